"""Families of dense models: no layer has experts."""

from __future__ import annotations

from emitter.reading.families.row import Family
from emitter.reading.families.schemes import AllDense
from emitter.reading.families.shorthands import HIDDEN_ACT, dense, glu
from emitter.reading.families.values import Key


def _dense_family(model: str, prefix: str, *, bias: Key | bool = False, act: Key = HIDDEN_ACT) -> Family:
    return Family(
        name=model,
        model_types=(model,),
        layers=AllDense(),
        dense=dense(model, f"{prefix}MLP", f"{prefix}Config", glu=glu(activation=act), bias=bias),
    )


FAMILIES = (
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
