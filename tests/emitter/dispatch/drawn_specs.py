"""Layers drawn at random: every knob that a strategy sees, at sizes that no vector width divides.

And layers from the table that differ in more than knobs, at the sizes of their tiny configs.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from emitter.golden import goldens_root
from emitter.graphs import emit
from emitter.iree import Session, compile_graph
from emitter.lowering import Thresholds
from emitter.plan import Request, Strategy, plan
from emitter.reading.config import open_model
from emitter.signature import DType
from emitter.spec import (
    Activation,
    CapacitySpec,
    Combine,
    ExpertsSpec,
    GluKind,
    GluSpec,
    GroupFill,
    GroupScore,
    GroupSpec,
    LatentSpec,
    MoeSpec,
    NormSpec,
    NormWeight,
    Renorm,
    RenormKind,
    RouterSpec,
    Score,
    SelectOn,
    SharedGate,
    SharedSpec,
    WeightOn,
    WeightsFrom,
)
from emitter.target import Target, host_features, parse_target
from emitter.target.isa import Isa, tiers_for
from oracle.draws import random_inputs
from weights import random_weights

Array = npt.NDArray[np.generic]
OfUnits = TypeVar("OfUnits", ExpertsSpec, SharedSpec)
STRATEGIES = (Strategy.MASKED, Strategy.GATHERED, Strategy.GROUPED)
EVERY_STRATEGY = (*STRATEGIES, Strategy.AUTO)
"""With the one that holds the others: half of the time of compiling them all."""
LIMITS = Thresholds(((3, "gathered"), (9, "masked")), "grouped")
LEAST_NORMED = 16
"""Units of experts that are drawn with an output norm, at least."""
ROUTINGS = ("uniform", "skewed", "one", "ties", "equal rows")


@dataclass(frozen=True)
class Setting:
    """A layer, what it is computed in, and with which instructions."""

    spec: MoeSpec
    dtype: DType
    isa: Isa


def host_tiers() -> list[Isa]:
    return list(tiers_for(host_features()))


def draw_setting(number: int) -> Setting:
    """The ``number``-th setting: dtypes and tiers take turns, so that a few settings have all of them."""
    rng = Random(number)
    dtypes, tiers = [DType.F32, DType.BF16, DType.F16], host_tiers()
    return Setting(draw_spec(rng), dtypes[number % 3], tiers[(number // 3 + number) % len(tiers)])


# The first layer with experts of a tiny config, or the one whose index follows: a table of experts for token ids,
# product keys, two banks, shares among close logits, capacity with padding, a router with a state,
# which layer 1 carries on, experts of one projection after a trunk.
SINGULAR = (
    ("deepseek-v4", None),
    ("doge", None),
    ("ernie4-5-vl-moe", None),
    ("phimoe", None),
    ("nllb-moe", None),
    ("zaya", 0),
    ("zaya", 1),
    ("vitpose-backbone", None),
)


def singular_setting(number: int) -> Setting:
    """The layer at ``SINGULAR[number]``."""
    name, index = SINGULAR[number]
    spec = open_model(goldens_root() / "configs" / "tiny" / f"{name}.json").layer(index).spec
    assert isinstance(spec, MoeSpec)
    tiers = host_tiers()
    return Setting(spec, (DType.F32, DType.BF16)[number % 2], tiers[number // 2 % len(tiers)])


def draw_spec(rng: Random) -> MoeSpec:
    """A layer with experts of two projections.

    No size is 1: IREE 3.13 does not compile the plain graph of a dynamic token count then.
    """
    count = rng.choice([2, 3, 5, 7, 12, 17])
    zero = rng.choice([0, 0, 0, 2])
    experts = count + zero
    top_k = rng.randint(1, min(experts, 5))
    hidden = rng.choice([3, 13, 33, 40, 70, 129])
    capacity = None
    if rng.random() < 0.15:
        capacity = CapacitySpec(
            fraction=rng.choice([0.25, 0.5]), renorm=rng.choice([None, Renorm(RenormKind.CLAMPED_SUM, 0.5)])
        )
    routed = _of_units_enough(
        ExpertsSpec(
            count,
            rng.choice([2, 5, 16, 26, 37, 65]),
            draw_glu(rng),
            bias=rng.random() < 0.5,
            weight_on=rng.choice([WeightOn.OUTPUT, WeightOn.OUTPUT, WeightOn.INPUT]),
            zero=zero,
            input_norm=_norm(rng),
            output_norm=_norm(rng),
            capacity=capacity,
            padding=rng.random() < 0.15,
        )
    )
    latent = LatentSpec(rng.choice([7, 24]), bias=rng.random() < 0.5) if rng.random() < 0.2 else None
    shared = draw_shared(rng)
    return MoeSpec(
        hidden,
        draw_router(rng, experts, top_k, shared.count if shared and shared.gate is SharedGate.ROUTER else 0),
        routed,
        shared,
        combine=rng.choice(list(Combine)) if shared else Combine.SUM,
        latent=latent,
        routed_scale=rng.choice([1.0, 2.5]),
        routed_norm=_norm(rng),
        output_norm=_norm(rng),
        output_bias=rng.random() < 0.2,
    )


def draw_router(rng: Random, experts: int, top_k: int, shared: int) -> RouterSpec:
    """A router; one that weighs shared experts too is as those are: no bias, cap or scale for each expert."""
    score = rng.choice(list(Score))
    groups = None
    if experts == 12 and top_k <= 6 and rng.random() < 0.7:
        groups = GroupSpec(3, 2, rng.choice(list(GroupScore)), rng.choice(list(GroupFill)))
    weights_from = rng.choice([WeightsFrom.SCORE, WeightsFrom.SCORE, WeightsFrom.SELECTED_LOGITS])
    renorm = rng.choice([None, _renorm(rng)])
    if shared:
        score, weights_from, renorm = Score.SIGMOID, WeightsFrom.SCORE, Renorm(RenormKind.JOINT)
    return RouterSpec(
        experts,
        top_k,
        score,
        SelectOn.LOGIT if weights_from is WeightsFrom.SELECTED_LOGITS else rng.choice(list(SelectOn)),
        weights_from,
        bias=not shared and rng.random() < 0.4,
        correction_bias=rng.random() < 0.3,
        groups=groups,
        renorm=renorm,
        scale=rng.choice([1.0, 2.5]),
        norm=_norm(rng),
        logit_softcap=0.0 if shared else rng.choice([0.0, 0.0, 5.0]),
        expert_scale=not shared and rng.random() < 0.2,
        global_scale=rng.random() < 0.2,
        shared=shared,
    )


def draw_glu(rng: Random) -> GluSpec:
    kind = rng.choice([k for k in GluKind if k is not GluKind.LINEAR])
    if kind in (GluKind.ALPHA_SIGMOID, GluKind.SOFTCAP):
        return GluSpec(kind, limit=1.5, up_limit=0.7, alpha=1.7)
    return GluSpec(kind, rng.choice(list(Activation)), limit=rng.choice([0.5, 1.5]))


def draw_shared(rng: Random) -> SharedSpec | None:
    gate = rng.choice([None, *SharedGate])
    if gate is None:
        return None
    count = 2 if gate is SharedGate.ROUTER else 1
    bias = gate is not SharedGate.ROUTER and rng.random() < 0.4
    norms = (None, None) if gate is SharedGate.ROUTER else (_norm(rng), _norm(rng))
    return _of_units_enough(SharedSpec(rng.choice([3, 26, 35]), draw_glu(rng), gate, bias, count, *norms))


def _of_units_enough(spec: OfUnits) -> OfUnits:
    """With an output norm as many units that their errors are independent in its inputs, as its bound takes them; those
    of two or three units are in all of them."""
    few = spec.output_norm is not None and spec.intermediate < LEAST_NORMED
    return replace(spec, intermediate=LEAST_NORMED) if few else spec


def _norm(rng: Random) -> NormSpec | None:
    """One that there may be inside an FFN, which has a weight."""
    weights = [weight for weight in NormWeight if weight is not NormWeight.NONE]
    return NormSpec(1e-5, rng.choice(weights)) if rng.random() < 0.15 else None


def _renorm(rng: Random) -> Renorm:
    return rng.choice([Renorm(RenormKind.SUM, 1e-6), Renorm(RenormKind.CLAMPED_SUM, 0.5), Renorm(RenormKind.LP, 2.0)])


class Layer:
    """The sessions of a setting: by strategy and threads, with weights as drawn and with rows of the router alike."""

    def __init__(self, setting: Setting, strategies: Sequence[Strategy] = STRATEGIES) -> None:
        self.setting = setting
        self.strategies = strategies
        modules = {}
        for strategy in strategies:
            options = plan(
                setting.spec,
                Request(strategy, target=Target.cpu(setting.isa), dtype=setting.dtype, stages=True, thresholds=LIMITS),
            )
            modules[strategy] = compile_graph(emit(setting.spec, options), parse_target("cpu"))
        wanted = modules[Strategy.MASKED].signature.weights
        self.weights = {"drawn": dict(random_weights(wanted, 5))}
        self.weights["alike"] = alike(self.weights["drawn"])
        self.sessions = {
            (kind, strategy, threads): Session(
                module, weights, driver="local-sync" if threads == 1 else "local-task", threads=threads
            )
            for kind, weights in self.weights.items()
            for strategy, module in modules.items()
            for threads in (1, 2)
        }


def alike(drawn: dict[str, Array]) -> dict[str, Array]:
    """Weights under which every second expert ties with the one before it, for every token."""
    changed = dict(drawn)
    for name in ("router", "router_bias", "correction_bias"):
        if name in drawn:
            rows = len(drawn[name]) // 2
            changed[name] = drawn[name].copy()
            changed[name][1 : 2 * rows : 2] = changed[name][0 : 2 * rows : 2]
    return changed


def draw_inputs(spec: MoeSpec, weights: dict[str, Array], tokens: int, routing: str, seed: int) -> dict[str, Array]:
    """``x [N, H]`` whose tokens spread as ``routing`` says, and what else the layer takes.

    ``skewed``: a direction in common; ``one``: all near one row of the router; ``equal rows``: every token the same;
    ``ties`` is left to the weights.
    """
    rng = np.random.default_rng(seed)
    x = rng.standard_normal((tokens, spec.hidden)).astype(np.float32)
    if routing == "skewed":
        x += rng.standard_normal(spec.hidden).astype(np.float32)
    elif routing == "one" and "router" in weights and weights["router"].shape[-1] == spec.hidden:
        row = weights["router"][rng.integers(spec.router.experts)]
        x = (0.1 * x + 4 * row / max(float(np.linalg.norm(row)), 1e-3)).astype(np.float32)
    elif routing == "equal rows" and tokens:
        x[:] = x[0]
    return {"x": x, **random_inputs(spec, tokens, rng)}
