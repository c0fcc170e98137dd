"""Results against float64 truth, stage by stage, with derived tolerances and routing judged by its margins.

A chosen expert may differ from truth only where the keys are closer than their rounding (a near-tie). Outputs are
then compared under equal routing: truth is computed anew with the experts that were really chosen, so a near-tie
neither fails nor hides an error in what follows.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.signature import DType
from emitter.spec import FfnSpec, GroupSpec, MoeSpec, SelectOn, WeightsFrom
from oracle.bounds import FLUSHED, Bounds, compute_bounds
from oracle.deviations import LAMBDA
from oracle.forward import Weights
from oracle.selection import F64, Ids, eligible_groups, group_scores, mask_groups, top_k
from oracle.truth import TrueRouting, Truth, compute_truth

Array = npt.NDArray[Any]


@dataclass(frozen=True)
class StageError:
    """Errors of one stage against truth under equal routing.

    ``max_ulp`` counts units in the last place of f32 at the truth. ``worst`` is the index of the largest error
    relative to its tolerance, ``found`` and ``expected`` the values there, ``tolerance`` the tolerance there and
    ``used`` the error as a fraction of it. ``non_finite`` counts positions where one of the two is NaN or infinite
    and the other is not the same. ``undetermined`` counts tokens left out because an intermediate overflows.
    ``rel_l2`` is ``distance / norm``, the norms of error and truth. Of the ``judged`` positions (those of all other
    tokens), ``compared`` hold a number in both: NaN against NaN says nothing, nor does an infinity, but for a logit of
    -inf, which is that of an expert that has no share.
    """

    stage: str
    max_abs: float
    mean_abs: float
    rel_l2: float
    max_ulp: float
    worst: tuple[int, ...]
    found: float
    expected: float
    tolerance: float
    used: float
    non_finite: int
    undetermined: int
    distance: float
    norm: float
    judged: int
    compared: int

    @property
    def complaint(self) -> str | None:
        """What is wrong with the stage, or None where every element that is judged is within its tolerance."""
        if self.non_finite:
            return f"{self.stage} has other NaN or inf"
        if self.judged and not self.compared:
            return f"{self.stage} has no finite number to compare: truth is NaN or inf throughout, as is the result"
        return None if self.used <= 1.0 else f"{self.stage} is {self.used:.3g} of its tolerance"

    @property
    def passed(self) -> bool:
        """Whether every element that is judged is within its tolerance, and there is a number among them."""
        return self.complaint is None


@dataclass(frozen=True)
class Flip:
    """One token whose experts differ from truth.

    ``chosen`` and ``displaced`` are the pair of the largest excess; ``margin`` is the difference of their true keys
    (or group scores, for ``what == "group"``; or of the order of chosen experts, for ``what == "order"``), ``bound``
    what rounding may cause. A ``near_tie`` has its margin within the bound.
    """

    token: int
    what: str
    chosen: int
    displaced: int
    margin: float
    bound: float

    @property
    def near_tie(self) -> bool:
        """Whether rounding explains the flip."""
        return self.margin <= self.bound


@dataclass(frozen=True)
class Comparison:
    """All stages of one run against truth, and the flips of its routing."""

    stages: tuple[StageError, ...]
    flips: tuple[Flip, ...]
    problems: tuple[str, ...]
    equal_routing: Truth

    @property
    def complaints(self) -> tuple[str, ...]:
        """All that is wrong, one line each, the most telling first."""
        stages = (stage.complaint for stage in self.stages)
        flips = (
            f"token {f.token}: {f.what} {f.chosen} came before {f.displaced}, whose key is {f.margin:.3g} larger; "
            f"rounding explains {f.bound:.3g}"
            for f in self.flips
            if not f.near_tie
        )
        return (*self.problems, *(line for line in stages if line is not None), *flips)

    @property
    def passed(self) -> bool:
        """Whether every stage is within tolerance, every flip is a near-tie and nothing else is wrong."""
        return not self.complaints

    @property
    def output(self) -> StageError:
        """The errors of the block's output."""
        return next(stage for stage in self.stages if stage.stage == "output")


