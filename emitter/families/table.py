"""The table: one row per FFN block of transformers 5.23.0. A row is data; see ``rules`` for its vocabulary.

Routing, experts and key names were read from the modeling and configuration files of each family.
"""

from __future__ import annotations

from emitter.families.layouts import (
    DENSE_MLP,
    PROJ_EXPERTS,
    TEXT_PREFIXES,
    W123_EXPERTS,
    gated_mlp,
    plain,
)
from emitter.families.rules import (
    AllDense,
    AllMoe,
    Choice,
    DenseRule,
    ExpertsRule,
    Family,
    FirstDense,
    Fixed,
    GluRule,
    GroupRule,
    If,
    Key,
    MoeRule,
    Product,
    RouterRule,
    SharedRule,
    SparseStep,
)
from emitter.hf import HfBlock
from emitter.layout import Interleaved, LayerLayout, Tensor, Transposed, WeightLayout
from emitter.spec import (
    Activation,
    GluKind,
    GroupFill,
    GroupScore,
    Renorm,
    RenormKind,
    Score,
    SelectOn,
    SharedGate,
    WeightsFrom,
)

_SUM = Renorm(RenormKind.SUM)
_TOP_K = Key("num_experts_per_tok")
_WIDTH = Key("moe_intermediate_size")
_SPARSE_STEP = SparseStep(Key("mlp_only_layers", ()), Key("decoder_sparse_step", 1))


def _dense(hf: HfBlock, **changes: object) -> DenseRule:
    return DenseRule(Key("intermediate_size"), DENSE_MLP, hf, **changes)  # type: ignore[arg-type]


MIXTRAL = Family(
    name="mixtral",
    model_types=("mixtral",),
    layers=AllMoe(),
    moe=MoeRule(
        router=RouterRule(Key("num_local_experts", aliases=("num_experts",)), _TOP_K, renorm=_SUM),
        experts=ExpertsRule(Key("intermediate_size")),
        layout=LayerLayout(
            ("model.layers.{l}.block_sparse_moe.", *TEXT_PREFIXES), (plain("router", "gate.weight"), *W123_EXPERTS)
        ),
        hf=HfBlock("mixtral", "MixtralSparseMoeBlock", "MixtralConfig"),
    ),
    unused=("router_jitter_noise",),
)

QWEN2_MOE = Family(
    name="qwen2_moe",
    model_types=("qwen2_moe",),
    layers=_SPARSE_STEP,
    moe=MoeRule(
        router=RouterRule(
            Key("num_experts", aliases=("num_local_experts",)),
            _TOP_K,
            renorm=If(Key("norm_topk_prob", False), _SUM, None),
        ),
        experts=ExpertsRule(_WIDTH),
        shared=SharedRule(Key("shared_expert_intermediate_size"), gate=SharedGate.SIGMOID),
        layout=LayerLayout(
            TEXT_PREFIXES,
            (
                plain("router", "gate.weight"),
                *PROJ_EXPERTS,
                *gated_mlp("shared_", "shared_expert."),
                plain("shared_gate", "shared_expert_gate.weight"),
            ),
        ),
        hf=HfBlock("qwen2_moe", "Qwen2MoeSparseMoeBlock", "Qwen2MoeConfig"),
    ),
    dense=_dense(HfBlock("qwen2_moe", "Qwen2MoeMLP", "Qwen2MoeConfig", (("intermediate_size", "intermediate_size"),))),
)

QWEN3_MOE = Family(
    name="qwen3_moe",
    model_types=("qwen3_moe",),
    layers=_SPARSE_STEP,
    moe=MoeRule(
        router=RouterRule(
            Key("num_experts", aliases=("num_local_experts",)),
            _TOP_K,
            renorm=If(Key("norm_topk_prob", False), _SUM, None),
        ),
        experts=ExpertsRule(_WIDTH),
        layout=LayerLayout(TEXT_PREFIXES, (plain("router", "gate.weight"), *PROJ_EXPERTS)),
        hf=HfBlock("qwen3_moe", "Qwen3MoeSparseMoeBlock", "Qwen3MoeConfig"),
    ),
    dense=_dense(HfBlock("qwen3_moe", "Qwen3MoeMLP", "Qwen3MoeConfig", (("intermediate_size", "intermediate_size"),))),
)

