"""Verification of one layer: many draws through the emitted graph, the HF reference block and float64 truth.

Weights are rounded to the compute dtype before anything sees them, and so is x: what is compared is the computation,
not the storage. The HF reference block runs in f32 and, for narrower dtypes, in the compute dtype too.
"""

from __future__ import annotations

import collections
import importlib.metadata
import io
import json
import math
import statistics
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.errors import InputError, MoehloError
from emitter.graphs import emit
from emitter.io.files import write_file
from emitter.packing import Packing
from emitter.plan import Plan, Request, Residency, Strategy, for_one_count, outputs_of_choices, plan
from emitter.reading.hf import HfBlock
from emitter.signature import DType
from emitter.spec import FfnSpec, MoeSpec
from emitter.spec.tensors import canonical_weights, extra_inputs
from emitter.text.graph import Graph
from oracle.bounds import describe_tolerance
from oracle.compare import Comparison, Expected, StageError, compare
from oracle.draws import THOROUGH, WEIGHTS, cost, draw_weights, random_inputs, round_weights
from oracle.executors import Executor
from oracle.hf import HfFfn, HfResult
from oracle.report import Report, RoutingSummary, StageSummary, TokensSummary
from oracle.selection import Ids, top_k
from oracle.truth import Truth

Array = npt.NDArray[Any]
Progress = Callable[[int, int], None]
"""Called after each draw with the work done and the work in all, in bytes of weights that draws meet."""

SMALL_CASE = 64 * 2**20
"""Weights up to this many bytes are stored in the file of a failing case."""


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


@dataclass
class _Totals:
    """What accumulates over the draws of one token count: norms of error and truth, None where nothing is compared."""

    draws: int = 0
    ours: list[tuple[float, float] | None] = field(default_factory=list)
    hf: list[tuple[float, float]] = field(default_factory=list)
    hf_f32: list[tuple[float, float]] = field(default_factory=list)
    wide: list[tuple[float, float] | None] = field(default_factory=list)


@dataclass(frozen=True)
class _Drawn:
    """One draw: its inputs, its results and what came of comparing them."""

    tokens: int
    draw: int
    weight_seed: int
    values: dict[str, Array]
    expected: Expected
    found: dict[str, Array]
    comparison: Comparison


def verify(
    subject: Subject,
    trials: Trials,
    executor: Executor,
    *,
    case_directory: Path | None = None,
    progress: Progress | None = None,
) -> Report:
    """Run all draws and judge them; for each set of weights the HF block in f32 is held against truth as well.

    A failing case is written to ``case_directory`` (the first one; ``verify-FAMILY-....npz``). Raises what the
    executor raises for a graph that does not compile, and ``UnsupportedError`` when the HF block is wanted and
    torch or transformers are missing.
    """
    started = time.monotonic()
    spec = subject.spec
    graphs = {n: _graph(subject, trials, n, stages=True) for n in trials.tokens}
    rounded = {n: _outputs(subject, trials, n) for n in trials.tokens}
    collected = _Collected(trials, isinstance(spec, MoeSpec), rounded)
    plain = {n: _graph(subject, trials, n, stages=False) for n in trials.tokens}
    wide_trials = None
    if trials.request.accumulate is DType.F32:
        wide_trials = replace(trials, request=replace(trials.request, accumulate=DType.F64))
    costs = {n: cost(spec, n) for n in trials.tokens}
    total, done = sum(costs.values()) * (trials.draws if trials.draw is None else 1), 0.0
    for weight_seed, weights, runs in _schedule(subject, trials):
        blocks = _blocks(subject, trials, weights)
        # One graph after another: an executor keeps the weights of the last one.
        firsts = []
        for tokens, draw in runs:
            values = dict(weights) | _draw_inputs(spec, trials, tokens, draw)
            extra = {wanted.name: values[wanted.name] for wanted in extra_inputs(spec)}
            found = executor.run(graphs[tokens], {**values, **subject.planes})
            expected = Expected(spec, weights, values["x"], extra)
            judged = _judge(spec, trials, values, expected, found, rounded[tokens])
            drawn = _Drawn(tokens, draw, weight_seed, values, expected, found, judged)
            hf = {dtype: block(values["x"], extra) for dtype, block in blocks.items()}
            collected.add(drawn, hf)
            if draw == runs[0][1]:
                firsts.append(drawn)
                if DType.F32 in hf:
                    likely = found.get("ids")
                    reference = compare_reference(
                        spec, weights, values["x"], hf[DType.F32], inputs=extra, likely=likely, expected=expected
                    )
                    collected.add_reference(drawn, reference)
            done += costs[tokens]
            if progress is not None:
                progress(round(done), round(total))
        for drawn in firsts:
            if drawn.draw == (trials.draw or 0):
                # The graph that users run has no stages, and may be fused otherwise.
                alone = executor.run(plain[drawn.tokens], {**drawn.values, **subject.planes})
                likely, outputs = drawn.found.get("ids"), rounded[drawn.tokens]
                collected.add_plain(drawn, _judge(spec, trials, drawn.values, drawn.expected, alone, outputs, likely))
        if wide_trials is not None:
            wide = {n: _graph(subject, wide_trials, n, stages=True) for n in trials.tokens}
            for tokens, draw in runs:
                values = dict(weights) | _draw_inputs(spec, trials, tokens, draw)
                found = executor.run(wide[tokens], {**values, **subject.planes})
                extra = {wanted.name: values[wanted.name] for wanted in extra_inputs(spec)}
                expected = Expected(spec, weights, values["x"], extra)
                judged = _judge(spec, wide_trials, values, expected, found, rounded[tokens])
                collected.add_wide(_Drawn(tokens, draw, weight_seed, values, expected, found, judged))
    return collected.report(subject, executor, time.monotonic() - started, case_directory)


