"""What a graph is refused for, whichever part of a layer it holds."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from emitter.graphs import emit, emit_experts
from emitter.packing import GgufQ8_0
from emitter.plan import Plan, Request, Strategy, plan
from emitter.signature import DType
from emitter.spec import ExpertsSpec, MoeSpec, RouterSpec
from emitter.text.graph import Graph

SPEC = MoeSpec(8, RouterSpec(4, 2), ExpertsSpec(4, 6))
Emit = Callable[[MoeSpec, Plan], Graph]


@pytest.mark.parametrize("write", [emit, emit_experts])
@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        (Plan(0), ValueError, "tokens is 0; a static graph takes at least 1 token, a dynamic one any number"),
        (Plan(-3), ValueError, "tokens is -3; a static graph takes at least 1 token"),
        (Plan(dtype=DType.I32), ValueError, "dtype is i32; expected f32, bf16 or f16"),
    ],
)
def test_options_that_no_graph_can_have_are_refused(
    write: Emit, options: Plan, error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        write(SPEC, options)
    write(SPEC, replace(options, tokens=None, dtype=DType.F32))


def test_experts_alone_may_be_packed() -> None:
    spec = MoeSpec(64, RouterSpec(4, 2), ExpertsSpec(4, 32))
    options = plan(spec, Request(Strategy.GATHERED, packings=(("expert_down", GgufQ8_0()),)))
    taken = {argument.name: argument.shape for argument in emit_experts(spec, options).signature.weights}
    assert taken == {"expert_gate_up": (4, 64, 64), "expert_down.blocks": (4, 64, 1, 34)}


def test_experts_alone_may_give_their_sums_unrounded() -> None:
    options = plan(SPEC, Request(Strategy.GATHERED, dtype=DType.BF16))
    results = [emit_experts(SPEC, options, output).signature.results[0].dtype for output in (None, DType.F32)]
    assert results == [DType.BF16, DType.F32]
    returned = [emit_experts(SPEC, options, output).text.rpartition("return ")[2] for output in (None, DType.F32)]
    assert ["tensor<?x8xbf16>" in line for line in returned] == [True, False]
    assert ["tensor<?x8xf32>" in line for line in returned] == [False, True]


@pytest.mark.parametrize("write", [emit, emit_experts])
def test_a_text_does_not_depend_on_the_environment(write: Emit, monkeypatch: pytest.MonkeyPatch) -> None:
    text = write(SPEC, plan(SPEC, Request(Strategy.AUTO))).text
    assert "scf.if" in text
    monkeypatch.setenv("MOEHLO_GATHER_THRESHOLD", "12345")
    monkeypatch.setenv("MOEHLO_SORT_THRESHOLD", "23456")
    monkeypatch.setenv("MOEHLO_THRESHOLDS", "missing.csv")
    assert write(SPEC, plan(SPEC, Request(Strategy.AUTO))).text == text
