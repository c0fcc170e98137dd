"""A whole decoder with few of its experts in memory gives what it gives with all of them there, bit for bit."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from emitter.errors import CheckpointError, InputError, UnsupportedError
from emitter.graphs.decoder import BATCHED, SINGLE
from emitter.plan import Strategy
from emitter.reading.config import open_model
from emitter.signature import DType
from moehlo.choices import SlotRule, SlotsWanted, read_request, read_target
from moehlo.decoder import Decoder
from moehlo.decoder_opening import open_decoder
from moehlo.disk import disk_rate
from moehlo.memory import Room
from moehlo.slot_count import LayerBytes, slots_of_decoder
from moehlo.streamed_decoder import StreamedDecoder
from tests.moehlo.command import call

pytest.importorskip("transformers")

from tiny_decoders import greedy, saved

PROMPT = np.random.default_rng(0).integers(0, 200, 37).tolist()


def opened(folder: Path, slots: SlotsWanted, entries: tuple[str, ...] = SINGLE) -> Decoder:
    target = read_target("cpu", isa="portable")
    request = replace(read_request(Strategy.GATHERED, target), dtype=DType.F32)
    return open_decoder(open_model(folder), target, request, threads=1, entries=entries, expert_slots=slots)


FAMILIES = {"olmoe": 4, "deepseek_v3": 5, "gpt_oss": 3, "qwen3_moe": 4}
"""A softmax over all experts; a sigmoid in groups, a shared expert and a dense layer; biases; windows. Slots for all
layers together, one more than a token has experts in one of them, and fewer than a prompt's."""
SHORT = ("olmoe",)


@pytest.mark.parametrize("family", [pytest.param(f, marks=[pytest.mark.nightly] * (f not in SHORT)) for f in FAMILIES])
def test_logits_and_ids_are_those_with_all_experts_in_memory(tmp_path: Path, family: str) -> None:
    made = saved(family, tmp_path)
    entries = SINGLE if family in SHORT else (*SINGLE, *BATCHED)
    whole, few = opened(tmp_path, SlotRule.OFF, entries), opened(tmp_path, FAMILIES[family], entries)
    assert isinstance(few.session, StreamedDecoder)
    ids = list(few.generate(PROMPT, max_new_tokens=12))
    assert ids == greedy(made, PROMPT, 12)
    caches = [decoder.cache() for decoder in (whole, few)]
    assert few.prefill(PROMPT, caches[1]).tobytes() == whole.prefill(PROMPT, caches[0]).tobytes()
    for token in ids:
        assert few.step(token, caches[1]).tobytes() == whole.step(token, caches[0]).tobytes()
    seen = few.session.calls
    assert seen["prefill"].parts > 3 * 2
    assert seen["decode"].misses > 0
    assert seen["decode"].used > 0
    if entries != SINGLE:
        prompts = [PROMPT, PROMPT[:5], PROMPT[3:20]]
        found, wanted = ([*d.generate_batch(prompts, max_new_tokens=6)] for d in (few, whole))
        assert found == wanted
    few.session.close()


