"""The benchmark: what its rows hold, what it refuses, and that what cannot run says why."""

import dataclasses
import hashlib
import json
import math
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from emitter.errors import InputError, TargetError
from emitter.graphs import Strategy
from emitter.kernels.cpu.isa import Isa
from emitter.reading.config import open_model
from emitter.signature import DType
from moehlo.bench.ceilings import Probe
from moehlo.bench.machine import _spread
from moehlo.bench.ours import Modules, Routing, modules_for, routing_graph
from moehlo.bench.run import Entrant, Plan, _measure, run
from moehlo.bench.table import read_csv, to_csv
from moehlo.bench.workload import load_workload
from moehlo.cli.app import app

TINY = Path("goldens/configs/tiny/olmoe.json")


@pytest.fixture(autouse=True)
def _unpinned(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests' process keeps its cores."""
    monkeypatch.setattr("moehlo.bench.machine.pin_to", lambda _: None)


def workload(routing: str = "uniform"):
    return load_workload(open_model(TINY), None, DType.F32, routing)


def test_a_row_for_every_contender_and_count_with_figures_that_fit_together() -> None:
    held = modules_for("host", None, lambda _: None)
    rows = run(workload(), held, Plan([1, 5], 1, repeats=3, peers=["eager", "xla_masked", "xla_ragged_dot"]))
    assert [row.tokens for row in rows] == [1] * 7 + [5] * 7
    for row in rows:
        assert row.repeats == 3
        assert row.least <= row.median <= row.most
        assert row.difference < 1e-5
        assert row.floor == pytest.approx(max(row.bytes / row.read, row.flops / row.peak))
    ours = {row.contender: row for row in rows if row.kind == "ours" and row.tokens == 5}
    assert set(ours) == {s.value for s in Strategy}
    assert all(row.ahead > 0 for row in ours.values())
    # each single strategy against the fastest of them, by rounds: that one against itself
    fastest = min((row for row in ours.values() if row.contender != "auto"), key=lambda row: row.median)
    assert fastest.of_best == 1.0
    assert all(row.read_by and row.peak_by for row in rows)
    spec = workload().spec
    at_least = spec.router.top_k * 3 * spec.hidden * spec.experts.intermediate * 4
    assert all(row.bytes >= at_least + 4 * spec.router.experts * spec.hidden for row in rows)
    assert all(row.bytes == rows[0].bytes for row in rows if row.tokens == 1)


class Clock:
    """A clock that only its own contenders move."""

    now = 0.0

    def perf_counter(self) -> float:
        return self.now


class Slow:
    """A contender that takes so many seconds a call, by the clock."""

    def __init__(self, name: str, seconds: float, clock: Clock) -> None:
        self.name, self.seconds, self.clock, self.calls = name, seconds, clock, 0

    def prepare(self, inputs):
        def call(i: int) -> np.ndarray:
            self.calls += 1
            self.clock.now += self.seconds
            return inputs[i]

        return call

    def array(self, result: np.ndarray) -> np.ndarray:
        return result


def test_slow_contenders_get_few_rounds_or_none_and_the_row_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr("moehlo.bench.run.time", clock)
    kinds = {"auto": "ours", "gathered": "ours", "best": "peer", "near": "peer", "slow": "peer", "huge": "peer"}
    times = {"auto": 0.001, "gathered": 0.042, "best": 0.01, "near": 0.045, "slow": 0.06, "huge": 0.3}
    entrants = [Entrant(name, kind, Slow(name, times[name], clock)) for name, kind in kinds.items()]
    read = Probe("nothing", 1.0, lambda: None)
    plan = Plan([4, 9], 1, repeats=4, patience=0.15)
    inputs = [np.ones((4, 3), np.float32)] * 5
    ceilings = _measure(entrants, inputs, plan, read, None, lambda _: None)
    # Peers have to be within 5 times the fastest peer, ours within 2 times the fastest of ours.
    # The patience holds three rounds of gathered, two of slow and none of huge.
    assert {e.name: len(e.seconds) for e in entrants} == {
        "auto": 4,
        "gathered": 3,
        "best": 4,
        "near": 4,
        "slow": 2,
        "huge": 1,
    }
    assert all(len(e.reads) == len(e.seconds) for e in entrants)
    # a call beyond the patience is not warmed up twice
    assert {e.name: e.contender.calls for e in entrants} == {
        "auto": 6,
        "gathered": 5,
        "best": 6,
        "near": 6,
        "slow": 4,
        "huge": 2,
    }
    assert (ceilings.read_by, ceilings.peak_by) == ("nothing", "")
    notes = {e.name: e.note for e in entrants}
    assert (notes["auto"], notes["near"]) == ("", "")
    assert "3 of 4 rounds: a call took 0.042 s, 42 times the fastest of ours" in notes["gathered"]
    assert "1 of 4 rounds: a call took 0.3 s, 30 times the fastest peer" in notes["huge"]
    _measure(entrants, [np.ones((9, 3), np.float32)] * 5, plan, read, None, lambda _: None)
    assert {e.name for e in entrants if not e.seconds} == {"huge"}
    assert "not run beyond N = 4: a call took 0.3" in entrants[-1].note


def test_cpus_of_different_cores_come_first() -> None:
    cores = {0: "0,4", 1: "1,5", 4: "0,4", 5: "1,5", 6: "6"}
    assert _spread([0, 1, 4, 5, 6], cores.__getitem__) == [0, 1, 6, 4, 5]
    assert _spread([0, 4, 5], cores.__getitem__) == [0, 5, 4]


def test_csv_reads_back_what_it_wrote(tmp_path: Path) -> None:
    held = modules_for("host", None, lambda _: None)
    (row,) = run(workload(), held, Plan([2], 1, repeats=1, strategies=[Strategy.GROUPED]))
    path = tmp_path / "bench.csv"
    path.write_text(to_csv([row, dataclasses.replace(row, repeats=0, median=math.nan, note='it, "failed"')]))
    back = read_csv(path)
    assert back[0].tokens == 2
    assert back[0].median == pytest.approx(row.median, rel=1e-5)
    assert (back[1].ran, back[1].note) == (False, 'it, "failed"')
    path.write_text("a,b\n1,2\n")
    with pytest.raises(InputError, match="is no benchmark"):
        read_csv(path)


def test_skewed_routing_loads_some_experts_more() -> None:
    held = modules_for("host", None, lambda _: None)
    loads = {}
    for name in ("uniform", "skewed"):
        work = workload(name)
        ids = Routing(work, held, 1)(work.inputs(400, 1)[0])
        counts = np.sort(np.bincount(ids.ravel(), minlength=work.spec.experts.count))
        loads[name] = counts[-1] / counts.sum()
    assert loads["skewed"] > 1.3 * loads["uniform"]


def test_modules_travel_without_the_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "modules"
    runner = CliRunner()
    common = ["bench", str(TINY), "--tokens", "3", "--repeats", "1", "--modules", str(folder)]
    done = runner.invoke(app, [*common, "--dispatch", "grouped", "--compile-only"])
    assert done.exit_code == 0, done.output
    assert len(list(folder.glob("*.vmfb"))) == 2
    monkeypatch.setattr("emitter.iree.cache.compile_text", None)
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    done = runner.invoke(app, [*common, "--dispatch", "grouped,masked", "--peers", "none", "--json"])
    assert done.exit_code == 0, done.output
    rows = json.loads(done.output.splitlines()[-1])["rows"]
    assert [row["contender"] for row in rows] == ["grouped", "masked"]
    assert rows[0]["median"] > 0
    assert rows[1]["median"] is None
    assert "no compiler" in rows[1]["note"]


def test_modules_for_another_machine_are_refused_here(tmp_path: Path) -> None:
    beyond = Isa("beyond", 16, 32, frozenset({"avx2", "fma", "avx2048"}))
    graph = routing_graph(workload().spec, DType.F32, beyond)
    path = tmp_path / f"{hashlib.sha256(graph.text.encode()).hexdigest()[:24]}.vmfb"
    path.write_bytes(b"never loaded")
    path.with_suffix(".json").write_text(json.dumps({"compiler": "3.13.0", "features": sorted(beyond.features)}))
    with pytest.raises(TargetError, match="avx2048"):
        Routing(workload(), Modules(beyond, tmp_path), 1)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--tokens", "1,x"], "'x'"),
        (["--peers", "tensorflow"], "'tensorflow'"),
        (["--dispatch", "best"], "'best'"),
        (["--isa", "mmx"], "'mmx'"),
        (["--compile-only"], "--modules"),
    ],
)
def test_bad_use_is_refused_before_anything_is_made(options: list[str], message: str) -> None:
    result = CliRunner().invoke(app, ["bench", str(TINY), *options])
    assert isinstance(result.exception, InputError)
    assert message in str(result.exception)
