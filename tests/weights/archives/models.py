"""Checkpoints of tiny models, for the tests of archives."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from emitter.golden import goldens_root
from emitter.graphs import signature_arguments
from emitter.packing import MlxAffine
from emitter.plan import Plan
from emitter.reading.config import Model, open_model
from emitter.signature import Argument, DType, Role, weight_arguments
from emitter.spec import FfnSpec
from emitter.spec.tensors import COMPUTE, canonical_weights
from weights import random_weights, write_checkpoint
from weights.archives.arrays import write_arrays

TINY = goldens_root() / "configs" / "tiny"


def wanted(spec: FfnSpec, dtype: DType = DType.F32) -> list[Argument]:
    return [a for a in signature_arguments(spec, Plan(dtype=dtype)) if a.role is Role.WEIGHT]


def checkpoint(
    directory: Path, name: str, layers: Sequence[int] | None = None, dtype: DType | None = None, **changes: int
) -> Model:
    """A checkpoint of random weights of a tiny config, with keys of it changed, in several files."""
    directory.parent.mkdir(parents=True, exist_ok=True)
    path = directory.parent / f"{directory.name}.json"
    path.write_text(json.dumps({**json.loads((TINY / f"{name}.json").read_text()), **changes}))
    model = open_model(path)
    kept = [i for i, kind in enumerate(model.kinds) if kind != "none"] if layers is None else layers
    arguments = {i: wanted(model.layer(i).spec) for i in kept}
    drawn = {i: random_weights(arguments[i], i) for i in kept}
    layouts = {i: model.layer(i).layout for i in kept}
    config = json.loads(path.read_text())
    write_checkpoint(directory, config, drawn, layouts, arguments, dtype=dtype, max_shard_bytes=200_000)
    return open_model(directory)


def packed_archive(directory: Path, **changes: int) -> Model:
    """An archive of one layer of a tiny Mixtral whose experts are packed as MLX packs them, with keys changed."""
    directory.mkdir(parents=True)
    path = directory.parent / f"{directory.name}.json"
    path.write_text(json.dumps({**json.loads((TINY / "mixtral.json").read_text()), "num_hidden_layers": 1, **changes}))
    layer, packing = open_model(path).layer(0), MlxAffine(4, 64, DType.BF16)
    weights = [replace(w, packing=packing) if w.packing == COMPUTE else w for w in canonical_weights(layer.spec)]
    arguments = weight_arguments(weights, DType.F32)
    write_arrays(directory, layer, DType.F32, arguments, random_weights(arguments, 1))
    return open_model(directory)
