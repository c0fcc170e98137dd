"""The benchmark: what its rows hold, what it refuses, and that what cannot run says why."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from clock import Clock, Slow
from table_rows import row
from typer.testing import CliRunner

from emitter.errors import InputError
from emitter.plan import Strategy
from emitter.reading.config import open_model
from emitter.signature import DType
from moehlo.bench.ceilings import Probe
from moehlo.bench.machine import _spread, pin_to
from moehlo.bench.ours import STRATEGIES, Routing, modules_for
from moehlo.bench.run import Entrant, Plan, _measure, run
from moehlo.bench.table import read_csv
from moehlo.bench.workload import load_workload
from moehlo.cli.app import app

TINY = Path("goldens/configs/tiny/olmoe.json")


def workload(routing: str = "uniform"):
    return load_workload(open_model(TINY), None, DType.F32, routing)


@pytest.mark.parametrize(
    ("strategies", "peers"),
    [
        pytest.param(STRATEGIES, ["eager", "xla_masked", "xla_ragged_dot"], id="all", marks=pytest.mark.nightly),
        # grouped is what the others are compared with
        pytest.param((Strategy.GROUPED, Strategy.AUTO), ["eager"], id="some"),
    ],
)
def test_a_row_for_every_contender_and_count_with_figures_that_fit_together(
    strategies: Sequence[Strategy], peers: list[str]
) -> None:
    held = modules_for("portable", None, lambda _: None)
    rows = run(workload(), held, Plan([1, 5], 1, repeats=3, strategies=strategies, peers=peers))
    count = len(strategies) + len(peers)
    assert [r.tokens for r in rows] == [1] * count + [5] * count
    for r in rows:
        assert r.repeats == 3
        assert r.least <= r.median <= r.most
        assert r.difference < 1e-5
        assert (r.threads, r.dtype, r.layer) == (1, "f32", 0)
    ours = {r.contender: r for r in rows if r.kind == "ours" and r.tokens == 5}
    assert set(ours) == {s.value for s in strategies}
    assert {s.value for s in STRATEGIES} == {"masked", "gathered", "grouped", "auto"}
    assert all(r.ahead > 0 for r in ours.values())
    # each single strategy against the fastest of them, by rounds: that one against itself
    fastest = min((r for r in ours.values() if r.contender != "auto"), key=lambda r: r.median)
    assert fastest.of_best == 1.0
    assert all(r.read_by and r.peak_by for r in rows)
    spec = workload().spec
    at_least = spec.router.top_k * 3 * spec.hidden * spec.experts.intermediate * 4
    assert all(r.bytes >= at_least + 4 * spec.router.experts * spec.hidden for r in rows)
    assert all(r.bytes == rows[0].bytes for r in rows if r.tokens == 1)


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
    assert {e.name: len(e.contender.inputs) for e in entrants} == {
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


def test_skewed_routing_loads_some_experts_more() -> None:
    held = modules_for("host", None, lambda _: None)
    loads = {}
    for name in ("uniform", "skewed"):
        work = workload(name)
        ids = Routing(work, held, 1)(work.inputs(400, 1)[0])
        counts = np.sort(np.bincount(ids.ravel(), minlength=work.spec.experts.count))
        loads[name] = counts[-1] / counts.sum()
    assert loads["skewed"] > 1.3 * loads["uniform"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--tokens", "1,x"], '"x"; expected a whole number from 1 to 1048576, or several'),
        (["--tokens", "²"], "--tokens is "),
        (["--tokens", "٣"], "--tokens is "),
        (["--tokens", "0"], '"0"'),
        (["--tokens", "100000000000000"], '"100000000000000"'),
        (["--tokens", "9" * 5000], '"999'),
        (["--tokens", "1048576", "--repeats", "1000000"], "fewer --tokens or --repeats"),
        (["--peers", "tensorflow"], '"tensorflow"'),
        (["--peers", ","], "--peers names nothing; expected some of eager"),
        (["--dispatch", "best"], '"best"'),
        (["--dispatch", ""], "--dispatch names nothing; expected some of masked"),
        (["--patience", "inf"], '--patience is "inf"; expected a number of seconds from 0 to 86400'),
        (["--isa", "mmx"], '--isa is "mmx"; expected host, amx'),
        (["--compile-only"], "--modules"),
        (["--modules", str(TINY)], "olmoe.json is no folder"),
    ],
)
def test_bad_use_is_refused_before_anything_is_made(
    options: list[str], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("moehlo.bench.run._entrants", lambda *_: pytest.fail("something was made"))
    result = CliRunner().invoke(app, ["bench", str(TINY), *options])
    assert isinstance(result.exception, InputError), result.output
    assert message in str(result.exception)


def test_a_count_and_a_strategy_that_are_named_twice_are_measured_once(monkeypatch: pytest.MonkeyPatch) -> None:
    plans: list[Plan] = []

    def kept(work, held, plan, *_):
        plans.append(plan)
        return [row("auto", 1, 1.0)]

    monkeypatch.setattr("moehlo.bench.run.run", kept)
    named = ["--tokens", "4, 1,4", "--dispatch", "grouped,masked,grouped", "--peers", "eager,none,eager"]
    done = CliRunner().invoke(
        app, ["bench", str(TINY), *named, "--threads", "2", "--repeats", "3", "--patience", "0.5"]
    )
    assert done.exit_code == 0, done.output
    assert plans == [Plan([4, 1], 2, 3, [Strategy.GROUPED, Strategy.MASKED], ["eager"], 0.5)]


@pytest.mark.parametrize(
    ("option", "dtype", "routing"), [("bf16", DType.BF16, "uniform"), ("f16", DType.F16, "skewed")]
)
def test_the_layer_is_that_of_the_options(
    option: str, dtype: DType, routing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = []

    def kept(work, held, *_):
        given.append(
            (work.dtype, work.routing, work.layer.index, str(work.weights["expert_down"].dtype), held.backend.isa.name)
        )
        return [row("auto", 1, 1.0)]

    monkeypatch.setattr("moehlo.bench.run.run", kept)
    options = ["--dtype", option, "--routing", routing, "--layer", "1", "--isa", "portable"]
    assert CliRunner().invoke(app, ["bench", str(TINY), *options]).exit_code == 0
    assert given == [(dtype, routing, 1, {"bf16": "bfloat16", "f16": "float16"}[option], "portable")]


def test_the_process_is_kept_to_as_many_cpus_as_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[object] = []
    monkeypatch.undo()
    monkeypatch.setattr("moehlo.bench.machine._core_of", {0: "0", 1: "0", 2: "1", 3: "1"}.__getitem__)
    monkeypatch.setattr("os.sched_getaffinity", lambda _: {0, 1, 2, 3}, raising=False)
    monkeypatch.setattr("os.sched_setaffinity", lambda pid, cpus: kept.append((pid, cpus)), raising=False)
    pin_to(2)
    pin_to(4)
    assert kept == [(0, [0, 2]), (0, [0, 2, 1, 3])]
    with pytest.raises(InputError, match="--threads is 5, and this process may use 4 CPUs"):
        pin_to(5)


def test_a_table_grows_with_append_and_is_not_replaced_without_force(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def measured(tokens: int):
        def run(work, held, plan, progress, keep, at):
            rows = [row("auto", tokens, 1.0), row("grouped", tokens, 2.0)]
            keep(rows[:1])
            keep(rows)
            return rows

        return run

    path = tmp_path / "bench.csv"

    def bench(tokens: int, *options: str):
        monkeypatch.setattr("moehlo.bench.run.run", measured(tokens))
        return CliRunner().invoke(app, ["bench", str(TINY), "--csv", str(path), *options])

    assert bench(1).exit_code == 0
    assert [(r.contender, r.tokens) for r in read_csv(path)] == [("auto", 1), ("grouped", 1)]
    with monkeypatch.context() as unmeasured:
        unmeasured.setattr("moehlo.bench.run.run", lambda *_: pytest.fail("something was measured"))
        refused = CliRunner().invoke(app, ["bench", str(TINY), "--csv", str(path)])
    assert "--force" in str(refused.exception)
    assert bench(2, "--append").exit_code == 0
    assert [(r.contender, r.tokens) for r in read_csv(path)] == [
        ("auto", 1),
        ("grouped", 1),
        ("auto", 2),
        ("grouped", 2),
    ]
    assert bench(3, "--force").exit_code == 0
    assert [r.tokens for r in read_csv(path)] == [3, 3]
