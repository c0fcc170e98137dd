"""The planted-fault run. The checkout is never changed: faults are planted in copies of it."""

from __future__ import annotations

import json
import sys
import tempfile
from collections import Counter
from pathlib import Path

from tests.program import Code, Program

from .faults import FOLDER, ROOT, read_faults
from .run import WRONG, Outcome, Result, run


def main() -> int:
    """Plant the faults, print what became of each, and what they come to as JSON on the last line."""
    program = Program(__package__)
    parser = program.parser
    parser.add_argument("names", nargs="*", help="faults (bench.3) or whole files (bench); all if none is named")
    parser.add_argument("--jobs", type=int, default=1, help="copies that are worked in at once")
    parser.add_argument("--limit", type=float, default=300.0, help="seconds for the tests of one fault")
    parser.add_argument("--trust", action="store_true", help="do not run the tests without a fault first")
    parser.add_argument("--root", type=Path, default=ROOT, help="the sources")
    parser.add_argument("--faults", type=Path, default=FOLDER, help="the folder of the faults")
    given = program.read()
    faults = [
        f
        for f in read_faults(given.faults)
        if not given.names or f.name in given.names or f.name.split(".")[0] in given.names
    ]
    if not faults:
        parser.error(f"no such faults: {', '.join(given.names)}")
    results: list[Result] = []
    with program.run(), tempfile.TemporaryDirectory(prefix="planted-") as workplace:
        try:
            options = {"jobs": given.jobs, "limit": given.limit, "trust": given.trust, "results": results}
            run(faults, given.root, Path(workplace), report=_print, **options)
        except RuntimeError as error:
            print(f"error: {error}", file=sys.stderr)
            return Code.BAD_USE
    counts = Counter(result.outcome for result in results)
    summary = {outcome.name.lower(): counts[outcome] for outcome in Outcome}
    print(json.dumps({"faults": len(results), **summary, "seconds": round(program.passed)}))
    return program.code(any(counts[outcome] for outcome in WRONG))


def _print(result: Result) -> None:
    fault = result.fault
    print(f"{fault.name:14} {result.seconds:6.1f} s  {result.outcome.value}: {fault.place}", flush=True)
    if result.outcome in WRONG:
        change = f"  - {fault.was.strip()}\n  + {fault.now.strip()}"
        print(f"{change}\n  {result.detail or ', '.join(fault.tests)}".replace("\n", "\n  "), flush=True)


if __name__ == "__main__":
    sys.exit(main())
