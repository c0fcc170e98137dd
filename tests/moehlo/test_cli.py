"""The command as a user types it: exit codes, messages, what is written and what is not."""

from __future__ import annotations

import errno
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

from emitter.golden import goldens_root
from emitter.graphs import signature_arguments
from emitter.io import files
from emitter.plan import Plan
from emitter.reading.config import open_model
from emitter.signature import DType
from emitter.target.host import cuda_capability
from emitter.text.needs import read_needs
from moehlo.cli.app import VERBS
from weights import random_weights, write_checkpoint

ROOT = Path(__file__).parents[2]
CONFIGS = goldens_root() / "configs"
MIXTRAL = CONFIGS / "tiny" / "mixtral.json"
DEEPSEEK = CONFIGS / "tiny" / "deepseek-v3.json"
BY_TOKEN = CONFIGS / "tiny" / "deepseek-v4.json"
HIDDEN = 40


def names(folder: Path) -> set[str]:
    return {str(p.relative_to(folder)) for p in folder.rglob("*")}


def changed(source: Path, **values: Any) -> str:
    config = json.loads(source.read_text())
    return json.dumps(config | values)


@pytest.fixture
def x(tmp_path):
    np.save(tmp_path / "x.npy", np.random.default_rng(0).standard_normal((5, HIDDEN)).astype(np.float32))
    return "x.npy"


def write_model(
    folder: Path, config: Path, layer: int, dtype: DType = DType.F32, stated: dict[str, object] | None = None
) -> None:
    """A checkpoint of one layer in f32, or another type, in two shards or more; its config says what is ``stated``."""
    model = open_model(config)
    found = model.layer(layer)
    arguments = [a for a in signature_arguments(found.spec, Plan()) if a.name != "x"]
    drawn = {layer: random_weights(arguments, 3)}
    write_checkpoint(
        folder,
        json.loads(config.read_text()) | {"dtype": dtype.numpy.name} | (stated or {}),
        drawn,
        found.layout,
        arguments,
        dtype=dtype,
        max_shard_bytes=20_000,
    )


# What works ----------------------------------------------------------------------------------------------------------


def test_list_counts_its_blocks(command):
    blocks = command("list", "--json").json["blocks"]
    moe = [b for b in blocks if b["moe"]]
    assert f"{len(moe)} MoE blocks" in command("list").out
    assert {"mixtral", "qwen3_moe", "gpt_oss"} <= {b["name"] for b in moe}
    assert all(b["dispatch"] for b in moe)


def test_list_has_what_pages_and_help_name(command):
    """Each option as its verb's help shows it, each public name as docs/api.md does, each target as ``--help`` does."""
    listed = command("list", "--json").json
    for words, options in listed["verbs"].items():
        shown = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", command(*words.split(), "--help").out))
        assert {*options, "--help"} <= shown, words
    assert {words.partition(" ")[0] for words in listed["verbs"]} == set(VERBS)
    assert {"golden check", "golden update", "golden diff"} < set(listed["verbs"])
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    documented = set(re.findall(r"^### `moehlo\.(\w+)", page, re.MULTILINE))
    assert documented | {"MoehloError"} == {*listed["names"]}
    assert {"cpu", "cuda:sm_90", "xla"} < set(listed["targets"])
    assert {"Plain", "MlxAffine", "Mxfp4", "BlockFp8", "GgufQ4_K"} < set(listed["packings"])


def test_list_says_what_is_read_whole_and_what_others_lack(command):
    blocks = {b["name"]: b for b in command("list", "--json").json["blocks"]}
    assert sum(b["decoder"] for b in blocks.values()) >= 62
    assert blocks["jamba"]["decoder_needs"] == "a Mamba mixer"
    shown = " ".join(command("list").out.split())
    assert "a whole decoder needs a Mamba mixer: jamba" in shown
    assert ", gpt_oss" in shown.partition("read as whole decoders:")[2].partition("a whole decoder needs")[0]


