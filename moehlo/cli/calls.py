"""One call of one layer over arrays on disk: what is computed, wherever it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.errors import InputError
from emitter.io.npy import read_activations, read_input
from emitter.plan import Plan, Request, plan
from emitter.reading.config import Layer, Model
from emitter.shapes import TOKENS, shape_text, static
from emitter.spec import FfnSpec
from emitter.spec.tensors import extra_inputs
from moehlo.cli.options import spelled
from weights.residency import StoredLayer, stored_layer


@dataclass(frozen=True)
class LayerCall:
    """A layer, its arrays ``x [N, H]`` and ``inputs`` by name, and the plan for them.

    ``stored`` says how its weights are stored, where they are quantised.
    """

    layer: Layer
    x: npt.NDArray[Any]
    inputs: Mapping[str, npt.NDArray[Any]]
    plan: Plan
    stored: StoredLayer


def read_call(
    layer: Layer,
    request: Request,
    *,
    input_file: Path,
    input_files: Mapping[str, Path],
    stored: bool,
) -> LayerCall:
    """Read the arrays of a call, and plan it. ``input_files`` are those of further inputs, by name.

    ``stored``: the weights are those of the model's files.

    Raises:
        InputError: an array is not what the layer takes; and as ``stored_layer`` and ``plan`` do.
    """
    x = read_activations(input_file, layer.spec.hidden)
    inputs = _read_inputs(layer.spec, layer.model, input_files, len(x))
    found = stored_layer(layer, request.dtype) if stored else StoredLayer()
    made = plan(layer.spec, request, found if stored else None, call=len(x))
    return LayerCall(layer, x, inputs, made, found)


def _read_inputs(spec: FfnSpec, opened: Model, given: Mapping[str, Path], tokens: int) -> dict[str, Any]:
    """The inputs besides ``x``, by name, exactly those that the layer takes; as transformers has them where absent."""
    wanted = {info.name: info for info in extra_inputs(spec)}
    takes = ", ".join(spelled(name) for name in wanted) or "no input but --input"
    for name in given:
        if name not in wanted:
            raise InputError(f"{spelled(name)}: this layer of {opened.family.name} takes {takes}")
    for name, info in wanted.items():
        if name not in given and info.absent is None:
            kind = f"{shape_text(info.shape(TOKENS))} {info.dtype.value}"
            raise InputError(
                f"this layer of {opened.family.name} also takes {name} {kind}: give {spelled(name)} FILE.npy"
            )
    return {
        name: read_input(given[name], name, tuple(map(static, info.shape(tokens))), info.dtype, info.below)
        if name in given
        else np.full(tokens, info.absent, info.dtype.numpy)
        for name, info in wanted.items()
    }