class Expected:
    """What a layer should give for one ``x`` [N, H] and its further inputs, each part computed once: several runs over
    a draw are held against it, and most of them choose the same experts.
    """

    def __init__(self, spec: FfnSpec, weights: Weights, x: Array, inputs: Weights | None = None) -> None:
        self._given = spec, weights, x
        self._inputs = inputs
        self._truth = compute_truth(spec, weights, x, inputs=inputs)
        self._truths: dict[bytes, Truth] = {}
        self._bounds: dict[tuple[object, ...], Bounds] = {}

    def truth(self, ids: Ids | None = None) -> Truth:
        """Truth under the choices ``ids`` [N, k], or under its own."""
        own = self._truth.routing
        if ids is None or (own is not None and np.array_equal(ids, own.ids)):
            return self._truth
        if ids.tobytes() not in self._truths:
            self._truths[ids.tobytes()] = compute_truth(*self._given, ids=ids, inputs=self._inputs)
        return self._truths[ids.tobytes()]

    def bounds(self, dtype: DType, accumulate: DType, outputs: DType, ids: Ids | None = None) -> Bounds:
        """``compute_bounds`` around the truth under the choices ``ids``."""
        key = (dtype, accumulate, outputs, None if ids is None else ids.tobytes())
        if key not in self._bounds:
            self._bounds[key] = compute_bounds(
                *self._given, dtype, ids=ids, inputs=self._inputs, accumulate=accumulate, outputs=outputs
            )
        return self._bounds[key]


def compare(
    spec: FfnSpec,
    weights: Weights,
    x: Array,
    found: Mapping[str, Array],
    dtype: DType,
    *,
    inputs: Weights | None = None,
    likely: Ids | None = None,
    accumulate: DType = DType.F32,
    outputs: DType = DType.F32,
    expected: Expected | None = None,
) -> Comparison:
    """Judge the results ``found`` (by stage name; ``output`` at least) of one run over ``x`` [N, H].

    ``weights`` are canonical and already rounded to what the run was given; ``dtype`` is the compute dtype of the
    run's matmul inputs. Without ``ids`` among the results, what was chosen for a token near a tie is unknown: it is
    left out of the stages after the selection (counted as undetermined), unless its output is that of the choice
    ``likely`` [N, k], by default that of truth. ``accumulate`` and ``outputs`` as in ``compute_bounds``.
    ``expected`` is what these values should give, where it is at hand.
    """
    expected = expected or Expected(spec, weights, x, inputs)
    bounds_of = functools.partial(expected.bounds, dtype, accumulate, outputs)
    truth = expected.truth()
    if truth.routing is None or not isinstance(spec, MoeSpec):
        bounds = bounds_of()
        stages = (stage_error("output", found["output"], truth.output, bounds.tolerance("output"), bounds.overflow),)
        return Comparison(stages, (), (), truth)
    if "ids" not in found:
        bounds = bounds_of(truth.routing.ids)
        close = near_ties(spec, truth.routing, bounds)
        equal = truth
        shape = truth.routing.ids.shape
        if likely is not None and close.any() and not _invalid_ids(likely, shape, spec.router.experts):
            chosen = np.where(close[:, None], likely, truth.routing.ids).astype(np.int64)
            equal, bounds = expected.truth(chosen), bounds_of(chosen)
        explained = (np.abs(found["output"] - equal.output) <= bounds.tolerance("output")).all(axis=1)
        # with another choice of one token, the queues of all tokens after it change
        unclear = bounds.overflow | ((close.any() if spec.experts.capacity is not None else close) & ~explained)
        return Comparison(_stages(spec, found, equal, bounds, unclear), (), (), equal)
    ids = np.asarray(found["ids"], dtype=np.int64)
    problems = _invalid_ids(ids, truth.routing.ids.shape, spec.router.experts)
    if problems:
        return Comparison((), (), problems, truth)
    equal, bounds = expected.truth(ids), bounds_of(ids)
    flips = routing_flips(spec, truth.routing, ids, bounds)
    problems = _broken_ties(spec, truth.routing, found, ids, flips)
    return Comparison(_stages(spec, found, equal, bounds, bounds.overflow), flips, problems, equal)


