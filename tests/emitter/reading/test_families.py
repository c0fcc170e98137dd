"""The table as a whole: rows, layer schemes, parts of wrapper configs, and how keys become knobs."""

import json

import pytest

from emitter.errors import ConfigError, MoehloError, UnsupportedError
from emitter.golden import goldens_root
from emitter.reading.config import model_from_config, open_model
from emitter.reading.families import FAMILIES, WRAPPERS, by_model_type, moe_blocks
from emitter.reading.families.schemes import (
    AllMoe,
    FirstDense,
    Flags,
    Frequency,
    LayerTypes,
    Listed,
    Period,
    Several,
    SparseStep,
    Stepped,
    Within,
)
from emitter.reading.families.values import Key
from emitter.reading.layout import Padded
from emitter.reading.reader import Reader
from emitter.reading.resolve import layer_kinds
from emitter.spec import (
    Activation,
    CapacitySpec,
    Combine,
    DenseSpec,
    GluKind,
    GluSpec,
    MoeSpec,
    NormWeight,
    Renorm,
    RenormKind,
    Score,
    SharedGate,
)
from emitter.spec.tensors import canonical_weights, extra_inputs

TINY = goldens_root() / "configs" / "tiny"


def tiny(name, **changes):
    return {**json.loads((TINY / f"{name}.json").read_text()), **changes}


def spec(name, layer=None, **changes):
    return model_from_config(tiny(name, **changes), name).layer(layer).spec


def kinds(scheme, count=6, **config):
    return "".join(kind[0] for kind in layer_kinds(scheme, Reader(config, "config"), count))


def test_names_are_unique_and_every_moe_block_is_counted_once():
    names = [family.name for family in FAMILIES]
    assert len(set(names)) == len(names)
    blocks = [name for name, _, _ in moe_blocks()]
    assert len(set(blocks)) == len(blocks) >= 74


def test_every_weight_of_every_tiny_layer_has_a_place():
    for path in TINY.glob("*.json"):
        model = open_model(path)
        for index in model.representative_layers():
            layer = model.layer(index)
            missing = {w.name for w in canonical_weights(layer.spec)} - {w.weight for w in layer.layout.weights}
            assert not missing, f"{path.stem} layer {index}"


# Layer schemes -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scheme", "config", "expected"),
    [
        (FirstDense(2), {}, "ddmmmm"),
        (FirstDense(Key("k"), below="hash"), {"k": 1}, "hmmmmm"),
        (SparseStep(Key("only"), Key("step")), {"only": [3], "step": 2}, "dmdddm"),
        (SparseStep(None, Key("step")), {"step": 3}, "ddmddm"),
        (Frequency(Key("first"), Key("freq")), {"first": 1, "freq": 2}, "ddmdmd"),
        (Frequency(Key("first"), Key("freq")), {"first": 1, "freq": [1, 0, 1, 1, 0, 1]}, "ddmmdm"),
        (Within(Key("i"), Key("s"), Key("e")), {"i": 2, "s": 2, "e": -1}, "dddmdm"),
        (Within(Key("i"), Key("s"), Key("e")), {"i": 1, "s": 1, "e": 3}, "dmmmdd"),
        (Period(Key("p"), Key("o"), Key("n")), {"p": 3, "o": 1, "n": 4}, "dmddmd"),
        (Period(Key("p"), Key("o"), Key("n")), {"p": 3, "o": 1, "n": 1}, "dddddd"),
        (Stepped(Key("s"), 1), {"s": 2}, "dmdmdm"),
        (Stepped(Key("s"), -1), {"s": 3}, "dmddmd"),
        (Stepped(Key("s"), -1), {"s": 1}, "mmmmmm"),
        (Stepped(Key("s"), 1), {"s": 0}, "dddddd"),
        (Stepped(Key("s"), -1, (Key("n"), Key("k"))), {"n": 6, "k": 3}, "dmdmdm"),
        (Stepped(Key("s"), -1, (Key("n"), Key("k"))), {"n": 6, "k": 0}, "dmdddd"),
        (Stepped(Key("s"), -1, (Key("n"), Key("k"))), {"n": 6, "k": 7}, "dddddd"),
        (Stepped(Key("s"), -1, (Key("n"), Key("k"))), {"n": 6, "k": 3, "s": 4}, "dmdddm"),
        (Several(Key("n")), {"n": 2}, "mmmmmm"),
        (Several(Key("n")), {"n": 1}, "dddddd"),
        (Flags(Key("f", None), AllMoe()), {"f": [0, 1, 4, -1, 0, 1]}, "dmmddm"),
        (Flags(Key("f", None), AllMoe()), {}, "mmmmmm"),
        (Listed(Key("l", None), AllMoe()), {"l": "1, 2,5"}, "dmmddm"),
        (Listed(Key("l", None), AllMoe()), {"l": [0]}, "mddddd"),
        (LayerTypes(AllMoe()), {"mlp_layer_types": ["dense"] * 2 + ["sparse"] * 4}, "ddmmmm"),
        (LayerTypes(AllMoe()), {"mlp_layer_types": None}, "mmmmmm"),
        (LayerTypes(None, Key("p"), {"E": "moe", "-": "dense", "M": "none"}), {"p": "MEM-EE"}, "nmndmm"),
    ],
)
def test_layer_schemes(scheme, config, expected):
    assert kinds(scheme, **config) == expected


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (["dense"] * 5, "has 5 entries"),
        (["dense"] * 7, "has 7 entries"),
        (["dense"] * 5 + ["hash"], 'has an entry "hash"; expected dense or sparse'),
        ("dense", "has 5 entries"),
        (3, "a list with an entry for each of the 6 layers"),
    ],
)
def test_a_list_of_kinds_is_checked(value, message):
    with pytest.raises(ConfigError, match="mlp_layer_types") as error:
        kinds(LayerTypes(AllMoe()), mlp_layer_types=value)
    assert message in str(error.value)


