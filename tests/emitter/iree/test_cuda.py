"""Sessions on a GPU. Skipped where there is none; targets and their PTX are checked everywhere, in test_targets.py."""

import threading
from dataclasses import replace

import numpy as np
import pytest
from small_graphs import OUT, ROWS, WIDTH, projection
from test_state import SCALED, a_cache_in_place, running_sums

from emitter.errors import InputError, TargetError
from emitter.graphs import emit, emit_experts
from emitter.iree import Session, compile_graph, cuda_driver, defer
from emitter.iree.cuda_driver import CudaDriver, open_driver
from emitter.plan import Request, plan
from emitter.shapes import SEQUENCE
from emitter.signature import DType
from emitter.spec import ExpertsSpec, MoeSpec, RouterSpec, SharedGate, SharedSpec
from emitter.target import Target, parse_target
from emitter.target.host import cuda_capability

pytestmark = [
    pytest.mark.cuda,
    pytest.mark.skipif(cuda_capability() is None, reason="needs an NVIDIA GPU"),
]


def run_by_iree(module):
    """The same module, whose calls are not launched without the runtime."""
    return replace(module, graph=replace(module.graph, launches=None))


def reference(x, bias, weights):
    hidden = x.astype(np.float64) @ weights["up"].astype(np.float64).T + bias
    return {"output": hidden @ weights["down"].astype(np.float64).T, "hidden": hidden}


def draw(shape, dtype, seed):
    return np.random.default_rng(seed).standard_normal(shape).astype(dtype)


@pytest.fixture(scope="module", params=[DType.F32, DType.BF16], ids=["f32", "bf16"])
def loaded(request, tmp_path_factory):
    dtype = request.param
    weights = {"up": draw((ROWS, WIDTH), dtype.numpy, 1), "down": draw((OUT, ROWS), np.float32, 2)}
    module = compile_graph(projection(dtype), parse_target("cuda"), use_cache=False)
    return Session(module, weights), weights, dtype, (WIDTH, ROWS)


@pytest.mark.parametrize("tokens", [0, 1, 5, 130])
def test_numpy_in_numpy_out(loaded, tokens):
    session, weights, dtype, (width, rows) = loaded
    x, bias = draw((tokens, width), dtype.numpy, 3), draw((tokens, rows), np.float32, 4)
    results = session.run(x, token_bias=bias)
    for name, truth in reference(x, bias, weights).items():
        assert results[name].shape == truth.shape
        # Sums of at most 41 terms of magnitude below 5 * 40 in f32: far below this, far above a wrong bf16 sum.
        np.testing.assert_allclose(results[name], truth, rtol=0, atol=41 * 2.0**-24 * 200 * 2)


@pytest.mark.parametrize("tokens", [0, 7])
def test_torch_in_torch_out_on_the_gpu(loaded, tokens):
    torch = pytest.importorskip("torch")
    session, weights, dtype, (width, rows) = loaded
    x, bias = draw((tokens, width), np.float32, 3), draw((tokens, rows), np.float32, 4)
    x_torch = torch.from_numpy(x).cuda().to({DType.F32: torch.float32, DType.BF16: torch.bfloat16}[dtype])
    results = session.run(x_torch, token_bias=torch.from_numpy(bias).cuda())
    assert all(tensor.is_cuda for tensor in results.values())
    truth = reference(x_torch.float().cpu().numpy(), bias, weights)
    for name, tensor in results.items():
        np.testing.assert_allclose(tensor.cpu().numpy(), truth[name], rtol=0, atol=41 * 2.0**-24 * 200 * 2)


def late(torch, stream, x, source):
    """Have ``x`` written on a stream that is busy for tens of milliseconds."""
    torch.cuda.synchronize()
    with torch.cuda.stream(stream):
        torch.cuda._sleep(100_000_000)
        x.copy_(source)


def unordered(monkeypatch):
    """The runtime no longer waits for a caller's stream, nor for those who still read its memory."""
    monkeypatch.setattr(CudaDriver, "order_after", lambda *_: None)


