"""What all draws of a verification amount to: the rows of its report."""

from __future__ import annotations

import collections
import importlib.metadata
import math
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import numpy.typing as npt

from emitter.plan import for_one_count
from emitter.reading.hf import HfBlock
from emitter.signature import DType
from emitter.spec import MoeSpec
from oracle.bounds import describe_tolerance
from oracle.compare import Comparison, StageError
from oracle.draws import THOROUGH
from oracle.executors import Executor
from oracle.failing_case import command_again, write_case
from oracle.hf import HfResult
from oracle.report import Report, RoutingSummary, StageSummary, TokensSummary
from oracle.trials import Drawn, Subject, Trials, planned, weight_kinds
from oracle.truth import Truth


@dataclass
class _Totals:
    """What accumulates over the draws of one token count: norms of error and truth, None where nothing is compared."""

    draws: int = 0
    ours: list[tuple[float, float] | None] = field(default_factory=list)
    hf: list[tuple[float, float]] = field(default_factory=list)
    hf_f32: list[tuple[float, float]] = field(default_factory=list)
    wide: list[tuple[float, float] | None] = field(default_factory=list)


# Results -------------------------------------------------------------------------------------------------------------


class Collected:
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
        self._failed: Drawn | None = None

    def add(self, drawn: Drawn, hf: Mapping[DType, HfResult]) -> None:
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

    def add_plain(self, drawn: Drawn, comparison: Comparison) -> None:
        """Judge the graph without stages over the same draw."""
        self._judge(drawn, comparison, " (graph without stages)")
        self._count("graph without stages", comparison)

    def add_wide(self, drawn: Drawn) -> None:
        """Judge the graph that accumulates in f64 over a draw, and keep its error to stand beside."""
        self._judge(drawn, drawn.comparison, " (sums in f64)")
        self._totals[drawn.tokens].wide.append(_norms(drawn.comparison))

    def add_reference(self, drawn: Drawn, comparison: Comparison) -> None:
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

    def _judge(self, drawn: Drawn, comparison: Comparison, which: str) -> None:
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
            "weights": "given" if subject.weights is not None else f"random, {weight_kinds(subject, trials)} seeds",
            "seed": trials.seed,
            "versions": versions(),
        }
        command = case = None
        if self._failed is not None:
            command = command_again(subject, trials, self._failed, executor)
            if case_directory is not None:
                case = str(write_case(subject, trials, self._failed, command, case_directory))
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
        return list(dict.fromkeys(planned(subject, self.trials, n, stages=True).variant(n) for n in counts))

    def _tokens_row(self, tokens: int, totals: _Totals) -> TokensSummary:
        our_error, hf, hf_f32 = pooled(totals.ours), pooled(totals.hf), pooled(totals.hf_f32)
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
            f64_sums=pooled(totals.wide),
            ratio=our_error / hf if our_error is not None and hf and math.isfinite(hf) else None,
            ratio_median=statistics.median(ratios) if ratios else None,
            limit=self.trials.limit,
        )


def compare_ids(ids: npt.NDArray[np.int64], truth: Truth) -> int:
    """Tokens whose set of experts is not that of ``truth``."""
    assert truth.routing is not None
    return int((np.sort(ids, axis=-1) != np.sort(truth.routing.ids, axis=-1)).any(axis=-1).sum())


def _hf_error(drawn: Drawn, result: HfResult) -> tuple[float, float]:
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


def pooled(pairs: Sequence[tuple[float, float] | None]) -> float | None:
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
        rel_l2=pooled([(s.distance, s.norm) for _, s in found if s.compared]) or 0.0,
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
