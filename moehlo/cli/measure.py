"""``moehlo bench`` and ``moehlo sweep``: our strategies, their peers and the machine's ceilings, side by side."""

from __future__ import annotations

from contextlib import AbstractContextManager
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from emitter.errors import InputError
from emitter.io.files import require_writable, write_file
from emitter.plan import Strategy
from emitter.reading.hub import resolve
from emitter.reading.reader import MAX_LAYERS
from emitter.signature import DType
from emitter.spec.plain import plain
from emitter.target import Target
from moehlo.bench.compiling import COMPILE_SECONDS
from moehlo.bench.table import to_json
from moehlo.bench.workload import RoutingName
from moehlo.choices import SlotRule, read_accumulator, read_iree_target, read_target, wanted_slots
from moehlo.cli import options
from moehlo.cli.console import out, print_json, working
from moehlo.cli.measured import Kept, show
from moehlo.cli.options import (
    ACCUMULATORS_SHOWN,
    MOST_ROUNDS,
    choose_dtype,
    given_by,
    parse_counts,
    parse_names,
    path_option,
    refuse,
    seconds_option,
    spelled,
    whole_option,
)

if TYPE_CHECKING:
    from moehlo.bench.rigs import Asked, Opened

_SLOW = ("mlx",)
"""Peers that are there for layers of one packing."""
_ROUNDS, _QUICK_ROUNDS = 7, 3


ModulesOption = Annotated[
    Path | None,
    path_option("--modules", help="Folder of compiled modules: read, and filled where a compiler is installed."),
]


MeasuredOption = Annotated[
    str, typer.Option("--target", help="What to measure: cpu, cuda[:sm_90], or xla[:cpu|cuda], by JAX.")
]


class Host(StrEnum):
    """Values of ``--inside``."""

    TRANSFORMERS = "transformers"