def _stages(
    spec: MoeSpec, found: Mapping[str, Array], truth: Truth, bounds: Bounds, unclear: npt.NDArray[np.bool_]
) -> tuple[StageError, ...]:
    errors = []
    for stage, expected in truth.stages().items():
        if stage == "ids" or stage not in found:
            continue
        if stage == "scores" and spec.router.weights_from is not WeightsFrom.SCORE:
            # Scores over all experts do not exist there.
            continue
        left_out = unclear if stage in ("weights", "routed", "output") else bounds.overflow
        errors.append(stage_error(stage, found[stage], expected, bounds.tolerance(stage), left_out))
    return tuple(errors)


def stage_error(
    stage: str, found: Array, truth: F64, tolerance: F64, left_out: npt.NDArray[np.bool_] | None = None
) -> StageError:
    """The errors of one stage; tokens marked in ``left_out`` are not judged."""
    if found.shape != truth.shape:
        inf, nan = float("inf"), float("nan")
        return StageError(stage, inf, inf, inf, inf, (), nan, nan, 0.0, inf, max(found.size, 1), 0, inf, 0.0, 0, 0)
    found = found.astype(np.float64)
    # What f32 cannot hold is infinite there.
    expected = np.where(np.abs(truth) >= 2.0**128, np.copysign(np.inf, truth), truth)
    judged = np.ones(truth.shape, dtype=np.bool_)
    if left_out is not None:
        judged[left_out] = False
    finite = np.isfinite(found) & np.isfinite(expected)
    same = finite | (found == expected) | (np.isnan(found) & np.isnan(expected))
    counted = finite & judged
    reference = np.where(counted, expected, 0.0)
    error = np.abs(np.where(counted, found, 0.0) - reference)
    used = error / np.where(counted, tolerance, 1.0)
    if not counted.any():
        worst: tuple[int, ...] = ()
        at = (np.nan, np.nan, np.nan)
    else:
        worst = tuple(int(i) for i in np.unravel_index(np.argmax(used), used.shape))
        at = (float(found[worst]), float(expected[worst]), float(tolerance[worst]))
    norm = float(np.linalg.norm(reference))
    distance = float(np.linalg.norm(error))
    return StageError(
        stage=stage,
        max_abs=float(error.max(initial=0.0)),
        mean_abs=float(error.sum() / max(int(counted.sum()), 1)),
        rel_l2=distance / norm if norm > 0.0 else (0.0 if distance == 0.0 else np.inf),
        max_ulp=float((error / np.spacing(np.abs(reference).astype(np.float32)).astype(np.float64)).max(initial=0.0)),
        worst=worst,
        found=at[0],
        expected=at[1],
        tolerance=at[2],
        used=float(np.nan_to_num(used, nan=np.inf).max(initial=0.0)),
        non_finite=int((~same & judged).sum()),
        undetermined=0 if left_out is None else int(left_out.sum()),
        distance=distance,
        norm=norm,
        judged=int(judged.sum()),
        compared=int((judged & same & (finite | ((stage == "logits") & np.isneginf(expected)))).sum()),
    )


# Routing -------------------------------------------------------------------------------------------------------------


