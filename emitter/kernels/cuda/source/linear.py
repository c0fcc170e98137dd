"""Norms of rows, projections of few tokens by matrices that read the same rows, and the highest of a row.

linear   for block of rows of one of the matrices, for block of tokens: dot products with each token's row, add the
         bias, store; of rows that are normed first, the mean square beside them, by whose root the products are
norm     for token: the mean square, of a LayerNorm about the mean; each number times its root, the weight, the bias
highest  for row, for block of columns: the highest number; the least column that has it
argmax   for row: the same of its blocks of columns

Blocks of tokens of one row block follow each other: all but the first find its rows in the cache of the GPU.
"""

import triton
import triton.language as tl

from emitter.kernels.cuda.source.activation import as_float
from emitter.kernels.cuda.source.groups import GivenRows, Layout, Planes, RootMeanSquare, Weight
from emitter.kernels.cuda.source.order import begin, fetch, fetch_vector
from emitter.kernels.cuda.source.weights import activations, advance, each_of, element_of, load_rows


@triton.jit
def summed_if(x, addend, has_addend, at, inside):
    """The numbers ``at`` of ``x`` f32, with those of ``addend`` f32 if it ``has_addend``."""
    value = tl.load(x + at, mask=inside, other=0.0)
    return value + tl.load(addend + at, mask=inside & (has_addend != 0), other=0.0)


@triton.jit
def unrooted(given: GivenRows, by: RootMeanSquare, row, column, inside):
    """The numbers ``column`` of the row at ``row``, where it is normed but for the root, and what the mean square is
    of."""
    if given.weight is None:
        value = tl.load(given.x + row + column, mask=inside, other=0.0)
        square = value
    else:
        value = summed_if(given.x + row, given.addend + row, by.has_addend, column, inside)
        tl.store(given.total + row + column, value, mask=inside & given.leaves)
        square = value * value
        weight = tl.load(given.weight + column, mask=inside & (by.has_weight != 0), other=0.0)
        value *= weight + as_float(by.offset)
    return value, square


