"""Whole models as transformers saves them: what each layer's FFN gave in a forward pass, `moehlo run` gives too."""

import json
import subprocess
import sys

import numpy as np
import pytest
import safetensors.numpy

pytest.importorskip("transformers")

import torch
import transformers
from whole_models import CASES, build, parts, path_of, run_watched

from emitter.graphs import emit
from emitter.iree import Session, compile_graph
from emitter.plan import Plan, Request, Strategy, plan
from emitter.reading.config import open_model
from emitter.reading.families import FAMILIES, moe_blocks
from emitter.reading.families.schemes import DENSE, MOE, NONE
from emitter.signature import DType
from emitter.target import host_target, parse_target
from oracle.compare import compare
from oracle.executors import XlaExecutor
from tests.weights.live_modules import from_state_dict
from weights import load_layer, to_state_dict, write_checkpoint

transformers.logging.set_verbosity_error()
transformers.logging.disable_progress_bar()


def save(name, directory, dtype=torch.float32):
    """Build, run and save a model; yields each layer as read back, what the model is made of, and what it saw."""
    model = build(name)
    with torch.no_grad():
        for tensor in (*model.parameters(), *model.buffers()):
            tensor.copy_(tensor.to(dtype) if tensor.is_floating_point() else tensor)
    watched = {part: run_watched(name, model, made) for part, made in parts(name).items()}
    if dtype is not torch.float32:
        model.to(dtype)
    model.save_pretrained(directory)
    for part, made in parts(name).items():
        opened = open_model(directory, part=part)
        assert opened.kinds == made.kinds
        assert watched[part].keys() == {layer for layer, kind in enumerate(made.kinds) if kind != NONE}
        for layer, seen in watched[part].items():
            assert opened.layer(layer).spec == made.layer(layer).spec
            yield opened.layer(layer), seen


def read(directory, layer, dtype=DType.F32, options=None):
    graph = emit(layer.spec, options or Plan(dtype=dtype))
    return graph, load_layer(directory, layer.layout, layer.index, graph.signature.weights)


def judge(layer, weights, seen, y, dtype=DType.F32):
    """Our result and the model's, under the weights that were read, are both as near to truth as rounding lets them."""
    assert np.isfinite(seen.y).all()
    assert np.ptp(seen.y) > 0.01
    for found, precision in ((seen.y, DType.F32), (y, dtype)):
        comparison = compare(layer.spec, weights, seen.x, {"output": found}, precision, inputs=seen.inputs)
        assert comparison.passed, f"layer {layer.index}: {comparison.output.used} of the tolerance"
        assert comparison.output.undetermined <= len(seen.x) // 2


EXECUTOR = XlaExecutor()


SHORT = tuple(CASES)[::18]
"""The models of the short form; the nightly form has the others."""


@pytest.mark.parametrize("name", [pytest.param(n, marks=[] if n in SHORT else pytest.mark.nightly) for n in CASES])
def test_a_saved_model_runs_as_it_did(tmp_path, name):
    for layer, seen in save(name, tmp_path):
        graph, weights = read(tmp_path, layer)
        judge(layer, weights, seen, EXECUTOR.run(graph, {**weights, **seen.inputs, "x": seen.x})["output"])


STORED = (
    *("DbrxForCausalLM", "DeepseekV3ForCausalLM", "DogeForCausalLM", "Ernie4_5_MoeForCausalLM", "GptOssForCausalLM"),
    *("GraniteMoeSharedForCausalLM", "LongcatFlashForCausalLM", "Qwen2MoeForCausalLM", "ZayaForCausalLM"),
    *("Ernie4_5_VLMoeForConditionalGeneration", "VitPoseForPoseEstimation"),
)
"""One for each way to store a layer, of the class whose names we write; the nightly form has the others."""


def same(found, wanted):
    assert found.keys() == wanted.keys()
    assert all(np.array_equal(found[name], wanted[name]) for name in wanted)


@pytest.mark.parametrize("name", [pytest.param(n, marks=[] if n in STORED else pytest.mark.nightly) for n in CASES])
def test_a_saved_layer_is_that_of_its_live_module_and_is_written_as_it_was(tmp_path, name):
    """That these are the right weights is shown by what they compute, here and in ``test_every_block``."""
    model = build(name)
    if name == "LongcatFlashForCausalLM":  # what nothing uses is written as zeros
        for layer in model.model.layers:
            layer.mlp.experts.gate_up_proj.data[parts(name)[None].layer(0).spec.experts.count :] = 0
    model.save_pretrained(tmp_path / "saved")
    for part, made in parts(name).items():
        opened = open_model(tmp_path / "saved", part=part)
        for index in made.representative_layers():
            layer, path = opened.layer(index), path_of(model, made, index)
            hf, outside = layer.rule.hf, layer.layout.prefixes[0].format(l=index)
            graph, held = read(tmp_path / "saved", layer)
            wanted, where = graph.signature.weights, {"layer": index, "prefix": hf.prefix}
            around = (hf.prefix, *(f"{sibling}." for sibling, *_ in hf.siblings))
            module = model.get_submodule(f"{path}.".removesuffix(f".{hf.prefix}").removesuffix("."))
            state = {n: t.numpy() for n, t in module.state_dict().items() if n.startswith(around)}
            same(held, from_state_dict(state, layer.layout, wanted, **where))
            filled = to_state_dict(held, layer.layout, wanted, **where)
            # every tensor of the module, or of a decoder layer those of its FFN half
            same(filled, state if hf.output is None else {n: state[n] for n in filled})
            if name in STORED:
                write_checkpoint(tmp_path / f"{index}", {}, {index: held}, layer.layout, wanted)
                saved = safetensors.numpy.load_file(tmp_path / "saved" / "model.safetensors")
                theirs = tuple(outside.removesuffix(hf.prefix) + each for each in around)
                ours = safetensors.numpy.load_file(tmp_path / f"{index}" / "model.safetensors")
                same(ours, {n: array for n, array in saved.items() if n.startswith(theirs)})


