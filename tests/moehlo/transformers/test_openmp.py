"""The threads of OpenMP: to run on, and beside those of the runtime."""

from __future__ import annotations

import ctypes
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import torch

from moehlo.transformers import openmp
from moehlo.transformers.openmp import Team, teams_there

needs_teams = pytest.mark.skipif(not teams_there(), reason="torch has no OpenMP here whose threads can be had")
counts_threads = pytest.mark.skipif(
    not Path("/proc/self/task").is_dir(), reason="threads are counted as Linux shows them"
)

ALONE = """
import importlib.util, os, time, torch
# the module by itself: its package takes seconds to load transformers
found = importlib.util.find_spec("moehlo").submodule_search_locations[0]
spec = importlib.util.spec_from_file_location("openmp", os.path.join(found, "transformers", "openmp.py"))
openmp = importlib.util.module_from_spec(spec)
spec.loader.exec_module(openmp)
"""

THREADS = """
torch.set_num_threads(3)
numbers = torch.randn(1 << 20)
numbers * 2
before = len(os.listdir("/proc/self/task"))
openmp.pause_threads()
# the last to end may still be listed when the call returns
listed = lambda: len(os.listdir("/proc/self/task"))
patience = time.monotonic() + float(os.environ.get("PATIENCE", "20"))
while listed() > before - 2 and time.monotonic() < patience:
    time.sleep(0.01)
after = listed()
assert (numbers * 2).equal(numbers + numbers)
print(before - after, len(os.listdir("/proc/self/task")) - after)
"""

ONE_THREAD = """
import threading
print(*openmp.Team([lambda n=n: (n, threading.get_ident() == threading.main_thread().ident) for n in range(3)]).run())
"""


def run_alone(script: str, environment: dict[str, str]) -> str:
    command = [sys.executable, "-c", ALONE + script]
    paths = {"PYTHONPATH": ":".join(sys.path), "PATH": "/usr/bin:/bin"}
    done = subprocess.run(command, env=paths | environment, capture_output=True, text=True, timeout=120, check=True)
    return done.stdout.strip()


@counts_threads
@pytest.mark.parametrize(
    ("environment", "ended"),
    [
        pytest.param({}, "2 2", id="idle", marks=pytest.mark.nightly),  # as those that spin
        pytest.param({"GOMP_SPINCOUNT": "100000000"}, "2 2", id="spin for as long as the user says"),
        pytest.param(
            {"OMP_WAIT_POLICY": "passive", "PATIENCE": "1"}, "0 0", id="sleep at once", marks=pytest.mark.nightly
        ),
    ],
)
def test_threads_that_spin_end_and_the_next_region_has_new_ones(environment: dict[str, str], ended: str) -> None:
    assert run_alone(THREADS, environment) == ended


@pytest.mark.parametrize(
    ("count", "policy", "spin"),
    [
        ("", "", True),
        ("300000", "", True),
        ("infinite", "passive", True),
        ("", "ACTIVE", True),
        ("", " Passive", False),
        ("0 ", "", False),
        ("0", "active", False),
    ],
)
def test_whether_threads_spin_is_what_gnus_openmp_reads(count: str, policy: str, spin: bool) -> None:
    assert openmp._spin({"GOMP_SPINCOUNT": count, "OMP_WAIT_POLICY": policy}) is spin


@needs_teams
def test_calls_run_at_the_same_time_and_their_results_are_in_order() -> None:
    together = threading.Barrier(3)
    team = Team([lambda n=n: (n, together.wait(60), threading.get_ident()) for n in range(3)])  # type: ignore[misc]
    for _ in range(5):
        results = team.run()
        assert [n for n, _, _ in results] == [0, 1, 2]
        assert len({thread for _, _, thread in results}) == 3


@pytest.mark.nightly
@needs_teams
def test_a_single_thread_takes_all_calls() -> None:
    assert run_alone(ONE_THREAD, {"OMP_THREAD_LIMIT": "1"}) == "(0, True) (1, True) (2, True)"


@pytest.mark.nightly
@needs_teams
@counts_threads
def test_a_team_is_of_torchs_own_threads() -> None:
    script = """
torch.set_num_threads(3)
torch.randn(1 << 20) * 2
before = len(os.listdir("/proc/self/task"))
openmp.Team([lambda: None] * 3).run()
print(len(os.listdir("/proc/self/task")) - before)
"""
    assert run_alone(script, {}) == "0"


@needs_teams
@pytest.mark.parametrize("error", [ValueError, IndexError, StopIteration, KeyboardInterrupt])
def test_an_error_in_a_call_is_the_runs_and_the_next_run_is_whole(error: type[BaseException]) -> None:
    fails = [True]

    def call() -> str:
        if fails[0]:
            raise error("of this call")
        return "done"

    team = Team([lambda: "other", call])
    with pytest.raises(error, match="of this call"):
        team.run()
    fails[0] = False
    assert team.run() == ["other", "done"]


@pytest.fixture
def looked_up_anew() -> Iterator[None]:
    openmp._function.cache_clear()
    yield
    openmp._function.cache_clear()


@pytest.mark.usefixtures("looked_up_anew")
def test_there_are_no_teams_where_torch_has_threads_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch.__config__, "parallel_info", lambda: "ATen parallel backend: native thread pool")
    assert not teams_there()


@pytest.mark.usefixtures("looked_up_anew")
def test_there_are_no_teams_where_openmp_has_no_such_function(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_in: list[Any] = []

    class Library:
        def __init__(self, name: str | None) -> None:
            looked_in.append(name)

        def __getitem__(self, name: str) -> Any:
            raise AttributeError(name)

    monkeypatch.setattr(ctypes, "CDLL", Library)
    assert not teams_there()
    assert looked_in[0] is None
    assert Path(looked_in[1]).name == "libtorch_cpu.so"
