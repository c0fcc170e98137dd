"""The FFN block: router, dispatch, shared expert and their combination; or a dense MLP."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from emitter.builder import FunctionBuilder, Value
from emitter.experts import mlp
from emitter.router import Routing, route
from emitter.spec import Combine, DenseSpec, ExpertsSpec, MoeSpec, ScaleAt, SharedGate, SharedSpec

Dispatch = Callable[[FunctionBuilder, ExpertsSpec, Value, Routing, dict[str, Value]], Value]


@dataclass(frozen=True)
class BlockValues:
    """The values of a block: ``output [N, H]`` and the stages that led to it, by name, in order."""

    output: Value
    stages: tuple[tuple[str, Value], ...]


def dense_block(b: FunctionBuilder, spec: DenseSpec, x: Value, arguments: dict[str, Value]) -> BlockValues:
    """The dense MLP of a layer without experts."""
    b.stage("dense MLP", "down(act(gate x) * up x)" if spec.glu.gated else "down(act(up x))")
    return BlockValues(mlp(b, spec.glu, x, arguments, prefix=""), ())


def moe_block(
    b: FunctionBuilder, spec: MoeSpec, x: Value, arguments: dict[str, Value], dispatch: Dispatch
) -> BlockValues:
    """The Mixture-of-Experts block over ``x [N, H]`` f32."""
    routing = route(b, spec.router, x, arguments)
    routed = dispatch(b, spec.experts, x, routing, arguments)
    if spec.router.scale != 1.0 and spec.router.scale_at is ScaleAt.OUTPUT:
        routed = b.multiply(routed, b.full_like(spec.router.scale, routed, name="routed_scale"), name="routed_scaled")
    stages = [
        ("logits", routing.logits),
        ("scores", routing.scores),
        ("ids", routing.ids),
        ("weights", routing.weights),
        ("routed", routed),
    ]
    output = routed
    if spec.shared is not None:
        shared = shared_expert(b, spec.shared, x, arguments)
        stages.append(("shared", shared))
        output = b.add(routed, shared, name="output")
        if spec.combine is Combine.AVERAGE:
            output = b.multiply(output, b.full_like(0.5, output, name="half"), name="output")
    return BlockValues(output, tuple(stages))


def shared_expert(b: FunctionBuilder, spec: SharedSpec, x: Value, arguments: dict[str, Value]) -> Value:
    """The MLP that every token visits, ``[N, H]``, gated by ``sigmoid(x @ shared_gate^T)`` where the spec says so."""
    b.stage("shared expert")
    shared = mlp(b, spec.glu, x, arguments, prefix="shared_")
    if spec.gate is SharedGate.SIGMOID:
        gate = b.dot_general(x, arguments["shared_gate"], contracting=([1], [1]), name="shared_gate_logit")
        gate = b.broadcast_in_dim(b.logistic(gate), shared.shape, dims=(0, 1), name="shared_gate_rows")
        shared = b.multiply(shared, gate, name="shared_gated")
    return shared
