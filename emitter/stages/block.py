"""The FFN block: router, dispatch, shared expert and their combination; or a dense MLP."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from emitter.lowering import DenseMlp, Dispatch, Factors, FusedBlock, Lowering, Routing, RowGate
from emitter.shapes import Sym
from emitter.signature import DType
from emitter.spec import Combine, DenseSpec, ExpertsSpec, GluKind, GluSpec, MoeSpec, NormSpec, SharedGate, SharedSpec
from emitter.spec.tensors import SECOND
from emitter.stages.admission import admit
from emitter.stages.contraction import row_dot
from emitter.stages.experts import glu, linear, mlp
from emitter.stages.factors import scaled, weighed
from emitter.stages.norms import norm_of_block
from emitter.stages.router import by_type, route, second_type
from emitter.stages.router_state import carried_state, state_mlp
from emitter.text.builder import FunctionBuilder, Value
from emitter.text.weights import MlpWeights, Weights

Inputs = Mapping[str, Value]
"""What a call gives: the activations ``x [N, H]`` f32 and what else the layer takes, by name."""


@dataclass(frozen=True)
class BlockValues:
    """The values of a block: ``output [N, H]`` and the stages that led to it, by name, in order.

    ``further`` are its other results: ``router_state [N, R]``, for the router of the layer after.
    """

    output: Value
    stages: tuple[tuple[str, Value], ...]
    further: tuple[tuple[str, Value], ...] = ()


def dense_block(
    b: FunctionBuilder,
    lowering: Lowering,
    spec: DenseSpec,
    inputs: Inputs,
    weights: Weights,
    dense_mlp: DenseMlp | None = None,
) -> BlockValues:
    """The dense MLP of a layer without experts; by ``dense_mlp`` where it is given."""
    b.stage("dense MLP", "down(act(gate x) * up x)" if spec.glu.gated else "down(act(up x))")
    if dense_mlp is None:
        output = mlp(b, lowering, spec.glu, inputs["x"], weights.mlp(""))
    else:
        experts = ExpertsSpec(1, spec.intermediate, spec.glu, spec.bias)
        output = dense_mlp(b, lowering, experts, inputs["x"], weights.mlp(""), None)
    if spec.output_scale:
        scale, by = weights["output_scale"], Factors(function=RowGate.ITSELF)
        if (by_kernel := weighed(b, lowering, output, by, scale, name="output_scaled")) is not None:
            return BlockValues(by_kernel, ())
        factor = b.broadcast_in_dim(scale, output.shape, dims=(1,), name="output_scale_rows")
        output = b.multiply(output, factor, name="output_scaled")
    return BlockValues(output, ())


@dataclass(frozen=True)
class MoeBlock:
    """The Mixture-of-Experts block over ``x [N, H]`` f32 of ``inputs``, as it is written into ``b``.

    ``dense_mlp`` computes the shared expert and the projections around the experts where it is given. With
    ``epilogue_add`` the routed output is no result of its own, and ``dispatch`` can add the shared expert's to it.
    """

    b: FunctionBuilder
    lowering: Lowering
    spec: MoeSpec
    inputs: Inputs
    weights: Weights
    dispatch: Dispatch
    dense_mlp: DenseMlp | None = None
    epilogue_add: bool = False

    def write(self, fused: FusedBlock | None = None) -> BlockValues:
        """All of it; by ``fused`` where it takes such a block."""
        if fused is not None:
            whole = fused(self.b, self.lowering, self.spec, self.inputs["x"], self.weights)
            if whole is not None:
                return self._finished(*whole)
        return self.write_routed(*block_routing(self.b, self.lowering, self.spec, self.inputs, self.weights))

    def write_routed(self, routing: Routing, further: tuple[tuple[str, Value], ...] = ()) -> BlockValues:
        """What it computes once its tokens are routed; ``further`` as ``BlockValues`` has them."""
        b, spec = self.b, self.spec
        inner = self.inputs["x"]
        if spec.trunk is not None:
            b.stage("trunk", "the hidden layer that all experts read")
            inner = self._projection(inner, "trunk_up", name="trunk")
            inner = glu(b, spec.trunk.glu, None, inner)
        if self.epilogue_add and spec.shared is not None and not spec.part and ends_with_its_experts(spec):
            shared = self._shared_expert(spec.shared, inner, routing)
            adding = replace(self, lowering=replace(self.lowering, addend=shared))
            return self._finished(routing, None, shared, adding._routed_output(inner, routing), further)
        routed = self._routed_output(inner, routing)
        if spec.shared is None:
            return self._finished(routing, routed, None, routed, further)
        shared = self._shared_expert(spec.shared, inner, routing)
        if spec.part:
            output = b.concatenate([shared, routed], dim=1, name="output")
        elif self.lowering.kernels is not None:
            output = self.lowering.kernels.experts.add(b, routed, shared, "output")
        else:
            output = b.add(routed, shared, name="output")
        return self._finished(routing, routed, shared, output, further)

    def _finished(
        self,
        routing: Routing,
        routed: Value | None,
        shared: Value | None,
        output: Value,
        further: tuple[tuple[str, Value], ...] = (),
    ) -> BlockValues:
        """Its values, once the routed output, None if it was not by itself, and the shared expert's are one."""
        b, spec, weights = self.b, self.spec, self.weights
        named = [
            ("logits", routing.logits),
            ("scores", routing.scores),
            ("ids", routing.ids),
            ("weights", routing.weights),
            ("routed", routed),
            ("shared", shared),
        ]
        if spec.combine is Combine.AVERAGE and not spec.part:
            output = scaled(b, self.lowering, output, 0.5, "half", name="output")
        if spec.output_norm is not None:
            b.stage("output norm")
            output = self._norm(spec.output_norm, output, "output_norm", name="output_normed")
        if spec.output_bias:
            bias = b.broadcast_in_dim(weights["output_bias"], output.shape, dims=(1,), name="output_bias_rows")
            output = b.add(output, bias, name="output_biased")
        return BlockValues(output, tuple((name, value) for name, value in named if value is not None), further)

    def _norm(self, spec: NormSpec, x: Value, stem: str, *, name: str) -> Value:
        return norm_of_block(self.b, self.lowering, spec, x, self.weights[stem], name=name)

    def _projection(self, x: Value, stem: str, *, name: str) -> Value:
        return projection(self.b, self.lowering, x, self.weights, stem, self.dense_mlp, name=name)

    def _routed_output(self, x: Value, routing: Routing) -> Value:
        """The routed experts' part of the output ``[N, H]``: into the experts' space, through them, and back.

        With ``lowering.addend`` both; nothing may be done after the experts then.
        """
        b, lowering, spec, inner = self.b, self.lowering, self.spec, x
        if spec.latent is not None:
            b.stage("latent projection", f"into the {spec.latent.size} dimensions in which the experts work")
            inner = self._projection(inner, "latent_in", name="latent")
        if spec.experts.input_norm is not None:
            b.stage("expert input norm")
            inner = self._norm(spec.experts.input_norm, inner, "pre_expert_norm", name="expert_input")
        if spec.second:
            routed = self._both_banks(inner, routing)
        else:
            routed = self.dispatch(b, lowering, spec.experts, inner, routing, routed_weights(self.weights))
        by_experts = routed
        if spec.experts.zero:
            routed = self._and_passed_through(routed, inner, routing)
        if spec.latent is not None:
            b.stage("latent projection", f"back to {spec.hidden} dimensions")
            routed = self._projection(routed, "latent_out", name="routed")
        routed = scaled(b, lowering, routed, spec.routed_scale, "routed_scale", name="routed_scaled")
        if spec.routed_norm is not None:
            b.stage("routed norm")
            routed = self._norm(spec.routed_norm, routed, "routed_norm", name="routed_normed")
        if lowering.addend is not None and routed is not by_experts:
            raise AssertionError("the shared expert's output came to what is not the routed output yet")
        return routed

    def _and_passed_through(self, routed: Value, x: Value, routing: Routing) -> Value:
        """``routed`` and what the zero-compute experts add."""
        b, experts, kernels = self.b, self.spec.experts, self.lowering.kernels
        if kernels is not None:
            found = kernels.experts.pass_through(b, experts, routed, x, routing)
            if not isinstance(found, str):
                return found
        return b.add(routed, passed_through(b, experts, x, routing), name="routed")

    def _both_banks(self, x: Value, routing: Routing) -> Value:
        """The output ``[N, H]`` of two banks of experts, each over the tokens of its type; the others skip it."""
        b, spec, ids = self.b, self.spec, routing.visited
        is_second = second_type(b, self.inputs["token_types"], ids.shape)
        no_expert = b.full_like(spec.experts.count, ids, name="no_expert")
        banks = (
            (spec.experts, self.weights, b.select(is_second, no_expert, ids, name="first_ids")),
            (spec.second_experts, self.weights.of_bank(SECOND), b.select(is_second, ids, no_expert, name="second_ids")),
        )
        first, second = (
            self.dispatch(
                b, self.lowering, replace(experts, skip=1), x, replace(routing, visits=ids), routed_weights(own)
            )
            for experts, own, ids in banks
        )
        return b.add(first, second, name="routed")

    def _shared_expert(self, spec: SharedSpec, x: Value, routing: Routing) -> Value:
        """The MLP that every token visits, ``[N, H]``, between norms and gated as the spec says (``SharedGate``)."""
        b, lowering, weights = self.b, self.lowering, self.weights
        b.stage("shared expert")
        if spec.input_norm is not None:
            x = self._norm(spec.input_norm, x, "shared_input_norm", name="shared_input")
        if spec.gate is SharedGate.ROUTER:
            shared = self._weighed_experts(spec, x, routing)
        elif self.dense_mlp is not None:
            experts = ExpertsSpec(1, spec.intermediate, spec.glu, spec.bias)
            gate = weights["shared_gate"] if spec.gate is SharedGate.SIGMOID else None
            shared = self.dense_mlp(b, lowering, experts, x, weights.mlp("shared_"), gate)
        else:
            shared = mlp(b, lowering, spec.glu, x, weights.mlp("shared_"))
        if spec.gate is SharedGate.SIGMOID and self.dense_mlp is None:
            weight = b.reshape(weights["shared_gate"], (x.extent(1),), name="shared_gate_vector")
            gate = row_dot(b, lowering, x, weight, name="shared_gate_logit")
            gate = b.broadcast_in_dim(b.logistic(gate), shared.shape, dims=(0,), name="shared_gate_wide")
            shared = b.multiply(shared, gate, name="shared_gated")
        if spec.output_norm is not None:
            shared = self._norm(spec.output_norm, shared, "shared_output_norm", name="shared_normed")
        return shared

    def _weighed_experts(self, spec: SharedSpec, x: Value, routing: Routing) -> Value:
        """The sum ``[N, H]`` of the shared experts, each times the weight the router gives it."""
        b = self.b
        if routing.shared is None:
            raise AssertionError("the router gives the shared experts no weights")
        wide = (spec.count, *x.shape)
        x = b.broadcast_in_dim(b.convert(x, self.lowering.compute), wide, dims=(1, 2), name="x_per_shared")
        each = mlp(b, self.lowering, spec.glu, x, self.weights.mlp("shared_"))
        combine_weights = b.transpose(routing.shared, permutation=(1, 0), name="shared_weights")
        rows = b.broadcast_in_dim(combine_weights, wide, dims=(0, 1), name="shared_weight_rows")
        return b.reduce("add", b.multiply(each, rows, name="shared_weighted"), dims=[0], name="shared")


