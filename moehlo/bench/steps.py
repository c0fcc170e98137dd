"""What is measured of a whole model: prefills, and steps of decode after a context."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch

from emitter.graphs.decoder import DECODE_BATCH
from moehlo.bench.run import Point

PREFILL, DECODE = "prefill", "decode"
STEPS, STEPS_ON_GPU = 8, 32
"""Of decode, in one timed call: a GPU's begins and ends with the host, which takes as long as a third of a step."""


def points_of(
    prompts: Sequence[int], contexts: Sequence[int], rows: Sequence[int] = (1,), steps: int = STEPS
) -> tuple[Point, ...]:
    """Prefills of ``prompts`` tokens, and ``steps`` of decode of each of ``rows`` sequences after each of
    ``contexts``."""
    decodes = (Point(count, DECODE, context, steps) for context in contexts for count in rows)
    return (*(Point(tokens, PREFILL) for tokens in prompts), *decodes)


@dataclass(frozen=True)
class Step:
    """An input: the token ids ``[1, N]`` of a prefill, or ``[rows, steps + 1]`` of the steps of a call of decode and
    the one before them."""

    point: Point
    ids: torch.Tensor


def entry_of(point: Point) -> str:
    """The entry point of our decoder that computes a point: several rows are a batch in pages."""
    return DECODE_BATCH if point.phase == DECODE and point.tokens > 1 else point.phase
