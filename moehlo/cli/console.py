"""The two consoles of the command: what they are given is text, and reaches the terminal as nothing else.

A name may hold anything: ``[/red]`` is no markup, ``:bug:`` no picture, and characters that steer a terminal are
written out (``\\x1b``), in messages, tables, titles and lines of progress alike.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.status import Status
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
out = _Plain(width=None if sys.stdout is not None and sys.stdout.isatty() else 200)
err = _Plain(stderr=True)


@contextmanager
def progress_lines() -> Iterator[Callable[[str], None]]:
    """Shows the last line that it is given while work proceeds: on a terminal in place, elsewhere each."""
    with err.status("") as status:

        def show(text: str) -> None:
            status.update(text)
            if not err.is_terminal:
                err.print(text)

        yield show


def print_text(text: str) -> None:
    """Text for stdout as it is: no wrapping, no colours."""
    sys.stdout.write(printable(text))


def print_json(document: Any) -> None:
    """One JSON document on one line of stdout."""
    sys.stdout.write(json.dumps(document, allow_nan=False) + "\n")
