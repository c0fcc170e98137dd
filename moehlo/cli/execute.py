"""``moehlo run``: one layer over arrays on disk."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer

from emitter.errors import InputError
from emitter.graphs import emit
from emitter.io.files import require_apart, require_writable
from emitter.io.numbers import MOST_SEED, MOST_WORKERS
from emitter.plan import Residency, Strategy
from emitter.reading.config import Layer
from emitter.reading.hub import has_weights, model_files, resolve
from emitter.spec import MoeSpec
from emitter.target import Target
from emitter.text.graph import Graph
from moehlo.api import load_weights
from moehlo.choices import SLOTS_VARIABLE, SlotRule, read_request, read_target, wanted_slots, with_room
from moehlo.cli import options
from moehlo.cli.calls import read_call
from moehlo.cli.console import err, print_json, working
from moehlo.cli.options import choose_dtype, path_option, seconds_option, spelled, whole_option
from moehlo.cli.several import read_several, run_several, write_results
from moehlo.load import load_of
from moehlo.processes import Bounds, Outcome
from moehlo.slot_count import Slots, slots_for
from weights.residency import cost


def run(
    model: options.ModelArgument,
    layer: options.LayerOption = None,
    part: options.PartOption = None,
    input_file: Annotated[Path | None, path_option("--input", help="x.npy, [N, H] float32.")] = None,
    output_file: Annotated[Path | None, path_option("--output", help="y.npy to write, [N, H] float32.")] = None,
    input_ids: Annotated[Path | None, path_option("--input-ids", help="Token ids [N], .npy, for hash routing.")] = None,
    token_types: Annotated[
        Path | None,
        path_option("--token-types", help="Token types [N], .npy, where each type has its experts; text if not given."),
    ] = None,
    padding_mask: Annotated[
        Path | None,
        path_option(
            "--padding-mask", help="1 for padding, else 0, [N], .npy, where padding is not routed; none if not given."
        ),
    ] = None,
    router_state: Annotated[
        Path | None,
        path_option("--router-state", help="Router state of the layer before, .npy, where one is carried."),
    ] = None,
    dataset_index: Annotated[
        Path | None, path_option("--dataset-index", help="Dataset index, .npy, where experts are chosen by dataset.")
    ] = None,
    results_file: Annotated[
        Path | None,
        path_option("--results", help="Also write every stage (logits, scores, ids, weights, ...) to FILE.npz."),
    ] = None,
    target: options.TargetOption = "cpu",
    mesh: options.MeshOption = None,
    dispatch: options.DispatchOption = Strategy.AUTO,
    isa: options.IsaOption = "host",
    gather_threshold: options.GatherThresholdOption = None,
    sort_threshold: options.SortThresholdOption = None,
    accumulate: options.AccumulateOption = None,
    dtype: options.ComputeOption = None,
    expert_slots: options.ExpertSlotsOption = None,
    processes: options.ProcessesOption = None,
    coordinator: Annotated[
        str | None,
        typer.Option(
            "--coordinator",
            metavar="HOST:PORT",
            help="Where process 0 meets those of other hosts, each started by a command of its own.",
        ),
    ] = None,
    process_id: Annotated[
        int | None,
        whole_option("--process-id", 0, MOST_WORKERS - 1, "I", "The number of this one, from 0; with --coordinator."),
    ] = None,
    patience: Annotated[
        float | None,
        seconds_option(
            "--patience",
            f"How long one process may take for a step, or to come, before all are ended: {Bounds.patience:g}.",
        ),
    ] = None,
    random: Annotated[
        int | None,
        whole_option("--random", 0, MOST_SEED, "SEED", "Seed for random weights, for a config alone."),
    ] = None,
    residency: options.ResidencyOption = None,
    verbose: Annotated[
        bool, typer.Option("--verbose", "-v", help="Also say why it was computed so, and on these threads.")
    ] = False,
    force: options.ForceOption = False,
    as_json: options.JsonOption = False,
) -> None:
    """Run one layer with the model's own weights."""
    if input_file is None or output_file is None:
        raise InputError("--input and --output are needed: `moehlo run MODEL --layer L --input x.npy --output y.npy`")
    outputs = {"--output": output_file, "--results": results_file}
    given = {
        "input_ids": input_ids,
        "token_types": token_types,
        "padding_mask": padding_mask,
        "router_state": router_state,
        "dataset_index": dataset_index,
    }
    read = {spelled(name): path for name, path in given.items()}
    require_apart(outputs, {"--input": input_file, **read})
    for path in outputs.values():
        if path is not None:
            require_writable(path, force=force)
    parsed = read_target(target, mesh, isa, spelled=spelled)
    if parsed.kind != "xla":
        from emitter.iree import require_device

        require_device(parsed)
    several = read_several(parsed, processes, coordinator, process_id, patience)
    request = with_room(read_request(dispatch, parsed, gather_threshold, sort_threshold, accumulate, spelled=spelled))
    opened = resolve(model, part)
    require_apart(outputs, model_files(opened))
    found = opened.layer(layer)
    if random is not None and residency is Residency.PACKED:
        raise InputError("--residency packed is for a checkpoint's own weights; --random makes plain ones")
    compute = choose_dtype(dtype, residency, found if random is None else None, parsed)
    request = replace(request, dtype=compute, residency=residency, stages=results_file is not None)
    wanted = wanted_slots(expert_slots)
    if wanted not in (None, SlotRule.OFF):
        _require_streamable(found, parsed, dispatch, random)
    slots: Slots | None = None
    if request.target.kind == "cpu" and random is None and has_weights(found.model):
        slots = slots_for(found, wanted, request)
    if slots is not None:
        request = replace(request, strategy=Strategy.GATHERED)
    input_files = {name: path for name, path in given.items() if path is not None}
    call = read_call(
        found,
        request,
        input_file=input_file,
        input_files=input_files,
        stored=random is None,
    )
    planned, reason, x, inputs = call.plan, call.plan.reason, call.x, call.inputs
    statistics = None
    outcome: Outcome | None = None
    if several is not None and len(x):
        words = {
            "model": model, "part": part, "layer": layer, "target": parsed.option, "mesh": str(several.mesh),
            "dispatch": dispatch.value, "accumulate": None if accumulate is None else accumulate.value,
            "dtype": planned.dtype.value,
            "residency": None if residency is None else residency.value,
            "random": random, "input_file": str(input_file),
            "input_files": {name: str(path) for name, path in input_files.items()}, "output_file": str(output_file),
            "results_file": None if results_file is None else str(results_file), "force": force,
        }  # fmt: skip
        with err.status("reading weights") as status:
            outcome = run_several(several, call, words, status.update)
        results, driver = {}, parsed.option
        why = f"mesh {several.mesh}, {several.count} processes"
    elif slots is not None and parsed.kind != "xla":
        from moehlo.streamed import StreamedSession
        from weights import open_weights

        err.print(f"expert slots: {slots}")
        with (
            err.status(f"compiling for {parsed.option}"),
            StreamedSession(found, open_weights(found.model), planned, parsed, slots.count) as session,
        ):
            results, driver, why = session.run(x, **inputs), session.choice.driver, session.choice.reason
            statistics = session.statistics
            reason = f"{slots.count} slots for {slots.layer.experts} experts"
    else:
        graph = emit(found.spec, planned)
        with working(f"reading layer {found.index}") as work:
            weights = load_weights(found, graph, random=random, progress=work.at)
        results, driver, why = _compute(graph, weights, parsed, x, inputs)
    shape = [len(x), found.spec.hidden]
    names = results if outcome is None else outcome.notes.get(0, {}).get("results", ())
    if outcome is None:
        write_results(results, output_file, results_file, force=force)
    variant = planned.variant(len(x)) if isinstance(found.spec, MoeSpec) else "dense"
    written = "process 0 has the output" if several is not None and several.index else f"wrote {output_file}"
    err.print(f"{written}: layer {found.index}, {shape}, {variant} on {driver}")
    if verbose:
        err.print(f"{driver}: {why}")
        err.print(f"dispatch: {planned.strategy.value} ({reason})")
    for index, notes in sorted(({} if outcome is None else outcome.notes).items()):
        err.print(f"process {index}: {_read(notes)}")
    if call.stored.weights:
        err.print(f"weights: {cost(call.stored, found, planned, None if slots is None else slots.count)}")
    if statistics is not None:
        err.print(f"expert slots: {statistics}")
    load = None if results_file is None else load_of(results)
    if load is not None:
        err.print(f"expert load: {load} (`moehlo plot {results_file}` lists and draws it)")
    if results_file is not None and (several is None or not several.index):
        err.print(f"wrote {results_file}: {', '.join(names)}")
    if as_json:
        print_json(
            {
                "family": opened.family.name,
                "layer": found.index,
                "output": str(output_file),
                "results": None if results_file is None else str(results_file),
                "shape": shape,
                "target": parsed.option,
                "driver": driver,
                "reason": why,
                "strategy": planned.strategy.value,
                "variant": variant,
                "strategy_reason": reason,
                "dtype": planned.dtype.value,
                "weights": "random" if random is not None else "checkpoint",
                "expert_load": None if load is None else load.to_json(),
                "expert_slots": None
                if statistics is None or slots is None
                else {**slots.to_json(), **statistics.to_json()},
                "processes": None
                if outcome is None
                else [{"process": index, **notes} for index, notes in sorted(outcome.notes.items())],
            }
        )


