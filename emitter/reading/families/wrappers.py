"""Configs that hold other models' configs: where the parts with layers are, and what they are without a word.

A config that is not listed here is searched for a ``text_config`` whose ``model_type`` is known.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any


class Tied(Enum):
    """Which config says that the head is the embedding: that of the class with the head, or of one around it."""

    AROUND = "around"
    INSIDE = "inside"
    EITHER = "either"


@dataclass(frozen=True)
class Part:
    """One model inside a config.

    ``paths`` are the keys it may be under (a dot steps into a nested object). ``model_type`` is what it is where it
    does not say so, or says one of ``also``. ``flat`` parts are the config itself where none of the paths is there.
    """

    name: str
    paths: tuple[str, ...]
    model_type: str
    also: tuple[str, ...] = ()
    flat: bool = False


@dataclass(frozen=True)
class Wrapper:
    """A kind of config with models inside; the first part is meant unless another is asked for.

    ``tied`` is whether the head is the embedding where the config around the part does not say, ``tied_by`` which of
    both may say so.
    """

    model_type: str
    parts: tuple[Part, ...]
    tied: bool = False
    tied_by: Tied = Tied.AROUND


def _text(
    model_type: str,
    inside: str,
    *paths: str,
    also: tuple[str, ...] = (),
    flat: bool = False,
    more: tuple[Part, ...] = (),
    **facts: Any,
) -> Wrapper:
    return Wrapper(model_type, (Part("text", ("text_config", *paths), inside, also, flat), *more), **facts)


WRAPPERS: tuple[Wrapper, ...] = (
    _text("aria", "aria_text"),
    _text("deepseek_ocr2", "deepseek_ocr2_text", "language_config"),
    _text("diffusion_gemma", "diffusion_gemma_text", tied=True),
    _text(
        "dots3_note",
        "dots3_note_text",
        flat=True,
        more=(Part("vision", ("vision_config",), "dots3_note_vision_encoder"),),
    ),
    _text("ernie4_5_vl_moe", "ernie4_5_vl_moe_text", tied=True),
    _text("gemma4", "gemma4_text", tied=True),
    _text("gemma4_assistant", "gemma4_text"),
    _text("glm4v_moe", "glm4v_moe_text", tied_by=Tied.EITHER),
    _text("glm5_next", "glm5_next_text", flat=True),
    _text("inkling_mm_model", "inkling_text"),
    _text("inkling2", "inkling2_text"),
    _text("kimi_k25", "deepseek_v3", tied=True),
    _text("llama4", "llama4_text", tied_by=Tied.INSIDE),
    _text("minimax_m3_vl", "minimax_m3_vl_text", also=("minimax_m3",), tied_by=Tied.EITHER),
    _text("mistral_large4", "mistral_large4_text"),
    _text("muse_spark", "muse_spark_text"),
    _text("nemotron_h_omni", "nemotron_h", "llm_config"),
    _text("nemo_speechlm", "nemotron_h"),
    _text("qwen3_5_moe", "qwen3_5_moe_text"),
    _text("qwen3_vl_moe", "qwen3_vl_moe_text"),
    _text("qwen4_exp", "qwen4_exp_text"),
    # the text part's own model_type points to code outside of transformers
    _text("step3p7", "step3p5", also=("step3p7", "step3p7_text")),
    _text("unlimited_ocr", "unlimited_ocr_text", "language_config", also=("unlimited_ocr", "deepseek_v2")),
    Wrapper("vitpose", (Part("backbone", ("backbone_config",), "vitpose_backbone"),)),
    Wrapper(
        "qwen3_omni_moe",
        (
            Part("thinker", ("thinker_config.text_config",), "qwen3_omni_moe_text"),
            Part("talker", ("talker_config.text_config",), "qwen3_omni_moe_talker_text"),
        ),
    ),
    _text("qwen3_omni_moe_thinker", "qwen3_omni_moe_text"),
    _text("qwen3_omni_moe_talker", "qwen3_omni_moe_talker_text"),
)
