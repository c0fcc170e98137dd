"""Quantised checkpoints end to end: what mlx wrote runs as mlx runs it, and verifies against transformers' block."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from quantised_models import E, H, I, deepseek_fp8, gpt_oss_mxfp4, mlx_model

import moehlo
from emitter.golden import goldens_root
from emitter.signature import DType
from oracle.bounds import compute_bounds
from tests.moehlo.conftest import Command
from weights import load_layer

MLX = ("qwen3-moe", "mixtral", "gpt-oss")
NIGHTLY = pytest.mark.nightly


def said_beside_mlx(command: Command, family: str, folder: Path, tokens: int, *how: str) -> str:
    """What a run says whose output is that of mlx: each is within the tolerance of f32 of the same truth."""
    layer, model = mlx_model(family, folder)
    found = moehlo.open_model(model).layer()
    x = np.random.default_rng(tokens).standard_normal((tokens, H)).astype(np.float32)
    np.save("x.npy", x)
    ran = command("run", model, "--input", "x.npy", "--output", "y.npy", *how)
    assert ran.code == 0, ran.err
    wanted = moehlo.emit(found).signature.weights
    weights = load_layer(model, found.layout, found.index, wanted)
    tolerance = 2 * compute_bounds(found.spec, weights, x, DType.F32).tolerance("output")
    assert (np.abs(np.load("y.npy") - layer.output(x)) <= tolerance).all()
    return ran.said


def biases_of(family: str) -> int:
    """gpt-oss has biases of its own."""
    return E + E * 2 * I + E * H if family == "gpt-oss" else 0


@pytest.mark.parametrize("family", MLX)
def test_run_is_what_mlx_computes(family: str, command: Command, tmp_path: Path) -> None:
    # kernels of the plainest tier compile in half of the time of masked-dense
    how = ("--residency", "f32", "--dispatch", "gathered", "--isa", "portable")
    told = said_beside_mlx(command, family, tmp_path / "model", 7, *how)
    # experts of 4 bits, a router of 8, for each 64 numbers a scale and a bias of bf16
    biases = biases_of(family)
    stored = (3 * E * I * H) * (4 + 32 / 64) / 8 + E * H * (8 + 32 / 64) / 8 + 2 * biases
    held = (3 * E * I * H + E * H + biases) * 4
    assert f"weights: {stored / 1e6:,.2f} MB stored (MLX affine, 8 bits, groups of 64, bf16 scales; MLX" in told
    assert f"dequantised at load to {held / 1e6:,.2f} MB, {held / stored:.1f} times as much" in told
    # router and biases are f32 whatever the experts are
    narrow = held - 2 * 3 * E * I * H
    assert f"(all dequantised: bf16 {narrow / 1e6:,.2f}, f32 {held / 1e6:,.2f} MB)" in told


@pytest.mark.parametrize(
    ("family", "dispatch"),
    [("qwen3-moe", "gathered"), ("gpt-oss", "grouped"), pytest.param("mixtral", "auto", marks=NIGHTLY)],
)
def test_experts_that_stay_packed_are_what_mlx_computes(
    family: str, dispatch: str, command: Command, tmp_path: Path
) -> None:
    # packed where kernels read it, if nothing else is asked for
    packed = ("--residency", "packed") if dispatch == "gathered" else ()
    how = (*packed, "--dispatch", dispatch, "--dtype", "f32")
    told = said_beside_mlx(command, family, tmp_path / "model", 3, *how)
    # experts as they are stored, everything else in f32
    held = (3 * E * I * H) * (4 + 32 / 64) / 8 + (E * H + biases_of(family)) * 4
    assert f"kept packed: expert_gate_up, expert_down; in memory {held / 1e6:,.2f} MB" in told


def test_what_cannot_stay_packed_is_said(command: Command, tmp_path: Path) -> None:
    np.save("x.npy", np.zeros((1, H), np.float32))
    arrays = ("--input", "x.npy", "--output", "y.npy", "--residency", "packed")
    folder = mlx_model("qwen3-moe", tmp_path / "model")[1]
    refused = command.refused("run", folder, *arrays, "--dispatch", "masked")
    assert "--residency packed: no weight of layer 1 can stay as it is stored (router: masked dispatch reads" in refused
    assert "expert_down: masked dispatch reads numbers). Leave it out: its weights are numbers of bf16 then" in refused
    assert "or ask for kernels, which read packed ones (--dispatch auto)" in refused
    on_xla = command.refused("run", folder, *arrays, "--dispatch", "masked", "--target", "xla")
    assert "--dispatch auto" not in on_xla
    assert "--random makes plain ones" in command.refused("run", folder, *arrays, "--random", 1)
    refused = command.refused("run", folder, "--residency", "bf16", "--dtype", "f32", *arrays[:4])
    assert "--residency is bf16 and --dtype is f32: weights would be converted in each call" in refused
    assert "--residency is for a quantised MODEL" in command.refused("verify", "--all", "--residency", "packed")
    refused = command.refused("inspect", folder, "--residency", "int4")
    assert '--residency is "int4"; expected packed, bf16, f32' in refused


@pytest.mark.parametrize(
    ("make", "dtype"),
    [
        *(
            pytest.param(lambda folder, family=family: mlx_model(family, folder)[1], "f32", id=family, marks=NIGHTLY)
            for family in MLX
        ),
        pytest.param(gpt_oss_mxfp4, "bf16", id="mxfp4"),
        pytest.param(deepseek_fp8, "bf16", id="fp8", marks=NIGHTLY),
    ],
)
def test_verify_compares_with_the_block_of_transformers(
    make: Callable[[Path], Path], dtype: str, command: Command, tmp_path: Path
) -> None:
    folder = make(tmp_path / "model")
    plan = ("--dispatch", "masked", "--executor", "xla", "--dtype", dtype, "--tokens", "3", "--draws", "2")
    ran = command("verify", folder, *plan, "--json")
    assert (ran.code, ran.json["passed"]) == (0, True), ran.err


EXPERTS = ["expert_gate_up", "expert_down"]


@pytest.mark.parametrize(
    ("make", "dtype", "isa", "kept"),
    [
        *(
            pytest.param(lambda folder: mlx_model("qwen3-moe", folder)[1], "f32", isa, EXPERTS, id=name, marks=marks)
            for name, isa, marks in (("qwen3-moe-portable", "portable", ()), ("qwen3-moe", "host", NIGHTLY))
        ),
        *(
            pytest.param(
                lambda folder, family=family: mlx_model(family, folder)[1],
                "bf16",
                "host",
                EXPERTS,
                id=family,
                marks=NIGHTLY,
            )
            for family in MLX[1:]
        ),
        pytest.param(gpt_oss_mxfp4, "bf16", "host", EXPERTS, id="mxfp4", marks=NIGHTLY),
        pytest.param(
            lambda folder: deepseek_fp8(folder, 64),
            "bf16",
            "host",
            [*EXPERTS, "shared_gate_up", "shared_down"],
            id="fp8",
            marks=NIGHTLY,
        ),
    ],
)
def test_verify_is_over_what_stays_packed(
    make: Callable[[Path], Path], dtype: str, isa: str, kept: list[str], command: Command, tmp_path: Path
) -> None:
    """Truth and the block have the numbers that the planes stand for, rounded to nothing. Gathered, then grouped."""
    folder = make(tmp_path / "model")
    plan = ("--dtype", dtype, "--tokens", "2,40", "--gather-threshold", "4", "--sort-threshold", "4", "--draws", "2")
    plan += ("--isa", isa)
    ran = command("verify", folder, *plan, "--json")
    assert (ran.code, ran.json["passed"]) == (0, True), ran.err
    assert ran.json["subject"]["packed"] == kept
    if isa == "portable":
        plain = ("--residency", dtype, "--dispatch", "masked", "--executor", "xla")
        found = command("verify", folder, *plain, "--tokens", "2", "--draws", "1", "--json")
        assert "packed" not in found.json["subject"]


def test_blocks_that_no_kernel_reads_are_dequantised_and_inspect_says_so(command: Command, tmp_path: Path) -> None:
    found = command("inspect", deepseek_fp8(tmp_path / "model"), "--json").json
    tensors = {tensor["name"]: tensor for tensor in found["tensors"]}
    assert tensors["expert_down"]["dtype"] == "f32"
    assert re.fullmatch(
        r"no kernel for cpu:[a-z0-9-]+ reads FP8 in blocks of 48 x 48, f32 scales", tensors["expert_down"]["unpacked"]
    )
    assert tensors["expert_gate_up"]["unpacked"] == "2 parts of 64 cannot share blocks of 48"


def test_inspect_says_how_each_weight_is_stored(command: Command, tmp_path: Path) -> None:
    _, folder = mlx_model("qwen3-moe", tmp_path / "model")
    found = command("inspect", folder, "--json").json
    stored = {tensor["name"]: tensor["stored"] for tensor in found["tensors"]}
    # codes, and 2 x bf16 for each 64
    assert stored == {
        "router": {"packing": "MLX affine, 8 bits, groups of 64, bf16 scales", "bytes": E * H + E * H // 64 * 4},
        "expert_gate_up": {
            "packing": "MLX affine, 4 bits, groups of 64, bf16 scales",
            "bytes": E * 2 * I * H // 2 + E * 2 * I * H // 64 * 4,
        },
        "expert_down": {
            "packing": "MLX affine, 4 bits, groups of 64, bf16 scales",
            "bytes": E * I * H // 2 + E * I * H // 64 * 4,
        },
    }
    told = " ".join(command("inspect", folder).out.split())
    assert re.search(r"weights: 0\.11 MB stored \(MLX affine, .*\), kept packed: expert_gate_up, expert_down; in", told)
    assert "router is dequantised at load: the kernels read packed rows of experts and of the MLPs that every" in told


def test_inspect_says_how_the_experts_were_packed_whose_thresholds_it_takes(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, folder = mlx_model("qwen3-moe", tmp_path / "model")
    line = "cpu:avx2,f32,4,2,64,32,gathered:{} grouped,2026-01-02,here,{}"
    header = "backend,dtype,experts,top_k,hidden,intermediate,thresholds,date,machine,packing"
    (tmp_path / "table.csv").write_text("\n".join([header, line.format(3, "plain"), line.format(5, "affine4")]))
    monkeypatch.setenv("MOEHLO_THRESHOLDS", str(tmp_path / "table.csv"))
    for residency, form in (("packed", ", affine4"), ("f32", "")):
        asked = ("--isa", "avx2", "--residency", residency, "--dtype", "f32", "--json")
        reason = command("inspect", folder, *asked).json["reason"]
        assert f"for E 4, k 2, H 64, I 32{form}, 2026-01-02, here" in reason


def test_inspect_says_what_stays_packed_on_a_gpu(command: Command, tmp_path: Path) -> None:
    _, folder = mlx_model("qwen3-moe", tmp_path / "model")
    gpu = ("inspect", folder, "--target", "cuda:sm_90", "--json", "--dtype")
    assert command(*gpu, "bf16").json["packed"] == ["expert_down", "expert_gate_up"]
    tensors = command(*gpu, "f32").json["tensors"]
    assert {tensor["name"]: tensor["unpacked"] for tensor in tensors}["expert_down"] == (
        "no kernel for cuda:sm_90 reads MLX affine, 4 bits, groups of 64, bf16 scales where it is computed in f32"
    )


@pytest.mark.parametrize(
    ("options", "dtype", "why", "packed"),
    [
        ((), "bf16", "in which kernels for cuda:sm_90 read its packed weights", True),
        (("--residency", "packed"), "bf16", "in which kernels for cuda:sm_90 read its packed weights", True),
        (("--residency", "f32"), "f32", "as --residency says", False),
        (("--dtype", "f16"), "f16", "as --dtype says", False),
    ],
)
def test_quantised_weights_are_computed_in_the_type_that_a_gpu_reads_them_in(
    command: Command, tmp_path: Path, options: tuple[str, ...], dtype: str, why: str, packed: bool
) -> None:
    """On a CPU they are read in f32 too: there the type of the weights stays."""
    _, folder = mlx_model("qwen3-moe", tmp_path / "model")
    config = json.loads((folder / "config.json").read_text()) | {"torch_dtype": "float32"}
    (folder / "config.json").write_text(json.dumps(config))
    found = command("inspect", folder, "--target", "cuda:sm_90", "--json", *options).json
    assert (found["dtype"], found["dtype_reason"], bool(found["packed"])) == (dtype, why, packed)
    on_cpu = command("inspect", folder, "--isa", "avx2", "--json").json
    assert (on_cpu["dtype"], bool(on_cpu["packed"])) == ("f32", True)


def test_inspect_counts_what_is_held_as_it_is_asked_for(command: Command, tmp_path: Path) -> None:
    _, folder = mlx_model("qwen3-moe", tmp_path / "model")
    router, experts = E * H * 4, 3 * E * I * H
    held = {"packed": experts * (4 + 32 / 64) / 8, "bf16": experts * 2, "f32": experts * 4}
    for residency, nbytes in held.items():
        document = command("inspect", folder, "--residency", residency, "--json").json
        assert {tensor["dtype"] for tensor in document["tensors"]} == {"f32", residency}
        assert sum(tensor["bytes"] for tensor in document["tensors"]) == router + nbytes
        assert document["floors"][0]["masked_bytes"] == router + nbytes
        assert document["packed"] == (["expert_down", "expert_gate_up"] if residency == "packed" else [])


def test_a_graph_from_python_takes_what_is_stored(tmp_path: Path) -> None:
    folder = mlx_model("qwen3-moe", tmp_path / "model")[1]
    layer = moehlo.open_model(folder).layer()
    plain, packed = (moehlo.emit(layer, isa="portable", residency=r) for r in (None, "packed"))
    assert {a.name for a in plain.signature.weights} == {"router", "expert_gate_up", "expert_down"}
    planes = moehlo.load_weights(layer, packed)
    for stem in ("expert_gate_up", "expert_down"):
        of = {plane: planes[f"{stem}.{plane}"] for plane in ("codes", "scales", "biases")}
        weight = next(a for a in packed.signature.weights if a.name == f"{stem}.codes").of_weight.weight
        np.testing.assert_array_equal(weight.packing.numbers(of), moehlo.load_weights(layer, plain)[stem])


def test_a_layer_whose_planes_disagree_is_refused_by_every_verb(command: Command, tmp_path: Path) -> None:
    _, folder = mlx_model("qwen3-moe", tmp_path / "model")
    config = json.loads((folder / "config.json").read_text())
    config["quantization"]["model.layers.1.mlp.gate"]["bits"] = 4
    (folder / "config.json").write_text(json.dumps(config))
    np.save("x.npy", np.zeros((1, H), np.float32))
    for arguments in (["inspect"], ["run", "--input", "x.npy", "--output", "y.npy"], ["verify"]):
        refused = command.refused(arguments[0], folder, *arguments[1:])
        assert '"model.layers.1.mlp.gate.scales" is [8, 2], expected [8, 4]' in refused


def test_a_config_alone_says_how_large_its_packed_weights_are(command: Command) -> None:
    """gpt-oss-20b: of 24 layers 32 experts, three matrices of 2880 x 2880 each, 17 bytes for 32 numbers."""
    config = goldens_root() / "configs" / "gpt-oss-20b.json"
    packed = 24 * 32 * 3 * 2880 * 2880 * 17 // 32
    found = command("inspect", config, "--model", "--dtype", "bf16", "--json").json
    assert packed < found["bytes"]["FFNs"] < 1.01 * packed
    # gates above ups, and downs, of each layer
    assert "stored, as config.json says: 48 MXFP4; kept packed: 48" in command("inspect", config, "--model").out
    layer = command("inspect", config, "--dtype", "bf16", "--json").json
    assert layer["packed"] == ["expert_down", "expert_gate_up"]
    assert sum(t["bytes"] for t in layer["tensors"] if t["dtype"] == "packed") == packed // 24
    refused = command.refused("inspect", config, "--residency", "packed", "--dispatch", "masked")
    assert "expert_down: masked dispatch reads numbers" in refused
    numbers = command("inspect", config, "--model", "--residency", "bf16", "--json").json
    assert numbers["bytes"]["FFNs"] > 24 * 32 * 3 * 2880 * 2880 * 2
