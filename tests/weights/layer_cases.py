"""A small MoE layer and how it may be stored, for the tests of checkpoints."""

from __future__ import annotations

from emitter.packing import Axis, Extent, Plain, Use, Weight
from emitter.reading.layout import Concat, LayerLayout, PerExpert, Tensor, WeightLayout
from emitter.signature import Argument, DType, weight_arguments

E, I, H = 6, 20, 24  # noqa: E741

PER_EXPERT = Concat((PerExpert("experts.{e}.gate_proj.weight"), PerExpert("experts.{e}.up_proj.weight")))

LAYOUT = LayerLayout(
    ("model.layers.{l}.mlp.", "language_model.layers.{l}.mlp."),
    (
        WeightLayout("router", Tensor("gate.weight"), (Tensor("gate.weight"),)),
        WeightLayout("expert_gate_up", Tensor("experts.gate_up_proj"), (PER_EXPERT,)),
        WeightLayout("expert_down", Tensor("experts.down_proj"), (PerExpert("experts.{e}.down_proj.weight"),)),
    ),
)


_AXES = {
    "router": (("out", "E", 1), ("in", "H", 1)),
    "expert_gate_up": (("expert", "E", 1), ("out", "I", 2), ("in", "H", 1)),
    "expert_down": (("expert", "E", 1), ("out", "H", 1), ("in", "I", 1)),
    "expert_gate_up_bias": (("expert", "E", 1), ("out", "I", 2)),
    "expert_down_bias": (("expert", "E", 1), ("out", "H", 1)),
    "table": (("vocabulary", "V", 1), ("choice", "k", 1)),
}


def weight(name: str, *shape: int, dtype: DType = DType.F32, use: Use = Use.PRODUCT) -> Argument:
    """The argument of a weight: those of the layer with their axes, others as matrices or vectors."""
    stacked = (("expert", "", 1), ("out", "", 1), ("in", "", 1))
    axes = _AXES.get(name, stacked[1:2] if len(shape) == 1 else stacked[3 - len(shape) :])
    extents = tuple(Extent(Axis(a), size, letter, parts) for size, (a, letter, parts) in zip(shape, axes, strict=True))
    use = Use.TABLE if name == "table" else use
    return weight_arguments([Weight(name, extents, use, Plain(dtype))], dtype)[0]


def wanted(dtype: DType = DType.F32, experts: int = E, hidden: int = H) -> tuple[Argument, ...]:
    return (
        weight("router", experts, hidden),
        weight("expert_gate_up", experts, 2 * I, hidden, dtype=dtype),
        weight("expert_down", experts, hidden, I, dtype=dtype),
    )
