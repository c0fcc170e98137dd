"""Matrices as compressed-tensors stores them, written bit by bit as its source says, and the numbers they stand for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import ml_dtypes
import numpy as np
from numpy.typing import NDArray

E2M1 = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6, -0.0, -0.5, -1, -1.5, -2, -3, -4, -6], np.float32)
Tensors = dict[str, NDArray[Any]]


def config_of(weights: Mapping[str, Any], form: str, ignore: list[str] | None = None, **group: Any) -> dict[str, Any]:
    """``quantization_config`` of one group, as llm-compressor writes it."""
    common = {"actorder": None, "dynamic": False, "observer": "minmax", "observer_kwargs": {}, "symmetric": True}
    chosen = {"input_activations": None, "output_activations": None, "targets": ["Linear"], **group}
    return {
        "config_groups": {"group_0": {**chosen, "weights": {**common, **weights}}},
        "format": form,
        "global_compression_ratio": None,
        "ignore": ["lm_head"] if ignore is None else ignore,
        "kv_cache_scheme": None,
        "quant_method": "compressed-tensors",
        "quantization_status": "compressed",
    }


def words_of(codes: NDArray[np.int64], bits: int) -> NDArray[np.int32]:
    """``pack_to_int32``: the codes of each row in words of 32 bits, the first in the lowest; the rest of a word 0."""
    each = 32 // bits
    rows, length = codes.shape
    words = np.zeros((rows, -(-length // each)), np.uint64)
    for i in range(length):
        words[:, i // each] |= (codes[:, i] + (1 << bits - 1)).astype(np.uint64) << np.uint64(i % each * bits)
    return words.astype(np.uint32).view(np.int32)


def integers(
    rng: np.random.Generator,
    name: str,
    shape: tuple[int, int],
    *,
    bits: int = 4,
    group: int | None = None,
    symmetric: bool = True,
    scale: Any = ml_dtypes.bfloat16,
    packed: bool = True,
    size: float = 1.0,
) -> tuple[Tensors, NDArray[np.float32]]:
    """A matrix ``name`` in the format pack-quantized, or int-quantized, and its numbers, about as large as ``size``.

    ``group`` numbers of a row share a scale, None: all.
    """
    rows, columns = shape
    groups = 1 if group is None else columns // group
    low, high = -(1 << bits - 1), 1 << bits - 1
    codes = rng.integers(low, high, shape)
    scales = (rng.uniform(0.5, 1.5, (rows, groups)) * size / high).astype(scale)
    zeros = np.zeros((rows, groups), np.int64) if symmetric else rng.integers(low, high, (rows, groups))
    tensors: Tensors = {f"{name}_scale": scales}
    if packed:
        tensors |= {f"{name}_packed": words_of(codes, bits), f"{name}_shape": np.array(shape, np.int64)}
    else:
        tensors[name] = codes.astype(np.int8)
    if not symmetric:
        tensors[f"{name}_zero_point"] = np.ascontiguousarray(words_of(zeros.T, bits).T)
    wide = scales.astype(np.float32).repeat(columns // groups, axis=1)
    return tensors, (codes - zeros.repeat(columns // groups, axis=1)).astype(np.float32) * wide


def floats(
    rng: np.random.Generator, name: str, shape: tuple[int, int], rows: int | None, columns: int | None, scale: Any
) -> tuple[Tensors, NDArray[np.float32]]:
    """A matrix in the format float-quantized; so many ``rows`` and ``columns`` share a scale, None: all of them."""
    height, width = rows or shape[0], columns or shape[1]
    codes = rng.standard_normal(shape).astype(ml_dtypes.float8_e4m3fn)
    grid = (-(-shape[0] // height), -(-shape[1] // width))
    scales = rng.uniform(0.5, 1.5, grid).astype(scale)
    wide = scales.astype(np.float32).repeat(height, axis=0)[: shape[0]].repeat(width, axis=1)[:, : shape[1]]
    stored = scales.reshape(1) if rows is None else scales
    return {name: codes, f"{name}_scale": stored}, codes.astype(np.float32) * wide


def microscaled(rng: np.random.Generator, name: str, shape: tuple[int, int], bits: int) -> tuple[Tensors, Any]:
    """A matrix in the format mxfp4-pack-quantized, or mxfp8-quantized."""
    rows, columns = shape
    scales = rng.integers(118, 132, (rows, columns // 32), np.uint8)
    octets = rng.integers(0, 256, (rows, columns * bits // 8), np.uint8)
    if bits == 4:
        stored: Tensors = {f"{name}_packed": octets}
        numbers = E2M1[np.stack([octets & 15, octets >> 4], axis=-1)].reshape(shape)
    else:
        octets[octets & 127 == 127] = 0  # no NaN
        stored = {name: octets.view(ml_dtypes.float8_e4m3fn)}
        numbers = stored[name].astype(np.float32)
    factors = np.exp2(scales.astype(np.float32) - 127).repeat(32, axis=1)
    return {**stored, f"{name}_scale": scales}, numbers * factors
