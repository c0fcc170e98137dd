"""What many rows of the table have in common: keys, values and constructors."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from emitter.reading.families.layouts import DENSE_MLP, TEXT_PREFIXES
from emitter.reading.families.row import Block, Fixed, Template, of
from emitter.reading.families.schemes import SparseStep
from emitter.reading.families.values import Given, If, Key, Product, Size
from emitter.reading.hf import HfBlock
from emitter.reading.layout import LayerLayout, Unused, WeightLayout
from emitter.spec import (
    DenseSpec,
    ExpertsSpec,
    GluKind,
    GluSpec,
    GroupFill,
    GroupScore,
    GroupSpec,
    MoeSpec,
    Renorm,
    RenormKind,
    RouterSpec,
    Score,
    SharedSpec,
)

WIDTH = Key("moe_intermediate_size")
DENSE_WIDTH = Key("intermediate_size")
TOP_K = Key("num_experts_per_tok")
N_ROUTED = Key("n_routed_experts", aliases=("num_experts", "num_local_experts"))
NUM_EXPERTS = Key("num_experts", aliases=("num_local_experts",))
NUM_LOCAL = Key("num_local_experts", aliases=("num_experts",))
RMS_EPS = Key("rms_norm_eps", 1e-6)
SPARSE_STEP = SparseStep(Key("mlp_only_layers", ()), Key("decoder_sparse_step", 1))
HIDDEN_ACT = Key("hidden_act", "silu")

SUM = Renorm(RenormKind.SUM)
SUM_20 = Renorm(RenormKind.SUM, 1e-20)


def norm_topk(
    default: bool, renorm: Renorm = SUM, *, key: str = "norm_topk_prob", aliases: tuple[str, ...] = ()
) -> If[Renorm | None]:
    """Renormalisation that the config switches."""
    return If(Key(key, default, aliases=aliases), renorm, None)


def groups(
    count: int | None,
    top: int | None,
    *,
    fill: GroupFill = GroupFill.NEG_INF,
    key: str = "n_group",
    aliases: tuple[str, ...] = (),
) -> Template:
    """Group-limited selection with transformers' defaults for the group counts."""
    return of(GroupSpec, Key(key, count, aliases=aliases), Key("topk_group", top), GroupScore.TOP2_SUM, fill)


def glu(kind: GluKind = GluKind.GATED, activation: Any = HIDDEN_ACT, **knobs: Any) -> Template:
    """The activation of an MLP, by default the function that ``hidden_act`` names."""
    return of(GluSpec, kind, activation, **knobs)


def corrected(count: Any, top_k: Any = TOP_K, **knobs: Any) -> Template:
    """A sigmoid, a correction bias for the choice alone, and weights that are renormalised."""
    return of(RouterSpec, count, top_k, **{"score": Score.SIGMOID, "correction_bias": True, "renorm": SUM_20, **knobs})


def experts(width: Size | int, glu: Any = glu(), **knobs: Any) -> Template:  # noqa: B008 - frozen
    """The routed experts: as many as the router knows, unless there is a ``count``."""
    return of(ExpertsSpec, intermediate=width, glu=glu, **knobs)


def shared(width: Size, glu: Any = glu(), **knobs: Any) -> Template:  # noqa: B008 - frozen
    """The shared expert."""
    return of(SharedSpec, width, glu, **knobs)


def shared_experts(count: str | Key, width: Size = WIDTH, *, bias: Key | None = None, **knobs: Any) -> Given[Any]:
    """``count`` shared experts that are one MLP, of ``width`` each, the experts' if not given.

    None where it is 0 and they have no ``bias``: transformers adds the bias of a down projection of no units too.
    """
    count = Key(count) if isinstance(count, str) else count
    some = shared(Product((count, width)), **knobs, **({} if bias is None else {"bias": bias}))
    none_of_0 = Given(count, some, None)
    return none_of_0 if bias is None else Given(bias, some, none_of_0)


def layout(
    *weights: WeightLayout, prefixes: tuple[str, ...] = TEXT_PREFIXES, unused: tuple[Unused, ...] = ()
) -> LayerLayout:
    """The layout of a MoE layer."""
    return LayerLayout(prefixes, weights, unused)


def moe(
    hf: HfBlock, *, layout: LayerLayout, router: Any, experts: Template, padded: tuple[str, ...] = (), **knobs: Any
) -> Block:
    """A MoE layer with its reference block."""
    if "count" not in experts.knobs:
        experts = experts.but(count=router["experts"])
    return Block(of(MoeSpec, router=router, experts=experts, **knobs), layout, hf, padded)


def dense(
    hf: HfBlock,
    *,
    width: Size = DENSE_WIDTH,
    sized: str | None = None,
    keyword: str = "intermediate_size",
    layout: LayerLayout = DENSE_MLP,
    glu: Any = glu(),  # noqa: B008 - frozen
    **knobs: Any,
) -> Block:
    """A dense layer with its reference block, which has no router; ``sized`` is the config attribute that the block's
    constructor wants as its width, ``keyword``."""
    block = replace(hf, router=None, keywords=((keyword, sized),) if sized else hf.keywords)
    return Block(of(DenseSpec, intermediate=width, glu=glu, **knobs), layout, block)


def fixed(name: str, *accepted: object, why: str) -> Fixed:
    """A key that does nothing, and the values that agree with what is computed anyway."""
    return Fixed(name, accepted, why)


V3_ROUTING = (
    fixed("scoring_func", "sigmoid", why="scores are a sigmoid"),
    fixed("topk_method", "noaux_tc", why="selection is group-limited with a correction bias"),
)
ALWAYS_NORMALISED = fixed("norm_topk_prob", True, why="weights are always renormalised")
EVERY_LAYER = fixed("moe_layer_freq", 1, why="every layer from the first MoE layer on is MoE")
"""Keys of hub files that transformers does not read in these families."""
