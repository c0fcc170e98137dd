"""This process as one of several that compute together, through ``jax.distributed``."""

from __future__ import annotations

from dataclasses import dataclass

from emitter.errors import TargetError
from emitter.target import Target
from emitter.target.mesh import Share
from emitter.xla.devices import load_jax

HEARTBEAT_SECONDS = 100
"""After so long without a sign of another process the runtime aborts this one: long after who supervises it."""


@dataclass(frozen=True)
class Place:
    """Where this process stands: its share of the experts, on ``local`` devices of this host from number ``first`` on.

    Process 0 is the coordinator, at ``address`` (``host:port``), and listens on that address alone.
    """

    share: Share
    address: str
    local: int
    first: int = 0


def join(target: Target, place: Place, seconds: int) -> None:
    """Meet the other processes; before JAX is used for anything else. Waits up to ``seconds`` for them.

    On CPUs they exchange by gloo, over the interface that this host's name stands for; on GPUs by NCCL.

    Raises:
        TargetError: If the first ``local`` virtual devices cannot be had, as JAX is in use already.
        UnsupportedError: If JAX is not installed.
    """
    jax = load_jax(target)
    if target.device == "cpu":
        try:
            jax.config.update("jax_cpu_collectives_implementation", "gloo")
            jax.config.update("jax_num_cpu_devices", place.local)
        except RuntimeError as error:
            raise TargetError("this process uses JAX already; several processes take a new one each") from error
    share, gpus = place.share, list(range(place.first, place.first + place.local))
    jax.distributed.initialize(
        place.address,
        share.count,
        share.index,
        local_device_ids=None if target.device == "cpu" else gpus,
        cluster_detection_method="deactivate",
        initialization_timeout=seconds,
        heartbeat_timeout_seconds=HEARTBEAT_SECONDS,
        shutdown_timeout_seconds=10,
        coordinator_bind_address=place.address if share.index == 0 else None,
    )
