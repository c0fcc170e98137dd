"""Numbers with the standard deviation of what a correct computation holds in their place: the arithmetic of the bounds.

Every rounding is taken as an independent error of mean zero, at most one unit roundoff u relative, hence of standard
deviation at most ``u |v| / sqrt(3)``. Standard deviations are propagated to first order through each operation. (The
model of Higham and Mary, "A New Approach to Probabilistic Rounding Error Analysis", SIAM J. Sci. Comput. 41, 2019.)

The sum of n products, in any order, has partial sums s_i; each addition contributes ``u |s_i| / sqrt(3)``. Products
p_i of random sign give ``sum s_i^2 = n |p|^2 / 2``, a drift to the total y gives ``sum s_i^2 = n y^2 / 3``. The
standard deviation of a dot product is therefore at most ``u (sqrt(n / 6) |p| + sqrt(n) |y| / 3)``. Blocked and
pairwise sums stay below it. Accumulated in f64 and rounded once, it is that with the u of f64, and ``u |y| / sqrt(3)``.

Elementary functions (exp, tanh, erf, log1p, division, roots, powers) count as ``FUNCTION_ROUNDINGS`` roundings.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.signature import DType
from emitter.spec import Activation, GluSpec, GroupSpec, Renorm, RenormKind
from oracle import functions
from oracle.exact import Exact, row_blocks
from oracle.selection import F64, Flags, Ids, group_scores, left_to_choose

LAMBDA = 8.0
"""Standard deviations within which a result passes: exceeded with probability 1.2e-15 by a normal distribution."""

FUNCTION_ROUNDINGS = 4.0
"""Standard deviation of an elementary function's relative error, in roundings (about 2 ulp)."""

U32 = 2.0**-24
"""Unit roundoff of f32: logits, scores, weights, activations and, but for sums in f64, all accumulation."""

ACCUMULATION = {DType.F32: U32, DType.F64: 2.0**-53}
"""Unit roundoff of what sums of f32 products are accumulated in."""

UNIT_ROUNDOFF = {DType.F32: U32, DType.BF16: 2.0**-8, DType.F16: 2.0**-11}
"""Half the distance from 1 to the next larger number: 24, 8 and 11 significant bits."""

_SMALLEST = {DType.F32: 0.0, DType.BF16: 2.0**-133, DType.F16: 2.0**-24}
_LARGEST = {DType.F32: float(np.finfo(np.float32).max), DType.BF16: 3.3895313892515355e38, DType.F16: 65504.0}
_ROOT3 = math.sqrt(3.0)
_FAR_BELOW = 2.0**-39
"""How far off a number in f16 with a power of two may be, as a part of the largest one that has this in common with
it: half of the least number of f16, 2^-24, where the largest is 2^14 or more."""


@dataclass(frozen=True)
class Approx:
    """Values and the standard deviations of what a correct computation holds in their place.

    ``overflow`` [N] marks the rows (of the first axis) with a value after them that passes the largest number of its
    type; None marks none.
    """

    value: F64
    sigma: F64
    overflow: Flags | None = None

    def __add__(self, other: Approx) -> Approx:
        value = self.value + other.value
        return Approx(value, _hypot(self.sigma, other.sigma, rounding(value)), _any(self.overflow, other.overflow))

    def __mul__(self, other: Approx) -> Approx:
        value = self.value * other.value
        sigma = _hypot(self.sigma * other.value, self.value * other.sigma, rounding(value))
        return Approx(value, sigma, _any(self.overflow, other.overflow))

    def __getitem__(self, index: Any) -> Approx:
        rows = index[0] if isinstance(index, tuple) else index
        overflow = None if self.overflow is None else self.overflow[rows]
        return Approx(self.value[index], self.sigma[index], overflow)


def exactly(value: Any) -> Approx:
    """A number without error."""
    array = np.asarray(value, dtype=np.float64)
    return Approx(array, np.zeros_like(array))


def rounding(value: F64, roundings: float = 1.0, u: float = U32) -> F64:
    """Standard deviation of so many roundings of ``value``."""
    return np.asarray(roundings * u / _ROOT3 * np.abs(value))


