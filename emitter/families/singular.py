"""Families whose blocks take more than activations, or choose their experts like no other."""

from __future__ import annotations

from emitter.families.layouts import plain, sourced, ungated_mlp
from emitter.families.rules import ExpertsRule, Family, GluRule, RouterRule, SharedRule, TrunkRule
from emitter.families.schemes import Several
from emitter.families.shorthands import dense, moe
from emitter.families.values import Key, Product
from emitter.layout import LayerLayout, PerExpert
from emitter.spec import GluKind

# published configs state only what differs from transformers' defaults
_VITPOSE_HIDDEN = Key("hidden_size", 768)
_VITPOSE_WIDTH = Product((_VITPOSE_HIDDEN, Key("mlp_ratio", 4)))
_VITPOSE_EXPERTS = Key("num_experts", 1)
_VITPOSE_GLU = GluRule(GluKind.PLAIN, Key("hidden_act", "gelu"))
_VITPOSE_PREFIXES = ("backbone.encoder.layer.{l}.mlp.", "encoder.layer.{l}.mlp.")

VITPOSE_BACKBONE = Family(
    name="vitpose_backbone",
    model_types=("vitpose_backbone",),
    layers=Several(_VITPOSE_EXPERTS),
    hidden=_VITPOSE_HIDDEN,
    depth=Key("num_hidden_layers", 12),
    moe=moe(
        "vitpose_backbone",
        "VitPoseBackboneMoeMLP",
        "VitPoseBackboneConfig",
        hf={"router": None, "inputs": ("dataset_index",), "alone": True},
        router=RouterRule(_VITPOSE_EXPERTS, 1, given=True),
        trunk=TrunkRule(_VITPOSE_WIDTH, _VITPOSE_GLU, bias=True),
        part=Key("part_features", 256),
        experts=ExpertsRule(_VITPOSE_WIDTH, GluRule(GluKind.LINEAR), bias=True, skip=1),
        shared=SharedRule(_VITPOSE_WIDTH, GluRule(GluKind.LINEAR), bias=True),
        layout=LayerLayout(
            _VITPOSE_PREFIXES,
            (
                plain("trunk_up", "fc1.weight"),
                plain("trunk_up_bias", "fc1.bias"),
                sourced("expert_down", PerExpert("experts.{e}.weight")),
                sourced("expert_down_bias", PerExpert("experts.{e}.bias")),
                plain("shared_down", "fc2.weight"),
                plain("shared_down_bias", "fc2.bias"),
            ),
        ),
    ),
    dense=dense(
        "vitpose_backbone",
        "VitPoseBackboneMLP",
        "VitPoseBackboneConfig",
        width=_VITPOSE_WIDTH,
        glu=_VITPOSE_GLU,
        bias=True,
        layout=LayerLayout(_VITPOSE_PREFIXES, ungated_mlp("", names=("fc1", "fc2"))),
    ),
)

FAMILIES = (VITPOSE_BACKBONE,)
