"""Benchmarks over packed experts: whose weights, whose bytes, and the numbers that everything else reads."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from clock import Clock, StandIn, Timed
from packed_models import FORM_IDS, FORMS, FOUR, TINY, TOP_K, E, H, I, model

from emitter.errors import InputError, UnsupportedError
from emitter.iree.module import Module
from emitter.packing import Packing
from emitter.plan import Residency, Strategy
from emitter.reading.config import Model, open_model
from emitter.signature import DType
from emitter.target import Target
from moehlo.bench import ours, rigs
from moehlo.bench.ours import Modules, graph_of, graphs_of, routing_graph, variant_graphs
from moehlo.bench.peers import HuggingFace
from moehlo.bench.rigs import Asked, _packings, open_iree
from moehlo.bench.sweep import sweep
from moehlo.bench.workload import Workload, load_on_gpu, load_workload
from tests.moehlo.command import call, document, refusal

torch = pytest.importorskip("torch")
SM_90 = Target.cuda("sm_90")
HELD = Modules(SM_90)
each_form = pytest.mark.parametrize(("quantised", "packing"), FORMS, ids=FORM_IDS)
NUMBERS = {"expert_gate_up", "expert_down"}


def packings(opened: Model, dtype: DType = DType.BF16, residency: Residency | None = None) -> Any:
    return _packings(opened.layer(None), Asked(opened, None, dtype, residency=residency), HELD)


def on_gpu(opened: Model, wanted: set[str] | None = None, free: int = 10**9) -> Workload:
    device = StandIn(Clock(), free)
    return load_on_gpu(opened, None, DType.BF16, "uniform", device, packings(opened), wanted, where="cpu")


@each_form
def test_random_planes_have_the_deviation_of_random_numbers(
    quantised: dict[str, Any], packing: Packing, tmp_path: Path
) -> None:
    """On the host and on a GPU; numbers there are those of the planes."""
    opened = model(tmp_path, **quantised)
    host, gpu = load_workload(opened, None, DType.F32), on_gpu(opened)
    assert host.packings == gpu.packings == (("expert_gate_up", packing), ("expert_down", packing))
    for name, length in (("expert_gate_up", H), ("expert_down", I)):
        for numbers in (host.weights[name], gpu.weights[name].float().numpy()):
            # MXFP4's scales are powers of two: within a factor of the root of two
            assert 0.7 < np.std(numbers) * np.sqrt(length) < 1.43
            assert abs(np.mean(numbers)) * np.sqrt(length) < 0.05
        planes = {n.removeprefix(f"{name}."): t for n, t in gpu.weights.items() if n.startswith(f"{name}.")}
        assert planes
        for expert, found in enumerate(gpu.weights[name]):
            of = {n: (t[expert].float() if t.dtype is torch.bfloat16 else t[expert]).numpy() for n, t in planes.items()}
            assert torch.equal(found, torch.from_numpy(np.asarray(packing.numbers(of), np.float32)).bfloat16())  # type: ignore[attr-defined]
    assert set(gpu.numbers) == {"router", *NUMBERS}


@pytest.mark.parametrize("verb", ["bench", "sweep"])
def test_residency_says_in_what_form_experts_are_measured(
    verb: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[int] = []

    def seen(workload: Workload, *_: object) -> None:
        found.append(len(workload.packings))
        raise InputError("seen")

    monkeypatch.setattr(rigs, "ChosenExperts", seen)
    model(tmp_path, **FOUR)
    for given in ([], ["--residency", "packed"], ["--residency", "f32"]):
        assert refusal(verb, tmp_path / "config.json", "--isa", "portable", *given) == "seen"
    assert found == [2, 2, 0]


@pytest.mark.parametrize(
    ("residency", "strategies", "bits"),
    [
        pytest.param("packed", "grouped", 4 + 2 * 16 / 32, id="packed"),
        pytest.param("packed", "masked,grouped", 4 + 2 * 16 / 32, id="both", marks=pytest.mark.nightly),
        pytest.param("f32", "grouped", 32, id="f32", marks=pytest.mark.nightly),
    ],
)
def test_kernels_read_what_the_config_says_is_packed(
    residency: str, strategies: str, bits: float, tmp_path: Path
) -> None:
    """Masked-dense reads the numbers that the planes stand for, so that all agree; bytes are those of the planes."""
    found = model(tmp_path, **FOUR)
    words = ["--tokens", "3", "--repeats", "1", "--dispatch", strategies, "--peers", "none", "--isa", "portable"]
    rows = document("bench", tmp_path / "config.json", *words, "--residency", residency)["rows"]
    assert len(rows) == len(strategies.split(","))
    assert all(row["difference"] < 1e-5 for row in rows)
    assert {row["bytes"] - E * H * 4 for row in rows} == {row["experts"] * 3 * H * I * bits / 8 for row in rows}
    assert load_workload(found, None, DType.F32).packings
    with pytest.raises(InputError, match="has no experts that are quantised in a way that kernels read"):
        load_workload(model(tmp_path), None, DType.F32, residency=Residency.PACKED)


@each_form
def test_every_graph_of_a_gpu_reads_the_planes_and_masked_dense_the_numbers(
    quantised: dict[str, Any], packing: Packing, tmp_path: Path
) -> None:
    opened = model(tmp_path, **quantised)
    spec, kept = opened.layer(None).spec, packings(opened)
    graphs = [routing_graph(spec, DType.BF16, SM_90, kept), *variant_graphs(spec, DType.BF16, SM_90, kept).values()]
    each = {s: graph_of(spec, DType.BF16, SM_90, s, packings=kept) for s in Strategy if s is not Strategy.LADDER}
    masked = each.pop(Strategy.MASKED)
    del each[Strategy.GATHERED]
    for graph in (*graphs, *each.values()):
        assert not {a.name for a in graph.signature.weights} & NUMBERS
    assert {a.name for a in masked.signature.weights} >= NUMBERS


def test_what_nobody_reads_is_not_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = model(tmp_path, **FOUR)
    planes = {f"{stem}.{plane}" for stem in NUMBERS for plane in ("codes", "scales", "biases")}
    made: list[set[str] | None] = []

    def seen(*given: Any, **_: Any) -> None:
        made.append(given[6])
        raise InputError("seen")

    monkeypatch.setattr(rigs, "load_on_gpu", seen)
    for named, strategies in (((), [Strategy.AUTO]), ((), None), (("eager",), None), ((), [Strategy.MASKED])):
        asked = Asked(opened, None, DType.BF16, strategies=strategies, peers=named)
        with pytest.raises(InputError, match="seen"), open_iree(asked, SM_90, StandIn(Clock())):
            pass
    assert made == [{"router", *planes}, {"router", *planes}, None, {"router", *planes, *NUMBERS}]
    monkeypatch.undo()
    assert set(on_gpu(opened, {"router", *planes}).weights) == {"router", *planes}
    # 4 bits and two bf16 of 32 numbers; with the numbers four times as much more
    room = E * H * 4 + E * 3 * H * I * 5 // 8
    assert on_gpu(opened, {"router", *planes}, free=room).packings
    with pytest.raises(InputError, match=r"the weights take .* of the GPU are free"):
        on_gpu(opened, free=room)


def test_a_packing_that_no_kernel_of_a_gpu_reads_is_refused_when_it_is_asked_for(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("plain", "four", "three")]
    for folder in folders:
        folder.mkdir()
    plain, packed = model(folders[0]), model(folders[1], **FOUR)
    three = model(folders[2], quantization={"bits": 3, "group_size": 32})
    for opened, dtype in ((plain, DType.BF16), (packed, DType.F32), (three, DType.BF16)):
        assert packings(opened, dtype) == ()
    assert packings(packed, residency=Residency.BF16) == ()
    with pytest.raises(InputError, match=r"--residency packed: layer 1 of .* has no experts that are quantised"):
        packings(plain, residency=Residency.PACKED)
    for opened, dtype in ((packed, DType.F32), (three, DType.BF16)):
        with pytest.raises(InputError, match=r"no kernel for cuda:sm_90 reads .*Packed experts are computed in bf16"):
            packings(opened, dtype, Residency.PACKED)
    with pytest.raises(UnsupportedError, match="has no experts"):
        graphs_of(open_model(TINY / "deepseek-v3.json").layer(0).spec, DType.BF16, SM_90, ())


def test_peers_read_the_numbers(tmp_path: Path) -> None:
    made = HuggingFace(on_gpu(model(tmp_path, **FOUR)), StandIn(Clock()), None)
    assert {tuple(p.shape) for p in made.module.parameters()} >= {(E, 2 * I, H), (E, H, I)}


@pytest.mark.parametrize(("residency", "reads"), [("packed", True), ("bf16", False)])
@pytest.mark.parametrize("verb", ["bench", "sweep"])
def test_the_command_fills_a_folder_for_experts_held_so(
    verb: str, residency: str, reads: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts: list[str] = []

    def compiled(graph: Any, target: Any) -> Module:
        texts.append(graph.text)
        return Module(graph, target, b"code", "3.13.0", False, 0.0)

    monkeypatch.setattr(ours, "compile_graph", compiled)
    model(tmp_path, **FOUR)
    words = [verb, str(tmp_path / "config.json"), "--target", "cuda:sm_90", "--dtype", "bf16", "--residency", residency]
    words += ["--modules", str(tmp_path / "kept"), "--compile-only", *(["--dispatch", "auto"] * (verb == "bench"))]
    assert call(*words).code == 0
    assert texts
    assert all(("affine4" in text) is reads for text in texts)


def test_the_line_of_a_sweep_says_how_experts_were_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened = model(tmp_path, **FOUR)
    monkeypatch.setattr(rigs, "ChosenExperts", lambda *_: lambda x: torch.zeros(len(x), TOP_K))
    monkeypatch.setattr(rigs, "Ours", lambda name, *_: Timed(name, "ours", 1.0, StandIn(Clock())))
    monkeypatch.setattr("moehlo.bench.sweep.run", lambda *_: [])
    monkeypatch.setattr("moehlo.bench.sweep.variant_times", lambda _, names: {name: {1: 1.0} for name in names})
    device = StandIn(Clock(), gpu=True)
    monkeypatch.setattr(device, "seconds", lambda run: 1e-3)
    with open_iree(Asked(opened, None, DType.BF16), SM_90, device, "cpu") as ready:
        line, rows = sweep(ready, (1,), 1, 1)
    assert (rows, line.packing, line.backend) == ([], "affine4", "cuda:sm_90/one-stand-in")
