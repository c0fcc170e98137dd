"""A small MoE layer and how it may be stored, for the tests of checkpoints."""

from __future__ import annotations

from emitter.reading.layout import Concat, LayerLayout, PerExpert, Tensor, WeightLayout
from emitter.signature import Argument, DType, Role

E, I, H = 6, 20, 24  # noqa: E741

PER_EXPERT = Concat(1, (PerExpert("experts.{e}.gate_proj.weight"), PerExpert("experts.{e}.up_proj.weight")))

LAYOUT = LayerLayout(
    ("model.layers.{l}.mlp.", "language_model.layers.{l}.mlp."),
    (
        WeightLayout("router", Tensor("gate.weight"), (Tensor("gate.weight"),)),
        WeightLayout("expert_gate_up", Tensor("experts.gate_up_proj"), (PER_EXPERT,)),
        WeightLayout("expert_down", Tensor("experts.down_proj"), (PerExpert("experts.{e}.down_proj.weight"),)),
    ),
)


def weight(name: str, *shape: int, dtype: DType = DType.F32) -> Argument:
    return Argument(name, shape, dtype, Role.WEIGHT)


def wanted(dtype: DType = DType.F32, experts: int = E, hidden: int = H) -> tuple[Argument, ...]:
    return (
        weight("router", experts, hidden),
        weight("expert_gate_up", experts, 2 * I, hidden, dtype=dtype),
        weight("expert_down", experts, hidden, I, dtype=dtype),
    )
