"""The end of a branch of the residual stream: what it gives comes to the stream, and what follows reads norms of that.

    end_branch    for token: the outputs of its choices, weighed, by rising expert, or one row of the branch; normed;
                    another row, normed, comes to it; normed; the stream comes to it; times a factor; store
                  for each of up to three norms of one mean square: times its weight; store

A program holds a whole row: each number is read and written once.
"""

import triton
import triton.language as tl

from emitter.kernels.cuda.source.activation import as_float
from emitter.kernels.cuda.source.combine import in_halves, scaled_length
from emitter.kernels.cuda.source.gathered import by_rising_expert
from emitter.kernels.cuda.source.groups import RowNorm
from emitter.kernels.cuda.source.order import begin, fetch_vector


@triton.jit
def row_root(row, width, epsilon):
    """One by the root of the mean square of a row, which is 0 behind its ``width`` numbers, and ``epsilon`` below."""
    squares = row * row
    # columns that a thread has first: products that two threads add up would be rounded by one of them alone
    if len(row.shape) == 2:
        squares = tl.sum(squares, axis=1)
    squares = tl.sum(squares, axis=0)
    return 1.0 / tl.sqrt(squares / width + as_float(epsilon))


@triton.jit
def normed_row(row, weight, by: RowNorm, column, width):
    """A row by the root of its mean square, times ``weight``; times the factor alone where there is no such norm."""
    root = 1.0
    if by.is_there != 0:
        root = row_root(row, width, by.epsilon)
    factor = tl.load(weight + column, mask=(column < width) & (by.has_weight != 0), other=0.0)
    return row * root * (factor + as_float(by.offset))


@triton.jit
def sum_of_parts(rows, start, column, inside, parts, width):
    """The numbers ``column`` from ``start`` on of ``rows [parts, N, width]`` f32, added up in order."""
    total = tl.load(rows + start + column, mask=inside & (parts > 0), other=0.0)
    each = tl.num_programs(0).to(tl.int64) * width
    for part in range(1, parts):
        total += tl.load(rows + part * each + start + column, mask=inside, other=0.0)
    return total


