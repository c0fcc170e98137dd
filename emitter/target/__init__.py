"""Targets: what a graph is for as one value, how it is spelled, and what this machine is.

``emitter.iree`` turns a target into flags of its compiler, ``emitter.xla`` into devices of JAX.
"""

from emitter.target.host import host_features
from emitter.target.spelling import TargetName, host_target, parse_target
from emitter.target.target import Target

__all__ = ["Target", "TargetName", "host_features", "host_target", "parse_target"]