def test_inspect_says_what_a_whole_decoder_holds(command):
    # parameters of the models' papers: 6.9 and 671 billion, and 70 KB of cache for a token of DeepSeek-V3 in 2 bytes
    olmoe = command("inspect", CONFIGS / "olmoe-1b-7b-0924.json", "--model", "--json").json
    assert olmoe["bytes"]["all"] / 4 == pytest.approx(6.92e9, rel=2e-3)
    assert olmoe["cache_bytes_per_token"] == 16 * 2 * 2048 * 4
    assert [f["context"] for f in olmoe["floors"]] == [0, 1024, 4095]
    active = 1.28e9 - 50304 * 2048
    assert olmoe["floors"][0]["floor_bytes"] / 4 == pytest.approx(active, rel=1e-2)
    v3 = command("inspect", CONFIGS / "deepseek-v3.json", "--model", "--residency", "bf16", "--json").json
    assert v3["bytes"]["all"] / 2 == pytest.approx(671e9, rel=1e-3)
    # a byte each in FP8, as its config says, but for embedding and head: 1.9 billion, in two
    eight = command("inspect", CONFIGS / "deepseek-v3.json", "--model", "--dtype", "bf16", "--json").json
    assert eight["bytes"]["all"] == pytest.approx(673e9, rel=3e-3)
    assert v3["cache_bytes_per_token"] == 61 * (512 + 64) * 2
    # 12 of 24 layers see 128 tokens: what they keep has room for a call of 1024 and for 128 more, in steps of 128
    gpt = command("inspect", CONFIGS / "gpt-oss-20b.json", "--model", "--dtype", "bf16", "--json").json
    assert gpt["cache_bytes_per_token"] == 12 * 2 * 8 * 64 * 2
    assert gpt["cache_windows"] == {"bytes_per_token": 12 * 2 * 8 * 64 * 2, "tokens": 1280}
    # codes, and a scale for each head's row
    coded = command("inspect", CONFIGS / "gpt-oss-20b.json", "--model", "--cache-dtype", "int8", "--json").json
    assert coded["cache_bytes_per_token"] == coded["cache_windows"]["bytes_per_token"] == 12 * 2 * 8 * (64 + 4)
    assert coded["floors"][1]["cache_bytes"] == 12 * 2 * 8 * (64 + 4) * (1024 + 127)
    assert "give --model" in command.refused("inspect", CONFIGS / "gpt-oss-20b.json", "--cache-dtype", "int8")
    assert v3["cache_windows"] is None
    shown = " ".join(command("inspect", CONFIGS / "gpt-oss-20b.json", "--model").out.split())
    assert (
        "49,152 bytes for each token, and 49,152 for each of the last 1,280 at most, of layers with a window" in shown
    )
    shown = command("inspect", CONFIGS / "deepseek-v3.json", "--model").out
    assert "61 layers of 7168, vocabulary 129,280" in shown
    assert "128 heads of 192 from latents of 512 + 64" in shown
    assert "base 10000, 64 of 192, yarn" in shown
    indexed = command("inspect", CONFIGS / "tiny" / "deepseek-v32.json", "--model").out
    assert "read up to 2048 tokens of a sequence" in indexed


def test_inspect_of_a_model_takes_no_layer_and_no_decoder_that_is_not_read(command):
    refused = command.refused("inspect", CONFIGS / "olmoe-1b-7b-0924.json", "--model", "--layer", 1)
    assert "--layer names one layer and --model means all of them" in refused
    assert "a whole jamba needs a Mamba mixer" in command.refused("inspect", CONFIGS / "tiny" / "jamba.json", "--model")


def test_list_is_at_most_120_columns_wide(command):
    shown = command("list").out.splitlines()
    assert max(map(len, shown)) <= 120
    assert any(line.split()[-3:] == ["all", "but", "grouped"] for line in shown if "doge" in line)
    notes = " ".join(command("list").out.split())
    assert all(" ".join(b["note"].split()) in notes for b in command("list", "--json").json["blocks"] if b["note"])


def test_emit_prints_writes_and_describes(command, tmp_path):
    plain = command("emit", MIXTRAL, "--dispatch", "masked")
    assert plain.code == 0
    assert plain.out.startswith("module @moe_ffn {")
    written = command("emit", MIXTRAL, "--dispatch", "masked", "-o", "a.mlir", "--json")
    assert (tmp_path / "a.mlir").read_text() == plain.out
    assert (written.json["strategy"], written.json["reason"]) == ("masked", "the reference strategy")
    assert next(a["name"] for a in written.json["arguments"]) == "x"
    assert "exists already" in command.refused("emit", MIXTRAL, "--dispatch", "masked", "-o", "a.mlir")
    assert command("emit", MIXTRAL, "--dispatch", "masked", "-o", "a.mlir", "--force").code == 0


