"""A graph for a target, as ``Session`` runs it: compiled, or to be compiled when a call first needs that."""

from __future__ import annotations

import io
import zipfile
from abc import ABC, abstractmethod
from dataclasses import dataclass, field

from emitter.signature import MAIN, Entry, Parameters, Signature, find_entry
from emitter.target import Target
from emitter.text.graph import Graph
from emitter.text.launches import Launches


@dataclass(frozen=True)
class BaseModule(ABC):
    """A graph for a target, for the CPU with the instruction sets that it may use."""

    graph: Graph
    target: Target

    @property
    @abstractmethod
    def vmfb(self) -> bytes:
        """The bytes of IREE's module."""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The graph's entry points."""
        return self.graph.entries

    @property
    def launches(self) -> Launches | None:
        """What a call is on a GPU, where the graph may be kernels alone."""
        return self.graph.launches

    @property
    def parameters(self) -> Parameters | None:
        """How the graph's functions read weights, where they take none."""
        return self.graph.parameters

    @property
    def signature(self) -> Signature:
        """The signature of the block's entry point, ``@main``."""
        return find_entry(self.entries, MAIN).signature


@dataclass(frozen=True)
class Module(BaseModule):
    """A compiled graph.

    ``code`` is what IREE compiled, ``compiler`` IREE's version. ``cache_hit`` says whether it came from the cache,
    ``seconds`` how long getting it took.
    """

    code: bytes = field(repr=False)
    compiler: str
    cache_hit: bool
    seconds: float

    @property
    def vmfb(self) -> bytes:
        """The bytes of IREE's module."""
        return self.code


def is_whole(vmfb: bytes) -> bool:
    """Whether these are all the bytes of a module: it is a zip archive too, with a table at its end and sums of all."""
    try:
        with zipfile.ZipFile(io.BytesIO(vmfb)) as archive:
            return archive.testzip() is None
    except (zipfile.BadZipFile, NotImplementedError, EOFError, ValueError):
        return False
