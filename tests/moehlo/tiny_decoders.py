"""Tiny whole models of transformers with random weights, saved to a directory."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import numpy as np
import pytest
import torch
from numpy.typing import NDArray
from transformers import AutoConfig, AutoModelForCausalLM, GenerationMixin, PreTrainedModel
from transformers.modeling_outputs import CausalLMOutputWithPast
from transformers.models.deepseek_ocr2.configuration_deepseek_ocr2 import DeepseekOcr2TextConfig
from transformers.models.deepseek_ocr2.modeling_deepseek_ocr2 import (
    DeepseekOcr2TextModel,
    DeepseekOcr2TextPreTrainedModel,
)
from transformers.models.mistral4.modeling_mistral4 import Mistral4ForCausalLM
from transformers.models.step3p7.configuration_step3p7 import Step3p7TextConfig
from transformers.models.step3p7.modeling_step3p7 import Step3p7PreTrainedModel, Step3p7TextModel

from emitter.graphs.decoder import BATCHED, SINGLE
from emitter.iree import Session
from emitter.iree.module import BaseModule
from emitter.reading.config import open_model
from emitter.reading.decoder import places
from emitter.signature import DType, weight_arguments
from emitter.spec.model_tensors import model_weights
from moehlo.choices import read_target
from weights.decoder import load_decoder

PLAINEST = read_target("cpu", isa="portable")
"""For tests of what is around kernels: its texts compile in four fifths of the time. Other tests have the tiers."""

VOCABULARY = 601
"""Enough for every tokenizer of the tests, and ragged in blocks of any size."""

# every size unlike the others: hidden, heads, keys, head dim, experts, intermediate, vocabulary
COMMON: dict[str, Any] = {
    "hidden_size": 48,
    "num_attention_heads": 6,
    "num_hidden_layers": 3,
    "vocab_size": VOCABULARY,
    "max_position_embeddings": 512,
    "pad_token_id": None,
    "bos_token_id": None,
    "eos_token_id": None,
}
CONFIGS: dict[str, dict[str, Any]] = {
    # norms over all heads
    "olmoe": {"num_key_value_heads": 2, "intermediate_size": 40, "num_experts": 7, "num_experts_per_tok": 3},
    # norms of each head, windows
    "qwen3_moe": {
        "num_key_value_heads": 3, "head_dim": 16, "moe_intermediate_size": 24, "num_experts": 9,
        "num_experts_per_tok": 2, "use_sliding_window": True, "sliding_window": 11, "norm_topk_prob": True,
    },
    # latents, neighbouring pairs, a dense layer
    "deepseek_v3": {
        "kv_lora_rank": 20, "q_lora_rank": 28, "qk_nope_head_dim": 10, "qk_rope_head_dim": 8, "v_head_dim": 12,
        "num_key_value_heads": 6, "moe_intermediate_size": 24, "intermediate_size": 40, "n_routed_experts": 8,
        "num_experts_per_tok": 3, "n_group": 4, "topk_group": 2, "n_shared_experts": 1, "first_k_dense_replace": 1,
    },
    # sinks, alternating windows, YaRN, biases
    "gpt_oss": {
        "num_key_value_heads": 2, "head_dim": 14, "intermediate_size": 32, "num_local_experts": 6,
        "num_experts_per_tok": 2, "sliding_window": 9,
    },
}  # fmt: skip


SMALLER = {"deepseek_v3": {"n_group": 1, "topk_group": 1}}
"""Without what takes long to compile: choosing in groups is twenty dispatches."""

ENTRIES = {"gpt_oss": (*SINGLE, *BATCHED)}
"""What is compiled of a family that is called in several forms: one module takes two thirds of the time of two."""


class _WithHead:
    """A text model with its head, where transformers has a class of it with pictures alone."""

    inner: ClassVar[Any]

    def __init__(self, config: Any) -> None:
        super().__init__(config)
        self.model = self.inner(config)
        self.lm_head = torch.nn.Linear(config.hidden_size, config.vocab_size, bias=False)
        self.post_init()

    def forward(self, input_ids: torch.Tensor, logits_to_keep: int = 0, **how: Any) -> CausalLMOutputWithPast:
        found = self.model(input_ids, **how)
        logits = self.lm_head(found.last_hidden_state)
        return CausalLMOutputWithPast(logits=logits, past_key_values=found.past_key_values)


class Step3p5ForCausalLM(_WithHead, Step3p7PreTrainedModel, GenerationMixin):  # type: ignore[misc]
    config_class, inner = Step3p7TextConfig, Step3p7TextModel


class DeepseekOcr2ForCausalLM(_WithHead, DeepseekOcr2TextPreTrainedModel, GenerationMixin):  # type: ignore[misc]
    config_class, inner = DeepseekOcr2TextConfig, DeepseekOcr2TextModel


CLASSES = {
    "step3p5": Step3p5ForCausalLM,
    "deepseek_ocr2_text": DeepseekOcr2ForCausalLM,
    "mistral4": Mistral4ForCausalLM,
}
"""Of families that ``AutoModelForCausalLM`` does not know."""


def class_of(family: str) -> Any:
    """What makes, and loads, a model of a family."""
    return CLASSES.get(family, AutoModelForCausalLM)


def saved(family: str, folder: Path, seed: int = 1, **changes: Any) -> PreTrainedModel:
    """A model in f32 whose every parameter is random, saved to ``folder``."""
    config = AutoConfig.for_model(family, **{**COMMON, **CONFIGS.get(family, {}), **changes})
    config._experts_implementation = "eager"
    made = class_of(family)
    model = (made.from_config if made is AutoModelForCausalLM else made._from_config)(config).float().eval()
    random = torch.Generator().manual_seed(seed)
    with torch.no_grad():
        for parameter in model.parameters():
            offset = 1.0 if parameter.ndim == 1 else 0.0
            parameter.copy_(torch.randn(parameter.shape, generator=random) * 0.2 + offset)
    model.save_pretrained(folder)
    return model


def open_uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have decoders opened with a plan and weights, and no module to run: the session holds ``weights`` alone."""
    monkeypatch.setattr("emitter.iree.compile_graph", lambda *_: SimpleNamespace())
    monkeypatch.setattr("emitter.iree.Session", lambda _, weights, **__: SimpleNamespace(weights=weights, at=str))