def _judge(
    spec: FfnSpec,
    trials: Trials,
    values: Mapping[str, Array],
    expected: Expected,
    found: Mapping[str, Array],
    outputs: DType,
    likely: Ids | None = None,
) -> Comparison:
    """``compare`` for a run over ``values``: weights, x and what else the layer takes."""
    return compare(
        spec,
        values,
        values["x"],
        found,
        trials.dtype,
        likely=likely,
        accumulate=trials.accumulator,
        outputs=outputs,
        expected=expected,
    )


def _graph(subject: Subject, trials: Trials, tokens: int, *, stages: bool) -> Graph:
    return emit(subject.spec, _planned(subject, trials, tokens, stages=stages))


def _planned(subject: Subject, trials: Trials, tokens: int, *, stages: bool) -> Plan:
    count, packings = None if trials.dynamic else tokens, subject.packings
    request = replace(trials.request, tokens=count, dtype=trials.dtype, stages=stages, packings=packings)
    return plan(subject.spec, request, call=tokens)


def _outputs(subject: Subject, trials: Trials, tokens: int) -> DType:
    """What the graph for so many tokens rounds outputs of a token's choices to."""
    return outputs_of_choices(subject.spec, _planned(subject, trials, tokens, stages=True), tokens)


# Draws ---------------------------------------------------------------------------------------------------------------


def _schedule(subject: Subject, trials: Trials) -> Iterator[tuple[int, dict[str, Array], list[tuple[int, int]]]]:
    """Weights, with the (tokens, draw) pairs that use them: the draws of each count are dealt out in turn."""
    draws = range(trials.draws) if trials.draw is None else [trials.draw]
    kinds = _weight_kinds(subject, trials)
    for kind in range(kinds):
        runs = [(tokens, draw) for tokens in trials.tokens for draw in draws if draw % kinds == kind]
        if not runs:
            continue
        seed = trials.seed * 1000 + kind
        weights = subject.weights
        if weights is None:
            weights = draw_weights(subject.spec, trials.dtype, seed)
        yield seed, round_weights(subject.spec, weights, trials.dtype, exact=dict(subject.packings)), runs


def _weight_kinds(subject: Subject, trials: Trials) -> int:
    return 1 if subject.weights is not None else max(1, min(trials.weight_draws, trials.draws))


