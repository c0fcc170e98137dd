"""Kernels over packed experts: every width, group and tier against float64 truth, and what only they read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from emitter.graphs import emit
from emitter.iree import Session, compile_graph
from emitter.kernels.cpu.coding import reads
from emitter.kernels.cpu.decoding import Stack
from emitter.kernels.cpu.packed import PART, PackedRows
from emitter.kernels.cpu.panels import LINE
from emitter.kernels.cpu.rows import AHEAD
from emitter.kernels.cpu.writer import Kernel
from emitter.packing import BlockFp8, GgufMxfp4, GgufQ4_K, GgufQ6_K, GgufQ8_0, MlxAffine, MlxNvfp4, Mxfp4, Packing
from emitter.plan import Request, Strategy, plan
from emitter.signature import DType
from emitter.spec import ExpertsSpec, GluKind, GluSpec, MoeSpec, RouterSpec, SharedSpec
from emitter.target import Target, host_features, parse_target
from emitter.target.isa import AVX2, AVX512, PORTABLE, Isa, best_isa
from emitter.text.graph import Graph
from oracle.bounds import compute_bounds
from oracle.executors import Executor, IreeExecutor, XlaExecutor
from oracle.truth import compute_truth
from weights import random_weights

Array = NDArray[Any]
HOST = best_isa(host_features())


def packed_weights(graph: Graph, seed: int = 0) -> tuple[dict[str, Array], dict[str, Array]]:
    """Planes of any codes, with scales that differ and biases about the middle of the range, and their numbers."""
    rng = np.random.default_rng(seed)
    planes = random_weights(graph.signature.weights, seed)
    numbers: dict[str, Array] = {}
    for argument in graph.signature.weights:
        weight, plane = argument.of_weight.weight, argument.of_weight.plane
        array = planes[argument.name]
        if isinstance(weight.packing, MlxAffine) and plane.name == "biases":
            array *= (1 + 0.2 * rng.standard_normal(array.shape)).astype(array.dtype)
        elif isinstance(weight.packing, Mxfp4) and plane.name == "scales":
            array += rng.integers(-1, 2, array.shape, np.int8)
        elif isinstance(weight.packing, BlockFp8) and plane.name == "codes":
            array[...] = rng.integers(-128, 128, array.shape, np.int8)
            array[array & 0x7F == 0x7F] = 5  # NaN; subnormal ones stay
            array[array & 0x78 > 0x40] &= ~0x40  # below 2
        if not plane.name:
            numbers[weight.name] = array
    for argument in graph.signature.weights:
        weight = argument.of_weight.weight
        if argument.of_weight.plane.name and weight.name not in numbers:
            of = {plane.name: planes[weight.plane_name(plane)] for plane in weight.planes(DType.F32)}
            numbers[weight.name] = weight.packing.numbers(of)  # type: ignore[attr-defined]
    return planes, numbers


def graph_of(
    spec: MoeSpec,
    packing: Packing,
    tokens: int,
    strategy: Strategy,
    isa: Isa,
    stems: tuple[str, ...] = ("expert_gate_up", "expert_up", "expert_down"),
    dtype: DType = DType.F32,
) -> Graph:
    packings = tuple((stem, packing) for stem in stems)
    return emit(
        spec, plan(spec, Request(strategy, target=Target.cpu(isa), tokens=tokens, dtype=dtype, packings=packings))
    )


def check(spec: MoeSpec, graph: Graph, tokens: int, dtype: DType = DType.F32) -> None:
    planes, numbers = packed_weights(graph)
    x = np.random.default_rng(1).standard_normal((tokens, spec.hidden)).astype(dtype.numpy).astype(np.float32)
    y = Session(compile_graph(graph, parse_target("cpu")), planes)(x)
    tolerance = compute_bounds(spec, numbers, x, dtype).tolerance("output")
    assert (np.abs(y - compute_truth(spec, numbers, x).output) <= tolerance).all()


def needs(isa: Isa) -> None:
    if not isa.features <= host_features():
        pytest.skip(f"this machine has no {isa.name}")


FP8 = BlockFp8(64, 128)
CASES = [
    (MlxAffine(4, 64, DType.BF16), HOST, DType.BF16),
    (GgufQ6_K(), PORTABLE, DType.F32),
    (GgufQ4_K(), HOST, DType.BF16),
    (FP8, PORTABLE, DType.F32),
    (Mxfp4(), HOST, DType.F32),
    (MlxAffine(3, 64, DType.F16), HOST, DType.BF16),
    (MlxAffine(4, 32, DType.F32), HOST, DType.F32),
    (MlxAffine(4, 128, DType.BF16), HOST, DType.F16),
    (MlxAffine(6, 32, DType.F16), AVX2, DType.F32),
    (MlxAffine(8, 64, DType.F32), HOST, DType.BF16),
    (GgufQ8_0(), AVX2, DType.F32),
    (GgufMxfp4(), HOST, DType.BF16),
    (replace(FP8, block_columns=32, scale=DType.BF16), AVX512, DType.F32),
]
IDS = [f"{packing}, {isa.name}, {dtype.value}".replace(" ", "-") for packing, isa, dtype in CASES]
"""A set in an id has another order in each process."""


def some(count: int) -> list[Any]:
    """``CASES``, beyond so many nightly: what they read is held against its packing in ``test_codings``."""
    marks = [() if number < count else (pytest.mark.nightly,) for number in range(len(CASES))]
    return [pytest.param(*case, id=name, marks=mark) for case, name, mark in zip(CASES, IDS, marks, strict=True)]


def sizes(packing: Packing) -> tuple[int, int]:
    """H and I: rows of 1, 1.5 and 2.5 runs of lanes and less than one; of FP8 a last block that is cut off."""
    match packing:
        case MlxAffine(group=128):
            return 384, 128
        case BlockFp8():
            return 328, 192
        case GgufQ4_K() | GgufQ6_K():
            return 512, 256
        case _:
            return 320, 192


@pytest.mark.parametrize(("packing", "isa", "dtype"), some(1))
def test_gathered_over_packed_experts(packing: Packing, isa: Isa, dtype: DType) -> None:
    """Three tokens share experts, some alone, some in twos."""
    needs(isa)
    hidden, width = sizes(packing)
    spec = MoeSpec(hidden, RouterSpec(8, 3), ExpertsSpec(8, width))
    check(spec, graph_of(spec, packing, 3, Strategy.GATHERED, isa, dtype=dtype), 3, dtype)


@pytest.mark.parametrize(("packing", "isa", "dtype"), some(1))
def test_grouped_over_packed_experts_is_grouped_over_their_numbers(packing: Packing, isa: Isa, dtype: DType) -> None:
    """Bit for bit: numbers are multiplied, rounded to the compute dtype.

    Experts have one to four tiles, one group of them or two; rows have one to three parts, or a shorter one behind.
    """
    needs(isa)
    hidden, width = sizes(packing)
    hidden, tokens = hidden + PART, 64
    spec = MoeSpec(hidden, RouterSpec(4, 2), ExpertsSpec(4, width))
    packed = graph_of(spec, packing, tokens, Strategy.GROUPED, isa, dtype=dtype)
    plain = graph_of(spec, packing, tokens, Strategy.GROUPED, isa, (), dtype)
    planes, numbers = packed_weights(packed)
    assert "unpacked" in packed.text
    x = np.random.default_rng(1).standard_normal((tokens, hidden)).astype(np.float32)
    x += 2 * planes["router"][0]  # the first expert has more tokens than the others
    rounded = {a.name: numbers[a.name].astype(a.dtype.numpy) for a in plain.signature.weights}
    found, expected = (
        Session(compile_graph(graph, parse_target("cpu")), weights)(x)
        for graph, weights in ((packed, planes), (plain, rounded))
    )
    np.testing.assert_array_equal(found, expected)


@pytest.mark.parametrize("stems", [("expert_gate_up",), pytest.param(("expert_down",), marks=pytest.mark.nightly)])
def test_one_projection_alone_may_be_packed(stems: tuple[str, ...]) -> None:
    """The other one is plain; experts of one token weigh biases of their own."""
    spec = MoeSpec(128, RouterSpec(8, 2), ExpertsSpec(8, 64, bias=True))
    check(spec, graph_of(spec, MlxAffine(4, 64, DType.BF16), 1, Strategy.GATHERED, HOST, stems), 1)


@pytest.mark.parametrize(
    ("strategy", "packing"),
    [
        pytest.param(Strategy.GATHERED, BlockFp8(64, 64), id="gathered", marks=pytest.mark.nightly),
        pytest.param(Strategy.GROUPED, MlxAffine(4, 64, DType.BF16), id="grouped", marks=pytest.mark.nightly),
    ],
)
def test_the_shared_expert_may_be_packed(strategy: Strategy, packing: Packing) -> None:
    spec = MoeSpec(128, RouterSpec(4, 2), ExpertsSpec(4, 64), SharedSpec(192))
    check(spec, graph_of(spec, packing, 3, strategy, HOST, ("shared_gate_up", "shared_down")), 3)


# IREE takes eleven seconds to compile it.
@pytest.mark.parametrize("executor", [XlaExecutor, pytest.param(IreeExecutor, marks=pytest.mark.nightly)])
def test_masked_dense_unpacks_what_it_reads(executor: type[Executor]) -> None:
    spec = MoeSpec(128, RouterSpec(8, 2), ExpertsSpec(8, 64, GluSpec(GluKind.PLAIN)))
    graph = graph_of(spec, MlxAffine(6, 32, DType.F16), 5, Strategy.MASKED, HOST)
    planes, numbers = packed_weights(graph)
    x = np.random.default_rng(1).standard_normal((5, spec.hidden)).astype(np.float32)
    y = executor().run(graph, {**planes, "x": x})["output"]
    tolerance = compute_bounds(spec, numbers, x, DType.F32).tolerance("output")
    assert (np.abs(y - compute_truth(spec, numbers, x).output) <= tolerance).all()


@pytest.mark.parametrize("strategy", [pytest.param(Strategy.GATHERED, marks=pytest.mark.nightly), Strategy.GROUPED])
def test_an_expert_that_was_not_chosen_is_not_read(strategy: Strategy) -> None:
    """Infinite scales and NaN biases in all other experts change no bit. All tokens choose the same; one text above."""
    packing, tokens = MlxAffine(4, 64, DType.BF16), 64
    hidden, width = sizes(packing)
    spec = MoeSpec(hidden + PART, RouterSpec(4, 2), ExpertsSpec(4, width))
    graph = graph_of(spec, packing, tokens, strategy, HOST, dtype=DType.BF16)
    planes, numbers = packed_weights(graph)
    x = np.tile(np.random.default_rng(3).standard_normal(hidden + PART).astype(np.float32), (tokens, 1))
    module = compile_graph(graph, parse_target("cpu"))
    before = Session(module, planes)(x)
    routing = compute_truth(spec, numbers, x).routing
    assert routing is not None
    others = [expert for expert in range(4) if expert not in routing.ids[0]]
    assert (routing.ids == routing.ids[0]).all()
    spoilt: Mapping[str, Array] = {name: array.copy() for name, array in planes.items()}
    for name, array in spoilt.items():
        if name.endswith(".scales"):
            array[others] = np.inf
        elif name.endswith(".biases"):
            array[others] = np.nan
    np.testing.assert_array_equal(Session(module, spoilt)(x), before)


def test_every_code_and_scale_of_the_small_floats_is_decoded_as_its_packing_says() -> None:
    """One row for each scale of MXFP4 and for each code of FP8; NaN is NaN, 2^128 is beyond f32 but its halves are not.

    Numbers below the normal ones of f32 are zero.
    """
    experts = ExpertsSpec(1, 256, GluSpec(GluKind.PLAIN))
    spec = MoeSpec(256, RouterSpec(1, 1), experts)
    for isa, packing in ((HOST, Mxfp4()), (PORTABLE, BlockFp8(64, 64))):
        graph = graph_of(spec, packing, 1, Strategy.GATHERED, isa, ("expert_down",))
        planes, _ = packed_weights(graph)
        planes["expert_up"][...] = 0
        planes["expert_up"][0, 0, 0] = 1
        codes = np.zeros((256, 256), np.uint8)
        if isinstance(packing, Mxfp4):
            codes = np.zeros((256, 8, 16), np.uint8)
            codes[:, 0, 0] = np.arange(256) % 16
            planes["expert_down.scales"][0, :, 0] = np.arange(256, dtype=np.uint8).view(np.int8)
            planes["expert_down.blocks"][...] = codes.view(np.int8)
        else:
            codes[:, 0] = np.arange(256)
            planes["expert_down.codes"][...] = codes.view(np.int8)
            planes["expert_down.scales"][...] = 0.5
        x = np.zeros((1, 256), np.float32)
        x[0, 0] = 40.0  # silu(40) is 40: all weights of the one hidden value that is not zero
        found = Session(compile_graph(graph, parse_target("cpu")), planes)(x)[0]
        of = {name.partition(".")[2]: plane for name, plane in planes.items() if name.startswith("expert_down.")}
        expected = packing.numbers(of)[0, :, 0]
        np.testing.assert_array_equal(np.isnan(found), np.isnan(expected))
        with np.errstate(over="ignore", invalid="ignore"):
            wide = np.float32(40) * expected
            normal = np.abs(expected) >= 2.0**-120
            np.testing.assert_array_equal(found[normal & np.isfinite(wide)], wide[normal & np.isfinite(wide)])
        assert (np.abs(found[~normal & ~np.isnan(expected)]) < 2.0**-110).all()


def test_what_no_kernel_reads_is_said() -> None:
    assert not reads(MlxNvfp4())
    assert not reads(BlockFp8(128, 48))
    assert reads(BlockFp8(48, 128))


@pytest.mark.parametrize("packing", [MlxAffine(4, 64, DType.BF16), GgufQ8_0()])
def test_a_run_of_short_rows_is_asked_for_as_far_ahead_as_each_step_asks(packing: Packing) -> None:
    """A row of 256 numbers has 128 or 272 bytes: asking for that of the next run alone left the lines behind it, up to
    where the run's own steps ask, to be waited for."""
    rows = PackedRows.of(HOST, packing, DType.BF16, Stack("w", 2, 64, 256))
    assert rows is not None
    k = Kernel("ask", rows.planes)
    rows.ask(k, k.constant(1), k.constant(32))
    constants = dict(re.findall(r"(%\w+) = arith.constant (\d+) : index", k.text))
    loops = re.findall(r"scf.for \S+ = (\S+) to (\S+) step (\S+).*?locality<(\d)>", k.text, re.DOTALL)
    octets = 4 if rows.planes[0].element == "i32" else 1
    asked = {int(loop[3]): range(*(int(constants[name]) * octets for name in loop[:3])) for loop in loops}
    (far, second), (near, first) = AHEAD
    assert asked == {first: range(0, near, LINE), second: range(near, far, LINE)}
