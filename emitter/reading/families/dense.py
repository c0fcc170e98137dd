"""Families of dense models: no layer has experts."""

from __future__ import annotations

from typing import Any

from emitter.reading.families.decoders import (
    HEAD_DIM,
    HIDDEN,
    KV_OR_HEADS,
    NO_ROPE,
    POST,
    SANDWICH,
    TIED,
    WINDOW,
    all_windowed,
    attention,
    centred_or_added,
    decoder,
    head_dim,
    masks,
    multiplied,
    over_all,
    pattern,
    per_head,
    rms,
    where_rope,
)
from emitter.reading.families.row import Decoder, Family
from emitter.reading.families.schemes import AllDense
from emitter.reading.families.shorthands import HIDDEN_ACT, dense, fixed, glu
from emitter.reading.families.values import Choice, Given, Key, Power, Rope
from emitter.reading.hf import HfBlock
from emitter.reading.patterns import FULL, every, sliding_from, sliding_unrotated
from emitter.spec import Activation, NormKind, NormSpec, NormWeight


def _dense_family(
    model: str,
    prefix: str,
    whole: Decoder,
    *,
    bias: Key | bool = False,
    act: Key | Choice[Activation] = HIDDEN_ACT,
    **more: Any,
) -> Family:
    return Family(
        name=model,
        model_types=(model,),
        layers=AllDense(),
        dense=dense(HfBlock(model, f"{prefix}MLP", f"{prefix}Config"), glu=glu(activation=act), bias=bias),
        decoder=whole,
        **more,
    )


_MLP_BIAS = Key("mlp_bias", False)
_LATE_WINDOWS = pattern(
    sliding_from, Key("max_window_layers", 28), Key("sliding_window", 4096), Key("use_sliding_window", False)
)
# by "gelu" the first releases mean the approximation too, says transformers
_GEMMA_ACT = Choice(
    Key("hidden_act", "gelu_pytorch_tanh"),
    {"gelu_pytorch_tanh": Activation.GELU_TANH, "gelu": Activation.GELU_TANH},
)
_ROOT_OF_HIDDEN = {"scale": Power(HIDDEN, 0.5), "scale_rounded": True}
_ONE_WAY = fixed("use_bidirectional_attention", None, False, why="tokens see what is before them")

FAMILIES = (
    _dense_family(
        "llama",
        "Llama",
        decoder(
            attention(kv=KV_OR_HEADS),
            rms(),
            unused=("pretraining_tp",),
            fixed=(fixed("rope_interleaved", False, why="a pair is from both halves of a head"),),
        ),
        bias=_MLP_BIAS,
    ),
    _dense_family(
        "mistral",
        "Mistral",
        decoder(attention(bias=False, mask=masks(4096)), rms(), mixers=all_windowed(Key("sliding_window", 4096))),
    ),
    _dense_family(
        "qwen2",
        "Qwen2",
        decoder(
            attention(bias=True, o_bias=False, mask=masks(4096)),
            rms(),
            mixers=_LATE_WINDOWS,
            fixed=(fixed("use_mrope", False, why="one position rotates all dimensions"),),
        ),
    ),
    _dense_family(
        "qwen3",
        "Qwen3",
        decoder(attention(dim=head_dim(128), norm=per_head(rms()), mask=masks(4096)), rms(), mixers=_LATE_WINDOWS),
    ),
    _dense_family(
        "olmo",
        "Olmo",
        decoder(
            attention(
                kv=KV_OR_HEADS, rope={"wide": True}, clip=Given(Key("clip_qkv", None), Key("clip_qkv", None), 0.0)
            ),
            NormSpec(1e-5, NormWeight.NONE, NormKind.LAYER),
        ),
    ),
    _dense_family(
        "olmo2",
        "Olmo2",
        decoder(
            attention(kv=KV_OR_HEADS, norm=over_all(rms(1e-5, wide=True)), rope={"wide": True}),
            rms(1e-5, wide=True),
            norms=POST,
        ),
    ),
    _dense_family(
        "olmo3",
        "Olmo3",
        decoder(
            attention(
                kv=KV_OR_HEADS,
                theta=5e5,
                norm=over_all(rms(1e-5, wide=True)),
                rope={"wide": True, "nested": True, "flat_kinds": (FULL,)},
                mask=masks(4096),
            ),
            rms(1e-5, wide=True),
            norms=POST,
            mixers=pattern(every, 4),
        ),
    ),
    _dense_family(
        "gemma",
        "Gemma",
        decoder(
            attention(dim=head_dim(256)), centred_or_added(), tied=TIED, embedding=_ROOT_OF_HIDDEN, fixed=(_ONE_WAY,)
        ),
        act=_GEMMA_ACT,
        fixed=(fixed("hidden_activation", None, "gelu_pytorch_tanh", why="hidden_act is the gate function"),),
    ),
    _dense_family(
        "gemma2",
        "Gemma2",
        decoder(
            attention(
                dim=head_dim(256),
                scale=Power(Key("query_pre_attn_scalar", 256), -0.5),
                softcap=Key("attn_logit_softcapping", 50.0, null=0.0),
                mask=masks(4096),
            ),
            centred_or_added(),
            norms=SANDWICH,
            mixers=pattern(every, 2),
            tied=TIED,
            embedding=_ROOT_OF_HIDDEN,
            head={"softcap": Key("final_logit_softcapping", 30.0, null=0.0)},
            fixed=(_ONE_WAY, fixed("sliding_window_size", 4096, why="sliding_window is the window, 4096 by default")),
        ),
        act=Key("hidden_activation", "gelu_pytorch_tanh", aliases=("hidden_act",)),
    ),
    _dense_family("granite", "Granite", multiplied(), bias=_MLP_BIAS),
    _dense_family(
        "smollm3",
        "SmolLM3",
        decoder(
            attention(dim=HEAD_DIM, rope=where_rope(Rope(HEAD_DIM, 2e6)), mask=masks()),
            rms(),
            mixers=pattern(sliding_unrotated, *NO_ROPE, WINDOW, Key("use_sliding_window", False)),
            tied=TIED,
            unused=("max_window_layers",),
        ),
        bias=_MLP_BIAS,
    ),
)
