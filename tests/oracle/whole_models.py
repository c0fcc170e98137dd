"""Tiny whole models that transformers builds: random weights, saved to a directory, run with their FFNs watched."""

from __future__ import annotations

import importlib
import inspect
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from emitter.golden import goldens_root
from emitter.reading.config import Model, model_from_config, read_config
from emitter.reading.families.schemes import NONE
from emitter.spec import FfnSpec, MoeSpec

TINY = goldens_root() / "configs" / "tiny"
BATCH, LENGTH, VOCABULARY = 2, 7, 32

# What surrounds the FFN, made small by the names of its sizes, where the config has them and they are not null.
AROUND: dict[str, Any] = {
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "head_dim": 8,
    "vocab_size": VOCABULARY,
    "kv_lora_rank": 16,
    "q_lora_rank": 12,
    "qk_nope_head_dim": 8,
    "qk_rope_head_dim": 8,
    "qk_head_dim": 16,
    "v_head_dim": 8,
    "index_head_dim": 8,
    "index_n_heads": 2,
    "index_topk": 4,
    "index_kpool": 2,
    "linear_key_head_dim": 8,
    "linear_value_head_dim": 8,
    "linear_num_key_heads": 2,
    "linear_num_value_heads": 4,
    "linear_num_heads": 4,
    "linear_head_dim": 8,
    "max_position_embeddings": 128,
    "mamba_n_heads": 4,
    "mamba_d_head": 20,
    "mamba_d_state": 8,
    "mamba_num_heads": 4,
    "mamba_head_dim": 20,
    "n_groups": 2,
    "pad_token_id": 0,
    "bos_token_id": 1,
    "eos_token_id": 1,
}
# Towers for images and sound, which a forward pass over text leaves alone.
TOWER: dict[str, Any] = {
    "hidden_size": 16,
    "intermediate_size": 24,
    "num_hidden_layers": 1,
    "depth": 1,
    "num_attention_heads": 2,
    "num_heads": 2,
    "num_key_value_heads": 2,
    "head_dim": 8,
    "vocab_size": VOCABULARY,
    "n_layers": 1,
    "text_hidden_size": 40,
    "out_hidden_size": 40,
    "mel_vocab_size": 8,
    "n_mel_bins": 8,
    "encoder_layers": 1,
    "encoder_attention_heads": 2,
    "encoder_ffn_dim": 24,
    "d_model": 16,
    "output_dim": 40,
    "adapter_input_size": 16,
    "adapter_out_dim": 40,
    "downsample_hidden_size": 8,
    "decoder_dim": 32,
    "codebook_size": 16,
    "num_experts": 4,
    "moe_intermediate_size": 8,
    "shared_expert_intermediate_size": 8,
}
# Where the residual stream enters the FFN half of a decoder layer that is not a module of its own.
ENTRANCE = "pre_feedforward_layernorm"
_LISTS = ("layer_types", "mlp_layer_types", "per_layer_config")


def read_text(model: Any) -> None:
    """A forward pass over two sequences of token ids, every one different and none of them special."""
    ids = torch.randperm(VOCABULARY - 4, generator=torch.Generator().manual_seed(3))[: BATCH * LENGTH] + 2
    model(input_ids=ids.reshape(BATCH, LENGTH), use_cache=False)


def read_types(model: Any) -> None:
    """A forward pass over text in which some tokens stand for parts of images and videos."""
    ids = torch.randperm(VOCABULARY - 4, generator=torch.Generator().manual_seed(3))[: BATCH * LENGTH] + 2
    types = torch.tensor([0, 1, 1, 0, 0, 2, 0] * BATCH, dtype=torch.int32).reshape(BATCH, LENGTH)
    model(input_ids=ids.reshape(BATCH, LENGTH), moe_mm_token_type_ids=types, use_cache=False)


def translate(model: Any) -> None:
    """One sequence of text is encoded, the last tokens of it padding, and another decoded."""
    ids = torch.randperm(VOCABULARY - 4, generator=torch.Generator().manual_seed(3))[None, : BATCH * LENGTH] + 2
    mask = (torch.arange(BATCH * LENGTH) < BATCH * LENGTH - 3)[None].long()
    model(input_ids=ids, attention_mask=mask, decoder_input_ids=ids.flip(1), use_cache=False)


