"""The family table and the look-up of a row by ``model_type``."""

from __future__ import annotations

from emitter.families.rules import Family
from emitter.families.table import FAMILIES

__all__ = ["FAMILIES", "Family", "by_model_type", "known_model_types"]


def by_model_type(model_type: str) -> Family | None:
    """The row for a config's ``model_type``, or None."""
    return _BY_TYPE.get(model_type)


def known_model_types() -> tuple[str, ...]:
    """Every ``model_type`` that selects a row, sorted."""
    return tuple(sorted(_BY_TYPE))


def _index() -> dict[str, Family]:
    index: dict[str, Family] = {}
    for family in FAMILIES:
        for model_type in family.model_types:
            if model_type in index:
                raise ValueError(f"model_type {model_type!r} selects both {index[model_type].name} and {family.name}")
            index[model_type] = family
    return index


_BY_TYPE = _index()
