"""Decoders against transformers: what a config says is what the class built from it holds, and all weights are placed.

Each model is built by transformers from a tiny config, saved by it, and read back from its own config.json.
"""

import copy
import importlib
import itertools
import json
import math
import re
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

pytest.importorskip("transformers")

import torch
import whole_models
from drawn_models import is_whole
from hypothesis import given, settings
from hypothesis import strategies as st
from safetensors.numpy import load_file
from transformers import LlamaConfig
from transformers.modeling_rope_utils import ROPE_INIT_FUNCTIONS
from transformers.models.llama.modeling_llama import LlamaRotaryEmbedding
from whole_models import CASES

from emitter.packing import Plain
from emitter.reading.config import model_from_config
from emitter.reading.decoder import mixer_kinds, places
from emitter.reading.families import FAMILIES
from emitter.reading.families.row import Decoder, keys_of
from emitter.reading.layout import Tensor, WeightLayout
from emitter.reading.reader import Reader
from emitter.signature import DType
from emitter.spec import NormKind, NormWeight
from emitter.spec.attention import GroupedAttentionSpec, MaskKind
from emitter.spec.model_tensors import model_weights
from emitter.spec.rope import frequencies
from tests.weights.live_modules import assembled
from weights.assembly import StateDict
from weights.matching import choose

# What is beside the text model of others.
BESIDE = re.compile(
    r"(model\.)?(visual|vision|audio|multi_modal|mm_|projector|sam_model|qwen2_model|resampler|patch_merge|pre_mm|image_|vit_large"
    r"|view_sep|code2wav|talker|embed_vision|embed_audio)|.*(vision_tower|audio_tower|visual)"
)
SHORT = {"LlamaForCausalLM", "OlmoeForCausalLM", "DbrxForCausalLM", "Gemma4ForConditionalGeneration", "HYV4ForCausalLM"}
SHORT |= {
    "LongcatFlashForCausalLM",
    "MistralLarge4ForConditionalGeneration",
    "Dots3NoteForCausalLM",
    "GptOssForCausalLM",
}


WHOLE = [name for name in CASES if is_whole(name)]


@cache
def saved(name, folder):
    """The model, its config.json as it was read, and its saved tensors."""
    model = whole_models.build(name)
    model.save_pretrained(folder)
    tensors = load_file(folder / "model.safetensors")
    return model, model_from_config(json.loads((folder / "config.json").read_text()), name), tensors


@pytest.fixture(scope="module")
def build(tmp_path_factory):
    return lambda name: saved(name, tmp_path_factory.getbasetemp())


def load(opened, stored):
    """Every canonical weight from what holds the tensors, and the names of all tensors that were read."""
    spec, read, found = opened.whole, set(), {}
    wanted = {weight.name: weight for weight in model_weights(spec)}
    for place in places(opened, spec):
        here = {w.weight: wanted.pop(".".join((*place.scope, w.weight)), None) for w in place.layout.weights}
        here = {name: weight for name, weight in here.items() if weight is not None}
        dims = [(name, w.axes) for name, w in here.items()]
        for choice in choose(stored, place.layout, place.layer or 0, dims) if dims else ():
            weight = here[choice.weight]
            dtype = np.dtype("i4") if weight.packing == Plain(DType.I32) else np.dtype("f4")
            read |= {piece.tensor for piece in choice.pieces} | set(choice.padding)
            found[".".join((*place.scope, choice.weight))] = assembled(choice, weight.shape, dtype, stored.arrays)
    assert not wanted
    return found, read


@pytest.mark.parametrize("name", [pytest.param(n, marks=[] if n in SHORT else pytest.mark.nightly) for n in WHOLE])
def test_every_tensor_is_a_weight_or_known_to_be_unused(name, build):
    model, opened, tensors = build(name)
    weights, read = load(opened, StateDict(tensors))
    unused = [
        re.compile(re.escape(prefix.replace("{l}", str(place.layer))) + known.pattern)
        for place in places(opened, opened.whole)
        for known in place.layout.unused
        for prefix in place.layout.places
    ]
    left = {n for n in set(tensors) - read if not BESIDE.match(n) and not any(u.fullmatch(n) for u in unused)}
    assert not left
    # the live module holds the same numbers, under the names that it has there
    live, _ = load(opened, StateDict({n: t.detach().float().numpy() for n, t in model.state_dict().items()}))
    for weight in weights:
        np.testing.assert_array_equal(weights[weight], live[weight], err_msg=weight)


