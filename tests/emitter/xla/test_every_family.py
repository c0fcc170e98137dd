"""Every kind of MoE layer on meshes of 1, 2, 4 and 8 virtual devices: near float64 truth, and as on one device."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
SECONDS = 3000


@pytest.mark.nightly
def test_every_layer_on_every_mesh_gives_what_one_device_gives() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "JAX_PLATFORMS": "cpu"}
    script = Path(__file__).with_name("every_family.py")
    done = subprocess.run(
        [sys.executable, script], capture_output=True, text=True, timeout=SECONDS, env=environment, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr[-3000:]
    layers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(layers) >= 80
    for layer in layers:
        banks = layer["banks"]
        for way in layer["ways"]:
            where = f"{layer['block']}: {way}"
            assert way["passed"], where
            assert way["apart"] <= 1, where
            assert way["alike"] > 0, where
            if way["devices"] == 1:
                continue
            if way["way"] == "ladder, tokens divided":
                # XLA makes one of the gathers of the same tokens for two banks
                assert set(way["collectives"]) == {"all-gather", "reduce-scatter"}, where
                assert way["collectives"]["reduce-scatter"] == banks, where
                assert way["collectives"]["all-gather"] <= 2 * banks, where
            else:
                assert way["collectives"] == {"all-reduce": banks}, where
