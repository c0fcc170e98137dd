"""Prompts by launches on a device: what the host has them compute, with a stand-in for the device that computes them by
the CPU's decoder from what is in the buffers."""

import numpy as np
import pytest

import moehlo.decoder
import moehlo.decoder_room
from emitter.graphs.decoder import BATCHED, PREFILL, PREFILL_PAGED, SINGLE
from emitter.plan import Request
from emitter.reading.config import open_model
from emitter.shapes import WINDOW
from moehlo.decoder import NOT_ON_GPU, Decoder
from moehlo.decoder_opening import open_decoder
from moehlo.device_prompts import KEPT_PROMPTS, Prompts, computed_as
from tests.moehlo.tiny_decoders import PLAINEST, saved

RANDOM = np.random.default_rng(8)
PROMPT = RANDOM.integers(0, 211, 150).tolist()


class StandIn:
    """What ``decoder_prefill`` describes, of an entry point of a decoder on the CPU."""

    launches = 33

    def __init__(self, decoder, entry, room, size):
        self.decoder, self.entry, self.room, self.size = decoder, entry, room, size
        self.held, self.state, self.counts = {}, None, []

    def shape(self, name):
        ropes = {one.name: (self.size, one.width) for one in self.decoder._positions}
        return {"last": (1,), "pages": (self.room.table,), "window_pages": (self.room.table,), **ropes}.get(
            name, (self.size,)
        )

    def write(self, name, array):
        assert array.shape == self.shape(name)
        self.held[name] = np.array(array)

    def lie(self, name, table, first):
        if first % 4:
            return False
        self.write(name, table[first : first + self.size])
        return True

    def run(self):
        held, d, count = self.held, self.decoder, int(self.held["last"][0]) + 1
        given = {one.name: held[one.name][:count] for one in d._positions}
        starts = {name: held[name] for name in ("positions", "window_positions") if name in held}
        for places in starts.values():
            np.testing.assert_array_equal(places[:count], places[0] + np.arange(count))
            assert (places[count:] == -1).all()
        if self.entry == PREFILL:
            for windowed in d._windows:
                of, room = "window_" * windowed, self.room.window if windowed else self.room.context
                given[f"{of}start"] = np.array(starts[f"{of}positions"][0])
                given[f"{of}key_positions"] = np.arange(room, dtype=np.int32)
        else:
            assert [*starts] == ["positions"]
            given |= {"start": np.array(starts["positions"][0]), **{name: held[name] for name in d._tables}}
            given["key_positions"] = np.arange(self.room.context, dtype=np.int32)
        self.logits = np.asarray(d._at[self.entry].run(held["tokens"][:count], state=self.state, **given)["logits"])
        self.counts.append(count)
        self.held = {}  # another call has the memory next

    def read(self, name):
        return np.array(getattr(self, name))


@pytest.fixture(scope="module", params=[pytest.param("olmoe", marks=pytest.mark.nightly), "gpt_oss"])
def decoder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory):
    folder = tmp_path_factory.mktemp(request.param)
    saved(request.param, folder)
    request = Request(target=PLAINEST)
    return open_decoder(open_model(folder), PLAINEST, request, entries=(*SINGLE, *BATCHED), context=320)


@pytest.fixture
def on_device(decoder: Decoder, monkeypatch: pytest.MonkeyPatch):
    """The decoder as if prompts were launched; the stand-ins that were made."""
    states, made = {}, {}

    def places(self, entry, state):
        states[id(state)] = state
        return {"state": id(state)}

    def call(self, session, entry, room, count, where):
        key = entry, room, computed_as(count)
        found = made.setdefault(key, StandIn(decoder, *key))
        found.state = states[where["state"]]
        return found

    monkeypatch.setattr(Decoder, "_places", places)
    monkeypatch.setattr(Prompts, "call", call)
    monkeypatch.setattr(type(decoder.session), "workspace", lambda _: None, raising=False)
    monkeypatch.setattr(decoder, "not_launched", {"decode": "off", "decode_batch": "off"})
    monkeypatch.setattr(decoder, "launched", {})
    return decoder, made


def by_runtime(decoder, monkeypatch, run):
    """What the decoder does without launches."""
    with monkeypatch.context() as m:
        m.setattr(decoder, "not_launched", dict.fromkeys((*SINGLE, *BATCHED), "off"))
        return run()


