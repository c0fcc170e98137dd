"""Sampling beside transformers' own processors, given the same logits and the same uniform numbers."""

import math
import struct

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from transformers import GenerationConfig
from transformers.generation import logits_process as hf

from emitter.errors import InputError
from moehlo.generation.sampling import Continuation, Sampling, kept, next_token, uniform

CHOICES = st.builds(
    Sampling,
    sample=st.just(True),
    temperature=st.sampled_from([0.1, 0.7, 1.0, 2.5]),
    top_k=st.sampled_from([0, 1, 2, 7, 50, 10_000]),
    top_p=st.sampled_from([0.0, 0.1, 0.5, 0.9, 0.999, 1.0]),
    min_p=st.sampled_from([0.0, 0.01, 0.2, 1.0]),
    repetition_penalty=st.sampled_from([1.0, 1.3, 0.8]),
)


def theirs(logits: np.ndarray, history: list[int], sampling: Sampling) -> torch.Tensor:
    """The processed scores as ``generate`` has them, in its order."""
    steps = hf.LogitsProcessorList()
    if sampling.repetition_penalty != 1:
        steps.append(hf.RepetitionPenaltyLogitsProcessor(sampling.repetition_penalty))
    if sampling.sample:
        steps.append(hf.TemperatureLogitsWarper(sampling.temperature))
        if sampling.top_k:
            steps.append(hf.TopKLogitsWarper(sampling.top_k))
        if sampling.top_p < 1:
            steps.append(hf.TopPLogitsWarper(sampling.top_p))
        if sampling.min_p:
            steps.append(hf.MinPLogitsWarper(sampling.min_p))
    return steps(torch.tensor([history]), torch.from_numpy(logits)[None])[0]


@settings(max_examples=300)
@given(st.integers(0, 2**32), st.sampled_from([1, 2, 5, 97, 1000]), CHOICES)
def test_the_kept_tokens_and_the_draw_are_those_of_transformers(seed: int, vocabulary: int, sampling: Sampling) -> None:
    rng = np.random.default_rng(seed)
    logits = rng.normal(0, 3, vocabulary).astype(np.float32)
    history = rng.integers(0, vocabulary, rng.integers(1, 20)).tolist()
    expected, found = theirs(logits, history, sampling), kept(logits, history, sampling)
    ids = torch.isfinite(expected).nonzero()[:, 0].numpy()
    if not np.array_equal(ids, found.ids):
        # their sums in f32 may decide otherwise where one lies within its rounding of the bound
        assert _is_rounding(logits, history, sampling, set(ids.tolist()) ^ set(found.ids.tolist()))
        return
    np.testing.assert_array_equal(expected.numpy()[ids], found.scores)
    # the draw itself, inverse CDF over transformers' probabilities at the same number
    number = float(rng.random())
    cumulative = torch.softmax(expected.double(), -1).cumsum(-1)
    place = int(torch.searchsorted(cumulative, number * cumulative[-1], right=True))
    if abs(float(cumulative[place]) - number) > 1e-12 and (
        not place or abs(float(cumulative[place - 1]) - number) > 1e-12
    ):
        assert next_token(logits, history, sampling, number) == place


def _is_rounding(logits: np.ndarray, history: list[int], sampling: Sampling, differ: set[int]) -> bool:
    """Whether what differs are tokens on top-p's or min-p's bound, within V roundings of an f32 sum."""
    open_scores = theirs(logits, history, Sampling(**{**vars(sampling), "top_p": 1.0, "min_p": 0.0})).double()
    p = torch.softmax(open_scores, -1)
    slack = len(logits) * 2.0**-23
    for token in differ:
        below = float(p[p <= p[token]].sum())
        near_p = min(abs(below - (1 - sampling.top_p)), abs(below - float(p[token]) - (1 - sampling.top_p))) <= slack
        if not near_p and abs(float(p[token] / p.max()) - sampling.min_p) > slack:
            return False
    return True


def test_of_a_tie_on_the_bound_of_top_p_the_lowest_ids_are_kept() -> None:
    logits = np.zeros(8, np.float32)
    assert kept(logits, [], Sampling(sample=True, top_k=0, top_p=0.5)).ids.tolist() == [0, 1, 2, 3]


@settings(max_examples=60)
@given(st.integers(0, 2**32), st.sampled_from([0.1, 0.5, 0.9]))
def test_as_many_tied_tokens_are_kept_as_by_transformers(seed: int, top_p: float) -> None:
    rng = np.random.default_rng(seed)
    logits = torch.from_numpy(rng.normal(0, 1, 512).astype(np.float32)).bfloat16().float().numpy()
    sampling = Sampling(sample=True, top_k=0, top_p=top_p)
    expected = theirs(logits, [0], sampling)
    found = kept(logits, [0], sampling)
    counted = int(torch.isfinite(expected).sum())
    assert abs(len(found.ids) - counted) <= 1  # their sum is f32
    if len(found.ids) == counted:
        assert sorted(found.scores) == sorted(expected[torch.isfinite(expected)].tolist())


@pytest.mark.parametrize("logits", [[1.0, 3.0, 3.0, 2.0], [-np.inf, 5.0, -np.inf, 5.0]])
def test_greedy_takes_the_lowest_id_of_a_tie(logits: list[float]) -> None:
    assert next_token(np.array(logits), [], Sampling()) == 1


