"""How tokens spread over the experts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.errors import InputError
from emitter.io.numbers import whole_number
from emitter.spec.legality import MAX_SIZE


@dataclass(frozen=True)
class Load:
    """``counts [E]`` are the tokens that chose each expert, out of ``tokens`` with ``top_k`` choices each.

    ``nowhere`` choices went to no expert (skipped, or an id beyond the router's).
    """

    counts: npt.NDArray[np.int64]
    tokens: int
    top_k: int
    nowhere: int

    @staticmethod
    def of(ids: npt.NDArray[Any], experts: int) -> Load:
        """The load that ``ids [N, k]`` of chosen experts make, integers from 0; see ``expert_load``."""
        inside = ids[ids < experts].astype(np.int64)
        tokens, top_k = ids.shape
        return Load(np.bincount(inside, minlength=experts), tokens, top_k, ids.size - inside.size)

    def __add__(self, other: Load) -> Load:
        """The load of both calls."""
        return Load(self.counts + other.counts, self.tokens + other.tokens, self.top_k, self.nowhere + other.nowhere)

    @property
    def imbalance(self) -> float:
        """The fullest expert's tokens over the mean: 1 is even, E / k is all to the same; NaN without a choice."""
        mean = float(self.counts.mean())
        return float(self.counts.max()) / mean if mean else float("nan")

    @property
    def distinct(self) -> int:
        """How many experts any token chose."""
        return int(np.count_nonzero(self.counts))

    def __str__(self) -> str:
        balance = f"the fullest has {self.imbalance:.2f} times the mean" if self.counts.any() else "no choice of any"
        elsewhere = f", {self.nowhere} choices of none" if self.nowhere else ""
        return (
            f"{self.tokens} tokens, {self.top_k} choices each: {self.distinct} of {len(self.counts)} experts, "
            f"{balance}{elsewhere}"
        )

    def to_json(self) -> dict[str, Any]:
        """The numbers by name; ``imbalance`` is None without a choice."""
        return {
            "tokens": self.tokens,
            "top_k": self.top_k,
            "experts": len(self.counts),
            "distinct": self.distinct,
            "imbalance": self.imbalance if self.counts.any() else None,
            "nowhere": self.nowhere,
            "counts": self.counts.tolist(),
        }


def expert_load(ids: npt.ArrayLike, experts: int) -> Load:
    """The load that chosen experts make.

    Args:
        ids: ``[N, k]`` integers from 0: the stage ``ids`` of a call. From ``experts`` on they mark no expert.
        experts: E, how many there are: ``layer.spec.experts.count``.

    Raises:
        InputError: the ids are no such array, or there are not from 1 to 2^24 experts.
    """
    experts, expected = whole_number(experts, "experts", least=1, most=MAX_SIZE), "expected integers [N, k] from 0"
    try:
        chosen = np.asarray(ids)
    except (MemoryError, RuntimeError, TypeError, ValueError):  # a range, lists of several lengths
        raise InputError(f"ids are of type {type(ids).__name__}; {expected}: the stage ids of a call") from None
    if chosen.ndim != 2 or chosen.dtype.kind not in "iu" or (chosen.size and int(chosen.min()) < 0):
        what = f"{list(chosen.shape)} {chosen.dtype} of {experts} experts"
        raise InputError(f"ids are {what}; {expected}: the stage ids of a call")
    return Load.of(chosen, experts)


def spread_of(loads: Iterable[Load]) -> str:
    """The loads of several layers on one line, from the least of a layer to the most of one; of one layer at least."""
    each = list(loads)
    uneven = [load.imbalance for load in each if load.counts.any()]
    balance = f", the fullest with {_range(uneven, '.2f')} times the mean" if uneven else ""
    layers = "a layer" if len(each) == 1 else f"each of {len(each)} layers"
    used, experts = _range([load.distinct for load in each]), _range([len(load.counts) for load in each])
    return f"{used} of {experts} experts of {layers}{balance}"


def _range(values: Sequence[float], form: str = "") -> str:
    least, most = format(min(values), form), format(max(values), form)
    return least if least == most else f"{least} to {most}"


def load_of(results: Mapping[str, npt.ArrayLike]) -> Load | None:
    """The load of a call whose results have stages; None where no experts were chosen, or for no token.

    Where the experts are given and not chosen there are no logits to tell how many there are.
    """
    if "ids" not in results or np.asarray(results["ids"]).size == 0:
        return None
    ids = np.asarray(results["ids"])
    return expert_load(ids, np.asarray(results["logits"]).shape[1] if "logits" in results else int(ids.max()) + 1)
