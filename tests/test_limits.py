"""Nothing here waits for ever, and no file is left out: limits strike, every child has one, names are unique."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
WAITS = {"run", "call", "check_call", "check_output", "communicate", "wait"}


def unlimited(source: str) -> list[int]:
    """The lines on which a child process is waited for without a limit."""
    lines = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or node.func.attr not in WAITS:
            continue
        owner = node.func.value.id if isinstance(node.func.value, ast.Name) else ""
        starts = node.func.attr not in ("communicate", "wait")
        # A Session has a `run` too. The first argument of `wait`, of a process or of threads, is its limit.
        if starts != (owner == "subprocess") or (node.func.attr == "wait" and node.args):
            continue
        if not any(keyword.arg == "timeout" for keyword in node.keywords):
            lines.append(node.lineno)
    return lines


def test_every_wait_for_a_child_has_a_limit() -> None:
    found = {str(path.relative_to(TESTS)): unlimited(path.read_text(encoding="utf-8")) for path in TESTS.rglob("*.py")}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_a_wait_without_a_limit_would_be_found() -> None:
    assert unlimited(
        "subprocess.run(['x'])\nsubprocess.run(['x'], timeout=1)\np.communicate()\np.wait()\np.wait(3)"
    ) == [
        1,
        3,
        4,
    ]


COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp)


def targets(comprehension: ast.ListComp | ast.SetComp | ast.DictComp) -> set[str]:
    return {n.id for of in comprehension.generators for n in ast.walk(of.target) if isinstance(n, ast.Name)}


def shadowed(source: str) -> list[str]:
    """The functions and what they call of their module by a name that a comprehension in them has too."""
    module, found = ast.parse(source), []
    imports = [alias for node in module.body if isinstance(node, ast.ImportFrom | ast.Import) for alias in node.names]
    own = {alias.asname or alias.name for alias in imports}
    own |= {node.name for node in module.body if isinstance(node, ast.FunctionDef | ast.ClassDef)}

    def hidden(within: ast.AST) -> dict[str, set[int]]:
        inside: dict[str, set[int]] = {}
        for each in ast.walk(within):
            if isinstance(each, COMPREHENSIONS):
                for name in own & targets(each):
                    inside.setdefault(name, set()).update(map(id, ast.walk(each)))
        return inside

    if not own & {name for node in ast.walk(module) if isinstance(node, COMPREHENSIONS) for name in targets(node)}:
        return []
    for function in ast.walk(module):
        if not isinstance(function, ast.FunctionDef):
            continue
        inside = hidden(function)
        for node in ast.walk(function):
            if isinstance(node, ast.Name) and node.id in inside and id(node) not in inside[node.id]:
                found.append(f"{function.name}: {node.id}")
    return found


@pytest.mark.nightly
def test_no_function_calls_what_a_comprehension_beside_the_call_hides() -> None:
    """CPython 3.12.1 and 3.12.3 take the comprehension's variable for what the function calls in another one, and raise
    ``UnboundLocalError``; 3.11 and 3.13 do not."""
    root = TESTS.parent
    parts = [
        path
        for part in ("emitter", "weights", "oracle", "moehlo", "benchmarks", "tests")
        for path in (root / part).rglob("*.py")
    ]
    found = {str(path.relative_to(root)): shadowed(path.read_text(encoding="utf-8")) for path in parts}
    assert {name: names for name, names in found.items() if names} == {}


def test_a_call_of_what_a_comprehension_hides_would_be_found() -> None:
    source = "from m import value\ndef f(x):\n    y = {k: value for k, value in x}\n    return [value(k) for k in y]\n"
    assert shadowed(source) == ["f: value"]
    assert shadowed(source.replace("k, value in x", "k, v in x").replace(": value for", ": v for")) == []


HANGS = """
import os, time, pytest
def test_runs_in_a_session_of_its_own():
    assert os.getsid(0) == os.getpid()
@pytest.mark.timeout(1)
def test_waits_in_python():
    time.sleep(100)
@pytest.mark.timeout(1)
def test_waits_beyond_python():
    import ctypes
    mutex = (ctypes.c_char * 64)()
    for _ in range(2):
        ctypes.PyDLL(None).pthread_mutex_lock(mutex)  # for ever, with the lock of the interpreter held
def test_comes_after():
    pass
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the hanging test relies on a mutex of glibc")
def test_a_test_that_hangs_fails_and_the_others_run(tmp_path: Path) -> None:
    pytest.importorskip("xdist")
    (tmp_path / "conftest.py").write_text(
        (TESTS / "conftest.py").read_text(encoding="utf-8").replace("BEYOND_SECONDS = 60", "BEYOND_SECONDS = 1")
    )
    (tmp_path / "test_hanging.py").write_text(HANGS)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-n1", "--timeout=20", "-rA", str(tmp_path)]
    done = subprocess.run(
        [*command, "-c", "/dev/null", "--rootdir", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        timeout=90,
        cwd=tmp_path,
    )
    assert "2 failed, 2 passed" in done.stdout, done.stdout + done.stderr
    assert "Failed: Timeout (>1.0s)" in done.stdout
    assert "crashed while running" in done.stdout
    assert "test_waits_beyond_python" in done.stderr  # the stacks


def test_no_two_test_files_outside_packages_share_a_name() -> None:
    # pytest imports such files by their bare name, and refuses the second of two when one process meets both
    seen: dict[str, str] = {}
    for path in sorted(TESTS.rglob("*.py")):
        if path.name not in ("conftest.py", "__init__.py") and not (path.parent / "__init__.py").exists():
            name = str(path.relative_to(TESTS))
            assert path.name not in seen, f"{name} and {seen[path.name]}"
            seen[path.name] = name


@pytest.mark.parametrize(("jaxlib", "known"), [("0.10.2", True), ("0.11.0", False), ("0.11.2", False), ("1.0", False)])
def test_xla_is_given_no_flag_that_ends_its_process(pytestconfig: pytest.Config, jaxlib: str, known: bool):
    # "Unknown flag in XLA_FLAGS: --xla_cpu_use_fusion_emitters=false" is the last that 0.11.2 says
    own = pytestconfig.pluginmanager.get_plugin(str(TESTS / "conftest.py"))
    assert own is not None
    flags = own.xla_flags(jaxlib).split()
    assert ("--xla_cpu_use_fusion_emitters=false" in flags) is known
    assert "--xla_backend_optimization_level=0" in flags