@given(st.integers(0, 2**32), st.floats(0.5, 2))
@settings(max_examples=50)
def test_greedy_with_a_repetition_penalty_is_that_of_transformers(seed: int, penalty: float) -> None:
    rng = np.random.default_rng(seed)
    logits = rng.normal(0, 2, 61).astype(np.float32)
    history = rng.integers(0, 61, 40).tolist()
    sampling = Sampling(repetition_penalty=penalty)
    assert next_token(logits, history, sampling) == int(theirs(logits, history, sampling).argmax())


def test_the_logits_of_the_caller_are_not_written() -> None:
    logits = np.arange(5, dtype=np.float32)
    next_token(logits, [4], Sampling(repetition_penalty=9.0))
    assert logits.tolist() == [0, 1, 2, 3, 4]


def test_draws_follow_the_distribution() -> None:
    logits = np.log(np.array([0.5, 0.25, 0.125, 0.125], np.float32))
    drawn = [next_token(logits, [], Sampling(sample=True), uniform(7, 0, position)) for position in range(4000)]
    counts = np.bincount(drawn, minlength=4)
    # chi-squared of three degrees of freedom is above 16.27 once in a thousand seeds; this seed is fixed
    expected = 4000 * np.array([0.5, 0.25, 0.125, 0.125])
    assert float(((counts - expected) ** 2 / expected).sum()) < 16.27


def test_the_uniform_numbers_depend_on_seed_sequence_and_position_alone() -> None:
    numbers = {uniform(s, q, p) for s in range(5) for q in range(5) for p in range(5)}
    assert len(numbers) == 125
    assert all(0 <= number < 1 for number in numbers)
    # of numpy's Philox, whose streams its policy (NEP 19) keeps as they are; checked by hand against its raw words
    raw = int(np.random.Philox(key=3, counter=[11, 2, 0, 0]).random_raw())
    assert uniform(3, 2, 11) == (raw >> 11) * 2.0**-53


@pytest.mark.parametrize("number", [0.0, 0.5, math.nextafter(1, 0)])
def test_a_token_without_probability_is_never_drawn(number: float) -> None:
    logits = np.array([-np.inf, 0.0, -np.inf], np.float32)
    assert next_token(logits, [], Sampling(sample=True, top_k=0), number) == 1


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"temperature": 0.0}, "temperature is 0.0; expected a number above 0"),
        ({"temperature": math.nan}, "temperature is NaN; expected a number above 0"),
        ({"top_p": 1.5}, "top_p is 1.5; expected a number from 0 to 1"),
        ({"min_p": "1"}, 'min_p is "1"; expected a number from 0 to 1'),
        ({"top_k": -1}, "top_k is -1; expected a whole number from 0 to"),
        ({"repetition_penalty": True}, "repetition_penalty is true; expected a number above 0"),
    ],
)
def test_a_value_outside_its_range_is_refused_by_name(options: dict[str, object], message: str) -> None:
    with pytest.raises(InputError, match=message):
        Sampling(**options)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("logits", "history", "message"),
    [
        ([[1.0]], [], r"logits are \[1, 1\]; expected \[V\]"),
        ([], [], r"logits are \[0\]"),
        ([1.0, math.nan], [], "logits hold NaN"),
        ([-math.inf, -math.inf], [], "logits hold no finite number"),
        ([1.0, math.inf], [], "logits hold an infinity"),
        ([1.0, 2.0], [2], "token id 2 is outside the vocabulary of 2"),
        ([1.0, 2.0], [-1], "token id -1 is outside the vocabulary of 2"),
    ],
)
def test_logits_that_no_token_can_be_chosen_from_are_refused(logits: list, history: list[int], message: str) -> None:
    with pytest.raises(InputError, match=message):
        next_token(np.array(logits), history, Sampling(repetition_penalty=2.0))


def test_the_defaults_are_those_of_transformers() -> None:
    default = GenerationConfig()
    theirs = {
        **GenerationConfig._get_default_generation_params(),
        **{k: v for k, v in default.to_dict().items() if v is not None},
    }
    ours = Sampling()
    for name in ("temperature", "top_k", "top_p", "repetition_penalty"):
        assert theirs[name] == getattr(ours, name)
    assert theirs["do_sample"] is ours.sample


def test_what_a_gpu_draws_by_is_the_rule_and_the_seed_bit_for_bit():
    how = Continuation(Sampling(True, 0.7, 20, 0.9, 0.05), 2**64 - 3)
    seed, heat, top_k, top_p, min_p = struct.unpack("<Qfidf", how.words.tobytes())
    assert (seed, top_k, top_p) == (2**64 - 3, 20, 0.9)
    assert (heat, min_p) == (np.float32(0.7), np.float32(0.05))


@pytest.mark.parametrize(
    "how",
    [
        Sampling(),
        Sampling(sample=True, top_k=0),
        Sampling(sample=True, top_k=64),
        Sampling(sample=True, repetition_penalty=1.1),
        Sampling(sample=True, temperature=1e-50),
        Sampling(sample=True, temperature=1e39),
    ],
)
def test_what_the_host_draws_no_gpu_is_told(how):
    assert Continuation(how).words is None
