"""``moehlo emit`` and ``moehlo compile``: from a config to a text, from a text to a module."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from emitter import golden
from emitter.files import read_text, require_apart, require_writable, write_file
from emitter.graphs import EmitOptions, Strategy, emit
from emitter.plan import plan_dispatch
from emitter.reading.hub import model_files, resolve
from emitter.signature import DType, Shape, Sym
from moehlo.choices import backend_of, emitted, read_request, read_target, read_tokens
from moehlo.cli.console import err, print_json
from moehlo.cli.options import (
    ISA_NAMES,
    AccumulateOption,
    DTypeOption,
    ForceOption,
    GatherThresholdOption,
    JsonOption,
    LayerOption,
    MeshOption,
    ModelArgument,
    PartOption,
    SortThresholdOption,
    TargetOption,
    path_argument,
    path_option,
    spelled,
)

MAX_TEXT_BYTES = 2**28
"""The text of a layer takes up to some megabytes; one with its weights written into it takes hundreds."""


def emit_graph(
    model: ModelArgument,
    layer: LayerOption = None,
    part: PartOption = None,
    tokens: Annotated[str, typer.Option("--tokens", help="A token count, or dynamic.")] = "dynamic",
    dispatch: Annotated[
        Strategy | None,
        typer.Option(
            "--dispatch",
            metavar="NAME",
            help="How tokens reach their experts: masked, gathered, grouped, ladder or auto; masked if not given, or "
            "auto where --isa is given.",
        ),
    ] = None,
    dtype: DTypeOption = DType.F32,
    target: TargetOption = "cpu",
    mesh: MeshOption = None,
    isa: Annotated[
        str | None, typer.Option("--isa", help=f"What CPU kernels may use: {ISA_NAMES}; portable if not given.")
    ] = None,
    gather_threshold: GatherThresholdOption = None,
    sort_threshold: SortThresholdOption = None,
    accumulate: AccumulateOption = None,
    output: Annotated[Path | None, path_option("-o", "--output", help="File to write.")] = None,
    show: Annotated[bool, typer.Option("--print", help="Print the text (also the default without -o).")] = False,
    force: ForceOption = False,
    as_json: JsonOption = False,
) -> None:
    """Write the StableHLO text of one layer.

    Without --dispatch and --isa it is plain StableHLO for any consumer: every expert computes, the unchosen are masked.
    With --dispatch gathered, grouped or auto, or with --isa alone (which means auto), it holds CPU kernels for IREE.
    The text is the same on every machine, unless --isa host asks for what this one has.
    """
    base = EmitOptions(read_tokens(tokens, "--tokens"), dtype)
    strategy, tier = emitted(dispatch, isa)
    backend = backend_of(read_target(target, mesh, spelled=spelled))
    request = read_request(strategy, backend, tier, gather_threshold, sort_threshold, accumulate, spelled=spelled)
    if output is not None:
        require_writable(output, force=force)
    opened = resolve(model, part)
    if output is not None:
        require_apart({"--output": output}, model_files(opened))
    found = opened.layer(layer)
    options, reason = plan_dispatch(found.spec, request, base)
    graph = emit(found.spec, options)
    if output is not None:
        write_file(output, lambda stream: stream.write(graph.text.encode()), force=force)
        err.print(f"wrote {output}: {opened.family.name} layer {found.index}, {len(graph.text.splitlines())} lines")
        err.print(f"dispatch: {options.strategy.value} ({reason})")
    if show or (output is None and not as_json):
        sys.stdout.write(graph.text)
    if as_json:
        print_json(
            {
                "family": opened.family.name,
                "layer": found.index,
                "output": None if output is None else str(output),
                "strategy": options.strategy.value,
                "reason": reason,
                "arguments": [
                    {"name": a.name, "shape": _sizes(a.shape), "dtype": a.dtype.value, "role": a.role.value}
                    for a in graph.signature.arguments
                ],
                "results": [
                    {"name": r.name, "shape": _sizes(r.shape), "dtype": r.dtype.value} for r in graph.signature.results
                ],
                "ops": golden.op_counts(graph.text),
            }
        )


def _sizes(shape: Shape) -> list[int | None]:
    """A shape as JSON: a size that each call decides is null."""
    return [None if isinstance(dim, Sym) else dim for dim in shape]


def compile_file(
    file: Annotated[Path, path_argument(metavar="FILE.mlir", help="A text that `moehlo emit` wrote.")],
    target: Annotated[
        str, typer.Option("--target", help="cpu, cuda, or cuda:sm_80, sm_86, sm_89, sm_90; XLA compiles when it runs.")
    ] = "cpu",
    output: Annotated[Path | None, path_option("-o", "--output", help="FILE.vmfb if not given.")] = None,
    force: ForceOption = False,
    as_json: JsonOption = False,
) -> None:
    """Compile a text with IREE."""
    from emitter.iree import compile_text, parse_target

    if output is None:
        output = file.with_name(f"{file.stem or file.name}.vmfb") if file.name else file
    require_apart({"--output": output}, {"FILE.mlir": file})
    require_writable(output, force=force)
    parsed = parse_target(target)
    hint = f"; `moehlo emit MODEL -o {file}` writes it"
    text = read_text(file, "the text of a graph", most=MAX_TEXT_BYTES, hint=hint)
    with err.status(f"compiling {file} for {parsed.name}"):
        vmfb = compile_text(text, parsed)
    write_file(output, lambda stream: stream.write(vmfb), force=force)
    err.print(f"wrote {output}: {len(vmfb):,} bytes for {parsed.name}")
    if as_json:
        print_json({"output": str(output), "target": parsed.name, "bytes": len(vmfb)})
