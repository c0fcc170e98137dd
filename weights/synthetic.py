"""Weights for a config that comes without any: random, and the same on every machine."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import assert_never

import numpy as np
from numpy.typing import NDArray

from emitter.packing import (
    GGUF,
    Axis,
    BlockFp8,
    GgufIq4Nl,
    GgufIq4Xs,
    GgufMxfp4,
    GgufQ4_0,
    GgufQ4_1,
    GgufQ4_K,
    GgufQ5_0,
    GgufQ5_1,
    GgufQ5_K,
    GgufQ6_K,
    GgufQ8_0,
    MlxAffine,
    MlxMxfp4,
    MlxMxfp8,
    Mxfp4,
    Packing,
    Use,
    Weight,
)
from emitter.packing.gguf import IQ4
from emitter.session.arrays import aligned_empty
from emitter.signature import Argument, PlaneRef
from weights.assembly import static_shape
from weights.layouts import Array

_CHUNK = 1 << 19
"""64-bit draws at a time: 4 MB, so that they stay in cache between drawing and scaling."""

_BIAS_STD = 0.1
_SCALE_SPREAD = 0.1


def random_weights(wanted: Sequence[Argument], seed: int, *, experts: int | None = None) -> dict[str, Array]:
    """Weights of the wanted names, shapes and dtypes, every one of them random.

    A matrix has elements of mean 0 and standard deviation 1/sqrt(fan-in), fan-in being its ``in`` axis, so that inputs
    of unit variance give router logits and pre-activations of unit variance. Biases have a standard deviation of 0.1,
    norms and scales lie in [0.9, 1.1]. An integer table ``[V, k]`` holds k different experts per row.

    Each tensor is drawn from PCG64 seeded by (seed, name): it does not depend on the others, nor on their order. The
    raw draws become uniform variables by IEEE f32 arithmetic alone (no library function, no rejection), so that the
    values depend on neither NumPy's version nor the platform. A bf16 weight is that f32 weight rounded. A weight that
    is packed has any codes, and scales (and biases) that give its numbers that mean and standard deviation.

    Args:
        wanted: Name, shape and dtype of each weight.
        seed: Zero or more.
        experts: E, for integer tables; taken from the weights with an expert axis when some are wanted too.

    Returns:
        Canonical name to a 64-byte aligned array, in the order of ``wanted``.

    Raises:
        ValueError: the seed is negative, an argument does not say which weight it is a plane of, or an integer table is
            wanted and the number of experts is unknown.
    """
    return {name: draw() for name, draw in draws(wanted, seed, experts=experts).items()}


def draws(wanted: Sequence[Argument], seed: int, *, experts: int | None = None) -> dict[str, Callable[[], Array]]:
    """What draws each of ``random_weights``, in whatever order and thread. Raises as it does, when it is called."""
    if seed < 0:
        raise ValueError(f"seed {seed} is negative; accepted is zero or more")
    if experts is None:
        # Not the router's rows: a router may have some for shared or zero-compute experts too.
        counts = (argument.of_weight.weight.size(Axis.EXPERT) for argument in wanted)
        experts = next((count for count in counts if count is not None), None)
    return {argument.name: partial(_drawn, argument, seed, experts) for argument in wanted}


def _drawn(argument: Argument, seed: int, experts: int | None) -> Array:
    bits = _bits(seed, argument.name)
    weight = aligned_empty(static_shape(argument), argument.dtype.numpy)
    if argument.of_weight.plane.name:
        _fill_plane(weight, argument.of_weight, seed)
    elif argument.of_weight.weight.use is Use.TABLE and not argument.dtype.is_float:
        _fill_table(weight, bits, argument.name, experts)
    else:
        mean, std = _moments(argument.of_weight.weight)
        # A uniform variable on [-a, a) has standard deviation a / sqrt(3).
        _fill_uniform(weight, bits, mean, std * math.sqrt(3.0))
    return weight


def _bits(seed: int, name: str) -> np.random.PCG64:
    digest = hashlib.sha256(f"{seed}:{name}".encode()).digest()
    words = [int.from_bytes(digest[at : at + 4], "little") for at in range(0, 32, 4)]
    return np.random.PCG64(np.random.SeedSequence(words))


def _moments(weight: Weight) -> tuple[float, float]:
    match weight.use:
        case Use.BIAS:
            return 0.0, _BIAS_STD
        case Use.FACTOR:
            return 1.0, _SCALE_SPREAD / math.sqrt(3.0)
        case Use.PRODUCT:
            return 0.0, 1.0 / math.sqrt(weight.size(Axis.IN) or 1)
        case Use.TABLE:
            # of embeddings, whose rows a tied head multiplies too
            return 0.0, 1.0 / math.sqrt(weight.shape[-1])
        case _:
            assert_never(weight.use)


def _fill_uniform(weight: Array, bits: np.random.PCG64, mean: float, bound: float) -> None:
    """mean + bound * u, u uniform on multiples of 2^-31 in [-1, 1)."""
    flat = weight.reshape(-1)
    scale, offset = np.float32(bound * 2.0**-31), np.float32(mean)
    for start in range(0, flat.size, 2 * _CHUNK):
        target = flat[start : start + 2 * _CHUNK]
        draws = bits.random_raw(-(-target.size // 2)).astype("<u8", copy=False).view("<i4")[: target.size]
        values = draws.astype(np.float32)
        values *= scale
        if offset:
            values += offset
        target[...] = values


def _fill_plane(plane: Array, of: PlaneRef, seed: int) -> None:
    """A plane of a packed weight; the scales of a group are drawn alike for its scales and for its biases."""
    weight, packing = of.weight, of.weight.packing
    name = of.plane.name
    std = 1.0 / math.sqrt(weight.size(Axis.IN) or 1)
    bits = _bits(seed, weight.name + (".scales" if name == "biases" else f".{name}"))
    if name in ("codes", "blocks"):
        octets = plane.reshape(-1).view(np.uint8)
        for start in range(0, octets.size, 8 * _CHUNK):
            target = octets[start : start + 8 * _CHUNK]
            target[...] = bits.random_raw(-(-target.size // 8)).astype("<u8", copy=False).view("u1")[: target.size]
            if isinstance(packing, (BlockFp8, MlxMxfp8)):
                target &= 0xBF  # below 2, and no NaN
        if packing in GGUF:
            _scale_blocks(plane.view(np.uint8), packing, std)
        return
    match packing:
        case MlxAffine():
            # codes that are uniform on 0 to 2^b - 1 have the standard deviation 2^b / sqrt(12)
            scale = std * math.sqrt(12.0) / (1 << packing.bits)
            _fill_uniform(plane, bits, scale, scale * _SCALE_SPREAD)
            if name == "biases":
                plane *= plane.dtype.type(-((1 << packing.bits) - 1) / 2)
        case BlockFp8():
            # codes below 2, of any exponent and mantissa alike: the mean of their squares is 0.38
            _fill_uniform(plane, bits, std / math.sqrt(0.38), std * _SCALE_SPREAD)
        case MlxMxfp8():
            plane.view(np.uint8)[...] = 127 + round(math.log2(std / math.sqrt(0.38)))
        case Mxfp4() | MlxMxfp4():
            plane.view(np.uint8)[...] = _e2m1_exponent(std)
        case _:
            raise ValueError(f"{weight.name}: {packing} is not drawn at random")


def _e2m1_exponent(std: float) -> int:
    """The mean of the squares of the sixteen numbers is 8.6: a power of two near that deviation."""
    return 127 + round(math.log2(std / math.sqrt(8.6)))


def _scale_blocks(blocks: NDArray[np.uint8], packing: Packing, std: float) -> None:
    """Give blocks of any bytes scales that make numbers of this deviation; those of 256 keep some of their bits."""

    def put(at: int, value: float) -> None:
        blocks[..., at : at + 2] = np.array([value], "<f2").view(np.uint8)

    match packing:
        case GgufQ8_0():
            put(0, std / (256 / math.sqrt(12.0)))
        case GgufQ4_0() | GgufQ4_1() | GgufQ5_0() | GgufQ5_1():
            codes = 32 if isinstance(packing, (GgufQ5_0, GgufQ5_1)) else 16
            put(0, std / (codes / math.sqrt(12.0)))
            if isinstance(packing, (GgufQ4_1, GgufQ5_1)):
                put(2, -(codes - 1) / 2 * std / (codes / math.sqrt(12.0)))
        case GgufIq4Nl():
            put(0, std / float(IQ4.std()))
        case GgufIq4Xs():
            # scales from 16 to 31
            blocks[..., 2:4] = 255
            put(0, std / (float(IQ4.std()) * 24))
        case GgufMxfp4():
            blocks[..., 0] = _e2m1_exponent(std)
        case GgufQ6_K():
            # scales from 64 to 127
            blocks[..., 192:208] = blocks[..., 192:208] & 63 | 64
            put(208, std / (64 / math.sqrt(12.0) * 96))
        case GgufQ4_K() | GgufQ5_K():
            codes = 32 if isinstance(packing, GgufQ5_K) else 16
            # scales from 32 to 47 and offsets like them, so that codes are about the middle
            scales = blocks[..., 4:8] & 15 | 32
            blocks[..., 4:8], blocks[..., 8:12] = scales | 128, scales | 128
            blocks[..., 12:16] = scales & 15 | scales << 4
            put(0, std / (codes / math.sqrt(12.0) * 40))
            put(2, (codes - 1) / 2 * std / (codes / math.sqrt(12.0) * 40))


def _fill_table(table: Array, bits: np.random.PCG64, name: str, experts: int | None) -> None:
    """Row by row, k different experts: a random start and then steps of a random odd stride that visits all of E."""
    if experts is None or table.ndim != 2 or not 0 < table.shape[1] <= experts:
        raise ValueError(f"{name} {list(table.shape)}: a table of k of {experts} experts per row cannot be drawn")
    strides = np.array([s for s in range(1, experts + 1) if math.gcd(s, experts) == 1], np.int64)
    rows, k = table.shape
    draws = bits.random_raw(2 * rows)
    starts = (draws[:rows] % np.uint64(experts)).astype(np.int64)
    chosen = strides[(draws[rows:] % np.uint64(len(strides))).astype(np.int64)]
    table[...] = (starts[:, None] + np.arange(k) * chosen[:, None]) % experts
