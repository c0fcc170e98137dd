"""``moehlo emit`` and ``moehlo compile``: from a config to a text, from a text to a module."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from emitter import golden
from emitter.errors import InputError
from emitter.files import require_writable, write_file
from emitter.graphs import EmitOptions, emit
from emitter.plan import plan_dispatch
from emitter.reading.hub import resolve
from emitter.signature import DType, Shape, Sym
from moehlo.cli.console import err, print_json
from moehlo.cli.options import (
    Dispatch,
    DispatchOption,
    DTypeOption,
    FloatType,
    ForceOption,
    GatherThresholdOption,
    IsaOption,
    JsonOption,
    LayerOption,
    ModelArgument,
    PartOption,
    SortThresholdOption,
    TargetOption,
    dispatch_request,
    parse_tokens,
)


def emit_graph(
    model: ModelArgument,
    layer: LayerOption = None,
    part: PartOption = None,
    tokens: Annotated[str, typer.Option("--tokens", help="A token count, or dynamic.")] = "dynamic",
    dispatch: DispatchOption = Dispatch.AUTO,
    dtype: DTypeOption = FloatType.F32,
    target: TargetOption = "cpu",
    isa: IsaOption = "portable",
    gather_threshold: GatherThresholdOption = None,
    sort_threshold: SortThresholdOption = None,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="File to write.")] = None,
    show: Annotated[bool, typer.Option("--print", help="Print the text (also the default without -o).")] = False,
    force: ForceOption = False,
    as_json: JsonOption = False,
) -> None:
    """Write the StableHLO text of one layer.

    With --dispatch masked it is plain StableHLO for any consumer; the other strategies hold CPU kernels for IREE.
    The text is the same on every machine: --isa is portable unless it is given (host: what this machine has).
    """
    from emitter.iree import parse_target

    base = EmitOptions(parse_tokens(tokens), DType(dtype.value))
    request = dispatch_request(dispatch, parse_target(target).name, isa, gather_threshold, sort_threshold)
    if output is not None:
        require_writable(output, force=force)
    opened = resolve(model, part)
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
    file: Annotated[Path, typer.Argument(metavar="FILE.mlir", help="A text that `moehlo emit` wrote.")],
    target: TargetOption = "cpu",
    output: Annotated[Path | None, typer.Option("-o", "--output", help="FILE.vmfb if not given.")] = None,
    force: ForceOption = False,
    as_json: JsonOption = False,
) -> None:
    """Compile a text with IREE."""
    from emitter.iree import compile_text, parse_target

    output = output or file.with_suffix(".vmfb")
    require_writable(output, force=force)
    parsed = parse_target(target)
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise InputError(f"{file}: does not exist; `moehlo emit MODEL -o {file}` writes it") from error
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"{file}: cannot be read as MLIR text: {error}") from error
    with err.status(f"compiling {file} for {parsed.name}"):
        vmfb = compile_text(text, parsed)
    write_file(output, lambda stream: stream.write(vmfb), force=force)
    err.print(f"wrote {output}: {len(vmfb):,} bytes for {parsed.name}")
    if as_json:
        print_json({"output": str(output), "target": parsed.name, "bytes": len(vmfb)})
