"""The experts' forward that transformers calls: our kernels where they compute the call, its eager one where not."""

from __future__ import annotations

import logging
import threading
import time
import warnings
import weakref
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt
import torch

from emitter.errors import CompileError, MoehloError, TargetError
from emitter.graphs import EmitOptions, emit_experts
from emitter.iree import Module, Session, compile_graph, parse_target
from emitter.signature import DType
from moehlo.transformers.devices import backend_on, is_captured, planned, refused_device
from moehlo.transformers.divided import DividedSession
from moehlo.transformers.dtypes import TORCHS, unsigned
from moehlo.transformers.modules import ExpertsModule, NotComputedError, Shape, read_module, stamp
from moehlo.transformers.openmp import pause_threads, teams_there
from moehlo.transformers.placing import placed
from moehlo.transformers.settings import settings

log = logging.getLogger("moehlo.transformers")


class FallbackWarning(UserWarning):
    """A module's experts are computed by the eager implementation of transformers, for the reason given."""


class NotAcceleratedError(MoehloError):
    """A call that the kernels do not compute, where ``configure(strict=True)`` forbids to fall back."""


@dataclass(frozen=True)
class Loaded:
    """A module's ``experts`` with their weights in a session, for one ``top_k`` and one number of threads.

    Its kernels are for ``x`` of ``dtype``; the sum comes in f32 on the CPU. ``divided`` is for calls over one token,
    where torch's own threads compute them. Good for as long as the settings and the module are what it ``rests_on``.
    """

    described: ExpertsModule
    session: Session
    divided: DividedSession | None
    rests_on: tuple[object, ...]
    dtype: torch.dtype
    experts: int


@dataclass(frozen=True)
class _Refused:
    """Why the kernels do not compute a module, as long as the settings and the module are what that ``rests_on``."""

    reason: str
    rests_on: tuple[object, ...] = ()


@dataclass
class _State:
    """What was found out about one experts module, by (top_k, threads, device)."""

    answers: dict[tuple[int, int, torch.device], Loaded | _Refused] = field(default_factory=dict)
    lock: threading.RLock = field(default_factory=threading.RLock)


# Not attributes of the modules: a copy or a pickle of a model then has no part of a session in it.
_states: weakref.WeakKeyDictionary[torch.nn.Module, _State] = weakref.WeakKeyDictionary()
_modules: dict[tuple[Shape, str], Module] = {}
_warned: set[tuple[str, str]] = set()
_lock, _compiling = threading.Lock(), threading.Lock()

_CAPTURED = (
    "a CUDA graph is captured, and such a call is no launches whose kernels are loaded; call the model once over as "
    "many tokens before the capture"
)


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
    # What torch.compile needs around a function that it is not to look into takes longer than much of that function.
    forward = _forward_between_graphs if torch.compiler.is_compiling() else _forward
    return forward(self, hidden_states, top_k_index, top_k_weights)


def _forward(module: torch.nn.Module, x: torch.Tensor, ids: torch.Tensor, weights: torch.Tensor) -> torch.Tensor:
    reason = _refused_call(module, x, ids, weights)
    captured = reason is None and is_captured(x.device)
    loaded = _Refused(reason) if reason is not None else _answer(module, ids.shape[1], x.device, may_load=not captured)
    if isinstance(loaded, _Refused):
        return _fall_back(module, loaded.reason, x, ids, weights)
    if loaded.divided is not None and loaded.divided.takes(x, ids, weights):
        return loaded.divided(x, ids, weights)
    chosen = (_numbers_on_host if x.is_cpu else _numbers_on_gpu)(ids, loaded.experts)
    given = x if x.dtype is loaded.dtype else x.to(loaded.dtype)
    combined = weights if weights.dtype is torch.float32 else weights.float()
    if captured and not loaded.session.is_launched(given, ids=chosen, weights=combined):
        return _fall_back(module, _CAPTURED, x, ids, weights)
    if loaded.session.choice.threads > 1:
        pause_threads()
    output: torch.Tensor = loaded.session(given, ids=chosen, weights=combined)
    return output if output.dtype is x.dtype else output.to(x.dtype)


_forward_between_graphs = torch.compiler.disable(_forward)


def _numbers_on_host(ids: torch.Tensor, experts: int) -> npt.NDArray[np.int32]:
    """Ids as the CPU kernels take them: ``experts`` for what is no expert."""
    chosen: npt.NDArray[np.int32] = np.minimum(unsigned(ids), experts).astype(np.int32)
    return chosen


def _numbers_on_gpu(ids: torch.Tensor, experts: int) -> torch.Tensor:
    """Ids as the GPU kernels take them, which pass over what is no expert; so what 32 bits do not hold must be none."""
    return (ids.clamp(-1, experts) if ids.dtype is torch.int64 else ids).to(torch.int32)


