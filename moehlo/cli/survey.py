"""``moehlo list`` and ``moehlo inspect``: what there is, and what one layer of a model computes."""

from __future__ import annotations

import dataclasses
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import Enum
from typing import Any

import typer
from rich import box
from rich.table import Table

import moehlo
from emitter import packing
from emitter.errors import InputError
from emitter.graphs.figures import MeshFigures, layer_figures, mesh_figures
from emitter.graphs.layer import BlockLaunches
from emitter.kernels.by_target import kernel_set
from emitter.lowering import LayerSizes
from emitter.plan import Plan, Request, Stored, Strategy, coupled, plan
from emitter.reading.families import FAMILIES, Family
from emitter.reading.families.row import Block, Decoder, Template
from emitter.reading.families.values import Choice, Given, Key
from emitter.reading.hub import resolve
from emitter.signature import DType
from emitter.spec import ExpertsSpec, FfnSpec, GluSpec, MoeSpec
from emitter.spec.plain import plain
from emitter.spec.tensors import canonical_weights
from emitter.target import Target
from emitter.target.mesh import part_for
from emitter.target.spelling import ACCEPTED
from emitter.text.launches import LaunchList
from moehlo.choices import compute_of, read_request, read_target
from moehlo.cli import options
from moehlo.cli.console import out, print_json, table
from moehlo.cli.options import spelled
from moehlo.cli.whole import inspect_model
from weights.residency import cost, packings, place_of, said_alone, said_of, stored_layer

_WIDTH = 120
_COUNTS = (1, 16, 512, 4096)
"""The token counts of which figures are shown."""


def list_families(context: typer.Context, as_json: options.JsonOption = False) -> None:
    """Families and what each supports."""
    rows = [row for family in FAMILIES for row in _family_rows(family)]
    if as_json:
        print_json(
            {"blocks": rows, **_offered(), "verbs": _options(getattr(context.find_root().command, "commands", {}))}
        )
        return
    title = f"{sum(r['moe'] for r in rows)} MoE blocks, {sum(not r['moe'] for r in rows)} dense families"
    shown = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for column in ("block", "model_type", "router", "experts", "shared", "dense", "dispatch"):
        shown.add_column(column, max_width=16 if column == "router" else None)
    for row in rows:
        shown.add_row(
            row["name"],
            ", ".join(row["model_types"]),
            row["router"] or "-",
            row["experts"] or "-",
            row["shared"] or "-",
            "yes" if row["dense"] else "no",
            _strategies(row["dispatch"]) if row["moe"] else "-",
        )
    out.print(shown)
    out.print(f"dense: may also have dense layers; dispatch: all is {', '.join(s.value for s in Strategy)}")
    whole = dict.fromkeys(row["name"].partition("/")[0] for row in rows if row["decoder"])
    lacking: dict[str, list[str]] = {}
    for row in rows:
        if row["decoder_needs"]:
            lacking.setdefault(row["decoder_needs"], []).append(row["name"])
    lines = [f"read as whole decoders: {', '.join(whole)}"]
    lines += [f"a whole decoder needs {needed}: {', '.join(names)}" for needed, names in lacking.items()]
    lines += [f"{row['name']}: {row['note']}" for row in rows if row["note"]]
    for line in lines:
        out.print(textwrap.fill(line, _WIDTH, subsequent_indent="  ", break_on_hyphens=False))


def _offered() -> dict[str, Any]:
    """Packings of weights, targets, and what ``import moehlo`` offers."""
    classes = {name: getattr(packing, name) for name in packing.__all__}
    forms = [name for name, each in classes.items() if dataclasses.is_dataclass(each) and hasattr(each, "planes")]
    forms.remove("Weight")
    return {"packings": forms, "targets": list(ACCEPTED), "names": moehlo.__all__}


def _options(verbs: Mapping[str, Any]) -> dict[str, list[str]]:
    """The options of each verb, and of each verb below it, by the words that call it."""
    found: dict[str, Any] = {}
    for verb, command in verbs.items():
        below = getattr(command, "commands", None)
        found |= {verb: command} if below is None else {f"{verb} {name}": each for name, each in below.items()}
    return {
        words: [name for part in each.params for name in part.opts if name.startswith("--")]
        for words, each in found.items()
    }


