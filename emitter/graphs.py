"""Entry points and their signatures: from a spec to a ``Graph``."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from emitter.dispatch import adaptive, gathered, grouped, masked, routing
from emitter.dispatch.thresholds import Thresholds, thresholds
from emitter.errors import UnsupportedError
from emitter.kernels.cpu.grouped import MOST_EXPERTS
from emitter.kernels.cpu.isa import PORTABLE, Isa
from emitter.packing import Use
from emitter.signature import MAIN, TOKENS, Argument, DType, Entry, Graph, Result, Role, Signature, weight_arguments
from emitter.spec import DenseSpec, ExpertsSpec, FfnSpec, GluKind, MoeSpec
from emitter.spec.tensors import COMPUTE, canonical_weights, expert_weights, extra_inputs
from emitter.stages.block import BlockValues, Dispatch, dense_block, moe_block
from emitter.stages.router import Routing
from emitter.text.builder import FunctionBuilder, Value, module_text

# Tokens that share one pass over the weights of an expert; beyond, the shared expert's rows are grouped.
_SHARED_GATHERED = 4


class Strategy(Enum):
    """How tokens reach their experts."""

    MASKED = "masked"
    GATHERED = "gathered"
    GROUPED = "grouped"
    AUTO = "auto"


@dataclass(frozen=True)
class EmitOptions:
    """What is emitted for a spec.

    ``tokens`` is a static token count, or ``None`` for a dynamic one (which also takes no tokens at all).
    ``dtype`` is the type of the experts' matmul inputs; activations and the router stay f32. ``accumulate`` is what
    sums of f32 products are accumulated in: f64 for the masked-dense reference and for dense layers, f32 for the
    others, unless it is given; sums of narrower products are f32.
    ``isa`` is what the CPU kernels of the gathered and the grouped strategy may use, ``limits`` from how many tokens on
    the automatic one takes which (None: see ``dispatch.thresholds``).
    ``stages`` adds the intermediate stages (logits, scores, ids, weights, routed, shared) to the results.
    """

    tokens: int | None = None
    dtype: DType = DType.F32
    strategy: Strategy = Strategy.MASKED
    stages: bool = False
    accumulate: DType | None = None
    isa: Isa = PORTABLE
    limits: Thresholds | None = None


def signature_arguments(spec: FfnSpec, options: EmitOptions) -> tuple[Argument, ...]:
    """The arguments of ``@main``: ``x [N, H]`` f32, what else the layer takes per call, then the canonical weights."""
    tokens = TOKENS if options.tokens is None else options.tokens
    inputs = (Argument(i.name, i.shape(tokens), i.dtype, Role.INPUT) for i in extra_inputs(spec))
    weights = weight_arguments(canonical_weights(spec), options.dtype)
    return (Argument("x", (tokens, spec.hidden), DType.F32, Role.INPUT), *inputs, *weights)


def emit(spec: FfnSpec, options: EmitOptions | None = None) -> Graph:
    """The graph of one FFN layer.

    Raises:
        UnsupportedError: If the strategy cannot compute this kind of experts.
        ValueError: If ``options.tokens`` is below 1 or ``options.dtype`` is not a float type.
    """
    options = options or EmitOptions()
    if options.tokens is not None and options.tokens < 1:
        raise ValueError(f"tokens is {options.tokens}; a static graph takes at least 1 token, a dynamic one any number")
    if options.dtype not in (DType.F32, DType.BF16, DType.F16):
        raise ValueError(f"dtype is {options.dtype.value}; expected f32, bf16 or f16")
    reason = refusal(spec.experts, options.strategy) if isinstance(spec, MoeSpec) else None
    if reason is not None:
        raise UnsupportedError(
            f"the {options.strategy.value} strategy cannot compute this layer: {reason}; masked and auto can"
        )
    arguments = signature_arguments(spec, options)
    kernels = routing.RoutingKernels(options.isa) if _has_kernels(spec, options) else None
    b = FunctionBuilder(MAIN, accumulate=_accumulator(spec, options), kernels=kernels)
    values: dict[str, Value] = {a.name: b.argument(a.name, a.shape, a.dtype) for a in arguments}
    block = _block(b, spec, values, options)
    named = [("output", block.output), *block.further, *(block.stages if options.stages else ())]
    b.results(named)
    results = tuple(Result(name, value.shape, value.dtype) for name, value in named)
    features = options.isa.features if kernels is not None else frozenset()
    return Graph(module_text([b]), (Entry(MAIN, Signature(arguments, results)),), features=features)


def emit_experts(spec: MoeSpec, options: EmitOptions) -> Graph:
    """The routed experts alone, for a caller with a router of its own.

    ``x [N, H]`` in ``options.dtype``, ``ids [N, k]`` i32 (from ``spec.experts.count`` on they visit no expert where the
    spec has such classes), ``weights [N, k]`` f32, then the experts' weights, biases and norms, all in
    ``options.dtype``. The output is ``[N, H]`` in ``options.dtype``.
    """
    tokens = TOKENS if options.tokens is None else options.tokens
    dtype = options.dtype
    weights = [replace(weight, packing=COMPUTE) for weight in expert_weights(spec)]
    arguments = (
        Argument("x", (tokens, spec.expert_hidden), dtype, Role.INPUT),
        Argument("ids", (tokens, spec.router.top_k), DType.I32, Role.INPUT),
        Argument("weights", (tokens, spec.router.top_k), DType.F32, Role.INPUT),
        *weight_arguments(weights, dtype),
    )
    b = FunctionBuilder(MAIN, accumulate=_accumulator(spec, options))
    given = {a.name: b.argument(a.name, a.shape, a.dtype) for a in arguments}
    values = {w.name: given[w.name] if w.use is Use.PRODUCT else b.convert(given[w.name], DType.F32) for w in weights}
    routing_ = Routing(None, None, given["ids"], given["weights"])
    routed = _dispatch(spec, options)(b, spec.experts, b.convert(given["x"], DType.F32), routing_, values)
    output = b.convert(routed, dtype)
    b.results([("output", output)])
    features = options.isa.features if _has_kernels(spec, options) else frozenset()
    signature = Signature(arguments, (Result("output", output.shape, dtype),))
    return Graph(module_text([b]), (Entry(MAIN, signature),), features=features)


def refusal(experts: ExpertsSpec, strategy: Strategy) -> str | None:
    """Why a strategy cannot compute such experts, or None: the automatic one and masked-dense always can."""
    if experts.glu.kind is GluKind.LINEAR and strategy in (Strategy.GATHERED, Strategy.GROUPED):
        return "its experts are one projection each, of a hidden layer they share; the kernels are for two projections"
    if experts.count > MOST_EXPERTS and strategy is Strategy.GROUPED:
        return f"it has {experts.count} experts; the kernel that sorts tokens by expert is for at most {MOST_EXPERTS}"
    return None


def _accumulator(spec: FfnSpec, options: EmitOptions) -> DType:
    if options.accumulate is not None:
        return options.accumulate
    reference = isinstance(spec, DenseSpec) or options.strategy is Strategy.MASKED
    return DType.F64 if reference else DType.F32


def _block(b: FunctionBuilder, spec: FfnSpec, values: dict[str, Value], options: EmitOptions) -> BlockValues:
    if isinstance(spec, DenseSpec):
        return dense_block(b, spec, values["x"], values)
    return moe_block(b, spec, values["x"], values, _dispatch(spec, options), _shared_dispatch(spec, options))


def _dispatch(spec: MoeSpec, options: EmitOptions) -> Dispatch:
    if not _has_kernels(spec, options):
        return masked.dispatch
    few, many = gathered.for_isa(options.isa), grouped.for_isa(options.isa)
    if options.strategy is Strategy.GATHERED or refusal(spec.experts, Strategy.GROUPED):
        return few
    if options.strategy is Strategy.GROUPED:
        return many
    limits = options.limits or thresholds(spec, options.dtype, "cpu")
    branches = [(limits.gathered, few)]
    if limits.masked > limits.gathered:
        branches.append((limits.masked, masked.dispatch))
    return adaptive.choose(branches, many)


def _shared_dispatch(spec: MoeSpec, options: EmitOptions) -> Dispatch | None:
    """How the shared expert is computed: by the kernels, where the strategy has them and they compute such an MLP."""
    if spec.shared is None or spec.shared.glu.kind is GluKind.LINEAR or not _has_kernels(spec, options):
        return None
    few, many = gathered.for_isa(options.isa), grouped.for_isa(options.isa)
    alone = {Strategy.GATHERED: few, Strategy.GROUPED: many}
    return alone.get(options.strategy) or adaptive.choose([(_SHARED_GATHERED, few)], many)


def _has_kernels(spec: FfnSpec, options: EmitOptions) -> bool:
    """Whether the graph holds kernels for the CPU."""
    return (
        isinstance(spec, MoeSpec)
        and options.strategy is not Strategy.MASKED
        and refusal(spec.experts, Strategy.GATHERED) is None
    )
