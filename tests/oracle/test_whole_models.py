"""Whole models as transformers saves them: what each layer's FFN gave in a forward pass, `moehlo run` gives too."""

import json
import subprocess
import sys

import numpy as np
import pytest

pytest.importorskip("transformers")

import torch
import transformers
from whole_models import CASES, build, parts, run_watched

from emitter.backend import Cpu
from emitter.graphs import emit
from emitter.iree import Session, compile_graph, host_features, parse_target
from emitter.kernels.cpu.isa import best_isa
from emitter.plan import Plan, Request, Strategy, plan
from emitter.reading.config import open_model
from emitter.reading.families import FAMILIES, moe_blocks
from emitter.reading.families.schemes import DENSE, MOE, NONE
from emitter.signature import DType
from oracle.compare import compare
from oracle.executors import XlaExecutor
from weights import load_layer

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
            request = Request(strategy, Cpu(best_isa(host_features())))
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