def _read(notes: Mapping[str, Any]) -> str:
    """What a process read and holds, as its notes say."""
    held = f"holds {notes['held'] / 1e6:,.2f} MB of weights"
    return held if notes["read"] is None else f"read {notes['read'] / 1e6:,.2f} MB in {notes['seconds']:.1f} s, {held}"


def _require_streamable(layer: Layer, target: Target, dispatch: Strategy, random: int | None) -> None:
    """Refuse what experts in slots do not go with."""
    counts = f"(${SLOTS_VARIABLE} counts as --expert-slots)"
    if target.kind != "cpu":
        raise InputError(f"--expert-slots is for --target cpu; this is --target {target.option} {counts}")
    if dispatch not in (Strategy.AUTO, Strategy.GATHERED):
        raise InputError(
            f"--expert-slots gathers the chosen experts and --dispatch is {dispatch.value}; leave one of them out "
            f"{counts}"
        )
    if random is not None or not has_weights(layer.model):
        raise InputError(
            "--expert-slots reads experts from a model's files: give a directory with weights, without --random "
            f"{counts}"
        )


def _compute(
    graph: Graph, weights: dict[str, Any], target: Target, x: Any, inputs: Mapping[str, Any]
) -> tuple[dict[str, Any], str, str]:
    """The results of a call, on what they were computed, and why on that."""
    if target.kind == "xla":
        from emitter.xla import XlaSession, empty_results

        over = "one device" if target.mesh is None else f"mesh {target.mesh}"
        if len(x) == 0:
            return empty_results(graph), target.option, over
        with err.status(f"compiling for {target.option}"):
            by_xla = XlaSession(graph, weights, target)
        return by_xla.run(x, **inputs), target.option, over
    from emitter.iree import Session, compile_graph

    with err.status(f"compiling for {target.option}"):
        module = compile_graph(graph, target)
    session = Session(module, weights)
    results = {name: np.asarray(value) for name, value in session.run(x, **inputs).items()}
    return results, session.choice.driver, session.choice.reason
