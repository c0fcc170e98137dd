"""XLA through JAX: every expert over every token with a mask, rows sorted by expert with ``ragged_dot``, our ladder.

The first two are written as a JAX user would, for the routers and experts that plain JAX code has (softmax or sigmoid,
no groups).
"""

from __future__ import annotations

import contextlib
import importlib
import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from emitter.errors import MoehloError, first_line
from emitter.graphs import emit
from emitter.plan import Request, Strategy, plan
from emitter.signature import DType
from emitter.spec import (
    ExpertsSpec,
    GluKind,
    GluSpec,
    MoeSpec,
    RenormKind,
    RouterSpec,
    Score,
    SharedGate,
    SharedSpec,
    WeightsFrom,
)
from emitter.spec.legality import SpecError
from moehlo.bench.compiling import COMPILE_SECONDS, in_time
from moehlo.bench.contender import Call, Contender, Unavailable
from moehlo.bench.device import Host
from moehlo.bench.workload import Workload

WAYS = ("masked", "ragged_dot", "ladder")
"""As a JAX user writes it, masked or sorted; and our text of the ladder."""


class Xla(Contender):
    """One of ``WAYS``, compiled for each token count within ``seconds``, over the workload's own weights."""

    def __init__(
        self,
        workload: Workload,
        way: str,
        device: Host,
        *,
        threads: int | None = None,
        platform: str = "cpu",
        seconds: float = COMPILE_SECONDS,
    ) -> None:
        self.name, self._seconds, self._device = f"XLA {way}", seconds, device
        self._jax = open_jax(platform, threads)
        self._workload, self._way, self._platform = workload, way, platform
        if way != "ladder":
            require_plain(workload.spec)
        self._weights = {name: to_jax(self._jax, weight) for name, weight in workload.numbers.items()}

    def prepare(self, inputs: Sequence[Any]) -> Call:
        """See ``Contender``. Calls are not waited for."""
        jax, spec, tokens = self._jax, self._workload.spec, len(inputs[0])
        if self._way == "masked":
            needed = 4 * spec.experts.count * tokens * (3 * spec.experts.intermediate + 2 * spec.expert_hidden)
            if needed > 0.5 * self._device.free_memory():
                raise Unavailable(f"it would need {needed / 1e9:.0f} GB for activations")
        taken = [to_jax(jax, x) for x in inputs]
        traced = jax.jit(self._function(tokens)).lower(taken[0], self._weights)
        compiled = in_time(self._seconds, "XLA's compilation", traced.compile)
        return lambda i: compiled(taken[i], self._weights)

    def _function(self, tokens: int) -> Callable[[Any, Mapping[str, Any]], Any]:
        spec, dtype, way = self._workload.spec, self._workload.dtype, self._way
        if way != "ladder":
            return lambda x, weights: block(self._jax, spec, dtype, way, x, dict(weights))
        from emitter.target import Target
        from emitter.xla import sharded

        target = Target.xla(self._platform)
        try:
            graph = emit(spec, plan(spec, Request(Strategy.LADDER, target, dtype=dtype), call=tokens))
            function = sharded(graph, None, target)
        except MoehloError as error:
            raise Unavailable(first_line(error)) from error
        names = [argument.name for argument in graph.signature.weights]
        return lambda x, weights: function(x, *(weights[name] for name in names))[0]


def open_jax(platform: str, threads: int | None = None) -> Any:
    """JAX with its devices of ``platform``, of a CPU ``threads``, of a GPU where torch computes too.

    Raises ``Unavailable`` where it is not installed or sees no GPU.
    """
    if platform == "cpu":
        os.environ.setdefault("JAX_PLATFORMS", "cpu")
        if threads is not None:
            # Read when XLA makes its client, the first in a process: the threads that work on one computation.
            os.environ["PJRT_NPROC"] = str(threads)
    # Read at the same time: on a GPU it takes three quarters of the memory at once otherwise.
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    try:
        jax = importlib.import_module("jax")
    except ImportError as error:
        raise Unavailable("jax is not installed") from error
    try:
        jax.devices({"cuda": "gpu"}.get(platform, platform))
    except RuntimeError as error:
        raise Unavailable(f"JAX sees no GPU: {first_line(error, 120)}") from error
    return jax


def to_jax(jax: Any, array: Any) -> Any:
    """NumPy's array on JAX's first device; a tensor as a ``jax.Array`` in its place.

    torch hands out those of the GPU that is current alone, and of several JAX leaves another one so.
    """
    if isinstance(array, np.ndarray):
        return jax.device_put(array)
    on = importlib.import_module("torch").cuda.device(array.device) if array.is_cuda else contextlib.nullcontext()
    with on:
        return jax.dlpack.from_dlpack(array.contiguous())


def require_plain(spec: MoeSpec) -> None:
    """Raises ``Unavailable`` for a layer that the peers do not compute."""
    router, shared = spec.router, spec.shared
    plain = (
        spec == _what_is_read(spec)
        and router.score in (Score.SOFTMAX, Score.SIGMOID)
        and router.weights_from in (WeightsFrom.SCORE, WeightsFrom.SELECTED_LOGITS)
        and (router.renorm is None or router.renorm.kind is RenormKind.SUM)
        and (shared is None or shared.gate in (SharedGate.NONE, SharedGate.SIGMOID))
    )
    if not plain:
        raise Unavailable("the peer is written for plain routers and experts only")


