"""A compiled graph: what ``compile_graph`` makes and ``Session`` runs."""

from __future__ import annotations

import io
import zipfile
from dataclasses import dataclass, field

from emitter.launches import Launches
from emitter.signature import MAIN, Entry, Parameters, Signature, find_entry
from emitter.target import Target


@dataclass(frozen=True)
class Module:
    """A compiled graph.

    ``vmfb`` are the bytes of IREE's module, ``target`` what it was compiled for (for the CPU with the instruction
    sets it may use), ``entries`` the graph's, ``compiler`` the version of IREE. ``cache_hit`` says
    whether it came from the cache, ``seconds`` how long getting it took. ``launches`` and ``parameters`` are the
    graph's.
    """

    vmfb: bytes = field(repr=False)
    target: Target
    entries: tuple[Entry, ...]
    compiler: str
    cache_hit: bool
    seconds: float
    launches: Launches | None = field(default=None, compare=False, repr=False)
    parameters: Parameters | None = None

    @property
    def signature(self) -> Signature:
        """The signature of the block's entry point, ``@main``."""
        return find_entry(self.entries, MAIN).signature


def is_whole(vmfb: bytes) -> bool:
    """Whether these are all the bytes of a module: it is a zip archive too, with a table at its end and sums of all."""
    try:
        with zipfile.ZipFile(io.BytesIO(vmfb)) as archive:
            return archive.testzip() is None
    except (zipfile.BadZipFile, NotImplementedError, EOFError, ValueError):
        return False
