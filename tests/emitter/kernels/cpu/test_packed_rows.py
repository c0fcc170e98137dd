"""Kernels over packed experts: every width, group and tier against float64 truth, and what only they read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from emitter.backend import Cpu
from emitter.graphs import EmitOptions, Strategy, emit
from emitter.iree import Session, compile_graph, host_features, parse_target
from emitter.kernels.cpu.isa import AVX2, PORTABLE, Isa, best_isa
from emitter.packing import MlxAffine
from emitter.signature import DType, Graph
from emitter.spec import ExpertsSpec, GluKind, GluSpec, MoeSpec, RouterSpec
from oracle.bounds import compute_bounds
from oracle.truth import compute_truth
from weights import random_weights

Array = NDArray[Any]
HOST = best_isa(host_features())


def packed_weights(graph: Graph, seed: int = 0) -> tuple[dict[str, Array], dict[str, Array]]:
    """Planes of any codes, with biases near the middle of the range, and the numbers that they stand for."""
    rng = np.random.default_rng(seed)
    planes: dict[str, Array] = {}
    numbers: dict[str, Array] = {}
    for argument in graph.signature.weights:
        weight, name = argument.of_weight.weight, argument.of_weight.weight.name
        packing = weight.packing
        if not isinstance(packing, MlxAffine):
            planes |= random_weights([argument], seed)
            numbers[name] = planes[name]
            continue
        if name in numbers:
            continue
        *outer, length = weight.shape
        groups = (*outer, length // packing.group)
        scales = (rng.random(groups) + 0.5) * 4 / np.sqrt(length) / 2**packing.bits
        biases = -scales * 2 ** (packing.bits - 1) * (1 + 0.2 * rng.standard_normal(groups))
        of = {
            "codes": rng.integers(0, 2**32, (*outer, length * packing.bits // 32), np.uint32).view(np.int32),
            "scales": scales.astype(packing.scale.numpy),
            "biases": biases.astype(packing.scale.numpy),
        }
        planes |= {f"{name}.{plane}": array for plane, array in of.items()}
        numbers[name] = packing.numbers(of)
    return planes, numbers


def graph_of(spec: MoeSpec, packing: MlxAffine, tokens: int, strategy: Strategy, isa: Isa, stems: str = "") -> Graph:
    up = "expert_gate_up" if spec.experts.glu.gated else "expert_up"
    packed = {"up": up, "down": "expert_down"}
    packings = tuple((stem, packing) for part, stem in packed.items() if part in (stems or "up down"))
    return emit(spec, EmitOptions(tokens, DType.F32, strategy, backend=Cpu(isa), packings=packings))


def check(spec: MoeSpec, graph: Graph, tokens: int) -> None:
    planes, numbers = packed_weights(graph)
    x = np.random.default_rng(1).standard_normal((tokens, spec.hidden)).astype(np.float32)
    y = Session(compile_graph(graph, parse_target("cpu")), planes)(x)
    tolerance = compute_bounds(spec, numbers, x, DType.F32).tolerance("output")
    assert (np.abs(y - compute_truth(spec, numbers, x).output) <= tolerance).all()


@pytest.mark.parametrize(
    ("bits", "group", "scale", "isa"),
    [
        (2, 32, DType.BF16, HOST),
        (3, 64, DType.F16, HOST),
        (4, 32, DType.F32, HOST),
        (4, 64, DType.BF16, PORTABLE),
        (4, 128, DType.BF16, HOST),
        (5, 64, DType.BF16, HOST),
        (6, 32, DType.F16, AVX2),
        (8, 64, DType.F32, HOST),
    ],
    # a set in an id has another order in each process
    ids=lambda value: value.name if isinstance(value, Isa) else str(value),
)
def test_gathered_over_packed_experts(bits: int, group: int, scale: DType, isa: Isa) -> None:
    """Rows of 1, 1.5 and 2.5 runs of lanes and less than one; three tokens share experts, some alone, some in twos."""
    if not isa.features <= host_features():
        pytest.skip(f"this machine has no {isa.name}")
    hidden, width = (384, 128) if group == 128 else (320, 192)
    spec = MoeSpec(hidden, RouterSpec(8, 3), ExpertsSpec(8, width))
    check(spec, graph_of(spec, MlxAffine(bits, group, scale), 3, Strategy.GATHERED, isa), 3)


@pytest.mark.parametrize("stems", ["up", "down"])
def test_one_projection_alone_may_be_packed(stems: str) -> None:
    """The other one is plain; experts of one token weigh biases of their own."""
    spec = MoeSpec(128, RouterSpec(8, 2), ExpertsSpec(8, 64, bias=True))
    check(spec, graph_of(spec, MlxAffine(4, 64, DType.BF16), 1, Strategy.GATHERED, HOST, stems), 1)


@pytest.mark.parametrize("bits", [4, 6])
@pytest.mark.parametrize("strategy", [Strategy.MASKED, Strategy.GROUPED])
def test_other_strategies_unpack_what_they_read(strategy: Strategy, bits: int) -> None:
    spec = MoeSpec(128, RouterSpec(8, 2), ExpertsSpec(8, 64, GluSpec(GluKind.PLAIN)))
    check(spec, graph_of(spec, MlxAffine(bits, 32, DType.F16), 5, strategy, HOST), 5)


def test_an_expert_that_was_not_chosen_is_not_read() -> None:
    """Infinite scales and NaN biases in all other experts change no bit."""
    spec = MoeSpec(128, RouterSpec(8, 2), ExpertsSpec(8, 64))
    graph = graph_of(spec, MlxAffine(4, 64, DType.BF16), 1, Strategy.GATHERED, HOST)
    planes, numbers = packed_weights(graph)
    x = np.random.default_rng(3).standard_normal((1, 128)).astype(np.float32)
    module = compile_graph(graph, parse_target("cpu"))
    before = Session(module, planes)(x)
    routing = compute_truth(spec, numbers, x).routing
    assert routing is not None
    others = [expert for expert in range(8) if expert not in routing.ids[0]]
    spoilt: Mapping[str, Array] = {name: array.copy() for name, array in planes.items()}
    for name, array in spoilt.items():
        if name.endswith(".scales"):
            array[others] = np.inf
        elif name.endswith(".biases"):
            array[others] = np.nan
    np.testing.assert_array_equal(Session(module, spoilt)(x), before)
