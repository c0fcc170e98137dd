"""Entry points and their signatures: from a spec to a ``Graph``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from emitter.dispatch import adaptive, ladder, masked
from emitter.dispatch.row_blocks import over_row_blocks
from emitter.errors import UnsupportedError
from emitter.launches import LaunchList
from emitter.lowering import (
    Dispatch,
    FusedBlock,
    KernelSet,
    Lowering,
    OnlyExpert,
    Routing,
)
from emitter.mesh import Part
from emitter.packing import Axis, Use, Weight
from emitter.plan import Plan, Strategy, coupled, split_refusal
from emitter.shapes import TOKENS, Dim
from emitter.signature import MAIN, Argument, DType, Entry, Parameters, Result, Role, Signature, weight_arguments
from emitter.spec import DenseSpec, FfnSpec, MoeSpec
from emitter.spec.tensors import (
    COMPUTE,
    apart_weights,
    canonical_weights,
    expert_weights,
    extra_inputs,
    projection_weights,
    routing_weights,
)
from emitter.stages.block import (
    as_only_choice,
    block_routing,
    dense_block,
    moe_block,
    projection,
    routed_block,
    routed_weights,
)
from emitter.stages.experts import glu
from emitter.stages.norms import rms_norm
from emitter.text.builder import FunctionBuilder, TensorType, Value, module_text
from emitter.text.graph import Graph
from emitter.text.recorder import NotLaunchesError
from emitter.text.weights import Weights, hold

_PART = 64
"""Terms of a sum in f32 products over blocks of rows (see ``Lowering``)."""
CHOICES = (DType.I32, DType.F32)
"""The types of ids and combine weights that a router gives."""
MOST_TOKENS = 2**53
"""More than the tokens of any call."""


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
    b.results(named)
    results = tuple(Result(name, value.shape, value.dtype) for name, value in named)
    entry = Entry(MAIN, Signature(arguments, results))
    if parameters is not None:
        if plan.target.kind == "xla":
            raise UnsupportedError("a text for XLA takes its weights as arguments: parameters are IREE's")
        for argument in entry.signature.weights:
            b.load(argument.name, parameters)
        return Graph(module_text([b]), (entry,), parameters=parameters)
    launches = CallLaunches(spec, plan) if plan.launches else None
    return Graph(module_text([b]), (entry,), plan.part, launches)


_Named = Sequence[tuple[str, Value]]


def _write(b: FunctionBuilder, spec: FfnSpec, plan: Plan) -> tuple[tuple[Argument, ...], _Named]:
    """The block, into ``b``: its arguments, and its results by name."""
    arguments = signature_arguments(spec, plan)
    values = {a.name: b.argument(a.name, a.shape, a.dtype) for a in arguments}
    return arguments, write_block(b, spec, plan, values)


def write_block(b: FunctionBuilder, spec: FfnSpec, plan: Plan, values: Mapping[str, Value]) -> _Named:
    """The block, into a function that has its arguments ``values``, by name: its results by name."""
    block = _block_of(spec, plan)
    limits = block.limits()
    if plan.row_blocks and plan.tokens is None:
        return _in_row_blocks(b, spec, plan, values)
    if not limits or plan.tokens is not None:
        return block.write(b, values, plan.tokens if limits else None)
    # What the block gives is known once it is written: here, where nobody reads it.
    trial = FunctionBuilder(MAIN)
    given = block.write(trial, {a.name: trial.argument(a.name, a.shape, a.dtype) for a in block.arguments}, limits[0])
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
    arguments = signature_arguments(spec, plan)
    given = _block_of(spec, plan).write(
        trial, {a.name: trial.argument(a.name, a.shape, a.dtype) for a in arguments}, None
    )
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
class CallLaunches:
    """What a call of a graph is on a GPU, by its number of tokens (see ``launches.Launches``).

    Of the block of ``spec``, or with ``output`` of its experts alone, as ``emit_experts`` takes it and ``choices``.
    """

    spec: FfnSpec
    plan: Plan
    output: DType | None = None
    choices: tuple[DType, DType] = CHOICES

    def __call__(self, tokens: int) -> LaunchList | None:
        """The steps of a call, None where it needs more than kernels."""
        kernels, plan = self.plan.kernels, replace(self.plan, tokens=tokens)
        recorder = None if kernels is None else kernels.recorder(MAIN)
        if recorder is None:
            return None
        try:
            if self.output is None:
                return recorder.recorded(_write(recorder, self.spec, plan)[1])
            assert isinstance(self.spec, MoeSpec)
            return recorder.recorded(_write_experts(recorder, self.spec, plan, self.output, self.choices)[1])
        except NotLaunchesError:
            return None


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

    def adds(self, most: int | None) -> bool:
        """Whether that variant is to add the shared expert's output to the routed one, which nobody asks for then."""
        chosen = most is not None or self.plan.strategy is not Strategy.AUTO
        if self.kernels is None or self.plan.stages or not chosen:
            return False
        return self.kernels.experts.adds(self._variant(most))

    def _variant(self, most: int | None) -> str:
        return self.plan.variant(MOST_TOKENS if most is None else most)

    def write(self, b: FunctionBuilder, values: Mapping[str, Value], most: int | None) -> list[tuple[str, Value]]:
        """The results of the block by name; ``values`` are the arguments.

        ``most`` tokens choose the variants; with None they are chosen within, by the tokens of a call.
        """
        spec, plan = self.spec, self.plan
        weights = hold(b, (a for a in self.arguments if a.role is Role.WEIGHT), values)
        inputs = {a.name: values[a.name] for a in self.arguments if a.role is Role.INPUT}
        only = _only_expert(plan, self.kernels, most)
        if isinstance(spec, DenseSpec):
            block = dense_block(b, self.lowering, spec, inputs, weights, only)
        else:
            dispatch, fused = _dispatch(plan, self.kernels, most), self.fused(most)
            adds = self.adds(most)
            block = moe_block(b, self.lowering, spec, inputs, weights, dispatch, only, fused, adds=adds)
        return [("output", block.output), *block.further, *(block.stages if plan.stages else ())]


