"""Which layers are MoE: every scheme in use. Data only.

A scheme gives each decoder layer a kind: ``moe``, ``dense``, ``none`` (a layer without an FFN), or another name for
a further kind of MoE layer that the family defines.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from emitter.reading.families.values import Given, If, Key

MOE, DENSE, NONE = "moe", "dense", "none"


@dataclass(frozen=True)
class AllMoe:
    """Every layer is MoE."""


@dataclass(frozen=True)
class AllDense:
    """No layer is MoE."""


@dataclass(frozen=True)
class FirstDense:
    """Layers below the number (or the number under a key) are dense, or what ``below`` says; the others MoE."""

    count: Key | int
    below: str = DENSE


@dataclass(frozen=True)
class SparseStep:
    """MoE where the layer is not listed under ``dense`` and (layer + 1) is a multiple of the number under ``step``."""

    dense: Key | None
    step: Key


@dataclass(frozen=True)
class Stepped:
    """MoE where (layer + ``shift``) is a multiple of the number under ``step``; no layer where that is 0.

    Without ``step`` it is depth // count of the two keys ``spread``, or the depth where the count is 0.
    """

    step: Key
    shift: int
    spread: tuple[Key, Key] | None = None


@dataclass(frozen=True)
class Frequency:
    """MoE from layer ``first`` on, where the layer is a multiple of ``frequency``, or its entry of that list is set."""

    first: Key
    frequency: Key


@dataclass(frozen=True)
class Within:
    """MoE where (layer + 1) is a multiple of ``interval`` and ``start <= layer <= end``; an end of -1 is the last."""

    interval: Key
    start: Key
    end: Key


@dataclass(frozen=True)
class Period:
    """MoE where layer % ``period`` == ``offset``, if there is more than one expert."""

    period: Key
    offset: Key
    experts: Key


@dataclass(frozen=True)
class Several:
    """Every layer is MoE, if there is more than one expert."""

    experts: Key


@dataclass(frozen=True)
class Flags:
    """MoE where the layer's entry of the list under ``key`` is above 0; without the list, ``otherwise``."""

    key: Key
    otherwise: LayerScheme


@dataclass(frozen=True)
class Listed:
    """MoE where the layer is in the list (or the comma-separated string) under ``key``; without it, ``otherwise``."""

    key: Key
    otherwise: LayerScheme


@dataclass(frozen=True)
class LayerTypes:
    """The kind that belongs to the layer's word in the list under ``key``; without the list, ``otherwise``.

    With no ``otherwise`` the config must have the list.
    """

    otherwise: LayerScheme | None
    key: Key = field(default_factory=lambda: Key("mlp_layer_types", None))
    words: Mapping[str, str] = field(default_factory=lambda: {"sparse": MOE, "dense": DENSE})


LayerScheme = (
    AllMoe
    | AllDense
    | FirstDense
    | SparseStep
    | Stepped
    | Frequency
    | Within
    | Period
    | Several
    | Flags
    | Listed
    | LayerTypes
    | If["LayerScheme"]
    | Given["LayerScheme"]
)
