"""The graph of one FFN layer: all of it, on one device or as a part of a mesh."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from emitter.dispatch import adaptive
from emitter.dispatch.row_blocks import over_row_blocks
from emitter.errors import UnsupportedError
from emitter.graphs.lowered import MOST_TOKENS, Named, dense_mlp_of, dispatch_of, graph_of, lowering_of, recorded
from emitter.lowering import FusedBlock, KernelSet, Lowering
from emitter.plan import Plan, Strategy
from emitter.shapes import TOKENS, Dim
from emitter.signature import MAIN, Argument, DType, Parameters, Role, weight_arguments
from emitter.spec import DenseSpec, FfnSpec
from emitter.spec.tensors import canonical_weights, extra_inputs
from emitter.stages.block import MoeBlock, dense_block
from emitter.text.builder import FunctionBuilder, Value
from emitter.text.graph import Graph
from emitter.text.launches import LaunchList
from emitter.text.weights import hold


def signature_arguments(spec: FfnSpec, plan: Plan) -> tuple[Argument, ...]:
    """The arguments of ``@main``: ``x [N, H]`` f32, what else the layer takes per call, then the canonical weights."""
    tokens: Dim = TOKENS if plan.tokens is None else plan.tokens
    if plan.part is not None and plan.tokens is not None:
        tokens = plan.part.tokens(plan.tokens)
    inputs = (Argument(i.name, i.shape(tokens), i.dtype, Role.INPUT) for i in extra_inputs(spec))
    packed = dict(plan.packings)
    canonical = [replace(w, packing=packed.get(w.stem, w.packing)) for w in canonical_weights(spec)]
    if plan.part is not None:
        canonical = [plan.part.weight(weight) for weight in canonical]
    weights = weight_arguments(canonical, plan.dtype)
    return (Argument("x", (tokens, spec.hidden), DType.F32, Role.INPUT), *inputs, *weights)


def emit(spec: FfnSpec, plan: Plan | None = None, parameters: Parameters | None = None) -> Graph:
    """The graph of one FFN layer; with ``parameters`` its weights are the module's own, by these names.

    Raises:
        UnsupportedError: If the strategy cannot compute this kind of experts, or for parameters on XLA.
        ValueError: If ``plan.tokens`` is below 1 or ``plan.dtype`` is not a float type.
    """
    plan = plan or Plan()
    b = FunctionBuilder(MAIN)
    arguments, named = _write(b, spec, plan)
    if parameters is None:
        launches = BlockLaunches(spec, plan) if plan.launches else None
        return replace(graph_of(b, arguments, named), part=plan.part, launches=launches)
    if plan.target.kind == "xla":
        raise UnsupportedError("a text for XLA takes its weights as arguments: parameters are IREE's")
    for argument in arguments:
        if argument.role is Role.WEIGHT:
            b.load(argument.name, parameters)
    return replace(graph_of(b, arguments, named), parameters=parameters)


def _write(b: FunctionBuilder, spec: FfnSpec, plan: Plan) -> tuple[tuple[Argument, ...], Named]:
    """The block, into ``b``: its arguments, and its results by name."""
    arguments = signature_arguments(spec, plan)
    values = b.take(arguments)
    return arguments, write_block(b, spec, plan, values)


def write_block(b: FunctionBuilder, spec: FfnSpec, plan: Plan, values: Mapping[str, Value]) -> Named:
    """The block, into a function that has its arguments ``values``, by name: its results by name."""
    block = _block_of(spec, plan)
    limits = block.limits()
    if plan.row_blocks and plan.tokens is None:
        return _in_row_blocks(b, spec, plan, values)
    if not limits or plan.tokens is not None:
        return block.write(b, values, plan.tokens if limits else None)
    # The block's results are known once it is written: here into a text that is thrown away.
    trial = FunctionBuilder(MAIN)
    given = block.write(trial, trial.take(block.arguments), limits[0])
    types = [value.type for _, value in given]

    def write(most: int | None) -> list[Value]:
        return [value for _, value in block.write(b, values, MOST_TOKENS if most is None else most)]

    chosen = adaptive.branch(b, TOKENS, limits, types, "output", write)
    return [(name, value) for (name, _), value in zip(given, chosen, strict=True)]


def _in_row_blocks(
    b: FunctionBuilder, spec: FfnSpec, plan: Plan, values: Mapping[str, Value]
) -> Sequence[tuple[str, Value]]:
    """The results of a block over blocks of rows: of the first of ``plan.row_blocks`` for calls of at most as many
    tokens, and so on, of the last for any."""
    trial = FunctionBuilder(MAIN)
    given = _block_of(spec, plan).write(trial, trial.take(signature_arguments(spec, plan)), None)
    types = [value.type for _, value in given]

    def write(most: int | None) -> list[Value]:
        rows = plan.row_blocks[-1] if most is None else most
        block = _block_of(spec, replace(plan, tokens=rows))
        return over_row_blocks(
            b, values, TOKENS, rows, types, lambda part: [value for _, value in block.write(b, part, None)]
        )

    chosen = adaptive.branch(b, TOKENS, plan.row_blocks[:-1], types, "output", write)
    return [(name, value) for (name, _), value in zip(given, chosen, strict=True)]


@dataclass(frozen=True)
class BlockLaunches:
    """What a call of a layer's graph is on a GPU, by its number of tokens (see ``launches.Launches``)."""

    spec: FfnSpec
    plan: Plan

    def __call__(self, tokens: int) -> LaunchList | None:
        """The steps of a call, None where it needs more than kernels."""
        found = self.or_rest(tokens)
        return None if isinstance(found, str) else found

    def or_rest(self, tokens: int) -> LaunchList | str:
        """The steps of a call; where it needs more than kernels, the first op that is none, after its stage."""
        plan = replace(self.plan, tokens=tokens)
        return recorded(plan, lambda recorder: _write(recorder, self.spec, plan)[1])


