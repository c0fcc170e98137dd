"""An invented family's file of the table, as CONTRIBUTING says to write one; the sources that a test copies get it."""

from __future__ import annotations

from emitter.reading.families.layouts import gated_mlp, plain, sourced
from emitter.reading.families.row import Family, of
from emitter.reading.families.schemes import AllMoe
from emitter.reading.families.shorthands import SUM, experts, glu, layout, moe, shared
from emitter.reading.families.values import Key
from emitter.reading.hf import HfBlock
from emitter.reading.layout import Concat, PerExpert
from emitter.spec import RouterSpec, Score

EXPERTS, TOP_K, GLU = Key("n_experts"), Key("experts_per_token"), glu(activation=Key("act"))
ARGUMENTS = {
    "width": "d_model",
    "count": "n_experts",
    "top": "experts_per_token",
    "inner": "d_expert",
    "shared": "d_always",
    "gain": "gain",
}
REFERENCE = HfBlock("brook", "brook_torch:BrookFfn", None, keywords=tuple(ARGUMENTS.items()), router="route")

BROOK = Family(
    name="brook",
    layers=AllMoe(),
    hidden=Key("d_model"),
    depth=Key("n_blocks"),
    moe=moe(
        REFERENCE,
        router=of(RouterSpec, EXPERTS, TOP_K, score=Score.SIGMOID, renorm=SUM, scale=Key("gain")),
        experts=experts(Key("d_expert"), GLU),
        shared=shared(Key("d_always"), GLU),
        layout=layout(
            plain("router", "route.weight"),
            sourced("expert_gate_up", Concat((PerExpert("banks.{e}.gate.weight"), PerExpert("banks.{e}.up.weight")))),
            sourced("expert_down", PerExpert("banks.{e}.down.weight")),
            *gated_mlp("shared_", "always.", names=("gate", "up", "down")),
            prefixes=("blocks.{l}.ffn.",),
        ),
    ),
)

FAMILIES = (BROOK,)