def _strategies(able: Sequence[str]) -> str:
    """The strategies that a block has, or those few that it lacks."""
    lacking = [strategy.value for strategy in Strategy if strategy.value not in able]
    return f"all but {', '.join(lacking)}" if lacking else "all"


def _family_rows(family: Family) -> list[dict[str, Any]]:
    """One row for each MoE block of a family; one for a family of dense models."""
    blocks = {"": family.moe, **family.variants} if family.moe is not None else {"": None}
    return [_block_row(family, variant, block) for variant, block in blocks.items()]


def _block_row(family: Family, variant: str, block: Block | None) -> dict[str, Any]:
    row: dict[str, Any] = {
        "name": f"{family.name}/{variant}" if variant else family.name,
        "model_types": list(family.model_types),
        "moe": block is not None,
        "dense": family.dense is not None,
        "router": None,
        "experts": None,
        "shared": None,
        "dispatch": [],
        "note": family.note or None,
        "decoder": isinstance(family.decoder, Decoder),
        "decoder_needs": None if isinstance(family.decoder, Decoder) else family.decoder,
    }
    if block is not None:
        routers = ["given" if r["given"] else _words(r["score"]) for r in _alternatives(block.template["router"])]
        experts = block.template["experts"]
        shared = _first(block.template["shared"])
        row["router"] = " or ".join(dict.fromkeys(routers))
        row["experts"] = _first(experts["glu"])["kind"].value
        row["shared"] = None if shared is None else shared["gate"].value
        row["dispatch"] = _computed_on_cpus(_experts(experts))
    return row


def _computed_on_cpus(experts: ExpertsSpec) -> list[str]:
    """The strategies that compute such experts on a CPU, in a layer of the simplest sizes."""
    kernels, layer = kernel_set(Target.cpu()), LayerSizes(hidden=1, top_k=1, dtype=DType.F32)
    assert kernels is not None
    offered = kernels.experts
    refused = {name for name in offered.variants if isinstance(offered.lowering(name, experts, layer), str)}
    return [strategy.value for strategy in Strategy if strategy.value not in refused]


def _experts(experts: Template) -> ExpertsSpec:
    """What the strategies ask of a block's experts: their kind, and how many there are where a config need not say."""
    key = experts["count"]
    count = key.default if isinstance(key, Key) and isinstance(key.default, int) else 1
    return ExpertsSpec(count, 1, GluSpec(_first(experts["glu"])["kind"], limit=1.0, up_limit=1.0))


def _first(knob: Any) -> Any:
    """What a knob is where a config says so, or always."""
    return knob.then if isinstance(knob, Given) else knob


def _alternatives(rule: Any) -> list[Any]:
    """The values a knob can take: itself, or the ones a config key chooses from."""
    return list(rule.values.values()) if isinstance(rule, Choice) else [rule]


def _words(knob: Any) -> str:
    return " or ".join(v.value if isinstance(v, Enum) else str(v) for v in _alternatives(knob))