def require_equal_numbers(*paths: Path) -> None:
    """Of every weight of two decoders, in f32."""
    models = [open_model(path) for path in paths]
    wanted = weight_arguments(model_weights(models[0].whole), DType.F32)
    before, after = (load_decoder(path, places(m, m.whole), wanted) for path, m in zip(paths, models, strict=True))
    assert before.keys() == after.keys()
    for name, array in before.items():
        np.testing.assert_array_equal(after[name], array, err_msg=name)


def verify_over(monkeypatch: pytest.MonkeyPatch, change: Callable[[dict[str, Any]], object]) -> None:
    """Have the decoder of a verification run with weights that ``change`` was made to; truth and transformers not."""

    def opened(module: BaseModule, weights: dict[str, Any], **more: Any) -> Session:
        change(changed := dict(weights))
        return Session(module, changed, **more)

    monkeypatch.setattr("moehlo.verification.Session", opened)


def greedy(model: PreTrainedModel, prompt: list[int], count: int) -> list[int]:
    """The ids that ``generate`` gives."""
    given = torch.tensor([prompt])
    made = model.generate(given, max_new_tokens=count, do_sample=False, eos_token_id=None)
    return made[0, len(prompt) :].tolist()


def logits(model: PreTrainedModel, ids: list[int]) -> NDArray[np.float64]:
    """Logits ``[T, V]`` in float64."""
    with torch.no_grad():
        return model.double()(torch.tensor([ids])).logits[0].numpy()