def test_entries_of_prediction_layers_are_left_out():
    config = {"mlp_layer_types": ["dense"] + ["sparse"] * 7, "num_nextn_predict_layers": 2}
    assert kinds(LayerTypes(AllMoe()), **config) == "dmmmmm"


def test_a_layer_without_an_ffn_is_refused_by_name():
    model = model_from_config(tiny("nemotron-h"), "nemotron")
    assert model.kinds == ("none", "moe", "none", "dense")
    with pytest.raises(UnsupportedError, match=r"layer 0 is without an FFN.*MoE layers are 1"):
        model.layer(0)


def test_hash_layers_come_first_and_take_token_ids():
    config = tiny("deepseek-v4", mlp_layer_types=None, num_hash_layers=2)
    model = model_from_config(config, "v4")
    assert model.kinds == ("hash", "hash", "moe", "moe")
    assert model.default_layer() == 2
    assert [i.name for i in extra_inputs(model.layer(0).spec)] == ["input_ids"]
    assert model.layer(0).spec.router.table == config["vocab_size"]
    assert not extra_inputs(model.layer(2).spec)


# Knobs ---------------------------------------------------------------------------------------------------------------


def test_values_that_differ_between_layers():
    config = tiny("dots3-note-vision", per_layer_config=None, pyramid_num_routed=[4, 8], num_experts_per_tok=3)
    del config["mlp_layer_types"]
    model = model_from_config(config, "vision")
    assert [model.layer(i).spec.router.experts for i in (0, 1)] == [4, 8]
    model = model_from_config(tiny("hunyuan-v1-moe", moe_topk=[2, 3]), "hunyuan")
    assert [model.layer(i).spec.router.top_k for i in (0, 1)] == [2, 3]


def test_a_limit_of_zero_or_null_is_no_clamp():
    clamped, free = (spec("step3p7", layer) for layer in (1, 2))
    assert clamped.experts.glu == GluSpec(GluKind.CLAMP_AFTER, limit=0.5)
    assert clamped.shared.glu == GluSpec(GluKind.CLAMP_AFTER, limit=0.6)
    assert free.experts.glu == free.shared.glu == GluSpec()
    assert spec("step3p7", 1, swiglu_limits=[None, None, None, None]).experts.glu == GluSpec()


@pytest.mark.parametrize("name", ["deepseek-v2", "deepseek-v3", "glm4-moe", "mistral4"])
def test_no_shared_experts_are_none(name):
    assert spec(name).shared.intermediate == spec(name).experts.intermediate * tiny(name)["n_shared_experts"]
    assert spec(name, n_shared_experts=0).shared is None


@pytest.mark.parametrize(("name", "count"), [("hy-v3", "num_shared_experts"), ("aria", "moe_num_shared_experts")])
def test_no_shared_experts_with_biases_are_refused(name, count):
    """transformers still adds the bias of their down projection."""
    assert spec(name, **{count: 0, "mlp_bias": False}).shared is None
    with pytest.raises(ConfigError, match=f"{count} is 0; expected a whole number from 1"):
        spec(name, **{count: 0, "mlp_bias": True})


