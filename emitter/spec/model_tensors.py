"""The canonical weights of a whole decoder, by the names of what they do, with named axes.

Those of layer 3 are named ``layers.3.q``, those of its FFN ``layers.3.expert_down`` (``emitter.spec.tensors``), of an
FFN aside ``layers.3.aside.router``; those of no layer have their bare name: ``embedding``, ``final_norm``, ``head``. A
matrix is ``[out, in]`` and multiplies as ``x @ W^T``; rows of q, k, v are those of head 0, then those of head 1.
"""

from __future__ import annotations

from collections.abc import Iterator

from emitter.packing import Axis, Extent, Use, Weight
from emitter.spec.attention import GroupedAttentionSpec, LatentAttentionSpec, NormOver, Positioned
from emitter.spec.model import BranchSpec, LayerSpec, ModelSpec
from emitter.spec.norm import NormSpec
from emitter.spec.tensors import (
    COMPUTE,
    bias,
    canonical_weights,
    factor,
    matrix,
    out_axis,
    projection_weights,
)


def model_weights(spec: ModelSpec) -> tuple[Weight, ...]:
    """Every weight of a decoder, plainly packed: the embedding, each layer's, the final norm and the head."""
    weights = [*outer_weights(spec)]
    for index, layer in enumerate(spec.layers):
        weights += [weight.within("layers", str(index)) for weight in layer_weights(spec, layer)]
    return tuple(weights)


def outer_weights(spec: ModelSpec) -> tuple[Weight, ...]:
    """Those of no layer."""
    hidden, head = Extent(Axis.OUT, spec.hidden, "H"), spec.head
    vocabulary = Extent(Axis.VOCABULARY, spec.embedding.vocabulary, "V")
    weights = [Weight("embedding", (vocabulary, hidden), Use.TABLE, COMPUTE)]
    weights += _norm("embedding_norm", spec.embedding.norm, spec.hidden)
    if (inputs := spec.embedding.per_layer) is not None:
        depth = len(spec.layers)
        rows = Extent(Axis.VOCABULARY, inputs.vocabulary)
        weights += [
            Weight("per_layer_embedding", (rows, Extent(Axis.OUT, depth * inputs.size)), Use.TABLE, COMPUTE),
            matrix("per_layer_projection", depth * inputs.size, spec.hidden),
            *_norm("per_layer_projection_norm", inputs.norm, inputs.size),
        ]
    rotation = next((s.mixer.rope for s in spec.layers if s.mixer.rope is not None and s.mixer.rope.learned), None)
    if rotation is not None:
        weights.append(factor("rope_alpha", rotation.pairs))
    if spec.streams is not None:
        weights += _streams("streams_head", spec.streams.count, spec.streams.count * spec.hidden, 1)
    weights += _norm("final_norm", spec.final_norm, spec.hidden)
    if not head.tied:
        weights.append(matrix("head", out_axis(vocabulary.size, "V"), hidden))
    if head.bias:
        weights.append(bias("head_bias", vocabulary.size))
    return tuple(weights)


def layer_weights(spec: ModelSpec, layer: LayerSpec) -> tuple[Weight, ...]:
    """Those of one layer of ``spec``."""
    weights = [*_branch("mixer", layer.mixer_branch, spec), *mixer_weights(layer)]
    weights += [*_branch("ffn", layer.ffn_branch, spec), *canonical_weights(layer.ffn)]
    if layer.aside is not None:
        weights += [weight.within("aside") for weight in canonical_weights(layer.aside)]
    if (inputs := spec.embedding.per_layer) is not None:
        weights += [
            matrix("per_layer_gate", inputs.size, spec.hidden),
            matrix("per_layer_up", spec.hidden, inputs.size),
            *_norm("per_layer_norm", inputs.norm, spec.hidden),
        ]
    if layer.scaled:
        weights.append(factor("layer_scale", 1))
    return tuple(weights)


def around_weights(spec: ModelSpec, layer: LayerSpec) -> tuple[Weight, ...]:
    """Those of one layer of ``spec`` without those of its FFNs."""
    inside = {weight.name for weight in canonical_weights(layer.ffn)}
    return tuple(w for w in layer_weights(spec, layer) if w.name not in inside and not w.scope.path)


