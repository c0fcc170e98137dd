"""A whole verification: it passes what is right, and says what is wrong, where, and how to see it again."""

import io
import json
import math
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console
from seven_families import CASES

from emitter.errors import CompileError
from emitter.signature import DType
from emitter.spec.tensors import canonical_weights
from oracle.executors import XlaExecutor
from oracle.report import SCHEMA
from oracle.verify import Plan, Subject, round_weights, verify

XLA = XlaExecutor()
QUICK = Plan(tokens=(1, 5), draws=3, weight_draws=2)


def subject(name, **changes):
    case = next(case for case in CASES if case.name == name)
    made = Subject(f"{name}.json", name, case.layer, case.spec, case.config, case.hf, case.state)
    return replace(made, **changes)


class Faulty:
    """An executor whose results are changed before they are handed on."""

    name = "faulty"
    option = "xla"

    def __init__(self, change):
        self.change = change

    def run(self, graph, values):
        found = {name: array.copy() for name, array in XLA.run(graph, values).items()}
        self.change(found)
        return found


@pytest.mark.parametrize("name", ["mixtral", "gpt_oss", "qwen2_moe/dense"])
@pytest.mark.parametrize("dtype", [DType.F32, DType.BF16])
def test_correct_graphs_pass(name, dtype, tmp_path):
    seen = []
    report = verify(
        subject(name),
        replace(QUICK, dtype=dtype),
        XLA,
        case_directory=tmp_path,
        progress=lambda done, total: seen.append((done, total)),
    )
    assert report.passed, report.to_markdown()
    assert seen == [(n, 6) for n in range(1, 7)]
    assert [row.tokens for row in report.tokens] == [1, 5]
    for row in report.tokens:
        assert row.draws == 3
        assert 0 < row.ours < (1e-6 if dtype is DType.F32 else 1e-2)
        assert row.ratio == pytest.approx(row.ours / row.hf)
        assert (row.hf == row.hf_f32) is (dtype is DType.F32)
    if name != "qwen2_moe/dense":
        assert report.routing.tokens == 3 * (1 + 5)
        assert report.routing.wrong == 0
    assert list(tmp_path.iterdir()) == []
    assert report.command is None


def test_static_graphs_and_truth_alone():
    report = verify(subject("mixtral", hf=None), replace(QUICK, dynamic=False, tokens=(3,)), XLA)
    assert report.passed
    assert report.tokens[0].hf is None
    assert report.tokens[0].ratio is None
    assert report.ratio_median is None


def test_given_weights_are_used_by_all():
    case = next(case for case in CASES if case.name == "mixtral")
    zeros = {info.name: np.zeros(info.shape, np.float32) for info in canonical_weights(case.spec)}
    ones = zeros | {"router": np.ones((8, 40), np.float32)}
    report = verify(subject("mixtral", weights=ones), QUICK, XLA)
    assert report.passed
    assert report.subject["weights"] == "given"
    assert all(row.ours == 0.0 for row in report.tokens if not math.isnan(row.ours))


def test_a_fault_is_reported_with_its_case_and_command(tmp_path):
    def change(found):
        if found["output"].shape[0] == 5:
            found["output"][2, 7] += 0.5

    report = verify(subject("mixtral"), QUICK, Faulty(change), case_directory=tmp_path)
    assert not report.passed
    assert report.problems[0].startswith("N=5 draw 0: output is ")
    assert report.command == (
        "moehlo verify mixtral.json --layer 1 --dtype f32 --executor xla --dispatch masked "
        "--tokens 5 --seed 0 --draws 3 --draw 0"
    )
    stage = {row.stage: row for row in report.stages}
    assert not stage["output"].passed
    assert stage["output"].where.endswith("[2,7]")
    assert stage["routed"].passed
    # Half against an error of 1e-7 or so is also far beyond the ratio that passes.
    assert not report.tokens[1].passed
    with np.load(report.case) as case:
        about = json.loads(str(case["about"]))
        assert about["command"] == report.command
        assert abs(case["found.output"][2, 7] - case["truth.output"][2, 7]) > 0.4
        assert case["value.x"].shape == (5, 40)
        assert case["value.expert_down"].shape == (8, 40, 24)
    assert Path(report.case).parent == tmp_path


def test_a_report_says_when_the_genuine_block_hides_its_choice():
    shown = subject("mixtral")
    assert "the HF block differs from truth at 0" in verify(shown, QUICK, XLA).to_markdown()
    hidden = verify(replace(shown, hf=replace(shown.hf, router=None)), QUICK, XLA)
    assert hidden.passed
    assert hidden.to_json()["routing"]["hidden"] is True
    assert "the HF block does not show its choice" in hidden.to_markdown()


def test_the_command_names_the_part_of_a_model_that_has_several(tmp_path):
    made = replace(subject("mixtral"), part="decoder")
    report = verify(made, QUICK, Faulty(lambda found: found["output"].fill(1.0)), case_directory=tmp_path)
    assert report.command.startswith("moehlo verify mixtral.json --part decoder --layer 1 ")
    assert Path(report.case).name.startswith("verify-mixtral-decoder-layer1-")
    assert report.subject["part"] == "decoder"


