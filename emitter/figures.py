"""The physics of a layer: bytes that must be read and FLOPs that must be done, as plain functions of the spec.

Decode is bound by bytes (each chosen expert's weights are read once), prefill by FLOPs (each token computes k experts).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from emitter.packing import Axis, Use, Weight
from emitter.signature import DType
from emitter.spec import FfnSpec, MoeSpec
from emitter.spec.tensors import canonical_weights


@dataclass(frozen=True)
class Figures:
    """What one call of the layer over ``tokens`` tokens needs at least, and what masked-dense does instead.

    ``experts_touched`` is the expected number of different experts that are read when each token chooses k of the M
    classes uniformly, R of which are experts: ``R (1 - (1 - k / M)^N)``. Bytes and FLOPs include the router and the
    shared expert; of a table of experts by token id, each token's row. Floors take no token for dropped, and where a
    second bank takes the tokens of another type, they are those of text alone.
    """

    tokens: int
    experts_touched: float
    floor_bytes: float
    floor_flops: float
    masked_bytes: float
    masked_flops: float


def layer_figures(spec: FfnSpec, dtype: DType, tokens: int, touched: float | None = None) -> Figures:
    """The figures of one call (see ``Figures``), with ``touched`` different experts where that number is known."""
    every = _Cost()
    experts = _Cost()
    always = _Cost()
    for weight in canonical_weights(spec):
        cost = _cost(weight, dtype)
        every += cost
        if weight.scope.bank or weight.use is Use.TABLE:
            continue
        if weight.size(Axis.EXPERT) is None:
            always += cost
        else:
            experts += cost
    if not isinstance(spec, MoeSpec):
        return Figures(tokens, 0.0, every.size, tokens * every.flops, every.size, tokens * every.flops)
    count, router = spec.experts.count, spec.router
    reached, classes = min(count, router.experts), router.experts
    if spec.experts.slot_experts:
        reached = classes = len(spec.experts.slot_experts)
    if touched is None:
        touched = reached * (1.0 - (1.0 - router.top_k / classes) ** tokens)
    rows = min(tokens, router.table) * router.top_k * DType.I32.itemsize
    return Figures(
        tokens=tokens,
        experts_touched=touched,
        floor_bytes=always.size + rows + touched * experts.size / count,
        floor_flops=tokens * (always.flops + router.top_k * reached / classes * experts.flops / count),
        masked_bytes=every.size,
        masked_flops=tokens * every.flops,
    )


@dataclass(frozen=True)
class _Cost:
    """Bytes of some weights, and the FLOPs of one token through all of them."""

    size: int = 0
    flops: int = 0

    def __add__(self, other: _Cost) -> _Cost:
        return _Cost(self.size + other.size, self.flops + other.flops)


def _cost(weight: Weight, dtype: DType) -> _Cost:
    return _Cost(weight.nbytes(dtype), 2 * prod(weight.shape) if weight.use is Use.PRODUCT else 0)
