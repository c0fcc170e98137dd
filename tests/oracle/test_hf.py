"""float64 truth against the HF reference blocks, for the seven families at tiny sizes."""

import sys

import numpy as np
import pytest
from seven_families import CASES, draw_weights

from emitter.errors import InputError, UnsupportedError
from emitter.reading.hf import HfBlock
from emitter.signature import DType
from oracle.hf import HfFfn
from oracle.truth import compute_truth

TOKENS = 29


def by_name(name):
    return next(case for case in CASES if case.name == name)


def build(case, weights, dtype=DType.F32):
    return HfFfn(case.hf, case.config, case.layer, case.state(weights), dtype)


def relative(a, b):
    return np.linalg.norm(a - b) / np.linalg.norm(b)


# f32 blocks of width 40 and 24: 64 roundings of 2^-24 in a row, were they all to add up, are 4e-6.
TOLERANCE = 64 * 2.0**-24


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
@pytest.mark.parametrize("seed", [0, 1])
def test_truth_is_what_the_block_computes(case, seed):
    weights = draw_weights(case.spec, seed)
    x = np.random.default_rng(seed + 100).standard_normal((TOKENS, 40)).astype(np.float32)
    found = build(case, weights)(x)
    truth = compute_truth(case.spec, weights, x)
    assert relative(found.output, truth.output) < TOLERANCE
    if truth.routing is not None:
        assert relative(found.logits, truth.routing.logits) < TOLERANCE
        np.testing.assert_array_equal(np.sort(found.ids), np.sort(truth.routing.ids))
        order = np.argsort(found.ids), np.argsort(truth.routing.ids)
        found_weights = np.take_along_axis(found.weights, order[0], -1)
        assert relative(found_weights, np.take_along_axis(truth.routing.weights, order[1], -1)) < TOLERANCE


@pytest.mark.parametrize("name", ["deepseek_v3", "gpt_oss"])
def test_a_block_in_bf16_differs_by_bf16_rounding(name):
    case = by_name(name)
    weights = draw_weights(case.spec, 3)
    x = np.random.default_rng(3).standard_normal((TOKENS, 40)).astype(np.float32)
    found = build(case, weights, DType.BF16)(x)
    truth = compute_truth(case.spec, weights, x, ids=found.ids)
    assert 2.0**-12 < relative(found.output, truth.output) < 2.0**-5


def test_correction_bias_stays_f32_in_a_bf16_model():
    case = by_name("deepseek_v3")
    block = build(case, draw_weights(case.spec, 0), DType.BF16)
    kept = {name: str(t.dtype) for name, t in block._module.state_dict().items()}
    assert kept["gate.e_score_correction_bias"] == "torch.float32"
    assert kept["gate.weight"] == kept["experts.down_proj"] == "torch.bfloat16"


def test_a_missing_or_surplus_tensor_is_refused():
    case = by_name("deepseek_v3")
    state = case.state(draw_weights(case.spec, 0))
    bias = state.pop("gate.e_score_correction_bias")
    with pytest.raises(InputError, match="e_score_correction_bias"):
        HfFfn(case.hf, case.config, 1, state, DType.F32)
    state |= {"gate.e_score_correction_bias": bias, "gate.bias": bias}
    with pytest.raises(InputError, match=r"gate\.bias"):
        HfFfn(case.hf, case.config, 1, state, DType.F32)


def test_a_tensor_of_another_shape_is_refused():
    case = by_name("mixtral")
    state = case.state(draw_weights(case.spec, 0))
    state["gate.weight"] = state["gate.weight"][:7]
    with pytest.raises(InputError, match=r"gate\.weight has shape \[7, 40\], not \[8, 40\]"):
        HfFfn(case.hf, case.config, 1, state, DType.F32)


def test_a_shape_that_comes_from_a_default_of_the_config_class_says_so():
    """transformers fills what config.json lacks: 14336 is MixtralConfig's intermediate_size."""
    case = by_name("mixtral")
    state = case.state(draw_weights(case.spec, 0))
    config = {key: value for key, value in case.config.items() if key != "intermediate_size"}
    with pytest.raises(InputError) as refused:
        HfFfn(case.hf, config, 1, state, DType.F32)
    assert "config.json lacks intermediate_size (14336), whose value is the default of MixtralConfig" in str(
        refused.value
    )
    aliased = {"num_experts" if key == "num_local_experts" else key: value for key, value in case.config.items()}
    state["gate.weight"] = state["gate.weight"][:7]
    with pytest.raises(InputError, match=r"not \[8, 40\]$"):
        HfFfn(case.hf, aliased, 1, state, DType.F32)


