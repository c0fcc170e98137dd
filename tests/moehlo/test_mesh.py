"""The command on XLA's devices: ``--target xla`` and ``--mesh``."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import moehlo
from emitter import golden
from emitter.errors import InputError, MoehloError, TargetError
from emitter.target import Target
from emitter.target.mesh import Mesh
from emitter.xla.devices import load_jax, open_mesh
from moehlo.choices import read_target
from tests.moehlo.command import call, document

ROOT = Path(__file__).parents[2]
CONFIG = golden.goldens_root() / "configs" / "tiny" / "qwen3-moe.json"
HIDDEN, EXPERTS = 40, 8
SECONDS = 120


def test_emit_writes_the_part_of_a_device_and_masked_dense_as_it_is() -> None:
    mesh = ("--target", "xla", "--mesh", "expert=4", "--tokens", 8)
    assert call("emit", CONFIG, *mesh, "--dispatch", "masked") == call("emit", CONFIG, "--tokens", 8)
    part = document("emit", CONFIG, *mesh, "--dispatch", "ladder")
    assert part["ops"]["stablehlo.all_reduce"] == 1
    shapes = {argument["name"]: argument["shape"] for argument in part["arguments"]}
    assert (shapes["expert_down"][0], shapes["router"][0], shapes["x"]) == (EXPERTS // 4, EXPERTS, [8, HIDDEN])
    prefill = document("emit", CONFIG, *mesh[:-1], 1024, "--dispatch", "ladder")
    assert (prefill["ops"]["stablehlo.all_gather"], prefill["ops"]["stablehlo.reduce_scatter"]) == (2, 1)
    assert next(a for a in prefill["arguments"] if a["name"] == "x")["shape"] == [256, HIDDEN]


def test_emit_splits_the_tokens_of_a_call_or_leaves_them_whole_as_it_is_asked() -> None:
    layer = moehlo.open_model(CONFIG).layer()

    def emitted(tokens: int, split: bool) -> tuple[int, tuple[Any, ...]]:
        over: dict[str, Any] = {"target": "xla", "mesh": "expert=4", "dispatch": "ladder"}
        graph = moehlo.emit(layer, tokens=tokens, split_tokens=split, **over)
        return golden.op_counts(graph.text).get("stablehlo.reduce_scatter", 0), graph.signature.inputs[0].shape

    assert emitted(8, True) == (1, (2, HIDDEN))
    assert emitted(1024, False) == (0, (1024, HIDDEN))


def test_tokens_that_cannot_be_split_are_refused() -> None:
    layer, coupled = (
        moehlo.open_model(CONFIG.with_name(f"{n}.json")).layer() for n in ("qwen3-moe", "switch-transformers")
    )
    over: dict[str, Any] = {"target": "xla", "mesh": "expert=4"}
    for given, options, message in (
        (layer, {"tokens": 8}, "split_tokens is for the devices of a mesh: give target xla and mesh expert=D"),
        (layer, {**over, "dispatch": "auto"}, "tokens are split by the ladder for a static number of them"),
        (layer, {**over, "dispatch": "masked", "tokens": 8}, "give dispatch ladder and a number of tokens"),
        (layer, {**over, "dispatch": "ladder", "tokens": 9}, "9 tokens do not divide among the 4"),
        (coupled, {**over, "dispatch": "ladder", "tokens": 8}, "depends on the tokens of other"),
    ):
        with pytest.raises(MoehloError, match=re.escape(message)):
            moehlo.emit(given, split_tokens=True, **options)


def test_weights_over_a_mesh_are_those_that_are_loaded() -> None:
    layer = moehlo.open_model(CONFIG).layer()
    graph = moehlo.emit(layer, tokens=8, target="xla", mesh="expert=1", dispatch="ladder")
    mesh, loaded = moehlo.device_mesh("expert=1"), moehlo.load_weights(layer, graph, random=3)
    placed = moehlo.load_sharded(layer, graph, mesh, random=3)
    assert len(placed) == len(graph.signature.weights)
    for argument, array in zip(graph.signature.weights, placed, strict=True):
        np.testing.assert_array_equal(np.asarray(array), loaded[argument.name])
    with pytest.raises(InputError, match="has a config, but no weights"):
        moehlo.load_sharded(layer, graph, mesh)
    for_four = moehlo.emit(layer, tokens=8, target="xla", mesh="expert=4", dispatch="ladder")
    with pytest.raises(InputError, match="for a device of mesh expert=4, and the mesh has 1 devices"):
        moehlo.load_sharded(layer, for_four, mesh, random=3)


def test_auto_takes_the_ladder_where_the_number_of_tokens_is_known() -> None:
    auto = ("emit", CONFIG, "--target", "xla", "--dispatch", "auto", "--tokens")
    found = [document(*auto, tokens) for tokens in (1, 600, "dynamic")]
    assert [f["strategy"] for f in found] == ["ladder", "ladder", "masked"]
    assert found[0]["reason"].startswith("ladder for a static number of tokens")


def test_inspect_says_what_a_device_holds_and_sends() -> None:
    found = document("inspect", CONFIG, "--target", "xla", "--mesh", "expert=4", "--dtype", "bf16")
    # what run takes, whose texts are for the tokens of a call
    assert found["strategy"] == "ladder"
    assert found["reason"].startswith("for one token: ladder")
    assert found["reason"].endswith("experts over mesh expert=4, tokens on every device")
    dense = document(
        "inspect", CONFIG.with_name("deepseek-v3.json"), "--layer", 0, "--target", "xla", "--mesh", "expert=4"
    )
    assert (dense["strategy"], dense["mesh"]) == ("dense", [])
    assert dense["reason"] == "the layer has no experts to choose; whole on each device of mesh expert=4"
    assert [(f["tokens"], f["split"]) for f in found["mesh"]] == [(1, False), (16, False), (512, True), (4096, True)]
    # 8 experts of width 24 in bf16, a router in f32; a call of 16 tokens reduces 16 rows of f32 on 4 devices
    assert found["mesh"][1]["held"] == 2 * 3 * 24 * HIDDEN * 2 + EXPERTS * HIDDEN * 4
    assert found["mesh"][1]["sent"] == 2 * 3 / 4 * 16 * HIDDEN * 4
    # of 512 tokens 128 each: rows in bf16 there, 3 ids and weights, rows in f32 back
    assert found["mesh"][2]["sent"] == 3 * 128 * (HIDDEN * (2 + 4) + 3 * 8)
    assert "each device of mesh expert=4" in call("inspect", CONFIG, "--target", "xla", "--mesh", "expert=4").out


@pytest.mark.timeout(SECONDS + 60)
def test_run_on_a_mesh_gives_what_one_device_gives(tmp_path: Path) -> None:
    """The mesh in a child, which has as many devices as it asks for."""
    np.save(tmp_path / "x.npy", np.random.default_rng(0).standard_normal((9, HIDDEN), np.float32))

    def words(name: str, *more: str) -> list[object]:
        paths = ["--input", tmp_path / "x.npy", "--output", tmp_path / f"{name}.npy"]
        return ["run", CONFIG, "--random", 1, *paths, "--target", "xla:cpu", *more]

    environment = {**os.environ, "PYTHONPATH": str(ROOT), "JAX_PLATFORMS": "cpu"}
    command = ["-m", "moehlo", *map(str, words("four", "--mesh", "expert=4", "--dispatch", "ladder")), "--json"]
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, timeout=SECONDS, env=environment)
    assert done.returncode == 0, done.stderr
    found = [document(*words("one", "--dispatch", "masked")), json.loads(done.stdout.splitlines()[-1])]
    assert [f["driver"] for f in found] == ["xla:cpu"] * 2
    assert [f["reason"] for f in found] == ["one device", "mesh expert=4"]
    one, four = (np.load(tmp_path / f"{name}.npy") for name in ("one", "four"))
    # sums of 40 and 24 products of f32
    np.testing.assert_allclose(four, one, rtol=0, atol=64 * 2.0**-24 * np.abs(one).max())


def test_run_of_no_token_gives_none(tmp_path: Path) -> None:
    np.save(tmp_path / "x.npy", np.zeros((0, HIDDEN), np.float32))
    paths = ("--input", tmp_path / "x.npy", "--output", tmp_path / "y.npy")
    call("run", CONFIG, "--random", 1, *paths, "--target", "xla")
    assert np.load(tmp_path / "y.npy").shape == (0, HIDDEN)


def test_a_target_of_the_other_is_refused_by_what_is_accepted() -> None:
    graph = moehlo.emit(moehlo.open_model(CONFIG).layer())
    with pytest.raises(
        TargetError, match=r"target xla:cuda is run by JAX, not compiled by IREE; accepted: cpu, cuda, "
    ):
        moehlo.compile(graph, "xla:cuda")
    with pytest.raises(TargetError, match=r"target cpu is none of JAX's; accepted: xla, xla:cpu, xla:cuda"):
        moehlo.device_mesh("expert=2", "cpu")


@pytest.mark.parametrize("dispatch", ["masked", "ladder"])
def test_verify_runs_on_xla(dispatch: str) -> None:
    report = moehlo.verify(CONFIG, target="xla", dispatch=dispatch, tokens=(3,), draws=1)
    assert report.passed
    assert report.subject["executor"] == "xla:cpu"


def test_verify_has_the_mesh_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    given = []

    def stop(subject: Any, plan: Any, executor: Any, **_: Any) -> None:
        given.append((executor.name, plan.request.target.mesh))
        raise InputError("far enough")

    monkeypatch.setattr("oracle.suite.verify", stop)
    with pytest.raises(InputError, match="far enough"):
        call("verify", CONFIG, "--target", "xla", "--mesh", "expert=4")
    assert given == [("xla:cpu on mesh expert=4", Mesh(4))]


def test_what_does_not_fit_is_refused() -> None:
    for options, message in (
        (("--target", "xla", "--mesh", "expert=3"), "8 experts do not divide among 3 devices; 1, 2, 4 devices fit"),
        (("--target", "xla", "--mesh", "expert=16"), "more devices than experts, of which the layer has 8"),
        (("--mesh", "expert=2"), "--mesh is for --target xla or xla:cpu or xla:cuda; this is --target cpu"),
        (("--target", "xla", "--mesh", "2"), '--mesh is "2"; expected expert='),
        (("--target", "xla", "--dispatch", "grouped"), "expected masked, ladder or auto there"),
    ):
        with pytest.raises(MoehloError, match=re.escape(message)):
            call("inspect", CONFIG, *options)


def test_targets_are_read_by_name() -> None:
    assert read_target("xla") == read_target("xla:cpu") == Target.xla("cpu")
    assert read_target("xla:cuda", "expert=2") == Target.xla("cuda", Mesh(2))
    for name in ("xla:tpu", "xla:", "tpu"):
        with pytest.raises(TargetError, match="xla, xla:cpu, xla:cuda"):
            read_target(name)
    with pytest.raises(InputError, match="mesh is for target xla"):
        moehlo.emit(moehlo.open_model(CONFIG).layer(), mesh="expert=2")


@pytest.mark.parametrize("error", [RuntimeError("Unknown backend: 'gpu' requested\n..."), AssertionError()])
def test_without_such_a_device_it_says_so(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    """JAX that is told to look for CUDA alone and has no plugin for it fails an assertion without a word."""
    jax = pytest.importorskip("jax")

    def none(platform: str) -> None:
        raise error

    monkeypatch.setattr(jax, "devices", none)
    message = "--target xla:cuda: JAX finds no such device" + (": Unknown backend" if str(error) else "; its GPUs need")
    with pytest.raises(TargetError, match=re.escape(message)):
        open_mesh(Target.xla("cuda"), Mesh(2))


def test_processes_that_have_met_keep_the_devices_they_have(monkeypatch: pytest.MonkeyPatch) -> None:
    jax, set_to = pytest.importorskip("jax"), []
    monkeypatch.setattr(jax.config, "update", lambda name, value: set_to.append((name, value)))
    for met in (True, False):
        monkeypatch.setattr(jax.distributed, "is_initialized", lambda met=met: met)
        with pytest.raises(TargetError, match="devices of xla:cpu are here"):
            open_mesh(Target.xla(), Mesh(4096))
    assert set_to == [("jax_num_cpu_devices", 4096)]


def test_a_process_without_a_device_of_the_mesh_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    jax, layer = pytest.importorskip("jax"), moehlo.open_model(CONFIG).layer()
    graph, mesh = moehlo.emit(layer, tokens=8, dispatch="masked"), moehlo.device_mesh("expert=1")
    monkeypatch.setattr(jax, "process_index", lambda: 1)
    with pytest.raises(InputError, match="none of the mesh's devices is this process's"):
        moehlo.load_sharded(layer, graph, mesh, random=3)


def test_without_jax_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "jax", None)
    with pytest.raises(
        MoehloError,
        match=re.escape("--target xla:cpu needs jax and jaxlib, which are not installed: pip install 'moehlo[xla]'"),
    ):
        load_jax(Target.xla())
