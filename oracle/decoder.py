"""A whole decoder, from token ids to logits, in whatever numbers ``a`` computes: every stage, the sequence at once.

It shares no code with the emitter (``oracle.attention`` has the mixers, ``oracle.forward`` the FFNs). The stages of a
decoder by name, in order: ``embedding``, the residual stream at its beginning; of layer i ``layers.i.mixer``, the
stream after its mixer's branch, ``layers.i.ids``, the experts that its FFN chose, and ``layers.i``, the stream after
the layer; ``logits``.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Generic

import numpy as np

from emitter.dtype import DType
from emitter.spec import DenseSpec, FfnSpec
from emitter.spec.model import BranchSpec, LayerSpec, ModelSpec
from emitter.spec.tensors import extra_inputs
from oracle.arithmetic import Arithmetic, N
from oracle.attention import Keys, Sequence, attention, norm
from oracle.forward import Block, Routing, Weights, block
from oracle.functions import activate, sigmoid, softcap
from oracle.selection import Ids

EMBEDDING, LOGITS = "embedding", "logits"


def mixer_stage(layer: int) -> str:
    """The stream after the mixer's branch of a layer."""
    return f"layers.{layer}.mixer"


def layer_stage(layer: int) -> str:
    """The stream after a layer."""
    return f"layers.{layer}"


def ids_stage(layer: int) -> str:
    """The experts that the FFN of a layer chose."""
    return f"layers.{layer}.ids"


@dataclass
class Computation(Generic[N]):
    """One decoder over one sequence, half a layer at a time; what layers pass to later ones is kept.

    ``dtype`` is what a scale of the embedding is rounded to where the spec says so.
    """

    a: Arithmetic[N]
    spec: ModelSpec
    weights: Weights
    tokens: Sequence
    dtype: DType = DType.F32
    _keys: dict[int, Keys[N]] = field(default_factory=dict)
    _aside: N | None = None
    _inputs: N | None = None

    def embedded(self) -> N:
        """The stream ``[T, H]``, or streams ``[T, S, H]``, at the beginning."""
        a, spec, weights = self.a, self.spec.embedding, self.weights
        scale = spec.scale
        if spec.scale_rounded:
            scale = float(np.float32(scale).astype(self.dtype.numpy))
        h = a.exactly(weights["embedding"][self.tokens.ids]) * a.exactly(scale)
        h = norm(a, spec.norm, h, weights, "embedding_norm")
        if (inputs := spec.per_layer) is not None:
            shape = (len(self.tokens.ids), len(self.spec.layers), inputs.size)
            made = a.project(h, weights["per_layer_projection"]) * a.exactly(self.spec.hidden**-0.5)
            made = norm(a, inputs.norm, a.reshape(made, shape), weights, "per_layer_projection_norm")
            own = a.exactly(weights["per_layer_embedding"][self.tokens.ids].reshape(shape))
            self._inputs = (made + own * a.exactly(math.sqrt(inputs.size))) * a.exactly(math.sqrt(0.5))
        if self.spec.streams is not None:
            rows = a.reshape(h, (len(self.tokens.ids), 1, self.spec.hidden))
            h = rows * a.exactly(np.ones((1, self.spec.streams.count, 1)))
        return h

    def mixer(self, index: int, h: N) -> N:
        """The stream after the mixer's branch of a layer, of the stream ``h`` before the layer."""
        layer, weights = self.spec.layers[index], self.of_layer(index)
        source = layer.mixer.kv_from
        shared = None if source is None else self._keys[source]

        def inner(x: N) -> N:
            y, self._keys[index] = attention(self.a, layer.mixer, weights, x, self.tokens, shared)
            return y

        return self._branch(layer.mixer_branch, "mixer", weights, h, inner)

    def ffn_input(self, index: int, h: N, before: N) -> N:
        """What the FFN of a layer reads, of the streams after its mixer and before the layer."""
        layer, weights = self.spec.layers[index], self.of_layer(index)
        if layer.parallel:
            return norm(self.a, layer.mixer_branch.pre, before, weights, "mixer_norm")
        read, _ = self._read(layer.ffn_branch, "ffn", weights, h)
        return read

    def ffn(self, index: int, h: N, before: N, ids: Ids | None = None) -> tuple[N, Block[N]]:
        """The stream after a layer, and the stages of its FFN; with ``ids [T, k]`` these experts are taken."""
        a, layer, weights = self.a, self.spec.layers[index], self.of_layer(index)
        found: list[Block[N]] = []
        second: list[N] = []

        def inner(x: N) -> N:
            found.append(block(a, layer.ffn, weights, x, ids, self.extra_inputs(layer.ffn)))
            if layer.aside is not None:
                own = {n.removeprefix("aside."): w for n, w in weights.items() if n.startswith("aside.")}
                second.append(block(a, layer.aside, own, x, None, self.extra_inputs(layer.aside)).output)
            return found[0].output

        if layer.parallel:
            h = h + inner(self.ffn_input(index, h, before))
        else:
            h = self._branch(layer.ffn_branch, "ffn", weights, h, inner)
        if self._aside is not None:
            h = h + self._aside
        self._aside = second[0] if second else None
        return self._end(index, layer, weights, h), found[0]

    def _end(self, index: int, layer: LayerSpec, weights: Weights, h: N) -> N:
        a = self.a
        if (inputs := self.spec.embedding.per_layer) is not None:
            assert self._inputs is not None
            inner = a.project(h, weights["per_layer_gate"])
            inner = a.apply(lambda v: activate(inputs.activation, v), inner, 3) * self._inputs[:, index]
            h = h + norm(a, inputs.norm, a.project(inner, weights["per_layer_up"]), weights, "per_layer_norm")
        return h * a.exactly(weights["layer_scale"]) if layer.scaled else h

    def logits(self, h: N) -> N:
        """``[T, V]`` of the stream after the last layer."""
        a, head, weights = self.a, self.spec.head, self.weights
        if self.spec.streams is not None:
            (write,) = self._stream_factors("streams_head", weights, h, (1.0,))
            h = self._sum(h, write)
        h = norm(a, self.spec.final_norm, h, weights, "final_norm")
        logits = a.project(h, weights["embedding" if head.tied else "head"], weights.get("head_bias"))
        logits = logits * a.exactly(head.scale)
        return a.apply(lambda v: softcap(v, head.softcap), logits, 2) if head.softcap else logits

    def of_layer(self, index: int) -> Weights:
        """The weights of a layer, by their names within it."""
        prefix = f"layers.{index}."
        return {name.removeprefix(prefix): w for name, w in self.weights.items() if name.startswith(prefix)}

    def extra_inputs(self, spec: FfnSpec) -> Weights:
        """What an FFN takes besides x: token ids, and what says of each token that it is text."""
        if isinstance(spec, DenseSpec):
            return {}
        zeros = {wanted.name: np.zeros(len(self.tokens.ids), np.int64) for wanted in extra_inputs(spec)}
        return zeros | {"input_ids": self.tokens.ids}

    def _branch(self, spec: BranchSpec, name: str, weights: Weights, h: N, inner: Callable[[N], N]) -> N:
        a = self.a
        x, write = self._read(spec, name, weights, h)
        y = norm(a, spec.post, inner(x), weights, f"{name}_post_norm")
        keep, add = a.exactly(spec.keep), a.exactly(spec.add)
        if spec.gate_temperature:
            w = a.exactly(weights[f"{name}_residual_gate"].astype(np.float64) / spec.gate_temperature)
            add = a.apply(sigmoid, w, 2)
            keep = a.apply(lambda v: np.sqrt(np.maximum(sigmoid(-v) * (1.0 + sigmoid(v)), 1e-3)), w, 4)
        if write is not None:
            count, streams = a.value(write).shape
            y = a.reshape(y, (count, 1, self.spec.hidden)) * a.reshape(write, (count, streams, 1))
        total: N = h * keep + y * add
        return total

    def _read(self, spec: BranchSpec, name: str, weights: Weights, h: N) -> tuple[N, N | None]:
        """What a branch reads, normed, and its share of each stream, where there are several."""
        write = None
        if self.spec.streams is not None:
            magnitudes = (1.0, self.spec.streams.magnitude)
            read, write = self._stream_factors(f"{name}_streams", weights, h, magnitudes)
            h = self._sum(h, read)
        return norm(self.a, spec.pre, h, weights, f"{name}_norm"), write

    def _stream_factors(self, name: str, weights: Weights, h: N, magnitudes: tuple[float, ...]) -> tuple[N, ...]:
        """Of each magnitude the factors ``[T, S]`` on the streams, see ``StreamsSpec``."""
        a, spec = self.a, self.spec.streams
        assert spec is not None
        rows = a.reshape(h, (len(self.tokens.ids), spec.count * self.spec.hidden))
        # a projection of the normed row is the normed projection
        z = a.linear(a.normalise(rows, spec.norm_eps), weights[name])
        found = []
        for i, magnitude in enumerate(magnitudes):
            part = slice(i * spec.count, (i + 1) * spec.count)
            logit = z[:, part] * a.exactly(weights[f"{name}_scale"][i]) + a.exactly(weights[f"{name}_bias"][part])
            found.append(a.apply(sigmoid, logit, 2) * a.exactly(magnitude) + a.exactly(spec.eps))
        return tuple(found)

    def _sum(self, h: N, factors: N) -> N:
        """The sum over the streams ``[T, S, H]``, each times its factor."""
        return self.a.contract("tsh,ts->th", h, factors)


