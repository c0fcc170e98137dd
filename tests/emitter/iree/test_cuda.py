"""Sessions on a GPU. Skipped where there is none; targets and their PTX are checked everywhere, in test_targets.py."""

import numpy as np
import pytest
from small_graphs import OUT, ROWS, WIDTH, projection

from emitter.iree import Session, compile_graph, cuda_capability, parse_target
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
