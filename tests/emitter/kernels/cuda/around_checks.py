"""What the kernels around the experts of a decoder compute, against float64: projections, norms, heads, attention."""

import functools
import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import torch
from judging import ELEMENTS, Runner, cdiv, close, empty, equal, rounds, words
from sampling_checks import sampling
from stored_weights import packed

from emitter.kernels.cuda.around import (
    ENDED,
    ENTERED,
    MOST_ROWS,
    PAGE,
    SHORT_PART,
    TOGETHER,
    attention_kind,
    cache_kind,
    end_name,
    expanded_kind,
    linear_kind,
    narrowing,
)
from emitter.kernels.cuda.catalogue import CHUNKS, NORM_LOGITS, SCALED_EACH, SPLITS, scaled_length
from emitter.kernels.cuda.linear import tiles_for
from emitter.kernels.cuda.storage import packed_reading
from emitter.packing import Packing

EPSILON = 1e-5
FP8 = torch.float8_e4m3fn


def kind_of(dtype: torch.dtype, held: torch.dtype | None) -> str:
    """What stands in the name of a kernel that computes in a type over caches of another, or the same."""
    return cache_kind(ELEMENTS[dtype], ELEMENTS[dtype] if held is None else "i8")


def as_bytes(cache: torch.Tensor) -> torch.Tensor:
    """A cache as kernels take it."""
    return cache.view(torch.int8) if cache.dtype is FP8 else cache


def rounding(dtype: torch.dtype, held: torch.dtype | None) -> float:
    """Of a number that goes into a cache, with that of f32 in front of it."""
    return (2 * unit(dtype) if held is None else 2.0**-4) + 2.0**-20


def unit(dtype: torch.dtype) -> float:
    """The rounding of one number."""
    return float(torch.finfo(dtype).eps) / 2


@dataclass(frozen=True)
class Heads:
    """What ``enter`` is told of the heads."""

    heads: int = 6
    kv_heads: int = 2
    size: int = 24
    value_size: int = 20
    pairs: int = 8
    interleaved: int = 0
    over: int = 1
    weighted: int = 1
    after: bool = False
    offset: float = 0.0
    clip: float = math.inf
    value_over: int = 0
    value_scale: float = 1.0
    factors: int = 0
    own: int = 1
    form: int = 0


HEADS = (
    Heads(),
    Heads(over=2, clip=0.7, pairs=12, interleaved=1, size=112),
    Heads(over=0, weighted=0, pairs=0, factors=1, value_scale=1.5, form=1),
    Heads(offset=1.0, heads=4, kv_heads=4, size=144, pairs=16, form=2),
    Heads(heads=2, kv_heads=2, size=264, pairs=40),
    Heads(own=0, pairs=12, factors=1),
    Heads(after=True, weighted=2, offset=1.0, value_over=1, value_scale=1.5),
    Heads(after=True, weighted=0, interleaved=1, heads=4, kv_heads=4, size=144, pairs=72, value_over=1, form=2),
    Heads(over=2, weighted=0, factors=1, form=1),
)


@dataclass(frozen=True)
class Scores:
    """An attention and its tokens: one of each sequence of ``lengths``, or ``tokens`` of one from ``start`` on.

    The last ``unused`` of these are none. ``expanded``: keys and values were made of latents."""

    heads: int = 6
    kv_heads: int = 2
    width: int = 48
    values: int = 32
    turned: int = 0
    mask: tuple[int, int] = (0, 0)
    softcap: float = 0.0
    sinks: bool = False
    paged: bool = False
    lengths: tuple[int, ...] = (200,)
    start: int = 0
    tokens: int = 0
    unused: int = 0
    expanded: bool = False

    @property
    def widths(self) -> tuple[int, ...]:
        """Dimensions of each matrix of keys."""
        return (self.width, self.turned) if self.turned else (self.width,)


DECODED = (
    Scores(),
    Scores(mask=(1, 70), sinks=True, paged=True, lengths=(1, 128, 0, 300)),
    Scores(mask=(2, 100), softcap=3.0, lengths=(129,)),
    Scores(heads=20, kv_heads=1, width=64, values=64, paged=True, lengths=(257, 5)),
    Scores(heads=5, kv_heads=5, width=112, values=80, lengths=(130,)),
    Scores(heads=6, kv_heads=1, width=48, turned=16, values=48, paged=True, lengths=(140, 3)),
    # at the length up to which latents are divided into smaller parts than pages, and beyond it
    Scores(heads=6, kv_heads=1, width=48, turned=16, values=48, paged=True, lengths=(1024, 65, 1025)),
    # more parts than are joined at once
    Scores(heads=3, kv_heads=1, width=48, turned=16, values=48, sinks=True, paged=True, lengths=(0, 2200, 70)),
    Scores(heads=3, kv_heads=1, width=48, turned=16, values=48, mask=(1, 70), lengths=(1024,)),
    Scores(heads=3, kv_heads=1, width=48, turned=16, values=48, mask=(1, 70), lengths=(1100,)),
    Scores(heads=2, kv_heads=1, width=208, values=144, sinks=True, lengths=(60,)),
    Scores(heads=4, kv_heads=2, width=512, values=512, mask=(1, 70), paged=True, lengths=(133, 20)),
    Scores(heads=2, kv_heads=1, width=272, values=400, softcap=3.0, lengths=(50,)),
)
MANY = (
    Scores(start=0, tokens=40),
    Scores(start=330, tokens=20, paged=True),
    Scores(start=150, tokens=50, unused=41, mask=(1, 33), sinks=True),
    Scores(start=150, tokens=19, paged=True, mask=(1, 33), sinks=True),
    Scores(start=7, tokens=50, mask=(2, 16), softcap=3.0, heads=20, kv_heads=1),
    Scores(start=100, tokens=40, heads=5, kv_heads=5, width=112, values=80),
    Scores(start=120, tokens=20, heads=6, kv_heads=1, width=48, turned=16, values=48, paged=True),
    Scores(start=3, tokens=5, heads=2, kv_heads=1, width=208, values=144),
    Scores(start=120, tokens=20, heads=4, kv_heads=2, width=512, values=512, paged=True, unused=2),
    Scores(start=3, tokens=9, heads=2, kv_heads=1, width=272, values=400, mask=(2, 8), softcap=3.0),
)
OF_LATENTS = (
    Scores(start=120, tokens=70, unused=3, heads=3, width=80, turned=32, values=48, expanded=True),
    Scores(start=5, tokens=20, heads=2, width=112, turned=16, values=128, mask=(1, 9), paged=True, expanded=True),
    Scores(start=100, tokens=40, heads=2, width=192, turned=64, values=256, softcap=3.0, sinks=True, expanded=True),
)
"""Many tokens over keys and values that were made of latents."""


def as_words(*values: Any) -> tuple[int, ...]:
    """Numbers as scalars of a kernel."""
    return words(*values)


def blocks(run: Runner, kernel: str, name: str, size: int) -> int:
    return cdiv(size, run.constant(kernel, name))


def of_projection(run: Runner, kind: str, tokens: int, rows: tuple[int, ...], *, tiles: bool) -> tuple[str, int]:
    """The kernel for so many matrices that are stored so, by single tokens or by ``tiles``, and its thread blocks."""
    several = f"linear_{len(rows)}{linear_kind(TOGETHER)}"
    by_rows = several if tokens > 2 and run.has(f"{several}{kind}") else f"linear_{len(rows)}"
    name = f"linear_tiles_{len(rows)}_{tiles_for(tokens)}" if tiles else by_rows
    kernel = f"{name}{kind}"
    of_tokens = blocks(run, kernel, "BLOCK_TOKENS" if tiles else "TOKENS", tokens)
    return kernel, of_tokens * sum(blocks(run, kernel, "BLOCK_ROWS", each) for each in rows)