def inspect(
    model: options.ModelArgument,
    layer: options.LayerOption = None,
    part: options.PartOption = None,
    dtype: options.ComputeOption = None,
    residency: options.ResidencyOption = None,
    target: options.TargetOption = "cpu",
    mesh: options.MeshOption = None,
    dispatch: options.DispatchOption = Strategy.AUTO,
    isa: options.IsaOption = "host",
    gather_threshold: options.GatherThresholdOption = None,
    sort_threshold: options.SortThresholdOption = None,
    cache_dtype: options.CacheOption = None,
    whole: options.WholeOption = False,
    as_json: options.JsonOption = False,
) -> None:
    """Spec, tensors, bytes and floors of one layer, and the chosen strategy with its reason; or of a whole decoder."""
    if whole and layer is not None:
        raise InputError("--layer names one layer and --model means all of them; give one of the two")
    if cache_dtype is not None and not whole:
        raise InputError("--cache-dtype is of a whole decoder: give --model with it")
    parsed = read_target(target, mesh, isa, spelled=spelled)
    request = read_request(dispatch, parsed, gather_threshold, sort_threshold, spelled=spelled)
    opened = resolve(model, part)
    if whole:
        compute, dtype_reason = compute_of(dtype, residency, opened.layer(), parsed, spelled=spelled)
        request = replace(request, dtype=compute, cache=cache_dtype, residency=residency)
        inspect_model(opened, request, dtype_reason, as_json)
        return
    found = opened.layer(layer)
    tensors: list[dict[str, Any]] = []
    compute, dtype_reason = compute_of(dtype, residency, found, parsed, spelled=spelled)
    request = replace(request, dtype=compute, residency=residency)
    alone = said_alone(opened, (place_of(found),), canonical_weights(found.spec), f"layer {found.index}")
    stored = alone or stored_layer(found, compute)
    made = _plan(found.spec, request, stored)
    packed = {weight.name: {"packing": packings(weight), "bytes": weight.nbytes} for weight in stored.weights}
    kept, unpacked = dict(made.packings), dict(made.unpacked)
    for weight in canonical_weights(found.spec):
        planes = kept.get(weight.stem, weight.packing).planes(weight.axes, compute)
        plain_type = weight.planes(compute)[0].dtype.value
        tensors.append(
            {
                "name": weight.name,
                "shape": list(weight.shape),
                "dtype": "packed" if weight.stem in kept else plain_type,
                "bytes": sum(plane.nbytes for plane in planes),
                "stored": packed.get(weight.name),
                "unpacked": unpacked.get(weight.name),
            }
        )
    figures = [layer_figures(found.spec, compute, n, packings=kept) for n in _COUNTS]
    calls = _calls(found.spec, made)
    workspace = {n: call.places()[1] for n, call in calls.items() if not isinstance(call, str)}
    by_runtime = {n: call for n, call in calls.items() if isinstance(call, str)}
    strategy = made.strategy.value if isinstance(found.spec, MoeSpec) else "dense"
    on_mesh = _mesh_figures(found.spec, compute, parsed)
    document = {
        "family": opened.family.name,
        "layer": found.index,
        "layers": opened.depth,
        "moe_layers": list(opened.moe_layers),
        "spec": {"kind": type(found.spec).__name__, **plain(found.spec)},
        "tensors": tensors,
        "packed": sorted(kept),
        "floors": [dataclasses.asdict(f) for f in figures],
        "workspace": workspace,
        "by_runtime": by_runtime,
        "mesh": [dataclasses.asdict(f) for f in on_mesh],
        "dtype": compute.value,
        "dtype_reason": dtype_reason,
        "strategy": strategy,
        "reason": made.reason,
    }
    if as_json:
        print_json(document)
        return
    out.print(opened.family.name, style="bold", end="")
    out.print(f", layer {found.index} of {opened.depth} ({type(found.spec).__name__})")
    _print_spec(found.spec)
    columns = ("argument", "shape", "dtype", "MB", *(("stored as", "MB there") if packed else ()))
    shown = table("weights", columns, ("argument", "shape", "dtype", "stored as"))
    for tensor in tensors:
        form = tensor["stored"]
        there = (form["packing"], f"{form['bytes'] / 1e6:,.2f}") if form else ()
        shown.add_row(tensor["name"], str(tensor["shape"]), tensor["dtype"], f"{tensor['bytes'] / 1e6:,.2f}", *there)
    out.print(shown)
    if alone is not None and alone.packings:
        out.print(f"{said_of(alone)}; kept packed: {', '.join(kept) or 'none'}")
    if packed:
        out.print(f"weights: {cost(stored, found, made)}")
        for name, why in unpacked.items():
            out.print(f"  {name} is dequantised at load: {why}")
    routed = isinstance(found.spec, MoeSpec)
    among = ", uniform routing (masked-dense does more)" if routed else ""
    touched, masked = (("experts touched",), ("masked MB", "masked GFLOP")) if routed else ((), ())
    columns = ("tokens", *touched, "floor MB", "floor GFLOP", *masked, *("workspace MB",) * bool(workspace))
    shown = table(f"what one call must read and compute{among}", columns)
    for f in figures:
        values = [f.floor_bytes / 1e6, f.floor_flops / 1e9]
        if routed:
            values = [f.experts_touched, *values, f.masked_bytes / 1e6, f.masked_flops / 1e9]
        within = f"{workspace[f.tokens] / 1e6:,.2f}" if f.tokens in workspace else "-"
        shown.add_row(str(f.tokens), *(f"{v:,.2f}" for v in values), *([within] if workspace else []))
    out.print(shown)
    if workspace:
        out.print("workspace: GPU memory that the kernels of a call write between its input and its output")
    if calls:
        out.print(f"calls: {_said(calls)}")
    if on_mesh:
        columns = ("tokens", "given to it", "holds MB", "floor MB", "floor GFLOP", "sends MB", "sends kB a token")
        what = f"each device of mesh {mesh}: what it holds, must read and compute, and sends by rings"
        shown = table(what, columns)
        for own in on_mesh:
            numbers = (own.held / 1e6, own.read / 1e6, own.flops / 1e9, own.sent / 1e6, own.sent / 1e3 / own.tokens)
            given = "its share" if own.split else "all"
            shown.add_row(str(own.tokens), given, *(f"{v:,.2f}" for v in numbers))
        out.print(shown)
    out.print(f"dtype: {compute.value} ({dtype_reason})")
    out.print(f"strategy: {strategy} ({made.reason})")


