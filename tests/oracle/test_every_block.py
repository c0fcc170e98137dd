"""Every block of the table against the HF reference block and against float64 truth, at tiny sizes."""

import dataclasses
import enum
import json
import re
from functools import cache

import numpy as np
import pytest
from planted.faults import read_faults

from emitter.golden import goldens_root
from emitter.graphs import emit
from emitter.packing import Use
from emitter.plan import Plan
from emitter.reading.config import model_from_config, read_config
from emitter.reading.families import moe_blocks
from emitter.signature import DType, weight_arguments
from emitter.spec import MoeSpec, Score
from emitter.spec.tensors import canonical_weights
from oracle.compare import compare
from oracle.draws import random_inputs
from oracle.executors import ReferenceExecutor, XlaExecutor
from oracle.hf import HfFfn
from oracle.truth import compute_truth
from weights import to_state_dict

TINY = goldens_root() / "configs" / "tiny"
TOKENS = 13  # so many that experts of a capacity are full, and drop tokens
FEW = 3  # the interpreter's time grows with them
EXPERTS = 8

# What one config cannot show: the other side of a switch, by the name of the tiny config that it changes.
VARIANTS = {
    "axk2": {"n_group": 4, "topk_group": 2},
    "cohere2-moe": {"expert_selection_fn": "sigmoid", "num_shared_experts": 2},
    "dbrx": {
        "ffn_config": {"ffn_hidden_size": 24, "moe_num_experts": 8, "moe_top_k": 3, "moe_normalize_expert_weights": 2.0}
    },
    "deepseek-ocr2": {"topk_method": "group_limited_greedy", "n_group": 4, "topk_group": 2},
    "deepseek-v2": {"topk_method": "greedy", "mlp_bias": True},
    "deepseek-v3": {"norm_topk_prob": False},
    "deepseek-v4": {"mlp_bias": True},
    "doge": {"norm_topk_prob": True, "mlp_bias": True},
    "ernie4-5-moe": {"moe_num_shared_experts": 0},
    "ernie4-5-vl-moe": {"use_bias": True},
    "granitemoehybrid": {"num_local_experts": 0},
    "hy-v3": {"mlp_bias": True},
    "kolibri1": {"norm_topk_prob": True},
    "laguna": {"moe_router_logit_softcapping": 1.5},
    "lfm2-moe": {"use_expert_bias": False, "norm_topk_prob": False},
    "llama4": {"hidden_act": "gelu"},
    "longcat-flash": {"zero_expert_num": 0},
    "nemotron-h": {"moe_latent_size": 16, "mlp_bias": True},
    "nllb-moe": {"moe_eval_capacity_token_fraction": 1.0, "router_ignore_padding_tokens": True},
    "phimoe": {"router_jitter_noise": 0.02},
    "qwen2-moe": {"norm_topk_prob": True},
    "qwen3-moe": {"norm_topk_prob": False},
    "step3p7": {"swiglu_limits": None, "swiglu_limits_shared": None},
    "switch-transformers": {"expert_capacity": 4, "router_bias": False, "dense_act_fn": "gelu_new"},
    "vitpose-backbone": {"num_experts": 1},
}


@cache
def model(name):
    """The model of a tiny config ``stem``, of its variant ``stem+``; ``:part`` after it for a part but the first."""
    stem, changed, part = re.fullmatch(r"([^+:]+)(\+?)(?::(\w+))?", name).groups()
    config = read_config(TINY / f"{stem}.json")
    return model_from_config({**config, **(VARIANTS[stem] if changed else {})}, name, part=part)


def cases():
    names = sorted(path.stem for path in TINY.glob("*.json"))
    for stem in [*names, *(f"{stem}+" for stem in sorted(VARIANTS))]:
        for name in [stem, *(f"{stem}:{part}" for part in model(stem).parts[1:])]:
            for index in model(name).representative_layers():
                yield pytest.param(name, index, id=f"{name}-{model(name).kinds[index]}")


def wanted(spec):
    return weight_arguments(canonical_weights(spec), DType.F32)


def draw(spec, seed=0, tokens=TOKENS):
    """Every weight random: norms and scales around 1, biases large enough to change choices."""
    rng = np.random.default_rng(seed)
    drawn = {}
    for info in canonical_weights(spec):
        if info.use is Use.TABLE:
            drawn[info.name] = np.argsort(rng.random((info.shape[0], EXPERTS)))[:, : info.shape[1]].astype(np.int32)
            continue
        value = rng.standard_normal(info.shape)
        if info.use is Use.FACTOR:
            value = 1.0 + 0.3 * value
        else:
            value *= 0.5 if info.use is Use.BIAS else 1.5 / np.sqrt(info.shape[-1])
        if info.name.endswith("correction_bias") and spec.router.score is Score.SOFTMAX:
            value *= 0.1  # shares of eight experts are small, and one bias would choose for every token
        drawn[info.name] = value.astype(np.float32)
    inputs = random_inputs(spec, tokens, rng)
    return drawn, rng.standard_normal((tokens, spec.hidden)).astype(np.float32), inputs


def relative(found, wanted):
    return np.linalg.norm(found - wanted) / np.linalg.norm(wanted)


# f32 blocks of width 40 and 24: 64 roundings of 2^-24 in a row, were they all to add up, are 4e-6.
TOLERANCE = 64 * 2.0**-24