def block_routing(
    b: FunctionBuilder, lowering: Lowering, spec: MoeSpec, inputs: Inputs, weights: Weights
) -> tuple[Routing, tuple[tuple[str, Value], ...]]:
    """Which experts each token of ``x`` visits, and the block's further results (see ``BlockValues``)."""
    x = inputs["x"]
    seen, further = x, []
    if spec.router.state is not None:
        state = carried_state(b, lowering, spec.router.state, x, weights, inputs)
        seen = state_mlp(b, lowering, spec.router.state, state, weights)
        further.append(("router_state", state))
    routing = route(b, lowering, spec.router, seen, weights, inputs)
    if spec.second:
        other = route(b, lowering, spec.router, seen, weights.of_bank(SECOND), inputs)
        routing = by_type(b, inputs["token_types"], routing, other)
    if spec.experts.selective:
        routing = admit(b, spec.experts, routing, inputs)
    return routing, tuple(further)


def ends_with_its_experts(spec: MoeSpec) -> bool:
    """Whether the routed output is what the experts' dispatch gives: nothing of ``routed_output`` is done after it."""
    before = spec.second or spec.experts.zero or spec.latent is not None
    return not before and spec.routed_scale == 1.0 and spec.routed_norm is None


def routed_weights(weights: Weights) -> MlpWeights:
    """The weights of the routed experts."""
    return weights.mlp("expert_", norm="post_expert_norm")


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


