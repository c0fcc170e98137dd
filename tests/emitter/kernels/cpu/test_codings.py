"""Every packing that kernels read: dot products within the rounding of their sums, and unpacked rows to the bit.

One executable for a tier holds the kernels of all packings.
"""

from __future__ import annotations

import functools
import itertools
from dataclasses import dataclass
from typing import Any

import gguf
import numpy as np
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from emitter.graphs.lowered import graph_of
from emitter.iree import Session, compile_graph
from emitter.kernels.cpu.decoding import Stack
from emitter.kernels.cpu.executable import Executable, Grid
from emitter.kernels.cpu.host import declared
from emitter.kernels.cpu.packed import PackedRows
from emitter.kernels.cpu.rows import Sums
from emitter.kernels.cpu.writer import Buffer, Kernel
from emitter.kernels.sizes import tensor, value
from emitter.packing import (
    Axis,
    BlockFp8,
    Extent,
    Gguf,
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
    Quantised,
)
from emitter.signature import MAIN, Argument, DType, Role
from emitter.target import host_features, parse_target
from emitter.target.isa import AVX2, PORTABLE, Isa, best_isa
from emitter.text.builder import FunctionBuilder, TensorType
from emitter.text.graph import Graph

Array = NDArray[Any]
HOST = best_isa(host_features())
ROWS, TOKENS = 6, 2
PACKINGS: dict[str, tuple[Quantised, int]] = {
    # less than a step, several, and an end that is cut off at every place where one may be
    "affine2": (MlxAffine(2, 32, DType.BF16), 288),
    "affine3": (MlxAffine(3, 64, DType.F16), 192),
    "affine4": (MlxAffine(4, 64, DType.BF16), 832),
    "affine4x32": (MlxAffine(4, 32, DType.F32), 288),
    "affine4x128": (MlxAffine(4, 128, DType.BF16), 640),
    "affine5": (MlxAffine(5, 32, DType.BF16), 160),
    "affine6": (MlxAffine(6, 64, DType.F16), 64),
    "affine8": (MlxAffine(8, 128, DType.F32), 384),
    "mxfp4": (Mxfp4(), 672),
    "fp8": (BlockFp8(4, 128), 328),
    "fp8x32": (BlockFp8(4, 32, DType.BF16), 328),
    "q8_0": (GgufQ8_0(), 224),
    "q4_k": (GgufQ4_K(), 768),
    "q6_k": (GgufQ6_K(), 512),
    "gguf_mxfp4": (GgufMxfp4(), 352),
    "q5_k": (GgufQ5_K(), 768),
    "q4_0": (GgufQ4_0(), 96),
    "q4_1": (GgufQ4_1(), 288),
    "q5_0": (GgufQ5_0(), 320),
    "q5_1": (GgufQ5_1(), 224),
    "iq4_nl": (GgufIq4Nl(), 352),
    "iq4_xs": (GgufIq4Xs(), 512),
    "mlx_mxfp4": (MlxMxfp4(), 672),
    "mlx_mxfp8": (MlxMxfp8(), 224),
}
BEHIND = {GgufQ4_1: 4, GgufQ5_1: 4, GgufQ4_K: 16, GgufQ5_K: 16}
"""Where in a block codes begin, behind a scale and a bias of f16."""


@dataclass(frozen=True)
class Case:
    """One packing on one tier: rows of one expert of two, multiplied with so many tokens at a time."""

    isa: Isa
    dtype: DType
    name: str
    at_once: int = TOKENS

    @property
    def packing(self) -> Quantised:
        return PACKINGS[self.name][0]

    @property
    def length(self) -> int:
        return PACKINGS[self.name][1]

    @property
    def read(self) -> PackedRows:
        read = PackedRows.of(self.isa, self.packing, self.dtype, Stack(self.name, 2, ROWS, self.length))
        assert read is not None
        return read

    @property
    def x(self) -> Buffer:
        return Buffer(f"{self.name}_x", (None, self.length), self.dtype.value, "tokens")

    def dots(self) -> Kernel:
        """``y[expert, row, token]``, two rows at a time."""
        y = Buffer("y", (2, ROWS, TOKENS), "f32")
        buffers = [*self.read.inputs(self.x.name, "tokens"), *self.read.planes, y]
        k = Kernel(f"{self.name}_dots", buffers, ["tokens"], fused=self.isa.fused)
        sums = Sums.scratch(k, 2, self.at_once, self.read.lanes)
        with k.loop(0, 2) as expert, k.loop(0, ROWS, 2) as row, k.loop(0, TOKENS, self.at_once) as first:
            tokens = [first + t for t in range(self.at_once)]
            self.read.dots(k, expert, [row, row + 1], self.x.name, tokens, sums, k.constant(0))
            for r in range(2):
                for t, token in enumerate(tokens):
                    lanes = k.load(sums.buffer, r * self.at_once + t, 0, 0, lanes=self.read.lanes)
                    k.store(k.sum_lanes(lanes), y, expert, row + r, token)
        return k

    def unpack(self) -> Kernel:
        y = Buffer("y", (2, ROWS, self.read.width), self.dtype.value)
        k = Kernel(f"{self.name}_unpack", [*self.read.planes, y])
        terms = self.read.unpack_scratch(k)
        with k.loop(0, 2) as expert, k.loop(0, ROWS) as row:
            to = k.address(y) + (expert * ROWS + row) * (self.read.width * self.dtype.itemsize)
            self.read.unpack(k, expert, row, k.constant(0), self.length, to, (expert, row), terms)
        return k


