"""Values that a spec refuses. Every spec is checked where it is made, so none says what cannot be computed."""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass
from typing import Annotated, Any, get_args, get_type_hints

MAX_SIZE = 2**24
"""The largest size accepted for one dimension; no model is within a factor of 100 of it."""


class SpecError(ValueError):
    """A value of a spec that is not accepted: ``field`` is the spec's and the field's name, ``detail`` says why."""

    def __init__(self, field: str, detail: str) -> None:
        super().__init__(f"{field} {detail}")
        self.field, self.detail = field, detail


@dataclass(frozen=True)
class Range:
    """The numbers that a field accepts, both ends among them: whole ones where the field is an ``int``."""

    least: float = -math.inf
    most: float = math.inf

    def refusal(self, value: object, kind: type) -> str | None:
        """Why ``value`` is not accepted by a field of type ``kind``, or None where it is."""
        if kind is int:
            if type(value) is int and self.least <= value <= self.most:
                return None
            return f"is {value!r}; expected a whole number from {self.least:g} to {self.most:.0f}"
        if isinstance(value, (int, float)) and math.isfinite(value) and self.least <= value <= self.most:
            return None
        return f"is {value!r}; expected a finite number" + f" from {self.least:g}" * math.isfinite(self.least)


Size = Annotated[int, Range(1, MAX_SIZE)]
"""A size of at least 1."""

SizeOrZero = Annotated[int, Range(0, MAX_SIZE)]
"""A size that may be 0, which stands for none."""

NonNegative = Annotated[float, Range(0.0)]
"""A finite number of at least 0."""


@functools.cache
def field_types(spec: type[Any]) -> dict[str, tuple[Any, Range | None]]:
    """The type of each field of a spec class, and of the numbers the range."""
    found: dict[str, tuple[Any, Range | None]] = {}
    for name, kind in get_type_hints(spec, include_extras=True).items():
        base, within = (*get_args(kind), None)[:2] if hasattr(kind, "__metadata__") else (kind, None)
        found[name] = (base, Range() if base is float and within is None else within)
    return found


def require(condition: bool, field: str, detail: str) -> None:
    """Raise ``SpecError`` unless the condition holds."""
    if not condition:
        raise SpecError(field, detail)


def require_ranges(spec: Any, name: str = "") -> None:
    """Raise ``SpecError`` where a number of a spec is not in its range; ``name`` is what the spec is called."""
    for field, (kind, within) in field_types(spec.__class__).items():
        if within is not None and (refusal := within.refusal(getattr(spec, field), kind)) is not None:
            raise SpecError(f"{name}.{field}".lstrip("."), refusal)
