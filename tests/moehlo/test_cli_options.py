"""Every option of every verb has a test in which its effect is seen: the table of them, and those without another home.

What an option reaches is looked at where the work would begin (the compiler, the session, the report), so that little
is compiled; the effect itself is looked at where it is another file, another exit code, another type of numbers.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import typer.main

import moehlo
from emitter import golden
from emitter.errors import InputError, OutputError
from emitter.reading.config import open_model
from emitter.spec.tensors import extra_inputs
from emitter.text.graph import Graph
from moehlo.cli.app import app
from tests.moehlo.command import call, document

TESTS = Path(__file__).parents[1]
TINY = golden.goldens_root() / "configs" / "tiny"
OLMOE = TINY / "olmoe.json"
TWO_PARTS = TINY / "nllb-moe.json"
"""Its encoder has experts in layer 1, its decoder in layer 2, of another size."""

WHOLE = {
    "test_decoder_in_slots::test_generate_says_what_it_read_and_what_the_disk_gives": "--expert-slots",
    "test_generate::test_a_model_is_opened_as_its_options_say": (
        "MODEL --part --context --target --dispatch --isa --dtype --residency --cache-dtype --threads"
    ),
    "test_generate::test_a_prompt_is_put_into_the_template_with_what_the_system_says": "--system",
    "test_generate::test_a_draw_is_as_its_options_say": (
        "--max-new-tokens --temperature --top-k --top-p --min-p --repetition-penalty --seed"
    ),
    "test_generate::test_the_models_own_settings_are_taken_unless_they_are_left_out": "--ignore-settings",
}
"""Of the verbs that open a whole model."""

EFFECTS: dict[str, dict[str, str]] = {
    "": {
        "test_cli::test_versions_name_what_results_depend_on": "--version",
    },
    "list": {
        "test_cli::test_list_counts_its_blocks": "--json",
    },
    "inspect": {
        "test_cli_options::test_inspect_shows_the_layer_of_its_options": "MODEL --layer --part",
        "test_cli_options::test_inspect_counts_the_bytes_of_its_dtype": "--dtype",
        "test_cli::test_inspect_says_what_a_whole_decoder_holds": "--model --cache-dtype",
        "test_quantised::test_inspect_counts_what_is_held_as_it_is_asked_for": "--residency",
        "test_cli::test_inspect_says_what_is_chosen_and_why": "--target --json",
        "test_mesh::test_inspect_says_what_a_device_holds_and_sends": "--mesh",
        "test_cli_options::test_inspect_says_what_its_options_choose": (
            "--dispatch --isa --gather-threshold --sort-threshold"
        ),
    },
    "emit": {
        "test_cli::test_a_dense_layer_is_a_plain_mlp": "MODEL",
        "test_options::test_emit_has_the_tokens_and_the_layer_that_are_asked_for": "--layer --tokens",
        "test_cli_options::test_emit_has_the_part_that_is_asked_for": "--part",
        "test_emit_model::test_numbers_give_a_text_of_plain_stablehlo": "--model --context --rows",
        "test_cli::test_emit_writes_plain_stablehlo_unless_kernels_are_asked_for": "--dispatch --isa",
        "test_options::test_emit_has_the_dtype_that_is_asked_for": "--dtype",
        "test_cli_options::test_emit_and_run_have_the_accumulator_that_is_asked_for": "--accumulate",
        "test_cli::test_emit_chooses_by_itself_and_says_why": "--target --gather-threshold --sort-threshold",
        "test_mesh::test_emit_writes_the_part_of_a_device_and_masked_dense_as_it_is": "--mesh",
        "test_packed_archives::test_planes_are_parameters_of_a_text_for_packed_weights": "--residency --parameters",
        "test_cli::test_emit_prints_writes_and_describes": "--output --force --json",
        "test_cli_options::test_emit_prints_what_it_writes_where_it_is_asked_to": "--print",
    },
    "compile": {
        "test_options::test_compile_is_for_the_target_that_is_asked_for": "FILE --target",
        "test_options::test_compile_replaces_nothing_without_force": "--output --force",
        "test_deployment::test_printed_flags_give_the_bytes_of_compile": "--print-flags --kernels",
        "test_cli::test_compile_then_the_module_is_there": "--json",
    },
    "run": {
        "test_cli::test_run_says_why_it_was_computed_so_where_it_is_asked": "--verbose",
        "test_cli_options::test_run_has_the_graph_of_its_options": (
            "MODEL --dispatch --isa --gather-threshold --sort-threshold"
        ),
        "test_cli_options::test_run_has_the_layer_and_the_part_that_are_asked_for": "--layer --part",
        "test_options::test_run_computes_in_the_dtype_that_is_asked_for": "--input --output --dtype",
        "test_cli_options::test_run_hands_over_what_each_file_holds": (
            "--input-ids --padding-mask --router-state --dataset-index"
        ),
        "test_cli_hostile::test_without_token_types_every_token_is_text": "--token-types",
        "test_cli::test_run_on_a_checkpoint_writes_every_stage": "--results",
        "test_cli_options::test_run_is_for_the_target_that_is_asked_for": "--target",
        "test_mesh::test_run_on_a_mesh_gives_what_one_device_gives": "--mesh",
        "test_cli_options::test_emit_and_run_have_the_accumulator_that_is_asked_for": "--accumulate",
        "test_streamed::test_run_keeps_as_many_experts_as_are_asked_for": "--expert-slots",
        "test_processes::test_processes_of_one_host_give_what_one_gives_and_read_their_own_experts": "--processes",
        "test_processes::test_processes_of_several_hosts_join_at_the_coordinator": "--coordinator --process-id",
        "test_processes::test_patience_bounds_what_the_processes_wait_for": "--patience",
        "test_options::test_run_takes_the_random_weights_of_its_seed": "--random",
        "test_quantised::test_experts_that_stay_packed_are_what_mlx_computes": "--residency",
        "test_cli_options::test_run_replaces_nothing_without_force": "--force",
        "test_cli::test_run_by_every_strategy_agrees": "--json",
    },
    "generate": {
        **WHOLE,
        "test_generate::test_a_prompt_is_put_into_the_template_with_what_the_system_says": "--system --prompt --chat",
        "test_generate::test_the_ids_of_prompts_are_those_of_transformers_and_their_text_is_shown": "--prompts",
        "test_generate::test_ids_need_no_tokenizer": "--ids --json",
        "test_generate::test_an_ending_token_ends_a_text_unless_it_is_ignored": "--ignore-eos",
        "test_generate::test_text_ends_before_a_stop_string_and_shows_special_tokens_where_it_is_asked": (
            "--stop --special-tokens"
        ),
        "test_generate::test_experts_are_divided_over_the_mesh_that_is_asked_for": "--mesh",
        "test_generate::test_the_expert_load_is_that_of_transformers": "--expert-load",
        "test_generate::test_random_weights_are_those_of_the_seed": "--random",
    },
    "chat": WHOLE,
    "verify": {
        "test_parity::test_draws_are_all_by_size_and_the_report_says_when_they_are_fewer": "--thorough",
        "test_parity::test_weights_are_those_of_the_layer_in_the_checkpoint": "MODEL",
        "test_parity::test_reports_of_failed_blocks_are_printed_counted_and_listed": "--all",
        "test_parity::test_the_layer_is_the_one_that_is_asked_for": "--layer",
        "test_cli_options::test_verify_has_the_part_that_is_asked_for": "--part",
        "test_parity::test_the_target_is_the_one_that_is_asked_for": "--target",
        "test_mesh::test_verify_has_the_mesh_that_is_asked_for": "--mesh",
        "test_parity::test_the_executor_is_the_one_that_is_asked_for": "--executor",
        "test_parity::test_dispatch_and_its_options_are_those_of_the_graph": (
            "--dispatch --isa --gather-threshold --sort-threshold"
        ),
        "test_parity::test_dtype_is_that_of_the_graph_and_of_the_block": "--dtype",
        "test_quantised::test_verify_is_over_what_stays_packed": "--residency",
        "test_parity::test_the_accumulator_is_that_of_the_graph": "--accumulate",
        "test_parity::test_token_counts_are_those_that_are_asked_for": "--tokens",
        "test_parity::test_draws_draw_and_seed_are_those_of_the_inputs": "--draws --draw",
        "test_parity::test_the_seed_is_that_of_random_weights": "--seed",
        "test_parity::test_static_graphs_have_their_token_count": "--static",
        "test_cli_options::test_verify_has_as_many_blocks_at_a_time_as_are_asked_for": "--jobs",
        "test_cli_options::test_verify_prints_markdown_where_it_is_asked_to": "--markdown",
        "test_cli::test_verify_passes_and_a_wrong_weight_fails": "--json",
        "test_verification::test_a_right_decoder_passes_beside_transformers": "--model --max-new-tokens",
    },
    "bench": {
        "test_bench::test_a_thorough_benchmark_has_more_rounds_peers_and_masked": "--thorough",
        "test_bench::test_the_model_and_the_part_are_those_that_are_asked_for": "MODEL --part",
        "test_bench::test_what_is_measured_is_what_the_options_say": (
            "--layer --tokens --threads --repeats --patience --routing --dispatch --peers --isa"
        ),
        "test_bench::test_a_row_is_measured_in_its_dtype": "--dtype",
        "test_packed_experts::test_kernels_read_what_the_config_says_is_packed": "--residency",
        "test_bench::test_masked_is_measured_with_the_accumulator_that_is_asked_for": "--accumulate",
        "test_in_slots::test_a_layer_with_some_experts_in_memory_is_timed_beside_the_others": "--expert-slots",
        "test_on_gpu::test_the_command_keeps_what_peers_compile_where_it_is_told": "--keep-compiled --compile-seconds",
        "test_on_gpu::test_compile_only_fills_the_folder_and_measures_nothing": "--target",
        "test_on_xla::test_bench_times_the_plain_strategies_on_a_mesh": "--mesh",
        "test_modules::test_modules_travel_without_the_compiler": "--modules --compile-only --json",
        "test_bench::test_a_table_grows_with_append_and_is_not_replaced_without_force": "--csv --append --force",
        "test_whole::test_a_whole_model_has_the_plan_of_its_options": (
            "--inside --contexts --layers --rows --cache-dtype --model"
        ),
    },
    "sweep": {
        "test_bench::test_the_model_and_the_part_are_those_that_are_asked_for": "MODEL --part",
        "test_bench::test_what_is_measured_is_what_the_options_say": (
            "--layer --dtype --threads --repeats --isa --modules --json"
        ),
        "test_packed_experts::test_the_command_fills_a_folder_for_experts_held_so": "--residency",
        "test_on_gpu::test_compile_only_fills_the_folder_and_measures_nothing": "--target --compile-only",
        "test_on_xla::test_a_sweep_writes_what_auto_goes_by": "--mesh",
        "test_bench::test_a_sweep_keeps_the_lines_of_other_layers": "--csv",
    },
    "convert": {
        "test_convert::test_the_archive_is_run_as_its_model_is": "MODEL --output",
        "test_convert::test_the_layers_the_part_and_the_dtype_are_those_that_are_asked_for": ("--layer --part --dtype"),
        "test_packed_archives::test_residency_says_how_quantised_weights_are_written": "--residency",
        "test_convert::test_an_archive_is_replaced_with_force_alone": "--force",
        "test_convert::test_verify_ends_with_1_where_a_byte_is_another": "--verify --json",
    },
    "plot": {
        "test_plot::test_both_inputs_in_every_format_whatever_they_are_called": "FILE --output --json",
        "test_plot::test_outputs_are_refused_before_anything_is_read": "--force",
    },
    "golden check": {
        "test_options::test_golden_check_and_diff_end_with_1_where_a_text_differs": "--json",
    },
    "golden update": {
        "test_cli_options::test_golden_update_freezes_the_cases_that_are_named": "ONLY --json",
    },
    "golden diff": {
        "test_options::test_golden_check_and_diff_end_with_1_where_a_text_differs": "ONLY",
    },
}
"""By verb: a test, ``file::name``, and the options (an argument in capitals) without whose effect it fails."""


TEST_OF = {(verb, key): test for verb, tests in EFFECTS.items() for test, keys in tests.items() for key in keys.split()}


# The table -----------------------------------------------------------------------------------------------------------


def spellings(command: Any, verb: str = "") -> Iterator[tuple[str, str, list[str]]]:
    """Of every parameter of every verb: verb, its word in ``EFFECTS``, and all ways in which it is written."""
    for parameter in command.params:
        named = parameter.opts[0].startswith("-")
        key = max(parameter.opts, key=len) if named else parameter.name.upper()
        yield verb, key, [*parameter.opts, *parameter.secondary_opts] if named else []
    for name, inner in getattr(command, "commands", {}).items():
        yield from spellings(inner, f"{verb} {name}".strip())


PARAMETERS = list(spellings(typer.main.get_command(app)))


def test_every_option_of_every_verb_has_its_test_and_no_other_has() -> None:
    there = {(verb, key) for verb, key, _ in PARAMETERS}
    listed = set(TEST_OF)
    assert sorted(there - listed) == [], "options without a test: give each one in EFFECTS"
    assert sorted(listed - there) == [], "tests of options that there are not: take them out of EFFECTS"


def words(function: ast.FunctionDef) -> set[str]:
    """The words of all strings of a test, its decorators with it, but for its docstring; ``document`` gives one."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    nodes = [node for part in (*function.decorator_list, *body) for node in ast.walk(part)]
    given = {w for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str) for w in n.value.split()}
    return given | {"--json" for n in nodes if isinstance(n, ast.Name) and n.id == "document"}


