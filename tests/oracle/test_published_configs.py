"""Published configs, whose keys transformers reads into others: the decoder is that of the config which it writes."""

import json
from typing import Any

import numpy as np
import pytest
from transformers import AutoConfig
from transformers.modeling_rope_utils import ROPE_INIT_FUNCTIONS

from emitter.golden import goldens_root
from emitter.reading.config import model_from_config
from emitter.spec.rope import frequencies

CONFIGS = goldens_root() / "configs" / "tiny"
KINDS = ["full_attention", "sliding_attention", "sliding_attention", "full_attention"]
PUBLISHED: dict[str, dict[str, Any]] = {
    # stepfun-ai/Step-3.5-Flash, smaller
    "step3p5": {
        "hidden_size": 48, "intermediate_size": 40, "num_hidden_layers": 4, "vocab_size": 96, "head_dim": 8,
        "num_attention_heads": 4, "num_attention_groups": 2, "max_position_embeddings": 512, "sliding_window": 5,
        "layer_types": KINDS, "rope_theta": [5e6, 1e4, 1e4, 5e6], "partial_rotary_factors": [0.5, 1.0, 1.0, 0.5],
        "rope_scaling": {
            "rope_type": "llama3", "factor": 2.0, "original_max_position_embeddings": 128, "low_freq_factor": 1.0,
            "high_freq_factor": 32.0,
        },
        "yarn_only_types": ["full_attention"], "use_rope_layers": [], "sink": False, "use_head_wise_attn_gate": True,
        "attention_other_setting": {
            "attention_type": "sliding_attention", "num_attention_heads": 6, "num_attention_groups": 2, "head_dim": 8,
            "true_head_dim": 8,
        },
        "moe_layers_enum": "1,2,3", "moe_num_experts": 7, "moe_top_k": 3, "moe_intermediate_size": 24,
        "share_expert_dim": 32, "moe_router_activation": "sigmoid", "use_moe_router_bias": True,
        "swiglu_limits": [0.0, 0.0, 7.0, 0.0], "swiglu_limits_shared": [0.0, 0.0, 0.0, 16.0],
    },
    # google/gemma-4-26B-A4B's text_config, smaller
    "gemma4_text": {
        "hidden_size": 48, "intermediate_size": 40, "num_hidden_layers": 12, "vocab_size": 96, "head_dim": 8,
        "global_head_dim": 16, "num_attention_heads": 4, "num_key_value_heads": 2, "num_global_key_value_heads": 1,
        "attention_k_eq_v": True, "sliding_window": 5, "layer_types": 3 * KINDS, "enable_moe_block": True,
        "num_experts": 6, "top_k_experts": 2, "moe_intermediate_size": 24, "hidden_size_per_layer_input": 0,
        "final_logit_softcapping": 30.0, "num_kv_shared_layers": 0, "max_position_embeddings": 512,
    },
    # google/gemma-7b, smaller
    "gemma": {
        "hidden_size": 48, "intermediate_size": 40, "num_hidden_layers": 2, "vocab_size": 96, "head_dim": 8,
        "num_attention_heads": 4, "num_key_value_heads": 4, "max_position_embeddings": 512, "hidden_act": "gelu",
        "hidden_activation": None, "rope_scaling": None, "rope_theta": 10000.0,
    },
    # MiniMaxAI/MiniMax-M3, smaller
    "minimax_m3_vl": {
        "tie_word_embeddings": False, "vision_config": {}, "text_config": {
            "model_type": "minimax_m3", "hidden_size": 48, "intermediate_size": 24, "dense_intermediate_size": 40,
            "shared_intermediate_size": 32, "num_hidden_layers": 3, "num_attention_heads": 4, "num_key_value_heads": 2,
            "head_dim": 8, "vocab_size": 96, "max_position_embeddings": 512, "rms_norm_eps": 1e-6,
            "use_gemma_norm": True, "attention_output_gate": False, "rope_theta": 5000000, "rotary_dim": 4,
            "partial_rotary_factor": 0.5, "hidden_act": "swigluoai", "use_qk_norm": True, "qk_norm_type": "per_head",
            "num_local_experts": 6, "num_experts_per_tok": 2, "n_shared_experts": 1, "scoring_func": "sigmoid",
            "use_routing_bias": True, "moe_layer_freq": [0, 1, 1], "swiglu_alpha": 1.702, "swiglu_beta": 1.0,
            "swiglu_limit": 7.0, "routed_scaling_factor": 2.0, "num_mtp_modules": 7, "num_nextn_predict_layers": 1,
            "sparse_attention_config": {
                "use_sparse_attention": True, "sparse_index_dim": 8, "sparse_num_index_heads": 2,
                "sparse_topk_blocks": 16, "sparse_block_size": 8, "sparse_disable_index_value": [0, 1, 1],
                "sparse_score_type": "max", "sparse_init_block": 0, "sparse_local_block": 1,
                "sparse_attention_freq": [0, 1, 1],
            },
        },
    },
    # poolside/Laguna-XS-2.1, smaller
    "laguna": {
        "hidden_size": 48, "intermediate_size": 40, "num_hidden_layers": 4, "vocab_size": 96, "head_dim": 8,
        "num_attention_heads": 4, "num_attention_heads_per_layer": [4, 6, 6, 4], "num_key_value_heads": 2,
        "max_position_embeddings": 512, "rms_norm_eps": 1e-6, "layer_types": KINDS, "sliding_window": 5,
        "rope_parameters": {
            "full_attention": {
                "rope_theta": 500000.0, "rope_type": "yarn", "factor": 32.0, "original_max_position_embeddings": 16,
                "beta_slow": 1.0, "beta_fast": 64.0, "attention_factor": 1.25, "partial_rotary_factor": 0.5,
            },
            "sliding_attention": {"rope_type": "default", "rope_theta": 10000.0, "partial_rotary_factor": 1.0},
        },
        "gating": "per-head", "num_experts": 6, "num_experts_per_tok": 2, "moe_intermediate_size": 24,
        "shared_expert_intermediate_size": 32, "norm_topk_prob": True, "decoder_sparse_step": 1,
        "mlp_only_layers": [0], "mlp_layer_types": ["dense", "sparse", "sparse", "sparse"],
        "moe_routed_scaling_factor": 2.5, "moe_router_logit_softcapping": 0.0,
    },
}  # fmt: skip


