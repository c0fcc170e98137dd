"""The process that reads the inputs: it may be killed, run out of memory or crash, and another takes its place.

Started by the harness as ``worker SEED FOLDER``. A line ``TARGET START STOP`` on standard input asks for some inputs,
a line ``TARGET PATH`` for one file. For each there is one line of JSON in answer, and before the first of a request one
that says that the target's seeds are made. What the readers print is thrown away.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import resource
import sys
import time
import warnings
from collections.abc import Iterator
from pathlib import Path

from .target import Limits, Outcome, Target, Verdict, judge

READY = -1
"""In place of an index: what follows is timed."""


def find(name: str) -> Target:
    """A target by its name, or any object as ``module:NAME``."""
    module, _, attribute = name.partition(":")
    if attribute:
        found = getattr(importlib.import_module(module), attribute)
        assert isinstance(found, Target)
        return found
    targets: dict[str, Target] = importlib.import_module(".targets", __package__).TARGETS
    return targets[name]


@contextlib.contextmanager
def bounded(limits: Limits, size: int) -> Iterator[None]:
    """Address space bounded to what there is now and what an input of ``size`` bytes may take."""
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    most = pages * resource.getpagesize() + limits.bytes + limits.per_byte * size
    resource.setrlimit(resource.RLIMIT_AS, (most, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


def read(target: Target, data: bytes, path: Path, *, genuine: bool = False) -> tuple[Verdict, float]:
    """The verdict on one input, and the seconds of CPU that it took."""
    with contextlib.suppress(OSError):
        path.unlink()
    path.write_bytes(data)
    began = time.process_time()
    with bounded(target.limits, len(data)):
        verdict = judge(target, data, path, genuine=genuine)
    taken = time.process_time() - began
    if taken > target.limits.cpu and verdict.outcome.fine:
        verdict = Verdict(Outcome.SLOW, f"{taken:.1f} s of CPU, then {verdict.outcome.value}", "slow")
    return verdict, taken


def main() -> None:
    """Answer requests until standard input ends."""
    seed, folder = int(sys.argv[1]), Path(sys.argv[2])
    answers = os.fdopen(os.dup(1), "w")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    warnings.simplefilter("ignore")
    warm: set[str] = set()

    def answer(index: int, verdict: Verdict, taken: float) -> None:
        line = {"index": index, "outcome": verdict.outcome, "detail": verdict.detail, "where": verdict.where}
        answers.write(json.dumps({**line, "seconds": taken}) + "\n")
        answers.flush()

    os.chdir(folder)
    for line in sys.stdin:
        name, *rest = line.rstrip("\n").split(" ", 2)
        target = find(name)
        path = folder / f"input{target.suffix}"
        if name not in warm:
            warm.add(name)
            target.seeds()
            target.warm()
        answer(READY, Verdict(Outcome.READ), 0.0)
        if len(rest) == 1:
            answer(0, *read(target, Path(rest[0]).read_bytes(), path))
            continue
        for index in range(int(rest[0]), int(rest[1])):
            data = target.input(seed, index)
            answer(index, *read(target, data, path, genuine=index < len(target.seeds())))


if __name__ == "__main__":
    main()
