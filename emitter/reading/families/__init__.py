"""The family table, by routing class, and the look-up of a row by ``model_type``."""

from __future__ import annotations

from collections.abc import Iterator

from emitter.reading.families import (
    dense,
    gemma,
    latent_sigmoid,
    latent_softmax,
    qwen,
    selected,
    sigmoid,
    singular,
    softmax,
    ungrouped,
)
from emitter.reading.families.row import Block, Family
from emitter.reading.families.wrappers import WRAPPERS, Part, Wrapper

__all__ = ["FAMILIES", "WRAPPERS", "Family", "Part", "by_model_type", "known_model_types", "moe_blocks", "wrapper_of"]

FAMILIES: tuple[Family, ...] = tuple(
    family
    for rows in (softmax, qwen, latent_softmax, gemma, selected, sigmoid, latent_sigmoid, ungrouped, singular, dense)
    for family in rows.FAMILIES
)


def by_model_type(model_type: str) -> Family | None:
    """The row for a config's ``model_type``, or None."""
    return _BY_TYPE.get(model_type)


def wrapper_of(model_type: str) -> Wrapper | None:
    """The wrapper that a config's ``model_type`` names, or None."""
    return _WRAPPERS.get(model_type)


def known_model_types() -> tuple[str, ...]:
    """Every ``model_type`` that is read, sorted: those of rows and those of wrappers."""
    return tuple(sorted({*_BY_TYPE, *_WRAPPERS}))


def moe_blocks() -> Iterator[tuple[str, Family, Block]]:
    """Every distinct MoE block: its name (``deepseek_v4/hash``), its row and what it computes."""
    for family in FAMILIES:
        if family.moe is not None:
            yield family.name, family, family.moe
        for kind, block in family.variants.items():
            yield f"{family.name}/{kind}", family, block


def _index() -> dict[str, Family]:
    index: dict[str, Family] = {}
    for family in FAMILIES:
        for model_type in family.model_types:
            if model_type in index:
                raise ValueError(f"model_type {model_type!r} selects both {index[model_type].name} and {family.name}")
            index[model_type] = family
    return index


_BY_TYPE = _index()
_WRAPPERS = {wrapper.model_type: wrapper for wrapper in WRAPPERS}
