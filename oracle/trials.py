"""What is verified, by which draws, and what a draw gave."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import numpy.typing as npt

from emitter.errors import InputError
from emitter.packing import Packing
from emitter.plan import Plan, Request, Residency, Strategy, plan
from emitter.reading.hf import HfBlock
from emitter.signature import DType
from emitter.spec import FfnSpec
from oracle.compare import Comparison, Expected
from oracle.draws import THOROUGH, WEIGHTS

Array = npt.NDArray[Any]


@dataclass(frozen=True)
class Subject:
    """What is verified: one layer of one model.

    ``model`` is how a person names it, and ``part`` which part of it (both go into the command that runs a failure
    again); ``family`` is the name of its block, ``config`` the model's config (of the text model, where it is nested),
    ``hf`` the HF reference block (None: truth alone judges) and ``state`` turns canonical weights into its state dict
    (``weights.to_state_dict`` with the layer's layout). ``weights`` are the layer's canonical weights, or None for
    random ones. ``packings`` are those of the weights that the graph takes packed, by stem, and ``planes`` what it
    takes of them; ``weights`` has their numbers too, for truth and the block. ``residency`` is what was asked for.
    """

    model: str
    family: str
    layer: int
    spec: FfnSpec
    config: Mapping[str, Any]
    hf: HfBlock | None
    state: Callable[[Mapping[str, Array]], Mapping[str, Array]]
    weights: Mapping[str, Array] | None = None
    part: str | None = None
    packings: tuple[tuple[str, Packing], ...] = ()
    planes: Mapping[str, Array] = field(default_factory=dict)
    residency: Residency | None = None


@dataclass(frozen=True)
class Trials:
    """How it is verified.

    ``request``: the strategy and what it may use; ``tokens``: the token counts;
    ``draws``: fresh inputs for each; ``weight_draws``: different random weights among
    them; ``draw``: only this draw of each count (to run a failure again); ``dynamic``: one graph of dynamic token
    count, or one static graph for each count. ``ratio_limit``: how many times the HF block's error ours may be; by
    default 2 in f32 and 1 in narrower dtypes, where both round. Where ``request`` asks for sums in f32 of the masked
    graph, the one that sums in f64 runs over the same draws, and its error stands beside.

    Raises ``InputError`` for no token count or draw at all, and for a negative number.
    """

    dtype: DType = DType.F32
    request: Request = field(default_factory=lambda: Request(Strategy.MASKED))
    tokens: tuple[int, ...] = (1, 7, 64)
    draws: int = THOROUGH
    weight_draws: int = WEIGHTS
    seed: int = 0
    draw: int | None = None
    dynamic: bool = True
    ratio_limit: float | None = None

    def __post_init__(self) -> None:
        if not self.tokens or min(self.tokens) < 1:
            raise InputError(f"tokens are {list(self.tokens)}; expected token counts from 1 on, such as 1, 7, 64")
        for name, value, least in (("draws", self.draws, 1), ("draw", self.draw, 0), ("seed", self.seed, 0)):
            if value is not None and value < least:
                raise InputError(f"{name} is {value}; expected a whole number from {least} on")

    @property
    def accumulator(self) -> DType:
        """The accumulator that the bounds are for: those of f32 hold for every graph."""
        return self.request.accumulate or DType.F32

    @property
    def limit(self) -> float:
        """The ratio limit that applies."""
        return self.ratio_limit if self.ratio_limit is not None else (2.0 if self.dtype is DType.F32 else 1.0)


@dataclass(frozen=True)
class Drawn:
    """One draw: its inputs, its results and what came of comparing them."""

    tokens: int
    draw: int
    weight_seed: int
    values: dict[str, Array]
    expected: Expected
    found: dict[str, Array]
    comparison: Comparison


def planned(subject: Subject, trials: Trials, tokens: int, *, stages: bool) -> Plan:
    """The plan of the graph that is verified over so many tokens; with ``stages`` of one that returns its stages."""
    count, packings = None if trials.dynamic else tokens, subject.packings
    request = replace(trials.request, tokens=count, dtype=trials.dtype, stages=stages, packings=packings)
    return plan(subject.spec, request, call=tokens)


def weight_kinds(subject: Subject, trials: Trials) -> int:
    """How many sets of weights the draws go through."""
    return 1 if subject.weights is not None else max(1, min(trials.weight_draws, trials.draws))
