"""Equivalent mutants: nothing can tell them from their parent, because they leave what is computed as it is."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from emitter.spec import (
    Activation,
    CapacitySpec,
    FfnSpec,
    GluKind,
    GroupFill,
    GroupScore,
    MoeSpec,
    Renorm,
    RenormKind,
    RouterSpec,
    Score,
    SelectOn,
    WeightsFrom,
)
from tests.mutation.mutants import NUMBERS, Mutant


@dataclass(frozen=True)
class Equivalent:
    """Mutants that leave what is computed as it is.

    ``knobs`` is a pattern of whole paths, ``when`` is asked of the parent spec and of the mutant's.
    """

    knobs: str
    when: Callable[[FfnSpec, Mutant], bool]
    reason: str

    def covers(self, parent: FfnSpec, mutant: Mutant) -> bool:
        """Whether this mutant of ``parent`` is one of these."""
        return re.fullmatch(self.knobs, mutant.knob) is not None and self.when(parent, mutant)


def _of_router(question: Callable[[RouterSpec, RouterSpec], bool]) -> Callable[[FfnSpec, Mutant], bool]:
    """A question about the router before and after."""

    def when(parent: FfnSpec, mutant: Mutant) -> bool:
        return (
            isinstance(parent, MoeSpec)
            and isinstance(mutant.spec, MoeSpec)
            and question(parent.router, mutant.spec.router)
        )

    return when


def _of_glu(question: Callable[[GluKind], bool]) -> Callable[[FfnSpec, Mutant], bool]:
    """A question about the kind of the activation that the changed knob belongs to."""

    def when(parent: FfnSpec, mutant: Mutant) -> bool:
        part: Any = parent
        for name in mutant.knob.split(".")[:-1]:
            part = getattr(part, name)
        return question(part.kind)

    return when


def _weighs_closeness(*routers: RouterSpec) -> bool:
    return any(router.weights_from is WeightsFrom.CLOSE_LOGITS for router in routers)


def _sums_to_one(router: RouterSpec) -> bool:
    return router.weights_from is WeightsFrom.SELECTED_LOGITS and router.score is Score.SOFTMAX


def _capacity(spec: FfnSpec) -> CapacitySpec | None:
    return spec.experts.capacity if isinstance(spec, MoeSpec) else None


def _undoes_factors(router: RouterSpec) -> bool:
    """Whether the weights of a token are divided by their own size, but for a tiny epsilon."""
    return router.renorm is not None and (router.renorm.kind is RenormKind.LP or router.renorm.value < 1e-4)


def _divides_by_sum(renorm: Renorm | None) -> bool:
    return (renorm is not None and renorm == Renorm(RenormKind.LP, 1.0)) or _is_plain_sum(renorm)


def _is_plain_sum(renorm: Renorm | None) -> bool:
    return renorm is not None and renorm.kind in (RenormKind.SUM, RenormKind.CLAMPED_SUM) and renorm.value < 1e-4


EQUIVALENT: tuple[Equivalent, ...] = (
    *(
        Equivalent(
            rf"(.*\.)?glu\.{number}",
            _of_glu(lambda kind, number=number: number not in NUMBERS.get(kind, ())),  # type: ignore[misc]
            f"this kind of activation has no {number}",
        )
        for number in ("limit", "up_limit", "alpha")
    ),
    Equivalent(
        r"(.*\.)?glu\.activation",
        _of_glu(lambda kind: kind in (GluKind.ALPHA_SIGMOID, GluKind.SOFTCAP, GluKind.LINEAR)),
        "this kind of activation has its own function",
    ),
    Equivalent(
        r"router\.closeness",
        _of_router(lambda parent, _: parent.weights_from is not WeightsFrom.CLOSE_LOGITS),
        "the weights do not ask how close the logits are",
    ),
    Equivalent(
        r"router\.score",
        _of_router(
            lambda parent, _: parent.weights_from is WeightsFrom.CLOSE_LOGITS and parent.select_on is SelectOn.LOGIT
        ),
        "logits choose, and their closeness weighs",
    ),
    Equivalent(
        r"router\.select_on",
        _of_router(
            lambda parent, _: (
                not parent.correction_bias
                and (
                    parent.groups is None
                    or (parent.groups.score is GroupScore.MAX and parent.groups.fill is GroupFill.NEG_INF)
                )
            )
        ),
        "scores rise with logits, so the largest are the same",
    ),
    Equivalent(
        r"router\.weights_from",
        _of_router(lambda parent, mutant: parent.score is not Score.SOFTMAX and not _weighs_closeness(parent, mutant)),
        "each logit has its score, whatever the others are",
    ),
    Equivalent(
        r"router\.weights_from",
        _of_router(
            lambda parent, mutant: (
                _undoes_factors(parent) and WeightsFrom.CLOSE_LOGITS not in {parent.weights_from, mutant.weights_from}
            )
        ),
        "the softmax over all experts is that over the chosen ones times a factor, which renormalisation removes",
    ),
    Equivalent(
        r"router\.(weights_from|renorm\.value)",
        _of_router(lambda parent, _: parent.shared > 0),
        "the chosen and the shared experts are weighed together, by their logits",
    ),
    Equivalent(
        r"router\.renorm",
        _of_router(lambda parent, mutant: _sums_to_one(parent) and _is_plain_sum(mutant.renorm)),
        "a softmax over the chosen logits sums to 1 already",
    ),
    Equivalent(
        r"router\.renorm\.kind",
        _of_router(lambda parent, mutant: _divides_by_sum(parent.renorm) and _divides_by_sum(mutant.renorm)),
        "each divides by the sum of weights that are positive and not as small as the epsilon",
    ),
    Equivalent(
        r"router\.groups\.fill",
        _of_router(lambda parent, _: not parent.correction_bias and parent.select_on is SelectOn.SCORE),
        "scores are positive, so a key of 0 loses as one of -inf does",
    ),
    Equivalent(
        r"router\.groups\.weights_masked",
        _of_router(
            lambda parent, _: (
                parent.groups is not None and (parent.groups.fill is GroupFill.NEG_INF or not parent.correction_bias)
            )
        ),
        "no expert outside the eligible groups is chosen",
    ),
    Equivalent(
        r"router\.groups",
        _of_router(
            lambda parent, mutant: (
                parent.top_k == 1
                and parent.groups is None
                and mutant.groups is not None
                and mutant.groups.score is GroupScore.MAX
            )
        ),
        "the best expert is in the group with the best expert",
    ),
    Equivalent(
        r"experts\.weight_on",
        lambda parent, _: (
            isinstance(parent, MoeSpec)
            and parent.experts.glu.kind is GluKind.PLAIN
            and parent.experts.glu.activation is Activation.RELU
            and not parent.experts.bias
        ),
        "a weight is positive, and passes through a rectifier and projections as a factor",
    ),
    Equivalent(
        r"router\.(weights_from|renorm|scale)",
        lambda parent, mutant: (
            (capacity := _capacity(parent)) is not None
            and _is_plain_sum(capacity.renorm)
            and isinstance(mutant.spec, MoeSpec)
            and mutant.spec.router.weights_from is not WeightsFrom.CLOSE_LOGITS
        ),
        "a common factor, which the normalisation of what was kept removes",
    ),
    Equivalent(
        r"experts\.capacity\.renorm\.kind",
        lambda parent, mutant: (
            (before := _capacity(parent)) is not None
            and (after := _capacity(mutant.spec)) is not None
            and _divides_by_sum(before.renorm)
            and _divides_by_sum(after.renorm)
        ),
        "each divides by the sum of what was kept, and nothing reads the weights where nothing was",
    ),
    Equivalent(
        r"router\.groups",
        _of_router(lambda parent, _: not parent.chooses),
        "the experts are listed, not chosen",
    ),
    Equivalent(
        r"router\.(?!experts|top_k|given|table|shared).*|experts\.weight_on",
        _of_router(lambda parent, _: parent.given),
        "the expert is given and weighs 1",
    ),
    Equivalent(
        r"experts\.skip",
        _of_router(lambda parent, mutant: parent.given and mutant.given),
        "what is given is one of the experts that compute",
    ),
    Equivalent(
        r"combine",
        lambda parent, _: isinstance(parent, MoeSpec) and parent.part > 0,
        "routed and shared output are different columns",
    ),
)