def random_planes(packing: Quantised, length: int, seed: int) -> dict[str, Array]:
    """Any codes; scales and biases of both signs and of sizes that differ by some orders of magnitude."""
    rng = np.random.default_rng(seed)
    axes = (Extent(Axis.EXPERT, 2), Extent(Axis.OUT, ROWS), Extent(Axis.IN, length))
    planes: dict[str, Array] = {}

    def some(*shape: int) -> Array:
        return rng.standard_normal(shape) * np.exp2(rng.integers(-6, 7, shape))

    for plane in packing.planes(axes, DType.F32):
        raw = rng.integers(0, 256, (*plane.shape, plane.dtype.itemsize), np.uint8)
        planes[plane.name] = raw.view(plane.dtype.numpy).reshape(plane.shape)
        if plane.dtype in (DType.F32, DType.F16, DType.BF16):
            planes[plane.name] = some(*plane.shape).astype(plane.dtype.numpy)
    match packing:
        case MlxMxfp8():
            planes["scales"][...] = rng.integers(90, 140, planes["scales"].shape).astype(np.uint8).view(np.int8)
            codes = planes["codes"].view(np.uint8)
            codes[codes & 0x7F == 0x7F] = 5
        case Mxfp4() | MlxMxfp4():
            planes["scales"] = rng.integers(90, 160, planes["scales"].shape).astype(np.uint8).view(np.int8)
        case BlockFp8():
            codes = planes["codes"]
            codes[codes & 0x7F == 0x7F] = 5
        case GgufMxfp4():
            planes["blocks"][..., 0] = rng.integers(90, 127, planes["blocks"].shape[:-1])
        case Gguf():
            blocks = planes["blocks"].view(np.uint8)
            for at in (0, 2) if type(packing) in BEHIND else (208,) if isinstance(packing, GgufQ6_K) else (0,):
                blocks[..., at : at + 2] = some(*blocks.shape[:-1], 1).astype("<f2").view(np.uint8)
    return planes


def graph(isa: Isa, dtype: DType, names: tuple[str, ...], at_once: int = TOKENS) -> Graph:
    """``(x, planes) -> dots, unpacked`` for each packing."""
    cases = [Case(isa, dtype, name, at_once) for name in names]
    executable = Executable("packed")
    for case in cases:
        executable.add(case.read.lay_out(f"{case.name}_lay_out", case.x), Grid(("tokens", 1)))
        executable.add(case.dots(), Grid(1))
        executable.add(case.unpack(), Grid(1))
    inputs = [Argument(case.x.name, (TOKENS, case.length), dtype, Role.INPUT) for case in cases]
    planes = {
        case.name: [
            Argument(b.name, tuple(extent or 0 for extent in b.shape), DType(b.element), Role.WEIGHT)
            for b in case.read.planes
        ]
        for case in cases
    }
    arguments = [*inputs, *itertools.chain(*planes.values())]
    b = FunctionBuilder(MAIN)
    values = {name: tensor(b, of) for name, of in b.take(arguments).items()}
    host, tokens = declared(b, executable, isa), {"tokens": TOKENS}
    results = []
    for case in cases:
        x, given = case.x.name, {plane.name: values[plane.name] for plane in planes[case.name]}
        laid = host.dispatch(f"{case.name}_lay_out", {x: values[x]}, tokens)
        laid.pop(x, None)
        dots = host.dispatch(f"{case.name}_dots", {**laid, **given}, tokens)["y"]
        unpacked = host.dispatch(f"{case.name}_unpack", given, {})["y"]
        results.append((f"{case.name}_dots", value(dots, TensorType((2, ROWS, TOKENS), DType.F32))))
        results.append((f"{case.name}_unpacked", value(unpacked, TensorType((2, ROWS, case.read.width), dtype))))
    return graph_of(b, arguments, results)


TIERS = {
    f"{HOST.name}-bf16": (HOST, DType.BF16),
    "portable-f32": (PORTABLE, DType.F32),
    "avx2-f16": (AVX2, DType.F16),
    f"{HOST.name}-f32": (HOST, DType.F32),
}