UNREAD: dict[str, dict[str, Any]] = {
    "minimax_m2": {
        "attn_type_list": [1, 1], "layernorm_full_attention_beta": 1.0, "layernorm_linear_attention_beta": 1.0,
        "layernorm_mlp_beta": 1.0, "qk_norm_type": "per_layer", "use_qk_norm": True,
    },
    "hunyuan_v1_moe": {
        "add_classification_head": False, "attention_head_dim": 128, "cla_share_factor": 2, "mlp_bias": False,
        "norm_type": "rms", "org_vocab_size": 128167, "position_embedding_xdrope": False, "use_cla": False,
        "use_mla": False, "use_qk_norm": True, "use_rotary_pos_emb": True,
    },
    "ernie4_5_moe": {"use_rmsnorm": True},
    "mimo_v2_flash": {
        "add_full_attention_sink_bias": False, "add_swa_attention_sink_bias": True, "attention_chunk_size": 128,
        "hybrid_layer_pattern": [0, 1], "layernorm_epsilon": 1e-5, "swa_head_dim": 192, "swa_num_attention_heads": 64,
        "swa_num_key_value_heads": 8, "swa_rope_theta": 10000, "swa_v_head_dim": 128,
    },
    "longcat_flash": {"attention_method": "MLA", "mla_scale_kv_lora": True, "mla_scale_q_lora": True},
    "solar_open": {"use_qk_norm": False},
    "glm4v_moe": {"use_qk_norm": False},
    "exaone_moe": {"mtp_loss_scaling_factor": 0.05, "mtp_share_layers": False},
    "qwen3_moe": {"qkv_bias": False, "shared_expert_intermediate_size": 0, "use_qk_norm": True},
    "qwen3_omni_moe_thinker": {"shared_expert_intermediate_size": 0, "use_qk_norm": True},
    "glm_moe_dsa": {
        "index_share_for_mtp_iteration": True, "indexer_rope_interleave": True, "rope_interleave": True,
    },
    "hy_v3": {
        "enable_attention_fp32_softmax": False, "enable_lm_head_fp32": True, "enable_moe_fp32_combine": False,
        "expert_hidden_dim": 24, "qk_norm": True,
    },
    "cohere2_moe": {
        "position_embedding_type": "rope_gptj", "rotary_pct": 1.0, "use_embedding_sharing": True,
        "use_parallel_block": True, "use_parallel_embedding": False, "use_qk_norm": False,
    },
    # the text of moonshotai/Kimi-K2.5, and of other models that hold a config within theirs
    "deepseek_v3": {
        "add_cross_attention": False, "cross_attention_hidden_size": None, "pruned_heads": {}, "is_decoder": False,
        "tie_encoder_decoder": False, "top_k": 50, "num_beam_groups": 1, "num_return_sequences": 1, "prefix": None,
    },
    "mellum": {"max_window_layers": 0, "use_sliding_window": True},
    "kolibri1": {"attention_bias": False, "head_dtype": "float32", "use_sliding_window": True},
    "axk2": {"attention_output_gate": True, "attn_gate_fused": True, "gated_norm": True},
    "dense/gemma2": {"sliding_window_size": 4096},
    "dense/qwen2": {"use_mrope": False},
    "dense/smollm3": {"max_window_layers": 28},
}  # fmt: skip
"""Keys of published configs that transformers' classes do not read, and what is said there."""


