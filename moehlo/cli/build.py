"""``moehlo emit`` and ``moehlo compile``: from a config to a text, from a text to a module."""

from __future__ import annotations

import shlex
import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

from emitter import golden
from emitter.errors import InputError, OutputError
from emitter.graphs import emit
from emitter.graphs.decoder import BATCHED, SINGLE, emit_decoder
from emitter.io.files import read_text, require_apart, require_writable, write_file
from emitter.io.numbers import ranges
from emitter.plan import DecoderPlan, Request, Residency, Strategy, plan, plan_decoder
from emitter.reading.decoder import archived_prefixes
from emitter.reading.hub import model_files, resolve
from emitter.shapes import Shape, Sym
from emitter.signature import DType, Parameters, Role, Signature, layer_prefix
from emitter.spec.model import ModelSpec
from emitter.target import Target
from moehlo.choices import (
    emitted,
    read_compute,
    read_iree_target,
    read_parameters,
    read_request,
    read_target,
    read_tokens,
)
from moehlo.cli import options
from moehlo.cli.console import err, print_json
from moehlo.cli.options import ISA_NAMES, path_argument, path_option, spelled
from moehlo.decoder_room import context_of
from weights.archives.archive import Archive, is_archive
from weights.decoder import stored_decoder
from weights.residency import stored_layer

MAX_TEXT_BYTES = 2**28
"""The text of a layer takes up to some megabytes; one with its weights written into it takes hundreds."""


