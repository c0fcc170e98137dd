"""Compiled modules, which layers that are alike share."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Hashable

from emitter.iree import Module, compile_graph, defer
from emitter.iree.module import BaseModule
from emitter.target import Target
from emitter.text.graph import Graph

log = logging.getLogger("moehlo.transformers")
MOST = 32
"""Modules that are kept for layers to come. Those of layers that are loaded are theirs, and the cache of compiled
modules has the rest."""
_modules: dict[tuple[Hashable, Target], BaseModule] = {}
"""The one that was asked for last is the last."""
_compiling = threading.Lock()


def compiled(key: Hashable, target: Target, said: str, emit: Callable[[], Graph]) -> Module:
    """The module of the graph for ``key`` and ``target``; the first one is announced as ``said`` and compiled."""
    with _compiling:
        found = _modules.get((key, target))
        if not isinstance(found, Module):
            log.info("compiling %s", said)
            started = time.monotonic()
            found = compile_graph(emit(), target)
            log.info("compiled in %.1f s", time.monotonic() - started)
        _keep(key, target, found)
        return found


def compiled_where_needed(key: Hashable, target: Target, said: str, emit: Callable[[], Graph]) -> BaseModule:
    """The same for a graph that may be kernels alone: that needs no compiler, but for a call that is more than that."""
    with _compiling:
        found = _modules.get((key, target))
        if found is None:
            graph = emit()
            if graph.launches is not None and graph.launches(1) is not None:
                log.info("%s: launched as kernels, nothing is compiled", said)
                found = defer(graph, target)
        if found is not None:
            _keep(key, target, found)
            return found
    return compiled(key, target, said, lambda: graph)


def _keep(key: Hashable, target: Target, module: BaseModule) -> None:
    """Needs the lock."""
    _modules.pop((key, target), None)
    _modules[key, target] = module
    if len(_modules) > MOST:
        del _modules[next(iter(_modules))]
