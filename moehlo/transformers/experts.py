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
from moehlo.transformers.dtypes import TORCHS
from moehlo.transformers.modules import ExpertsModule, NotComputedError, Shape, read_module, stamp
from moehlo.transformers.openmp import pause_threads
from moehlo.transformers.placing import placed
from moehlo.transformers.settings import Settings, settings

log = logging.getLogger("moehlo.transformers")


class FallbackWarning(UserWarning):
    """A module's experts are computed by the eager implementation of transformers, for the reason given."""


class NotAcceleratedError(MoehloError):
    """A call that the kernels do not compute, where ``configure(strict=True)`` forbids to fall back."""


@dataclass(frozen=True)
class Loaded:
    """A module's experts with their weights in a session, for one ``top_k`` and one number of threads."""

    described: ExpertsModule
    session: Session


@dataclass(frozen=True)
class _Refused:
    """Why the kernels do not compute a module."""

    reason: str


@dataclass
class _State:
    """What was found out about one experts module, by (top_k, threads), as long as the module is as ``stamp`` says."""

    stamp: tuple[object, ...] = ()
    settings: Settings | None = None
    answers: dict[tuple[int, int], Loaded | _Refused] = field(default_factory=dict)
    lock: threading.RLock = field(default_factory=threading.RLock)


# Not attributes of the modules: a copy or a pickle of a model then has no part of a session in it.
_states: weakref.WeakKeyDictionary[torch.nn.Module, _State] = weakref.WeakKeyDictionary()
_modules: dict[Shape, Module] = {}
_warned: set[tuple[str, str]] = set()
_lock, _compiling = threading.Lock(), threading.Lock()


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
    reason = _refused_call(self, hidden_states, top_k_index, top_k_weights)
    loaded = _answer(self, top_k_index.shape[1]) if reason is None else _Refused(reason)
    if isinstance(loaded, _Refused):
        return _fall_back(self, loaded.reason, hidden_states, top_k_index, top_k_weights)
    count = loaded.described.shape.spec.experts.count
    ids = torch.where((top_k_index < 0) | (top_k_index > count), count, top_k_index).to(torch.int32)
    x = hidden_states.detach().to(TORCHS[loaded.described.shape.dtype])
    if loaded.session.choice.threads > 1:
        pause_threads()
    output: torch.Tensor = loaded.session(x, ids=ids, weights=top_k_weights.detach().float())
    return output.to(hidden_states.dtype)


def _refused_call(module: torch.nn.Module, x: torch.Tensor, ids: torch.Tensor, weights: torch.Tensor) -> str | None:
    """Why the kernels do not compute such a call of any module, or None where they may."""
    for value in (x, ids, weights):
        if type(value) is not torch.Tensor and type(value) is not torch.nn.Parameter:
            return f"it is called with a {type(value).__name__}"
        if value.device.type != "cpu":
            return f"it is called on {value.device}; the kernels are for the CPU"
        if value.ndim != 2:
            return f"it is called with a tensor of the shape {list(value.shape)}"
    if torch.is_autocast_enabled("cpu"):
        return "it is called under autocast"
    asked = x.requires_grad or weights.requires_grad
    if torch.is_grad_enabled() and (asked or any(p.requires_grad for p in module.parameters())):
        return "gradients are asked for; call the model under torch.no_grad() or inference_mode()"
    if "parametrizations" in module._modules:
        return "its parameters are parametrised: they are made anew at each look"
    return None


def _answer(module: torch.nn.Module, top_k: int) -> Loaded | _Refused:
    """The module's session, or why there is none; found anew where the module or the settings have changed."""
    key, now = (top_k, torch.get_num_threads()), settings()
    with _lock:
        state = _states.setdefault(module, _State())
    with state.lock:
        if state.settings is not now or state.stamp != stamp(module):
            # What was answered goes first: a session keeps the weights that it was given, also replaced ones.
            state.answers.clear()
        answer = state.answers.get(key)
        if answer is None:
            # One number of threads at a time, for the same reason.
            state.answers = {k: v for k, v in state.answers.items() if k[1] == key[1]}
            try:
                answer = _load(module, *key)
            except NotComputedError as error:
                answer = _Refused(str(error))
            state.answers[key], state.stamp, state.settings = answer, stamp(module), now
        return answer


def _load(module: torch.nn.Module, top_k: int, threads: int) -> Loaded:
    """Raises ``NotComputedError``."""
    described = read_module(module, top_k)
    weights = {p.weight: placed(module, p, settings().lay_out_anew) for p in described.parameters}
    return Loaded(described, Session(_compiled(described.shape), weights, threads=threads))


def _compiled(shape: Shape) -> Module:
    """The module of the experts' graph; layers that are alike share it."""
    with _compiling:
        if shape not in _modules:
            spec = shape.spec
            base = EmitOptions(dtype=shape.dtype, packings=shape.packings)
            options, reason = plan_dispatch(spec, Request(backend=Cpu(best_isa(host_features()))), base)
            log.info(
                "compiling %d experts [%d, %d] in %s, top %d (%s)",
                spec.experts.count,
                spec.experts.intermediate,
                spec.hidden,
                shape.dtype.value,
                spec.router.top_k,
                reason,
            )
            started = time.monotonic()
            _modules[shape] = compile_graph(emit_experts(spec, options), parse_target("cpu"))
            log.info("compiled in %.1f s", time.monotonic() - started)
        return _modules[shape]


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
