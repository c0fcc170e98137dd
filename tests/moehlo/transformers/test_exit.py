"""How a script ends whose model our kernels computed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

CALL = """
import moehlo.transformers, tiny_models as tiny, torch
model = tiny.olmoe()
model.set_experts_implementation(moehlo.transformers.NAME)
with torch.no_grad():
    y = tiny.experts_of(model)[0](*tiny.routed(5))
assert len(moehlo.transformers.experts._states) == 1
"""


@pytest.mark.parametrize(
    "also",
    [
        pytest.param("", id="globals", marks=pytest.mark.nightly),
        pytest.param("torch.kept = model, y\n", id="kept by another library"),
    ],
)
def test_a_script_that_still_holds_model_and_result_ends_quietly(also: str) -> None:
    """torch keeps our modules beyond the end of the interpreter; the runtime's objects still go before it."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(__file__).parent), *sys.path])}
    command = [sys.executable, "-c", CALL + also]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert "leaked" not in done.stderr
