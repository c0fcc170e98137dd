"""Benchmarks over packed experts: whose weights, whose bytes, and the numbers that everything else reads."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NoReturn

import numpy as np
import pytest
from typer.testing import CliRunner

from emitter.errors import InputError
from emitter.golden import goldens_root
from emitter.packing import BlockFp8, MlxAffine, Mxfp4, Packing
from emitter.plan import Residency
from emitter.reading.config import Model, open_model
from emitter.signature import DType
from moehlo.bench.workload import Workload, load_workload
from moehlo.cli.app import app

TINY = goldens_root() / "configs" / "tiny"
E, H, I = 8, 128, 64  # noqa: E741
FOUR = {"quantization": {"bits": 4, "group_size": 32}}


def model(folder: Path, **quantised: Any) -> Model:
    config = json.loads((TINY / "qwen3-moe.json").read_text())
    sizes = {"hidden_size": H, "moe_intermediate_size": I}
    (folder / "config.json").write_text(json.dumps(config | sizes | quantised))
    return open_model(folder / "config.json")


@pytest.mark.parametrize(
    ("quantised", "packing"),
    [
        (FOUR, MlxAffine(4, 32, DType.BF16)),
        ({"quantization_config": {"quant_method": "mxfp4"}}, Mxfp4()),
        ({"quantization_config": {"quant_method": "fp8", "weight_block_size": [32, 64]}}, BlockFp8(32, 64)),
    ],
    ids=["affine", "mxfp4", "fp8"],
)
def test_random_planes_have_the_deviation_of_random_numbers(
    quantised: dict[str, Any], packing: Packing, tmp_path: Path
) -> None:
    work = load_workload(model(tmp_path, **quantised), None, DType.F32)
    assert work.packings == (("expert_gate_up", packing), ("expert_down", packing))
    for name, length in (("expert_gate_up", H), ("expert_down", I)):
        numbers = work.weights[name]
        # MXFP4's scales are powers of two: within a factor of the root of two
        assert 0.7 < np.std(numbers) * np.sqrt(length) < 1.43
        assert abs(np.mean(numbers)) * np.sqrt(length) < 0.05
        assert np.isfinite(numbers).all()


@pytest.mark.parametrize("verb", ["bench", "sweep"])
def test_residency_says_in_what_form_experts_are_measured(
    verb: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[int] = []

    def measured(work: Workload, *_: object, **__: object) -> NoReturn:
        found.append(len(work.packings))
        raise InputError("seen")

    monkeypatch.setattr("moehlo.bench.machine.pin_to", lambda threads: None)
    monkeypatch.setattr("moehlo.bench.run.run", measured)
    monkeypatch.setattr("moehlo.bench.sweep.sweep", measured)
    model(tmp_path, **FOUR)
    for given in ([], ["--residency", "packed"], ["--residency", "f32"]):
        CliRunner().invoke(app, [verb, str(tmp_path / "config.json"), "--isa", "portable", *given])
    assert found == [2, 2, 0]


# grouped is what the others are compared with
@pytest.mark.parametrize(
    ("residency", "strategies", "bits"),
    [
        pytest.param("packed", "masked,grouped", 4 + 2 * 16 / 32, id="packed"),
        pytest.param("f32", "grouped", 32, id="f32", marks=pytest.mark.nightly),
    ],
)
def test_kernels_read_what_the_config_says_is_packed(
    residency: str, strategies: str, bits: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Masked-dense reads the numbers that the planes stand for, so that all agree; bytes are those of the planes."""
    monkeypatch.setattr("moehlo.bench.machine.pin_to", lambda threads: None)
    found = model(tmp_path, **FOUR)
    words = ["--tokens", "3", "--repeats", "1", "--dispatch", strategies, "--peers", "none", "--isa", "portable"]
    command = ["bench", str(tmp_path / "config.json"), *words, "--residency", residency, "--json"]
    done = CliRunner().invoke(app, command)
    assert done.exit_code == 0, done.exception
    rows = json.loads(done.stdout.splitlines()[-1])["rows"]
    assert len(rows) == len(strategies.split(","))
    assert all(row["difference"] < 1e-5 for row in rows)
    router = E * H * 4
    assert {row["bytes"] - router for row in rows} == {row["experts"] * 3 * H * I * bits / 8 for row in rows}
    assert load_workload(found, None, DType.F32).packings
    with pytest.raises(InputError, match="has no experts that are quantised in a way that kernels read"):
        load_workload(model(tmp_path), None, DType.F32, residency=Residency.PACKED)
