"""The type of numbers that a checkpoint is in: the compute dtype by default."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from emitter.dtype import DType
from emitter.packing import MlxAffine
from emitter.reading.config import Layer, Model
from emitter.reading.hub import has_weights
from emitter.signature import weight_arguments
from emitter.spec.tensors import canonical_weights
from weights.archives.archive import is_archive
from weights.archives.manifest import read_manifest
from weights.store import choices_of, open_weights

COMPUTED = (DType.F32, DType.BF16, DType.F16)
"""What the experts' matmul inputs may be."""
_NAMED: Mapping[str, DType] = {str(dtype.numpy): dtype for dtype in COMPUTED}
_KEYS = ("dtype", "torch_dtype")
"""What transformers 5 and transformers 4 call it in config.json."""


def checkpoint_dtype(layer: Layer) -> tuple[DType, str]:
    """The type of numbers that the weights of a layer are in, and what says so.

    An archive's manifest says it, else config.json, else the stored tensors do, as those of a GGUF file always. f32
    where nothing says it, and for a config alone, whose weights are drawn. Of the tensors headers are read, no numbers;
    those of a repository of the hub are not asked, as that would be to download them.

    Raises:
        CheckpointError: the weights are not as the config says.
    """
    model = layer.model
    source, declared = model.source, declared_dtype(model)
    if not has_weights(model):
        other = "" if declared in (None, DType.F32) else f"; config.json says {declared.value}"
        return DType.F32, f"the default where no weights are read{other}"
    if source.file is None and source.directory is not None and is_archive(source.directory):
        return read_manifest(source.directory).dtype, "as the archive holds them"
    if declared is not None and source.file is None:
        return declared, "as config.json says"
    if source.repository is None and (stored := _stored_dtype(layer)) is not None:
        return stored, "as the weights are stored"
    return DType.F32, "the default where nothing says in what the weights are"


def declared_dtype(model: Model) -> DType | None:
    """The type that a config.json names, of a nested one its part first; None where it names none of ``COMPUTED``."""
    for config in (model.config, model.root):
        for key in _KEYS:
            if (found := _NAMED.get(str(config.get(key)).removeprefix("torch."))) is not None:
                return found
    return None


def _stored_dtype(layer: Layer) -> DType | None:
    """The type of most bytes of the tensors that narrow with the compute type, else of the others; None without any.

    Scales of MLX's affine packing are of the type that the numbers had; codes and other scales say nothing.
    """
    store, types = open_weights(layer.model), {dtype.numpy: dtype for dtype in COMPUTED}
    weights = canonical_weights(layer.spec)
    wide, narrow = (weight_arguments(weights, dtype) for dtype in (DType.F32, DType.BF16))
    sizes: dict[bool, Counter[DType]] = {True: Counter(), False: Counter()}
    for argument, other, choice in zip(wide, narrow, choices_of(store, layer.layout, layer.index, wide), strict=True):
        for tensor in dict.fromkeys(piece.tensor for piece in choice.pieces):
            match store.packing(tensor):
                case None:
                    dtype = types.get(store.array(tensor).dtype)
                case MlxAffine(scale=dtype):
                    pass
                case _:
                    dtype = None
            if dtype is not None:
                sizes[argument.dtype is not other.dtype][dtype] += store.stored_bytes(tensor)
    return next((found.most_common(1)[0][0] for found in sizes.values() if found), None)
