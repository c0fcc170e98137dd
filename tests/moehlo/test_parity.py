"""``moehlo verify``: what each option changes in what is run, and that no failed report is lost."""

from __future__ import annotations

import json
import sys
from dataclasses import replace

import numpy as np
import pytest

pytest.importorskip("transformers")

from emitter.errors import CompileError
from emitter.golden import goldens_root
from emitter.graphs import emit
from emitter.plan import Plan
from emitter.reading.config import open_model
from emitter.signature import DType
from emitter.target import parse_target
from moehlo.cli import main
from oracle import draws, suite
from oracle.executors import XlaExecutor
from oracle.trials import Trials
from weights import random_weights, write_checkpoint

TINY = goldens_root() / "configs" / "tiny"
MIXTRAL = TINY / "mixtral.json"
XLA = XlaExecutor()


class Recording:
    """Runs plain graphs by XLA, refuses others, and keeps what it was asked for."""

    option = "xla"

    def __init__(self):
        self.asked = []
        self.runs = []

    @property
    def name(self):
        return "recording " + " ".join(self.asked)

    def run(self, graph, values):
        self.runs.append((graph, {name: np.array(value) for name, value in values.items()}))
        if "linalg" in graph.text:
            raise CompileError("seen")
        return XLA.run(graph, values)

    def inputs(self):
        """The different x, in the order in which they came."""
        return list(dict.fromkeys(values["x"].tobytes() for _, values in self.runs))


