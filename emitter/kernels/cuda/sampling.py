"""Tokens that are drawn where their logits are (see ``source/sampling.py``)."""

from __future__ import annotations

from emitter.dtype import DType
from emitter.kernels.cuda.launch import Launcher
from emitter.kernels.sizes import Tensor, tensor, value
from emitter.text.builder import TensorType, Value


def drawn(launcher: Launcher, logits: Value, positions: Value, sequences: Value, rule: Value) -> Value:
    """See ``LaunchRecorder.drawn``: two launches."""
    b, kernel, drawing = launcher.b, launcher.kernel("candidates"), launcher.kernel("sample")
    given, width = tensor(b, logits), logits.extent(1)
    rows, parts = given.shape[0], -(-width // kernel.constant("BLOCK_COLUMNS"))
    (found,) = launcher.launch(
        kernel,
        [launcher.multiply(rows, parts, "row_parts")],
        [given],
        [width],
        [Tensor("candidates", (rows, parts, kernel.constant("KEPT")), "i64")],
    )
    (ids,) = launcher.launch(
        drawing,
        [rows],
        [found, *(tensor(b, each) for each in (positions, sequences, rule))],
        [parts],
        [Tensor("drawn_id", (rows,), "i32")],
    )
    return value(ids, TensorType(logits.shape[:1], DType.I32))