def refine(model: Any) -> None:
    """The encoder reads, and the decoder refines as much."""
    ids = torch.arange(2, 2 + BATCH * LENGTH).reshape(BATCH, LENGTH)
    model(input_ids=ids, decoder_input_ids=ids.flip(1))


def find_poses(model: Any) -> None:
    """Two pictures of people, whose poses different data sets taught."""
    pictures = torch.randn((BATCH, 3, 64, 48), generator=torch.Generator().manual_seed(3))
    model(pictures, dataset_index=torch.tensor([4, 1]))


def look(model: Any) -> None:
    """A forward pass over the patches of one picture."""
    patches = torch.randn((16, 3 * 14 * 14), generator=torch.Generator().manual_seed(3))
    model(patches, torch.tensor([[1, 4, 4]]))


def read_and_look(model: Any) -> None:
    """Both, without inserting what was seen into the text."""
    look(model.model.vision_tower)
    read_text(model)


def think_and_talk(model: Any) -> None:
    """The thinker reads, and the talker takes embeddings."""
    x = torch.randn((BATCH, LENGTH, 40), generator=torch.Generator().manual_seed(3))
    read_text(model.thinker)
    model.talker.model(inputs_embeds=x, use_cache=False)


@dataclass(frozen=True)
class Whole:
    """A model class, and the tiny config that fills it.

    ``stem`` names the tiny config, ``changes`` are made to it (a dot steps inside). ``wrapper`` is the config class
    around it, under ``inside``, with ``outer`` changed there. ``more`` are further parts that have layers: what the
    command calls them, where they are in the wrapper, and their tiny config. ``forward`` runs the model over a small
    input. ``home`` is the directory of transformers that has the class, where it is not that of the family.
    """

    stem: str
    changes: Mapping[str, Any] = field(default_factory=dict)
    wrapper: str | None = None
    inside: str = "text_config"
    outer: Mapping[str, Any] = field(default_factory=dict)
    forward: Callable[[Any], None] = read_text
    home: str | None = None
    more: Mapping[str, tuple[str, str]] = field(default_factory=dict)


_DBRX = {"attn_config.rope_theta": 10000.0, "attn_config.clip_qkv": 8.0}
_ERNIE_ROPE = {"rope_parameters.mrope_section": [1, 1, 3]}
_LINEAR = {"layer_types": ["linear_attention", "full_attention"]}
_MAMBA = {"layer_types": ["mamba", "attention"]}
_MROPE = {"rope_parameters.mrope_section": [1, 1, 1]}
_NOPE = {"qk_rope_head_dim": 0, "qk_head_dim": 8}
_QSA = {
    **_LINEAR,
    "indexer_n_heads": 2,
    "indexer_kv_heads": 1,
    "indexer_head_dim": 8,
    "indexer_budget": 4,
    "indexer_compress_ratio": 2,
}
_ADAPTER = {"adapter_in_dim": 40, "adapter_out_dim": 40, "num_attention_heads": 5}
_ONE_SOUND_LAYER = {
    **{f"audio_config.{name}": [16] for name in ("patch_sizes", "hidden_sizes")},
    "audio_config.depths": [1],
    "out_hidden_size": 16,
    "projector_hidden_size": 16,
}
_PICTURE = {"image_size": [64, 48]}
_SLIDING = {"sliding_window": 4}