def _calls(spec: FfnSpec, made: Plan) -> dict[int, LaunchList | str]:
    """What a call on a GPU is, by its number of tokens: launches, or of what the runtime computes the first op; none
    where no kernel of a GPU has a part in it."""
    if not made.launches or made.tokens is not None:
        return {}
    launches = BlockLaunches(spec, made)
    return {n: launches.or_rest(n) for n in _COUNTS}


def _said(calls: Mapping[int, LaunchList | str]) -> str:
    groups: dict[str, list[str]] = {}
    for count, call in calls.items():
        what = "kernels launched directly"
        if isinstance(call, str):
            stage, _, op = call.partition(": ")
            what = f"through IREE's runtime: {stage} takes more than kernels ({op})"
        groups.setdefault(what, []).append(str(count))
    if len(groups) == 1:
        return next(iter(groups))
    return "; ".join(f"{what}, over {', '.join(counts)} tokens" for what, counts in groups.items())


def _plan(spec: FfnSpec, request: Request, stored: Stored) -> Plan:
    """What ``run`` takes: on XLA a text for the number of tokens of a call, so that for one token is told."""
    if request.target.kind != "xla":
        return plan(spec, request, stored)
    made, mesh = plan(spec, request, stored, call=1), request.target.mesh
    if isinstance(spec, MoeSpec):
        return replace(made, reason=f"for one token: {made.reason}")
    return made if mesh is None else replace(made, reason=f"{made.reason}; whole on each device of mesh {mesh}")


def _mesh_figures(spec: FfnSpec, dtype: DType, target: Target) -> list[MeshFigures]:
    """The figures of a device, where the target is a mesh of them."""
    if target.mesh is None or not isinstance(spec, MoeSpec):
        return []
    parts = [(n, part_for(target.mesh, n, coupled=coupled(spec))) for n in _COUNTS]
    return [mesh_figures(spec, dtype, part, tokens) for tokens, part in parts]


def _print_spec(spec: FfnSpec) -> None:
    """Sizes, what is computed with them, and the knobs that are on."""

    def show(value: Any, indent: str) -> None:
        for field in dataclasses.fields(value):
            item = getattr(value, field.name)
            neutral = field.default is not dataclasses.MISSING and item == field.default
            if neutral and field.name not in ("kind", "activation", "score"):
                continue
            if dataclasses.is_dataclass(item) and not isinstance(item, type):
                out.print(f"{indent}{field.name}:")
                show(item, indent + "  ")
            else:
                out.print(f"{indent}{field.name}: {item.value if isinstance(item, Enum) else item}")

    show(spec, "  ")
    out.print("  (every other knob of the spec is off; --json lists them)")