OLMOE = Family(
    name="olmoe",
    model_types=("olmoe",),
    layers=AllMoe(),
    moe=MoeRule(
        router=RouterRule(
            Key("num_experts", aliases=("num_local_experts",)),
            _TOP_K,
            renorm=If(Key("norm_topk_prob", False), _SUM, None),
        ),
        experts=ExpertsRule(Key("intermediate_size")),
        layout=LayerLayout(TEXT_PREFIXES, (plain("router", "gate.weight"), *PROJ_EXPERTS)),
        hf=HfBlock("olmoe", "OlmoeSparseMoeBlock", "OlmoeConfig"),
    ),
)

_DEEPSEEK_SHARED = SharedRule(Product((Key("n_shared_experts"), _WIDTH)))

DEEPSEEK_V2 = Family(
    name="deepseek_v2",
    model_types=("deepseek_v2",),
    layers=FirstDense(Key("first_k_dense_replace", 0)),
    moe=MoeRule(
        router=RouterRule(
            Key("n_routed_experts", aliases=("num_experts", "num_local_experts")),
            _TOP_K,
            groups=Choice(
                Key("topk_method", "greedy"),
                {
                    "greedy": None,
                    "group_limited_greedy": GroupRule(
                        Key("n_group"), Key("topk_group"), GroupScore.MAX, GroupFill.ZERO, weights_masked=True
                    ),
                },
            ),
            scale=Key("routed_scaling_factor", 1.0),
        ),
        experts=ExpertsRule(_WIDTH),
        shared=SharedRule(_DEEPSEEK_SHARED.width, bias=Key("mlp_bias", False)),
        layout=LayerLayout(
            TEXT_PREFIXES,
            (plain("router", "gate.weight"), *PROJ_EXPERTS, *gated_mlp("shared_", "shared_experts.")),
        ),
        hf=HfBlock("deepseek_v2", "DeepseekV2Moe", "DeepseekV2Config"),
    ),
    dense=_dense(HfBlock("deepseek_v2", "DeepseekV2MLP", "DeepseekV2Config"), bias=Key("mlp_bias", False)),
    unused=("n_group", "topk_group"),
    fixed=(
        Fixed("norm_topk_prob", (False, None), "weights are never renormalised"),
        Fixed("scoring_func", ("softmax",), "scores are a softmax"),
        Fixed("moe_layer_freq", (1,), "every layer from first_k_dense_replace on is MoE"),
    ),
)

DEEPSEEK_V3 = Family(
    name="deepseek_v3",
    model_types=("deepseek_v3", "kimi_k2"),
    layers=FirstDense(Key("first_k_dense_replace", 3)),
    moe=MoeRule(
        router=RouterRule(
            Key("n_routed_experts", aliases=("num_experts", "num_local_experts")),
            _TOP_K,
            score=Score.SIGMOID,
            correction_bias=True,
            groups=GroupRule(Key("n_group", 8), Key("topk_group", 4), GroupScore.TOP2_SUM, GroupFill.NEG_INF),
            renorm=If(Key("norm_topk_prob", True), Renorm(RenormKind.SUM, 1e-20), None),
            scale=Key("routed_scaling_factor", 2.5),
        ),
        experts=ExpertsRule(_WIDTH),
        shared=_DEEPSEEK_SHARED,
        layout=LayerLayout(
            TEXT_PREFIXES,
            (
                plain("router", "gate.weight"),
                plain("correction_bias", "gate.e_score_correction_bias"),
                *PROJ_EXPERTS,
                *gated_mlp("shared_", "shared_experts."),
            ),
        ),
        hf=HfBlock("deepseek_v3", "DeepseekV3MoE", "DeepseekV3Config"),
    ),
    dense=_dense(HfBlock("deepseek_v3", "DeepseekV3MLP", "DeepseekV3Config")),
    fixed=(
        Fixed("scoring_func", ("sigmoid",), "scores are a sigmoid"),
        Fixed("topk_method", ("noaux_tc",), "selection is group-limited with a correction bias"),
        Fixed("moe_layer_freq", (1,), "every layer from first_k_dense_replace on is MoE"),
    ),
)

