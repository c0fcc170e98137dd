"""What the processes of one ``moehlo run`` are given, and what all of them must have been given alike."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from emitter.plan import Plan, Strategy
from emitter.reading.config import model_from_config
from emitter.signature import DType
from emitter.target.mesh import Mesh
from moehlo.cli import several as module
from moehlo.cli.calls import LayerCall
from moehlo.cli.several import Several, run_several
from moehlo.processes import Bounds, Group
from weights.residency import StoredLayer

SIZES = {"hidden_size": 40, "intermediate_size": 24, "num_local_experts": 8, "num_experts_per_tok": 3}
LAYER = model_from_config({"model_type": "mixtral", "num_hidden_layers": 3, **SIZES}).layer(1)
X, IDS = np.zeros((5, 40), np.float32), np.arange(5)
CALL = LayerCall(LAYER, X, {"input_ids": IDS}, Plan(5), StoredLayer())
SEVERAL = Several(2, Mesh(6), patience=7.0)
WORDS: dict[str, Any] = {"target": "xla:cpu", "random": 3, "accumulate": None}


def group(monkeypatch: pytest.MonkeyPatch, several: Several = SEVERAL, call: LayerCall = CALL, **words: Any) -> Group:
    """What the supervisor of this host is given."""
    given: list[Group] = []
    monkeypatch.setattr(module, "lead", lambda group, *_: given.append(group))
    monkeypatch.setattr(module, "follow", lambda group, *_: given.append(group))
    run_several(several, call, WORDS | words, print)
    return given[0]


def test_processes_of_one_host_take_its_devices_in_turn_and_those_of_others_their_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = group(monkeypatch)
    assert [(here.task(i)["first"], here.task(i)["local"]) for i in (0, 1)] == [(0, 3), (3, 3)]
    for index in (0, 1):
        there = group(monkeypatch, replace(SEVERAL, address=("a", 1), index=index))
        assert (there.task(index)["index"], there.task(index)["first"], there.task(index)["local"]) == (index, 0, 3)


def test_patience_and_the_bounds_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    made = group(monkeypatch)
    assert (made.bounds, made.task(1)["patience"]) == (Bounds(7.0, silent=7.0), 7.0)
    assert group(monkeypatch, replace(SEVERAL, patience=70.0)).bounds == Bounds(70.0)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"several": replace(SEVERAL, count=3)}, "--processes"),
        ({"several": replace(SEVERAL, mesh=Mesh(4))}, "--mesh"),
        ({"target": "xla:cuda"}, "--target"),
        ({"call": replace(CALL, layer=LAYER.model.layer(2))}, "--layer"),
        ({"call": replace(CALL, plan=replace(CALL.plan, strategy=Strategy.LADDER))}, "--dispatch"),
        ({"accumulate": "f32"}, "--accumulate"),
        ({"call": replace(CALL, plan=replace(CALL.plan, dtype=DType.BF16))}, "--dtype"),
        ({"random": None}, "--random"),
        ({"call": replace(CALL, x=X[:4])}, "the number of tokens"),
        ({"call": replace(CALL, x=X + 1)}, "the input"),
        ({"call": replace(CALL, inputs={"input_ids": IDS[::-1]})}, "the input"),
        ({"call": replace(CALL, inputs={"token_types": IDS})}, "the input"),
        ({"call": replace(CALL, plan=replace(CALL.plan, stages=True))}, "the text of the layer"),
    ],
)
def test_what_differs_between_hosts_is_named(
    change: dict[str, Any], named: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours, theirs = group(monkeypatch).agreed, group(monkeypatch, **change).agreed
    assert next(option for option in ours if ours[option] != theirs[option]) == named
