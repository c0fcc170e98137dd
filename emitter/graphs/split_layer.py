"""A layer as two graphs, between which a host sees to it that the chosen experts are at hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from emitter.errors import UnsupportedError
from emitter.graphs.layer import signature_arguments
from emitter.graphs.lowered import dense_mlp_of, dispatch_of, graph_of, lowering_of
from emitter.lowering import Routing
from emitter.packing import Axis, Weight
from emitter.plan import Plan, Strategy, split_refusal
from emitter.shapes import Dim
from emitter.signature import MAIN, Argument, DType, Role, weight_arguments
from emitter.spec import FfnSpec, MoeSpec
from emitter.spec.tensors import routing_weights
from emitter.stages.block import MoeBlock, block_routing
from emitter.text.builder import FunctionBuilder, Value
from emitter.text.graph import Graph
from emitter.text.weights import hold


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
    """The graphs of one layer whose experts share ``slots`` slots, by a plan of the gathered strategy.

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
        raise ValueError(f"the plan is of the {plan.strategy.value} strategy; experts in slots are gathered")
    lowering = lowering_of(spec, plan)
    used = lowering.kernels
    x, *others = signature_arguments(spec, plan)
    inputs = [a for a in others if a.role is Role.INPUT]
    routers = {weight.name for weight in routing_weights(spec)}
    weights = [a for a in others if a.role is Role.WEIGHT]
    deciding = [a for a in weights if a.of_weight.weight.name in routers]
    computing = [_plane_of(in_slots(a.of_weight.weight, slots), a, plan.dtype) for a in weights if a not in deciding]

    b = FunctionBuilder(MAIN)
    values = b.take((x, *inputs, *deciding))
    given = {a.name: values[a.name] for a in (x, *inputs)}
    routing, further = block_routing(b, lowering, spec, given, hold(b, deciding, values))
    named = [*choices_of(routing).items(), *further]
    if plan.stages:
        chosen = None if routing.visits is None else routing.ids
        stages = (("logits", routing.logits), ("scores", routing.scores), ("ids", chosen))
        named += [(name, value) for name, value in stages if value is not None]
    first = graph_of(b, (x, *inputs, *deciding), named)

    b = FunctionBuilder(MAIN)
    between = choice_arguments(spec, x.shape[0])
    values = b.take((x, *between, *computing))
    routing = routing_in_slots(values)
    held, gathered = hold(b, computing, values), dispatch_of(plan, used)
    shared = dense_mlp_of(plan, used)
    block = MoeBlock(b, lowering, spec, {"x": values["x"]}, held, gathered, shared).write_routed(routing)
    return SplitGraphs(first, graph_of(b, (x, *between, *computing), [("output", block.output)]))


def choices_of(routing: Routing) -> dict[str, Value]:
    """What of a routing says which experts compute: by name, as ``choice_arguments`` takes them."""
    shared = {} if routing.shared is None else {"shared_weights": routing.shared}
    return {"visited": routing.visited, "weights": routing.weights, **shared}


def choice_arguments(spec: MoeSpec, tokens: Dim) -> list[Argument]:
    """What the experts are computed by over N tokens: ``visited [N, k]`` i32, ``slots [N, k]`` i32, the slot in which
    the weights of each assignment's expert are, ``weights [N, k]`` f32, and ``shared_weights [N, S]`` f32 where the
    router weighs shared experts."""
    choices = (tokens, spec.router.top_k)
    found = [Argument("visited", choices, DType.I32, Role.INPUT), Argument("slots", choices, DType.I32, Role.INPUT)]
    found.append(Argument("weights", choices, DType.F32, Role.INPUT))
    if spec.router.shared:
        found.append(Argument("shared_weights", (tokens, spec.router.shared), DType.F32, Role.INPUT))
    return found


def routing_in_slots(values: Mapping[str, Value]) -> Routing:
    """The routing that ``choice_arguments`` say."""
    chosen, shared = values["visited"], values.get("shared_weights")
    return Routing(None, None, chosen, values["weights"], shared, slots=values["slots"])


def in_slots(weight: Weight, slots: int) -> Weight:
    """A weight with an entry for each slot in place of each expert."""
    axes = tuple(replace(extent, size=slots) if extent.axis is Axis.EXPERT else extent for extent in weight.axes)
    return replace(weight, axes=axes)


def _plane_of(weight: Weight, argument: Argument, compute: DType) -> Argument:
    return next(plane for plane in weight_arguments([weight], compute) if plane.name == argument.name)
