"""Targets as ``--target`` spells them."""

from __future__ import annotations

import re
from typing import Literal, get_args

from emitter.errors import TargetError
from emitter.target.architecture import ARCHITECTURES, newest_architecture
from emitter.target.host import cuda_capability, cuda_device_name, cuda_shared_bytes, host_cpu, host_features
from emitter.target.isa import best_isa
from emitter.target.target import Target

TargetName = Literal[
    "cpu", "cuda", "cuda:sm_80", "cuda:sm_86", "cuda:sm_89", "cuda:sm_90", "xla", "xla:cpu", "xla:cuda"
]
ACCEPTED: tuple[str, ...] = get_args(TargetName)
BY_XLA = tuple(name for name in ACCEPTED if name.startswith("xla"))
BY_IREE = tuple(name for name in ACCEPTED if name not in BY_XLA)

_DEVICE_NAME = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")


def parse_target(text: str) -> Target:
    """The target that ``--target TEXT`` asks for.

    ``cpu`` is this machine's processor. ``cuda`` alone is the GPU of this machine when its driver shows one, taken
    as the architecture here that suits it best, with its name (``cuda:sm_90/NVIDIA-H200``); without one it is
    sm_80, whose PTX runs on all that came after. The name changes no code, but says what was measured there: GPUs of
    one architecture run the same, and differ in speed.

    Raises ``TargetError`` for anything else.
    """
    kind, _, rest = text.partition(":")
    arch, slash, device = rest.partition("/")
    if text in ACCEPTED or (kind == "cuda" and arch in ARCHITECTURES and slash and _DEVICE_NAME.fullmatch(device)):
        match kind:
            case "cpu":
                return host_target()
            case "cuda":
                return Target.cuda(arch, device) if arch else _first_gpu()
            case "xla":
                return Target.xla(rest or "cpu")
    raise TargetError(f"unknown target {text!r}; accepted: {', '.join(ACCEPTED)}")


def host_target() -> Target:
    """This machine's processor, with kernels for the best that it has."""
    features = host_features()
    return Target("cpu", best_isa(features), device=host_cpu(), features=features)


def _first_gpu() -> Target:
    arch = newest_architecture(cuda_capability(), cuda_shared_bytes()) or ARCHITECTURES["sm_80"]
    return Target.cuda(arch.name, cuda_device_name())
