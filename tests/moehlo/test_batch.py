"""Ragged prompts together, over caches in pages: ids beside transformers', rows beside what each is alone."""

from pathlib import Path

import numpy as np
import pytest

from emitter.errors import InputError
from emitter.graphs.decoder import BATCHED
from emitter.plan import Request
from emitter.reading.config import open_model
from emitter.shapes import PAGES, WINDOW_PAGES
from moehlo.batch import Pages
from moehlo.decoder_opening import open_decoder
from moehlo.generation.sampling import Continuation, Sampling
from tests.moehlo.tiny_decoders import ENTRIES, PLAINEST, SMALLER, greedy, open_uncompiled, saved

RANDOM = np.random.default_rng(4)
PROMPTS = [RANDOM.integers(0, 211, count).tolist() for count in (17, 1, 130, 6)]
NEW = [9, 20, 12, 1]
NONE = Pages((), ())


@pytest.fixture(
    scope="module",
    params=["gpt_oss", *(pytest.param(name, marks=pytest.mark.nightly) for name in ("qwen3_moe", "deepseek_v3"))],
)
def pair(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory):
    folder = tmp_path_factory.mktemp(request.param)
    theirs = saved(request.param, folder, **SMALLER.get(request.param, {}))
    entries = ENTRIES.get(request.param, BATCHED)
    return open_decoder(open_model(folder), PLAINEST, Request(target=PLAINEST), entries=entries), theirs


def texts(batch, count):
    found = [[] for _ in range(count)]
    for number, token in batch:
        found[number].append(token)
    return found


def test_ids_of_ragged_prompts_are_those_of_transformers_for_each_alone(pair) -> None:
    ours, theirs = pair
    alone = [greedy(theirs, prompt, new) for prompt, new in zip(PROMPTS, NEW, strict=True)]
    for rows in (1, 3, 64):
        assert texts(ours.generate_batch(PROMPTS, max_new_tokens=NEW, rows=rows), len(PROMPTS)) == alone


def test_a_row_has_its_logits_wherever_its_pages_are_and_whoever_is_beside_it(pair) -> None:
    ours, _ = pair
    pool = ours.pool()
    taken = [pool.take(len(prompt) + 130) for prompt in PROMPTS]
    tables = [Pages(pages.whole[::-1], pages.ring[::-1]) for pages in taken]
    first = [ours.prefill_pages(ids, pages, pool) for ids, pages in zip(PROMPTS, tables, strict=True)]
    rows = [(5, len(ids) + 1, len(ids), pages) for ids, pages in zip(PROMPTS, tables, strict=True)]
    together = ours.step_pages([rows[2], rows[0], rows[3]], pool)
    other = ours.pool()
    other.take(3 * 128)
    pages = other.take(len(PROMPTS[0]) + 1)
    alone = ours.prefill_pages(PROMPTS[0], pages, other)
    np.testing.assert_array_equal(alone, first[0])
    step = ours.step_pages([(5, len(PROMPTS[0]) + 1, len(PROMPTS[0]), pages)], other)
    np.testing.assert_allclose(together[1], step[0], rtol=0, atol=2e-5 * np.abs(step).max())


def test_a_row_that_is_not_in_use_changes_nothing(pair) -> None:
    ours, _ = pair
    pool = ours.pool()
    pages = pool.take(40)
    ours.prefill_pages(PROMPTS[0], pages, pool)
    row = (5, len(PROMPTS[0]) + 1, len(PROMPTS[0]), pages)
    alone = ours.step_pages([row], pool)
    beside = ours.step_pages([(3, 0, 0, NONE), row, (9, 0, 0, NONE)], pool)
    assert np.isfinite(beside).all()
    np.testing.assert_allclose(beside[1], alone[0], rtol=0, atol=2e-5 * np.abs(alone).max())


