"""Steps that follow one another on a device: what the host asks of them and takes from them, with a stand-in for the
device that computes a step by the CPU's decoder, from where the one before it ended."""

import struct
from types import SimpleNamespace

import numpy as np
import pytest

import moehlo.decoder
import moehlo.decoder_room
from emitter.errors import InputError
from emitter.graphs.decoder import BATCHED, DECODE, DECODE_BATCH, KEPT, PREFILL, PREFILL_PAGED, SINGLE
from emitter.plan import Request
from emitter.reading.config import open_model
from emitter.shapes import PAGE
from emitter.target import parse_target
from moehlo.decoder import NOT_ON_GPU, Decoder, Timing
from moehlo.decoder_opening import open_decoder
from moehlo.device_steps import AT_ONCE, DeviceSteps, position_table
from moehlo.generation.sampling import Continuation, Sampling, next_token, uniform
from tests.moehlo.tiny_decoders import VOCABULARY, saved

RANDOM = np.random.default_rng(4)
PROMPTS = [RANDOM.integers(0, 211, count).tolist() for count in (17, 1, 130, 6)]


class StandIn:
    """A step that ``write_entry`` describes, of an entry point of a decoder on the CPU."""

    def __init__(self, decoder, entry, room, state, draws):
        self.draws, self.left = draws, set()
        rows = 1 if entry == DECODE else room.rows
        self.decoder, self.entry, self.room, self.state, self.turns = decoder, entry, room, state, 0
        counted = ("tokens", "positions", "window_positions", "lengths")
        self.held = {name: np.zeros(rows, np.int32) for name in counted}
        self.made, self.logits = np.zeros((KEPT, rows), np.int32), np.zeros((rows, VOCABULARY), np.float32)
        self.written, self.waited, self.finished = [], [], 0

    def shape(self, name):
        return self.logits.shape

    def write(self, name, array):
        self.written.append(name)
        self.held[name] = np.array(array)

    def read(self, name):
        return np.array(getattr(self, name))

    def fetch(self, name):
        found, turns = self.read(name), self.turns

        def wait():
            self.waited.append(self.turns - turns)
            return found, 0.25

        return wait

    def finish(self):
        self.finished += 1

    def run(self, times=1):
        for _ in range(times):
            self.turn()

    def drawn(self):
        """What ``rule`` draws; of a turn in ``left`` the first row is left to the host."""
        seed, heat, top_k, top_p, min_p = struct.unpack("<Qfidf", self.held["rule"].tobytes())
        how = Sampling(True, heat, top_k, top_p, min_p)
        places = zip(self.logits, self.held["sequences"], self.held["positions"], strict=True)
        ids = [next_token(row, (), how, uniform(seed, int(of), int(at) + 1)) for row, of, at in places]
        return np.array([-1 if self.turns in self.left else ids[0], *ids[1:]], np.int32)

    def turn(self):
        held, d, used = self.held, self.decoder, self.held["lengths"] > 0
        rows = {one.name: held[one.name][held["positions"]] for one in d._positions}
        if self.entry == DECODE:
            given = {}
            for of, size in enumerate(d.sizes(self.room.context).values()):
                if bool(of) in d._windows:
                    given["window_" * of + "start"] = np.array(held["window_" * of + "positions"][0])
                    given["window_" * of + "key_positions"] = np.arange(size, dtype=np.int32)
        else:
            given = {"lengths": held["lengths"], "key_positions": np.arange(self.room.context, dtype=np.int32)}
            given |= {name: held[name] for name in d._tables}
        found = d._at[self.entry].run(held["tokens"], state=self.state, **rows, **given)
        self.logits, ids = np.asarray(found["logits"]), np.asarray(found["token"])
        ids = self.drawn() if self.draws else ids
        self.made[self.turns % KEPT] = np.where(used, ids, self.made[self.turns % KEPT])
        self.turns += 1
        held["tokens"] = np.where(used, ids, held["tokens"])
        for name in ("positions", "window_positions", "lengths"):
            held[name] = held[name] + used.astype(np.int32)


@pytest.fixture(scope="module", params=[pytest.param("olmoe", marks=pytest.mark.nightly), "gpt_oss"])
def decoder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory):
    folder = tmp_path_factory.mktemp(request.param)
    saved(request.param, folder)
    return open_decoder(open_model(folder), parse_target("cpu"), Request(), entries=(*SINGLE, *BATCHED))


