"""The kernels' numbers, by Triton's interpreter on the CPU."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.nightly
def test_every_kernel_agrees_with_torch():
    if importlib.util.find_spec("triton") is None:
        pytest.skip("Triton is not installed: only `make ptx` needs it, and its wheel is 285 MB")
    done = subprocess.run(
        [sys.executable, "-W", "ignore", Path(__file__).with_name("interpreted.py")],
        # one thread: products of a few numbers each, in which more threads only wait for each other
        env={**os.environ, "TRITON_INTERPRET": "1", "OMP_NUM_THREADS": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        timeout=1800,  # seven minutes of CPU
    )
    assert (done.returncode, done.stdout) == (0, "every kernel agrees\n"), done.stderr
