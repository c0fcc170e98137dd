"""Every config key that a family reads changes something; every key that looks like MoE is read, fixed or refused.

For each key of each row, under each of its names, the key's value is changed in one of several configs of the family,
and the emitted text, the signature, the kinds of the layers or the refusal must differ. Keys that a row knows to do
nothing (``unused``) must change nothing.
"""

import json
from dataclasses import replace
from functools import cache

import pytest

from emitter.errors import MoehloError
from emitter.golden import goldens_root
from emitter.graphs import emit
from emitter.plan import Plan
from emitter.reading.config import model_from_config
from emitter.reading.families import FAMILIES
from emitter.reading.families.row import keys_of, read_keys

TINY = goldens_root() / "configs" / "tiny"

# Other values of keys whose accepted values are words, and of keys that are null in the tiny configs.
OTHERS = {
    "activation_function": ["gelu_new"],
    "dense_act_fn": ["gelu_new"],
    "expert_selection_fn": ["sigmoid"],
    "hybrid_override_pattern": ["MEM-", "EE"],
    "layers_block_type": [["moe", "mlp", "moe", "full_attention"]],
    "layer_types": [["moe", "mlp", "moe", "full_attention"]],
    "mlp_only_layers": [[1], []],
    "mlp_layer_types": [["sparse", "dense", "sparse", "dense"], ["moe", "moe", "hash_moe", "moe"]],
    "moe_layer_freq": [2, [1, 0], [0, 1, 0, 1]],
    "moe_layers": [[0]],
    "moe_layers_enum": ["0", "2"],
    "pyramid_num_routed": [[4, -1], [-1, 4]],
    "scoring_func": ["softmax"],
    "shared_expert_combination_strategy": ["sum"],
    "swiglu_limits": [[0.25, 0.25, 0.25, 0.25]],
    "swiglu_limits_shared": [[0.25, 0.25, 0.25, 0.25]],
    "topk_method": ["group_limited_greedy", "greedy"],
}
# Settings under which some keys come to bear; each is laid over the tiny config, null meaning that the key goes.
SETTINGS = (
    {},
    {"mlp_layer_types": None},
    {"moe_layers": None, "mlp_layer_types": None, "num_hidden_layers": 4},
    {"topk_method": "group_limited_greedy", "n_group": 4, "topk_group": 2},
    {"n_group": 4, "topk_group": 2},
    {"expert_selection_fn": "sigmoid", "num_shared_experts": 1},
    {"moe_latent_size": 16},
    {"pyramid_num_routed": [-1, 8], "per_layer_config": None},
    {"per_layer_config": None},
    {"layers_block_type": None, "hybrid_override_pattern": "MEM-"},
    {"dense_intermediate_size": 56, "intermediate_size": 24},
    {"num_local_experts": 0},
    {"enable_moe_block": False},
    {"moe_eval_capacity_token_fraction": -1.0},
    {"encoder_sparse_step": None, "decoder_sparse_step": None},
)


@cache
def text_of(spec):
    graph = emit(spec, Plan(tokens=5))
    return graph.text, graph.signature


@cache
def outcome(config_text):
    """What comes of a config: the kind and graph of every layer, or the first refusal."""
    try:
        config = json.loads(config_text)
        parts = [model_from_config(config, part=part) for part in model_from_config(config).parts or (None,)]
        return tuple(
            (model.kinds, tuple(text_of(model.layer(i).spec) for i, kind in enumerate(model.kinds) if kind != "none"))
            for model in parts
        )
    except MoehloError as error:
        return type(error), str(error)


def configs(family):
    """The tiny configs of a family under every setting that it accepts."""
    for path in sorted(TINY.glob("*.json")):
        config = json.loads(path.read_text())
        if config["model_type"] not in family.model_types:
            continue
        for setting in SETTINGS:
            changed = {k: v for k, v in {**config, **setting}.items() if not (k in setting and setting[k] is None)}
            if not isinstance(outcome(json.dumps(changed))[0], type):
                yield changed


def find(config, name):
    for step in name.split("."):
        if not isinstance(config, dict) or step not in config:
            return None
        config = config[step]
    return config