def _hypot(*sigmas: F64) -> F64:
    squares = sum(s**2 for s in sigmas)
    if np.isnan(squares).any():
        # inf - inf is no deviation; 0 * inf is none either: overflow is marked apart.
        squares = sum(np.nan_to_num(s, nan=0.0, posinf=np.inf) ** 2 for s in sigmas)
    return np.asarray(np.sqrt(squares))


def _any(*flags: Flags | None) -> Flags | None:
    marked = [flag for flag in flags if flag is not None]
    return np.logical_or.reduce(marked) if marked else None


def _beyond(value: F64, largest: float) -> Flags:
    """[N]: the rows with a value that is beyond the largest number of a type."""
    return np.asarray((np.abs(value) > largest).any(axis=tuple(range(1, value.ndim))))


_EXACT = Exact()


@dataclass(frozen=True)
class Deviations:
    """See ``oracle.arithmetic.Arithmetic``: matmul inputs are rounded to ``dtype``, all else is f32.

    Sums of f32 products are accumulated in ``accumulate`` (f32 or f64), those of narrower ones in f32. Outputs of a
    token's choices are rounded to ``outputs`` before they are added up: f32, or f16 of which some of a row have a power
    of two in common, such that the largest of these is in 2^14 to 2^15.

    The rounding of matmul inputs is one around the truth, or (``alike``) around what was rounded the same way: a value
    whose error does not reach a rounding boundary is then the same number in both; at a boundary it may be either
    neighbour, and differs by their whole distance.
    """

    dtype: DType
    alike: bool = False
    accumulate: DType = DType.F32
    outputs: DType = DType.F32

    def exactly(self, value: Any) -> Approx:
        """Without error."""
        return exactly(value)

    def value(self, number: Approx) -> F64:
        """Without its deviation."""
        return number.value

    def concatenate(self, *parts: Approx) -> Approx:
        """Along the last axis."""
        values, sigmas = zip(*((part.value, part.sigma) for part in parts), strict=True)
        overflow = _any(*(part.overflow for part in parts))
        return Approx(np.concatenate(values, axis=-1), np.concatenate(sigmas, axis=-1), overflow)

    def either(self, mask: Flags, chosen: Approx, other: Approx) -> Approx:
        """By element; what the other rows hold does not count."""
        overflow: Flags | None = None
        if chosen.overflow is not None or other.overflow is not None:
            none = np.zeros(mask.shape[0], dtype=np.bool_)
            here, there = (none if flags is None else flags for flags in (chosen.overflow, other.overflow))
            rest = tuple(range(1, mask.ndim))
            overflow = (mask.any(axis=rest) & here) | (~mask.all(axis=rest) & there)
        sigma = np.where(mask, chosen.sigma, other.sigma)
        return Approx(np.where(mask, chosen.value, other.value), sigma, overflow)

    def take(self, number: Approx, ids: Ids) -> Approx:
        """Along the last axis, without error."""
        value, sigma = (np.take_along_axis(part, ids, axis=-1) for part in (number.value, number.sigma))
        return Approx(value, sigma, number.overflow)

    def reshape(self, number: Approx, shape: tuple[int, ...]) -> Approx:
        """The rows may be others: one that overflows marks all."""
        overflow = None if number.overflow is None else np.full(shape[0], number.overflow.any())
        return Approx(number.value.reshape(shape), number.sigma.reshape(shape), overflow)

    def apply(self, function: Callable[[F64], F64], number: Approx, functions_in_it: int) -> Approx:
        """The function, evaluated also ``LAMBDA`` deviations to either side (this covers kinks)."""
        value = function(number.value)
        reach = LAMBDA * number.sigma
        moved = np.maximum(*(np.abs(function(number.value + sign * reach) - value) for sign in (1.0, -1.0)))
        sigma = _hypot(moved / LAMBDA, rounding(value, functions_in_it * FUNCTION_ROUNDINGS))
        return Approx(value, sigma, number.overflow)

    def softmax(self, logits: Approx) -> Approx:
        """``d log s_i = d z_i - sum_j s_j d z_j``; the maximum subtracted is exact, the subtraction is not."""
        s = _EXACT.softmax(logits.value)
        shifted = logits.value - logits.value.max(axis=-1, keepdims=True, initial=-np.inf)
        exponent = _hypot(logits.sigma, rounding(shifted), np.full_like(s, FUNCTION_ROUNDINGS * U32))
        total = np.sqrt(((s * exponent) ** 2).sum(axis=-1, keepdims=True))
        summation = U32 * (math.sqrt(s.shape[-1]) / 3.0 + FUNCTION_ROUNDINGS)
        return Approx(s, _hypot(s * exponent, s * total, s * summation), logits.overflow)

    def normalise(self, number: Approx, eps: float) -> Approx:
        """``d (v / r) = d v / r - v (v . d v) / (width r^3)`` with r the root mean square."""
        width = number.value.shape[-1]
        mean_square = (number.value**2).mean(axis=-1, keepdims=True) + eps
        moved = np.sqrt(((number.value * number.sigma) ** 2).sum(axis=-1, keepdims=True))
        relative = moved / (width * mean_square) + U32 * (FUNCTION_ROUNDINGS + math.sqrt(width) / 3.0)
        root = np.sqrt(mean_square)
        value = number.value / root
        sigma = _hypot(number.sigma / root, np.abs(value) * relative, rounding(value))
        return Approx(value, sigma, number.overflow)

    def centre(self, number: Approx) -> Approx:
        """The mean is one sum and a product."""
        value, width = number.value, number.value.shape[-1]
        mean = value.mean(axis=-1, keepdims=True)
        size = np.sqrt((value**2).mean(axis=-1, keepdims=True))
        moved = np.sqrt((number.sigma**2).sum(axis=-1, keepdims=True)) / width
        summation = U32 * (size / math.sqrt(6.0) + (math.sqrt(width) / 3.0 + 1.0) * np.abs(mean))
        centred = value - mean
        return Approx(centred, _hypot(number.sigma, moved, summation, rounding(centred)), number.overflow)

    def contract(self, formula: str, x: Approx, y: Approx) -> Approx:
        """As ``linear``, both operands with errors."""
        operands, result = formula.split("->")
        sizes = dict(zip(operands.replace(",", ""), (*x.value.shape, *y.value.shape), strict=True))
        length = math.prod(size for axis, size in sizes.items() if axis not in result)
        value = _EXACT.contract(formula, x.value, y.value)
        squares = [np.square(part) for part in (x.value, x.sigma, y.value, y.sigma)]
        size = np.sqrt(_EXACT.contract(formula, squares[0], squares[2]))
        errors = [
            _summation(value, size, length, self.accumulate if self.dtype is DType.F32 else DType.F32),
            *(np.sqrt(_EXACT.contract(formula, squares[i], squares[j])) for i, j in ((0, 3), (1, 2))),
        ]
        everywhere = None if y.overflow is None or not y.overflow.any() else np.ones(len(value), np.bool_)
        return Approx(value, _hypot(*errors), _any(x.overflow, everywhere))

    def renormalise(self, spec: Renorm, weights: Approx) -> Approx:
        """The errors of the k weights have causes in common: added, not in quadrature."""
        value = _EXACT.renormalise(spec, weights.value)
        relative = np.where(weights.value == 0.0, 0.0, weights.sigma / np.abs(weights.value))
        lp = spec.kind is RenormKind.LP
        share = np.abs(weights.value) ** (spec.value if lp else 1.0)
        share = share / np.maximum(share.sum(axis=-1, keepdims=True), np.finfo(np.float64).tiny)
        relative = relative + (share * relative).sum(axis=-1, keepdims=True)
        roundings = FUNCTION_ROUNDINGS * (4 if lp else 1) + math.sqrt(weights.value.shape[-1])
        return Approx(value, np.abs(value) * relative + rounding(value, roundings), weights.overflow)

    def close_weights(self, closeness: float, logits: Approx, ids: Ids) -> Approx:
        """Softmaxes over the close logits; one that rounding may put on either side of the limit is in and out."""
        values, sigmas = np.empty(ids.shape), np.empty(ids.shape)
        for slot in range(ids.shape[1]):
            left, gap = left_to_choose(logits.value, ids, slot)
            best = np.where(left, logits.value, -np.inf).max(axis=-1, keepdims=True, initial=-np.inf)
            size = np.maximum(np.abs(logits.value), best)
            worst = logits.sigma + np.where(left, logits.sigma, 0.0).max(axis=-1, keepdims=True, initial=0.0)
            doubt = LAMBDA * ((1.0 + np.abs(gap)) * worst / size + rounding(gap, 2 + FUNCTION_ROUNDINGS))

            def share(kept: Flags, best: F64 = best, slot: int = slot) -> Approx:
                # 1e4 below the best: nothing of it is left in a softmax
                z = Approx(np.where(kept, logits.value, best - 1e4), np.where(kept, logits.sigma, 0.0))
                return self.take(self.softmax(z), ids[:, slot, None])

            # the best itself is never in doubt
            is_best = logits.value == best
            found = share(left & ~(gap > closeness))
            without, within = (left & (is_best | ~(gap + sign * doubt > closeness)) for sign in (1.0, -1.0))
            moved = np.maximum(*(np.abs(share(kept).value - found.value) for kept in (without, within)))
            values[:, slot] = found.value[:, 0]
            sigmas[:, slot] = _hypot(found.sigma, moved / LAMBDA)[:, 0]
        return Approx(values, sigmas, logits.overflow)

    def glu(self, spec: GluSpec, projected: Approx) -> Approx:
        """The formula, evaluated also ``LAMBDA`` deviations of each half to either side."""
        parts, sigmas = functions.halves(spec, projected.value), functions.halves(spec, projected.sigma)
        value = functions.glu(spec, *parts)
        errors = [rounding(value, 3 * FUNCTION_ROUNDINGS)]
        if spec.activation in (Activation.GELU, Activation.GELU_TANH):
            # 1 + erf and 1 + tanh cancel for negative arguments.
            errors.append(rounding(np.prod(parts, axis=0), FUNCTION_ROUNDINGS))
        for index, sigma in enumerate(sigmas):
            moved = np.zeros_like(value)
            for sign in (LAMBDA, -LAMBDA):
                shifted = (part + sign * sigma if i == index else part for i, part in enumerate(parts))
                moved = np.maximum(moved, np.abs(functions.glu(spec, *shifted) - value))
            errors.append(moved / LAMBDA)
        return Approx(value, _hypot(*errors), projected.overflow)

    def linear(self, x: Approx, weight: npt.NDArray[Any], bias: npt.NDArray[Any] | None = None) -> Approx:
        """In sums as long as this product."""
        product, _ = _product(x, weight, weight.shape[1], self.accumulate)
        return product if bias is None else product + exactly(bias)

    def project(
        self,
        x: Approx,
        weight: npt.NDArray[Any],
        bias: npt.NDArray[Any] | None = None,
        *,
        length: int | None = None,
        factor: Approx | None = None,
    ) -> Approx:
        """Inputs are rounded to the compute dtype."""
        length = length or weight.shape[1]
        narrowed = self.narrow(x if factor is None else x * exactly(factor.value))
        product, size = _product(narrowed, weight, length, self.accumulate if self.dtype is DType.F32 else DType.F32)
        # sqrt(n) |p| is at least the sum of magnitudes, so no partial sum passes it.
        overflow = _beyond(size * math.sqrt(length), _LARGEST[DType.F32])
        sigma = product.sigma
        if factor is not None:
            # An error of the factor moves all of the input together, and so the product.
            sigma = _hypot(sigma, np.abs(product.value) * np.nan_to_num(factor.sigma / np.abs(factor.value)))
        product = Approx(product.value, sigma, _any(product.overflow, overflow))
        return product if bias is None else product + exactly(bias)

    def narrow(self, number: Approx) -> Approx:
        """Rounding of a matmul's input to the compute dtype; exact values that are representable have none."""
        dtype = self.dtype
        overflow = _any(number.overflow, _beyond(number.value, _LARGEST[dtype]))
        if dtype is DType.F32:
            return Approx(number.value, number.sigma, overflow)
        middle, *ends = (_rounded(number.value + LAMBDA * sign * number.sigma, dtype) for sign in (0.0, -1.0, 1.0))
        if self.alike:
            apart = np.maximum(*(np.abs(end - middle) for end in ends))
            return Approx(middle, np.nan_to_num(apart), overflow)
        kept = (number.sigma == 0.0) & (middle == number.value)
        sigma = np.where(kept, 0.0, rounding(number.value, u=UNIT_ROUNDOFF[dtype]) + _SMALLEST[dtype])
        return Approx(number.value, _hypot(number.sigma, sigma), overflow)

    def group_scores(self, spec: GroupSpec, keys: Approx) -> Approx:
        """[N, G]: the deviation of a group score is at most that of the worst of the keys that may enter."""
        tokens, experts = keys.sigma.shape
        worst = keys.sigma.reshape(tokens, spec.count, experts // spec.count).max(axis=-1, initial=0.0)
        value = group_scores(spec, keys.value)
        return Approx(value, _hypot(math.sqrt(2.0) * worst, rounding(value)))

    def output_of_choice(self, number: Approx) -> Approx:
        """Rounded as ``outputs`` says; what is far below the largest number of a row keeps fewer bits."""
        if self.outputs is DType.F32:
            return number
        u = UNIT_ROUNDOFF[self.outputs]
        largest = np.abs(number.value).max(axis=-1, keepdims=True, initial=0.0)
        sigma = _hypot(number.sigma, rounding(number.value, u=u), rounding(largest, u=_FAR_BELOW))
        overflow = _beyond(number.value, _LARGEST[DType.F32] * (1.0 - u))
        return Approx(number.value, sigma, _any(number.overflow, overflow))

    def weighted_sum(self, rows: int, width: int, terms: int) -> WeightedSum:
        """Empty."""
        return WeightedSum(rows, width, terms)


class WeightedSum:
    """See ``oracle.arithmetic.WeightedSum``."""

    def __init__(self, rows: int, width: int, terms: int) -> None:
        self._terms = terms
        self._value, self._variance, self._correlated, self._magnitude = (np.zeros((rows, width)) for _ in range(4))
        self._overflow = np.zeros(rows, dtype=np.bool_)

    def add(self, token: Ids, out: Approx, weight: Approx | None) -> None:
        """The errors of a token's weights have causes in common: added, not in quadrature."""
        weight = exactly(1.0) if weight is None else weight
        product = weight.value * out.value
        np.add.at(self._value, token, product)
        np.add.at(self._variance, token, (weight.value * out.sigma) ** 2 + rounding(product) ** 2)
        np.add.at(self._correlated, token, np.abs(out.value) * weight.sigma)
        np.add.at(self._magnitude, token, np.abs(product))
        if out.overflow is not None:
            self._overflow[token[out.overflow]] = True

    def total(self) -> Approx:
        """With the roundings of a sum of so many terms."""
        summation = U32 * math.sqrt(self._terms) * self._magnitude
        return Approx(self._value, _hypot(np.sqrt(self._variance), self._correlated, summation), self._overflow)


def _product(x: Approx, weight: npt.NDArray[Any], length: int, accumulate: DType) -> tuple[Approx, F64]:
    """``x @ weight^T``, accumulated in sums of ``length`` products; and the root of the sums of their squares."""
    y = np.empty((x.value.shape[0], weight.shape[0]))
    squares, inherited = np.empty_like(y), np.zeros_like(y)
    for rows in row_blocks(weight, len(y)):
        block = weight[rows].astype(np.float64).T
        y[:, rows] = x.value @ block
        squared = block * block
        squares[:, rows] = (x.value * x.value) @ squared
        if x.sigma.any():
            inherited[:, rows] = (x.sigma * x.sigma) @ squared
    size = np.sqrt(squares)
    return Approx(y, _hypot(_summation(y, size, length, accumulate), np.sqrt(inherited)), x.overflow), size


def _summation(y: F64, size: F64, length: int, accumulate: DType) -> F64:
    """Deviation of a sum ``y`` of ``length`` products whose root of the sum of squares is ``size``."""
    magnitude = (math.sqrt(length / 6.0) + 1.0 / _ROOT3) * size + math.sqrt(length) / 3.0 * np.abs(y)
    own = ACCUMULATION[accumulate] * magnitude
    return own if accumulate is DType.F32 else _hypot(own, rounding(y))


def _rounded(value: F64, dtype: DType) -> F64:
    return np.asarray(value.astype(np.float32).astype(dtype.numpy).astype(np.float64))
