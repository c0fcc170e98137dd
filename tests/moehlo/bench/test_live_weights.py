"""The weights of a live model are those of its checkpoint, and its parameters where these are what is wanted."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from emitter.graphs.decoder import DECODE, emit_decoder
from emitter.plan import Strategy, plan_decoder
from emitter.reading.config import open_model
from emitter.reading.decoder import places
from emitter.signature import DType
from emitter.target import parse_target
from moehlo.bench.live_weights import live_weights
from moehlo.choices import read_request
from tests.moehlo.tiny_decoders import saved
from weights.decoder import load_decoder


@pytest.mark.parametrize("family", ["olmoe", "gpt_oss"])  # experts as they lie, and gate and up rows that alternate
def test_weights_of_a_live_model_are_those_of_its_checkpoint(family: str, tmp_path: Path) -> None:
    theirs = saved(family, tmp_path).to(torch.float32)
    model = open_model(tmp_path)
    request = replace(read_request(Strategy.AUTO, parse_target("cuda")), dtype=DType.F32)
    graph = emit_decoder(model.whole, plan_decoder(model.whole, request, None), None, entries=(DECODE,))
    wanted = graph.entry(DECODE).signature.weights
    live = live_weights(theirs, model, wanted)
    stored = load_decoder(tmp_path, places(model, model.whole), wanted)
    assert list(live) == list(stored)
    for name, array in stored.items():
        np.testing.assert_array_equal(live[name].detach().numpy(), np.asarray(array), err_msg=name)
    shared = {p.data_ptr() for p in theirs.parameters()}
    held = {name for name, tensor in live.items() if tensor.data_ptr() in shared}
    stacks = ("expert_gate_up", "expert_down") if family == "olmoe" else ()
    assert held >= {"embedding", "head", *(f"layers.2.{name}" for name in (*"qkvo", *stacks))}