def test_the_command_runs_the_same_draw_again(tmp_path):
    def change(found):
        found["output"][0, 0] += 0.5

    seen = verify(subject("mixtral"), QUICK, Faulty(change), case_directory=tmp_path / "a")
    again = replace(QUICK, tokens=(1,), draw=0)
    repeated = verify(subject("mixtral"), again, Faulty(change), case_directory=tmp_path / "b")
    with np.load(seen.case) as first, np.load(repeated.case) as second:
        assert set(first.files) == set(second.files)
        for name in set(first.files) - {"about"}:
            np.testing.assert_array_equal(first[name], second[name])


def test_a_later_draw_can_be_run_alone():
    report = verify(subject("mixtral"), replace(QUICK, draw=2), XLA)
    assert report.passed
    assert [row.draws for row in report.tokens] == [1, 1]


def test_large_weights_are_not_stored_but_their_seed_is(tmp_path, monkeypatch):
    monkeypatch.setattr("oracle.verify.SMALL_CASE", 1000)
    report = verify(subject("mixtral"), QUICK, Faulty(lambda found: found["output"].fill(9)), case_directory=tmp_path)
    with np.load(report.case) as case:
        assert "value.x" in case.files
        assert "value.router" not in case.files
        assert json.loads(str(case["about"]))["weights"] == "seed 0"


def test_wrong_routing_is_reported():
    def change(found):
        if "ids" in found:
            found["ids"][:] = found["ids"][:, ::-1]
            found["weights"][:] = found["weights"][:, ::-1]

    report = verify(subject("mixtral"), QUICK, Faulty(change))
    assert not report.passed
    assert report.routing.wrong == report.routing.tokens
    assert "came before" in report.problems[0]


def test_a_graph_without_stages_that_differs_fails():
    def change(found):
        if "ids" not in found:
            found["output"] *= np.float32(1.001)

    report = verify(subject("mixtral"), QUICK, Faulty(change))
    assert not report.passed
    assert all("graph without stages" in problem for problem in report.problems)


def test_an_error_larger_than_the_block_s_own_fails():
    report = verify(subject("mixtral"), replace(QUICK, ratio_limit=0.01), XLA)
    assert not report.passed
    assert "times that of the HF block" in report.problems[0]


def test_a_graph_that_does_not_compile_is_an_error_not_a_report():
    class Refusing:
        option = "xla"
        name = "refusing"

        def run(self, graph, values):
            raise CompileError("no")

    with pytest.raises(CompileError):
        verify(subject("mixtral"), QUICK, Refusing())


def test_weights_are_rounded_before_anything_sees_them():
    case = next(case for case in CASES if case.name == "deepseek_v3")
    third = {info.name: np.full(info.shape, 1 / 3, np.float32) for info in canonical_weights(case.spec)}
    rounded = round_weights(case.spec, third, DType.BF16)
    assert {str(rounded[name].dtype) for name in ("expert_gate_up", "expert_down", "shared_down")} == {"bfloat16"}
    assert rounded["router"].dtype == rounded["correction_bias"].dtype == np.float32
    # 1/3 is 0.0101... in binary: 1.0101011 x 2^-2 in eight bits.
    assert {float(array.flat[0]) for array in rounded.values()} == {0b10101011 / 2**9}
    assert round_weights(case.spec, third, DType.F32)["router"] is third["router"]


def test_the_report_in_all_formats():
    report = verify(subject("qwen2_moe"), replace(QUICK, tokens=(5,)), XLA)
    document = json.loads(json.dumps(report.to_json(), allow_nan=False))
    assert document["schema"] == SCHEMA == "moehlo.verify/1"
    assert document["passed"] is True
    assert set(document) == {
        "schema",
        "passed",
        "subject",
        "tolerance",
        "ratio_median",
        "tokens",
        "stages",
        "routing",
        "problems",
        "seconds",
        "command",
        "case",
    }
    stages = ["logits", "scores", "weights", "routed", "shared", "output"]
    assert [stage["stage"] for stage in document["stages"]] == stages
    assert document["tokens"][0]["ratio"] == report.tokens[0].ratio
    markdown = report.to_markdown()
    assert markdown.startswith("**PASS: family qwen2_moe, layer 1, dtype f32")
    for stage in stages:
        assert f"| {stage} |" in markdown
    assert "standard deviations" in markdown
    console = Console(width=100, file=io.StringIO())
    console.print(report.to_table())
    table = console.file.getvalue()
    assert "output against float64 truth" in table
    # Nothing is cut off at a usual width.
    assert "…" not in table


def test_numbers_that_json_lacks_become_strings():
    report = verify(subject("mixtral"), QUICK, Faulty(lambda found: found["output"].fill(np.inf)))
    text = json.dumps(report.to_json(), allow_nan=False)
    assert not report.passed
    assert json.loads(text)["passed"] is False
