"""Families whose blocks take more than activations, or choose their experts like no other."""

from __future__ import annotations

from dataclasses import replace

from emitter.packing import Scope
from emitter.reading.families.decoders import TIED, attention, decoder, rms
from emitter.reading.families.layouts import SHARED_EXPERTS, STACKED_EXPERTS, gated_mlp, plain, sourced, ungated_mlp
from emitter.reading.families.row import Family, of
from emitter.reading.families.schemes import AllDense, AllMoe, FirstDense, LayerTypes, Several, Stepped
from emitter.reading.families.shorthands import (
    DENSE_WIDTH,
    WIDTH,
    dense,
    experts,
    fixed,
    glu,
    layout,
    moe,
    norm_topk,
    shared,
)
from emitter.reading.families.values import (
    Affine,
    AfterFirst,
    Compared,
    Entry,
    Given,
    If,
    Key,
    Not,
    Product,
    Root,
    Total,
)
from emitter.reading.hf import HfBlock
from emitter.reading.layout import Concat, Flat, LayerLayout, PerExpert, Row, Tensor, Transposed, WeightLayout
from emitter.spec import (
    CapacitySpec,
    GluKind,
    NormSpec,
    Renorm,
    RenormKind,
    RouterSpec,
    RouterStateSpec,
    SelectOn,
    TrunkSpec,
    WeightsFrom,
)
from emitter.spec.rope import Pairing
from emitter.spec.tensors import SECOND

# published configs state only what differs from transformers' defaults
_VITPOSE_HIDDEN = Key("hidden_size", 768)
_VITPOSE_WIDTH = Product((_VITPOSE_HIDDEN, Key("mlp_ratio", 4)))
_VITPOSE_EXPERTS = Key("num_experts", 1)
_VITPOSE_GLU = glu(GluKind.PLAIN, Key("hidden_act", "gelu"))
_VITPOSE_PREFIXES = ("backbone.encoder.layer.{l}.mlp.", "encoder.layer.{l}.mlp.")

VITPOSE_BACKBONE = Family(
    name="vitpose_backbone",
    layers=Several(_VITPOSE_EXPERTS),
    hidden=_VITPOSE_HIDDEN,
    depth=Key("num_hidden_layers", 12),
    moe=moe(
        HfBlock(
            "vitpose_backbone",
            "VitPoseBackboneMoeMLP",
            "VitPoseBackboneConfig",
            router=None,
            inputs=("dataset_index",),
            alone=True,
        ),
        router=of(RouterSpec, Total((_VITPOSE_EXPERTS, 1)), 1, given=True),
        trunk=of(TrunkSpec, _VITPOSE_WIDTH, _VITPOSE_GLU, bias=True),
        part=Key("part_features", 256),
        experts=experts(_VITPOSE_WIDTH, glu(GluKind.LINEAR), count=_VITPOSE_EXPERTS, bias=True, skip=1),
        shared=shared(_VITPOSE_WIDTH, glu(GluKind.LINEAR), bias=True),
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
        HfBlock("vitpose_backbone", "VitPoseBackboneMLP", "VitPoseBackboneConfig"),
        width=_VITPOSE_WIDTH,
        glu=_VITPOSE_GLU,
        bias=True,
        layout=LayerLayout(_VITPOSE_PREFIXES, ungated_mlp("", names=("fc1", "fc2"))),
    ),
    decoder="pictures, and no text",
)

_ERNIE_WIDTHS = Key("moe_intermediate_size")
_ERNIE_BIAS = Key("use_bias", False)
_ERNIE_SHARED = Key("moe_num_shared_experts")


def _ernie_bank(scope: Scope, module: str, number: int) -> tuple[WeightLayout, ...]:
    """One of the two banks; on disk the experts of both are numbered through, and the routers transposed."""
    gate, up, down = (PerExpert(f"experts.{{e}}.{p}_proj.weight", number, 2) for p in ("gate", "up", "down"))
    bias = "moe_statics.e_score_correction_bias"
    return (
        sourced(
            scope.name("router"),
            Tensor(f"{module}.gate.weight"),
            Transposed(Tensor("gate.weight_1" if number else "gate.weight")),
        ),
        sourced(scope.name("correction_bias"), Row(f"{module}.gate.{bias}"), Row(bias, number, 2)),
        sourced(scope.name("expert_gate_up"), Tensor(f"{module}.experts.gate_up_proj"), Concat((gate, up))),
        sourced(scope.name("expert_down"), Tensor(f"{module}.experts.down_proj"), down),
    )


