"""``moehlo run`` in several processes: as in one, from its own experts' bytes, and gone when one of them goes."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import moehlo
from emitter import golden
from emitter.errors import InputError, MoehloError
from emitter.graphs import emit
from emitter.plan import Plan
from emitter.reading.config import open_model
from emitter.target.mesh import Share
from emitter.xla import XlaSession
from moehlo.cli.several import read_address, waited_for
from moehlo.processes import Bounds, Group, GroupError
from tests.moehlo.command import call
from weights import random_weights, share_of, write_checkpoint

ROOT = Path(__file__).parents[2]
CONFIG = golden.goldens_root() / "configs" / "tiny" / "qwen3-moe.json"
HIDDEN = 40
SECONDS = 120
PLANT = Path(__file__).with_name("planted_in_processes")


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory with a checkpoint of one layer in small shards, and an x.npy."""
    folder = tmp_path_factory.mktemp("model")
    layer = open_model(CONFIG).layer(None)
    wanted = emit(layer.spec, Plan()).signature.weights
    layers, config = {layer.index: random_weights(wanted, 1)}, json.loads(CONFIG.read_text())
    write_checkpoint(folder, config, layers, layer.layout, wanted, max_shard_bytes=20_000)
    np.save(folder / "x.npy", np.random.default_rng(0).standard_normal((9, HIDDEN), np.float32))
    return folder


def words(model: Path, output: Path, *more: object) -> list[str]:
    paths = ("--input", model / "x.npy", "--output", output, "--target", "xla:cpu", "--dispatch", "ladder")
    return [sys.executable, "-m", "moehlo", "run", *map(str, (model, *paths, *more, "--json"))]


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(PLANT), str(ROOT)]), "JAX_PLATFORMS": "cpu", **more}


