"""Writing a checkpoint that transformers reads: config.json, safetensors shards, their index; whole or not at all."""

from __future__ import annotations

import contextlib
import json
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np

from emitter.errors import OutputError
from emitter.reading.layout import LayerLayout
from emitter.signature import Argument, DType
from weights.checkpoint import INDEX, SINGLE
from weights.layouts import Array, Storage, axes_of, storages
from weights.tensorfile import NUMPY

DATA_ALIGNMENT = 64
"""The header is padded so that the data begins here; sizes that are multiples of it then map without a copy."""

_SPELLED = {dtype: name for name, dtype in NUMPY.items()}
_FLOATS = (np.dtype(np.float32), np.dtype(np.float16), np.dtype(ml_dtypes.bfloat16), np.dtype(np.float64))


def write_checkpoint(
    directory: str | Path,
    config: Mapping[str, Any],
    layers: Mapping[int, Mapping[str, Array]],
    layout: LayerLayout | Mapping[int, LayerLayout],
    wanted: Sequence[Argument] | Mapping[int, Sequence[Argument]],
    *,
    dtype: DType | None = None,
    max_shard_bytes: int = 5_000_000_000,
    memory_names: bool = False,
    force: bool = False,
) -> list[Path]:
    """Writes canonical weights as a model directory.

    Layers are taken one after another, so a mapping that makes each layer when asked keeps memory at one shard and one
    layer. Everything is written into a temporary directory inside ``directory`` and renamed at the end, the index last.

    Args:
        directory: Created if it is not there.
        config: Becomes config.json.
        layers: Layer index to canonical weights.
        layout: How they are stored, for all layers or for each; the first disk layout and the first prefix are used.
        wanted: The arguments that the weights are for, for all layers or for each; they name the axes.
        dtype: The float type on disk; None keeps each array's. Integers keep theirs.
        max_shard_bytes: A shard is closed before it grows beyond this, unless one tensor alone does.
        memory_names: Write the names and shapes of the live module instead of the disk layout.
        force: Replace a checkpoint that is there: config.json, the index and the model's own shards. Other files stay.

    Returns:
        The files written, config.json first.

    Raises:
        OutputError: there is a checkpoint already and ``force`` is not given, or the system refuses to write (disk
            full, no permission); nothing is left behind then.
        UnsupportedError: the layout does not say how a weight is stored.
    """
    target = Path(directory)
    try:
        existing = _existing(target)
        if existing and not force:
            raise OutputError(f"{target}: {existing[0].name} is there already; pass force to replace the checkpoint")
        created = _create(target)
        try:
            with tempfile.TemporaryDirectory(prefix=".writing-", dir=target) as scratch:
                names = _write_all(
                    Path(scratch), config, _tensors(layers, layout, wanted, dtype, memory_names), max_shard_bytes
                )
                for stale in existing:
                    stale.unlink()
                for name in names:
                    (Path(scratch) / name).rename(target / name)
        except BaseException:
            for path in reversed(created):
                with contextlib.suppress(OSError):
                    path.rmdir()
            raise
    except OSError as error:
        raise OutputError(f"{target}: cannot be written: {error.strerror or error}; nothing was left there") from error
    return [target / name for name in names]


def _existing(target: Path) -> list[Path]:
    if not target.exists():
        return []
    if not target.is_dir():
        raise OutputError(f"{target}: is there already and is not a directory")
    patterns = (INDEX, SINGLE, "model-*-of-*.safetensors", "config.json")
    return [path for pattern in patterns for path in sorted(target.glob(pattern))]


def _create(target: Path) -> list[Path]:
    """Makes the directory and returns what had to be made, outermost first."""
    missing = [path for path in (target, *target.parents) if not path.exists()][::-1]
    target.mkdir(parents=True, exist_ok=True)
    return missing


