"""One call of one layer over arrays on disk: what is computed, wherever it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.errors import InputError
from emitter.graphs import EmitOptions
from emitter.inputs import read_activations, read_input
from emitter.plan import Request, Residency, plan_call
from emitter.reading.config import Layer, Model
from emitter.signature import TOKENS, DType, shape_text
from emitter.spec import FfnSpec
from emitter.spec.tensors import extra_inputs
from moehlo.cli.options import spelled
from weights.residency import Holding, hold


@dataclass(frozen=True)
class LayerCall:
    """A layer, its arrays ``x [N, H]`` and ``inputs`` by name, how it is to be emitted for them, and why so.

    ``holding`` says how its weights are held, where they are stored quantised.
    """

    layer: Layer
    x: npt.NDArray[Any]
    inputs: Mapping[str, npt.NDArray[Any]]
    options: EmitOptions
    reason: str
    holding: Holding


def read_call(
    layer: Layer,
    request: Request,
    *,
    input_file: Path,
    input_files: Mapping[str, Path],
    dtype: DType,
    residency: Residency | None,
    stored: bool,
    stages: bool,
) -> LayerCall:
    """Read the arrays of a call, and plan it. ``input_files`` are those of further inputs, by name.

    ``stored``: the weights are those of the model's files, held as ``residency`` says.

    Raises:
        InputError: an array is not what the layer takes; and as ``hold`` and ``plan_call`` do.
    """
    x = read_activations(input_file, layer.spec.hidden)
    inputs = _read_inputs(layer.spec, layer.model, input_files, len(x))
    planned = plan_call(layer.spec, request, EmitOptions(dtype=dtype, stages=stages), len(x))
    planned, holding = hold(layer, request, planned, residency) if stored else (planned, Holding())
    return LayerCall(layer, x, inputs, *planned, holding)


def _read_inputs(spec: FfnSpec, opened: Model, given: Mapping[str, Path], tokens: int) -> dict[str, Any]:
    """The inputs beside ``x``, by name, exactly those that the layer takes; as transformers has them where absent."""
    wanted = {info.name: info for info in extra_inputs(spec)}
    takes = ", ".join(spelled(name) for name in wanted) or "no input beside --input"
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
        name: read_input(given[name], info, tokens) if name in given else np.full(tokens, info.absent, info.dtype.numpy)
        for name, info in wanted.items()
    }
