"""The harness sees every kind of fault, names the input, and goes on with the next."""

from __future__ import annotations

import itertools
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from fuzz import harness, planted
from fuzz.target import Outcome, Target
from fuzz.targets import TARGETS

ROOT = Path(__file__).parents[2]
SEED = 3


def taken_by_int(data: bytes) -> bool:
    try:
        int(data)
    except ValueError:
        return False
    return not (data.isdigit() and len(data) == 4)


def has_a_space(data: bytes) -> bool:
    return b" " in data


def is_long(data: bytes) -> bool:
    return len(data) == 5


def is_odd_from_four(data: bytes) -> bool:
    return data[:1] == b"4" and len(data) == 4 and data.isdigit() and data[-1] % 2 == 1


FAULTS: dict[Target, tuple[int, Callable[[bytes], bool], Outcome | None]] = {
    # how many inputs, which of them the fault concerns, what must be said of them
    planted.RIGHT: (60, lambda data: False, None),
    planted.TAKES_WRONG: (60, taken_by_int, Outcome.WRONG),
    planted.READS_WRONG: (300, is_odd_from_four, Outcome.WRONG),
    planted.ALLOCATES: (40, has_a_space, Outcome.MEMORY),
    planted.HIDES: (40, has_a_space, Outcome.MEMORY),
    planted.RAISES: (40, is_long, Outcome.RAISED),
    planted.REFUSES_ALL: (40, lambda data: data in planted.REFUSES_ALL.seeds(), Outcome.UNTOUCHED),
    planted.ESCAPES: (40, is_long, Outcome.MESSAGE),
    planted.CRASHES: (8, is_long, Outcome.CRASH),
    planted.IS_SLOW: (4, has_a_space, Outcome.SLOW),
    planted.HANGS: (4, has_a_space, Outcome.HANG),
}


@pytest.fixture(scope="module")
def tallies() -> dict[str, harness.Tally]:
    requests = [harness.Request(target.name, 0, inputs) for target, (inputs, _, _) in FAULTS.items()]
    return harness.run(requests, seed=SEED)


@pytest.mark.parametrize("target", FAULTS, ids=lambda target: target.name.partition(":")[2])
def test_a_planted_fault_is_found_wherever_it_is_and_nowhere_else(
    target: Target, tallies: dict[str, harness.Tally], tmp_path: Path
) -> None:
    inputs, at_fault, outcome = FAULTS[target]
    tally = tallies[target.name]
    assert tally.inputs == inputs
    expected = [index for index in range(inputs) if at_fault(target.input(SEED, index))]
    assert sorted(finding.index for finding in tally.findings) == expected
    assert {finding.verdict.outcome for finding in tally.findings} == ({outcome} if outcome else set())
    assert bool(expected) == bool(outcome)
    said = "".join(harness.keep({target.name: tally}, SEED, tmp_path))
    kept = {path.read_bytes() for path in tmp_path.iterdir()}
    assert kept == {target.input(SEED, index) for index in expected[: harness.KEPT]}
    assert all(str(path) in said for path in tmp_path.iterdir())


def test_a_kept_input_is_read_again() -> None:
    name = planted.RAISES.name
    [index] = itertools.islice((i for i in range(2, 99) if is_long(planted.RAISES.input(SEED, i))), 1)
    tally = harness.run([harness.Request(name, index, index + 1)], seed=SEED)[name]
    [finding] = tally.findings
    assert finding.verdict.where.startswith("KeyError")
    assert "KeyError" in finding.verdict.detail


def test_inputs_are_a_function_of_seed_and_index() -> None:
    for target in TARGETS.values():
        genuine = len(target.seeds())
        first, second = ([target.input(seed, genuine + index) for index in range(20)] for seed in (1, 2))
        assert first == [target.input(1, genuine + index) for index in range(20)]
        assert first != second
        assert len(set(first)) > 5


def test_every_target_gets_its_share_and_all_take_turns() -> None:
    requests = harness.by_share(list(TARGETS), 10_000)
    share = {name: sum(r.stop - r.start for r in requests if r.target == name) for name in TARGETS}
    assert share["safetensors"] == pytest.approx(3 * share["npz"], rel=0.01)
    assert sum(share.values()) == pytest.approx(10_000, rel=0.02)
    assert {r.target for r in requests[:20]} == set(TARGETS)
    endless = list(itertools.islice(harness.endless(list(TARGETS)), 200))
    assert {r.target for r in endless[:20]} == set(TARGETS)
    for name in TARGETS:
        held = [r for r in endless if r.target == name]
        assert all(a.stop == b.start for a, b in itertools.pairwise(held))


def command(*arguments: str, folder: Path) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    line = [sys.executable, "-m", "tests.fuzz", *arguments]
    return subprocess.Popen(
        line, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


def test_the_command_prints_its_seed_and_what_came_of_it(tmp_path: Path) -> None:
    with command("--target", "safetensors", "--inputs", "30", "--jobs", "1", folder=tmp_path) as process:
        out, _ = process.communicate(timeout=240)
    assert process.returncode == 0, out
    seed = out.split()[1].rstrip(",")
    assert seed.isdigit()
    assert "safetensors: 30 inputs: " in out
    assert list(tmp_path.iterdir()) == []


def test_an_interrupt_ends_the_command_with_its_processes(tmp_path: Path) -> None:
    with command("--target", "npy", "--minutes", "5", "--jobs", "1", folder=tmp_path) as process:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(1)
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=60)
    assert process.returncode == 130, out
    assert "Traceback" not in out
