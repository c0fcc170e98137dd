"""From a Hugging Face Mixture-of-Experts config to a verified IREE module: what people import, and the command.

Importing this package loads nothing but itself: each name below is found when it is first used, and with it what it
needs (NumPy for a graph, IREE to compile and run, torch and transformers to verify).
"""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False  # typing's own costs most of this import; type checkers know it by its name
if TYPE_CHECKING:
    from typing import Any

    from emitter.errors import MoehloError
    from emitter.iree import Session
    from moehlo.api import compile, convert, device_mesh, emit, load_sharded, load_weights, open_model, sharded, verify
    from moehlo.decoder import Cache, Decoder
    from moehlo.generation.sampling import Sampling
    from moehlo.load import expert_load
    from moehlo.streamed import StreamedSession

__all__ = [
    "Cache",
    "Decoder",
    "MoehloError",
    "Sampling",
    "Session",
    "StreamedSession",
    "compile",
    "convert",
    "device_mesh",
    "emit",
    "expert_load",
    "load_sharded",
    "load_weights",
    "open_model",
    "sharded",
    "verify",
]

_HOMES = {
    "Cache": "moehlo.decoder",
    "Decoder": "moehlo.decoder",
    "MoehloError": "emitter.errors",
    "Sampling": "moehlo.generation.sampling",
    "Session": "emitter.iree",
    "StreamedSession": "moehlo.streamed",
    "expert_load": "moehlo.load",
}
"""Where the names are that are not ``moehlo.api``'s."""


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}; it has {', '.join(__all__)}")
    value = getattr(import_module(_HOMES.get(name, "moehlo.api")), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return list(__all__)