def test_each_test_is_there_and_gives_the_option() -> None:
    given: dict[str, dict[str, set[str]]] = {}
    for verb, key, ways in PARAMETERS:
        file, _, name = TEST_OF[verb, key].partition("::")
        if file not in given:
            (path,) = TESTS.rglob(f"{file}.py")
            given[file] = {f.name: words(f) for f in ast.parse(path.read_text()).body if isinstance(f, ast.FunctionDef)}
        assert name in given[file], f"{verb} {key}: there is no {file}::{name}"
        assert not ways or set(ways) & given[file][name], f"{verb} {key}: {file}::{name} does not give it"


@pytest.mark.parametrize("verb", sorted(EFFECTS))
def test_help_is_whole_on_a_narrow_terminal(verb: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("typer.rich_utils.MAX_WIDTH", 80)
    shown = call(*verb.split(), "--help").out
    assert "…" not in shown
    assert [way for v, _, ways in PARAMETERS if v == verb for way in ways if way not in shown] == []


# The verbs -----------------------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def no_thresholds(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("MOEHLO_GATHER_THRESHOLD", "MOEHLO_SORT_THRESHOLD", "MOEHLO_THRESHOLDS"):
        monkeypatch.delenv(name, raising=False)


def test_inspect_shows_the_layer_of_its_options() -> None:
    shown = [
        document("inspect", OLMOE),
        document("inspect", OLMOE, "--layer", 1),
        document("inspect", TWO_PARTS),
        document("inspect", TWO_PARTS, "--part", "decoder"),
    ]
    assert [(d["family"], d["layer"], d["layers"]) for d in shown[:2]] == [("olmoe", 0, 2), ("olmoe", 1, 2)]
    assert [(d["layer"], d["layers"], d["spec"]["experts"]["intermediate"]) for d in shown[2:]] == [
        (1, 4, 24),
        (2, 5, 28),
    ]


def test_inspect_counts_the_bytes_of_its_dtype() -> None:
    for dtype, size in (("f32", 4), ("bf16", 2), ("f16", 2)):
        tensors = {t["name"]: t for t in document("inspect", OLMOE, "--dtype", dtype)["tensors"]}
        down, router = tensors["expert_down"], tensors["router"]
        assert (down["dtype"], down["bytes"]) == (dtype, size * np.prod(down["shape"]))
        assert (router["dtype"], router["bytes"]) == ("f32", 4 * np.prod(router["shape"]))


def test_inspect_says_what_its_options_choose() -> None:
    def reason(*options: object) -> str:
        return str(document("inspect", OLMOE, *options)["reason"])

    assert document("inspect", OLMOE, "--dispatch", "grouped")["strategy"] == "grouped"
    assert "kernels for avx2" in reason("--isa", "avx2")
    assert "kernels for portable" in reason("--isa", "portable")
    assert "gathered up to 3 tokens" in reason("--gather-threshold", 3)
    assert "masked up to 4321 tokens" in reason("--sort-threshold", 4321)


def test_emit_has_the_part_that_is_asked_for() -> None:
    assert [document("emit", TWO_PARTS, *o)["layer"] for o in ((), ("--part", "decoder"))] == [1, 2]


def test_emit_prints_what_it_writes_where_it_is_asked_to(tmp_path: Path) -> None:
    text = call("emit", OLMOE).out
    assert call("emit", OLMOE, "-o", tmp_path / "a.mlir").out == ""
    assert call("emit", OLMOE, "-o", tmp_path / "b.mlir", "--print").out == text
    assert (tmp_path / "b.mlir").read_text() == text


class Seen:
    """What a run handed to the compiler and to the session."""

    graph: Graph
    target: str
    inputs: dict[str, Any]


@pytest.fixture
def ran(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Seen]:
    """Calls ``moehlo run`` on three tokens of random weights, compiles nothing and computes zeros."""

    def run(model: object, *options: object) -> Seen:
        seen = Seen()

        def compiling(graph: Graph, target: Any) -> None:
            seen.graph, seen.target = graph, target.option

        class Session:
            choice = SimpleNamespace(driver="none", reason="nothing is run")

            def __init__(self, module: None, weights: dict[str, Any]) -> None:
                assert set(weights) == {a.name for a in seen.graph.signature.weights}

            def run(self, x: Any, **inputs: Any) -> dict[str, Any]:
                seen.inputs = {"x": x, **inputs}
                return {"output": np.zeros_like(x)}

        monkeypatch.setattr("emitter.iree.compile_graph", compiling)
        monkeypatch.setattr("emitter.iree.Session", Session)
        monkeypatch.setattr("emitter.iree.require_device", lambda target, **_: None)
        np.save(tmp_path / "x.npy", np.arange(120, dtype=np.float32).reshape(3, 40))
        paths = ["--input", tmp_path / "x.npy", "--output", tmp_path / "y.npy", "--force"]
        assert call("run", model, "--random", 1, *paths, *options).code == 0
        assert np.load(tmp_path / "y.npy").shape == (3, 40)
        return seen

    return run


def test_run_has_the_graph_of_its_options(ran: Callable[..., Seen]) -> None:
    layer = moehlo.open_model(OLMOE).layer()
    same_as: list[tuple[list[object], dict[str, Any]]] = [
        ([], {}),
        (["--dispatch", "masked"], {"dispatch": "masked"}),
        (["--dispatch", "gathered"], {"dispatch": "gathered"}),
        (["--dispatch", "grouped"], {"dispatch": "grouped"}),
        (["--isa", "avx512"], {"isa": "avx512"}),
        (["--gather-threshold", 11], {"gather_threshold": 11}),
        (["--sort-threshold", 4321], {"sort_threshold": 4321}),
        (["--dtype", "f16"], {"dtype": "f16"}),
    ]
    texts = []
    for options, choices in same_as:
        texts.append(moehlo.emit(layer, **{"dispatch": "auto", "isa": "portable", **choices}).text)
        assert ran(OLMOE, "--isa", "portable", *options).graph.text == texts[-1], options
    assert len(set(texts)) == len(same_as)


def test_emit_and_run_have_the_accumulator_that_is_asked_for(ran: Callable[..., Seen]) -> None:
    texts = {}
    for given in ((), ("--accumulate", "f64"), ("--accumulate", "f32")):
        texts[given] = call("emit", OLMOE, "--dispatch", "masked", *given).out
        assert ran(OLMOE, "--dispatch", "masked", *given).graph.text == texts[given]
    wide, same, narrow = texts.values()
    assert wide == same
    assert ("f64" in wide, "f64" in narrow) == (True, False)
    for verb in ("emit", "run"):
        paths = ["--input", "x.npy", "--output", "y.npy"] if verb == "run" else []
        own = "auto has an accumulator of its own; only the masked strategy takes one"
        with pytest.raises(InputError, match=own):
            call(verb, OLMOE, *paths, "--dispatch", "auto", "--accumulate", "f32")


def test_run_has_the_layer_and_the_part_that_are_asked_for(ran: Callable[..., Seen]) -> None:
    for part, layer in ((None, 1), (None, 0), ("decoder", 2)):
        options = ["--layer", layer, *(["--part", part] if part else [])]
        found = moehlo.open_model(TWO_PARTS, part=part).layer(layer)
        seen = ran(TWO_PARTS, "--dispatch", "auto", "--isa", "portable", *options)
        assert seen.graph.text == moehlo.emit(found, dispatch="auto", isa="portable").text


def test_run_is_for_the_target_that_is_asked_for(ran: Callable[..., Seen]) -> None:
    assert ran(OLMOE).target == "cpu"
    seen = ran(OLMOE, "--target", "cuda:sm_90")
    assert (seen.target, seen.graph.entries) == ("cuda:sm_90", ran(OLMOE, "--dispatch", "masked").graph.entries)


@pytest.mark.parametrize(
    ("config", "option", "values"),
    [
        ("deepseek-v4", "--input-ids", np.array([4, 0, 2])),
        ("ernie4-5-vl-moe", "--token-types", np.array([1, 0, 2])),
        ("nllb-moe", "--padding-mask", np.array([0, 1, 0])),
        ("zaya", "--router-state", None),
        ("vitpose-backbone", "--dataset-index", np.array([2, 0, 1])),
    ],
)
def test_run_hands_over_what_each_file_holds(
    ran: Callable[..., Seen], tmp_path: Path, config: str, option: str, values: Any
) -> None:
    name = option.removeprefix("--").replace("-", "_")
    model = open_model(TINY / f"{config}.json")
    layers = (model.layer(index) for index in range(model.depth))
    layer, info = next((la, i) for la in layers for i in extra_inputs(la.spec) if i.name == name)
    if values is None:
        values = np.random.default_rng(0).standard_normal((3, info.width)).astype(np.float32)
    np.save(tmp_path / "given.npy", values)
    seen = ran(TINY / f"{config}.json", "--layer", layer.index, option, tmp_path / "given.npy")
    assert set(seen.inputs) == {"x", name}
    np.testing.assert_array_equal(seen.inputs[name], values)


def test_run_replaces_nothing_without_force(tmp_path: Path, ran: Callable[..., Seen]) -> None:
    ran(OLMOE)
    paths = ["--input", tmp_path / "x.npy", "--output", tmp_path / "y.npy"]
    (tmp_path / "y.npy").write_text("kept")
    with pytest.raises(OutputError, match="exists already; give another path, or --force"):
        call("run", OLMOE, "--random", 1, *paths)
    assert (tmp_path / "y.npy").read_text() == "kept"
    assert call("run", OLMOE, "--random", 1, *paths, "--force").code == 0
    assert np.load(tmp_path / "y.npy").shape == (3, 40)


@pytest.mark.parametrize("nested", [False, True], ids=["config", "nested config"])
def test_no_output_replaces_a_file_of_its_model(tmp_path: Path, nested: bool) -> None:
    config = json.loads((TINY / "qwen3-vl-moe.json").read_text())
    config = {"model_type": "qwen3_vl_moe", "text_config": config} if nested else config
    (tmp_path / "config.json").write_text(json.dumps(config))
    for name in ("model-00001-of-00001.safetensors", "model.safetensors.index.json"):
        (tmp_path / name).write_text("kept")
    np.save(tmp_path / "x.npy", np.zeros((1, open_model(tmp_path).layer().spec.hidden), np.float32))
    run = ["run", tmp_path, "--random", 1, "--input", tmp_path / "x.npy", "--force"]
    for path in [path for path in tmp_path.iterdir() if path.name != "x.npy"]:
        for line in (
            [*run, "--output", path],
            [*run, "--output", tmp_path / "y.npy", "--results", path],
            ["emit", tmp_path, "--output", path, "--force"],
        ):
            before = path.read_bytes()
            with pytest.raises(OutputError, match=f"is the same file as {path.name}, which is read; give another"):
                call(*line)
            assert path.read_bytes() == before
    alone = tmp_path / "config.json"
    with pytest.raises(OutputError, match=r"is the same file as config\.json, which is read"):
        call("emit", alone, "--output", alone, "--force")


@pytest.fixture
def suite(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """``oracle.suite`` with nothing behind it: what it was asked for."""
    pytest.importorskip("transformers")
    asked = SimpleNamespace(layers=[], jobs=[])
    report = SimpleNamespace(
        passed=True, to_markdown=lambda: "**PASS** | as Markdown |\n", to_table=lambda: "a table", to_json=dict
    )

    def one(layer: Any, *_: object, **__: object) -> Any:
        asked.layers.append((layer.model.part, layer.index))
        return report

    def every(*_: object, jobs: int | None, **__: object) -> list[Any]:
        asked.jobs.append(jobs)
        return []

    monkeypatch.setattr("oracle.suite.verify_layer", one)
    monkeypatch.setattr("oracle.suite.verify_all", every)
    return asked


def test_verify_has_the_part_that_is_asked_for(suite: SimpleNamespace) -> None:
    assert call("verify", TWO_PARTS).code == 0
    assert call("verify", TWO_PARTS, "--part", "decoder").code == 0
    assert suite.layers == [("encoder", 1), ("decoder", 2)]


def test_verify_has_as_many_blocks_at_a_time_as_are_asked_for(suite: SimpleNamespace) -> None:
    assert call("verify", "--all", "--jobs", 3).code == 0
    assert suite.jobs == [3]


def test_verify_prints_markdown_where_it_is_asked_to(suite: SimpleNamespace) -> None:
    assert call("verify", OLMOE).out == "a table\n"
    assert call("verify", OLMOE, "--markdown").out == "**PASS** | as Markdown |\n"


def test_golden_update_freezes_the_cases_that_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "configs" / "tiny").mkdir(parents=True)
    (tmp_path / "configs" / "tiny" / "olmoe.json").write_text((TINY / "olmoe.json").read_text())
    monkeypatch.setattr(golden, "goldens_root", lambda: tmp_path)
    monkeypatch.setattr(golden, "_KERNELS", {})
    every = [case.name for case in golden.cases(tmp_path)]
    one = every[-1]
    assert 1 < len([name for name in every if not name.startswith(one)]) < len(every)
    done = call("golden", "update", one, "--json")
    assert json.loads(done.out.splitlines()[-1]) == {"written": [one], "removed": []}
    written = [p.relative_to(tmp_path / "graphs").with_suffix("").as_posix() for p in tmp_path.rglob("*.mlir")]
    assert written == [one]
    assert sorted(document("golden", "update")["written"]) == sorted(set(every) - {one})
    with pytest.raises(InputError):
        call("golden", "update", "no such case")