def linear(
    run: Runner, tokens: int, length: int, rows: tuple[int, ...], stored: torch.dtype | Packing, *, tiles: bool = False
) -> None:
    """One matrix without a bias, or three of which the second has one, of numbers or packed alike; by ``tiles`` packed
    ones are rounded on the way, and tokens weighed by one matrix.

    Tokens are rounded to the element type, but for packed matrices by single tokens: to 2^-13 of the power of two below
    the largest of 16 or 32 numbers, which is below 8. Each is off by 1 / sqrt(12) of that in the mean.
    """
    plain = isinstance(stored, torch.dtype)
    read = None if plain else packed_reading(stored)
    dtype, suffix, scalars = (stored, "", ()) if read is None else (run.packed_dtype, read.suffix, read.words)
    kernel, grid = of_projection(run, f"{suffix}_{ELEMENTS[dtype]}", tokens, rows, tiles=tiles)
    x = torch.randn(tokens, length)
    matrices = [matrix(stored, each, length) for each in rows]
    biases, found = [torch.randn(each) for each in rows], [empty(tokens, each) for each in rows]
    gates, rounded = [torch.rand(tokens)] if tiles and len(rows) == 1 else [], x.to(dtype) if plain or tiles else x
    numbers_of = [numbers.to(dtype) if tiles else numbers for _, numbers in matrices]
    most = length * 2.0**-24
    if not (plain or tiles):
        most += length * 2.0**-24 if read.packing == "fp8" else 2.0**-11 / math.sqrt(12)
    planes = [plane for each, _ in matrices for plane in each]
    given = (rounded if tiles else x, *planes, *biases, *gates, *found)
    told = (tokens, length, *rows, 0 if len(rows) == 1 else 2, *[1] * len(gates))
    is_divided = tiles and run.constant(kernel, "DIVIDED")
    run(kernel, grid, given, (*told, *([1] if is_divided else []), *scalars))
    for number, (y, numbers) in enumerate(zip(found, numbers_of, strict=True)):
        true = rounded.double() @ numbers.double().T + biases[number].double() * (number == 1)
        true = true * gates[0].double()[:, None] if gates else true
        # of one token all numbers may be small at once, where weights have a mean: its roundings are not
        reach = x.norm(dim=1)[:, None] * numbers.float().norm(dim=1) / math.sqrt(length)
        close(y, true, f"{kernel}, {stored}", most, None if plain or tiles else reach)
    if not is_divided:
        return
    # by parts of so many blocks of columns each, of which the last may have none
    columns, parts = run.constant(kernel, "BLOCK_LENGTH"), 3
    each = cdiv(cdiv(length, columns), parts) * columns
    divided = [empty(parts, tokens, size) for size in rows]
    run(kernel, parts * grid, (*given[: -len(rows)], *divided), (*told, parts, *scalars))
    for number, (y, numbers) in enumerate(zip(divided, numbers_of, strict=True)):
        for part in range(parts):
            of = slice(part * each, (part + 1) * each)
            true = rounded[:, of].double() @ numbers[:, of].double().T
            true += biases[number].double() * (number == 1 and part == 0)
            true = true * gates[0].double()[:, None] if gates else true
            if part * each < length:
                close(y[part], true, f"{kernel}, {stored}, part {part}", most)
            else:
                equal(y[part], torch.zeros_like(y[part]), f"{kernel}, {stored}, a part of nothing")


NORMS = ((1, 1, 0.0), (1, 1, 1.0), (0, 1, 0.0), (1, 0, 1.0), (0, 0, 1.0))
"""Norms in front of a product: of a sum or not, times a weight or not, plus what; without a weight that is a factor."""


def normed_rows(
    x: torch.Tensor, addend: torch.Tensor, weight: torch.Tensor, of: tuple[int, int, float]
) -> torch.Tensor:
    """The RMSNorm, in float64."""
    total = x.double() + addend.double() * of[0]
    return total / (total.square().mean(1, keepdim=True) + EPSILON).sqrt() * (weight.double() * of[1] + of[2])


def norm_logits(run: Runner, tokens: int, experts: int, hidden: int) -> None:
    """The router's logits of rows that are normed in the same launch, and left for the experts."""
    kernel, splits = NORM_LOGITS, SPLITS * CHUNKS
    x, addend, weight = 3 * torch.randn(tokens, hidden) + 0.5, torch.randn(tokens, hidden), torch.randn(hidden)
    router = torch.randn(experts, hidden) / 8
    grid = splits * tokens * blocks(run, kernel, "BLOCK_EXPERTS", experts)
    for of in NORMS:
        parts, y, total = empty(splits, tokens, experts), empty(tokens, hidden), torch.zeros(tokens, hidden)
        sizes = (tokens, experts, hidden, splits, 1)
        run(kernel, grid, (x, addend, weight, router, parts, y, total), (*sizes, *as_words(*of[:2], EPSILON, of[2])))
        true = normed_rows(x, addend, weight, of)
        equal(total, (x + addend) * of[0], f"{kernel}, its sum")
        close(y, true, f"{kernel}, the rows", 2.0**-20)
        # as logits of other rows, whose own error, 2^-21 of each at most, products add up by its root at most
        close(parts.sum(0), true @ router.double().T, kernel, hidden * 2.0**-23 + 2.0**-20)


def normed_projection(run: Runner, matrices: int, stored: torch.dtype | Packing) -> str:
    """The kernel for so many matrices that are stored so, and rows that it norms first."""
    plain = isinstance(stored, torch.dtype)
    kind = f"_{ELEMENTS[stored]}" if plain else f"{packed_reading(stored).suffix}_{ELEMENTS[run.packed_dtype]}"
    return f"norm_linear_{matrices}{kind}"


def norm_linear(run: Runner, tokens: int, length: int, rows: tuple[int, ...], stored: torch.dtype | Packing) -> None:
    """Projections of rows that are normed in the same launch, which leaves their sums; as ``linear`` but for that.

    Numbers that weights in bf16 meet are rounded after they have been multiplied by the norm's weight: each by 2^-8 of
    itself at most. Where one of them outweighs the others a product is off by that, where none does by less.
    """
    read = None if isinstance(stored, torch.dtype) else packed_reading(stored)
    kernel = normed_projection(run, len(rows), stored)
    x, addend, weight = 3 * torch.randn(tokens, length) + 0.5, torch.randn(tokens, length), torch.randn(length)
    matrices = [matrix(stored, each, length) for each in rows]
    planes = [plane for each, _ in matrices for plane in each]
    grid = tokens * sum(blocks(run, kernel, "BLOCK_ROWS", each) for each in rows)
    biases, most = [torch.randn(each) for each in rows], length * 2.0**-23
    if read is None:
        most += 2.0**-8
    elif read.packing != "fp8":
        most += 2.0**-11 / math.sqrt(12)
    sizes = (tokens, length, *rows, 0 if len(rows) == 1 else 2, *(() if read is None else read.words))
    for of in NORMS:
        found, total = [empty(tokens, each) for each in rows], torch.zeros(tokens, length)
        scalars = (*sizes, *as_words(*of[:2], EPSILON, of[2]))
        run(kernel, grid, (x, addend, weight, *planes, *biases, *found, total), scalars)
        normed = normed_rows(x, addend, weight, of)
        equal(total, (x + addend) * of[0], f"{kernel}, its sum")
        for number, (y, (_, numbers)) in enumerate(zip(found, matrices, strict=True)):
            true = normed @ numbers.double().T + biases[number].double() * (number == 1)
            if read is None:
                reach = (normed.square() @ numbers.double().T.square()).sqrt()
            else:
                reach = normed.norm(dim=1)[:, None] * numbers.double().norm(dim=1) / math.sqrt(length)
            close(y, true, f"{kernel}, {stored}", most, reach)


