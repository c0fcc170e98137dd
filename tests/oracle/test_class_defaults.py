"""What transformers itself writes for each config class, with all its keys and defaults, is read."""

import importlib
import json
import re
from functools import cache
from pathlib import Path

import pytest

pytest.importorskip("transformers")

import transformers

from emitter.graphs import emit
from emitter.reading.config import model_from_config
from emitter.reading.families import FAMILIES, known_model_types
from emitter.reading.families.row import Decoder

# Class defaults that transformers cannot build a model of either: sizes that are null or absent.
STATED = {
    "deepseek_v2": {"num_experts_per_tok": 6},
    "deepseek_ocr2_text": {"num_experts_per_tok": 6, "mlp_layer_types": ["dense", *["sparse"] * 31]},
    "diffusion_gemma_text": {"num_experts": 8, "top_k_experts": 2, "moe_intermediate_size": 64},
    "dots1": {"n_routed_experts": 128, "num_experts_per_tok": 6, "n_shared_experts": 2},
    "qwen3_omni_moe_talker_text": {"shared_expert_intermediate_size": 768},
    # Without experts by default.
    "doge": {"is_moe": True},
    "gemma4_text": {"enable_moe_block": True, "num_experts": 8, "top_k_experts": 2, "moe_intermediate_size": 64},
    "vitpose_backbone": {"num_experts": 6, "part_features": 192},
    # Of mixers that are not read by default.
    "granitemoehybrid": {"layer_types": ["full_attention"] * 32},
    # Refused by its own class otherwise.
    "gemma4_assistant": {"text_config": {"hidden_size_per_layer_input": 0, "vocab_size_per_layer_input": 0}},
}
# Wrappers whose defaults hold one of these, and what hides another wrapper's part.
INSIDE = {
    "deepseek_ocr2": ("text_config", "deepseek_ocr2_text"),
    "diffusion_gemma": ("text_config", "diffusion_gemma_text"),
    "gemma4": ("text_config", "gemma4_text"),
    "qwen3_omni_moe": ("talker_config.text_config", "qwen3_omni_moe_talker_text"),
    "vitpose": ("backbone_config", "vitpose_backbone"),
}
# Whole decoders that no class at its defaults is: with heads of an odd size, or with the keys of another model alone.
ODD = {"qwen3_omni_moe", "qwen3_omni_moe_thinker", "qwen3_omni_moe_text", "gemma4_assistant"}
# Names of published configs for which transformers has no class, and families that it does not have.
NO_CLASS = {"kimi_k2", "qwen3_omni_moe_talker"} | {
    name
    for family in FAMILIES
    if not any(block and block.hf and block.hf.is_published for block in (family.moe, family.dense))
    for name in family.model_types
}


@cache
def files() -> dict[str, str]:
    """By model_type, the module of transformers with its class: found by text, for importing all takes seconds."""
    found = {}
    for folder in map(Path, transformers.models.__path__):
        for path in sorted(folder.glob("*/configuration_*.py")):
            for model_type in re.findall(r'^    model_type\b.* = "(.+)"$', path.read_text(), re.MULTILINE):
                found.setdefault(model_type, f"transformers.models.{path.parent.name}.{path.stem}")
    return found


def config_class(model_type):
    module = importlib.import_module(files()[model_type])
    classes = [value for value in vars(module).values() if isinstance(value, type)]
    return next(c for c in classes if c.__module__ == module.__name__ and c.model_type == model_type)


MODEL_TYPES = [model_type for model_type in known_model_types() if model_type not in NO_CLASS]


def defaults(model_type):
    """The config.json that transformers writes, with what the class leaves out."""
    made = config_class(model_type)(**STATED.get(model_type, {}))
    config = json.loads(made.to_json_string(use_diff=False))
    if model_type in INSIDE:
        path, inner = INSIDE[model_type]
        nested = config
        for step in path.split("."):
            nested = nested[step]
        nested.update(STATED[inner])
    return config


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("model_type", MODEL_TYPES)
def test_every_layer_of_a_class_at_its_defaults_is_read(model_type):
    config = defaults(model_type)
    for part in model_from_config(config).parts or (None,):
        model = model_from_config(config, part=part)
        for kind in dict.fromkeys(model.kinds):
            if kind != "none":
                assert emit(model.layer(model.kinds.index(kind)).spec).text
        if isinstance(model.family.decoder, Decoder) and model_type not in ODD:
            assert model.whole.layers


@pytest.mark.filterwarnings("ignore")
def test_the_defaults_hold_every_block():
    blocks = set()
    for model_type in MODEL_TYPES:
        config = defaults(model_type)
        for part in model_from_config(config).parts or (None,):
            model = model_from_config(config, part=part)
            blocks |= {model.layer(index).block for index in model.moe_layers}
    rows = [family for family in FAMILIES if family.moe is not None and not {*family.model_types} <= NO_CLASS]
    assert blocks == {name for f in rows for name in (f.name, *(f"{f.name}/{v}" for v in f.variants))}
