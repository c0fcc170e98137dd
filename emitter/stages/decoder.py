"""A decoder around its mixers and FFNs: embedding, the branches of the residual stream, head."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np

from emitter.lowering import Factors, Lowering, RowGate
from emitter.signature import DType
from emitter.spec.attention import GateFunction
from emitter.spec.model import BranchSpec, EmbeddingSpec, HeadSpec, ModelSpec, PerLayerInputSpec, StreamsSpec
from emitter.stages.activations import activate
from emitter.stages.block import projections
from emitter.stages.experts import linear
from emitter.stages.factors import capped, scaled, weighed
from emitter.stages.norms import norm
from emitter.text.builder import FunctionBuilder, Value
from emitter.text.weights import HeldWeight, Weights


def embedded(b: FunctionBuilder, lowering: Lowering, spec: EmbeddingSpec, tokens: Value, weights: Weights) -> Value:
    """The residual stream ``[N, H]`` f32 at its beginning, of ``tokens [N]`` i32."""
    b.stage("embedding")
    h = looked_up(b, lowering, weights.held_weight("embedding"), tokens, name="embedding_rows")
    scale = spec.scale
    if spec.scale_rounded:
        scale = float(np.asarray(scale, np.float32).astype(lowering.compute.numpy))
    h = scaled(b, lowering, h, scale, "embedding_scale", name="embedding_scaled")
    return norm(b, lowering, spec.norm, h, weights, "embedding_norm", name="embedding_normed")


def looked_up(b: FunctionBuilder, lowering: Lowering, table: HeldWeight, ids: Value, *, name: str) -> Value:
    """The rows ``ids [N]`` i32 of a table, ``[N, H]`` f32; of one that is packed these rows alone are unpacked."""
    if lowering.kernels is not None:
        found = lowering.kernels.linear.look_up(b, table, ids, name)
        if not isinstance(found, str):
            return found
    return b.convert(b.gather_rows(table.value(b), ids, name=name), DType.F32)


@dataclass(frozen=True)
class Branch:
    """``keep * h + add * post(inner(pre(h)))`` for the residual stream ``h [N, H]`` f32 (see ``BranchSpec``), its
    weights named after ``stem``.

    With ``streams`` they are ``[N, S, H]``: the branch reads a sum of them, and each takes its share of the output.
    """

    b: FunctionBuilder
    lowering: Lowering
    spec: BranchSpec
    weights: Weights
    stem: str
    streams: StreamsSpec | None = None

    def input(self, h: Value) -> tuple[Value, Value | None]:
        """What ``inner`` reads, ``[N, H]``, and with streams the factor ``[N, S]`` of its output for each of them."""
        b, spec, stem, streams = self.b, self.spec, self.stem, self.streams
        x, write = h, None
        if streams is not None:
            magnitudes = (1.0, streams.magnitude)
            read, write = stream_factors(b, self.lowering, streams, h, self.weights, f"{stem}_streams", magnitudes)
            x = read_streams(b, h, read)
        if spec.pre is not None:
            b.stage(f"norm before the {stem}")
            x = norm(b, self.lowering, spec.pre, x, self.weights, f"{stem}_norm", name=f"{stem}_input")
        return x, write

    def joined(self, h: Value, y: Value, write: Value | None) -> Value:
        """The residual stream with the output ``y [N, H]`` of ``inner``; ``write`` as ``input`` gives it."""
        b, lowering, spec, stem = self.b, self.lowering, self.spec, self.stem
        b.stage("residual stream")
        y = norm(b, lowering, spec.post, y, self.weights, f"{stem}_post_norm", name=f"{stem}_normed")
        if write is not None:
            y = b.broadcast_in_dim(y, h.shape, dims=(0, 2), name="output_rows")
            y = b.multiply(y, b.broadcast_in_dim(write, h.shape, dims=(0, 1), name="share_rows"), name="shared_out")
        if spec.gate_temperature:
            gate = self.weights[f"{stem}_residual_gate"]
            by_kernel = self._gated(h, y, gate)
            if by_kernel is not None:
                return by_kernel
            keep, add = _learned_factors(b, spec, gate)
            h = b.multiply(h, b.broadcast_in_dim(keep, h.shape, dims=(1,), name="keep_rows"), name="kept")
            y = b.multiply(y, b.broadcast_in_dim(add, y.shape, dims=(1,), name="add_rows"), name="added")
        h = scaled(b, lowering, h, spec.keep, "keep", name="kept")
        y = scaled(b, lowering, y, spec.add, "add", name="added")
        return b.add(h, y, name="h")

    def _gated(self, h: Value, y: Value, gate: Value) -> Value | None:
        """The sum of stream and branch by kernels, each by its function of ``gate [H]``; None where there are none."""
        b, lowering, spec, cooler = self.b, self.lowering, self.spec, 1.0 / self.spec.gate_temperature
        keep, add = Factors(spec.keep, RowGate.KEEP), Factors(spec.add, GateFunction.SIGMOID)
        kept = weighed(b, lowering, h, replace(keep, gate_factor=cooler), gate, name="kept")
        added = weighed(b, lowering, y, replace(add, gate_factor=cooler), gate, name="added")
        return None if kept is None or added is None else b.add(kept, added, name="h")


def _learned_factors(b: FunctionBuilder, spec: BranchSpec, weight: Value) -> tuple[Value, Value]:
    """What h and the branch are multiplied by, ``[H]`` each, of one learned number a channel."""
    w = b.divide(weight, b.full_like(spec.gate_temperature, weight, name="temperature"), name="gate_logit")
    add = b.logistic(w, name="add_gate")
    square = b.multiply(
        b.logistic(b.negate(w), name="keep_gate"), b.add(add, b.full_like(1.0, add, name="one")), name="keep_square"
    )
    keep = b.sqrt(b.maximum(square, b.full_like(0.001, square, name="least"), name="keep_square_bounded"), name="keep")
    return keep, add


def stream_factors(
    b: FunctionBuilder,
    lowering: Lowering,
    spec: StreamsSpec,
    h: Value,
    weights: Weights,
    stem: str,
    magnitudes: tuple[float, ...],
) -> tuple[Value, ...]:
    """For each magnitude m the factors ``m * sigmoid(a z + b) + eps`` on the streams ``h [N, S, H]``, ``[N, S]`` f32.

    See ``StreamsSpec``.
    """
    b.stage("factors of the streams")
    lowering, count = replace(lowering.wide, kernels=None), spec.count
    flat = b.join(h, 1, 2, name="streams_in_a_row")
    z = linear(b, lowering, flat, weights[stem], None, name="stream_mix")
    total = b.reduce("add", b.multiply(flat, flat, name="square"), dims=[1], name="square_sum")
    mean = b.multiply(total, b.full_like(1.0 / flat.extent(1), total, name="one_over_width"), name="mean_square")
    root = b.rsqrt(b.add(mean, b.full_like(spec.norm_eps, mean, name="norm_epsilon"), name="mean_square_epsilon"))
    z = b.multiply(z, b.broadcast_in_dim(root, z.shape, dims=(0,), name="reciprocal_root_rows"), name="stream_logits")
    found = []
    for i, magnitude in enumerate(magnitudes):
        part = b.slice(z, dim=1, start=i * count, limit=(i + 1) * count, name="stream_part")
        scale = b.slice(weights[f"{stem}_scale"], dim=0, start=i, limit=i + 1, name="stream_scale")
        scale = b.broadcast_in_dim(b.reshape(scale, ()), part.shape, dims=(), name="stream_scale_rows")
        bias = b.slice(weights[f"{stem}_bias"], dim=0, start=i * count, limit=(i + 1) * count, name="stream_bias")
        bias = b.broadcast_in_dim(bias, part.shape, dims=(1,), name="stream_bias_rows")
        factor = b.logistic(b.add(b.multiply(part, scale, name="stream_scaled"), bias), name="stream_sigmoid")
        if magnitude != 1.0:
            factor = b.multiply(factor, b.full_like(magnitude, factor, name="magnitude"), name="stream_magnified")
        found.append(b.add(factor, b.full_like(spec.eps, factor, name="stream_epsilon"), name="stream_factor"))
    return tuple(found)


def read_streams(b: FunctionBuilder, h: Value, factors: Value) -> Value:
    """The sum ``[N, H]`` of the streams ``h [N, S, H]``, each times its factor ``[N, S]``."""
    rows = b.broadcast_in_dim(factors, h.shape, dims=(0, 1), name="stream_factor_rows")
    return b.reduce("add", b.multiply(h, rows, name="weighed_streams"), dims=[1], name="read_stream")


def joined_streams(b: FunctionBuilder, lowering: Lowering, spec: StreamsSpec, h: Value, weights: Weights) -> Value:
    """What the final norm reads of the streams ``h [N, S, H]``, ``[N, H]`` f32."""
    (factors,) = stream_factors(b, lowering, spec, h, weights, "streams_head", (1.0,))
    return read_streams(b, h, factors)


def per_layer_inputs(
    b: FunctionBuilder, lowering: Lowering, spec: ModelSpec, h: Value, tokens: Value, weights: Weights
) -> Value:
    """What each layer is given besides the stream, ``[N, L, D]`` f32 (see ``PerLayerInputSpec``); ``h`` embeds."""
    inputs = spec.embedding.per_layer
    assert inputs is not None
    b.stage("inputs of each layer")
    shape = (tokens.shape[0], len(spec.layers), inputs.size)
    (made,) = projections(b, lowering, h, weights, ["per_layer_projection"], names=["per_layer"])
    made = scaled(b, lowering, made, 1 / math.sqrt(spec.hidden), "one_over_root", name="per_layer_scaled")
    parts = b.split(made, 1, shape[1:], name="per_layer_parts")
    parts = norm(b, lowering, inputs.norm, parts, weights, "per_layer_projection_norm", name="per_layer_normed")
    own = looked_up(b, lowering, weights.held_weight("per_layer_embedding"), tokens, name="per_layer_rows")
    own = scaled(b, lowering, own, math.sqrt(inputs.size), "root_of_size", name="per_layer_rows_scaled")
    both = b.add(parts, b.split(own, 1, shape[1:], name="per_layer_own"), name="per_layer_sum")
    return scaled(b, lowering, both, 1 / math.sqrt(2.0), "one_over_root_2", name="per_layer_inputs")


def with_layer_input(
    b: FunctionBuilder, lowering: Lowering, spec: PerLayerInputSpec, h: Value, given: Value, weights: Weights
) -> Value:
    """``h + norm(W2 (act(W1 h) * p))`` for a layer's input p ``[N, D]``."""
    b.stage("input of the layer")
    (inner,) = projections(b, lowering, h, weights, ["per_layer_gate"])
    by_kernel = weighed(b, lowering, given, Factors(function=spec.activation), inner, name="per_layer_gated")
    inner = by_kernel or b.multiply(activate(b, spec.activation, inner), given, name="per_layer_gated")
    (y,) = projections(b, lowering, inner, weights, ["per_layer_up"])
    return b.add(h, norm(b, lowering, spec.norm, y, weights, "per_layer_norm", name="per_layer_normed"), name="h")


