"""A deferred module under several threads: compiled once, with others waiting for that and for nothing else."""

import threading
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import pytest
import small_graphs

from emitter.errors import CompileError
from emitter.iree import defer, deferred
from emitter.signature import DType
from emitter.target import parse_target

SECONDS = 20
"""How long a thread of these tests may wait for another one."""


def test_threads_that_need_a_module_at_once_have_one_of_them_compile_it(monkeypatch: pytest.MonkeyPatch) -> None:
    compiling, another = threading.Event(), threading.Event()
    compiled = []

    def compile_graph(*_: object) -> SimpleNamespace:
        compiled.append(threading.get_ident())
        if len(compiled) > 1:
            another.set()
        compiling.set()
        another.wait(0.5)  # for whoever compiles too
        return SimpleNamespace(vmfb=bytes([len(compiled)]))

    monkeypatch.setattr(deferred, "compile_graph", compile_graph)
    module = defer(small_graphs.projection(), parse_target("cpu"))
    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(lambda: module.vmfb)
        assert compiling.wait(SECONDS)
        second = threads.submit(lambda: module.vmfb)
        found = first.result(SECONDS), second.result(SECONDS), module.vmfb
    assert len(compiled) == 1
    assert found == (b"\1",) * 3


def test_modules_of_different_graphs_do_not_wait_for_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    both = threading.Barrier(2)

    def compile_graph(*_: object) -> SimpleNamespace:
        both.wait(SECONDS)
        return SimpleNamespace(vmfb=b"")

    monkeypatch.setattr(deferred, "compile_graph", compile_graph)
    modules = [defer(small_graphs.projection(dtype), parse_target("cpu")) for dtype in (DType.F32, DType.BF16)]
    with ThreadPoolExecutor(2) as threads:
        assert list(threads.map(lambda module: module.vmfb, modules, timeout=2 * SECONDS)) == [b"", b""]


def test_a_compilation_that_failed_is_tried_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    outcomes = [CompileError("no compiler"), SimpleNamespace(vmfb=b"module")]

    def compile_graph(*_: object) -> SimpleNamespace:
        outcome = outcomes.pop(0)
        if isinstance(outcome, CompileError):
            raise outcome
        return outcome

    monkeypatch.setattr(deferred, "compile_graph", compile_graph)
    module = defer(small_graphs.projection(), parse_target("cpu"))
    with pytest.raises(CompileError, match="no compiler"):
        _ = module.vmfb
    assert module.vmfb == b"module"
