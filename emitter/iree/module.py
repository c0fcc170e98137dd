"""A compiled graph: what ``compile_graph`` makes and ``Session`` runs."""

from __future__ import annotations

from dataclasses import dataclass

from emitter.iree.targets import Target
from emitter.signature import Signature


@dataclass(frozen=True)
class Module:
    """A compiled graph.

    ``vmfb`` are the bytes of IREE's module, ``target`` what it was compiled for (for the CPU with the instruction
    sets it may use), ``signature`` and ``entry`` the graph's, ``compiler`` the version of IREE. ``cache_hit`` says
    whether it came from the cache, ``seconds`` how long getting it took.
    """

    vmfb: bytes
    target: Target
    signature: Signature
    entry: str
    compiler: str
    cache_hit: bool
    seconds: float
