"""The shipped PTX on the GPU of this machine: numbers, repeats, and what compute-sanitizer finds."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from emitter.target.host import cuda_capability

SCRIPT = Path(__file__).with_name("on_device.py")
CAPABILITY = cuda_capability() or (0, 0)

pytestmark = [pytest.mark.cuda, pytest.mark.skipif(CAPABILITY == (0, 0), reason="needs an NVIDIA GPU")]


def run(arch: str, *front: str, options: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    digits = int(arch.removeprefix("sm_"))
    if CAPABILITY != (9, 0) if digits == 90 else (digits // 10, digits % 10) > CAPABILITY:
        pytest.skip(f"this GPU does not run kernels for {arch}")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [*front, sys.executable, str(SCRIPT), *options, arch]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=900)


@pytest.mark.parametrize("arch", ["sm_80", "sm_86", "sm_90"])
def test_every_kernel_agrees_and_repeats(arch: str):
    done = run(arch)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "kernels agrees, twice with the same bits" in done.stdout


@pytest.mark.nightly
@pytest.mark.parametrize("tool", ["memcheck", "racecheck"])
@pytest.mark.parametrize("arch", ["sm_80", "sm_86", "sm_90"])
def test_compute_sanitizer_finds_nothing(arch: str, tool: str):
    if shutil.which("compute-sanitizer") is None:
        pytest.skip("compute-sanitizer is not installed")
    done = run(arch, "compute-sanitizer", "--tool", tool, "--error-exitcode", "9", options=("--once",))
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr
    assert "kernels agrees, twice with the same bits" in done.stdout
