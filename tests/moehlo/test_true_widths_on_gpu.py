"""Decoders of published widths, few layers deep, on this machine's GPU: logits in bf16 against transformers in float64.

The error is at most twice that of transformers in bf16, on the same GPU and the same numbers: the median and the worst
of positions at once, and step by step behind a prompt. transformers' own model in float64 keeps norms, rotations and
scores in f32, which is 65,000 times finer than bf16.
"""

import json

import numpy as np
import pytest

pytest.importorskip("transformers")

import torch
import transformers

import moehlo
from emitter.golden import goldens_root
from emitter.target.host import cuda_capability

pytestmark = [
    pytest.mark.cuda,
    pytest.mark.nightly,
    pytest.mark.skipif(cuda_capability() is None, reason="needs an NVIDIA GPU"),
    pytest.mark.timeout(600),
]
LAYERS = {
    "olmoe-1b-7b-0924": 4,
    "qwen3-30b-a3b": 3,
    "gpt-oss-20b": 2,
    "deepseek-v2-lite": 3,
    "mixtral-8x7b-v0.1": 2,
}
"""As many as a GPU holds in float64 beside the others, in some seconds."""
PROMPT, STEPS, TEXTS = 96, 24, 3
LIMIT = 2.0


def config_of(name: str, layers: int):
    given = json.loads((goldens_root() / "configs" / f"{name}.json").read_text())
    given.pop("quantization_config", None)
    given["num_hidden_layers"] = layers
    if "layer_types" in given:
        given["layer_types"] = given["layer_types"][:layers]
    kind = given.pop("model_type")
    return transformers.AutoConfig.for_model(kind, **given)


def built(config, folder):
    """Transformers' model with random numbers of bf16, saved."""
    torch.manual_seed(1)
    with torch.device("cuda"):
        model = transformers.AutoModelForCausalLM.from_config(config, dtype=torch.bfloat16)
    with torch.no_grad():
        for name, weight in model.named_parameters():
            if weight.ndim == 1 and "norm" in name:
                weight.uniform_(0.5, 1.5)
            else:
                weight.normal_(0.0, 0.5 if weight.ndim == 1 else weight.shape[-1] ** -0.5)
        for name, buffer in model.named_buffers():
            if "correction" in name:
                buffer.normal_(0.0, 0.1)
    model.save_pretrained(folder)
    return model.eval()


def logits_of(model, ids):
    """``[T, V]`` at once, and those of the last steps one by one."""
    with torch.inference_mode():
        given = torch.tensor([ids], device="cuda")
        at_once = model(given, use_cache=False).logits[0].double()
        cache = transformers.DynamicCache(config=model.config)
        model(given[:, :PROMPT], past_key_values=cache)
        steps = [model(given[:, i : i + 1], past_key_values=cache).logits[0, -1] for i in range(PROMPT, len(ids))]
    return at_once[PROMPT - 1 :].cpu().numpy(), torch.stack(steps).double().cpu().numpy()


def sizes(errors):
    return np.sqrt((errors**2).mean(-1))


@pytest.mark.parametrize("name", LAYERS)
def test_logits_in_bf16_are_off_by_at_most_twice_what_those_of_transformers_are(name, tmp_path, capsys):
    model = built(config_of(name, LAYERS[name]), tmp_path)
    decoder = moehlo.open_model(tmp_path).decoder(target="cuda")
    rng = np.random.default_rng(3)
    texts = [rng.integers(0, model.config.vocab_size, PROMPT + STEPS).tolist() for _ in range(TEXTS)]
    theirs = [logits_of(model, ids) for ids in texts]
    model.set_experts_implementation("eager")  # there is no grouped matmul in float64
    model.double()
    truth = [logits_of(model, ids) for ids in texts]
    del model
    found, beside, scale = [], [], []
    for ids, (at_once, by_steps), (true, true_steps) in zip(texts, theirs, truth, strict=True):
        cache = decoder.cache()
        own = [decoder.prefill(ids[:PROMPT], cache)]
        steps = [decoder.step(token, cache) for token in ids[PROMPT:]]
        ends = (0, 1, STEPS)
        own += [decoder.prefill(ids[: PROMPT + end], decoder.cache()) for end in ends[1:]]
        found += [sizes(np.stack(own) - true[[*ends]]), sizes(np.stack(steps) - true_steps)]
        beside += [sizes(at_once - true), sizes(by_steps - true_steps)]
        scale.append(sizes(true))
    assert {"prefill", "decode"} <= decoder.launched.keys()
    mine, other, size = (np.concatenate(each) for each in (found, beside, scale))
    ratios = np.median(mine) / np.median(other), mine.max() / other.max()
    with capsys.disabled():
        apart = f"{np.median(mine) / np.median(size):.2e} of their size, {ratios[0]:.2f} of transformers'"
        print(f"\n{name}, {LAYERS[name]} layers: median {apart}; worst {ratios[1]:.2f}")
    assert max(ratios) <= LIMIT
