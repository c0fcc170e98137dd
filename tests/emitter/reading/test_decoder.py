"""Whole decoders from configs: what is refused and by which words, and that each key that is read changes something."""

import json
import re
import time
from pathlib import Path

import pytest

from emitter.dtype import DType
from emitter.errors import ConfigError, MoehloError, UnsupportedError
from emitter.golden import goldens_root
from emitter.reading.config import model_from_config, open_model
from emitter.reading.decoder import MAX_DECODER_LAYERS
from emitter.reading.families import FAMILIES
from emitter.reading.families.row import Decoder, keys_of, read_keys
from emitter.spec.attention import MaskKind
from emitter.spec.rope import Pairing, YarnScaling

CONFIGS = goldens_root() / "configs"
ROOT = Path(__file__).parents[3]
LLAMA = {
    "model_type": "llama",
    "hidden_size": 48,
    "intermediate_size": 80,
    "num_hidden_layers": 3,
    "num_attention_heads": 6,
    "num_key_value_heads": 2,
    "vocab_size": 100,
    "max_position_embeddings": 256,
}
YARN = {"rope_type": "yarn", "factor": 4.0, "original_max_position_embeddings": 64}


def decoder(base=LLAMA, **changes):
    return model_from_config({**base, **changes}, "a.json").whole


def tiny(name, **changes):
    config = json.loads((CONFIGS / "tiny" / f"{name}.json").read_text())
    return model_from_config({**config, **changes}, "a.json")


def test_published_configs_are_read_whole():
    v3 = open_model(CONFIGS / "deepseek-v3.json").whole
    mixer = v3.layers[60].mixer
    # 192^-1/2 (0.1 ln(40) + 1)^2, and cosine and sine as they are
    assert mixer.scale == pytest.approx(0.1352337788608801)
    assert mixer.rope.attention_factor == 1.0
    assert mixer.rope.scaling == YarnScaling(40.0, 4096, 32.0, 1.0)
    assert mixer.rope.pairing is Pairing.INTERLEAVED_TO_HALF
    oss = open_model(CONFIGS / "gpt-oss-20b.json").whole
    assert [layer.mixer.mask.width for layer in oss.layers[:3]] == [128, 0, 128]
    assert all(layer.mixer.sinks for layer in oss.layers)
    assert oss.layers[0].mixer.rope.attention_factor == pytest.approx(1.3465735902799727)
    assert not oss.layers[0].mixer.rope.scaling.truncate
    qwen = open_model(CONFIGS / "qwen3-0.6b.json").whole
    assert (qwen.head.tied, qwen.layers[0].mixer.head_dim) == (True, 128)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"attn_scaling": 2.0}, "attn_scaling looks like part of a decoder, but llama does not read it"),
        (
            {"attn_scaling": 2.0, "attn_sinks": 3},
            "attn_scaling, attn_sinks look like part of a decoder, but llama does not read them, so what is computed "
            "could be wrong. Remove them if they are leftovers;",
        ),
        ({"rope_parameters": {"rope_type": "su"}}, 'rope_type is "su"; expected default or dynamic or linear'),
        (
            {"rope_parameters": {"rope_type": "linear", "factor": 2.0, "beta_fast": 1}},
            "has beta_fast, which the rope_type",
        ),
        ({"rope_parameters": {"rope_type": "linear"}}, "rope_parameters.factor is null; expected a finite number"),
        ({"rope_parameters": {"rope_type": "linear", "factor": -2.0}}, "factor is -2.0; expected a number above 0"),
        ({"rope_parameters": {"full_attention": {}}}, "has an object for full_attention; expected one object"),
        ({"rope_parameters": 3}, "rope_parameters is 3; expected an object"),
        (
            {"rope_scaling": {**YARN, "partial_rotary_factor": 0.5}},
            "0.5, which transformers cannot compute in this family",
        ),
        ({"rope_scaling": {**YARN, "truncate": 3}}, "rope_parameters.truncate is 3; expected true or false"),
        (
            {"rope_parameters": {"rope_type": "longrope", "short_factor": 2, "long_factor": [1.0]}},
            "expected a list of numb",
        ),
        ({"num_key_value_heads": 4}, "num_key_value_heads is 4, which does not divide"),
        ({"num_attention_heads": 0}, "num_attention_heads is 0"),
        ({"head_dim": 7}, "is 7, that is 4 pairs, and head_dim = 7 holds fewer"),
        ({"rms_norm_eps": -1e-5}, "rms_norm_eps is -1e-05; expected a finite number from 0"),
    ],
)
def test_what_a_decoder_cannot_be_is_refused_by_its_key(changes, message):
    with pytest.raises((ConfigError, UnsupportedError), match=message.replace("(", r"\(")):
        decoder(**changes)