def _refused_call(module: torch.nn.Module, x: torch.Tensor, ids: torch.Tensor, weights: torch.Tensor) -> str | None:
    """Why the kernels do not compute such a call of any module, or None where they may."""
    for value in (x, ids, weights):
        if type(value) is not torch.Tensor and type(value) is not torch.nn.Parameter:
            return f"it is called with a {type(value).__name__}"
        if value.device != x.device:
            return f"it is called with tensors on {x.device} and {value.device}"
        if value.ndim != 2:
            return f"it is called with a tensor of the shape {list(value.shape)}"
    if (elsewhere := refused_device(x.device)) is not None:
        return elsewhere
    if torch.is_autocast_enabled(x.device.type):
        return "it is called under autocast"
    asked = x.requires_grad or weights.requires_grad
    if torch.is_grad_enabled() and (asked or any(p.requires_grad for p in module.parameters())):
        return "gradients are asked for; call the model under torch.no_grad() or inference_mode()"
    if "parametrizations" in module._modules:
        return "its parameters are parametrised: they are made anew at each look"
    return None


def _answer(module: torch.nn.Module, top_k: int, device: torch.device, *, may_load: bool = True) -> Loaded | _Refused:
    """The module's session, or why there is none; found anew where the module or the settings have changed, if it
    ``may_load`` one now."""
    key = (top_k, torch.get_num_threads(), device)
    state = _states.get(module)
    if state is None:
        with _lock:
            state = _states.setdefault(module, _State())
    with state.lock:
        now = _basis(module)
        answer = state.answers.get(key)
        if answer is None or answer.rests_on != now:
            if not may_load:
                return _Refused(_CAPTURED)
            # What was answered goes first: a session keeps the weights that it was given, also replaced ones.
            state.answers = {k: v for k, v in state.answers.items() if v.rests_on == now}
            answer = None
            try:
                answer = _load(module, *key)
            except NotComputedError as error:
                answer = _Refused(str(error), now)
            state.answers[key] = answer
        return answer


def _basis(module: torch.nn.Module) -> tuple[object, ...]:
    """What an answer rests on. Taken before the module is read: another thread may change it at any time."""
    return settings(), stamp(module)


def _load(module: torch.nn.Module, top_k: int, threads: int, device: torch.device) -> Loaded:
    """Raises ``NotComputedError``."""
    basis = None
    while basis != (now := _basis(module)):  # once more where parameters moved, or another thread changed something
        basis = now
        described = read_module(module, top_k, device)
        weights = {p.weight: placed(module, p, settings().lay_out_anew) for p in described.parameters}
    options, reason = planned(described.shape, backend_on(device))
    try:
        compiled = _compiled(described.shape, options, reason)
        session = Session(compiled, weights, threads=threads)
    except (CompileError, TargetError) as error:
        if device.type == "cpu":
            raise
        # What a machine with a GPU may lack: the compiler, a driver that is new enough.
        raise NotComputedError(str(error).splitlines()[0]) from error
    shape, count = described.shape, described.shape.spec.experts.count
    # As many threads as the runtime would take, each with as many choices.
    divides = session.choice.threads > 1 and top_k % session.choice.threads == 0 and teams_there()
    divided = DividedSession(compiled, weights, session.choice.threads, count) if divides else None
    return Loaded(described, session, divided, now, TORCHS[shape.dtype], count)


def _compiled(shape: Shape, options: EmitOptions, reason: str) -> Module:
    """The module of the experts' graph; layers that are alike share it."""
    target = "cpu" if options.backend.kind == "cpu" else options.backend.name
    with _compiling:
        if (shape, target) not in _modules:
            spec = shape.spec
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
            # What several threads compute of one sum is rounded once, after it has been added up.
            sums = DType.F32 if options.backend.kind == "cpu" else None
            _modules[shape, target] = compile_graph(emit_experts(spec, options, sums), parse_target(target))
            log.info("compiled in %.1f s", time.monotonic() - started)
        return _modules[shape, target]


def _fall_back(module: torch.nn.Module, reason: str, *arguments: torch.Tensor) -> torch.Tensor:
    name = type(module).__name__
    if settings().strict:
        raise NotAcceleratedError(f"{name} is not computed by moehlo: {reason}")
    with _lock:
        new = (name, reason) not in _warned
        _warned.add((name, reason))
    if new:
        warnings.warn(
            f"{name} is computed by transformers' eager implementation: {reason}", FallbackWarning, stacklevel=4
        )
    eager = type(module).forward.__wrapped__
    return eager(module, *arguments)
