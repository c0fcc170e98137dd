"""Entry points and their signatures: from a spec to a ``Graph``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum

from emitter.backend import Cpu, Cuda, Xla, kernel_set, unread
from emitter.dispatch import adaptive, ladder, masked
from emitter.dispatch.row_blocks import over_row_blocks
from emitter.dispatch.thresholds import thresholds
from emitter.errors import UnsupportedError
from emitter.launches import Launches, LaunchList
from emitter.lowering import (
    Backend,
    Dispatch,
    FusedBlock,
    KernelSet,
    Layer,
    Lowering,
    OnlyExpert,
    Routing,
    Thresholds,
)
from emitter.mesh import Part
from emitter.packing import Axis, Packing, Use, Weight
from emitter.signature import (
    MAIN,
    TOKENS,
    Argument,
    Dim,
    DType,
    Entry,
    Graph,
    Parameters,
    Result,
    Role,
    Signature,
    weight_arguments,
)
from emitter.spec import DenseSpec, ExpertsSpec, FfnSpec, GluKind, GluSpec, MoeSpec, SharedGate
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
from emitter.text.recorder import NotLaunchesError
from emitter.text.weights import Weights, hold

_PART = 64
"""Terms of a sum in f32 products over blocks of rows (see ``Lowering``)."""
CHOICES = (DType.I32, DType.F32)
"""The types of ids and combine weights that a router gives."""
MOST_TOKENS = 2**53
"""More than the tokens of any call."""


class Strategy(Enum):
    """How tokens reach their experts. Masked and ladder are plain StableHLO, the others kernels of a backend."""

    MASKED = "masked"
    GATHERED = "gathered"
    GROUPED = "grouped"
    LADDER = "ladder"
    AUTO = "auto"

    @property
    def plain(self) -> bool:
        """Whether its text is plain StableHLO, which any backend runs."""
        return self in (Strategy.MASKED, Strategy.LADDER)


@dataclass(frozen=True)
class EmitOptions:
    """What is emitted for a spec.

    ``tokens`` is a static token count, or ``None`` for a dynamic one (which also takes no tokens at all).
    ``dtype`` is the type of the experts' matmul inputs; activations and the router stay f32. ``accumulate`` is what
    sums of f32 products are accumulated in: f64 for the masked-dense reference, f32 for the others, unless it is
    given; sums of narrower products are f32.
    ``backend`` is what kernels are written for; the masked-dense strategy and a backend without kernels give plain
    StableHLO. ``thresholds`` say which variant the automatic strategy takes for how many tokens (None: see
    ``dispatch.thresholds``). ``packings`` says how weights are stored that are not plain, by stem (``expert_down``).
    ``part`` makes it the text of one device of a mesh, for the ladder: ``tokens`` are those of a call on all devices.
    ``row_blocks`` has a plain strategy for any number of tokens compute so many at a time (see
    ``dispatch.row_blocks``): the first of these for calls of at most as many, the last for any.
    ``stages`` adds the intermediate stages (logits, scores, ids, weights, routed, shared) to the results.
    """

    tokens: int | None = None
    dtype: DType = DType.F32
    strategy: Strategy = Strategy.MASKED
    stages: bool = False
    accumulate: DType | None = None
    backend: Backend = field(default_factory=Cpu)
    thresholds: Thresholds | None = None
    packings: tuple[tuple[str, Packing], ...] = ()
    part: Part | None = None
    row_blocks: tuple[int, ...] = ()


def signature_arguments(spec: FfnSpec, options: EmitOptions) -> tuple[Argument, ...]:
    """The arguments of ``@main``: ``x [N, H]`` f32, what else the layer takes per call, then the canonical weights."""
    tokens: Dim = TOKENS if options.tokens is None else options.tokens
    if options.part is not None and options.tokens is not None:
        tokens = options.part.tokens(options.tokens)
    inputs = (Argument(i.name, i.shape(tokens), i.dtype, Role.INPUT) for i in extra_inputs(spec))
    packed = dict(options.packings)
    canonical = [replace(w, packing=packed.get(w.stem, w.packing)) for w in canonical_weights(spec)]
    if options.part is not None:
        canonical = [options.part.weight(weight) for weight in canonical]
    weights = weight_arguments(canonical, options.dtype)
    return (Argument("x", (tokens, spec.hidden), DType.F32, Role.INPUT), *inputs, *weights)


def emit(spec: FfnSpec, options: EmitOptions | None = None, parameters: Parameters | None = None) -> Graph:
    """The graph of one FFN layer; with ``parameters`` its weights are the module's own, by these names.

    Raises:
        UnsupportedError: If the strategy cannot compute this kind of experts, or for parameters on XLA.
        ValueError: If ``options.tokens`` is below 1 or ``options.dtype`` is not a float type.
    """
    options = options or EmitOptions()
    b = FunctionBuilder(MAIN)
    arguments, named = _write(b, spec, options)
    b.results(named)
    results = tuple(Result(name, value.shape, value.dtype) for name, value in named)
    entry = Entry(MAIN, Signature(arguments, results))
    if parameters is not None:
        if isinstance(options.backend, Xla):
            raise UnsupportedError("a text for XLA takes its weights as arguments: parameters are IREE's")
        for argument in entry.signature.weights:
            b.load(argument.name, parameters)
        return Graph(module_text([b]), (entry,), parameters=parameters)
    launches = _launches(spec, options, lambda b, static: _write(b, spec, static)[1])
    return Graph(module_text([b]), (entry,), options.part, launches)


_Named = Sequence[tuple[str, Value]]


def _write(b: FunctionBuilder, spec: FfnSpec, options: EmitOptions) -> tuple[tuple[Argument, ...], _Named]:
    """The block, into ``b``: its arguments, and its results by name."""
    arguments = signature_arguments(spec, options)
    values = {a.name: b.argument(a.name, a.shape, a.dtype) for a in arguments}
    return arguments, write_block(b, spec, options, values)


def write_block(b: FunctionBuilder, spec: FfnSpec, options: EmitOptions, values: Mapping[str, Value]) -> _Named:
    """The block, into a function that has its arguments ``values``, by name: its results by name."""
    block = block_of(spec, options)
    limits = block.limits()
    if options.row_blocks and options.tokens is None:
        return _in_row_blocks(b, spec, options, values)
    if not limits or options.tokens is not None:
        return block.write(b, values, options.tokens if limits else None)
    # What the block gives is known once it is written: here, where nobody reads it.
    trial = FunctionBuilder(MAIN)
    given = block.write(trial, {a.name: trial.argument(a.name, a.shape, a.dtype) for a in block.arguments}, limits[0])
    types = [value.type for _, value in given]

    def write(most: int | None) -> list[Value]:
        return [value for _, value in block.write(b, values, MOST_TOKENS if most is None else most)]

    chosen = adaptive.branch(b, TOKENS, limits, types, "output", write)
    return [(name, value) for (name, _), value in zip(given, chosen, strict=True)]


def _in_row_blocks(
    b: FunctionBuilder, spec: FfnSpec, options: EmitOptions, values: Mapping[str, Value]
) -> Sequence[tuple[str, Value]]:
    """The results of a block over blocks of rows: of the first of ``options.row_blocks`` for calls of at most as many
    tokens, and so on, of the last for any."""
    trial = FunctionBuilder(MAIN)
    arguments = signature_arguments(spec, options)
    given = block_of(spec, options).write(
        trial, {a.name: trial.argument(a.name, a.shape, a.dtype) for a in arguments}, None
    )
    types = [value.type for _, value in given]

    def write(most: int | None) -> list[Value]:
        rows = options.row_blocks[-1] if most is None else most
        block = block_of(spec, replace(options, tokens=rows))
        return over_row_blocks(
            b, values, TOKENS, rows, types, lambda part: [value for _, value in block.write(b, part, None)]
        )

    chosen = adaptive.branch(b, TOKENS, options.row_blocks[:-1], types, "output", write)
    return [(name, value) for (name, _), value in zip(given, chosen, strict=True)]


def _launches(
    spec: FfnSpec, options: EmitOptions, write: Callable[[FunctionBuilder, EmitOptions], _Named]
) -> Launches | None:
    """What ``write`` writes as launches, one number of tokens at a time; None without kernels that are launched."""
    kernels = _kernels(spec, options)
    if kernels is None or kernels.recorder(MAIN) is None:
        return None

    def launches(tokens: int) -> LaunchList | None:
        recorder = kernels.recorder(MAIN)
        assert recorder is not None
        try:
            return recorder.recorded(write(recorder, replace(options, tokens=tokens)))
        except NotLaunchesError:
            return None

    return launches


@dataclass(frozen=True)
class _Block:
    """A layer that is to be written, once for each of the variants among which a call takes one."""

    spec: FfnSpec
    options: EmitOptions
    kernels: KernelSet | None
    lowering: Lowering
    arguments: tuple[Argument, ...]

    def limits(self) -> list[int]:
        """Up to how many tokens each variant of the whole block is for, rising, but for the last; none of one variant.

        Where the kernels choose within the block, there is one.
        """
        if (
            self.kernels is None
            or not self.kernels.whole_blocks
            or self.options.strategy.value in self.kernels.variants
        ):
            return []
        chosen = [self.thresholds()]
        visited = isinstance(self.spec, DenseSpec) or self.spec.shared is not None
        if visited and only_expert_refusal(self.kernels, self.spec, self.options) is None:
            chosen.append(self.kernels.one_expert)
        return sorted({most for each in chosen for most, _ in each.upto})

    def thresholds(self) -> Thresholds:
        """Which variant of the kernels computes how many tokens."""
        spec, options = self.spec, self.options
        if isinstance(spec, DenseSpec):
            return Thresholds((), options.strategy.value)
        return _thresholds(spec, options)

    def fused(self, most: int | None) -> FusedBlock | None:
        """How the variant of the whole block for ``most`` tokens, or the one that is asked for, computes it at once."""
        return None if self.kernels is None else self.kernels.fused(self._variant(self.kernels, most))

    def adds(self, most: int | None) -> bool:
        """Whether that variant is to add the shared expert's output to the routed one, which nobody asks for then."""
        chosen = most is not None or self.options.strategy is not Strategy.AUTO
        if self.kernels is None or self.options.stages or not chosen:
            return False
        return self.kernels.adds(self._variant(self.kernels, most))

    def _variant(self, kernels: KernelSet, most: int | None) -> str:
        variant = self.options.strategy.value
        if variant not in kernels.variants and isinstance(self.spec, MoeSpec):
            variant = self.thresholds().variant(MOST_TOKENS if most is None else most)
        return variant

    def write(self, b: FunctionBuilder, values: Mapping[str, Value], most: int | None) -> list[tuple[str, Value]]:
        """The results of the block by name; ``values`` are the arguments.

        ``most`` tokens choose the variants; with None they are chosen within, by the tokens of a call.
        """
        spec, options = self.spec, self.options
        weights = hold(b, (a for a in self.arguments if a.role is Role.WEIGHT), values)
        inputs = {a.name: values[a.name] for a in self.arguments if a.role is Role.INPUT}
        only = _only_expert(spec, options, self.kernels, most)
        if isinstance(spec, DenseSpec):
            block = dense_block(b, self.lowering, spec, inputs, weights, only)
        else:
            dispatch, fused = _dispatch(spec, options, self.kernels), self.fused(most)
            if most is not None:
                variants = {Strategy.MASKED.value: masked.dispatch, **_possible(spec, options, self.kernels)}
                dispatch = variants[self.thresholds().variant(most)]
            adds = self.adds(most)
            block = moe_block(b, self.lowering, spec, inputs, weights, dispatch, only, fused, adds=adds)
        return [("output", block.output), *block.further, *(block.stages if options.stages else ())]