def emit_graph(
    model: options.ModelArgument,
    layer: options.LayerOption = None,
    part: options.PartOption = None,
    whole: options.WholeOption = False,
    tokens: Annotated[
        str, typer.Option("--tokens", help="A token count, or dynamic; with --model those of a prefill.")
    ] = "dynamic",
    context: Annotated[
        str, typer.Option("--context", help="With --model: the tokens that a cache has room for, or dynamic.")
    ] = "dynamic",
    rows: Annotated[
        str | None,
        typer.Option("--rows", help="With --model: the rows of a batch, or dynamic; the paged entry points then too."),
    ] = None,
    dispatch: Annotated[
        Strategy | None,
        typer.Option(
            "--dispatch",
            metavar="NAME",
            help="How tokens reach their experts: masked, gathered, grouped, ladder or auto; masked if not given, or "
            "auto where --isa is given.",
        ),
    ] = None,
    dtype: options.DTypeOption = DType.F32,
    target: options.TargetOption = "cpu",
    mesh: options.MeshOption = None,
    isa: Annotated[
        str | None, typer.Option("--isa", help=f"What CPU kernels may use: {ISA_NAMES}; portable if not given.")
    ] = None,
    gather_threshold: options.GatherThresholdOption = None,
    sort_threshold: options.SortThresholdOption = None,
    accumulate: options.AccumulateOption = None,
    residency: Annotated[
        Residency | None,
        options.residency_option(
            "How quantised weights enter: packed, as MODEL stores them, where kernels read them so; numbers of --dtype "
            "if not given."
        ),
    ] = None,
    parameters: Annotated[
        str | None,
        typer.Option(
            "--parameters",
            metavar="SCOPE",
            help="Weights are no arguments but IREE's parameters of this scope, named as in archives "
            "(layers.3.router); iree-run-module takes them by --parameters.",
        ),
    ] = None,
    output: Annotated[Path | None, path_option("-o", "--output", help="File to write.")] = None,
    show: Annotated[bool, typer.Option("--print", help="Print the text (also the default without -o).")] = False,
    force: options.ForceOption = False,
    as_json: options.JsonOption = False,
) -> None:
    """Write the StableHLO text of one layer, or of a whole decoder.

    Without --dispatch and --isa it is plain StableHLO for any consumer: every expert computes, the unchosen are masked.
    With --dispatch gathered, grouped or auto, or with --isa alone (which means auto), it holds CPU kernels for IREE.
    The text is the same on every machine, unless --isa host asks for what this one has.
    """
    count, compute = read_tokens(tokens, "--tokens"), read_compute(dtype, residency, spelled=spelled)
    strategy, tier = emitted(dispatch, isa)
    parsed = read_target(target, mesh, tier, spelled=spelled)
    request = read_request(strategy, parsed, gather_threshold, sort_threshold, accumulate, spelled=spelled)
    request = replace(request, tokens=count, dtype=compute, residency=residency)
    if output is not None:
        require_writable(output, force=force)
    opened = resolve(model, part)
    if output is not None:
        require_apart({"--output": output}, model_files(opened))
    if whole:
        if layer is not None:
            raise InputError("--model is for all layers, and --layer for one: give one of them")
        sizes = read_tokens(context, "--context"), None if rows is None else read_tokens(rows, "--rows")
        _require_static(spec := opened.whole, request, count, sizes[0])
        stored = stored_decoder(opened, compute) if residency is Residency.PACKED else None
        decoder = plan_decoder(spec, request, stored)
        entries = SINGLE if rows is None else (*SINGLE, *BATCHED)
        held = read_parameters(parameters, archived_prefixes(opened, spec), "--parameters")
        graph = emit_decoder(spec, decoder, held, context=sizes[0], rows=sizes[1], entries=entries)
        what, chosen = f"{len(spec.layers)} layers", _chosen(decoder)
    else:
        if context != "dynamic" or rows is not None:
            raise InputError("--context and --rows are for whole decoders: they go with --model")
        found = opened.layer(layer)
        made = plan(found.spec, request, stored_layer(found, compute) if residency is Residency.PACKED else None)
        held = read_parameters(parameters, [("", layer_prefix(found.index))], "--parameters")
        graph = emit(found.spec, made, held)
        what, chosen = f"layer {found.index}", {(made.strategy.value, made.reason): [found.index]}
    directory = opened.source.directory
    if held is not None and directory is not None and is_archive(directory):
        wanted = {weight.name: weight for entry in graph.entries for weight in entry.signature.weights}
        Archive(directory, opened.part).require(wanted.values(), held)
    if output is not None:
        write_file(output, lambda stream: stream.write(graph.text.encode()), force=force)
        err.print(f"wrote {output}: {opened.family.name} {what}, {len(graph.text.splitlines())} lines")
        for (name, reason), at in chosen.items():
            of = "" if len(chosen) == 1 else f" of layer{'s' * (len(at) > 1)} {ranges(at)}"
            err.print(f"dispatch{of}: {name} ({reason})")
        if "xf64>" in graph.text:
            err.print(f"it sums in f64: iree-compile needs the flags of `moehlo compile {output} --print-flags`")
    if show or (output is None and not as_json):
        sys.stdout.write(graph.text)
    if as_json:
        print_json(
            {
                "family": opened.family.name,
                **({} if whole else {"layer": found.index}),
                "output": None if output is None else str(output),
                **(
                    {
                        "dispatch": [{"layers": at, "strategy": s, "reason": why} for (s, why), at in chosen.items()],
                        "entries": {e.name: _described(e.signature, held) for e in graph.entries},
                    }
                    if whole
                    else {"strategy": made.strategy.value, "reason": made.reason, **_described(graph.signature, held)}
                ),
                "ops": golden.op_counts(graph.text),
            }
        )


def _chosen(decoder: DecoderPlan) -> dict[tuple[str, str], list[int]]:
    """The layers of each strategy and its reason; a layer with two FFNs is in both of theirs."""
    found: dict[tuple[str, str], list[int]] = {}
    for index, layer in enumerate(decoder.layers):
        for made in dict.fromkeys((layer.ffn, layer.aside)):
            if made is not None:
                found.setdefault((made.strategy.value, made.reason), []).append(index)
    return found


def _require_static(spec: ModelSpec, request: Request, tokens: int | None, context: int | None) -> None:
    """Refuse sizes of which some are numbers and some are not, and a cache that has no room for a prefill."""
    if context is not None and (tokens is None or tokens > context):
        raise InputError(f"--context {context}: a cache of so many tokens goes with --tokens from 1 to {context}")
    if tokens is not None and context is None:
        raise InputError(f"--tokens {tokens}: a prefill of so many tokens goes with --context N, the room of the cache")
    context_of(spec, context)


