"""XLA through JAX (extra ``xla``): devices and meshes, graphs as functions of ``jax.Array``s, sessions, processes."""

from emitter.xla.program import collectives, sharded
from emitter.xla.session import XlaSession, empty_results
from emitter.xla.target import XlaTarget, compiler_options, parse_xla

__all__ = ["XlaSession", "XlaTarget", "collectives", "compiler_options", "empty_results", "parse_xla", "sharded"]