@pytest.mark.parametrize("ordered", [True, False])
@pytest.mark.parametrize("again", [False, True], ids=["first call", "prepared call"])
def test_what_the_callers_stream_still_has_to_write_comes_first(loaded, again, ordered, monkeypatch):
    torch = pytest.importorskip("torch")
    session, _, dtype, (width, rows) = loaded
    source = torch.randn(64, width, device="cuda").to({DType.F32: torch.float32, DType.BF16: torch.bfloat16}[dtype])
    bias = torch.randn(64, rows, device="cuda")
    truth = session.run(source, token_bias=bias)["output"].clone()
    x = torch.zeros_like(source)
    if again:
        session.run(x, token_bias=bias)
    if not ordered:
        unordered(monkeypatch)
    stream = torch.cuda.Stream()
    late(torch, stream, x, source)
    with torch.cuda.stream(stream):
        output = session.run(x, token_bias=bias)["output"]
    torch.cuda.synchronize()
    # without the order the kernels have read zeros: else this test would show nothing
    assert torch.equal(output, truth) is ordered


@pytest.mark.parametrize("ordered", [True, False])
def test_memory_of_results_is_not_written_while_a_stream_still_reads_it(loaded, ordered, monkeypatch):
    torch = pytest.importorskip("torch")
    session, _, dtype, (width, rows) = loaded
    kind = {DType.F32: torch.float32, DType.BF16: torch.bfloat16}[dtype]
    first, second = (torch.randn(4096, width, device="cuda").to(kind) for _ in range(2))
    bias = torch.randn(4096, rows, device="cuda")
    truth = session.run(first, token_bias=bias)["output"].clone()
    stream, kept = torch.cuda.Stream(), [torch.empty_like(truth) for _ in range(8)]
    with torch.cuda.stream(stream):
        outputs = [session.run(first, token_bias=bias)["output"] for _ in kept]
        torch.cuda.synchronize()
        torch.cuda._sleep(100_000_000)
        for copy, output in zip(kept, outputs, strict=True):
            copy.copy_(output)
        del output, outputs
        if not ordered:
            unordered(monkeypatch)
        others = [session.run(second, token_bias=bias)["output"] for _ in range(16)]
    torch.cuda.synchronize()
    assert all(torch.equal(copy, truth) for copy in kept) is ordered
    assert len(others) == 16


def test_jax_in_jax_out_in_place(loaded):
    jax = pytest.importorskip("jax")
    if jax.default_backend() != "gpu":
        pytest.skip("JAX sees no GPU")
    session, weights, dtype, (width, rows) = loaded
    x, bias = draw((9, width), np.float32, 3).astype(dtype.numpy), draw((9, rows), np.float32, 4)
    results = session.run(jax.numpy.asarray(x), token_bias=jax.numpy.asarray(bias))
    for name, truth in reference(x, bias, weights).items():
        assert isinstance(results[name], jax.Array)
        assert {d.platform for d in results[name].devices()} == {"gpu"}
        np.testing.assert_allclose(np.asarray(results[name]), truth, rtol=0, atol=41 * 2.0**-24 * 200 * 2)


def test_a_call_within_a_capture_is_refused(loaded):
    torch = pytest.importorskip("torch")
    session, _, dtype, (width, rows) = loaded
    x = torch.zeros(3, width, device="cuda", dtype={DType.F32: torch.float32, DType.BF16: torch.bfloat16}[dtype])
    bias = torch.zeros(3, rows, device="cuda")
    with torch.cuda.graph(torch.cuda.CUDAGraph()):
        bias += 1  # a graph of nothing is warned of
        with pytest.raises(InputError, match="captured into a CUDA graph"):
            session.run(x, token_bias=bias)
    assert session.run(x, token_bias=bias)["output"].shape == (3, OUT)


def test_sequences_share_weights_on_a_gpu_and_have_a_state_each():
    torch = pytest.importorskip("torch")
    session = Session(compile_graph(running_sums(), parse_target("cuda"), use_cache=False), {"scale": SCALED})
    first, second = session.new_state(), session.new_state()
    for count, state in ((1, first), (5, second), (2, first)):
        session.run(torch.ones(count, 4, device="cuda"), state=state)
    clone = first.clone()
    session(np.ones((1, 4), np.float32), state=clone)
    for state, (calls, sums) in ((first, (2, 3)), (second, (1, 5)), (clone, (3, 4)), (session.state, (0, 0))):
        np.testing.assert_array_equal(state.read("total"), sums * SCALED)
        assert state.read("count").tolist() == [calls] * 4
    clone.reset(total=torch.tensor(SCALED, device="cuda"))
    np.testing.assert_array_equal(clone.read("total"), SCALED)


