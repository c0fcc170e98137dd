"""Projections of a decoder: which kernels compute them, by the target and the number of tokens."""

from __future__ import annotations

import json

import pytest

from emitter.golden import goldens_root
from emitter.graphs.decoder import DECODE, PREFILL, emit_decoder
from emitter.plan import Request, Strategy, plan_decoder
from emitter.reading.config import model_from_config
from emitter.signature import Parameters
from emitter.target import Target


def text(request: Request, entry: str) -> str:
    config = json.loads((goldens_root() / "configs" / "tiny" / "olmoe.json").read_text())
    spec = model_from_config(config, "olmoe").whole
    whole = emit_decoder(spec, plan_decoder(spec, request), Parameters("model"), entries=[entry]).text
    return whole.partition("// stage: norm before the mixer")[2].partition("// stage: residual stream")[0]


@pytest.mark.parametrize("request_", [Request(target=Target.cuda("sm_90")), Request(Strategy.MASKED)])
def test_where_no_kernels_are_for_them_they_are_products(request_: Request) -> None:
    found = text(request_, DECODE)
    assert "flow.dispatch" not in found
    assert found.count("stablehlo.dot_general") == 4 + 2  # q, k, v and o; scores and values


def test_one_token_takes_one_dispatch_for_each_step_of_attention() -> None:
    found = text(Request(target=Target.cpu()), DECODE)
    names = [part.partition("::@")[2].partition("[")[0] for part in found.split("flow.dispatch ")[1:]]
    assert names == ["norm", "linear", "enter", "attend", "attend_join", "linear_2"]
    assert "stablehlo.dot_general" not in found


def test_many_tokens_go_over_to_the_grouped_kernels() -> None:
    found = text(Request(target=Target.cpu()), PREFILL)
    few, many = found.partition("@enter::@enter")[0].split("} else {")
    assert "@rows::@linear" in few
    assert many.count("::@grouped_down") == 3
    assert "@panels::@attend_tiles" in found
