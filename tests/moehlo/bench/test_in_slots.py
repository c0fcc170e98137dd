"""``bench --expert-slots``: a row of its own, whose result is that of the others, and what was read for it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from emitter.golden import goldens_root
from moehlo.memory import Room
from tests.moehlo.command import document

TINY = goldens_root() / "configs" / "tiny"


@pytest.mark.nightly  # four modules of its own
def test_a_layer_with_some_experts_in_memory_is_timed_beside_the_others(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Packed ones: what is read for a slot is an expert's planes, and what is computed is what grouped does.

    Too few slots are a row that says so.
    """
    # three experts, an eighth more and the router
    monkeypatch.setattr("moehlo.slot_count.free_memory", lambda: Room(55_000, "of free memory"))
    packed = {"hidden_size": 128, "intermediate_size": 64, "quantization": {"group_size": 64, "bits": 4}}
    config = tmp_path / "config.json"
    config.write_text(json.dumps({**json.loads((TINY / "mixtral.json").read_text()), **packed}))
    words = ["--repeats", "3", "--dispatch", "grouped", "--isa", "portable", "--peers", "none"]

    def bench(tokens: str, slots: str) -> list[dict[str, Any]]:
        found = document("bench", config, *words, "--tokens", tokens, "--expert-slots", slots)
        rows: list[dict[str, Any]] = found["rows"]
        return rows

    rows = bench("1,2", "auto")
    assert [(row["contender"], row["kind"]) for row in rows] == [("grouped", "ours"), ("3 slots", "slots")] * 2
    for row in rows:
        assert row["repeats"] == 3
        assert row["difference"] < 1e-5
        assert row["ahead"] is None or row["kind"] == "ours"
    # of each 64 numbers 4 bits and a scale and a bias of bf16
    experts = 3 * 128 * 64 * (4 + 2 * 16 / 64) / 8 / 1e6
    for row in rows[1::2]:
        counted = re.match(r"(\d+) hits, (\d+) misses \(.* hits\), ([\d.]+) MB read", row["note"])
        assert counted is not None, row["note"]
        hits, misses, read = (float(number) for number in counted.groups())
        # two calls before the rounds, and each call at least the k experts of a token
        assert hits + misses >= 3 * 5
        assert read == pytest.approx(misses * experts, abs=0.1)

    few = bench("1", "2")[1]
    assert few["repeats"] == 0
    assert "--expert-slots is 2 and each token has 3 experts" in few["note"]