@dataclass(frozen=True)
class _Block:
    """A layer that is to be written, once for each of the variants among which a call takes one."""

    spec: FfnSpec
    plan: Plan
    kernels: KernelSet | None
    lowering: Lowering
    arguments: tuple[Argument, ...]

    def limits(self) -> list[int]:
        """Up to how many tokens each variant of the whole block is for, rising, but for the last; none of one variant.

        Where the kernels choose within the block, there is one.
        """
        if self.kernels is None or not self.kernels.experts.whole_blocks:
            return []
        visited = isinstance(self.spec, DenseSpec) or self.spec.shared is not None
        chosen = (self.plan.thresholds, self.plan.mlp if visited else None)
        return sorted({most for each in chosen if each is not None for most, _ in each.upto})

    def fused(self, most: int | None) -> FusedBlock | None:
        """How the variant of the whole block for ``most`` tokens, or the one that is asked for, computes it at once."""
        found = None if self.kernels is None else self.kernels.experts.fused(self._variant(most))
        return None if isinstance(found, str) else found

    def epilogue_add(self, most: int | None) -> bool:
        """Whether that variant is to add the shared expert's output to the routed one, which is no result then."""
        chosen = most is not None or self.plan.strategy is not Strategy.AUTO
        if self.kernels is None or self.plan.stages or not chosen:
            return False
        return self.kernels.experts.epilogue_add(self._variant(most))

    def _variant(self, most: int | None) -> str:
        return self.plan.variant(MOST_TOKENS if most is None else most)

    def write(self, b: FunctionBuilder, values: Mapping[str, Value], most: int | None) -> list[tuple[str, Value]]:
        """The results of the block by name; ``values`` are the arguments.

        ``most`` tokens choose the variants; with None they are chosen within, by the tokens of a call.
        """
        spec, plan = self.spec, self.plan
        weights = hold(b, (a for a in self.arguments if a.role is Role.WEIGHT), values)
        inputs = {a.name: values[a.name] for a in self.arguments if a.role is Role.INPUT}
        dense = dense_mlp_of(plan, self.kernels, most)
        if isinstance(spec, DenseSpec):
            block = dense_block(b, self.lowering, spec, inputs, weights, dense)
        else:
            dispatch, adds = dispatch_of(plan, self.kernels, most), self.epilogue_add(most)
            moe = MoeBlock(b, self.lowering, spec, inputs, weights, dispatch, dense, adds)
            block = moe.write(self.fused(most))
        return [("output", block.output), *block.further, *(block.stages if plan.stages else ())]


def _block_of(spec: FfnSpec, plan: Plan) -> _Block:
    """Raises as ``emit`` does."""
    lowering = lowering_of(spec, plan)
    return _Block(spec, plan, lowering.kernels, lowering, signature_arguments(spec, plan))
