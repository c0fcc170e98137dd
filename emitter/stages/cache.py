"""How the keys and values of a call's sequences lie in memory: written where they are, read as far as they go.

Three forms hold the same rows. ``Contiguous``: one sequence, keys ``[m, T, d]``. ``Paged``: one sequence, whose tokens
are in pages of a pool ``[P, m, page, d]``, in the order of its table of pages. ``Batch``: a sequence for each token of
the call, each with a table of its own. Latents have no axis of heads: ``[T, r]``, ``[P, page, r]``.

What is read are the tokens at ``key_positions [S]`` i32. Page 0 belongs to no sequence: tables are filled up with it,
and what a row that is not in use computes goes there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from emitter.lowering import Cached
from emitter.shapes import PAGE, Shape
from emitter.signature import DType
from emitter.text.builder import FunctionBuilder, Value


@dataclass(frozen=True)
class Contiguous:
    """The call's tokens go to rows from ``start`` on, their ``positions [N]``; the first S rows are read."""

    start: Value
    positions: Value
    key_positions: Value
    by_row = False

    def cached(self, rows: Sequence[Value]) -> Cached:
        """A layer's cache for kernels."""
        return Cached(rows, self.positions, self.start)

    def store(self, b: FunctionBuilder, held: Value, rows: Value) -> Value:
        """The cache with ``rows [N, m, d]`` or ``[N, r]`` of the call's tokens in it."""
        by_head = len(rows.shape) == 3
        zero = b.constant(0, DType.I32, name="zero_index")
        update = b.transpose(rows, permutation=(1, 0, 2), name=f"{rows.name}_by_head") if by_head else rows
        starts = [zero, self.start, zero] if by_head else [self.start, zero]
        return b.dynamic_update_slice(held, b.convert(update, held.dtype), starts, name=f"{held.name}_held")

    def read(self, b: FunctionBuilder, held: Value) -> Value:
        """The rows that are read, ``[m, S, d]`` or ``[S, r]``."""
        return b.first(held, len(held.shape) - 2, self.key_positions.shape[0], name=f"{held.name}_read")


@dataclass(frozen=True)
class Paged:
    """One sequence, whose table is ``pages [M]`` i32; the call's tokens are those from ``start`` on, at
    ``positions [N]``."""

    start: Value
    positions: Value
    pages: Value
    key_positions: Value
    by_row = False

    def cached(self, rows: Sequence[Value]) -> Cached:
        """A layer's cache for kernels."""
        return Cached(rows, self.positions, self.start, self.pages)

    def store(self, b: FunctionBuilder, held: Value, rows: Value) -> Value:
        """The pool with ``rows [N, m, d]`` or ``[N, r]`` of the call's tokens in it."""
        number, offset = _place(b, self.positions, "")
        return _written(b, held, b.gather_rows(self.pages, number, name="page"), offset, rows)

    def read(self, b: FunctionBuilder, held: Value) -> Value:
        """The rows that are read, ``[m, S, d]`` or ``[S, r]``."""
        number, offset = _place(b, self.key_positions, "key_")
        return _found(b, held, b.gather_rows(self.pages, number, name="key_page"), offset)


@dataclass(frozen=True)
class Batch:
    """A sequence for each of N tokens: ``lengths [N]`` i32, the token counted, and tables ``pages [N, M]`` i32.

    A row of length 0 is not in use. Such rows are among the first ``PAGE``, for each has a place of its own in page 0;
    kernels for GPUs store none of them.
    """

    positions: Value
    pages: Value
    key_positions: Value
    lengths: Value
    by_row = True

    def cached(self, rows: Sequence[Value]) -> Cached:
        """A layer's cache for kernels."""
        return Cached(rows, self.positions, None, self.pages, self.lengths)

    def store(self, b: FunctionBuilder, held: Value, rows: Value) -> Value:
        """The pool with ``rows [N, m, d]`` or ``[N, r]``, one of each sequence, in it."""
        number, offset = _place(b, self.positions, "")
        zero = b.full_like(0, self.lengths, name="nobodys_page")
        used = b.compare("GT", self.lengths, zero, name="is_used")
        row = b.iota(self.lengths.shape, dim=0, name="row")
        entry = b.vectors(row.shape, [(row, [0]), (number, [0])], name="table_entry")
        page = b.gather(self.pages, entry, (0, 1), name="page")
        page = b.select(used, page, zero, name="page_or_nobodys")
        return _written(b, held, page, b.select(used, offset, row, name="offset_or_row"), rows)

    def read(self, b: FunctionBuilder, held: Value) -> Value:
        """The rows that are read of each sequence, ``[N, m, S, d]`` or ``[N, S, r]``."""
        number, offset = _place(b, self.key_positions, "key_")
        shape: Shape = (self.pages.shape[0], self.key_positions.shape[0])
        row = b.iota(shape[:1], dim=0, name="row")
        entry = b.vectors(shape, [(row, [0]), (number, [1])], name="key_table_entry")
        page = b.gather(self.pages, entry, (0, 1), name="key_page")
        return _found(b, held, page, offset)


Held = Contiguous | Paged | Batch


def _place(b: FunctionBuilder, positions: Value, prefix: str) -> tuple[Value, Value]:
    """The page of tokens at ``positions`` in their table, and where they are in it."""
    size = b.full_like(PAGE, positions, name="page_size")
    number = b.divide(positions, size, name=f"{prefix}page_number")
    return number, b.subtract(positions, b.multiply(number, size), name=f"{prefix}page_offset")


def _written(b: FunctionBuilder, held: Value, page: Value, offset: Value, rows: Value) -> Value:
    """The pool with ``rows [N, ...]`` at ``offset [N]`` of ``page [N]``."""
    rows = b.convert(rows, held.dtype)
    if len(rows.shape) == 2:
        index = b.vectors(page.shape, [(page, [0]), (offset, [0])], name="pool_row")
    elif rows.extent(1) == 1:
        # 0; IREE 3.13 fails on a column of nothing but a constant
        head = b.minimum(page, b.full_like(0, page, name="zero_head"), name="only_head")
        index = b.vectors(page.shape, [(page, [0]), (head, [0]), (offset, [0])], name="pool_row")
        rows = b.join(rows, 1, 2, name=f"{rows.name}_flat")
    else:
        head = b.iota(rows.shape[1:2], dim=0, name="head")
        index = b.vectors(rows.shape[:2], [(page, [0]), (head, [1]), (offset, [0])], name="pool_row")
        index, rows = b.join(index, 0, 2, name="pool_rows"), b.join(rows, 0, 2, name=f"{rows.name}_flat")
    return b.scatter_rows(held, index, rows, name=f"{held.name}_held")


def _found(b: FunctionBuilder, held: Value, page: Value, offset: Value) -> Value:
    """What the pool has at ``offset [S]`` of ``page [..., S]``: ``[..., m, S, d]``, or ``[..., S, r]``."""
    last = len(page.shape) - 1
    index = b.vectors(page.shape, [(page, range(last + 1)), (offset, [last])], name="pool_rows_read")
    return b.gather(held, index, (0, len(held.shape) - 2), name=f"{held.name}_read")
