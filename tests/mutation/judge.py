"""What verification makes of mutants: the HF reference block's results against their truth."""

from __future__ import annotations

import collections
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.errors import MoehloError
from emitter.signature import DType
from emitter.spec import FfnSpec
from oracle.draws import draw_weights, random_inputs
from oracle.hf import HfFfn, HfResult
from oracle.suite import Block, subject_of
from oracle.trials import Subject
from oracle.verify import compare_reference
from tests.mutation.equivalent import EQUIVALENT
from tests.mutation.mutants import Mutant, mutants

Array = npt.NDArray[Any]


class Verdict(Enum):
    """What verification makes of a mutant."""

    REFUSED = "refused"
    """The HF reference block does not take its weights."""
    CAUGHT = "caught"
    """The HF reference block's output is not what truth says."""
    UNSEEN = "unseen"


SEEDS = (0, 1)
"""Weights as ``verify`` draws them: of every two, one has lowered correction biases."""


class Judge:
    """The HF reference block of one layer, over ``tokens`` tokens, as ``verify`` draws them and their weights."""

    def __init__(self, subject: Subject, *, tokens: int = 64) -> None:
        self.subject = subject
        self._tokens = tokens
        self._x = np.random.default_rng(tokens).standard_normal((tokens, subject.spec.hidden), dtype=np.float32)
        self._inputs = self._draw_inputs(subject.spec)
        self._drawn = [draw_weights(subject.spec, DType.F32, seed) for seed in SEEDS]
        self._results = [self._reference(weights) for weights in self._drawn]

    def _draw_inputs(self, spec: FfnSpec) -> dict[str, Array]:
        return random_inputs(spec, self._tokens, np.random.default_rng(self._tokens + 1))

    def _reference(self, weights: Mapping[str, Array]) -> HfResult:
        subject = self.subject
        assert subject.hf is not None
        block = HfFfn(subject.hf, subject.config, subject.layer, subject.state(weights), DType.F32)
        return block(self._x, self._inputs)

    def __call__(self, spec: FfnSpec) -> Verdict:
        """What verification makes of ``spec`` in place of its parent."""
        inputs = self._draw_inputs(spec)
        for seed, drawn, reference in zip(SEEDS, self._drawn, self._results, strict=True):
            weights, result = draw_weights(spec, DType.F32, seed), reference
            if _shapes(weights) != _shapes(drawn):
                try:
                    result = self._reference(weights)
                except MoehloError:
                    return Verdict.REFUSED
            if not compare_reference(spec, weights, self._x, result, inputs=inputs).passed:
                return Verdict.CAUGHT
        return Verdict.UNSEEN


def _shapes(weights: Mapping[str, Array]) -> dict[str, tuple[int, ...]]:
    return {name: array.shape for name, array in weights.items()}


@dataclass(frozen=True)
class Row:
    """What became of the mutants of one layer: ``equivalent`` by reason, and those that contradict the list.

    ``survived`` are neither seen nor listed, ``listed`` are seen although they are listed.
    """

    block: str
    refused: int
    caught: int
    equivalent: collections.Counter[str]
    survived: tuple[Mutant, ...]
    listed: tuple[Mutant, ...]

    @property
    def passed(self) -> bool:
        """Whether the list is exact here."""
        return not self.survived and not self.listed


def examine(block: Block) -> Row:
    """Judge every mutant of one layer."""
    layer = block.open()
    judge = Judge(subject_of(layer, None))
    verdicts: collections.Counter[Verdict] = collections.Counter()
    equivalent: collections.Counter[str] = collections.Counter()
    survived, listed = [], []
    if judge(layer.spec) is not Verdict.UNSEEN:
        raise AssertionError(f"{block.family}: the parent spec is not what the HF reference block computes")
    for mutant in mutants(layer.spec):
        verdict = judge(mutant.spec)
        reason = next((rule.reason for rule in EQUIVALENT if rule.covers(layer.spec, mutant)), None)
        if reason is not None and verdict is Verdict.UNSEEN:
            equivalent[reason] += 1
        elif reason is not None:
            listed.append(mutant)
        elif verdict is Verdict.UNSEEN:
            survived.append(mutant)
        verdicts[verdict] += 1
    name = f"{block.config.stem} {layer.kind}"
    return Row(name, verdicts[Verdict.REFUSED], verdicts[Verdict.CAUGHT], equivalent, tuple(survived), tuple(listed))
