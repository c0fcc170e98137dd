"""Who computes the layer on a GPU, here on the CPU's tensors; and what the command says where there is no GPU."""

import functools
import signal
import threading
import time
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from unittest import mock

import numpy as np
import pytest
from clock import Clock
from stand_in_device import StandInDevice
from typer.testing import CliRunner

from emitter.errors import InputError, TargetError, UnsupportedError
from emitter.graphs import signature_arguments
from emitter.iree.module import Module
from emitter.plan import Plan as LayerPlan
from emitter.plan import Strategy
from emitter.reading.config import open_model
from emitter.shapes import static
from emitter.signature import DType, Role
from emitter.target import Target
from moehlo.bench import ours
from moehlo.bench.contender import Unavailable
from moehlo.bench.gpu import contenders, entrants
from moehlo.bench.gpu.contenders import (
    GroupedProducts,
    HuggingFaceForm,
    HuggingFaceOnGpu,
    XlaOnGpu,
    _state,
    captured,
    in_time,
    keep_compiled,
    within,
)
from moehlo.bench.gpu.device import TorchDevice, probes
from moehlo.bench.gpu.entrants import compile_for_gpu, entrants_on_gpu, routing_graph, strategy_graph, variant_graphs
from moehlo.bench.gpu.workload import inputs_on_gpu, load_on_gpu
from moehlo.bench.ours import Modules
from moehlo.bench.peers import EXPERTS
from moehlo.bench.run import Plan
from moehlo.bench.workload import load_workload
from moehlo.bench.xla import block
from moehlo.cli.app import app
from weights import to_state_dict

torch = pytest.importorskip("torch")
TINY = Path("goldens/configs/tiny/olmoe.json")
TRUE = Path("goldens/configs/olmoe-1b-7b-0924.json")
SM_90 = Target.cuda("sm_90")


def on_gpu(path: Path = TINY, dtype: DType = DType.F32, routing: str = "uniform", free: int = 10**9):
    return load_on_gpu(open_model(path), None, dtype, routing, StandInDevice(Clock(), free), where="cpu")


def test_weights_are_tensors_with_the_moments_of_random_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    host = load_workload(open_model(TINY), None, DType.F32)
    small = on_gpu()
    assert {n: tuple(t.shape) for n, t in small.weights.items()} == {n: a.shape for n, a in host.weights.items()}
    for name, array in host.weights.items():
        np.testing.assert_array_equal(small.weights[name].numpy(), array)
    monkeypatch.setattr("moehlo.bench.gpu.workload._SMALL", 600)
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
    drawn = inputs_on_gpu(gpu, 2000, 1, where="cpu")[0]
    np.testing.assert_allclose(drawn.mean(0).numpy(), gpu.common, atol=5 / 2000**0.5)


def test_no_two_inputs_are_alike() -> None:
    work = on_gpu()
    found = [*inputs_on_gpu(work, 3, 4, where="cpu"), *inputs_on_gpu(work, 4, 2, where="cpu")]
    assert len({row.numpy().tobytes() for x in found for row in x}) == 3 * 4 + 4 * 2


def test_weights_beyond_the_gpu_are_refused() -> None:
    with pytest.raises(InputError, match=r"the weights take .* GB and 1e-06 GB of the GPU are free"):
        on_gpu(free=1000)


def test_peers_over_the_same_tensors_agree() -> None:
    work = on_gpu()
    x = inputs_on_gpu(work, 5, 2, where="cpu")
    device = StandInDevice(Clock())
    made = HuggingFaceOnGpu(work, device, where="cpu")
    held = {t.data_ptr() for t in work.weights.values()}
    assert {t.data_ptr() for t in made.module.parameters()} <= held  # no second copy of the weights
    forms = [HuggingFaceForm(made, experts, "called") for experts in EXPERTS]
    ways = [XlaOnGpu(work, way, device, platform="cpu") for way in ("masked", "ragged_dot", "ladder")]
    outputs = {c.name: c.array(c.prepare(x)(1)) for c in [*forms, *ways]}
    assert list(outputs) == [
        *(f"HF {experts}" for experts in EXPERTS),
        "XLA masked",
        "XLA ragged_dot",
        "XLA ladder",
    ]
    import jax

    weights = {n: t.numpy() for n, t in work.weights.items()}
    truth = np.asarray(block(jax, work.spec, DType.F32, "masked", x[1].numpy(), weights))
    for name, output in outputs.items():
        np.testing.assert_allclose(output.numpy(), truth, rtol=0, atol=1e-4 * np.abs(truth).max(), err_msg=name)