def test_emit_chooses_by_itself_and_says_why(command):
    limits = ("--dispatch", "auto", "--gather-threshold", 4, "--sort-threshold", 9)
    few = command("emit", MIXTRAL, "--tokens", 1, "-o", "a.mlir", "--json", *limits)
    assert (few.json["strategy"], "given" in few.json["reason"]) == ("auto", True)
    texts = {n: command("emit", MIXTRAL, "--tokens", n, *limits).out for n in (4, 9, 10)}
    assert [word in texts[n] for n, word in ((4, "gathered"), (9, "all 8 experts"), (10, "grouped"))] == [True] * 3
    on_gpu = command("emit", MIXTRAL, "--target", "cuda", "--tokens", 4, "--dispatch", "auto")
    assert on_gpu.out.count("executable") == 0


def test_emit_writes_plain_stablehlo_unless_kernels_are_asked_for(command):
    def strategy(*options):
        ran = command("emit", MIXTRAL, "-o", "a.mlir", "--force", "--json", *options)
        kernels = read_needs(Path("a.mlir").read_text()) is not None
        return ran.json["strategy"], kernels

    assert strategy() == ("masked", False)
    assert strategy("--tokens", 5) == ("masked", False)
    assert strategy("--isa", "avx2") == ("auto", True)
    assert strategy("--isa", "avx2", "--dispatch", "masked") == ("masked", False)
    assert strategy("--dispatch", "auto") == ("auto", True)
    assert strategy("--dispatch", "grouped") == ("grouped", True)
    assert command("emit", MIXTRAL).out == command("emit", MIXTRAL, "--dispatch", "masked").out
    assert "for --dispatch auto; this is --dispatch masked" in command.refused("emit", MIXTRAL, "--gather-threshold", 4)


def test_a_dense_layer_is_a_plain_mlp(command):
    text = command("emit", DEEPSEEK, "--layer", 0).out
    assert "dense MLP" in text
    assert "expert" not in text


def test_cpu_kernels_are_not_compiled_for_a_gpu(command, tmp_path):
    command("emit", MIXTRAL, "--dispatch", "grouped", "-o", "a.mlir")
    refused = command.refused("compile", "a.mlir", "--target", "cuda:sm_90")
    assert "holds CPU kernels" in refused
    assert "--dispatch masked" in refused
    assert [p.name for p in tmp_path.iterdir()] == ["a.mlir"]


def test_kernels_for_instructions_that_this_cpu_lacks_are_not_compiled(command, tmp_path):
    command("emit", MIXTRAL, "--isa", "avx2", "-o", "a.mlir")
    text = Path("a.mlir").read_text()
    Path("b.mlir").write_text(text.replace("// needs: cpu ", "// needs: cpu avx2048,", 1))
    Path("c.mlir").write_text(text.replace("// needs: cpu ", "// needs: ", 1))
    lacking, unread = command("compile", "b.mlir"), command("compile", "c.mlir")
    assert (lacking.code, unread.code) == (2, 2)
    assert "with avx2048, which" in lacking.err
    assert "portable" in lacking.err
    assert "expected one line" in unread.err
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a.mlir", "b.mlir", "c.mlir"]


def test_versions_name_what_results_depend_on(command):
    ran = command("--version")
    assert ran.code == 0
    assert {line.split()[0].rstrip(":") for line in ran.out.splitlines()} >= {
        "moehlo",
        "iree-base-compiler",
        "transformers",
    }


def test_inspect_shows_sizes_and_the_knobs_that_are_on(command):
    shown = command("inspect", DEEPSEEK, "--layer", 1).out
    assert "score: sigmoid" in shown
    assert "activation: silu" in shown
    assert "softcap" not in shown
    assert "logit_softcap" in command("inspect", DEEPSEEK, "--layer", 1, "--json").json["spec"]["router"]


