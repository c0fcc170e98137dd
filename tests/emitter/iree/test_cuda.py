"""Sessions on a GPU. Skipped where there is none; targets and their PTX are checked everywhere, in test_targets.py."""

import numpy as np
import pytest
from small_graphs import OUT, ROWS, WIDTH, projection

from emitter.errors import InputError
from emitter.iree import Session, compile_graph, cuda_capability, parse_target
from emitter.iree.cuda_driver import CudaDriver
from emitter.signature import DType

pytestmark = [
    pytest.mark.cuda,
    pytest.mark.skipif(cuda_capability() is None, reason="needs an NVIDIA GPU"),
]


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
    monkeypatch.setattr(CudaDriver, "order_behind", lambda *_: None)


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
    with pytest.raises(InputError, match="captured into a CUDA graph"), torch.cuda.graph(torch.cuda.CUDAGraph()):
        session.run(x, token_bias=bias)
    assert session.run(x, token_bias=bias)["output"].shape == (3, OUT)
