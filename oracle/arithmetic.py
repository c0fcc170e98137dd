"""What a kind of numbers must be able to do for ``oracle.forward`` to be computed in it.

There are two: float64 (``oracle.exact``) and values with the standard deviation of their rounding errors
(``oracle.deviations``). Both add, multiply and are indexed as arrays are. What is a function of its own here has an
error that does not follow from the operations it is made of, because they have causes in common.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

import numpy.typing as npt

from emitter.spec import GluSpec, Renorm
from oracle.deviations import Approx
from oracle.selection import F64, Flags, Ids

Array = npt.NDArray[Any]
N = TypeVar("N", F64, Approx)


class WeightedSum(Protocol[N]):
    """A sum [N, D] that grows by some rows of products at a time."""

    def add(self, token: Ids, out: N, weight: N | None) -> None:
        """Add ``out`` [T, D] times ``weight`` [T, 1] (1 where None) to the rows ``token`` [T]."""

    def total(self) -> N:
        """The sum."""


class Arithmetic(Protocol[N]):
    """One kind of numbers. Shapes are those of ``emitter.spec.ffn``; functions are over the last axis."""

    def exactly(self, value: Any) -> N:
        """A weight, an input or a constant as a number."""

    def value(self, number: N) -> F64:
        """What selection is made on."""

    def concatenate(self, *parts: N) -> N:
        """The parts along the last axis."""

    def either(self, mask: Flags, chosen: N, other: N) -> N:
        """``chosen`` where the mask holds, ``other`` elsewhere."""

    def take(self, number: N, ids: Ids) -> N:
        """The elements ``ids`` of each row."""

    def reshape(self, number: N, shape: tuple[int, ...]) -> N:
        """In another shape."""

    def apply(self, function: Callable[[F64], F64], number: N, functions_in_it: int) -> N:
        """An elementwise function that is made of so many elementary ones."""

    def softmax(self, logits: N) -> N:
        """``exp(z) / sum exp(z)``."""

    def normalise(self, number: N, eps: float) -> N:
        """``v / sqrt(mean(v^2) + eps)``."""

    def centre(self, number: N) -> N:
        """``v - mean(v)``."""

    def narrow(self, number: N) -> N:
        """In the compute dtype, as an input of a product or an entry of a cache."""

    def contract(self, formula: str, x: N, y: N) -> N:
        """The sums of products that ``numpy.einsum`` calls so; the first axis of ``x`` is that of the result."""

    def renormalise(self, spec: Renorm, weights: N) -> N:
        """The k weights of a token divided by their norm (see ``RenormKind``)."""

    def close_weights(self, closeness: float, logits: N, ids: Ids) -> N:
        """[N, k]: see ``WeightsFrom.CLOSE_LOGITS``."""

    def glu(self, spec: GluSpec, projected: N) -> N:
        """Hidden activation [N, I] from the (gate and) up projection, see ``GluKind``."""

    def linear(self, x: N, weight: Array, bias: Array | None = None) -> N:
        """``x @ weight^T + bias`` of what is never narrowed: x [N, K], weight [M, K], bias [M] -> [N, M]."""

    def project(
        self, x: N, weight: Array, bias: Array | None = None, *, length: int | None = None, factor: N | None = None
    ) -> N:
        """``(factor * x) @ weight^T + bias`` with its inputs in the compute dtype; ``factor`` [N, 1].

        It may be accumulated in one sum with others: of ``length`` products in all.
        """

    def output_of_choice(self, number: N) -> N:
        """An expert's output [T, D] for the tokens that chose it, as it is left for the sum over their choices."""

    def weighted_sum(self, rows: int, width: int, terms: int) -> WeightedSum[N]:
        """An empty sum [rows, width] of so many terms each."""
