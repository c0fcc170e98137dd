"""The vocabulary of the family table: how config keys fill the knobs of a spec. Data only.

A knob of a row is either a literal or a ``Key`` to be read from config.json. ``emitter.config`` resolves a row
against a config; nothing here reads anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from emitter.hf import HfBlock
from emitter.layout import LayerLayout
from emitter.spec import (
    Activation,
    Combine,
    GluKind,
    GroupFill,
    GroupScore,
    Renorm,
    ScaleAt,
    Score,
    SelectOn,
    SharedGate,
    WeightOn,
    WeightsFrom,
)

T = TypeVar("T")


class Required:
    """The default of a key that must be in the config."""

    def __repr__(self) -> str:
        return "required"


REQUIRED = Required()


@dataclass(frozen=True)
class Key:
    """A config key.

    ``default`` is what transformers takes when the key is absent (sizes have none: a config must state them).
    ``aliases`` are other names that transformers reads into the same attribute.
    """

    name: str
    default: object = REQUIRED
    aliases: tuple[str, ...] = ()


@dataclass(frozen=True)
class Product:
    """A size that is the product of others: ``n_shared_experts * moe_intermediate_size``."""

    factors: tuple[Key, ...]


@dataclass(frozen=True)
class If(Generic[T]):
    """``then`` where the boolean ``key`` is true, else ``otherwise``."""

    key: Key
    then: T
    otherwise: T


@dataclass(frozen=True)
class Choice(Generic[T]):
    """The value that belongs to the word under ``key``; any other word is refused."""

    key: Key
    values: Mapping[str, T]


Size = Key | Product
Switch = bool | Key
Number = float | Key


@dataclass(frozen=True)
class GroupRule:
    """Group-limited selection. A null or absent group count means no groups where ``count`` has the default None."""

    count: Key
    top: Key
    score: GroupScore
    fill: GroupFill
    weights_masked: bool = False


@dataclass(frozen=True)
class RouterRule:
    """Knobs of ``RouterSpec``."""

    experts: Key
    top_k: Key
    score: Score = Score.SOFTMAX
    select_on: SelectOn = SelectOn.SCORE
    weights_from: WeightsFrom = WeightsFrom.SCORE
    bias: Switch = False
    correction_bias: Switch = False
    groups: GroupRule | Choice[GroupRule | None] | None = None
    renorm: Renorm | If[Renorm | None] | None = None
    scale: Number = 1.0
    scale_at: ScaleAt = ScaleAt.WEIGHTS


@dataclass(frozen=True)
class GluRule:
    """Knobs of ``GluSpec``. ``activation`` names the config key of the activation, or fixes it."""

    kind: GluKind = GluKind.GATED
    activation: Key | Activation = field(default_factory=lambda: Key("hidden_act", "silu"))
    limit: Number = 0.0
    up_limit: Number = 0.0
    alpha: Number = 0.0


@dataclass(frozen=True)
class ExpertsRule:
    """Knobs of ``ExpertsSpec``."""

    width: Size
    glu: GluRule = field(default_factory=GluRule)
    bias: Switch = False
    weight_on: WeightOn = WeightOn.OUTPUT


@dataclass(frozen=True)
class SharedRule:
    """Knobs of ``SharedSpec``. A width of 0 or null means no shared expert where ``optional`` says so."""

    width: Size
    glu: GluRule = field(default_factory=GluRule)
    gate: SharedGate = SharedGate.NONE
    bias: Switch = False
    optional: bool = False


@dataclass(frozen=True)
class MoeRule:
    """Knobs of ``MoeSpec``, and where its weights are."""

    router: RouterRule
    experts: ExpertsRule
    layout: LayerLayout
    hf: HfBlock
    shared: SharedRule | None = None
    combine: Combine = Combine.SUM


@dataclass(frozen=True)
class DenseRule:
    """Knobs of ``DenseSpec``, and where its weights are."""

    width: Size
    layout: LayerLayout
    hf: HfBlock
    glu: GluRule = field(default_factory=GluRule)
    bias: Switch = False


@dataclass(frozen=True)
class AllMoe:
    """Every layer is MoE."""


@dataclass(frozen=True)
class AllDense:
    """No layer is MoE."""


@dataclass(frozen=True)
class FirstDense:
    """Layers below the number under ``key`` are dense, the others MoE."""

    key: Key


@dataclass(frozen=True)
class SparseStep:
    """MoE where the layer is not listed under ``dense`` and (layer + 1) is a multiple of the number under ``step``."""

    dense: Key
    step: Key


LayerScheme = AllMoe | AllDense | FirstDense | SparseStep


@dataclass(frozen=True)
class Fixed:
    """A key that transformers does not read in this family: only the value that matches what it computes passes."""

    name: str
    accepted: tuple[object, ...]
    why: str


@dataclass(frozen=True)
class Family:
    """One row of the table: one FFN block of transformers, or one family of dense models.

    ``model_types`` are the strings under ``model_type`` that select the row. ``unused`` are keys that look like MoE
    and do nothing to the block in inference. ``moe`` is None for families of dense models.
    """

    name: str
    model_types: tuple[str, ...]
    layers: LayerScheme
    moe: MoeRule | None = None
    dense: DenseRule | None = None
    hidden: Key = field(default_factory=lambda: Key("hidden_size"))
    depth: Key = field(default_factory=lambda: Key("num_hidden_layers"))
    unused: tuple[str, ...] = ()
    fixed: tuple[Fixed, ...] = ()
