"""A whole decoder on XLA's devices: its ids are those of transformers over any mesh, the experts divided, once each."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("jax")
pytest.importorskip("transformers")

from tests.moehlo.tiny_decoders import greedy, saved

ROOT = Path(__file__).parents[3]
PROMPT = np.random.default_rng(9).integers(0, 211, 16).tolist()
EXPERTS = 8 * 3 * 24 * 48 * 4
"""The bytes of a layer's experts."""


@pytest.fixture(
    scope="module",
    params=[
        ("deepseek_v3", (4,)),
        *(pytest.param((name, (0, 4)), marks=pytest.mark.nightly) for name in ("deepseek_v3", "qwen3_moe")),
    ],
    ids=str,
)
def decoded(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[dict[str, Any], list[int], int]:
    """A family's decoder over meshes of so many devices, and without one."""
    folder, (family, meshes) = tmp_path_factory.mktemp("model"), request.param
    experts = {"num_experts": 8} if family == "qwen3_moe" else {"n_group": 1, "topk_group": 1}
    theirs = saved(family, folder, **experts)
    child = [sys.executable, str(Path(__file__).with_name("decoding.py")), str(folder), json.dumps(PROMPT), "24"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "JAX_PLATFORMS": "cpu"}
    done = subprocess.run(
        [*child, *map(str, meshes)], capture_output=True, text=True, timeout=280, env=environment, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    layers = 3 if family == "qwen3_moe" else 2
    return json.loads(done.stdout.splitlines()[-1]), greedy(theirs, PROMPT, 24), layers


def test_ids_over_any_mesh_are_those_of_transformers(decoded) -> None:
    found, ids, _ = decoded
    assert {mesh: one["ids"] for mesh, one in found.items()} == dict.fromkeys(found, ids)


def test_each_device_holds_its_part_of_the_experts_and_no_weight_is_exchanged(decoded) -> None:
    found, _, layers = decoded
    for mesh, one in found.items():
        count = int(mesh) or 1
        assert [*one["held"].values()] == [layers * EXPERTS // count] * count + [0] * (8 - count)
        if count > 1:
            assert one["exchanges"]
            # at most what every expert gives of one token
            assert all(np.prod(shape) <= 8 * 48 for _, shape in one["exchanges"])
        else:
            assert not one["exchanges"]


def test_a_clone_of_a_cache_goes_on_as_the_cache(decoded) -> None:
    assert all(one["clone"] for one in decoded[0].values())


def test_the_weights_of_a_layer_over_a_mesh_are_those_that_are_loaded(decoded) -> None:
    assert all(one["loaded"] for one in decoded[0].values())
