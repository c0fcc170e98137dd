"""What a text needs of its target, as a line of the text: ``// needs: cpu avx2,f16c,fma``.

It heads a text that holds kernels; plain StableHLO runs anywhere and has no such line. Only this module spells it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from emitter.errors import InputError

_OPENING = "// needs:"
_WORD = r"[a-z0-9][a-z0-9._+-]*"
_LINE = re.compile(rf"{_OPENING} ({_WORD})(?: ({_WORD}(?:,{_WORD})*))?")
_HEADER = re.compile(r"(?:[ \t]*(?://[^\n]*)?(?:\n|\Z))*")
"""The blank lines and comments above a module."""


@dataclass(frozen=True)
class Needs:
    """What the kernels of a text are written for.

    ``kind`` is the sort of device (``cpu``), ``features`` what it must have, in LLVM's spelling: instruction sets.

    Raises ``ValueError`` for a word that the line could not hold.
    """

    kind: str
    features: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        for word in (self.kind, *self.features):
            if not re.fullmatch(_WORD, word):
                raise ValueError(
                    f"{word!r} is no word of lower-case letters, digits, dots, pluses, dashes and underscores"
                )

    @property
    def line(self) -> str:
        """The line, without its end; features in alphabetical order."""
        return " ".join([_OPENING, self.kind, *([",".join(sorted(self.features))] if self.features else [])])


def read_needs(text: str) -> Needs | None:
    """What a text says that it needs in the comments above its module; None where it needs nothing.

    Raises ``InputError`` for a line that begins like this one and goes on otherwise, and for a second one.
    """
    lines = [line.strip() for line in _header(text) if line.strip().startswith(_OPENING)]
    if not lines:
        return None
    found = _LINE.fullmatch(lines[0])
    if found is None or len(lines) > 1:
        what = repr(lines[0][:200]) if len(lines) == 1 else f"{len(lines)} lines of what it needs"
        raise InputError(
            f"the text is headed by {what}; expected one line `{_OPENING} KIND FEATURE,FEATURE`, "
            "as `moehlo emit` writes it"
        )
    return Needs(found[1], frozenset(found[2].split(",") if found[2] else ()))


def _header(text: str) -> Iterable[str]:
    matched = _HEADER.match(text)
    return matched.group().split("\n") if matched is not None else ()