def test_a_state_on_a_gpu_grows_and_is_refused_after_a_call_that_failed():
    torch = pytest.importorskip("torch")
    session = Session(compile_graph(a_cache_in_place(), parse_target("cuda"), use_cache=False), {})
    state, zero = session.new_state({SEQUENCE: 3}), torch.zeros((), dtype=torch.int32, device="cuda")
    for start in range(3):
        session(torch.full((1, 4), start + 1.0, device="cuda"), start=zero + start, state=state)
    for size in (2, 3, 5):
        assert state.resized({SEQUENCE: size}).read("cache")[:, 0].tolist() == [1.0, 2.0, 3.0, 0.0, 0.0][:size]
    with pytest.raises(InputError, match="refused the call"):
        session(torch.full((1, 4), 1e13, device="cuda"), start=zero, state=state)  # 160 TB
    with pytest.raises(InputError, match="half written by a call that failed"):
        state.read("cache")
    state.reset(cache=torch.zeros(2, 4, device="cuda"))
    assert not state.read("cache").any()


# Blocks that are kernels alone.

BLOCK = MoeSpec(208, RouterSpec(12, 3), ExpertsSpec(12, 112), shared=SharedSpec(144, gate=SharedGate.SIGMOID))
NARROW = MoeSpec(40, RouterSpec(12, 3), ExpertsSpec(12, 24))
BIASED = MoeSpec(208, RouterSpec(13, 3), ExpertsSpec(12, 112, bias=True, skip=1))


def planned(spec, dtype):
    arch = parse_target("cuda").arch
    return plan(spec, Request(target=Target.cuda(arch), dtype=dtype))


def drawn(graph):
    """Weights on the GPU, with the variance that keeps values in range."""
    torch = pytest.importorskip("torch")
    types = {DType.F32: torch.float32, DType.BF16: torch.bfloat16}
    generator, weights = torch.Generator(device="cuda").manual_seed(5), {}
    for argument in graph.signature.weights:
        values = torch.randn(*argument.shape, generator=generator, device="cuda") / argument.shape[-1] ** 0.5
        weights[argument.name] = values.to(types[argument.dtype])
    return weights


@pytest.fixture(scope="module", params=[DType.F32, DType.BF16], ids=["f32", "bf16"])
def block(request):
    """The same block by launches, and by the runtime."""
    graph = emit(BLOCK, planned(BLOCK, request.param))
    module, weights = compile_graph(graph, parse_target("cuda"), use_cache=False), drawn(graph)
    return Session(module, weights), Session(run_by_iree(module), weights)


def tokens(count, seed=0, width=208):
    torch = pytest.importorskip("torch")
    return torch.randn(count, width, device="cuda", generator=torch.Generator(device="cuda").manual_seed(seed))


@pytest.mark.parametrize("count", [0, 1, 5, 30, 130, 1111])
def test_launches_give_the_bits_of_the_module(block, count):
    torch = pytest.importorskip("torch")
    launched, run = block
    x = tokens(count)
    outputs = [launched(x).clone(), run(x).clone(), launched(x).clone()]
    assert torch.equal(outputs[0], outputs[1])
    assert torch.equal(outputs[0], outputs[2])
    assert run._launched is None
    assert launched._launched.launched or not count


def test_launches_come_after_what_the_stream_has_to_do_and_are_not_waited_for(block):
    torch = pytest.importorskip("torch")
    launched, _ = block
    source, x = tokens(5), torch.zeros(5, 208, device="cuda")
    truth, stream = launched(source).clone(), torch.cuda.Stream()
    late(torch, stream, x, source)
    with torch.cuda.stream(stream):
        output = launched(x)
    assert not stream.query()
    stream.synchronize()
    assert torch.equal(output, truth)


def test_results_of_calls_in_a_row_are_each_their_own(block):
    torch = pytest.importorskip("torch")
    launched, run = block
    held = [launched(tokens(30, seed)) for seed in range(20)]
    for seed, output in enumerate(held):
        assert torch.equal(output, run(tokens(30, seed)))


def test_launches_are_captured_into_a_cuda_graph(block):
    torch = pytest.importorskip("torch")
    launched, run = block
    static = tokens(7)
    with torch.cuda.graph(torch.cuda.CUDAGraph()):
        static.add_(0)  # a graph of nothing is warned of
        with pytest.raises(InputError, match="over 7 tokens loads its kernels"):
            launched(static)
    launched(static)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        output = launched(static)
    for seed in range(3):
        static.copy_(tokens(7, seed))
        graph.replay()
        assert torch.equal(output, run(tokens(7, seed)))


def test_a_thread_that_has_not_used_the_gpu_launches_too(block):
    torch = pytest.importorskip("torch")
    launched, run = block
    x, made = tokens(3), []
    thread = threading.Thread(target=lambda: made.append(launched(x)), daemon=True)
    thread.start()
    thread.join(60)
    torch.cuda.synchronize()
    assert torch.equal(made[0], run(x))


