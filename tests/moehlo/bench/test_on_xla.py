"""Our strategies on XLA's CPU in a benchmark and in a sweep, and what auto makes of that."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from emitter import golden
from emitter.dispatch.thresholds import TABLE_VARIABLE
from emitter.errors import InputError, MoehloError
from emitter.mesh import Mesh
from emitter.plan import Request, Strategy, plan
from emitter.reading.config import open_model
from emitter.signature import DType
from emitter.spec import MoeSpec
from emitter.target import Target
from emitter.xla import XlaSession
from moehlo.bench import run as run_module
from moehlo.bench.on_xla import XLA_STRATEGIES, OnXla, XlaRouting
from moehlo.bench.run import Plan
from moehlo.bench.workload import load_workload
from moehlo.choices import GATHER_VARIABLE, request_here
from moehlo.cli.app import app

ROOT = Path(__file__).parents[3]
SECONDS = 120
OLMOE = golden.goldens_root() / "configs" / "tiny" / "olmoe.json"


def call(*arguments: object) -> Any:
    done = CliRunner().invoke(app, [str(argument) for argument in arguments])
    if isinstance(done.exception, MoehloError):
        raise done.exception
    assert done.exit_code == 0, done.exception
    return json.loads(done.stdout.splitlines()[-1])


def test_bench_times_the_plain_strategies_on_a_mesh() -> None:
    options = ("--tokens", 3, "--repeats", 2, "--peers", "none", "--target", "xla", "--mesh", "expert=1", "--json")
    rows = call("bench", OLMOE, *options)["rows"]
    assert [row["contender"] for row in rows] == ["masked", "ladder", "auto"]
    assert {row["isa"] for row in rows} == {"xla:cpu expert=1"}
    assert all(row["note"].startswith("temporaries ") for row in rows)
    assert all(row["repeats"] == 2 and row["median"] > 0 for row in rows)
    # sums of 40 and 24 products of f32, in another order
    assert all(row["difference"] < 64 * 2.0**-24 for row in rows)


def test_the_devices_of_a_mesh_are_opened_before_peers_and_routing_use_jax(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []

    def stop(target: Target, threads: int) -> None:
        raise InputError(f"{threads} threads for {target.mesh}")

    monkeypatch.setattr(run_module, "open_devices", stop)
    how = Plan((3,), 2, 1, (Strategy.LADDER,), ("xla_masked",))
    with pytest.raises(InputError, match="2 threads for expert=4"):
        run_module.run(load_workload(open_model(OLMOE), None, DType.F32), Target.xla(mesh=Mesh(4)), how, said.append)
    assert said == []


@pytest.mark.nightly
@pytest.mark.timeout(SECONDS + 60)
def test_bench_of_the_command_has_as_many_devices_as_the_mesh_asks_for() -> None:
    options = ("--tokens", 3, "--repeats", 1, "--peers", "xla_masked", "--dispatch", "ladder", "--target", "xla")
    done = subprocess.run(
        [sys.executable, "-m", "moehlo", "bench", *map(str, (OLMOE, *options)), "--mesh", "expert=4", "--json"],
        capture_output=True, text=True, timeout=SECONDS, env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    rows = json.loads(done.stdout.splitlines()[-1])["rows"]
    assert [(row["contender"], row["isa"]) for row in rows] == [
        ("ladder", "xla:cpu expert=4"),
        ("XLA masked", "xla:cpu expert=4"),
    ]
    assert "all-reduce f32[3, 40]" in rows[0]["note"]


def test_contenders_share_their_weights_between_counts_and_routing_is_the_layers_own() -> None:
    workload = load_workload(open_model(OLMOE), None, DType.F32)
    contender = OnXla(workload, Target.xla(), Strategy.LADDER)
    outputs = []
    for tokens in (2, 3):
        inputs = workload.inputs(tokens, 1)
        outputs.append(contender.array(contender.prepare(inputs)(0)))
        held = contender._weights
    assert [len(output) for output in outputs] == [2, 3]
    graph = contender.graph(3)
    again = XlaSession(graph, held).weights
    assert all(again[name] is held[name] for name in held)
    routing = XlaRouting(workload, Target.xla(mesh=Mesh(1)))
    assert [routing(x).shape for x in (*workload.inputs(2, 1), *workload.inputs(3, 1))] == [(2, 3), (3, 3)]


@pytest.mark.parametrize("accumulate", [DType.F32, DType.F64])
def test_masked_sums_in_the_type_that_is_asked_for(accumulate: DType) -> None:
    how = Plan((3,), 1, 1, (Strategy.MASKED,), accumulate=accumulate)
    (entrant,) = run_module._entrants(load_workload(open_model(OLMOE), None, DType.F32), Target.xla(), how, print)
    assert isinstance(entrant.contender, OnXla)
    assert ("f64" in entrant.contender.graph(3).text) is (accumulate is DType.F64) is entrant.name.endswith("f64")


def test_a_sweep_writes_what_auto_goes_by(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("moehlo.bench.sweep.sweep.__defaults__", ((2, 3), lambda _: None))
    table = tmp_path / "table.csv"
    line = call("sweep", OLMOE, "--target", "xla", "--mesh", "expert=1", "--repeats", 1, "--csv", table, "--json")
    assert (line["backend"], line["thresholds"]["beyond"]) == ("xla:cpu", "ladder")
    assert "xla:cpu,f32," in table.read_text()


def reason_of(tokens: int, **more: Any) -> tuple[str, str]:
    spec = open_model(OLMOE).layer(None).spec
    assert isinstance(spec, MoeSpec)
    made = plan(spec, request_here(Request(Strategy.AUTO, Target.xla("cpu"), tokens=tokens, **more)))
    return made.strategy.value, made.reason


def test_auto_goes_by_the_table_and_by_what_is_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(TABLE_VARIABLE, raising=False)
    monkeypatch.setenv(GATHER_VARIABLE, "100")  # which is of kernels
    assert reason_of(1)[0] == "ladder"
    assert [reason_of(n, sort_threshold=4)[0] for n in (4, 5)] == ["masked", "ladder"]
    spec = open_model(OLMOE).layer(None).spec
    assert isinstance(spec, MoeSpec)
    shape = f"{spec.experts.count},{spec.router.top_k},{spec.hidden},{spec.experts.intermediate}"
    header = "backend,dtype,experts,top_k,hidden,intermediate,thresholds,date,machine"
    (tmp_path / "table.csv").write_text(f"{header}\nxla:cpu,f32,{shape},masked:6 ladder,2026-11-22,one\n")
    monkeypatch.setenv(TABLE_VARIABLE, str(tmp_path / "table.csv"))
    assert [reason_of(n)[0] for n in (6, 7)] == ["masked", "ladder"]
    assert reason_of(7)[1].startswith("masked up to 6 tokens, ladder beyond; measured on xla:cpu for E ")
    with pytest.raises(InputError, match="--gather-threshold is for kernels, and XLA takes none; --sort-threshold N"):
        reason_of(7, gather_threshold=3)


@pytest.mark.parametrize("verb", ["bench", "sweep"])
@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--target", "xla:cuda", "--threads", "1"), "--threads: for --target cpu or xla:cpu; this is --target xla:"),
        (("--target", "xla:cuda", "--mesh", "expert=3"), "experts do not divide among 3 devices"),
        (("--target", "xla", "--isa", "avx2"), "--isa: for --target cpu or cuda; this is --target xla:cpu"),
        (("--target", "xla", "--mesh", "expert=3"), "experts do not divide among 3 devices"),
        (("--mesh", "expert=2"), "--mesh is for --target xla or xla:cpu or xla:cuda; this is --target cpu"),
    ],
)
def test_what_is_not_for_xla_is_refused(verb: str, options: tuple[str, ...], message: str) -> None:
    with pytest.raises(MoehloError, match=re.escape(message)):
        call(verb, OLMOE, *options)


def test_bench_names_the_strategies_that_xla_has() -> None:
    with pytest.raises(InputError, match='--dispatch holds "grouped"; expected some of masked, ladder, auto'):
        call("bench", OLMOE, "--target", "xla", "--dispatch", "grouped")
    assert [s.value for s in XLA_STRATEGIES] == ["masked", "ladder", "auto"]
