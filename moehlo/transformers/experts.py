"""The experts' forward that transformers calls: our kernels where they compute the call, its eager one where not."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch._dynamo.comptime import ComptimeContext, comptime

from emitter.errors import CompileError, TargetError, first_line
from emitter.graphs import emit_experts
from emitter.iree import Module, Session
from emitter.iree.module import BaseModule
from emitter.plan import Plan
from emitter.session.arrays import to_torch
from emitter.signature import DType
from moehlo.transformers.answers import Answers, Refused
from moehlo.transformers.basis import Basis
from moehlo.transformers.compilation import compiled, compiled_where_needed
from moehlo.transformers.devices import is_captured, planned, target_on
from moehlo.transformers.divided import DividedSession
from moehlo.transformers.dtypes import OURS, TORCHS, unsigned
from moehlo.transformers.modules import ExpertsModule, NotComputedError, Shape, read_module
from moehlo.transformers.openmp import pause_threads, teams_there
from moehlo.transformers.operators import define, is_followed, new_site, parameters_of, settle
from moehlo.transformers.packed import packed_experts
from moehlo.transformers.placing import placed
from moehlo.transformers.refusals import NotAcceleratedError, fall_back, refused_call
from moehlo.transformers.settings import settings

log = logging.getLogger("moehlo.transformers")


@dataclass(frozen=True)
class Loaded:
    """A module's ``experts`` with their weights in a session, for one ``top_k`` and one number of threads.

    Its kernels are for ``x`` of ``dtype``, and combine weights of ``weight_dtype``; the sum comes in f32 on the CPU.
    ``divided`` is for calls over one token, where torch's own threads compute them.
    """

    described: ExpertsModule
    session: Session
    divided: DividedSession | None
    rests_on: Basis
    dtype: torch.dtype
    weight_dtype: torch.dtype
    experts: int


answers: Answers[Loaded] = Answers()
"""By (top_k, threads, device, element type of the combine weights)."""

_CAPTURED = Refused(
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
    inputs = (hidden_states, top_k_index, top_k_weights)
    if not torch.compiler.is_compiling():
        return _forward(self, *inputs)
    guarded = torch.compiler.is_dynamo_compiling()
    site = new_site() if guarded else id(self)
    comptime(_settle)
    if is_followed(self, inputs):
        return _forward_between_graphs(self, *inputs)
    output: torch.Tensor = torch.ops.moehlo.experts(*inputs, parameters_of(self), site, guarded)
    return output


def _settle(context: ComptimeContext) -> None:
    """For the call that ``experts_forward`` traces."""
    settle(context, _finder, "self", "hidden_states", "top_k_index", "top_k_weights")


def _finder(*inputs: torch.Tensor) -> Callable[[torch.nn.Module], Loaded | Refused]:
    """What finds the answer about a module, for calls like one over ``inputs``."""
    return partial(answers.find, key=_key(*inputs), load=_load, otherwise=partial(_refused_now, inputs[0].device))


def _key(x: torch.Tensor, ids: torch.Tensor, weights: torch.Tensor) -> tuple[Any, ...]:
    shares = torch.float32 if _is_on_host(x) else weights.dtype
    return int(ids.shape[1]), torch.get_num_threads(), x.device, shares


def _forward(
    module: torch.nn.Module, x: torch.Tensor, ids: torch.Tensor, weights: torch.Tensor, guarded: bool = False
) -> torch.Tensor:
    reason = _refused_call(module, (x, ids, weights), guarded)
    if reason is not None:
        return _eager(module, Refused(reason), x, ids, weights)
    on_host = _is_on_host(x)
    key = _key(x, ids, weights)
    loaded = answers.kept(module, key) if guarded else None
    if loaded is None:
        loaded = _finder(x, ids, weights)(module)
    if isinstance(loaded, Refused):
        return _eager(module, loaded, x, ids, weights)
    chosen = (_numbers_on_host if on_host else _numbers_on_gpu)(ids, loaded.experts)
    given = x if x.dtype is loaded.dtype else x.to(loaded.dtype)
    combined = weights if weights.dtype is loaded.weight_dtype else weights.to(loaded.weight_dtype)
    output: torch.Tensor | None
    if loaded.divided is not None and loaded.divided.takes(given, ids, combined):
        output = to_torch(loaded.divided.compute(given, chosen, combined))
    else:
        output = loaded.session.launch(given, chosen, combined)
    if output is None:
        if (refused := _refused_now(x.device)) is not None:
            return _eager(module, refused, x, ids, weights)
        if loaded.session.choice.threads > 1:
            pause_threads()
        try:
            output = loaded.session(given, ids=chosen, weights=combined)
        except (CompileError, TargetError) as error:  # of a call that is more than launches
            refused = Refused(first_line(error), loaded.rests_on)
            answers.about(module)[key] = refused
            return _eager(module, refused, x, ids, weights)
    return output if output.dtype is x.dtype else output.to(x.dtype)


_forward_between_graphs = torch.compiler.disable(_forward)
define(
    "experts(Tensor x, Tensor ids, Tensor weights, Tensor[] parameters, int module, bool guarded) -> Tensor",
    _forward,
    lambda x, ids, weights, parameters, module, guarded: x.new_empty(x.shape),
)


def _is_on_host(x: torch.Tensor) -> bool:
    return bool(x.is_cpu)


def _numbers_on_host(ids: torch.Tensor, experts: int) -> npt.NDArray[np.int32]:
    """Ids as the CPU kernels take them: ``experts`` for what is no expert."""
    chosen: npt.NDArray[np.int32] = np.empty(ids.shape, np.int32)
    np.minimum(unsigned(ids), experts, out=chosen, casting="unsafe")
    return chosen


def _numbers_on_gpu(ids: torch.Tensor, _: int) -> torch.Tensor:
    """Ids as the GPU kernels take them, which pass over what is no expert: as they come, from most routers."""
    return ids if ids.dtype is torch.int64 else ids.long()


def _refused_call(module: torch.nn.Module, inputs: Sequence[torch.Tensor], guarded: bool) -> str | None:
    """Why the kernels do not compute such a call of any experts module, or None where they may."""
    reason = refused_call(module, inputs, guarded)
    if reason is not None:
        return reason
    for value in inputs:
        if value.ndim != 2:
            return f"it is called with a tensor of the shape {list(value.shape)}"
    ids = inputs[1]
    if ids.dtype.is_floating_point or ids.dtype.is_complex or ids.dtype is torch.bool:
        return f"it is called with ids of {ids.dtype}, which are no integers"
    if "parametrizations" in module._modules:
        return "its parameters are parametrised: they are made anew at each look"
    return None


def _refused_now(device: torch.device) -> Refused | None:
    """Why nothing can be loaded now."""
    return _CAPTURED if is_captured(device) else None


def _load(
    module: torch.nn.Module, top_k: int, threads: int, device: torch.device, given: torch.dtype = torch.float32
) -> Loaded:
    """For combine weights of the type ``given``. Raises ``NotComputedError``."""

    packed = packed_experts(module)

    def read() -> tuple[ExpertsModule, Mapping[str, Any]]:
        if packed is not None:
            return read_module(module, top_k, torch.device("meta")), {}
        described = read_module(module, top_k, device)
        return described, {p.weight: placed(module, p, settings().lay_out_anew) for p in described.parameters}

    (described, weights), now = answers.settled(module, read)
    if packed is not None:
        described = replace(described, shape=replace(described.shape, packings=()))
    plan = planned(described.shape, target_on(device), None if packed is None else packed.stored)
    if packed is not None:
        described = replace(described, shape=replace(described.shape, packings=plan.packings))
        for weight, reason in plan.unpacked:
            log.warning("%s of %s takes the memory of its numbers: %s", weight, packed.stored.where, reason)
    dtype = TORCHS[described.shape.dtype]
    weight_dtype = given if given is dtype else torch.float32
    try:
        module_of_all = _compiled(described.shape, plan, OURS[weight_dtype])
        if packed is not None:
            weights = _where_torch_converts(packed.load(module_of_all.signature.weights), plan, device)
        session = Session(module_of_all, weights, threads=threads)
    except (CompileError, TargetError) as error:
        if device.type == "cpu":
            raise
        # What a machine with a GPU may lack: the compiler, a driver that is new enough.
        raise NotComputedError(first_line(error)) from error
    count = described.shape.spec.experts.count
    # As many threads as the runtime would take, each with as many choices.
    divides = session.choice.threads > 1 and top_k % session.choice.threads == 0 and teams_there()
    divided = None
    if divides and isinstance(module_of_all, Module):
        divided = DividedSession(module_of_all, weights, session.choice.threads, count)
    return Loaded(described, session, divided, now, dtype, weight_dtype, count)


def _compiled(shape: Shape, plan: Plan, weight_dtype: DType = DType.F32) -> BaseModule:
    """The module of the experts' graph, over combine weights of ``weight_dtype``; layers that are alike share it."""
    spec = shape.spec
    size = f"[{spec.experts.intermediate}, {spec.hidden}]"
    said = f"{spec.experts.count} experts {size} in {shape.dtype.value}, top {spec.router.top_k} ({plan.reason})"
    # What several threads compute of one sum is rounded once, after it has been added up.
    if plan.target.kind == "cpu":
        return compiled(shape, plan.target, said, lambda: emit_experts(spec, plan, DType.F32))
    choices = (DType.I64, weight_dtype)  # as a router has them
    key = (shape, weight_dtype)
    return compiled_where_needed(key, plan.target, said, lambda: emit_experts(spec, plan, choices=choices))


def _where_torch_converts(weights: Mapping[str, Any], plan: Plan, device: torch.device) -> Mapping[str, Any]:
    """The arrays of packed experts, on a GPU as tensors what is no plane of a packing: biases, which a call that is
    launches alone has torch convert."""
    if device.type == "cpu":
        return weights
    packed = dict(plan.packings)
    plain = {name: array for name, array in weights.items() if name.partition(".")[0] not in packed}
    return {**weights, **{name: to_torch(array).to(device) for name, array in plain.items()}}


def _eager(module: torch.nn.Module, refused: Refused, *arguments: torch.Tensor) -> torch.Tensor:
    if packed_experts(module) is not None:
        raise NotAcceleratedError(
            f"{type(module).__name__} has packed experts, which moehlo alone computes, and cannot: {refused.reason}"
        )
    fall_back(module, "transformers' eager implementation", refused.reason)
    eager = type(module).forward.__wrapped__
    return eager(module, *arguments)
