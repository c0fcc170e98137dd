"""Values that a spec refuses. Every spec is checked where it is made, so none says what cannot be computed."""

from __future__ import annotations

import math


class SpecError(ValueError):
    """A value of a spec that is not accepted: ``field`` is the spec's and the field's name, ``detail`` says why."""

    def __init__(self, field: str, detail: str) -> None:
        super().__init__(f"{field} {detail}")
        self.field, self.detail = field, detail


def require(condition: bool, field: str, detail: str) -> None:
    """Raise ``SpecError`` unless the condition holds."""
    if not condition:
        raise SpecError(field, detail)


def size(value: int, field: str, *, least: int = 1) -> None:
    """A whole number from ``least`` on."""
    if type(value) is not int or value < least:
        raise SpecError(field, f"is {value!r}; expected a whole number from {least}")


def number(value: float, field: str, *, least: float = -math.inf) -> None:
    """A finite number from ``least`` on."""
    if not math.isfinite(value) or value < least:
        raise SpecError(field, f"is {value!r}; expected a finite number" + (f" from {least:g}" * math.isfinite(least)))
