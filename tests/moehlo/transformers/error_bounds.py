"""What the experts of a module compute in float64, and how far off a computation in fewer bits may be: element by
element, to first order, from the number formats alone.

A sum of n products in f32, in any order, is off by at most n + 1 units of roundoff of f32 of the sum of their
magnitudes (Higham, Accuracy and Stability of Numerical Algorithms, 3.1). An activation passes on what its corners show:
the largest change when the errors of gate and up have either sign, twice that for what lies between them. Ours rounds
hidden values and the result to the element type and nothing else; eager rounds each result of each torch operator.
"""

from __future__ import annotations

import copy
import itertools
from typing import Any, NamedTuple

import torch

from emitter.spec import GluSpec
from moehlo.transformers.activations import _ACTIVATIONS, _glu
from moehlo.transformers.mlps import Formula, Rows

ROUNDOFF = {torch.float32: 2.0**-24, torch.bfloat16: 2.0**-8, torch.float16: 2.0**-11}
"""Half the distance of neighbouring numbers, relative to them, at most."""
F32 = ROUNDOFF[torch.float32]
SECOND_ORDER = 1.1
"""Products of two errors: with bf16's units of 0.4 per cent, ten of which follow each other, below a tenth."""


class Reference(NamedTuple):
    """``exact [N, H]`` in float64, and the bounds of our error and eager's."""

    exact: torch.Tensor
    ours: torch.Tensor
    eager: torch.Tensor


def reference(of: Any, x: torch.Tensor, ids: torch.Tensor, weights: torch.Tensor) -> Reference:
    """The weighted sums of experts module ``of`` over ``x [N, H]``, ``ids`` and ``weights [N, k]``."""
    wide = copy.deepcopy(of).double()
    u, x, weights = ROUNDOFF[x.dtype], x.double(), weights.double()
    exact, magnitude = torch.zeros_like(x), torch.zeros_like(x)
    errors = {"ours": torch.zeros_like(x), "eager": torch.zeros_like(x)}
    with torch.no_grad():
        for expert in ids.unique().tolist():
            if not 0 <= expert < of.num_experts:
                continue
            rows, choices = torch.where(ids == expert)
            share = weights[rows, choices, None]
            output, of_ours, of_eager = _one_expert(wide, expert, x[rows], u)
            exact.index_add_(0, rows, share * output)
            magnitude.index_add_(0, rows, (share * output).abs())
            errors["ours"].index_add_(0, rows, share.abs() * of_ours)
            errors["eager"].index_add_(0, rows, share.abs() * of_eager)
    k = ids.shape[1]
    # Weighed and added up: by us in f32 and rounded once, by eager in the element type.
    ours = errors["ours"] + (k + 2) * F32 * magnitude + u * exact.abs()
    eager = errors["eager"] + (k + 2) * u * magnitude
    tiny = 1e-30  # below the smallest normal numbers nothing is relative
    return Reference(exact, SECOND_ORDER * ours + tiny, SECOND_ORDER * eager + tiny)


