"""Shorthands for the layouts that many families share. Names on disk are those ``save_pretrained`` writes."""

from __future__ import annotations

from emitter.layout import Concat, LayerLayout, PerExpert, Source, Tensor, WeightLayout

TEXT_PREFIXES = (
    "model.layers.{l}.mlp.",
    "model.language_model.layers.{l}.mlp.",
    "language_model.model.layers.{l}.mlp.",
)


def plain(weight: str, memory: str, *disk: str) -> WeightLayout:
    """A weight that is one tensor, under the same name on disk unless others are given."""
    return WeightLayout(weight, Tensor(memory), tuple(Tensor(d) for d in disk) or (Tensor(memory),))


def stacked_experts(gate: str, up: str, down: str, *, module: str = "experts.") -> tuple[WeightLayout, ...]:
    """One tensor per expert and projection on disk, ``gate_up_proj`` and ``down_proj`` stacked in memory."""
    each = f"{module}{{e}}."
    return (
        WeightLayout(
            "expert_gate_up",
            Tensor(f"{module}gate_up_proj"),
            (Concat(1, (PerExpert(f"{each}{gate}.weight"), PerExpert(f"{each}{up}.weight"))),),
        ),
        WeightLayout("expert_down", Tensor(f"{module}down_proj"), (PerExpert(f"{each}{down}.weight"),)),
    )


PROJ_EXPERTS = stacked_experts("gate_proj", "up_proj", "down_proj")
W123_EXPERTS = stacked_experts("w1", "w3", "w2")


def gate_up_pair(weight: str, gate: str, up: str, *, suffix: str = "weight") -> WeightLayout:
    """Gate and up as two tensors, stacked as ``[2I, H]`` (or ``[2I]``)."""
    both: Source = Concat(0, (Tensor(f"{gate}.{suffix}"), Tensor(f"{up}.{suffix}")))
    return WeightLayout(weight, both, (both,))


def gated_mlp(prefix: str, module: str = "") -> tuple[WeightLayout, ...]:
    """An MLP of ``gate_proj``, ``up_proj``, ``down_proj`` (and their biases) under ``module``."""
    gate, up, down = f"{module}gate_proj", f"{module}up_proj", f"{module}down_proj"
    return (
        gate_up_pair(f"{prefix}gate_up", gate, up),
        gate_up_pair(f"{prefix}gate_up_bias", gate, up, suffix="bias"),
        plain(f"{prefix}down", f"{down}.weight"),
        plain(f"{prefix}down_bias", f"{down}.bias"),
    )


DENSE_MLP = LayerLayout(TEXT_PREFIXES, gated_mlp(""))