def _draw_inputs(spec: FfnSpec, trials: Trials, tokens: int, draw: int) -> dict[str, Array]:
    """x [N, H] of standard normal values, rounded to the compute dtype, and the other inputs."""
    rng = np.random.default_rng([trials.seed, tokens, draw])
    x = rng.standard_normal((tokens, spec.hidden), dtype=np.float32)
    drawn = {"x": _rounded(x, trials.dtype)}
    extra = random_inputs(spec, tokens, rng)
    return drawn | {name: a if a.dtype.kind == "i" else _rounded(a, trials.dtype) for name, a in extra.items()}


def _rounded(array: Array, dtype: DType) -> Array:
    return array.astype(dtype.numpy).astype(np.float32)


def _blocks(subject: Subject, trials: Trials, weights: Mapping[str, Array]) -> dict[DType, HfFfn]:
    """The HF reference block in f32 and in the compute dtype."""
    if subject.hf is None:
        return {}
    state = subject.state(weights)
    dtypes = dict.fromkeys((DType.F32, trials.dtype))
    return {dtype: HfFfn(subject.hf, subject.config, subject.layer, state, dtype) for dtype in dtypes}


# Results -------------------------------------------------------------------------------------------------------------


class _Collected:
    """Everything found so far, draw by draw."""

    def __init__(self, trials: Trials, routed: bool, outputs: Mapping[int, DType]) -> None:
        self.trials = trials
        self._outputs = next((dtype for dtype in outputs.values() if dtype is not DType.F32), DType.F32)
        self._routed = routed
        self._totals = {tokens: _Totals() for tokens in trials.tokens}
        self._stages: dict[str, list[tuple[str, StageError]]] = {}
        self._tokens = self._near_ties = self._wrong = 0
        self._largest = 0.0
        self._hf_flips: int | None = None
        self._problems: dict[str, int] = {}
        self._compared: collections.Counter[tuple[str, str]] = collections.Counter()
        self._failed: _Drawn | None = None

    def add(self, drawn: _Drawn, hf: Mapping[DType, HfResult]) -> None:
        """Count one draw."""
        comparison, totals = drawn.comparison, self._totals[drawn.tokens]
        totals.draws += 1
        for stage in comparison.stages:
            self._stages.setdefault(stage.stage, []).append((f"N={drawn.tokens} #{drawn.draw}", stage))
        self._judge(drawn, comparison, "")
        self._count(f"N={drawn.tokens}", comparison)
        totals.ours.append(_norms(comparison))
        if self._routed:
            self._tokens += drawn.tokens
            for flip in comparison.flips:
                self._near_ties += flip.near_tie
                self._wrong += not flip.near_tie
                self._largest = max(self._largest, flip.margin / flip.bound if flip.bound else math.inf)
        for dtype, result in hf.items():
            distance = _hf_error(drawn, result)
            if dtype is DType.F32:
                totals.hf_f32.append(distance)
            if dtype is self.trials.dtype:
                totals.hf.append(distance)
                if result.ids is not None:
                    truth = compare_ids(result.ids, drawn.comparison.equal_routing)
                    self._hf_flips = (self._hf_flips or 0) + truth

    def add_plain(self, drawn: _Drawn, comparison: Comparison) -> None:
        """Judge the graph without stages over the same draw."""
        self._judge(drawn, comparison, " (graph without stages)")
        self._count("graph without stages", comparison)

    def add_wide(self, drawn: _Drawn) -> None:
        """Judge the graph that accumulates in f64 over a draw, and keep its error to stand beside."""
        self._judge(drawn, drawn.comparison, " (sums in f64)")
        self._totals[drawn.tokens].wide.append(_norms(drawn.comparison))

    def add_reference(self, drawn: _Drawn, comparison: Comparison) -> None:
        """Judge the HF block in f32 over the same draw: if it is not what truth computes, truth proves nothing."""
        for what in comparison.complaints[:1]:
            self._problems[
                f"N={drawn.tokens} draw {drawn.draw}: the HF reference block is not what truth computes: {what}; "
                "the spec, the truth or the layout of the weights is not the block's"
            ] = 1
        self._count("HF block", comparison)

    def _count(self, where: str, comparison: Comparison) -> None:
        """Count the numbers that were held against truth, by stage."""
        self._compared.update({(where, stage.stage): stage.compared for stage in comparison.stages})

    def _never_compared(self) -> list[str]:
        """Where all draws together had no number to compare: one line each.

        One draw may have none: of a graph without stages, a token near a tie is left open.
        """
        missing: dict[str, list[str]] = {}
        for (where, stage), numbers in self._compared.items():
            if not numbers:
                missing.setdefault(where, []).append(stage)
        return [
            f"{where}: not one finite number of {', '.join(stages)} was compared with truth; "
            "a weight or an input that is NaN or inf does this, and what overflows or is near a tie is left open"
            for where, stages in missing.items()
        ]

    def _judge(self, drawn: _Drawn, comparison: Comparison, which: str) -> None:
        found = comparison.complaints
        for line in found[:1]:
            more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
            self._problems[f"N={drawn.tokens} draw {drawn.draw}{which}: {line}{more}"] = 1
        if found and self._failed is None:
            self._failed = drawn

    def report(self, subject: Subject, executor: Executor, seconds: float, case_directory: Path | None) -> Report:
        """Everything as a ``Report``; the first failing draw is written to ``case_directory``."""
        trials = self.trials
        rows = tuple(self._tokens_row(tokens, totals) for tokens, totals in self._totals.items())
        problems = list(self._problems)
        if len(problems) > 10:
            problems = [*problems[:10], f"... and {len(problems) - 10} more draws"]
        problems += self._never_compared()
        problems += [f"N={row.tokens}: {row.complaint}" for row in rows if row.complaint is not None]
        what = {
            "family": subject.family,
            **({} if subject.part is None else {"part": subject.part}),
            "layer": subject.layer,
            "dtype": trials.dtype.value,
            "dispatch": trials.request.strategy.value,
            **({} if trials.request.accumulate is None else {"accumulate": trials.request.accumulate.value}),
            "executor": executor.name,
            **_reference(subject.hf),
            **({"variants": ", ".join(self._variants(subject))} if isinstance(subject.spec, MoeSpec) else {}),
            "tokens": "static" if not trials.dynamic or for_one_count(subject.spec, trials.request) else "dynamic",
            **({"packed": [stem for stem, _ in subject.packings]} if subject.packings else {}),
            "weights": "given" if subject.weights is not None else f"random, {_weight_kinds(subject, trials)} seeds",
            "seed": trials.seed,
            "versions": versions(),
        }
        command = case = None
        if self._failed is not None:
            command = _command(subject, trials, self._failed, executor)
            if case_directory is not None:
                case = str(_write_case(subject, trials, self._failed, command, case_directory))
        routing = None
        if isinstance(subject.spec, MoeSpec):
            hidden = subject.hf is not None and self._hf_flips is None and subject.spec.router.chooses
            routing = RoutingSummary(self._tokens, self._near_ties, self._wrong, self._largest, self._hf_flips, hidden)
        return Report(
            subject=what,
            draws="" if trials.draw is not None or trials.draws >= THOROUGH else _fewer(trials.draws),
            tolerance=describe_tolerance(subject.spec, trials.dtype, trials.accumulator, self._outputs),
            stages=tuple(stage_row(name, found) for name, found in self._stages.items()),
            tokens=rows,
            routing=routing,
            problems=tuple(problems),
            seconds=seconds,
            command=command,
            case=case,
        )

    def _variants(self, subject: Subject) -> list[str]:
        """What computed the experts, for rising token counts."""
        assert isinstance(subject.spec, MoeSpec)
        counts = sorted(self.trials.tokens)
        return list(dict.fromkeys(_planned(subject, self.trials, n, stages=True).variant(n) for n in counts))

    def _tokens_row(self, tokens: int, totals: _Totals) -> TokensSummary:
        our_error, hf, hf_f32 = _pooled(totals.ours), _pooled(totals.hf), _pooled(totals.hf_f32)
        pairs = zip(totals.ours, totals.hf, strict=True) if totals.hf else ()
        ratios = [
            (ours[0] / ours[1]) / (hd / hn)
            for ours, (hd, hn) in pairs
            if ours is not None and ours[1] > 0.0 and 0.0 < hd < math.inf and hn > 0.0
        ]
        return TokensSummary(
            tokens=tokens,
            draws=totals.draws,
            ours=our_error if our_error is not None else math.nan,
            hf=hf,
            hf_f32=hf_f32,
            f64_sums=_pooled(totals.wide),
            ratio=our_error / hf if our_error is not None and hf and math.isfinite(hf) else None,
            ratio_median=statistics.median(ratios) if ratios else None,
            limit=self.trials.limit,
        )


