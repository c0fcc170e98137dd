"""One round: a scenario under the generator of its number."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field

from .place import Place
from .scenarios import SCENARIOS


@dataclass
class Tally:
    """What came of the rounds, by scenario."""

    rounds: dict[str, int] = field(default_factory=dict)
    slowest: dict[str, float] = field(default_factory=dict)
    findings: int = 0


def play(place: Place, name: str, seed: int, number: int, tally: Tally) -> list[str]:
    """Play round ``number`` of a run; returns its findings, each with the line that plays the round again."""
    began = time.monotonic()
    said = SCENARIOS[name](place, random.Random(f"{seed} {name} {number}"))
    seconds = time.monotonic() - began
    tally.rounds[name] = tally.rounds.get(name, 0) + 1
    tally.slowest[name] = max(tally.slowest.get(name, 0.0), seconds)
    tally.findings += len(said)
    again = f"python -m tests.faults --scenario {name} --seed {seed} --first {number} --rounds 1"
    return [f"{name}: {one}\n  {again}" for one in said]
