"""Compiled modules, which layers that are alike share."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Hashable

from emitter.iree import Module, compile_graph, parse_target
from emitter.signature import Graph

log = logging.getLogger("moehlo.transformers")
_modules: dict[tuple[Hashable, str], Module] = {}
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