ERNIE4_5_VL_MOE = Family(
    name="ernie4_5_vl_moe",
    model_types=("ernie4_5_vl_moe_text",),
    layers=LayerTypes(FirstDense(1)),
    moe=moe(
        HfBlock(
            "ernie4_5_vl_moe",
            "Ernie4_5_VLMoeMoeBlock",
            "Ernie4_5_VLMoeTextConfig",
            router=None,
            inputs=("token_types",),
        ),
        router=of(
            RouterSpec,
            Key("moe_num_experts", aliases=("num_experts",)),
            Key("moe_k", aliases=("num_experts_per_tok",)),
            correction_bias=True,
            renorm=of(Renorm, RenormKind.CLAMPED_SUM, Key("moe_norm_min", 1e-12)),
        ),
        experts=experts(Entry(_ERNIE_WIDTHS, 0)),
        second=Entry(_ERNIE_WIDTHS, 1),
        shared=Given(_ERNIE_SHARED, shared(Product((_ERNIE_SHARED, Entry(_ERNIE_WIDTHS, 0))), bias=_ERNIE_BIAS), None),
        layout=layout(*_ernie_bank(Scope(), "text_moe", 0), *_ernie_bank(SECOND, "vision_moe", 1), *SHARED_EXPERTS),
    ),
    dense=dense(HfBlock("ernie4_5_vl_moe", "Ernie4_5_VLMoeMLP", "Ernie4_5_VLMoeTextConfig"), bias=_ERNIE_BIAS),
    decoder=decoder(
        attention(bias=_ERNIE_BIAS, theta=5e5, rope={"pairing": Pairing.INTERLEAVED, "wide": True}),
        rms(1e-5),
        tied=TIED,
    ),
)

ZAYA = Family(
    name="zaya",
    layers=AllMoe(),
    moe=moe(
        HfBlock(
            "zaya",
            "ZayaSparseMoeBlock",
            "ZayaConfig",
            layer_keyword="layer_idx",
            inputs=("router_state",),
            carries=True,
            skips=True,
        ),
        router=of(
            RouterSpec,
            Total((Key("num_experts"), 1)),
            1,
            correction_bias=True,
            state=of(
                RouterStateSpec, Key("router_hidden_size", 256), of(NormSpec, Key("rms_norm_eps", 1e-5)), AfterFirst()
            ),
        ),
        experts=experts(WIDTH, count=Key("num_experts"), skip=1),
        layout=layout(
            plain("router_in", "gate.down_proj.weight"),
            plain("router_in_bias", "gate.down_proj.bias"),
            plain("router_state_scale", "gate.router_states_scale"),
            plain("router_state_norm", "gate.router_mlp.norm.weight"),
            plain("router_fc1", "gate.router_mlp.fc1.weight"),
            plain("router_fc1_bias", "gate.router_mlp.fc1.bias"),
            plain("router_fc2", "gate.router_mlp.fc2.weight"),
            plain("router_fc2_bias", "gate.router_mlp.fc2.bias"),
            plain("router", "gate.router_mlp.out_proj.weight"),
            plain("correction_bias", "gate.balancing_biases"),
            *STACKED_EXPERTS,
        ),
    ),
    fixed=(fixed("num_experts_per_tok", 1, why="a token has one expert or none"),),
    decoder="attention after convolutions",
)

_DOGE_EXPERTS = Key("num_experts", 16384)
_DOGE_KEYS = Root(_DOGE_EXPERTS)

