"""What the options of ``bench`` and ``sweep`` reach: the layer, its dtype, the plan and the table that is written."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from table_rows import row
from typer.testing import CliRunner

from emitter.dispatch.thresholds import Measured, read_table
from emitter.errors import InputError
from emitter.golden import goldens_root
from emitter.lowering import Thresholds
from emitter.plan import ACCUMULATORS
from emitter.reading.config import open_model
from emitter.signature import DType
from emitter.target import Target
from emitter.target.isa import PORTABLE
from moehlo.bench.ours import STRATEGIES, Ours
from moehlo.bench.workload import Workload
from moehlo.cli.app import app

TINY = goldens_root() / "configs" / "tiny"
OLMOE = TINY / "olmoe.json"
TWO_PARTS = TINY / "switch-transformers.json"


def call(*arguments: object) -> Any:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


def last(done: Any) -> Any:
    assert done.exit_code == 0, done.exception
    return json.loads(done.stdout.splitlines()[-1])


@pytest.fixture
def swept(monkeypatch: pytest.MonkeyPatch) -> list[SimpleNamespace]:
    """What each ``moehlo sweep`` would have measured."""
    asked: list[SimpleNamespace] = []

    def sweep(work: Workload, held: Any, threads: int, repeats: int, **_: object) -> Any:
        asked.append(SimpleNamespace(work=work, held=held, threads=threads, repeats=repeats))
        found = Thresholds(((threads, "gathered"),), "grouped")
        spec = work.spec
        sizes = (spec.experts.count, spec.router.top_k, spec.hidden, spec.experts.intermediate)
        line = Measured("cpu:portable", work.dtype, *sizes, found, "2026-01-02", "a machine")
        return line, [row("grouped", 1, 1.0)]

    monkeypatch.setattr("moehlo.bench.sweep.sweep", sweep)
    return asked


@pytest.mark.parametrize("verb", ["bench", "sweep"])
def test_the_model_and_the_part_are_those_that_are_asked_for(
    verb: str, swept: list[SimpleNamespace], monkeypatch: pytest.MonkeyPatch
) -> None:
    benched: list[Workload] = []
    monkeypatch.setattr("moehlo.bench.run.run", lambda work, *_: benched.append(work) or [row("auto", 1, 1.0)])
    for arguments in ([OLMOE], [TWO_PARTS], [TWO_PARTS, "--part", "decoder"]):
        assert call(verb, *arguments).exit_code == 0
    works = benched if verb == "bench" else [asked.work for asked in swept]
    found = [(work.model.family.name, work.model.part, work.model.depth) for work in works]
    assert found[0] == ("olmoe", None, 2)
    assert [f[1:] for f in found[1:]] == [("encoder", 4), ("decoder", 5)]


def test_a_thorough_benchmark_has_more_rounds_peers_and_masked(monkeypatch: pytest.MonkeyPatch) -> None:
    plans: list[Any] = []
    monkeypatch.setattr("moehlo.bench.run.run", lambda _, held, plan, *__: plans.append(plan) or [row("auto", 1, 1.0)])
    for more in ((), ("--thorough",)):
        assert call("bench", OLMOE, *more).exit_code == 0
    quick, thorough = plans
    assert quick.repeats < thorough.repeats
    assert set(quick.peers) < set(thorough.peers)
    assert {s.value for s in thorough.strategies} - {s.value for s in quick.strategies} == {"masked"}


def test_a_row_is_measured_in_its_dtype(monkeypatch: pytest.MonkeyPatch) -> None:
    """The weights of the graphs that are timed and of the one that shows their routing, whoever computes them."""
    types: dict[str, set[str]] = {}

    def seen(self: Any, graph: Any, label: str) -> Any:
        types[label] = {a.dtype.value for a in graph.signature.weights if a.name.startswith("expert_")}
        raise InputError("seen")

    monkeypatch.setattr("moehlo.bench.ours.Modules.get", seen)
    for dtype in ("f32", "bf16", "f16"):
        call("bench", OLMOE, "--dtype", dtype, "--dispatch", "masked", "--peers", "none", "--repeats", 1)
    assert types == {f"{what} {t}": {t} for what in ("masked", "routing") for t in ("f32", "bf16", "f16")}


def test_masked_is_measured_with_the_accumulator_that_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """When it is timed and when it is compiled beforehand; by default with the one that auto takes."""
    wide: list[bool] = []

    def seen(self: Any, graph: Any, label: str) -> Any:
        if label.startswith("routing"):
            return None
        wide.append("f64" in graph.text)
        raise InputError("seen")

    monkeypatch.setattr("moehlo.bench.ours.Modules.get", seen)
    monkeypatch.setattr("moehlo.bench.ours.routing_graph", lambda *_: None)
    monkeypatch.setattr("moehlo.bench.run.Routing", lambda *_: None)
    common = ["bench", OLMOE, "--dispatch", "masked", "--peers", "none", "--repeats", 1]
    for given in ([], ["--accumulate", "f32"], ["--accumulate", "f64"]):
        call(*common, *given)
        call(*common, *given, "--modules", tmp_path, "--compile-only")
    assert wide == [False] * 4 + [True] * 2
    refused = call("bench", OLMOE, "--dispatch", "auto", "--accumulate", "f64").exception
    assert str(refused) == "--accumulate is for --dispatch masked; this is --dispatch auto"


def test_masked_that_sums_in_f64_is_a_row_of_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("moehlo.bench.ours.start", lambda *_: None)
    layer = open_model(OLMOE).layer()
    work = SimpleNamespace(spec=layer.spec, dtype=DType.F32, packings={})
    held = SimpleNamespace(backend=Target.cpu(PORTABLE), get=lambda *_: None)
    named = [Ours(work, held, s, 1, d).name for s in STRATEGIES for d in ACCUMULATORS]  # type: ignore[arg-type]
    assert named == ["gathered", "gathered", "masked", "masked f64", "grouped", "grouped", "auto", "auto"]


def test_a_sweep_is_of_its_options(swept: list[SimpleNamespace], tmp_path: Path) -> None:
    options = ["--layer", 1, "--dtype", "bf16", "--threads", 2, "--repeats", 3, "--isa", "portable"]
    line = last(call("sweep", OLMOE, *options, "--modules", tmp_path / "modules", "--json"))
    (asked,) = swept
    assert (asked.work.layer.index, asked.work.dtype) == (1, DType.BF16)
    assert str(asked.work.weights["expert_down"].dtype) == "bfloat16"
    assert (asked.threads, asked.repeats) == (2, 3)
    assert (asked.held.backend.isa.name, asked.held.directory) == ("portable", tmp_path / "modules")
    assert (line["dtype"], line["hidden"], len(line["rows"])) == ("bf16", 40, 1)


def test_a_sweep_keeps_the_lines_of_other_layers(swept: list[SimpleNamespace], tmp_path: Path) -> None:
    path = tmp_path / "thresholds.csv"
    for threads, dtype in ((5, "f32"), (6, "bf16"), (7, "f32")):
        assert call("sweep", OLMOE, "--threads", threads, "--dtype", dtype, "--csv", path).exit_code == 0
    table = read_table(path)
    assert {m.dtype: m.thresholds.upto for m in table} == {
        DType.BF16: ((6, "gathered"),),
        DType.F32: ((7, "gathered"),),
    }


def test_inside_has_the_plan_of_its_options(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    inside = pytest.importorskip("moehlo.bench.inside")
    made: list[Any] = []
    nothing = dict.fromkeys(inside.InsideRow.__dataclass_fields__, 0) | {
        "implementation": "moehlo",
        "phase": "prefill",
        "note": "not run",
    }

    def run(name: str, model: Any, plan: Any, *_: object) -> Any:
        made.append((name, model, plan))
        return [inside.InsideRow(**nothing)]

    monkeypatch.setattr(inside, "random_model", lambda config, dtype, layers: (config["model_type"], dtype, layers))
    monkeypatch.setattr(inside, "run_inside", run)
    table = tmp_path / "inside.csv"
    common = ["bench", OLMOE, "--inside", "transformers", "--json"]
    options = ["--context", 9, "--layers", 1, "--tokens", "4,8", "--dtype", "bf16", "--threads", 2, "--repeats", 3]
    assert len(last(call(*common, *options, "--peers", "grouped_mm", "--csv", table))["rows"]) == 1
    last(call(*common))
    assert table.read_text().startswith("date,")
    (_, given, plan), (_, unasked, defaults) = made
    assert given == ("olmoe", torch.bfloat16, 1)
    assert plan == inside.InsidePlan(("moehlo", "moehlo.optimize", "grouped_mm"), 2, [4, 8], 9, repeats=3)
    assert unasked == ("olmoe", torch.float32, None)
    peers = ("eager", "batched_mm", "grouped_mm")
    assert defaults == inside.InsidePlan(("moehlo", "moehlo.optimize", *peers), 1, [512], 64, repeats=3)
    assert "--context and --layers are for --inside" in str(call("bench", OLMOE, "--layers", 1).exception)


def test_options_of_the_other_form_are_refused_as_they_are_written() -> None:
    refused = call("bench", OLMOE, "--inside", "transformers", "--isa", "avx2", "--compile-only").exception
    assert str(refused) == (
        "--compile-only, --isa: not an option of bench --inside transformers, which takes --context, --csv, --dtype, "
        "--force, --json, --layers, --peers, --repeats, --thorough, --threads, --tokens"
    )