@triton.jit
def row_products(
    given: GivenRows,
    by: RootMeanSquare,
    weight: Weight,
    y,
    block,
    tokens,
    length,
    rows,
    TOKENS: tl.constexpr,
    BLOCK_ROWS: tl.constexpr,
    BLOCK_LENGTH: tl.constexpr,
    PACKING: tl.constexpr,
    STAGES: tl.constexpr,
    ELEMENT: tl.constexpr,
):
    """Row block ``block`` of ``y [TOKENS, rows]`` f32: ``weight [rows, length]`` by the rows ``[TOKENS, length]``, and
    the bias ``[rows]``. Of weights that are numbers rows are rounded to ``ELEMENT``. Where there are fewer ``tokens``
    than TOKENS, the others are neither read nor written. Products of rows that are normed are times the root last."""
    row = block * BLOCK_ROWS + tl.arange(0, BLOCK_ROWS)
    held = tl.minimum(row, rows - 1).to(tl.int64)
    column = tl.arange(0, BLOCK_LENGTH)
    EACH: tl.constexpr = each_of(PACKING)
    WORDS: tl.constexpr = BLOCK_LENGTH // EACH
    TERMS: tl.constexpr = BLOCK_LENGTH if PACKING == "plain" else WORDS // 4
    all_terms = ()
    squares = ()
    for _ in tl.static_range(TOKENS):
        all_terms += (tl.zeros((BLOCK_ROWS, TERMS), tl.float32),)
        squares += (tl.zeros((BLOCK_LENGTH,), tl.float32),)
    if PACKING == "plain":
        lines = weight.planes.codes + held[:, None] * length + column[None, :]
        for start in tl.range(0, length, BLOCK_LENGTH, num_stages=STAGES):
            w = tl.load(lines + start, mask=(column < length - start)[None, :], other=0.0)
            further = ()
            further_squares = ()
            for t in tl.static_range(TOKENS):
                inside = column < tl.where(t < tokens, length - start, 0)
                v, square = unrooted(given, by, t * length, column + start, inside)
                further += (all_terms[t] + w.to(tl.float32) * v.to(ELEMENT).to(tl.float32)[None, :],)
                further_squares += (squares[t] + square,)
            all_terms = further
            squares = further_squares
    else:
        for start in range(0, length, BLOCK_LENGTH):
            loaded = load_rows(weight.planes, held, start // EACH, length, weight.layout, WORDS, PACKING)
            further = ()
            further_squares = ()
            for t in tl.static_range(TOKENS):
                inside = column < tl.where(t < tokens, length - start, 0)
                v, square = unrooted(given, by, t * length, column + start, inside)
                chunks = activations(v.to(tl.float32), WORDS, PACKING)
                further += (advance(all_terms[t], loaded, chunks, weight.layout, PACKING),)
                further_squares += (squares[t] + square,)
            all_terms = further
            squares = further_squares
    bias = tl.load(weight.bias + row, mask=(row < rows) & (weight.has_bias != 0), other=0.0)
    for t in tl.static_range(TOKENS):
        found = tl.sum(all_terms[t], axis=1)
        if given.weight is not None:
            found *= root_of(squares[t], length, by.epsilon)
        tl.store(y + t * rows + row, found + bias, mask=row < tl.where(t < tokens, rows, 0))


@triton.jit
def fetch_rows(weight, block, length, rows, BLOCK_ROWS: tl.constexpr):
    """Have the GPU's cache read row block ``block`` of ``weight [rows, length]``, where there is one."""
    EACH: tl.constexpr = 1024 // weight.dtype.element_ty.primitive_bitwidth
    row = block * BLOCK_ROWS + tl.arange(0, BLOCK_ROWS)
    line = tl.arange(0, 32) * EACH
    if (block >= 0) & (block * BLOCK_ROWS < rows):
        lines = weight + tl.minimum(row, rows - 1).to(tl.int64)[:, None] * length
        for start in range(0, length, 32 * EACH):
            fetch(lines + tl.minimum(line + start, length - 1)[None, :])


@triton.jit
def linear(
    x,
    addend,
    norm_weight,
    weight_0: Planes,
    weight_1: Planes,
    weight_2: Planes,
    bias_0,
    bias_1,
    bias_2,
    y_0,
    y_1,
    y_2,
    total,
    tokens,
    length,
    rows_0,
    rows_1,
    rows_2,
    biases,
    layout: Layout,
    by: RootMeanSquare,
    TOKENS: tl.constexpr,
    BLOCK_ROWS: tl.constexpr,
    BLOCK_LENGTH: tl.constexpr,
    PACKING: tl.constexpr,
    STAGES: tl.constexpr,
    ELEMENT: tl.constexpr,
    EARLY: tl.constexpr,
):
    """``y_i [N, rows_i]`` f32 of ``x [N, length]`` f32 and up to three ``weight_i [rows_i, length]``, ``bias_i`` f32.

    Bit i of ``biases`` says whether there is ``bias_i``. x is rounded to ``ELEMENT``, the type of weights that are
    numbers; packed ones (see ``weights.py``) are as they are stored. ``TOKENS`` at a time read the same rows; a token's
    numbers are the same with any others.

    With ``norm_weight`` it is the RMSNorm of x that is multiplied, with an addend of ``x + addend``, which becomes
    ``total``. Every program adds up the squares of its rows while it multiplies them.
    """
    KIND: tl.constexpr = element_of(ELEMENT)
    groups = tl.cdiv(tokens, TOKENS)
    token = (tl.program_id(0) % groups).to(tl.int64) * TOKENS
    block = tl.program_id(0) // groups
    if EARLY and PACKING == "plain":
        # while the kernels in front still run: they leave most of the bandwidth
        first = tl.where(token == 0, block, -1)
        second = first - tl.cdiv(rows_0, BLOCK_ROWS)
        fetch_rows(weight_0.codes, first, length, rows_0, BLOCK_ROWS)
        if weight_1.codes is not None:
            fetch_rows(weight_1.codes, second, length, rows_1, BLOCK_ROWS)
        if weight_2.codes is not None:
            fetch_rows(weight_2.codes, second - tl.cdiv(rows_1, BLOCK_ROWS), length, rows_2, BLOCK_ROWS)
    begin(EARLY)
    if norm_weight is None:
        given = GivenRows(x + token * length, None, None, None, False)
    else:
        # one program of a token leaves what it sums up
        leaves = (block == 0) & (by.has_addend != 0)
        row = token * length
        given = GivenRows(x + row, addend + row, norm_weight, total + row, leaves)
    blocks = tl.cdiv(rows_0, BLOCK_ROWS)
    if block < blocks:
        row_products(
            *(given, by, Weight(weight_0, layout, bias_0, biases & 1), y_0 + token * rows_0, block),
            *(tokens - token, length, rows_0, TOKENS, BLOCK_ROWS, BLOCK_LENGTH, PACKING, STAGES, KIND),
        )
    if weight_1.codes is not None:
        block -= blocks
        blocks = tl.cdiv(rows_1, BLOCK_ROWS)
        if (block >= 0) & (block < blocks):
            row_products(
                *(given, by, Weight(weight_1, layout, bias_1, biases & 2), y_1 + token * rows_1, block),
                *(tokens - token, length, rows_1, TOKENS, BLOCK_ROWS, BLOCK_LENGTH, PACKING, STAGES, KIND),
            )
    if weight_2.codes is not None:
        block -= blocks
        if block >= 0:
            row_products(
                *(given, by, Weight(weight_2, layout, bias_2, biases & 4), y_2 + token * rows_2, block),
                *(tokens - token, length, rows_2, TOKENS, BLOCK_ROWS, BLOCK_LENGTH, PACKING, STAGES, KIND),
            )


@triton.jit
def summed(x, addend, at, inside):
    """The numbers ``at`` of ``x`` f32, with those of ``addend`` where there is one."""
    value = tl.load(x + at, mask=inside, other=0.0)
    if addend is not None:
        value += tl.load(addend + at, mask=inside, other=0.0)
    return value


@triton.jit
def norm(
    x,
    addend,
    weight,
    bias,
    narrow,
    y,
    total,
    width,
    about_mean,
    has_weight,
    has_bias,
    epsilon,
    offset,
    rounded,
    BLOCK_COLUMNS: tl.constexpr,
    EARLY: tl.constexpr,
):
    """``y [N, width]`` f32: rows of ``x`` f32 less their mean (``about_mean``) by the root of their mean square.

    Times ``weight [width]`` plus ``offset``, an f32, and ``bias [width]`` added; with ``has_weight`` 2 it is the rows
    that are times the weight. With an ``addend`` of ``x + addend``, which becomes ``total``, and ``y`` is of the type
    of ``narrow`` if ``rounded`` is 1, of both if it is 2.
    """
    if EARLY:
        fetch_vector(weight, tl.where(has_weight != 0, width, 0))
        fetch_vector(bias, width * has_bias)
    begin(EARLY)
    row = tl.program_id(0).to(tl.int64) * width
    column = tl.arange(0, BLOCK_COLUMNS)
    mean = 0.0
    if about_mean != 0:
        terms = tl.zeros((BLOCK_COLUMNS,), tl.float32)
        for start in range(0, width, BLOCK_COLUMNS):
            terms += summed(x, addend, row + start + column, column < width - start)
        mean = tl.sum(terms, axis=0) / width
    squares = tl.zeros((BLOCK_COLUMNS,), tl.float32)
    for start in range(0, width, BLOCK_COLUMNS):
        inside = column < width - start
        value = tl.where(inside, summed(x, addend, row + start + column, inside) - mean, 0.0)
        if has_weight == 2:
            value *= tl.load(weight + start + column, mask=inside, other=0.0) + as_float(offset)
        squares += value * value
    root = 1.0 / tl.sqrt(tl.sum(squares, axis=0) / width + as_float(epsilon))
    for start in range(0, width, BLOCK_COLUMNS):
        inside = column < width - start
        given = summed(x, addend, row + start + column, inside)
        if addend is not None:
            tl.store(total + row + start + column, given, mask=inside)
        value = (given - mean) * root
        if has_weight != 0:
            value *= tl.load(weight + start + column, mask=inside, other=0.0) + as_float(offset)
        if has_bias != 0:
            value += tl.load(bias + start + column, mask=inside, other=0.0)
        if rounded == 1:
            rows = y.to(tl.pointer_type(narrow.dtype.element_ty), bitcast=True)
            tl.store(rows + row + start + column, value.to(narrow.dtype.element_ty), mask=inside)
        else:
            tl.store(y + row + start + column, value, mask=inside)
            if rounded == 2:
                tl.store(narrow + row + start + column, value.to(narrow.dtype.element_ty), mask=inside)


@triton.jit
def root_of(squares, width, epsilon):
    """One by the root of the mean of ``squares``, and ``epsilon`` below it."""
    return 1.0 / tl.sqrt(tl.sum(squares, axis=0) / width + as_float(epsilon))


@triton.jit
def highest(x, best, ids, width, BLOCK_COLUMNS: tl.constexpr, EARLY: tl.constexpr):
    """Of each BLOCK_COLUMNS columns of ``x [N, width]`` f32 the highest number, ``best [N, P]`` f32, and the first that
    has it, ``ids [N, P]`` i32. NaN and ``width`` where there is one."""
    begin(EARLY)
    parts = tl.cdiv(width, BLOCK_COLUMNS)
    row = (tl.program_id(0) // parts).to(tl.int64)
    column = tl.program_id(0) % parts * BLOCK_COLUMNS + tl.arange(0, BLOCK_COLUMNS)
    value = tl.load(x + row * width + column, mask=column < width, other=float("-inf"))
    is_number = tl.min((value == value).to(tl.int32), axis=0) != 0
    most = tl.where(is_number, tl.max(value, axis=0), float("nan"))
    tl.store(best + tl.program_id(0), most)
    tl.store(ids + tl.program_id(0), tl.min(tl.where((value == most) & (column < width), column, width), axis=0))


@triton.jit
def argmax(best, ids, y, width, parts, BLOCK_PARTS: tl.constexpr, EARLY: tl.constexpr):
    """``y [N]`` i32: the first of the highest of each row, of what ``highest`` gives of it; ``width`` for one with
    NaN."""
    begin(EARLY)
    part = tl.arange(0, BLOCK_PARTS)
    row = tl.program_id(0).to(tl.int64) * parts
    most = float("-inf")
    least = width
    for start in range(0, parts, BLOCK_PARTS):
        inside = part < parts - start
        value = tl.load(best + row + start + part, mask=inside, other=float("-inf"))
        here = tl.where(tl.min((value == value).to(tl.int32), axis=0) != 0, tl.max(value, axis=0), float("nan"))
        place = tl.load(ids + row + start + part, mask=inside, other=2147483647)
        first = tl.min(tl.where((value == here) & inside, place, width), axis=0)
        better = (here > most) | (here != here) | (start == 0)
        least = tl.where(better, first, least)
        most = tl.where(better, here, most)
    tl.store(y + tl.program_id(0), least)
