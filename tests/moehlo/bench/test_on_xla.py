"""Our strategies on XLA in a benchmark and in a sweep, on its CPU and, by a stand-in device, as on GPUs."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from clock import Clock, StandIn

from emitter import golden
from emitter.dispatch.thresholds import TABLE_VARIABLE
from emitter.errors import InputError, MoehloError, TargetError
from emitter.plan import Request, Strategy, plan
from emitter.reading.config import open_model
from emitter.signature import DType
from emitter.spec import MoeSpec
from emitter.target import Target
from emitter.target.mesh import Mesh
from moehlo.bench import peers, rigs
from moehlo.bench.ceilings import gpu_ceilings
from moehlo.bench.device import Gpus, Pace
from moehlo.bench.on_xla import XLA_STRATEGIES, OnXla, Programs, XlaChosenExperts
from moehlo.bench.rigs import Asked, Opened, open_xla, peers_on
from moehlo.bench.run import Measurement, points, run
from moehlo.bench.sweep import sweep
from moehlo.bench.table import Row
from moehlo.bench.workload import load_workload
from moehlo.bench.xla import Xla as XlaPeer
from moehlo.choices import GATHER_VARIABLE, request_here
from tests.moehlo.command import call, document

ROOT = Path(__file__).parents[3]
SECONDS = 120
OLMOE = golden.goldens_root() / "configs" / "tiny" / "olmoe.json"


def test_bench_times_the_plain_strategies_on_a_mesh() -> None:
    options = ("--tokens", 3, "--repeats", 2, "--peers", "none", "--target", "xla", "--mesh", "expert=1")
    rows = document("bench", OLMOE, *options)["rows"]
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

    monkeypatch.setattr(rigs, "open_devices", stop)
    asked = Asked(open_model(OLMOE), None, DType.F32, threads=2, progress=said.append)
    with pytest.raises(InputError, match="2 threads for expert=4"), open_xla(asked, Target.xla(mesh=Mesh(4))):
        pass
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


@pytest.mark.parametrize("accumulate", [DType.F32, DType.F64])
def test_masked_sums_in_the_type_that_is_asked_for(accumulate: DType) -> None:
    asked = Asked(open_model(OLMOE), None, DType.F32, strategies=[Strategy.MASKED], counts=[3], accumulate=accumulate)
    with open_xla(asked, Target.xla()) as opened:
        (contender,) = opened.contenders()
        assert isinstance(contender, OnXla)
        (session,) = contender._sessions.values()
        assert ("f64" in session.result().graph.text) is (accumulate is DType.F64) is contender.name.endswith("f64")


def test_a_sweep_writes_what_auto_goes_by(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("moehlo.bench.sweep.TOKENS", (2, 3))
    table = tmp_path / "table.csv"
    line = document("sweep", OLMOE, "--target", "xla", "--mesh", "expert=1", "--repeats", 1, "--csv", table)
    assert (line["backend"], line["thresholds"]["beyond"]) == ("xla:cpu", "ladder")
    assert {row["tokens"] for row in line["rows"]} == {2, 3}
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


def test_bench_names_the_strategies_and_peers_that_xla_has() -> None:
    with pytest.raises(InputError, match='--dispatch holds "grouped"; expected some of masked, ladder, auto'):
        call("bench", OLMOE, "--target", "xla", "--dispatch", "grouped")
    assert [s.value for s in XLA_STRATEGIES] == ["masked", "ladder", "auto"]
    for one in (Target.xla("cuda"), Target.xla("cuda", Mesh(1))):
        assert "xla_ladder" not in peers_on(one)
        assert {"grouped_mm", "xla_ragged_dot", "torch_grouped_mm"} <= set(peers_on(one, compiled=False))
    assert set(peers_on(Target.xla("cuda", Mesh(2)))) == {*peers_on(one), "xla_ladder"}
    with pytest.raises(InputError, match='"xla_ladder"; expected some of eager'):
        call("bench", OLMOE, "--target", "xla:cuda", "--peers", "xla_ladder")


# As on GPUs.


class Waiting(StandIn):
    """A device that takes as long as the host does; its ceilings take a millisecond."""

    def __init__(self) -> None:
        super().__init__(Clock(), gpu=True)

    def seconds(self, run: Any) -> float:
        run()
        return 1e-3


def opened_on(target: Target, strategies: Any = XLA_STRATEGIES, counts: Any = (2, 3), named: Any = ()) -> Any:
    asked = Asked(open_model(OLMOE), None, DType.F32, strategies=strategies, counts=counts, peers=named)
    return open_xla(asked, target, Waiting(), "cpu")


def measured(opened: Opened, counts: Any = (2, 3)) -> list[Row]:
    return run(opened.work, Measurement(points(counts), repeats=1), opened.rig, opened.contenders())


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch) -> list[Programs]:
    """The programs of each rig that is opened."""
    made: list[Programs] = []
    genuine = rigs.Programs
    monkeypatch.setattr(rigs, "Programs", lambda *a, **k: made.append(genuine(*a, **k)) or made[-1])
    return made


def test_strategies_agree_over_weights_that_lie_on_the_devices_once(programs: list[Programs]) -> None:
    with opened_on(Target.xla(mesh=Mesh(1))) as opened:
        rows = measured(opened)
        sessions = [future.result() for future in programs[0]._sessions.values()]
    by_name = {(row.tokens, row.contender): row for row in rows if row.kind != "part"}
    assert list(by_name) == [(n, name) for n in (2, 3) for name in ("masked", "ladder", "auto")]
    assert {row.isa for row in rows} == {"xla:cpu expert=1"}
    # sums of 40 and 24 products of f32, in another order
    assert all(row.difference < 64 * 2.0**-24 for row in by_name.values())
    assert by_name[2, "ladder"].note.startswith("temporaries ")
    assert len(sessions) == 4  # what auto takes is compiled already
    held = sessions[0].weights
    for session in sessions[1:]:
        assert all(session.weights[name].unsafe_buffer_pointer() == held[name].unsafe_buffer_pointer() for name in held)


def test_nothing_is_timed_while_graphs_are_compiled(programs: list[Programs]) -> None:
    with opened_on(Target.xla(), [Strategy.LADDER]) as opened:
        slow: Future[Any] = Future()
        programs[0]._sessions[0, "another graph"] = slow
        threading.Timer(0.2, slow.set_result, [None]).start()
        (ladder,) = opened.contenders()
        assert ladder.remark() == ""
        ladder.prepare(opened.work.inputs(points([2])[0], 1))
        assert all(future.done() for future in programs[0]._sessions.values())
        assert list(ladder._sessions) == [2, 3]  # type: ignore[attr-defined]


def test_the_ladder_on_one_device_is_a_peer_of_that_over_several(
    programs: list[Programs], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "Xla", partial(XlaPeer, platform="cpu"))
    with opened_on(Target.xla(mesh=Mesh(1)), [Strategy.LADDER], named=["xla_ladder"]) as opened:
        contenders = opened.contenders()
        begun = len(programs[0]._sessions)
        rows = run(opened.work, Measurement(points((2, 3)), repeats=1), opened.rig, contenders)
        compiled = len(programs[0]._sessions)
    assert begun == compiled == 2 * 2  # before any call: nothing is compiled between them
    times = {(row.tokens, row.contender): row for row in rows if row.kind != "part"}
    assert [(*key, row.kind) for key, row in times.items()] == [
        (n, name, kind) for n in (2, 3) for name, kind in (("ladder", "ours"), ("XLA ladder", "peer"))
    ]
    assert times[2, "ladder"].ahead == times[2, "XLA ladder"].median / times[2, "ladder"].median
    assert times[2, "XLA ladder"].difference < 1e-5


def test_what_xla_does_not_compile_says_so_in_its_row(programs: list[Programs]) -> None:
    with opened_on(Target.xla(), [Strategy.LADDER], [2]) as opened:
        programs[0]._weights["router"] = np.zeros((1, 1), np.float32)
        rows = measured(opened, [2])
    assert [row.ran for row in rows if row.kind == "ours"] == [False]
    assert "router: expected" in rows[0].note


def test_routing_counts_the_experts_that_the_layer_chooses() -> None:
    host = load_workload(open_model(OLMOE), None, DType.F32)
    alone = XlaChosenExperts(host, Target.xla(mesh=Mesh(1)))
    assert [alone(x).shape for x in (*host.inputs(2, 1), *host.inputs(3, 1))] == [(2, 3), (3, 3)]
    with opened_on(Target.xla()) as opened:
        assert opened.rig.pace == Pace()
        (point,) = points([3])
        (x,) = opened.work.inputs(point, 1)
        ids = np.asarray(alone(x.numpy()))
        assert opened.work.cost(point, x).experts == len(np.unique(ids))
        np.testing.assert_array_equal(opened.work._chosen(x).numpy(), ids)


def test_several_gpus_read_and_multiply_so_many_times_as_fast() -> None:
    first = Waiting()
    one, two = (gpu_ceilings(first, DType.BF16, where="cpu", count=count) for count in (1, 2))
    rates = [[probe.rate() for probe in (found.read, found.copy, found.matmul) if probe] for found in (one, two)]
    # what takes as long and moves twice the bytes is the faster way to move them
    assert one.read.name == "torch copy"
    assert rates[0] == [2 * 4096 / 1e-3, 2 * 4096 / 1e-3, 2 * 16**3 / 1e-3]
    assert rates[1] == [2 * rate for rate in rates[0]]
    gpus = Gpus(first, 2)
    assert (gpus.name, gpus.processors, gpus.free_memory()) == ("2 one stand-in", 9, first.free_memory())
    assert gpus.kernel_seconds(lambda: None) == first.kernel_seconds(lambda: None) / 2


def test_a_sweep_is_of_masked_and_ladder() -> None:
    with opened_on(Target.xla(), None, [2]) as opened:
        line, rows = sweep(opened, [2], 1, 1)
    assert (line.backend, line.dtype, line.machine) == ("xla:cpu", DType.F32, "one one stand-in")
    times = {row.contender: row.median for row in rows if row.kind == "part"}
    assert set(times) == {"masked, kernels alone", "ladder, kernels alone"}


@pytest.mark.parametrize("verb", ["bench", "sweep"])
def test_without_a_gpu_the_command_says_what_can_be_done(verb: str) -> None:
    if pytest.importorskip("torch").cuda.is_available():
        pytest.skip("this machine has a GPU")
    message = "--target xla:cuda measures a GPU, and torch sees none here; --target xla measures the CPU"
    with pytest.raises(TargetError, match=re.escape(message)):
        call(verb, OLMOE, "--target", "xla:cuda")
