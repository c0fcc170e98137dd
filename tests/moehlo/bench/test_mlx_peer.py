"""mlx as a peer: the experts that it computes are the layer's, and what it cannot compute is said."""

from __future__ import annotations

import json
import re
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from emitter.golden import goldens_root
from emitter.reading.config import open_model
from emitter.signature import DType
from moehlo.bench.contender import Array, Unavailable, output_of
from moehlo.bench.mlx import Choices, Mlx
from moehlo.bench.workload import Workload, load_workload
from oracle.bounds import compute_bounds
from oracle.truth import compute_truth


@pytest.fixture
def workload(tmp_path: Path) -> Workload:
    config = json.loads((goldens_root() / "configs" / "tiny" / "qwen3-moe.json").read_text())
    config |= {"hidden_size": 128, "moe_intermediate_size": 64, "quantization": {"bits": 4, "group_size": 32}}
    (tmp_path / "config.json").write_text(json.dumps(config))
    return load_workload(open_model(tmp_path / "config.json"), None, DType.F32)


def nothing() -> Choices:
    raise AssertionError("nothing is routed before a call is prepared")


def test_it_computes_the_layer(workload: Workload) -> None:
    numbers = {name: array for name, array in workload.weights.items() if "." not in name}

    def choices(x: Array) -> tuple[Array, Array]:
        routing = compute_truth(workload.spec, numbers, x).routing
        assert routing is not None
        return np.asarray(routing.ids), np.asarray(routing.weights, np.float32)

    inputs = workload.inputs(3, 2)
    mlx = Mlx(workload, lambda: choices)
    call = mlx.prepare(inputs)
    for i, x in enumerate(inputs):
        tolerance = compute_bounds(workload.spec, numbers, x, DType.F32).tolerance("output")
        truth = compute_truth(workload.spec, numbers, x).output
        assert (np.abs(output_of(call(i)) - truth) <= tolerance).all()


def test_a_call_ends_when_its_result_is_computed(workload: Workload, monkeypatch: pytest.MonkeyPatch) -> None:
    # mlx computes when it is asked for numbers: a call that did not ask would be timed at nothing
    k = workload.spec.router.top_k
    ids, weights = np.arange(3 * k).reshape(3, k) % workload.spec.experts.count, np.ones((3, k), np.float32)
    mlx = Mlx(workload, lambda: lambda x: (ids, weights))
    call = mlx.prepare(workload.inputs(3, 1))
    computed: list[object] = []
    monkeypatch.setattr(mlx._mx, "eval", lambda *arrays: computed.extend(arrays))
    result = call(0)
    assert any(array is result for array in computed)


def test_what_it_cannot_compute_is_said(workload: Workload, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Unavailable, match="written for layers of gated experts alone"):
        Mlx(replace(workload, spec=replace(workload.spec, routed_scale=2.0)), nothing)
    with pytest.raises(Unavailable, match=re.escape("are for experts packed as MLX affine (quantization in")):
        Mlx(replace(workload, packings=()), nothing)
    monkeypatch.setitem(sys.modules, "mlx.core", None)
    with pytest.raises(Unavailable, match=re.escape("mlx is not installed; pip install 'mlx[cpu]'")):
        Mlx(workload, nothing)