def block_of(spec: FfnSpec, options: EmitOptions) -> _Block:
    """Raises as ``emit`` does."""
    lowering = _lowering(spec, options)
    return _Block(spec, options, lowering.kernels, lowering, signature_arguments(spec, options))


def emit_experts(
    spec: MoeSpec, options: EmitOptions, output: DType | None = None, choices: tuple[DType, DType] = CHOICES
) -> Graph:
    """The routed experts alone, for a caller with a router of its own.

    ``x [N, H]`` in ``options.dtype``, ``ids [N, k]`` (from ``spec.experts.count`` on they visit no expert where the
    spec has such classes) and ``weights [N, k]`` in the types ``choices``, then the experts' weights, biases and norms,
    in ``options.dtype`` where ``options.packings`` does not say otherwise. The result is ``[N, H]`` in the type
    ``output``, which is ``options.dtype`` unless it is given: f32 for a caller that adds up what several calls compute
    of one sum. Kernels of a GPU also take ids i64, of which negative ones visit no expert either, and then weights in
    ``options.dtype``.

    Raises what ``emit`` raises; ``ValueError`` for other ``choices``.
    """
    b = FunctionBuilder(MAIN)
    output = output or options.dtype
    arguments, named = _write_experts(b, spec, options, output, choices)
    b.results(named)
    entry = Entry(MAIN, Signature(arguments, tuple(Result(name, v.shape, v.dtype) for name, v in named)))
    launches = _launches(spec, options, lambda b, static: _write_experts(b, spec, static, output, choices)[1])
    return Graph(module_text([b]), (entry,), launches=launches)