def _block_of(spec: FfnSpec, plan: Plan) -> _Block:
    """Raises as ``emit`` does."""
    lowering = lowering_of(spec, plan)
    return _Block(spec, plan, lowering.kernels, lowering, signature_arguments(spec, plan))


def emit_experts(
    spec: MoeSpec, plan: Plan, output: DType | None = None, choices: tuple[DType, DType] = CHOICES
) -> Graph:
    """The routed experts alone, for a caller with a router of its own.

    ``x [N, H]`` in ``plan.dtype``, ``ids [N, k]`` (from ``spec.experts.count`` on they visit no expert where the
    spec has such classes) and ``weights [N, k]`` in the types ``choices``, then the experts' weights, biases and norms,
    in ``plan.dtype`` where ``plan.packings`` does not say otherwise. The result is ``[N, H]`` in the type
    ``output``, which is ``plan.dtype`` unless it is given: f32 for a caller that adds up what several calls compute
    of one sum. Kernels of a GPU also take ids i64, of which negative ones visit no expert either, and then weights in
    ``plan.dtype``.

    Raises what ``emit`` raises; ``ValueError`` for other ``choices``.
    """
    b = FunctionBuilder(MAIN)
    output = output or plan.dtype
    arguments, named = _write_experts(b, spec, plan, output, choices)
    b.results(named)
    entry = Entry(MAIN, Signature(arguments, tuple(Result(name, v.shape, v.dtype) for name, v in named)))
    launches = CallLaunches(spec, plan, output, choices) if plan.launches else None
    return Graph(module_text([b]), (entry,), launches=launches)


