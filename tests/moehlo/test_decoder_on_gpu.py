"""Tiny decoders on this machine's GPU: their ids are transformers' and those of the CPU, alone and in a batch."""

import numpy as np
import pytest
from tiny_decoders import greedy, saved

import moehlo
from emitter.target.host import cuda_capability

pytestmark = [
    pytest.mark.cuda,
    pytest.mark.skipif(cuda_capability() is None, reason="needs an NVIDIA GPU"),
    pytest.mark.timeout(600),
]
HEADS = {"hidden_size": 64, "num_attention_heads": 4, "num_key_value_heads": 2}
SIZES = {
    "olmoe": {**HEADS, "intermediate_size": 48},
    "qwen3_moe": {**HEADS, "num_attention_heads": 6, "num_key_value_heads": 3, "moe_intermediate_size": 48},
    "gpt_oss": {**HEADS, "intermediate_size": 48, "head_dim": 16},
    "deepseek_v3": {
        **HEADS,
        "num_key_value_heads": 4,
        "moe_intermediate_size": 32,
        "intermediate_size": 48,
        "kv_lora_rank": 32,
        "qk_rope_head_dim": 16,
        "qk_nope_head_dim": 16,
        "v_head_dim": 16,
    },
}
"""Widths that the kernels take: multiples of 16."""
PROMPTS = ([5, 9, 3, 17], [7] * 150, [1, 2], [*range(1, 140)])
"""One has fewer tokens than a page has keys, one more; windows are shorter than most."""
NEW = 12


@pytest.mark.parametrize("family", SIZES)
def test_ids_are_those_of_transformers_and_of_the_cpu_alone_and_in_a_batch(family, tmp_path):
    model = saved(family, tmp_path, **SIZES[family])
    found, logits = {}, {}
    for target in ("cpu", "cuda"):
        decoder = moehlo.open_model(tmp_path).decoder(target=target, batches=True)
        texts = {number: [] for number in range(len(PROMPTS))}
        for number, token in decoder.generate_batch(PROMPTS, max_new_tokens=NEW, rows=3):
            texts[number].append(token)
        alone = [[*decoder.generate(prompt, max_new_tokens=NEW)] for prompt in PROMPTS]
        assert [*texts.values()] == alone
        found[target], logits[target] = alone, decoder.prefill(PROMPTS[0], decoder.cache())
    assert found["cuda"] == found["cpu"] == [greedy(model, [*prompt], NEW) for prompt in PROMPTS]
    # sums of f32 in another order: 2^-24 for each of the thousands of terms behind a logit at most
    scale = np.abs(logits["cpu"]).max()
    np.testing.assert_allclose(logits["cuda"], logits["cpu"], atol=2e-4 * scale)
