"""The command: ``python -m tests.fuzz --minutes 5 --seed 7 --target npy``."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import time
from pathlib import Path

from . import harness
from .targets import TARGETS


def main() -> int:
    """Run, print what came of it; 1 when there is a finding, 130 when it was interrupted."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=sys.modules[__package__].__doc__)
    much = parser.add_mutually_exclusive_group()
    much.add_argument("--inputs", type=int, help="inputs of all targets together")
    much.add_argument("--minutes", type=float, help="how long; 1 if nothing is said")
    much.add_argument("--hours", type=float)
    much.add_argument("--file", type=Path, nargs="+", help="read these inputs only, such as a run has kept")
    parser.add_argument("--seed", type=int, help="of the run to repeat; drawn and printed if not given")
    parser.add_argument("--target", action="append", choices=list(TARGETS), help="may be given several times")
    parser.add_argument("--jobs", type=int, default=min(os.cpu_count() or 1, 4), help="processes")
    parser.add_argument("--keep", type=Path, default=Path("fuzz-findings"), help="folder for inputs of findings")
    arguments = parser.parse_args()
    names = arguments.target or list(TARGETS)
    seed = secrets.randbelow(2**32) if arguments.seed is None else arguments.seed
    seconds: float | None = None
    if arguments.file:
        if len(names) != 1:
            parser.error("--file needs the one --target that reads it")
        requests = iter([harness.Request(names[0], 0, 1, file) for file in arguments.file])
    elif arguments.inputs is not None:
        requests = iter(harness.by_share(names, arguments.inputs))
    else:
        seconds = 3600 * arguments.hours if arguments.hours else 60 * (arguments.minutes or 1.0)
        requests = harness.endless(names)
    print(f"seed {seed}, targets {', '.join(names)}", flush=True)
    began = shown = time.monotonic()
    tallies: dict[str, harness.Tally] = {}

    def progress() -> None:
        nonlocal shown
        if time.monotonic() - shown > 10:
            shown = time.monotonic()
            counts = f"{sum(t.inputs for t in tallies.values())} inputs, "
            counts += f"{sum(len(t.findings) for t in tallies.values())} findings"
            print(f"{shown - began:.0f} s: {counts}", flush=True)

    interrupted = False
    try:
        harness.run(requests, seed=seed, jobs=arguments.jobs, seconds=seconds, tallies=tallies, progress=progress)
    except KeyboardInterrupt:
        interrupted = True
    for name, tally in tallies.items():
        counts = ", ".join(f"{count} {outcome.value}" for outcome, count in sorted(tally.outcomes.items()))
        print(f"{name}: {tally.inputs} inputs: {counts}; the slowest {tally.slowest:.2f} s")
    if arguments.file:
        verdicts = [finding.verdict for tally in tallies.values() for finding in tally.findings]
        said = [f"{v.outcome.value} at {v.where}\n{v.detail}" for v in verdicts]
    else:
        said = harness.keep(tallies, seed, arguments.keep)
    for paragraph in said:
        print(f"\n{paragraph}")
    print(f"\n{sum(t.inputs for t in tallies.values())} inputs, {len(said)} causes, {time.monotonic() - began:.0f} s")
    return 130 if interrupted else 1 if said else 0


if __name__ == "__main__":
    sys.exit(main())
