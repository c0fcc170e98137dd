"""From how many tokens on another strategy is faster: measured where a table has it, estimated otherwise.

Two integers. ``gathered`` is the most tokens for the gathered strategy, ``masked`` the most for masked-dense (never,
when it is not above ``gathered``); beyond both the rows are grouped.
"""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path

from emitter.errors import InputError
from emitter.signature import DType
from emitter.spec import MoeSpec

GATHERED_VARIABLE = "MOEHLO_GATHER_CUTOFF"
GROUPED_VARIABLE = "MOEHLO_SORT_CUTOFF"
TABLE_VARIABLE = "MOEHLO_THRESHOLDS"

# Rows per touched expert up to which streaming an expert's rows for each few of its tokens is no slower than sorting
# first: four tokens share one pass over the weights.
_GATHERED_ROWS = 2.0


@dataclass(frozen=True)
class Thresholds:
    """The two limits, in tokens, and where they come from."""

    gathered: int
    masked: int
    reason: str


@dataclass(frozen=True)
class Measured:
    """One line of a sweep: the limits found for one shape on one backend (``cpu:`` and the tier of its kernels)."""

    backend: str
    dtype: DType
    experts: int
    top_k: int
    hidden: int
    intermediate: int
    gathered: int
    masked: int
    date: str = ""
    machine: str = ""


def read_table(environment: Mapping[str, str] | None = None) -> list[Measured]:
    """The sweeps that came with this package, or those in the file that ``$MOEHLO_THRESHOLDS`` names.

    Raises ``InputError`` for a file that cannot be read or is no such table.
    """
    named = (os.environ if environment is None else environment).get(TABLE_VARIABLE, "")
    path = Path(named) if named else Path(__file__).with_name("thresholds.csv")
    try:
        with path.open(newline="", encoding="utf-8") as stream:
            return [_measured(line) for line in csv.DictReader(stream)]
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise InputError(f"{path}: cannot be read as a table of limits: {error}") from error
    except (KeyError, TypeError, ValueError) as error:
        raise InputError(
            f"{path}: is no table of limits ({error}); `moehlo sweep MODEL --csv {path}` writes one"
        ) from error


def write_table(lines: Sequence[Measured]) -> str:
    """The lines as CSV, one for each backend, dtype and shape: a later line takes the place of an earlier one."""
    kept = {(m.backend, m.dtype, m.experts, m.top_k, m.hidden, m.intermediate): m for m in lines}
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    names = [f.name for f in fields(Measured)]
    writer.writerow(names)
    for line in kept.values():
        writer.writerow([line.dtype.value if n == "dtype" else getattr(line, n) for n in names])
    return stream.getvalue()


def _measured(line: dict[str, str]) -> Measured:
    sizes = {n: int(line[n]) for n in ("experts", "top_k", "hidden", "intermediate", "gathered", "masked")}
    return Measured(line["backend"], DType(line["dtype"]), **sizes, date=line["date"], machine=line["machine"])


def thresholds(
    spec: MoeSpec,
    dtype: DType,
    backend: str,
    table: Sequence[Measured] = (),
    *,
    gathered: int | None = None,
    masked: int | None = None,
    environment: Mapping[str, str] | None = None,
) -> Thresholds:
    """The limits for one layer.

    What the caller gives goes first, then the environment (``$MOEHLO_GATHER_CUTOFF``: most tokens gathered,
    ``$MOEHLO_SORT_CUTOFF``: most tokens before rows are sorted), then the table's line for this backend and dtype whose
    experts are most alike, then an estimate: gathering reads an expert's weights from memory once however many of its
    tokens there are, but computes for four of them at a time. Nothing is gathered where rows are to be sorted already.

    Raises ``InputError`` for a variable that is not a whole number.
    """
    environment = os.environ if environment is None else environment
    found = _from_table(spec, dtype, backend, table)
    if gathered is None:
        gathered = _from_environment(environment, GATHERED_VARIABLE)
    if masked is None:
        masked = _from_environment(environment, GROUPED_VARIABLE)
    reason = "given" if gathered is not None and masked is not None else found.reason
    if gathered is None:
        # Who says from where on rows are sorted means it, also where the table would still gather.
        gathered = found.gathered if masked is None else min(found.gathered, masked)
    return Thresholds(gathered, found.masked if masked is None else masked, reason)


def _from_environment(environment: Mapping[str, str], name: str) -> int | None:
    text = environment.get(name, "")
    if not text:
        return None
    if not text.isascii() or not text.isdigit():
        raise InputError(f"{name} must be a number of tokens, 0 or more, got {text!r}")
    return int(text)


def _from_table(spec: MoeSpec, dtype: DType, backend: str, table: Sequence[Measured]) -> Thresholds:
    here = [line for line in table if line.backend == backend and line.dtype is dtype]
    size = spec.experts.intermediate * spec.expert_hidden
    spread = spec.experts.count / spec.router.top_k
    if not here:
        # N tokens put N k / E rows on each expert.
        tokens = max(1, round(_GATHERED_ROWS * spread))
        return Thresholds(tokens, 0, f"estimated: {_GATHERED_ROWS:g} rows per expert; no sweep has measured {backend}")

    def unlike(line: Measured) -> tuple[float, float]:
        other = line.experts / line.top_k
        return max(spread / other, other / spread), abs(size - line.hidden * line.intermediate)

    nearest = min(here, key=unlike)
    # Limits scale with how thinly the tokens are spread over the experts.
    scale = spread / (nearest.experts / nearest.top_k)
    shape = f"E {nearest.experts}, k {nearest.top_k}, H {nearest.hidden}, I {nearest.intermediate}"
    return Thresholds(
        max(1, round(nearest.gathered * scale)),
        round(nearest.masked * scale),
        f"measured on {backend} for {shape}, {nearest.date}, {nearest.machine}",
    )
