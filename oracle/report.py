"""What a verification found: one value that prints as a table, as Markdown and as JSON of a stable schema."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

SCHEMA = "moehlo.verify/1"
"""Name of the JSON schema; a change of meaning or a removed key changes the number."""


_LEGEND_OF_BLOCK = (
    "ours, HF, HF f32: errors of the graph and of the Hugging Face block, in the compute dtype and in f32; limit: the "
    "largest ours / HF that passes; "
)
_LEGEND_OF_MODEL = "ours, HF, HF f32: errors of the graph and of transformers' model, in the compute dtype and in f32; "
_LEGEND = (
    "tolerance: the largest error that rounding explains, at the worst place; used: the error there as a fraction of "
    "it, at most 1 passes; max ulp: in last places of truth, large where truth is near 0, not judged"
)


@dataclass(frozen=True)
class StageSummary:
    """One stage over all draws. ``rel_l2`` is pooled; the others are the worst of any draw.

    ``used`` is the largest error as a fraction of its tolerance, ``where`` the draw and the index of it; ``compared``
    counts the numbers that were held against truth.
    """

    stage: str
    max_abs: float
    mean_abs: float
    rel_l2: float
    max_ulp: float
    used: float
    tolerance: float
    where: str
    non_finite: int
    undetermined: int
    compared: int
    passed: bool


@dataclass(frozen=True)
class TokensSummary:
    """Output errors at one token count: relative L2 against truth, pooled over the draws.

    ``hf`` is the HF reference block in the compute dtype, ``hf_f32`` in f32, each against truth under its own routing;
    ``ratio`` is ``ours / hf`` of the pooled errors, ``ratio_median`` the median over the draws. All three are None
    without the HF block. ``limit`` is the largest ratio that passes. ``f64_sums`` is the error of the graph that
    accumulates in f64, over the same draws, where ours does so in f32 because it was asked to.
    """

    tokens: int
    draws: int
    ours: float
    hf: float | None
    hf_f32: float | None
    ratio: float | None
    ratio_median: float | None
    limit: float
    f64_sums: float | None = None

    @property
    def complaint(self) -> str | None:
        """What is wrong, or None where our error is at most ``limit`` times that of the HF block, or there is none."""
        if self.hf is not None and not math.isfinite(self.hf):
            return "the HF block has NaN or inf where truth is a number, so our error has none to compare with"
        if self.ratio is None or self.ratio <= self.limit:
            return None
        return f"our error is {self.ratio:.3g} times that of the HF block, more than {self.limit:g}"

    @property
    def passed(self) -> bool:
        """Whether there is nothing to complain of; what was not compared at all is a problem of the report."""
        return self.complaint is None and not math.isnan(self.ours)


@dataclass(frozen=True)
class RoutingSummary:
    """Routing over all draws.

    ``near_ties`` counts tokens whose choice differs from truth within rounding, ``wrong`` those beyond it;
    ``largest`` is the largest margin as a fraction of its bound. ``hf_flips`` counts tokens whose experts differ
    between truth and the HF block, where its router can be observed; ``hidden`` says that it chooses where nothing
    shows what, so that its outputs are judged as if its choice was that of the graph.
    """

    tokens: int
    near_ties: int
    wrong: int
    largest: float
    hf_flips: int | None
    hidden: bool = False


@dataclass(frozen=True)
class LogitsSummary:
    """Logits of a whole decoder, computed in one ``form``: the error of a position is the root mean square over the
    vocabulary, against float64 truth.

    ``hf`` is transformers' model in the compute dtype at the same positions in the same form, ``hf_f32`` in f32; None
    without it. The ratios of medians and of worst positions pass up to ``median_limit`` and ``worst_limit``, which all
    forms together have: of each they are None.
    """

    form: str
    positions: int
    ours_median: float
    ours_worst: float
    hf_median: float | None
    hf_worst: float | None
    hf_f32_median: float | None
    median_limit: float | None = None
    worst_limit: float | None = None

    @property
    def ratio_median(self) -> float | None:
        """Our median error over that of transformers."""
        return self.ours_median / self.hf_median if self.hf_median else None

    @property
    def ratio_worst(self) -> float | None:
        """Our worst error over that of transformers."""
        return self.ours_worst / self.hf_worst if self.hf_worst else None

    @property
    def complaint(self) -> str | None:
        """What is wrong, or None."""
        if not math.isfinite(self.ours_worst):
            return f"{self.form}: a logit is NaN or inf"
        parts = (
            ("median", self.ratio_median, self.median_limit),
            ("worst", self.ratio_worst, self.worst_limit),
        )
        for word, ratio, limit in parts:
            if ratio is not None and limit is not None and not ratio <= limit:
                return f"{self.form}: our {word} logit error is {ratio:.3g} times transformers', more than {limit:g}"
        return None


@dataclass(frozen=True)
class IdsSummary:
    """Greedy ids of a whole decoder: ``tokens`` in all after so many ``prompts``.

    ``equal`` counts prompts whose ids are all those of transformers' ``generate`` in f32 on the same numbers (None
    without it). ``near_ties`` are first steps that differ where the margin between both ids is within the error of the
    logits, ``wrong`` those beyond it; ``least_margin`` is the smallest between the two highest logits of any step.
    """

    prompts: int
    tokens: int
    equal: int | None
    near_ties: int
    wrong: int
    least_margin: float


@dataclass(frozen=True)
class Report:
    """One verification: what ran, what was compared, and whether it passed.

    A layer has ``tokens``, a whole decoder ``logits`` and ``ids``; ``diverges`` is the first of its stages that is not
    within its tolerance of truth, computed from what the graph itself had before it.
    ``draws`` says how many there were, where these are fewer than in a thorough verification.
    ``problems`` say what failed, one line each. ``command`` runs the first failing draw again and ``case`` is the
    file that holds it (both None on success, or when no directory was given for it).
    """

    subject: dict[str, Any]
    tolerance: str
    stages: tuple[StageSummary, ...]
    tokens: tuple[TokensSummary, ...]
    routing: RoutingSummary | None
    problems: tuple[str, ...]
    seconds: float
    command: str | None = None
    case: str | None = None
    draws: str = ""
    logits: tuple[LogitsSummary, ...] = ()
    ids: IdsSummary | None = None
    diverges: str | None = None

    @property
    def passed(self) -> bool:
        """PASS or FAIL."""
        return not self.problems

    @property
    def ratio_median(self) -> float | None:
        """The median over the token counts of the draws' median ratio."""
        found = sorted(row.ratio_median for row in self.tokens if row.ratio_median is not None)
        if not found:
            return None
        middle = len(found) // 2
        return found[middle] if len(found) % 2 else (found[middle - 1] + found[middle]) / 2.0

    def title(self) -> str:
        """One line: PASS or FAIL and of what."""
        said = {key: ", ".join(value) if isinstance(value, list) else value for key, value in self.subject.items()}
        subject = ", ".join(f"{key} {value}" for key, value in said.items() if key != "versions")
        return f"{'PASS' if self.passed else 'FAIL'}: {subject}"

    def to_json(self) -> dict[str, Any]:
        """The report as JSON values; numbers that JSON lacks become the strings ``nan`` and ``inf``."""
        document = {
            "schema": SCHEMA,
            "passed": self.passed,
            "subject": self.subject,
            "draws": self.draws,
            "tolerance": self.tolerance,
            "ratio_median": self.ratio_median,
            "tokens": [vars(row) | {"passed": row.passed} for row in self.tokens],
            "stages": [vars(row) for row in self.stages],
            "routing": None if self.routing is None else vars(self.routing),
            **self._whole_json(),
            "problems": list(self.problems),
            "seconds": self.seconds,
            "command": self.command,
            "case": self.case,
        }
        converted: dict[str, Any] = _plain(document)
        return converted

    def _whole_json(self) -> dict[str, Any]:
        """What only a whole decoder has."""
        if self.ids is None:
            return {}
        rows = [vars(r) | {"ratio_median": r.ratio_median, "ratio_worst": r.ratio_worst} for r in self.logits]
        return {"logits": rows, "ids": vars(self.ids), "first_divergence": self.diverges}

    def to_markdown(self) -> str:
        """The report as Markdown tables."""
        parts = [f"**{self.title()}**", *(_markdown(*cells) for _, cells in self._sections())]
        parts += [f"{line}." for line in self._remarks()]
        parts += [f"- {problem}" for problem in self.problems]
        if self.command:
            parts.append(f"Run again: `{self.command}`" + (f"; the case is in `{self.case}`" if self.case else ""))
        return "\n\n".join(parts) + "\n"

    def to_table(self) -> Group:
        """The report as rich tables, for a terminal."""
        colour = "green" if self.passed else "bold red"
        lines: list[Any] = [
            Text.assemble(("PASS" if self.passed else "FAIL", colour), self.title()[4:]),
            *(_rich(title, *cells) for title, cells in self._sections()),
        ]
        lines += [Text(line) for line in self._remarks()]
        lines += [Text(problem, "red") for problem in self.problems]
        if self.command:
            lines.append(Text(f"run again: {self.command}"))
        if self.case:
            lines.append(Text(f"failing case: {self.case}"))
        return Group(*lines)

    def _sections(self) -> list[tuple[str, _Cells]]:
        """The tables with their titles."""
        if self.ids is None:
            first = ("output against float64 truth, relative L2", _tokens_cells(self.tokens))
        else:
            first = ("logits against float64 truth, root mean square at a position", _logits_cells(self.logits))
        how = (
            "under equal routing" if self.ids is None else "each from the graph's own inputs to it, under equal routing"
        )
        return [first, (f"stages against float64 truth, {how}", _stage_cells(self.stages))]

    def _remarks(self) -> list[str]:
        """What the numbers mean."""
        lines = (self.draws, self._ids_line(), self._routing_line(), f"tolerance: {self.tolerance}", self._legend())
        return [line for line in lines if line]

    def _ids_line(self) -> str:
        if self.ids is None:
            return ""
        i = self.ids
        line = f"ids: {i.tokens} after {i.prompts} prompts"
        if i.equal is not None:
            line += f", equal to transformers' generate in f32 for {i.equal} of them"
        line += f"; {i.near_ties} near-ties, {i.wrong} wrong; least margin {_figure(i.least_margin)}"
        return line + (f"; the first stage that diverges is {self.diverges}" if self.diverges else "")

    def _legend(self) -> str:
        if self.ids is not None:
            return _LEGEND_OF_MODEL + _LEGEND
        compared = any(row.hf is not None for row in self.tokens)
        return (_LEGEND_OF_BLOCK if compared else "ours: the error of the graph; ") + _LEGEND

    def _routing_line(self) -> str:
        if self.routing is None:
            return ""
        r = self.routing
        line = f"routing: {r.tokens} tokens, {r.near_ties} near-ties decided differently from truth, {r.wrong} wrong"
        if r.near_ties or r.wrong:
            line += f" (largest margin {_figure(r.largest)} of its rounding bound)"
        if r.hf_flips is not None:
            return f"{line}; the HF block differs from truth at {r.hf_flips}"
        if r.hidden:
            line += "; the HF block does not return its choice; where it differs from ours, the HF error includes that"
        return line


