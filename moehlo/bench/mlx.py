"""mlx's own kernels over experts that it quantised: what its ``SwitchGLU`` calls, on the CPU."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from emitter.packing import MlxAffine
from emitter.spec import ExpertsSpec, MoeSpec
from moehlo.bench.contender import Call, Contender, Unavailable
from moehlo.bench.workload import Workload

Choices = Callable[[Any], tuple[Any, Any]]
"""The experts of each token, and their weights."""

_PLANES = ("codes", "scales", "biases")


class Mlx(Contender):
    """The routed experts of a layer packed as MLX affine; ids and weights are passed to it, so no router is timed.

    Codes stay packed; scales, biases and activations are f32, in which mlx's CPU kernels are the fastest: on Linux
    they compute bf16 in software. ``choices`` makes what routes, when it is first needed.

    Raises ``Unavailable`` without mlx, and for a layer that is more than gated experts of that packing.
    """

    name = "mlx experts"

    def __init__(self, workload: Workload, choices: Callable[[], Choices]) -> None:
        spec, packings = workload.spec, dict(workload.packings)
        found = [packings.get(stem) for stem in ("expert_gate_up", "expert_down")]
        if not all(isinstance(packing, MlxAffine) for packing in found):
            raise Unavailable("its kernels are for experts packed as MLX affine (quantization in config.json)")
        if spec != MoeSpec(spec.hidden, spec.router, ExpertsSpec(spec.experts.count, spec.experts.intermediate)):
            raise Unavailable("written for layers of gated experts alone: no biases, norms or shared experts")
        try:
            self._mx: Any = importlib.import_module("mlx.core")
        except ImportError as error:
            raise Unavailable("mlx is not installed; pip install 'mlx[cpu]'") from error
        self._mx.set_default_device(self._mx.cpu)
        width = spec.experts.intermediate
        parts = (("expert_gate_up", 0, width), ("expert_gate_up", width, None), ("expert_down", 0, None))
        self._parts = [self._planes(workload, packings, *part) for part in parts]
        self._choices = choices

    def _planes(
        self, workload: Workload, packings: dict[str, Any], stem: str, first: int, last: int | None
    ) -> Callable[[Any, Any], Any]:
        """Rows of a weight, as a product with rows of x."""
        mx, packing = self._mx, packings[stem]
        codes, scales, biases = (workload.weights[f"{stem}.{plane}"][:, first:last] for plane in _PLANES)
        words = mx.array(np.ascontiguousarray(codes).view(np.uint32))
        shared = [mx.array(plane.astype(np.float32)) for plane in (scales, biases)]
        mx.eval(words, *shared)
        how = {"transpose": True, "group_size": packing.group, "bits": packing.bits}
        return lambda x, ids: mx.gather_qmm(x, words, *shared, rhs_indices=ids, **how)

    def prepare(self, inputs: Sequence[Any]) -> Call:
        mx, (gate, up, down) = self._mx, self._parts
        choose = self._choices()
        given = []
        for x in inputs:
            ids, weights = choose(x)
            rows = mx.array(np.asarray(x))[:, None, None, :]
            given.append((rows, mx.array(ids.astype(np.uint32)), mx.array(weights)[..., None]))
        mx.eval(*(array for arrays in given for array in arrays))

        def call(i: int) -> Any:
            x, ids, weights = given[i]
            halves = gate(x, ids)
            experts = down(halves * mx.sigmoid(halves) * up(x, ids), ids).squeeze(-2)
            y = (experts * weights).sum(axis=-2)
            mx.eval(y)
            return y

        return call
