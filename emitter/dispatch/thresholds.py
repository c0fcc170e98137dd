"""From how many tokens on another variant is faster: measured where a table has it, else modelled or estimated."""

from __future__ import annotations

import csv
import functools
import io
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from pathlib import Path

from emitter.dispatch.cost import cost_model
from emitter.errors import InputError, shown
from emitter.io.csv_rows import read_rows
from emitter.io.numbers import whole_number
from emitter.kernels.by_target import kernel_set
from emitter.lowering import Thresholds
from emitter.packing import Packing
from emitter.packing.form import BITS, PLAIN, form
from emitter.signature import DType
from emitter.spec import MoeSpec
from emitter.target import Target

TABLE_VARIABLE = "MOEHLO_THRESHOLDS"
MOST = 2**53
"""More than the tokens of any call, and than any size."""
MASKED = "masked"
"""The variant that every target has: plain StableHLO."""
LADDER = "ladder"
"""The variant for more tokens on XLA's devices."""


@dataclass(frozen=True)
class Measured:
    """One line of a sweep: the thresholds found for one shape on one target.

    ``backend`` is the target's name: of a CPU with the tier of its kernels, ``cpu:amx``, of a GPU with which one it
    was, ``cuda:sm_90/NVIDIA-H200``. ``packing`` is how the kernels read the experts' weights, as ``forms`` spells it.
    """

    backend: str
    dtype: DType
    experts: int
    top_k: int
    hidden: int
    intermediate: int
    thresholds: Thresholds
    date: str = ""
    machine: str = ""
    packing: str = PLAIN
    where: str = field(default="", compare=False)
    """The file and the line that it was read from."""


_COLUMNS = tuple(column.name for column in fields(Measured) if column.name != "where")


def forms(packings: Mapping[str, Packing]) -> str:
    """How experts are packed, of packings by stem: the form of gates and ups, and after a ``+`` that of down if it is
    another."""
    up = next((packings[stem] for stem in ("expert_gate_up", "expert_up") if stem in packings), None)
    down = packings.get("expert_down")
    names = [PLAIN if packing is None else form(packing) for packing in (up, down)]
    return "+".join(dict.fromkeys(names))


def read_table(path: Path | None = None) -> tuple[Measured, ...]:
    """The sweeps in a file; without one, those that came with this package.

    Raises ``InputError`` for a file that cannot be read or is no such table.
    """
    path = path or Path(__file__).with_name("thresholds.csv")
    try:
        found = path.stat()
    except OSError:  # which reading it says in words
        return _read_lines(path)
    return _lines_of(path, found.st_mtime_ns, found.st_size)


@functools.lru_cache(maxsize=8)
def _lines_of(path: Path, changed: int, size: int) -> tuple[Measured, ...]:
    """The lines of a table, parsed once for each time that it was written."""
    return _read_lines(path)


def _read_lines(path: Path) -> tuple[Measured, ...]:
    hint = "; `moehlo sweep MODEL --csv FILE` writes one"
    rows = read_rows(path, "a table of thresholds", _COLUMNS, absent={"packing": PLAIN}, hint=hint)
    if not rows:
        raise InputError(f"{path}: holds no thresholds{hint}")
    return tuple(_measured(cells, f"{path}: line {number}") for number, cells in rows)


def write_table(lines: Sequence[Measured]) -> str:
    """The lines as CSV, one for each target, dtype, shape and packing: a later line takes the place of an earlier."""
    kept = {(m.backend, m.dtype, m.packing, m.experts, m.top_k, m.hidden, m.intermediate): m for m in lines}
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(_COLUMNS)
    for line in kept.values():
        row = {name: getattr(line, name) for name in _COLUMNS}
        writer.writerow((row | {"dtype": line.dtype.value, "thresholds": _spelled(line.thresholds)}).values())
    return stream.getvalue()


def _spelled(found: Thresholds) -> str:
    """``gathered:48 masked:96 grouped``: variants with their most tokens, then the one beyond."""
    return " ".join([*(f"{variant}:{most}" for most, variant in found.upto), found.beyond])