def routing_flips(spec: MoeSpec, truth: TrueRouting, ids: Ids, bounds: Bounds) -> tuple[Flip, ...]:
    """Every token whose ``ids`` [N, k] differ from the truth's, with the pair that rounding explains least.

    A selection is one of keys within their rounding exactly when no expert left out exceeds a chosen one, and no
    later choice an earlier one, by more than the rounding of the two; under the eligible groups of the truth, or
    under others where group scores are a near-tie themselves.
    """
    assert bounds.keys is not None
    flips = []
    for token in (int(t) for t in np.nonzero((ids != truth.ids).any(axis=1))[0]):
        if not spec.router.chooses:
            slot = int(np.argmax(ids[token] != truth.ids[token]))
            flips.append(Flip(token, "given", int(ids[token, slot]), int(truth.ids[token, slot]), np.inf, 0.0))
            continue
        tolerance = LAMBDA * bounds.keys[token] + FLUSHED
        flip = _key_flip(token, truth.keys[token], tolerance, ids[token])
        if flip is not None and not flip.near_tie and spec.router.groups is not None:
            assert bounds.group_scores is not None
            keys = truth.all_keys[token]
            group_tolerance = LAMBDA * bounds.group_scores[token] + FLUSHED
            flip = _group_flip(spec.router.groups, token, keys, tolerance, group_tolerance, ids[token]) or flip
        if flip is not None:
            flips.append(flip)
    return tuple(flips)


def near_ties(spec: MoeSpec, truth: TrueRouting, bounds: Bounds) -> npt.NDArray[np.bool_]:
    """[N]: tokens whose selection rounding may change."""
    found = np.zeros(truth.ids.shape[0], dtype=np.bool_)
    if not spec.router.chooses:
        return found
    assert bounds.keys is not None
    for token in range(truth.ids.shape[0]):
        tolerance = LAMBDA * bounds.keys[token] + FLUSHED
        left = np.setdiff1d(np.arange(spec.router.experts), truth.ids[token])
        keys, chosen = truth.keys[token], truth.ids[token]
        gap = _comparable(keys)[chosen, None] - _comparable(keys)[left]
        found[token] = (
            _rounded(keys, chosen[:, None], left) & (gap <= tolerance[chosen, None] + tolerance[left])
        ).any()
        if spec.router.groups is not None:
            assert bounds.group_scores is not None
            scores = group_scores(spec.router.groups, truth.all_keys[token][None])[0]
            ambiguous = _ambiguous_groups(spec.router.groups, scores, LAMBDA * bounds.group_scores[token] + FLUSHED)
            found[token] |= bool(ambiguous)
    return found


def _key_flip(token: int, keys: F64, tolerance: F64, ids: Ids) -> Flip | None:
    """The pair of experts in the wrong order that rounding explains least; None when the order is that of the keys."""
    order = _comparable(keys)
    left_out = np.setdiff1d(np.arange(keys.shape[0]), ids)
    worst: Flip | None = None
    for position, expert in enumerate(ids):
        for what, others in (("expert", left_out), ("order", ids[position + 1 :])):
            margin = order[others] - order[expert]
            margin[order[others] == order[expert]] = 0.0
            bound = np.where(_rounded(keys, others, expert), tolerance[others] + tolerance[expert], 0.0)
            wrong = (margin > 0.0) | ((margin == 0.0) & (others < expert))
            if not wrong.any():
                continue
            index = int(np.argmax(np.where(wrong, margin - bound, -np.inf)))
            flip = Flip(token, what, int(expert), int(others[index]), float(margin[index]), float(bound[index]))
            if worst is None or flip.margin - flip.bound > worst.margin - worst.bound:
                worst = flip
    return worst


def _rounded(keys: F64, some: Any, others: Any) -> npt.NDArray[np.bool_]:
    """Whether rounding can change the order of two keys: infinite ones and fill values of groups are not rounded."""
    return np.asarray(np.isfinite(keys[some]) & np.isfinite(keys[others]))


def _comparable(keys: F64) -> F64:
    """Keys as numbers whose differences can be taken: NaN above +inf above every finite key above -inf."""
    largest = float(np.finfo(np.float64).max)
    return np.where(np.isnan(keys), np.inf, np.clip(keys, -largest, largest / 2.0))


