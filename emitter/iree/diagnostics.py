"""What the compiler said, told in terms of the graph: the first error, its line and the stage it belongs to."""

from __future__ import annotations

import re
import signal
from dataclasses import dataclass

_ERROR = re.compile(r"^(?P<file>[^:\n]*):(?P<line>\d+):(?:(?P<column>\d+):)? error: (?P<message>.*)$", re.MULTILINE)
_UNPLACED = re.compile(r"^.*?error: (?P<message>.*)$", re.MULTILINE | re.IGNORECASE)
_PLACE = re.compile(r"^<stdin>:(?P<line>\d+):(?P<column>\d+): ", re.MULTILINE)
_FAILED_WRITE = re.compile(r"^LLVM ERROR: IO failure on output stream: (?P<reason>.*)$", re.MULTILINE)
_STAGE = re.compile(r"^\s*// stage: (?P<name>[^:]*?)\s*(?::.*)?$")


@dataclass(frozen=True)
class Diagnostic:
    """One error of the compiler. ``line`` counts from 1 in the compiled text; None when the compiler gave no place."""

    message: str
    line: int | None = None
    column: int | None = None
    stage: str | None = None
    source: str | None = None

    def __str__(self) -> str:
        where = "" if self.line is None else f"line {self.line}"
        if self.stage is not None:
            where += f" (stage: {self.stage})"
        head = f"{where}: {self.message}" if where else self.message
        return head if self.source is None else f"{head}\n    {self.source}"


def stage_at(text: str, line: int) -> str | None:
    """The stage that holds ``line`` (from 1): the closest ``// stage: NAME`` or ``// stage: NAME: REMARK`` above it."""
    for candidate in reversed(text.split("\n")[:line]):
        match = _STAGE.match(candidate)
        if match:
            return match["name"]
    return None


def first_diagnostic(stderr: str, text: str) -> Diagnostic | None:
    """The first error in what the compiler printed about ``text``, which it read from its standard input.

    An error without a place of its own (``<unknown>:0``) takes the first place named after it. None when the
    compiler printed no error at all.
    """
    match = _ERROR.search(stderr)
    unplaced = _UNPLACED.search(stderr)
    if match is None or (unplaced is not None and unplaced.start() < match.start()):
        match = unplaced
    if match is None:
        return None
    groups = match.groupdict()
    line, column = int(groups.get("line") or 0), int(groups.get("column") or 0)
    if line == 0:
        place = _PLACE.search(stderr, match.end())
        if place is None:
            return Diagnostic(groups["message"])
        line, column = int(place["line"]), int(place["column"])
    lines = text.split("\n")
    source = lines[line - 1].strip() if line <= len(lines) else None
    return Diagnostic(groups["message"], line, column or None, stage_at(text, line), source)


def failed_write(stderr: str) -> str | None:
    """Why the compiler could not write a file, in the system's words; None when nothing of the kind was printed.

    It prints so last, after errors that blame the text: those of a linker that found half an object file.
    """
    match = _FAILED_WRITE.search(stderr)
    return match["reason"] if match else None


def describe_exit(returncode: int, stderr: str) -> str:
    """A sentence for a compiler that ended without a diagnostic."""
    if returncode < 0:
        try:
            name = signal.Signals(-returncode).name
        except ValueError:
            name = f"signal {-returncode}"
        return f"the IREE compiler crashed ({name})"
    first = next((line for line in stderr.splitlines() if line.strip()), "it printed nothing")
    return f"the IREE compiler ended with status {returncode}: {first.strip()}"