def halves(name, tensor, *names):
    """Gates above ups as two tensors."""
    return zip((name.format(each) for each in names), np.split(tensor, 2, axis=-2), strict=True)


# As ``sanitize`` of mlx-lm 0.32.2 renames tensors, by what their names end with.
MLX = {
    "Gemma4ForCausalLM": {
        "experts.gate_up_proj": lambda t: halves("experts.switch_glu.{}_proj.weight", t, "gate", "up"),
        "experts.down_proj": lambda t: [("experts.switch_glu.down_proj.weight", t)],
    },
    "LagunaForCausalLM": {".mlp.gate.weight": lambda t: [(".mlp.gate.proj.weight", t)]},
    "GraniteMoeHybridForCausalLM+dense": {
        "shared_mlp.input_linear.weight": lambda t: halves("mlp.{}_proj.weight", t, "gate", "up"),
        "shared_mlp.output_linear.weight": lambda t: [("mlp.down_proj.weight", t)],
    },
}


@pytest.mark.parametrize("name", MLX)
def test_what_mlx_lm_calls_otherwise_is_read(name, build):
    _, opened, tensors = build(name)
    weights, _ = load(opened, StateDict(tensors))
    renamed = dict(tensors)
    for tensor in tensors:
        for end, rename in MLX[name].items():
            if tensor.endswith(end):
                array = renamed.pop(tensor)
                renamed |= {tensor.removesuffix(end) + new: part for new, part in rename(array)}
    assert renamed.keys() != tensors.keys()
    found, _ = load(opened, StateDict(renamed))
    for weight in weights:
        np.testing.assert_array_equal(found[weight], weights[weight], err_msg=weight)


WRAPPED = [name for name in WHOLE if CASES[name].wrapper]
TIED = {"Glm4vMoeForConditionalGeneration", "Gemma4ForConditionalGeneration"}


@pytest.mark.parametrize("name", [pytest.param(n, marks=[] if n in TIED else pytest.mark.nightly) for n in WRAPPED])
def test_the_config_that_says_whether_the_head_is_tied_is_the_one_that_transformers_reads(name, monkeypatch):
    case = CASES[name]
    for inside, around in itertools.product((False, True), (False, True, None)):
        if inside and case.wrapper == "MuseSparkConfig":  # which is refused: transformers never ties
            continue
        said = {} if around is None else {"tie_word_embeddings": around}
        monkeypatch.setitem(CASES, name, replace(case, outer={**case.outer, **said}))
        model = whole_models.build(name, {"tie_word_embeddings": inside})
        text = getattr(model, "thinker", model)
        tied = text.get_output_embeddings().weight is text.get_input_embeddings().weight
        assert model_from_config(model.config.to_dict(), name).whole.head.tied == tied, (inside, around)


def module_at(model, layout, layer, name):
    """The module of a live model that holds a weight: its path below whichever prefix the model has."""
    sources = next(w.sources for w in layout.weights if w.weight == name)
    paths = dict(model.named_modules())
    names = [source.name.rpartition(".")[0] for source in sources]
    found = (f"{prefix.replace('{l}', str(layer or 0))}{n}" for prefix in layout.places for n in names)
    return next((paths[path] for path in found if path in paths), None)


def norms_of(spec, layer):
    """The norms that a layer's weights belong to, by the weight's name."""
    mixer = layer.mixer
    yield from ((f"{half}_norm", getattr(layer, f"{half}_branch").pre) for half in ("mixer", "ffn"))
    yield from ((f"{half}_post_norm", getattr(layer, f"{half}_branch").post) for half in ("mixer", "ffn"))
    if isinstance(mixer, GroupedAttentionSpec):
        yield from ((name, mixer.qk_norm and mixer.qk_norm.norm) for name in ("q_norm", "k_norm"))
    else:
        yield from ((name, mixer.latent_norm) for name in ("q_a_norm", "kv_a_norm"))
        yield "rope_key_norm", mixer.rope_key_norm