DOGE = Family(
    name="doge",
    layers=If(Key("is_moe", False), AllMoe(), AllDense()),
    moe=moe(
        HfBlock("doge", "DogeCDMoE", "DogeConfig", router=None),
        router=of(
            RouterSpec,
            Product((_DOGE_KEYS, _DOGE_KEYS)),
            Key("num_experts_per_tok", 64),
            keys=_DOGE_KEYS,
            select_on=SelectOn.LOGIT,
            weights_from=WeightsFrom.SELECTED_LOGITS,
            renorm=norm_topk(False),
        ),
        # an expert is one neuron: a row of each table
        experts=experts(1, glu(GluKind.PLAIN), count=_DOGE_EXPERTS),
        shared=shared(DENSE_WIDTH, bias=Key("mlp_bias", False)),
        layout=layout(
            plain("router", "router_gate.weight"),
            sourced("expert_up", Flat("down_embed.weight")),
            sourced("expert_down", Transposed(Flat("up_embed.weight"))),
            *gated_mlp("shared_"),
        ),
    ),
    dense=dense(HfBlock("doge", "DogeMLP", "DogeConfig"), bias=Key("mlp_bias", False)),
    decoder="a mask that is computed from the values",
)

_ROUTER_F32 = fixed("router_dtype", "float32", why="the router is computed in f32")
_CLASSIFIER = (plain("router", "router.classifier.weight"), plain("router_bias", "router.classifier.bias"))


def _per_expert(up: str, down: str) -> tuple[WeightLayout, ...]:
    """Experts without a gate, one module each, in memory too; their biases, where they have some."""
    return tuple(
        sourced(
            f"expert_{part}" + ("_bias" if suffix == "bias" else ""), PerExpert(f"experts.expert_{{e}}.{name}.{suffix}")
        )
        for part, name in (("up", up), ("down", down))
        for suffix in ("weight", "bias")
    )


_SWITCH_NOTE = (
    "An expert's capacity is the first expert_capacity tokens of a sequence that choose it; dropped tokens give 0. "
    "The tokens of a call are one sequence."
)
_SWITCH_GLU = glu(GluKind.PLAIN, Key("dense_act_fn", "relu"))
_SWITCH_DEPTH = Key("num_layers", aliases=("num_hidden_layers",))


def _switch(part: str, depth: Key, sublayer: int) -> Family:
    """The encoder or the decoder of Switch Transformers; the FFN is the last sublayer of each layer."""
    prefixes = (f"{part}.block.{{l}}.layer.{sublayer}.mlp.",)
    return Family(
        name="switch_transformers",
        part=part,
        decoder="an encoder and attention to what it read",
        layers=Stepped(Key(f"{part}_sparse_step", None), -1, spread=(depth, Key(f"num_sparse_{part}_layers", 3))),
        hidden=Key("d_model", aliases=("hidden_size",)),
        depth=depth,
        moe=moe(
            HfBlock(
                "switch_transformers",
                "SwitchTransformersSparseMLP",
                "SwitchTransformersConfig",
                router="router",
                observes="dispatch",
            ),
            router=of(RouterSpec, Key("num_experts"), 1, bias=Key("router_bias", False)),
            experts=experts(Key("d_ff"), _SWITCH_GLU, capacity=of(CapacitySpec, Key("expert_capacity", 64))),
            layout=LayerLayout(prefixes, (*_CLASSIFIER, *_per_expert("wi", "wo"))),
        ),
        dense=dense(
            HfBlock("switch_transformers", "SwitchTransformersDenseActDense", "SwitchTransformersConfig"),
            width=Key("d_ff"),
            glu=_SWITCH_GLU,
            layout=LayerLayout(prefixes, ungated_mlp("", names=("wi", "wo"))),
        ),
        fixed=(_ROUTER_F32, fixed("num_selected_experts", 1, why="each token takes one expert")),
        unused=("router_ignore_padding_tokens", "add_router_probs", "router_type", "capacity_factor"),
        note=_SWITCH_NOTE,
    )


SWITCH_TRANSFORMERS = replace(
    _switch("encoder", _SWITCH_DEPTH, 1),
    other_stacks=(_switch("decoder", Key("num_decoder_layers", null=_SWITCH_DEPTH), 2),),
)

