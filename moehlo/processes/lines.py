"""Messages as lines: one JSON object each, over a pipe or a socket; what comes from a socket is not trusted."""

from __future__ import annotations

import json
from typing import Any

Message = dict[str, Any]

MOST_BYTES = 2**20
"""Of one message."""


class NoMessageError(Exception):
    """What came is no message."""


def encoded(message: Message) -> bytes:
    """The line of a message."""
    return json.dumps(message).encode() + b"\n"


class Lines:
    """Bytes as they come, cut into messages."""

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, data: bytes) -> list[Message]:
        """The messages that are whole with ``data``. Raises ``NoMessageError`` for anything else."""
        *lines, self._rest = (self._rest + data).split(b"\n")
        if len(self._rest) > MOST_BYTES:
            raise NoMessageError("a line without an end")
        return [_message(line) for line in lines]


def _message(line: bytes) -> Message:
    if len(line) > MOST_BYTES:
        raise NoMessageError("a line too long")
    try:
        found = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise NoMessageError("no JSON") from error
    if not isinstance(found, dict):
        raise NoMessageError("no JSON object")
    return found
