"""Who computes the layer on a GPU, here on the CPU's tensors; and what the command says where there is no GPU."""

from __future__ import annotations

import signal
import threading
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from unittest import mock

import numpy as np
import pytest
from clock import Clock, StandIn, Timed

from emitter.errors import InputError, TargetError, UnsupportedError
from emitter.graphs import signature_arguments
from emitter.iree.module import Module
from emitter.plan import Plan, Strategy
from emitter.reading.config import open_model
from emitter.shapes import static
from emitter.signature import DType, Role
from emitter.target import Target
from moehlo.bench import compiling, ours, rigs
from moehlo.bench.compiling import in_time, keep_compiled, within
from moehlo.bench.contender import Absent, Unavailable, output_of
from moehlo.bench.device import TorchDevice
from moehlo.bench.ours import Modules, graph_of, graphs_of, routing_graph, variant_graphs
from moehlo.bench.peers import EXPERTS, Field, GroupedProducts, HuggingFace, HuggingFaceForm, captured, laid_out, made
from moehlo.bench.rigs import Asked, open_iree
from moehlo.bench.run import Measurement, points, run
from moehlo.bench.sweep import best_thresholds, variant_times
from moehlo.bench.table import Row
from moehlo.bench.workload import Workload, load_on_gpu, load_workload
from moehlo.bench.xla import Xla, block
from tests.moehlo.command import call, refusal
from weights import to_state_dict

torch = pytest.importorskip("torch")
TINY = Path("goldens/configs/tiny/olmoe.json")
TRUE = Path("goldens/configs/olmoe-1b-7b-0924.json")
SM_90 = Target.cuda("sm_90")


def on_gpu(path: Path = TINY, dtype: DType = DType.F32, routing: str = "uniform", free: int = 10**9) -> Workload:
    return load_on_gpu(open_model(path), None, dtype, routing, StandIn(Clock(), free), where="cpu")


def field(work: Workload, device: StandIn | None = None, seconds: float = 120.0) -> Field:
    return Field(work, device or StandIn(Clock()), None, lambda: lambda x: (None, None), seconds)


def test_weights_are_tensors_with_the_moments_of_random_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    host = load_workload(open_model(TINY), None, DType.F32)
    small = on_gpu()
    assert {n: tuple(t.shape) for n, t in small.weights.items()} == {n: a.shape for n, a in host.weights.items()}
    for name, array in host.weights.items():
        np.testing.assert_array_equal(small.weights[name].numpy(), array)
    monkeypatch.setattr("moehlo.bench.workload._SMALL", 600)
    large = on_gpu()
    for name, array in host.weights.items():
        drawn = large.weights[name].numpy()
        assert np.array_equal(drawn, array) is (array.size <= 600)
        assert abs(drawn.mean() - array.mean()) < 5 * array.std() / array.size**0.5
        assert drawn.std() == pytest.approx(array.std(), rel=0.1)
    assert on_gpu(dtype=DType.BF16).weights["expert_down"].dtype == torch.bfloat16


def test_skewed_routing_is_that_of_the_host() -> None:
    host, gpu = load_workload(open_model(TINY), None, DType.F32, "skewed"), on_gpu(routing="skewed")
    np.testing.assert_array_equal(gpu.weights["router"].numpy(), host.weights["router"])
    drawn = gpu.inputs(2000, 1)[0]
    np.testing.assert_allclose(drawn.mean(0).numpy(), gpu.common, atol=5 / 2000**0.5)


def test_no_two_inputs_are_alike() -> None:
    work = on_gpu()
    found = [*work.inputs(3, 4), *work.inputs(4, 2)]
    assert len({row.numpy().tobytes() for x in found for row in x}) == 3 * 4 + 4 * 2


def test_weights_beyond_the_gpu_are_refused() -> None:
    with pytest.raises(InputError, match=r"the weights take .* GB and 1e-06 GB of the GPU are free"):
        on_gpu(free=1000)


