"""The vocabulary of the family table: how config keys fill the knobs of a spec. Data only.

A knob of a row is a literal, a ``Key`` to be read from config.json, or an expression over keys (``values``).
``emitter.reading.config`` resolves a row against a config; nothing here reads anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from emitter.reading.families.schemes import LayerScheme
from emitter.reading.families.values import Choice, Given, If, Key, Length, Number, Size, Switch
from emitter.reading.hf import HfBlock
from emitter.reading.layout import LayerLayout
from emitter.spec import (
    Activation,
    Combine,
    GluKind,
    GroupFill,
    GroupScore,
    NormWeight,
    Renorm,
    RenormKind,
    Score,
    SelectOn,
    SharedGate,
    WeightOn,
    WeightsFrom,
)


@dataclass(frozen=True)
class GroupRule:
    """Group-limited selection. A null or absent group count means no groups where ``count`` has the default None."""

    count: Key
    top: Key
    score: GroupScore
    fill: GroupFill
    weights_masked: bool = False


@dataclass(frozen=True)
class RenormRule:
    """Knobs of ``Renorm`` where the value is in the config."""

    kind: RenormKind
    value: Number


@dataclass(frozen=True)
class NormRule:
    """Knobs of ``NormSpec``."""

    eps: Number
    weight: NormWeight = NormWeight.SCALE


RenormChoice = Renorm | RenormRule | None


@dataclass(frozen=True)
class RouterStateRule:
    """Knobs of ``RouterStateSpec``; the state is carried on from the second layer on."""

    size: Key
    norm: NormRule


@dataclass(frozen=True)
class RouterRule:
    """Knobs of ``RouterSpec``. With ``keys`` as many as have a square within ``experts``, which are so many."""

    experts: Size
    top_k: Size | int
    score: Score | Choice[Score] = Score.SOFTMAX
    select_on: SelectOn = SelectOn.SCORE
    weights_from: WeightsFrom = WeightsFrom.SCORE
    closeness: Number = 0.0
    bias: Switch = False
    correction_bias: Switch = False
    groups: GroupRule | Choice[GroupRule | None] | None = None
    renorm: RenormChoice | If[RenormChoice] | Given[RenormChoice] = None
    scale: Number = 1.0
    norm: NormRule | None = None
    logit_scale: Number = 1.0
    logit_softcap: Number = 0.0
    expert_scale: bool = False
    global_scale: bool = False
    shared: Key | None = None
    table: Key | None = None
    keys: bool = False
    state: RouterStateRule | None = None
    given: bool = False


@dataclass(frozen=True)
class GluRule:
    """Knobs of ``GluSpec``. ``activation`` names the config key of the activation, or fixes it.

    A clamp whose ``limit`` is a ``PerLayer`` of 0 is no clamp in that layer.
    """

    kind: GluKind = GluKind.GATED
    activation: Key | Activation = field(default_factory=lambda: Key("hidden_act", "silu"))
    limit: Number = 0.0
    up_limit: Number = 0.0
    alpha: Number = 0.0


@dataclass(frozen=True)
class CapacityRule:
    """Knobs of ``CapacitySpec``: the ``fraction``, where it is above 0, goes before the number of ``tokens``.

    The weights are normalised after dropping, unless ``renorm_first``.
    """

    tokens: Key
    fraction: Key | None = None
    renorm_first: Switch = True


@dataclass(frozen=True)
class ExpertsRule:
    """Knobs of ``ExpertsSpec``. ``unpadded`` is the key that is true where padding makes no difference."""

    width: Size | int
    glu: GluRule = field(default_factory=GluRule)
    bias: Switch = False
    weight_on: WeightOn = WeightOn.OUTPUT
    zero: Key | None = None
    skip: int = 0
    capacity: CapacityRule | None = None
    unpadded: Key | None = None
    slot_experts: tuple[int, ...] = ()
    input_norm: NormRule | None = None
    output_norm: NormRule | None = None


@dataclass(frozen=True)
class SharedRule:
    """Knobs of ``SharedSpec``. A width of 0 or null means no shared expert where ``optional`` says so."""

    width: Size
    glu: GluRule = field(default_factory=GluRule)
    gate: SharedGate = SharedGate.NONE
    bias: Switch = False
    optional: bool = False
    count: Key | int = 1
    input_norm: NormRule | None = None
    output_norm: NormRule | None = None


@dataclass(frozen=True)
class LatentRule:
    """Knobs of ``LatentSpec``."""

    size: Key
    bias: Switch = False


@dataclass(frozen=True)
class TrunkRule:
    """Knobs of ``TrunkSpec``."""

    width: Size
    glu: GluRule
    bias: Switch = False


@dataclass(frozen=True)
class MoeRule:
    """Knobs of ``MoeSpec``, and where its weights are."""

    router: RouterRule | Choice[RouterRule]
    experts: ExpertsRule
    layout: LayerLayout
    hf: HfBlock
    shared: SharedRule | None = None
    combine: Combine | Choice[Combine] = Combine.SUM
    latent: LatentRule | Given[LatentRule | None] | None = None
    routed_scale: Number = 1.0
    routed_norm: NormRule | None = None
    output_norm: NormRule | None = None
    output_bias: bool = False
    trunk: TrunkRule | None = None
    part: Key | None = None
    second: Size | None = None
    padded: tuple[str, ...] = ()
    """Weights that are stored with entries for the zero-compute experts too."""


@dataclass(frozen=True)
class DenseRule:
    """Knobs of ``DenseSpec``, and where its weights are."""

    width: Size
    layout: LayerLayout
    hf: HfBlock
    glu: GluRule = field(default_factory=GluRule)
    bias: Switch = False
    output_scale: bool = False


@dataclass(frozen=True)
class Fixed:
    """A key that transformers does not read in this family: only a value that matches what it computes passes.

    A list passes where each of its entries does: a value for each layer.
    """

    name: str
    accepted: tuple[object, ...]
    why: str

    def accepts(self, value: object) -> bool:
        """Whether ``value`` says what is computed anyway."""
        if self._is_accepted(value):
            return True
        return isinstance(value, list) and bool(value) and all(map(self._is_accepted, value))

    def _is_accepted(self, value: object) -> bool:
        """Equal to one that is accepted, and of its kind: neither 2.0 nor true is a count. A whole number may stand for
        a real one."""
        return any(
            value == accepted and (type(value) is type(accepted) or (type(value), type(accepted)) == (int, float))
            for accepted in self.accepted
        )


@dataclass(frozen=True)
class Family:
    """One row of the table: the FFN blocks of one kind of model of transformers.

    ``model_types`` are the strings under ``model_type`` that select the row. ``unused`` are keys that look like MoE
    and do nothing to the block in inference. ``moe`` is None for families of dense models; ``variants`` are further
    kinds of MoE layers by the name that ``layers`` gives them. Where a model has several stacks of layers, the row is
    that of the first, ``part`` its name, and ``beside`` the rows of the others. ``note`` says what a user must know.
    """

    name: str
    model_types: tuple[str, ...]
    layers: LayerScheme
    moe: MoeRule | None = None
    dense: DenseRule | None = None
    variants: Mapping[str, MoeRule] = field(default_factory=dict)
    hidden: Key = field(default_factory=lambda: Key("hidden_size"))
    depth: Key | Length = field(default_factory=lambda: Key("num_hidden_layers"))
    unused: tuple[str, ...] = ()
    fixed: tuple[Fixed, ...] = ()
    part: str | None = None
    beside: tuple[Family, ...] = ()
    note: str = ""
