"""Whole numbers: the one way they are read from text or a caller, and the one way many of them are printed."""

from __future__ import annotations

import operator
from collections.abc import Iterable

from emitter.errors import InputError, MoehloError, shown

MAX_DIGITS = 100
"""Longer texts are no number that anything here counts; Python takes time in the square of the length to read them."""

MOST_SEED = 2**64 - 1
MOST_WORKERS = 2**12
"""Of threads and processes."""


def whole_number(
    value: object, what: str, *, least: int, most: int, error: type[MoehloError] = InputError, hint: str = ""
) -> int:
    """The whole number that ``value`` is, or spells in ASCII digits, with a minus sign where ``least`` is negative.

    ``what`` is what the number is, for the message (``--tokens``, ``line 3: experts``); ``hint`` follows the range.

    Raises:
        error: If it is none, a truth value say, or one outside ``least`` to ``most``.
    """
    number = _spelled(value, least < 0) if isinstance(value, str) else counted(value)
    if number is not None and least <= number <= most:
        return number
    raise error(f"{what} is {shown(value)}; expected a whole number from {least} to {most}{hint}")


def _spelled(text: str, signed: bool) -> int | None:
    digits = text.strip(" ")
    sign = -1 if signed and digits.startswith("-") else 1
    digits = digits[1:] if sign < 0 else digits
    known = digits.isascii() and digits.isdigit() and len(digits) <= MAX_DIGITS
    return sign * int(digits) if known else None


def counted(value: object) -> int | None:
    """The whole number that a value is; None for text, a truth value, or an array of several."""
    try:
        return None if isinstance(value, bool) else operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def ranges(numbers: Iterable[int]) -> str:
    """``3 to 5, 8`` for 3, 4, 5 and 8 in any order; ``none`` for no numbers."""
    runs: list[list[int]] = []
    for number in sorted(set(numbers)):
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join(str(a) if a == b else f"{a} to {b}" for a, b in runs) or "none"
