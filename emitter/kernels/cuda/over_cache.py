"""Launches of attention over a cache (see ``source/attention.py``)."""

from __future__ import annotations

from dataclasses import dataclass

from emitter.dtype import DType
from emitter.kernels.cuda.around import FEW, LATENT, MOST_SHORT, PAGE, SHORT_PART, cache_kind
from emitter.kernels.cuda.launch import Launcher, float_bits
from emitter.kernels.cuda.storage import ELEMENTS
from emitter.kernels.sizes import Extent, Tensor, tensor, value
from emitter.lowering import AttentionCall
from emitter.spec.attention import MaskKind
from emitter.text.builder import TensorType, Value

MASKS = {MaskKind.FULL: 0, MaskKind.SLIDING: 1, MaskKind.CHUNKED: 2}
"""What kernels are told of a mask."""


def computed(cache: DType) -> DType:
    """What is computed in over caches of a type."""
    return DType.BF16 if cache is DType.F8 else cache


def kind_of(cache: DType) -> str:
    """What stands in the names of kernels over caches of a type."""
    element = ELEMENTS[computed(cache)]
    return cache_kind(element, "i8" if cache is DType.F8 else element)


@dataclass(frozen=True)
class Parts:
    """What ``attend`` leaves, as ``join`` takes it: its ``inputs``, and ``words`` behind the heads and their width."""

    inputs: list[Tensor]
    words: list[Extent]