def logits_of(
    b: FunctionBuilder,
    lowering: Lowering,
    spec: ModelSpec,
    h: Value,
    weights: Weights,
) -> Value:
    """Logits ``[N, V]`` f32 of the residual stream ``h [N, H]`` f32 (see ``HeadSpec``)."""
    head: HeadSpec = spec.head
    b.stage("final norm")
    h = norm(b, lowering, spec.final_norm, h, weights, "final_norm", name="final")
    b.stage("head", f"logits over {spec.embedding.vocabulary} tokens")
    matrix = "embedding" if head.tied else "head"
    (logits,) = projections(b, lowering, h, weights, [matrix], names=["logits"], bias="head_bias")
    logits = scaled(b, lowering, logits, head.scale, "logit_scale", name="logits_scaled")
    return capped(b, lowering, logits, head.softcap) if head.softcap else logits


def greedy(b: FunctionBuilder, lowering: Lowering, logits: Value) -> Value:
    """The id of the highest of ``logits [R, V]``, ``[R]`` i32; the lowest id of a tie."""
    b.stage("greedy token", "the lowest id of a tie")
    if lowering.kernels is not None and not isinstance(ids := lowering.kernels.linear.argmax(b, logits), str):
        return ids
    highest = b.reduce("maximum", logits, dims=[1], name="highest_logit")
    is_highest = b.compare("EQ", logits, b.broadcast_in_dim(highest, logits.shape, dims=(0,)), name="is_highest")
    columns = b.iota(logits.shape, dim=1, name="token_id")
    beyond = b.full_like(logits.extent(1), columns, name="no_token")
    return b.reduce("minimum", b.select(is_highest, columns, beyond, name="highest_ids"), dims=[1], name="token")