CASES: dict[str, Whole] = {
    "AfmoeForCausalLM": Whole("afmoe"),
    "AriaTextForCausalLM": Whole("aria"),
    "AriaForConditionalGeneration": Whole("aria", wrapper="AriaConfig"),
    "AXK1ForCausalLM": Whole("axk1"),
    "AXK2ForCausalLM": Whole("axk2"),
    "BailingHybridForCausalLM": Whole("bailing-hybrid"),
    "BeamForCausalLM": Whole("beam"),
    "Cohere2MoeForCausalLM": Whole("cohere2-moe"),
    **{
        f"{prefix}ForCausalLM": Whole(prefix.lower())
        for prefix in ("Llama", "Mistral", "Qwen2", "Qwen3", "Olmo", "Olmo2")
    },
    "DbrxModel": Whole("dbrx", _DBRX),
    "DbrxForCausalLM": Whole("dbrx", _DBRX),
    "DeepseekOcr2TextModel": Whole("deepseek-ocr2"),
    "DeepseekOcr2ForConditionalGeneration": Whole("deepseek-ocr2", wrapper="DeepseekOcr2Config"),
    "DeepseekV2ForCausalLM": Whole("deepseek-v2"),
    "DeepseekV3ForCausalLM": Whole("deepseek-v3"),
    "Kimi_K25ForConditionalGeneration": Whole("deepseek-v3", wrapper="Kimi_K25Config", home="kimi_k25"),
    "DeepseekV32ForCausalLM": Whole("deepseek-v32"),
    "DeepseekV4ForCausalLM": Whole("deepseek-v4"),
    "DiffusionGemmaForBlockDiffusion": Whole("diffusion-gemma", wrapper="DiffusionGemmaConfig", forward=refine),
    "DogeForCausalLM": Whole("doge"),
    "Dots1ForCausalLM": Whole("dots1"),
    "Dots3NoteForCausalLM": Whole("dots3-note"),
    "Dots3NoteForConditionalGeneration": Whole(
        "dots3-note",
        wrapper="Dots3NoteConfig",
        outer={f"vision_config.{key}": value for key, value in _ADAPTER.items()},
        forward=read_and_look,
        more={"vision": ("vision_config", "dots3-note-vision")},
    ),
    "Dots3NoteVisionModel": Whole("dots3-note-vision", _ADAPTER, forward=look),
    "Ernie4_5_MoeForCausalLM": Whole("ernie4-5-moe"),
    "Ernie4_5_VLMoeTextModel": Whole("ernie4-5-vl-moe", _ERNIE_ROPE, forward=read_types),
    "Ernie4_5_VLMoeForConditionalGeneration": Whole(
        "ernie4-5-vl-moe", _ERNIE_ROPE, wrapper="Ernie4_5_VLMoeConfig", forward=read_types
    ),
    "ExaoneMoeForCausalLM": Whole("exaone-moe"),
    "FlexOlmoForCausalLM": Whole("flex-olmo"),
    "FlintForCausalLM": Whole("flint"),
    "Gemma4ForCausalLM": Whole("gemma4"),
    "Gemma4ForConditionalGeneration": Whole("gemma4", wrapper="Gemma4Config"),
    "GlmMoeDsaForCausalLM": Whole("glm-moe-dsa"),
    "Glm4MoeForCausalLM": Whole("glm4-moe"),
    "Glm4MoeLiteForCausalLM": Whole("glm4-moe-lite"),
    "Glm4vMoeTextModel": Whole("glm4v-moe", _MROPE),
    "Glm4vMoeForConditionalGeneration": Whole("glm4v-moe", _MROPE, wrapper="Glm4vMoeConfig"),
    "Glm5NextTextModel": Whole("glm5-next", _NOPE),
    "Glm5NextForConditionalGeneration": Whole("glm5-next", _NOPE, wrapper="Glm5NextConfig"),
    "GptOssForCausalLM": Whole("gpt-oss"),
    "GraniteMoeForCausalLM": Whole("granitemoe"),
    "GraniteMoeSWAForCausalLM": Whole("granitemoe-swa"),
    "GraniteMoeHybridForCausalLM": Whole("granitemoehybrid", _MAMBA),
    "GraniteMoeSharedForCausalLM": Whole("granitemoeshared"),
    "HunYuanMoEV1ForCausalLM": Whole("hunyuan-v1-moe", {"head_dim": 8}),
    "HYV3ForCausalLM": Whole("hy-v3"),
    "HYV4ForCausalLM": Whole("hy-v4"),
    "InklingForCausalLM": Whole("inkling"),
    "InklingForConditionalGeneration": Whole("inkling", wrapper="InklingConfig"),
    "Inkling2ForCausalLM": Whole("inkling2"),
    "Inkling2ForConditionalGeneration": Whole("inkling2", wrapper="Inkling2Config"),
    "JambaForCausalLM": Whole("jamba"),
    "JetMoeForCausalLM": Whole("jetmoe"),
    "KimiLinearForCausalLM": Whole("kimi-linear", _LINEAR),
    "Kolibri1ForCausalLM": Whole("kolibri1"),
    "LagunaForCausalLM": Whole("laguna"),
    "Lfm2MoeForCausalLM": Whole("lfm2-moe"),
    "Llama4ForCausalLM": Whole("llama4"),
    "Llama4ForConditionalGeneration": Whole("llama4", wrapper="Llama4Config"),
    "LongcatFlashForCausalLM": Whole("longcat-flash"),
    "MellumForCausalLM": Whole("mellum"),
    "MiMoV2FlashForCausalLM": Whole("mimo-v2-flash"),
    "MiniMaxForCausalLM": Whole("minimax"),
    "MiniMaxM2ForCausalLM": Whole("minimax-m2"),
    "MiniMaxM3VLForCausalLM": Whole("minimax-m3-vl"),
    "MiniMaxM3SparseForConditionalGeneration": Whole("minimax-m3-vl", wrapper="MiniMaxM3VLConfig"),
    "MistralLarge4TextModel": Whole("mistral-large4"),
    "MistralLarge4ForConditionalGeneration": Whole("mistral-large4", wrapper="MistralLarge4Config"),
    "Mistral4ForCausalLM": Whole("mistral4", {"rope_parameters.partial_rotary_factor": 1.0}),
    "MixtralModel": Whole("mixtral"),
    "MixtralForCausalLM": Whole("mixtral"),
    "MuseSparkTextModel": Whole("muse-spark"),
    "MuseSparkForConditionalGeneration": Whole("muse-spark", wrapper="MuseSparkConfig", outer=_ONE_SOUND_LAYER),
    "NemotronHForCausalLM": Whole("nemotron-h"),
    "NllbMoeModel": Whole("nllb-moe", forward=translate),
    "NllbMoeForConditionalGeneration": Whole("nllb-moe", forward=translate),
    "OlmoeForCausalLM": Whole("olmoe"),
    "OpenAIPrivacyFilterForTokenClassification": Whole("openai-privacy-filter"),
    "PhimoeForCausalLM": Whole("phimoe"),
    "Qwen2MoeForCausalLM": Whole("qwen2-moe"),
    "Qwen3_5MoeForCausalLM": Whole("qwen3-5-moe", _LINEAR),
    "Qwen3_5MoeForConditionalGeneration": Whole("qwen3-5-moe", _LINEAR, wrapper="Qwen3_5MoeConfig"),
    "Qwen3MoeForCausalLM": Whole("qwen3-moe"),
    "Qwen3NextForCausalLM": Whole("qwen3-next", _LINEAR),
    "Qwen3OmniMoeThinkerForConditionalGeneration": Whole("qwen3-omni-moe-thinker", wrapper="Qwen3OmniMoeThinkerConfig"),
    "Qwen3OmniMoeForConditionalGeneration": Whole(
        "qwen3-omni-moe-thinker",
        wrapper="Qwen3OmniMoeConfig",
        inside="thinker_config.text_config",
        outer={"talker_config.spatial_merge_size": 2, "thinker_config.vision_start_token_id": 60},
        forward=think_and_talk,
        more={"talker": ("talker_config.text_config", "qwen3-omni-moe-talker")},
    ),
    "Qwen3VLMoeTextModel": Whole("qwen3-vl-moe"),
    "Qwen3VLMoeForConditionalGeneration": Whole("qwen3-vl-moe", wrapper="Qwen3VLMoeConfig"),
    "Qwen4ExpForCausalLM": Whole("qwen4-exp", _QSA),
    "Qwen4ExpForConditionalGeneration": Whole("qwen4-exp", _QSA, wrapper="Qwen4ExpConfig"),
    "SolarOpenForCausalLM": Whole("solar-open"),
    "Step3p7TextModel": Whole("step3p7", _SLIDING),
    "Step3p7ForConditionalGeneration": Whole("step3p7", _SLIDING, wrapper="Step3p7Config"),
    "VitPoseBackbone": Whole("vitpose-backbone", _PICTURE, forward=find_poses),
    "VitPoseForPoseEstimation": Whole(
        "vitpose-backbone",
        _PICTURE,
        wrapper="VitPoseConfig",
        inside="backbone_config",
        forward=find_poses,
        home="vitpose",
    ),
    "ZayaForCausalLM": Whole("zaya"),
    "SwitchTransformersModel": Whole("switch-transformers", forward=translate),
    "SwitchTransformersForConditionalGeneration": Whole("switch-transformers", forward=translate),
    "UnlimitedOcrTextModel": Whole("unlimited-ocr"),
    "UnlimitedOcrForConditionalGeneration": Whole("unlimited-ocr", wrapper="UnlimitedOcrConfig"),
    # what the tiny configs leave out
    "DeepseekV2ForCausalLM+bias": Whole("deepseek-v2", {"mlp_bias": True}),
    "DeepseekV4ForCausalLM+bias": Whole("deepseek-v4", {"mlp_bias": True}),
    "DogeForCausalLM+dense": Whole("doge", {"is_moe": False}),
    "Ernie4_5_MoeForCausalLM+bias": Whole("ernie4-5-moe", {"use_bias": True}),
    "Ernie4_5_MoeForCausalLM+alone": Whole("ernie4-5-moe", {"moe_num_shared_experts": 0}),
    "Gemma4ForCausalLM+dense": Whole("gemma4", {"enable_moe_block": False}),
    "GraniteMoeHybridForCausalLM+attention": Whole("granitemoehybrid", {"position_embedding_type": "nope"}),
    "GraniteMoeHybridForCausalLM+dense": Whole("granitemoehybrid", {"num_local_experts": 0}),
    "HYV3ForCausalLM+bias": Whole("hy-v3", {"mlp_bias": True}),
    "LongcatFlashForCausalLM+computing": Whole("longcat-flash", {"zero_expert_num": 0}),
    "NemotronHForCausalLM+latent": Whole("nemotron-h", {"moe_latent_size": 16, "mlp_bias": True}),
    "VitPoseBackbone+dense": Whole("vitpose-backbone", {**_PICTURE, "num_experts": 1}, forward=find_poses),
    # dense families
    "LlamaForCausalLM": Whole("llama"),
    "LlamaForCausalLM+bias": Whole("llama", {"mlp_bias": True}),
    "MistralForCausalLM": Whole("mistral"),
    "Qwen2ForCausalLM": Whole("qwen2"),
    "Qwen3ForCausalLM": Whole("qwen3"),
    "OlmoForCausalLM": Whole("olmo"),
    "Olmo2ForCausalLM": Whole("olmo2"),
    "Olmo3ForCausalLM": Whole("olmo3"),
    "GemmaForCausalLM": Whole("gemma"),
    "Gemma2ForCausalLM": Whole("gemma2"),
    "GraniteForCausalLM": Whole("granite"),
    "SmolLM3ForCausalLM": Whole("smollm3"),
}