def test_what_published_configs_of_llama_say_besides_is_known():
    """Those of SmolLM2 say how pairs lie, and what transformers 4.35 saved which attention ran."""
    assert decoder(rope_interleaved=False, _flash_attn_2_enabled=True) == decoder()
    with pytest.raises(UnsupportedError, match="rope_interleaved is true, but llama does not read it: a pair is from"):
        decoder(rope_interleaved=True)


def test_a_decoder_that_is_not_read_says_what_it_needs():
    with pytest.raises(UnsupportedError, match=r"a\.json: a whole jamba needs a Mamba mixer, which is not read"):
        _ = tiny("jamba").whole


def test_older_names_of_the_rotation_say_the_same():
    new = decoder(rope_parameters={**YARN, "rope_theta": 5e5})
    assert decoder(rope_scaling={**YARN, "type": "yarn"}, rope_theta=5e5) == new
    assert decoder(rope_scaling=YARN, rope_parameters={"rope_type": "default"}, rope_theta=5e5) == new
    longer = decoder(rope_parameters={**YARN, "rope_theta": 5e5}, original_max_position_embeddings=32)
    assert longer.layers[0].mixer.rope.scaling.original == 32


def test_a_window_is_in_the_layers_that_the_config_means():
    def widths(name, **changes):
        return [layer.mixer.mask.width for layer in tiny(name, **changes).whole.layers]

    assert widths("mixtral", sliding_window=7, hidden_size=64) == [7, 7]
    kinds = ["sliding_attention", "full_attention"]
    assert widths("gpt-oss", layer_types=kinds[::-1], sliding_window=7) == [0, 7]
    with pytest.raises(ConfigError, match='layer_types has an entry "window"; expected attention or full_attention'):
        widths("gpt-oss", layer_types=["window", "full_attention"])
    chunked = tiny("llama4", attention_chunk_size=5).whole
    assert chunked.layers[0].mixer.mask.kind is MaskKind.CHUNKED


def test_keys_of_a_tower_that_a_text_model_has_not_are_left_out():
    """Configs of Hunyuan-A13B have those of its makers' models with pictures."""
    tower = {"num_media_embeds": 257, "vit_norm_type": "fused", "vit_remove_prenorm": False, "vit_path": None}
    more = {"vit_add_patchemb_bias": False, "vit_used_rms_norm": False, "vit_mapping_type": "resampler"}
    alone = {"num_attention_heads": 4, "num_key_value_heads": 2}
    assert tiny("hunyuan-v1-moe", **alone, **tower, **more).whole == tiny("hunyuan-v1-moe", **alone).whole


def test_a_hybrid_is_read_whole_where_no_layer_has_the_other_mixer():
    """Granite 4.0 of 1B has no Mamba-2 mixer, and the sizes of one in its config."""
    sizes = {"mamba_n_heads": 64, "mamba_d_head": 64, "mamba_proj_bias": False, "normalization_function": "rmsnorm"}
    dense = {"num_local_experts": 0, "num_experts_per_tok": 0, "layer_types": ["attention"] * 2, **sizes}

    def positions(said):
        return tiny("granitemoehybrid", **dense, position_embedding_type=said).whole.layers[1].mixer.rope

    assert positions("rope").dims == 20
    assert (positions("nope"), positions(None)) == (None, None)
    with pytest.raises(UnsupportedError, match="needs a Mamba-2 mixer in layer 1, which is not read"):
        _ = tiny("granitemoehybrid", **{**dense, "layer_types": ["attention", "mamba"]}).whole
    with pytest.raises(UnsupportedError, match="needs a Mamba-2 mixer in layer 0"):
        _ = tiny("granitemoehybrid", **{**dense, "layer_types": None}).whole


