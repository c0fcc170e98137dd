"""Grouped, for many tokens: rows sorted by expert, a matrix product for each row block (see ``source/grouped.py``)."""

from __future__ import annotations

from dataclasses import dataclass

from emitter.dtype import DType
from emitter.kernels.cuda.catalogue import SCALED_ELEMENT, down_name, scaled_length
from emitter.kernels.cuda.combine import combined
from emitter.kernels.cuda.generations import ROW_BLOCKS
from emitter.kernels.cuda.given import Given, taken
from emitter.kernels.cuda.launch import Launcher
from emitter.kernels.cuda.mlp import Mlp
from emitter.kernels.cuda.route import bins
from emitter.kernels.cuda.rows import narrowed
from emitter.kernels.cuda.storage import ELEMENTS
from emitter.kernels.sizes import Extent, Tensor
from emitter.lowering import Lowering, Routing
from emitter.spec import ExpertsSpec
from emitter.text.builder import FunctionBuilder, Value
from emitter.text.weights import MlpWeights

MOST_UNPACKED = 4 << 30
"""Bytes of a GPU's memory that unpacked experts may take in a call: Mixtral's take 2.8 GB, DeepSeek-V3's 22.5."""


@dataclass(frozen=True)
class Sort:
    """Sorted assignments in row blocks; without a sort ``dense_rows`` rows of a dense MLP."""

    order: Tensor | None
    placed: Tensor | None
    blocks: Extent
    dense_rows: Extent = 0


def dispatch(
    arch: str,
    room: int | None,
    rows: int,
    b: FunctionBuilder,
    lowering: Lowering,
    spec: ExpertsSpec,
    x: Value,
    routing: Routing,
    weights: MlpWeights,
) -> Value:
    """See ``lowering.Dispatch``: by row blocks of so many ``rows``, in four launches.

    By the largest packed weights are unpacked first, where there are so many bytes of ``room`` for them: every row
    block would dequantise all that it multiplies by.
    """
    launcher = Launcher(b, arch)
    mlp = Mlp(launcher, spec, weights, lowering.compute)
    if rows == ROW_BLOCKS[-1]:
        mlp = mlp.with_room(MOST_UNPACKED if room is None else min(room, MOST_UNPACKED))
    b.stage("experts", f"grouped: {spec.count} experts over the rows that chose them, {rows} at a time, {launcher.by}")
    routing = taken(launcher, lowering.compute, spec.count, routing)
    given = Given.read(launcher, spec, x, routing, lambda x: narrowed(launcher, x, lowering.compute))
    choices = given.choices
    sort = sorted_by_expert(launcher, rows, given)
    values = up(mlp, rows, given, sort)
    shape, scaled = (choices.tokens, choices.top_k, weights.width), leaves_scaled(mlp, rows)
    by_choice = down(mlp, rows, values, sort, None, shape, scaled=scaled)
    return combined(mlp, lowering, by_choice, given, x)


def sorted_by_expert(launcher: Launcher, rows: int, given: Given) -> Sort:
    """The assignments in row blocks of at most so many ``rows`` of one expert each."""
    choices = given.choices
    assert given.ids is not None
    assignments = choices.assignments(launcher)
    # Each expert that is chosen has at most one block that is not full.
    used = launcher.minimum(assignments, choices.experts, "experts_used")
    blocks = launcher.add(launcher.divide(assignments, rows, "full_blocks"), used, "row_blocks")
    size = bins(choices.experts)
    kernel = launcher.kernel(f"place_rows_{size}")
    parts, few = launcher.divide_up(assignments, kernel.constant("BLOCK"), "blocks_of_ids"), kernel.constant("FEW")
    counts = given.ids
    if not (isinstance(assignments, int) and assignments <= few):
        (counts,) = launcher.launch(
            launcher.kernel(f"count_rows_{size}"),
            [parts],
            [given.ids],
            [assignments, choices.experts],
            [Tensor("row_counts", (parts, size), "i32")],
        )
    order, placed = launcher.launch(
        kernel,
        [launcher.by_size(assignments, few, choices.experts, parts, "placing_programs")],
        [given.ids, counts],
        [assignments, choices.experts, blocks, rows],
        [
            Tensor("assignment_of", (choices.tokens, choices.top_k), "i32"),
            Tensor("row_blocks", (3, blocks), "i32"),
        ],
    )
    return Sort(order, placed, blocks)


def up(mlp: Mlp, rows: int, given: Given, sort: Sort) -> Tensor:
    """The hidden values ``[S, I]`` of the sorted assignments."""
    launcher, spec, inter, read = mlp.launcher, mlp.spec, mlp.spec.intermediate, mlp.up_reading
    weight = mlp.up(given.x)
    kernel = launcher.kernel(f"grouped_up{mlp.kind}_{rows}{read.suffix}_{mlp.element}")
    (values,) = launcher.launch(
        kernel,
        [launcher.multiply(sort.blocks, -(-inter // kernel.constant("BLOCK_UNITS")), "up_tiles")],
        [given.x, sort.order or given.x, sort.placed or given.x, *weight.planes, weight.bias],
        [
            *(
                sort.blocks,
                given.per_row,
                inter,
                given.x.shape[-1],
                sort.dense_rows,
                int(spec.bias),
                weight.interleaved,
            ),
            *(*read.words, *mlp.activation),
        ],
        [Tensor("hidden", (given.choices.assignments(launcher), inter), mlp.compute.value)],
    )
    return values


def outputs(rows: int, compute: DType) -> DType:
    """See ``KernelSet.outputs``: f16 in scaled rows, by row blocks for many tokens."""
    return DType.F16 if rows == ROW_BLOCKS[-1] and ELEMENTS[compute] == SCALED_ELEMENT else DType.F32


def leaves_scaled(mlp: Mlp, rows: int) -> bool:
    """Whether outputs of choices are left in scaled rows: of unpacked weights, and where no norm reads them."""
    packed = mlp.stored_down.suffix
    return outputs(rows, mlp.compute) is DType.F16 and not packed and mlp.spec.output_norm is None


def down(
    mlp: Mlp,
    rows: int,
    values: Tensor,
    sort: Sort,
    combine_weights: Tensor | None,
    shape: tuple[Extent, ...],
    *,
    scaled: bool = False,
) -> Tensor:
    """The outputs by assignment, in ``shape``, times their ``combine_weights``; ``scaled`` in longer rows of f16.

    ``source/combine.py`` says what these hold.
    """
    launcher, spec, hidden, read = mlp.launcher, mlp.spec, mlp.weights.width, mlp.down_reading
    weight = mlp.down(values)
    kernel = launcher.kernel(down_name(rows, read.suffix, mlp.element, scaled=scaled))
    result = Tensor("outputs", shape, "f32")
    if scaled:
        result = Tensor("outputs", (*shape[:-1], scaled_length(hidden)), "f16")
    (written,) = launcher.launch(
        kernel,
        [launcher.multiply(sort.blocks, -(-hidden // kernel.constant("BLOCK_COLUMNS")), "down_tiles")],
        [values, sort.order or values, sort.placed or values, combine_weights or values, *weight.planes, weight.bias],
        [
            sort.blocks,
            spec.intermediate,
            hidden,
            sort.dense_rows,
            int(combine_weights is not None),
            int(spec.bias),
            *read.words,
        ],
        [result],
        # blocks that wait take the room of the product in front: Mixtral, 16 tokens, 596 us in place of 571
        early=False,
    )
    return written
