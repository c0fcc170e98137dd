"""The command: ``python -m tests.faults --minutes 5 --seed 7 --scenario kill``."""

from __future__ import annotations

import argparse
import itertools
import secrets
import signal
import sys
import tempfile
import time
from pathlib import Path

from .harness import Tally, play
from .place import Place
from .scenarios import SCENARIOS, TURNS, can_mount


def main() -> int:
    """Run, print what came of it; 1 when there is a finding, 130 when it was interrupted."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=sys.modules[__package__].__doc__)
    much = parser.add_mutually_exclusive_group()
    much.add_argument("--rounds", type=int, help="how many, of all scenarios together")
    much.add_argument("--minutes", type=float, help="how long; 1 if nothing is said")
    parser.add_argument("--seed", type=int, help="of the run to repeat; drawn and printed if not given")
    parser.add_argument("--scenario", action="append", choices=list(SCENARIOS), help="may be given several times")
    parser.add_argument("--first", type=int, default=0, help="the number of the round to begin with")
    given = parser.parse_args()
    seed = secrets.randbelow(2**32) if given.seed is None else given.seed
    turns = [name for name in TURNS if not given.scenario or name in given.scenario]
    print(f"seed {seed}, scenarios {', '.join(dict.fromkeys(turns))}", flush=True)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that folders and disks are put away
    began = shown = time.monotonic()
    tally = Tally()
    interrupted = False
    with tempfile.TemporaryDirectory(prefix="moehlo-faults-") as folder:
        try:
            place = Place.made(Path(folder))
            began = time.monotonic()
            for number in itertools.count(given.first):
                passed = time.monotonic() - began
                if number - given.first == given.rounds or (
                    given.rounds is None and passed > 60 * (given.minutes or 1.0)
                ):
                    break
                for finding in play(place, turns[number % len(turns)], seed, number, tally):
                    print(finding, flush=True)
                if time.monotonic() - shown > 10:
                    shown = time.monotonic()
                    print(f"{passed:.0f} s: {sum(tally.rounds.values())} rounds, {tally.findings} findings", flush=True)
        except KeyboardInterrupt:
            interrupted = True
        except RuntimeError as error:
            print(f"error: {error}", file=sys.stderr)
            return 2
    for name, rounds in tally.rounds.items():
        print(f"{name}: {rounds} rounds, the slowest {tally.slowest[name]:.1f} s")
    disks = "full disks are mounted" if can_mount() else "full disks are quotas: mounting needs root"
    print(f"{sum(tally.rounds.values())} rounds, {tally.findings} findings, {time.monotonic() - began:.0f} s; {disks}")
    return 130 if interrupted else 1 if tally.findings else 0


if __name__ == "__main__":
    sys.exit(main())