def _measured(cells: Mapping[str, str], where: str) -> Measured:
    def whole(name: str, most: int = MOST) -> int:
        return whole_number(cells[name], f"{where}: {name}", least=1, most=most)

    if cells["dtype"] not in [dtype.value for dtype in DType]:
        raise InputError(f"{where}: dtype is {shown(cells['dtype'])}; expected f32, bf16 or f16")
    experts, parts = whole("experts"), cells["packing"].split("+")
    if len(parts) > 2 or not all(part in BITS for part in parts):
        expected = f"{', '.join(BITS)}, or two of them with a + between"
        raise InputError(f"{where}: packing is {shown(cells['packing'])}; expected {expected}")
    return Measured(
        cells["backend"],
        DType(cells["dtype"]),
        experts,
        whole("top_k", experts),
        whole("hidden"),
        whole("intermediate"),
        _read(cells["thresholds"], f"{where}: thresholds"),
        cells["date"],
        cells["machine"],
        cells["packing"],
        where,
    )


def _read(text: str, where: str) -> Thresholds:
    *entries, beyond = text.split(" ")
    pairs = [entry.partition(":") for entry in entries]
    if not all(variant.isidentifier() for variant in (*(variant for variant, _, _ in pairs), beyond)):
        raise InputError(f"{where} is {shown(text)}; expected such as gathered:48 masked:96 grouped")
    upto = tuple((whole_number(most, f"{where}: {v}", least=0, most=MOST), v) for v, _, most in pairs)
    if list(upto) != sorted(set(upto)) or len({most for most, _ in upto}) < len(upto):
        raise InputError(f"{where} is {shown(text)}; expected numbers that rise")
    return Thresholds(upto, beyond)


def thresholds(
    spec: MoeSpec,
    dtype: DType,
    target: Target,
    table: Sequence[Measured] = (),
    *,
    packing: str = PLAIN,
    gather_threshold: int | None = None,
    sort_threshold: int | None = None,
) -> Thresholds:
    """The thresholds for one layer on a target that has kernels, which read its experts as ``packing`` says.

    What the caller gives goes first (``gather_threshold``: most tokens for the variants that gather;
    ``sort_threshold``: most tokens before the last one, which sorts rows). Then the table's line for this target and
    dtype whose experts are most alike (of another device of its architecture, where there is none of its own); unless
    they are the same, a model of the cost goes before it, where there is one (``cost``). Then an estimate
    (``ExpertKernels``). Lines of experts that are packed in the same way go before those of codes of as many bits, and
    these before those of plain ones.

    Raises ``InputError`` for a line that names a variant that is none.
    """
    found = _from_table(spec, dtype, target, table, packing)
    upto, first = found.upto, found.upto[0][1] if found.upto else next(iter(_variants(target)))
    if sort_threshold is not None:
        # Who says from where on rows are sorted means it, also where the table would still gather.
        upto = _rising([(min(most, sort_threshold), variant) for most, variant in upto])
    if gather_threshold is not None:
        upto = _rising([*_gathering(upto, first, gather_threshold), *(e for e in upto if not _gathers(e[1], first))])
    if sort_threshold is not None and sort_threshold > max((most for most, _ in upto), default=-1):
        upto = (*(entry for entry in upto if entry[1] != MASKED), (sort_threshold, MASKED))
    given = gather_threshold is not None and sort_threshold is not None
    return Thresholds(upto, found.beyond, "given" if given else found.reason)


def _gathers(variant: str, first: str) -> bool:
    """Whether a variant is of the first one's kind: ``gathered_16`` of ``gathered``."""
    return variant.partition("_")[0] == first.partition("_")[0]


def _gathering(upto: Sequence[tuple[int, str]], first: str, most: int) -> list[tuple[int, str]]:
    """The variants that gather up to ``most`` tokens: the last of them that is reached goes as far as that."""
    entries = [entry for entry in upto if _gathers(entry[1], first)]
    farthest = entries[-1][1] if entries else first
    last = next((variant for limit, variant in entries if limit >= most), farthest)
    return [*((limit, variant) for limit, variant in entries if limit < most and variant != last), (most, last)]


def _rising(entries: Iterable[tuple[int, str]]) -> tuple[tuple[int, str], ...]:
    """The entries that are ever reached: those above all before them."""
    kept: list[tuple[int, str]] = []
    for most, variant in entries:
        if not kept or most > kept[-1][0]:
            kept.append((most, variant))
    return tuple(kept)