def _write_experts(
    b: FunctionBuilder, spec: MoeSpec, plan: Plan, output_type: DType, choices: tuple[DType, DType]
) -> tuple[tuple[Argument, ...], _Named]:
    """The routed experts alone, into ``b``: their arguments, and their result by name."""
    lowering = replace(lowering_of(spec, plan), result=output_type)
    ids_type, weights_type = choices
    if choices != CHOICES and (
        ids_type is not DType.I64
        or weights_type not in (DType.F32, plan.dtype)
        or plan.target.kind != "cuda"
        or lowering.kernels is None
    ):
        raise ValueError(f"ids {ids_type.value} and weights {weights_type.value} are not what these experts take")
    tokens = TOKENS if plan.tokens is None else plan.tokens
    dtype = plan.dtype
    packed = dict(plan.packings)
    weights = [replace(weight, packing=packed.get(weight.stem, COMPUTE)) for weight in expert_weights(spec)]
    planes = weight_arguments(weights, dtype)
    arguments = (
        Argument("x", (tokens, spec.expert_hidden), dtype, Role.INPUT),
        Argument("ids", (tokens, spec.router.top_k), ids_type, Role.INPUT),
        Argument("weights", (tokens, spec.router.top_k), weights_type, Role.INPUT),
        *planes,
    )
    given = {a.name: b.argument(a.name, a.shape, a.dtype) for a in arguments}

    def write(dispatch: Dispatch) -> Value:
        held = hold(b, planes, _widened(b, planes, given))
        routing = Routing(None, None, given["ids"], given["weights"])
        x = b.convert(given["x"], DType.F32)
        routed = dispatch(b, lowering, spec.experts, x, routing, routed_weights(held))
        return b.convert(routed, output_type)

    kernels, limits = lowering.kernels, plan.thresholds
    if tokens is TOKENS and kernels is not None and kernels.experts.whole_blocks and limits is not None:
        # As in emit: a variant for the whole of what is handed to the device.
        def branch(most: int | None) -> list[Value]:
            return [write(_dispatch(plan, kernels, MOST_TOKENS if most is None else most))]

        type_ = TensorType((TOKENS, spec.expert_hidden), output_type)
        (output,) = adaptive.branch(b, TOKENS, [most for most, _ in limits.upto], [type_], "output", branch)
    else:
        output = write(_dispatch(plan, kernels))
    return arguments, [("output", output)]


def emit_mlp(spec: DenseSpec, plan: Plan) -> Graph:
    """A dense MLP whose gate and up projections are weights of their own: ``gate`` and ``up [I, H]`` (``up`` alone
    without a gate), ``down [H, I]``, their biases behind each, all of ``plan.dtype``.

    ``x [N, H]`` and the result ``[N, H]`` are of that type too; what is between is f32, and rounded for each product.

    Raises what ``emit`` raises.
    """
    return _emit_projections(
        plan,
        spec.hidden,
        (*apart_weights(spec), *projection_weights("down", spec.hidden, spec.intermediate, spec.bias)),
        lambda b, lowering, only, x, weights: projection(
            b, lowering, _hidden(b, lowering, only, spec, x, weights), weights, "down", only, name="output"
        ),
    )


def emit_hidden(spec: DenseSpec, plan: Plan) -> Graph:
    """The first half of ``emit_mlp``: the hidden values ``[N, I]`` of ``x [N, H]``, both of ``plan.dtype``."""
    return _emit_projections(
        plan,
        spec.hidden,
        apart_weights(spec),
        lambda b, lowering, only, x, weights: _hidden(b, lowering, only, spec, x, weights),
    )


def emit_projection(rows: int, length: int, plan: Plan, *, bias: bool = False) -> Graph:
    """``x @ W^T (+ bias)`` by ``down [rows, length]``: ``[N, rows]`` of ``x [N, length]``, all of ``plan.dtype``.

    Raises what ``emit`` raises.
    """
    return _emit_projections(
        plan,
        length,
        projection_weights("down", rows, length, bias),
        lambda b, lowering, only, x, weights: projection(b, lowering, x, weights, "down", only, name="output"),
    )


_Write = Callable[[FunctionBuilder, Lowering, OnlyExpert | None, Value, Weights], Value]


def _hidden(
    b: FunctionBuilder, lowering: Lowering, only: OnlyExpert | None, spec: DenseSpec, x: Value, weights: Weights
) -> Value:
    gate = projection(b, lowering, x, weights, "gate", only, name="gate") if spec.glu.gated else None
    return glu(b, spec.glu, gate, projection(b, lowering, x, weights, "up", only, name="up"))