def test_on_a_cpu_no_prompt_is_launched(decoder) -> None:
    decoder.prefill(PROMPT[:3], decoder.cache())
    assert decoder.not_launched == {PREFILL: NOT_ON_GPU}
    assert decoder.prompts_by == ""


@pytest.mark.parametrize("at_once", [1024, 40])
def test_logits_of_prompts_and_of_what_follows_are_the_same_in_parts_and_at_once(
    on_device, monkeypatch, at_once
) -> None:
    decoder, made = on_device
    monkeypatch.setattr(moehlo.decoder_room, "MOST_AT_ONCE", at_once)
    for module in (moehlo.decoder, moehlo.decoder_room):
        monkeypatch.setattr(module, "STEP", 16)
    found = []
    for run in (lambda given: given(), lambda given: by_runtime(decoder, monkeypatch, given)):
        cache = decoder.cache(32)
        parts = [PROMPT[:1], PROMPT[1:6], PROMPT[6:]]
        found.append([run(lambda part=part, cache=cache: decoder.prefill(part, cache)) for part in parts])
        found[-1].append(decoder.step(5, cache))
        assert cache.ids == [*PROMPT, 5]
    for here, there in zip(*found, strict=True):
        np.testing.assert_array_equal(here, there)
    assert sum(sum(each.counts) for each in made.values()) == len(PROMPT)
    assert decoder.prompts_by == "33 launches"
    rooms = {each.room.window for each in made.values()}
    assert max(rooms) == decoder.sizes(160)[WINDOW]
    assert cache.forgotten == 0 or at_once == 40


def test_a_batch_is_the_same(on_device, monkeypatch) -> None:
    decoder, made = on_device
    monkeypatch.setattr(moehlo.decoder_room, "MOST_AT_ONCE", 100)
    prompts = [PROMPT[:130], PROMPT[3:4], PROMPT[5:22]]

    def texts():
        return sorted(decoder.generate_batch(prompts, max_new_tokens=4, rows=2))

    assert texts() == by_runtime(decoder, monkeypatch, texts)
    assert {each.entry for each in made.values()} == {PREFILL_PAGED}
    assert sorted(count for each in made.values() for count in each.counts) == [1, 17, 30, 100]


def test_what_has_no_kernel_goes_through_the_runtime_and_is_named(on_device, monkeypatch) -> None:
    decoder, _ = on_device
    monkeypatch.setattr(Prompts, "call", lambda *_: "queries: stablehlo.slice")
    wanted = by_runtime(decoder, monkeypatch, lambda: decoder.prefill(PROMPT[:9], decoder.cache()))
    np.testing.assert_array_equal(decoder.prefill(PROMPT[:9], decoder.cache()), wanted)
    assert decoder.prompts_by == "by the runtime (queries: stablehlo.slice)"


def test_numbers_of_tokens_are_rounded_up_by_an_eighth_at_most() -> None:
    assert [computed_as(count) for count in (1, 2, 3, 9, 16, 17, 33, 100, 129, 257, 700, 4096)] == [
        *(1, 2, 4, 16, 16, 32, 48, 112, 144, 288, 704, 4096)
    ]
    for count in range(128, 5000):
        assert count <= computed_as(count) < 1.125 * count + 1


class Session:
    """Notes of which numbers of tokens launches were made."""

    def __init__(self):
        self.made = []

    def relaunch(self, call, places, memory):
        self.made.append(call)
        return Taken()


class Taken:
    def take(self, places):
        self.places = places


def test_launches_are_kept_until_many_others_were_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("moehlo.device_prompts.decoder_prefill", lambda *given: given[-1])
    session, prompts = Session(), Prompts(None, None, None)
    first = prompts.call(session, PREFILL, "room", 2000, {"a": 1})
    for number in range(KEPT_PROMPTS - 1):
        prompts.call(session, PREFILL, f"room {number}", 1, {"a": 2})
    assert prompts.call(session, PREFILL, "room", 1999, {"a": 3}) is first
    assert first.places == {"a": 3}
    for number in range(KEPT_PROMPTS):
        prompts.call(session, PREFILL, f"another {number}", 1, {"a": 2})
    assert prompts.call(session, PREFILL, "room", 1999, {"a": 3}) is not first
    assert session.made.count(2048) == 2
