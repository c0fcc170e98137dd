"""Errors that a person can act on. Each says what is wrong, where, what is accepted and what to try next.

Every ``MoehloError`` ends the command with its ``exit_code`` and its message alone; anything else that
escapes is a bug.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from itertools import islice

_MOST_SHOWN = 60
_MOST_OF_A_MESSAGE = 3000


class MoehloError(Exception):
    """Base of every error caused by use or input.

    Its text is fit for a terminal, whatever names and values it quotes: printable, and cut where it is longer than
    anybody reads.
    """

    exit_code = 2
    """Bad use or bad input, but for errors that say otherwise."""

    def __init__(self, message: str) -> None:
        beyond = len(message) - _MOST_OF_A_MESSAGE
        text = printable(message[:_MOST_OF_A_MESSAGE])
        super().__init__(text if beyond <= 0 else f"{text}... ({beyond} more characters)")


class ConfigError(MoehloError):
    """A config.json that cannot be read or holds a value that is not accepted."""


class UnsupportedError(MoehloError):
    """A family, a layer or a config value that is understood but not supported."""


class CheckpointError(MoehloError):
    """A checkpoint file that is damaged, incomplete or of a refused kind."""


class InputError(MoehloError):
    """An input array of the wrong rank, width or dtype, or one that cannot be read."""


class OutputError(MoehloError):
    """An output path that exists, or that cannot be written."""


class TargetError(MoehloError):
    """A compilation target or device that is unknown or that this machine lacks."""


class CompileError(MoehloError):
    """A text that the compiler refused: its first diagnostic and the stage of the graph it comes from."""


def shown(value: object, most: int = _MOST_SHOWN) -> str:
    """A value from outside as JSON of at most ``most`` printable ASCII characters, for a message; costs no more."""
    text = json.dumps(_pruned(value, most), default=repr)
    return text if len(text) <= most else f"{text[: most - 3]}..."


def first_of(texts: Sequence[str], show: Callable[[str], str] = str, most: int = 3) -> str:
    """The first ``most`` of some texts for a message, each as ``show`` gives it, and how many more there are."""
    more = f" and {len(texts) - most} more" if len(texts) > most else ""
    return f"{', '.join(map(show, texts[:most]))}{more}"


def _pruned(value: object, most: int, depth: int = 3) -> object:
    """``value`` without what would not be shown anyway."""
    match value:
        case str():
            return value[:most]
        case int() if abs(value) >= 10**most:
            return f"a number of more than {most} digits"
        case list() | tuple() | Mapping() if depth == 0:
            return "..."
        case list() | tuple():
            return [_pruned(entry, most, depth - 1) for entry in value[: most // 3]]
        case Mapping():
            first = islice(value.items(), most // 6)
            return {str(key)[:most]: _pruned(entry, most, depth - 1) for key, entry in first}
    return value


def first_line(error: BaseException, most: int = _MOST_OF_A_MESSAGE) -> str:
    """At most so many characters of what an error says first; its type where it says nothing."""
    said = str(error).strip() or type(error).__name__
    return said.splitlines()[0][:most]


def printable(text: str) -> str:
    """``text`` with every character that could steer a terminal written out (``\\x1b``); line ends and tabs stay.

    Written out are control characters, characters that reorder or hide text (bidirectional controls, zero widths), and
    the halves of surrogate pairs that stand for undecodable bytes in the names of files.
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(c if c.isprintable() or c in "\n\t" else c.encode("unicode_escape").decode("ascii") for c in text)
