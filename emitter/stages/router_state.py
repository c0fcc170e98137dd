"""The state that a router passes from layer to layer, and the MLP between it and the logits. All of it in f32."""

from __future__ import annotations

from collections.abc import Mapping

from emitter.lowering import Lowering
from emitter.spec import Activation, RouterStateSpec
from emitter.stages.activations import activate
from emitter.stages.experts import linear
from emitter.stages.norms import rms_norm
from emitter.text.builder import FunctionBuilder, Value
from emitter.text.weights import Weights


def carried_state(
    b: FunctionBuilder,
    lowering: Lowering,
    spec: RouterStateSpec,
    x: Value,
    weights: Weights,
    inputs: Mapping[str, Value],
) -> Value:
    """The state ``[N, R]`` f32: what this layer's router sees of ``x [N, H]``, and what the layer before passed on."""
    b.stage("router state", f"{spec.size} dimensions" + (", on top of those of the layer before" * spec.carried))
    state = linear(b, lowering.wide, x, weights["router_in"], weights["router_in_bias"], name="new_router_state")
    if not spec.carried:
        return state
    scale = b.broadcast_in_dim(weights["router_state_scale"], state.shape, dims=(1,), name="router_state_scale_rows")
    before = b.multiply(inputs["router_state"], scale, name="router_state_scaled")
    return b.add(state, before, name="new_router_state")


def state_mlp(b: FunctionBuilder, lowering: Lowering, spec: RouterStateSpec, state: Value, weights: Weights) -> Value:
    """What the router sees in place of x: the ``state [N, R]`` after a norm and two layers."""
    b.stage("router MLP", "norm, then two layers with gelu")
    hidden = rms_norm(b, spec.norm, state, weights["router_state_norm"], name="router_state_normed")
    for name in ("router_fc1", "router_fc2"):
        hidden = linear(b, lowering.wide, hidden, weights[name], weights[f"{name}_bias"], name=f"{name}_out")
        hidden = activate(b, Activation.GELU, hidden)
    return hidden
