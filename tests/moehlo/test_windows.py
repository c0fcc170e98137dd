"""Caches of layers that see a window alone: they keep what is seen of them, however long the sequence becomes."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import moehlo.decoder
import moehlo.decoder_room
from emitter.graphs.decoder import SINGLE
from emitter.plan import Request, Strategy
from emitter.reading.config import open_model
from emitter.spec.attention import MaskKind
from emitter.target import Target, parse_target
from moehlo.decoder import Decoder
from moehlo.decoder_opening import open_decoder
from oracle.attention import visible
from oracle.decoder import sequence
from tests.moehlo.tiny_decoders import ENTRIES, PLAINEST, greedy, open_uncompiled, saved

WIDTH, CHUNK, ROWS = 9, 12, 64
"""A window, a chunk, and the rows that either comes to with the numbers of ``small``."""
MODELS = {
    # two of three layers have a window, with sinks
    "gpt_oss": {"sliding_window": WIDTH},
    # all have one: no cache keeps all tokens
    "mistral": {"sliding_window": WIDTH, "num_key_value_heads": 2, "intermediate_size": 40, "num_hidden_layers": 2},
    "llama4_text": {
        "attention_chunk_size": CHUNK, "num_key_value_heads": 2, "intermediate_size": 40, "intermediate_size_mlp": 40,
        "num_local_experts": 3, "head_dim": 8, "layer_types": ["chunked_attention", "full_attention"],
        "num_hidden_layers": 2, "moe_layers": [1], "no_rope_layers": [1, 0],
    },
}  # fmt: skip
PROMPT = np.random.default_rng(4).integers(0, 211, 130).tolist()
NEW = 120


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little of a prompt at once, and little room beside a window."""
    monkeypatch.setattr(moehlo.decoder_room, "MOST_AT_ONCE", 32)
    for module in (moehlo.decoder, moehlo.decoder_room):
        monkeypatch.setattr(module, "STEP", 16)


def opened(folder: Path, target: Target = PLAINEST, strategy: Strategy = Strategy.AUTO) -> Decoder:
    model = open_model(folder)
    entries = ENTRIES.get(model.family.name, SINGLE) if target.kind == "cpu" else SINGLE
    return open_decoder(model, target, Request(strategy, target), entries=entries)


@pytest.fixture(
    scope="module", params=[pytest.param(n, marks=[pytest.mark.nightly] * (n != "gpt_oss")) for n in MODELS]
)
def pair(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory):
    folder = tmp_path_factory.mktemp(request.param)
    theirs = saved(request.param, folder, **MODELS[request.param])
    return folder, opened(folder), theirs


@pytest.mark.parametrize("name", MODELS)
def test_a_cache_keeps_what_a_later_token_sees(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved(name, tmp_path, **MODELS[name])
    open_uncompiled(monkeypatch)
    ours, tokens = opened(tmp_path), sequence(range(5 * CHUNK), {})
    masks = [layer.mixer.mask for layer in ours.spec.layers if layer.mixer.mask.kind is not MaskKind.FULL]
    seen = np.any([visible(mask, tokens) for mask in masks], axis=0)
    found = [ours.first_seen(length) for length in range(len(seen))]
    assert found == [np.flatnonzero(seen[length:].any(axis=0))[0] for length in range(len(seen))]


def windows(decoder: Decoder, cache: moehlo.decoder.Cache) -> list[int]:
    """The rows of each cache that is read through windows."""
    held = {a.name: cache.state.read(a.name).shape for a in decoder.caches}
    return [shape[1] for name, shape in held.items() if shape[1] != cache.capacity]


def test_ids_after_many_windows_are_those_of_transformers_and_the_caches_do_not_grow(pair) -> None:
    _, ours, theirs = pair
    cache = ours.cache()
    assert list(ours.generate(PROMPT, max_new_tokens=NEW, cache=cache)) == greedy(theirs, PROMPT, NEW)
    assert cache.length == len(PROMPT) + NEW - 1
    assert cache.forgotten > 2 * ROWS
    rows = windows(ours, cache)
    assert rows
    assert set(rows) == {ROWS}
    assert cache.nbytes == cache.state.nbytes


def test_what_a_trimmed_cache_lacks_is_computed_again(pair) -> None:
    """Logits after the first 70 tokens: windows begin far after these when the cache is trimmed to them."""
    _, ours, _ = pair
    cache = ours.cache()
    ours.prefill(PROMPT[:70], cache)
    wanted = ours.step(5, cache)
    ours.prefill(PROMPT[71:], cache)
    clone = cache.clone()
    for trimmed in (cache, clone):
        trimmed.trim(70)
        assert trimmed.ids == PROMPT[:70]
        np.testing.assert_allclose(ours.step(5, trimmed), wanted, rtol=0, atol=2e-5 * np.abs(wanted).max())
    # a prefix that the windows have left is not one to go on from
    ours.prefill(PROMPT[71:], cache)
    assert cache.keep([*PROMPT[:40], 3]) == [*PROMPT[:40], 3]
    assert cache.length == cache.forgotten == 0


def test_a_few_tokens_are_taken_back_without_being_computed_again(pair, monkeypatch: pytest.MonkeyPatch) -> None:
    _, ours, _ = pair
    cache = ours.cache()
    ours.prefill(PROMPT, cache)
    wanted = [ours.step(token, cache) for token in range(moehlo.decoder_room.STEP)]
    monkeypatch.setattr(Decoder, "prefill", None)
    cache.trim(len(PROMPT))
    np.testing.assert_array_equal([ours.step(token, cache) for token in range(moehlo.decoder_room.STEP)], wanted)


def test_on_xla_windows_keep_as_little(tmp_path: Path) -> None:
    pytest.importorskip("jax")
    theirs = saved("gpt_oss", tmp_path, **MODELS["gpt_oss"])
    ours = opened(tmp_path, parse_target("xla:cpu"), Strategy.MASKED)
    cache = ours.cache(112)
    prompt = PROMPT[:96]
    assert list(ours.generate(prompt, max_new_tokens=6, cache=cache)) == greedy(theirs, prompt, 6)
    assert cache.forgotten > 0
    assert cache.state.arrays["layers.0.keys"].shape[1] == ROWS
    assert cache.state.arrays["layers.1.keys"].shape[1] == 112