def dense_bound(of: Any, formula: Formula, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """What the class of ``of`` computes of ``x [.., a]`` in float64, and the bound of our error: hidden values and the
    result are rounded to the element type, and nothing else is."""
    wide, u = copy.deepcopy(of).double(), ROUNDOFF[x.dtype]
    with torch.no_grad():
        exact = type(of).forward(wide, x.double())
        hidden = x.double().reshape(-1, x.shape[-1])
        error = torch.zeros_like(hidden)
        if formula.glu is not None:
            first = [_projected(wide, rows, hidden, error) for rows in (formula.gate, formula.up) if rows is not None]
            hidden, *corners = (
                _between(formula.glu, [v + s * off for s, (v, off) in zip(signs, first, strict=True)])
                for signs in [(0.0,) * len(first), *itertools.product((-1.0, 1.0), repeat=len(first))]
            )
            spread = 2 * torch.stack([corner - hidden for corner in corners]).abs().amax(0)
            error = spread + (16 * F32 + u) * (hidden.abs() + spread)
        output, off = _projected(wide, formula.down, hidden, error)
        bound = SECOND_ORDER * (off + u * output.abs()) + 1e-30
    return exact, bound.view(exact.shape)


def _projected(of: Any, rows: Rows, x: torch.Tensor, error: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """A projection of ``x``, which is off by ``error`` at most, and how far off its sums in f32 are."""
    part = of._modules[rows.part] if rows.part else of
    weight = rows.of(part.weight)
    value = x @ weight.T if part.bias is None else x @ weight.T + rows.of(part.bias)
    off = error @ weight.abs().T + (x.shape[1] + 2) * F32 * (x.abs() @ weight.abs().T) + F32 * value.abs()
    return value, off


def _between(spec: GluSpec, values: list[torch.Tensor]) -> torch.Tensor:
    return _ACTIVATIONS[spec.activation](values[0]) if len(values) == 1 else _glu(spec, values[0], values[1])


def _one_expert(of: Any, expert: int, x: torch.Tensor, u: float) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """An expert's outputs ``[n, H]`` without weights, the bound of our error and that of eager's."""
    up_name = "gate_up_proj" if of.has_gate else "up_proj"
    first, second = getattr(of, up_name)[expert], of.down_proj[expert]
    if of.is_transposed:
        first, second = first.T, second.T
    product = x @ first.T
    added = product + getattr(of, f"{up_name}_bias")[expert] if of.has_bias else product
    summed = (x.shape[1] + 2) * F32 * (x.abs() @ first.abs().T) + F32 * added.abs()
    # Eager rounds the product, the sum with the bias, and what its activation makes of the two on the way.
    rounded = summed + u * product.abs() + 3 * u * added.abs()
    found = []
    for error, inside in ((summed, 16 * F32 + u), (rounded, 16 * F32 + 8 * u)):
        hidden = _activate(of, added)
        corners = [_activate(of, added + signs * error) - hidden for signs in _signs(of, added.shape[1])]
        spread = 2 * torch.stack(corners).abs().amax(0)
        found.append((hidden, spread + inside * (hidden.abs() + spread)))
    results = []
    for number, (hidden, error) in enumerate(found):
        plain = hidden @ second.T
        output = plain + of.down_proj_bias[expert] if of.has_bias else plain
        off = error @ second.abs().T + (hidden.shape[1] + 2) * F32 * (hidden.abs() @ second.abs().T)
        off = off + F32 * output.abs() + number * u * (plain.abs() + output.abs())
        if of.has_post_expert_norm:
            output, off = _normed(of.post_expert_norm, output, off)
            off = off + number * 4 * u * output.abs()
        results.append((output, off))
    return results[0][0], results[0][1], results[1][1]


def _activate(of: Any, summed: torch.Tensor) -> torch.Tensor:
    activated: torch.Tensor = of._apply_gate(summed) if of.has_gate else of.act_fn(summed)
    return activated


def _signs(of: Any, width: int) -> list[torch.Tensor]:
    """For each corner, the sign of each column's error: gates and ups have their own."""
    if not of.has_gate:
        return [torch.full((width,), sign) for sign in (-1.0, 1.0)]
    is_up = torch.arange(width) >= width // 2 if of.is_concatenated else torch.arange(width) % 2 == 1
    return [torch.where(is_up, up, gate) for gate, up in itertools.product((-1.0, 1.0), repeat=2)]


def _normed(norm: Any, value: torch.Tensor, error: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """RMSNorm and its bound: the root moves by at most what the errors move the sum of squares."""
    eps = next(float(getattr(norm, name)) for name in ("variance_epsilon", "eps") if hasattr(norm, name))
    mean = value.square().mean(-1, keepdim=True) + eps
    normed: torch.Tensor = norm(value)
    factor = (normed / (value / mean.sqrt())).abs().nan_to_num()
    drift = (value.abs() * error).mean(-1, keepdim=True) / mean + (value.shape[1] + 8) * F32
    return normed, error / mean.sqrt() * factor + normed.abs() * drift
