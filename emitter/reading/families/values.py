"""Expressions over config keys: where the value of a knob comes from. Data only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, TypeVar

from emitter.spec.rope import Pairing

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
class Quotient:
    """The whole part of one size by another: ``hidden_size // num_attention_heads``."""

    of: Size
    by: Size


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

    key: Size
    exponent: float


@dataclass(frozen=True)
class Ratio:
    """``(of / by) ** exponent``."""

    of: Size
    by: Size
    exponent: float = 1.0


@dataclass(frozen=True)
class Inverse:
    """1 / ``key``."""

    key: Key


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


@dataclass(frozen=True)
class ByKind(Generic[T]):
    """The value that belongs to the layer's kind of mixer (``sliding_attention``)."""

    values: Mapping[str, T]


@dataclass(frozen=True)
class Computed:
    """What a function of the reading room makes of the config: ``function(reader, *arguments)``.

    The arguments are keys or expressions, passed as they are; each key that is read is among them.
    """

    function: Callable[..., Any]
    arguments: tuple[Any, ...] = ()


class Partial(Enum):
    """What a family's rotation without scaling does with ``partial_rotary_factor`` p."""

    READ = "read"
    """It rotates the first p of the dimensions."""
    IGNORED = "ignored"
    """It rotates them all. With scaling only p = 1 can be computed."""
    SCALED = "scaled"
    """It rotates them all; with scaling the first p of them."""
    WHOLE = "whole"
    """Only p = 1 can be computed."""
    FOLLOWS = "follows"
    """It rotates them all, and p is not read: it follows from other sizes."""


@dataclass(frozen=True)
class Rope:
    """The rotation that ``rope_parameters`` (``rope_scaling`` and ``rope_theta`` in older files) says.

    ``dims`` are the dimensions of a head, ``theta`` the base where none is stated. Parameters are one object, or with
    ``nested`` one for each kind of layer; ``absent`` are the parameters where there are none. ``proportion`` is the
    ``partial_rotary_factor`` where none is stated, ``more`` are parameters that this family alone has.
    ``flat_kinds`` are the kinds of layers that ``rope_scaling``, ``rope_theta`` and ``partial_rotary_factor`` hold for,
    None for all; the others then have ``theta`` and ``proportion``. ``scaled_kinds`` are those of them that
    ``rope_scaling`` holds for, None for all of them.
    """

    dims: Size
    theta: float | ByKind[Any] = 1e4
    pairing: Pairing | If[Pairing] = Pairing.HALF
    partial: Partial = Partial.IGNORED
    proportion: float | Computed | Ratio | None = None
    nested: bool = False
    absent: Mapping[str, Any] | None = None
    wide: bool | ByKind[bool] = False
    learned: bool = False
    more: tuple[str, ...] = ()
    flat_kinds: tuple[str, ...] | None = None
    scaled_kinds: tuple[str, ...] | None = None
    forced: float | None = None
    """The base, whatever is stated."""
    flat_theta: Key = Key("rope_theta", None)
    flat_proportion: Key = Key("partial_rotary_factor", None)
    keys: tuple[Key, ...] = tuple(
        Key(name, None) for name in ("rope_parameters", "rope_scaling", "original_max_position_embeddings")
    )


Alternatives = If[Any] | Given[Any] | Stated[Any] | Compared[Any] | Choice[Any] | ByKind[Any]
"""Values of which a config selects one."""

Size = (
    Key | Entry | Product | Total | Quotient | Root | PerLayer | Computed | Given["Size"] | If["Size"] | ByKind["Size"]
)
