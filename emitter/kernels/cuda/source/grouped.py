"""The experts over many tokens: rows sorted by expert, one matrix product for each row block.

    count_rows     for block of ids: their histogram; of many ids
    place_rows     for block of ids: add up the histograms, sort, store each in its place; some row blocks
                   or, of few, for expert: histogram of all ids, its row blocks, its assignments in their order
    grouped_up     for row block, block of hidden units: gather rows of x, two matrix products, activate, store
    grouped_down   for row block, block of output columns: matrix product, store by assignment

A row block is up to ``block_rows`` rows of one expert. As many are launched as there could be, whatever the routing;
a block that is not needed ends at once. Nothing is read back, and nothing is added up in an order that may change.

With ``dense_rows``, a number of rows, nothing is sorted: there is one MLP, which every token visits.
"""

import triton
import triton.language as tl

from emitter.kernels.cuda.source.activation import hidden_value
from emitter.kernels.cuda.source.combine import store_scaled
from emitter.kernels.cuda.source.groups import Activation, Layout, Planes, RowBlock, Weight
from emitter.kernels.cuda.source.order import begin
from emitter.kernels.cuda.source.weights import (
    fragment_columns,
    fragment_rows,
    of_expert,
    rows_of_units,
    tile,
    tile_scales,
)


@triton.jit
def experts_of(ids, start, assignments, experts, BLOCK: tl.constexpr):
    """``BLOCK`` of the ids from ``start`` on; ``experts`` in invalid lanes."""
    index = start + tl.arange(0, BLOCK)
    each = tl.load(ids + index, mask=index < assignments, other=experts)
    return tl.where((each >= 0) & (each < experts), each, experts)


@triton.jit
def count_rows(ids, counts, assignments, experts, BLOCK: tl.constexpr, BINS: tl.constexpr, EARLY: tl.constexpr):
    """``counts [B, BINS]`` i32: how many of each ``BLOCK`` of ``ids [S]`` i32 are an expert's."""
    begin(EARLY)
    block = tl.program_id(0)
    each = experts_of(ids, block * BLOCK, assignments, experts, BLOCK)
    tl.store(counts + block * BINS + tl.arange(0, BINS), tl.histogram(each, BINS, mask=each < experts))


@triton.jit
def counts_up_to(counts, block, parts, BINS: tl.constexpr):
    """Of ``counts [parts, BINS]``: those of all blocks, of the blocks before ``block``, and of this one."""
    AT_ONCE: tl.constexpr = 16
    bins = tl.arange(0, BINS)
    all_of_them = tl.zeros((AT_ONCE, BINS), tl.int32)
    earlier = tl.zeros((AT_ONCE, BINS), tl.int32)
    for first in range(0, parts, AT_ONCE):
        part = (first + tl.arange(0, AT_ONCE))[:, None]
        each = tl.load(counts + part * BINS + bins[None, :], mask=part < parts, other=0)
        all_of_them += each
        earlier += tl.where(part < block, each, 0)
    return tl.sum(all_of_them, axis=0), tl.sum(earlier, axis=0), tl.load(counts + block * BINS + bins)


