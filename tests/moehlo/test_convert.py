"""``moehlo convert``: archives that other verbs take as they take a model, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import moehlo
from emitter.errors import CheckpointError, InputError, OutputError
from emitter.golden import goldens_root
from emitter.reading.config import open_model
from emitter.signature import DType
from tests.moehlo.command import call, document
from weights import write_checkpoint

TINY = goldens_root() / "configs" / "tiny"


def made(directory: Path, name: str, part: str | None = None) -> Path:
    path = TINY / f"{name}.json"
    model = open_model(path, part=part)
    layers = {i: model.layer(i) for i in range(model.depth)}
    graphs = {i: moehlo.emit(layer) for i, layer in layers.items()}
    drawn = {i: moehlo.load_weights(layer, graphs[i], random=i) for i, layer in layers.items()}
    wanted = {i: graph.signature.weights for i, graph in graphs.items()}
    layouts = {i: layer.layout for i, layer in layers.items()}
    write_checkpoint(directory, json.loads(path.read_text()), drawn, layouts, wanted)
    return directory


@pytest.fixture
def model(tmp_path) -> Path:
    return made(tmp_path / "model", "mixtral")


def test_the_archive_is_run_as_its_model_is(model, tmp_path) -> None:
    call("convert", model, "--output", tmp_path / "archive")
    np.save(tmp_path / "x.npy", np.random.default_rng(0).standard_normal((5, 40)).astype(np.float32))
    given = ["--layer", 1, "--input", tmp_path / "x.npy", "--dispatch", "gathered"]
    for name in ("model", "archive"):
        call("run", tmp_path / name, *given, "--output", tmp_path / f"{name}.npy")
    assert (tmp_path / "model.npy").read_bytes() == (tmp_path / "archive.npy").read_bytes()
    layer = moehlo.open_model(tmp_path / "archive").layer(1)
    graph = moehlo.emit(layer, dispatch="gathered")
    session = moehlo.Session(moehlo.compile(graph), moehlo.load_weights(layer, graph))
    assert session.copied_weights == ()
    assert document("inspect", tmp_path / "archive")["family"] == "mixtral"


def test_the_archive_is_verified_and_measured_as_its_model_is(model, tmp_path, monkeypatch) -> None:
    pytest.importorskip("transformers")
    from moehlo.bench.workload import load_workload
    from oracle import suite

    call("convert", model, "-o", tmp_path / "archive")
    seen = []

    def subject_of(layer, weights):
        seen.append({name: array.tobytes() for name, array in weights.items()})
        raise InputError("seen")

    monkeypatch.setattr(suite, "subject_of", subject_of)
    for name in ("model", "archive"):
        with pytest.raises(InputError, match="seen"):
            moehlo.verify(tmp_path / name, 1)
    assert seen[0] == seen[1]
    workload = load_workload(open_model(tmp_path / "archive"), 1, DType.F32)
    assert workload.spec == open_model(model).layer(1).spec


def test_the_layers_the_part_and_the_dtype_are_those_that_are_asked_for(tmp_path) -> None:
    parts = open_model(TINY / "nllb-moe.json").parts
    for part in parts:
        two = made(tmp_path / part, "nllb-moe", part)
        given = ["--part", part, "--layer", 2, "--layer", 1]
        found = document("convert", two, "-o", tmp_path / f"{part}-archive", *given)
        assert (found["part"], found["layers"], found["dtype"]) == (part, [1, 2], "f32")
    narrow = document("convert", tmp_path / parts[0], "-o", tmp_path / "n", "--part", parts[0], "--dtype", "bf16")
    wide = document("convert", tmp_path / parts[0], "-o", tmp_path / "w", "--part", parts[0])
    assert narrow["layers"] == wide["layers"] == list(range(open_model(TINY / "nllb-moe.json", part=parts[0]).depth))
    assert wide["bytes"] / 2 < narrow["bytes"] < wide["bytes"]
    assert narrow["verified"] is None


def test_an_archive_is_replaced_with_force_alone(model, tmp_path) -> None:
    call("convert", model, "-o", tmp_path / "archive", "--layer", 0)
    with pytest.raises(OutputError, match="exists already; give another path, or --force"):
        call("convert", model, "-o", tmp_path / "archive")
    assert document("convert", model, "-o", tmp_path / "archive", "--force")["layers"] == [0, 1]


def test_verify_ends_with_1_where_a_byte_is_another(model, tmp_path) -> None:
    found = document("convert", model, "-o", tmp_path / "archive", "--verify")
    assert (found["verified"], found["wrong"]) == (True, [])
    path = tmp_path / "archive/weights.irpa"
    raw = bytearray(path.read_bytes())
    raw[2000] ^= 1
    path.write_bytes(raw)
    ran = call("convert", tmp_path / "archive", "--verify", "--json")
    assert (ran.code, ran.json["verified"], ran.json["wrong"]) == (1, False, ["layers.0.expert_gate_up"])


def test_what_cannot_be_meant_is_refused(model, tmp_path) -> None:
    with pytest.raises(InputError, match="-o DIR is needed: `moehlo convert MODEL -o DIR`"):
        call("convert", model)
    with pytest.raises(CheckpointError, match="is no archive; `moehlo convert MODEL -o DIR` writes one"):
        call("convert", model, "--verify")
    with pytest.raises(CheckpointError, match="is a config alone"):
        call("convert", TINY / "mixtral.json", "-o", tmp_path / "archive")
    assert not (tmp_path / "archive").exists()