def _emit_projections(plan: Plan, width: int, needed: Sequence[Weight], write: _Write) -> Graph:
    """A graph of projections that every token visits, each an only expert; ``x [N, width]``."""
    # Whatever the sizes: no kernel refuses a projection.
    spec = DenseSpec(width, width)
    lowering = lowering_of(spec, plan)
    tokens: Dim = TOKENS if plan.tokens is None else plan.tokens
    b, dtype = FunctionBuilder(MAIN), plan.dtype
    planes = weight_arguments([replace(weight, packing=COMPUTE) for weight in needed], dtype)
    arguments = (Argument("x", (tokens, width), dtype, Role.INPUT), *planes)
    given = {a.name: b.argument(a.name, a.shape, a.dtype) for a in arguments}
    held = hold(b, planes, _widened(b, planes, given))
    x = b.convert(given["x"], DType.F32)
    output = b.convert(write(b, lowering, _only_expert(plan, lowering.kernels), x, held), dtype)
    return _graph(b, arguments, [("output", output)])


def _widened(b: FunctionBuilder, planes: Sequence[Argument], given: Mapping[str, Value]) -> dict[str, Value]:
    """The planes of weights as stages take them: those that are no matrices in f32."""
    return {
        a.name: given[a.name] if a.of_weight.weight.use is Use.PRODUCT else b.convert(given[a.name], DType.F32)
        for a in planes
    }


@dataclass(frozen=True)
class SplitGraphs:
    """A layer as two graphs, between which a host sees to it that the chosen experts' weights are at hand.

    ``routing`` takes what the layer takes and the router's weights; it gives ``visited [N, k]`` i32 (ids from E on
    mark no expert), ``weights [N, k]`` f32, ``shared_weights [N, S]`` f32 where the router weighs shared experts, the
    layer's further results, and where stages are asked for logits, scores, and ids that are not those visited.
    ``routed`` takes ``x``, these three and ``slots [N, k]`` i32, the slot in which the
    weights of each assignment's expert are; its weights with an expert axis have one entry for each slot.
    """

    routing: Graph
    routed: Graph


def emit_split(spec: FfnSpec, plan: Plan, slots: int) -> SplitGraphs:
    """The graphs of one layer whose experts take turns in ``slots`` slots, by a plan of the gathered strategy.

    What they compute is what the gathered graph of the layer computes, bit for bit: the ids say which experts there
    are and in which order they are added up, the slots only where their weights lie.

    Raises:
        UnsupportedError: If the layer is dense or has two banks of experts.
        ValueError: If the plan is of another strategy.
    """
    if (reason := split_refusal(spec)) is not None:
        raise UnsupportedError(reason)
    assert isinstance(spec, MoeSpec)
    if plan.strategy is not Strategy.GATHERED:
        raise ValueError(f"the plan is of the {plan.strategy.value} strategy; experts that take turns are gathered")
    lowering = lowering_of(spec, plan)
    used = lowering.kernels
    x, *others = signature_arguments(spec, plan)
    inputs = [a for a in others if a.role is Role.INPUT]
    routers = {weight.name for weight in routing_weights(spec)}
    weights = [a for a in others if a.role is Role.WEIGHT]
    deciding = [a for a in weights if a.of_weight.weight.name in routers]
    computing = [_in_slots(a, slots, plan.dtype) for a in weights if a not in deciding]

    b = FunctionBuilder(MAIN)
    values = {a.name: b.argument(a.name, a.shape, a.dtype) for a in (x, *inputs, *deciding)}
    given = {a.name: values[a.name] for a in (x, *inputs)}
    routing, further = block_routing(b, lowering, spec, given, hold(b, deciding, values))
    named = [("visited", routing.visited), ("weights", routing.weights), *further]
    named += [] if routing.shared is None else [("shared_weights", routing.shared)]
    if plan.stages:
        chosen = None if routing.visits is None else routing.ids
        stages = (("logits", routing.logits), ("scores", routing.scores), ("ids", chosen))
        named += [(name, value) for name, value in stages if value is not None]
    first = _graph(b, (x, *inputs, *deciding), named)

    b = FunctionBuilder(MAIN)
    choices = (x.shape[0], spec.router.top_k)
    between = [Argument("visited", choices, DType.I32, Role.INPUT), Argument("slots", choices, DType.I32, Role.INPUT)]
    between.append(Argument("weights", choices, DType.F32, Role.INPUT))
    if routing.shared is not None:
        between.append(Argument("shared_weights", routing.shared.shape, DType.F32, Role.INPUT))
    values = {a.name: b.argument(a.name, a.shape, a.dtype) for a in (x, *between, *computing)}
    routing = Routing(
        None, None, values["visited"], values["weights"], values.get("shared_weights"), slots=values["slots"]
    )
    held, gathered = hold(b, computing, values), _dispatch(plan, used)
    shared = _only_expert(plan, used)
    block = routed_block(b, lowering, spec, {"x": values["x"]}, held, routing, gathered, shared)
    return SplitGraphs(first, _graph(b, (x, *between, *computing), [("output", block.output)]))