def _described(signature: Signature, held: Parameters | None) -> dict[str, Any]:
    """The arguments and results of an entry point, as JSON."""
    return {
        "arguments": [
            {"name": a.name, "shape": _sizes(a.shape), "dtype": a.dtype.value, "role": a.role.value}
            | ({"parameter": held.key(a.name)} if held is not None and a.role is Role.WEIGHT else {})
            for a in signature.arguments
        ],
        "results": [{"name": r.name, "shape": _sizes(r.shape), "dtype": r.dtype.value} for r in signature.results],
    }


def _sizes(shape: Shape) -> list[int | None]:
    """A shape as JSON: a size that each call decides is null."""
    return [None if isinstance(dim, Sym) else dim for dim in shape]


def compile_file(
    file: Annotated[Path, path_argument(metavar="FILE.mlir", help="A text that `moehlo emit` wrote.")],
    target: Annotated[
        str, typer.Option("--target", help="cpu, cuda, or cuda:sm_80, sm_86, sm_89, sm_90; XLA compiles when it runs.")
    ] = "cpu",
    output: Annotated[Path | None, path_option("-o", "--output", help="FILE.vmfb if not given.")] = None,
    print_flags: Annotated[
        bool,
        typer.Option("--print-flags", help="Compile nothing: print the flags for iree-compile, quoted, one a line."),
    ] = False,
    kernels: Annotated[
        Path | None,
        path_option(
            "--kernels", help="With --print-flags: a new folder for the PTX that a text with CUDA kernels names."
        ),
    ] = None,
    force: options.ForceOption = False,
    as_json: options.JsonOption = False,
) -> None:
    """Compile a text with IREE.

    With iree-compile: moehlo compile FILE --print-flags > flags.txt; iree-compile @flags.txt FILE -o OUT.vmfb
    """
    from emitter.iree import compile_text

    if kernels is not None and not print_flags:
        raise InputError("--kernels is for --print-flags: a module holds the kernels that it needs")
    if print_flags:
        if output is not None:
            raise InputError("--print-flags writes no module: leave out --output")
        flags = _stock_flags(_read(file), read_iree_target(target), kernels)
        if as_json:
            print_json({"target": target, "flags": list(flags)})
        else:
            sys.stdout.write("".join(f"{shlex.quote(flag)}\n" for flag in flags))
        return
    if output is None:
        output = file.with_name(f"{file.stem or file.name}.vmfb") if file.name else file
    require_apart({"--output": output}, {"FILE.mlir": file})
    require_writable(output, force=force)
    parsed = read_iree_target(target)
    text = _read(file)
    with err.status(f"compiling {file} for {parsed.option}"):
        vmfb = compile_text(text, parsed)
    write_file(output, lambda stream: stream.write(vmfb), force=force)
    err.print(f"wrote {output}: {len(vmfb):,} bytes for {parsed.option}")
    if as_json:
        print_json({"output": str(output), "target": parsed.option, "bytes": len(vmfb)})


def _stock_flags(text: str, target: Target, folder: Path | None) -> tuple[str, ...]:
    """The flags that ``iree-compile`` needs of a text, whose kernels are written to ``folder``, a new one."""
    from emitter.iree.compiler import KERNELS_OPTION, compile_flags, fit_target, named_kernels, write_kernels

    flags = compile_flags(fit_target(text, target))
    if not named_kernels(text):
        return flags
    if folder is None:
        raise InputError("the text names CUDA kernels, whose PTX iree-compile reads: give --kernels DIR to write it to")
    try:
        folder.mkdir()
        write_kernels(text, folder)
    except FileExistsError as error:
        raise InputError(f"{folder}: exists; --kernels takes a new folder") from error
    except OSError as error:
        raise OutputError(f"{folder}: the kernels cannot be written: {error.strerror}") from error
    return (*flags, f"{KERNELS_OPTION}{folder.resolve()}")


def _read(file: Path) -> str:
    hint = f"; `moehlo emit MODEL -o {file}` writes it"
    return read_text(file, "the text of a graph", most=MAX_TEXT_BYTES, hint=hint)