@dataclass(frozen=True)
class OverCache:
    """A call of attention whose heads the kernels of a ``kind`` take, values ``wide`` dimensions wide.

    ``own`` are keys and values ``[n, T, d]`` that were made of latents, if they were.
    """

    launcher: Launcher
    kind: str
    call: AttentionCall
    wide: int
    own: tuple[Tensor, Tensor] | None = None

    def attended(self) -> Value:
        """What the heads give, ``[N, n dv]`` f32: two launches for a token of each sequence, one for many of one."""
        tokens = self.call.queries[0].shape[0]
        y = self.many() if self.is_many else self.decoded()
        return value(y, TensorType((tokens, self.call.spec.heads * self.wide), DType.F32))

    @property
    def is_many(self) -> bool:
        """Whether the tokens are of one sequence, and not one of each."""
        cache = self.call.cache
        return cache.start is not None and (cache.pages is not None or self.call.queries[0].shape[0] != 1)

    def decoded(self) -> Tensor:
        """Of one token of each sequence: two launches."""
        return self.joined(self.parts())

    def joined(self, parts: Parts) -> Tensor:
        """What ``attend`` leaves, put together: a launch."""
        joining = self.launcher.kernel("join")
        across = self.call.spec.heads * -(-self.wide // joining.constant("BLOCK_VALUES"))
        tokens = parts.inputs[0].shape[0]
        (y,) = self.launcher.launch(
            joining,
            [self.launcher.multiply(tokens, across, "joined_blocks")],
            parts.inputs,
            [self.call.spec.heads, self.wide, *parts.words],
            [Tensor("attended", (tokens, self.call.spec.heads * self.wide), "f32")],
        )
        return y

    def parts(self) -> Parts:
        """Of one token of each sequence, by parts of its keys: a launch."""
        launcher, b, spec, cache = self.launcher, self.launcher.b, self.call.spec, self.call.cache
        if cache.start is None:
            assert cache.pages is not None
            assert cache.lengths is not None
            tables, lengths, more = tensor(b, cache.pages), tensor(b, cache.lengths), 0
            pages = tables.shape[1]
        else:
            lengths, more = tensor(b, cache.positions), 1
            tables, pages = lengths, launcher.divide_up(self._context, PAGE, "key_pages")
        tokens = b.index(self.call.queries[0].shape[0])
        kernel = launcher.kernel(f"attend_{self._name}")
        blocks = self._kv_heads * -(-(spec.heads // self._kv_heads) // kernel.constant("BLOCK_QUERIES"))
        latent = self.kind == LATENT
        is_short = tokens <= (MOST_SHORT if latent else FEW) if isinstance(tokens, int) else latent
        part = SHORT_PART if is_short else PAGE
        parts = self._parts(pages, part, kernel.constant("MOST_PARTS"))
        entries = launcher.multiply(tokens, parts, "key_parts")
        sums, stats = launcher.launch(
            kernel,
            [launcher.multiply(entries, blocks, "attended_blocks")],
            [*self._read, tables, lengths],
            [*self._shape, int(cache.pages is not None), pages, parts, part, more, *self._mask, *self._numbers],
            [
                Tensor("part_sums", (tokens, parts, spec.heads, self.wide), "f32"),
                Tensor("part_stats", (tokens, parts, spec.heads, 2), "f32"),
            ],
        )
        sinks = lengths if self.call.sinks is None else tensor(b, self.call.sinks)
        words = [parts, part, more, *self._mask, int(self.call.sinks is not None)]
        return Parts([sums, stats, lengths, sinks], words)

    def _parts(self, pages: Extent, part: int, most: int) -> Extent:
        """The parts, at least, that a sequence of so many pages is divided into: of few pages into smaller ones."""
        if part == PAGE:
            return pages
        more = PAGE // part - 1
        short = self.launcher.minimum(pages, most * part // PAGE, "short_pages")
        return self.launcher.add(pages, self.launcher.multiply(short, more, "short_parts"), "sequence_parts")

    def many(self) -> Tensor:
        """Of tokens of one sequence."""
        launcher, b, spec, cache = self.launcher, self.launcher.b, self.call.spec, self.call.cache
        positions = tensor(b, cache.positions)
        tokens, paged = b.index(self.call.queries[0].shape[0]), cache.pages is not None
        kernel = launcher.kernel(f"attend_tiles_{self._name}")
        pairs = launcher.multiply(tokens, spec.heads // self._kv_heads, "token_heads")
        tiles = launcher.divide_up(pairs, kernel.constant("BLOCK_QUERIES"), "query_tiles")
        table = positions if cache.pages is None else tensor(b, cache.pages)
        (y,) = launcher.launch(
            kernel,
            [launcher.multiply(tiles, self._kv_heads, "attended_tiles")],
            [*self._read, table, positions, positions if self.call.sinks is None else tensor(b, self.call.sinks)],
            [
                *(tokens, *self._shape, int(paged), *self._mask, *self._numbers, int(self.call.sinks is not None)),
                *([] if self.own is None else [self.own[0].shape[1]]),
                0,  # f32
            ],
            [Tensor("attended", (tokens, spec.heads * self.wide), "f32")],
        )
        return y

    @property
    def _name(self) -> str:
        return f"{self.kind}_{kind_of(self.call.cache.rows[0].dtype)}"

    @property
    def _kv_heads(self) -> int:
        return self.call.spec.key_sizes[0] if self.own is None else self.call.spec.heads

    @property
    def _context(self) -> Extent:
        """Rows of a cache in one piece; of pages this is not read."""
        b, keys = self.launcher.b, self.call.cache.rows[0]
        return 0 if self.call.cache.pages is not None else b.index(keys.shape[len(keys.shape) - 2])

    @property
    def _read(self) -> list[Tensor]:
        b = self.launcher.b
        queries, held = ([tensor(b, each) for each in of] for of in (self.call.queries, self.call.cache.rows))
        return [*queries, *(held if self.own is None else [self.own[0], held[1], self.own[1]])]

    @property
    def _shape(self) -> list[Extent]:
        rotated = self.call.queries[1].extent(2) if len(self.call.queries) > 1 else 0
        return [self.call.spec.heads, self._kv_heads, self.call.queries[0].extent(2), rotated, self.wide, self._context]

    @property
    def _mask(self) -> list[Extent]:
        return [MASKS[self.call.spec.mask.kind], self.call.spec.mask.width]

    @property
    def _numbers(self) -> list[Extent]:
        return [float_bits(self.call.spec.scale), float_bits(self.call.spec.softcap)]