def test_peers_over_the_same_tensors_agree() -> None:
    work = on_gpu()
    x = work.inputs(5, 2)
    of = field(work)
    held = {t.data_ptr() for t in work.weights.values()}
    assert {t.data_ptr() for t in of.block.module.parameters()} <= held  # no second copy of the weights
    named = [*EXPERTS, "xla_masked", "xla_ragged_dot", "xla_ladder"]
    outputs = {c.name: output_of(c.prepare(x)(1)) for c in made(named, of)}
    assert list(outputs) == [*(f"HF {experts}" for experts in EXPERTS), "XLA masked", "XLA ragged_dot", "XLA ladder"]
    import jax

    weights = {n: t.numpy() for n, t in work.weights.items()}
    truth = np.asarray(block(jax, work.spec, DType.F32, "masked", x[1].numpy(), weights))
    for name, output in outputs.items():
        np.testing.assert_allclose(output, truth, rtol=0, atol=1e-4 * np.abs(truth).max(), err_msg=name)


def test_a_layout_of_another_order_is_laid_out_for_the_peer() -> None:
    work = on_gpu(Path("goldens/configs/tiny/gpt-oss.json"), DType.BF16)
    state = laid_out(work)
    held = {t.data_ptr(): name for name, t in work.weights.items()}
    kept = {name: held.get(t.data_ptr()) for name, t in state.items()}
    # what is stored as it is canonically stays where it is
    assert kept == {
        "router.weight": "router",
        "router.bias": "router_bias",
        "experts.gate_up_proj": None,
        "experts.gate_up_proj_bias": None,
        "experts.down_proj": None,
        "experts.down_proj_bias": "expert_down_bias",
    }
    gate, up = work.weights["expert_gate_up"].transpose(1, 2).chunk(2, dim=2)
    assert torch.equal(state["experts.gate_up_proj"], torch.stack([gate, up], dim=3).flatten(2))
    assert torch.equal(state["experts.down_proj"], work.weights["expert_down"].transpose(1, 2))
    form = HuggingFaceForm(field(work).block, "eager")
    assert np.isfinite(output_of(form.prepare(work.inputs(3, 1))(0))).all()


@pytest.mark.parametrize("config", sorted(TINY.parent.glob("*.json")), ids=lambda path: path.stem)
def test_weights_are_laid_out_on_their_device_as_on_the_host(config: Path) -> None:
    layer = open_model(config).layer(None)
    prefix = "" if layer.rule.hf is None else layer.rule.hf.prefix
    wanted = [a for a in signature_arguments(layer.spec, Plan(dtype=DType.F16)) if a.role is Role.WEIGHT]
    drawn = np.random.default_rng(0)
    arrays = {a.name: drawn.integers(0, 99, tuple(map(static, a.shape))).astype(a.dtype.numpy) for a in wanted}
    tensors = {name: torch.from_numpy(array) for name, array in arrays.items()}
    work = partial(Workload, layer.model, layer, layer.spec, DType.F16, "uniform", seed=0)
    state = laid_out(work(weights=tensors))
    expected = to_state_dict(arrays, layer.layout, wanted, prefix=prefix)
    assert list(state) == list(expected)
    for name, array in expected.items():
        assert state[name].is_contiguous()
        assert state[name].numpy().dtype == array.dtype
        np.testing.assert_array_equal(state[name].numpy(), array)
    # tensors without numbers, which nothing can bring to the host
    there = {name: tensor.to("meta") for name, tensor in tensors.items()}
    elsewhere = laid_out(work(weights=there))
    assert {(name, t.device.type, t.shape, t.dtype) for name, t in elsewhere.items()} == {
        (name, "meta", t.shape, t.dtype) for name, t in state.items()
    }


def test_what_cannot_be_captured_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    class Graphs:
        CUDAGraph = staticmethod(lambda: None)
        Stream = current_stream = staticmethod(mock.Mock)
        synchronize = staticmethod(lambda: None)

        @staticmethod
        def stream(_):
            raise RuntimeError("operation not permitted when stream is capturing\nmore")

    monkeypatch.setattr(torch, "cuda", Graphs)
    with pytest.raises(Unavailable, match=r"cannot be captured into a CUDA graph: operation not permitted[^\n]*$"):
        captured(lambda x: x, [torch.zeros(1)])


