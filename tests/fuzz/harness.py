"""Runs inputs in processes that may be killed, and keeps what should not have happened."""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tests.program import ONE_THREAD, end_session

from .target import Outcome, Target, Verdict
from .worker import READY, find

BATCH = 100
"""Inputs that a process is asked for at once."""

START_SECONDS = 180.0
"""For a process to start, to import what it needs and to make the seeds, on a busy machine."""

KEPT = 3
"""Inputs that are kept of findings with one cause."""


@dataclass(frozen=True)
class Finding:
    """An input that was not read right, and not refused as it should be: one of a run, or a file."""

    target: str
    index: int
    verdict: Verdict
    file: Path | None = None


@dataclass
class Tally:
    """What came of the inputs of one target."""

    outcomes: dict[Outcome, int] = field(default_factory=dict)
    slowest: float = 0.0
    findings: list[Finding] = field(default_factory=list)

    @property
    def inputs(self) -> int:
        return sum(self.outcomes.values())

    def add(self, finding: Finding, seconds: float) -> None:
        verdict = finding.verdict
        self.outcomes[verdict.outcome] = self.outcomes.get(verdict.outcome, 0) + 1
        self.slowest = max(self.slowest, seconds)
        if not verdict.outcome.fine:
            self.findings.append(finding)

    def causes(self) -> dict[tuple[Outcome, str], list[Finding]]:
        """Findings by what they have in common."""
        held: dict[tuple[Outcome, str], list[Finding]] = {}
        for finding in self.findings:
            held.setdefault((finding.verdict.outcome, finding.verdict.where), []).append(finding)
        return held


