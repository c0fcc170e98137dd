"""The faults that the nightly run plants still fit sources and tests as they are; and the run itself, on a toy."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from planted.faults import FOLDER, ROOT, Fault, problem, read_faults
from planted.run import Outcome

FAULTS = read_faults()


def test_every_fault_can_still_be_planted_and_its_tests_are_there() -> None:
    assert {fault.name: why for fault in FAULTS if (why := problem(fault))} == {}


def test_no_fault_is_listed_twice() -> None:
    assert len({(fault.file, fault.was, fault.now) for fault in FAULTS}) == len(FAULTS)


def test_what_no_longer_fits_is_said(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("x = 1\ny = 1\n")
    (tmp_path / "test_a.py").write_text("def test_x(): pass\n")

    def why(file: str, was: str, now: str, *tests: str) -> str:
        return problem(Fault("", file, was, now, tests), tmp_path)

    assert why("a.py", "x = 1", "x = 2", "test_a.py::test_x[3]") == ""
    assert "does not exist" in why("b.py", "x = 1", "x = 2", "test_a.py")
    assert "0 times" in why("a.py", "z = 1", "x = 2", "test_a.py")
    assert "2 times" in why("a.py", " = 1", " = 2", "test_a.py")
    assert "no test_y" in why("a.py", "x = 1", "x = 2", "test_a.py::test_y")
    assert "test_b.py does not exist" in why("a.py", "x = 1", "x = 2", "test_b.py")
    assert "changes nothing" in why("a.py", "x = 1", "x = 1", "test_a.py")
    assert "names no tests" in why("a.py", "x = 1", "x = 2")


TOY = """
from toy import add, wait
def test_adds(): assert add(2, 3) == 5
def test_ends(): wait()
"""
TOY_FAULTS = """
fault = [
  {file = "toy.py", was = "a + b", now = "a - b", tests = ["test_toy.py::test_adds"]},
  {file = "toy.py", was = "a + b", now = "b + a", tests = ["test_toy.py::test_adds"]},
  {file = "toy.py", was = "a + b", now = "b + a + 0", tests = ["test_toy.py"], harmless = "addition commutes"},
  {file = "toy.py", was = "a + b", now = "a * b", tests = ["test_toy.py"], harmless = "nobody adds"},
  {file = "toy.py", was = "sleep(0)", now = "sleep(9999)", tests = ["test_toy.py::test_ends"]},
  {file = "toy.py", was = "a + b", now = "b + a * 1", tests = ["test_toy.py"], needs = "no-such-instruction"},
  {file = "toy.py", was = "a + b", now = "a + b + 1", tests = ["test_toy.py"], needs = "no-such-instruction"},
  {file = "toy.py", was = "a ** b", now = "a * b", tests = ["test_toy.py"]},
]
"""


@pytest.mark.nightly
@pytest.mark.skipif(not hasattr(os, "fork"), reason="the run forks")
def test_a_run_tells_what_is_caught_what_survives_and_what_hangs(tmp_path: Path) -> None:
    root, faults = tmp_path / "root", tmp_path / "faults"
    for folder in (root, faults):
        folder.mkdir()
    source = "import time\ndef add(a, b): return a + b\ndef wait(): time.sleep(0)\n"
    (root / "toy.py").write_text(source)
    (root / "test_toy.py").write_text(TOY)
    (faults / "toy.toml").write_text(TOY_FAULTS)
    subprocess.run(["git", "init", "-q"], cwd=root, check=True, timeout=60)

    def planted(*options: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "tests.planted", "--root", str(root), "--faults", str(faults), *options]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=200, check=False)

    done = planted("toy.1", "toy.2", "toy.3", "toy.4", "toy.6", "toy.7", "toy.8", "--jobs", "2")
    said = {
        line.split()[0]: line.partition(" s  ")[2].partition(":")[0]
        for line in done.stdout.splitlines()
        if " s  " in line
    }
    wanted = {
        "toy.1": Outcome.CAUGHT,
        "toy.2": Outcome.SURVIVED,
        "toy.3": Outcome.HARMLESS,
        "toy.4": Outcome.NOTICED,
        "toy.6": Outcome.UNSEEN,
        "toy.7": Outcome.CAUGHT,
        "toy.8": Outcome.UNPLANTED,
    }
    assert said == wanted, done.stdout + done.stderr
    assert done.returncode == 1
    assert json.loads(done.stdout.splitlines()[-1])["faults"] == 7
    assert planted("toy.1", "toy.3", "toy.6").returncode == 0
    assert Outcome.HUNG in planted("toy.5", "--limit", "3").stdout
    assert (root / "toy.py").read_text() == source
    (root / "test_toy.py").write_text(TOY.replace("== 5", "== 6"))
    assert "do not pass without a fault" in planted("toy.1").stderr


@pytest.mark.nightly
@pytest.mark.parametrize("package", sorted(path.stem for path in FOLDER.glob("*.toml")))
def test_no_planted_fault_survives(package: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.planted", package]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=3500, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