# Building ------------------------------------------------------------------------------------------------------------


def build(name: str, changes: Mapping[str, Any] | None = None, seed: int = 0) -> Any:
    """The model ``name``, in f32, in eval mode, with random weights; ``changes`` are further ones to its config."""
    case = CASES[name]
    first = parts(name, changes)[None]
    config, hf = first.config, first.layer().rule.hf
    home = case.home or hf.model
    configuration = importlib.import_module(f"transformers.models.{home}.configuration_{home}")
    if case.wrapper is None:
        made = getattr(importlib.import_module(hf.module_of(hf.config, "configuration")), hf.config).from_dict(config)
    else:
        outer_class = getattr(configuration, case.wrapper)
        outer = outer_class().to_dict()
        width = parts(name)[None].layer().spec.hidden
        towers = {**TOWER, **{k: first.layer().spec.hidden for k, size in TOWER.items() if size == width}}
        outer = {k: _tower(v, towers) if isinstance(v, Mapping) else v for k, v in outer.items()}
        _set(outer, {path: _tiny(stem) for path, stem in case.more.values()})
        _set(outer, {case.inside: config, **case.outer})
        made = outer_class.from_dict(outer)
    made._experts_implementation = "eager"
    torch.manual_seed(0)
    modeling = importlib.import_module(f"transformers.models.{home}.modeling_{home}")
    model = getattr(modeling, name.partition("+")[0])(made).eval()
    _randomise(model, first.layer().spec, seed)
    return model