def compare_reference(
    spec: FfnSpec,
    weights: Mapping[str, Array],
    x: Array,
    result: HfResult,
    *,
    inputs: Mapping[str, Array] | None = None,
    likely: Ids | None = None,
    expected: Expected | None = None,
) -> Comparison:
    """Judge what the HF block in f32 gave over ``x``, under the experts that it chose where these can be observed.

    ``likely`` and ``expected`` as in ``compare``. torch leaves open in which order top-k gives them; they are put in
    that of their keys.
    """
    found: dict[str, Array] = {"output": result.output.astype(np.float32)}
    expected = expected or Expected(spec, weights, x, inputs)
    if result.ids is not None and isinstance(spec, MoeSpec):
        found["ids"] = result.ids
        routing = expected.truth().routing
        assert routing is not None
        if spec.router.chooses and result.ids.max(initial=0) < spec.router.experts:
            rank = np.argsort(top_k(routing.keys, spec.router.experts), axis=-1)
            order = np.argsort(np.take_along_axis(rank, result.ids, axis=-1), axis=-1)
            found["ids"] = np.take_along_axis(result.ids, order, axis=-1)
    return compare(spec, weights, x, found, DType.F32, likely=likely, expected=expected)


def compare_ids(ids: npt.NDArray[np.int64], truth: Truth) -> int:
    """Tokens whose set of experts is not that of ``truth``."""
    assert truth.routing is not None
    return int((np.sort(ids, axis=-1) != np.sort(truth.routing.ids, axis=-1)).any(axis=-1).sum())


