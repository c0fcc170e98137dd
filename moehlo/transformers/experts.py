"""The experts' forward that transformers calls: our kernels where they compute the call, its eager one where not."""

from __future__ import annotations

import logging
import threading
import time
import warnings
import weakref
from dataclasses import dataclass, field

import torch

from emitter.backend import Cpu
from emitter.errors import MoehloError
from emitter.graphs import EmitOptions, emit_experts
from emitter.iree import Module, Session, compile_graph, host_features, parse_target
from emitter.kernels.cpu.isa import best_isa
from emitter.plan import Request, plan_dispatch
from emitter.signature import DType
from moehlo.transformers.modules import (
    ExpertsModule,
    NotComputedError,
    Parameter,
    fingerprint,
    in_place,
    lay_out_anew,
    read_module,
)
from moehlo.transformers.openmp import pause_threads
from moehlo.transformers.settings import settings

log = logging.getLogger("moehlo.transformers")


class FallbackWarning(UserWarning):
    """A module's experts are computed by the eager implementation of transformers, for the reason given."""


class NotAcceleratedError(MoehloError):
    """A call that the kernels do not compute, where ``configure(strict=True)`` forbids to fall back."""


@dataclass
class _Loaded:
    """A module's experts with their weights in a session, for one ``top_k`` and one number of threads."""

    described: ExpertsModule
    fingerprint: tuple[object, ...]
    session: Session


@dataclass
class _State:
    """What is kept of one experts module: ``loaded`` by (top_k, threads)."""

    loaded: dict[tuple[int, int], _Loaded] = field(default_factory=dict)


# Not attributes of the modules: a copy or a pickle of a model then has no part of a session in it.
_states: weakref.WeakKeyDictionary[torch.nn.Module, _State] = weakref.WeakKeyDictionary()
_modules: dict[str, Module] = {}
_warned: set[tuple[str, str]] = set()
_lock = threading.RLock()
_TORCH = {DType.F32: torch.float32, DType.BF16: torch.bfloat16, DType.F16: torch.float16}


@torch.compiler.disable  # type: ignore[untyped-decorator]
def experts_forward(
    self: torch.nn.Module, hidden_states: torch.Tensor, top_k_index: torch.Tensor, top_k_weights: torch.Tensor
) -> torch.Tensor:
    """The weighted sum ``[N, H]`` of the chosen experts' outputs, of the dtype of ``hidden_states``.

    Args:
        self: The experts module.
        hidden_states: ``[N, H]``.
        top_k_index: The chosen experts ``[N, k]``, integers; what is outside 0 to E - 1 adds nothing.
        top_k_weights: Their combine weights ``[N, k]``.

    Raises:
        NotAcceleratedError: Where ``configure(strict=True)`` was called and the kernels do not compute this call.
    """
    try:
        loaded = _loaded(self, hidden_states, top_k_index, top_k_weights)
    except NotComputedError as reason:
        return _fall_back(self, str(reason), hidden_states, top_k_index, top_k_weights)
    count = loaded.described.spec.experts.count
    ids = torch.where((top_k_index < 0) | (top_k_index > count), count, top_k_index).to(torch.int32)
    x = hidden_states.detach().to(_TORCH[loaded.described.dtype])
    if loaded.session.choice.threads > 1:
        pause_threads()
    output: torch.Tensor = loaded.session(x, ids=ids, weights=top_k_weights.detach().float())
    return output.to(hidden_states.dtype)