NARROW = "DeepseekV3ForCausalLM"


@pytest.mark.filterwarnings("ignore:Casting complex values")  # a table of rotations
@pytest.mark.parametrize("name", [pytest.param(n, marks=[] if n == NARROW else pytest.mark.nightly) for n in CASES])
def test_a_model_saved_in_bf16_runs_as_it_did_with_the_same_weights_in_f32(tmp_path, name):
    for layer, seen in save(name, tmp_path, torch.bfloat16):
        for dtype in (DType.F32, DType.BF16):
            graph, weights = read(tmp_path, layer, dtype)
            found = EXECUTOR.run(graph, {**weights, **seen.inputs, "x": seen.x})["output"]
            judge(layer, weights, seen, found, dtype)


def distinct():
    """One model for every block: names and places are tested above."""
    seen = set()
    for name in CASES:
        specs = {(made.layer(i).spec) for made in parts(name).values() for i, k in enumerate(made.kinds) if k != NONE}
        if not specs <= seen:
            seen |= specs
            yield name


@pytest.mark.nightly
@pytest.mark.parametrize("name", list(distinct()))
def test_the_session_of_the_command_runs_a_saved_model_as_it_did(tmp_path, name):
    target = parse_target("cpu")
    for layer, seen in save(name, tmp_path):
        for strategy in (Strategy.MASKED, Strategy.AUTO):
            request = Request(strategy, host_target())
            graph, weights = read(tmp_path, layer, options=plan(layer.spec, request))
            y = np.asarray(Session(compile_graph(graph, target), weights)(seen.x, **seen.inputs))
            judge(layer, weights, seen, y)


COMMANDS = {
    "MixtralForCausalLM": [],
    "DeepseekV4ForCausalLM": [],
    "Dots3NoteForConditionalGeneration": ["--part", "vision"],
    "GraniteMoeSharedForCausalLM": ["--dispatch", "masked"],
}


@pytest.mark.nightly
@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=[] if n == "DeepseekV4ForCausalLM" else pytest.mark.nightly) for n in COMMANDS]
)
def test_the_command_runs_a_saved_model_as_it_did(tmp_path, name):
    part = COMMANDS[name][1] if "--part" in COMMANDS[name] else None
    kinds = parts(name)[part].kinds
    index = next(i for i, kind in enumerate(kinds) if kind not in (DENSE, NONE))
    layers = {(layer.index, layer.spec): (layer, seen) for layer, seen in save(name, tmp_path / "model")}
    layer, seen = layers[index, parts(name)[part].layer(index).spec]
    arguments = [*COMMANDS[name], "--layer", str(index)]
    for option, array in {"input": seen.x, **seen.inputs}.items():
        np.save(tmp_path / f"{option}.npy", array)
        arguments += [f"--{option.replace('_', '-')}", str(tmp_path / f"{option}.npy")]
    output = tmp_path / "y.npy"
    command = [sys.executable, "-m", "moehlo", "run", str(tmp_path / "model"), "--output", str(output), "--json"]
    done = subprocess.run([*command, *arguments], capture_output=True, text=True, check=False, timeout=240)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1])["weights"] == "checkpoint"
    judge(layer, read(tmp_path / "model", layer)[1], seen, np.load(output))


# Blocks without a whole model: those of families that transformers does not have.
LACKING = {name for name, _, block in moe_blocks() if block.hf is None or not block.hf.is_published}


def test_every_block_of_the_table_is_in_a_model():
    found, dense = set(), set()
    for name in CASES:
        for made in parts(name).values():
            found |= {made.family.name if kind == MOE else f"{made.family.name}/{kind}" for kind in made.kinds}
            dense |= {made.family.name} if DENSE in made.kinds else set()
    assert found >= {name for name, _, _ in moe_blocks()} - LACKING
    assert not found & LACKING
    assert dense | LACKING >= {family.name for family in FAMILIES if family.dense is not None}


@pytest.mark.parametrize(
    "wrong",
    [
        lambda seen, weights: weights["expert_gate_up"].__setitem__(0, weights["expert_gate_up"][1]),
        lambda seen, weights: seen.y.__setitem__(0, seen.y[1]),
        lambda seen, weights: seen.x.__setitem__(0, seen.x[1]),
    ],
    ids=["weights", "result", "input"],
)
def test_what_is_not_the_same_is_noticed(tmp_path, wrong):
    layer, seen = next(iter(save("MixtralForCausalLM", tmp_path)))
    graph, weights = read(tmp_path, layer)
    weights = {name: array.copy() for name, array in weights.items()}
    wrong(seen, weights)
    found = EXECUTOR.run(graph, {**weights, "x": seen.x})["output"]
    with pytest.raises(AssertionError, match="of the tolerance"):
        judge(layer, weights, seen, found)
