"""Kernels over weights that lie anywhere in memory, against the same kernels over the same weights in one piece."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from emitter.graphs import emit
from emitter.iree import Session, compile_graph
from emitter.packing import Addressed, Axis, Extent, Packing, Plain
from emitter.plan import Request, Strategy, plan
from emitter.signature import Argument, DType
from emitter.spec import ExpertsSpec, GluKind, GluSpec, MoeSpec, RouterSpec
from emitter.target import Target, host_features, parse_target
from emitter.target.isa import Isa, tiers_for
from emitter.text.graph import Graph
from tests.emitter.kernels.cpu.test_linear import projections
from weights import random_weights

Array = NDArray[Any]
TIERS = tiers_for(host_features())


def scattered(weight: Array, parts: int) -> tuple[Array, list[Array]]:
    """The parts ``[.., rows / parts, columns]`` of a weight, each in memory of its own that begins anywhere."""
    apart = weight.reshape(*weight.shape[:-2], parts, -1, weight.shape[-1])
    addresses, kept = np.zeros(apart.shape[:-2], np.int64), []
    for number, place in enumerate(np.ndindex(addresses.shape)):
        memory = np.empty(apart[place].nbytes + 256, np.uint8)
        start = -int(memory.ctypes.data) % 64 + (number * 7 % 32) * weight.itemsize
        there = memory[start : start + apart[place].nbytes].view(weight.dtype).reshape(apart[place].shape)
        there[...] = apart[place]
        memory[start + there.nbytes :] = 0xFF  # NaN, so that what is read behind a part is seen
        addresses[place], _ = there.ctypes.data, kept.append(memory)
    return addresses, kept


def held(arguments: tuple[Argument, ...], numbers: dict[str, Array]) -> tuple[dict[str, Array], list[Array]]:
    """The weights of a graph, scattered where it takes addresses."""
    found, kept = {}, []
    for argument in arguments:
        of = argument.of_weight.weight
        found[argument.name] = numbers[of.name]
        if isinstance(of.packing, Addressed):
            found[argument.name], memory = scattered(numbers[of.name], of.packing.parts)
            kept += memory
    return found, kept


def check(graph: Graph, plain: Graph, inputs: list[Array]) -> None:
    numbers = random_weights(plain.signature.weights, 5)
    given, kept = held(graph.signature.weights, numbers)
    assert kept
    ours, theirs = (
        Session(compile_graph(g, parse_target("cpu")), w, driver="local-sync")
        for g, w in ((graph, given), (plain, numbers))
    )
    for x in inputs:
        for name, expected in theirs.run(x).items():
            np.testing.assert_array_equal(ours.run(x)[name], expected, f"{name}, {len(x)} tokens")
    del kept


GATED, UNGATED = GluSpec(), GluSpec(GluKind.PLAIN)


@pytest.mark.parametrize(
    ("strategy", "isa", "dtype", "glu"),
    [
        pytest.param(Strategy.GATHERED, TIERS[0], DType.BF16, GATED, id="best-gathered"),
        pytest.param(Strategy.GROUPED, TIERS[0], DType.BF16, GATED, id="best-grouped", marks=pytest.mark.nightly),
        pytest.param(Strategy.GATHERED, TIERS[-1], DType.F32, UNGATED, id="last-gathered", marks=pytest.mark.nightly),
        pytest.param(Strategy.GROUPED, TIERS[-1], DType.F32, GATED, id="last-grouped"),
        pytest.param(Strategy.GATHERED, TIERS[-1], DType.F16, GATED, id="f16-gathered", marks=pytest.mark.nightly),
        pytest.param(Strategy.GROUPED, TIERS[0], DType.BF16, UNGATED, id="up-alone", marks=pytest.mark.nightly),
        *(
            pytest.param(s, isa, DType.BF16, GATED, id=f"{isa.name}-{s.value}", marks=pytest.mark.nightly)
            for isa in TIERS[1:-1]
            for s in (Strategy.GATHERED, Strategy.GROUPED)
        ),
    ],
)
def test_experts_that_lie_anywhere_give_the_bits_of_stacked_ones(
    strategy: Strategy, isa: Isa, dtype: DType, glu: GluSpec
) -> None:
    """No length is a multiple of a vector's; experts have none to many of the rows."""
    spec = MoeSpec(70, RouterSpec(5, 2), ExpertsSpec(5, 37, glu))
    up = "expert_gate_up" if glu.gated else "expert_up"
    packings = ((up, Addressed(dtype, 2 if glu.gated else 1)), ("expert_down", Addressed(dtype)))
    graphs = [
        emit(spec, plan(spec, Request(strategy, target=Target.cpu(isa), dtype=dtype, packings=forms)))
        for forms in (packings, ())
    ]
    random = np.random.default_rng(2)
    inputs = [random.standard_normal((tokens, 70)).astype(np.float32) for tokens in (1, 3, 61)]
    check(graphs[0], graphs[1], inputs)


def test_projections_that_lie_anywhere_give_the_bits_of_others() -> None:
    graphs = []
    for form in (Addressed(DType.BF16), Plain()):
        matrices: list[tuple[int, Packing, bool]] = [(33, form, True), (64, form, False), (1, form, False)]
        graphs.append(projections(TIERS[0], DType.BF16, 70, matrices))
    random = np.random.default_rng(4)
    check(graphs[0], graphs[1], [random.standard_normal((n, 70)).astype(np.float32) for n in (1, 2, 4, 7)])


def test_a_plane_of_addresses_counts_what_lies_behind_it() -> None:
    axes = (Extent(Axis.EXPERT, 3), Extent(Axis.OUT, 10, "I", 2), Extent(Axis.IN, 7))
    (plane,) = Addressed(DType.BF16, 2).planes(axes, DType.BF16)
    assert (plane.shape, plane.dtype, plane.nbytes) == ((3, 2), DType.I64, 3 * 2 * 8 + 3 * 10 * 7 * 2)
    for wrong in (axes[1:2], (axes[0], *axes), (axes[0], axes[2], axes[1])):
        with pytest.raises(ValueError, match="parts of matrices"):
            Addressed(DType.BF16, 2).planes(wrong, DType.BF16)
    with pytest.raises(ValueError, match="3 parts"):
        Addressed(DType.BF16, 3).planes(axes, DType.BF16)