def test_words_choose_knobs():
    chosen = spec("cohere2-moe", expert_selection_fn="sigmoid", num_shared_experts=2)
    assert chosen.router.score is Score.SIGMOID
    assert chosen.combine is Combine.AVERAGE
    assert spec("cohere2-moe").combine is Combine.SUM  # nothing to combine
    with pytest.raises(ConfigError, match="sigmoid or softmax"):
        spec("cohere2-moe", expert_selection_fn="tanh")
    with pytest.raises(ConfigError, match="average or sum"):
        spec("cohere2-moe", num_shared_experts=2, shared_expert_combination_strategy="max")


def test_a_null_stands_for_what_transformers_makes_of_it():
    assert spec("mimo-v2-flash", routed_scaling_factor=None).router.scale == 1.0
    assert (
        spec("dbrx", ffn_config={**tiny("dbrx")["ffn_config"], "moe_normalize_expert_weights": None}).router.renorm
        is None
    )
    assert spec("axk2", n_group=None).router.groups is None


def test_renormalisation_values_come_from_the_config():
    renorm = spec("ernie4-5-moe", moe_norm_min=0.25).router.renorm
    assert (renorm.kind, renorm.value) == (RenormKind.CLAMPED_SUM, 0.25)
    assert spec("dbrx").router.renorm.kind is RenormKind.LP


def test_intermediate_size_is_the_experts_width_beside_a_dense_one():
    swapped = tiny("inkling", dense_intermediate_size=56, intermediate_size=24)
    del swapped["moe_intermediate_size"]
    assert model_from_config(swapped, "inkling").layer(1).spec == spec("inkling", 1)
    assert model_from_config(swapped, "inkling").layer(0).spec == spec("inkling", 0)


def test_zero_experts_are_counted_by_the_router_and_stored_by_some_weights():
    layer = model_from_config(tiny("longcat-flash"), "longcat").layer()
    assert (layer.spec.router.experts, layer.spec.experts.count, layer.spec.experts.zero) == (12, 8, 4)
    padded = {w.weight for w in layer.layout.weights if isinstance(w.memory, Padded)}
    assert padded == {"expert_gate_up"}


def test_the_norms_of_muse_spark_and_gemma():
    muse, gemma = spec("muse-spark"), spec("gemma4")
    assert muse.latent.size == muse.expert_hidden == 16
    assert muse.experts.input_norm.weight is NormWeight.CENTRED
    assert muse.experts.output_norm.weight is NormWeight.CENTRED_INPUT
    assert gemma.shared.gate is SharedGate.NONE
    assert gemma.router.logit_scale == pytest.approx(40**-0.5, rel=1e-15)
    assert None not in (gemma.routed_norm, gemma.output_norm, gemma.router.norm, gemma.experts.input_norm)


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("silu", Activation.SILU),
        ("gelu", Activation.GELU),
        ("gelu_new", Activation.GELU_TANH),
        ("relu2", Activation.RELU2),
    ],
)
def test_activations(word, expected):
    assert spec("qwen3-moe", hidden_act=word).experts.glu.activation is expected


def test_hard_wired_activations_refuse_another():
    assert spec("aria", hidden_act="relu").experts.glu.activation is Activation.SILU
    assert spec("aria", hidden_act="relu").shared.glu.activation is Activation.RELU
    with pytest.raises(UnsupportedError, match=r"hidden_act.*hard-wired"):
        spec("lfm2-moe", hidden_act="relu")


def test_doge_has_as_many_keys_as_have_a_square_within_its_experts():
    found = spec("doge")
    assert (found.experts.count, found.experts.intermediate, found.router.keys, found.router.experts) == (18, 1, 4, 16)
    shapes = {w.name: w.shape for w in canonical_weights(found)}
    assert (shapes["router"], shapes["expert_up"], shapes["expert_down"]) == ((8, 40), (18, 1, 40), (18, 40, 1))
    assert isinstance(spec("doge", is_moe=False), DenseSpec)
    with pytest.raises(ConfigError, match="num_experts_per_tok is 17, more than num_experts = 16"):
        spec("doge", num_experts_per_tok=17)