def matrix(stored: torch.dtype | Packing, rows: int, length: int) -> tuple[tuple[torch.Tensor, ...], torch.Tensor]:
    """Its planes, and its numbers."""
    if isinstance(stored, torch.dtype):
        numbers = (torch.randn(rows, length) / math.sqrt(length)).to(stored)
        return (numbers,), numbers
    planes, numbers = packed(stored, 1, rows, length)
    return planes, numbers[0]


def not_finite(run: Runner, packing: Packing) -> None:
    """Of a token with NaN or inf no number of its projection is finite, and those beside it are as without it."""
    length, rows, (planes, _) = 640, 37, matrix(packing, 37, 640)
    read, x = packed_reading(packing), torch.randn(3, length)
    assert read is not None
    kernel, grid = of_projection(run, f"{read.suffix}_{ELEMENTS[run.packed_dtype]}", 3, (rows,), tiles=False)
    alone, beside = empty(3, rows), empty(3, rows)
    for found in (alone, beside):
        run(kernel, grid, (x, *planes, torch.zeros(rows), found), (3, length, rows, 0, *read.words))
        x[0, 7], x[2, length - 1] = math.nan, -math.inf
    if beside[::2].isfinite().any():
        sys.exit(f"{kernel}: finite numbers of a token that is not")
    equal(beside[1], alone[1], f"{kernel}, beside tokens that are not finite")


def unpack_rows(run: Runner, packing: Packing, rows: int, length: int) -> None:
    """Rows of a packed table by ids, of which some are outside."""
    read = packed_reading(packing)
    assert read is not None
    planes, numbers = packed(packing, 1, rows, length)
    ids = torch.tensor([rows - 1, 0, -2, 3, rows + 5], dtype=torch.int32)
    kernel, y = f"unpack_rows{read.suffix}", empty(5, length)
    grid = blocks(run, kernel, "BLOCK_ROWS", 5) * blocks(run, kernel, "BLOCK_COLUMNS", length)
    run(kernel, grid, (ids, *planes, y), (5, rows, length, *read.words))
    equal(y, numbers[0][[rows - 1, 0, 0, 3, rows - 1]], kernel)


def norms(run: Runner, tokens: int, width: int) -> None:
    """RMSNorm with a weight and one more, of what it reads, too, LayerNorm with a bias, and a norm with neither; of a
    sum, too, in f32, rounded, and both."""
    x, weight, bias = torch.randn(tokens, width) + 0.5, torch.randn(width), torch.randn(width)
    addend = torch.randn(tokens, width)
    rules = ((0, 1, 0, 0.0), (0, 1, 0, 1.0), (1, 1, 1, 0.0), (0, 0, 0, 0.0), (0, 2, 0, 1.0))
    for about_mean, has_weight, has_bias, offset in rules:
        scalars = as_words(width, about_mean, has_weight, has_bias, EPSILON, offset)
        for added in (False, True):
            y, total = empty(tokens, width), empty(tokens, width)
            narrow = empty(tokens, width, dtype=run.packed_dtype)
            if added:
                run("add_norm", tokens, (x, addend, weight, bias, narrow, y, total), (*scalars, 2))
                equal(narrow, y.to(narrow.dtype), "add_norm, rounded too")
                for rounded, of_both in ((0, y), (1, narrow)):
                    found = torch.full_like(of_both, torch.nan)
                    given = (x, addend, weight, bias, empty(1, dtype=narrow.dtype), found, total)
                    run("add_norm", tokens, given, (*scalars, rounded))
                    equal(found, of_both, f"add_norm, in {found.dtype} alone")
            else:
                run("norm", tokens, (x, weight, bias, y), scalars)
                run(narrowing("norm"), tokens, (x, weight, bias, narrow), scalars)
                rounds(narrow, y, narrowing("norm"))
            wide = (x + addend if added else x).double()
            if added:
                equal(total, x + addend, "add_norm, its sum")
            wide = wide - wide.mean(1, keepdim=True) * about_mean
            wide = wide * (weight.double() + offset) if has_weight == 2 else wide
            true = wide / (wide.square().mean(1, keepdim=True) + EPSILON).sqrt()
            true = true * (weight.double() + offset) if has_weight == 1 else true
            close(y, true + bias.double() * has_bias, "norm", 2.0**-20)


@dataclass(frozen=True)
class End:
    """The end of a branch: its ``choices`` of each token, 0 for a row, in ``scaled`` rows or not; which norms are
    before the sum with the stream, of which a negative one is a factor; how each of the total is left."""

    choices: int = 0
    scaled: bool = False
    before: tuple[int, int, int] = (0, 0, 0)
    has_beside: bool = False
    has_factor: bool = False
    parts: tuple[int, int] = (1, 1)
    """Of the branch's row, and of the one beside it."""
    left: tuple[int, ...] = ()
    offset: float = 0.0

    @property
    def normed(self) -> bool:
        return any(self.before) or len(self.left) > 1


ENDS = (
    *(End(choices, scaled, left=(2,)) for choices in (1, 3, 8) for scaled in (False, True)),
    End(5, has_beside=True, has_factor=True, left=(3,), offset=1.0),
    End(4, scaled=True, has_beside=True, left=(1,)),
    End(6, before=(1, 1, 1), has_beside=True, has_factor=True, left=(2, 1, 3)),
    End(2, before=(-1, 0, 0), left=(0,)),
    End(before=(1, 0, 0), left=(1, 3, 2), offset=1.0),
    End(before=(1, 2, 1), has_beside=True, has_factor=True),
    End(before=(0, 1, -1), has_beside=True, left=(1, 2), parts=(4, 3)),
    End(left=(3,), parts=(3, 1)),
    End(has_beside=True, left=(2,), parts=(1, 2)),
    End(3, has_beside=True, left=(1,), parts=(1, 4)),
)
"""A norm is left in f32 where bit 0 is set, rounded where bit 1 is. 2 stands for a norm without a weight."""


