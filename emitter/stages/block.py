"""The FFN block: router, dispatch, shared expert and their combination; or a dense MLP."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from emitter.signature import DType, static
from emitter.spec import Combine, DenseSpec, ExpertsSpec, MoeSpec, SharedGate, SharedSpec
from emitter.spec.tensors import SECOND
from emitter.stages.admission import admit
from emitter.stages.contraction import row_dot
from emitter.stages.experts import glu, linear, mlp
from emitter.stages.norms import rms_norm
from emitter.stages.router import Routing, by_type, route, second_type
from emitter.stages.router_state import carried_state, state_mlp
from emitter.text.builder import FunctionBuilder, Value

Dispatch = Callable[[FunctionBuilder, ExpertsSpec, Value, Routing, dict[str, Value]], Value]


@dataclass(frozen=True)
class BlockValues:
    """The values of a block: ``output [N, H]`` and the stages that led to it, by name, in order.

    ``further`` are its other results: ``router_state [N, R]``, for the router of the layer behind.
    """

    output: Value
    stages: tuple[tuple[str, Value], ...]
    further: tuple[tuple[str, Value], ...] = ()


def dense_block(b: FunctionBuilder, spec: DenseSpec, x: Value, arguments: dict[str, Value]) -> BlockValues:
    """The dense MLP of a layer without experts."""
    b.stage("dense MLP", "down(act(gate x) * up x)" if spec.glu.gated else "down(act(up x))")
    output = mlp(b, spec.glu, x, arguments, prefix="")
    if spec.output_scale:
        factor = b.broadcast_in_dim(arguments["output_scale"], output.shape, dims=(1,), name="output_scale_rows")
        output = b.multiply(output, factor, name="output_scaled")
    return BlockValues(output, ())


def moe_block(
    b: FunctionBuilder,
    spec: MoeSpec,
    x: Value,
    arguments: dict[str, Value],
    dispatch: Dispatch,
    shared_dispatch: Dispatch | None = None,
) -> BlockValues:
    """The Mixture-of-Experts block over ``x [N, H]`` f32.

    With ``shared_dispatch`` the shared expert is one more expert, which every token chooses.
    """
    seen, further = x, []
    if spec.router.state is not None:
        state = carried_state(b, spec.router.state, x, arguments)
        seen = state_mlp(b, spec.router.state, state, arguments)
        further.append(("router_state", state))
    routing = route(b, spec.router, seen, arguments)
    if spec.second:
        other = route(b, spec.router, seen, second_bank(arguments))
        routing = by_type(b, arguments["token_types"], routing, other)
    if spec.experts.selective:
        routing = admit(b, spec.experts, routing, arguments)
    inner = x
    if spec.trunk is not None:
        b.stage("trunk", "the hidden layer that all experts read")
        inner = linear(b, x, arguments["trunk_up"], arguments.get("trunk_up_bias"), name="trunk")
        inner = glu(b, spec.trunk.glu, None, inner)
    routed = routed_output(b, spec, inner, routing, arguments, dispatch)
    named = [
        ("logits", routing.logits),
        ("scores", routing.scores),
        ("ids", routing.ids),
        ("weights", routing.weights),
        ("routed", routed),
    ]
    stages = [(name, value) for name, value in named if value is not None]
    output = routed
    if spec.shared is not None:
        shared = shared_expert(b, spec.shared, inner, routing, arguments, shared_dispatch)
        stages.append(("shared", shared))
        if spec.part:
            output = b.concatenate([shared, routed], dim=1, name="output")
        else:
            output = b.add(routed, shared, name="output")
            if spec.combine is Combine.AVERAGE:
                output = b.multiply(output, b.full_like(0.5, output, name="half"), name="output")
    if spec.output_norm is not None:
        b.stage("output norm")
        output = rms_norm(b, spec.output_norm, output, arguments["output_norm"], name="output_normed")
    if spec.output_bias:
        bias = b.broadcast_in_dim(arguments["output_bias"], output.shape, dims=(1,), name="output_bias_rows")
        output = b.add(output, bias, name="output_biased")
    return BlockValues(output, tuple(stages), tuple(further))


def routed_output(
    b: FunctionBuilder, spec: MoeSpec, x: Value, routing: Routing, arguments: dict[str, Value], dispatch: Dispatch
) -> Value:
    """The routed experts' part of the output ``[N, H]``: into the experts' space, through them, and back."""
    inner = x
    if spec.latent is not None:
        b.stage("latent projection", f"into the {spec.latent.size} dimensions in which the experts work")
        inner = linear(b, inner, arguments["latent_in"], arguments.get("latent_in_bias"), name="latent")
    if spec.experts.input_norm is not None:
        b.stage("expert input norm")
        inner = rms_norm(b, spec.experts.input_norm, inner, arguments["pre_expert_norm"], name="expert_input")
    if spec.second:
        routed = both_banks(b, spec, inner, routing, arguments, dispatch)
    else:
        routed = dispatch(b, spec.experts, inner, routing, arguments)
    if spec.experts.zero:
        routed = b.add(routed, passed_through(b, spec.experts, inner, routing), name="routed")
    if spec.latent is not None:
        b.stage("latent projection", f"back to {spec.hidden} dimensions")
        routed = linear(b, routed, arguments["latent_out"], arguments.get("latent_out_bias"), name="routed")
    if spec.routed_scale != 1.0:
        routed = b.multiply(routed, b.full_like(spec.routed_scale, routed, name="routed_scale"), name="routed_scaled")
    if spec.routed_norm is not None:
        b.stage("routed norm")
        routed = rms_norm(b, spec.routed_norm, routed, arguments["routed_norm"], name="routed_normed")
    return routed


def second_bank(arguments: dict[str, Value]) -> dict[str, Value]:
    """The arguments with the weights of the second bank in place of those of the first."""
    prefix = SECOND.name("")
    own = {name.removeprefix(prefix): value for name, value in arguments.items() if name.startswith(prefix)}
    return arguments | own


def both_banks(
    b: FunctionBuilder, spec: MoeSpec, x: Value, routing: Routing, arguments: dict[str, Value], dispatch: Dispatch
) -> Value:
    """The output ``[N, H]`` of two banks of experts, each over the tokens of its type; the others skip it."""
    ids = routing.visited
    is_second = second_type(b, arguments["token_types"], ids.shape)
    nobody = b.full_like(spec.experts.count, ids, name="no_expert")
    banks = (
        (spec.experts, arguments, b.select(is_second, nobody, ids, name="first_ids")),
        (spec.second_experts, second_bank(arguments), b.select(is_second, ids, nobody, name="second_ids")),
    )
    first, second = (dispatch(b, replace(e, skip=1), x, replace(routing, visits=ids), own) for e, own, ids in banks)
    return b.add(first, second, name="routed")


def passed_through(b: FunctionBuilder, spec: ExpertsSpec, x: Value, routing: Routing) -> Value:
    """What the zero-compute experts (ids from ``spec.count`` on) add: ``x`` times their combine weights."""
    b.stage("zero-compute experts", "they return their input")
    ids = routing.visited
    is_zero = b.compare("GE", ids, b.full_like(spec.count, ids, name="first_zero"), name="is_zero")
    if spec.selective:
        nowhere = b.full_like(spec.count + spec.zero, ids, name="nowhere")
        is_zero = b.and_(is_zero, b.compare("LT", ids, nowhere, name="is_somewhere"), name="is_zero")
    weights = b.select(is_zero, routing.weights, b.full_like(0.0, routing.weights, name="zero"), name="zero_weights")
    weight = b.reduce("add", weights, dims=[1], name="zero_weight")
    chosen = b.reduce("or", is_zero, dims=[1], name="any_zero")
    passed = b.multiply(x, b.broadcast_in_dim(weight, x.shape, dims=(0,), name="zero_weight_rows"), name="passed")
    rows = b.broadcast_in_dim(chosen, x.shape, dims=(0,), name="any_zero_rows")
    return b.select(rows, passed, b.full_like(0.0, passed, name="zero"), name="passed")


def shared_expert(
    b: FunctionBuilder,
    spec: SharedSpec,
    x: Value,
    routing: Routing,
    arguments: dict[str, Value],
    dispatch: Dispatch | None = None,
) -> Value:
    """The MLP that every token visits, ``[N, H]``, between its norms and gated as the spec says (``SharedGate``)."""
    b.stage("shared expert")
    if spec.input_norm is not None:
        x = rms_norm(b, spec.input_norm, x, arguments["shared_input_norm"], name="shared_input")
    if spec.gate is SharedGate.ROUTER:
        shared = weighed_experts(b, spec, x, routing, arguments)
    elif dispatch is not None:
        shared = one_expert(b, spec, x, arguments, dispatch)
    else:
        shared = mlp(b, spec.glu, x, arguments, prefix="shared_")
    if spec.gate is SharedGate.SIGMOID and dispatch is None:
        weight = b.reshape(arguments["shared_gate"], (x.extent(1),), name="shared_gate_vector")
        gate = row_dot(b, x, weight, name="shared_gate_logit")
        gate = b.broadcast_in_dim(b.logistic(gate), shared.shape, dims=(0,), name="shared_gate_wide")
        shared = b.multiply(shared, gate, name="shared_gated")
    if spec.output_norm is not None:
        shared = rms_norm(b, spec.output_norm, shared, arguments["shared_output_norm"], name="shared_normed")
    return shared


def one_expert(
    b: FunctionBuilder, spec: SharedSpec, x: Value, arguments: dict[str, Value], dispatch: Dispatch
) -> Value:
    """The shared MLP ``[N, H]`` as an only expert: every token's one choice, its gate the weight of that choice."""
    slots = (x.shape[0], 1)
    ids = b.full(0, slots, DType.I32, name="shared_id")
    if spec.gate is SharedGate.SIGMOID:
        weights = b.logistic(
            linear(b, x, arguments["shared_gate"], None, name="shared_gate_logit"), name="shared_weight"
        )
    else:
        weights = b.full(1.0, slots, DType.F32, name="shared_weight")
    names = [name for name in arguments if name.startswith(("shared_up", "shared_gate_up", "shared_down"))]
    stacked = {}
    for name in names:
        value = arguments[name]
        shape = (1, *(static(extent) for extent in value.shape))
        stacked[name.replace("shared_", "expert_")] = b.reshape(value, shape, name=f"{name}_stacked")
    experts = ExpertsSpec(1, spec.intermediate, spec.glu, spec.bias)
    return dispatch(b, experts, x, Routing(None, None, ids, weights), stacked)


def weighed_experts(
    b: FunctionBuilder, spec: SharedSpec, x: Value, routing: Routing, arguments: dict[str, Value]
) -> Value:
    """The sum ``[N, H]`` of the shared experts, each times the weight the router gives it."""
    if routing.shared is None:
        raise AssertionError("the router gives the shared experts no weights")
    wide = (spec.count, *x.shape)
    x = b.convert(x, arguments["shared_down"].dtype)
    each = mlp(b, spec.glu, b.broadcast_in_dim(x, wide, dims=(1, 2), name="x_per_shared"), arguments, prefix="shared_")
    weights = b.transpose(routing.shared, permutation=(1, 0), name="shared_weights")
    rows = b.broadcast_in_dim(weights, wide, dims=(0, 1), name="shared_weight_rows")
    return b.reduce("add", b.multiply(each, rows, name="shared_weighted"), dims=[0], name="shared")