@pytest.fixture
def verify(monkeypatch, capfd, tmp_path):
    """Calls ``moehlo verify`` in an empty folder: what its executor saw, the exit code and the last line's JSON."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("MOEHLO_GATHER_THRESHOLD", raising=False)
    monkeypatch.delenv("MOEHLO_SORT_THRESHOLD", raising=False)

    def call(*arguments):
        seen = Recording()

        def make(name, target):
            seen.asked += [name, target.option]
            return seen

        monkeypatch.setattr(suite, "make_executor", make)
        monkeypatch.setattr(sys, "argv", ["moehlo", "verify", *map(str, arguments), "--json"])
        capfd.readouterr()
        with pytest.raises(SystemExit) as ended:
            main()
        out = capfd.readouterr().out
        return seen, ended.value.code or 0, json.loads(out.splitlines()[-1]) if out.strip() else None

    return call


QUICK = (MIXTRAL, "--dispatch", "masked", "--tokens", 2, "--draws", 1)


def argument(graph, name):
    return next(a for a in graph.signature.arguments if a.name == name)


@pytest.mark.parametrize("dtype", ["f32", "f16", pytest.param("bf16", marks=pytest.mark.nightly)])
def test_dtype_is_that_of_the_graph_and_of_the_block(verify, dtype):
    seen, code, report = verify(*QUICK, "--dtype", dtype)
    assert code == 0
    assert {argument(graph, "expert_down").dtype for graph, _ in seen.runs} == {DType(dtype)}
    assert report["subject"]["dtype"] == dtype
    (row,) = report["tokens"]
    assert (row["hf"] == row["hf_f32"]) is (dtype == "f32")


def test_all_blocks_are_verified_in_the_type_that_is_asked_for(verify, monkeypatch):
    asked = []
    monkeypatch.setattr(suite, "verify_all", lambda trials, *_, **__: iter(asked.append(trials.dtype) or ()))
    assert verify("--all", "--dtype", "bf16")[1] == 0
    assert asked == [DType.BF16]


def test_static_graphs_have_their_token_count(verify):
    for options, extents in (((), {None}), (("--static",), {2, 3})):
        seen, code, _ = verify(*QUICK, "--tokens", "2,3", *options)
        assert code == 0
        assert {
            extent if isinstance(extent := argument(g, "x").shape[0], int) else None for g, _ in seen.runs
        } == extents


@pytest.mark.parametrize("executor", ["iree", "xla", "interpreter"])
def test_the_executor_is_the_one_that_is_asked_for(verify, executor):
    seen, code, report = verify(*QUICK, "--executor", executor)
    assert (seen.asked, code) == ([executor, "cpu"], 0)
    assert report["subject"]["executor"] == f"recording {executor} cpu"


def test_the_target_is_the_one_that_is_asked_for(verify):
    assert verify(*QUICK, "--target", "cuda:sm_90")[0].asked == ["iree", "cuda:sm_90"]


def test_dispatch_and_its_options_are_those_of_the_graph(verify):
    def first_text(*options):
        seen, code, _ = verify(MIXTRAL, "--tokens", 2, "--draws", 1, *options)
        assert code in (0, 2)
        return seen.runs[0][0].text

    texts = [
        first_text("--dispatch", "masked"),
        first_text("--dispatch", "gathered", "--isa", "portable"),
        first_text("--dispatch", "grouped", "--isa", "portable"),
        first_text("--dispatch", "auto", "--isa", "portable"),
        first_text("--dispatch", "auto", "--isa", "portable", "--gather-threshold", "11"),
        first_text("--dispatch", "auto", "--isa", "portable", "--sort-threshold", "4321"),
        first_text("--dispatch", "auto", "--isa", "avx512"),
    ]
    assert len(set(texts)) == len(texts)


def test_the_accumulator_is_that_of_the_graph(verify):
    def texts(*options):
        return list(dict.fromkeys(graph.text for graph, _ in verify(*QUICK, *options)[0].runs))

    both, narrow, wide = texts(), texts("--accumulate", "f32"), texts("--accumulate", "f64")
    assert wide == both
    assert ["f64" in text for text in wide] == [True, True]
    # with stages, without, and the one that stands beside
    assert ["f64" in text for text in narrow] == [False, False, True]
    seen, code, _ = verify(MIXTRAL, "--accumulate", "f32")
    assert (seen.runs, code) == ([], 2)


def test_the_layer_is_the_one_that_is_asked_for(verify):
    deepseek = TINY / "deepseek-v3.json"
    kinds = open_model(deepseek).kinds
    for layer, kind in ((0, "dense"), (len(kinds) - 1, "moe")):
        assert kinds[layer] == kind
        seen, code, report = verify(deepseek, *QUICK[1:], "--layer", layer)
        assert code == 0
        assert report["subject"]["layer"] == layer
        assert ("expert_down" in seen.runs[0][1]) is (kind == "moe")


def test_draws_draw_and_seed_are_those_of_the_inputs(verify):
    many = verify(*QUICK, "--draws", 3)[0].inputs()
    assert len(many) == 3
    third = verify(*QUICK, "--draws", 3, "--draw", 2)[0].inputs()
    assert len(third) == 1
    assert set(third) < set(many)
    assert third != verify(*QUICK, "--draws", 3, "--draw", 1)[0].inputs()
    other = verify(*QUICK, "--draws", 3, "--seed", 5)[0].inputs()
    assert not set(many) & set(other)


def test_draws_are_all_by_size_and_the_report_says_when_they_are_fewer(verify, monkeypatch):
    def seen(*options):
        found, code, report = verify(*QUICK[:-2], *options)
        assert code in (0, 2)
        return (len(found.inputs()), report["draws"]) if report else code

    assert seen() == (20, "")
    monkeypatch.setattr(draws, "_BUDGET", 0.0)
    fewer = "1 draw of each token count; a thorough verification has 20 (--thorough)"
    assert seen() == (1, fewer)
    assert seen("--thorough") == (20, "")
    assert seen("--draws", 2) == (2, fewer.replace("1 draw ", "2 draws "))
    assert seen("--draws", 2, "--thorough") == 2


def test_the_seed_is_that_of_random_weights(verify):
    weights = [verify(*QUICK, "--seed", seed)[0].runs[0][1]["expert_down"] for seed in (0, 0, 1)]
    np.testing.assert_array_equal(weights[0], weights[1])
    assert not np.array_equal(weights[0], weights[2])


def test_token_counts_are_those_that_are_asked_for(verify):
    seen, _, report = verify(*QUICK, "--tokens", "1,4")
    assert {len(values["x"]) for _, values in seen.runs} == {1, 4}
    assert [row["tokens"] for row in report["tokens"]] == [1, 4]


def test_weights_are_those_of_the_layer_in_the_checkpoint(verify, tmp_path):
    model = open_model(MIXTRAL)
    assert len(model.kinds) > 1
    wanted = emit(model.layer(0).spec, Plan()).signature.weights
    layers = {index: random_weights(wanted, 50 + index) for index in range(len(model.kinds))}
    config = json.loads(MIXTRAL.read_text())
    write_checkpoint(tmp_path / "model", config, layers, model.layer(0).layout, wanted, dtype=DType.F32)
    for index, weights in layers.items():
        seen, code, report = verify("model", *QUICK[1:], "--layer", index, "--seed", 9)
        assert code == 0
        assert report["subject"]["weights"] == "given"
        for _, values in seen.runs:
            for name, weight in weights.items():
                np.testing.assert_array_equal(values[name], weight)
    config_alone = verify(*QUICK)[2]
    assert config_alone["subject"]["weights"] == "random, 1 seeds"


def test_reports_of_failed_blocks_are_printed_counted_and_listed(monkeypatch, capfd, tmp_path):
    block = next(block for block in suite.blocks() if block.family == "mixtral")
    good = suite.verify_block(block, Trials(tokens=(2,), draws=1, weight_draws=1), "xla", parse_target("cpu"), None)
    problem = "N=2 draw 0: routed is 7 of its tolerance"
    bad = replace(good, subject=good.subject | {"family": "olmoe"}, problems=(problem,))
    found = [(replace(block, family="olmoe"), bad), (block, good)]
    monkeypatch.setattr(suite, "verify_all", lambda *_, **__: iter(found))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["moehlo", "verify", "--all", "--json"])
    capfd.readouterr()
    with pytest.raises(SystemExit) as ended:
        main()
    out, err = capfd.readouterr()
    assert ended.value.code == 1
    assert "1/2 blocks PASS, 1/2 layers" in out
    assert problem in out.rpartition("\n{")[0]
    assert "FAIL olmoe layer" in err
    assert "PASS mixtral layer" in err
    reports = json.loads(out.splitlines()[-1])["reports"]
    assert [(r["subject"]["family"], r["passed"]) for r in reports] == [("mixtral", True), ("olmoe", False)]
    assert reports[1]["problems"] == [problem]
