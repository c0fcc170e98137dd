"""What weights are loaded from: a checkpoint, plain or quantised, an archive, or a GGUF file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Protocol

from emitter.errors import CheckpointError
from emitter.packing import Quantised
from emitter.reading.config import Model
from emitter.reading.gguf import SUFFIX
from emitter.reading.hub import weight_folder
from emitter.reading.layout import LayerLayout
from emitter.reading.quantisation import method_not_read
from emitter.signature import Argument
from weights.archives.archive import Archive, is_archive
from weights.checkpoint import Checkpoint
from weights.gguf import GgufStore
from weights.layouts import dims_of
from weights.matching import Choice, choose, tensor_names
from weights.packed import Unpacked, unpacked
from weights.stored import Named, Stored


class Store(Named, Stored, Protocol):
    """What weights are loaded from, whatever holds them; ``shape`` and ``array`` are those of its numbers."""

    def packing(self, name: str) -> Quantised | None:
        """How a tensor is packed; None where it is not, and ``array(name)`` holds the values themselves."""

    def layout_of(self, layout: LayerLayout, names: Iterable[str]) -> LayerLayout:
        """Where canonical weights of these names are here; ``layout`` has the places in checkpoints of the family."""


def open_store(given: str | Path | Checkpoint | Store, part: str | None = None) -> Store:
    """The archive or the checkpoint in a directory, a GGUF file, or one already opened; quantised tensors as numbers.

    Raises:
        CheckpointError: as ``Archive`` and ``Checkpoint``.
        ConfigError: as ``unpacked``.
    """
    if isinstance(given, (str, Path)):
        if is_archive(Path(given)):
            return Archive(given, part)
        if Path(given).suffix == SUFFIX:
            return GgufStore(Path(given))
        given = Checkpoint(given)
    return unpacked(given) if isinstance(given, Checkpoint) else given


def open_weights(model: Model) -> Store:
    """The weights of a model that was opened; those of a repository are fetched when they are asked for.

    Raises:
        CheckpointError: If the model is a config alone; and what ``open_store`` raises.
    """
    if model.source.file is not None:
        return open_store(model.source.file)
    directory, fetch = weight_folder(model)
    return open_store(directory, model.part) if fetch is None else open_store(Checkpoint(directory, fetch))


def holds(store: Store, layout: LayerLayout, weight: str) -> bool:
    """Whether there is a tensor of a weight of no layer; ``layout`` has its places in checkpoints of the family."""
    return any(name in store for name in tensor_names(store.layout_of(layout, (weight,)), weight))


def choices_of(store: Store, layout: LayerLayout, layer: int, wanted: Sequence[Argument]) -> tuple[Choice, ...]:
    """How each wanted weight of a layer is stored. Raises what ``choose`` and ``Unpacked.require_scheme`` raise."""
    names = [argument.name if argument.plane is None else argument.plane.weight.name for argument in wanted]
    found = store.layout_of(layout, names)
    try:
        choices = choose(store, found, layer, [(name, dims_of(a)) for name, a in zip(names, wanted, strict=True)])
    except CheckpointError as error:
        if (said := _said_of_quantisation(store)) is None:
            raise
        what = str(error).removeprefix(f"{store.label}: ")
        raise CheckpointError(f"{store.label}: {said}. Of its tensors: {what}") from error
    if isinstance(store, Unpacked):
        for argument, choice in zip(wanted, choices, strict=True):
            store.require_scheme(argument.of_weight.weight, dict.fromkeys(piece.tensor for piece in choice.pieces))
    return choices


def _said_of_quantisation(store: Store) -> str | None:
    """What config.json says of tensors that are quantised in a way that is not read."""
    return method_not_read(store.config) if isinstance(store, Checkpoint) else None
