"""The plain texts of decoders: two parsers read each alike, three executors compute the same from it."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

pytest.importorskip("jax")

from emitter import golden
from emitter.graphs.decoder import (
    BATCHED,
    DECODE,
    DECODE_BATCH,
    PREFILL,
    PREFILL_PAGED,
    SINGLE,
    emit_decoder,
    position_inputs,
    position_rows,
)
from emitter.plan import Request, Strategy, plan_decoder
from emitter.reading.config import model_from_config
from emitter.xla.program import as_main
from oracle.executors import IreeExecutor, ReferenceExecutor, XlaExecutor, parse_with_iree, parse_with_jax
from weights import random_weights

ROOT = golden.goldens_root()
DECODERS = [case.name for case in golden.cases(ROOT) if case.layer is None]
CONTEXT, ROWS, TOKENS = 24, 3, 5
# one of each form of a cache, norms without weights, soft caps; small enough for the interpreter
SMALL: dict[str, dict[str, Any]] = {
    "dense/gemma2": {},
    "dense/olmo": {"num_hidden_layers": 1},
    "gpt-oss": {"num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 8, "sliding_window": 3},
    "deepseek-v3": {
        "num_attention_heads": 4, "num_key_value_heads": 4, "kv_lora_rank": 12, "q_lora_rank": 10,
        "num_hidden_layers": 1, "first_k_dense_replace": 1,
    },
}  # fmt: skip


@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=[pytest.mark.nightly] * (i % 3)) for i, n in enumerate(DECODERS)]
)
def test_two_parsers_read_a_decoder_alike(name: str) -> None:
    text = golden.graph_path(ROOT, name).read_text()
    found = parse_with_iree(text)
    assert found == parse_with_jax(text)
    assert {operation.partition(".")[0] for operation in found} <= {"builtin", "func", "stablehlo"}


def inputs_of(spec, name: str, signature) -> dict[str, Any]:
    """A call's inputs: tokens after others that are in the cache; of a batch one row is not in use."""
    draw = np.random.default_rng(2)
    start, lengths = 4, np.array([7, 0, 12], np.int32)
    count = next(a for a in signature.inputs if a.name == "tokens").shape[0]
    places = np.maximum(lengths, 1) - 1 if name == DECODE_BATCH else start + np.arange(count)
    found: dict[str, Any] = {
        "tokens": draw.integers(0, 50, count).astype(np.int32),
        "start": np.array(start, np.int32),
        "lengths": lengths,
        "key_positions": np.arange(CONTEXT, dtype=np.int32),
        "pages": np.array([[2], [0], [3]] if name == DECODE_BATCH else [1], np.int32),
        "window_pages": np.array([[3], [0], [1]] if name == DECODE_BATCH else [1], np.int32),
    }
    for one in position_inputs(spec):
        found[one.name] = position_rows(one, places.astype(np.int64), CONTEXT)
    found |= {a.name: draw.standard_normal(a.shape).astype(np.float32) for a in signature.states}
    return {a.name: found[a.name] for a in (*signature.inputs, *signature.states)}


# windows and sinks of gpt-oss, and latents, once over a cache in one piece and once over pages; each entry point once
FURTHER = {("gpt-oss", PREFILL), ("gpt-oss", DECODE_BATCH), ("deepseek-v3", DECODE), ("deepseek-v3", PREFILL_PAGED)}


@pytest.mark.parametrize(
    ("name", "entry"),
    [
        pytest.param(
            name,
            entry,
            marks=[pytest.mark.nightly] * ((name, entry) in FURTHER),
        )
        for name in SMALL
        for entry in ((PREFILL,) if name.startswith("dense/") else (*SINGLE, *BATCHED))
    ],
)
@pytest.mark.parametrize("iree", [False, pytest.param(True, marks=pytest.mark.nightly)], ids=["two", "three"])
def test_three_executors_compute_the_same(name: str, entry: str, *, iree: bool) -> None:
    """Each day two of them: IREE takes 2 s for each text, and its decoders' ids are in tests/moehlo."""
    config = json.loads((ROOT / "configs" / "tiny" / f"{name}.json").read_text()) | SMALL[name] | {"vocab_size": 50}
    spec = model_from_config(config, name).whole
    plan = plan_decoder(spec, Request(Strategy.MASKED, tokens=TOKENS))
    graph = as_main(emit_decoder(spec, plan, context=CONTEXT, rows=ROWS, entries=[entry]), entry)
    weights = random_weights(graph.signature.weights, 1)
    values = {**inputs_of(spec, entry, graph.signature), **{a.name: weights[a.name] for a in graph.signature.weights}}
    first, *others = (each().run(graph, values) for each in (ReferenceExecutor, XlaExecutor, *[IreeExecutor] * iree))
    states = {a.name for a in graph.signature.states}
    used = [0, 2] if entry == DECODE_BATCH else [0]
    for found in others:
        for result in graph.signature.results:
            ours, theirs = found[result.name], first[result.name]
            if result.name in states:
                # page 0 has what rows that are not in use computed
                kept = slice(1, None) if entry in BATCHED else slice(None)
                np.testing.assert_allclose(ours[kept], theirs[kept], rtol=2e-4, atol=2e-5)
            else:
                np.testing.assert_allclose(ours[used], theirs[used], rtol=2e-4, atol=2e-5 * np.abs(theirs[used]).max())
    changed = [name for name in states if not np.array_equal(first[name], values[name])]
    assert len(changed) == len(states)
    if entry in (PREFILL, PREFILL_PAGED):
        # tokens that are there already are left alone
        name = min(states)
        before, after = values[name], first[name]
        rows = (..., slice(0, 4), slice(None)) if entry == PREFILL else (1, ..., slice(0, 4), slice(None))
        np.testing.assert_array_equal(after[rows], before[rows])
