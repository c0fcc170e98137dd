"""From an experts module of transformers to the spec of its experts and its parameters as the graph reads them.

What ``transformers.integrations.use_experts_implementation`` promises of a class is all that is used: ``num_experts``,
the flags ``has_gate``, ``has_bias``, ``is_transposed``, ``is_concatenated`` and ``has_post_expert_norm``, the
parameters ``gate_up_proj`` (or ``up_proj``) and ``down_proj`` with their biases, ``_apply_gate`` and ``act_fn``. No
model is named.

Stored shapes, E experts of width I over hidden size H: ``gate_up_proj [E, 2I, H]`` and ``down_proj [E, H, I]``, or with
the last two axes the other way round where ``is_transposed``. Without ``is_concatenated`` gate and up rows alternate.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import torch

from emitter.packing import Interleaved, Packing, Plain
from emitter.session.tensors import unreadable
from emitter.signature import DType
from emitter.spec import ExpertsSpec, MoeSpec, RouterSpec
from moehlo.transformers.activations import glu_of, norm_of
from moehlo.transformers.basis import HOOKS, tensors_of
from moehlo.transformers.dtypes import OURS


class NotComputedError(Exception):
    """Why the kernels do not compute a call or a module: what the warning of a fallback says."""


def is_experts(module: Any) -> bool:
    """Whether the class of a module is one that transformers decorates with ``use_experts_implementation``."""
    return hasattr(module, "_is_expert_parallel")


@dataclass(frozen=True)
class Parameter:
    """A parameter of the module, ``attribute``, and the weight of the graph that it is, ``weight``.

    ``transposed``: its last two axes are stored the other way round.
    """

    weight: str
    attribute: str
    transposed: bool = False

    def of(self, module: Any) -> torch.Tensor:
        """The parameter itself."""
        found: Any = module
        for name in self.attribute.split("."):
            found = getattr(found, name)
        return found


@dataclass(frozen=True)
class Shape:
    """What a compiled module is made for: modules of one shape share it.

    ``packings`` says how its weights are stored, by name.
    """

    spec: MoeSpec
    dtype: DType
    packings: tuple[tuple[str, Packing], ...]


@dataclass(frozen=True)
class ExpertsModule:
    """What the experts of one module compute, for one top_k, and where their weights are."""

    shape: Shape
    parameters: tuple[Parameter, ...]


def read_module(module: Any, top_k: int, device: torch.device) -> ExpertsModule:
    """What a module with the decorator ``use_experts_implementation`` computes, called on ``device``.

    Raises:
        NotComputedError: If the kernels do not compute such experts, with the reason.
    """
    require_unseen(module)
    try:
        gated, biased, normed = bool(module.has_gate), bool(module.has_bias), bool(module.has_post_expert_norm)
        transposed, interleaved = bool(module.is_transposed), gated and not module.is_concatenated
        count = int(module.num_experts)
    except AttributeError as error:
        raise NotComputedError(f"it is no experts module as transformers makes them: {error}") from error
    up_name = "gate_up_proj" if gated else "up_proj"
    canonical = "expert_gate_up" if gated else "expert_up"
    parameters = [Parameter(canonical, up_name, transposed)]
    parameters += [Parameter(f"{canonical}_bias", f"{up_name}_bias")] * biased
    parameters.append(Parameter("expert_down", "down_proj", transposed))
    parameters += [Parameter("expert_down_bias", "down_proj_bias")] * biased
    parameters += [Parameter("post_expert_norm", "post_expert_norm.weight")] * normed
    for parameter in parameters:
        _require_plain(parameter, module, device)
    require_no_others(module, {id(parameter.of(module)) for parameter in parameters})
    up, down = parameters[0].of(module), next(p for p in parameters if p.weight == "expert_down").of(module)
    if up.dtype not in OURS or up.dtype != down.dtype:
        raise NotComputedError(f"its weights are {up.dtype} and {down.dtype}; the kernels are for f32, bf16 and f16")
    if up.ndim != 3 or down.ndim != 3 or up.shape[0] != count or down.shape[0] != count:
        raise NotComputedError(f"its weights have the shapes {list(up.shape)} and {list(down.shape)}")
    hidden, inner = (down.shape[2], down.shape[1]) if transposed else (down.shape[1], down.shape[2])
    rows = inner * (2 if gated else 1)
    expected = (count, hidden, rows) if transposed else (count, rows, hidden)
    if tuple(up.shape) != expected:
        raise NotComputedError(f"its {up_name} is {list(up.shape)}; {list(expected)} would go with its down_proj")
    with torch.no_grad():
        glu = glu_of(module, inner)
        norm = norm_of(module.post_expert_norm) if normed else None
    if glu is None:
        raise NotComputedError("no kernel has its activation")
    if normed and norm is None:
        raise NotComputedError("no kernel has the norm after its experts")
    # Ids from E on visit no expert: the sentinels of expert parallelism.
    experts = ExpertsSpec(count, inner, glu, bias=biased, skip=1, output_norm=norm)
    spec = MoeSpec(hidden, RouterSpec(count + 1, top_k), experts)
    packings = [
        (p.weight, _packing(p.of(module), up, interleaved and p.weight.startswith(canonical))) for p in parameters
    ]
    return ExpertsModule(Shape(spec, OURS[up.dtype], tuple(packings)), tuple(parameters))


def _packing(value: torch.Tensor, up: torch.Tensor, interleaved: bool) -> Packing:
    """How a parameter is stored; biases and norms may be of another element type than the projections."""
    if value.dtype not in OURS:
        raise NotComputedError(f"it has biases or norms in {value.dtype}; the kernels are for f32, bf16 and f16")
    fixed = None if value.dtype == up.dtype else OURS[value.dtype]
    return Interleaved(fixed) if interleaved else Plain(fixed)


def _require_plain(parameter: Parameter, module: Any, device: torch.device) -> None:
    try:
        value = parameter.of(module)
    except AttributeError as error:
        raise NotComputedError(f"it has no parameter {parameter.attribute}") from error
    require_plain(value, parameter.attribute, device)


def require_plain(value: Any, name: str, device: torch.device) -> None:
    """Raises ``NotComputedError`` for a parameter ``name`` that is no plain tensor on ``device``; on the meta device a
    shape is enough, for numbers that are elsewhere."""
    if not isinstance(value, torch.Tensor):
        raise NotComputedError(f"its {name} is a {type(value).__name__}, not a tensor")
    if value.device != device:
        raise NotComputedError(f"its {name} is on {value.device}, and it is called on {device}")
    if device.type != "meta" and (why := unreadable(value)) is not None:
        raise NotComputedError(f"its {name} {why}")


def require_unseen(module: Any) -> None:
    """Raises ``NotComputedError`` where a part of a module has hooks, which want to see calls that are not made, or is
    torch.jit's, whose numbers may change unseen."""
    for name, part in module.named_modules():
        if isinstance(part, torch.jit.ScriptModule):
            raise NotComputedError(f"its {name} is compiled by torch.jit, which does not tell what it holds")
        if name and any(getattr(part, kind) for kind in HOOKS):
            raise NotComputedError(f"its {name} has hooks")


def require_no_others(module: Any, weights: Collection[int]) -> None:
    """Raises ``NotComputedError`` for tensors but those with the ids ``weights``: their numbers may change any time."""
    for name, part in module.named_modules():
        for attribute, value in tensors_of(part).items():
            if id(value) not in weights:
                raise NotComputedError(f"{f'{name}.{attribute}'.lstrip('.')} is a tensor that is no weight")
