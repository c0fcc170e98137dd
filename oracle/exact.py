"""Numbers as float64 arrays: the arithmetic of the truth. Each composite function here is the formula itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.spec import GluSpec, Renorm, RenormKind
from oracle import functions
from oracle.selection import F64, Flags, Ids, left_to_choose

FEW = 8
FEW_BLOCK, BLOCK = 2**17, 2**24
"""Numbers of a weight that are float64 at a time, over at most ``FEW`` tokens, and over more.

1 MB stays in a core's cache, and a product over one token takes a fifth of the time that it takes where a whole matrix
goes through memory. Over more tokens a library uses threads, whose waiting for each other counts on a busy machine.
"""


def row_blocks(weight: npt.NDArray[Any], tokens: int) -> Iterator[slice]:
    """The rows of a weight [M, K], some at a time, for products with ``tokens`` rows."""
    rows = max(1, (FEW_BLOCK if tokens <= FEW else BLOCK) // max(1, weight.shape[1]))
    return (slice(start, start + rows) for start in range(0, weight.shape[0], rows))


class Exact:
    """See ``oracle.arithmetic.Arithmetic``: nothing is rounded but by float64."""

    def exactly(self, value: Any) -> F64:
        return np.asarray(value, dtype=np.float64)

    def value(self, number: F64) -> F64:
        return number

    def concatenate(self, *parts: F64) -> F64:
        return np.concatenate(parts, axis=-1)

    def either(self, mask: Flags, chosen: F64, other: F64) -> F64:
        return np.where(mask, chosen, other)

    def take(self, number: F64, ids: Ids) -> F64:
        return np.take_along_axis(number, ids, axis=-1)

    def reshape(self, number: F64, shape: tuple[int, ...]) -> F64:
        return number.reshape(shape)

    def apply(self, function: Callable[[F64], F64], number: F64, functions_in_it: int) -> F64:
        return function(number)

    def softmax(self, logits: F64) -> F64:
        """``exp(z - max z) / sum exp(z - max z)``."""
        shifted = np.exp(logits - logits.max(axis=-1, keepdims=True, initial=-np.inf))
        return np.asarray(shifted / shifted.sum(axis=-1, keepdims=True))

    def normalise(self, number: F64, eps: float) -> F64:
        return np.asarray(number / np.sqrt((number**2).mean(axis=-1, keepdims=True) + eps))

    def centre(self, number: F64) -> F64:
        return np.asarray(number - number.mean(axis=-1, keepdims=True))

    def narrow(self, number: F64) -> F64:
        return number

    def contract(self, formula: str, x: F64, y: F64) -> F64:
        return np.asarray(np.einsum(formula, x, y, optimize=True))

    def renormalise(self, spec: Renorm, weights: F64) -> F64:
        if spec.kind is RenormKind.SUM:
            norm = weights.sum(axis=-1, keepdims=True) + spec.value
        elif spec.kind is RenormKind.CLAMPED_SUM:
            norm = np.maximum(weights.sum(axis=-1, keepdims=True), spec.value)
        else:
            norm = (np.abs(weights) ** spec.value).sum(axis=-1, keepdims=True) ** (1.0 / spec.value)
        return np.asarray(weights / norm)

    def close_weights(self, closeness: float, logits: F64, ids: Ids) -> F64:
        """A choice's share of the softmax over the close ones of the experts that were left to its slot."""
        shares = np.empty(ids.shape)
        for slot, chosen in enumerate(ids.T[..., None]):
            left, gap = left_to_choose(logits, ids, slot)
            exponentials = np.exp(logits - self.take(logits, chosen))
            exponentials[~left | (gap > closeness)] = 0.0
            shares[:, slot] = self.take(exponentials, chosen)[:, 0] / exponentials.sum(axis=-1)
        return shares

    def glu(self, spec: GluSpec, projected: F64) -> F64:
        return functions.glu(spec, *functions.halves(spec, projected))

    def linear(self, x: F64, weight: npt.NDArray[Any], bias: npt.NDArray[Any] | None = None) -> F64:
        out = np.empty((x.shape[0], weight.shape[0]))
        for rows in row_blocks(weight, len(x)):
            out[:, rows] = x @ weight[rows].astype(np.float64).T
        return out if bias is None else out + bias.astype(np.float64)

    def project(
        self,
        x: F64,
        weight: npt.NDArray[Any],
        bias: npt.NDArray[Any] | None = None,
        *,
        length: int | None = None,
        factor: F64 | None = None,
    ) -> F64:
        """In float64, whatever the compute dtype."""
        return self.linear(x if factor is None else x * factor, weight, bias)

    def output_of_choice(self, number: F64) -> F64:
        return number

    def weighted_sum(self, rows: int, width: int, terms: int) -> WeightedSum:
        return WeightedSum(np.zeros((rows, width)))


class WeightedSum:
    """See ``oracle.arithmetic.WeightedSum``."""

    def __init__(self, zeros: F64) -> None:
        self._sum = zeros

    def add(self, token: Ids, out: F64, weight: F64 | None) -> None:
        """A token may be among them twice: a table may name an expert so."""
        np.add.at(self._sum, token, out if weight is None else out * weight)

    def total(self) -> F64:
        return self._sum