@pytest.fixture
def on_device(decoder: Decoder, monkeypatch: pytest.MonkeyPatch):
    """The decoder as if its steps were captured; the stand-ins that were made."""
    states, made = {}, []

    def places(self, entry, state):
        states[id(state)] = state
        return {"state": id(state)}

    def captured(self, entry, room, where, *, draws):
        made.append(StandIn(self, entry, room, states[where["state"]], draws))
        made[-1].left = {5, 13} if draws and entry == DECODE else {2}
        steps = DeviceSteps(made[-1], (room, where))
        steps.begin(**{one.name: position_table(one, room.places, None) for one in self._positions})
        return steps

    monkeypatch.setattr(Decoder, "_places", places)
    monkeypatch.setattr(Decoder, "_captured", captured)
    monkeypatch.setattr(decoder, "not_launched", {PREFILL: "off", PREFILL_PAGED: "off"})
    return decoder, made


def of_cpu(decoder, monkeypatch, run):
    """What the decoder does without a device."""
    with monkeypatch.context() as m:
        m.setattr(decoder, "not_launched", dict.fromkeys((*SINGLE, *BATCHED), "off"))
        return run()


def test_on_a_cpu_no_step_is_captured(decoder) -> None:
    assert len(list(decoder.generate(PROMPTS[0], max_new_tokens=3))) == 3
    assert decoder.not_launched == {PREFILL: NOT_ON_GPU, DECODE: NOT_ON_GPU}


def test_what_computed_the_steps_is_said(decoder, monkeypatch) -> None:
    monkeypatch.setattr(decoder, "not_launched", {DECODE: NOT_ON_GPU})
    assert decoder.steps_by == ""
    monkeypatch.setattr(decoder, "launched", {DECODE: 38, DECODE_BATCH: 38})
    assert decoder.steps_by == "a CUDA graph of 38 launches"
    monkeypatch.setattr(decoder, "not_launched", {DECODE_BATCH: "queries: stablehlo.slice"})
    assert decoder.steps_by == "a CUDA graph of 38 launches, by the runtime (queries: stablehlo.slice)"


def test_ids_are_the_same_and_the_cache_holds_what_was_given(on_device, monkeypatch) -> None:
    decoder, made = on_device
    wanted = of_cpu(decoder, monkeypatch, lambda: list(decoder.generate(PROMPTS[0], max_new_tokens=150)))
    cache = decoder.cache(PAGE)
    found = []
    for token in decoder.generate(PROMPTS[0], max_new_tokens=150, cache=cache):
        found.append(token)
        assert cache.ids == [*PROMPTS[0], *found[:-1]]
    assert found == wanted
    assert len(made) > 1  # the cache grew
    # the host writes what is another than the step before left there, and that is nothing
    assert made[0].written.count("tokens") == 1
    assert made[0].turns > 10 * AT_ONCE
    # a second text goes on after the first
    more = list(decoder.generate([9], max_new_tokens=12, cache=cache))
    assert more == of_cpu(
        decoder, monkeypatch, lambda: list(decoder.generate([*PROMPTS[0], *wanted[:-1], 9], max_new_tokens=12))
    )


def test_steps_are_enqueued_behind_those_that_are_read(on_device, monkeypatch) -> None:
    """As many as are to follow; and what they took the GPU is told, not how long the host was away."""
    decoder, made = on_device
    wanted = of_cpu(decoder, monkeypatch, lambda: list(decoder.generate(PROMPTS[0], max_new_tokens=30)))
    monkeypatch.setattr(decoder, "timing", Timing())
    texts = decoder.generate(PROMPTS[0], max_new_tokens=30)
    assert [next(texts) for _ in range(30)] == wanted
    # 29 steps by 8: while the first eight are waited for eight more are on their way
    assert made[0].waited == [8, 8, 5, 0]
    assert made[0].turns == 29
    assert 0.75 < decoder.timing.decode_seconds < 0.75 + 60
    assert made[0].finished == 0
    # one that ends leaves none on their way
    texts = decoder.generate(PROMPTS[0], max_new_tokens=30)
    assert [next(texts) for _ in range(4)] == wanted[:4]
    assert (made[1].turns, made[1].finished) == (16, 0)
    texts.close()
    assert made[1].finished == 1