def test_the_router_of_zaya_carries_a_state_from_the_second_layer_on():
    model = model_from_config(tiny("zaya", num_hidden_layers=3), "zaya")
    assert model.representative_layers() == (0, 1)
    assert [model.layer(i).spec.router.state.carried for i in range(3)] == [False, True, True]
    assert [(i.name, i.width) for i in extra_inputs(model.layer(1).spec)] == [("router_state", 12)]
    assert not extra_inputs(model.layer(0).spec)
    assert (model.layer(1).spec.router.experts, model.layer(1).spec.experts.count) == (9, 8)
    with pytest.raises(UnsupportedError, match=r"num_experts_per_tok is 2.*one expert or none"):
        spec("zaya", num_experts_per_tok=2)


def test_the_widths_of_two_banks_are_the_entries_of_a_list():
    found = spec("ernie4-5-vl-moe")
    assert (found.experts.intermediate, found.second, found.shared.intermediate) == (24, 12, 48)
    assert [i.name for i in extra_inputs(found)] == ["token_types"]
    with pytest.raises(ConfigError, match=r"moe_intermediate_size is \[24\]; expected a list of at least 2 values"):
        spec("ernie4-5-vl-moe", moe_intermediate_size=[24])


def test_published_vitpose_configs_state_only_what_differs_from_the_defaults():
    stated = {"model_type": "vitpose_backbone", "num_experts": 6, "part_features": 192}
    model = model_from_config({"model_type": "vitpose", "backbone_config": stated})
    assert model.kinds == ("moe",) * 12
    found = model.layer().spec
    assert (found.hidden, found.part, found.trunk.intermediate, found.experts.count) == (768, 192, 3072, 6)
    assert [i.name for i in extra_inputs(found)] == ["dataset_index"]
    assert isinstance(spec("vitpose-backbone", num_experts=1), DenseSpec)
    with pytest.raises(ConfigError, match="part_features is 40; expected less than hidden_size = 40"):
        spec("vitpose-backbone", part_features=40)


def test_a_capacity_that_no_token_can_exceed_is_none():
    """Each token chooses an expert once, so that a fraction of 1 takes all of them; what is kept is then normalised."""
    free = spec("nllb-moe", moe_eval_capacity_token_fraction=1.0)
    assert free.experts.capacity is None
    assert free.router.renorm == Renorm(RenormKind.CLAMPED_SUM, 2.0**-23)
    late = spec("nllb-moe", moe_eval_capacity_token_fraction=0.75)
    assert late.router.renorm is None
    assert late.experts.capacity == CapacitySpec(fraction=0.75, renorm=free.router.renorm)
    given = spec("nllb-moe", moe_eval_capacity_token_fraction=-1.0, normalize_router_prob_before_dropping=True)
    assert given.router.renorm == free.router.renorm
    assert given.experts.capacity == CapacitySpec(tokens=64)


def test_padding_is_an_input_where_it_is_not_routed():
    assert [i.name for i in extra_inputs(spec("nllb-moe"))] == ["padding_mask"]
    assert not extra_inputs(spec("nllb-moe", router_ignore_padding_tokens=True))


@pytest.mark.parametrize(
    ("name", "changes", "message"),
    [
        ("nllb-moe", {"second_expert_policy": "random"}, "draw lots"),
        ("nllb-moe", {"batch_prioritized_routing": True}, "in their order"),
        ("nllb-moe", {"num_experts": 1}, "top_k is 2, more than num_experts = 1"),
        ("phimoe", {"num_local_experts": 1}, "top_k is 2, more than num_local_experts = 1"),
        ("phimoe", {"num_experts_per_tok": 4}, "each token takes two"),
        ("switch-transformers", {"router_dtype": "bfloat16"}, "computed in f32"),
        ("switch-transformers", {"num_selected_experts": 2}, "takes one expert"),
    ],
)
def test_routing_that_is_not_computed_is_refused(name, changes, message):
    with pytest.raises(MoehloError, match=message):
        spec(name, **changes)