_NLLB_RENORM = Renorm(RenormKind.CLAMPED_SUM, 2.0**-23)
_NLLB_RENORM_FIRST = Key("normalize_router_prob_before_dropping", False)
_NLLB_RENORM_AFTER = If(_NLLB_RENORM_FIRST, None, _NLLB_RENORM)
_NLLB_FRACTION = Key("moe_eval_capacity_token_fraction", 1.0)
_NLLB_CAPACITY = Compared(
    _NLLB_FRACTION,
    0.0,
    of(CapacitySpec, fraction=_NLLB_FRACTION, renorm=_NLLB_RENORM_AFTER),
    of(CapacitySpec, tokens=Key("expert_capacity", 64), renorm=_NLLB_RENORM_AFTER),
    above=True,
)
_NLLB_GLU = glu(GluKind.PLAIN, Key("activation_function", "relu"))
_NLLB_NOTE = (
    "transformers 5.23.0 hands the mask of the first choices to code that takes it for indices: expert 1 computes all "
    "first choices and expert 0 all second ones, with the weights of the experts that were chosen, and no other expert "
    "runs. The graph reproduces that. Capacity is counted over all tokens of a call."
)


def _nllb(part: str, depth: Key) -> Family:
    """The encoder or the decoder of NLLB-MoE."""
    prefixes = (f"model.{part}.layers.{{l}}.ffn.", f"{part}.layers.{{l}}.ffn.")
    width = f"{part}_ffn_dim"
    return Family(
        name="nllb_moe",
        model_types=("nllb-moe",),
        part=part,
        decoder="an encoder and attention to what it read",
        layers=Stepped(Key(f"{part}_sparse_step", 4), 1),
        hidden=Key("d_model", aliases=("hidden_size",)),
        depth=depth,
        moe=moe(
            HfBlock(
                "nllb_moe",
                "NllbMoeSparseMLP",
                "NllbMoeConfig",
                router="router",
                observes="dispatch",
                keywords=(("ffn_dim", width),),
                inputs=("padding_mask",),
                flat=True,
            ),
            # the first choice is by score and the second by logit, which rank alike
            router=of(
                RouterSpec,
                Key("num_experts"),
                2,
                select_on=SelectOn.LOGIT,
                bias=Key("router_bias", False),
                renorm=If(_NLLB_RENORM_FIRST, _NLLB_RENORM, Compared(_NLLB_FRACTION, 1.0, _NLLB_RENORM, None)),
            ),
            routed_scale=Affine(Key("moe_token_dropout", 0.2), -1.0, 1.0),
            experts=experts(
                Key(width),
                _NLLB_GLU,
                bias=True,
                # each token chooses an expert once, so that a fraction of 1 takes all of them
                capacity=Compared(_NLLB_FRACTION, 1.0, None, _NLLB_CAPACITY),
                padding=Not(Key("router_ignore_padding_tokens", False)),
                slot_experts=(1, 0),
            ),
            layout=LayerLayout(prefixes, (*_CLASSIFIER, *_per_expert("fc1", "fc2"))),
        ),
        dense=dense(
            HfBlock("nllb_moe", "NllbMoeDenseActDense", "NllbMoeConfig"),
            width=Key(width),
            sized=width,
            keyword="ffn_dim",
            glu=_NLLB_GLU,
            bias=True,
            layout=LayerLayout(prefixes, ungated_mlp("", names=("fc1", "fc2"))),
        ),
        fixed=(
            _ROUTER_F32,
            fixed("second_expert_policy", "all", why="both choices count; the other policies draw lots"),
            fixed("batch_prioritized_routing", False, why="tokens queue in their order"),
        ),
        unused=("router_type",),
        note=_NLLB_NOTE,
    )


NLLB_MOE = replace(
    _nllb("encoder", Key("encoder_layers", aliases=("num_hidden_layers",))),
    other_stacks=(_nllb("decoder", Key("decoder_layers")),),
)

FAMILIES = (DOGE, ERNIE4_5_VL_MOE, VITPOSE_BACKBONE, ZAYA, SWITCH_TRANSFORMERS, NLLB_MOE)
