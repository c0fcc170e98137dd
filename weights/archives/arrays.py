"""An archive of arrays that are in memory: what is measured on weights that no file has."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from emitter.reading.config import Layer
from emitter.signature import Argument, DType
from weights.archives.conversion import Contents, manifest_of, place_of, record_of
from weights.archives.irpa import place
from weights.archives.manifest import CONFIG, MANIFEST, TENSORS
from weights.layouts import Array


def write_arrays(
    directory: Path, layer: Layer, dtype: DType, arguments: Sequence[Argument], arrays: Mapping[str, Array]
) -> None:
    """Write the weights of one layer as an archive.

    Args:
        directory: A folder that is there and empty.
        layer: Whose weights they are.
        dtype: The compute dtype of the graphs that take them.
        arguments: Its weights, of packed ones each plane.
        arrays: Argument's name to array, of its shape and dtype and in C order.

    Raises:
        OSError: the system refuses to write.
    """
    part = Contents(place_of(layer), tuple(arguments), {})
    entries, head, size = place(
        [(part.place.archived + argument.name, arrays[argument.name].nbytes) for argument in arguments]
    )
    records = []
    with (directory / TENSORS).open("xb") as file:
        file.write(head)
        for argument, entry in zip(arguments, entries, strict=True):
            raw = arrays[argument.name].reshape(-1).view("u1").data
            file.seek(entry.offset)
            file.write(raw)
            records.append(record_of(part.place, argument, entry, hashlib.sha256(raw).hexdigest()))
        file.truncate(size)
    config = json.dumps(layer.model.root).encode()
    manifest = manifest_of(layer.model, [layer], dtype, config, part.packed, records)
    (directory / CONFIG).write_bytes(config)
    (directory / MANIFEST).write_text(manifest.to_json(), encoding="utf-8")
