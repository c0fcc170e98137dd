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
assert len(moehlo.transformers.experts.answers._states) == 1
"""

FORKED = """
import os, moehlo.transformers, tiny_models as tiny, torch
torch.set_num_threads(tiny.K)
model = tiny.olmoe()
model.set_experts_implementation(moehlo.transformers.NAME)
module, call = tiny.experts_of(model)[0], tiny.routed(1)
with torch.no_grad():
    y = module(*call)
    child = os.fork()
    torch.set_num_threads(1 if child == 0 else tiny.K)  # OpenMP's threads are the parent's
    same = torch.allclose(module(*call), y, rtol=1e-5, atol=1e-6)
    if child == 0:
        os._exit(0 if same else 3)
    assert same and os.waitpid(child, 0)[1] == 0
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes do not fork here")
@pytest.mark.nightly
def test_a_child_of_a_process_whose_threads_were_a_team_computes_on_its_own() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(__file__).parent), *sys.path])}
    environment["MOEHLO_DRIVER"] = "local-task"
    done = subprocess.run(
        [sys.executable, "-c", FORKED], env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.nightly  # each 9 s of CPU, 7 of them imports; tests/emitter/iree/test_gpu.py ends processes of this kind
@pytest.mark.parametrize("also", ["", "torch.kept = model, y\n"], ids=["globals", "kept by another library"])
def test_a_script_that_still_holds_model_and_result_ends_quietly(also: str) -> None:
    """torch keeps our modules beyond the end of the interpreter; the runtime's objects still go before it."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(__file__).parent), *sys.path])}
    command = [sys.executable, "-c", CALL + also]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert "leaked" not in done.stderr


def test_what_is_needed_is_named_where_it_is_missing_or_another_version() -> None:
    for missing in ("transformers", "transformers.integrations.moe"):
        code = f"import sys; sys.modules[{missing!r}] = None; import moehlo.transformers"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=100, check=False)
        assert done.returncode == 1
        last = done.stderr.splitlines()[-1]
        assert last.startswith("ImportError: moehlo.transformers needs torch and transformers 5.23 ("), last
        assert last.endswith("pip install 'moehlo[oracle]'")
