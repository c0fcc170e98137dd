"""The graph of a layer's routed experts alone, for a caller with a router of its own."""

from __future__ import annotations

from dataclasses import dataclass, replace

from emitter.dispatch import adaptive
from emitter.graphs.lowered import MOST_TOKENS, Named, dispatch_of, graph_of, lowering_of, recorded, widened
from emitter.lowering import Dispatch, Routing
from emitter.plan import Plan
from emitter.shapes import TOKENS
from emitter.signature import MAIN, Argument, DType, Role, weight_arguments
from emitter.spec import MoeSpec
from emitter.spec.tensors import COMPUTE, expert_weights
from emitter.stages.block import routed_weights
from emitter.text.builder import FunctionBuilder, TensorType, Value
from emitter.text.graph import Graph
from emitter.text.launches import LaunchList
from emitter.text.weights import hold

CHOICES = (DType.I32, DType.F32)
"""The types of ids and combine weights that a router gives."""


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
    arguments, named = _write(b, spec, plan, output, choices)
    launches = ExpertLaunches(spec, plan, output, choices) if plan.launches else None
    return replace(graph_of(b, arguments, named), launches=launches)


@dataclass(frozen=True)
class ExpertLaunches:
    """What a call of the experts alone is on a GPU, by its number of tokens; as ``emit_experts`` takes them."""

    spec: MoeSpec
    plan: Plan
    output: DType
    choices: tuple[DType, DType]

    def __call__(self, tokens: int) -> LaunchList | None:
        """The steps of a call, None where it needs more than kernels."""
        plan = replace(self.plan, tokens=tokens)
        found = recorded(plan, lambda recorder: _write(recorder, self.spec, plan, self.output, self.choices)[1])
        return None if isinstance(found, str) else found


def _write(
    b: FunctionBuilder, spec: MoeSpec, plan: Plan, output_type: DType, choices: tuple[DType, DType]
) -> tuple[tuple[Argument, ...], Named]:
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
    given = b.take(arguments)

    def write(dispatch: Dispatch) -> Value:
        held = hold(b, planes, widened(b, planes, given))
        routing = Routing(None, None, given["ids"], given["weights"])
        x = b.convert(given["x"], DType.F32)
        routed = dispatch(b, lowering, spec.experts, x, routing, routed_weights(held))
        return b.convert(routed, output_type)

    kernels, limits = lowering.kernels, plan.thresholds
    if tokens is TOKENS and kernels is not None and kernels.experts.whole_blocks and limits is not None:
        # As in emit: a variant for the whole of what the device gets.
        def branch(most: int | None) -> list[Value]:
            return [write(dispatch_of(plan, kernels, MOST_TOKENS if most is None else most))]

        type_ = TensorType((TOKENS, spec.expert_hidden), output_type)
        (output,) = adaptive.branch(b, TOKENS, [most for most, _ in limits.upto], [type_], "output", branch)
    else:
        output = write(dispatch_of(plan, kernels))
    return arguments, [("output", output)]