def test_a_layout_of_another_order_is_laid_out_for_the_peer() -> None:
    work = on_gpu(Path("goldens/configs/tiny/gpt-oss.json"), DType.BF16)
    state = _state(work, "cpu")
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
    made = HuggingFaceOnGpu(work, StandInDevice(Clock()), where="cpu")
    form = HuggingFaceForm(made, "eager", "called")
    x = inputs_on_gpu(work, 3, 1, where="cpu")
    assert bool(torch.isfinite(form.array(form.prepare(x)(0))).all())


@pytest.mark.parametrize("config", sorted(TINY.parent.glob("*.json")), ids=lambda path: path.stem)
def test_weights_are_laid_out_on_their_device_as_on_the_host(config: Path) -> None:
    layer = open_model(config).layer(None)
    prefix = "" if layer.rule.hf is None else layer.rule.hf.prefix
    wanted = [a for a in signature_arguments(layer.spec, LayerPlan(dtype=DType.F16)) if a.role is Role.WEIGHT]
    drawn = np.random.default_rng(0)
    arrays = {a.name: drawn.integers(0, 99, tuple(map(static, a.shape))).astype(a.dtype.numpy) for a in wanted}
    tensors = {name: torch.from_numpy(array) for name, array in arrays.items()}
    state = _state(SimpleNamespace(spec=layer.spec, layer=layer, weights=tensors), "cpu")
    expected = to_state_dict(arrays, layer.layout, wanted, prefix=prefix)
    assert list(state) == list(expected)
    for name, array in expected.items():
        assert state[name].is_contiguous()
        assert state[name].numpy().dtype == array.dtype
        np.testing.assert_array_equal(state[name].numpy(), array)
    # tensors without numbers, which nothing can bring to the host
    there = {name: tensor.to("meta") for name, tensor in tensors.items()}
    laid_out = _state(SimpleNamespace(spec=layer.spec, layer=layer, weights=there), "meta")
    assert {(name, t.device.type, t.shape, t.dtype) for name, t in laid_out.items()} == {
        (name, "meta", t.shape, t.dtype) for name, t in state.items()
    }


def test_memory_for_copied_weights_is_the_gpus() -> None:
    made = HuggingFaceOnGpu(on_gpu(), StandInDevice(Clock(), free=1000), where="cpu")
    with pytest.raises(Unavailable, match="it would copy"):
        HuggingFaceForm(made, "batched_mm", "called").prepare([torch.zeros(64, 40)])


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


def test_a_peer_that_compiles_for_too_long_is_left_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    work, device = on_gpu(), StandInDevice(Clock())
    x = inputs_on_gpu(work, 3, 1, where="cpu")
    made = HuggingFaceOnGpu(work, device, where="cpu")

    def compiles_for_ever(_):
        while True:
            try:
                time.sleep(60)
            except Exception:  # as compilers do, which then go on in another way
                continue

    monkeypatch.setattr(made, "compiled", lambda _: compiles_for_ever)
    released = threading.Event()
    monkeypatch.setattr("jax.stages.Lowered.compile", lambda _: released.wait(60))
    # as the command hands it on
    monkeypatch.setattr(entrants, "HuggingFaceOnGpu", lambda *_: made)
    monkeypatch.setattr(entrants, "XlaOnGpu", functools.partial(XlaOnGpu, platform="cpu"))
    peers = ("grouped_mm_compile", "xla_masked")
    nobody = Modules(SM_90, tmp_path)
    compiles = entrants_on_gpu(work, nobody, SM_90, (), peers, device, lambda _: 1, compile_seconds=0.05)
    messages = (r"^torch\.compile took more than 0 s$", r"^XLA's compilation took more than 0 s$")
    for entrant, message in zip(compiles, messages, strict=True):
        assert entrant.contender is not None
        with pytest.raises(Unavailable, match=message):
            entrant.contender.prepare(x)
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
        x = inputs_on_gpu(work, 3, 1, where="cpu")
        XlaOnGpu(work, "masked", StandInDevice(Clock()), platform="cpu").prepare(x)
        first = {path.name for path in (tmp_path / "xla").iterdir()}
        assert first
        jax.clear_caches()
        XlaOnGpu(work, "masked", StandInDevice(Clock()), platform="cpu").prepare(x)
        assert {path.name for path in (tmp_path / "xla").iterdir()} == first
        assert torch._inductor.runtime.cache_dir_utils.cache_dir() == str(tmp_path / "torch")
    finally:
        for name, value in before.items():
            jax.config.update(name, value)
        compilation_cache.reset_cache()