def test_inspect_says_what_is_chosen_and_why(command, monkeypatch):
    found = command("inspect", MIXTRAL, "--json").json
    assert (found["strategy"], found["spec"]["kind"]) == ("auto", "MoeSpec")
    assert "gathered up to" in found["reason"]
    monkeypatch.setenv("MOEHLO_GATHER_THRESHOLD", "3")
    assert "gathered up to 3 tokens" in command("inspect", MIXTRAL).out
    assert "hidden size is 40; the kernels are for" in command("inspect", MIXTRAL, "--target", "cuda:sm_80").out
    assert "kernels for sm_90" in command("inspect", CONFIGS / "mixtral-8x7b-v0.1.json", "--target", "cuda:sm_90").out


def test_compile_then_the_module_is_there(command, tmp_path):
    command("emit", MIXTRAL, "-o", "a.mlir", "--tokens", 3)
    done = command("compile", "a.mlir", "--json")
    assert done.code == 0
    assert (tmp_path / "a.vmfb").stat().st_size == done.json["bytes"] > 1000


def test_run_by_every_strategy_agrees(command, tmp_path, x):
    """Auto and masked are what other tests here run, and grouped what those of quantised models do."""
    for dispatch, more in (("gathered", ("--isa", "portable")), ("ladder", ("--target", "xla"))):
        arguments = (
            "--input",
            x,
            "--output",
            f"{dispatch}.npy",
            "--random",
            1,
            "--dispatch",
            dispatch,
            "--json",
            *more,
        )
        done = command("run", MIXTRAL, *arguments)
        assert (done.code, done.json["strategy"], done.json["shape"]) == (0, dispatch, [5, HIDDEN])
    gathered, ladder = (np.load(tmp_path / f"{d}.npy") for d in ("gathered", "ladder"))
    # sums of 40 and 24 products of f32
    np.testing.assert_allclose(gathered, ladder, rtol=0, atol=64 * 2.0**-24 * np.abs(ladder).max())


def test_run_on_a_checkpoint_writes_every_stage(command, tmp_path, x):
    write_model(tmp_path / "model", MIXTRAL, 0)
    plan = ("--dispatch", "gathered", "--isa", "portable")
    paths = ("--input", x, "--output", "y.npy", "--results", "r.npz")
    done = command("run", "model", "--layer", 0, *paths, *plan, "--json")
    assert (done.code, done.json["weights"]) == (0, "checkpoint")
    with np.load(tmp_path / "r.npz") as results:
        assert {"logits", "scores", "ids", "weights", "routed", "output"} <= set(results)
        np.testing.assert_array_equal(results["output"], np.load(tmp_path / "y.npy"))


def test_run_says_why_it_was_computed_so_where_it_is_asked(command, x):
    """What it says by itself is one short line, whatever machine its thresholds come from."""
    arguments = ("run", MIXTRAL, "--input", x, "--output", "y.npy", "--random", 1, "--isa", "portable", "--force")
    quiet, verbose = command(*arguments, "--json"), command(*arguments, "--verbose")
    (line,) = quiet.err.splitlines()
    assert line == "wrote y.npy: layer 0, [5, 40], gathered on local-sync"
    found = quiet.json
    assert verbose.err.splitlines() == [
        line,
        f"local-sync: {found['reason']}",
        f"dispatch: auto ({found['strategy_reason']})",
    ]
    assert found["variant"] == "gathered"


