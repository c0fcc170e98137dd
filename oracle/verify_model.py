"""Verification of a whole decoder: its logits and ids against float64 truth and transformers' own model.

Each stage is held against truth computed from what the graph itself had before it, so that the first one which is not
within its rounding is the one at fault. Weights are rounded to the compute dtype before anything sees them; those that
stay packed are what they are.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from emitter.signature import DType
from emitter.spec import MoeSpec
from emitter.spec.model import ModelSpec
from oracle.attention import Sequence as Tokens
from oracle.bounds import FLUSHED, Bounds
from oracle.collected import stage_row, versions
from oracle.compare import Flip, StageError, near_ties, routing_flips, stage_error
from oracle.decoder import EMBEDDING, LOGITS, Computation, compute, ids_stage, layer_stage, mixer_stage, sequence
from oracle.deviations import LAMBDA, Approx, Deviations
from oracle.exact import Exact
from oracle.forward import Routing, Weights, block
from oracle.hf_model import HfModel
from oracle.report import IdsSummary, LogitsSummary, Report, RoutingSummary
from oracle.selection import F64, Ids
from oracle.truth import TrueRouting

Array = npt.NDArray[Any]
AT_ONCE, IN_CHUNKS, BY_STEPS = "at once", "in chunks", "step by step"


class Runner(Protocol):
    """A decoder that runs."""

    def stages(self, ids: Sequence[int], lengths: Sequence[int]) -> Mapping[str, Array]:
        """Every stage (``oracle.decoder``) of a sequence in parts of such lengths, from the graph with stages; behind
        others a part of one token is a decode step."""

    def rows(self, ids: Sequence[int], lengths: Sequence[int]) -> list[Array]:
        """The logits ``[V]`` after each part of a sequence, of such lengths, from the graph that users run; a part of
        one token is a decode step."""

    def generate(self, ids: Sequence[int], count: int) -> list[int]:
        """So many greedy ids after a prompt."""


@dataclass(frozen=True)
class ModelSubject:
    """What is verified: a whole decoder with its ``weights``, canonical and already rounded.

    ``about`` is what the report says of it. ``hf`` are transformers' models with the same numbers, by dtype; without
    them truth alone judges.
    """

    spec: ModelSpec
    weights: Weights
    about: Mapping[str, Any]
    hf: Mapping[DType, HfModel] = field(default_factory=dict)


@dataclass(frozen=True)
class ModelTrials:
    """How it is verified: ``draws`` prompts of each of the lengths ``tokens``, ``new`` greedy ids after each.

    ``accumulate`` is what the graph sums f32 products in. ``at_once`` is the most tokens that one call computes.
    """

    dtype: DType = DType.F32
    accumulate: DType = DType.F32
    tokens: tuple[int, ...] = (1, 7, 64)
    draws: int = 2
    new: int = 32
    seed: int = 0
    at_once: int = 256


@dataclass
class _Errors:
    """Errors of each position: root mean squares, ours and those of transformers in the compute dtype and in f32."""

    ours: list[float] = field(default_factory=list)
    hf: list[float] = field(default_factory=list)
    hf_f32: list[float] = field(default_factory=list)
    largest: float = 0.0
    """The largest error of a logit, of ours or of transformers."""


def verify_model(
    subject: ModelSubject,
    trials: ModelTrials,
    runner: Runner,
    *,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Run all prompts and judge them: stages, logits in each form, and ids."""
    started = time.monotonic()
    judged = _Judged(subject, trials)
    prompts = [*_prompts(subject.spec, trials)]
    work = [partial(judged.logits, label, ids, cuts, runner) for label, ids, cuts in prompts]
    work += [partial(judged.ids, label, ids, runner) for label, ids, _ in prompts]
    with np.errstate(all="ignore"):
        for done, judge in enumerate(work, 1):
            judge()
            if progress is not None:
                progress(done, len(work))
    return judged.report(time.monotonic() - started)


def _prompts(spec: ModelSpec, trials: ModelTrials) -> Iterator[tuple[str, list[int], list[int]]]:
    """A label, ids, and the lengths of the parts in which it is computed."""
    for tokens in trials.tokens:
        for draw in range(trials.draws):
            rng = np.random.default_rng([trials.seed, tokens, draw])
            ids = rng.integers(0, spec.embedding.vocabulary, tokens).tolist()
            cuts = sorted({0, tokens, *rng.integers(0, tokens + 1, 3).tolist()})
            yield f"N={tokens} #{draw}", ids, [b - a for a, b in itertools.pairwise(cuts)]


