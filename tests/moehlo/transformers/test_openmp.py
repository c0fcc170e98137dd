"""The threads of OpenMP beside those of the runtime."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

THREADS = """
import importlib.util, os, torch
# the module by itself: its package takes seconds to load transformers
found = importlib.util.find_spec("moehlo").submodule_search_locations[0]
spec = importlib.util.spec_from_file_location("openmp", os.path.join(found, "transformers", "openmp.py"))
openmp = importlib.util.module_from_spec(spec)
spec.loader.exec_module(openmp)
torch.set_num_threads(3)
numbers = torch.randn(1 << 20)
numbers * 2
before = len(os.listdir("/proc/self/task"))
openmp.pause_threads()
after = len(os.listdir("/proc/self/task"))
assert (numbers * 2).equal(numbers + numbers)
print(before - after, len(os.listdir("/proc/self/task")) - after)
"""


def _ended_and_made_anew(environment: dict[str, str]) -> str:
    command = [sys.executable, "-c", THREADS]
    paths = {"PYTHONPATH": ":".join(sys.path), "PATH": "/usr/bin:/bin"}
    done = subprocess.run(command, env=paths | environment, capture_output=True, text=True, timeout=120, check=True)
    return done.stdout.strip()


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="threads are counted as Linux shows them")
def test_idle_threads_end_and_the_next_region_has_new_ones() -> None:
    assert _ended_and_made_anew({}) == "2 2"


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="threads are counted as Linux shows them")
def test_threads_stay_where_the_user_says_how_they_wait() -> None:
    assert _ended_and_made_anew({"OMP_WAIT_POLICY": "passive"}) == "0 0"