def test_a_router_that_transformers_keeps_in_f32_stays_f32():
    block = HfBlock("inkling2", "Inkling2SparseMoeBlock", "Inkling2TextConfig")
    config = {"hidden_size": 40, "moe_intermediate_size": 24, "n_routed_experts": 8, "num_experts_per_tok": 3}
    rng = np.random.default_rng(0)
    shapes = {
        "gate.weight": (8, 40),
        "gate.e_score_correction_bias": (8,),
        "experts.gate_up_proj": (8, 48, 40),
        "experts.down_proj": (8, 40, 24),
    }
    state = {name: rng.standard_normal(shape).astype(np.float32) for name, shape in shapes.items()}
    found = HfFfn(block, config | {"num_hidden_layers": 6}, 0, state, DType.BF16)
    dtypes = {name: str(tensor.dtype) for name, tensor in found._module.state_dict().items()}
    assert dtypes["gate.weight"] == "torch.float32"
    assert dtypes["experts.down_proj"] == "torch.bfloat16"
    assert found(rng.standard_normal((3, 40)).astype(np.float32)).ids.shape == (3, 3)


def gemma_layer():
    block = HfBlock(
        "gemma4",
        "Gemma4TextDecoderLayer",
        "Gemma4TextConfig",
        layer_keyword="layer_idx",
        router="router",
        stubs=("self_attn",),
        output="post_feedforward_layernorm",
        observes="other",
    )
    config = {
        "hidden_size": 40,
        "intermediate_size": 56,
        "moe_intermediate_size": 24,
        "num_experts": 8,
        "top_k_experts": 3,
        "num_hidden_layers": 2,
        "num_attention_heads": 2,
        "num_key_value_heads": 1,
        "head_dim": 8,
        "global_head_dim": 8,
        "layer_types": ["sliding_attention", "full_attention"],
        "enable_moe_block": True,
        "hidden_size_per_layer_input": 0,
    }
    shapes = {
        "router.proj.weight": (8, 40),
        "router.scale": (40,),
        "router.per_expert_scale": (8,),
        "experts.gate_up_proj": (8, 48, 40),
        "experts.down_proj": (8, 40, 24),
        "mlp.gate_proj.weight": (56, 40),
        "mlp.up_proj.weight": (56, 40),
        "mlp.down_proj.weight": (40, 56),
        "pre_feedforward_layernorm.weight": (40,),
        "pre_feedforward_layernorm_2.weight": (40,),
        "post_feedforward_layernorm.weight": (40,),
        "post_feedforward_layernorm_1.weight": (40,),
        "post_feedforward_layernorm_2.weight": (40,),
    }
    rng = np.random.default_rng(1)
    return block, config, {name: rng.standard_normal(shape).astype(np.float32) for name, shape in shapes.items()}


def test_a_part_of_a_layer_needs_only_its_own_tensors():
    block, config, state = gemma_layer()
    x = np.random.default_rng(2).standard_normal((3, 40)).astype(np.float32)
    found = HfFfn(block, config, 0, state, DType.F32)(x)
    assert np.isfinite(found.output).all()
    assert found.ids.shape == (3, 3)
    # Gemma's router returns probabilities first.
    assert found.logits is None


@pytest.mark.parametrize("lacking", ["post_feedforward_layernorm.weight", "router.scale", "mlp.down_proj.weight"])
def test_a_part_of_a_layer_without_one_of_its_tensors_is_refused(lacking):
    block, config, state = gemma_layer()
    del state[lacking]
    x = np.random.default_rng(2).standard_normal((3, 40)).astype(np.float32)
    with pytest.raises(InputError, match="lacks tensors that its output depends on"):
        HfFfn(block, config, 0, state, DType.F32)(x)


def test_without_torch_the_message_says_what_to_install(monkeypatch):
    case = by_name("mixtral")
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(UnsupportedError, match=r"moehlo\[oracle\]"):
        build(case, draw_weights(case.spec, 0))
