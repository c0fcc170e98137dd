"""Graphs whose modules are compiled when a call first needs one: calls that are launches alone need no compiler."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field

from emitter.iree.cache import compile_graph
from emitter.iree.compiler import fit_target
from emitter.iree.module import BaseModule
from emitter.target import Target
from emitter.text.graph import Graph


@dataclass(frozen=True)
class DeferredModule(BaseModule):
    """A graph that is compiled when its ``vmfb`` is asked for; ``defer`` makes it."""

    _lock: threading.Lock = field(default_factory=threading.Lock, init=False, repr=False, compare=False)
    _found: list[bytes] = field(default_factory=list, init=False, repr=False, compare=False)

    @property
    def vmfb(self) -> bytes:
        """Compiled, or found in the cache, when it is first asked for. Raises as ``compile_graph`` does.

        Of several threads that ask for it one does that, and the others wait; for no other module.
        """
        # By a lock of its own: functools.cached_property has one for all modules in Python 3.11, and none since 3.12.
        with self._lock:
            if not self._found:
                self._found.append(compile_graph(self.graph, self.target).vmfb)
            return self._found[0]


def defer(graph: Graph, target: Target) -> DeferredModule:
    """A graph to be compiled for a target when it must. Raises ``TargetError`` as ``compile_graph`` does."""
    return DeferredModule(graph, fit_target(graph.text, target))
