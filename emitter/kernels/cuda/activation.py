"""What the kernels are told of an activation (see ``source/activation.py``)."""

from __future__ import annotations

import math

from emitter.kernels.cuda.launch import float_bits
from emitter.kernels.cuda.storage import Reading
from emitter.kernels.sizes import Extent
from emitter.spec import Activation, GluKind, GluSpec

ACTIVATIONS = {
    Activation.SILU: 0,
    Activation.GELU: 1,
    Activation.GELU_TANH: 2,
    Activation.RELU: 3,
    Activation.RELU2: 4,
}
_SOFTCAP = 5


def activation_words(glu: GluSpec, read: Reading) -> list[Extent]:
    """The words of an activation after first weights that are read so: the kernels of packed ones have one alone."""
    code, gate_limit, act_limit, up_limit, alpha, shift = ACTIVATIONS[glu.activation], *[math.inf] * 3, 1.0, 0.0
    match glu.kind:
        case GluKind.SOFTCAP:
            code, act_limit, up_limit = _SOFTCAP, glu.limit, glu.up_limit
        case GluKind.CLAMP_AFTER:
            act_limit, up_limit = glu.limit, glu.limit
        case GluKind.CLAMP_BEFORE:
            gate_limit, up_limit = glu.limit, glu.limit
        case GluKind.ALPHA_SIGMOID:
            code, gate_limit, up_limit, alpha, shift = 0, glu.limit, glu.limit, glu.alpha, 1.0
        case GluKind.GATED | GluKind.PLAIN:
            pass
        case GluKind.LINEAR:
            raise AssertionError("a projection has no activation")
    codes = [] if read.suffix else [code]
    return [*codes, *(float_bits(value) for value in (gate_limit, act_limit, up_limit, alpha, shift))]