@pytest.mark.parametrize(("name", "index"), list(cases()))
def test_the_reference_block_computes_the_spec(name, index):
    layer = model(name).layer(index)
    if layer.rule.hf is None:
        pytest.skip("a family without a reference block")
    weights, x, inputs = draw(layer.spec)
    state = to_state_dict(weights, layer.layout, wanted(layer.spec), layer=index, prefix=layer.rule.hf.prefix)
    found = HfFfn(layer.rule.hf, model(name).config, index, state, DType.F32)(x, inputs)
    truth = compute_truth(layer.spec, weights, x, inputs=inputs)
    assert relative(found.output, truth.output) < TOLERANCE
    assert (found.router_state is None) == (truth.router_state is None)
    if found.router_state is not None:
        assert relative(found.router_state, truth.router_state) < TOLERANCE
    if found.ids is not None:
        np.testing.assert_array_equal(np.sort(found.ids), np.sort(truth.routing.ids))
        theirs, ours = np.argsort(found.ids), np.argsort(truth.routing.ids)
        weighed = np.take_along_axis(found.weights, theirs, -1)
        assert relative(weighed, np.take_along_axis(truth.routing.weights, ours, -1)) < TOLERANCE
    if found.logits is not None:
        assert relative(found.logits, truth.routing.logits) < TOLERANCE


def distinct():
    """One case for each distinct graph: families that differ in names and places only have the same."""
    seen = set()
    for case in cases():
        spec = model(case.values[0]).layer(case.values[1]).spec
        if spec not in seen:
            seen.add(spec)
            yield case


@cache
def executor(kind):
    return kind()


# Static graphs by the interpreter, dynamic ones by XLA: each finds what the other would forgive.
WAYS = ((ReferenceExecutor, True), (XlaExecutor, False))


def settings(part, path=""):
    """What a spec turns on: its parts, and each knob with its value, of sizes no more than whether they are 0 or 1."""
    yield (path, type(part))
    for field in dataclasses.fields(part):
        value, place = getattr(part, field.name), f"{path}.{field.name}"
        if dataclasses.is_dataclass(value):
            yield from settings(value, place)
        elif isinstance(value, bool | enum.Enum | None):
            yield (place, value)
        else:
            yield (place, value in (0, 1) and value)


@cache
def short():
    """The short form: cases that planted faults name, and each that has a setting which none before it has."""
    named = {test.partition("[")[2].rstrip("]") for fault in read_faults() for test in fault.tests}
    seen, chosen = set(), set()
    for case in sorted(distinct(), key=lambda case: case.id not in named):
        name, index = case.values
        has = set(settings(model(name).layer(index).spec))
        if case.id in named or has - seen:
            chosen.add((name, index))
        seen |= has
    return chosen


def in_turns(first):
    """The distinct cases with one way each, every second one with ``WAYS[first]``."""
    for number, case in enumerate(distinct()):
        marks = [] if case.values in short() and first == 0 else [pytest.mark.nightly]
        yield pytest.param(*case.values, *WAYS[(number + first) % 2], id=case.id, marks=marks)


def check_graph(name, index, kind, static):
    spec = model(name).layer(index).spec
    fills = isinstance(spec, MoeSpec) and spec.experts.capacity is not None
    tokens = FEW if kind is ReferenceExecutor and not fills else TOKENS
    weights, x, inputs = draw(spec, seed=1, tokens=tokens)
    graph = emit(spec, Plan(tokens if static else None, stages=True))
    found = executor(kind).run(graph, {**weights, "x": x, **inputs})
    comparison = compare(spec, weights, x, found, DType.F32, inputs=inputs)
    assert not comparison.problems
    assert all(stage.passed for stage in comparison.stages)
    assert all(flip.near_tie for flip in comparison.flips)


@pytest.mark.parametrize(("name", "index", "kind", "static"), list(in_turns(0)))
def test_the_emitted_graph_computes_the_spec(name, index, kind, static):
    check_graph(name, index, kind, static)


@pytest.mark.parametrize(("name", "index", "kind", "static"), list(in_turns(1)))
def test_the_emitted_graph_computes_the_spec_the_other_way_too(name, index, kind, static):
    check_graph(name, index, kind, static)


def test_every_block_of_the_table_has_a_tiny_config():
    found = set()
    for path in TINY.glob("*.json"):
        opened = model(path.stem)
        found |= {opened.family.name} if "moe" in opened.kinds else set()
        found |= {f"{opened.family.name}/{kind}" for kind in opened.family.variants if kind in opened.kinds}
    assert found == {name for name, _, _ in moe_blocks()}


@pytest.mark.parametrize("stem", VARIANTS)
def test_every_variant_shows_something_else(stem):
    def specs(name):
        return {model(name).layer(i).spec for i in model(name).representative_layers()}

    assert specs(stem) != specs(f"{stem}+")


def test_a_wrong_spec_is_noticed():
    """The checks above can fail: with another renormalisation, or gate and up swapped, the block does not agree."""
    layer = model("qwen3-moe").layer()
    weights, x, _ = draw(layer.spec)
    other = model("qwen3-moe+").layer().spec
    state = to_state_dict(weights, layer.layout, wanted(layer.spec), layer=layer.index)
    block = HfFfn(layer.rule.hf, model("qwen3-moe").config, layer.index, state, DType.F32)
    assert relative(block(x).output, compute_truth(other, weights, x).output) > 1e-2
    swapped = {**weights, "expert_gate_up": np.roll(weights["expert_gate_up"], 24, axis=1)}
    assert relative(block(x).output, compute_truth(layer.spec, swapped, x).output) > 1e-2


def test_tiny_configs_are_sorted_json():
    for path in TINY.glob("*.json"):
        text = path.read_text()
        assert text == json.dumps(json.loads(text), indent=2, sort_keys=True) + "\n", path.name