@functools.cache
def computed(
    tier: str, names: tuple[str, ...] = tuple(PACKINGS), at_once: int = TOKENS
) -> tuple[dict[str, dict[str, Array]], dict[str, Array], dict[str, Array], dict[str, Array]]:
    """The planes of each packing, x, what a tier computes of them, and what of an infinity in the second token."""
    isa, dtype = TIERS[tier]
    if not isa.features <= host_features():
        pytest.skip(f"this machine has no {isa.name}")
    found = graph(isa, dtype, names, at_once)
    planes = {name: random_planes(packing, length, 7) for name, (packing, length) in PACKINGS.items() if name in names}
    weights = {
        a.name: planes[a.name.partition(".")[0]][a.name.partition(".")[2]].view(a.dtype.numpy).reshape(a.shape)
        for a in found.signature.weights
    }
    rng = np.random.default_rng(3)
    drawn = {name: rng.standard_normal((TOKENS, length)) for name, (_, length) in PACKINGS.items()}
    xs = {name: drawn[name].astype(dtype.numpy) for name in names}
    session = Session(compile_graph(found, parse_target("cpu")), weights)
    first, *others = xs
    spoilt = {name: x.copy() for name, x in xs.items()}
    for x in spoilt.values():
        x[1, 5] = np.inf
    results, special = (
        {
            name: np.array(array)
            for name, array in session.run(given[first], **{f"{name}_x": given[name] for name in others}).items()
        }
        for given in (xs, spoilt)
    )
    return planes, xs, results, special


def magnitudes(packing: Quantised, planes: dict[str, Array]) -> Array:
    """``|s (v - c)| + |b + c s|`` of each number at most.

    c lies between the lowest and the highest v; so the first is at most what lies between the numbers that they stand
    for, and the second at most that and ``|w|``.
    """

    def with_codes(octet: int) -> Array:
        changed = {plane: array.copy() for plane, array in planes.items()}
        match packing:
            case MlxAffine():
                changed["codes"].view(np.uint8)[...] = octet
            case Gguf() if type(packing) in BEHIND:
                changed["blocks"].view(np.uint8)[..., BEHIND[type(packing)] :] = octet
        return packing.numbers(changed).astype(np.float64)

    return np.abs(packing.numbers(planes).astype(np.float64)) + 2 * np.abs(with_codes(255) - with_codes(0))


def check(tier: str, name: str, names: tuple[str, ...] = tuple(PACKINGS)) -> None:
    dtype = TIERS[tier][1]
    planes, xs, results, special = computed(tier, names)
    packing, length = PACKINGS[name]
    numbers = packing.numbers(planes[name])
    with np.errstate(over="ignore"):
        expected = numbers.astype(dtype.numpy)
    np.testing.assert_array_equal(results[f"{name}_unpacked"][..., :length], expected)
    assert (results[f"{name}_unpacked"][..., length:] == 0).all()
    wide, x = numbers.astype(np.float64), xs[name].astype(np.float64)
    truth = np.einsum("erk,tk->ert", wide, x)
    # f32 sums of as many terms, of s (v - c) and of b + c s; and x off by 2^-14 of the largest, where it is bytes
    most = magnitudes(packing, planes[name])
    bound = (length + 8) * 2.0**-24 * np.einsum("erk,tk->ert", most, np.abs(x))
    if Case(*TIERS[tier], name).read.fixed:
        bound += 2.0**-14 * np.einsum("erk,t->ert", most, np.abs(x).max(axis=-1))
    assert (np.abs(results[f"{name}_dots"] - truth) <= bound).all()
    np.testing.assert_array_equal(special[f"{name}_dots"][..., 0], results[f"{name}_dots"][..., 0])
    assert not np.isfinite(special[f"{name}_dots"][..., 1]).any()


# Both tiers decode a packing by the same steps: each takes every second one, and the nightly run all.
IN_TURNS = {tier: tuple(PACKINGS)[turn::2] for turn, tier in enumerate(list(TIERS)[:2])}


@pytest.mark.parametrize(("tier", "name"), [(tier, name) for tier, names in IN_TURNS.items() for name in names])
def test_rows_are_the_numbers_of_their_packing(tier: str, name: str) -> None:
    check(tier, name, IN_TURNS[tier])