@pytest.mark.parametrize("model_type", UNREAD)
def test_what_a_published_config_says_besides_changes_nothing(model_type: str) -> None:
    config = json.loads((CONFIGS / f"{model_type.replace('_', '-')}.json").read_text())
    config |= {} if "kv_lora_rank" in config else {"num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 8}
    assert model_from_config({**config, **UNREAD[model_type]}).whole == model_from_config(config).whole


@pytest.mark.parametrize("model_type", PUBLISHED)
def test_a_published_config_is_read_as_transformers_reads_it(model_type: str) -> None:
    config = PUBLISHED[model_type]
    theirs = AutoConfig.for_model(model_type, **json.loads(json.dumps(config)))
    written = json.loads(theirs.to_json_string(use_diff=False))
    # numbers of layers, of twelve padded to "03"
    if "per_layer_config" in written:
        assert {len(number) for number in written["per_layer_config"]} == {len(str(config["num_hidden_layers"]))}
    found = model_from_config({**config, "model_type": model_type}).whole
    assert found == model_from_config({**written, "model_type": model_type}).whole


def test_positions_of_llama_4_scout_are_scaled_from_one_frequency_on() -> None:
    config = {
        "hidden_size": 5120, "num_attention_heads": 40, "head_dim": 128, "max_position_embeddings": 10485760,
        "rope_theta": 5e5, "rope_scaling": {
            "factor": 16.0, "high_freq_factor": 1.0, "low_freq_factor": 1.0, "original_max_position_embeddings": 8192,
            "rope_type": "llama3",
        },
    }  # fmt: skip
    theirs, _ = ROPE_INIT_FUNCTIONS["llama3"](AutoConfig.for_model("llama4_text", **json.loads(json.dumps(config))))
    text = json.loads((CONFIGS / "llama4.json").read_text())
    del text["rope_parameters"]
    ours, _ = frequencies(model_from_config(text | config).whole.layers[0].mixer.rope)
    # f32: ten roundings, and one of the exponent, which is ln(theta) in the power
    np.testing.assert_allclose(ours, theirs.double().numpy(), rtol=(np.log(5e5) + 10) * 2.0**-23)