def parts(name: str, changes: Mapping[str, Any] | None = None) -> dict[str | None, Model]:
    """What the model is made of: its parts with layers, as the command calls them (None: the first)."""
    case = CASES[name]
    config = {**config_of(name), **(changes or {})}
    configs = {None: config, **{part: _tiny(stem) for part, (_, stem) in case.more.items()}}
    models = {part: model_from_config(made, name) for part, made in configs.items()}
    stacks = {part: model_from_config(config, name, part=part) for part in models[None].parts[1:]}
    return {**models, **stacks}


def config_of(name: str) -> dict[str, Any]:
    """The tiny config of the model ``name``, of the text model where it is nested."""
    config = _tiny(CASES[name].stem)
    _set(config, CASES[name].changes)
    return config


def _tiny(stem: str) -> dict[str, Any]:
    (path,) = TINY.rglob(f"{stem}.json")
    config = _changed(read_config(path), AROUND)
    if "kv_lora_rank" in config:  # every head has its own keys and values
        config["num_key_value_heads"] = config["num_attention_heads"]
    return config


def _changed(config: Mapping[str, Any], sizes: Mapping[str, Any]) -> dict[str, Any]:
    changed = {}
    for key, value in config.items():
        if isinstance(value, Mapping) and not key.startswith("rope"):
            value = _changed(value, sizes)
        elif key in sizes and value is not None:
            value = sizes[key]
        changed[key] = value
    return changed