def test_each_graph_is_captured_on_a_stream_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    cuda = mock.MagicMock()
    cuda.Stream.side_effect = lambda: mock.Mock()
    monkeypatch.setattr(torch, "cuda", cuda)
    for _ in range(2):
        assert captured(lambda x: x + 1, [torch.zeros(1)])(0) == 1
    warm = [call.args[0] for call in cuda.stream.call_args_list]
    on = [call.kwargs["stream"] for call in cuda.graph.call_args_list]
    assert len({*map(id, warm), *map(id, on)}) == 4


def test_a_peer_that_compiles_for_too_long_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def compiles_for_ever(_: object) -> None:
        while True:
            try:
                time.sleep(60)
            except Exception:  # as compilers do, which then go on in another way
                continue

    monkeypatch.setattr(HuggingFace, "compiled", lambda *_: compiles_for_ever)
    released = threading.Event()
    monkeypatch.setattr("jax.stages.Lowered.compile", lambda _: released.wait(60))
    work = on_gpu()
    contenders = made(("grouped_mm_compile", "xla_masked"), field(work, seconds=0.05))
    messages = (r"^torch\.compile took more than 0 s$", r"^XLA's compilation took more than 0 s$")
    for contender, message in zip(contenders, messages, strict=True):
        with pytest.raises(Unavailable, match=message):
            contender.prepare(work.inputs(3, 1))
    released.set()


def test_what_peers_compile_is_kept_in_the_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import jax
    from jax._src import compilation_cache

    names = ("compilation_cache_dir", "persistent_cache_min_compile_time_secs", "persistent_cache_min_entry_size_bytes")
    before = {f"jax_{name}": getattr(jax.config, f"jax_{name}") for name in names}
    monkeypatch.setenv("TORCHINDUCTOR_CACHE_DIR", "another")
    compilation_cache.reset_cache()
    try:
        keep_compiled(tmp_path)
        work = on_gpu()
        x, device = work.inputs(3, 1), StandIn(Clock())
        Xla(work, "masked", device).prepare(x)
        first = {path.name for path in (tmp_path / "xla").iterdir()}
        assert first
        jax.clear_caches()
        Xla(work, "masked", device).prepare(x)
        assert {path.name for path in (tmp_path / "xla").iterdir()} == first
        assert torch._inductor.runtime.cache_dir_utils.cache_dir() == str(tmp_path / "torch")
    finally:
        for name, value in before.items():
            jax.config.update(name, value)
        compilation_cache.reset_cache()


def test_the_command_keeps_what_peers_compile_where_it_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen: list[object] = []
    monkeypatch.setattr(compiling, "keep_compiled", seen.append)

    def opened(asked: Asked, gpu: Target) -> None:
        seen.append((asked.compile_seconds, gpu))
        raise TargetError("no GPU")

    monkeypatch.setattr(rigs, "open_iree", opened)
    options = ["--target", "cuda:sm_90", "--keep-compiled", str(tmp_path), "--compile-seconds", "7"]
    with pytest.raises(TargetError):
        call("bench", TINY, *options)
    assert seen == [tmp_path, (7.0, SM_90)]


def test_what_a_compilation_raises_within_its_time_is_raised() -> None:
    def fails() -> None:
        raise TimeoutError("of its own")

    assert in_time(60, "it", lambda: 3) == 3
    with pytest.raises(TimeoutError, match="of its own"):
        in_time(60, "it", fails)
    with pytest.raises(ValueError, match="inside"), within(60, "it"):
        raise ValueError("inside")
    before = signal.getsignal(signal.SIGALRM)
    with within(60, "it"):
        pass
    assert signal.getsignal(signal.SIGALRM) is before
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_what_is_compiled_for_a_number_of_tokens_stays_for_others_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    log: list[str] = []
    work = on_gpu()
    held = field(work).block
    monkeypatch.setattr(torch._dynamo, "reset", lambda: log.append("reset"))
    monkeypatch.setattr(torch, "compile", lambda module, **_: log.append("compile") or module)
    for tokens in (3, 5):
        for experts in ("grouped_mm", "eager"):
            HuggingFaceForm(held, experts, "compile").prepare(work.inputs(tokens, 1))
    assert log == ["reset", "compile", "compile", "reset", "compile", "compile"]