def _what_is_read(spec: MoeSpec) -> MoeSpec | None:
    """The layer of those knobs that the peer reads, all others off; None where these alone make no layer."""
    router, experts, shared = spec.router, spec.experts, spec.shared
    try:
        return MoeSpec(
            spec.hidden,
            RouterSpec(
                router.experts,
                router.top_k,
                score=router.score,
                select_on=router.select_on,  # the scores rise with the logits
                weights_from=router.weights_from,
                bias=router.bias,
                renorm=router.renorm,
                scale=router.scale,
            ),
            ExpertsSpec(experts.count, experts.intermediate, _read(experts.glu), bias=experts.bias),
            None if shared is None else SharedSpec(shared.intermediate, _read(shared.glu), gate=shared.gate),
        )
    except SpecError:
        return None


def _read(glu: GluSpec) -> GluSpec:
    """What ``_glu`` reads of an activation."""
    if glu.kind is GluKind.ALPHA_SIGMOID and glu.limit > 0:
        return GluSpec(glu.kind, limit=glu.limit, alpha=glu.alpha)
    return GluSpec()


def block(jax: Any, spec: MoeSpec, dtype: DType, way: str, x: Any, w: dict[str, Any]) -> Any:
    """The block over ``x [N, H]`` f32; weights by their canonical names."""
    jnp = jax.numpy
    weights, ids = route(jax, spec, x, w)
    narrow = x.astype(dtype.numpy)
    routed = (_masked if way == "masked" else _ragged)(jax, spec, narrow, weights, ids, w)
    if spec.shared is not None:
        wide = {"preferred_element_type": jnp.float32}
        gate, up = jnp.split(jnp.einsum("nh,ih->ni", narrow, w["shared_gate_up"], **wide), 2, axis=-1)
        hidden = _glu(jax, spec.shared.glu, gate, up).astype(dtype.numpy)
        shared = jnp.einsum("ni,hi->nh", hidden, w["shared_down"], **wide)
        if spec.shared.gate is SharedGate.SIGMOID:
            shared = shared * jax.nn.sigmoid(x @ w["shared_gate"].T)
        routed = routed + shared
    return routed


def route(jax: Any, spec: MoeSpec, x: Any, w: dict[str, Any]) -> tuple[Any, Any]:
    """Combine weights and ids, ``[N, k]``."""
    router = spec.router
    logits = x @ w["router"].T + (w["router_bias"] if router.bias else 0.0)
    score = jax.nn.sigmoid if router.score is Score.SIGMOID else jax.nn.softmax
    if router.weights_from is WeightsFrom.SELECTED_LOGITS:
        top, ids = jax.lax.top_k(logits, router.top_k)
        weights = score(top)
    else:
        weights, ids = jax.lax.top_k(score(logits), router.top_k)
    if router.renorm is not None:
        weights = weights / (weights.sum(-1, keepdims=True) + router.renorm.value)
    return weights * router.scale, ids


def _glu(jax: Any, glu: Any, gate: Any, up: Any) -> Any:
    if glu.kind is GluKind.GATED:
        return jax.nn.silu(gate) * up
    gate, up = jax.numpy.minimum(gate, glu.limit), jax.numpy.clip(up, -glu.limit, glu.limit)
    return (up + 1) * gate * jax.nn.sigmoid(glu.alpha * gate)


def _masked(jax: Any, spec: MoeSpec, x: Any, weights: Any, ids: Any, w: dict[str, Any]) -> Any:
    jnp, wide = jax.numpy, {"preferred_element_type": jax.numpy.float32}
    both = jnp.einsum("nh,eih->eni", x, w["expert_gate_up"], **wide)
    if spec.experts.bias:
        both = both + w["expert_gate_up_bias"][:, None]
    hidden = _glu(jax, spec.experts.glu, *jnp.split(both, 2, axis=-1)).astype(x.dtype)
    output = jnp.einsum("eni,ehi->enh", hidden, w["expert_down"], **wide)
    if spec.experts.bias:
        output = output + w["expert_down_bias"][:, None]
    combine = (jax.nn.one_hot(ids, spec.experts.count) * weights[..., None]).sum(1)
    return jnp.einsum("enh,ne->nh", output, combine)


def _ragged(jax: Any, spec: MoeSpec, x: Any, weights: Any, ids: Any, w: dict[str, Any]) -> Any:
    jnp, wide = jax.numpy, {"preferred_element_type": jax.numpy.float32}
    flat = ids.reshape(-1)
    order = jnp.argsort(flat, stable=True)
    token, expert = order // spec.router.top_k, flat[order]
    sizes = jnp.bincount(flat, length=spec.experts.count).astype(jnp.int32)
    both = jax.lax.ragged_dot(x[token], w["expert_gate_up"].swapaxes(1, 2), sizes, **wide)
    if spec.experts.bias:
        both = both + w["expert_gate_up_bias"][expert]
    hidden = _glu(jax, spec.experts.glu, *jnp.split(both, 2, axis=-1)).astype(x.dtype)
    output = jax.lax.ragged_dot(hidden, w["expert_down"].swapaxes(1, 2), sizes, **wide)
    if spec.experts.bias:
        output = output + w["expert_down_bias"][expert]
    return (
        jnp.zeros((x.shape[0], output.shape[-1]), jnp.float32)
        .at[token]
        .add(output * weights.reshape(-1)[order][:, None])
    )