def _write_all(
    scratch: Path,
    config: Mapping[str, Any],
    tensors: Iterator[Storage],
    max_shard_bytes: int,
) -> list[str]:
    (scratch / "config.json").write_text(json.dumps(config, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    shards: list[list[str]] = []
    total = 0
    for shard in _shards(tensors, max_shard_bytes):
        write_tensors(scratch / f"shard-{len(shards)}", shard)
        shards.append([tensor.tensor for tensor in shard])
        total += sum(tensor.nbytes for tensor in shard)
    if len(shards) == 1:
        (scratch / "shard-0").rename(scratch / SINGLE)
        return ["config.json", SINGLE]
    files = [f"model-{number:05d}-of-{len(shards):05d}.safetensors" for number in range(1, len(shards) + 1)]
    for number, file in enumerate(files):
        (scratch / f"shard-{number}").rename(scratch / file)
    weight_map = {name: file for file, names in zip(files, shards, strict=True) for name in names}
    index = {"metadata": {"total_size": total}, "weight_map": dict(sorted(weight_map.items()))}
    (scratch / INDEX).write_text(json.dumps(index, indent=2) + "\n", encoding="utf-8")
    return ["config.json", *files, INDEX]


def _tensors(
    layers: Mapping[int, Mapping[str, Array]],
    layout: LayerLayout | Mapping[int, LayerLayout],
    wanted: Sequence[Argument] | Mapping[int, Sequence[Argument]],
    dtype: DType | None,
    memory_names: bool,
) -> Iterator[Storage]:
    seen: set[str] = set()
    for layer in layers:
        of_layer = layout if isinstance(layout, LayerLayout) else layout[layer]
        axes = axes_of(wanted[layer] if isinstance(wanted, Mapping) else wanted)
        prefix = of_layer.prefixes[0]
        stored = storages(layers[layer], of_layer, layer, axes=axes, prefix=prefix, memory=memory_names)
        for tensor in stored:
            if tensor.tensor in seen:
                raise ValueError(f"two layers write the tensor {tensor.tensor}")
            seen.add(tensor.tensor)
            convert = dtype is not None and tensor.dtype in _FLOATS
            yield replace(tensor, dtype=dtype.numpy) if dtype is not None and convert else tensor


def _shards(tensors: Iterator[Storage], max_bytes: int) -> Iterator[list[Storage]]:
    """Runs of tensors of at most ``max_bytes``; at least one run, perhaps empty."""
    shard: list[Storage] = []
    held = 0
    for tensor in tensors:
        if shard and held + tensor.nbytes > max_bytes:
            yield shard
            shard, held = [], 0
        shard.append(tensor)
        held += tensor.nbytes
    yield shard


def write_tensors(path: Path, tensors: list[Storage]) -> None:
    """Writes one safetensors file; of the tensors, one at a time is built in memory.

    Raises:
        OSError: the system refuses to write.
        ValueError: a dtype has no name in the format.
    """
    # Wide elements first, as the reference writer does: then every tensor starts on a multiple of its element size.
    ordered = sorted(tensors, key=lambda tensor: (tensor.nbytes % DATA_ALIGNMENT != 0, -tensor.dtype.itemsize))
    entries: dict[str, object] = {"__metadata__": {"format": "pt"}}
    position = 0
    for tensor in ordered:
        if tensor.dtype not in _SPELLED:
            raise ValueError(f"{tensor.tensor}: dtype {tensor.dtype} cannot be stored in safetensors")
        end = position + tensor.nbytes
        entries[tensor.tensor] = {
            "dtype": _SPELLED[tensor.dtype],
            "shape": list(tensor.shape),
            "data_offsets": [position, end],
        }
        position = end
    header = json.dumps(entries, separators=(",", ":"), ensure_ascii=False).encode("utf-8")
    header += b" " * (-(8 + len(header)) % DATA_ALIGNMENT)
    with path.open("xb") as file:
        file.write(len(header).to_bytes(8, "little"))
        file.write(header)
        for tensor in ordered:
            file.write(tensor.build().reshape(-1).view(np.uint8).data)
