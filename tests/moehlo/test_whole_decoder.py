"""Whole decoders beside transformers: ids of greedy decoding, logits, caches as values, messages."""

from pathlib import Path

import numpy as np
import pytest
from safetensors.numpy import load_file, save_file

from emitter.dtype import DType
from emitter.errors import CheckpointError, InputError
from emitter.graphs.decoder import DECODE, PREFILL, SINGLE, emit_decoder
from emitter.plan import Request, Strategy, plan_decoder
from emitter.reading.config import open_model
from emitter.shapes import SEQUENCE, WINDOW
from emitter.signature import Parameters
from emitter.target import parse_target
from moehlo.decoder import Decoder
from moehlo.decoder_opening import open_decoder
from moehlo.generation.sampling import Sampling
from tests.moehlo.tiny_decoders import CONFIGS, ENTRIES, SMALLER, greedy, logits, require_equal_numbers, saved

PROMPT = np.random.default_rng(3).integers(0, 211, 17).tolist()


# qwen3_moe's ids each day by XLA (tests/oracle/test_verify_model.py)
@pytest.fixture(
    scope="module", params=[pytest.param(n, marks=[pytest.mark.nightly] * (n == "qwen3_moe")) for n in CONFIGS]
)
def pair(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory):
    folder = tmp_path_factory.mktemp(request.param)
    theirs = saved(request.param, folder, **SMALLER.get(request.param, {}))
    entries = ENTRIES.get(request.param, SINGLE)
    return open_decoder(open_model(folder), parse_target("cpu"), Request(), entries=entries), theirs


def test_greedy_ids_are_those_of_transformers(pair) -> None:
    ours, theirs = pair
    assert list(ours.generate(PROMPT, max_new_tokens=60)) == greedy(theirs, PROMPT, 60)
    assert list(ours.generate([7], max_new_tokens=5)) == greedy(theirs, [7], 5)


def test_logits_are_within_their_own_error_of_the_truth(pair) -> None:
    ours, theirs = pair
    ids = np.random.default_rng(5).integers(0, 211, 40).tolist()
    theirs_f32 = logits_in_f32(theirs, ids)
    truth = logits(theirs, ids)
    theirs.float()
    cache = ours.cache()
    found = [ours.prefill(ids[:30], cache), *(ours.step(token, cache) for token in ids[30:])]
    error = np.array([np.abs(each - truth[29 + i]).max() for i, each in enumerate(found)])
    their_error = np.array([np.abs(theirs_f32[29 + i] - truth[29 + i]).max() for i in range(len(found))])
    assert np.median(error) <= 2 * np.median(their_error)
    assert error.max() <= 4 * their_error.max()


def logits_in_f32(model, ids):
    import torch

    with torch.no_grad():
        return model(torch.tensor([ids])).logits[0].numpy().astype(np.float64)


def test_a_prompt_in_chunks_gives_what_it_gives_at_once(pair) -> None:
    ours, _ = pair
    whole = ours.prefill(PROMPT, ours.cache())
    for cut in (1, 9, 16):
        cache = ours.cache()
        ours.prefill(PROMPT[:cut], cache)
        np.testing.assert_allclose(ours.prefill(PROMPT[cut:], cache), whole, rtol=0, atol=2e-5 * np.abs(whole).max())
    cache = ours.cache()
    for token in PROMPT:
        last = ours.step(token, cache)
    np.testing.assert_allclose(last, whole, rtol=0, atol=2e-5 * np.abs(whole).max())


def test_a_clone_goes_on_as_the_original_and_leaves_it_alone(pair) -> None:
    ours, _ = pair
    cache = ours.cache()
    ours.prefill(PROMPT, cache)
    clone = cache.clone()
    ours.step(5, clone)
    first = ours.step(9, cache)
    assert (clone.length, cache.length) == (18, 18)
    cache.trim(17)
    np.testing.assert_array_equal(ours.step(9, cache), first)
    clone.trim(17)
    np.testing.assert_array_equal(ours.step(9, clone), first)


def test_a_cache_grows_without_a_change_of_the_ids(pair) -> None:
    ours, _ = pair
    small, large = ours.cache(18), ours.cache(256)
    ids = [list(ours.generate(PROMPT, max_new_tokens=30, cache=cache)) for cache in (small, large)]
    assert ids[0] == ids[1]
    assert small.capacity > 18


def test_a_cache_of_a_call_that_failed_is_refused_until_it_begins_anew(pair) -> None:
    decoder, _ = pair
    ids = [3, 1, 4, 1, 5]
    cache = decoder.cache(8)
    wanted = decoder.prefill(ids, cache)
    cache.state.fail("there is no memory")
    for call in (lambda: decoder.step(2, cache), cache.clone):
        with pytest.raises(InputError, match="half written by a call that failed"):
            call()
    np.testing.assert_array_equal(decoder.prefill(cache.keep(ids), cache), wanted)
    assert cache.ids == ids