def test_the_command_keeps_what_peers_compile_where_it_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen: list[object] = []
    monkeypatch.setattr(contenders, "keep_compiled", seen.append)

    def measured(*given):
        seen.append(next(each for each in given if isinstance(each, Plan)).compile_seconds)
        raise TargetError("no GPU")

    monkeypatch.setattr("moehlo.cli.measure_gpu.bench_on_gpu", measured)
    options = ["--target", "cuda:sm_90", "--keep-compiled", str(tmp_path), "--compile-seconds", "7"]
    assert isinstance(bench(*options).exception, TargetError)
    assert seen == [tmp_path, 7.0]


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
    made = HuggingFaceOnGpu(on_gpu(), StandInDevice(Clock()), where="cpu")
    monkeypatch.setattr(torch._dynamo, "reset", lambda: log.append("reset"))
    monkeypatch.setattr(torch, "compile", lambda module, **_: log.append("compile") or module)
    for tokens in (3, 5):
        for experts in ("grouped_mm", "eager"):
            HuggingFaceForm(made, experts, "compile").prepare(inputs_on_gpu(on_gpu(), tokens, 1, where="cpu"))
    assert log == ["reset", "compile", "compile", "reset", "compile", "compile"]


def test_products_alone_are_those_of_the_experts() -> None:
    work = on_gpu(dtype=DType.BF16)
    x = inputs_on_gpu(work, 7, 1, where="cpu")
    ids = torch.randint(0, work.spec.experts.count, (7, work.spec.router.top_k))
    alone = GroupedProducts(work, lambda _: ids)
    assert alone.array(None) is None
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


