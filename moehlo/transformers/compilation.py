"""Compiled modules, which layers that are alike share."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Hashable

from emitter.iree import DeferredModule, Module, compile_graph, defer, parse_target
from emitter.signature import Graph

log = logging.getLogger("moehlo.transformers")
_modules: dict[tuple[Hashable, str], Module] = {}
_deferred: dict[tuple[Hashable, str], DeferredModule] = {}
_compiling = threading.Lock()


def compiled(key: Hashable, target: str, said: str, emit: Callable[[], Graph]) -> Module:
    """The module of the graph for ``key`` and ``target``; the first one is announced as ``said`` and compiled."""
    with _compiling:
        if (key, target) not in _modules:
            log.info("compiling %s", said)
            started = time.monotonic()
            _modules[key, target] = compile_graph(emit(), parse_target(target))
            log.info("compiled in %.1f s", time.monotonic() - started)
        return _modules[key, target]


def compiled_where_needed(key: Hashable, target: str, said: str, emit: Callable[[], Graph]) -> Module | DeferredModule:
    """The same for a graph that may be kernels alone: that needs no compiler, but for a call that is more than that."""
    with _compiling:
        found = _deferred.get((key, target)) or _modules.get((key, target))
        if found is not None:
            return found
        graph = emit()
        if graph.launches is not None and graph.launches(1) is not None:
            log.info("%s: launched as kernels, nothing is compiled", said)
            module = _deferred[key, target] = defer(graph, parse_target(target))
            return module
    return compiled(key, target, said, lambda: graph)
