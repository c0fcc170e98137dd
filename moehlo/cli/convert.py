"""``moehlo convert``: an archive of canonical weights, and the check of one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from emitter.errors import CheckpointError, InputError
from emitter.plan import Residency
from emitter.reading.hub import resolve
from emitter.reading.reader import MAX_LAYERS
from emitter.signature import DType
from moehlo.cli import options
from moehlo.cli.console import err, out, print_json, working
from moehlo.cli.options import choose_dtype, dtype_option, residency_option, whole_option


def convert(
    model: options.ModelArgument,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="Directory to write.")] = None,
    layer: Annotated[
        list[int] | None,
        whole_option(
            "--layer",
            0,
            MAX_LAYERS - 1,
            "L",
            "Decoder layer whose FFN alone is written; may be given several times. The whole decoder if not given.",
        ),
    ] = None,
    part: options.PartOption = None,
    dtype: Annotated[
        DType | None,
        dtype_option("Type of what is not written packed; that of the weights if not given."),
    ] = None,
    residency: Annotated[
        Residency | None,
        residency_option(
            "How quantised weights are written: packed, as they are stored, or as numbers; packed if not given, where "
            "graphs can take them so."
        ),
    ] = None,
    force: options.ForceOption = False,
    check: Annotated[
        bool,
        typer.Option(
            "--verify", help="Read what was written and compare its hashes; without -o, those of MODEL, an archive."
        ),
    ] = False,
    as_json: options.JsonOption = False,
) -> None:
    """Write a model's weights as an archive, which other verbs take as MODEL and map instead of copying.

    The weights are those that graphs take: quantised ones as they are stored, others in --dtype. A conversion that was
    ended goes on where it was.
    """
    from moehlo.generation.opening import files_for
    from weights.archives.archive import Archive, is_archive
    from weights.archives.conversion import Conversion
    from weights.archives.conversion import convert as write_archive

    if output is None and not check:
        raise InputError("-o DIR is needed: `moehlo convert MODEL -o DIR`; an archive is checked by --verify")
    with working("reading") as work:
        if output is None:
            directory = Path(model)
            if not is_archive(directory):
                raise CheckpointError(f"{model}: is no archive; `moehlo convert MODEL -o DIR` writes one")
        else:
            directory = output
            work("converting")
            opened = resolve(model, part)
            compute = choose_dtype(dtype, residency, opened.layer(layer[0] if layer else None), None)
            conversion = Conversion.of(opened, layer or None, compute, residency)
            say = lambda why: err.print(f"  without a tokenizer: {why}")  # noqa: E731
            extra_files = files_for(opened, say) if conversion.whole else {}
            write_archive(conversion, output, extra_files=extra_files, force=force, progress=work.at)
        archive = Archive.whole(directory)
        total = sum(tensor.nbytes for tensor in archive.tensors.values())
        wrong: list[str] = []
        if check:
            work("comparing hashes")
            wrong = archive.verify(work.by(total))
    manifest = archive.manifest
    forms = dict.fromkeys(str(weight.packing) for weight in manifest.packed.values())
    document = {
        "archive": str(directory),
        "family": manifest.model["family"],
        "part": manifest.part,
        "layers": [int(index) for index in manifest.layers],
        "whole": manifest.whole,
        "dtype": manifest.dtype.value,
        "packed": {name: str(weight.packing) for name, weight in manifest.packed.items()},
        "tensors": len(archive.tensors),
        "bytes": total,
        "verified": not wrong if check else None,
        "wrong": wrong,
    }
    if output is not None:
        err.print(
            f"wrote {output}: {'the whole decoder, ' * manifest.whole}"
            f"{len(manifest.layers)} layer{'s' * (len(manifest.layers) != 1)}, "
            f"{len(archive.tensors)} tensors, {total / 1e6:,.1f} MB"
        )
        if forms:
            err.print(f"  {len(manifest.packed)} weights packed as they are stored: {'; '.join(forms)}")
        if not conversion.whole and not layer:
            err.print(f"  FFNs alone: {conversion.without}")
        for each in conversion.contents:
            for name, why in each.unpacked.items():
                err.print(f"  {each.place.archived}{name} is written in {manifest.dtype.value}: {why}")
    if check:
        state = "as they were written" if not wrong else f"{len(wrong)} other than they were written: "
        out.print(f"{directory}: {len(archive.tensors)} tensors, {state}{', '.join(wrong[:20])}")
    if as_json:
        print_json(document)
    if wrong:
        raise typer.Exit(1)
