"""Whole numbers: the one way they are read from text, and the one way many of them are printed."""

from __future__ import annotations

from collections.abc import Iterable

from emitter.errors import InputError, MoehloError, shown

MAX_DIGITS = 100
"""Longer texts are no number that anything here counts; Python takes time in the square of the length to read them."""


def whole_number(
    text: str, what: str, *, least: int, most: int, error: type[MoehloError] = InputError, hint: str = ""
) -> int:
    """The whole number that ``text`` spells in ASCII digits, with a minus sign where ``least`` is negative.

    ``what`` is what the number is, for the message (``--tokens``, ``line 3: experts``); ``hint`` follows the range.

    Raises:
        error: If it spells none, or one outside ``least`` to ``most``.
    """
    digits = text.strip(" ")
    sign = -1 if least < 0 and digits.startswith("-") else 1
    digits = digits[1:] if sign < 0 else digits
    if digits.isascii() and digits.isdigit() and len(digits) <= MAX_DIGITS and least <= sign * int(digits) <= most:
        return sign * int(digits)
    raise error(f"{what} is {shown(text)}; expected a whole number from {least} to {most}{hint}")


def ranges(numbers: Iterable[int]) -> str:
    """``3 to 5, 8`` for 3, 4, 5 and 8 in any order; ``none`` for no numbers."""
    runs: list[list[int]] = []
    for number in sorted(set(numbers)):
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join(str(a) if a == b else f"{a} to {b}" for a, b in runs) or "none"
