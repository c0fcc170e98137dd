"""The physics of a layer: bytes that must be read and FLOPs that must be done, as plain functions of the spec.

Decode is bound by bytes (each chosen expert's weights are read once), prefill by FLOPs (each token computes k experts).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from emitter.graph import DType
from emitter.spec import FfnSpec, MoeSpec
from emitter.tensors import SECOND, canonical_weights


@dataclass(frozen=True)
class Figures:
    """What one call of the layer over ``tokens`` tokens needs at least, and what masked-dense does instead.

    ``experts_touched`` is the expected number of different experts under uniform routing of those that can be reached,
    ``E (1 - (1 - k / E)^N)``; bytes and FLOPs include the router and the shared expert. Where a second bank takes the
    tokens of another type, the floors are those of text alone.
    """

    tokens: int
    experts_touched: float
    floor_bytes: float
    floor_flops: float
    masked_bytes: float
    masked_flops: float


def layer_figures(spec: FfnSpec, dtype: DType, tokens: int, touched: float | None = None) -> Figures:
    """The figures of one call (see ``Figures``), with ``touched`` different experts where that number is known."""
    always = per_expert = 0
    always_flops = expert_flops = 0
    second = second_flops = 0
    for weight in canonical_weights(spec):
        width = dtype.itemsize if weight.narrow else 4
        elements = prod(weight.shape)
        if weight.name.startswith("expert_"):
            per_expert += elements // weight.shape[0] * width
            expert_flops += 2 * elements // weight.shape[0] if len(weight.shape) == 3 else 0
        elif weight.name.startswith(SECOND):
            second += elements * width
            second_flops += 2 * elements if len(weight.shape) > 1 else 0
        else:
            always += elements * width
            always_flops += 2 * elements if len(weight.shape) == 2 else 0
    if not isinstance(spec, MoeSpec):
        return Figures(tokens, 0.0, always, tokens * always_flops, always, tokens * always_flops)
    experts, top_k = spec.experts.count, spec.router.top_k
    reached = len(spec.experts.slot_experts) or experts
    if touched is None:
        touched = reached * (1.0 - (1.0 - min(top_k / reached, 1.0)) ** tokens)
    return Figures(
        tokens=tokens,
        experts_touched=touched,
        floor_bytes=always + touched * per_expert,
        floor_flops=tokens * (always_flops + top_k * expert_flops),
        masked_bytes=always + second + experts * per_expert,
        masked_flops=tokens * (always_flops + second_flops + experts * expert_flops),
    )
