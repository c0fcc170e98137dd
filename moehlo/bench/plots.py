"""Figures from tables: time against tokens and roofline of a benchmark, expert load of a run. Pure functions.

matplotlib comes with the ``plot`` extra. Figures are made without its global state, and are the same bytes every time.
"""

from __future__ import annotations

import importlib
import math
import statistics
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

import numpy as np

from emitter.errors import InputError, OutputError, UnsupportedError
from moehlo.bench.machine import threads_of
from moehlo.bench.table import OURS, PART, Row
from moehlo.load import Load

SUFFIXES = (".png", ".svg", ".pdf")
_COLOURS = {
    "gathered": "#1f77b4",
    "masked": "#9467bd",
    "grouped": "#2ca02c",
    "ladder": "#17becf",
    "auto": "#d62728",
    "moehlo decoder": "#d62728",
    "moehlo": "#2ca02c",
    "moehlo.optimize": "#1f77b4",
}
_PEER_COLOURS = ("#ff7f0e", "#8c564b", "#e377c2", "#7f7f7f", "#bcbd22", "#aec7e8")
_MARKERS = "osD^vP"
# A table comes from anywhere, and drawing takes time and memory for each of these.
_MOST_SETTINGS, _MOST_CONTENDERS, _MOST_CHARACTERS = 24, 32, 120


def require_format(path: Path) -> None:
    """Raises ``OutputError`` for a path whose suffix names no format that is written."""
    if path.suffix.lower() not in SUFFIXES:
        raise OutputError(f"{path}: ends in {path.suffix or 'nothing'!r}; expected one of {', '.join(SUFFIXES)}")


def new_figure(width: float, height: float) -> Any:
    """An empty figure; raises ``UnsupportedError`` when the plot extra is not installed."""
    try:
        figure = importlib.import_module("matplotlib.figure")
    except ImportError as error:
        raise UnsupportedError(
            "drawing needs matplotlib, which is not installed: pip install 'moehlo[plot]'"
        ) from error
    return figure.Figure(figsize=(width, height), layout="constrained")


def save(figure: Any, stream: IO[bytes], suffix: str) -> None:
    """Write a figure in the format of ``suffix``, without a date."""
    import matplotlib

    form = suffix.lower().removeprefix(".")
    dates = {"svg": {"Date": None}, "pdf": {"CreationDate": None}}
    with matplotlib.rc_context({"svg.hashsalt": "moehlo"}):
        figure.savefig(stream, format=form, dpi=150, metadata=dates.get(form))


def draw_benchmark(rows: Sequence[Row]) -> Any:
    """For each layer (or phase of a whole model), dtype, routing and machine: time against tokens, of decode against
    those in the cache, and the roofline.

    Raises:
        InputError: If no contender ran.
    """
    settings: dict[tuple[Any, ...], list[Row]] = {}
    for row in rows:
        if row.ran:
            key = (row.model, row.layer, row.dtype, row.routing or row.phase, row.threads, row.cpu, row.isa)
            settings.setdefault(key, []).append(row)
    if not settings:
        raise InputError("the table holds no measurement: no contender ran")
    if len(settings) > _MOST_SETTINGS:
        raise InputError(
            f"the table holds {len(settings)} layers, dtypes and machines; a figure shows at most {_MOST_SETTINGS}: "
            "draw parts of it"
        )
    figure = new_figure(14, 5.2 * len(settings))
    axes = figure.subplots(len(settings), 2, squeeze=False)
    for (times, roof), ((model, layer, dtype, routing, threads, cpu, isa), held) in zip(
        axes, settings.items(), strict=True
    ):
        named = (
            f"{model}, {dtype}, {routing}" if held[0].phase else f"{model} layer {layer}, {dtype}, {routing} routing"
        )
        times.set_title(_literal(named))
        roof.set_title(_literal(_machine(threads, cpu, isa)), fontsize=9)
        _times(times, held)
        _roofline(roof, held)
    return figure


def _machine(threads: int, cpu: str, isa: str) -> str:
    """What a row was measured on; a GPU has no threads of ours."""
    by = isa if isa.startswith("xla") else f"kernels for {isa}"
    return f"{cpu}, {by}" if isa.startswith(("sm_", "xla:cuda")) else f"{threads_of(threads, cpu)}, {by}"


def _at(row: Row) -> int:
    """Where a row stands on the axis: at the tokens of a call, of a step of decode at those before it."""
    return row.context if row.context else row.tokens


def _literal(text: str) -> str:
    """Text of a table as a figure shows it: no mathematics between its dollars, no control characters, one line."""
    shown = "".join(c if c.isprintable() else "?" for c in text)
    shown = shown if len(shown) <= _MOST_CHARACTERS else shown[: _MOST_CHARACTERS - 1] + "…"
    return shown.replace("$", r"\$")


def _contenders(rows: Sequence[Row]) -> dict[str, tuple[list[Row], dict[str, Any]]]:
    """Each contender's rows by token count, the last of each count, and how it is drawn."""
    found: dict[str, dict[int, Row]] = {}
    for row in rows:
        found.setdefault(row.contender, {})[_at(row)] = row
    if len(found) > _MOST_CONTENDERS:
        raise InputError(f"the table holds {len(found)} contenders for one layer; at most {_MOST_CONTENDERS} are drawn")
    styles: dict[str, tuple[list[Row], dict[str, Any]]] = {}
    peers = 0
    for name, by_tokens in found.items():
        held = [by_tokens[n] for n in sorted(by_tokens)]
        if held[0].kind == OURS:
            style = {"color": _COLOURS.get(name, "black"), "linestyle": "-", "marker": "o", "label": _literal(name)}
        elif held[0].kind == PART and name.partition(",")[0] in found:
            colour = _COLOURS.get(name.partition(",")[0], "black")
            style = {"color": colour, "linestyle": "--", "marker": ".", "label": _literal(name)}
        else:  # peers, and parts of others
            colour, marker = _PEER_COLOURS[peers % len(_PEER_COLOURS)], _MARKERS[peers % len(_MARKERS)]
            style = {
                "color": colour,
                "linestyle": ":" if held[0].kind != PART else "--",
                "marker": marker,
                "label": _literal(name),
                "markerfacecolor": "none",
            }
            peers += 1
        styles[name] = (held, {"markersize": 4, "linewidth": 1.3, **style})
    return styles