def _write_experts(
    b: FunctionBuilder, spec: MoeSpec, options: EmitOptions, output_type: DType, choices: tuple[DType, DType]
) -> tuple[tuple[Argument, ...], _Named]:
    """The routed experts alone, into ``b``: their arguments, and their result by name."""
    lowering = replace(_lowering(spec, options), result=output_type)
    ids_type, weights_type = choices
    if choices != CHOICES and (
        ids_type is not DType.I64
        or weights_type not in (DType.F32, options.dtype)
        or not isinstance(options.backend, Cuda)
        or lowering.kernels is None
    ):
        raise ValueError(f"ids {ids_type.value} and weights {weights_type.value} are not what these experts take")
    tokens = TOKENS if options.tokens is None else options.tokens
    dtype = options.dtype
    packed = dict(options.packings)
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

    kernels, variants = lowering.kernels, _possible(spec, options, lowering.kernels)
    if tokens is TOKENS and kernels is not None and kernels.whole_blocks and len(variants) > 1:
        # As in emit: a variant for the whole of what is handed to the device.
        chosen = _thresholds(spec, options)
        dispatches = {Strategy.MASKED.value: masked.dispatch, **variants}

        def branch(most: int | None) -> list[Value]:
            return [write(dispatches[chosen.variant(MOST_TOKENS if most is None else most)])]

        limits, type_ = [most for most, _ in chosen.upto], TensorType((TOKENS, spec.expert_hidden), output_type)
        (output,) = adaptive.branch(b, TOKENS, limits, [type_], "output", branch)
    else:
        output = write(_dispatch(spec, options, kernels))
    return arguments, [("output", output)]


