"""What docs/deployment.md shows works with the stock tools: its commands run in their order, in a shell."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import moehlo
from emitter.golden import goldens_root
from emitter.iree.compiler import COMMON_FLAGS
from emitter.signature import DType
from tests.moehlo.command import refusal
from weights import write_checkpoint

PAGE = (Path(__file__).parents[1] / "docs/deployment.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
OLMOE = goldens_root() / "configs/tiny/olmoe.json"


def shell(command: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    tools = Path(sys.executable).parent
    environment = {**os.environ, "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"}
    return subprocess.run(
        ["bash", "-euc", command], cwd=cwd, env=environment, capture_output=True, text=True, timeout=240
    )


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the page names: a model with a layer 3, and inputs."""
    folder = tmp_path_factory.mktemp("deployed")
    config = json.loads(OLMOE.read_text(encoding="utf-8")) | {"num_hidden_layers": 4}
    (folder / "config.json").write_text(json.dumps(config), encoding="utf-8")
    layer = moehlo.open_model(folder / "config.json").layer(3)
    graph = moehlo.emit(layer)
    drawn = moehlo.load_weights(layer, graph, random=1)
    wanted = graph.signature.weights
    write_checkpoint(folder / "path/to/model", config, {3: drawn}, layer.layout, wanted, dtype=DType.F32)
    rng = np.random.default_rng(0)
    np.save(folder / "x.npy", rng.standard_normal((7, config["hidden_size"])).astype(np.float32))
    return folder


def test_a_layer_is_served_by_the_stock_tools(place: Path) -> None:
    prepare, serve, check = BLOCKS
    for block in (prepare, serve, check):
        done = shell(block, place)
        assert done.returncode == 0, done.stderr
    assert "[SUCCESS]" in done.stdout
    served, expected = np.load(place / "y.npy"), np.load(place / "expected.npy")
    # the same kernels for the same instructions, compiled by the same compiler: the same bits
    assert np.array_equal(served, expected)
    # and another input is noticed
    np.save(place / "x.npy", 2 * np.load(place / "x.npy"))
    assert shell(check.partition("\n")[2], place).returncode != 0


@pytest.mark.parametrize(
    ("target", "dispatch", "kernels"),
    [
        ("cuda:sm_90", "gathered", "--kernels ptx"),
        pytest.param("cpu", "masked", "", marks=pytest.mark.nightly),
    ],
)
def test_printed_flags_give_the_bytes_of_compile(
    target: str, dispatch: str, kernels: str, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = json.loads(OLMOE.read_text(encoding="utf-8")) | {"hidden_size": 64, "intermediate_size": 32}
    (place / "wide.json").write_text(json.dumps(config), encoding="utf-8")
    emit = f"moehlo emit wide.json --tokens 2 --dispatch {dispatch} --target {target} --force -o text.mlir"
    compiled = f"moehlo compile text.mlir --target {target}"
    done = shell(
        f"{emit} && {compiled} --print-flags {kernels} > flags.txt && "
        "iree-compile @flags.txt - -o stock.vmfb < text.mlir && "
        f"{compiled} --force -o ours.vmfb && cmp stock.vmfb ours.vmfb",
        place,
    )
    assert done.returncode == 0, done.stderr
    monkeypatch.chdir(place)
    refused = ("", "give --kernels DIR"), (kernels, "exists"), ("-o x.vmfb", "leave out --output")
    for more, message in refused if kernels else ():
        assert message in refusal(*f"{compiled} --print-flags {more}".split()[1:])
    assert not kernels or refusal(*f"{compiled} --kernels other".split()[1:])


def test_the_header_s_flags_are_enough_for_the_compiler(place: Path) -> None:
    """Those of the text, and where it is to run: without the first it does not compile."""
    emit = "moehlo emit config.json --layer 3 --tokens 7 --isa avx2 --force -o kernels.mlir"
    where = "--iree-hal-target-device=local --iree-hal-local-target-device-backends=llvm-cpu"
    flags = "$(sed -n 's|^// flags: ||p' kernels.mlir)"
    assert shell(f"{emit} && iree-compile {where} {flags} kernels.mlir -o kernels.vmfb", place).returncode == 0
    done = shell(f"iree-compile {where} kernels.mlir -o kernels.vmfb", place)
    assert done.returncode != 0
    assert "element type should match" in done.stderr
    named = set(re.findall(r"`(--iree-[\w-]+=\w+)`", PAGE))
    assert named < set(COMMON_FLAGS)
    assert len(named) == 3


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("--dtype f32", r"reads parameter layers\.3\.expert_gate_up .* f32; it is \[.*\] bf16: .* one --dtype"),
        ("--layer 2", r"reads parameter layers\.2\.router .*; it is not there: convert this layer"),
        ("--parameters 3x", r"--parameters: scope '3x' must be letters, digits, dots"),
        ("--target xla", r"a text for XLA takes its weights as arguments: parameters are IREE's"),
    ],
)
def test_a_text_that_would_not_find_its_parameters_is_refused(
    options: str, message: str, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(place)
    if not (place / "bf16").exists():
        moehlo.convert("path/to/model", "bf16", [3], dtype="bf16")
    defaults = {"--layer": "3", "--dtype": "bf16", "--parameters": "ffn"}
    name, value = options.split()
    words = [word for option in (defaults | {name: value}).items() for word in option]
    assert re.search(message, refusal("emit", "bf16", *words, "-o", "refused.mlir"))
    assert not (place / "refused.mlir").exists()