def test_a_text_that_ends_early_leaves_the_others_as_they_are(pair) -> None:
    ours, _ = pair
    whole = texts(ours.generate_batch(PROMPTS[:2], max_new_tokens=12), 2)
    batch = ours.generate_batch(PROMPTS[:2], max_new_tokens=12)
    found: list[list[int]] = [[], []]
    for number, token in batch:
        found[number].append(token)
        if number == 0 and len(found[0]) == 3:
            batch.end(0)
    assert found == [whole[0][:3], whole[1]]
    ending = whole[1][4]
    stopped = texts(ours.generate_batch(PROMPTS[:2], max_new_tokens=12, ending=[ending]), 2)[1]
    assert stopped == whole[1][: whole[1].index(ending) + 1]


def test_pages_of_texts_that_have_ended_are_used_again(pair, monkeypatch) -> None:
    ours, _ = pair
    room = ours.pool_bytes({PAGES: 3, WINDOW_PAGES: 3})  # two pages and the padding page
    monkeypatch.setattr(type(ours), "fits", lambda self, nbytes: nbytes <= room)
    alone = [texts(ours.generate_batch([prompt], max_new_tokens=3), 1)[0] for prompt in PROMPTS]
    assert texts(ours.generate_batch(PROMPTS, max_new_tokens=3), len(PROMPTS)) == alone


def test_a_text_for_which_there_is_no_memory_is_refused(pair, monkeypatch) -> None:
    room = pair[0].pool_bytes({PAGES: 2, WINDOW_PAGES: 2})
    monkeypatch.setattr(type(pair[0]), "fits", lambda self, nbytes: nbytes <= room)
    with pytest.raises(InputError, match="the pages of 132 tokens take"):
        list(pair[0].generate_batch([PROMPTS[2]], max_new_tokens=3))


def test_pages_after_windows_take_turns(pair, monkeypatch) -> None:
    """Far beyond the windows, in calls of few tokens, so that each page is written again and again."""
    ours, theirs = pair
    monkeypatch.setattr("moehlo.decoder_room.MOST_AT_ONCE", 40)
    pool, prompt = ours.pool(), RANDOM.integers(0, 211, 470).tolist()
    pages = pool.take(480)
    assert len(pages.whole) == 4
    assert len(pages.ring) == (0 if ours.window is None else 2)
    logits = ours.prefill_pages(prompt, pages, pool)
    found = []
    for _ in range(10):
        found.append(int(logits.argmax()))
        (logits,) = ours.step_pages([(found[-1], len(prompt) + len(found), len(prompt), pages)], pool)
    assert found == greedy(theirs, prompt, 10)


def test_draws_of_a_text_do_not_depend_on_the_batch(pair) -> None:
    ours, _ = pair
    sampling = Sampling(sample=True, temperature=1.5, top_k=0)
    one, all_at_once = (
        texts(ours.generate_batch(PROMPTS, max_new_tokens=8, sampling=sampling, seed=3, rows=rows), 4)
        for rows in (1, 4)
    )
    assert one == all_at_once


def test_texts_of_one_seed_are_drawn_apart() -> None:
    how, even = Continuation(Sampling(sample=True), seed=3), np.zeros(500, np.float32)
    assert len({how.token(even, [1, 2], sequence) for sequence in range(20)}) > 15  # of 500 alike, 20 draws


@pytest.mark.parametrize(
    ("prompts", "options", "message"),
    [
        ([[1], []], {"max_new_tokens": 1}, "no token ids"),
        ([[1], [601]], {"max_new_tokens": 1}, "a token id is 601"),
        ([[1], [1] * 500], {"max_new_tokens": 100}, "prompt of 500 and 100 new tokens do not fit"),
        ([[1]], {"max_new_tokens": [1, 2]}, "max_new_tokens has 2 numbers, and there are 1 prompts"),
        ([[1]], {"max_new_tokens": 1, "rows": 0}, "rows is 0; expected a whole number from 1 to 256"),
    ],
)
def test_bad_batches_are_refused_before_anything_is_computed(pair, prompts, options, message: str) -> None:
    with pytest.raises(InputError, match=message):
        pair[0].generate_batch(prompts, **options)


def test_what_was_not_compiled_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved("olmoe", tmp_path)
    open_uncompiled(monkeypatch)
    ours = open_decoder(open_model(tmp_path), PLAINEST, Request(target=PLAINEST), entries=BATCHED)
    with pytest.raises(InputError, match="opened without @decode: open it with batches=False"):
        ours.cache()
