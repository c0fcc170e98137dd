"""Benchmarks and sweeps of a GPU over packed experts: planes as kernels read them, and the numbers that peers read."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from clock import Clock
from stand_in_device import StandInDevice
from typer.testing import CliRunner

from emitter.errors import InputError, UnsupportedError
from emitter.golden import goldens_root
from emitter.iree.module import Module
from emitter.packing import BlockFp8, MlxAffine, Mxfp4, Packing
from emitter.plan import Residency, Strategy
from emitter.reading.config import Model, open_model
from emitter.signature import DType
from emitter.target import Target
from moehlo.bench import ours
from moehlo.bench.gpu import contenders
from moehlo.bench.gpu.entrants import routing_graph, strategy_graph, variant_graphs, weights_read
from moehlo.bench.gpu.workload import load_on_gpu, packings_on_gpu
from moehlo.bench.table import Row
from moehlo.cli import measure_gpu
from moehlo.cli.app import app

torch = pytest.importorskip("torch")
TINY = goldens_root() / "configs" / "tiny"
E, H, I, TOP_K = 6, 128, 64, 3  # noqa: E741
SM_90 = Target.cuda("sm_90")
FOUR = {"quantization": {"bits": 4, "group_size": 32}}
FORMS = [
    (FOUR, MlxAffine(4, 32, DType.BF16)),
    ({"quantization_config": {"quant_method": "mxfp4"}}, Mxfp4()),
    ({"quantization_config": {"quant_method": "fp8", "weight_block_size": [32, 64]}}, BlockFp8(32, 64)),
]
each_form = pytest.mark.parametrize(("quantised", "packing"), FORMS, ids=["affine", "mxfp4", "fp8"])


def model(folder: Path, **quantised: Any) -> Model:
    config = json.loads((TINY / "qwen3-moe.json").read_text())
    sizes = {"hidden_size": H, "moe_intermediate_size": I, "num_experts": E, "num_local_experts": E}
    sizes["num_experts_per_tok"] = TOP_K
    (folder / "config.json").write_text(json.dumps(config | sizes | quantised))
    return open_model(folder / "config.json")


def loaded(opened: Model, wanted: set[str] | None = None, free: int = 10**9):
    packings = packings_on_gpu(opened.layer(None), DType.BF16, SM_90, None)
    device = StandInDevice(Clock(), free)
    return load_on_gpu(opened, None, DType.BF16, "uniform", device, packings, wanted, where="cpu")


@each_form
def test_numbers_are_those_of_the_planes(quantised: dict[str, Any], packing: Packing, tmp_path: Path) -> None:
    work = loaded(model(tmp_path, **quantised))
    assert work.packings == (("expert_gate_up", packing), ("expert_down", packing))
    for name, fan_in in (("expert_gate_up", H), ("expert_down", I)):
        planes = {n.removeprefix(f"{name}."): t for n, t in work.weights.items() if n.startswith(f"{name}.")}
        assert planes
        for expert, found in enumerate(work.weights[name]):
            of = {
                n: t[expert].float().numpy() if t.dtype is torch.bfloat16 else t[expert].numpy()
                for n, t in planes.items()
            }
            true = torch.from_numpy(np.asarray(packing.numbers(of), np.float32)).bfloat16()
            assert torch.equal(found, true)
        assert 0.7 < float(work.weights[name].float().std()) * fan_in**0.5 < 1.43
    assert set(work.numbers) == {"router", "expert_gate_up", "expert_down"}


@each_form
def test_every_graph_reads_the_planes_and_masked_dense_the_numbers(
    quantised: dict[str, Any], packing: Packing, tmp_path: Path
) -> None:
    opened = model(tmp_path, **quantised)
    spec, packings = opened.layer(None).spec, packings_on_gpu(opened.layer(None), DType.BF16, SM_90, None)
    numbers = {"expert_gate_up", "expert_down"}
    graphs = [routing_graph(spec, DType.BF16, SM_90, packings)]
    graphs += variant_graphs(spec, DType.BF16, SM_90, packings).values()
    graphs += [strategy_graph(spec, DType.BF16, SM_90, s, packings) for s in (Strategy.AUTO, Strategy.GROUPED)]
    for graph in graphs:
        assert not {a.name for a in graph.signature.weights} & numbers
    masked = strategy_graph(spec, DType.BF16, SM_90, Strategy.MASKED, packings)
    assert {a.name for a in masked.signature.weights} >= numbers
    assert not weights_read(spec, DType.BF16, SM_90, (Strategy.AUTO,), packings) & numbers
    assert not weights_read(spec, DType.BF16, SM_90, (), packings, sweep=True) & numbers
    assert weights_read(spec, DType.BF16, SM_90, (Strategy.MASKED,), packings) >= numbers


def test_what_nobody_reads_is_not_made(tmp_path: Path) -> None:
    opened = model(tmp_path, **FOUR)
    stems = ("expert_gate_up", "expert_down")
    planes = {f"{stem}.{plane}" for stem in stems for plane in ("codes", "scales", "biases")}
    work = loaded(opened, {"router", *planes})
    assert set(work.weights) == {"router", *planes}
    # 4 bits and two bf16 of 32 numbers; with the numbers four times as much more
    room = E * H * 4 + E * 3 * H * I * 5 // 8
    assert loaded(opened, {"router", *planes}, free=room).packings
    with pytest.raises(InputError, match=r"the weights take .* of the GPU are free"):
        loaded(opened, free=room)


def test_a_packing_that_no_kernel_reads_is_refused_when_it_is_asked_for(tmp_path: Path) -> None:
    plain, packed = model(tmp_path).layer(None), model(tmp_path, **FOUR).layer(None)
    three = model(tmp_path, quantization={"bits": 3, "group_size": 32}).layer(None)
    for layer, dtype in ((plain, DType.BF16), (packed, DType.F32), (three, DType.BF16)):
        assert packings_on_gpu(layer, dtype, SM_90, None) == ()
    assert packings_on_gpu(packed, DType.BF16, SM_90, Residency.BF16) == ()
    with pytest.raises(InputError, match=r"--residency packed: layer 1 of .* has no experts that are quantised"):
        packings_on_gpu(plain, DType.BF16, SM_90, Residency.PACKED)
    for layer, dtype in ((packed, DType.F32), (three, DType.BF16)):
        with pytest.raises(InputError, match=r"no kernel for cuda:sm_90 reads .*Packed experts are computed in bf16"):
            packings_on_gpu(layer, dtype, SM_90, Residency.PACKED)
    with pytest.raises(UnsupportedError, match="has no experts"):
        weights_read(open_model(TINY / "deepseek-v3.json").layer(0).spec, DType.BF16, SM_90, ())


def test_peers_read_the_numbers(tmp_path: Path) -> None:
    work = loaded(model(tmp_path, **FOUR))
    numbers = replace(work, weights=work.numbers)
    made = contenders.HuggingFaceOnGpu(numbers, StandInDevice(Clock()), where="cpu")
    assert {tuple(p.shape) for p in made.module.parameters()} >= {(E, 2 * I, H), (E, H, I)}


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found: list[str] = []

    def compiled(graph, target):
        found.append(graph.text)
        return Module(b"code", target, graph.entries, "3.13.0", False, 0.0)

    monkeypatch.setattr(ours, "compile_graph", compiled)
    return found


@pytest.mark.parametrize(("residency", "reads"), [("packed", True), ("bf16", False)])
@pytest.mark.parametrize("verb", ["bench", "sweep"])
def test_the_command_fills_a_folder_for_experts_held_so(
    verb: str, residency: str, reads: bool, texts: list[str], tmp_path: Path
) -> None:
    model(tmp_path, **FOUR)
    words = [verb, str(tmp_path / "config.json"), "--target", "cuda:sm_90", "--dtype", "bf16", "--residency", residency]
    words += ["--modules", str(tmp_path / "kept"), "--compile-only", *(["--dispatch", "auto"] * (verb == "bench"))]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.exception
    assert texts
    assert all(("affine4" in text) is reads for text in texts)


def test_the_line_of_a_sweep_says_how_experts_were_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened = model(tmp_path, **FOUR)
    variants = [*variant_graphs(opened.layer(None).spec, DType.BF16, SM_90)]
    monkeypatch.setattr(measure_gpu, "TorchDevice", lambda: StandInDevice(Clock()))
    monkeypatch.setattr(measure_gpu, "load_on_gpu", lambda *a, where: load_on_gpu(*a, where="cpu"))
    monkeypatch.setattr(measure_gpu, "chosen_experts", lambda *_: None)
    monkeypatch.setattr(measure_gpu, "probes", lambda *_, where: None)
    monkeypatch.setattr("moehlo.bench.gpu.sweep.OursOnGpu", lambda name, work, held, graph: name)
    monkeypatch.setattr("moehlo.bench.gpu.sweep.run_on_gpu", lambda *_: [])
    monkeypatch.setattr("moehlo.bench.gpu.sweep.variant_times", lambda *_: {name: {1: 1.0} for name in variants})
    line, rows = measure_gpu.sweep_gpu(opened, None, DType.BF16, SM_90, None, 1, (1,), False, lambda _: None)
    assert rows == list[Row]()
    assert line.packing == "affine4"