def projection(
    b: FunctionBuilder,
    lowering: Lowering,
    x: Value,
    weights: Weights,
    stem: str,
    dense_mlp: DenseMlp | None,
    *,
    name: str,
) -> Value:
    """``x @ W^T (+ bias)`` by the weight ``stem``; by ``dense_mlp`` where it is given."""
    if dense_mlp is None:
        return linear(b, lowering, x, weights[stem], weights.get(f"{stem}_bias"), name=name)
    weight, bias = weights.held_weight(stem), weights.find(f"{stem}_bias")
    experts = ExpertsSpec(1, x.extent(1), GluSpec(GluKind.LINEAR), bias is not None)
    return dense_mlp(b, lowering, experts, x, MlpWeights(None, None, weight, bias), None)


def projections(
    b: FunctionBuilder,
    lowering: Lowering,
    x: Value,
    weights: Weights,
    stems: Sequence[str],
    *,
    bias: str = "{}_bias",
    names: Sequence[str] = (),
) -> list[Value]:
    """``x @ W^T (+ bias)`` by each of the weights ``stems``, side by side where there are kernels for that.

    ``bias`` is what that of a stem is called, where there is one.
    """
    biases = [weights.find(bias.format(stem)) for stem in stems]
    if lowering.projections is not None:
        return lowering.projections(b, lowering, x, [weights.held_weight(stem) for stem in stems], biases)
    lowering = replace(lowering, kernels=None)  # those of routers are for few columns
    return [
        linear(b, lowering, x, weights[stem], None if held is None else held.value(b), name=name)
        for stem, held, name in zip(stems, biases, names or stems, strict=True)
    ]


