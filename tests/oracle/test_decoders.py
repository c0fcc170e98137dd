"""Decoders against transformers: what a config says is what the class built from it holds, and all weights are placed.

Each model is built by transformers from a tiny config, saved by it, and read back from its own config.json.
"""

import copy
import json
import re
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

pytest.importorskip("transformers")

import torch
import whole_models
from safetensors.numpy import load_file
from whole_models import CASES

from emitter.packing import Plain
from emitter.reading.config import model_from_config
from emitter.reading.decoder import places
from emitter.reading.families.row import Decoder
from emitter.reading.layout import Tensor, WeightLayout
from emitter.signature import DType
from emitter.spec import NormKind, NormWeight
from emitter.spec.attention import GroupedAttentionSpec, MaskKind
from emitter.spec.model_tensors import model_weights
from emitter.spec.rope import frequencies
from weights.assembly import StateDict, assemble
from weights.layouts import Dim
from weights.matching import choose

# Models without a head, and what is beside the text model of others.
HEADLESS = re.compile(r"Model(\+|$)|Backbone|Classification|PoseEstimation|BlockDiffusion")
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


def is_whole(name):
    return not HEADLESS.search(name) and isinstance(whole_models.parts(name)[None].family.decoder, Decoder)


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
    spec, read, found = opened.decoder, set(), {}
    wanted = {weight.name: weight for weight in model_weights(spec)}
    for place in places(opened, spec):
        here = {w.weight: wanted.pop(".".join((*place.scope, w.weight)), None) for w in place.layout.weights}
        here = {name: weight for name, weight in here.items() if weight is not None}
        dims = [(name, tuple(Dim(e.size, e.axis, e.letter, e.parts) for e in w.axes)) for name, w in here.items()]
        for choice in choose(stored, place.layout, place.layer or 0, dims) if dims else ():
            weight = here[choice.weight]
            dtype = np.dtype("i4") if weight.packing == Plain(DType.I32) else np.dtype("f4")
            read |= {piece.tensor for piece in choice.pieces} | set(choice.padding)
            found[".".join((*place.scope, choice.weight))] = assemble(choice, weight.shape, dtype, stored.arrays.get)
    assert not wanted
    return found, read


@pytest.mark.parametrize("name", [pytest.param(n, marks=[] if n in SHORT else pytest.mark.nightly) for n in WHOLE])
def test_every_tensor_is_a_weight_or_known_to_be_unused(name, build):
    model, opened, tensors = build(name)
    weights, read = load(opened, StateDict(tensors))
    unused = [
        re.compile(re.escape(prefix.replace("{l}", str(place.layer))) + known.pattern)
        for place in places(opened, opened.decoder)
        for known in place.layout.unused
        for prefix in place.layout.places
    ]
    left = {n for n in set(tensors) - read if not BESIDE.match(n) and not any(u.fullmatch(n) for u in unused)}
    assert not left
    # the live module holds the same numbers, under the names that it has there
    live, _ = load(opened, StateDict({n: t.detach().float().numpy() for n, t in model.state_dict().items()}))
    for weight in weights:
        np.testing.assert_array_equal(weights[weight], live[weight], err_msg=weight)


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
    model, spec = getattr(model, "thinker", model), opened.decoder
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
