"""The next token from the logits of one sequence: transformers' processors in transformers' order, and the draw.

The order is that of ``GenerationMixin._get_logits_processor``: repetition penalty; then, where tokens are drawn,
temperature, top-k, top-p, min-p. Scores are f32, as there. The draw is the inverse of the cumulative distribution in
f64 at a uniform number that depends on the seed, the sequence and the position alone: a sequence gets the same tokens
alone and in a batch. torch's own draw cannot have this property, so seeds of the two are not comparable.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from emitter.errors import InputError, shown
from emitter.io.numbers import MOST_SEED, whole_number

Scores = NDArray[np.float32]

MOST_TOP_K = 2**31 - 1
MOST_ON_GPU = 63
"""Scores that a GPU draws from, at most."""


@dataclass(frozen=True)
class Sampling:
    """How the next token is chosen.

    Attributes:
        sample: Whether the token is drawn; otherwise it is the one of the highest score, the lowest id of a tie.
        temperature: What scores are divided by, above 0 (Ackley et al. 1985).
        top_k: Only scores at least as high as the k-th highest are kept, all of a tie among them; 0 keeps all
            (Fan et al. 2018, ``TopKLogitsWarper``).
        top_p: The fewest highest scores whose probability reaches this are kept; of a tie that is cut the lowest ids
            (Holtzman et al. 2019, ``TopPLogitsWarper``).
        min_p: Scores whose probability is below this part of the highest are left out (Nguyen et al. 2024,
            ``MinPLogitsWarper``).
        repetition_penalty: Scores of ids that the sequence holds already are divided by this where positive and
            multiplied where negative, once per id (Keskar et al. 2019, ``RepetitionPenaltyLogitsProcessor``).

    Raises:
        InputError: a value outside its range; the message names the option.
    """

    sample: bool = False
    temperature: float = 1.0
    top_k: int = 50
    top_p: float = 1.0
    min_p: float = 0.0
    repetition_penalty: float = 1.0

    def __post_init__(self) -> None:
        if type(self.sample) is not bool:
            raise InputError(f"sample is {shown(self.sample)}; expected True or False")
        object.__setattr__(self, "top_k", whole_number(self.top_k, "top_k", least=0, most=MOST_TOP_K))
        for name in ("temperature", "top_p", "min_p", "repetition_penalty"):
            value, part = getattr(self, name), name.endswith("_p")
            known = isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)
            if not known or not (0 <= value <= 1 if part else value > 0):
                hint = "; greedy decoding is a temperature of 0 on the command" if name == "temperature" else ""
                accepted = "from 0 to 1" if part else "above 0"
                raise InputError(f"{name} is {shown(value)}; expected a number {accepted}{hint}")
            object.__setattr__(self, name, float(value))

    def __str__(self) -> str:
        penalty = f"repetition penalty {self.repetition_penalty:g}" if self.repetition_penalty != 1 else ""
        if not self.sample:
            return ", ".join(filter(None, ("greedy", penalty)))
        said = (f"{each.name.replace('_', '-')} {getattr(self, each.name):g}" for each in fields(self)[1:5])
        return ", ".join(filter(None, (*said, penalty)))


@dataclass(frozen=True)
class Kept:
    """The tokens that may come next: ``ids`` ascending, and their processed ``scores``, f32."""

    ids: NDArray[np.int64]
    scores: Scores

    def probabilities(self) -> NDArray[np.float64]:
        """Softmax of the scores, in f64."""
        weights = np.exp(self.scores.astype(np.float64) - float(self.scores.max()))
        return np.asarray(weights / weights.sum())


def next_token(logits: NDArray[Any], history: Iterable[int], sampling: Sampling, uniform: float = 0.0) -> int:
    """The next token's id.

    Args:
        logits: ``[V]``, of any float type; computed with in f32.
        history: Ids of the sequence so far, prompt and output; only read for a repetition penalty.
        sampling: How it is chosen.
        uniform: A number in [0, 1) that decides a draw; see ``uniform``.

    Raises:
        InputError: as ``kept``.
    """
    if not sampling.sample:
        scores = _penalised(_checked(logits), history, sampling.repetition_penalty)
        return int(scores.argmax())  # the first of equals
    found = kept(logits, history, sampling)
    cumulative = found.probabilities().cumsum()
    # not above the last: u times a sum that rounds up could be
    place = min(int(np.searchsorted(cumulative, uniform * cumulative[-1], side="right")), len(cumulative) - 1)
    return int(found.ids[place])


def kept(logits: NDArray[Any], history: Iterable[int], sampling: Sampling) -> Kept:
    """The tokens that a draw chooses from, never none.

    Args and errors as ``next_token``.

    Raises:
        InputError: logits that are no vector, empty, NaN or without a finite number; an id of ``history`` outside
            ``[0, V)``.
    """
    scores = _penalised(_checked(logits), history, sampling.repetition_penalty) / np.float32(sampling.temperature)
    ids = np.arange(len(scores))
    if 0 < sampling.top_k < len(scores):
        least = np.partition(scores, -sampling.top_k)[-sampling.top_k]
        ids, scores = _where(scores >= least, ids, scores)
    if sampling.top_p < 1:
        # ascending, and of equals the highest ids first, so that these are left out first
        order = np.lexsort((-ids, scores))
        # an f32 sum over a vocabulary depends on its order; f64 leaves out as many as the exact sum does
        cumulative = _softmax(scores)[order].astype(np.float64).cumsum()
        stays = np.empty(len(ids), bool)
        stays[order] = cumulative > 1 - sampling.top_p
        stays[order[-1]] = True
        ids, scores = _where(stays, ids, scores)
    if sampling.min_p > 0:
        probabilities = _softmax(scores)
        ids, scores = _where(probabilities >= np.float32(sampling.min_p) * probabilities.max(), ids, scores)
    # what has no probability is not chosen, whatever the uniform number is
    ids, scores = _where(scores > -np.inf, ids, scores)
    return Kept(ids, scores)


def uniform(seed: int, sequence: int, position: int) -> float:
    """A number in [0, 1) with 53 bits, by a counter-based generator (Philox 4x64, Salmon et al. 2011).

    It depends on these three alone, so that it is the same in any batch and after any interruption.

    Args:
        seed: Of the request, 0 to 2^64 - 1.
        sequence: Which of the request's prompts it is, from 0 on.
        position: Where the token stands in its sequence, prompt included, from 0 on.
    """
    seed = whole_number(seed, "the seed", least=0, most=MOST_SEED)
    return float(np.random.Generator(np.random.Philox(key=seed, counter=[position, sequence, 0, 0])).random())


@dataclass(frozen=True)
class Continuation:
    """How texts go on: how each next token is chosen, by draws from which seed, and which ids end a text.

    Raises:
        InputError: a sampling of another type, or a seed that is no whole number from 0 to 2^64 - 1.
    """

    sampling: Sampling = field(default_factory=Sampling)
    seed: int = 0
    ending: frozenset[int] = frozenset()

    def __post_init__(self) -> None:
        if not isinstance(self.sampling, Sampling):
            raise InputError(f"sampling is of type {type(self.sampling).__name__}; expected moehlo.Sampling(...)")
        object.__setattr__(self, "seed", whole_number(self.seed, "seed", least=0, most=MOST_SEED))

    @property
    def greedy(self) -> bool:
        """Whether the highest logit is taken as it is."""
        return not self.sampling.sample and self.sampling.repetition_penalty == 1

    @property
    def words(self) -> NDArray[np.int32] | None:
        """What a GPU draws by, ``[7]`` i32: the bits of seed, temperature, top-k, top-p and min-p; None where the host
        chooses: of more than ``MOST_ON_GPU`` scores, or of any number, or by what the sequence holds."""
        how = self.sampling
        if not how.sample or how.repetition_penalty != 1 or not 0 < how.top_k <= MOST_ON_GPU:
            return None
        if not 1e-37 < how.temperature < 1e37:  # no f32, or none with all its bits
            return None
        bits = struct.pack("<Qfidf", self.seed, how.temperature, how.top_k, how.top_p, how.min_p)
        return np.frombuffer(bits, "<i4").astype(np.int32)

    def token(self, logits: NDArray[Any], history: Sequence[int], sequence: int) -> int:
        """The id after ``history``, which is that of prompt ``sequence``, from logits ``[V]``. Raises as ``kept``."""
        drawn = uniform(self.seed, sequence, len(history)) if self.sampling.sample else 0.0
        return next_token(logits, history, self.sampling, drawn)


def _checked(logits: NDArray[Any]) -> Scores:
    scores = np.asarray(logits, np.float32)
    if scores.ndim != 1 or not len(scores):
        raise InputError(f"logits are {list(scores.shape)}; expected [V], the vocabulary's size")
    highest = scores.max()
    if not np.isfinite(highest):
        what = "NaN" if np.isnan(highest) else "no finite number" if highest < 0 else "an infinity"
        raise InputError(f"logits hold {what}: no token can be chosen (are the weights damaged?)")
    return scores


def _penalised(scores: Scores, history: Iterable[int], penalty: float) -> Scores:
    if penalty != 1:
        seen = np.unique(np.fromiter(history, np.int64))
        if len(seen) and not 0 <= seen[0] <= seen[-1] < len(scores):
            outside = int(seen[0] if seen[0] < 0 else seen[-1])
            raise InputError(f"token id {outside} is outside the vocabulary of {len(scores)}")
        found, factor, scores = scores[seen], np.float32(penalty), scores.copy()
        scores[seen] = np.where(found < 0, found * factor, found / factor)
    return scores


def _softmax(scores: Scores) -> Scores:
    weights = np.exp(scores - scores.max())
    return np.asarray(weights / weights.sum(), np.float32)


def _where(stays: NDArray[np.bool_], ids: NDArray[np.int64], scores: Scores) -> tuple[NDArray[np.int64], Scores]:
    return ids[stays], scores[stays]
