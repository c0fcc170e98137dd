"""What is fuzzed, and what may come of one input."""

from __future__ import annotations

import errno
import random
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from emitter.errors import MoehloError

ROOT = Path(__file__).parents[2]
MOST_OF_A_MESSAGE = 4000
"""Characters: what a person still reads in a terminal."""


class Outcome(StrEnum):
    """What came of an input: the first two are as they should be, the others are findings."""

    READ = "read"
    REFUSED = "refused"
    WRONG = "wrong value accepted"
    UNTOUCHED = "genuine input refused"
    RAISED = "exception"
    MESSAGE = "message"
    MEMORY = "memory"
    SLOW = "slow"
    HANG = "hang"
    CRASH = "crash"

    @property
    def fine(self) -> bool:
        return self in (Outcome.READ, Outcome.REFUSED)


class Wrong(Exception):  # noqa: N818 - a verdict
    """A reader took what it should not, or read another value than the independent reader."""


@dataclass(frozen=True)
class Limits:
    """What one input may take: seconds of CPU, seconds until its process is killed (see ``Worker.hangs``), memory.

    The longest that is right, 100 MB of ids that are inflated and compared, takes 1.0 s, and twice that on a machine
    whose neighbours are busy; what was once found wrong took minutes.

    ``bytes`` of address space above what the process has before, and ``per_byte`` more for each byte of the input.
    """

    cpu: float = 6.0
    wall: float = 20.0
    bytes: int = 256 << 20
    per_byte: int = 32


@dataclass(frozen=True)
class Target:
    """One reader.

    Args:
        seeds: Genuine inputs, made by the writers that the reader is for. Each is read, or that is a finding.
        mutate: A damaged input from one of the seeds.
        judge: Reads the input, whose bytes lie at the path as well. Returns when it was read right, raises ``Wrong``
            when not, and lets the reader's ``MoehloError`` through.
        share: How many inputs of a run it gets, beside the others' shares.
        bare: Not one of the readers that a run takes by itself.
    """

    name: str
    suffix: str
    seeds: Callable[[], Sequence[bytes]]
    mutate: Callable[[random.Random, bytes, Sequence[bytes]], bytes]
    judge: Callable[[bytes, Path], None]
    share: float = 1.0
    limits: Limits = Limits()
    warm: Callable[[], None] = lambda: None

    def input(self, seed: int, index: int) -> bytes:
        """Input ``index``: the genuine ones first, then damaged ones."""
        genuine = self.seeds()
        if index < len(genuine):
            return genuine[index]
        rng = random.Random(f"{seed} {self.name} {index}")
        return self.mutate(rng, rng.choice(genuine), genuine)


@dataclass(frozen=True)
class Verdict:
    """What came of one input; ``where`` tells findings of one cause from those of another."""

    outcome: Outcome
    detail: str = ""
    where: str = ""


def judge(target: Target, data: bytes, path: Path, *, genuine: bool = False) -> Verdict:
    """Give one input to its reader."""
    try:
        target.judge(data, path)
    except Wrong as error:
        return Verdict(Outcome.WRONG, str(error), _place(error))
    except MoehloError as error:
        if _out_of_memory(error):
            return Verdict(Outcome.MEMORY, f"refused after asking for too much memory: {error}", _place(error))
        problem = _unprintable(str(error))
        if problem:
            return Verdict(Outcome.MESSAGE, f"{problem}: {str(error)[:300]!r}", _place(error))
        if genuine:
            return Verdict(Outcome.UNTOUCHED, str(error), _place(error))
        return Verdict(Outcome.REFUSED)
    except Exception as error:
        detail = "".join(traceback.format_exception(error, limit=-6))[-3000:]
        outcome = Outcome.MEMORY if _out_of_memory(error) else Outcome.RAISED
        return Verdict(outcome, detail, f"{type(error).__name__} {_place(error)}")
    return Verdict(Outcome.READ)


def _unprintable(message: str) -> str:
    if not message.strip():
        return "the message is empty"
    if len(message) > MOST_OF_A_MESSAGE:
        return f"the message has {len(message)} characters"
    odd = next((c for c in message if not c.isprintable() and c != "\n"), None)
    return "" if odd is None else f"the message holds {odd!r}, which is no text"


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    """Each once: an error may be made its own cause."""
    seen = list[BaseException]()
    while error is not None and error not in seen:
        yield error
        seen.append(error)
        error = error.__cause__ or error.__context__


def _out_of_memory(error: BaseException) -> bool:
    return any(
        isinstance(e, MemoryError) or (isinstance(e, OSError) and e.errno == errno.ENOMEM) for e in _causes(error)
    )


def _place(error: BaseException) -> str:
    """The innermost line of the project's own in the traceback."""
    frames = [f for f in traceback.extract_tb(error.__traceback__) if Path(f.filename).is_relative_to(ROOT)]
    own = [f for f in frames if "/tests/fuzz/" not in f.filename and "/.venv/" not in f.filename] or frames
    return f"{Path(own[-1].filename).relative_to(ROOT)}:{own[-1].lineno}" if own else "?"
