"""Faults find their places in sources and tests as they are; and the run that plants them, on a toy."""

import itertools
import json
import os
import subprocess
import sys
import warnings
from collections import Counter
from pathlib import Path

import pytest

from planted.faults import FOLDER, ROOT, Fault, Misplaced, MisplacedWarning, plant, problem, read_faults
from planted.run import Copy, Outcome, Running, _wait

FAULTS = read_faults()


@pytest.mark.filterwarnings("default::planted.faults.MisplacedWarning")
def test_most_faults_of_every_area_can_be_planted() -> None:
    """Code and tests may move: a tenth of an area's faults may have lost their place here, none in the nightly run."""
    lost = {fault: why for fault in FAULTS if (why := problem(fault))}
    if lost:
        said = "".join(f"\n{fault.name}: {why}" for fault, why in lost.items())
        warnings.warn(f"planted faults without a place, which `make planted` refuses:{said}", MisplacedWarning, 1)
    of, without = (Counter(fault.area for fault in each) for each in (FAULTS, lost))
    assert [area for area in of if without[area] > of[area] / 10] == [], lost


def test_no_fault_is_listed_twice() -> None:
    assert len({(fault.place, fault.was, fault.now) for fault in FAULTS}) == len(FAULTS)


SOURCE = """
LIMIT = 3 + 1

class A:
    @property
    def size(self): return 1 + 1

    @cached
    def area(self, x):
        # why
        for i in range(  x ):
            if i > 2:
                self.see(i, by = x)
            elif i == 1:
                return f"{i + 1} ü"
        return None

def moved(a):
    return a[1]
"""


@pytest.mark.parametrize(
    ("place", "was", "now", "removed", "added"),
    [
        ("a:LIMIT", "3+1", "3", "LIMIT = 3 + 1", "LIMIT = 3"),
        ("a:A.size", "1 + 1", "2", "    def size(self): return 1 + 1", "    def size(self): return 2"),
        ("a:A.area", "cached", "other", "    @cached", "    @other"),
        ("a:A.area", "range(x)", "range(0, x)", "        for i in range(  x ):", "        for i in range(0, x):"),
        ("a:A.area", "by=x", "by=0", "                self.see(i, by = x)", "                self.see(i, by=0)"),
        ("a:A.area", "self.see(i, by=x)", "", "                self.see(i, by = x)", "                pass"),
        ("a:A.area", "elif_", "", "", ""),
        ("a:A.area", "i == 1", "i == 2", "            elif i == 1:", "            elif i == 2:"),
        ("a:A.area", "i + 1", "i", '                return f"{i + 1} ü"', "                return f'{i} ü'"),
        ("a:A.area", "return None", "return 1", "        return None", "        return 1"),
        ("other:moved", "a[1]", "a[0]", "    return a[1]", "    return a[0]"),
    ],
)
def test_a_place_is_found_by_syntax_and_name(
    place: str, was: str, now: str, removed: str, added: str, tmp_path: Path
) -> None:
    package = tmp_path / "a"
    package.mkdir()
    (package / "__init__.py").write_text(SOURCE)
    fault = Fault("", place, was, now, ())
    if not removed:
        with pytest.raises(Misplaced, match=r"^a:A\.area holds 0 times: elif_$"):
            plant(fault, tmp_path)
        return
    path, text = plant(fault, tmp_path)
    assert path == Path("a", "__init__.py")
    gone, come = (set(one) - set(two) for one, two in itertools.permutations((SOURCE.split("\n"), text.split("\n"))))
    assert removed in gone
    assert added in come


def test_dots_stand_for_any_body(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("def f():\n    with lock:\n        x()\n        y()\n")

    def planted(was: str, now: str) -> str:
        return plant(Fault("", "a:f", was, now, ()), tmp_path)[1]

    assert planted("with lock: ...", "if 1: ...") == "def f():\n    if 1:\n        x()\n        y()\n"
    assert planted("with lock: ...", "") == "def f():\n    pass\n"
    assert planted("with lock: ...", "...") == "def f():\n    x()\n    y()\n"
    assert planted("x()\ny()", "y()\nx()") == "def f():\n    with lock:\n        y()\n        x()\n"


def test_what_no_longer_fits_is_said(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("x = 1 + 1\ny = 1 + 1\ndef f(): pass\n")
    (tmp_path / "test_a.py").write_text("class TestA:\n    def test_z(self): pass\ndef test_x(): pass\n")

    def why(place: str, was: str, now: str, *tests: str) -> str:
        return problem(Fault("", place, was, now, tests), tmp_path)

    assert why("a:x", "1 + 1", "2", "test_a.py::test_x[3]", "test_a.py::TestA::test_z") == ""
    assert why("b", "1 + 1", "2", "test_a.py") == "b is gone"
    assert why("a:g", "1 + 1", "2", "test_a.py") == "a:g is gone"
    assert why("a:f", "1 + 1", "2", "test_a.py") == "a:f holds 0 times: 1 + 1"
    assert why("a", "1 + 1", "2", "test_a.py") == "a holds 2 times: 1 + 1"
    assert why("a:x", "1 +", "2", "test_a.py").startswith("invalid syntax")
    assert "no test_y" in why("a:x", "1 + 1", "2", "test_a.py::test_y")
    assert "test_b.py does not exist" in why("a:x", "1 + 1", "2", "test_b.py")
    assert "changes nothing" in why("a:x", "1+1", "1 + 1", "test_a.py")
    assert "names no tests" in why("a:x", "1 + 1", "2")


TOY = """
from toy import add, wait
def test_adds(): assert add(2, 3) == 5
def test_ends(): wait()
"""
TOY_FAULTS = """
fault = [
  {in = "toy:add", was = "a + b", now = "a - b", tests = ["test_toy.py::test_adds"]},
  {in = "toy:add", was = "a + b", now = "b + a", tests = ["test_toy.py::test_adds"]},
  {in = "toy:add", was = "a + b", now = "b + a + 0", tests = ["test_toy.py"], harmless = "addition commutes"},
  {in = "toy:add", was = "a + b", now = "a * b", tests = ["test_toy.py"], harmless = "nobody adds"},
  {in = "toy:wait", was = "time.sleep(0)", now = "time.sleep(9999)", tests = ["test_toy.py::test_ends"]},
  {in = "toy:add", was = "a + b", now = "b + a * 1", tests = ["test_toy.py"], needs = "no-such-instruction"},
  {in = "toy:add", was = "a + b", now = "a + b + 1", tests = ["test_toy.py"], needs = "no-such-instruction"},
  {in = "toy:add", was = "a ** b", now = "a * b", tests = ["test_toy.py"]},
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


@pytest.mark.timeout(30)
def test_a_process_that_hangs_before_it_has_a_session_is_ended(tmp_path: Path) -> None:
    """As in a lock that a library holds while it is forked."""
    with subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"]) as process:
        pid, status, late = _wait({process.pid: Running(Copy(tmp_path))}, 0.1)
    assert (pid, status, late) == (process.pid, -9, True)


@pytest.mark.nightly
@pytest.mark.parametrize("package", sorted(path.stem for path in FOLDER.glob("*.toml")))
def test_no_planted_fault_survives(package: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.planted", package]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=3500, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
