"""Which experts a token visits, on plain values: the order of keys, groups, tables, places of an expert.

What is defined here where a formula leaves it open: keys are totally ordered, NaN first, then from +inf down to -inf,
with -0 equal to +0; equal keys go to the lowest index; k distinct experts are always chosen, also among keys of -inf.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.spec import CapacitySpec, ExpertsSpec, GroupFill, GroupScore, GroupSpec

F64 = npt.NDArray[np.float64]
Ids = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]


def top_k(keys: F64, k: int) -> Ids:
    """The k first of the total order over the last axis: NaN, then descending; equal keys by index."""
    nan = np.isnan(keys)
    order = np.lexsort((np.where(nan, 0.0, -keys), ~nan), axis=-1)
    return np.asarray(order[..., :k], dtype=np.int64)


def eligible_groups(spec: GroupSpec, keys: F64) -> Flags:
    """[N, G]: the ``top`` groups of each token by group score."""
    chosen = top_k(group_scores(spec, keys), spec.top)
    eligible = np.zeros((keys.shape[0], spec.count), dtype=np.bool_)
    np.put_along_axis(eligible, chosen, True, axis=-1)
    return eligible


def group_scores(spec: GroupSpec, keys: F64) -> F64:
    """[N, G]: the best key of a group, or the sum of its best two."""
    grouped = keys.reshape(keys.shape[0], spec.count, keys.shape[1] // spec.count)
    best = np.take_along_axis(grouped, top_k(grouped, 1 if spec.score is GroupScore.MAX else 2), axis=-1)
    return np.asarray(best.sum(axis=-1))


def of_groups(eligible: Flags, experts: int) -> Flags:
    """[N, E]: the experts of the eligible groups, [N, G]."""
    return np.repeat(eligible, experts // eligible.shape[1], axis=1)


def fill_value(spec: GroupSpec) -> float:
    """The key of an expert outside the eligible groups."""
    return -np.inf if spec.fill is GroupFill.NEG_INF else 0.0


def mask_groups(spec: GroupSpec, keys: F64, eligible: Flags) -> F64:
    """Keys with the fill value outside the eligible groups."""
    return np.where(of_groups(eligible, keys.shape[1]), keys, fill_value(spec))


def groups_holding(spec: GroupSpec, eligible: Flags, ids: Ids, experts: int) -> Flags:
    """The eligible groups under a given selection: those of the chosen experts, where they could all be eligible."""
    used = np.zeros_like(eligible)
    np.put_along_axis(used, ids.astype(np.int64) // (experts // spec.count), True, axis=-1)
    possible = used.sum(axis=-1, keepdims=True) <= spec.top
    return np.where(possible & (used & ~eligible).any(axis=-1, keepdims=True), used, eligible)


def left_to_choose(logits: F64, ids: Ids, slot: int) -> tuple[Flags, F64]:
    """[N, E]: which experts no slot before ``slot`` chose, and how far each is below the best of them, relatively."""
    left = np.ones(logits.shape, dtype=np.bool_)
    np.put_along_axis(left, ids[:, :slot], False, axis=-1)
    best = np.where(left, logits, -np.inf).max(axis=-1, keepdims=True, initial=-np.inf)
    return left, (best - logits) / np.maximum(np.abs(logits), best)


def listed_experts(table: npt.NDArray[Any], token_ids: npt.NDArray[Any]) -> Ids:
    """[N, k]: the row of the table [V, k] of each token id; ids outside of it read its nearest row."""
    return np.asarray(table[np.clip(token_ids, 0, table.shape[0] - 1)], dtype=np.int64)


def given_experts(experts: int, index: npt.NDArray[Any]) -> Ids:
    """[N, 1]: the expert that ``index`` [N] asks for; the class after them for any other index."""
    index = index.astype(np.int64)[:, None]
    return np.where((index >= 0) & (index < experts), index, experts)


def kept_ids(spec: ExpertsSpec, ids: Ids, padding: npt.NDArray[Any] | None) -> Ids:
    """The chosen experts, ``count + zero`` in place of those that are not kept.

    Not kept are a class that is no expert, the choices of padding, and those beyond the capacity of an expert: slot by
    slot, token by token, each takes a place of its expert as long as there are some.
    """
    nowhere = spec.count + spec.zero
    kept = np.minimum(ids, nowhere)
    if spec.padding:
        assert padding is not None
        kept[padding != 0] = nowhere
    if spec.capacity is not None:
        left = np.full(nowhere, places_of_an_expert(spec.capacity, len(kept)))
        for slot, token in np.ndindex(kept.shape[::-1]):
            expert = kept[token, slot]
            if expert == nowhere:
                continue
            if left[expert] == 0:
                kept[token, slot] = nowhere
            else:
                left[expert] -= 1
    return kept


def visited(spec: ExpertsSpec, kept: Ids) -> Ids:
    """The experts that the slots visit: the kept ones, or their own."""
    if not spec.slot_experts:
        return kept
    return np.where(kept == spec.count + spec.zero, kept, np.array(spec.slot_experts))


def places_of_an_expert(spec: CapacitySpec, tokens: int) -> int:
    """How many tokens one expert takes out of so many."""
    return math.ceil(spec.fraction * tokens) if spec.fraction > 0.0 else spec.tokens