def as_dense_mlp(dispatch: Dispatch) -> DenseMlp:
    """A dense MLP as one expert, which every token chooses with the weight 1 or ``sigmoid(x @ gate^T)``."""

    def dense_mlp(
        b: FunctionBuilder, lowering: Lowering, spec: ExpertsSpec, x: Value, weights: MlpWeights, gate: Value | None
    ) -> Value:
        ids = _zero_ids(b, x)
        if gate is not None:
            logit = linear(b, lowering.wide, x, gate, None, name="shared_gate_logit")
            weight = b.logistic(logit, name="shared_weight")
        elif isinstance(x.shape[0], Sym):
            one = b.full(1.0, ids.shape, DType.F32, name="one")
            weight = b.add(b.convert(ids, DType.F32), one, name="shared_weight")
        else:
            weight = b.full(1.0, ids.shape, DType.F32, name="shared_weight")
        return dispatch(b, lowering, spec, x, Routing(None, None, ids, weight), weights.stacked(b))

    return dense_mlp


def _zero_ids(b: FunctionBuilder, x: Value) -> Value:
    """The expert 0 for each token: i32 ``[N, 1]``.

    IREE 3.13 computes a fill of a dynamic size once for all layers, and then cannot place it where several of them read
    it (``iree-stream-verify-lowering-to-async``). So zeros come from the layer's own tokens: no number is less than
    itself, NaN neither.
    """
    if not isinstance(x.shape[0], Sym):
        return b.full(0, (x.shape[0], 1), DType.I32, name="shared_id")
    column = b.slice(x, dim=1, start=0, limit=1, name="shared_column")
    return b.convert(b.compare("LT", column, column), DType.I32, name="shared_id")
