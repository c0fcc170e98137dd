"""Models that are made ready for calls to come."""

from __future__ import annotations

import pytest
import tiny_models as tiny
import torch
from test_dense import qwen

import moehlo.transformers
from emitter.errors import InputError
from moehlo.transformers import dense, experts, prepare, preparing


def no_loading(*_: object) -> None:
    raise AssertionError("it is loaded")


def test_calls_of_a_prepared_model_load_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    model = moehlo.transformers.optimize(qwen(torch.bfloat16), least_bytes=20_000)
    assert prepare(model, tokens=[1, 6]) is model
    monkeypatch.setattr(experts, "_load", no_loading)
    monkeypatch.setattr(dense, "_load", no_loading)
    with torch.no_grad():
        for count in (1, 6):
            model(tiny.tokens(count))


def test_what_cannot_be_prepared_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    model = tiny.olmoe()
    with pytest.raises(InputError, match=r"OlmoeForCausalLM has no modules of moehlo's; call set"):
        prepare(model, tokens=[1])
    model.set_experts_implementation("moehlo")
    with pytest.raises(InputError, match="tokens"):
        prepare(model, tokens=[0])
    monkeypatch.setattr(preparing, "_TOP_K", ("moe_topk",))
    with pytest.raises(InputError, match="how many experts a token has"):
        prepare(model, tokens=[1])
    prepare(model, tokens=[1], top_k=tiny.K)
