"""On which devices the kernels compute, what they say of others, and a GPU's way with a stand-in for one."""

from __future__ import annotations

import sys
import warnings
from pathlib import Path
from typing import Any

import pytest
import tiny_models as tiny
import torch

import moehlo.transformers
from emitter.backend import Cpu, Cuda
from emitter.errors import CompileError, TargetError
from emitter.graphs import EmitOptions, Strategy, emit_experts
from emitter.packing import Alternating
from emitter.signature import DType
from emitter.spec import ExpertsSpec, MoeSpec, RouterSpec
from moehlo.transformers import FallbackWarning, experts
from moehlo.transformers.devices import backend_on, planned, refused_device
from moehlo.transformers.modules import NotComputedError, Shape, read_module

SM_90 = Cuda("sm_90")


def hopper(monkeypatch: pytest.MonkeyPatch, capability: tuple[int, int] = (9, 0), capturing: bool = False) -> None:
    monkeypatch.setattr(torch.cuda, "get_device_capability", lambda _: capability)
    monkeypatch.setattr(torch.cuda, "get_device_name", lambda _: "NVIDIA H200")
    monkeypatch.setattr(torch.cuda, "is_current_stream_capturing", lambda: capturing)
    monkeypatch.setattr(torch.version, "hip", None)


def test_a_hopper_gpu_has_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    hopper(monkeypatch)
    assert refused_device(torch.device("cuda")) is None
    assert refused_device(torch.device("cuda:0")) is None
    assert backend_on(torch.device("cuda:0")) == Cuda("sm_90", "NVIDIA-H200")
    assert isinstance(backend_on(torch.device("cpu")), Cpu)


@pytest.mark.parametrize(
    ("device", "capability", "capturing", "reason"),
    [
        ("mps", (9, 0), False, "it is called on mps; the kernels are for CPUs and NVIDIA's GPUs"),
        ("cuda:1", (9, 0), False, "it is called on cuda:1; the kernels run on cuda:0 alone"),
        ("cuda:0", (7, 0), False, "it is called on a GPU of sm_70, for which there are no kernels"),
        ("cuda:0", (12, 0), False, "it is called on a GPU of sm_120, for which there are no kernels"),
        ("cuda:0", (9, 0), True, "a CUDA graph is captured"),
    ],
)
def test_other_devices_are_named(
    device: str, capability: tuple[int, int], capturing: bool, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hopper(monkeypatch, capability, capturing)
    assert reason in (refused_device(torch.device(device)) or "")


def shape(dtype: DType = DType.BF16, hidden: int = 64, packings: Any = (), experts: int = 9) -> Shape:
    spec = MoeSpec(hidden, RouterSpec(experts + 1, 2), ExpertsSpec(experts, 32, skip=1))
    return Shape(spec, dtype, packings)


@pytest.mark.parametrize("given", [shape(), shape(DType.F32), shape(packings=(("expert_gate_up", Alternating()),))])
def test_experts_that_a_gpus_kernels_compute_are_planned_for_all_token_counts(given: Shape) -> None:
    options, reason = planned(given, SM_90)
    assert (options.strategy, options.tokens, options.backend) == (Strategy.AUTO, None, SM_90)
    assert "kernels for sm_90" in reason


@pytest.mark.parametrize(
    ("refused", "reason"),
    [
        (shape(hidden=40), "hidden size is 40; the kernels are for multiples of 16"),
        (shape(experts=513), "chooses 2 of 513 experts; the kernels are for at most 64 of 512"),
    ],
)
def test_experts_that_they_do_not_compute_are_left_to_eager(refused: Shape, reason: str) -> None:
    with pytest.raises(NotComputedError, match=reason):
        planned(refused, SM_90)


def test_a_gpu_is_handed_one_variant_whole() -> None:
    """Nothing is launched before the choice: it would be another command buffer."""
    options, _ = planned(shape(), SM_90)
    lines = emit_experts(shape().spec, options).text.partition("func.func")[2].splitlines()
    first = next(i for i, line in enumerate(lines) if "scf.if" in line)
    assert not [line for line in lines[:first] if "flow.dispatch" in line or "stablehlo." in line]
    assert sum("gathered_up" in line and "flow.dispatch" in line for line in lines) == 1
    static = emit_experts(shape().spec, EmitOptions(3, DType.BF16, Strategy.AUTO, backend=SM_90)).text
    assert "scf.if" not in static


@pytest.fixture
def standing_in(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Sessions take torch's CPU tensors for a GPU's; those that are opened."""
    sys.path.insert(0, str(Path(__file__).parents[2] / "emitter" / "iree"))
    from stand_in_gpu import on_gpu

    opened: list[Any] = []

    def session(module: Any, weights: Any, *, threads: int) -> Any:
        opened.append(on_gpu(module, weights, monkeypatch))
        return opened[-1][0]

    monkeypatch.setattr(experts, "Session", session)
    return opened


def test_parameters_are_in_place_and_calls_come_behind_the_callers_stream(standing_in: list[Any]) -> None:
    model = tiny.olmoe()
    eager = [tiny.experts_of(model)[0](*tiny.routed(n, seed=n)) for n in (3, 5)]
    model.set_experts_implementation(moehlo.transformers.NAME)
    module = tiny.experts_of(model)[0]
    with torch.no_grad(), warnings.catch_warnings():
        warnings.simplefilter("error", FallbackWarning)
        outputs = [module(*tiny.routed(n, seed=n)) for n in (3, 5)]
        gpu, driver = standing_in[0][1:]
        before = len(driver.log)
        gpu.current = 31
        again = module(*tiny.routed(3, seed=3))
        assert driver.log[before:].count(31) >= 1
        module.down_proj.mul_(2)
        doubled = module(*tiny.routed(3, seed=3))
    for output, reference in zip([*outputs, again], [*eager, eager[0]], strict=True):
        torch.testing.assert_close(output, reference, rtol=1e-4, atol=1e-5)
    torch.testing.assert_close(doubled, 2 * again)
    assert len(standing_in) == 1
    session = standing_in[0][0]
    assert session.copied_weights == ()
    assert {module.gate_up_proj.data_ptr(), module.down_proj.data_ptr()} == {low for low, _ in session._weight_ranges}


@pytest.mark.parametrize("error", [CompileError("the IREE compiler is not installed\nmore"), TargetError("too old")])
def test_a_gpu_without_a_compiler_or_driver_goes_to_eager(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(experts, "_modules", {})
    monkeypatch.setattr(experts, "compile_graph", lambda *_: (_ for _ in ()).throw(error))
    module = tiny.experts_of(tiny.olmoe())[0]
    with monkeypatch.context() as there:
        there.setattr(experts, "read_module", lambda m, k, _: read_module(m, k, torch.device("cpu")))
        there.setattr(experts, "backend_on", lambda _: Cpu())
        with pytest.raises(NotComputedError) as caught:
            experts._load(module, 3, 1, torch.device("cuda:0"))
    assert str(caught.value) == str(error).splitlines()[0]
    with pytest.raises(type(error)):  # on a CPU it is what a user has to mend
        experts._load(module, 3, 1, torch.device("cpu"))
