"""The faults as data: ``faults/*.toml``, one file for each package."""

from __future__ import annotations

import ast
import functools
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = Path(__file__).with_name("faults")


@dataclass(frozen=True)
class Fault:
    """In ``file`` the text ``was``, which is there once, becomes ``now``; ``tests`` (node ids of pytest) must notice.

    ``harmless`` is the reason why no test can: what else covers it. Such a fault must survive, or the reason is wrong.
    ``needs`` are the instructions, as Linux names them, without which a machine's tests do not run what is at fault.
    """

    name: str
    file: str
    was: str
    now: str
    tests: tuple[str, ...]
    harmless: str = ""
    needs: str = ""


def read_faults(folder: Path = FOLDER) -> list[Fault]:
    """All faults, by file and place in it; a fault is named ``bench.3`` for the third one of bench.toml."""
    found = []
    for path in sorted(folder.glob("*.toml")):
        entries = tomllib.loads(path.read_text(encoding="utf-8"))["fault"]
        for number, entry in enumerate(entries, 1):
            tests = entry.pop("tests")
            found.append(Fault(name=f"{path.stem}.{number}", tests=tuple(tests), **entry))
    return found


def problem(fault: Fault, root: Path = ROOT) -> str:
    """Why a fault cannot be planted in the sources as they are; empty where it can."""
    path = root / fault.file
    if not path.is_file():
        return f"{fault.file} does not exist"
    times = path.read_text(encoding="utf-8").count(fault.was)
    if times != 1:
        return f"{fault.file} holds the text {times} times: {fault.was.strip().splitlines()[0]}"
    if fault.was == fault.now or not fault.tests:
        return "it changes nothing" if fault.was == fault.now else "it names no tests"
    for test in fault.tests:
        name, _, function = test.partition("::")
        if not (root / name).is_file():
            return f"{name} does not exist"
        if function and function.partition("[")[0] not in _functions(root / name):
            return f"{name} has no {function.partition('[')[0]}"
    return ""


@functools.cache
def _functions(path: Path) -> set[str]:
    """The test functions of a file, as they stand in node ids."""
    return {
        node.name for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.FunctionDef)
    }
