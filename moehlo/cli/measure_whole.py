"""``moehlo bench MODEL --model`` and ``--inside transformers``: a whole model, by each who computes it, alternated."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import typer

from emitter.errors import InputError
from emitter.plan import Residency
from emitter.reading.hub import resolve
from emitter.signature import DType
from emitter.target import Target
from moehlo.batch import MOST_ROWS
from moehlo.bench.table import Row, to_json
from moehlo.bench.whole import COMPILED
from moehlo.bench.whole_rig import LLAMA_CPP, AskedWhole, measure_whole
from moehlo.choices import read_target
from moehlo.cli.console import print_json, working
from moehlo.cli.measured import Kept, show
from moehlo.cli.options import choose_dtype, parse_counts, parse_names, refuse, spelled

PEERS = ("eager", "batched_mm", "grouped_mm", "eager_attention", *COMPILED, LLAMA_CPP)
"""In transformers: the implementations of the experts that a CPU runs, with sdpa; grouped_mm with eager attention; a
step of decode compiled over a static cache, with grouped_mm or batched_mm. And llama.cpp, of a .gguf file."""
QUICK = PEERS[:4]
_SHARED = (
    *("model", "tokens", "contexts", "sequences", "layers", "dtype", "threads", "repeats", "thorough", "peers", "csv"),
    *("append", "force", "as_json", "target"),
)
_OURS = ("whole", "part", "isa", "cache_dtype", "residency")
OPTIONS = {"--inside transformers": {*_SHARED, "inside"}, "--model": {*_SHARED, *_OURS}}
"""What each form of ``bench`` reads; another option is refused, not ignored."""
_LEGEND = (
    "MB: what a step must read, by formula; of read: that in its time, as a part of what was read from memory "
    "meanwhile; a prefill's ms are the time to the first token; not ours: of a step, what no kernel of ours computes, "
    "and of moehlo decoder the time in which the workers wait; "
    "moehlo is the experts alone, moehlo.optimize other modules too; ahead: of the fastest peer, in the whole "
    "step and in the experts alone; if free, if read: were ours to take no time, or (one token) as long as reading "
    "the experts; dispatches: a layer's, generated: those of them that no kernel of ours is; distance: of logits, to "
    "those of the first"
)


def require_options(form: str, given: set[str], names: Mapping[str, str]) -> None:
    """Refuse options of other forms of ``bench``; ``names`` is how each parameter is written on the command line.

    Raises ``InputError``, naming them.
    """
    others = sorted(names[name] for name in given if name not in OPTIONS[form])
    if others:
        takes = sorted(option for name, option in names.items() if name in OPTIONS[form] - {"model", "inside", "whole"})
        raise InputError(f"{', '.join(others)}: not an option of bench {form}, which takes {', '.join(takes)}")


def _place(target: str, isa: str, given: set[str]) -> Target:
    """What ``--target`` and ``--isa`` say.

    Raises ``InputError`` for XLA's targets and for options that are for a CPU, ``TargetError`` for an unknown target.
    """
    place = read_target(target, None, isa, spelled=spelled)
    if place.kind == "xla":
        raise InputError(f"--target {place.option}: whole models are timed on cpu and cuda")
    if place.kind == "cuda":
        refuse(given, ("isa", "threads"), "cpu", place.name)
    return place


def bench_whole(
    context: typer.Context,
    given: set[str],
    name: str,
    part: str | None,
    inside: str | None,
    tokens: str,
    contexts: str,
    sequences: str,
    layers: int | None,
    dtype: DType | None,
    residency: Residency | None,
    threads: int,
    repeats: int,
    thorough: bool,
    peers: str,
    target: str,
    isa: str,
    cache_dtype: DType | None,
    csv: Path | None,
    append: bool,
    force: bool,
    as_json: bool,
) -> None:
    """Measure, print a table, write CSV and JSON; parameters as those of ``bench``."""
    form = "--model" if inside is None else "--inside transformers"
    require_options(form, given, {p.name or "": p.opts[0] for p in context.command.params})
    prompts = parse_counts(tokens if "tokens" in given else "512")
    decodes, counts = parse_counts(contexts, "--contexts"), parse_counts(sequences, "--rows")
    if max(counts) > MOST_ROWS:
        raise InputError(f"--rows: a step has at most {MOST_ROWS} sequences; got {max(counts)}")
    table, opened = Kept(csv, append=append, force=force), resolve(name, part)
    by_default = (LLAMA_CPP,) if opened.source.file is not None else PEERS[:5] if thorough else QUICK
    listed = peers if "peers" in given else ",".join(by_default)
    chosen = [peer for peer in parse_names("--peers", listed, [*PEERS, "none"]) if peer != "none"]
    place = _place(target, isa, given)
    asked = AskedWhole(
        opened, choose_dtype(dtype, residency, opened.layer(), place), prompts, decodes, chosen, layers, threads,
        repeats, place, inside is None, counts, cache_dtype, residency,
    )  # fmt: skip
    rows: list[Row] = []

    def keep(measured: list[Row]) -> None:
        table.keep(measured)
        rows[:] = measured

    try:
        with working() as progress:
            measure_whole(asked, progress, keep, progress.at)
    finally:  # also of what was measured before it was interrupted
        show(rows, _LEGEND)
    if as_json:
        print_json({"rows": [to_json(row) for row in rows]})