def changed(config, name, value):
    """A copy of the config with the dotted key set."""
    first, _, rest = name.partition(".")
    if not rest:
        return {**config, first: value}
    inner = config.get(first)
    return {**config, first: changed(inner if isinstance(inner, dict) else {}, rest, value)}


def without(config, names):
    gone = {k: v for k, v in config.items() if k not in names}
    for name in names:
        first, _, rest = name.partition(".")
        if rest and isinstance(gone.get(first), dict):
            gone[first] = without(gone[first], {rest})
    return gone


def others(name, value):
    """Values that differ from ``value``: nearby ones that a config may well have."""
    yield from (v for v in OTHERS.get(name, ()) if v != value)
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value * 2, value - 1)
    elif isinstance(value, float):
        yield from (value + 0.5, value * 2.0)
    elif isinstance(value, str):
        yield "relu"
    elif isinstance(value, list):
        yield value[1:] + value[:1]
    elif value is None:
        yield from (1, 4, True, 0.5)


def is_visible(family, key, name):
    """Whether some change of the key under this one of its names changes what comes of some config."""
    for config in configs(family):
        names = {key.name, *key.aliases}
        stated = next((find(config, n) for n in (key.name, *key.aliases) if find(config, n) is not None), None)
        value = stated if stated is not None else key.default
        value = list(value) if isinstance(value, tuple) else value
        base = without(config, names)
        before = outcome(json.dumps(changed(base, name, value) if stated is not None else base))
        for other in others(name, value):
            if outcome(json.dumps(changed(base, name, other))) != before:
                return True
    return False


ROWS = [family for family in FAMILIES if family.moe is not None]


# The keys of one family are mostly those of the next.
@pytest.mark.parametrize(
    "family",
    [pytest.param(f, id=f.name, marks=[pytest.mark.nightly] * (number % 3 != 0)) for number, f in enumerate(ROWS)],
)
def test_every_read_key_changes_something(family):
    silent = set()
    for key in set(keys_of(replace(family, decoder=""))):
        for name in (key.name, *key.aliases):
            if not is_visible(family, key, name):
                silent.add(name)
    assert not silent


@pytest.mark.parametrize("family", ROWS, ids=lambda family: family.name)
def test_fixed_keys_accept_only_what_is_computed(family):
    config = next(configs(family))
    known = outcome(json.dumps(config))
    for fixed in family.fixed:
        for accepted in fixed.accepted:
            assert outcome(json.dumps({**config, fixed.name: accepted})) == known, fixed.name
            assert outcome(json.dumps({**config, fixed.name: [accepted, accepted]})) == known, fixed.name
            if type(accepted) is int:
                others = [float(accepted), *([bool(accepted)] if accepted in (0, 1) else [])]
                for other in (*others, *([accepted, other] for other in others)):
                    refused = outcome(json.dumps({**config, fixed.name: other}))
                    assert isinstance(refused[0], type), f"{fixed.name} {other}"
        assert isinstance(outcome(json.dumps({**config, fixed.name: [accepted, "something else"]}))[0], type)
        kind, message = outcome(json.dumps({**config, fixed.name: "something else"}))
        assert isinstance(kind, type)
        assert fixed.name in message
        assert fixed.why in message


@pytest.mark.parametrize("family", ROWS, ids=lambda family: family.name)
def test_unused_keys_change_nothing_and_unknown_ones_are_refused(family):
    config = next(configs(family))
    known = outcome(json.dumps(config))
    for name in family.unused:
        assert outcome(json.dumps(changed(config, name, 1))) == known, name
    for name in ("num_fancy_experts", "moe_new_gate", "router_temperature"):
        kind, message = outcome(json.dumps({**config, name: 1}))
        assert isinstance(kind, type)
        assert name in message


@pytest.mark.parametrize("family", ROWS, ids=lambda family: family.name)
def test_a_row_does_not_contradict_itself(family):
    read = read_keys(family)
    assert not read & set(family.unused)
    assert not set(family.unused) & {fixed.name for fixed in family.fixed}