def _hf_error(drawn: _Drawn, result: HfResult) -> tuple[float, float]:
    """Norms of the HF reference block's error and of the truth where f32 holds it, under the block's own routing."""
    truth = drawn.comparison.equal_routing
    if result.ids is not None and compare_ids(result.ids, truth):
        truth = drawn.expected.truth(result.ids)
    held = np.abs(truth.output) < 2.0**128
    expected, found = np.where(held, truth.output, 0.0), np.where(held, result.output, 0.0)
    return float(np.linalg.norm(found - expected)), float(np.linalg.norm(expected))


def _reference(hf: HfBlock | None) -> dict[str, str]:
    """What a report says where the reference is no class of transformers."""
    if hf is None:
        return {"reference": "none, float64 truth of the spec alone"}
    return {} if hf.is_published else {"reference": hf.block}


def _norms(comparison: Comparison) -> tuple[float, float] | None:
    """Norms of the output's error and of the truth; None where nothing is compared."""
    if not comparison.stages or not comparison.output.compared:
        return None
    return comparison.output.distance, comparison.output.norm


def _pooled(pairs: Sequence[tuple[float, float] | None]) -> float | None:
    """The norm of all errors over that of all truth; None without any."""
    found = [pair for pair in pairs if pair is not None]
    if not found:
        return None
    distance, norm = (math.sqrt(sum(part * part for part in parts)) for parts in zip(*found, strict=True))
    if norm == 0.0:
        return 0.0 if distance == 0.0 else math.inf
    return distance / norm