def assert_norm(module, spec, name):
    """The module computes what the spec says, in bfloat16 to the bit: which is where the roundings show."""
    eps = next(getattr(module, key) for key in ("variance_epsilon", "eps") if hasattr(module, key))
    assert eps == spec.eps, name
    if spec.kind is not NormKind.RMS or spec.weight not in (NormWeight.SCALE, NormWeight.CENTRED):
        return
    rounded = copy.deepcopy(module).bfloat16()
    x = torch.randn((5, module.weight.shape[0]), generator=torch.Generator().manual_seed(1)).bfloat16()
    wide = x.float()
    wide = wide * torch.rsqrt(wide.pow(2).mean(-1, keepdim=True) + spec.eps)
    # some round 1 + w too
    ones = (1.0 + rounded.weight.float(), 1.0 + rounded.weight)
    weights = (rounded.weight,) if spec.weight is NormWeight.SCALE else ones
    expected = [w * wide.bfloat16() if spec.rounded else (w.float() * wide).bfloat16() for w in weights]
    assert any(torch.equal(rounded(x), each) for each in expected), name


def rotations(model, layer, kind):
    """Frequencies and attention factor that a live model has for a layer."""
    for path, module in model.named_modules():
        if not type(module).__name__.endswith("RotaryEmbedding") or BESIDE.match(path) or "isual" in path:
            continue
        if hasattr(module, f"{kind}_inv_freq"):
            yield getattr(module, f"{kind}_inv_freq"), getattr(module, f"{kind}_attention_scaling")
        elif hasattr(module, "inv_freq"):
            yield module.inv_freq, module.attention_scaling


@pytest.mark.parametrize("name", WHOLE)
def test_each_knob_is_what_the_class_holds(name, build):
    model, opened, _ = build(name)
    model, spec = getattr(model, "thinker", model), opened.whole
    outer, *rest = (p for p in places(opened, spec) if p.layout.weights)
    embedding, head = model.get_input_embeddings(), model.get_output_embeddings()
    assert spec.head.tied == (head.weight is embedding.weight)
    assert spec.head.bias == (getattr(head, "bias", None) is not None)
    assert embedding.weight.shape == (spec.embedding.vocabulary, spec.hidden)
    if spec.final_norm.weighted:
        assert_norm(module_at(model, outer.layout, None, "final_norm"), spec.final_norm, "final_norm")
    for place in rest:
        if "o" not in {w.weight for w in place.layout.weights}:
            continue
        index = int(place.scope[1])
        layer = spec.layers[index]
        attention = module_at(model, replaced(place.layout), place.layer, "o")
        for weight, norm in norms_of(spec, layer):
            held = norm is not None and weight in {w.weight for w in place.layout.weights}
            if held and (module := module_at(model, place.layout, place.layer, weight)) is not None:
                assert_norm(module, norm, f"{weight} of layer {index}")
        mixer = layer.mixer
        assert mixer.scale == pytest.approx(attention.scaling * getattr(attention, "qk_scale_factor", 1.0), rel=1e-12)
        if hasattr(attention, "sliding_window"):
            slides = getattr(attention, "is_sliding", True) and attention.sliding_window
            assert (mixer.mask.width if mixer.mask.kind is MaskKind.SLIDING else 0) == (slides or 0)
        if mixer.rope is not None:
            kinds = getattr(attention.config, "layer_types", None)
            ours, factor = frequencies(mixer.rope)
            held = list(rotations(model, index, kinds[index] if kinds else None))
            near = [np.allclose(ours, f, rtol=2e-6, atol=0) and factor == pytest.approx(a) for f, a in held]
            assert any(near) if hasattr(opened.config, "layer_rope_theta") else near[-1] or any(near), index


def replaced(layout):
    """The layout with the module of the attention in the place of its output projection."""
    weights = (
        WeightLayout(w.weight, Tensor(w.memory.name.rpartition(".")[0]), ()) for w in layout.weights if w.weight == "o"
    )
    return replace(layout, weights=tuple(weights))


# Rules and formulas against transformers', over all that they take ---------------------------------------------------


NUMBERS = st.floats(0.5, 64.0)
SCALINGS = {
    "default": {},
    "linear": {"factor": NUMBERS},
    "dynamic": {"factor": st.floats(1.0, 16.0)},
    "yarn": {
        "factor": st.floats(1.0, 64.0),
        "original_max_position_embeddings": st.integers(8, 4096),
        "beta_fast": st.floats(8.0, 64.0),
        "beta_slow": st.floats(0.25, 4.0),
        "truncate": st.booleans(),
        "mscale": st.sampled_from([None, 0.707, 1.0]),
        "mscale_all_dim": st.sampled_from([None, 0.707, 1.0]),
        "attention_factor": st.sampled_from([None, 0.9]),
    },
    "llama3": {
        "factor": st.floats(1.0, 16.0),
        "low_freq_factor": st.floats(0.5, 2.0),
        "high_freq_factor": st.floats(2.5, 8.0),
        "original_max_position_embeddings": st.integers(8, 4096),
    },
    "proportional": {"factor": st.floats(1.0, 4.0), "partial_rotary_factor": st.floats(0.1, 1.0)},
}


