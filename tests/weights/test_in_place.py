"""Weights that are read where they lie in a checkpoint: which, where, and for how long."""

from __future__ import annotations

import ctypes
import gc
from dataclasses import replace
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import safetensors.numpy
from layer_cases import LAYOUT, E, H, I, wanted
from numpy.typing import NDArray

from emitter.packing import Addressed
from emitter.reading.layout import Interleaved, LayerLayout, Tensor, Transposed, WeightLayout
from emitter.signature import Argument, DType, weight_arguments
from emitter.spec.tensors import COMPUTE
from weights import load_layer, random_weights, write_checkpoint
from weights.checkpoint import SINGLE
from weights.layer import in_place_of

Array = NDArray[Any]
GATE_UP, DOWN = "expert_gate_up", "expert_down"


def matrices(dtype: DType) -> tuple[Argument, ...]:
    """The experts' weights, in the compute dtype."""
    weights = [replace(a.of_weight.weight, packing=COMPUTE) for a in wanted(dtype)[1:]]
    return weight_arguments(weights, dtype)


def stacked(up: Any, down: Any) -> LayerLayout:
    names = ((GATE_UP, up), (DOWN, down))
    return LayerLayout(("model.layers.{l}.mlp.",), tuple(WeightLayout(n, s, (s,)) for n, s in names), LAYOUT.unused)


PLAIN = stacked(Tensor("experts.gate_up_proj"), Tensor("experts.down_proj"))
TURNED = stacked(Interleaved(Tensor("experts.gate_up_proj")), Transposed(Tensor("experts.down_proj")))


def read(address: int, count: int, dtype: DType) -> Array:
    return np.frombuffer((ctypes.c_uint8 * (count * dtype.itemsize)).from_address(address), dtype.numpy)


@pytest.mark.parametrize("dtype", [DType.BF16, DType.F32, DType.F16])
@pytest.mark.parametrize("layout", [LAYOUT, PLAIN], ids=["by-expert", "stacked"])
def test_addresses_lead_to_the_numbers_of_each_expert_for_as_long_as_they_are_there(
    tmp_path: Path, layout: LayerLayout, dtype: DType
) -> None:
    given = {a.name: w for a, w in zip(matrices(dtype), random_weights(matrices(dtype), 3).values(), strict=True)}
    # of small shards an expert's gate is in one and its up in another
    write_checkpoint(tmp_path, {}, {1: given}, layout, matrices(dtype), max_shard_bytes=3_000)
    found = in_place_of(tmp_path, layout, 1, matrices(dtype))
    assert {w.name: form for w, form in found.items()} == {GATE_UP: Addressed(dtype, 2), DOWN: Addressed(dtype)}
    held = weight_arguments([replace(weight, packing=form) for weight, form in found.items()], dtype)
    tables = load_layer(tmp_path, layout, 1, held)
    gc.collect()
    for argument, (rows, columns) in zip(held, ((I, H), (H, I)), strict=True):
        table, numbers = tables[argument.name], given[argument.of_weight.weight.name]
        assert table.shape == (E, numbers.shape[1] // rows)
        assert int(table.ctypes.data) % 64 == 0
        for expert, part in np.ndindex(table.shape):
            there = read(int(table[expert, part]), rows * columns, dtype).reshape(rows, columns)
            np.testing.assert_array_equal(there, numbers[expert, part * rows : (part + 1) * rows])


def test_what_would_have_to_be_converted_or_transposed_is_laid_out(tmp_path: Path) -> None:
    arrays = {
        f"model.layers.1.mlp.experts.{name}": np.ones(shape, ml_dtypes.bfloat16)
        for name, shape in (("gate_up_proj", (E, 2 * I, H)), ("down_proj", (E, I, H)))
    }
    safetensors.numpy.save_file(arrays, tmp_path / SINGLE)
    assert in_place_of(tmp_path, TURNED, 1, matrices(DType.BF16)) == {}
    kept = stacked(Tensor("experts.gate_up_proj"), Transposed(Tensor("experts.down_proj")))
    assert [w.name for w in in_place_of(tmp_path, kept, 1, matrices(DType.BF16))] == [GATE_UP]
    for other in (DType.F32, DType.F16):
        assert in_place_of(tmp_path, kept, 1, matrices(other)) == {}
    wide = (wanted(DType.BF16)[1],)  # narrow whatever the graph computes in
    assert in_place_of(tmp_path, kept, 1, wide) == {}