_Cells = tuple[list[str], list[list[str]]]
"""The head of a table and its rows."""


def _logits_cells(rows: Iterable[LogitsSummary]) -> _Cells:
    head = ["form", "positions", "ours", "worst", "HF", "worst", "HF f32", "ours / HF", "worst", ""]
    return head, [
        [
            row.form,
            str(row.positions),
            *map(_figure, (row.ours_median, row.ours_worst, row.hf_median, row.hf_worst, row.hf_f32_median)),
            *map(_figure, (row.ratio_median, row.ratio_worst)),
            "PASS" if row.complaint is None else "FAIL",
        ]
        for row in rows
    ]


def _tokens_cells(rows: Iterable[TokensSummary]) -> _Cells:
    rows = list(rows)
    # a column of its own where sums in f64 were measured beside
    wide = any(row.f64_sums is not None for row in rows)
    # and those of the reference block where there is one
    hf = any(row.hf is not None for row in rows)
    compared = ["HF", "HF f32", "ours / HF", "median", "limit"] * hf
    return ["N", "draws", "ours", *["f64 sums"] * wide, *compared, ""], [
        [
            str(row.tokens),
            str(row.draws),
            _figure(row.ours),
            *[_figure(row.f64_sums)] * wide,
            *[_figure(row.hf), _figure(row.hf_f32), _figure(row.ratio), _figure(row.ratio_median), f"{row.limit:g}"]
            * hf,
            "PASS" if row.passed else "FAIL",
        ]
        for row in rows
    ]


def _stage_cells(rows: Iterable[StageSummary]) -> _Cells:
    head = ["stage", "max abs", "mean abs", "rel L2", "max ulp", "tolerance", "used", "worst at", ""]
    return head, [
        [
            row.stage,
            _figure(row.max_abs),
            _figure(row.mean_abs),
            _figure(row.rel_l2),
            _figure(row.max_ulp),
            _figure(row.tolerance),
            _figure(row.used),
            row.where,
            ("PASS" if row.passed else "FAIL")
            + (f", {row.non_finite} NaN/inf" if row.non_finite else "")
            + (f", {row.undetermined} open" if row.undetermined else "")
            + ("" if row.compared else ", nothing compared"),
        ]
        for row in rows
    ]


def _figure(value: float | None) -> str:
    return "-" if value is None else f"{value:.2g}"


def _markdown(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def _rich(title: str, head: list[str], rows: list[list[str]]) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for index, column in enumerate(head):
        table.add_column(column, justify="left" if index in (0, len(head) - 1) else "right", no_wrap=True)
    for row in rows:
        table.add_row(*map(Text, row))
    return table


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    return value