def _group_flip(
    groups: GroupSpec, token: int, keys: F64, tolerance: F64, group_tolerance: F64, ids: Ids
) -> Flip | None:
    """The group swap that explains ``ids``, when rounding explains the swap and the choice under it; else None."""
    scores = group_scores(groups, keys[None])[0]
    eligible = eligible_groups(groups, keys[None])[0]
    ambiguous = _ambiguous_groups(groups, scores, group_tolerance)
    certain = [g for g in np.nonzero(eligible)[0] if g not in ambiguous]
    for rest in itertools.islice(itertools.combinations(ambiguous, groups.top - len(certain)), 256):
        other = np.zeros_like(eligible)
        other[[*certain, *rest]] = True
        if np.array_equal(other, eligible):
            continue
        flip = _key_flip(token, mask_groups(groups, keys[None], other[None])[0], tolerance, ids)
        if flip is None or flip.near_tie:
            chosen = max(np.nonzero(other & ~eligible)[0], key=lambda g: -scores[g])
            displaced = max(np.nonzero(eligible & ~other)[0], key=lambda g: scores[g])
            bound = float(group_tolerance[chosen] + group_tolerance[displaced])
            return Flip(token, "group", int(chosen), int(displaced), float(scores[displaced] - scores[chosen]), bound)
    return None


def _ambiguous_groups(groups: GroupSpec, scores: F64, tolerance: F64) -> list[int]:
    """Groups whose place among the eligible is within rounding: by score, nothing is certain about them."""
    first = top_k(scores[None], groups.count)[0]
    ins, outs = first[: groups.top], first[groups.top :]
    order = _comparable(scores)
    close = order[ins, None] - order[outs] <= tolerance[ins, None] + tolerance[outs]
    return sorted(int(g) for g in [*ins[close.any(axis=1)], *outs[close.any(axis=0)]])


def _invalid_ids(ids: Ids, shape: tuple[int, ...], experts: int) -> tuple[str, ...]:
    if ids.shape != shape:
        return (f"ids have shape {list(ids.shape)}, expected {list(shape)}",)
    if ids.size and (ids.min() < 0 or ids.max() >= experts):
        return (f"ids go from {ids.min()} to {ids.max()}; there are {experts} experts",)
    doubled = [int(t) for t in range(ids.shape[0]) if len(set(ids[t].tolist())) < ids.shape[1]]
    return (f"tokens {doubled[:8]} have an expert twice",) if doubled else ()


def _broken_ties(
    spec: MoeSpec, truth: TrueRouting, found: Mapping[str, Array], ids: Ids, flips: tuple[Flip, ...]
) -> tuple[str, ...]:
    """Exact ties that did not go to the lowest index: equal keys in truth, and equal as the run itself had them."""
    on_logits = spec.router.select_on is SelectOn.LOGIT
    own = found.get("logits" if on_logits else "scores")
    if own is None or not spec.router.chooses:
        return ()
    own = own.astype(np.float32)
    if truth.bias is not None:
        own = own + truth.bias.astype(np.float32)
    broken = []
    regrouped = {flip.token for flip in flips if flip.what == "group"}
    for token in (int(t) for t in np.nonzero((ids != truth.ids).any(axis=1))[0]):
        if token in regrouped:
            continue
        exact, key = _comparable(truth.keys[token]), _comparable(own[token].astype(np.float64))
        masked = np.isneginf(truth.keys[token])
        place = np.full(exact.shape, ids.shape[1])
        place[ids[token]] = np.arange(ids.shape[1])
        for expert in ids[token]:
            lower = np.arange(expert)
            tied = (exact[lower] == exact[expert]) & ((key[lower] == key[expert]) | masked[expert])
            wrong = lower[tied & (place[lower] > place[expert])]
            if len(wrong):
                broken.append(f"token {token}: experts {int(wrong[0])} and {expert} tie, and the higher came first")
                break
    return tuple(broken)