def bench(
    context: typer.Context,
    model: options.ModelArgument,
    layer: options.LayerOption = None,
    part: options.PartOption = None,
    tokens: Annotated[str, typer.Option("--tokens", help="Token counts, with commas.")] = "1,16,512",
    dtype: options.ComputeOption = None,
    residency: options.ResidencyOption = None,
    threads: options.ThreadsOption = 1,
    repeats: Annotated[
        int | None,
        whole_option(
            "--repeats", 1, MOST_ROUNDS, "N", "Rounds, each over another input; 3 on a CPU if not given, else 7."
        ),
    ] = None,
    thorough: Annotated[
        bool,
        typer.Option(
            "--thorough", help="7 rounds, masked too, and all peers, also those that take minutes to be compiled."
        ),
    ] = False,
    patience: Annotated[
        float,
        seconds_option("--patience", "Seconds for all rounds of a contender that is far slower than the others."),
    ] = 1.0,
    routing: Annotated[RoutingName, typer.Option("--routing", help="How tokens spread.")] = RoutingName.UNIFORM,
    dispatch: Annotated[
        str,
        typer.Option(
            "--dispatch",
            help="Our strategies to time, with commas.",
            show_default="gathered,grouped,auto; with --thorough, and on a GPU, masked too",
        ),
    ] = "gathered,masked,grouped,auto",
    accumulate: Annotated[
        DType,
        typer.Option(
            "--accumulate",
            parser=lambda given: read_accumulator(given, "--accumulate"),
            metavar=ACCUMULATORS_SHOWN,
            help="What masked sums f32 products in; f32 is what auto takes of it.",
        ),
    ] = DType.F32,
    peers: Annotated[
        str,
        typer.Option(
            "--peers",
            help="What to compare with, with commas, or none: eager, batched_mm, grouped_mm, compile, xla_masked, "
            "xla_ragged_dot, mlx; on a GPU also eager_graph, ... (in a CUDA graph), eager_compile, ... (max-autotune), "
            "xla_ladder, torch_grouped_mm; of a whole model eager, batched_mm, grouped_mm, eager_attention, compile "
            "(static cache, grouped_mm), compile_batched_mm, and llama_cpp of a .gguf file.",
            show_default="eager,grouped_mm; with --thorough all but mlx; on a GPU, and of a whole model, all but those "
            "to be compiled; of a .gguf file llama_cpp",
        ),
    ] = "eager,grouped_mm",
    keep_compiled: Annotated[
        Path | None,
        path_option(
            "--keep-compiled",
            help="Folder where torch.compile and XLA keep what they compile for peers on a GPU, and find it again.",
        ),
    ] = None,
    compile_seconds: Annotated[
        float,
        seconds_option("--compile-seconds", "Seconds for compiling a peer on a GPU for a token count."),
    ] = COMPILE_SECONDS,
    target: MeasuredOption = "cpu",
    mesh: options.MeshOption = None,
    expert_slots: options.ExpertSlotsOption = None,
    isa: options.IsaOption = "host",
    modules: ModulesOption = None,
    compile_only: Annotated[bool, typer.Option("--compile-only", help="Fill --modules and measure nothing.")] = False,
    csv: Annotated[Path | None, path_option("--csv", help="CSV file to write.")] = None,
    append: Annotated[bool, typer.Option("--append", help="Keep the rows that --csv holds already.")] = False,
    inside: Annotated[
        Host | None, typer.Option("--inside", help="Time a whole model there, its experts by each implementation.")
    ] = None,
    whole: Annotated[
        bool, typer.Option("--model", help="Time the whole decoder, and transformers: prefill and decode.")
    ] = False,
    contexts: Annotated[
        str,
        typer.Option("--contexts", "--context", help="Tokens before a step of decode (--model, --inside)."),
    ] = "64",
    sequences: Annotated[
        str, typer.Option("--rows", help="Sequences of a step of decode, e.g. 1,8,32 (--model, --inside).")
    ] = "1",
    layers: Annotated[
        int | None,
        whole_option("--layers", 1, MAX_LAYERS, "N", "Keep so many decoder layers of the model (--model, --inside)."),
    ] = None,
    cache_dtype: options.CacheOption = None,
    force: options.ForceOption = False,
    as_json: options.JsonOption = False,
) -> None:
    """Time one layer of random weights: our strategies, peers and ceilings in one run, in turn.

    A row says how far a call is from the floor (the bytes and FLOPs that its routing needs, at the speeds measured
    meanwhile), and how much longer the fastest peer takes. A peer that cannot run says why.

    With --model it is a whole decoder, of random weights where there is a config alone: prefills of --tokens tokens and
    steps of decode of --rows sequences after --contexts tokens, by our decoder and inside transformers, the experts
    there by moehlo and by each of --peers (eager, batched_mm, grouped_mm). With --inside transformers it is
    transformers alone.
    """
    given = given_by(context)
    if whole or inside is not None:
        from moehlo.cli.measure_whole import bench_whole

        bench_whole(
            context, given, model, part, inside, tokens, contexts, sequences, layers, dtype, residency, threads,
            repeats or (_ROUNDS if thorough else _QUICK_ROUNDS), thorough, peers, target, isa, cache_dtype, csv,
            append, force, as_json,
        )  # fmt: skip
        return
    if given & {"contexts", "sequences", "layers", "cache_dtype"}:
        raise InputError(
            "--contexts, --rows and --layers are for --model and for --inside transformers, --cache-dtype for --model"
        )
    from moehlo.bench import compiling, rigs
    from moehlo.bench.on_xla import XLA_STRATEGIES
    from moehlo.bench.run import Measurement, points, run

    counts, place = parse_counts(tokens), _place(target, mesh, given)
    on_gpu = place.kind == "cuda" or (place.kind == "xla" and place.device != "cpu")
    known = [s.value for s in (XLA_STRATEGIES if place.kind == "xla" else Strategy)]
    if "dispatch" not in given and place.kind == "xla":
        dispatch = ",".join(known)
    elif "dispatch" not in given and target == "cpu" and not thorough and "accumulate" not in given:
        dispatch = "gathered,grouped,auto"
    strategies = [Strategy(name) for name in parse_names("--dispatch", dispatch, known)]
    if "accumulate" in given and Strategy.MASKED not in strategies:
        raise InputError(f"--accumulate is for --dispatch masked; this is --dispatch {dispatch}")
    possible = rigs.peers_on(place)
    if "peers" not in given and on_gpu:
        peers = ",".join(rigs.peers_on(place, compiled=False))
    elif "peers" not in given and thorough:
        peers = ",".join(peer for peer in possible if peer not in _SLOW)
    named = [peer for peer in parse_names("--peers", peers, [*possible, "none"]) if peer != "none"]
    wanted = wanted_slots(expert_slots) if place.kind == "cpu" else None
    if not on_gpu:
        refuse(given, ("keep_compiled", "compile_seconds"), "cuda or xla:cuda", target)
    if compile_only and modules is None:
        raise InputError("--compile-only needs --modules: the folder to fill")
    rounds = repeats or (_ROUNDS if thorough or on_gpu else _QUICK_ROUNDS)
    table = Kept(csv, append=append, force=force)
    opened = resolve(model, part)
    if keep_compiled is not None:
        compiling.keep_compiled(keep_compiled)
    with working() as progress:
        asked = rigs.Asked(
            opened, layer, choose_dtype(dtype, residency, opened.layer(layer), place), routing.value, residency,
            strategies, named, counts, threads, accumulate, None if wanted is SlotRule.OFF else wanted, isa, modules,
            compile_seconds, progress,
        )  # fmt: skip
        if compile_only:
            rigs.compile_only(asked, place)
            return
        plan = Measurement(points(counts), 1 if on_gpu else threads, rounds, patience)
        with _opened(asked, place) as ready:
            rows = run(ready.work, plan, ready.rig, ready.contenders(), progress, table.keep, progress.at)
    show(rows, _LEGEND)
    if not on_gpu and not thorough and not given & {"repeats", "peers"}:
        everyone = ", ".join(peer for peer in possible if peer not in _SLOW)
        out.print(
            f"{rounds} rounds against {', '.join(named)}; --thorough: {_ROUNDS} rounds of masked too, against "
            f"{everyone}"
        )
    if as_json:
        print_json({"rows": [to_json(row) for row in rows]})


