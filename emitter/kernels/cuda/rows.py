"""Launches over rows, each number for itself: a sum, and what is narrowed to the compute type."""

from __future__ import annotations

import functools

from emitter.dtype import DType
from emitter.kernels.cuda.launch import Launcher
from emitter.kernels.cuda.storage import ELEMENTS
from emitter.kernels.sizes import Tensor, tensor, value
from emitter.text.builder import TensorType, Value


def added(launcher: Launcher, one: Value, other: Value, name: str) -> Value:
    """``one + other``, both ``[N, H]`` f32."""
    b, kernel = launcher.b, launcher.kernel("add")
    given = tensor(b, one)
    rows, width = given.shape[0], one.extent(1)
    blocks = launcher.multiply(rows, -(-width // kernel.constant("BLOCK_COLUMNS")), "row_tiles")
    results = [Tensor(name, given.shape, "f32")]
    (y,) = launcher.launch(kernel, [blocks], [given, tensor(b, other)], [width], results)
    return value(y, one.type)


def narrowed(launcher: Launcher, x: Value, compute: DType) -> Value:
    """``x [.., a]`` f32 in the compute type: one launch, none for f32 and what was widened from that type."""
    b = launcher.b
    if compute is DType.F32:
        return x
    if (narrow := b.widened_from(x, compute)) is not None:
        return narrow
    kernel = launcher.kernel(f"narrow_{ELEMENTS[compute]}")
    given, width = tensor(b, x), x.extent(len(x.shape) - 1)
    rows = functools.reduce(lambda rows, size: launcher.multiply(rows, size, "rows"), given.shape[:-1])
    blocks = -(-width // kernel.constant("BLOCK_COLUMNS"))
    results = [Tensor("narrowed", given.shape, compute.value)]
    (y,) = launcher.launch(kernel, [launcher.multiply(rows, blocks, "row_tiles")], [given], [width], results)
    return value(y, TensorType(x.shape, compute))
