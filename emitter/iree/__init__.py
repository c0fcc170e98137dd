"""IREE: compile a graph for a target (``compile_graph``), load it with its weights and run it (``Session``)."""

from emitter.iree.cache import CacheWarning, ModuleCache, compile_graph, default_cache_directory
from emitter.iree.compiler import compile_text, compiler_version
from emitter.iree.deferred import DeferredModule, defer
from emitter.iree.drivers import DriverChoice, choose_driver, require_device
from emitter.iree.module import Module
from emitter.iree.session import Session
from emitter.session.arrays import ALIGNMENT, aligned_empty

__all__ = [
    "ALIGNMENT",
    "CacheWarning",
    "DeferredModule",
    "DriverChoice",
    "Module",
    "ModuleCache",
    "Session",
    "aligned_empty",
    "choose_driver",
    "compile_graph",
    "compile_text",
    "compiler_version",
    "default_cache_directory",
    "defer",
    "require_device",
]