def end_of_branch(run: Runner, of: End, tokens: int, width: int) -> None:
    """The stream after a branch, and norms of it; some choices visit no expert."""
    experts, stream, beside = 7, torch.randn(tokens, width) + 0.5, torch.randn(of.parts[1], tokens, width)
    outputs, ids, weights = torch.randn(of.parts[0], tokens, width), torch.zeros(1, dtype=torch.int32), torch.zeros(1)
    wide = branch = outputs.double().sum(0)
    if of.choices:
        ids = torch.stack([torch.randperm(experts + 2)[: of.choices] for _ in range(tokens)]).to(torch.int32)
        weights, wide = torch.rand(tokens, of.choices), torch.randn(tokens * of.choices, width)
        outputs = wide
        if of.scaled:
            outputs = torch.zeros(len(wide), scaled_length(width), dtype=torch.float16)
            lines = cdiv(width, SCALED_EACH)
            powers = torch.exp2(torch.randint(-3, 4, (len(wide), lines)).float())
            outputs[:, :width] = wide.half()
            outputs.view(torch.float32)[:, width // 2 :][:, :lines] = powers
            wide = outputs[:, :width].float() * powers.repeat_interleave(SCALED_EACH, 1)[:, :width]
        each = wide.double().view(tokens, of.choices, width) * weights.double()[..., None]
        branch = each.where((ids < experts)[..., None], torch.zeros((), dtype=torch.float64)).sum(1)
    before = [torch.randn(width) for _ in of.before]
    offsets = (1.0, of.offset, 0.0)

    def normed(rows: torch.Tensor, number: int) -> torch.Tensor:
        if (kind := of.before[number]) <= 0:
            return rows * (0.25 if kind else 1.0)
        rows = rows / (rows.square().mean(1, keepdim=True) + EPSILON).sqrt()
        return rows * (before[number].double() + offsets[number] if kind == 1 else 1.0)

    told: list[float] = []
    for kind, offset in zip(of.before, offsets, strict=True):
        more = offset if kind == 1 else 0.25 if kind < 0 else 1.0
        told += [int(kind > 0), int(kind == 1), EPSILON, more]
    factor = torch.tensor([1.75 if of.has_factor else 1.0])
    added = normed(beside.double().sum(0), 1) * of.has_beside
    true = (stream.double() + normed(normed(branch, 0) + added, 2)) * float(factor)
    after, total = [torch.randn(width) for _ in range(3)], empty(tokens, width)
    narrow = [empty(tokens, width, dtype=run.packed_dtype) for _ in range(3)]
    y = [empty(tokens, width) for _ in range(3)]
    # the last has no weight
    weighted = [number < 2 for number in range(3)]
    left = sum(((how & 1) | (how >> 1) << 8 | weighted[n] << 16) << n for n, how in enumerate(of.left))
    most = next(most for most in ENDED if width <= most)
    kernel = end_name(most, choices=bool(of.choices), scaled=of.scaled, normed=of.normed)
    run(
        kernel,
        tokens,
        (stream, outputs, ids, weights, beside, *before, factor, *after, *narrow, *y, total),
        as_words(
            *(max(1, of.choices), experts, width, int(bool(of.choices))),
            *(of.parts[0], of.parts[1] * of.has_beside, int(of.has_factor)),
            *(*told, EPSILON, of.offset, left),
        ),
    )
    what = f"{kernel}, {of}, {width} columns"
    close(total, true, f"{what}, its total", 2.0**-20)
    root = (true.square().mean(1, keepdim=True) + EPSILON).sqrt()
    for number, how in enumerate(of.left):
        norm = true / root * (after[number].double() + of.offset if weighted[number] else 1.0)
        if how & 1:
            close(y[number], norm, f"{what}, norm {number}", 2.0**-20)
        if how & 2:
            close(narrow[number], norm, f"{what}, norm {number}, rounded", 2.0**-20 + unit(run.packed_dtype))
        if how == 3:
            equal(narrow[number], y[number].to(run.packed_dtype), f"{what}, norm {number}, both")
        if (not how & 1 and not y[number].isnan().all()) or (not how & 2 and not narrow[number].isnan().all()):
            sys.exit(f"{what}, norm {number}: it is left where nobody asked for it")


def look_up(run: Runner, width: int, dtype: torch.dtype) -> None:
    """Rows by ids, of which some are outside."""
    kernel, table = f"look_up_{ELEMENTS[dtype]}", torch.randn(9, width).to(dtype)
    ids, y = torch.tensor([4, 0, 8, -3, 12], dtype=torch.int32), empty(5, width)
    run(kernel, 5 * blocks(run, kernel, "BLOCK_COLUMNS", width), (ids, table, y), as_words(width, 9, 1.5))
    equal(y, table[[4, 0, 8, 0, 8]].float() * 1.5, kernel)


@dataclass(frozen=True)
class Gated:
    """What ``weigh`` is told of rows ``width`` wide; ``each`` columns have a gate in common, ``head`` a bias."""

    width: int
    function: int = 0
    each: int = 1
    head: int = 0
    factor: float = 1.0
    cap: float = 0.0
    gate_factor: float = 1.0
    one_row: bool = False
    per_row: int = 1
    first: int = 0
    more: int = 0


GATED = (
    Gated(80, factor=1.5),
    Gated(1300, factor=0.25, cap=2.0),
    Gated(96, 1, head=16),
    Gated(1120, 2, each=80, head=80),
    Gated(1040, 3, each=1040, per_row=3),
    Gated(48, 4, gate_factor=2.5, one_row=True),
    Gated(64, 1, gate_factor=0.4, one_row=True),
    Gated(16, 7, first=32, more=16),
    *(Gated(32, 5 + code) for code in range(5)),
)


def keeping(gate: torch.Tensor) -> torch.Tensor:
    """The root of what is left of 1, of squares, by the sigmoid; of 0.001 at least."""
    return (1 - gate.sigmoid().square()).clamp(min=0.001).sqrt()


FUNCTIONS = {
    1: torch.sigmoid,
    2: functools.partial(torch.nn.functional.softplus, threshold=1e9),
    3: lambda gate: gate,
    4: keeping,
    5: torch.nn.functional.silu,
    6: torch.nn.functional.gelu,
    7: functools.partial(torch.nn.functional.gelu, approximate="tanh"),
    8: torch.relu,
    9: lambda gate: gate.relu().square(),
}


def weigh(run: Runner, of: Gated) -> None:
    """Rows by a factor and a gate, of neighbouring columns or of each, with a bias of each head or without."""
    length, rows = of.first + of.width + of.more, 6
    x, bias = 3 * torch.randn(rows // of.per_row, length), torch.randn(of.width // max(of.head, 1))
    gate, y = 4 * torch.randn(1 if of.one_row else rows, of.width // of.each), empty(rows, of.width)
    given = (x, gate if of.function else x, bias if of.head else x, y)
    gates = 0 if of.one_row else of.width // of.each
    of_gates = (of.each, gates, of.gate_factor, max(of.head, 1), of.function, int(of.head > 0))
    words = as_words(of.width, of.per_row, length, of.first, *of_gates, of.factor, of.cap)
    run("weigh", rows * blocks(run, "weigh", "BLOCK_COLUMNS", of.width), given, words)
    true = x.double().repeat_interleave(of.per_row, 0)[:, of.first :][:, : of.width] * of.factor
    if of.function:
        wide = gate.double().repeat_interleave(of.each, 1) * of.gate_factor
        true = true * FUNCTIONS[of.function](wide + (bias.double().repeat_interleave(of.head) if of.head else 0))
    true = of.cap * (true / of.cap).tanh() if of.cap else true
    close(y, true, f"weigh, {of}", 2.0**-20)


def pass_through(run: Runner, width: int) -> None:
    """Choices of two among ten experts of which three compute nothing; a token that chose none has numbers that are
    none."""
    ids = torch.tensor([[1, 7], [8, 9], [6, 0], [10, 8]], dtype=torch.int32)
    x, weights, routed, y = torch.randn(4, width), torch.rand(4, 2), torch.randn(4, width), empty(4, width)
    x[2] = math.inf
    grid = 4 * blocks(run, "pass_through", "BLOCK_COLUMNS", width)
    run("pass_through", grid, (x, ids, weights, routed, y), (2, 7, 10, width))
    share = (weights.double() * ((ids >= 7) & (ids < 10))).sum(1, keepdim=True)
    close(y, routed.double() + torch.where(share > 0, x.double() * share, 0.0), "pass_through", 2.0**-22)


def advance(run: Runner) -> None:
    """Two turns of as many rows as there may be, of each four one is not in use; the second begins again with the rows
    that are kept."""
    fours = MOST_ROWS // 4

    def rows(each: list[int]) -> torch.Tensor:
        return torch.tensor(each * fours, dtype=torch.int32)

    start = ([5, 6, 7, 8], [10, 3, 0, 4], [2, 3, 0, 1], [11, 4, 0, 5])
    held = [rows(each) for each in start]
    made, count = torch.zeros(2, 4 * fours, dtype=torch.int32), torch.tensor([1], dtype=torch.int32)
    for ids in ([21, 22, 23, 24], [31, 32, 33, 34]):
        run("advance", 1, (rows(ids), *held, made, count), (4 * fours, 2))
    equal(held[0], rows([31, 32, 7, 34]), "advance, tokens")
    for found, before in zip(held[1:], start[1:], strict=True):
        equal(found, rows(before) + 2 * rows([1, 1, 0, 1]), "advance, places")
    equal(made, torch.stack([rows([31, 32, 0, 34]), rows([21, 22, 0, 24])]), "advance, what was made")
    equal(count, torch.tensor([3], dtype=torch.int32), "advance, turns")


def highest(run: Runner, width: int) -> None:
    """The first of the highest, of ties and of infinities; of a row with NaN none."""
    x = torch.randint(-9, 9, (6, width)).float()
    x[1] = -math.inf
    x[2, width - 1] = math.inf
    x[3, :] = 7.0
    x[4, width // 2] = math.nan
    y = empty(6, dtype=torch.int32)
    parts = blocks(run, "highest", "BLOCK_COLUMNS", width)
    best, ids = empty(6, parts), torch.zeros(6, parts, dtype=torch.int32)
    run("highest", 6 * parts, (x, best, ids), (width,))
    run("argmax", 6, (best, ids, y), (width, parts))
    true = x.argmax(1).int()
    true[4] = width
    for row in range(6):
        if row != 4:  # torch gives any of several
            true[row] = int((x[row] == x[row].max()).nonzero()[0])
    equal(y, true, "argmax")


def turned(of: Heads, x: torch.Tensor, weight: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor) -> torch.Tensor:
    """Heads ``x [N, n, d]`` in float64, normed, clipped and turned; ``after``: normed behind that."""
    if of.over and not of.after:
        x = normed_heads(of, x, (2,) if of.over == 1 else (1, 2), weight)
    x = x.clamp(-of.clip, of.clip)
    pair = torch.arange(of.pairs)
    one, other = (2 * pair, 2 * pair + 1) if of.interleaved else (pair, pair + of.pairs)
    a, b, c, s = x[..., one], x[..., other], cos[:, None, : of.pairs].double(), sin[:, None, : of.pairs].double()
    x = torch.cat([a * c - b * s, b * c + a * s, x[..., 2 * of.pairs :]], 2)
    return normed_heads(of, x, (2,), weight) if of.after else x


def normed_heads(of: Heads, x: torch.Tensor, axes: tuple[int, ...], weight: torch.Tensor) -> torch.Tensor:
    """``x [N, n, d]`` through an RMSNorm over ``axes``, with a weight or without."""
    x = x / (x.square().mean(axes, keepdim=True) + EPSILON).sqrt()
    return x * (weight.double() + of.offset).reshape(1, -1, of.size) if of.weighted else x


def enter(run: Runner, of: Heads, dtype: torch.dtype, held: torch.dtype | None = None) -> None:
    """Rows of queries, and a cache in which the tokens' own are and all else is as it was."""
    kernel, tokens, table = f"enter_{entered(max(of.size, of.value_size))}_{kind_of(dtype, held)}", 4, 3
    n, m, d, dv = of.heads, of.kv_heads, of.size, of.value_size
    q, k, v = (torch.randn(tokens, width) for width in (n * d, m * d, m * dv))
    weights = [torch.randn(heads * d if of.over == 2 else d) for heads in (n, m)]
    angles = torch.randn(tokens, max(of.pairs, 1))
    cos, sin, factors = angles.cos(), angles.sin(), torch.rand(tokens) + 0.5
    positions = torch.tensor([130, 131, -1, 132] if of.form < 2 else [3, 300, -1, 127], dtype=torch.int32)
    lengths = torch.tensor([4, 301, 1, 0], dtype=torch.int32)
    tables = torch.tensor([[2, 1, 5], [4, 3, 6], [4, 3, 6], [0, 0, 0]], dtype=torch.int32)
    context, pages = 140, 7
    lead = (pages, m, PAGE) if of.form else (m, context)
    keys, values = torch.randn(*lead, d).to(held or dtype), torch.randn(*lead, dv).to(held or dtype)
    before, rows = (keys.clone(), values.clone()), empty(tokens, n, d, dtype=dtype)
    norms = (of.over, of.weighted, EPSILON, of.offset, of.clip, of.value_over, 2 * EPSILON)
    scalars = (n, m, d, dv, of.pairs, of.interleaved, *norms, of.value_scale)
    given = (q, k, v, *weights, cos, sin, factors, positions, tables, lengths, as_bytes(keys), as_bytes(values), rows)
    of_queries, of_keys = (blocks(run, kernel, "HEADS", heads) for heads in (n, m))
    grid = tokens * (of_queries + 2 * of_keys * of.own)
    run(kernel, grid, given, as_words(*scalars, of.factors, of.own, of.form, context, table))
    true = turned(of, q.double().reshape(tokens, n, d), weights[0], cos, sin)
    true = true * factors.double()[:, None, None] if of.factors else true
    close(rows, true, f"queries, {of}", 2 * unit(dtype) + 2.0**-20)
    true_k = turned(of, k.double().reshape(tokens, m, d), weights[1], cos, sin)
    true_v = v.double().reshape(tokens, m, dv).clamp(-of.clip, of.clip)
    if of.value_over:
        true_v = true_v / (true_v.square().mean(2, keepdim=True) + 2 * EPSILON).sqrt()
    true_v = true_v * of.value_scale
    for found, was, own, what in ((keys, before[0], true_k, "keys"), (values, before[1], true_v, "values")):
        wanted = was.double()
        for token in range(tokens if of.own else 0):
            at = int(positions[token])
            if at < 0:
                continue  # it is none
            if of.form == 0:
                wanted[:, at] = own[token]
            else:
                line = tables[0] if of.form == 1 else tables[token]
                if of.form == 2 and lengths[token] == 0:
                    continue  # it is not in use
                wanted[int(line[at // PAGE]), :, at % PAGE] = own[token]
        close(found, wanted, f"{what}, {of}", rounding(dtype, held))
        others = wanted == was.double()
        equal(as_bytes(found)[others], as_bytes(was)[others], f"{what} of other tokens, {of}")


@dataclass(frozen=True)
class Latents:
    """What ``enter_latents`` and ``leave_latents`` are told of the heads."""

    heads: int = 3
    still: int = 80
    turning: int = 32
    value_size: int = 48
    rank: int = 144
    interleaved: int = 1
    pairs: int = 16
    scale: float = 1.0
    q_scale: float = 1.0
    key_over: int = 0
    factors: int = 0
    own: int = 1
    form: int = 0
    tokens: int = 3
    expanded: bool = False


LATENTS = (
    Latents(),
    Latents(form=1, interleaved=0, scale=1.5, q_scale=0.75, factors=1, tokens=19),
    Latents(form=2, heads=2, still=16, rank=512, turning=64, pairs=32, value_size=16),
    Latents(key_over=1, pairs=0, rank=32),
    Latents(own=0, still=192, value_size=128),
)


def latents(run: Runner, of: Latents, dtype: torch.dtype) -> None:
    """Queries of latents and of turned keys, the cache with the tokens' own; and values of what is gathered."""
    n, r, dr, dv, tokens = of.heads, of.rank, of.turning, of.value_size, of.tokens
    kind, table, context, pages = ELEMENTS[dtype], 3, 160, 7
    q, kv = torch.randn(tokens, n * (of.still + dr)), torch.randn(tokens, r + dr)
    weights = [torch.randn(r), torch.randn(dr)]
    kv_b = (torch.randn(n, of.still + dv, r) / math.sqrt(of.still)).to(dtype)
    angles = torch.randn(tokens, max(of.pairs, 1))
    cos, sin, factors = angles.cos(), angles.sin(), torch.rand(tokens) + 0.5
    places = [3, 300, 127] if of.form == 2 else [*range(122, 121 + tokens), -1]
    lengths = torch.tensor([4, 301, 0], dtype=torch.int32)
    tables = torch.tensor([[2, 1, 5], [4, 3, 6], [0, 0, 0]], dtype=torch.int32)
    lead = (pages, PAGE) if of.form else (context,)
    held = [torch.randn(*lead, width).to(dtype) for width in (r, dr)]
    before = [each.clone() for each in held]
    rows = empty(tokens, n, of.still if of.expanded else r, dtype=dtype)
    turned_rows = empty(tokens, n, dr, dtype=dtype)
    offset, key_epsilon = 1.0, 2 * EPSILON
    name, grid = f"enter_{'expanded' if of.expanded else 'latents'}_{kind}", tokens * (n + of.own)
    if not of.expanded:
        grid += blocks(run, name, "BLOCK_TOKENS", tokens) * n * blocks(run, name, "BLOCK_COLUMNS", r)
    scalars = (tokens, n, of.still, dr, dv, r, of.pairs, of.interleaved, EPSILON, offset, of.scale)
    more = (of.key_over, key_epsilon, 0.0, of.q_scale, of.factors, of.own, of.form, context, table)
    given = (cos, sin, factors, torch.tensor(places, dtype=torch.int32), tables, lengths, kv_b, *held)
    run(name, grid, (q, kv, *weights, *given, rows, turned_rows), as_words(*scalars, *more))
    wide = q.double().reshape(tokens, n, -1) * of.q_scale
    wide = wide * factors.double()[:, None, None] if of.factors else wide
    still = wide[..., : of.still]
    if not of.expanded:
        still = torch.einsum("tnd,ndr->tnr", still, kv_b[:, : of.still].double())
    # both sides of a product are rounded, then its sum
    close(rows, still, f"queries of latents, {of}", 2 * unit(dtype) + 2.0**-20)
    heads = Heads(size=dr, pairs=of.pairs, interleaved=of.interleaved, over=0)
    of_keys = turned(heads, wide[..., of.still :], weights[1], cos, sin)
    close(turned_rows, of_keys, f"queries of turned keys, {of}", 2 * unit(dtype) + 2.0**-20)
    c, key = kv.double()[:, :r], kv.double()[:, None, r:]
    c = c / (c.square().mean(1, keepdim=True) + EPSILON).sqrt() * (weights[0].double() + offset) * of.scale
    if of.key_over:
        key = key / (key.square().mean(2, keepdim=True) + key_epsilon).sqrt() * weights[1].double()
    key = turned(heads, key, weights[1], cos, sin)[:, 0]
    for found, was, own, what in ((held[0], before[0], c, "latents"), (held[1], before[1], key, "turned keys")):
        wanted = was.double()
        for token in range(tokens if of.own else 0):
            at = (places[token],)
            if at[0] < 0:
                continue  # it is none
            if of.form == 2 and lengths[token] == 0:
                continue  # it is not in use
            if of.form:
                line = tables[0] if of.form == 1 else tables[token]
                at = (int(line[at[0] // PAGE]), at[0] % PAGE)
            wanted[at] = own[token]
        close(found, wanted, f"{what}, {of}", rounding(dtype, None))
        others = wanted == was.double()
        equal(found[others], was[others], f"{what} of other tokens, {of}")
    if of.expanded:
        return
    gathered, y = torch.randn(tokens, n, r), empty(tokens, n * dv)
    name = f"leave_latents_{kind}"
    grid = blocks(run, name, "BLOCK_TOKENS", tokens) * n * blocks(run, name, "BLOCK_ROWS", dv)
    run(name, grid, (gathered, kv_b, y), as_words(tokens, n, of.still, dv, r))
    true = torch.einsum("tnr,nvr->tnv", gathered.to(dtype).double(), kv_b[:, of.still :].double())
    close(y.reshape(true.shape), true, f"values of latents, {of}", r * 2.0**-24)
    if run.has(narrowing(name)):
        rounded = empty(tokens, n * dv, dtype=dtype)
        run(narrowing(name), grid, (gathered, kv_b, rounded), as_words(tokens, n, of.still, dv, r))
        equal(rounded, y.to(dtype), narrowing(name))


def expanded(run: Runner, of: Latents, start: int, dtype: torch.dtype) -> None:
    """Keys and values of a sequence's latents, of those that some of the tokens from ``start`` on may see."""
    n, length, kind = of.heads, 2 * PAGE if of.form else 2 * PAGE - 7, ELEMENTS[dtype]
    lead = (5, PAGE) if of.form else (length,)
    held, table = torch.randn(*lead, of.rank).to(dtype), torch.tensor([3, 1], dtype=torch.int32)
    kv_b = (torch.randn(n, of.still + of.value_size, of.rank) / math.sqrt(of.rank)).to(dtype)
    positions = torch.tensor([*range(start, start + of.tokens - 1), -1], dtype=torch.int32)
    found = [torch.full((n, length, size), 7.0).to(dtype) for size in (of.still, of.value_size)]
    name = f"expand_latents_{kind}"
    parts = sum(blocks(run, name, "BLOCK_ROWS", size) for size in (of.still, of.value_size))
    scalars = (of.tokens, n, of.still, of.value_size, of.rank, length, of.form)
    run(name, cdiv(length, PAGE) * parts * n, (held, kv_b, table, positions, *found), scalars)
    latents = torch.cat([held[page] for page in table.long()]) if of.form else held
    seen = min(length, cdiv(start + of.tokens, PAGE) * PAGE)
    rows = torch.einsum("tr,nvr->ntv", latents[:seen].double(), kv_b.double())
    for made, true in zip(found, rows.split([of.still, of.value_size], 2), strict=True):
        close(made[:, :seen], true, f"keys and values of latents, {of}", unit(dtype) + of.rank * 2.0**-24)
        equal(made[:, seen:], torch.full_like(made[:, seen:], 7.0), f"keys and values that nobody sees, {of}")


def entered(width: int) -> int:
    """For which heads the kernel is compiled that takes these."""
    return next(most for most in ENTERED if width <= most)


def bytes_of_a_cache(run: Runner) -> None:
    """Numbers as E4M3: all that there are, what lies halfway between two and beside it, and what is beyond."""
    codes = torch.arange(127, dtype=torch.uint8).view(FP8).float()
    between = (codes[1:] + codes[:-1]) / 2
    above, below = (torch.nextafter(between, torch.full_like(between, limit)) for limit in (math.inf, -math.inf))
    numbers = torch.cat([codes, between, above, below, torch.tensor([460.0, 464.0, 1e9, math.inf, 1e-30, math.nan])])
    # those of either sign, in rows as wide as the kernel takes
    kernel = f"enter_{ENTERED[-1]}_{kind_of(run.packed_dtype, FP8)}"
    width = ENTERED[-1] - 16
    tokens = cdiv(2 * len(numbers), width)
    v = torch.zeros(tokens, width)
    v.flatten()[: 2 * len(numbers)] = torch.cat([numbers, -numbers])
    other, places = torch.randn(tokens, 16), torch.arange(tokens, dtype=torch.int32)
    keys, values = torch.zeros(1, tokens, 16).to(FP8), torch.zeros(1, tokens, width).to(FP8)
    rows = empty(tokens, 16, dtype=run.packed_dtype)
    given = (other, other, v, *[other] * 5, *[places] * 3, as_bytes(keys), as_bytes(values), rows)
    scalars = (1, 1, 16, width, 0, 0, 0, 0, EPSILON, 0.0, math.inf, 0, EPSILON, 1.0, 0, 1, 0, tokens, 1)
    run(kernel, 3 * tokens, given, as_words(*scalars))
    wanted = v.clamp(-448, 448).to(FP8)
    is_number = ~v.isnan()
    equal(as_bytes(values)[0][is_number], as_bytes(wanted)[is_number], "numbers as E4M3")
    equal(values[0].float()[~is_number].isnan(), torch.ones(2, dtype=torch.bool), "NaN as E4M3")


class Cache:
    """Random keys and values of sequences, as the kernels have them and as they are."""

    def __init__(self, of: Scores, dtype: torch.dtype, lengths: list[int]) -> None:
        """Of a type that is that of the cache."""
        m, self.pages = of.kv_heads, cdiv(max(*lengths, 1), PAGE)
        self.capacity = max(lengths) + 3
        widths = (of.width, of.turned or of.values) if of.turned else (of.width, of.values)
        count = len(lengths) * self.pages + 1
        lead = (count, m, PAGE) if of.paged else (m, self.capacity)
        self.parts = [torch.randn(*lead, width).to(dtype) for width in widths]
        self.own: tuple[torch.Tensor, ...] = ()
        if of.expanded:
            self.own = tuple(torch.randn(of.heads, self.capacity, size).to(dtype) for size in (of.width, of.values))
        order = torch.randperm(count - 1)[: len(lengths) * self.pages].int() + 1
        self.tables = order.reshape(len(lengths), self.pages).contiguous()
        self.paged = of.paged

    def rows(self, part: int, sequence: int, length: int) -> torch.Tensor:
        """``[m, length, d]`` in float64."""
        if self.own and part != 1:
            return self.own[part // 2].double()[:, :length]
        held = self.parts[part].double()
        if not self.paged:
            return held[:, :length]
        return torch.cat([held[page] for page in self.tables[sequence].long()], 1)[:, :length]


def attended(of: Scores, q: list[torch.Tensor], cache: Cache, sequence: int, length: int, sinks: torch.Tensor) -> Any:
    """What the heads of the last of ``length`` tokens give, ``[n, dv]`` in float64, of ``q [n, d]``."""
    if length == 0:
        return torch.zeros(of.heads, of.values, dtype=torch.float64)
    scores: Any = 0.0
    for part in range(len(q)):
        keys = cache.rows(part, sequence, length)
        keys = keys.repeat_interleave(of.heads // len(keys), 0)
        scores = scores + torch.einsum("nd,ntd->nt", q[part].double(), keys)
    scores = scores * scale_of(of)
    scores = of.softcap * (scores / of.softcap).tanh() if of.softcap else scores
    kind, width = of.mask
    low = max(length - width, 0) if kind == 1 else (length - 1) // width * width if kind == 2 else 0
    scores[:, :low] = -math.inf
    extra = sinks.double()[:, None] if of.sinks else torch.full((of.heads, 1), -math.inf).double()
    p = torch.cat([scores, extra], 1).softmax(1)[:, :length]
    values = cache.rows(2 if of.expanded else 0 if of.turned else 1, sequence, length)
    values = values.repeat_interleave(of.heads // len(values), 0)
    return torch.einsum("nt,ntd->nd", p, values)


def scale_of(of: Scores) -> float:
    return 1.5 / math.sqrt(of.width)


def kernel_for(of: Scores) -> str:
    if of.expanded:
        kind = expanded_kind(of.width, of.turned, of.values)
    else:
        kind = attention_kind(of.widths, of.values, latent=bool(of.turned))
    assert kind is not None
    return kind


def tolerance(dtype: torch.dtype) -> float:
    """Queries and keys are exact; weights are rounded once, each score and sum to f32."""
    return 2 * unit(dtype) + 2.0**-17


def decoded(run: Runner, of: Scores, dtype: torch.dtype, in_bytes: torch.dtype | None = None) -> None:
    """One token of each of some sequences, its own key in the cache; by pages of it, and by smaller parts."""
    kind, rows = f"{kernel_for(of)}_{kind_of(dtype, in_bytes)}", len(of.lengths)
    cache, sinks = Cache(of, in_bytes or dtype, list(of.lengths)), torch.randn(of.heads)
    q = [torch.randn(rows, of.heads, width).to(dtype) for width in of.widths]
    more = 0 if of.paged else 1
    lengths = torch.tensor([length - more for length in of.lengths], dtype=torch.int32)
    held = [as_bytes(part) for part in cache.parts]
    name = f"attend_{kind}"
    most = run.constant(name, "MOST_PARTS")
    for part in (PAGE, SHORT_PART):
        parts = max(cache.pages, min(cache.pages * (PAGE // part), most))
        sums, stats = empty(rows, parts, of.heads, of.values), empty(rows, parts, of.heads, 2)
        given = (q[0], q[1], *held) if of.turned else (q[0], *held)
        mask = (*of.mask, scale_of(of), of.softcap)
        sizes = (of.heads, of.kv_heads, of.width, of.turned, of.values, cache.capacity)
        scalars = (*sizes, int(of.paged), cache.pages, parts, part, more)
        grid = rows * of.kv_heads * blocks(run, name, "BLOCK_QUERIES", of.heads // of.kv_heads) * parts
        run(name, grid, (*given, cache.tables, lengths, sums, stats), as_words(*scalars, *mask))
        y = empty(rows, of.heads * of.values)
        scalars = (of.heads, of.values, parts, part, more, *of.mask, int(of.sinks))
        grid = rows * of.heads * blocks(run, "join", "BLOCK_VALUES", of.values)
        run("join", grid, (sums, stats, lengths, sinks, y), scalars)
        rounded = empty(rows, of.heads * of.values, dtype=run.packed_dtype)
        run(narrowing("join"), grid, (sums, stats, lengths, sinks, rounded), scalars)
        equal(rounded, y.to(rounded.dtype), narrowing("join"))
        kv_b = (torch.randn(of.heads, 80 + 40, of.values) / math.sqrt(of.values)).to(dtype)
        values = empty(rows, of.heads, 40)
        if of.turned:
            leaving = f"join_leave_latents_{ELEMENTS[dtype]}"
            grid = rows * of.heads * blocks(run, leaving, "BLOCK_ROWS", 40)
            scalars = (rows, of.heads, 80, 40, of.values, *scalars[2:])
            run(leaving, grid, (sums, stats, lengths, sinks, kv_b, values), scalars)
        for row, length in enumerate(of.lengths):
            true = attended(of, [each[row] for each in q], cache, row, length, sinks)
            found = y[row].reshape(true.shape)
            if length:
                close(found, true, f"decode, {of}, row {row}, {dtype}", tolerance(dtype))
            else:
                equal(found, torch.zeros_like(found), f"decode, {of}, a row that is not in use")
            if length and of.turned:
                # what is gathered is rounded once before the product
                margin = tolerance(dtype) + unit(dtype) + of.values * 2.0**-24
                by_rows = torch.einsum("nr,nvr->nv", true, kv_b[:, 80:].double())
                close(values[row], by_rows, f"values of parts, {of}, row {row}, {dtype}", margin)


def many(run: Runner, of: Scores, dtype: torch.dtype, in_bytes: torch.dtype | None = None) -> None:
    """Many tokens of one sequence, each of which sees those before it."""
    kind, length = f"{kernel_for(of)}_{kind_of(dtype, in_bytes)}", of.start + of.tokens
    cache, sinks = Cache(of, in_bytes or dtype, [length]), torch.randn(of.heads)
    q = [torch.randn(of.tokens, of.heads, width).to(dtype) for width in of.widths]
    y, positions = empty(of.tokens, of.heads * of.values), torch.arange(of.start, length, dtype=torch.int32)
    positions[of.tokens - of.unused :] = -1
    held = [as_bytes(part) for part in cache.parts]
    given, m = (q[0], q[1], *held) if of.turned else (q[0], *held), of.kv_heads
    if of.expanded:
        given, m = (*q, cache.own[0], held[1], cache.own[1]), of.heads
    scalars = (of.tokens, of.heads, m, of.width, of.turned, of.values, cache.capacity, int(of.paged))
    name = f"attend_tiles_{kind}"
    grid = m * blocks(run, name, "BLOCK_QUERIES", of.tokens * of.heads // m)
    mask = (*of.mask, scale_of(of), of.softcap, int(of.sinks), *([cache.capacity] if of.expanded else []))
    table, narrow = cache.tables[0].contiguous(), torch.full_like(y, torch.nan, dtype=dtype)
    run(name, grid, (*given, table, positions, sinks, y), as_words(*scalars, *mask, 0))
    run(name, grid, (*given, table, positions, sinks, narrow), as_words(*scalars, *mask, 1))
    equal(narrow, y.to(dtype), f"many, {of}, rounded")
    for token in range(of.tokens):
        true = attended(of, [each[token] for each in q], cache, 0, int(positions[token]) + 1, sinks)
        found = y[token].reshape(true.shape)
        if positions[token] < 0:
            equal(found, torch.zeros_like(found), f"many, {of}, a token that is none")
        else:
            close(found, true, f"many, {of}, token {token}, {dtype}", tolerance(dtype))


def around(run: Runner) -> Iterator[functools.partial[None]]:
    """Every check, in pieces that do not need each other; each ends the process where a kernel is wrong."""
    yield functools.partial(norms, run, 3, 80)
    yield functools.partial(norms, run, 2, 4112)
    for number, of in enumerate(ENDS):
        yield functools.partial(end_of_branch, run, of, 3, (80, 2192, 4112)[number % 3])
        yield functools.partial(end_of_branch, run, of, 2, (4096, 144, 2048)[number % 3])
    for tokens, experts, hidden in ((1, 40, 80), (3, 7, 1040), (4, 70, 2064)) if run.has(NORM_LOGITS) else ():
        yield functools.partial(norm_logits, run, tokens, experts, hidden)
    for stored in (each for each in (*run.dtypes, *run.packings) if run.has(normed_projection(run, 1, each))):
        yield functools.partial(norm_linear, run, 1, 640, (37,), stored)
        yield functools.partial(norm_linear, run, 1, 640, (40, 9, 24), stored)
        yield functools.partial(norm_linear, run, 2, 2816, (11,), stored)
    yield from sampling(run)
    yield functools.partial(highest, run, 37)
    yield functools.partial(highest, run, 5003)
    for packing in run.packings:
        for rows in ((37,), (40, 9, 24)):
            yield functools.partial(linear, run, 1, 640, rows, packing)
            yield functools.partial(linear, run, 5, 640, rows, packing)
            yield functools.partial(linear, run, 9, 640, rows, packing, tiles=True)
            yield functools.partial(linear, run, 40, 1280, rows, packing, tiles=True)
            yield functools.partial(linear, run, 70, 1280, rows, packing, tiles=True)
        # rows of several blocks of columns, the last of them not whole
        yield functools.partial(linear, run, 2, 2816, (11,), packing)
        yield functools.partial(not_finite, run, packing)
        yield functools.partial(unpack_rows, run, packing, 21, 1280)
    yield functools.partial(advance, run)
    yield functools.partial(pass_through, run, 80)
    yield functools.partial(pass_through, run, 1040)
    for gated in GATED:
        yield functools.partial(weigh, run, gated)
    for dtype in run.dtypes:
        yield functools.partial(look_up, run, 80, dtype)
        yield functools.partial(look_up, run, 1, dtype)
        for rows in ((37,), (40, 9, 24)):
            yield functools.partial(linear, run, 1, 144, rows, dtype)
            yield functools.partial(linear, run, 5, 144, rows, dtype)
            yield functools.partial(linear, run, 9, 144, rows, dtype, tiles=True)
            yield functools.partial(linear, run, 40, 272, rows, dtype, tiles=True)
            yield functools.partial(linear, run, 70, 272, rows, dtype, tiles=True)
        for heads in HEADS:
            yield functools.partial(enter, run, heads, dtype)
        for of in LATENTS:
            yield functools.partial(latents, run, of, dtype)
        for of in DECODED:
            yield functools.partial(decoded, run, of, dtype)
            yield functools.partial(decoded, run, replace(of, paged=not of.paged), dtype)
        for of in MANY:
            yield functools.partial(many, run, of, dtype)
        if dtype is not torch.float32:
            for of in LATENTS:
                yield functools.partial(latents, run, replace(of, expanded=True), dtype)
            for start, of in ((0, LATENTS[0]), (100, replace(LATENTS[1], tokens=40)), (3, LATENTS[4])):
                yield functools.partial(expanded, run, of, start, dtype)
            for of in OF_LATENTS:
                yield functools.partial(many, run, replace(of, kv_heads=1), dtype)
    yield functools.partial(bytes_of_a_cache, run)
    for heads in HEADS:
        yield functools.partial(enter, run, heads, run.packed_dtype, FP8)
    for of in (each for each in DECODED if not each.turned):
        yield functools.partial(decoded, run, of, run.packed_dtype, FP8)
        yield functools.partial(decoded, run, replace(of, paged=not of.paged), run.packed_dtype, FP8)
    for of in (each for each in MANY if not each.turned):
        yield functools.partial(many, run, of, run.packed_dtype, FP8)