def _tower(config: Mapping[str, Any], sizes: Mapping[str, Any]) -> dict[str, Any]:
    """One layer, so without what is listed layer by layer."""
    kept = {k: _tower(v, sizes) if isinstance(v, Mapping) and k.endswith("_config") else v for k, v in config.items()}
    return _changed({key: value for key, value in kept.items() if key not in _LISTS}, sizes)


def _set(config: dict[str, Any], changes: Mapping[str, Any]) -> None:
    for path, value in changes.items():
        *steps, last = path.split(".")
        inner: Any = config
        for step in steps:
            inner = inner[step]
        inner[last] = value


# Weights -------------------------------------------------------------------------------------------------------------


def _randomise(model: Any, spec: FfnSpec, seed: int) -> None:
    """Every stored tensor random: norms and scales around 1, biases that change choices, matrices that keep sizes."""
    generator = torch.Generator().manual_seed(seed)
    experts = spec.router.experts if isinstance(spec, MoeSpec) else 0

    def normal(tensor: Any) -> Any:
        return torch.randn(tensor.shape, generator=generator)

    with torch.no_grad():
        for name, tensor in model.state_dict().items():
            if not tensor.is_floating_point():
                if tensor.ndim == 2:  # experts by token id, each once
                    rows = torch.rand((tensor.shape[0], experts), generator=generator).argsort(dim=1)
                    tensor.copy_(rows[:, : tensor.shape[1]])
            elif tensor.ndim >= 2 and "norm" not in name and "bias" not in name:
                tensor.copy_(normal(tensor) * 1.2 / tensor.shape[-1] ** 0.5)
            elif "balancing" in name:  # beside shares of a softmax
                tensor.copy_(normal(tensor) * 0.05)
            elif "bias" in name:
                tensor.copy_(normal(tensor) * 0.5)
            else:
                tensor.copy_(1.0 + 0.3 * normal(tensor))


# Watching ------------------------------------------------------------------------------------------------------------


@dataclass
class Seen:
    """What one FFN was given and what it gave, in the first call: ``x`` and ``y`` [N, H], further inputs by name."""

    x: NDArray[np.float32]
    y: NDArray[np.float32]
    inputs: dict[str, NDArray[Any]]