def run(arguments: list[str], **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(arguments, capture_output=True, text=True, timeout=SECONDS, env=environment(**more))


@pytest.fixture(scope="module")
def one(model: Path) -> Any:
    layer = moehlo.open_model(model).layer()
    graph = moehlo.emit(layer, tokens=9, dispatch="ladder", target="xla")
    return XlaSession(graph, moehlo.load_weights(layer, graph)).run(np.load(model / "x.npy"))["output"]


@pytest.mark.timeout(3 * SECONDS)
def test_processes_of_one_host_give_what_one_gives_and_read_their_own_experts(model: Path, one: Any) -> None:
    done = run(words(model, model / "two.npy", "--mesh", "expert=4", "--processes", 2))
    assert done.returncode == 0, done.stderr
    # sums of 40 and 24 products of f32
    np.testing.assert_allclose(np.load(model / "two.npy"), one, rtol=0, atol=64 * 2.0**-24 * np.abs(one).max())
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["reason"] == "mesh expert=4, 2 processes"
    wanted = emit(open_model(CONFIG).layer(None).spec, Plan()).signature.weights
    held = sum(w.nbytes for w in share_of(random_weights(wanted, 1), wanted, Share(0, 2)).values())
    assert [process["held"] for process in found["processes"]] == [held, held]
    assert all(process["read"] >= held for process in found["processes"])
    assert re.search(r"process 1: read \d+\.\d+ MB in \d+\.\d s, holds 0\.05 MB of weights", done.stderr)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.mark.nightly
@pytest.mark.timeout(3 * SECONDS)
def test_processes_of_several_hosts_join_at_the_coordinator(model: Path, one: Any) -> None:
    options = ("--mesh", "expert=2", "--processes", 2, "--coordinator", f"127.0.0.1:{free_port()}")
    hosts = [
        subprocess.Popen(
            words(model, model / "joined.npy", *options, "--process-id", index),
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(),
        )
        for index in (0, 1)
    ]  # fmt: skip
    try:
        said = [host.communicate(timeout=SECONDS)[1] for host in hosts]
    finally:
        for host in hosts:
            host.kill()
            host.wait(5)
    assert [host.returncode for host in hosts] == [0, 0], said
    np.testing.assert_allclose(np.load(model / "joined.npy"), one, rtol=0, atol=64 * 2.0**-24 * np.abs(one).max())
    assert ["wrote" in text for text in said] == [True, False]
    assert "process 0 has the output: layer 1, [" in said[1]


@pytest.mark.nightly  # each 3 s of CPU; who goes, and who is told, is in processes/test_supervisor.py
@pytest.mark.timeout(2 * SECONDS)
@pytest.mark.parametrize(
    ("how", "text"),
    [
        ("kill", "error: process 1 of 2 was ended by SIGKILL while calling; all are ended"),
        (
            "raise",
            "error: process 1 of 2 exited with code 70 while calling; its last words: ValueError: planted; all are",
        ),
        ("hang", "error: process 1 of 2 is stuck while calling: process 0 of 2 could not exchange with the others"),
    ],
)
def test_when_a_process_goes_in_a_call_all_are_gone(model: Path, how: str, text: str) -> None:
    arguments = words(model, model / f"{how}.npy", "--mesh", "expert=2", "--processes", 2)
    done = run(arguments, MOEHLO_PLANTED=f"{how} 1")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.strip().splitlines()[-1].startswith(text)
    assert len([line for line in done.stderr.splitlines() if line.startswith("error")]) == 1
    assert not (model / f"{how}.npy").exists()


def test_patience_bounds_what_the_processes_wait_for(model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    groups: list[Group] = []

    def lead(group: Group, *_: object) -> None:
        groups.append(group)
        raise GroupError("nobody came")

    monkeypatch.setattr("moehlo.cli.several.lead", lead)
    options = ("--mesh", "expert=2", "--processes", 2, "--coordinator", "127.0.0.1:9", "--process-id", 0)
    with pytest.raises(GroupError, match="nobody came"):
        call("run", *words(model, model / "no.npy", *options, "--patience", 4)[4:])
    assert (groups[0].bounds, groups[0].task(0)["patience"]) == (Bounds(4, silent=4), 4)
    assert not (model / "no.npy").exists()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--target", "xla", "--processes", 2), "--processes divides a mesh of devices: give --target xla and --mesh"),
        (("--processes", 2), "--processes divides a mesh of devices: give --target xla and --mesh expert=D with it"),
        (("--target", "xla", "--mesh", "expert=4", "--processes", 3), "do not divide among 3 processes; 1, 2, 4 fit"),
        (("--target", "xla", "--mesh", "expert=3", "--processes", 3), "8 experts do not divide among 3 devices"),
        (("--target", "xla", "--mesh", "expert=16", "--processes", 2), "more devices than experts, of which the layer"),
        (("--coordinator", "a:1"), "--coordinator is for several processes: give --processes P"),
        (("--process-id", 1), "--process-id is for several processes"),
        (("--patience", 9), "--patience is for several processes"),
        (
            ("--target", "xla", "--mesh", "expert=2", "--processes", 2, "--coordinator", "a:1"),
            "--coordinator HOST:PORT and --process-id I belong together",
        ),
        (
            ("--target", "xla", "--mesh", "expert=2", "--processes", 2, "--coordinator", "a:1", "--process-id", 2),
            "--process-id is 2; expected 0 to 1, as --processes is 2",
        ),
        (
            ("--target", "xla", "--mesh", "expert=2", "--processes", 2, "--coordinator", "a", "--process-id", 1),
            '--coordinator is "a"; expected HOST:PORT, such as 10.0.0.1:7777',
        ),
    ],
)
def test_what_does_not_fit_is_refused(model: Path, options: tuple[object, ...], message: str) -> None:
    with pytest.raises(MoehloError, match=re.escape(message)) as raised:
        call("run", model, "--input", model / "x.npy", "--output", model / "no.npy", *options)
    assert raised.value.exit_code == 2


def test_addresses_are_read() -> None:
    assert read_address("10.0.0.1:77") == ("10.0.0.1", 77)
    assert read_address("[::1]:65535") == ("::1", 65535)
    assert read_address("node-3.cluster:7777") == ("node-3.cluster", 7777)
    for text in ("::1:5", "a:0", "a:65536", "a:", ":5", "a b:5", "a:1:2"):
        with pytest.raises(InputError, match="--coordinator"):
            read_address(text)


def test_whom_gloo_waited_for_is_read_from_its_error() -> None:
    text = "Gloo context initialization failed: GetKeyValue() timed out with key: cpu:gloo/0,1,2048,2049/3 and duration"
    assert (waited_for(text, 1), waited_for(text, 2)) == (3, 1)
    assert waited_for("Gloo all-reduce failed: Connection closed by peer", 1) is None
