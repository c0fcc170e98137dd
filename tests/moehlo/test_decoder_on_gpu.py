"""Tiny decoders on this machine's GPU: their ids are transformers' and those of the CPU, alone and in a batch."""

import numpy as np
import pytest
from rounded_decoders import BF16, FP8, rounded_logits
from tiny_decoders import greedy, saved

import moehlo
from emitter.graphs.decoder import emit_decoder
from emitter.iree import Session, compile_graph
from emitter.packing import BlockFp8, MlxAffine, Mxfp4, Use
from emitter.plan import Request, Stored, plan_decoder
from emitter.reading.config import open_model
from emitter.signature import DType
from emitter.spec.model_tensors import layer_weights, outer_weights
from emitter.target import parse_target
from emitter.target.host import cuda_capability
from moehlo.choices import read_target
from moehlo.decoder_opening import decoder_over, parameters_for
from moehlo.generation.sampling import Sampling
from moehlo.verification import verify_decoder
from weights import random_weights

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
        "q_lora_rank": 32,
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
        every = {"prefill", "prefill_paged", "decode", "decode_batch"}
        assert decoder.launched.keys() == (set() if target == "cpu" else every)
        found[target], logits[target] = alone, decoder.prefill(PROMPTS[0], decoder.cache())
    assert found["cuda"] == found["cpu"] == [greedy(model, [*prompt], NEW) for prompt in PROMPTS]
    # sums of f32 in another order: 2^-24 for each of the thousands of terms after a logit at most
    scale = np.abs(logits["cpu"]).max()
    np.testing.assert_allclose(logits["cuda"], logits["cpu"], atol=2e-4 * scale)


def test_draws_are_the_cpu_s_alone_and_in_a_batch(tmp_path):
    saved("olmoe", tmp_path, **SIZES["olmoe"])
    how = {"sampling": Sampling(sample=True, top_k=20, top_p=0.9, temperature=0.8, min_p=0.01), "seed": 5}
    found = {}
    for target in ("cpu", "cuda"):
        decoder = moehlo.open_model(tmp_path).decoder(target=target, batches=True)
        texts = {number: [] for number in range(len(PROMPTS))}
        for number, token in decoder.generate_batch(PROMPTS, max_new_tokens=2 * NEW, rows=3, **how):
            texts[number].append(token)
        alone = [
            [*decoder.generate(prompt, max_new_tokens=2 * NEW, sequence=number, **how)]
            for number, prompt in enumerate(PROMPTS)
        ]
        assert [*texts.values()] == alone
        found[target] = alone
    assert decoder.not_launched == {}
    assert found["cuda"] == found["cpu"]
    assert len({*map(tuple, alone)}) == len(PROMPTS)


def test_a_cache_in_8_bits_is_off_by_what_float64_with_rounded_keys_and_values_is(tmp_path):
    # every expert is chosen: where two are nearly tied, a rounding anywhere may choose the other
    theirs = saved("olmoe", tmp_path, **SIZES["olmoe"], num_experts_per_tok=7)
    ids, read = [*range(1, 140), 5, 9, 3, 17, 20, 100, 77, 1, 2, 200], 139
    decoder = moehlo.open_model(tmp_path).decoder(target="cuda", dtype="bf16", cache_dtype="fp8")
    cache = decoder.cache()
    found = np.stack([decoder.prefill(ids[:read], cache), *(decoder.step(token, cache) for token in ids[read:])])
    assert cache.nbytes == 2 * 3 * 2 * 16 * cache.capacity
    narrow, wide = (rounded_logits(theirs, ids, dtype)[read - 1 :] for dtype in (FP8, BF16))
    # sums in another order take some numbers across the middle of two of bf16 and E4M3; another rounding than to the
    # nearest would be off by twice that of E4M3, one of another place by the root of two times that
    assert 0 < np.linalg.norm(found - narrow) < np.linalg.norm(wide - narrow) / 2


PACKINGS = {
    "affine4": MlxAffine(4, 32, DType.BF16),
    "affine8": MlxAffine(8, 32, DType.F16),
    "mxfp4": Mxfp4(),
    "fp8": BlockFp8(16, 32),
}


def packed_decoder(folder, packing, target):
    """A decoder with random planes for every weight that may be packed, the embedding and the head among them."""
    model = open_model(folder)
    spec = model.whole
    named = [(f"layers.{i}.{w.name}", w) for i, layer in enumerate(spec.layers) for w in layer_weights(spec, layer)]
    named += [(w.name, w) for w in outer_weights(spec)]
    packings = {name: packing for name, w in named if w.use in (Use.PRODUCT, Use.TABLE) and "router" not in name}
    request = Request(target=parse_target(target), dtype=DType.BF16)
    plan = plan_decoder(spec, request, Stored(packings, frozenset(packings), "here"))
    assert plan.held.keys() == packings.keys()
    graph = emit_decoder(spec, plan, parameters_for(request.target))
    wanted = graph.entry("decode").signature.weights
    weights = random_weights(wanted, 7)
    session = Session(compile_graph(graph, request.target), weights, entry="prefill")
    return decoder_over(model, plan, graph, session, weights, 512)


@pytest.mark.parametrize("packing", PACKINGS)
def test_packed_projections_embedding_and_head_give_what_the_cpu_s_kernels_give(packing, tmp_path):
    saved("olmoe", tmp_path, **SIZES["olmoe"] | {"intermediate_size": 64, "vocab_size": 208})
    found = []
    for target in ("cpu", "cuda"):
        decoder = packed_decoder(tmp_path, PACKINGS[packing], target)
        cache = decoder.cache()
        many = decoder.prefill([*range(1, 140)], cache)
        found.append([many, *(decoder.step(token, cache) for token in (5, 9))])
    for here, there in zip(*found, strict=True):
        # both round activations to bf16 between products, in turns of 2^-9; another expert would be off by half
        assert np.linalg.norm(here - there) < 2.0**-5 * np.linalg.norm(here)


MIXES = {
    "q8_0": lambda kind, name: kind.Q8_0,
    "q4_0": lambda kind, name: kind.Q4_0,
    "mxfp4": lambda kind, name: kind.MXFP4,
    "iq4_xs": lambda kind, name: kind.IQ4_NL if "attn_output" in name else kind.IQ4_XS,
    # as llama.cpp mixes them
    "q4_k_m": lambda kind, name: kind.Q6_K if name.startswith(("output", "blk.1.ffn_down")) else kind.Q4_K,
}


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("family", ["olmoe", "llama"])
def test_a_file_of_llama_cpp_is_within_the_rounding_of_float64(family, mix, tmp_path):
    gguf = pytest.importorskip("gguf")
    from gguf_decoders import written

    wide = {"hidden_size": 256, "intermediate_size": 256, "head_dim": 64}
    path, _ = written(family, tmp_path / "file", lambda name: MIXES[mix](gguf.GGMLQuantizationType, name), **wide)
    target = read_target("cuda", None, "host")
    report = verify_decoder(
        open_model(path), target, Request(target=target, dtype=DType.BF16), tokens=(1, 40), draws=1, new=8
    )
    assert report.passed, report.problems
    decoder = moehlo.open_model(path).decoder(target="cuda", dtype="bf16")
    assert len([*decoder.generate([5, 9, 3], max_new_tokens=4)]) == 4
    assert decoder.launched.keys() == {"prefill", "decode"}
    assert decoder.plan.held
