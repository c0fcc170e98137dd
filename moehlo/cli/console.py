"""The two consoles of the command: what they are given is text, and reaches the terminal as nothing else.

A name may hold anything: ``[/red]`` is no markup, ``:bug:`` no picture, and characters that steer a terminal are
written out (``\\x1b``), in messages, tables, titles and lines of progress alike.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType
from rich.progress import BarColumn, Progress, SpinnerColumn, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.segment import Segment
from rich.status import Status
from rich.table import Table
from rich.text import Text

from emitter.errors import printable


class _Status(Status):
    def update(self, status: RenderableType | None = None, **options: Any) -> None:
        super().update(_text(status), **options)


class _Plain(Console):
    def __init__(self, **options: Any) -> None:
        super().__init__(markup=False, emoji=False, highlight=False, soft_wrap=True, **options)

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            yield segment if segment.control else Segment(printable(segment.text), segment.style)

    def status(self, status: RenderableType, **options: Any) -> Status:
        return _Status(_text(status) or "", console=self, **options)


def _text(status: RenderableType | None) -> RenderableType | None:
    # rich reads markup in the text of a spinner, whatever its console says
    return Text(status) if isinstance(status, str) else status


# piped output is not cut to the width of a terminal that is not there
out = _Plain(width=None if sys.stdout is not None and sys.stdout.isatty() else 1000)
err = _Plain(stderr=True)


class Work:
    """Work under way: what is done now, how far it all is, and the time that the rest should take.

    On a terminal that is one line in place; elsewhere a line for each thing that is done, and one each ``_EVERY``
    seconds for how far it is.
    """

    def __init__(self, progress: Progress, text: str) -> None:
        self._progress, self._said = progress, time.monotonic()
        self._task = progress.add_task(printable(text), total=None)

    def __call__(self, text: str) -> None:
        """Say what is done now."""
        self._progress.update(self._task, description=printable(text))
        self._say()

    def at(self, done: float, total: float) -> None:
        """Say how far it is."""
        self._progress.update(self._task, completed=done, total=total)
        if done < total and time.monotonic() - self._said > _EVERY:
            self._say()

    def by(self, total: float) -> Callable[[float], None]:
        """What is to be called with each part of ``total`` that is done."""
        self._progress.reset(self._task, total=total)
        return lambda part: self.at(self._progress.tasks[0].completed + part, total)

    def _say(self) -> None:
        if not err.is_terminal:
            task = self._progress.tasks[0]
            left = f", {task.percentage:.0f}%, about {task.time_remaining:.0f} s left" if task.time_remaining else ""
            err.print(f"{task.description}{left}")
            self._said = time.monotonic()


_EVERY = 10.0


@contextmanager
def working(text: str = "") -> Iterator[Work]:
    """Shows work while it proceeds."""
    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
    )
    # rich asks how fast it was of late; steps of minutes have no "of late" in its half a minute
    with Progress(
        *columns, console=err, transient=True, disable=not err.is_terminal, speed_estimate_period=86_400
    ) as progress:
        yield Work(progress, text)


def table(title: str, columns: Iterable[str], words: Collection[str] = (), **style: Any) -> Table:
    """A table without rows: those of its columns that hold ``words`` begin on the left, numbers end on the right."""
    made = Table(title=title, **style)
    for column in columns:
        made.add_column(column, justify="left" if column in words else "right")
    return made


def print_text(text: str) -> None:
    """Text for stdout as it is: no wrapping, no colours."""
    sys.stdout.write(printable(text))


def print_json(document: Any) -> None:
    """One JSON document on one line of stdout."""
    sys.stdout.write(json.dumps(document, allow_nan=False) + "\n")