def emit_mlp(spec: DenseSpec, options: EmitOptions) -> Graph:
    """A dense MLP whose gate and up projections are weights of their own: ``gate`` and ``up [I, H]`` (``up`` alone
    without a gate), ``down [H, I]``, their biases behind each, all of ``options.dtype``.

    ``x [N, H]`` and the result ``[N, H]`` are of that type too; what is between is f32, and rounded for each product.

    Raises what ``emit`` raises.
    """
    return _emit_projections(
        options,
        spec.hidden,
        (*apart_weights(spec), *projection_weights("down", spec.hidden, spec.intermediate, spec.bias)),
        lambda b, lowering, only, x, weights: projection(
            b, lowering, _hidden(b, lowering, only, spec, x, weights), weights, "down", only, name="output"
        ),
    )


def emit_hidden(spec: DenseSpec, options: EmitOptions) -> Graph:
    """The first half of ``emit_mlp``: the hidden values ``[N, I]`` of ``x [N, H]``, both of ``options.dtype``."""
    return _emit_projections(
        options,
        spec.hidden,
        apart_weights(spec),
        lambda b, lowering, only, x, weights: _hidden(b, lowering, only, spec, x, weights),
    )


def emit_projection(rows: int, length: int, options: EmitOptions, *, bias: bool = False) -> Graph:
    """``x @ W^T (+ bias)`` by ``down [rows, length]``: ``[N, rows]`` of ``x [N, length]``, all of ``options.dtype``.

    Raises what ``emit`` raises.
    """
    return _emit_projections(
        options,
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


def _emit_projections(options: EmitOptions, width: int, needed: Sequence[Weight], write: _Write) -> Graph:
    """A graph of projections that every token visits, each an only expert; ``x [N, width]``."""
    # Whatever the sizes: no kernel refuses a projection.
    spec = DenseSpec(width, width)
    lowering = _lowering(spec, options)
    tokens: Dim = TOKENS if options.tokens is None else options.tokens
    b, dtype = FunctionBuilder(MAIN), options.dtype
    planes = weight_arguments([replace(weight, packing=COMPUTE) for weight in needed], dtype)
    arguments = (Argument("x", (tokens, width), dtype, Role.INPUT), *planes)
    given = {a.name: b.argument(a.name, a.shape, a.dtype) for a in arguments}
    held = hold(b, planes, _widened(b, planes, given))
    x = b.convert(given["x"], DType.F32)
    output = b.convert(write(b, lowering, _only_expert(spec, options, lowering.kernels), x, held), dtype)
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


def emit_split(spec: FfnSpec, options: EmitOptions, slots: int) -> SplitGraphs:
    """The graphs of one layer whose experts take turns in ``slots`` slots; gathered, whatever strategy is asked for.

    What they compute is what the gathered graph of the layer computes, bit for bit: the ids say which experts there
    are and in which order they are added up, the slots only where their weights lie.

    Raises:
        UnsupportedError: If the layer is dense, has two banks of experts, or experts that cannot be gathered; or the
            backend has no such kernels.
    """
    if (reason := split_refusal(spec, options)) is not None:
        raise UnsupportedError(reason)
    assert isinstance(spec, MoeSpec)
    options = replace(options, strategy=Strategy.GATHERED)
    lowering = _lowering(spec, options)
    used = lowering.kernels
    x, *others = signature_arguments(spec, options)
    inputs = [a for a in others if a.role is Role.INPUT]
    routers = {weight.name for weight in routing_weights(spec)}
    weights = [a for a in others if a.role is Role.WEIGHT]
    deciding = [a for a in weights if a.of_weight.weight.name in routers]
    computing = [_in_slots(a, slots, options.dtype) for a in weights if a not in deciding]

    b = FunctionBuilder(MAIN)
    values = {a.name: b.argument(a.name, a.shape, a.dtype) for a in (x, *inputs, *deciding)}
    given = {a.name: values[a.name] for a in (x, *inputs)}
    routing, further = block_routing(b, lowering, spec, given, hold(b, deciding, values))
    named = [("visited", routing.visited), ("weights", routing.weights), *further]
    named += [] if routing.shared is None else [("shared_weights", routing.shared)]
    if options.stages:
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
    held, gathered = hold(b, computing, values), _dispatch(spec, options, used)
    shared = _only_expert(spec, options, used)
    block = routed_block(b, lowering, spec, {"x": values["x"]}, held, routing, gathered, shared)
    return SplitGraphs(first, _graph(b, (x, *between, *computing), [("output", block.output)]))


def split_refusal(spec: FfnSpec, options: EmitOptions) -> str | None:
    """Why the experts of a layer cannot take turns in slots, or None where they can."""
    if not isinstance(spec, MoeSpec):
        return "expert slots are for MoE layers and this layer is dense"
    if spec.second:
        return (
            "expert slots are for layers with one bank of experts; this layer has two, whose experts are all in memory "
            "(--expert-slots off)"
        )
    gathered = replace(options, strategy=Strategy.GATHERED)
    try:
        _kernels(spec, gathered)
    except UnsupportedError as error:
        return str(error)
    return None


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


def refusal(
    experts: ExpertsSpec, strategy: Strategy, backend: Backend | None = None, layer: Layer | None = None
) -> str | None:
    """Why a strategy cannot compute such experts on a backend (by default a CPU), or None where it can.

    The automatic one and those of plain StableHLO always can. Without a ``layer``, one of the simplest sizes is meant.
    """
    kernels = kernel_set(backend or Cpu())
    if strategy.plain or strategy is Strategy.AUTO or kernels is None:
        return None
    return kernels.refusal(strategy.value, experts, layer or Layer(hidden=1, top_k=1, dtype=DType.F32))


def packed_refusal(spec: FfnSpec, options: EmitOptions, weight: Weight, packing: Packing) -> str | None:
    """Why the kernels of this graph do not read a weight as it is packed, or None where they do.

    Otherwise the whole weight would be unpacked in each call: better once, where it is loaded.
    """
    if weight.use is not Use.PRODUCT:
        return "it is no matrix"
    kernels = _kernels(spec, options)
    if kernels is None:
        return f"{options.strategy.value if options.strategy.plain else 'masked'} dispatch reads numbers"
    if (what := unread(options.backend, packing, _glu_of(spec, weight), options.dtype)) is not None:
        return f"no kernel for {options.backend.name} reads {what}"
    if weight.size(Axis.EXPERT) is not None:
        return None
    mlp = weight.stem.removeprefix("shared_")
    if mlp not in ("gate_up", "up", "down") or _only_expert(spec, options, kernels) is None:
        return "the kernels read packed rows of experts and of the MLPs that every token visits"
    if isinstance(spec, MoeSpec) and spec.shared is not None and spec.shared.gate is SharedGate.ROUTER:
        return "shared experts that the router weighs are computed from numbers"
    return None


def _glu_of(spec: FfnSpec, weight: Weight) -> GluSpec:
    """How the MLP that a weight belongs to is gated."""
    if isinstance(spec, DenseSpec):
        return spec.glu
    shared = spec.shared is not None and weight.stem.startswith("shared_")
    return spec.shared.glu if spec.shared is not None and shared else spec.experts.glu


def outputs_of_choices(spec: FfnSpec, options: EmitOptions, tokens: int) -> DType:
    """What the outputs of a token's choices are rounded to before they are added up, in a call over ``tokens`` tokens.

    F32, which is nothing, or f16 of which some have a power of two in common. Raises ``UnsupportedError`` as ``emit``
    does.
    """
    kernels = _kernels(spec, options)
    if not isinstance(spec, MoeSpec) or kernels is None or spec.experts.output_norm is not None:
        return DType.F32
    packing = dict(options.packings).get("expert_down")
    if packing is not None and unread(options.backend, packing, spec.experts.glu, options.dtype) is None:
        return DType.F32
    return kernels.outputs(variant_of(spec, options, tokens), options.dtype)


def variant_of(spec: MoeSpec, options: EmitOptions, tokens: int) -> str:
    """The variant of the backend's kernels that computes the experts in a call over ``tokens`` tokens, or the plain
    strategy that does where no kernels can. Raises ``UnsupportedError`` as ``emit`` does."""
    kernels = _kernels(spec, options)
    if kernels is None:
        return options.strategy.value if options.strategy.plain else Strategy.MASKED.value
    variants, variant = _possible(spec, options, kernels), options.strategy.value
    if variant not in variants:
        variant = next(iter(variants)) if len(variants) == 1 else _thresholds(spec, options).variant(tokens)
    return variant


def layer_of(spec: MoeSpec, options: EmitOptions) -> Layer:
    """What kernels for the routed experts must fit beside these."""
    return Layer(spec.expert_hidden, spec.router.top_k, options.dtype)


def _lowering(spec: FfnSpec, options: EmitOptions) -> Lowering:
    """How the stages of a graph are lowered. Raises ``UnsupportedError`` and ``ValueError`` as ``emit`` does."""
    if options.tokens is not None and options.tokens < 1:
        raise ValueError(f"tokens is {options.tokens}; a static graph takes at least 1 token, a dynamic one any number")
    if options.dtype not in (DType.F32, DType.BF16, DType.F16):
        raise ValueError(f"dtype is {options.dtype.value}; expected f32, bf16 or f16")
    kernels = _kernels(spec, options)
    if options.strategy is Strategy.LADDER and isinstance(spec, MoeSpec) and options.tokens is None:
        raise UnsupportedError(
            "the ladder strategy takes a static number of tokens: the capacities of its rungs are numbers in the text; "
            "give --tokens N, or take masked, which is for any number"
        )
    if options.part is not None:
        _require_part(spec, options, options.part)
    target = None if kernels is None else options.backend
    # whoever asks for sums in f32 takes them on XLA's devices, as the ladder does
    highest = options.strategy is Strategy.LADDER or options.accumulate is DType.F32
    part = _PART if options.row_blocks else None
    return Lowering(options.dtype, _accumulator(options), kernels, target, highest, rms_norm, part)


def _require_part(spec: FfnSpec, options: EmitOptions, part: Part) -> None:
    if options.strategy is not Strategy.LADDER or not isinstance(spec, MoeSpec):
        raise UnsupportedError(
            "the text of one device of a mesh is of the ladder strategy, for a layer with experts; masked-dense is "
            "split as it is, by the runtime"
        )
    if part.split_tokens and coupled(spec):
        raise UnsupportedError("which experts a token of this layer visits depends on the tokens of other devices")


def coupled(spec: FfnSpec) -> bool:
    """Whether the routing of a token depends on the other tokens of the call: experts of limited capacity, and product
    keys, which are dealt out over all tokens."""
    return isinstance(spec, MoeSpec) and (spec.experts.capacity is not None or spec.router.keys > 0)


def _accumulator(options: EmitOptions) -> DType:
    if options.accumulate is not None:
        return options.accumulate
    return DType.F64 if options.strategy is Strategy.MASKED else DType.F32


def _kernels(spec: FfnSpec, options: EmitOptions) -> KernelSet | None:
    """The backend's kernels, where the graph is to hold some. Raises ``UnsupportedError`` as ``emit`` does."""
    if options.strategy.plain:
        return None
    kernels, strategy = kernel_set(options.backend), options.strategy
    if isinstance(spec, DenseSpec):
        return kernels if kernels is not None and only_expert_refusal(kernels, spec, options) is None else None
    if strategy is not Strategy.AUTO:
        if kernels is None or strategy.value not in kernels.variants:
            raise UnsupportedError(f"{options.backend.name} has no kernels for the {strategy.value} strategy")
        reason = kernels.refusal(strategy.value, spec.experts, layer_of(spec, options))
        if reason is not None:
            raise UnsupportedError(
                f"the {strategy.value} strategy cannot compute this layer: {reason}; masked and auto can"
            )
    return kernels if _possible(spec, options, kernels) else None


def _possible(spec: MoeSpec, options: EmitOptions, kernels: KernelSet | None) -> dict[str, Dispatch]:
    """The variants of a backend's kernels that compute this layer's experts; none for a plain strategy."""
    if kernels is None or options.strategy.plain:
        return {}
    layer = layer_of(spec, options)
    return {name: d for name, d in kernels.variants.items() if kernels.refusal(name, spec.experts, layer) is None}


def _dispatch(spec: MoeSpec, options: EmitOptions, kernels: KernelSet | None) -> Dispatch:
    if options.strategy is Strategy.LADDER:
        return ladder.dispatch if options.part is None else ladder.on_mesh(options.part)
    variants = _possible(spec, options, kernels)
    if not variants:
        return masked.dispatch
    if options.strategy.value in variants:
        return variants[options.strategy.value]
    if len(variants) == 1:
        return next(iter(variants.values()))
    return adaptive.choose(_thresholds(spec, options), {Strategy.MASKED.value: masked.dispatch, **variants})


def _thresholds(spec: MoeSpec, options: EmitOptions) -> Thresholds:
    """Those that are asked for, else the backend's for such a layer."""
    return options.thresholds or thresholds(spec, options.dtype, options.backend)


def only_expert_refusal(kernels: KernelSet, spec: FfnSpec, options: EmitOptions) -> str | None:
    """Why kernels cannot compute the MLP that every token visits, or None where they can or there is none."""
    if isinstance(spec, DenseSpec):
        mlp, hidden = ExpertsSpec(1, spec.intermediate, spec.glu, spec.bias), spec.hidden
    elif spec.shared is None:
        return None
    else:
        shared = spec.shared
        mlp, hidden = ExpertsSpec(1, shared.intermediate, shared.glu, shared.bias), spec.hidden - spec.part
    # A projection is an MLP without a first half, and computed wherever an MLP with one is.
    if mlp.glu.kind is GluKind.LINEAR:
        return None
    layer = Layer(hidden, 1, options.dtype)
    reasons = (kernels.refusal(variant, mlp, layer) for variant in kernels.variants)
    return next((reason for reason in reasons if reason is not None), None)


def _only_expert(
    spec: FfnSpec, options: EmitOptions, kernels: KernelSet | None, most: int | None = None
) -> OnlyExpert | None:
    """How an MLP or a projection that every token visits is computed: by the kernels, where they can.

    ``most`` as that of ``_Block.write``.
    """
    if kernels is None or only_expert_refusal(kernels, spec, options) is not None:
        return None
    variant = options.strategy.value if most is None else kernels.one_expert.variant(most)
    if variant in kernels.only_experts:
        return kernels.only_experts[variant]
    return as_only_choice(kernels.variants.get(variant) or adaptive.choose(kernels.one_expert, kernels.variants))
