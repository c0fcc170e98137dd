"""A target as devices of XLA's, and JAX with so many of them."""

from __future__ import annotations

import importlib
import os
from types import ModuleType
from typing import Any

from emitter.errors import TargetError, UnsupportedError
from emitter.target import Target
from emitter.target.mesh import AXIS, Mesh


def compiler_options(target: Target) -> dict[str, bool | int]:
    """XLA's options, beside its defaults, for a program over the target's mesh: ``jax.jit(f, compiler_options=...)``.

    GPUs exchange beside other work: the tokens, as soon as they are there, while the router chooses (latency hiding
    scheduler), and not joined with the choices, which come after it (no combined all-gathers). Nothing on one device,
    and nothing on CPUs, where devices share their threads.
    """
    if target.device != "cuda" or target.devices == 1:
        return {}
    return {"xla_gpu_enable_latency_hiding_scheduler": True, "xla_gpu_all_gather_combine_threshold_bytes": 0}


def load_jax(target: Target) -> ModuleType:
    """JAX, looking for this platform alone. Raises ``UnsupportedError`` where it is not installed."""
    os.environ.setdefault("JAX_PLATFORMS", target.device)
    try:
        return importlib.import_module("jax")
    except ImportError as error:
        raise UnsupportedError(
            f"--target {target.name} needs jax and jaxlib, which are not installed: pip install 'moehlo[xla]'"
        ) from error


def open_mesh(target: Target, mesh: Mesh, *, local: int | None = None) -> Any:
    """A ``jax.sharding.Mesh`` of the first devices of all processes, ``local`` of them in this one (None: all).

    One process gets its virtual devices here; where several have met, each has those that it was told to have.

    Raises:
        TargetError: If there are not so many devices of this platform.
        UnsupportedError: If JAX is not installed.
    """
    jax = load_jax(target)
    wanted = mesh.devices if local is None else local
    if target.device == "cpu" and not jax.distributed.is_initialized():
        try:
            if jax.config.jax_num_cpu_devices < wanted:
                jax.config.update("jax_num_cpu_devices", wanted)
        except RuntimeError:
            pass  # JAX has its devices already: those that there are may be enough
    try:
        found = jax.devices({"cuda": "gpu"}.get(target.device, target.device))
    except (RuntimeError, AssertionError) as error:  # that without a word where no plugin for the platform is there
        said = f": {str(error).splitlines()[0]}" if str(error) else ""
        hint = "; its GPUs need a plugin: pip install 'jax[cuda13]'" if target.device == "cuda" else ""
        raise TargetError(f"--target {target.name}: JAX finds no such device{said}{hint}") from error
    if len(found) < mesh.devices:
        hint = "; this process began to use JAX with fewer, a new one has them" if target.device == "cpu" else ""
        raise TargetError(f"--mesh {mesh}: {len(found)} devices of {target.name} are here{hint}")
    numpy = importlib.import_module("numpy")
    return jax.sharding.Mesh(numpy.array(found[: mesh.devices]), (AXIS,))
