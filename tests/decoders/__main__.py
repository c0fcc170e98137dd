"""The command: ``python -m tests.decoders --minutes 5 --seed 7 --family OlmoeForCausalLM``."""

from __future__ import annotations

import os

os.environ |= {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}

import collections
import itertools
import multiprocessing
import sys
import tempfile
import warnings
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "oracle"))

import torch
import transformers

import tests.conftest  # noqa: F401  which has the compiler use one thread
from tests.program import Program

from .draws import NAMES
from .judge import Outcome, Verdict, judged


def _quiet() -> None:
    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    transformers.logging.set_verbosity_error()
    transformers.logging.disable_progress_bar()


def main() -> int:
    """Run, print what came of it; how it ends is a ``Code``."""
    program = Program(__package__, draws="models")
    parser = program.parser
    parser.add_argument("--family", action="append", choices=NAMES, metavar="CLASS", help="one of several classes")
    parser.add_argument("--jobs", type=int, default=min(os.cpu_count() or 1, 4), help="processes")
    given = program.read()
    drawn = ((name, program.seed + turn) for turn in itertools.count() for name in given.family or NAMES)
    tally: collections.Counter[Outcome] = collections.Counter()
    print(f"seed {program.seed}", flush=True)
    with program.run(), tempfile.TemporaryDirectory(prefix="moehlo-decoders-") as cache:
        os.environ["MOEHLO_CACHE_DIR"] = cache
        for verdict in _verdicts(program, itertools.islice(drawn, given.count), given.jobs):
            tally[verdict.outcome] += 1
            if verdict.outcome is not Outcome.EQUAL:
                print(verdict, flush=True)
            program.tell(lambda: f"{tally.total()} models, {_wrong(tally)} findings")
    outcomes = ", ".join(f"{count} {outcome.value}" for outcome, count in tally.items())
    print(f"{tally.total()} models: {outcomes}; {program.passed:.0f} s")
    return program.code(bool(_wrong(tally)))


def _wrong(tally: collections.Counter[Outcome]) -> int:
    return sum(count for outcome, count in tally.items() if not outcome.fine)


def _verdicts(program: Program, drawn: Iterator[tuple[str, int]], jobs: int) -> Iterator[Verdict]:
    """Those of all models, or of as many as there is time for. A process that dies ends it: its model is a finding."""
    running: dict[Future[Verdict], tuple[str, int]] = {}
    context = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_quiet) as pool:
        while True:
            while len(running) < jobs and not program.over and (one := next(drawn, None)):
                running[pool.submit(judged, *one)] = one
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                name, seed = running.pop(future)
                try:
                    yield future.result()
                except BrokenProcessPool:
                    yield Verdict(name, seed, Outcome.FAILED, "the process of this model or of one beside it died")
                    program.seconds = 0.0


if __name__ == "__main__":
    sys.exit(main())
