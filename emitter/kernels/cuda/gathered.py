"""Gathered, for few tokens: each assignment reads the rows of its expert once (see ``source/gathered.py``)."""

from __future__ import annotations

from dataclasses import replace

from emitter.dtype import DType
from emitter.kernels.cuda.catalogue import few_name
from emitter.kernels.cuda.combine import combined, result_type
from emitter.kernels.cuda.given import Choices, Given, as_the_caller_has, taken, taken_choices
from emitter.kernels.cuda.launch import Launcher
from emitter.kernels.cuda.mlp import Mlp
from emitter.kernels.sizes import Extent, Tensor, value
from emitter.lowering import Lowering, Routing
from emitter.spec import ExpertsSpec, WeightOn
from emitter.text.builder import FunctionBuilder, TensorType, Value
from emitter.text.weights import MlpWeights


def dispatch(
    arch: str,
    variant: str,
    b: FunctionBuilder,
    lowering: Lowering,
    spec: ExpertsSpec,
    x: Value,
    routing: Routing,
    weights: MlpWeights,
) -> Value:
    """See ``lowering.Dispatch``: by a variant for few tokens, in two launches."""
    launcher = Launcher(b, arch)
    mlp = Mlp(launcher, spec, weights, lowering.compute)
    b.stage("experts", f"gathered: the chosen experts of {spec.count}, {launcher.by}")
    narrow = _as_given(mlp, spec, x, routing)
    if narrow is None:
        given = Given.read(launcher, spec, x, taken(launcher, lowering.compute, spec.count, routing))
    else:
        given = Given.read(launcher, spec, narrow, routing)
    values, given = up(mlp, variant, given)
    hidden, choices = weights.width, given.choices
    if spec.output_norm is None:
        result = result_type(lowering, mlp.down_reading)
        y = down(mlp, variant, values, given.ids, given.combine_weights, choices, (choices.tokens, hidden), result)
        return value(y, TensorType((x.shape[0], hidden), result))
    # each assignment as a token with one choice
    each = replace(choices, tokens=choices.assignments(launcher), top_k=1)
    outputs = down(mlp, variant, values, given.ids, None, each, (choices.tokens, choices.top_k, hidden))
    return combined(mlp, lowering, outputs, given, x)


def _as_given(mlp: Mlp, spec: ExpertsSpec, x: Value, routing: Routing) -> Value | None:
    """``x`` in the compute type where a kernel takes it and the choices as a caller has them."""
    if routing.visited.dtype is DType.I32 or spec.weight_on is WeightOn.INPUT:
        return None
    return mlp.launcher.b.widened_from(x, mlp.compute) if as_the_caller_has(mlp.compute, mlp.up_reading) else None


def up(mlp: Mlp, variant: str, given: Given) -> tuple[Tensor, Given]:
    """The hidden values ``[S, I]`` of the assignments, and what is given as the second product takes it."""
    launcher, spec, choices, inter = mlp.launcher, mlp.spec, given.choices, mlp.spec.intermediate
    read = mlp.up_reading
    weight = mlp.up(given.x)
    assignments = choices.assignments(launcher)
    sizes = (given.per_row, choices.experts, inter, given.x.shape[-1])
    words = (int(spec.bias), weight.interleaved, *read.words, *mlp.activation)
    hidden = Tensor("hidden", (assignments, inter), mlp.compute.value)
    combine_weights = given.combine_weights if given.is_from_elsewhere else None
    form = read.suffix if combine_weights is None else "_given"
    kernel = launcher.kernel(few_name("gathered_up", mlp.tiles(variant, read).up, f"{mlp.kind}{form}_{mlp.element}"))
    blocks = launcher.multiply(assignments, -(-inter // kernel.constant("BLOCK_UNITS")), "up_blocks")
    if combine_weights is None:
        (values,) = launcher.launch(
            kernel,
            [blocks],
            [given.x, given.ids or given.x, *weight.planes, weight.bias],
            [*sizes, int(given.ids is None), *words],
            [hidden],
        )
        return values, given
    values, ids, as_f32 = launcher.launch(
        kernel,
        [blocks],
        [given.x, given.ids or given.x, combine_weights, *weight.planes, weight.bias],
        [*sizes, *words, int(combine_weights.element == DType.F32.value)],
        [hidden, *taken_choices((choices.tokens, choices.top_k))],
    )
    return values, replace(given, ids=ids, combine_weights=as_f32)


def down(
    mlp: Mlp,
    variant: str,
    values: Tensor,
    ids: Tensor | None,
    combine_weights: Tensor | None,
    choices: Choices,
    shape: tuple[Extent, ...],
    result: DType = DType.F32,
) -> Tensor:
    """The sum ``[N, H]`` of the choices, in ``shape``, times their ``combine_weights``; without ids, of a dense MLP.

    f32 or the compute type, as ``result`` says.
    """
    launcher, spec, hidden, read = mlp.launcher, mlp.spec, mlp.weights.width, mlp.down_reading
    weight = mlp.down(values)
    kernel = launcher.kernel(few_name("gathered_down", mlp.tiles(variant, read).down, f"{read.suffix}_{mlp.element}"))
    blocks = launcher.multiply(choices.tokens, -(-hidden // kernel.constant("BLOCK_COLUMNS")), "down_blocks")
    (y,) = launcher.launch(
        kernel,
        [blocks],
        [values, ids or values, combine_weights or values, *weight.planes, weight.bias],
        [
            *(choices.top_k, choices.experts, spec.intermediate, hidden),
            *(int(ids is None), int(combine_weights is not None), int(spec.bias), *read.words),
            *([int(result is not DType.F32)] if as_the_caller_has(mlp.compute, read) else []),
        ],
        [Tensor("routed", shape, result.value)],
    )
    return y
