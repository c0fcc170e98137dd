"""Layout expressions against a second, naive reading of them, and there and back through names and arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from layer_cases import weight
from live_modules import from_state_dict
from numpy.typing import NDArray

from emitter.errors import CheckpointError, UnsupportedError
from emitter.reading.layout import (
    Concat,
    Flat,
    Interleaved,
    LayerLayout,
    Padded,
    PerExpert,
    Row,
    Source,
    Tensor,
    Transposed,
    WeightLayout,
)
from emitter.signature import Argument, DType, Role
from weights import to_state_dict
from weights.assembly import span_of
from weights.layouts import dims_of, plan, resolve

Array = NDArray[Any]


def naive(
    source: Source, tensors: Mapping[str, Array], experts: int, per: int, padded: bool = False, out: int = 1
) -> Array:
    """The canonical weight by whole-array NumPy, straight from the docstrings of ``emitter.reading.layout``.

    ``out`` is where the axis is that the product writes: in a stack of experts 1, or 2 where it is transposed.
    """
    match source:
        case Tensor(name):
            return tensors[name][:experts] if padded else tensors[name]
        case PerExpert(name, bank, _):
            return np.stack([tensors[name.replace("{e}", str(bank * experts + e))] for e in range(experts)])
        case Flat(name):
            joined = tensors[name]
            return joined.reshape(-1, per, *joined.shape[1:])[:experts]
        case Row(name, index, _):
            return tensors[name][index]
        case Concat(parts):
            each = per // len(parts) if out == 1 else per
            return np.concatenate([naive(part, tensors, experts, each, padded, out) for part in parts], axis=out)
        case Transposed(inner):
            return naive(inner, tensors, experts, -1, padded, 3 - out).swapaxes(-1, -2)
        case Interleaved(inner):
            mixed = np.moveaxis(naive(inner, tensors, experts, per, padded, out), out, 0)
            return np.moveaxis(np.concatenate([mixed[0::2], mixed[1::2]]), 0, out)
        case Padded(inner, _):
            return naive(inner, tensors, experts, per, True, out)


E, I, H, S = 5, 6, 7, 3  # noqa: E741

EXPRESSIONS: list[Source] = [
    Tensor("gate_up"),
    Flat("gate_up"),
    Row("banks", 1, 3),
    PerExpert("{e}.gate_up"),
    PerExpert("{e}.gate_up", bank=1, banks=2),
    Transposed(Tensor("gate_up")),
    Transposed(PerExpert("{e}.gate_up")),
    Interleaved(Tensor("w13")),
    Interleaved(PerExpert("{e}.w13")),
    Interleaved(Transposed(Tensor("w13"))),
    Transposed(Interleaved(Tensor("w13"))),
    Concat((Tensor("gate"), Tensor("up"))),
    Concat((Flat("w1"), Flat("v1"))),
    Concat((PerExpert("{e}.gate"), PerExpert("{e}.up"))),
    Concat((PerExpert("{e}.gate", 1, 2), PerExpert("{e}.up", 1, 2))),
    Concat((Transposed(Tensor("gate")), Tensor("up"))),
    Transposed(Concat((PerExpert("{e}.gate"), PerExpert("{e}.up")))),
    Padded(Tensor("gate_up"), S),
    Padded(Flat("gate_up"), S),
    Padded(Concat((PerExpert("{e}.gate"), PerExpert("{e}.up"))), S),
    Padded(Transposed(Tensor("gate_up")), S),
    Padded(Interleaved(Tensor("w13")), S),
]
gate_and_up = st.sampled_from(EXPRESSIONS)


def layer_layout(weight: str, source: Source) -> LayerLayout:
    return LayerLayout(("",), (WeightLayout(weight, source, ()),))


def argument(name: str, shape: tuple[int, ...]) -> Argument:
    return weight(name, *shape) if shape else Argument(name, shape, DType.F32, Role.WEIGHT)


def arguments(weights: Mapping[str, Array]) -> list[Argument]:
    return [argument(name, array.shape) for name, array in weights.items()]


def stored_as(weights: Mapping[str, Array], layout: LayerLayout) -> dict[str, Array]:
    return to_state_dict(weights, layout, arguments(weights))


def distinct(shape: tuple[int, ...]) -> Array:
    return np.arange(1, 1 + np.prod(shape), dtype=np.float32).reshape(shape)


@settings(max_examples=100)
@given(gate_and_up, st.integers(1, 4), st.integers(1, 5), st.integers(1, 6))
def test_every_expression_reads_as_its_docstring_says_and_writes_back(
    source: Source, experts: int, inner: int, hidden: int
) -> None:
    gate_up = distinct((experts, 2 * inner, hidden))
    layout = layer_layout("expert_gate_up", source)
    stored = stored_as({"expert_gate_up": gate_up}, layout)
    assert np.array_equal(naive(source, stored, experts, 2 * inner), gate_up)
    if not (isinstance(source, PerExpert | Concat) and "banks=2" in repr(source)):
        read = from_state_dict(stored, layout, [argument("expert_gate_up", gate_up.shape)])
        assert np.array_equal(read["expert_gate_up"], gate_up)
    # Each value is stored exactly once; what nothing uses is zero.
    values = np.concatenate([array.ravel() for array in stored.values()])
    assert sorted(values[values != 0]) == sorted(gate_up.ravel())


@pytest.mark.parametrize("source", EXPRESSIONS, ids=str)
def test_each_expression_in_one_shape(source: Source) -> None:
    gate_up = distinct((3, 4, 5))
    stored = stored_as({"expert_gate_up": gate_up}, layer_layout("expert_gate_up", source))
    assert np.array_equal(naive(source, stored, 3, 4), gate_up)


def stored_shapes(source: Source, shape: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
    return {piece.tensor: piece.shape for piece in plan(source, dims_of(argument("w", shape)))}


def test_stored_shapes_of_the_layouts_in_use() -> None:
    shape = (E, 2 * I, H)
    assert stored_shapes(Transposed(Tensor("x")), shape) == {"x": (E, H, 2 * I)}
    assert stored_shapes(Interleaved(Transposed(Tensor("x"))), shape) == {"x": (E, H, 2 * I)}
    assert stored_shapes(Concat((Flat("w1"), Flat("v1"))), shape) == {"w1": (E * I, H), "v1": (E * I, H)}
    assert stored_shapes(Transposed(Flat("w2")), (E, H, I)) == {"w2": (E * I, H)}
    assert stored_shapes(Padded(Tensor("x"), S), shape) == {"x": (E + S, 2 * I, H)}
    assert stored_shapes(Row("x", 1, 2), (E,)) == {"x": (2, E)}
    assert stored_shapes(PerExpert("{e}.b"), (2, I)) == {"0.b": (I,), "1.b": (I,)}


def test_gate_lies_above_up_whatever_the_storage() -> None:
    gate, up = distinct((E, I, H)), -distinct((E, I, H))
    canonical = np.concatenate([gate, up], axis=1)
    pairs = np.stack([gate, up], axis=2).reshape(E, 2 * I, H)
    cases: list[tuple[Source, dict[str, Array]]] = [
        (Interleaved(Transposed(Tensor("x"))), {"x": pairs.swapaxes(1, 2)}),
        (Interleaved(Tensor("x")), {"x": pairs}),
        (Concat((Tensor("g"), Tensor("u"))), {"g": gate, "u": up}),
        (Concat((Flat("w1"), Flat("v1"))), {"w1": gate.reshape(E * I, H), "v1": up.reshape(E * I, H)}),
        (Padded(Tensor("x"), S), {"x": canonical}),
        (Padded(Tensor("x"), S), {"x": np.concatenate([canonical, np.full((S, 2 * I, H), 9e9, np.float32)])}),
    ]
    for source, tensors in cases:
        layout = layer_layout("expert_gate_up", source)
        read = from_state_dict(tensors, layout, [argument("expert_gate_up", canonical.shape)])
        assert np.array_equal(read["expert_gate_up"], canonical), source


def test_two_banks_share_their_tensors() -> None:
    layout = LayerLayout(
        ("",),
        tuple(
            entry
            for bank, name in enumerate(("text", "vision"))
            for entry in (
                WeightLayout(f"{name}_down", PerExpert("experts.{e}.down", bank, 2), ()),
                WeightLayout(f"{name}_bias", Row("statics", bank, 2), ()),
            )
        ),
    )
    weights = {
        "text_down": distinct((E, H, I)),
        "text_bias": distinct((E,)),
        "vision_down": -distinct((E, H, I)),
        "vision_bias": -distinct((E,)),
    }
    stored = stored_as(weights, layout)
    assert stored["statics"].tolist() == [[1, 2, 3, 4, 5], [-1, -2, -3, -4, -5]]
    assert np.array_equal(stored[f"experts.{E + 2}.down"], weights["vision_down"][2])
    read = from_state_dict(stored, layout, arguments(weights))
    assert all(np.array_equal(read[name], weights[name]) for name in weights)


def test_a_scalar_and_an_unpaired_axis() -> None:
    layout = LayerLayout(("",), (WeightLayout("scale", Row("s"), ()), WeightLayout("one", Tensor("o"), ())))
    stored = stored_as({"scale": np.array(3.0, np.float32), "one": np.array(4.0, np.float32)}, layout)
    assert stored["s"].shape == (1,)
    read = from_state_dict(stored, layout, [argument("scale", ()), argument("one", ())])
    assert (float(read["scale"]), float(read["one"])) == (3.0, 4.0)


@pytest.mark.parametrize(
    ("source", "shape"),
    [
        (Concat((Tensor("a"), Tensor("b"))), (E, 7, H)),
        (Interleaved(Tensor("a")), (E, 7, H)),
        (Interleaved(Concat((Tensor("a"), Tensor("b")))), (E, 8, H)),
        (Transposed(Tensor("a")), (E,)),
        (Flat("a"), (E,)),
        (Row("a", 2, 2), (E,)),
        (PerExpert("{e}", 2, 2), (E, H)),
        (Padded(Row("a"), S), (E, H)),
        (Padded(Concat((Tensor("a"), Tensor("b"))), S), (8, H)),
    ],
)
def test_an_expression_that_does_not_fit_is_a_mistake_of_the_table(source: Source, shape: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="does not describe a weight of shape"):
        plan(source, dims_of(argument("w", shape)))


def test_names_resolve_against_prefix_and_layer() -> None:
    prefix = "model.layers.{l}.mlp."
    assert resolve("gate.weight", prefix, 3) == "model.layers.3.mlp.gate.weight"
    assert resolve("../shared_mlp.up.weight", prefix, 3) == "model.layers.3.shared_mlp.up.weight"
    assert resolve("../../norm", prefix, 3) == "model.layers.norm"
    assert resolve("/top.{l}.x", prefix, 3) == "top.3.x"
    assert resolve("../post.weight", "mlp.", 0) == "post.weight"
    with pytest.raises(ValueError, match="outermost"):
        resolve("../post.weight", "", 0)


def test_a_live_module_that_holds_the_weights_as_they_are_is_not_copied() -> None:
    layout = LayerLayout(("",), (WeightLayout("down", Tensor("down_proj.weight"), ()),))
    gate_up = distinct((H, I))
    stored = stored_as({"down": gate_up}, layout)
    assert np.shares_memory(stored["down_proj.weight"], gate_up)
    strided = stored_as({"down": np.asfortranarray(gate_up)}, layout)["down_proj.weight"]
    assert strided.flags.c_contiguous
    assert np.array_equal(strided, gate_up)


def test_a_weight_without_a_layout_is_unsupported() -> None:
    layout = layer_layout("down", Tensor("down_proj.weight"))
    with pytest.raises(UnsupportedError, match="'up' is stored"):
        stored_as({"up": distinct((I, H))}, layout)
    with pytest.raises(UnsupportedError, match="'up' is stored"):
        from_state_dict({}, layout, [argument("up", (I, H))])


def test_a_padded_weight_has_all_of_its_spare_rows_or_none() -> None:
    layout = layer_layout("expert_down", Padded(Tensor("x"), S))
    with pytest.raises(CheckpointError, match=r"x is \[6, 7, 6\], expected \[5, 7, 6\] or \[8, 7, 6\]"):
        from_state_dict({"x": distinct((E + 1, H, I))}, layout, [argument("expert_down", (E, H, I))])
    layout = layer_layout("expert_down", Padded(PerExpert("{e}.x"), S))
    some = {f"{e}.x": distinct((H, I)) for e in range(E + 1)}
    with pytest.raises(CheckpointError, match=r"\*\.x counts 6 experts, the config says 5"):
        from_state_dict(some, layout, [argument("expert_down", (E, H, I))])


@st.composite
def regions(draw: st.DrawFn) -> tuple[tuple[int, ...], tuple[int | slice, ...]]:
    """The shape of an array and a region of it that is not empty."""
    shape = tuple(draw(st.lists(st.integers(1, 4), min_size=1, max_size=4)))
    region: list[int | slice] = []
    for extent in shape[: draw(st.integers(0, len(shape)))]:
        start = draw(st.integers(0, extent - 1))
        region.append(draw(st.sampled_from([start, slice(start, draw(st.integers(start + 1, extent)))])))
    return shape, tuple(region)


@given(regions())
@settings(max_examples=300)
def test_a_region_is_one_span_where_nothing_lies_between_its_numbers(
    case: tuple[tuple[int, ...], tuple[int | slice, ...]],
) -> None:
    shape, region = case
    numbers = np.arange(np.prod(shape)).reshape(shape)[(*region, ...)].reshape(-1)
    is_span = numbers[-1] - numbers[0] == numbers.size - 1
    assert span_of(region, shape) == ((numbers[0], numbers.size) if is_span else None)
