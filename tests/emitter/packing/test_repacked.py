"""Blocks of GGUF in the planes of other packings: the same numbers, or off by the rounding of a scale to f16."""

from __future__ import annotations

import importlib

import gguf
import numpy as np
import pytest
from arrays import axes, equal_bits, random_bytes

from emitter.dtype import DType
from emitter.packing import GGUF, GgufIq4Xs, GgufMxfp4, GgufQ4_K, GgufQ5_K, GgufQ6_K, GgufQ8_0, repack, repacked
from emitter.packing.gguf import codes_of, offsets_of, scales_of
from emitter.packing.repacked import _rounded

ROWS, COLUMNS = 6, 512
ROUNDED = (GgufQ4_K(), GgufQ5_K(), GgufQ6_K(), GgufIq4Xs())
OF_A_SCALE = (GgufQ6_K(), GgufIq4Xs())
"""Those whose offsets are multiples of their scales."""


def blocks_of(packing, seed=3):
    """Any codes, under scales of common size."""
    raw = random_bytes(np.random.default_rng(seed), ROWS, COLUMNS // packing.block, packing.block_bytes)
    if packing == GgufMxfp4():
        raw[..., 0] = 120
        return raw
    scales = np.random.default_rng(seed).uniform(1e-4, 2e-3, (2, *raw.shape[:-1])).astype("<f2")
    for place, scale in zip((208 if packing == GgufQ6_K() else 0, 2), scales, strict=True):
        if place != 2 or packing.type in ("Q4_1", "Q5_1", "Q4_K", "Q5_K"):
            raw[..., place : place + 2] = scale.view(np.uint8).reshape(*raw.shape[:-1], 2)
    return raw


def numbers_of(packing, raw):
    """Those of the planes."""
    to = repacked(packing)
    planes = to.planes(axes(ROWS, COLUMNS), DType.BF16)
    return to.numbers({plane.name: repack(packing, raw, plane.name).reshape(plane.shape) for plane in planes})


@pytest.mark.parametrize("packing", GGUF, ids=str)
def test_numbers_are_those_of_gguf(packing) -> None:
    raw = blocks_of(packing)
    wanted = gguf.dequantize(raw.reshape(ROWS, -1), gguf.GGMLQuantizationType[packing.type])
    found = numbers_of(packing, raw)
    if packing not in ROUNDED:
        equal_bits(found, wanted)
        return
    codes, scales, offsets = codes_of(packing, raw), scales_of(packing, raw), offsets_of(packing, raw)
    if packing in OF_A_SCALE:
        # a number is its code's times the scale that is kept, to the nearest of 11 bits
        assert (np.abs(found - wanted) <= np.abs(wanted) * 2**-11 + 2**-25 * 128.0).all()
    grouped = codes.reshape(*scales.shape, -1)
    terms = np.abs(scales)[..., None] * grouped + np.abs(offsets)[..., None]
    # each of two factors to the nearest of 11 bits, and of f16's last places the sum's own rounding to f32
    bound = terms.reshape(ROWS, -1) * (2**-11 + 2**-23) + 2**-25 * (codes.reshape(ROWS, -1) + 1.0)
    assert (np.abs(found - wanted) <= bound).all()
    # what is held where nothing is packed is off by more: five times as much, in the mean square
    plainly = wanted.astype(DType.BF16.numpy).astype(np.float32)
    assert np.linalg.norm(found - wanted) < np.linalg.norm(plainly - wanted) / 4


@pytest.mark.parametrize("packing", [each for each in GGUF if each != GgufMxfp4()], ids=str)
@pytest.mark.parametrize("subnormal", [True, False])
def test_scales_and_offsets_are_rounded_to_the_nearest_f16(packing, subnormal: bool, monkeypatch) -> None:
    """Of any blocks; also in a thread that takes subnormal numbers for 0."""
    if not subnormal:
        monkeypatch.setattr(importlib.import_module("emitter.packing.repacked"), "_SMALLEST", np.float32(0))
    raw = random_bytes(np.random.default_rng(4), 64, 8, packing.block_bytes)
    # exponents of f16 from the least on: half of the factors are subnormal
    raw[..., [1, 3, -1]] &= np.random.default_rng(5).choice([0x83, 0xBF], (64, 8, 3)).astype(np.uint8)
    for plane, of in (("scales", scales_of), ("biases", offsets_of)):
        with np.errstate(over="ignore", invalid="ignore"):
            wanted = of(packing, raw).astype(np.float16).reshape(64, -1)
        assert np.isfinite(wanted).all()
        assert (np.abs(wanted[wanted != 0]) < 2**-14).any()
        np.testing.assert_array_equal(repack(packing, raw, plane).view(np.uint16), wanted.view(np.uint16))


def test_every_f16_times_every_factor_is_rounded_to_the_nearest() -> None:
    halves = np.arange(1 << 16, dtype=np.uint16).view(np.float16).astype(np.float32)
    factors = np.arange(-128, 128, dtype=np.float32)
    for some in np.array_split(halves[np.isfinite(halves)], 16):
        wide = some[:, None] * factors
        wide = wide[np.abs(wide) <= np.finfo(np.float16).max]
        np.testing.assert_array_equal(_rounded(wide).view(np.uint16), wide.astype(np.float16).view(np.uint16))


def test_a_scale_or_an_offset_that_is_no_f16_is_refused() -> None:
    raw = blocks_of(GgufQ8_0())
    raw[1, 2, :2] = np.array([600.0], "<f2").view(np.uint8)  # -128 times which is not
    repack(GgufQ8_0(), raw, "scales")
    with pytest.raises(OverflowError):
        repack(GgufQ8_0(), raw, "biases")
    raw = blocks_of(GgufQ4_K())
    raw[..., :2] = np.array([6e4], "<f2").view(np.uint8)
    with pytest.raises(OverflowError):
        repack(GgufQ4_K(), raw, "scales")