# Stages --------------------------------------------------------------------------------------------------------------


def lockstep(
    spec: ModelSpec,
    weights: Weights,
    tokens: Tokens,
    found: Mapping[str, Array],
    dtype: DType,
    accumulate: DType = DType.F32,
) -> tuple[list[StageError], dict[int, tuple[Flip, ...]]]:
    """Each stage of a run at once against what truth makes of the stages before it, and of each layer's routing the
    tokens whose experts are not those of truth."""
    a = Deviations(dtype, accumulate=accumulate)
    of = Computation(a, spec, weights, tokens, dtype)
    errors: list[StageError] = []
    flips: dict[int, tuple[Flip, ...]] = {}

    def held(stage: str, expected: Approx) -> Approx:
        tolerance = LAMBDA * expected.sigma + FLUSHED
        errors.append(stage_error(stage, found[stage], expected.value, tolerance, expected.overflow))
        return a.exactly(found[stage])

    h = held(EMBEDDING, of.embedded())
    for index, layer in enumerate(spec.layers):
        middle = held(mixer_stage(index), of.mixer(index, h))
        ids = None
        if isinstance(layer.ffn, MoeSpec):
            ids = np.asarray(found[ids_stage(index)], np.int64)
            x = of.ffn_input(index, middle, h)
            own = block(a, layer.ffn, of.of_layer(index), x, None, of.extra_inputs(layer.ffn)).routing
            assert own is not None
            flips[index] = _flips(a, layer.ffn, own, ids)
        expected, _ = of.ffn(index, middle, h, ids)
        h = held(layer_stage(index), expected)
    held(LOGITS, of.logits(h))
    return errors, flips


def _flips(a: Deviations, spec: MoeSpec, own: Routing[Approx], ids: Ids) -> tuple[Flip, ...]:
    """Tokens whose experts are not those with the highest keys; see ``oracle.compare.routing_flips``."""
    truth, bounds = _plain(a, spec, own)
    return routing_flips(spec, truth, ids, bounds)


def _plain(a: Deviations, spec: MoeSpec, own: Routing[Approx]) -> tuple[TrueRouting, Bounds]:
    """Routing as numbers, and the deviations of its keys."""
    numbers = {name: value.value for name, value in vars(own).items() if isinstance(value, Approx)}
    groups = None
    if spec.router.groups is not None:
        groups = a.group_scores(spec.router.groups, own.all_keys).sigma
    overflow = np.zeros(len(own.ids), np.bool_)
    return Routing(**{**vars(own), **numbers}), Bounds({}, own.all_keys.sigma, groups, overflow)


APART = 1e-3
"""The error of transformers' f32 logits, as a part of their size, beyond which it is another model."""


def reference_complaint(spec: ModelSpec, weights: Weights, tokens: Tokens, theirs: F64) -> str | None:
    """What is wrong where transformers' logits ``[T, V]`` in f32 are not those of truth, or None.

    They are held against the rounding of the whole computation, up to the first token that is near a tie of routing:
    with other experts it may be another number there and after.
    """
    a = Deviations(DType.F32)
    stages, routing = compute(a, spec, weights, tokens)
    truth, sure = stages[LOGITS], len(theirs)
    if truth.value.shape != theirs.shape:
        return f"its logits have the shape {list(theirs.shape)}, not {list(truth.value.shape)}"
    for index, own in routing.items():
        ffn = spec.layers[index].ffn
        assert isinstance(ffn, MoeSpec)
        close = near_ties(ffn, *_plain(a, ffn, own))
        sure = min([sure, *np.flatnonzero(close)])
    error = np.abs(theirs - truth.value)
    used = error[:sure] / (LAMBDA * truth.sigma[:sure] + FLUSHED)
    if not np.isfinite(error).all() or used.max(initial=0.0) > 1.0:
        return f"its logits in f32 are {used.max(initial=0.0):.3g} of their tolerance from truth"
    size = np.sqrt((truth.value**2).mean())
    apart = float(np.median(_sizes(theirs - truth.value)) / size) if size else 0.0
    return f"its logits in f32 are {apart:.3g} of their size from truth" if apart > APART else None


