"""``moehlo bench`` and ``moehlo sweep`` with ``--target xla``: what they may be asked there."""

from __future__ import annotations

from emitter.errors import InputError
from emitter.spec import FfnSpec, MoeSpec
from emitter.xla.target import XlaTarget
from moehlo.choices import read_target
from moehlo.cli.options import refuse, spelled

_OF_IREE = ("isa", "modules", "compile_only", "residency", "expert_slots")


def xla_of(target: str, mesh: str | None, given: set[str]) -> XlaTarget | None:
    """XLA's target, None for those of IREE; ``given`` are the parameters that the user has given.

    Raises ``InputError`` for options that are for the other, and for GPUs, ``TargetError`` for an unknown target.
    """
    if target.partition(":")[0] != "xla":
        if mesh is not None:
            read_target(target, mesh, spelled=spelled)  # which says what meshes are for
        return None
    parsed = read_target(target, mesh, spelled=spelled)
    assert isinstance(parsed, XlaTarget)
    if parsed.platform != "cpu":
        raise InputError(
            f"--target {parsed.name}: of XLA the CPU is timed here; on a GPU its ladder is a peer: --target cuda "
            "--peers xla_ladder"
        )
    refuse(given, _OF_IREE, "cpu or cuda", parsed.name)
    return parsed


def require_divided(spec: FfnSpec, target: XlaTarget) -> None:
    """Raises ``InputError`` where the experts do not divide over the target's mesh."""
    if target.mesh is not None and isinstance(spec, MoeSpec):
        target.mesh.share(spec.experts.count)