class Worker:
    """A process that reads inputs, and the request that it is at."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.process: subprocess.Popen[bytes] | None = None
        self.folder = ""
        self.buffer = b""
        self.target: Target | None = None
        self.name = ""
        self.file: Path | None = None
        self.next = self.stop = 0
        self.deadline = 0.0
        self.computed = 0.0

    def ask(self, name: str, start: int, stop: int, file: Path | None = None) -> None:
        """Ask for inputs ``start`` to ``stop``, or for the one in ``file``."""
        if self.process is None:
            self._start()
        assert self.process is not None
        assert self.process.stdin is not None
        self.target, self.name, self.file, self.next, self.stop = find(name), name, file, start, stop
        self.deadline = time.monotonic() + START_SECONDS
        request = f"{name} {start} {stop}\n" if file is None else f"{name} {file.resolve()}\n"
        with contextlib.suppress(BrokenPipeError):  # its death is seen when its answers end
            self.process.stdin.write(request.encode())
            self.process.stdin.flush()

    def _start(self) -> None:
        self.folder = tempfile.mkdtemp(prefix="moehlo-fuzz-")
        paths = [str(Path(p or ".").resolve()) for p in sys.path]
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(paths),
            "TMPDIR": self.folder,
            **ONE_THREAD,
            "PYTHONHASHSEED": "0",
            "PYTHONFAULTHANDLER": "1",
        }
        command = [sys.executable, "-m", f"{__package__}.worker", str(self.seed), self.folder]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        os.set_blocking(self.process.stdout.fileno(), False)
        self.buffer = b""

    @property
    def descriptor(self) -> int:
        assert self.process is not None
        assert self.process.stdout is not None
        return self.process.stdout.fileno()

    def answers(self) -> tuple[list[tuple[int, Verdict, float]], bool]:
        """The answers that have come, and whether the process is gone."""
        assert self.target is not None
        assert self.process is not None
        gone = False
        while True:
            try:
                piece = os.read(self.descriptor, 1 << 16)
            except BlockingIOError:
                break
            if not piece:
                gone = True
                break
            self.buffer += piece
        *lines, self.buffer = self.buffer.split(b"\n")
        held = []
        for line in lines:
            found = json.loads(line)
            self.deadline = time.monotonic() + self.target.limits.wall
            self.computed = _running(self.process.pid)[1]
            if found["index"] == READY:
                continue
            verdict = Verdict(Outcome(found["outcome"]), found["detail"], found["where"])
            held.append((self.next, verdict, float(found["seconds"])))
            self.next += 1
        return held, gone

    def hangs(self) -> bool:
        """Whether the process has had its time: of the clock where it waits, of a core where it computes.

        A core that others use as well may give a process nothing for seconds.
        """
        assert self.target is not None
        assert self.process is not None
        if time.monotonic() < self.deadline:
            return False
        state, computed = _running(self.process.pid)
        if state != "R" or computed - self.computed > self.target.limits.wall:
            return True
        self.deadline = time.monotonic() + 0.5
        return False

    def end(self) -> int:
        """Kill the process with its children; returns how it ended."""
        if self.process is None:
            return 0
        end_session(self.process.pid)
        code = self.process.wait(60)
        for stream in (self.process.stdin, self.process.stdout):
            assert stream is not None
            with contextlib.suppress(BrokenPipeError):
                stream.close()
        self.process = None
        shutil.rmtree(self.folder, ignore_errors=True)
        return code


def _running(process: int) -> tuple[str, float]:
    """The state of a process's first thread (``R``: computing, or waiting for a core), and its seconds of CPU."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return "X", 0.0
    return fields[0], (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Request:
    """Some inputs of a target, or one file."""

    target: str
    start: int
    stop: int
    file: Path | None = None


def by_share(names: Sequence[str], inputs: int) -> list[Request]:
    """``inputs`` of all targets together, each by its share (at least its seeds), the targets taking turns."""
    whole = sum(find(name).share for name in names)
    wanted = {n: max(len(find(n).seeds()), round(inputs * find(n).share / whole)) for n in names}
    batches = {
        n: [Request(n, start, min(start + BATCH, most)) for start in range(0, most, BATCH)]
        for n, most in wanted.items()
    }
    # Spread evenly, so that a run that is broken off has tried all of them.
    placed = [(i / len(held), request) for held in batches.values() for i, request in enumerate(held)]
    return [request for _, request in sorted(placed, key=lambda pair: pair[0])]


def endless(names: Sequence[str]) -> Iterator[Request]:
    """Inputs of all targets by turns, for ever."""
    share = {name: find(name).share for name in names}
    done = dict.fromkeys(names, 0)
    while True:
        name = min(names, key=lambda n: done[n] / share[n])
        size = max(1, min(BATCH, round(BATCH * share[name])))
        yield Request(name, done[name], done[name] + size)
        done[name] += size


def run(
    requests: Iterable[Request],
    *,
    seed: int,
    jobs: int = 1,
    seconds: float | None = None,
    tallies: dict[str, Tally] | None = None,
    progress: Callable[[], None] = lambda: None,
) -> dict[str, Tally]:
    """Give every input to its reader.

    Args:
        requests: What to read; taken one by one, so it may be endless where there is a time limit.
        seed: The inputs are a function of it.
        jobs: Processes.
        seconds: No request is begun after so many.
        tallies: Filled as answers come, for who breaks the run off.
        progress: Called after each request.

    Returns:
        What came of it, by target.
    """
    pending = iter(requests)
    tallies = {} if tallies is None else tallies
    began = time.monotonic()
    idle = [Worker(seed) for _ in range(jobs)]
    busy: list[Worker] = []
    # What is left of a request whose process had to be ended goes to another.
    left: list[Request] = []
    try:
        while True:
            over = seconds is not None and time.monotonic() - began > seconds
            while idle and (left or not over):
                request = left.pop() if left else next(pending, None)
                if request is None:
                    break
                worker = idle.pop()
                worker.ask(request.target, request.start, request.stop, request.file)
                busy.append(worker)
            if not busy:
                return tallies
            _wait(busy)
            for worker in list(busy):
                rest = _take(worker, tallies)
                if rest is None:
                    continue
                busy.remove(worker)
                idle.append(worker)
                if rest.start < rest.stop and not over:
                    left.append(rest)
                progress()
    finally:
        for worker in (*busy, *idle):
            worker.end()


def _wait(busy: Sequence[Worker]) -> None:
    with selectors.DefaultSelector() as selector:
        for worker in busy:
            selector.register(worker.descriptor, selectors.EVENT_READ)
        selector.select(max(0.0, min(w.deadline for w in busy) - time.monotonic()))


def _take(worker: Worker, tallies: dict[str, Tally]) -> Request | None:
    """Note the answers of a process; what is left of its request when it is idle or had to be ended, else None."""
    tally = tallies.setdefault(worker.name, Tally())
    held, gone = worker.answers()
    for index, verdict, seconds in held:
        tally.add(Finding(worker.name, index, verdict, worker.file), seconds)
    if worker.next == worker.stop:
        return Request(worker.name, worker.stop, worker.stop)
    late = not gone and worker.hangs()
    if not gone and not late:
        return None
    assert worker.target is not None
    code = worker.end()
    if late:
        verdict = Verdict(Outcome.HANG, f"no answer after {worker.target.limits.wall:g} s", "hang")
    else:
        verdict = Verdict(Outcome.CRASH, f"the process ended with {code}", f"crash {code}")
    tally.add(Finding(worker.name, worker.next, verdict, worker.file), worker.target.limits.wall if late else 0.0)
    return Request(worker.name, worker.next + 1, worker.stop)


def keep(tallies: dict[str, Tally], seed: int, folder: Path) -> list[str]:
    """Write the inputs of findings, some of each cause; returns a paragraph on each cause."""
    said: list[str] = []
    for name, tally in tallies.items():
        target = find(name)
        for (outcome, where), findings in tally.causes().items():
            folder.mkdir(parents=True, exist_ok=True)
            lines = [f"{name}: {outcome.value} at {where}: {len(findings)} inputs", findings[0].verdict.detail.rstrip()]
            for finding in findings[:KEPT]:
                path = folder / f"{name}-{seed}-{finding.index}{target.suffix}"
                path.write_bytes(target.input(seed, finding.index))
                lines.append(f"python -m tests.fuzz --target {name} --file {path}")
            said.append("\n".join(lines))
    return said
