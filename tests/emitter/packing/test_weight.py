"""Weights by named axes: names in scopes, sizes, symbols, and the planes that hold them."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from emitter.dtype import DType
from emitter.graphs.figures import layer_figures
from emitter.packing import Axis, Extent, Interleaved, Plain, Scope, Use, Weight
from emitter.signature import weight_arguments
from emitter.spec import ExpertsSpec, MoeSpec, RouterSpec, SharedSpec
from emitter.spec.tensors import canonical_weights

OUT, IN = Extent(Axis.OUT, 12, "I", 2), Extent(Axis.IN, 4, "H")
UP = Weight("expert_gate_up", (Extent(Axis.EXPERT, 8, "E"), OUT, IN), Use.PRODUCT, Plain())
SPEC = MoeSpec(4, RouterSpec(8, 2), ExpertsSpec(8, 6), SharedSpec(10))


def test_a_name_is_put_together_from_its_scope() -> None:
    assert UP.name == "expert_gate_up"
    assert UP.within("layers", "3").name == "layers.3.expert_gate_up"
    assert replace(UP, scope=Scope(bank="second")).within("layers", "3").name == "layers.3.second_expert_gate_up"
    assert Scope(("layers",)).inside("3").name("router") == "layers.3.router"


def test_axes_are_found_by_what_they_count() -> None:
    assert (UP.size(Axis.EXPERT), UP.size(Axis.OUT), UP.size(Axis.IN), UP.size(Axis.SHARED)) == (8, 12, 4, None)
    assert [extent.symbol for extent in UP.axes] == ["E", "2I", "H"]
    assert Extent(Axis.OUT, 3).symbol == "3"


def test_an_axis_is_given_once() -> None:
    with pytest.raises(ValueError, match=re.escape("weight w has the axis in twice")):
        Weight("w", (IN, IN), Use.PRODUCT, Plain())


def test_a_plain_weight_is_one_plane_of_its_own_name() -> None:
    (narrow,), (wide,) = (
        weight_arguments([UP], DType.BF16),
        weight_arguments([replace(UP, packing=Plain(DType.F32))], DType.BF16),
    )
    assert (narrow.name, narrow.shape, narrow.dtype) == ("expert_gate_up", (8, 12, 4), DType.BF16)
    assert wide.dtype is DType.F32
    assert UP.nbytes(DType.BF16) == 8 * 12 * 4 * 2


def test_what_is_the_experts_is_told_by_the_expert_axis() -> None:
    counted = {w.name for w in canonical_weights(SPEC) if w.size(Axis.EXPERT) is not None}
    assert counted == {"expert_gate_up", "expert_down"}


def test_floors_count_experts_by_axis_whatever_they_are_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bytes by hand: the router 8 x 4 and the shared MLP 3 x 4 x 10 are read, and 2 of 8 experts of 3 x 4 x 6."""
    before = layer_figures(SPEC, DType.F32, 1)
    assert before.floor_bytes == 4 * (8 * 4 + 3 * 4 * 10 + 2 * 3 * 4 * 6)
    renamed = tuple(replace(w, stem=f"w{i}") for i, w in enumerate(canonical_weights(SPEC)))
    monkeypatch.setattr("emitter.graphs.figures.canonical_weights", lambda spec: renamed)
    assert layer_figures(SPEC, DType.F32, 1) == before


def test_rows_in_turns_are_a_plane_of_the_same_sizes_that_says_so() -> None:
    (argument,) = weight_arguments([replace(UP, packing=Interleaved())], DType.BF16)
    assert (argument.name, argument.shape, argument.dtype) == ("expert_gate_up", (8, 12, 4), DType.BF16)
    assert [extent.interleaved for extent in argument.of_weight.plane.axes] == [False, True, False]
