"""Several sequences at once: prompts of any lengths join, each gets a token a step, each leaves when it has ended."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

import numpy as np
import numpy.typing as npt

from emitter.errors import InputError
from emitter.io.numbers import MOST_SEED, whole_number
from emitter.shapes import PAGE, PAGES
from moehlo.generation.sampling import Sampling, next_token, uniform

if TYPE_CHECKING:
    from emitter.iree.state import State
    from emitter.xla.sized import Buffers

MOST_ROWS = PAGE
"""Sequences of one step at most: each row has a place of its own in the page that is nobody's."""


Row = tuple[int, int, int, Sequence[int]]
"""A token, the length of its sequence with it, that of the prompt, and the sequence's pages."""


class Computes(Protocol):
    """What computes prompts and rows over pages: a decoder (see ``moehlo.decoder.Decoder``)."""

    def fits(self, tokens: int) -> bool: ...  # noqa: D102
    def require_fits(self, tokens: int) -> None: ...  # noqa: D102
    def checked(self, ids: Sequence[int], taken: int, new: int = 0) -> npt.NDArray[np.int32]: ...  # noqa: D102
    def pool(self) -> Pool: ...  # noqa: D102
    def prefill_pages(self, ids: Sequence[int], pages: Sequence[int], pool: Pool) -> Logits: ...  # noqa: D102
    def step_pages(self, rows: Sequence[Row], pool: Pool) -> Logits: ...  # noqa: D102


Logits = npt.NDArray[np.float32]


@dataclass
class Pool:
    """Pages of ``PAGE`` tokens for the keys and values of several sequences; page 0 is nobody's.

    A sequence has as many as it may ever need, so that none is stopped on its way.
    """

    decoder: Computes
    state: State | Buffers = field(repr=False)
    free: list[int] = field(default_factory=list)
    pages: int = 1

    def take(self, tokens: int) -> list[int] | None:
        """The pages of a sequence of so many tokens; None where there is no memory for them."""
        needed = -(-tokens // PAGE)
        if needed > len(self.free) and not self._grow(needed - len(self.free)):
            return None
        return [self.free.pop() for _ in range(needed)]

    def require(self, tokens: int) -> None:
        """Raises ``InputError`` where the memory is not enough for a sequence of so many tokens alone."""
        self.decoder.require_fits((1 - (-tokens // PAGE)) * PAGE)

    def give_back(self, pages: Sequence[int]) -> None:
        """Have others use them."""
        self.free += pages

    def _grow(self, more: int) -> bool:
        # by half at least, for each time all is copied
        for pages in (self.pages + max(more, self.pages // 2), self.pages + more):
            if self.decoder.fits(pages * PAGE):
                self.state = self.state.resized({PAGES: pages})
                self.free += range(self.pages, pages)
                self.pages = pages
                return True
        return False


@dataclass
class _Text:
    """One prompt of a batch and what followed."""

    number: int
    history: list[int]
    prompt: int
    most: int
    pages: list[int] = field(default_factory=list)


class Batch:
    """The texts that follow several prompts: an iterator of (number of the prompt, token id), each as it comes.

    Up to ``rows`` texts are computed together; the next prompt begins where one has ended. The ids of a text are what
    it has alone. ``end`` ends one early.
    """

    def __init__(
        self,
        decoder: Computes,
        prompts: Sequence[Sequence[int]],
        *,
        max_new_tokens: int | Sequence[int],
        sampling: Sampling | None = None,
        seed: int = 0,
        ending: Sequence[int] = (),
        rows: int = 64,
    ) -> None:
        new = [max_new_tokens] * len(prompts) if isinstance(max_new_tokens, int) else max_new_tokens
        if len(new) != len(prompts):
            raise InputError(f"max_new_tokens has {len(new)} numbers, and there are {len(prompts)} prompts")
        self._decoder, self._sampling = decoder, sampling or Sampling()
        self._seed = whole_number(seed, "seed", least=0, most=MOST_SEED)
        self._ending = frozenset(ending)
        self._rows = whole_number(rows, "rows", least=1, most=MOST_ROWS)
        self._waiting: deque[_Text] = deque()
        for number, (prompt, count) in enumerate(zip(prompts, new, strict=True)):
            most = whole_number(count, "max_new_tokens", least=0, most=2**31 - 1)
            ids = decoder.checked(prompt, 0, most)
            if most:
                self._waiting.append(_Text(number, ids.tolist(), len(ids), most))
        self._running: dict[int, _Text] = {}
        self._pool = decoder.pool()
        self._tokens = self._all()

    def __iter__(self) -> Iterator[tuple[int, int]]:
        return self

    def __next__(self) -> tuple[int, int]:
        return next(self._tokens)

    def __repr__(self) -> str:
        return f"Batch({len(self._running)} running, {len(self._waiting)} waiting, {self._pool.pages} pages)"

    def end(self, number: int) -> None:
        """Give no more ids of a prompt, whose text has ended for a reason of the caller's."""
        text = self._running.pop(number, None)
        if text is not None:
            self._pool.give_back(text.pages)
        self._waiting = deque(text for text in self._waiting if text.number != number)

    def _all(self) -> Iterator[tuple[int, int]]:
        while self._waiting or self._running:
            while self._waiting and len(self._running) < self._rows:
                text = self._waiting[0]
                pages = self._pool.take(text.prompt + text.most - 1)
                if pages is None:
                    if self._running:
                        break  # until one of these has ended
                    self._pool.require(text.prompt + text.most - 1)
                    continue
                text.pages = pages
                self._running[self._waiting.popleft().number] = text
                yield from self._next(text, self._decoder.prefill_pages(text.history, text.pages, self._pool))
            if self._running:
                texts = list(self._running.values())
                rows = [(text.history[-1], len(text.history), text.prompt, text.pages) for text in texts]
                for text, logits in zip(texts, self._decoder.step_pages(rows, self._pool), strict=True):
                    if text.number in self._running:  # else it was ended while others were given
                        yield from self._next(text, logits)

    def _next(self, text: _Text, logits: Logits) -> Iterator[tuple[int, int]]:
        at = len(text.history)
        drawn = uniform(self._seed, text.number, at) if self._sampling.sample else 0.0
        token = next_token(logits, text.history, self._sampling, drawn)
        text.history.append(token)
        if token in self._ending or len(text.history) - text.prompt == text.most:
            self.end(text.number)
        yield text.number, token