# Results -------------------------------------------------------------------------------------------------------------


class _Judged:
    """Everything found so far."""

    def __init__(self, subject: ModelSubject, trials: ModelTrials) -> None:
        self.subject, self.trials = subject, trials
        self._forms = {form: _Errors() for form in (AT_ONCE, IN_CHUNKS, BY_STEPS)}
        self._stages: dict[str, list[tuple[str, StageError]]] = {}
        self._problems: list[str] = []
        self._diverges: str | None = None
        self._routing = RoutingSummary(0, 0, 0, 0.0, None)
        self._prompts = self._tokens = self._equal = self._near = self._wrong = 0
        self._margin = np.inf

    def logits(self, label: str, ids: list[int], cuts: list[int], runner: Runner) -> None:
        """Stages and logits of one prompt in each form."""
        exact, routing = self._truth(ids, [len(ids)], {})
        theirs = {dtype: model.logits(ids) for dtype, model in self.subject.hf.items()}
        if DType.F32 in theirs:
            spec, weights = self.subject.spec, self.subject.weights
            said = reference_complaint(spec, weights, sequence(ids, weights), theirs[DType.F32])
            if said is not None:
                self._problems.append(f"{label}: transformers' model is not what truth computes: {said}")
        for form, lengths in ((AT_ONCE, [len(ids)]), (IN_CHUNKS, cuts), (BY_STEPS, [1] * len(ids))):
            found = dict(runner.stages(ids, lengths))
            ends = np.arange(len(ids))
            if form != AT_ONCE:
                ends = np.cumsum(lengths) - 1
                found[LOGITS] = found[LOGITS].copy()
                found[LOGITS][ends] = runner.rows(ids, lengths)
                exact, routing = self._truth(ids, lengths, {})
            own = self._taken(label, self._tokens_of(ids, lengths), found, routing, form)
            apart = theirs if form == AT_ONCE else self._theirs_in_parts(ids, lengths, exact) or theirs
            truths = [exact[ends]] if own is None else [exact[ends], self._truth(ids, lengths, own)[0][ends]]
            # of transformers the nearer one is meant: which experts it took is not read
            errors = {dtype: _nearer([logits[ends] - true for true in truths]) for dtype, logits in apart.items()}
            self._add(form, found[LOGITS][ends] - truths[-1], errors)

    def _taken(
        self,
        label: str,
        tokens: Tokens,
        found: Mapping[str, Array],
        routing: Mapping[int, Routing[F64]],
        form: str,
    ) -> dict[int, Ids] | None:
        """The experts that were taken, by layer, where they are not those of truth but near ties for the inputs they
        had: what follows is another computation, and truth has to take them too. Else None.

        Near ties are those of the inputs of each layer: other choices are a problem of the report in every form. The
        graph that users run may round otherwise than that with stages, and choose otherwise: where its logits are not
        those of the last layer's output, what was read is not its choice.
        """
        chosen = {i: np.asarray(found[ids_stage(i)], np.int64) for i in routing}
        same = all(np.array_equal(np.sort(chosen[i]), np.sort(routing[i].ids)) for i in routing)
        if same and form != AT_ONCE:
            return None
        spec, weights, trials = self.subject.spec, self.subject.weights, self.trials
        errors, flips = lockstep(spec, weights, tokens, found, trials.dtype, trials.accumulate)
        if form == AT_ONCE:
            for error in errors:
                self._stages.setdefault(error.stage, []).append((label, error))
            self._judge(label, len(found[LOGITS]), errors, flips)
        else:
            self._judge(f"{label} {form}", 0, [], flips)
        return None if same or errors[-1].complaint is not None else chosen

    def _theirs_in_parts(self, ids: Sequence[int], lengths: Sequence[int], truth: F64) -> dict[DType, F64]:
        """Transformers' logits of a sequence in parts of such lengths, by dtype.

        None where its model in f32 computes something else in parts than at once, such as another prompt: then its
        logits at once stand for them.
        """
        found: dict[DType, F64] = {}
        for dtype, model in self.subject.hf.items():
            found[dtype] = model.logits_in_parts(ids, lengths)
            size = np.sqrt((truth**2).mean())
            if dtype is DType.F32 and not max(_sizes(found[dtype] - truth)) <= APART * size:
                return {}
        return found

    def _truth(
        self, ids: Sequence[int], lengths: Sequence[int], taken: Mapping[int, Ids], prompt: int = 0
    ) -> tuple[F64, Mapping[int, Routing[F64]]]:
        """Logits ``[T, V]`` of a sequence that is computed in parts of such lengths, and the routing of each layer."""
        spec, weights, dtype = self.subject.spec, self.subject.weights, self.trials.dtype
        tokens = self._tokens_of(ids, lengths, prompt)
        stages, routing = compute(Exact(), spec, weights, tokens, dtype=dtype, ids=taken)
        return stages[LOGITS], routing

    def _tokens_of(self, ids: Sequence[int], lengths: Sequence[int], prompt: int = 0) -> Tokens:
        longest = np.repeat(np.cumsum(lengths), lengths)
        return sequence(ids, self.subject.weights, longest=longest, prompt=prompt)

    def _add(self, form: str, ours: F64, theirs: Mapping[DType, F64]) -> None:
        """Count the errors ``[positions, V]`` of ours and of transformers by dtype."""
        errors = self._forms[form]
        errors.ours += _sizes(ours)
        errors.largest = max(errors.largest, float(np.abs(ours).max()))
        for dtype, apart in theirs.items():
            if dtype is self.trials.dtype:
                errors.hf += _sizes(apart)
                errors.largest = max(errors.largest, float(np.abs(apart).max()))
            if dtype is DType.F32:
                errors.hf_f32 += _sizes(apart)

    def _judge(self, label: str, tokens: int, errors: list[StageError], flips: Mapping[int, tuple[Flip, ...]]) -> None:
        """The first stage that diverges, and what routing chose otherwise."""
        wrong = {i: [flip for flip in some if not flip.near_tie] for i, some in flips.items()}
        all_flips = [flip for some in flips.values() for flip in some]
        ratios = [flip.margin / flip.bound if flip.bound else np.inf for flip in all_flips]
        r = self._routing
        self._routing = replace(
            r,
            tokens=r.tokens + tokens * len(flips),
            near_ties=r.near_ties + sum(flip.near_tie for flip in all_flips),
            wrong=r.wrong + sum(map(len, wrong.values())),
            largest=float(max([r.largest, *ratios])),
        )
        complaints = [(error.stage, error.complaint) for error in errors if error.complaint is not None]
        complaints += [
            (ids_stage(i), f"token {some[0].token}: {some[0].what} {some[0].chosen} came before {some[0].displaced}")
            for i, some in wrong.items()
            if some
        ]
        if not complaints:
            return
        order = [name for i in range(len(self.subject.spec.layers)) for name in _stages_of(i)]
        order = [EMBEDDING, *order, LOGITS]
        stage, complaint = min(complaints, key=lambda one: order.index(one[0]))
        self._problems.append(f"{label}: the first stage that diverges is {stage}: {complaint}")
        self._diverges = self._diverges or stage

    def ids(self, label: str, prompt: list[int], runner: Runner) -> None:
        """Greedy ids after one prompt: each must be the highest of truth, or within the error of it."""
        new = self.trials.new
        if not new:
            return
        ours = runner.generate(prompt, new)
        self._prompts += 1
        self._tokens += len(ours)
        whole = [*prompt, *ours[:-1]]
        parts = [min(self.trials.at_once, len(prompt) - s) for s in range(0, len(prompt), self.trials.at_once)]
        lengths = [*parts, *[1] * (len(ours) - 1)]
        logits, routing = self._truth(whole, lengths, {}, prompt=len(prompt))
        rows = logits[len(prompt) - 1 :]
        highest = np.sort(rows, axis=1)
        self._margin = min(self._margin, float((highest[:, -1] - highest[:, -2]).min()))
        apart = _below_highest(rows, ours)
        if apart.max() > self._error:
            # behind a near tie of routing it is another computation, whose ids transformers need not have
            found = runner.stages(whole, lengths)
            own = self._taken(label, self._tokens_of(whole, lengths, len(prompt)), found, routing, "in new ids")
            if own is not None and found[LOGITS][len(prompt) - 1 :].argmax(1).tolist() == ours:
                taken = self._truth(whole, lengths, own, prompt=len(prompt))[0][len(prompt) - 1 :]
                if _below_highest(taken, ours).max() <= self._error:
                    self._near += 1
                    return
        self._differ(label, apart, "the highest of truth is another")
        reference = self.subject.hf.get(DType.F32)
        if reference is None:
            return
        theirs = reference.generate(prompt, len(ours))
        first = next((i for i, (a, b) in enumerate(zip(ours, theirs, strict=True)) if a != b), None)
        if first is None:
            self._equal += 1
        else:
            margin = np.abs(rows[first, ours[first]] - rows[first, theirs[first]])
            steps = np.zeros(len(ours))
            steps[first] = margin
            self._differ(label, steps, f"transformers' generate has {theirs[first]}, ours {ours[first]}")

    @property
    def _error(self) -> float:
        """What two logits may come closer or apart by."""
        return 2.0 * max(errors.largest for errors in self._forms.values())

    def _differ(self, label: str, margins: F64, what: str) -> None:
        """Count the first step whose margin is above 0: a near-tie within the error of the logits."""
        first = next((i for i, margin in enumerate(margins) if margin > 0), None)
        if first is None:
            return
        error = self._error
        if margins[first] <= error:
            self._near += 1
            return
        self._wrong += 1
        said = f"by {margins[first]:.3g}, of which the error of logits explains {error:.3g}"
        self._problems.append(f"{label}: new id {first}: {what}, {said}")

    def report(self, seconds: float) -> Report:
        """Everything as a ``Report``."""
        trials, hf = self.trials, self.subject.hf
        pooled = _Errors()
        for each in self._forms.values():
            pooled.ours += each.ours
            pooled.hf += each.hf
            pooled.hf_f32 += each.hf_f32
        # errors of positions differ tenfold, and chunks have few: of one form both worst would be two draws
        rows = [_logits_row(form, errors) for form, errors in self._forms.items()]
        rows.append(replace(_logits_row("all", pooled), median_limit=1.0, worst_limit=2.0))
        problems = [*self._problems, *(row.complaint for row in rows if row.complaint is not None)]
        if len(problems) > 10:
            problems = [*problems[:10], f"... and {len(problems) - 10} more"]
        routed = any(isinstance(layer.ffn, MoeSpec) for layer in self.subject.spec.layers)
        about = {**self.subject.about, "seed": trials.seed, "versions": versions()}
        margin = float(self._margin)
        return Report(
            subject=about,
            tolerance=f"{LAMBDA:g} standard deviations of rounding of each half of a layer, from its own inputs",
            stages=tuple(stage_row(name, found) for name, found in self._stages.items()),
            tokens=(),
            routing=self._routing if routed else None,
            problems=tuple(problems),
            seconds=seconds,
            logits=tuple(rows),
            ids=IdsSummary(
                self._prompts,
                self._tokens,
                self._equal if DType.F32 in hf else None,
                self._near,
                self._wrong,
                margin,
            ),
            diverges=self._diverges,
        )