@settings(max_examples=150)
@given(
    data=st.data(), kind=st.sampled_from([*SCALINGS, "longrope"]), theta=st.floats(10.0, 1e7), pairs=st.integers(2, 24)
)
def test_frequencies_are_those_of_transformers(data, kind, theta, pairs):
    scaling = {name: data.draw(values) for name, values in SCALINGS.get(kind, {}).items()}
    if kind == "longrope":
        lists = st.lists(st.floats(1.0, 8.0), min_size=pairs, max_size=pairs)
        scaling = {"short_factor": data.draw(lists), "long_factor": data.draw(lists), "factor": data.draw(NUMBERS)}
        scaling["original_max_position_embeddings"] = data.draw(st.integers(8, 64))
    scaling = {name: value for name, value in scaling.items() if value is not None}
    config = {
        "hidden_size": 96,
        "num_attention_heads": 2,
        "num_key_value_heads": 2,
        "head_dim": 2 * pairs,
        "intermediate_size": 8,
        "num_hidden_layers": 1,
        "vocab_size": 8,
        "max_position_embeddings": data.draw(st.integers(16, 512)),
        "rope_parameters": {"rope_type": kind, "rope_theta": theta, **scaling},
    }
    rope = model_from_config({"model_type": "llama", **copy.deepcopy(config)}).whole.layers[0].mixer.rope
    made = LlamaConfig(**config)
    longest = data.draw(st.integers(1, 1024))
    if kind == "default":
        theirs, factor = LlamaRotaryEmbedding.compute_default_rope_parameters(made)
    else:
        theirs, factor = ROPE_INIT_FUNCTIONS[kind](made, seq_len=longest)
    ours, attention = frequencies(rope, longest)
    # transformers' powers are f32: a rounding of the exponent is one of ln(theta) in the result; YaRN and Llama 3 then
    # subtract what is near, by which a rounding grows at most by the factor
    base = math.log(theta) + (4.0 * math.log(64.0 * 1024) if kind == "dynamic" else 0.0)
    bound = (base + 8.0) * 2.0**-23 * (1.0 + scaling.get("factor", 1.0) * (kind in ("yarn", "llama3")) * 8)
    np.testing.assert_allclose(ours, theirs.double().numpy(), rtol=bound, atol=0.0)
    assert attention == pytest.approx(factor, rel=1e-12)


def config_class(family):
    hf = (family.moe or family.dense).hf
    return getattr(importlib.import_module(hf.module_of(hf.config, "configuration")), hf.config)


PATTERNED = {
    family.name: family
    for family in FAMILIES
    if isinstance(family.decoder, Decoder) and family.decoder.mixers.stated is not None and family.name != "dots3_note"
}
VALUES = {
    "sliding_window": "width",
    "max_window_layers": "first",
    "first_k_dense_replace": "first",
    "sliding_window_pattern": "step",
    "prefix_dense_sliding_window_pattern": "step",
    "global_attn_every_n_layers": "step",
    "no_rope_layer_interval": "step",
    "use_sliding_window": "flag",
}


@settings(max_examples=200)
@given(
    name=st.sampled_from(sorted(PATTERNED)),
    depth=st.integers(1, 24),
    width=st.integers(1, 9),
    first=st.integers(0, 24),
    step=st.integers(1, 7),
    flag=st.booleans(),
)
def test_kinds_of_layers_are_those_that_transformers_computes(name, depth, **numbers):
    family = PATTERNED[name]
    pattern = family.decoder.mixers
    values = {key.name: numbers[VALUES[key.name]] for key in keys_of(pattern.keys) if key.name in VALUES}
    if "first_k_dense_replace" in values:
        values["first_k_dense_replace"] = min(values["first_k_dense_replace"], depth)
    listed = next(key.name for key in keys_of(family.depth))
    theirs = config_class(family)(**{listed: depth}, **values).layer_types
    assert mixer_kinds(pattern, Reader(values, family.name), depth) == tuple(theirs)