def mixer_weights(layer: LayerSpec) -> tuple[Weight, ...]:
    """Those of a layer's mixer, without the norms around it."""
    mixer, hidden = layer.mixer, layer.mixer.hidden
    match mixer:
        case GroupedAttentionSpec():
            weights, biased = _grouped(mixer), mixer.o_bias
        case LatentAttentionSpec():
            weights, biased = _latent(mixer), mixer.bias
    if mixer.position_scale is not None and mixer.position_scale.kind is Positioned.LEARNED:
        weights += [factor("position_scale", mixer.heads), bias("position_bias", mixer.heads)]
    if mixer.sinks:
        weights.append(bias("sinks", mixer.heads))
    if (gate := mixer.gate) is not None and not gate.fused:
        weights.append(matrix("attention_gate", mixer.heads if gate.per_head else mixer.out_dim, hidden))
        weights += [bias("attention_gate_bias", mixer.heads)] if gate.bias else []
    return (*weights, *projection_weights("o", hidden, mixer.out_dim, biased))


def _grouped(mixer: GroupedAttentionSpec) -> list[Weight]:
    n, m, d = mixer.heads, mixer.kv_heads, mixer.head_dim
    weights = [*projection_weights("q", n * d, mixer.hidden, mixer.qkv_bias)]
    if mixer.kv_from is None:
        weights += projection_weights("k", m * d, mixer.hidden, mixer.qkv_bias)
        weights += [] if mixer.v_is_k else projection_weights("v", m * mixer.v_dim, mixer.hidden, mixer.qkv_bias)
    if mixer.qk_norm is not None:
        whole = mixer.qk_norm.over is NormOver.ALL
        weights += _norm("q_norm", mixer.qk_norm.norm, n * d if whole else d)
        weights += _norm("k_norm", mixer.qk_norm.norm, m * d if whole else d) if mixer.kv_from is None else []
    return weights


def _latent(mixer: LatentAttentionSpec) -> list[Weight]:
    n = mixer.heads
    weights: list[Weight] = []
    rows = n * mixer.head_dim
    if mixer.q_rank:
        weights += projection_weights("q_a", mixer.q_rank, mixer.hidden, mixer.bias)
        weights += _norm("q_a_norm", mixer.latent_norm, mixer.q_rank)
        fused = mixer.gate is not None and mixer.gate.fused
        gated = matrix("q_gate_b", rows + mixer.out_dim, 2 * mixer.q_rank)
        weights.append(gated if fused else matrix("q_b", rows, mixer.q_rank))
    else:
        weights.append(matrix("q", rows, mixer.hidden))
    if mixer.kv_from is None:
        weights += projection_weights("kv_a", mixer.kv_rank + mixer.rope_dim, mixer.hidden, mixer.bias)
        weights += _norm("kv_a_norm", mixer.latent_norm, mixer.kv_rank)
        weights += _norm("rope_key_norm", mixer.rope_key_norm, mixer.rope_dim)
    weights.append(matrix("kv_b", n * (mixer.nope_dim + mixer.v_dim), mixer.kv_rank))
    return weights


def _branch(name: str, branch: BranchSpec, spec: ModelSpec) -> Iterator[Weight]:
    """Norms, factors and streams of a branch, ``mixer_norm`` and so on."""
    if spec.streams is not None:
        yield from _streams(f"{name}_streams", 2 * spec.streams.count, spec.streams.count * spec.hidden, 2)
    yield from _norm(f"{name}_norm", branch.pre, spec.hidden)
    yield from _norm(f"{name}_post_norm", branch.post, spec.hidden)
    if branch.gate_temperature:
        yield factor(f"{name}_residual_gate", spec.hidden)


def _streams(name: str, rows: int, width: int, scales: int) -> list[Weight]:
    return [matrix(name, rows, width, wide=True), bias(f"{name}_bias", rows), factor(f"{name}_scale", scales)]


def _norm(name: str, norm: NormSpec | None, width: int) -> list[Weight]:
    if norm is None:
        return []
    weights = [factor(name, width)] if norm.weighted else []
    weights += [bias(f"{name}_bias", width)] if norm.bias else []
    if norm.gate_rank:
        weights += [
            matrix(f"{name}_gate_in", norm.gate_rank, width),
            matrix(f"{name}_gate_out", width, norm.gate_rank),
        ]
    return weights
