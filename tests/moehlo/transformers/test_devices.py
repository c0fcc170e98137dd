"""On which devices the kernels compute, what they say of others, and a GPU's way with a stand-in for one."""

from __future__ import annotations

import ctypes
import dataclasses
import re
import sys
import warnings
from pathlib import Path
from typing import Any, ClassVar

import pytest
import tiny_models as tiny
import torch

import moehlo.transformers
from emitter.errors import CompileError, TargetError
from emitter.graphs import emit_experts
from emitter.iree.cuda_driver import KernelLaunch
from emitter.packing import Interleaved
from emitter.plan import Request, Strategy, plan
from emitter.signature import DType
from emitter.spec import ExpertsSpec, MoeSpec, RouterSpec
from emitter.target import Target, host_target
from emitter.text.launches import Buffer, Launch, LaunchList
from moehlo.transformers import FallbackWarning, compilation, devices, experts, refusals
from moehlo.transformers.devices import is_captured, planned, refused_device, target_on
from moehlo.transformers.modules import NotComputedError, Shape, read_module

SM_90 = Target.cuda("sm_90")


def hopper(monkeypatch: pytest.MonkeyPatch, capability: tuple[int, int] = (9, 0)) -> None:
    monkeypatch.setattr(torch.cuda, "get_device_capability", lambda _: capability)
    monkeypatch.setattr(torch.cuda, "get_device_name", lambda _: "NVIDIA H200")
    monkeypatch.setattr(torch.version, "hip", None)
    devices._refused_gpu.cache_clear()
    monkeypatch.setattr(devices, "_refused_gpu", devices._refused_gpu.__wrapped__)


def test_a_hopper_gpu_has_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    hopper(monkeypatch)
    assert refused_device(torch.device("cuda")) is None
    assert refused_device(torch.device("cuda:0")) is None
    assert target_on(torch.device("cuda:0")) == Target.cuda("sm_90", "NVIDIA-H200")
    assert target_on(torch.device("cpu")) == host_target()