def test_products_alone_are_those_of_the_experts() -> None:
    work = on_gpu(dtype=DType.BF16)
    x = work.inputs(7, 1)
    ids = torch.randint(0, work.spec.experts.count, (7, work.spec.router.top_k))
    alone = GroupedProducts(work, lambda _: (ids, None))
    assert alone.kind == "part"
    try:
        result = alone.prepare(x)(0)
    except RuntimeError as error:
        pytest.skip(f"this torch has no grouped product on the CPU: {error}")
    flat = ids.flatten()
    order = flat.argsort(stable=True)
    for row, assignment in zip(result, order, strict=True):
        expert, token = flat[assignment], assignment // ids.shape[1]
        both = x[0][token].bfloat16() @ work.weights["expert_gate_up"][expert].T
        expected = both[: work.spec.experts.intermediate] @ work.weights["expert_down"][expert].T
        torch.testing.assert_close(row.float(), expected.float(), atol=0.05, rtol=0.05)


# A rig of a GPU over a stand-in, and the modules.


def test_a_gpu_is_measured_by_calls_in_a_row_and_its_kernels(
    monkeypatch: pytest.MonkeyPatch, compiled: list[str]
) -> None:
    clock = Clock()
    device = StandIn(clock, gpu=True)
    monkeypatch.setattr("moehlo.bench.run.time", clock)
    monkeypatch.setattr(device, "seconds", lambda run: (run(), 1e-3)[1])
    monkeypatch.setattr(rigs, "ChosenExperts", lambda *_: lambda x: torch.zeros(len(x), 3, dtype=torch.int32))
    monkeypatch.setattr(rigs, "by_strategy", lambda w, m, s, *_: Timed(s.value, "ours", 1e-3, device))
    asked = Asked(open_model(TINY), None, DType.F32, strategies=[Strategy.AUTO], peers=["eager"])
    monkeypatch.setattr(rigs, "made", lambda names, of: [Timed(f"HF {names[0]}", "peer", 2e-3, device)])
    with open_iree(asked, SM_90, device, "cpu") as opened:
        assert (opened.rig.machine.cpu, opened.rig.machine.isa, opened.rig.between) == ("one stand-in", "sm_90", False)
        rows = run(opened.work, Measurement(points([2]), repeats=1), opened.rig, opened.contenders())
    assert [row.contender for row in rows] == ["auto", "HF eager", "auto, kernels alone"]
    assert rows[0].experts == 1  # all tokens chose the first


def test_a_sweep_goes_by_kernels_alone_where_all_are_seen() -> None:
    def row(name: str, tokens: int, median: float) -> Row:
        from table_rows import row as made_row

        return made_row(name, tokens, median, least=1e-6, kind="ours")

    times = {1: (1e-3, 3e-3), 4: (2e-3, 3e-3), 16: (8e-3, 3e-3)}
    calls = [row(name, n, t) for n, both in times.items() for name, t in zip(("few", "many"), both, strict=True)]
    alone = [replace(r, contender=f"{r.contender}, kernels alone", median=r.median / 2, kind="part") for r in calls]
    found = variant_times([*calls, *alone], ["few", "many"])
    assert found["few"] == pytest.approx({1: 5e-4, 4: 1e-3, 16: 4e-3})
    assert best_thresholds(found).upto == ((4, "few"),)
    assert variant_times([*calls, *alone[1:]], ["few", "many"])["few"] == pytest.approx({1: 1e-3, 4: 2e-3, 16: 8e-3})


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    labels: list[str] = []
    get = Modules.get

    def noting(self, graph, label):
        labels.append(label)
        return get(self, graph, label)

    monkeypatch.setattr(Modules, "get", noting)
    fake = lambda graph, target: Module(graph, target, b"code", "3.13.0", False, 0.0)  # noqa: E731
    monkeypatch.setattr(ours, "compile_graph", fake)
    return labels