@pytest.mark.parametrize(
    ("dtype", "stated", "options", "expected", "why"),
    [
        (DType.BF16, {}, (), "bf16", "as config.json says"),
        (DType.F16, {"dtype": None, "torch_dtype": "float16"}, (), "f16", "as config.json says"),
        (DType.BF16, {"dtype": None}, (), "bf16", "as the weights are stored"),
        (DType.BF16, {"dtype": "float8_e4m3fn"}, (), "bf16", "as the weights are stored"),
        (DType.BF16, {}, ("--dtype", "float32"), "f32", None),
        (DType.F32, {}, ("--residency", "bf16"), "bf16", "as --residency says"),
    ],
)
def test_a_checkpoint_is_computed_in_its_own_type_unless_another_is_asked_for(
    command, tmp_path, x, dtype, stated, options, expected, why
):
    write_model(tmp_path / "model", MIXTRAL, 0, dtype, {"head_dim": 8, **stated})
    arguments = ("--layer", 0, "--dispatch", "gathered", "--isa", "portable", *options)
    done = command("run", "model", "--input", x, "--output", "y.npy", *arguments, "--json")
    assert (done.code, done.json["dtype"]) == (0, expected)
    assert (f"dtype: {expected} ({why})" in done.err) is (why is not None), done.err
    assert command("inspect", "model", *arguments, "--json").json["dtype"] == expected
    assert command("inspect", "model", "--model", *options, "--json").json["dtype"] == expected
    assert command("convert", "model", "--layer", 0, "-o", "archive", *options).code == 0
    assert json.loads((tmp_path / "archive" / "archive.json").read_text())["dtype"] == expected
    archived = command("inspect", "archive", "--layer", 0, "--json").json
    assert (archived["dtype"], archived["dtype_reason"]) == (expected, "as the archive holds them")


def test_a_config_alone_is_f32_and_says_what_it_declares(command, tmp_path):
    (tmp_path / "config.json").write_text(json.dumps(json.loads(MIXTRAL.read_text()) | {"dtype": "bfloat16"}))
    done = command("inspect", "config.json", "--json").json
    assert (done["dtype"], done["dtype_reason"]) == (
        "f32",
        "the default where no weights are read; config.json says bf16",
    )
    assert "xf32>" in command("emit", "config.json", "--tokens", 3).out


def test_run_takes_no_tokens_and_token_ids(command, tmp_path):
    np.save(tmp_path / "none.npy", np.zeros((0, HIDDEN), np.float32))
    plan = ("--random", 1, "--dispatch", "gathered", "--isa", "portable")
    assert command("run", MIXTRAL, "--input", "none.npy", "--output", "y.npy", *plan).code == 0
    assert np.load(tmp_path / "y.npy").shape == (0, HIDDEN)
    np.save(tmp_path / "x.npy", np.ones((3, HIDDEN), np.float32))
    np.save(tmp_path / "ids.npy", np.array([1, 0, 2]))
    layer = next(i for i, kind in enumerate(open_model(BY_TOKEN).kinds) if kind == "hash")
    arguments = ("run", BY_TOKEN, "--layer", layer, "--input", "x.npy", *plan)
    assert command(*arguments, "--output", "z.npy", "--input-ids", "ids.npy").code == 0
    assert "also takes input_ids [N] i32: give --input-ids FILE.npy" in command.refused(*arguments, "--output", "w.npy")
    np.save(tmp_path / "far.npy", np.array([1, 0, 2**20]))
    assert "expected 0 to" in command.refused(*arguments, "--output", "w.npy", "--input-ids", "far.npy")
    assert not (tmp_path / "w.npy").exists()


def test_verify_passes_and_a_wrong_weight_fails(command, tmp_path, monkeypatch):
    pytest.importorskip("transformers")
    plan = ("--dispatch", "gathered", "--isa", "portable")
    arguments = ("verify", MIXTRAL, "--tokens", "1,6", "--draws", 1, *plan)
    done = command(*arguments, "--json")
    assert (done.code, done.json["passed"]) == (0, True)
    from oracle import suite

    genuine = suite.to_state_dict

    def spoilt(weights, *args, **keywords):
        return genuine({**weights, "expert_down": weights["expert_down"] * 1.5}, *args, **keywords)

    monkeypatch.setattr(suite, "to_state_dict", spoilt)
    failed = command(*arguments, "--json")
    assert failed.code == 1
    assert "the HF reference block is" in failed.json["problems"][0]


def test_verify_says_what_it_does_before_anything_is_loaded(command, monkeypatch):
    monkeypatch.setattr("oracle.suite.verify_layer", lambda *_, **__: sys.exit(3))
    ran = command("verify", MIXTRAL)
    assert (ran.code, ran.err.splitlines()[-1]) == (3, "verifying")


