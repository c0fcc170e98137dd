"""The outputs of a token's choices added up, and the type that the routed output is written in."""

from __future__ import annotations

from emitter.dtype import DType
from emitter.kernels.cuda.catalogue import combine_name
from emitter.kernels.cuda.given import Given, as_the_caller_has
from emitter.kernels.cuda.linear import normed
from emitter.kernels.cuda.mlp import Mlp
from emitter.kernels.cuda.storage import ELEMENTS, Reading
from emitter.kernels.sizes import Tensor, tensor, value
from emitter.lowering import Lowering
from emitter.text.builder import TensorType, Value


def result_type(lowering: Lowering, read: Reading | None = None) -> DType:
    """The type of the routed output where the kernel that writes it reads weights so, or none: as asked for, or f32."""
    rounds = lowering.result is lowering.compute and as_the_caller_has(lowering.compute, read or Reading())
    return lowering.result if rounds else DType.F32


def combined(mlp: Mlp, lowering: Lowering, outputs: Tensor, given: Given, x: Value) -> Value:
    """The sum ``[N, H]`` of the outputs ``[N, k, H]`` f32, or in scaled rows of f16, that are computed of ``x``.

    Each goes through its norm, if any, and is times its weight, if any; ``lowering.addend``, if any, comes to the sum.
    """
    launcher, norm, weight, hidden = mlp.launcher, mlp.spec.output_norm, mlp.weights.norm, mlp.weights.width
    b, ids, combine_weights, choices = launcher.b, given.ids, given.combine_weights, given.choices
    if norm is not None:
        assert weight is not None
        each = value(outputs, TensorType((x.shape[0], choices.top_k, hidden), DType.F32))
        found = normed(launcher, norm, each, b.convert(weight.value(b), DType.F32), None)
        assert isinstance(found, Value)  # an RMSNorm of rows that its kernel takes
        outputs = tensor(b, found)
    result = result_type(lowering)
    added = [] if lowering.addend is None else [tensor(b, lowering.addend)]
    scaled = outputs.element == DType.F16.value
    kernel = launcher.kernel(combine_name(ELEMENTS[result], scaled=scaled, added=bool(added)))
    (y,) = launcher.launch(
        kernel,
        [launcher.multiply(choices.tokens, -(-hidden // kernel.constant("BLOCK_COLUMNS")), "combine_tiles")],
        [outputs, ids or outputs, combine_weights or outputs, *added],
        [choices.top_k, choices.experts, hidden, int(combine_weights is not None)],
        [Tensor("output" if added else "routed", (choices.tokens, hidden), result.value)],
    )
    return value(y, TensorType((x.shape[0], hidden), result))