@triton.jit
def weighed_output(
    outputs, weights, assignment, visits, column, width, is_weighed, EACH: tl.constexpr, SCALED: tl.constexpr
):
    """The output of an assignment times its weight, 0 where it ``visits`` no expert."""
    inside = (column < width) & visits
    by = tl.load(weights + assignment, mask=visits & (is_weighed != 0), other=1.0)
    if SCALED:
        length = scaled_length(width, EACH)
        output = tl.load(in_halves(outputs) + assignment * length + column, mask=inside, other=0.0).to(tl.float32)
        line = tl.max(column, axis=1) // EACH
        powers = outputs + assignment * (length // 2) + width // 2
        output *= tl.load(powers + line, mask=(line * EACH < width) & visits, other=0.0)[:, None]
    else:
        output = tl.load(outputs + assignment * width + column, mask=inside, other=0.0)
    return output * by


@triton.jit
def choices_row(
    outputs,
    ids,
    weights,
    token,
    column,
    top_k,
    experts,
    width,
    is_weighed,
    BLOCK_K: tl.constexpr,
    EACH: tl.constexpr,
    SCALED: tl.constexpr,
):
    """The sum of a token's ``outputs``, by rising expert as ``combine`` adds them up; four are asked for at once."""
    AT_ONCE: tl.constexpr = 4
    row = tl.zeros(column.shape, tl.float32)
    order = by_rising_expert(ids + token * top_k, tl.arange(0, BLOCK_K), top_k, experts, BLOCK_K)
    # how many come before each: looked for one after another, each would be waited for
    number = tl.sum((order[None, :] < order[:, None]).to(tl.int32), axis=1)
    for first in range(0, top_k, AT_ONCE):
        loaded = ()
        for i in tl.static_range(AT_ONCE):
            own = tl.sum(tl.where(number == first + i, order, 0), axis=0)
            visits = own // BLOCK_K < experts
            assignment = token * top_k + tl.where(visits, own % BLOCK_K, 0)
            loaded += (weighed_output(outputs, weights, assignment, visits, column, width, is_weighed, EACH, SCALED),)
        for i in tl.static_range(AT_ONCE):
            row += loaded[i]
    return row


@triton.jit
def end_branch(
    stream,
    outputs,
    ids,
    weights,
    beside,
    norm_weight,
    beside_weight,
    outer_weight,
    factor,
    weight_0,
    weight_1,
    weight_2,
    narrow_0,
    narrow_1,
    narrow_2,
    y_0,
    y_1,
    y_2,
    total,
    top_k,
    experts,
    width,
    is_weighed,
    row_parts,
    beside_parts,
    has_factor,
    norm: RowNorm,
    beside_norm: RowNorm,
    outer_norm: RowNorm,
    epsilon,
    offset,
    left,
    BLOCK_COLUMNS: tl.constexpr,
    BLOCK_K: tl.constexpr,
    EACH: tl.constexpr,
    CHOICES: tl.constexpr,
    SCALED: tl.constexpr,
    NORMED: tl.constexpr,
    EARLY: tl.constexpr,
):
    """``total [N, H]`` f32 and up to three norms of it, ``narrow_i`` and ``y_i [N, H]``, by ``weight_i [H]`` f32.

    ``total = (stream + outer(norm(branch) + beside_norm(beside))) * factor``. In the place of a norm there may be one
    factor; without NORMED there is neither, and at most one norm of the total is left. The branch is the sum of
    ``row_parts`` of ``outputs [parts, N, H]`` f32, or, with CHOICES, what ``combine`` makes of ``outputs [S, H]``;
    ``beside`` is the sum of ``beside_parts``, maybe of none. ``factor [1]`` f32 is read where there is one.

    Norm i is left in f32 where bit i of ``left`` is set, rounded where bit 8 + i is; it has a weight, to which
    ``offset`` is added, where bit 16 + i is. ``epsilon`` is that of all.
    """
    if EARLY:
        fetch_vector(weight_0, tl.where((left & 0x10000) != 0, width, 0))
        if NORMED:
            fetch_vector(weight_1, tl.where((left & 0x20000) != 0, width, 0))
            fetch_vector(weight_2, tl.where((left & 0x40000) != 0, width, 0))
            fetch_vector(norm_weight, tl.where(norm.has_weight != 0, width, 0))
            fetch_vector(beside_weight, tl.where(beside_norm.has_weight != 0, width, 0))
            fetch_vector(outer_weight, tl.where(outer_norm.has_weight != 0, width, 0))
    begin(EARLY)
    token = tl.program_id(0).to(tl.int64)
    start = token * width
    if SCALED:
        # lines of as many columns as have a power of two in common
        column = tl.arange(0, BLOCK_COLUMNS // EACH)[:, None] * EACH + tl.arange(0, EACH)[None, :]
    else:
        column = tl.arange(0, BLOCK_COLUMNS)
    inside = column < width
    given = tl.load(stream + start + column, mask=inside, other=0.0)
    second = sum_of_parts(beside, start, column, inside, beside_parts, width)
    if CHOICES:
        row = choices_row(
            outputs, ids, weights, token, column, top_k, experts, width, is_weighed, BLOCK_K, EACH, SCALED
        )
    else:
        row = sum_of_parts(outputs, start, column, inside, row_parts, width)
    if NORMED:
        row = normed_row(row, norm_weight, norm, column, width)
        second = normed_row(second, beside_weight, beside_norm, column, width)
        row = normed_row(row + second, outer_weight, outer_norm, column, width)
    else:
        row += second
    made = (given + row) * tl.load(factor, mask=has_factor != 0, other=1.0)
    tl.store(total + start + column, made, mask=inside)
    if (left & 0xFFFF) != 0:
        made *= row_root(made, width, epsilon)
        every = ((weight_0, narrow_0, y_0), (weight_1, narrow_1, y_1), (weight_2, narrow_2, y_2))
        for i in tl.static_range(3 if NORMED else 1):
            if (left & (0x101 << i)) != 0:
                has_weight = (left & (0x10000 << i)) != 0
                by = tl.load(every[i][0] + column, mask=inside & has_weight, other=0.0)
                value = made * (by + tl.where(has_weight, as_float(offset), 1.0))
                rounded = value.to(every[i][1].dtype.element_ty)
                tl.store(every[i][1] + start + column, rounded, mask=inside & ((left & (0x100 << i)) != 0))
                tl.store(every[i][2] + start + column, value, mask=inside & ((left & (1 << i)) != 0))
