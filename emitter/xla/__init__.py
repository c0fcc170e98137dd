"""XLA through JAX (extra ``xla``): devices and meshes, graphs as functions of ``jax.Array``s, sessions, processes."""

from emitter.xla.devices import compiler_options
from emitter.xla.program import collectives, sharded
from emitter.xla.session import XlaSession, empty_results

__all__ = ["XlaSession", "collectives", "compiler_options", "empty_results", "sharded"]
