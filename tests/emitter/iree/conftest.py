"""The small graphs, and modules compiled from them once per run."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from small_graphs import END, doubling, passthrough, projection

from emitter.iree import Module, ModuleCache, compile_graph
from emitter.target import parse_target
from emitter.text.graph import Graph


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Graph], Module]:
    """Compile a graph for this CPU, each graph once per run, in a cache of this run."""
    cache = ModuleCache(tmp_path_factory.mktemp("modules"))
    return lambda graph: compile_graph(graph, parse_target("cpu"), cache=cache)


@pytest.fixture
def projection_graph() -> Callable[..., Graph]:
    return projection


@pytest.fixture
def passthrough_graph() -> Graph:
    return passthrough()


@pytest.fixture
def doubling_graph() -> Graph:
    return doubling()


@pytest.fixture
def fake_compiler(tmp_path: Path) -> Callable[[str], Path]:
    """An executable to stand in for the compiler, running the given Python; text on stdin, module to stdout.

    What it writes is a whole module as far as a compilation looks, ``END`` after it, unless it ends by ``os._exit``.
    """

    def make(body: str) -> Path:
        path = tmp_path / "fake-compile"
        ending = f"atexit.register(lambda: (sys.stdout.flush(), sys.stdout.buffer.write({END!r})))"
        path.write_text(f"#!{sys.executable}\nimport atexit, os, sys, time\n{ending}\n{body}\n")
        path.chmod(0o755)
        return path

    return make