def test_the_encoder_and_the_decoder_are_parts_of_one_config():
    decoder = model_from_config(tiny("nllb-moe"), part="decoder")
    assert decoder.parts == ("encoder", "decoder")
    assert decoder.kinds == ("dense", "dense", "moe", "dense", "dense")
    assert decoder.layer().spec.experts.intermediate == 28
    assert decoder.layer(0).layout.prefixes[0] == "model.decoder.layers.{l}.ffn."
    encoder = model_from_config(tiny("nllb-moe"))
    assert (encoder.part, encoder.kinds) == ("encoder", ("dense", "moe", "dense", "moe"))
    assert encoder.layer().spec.experts.intermediate == 24
    with pytest.raises(ConfigError, match="no part 'vision'; it has encoder and decoder"):
        model_from_config(tiny("nllb-moe"), part="vision")
    with pytest.raises(UnsupportedError, match="decoder_moe_gate"):
        model_from_config(tiny("nllb-moe", decoder_moe_gate=1), part="decoder").layer()
    same_depth = model_from_config(tiny("switch-transformers", num_decoder_layers=None), part="decoder")
    assert same_depth.depth == 4


# Parts ---------------------------------------------------------------------------------------------------------------


def omni():
    return {
        "model_type": "qwen3_omni_moe",
        "thinker_config": {"model_type": "qwen3_omni_moe_thinker", "text_config": tiny("qwen3-omni-moe-thinker")},
        "talker_config": {"model_type": "qwen3_omni_moe_talker", "text_config": tiny("qwen3-omni-moe-talker")},
    }


def test_parts_of_a_config():
    first = model_from_config(omni())
    assert (first.part, first.parts, first.family.name) == ("thinker", ("thinker", "talker"), "qwen3_omni_moe/thinker")
    talker = model_from_config(omni(), part="talker")
    assert isinstance(talker.layer().spec, MoeSpec)
    assert talker.layer().spec.shared.gate is SharedGate.SIGMOID
    with pytest.raises(ConfigError, match="no part 'vision'; it has thinker and talker"):
        model_from_config(omni(), part="vision")


@pytest.mark.parametrize(
    ("wrapper", "path", "stem"),
    [
        ("kimi_k25", "text_config", "deepseek-v3"),
        ("nemotron_h_omni", "llm_config", "nemotron-h"),
        ("nemo_speechlm", "text_config", "nemotron-h"),
        ("unlimited_ocr", "language_config", "unlimited-ocr"),
        ("step3p7", "text_config", "step3p7"),
        ("glm4v_moe", "text_config", "glm4v-moe"),
        ("inkling_mm_model", "text_config", "inkling"),
        ("ernie4_5_vl_moe", "text_config", "ernie4-5-vl-moe"),
        ("vitpose", "backbone_config", "vitpose-backbone"),
        ("llava", "text_config", "mixtral"),
    ],
)
def test_models_inside_others(wrapper, path, stem):
    inner = tiny(stem)
    known = model_from_config(dict(inner)).layer().spec
    assert model_from_config({"model_type": wrapper, path: inner}).layer().spec == known
    if any(w.model_type == wrapper for w in WRAPPERS):  # they say what is inside where it does not say so itself
        del inner["model_type"]
        assert model_from_config({"model_type": wrapper, path: inner}).layer().spec == known


def test_kimi_k2_is_deepseek_v3():
    assert by_model_type("kimi_k2") is by_model_type("deepseek_v3")
    inner = tiny("deepseek-v3", model_type="kimi_k2")
    assert model_from_config({"model_type": "kimi_k25", "text_config": inner}).family.name == "deepseek_v3"


@pytest.mark.parametrize(("wrapper", "stem"), [("dots3_note", "dots3-note"), ("glm5_next", "glm5-next")])
def test_published_configs_may_hold_the_text_model_flat(wrapper, stem):
    flat = tiny(stem, model_type=wrapper)
    assert model_from_config(flat).layer().spec == spec(stem)


def test_a_wrapper_without_its_model_is_refused():
    with pytest.raises(ConfigError, match="expected it under text_config"):
        model_from_config({"model_type": "aria"})


def test_per_layer_values_lie_over_the_config():
    layered = tiny("qwen3-moe", per_layer_config={"1": {"num_experts_per_tok": 2}})
    assert model_from_config(layered).layer(1).spec.router.top_k == 2


def test_infinities_are_read_where_they_do_not_matter(tmp_path):
    path = tmp_path / "config.json"
    path.write_text(json.dumps(tiny("granitemoehybrid", time_step_limit=[0.0, float("inf")])))
    assert open_model(path).layer().spec == spec("granitemoehybrid")
    path.write_text(json.dumps(tiny("deepseek-v3", routed_scaling_factor=float("inf"))))
    with pytest.raises(ConfigError, match="routed_scaling_factor is Infinity; expected a finite number"):
        open_model(path).layer()
