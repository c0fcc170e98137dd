"""MLX's packings against MLX: every mode, bits, group and type of scales, on random and on extreme bits."""

from __future__ import annotations

import re
from typing import Any

import ml_dtypes
import mlx.core as mx
import numpy as np
import pytest
from arrays import axes, equal_bits, random_bytes, shapes
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from emitter.dtype import DType
from emitter.packing import MlxAffine, MlxMxfp4, MlxMxfp8, MlxNvfp4, Quantised
from emitter.packing.mlx import AFFINE_BITS, AFFINE_GROUPS, AFFINE_SCALES

SCALE = {DType.F32: mx.float32, DType.F16: mx.float16, DType.BF16: mx.bfloat16}
FLOATS: list[tuple[Quantised, str, int, int]] = [
    (MlxMxfp4(), "mxfp4", 4, 32),
    (MlxNvfp4(), "nvfp4", 4, 16),
    (MlxMxfp8(), "mxfp8", 8, 32),
]


def numpy_of(array: mx.array) -> NDArray[Any]:
    if array.dtype == mx.bfloat16:
        return np.array(array.view(mx.uint16)).view(ml_dtypes.bfloat16)
    return np.array(array)


def affine_by_mlx(codes: NDArray[Any], scales: NDArray[Any], biases: NDArray[Any], packing: MlxAffine) -> NDArray[Any]:
    wide = [mx.array(plane.astype(np.float32)) for plane in (scales, biases)]
    return np.array(mx.dequantize(mx.array(codes), *wide, group_size=packing.group, bits=packing.bits))


@pytest.mark.parametrize("scale", AFFINE_SCALES, ids=lambda dtype: dtype.value)
@pytest.mark.parametrize("group", AFFINE_GROUPS)
@pytest.mark.parametrize("bits", AFFINE_BITS)
def test_affine_is_what_mlx_quantised(bits: int, group: int, scale: DType) -> None:
    """On what ``mx.quantize`` makes of normal numbers: planes of the same shapes, and the same numbers."""
    packing = MlxAffine(bits, group, scale)
    weight = np.random.default_rng(bits * group).standard_normal((3, 5, 256)).astype(np.float32)
    made = mx.quantize(mx.array(weight).astype(SCALE[scale]), group_size=group, bits=bits)
    planes = {name: numpy_of(plane) for name, plane in zip(("codes", "scales", "biases"), made, strict=True)}
    assert {name: plane.shape for name, plane in planes.items()} == shapes(packing, 3, 5, 256)
    assert {plane.dtype for name, plane in planes.items() if name != "codes"} == {scale.numpy}
    theirs = affine_by_mlx(planes["codes"], planes["scales"], planes["biases"], packing)
    equal_bits(packing.numbers(planes), theirs)


@given(st.data())
@settings(max_examples=40)
def test_affine_is_mlx_on_any_bits(data: st.DataObject) -> None:
    """Scales and biases of any bits at all: subnormal, infinite, NaN."""
    packing = MlxAffine(*(data.draw(st.sampled_from(of)) for of in (AFFINE_BITS, AFFINE_GROUPS, AFFINE_SCALES)))
    rng = np.random.default_rng(data.draw(st.integers(0, 2**32)))
    rows, columns = data.draw(st.integers(1, 4)), 128 * data.draw(st.integers(1, 3))
    of = shapes(packing, rows, columns)
    codes = random_bytes(rng, rows, of["codes"][1] * 4).view(np.uint32)
    size = packing.scale.itemsize
    scales, biases = (random_bytes(rng, rows, of["scales"][1] * size).view(packing.scale.numpy) for _ in range(2))
    planes = {"codes": codes, "scales": scales, "biases": biases}
    equal_bits(packing.numbers(planes), affine_by_mlx(codes, scales, biases, packing))


@pytest.mark.parametrize(("packing", "mode", "bits", "group"), FLOATS, ids=lambda value: str(value))
def test_small_floats_are_what_mlx_makes_of_them(packing: Quantised, mode: str, bits: int, group: int) -> None:
    """Every scale there is, with random codes: 256 rows of one scale each; and what ``mx.quantize`` makes."""
    rng = np.random.default_rng(bits)
    codes = random_bytes(rng, 256, 4 * bits * group // 8).view(np.uint32)
    scales = np.repeat(np.arange(256, dtype=np.uint8)[:, None], 4, axis=1)
    assert {"codes": codes.shape, "scales": scales.shape} == shapes(packing, 256, 4 * group)
    made = mx.quantize(mx.random.normal((8, 128)), group_size=group, bits=bits, mode=mode)
    for planes in ((codes, scales), tuple(map(np.array, made))):
        theirs = mx.dequantize(*map(mx.array, planes), group_size=group, bits=bits, mode=mode, dtype=mx.float32)
        equal_bits(packing.numbers(dict(zip(("codes", "scales"), planes, strict=True))), np.array(theirs))


def test_what_mlx_does_not_have_is_refused() -> None:
    with pytest.raises(ValueError, match="bits is 7, accepted are"):
        MlxAffine(7, 64, DType.F16)
    with pytest.raises(ValueError, match="group is 8, accepted are"):
        MlxAffine(4, 8, DType.F16)
    with pytest.raises(ValueError, match=r"scale is .*I32"):
        MlxAffine(4, 64, DType.I32)
    with pytest.raises(ValueError, match=re.escape("rows of a multiple of 64 numbers, not a weight of shape [2, 96]")):
        MlxAffine(4, 64, DType.F16).planes(axes(2, 96), DType.F32)