def test_launches_take_arrays_of_the_host_by_the_runtime(block):
    launched, _ = block
    x = tokens(5)
    np.testing.assert_array_equal(launched(x.cpu().numpy()), launched(x).cpu().numpy())


@pytest.mark.parametrize("count", [1, 40])
def test_experts_with_inputs_to_be_converted_are_launches_too(count):
    torch = pytest.importorskip("torch")
    graph = emit_experts(BIASED, planned(BIASED, DType.BF16))
    module, weights = compile_graph(graph, parse_target("cuda"), use_cache=False), drawn(graph)
    launched, run = Session(module, weights), Session(run_by_iree(module), weights)
    x = tokens(count).bfloat16()
    ids = torch.stack([torch.randperm(13)[:3] for _ in range(count)]).to("cuda", torch.int32)
    shares = torch.rand(count, 3, device="cuda")
    one, other = (session(x, ids=ids, weights=shares) for session in (launched, run))
    assert launched._launched.launched
    assert one.dtype is torch.bfloat16
    assert torch.equal(one, other)


@pytest.mark.parametrize("kind", ["bfloat16", "float32"])
@pytest.mark.parametrize("count", [1, 2, 40])
def test_experts_over_choices_as_a_router_has_them_give_what_they_give_over_converted_ones(count, kind):
    torch = pytest.importorskip("torch")
    plan, weights_type = planned(BIASED, DType.BF16), {"bfloat16": DType.BF16, "float32": DType.F32}[kind]
    graph = emit_experts(BIASED, plan, choices=(DType.I64, weights_type))
    module, weights = compile_graph(graph, parse_target("cuda"), use_cache=False), drawn(graph)
    converted = Session(defer(emit_experts(BIASED, plan, DType.F32), parse_target("cuda")), weights)
    x = tokens(count).bfloat16()
    ids = torch.stack([torch.randperm(13)[:3] for _ in range(count)]).to("cuda")
    ids[0, 0] = 2**32 + 1  # no expert, though its lower half names one
    shares = torch.rand(count, 3, device="cuda").to(getattr(torch, kind))
    launched, run = Session(module, weights), Session(run_by_iree(module), weights)
    one, other = (session(x, ids=ids, weights=shares) for session in (launched, run))
    assert torch.equal(one, other)
    clamped = ids.clamp(-1, 12).int()
    assert torch.equal(one, converted(x, ids=clamped, weights=shares.float()).bfloat16())


def test_masked_dense_over_blocks_of_rows_gives_what_it_gives_over_all():
    torch = pytest.importorskip("torch")
    target = parse_target("cuda")
    blocked, plain = planned(NARROW, DType.BF16), replace(planned(NARROW, DType.BF16), row_blocks=())
    assert blocked.row_blocks
    weights = drawn(emit(NARROW, plain))
    sessions = [Session(compile_graph(emit(NARROW, o), target, use_cache=False), weights) for o in (blocked, plain)]
    for count in (1, 16, 17, 128, 129, 300):
        one, other = (session(tokens(count, width=40)) for session in sessions)
        # bf16 operands, f32 sums: a hidden value may round the other way where sums are in another order
        assert float(torch.linalg.vector_norm(one - other) / torch.linalg.vector_norm(other)) < 1e-3


# What a device refuses.


def test_ptx_that_the_driver_cannot_load_is_said(monkeypatch):
    ptx = b".version 99.0\n.target sm_90a\n.address_size 64\n.visible .entry k() { ret; }\n"
    monkeypatch.setattr(cuda_driver, "read_ptx", lambda path: ptx)
    with pytest.raises(TargetError, match="NVIDIA's driver refuses cuModuleLoadData: CUDA error"):
        open_driver().function("sm_90/later_than_the_driver.ptx", "k", 0)


def test_weights_beyond_the_memory_are_refused_before_one_is_read():
    spec = MoeSpec(16384, RouterSpec(512, 8), ExpertsSpec(512, 16384))  # 824 GB in bf16
    graph = emit(spec, planned(spec, DType.BF16))

    class Unread(dict):
        def __getitem__(self, name):
            raise AssertionError(f"{name} was read")

    names = {argument.name: None for argument in graph.signature.weights}
    module = compile_graph(graph, parse_target("cuda"), use_cache=False)
    with pytest.raises(TargetError, match=r"the weights take 82\d GB of the GPU's memory, and [\d.]+ of its [\d.]+ GB"):
        Session(module, Unread(names))