@triton.jit
def place_few(ids, written, sizes, FEW: tl.constexpr, BINS: tl.constexpr):
    """``place_rows`` of up to ``FEW`` assignments: a program for each expert, which finds its own."""
    assignment_of, row_blocks = written
    assignments, experts, blocks, block_rows = sizes
    expert = tl.program_id(0)
    bins = tl.arange(0, BINS)
    each = experts_of(ids, 0, assignments, experts, FEW)
    total = tl.histogram(each, BINS, mask=each < experts)
    filled = (total + block_rows - 1) // block_rows
    before = bins < expert
    first = tl.sum(tl.where(before, total, 0), axis=0)
    count = tl.sum(tl.where(bins == expert, total, 0), axis=0)
    first_block = tl.sum(tl.where(before, filled, 0), axis=0)
    lane = tl.arange(0, 128)
    for start in range(0, (count + block_rows - 1) // block_rows, 128):
        row = (start + lane) * block_rows
        place = row_blocks + first_block + start + lane
        tl.store(place, tl.zeros((128,), tl.int32) + expert, mask=row < count)
        tl.store(place + blocks, first + row, mask=row < count)
        tl.store(place + 2 * blocks, first + tl.minimum(row + block_rows, count), mask=row < count)
    if expert == experts - 1:
        for start in range(tl.sum(filled, axis=0), blocks, 128):
            tl.store(row_blocks + start + lane, tl.zeros((128,), tl.int32) - 1, mask=start + lane < blocks)
    is_own = each == expert
    row = first + tl.cumsum(is_own.to(tl.int32), axis=0) - 1
    tl.store(assignment_of + row, tl.arange(0, FEW), mask=is_own)


@triton.jit
def place_many(ids, counts, written, sizes, BLOCK: tl.constexpr, BINS: tl.constexpr, BLOCK_PLACES: tl.constexpr):
    """``place_rows`` of any number of assignments: a program for each block of ids, which sorts these."""
    assignment_of, row_blocks = written
    assignments, experts, blocks, block_rows = sizes
    own = tl.program_id(0)
    parts = tl.cdiv(assignments, BLOCK)
    index = tl.arange(0, BLOCK)
    total, earlier, here = counts_up_to(counts, own, parts, BINS)
    first = tl.cumsum(total, axis=0) - total
    # of ids that are sorted where they are, each is as far from its row as the first of its expert
    ordered = tl.sort(experts_of(ids, own * BLOCK, assignments, experts, BLOCK) * BLOCK + index)
    expert = ordered // BLOCK
    away = first + earlier - (tl.cumsum(here, axis=0) - here)
    row = index + tl.gather(away, tl.minimum(expert, BINS - 1), 0)
    tl.store(assignment_of + row, own * BLOCK + ordered % BLOCK, mask=expert < experts)
    filled = (total + block_rows - 1) // block_rows
    behind = tl.cumsum(filled, axis=0)
    for start in range(own * BLOCK_PLACES, blocks, parts * BLOCK_PLACES):
        block = start + tl.arange(0, BLOCK_PLACES)
        # the expert of a row block: as many have all of theirs in front of it
        of = tl.sum((behind[None, :] <= block[:, None]).to(tl.int32), axis=1)
        is_needed = (of < experts) & (block < blocks)
        of = tl.minimum(of, BINS - 1)
        low = tl.gather(first, of, 0) + (block - tl.gather(behind - filled, of, 0)) * block_rows
        high = tl.minimum(low + block_rows, tl.gather(first + total, of, 0))
        tl.store(row_blocks + block, tl.where(is_needed, of, -1), mask=block < blocks)
        tl.store(row_blocks + blocks + block, low, mask=is_needed)
        tl.store(row_blocks + 2 * blocks + block, high, mask=is_needed)


@triton.jit
def place_rows(
    ids,
    counts,
    assignment_of,
    row_blocks,
    assignments,
    experts,
    blocks,
    block_rows,
    BLOCK: tl.constexpr,
    FEW: tl.constexpr,
    BINS: tl.constexpr,
    BLOCK_PLACES: tl.constexpr,
    EARLY: tl.constexpr,
):
    """``assignment_of [S]`` i32, sorted by expert, stable; ``row_blocks [3, T]`` i32: expert or -1, first row, end.

    ``counts`` are those of ``count_rows``, read beyond ``FEW`` assignments.
    """
    begin(EARLY)
    written, sizes = (assignment_of, row_blocks), (assignments, experts, blocks, block_rows)
    if assignments <= FEW:
        place_few(ids, written, sizes, FEW, BINS)
    else:
        place_many(ids, counts, written, sizes, BLOCK, BINS, BLOCK_PLACES)


@triton.jit
def tile_place(blocks, columns, SWIZZLE: tl.constexpr, MANY_COLUMNS: tl.constexpr):
    """The row block and the block of columns that this program computes.

    Where a row has many blocks of columns, the programs of ``SWIZZLE`` row blocks run together (tile swizzle): the
    weights of an expert are then read once for all its row blocks in the group. Where it has fewer, programs of several
    row blocks run at once anyway.
    """
    group = tl.where(columns >= MANY_COLUMNS, SWIZZLE, 1)
    around = group * columns
    first = tl.program_id(0) // around * group
    height = tl.minimum(blocks - first, group)
    within = tl.program_id(0) % around
    return first + within % height, within // height


@triton.jit
def row_block(row_blocks, block, blocks, dense_rows, BLOCK_ROWS: tl.constexpr):
    """Expert, first row and end of a row block. Expert -1: none."""
    sorted_rows = dense_rows == 0
    expert = tl.load(row_blocks + block, mask=sorted_rows, other=0)
    low = tl.load(row_blocks + blocks + block, mask=sorted_rows, other=block * BLOCK_ROWS)
    end = tl.minimum(block * BLOCK_ROWS + BLOCK_ROWS, dense_rows)
    return expert, low, tl.load(row_blocks + 2 * blocks + block, mask=sorted_rows, other=end)


@triton.jit
def assignment(assignment_of, row, low, high, dense_rows):
    """The assignments of sorted rows from ``low`` to below ``high``: of a dense MLP, the rows themselves."""
    below = tl.where(dense_rows == 0, high, low)
    found = tl.load(assignment_of + row, mask=row < below, other=0)
    return tl.where(row < below, found, row)


@triton.jit
def rows_of(assignment_of, low, high, dense_rows, BLOCK_ROWS: tl.constexpr):
    """Of a row block: the rows that it could have, those that it has, the last one again, and these' assignments."""
    could = low + tl.arange(0, BLOCK_ROWS)
    row = tl.minimum(could, high - 1)
    return could, row, assignment(assignment_of, row, low, high, dense_rows)


@triton.jit
def next_tile(
    planes: Planes,
    scales,
    row,
    start,
    length,
    layout: Layout,
    COLUMNS: tl.constexpr,
    PACKING: tl.constexpr,
    ELEMENT,
    FRAGMENTS: tl.constexpr = False,
):
    """Columns from ``start`` on of rows ``row [R]`` of one expert, ``[COLUMNS, R]``, 0 behind the last; as
    ``FRAGMENTS`` (see ``tile``) ``[R, COLUMNS]``.

    ``scales`` are those of a packed tile; those of the next one come back with it: they are on their way meanwhile.
    """
    if PACKING == "plain":
        column = tl.arange(0, COLUMNS)
        at = row[None, :] * length + column[:, None] + start
        numbers = tl.load(planes.codes + at, mask=(column < length - start)[:, None], other=0.0)
    else:
        following = tile_scales(planes, row, start + COLUMNS, length, layout, COLUMNS, PACKING)
        numbers = tile(planes, *scales, row, start, length, layout, COLUMNS, PACKING, ELEMENT, FRAGMENTS)
        if not FRAGMENTS:
            numbers = tl.trans(numbers)
        scales = following
    return numbers, scales


@triton.jit
def no_products(ROWS: tl.constexpr, OUTPUTS: tl.constexpr, FRAGMENTS: tl.constexpr):
    """What ``add_products`` begins with."""
    return tl.zeros((OUTPUTS, ROWS) if FRAGMENTS else (ROWS, OUTPUTS), tl.float32)


@triton.jit
def add_products(total, a, w, PRECISION: tl.constexpr, FRAGMENTS: tl.constexpr):
    """``total`` and the products of rows ``a [ROWS, C]`` and weights ``[C, R]``; by FRAGMENTS ``[R, C]`` transposed."""
    if FRAGMENTS:
        total = tl.dot(w, tl.trans(a), total, input_precision=PRECISION)
    else:
        total = tl.dot(a, w, total, input_precision=PRECISION)
    return total


@triton.jit
def columns_of(COLUMNS: tl.constexpr, FRAGMENTS: tl.constexpr):
    """The columns of a tile, in the order of its products."""
    return fragment_columns(COLUMNS) if FRAGMENTS else tl.arange(0, COLUMNS)


@triton.jit
def first_scales(planes: Planes, row, start, length, layout: Layout, COLUMNS: tl.constexpr, PACKING: tl.constexpr):
    """The scales of the first tile of rows ``row``, from column ``start`` on."""
    scales = (0, 0)
    if PACKING != "plain":
        scales = tile_scales(planes, row, start, length, layout, COLUMNS, PACKING)
    return scales


@triton.jit
def up_of_rows(
    x,
    assignment_of,
    weight: Weight,
    hidden_out,
    place: RowBlock,
    top_k,
    inter,
    hidden,
    dense_rows,
    interleaved,
    act: Activation,
    GATED: tl.constexpr,
    PRECISION: tl.constexpr,
    TOGETHER: tl.constexpr,
    ROWS: tl.constexpr,
    BLOCK_UNITS: tl.constexpr,
    BLOCK_HIDDEN: tl.constexpr,
    PACKING: tl.constexpr,
    FRAGMENTS: tl.constexpr,
):
    """``grouped_up`` of a row block, as one of ``ROWS`` rows."""
    expert, low, high, across = place
    layout = weight.layout
    row, _, assignments = rows_of(assignment_of, low, high, dense_rows, ROWS)
    ELEMENT: tl.constexpr = hidden_out.dtype.element_ty
    token = assignments // tl.where(dense_rows == 0, top_k, 1)
    unit = across * BLOCK_UNITS + tl.arange(0, BLOCK_UNITS)
    gate_row, up_row, wide = rows_of_units(unit, inter, interleaved, GATED)
    planes = of_expert(weight.planes, layout, expert, wide, hidden, PACKING)
    column = columns_of(BLOCK_HIDDEN, FRAGMENTS)
    rows = x + token.to(tl.int64)[:, None] * hidden + column[None, :]
    if TOGETHER:
        # gate and up rows interleaved, for matrix instructions of twice the width
        turn = tl.arange(0, 2 * BLOCK_UNITS)
        gate_rows, up_rows, wide = rows_of_units(across * BLOCK_UNITS + turn // 2, inter, interleaved, GATED)
        both_rows = tl.where(turn % 2 == 0, gate_rows, up_rows)
        both = tl.zeros((ROWS, 2 * BLOCK_UNITS), tl.float32)
        both_scales = first_scales(planes, both_rows, 0, hidden, layout, BLOCK_HIDDEN, PACKING)
        for start in range(0, hidden, BLOCK_HIDDEN):
            a = tl.load(rows + start, mask=(column < hidden - start)[None, :], other=0.0)
            w, both_scales = next_tile(
                planes, both_scales, both_rows, start, hidden, layout, BLOCK_HIDDEN, PACKING, ELEMENT
            )
            both = tl.dot(a, w, both, input_precision=PRECISION)
        gate, up = tl.split(tl.reshape(both, (ROWS, BLOCK_UNITS, 2)))
    else:
        gate = no_products(ROWS, BLOCK_UNITS, FRAGMENTS)
        up = no_products(ROWS, BLOCK_UNITS, FRAGMENTS)
        gate_scales = first_scales(planes, gate_row, 0, hidden, layout, BLOCK_HIDDEN, PACKING)
        up_scales = first_scales(planes, up_row, 0, hidden, layout, BLOCK_HIDDEN, PACKING)
        for start in range(0, hidden, BLOCK_HIDDEN):
            a = tl.load(rows + start, mask=(column < hidden - start)[None, :], other=0.0)
            if GATED:
                g, gate_scales = next_tile(
                    *(planes, gate_scales, gate_row, start, hidden, layout, BLOCK_HIDDEN, PACKING, ELEMENT, FRAGMENTS)
                )
                gate = add_products(gate, a, g, PRECISION, FRAGMENTS)
            u, up_scales = next_tile(
                *(planes, up_scales, up_row, start, hidden, layout, BLOCK_HIDDEN, PACKING, ELEMENT, FRAGMENTS)
            )
            up = add_products(up, a, u, PRECISION, FRAGMENTS)
        if FRAGMENTS:
            gate, up = tl.trans(gate), tl.trans(up)
            unit = across * BLOCK_UNITS + fragment_rows(BLOCK_UNITS)
            gate_row, up_row, wide = rows_of_units(unit, inter, interleaved, GATED)
    if weight.has_bias:
        up += tl.load(weight.bias + expert * wide + up_row)[None, :]
        if GATED:
            gate += tl.load(weight.bias + expert * wide + gate_row)[None, :]
    value = hidden_value(gate, up, act, GATED)
    target = hidden_out + row.to(tl.int64)[:, None] * inter + unit[None, :]
    is_own = (row < high)[:, None] & (unit < inter)[None, :]
    tl.store(target, value.to(ELEMENT), mask=is_own)


@triton.jit
def grouped_up(
    x,
    assignment_of,
    row_blocks,
    weight: Planes,
    bias,
    hidden_out,
    blocks,
    top_k,
    inter,
    hidden,
    dense_rows,
    has_bias,
    interleaved,
    layout: Layout,
    act: Activation,
    GATED: tl.constexpr,
    PRECISION: tl.constexpr,
    SWIZZLE: tl.constexpr,
    MANY_COLUMNS: tl.constexpr,
    TOGETHER: tl.constexpr,
    BLOCK_ROWS: tl.constexpr,
    LEAST_ROWS: tl.constexpr,
    BLOCK_UNITS: tl.constexpr,
    BLOCK_HIDDEN: tl.constexpr,
    PACKING: tl.constexpr,
    FRAGMENTS: tl.constexpr,
    EARLY: tl.constexpr,
):
    """``hidden [S, I]``, sorted, of ``x [N, H]`` by ``weight [E, 2 I, H]`` and ``bias [E, 2 I]`` f32.

    Gate over up, or ``interleaved``; without a gate they are ``[E, I, H]`` and ``[E, I]``.
    ``TOGETHER``: gate and up in one product. A row block of up to ``LEAST_ROWS`` rows is computed as so many.
    """
    begin(EARLY)
    block, across = tile_place(blocks, tl.cdiv(inter, BLOCK_UNITS), SWIZZLE, MANY_COLUMNS)
    expert, low, high = row_block(row_blocks, block, blocks, dense_rows, BLOCK_ROWS)
    place = RowBlock(expert, low, high, across)
    read = Weight(weight, layout, bias, has_bias)
    given = (x, assignment_of, read, hidden_out, place, top_k, inter, hidden, dense_rows, interleaved, act)
    if expert >= 0:
        if high - low <= LEAST_ROWS:
            up_of_rows(*given, GATED, PRECISION, TOGETHER, LEAST_ROWS, BLOCK_UNITS, BLOCK_HIDDEN, PACKING, FRAGMENTS)
        elif LEAST_ROWS < BLOCK_ROWS:
            up_of_rows(*given, GATED, PRECISION, TOGETHER, BLOCK_ROWS, BLOCK_UNITS, BLOCK_HIDDEN, PACKING, FRAGMENTS)


@triton.jit
def down_of_rows(
    hidden_in,
    assignment_of,
    combine_weights,
    weight: Weight,
    outputs,
    place: RowBlock,
    inter,
    hidden,
    dense_rows,
    weighed,
    PRECISION: tl.constexpr,
    ROWS: tl.constexpr,
    BLOCK_COLUMNS: tl.constexpr,
    BLOCK_UNITS: tl.constexpr,
    EACH: tl.constexpr,
    SCALED: tl.constexpr,
    PACKING: tl.constexpr,
    FRAGMENTS: tl.constexpr,
):
    """``grouped_down`` of a row block, as one of ``ROWS`` rows."""
    expert, low, high, across = place
    layout = weight.layout
    ELEMENT: tl.constexpr = hidden_in.dtype.element_ty
    row, inside_row, assignments = rows_of(assignment_of, low, high, dense_rows, ROWS)
    column = across * BLOCK_COLUMNS + tl.arange(0, BLOCK_COLUMNS)
    neuron = tl.minimum(column, hidden - 1)
    unit = columns_of(BLOCK_UNITS, FRAGMENTS)
    rows = hidden_in + inside_row.to(tl.int64)[:, None] * inter + unit[None, :]
    planes = of_expert(weight.planes, layout, expert, hidden, inter, PACKING)
    total = no_products(ROWS, BLOCK_COLUMNS, FRAGMENTS)
    loaded = first_scales(planes, neuron, 0, inter, layout, BLOCK_UNITS, PACKING)
    for start in range(0, inter, BLOCK_UNITS):
        a = tl.load(rows + start, mask=(unit < inter - start)[None, :], other=0.0)
        w, loaded = next_tile(*(planes, loaded, neuron, start, inter, layout, BLOCK_UNITS, PACKING, ELEMENT, FRAGMENTS))
        total = add_products(total, a, w, PRECISION, FRAGMENTS)
    if FRAGMENTS:
        total = tl.trans(total)
        column = across * BLOCK_COLUMNS + fragment_rows(BLOCK_COLUMNS)
        neuron = tl.minimum(column, hidden - 1)
    if weight.has_bias:
        total += tl.load(weight.bias + expert * hidden + neuron)[None, :]
    if weighed:
        total *= tl.load(combine_weights + assignments)[:, None]
    if SCALED:
        store_scaled(outputs, total, assignments, row < high, across, hidden, BLOCK_COLUMNS, EACH)
    else:
        target = outputs + assignments.to(tl.int64)[:, None] * hidden + column[None, :]
        tl.store(target, total, mask=(row < high)[:, None] & (column < hidden)[None, :])


@triton.jit
def grouped_down(
    hidden_in,
    assignment_of,
    row_blocks,
    combine_weights,
    weight: Planes,
    bias,
    outputs,
    blocks,
    inter,
    hidden,
    dense_rows,
    weighed,
    has_bias,
    layout: Layout,
    PRECISION: tl.constexpr,
    SWIZZLE: tl.constexpr,
    MANY_COLUMNS: tl.constexpr,
    BLOCK_ROWS: tl.constexpr,
    LEAST_ROWS: tl.constexpr,
    BLOCK_COLUMNS: tl.constexpr,
    BLOCK_UNITS: tl.constexpr,
    EACH: tl.constexpr,
    SCALED: tl.constexpr,
    PACKING: tl.constexpr,
    FRAGMENTS: tl.constexpr,
    EARLY: tl.constexpr,
):
    """``outputs [S, H]`` f32, by assignment, of sorted ``hidden [S, I]`` by ``weight [E, H, I]``, ``bias [E, H]``.

    ``weighed``: times ``combine_weights [S]`` f32. ``SCALED``: in scaled rows (see ``combine.py``). A row block of
    up to ``LEAST_ROWS`` rows is computed as so many.
    """
    begin(EARLY)
    block, across = tile_place(blocks, tl.cdiv(hidden, BLOCK_COLUMNS), SWIZZLE, MANY_COLUMNS)
    expert, low, high = row_block(row_blocks, block, blocks, dense_rows, BLOCK_ROWS)
    place = RowBlock(expert, low, high, across)
    read = Weight(weight, layout, bias, has_bias)
    given = (hidden_in, assignment_of, combine_weights, read, outputs, place, inter, hidden, dense_rows, weighed)
    if expert >= 0:
        if high - low <= LEAST_ROWS:
            down_of_rows(*given, PRECISION, LEAST_ROWS, BLOCK_COLUMNS, BLOCK_UNITS, EACH, SCALED, PACKING, FRAGMENTS)
        elif LEAST_ROWS < BLOCK_ROWS:
            down_of_rows(*given, PRECISION, BLOCK_ROWS, BLOCK_COLUMNS, BLOCK_UNITS, EACH, SCALED, PACKING, FRAGMENTS)