def test_activations_in_bytes_are_off_by_half_a_unit_of_the_largest() -> None:
    """Each row has one number, a 1, so each product is what is left of one activation: of the smallest, which lose
    most. The largest of a lane is below 1, and at least 2^13 as an integer: so a unit is at most 2^-14."""
    case, length = Case(HOST, DType.BF16, "q8_0"), PACKINGS["q8_0"][1]
    if not case.read.fixed:
        pytest.skip(f"{HOST.name} has activations as they are")
    rng = np.random.default_rng(5)
    x = (rng.uniform(-1, 1, (TOKENS, length)) * np.exp2(-rng.integers(0, 8, (TOKENS, length)))).astype(np.float32)
    x = np.clip(x, -0.99, 0.99).astype(DType.BF16.numpy)
    blocks = np.zeros((2, ROWS, length // 32, 34), np.uint8)
    blocks[..., :2] = np.array(1, "<f2").reshape(1).view(np.uint8)
    at = np.abs(x.astype(np.float32)).max(axis=0).argsort()[: 2 * ROWS].reshape(2, ROWS)
    for expert, row in np.ndindex(2, ROWS):
        blocks[expert, row, at[expert, row] // 32, 2 + at[expert, row] % 32] = 1
    found = graph(HOST, DType.BF16, ("q8_0",))
    (weight,) = found.signature.weights
    planes = {weight.name: blocks.view(weight.dtype.numpy).reshape(weight.shape)}
    y = np.array(Session(compile_graph(found, parse_target("cpu")), planes).run(x)["q8_0_dots"])
    assert (np.abs(y - x.astype(np.float32).T[at]) <= 2.0**-15).all()


@pytest.mark.nightly
@pytest.mark.parametrize("name", PACKINGS)
@pytest.mark.parametrize("tier", TIERS)
def test_rows_are_the_numbers_of_their_packing_on_every_tier(tier: str, name: str) -> None:
    check(tier, name)


# those whose sums a compiler that fuses what it pleases has been seen to round otherwise
FUSED_OTHERWISE = ("affine5",)


@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=[pytest.mark.nightly] * (n not in FUSED_OTHERWISE)) for n in PACKINGS]
)
def test_a_row_is_the_same_whatever_other_rows_are_multiplied_beside_it(name: str) -> None:
    """Also where a kernel does not say whether a product and its sum are rounded once."""
    beside = IN_TURNS["portable-f32"]
    _, _, together, _ = computed("portable-f32", beside if name in beside else tuple(PACKINGS))
    _, _, alone, _ = computed("portable-f32", (name,), 1)
    np.testing.assert_array_equal(alone[f"{name}_dots"], together[f"{name}_dots"])


OF_BYTES = (Gguf, MlxMxfp4, MlxMxfp8)
ANY_BYTES = {tier: [n for n in names if isinstance(PACKINGS[n][0], OF_BYTES)] for tier, names in IN_TURNS.items()}


@pytest.mark.parametrize("tier", ANY_BYTES)
@given(seed=st.integers(0, 2**32), block=st.binary(min_size=256, max_size=256))
@settings(max_examples=8, phases=(Phase.generate,))
@pytest.mark.filterwarnings("ignore::RuntimeWarning:gguf")
def test_any_bytes_are_what_the_gguf_package_or_the_formula_makes_of_them(tier: str, seed: int, block: bytes) -> None:
    """Scales that are tiny, infinite or no numbers too. The first block of each row is one drawn, others are random."""
    isa, dtype = TIERS[tier]
    if not isa.features <= host_features():
        pytest.skip(f"this machine has no {isa.name}")
    rng = np.random.default_rng(seed)
    found = graph(isa, dtype, IN_TURNS[tier])
    weights = {}
    for argument in found.signature.weights:
        raw = rng.integers(0, 256, (*argument.shape, argument.dtype.itemsize), np.uint8)
        packing = PACKINGS[argument.name.partition(".")[0]][0]
        if isinstance(packing, Gguf):
            raw[..., : packing.block_bytes, 0] = np.frombuffer(block, np.uint8)[: packing.block_bytes]
        weights[argument.name] = raw.view(argument.dtype.numpy).reshape(argument.shape)
    xs = {a.name: np.zeros(a.shape, a.dtype.numpy) for a in found.signature.inputs}
    first, *others = xs
    results = Session(compile_graph(found, parse_target("cpu")), weights).run(xs[first], **{n: xs[n] for n in others})
    for name in ANY_BYTES[tier]:
        packing, length = PACKINGS[name]
        planes = {n.partition(".")[2]: array for n, array in weights.items() if n.partition(".")[0] == name}
        if isinstance(packing, Gguf):
            numbers = gguf.dequantize(planes["blocks"].view(np.uint8), gguf.GGMLQuantizationType[packing.type])
        else:
            numbers = packing.numbers(planes)
        with np.errstate(over="ignore", invalid="ignore"):
            expected = numbers.astype(dtype.numpy)
        # a power of two below the normal numbers is zero to kernels, and up to 896 of it are
        unpacked, expected = (
            np.where(np.abs(a) < 896 * 2.0**-126, 0, a)
            for a in (results[f"{name}_unpacked"][..., :length].astype(np.float64), expected.astype(np.float64))
        )
        np.testing.assert_array_equal(unpacked, expected, err_msg=name)
