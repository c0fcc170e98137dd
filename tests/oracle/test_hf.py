"""float64 truth against the genuine transformers blocks, for the seven families at tiny sizes."""

import sys

import numpy as np
import pytest
from seven_families import CASES, draw_weights

from emitter.errors import InputError, UnsupportedError
from emitter.graph import DType
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


def test_without_torch_the_message_says_what_to_install(monkeypatch):
    case = by_name("mixtral")
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(UnsupportedError, match=r"moehlo\[oracle\]"):
        build(case, draw_weights(case.spec, 0))
