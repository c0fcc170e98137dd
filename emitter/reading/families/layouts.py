"""Shorthands for the layouts that many families share. Names on disk are those ``save_pretrained`` writes."""

from __future__ import annotations

from emitter.reading.layout import Concat, Interleaved, LayerLayout, PerExpert, Source, Tensor, Transposed, WeightLayout

LAYER_PREFIXES = ("model.layers.{l}.", "model.language_model.layers.{l}.", "language_model.model.layers.{l}.")
"""Decoder layers of text models, and of the text model inside others, in memory and on disk."""


def under(module: str, *first: str) -> tuple[str, ...]:
    """``module`` in the usual decoder layers; prefixes that are more common for a family come ``first``."""
    return (*first, *(f"{layer}{module}." for layer in LAYER_PREFIXES if f"{layer}{module}." not in first))


TEXT_PREFIXES = under("mlp")


def plain(weight: str, memory: str, *disk: str) -> WeightLayout:
    """A weight that is one tensor, under the same name on disk unless others are given."""
    return WeightLayout(weight, Tensor(memory), tuple(Tensor(d) for d in disk) or (Tensor(memory),))


def sourced(weight: str, memory: Source, *disk: Source) -> WeightLayout:
    """A weight stored in some expression, the same on disk unless others are given."""
    return WeightLayout(weight, memory, disk or (memory,))


ROUTER = plain("router", "gate.weight")
CORRECTION_BIAS = plain("correction_bias", "gate.e_score_correction_bias")


def stacked_experts(gate: str, up: str, down: str) -> tuple[WeightLayout, ...]:
    """One tensor per expert and projection on disk, ``gate_up_proj`` and ``down_proj`` stacked in memory."""
    return (
        WeightLayout(
            "expert_gate_up",
            Tensor("experts.gate_up_proj"),
            (Concat((PerExpert(f"experts.{{e}}.{gate}.weight"), PerExpert(f"experts.{{e}}.{up}.weight"))),),
        ),
        WeightLayout("expert_down", Tensor("experts.down_proj"), (PerExpert(f"experts.{{e}}.{down}.weight"),)),
    )


PROJ_EXPERTS = stacked_experts("gate_proj", "up_proj", "down_proj")
W123_EXPERTS = stacked_experts("w1", "w3", "w2")
STACKED_EXPERTS = (plain("expert_gate_up", "experts.gate_up_proj"), plain("expert_down", "experts.down_proj"))
"""Stacked on disk as in memory."""
TRANSPOSED_EXPERTS = (
    sourced("expert_gate_up", Transposed(Tensor("experts.gate_up_proj"))),
    sourced("expert_down", Transposed(Tensor("experts.down_proj"))),
)
W13_EXPERTS = (
    WeightLayout("expert_gate_up", Tensor("experts.gate_up_proj"), (Interleaved(Tensor("experts.w13_weight")),)),
    plain("expert_down", "experts.down_proj", "experts.w2_weight"),
)
"""Gate and up rows alternate on disk."""


def renamed_experts(gate_up: str, down: str) -> tuple[WeightLayout, ...]:
    """Stacked on disk under other names than in memory."""
    return (plain("expert_gate_up", "experts.gate_up_proj", gate_up), plain("expert_down", "experts.down_proj", down))


def gated_mlp(
    prefix: str,
    module: str = "",
    *disk: str,
    names: tuple[str, str, str] = ("gate_proj", "up_proj", "down_proj"),
    stored: tuple[str, str, str] | None = None,
) -> tuple[WeightLayout, ...]:
    """An MLP of gate, up and down projections (and their biases) under ``module``.

    On disk the module may be called ``disk``; ``names`` are those of gate, up and down, unless ``stored`` are those on
    disk.
    """

    def both(part: str, suffix: str) -> WeightLayout:
        def found(module: str, names: tuple[str, str, str]) -> Source:
            gate, up, down = (Tensor(f"{module}{name}.{suffix}") for name in names)
            return down if part == "down" else Concat((gate, up))

        weight = f"{prefix}{part}" + ("" if suffix == "weight" else "_bias")
        return sourced(weight, found(module, names), *(found(d, stored or names) for d in on_disk))

    on_disk = disk or ((module,) if stored else ())
    return tuple(both(part, suffix) for part in ("gate_up", "down") for suffix in ("weight", "bias"))


def fused_mlp(prefix: str, gate_up: str, down: str, *, apart: str | None = None) -> tuple[WeightLayout, ...]:
    """An MLP whose gate and up projections are one tensor, gate above up; or on disk three of a module ``apart``."""
    together = {"gate_up": Tensor(f"{gate_up}.weight"), "down": Tensor(f"{down}.weight")}
    three: dict[str, tuple[Source, ...]] = {}
    if apart is not None:
        gate, up, last = (Tensor(f"{apart}{name}_proj.weight") for name in ("gate", "up", "down"))
        three = {"gate_up": (Concat((gate, up)),), "down": (last,)}
    return tuple(sourced(f"{prefix}{part}", one, one, *three.get(part, ())) for part, one in together.items())


def ungated_mlp(
    prefix: str, module: str = "", *, names: tuple[str, str] = ("up_proj", "down_proj")
) -> tuple[WeightLayout, ...]:
    """An MLP of up and down projections (and their biases) under ``module``."""
    return tuple(
        plain(f"{prefix}{part}" + ("_bias" if suffix == "bias" else ""), f"{module}{name}.{suffix}")
        for part, name in zip(("up", "down"), names, strict=True)
        for suffix in ("weight", "bias")
    )


SHARED_EXPERTS = gated_mlp("shared_", "shared_experts.")
W132 = ("w1", "w3", "w2")
"""Gate, up and down, where they are numbered."""
W123_SHARED = gated_mlp("shared_", "shared_experts.", stored=W132)
DENSE_MLP = LayerLayout(TEXT_PREFIXES, gated_mlp(""))