def test_an_indexer_bounds_what_is_read_and_sharing_is_checked():
    assert tiny("deepseek-v32", index_topk=77).whole.longest == 77
    assert open_model(CONFIGS / "deepseek-v3.json").whole.longest is None
    shared = tiny("mistral-large4", kv_source_layers=[0, 0], no_rope_layers=[1, 1]).whole
    assert [layer.mixer.kv_from for layer in shared.layers] == [None, 0]
    assert [layer.mixer.cached_bytes(DType.F32) for layer in shared.layers][1] == 0
    with pytest.raises(ConfigError, match="kv_source_layers says that layer 1 reads the keys of layer 0"):
        _ = tiny("mistral-large4", kv_source_layers=[0, 0], no_rope_layers=[1, 0]).whole


def test_the_config_around_a_text_model_says_whether_its_head_is_tied():
    text = json.loads((CONFIGS / "tiny" / "qwen3-vl-moe.json").read_text())

    def tied(**around):
        return model_from_config({"model_type": "qwen3_vl_moe", "text_config": text, **around}).whole.head.tied

    assert text["tie_word_embeddings"]
    assert (tied(), tied(tie_word_embeddings=True)) == (False, True)


WHOLE = [family for family in FAMILIES if isinstance(family.decoder, Decoder)]


@pytest.mark.parametrize("family", WHOLE, ids=lambda family: family.name)
def test_no_key_is_both_read_and_unused_in_a_decoder(family):
    assert not read_keys(family.decoder) & {*family.decoder.unused, *(key.name for key in family.decoder.fixed)}
    assert all(key.name for key in keys_of(family.decoder))


def test_a_deep_decoder_is_read_in_seconds_and_a_deeper_one_refused():
    depth = MAX_DECODER_LAYERS
    lists = dict.fromkeys(("layer_types", "mlp_layer_types", "no_rope_layers", "indexer_types"))
    sources = [0, 0, *[0] * (depth - 2)]
    started = time.process_time()
    config = {**lists, "num_hidden_layers": depth, "no_rope_layers": [1] * depth, "kv_source_layers": sources}
    assert len(tiny("mistral-large4", **config).whole.layers) == depth
    assert time.process_time() - started < 20
    with pytest.raises(UnsupportedError, match=f"{depth + 1} layers is absurdly large; expected at most {depth}"):
        decoder(num_hidden_layers=depth + 1)


# Values beside those of the tiny configs, of keys whose values are words, lists or null.
OTHERS = {
    "layer_types": [["full_attention", "sliding_attention"], ["full_attention"] * 2, ["full_attention"] * 4],
    "rope_parameters": [{"rope_theta": 77.0}, {"full_attention": {"rope_theta": 77.0}}, 3],
    "rope_scaling": [{"rope_type": "linear", "factor": 3.0}, 3],
    "rope_theta": [77.0, "a"],
    "head_dim": [14, 0],
    "gating": ["per-element"],
    "no_rope_layers": [[0, 1], [1, 0]],
    "layer_rope_theta": [[0, 77.0]],
    "kv_source_layers": [[0, 0]],
    "num_attention_heads_per_layer": [[2, 4]],
}


def outcome(config):
    try:
        return model_from_config(config, "a.json").whole
    except MoehloError as error:
        return type(error), str(error)


def others(name, value):
    """Other values that a key might have."""
    yield from OTHERS.get(name, ())
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, (int, float)):
        yield from (value * 2, value + 1, -value)
    yield from (1, 4, True, False, 0.5, None, "word")


def stated(config, name, value):
    first, _, rest = name.partition(".")
    return {**config, first: stated(dict(config.get(first) or {}), rest, value) if rest else value}


