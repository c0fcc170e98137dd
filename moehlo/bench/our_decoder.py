"""Our decoder as a contender: prefills and steps over a cache, or over the pages of several rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy.typing as npt

from emitter.graphs.decoder import DECODE_BATCH
from moehlo.bench.contender import Call, Contender, Unavailable
from moehlo.bench.run import Point
from moehlo.bench.steps import DECODE, PREFILL, Step, entry_of
from moehlo.bench.table import OURS
from moehlo.device_steps import DeviceSteps

if TYPE_CHECKING:
    from moehlo.bench.whole import WholeWork


class OurDecoder(Contender):
    """A decoder of ``moehlo.decoder`` over a cache of its own; ``dispatches`` are those of a layer, by entry point, and
    how many of them are the compiler's own code."""

    name, kind = "moehlo decoder", OURS

    def __init__(self, work: WholeWork, decoder: Any, dispatches: Mapping[str, tuple[float, float]]) -> None:
        self._work, self._decoder, self._dispatches = work, decoder, dispatches
        self._inputs: Sequence[Step] = ()
        self._cache: Any = None
        self._pool: Any = None
        self._pages: list[Any] = []

    @property
    def dispatches(self) -> dict[str, tuple[float, float]]:
        """Those of a layer, by entry point; of steps that were captured as a CUDA graph the launches."""
        depth = len(self._decoder.spec.layers)
        return {**self._dispatches, **{entry: (n / depth, 0.0) for entry, n in self._decoder.launched.items()}}

    def prepare(self, inputs: Sequence[Step]) -> Call:
        self._inputs, point = inputs, inputs[0].point
        self._cache = self._pool = None
        prompts = self._work.prompt(point.context, rows=point.tokens).tolist() if point.phase == DECODE else []
        if entry_of(point) == DECODE_BATCH:
            self._pool = self._decoder.pool()
            self._pages = [self._paged(prompt, point) for prompt in prompts]
            return self._call
        self._cache = self._decoder.cache(max(point.context + point.steps + 1, point.tokens))
        for prompt in prompts:
            self._decoder.prefill(prompt, self._cache)
        return self._call

    def _paged(self, prompt: list[int], point: Point) -> Any:
        """The pages of a row, with its prompt in them."""
        pages = self._pool.take(point.context + point.steps + 1)
        if pages is None:
            raise Unavailable(f"no memory for the pages of {point.tokens} rows")
        self._decoder.prefill_pages(prompt, pages, self._pool)
        return pages

    def turn(self, i: int) -> None:
        point = self._inputs[i].point
        if self._cache is not None:
            self._cache.trim(point.context)
        if point.phase == DECODE:
            self._step(i, 0)

    def _step(self, i: int, number: int) -> Any:
        """Logits ``[rows, V]`` of a step."""
        point, ids = self._inputs[i].point, self._inputs[i].ids[:, number].tolist()
        if self._cache is not None:
            return self._decoder.step(ids[0], self._cache)[None]
        length = point.context + number + 1
        rows = [(token, length, point.context, pages) for token, pages in zip(ids, self._pages, strict=True)]
        return self._decoder.step_pages(rows, self._pool)

    def _call(self, i: int) -> Any:
        point = self._inputs[i].point
        if self._cache is not None:  # a call may follow another without a turn
            self._cache.trim(min(self._cache.length, point.context + (point.phase == DECODE)))
        if point.phase == PREFILL:
            return self._decoder.prefill(self._inputs[i].ids[0].tolist(), self._cache)[None]
        if (steps := self._begun(i)) is not None:
            steps.follow(self._inputs[i].ids[:, 1:].numpy().T)
            steps.finish()
            return OnDevice(steps, point.tokens)
        for number in range(1, point.steps + 1):
            logits = self._step(i, number)
        return logits

    def _begun(self, i: int) -> DeviceSteps | None:
        """The captured step of a call, after what its turn computed; None where steps are not captured."""
        point, ids = self._inputs[i].point, self._inputs[i].ids[:, 1].tolist()
        found: DeviceSteps | None
        if self._cache is not None:
            found = self._decoder.begin(ids[0], self._cache, point.steps)
        else:
            length = point.context + 2
            rows = [(token, length, point.context, pages) for token, pages in zip(ids, self._pages, strict=True)]
            found = self._decoder.begin_pages(rows, self._pool, point.steps)
        return found


@dataclass(frozen=True)
class OnDevice:
    """The logits ``[rows, V]`` of the last step, which come to the host when they are asked for."""

    steps: DeviceSteps
    rows: int

    def __array__(self, dtype: Any = None, copy: Any = None) -> npt.NDArray[Any]:
        return self.steps.logits()[: self.rows].astype(dtype, copy=False)