def _in_slots(argument: Argument, slots: int, compute: DType) -> Argument:
    """A plane of a weight with an entry for each slot in place of each expert."""
    of = argument.of_weight
    if of.weight.size(Axis.EXPERT) is None:
        return argument
    axes = tuple(replace(extent, size=slots) if extent.axis is Axis.EXPERT else extent for extent in of.weight.axes)
    planes = weight_arguments([replace(of.weight, axes=axes)], compute)
    return next(plane for plane in planes if plane.name == argument.name)


def _graph(b: FunctionBuilder, arguments: tuple[Argument, ...], named: _Named) -> Graph:
    b.results(named)
    results = tuple(Result(name, value.shape, value.dtype) for name, value in named)
    return Graph(module_text([b]), (Entry(MAIN, Signature(arguments, results)),))


def lowering_of(spec: FfnSpec, plan: Plan) -> Lowering:
    """How the stages of a graph are lowered. Raises ``UnsupportedError`` and ``ValueError`` as ``emit`` does."""
    if plan.tokens is not None and plan.tokens < 1:
        raise ValueError(f"tokens is {plan.tokens}; a static graph takes at least 1 token, a dynamic one any number")
    if plan.dtype not in (DType.F32, DType.BF16, DType.F16):
        raise ValueError(f"dtype is {plan.dtype.value}; expected f32, bf16 or f16")
    kernels = plan.kernels
    if plan.strategy is Strategy.LADDER and isinstance(spec, MoeSpec) and plan.tokens is None:
        raise UnsupportedError(
            "the ladder strategy takes a static number of tokens: the capacities of its rungs are numbers in the text; "
            "give --tokens N, or take masked, which is for any number"
        )
    if plan.part is not None:
        _require_part(spec, plan, plan.part)
    target = None if kernels is None else plan.target
    # whoever asks for sums in f32 takes them on XLA's devices, as the ladder does
    highest = plan.strategy is Strategy.LADDER or plan.accumulate is DType.F32
    part = _PART if plan.row_blocks else None
    return Lowering(plan.dtype, plan.accumulator, kernels, target, highest, rms_norm, part)


def _require_part(spec: FfnSpec, plan: Plan, part: Part) -> None:
    if plan.strategy is not Strategy.LADDER or not isinstance(spec, MoeSpec):
        raise UnsupportedError(
            "the text of one device of a mesh is of the ladder strategy, for a layer with experts; masked-dense is "
            "split as it is, by the runtime"
        )
    if part.split_tokens and coupled(spec):
        raise UnsupportedError("which experts a token of this layer visits depends on the tokens of other devices")


def _dispatch(plan: Plan, kernels: KernelSet | None, most: int | None = None) -> Dispatch:
    """How tokens reach the experts; ``most`` as that of ``_Block.write``."""
    if plan.strategy is Strategy.LADDER:
        return ladder.dispatch if plan.part is None else ladder.on_mesh(plan.part)
    if kernels is None or plan.thresholds is None:
        return masked.dispatch
    variants = {Strategy.MASKED.value: masked.dispatch, **kernels.experts.variants}
    if most is None and plan.thresholds.upto:
        return adaptive.choose(plan.thresholds, variants)
    return variants[plan.variant(most or 0)]


def _only_expert(plan: Plan, kernels: KernelSet | None, most: int | None = None) -> OnlyExpert | None:
    """How an MLP or a projection that every token visits is computed: by the kernels, where they can.

    ``most`` as that of ``_Block.write``.
    """
    if kernels is None or plan.mlp is None:
        return None
    if most is None and plan.mlp.upto:
        return as_only_choice(adaptive.choose(plan.mlp, kernels.experts.variants))
    variant = plan.mlp.variant(most or 0)
    only = kernels.linear.only_expert(variant)
    return as_only_choice(kernels.experts.variants[variant]) if isinstance(only, str) else only
