"""Expressions over config keys: where the value of a knob comes from. Data only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Required:
    """The default of a key that must be in the config."""

    def __repr__(self) -> str:
        return "required"


REQUIRED = Required()


@dataclass(frozen=True)
class Key:
    """A config key; a dot in the name steps into a nested object (``ffn_config.moe_top_k``).

    ``default`` is what transformers takes when the key is absent (sizes have none: a config must state them).
    ``aliases`` are other names that transformers reads into the same attribute. ``null`` is what a null stands for,
    where transformers replaces it; another key, where it takes the value under that.
    """

    name: str
    default: object = REQUIRED
    aliases: tuple[str, ...] = ()
    null: object = None


@dataclass(frozen=True)
class Entry:
    """Entry ``index`` of the list under ``key``."""

    key: Key
    index: int


@dataclass(frozen=True)
class Product:
    """A size that is the product of others: ``n_shared_experts * moe_intermediate_size``."""

    factors: tuple[Size | int, ...]


@dataclass(frozen=True)
class Total:
    """A size that is the sum of others: ``n_routed_experts + zero_expert_num``."""

    terms: tuple[Size | int, ...]


@dataclass(frozen=True)
class Root:
    """The whole part of the square root of a size."""

    of: Size


@dataclass(frozen=True)
class PerLayer:
    """The layer's own entry of the list under ``key``; a value that is no list holds for every layer.

    An absent list gives 0.
    """

    key: Key


@dataclass(frozen=True)
class Power:
    """``key ** exponent``: 1 / k, or the inverse root of a width."""

    key: Key
    exponent: float


@dataclass(frozen=True)
class Affine:
    """``factor * key + offset``."""

    key: Key
    factor: float
    offset: float = 0.0


@dataclass(frozen=True)
class Length:
    """The length of the first of the lists (or strings) under ``keys`` that is there."""

    keys: tuple[Key, ...]


@dataclass(frozen=True)
class Not:
    """The opposite of a boolean key."""

    key: Key


@dataclass(frozen=True)
class AfterFirst:
    """True from the second layer of the model on."""


@dataclass(frozen=True)
class If(Generic[T]):
    """``then`` where the boolean ``key`` is true, else ``otherwise``."""

    key: Key
    then: T
    otherwise: T


@dataclass(frozen=True)
class Given(Generic[T]):
    """``then`` where the value of ``key`` (where it is absent, its default) is not null or 0, else ``otherwise``."""

    key: Key | PerLayer
    then: T
    otherwise: T


@dataclass(frozen=True)
class Stated(Generic[T]):
    """``then`` where the value of ``key`` is not null, else ``otherwise``."""

    key: Key
    then: T
    otherwise: T


@dataclass(frozen=True)
class Compared(Generic[T]):
    """``then`` where the number under ``key`` is at least ``limit`` (above it, where ``above``), else ``otherwise``."""

    key: Key
    limit: float
    then: T
    otherwise: T
    above: bool = False


@dataclass(frozen=True)
class Choice(Generic[T]):
    """The value that belongs to the word under ``key``; any other word is refused."""

    key: Key
    values: Mapping[str, T]


Alternatives = If[Any] | Given[Any] | Stated[Any] | Compared[Any] | Choice[Any]
"""Values of which a config selects one."""

Size = Key | Entry | Product | Total | Root | PerLayer | Given["Size"] | If["Size"]
Switch = bool | Key | Not | AfterFirst
Number = float | Key | Power | Affine | PerLayer
