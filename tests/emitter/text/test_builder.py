"""The text builder: legality is checked before a line is printed, and the text depends on the calls alone."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from emitter.shapes import TOKENS, Shape
from emitter.signature import DType
from emitter.text.builder import FunctionBuilder, ShapeError, TensorType, Value, format_float, module_text

F32, I32, I1 = DType.F32, DType.I32, DType.I1


def _builder(**shapes: Shape) -> tuple[FunctionBuilder, dict]:
    b = FunctionBuilder("main")
    return b, {name: b.argument(name, shape, F32) for name, shape in shapes.items()}


def test_type_text() -> None:
    assert str(TensorType((TOKENS, 8), F32)) == "tensor<?x8xf32>"
    assert str(TensorType((), DType.BF16)) == "tensor<bf16>"


def test_dot_general_names_both_operands_when_extents_differ() -> None:
    b, v = _builder(x=(4, 8), w=(2, 6, 7))
    with pytest.raises(ShapeError) as error:
        b.dot_general(v["x"], v["w"], contracting=([1], [2]))
    assert str(error.value) == (
        "dot_general: contracting dim 1 of %x tensor<4x8xf32> is 8, dim 2 of %w tensor<2x6x7xf32> is 7"
    )


def test_dot_general_orders_batch_then_free_dimensions() -> None:
    b, v = _builder(x=(5, 3, 8), w=(5, 7, 8))
    y = b.dot_general(v["x"], v["w"], batching=([0], [0]), contracting=([2], [2]))
    assert y.type == TensorType((5, 3, 7), F32)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda b, v: b.add(v["x"], v["y"]), "add: %x tensor<4x8xf32> and %y tensor<4x9xf32> differ in type"),
        (lambda b, v: b.reshape(v["n"], (8,)), "reshape: %n tensor<?x8xf32> is dynamic"),
        (lambda b, v: b.reshape(v["x"], (31,)), "reshape: %x tensor<4x8xf32> and tensor<31xf32> differ in size"),
        (lambda b, v: b.slice(v["x"], dim=1, start=4, limit=9), "slice: [4:9] is outside dim 1 of %x"),
        (lambda b, v: b.broadcast_in_dim(v["x"], (4, 9), dims=(0, 1)), "dim 1 of %x tensor<4x8xf32> does not fit"),
        (lambda b, v: b.broadcast_in_dim(v["x"], (4, 8), dims=(1, 0)), "dims [1, 0] do not place %x"),
        (lambda b, v: b.transpose(v["x"], permutation=(0, 0)), "transpose: [0, 0] does not permute %x"),
        (lambda b, v: b.select(v["x"], v["x"], v["x"]), "select: predicate %x tensor<4x8xf32> does not fit"),
        (lambda b, v: b.reduce("or", v["x"], dims=[0]), "reduce: no reduction 'or' over %x"),
        (lambda b, v: b.reduce("add", v["x"], dims=[2]), "reduce: dims [2] are outside %x"),
        (lambda b, v: b.compare("LESS", v["x"], v["x"]), "compare: unknown direction 'LESS'"),
        (lambda b, v: b.bitcast_convert(v["x"], DType.BF16), "bitcast_convert: %x tensor<4x8xf32> and bf16"),
        (lambda b, v: b.gather_rows(v["x"], v["y"]), "gather_rows: %x tensor<4x8xf32> and %y tensor<4x9xf32> are"),
        (
            lambda b, v: b.gather(v["x"], v["y"], (0,), name="g"),
            "gather: %y tensor<4x9xf32> are no indices of dimensions",
        ),
        (lambda b, v: b.scatter_rows(v["x"], v["y"], v["x"], name="s"), "scatter_rows: %x tensor<4x8xf32> at %y"),
        (lambda b, v: b.first(v["x"], 1, 9), "slice: [0:9] is outside dim 1 of %x"),
        (lambda b, v: b.concatenate([v["x"], v["y"]], dim=0), "concatenate: %y tensor<4x9xf32> and %x"),
        (lambda b, v: b.argument("x", (1,), F32), "argument 'x' is declared twice"),
        (lambda b, v: b.add(v["x"], v["x"], name="a b"), "value name 'a b' is not an identifier"),
    ],
)
def test_illegal_calls_raise_before_printing(call, message) -> None:
    b, v = _builder(x=(4, 8), y=(4, 9), n=(TOKENS, 8))
    before = list(b._lines)
    with pytest.raises(ShapeError) as error:
        call(b, v)
    assert message in str(error.value)
    assert b._lines == before


def test_indices_of_several_dimensions_come_where_the_last_of_them_was() -> None:
    b = FunctionBuilder("main")
    pool, index = b.argument("pool", (7, 2, 128, 6), F32), b.argument("index", (3, 5, 2), DType.I32)
    assert b.gather(pool, index, (0, 2), name="read").type == TensorType((3, 2, 5, 6), F32)
    rows, at = b.argument("rows", (4, 6), F32), b.argument("at", (4, 3), DType.I32)
    assert b.scatter_rows(pool, at, rows, name="written").type == pool.type
    column = b.argument("column", (4,), DType.I32)
    assert b.vectors((4, 9), [(column, [0]), (column, [0])], name="pairs").type == TensorType((4, 9, 2), DType.I32)


def test_a_stage_that_no_op_follows_leaves_no_comment() -> None:
    b, v = _builder(x=(4, 8))
    for name in ("first", "second"):
        b.stage(name)
    y = b.add(v["x"], v["x"])
    for name in ("third", "fourth"):
        b.stage(name)
    b.results([("y", y)])
    assert [line.strip() for line in b.text().splitlines()][3:-1] == [
        "// stage: second",
        "%sum = stablehlo.add %x, %x : tensor<4x8xf32>",
        "",
        "return %sum : tensor<4x8xf32>",
    ]


def test_names_are_hints_made_unique() -> None:
    b, v = _builder(x=(4, 8))
    names = [b.add(v["x"], v["x"], name="logits").name for _ in range(3)]
    assert names == ["logits", "logits_1", "logits_2"]
    assert b.add(v["x"], v["x"], name="logits_1").name not in names


def test_constants_and_shapes_are_printed_once() -> None:
    b, v = _builder(x=(TOKENS, 8))
    first = b.full_like(0.0, v["x"], name="zero")
    assert b.full_like(0.0, v["x"], name="zero") == first
    assert b.full_like(1.0, v["x"], name="one") != first
    assert sum("get_dimension_size" in line for line in b._lines) == 1


def test_no_op_follows_the_results() -> None:
    b, v = _builder(x=(4, 8))
    b.results([("output", v["x"])])
    with pytest.raises(ShapeError, match="has ended"):
        b.add(v["x"], v["x"])


def test_module_text() -> None:
    b, v = _builder(x=(2, 3))
    b.stage("double", "twice x")
    b.results([("output", b.add(v["x"], v["x"], name="twice"))])
    assert module_text([b]) == (
        "module @moe_ffn {\n"
        "  func.func public @main(\n"
        "      %x: tensor<2x3xf32>\n"
        "  ) -> tensor<2x3xf32> {\n"
        "    // stage: double: twice x\n"
        "    %twice = stablehlo.add %x, %x : tensor<2x3xf32>\n"
        "\n"
        "    return %twice : tensor<2x3xf32>\n"
        "  }\n"
        "}\n"
    )


@given(st.floats(width=32, allow_nan=False, allow_infinity=False))
def test_f32_literals_parse_back_exactly(value: float) -> None:
    text = format_float(value, F32)
    assert np.float32(text) == np.float32(value)
    assert np.signbit(np.float32(text)) == np.signbit(np.float32(value))
    mantissa, _, exponent = text.partition("e")
    assert "." in mantissa, "MLIR reads no float without a point"
    assert not exponent or exponent.lstrip("+-").isdigit()


@given(st.floats(width=16, allow_nan=False, allow_infinity=False), st.sampled_from([DType.BF16, DType.F16]))
def test_narrow_literals_are_rounded_once(value: float, dtype: DType) -> None:
    rounded = np.asarray(value, np.float32).astype(dtype.numpy)
    assert np.float64(format_float(value, dtype)) == np.float64(rounded)


def test_infinities_are_spelled_as_bits() -> None:
    assert format_float(-np.inf, F32) == "0xFF800000"
    assert format_float(np.inf, F32) == "0x7F800000"
    assert int(format_float(np.inf, DType.BF16), 16) == np.asarray(np.inf, ml_dtypes.bfloat16).view(np.uint16)


def test_one_of_several_results_is_converted_under_a_name_of_its_own() -> None:
    b = FunctionBuilder("main")
    b.argument("x", (2,), DType.F32)
    assert b.convert(Value("pair#1", TensorType((2,), DType.F32)), DType.BF16).name == "pair_1_bf16"


def test_a_value_of_one_of_several_results_gives_others_their_names():
    b = FunctionBuilder("main")
    x = b.argument("x", (4,), F32)
    one = Value("pair#1", x.type)
    assert b.negate(one, name=f"{one.name}_negated").name == "pair_1_negated"
