"""``moehlo bench``: our strategies, their peers and the machine's ceilings, side by side."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from emitter.errors import InputError, shown
from emitter.io.files import require_writable, write_file
from emitter.plan import Residency, Strategy
from emitter.reading.hub import resolve
from emitter.reading.reader import MAX_LAYERS
from emitter.shapes import MAX_TOKENS
from emitter.signature import DType
from emitter.spec.plain import plain
from moehlo.bench.contender import COMPILE_SECONDS
from moehlo.bench.summary import by_count
from moehlo.bench.table import Row, read_csv, to_csv, to_json
from moehlo.bench.workload import RoutingName
from moehlo.choices import SlotRule, read_accumulator, wanted_slots
from moehlo.cli.console import out, print_json, working
from moehlo.cli.options import (
    ACCUMULATORS_SHOWN,
    MOST_ROUNDS,
    ComputeOption,
    ExpertSlotsOption,
    ForceOption,
    IsaOption,
    JsonOption,
    LayerOption,
    MeshOption,
    ModelArgument,
    PartOption,
    RepeatsOption,
    ResidencyOption,
    ThreadsOption,
    choose_dtype,
    given_by,
    parse_counts,
    path_option,
    refuse,
    seconds_option,
    whole_option,
)

_ALL_LAYERS = ("eager", "batched_mm", "grouped_mm", "compile", "xla_masked", "xla_ragged_dot")
_QUICK = ("eager", "grouped_mm")
"""Peers that need no compiling, and of those that do not the fastest at some counts."""
BENCH_PEERS = (*_ALL_LAYERS, "mlx")
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
    model: ModelArgument,
    layer: LayerOption = None,
    part: PartOption = None,
    tokens: Annotated[str, typer.Option("--tokens", help="Token counts, with commas.")] = "1,16,512",
    dtype: ComputeOption = None,
    residency: ResidencyOption = None,
    threads: ThreadsOption = 1,
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
        seconds_option("--patience", "Seconds for all rounds of a contender that is far behind the others."),
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
            help=f"What to compare with, with commas, or none: {', '.join(BENCH_PEERS)}; on a GPU also "
            "eager_graph, ... (in a CUDA graph), eager_compile, ... (max-autotune), xla_ladder, torch_grouped_mm.",
            show_default="eager,grouped_mm; with --thorough all but mlx; on a GPU all but those to be compiled",
        ),
    ] = ",".join(_QUICK),
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
    mesh: MeshOption = None,
    expert_slots: ExpertSlotsOption = None,
    isa: IsaOption = "host",
    modules: ModulesOption = None,
    compile_only: Annotated[bool, typer.Option("--compile-only", help="Fill --modules and measure nothing.")] = False,
    csv: Annotated[Path | None, path_option("--csv", help="CSV file to write.")] = None,
    append: Annotated[bool, typer.Option("--append", help="Keep the rows that --csv holds already.")] = False,
    inside: Annotated[
        Host | None, typer.Option("--inside", help="Time a whole model there, its experts by each implementation.")
    ] = None,
    cached: Annotated[
        int,
        whole_option("--context", 1, MAX_TOKENS, "N", "Tokens before a step of decode (--inside)."),
    ] = 64,
    layers: Annotated[
        int | None,
        whole_option("--layers", 1, MAX_LAYERS, "N", "Keep so many decoder layers of the model (--inside)."),
    ] = None,
    force: ForceOption = False,
    as_json: JsonOption = False,
) -> None:
    """Time one layer of random weights: our strategies, peers and ceilings in one run, in turn.

    A row says how far a call is from the floor (the bytes and FLOPs that its routing needs, at the speeds measured
    meanwhile), and how much longer the fastest peer takes. A peer that cannot run says why.

    With --inside transformers it is a whole model of random weights in transformers: prefills of --tokens tokens and
    decode behind --context tokens, the experts by moehlo and by each of --peers (eager, batched_mm, grouped_mm).
    """
    given = given_by(context)
    rounds = repeats or (_ROUNDS if thorough else _QUICK_ROUNDS)
    if inside is not None:
        from moehlo.cli.inside import IMPLEMENTATIONS, inside_transformers, require_options

        require_options(given, {p.name or "": p.opts[0] for p in context.command.params})
        inside_transformers(
            model,
            prompts=parse_counts(tokens if "tokens" in given else "512"),
            context=cached,
            layers=layers,
            dtype=dtype,
            threads=threads,
            repeats=rounds,
            peers=_names("--peers", peers if "peers" in given else ",".join(IMPLEMENTATIONS), [*IMPLEMENTATIONS]),
            csv=csv,
            force=force,
            as_json=as_json,
        )
        return
    if given & {"cached", "layers"}:
        raise InputError("--context and --layers are for --inside transformers")
    from moehlo.bench.gpu.contenders import keep_compiled as keep_peers_compiled
    from moehlo.bench.machine import pin_to
    from moehlo.bench.on_xla import XLA_STRATEGIES
    from moehlo.bench.ours import compile_all, modules_for
    from moehlo.bench.run import Plan, run
    from moehlo.bench.workload import load_workload
    from moehlo.cli.measure_gpu import DEFAULT_PEERS, GPU_PEERS, bench_on_gpu, gpu_of
    from moehlo.cli.measure_xla import (
        bench_on_xla_gpus,
        default_xla_gpu_peers,
        require_divided,
        xla_gpu_peers,
        xla_of,
    )
    from weights.residency import measured_packings

    counts = parse_counts(tokens)
    on_xla = xla_of(target, mesh, given)
    if on_xla is not None and "dispatch" not in given:
        dispatch = ",".join(s.value for s in XLA_STRATEGIES)
    elif "dispatch" not in given and target == "cpu" and not thorough and "accumulate" not in given:
        dispatch = "gathered,grouped,auto"
    known = Strategy if on_xla is None else XLA_STRATEGIES
    strategies = [Strategy(name) for name in _names("--dispatch", dispatch, [s.value for s in known])]
    if "accumulate" in given and Strategy.MASKED not in strategies:
        raise InputError(f"--accumulate is for --dispatch masked; this is --dispatch {dispatch}")
    gpu = None if on_xla is not None else gpu_of(target, given)
    xla_gpus = on_xla if on_xla is not None and on_xla.device != "cpu" else None
    on_gpu = gpu is not None or xla_gpus is not None
    if "peers" not in given and on_gpu:
        peers = ",".join(DEFAULT_PEERS if xla_gpus is None else default_xla_gpu_peers(xla_gpus))
    elif "peers" not in given and thorough:
        peers = ",".join(_ALL_LAYERS)
    if repeats is None and on_gpu:
        rounds = _ROUNDS
    possible = GPU_PEERS if gpu is not None else BENCH_PEERS if xla_gpus is None else xla_gpu_peers(xla_gpus)
    chosen = _names("--peers", peers, [*possible, "none"])
    named = [peer for peer in chosen if peer != "none"]
    wanted = wanted_slots(expert_slots) if gpu is None and on_xla is None else None
    slots = None if wanted is SlotRule.OFF else wanted
    if gpu is None and xla_gpus is None:
        refuse(given, ("keep_compiled", "compile_seconds"), "cuda or xla:cuda", target)
    plan = Plan(counts, threads, rounds, strategies, named, patience, accumulate, slots, compile_seconds)
    if compile_only and modules is None:
        raise InputError("--compile-only needs --modules: the folder to fill")
    if append and csv is None:
        raise InputError("--append needs --csv: the table to write more rows to")
    kept: list[Row] = []
    if csv is not None:
        require_writable(csv, force=force or append)
        if append and csv.exists():
            kept = read_csv(csv)
    opened = resolve(model, part)
    compute = choose_dtype(dtype, residency, opened.layer(layer))
    if keep_compiled is not None:
        keep_peers_compiled(keep_compiled)
    begun = False

    def keep(measured: list[Row]) -> None:
        nonlocal begun
        if csv is not None:
            text = to_csv([*kept, *measured]).encode()
            write_file(csv, lambda stream: stream.write(text), force=force or append or begun)
            begun = True

    with working() as progress:
        if gpu is not None:
            rows = bench_on_gpu(
                opened, layer, compute, routing.value, gpu, modules, plan, compile_only, progress, keep, residency
            )
        elif on_xla is not None and xla_gpus:
            rows = bench_on_xla_gpus(opened, layer, compute, routing.value, on_xla, plan, progress, keep)
        elif on_xla is not None:
            require_divided(opened.layer(layer).spec, on_xla)
            pin_to(threads)
            progress("making weights")
            rows = run(load_workload(opened, layer, compute, routing.value), on_xla, plan, progress, keep, progress.at)
        else:
            held = modules_for(isa, modules, progress)
            if compile_only:
                found = opened.layer(layer)
                packings = measured_packings(found) if residency in (None, Residency.PACKED) else ()
                compile_all(found.spec, compute, held, strategies, counts, accumulate, packings)
                return
            pin_to(threads)
            progress("making weights")
            workload = load_workload(opened, layer, compute, routing.value, residency=residency)
            rows = run(workload, held, plan, progress, keep, progress.at)
    if compile_only:
        return
    out.print(_table(rows))
    if (summary := _summary(rows)) is not None:
        out.print(summary)
    out.print(_LEGEND)
    if not on_gpu and not thorough and not given & {"repeats", "peers"}:
        out.print(
            f"{rounds} rounds against {', '.join(named)}; --thorough: {_ROUNDS} rounds of masked too, against "
            f"{', '.join(_ALL_LAYERS)}"
        )
    if as_json:
        print_json({"rows": [to_json(row) for row in rows]})


_LEGEND = (
    "of read, of peak: the bytes and the FLOPs that the routing needs, in a second, as a part of what was read from "
    "memory and multiplied in matrices meanwhile; of floor: the larger; fastest peer / ours: above 1 ours is faster"
)


def sweep(
    context: typer.Context,
    model: ModelArgument,
    layer: LayerOption = None,
    part: PartOption = None,
    dtype: ComputeOption = None,
    residency: ResidencyOption = None,
    threads: ThreadsOption = 1,
    repeats: RepeatsOption = 7,
    target: MeasuredOption = "cpu",
    mesh: MeshOption = None,
    isa: IsaOption = "host",
    modules: ModulesOption = None,
    compile_only: Annotated[
        bool, typer.Option("--compile-only", help="Fill --modules and measure nothing (--target cuda).")
    ] = False,
    csv: Annotated[Path | None, path_option("--csv", help="Table to write; lines of other layers stay.")] = None,
    as_json: JsonOption = False,
) -> None:
    """Measure from how many tokens on another strategy is faster here, or another variant of a GPU's kernels.

    The table is what auto goes by: set MOEHLO_THRESHOLDS to its path.
    """
    from moehlo.bench.gpu.sweep import TOKENS as GPU_TOKENS
    from moehlo.cli.measure_gpu import gpu_of, sweep_gpu
    from moehlo.cli.measure_xla import require_divided, sweep_xla_gpus, xla_of

    given = given_by(context)
    on_xla = xla_of(target, mesh, given)
    gpu = None if on_xla is not None else gpu_of(target, given)
    if compile_only and (modules is None or gpu is None):
        raise InputError("--compile-only needs --target cuda and --modules: the folder to fill")
    from emitter.dispatch.thresholds import read_table, write_table
    from moehlo.bench.machine import pin_to
    from moehlo.bench.ours import modules_for
    from moehlo.bench.sweep import TOKENS
    from moehlo.bench.sweep import sweep as measure
    from moehlo.bench.workload import load_workload

    kept = read_table(csv) if csv is not None and csv.exists() else []
    if csv is not None:
        require_writable(csv, force=True)
    opened = resolve(model, part)
    compute = choose_dtype(dtype, residency, opened.layer(layer))
    with working() as progress:
        if gpu is not None:
            found = sweep_gpu(
                opened, layer, compute, gpu, modules, repeats, GPU_TOKENS, compile_only, progress, residency
            )
            if found is None:
                return
            line, rows = found
        elif on_xla is not None and on_xla.device != "cpu":
            line, rows = sweep_xla_gpus(opened, layer, compute, on_xla, repeats, TOKENS, progress)
        else:
            if on_xla is not None:
                require_divided(opened.layer(layer).spec, on_xla)
            pin_to(threads)
            workload = load_workload(opened, layer, compute, residency=residency)
            held = on_xla or modules_for(isa, modules, progress)
            line, rows = measure(workload, held, threads, repeats, progress=progress)
    if csv is not None:
        write_file(csv, lambda stream: stream.write(write_table([*kept, line]).encode()), force=True)
    out.print(_table(rows))
    out.print(str(line.thresholds))
    if as_json:
        print_json({**plain(line), "rows": [to_json(row) for row in rows]})


def _names(option: str, text: str, accepted: list[str]) -> list[str]:
    names = list(dict.fromkeys(name.strip() for name in text.split(",") if name.strip()))
    if not names:
        raise InputError(f"{option} names nothing; expected some of {', '.join(accepted)}")
    for name in names:
        if name not in accepted:
            raise InputError(f"{option} holds {shown(name)}; expected some of {', '.join(accepted)}")
    return names


def _table(rows: list[Row]) -> Table:
    first = rows[0]
    table = Table(
        title=f"{first.model} layer {first.layer}, {first.dtype}, {first.routing} routing, {first.threads} threads of "
        f"{first.cpu}, {'' if first.isa.startswith('xla') else 'kernels for '}{first.isa}"
    )
    for column in ("N", "", "ms", "least", "most", "of floor", "of read", "of peak", "fastest peer / ours", "note"):
        table.add_column(column, justify="left" if column in ("", "note") else "right")
    for row in rows:
        if not row.ran:
            table.add_row(str(row.tokens), row.contender, *["-"] * 7, row.note)
            continue
        times = [f"{1e3 * t:.3f}" for t in (row.median, row.least, row.most)]
        ratios = [f"{r:.2f}" if r == r else "-" for r in (row.of_floor, row.of_read, row.of_peak, row.ahead)]
        cached = (
            f"above what memory gave: {row.bytes / 1e6:.3g} MB in a cache, or a busy machine" if row.in_cache else ""
        )
        note = "; ".join(filter(None, (cached, row.note)))
        table.add_row(str(row.tokens), row.contender, *times, *ratios, note)
    return table


def _summary(rows: list[Row]) -> Table | None:
    """How near auto comes to the best of ours and the fastest peer; None where it was not timed."""
    counts = by_count(rows)
    if not counts:
        return None
    first = rows[0]
    table = Table(title=f"auto; ceilings by {first.read_by} and {first.peak_by or 'no product'}")
    columns = ("N", "best strategy", "auto / best", "of read", "of peak", "fastest peer", "its time / auto")
    for column in columns:
        table.add_column(column, justify="left" if column in ("best strategy", "fastest peer") else "right")
    for count in counts:
        ratios = [f"{r:.2f}" if r == r else "-" for r in (count.auto.of_best, count.auto.of_read, count.auto.of_peak)]
        best, peer = (row.contender if row else "-" for row in (count.best, count.peer))
        ahead = f"{count.auto.ahead:.2f}" if count.auto.ahead == count.auto.ahead else "-"
        table.add_row(str(count.tokens), best, *ratios, peer, ahead)
    return table