def _stages_of(layer: int) -> tuple[str, ...]:
    return mixer_stage(layer), ids_stage(layer), layer_stage(layer)


def _sizes(errors: F64) -> list[float]:
    """The root mean square of each row."""
    return [float(size) for size in np.sqrt((errors**2).mean(axis=-1))]


def _below_highest(rows: F64, ids: Sequence[int]) -> F64:
    """How far the logits of ``ids`` are below the highest of each row."""
    found: F64 = rows.max(axis=1) - rows[np.arange(len(ids)), np.array(ids)]
    return found


def _nearer(errors: Sequence[F64]) -> F64:
    """Of each row the smallest."""
    least = np.argmin([_sizes(each) for each in errors], axis=0)
    found: F64 = np.stack(errors)[least, np.arange(len(least))]
    return found


def _logits_row(form: str, errors: _Errors) -> LogitsSummary:
    def median(values: list[float]) -> float | None:
        return float(np.median(values)) if values else None

    return LogitsSummary(
        form=form,
        positions=len(errors.ours),
        ours_median=median(errors.ours) or 0.0,
        ours_worst=float(np.max(errors.ours)),
        hf_median=median(errors.hf),
        hf_worst=float(np.max(errors.hf)) if errors.hf else None,
        hf_f32_median=median(errors.hf_f32),
    )
