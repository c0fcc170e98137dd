"""An MLP, or a projection, that every token visits: nothing is chosen, sorted or added up."""

from __future__ import annotations

from collections.abc import Callable

from emitter.dtype import DType
from emitter.kernels.cuda import gathered, grouped, linear
from emitter.kernels.cuda.catalogue import ALIGNMENT
from emitter.kernels.cuda.given import Choices, Given
from emitter.kernels.cuda.launch import Launcher
from emitter.kernels.cuda.mlp import Mlp
from emitter.kernels.cuda.route import shared_gates
from emitter.kernels.cuda.rows import narrowed
from emitter.kernels.sizes import Tensor, tensor, value
from emitter.lowering import Lowering
from emitter.spec import ExpertsSpec, GluKind
from emitter.text.builder import FunctionBuilder, TensorType, Value
from emitter.text.weights import MlpWeights

Products = Callable[[Mlp, Value, Tensor | None], Tensor]
"""Both products of an MLP over ``x [N, H]`` f32, times the tokens' gates where there are some: ``[N, H]`` f32."""


def dense_mlp(
    arch: str,
    products: Products,
    b: FunctionBuilder,
    lowering: Lowering,
    spec: ExpertsSpec,
    x: Value,
    weights: MlpWeights,
    gate: Value | None,
) -> Value:
    """See ``lowering.DenseMlp``: by ``products``, or by code generation where there are no kernels for its sizes."""
    if (projected := _by_codegen(b, lowering, spec, x, weights)) is not None:
        return projected
    launcher = Launcher(b, arch)
    gates = None if gate is None else shared_gates(launcher, x, gate)
    y = products(Mlp(launcher, spec, weights, lowering.compute), x, gates)
    return value(y, TensorType((x.shape[0], weights.width), DType.F32))


def by_gathering(variant: str, mlp: Mlp, x: Value, gates: Tensor | None) -> Tensor:
    """``Products`` of a variant for few tokens."""
    launcher, is_projection = mlp.launcher, mlp.spec.glu.kind is GluKind.LINEAR
    values = tensor(launcher.b, narrowed(launcher, x, mlp.compute) if is_projection else x)
    one = Choices(values.shape[0], 1, 1)
    if not is_projection:
        values, _ = gathered.up(mlp, variant, Given(values, None, None, one, 1))
    return gathered.down(mlp, variant, values, None, gates, one, (one.tokens, mlp.weights.width))


def by_row_blocks(rows: int, mlp: Mlp, x: Value, gates: Tensor | None) -> Tensor:
    """``Products`` over so many ``rows`` at a time."""
    launcher = mlp.launcher
    values = tensor(launcher.b, narrowed(launcher, x, mlp.compute))
    tokens = values.shape[0]
    sort = grouped.Sort(None, None, launcher.divide_up(tokens, rows, "row_blocks"), tokens)
    if mlp.spec.glu.kind is not GluKind.LINEAR:
        values = grouped.up(mlp, rows, Given(values, None, None, Choices(tokens, 1, 1), 1), sort)
        # in f32 tiles add products up in another order than row blocks, by which a module's calls are computed
        if mlp.compute is not DType.F32 and (tiles := linear.tiles_for(tokens)) is not None:
            return linear.tiled_down(mlp, values, gates, tiles)
    return grouped.down(mlp, rows, values, sort, gates, (tokens, mlp.weights.width))


def _by_codegen(
    b: FunctionBuilder, lowering: Lowering, spec: ExpertsSpec, x: Value, weights: MlpWeights
) -> Value | None:
    """A projection of sizes that the kernels are not for; None for anything else, which has been looked at before."""
    if spec.glu.kind is not GluKind.LINEAR or (spec.intermediate % ALIGNMENT == 0 and weights.width % ALIGNMENT == 0):
        return None
    y = b.dot_general(b.convert(x, lowering.compute), weights.down.value(b), contracting=([1], [1]), name="projected")
    if weights.down_bias is None:
        return y
    bias = b.broadcast_in_dim(weights.down_bias.value(b), y.shape, dims=(1,), name="projection_bias_rows")
    return b.add(y, bias, name="projected_biased")