def test_verify_all_goes_on_where_a_strategy_has_no_kernels(command, monkeypatch):
    pytest.importorskip("transformers")
    from emitter.kernels.cpu import kernel_set
    from oracle import suite

    few = [b for b in suite.blocks() if b.family in ("mixtral", "doge")]
    monkeypatch.setattr(suite, "blocks", lambda **_: iter(few))
    monkeypatch.setattr(kernel_set, "MOST_EXPERTS", 8)  # mixtral has 7, doge more
    plan = ("--dispatch", "grouped", "--isa", "portable", "--tokens", 2, "--draws", 1, "--jobs", 1)
    arguments = ("verify", "--all", *plan)
    done = command(*arguments, "--json")
    assert done.code == 0
    assert "1/1 blocks PASS" in done.out
    assert "not run: doge layer 0: the grouped strategy cannot compute this layer" in done.out
    assert [r["subject"]["family"] for r in done.json["reports"]] == ["mixtral"]
    assert list(done.json["not_run"]) == ["doge layer 0"]


def test_inspect_says_what_workspace_a_call_on_a_gpu_takes(command, tmp_path):
    from oracle.suite import widened

    olmoe = CONFIGS / "olmoe-1b-7b-0924.json"
    plan = ("--target", "cuda:sm_90", "--dtype", "bf16")
    found = command("inspect", olmoe, *plan, "--json").json["workspace"]
    assert list(found) == ["1", "16", "512", "4096"]
    # at 4096 tokens: x in bf16, hidden values of 8 choices in bf16, their outputs in f16 with a scale for 128 columns
    tokens, hidden, inter = 4096, 2048, 1024
    outputs = 8 * tokens * (2 * hidden + 4 * hidden // 128)
    held = tokens * hidden * 2 + 8 * tokens * inter * 2
    assert outputs + 8 * tokens * inter * 2 <= found["4096"] <= outputs + held + 2**20 * 20
    assert found["1"] < 2**20
    shown = command("inspect", olmoe, *plan).out
    assert "workspace MB" in shown
    assert f"{found['4096'] / 1e6:,.2f}" in shown
    assert "workspace MB" not in command("inspect", MIXTRAL).out
    # of a block that the runtime computes
    jetmoe = tmp_path / "jetmoe.json"
    jetmoe.write_text(json.dumps(widened(json.loads((CONFIGS / "tiny" / "jetmoe.json").read_text()))))
    assert command("inspect", jetmoe, *plan, "--json").json["workspace"] == {}
    shown = " ".join(command("inspect", jetmoe, *plan).out.split())
    assert "workspace MB" not in shown
    assert (
        "calls: through IREE's runtime: block takes more than kernels (stablehlo.broadcast_in_dim), over 1 token"
        in shown
    )
    assert (
        "through IREE's runtime: experts takes more than kernels (stablehlo.broadcast_in_dim), over 16, 512," in shown
    )


def test_inspect_names_what_of_each_block_goes_through_the_runtime_of_a_gpu(command, tmp_path):
    """By its stage, as the families of the row differ from Mixtral; of Phi-3.5-MoE's SparseMixer nothing."""
    from oracle.suite import widened

    stages = {"phimoe": None, "zaya": "router state", "axk1": None, "nllb-moe": "admission"}
    for family, stage in stages.items():
        path = tmp_path / f"{family}.json"
        path.write_text(json.dumps(widened(json.loads((CONFIGS / "tiny" / f"{family}.json").read_text()))))
        found = command("inspect", path, "--target", "cuda:sm_90", "--dtype", "bf16", "--json").json["by_runtime"]
        assert {said.partition(":")[0] for said in found.values()} == ({stage} if stage else set()), (family, found)


def test_golden_check_update_diff(command):
    case = "tiny/mixtral/layer0.n7.f32"
    assert command("golden", "diff", case).code == 0
    assert command("golden", "update", "no/such/case").code == 2


def test_the_command_starts_without_the_extras(tmp_path):
    """Listing and emitting import neither torch nor transformers nor JAX."""
    code = (
        "import sys\n"
        "sys.argv = ['moehlo', 'emit', sys.argv[1], '--dispatch', 'auto', '-o', 'a.mlir']\n"
        "from moehlo.cli import main\n"
        "try: main()\n"
        "except SystemExit as ended: code = ended.code\n"
        "found = {'torch', 'transformers', 'jax'} & set(sys.modules)\n"
        "sys.exit(f'{code} {found}' if found or code else 0)\n"
    )
    subprocess.run([sys.executable, "-c", code, MIXTRAL], cwd=tmp_path, check=True, timeout=240)


# Bad input: exit code 2, a message, nothing written ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"model_type": "mixtral", "hidden', "not JSON"),
        (changed(MIXTRAL, hidden_size=-40), "hidden_size"),
        (changed(MIXTRAL, vocab_size="digits").replace('"digits"', "9" * 5000), "5000 digits is absurdly large"),
        (changed(MIXTRAL, moe_router_unheard_of=3), "moe_router_unheard_of"),
    ],
)
def test_bad_configs(command, tmp_path, text, message):
    """What else can be wrong with one is in tests/emitter/reading."""
    (tmp_path / "config.json").write_text(text)
    before = names(tmp_path)
    for verb in (["inspect"], ["emit", "-o", "a.mlir"], ["verify"]):
        refused = command.refused(verb[0], "config.json", *verb[1:])
        assert message in refused
        assert "config.json" in refused
    assert names(tmp_path) == before


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["emit", "nowhere/config.json"], "does not exist"),
        (["emit", "."], "config.json"),
        (["emit", MIXTRAL, "--layer", 99], "layer 99 is out of range"),
        (["emit", MIXTRAL, "--layer", -1], '--layer is "-1"; expected a whole number from 0 to 16383'),
        (["emit", MIXTRAL, "--tokens", "many"], '--tokens is "many"; expected a whole number from 1 to 1048576, or'),
        (["emit", MIXTRAL, "--dtype", "f64"], "f64"),
        (["emit", MIXTRAL, "--isa", "sse9"], '--isa is "sse9"; expected host, amx'),
        (["emit", DEEPSEEK, "--layer", 0, "--dispatch", "grouped"], "this layer is dense"),
        (["emit", DEEPSEEK, "--layer", 0, "--dispatch", "ladder"], "this layer is dense"),
        (["emit", MIXTRAL, "--dispatch", "ladder"], "takes a static number of tokens"),
        (["emit", MIXTRAL, "--target", "cuda", "--dispatch", "gathered"], "multiples of 16; masked and auto can"),
        (["emit", MIXTRAL, "-o", "no/such/folder/a.mlir"], "mkdir -p"),
        (["emit", MIXTRAL, "-o", "."], "is a directory"),
        (["emit", MIXTRAL, "-o", "pipe", "--force"], "is a pipe, which is not replaced"),
        (["emit", "loop.json"], "is a symbolic link to a file that is not there"),
        (["inspect", MIXTRAL, "--target", "tpu"], "tpu"),
        (["inspect", MIXTRAL, "--target", "cuda:sm_12"], "sm_12"),
        (["compile", "nowhere.mlir"], "does not exist"),
        (["emit", "model.safetensors"], "model.safetensors: is a file of weights; expected is its directory, where a"),
        (["list", "--all"], "No such option: --all. `moehlo list --help` says what is accepted"),
        (["bench", MIXTRAL, "--csv"], "Option '--csv' requires an argument. `moehlo bench --help` says what is acc"),
        (["golden", "check", "--case"], "`moehlo golden check --help` says what is accepted"),
        (["emit", MIXTRAL, "--dispatch", "all"], "Invalid value for '--dispatch': 'all' is not one of 'masked',"),
        (["run", MIXTRAL], "--input and --output"),
        (["run", MIXTRAL, "--input", "x.npy", "--output", "y.npy"], "has a config, but no weights"),
        (["run", MIXTRAL, "--input", "no.npy", "--output", "y.npy", "--random", 1], "no.npy: does not exist"),
        (["run", MIXTRAL, "--input", "x.npy", "--output", "flat.npy", "--random", 1], "exists already"),
        (["run", MIXTRAL, "--input", "x.npy", "--output", "x.npy", "--random", 1], "is the same file as --input"),
        (["run", MIXTRAL, "--input", "flat.npy", "--output", "y.npy", "--random", 1], "rank 1"),
        (["run", MIXTRAL, "--input", "wide.npy", "--output", "y.npy", "--random", 1], "width 41"),
        (["run", MIXTRAL, "--input", "f64.npy", "--output", "y.npy", "--random", 1], "float64"),
        (["run", MIXTRAL, "--input", "text.npy", "--output", "y.npy", "--random", 1], "not a readable .npy"),
        (
            ["run", MIXTRAL, "--input", "x.npy", "--output", "y.npy", "--random", 1, "--token-types", "x.npy"],
            "--token-types: this layer of mixtral takes no input but --input",
        ),
        (["verify"], "either MODEL or --all"),
        (["verify", "--all", "--layer", 1], "--layer and --part are for MODEL"),
        (["verify", "--all", "--part", "text"], "--layer and --part are for MODEL"),
        (["verify", MIXTRAL, "--jobs", 2], "--jobs is for --all"),
        (["verify", MIXTRAL, "--tokens", "1,x"], 'is "x"'),
    ],
)
def test_bad_use(command, tmp_path, x, arguments, message):
    """What else can be wrong with an array is in tests/fuzz."""
    np.save(tmp_path / "flat.npy", np.zeros(HIDDEN, np.float32))
    np.save(tmp_path / "wide.npy", np.zeros((2, HIDDEN + 1), np.float32))
    np.save(tmp_path / "f64.npy", np.zeros((2, HIDDEN)))
    (tmp_path / "text.npy").write_text("not an array")
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "loop.json").symlink_to("loop.json")
    before = names(tmp_path)
    assert message in command.refused(*arguments)
    assert names(tmp_path) == before


