"""The three executors agree on every type that graphs use, and the parsers say what a text holds."""

import sys

import ml_dtypes
import numpy as np
import pytest

from emitter.errors import CompileError, InputError, UnsupportedError
from emitter.shapes import TOKENS
from emitter.signature import MAIN, Argument, DType, Entry, Result, Role, Signature
from emitter.text.graph import Graph
from oracle.deviations import FUNCTION_ROUNDINGS, LAMBDA, U32
from oracle.executors import (
    PLAIN_DIALECTS,
    IreeExecutor,
    ReferenceExecutor,
    XlaExecutor,
    bind_values,
    dialects,
    parse_with_iree,
    parse_with_jax,
)

EXECUTORS = {"iree": IreeExecutor(), "xla": XlaExecutor(), "reference": ReferenceExecutor()}


@pytest.fixture(params=EXECUTORS)
def executor(request):
    return EXECUTORS[request.param]


def graph(text, arguments, results):
    """A graph from its text and ``(name, shape, dtype[, role])`` tuples."""
    inputs = tuple(Argument(n, s, d, Role.WEIGHT if n.startswith("w") else Role.INPUT) for n, s, d in arguments)
    return Graph(text, (Entry(MAIN, Signature(inputs, tuple(Result(*r) for r in results))),))


TYPES = graph(
    """module @types {
  func.func public @main(%f: tensor<3xf32>, %h: tensor<3xf16>, %b: tensor<3xbf16>, %i: tensor<3xi32>, %p: tensor<3xi1>)
      -> (tensor<3xf32>, tensor<3xf16>, tensor<3xbf16>, tensor<3xi32>, tensor<3xi1>) {
    %0 = stablehlo.negate %f : tensor<3xf32>
    %1 = stablehlo.negate %h : tensor<3xf16>
    %2 = stablehlo.negate %b : tensor<3xbf16>
    %3 = stablehlo.negate %i : tensor<3xi32>
    %4 = stablehlo.not %p : tensor<3xi1>
    return %0, %1, %2, %3, %4 : tensor<3xf32>, tensor<3xf16>, tensor<3xbf16>, tensor<3xi32>, tensor<3xi1>
  }
}
""",
    [
        ("f", (3,), DType.F32),
        ("h", (3,), DType.F16),
        ("b", (3,), DType.BF16),
        ("i", (3,), DType.I32),
        ("p", (3,), DType.I1),
    ],
    [
        ("nf", (3,), DType.F32),
        ("nh", (3,), DType.F16),
        ("nb", (3,), DType.BF16),
        ("ni", (3,), DType.I32),
        ("np", (3,), DType.I1),
    ],
)


def test_types_and_several_results(executor):
    values = {
        "f": np.array([1.5, -np.inf, np.nan], np.float32),
        "h": np.array([0.5, 2.0, np.inf], np.float16),
        "b": np.array([3.0, -0.25, 1e30], ml_dtypes.bfloat16),
        "i": np.array([1, -7, 2**31 - 1], np.int32),
        "p": np.array([True, False, True]),
    }
    found = executor.run(TYPES, values)
    assert list(found) == ["nf", "nh", "nb", "ni", "np"]
    for name, value in values.items():
        expected = ~value if name == "p" else -value
        assert found[f"n{name}"].dtype == value.dtype
        np.testing.assert_array_equal(found[f"n{name}"], expected)


def dot(dtype, tokens):
    size = TOKENS if tokens is None else tokens
    n = "?" if tokens is None else tokens
    return graph(
        f"""module @dot {{
  func.func public @main(%x: tensor<{n}x5x{dtype.value}>, %w: tensor<3x5x{dtype.value}>) -> tensor<{n}x3xf32> {{
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1]
      : (tensor<{n}x5x{dtype.value}>, tensor<3x5x{dtype.value}>) -> tensor<{n}x3xf32>
    return %0 : tensor<{n}x3xf32>
  }}
}}
""",
        [("x", (size, 5), dtype), ("w", (3, 5), dtype)],
        [("y", (size, 3), DType.F32)],
    )


@pytest.mark.parametrize("dtype", [DType.F32, DType.BF16, DType.F16])
@pytest.mark.parametrize("tokens", [None, pytest.param(4, marks=pytest.mark.nightly)])
def test_narrow_products_accumulate_in_f32(executor, dtype, tokens):
    # 256 + 1 needs nine significant bits and 2049 twelve: lost if anything were accumulated in bf16 or f16.
    x = np.array([[256, 1, 0, 0, 0], [2048, 1, 0, 0, 0], [1, 1, 1, 1, 1], [0, 0, 0, 0, 0]], np.float32)
    w = np.array([[1, 1, 0, 0, 0], [1, -1, 2, 3, 4], [0, 0, 0, 0, 0.5]], np.float32)
    found = executor.run(dot(dtype, tokens), {"x": x, "w": w})["y"]
    np.testing.assert_array_equal(found, x @ w.T)


