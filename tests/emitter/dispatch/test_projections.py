"""Projections of a decoder: which kernels compute them, by the target and the number of tokens."""

from __future__ import annotations

import json

import pytest

from emitter.dispatch.projections import by_kernels
from emitter.dtype import DType
from emitter.golden import goldens_root
from emitter.graphs.decoder import DECODE, PREFILL, emit_decoder
from emitter.graphs.lowered import graph_of
from emitter.kernels.by_target import kernel_set
from emitter.lowering import Lowering
from emitter.packing import Axis, Extent, Plain, Use, Weight
from emitter.plan import Request, Strategy, plan_decoder
from emitter.reading.config import model_from_config
from emitter.shapes import TOKENS
from emitter.signature import Argument, Parameters, Role, weight_arguments
from emitter.target import Target
from emitter.text.builder import FunctionBuilder
from emitter.text.weights import hold


def text(request: Request, entry: str, **sizes: int) -> str:
    config = json.loads((goldens_root() / "configs" / "tiny" / "olmoe.json").read_text()) | sizes
    spec = model_from_config(config, "olmoe").whole
    whole = emit_decoder(spec, plan_decoder(spec, request), Parameters("model"), entries=[entry]).text
    return whole.partition("// stage: norm before the mixer")[2].partition("// stage: residual stream")[0]


def launched(found: str) -> list[str]:
    return [part.partition("::@")[2].partition("[")[0] for part in found.split("flow.dispatch ")[1:]]


def test_where_no_kernels_are_for_them_they_are_products() -> None:
    found = text(Request(Strategy.MASKED), DECODE)
    assert "flow.dispatch" not in found
    assert found.count("stablehlo.dot_general") == 4 + 2  # q, k, v and o; scores and values


def test_one_token_takes_one_dispatch_for_each_step_of_attention() -> None:
    found = text(Request(target=Target.cpu()), DECODE)
    assert launched(found) == ["norm", "linear", "enter", "attend", "attend_join", "linear_2"]
    assert "stablehlo.dot_general" not in found


def test_one_token_takes_one_launch_for_each_step_of_attention_on_a_gpu() -> None:
    sizes = {"hidden_size": 64, "num_attention_heads": 4, "num_key_value_heads": 2}
    found = text(Request(target=Target.cuda("sm_90")), DECODE, **sizes)
    names = ["norm", "linear_3_fp32", "enter_64_fp32", "attend_64_fp32", "join", "linear_1_fp32"]
    assert launched(found) == names
    assert "stablehlo.dot_general" not in found


def test_heads_that_no_kernel_on_a_gpu_takes_are_products() -> None:
    """Hidden size 40, heads of 4."""
    found = text(Request(target=Target.cuda("sm_90")), DECODE)
    assert launched(found) == ["enter_64_fp32"]
    assert found.count("stablehlo.dot_general") == 4 + 2


def test_many_tokens_go_over_to_the_grouped_kernels() -> None:
    found = text(Request(target=Target.cpu()), PREFILL)
    few, many = found.partition("@enter::@enter")[0].split("} else {")
    assert "@rows::@linear" in few
    assert many.count("::@grouped_down") == 3
    assert "@panels::@attend_tiles" in found


@pytest.mark.parametrize(
    ("tokens", "rows"),
    # of rows that are no more than 16384 as a dense MLP, of more by the least row block that has all tokens
    [(5, (16, 16)), (17, (32, 16)), (33, (64, 32)), (65, (128, 32)), (129, (128, 64)), (513, (128, 128)), (None, None)],
)
def test_projections_of_one_call_have_thresholds_of_their_own(tokens: int | None, rows: tuple[int, int] | None) -> None:
    length, kernels = 48, kernel_set(Target.cuda("sm_90"))
    assert kernels is not None
    weights = [
        Weight(name, (Extent(Axis.OUT, of), Extent(Axis.IN, length)), Use.PRODUCT, Plain())
        for name, of in (("many", 16400), ("others", 16384))
    ]
    x = Argument("x", (TOKENS if tokens is None else tokens, length), DType.F32, Role.INPUT)
    b, arguments = FunctionBuilder("main"), (x, *weight_arguments(weights, DType.BF16))
    values = b.take(arguments)
    held = hold(b, arguments[1:], values)
    given = [held.held_weight(weight.name) for weight in weights]
    y = by_kernels(kernels)(b, Lowering(DType.BF16, DType.F32, kernels), values["x"], given, [None, None])
    graph = graph_of(b, arguments, list(zip(("many", "others"), y, strict=True)))
    found = [name for name in launched(graph.text) if name.startswith("grouped_down")]
    # a text for any number has the branches of all, in this order
    every = [16, 16, 32, 16, 64, 32, 128, 32, 128, 64, 128, 128]
    assert found == [f"grouped_down_{each}_bf16" for each in (every if rows is None else rows)]
