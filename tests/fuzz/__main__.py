"""The command: ``python -m tests.fuzz --minutes 5 --seed 7 --target npy``."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tests.program import Program

from . import harness
from .targets import TARGETS


def main() -> int:
    """Run, print what came of it; how it ends is a ``Code``."""
    program = Program(__package__, draws="inputs")
    program.much.add_argument("--file", type=Path, nargs="+", help="read these inputs only, such as a run has kept")
    parser = program.parser
    parser.add_argument("--target", action="append", choices=list(TARGETS), help="may be given several times")
    parser.add_argument("--jobs", type=int, default=min(os.cpu_count() or 1, 4), help="processes")
    parser.add_argument("--keep", type=Path, default=Path("fuzz-findings"), help="folder for inputs of findings")
    given = program.read()
    names = given.target or list(TARGETS)
    if given.file:
        if len(names) != 1:
            parser.error("--file needs the one --target that reads it")
        program.seconds = None
        requests = iter([harness.Request(names[0], 0, 1, file) for file in given.file])
    elif given.count is not None:
        requests = iter(harness.by_share(names, given.count))
    else:
        requests = harness.endless(names)
    print(f"seed {program.seed}, targets {', '.join(names)}", flush=True)
    tallies: dict[str, harness.Tally] = {}

    def counts() -> str:
        found = sum(len(tally.findings) for tally in tallies.values())
        return f"{sum(tally.inputs for tally in tallies.values())} inputs, {found} findings"

    with program.run():
        options = {"jobs": given.jobs, "seconds": program.seconds, "progress": lambda: program.tell(counts)}
        harness.run(requests, seed=program.seed, tallies=tallies, **options)
    for name, tally in tallies.items():
        outcomes = ", ".join(f"{count} {outcome.value}" for outcome, count in sorted(tally.outcomes.items()))
        print(f"{name}: {tally.inputs} inputs: {outcomes}; the slowest {tally.slowest:.2f} s")
    if given.file:
        verdicts = [finding.verdict for tally in tallies.values() for finding in tally.findings]
        said = [f"{v.outcome.value} at {v.where}\n{v.detail}" for v in verdicts]
    else:
        said = harness.keep(tallies, program.seed, given.keep)
    for paragraph in said:
        print(f"\n{paragraph}")
    print(f"\n{sum(t.inputs for t in tallies.values())} inputs, {len(said)} causes, {program.passed:.0f} s")
    return program.code(bool(said))


if __name__ == "__main__":
    sys.exit(main())