def test_a_hub_id_without_a_network_is_refused_at_once(command, tmp_path, monkeypatch):
    def no_network(*_arguments):
        raise socket.gaierror(-2, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", no_network)
    for name in ("https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"):
        monkeypatch.delenv(name, raising=False)
    refused = command.refused("emit", "no-such-org/no-such-model")
    assert "is no path here, and the hub cannot be reached" in refused
    assert "Retry" not in refused
    assert names(tmp_path) == set()


def test_a_compiler_failure_names_the_stage(command, tmp_path):
    text = command("emit", MIXTRAL, "--dispatch", "masked", "--tokens", 3).out
    (tmp_path / "a.mlir").write_text(text.replace("stablehlo.add", "stablehlo.minus", 1))
    refused = command.refused("compile", "a.mlir")
    assert "minus" in refused
    assert "stage" in refused
    assert names(tmp_path) == {"a.mlir"}


@pytest.mark.skipif(cuda_capability() is not None, reason="this machine has a GPU")
@pytest.mark.parametrize(
    "options",
    [
        ("run", MIXTRAL, "--input", "x.npy", "--output", "y.npy", "--random", 1),
        ("verify", MIXTRAL),
        ("generate", MIXTRAL.with_name("olmoe.json"), "--ids", "1,2", "--random", 1),
        ("verify", MIXTRAL.with_name("olmoe.json"), "--model"),
    ],
    ids=["run", "verify", "generate", "verify --model"],
)
def test_a_device_that_is_not_there_is_missed_before_anything_is_compiled(command, tmp_path, x, monkeypatch, options):
    monkeypatch.setattr("emitter.iree.cache.compile_text", lambda *_: pytest.fail("compiled for no device"))
    assert "this machine has no CUDA device" in command.refused(*options, "--target", "cuda:sm_90")
    assert names(tmp_path) == {"x.npy"}


def test_a_full_disk_leaves_nothing(command, tmp_path, monkeypatch):
    def full(_descriptor):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(files.os, "fsync", full)
    assert "No space left on device" in command.refused("emit", MIXTRAL, "-o", "a.mlir")
    assert names(tmp_path) == set()


def test_a_bad_checkpoint(command, tmp_path, x):
    """What else can be wrong with one is in tests/weights."""
    write_model(tmp_path / "model", MIXTRAL, 0)
    shard = sorted((tmp_path / "model").glob("*.safetensors"))[0]
    shard.write_bytes(shard.read_bytes()[:-100])
    before = names(tmp_path)
    assert shard.name in command.refused("run", "model", "--layer", 0, "--input", x, "--output", "y.npy")
    assert names(tmp_path) == before
