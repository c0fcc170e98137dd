"""The command: ``python -m tests.faults --minutes 5 --seed 7 --scenario kill``."""

from __future__ import annotations

import itertools
import sys
import tempfile
from pathlib import Path

from tests.program import Code, Program

from .harness import Tally, play
from .place import Place
from .scenarios import SCENARIOS, TURNS, can_mount


def main() -> int:
    """Run, print what came of it; how it ends is a ``Code``."""
    program = Program(__package__, draws="rounds")
    program.parser.add_argument("--scenario", action="append", choices=list(SCENARIOS), help="one of several")
    program.parser.add_argument("--first", type=int, default=0, help="the number of the round to begin with")
    given = program.read()
    turns = [name for name in TURNS if not given.scenario or name in given.scenario]
    print(f"seed {program.seed}, scenarios {', '.join(dict.fromkeys(turns))}", flush=True)
    tally = Tally()
    with program.run(), tempfile.TemporaryDirectory(prefix="moehlo-faults-") as folder:
        try:
            place = Place.made(Path(folder))
            program.begin()
            for number in itertools.count(given.first):
                if number - given.first == given.count or program.over:
                    break
                for finding in play(place, turns[number % len(turns)], program.seed, number, tally):
                    print(finding, flush=True)
                program.tell(lambda: f"{sum(tally.rounds.values())} rounds, {tally.findings} findings")
        except RuntimeError as error:
            print(f"error: {error}", file=sys.stderr)
            return Code.BAD_USE
    for name, rounds in tally.rounds.items():
        print(f"{name}: {rounds} rounds, the slowest {tally.slowest[name]:.1f} s")
    disks = "full disks are mounted" if can_mount() else "full disks are quotas: mounting needs root"
    print(f"{sum(tally.rounds.values())} rounds, {tally.findings} findings, {program.passed:.0f} s; {disks}")
    return program.code(bool(tally.findings))


if __name__ == "__main__":
    sys.exit(main())
