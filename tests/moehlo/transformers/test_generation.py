"""Hundreds of calls of generate with changing batch sizes: memory stays, and nothing is compiled again."""

from __future__ import annotations

from pathlib import Path

import pytest
import tiny_models as tiny
import torch

import moehlo.transformers
from moehlo.transformers import compilation, configure

CALLS, WARM_UP, NEW_TOKENS = 200, 40, 6
BATCHES, LENGTHS = (1, 2, 3, 5, 8, 13), (1, 4, 9, 33)
SLACK = 2 << 20
"""Bytes. One result of each call, kept, would be five times as much in the calls behind the warm-up."""


def resident() -> int:
    """Bytes of memory that this process has."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096


@pytest.mark.nightly
@pytest.mark.skipif(not Path("/proc/self/statm").is_file(), reason="memory is counted as Linux shows it")
def test_two_hundred_generations_keep_their_memory_and_one_compiled_module(monkeypatch: pytest.MonkeyPatch) -> None:
    graphs: list[object] = []
    genuine = compilation.compile_graph
    monkeypatch.setattr(compilation, "compile_graph", lambda *a: graphs.append(a) or genuine(*a))
    monkeypatch.setattr(compilation, "_modules", {})
    model = tiny.olmoe(torch.bfloat16)
    model.set_experts_implementation(moehlo.transformers.NAME)
    configure(strict=True)
    outputs, held = 0, 0
    for number in range(CALLS):
        batch, length = BATCHES[number % len(BATCHES)], LENGTHS[number % len(LENGTHS)]
        ids = tiny.tokens(length, seed=number, batch=batch)
        found = model.generate(
            ids, max_new_tokens=NEW_TOKENS, min_new_tokens=NEW_TOKENS, do_sample=False, pad_token_id=0
        )
        assert found.shape == (batch, length + NEW_TOKENS)
        if number == WARM_UP:
            assert len(graphs) == 1
            held = resident()
        if number > WARM_UP:
            outputs += len(model.model.layers) * batch * (length + NEW_TOKENS - 1) * tiny.H * 4
    assert len(graphs) == 1
    grown = resident() - held
    print(f"{grown / 2**20:.1f} MiB grown; the results of the experts were {outputs / 2**20:.0f} MiB in f32")
    assert outputs > 5 * SLACK
    assert grown < SLACK