@pytest.mark.parametrize("tokens", [0, 1, 2, 9])
def test_dynamic_token_counts(executor, tokens):
    rng = np.random.default_rng(0)
    x, w = rng.integers(-8, 8, (tokens, 5)).astype(np.float32), rng.integers(-8, 8, (3, 5)).astype(np.float32)
    found = executor.run(dot(DType.F32, None), {"x": x, "w": w})["y"]
    assert found.shape == (tokens, 3)
    np.testing.assert_array_equal(found, x @ w.T)


def test_new_weights_are_used(executor):
    x = np.ones((2, 5), np.float32)
    for factor in (1.0, 2.0):
        w = np.full((3, 5), factor, np.float32)
        np.testing.assert_array_equal(executor.run(dot(DType.F32, None), {"x": x, "w": w})["y"], x @ w.T)


def elementwise(op):
    return graph(
        f"""module @elementwise {{
  func.func public @main(%x: tensor<4096xf32>) -> tensor<4096xf32> {{
    %0 = stablehlo.{op} %x : tensor<4096xf32>
    return %0 : tensor<4096xf32>
  }}
}}
""",
        [("x", (4096,), DType.F32)],
        [("y", (4096,), DType.F32)],
    )


@pytest.mark.parametrize(
    ("op", "low", "high", "exact"),
    [
        ("exponential", -80.0, 80.0, np.exp),
        ("logistic", -80.0, 80.0, lambda v: 1.0 / (1.0 + np.exp(-v))),
        ("tanh", -12.0, 12.0, np.tanh),
        ("log_plus_one", -0.9, 80.0, np.log1p),
        ("sqrt", 0.0, 1e6, np.sqrt),
        ("rsqrt", 1e-6, 1e6, lambda v: 1.0 / np.sqrt(v)),
    ],
)
def test_elementary_functions_are_as_accurate_as_the_bounds_assume(executor, op, low, high, exact):
    rng = np.random.default_rng(1)
    x = np.concatenate([rng.uniform(low, high, 2048), rng.uniform(max(low, -1.0), min(high, 1.0), 2048)])
    x = x.astype(np.float32)
    found = executor.run(elementwise(op), {"x": x})["y"].astype(np.float64)
    expected = exact(x.astype(np.float64))
    tolerance = LAMBDA * FUNCTION_ROUNDINGS * U32 / np.sqrt(3.0) * np.abs(expected) + 2.0**-120
    assert (np.abs(found - expected) <= tolerance).all()


def test_plain_text_holds_plain_dialects():
    for text in (TYPES.text, dot(DType.BF16, None).text):
        assert dialects(text) == PLAIN_DIALECTS
        assert parse_with_iree(text) == parse_with_jax(text)
    assert parse_with_jax(TYPES.text)["stablehlo.negate"] == 4


FOREIGN = """module @foreign {
  func.func public @main(%x: tensor<2xf32>) -> tensor<2xf32> {
    %0 = arith.negf %x {note = #util.byte_pattern<1>} : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
"""


def test_other_dialects_are_named():
    assert dialects(FOREIGN) == {"builtin", "func", "arith", "util"}
    assert dialects(TYPES.text.replace("%0 =", '// #cuda.x !hal.y "\n    %0 =')) == PLAIN_DIALECTS


def test_the_interpreter_refuses_what_would_abort_the_process():
    foreign = graph(FOREIGN, [("x", (2,), DType.F32)], [("y", (2,), DType.F32)])
    with pytest.raises(UnsupportedError, match="arith"):
        EXECUTORS["reference"].run(foreign, {"x": np.zeros(2, np.float32)})


@pytest.mark.parametrize("parse", [parse_with_iree, parse_with_jax])
@pytest.mark.parametrize("damage", [("tensor<3xi1>) {", "tensor<3xi1> {"), ("stablehlo.not %p", "stablehlo.not %f")])
def test_a_text_that_is_wrong_is_refused(parse, damage):
    with pytest.raises(CompileError, match="refuses this text"):
        parse(TYPES.text.replace(*damage))


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"x": np.zeros((2, 5))}, "w is missing"),
        ({"x": np.zeros((2, 4)), "w": np.zeros((3, 5))}, r"x: expected \[N, 5\], got \[2, 4\]: axis 1 is 4"),
        (
            {"x": np.zeros(5), "w": np.zeros((3, 5))},
            r"x: expected \[N, 5\], got \[5\]: rank 1 where",
        ),
    ],
)
def test_values_that_do_not_fit_are_refused(values, message):
    with pytest.raises(InputError, match=message):
        bind_values(dot(DType.F32, None), values)


def test_without_jax_the_message_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "jax", None)
    with pytest.raises(UnsupportedError, match=r"moehlo\[oracle\]"):
        XlaExecutor()