def _times(axes: Any, rows: Sequence[Row]) -> None:
    for held, style in _contenders(rows).values():
        axes.plot([_at(r) for r in held], [1e3 * r.median for r in held], **style)
        if held[0].kind != OURS:
            continue
        axes.fill_between(
            [_at(r) for r in held],
            [1e3 * r.least for r in held],
            [1e3 * r.most for r in held],
            color=style["color"],
            alpha=0.12,
            linewidth=0,
        )
    floors = {_at(r): 1e3 * r.floor for r in rows}
    axes.plot(sorted(floors), [floors[n] for n in sorted(floors)], color="black", linewidth=0.8, label="floor")
    axes.set_xscale("log", base=2)
    axes.set_yscale("log")
    named = _apart(sorted(floors), 0.04)
    axes.set_xticks(named, labels=[str(n) for n in named])
    axes.minorticks_off()
    axes.set_xlabel("tokens before the step" if rows[0].context else "tokens")
    axes.set_ylabel("ms per call, median (bands of ours: least to most)")
    axes.grid(alpha=0.3)
    axes.legend(fontsize=8)


def _apart(values: Sequence[float], least: float) -> list[Any]:
    """Of rising values those whose labels do not lie over each other on a logarithmic axis: ``least`` of its length
    apart, the last one among them."""
    span = math.log(values[-1] / values[0]) if values else 1.0
    kept: list[Any] = []
    for value in reversed(values):
        if not kept or math.log(kept[-1] / value) >= least * span:
            kept.append(value)
    return kept[::-1]


def _roofline(axes: Any, rows: Sequence[Row]) -> None:
    read = statistics.median(r.read for r in rows)
    peak = statistics.median([r.peak for r in rows if not math.isnan(r.peak)] or [math.nan])
    intensity = [r.flops / r.bytes for r in rows]
    x = np.geomspace(0.5 * min(intensity), 2 * max(intensity), 200)
    # A dtype that no library multiplies has no ceiling but memory's.
    roof = x * read if math.isnan(peak) else np.minimum(x * read, peak)
    label = f"read {read / 1e9:.3g} GB/s" + ("" if math.isnan(peak) else f", matmul {peak / 1e9:.3g} GFLOP/s")
    (line,) = axes.plot(x, roof / 1e9, color="black", linewidth=1.0, label=label)
    best: dict[int, Row] = {}
    for held, style in _contenders(rows).values():
        axes.plot([r.flops / r.bytes for r in held], [r.flops / r.median / 1e9 for r in held], **style)
        for row in held:
            if row.kind == OURS and row.median < best.get(_at(row), row).median * (1 + 1e-12):
                best[_at(row)] = row
    box = {"boxstyle": "round,pad=0.1", "facecolor": "white", "edgecolor": "none", "alpha": 0.7}
    at = {row.flops / row.bytes: row for row in sorted(best.values(), key=_at)}
    for x_of in _apart(sorted(at), 0.09):
        row = at[x_of]
        fraction = "" if math.isnan(row.of_floor) else f"\n{row.of_floor:.0%}{' (cache)' if row.in_cache else ''}"
        axes.annotate(
            f"N={_at(row)}{fraction}",
            (x_of, row.flops / row.median / 1e9),
            xytext=(0, 7),
            textcoords="offset points",
            fontsize=7,
            ha="center",
            bbox=box,
        )
    axes.set_xscale("log")
    axes.set_yscale("log")
    axes.margins(y=0.12)  # for the labels of the topmost points
    axes.set_xlabel("FLOP per byte that the routing needs")
    axes.set_ylabel("GFLOP/s (label: fraction of the floor)")
    axes.grid(alpha=0.3)
    # The contenders are named beside it.
    axes.legend(handles=[line], fontsize=8, loc="upper left")


def draw_load(load: Load) -> Any:
    """Tokens per expert, most first, next to the even load."""
    order = np.argsort(-load.counts, kind="stable")
    figure = new_figure(max(7.0, min(24.0, 3 + 0.16 * len(order))), 4.5)
    axes = figure.subplots()
    axes.bar(np.arange(len(order)), load.counts[order], color=_COLOURS["gathered"], width=0.8)
    mean = float(load.counts.mean())
    axes.axhline(mean, color="black", linewidth=0.8, label=f"even: {mean:.3g} tokens")
    step = -(-len(order) // 128)
    axes.set_xticks(np.arange(0, len(order), step), labels=[str(e) for e in order[::step]], fontsize=6, rotation=90)
    axes.set_xlabel("expert, the fullest first")
    axes.set_ylabel("tokens that chose it")
    share = axes.secondary_yaxis("right", functions=(lambda v: 100 * v / load.tokens, lambda v: v * load.tokens / 100))
    share.set_ylabel("% of all tokens")
    idle = int((load.counts == 0).sum())
    title = f"{load.tokens} tokens, {load.top_k} choices each of {len(order)} experts; imbalance (fullest / mean) "
    title += f"{load.imbalance:.2f}, {idle} without a token"
    if load.nowhere:
        title += f", {load.nowhere} choices to no expert"
    axes.set_title(title, fontsize=9)
    axes.legend(fontsize=8)
    return figure
