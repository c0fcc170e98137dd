"""What a call costs by each variant of a GPU's kernels: a model fitted to measured times, for shapes that nobody swept.

N tokens choose k of E experts each, evenly: an expert has c ~ Binomial(N, k / E) rows. With W bytes in the matrices of
one expert, its width I, and the hidden size H, the seconds of a variant are what it takes besides reading and
multiplying, ``launches + 4 E H / router``, and

- where it gathers, ``N k (W u / read + W (1 - u) / cached + H / outputs * block)``: it reads an expert for each choice,
  from memory where none of the last ``m = min(N - 1, cache / (k W))`` tokens left it in the GPU's cache, ``u = (1 - k /
  E)^m``. The second product is in blocks of ``outputs``, each of which waits for its first numbers.
- where it sorts rows into row blocks of r, ``N k (8 H + 4 I) / rows + ((D / read)^p + (F / multiply)^p)^(1 / p)``: it
  reads the ``D = W E P(c > 0)`` bytes of the experts that are chosen, and computes ``F = W r E mean(ceil(c / r))``
  products and sums (of 2-byte elements) in row blocks, full or not; ``p = overlap`` says how far both go on at once.
"""

from __future__ import annotations

import functools
import itertools
import json
import math
from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from emitter.dtype import DType
from emitter.lowering import Thresholds
from emitter.spec import GluKind, MoeSpec

COUNTS = tuple(sorted({round(2 ** (step / 4)) for step in range(53)}))
"""Token counts at which variants are compared: four for each doubling, up to 8192."""
PARAMETERS = Path(__file__).with_name("costs.json")
"""Parameters by architecture, as ``python -m benchmarks.fit_variants --write`` leaves them."""
DTYPE = DType.BF16
"""What was measured."""
LEAST_BYTES = 2**20
"""Of an expert: a third of the smallest that was measured. Below, times are launches alone and nothing was measured."""


@dataclass(frozen=True)
class Load:
    """A call: ``tokens``, and the sizes of the experts that they are dispatched to. ``bytes`` are those of one."""

    experts: int
    top_k: int
    hidden: int
    intermediate: int
    bytes: float
    tokens: int

    @classmethod
    def of(cls, spec: MoeSpec, tokens: int) -> Load:
        """The experts' part of a layer, in 2-byte elements."""
        experts, matrices = spec.experts, 2 if spec.experts.glu.kind is GluKind.PLAIN else 3
        size = experts.intermediate * spec.expert_hidden
        return cls(
            experts.count, spec.router.top_k, spec.expert_hidden, experts.intermediate, 2 * matrices * size, tokens
        )


@functools.lru_cache(maxsize=8192)
def row_blocks(experts: int, top_k: int, tokens: int, rows: int) -> float:
    """The expected number of row blocks of at most so many ``rows``, summed over the experts."""
    share = top_k / experts
    if share >= 1:
        return float(experts * -(-tokens // rows))
    count = np.arange(tokens + 1)
    factorials = np.concatenate(([0.0], np.cumsum(np.log(count[1:]))))
    logs = factorials[-1] - factorials - factorials[::-1]
    chances = np.exp(logs + count * math.log(share) + (tokens - count) * math.log1p(-share))
    return float(experts * (chances * -(-count // rows)).sum())


@dataclass(frozen=True)
class VariantCost:
    """The parameters of a variant: seconds, bytes and products a second.

    ``outputs`` are those of a block of the second product where it gathers; ``rows`` a row block's, where it has them,
    and ``multiply`` how many products and sums are computed a second then.
    """

    launches: float
    read: float
    outputs: int | None = None
    rows: int | None = None
    multiply: float | None = None


@dataclass(frozen=True)
class CostModel:
    """The costs of all variants on one architecture; ``source`` says what they were fitted to."""

    source: str
    overlap: float
    cache: float
    cached: float
    block: float
    router: float
    rows: float
    variants: Mapping[str, VariantCost]

    @classmethod
    def read(cls, values: Mapping[str, Any]) -> CostModel:
        """One of the objects in ``PARAMETERS``."""
        variants = {name: VariantCost(**of) for name, of in values["variants"].items()}
        return cls(**{**values, "variants": variants})

    def seconds(self, variant: str, load: Load) -> float:
        """What a call takes; see the module."""
        of, choices = self.variants[variant], load.tokens * load.top_k
        fixed = of.launches + 4 * load.experts * load.hidden / self.router
        missed = 1 - load.top_k / load.experts
        if of.rows is None:
            assert of.outputs is not None
            unread = missed ** min(load.tokens - 1, self.cache / (load.top_k * load.bytes))
            expert = load.bytes * (unread / of.read + (1 - unread) / self.cached)
            return float(fixed + choices * (expert + load.hidden / of.outputs * self.block))
        assert of.multiply is not None
        chosen = load.bytes * load.experts * (1 - missed**load.tokens)
        products = load.bytes * of.rows * row_blocks(load.experts, load.top_k, load.tokens, of.rows)
        moved = choices * (8 * load.hidden + 4 * load.intermediate) / self.rows
        shorter, longer = sorted((chosen / of.read, products / of.multiply))
        return float(fixed + moved + longer * (1 + (shorter / longer) ** self.overlap) ** (1 / self.overlap))

    def thresholds(self, spec: MoeSpec) -> Thresholds:
        """The variant of the least cost at each of ``COUNTS``; the reason has microseconds on both sides of a limit."""

        def cost(variant: str, tokens: int) -> float:
            return self.seconds(variant, Load.of(spec, tokens))

        best = {n: min(self.variants, key=lambda variant: cost(variant, n)) for n in COUNTS}
        said, upto = [f"{best[1]} takes {cost(best[1], 1) * 1e6:.0f} us for 1 token"], []
        for low, high in itertools.pairwise(COUNTS):
            one, other = best[low], best[high]
            if one != other:
                between = range(low + 1, high)
                first = low + 1 + bisect_left(between, True, key=lambda n: cost(other, n) < cost(one, n))
                upto.append((first - 1, one))
                beside = f"where {one} takes {cost(one, first) * 1e6:.0f}"
                said.append(f"{other} {cost(other, first) * 1e6:.0f} for {first}, {beside}")
        return Thresholds(tuple(upto), best[COUNTS[-1]], f"modelled from {self.source}: {'; '.join(said)}")


@functools.lru_cache(maxsize=1)
def _models() -> Mapping[str, CostModel]:
    return {name: CostModel.read(values) for name, values in json.loads(PARAMETERS.read_text("utf-8")).items()}


def cost_model(architecture: str, dtype: DType, spec: MoeSpec) -> CostModel | None:
    """That of an architecture, ``cuda:sm_90``, for weights that are not packed; None where nothing like ``spec`` was
    measured."""
    measured = dtype is DTYPE and Load.of(spec, 1).bytes >= LEAST_BYTES
    return _models().get(architecture) if measured else None
