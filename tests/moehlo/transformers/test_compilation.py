"""Modules that layers share: each graph is written once, whether it is compiled at once, later or not at all."""

from typing import Any

import pytest

from emitter.iree import DeferredModule, Module
from emitter.text.graph import Graph
from emitter.text.launches import LaunchList
from moehlo.transformers import compilation
from moehlo.transformers.compilation import compiled, compiled_where_needed

ALONE = LaunchList((), {}, ())


@pytest.fixture
def emitted(monkeypatch: pytest.MonkeyPatch) -> list[Graph]:
    """The graphs that were written; nothing is compiled."""
    monkeypatch.setattr(compilation, "_modules", {})
    monkeypatch.setattr(compilation, "compile_graph", lambda graph, target: Module(graph, target, b"", "", False, 0.0))
    return []


def emit(emitted: list[Graph], launches: Any) -> Graph:
    emitted.append(Graph("module {}\n", (), launches=launches))
    return emitted[-1]


@pytest.mark.parametrize("launches", [None, lambda _: None])
def test_a_graph_that_is_more_than_kernels_is_written_once_and_compiled(emitted: list[Graph], launches: Any) -> None:
    found = [compiled_where_needed("key", "cpu", "said", lambda: emit(emitted, launches)) for _ in range(2)]
    found.append(compiled("key", "cpu", "said", lambda: emit(emitted, launches)))
    assert len(emitted) == 1
    assert all(module is found[0] and module.graph is emitted[0] for module in found)


def test_a_graph_that_is_kernels_alone_is_written_once_and_kept(emitted: list[Graph], logged: list[str]) -> None:
    found = [compiled_where_needed("key", "cpu", "said", lambda: emit(emitted, lambda _: ALONE)) for _ in range(2)]
    assert len(emitted) == 1
    assert isinstance(found[0], DeferredModule)
    assert found[1] is found[0]
    assert logged == ["said: launched as kernels, nothing is compiled"]


def test_modules_that_nobody_asked_for_lately_are_let_go(emitted: list[Graph], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compilation, "MOST", 3)
    launches = {"a": None, "b": lambda _: ALONE, "c": None, "d": lambda _: ALONE}
    written = []
    for key in "abcabdacdb":
        before = len(emitted)
        compiled_where_needed(key, "cpu", "said", lambda key=key: emit(emitted, launches[key]))  # type: ignore[misc]
        written.append(len(emitted) - before)
    # d takes the place of c, which takes that of b, which takes that of a
    assert written == [1, 1, 1, 0, 0, 1, 0, 1, 0, 1]
    assert [key for key, _ in compilation._modules] == ["c", "d", "b"]
