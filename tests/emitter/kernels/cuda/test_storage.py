"""What kernels are told of a packing, against the group and the type that its formula reads."""

import numpy as np
import pytest

from emitter.kernels.cuda.catalogue import PACKED
from emitter.kernels.cuda.storage import packed_reading
from emitter.packing import BlockFp8, MlxAffine
from emitter.signature import DType


@pytest.mark.parametrize("scale", [DType.BF16, DType.F16])
@pytest.mark.parametrize(("bits", "group"), [(4, 32), (4, 64), (4, 128), (8, 16), (8, 32), (8, 64), (8, 128)])
def test_a_column_s_group_and_the_type_of_its_scale_are_those_of_the_packing(bits, group, scale):
    told = dict(zip(PACKED[f"affine{bits}"].words, packed_reading(MlxAffine(bits, group, scale)).words, strict=True))
    columns = np.arange(3 * group)
    np.testing.assert_array_equal(columns >> told["group_shift"], columns // group)
    assert (told["half_scales"] == 1) is (scale is DType.F16)


@pytest.mark.parametrize(("rows", "columns"), [(128, 128), (64, 128), (128, 64)])
def test_a_block_s_rows_and_columns_are_told_apart(rows, columns):
    told = dict(zip(PACKED["fp8"].words, packed_reading(BlockFp8(rows, columns, DType.F32)).words, strict=True))
    assert (1 << told["row_shift"], 1 << told["group_shift"]) == (rows, columns)


def test_a_thread_s_words_have_one_scale() -> None:
    """Four words: of codes of 4 bits 32 numbers, of 8 bits 16."""
    assert packed_reading(MlxAffine(4, 16, DType.F16)) is None
