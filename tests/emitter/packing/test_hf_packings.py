"""gpt-oss's MXFP4 and DeepSeek's FP8 against transformers, on random and on extreme bits."""

from __future__ import annotations

import re
import tracemalloc

import ml_dtypes
import numpy as np
import pytest
import torch
from arrays import axes, equal_bits, random_bytes, shapes
from hypothesis import given, settings
from hypothesis import strategies as st

from emitter.dtype import DType
from emitter.packing import Axis, BlockFp8, Extent, Mxfp4


def test_mxfp4_is_what_transformers_makes_of_it() -> None:
    """Every scale with every code, in f32 and as transformers loads it, in bf16: no product of the two is rounded."""
    from transformers.integrations.mxfp4 import convert_moe_packed_tensors

    rng = np.random.default_rng(4)
    blocks = random_bytes(rng, 2, 256, 3, 16)
    blocks[..., 0, :8] = np.arange(0, 256, 32).astype(np.uint8)
    scales = np.broadcast_to(np.arange(256, dtype=np.uint8)[:, None], (2, 256, 3)).copy()
    assert {"blocks": blocks.shape, "scales": scales.shape} == shapes(Mxfp4(), 2, 256, 96)
    numbers = Mxfp4().numbers({"blocks": blocks, "scales": scales})
    for dtype in (torch.float32, torch.bfloat16):
        theirs = convert_moe_packed_tensors(torch.from_numpy(blocks), torch.from_numpy(scales), dtype=dtype)
        equal_bits(numbers, theirs.transpose(1, 2).float().numpy())


@given(st.integers(0, 2**32), st.tuples(st.integers(1, 300), st.integers(1, 300)), st.sampled_from([1, 7, 128]))
@settings(max_examples=40)
def test_block_fp8_is_transformers_with_ragged_edges(seed: int, shape: tuple[int, int], block: int) -> None:
    """``weight_scale_inv`` of any bits; a stretch of rows from a block's first one is the same stretch of the whole."""
    from transformers.integrations.finegrained_fp8 import _dequantize_fp8_weight

    packing, rng = BlockFp8(block, 128), np.random.default_rng(seed)
    grid = shapes(packing, *shape)["scales"]
    codes, scales = random_bytes(rng, *shape), random_bytes(rng, grid[0], 4 * grid[1]).view(np.float32)
    numbers = packing.numbers({"codes": codes, "scales": scales})
    weight = torch.from_numpy(codes.copy()).view(torch.float8_e4m3fn)
    theirs = _dequantize_fp8_weight(weight, torch.from_numpy(scales.copy()), [block, 128], torch.float32)
    equal_bits(numbers, theirs.numpy())
    first = rng.integers(0, grid[0])
    rows = slice(first * block, (first + 1) * block)
    equal_bits(packing.numbers({"codes": codes[rows], "scales": scales[first : first + 1]}), numbers[rows])


def test_block_fp8_is_what_transformers_loads() -> None:
    """Stacked, with whole blocks, which is all that the loader of transformers takes."""
    from transformers.integrations.finegrained_fp8 import Fp8Dequantize

    rng = np.random.default_rng(8)
    codes, scales = random_bytes(rng, 3, 256, 384), rng.standard_normal((3, 2, 3)).astype(np.float32)
    weight = torch.from_numpy(codes.copy()).view(torch.float8_e4m3fn)
    theirs = Fp8Dequantize(None)._dequantize_one(weight, torch.from_numpy(scales), torch.float32)
    equal_bits(BlockFp8().numbers({"codes": codes, "scales": scales}), theirs.numpy())


def test_what_cannot_be_packed_is_refused() -> None:
    with pytest.raises(ValueError, match=re.escape("rows of a multiple of 32 numbers, not a weight of shape [4, 40]")):
        Mxfp4().planes(axes(4, 40), DType.F32)
    with pytest.raises(ValueError, match="a block of 0 x 128 holds nothing"):
        BlockFp8(0)
    with pytest.raises(ValueError, match="takes matrices"):
        BlockFp8().planes(axes(128), DType.F32)
    with pytest.raises(ValueError, match="2 parts of 96 cannot share blocks of 128"):
        BlockFp8().planes((Extent(Axis.OUT, 192, "I", 2), Extent(Axis.IN, 128)), DType.F32)


def test_blocks_larger_than_the_matrix_take_no_memory_of_their_own() -> None:
    """A config may say blocks of any size, and one scale is enough for a matrix within one."""
    codes = np.random.default_rng(0).standard_normal((64, 128)).astype(ml_dtypes.float8_e4m3fn)
    planes = {"codes": codes, "scales": np.array([[3.0]], np.float32)}
    tracemalloc.start()
    try:
        numbers = BlockFp8(2**24, 2**24).numbers(planes)
        assert tracemalloc.get_traced_memory()[1] < 10 * numbers.nbytes
    finally:
        tracemalloc.stop()
    np.testing.assert_array_equal(numbers, codes.astype(np.float32) * 3)
