"""Several sequences at once: prompts of any lengths join, each gets a token a step, each leaves when it has ended."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

import numpy as np
import numpy.typing as npt

from emitter.errors import InputError
from emitter.io.numbers import whole_number
from emitter.shapes import PAGE, PAGES, WINDOW_PAGES, Sym
from moehlo.generation.sampling import Continuation

if TYPE_CHECKING:
    from emitter.iree.state import State
    from emitter.xla.sized import Buffers
    from moehlo.device_steps import DeviceSteps

MOST_ROWS = 256
"""Sequences of one step at most."""


@dataclass(frozen=True)
class Pages:
    """The pages of one sequence: ``whole``, one for each ``PAGE`` tokens, and ``ring``, which are used again and
    again.

    The ring is for caches that are read through windows alone: it holds the last tokens, as many as a
    call's tokens and the windows after them.
    """

    whole: tuple[int, ...]
    ring: tuple[int, ...]

    def tables(self, count: int) -> dict[str, list[int]]:
        """The entries of tables of ``count`` pages, by the name of the table."""
        ring = [self.ring[i % len(self.ring)] for i in range(count)] if self.ring else [0] * count
        return {"pages": [*self.whole, *[0] * (count - len(self.whole))][:count], "window_pages": ring}


Row = tuple[int, int, int, Pages]
"""A token, the length of its sequence with it, that of the prompt, and the sequence's pages."""
Logits = npt.NDArray[np.float32]


class Computes(Protocol):
    """What computes prompts and rows over pages: a decoder (see ``moehlo.decoder.Decoder``)."""

    @property
    def window(self) -> int | None: ...
    def fits(self, nbytes: int) -> bool: ...
    def require_fits(self, nbytes: int, what: str) -> None: ...
    def pool_bytes(self, sizes: Mapping[Sym, int]) -> int: ...
    def checked(self, ids: Sequence[int], taken: int, new: int = 0) -> npt.NDArray[np.int32]: ...
    def pool(self) -> Pool: ...
    def prefill_pages(self, ids: Sequence[int], pages: Pages, pool: Pool) -> Logits: ...
    def step_pages(self, rows: Sequence[Row], pool: Pool) -> Logits: ...
    def ahead_pages(
        self, rows: Sequence[Row], pool: Pool, count: int, how: Continuation, sequences: Sequence[int]
    ) -> npt.NDArray[np.int32]: ...


@dataclass
class Pool:
    """Pages of ``PAGE`` tokens for the keys and values of several sequences; page 0 is the padding page.

    A sequence has as many as it may ever need, so that none is stopped on its way.
    """

    decoder: Computes
    state: State | Buffers = field(repr=False)
    at_once: int
    """Tokens of one call at most."""
    steps: dict[tuple[int, int, bool], DeviceSteps] = field(default_factory=dict, repr=False)
    """Captured steps on a GPU, by rows, pages of a row, and whether they draw."""
    places: Mapping[str, int] | None = field(default=None, repr=False)
    """Where weights and the pool lie on a GPU, as far as that is known."""
    moved: bool = field(default=True, repr=False)
    """Whether it may lie elsewhere by now."""
    free: dict[Sym, list[int]] = field(default_factory=lambda: {PAGES: [], WINDOW_PAGES: []})
    sizes: dict[Sym, int] = field(default_factory=lambda: {PAGES: 1, WINDOW_PAGES: 1})

    def _needed(self, tokens: int) -> dict[Sym, int]:
        """Pages of a sequence of so many tokens."""
        whole = -(-tokens // PAGE)
        window = self.decoder.window
        # before its first token a call reads window - 1 others, and both may begin within a page
        ring = 0 if window is None else min(whole, -(-(self.at_once + window - 1) // PAGE) + 1)
        return {PAGES: whole, WINDOW_PAGES: ring}

    def take(self, tokens: int) -> Pages | None:
        """The pages of a sequence of so many tokens; None where there is no memory for them."""
        needed = self._needed(tokens)
        if not self._grow({symbol: count - len(self.free[symbol]) for symbol, count in needed.items()}):
            return None
        return Pages(*(tuple(self.free[symbol].pop() for _ in range(count)) for symbol, count in needed.items()))

    def require(self, tokens: int) -> None:
        """Raises ``InputError`` where the memory is not enough for the pages of so many tokens besides those taken."""
        needed = self._needed(tokens)
        sizes = {symbol: n + max(0, needed[symbol] - len(self.free[symbol])) for symbol, n in self.sizes.items()}
        self.decoder.require_fits(self.decoder.pool_bytes(sizes), f"the pages of {tokens} tokens take")

    def give_back(self, pages: Pages) -> None:
        """Have others use them."""
        self.free[PAGES] += pages.whole
        self.free[WINDOW_PAGES] += pages.ring

    def _grow(self, more: Mapping[Sym, int]) -> bool:
        if all(count <= 0 for count in more.values()):
            return True
        # by half at least, for each time all is copied
        for part in (2, None):
            sizes = {
                symbol: size + (0 if more[symbol] <= 0 else max(more[symbol], size // part if part else 0))
                for symbol, size in self.sizes.items()
            }
            if self.decoder.fits(self.decoder.pool_bytes(sizes)):
                self.state, self.moved = self.state.resized(sizes), True
                for symbol, size in sizes.items():
                    self.free[symbol] += range(self.sizes[symbol], size)
                self.sizes = sizes
                return True
        return False


@dataclass
class _Text:
    """One prompt of a batch and what followed."""

    number: int
    history: list[int]
    prompt: int
    most: int
    pages: Pages = Pages((), ())


class Batch:
    """The texts that follow several prompts: an iterator of (number of the prompt, token id), each as it comes.

    Up to ``rows`` texts are computed together; the next prompt begins where one has ended. The ids of a text are what
    it has alone. ``end`` ends one early.
    """

    def __init__(
        self,
        decoder: Computes,
        prompts: Sequence[Sequence[int]],
        max_new_tokens: int | Sequence[int],
        how: Continuation,
        rows: int,
    ) -> None:
        new = [max_new_tokens] * len(prompts) if isinstance(max_new_tokens, int) else max_new_tokens
        if len(new) != len(prompts):
            raise InputError(f"max_new_tokens has {len(new)} numbers, and there are {len(prompts)} prompts")
        self._decoder, self._how = decoder, how
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
        return f"Batch({len(self._running)} running, {len(self._waiting)} waiting, {self._pool.sizes[PAGES]} pages)"

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
                left = min(text.prompt + text.most - len(text.history) for text in texts)
                ahead = self._decoder.ahead_pages(rows, self._pool, left, self._how, [text.number for text in texts])
                for ids in ahead:
                    for text, token in zip(texts, ids.tolist(), strict=True):
                        if text.number in self._running:  # else it was ended while others were given
                            yield from self._taken(text, token)
                if not len(ahead):
                    for text, logits in zip(texts, self._decoder.step_pages(rows, self._pool), strict=True):
                        if text.number in self._running:
                            yield from self._next(text, logits)

    def _next(self, text: _Text, logits: Logits) -> Iterator[tuple[int, int]]:
        yield from self._taken(text, self._how.token(logits, text.history, text.number))

    def _taken(self, text: _Text, token: int) -> Iterator[tuple[int, int]]:
        text.history.append(token)
        if token in self._how.ending or len(text.history) - text.prompt == text.most:
            self.end(text.number)
        yield text.number, token