def _loaded(
    module: torch.nn.Module, hidden_states: torch.Tensor, top_k_index: torch.Tensor, top_k_weights: torch.Tensor
) -> _Loaded:
    """The module's session for such a call. Raises ``NotComputedError`` where the kernels do not compute it."""
    for value in (hidden_states, top_k_index, top_k_weights):
        if type(value) is not torch.Tensor and type(value) is not torch.nn.Parameter:
            raise NotComputedError(f"it is called with a {type(value).__name__}")
        if value.device.type != "cpu":
            raise NotComputedError(f"it is called on {value.device}; the kernels are for the CPU")
        if value.ndim != 2:
            raise NotComputedError(f"it is called with a tensor of the shape {list(value.shape)}")
    if torch.is_autocast_enabled("cpu"):
        raise NotComputedError("it is called under autocast")
    key = (top_k_index.shape[1], torch.get_num_threads())
    with _lock:
        state = _states.setdefault(module, _State())
        loaded = state.loaded.get(key)
        if loaded is None or loaded.fingerprint != fingerprint(loaded.described, module):
            # One number of threads at a time: a session keeps what it was given, also weights that were replaced.
            state.loaded.pop(key, None)
            loaded = _load(module, *key)
            state.loaded = {k: v for k, v in state.loaded.items() if k[1] == key[1]} | {key: loaded}
    if torch.is_grad_enabled() and _needs_grad(loaded.described, module, hidden_states, top_k_weights):
        raise NotComputedError("gradients are asked for; call the model under torch.no_grad() or inference_mode()")
    return loaded


def _needs_grad(described: ExpertsModule, module: torch.nn.Module, *inputs: torch.Tensor) -> bool:
    return any(v.requires_grad for v in (*inputs, *(p.of(module) for p in described.parameters)))


def _load(module: torch.nn.Module, top_k: int, threads: int) -> _Loaded:
    described = read_module(module, top_k)
    if described.interleaved:
        raise NotComputedError("its gate and up rows alternate")
    weights = {}
    for parameter in described.parameters:
        value = parameter.of(module)
        if parameter.vector:
            weights[parameter.weight] = value.detach().contiguous()
            continue
        ready = in_place(parameter, value)
        if ready is None:
            ready = _laid_out(module, parameter, value)
        weights[parameter.weight] = ready
    compiled = _compiled(described)
    session = Session(compiled, weights, threads=threads)
    return _Loaded(described, fingerprint(described, module), session)


def _laid_out(module: torch.nn.Module, parameter: Parameter, value: torch.Tensor) -> torch.Tensor:
    size = value.numel() * value.element_size() / 2**30
    why = "is stored transposed" if parameter.transposed else "does not start at a multiple of 64 bytes"
    if not settings().lay_out_anew:
        raise NotComputedError(
            f"its {parameter.attribute} {why}, and configure(lay_out_anew=False) forbids to move its {size:.2f} GiB"
        )
    log.warning(
        "%s.%s %s: its %.2f GiB move to new memory, the old is let go",
        type(module).__name__,
        parameter.attribute,
        why,
        size,
    )
    lay_out_anew(parameter, value)
    ready = in_place(parameter, value)
    assert ready is not None  # that is how it was laid out
    return ready


def _compiled(described: ExpertsModule) -> Module:
    """The module of the experts' graph; layers that are alike share it."""
    base = EmitOptions(dtype=described.dtype)
    options, reason = plan_dispatch(described.spec, Request(backend=Cpu(best_isa(host_features()))), base)
    graph = emit_experts(described.spec, options)
    if graph.text not in _modules:
        shape = described.spec
        log.info(
            "compiling %d experts [%d, %d] in %s, top %d (%s)",
            shape.experts.count,
            shape.experts.intermediate,
            shape.hidden,
            described.dtype.value,
            shape.router.top_k,
            reason,
        )
        started = time.monotonic()
        _modules[graph.text] = compile_graph(graph, parse_target("cpu"))
        log.info("compiled in %.1f s", time.monotonic() - started)
    return _modules[graph.text]


def _fall_back(module: torch.nn.Module, reason: str, *arguments: torch.Tensor) -> torch.Tensor:
    name = type(module).__name__
    if settings().strict:
        raise NotAcceleratedError(f"{name} is not computed by moehlo: {reason}")
    with _lock:
        new = (name, reason) not in _warned
        _warned.add((name, reason))
    if new:
        warnings.warn(
            f"{name} is computed by transformers' eager implementation: {reason}", FallbackWarning, stacklevel=3
        )
    eager = type(module).forward.__wrapped__
    return eager(module, *arguments)