def _place(target: str, mesh: str | None, given: set[str]) -> Target:
    """What ``--target`` says; ``given`` are the parameters that the user has given.

    Raises ``InputError`` for options that are for the others, ``TargetError`` for an unknown target.
    """
    if target.partition(":")[0] != "xla":
        if mesh is not None:
            read_target(target, mesh, spelled=spelled)  # which says what meshes are for
        parsed = read_iree_target(target)
        if parsed.kind == "cuda":
            refuse(given, ("expert_slots", "threads", "isa", "accumulate"), "cpu", parsed.name)
        return parsed
    xla = read_target(target, mesh, spelled=spelled)
    refuse(given, ("isa", "modules", "compile_only", "residency", "expert_slots"), "cpu or cuda", xla.name)
    if xla.device != "cpu":
        refuse(given, ("threads",), "cpu or xla:cpu", xla.name)
    return xla


def _opened(asked: Asked, place: Target) -> AbstractContextManager[Opened]:
    from moehlo.bench.rigs import open_iree, open_xla

    return open_xla(asked, place) if place.kind == "xla" else open_iree(asked, place)


_LEGEND = (
    "of read, of peak: the bytes and the FLOPs that the routing needs, in a second, as a part of what was read from "
    "memory and multiplied in matrices meanwhile; of floor: the larger; fastest peer / ours: above 1 ours is faster"
)


def sweep(
    context: typer.Context,
    model: options.ModelArgument,
    layer: options.LayerOption = None,
    part: options.PartOption = None,
    dtype: options.ComputeOption = None,
    residency: options.ResidencyOption = None,
    threads: options.ThreadsOption = 1,
    repeats: options.RepeatsOption = 7,
    target: MeasuredOption = "cpu",
    mesh: options.MeshOption = None,
    isa: options.IsaOption = "host",
    modules: ModulesOption = None,
    compile_only: Annotated[
        bool, typer.Option("--compile-only", help="Fill --modules and measure nothing (--target cuda).")
    ] = False,
    csv: Annotated[Path | None, path_option("--csv", help="Table to write; lines of other layers stay.")] = None,
    as_json: options.JsonOption = False,
) -> None:
    """Measure from how many tokens on another strategy is faster here, or another variant of a GPU's kernels.

    The table is what auto goes by: set MOEHLO_THRESHOLDS to its path.
    """
    from emitter.dispatch.thresholds import read_table, write_table
    from moehlo.bench import rigs
    from moehlo.bench.sweep import GPU_PATIENCE, GPU_TOKENS, TOKENS
    from moehlo.bench.sweep import sweep as measure

    place = _place(target, mesh, given_by(context))
    on_cuda = place.kind == "cuda"
    if compile_only and (modules is None or not on_cuda):
        raise InputError("--compile-only needs --target cuda and --modules: the folder to fill")
    kept = read_table(csv) if csv is not None and csv.exists() else []
    if csv is not None:
        require_writable(csv, force=True)
    opened = resolve(model, part)
    with working() as progress:
        asked = rigs.Asked(
            opened, layer, choose_dtype(dtype, residency, opened.layer(layer), place), residency=residency,
            threads=threads, counts=GPU_TOKENS if on_cuda else TOKENS, isa=isa, modules=modules, progress=progress,
        )  # fmt: skip
        if compile_only:
            rigs.compile_only(asked, place)
            return
        with _opened(asked, place) as ready:
            line, rows = measure(ready, asked.counts, threads, repeats, GPU_PATIENCE if on_cuda else 1.0, progress)
    if csv is not None:
        write_file(csv, lambda stream: stream.write(write_table([*kept, line]).encode()), force=True)
    show(rows)
    out.print(str(line.thresholds))
    if as_json:
        print_json({**plain(line), "rows": [to_json(row) for row in rows]})
