"""Norms, and projections of few tokens, as stages ask for them (see ``source/linear.py`` and ``linear_tiles.py``)."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from emitter.dtype import DType
from emitter.kernels.cuda.around import MATRICES, TILES, TOGETHER, are_together, linear_kind
from emitter.kernels.cuda.catalogue import ALIGNMENT
from emitter.kernels.cuda.launch import Launcher, float_bits
from emitter.kernels.cuda.mlp import Mlp
from emitter.kernels.cuda.rows import narrowed
from emitter.kernels.cuda.shipped import ShippedKernel
from emitter.kernels.cuda.source.groups import RowNorm
from emitter.kernels.cuda.storage import ELEMENTS, Reading, packed_reading, planes, reading
from emitter.kernels.sizes import Extent, Tensor, tensor, value
from emitter.lowering import Biases
from emitter.packing import Plain
from emitter.shapes import Dim
from emitter.spec import NormSpec, NormWeight
from emitter.spec.norm import NormKind
from emitter.text.builder import FunctionBuilder, TensorType, Value
from emitter.text.weights import HeldWeight

_WEIGHTED = {NormWeight.NONE: 0, NormWeight.CENTRED_INPUT: 2}
_CENTRED = (NormWeight.CENTRED, NormWeight.CENTRED_INPUT)


def normed(launcher: Launcher, spec: NormSpec, x: Value, weight: Value | None, bias: Value | None) -> Value | str:
    """See ``LinearKernels.norm``, of ``x [.., H]``: one launch."""
    b = launcher.b
    given, width = tensor(b, x), x.extent(-1)
    if width % ALIGNMENT:
        return f"its rows are {width} wide, no multiple of {ALIGNMENT}"
    (y,) = launcher.launch(
        launcher.kernel("norm"),
        [functools.reduce(lambda rows, size: launcher.multiply(rows, size, "rows"), given.shape[1:-1], given.shape[0])],
        [given, *(given if of is None else tensor(b, of) for of in (weight, bias))],
        [
            *(width, int(spec.kind is NormKind.LAYER), _WEIGHTED.get(spec.weight, 1), int(bias is not None)),
            *(float_bits(spec.eps), float_bits(float(spec.weight in _CENTRED))),
        ],
        [Tensor("normed", given.shape, "f32")],
    )
    return value(y, x.type)


def row_norm(words: Sequence[int]) -> RowNorm | None:
    """What other kernels are told of an RMSNorm, by the ``words`` that ``norm`` is launched with; None for a LayerNorm,
    one with a bias, or one whose weight comes first."""
    _, about_mean, has_weight, has_bias, epsilon, offset = words[:6]
    if about_mean or has_bias or has_weight > 1:
        return None
    return RowNorm(1, has_weight, epsilon, offset if has_weight else float_bits(1.0))


def highest(launcher: Launcher, x: Value) -> Value:
    """See ``LinearKernels.argmax``: two launches."""
    given, width, kernel = tensor(launcher.b, x), x.extent(1), launcher.kernel("highest")
    rows, parts = given.shape[0], -(-width // kernel.constant("BLOCK_COLUMNS"))
    results = [Tensor("highest_of_parts", (rows, parts), "f32"), Tensor("highest_ids", (rows, parts), "i32")]
    found = launcher.launch(kernel, [launcher.multiply(rows, parts, "row_parts")], [given], [width], results)
    joining, results = launcher.kernel("argmax"), [Tensor("highest_id", (rows,), "i32")]
    (ids,) = launcher.launch(joining, [rows], found, [width, parts], results)
    return value(ids, TensorType(x.shape[:1], DType.I32))


def projected(
    launcher: Launcher, compute: DType, x: Value, weights: Sequence[HeldWeight], biases: Biases
) -> list[Value] | str:
    """See ``LinearKernels.project``: one launch for neighbours among q, k and v that are stored alike."""
    return _launched(launcher, compute, x, weights, biases, None)


@dataclass(frozen=True)
class _Matrices:
    """Weights and biases of one launch. Of fewer than the kernel takes, the others have no row."""

    pairs: Sequence[tuple[HeldWeight, HeldWeight | None]]

    @property
    def count(self) -> int:
        """How many the kernel takes."""
        return next(size for size in MATRICES if size >= len(self.pairs))

    @property
    def weights(self) -> list[HeldWeight]:
        """As many."""
        return [weight for weight, _ in self.pairs] + [self.pairs[0][0]] * (self.count - len(self.pairs))

    @property
    def rows(self) -> list[int]:
        """Of each."""
        rows = [weight.weight.shape[0] for weight, _ in self.pairs]
        return rows + [0] * (self.count - len(rows))

    @property
    def has_bias(self) -> int:
        """A bit for each."""
        return sum((bias is not None) << n for n, (_, bias) in enumerate(self.pairs))

    def biases(self, b: FunctionBuilder, absent: Tensor) -> list[Tensor]:
        """In f32."""
        found = [absent if of is None else tensor(b, b.convert(of.value(b), DType.F32)) for _, of in self.pairs]
        return found + [absent] * (self.count - len(found))

    def blocks(self, size: int) -> int:
        """Blocks of so many rows."""
        return sum(-(-each // size) for each in self.rows)

    def results(self, tokens: Extent) -> list[Tensor]:
        """What the kernel writes."""
        found = [Tensor(f"projected_{n}", (tokens, rows), "f32") for n, rows in enumerate(self.rows) if rows]
        return found + [Tensor("projected_none", (1, 1), "f32")] * (self.count - len(found))

    def values(self, tokens: Dim, found: Sequence[Tensor]) -> list[Value]:
        """Of its results those of the pairs."""
        return [
            value(y, TensorType((tokens, rows), DType.F32)) for y, rows in zip(found, self.rows, strict=True) if rows
        ]


def _launched(
    launcher: Launcher, compute: DType, x: Value, weights: Sequence[HeldWeight], biases: Biases, tiles: int | None
) -> list[Value] | str:
    """Neighbours that are stored alike in one launch: for each token by itself, or by ``tiles`` of them."""
    readings = [reading(launcher.arch, weight, None, compute) for weight in weights]
    for weight, read in zip(weights, readings, strict=True):
        if not read.suffix and not isinstance(weight.weight.packing, Plain):
            return f"no kernel reads {weight.weight.packing} in {compute.value}"
    if x.extent(1) % ALIGNMENT:
        return f"its rows are {x.extent(1)} wide, no multiple of {ALIGNMENT}"
    if tiles is not None:
        x = narrowed(launcher, x, compute)
    found: list[Value] = []
    for read, alike in groupby(zip(readings, weights, biases, strict=True), key=itemgetter(0)):
        pairs = [(weight, bias) for _, weight, bias in alike]
        for first in range(0, len(pairs), MATRICES[-1]):
            found += _side_by_side(launcher, compute, x, pairs[first:][: MATRICES[-1]], read, tiles)
    return found


def _side_by_side(
    launcher: Launcher,
    compute: DType,
    x: Value,
    pairs: Sequence[tuple[HeldWeight, HeldWeight | None]],
    read: Reading,
    tiles: int | None,
) -> list[Value]:
    b, of, given = launcher.b, _Matrices(pairs), tensor(launcher.b, x)
    tokens = given.shape[0]
    is_few = not isinstance(tokens, int) or 2 * tokens <= TOGETHER or not are_together(ELEMENTS[compute], read.packing)
    by_rows = f"linear_{of.count}{linear_kind(1 if is_few else TOGETHER)}"
    name = by_rows if tiles is None else f"linear_tiles_{of.count}_{tiles}"
    kernel = launcher.kernel(f"{name}{read.suffix}_{ELEMENTS[compute]}")
    blocks = of.blocks(kernel.constant("BLOCK_ROWS"))
    together = kernel.constant("TOKENS" if tiles is None else "BLOCK_TOKENS")
    each = tokens if together == 1 else launcher.divide_up(tokens, together, "token_tiles")
    # of one matrix tokens may be weighed: these are not
    gated = tiles is not None and of.count == 1
    found = launcher.launch(
        kernel,
        [launcher.multiply(each, blocks, "row_blocks")],
        [
            given,
            *(tensor(b, plane) for weight in of.weights for plane in planes(b, weight, read, compute)),
            *of.biases(b, given),
            *([given] if gated else []),
        ],
        [
            *(tokens, x.extent(1), *of.rows, of.has_bias),
            *(*([0] if gated else []), *_one_part(kernel), *read.words),
        ],
        of.results(tokens),
    )
    return of.values(x.shape[0], found)


def _one_part(kernel: ShippedKernel) -> list[int]:
    """What kernels that can divide their columns are told: that these are one part. Of several, what reads the result
    adds them up, as an end of a branch does (``branches.ended``)."""
    return [1] if kernel.variant.constants.get("DIVIDED") else []


MOST_ROWS = 16384
"""Rows of the matrices together up to which ``tiled`` is the way: of more the tokens are read too often."""


def tiled(
    launcher: Launcher, compute: DType, x: Value, weights: Sequence[HeldWeight], biases: Biases
) -> list[Value] | str:
    """See ``LinearKernels.project_batch``: one launch for neighbours among q, k and v that are stored alike."""
    if (tiles := tiles_for(x.extent(0))) is None or sum(weight.weight.shape[0] for weight in weights) > MOST_ROWS:
        return "it has too many tokens or rows"
    return _launched(launcher, compute, x, weights, biases, tiles)


def tiles_for(tokens: Extent) -> int | None:
    """Which of ``TILES`` so many tokens are computed by; None for too many, or a number that a call decides."""
    return next((most for most in TILES if tokens <= most), None) if isinstance(tokens, int) else None


def tiled_down(mlp: Mlp, values: Tensor, gates: Tensor | None, tiles: int) -> Tensor:
    """The second product ``[N, H]`` of an MLP that every token visits, times the tokens' ``gates``: one launch.

    By row blocks of one expert a thread block would have 128 columns or more: too few for all multiprocessors.
    """
    launcher, read, tokens, width = mlp.launcher, mlp.down_reading, values.shape[0], mlp.weights.width
    weight, kernel = mlp.down(values), launcher.kernel(f"linear_tiles_1_{tiles}{read.suffix}_{mlp.element}")
    blocks, each = -(-width // kernel.constant("BLOCK_ROWS")), kernel.constant("BLOCK_TOKENS")
    (y,) = launcher.launch(
        kernel,
        [launcher.multiply(launcher.divide_up(tokens, each, "token_tiles"), blocks, "row_blocks")],
        [values, *weight.planes, weight.bias, gates or values],
        [
            tokens,
            mlp.spec.intermediate,
            width,
            int(mlp.spec.bias),
            int(gates is not None),
            *_one_part(kernel),
            *read.words,
        ],
        [Tensor("outputs", (tokens, width), "f32")],
        early=False,
    )
    return y


def looked_up(launcher: Launcher, table: HeldWeight, ids: Value) -> Value | str:
    """See ``LinearKernels.look_up``, of a packed table: one launch."""
    if (read := packed_reading(table.weight.packing)) is None:
        return f"no kernel reads {table.weight.packing}"
    b, kernel = launcher.b, launcher.kernel(f"unpack_rows{read.suffix}")
    given, (rows, length) = tensor(b, ids), table.weight.shape
    across = -(-length // kernel.constant("BLOCK_COLUMNS"))
    (y,) = launcher.launch(
        kernel,
        [launcher.multiply(given.shape[0], across, "row_parts")],
        [given, *(tensor(b, plane) for plane in table.planes.values())],
        [given.shape[0], rows, length, *read.words],
        [Tensor("looked_up", (given.shape[0], length), "f32")],
    )
    return value(y, TensorType((ids.shape[0], length), DType.F32))