def spec(path: Path = TRUE):
    return open_model(path).layer(None).spec


def test_a_folder_is_filled_with_all_that_is_measured(compiled: list[str], tmp_path: Path) -> None:
    held, layer = Modules(SM_90, tmp_path), spec()
    strategies = (Strategy.AUTO, Strategy.GATHERED, Strategy.MASKED)
    ours.compile_all(held, graphs_of(layer, DType.BF16, SM_90, strategies), DType.BF16)
    assert compiled == ["routing bf16", "auto bf16", "gathered bf16", "masked bf16"]
    compiled.clear()
    ours.compile_all(held, graphs_of(layer, DType.BF16, SM_90, None), DType.BF16)
    variants = variant_graphs(layer, DType.BF16, SM_90)
    assert [*variants][:: len(variants) - 1] == ["gathered", "grouped"]
    assert compiled == ["routing bf16", *(f"{name} bf16" for name in variants)]
    assert len({held.path(g) for g in variants.values()}) == len(variants)
    # a strategy that there are no kernels for is left out
    assert [name for name, _ in graphs_of(spec(TINY), DType.F32, SM_90, [Strategy.GATHERED])] == ["routing"]


def test_a_layer_without_kernels_has_nothing_to_sweep() -> None:
    with pytest.raises(UnsupportedError, match=r"cuda:sm_90 has nothing to choose between for this layer: .* is 40"):
        variant_graphs(replace(spec(), hidden=40), DType.F32, SM_90)


def test_each_variant_is_taken_for_every_call() -> None:
    texts = {name: graph.text for name, graph in variant_graphs(spec(), DType.BF16, SM_90).items()}
    for name, text in texts.items():
        assert ("few_up" in text) is name.startswith("gathered")
        assert "scf.if" not in text
    auto = graph_of(spec(), DType.BF16, SM_90, Strategy.AUTO).text
    assert "scf.if" in auto


def test_strategies_that_there_are_no_kernels_for_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rigs, "ChosenExperts", lambda *_: None)
    asked = Asked(open_model(TINY), None, DType.F32, strategies=[Strategy.GATHERED])
    device = StandIn(Clock(), gpu=True)
    device.seconds = lambda run: (run(), 1e-3)[1]  # type: ignore[method-assign]
    with open_iree(asked, SM_90, device, "cpu") as opened:
        (gathered,) = opened.contenders()
    assert isinstance(gathered, Absent)
    assert gathered.name == "gathered"
    with pytest.raises(Unavailable, match="hidden size is 40"):
        gathered.prepare([])


# The command.


@pytest.mark.skipif(torch.cuda.is_available(), reason="this machine has a GPU")
@pytest.mark.parametrize("verb", ["bench", "sweep"])
def test_without_a_gpu_the_command_says_what_can_be_done(verb: str) -> None:
    refused = refusal(verb, TINY, "--target", "cuda:sm_90", "--dtype", "bf16")
    assert "torch sees none here; `--compile-only --modules DIR` fills a folder" in refused
    with pytest.raises(TargetError):
        TorchDevice()


@pytest.mark.parametrize("verb", ["bench", "sweep"])
def test_compile_only_fills_the_folder_and_measures_nothing(verb: str, compiled: list[str], tmp_path: Path) -> None:
    options = ["--target", "cuda:sm_90", "--dtype", "bf16", "--modules", str(tmp_path / "held"), "--compile-only"]
    assert call(verb, TRUE, *options).code == 0
    assert compiled[0] == "routing bf16"
    assert ("auto bf16" in compiled) is (verb == "bench")
    assert len(list((tmp_path / "held").iterdir())) == len(compiled)


def test_a_folder_that_lacks_a_module_is_named_with_what_fills_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(
        TargetError, match=r"for cuda:sm_90 and IREE .*--compile-only`, with the same --target cuda:sm_90"
    ):
        Modules(SM_90, tmp_path).get(routing_graph(spec(), DType.BF16, SM_90), "routing bf16")