def test_steps_are_captured_while_a_prompt_is_computed(on_device, monkeypatch) -> None:
    """Over a cache that has room for what follows: for a cache that has grown they would be captured anew."""
    decoder, made = on_device
    logits, seen = np.eye(1, 211, 5, dtype=np.float32), []

    def read(name):
        seen.append([steps.room.context for steps in made])
        return logits

    monkeypatch.setattr(Decoder, "_begun", lambda *given: SimpleNamespace(run=lambda: None, read=read))
    monkeypatch.setattr(Decoder, "_growth", 256)
    for most in (1, 2, 250, 251, 400):
        made.clear()
        # all that may follow, up to what a cache grows by, is counted
        assert next(decoder.generate(PROMPTS[3], max_new_tokens=most)) == 5
    assert seen == [[], [256], [256], [512], [512]]
    assert decoder.cache().capacity == 256


def test_what_was_computed_behind_is_forgotten_where_another_token_follows(on_device, monkeypatch) -> None:
    decoder, _ = on_device
    cache = decoder.cache()
    decoder.prefill(PROMPTS[0], cache)
    other = cache.clone()
    found = decoder.ahead(5, cache, 40, Continuation(), 0)
    assert len(found) == AT_ONCE
    cache.ids += [5, *found[:-1]]
    of_cpu(decoder, monkeypatch, lambda: [decoder.step(token, other) for token in cache.ids[-8:]])
    for token in (7, found[-1]):
        true = of_cpu(decoder, monkeypatch, lambda token=token: decoder.step(token, other))
        np.testing.assert_array_equal(decoder.step(token, cache), true)
    steps = next(iter(cache.steps.values()))
    # nor are steps behind another text of the same length and last token
    last = decoder.ahead(5, cache, 40, Continuation(), 0)[-1]
    prompt = RANDOM.integers(0, 211, cache.length + AT_ONCE - 3).tolist()
    for each in (cache, other):
        each.trim(3)
    decoder.prefill(prompt, cache)
    of_cpu(decoder, monkeypatch, lambda: decoder.prefill(prompt, other))
    found = decoder.ahead(last, cache, 40, Continuation(), 0)
    true = of_cpu(decoder, monkeypatch, lambda: [decoder.step(token, other) for token in [last, *found[:-1]]])
    assert found == np.argmax(true, axis=1).tolist()
    steps.begin(tokens=np.array([3], np.int32))
    steps.run(2, 2)
    steps.run(1)  # of fewer than are on their way
    assert cache.length + AT_ONCE + 3 == steps.replay.held["positions"][0]


HOW = Sampling(sample=True, temperature=0.7, top_k=30, top_p=0.9, min_p=0.01)


def test_draws_on_the_device_are_those_of_the_host_which_draws_what_is_left_to_it(on_device, monkeypatch) -> None:
    decoder, made = on_device
    given = {"max_new_tokens": 40, "sampling": HOW, "seed": 2**63 + 5}
    wanted = of_cpu(decoder, monkeypatch, lambda: list(decoder.generate(PROMPTS[0], sequence=3, **given)))
    assert list(decoder.generate(PROMPTS[0], sequence=3, **given)) == wanted
    assert any(each.draws and each.turns > 13 for each in made)
    count = len(made)
    wanted = of_cpu(decoder, monkeypatch, lambda: list(decoder.generate_batch(PROMPTS, **given)))
    assert sorted(decoder.generate_batch(PROMPTS, **given)) == sorted(wanted)
    assert all(each.entry == DECODE_BATCH for each in made[count:])
    assert any(each.draws for each in made[count:])


def test_windows_move_where_their_room_ends(on_device, monkeypatch) -> None:
    decoder, made = on_device
    monkeypatch.setattr(moehlo.decoder_room, "MOST_AT_ONCE", 32)
    for module in (moehlo.decoder, moehlo.decoder_room):
        monkeypatch.setattr(module, "STEP", 16)
    wanted = of_cpu(decoder, monkeypatch, lambda: list(decoder.generate(PROMPTS[0], max_new_tokens=120)))
    cache = decoder.cache(200)
    assert list(decoder.generate(PROMPTS[0], max_new_tokens=120, cache=cache)) == wanted
    assert (cache.forgotten > 0) == (decoder.window is not None)
    assert made[-1].state is cache.state


