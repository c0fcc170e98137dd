"""Truth of whole decoders: transformers in f32 is within the rounding of it, and its parts are formulas."""

import numpy as np
import pytest

pytest.importorskip("transformers")

import transformers
from drawn_models import is_whole, logits, prompts, saved
from hypothesis import given, settings
from hypothesis import strategies as st
from whole_models import CASES

from emitter.reading.decoder import places
from emitter.signature import DType, weight_arguments
from emitter.spec import NormSpec
from emitter.spec.attention import LatentAttentionSpec, MaskKind, MaskSpec
from emitter.spec.model_tensors import model_weights
from emitter.spec.rope import (
    DynamicScaling,
    LinearScaling,
    Llama3Scaling,
    LongScaling,
    Pairing,
    ProportionalScaling,
    RopeSpec,
    YarnScaling,
    frequencies,
)
from oracle.attention import attention, rotated, visible
from oracle.decoder import LOGITS, compute, sequence
from oracle.deviations import LAMBDA, Deviations
from oracle.exact import Exact
from oracle.rope import radians
from weights import open_weights
from weights.decoder import load_decoder

transformers.logging.set_verbosity_error()
transformers.logging.disable_progress_bar()

WHOLE = [name for name in CASES if is_whole(name)]
# One for each kind of attention, residual stream and rotation.
SHORT = {
    *("Gemma4ForCausalLM", "HYV4ForCausalLM", "LongcatFlashForCausalLM", "MuseSparkForConditionalGeneration"),
    *("GptOssForCausalLM", "MistralLarge4ForConditionalGeneration", "BeamForCausalLM", "Cohere2MoeForCausalLM"),
    *("UnlimitedOcrForConditionalGeneration", "Llama4ForCausalLM", "PhimoeForCausalLM", "AXK2ForCausalLM"),
}
TOKENS = 70


@pytest.mark.parametrize("name", [pytest.param(n, marks=[] if n in SHORT else pytest.mark.nightly) for n in WHOLE])
def test_transformers_is_within_the_rounding_of_truth(name, tmp_path):
    model, opened = saved(name, 1, tmp_path)
    wanted = weight_arguments(model_weights(opened.whole), DType.F32)
    weights = load_decoder(open_weights(opened), places(opened, opened.whole), wanted)
    (ids,) = prompts(opened.whole.embedding.vocabulary, 1, (TOKENS,))
    stages, _ = compute(Deviations(DType.F32), opened.whole, weights, sequence(ids, weights))
    truth, theirs = stages[LOGITS], logits(model, ids)
    error = np.abs(theirs - truth.value)
    assert (error <= LAMBDA * truth.sigma).all()
    # where rounding grows through many layers, the bound does not let anything else pass
    assert error.max() <= 1e-3 * np.abs(theirs).max()
    assert np.abs(theirs).max() > 0.1


POSITIVE = st.floats(1.0, 32.0)
SCALINGS = st.one_of(
    st.none(),
    st.builds(LinearScaling, POSITIVE),
    st.builds(DynamicScaling, POSITIVE, st.integers(8, 4096)),
    st.builds(YarnScaling, POSITIVE, st.integers(8, 4096), st.floats(8.0, 64.0), st.floats(0.25, 4.0), st.booleans()),
    st.builds(Llama3Scaling, POSITIVE, st.floats(0.5, 2.0), st.floats(2.5, 8.0), st.integers(8, 4096)),
    st.builds(lambda factor, at: Llama3Scaling(factor, at, at, 64), POSITIVE, st.floats(0.5, 2.0)),
    st.builds(ProportionalScaling, st.integers(0, 4), POSITIVE),
    st.builds(lambda short, long: LongScaling(short, long, 64, 1.5), *(st.tuples(*[POSITIVE] * 4) for _ in range(2))),
)


@settings(max_examples=300)
@given(scaling=SCALINGS, base=st.floats(10.0, 1e7), longest=st.integers(1, 8192), factor=POSITIVE)
def test_angles_are_the_frequencies_that_the_graph_is_given(scaling, base, longest, factor):
    spec = RopeSpec(base, 8, scaling=scaling, attention_factor=factor)
    (ours, attended), (theirs, other) = frequencies(spec, longest), radians(spec, longest)
    np.testing.assert_allclose(ours, theirs, rtol=1e-11)
    assert attended == pytest.approx(other)


def test_a_pair_is_rotated_by_its_angle_where_it_lies():
    tokens = sequence([5, 6, 7], {})
    x = np.arange(18.0).reshape(3, 1, 6)
    for pairing, pairs in ((Pairing.HALF, [(0, 2), (1, 3)]), (Pairing.INTERLEAVED, [(0, 1), (2, 3)])):
        found = rotated(Exact(), RopeSpec(100.0, 4, pairing), x, tokens)
        for i, (one, other) in enumerate(pairs):
            number = (x[2, 0, one] + 1j * x[2, 0, other]) * np.exp(2j * 100.0 ** (-i / 2))
            assert found[2, 0, [one, other]] == pytest.approx([number.real, number.imag])
        assert (found[:, :, 4:] == x[:, :, 4:]).all()


@pytest.mark.parametrize(
    ("kind", "seen"),
    [
        (MaskKind.SLIDING, [[0], [0, 1], [1, 2], [2, 3], [3, 4]]),
        (MaskKind.CHUNKED, [[0], [0, 1], [2], [2, 3], [4]]),
        (MaskKind.PROMPT_AND_SLIDING, [[0], [0, 1], [0, 1, 2], [0, 1, 2, 3], [0, 1, 2, 3, 4]]),
    ],
)
def test_a_mask_of_two_shows_what_its_kind_says(kind, seen):
    found = visible(MaskSpec(kind, 2), sequence(range(5), {}, prompt=3))
    assert [np.flatnonzero(row).tolist() for row in found] == seen


def test_latents_give_what_keys_and_values_of_each_head_give():
    """The formulas of ``LatentAttentionSpec`` and of attention, one head and token after the other."""
    spec = LatentAttentionSpec(
        hidden=7, heads=2, scale=0.4, q_rank=0, kv_rank=5, nope_dim=3, rope_dim=2, v_dim=4, latent_norm=NormSpec(1e-6)
    )
    rng = np.random.default_rng(3)
    shapes = {"q": (10, 7), "kv_a": (7, 7), "kv_a_norm": (5,), "kv_b": (14, 5), "o": (7, 8)}
    w = {name: rng.standard_normal(shape) for name, shape in shapes.items()}
    x = rng.standard_normal((6, 7))
    made = x @ w["kv_a"].T
    c = made[:, :5] / np.sqrt((made[:, :5] ** 2).mean(1, keepdims=True) + 1e-6) * w["kv_a_norm"]
    out = np.zeros((6, 8))
    for head in range(2):
        kv = c @ w["kv_b"][7 * head : 7 * head + 7].T
        k, q = np.hstack([kv[:, :3], made[:, 5:]]), x @ w["q"][5 * head : 5 * head + 5].T
        for i in range(6):
            p = np.exp(0.4 * k[: i + 1] @ q[i])
            out[i, 4 * head : 4 * head + 4] = p @ kv[: i + 1, 3:] / p.sum()
    found, _ = attention(Exact(), spec, w, x, sequence(range(6), {}), None)
    np.testing.assert_allclose(found, out @ w["o"].T, rtol=1e-12)
