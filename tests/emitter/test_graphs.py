"""What a graph is refused for, whichever part of a layer it holds."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from emitter.backend import Xla
from emitter.errors import UnsupportedError
from emitter.graphs import EmitOptions, Strategy, emit, emit_experts
from emitter.packing import GgufQ8_0
from emitter.signature import DType, Graph
from emitter.spec import ExpertsSpec, MoeSpec, RouterSpec

SPEC = MoeSpec(8, RouterSpec(4, 2), ExpertsSpec(4, 6))
Emit = Callable[[MoeSpec, EmitOptions], Graph]


@pytest.mark.parametrize("write", [emit, emit_experts])
@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        (EmitOptions(0), ValueError, "tokens is 0; a static graph takes at least 1 token, a dynamic one any number"),
        (EmitOptions(-3), ValueError, "tokens is -3; a static graph takes at least 1 token"),
        (EmitOptions(dtype=DType.I32), ValueError, "dtype is i32; expected f32, bf16 or f16"),
        (
            EmitOptions(strategy=Strategy.GROUPED, backend=Xla("cpu")),
            UnsupportedError,
            "xla:cpu has no kernels for the grouped strategy",
        ),
    ],
)
def test_options_that_no_graph_can_have_are_refused(
    write: Emit, options: EmitOptions, error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        write(SPEC, options)
    write(SPEC, replace(options, tokens=None, dtype=DType.F32, strategy=Strategy.MASKED))


def test_experts_alone_may_be_packed() -> None:
    spec = MoeSpec(64, RouterSpec(4, 2), ExpertsSpec(4, 32))
    options = EmitOptions(strategy=Strategy.GATHERED, packings=(("expert_down", GgufQ8_0()),))
    taken = {argument.name: argument.shape for argument in emit_experts(spec, options).signature.weights}
    assert taken == {"expert_gate_up": (4, 64, 64), "expert_down.blocks": (4, 64, 1, 34)}


def test_experts_alone_may_give_their_sums_unrounded() -> None:
    options = EmitOptions(dtype=DType.BF16, strategy=Strategy.GATHERED)
    results = [emit_experts(SPEC, options, output).signature.results[0].dtype for output in (None, DType.F32)]
    assert results == [DType.BF16, DType.F32]
    returned = [emit_experts(SPEC, options, output).text.rpartition("return ")[2] for output in (None, DType.F32)]
    assert ["tensor<?x8xbf16>" in line for line in returned] == [True, False]
    assert ["tensor<?x8xf32>" in line for line in returned] == [False, True]


@pytest.mark.parametrize("write", [emit, emit_experts])
def test_a_text_does_not_depend_on_the_environment(write: Emit, monkeypatch: pytest.MonkeyPatch) -> None:
    options = EmitOptions(strategy=Strategy.AUTO)
    text = write(SPEC, options).text
    assert "scf.if" in text
    monkeypatch.setenv("MOEHLO_GATHER_THRESHOLD", "12345")
    monkeypatch.setenv("MOEHLO_SORT_THRESHOLD", "23456")
    assert write(SPEC, options).text == text