@pytest.fixture(scope="module")
def olmoe(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("olmoe")
    saved("olmoe", folder)
    return folder


@pytest.fixture(scope="module")
def few(olmoe: Path) -> Iterator[Decoder]:
    decoder = opened(olmoe, 4)
    yield decoder
    decoder.session.close()


def test_what_the_next_layer_would_choose_is_read_ahead(few: Decoder, monkeypatch: pytest.MonkeyPatch) -> None:
    """The guess for a layer is of that layer, and of the last the choice of this token in the first."""
    guessed: list[tuple[int, set[int]]] = []
    taken: list[tuple[int, set[int]]] = []
    slots = few.session.slots
    take = slots.take
    monkeypatch.setattr(slots, "prefetch", lambda layer, numbers: guessed.append((layer, set(numbers))))
    monkeypatch.setattr(slots, "take", lambda layer, ns: taken.append((layer, set(ns := list(ns)))) or take(layer, ns))
    cache = few.cache()
    few.prefill([5], cache)
    guessed.clear()
    taken.clear()
    few.step(7, cache)
    assert [layer for layer, _ in taken] == [0, 1, 2]
    assert [layer for layer, _ in guessed] == [1, 2, 0]
    assert guessed[2][1] == taken[0][1]
    assert {len(numbers) for _, numbers in guessed} == {3}
    # the tiny model adds to its stream more than a real one does: a guess at random would find 9/7 of 3
    assert sum(len(guessed[i][1] & taken[i + 1][1]) for i in (0, 1)) >= 3


def test_an_expert_that_cannot_be_read_fails_the_call_alone(few: Decoder, monkeypatch: pytest.MonkeyPatch) -> None:
    slots, cache = few.session.slots, few.cache()
    wanted = few.prefill(PROMPT, few.cache()).tobytes()
    load = slots._load

    def cut(expert: object, planes: object) -> None:
        raise CheckpointError("was cut short")

    monkeypatch.setattr(slots, "_load", cut)
    with pytest.raises(CheckpointError, match="was cut short"):
        few.prefill(PROMPT, cache)
    monkeypatch.setattr(slots, "_load", load)
    assert few.prefill(PROMPT, few.cache()).tobytes() == wanted


def test_slots_of_a_decoder_are_what_memory_has_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Experts of 1 MB, 640 of one kind and 160 of another, beside 100 MB."""
    decoder = LayerBytes(800, 4, 10**6, 900 * 10**6, 100 * 10**6, 800)
    counts = (640, 160)

    def chosen(wanted: SlotsWanted, megabytes: int) -> tuple[int, ...] | None:
        monkeypatch.setattr("moehlo.slot_count.free_memory", lambda: Room(megabytes * 10**6, "free"))
        found = slots_of_decoder(wanted, decoder, counts)
        assert found is None or found[0].count == sum(found[1])
        return None if found is None else found[1]

    assert chosen(None, 900) is None  # all fit
    assert chosen(None, 899) == (537, 134)  # 7/8 of it less 100 MB are 686, five binary digits of which are 672
    assert chosen(SlotRule.AUTO, 899) == chosen(None, 899)
    assert chosen(SlotRule.AUTO, 10_000) == (640, 160)
    assert chosen(SlotRule.OFF, 500) is None
    assert chosen(100, 10_000) == (80, 20)
    assert chosen(6, 10_000) == (4, 4)  # a token's in each
    with pytest.raises(InputError, match=r"the 4 experts of a token take 4\.0 MB"):
        chosen(SlotRule.AUTO, 117)


def test_what_has_no_experts_in_slots_says_why(olmoe: Path, tmp_path: Path) -> None:
    model, target = open_model(olmoe), read_target("cpu", isa="portable")
    request = replace(read_request(Strategy.AUTO, target), dtype=DType.F32)
    with pytest.raises(UnsupportedError, match="--expert-slots is for a model's own weights on a CPU, not for random"):
        open_decoder(model, target, request, random=1, expert_slots=8)
    with pytest.raises(UnsupportedError, match="--dispatch grouped: experts in slots are gathered; leave it out"):
        open_decoder(model, target, replace(request, strategy=Strategy.GROUPED), expert_slots=8)
    with pytest.raises(InputError, match="--expert-slots is 2 and each token has 3 experts; expected at least 3"):
        open_decoder(model, target, request, expert_slots=2)
    saved("llama", tmp_path, num_key_value_heads=2, intermediate_size=40)
    with pytest.raises(UnsupportedError, match="expert slots are for models with experts, and no layer of this one"):
        open_decoder(open_model(tmp_path), target, request, expert_slots=8)


def test_generate_says_what_it_read_and_what_the_disk_gives(olmoe: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("moehlo.streamed_decoder.disk_rate", lambda *_, **__: 2e9)
    words = ["generate", olmoe, "--ids", ",".join(map(str, PROMPT)), "--max-new-tokens", "6", "--json"]
    ran = call(*words, "--expert-slots", 4, "--threads", 1, "--isa", "portable", "--dispatch", "gathered")
    read = ran.json["expert_slots"]
    assert (read["slots"], read["experts"], read["disk_bytes_per_second"]) == (4, 21, 2e9)
    assert read["hits"] + read["misses"] > 3 * 5 * 3
    assert "expert slots: 4 of 21 experts (23.0 kB each) in memory: asked for" in ran.err
    said = re.search(
        r"decode: ([\d.]+)% hits, .*/s of experts that were in no slot, ([\d.]+) of the 2.00 GB/s", ran.err
    )
    assert said is not None
    assert float(said[1]) == round(100 * read["decode_hit_rate"], 1)
    assert float(said[2]) == round(read["share_of_disk"], 2)
    assert "threads: 1" in ran.err


def test_the_rate_of_a_disk_is_not_that_of_memory(tmp_path: Path) -> None:
    """A file that is shorter than a piece, and one that is not there, have none."""
    (tmp_path / "x").write_bytes(bytes(1 << 20))
    assert disk_rate(tmp_path / "x", 1 << 21, reads=2, seconds=0.02) is None
    assert disk_rate(tmp_path / "y", 1 << 12, reads=2, seconds=0.02) is None
    found = disk_rate(tmp_path / "x", (1 << 16) + 1, reads=2, seconds=0.05)
    assert found is None or found > 0
