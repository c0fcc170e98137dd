"""The table of a benchmark: one row for each contender and point, as CSV and as JSON."""

from __future__ import annotations

import csv
import dataclasses
import io
import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from emitter.errors import InputError, shown
from emitter.io.csv_rows import read_rows
from emitter.io.numbers import MAX_DIGITS, whole_number

OURS = "ours"
PEER = "peer"
PART = "part"
"""Of who computes a part of the layer, or of a contender's kernels by themselves; nothing is held against those."""
SLOTS = "slots"
"""Ours with experts in slots: compared with no peer, as it holds less in memory."""

_OF_A_RUN = ("tokens", "threads", "median", "least", "most", "bytes", "flops", "read", "floor")
"""What is positive where a contender ran."""
_LEAST, _MOST = 1e-100, 1e100
"""Nothing that is measured is beyond these, in seconds, bytes, FLOPs, these per second, or as a ratio: and what is made
of them is still finite."""


@dataclass(frozen=True)
class Row:
    """One contender at one point: a layer over ``tokens`` tokens, or a step of a whole model (``phase``) over them
    after ``context`` tokens in the cache.

    Times are seconds per call over ``repeats`` different inputs. ``experts`` is how many different ones an input's
    tokens chose, ``bytes`` what must be read for them (and for router and shared expert), ``flops`` what must be
    computed. ``read`` and ``peak`` are the ceilings (bytes, FLOPs per second) measured between the same calls, by the
    library calls ``read_by`` and ``peak_by``; ``floor`` is max(bytes / read, flops / peak). ``of_floor``, ``of_read``
    and ``of_peak`` are the floor and its two parts over the time taken, with what was read just before each call. For
    ours alone, round by round: ``ahead``, the time of the fastest peer over ours, and ``of_best``, ours over that of
    the best single strategy. All are medians. ``difference`` is the relative L2 distance to auto's output, else to that
    of the first contender that ran. A contender that did not run has no times, and ``note`` says why.

    What follows ``note`` is of whole models of ``layers`` layers alone. ``per_second`` is tokens over the median. A
    share is the part of a step that is spent in experts modules, attention (or what stands for it), shared experts,
    the output embeddings, and the modules that our kernels compute. ``ahead_in_experts`` is the least time of peers in
    experts modules over ours, ``ahead_if_free`` what ``ahead`` would be if ours took no time, and ``ahead_if_read`` if
    those that one token visits took as long as reading them. ``grown_mib`` is what the process grew by for such a step,
    ``formula_mib`` what our kernels need for activations. ``imbalance`` is the tokens of a layer's fullest expert over
    the mean. ``dispatches`` are those of a layer, ``generated`` of them the compiler's own code, ``cache_bytes`` what
    the step reads of the cache.
    """

    date: str
    cpu: str
    cores: int
    isa: str
    threads: int
    versions: str
    model: str
    layer: int
    dtype: str
    routing: str
    tokens: int
    contender: str
    kind: str
    repeats: int
    median: float
    least: float
    most: float
    experts: float
    bytes: float
    flops: float
    read: float
    read_by: str
    peak: float
    peak_by: str
    floor: float
    of_floor: float
    of_read: float
    of_peak: float
    ahead: float
    of_best: float
    difference: float
    note: str
    phase: str = ""
    context: int = 0
    layers: int = 0
    per_second: float = math.nan
    experts_share: float = math.nan
    attention_share: float = math.nan
    shared_share: float = math.nan
    head_share: float = math.nan
    ours_share: float = math.nan
    ahead_in_experts: float = math.nan
    ahead_if_free: float = math.nan
    ahead_if_read: float = math.nan
    grown_mib: float = math.nan
    formula_mib: float = math.nan
    imbalance: float = math.nan
    dispatches: float = math.nan
    cache_bytes: float = math.nan
    generated: float = math.nan

    @property
    def in_cache(self) -> bool:
        """Whether the bytes of a call came faster than memory was read: in a cache, or others slowed reading."""
        return self.of_read > 1.05

    @property
    def ran(self) -> bool:
        """Whether there are times."""
        return self.repeats > 0


def to_csv(rows: Sequence[Row]) -> str:
    """The rows, with a header; numbers that do not exist are empty."""
    stream = io.StringIO()
    names = [f.name for f in dataclasses.fields(Row)]
    writer = csv.DictWriter(stream, names, lineterminator="\n")
    writer.writeheader()
    for row in rows:
        values = dataclasses.asdict(row)
        writer.writerow({name: _text(value) for name, value in values.items()})
    return stream.getvalue()


def _text(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:.6g}" if math.isfinite(value) else ""
    return str(value)


def to_json(row: Row) -> dict[str, Any]:
    """A row as JSON values: null for numbers that do not exist."""
    values = dataclasses.asdict(row)
    return {k: None if isinstance(v, float) and not math.isfinite(v) else v for k, v in values.items()}


def read_csv(path: Path) -> list[Row]:
    """The rows of a file that ``to_csv`` wrote.

    Raises:
        InputError: If the file cannot be read, or is not such a table.
    """
    hint = "; `moehlo bench MODEL --csv FILE` writes one"
    fields = dataclasses.fields(Row)
    # tables from before whole models had rows here lack their columns
    absent = {f.name: _text(f.default) for f in fields if f.default is not dataclasses.MISSING}
    rows = read_rows(path, "the table of a benchmark", [f.name for f in fields], absent=absent, hint=hint)
    return [_row(cells, f"{path}: line {n}") for n, cells in rows]


_DECIMAL = re.compile(r"[0-9]+(\.[0-9]+)?(e[-+]?[0-9]+)?")
"""``float`` takes more: digits of other scripts, underscores, blanks."""


def _number(text: str, what: str) -> float:
    if not text:
        return math.nan
    number = float(text) if len(text) <= MAX_DIGITS and _DECIMAL.fullmatch(text) else math.nan
    if not (number == 0 or _LEAST <= number <= _MOST):
        raise InputError(f"{what} is {shown(text)}; expected nothing, or a number from 0 to {_MOST:g}")
    return number


def _row(line: dict[str, str], where: str) -> Row:
    values: dict[str, Any] = {}
    for field in dataclasses.fields(Row):
        text, what = line[field.name], f"{where}, {field.name}"
        if field.type == "float":
            values[field.name] = _number(text, what)
        else:
            values[field.name] = whole_number(text, what, least=0, most=10**15) if field.type == "int" else text
    row = Row(**values)
    if row.ran:
        missing = [name for name in _OF_A_RUN if not getattr(row, name) > 0]
        if missing:
            raise InputError(f"{where} has repeats, but {', '.join(missing)} not above 0")
        if not row.least <= row.median <= row.most:
            raise InputError(f"{where}: least, median and most are not in order")
    return row
