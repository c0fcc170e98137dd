"""Packed experts are unpacked on a GPU where its driver says that there is room for them, and read packed elsewhere."""

from __future__ import annotations

import ctypes
import json
import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from emitter.errors import InputError
from emitter.golden import goldens_root
from emitter.graphs import emit
from emitter.iree import cuda_driver
from emitter.packing import MlxAffine
from emitter.plan import Request, plan
from emitter.reading.config import model_from_config
from emitter.signature import DType
from emitter.spec.tensors import expert_weights
from emitter.target import Target, parse_target
from moehlo.api import read_trials
from moehlo.choices import with_room
from moehlo.cli import execute
from moehlo.cli.app import app

TINY = goldens_root() / "configs" / "tiny"
REQUEST = Request(target=Target.cuda("sm_90"))


class Library:
    """libcuda with so many bytes free."""

    def __init__(self, free: int) -> None:
        self._free = free

    def __getattr__(self, name: str) -> Any:
        def function(*arguments: Any) -> int:
            if name == "cuMemGetInfo_v2":
                ctypes.cast(arguments[0], ctypes.POINTER(ctypes.c_size_t))[0] = self._free
            return 0

        return function


@pytest.mark.parametrize(("free", "room"), [(0, 0), (1, 0), (2, 1), (2**31 - 1, 2**29), (2**31, 2**30), (None, None)])
def test_half_of_what_is_free_is_room_down_to_a_power_of_two(
    free: int | None, room: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cuda_driver, "_library", lambda: None if free is None else Library(free))
    assert with_room(REQUEST).target == Target.cuda("sm_90", room=room)
    assert with_room(Request()).target == Target.cpu()


def test_what_does_not_fit_is_read_packed(monkeypatch: pytest.MonkeyPatch) -> None:
    config = json.loads((TINY / "mixtral.json").read_text())
    config |= {"hidden_size": 256, "intermediate_size": 128, "num_local_experts": 8, "num_experts_per_tok": 2}
    spec = model_from_config(config).layer().spec
    weights = expert_weights(spec)
    enough = 2 * (1 << sum(2 * math.prod(w.shape) for w in weights).bit_length())
    packings = tuple((w.stem, MlxAffine(4, 64, DType.BF16)) for w in weights)
    launched = []
    for free in (enough, enough - 1):
        monkeypatch.setattr(cuda_driver, "_library", lambda free=free: Library(free))
        made = plan(spec, with_room(replace(REQUEST, dtype=DType.BF16, packings=packings)))
        launched.append([step.kernel for step in emit(spec, made).launches(4096).steps])
    assert ["unpack_affine4_bf16" in each for each in launched] == [True, False]
    assert "grouped_up_128_affine4_bf16" in launched[1]


def test_run_and_verify_ask_for_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda_driver, "_library", lambda: Library(2**21))
    found = []

    def seen(layer: object, request: Request, **_: object) -> None:
        found.append(request.target)
        raise InputError("seen")

    monkeypatch.setattr(execute, "read_call", seen)
    monkeypatch.setattr("emitter.iree.require_device", lambda target: None)
    np.save(tmp_path / "x.npy", np.ones((1, 40), np.float32))
    given = ["--input", str(tmp_path / "x.npy"), "--output", str(tmp_path / "y.npy"), "--random", "1"]
    CliRunner().invoke(app, ["run", str(TINY / "mixtral.json"), *given, "--target", "cuda:sm_90"])
    asked = {"gather_threshold": None, "sort_threshold": None, "accumulate": None, "dtype": "f32"}
    drawn = {"tokens": (1,), "draws": 1, "draw": None, "seed": 0, "static": False, "layer": None}
    made = read_trials(parse_target("cuda:sm_90"), "iree", dispatch="auto", **asked, **drawn)
    assert [*found, made.request.target] == [Target.cuda("sm_90", room=2**20)] * 2
