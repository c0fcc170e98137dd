"""A process of a group, as it speaks with its supervisor: reports go out on stdout, what to do comes in on stdin."""

from __future__ import annotations

import os
import sys
import threading
import time
from typing import Any, TextIO

from moehlo.processes.lines import Message, encoded
from moehlo.processes.roster import State

_AGAIN_SECONDS = 0.2


class Member:
    """The process itself. ``task`` is what it was started with.

    What anything else writes to stdout goes to stderr from now on.
    """

    def __init__(self, commands: TextIO | None = None) -> None:
        self._out = os.dup(1)
        os.dup2(2, 1)
        self._in = commands or sys.stdin
        self._lock, self._last = threading.Lock(), 0.0
        self.task = self._next()

    def at(self, state: State) -> None:
        """Say what it does from here on."""
        self._say({"state": int(state)})

    def getting_on(self) -> None:
        """Say that it still does, now and then."""
        now = time.monotonic()
        if now - self._last > _AGAIN_SECONDS:
            self._last = now
            self._say({"progress": True})

    def wait(self, state: State) -> Message:
        """Wait at ``state`` until all processes are there; what they were told."""
        self.at(state)
        return self._next()

    def note(self, **facts: Any) -> None:
        """Say something that the command prints."""
        self._say({"note": facts})

    def refuse(self, text: str) -> None:
        """Say why the task cannot be done."""
        self._say({"refused": text})

    def missed(self, text: str, waited_for: int | None = None) -> None:
        """Say that nothing could be exchanged with another process, and with which where that is known."""
        self._say({"missed": text, "waited_for": waited_for})

    def _say(self, message: Message) -> None:
        with self._lock:
            os.write(self._out, encoded(message))

    def _next(self) -> Message:
        import json

        line = self._in.readline()
        if not line:  # the supervisor has ended
            os._exit(1)
        found: Message = json.loads(line)
        return found
