"""Which activation an experts module of transformers has, found by asking it.

A class may bring a gate of its own (``_apply_gate``) and a config may name any function, so names prove little. The
module's own function is evaluated in float64 on numbers that reach every branch of every formula below, and the
formula that gives the same numbers is the activation. None does: the module is not one that the kernels compute.
"""

from __future__ import annotations

import copy
import itertools
import math
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch.nn import functional

from emitter.spec import Activation, GluKind, GluSpec, NormSpec, NormWeight

_ACTIVATIONS: dict[Activation, Callable[[torch.Tensor], torch.Tensor]] = {
    Activation.SILU: functional.silu,
    Activation.GELU: functional.gelu,
    Activation.GELU_TANH: lambda x: functional.gelu(x, approximate="tanh"),
    Activation.RELU: functional.relu,
    Activation.RELU2: lambda x: functional.relu(x).square(),
}
_EPSILONS = ("variance_epsilon", "eps")
_SIZES = ("num_experts", "hidden_dim", "hidden_size", "intermediate_dim", "intermediate_size")
# Equal formulas differ by a few roundings, of float32 where a class computes in that whatever it is given; unlike ones
# by 3e-4 or more on some of the numbers (the two forms of GELU, which are the closest).
_TOLERANCE = 1e-5


def glu_of(module: Any, intermediate: int) -> GluSpec | None:
    """The activation between the two projections of ``module`` with experts of width ``intermediate``, or None."""

    def own(gate: torch.Tensor | None, up: torch.Tensor) -> Any:
        if gate is None:
            return module.act_fn(up.clone())
        together = torch.cat([gate, up], dim=-1)
        return module._apply_gate(
            together if module.is_concatenated else together.unflatten(-1, (2, -1)).mT.flatten(-2)
        )

    return glu_between(module, gated=bool(module.has_gate), own=own, width=intermediate)


def glu_between(
    module: Any, *, gated: bool, own: Callable[[torch.Tensor | None, torch.Tensor], Any], width: int = 8
) -> GluSpec | None:
    """The activation that ``module`` puts between projections, or None; ``own(gate, up)`` are the hidden values that it
    makes of those ``[n, width]``, float64; without a gate of ``up``."""
    up, gate = _numbers(width, 1), _numbers(width, 2) if gated else None
    found = _asked(lambda: own(gate, up))
    if gate is not None:
        return next((spec for spec in _candidates(module) if _same(found, _glu(spec, gate, up))), None)
    plain = (activation for activation, function in _ACTIVATIONS.items() if _same(found, function(up)))
    return next((GluSpec(GluKind.PLAIN, activation) for activation in plain), None)


def _asked(own: Callable[[], Any]) -> Any:
    """What a module computes, or None where that is no function of what it is given: it fails, or draws numbers."""
    with torch.random.fork_rng(devices=[]):
        before = torch.get_rng_state()
        try:
            found = own()
        except Exception:  # whatever it is that it needs
            return None
        return found if torch.equal(before, torch.get_rng_state()) else None


def norm_of(norm: Any) -> NormSpec | None:
    """What the RMSNorm ``norm`` computes from its input and its ``weight``, or None where it is none of those known."""
    eps = _first(norm, _EPSILONS)
    if eps is None or getattr(norm, "weight", None) is None:
        return None
    # The formula, not what is left of it in the weight's own type: 1 + w may be rounded to it.
    wide = copy.deepcopy(norm).cpu().double()
    weight = wide.weight.detach()
    x = _numbers(weight.numel(), 3)
    own = _asked(lambda: wide(x))
    for kind in (NormWeight.SCALE, NormWeight.CENTRED, NormWeight.CENTRED_INPUT):
        spec = NormSpec(eps, kind)
        if _same(own, _rms_norm(spec, x, weight)):
            return spec
    return None


def _candidates(module: Any) -> Iterator[GluSpec]:
    """Every formula with every number that the module or a part of it holds in the place of its constants."""
    numbers = _constants(module)
    for activation in _ACTIVATIONS:
        yield GluSpec(GluKind.GATED, activation)
        for kind in (GluKind.CLAMP_BEFORE, GluKind.CLAMP_AFTER):
            yield from (GluSpec(kind, activation, limit=limit) for limit in numbers)
    for one, other in itertools.product(numbers, numbers):
        yield GluSpec(GluKind.ALPHA_SIGMOID, limit=one, alpha=other)
        yield GluSpec(GluKind.SOFTCAP, limit=one, up_limit=other)


def _constants(module: Any) -> list[float]:
    """The positive numbers among the attributes of a module and of its parts, less the sizes of the experts."""
    # Copied before they are gone through: another thread may give the module an attribute.
    parts = [(*vars(part).items(),) for part in module.modules()]
    found = (value for items in parts for name, value in items if name not in _SIZES)
    numbers = (v for v in found if isinstance(v, (int, float)) and not isinstance(v, bool))
    return sorted({float(v) for v in numbers if 0 < v < math.inf})


def _glu(spec: GluSpec, gate: torch.Tensor, up: torch.Tensor) -> torch.Tensor:
    """The formulas of ``GluKind``."""
    activate = _ACTIVATIONS[spec.activation]
    if spec.kind is GluKind.GATED:
        return activate(gate) * up
    if spec.kind is GluKind.SOFTCAP:
        capped = spec.limit * torch.tanh(gate / spec.limit) * torch.sigmoid(gate)
        return capped * spec.up_limit * torch.tanh(up / spec.up_limit)
    up = up.clamp(-spec.limit, spec.limit)
    if spec.kind is GluKind.CLAMP_AFTER:
        return activate(gate).clamp(max=spec.limit) * up
    gate = gate.clamp(max=spec.limit)
    if spec.kind is GluKind.CLAMP_BEFORE:
        return activate(gate) * up
    return (up + 1) * gate * torch.sigmoid(spec.alpha * gate)


def _rms_norm(spec: NormSpec, x: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
    """The formulas of ``NormWeight``."""
    if spec.weight is NormWeight.CENTRED_INPUT:
        x = x * (1 + weight)
    normed = x * torch.rsqrt(x.square().mean(-1, keepdim=True) + spec.eps)
    if spec.weight is NormWeight.SCALE:
        return normed * weight
    return normed * (1 + weight) if spec.weight is NormWeight.CENTRED else normed


def _numbers(width: int, seed: int) -> torch.Tensor:
    """``[8, width]`` float64 numbers of every size from hundredths to hundreds, both signs."""
    generator = torch.Generator().manual_seed(seed)
    sizes = torch.tensor([0.02, 0.3, 1.0, 3.0, 8.0, 20.0, 60.0, 200.0], dtype=torch.float64)
    return torch.randn(8, width, dtype=torch.float64, generator=generator) * sizes[:, None]


def _first(owner: Any, names: tuple[str, ...]) -> float | None:
    values = (getattr(owner, name, None) for name in names)
    return next((float(v) for v in values if isinstance(v, (int, float)) and not isinstance(v, bool)), None)


def _same(own: Any, formula: torch.Tensor) -> bool:
    if not isinstance(own, torch.Tensor) or own.shape != formula.shape:
        return False
    return bool(torch.allclose(own.double(), formula, rtol=_TOLERANCE, atol=_TOLERANCE))