GPT_OSS = Family(
    name="gpt_oss",
    model_types=("gpt_oss",),
    layers=AllMoe(),
    moe=MoeRule(
        router=RouterRule(
            Key("num_local_experts", aliases=("num_experts",)),
            Key("num_experts_per_tok", aliases=("experts_per_token",)),
            select_on=SelectOn.LOGIT,
            weights_from=WeightsFrom.SELECTED_LOGITS,
            bias=True,
        ),
        experts=ExpertsRule(
            Key("intermediate_size"),
            GluRule(
                GluKind.ALPHA_SIGMOID,
                Activation.SILU,
                limit=Key("swiglu_limit", 7.0),
                alpha=Key("swiglu_alpha", 1.702),
            ),
            bias=True,
        ),
        layout=LayerLayout(
            TEXT_PREFIXES,
            (
                plain("router", "router.weight"),
                plain("router_bias", "router.bias"),
                *(
                    WeightLayout(weight, source, (source,))
                    for weight, source in (
                        ("expert_gate_up", Interleaved(Transposed(Tensor("experts.gate_up_proj")), axis=1)),
                        ("expert_gate_up_bias", Interleaved(Tensor("experts.gate_up_proj_bias"), axis=1)),
                        ("expert_down", Transposed(Tensor("experts.down_proj"))),
                        ("expert_down_bias", Tensor("experts.down_proj_bias")),
                    )
                ),
            ),
        ),
        hf=HfBlock("gpt_oss", "GptOssMLP", "GptOssConfig", router="router"),
    ),
    fixed=(Fixed("hidden_act", ("silu",), "the gate function is hard-wired"),),
)


def _dense_family(
    model: str, prefix: str, *, name: str = "", bias: Key | bool = False, act: Key | None = None
) -> Family:
    glu = GluRule(activation=act) if act else GluRule()
    return Family(
        name=name or model,
        model_types=(name or model,),
        layers=AllDense(),
        dense=_dense(HfBlock(model, f"{prefix}MLP", f"{prefix}Config"), glu=glu, bias=bias),
    )


DENSE_FAMILIES = (
    _dense_family("llama", "Llama", bias=Key("mlp_bias", False)),
    _dense_family("mistral", "Mistral"),
    _dense_family("qwen2", "Qwen2"),
    _dense_family("qwen3", "Qwen3"),
    _dense_family("olmo", "Olmo"),
    _dense_family("olmo2", "Olmo2"),
    _dense_family("olmo3", "Olmo3"),
    _dense_family("gemma", "Gemma", act=Key("hidden_act", "gelu_pytorch_tanh", aliases=("hidden_activation",))),
    _dense_family("gemma2", "Gemma2", act=Key("hidden_activation", "gelu_pytorch_tanh", aliases=("hidden_act",))),
    _dense_family("granite", "Granite", bias=Key("mlp_bias", False)),
    _dense_family("smollm3", "SmolLM3", bias=Key("mlp_bias", False)),
)

FAMILIES: tuple[Family, ...] = (
    MIXTRAL,
    QWEN2_MOE,
    QWEN3_MOE,
    OLMOE,
    DEEPSEEK_V2,
    DEEPSEEK_V3,
    GPT_OSS,
    *DENSE_FAMILIES,
)