def test_a_text_that_ends_early_leaves_a_cache_to_go_on_with(on_device, monkeypatch) -> None:
    decoder, _ = on_device
    wanted = of_cpu(decoder, monkeypatch, lambda: list(decoder.generate(PROMPTS[3], max_new_tokens=30)))
    end = next(token for i, token in enumerate(wanted) if i > 2 and token not in wanted[:i])
    count = wanted.index(end) + 1
    cache = decoder.cache()
    assert list(decoder.generate(PROMPTS[3], max_new_tokens=30, ending=[end], cache=cache)) == wanted[:count]
    assert cache.ids == [*PROMPTS[3], *wanted[: count - 1]]
    assert list(decoder.generate([end], max_new_tokens=5, cache=cache)) == wanted[count : count + 5]


def test_logits_of_a_step_and_tokens_that_the_host_draws_are_the_same(on_device, monkeypatch) -> None:
    decoder, made = on_device

    def drawn():
        return list(decoder.generate(PROMPTS[0], max_new_tokens=20, sampling=Sampling(sample=True, top_k=0), seed=3))

    assert drawn() == of_cpu(decoder, monkeypatch, drawn)
    assert sum(each.turns for each in made) == 19
    cache = decoder.cache()
    decoder.prefill(PROMPTS[0], cache)
    other = cache.clone()
    found = decoder.step(5, cache)
    np.testing.assert_array_equal(found, of_cpu(decoder, monkeypatch, lambda: decoder.step(5, other)))
    assert cache.ids == other.ids == [*PROMPTS[0], 5]


def test_batches_are_the_same_in_sizes_of_a_power_of_two(on_device, monkeypatch) -> None:
    decoder, made = on_device
    new = [9, 20, 12, 1]

    def texts():
        found = {number: [] for number in range(len(PROMPTS))}
        for number, token in decoder.generate_batch(PROMPTS, max_new_tokens=new, rows=3):
            found[number].append(token)
        return found

    assert texts() == of_cpu(decoder, monkeypatch, texts)
    assert {each.room.rows for each in made} <= {1, 2, 4}
    assert all(each.room.context % PAGE == 0 for each in made)


def test_logits_that_are_nan_end_it(on_device, monkeypatch) -> None:
    decoder, _ = on_device
    run = StandIn.run

    def broken(self, times=1):
        run(self, times)
        self.made[:] = VOCABULARY

    monkeypatch.setattr(StandIn, "run", broken)
    with pytest.raises(InputError, match="logits hold NaN"):
        list(decoder.generate(PROMPTS[0], max_new_tokens=5))


def test_a_table_has_the_rows_of_each_place_as_the_last_of_its_sequence(decoder) -> None:
    from emitter.graphs.decoder import position_rows

    for one in decoder._positions:
        table = position_table(one, 40, None)
        for place in (0, 7, 39):
            np.testing.assert_array_equal(table[place], position_rows(one, np.array([place]), place + 1)[0])


def test_given_tokens_are_computed_whatever_the_steps_choose(on_device, monkeypatch) -> None:
    decoder, _ = on_device
    ids = RANDOM.integers(0, 211, (2, 6)).astype(np.int32)
    cache = decoder.cache()
    decoder.prefill(PROMPTS[0], cache)
    other = cache.clone()
    steps = decoder.begin(int(ids[0, 0]), cache, 6)
    steps.follow(ids[:1].T)
    true = of_cpu(decoder, monkeypatch, lambda: [decoder.step(token, other) for token in ids[0].tolist()])
    np.testing.assert_array_equal(steps.logits()[0], true[-1])
    pool = decoder.pool()
    pages = [pool.take(len(prompt) + 6) for prompt in PROMPTS[:3]]
    for prompt, own in zip(PROMPTS[:3], pages, strict=True):
        decoder.prefill_pages(prompt, own, pool)
    rows = [(0, len(prompt) + 1, len(prompt), own) for prompt, own in zip(PROMPTS[:3], pages, strict=True)]
    steps = decoder.begin_pages(rows, pool, 6)
    steps.follow(np.repeat(ids[:1].T, 3, axis=1))
    assert steps.logits().shape == (4, VOCABULARY)
    np.testing.assert_array_equal(steps.logits()[0].argmax(), true[-1].argmax())
    # and they go on from there
    assert decoder.ahead_pages(rows, pool, 3, Continuation(), range(3)).shape == (3, 3)
