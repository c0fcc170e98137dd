"""A whole Qwen3-MoE decoder over a mesh: its experts divided, all else in plain JAX and whole on every device.

    python docs/decoder_over_mesh.py MODEL --ids 5,9,3 --max-new-tokens 32 --mesh expert=4 --target xla:cpu

MODEL is a directory with config.json and weights. Greedy decoding; the last line is the new ids, as JSON.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import Any

import jax
import jax.numpy as jnp
from jax.sharding import Mesh, NamedSharding, PartitionSpec

import moehlo
from weights import open_weights

Weights = dict[str, Any]
Cache = tuple[jax.Array, jax.Array]
"""Keys and values of one layer, ``[T, KV, D]`` f32, with room for T tokens."""


class Decoder:
    """The model in directory ``path``, its weights in ``dtype`` on the devices of ``mesh``.

    ``dispatch`` and ``split_tokens`` are those of ``moehlo.emit``. Attention has every token on every device here, so
    the experts are given them so: one all-reduce for each layer is all that is exchanged.
    """

    def __init__(
        self,
        path: str,
        mesh: Mesh,
        dtype: str = "f32",
        target: str = "xla:cpu",
        dispatch: str = "auto",
        split_tokens: bool | None = False,
    ) -> None:
        model, self.mesh, self.target = moehlo.open_model(path), mesh, target
        self.whole = NamedSharding(mesh, PartitionSpec())
        self.emitted: dict[str, Any] = {"dtype": dtype, "target": target, "mesh": f"expert={mesh.size}"}
        self.emitted |= {"dispatch": dispatch, "split_tokens": split_tokens}
        config = model.config
        self.heads, self.kv_heads = config["num_attention_heads"], config["num_key_value_heads"]
        self.width = config.get("head_dim") or config["hidden_size"] // self.heads
        self.theta, self.eps = (config.get("rope_parameters") or config)["rope_theta"], config["rms_norm_eps"]
        if config["model_type"] != "qwen3_moe" or config.get("use_sliding_window") or config.get("rope_scaling"):
            raise SystemExit("this example is for Qwen3-MoE, without a sliding window and scaled positions")
        self.layers = [model.layer(index) for index in range(model.depth)]
        self.weights = self.load(model, jnp.bfloat16 if dtype == "bf16" else jnp.float32)
        # Caches are updated in place; what comes back is whole on every device, as what was given.
        self.step = jax.jit(self.forward, donate_argnums=2, out_shardings=self.whole)

    def load(self, model: Any, dtype: Any) -> Weights:
        """Of every layer each device's own experts, and all else on every device."""
        store = open_weights(model)

        def whole(name: str) -> jax.Array:
            return jax.device_put(store.array(f"{name}.weight").astype(dtype), self.whole)

        def layer(index: int) -> Weights:
            at, moe = f"model.layers.{index}", self.layers[index]
            named = {name: whole(f"{at}.self_attn.{name}_proj") for name in "qkvo"}
            named |= {name: whole(f"{at}.self_attn.{name}") for name in ("q_norm", "k_norm")}
            named |= {name: whole(f"{at}.{name}") for name in ("input_layernorm", "post_attention_layernorm")}
            graph = moehlo.emit(moe, tokens=1, **self.emitted)  # for any number of tokens the weights are the same
            return named | {"moe": moehlo.load_sharded(moe, graph, self.mesh)}

        embedding = whole("model.embed_tokens")
        head = embedding if model.config.get("tie_word_embeddings") else whole("lm_head")
        layers = [layer(index) for index in range(len(self.layers))]
        return {"embedding": embedding, "layers": layers, "norm": whole("model.norm"), "head": head}

    def forward(self, weights: Weights, ids: jax.Array, caches: Sequence[Cache], start: int) -> Any:
        """Logits ``[V]`` f32 of the token after ``ids [N]``, which come behind ``start`` others; and the caches."""
        x, updated = weights["embedding"][ids].astype(jnp.float32), []
        for layer, w, old in zip(self.layers, weights["layers"], caches, strict=True):
            y, cache = self.attend(w, self.norm(x, w["input_layernorm"]), old, start)
            x = x + y
            x = x + self.moe(layer, self.norm(x, w["post_attention_layernorm"]), w["moe"])
            updated.append(cache)
        return linear(self.norm(x[-1], weights["norm"]), weights["head"]), updated

    def moe(self, layer: Any, x: jax.Array, weights: Sequence[jax.Array]) -> jax.Array:
        """The layer's router and experts, or its MLP, over ``x [N, H]``: emitted for this N while JAX traces."""
        graph = moehlo.emit(layer, tokens=x.shape[0], **self.emitted)
        return moehlo.sharded(graph, self.mesh, self.target)(x, *weights)[0]

    def attend(self, w: Weights, x: jax.Array, cache: Cache, start: int) -> tuple[jax.Array, Cache]:
        """Grouped-query attention of ``x [N, H]`` to what the cache holds and to itself."""
        n, at = x.shape[0], start + jnp.arange(x.shape[0])
        q, k, v = (linear(x, w[name]).reshape(n, -1, self.width) for name in "qkv")
        q, k = self.rotate(self.norm(q, w["q_norm"]), at), self.rotate(self.norm(k, w["k_norm"]), at)
        keys, values = (jax.lax.dynamic_update_slice(c, y, (start, 0, 0)) for c, y in zip(cache, (k, v), strict=True))
        q = q.reshape(n, self.kv_heads, -1, self.width) / self.width**0.5
        scores = jnp.einsum("nkgd,tkd->kgnt", q, keys, precision="highest")
        visible = jnp.arange(keys.shape[0]) <= at[:, None]
        shares = jax.nn.softmax(jnp.where(visible, scores, -jnp.inf), axis=-1)
        mixed = jnp.einsum("kgnt,tkd->nkgd", shares, values, precision="highest")
        return linear(mixed.reshape(n, -1), w["o"]), (keys, values)

    def rotate(self, x: jax.Array, at: jax.Array) -> jax.Array:
        """Rotary positions ``at [N]`` for heads ``x [N, heads, D]``."""
        angle = (at[:, None] / self.theta ** (jnp.arange(0, self.width, 2) / self.width))[:, None]
        (first, second), cosine, sine = jnp.split(x, 2, axis=-1), jnp.cos(angle), jnp.sin(angle)
        return jnp.concatenate([first * cosine - second * sine, second * cosine + first * sine], axis=-1)

    def norm(self, x: jax.Array, weight: jax.Array) -> jax.Array:
        """RMSNorm over the last axis."""
        return x * jax.lax.rsqrt(jnp.mean(x * x, axis=-1, keepdims=True) + self.eps) * weight

    def generate(self, prompt: Sequence[int], count: int) -> tuple[list[int], list[jax.Array]]:
        """``count`` new ids, each the likeliest, and the logits ``[V]`` that each was taken from."""
        room = (len(prompt) + count, self.kv_heads, self.width)
        caches = [(jnp.zeros(room, device=self.whole), jnp.zeros(room, device=self.whole)) for _ in self.layers]
        ids, found, start = list(prompt), [], 0
        for _ in range(count):
            logits, caches = self.step(self.weights, jnp.array(ids[start:]), caches, start)
            start = len(ids)
            ids.append(int(jnp.argmax(logits)))  # which waits for the step: calls on virtual devices may not overlap
            found.append(logits)
        return ids[len(prompt) :], found


def linear(x: jax.Array, weight: jax.Array) -> jax.Array:
    """``x weight^T`` in the weight's type, summed in f32; f32 without TF32."""
    return jnp.matmul(x.astype(weight.dtype), weight.T, precision="highest", preferred_element_type=jnp.float32)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("model", metavar="MODEL")
    parser.add_argument("--ids", required=True, help="the prompt")
    parser.add_argument("--max-new-tokens", type=int, default=32)
    for option, default in (("mesh", "expert=1"), ("target", "xla:cpu"), ("dispatch", "auto"), ("dtype", "f32")):
        parser.add_argument(f"--{option}", default=default)
    given = parser.parse_args()
    devices = moehlo.device_mesh(given.mesh, given.target)
    decoder = Decoder(given.model, devices, given.dtype, given.target, given.dispatch)
    print(json.dumps(decoder.generate([int(each) for each in given.ids.split(",")], given.max_new_tokens)[0]))