@pytest.mark.parametrize(
    ("device", "capability", "reason"),
    [
        ("mps", (9, 0), "it is called on mps; the kernels are for CPUs and NVIDIA's GPUs"),
        ("cuda:1", (9, 0), "it is called on cuda:1; the kernels run on cuda:0 alone"),
        ("cuda:0", (7, 0), "it is called on a GPU of sm_70, for which there are no kernels"),
        ("cuda:0", (12, 0), "it is called on a GPU of sm_120, for which there are no kernels"),
    ],
)
def test_other_devices_are_named(
    device: str, capability: tuple[int, int], reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hopper(monkeypatch, capability)
    assert reason in (refused_device(torch.device(device)) or "")


def shape(dtype: DType = DType.BF16, hidden: int = 64, packings: Any = (), experts: int = 9) -> Shape:
    spec = MoeSpec(hidden, RouterSpec(experts + 1, 2), ExpertsSpec(experts, 32, skip=1))
    return Shape(spec, dtype, packings)


@pytest.mark.parametrize("given", [shape(), shape(DType.F32), shape(packings=(("expert_gate_up", Interleaved()),))])
def test_experts_that_a_gpus_kernels_compute_are_planned_for_all_token_counts(given: Shape) -> None:
    made = planned(given, SM_90)
    assert (made.strategy, made.tokens, made.target) == (Strategy.AUTO, None, SM_90)
    assert "kernels for sm_90" in made.reason


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
    made = planned(shape(), SM_90)
    lines = emit_experts(shape().spec, made).text.partition("func.func")[2].splitlines()
    first = next(i for i, line in enumerate(lines) if "scf.if" in line)
    assert not [line for line in lines[:first] if "flow.dispatch" in line or "stablehlo." in line]
    assert made.thresholds is not None
    gathered = sum(variant.startswith("gathered") for _, variant in made.thresholds.upto)
    assert sum("gathered_up" in line and "flow.dispatch" in line for line in lines) == gathered > 0
    static = emit_experts(
        shape().spec, plan(shape().spec, Request(Strategy.AUTO, target=SM_90, tokens=3, dtype=DType.BF16))
    ).text
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
    assert {module.gate_up_proj.data_ptr(), module.down_proj.data_ptr()} == {
        low for low, _ in session.device.ranges.values()
    }


def computed(pointers: list[int], words: list[int]) -> None:
    """The experts of ``tiny.olmoe``, silu, from addresses: x, ids, weights, expert_gate_up, expert_down, output."""
    (n,), sizes = words, [tiny.H, tiny.K, tiny.K, 2 * tiny.E * tiny.I * tiny.H, tiny.E * tiny.H * tiny.I, tiny.H]
    counts = [n * sizes[0], n * sizes[1], n * sizes[2], *sizes[3:5], n * sizes[5]]
    types = [ctypes.c_float, ctypes.c_int32, *[ctypes.c_float] * 4]
    x, ids, weights, up, down, output = (
        torch.frombuffer((type_ * count).from_address(place), dtype=torch.int32 if i == 1 else torch.float32)
        for i, (place, count, type_) in enumerate(zip(pointers, counts, types, strict=True))
    )
    up, down = up.view(tiny.E, 2 * tiny.I, tiny.H), down.view(tiny.E, tiny.H, tiny.I)
    output.zero_()
    for number in range(n * tiny.K):
        row, expert = slice(number // tiny.K * tiny.H, (number // tiny.K + 1) * tiny.H), int(ids[number])
        gate, value = (up[expert] @ x[row]).chunk(2)
        output[row] += weights[number] * (down[expert] @ (torch.nn.functional.silu(gate) * value))


def of_experts(tokens: int) -> LaunchList:
    names = ("x", "ids", "weights", "expert_gate_up", "expert_down", "output")
    step = Launch("experts", "sm_90/experts.ptx", 64, 96, (3, 1, 1), names, (tokens,))
    return LaunchList((step,), {"output": Buffer((tokens, tiny.H), DType.F32)}, ("output",))


@pytest.fixture
def launching(standing_in: list[Any], monkeypatch: pytest.MonkeyPatch) -> Any:
    """The driver of a stand-in GPU whose sessions launch, ``capturing`` or not; ``ran`` is how often they did."""
    stand_in_gpu = sys.modules["stand_in_gpu"]

    class Driver(stand_in_gpu.LoggingDriver):  # type: ignore[name-defined, misc]
        capturing, ran = False, 0

        def function(self, *_: Any) -> Any:
            assert not Driver.capturing, "nothing is loaded while a graph is captured"

        def is_capturing(self, _: int) -> bool:
            return Driver.capturing

        def run(self, steps: Any, stream: int, convert: Any) -> None:
            Driver.ran += 1
            ((_, _, parameters, _),) = (step.arguments for step in steps)
            words = [ctypes.c_int32.from_address(parameters[6]).value]
            computed([ctypes.c_void_p.from_address(place).value or 0 for place in parameters[:6]], words)

        def order_after(self, stream: int) -> None:
            assert not Driver.capturing, "a call by the runtime cannot be captured"

    session = experts.Session
    monkeypatch.setattr(stand_in_gpu, "LoggingDriver", Driver)

    def launched(module, *arguments, **options):
        graph = dataclasses.replace(module.graph, launches=of_experts)
        return session(dataclasses.replace(module, graph=graph), *arguments, **options)

    monkeypatch.setattr(experts, "Session", launched)
    monkeypatch.setattr(experts, "_numbers_on_host", lambda ids, _: ids.int())  # the module is the CPU's
    monkeypatch.setattr(experts, "is_captured", lambda _: Driver.capturing)
    return Driver


def test_a_call_whose_kernels_are_loaded_becomes_part_of_a_cuda_graph(launching: Any) -> None:
    model = tiny.olmoe()
    of, call, other = tiny.experts_of(model)[0], tiny.routed(3), tiny.routed(5)
    eager = of(*call)
    model.set_experts_implementation(moehlo.transformers.NAME)
    said = "a CUDA graph is captured, and such a call is no launches .* once over as many tokens"
    with torch.no_grad():
        launching.capturing = True
        with pytest.warns(FallbackWarning, match=said):
            of(*call)
        assert experts.answers.about(of) == {}  # to load it would have captured copies of weights
        launching.capturing = False
        before = of(*call)
        launching.capturing = True
        with warnings.catch_warnings():
            warnings.simplefilter("error", FallbackWarning)
            assert torch.equal(of(*call), before)
        assert launching.ran == 2
        refusals._warned.clear()
        with pytest.warns(FallbackWarning, match=said):  # over another number of tokens
            of(*other)
        refusals._warned.clear()
        of.down_proj.data = of.down_proj.detach().clone()
        with pytest.warns(FallbackWarning, match=said):  # and of weights that have moved
            of(*call)
    assert launching.ran == 2
    torch.testing.assert_close(before, eager, rtol=1e-4, atol=1e-5)


def test_a_prepared_model_is_captured_without_a_call_before(launching: Any) -> None:
    model = tiny.olmoe()
    model.set_experts_implementation(moehlo.transformers.NAME)
    moehlo.transformers.prepare(model, tokens=(3, 5))
    launching.capturing, before = True, launching.ran
    with torch.no_grad(), warnings.catch_warnings():
        warnings.simplefilter("error", FallbackWarning)
        for module in tiny.experts_of(model):
            for count in (3, 5):
                module(*tiny.routed(count))
    assert launching.ran == before + 4


def test_what_is_captured_is_known_by_the_stream(monkeypatch: pytest.MonkeyPatch) -> None:
    for capturing in (False, True):
        monkeypatch.setattr(torch.cuda, "is_current_stream_capturing", lambda capturing=capturing: capturing)
        assert is_captured(torch.device("cuda:0")) is capturing
        assert is_captured(torch.device("cpu")) is False


@pytest.fixture
def as_on_a_gpu(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Layers take their tensors for a GPU's, there is no compiler, and the driver notes the lists it is handed."""
    sys.path.insert(0, str(Path(__file__).parents[2] / "emitter" / "iree"))
    import stand_in_gpu

    class Driver(stand_in_gpu.LoggingDriver):
        ran: ClassVar[list[tuple[str, ...]]] = []

        def function(self, path: str, entry: str, shared_bytes: int) -> str:
            return entry

        def is_capturing(self, _: int) -> bool:
            return False

        def run(self, steps: Any, stream: int, convert: Any) -> None:
            assert all(isinstance(step, KernelLaunch) for step in steps), "torch converts something"
            Driver.ran.append(tuple(step.arguments[1] for step in steps))

    def refuse(*_: Any, **__: Any) -> Any:
        raise CompileError("the IREE compiler is not installed: pip install\nmore")

    def session(module: Any, weights: Any, *, threads: int) -> Any:
        return stand_in_gpu.on_gpu(module, weights, monkeypatch)[0]

    monkeypatch.setattr(stand_in_gpu, "LoggingDriver", Driver)
    monkeypatch.setattr(compilation, "_modules", {})
    monkeypatch.setattr(compilation, "compile_graph", refuse)
    monkeypatch.setattr("emitter.iree.deferred.compile_graph", refuse)
    monkeypatch.setattr(experts, "Session", session)
    monkeypatch.setattr(experts, "target_on", lambda _: SM_90)
    monkeypatch.setattr(experts, "_is_on_host", lambda _: False)
    return Driver


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
def test_layers_that_are_kernels_alone_need_no_compiler_and_nothing_of_torchs(
    as_on_a_gpu: Any, dtype: torch.dtype
) -> None:
    model = tiny.olmoe(dtype, hidden=48, inter=32)
    model.set_experts_implementation(moehlo.transformers.NAME)
    of = tiny.experts_of(model)[0]
    element = {torch.bfloat16: "bf16", torch.float16: "fp16"}[dtype]
    with torch.no_grad(), warnings.catch_warnings():
        warnings.simplefilter("error", FallbackWarning)
        for kind in (dtype, torch.float32, dtype):
            x, ids = torch.randn(1, 48, dtype=dtype), torch.randint(0, tiny.E, (1, tiny.K))
            output = of(x, ids, torch.rand(1, tiny.K).to(kind))
            assert (output.dtype, output.shape) == (dtype, x.shape)
        assert of(x[:0], ids[:0], torch.rand(0, tiny.K)).shape == (0, 48)
    assert len(as_on_a_gpu.ran) == 3
    for up, down in as_on_a_gpu.ran:
        # of which variant the table says
        assert up == f"gathered_up_16_given_{element}"
        assert re.fullmatch(rf"gathered_down_\d+_{element}", down)
    assert len(experts.answers.about(of)) == 2  # one for each type of weights


@pytest.mark.parametrize("error", [CompileError("not installed: pip install\nmore"), TargetError("too old")])
def test_a_call_that_is_more_than_launches_goes_to_eager_without_its_module(
    as_on_a_gpu: Any, error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any, **__: Any) -> Any:
        raise error

    monkeypatch.setattr("emitter.iree.deferred.compile_graph", refuse)
    model = tiny.olmoe(hidden=48, inter=32)
    of = tiny.experts_of(model)[0]
    call = torch.randn(3, 48), torch.randint(0, tiny.E, (3, tiny.K)), torch.rand(3, tiny.K)
    model.set_experts_implementation("eager")
    eager = of(*call)
    model.set_experts_implementation(moehlo.transformers.NAME)
    genuine = experts.emit_experts

    def emitted(*given: Any, **named: Any) -> Any:
        graph = genuine(*given, **named)
        return dataclasses.replace(graph, launches=lambda tokens: graph.launches(1) if tokens == 1 else None)

    monkeypatch.setattr(experts, "emit_experts", emitted)
    with torch.no_grad():
        of(*(each[:1] for each in call))
        assert len(as_on_a_gpu.ran) == 1
        with pytest.warns(FallbackWarning, match=f"{str(error).splitlines()[0]}$"):
            assert torch.equal(of(*call), eager)
        assert torch.equal(of(*call), eager)


@pytest.mark.parametrize("error", [CompileError("the IREE compiler is not installed\nmore"), TargetError("too old")])
def test_a_gpu_without_a_compiler_or_driver_goes_to_eager(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compilation, "_modules", {})
    monkeypatch.setattr(compilation, "compile_graph", lambda *_: (_ for _ in ()).throw(error))
    module = tiny.experts_of(tiny.olmoe())[0]
    with monkeypatch.context() as there:
        there.setattr(experts, "read_module", lambda m, k, _: read_module(m, k, torch.device("cpu")))
        there.setattr(experts, "target_on", lambda _: Target.cpu())
        with pytest.raises(NotComputedError) as caught:
            experts._load(module, 3, 1, torch.device("cuda:0"))
    assert str(caught.value) == str(error).splitlines()[0]
    with pytest.raises(type(error)):  # on a CPU it is what a user has to mend
        experts._load(module, 3, 1, torch.device("cpu"))