def _variants(target: Target) -> Sequence[str]:
    if target.kind == "xla":
        return (MASKED, LADDER)
    kernels = kernel_set(target)
    if kernels is None:
        raise ValueError(f"{target.name} has no kernels, so nothing to choose between")
    return tuple(kernels.experts.variants)


def _architecture(target: str) -> str:
    """A target without its device."""
    return target.partition("/")[0]


def _unlikeness(packing: str, other: str) -> int | None:
    """How little experts that are packed in another way say of these: 0 for the same, None for nothing."""
    if other == packing:
        return 0
    up, down = (_bits(name) for name in (packing, other))
    if PLAIN not in (packing, other) and up[0] == down[0]:
        return 1 if up == down else 2
    return 3 if other == PLAIN else None


def _bits(packing: str) -> tuple[int, int]:
    """The bits of the codes of gates and ups, and of down."""
    up, _, down = packing.partition("+")
    return BITS[up], BITS[down or up]


def _from_table(spec: MoeSpec, dtype: DType, target: Target, table: Sequence[Measured], packing: str) -> Thresholds:
    alike = [line for line in table if _architecture(line.backend) == _architecture(target.name)]
    alike = [line for line in alike if line.dtype is dtype]
    ranked = [(rank, line) for line in alike if (rank := _unlikeness(packing, line.packing)) is not None]
    least = min((rank for rank, _ in ranked), default=0)
    alike = [line for rank, line in ranked if rank == least]
    here = [line for line in alike if line.backend == target.name] or alike
    line = min(here, key=functools.partial(unlike, spec), default=None)
    if packing == PLAIN and (line is None or _sizes(line) != _sizes(spec)):
        model = cost_model(_architecture(target.name), dtype, spec)
        if model is not None:
            return model.thresholds(spec)
    if line is None:
        kernels = kernel_set(target)
        estimates = () if kernels is None else kernels.experts.estimates()
        *_, last = _variants(target)
        # N tokens put N k / E rows on each expert.
        spread = spec.experts.count / spec.router.top_k
        upto = _rising((max(1, round(rows * spread)), variant) for rows, variant in estimates)
        numbers = ", ".join(f"{rows:g}" for rows, _ in estimates)
        return Thresholds(upto, last, f"estimated: {numbers} rows per expert; no sweep has measured {target.name}")
    known, place = (*_variants(target), MASKED), line.where or "the table of thresholds"
    for variant in (*(variant for _, variant in line.thresholds.upto), line.thresholds.beyond):
        if variant not in known:
            raise InputError(
                f"{place} has {shown(variant)} for {target.name}; expected {', '.join(known)}. "
                f"`moehlo sweep MODEL --csv FILE` writes one, {TABLE_VARIABLE} names it"
            )
    shape = "E {}, k {}, H {}, I {}".format(*_sizes(line))
    if packing != PLAIN:
        shape += f", {line.packing}" + ("" if line.packing == packing else f" ({packing} was not)")
    reason = f"measured on {line.backend} for {shape}, {line.date}, {line.machine}"
    return replace(scaled(spec, line), reason=reason)


def _sizes(of: Measured | MoeSpec) -> tuple[int, int, int, int]:
    """E, k, H and I."""
    if isinstance(of, Measured):
        return of.experts, of.top_k, of.hidden, of.intermediate
    return of.experts.count, of.router.top_k, of.expert_hidden, of.experts.intermediate


def unlike(spec: MoeSpec, line: Measured) -> tuple[float, float]:
    """How little a line says of a layer: least for the most similar experts."""
    (experts, top_k, hidden, intermediate), spread = _sizes(spec), line.experts / line.top_k
    ratio = experts / top_k / spread
    return max(ratio, 1 / ratio), abs(hidden * intermediate - line.hidden * line.intermediate)


def scaled(spec: MoeSpec, line: Measured) -> Thresholds:
    """A line's thresholds, which scale with how thinly the tokens are spread over the experts."""
    scale = spec.experts.count / spec.router.top_k / (line.experts / line.top_k)
    upto = _rising((min(MOST, max(1, round(most * scale))), variant) for most, variant in line.thresholds.upto)
    return Thresholds(upto, line.thresholds.beyond)
