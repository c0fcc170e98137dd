"""An invented packing and an invented target: one line registers each, and nothing else changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from emitter.dispatch import masked
from emitter.dtype import DType
from emitter.graphs import emit
from emitter.kernels.by_target import KERNELS, KernelsOf
from emitter.lowering import Dispatch, LayerSizes, Thresholds
from emitter.packing import Extent, Plane, Weight
from emitter.plan import Plan, Request, Strategy, plan
from emitter.spec import ExpertsSpec, MoeSpec, RouterSpec
from emitter.target import Target
from emitter.text.builder import FunctionBuilder, ShapeError, Value
from emitter.text.weights import UNPACK

SPEC = MoeSpec(4, RouterSpec(8, 2), ExpertsSpec(8, 6))


@dataclass(frozen=True)
class Shifted:
    """``w = codes + offset``: codes in the weight's shape, one offset for each output of each expert."""

    def planes(self, axes: tuple[Extent, ...], compute: DType) -> tuple[Plane, ...]:
        return (Plane("codes", axes, DType.I32), Plane("offset", axes[:2], DType.F32))


def unpack(b: FunctionBuilder, weight: Weight, planes: Mapping[str, Value]) -> Value:
    codes = b.convert(planes["codes"], DType.F32)
    return b.add(codes, b.broadcast_in_dim(planes["offset"], codes.shape, dims=(0, 1)), name="unpacked")


def test_a_packing_is_one_class_and_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    options = Plan(3, packings=(("expert_down", Shifted()),))
    with pytest.raises(ShapeError, match="expert_down: no stage reads Shifted; register it in UNPACK"):
        emit(SPEC, options)
    monkeypatch.setitem(UNPACK, Shifted, unpack)
    graph = emit(SPEC, options)
    planes = {a.name: (a.shape, a.dtype) for a in graph.signature.weights if a.of_weight.weight.stem == "expert_down"}
    assert planes == {"expert_down.codes": ((8, 4, 6), DType.I32), "expert_down.offset": ((8, 4), DType.F32)}
    assert "%expert_down.codes: tensor<8x4x6xi32>" in graph.text
    assert "%unpacked = stablehlo.add" in graph.text


ABACUS = Target("abacus", device="wood")


class AbacusExperts:
    """Masked-dense under three names."""

    whole_blocks = False

    def variant(self, name: str) -> Any:
        def dispatch(b: FunctionBuilder, *rest: Any) -> Value:
            b.comment(f"by {name}")
            return masked.dispatch(b, *rest)

        return dispatch

    @property
    def variants(self) -> Mapping[str, Any]:
        return {name: self.variant(name) for name in ("beads", "wires", "frames")}

    def lowering(self, variant: str, experts: ExpertsSpec, layer: LayerSizes) -> Dispatch | str:
        return masked.dispatch

    def outputs(self, variant: str, compute: DType) -> DType:
        return DType.F32

    def epilogue_add(self, variant: str) -> bool:
        return False

    def estimates(self) -> tuple[tuple[float, str], ...]:
        return ((1.0, "beads"),)

    def fused(self, variant: str) -> str:
        return "one bead at a time"

    def add(self, b: FunctionBuilder, one: Value, other: Value, name: str) -> Value:
        return b.add(one, other, name=name)


class AbacusRouter:
    """By plain StableHLO."""

    def route(self, *_: Any) -> str:
        return "one bead at a time"

    def project(self, b: FunctionBuilder, x: Value, weight: Value, name: str) -> Value:
        return b.dot_general(x, weight, contracting=([1], [1]), name=name)

    def choose(self, *_: Any) -> str:
        return "one bead at a time"

    def top_k(self, b: FunctionBuilder, keys: Value, k: int) -> Value:
        return b.full(0, (keys.shape[0], k), DType.I32)


class AbacusLinear:
    """By the experts' variants."""

    thresholds = Thresholds((), "beads")

    def dense_mlp(self, variant: str) -> str:
        return "it has one rod"


class AbacusKernels:
    """A part for each job."""

    router, experts, linear = AbacusRouter(), AbacusExperts(), AbacusLinear()

    def recorder(self, name: str) -> None:
        return None


def test_a_target_is_one_value_one_kernel_set_and_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    request = Request(Strategy.AUTO, ABACUS, tokens=3)
    assert plan(SPEC, request).reason == "the one strategy for abacus:wood"
    of_wood = KernelsOf(lambda _: AbacusKernels(), lambda target, packing, *_: str(packing))
    monkeypatch.setitem(KERNELS, "abacus", of_wood)
    made = plan(SPEC, request)
    # one row per expert, 8 / 2 experts per choice: 4 tokens
    assert made.reason.startswith("beads up to 4 tokens, frames beyond; estimated")
    ladder = Thresholds(((4, "beads"), (9, "wires")), "frames")
    for tokens, variant in ((3, "beads"), (9, "wires"), (10, "frames")):
        given = plan(SPEC, Request(Strategy.AUTO, target=ABACUS, tokens=tokens, thresholds=ladder))
        assert f"// by {variant}\n" in emit(SPEC, given).text
    assert "// by beads\n" in emit(SPEC, made).text