def run_watched(name: str, model: Any, opened: Model) -> dict[int, Seen]:
    """Run the model, and return what every layer of ``opened`` with an FFN saw."""
    watches = {layer: _Watch(model, opened, layer) for layer, kind in enumerate(opened.kinds) if kind != NONE}
    with torch.inference_mode():
        CASES[name].forward(model)
    return {layer: watch.seen() for layer, watch in watches.items()}


class _Watch:
    """Hooks on the modules that are one layer's FFN."""

    def __init__(self, model: Any, opened: Model, layer: int) -> None:
        hf = opened.layer(layer).rule.hf
        self.path = path_of(model, opened, layer)
        block = model.get_submodule(self.path)
        self.given: dict[str, Any] | None = None
        self.parts: dict[str, Any] = {}
        if hf.output is None:
            self._first_input(block, hf.inputs)
            self._first_output(block, self.path)
        else:  # the FFN half of a decoder layer
            self._first_input(block.get_submodule(ENTRANCE), hf.inputs)
            self._first_output(block.get_submodule(hf.output), hf.output)
        parent = model.get_submodule(self.path.rpartition(".")[0])
        for sibling, *_ in hf.siblings:
            if hasattr(parent, sibling):
                self._first_output(parent.get_submodule(sibling), sibling)

    def _first_input(self, module: Any, inputs: tuple[str, ...]) -> None:
        names = list(inspect.signature(module.forward).parameters)

        def hook(_module: Any, args: tuple[Any, ...], keywords: dict[str, Any]) -> None:
            given = {**dict(zip(names, args, strict=False)), **keywords}
            if self.given is None:
                known = dict(zip(names, ("x", *inputs), strict=False))
                held = {ours: given.get(theirs) for theirs, ours in known.items()}
                if "padding_mask" in held and held["padding_mask"] is None:  # no mask, no padding
                    held["padding_mask"] = torch.zeros(held["x"].shape[:-1], dtype=torch.int32)
                self.given = {name: tensor.clone() for name, tensor in held.items() if tensor is not None}

        module.register_forward_pre_hook(hook, with_kwargs=True)

    def _first_output(self, module: Any, name: str) -> None:
        def hook(_module: Any, _args: Any, output: Any) -> None:
            self.parts.setdefault(name, (output[0] if isinstance(output, tuple) else output).clone())

        module.register_forward_hook(hook)

    def seen(self) -> Seen:
        assert self.given is not None, f"{self.path} was not called"
        width = self.given["x"].shape[-1]
        x = self.given.pop("x").reshape(-1, width)
        total = sum(part.reshape(-1, width) for part in self.parts.values())
        return Seen(x.numpy(), total.numpy(), {n: _by_token(given, len(x)) for n, given in self.given.items()})


def _by_token(given: Any, tokens: int) -> NDArray[Any]:
    """An input as the graph takes it, ``[N]`` integers or ``[N, R]`` f32; one of a sequence is that of its tokens."""
    if given.ndim == 4:  # added to the scores of pairs of tokens: the row of the last token says what is padding
        given = (given[:, :, -1] != 0).int()
    if given.is_floating_point():
        return np.asarray(given.reshape(tokens, -1).numpy())
    flat = given.reshape(-1)
    return np.asarray(flat.repeat_interleave(tokens // len(flat)).numpy().astype(np.int32))


def path_of(model: Any, opened: Model, layer: int) -> str:
    """Where a layer's FFN is in a live model: the outermost module of its class in that decoder layer."""
    block = opened.layer(layer).rule.hf.block
    if opened.family.part is not None:
        modules = {f"{path}." for path, module in model.named_modules() if type(module).__name__ == block}
        prefixes = (prefix.format(l=layer) for prefix in opened.layer(layer).layout.prefixes)
        return next(prefix for prefix in prefixes if prefix in modules).removesuffix(".")
    found: list[str] = []
    for path, module in model.named_modules():
        if type(module).__name__ != block or (found and path.startswith(f"{found[-1]}.")):
            continue
        indices = re.findall(r"(?:^|\.)(?:layers?|blocks)\.(\d+)(?:\.|$)", path)
        if indices and int(indices[-1]) == layer:
            found.append(path)
    assert len(found) == 1, f"{block} of layer {layer}: {found or 'not there'}"
    return found[0]