def stage_row(name: str, found: list[tuple[str, StageError]]) -> StageSummary:
    """A stage over all draws, each with its label."""
    label, worst = max(found, key=lambda pair: (pair[1].non_finite > 0, pair[1].used))
    return StageSummary(
        stage=name,
        max_abs=max(s.max_abs for _, s in found),
        mean_abs=max(s.mean_abs for _, s in found),
        rel_l2=_pooled([(s.distance, s.norm) for _, s in found if s.compared]) or 0.0,
        max_ulp=max(s.max_ulp for _, s in found),
        used=worst.used,
        tolerance=worst.tolerance,
        where=f"{label} [{','.join(map(str, worst.worst))}]",
        non_finite=sum(s.non_finite for _, s in found),
        undetermined=sum(s.undetermined for _, s in found),
        compared=sum(s.compared for _, s in found),
        passed=all(s.passed for _, s in found),
    )


def _fewer(draws: int) -> str:
    return f"{draws} draw{'s' * (draws > 1)} of each token count; a thorough verification has {THOROUGH} (--thorough)"


def versions() -> dict[str, str]:
    """Of the packages that a verification depends on, those that are installed."""
    names = ("iree-base-compiler", "iree-base-runtime", "torch", "transformers", "jax", "jaxlib", "numpy")
    found = {}
    for name in names:
        try:
            found[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            continue
    return found


def _command(subject: Subject, trials: Trials, drawn: _Drawn, executor: Executor) -> str:
    """The command that runs one draw again, on this machine or another."""
    target = getattr(getattr(executor, "target", None), "option", None)
    request = trials.request
    part = f" --part {subject.part}" if subject.part is not None else ""
    parts = [f"moehlo verify {subject.model}{part} --layer {subject.layer} --dtype {trials.dtype.value}"]
    parts += [f"--target {target}"] if target else [f"--executor {executor.option}"]
    if request.target.mesh is not None:
        parts += [f"--mesh {request.target.mesh}"]
    parts += [f"--dispatch {request.strategy.value}"]
    parts += [] if request.accumulate is None else [f"--accumulate {request.accumulate.value}"]
    if request.strategy is not Strategy.MASKED and request.target.kind == "cpu":
        parts += [f"--isa {request.target.isa.name}"]
    for name, most in (("gather", request.gather_threshold), ("sort", request.sort_threshold)):
        parts += [f"--{name}-threshold {most}"] if most is not None else []
    parts += [] if subject.residency is None else [f"--residency {subject.residency.value}"]
    parts += [] if trials.dynamic else ["--static"]
    parts += [f"--tokens {drawn.tokens}", f"--seed {trials.seed}", f"--draws {trials.draws}", f"--draw {drawn.draw}"]
    return " ".join(parts)


def _write_case(subject: Subject, trials: Trials, drawn: _Drawn, command: str, directory: Path) -> Path:
    """An .npz of a failing draw: ``value.*``, ``found.*``, ``truth.*`` and ``about`` (JSON)."""
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MoehloError(f"{directory}: cannot be made for the failing case: {error.strerror}") from error
    names = [info.name for info in canonical_weights(subject.spec)]
    small = sum(drawn.values[name].nbytes for name in names) <= SMALL_CASE
    about = {
        "family": subject.family,
        "layer": subject.layer,
        "dtype": trials.dtype.value,
        "tokens": drawn.tokens,
        "draw": drawn.draw,
        "weights": "stored" if small else ("given" if subject.weights is not None else f"seed {drawn.weight_seed}"),
        "command": command,
        "problems": list(drawn.comparison.problems),
    }
    arrays: dict[str, Any] = {"about": np.array(json.dumps(about))}
    for name, value in drawn.values.items():
        if small or name not in names:
            # bf16 is not a type of .npz: every bf16 is an f32.
            arrays[f"value.{name}"] = value if value.dtype.kind in "fib" else value.astype(np.float32)
    arrays |= {f"found.{name}": value for name, value in drawn.found.items()}
    arrays |= {f"truth.{name}": value for name, value in drawn.comparison.equal_routing.stages().items()}
    family = "-".join(filter(None, (subject.family.replace("/", "_"), subject.part)))
    path = directory / f"verify-{family}-layer{subject.layer}-{trials.dtype.value}-n{drawn.tokens}-draw{drawn.draw}.npz"
    buffer = io.BytesIO()
    np.savez_compressed(buffer, **arrays)
    write_file(path, lambda stream: stream.write(buffer.getvalue()), force=True)
    return path