# Keys that only come to bear where other keys say so, which none of the configs below does.
ELSEWHERE = {
    "beam": {"rope_theta", "partial_rotary_factor"},
    "laguna": {"num_attention_heads"},
    "flint": {"original_max_position_embeddings"},
}


def bases(family):
    """Configs of a family, under settings in which keys come to bear."""
    found = [json.loads(path.read_text()) for path in sorted((CONFIGS / "tiny").glob("*.json"))]
    mine = [c for c in found if c["model_type"] in family.model_types] or [{**LLAMA, "model_type": family.name}]
    lists = ("layer_types", "rope_parameters", "mlp_layer_types", "per_layer_config", "moe_layers")
    nothing = dict.fromkeys((*lists, "num_sliding_attention_heads"))
    longer = {
        **nothing,
        "num_hidden_layers": 8,
        "no_rope_layers": None,
        "use_sliding_window": True,
        "sliding_window": 3,
    }
    mixed = {**longer, "layer_types": ["sliding_attention", "full_attention"] * 4}
    for config in mine:
        sizes = {"num_attention_heads": 4, "num_key_value_heads": 2} if "kv_lora_rank" not in config else {}
        config = {**config, **{key: value for key, value in sizes.items() if key in config}}
        for setting in (
            {},
            {**longer, "max_window_layers": 1},
            {**mixed, "sliding_window_size": None},
            {**mixed, "layer_rope_theta": None, "first_k_dense_replace": 8},
            {"layer_types": ["minimax_m3_sparse", "full_attention"]},
            {"hidden_size_per_layer_input": 6},
            {"attention_k_eq_v": True, "per_layer_config": None},
            {"rope_parameters": {"rope_type": "yarn", "factor": 4.0}, "layer_types": None},
            {"rope_parameters": {"rope_type": "yarn", "factor": 4.0}},
            {"rope_parameters": None},
        ):
            known = {key: value for key, value in setting.items() if key in read_keys(family) or value is None}
            changed = {**config, **known}
            yield {key: value for key, value in changed.items() if value is not None or key not in setting}


@pytest.mark.parametrize(
    "family", [pytest.param(f, id=f.name, marks=[pytest.mark.nightly] * (n % 6 != 0)) for n, f in enumerate(WHOLE)]
)
def test_every_key_of_a_decoder_changes_something(family):
    keys = {name for key in keys_of(family.decoder) for name in (key.name, *key.aliases)} - {"layer_norm_eps"}
    found = [(config, outcome(config)) for config in bases(family)]
    # beside parameters for each kind of layer it is refused, but only where these lengthen the context
    keys -= {"original_max_position_embeddings"} if "nested=True" in repr(family.decoder.layer) else set()
    silent = {
        name
        for name in keys - ELSEWHERE.get(family.name, set())
        if not any(
            outcome(stated(config, name, other)) != before
            for config, before in found
            for other in others(name, config.get(name))
        )
    }
    assert not silent


def test_full_layers_of_gemma4_have_sizes_of_their_own_in_published_configs():
    """Published ones say them beside the others; transformers saves them by layer."""
    published = {"global_head_dim": 16, "num_global_key_value_heads": 2, "attention_k_eq_v": True}
    config = {**published, "num_attention_heads": 4, "num_key_value_heads": 4, "per_layer_config": None}
    sizes = [layer.mixer.key_sizes for layer in tiny("gemma4", **config).whole.layers]
    assert sizes == [(4, 8, 8), (2, 16, 16)]
    config |= {"global_head_dim": None, "num_global_key_value_heads": None}
    sizes = [layer.mixer.key_sizes for layer in tiny("gemma4", **config).whole.layers]
    assert sizes == [(4, 8, 8), (4, 512, 512)]


def test_what_computes_a_knob_reads_only_keys_that_rows_name():
    """A key that is named in a function alone would be refused as unknown where a published config states it."""
    named = set(re.findall(r'Key\(f?"([^"]+)"', (ROOT / "emitter/reading/patterns.py").read_text()))
    assert named == {"per_layer_config"}  # written by transformers, for what the row's keys stand for