def test_ceilings_are_of_their_bytes_and_products(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("moehlo.bench.gpu.device.READ_BYTES", 4096)
    monkeypatch.setattr("moehlo.bench.gpu.device.SIDE", 16)
    clock = Clock()
    device = StandInDevice(clock)

    def seconds(run):
        run()
        return 0.5

    device.seconds = seconds
    found = probes(device, DType.BF16, where="cpu")
    rates = (found.read.rate(), found.copy.rate(), found.matmul.rate())
    # what takes as long and moves twice the bytes is the faster way to move them
    assert found.read.name == "torch copy"
    assert rates == (2 * 2 * 4096, 2 * 2 * 4096, 2 * 2 * 16**3)


# The modules.


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    labels: list[str] = []
    get = Modules.get

    def noting(self, graph, label):
        labels.append(label)
        return get(self, graph, label)

    monkeypatch.setattr(Modules, "get", noting)
    fake = lambda graph, target: Module(b"code", target, graph.entries, "3.13.0", False, 0.0)  # noqa: E731
    monkeypatch.setattr(ours, "compile_graph", fake)
    return labels


def spec(path: Path = TRUE):
    return open_model(path).layer(None).spec


def test_a_folder_is_filled_with_all_that_is_measured(compiled: list[str], tmp_path: Path) -> None:
    held = Modules(SM_90, tmp_path)
    compile_for_gpu(spec(), DType.BF16, held, SM_90, (Strategy.AUTO, Strategy.GATHERED, Strategy.MASKED))
    assert compiled == ["routing bf16", "auto bf16", "gathered bf16", "masked bf16"]
    compiled.clear()
    compile_for_gpu(spec(), DType.BF16, held, SM_90, (), sweep=True)
    variants = list(variant_graphs(spec(), DType.BF16, SM_90))
    assert variants[0] == "gathered"
    assert variants[-1] == "grouped"
    assert compiled == ["routing bf16", *(f"{name} bf16" for name in variants)]
    assert len({held.path(g) for g in variant_graphs(spec(), DType.BF16, SM_90).values()}) == len(variants)


def test_a_layer_without_kernels_has_nothing_to_sweep() -> None:
    with pytest.raises(UnsupportedError, match=r"cuda:sm_90 has nothing to choose between for this layer: .* is 40"):
        variant_graphs(replace(spec(), hidden=40), DType.F32, SM_90)


def test_each_variant_is_taken_for_every_call() -> None:
    texts = {name: graph.text for name, graph in variant_graphs(spec(), DType.BF16, SM_90).items()}
    for name, text in texts.items():
        assert ("few_up" in text) is name.startswith("gathered")
        assert "scf.if" not in text
    auto = strategy_graph(spec(), DType.BF16, SM_90, Strategy.AUTO).text
    assert "scf.if" in auto


def test_strategies_that_there_are_no_kernels_for_say_so(tmp_path: Path) -> None:
    work = on_gpu()
    made = entrants_on_gpu(
        work, Modules(SM_90, tmp_path), SM_90, (Strategy.GATHERED,), (), StandInDevice(Clock()), lambda x: 1
    )
    assert [(e.name, e.contender) for e in made] == [("gathered", None)]
    assert "hidden size is 40" in made[0].note


# The command.


def bench(*options: str, verb: str = "bench"):
    return CliRunner().invoke(app, [verb, str(TINY), *options])


@pytest.mark.skipif(torch.cuda.is_available(), reason="this machine has a GPU")
@pytest.mark.parametrize("verb", ["bench", "sweep"])
def test_without_a_gpu_the_command_says_what_can_be_done(verb: str) -> None:
    result = bench("--target", "cuda:sm_90", "--dtype", "bf16", verb=verb)
    assert isinstance(result.exception, TargetError)
    assert "torch sees none here; `--compile-only --modules DIR` fills a folder" in str(result.exception)
    with pytest.raises(TargetError):
        TorchDevice()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--target", "cuda", "--threads", "2"], "--threads: for --target cpu; this is --target cuda:sm_"),
        (["--target", "cuda", "--isa", "avx2"], "--isa: for --target cpu"),
        (["--keep-compiled", "here"], "--keep-compiled: for --target cuda or xla:cuda; this is --target cpu"),
        (["--compile-seconds", "7"], "--compile-seconds: for --target cuda or xla:cuda"),
        (["--target", "cuda", "--compile-seconds", "-1"], '--compile-seconds is "-1"; expected a number of seconds'),
        (["--target", "cuda", "--peers", "compile"], '"compile"; expected some of eager, eager_graph, eager_compile'),
        (["--target", "cuda", "--compile-only"], "--compile-only needs --modules"),
        (["--peers", "eager_graph"], '"eager_graph"; expected some of eager, batched_mm'),
        (["--target", "cuda:sm_12"], "unknown target"),
    ],
)
def test_plan_of_the_other_target_are_refused(options: list[str], message: str) -> None:
    result = bench(*options)
    assert result.exception is not None
    assert message in str(result.exception)


@pytest.mark.parametrize("verb", ["bench", "sweep"])
def test_compile_only_fills_the_folder_and_measures_nothing(verb: str, compiled: list[str], tmp_path: Path) -> None:
    options = ["--target", "cuda:sm_90", "--dtype", "bf16", "--modules", str(tmp_path / "held"), "--compile-only"]
    result = CliRunner().invoke(app, [verb, str(TRUE), *options])
    assert result.exit_code == 0, result.output
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