def test_draws_depend_on_the_seed_and_not_on_what_ran_before(pair) -> None:
    ours, _ = pair
    sampling = Sampling(sample=True, temperature=1.5, top_k=0)
    one, two, other = (
        list(ours.generate(PROMPT, max_new_tokens=20, sampling=sampling, seed=seed)) for seed in (1, 1, 2)
    )
    assert one == two != other


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda d: d.generate([], max_new_tokens=1), "no token ids: a prompt has at least one"),
        (lambda d: d.generate([601], max_new_tokens=1), "a token id is 601; expected a whole number from 0 to 600"),
        (lambda d: d.generate([5, True], max_new_tokens=1), "a token id is true; expected a whole number"),
        (
            lambda d: d.generate([1] * 500, max_new_tokens=100),
            "prompt of 500 and 100 new tokens do not fit into a",
        ),
        (lambda d: d.generate([5], max_new_tokens=1, sampling="greedy"), r"sampling is of type str; expected moehlo\."),
        (lambda d: d.prefill([1] * 513, d.cache()), "513 tokens after 0 do not fit into a context of 512"),
        (lambda d: d.cache(513), "capacity is 513; expected a whole number from 1 to 512"),
        (lambda d: d.cache().trim(1), "length is 1; expected a whole number from 0 to 0"),
    ],
)
def test_bad_calls_are_refused_before_anything_is_computed(pair, call, message: str) -> None:
    with pytest.raises(InputError, match=message):
        call(pair[0])


def test_a_cache_is_refused_by_another_decoder(pair, tmp_path: Path) -> None:
    ours: Decoder = pair[0]
    other = Decoder(ours.model, ours.spec, ours.plan, ours.graph, ours.context, ours.session)
    with pytest.raises(InputError, match="the cache is of another decoder"):
        other.step(1, ours.cache())


@pytest.mark.parametrize("family", CONFIGS)
def test_the_text_with_numbers_alone_is_plain_stablehlo(family: str, tmp_path: Path) -> None:
    saved(family, tmp_path)
    spec = open_model(tmp_path).whole
    graph = emit_decoder(spec, plan_decoder(spec, Request(Strategy.MASKED, tokens=5)), context=24)
    assert "tensor.expand_shape" not in graph.text
    assert "tensor.insert_slice" not in graph.text
    assert "util." not in graph.text
    assert [entry.name for entry in graph.entries] == [PREFILL, DECODE]
    dynamic = emit_decoder(spec, plan_decoder(spec, Request(Strategy.MASKED)), Parameters("model"))
    states = dynamic.entry(DECODE).signature.states
    assert all({SEQUENCE, WINDOW} & {*state.shape} for state in states)


@pytest.mark.nightly
def test_a_wide_model_in_bf16_compiles_for_several_tokens_and_several_threads(tmp_path: Path) -> None:
    """Rows of its embedding in f32 do not fit into the stack that the compiler and the workers have by default."""
    sizes = {"head_dim": 16, "num_key_value_heads": 3, "intermediate_size": 24, "num_hidden_layers": 1}
    saved("qwen3", tmp_path, hidden_size=7168, **sizes)
    request = Request(dtype=DType.BF16)
    ours = open_decoder(open_model(tmp_path), parse_target("cpu"), request, threads=2)
    at_once, one_by_one = ours.cache(), ours.cache()
    found = ours.prefill(PROMPT, at_once)
    stepped = [ours.step(token, one_by_one) for token in PROMPT][-1]
    # sums of products of bf16, in another order
    np.testing.assert_allclose(found, stepped, rtol=0, atol=2.0**-8 * np.abs(stepped).max())


def test_frequencies_that_old_checkpoints_have_in_each_layer_are_left_out(tmp_path: Path) -> None:
    """They were buffers of the attention once. transformers leaves them out too, and no other tensor of it."""
    for name in ("old", "new"):
        saved("olmoe", tmp_path / name)
    path = tmp_path / "old/model.safetensors"
    tensors = load_file(path)
    attention = {f"model.layers.{layer}.self_attn." for layer in range(3)}
    save_file(tensors | {f"{prefix}rotary_emb.inv_freq": np.zeros(4, np.float32) for prefix in attention}, path)
    require_equal_numbers(tmp_path / "new", tmp_path / "old")
    save_file(tensors | {f"{prefix}rotary_emb.scale": np.zeros(4, np.float32) for prefix in attention}, path)
    with pytest.raises(CheckpointError, match=r"rotary_emb\.scale would not be read"):
        require_equal_numbers(tmp_path / "new", tmp_path / "old")