def compute(
    a: Arithmetic[N],
    spec: ModelSpec,
    weights: Weights,
    tokens: Sequence,
    *,
    dtype: DType = DType.F32,
    ids: Mapping[int, Ids] | None = None,
) -> tuple[dict[str, N], dict[int, Routing[N]]]:
    """Every stage of a decoder by name, and the routing of each layer that has experts, by its number.

    ``weights`` are canonical (``emitter.spec.model_tensors``), in any floating dtype; ``ids`` are the experts that are
    taken in some layers instead of those with the highest keys.
    """
    of = Computation(a, spec, weights, tokens, dtype)
    routing: dict[int, Routing[N]] = {}
    with np.errstate(all="ignore"):
        found = {EMBEDDING: (h := of.embedded())}
        for index in range(len(spec.layers)):
            found[mixer_stage(index)] = middle = of.mixer(index, h)
            h, ffn = of.ffn(index, middle, h, (ids or {}).get(index))
            if ffn.routing is not None:
                routing[index] = ffn.routing
            found[layer_stage(index)] = h
        found[LOGITS] = of.logits(h)
    return found, routing


def sequence(
    ids: Iterable[int], weights: Weights, *, longest: Iterable[int] | None = None, prompt: int = 0
) -> Sequence:
    """Tokens that are computed at once, or of which each has its ``longest``; the first ``prompt``, or all, are one."""
    tokens = np.array(list(ids), np.int64)
    count = len(tokens)
    lengths = np.full(count, float(count)) if longest is None else np.array(list(longest), np.float64)
    alpha = weights.get("rope_alpha")
    return Sequence(tokens, lengths, prompt or count, None if alpha is None else alpha.astype(np.float64))
