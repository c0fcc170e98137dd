"""The benchmark of a layer and its options: what rows hold, what the command measures and what it refuses."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from table_rows import row

from emitter.dispatch.thresholds import Measured, read_table
from emitter.errors import InputError, MoehloError, OutputError
from emitter.golden import goldens_root
from emitter.lowering import Thresholds
from emitter.plan import ACCUMULATORS, Strategy
from emitter.reading.config import open_model
from emitter.signature import DType
from emitter.target import host_target
from moehlo.bench import ours, peers, rigs
from moehlo.bench.ceilings import Ceilings, Probe
from moehlo.bench.contender import Absent
from moehlo.bench.machine import _spread, pin_to
from moehlo.bench.ours import ChosenExperts, modules_for, strategy_name
from moehlo.bench.rigs import Asked, open_iree
from moehlo.bench.run import Measurement, points, run
from moehlo.bench.table import read_csv
from moehlo.bench.workload import load_workload
from tests.moehlo.command import call, document

STRATEGIES = (Strategy.GATHERED, Strategy.MASKED, Strategy.GROUPED, Strategy.AUTO)

TINY = goldens_root() / "configs" / "tiny"
OLMOE, TWO_PARTS = TINY / "olmoe.json", TINY / "switch-transformers.json"


@pytest.mark.parametrize(
    ("strategies", "named"),
    [
        pytest.param(STRATEGIES, ["eager", "xla_masked", "xla_ragged_dot"], id="all", marks=pytest.mark.nightly),
        pytest.param((Strategy.GROUPED, Strategy.AUTO), ["eager"], id="some"),
    ],
)
def test_a_row_for_every_contender_and_count_with_figures_that_fit_together(
    strategies: Sequence[Strategy], named: list[str]
) -> None:
    asked = Asked(open_model(OLMOE), None, DType.F32, strategies=strategies, peers=named, isa="portable")
    with open_iree(asked, host_target()) as opened:
        rows = run(opened.work, Measurement(points([1, 5]), repeats=3), opened.rig, opened.contenders())
    count = len(strategies) + len(named)
    assert [r.tokens for r in rows] == [1] * count + [5] * count
    for r in rows:
        assert r.repeats == 3
        assert r.least <= r.median <= r.most
        assert r.difference < 1e-5
        assert (r.threads, r.dtype, r.layer) == (1, "f32", 0)
    found = {r.contender: r for r in rows if r.kind == "ours" and r.tokens == 5}
    assert set(found) == {s.value for s in strategies}
    assert all(r.ahead > 0 for r in found.values())
    # each single strategy against the fastest of them, by rounds: that one against itself
    assert min((r for r in found.values() if r.contender != "auto"), key=lambda r: r.median).of_best == 1.0
    assert all(r.read_by and r.peak_by for r in rows)
    spec = opened.work.workload.spec
    at_least = spec.router.top_k * 3 * spec.hidden * spec.experts.intermediate * 4
    assert all(r.bytes >= at_least + 4 * spec.router.experts * spec.hidden for r in rows)
    assert all(r.bytes == rows[0].bytes for r in rows if r.tokens == 1)


def test_everyone_is_made_for_the_threads_that_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, Any] = {}
    genuine = ours.start

    def started(module: Any, workload: Any, threads: int) -> Any:
        given["session"] = threads
        return genuine(module, workload, threads)

    monkeypatch.setattr(ours, "start", started)
    monkeypatch.setattr(rigs, "pin_to", lambda threads: given.update(pinned=threads))
    ceilings = Ceilings(Probe("", 1.0, list))
    monkeypatch.setattr(rigs, "host_ceilings", lambda dtype, threads: given.update({dtype.value: threads}) or ceilings)
    for name in ("HuggingFace", "Xla"):
        made = lambda *a, name=name, **k: given.update({name: k.get("threads", a[-1])}) or 1 / 0  # noqa: E731
        monkeypatch.setattr(peers, name, made)
    asked = Asked(open_model(OLMOE), None, DType.F32, strategies=[Strategy.GROUPED], threads=3, isa="portable")
    for peer in ("eager", "xla_masked"):
        with (
            open_iree(Asked(**{**vars(asked), "peers": [peer]}), host_target()) as opened,
            pytest.raises(ZeroDivisionError),
        ):
            opened.contenders()
    assert {"HuggingFace", "Xla", "f32", "pinned", "session"} <= set(given)
    assert set(given.values()) == {3}


def test_cpus_of_different_cores_come_first() -> None:
    cores = {0: "0,4", 1: "1,5", 4: "0,4", 5: "1,5", 6: "6"}
    assert _spread([0, 1, 4, 5, 6], cores.__getitem__) == [0, 1, 6, 4, 5]
    assert _spread([0, 4, 5], cores.__getitem__) == [0, 5, 4]


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


def test_skewed_routing_loads_some_experts_more() -> None:
    held = modules_for("portable", None, lambda _: None)
    loads = {}
    for name in ("uniform", "skewed"):
        work = load_workload(open_model(OLMOE), None, DType.F32, name)
        ids = ChosenExperts(work, held, 1)(work.inputs(400, 1)[0])
        counts = np.sort(np.bincount(ids.ravel(), minlength=work.spec.experts.count))
        loads[name] = counts[-1] / counts.sum()
    assert loads["skewed"] > 1.3 * loads["uniform"]


def test_no_two_inputs_of_a_count_are_alike_and_they_hold_what_the_dtype_holds() -> None:
    model = open_model(OLMOE)
    work = load_workload(model, None, DType.F32)
    inputs = work.inputs(3, 6)
    assert all(x.shape == (3, 40) and x.dtype == np.float32 for x in inputs)
    others = [*load_workload(model, None, DType.F32, seed=1).inputs(3, 6), *(x[:3] for x in work.inputs(4, 6))]
    assert len({line.tobytes() for x in (*inputs, *others) for line in x}) == 18 * 3
    (x,) = load_workload(model, None, DType.BF16).inputs(3, 1)
    np.testing.assert_array_equal(x, x.astype(DType.BF16.numpy).astype(np.float32))


# The command.


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Asked, Measurement | None]]:
    """What each ``bench`` or ``sweep`` would have measured, and how."""
    made: list[tuple[Asked, Measurement | None]] = []

    @contextlib.contextmanager
    def opened(asked: Asked, *_: object) -> Iterator[Any]:
        made.append((asked, None))
        yield SimpleNamespace(work=None, rig=None, contenders=list)

    def ran(work: Any, plan: Measurement, *_: object) -> Any:
        made[-1] = (made[-1][0], plan)
        return [row("auto", plan.points[0].tokens, 1.0)]

    def sweep(opened: Any, tokens: Any, threads: int, repeats: int, patience: float, progress: Any) -> Any:
        asked = made[-1][0]
        made[-1] = (asked, Measurement(points(tokens), threads, repeats, patience))
        spec: Any = asked.spec
        sizes = (spec.experts.count, spec.router.top_k, spec.hidden, spec.experts.intermediate)
        found = Thresholds(((threads, "gathered"),), "grouped")
        return Measured("cpu:portable", asked.dtype, *sizes, found, "2026-01-02", "a machine"), [row("grouped", 1, 1.0)]

    monkeypatch.setattr(rigs, "open_iree", opened)
    monkeypatch.setattr("moehlo.bench.run.run", ran)
    monkeypatch.setattr("moehlo.bench.sweep.sweep", sweep)
    return made


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--tokens", "1,x"], '"x"; expected a whole number from 1 to 1048576, or several'),
        (["--tokens", "²"], "--tokens is "),
        (["--tokens", "٣"], "--tokens is "),
        (["--tokens", "0"], '"0"'),
        (["--tokens", "100000000000000"], '"100000000000000"'),
        (["--tokens", "9" * 5000], '"999'),
        (["--peers", "tensorflow"], '"tensorflow"'),
        (["--peers", ","], "--peers names nothing; expected some of eager"),
        (["--dispatch", "best"], '"best"'),
        (["--dispatch", ""], "--dispatch names nothing; expected some of masked"),
        (["--patience", "inf"], '--patience is "inf"; expected a number of seconds from 0 to 86400'),
        (["--compile-only"], "--modules"),
        (["--append"], "--append needs --csv"),
        (
            ["--dispatch", "auto", "--accumulate", "f64"],
            "--accumulate is for --dispatch masked; this is --dispatch auto",
        ),
        (["--target", "cuda", "--threads", "2"], "--threads: for --target cpu; this is --target cuda:sm_"),
        (["--target", "cuda", "--isa", "avx2"], "--isa: for --target cpu"),
        (["--keep-compiled", "here"], "--keep-compiled: for --target cuda or xla:cuda; this is --target cpu"),
        (["--compile-seconds", "7"], "--compile-seconds: for --target cuda or xla:cuda"),
        (["--target", "cuda", "--compile-seconds", "-1"], '--compile-seconds is "-1"; expected a number of seconds'),
        (["--target", "cuda", "--peers", "compile"], '"compile"; expected some of eager, eager_graph, eager_compile'),
        (["--target", "cuda", "--compile-only"], "--compile-only needs --modules"),
        (["--peers", "eager_graph"], '"eager_graph"; expected some of eager, batched_mm'),
        (["--target", "cuda:sm_12"], "unknown target"),
    ],
)
def test_bad_use_is_refused_before_anything_is_made(
    options: list[str], message: str, measured: list[tuple[Asked, Measurement | None]]
) -> None:
    with pytest.raises(MoehloError, match=re.escape(message)):
        call("bench", OLMOE, *options)
    assert measured == []


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--tokens", "1048576", "--repeats", "1000000"], "fewer --tokens or --repeats"),
        (["--isa", "mmx"], '--isa is "mmx"; expected host, amx'),
        (["--modules", str(OLMOE)], "olmoe.json is no folder"),
    ],
)
def test_what_cannot_be_measured_is_refused(options: list[str], message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rigs, "by_strategy", lambda *_: Absent("auto", "ours", "not here"))
    with pytest.raises(InputError, match=re.escape(message)):
        call("bench", OLMOE, "--peers", "none", "--isa", "portable", *options)


def test_what_is_measured_is_what_the_options_say(measured: list[Any], tmp_path: Path) -> None:
    named = ["--tokens", "4, 1,4", "--dispatch", "grouped,masked,grouped", "--peers", "eager,none,eager"]
    named += ["--threads", 2, "--repeats", 3, "--patience", 0.5, "--accumulate", "f64"]
    named += ["--dtype", "f16", "--routing", "skewed", "--layer", 1, "--isa", "portable", "--modules", tmp_path / "m"]
    assert call("bench", OLMOE, *named).code == 0
    ((asked, plan),) = measured
    assert plan == Measurement(points([4, 1]), 2, 3, 0.5)
    strategies = [Strategy.GROUPED, Strategy.MASKED]
    assert asked == Asked(
        asked.model, 1, DType.F16, "skewed", None, strategies, ["eager"], [4, 1], 2, DType.F64, None, "portable",
        tmp_path / "m",
    )  # fmt: skip
    line = document("sweep", OLMOE, *("--layer", 1, "--dtype", "bf16", *named[6:10], *named[-4:]))
    asked, plan = measured[-1]
    assert (asked.layer, asked.dtype, asked.strategies, asked.isa) == (1, DType.BF16, None, "portable")
    assert (plan.threads, plan.repeats, plan.patience, asked.modules) == (2, 3, 1.0, tmp_path / "m")
    assert (line["dtype"], line["hidden"], len(line["rows"])) == ("bf16", 40, 1)


def test_a_thorough_benchmark_has_more_rounds_peers_and_masked(measured: list[Any]) -> None:
    for more in ((), ("--thorough",)):
        assert call("bench", OLMOE, *more).code == 0
    (quick, few), (thorough, many) = measured
    assert few.repeats < many.repeats
    assert set(quick.peers) < set(thorough.peers)
    assert "mlx" not in thorough.peers
    assert {s.value for s in thorough.strategies} - {s.value for s in quick.strategies} == {"masked"}


@pytest.mark.parametrize("verb", ["bench", "sweep"])
def test_the_model_and_the_part_are_those_that_are_asked_for(verb: str, measured: list[Any]) -> None:
    for arguments in ([OLMOE], [TWO_PARTS], [TWO_PARTS, "--part", "decoder"]):
        assert call(verb, *arguments).code == 0
    found = [(asked.model.family.name, asked.model.part, asked.model.depth) for asked, _ in measured]
    assert found[0] == ("olmoe", None, 2)
    assert [f[1:] for f in found[1:]] == [("encoder", 4), ("decoder", 5)]


@pytest.fixture
def labels(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Any]]:
    """What modules are asked for, each of which there is none of."""
    found: list[tuple[str, Any]] = []

    def seen(self: Any, graph: Any, label: str) -> Any:
        found.append((label, graph))
        raise InputError("seen")

    monkeypatch.setattr(ours.Modules, "get", seen)
    return found


def test_a_row_is_measured_in_its_dtype(labels: list[tuple[str, Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    """The weights of the graphs that are timed and of the one that shows their routing, whoever computes them."""
    common = ["bench", OLMOE, "--dispatch", "masked", "--peers", "none", "--repeats", 1, "--tokens", 1]
    for dtype in ("f32", "bf16", "f16"):
        with contextlib.suppress(InputError):
            call(*common, "--dtype", dtype)
    monkeypatch.setattr(rigs, "ChosenExperts", lambda *_: lambda x: np.zeros((len(x), 1), int))
    for dtype in ("f32", "bf16", "f16"):
        with contextlib.suppress(InputError):
            call(*common, "--dtype", dtype)
    types = {n: {a.dtype.value for a in g.signature.weights if a.name.startswith("expert_")} for n, g in labels}
    assert types == {f"{what} {t}": {t} for what in ("masked", "routing") for t in ("f32", "bf16", "f16")}


def test_masked_is_measured_with_the_accumulator_that_is_asked_for(
    labels: list[tuple[str, Any]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """When it is timed and when it is compiled beforehand; by default with the one that auto takes."""
    monkeypatch.setattr(rigs, "ChosenExperts", lambda *_: lambda x: np.zeros((len(x), 1), int))
    monkeypatch.setattr(ours, "routing_graph", lambda *_: None)
    genuine = ours.Modules.get
    monkeypatch.setattr(ours.Modules, "get", lambda s, g, label: label.startswith("routing") or genuine(s, g, label))
    common = ["bench", OLMOE, "--dispatch", "masked", "--peers", "none", "--repeats", 1, "--tokens", 1]
    for given in ([], ["--accumulate", "f32"], ["--accumulate", "f64"]):
        for more in ((), ("--modules", tmp_path, "--compile-only")):
            with contextlib.suppress(InputError):
                call(*common, *given, *more)
    assert ["f64" in graph.text for _, graph in labels] == [False] * 4 + [True] * 2
    named = [strategy_name(s, d) for s in STRATEGIES for d in ACCUMULATORS]
    assert named == ["gathered", "gathered", "masked", "masked f64", "grouped", "grouped", "auto", "auto"]


def test_a_sweep_keeps_the_lines_of_other_layers(measured: list[Any], tmp_path: Path) -> None:
    path = tmp_path / "thresholds.csv"
    for threads, dtype in ((5, "f32"), (6, "bf16"), (7, "f32")):
        assert call("sweep", OLMOE, "--threads", threads, "--dtype", dtype, "--csv", path).code == 0
    found = {m.dtype: m.thresholds.upto for m in read_table(path)}
    assert found == {DType.BF16: ((6, "gathered"),), DType.F32: ((7, "gathered"),)}


def test_a_table_grows_with_append_and_is_not_replaced_without_force(
    measured: list[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "bench.csv"

    def ran(work: Any, plan: Measurement, rig: Any, contenders: Any, progress: Any, keep: Any, at: Any) -> Any:
        rows = [row("auto", plan.points[0].tokens, 1.0), row("grouped", plan.points[0].tokens, 2.0)]
        keep(rows[:1])
        keep(rows)
        return rows

    monkeypatch.setattr("moehlo.bench.run.run", ran)

    def bench(tokens: int, *options: str) -> Any:
        return call("bench", OLMOE, "--tokens", tokens, "--csv", path, *options)

    assert bench(1).code == 0
    first = [("auto", 1), ("grouped", 1)]
    assert [(r.contender, r.tokens) for r in read_csv(path)] == first
    with pytest.raises(OutputError, match="--force"):
        bench(1)
    assert len(measured) == 1
    assert bench(2, "--append").code == 0
    assert [(r.contender, r.tokens) for r in read_csv(path)] == [*first, ("auto", 2), ("grouped", 2)]
    assert bench(3, "--force").code == 0
    assert [r.tokens for r in read_csv(path)] == [3, 3]
