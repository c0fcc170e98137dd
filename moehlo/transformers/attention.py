"""Causal attention on CPUs: by our kernels in the place of torch's ``scaled_dot_product_attention``.

No attention is named. A module whose forward names torch's function, or those that transformers chooses among, runs
under a mode that computes each such call that the kernels are for. What a call means is torch's to say, and all else of
the module is as it was: projections, norms, rotation, its cache.
"""

from __future__ import annotations

import atexit
import threading
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import cache, partial
from inspect import unwrap
from typing import Any

import numpy as np
import torch
from torch.overrides import TorchFunctionMode

from emitter.errors import UnsupportedError
from emitter.graphs import emit_attention
from emitter.iree import Module, Session
from emitter.iree.calls.bound import BoundCall
from emitter.iree.drivers import LOCAL_SYNC
from emitter.plan import Request, plan
from emitter.session.arrays import to_torch
from emitter.signature import DType
from emitter.spec import DenseSpec
from emitter.spec.attention import GroupedAttentionSpec
from moehlo.transformers.compilation import compiled
from moehlo.transformers.dense import NAME
from moehlo.transformers.devices import target_on
from moehlo.transformers.dtypes import OURS
from moehlo.transformers.openmp import Team, teams_there
from moehlo.transformers.operators import is_followed
from moehlo.transformers.refusals import refused_call

LEAST = {torch.bfloat16: (128, 512), torch.float16: (128, 512), torch.float32: (256, 2048)}
"""Tokens of a prompt, and keys for one token, below which the mode takes as long as the kernels save: measured on two
threads of a Zen 4 with torch 2.13. On a CPU with AMX torch's attention takes less time than ours (docs/log.md)."""
_FUNCTION = torch.nn.functional.scaled_dot_product_attention
_NAMES = {"scaled_dot_product_attention", "ALL_ATTENTION_FUNCTIONS"}


class Attending(TorchFunctionMode):  # type: ignore[misc]
    """Has ``attended`` compute the calls of ``scaled_dot_product_attention`` that ``module`` makes."""

    def __init__(self, module: torch.nn.Module) -> None:
        super().__init__()
        self._module = module

    def __torch_function__(
        self, function: Any, types: Any, arguments: tuple[Any, ...] = (), named: Mapping[str, Any] | None = None
    ) -> Any:
        """As torch asks of a mode."""
        named = named or {}
        if function is _FUNCTION and (found := attended(self._module, *arguments, **named)) is not None:
            return found
        return function(*arguments, **named)


def _operator(
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    mask: torch.Tensor | None,
    is_causal: bool,
    scale: float,
    enable_gqa: bool,
) -> torch.Tensor:
    """What the function gives, by whoever is faster; ``[B, N, n, dv]`` in memory."""
    found = None
    if _is_large(query.dtype, query.shape[2], key.shape[-2]):
        found = _computed(query, key, value, mask, is_causal, scale, enable_gqa)
    if found is None:
        found = _FUNCTION(query, key, value, mask, 0.0, is_causal, scale=scale, enable_gqa=enable_gqa)
    return found.transpose(1, 2).contiguous().transpose(1, 2)


_library = torch.library.Library("moehlo", "FRAGMENT")
_library.define(
    "attention(Tensor query, Tensor key, Tensor value, Tensor? mask, bool is_causal, float scale, bool enable_gqa)"
    " -> Tensor"
)
_library.impl("attention", _operator, "CPU")
torch.library.register_fake(
    "moehlo::attention",
    lambda query, key, value, *_: query.new_empty(
        (query.shape[0], query.shape[2], query.shape[1], value.shape[-1])
    ).transpose(1, 2),
    lib=_library,
)


def attended(
    module: torch.nn.Module,
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    attn_mask: torch.Tensor | None = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    scale: float | None = None,
    enable_gqa: bool = False,
) -> torch.Tensor | None:
    """What torch's function gives for these arguments: ``[B, n, N, dv]`` of ``query [B, n, N, d]``,
    ``key [B, m, T, d]`` and ``value [B, m, T, dv]``; None where the kernels are not for the call. In a graph a node,
    which decides when it is called."""
    if dropout_p or query.ndim != 4 or query.dtype not in OURS or not query.shape[-1]:
        return None
    scale = query.shape[-1] ** -0.5 if scale is None else float(scale)
    if torch.compiler.is_compiling():
        if query.device.type != "cpu":
            return None
        found: torch.Tensor = torch.ops.moehlo.attention(query, key, value, attn_mask, is_causal, scale, enable_gqa)
        return found
    if refused_call(module, (query, key, value)) is not None:
        return None
    return _computed(query, key, value, attn_mask, is_causal, scale, enable_gqa)


def _computed(
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    attn_mask: torch.Tensor | None,
    is_causal: bool,
    scale: float,
    enable_gqa: bool,
) -> torch.Tensor | None:
    """``attended`` by the kernels, or None where they are not for such tensors, such a mask or this machine."""
    tensors = (query, key, value)
    if any(t.ndim != 4 or t.dtype is not query.dtype or t.device.type != "cpu" or not t.numel() for t in tensors):
        return None
    (batch, heads, tokens, width), (kv_heads, keys) = query.shape, key.shape[1:3]
    if key.shape != (batch, kv_heads, keys, width) or value.shape[:3] != key.shape[:3] or tokens > keys:
        return None
    if heads % kv_heads or (heads != kv_heads and not enable_gqa):
        return None
    if attn_mask is not None:
        start = None if is_causal else _start(attn_mask, tokens, keys)
    else:
        start = 0 if is_causal else keys - 1 if tokens == 1 else None
    if start is None:
        return None
    sizes = heads, kv_heads, width, value.shape[3], scale, OURS[query.dtype]
    heads_apart = _heads_apart(*sizes, torch.get_num_threads(), tokens == 1)
    if heads_apart is None:
        return None
    rows = [heads_apart.compute(*row, start) for row in zip(*tensors, strict=True)]
    joined = rows[0][None] if batch == 1 else torch.stack(rows)
    return joined.view(batch, tokens, heads, -1).transpose(1, 2)


def _start(mask: torch.Tensor, tokens: int, keys: int) -> int | None:
    """The number of the first token's own key where a mask has each token see its own and all before it: a text after a
    cached one, or a cache with room for more. Else None."""
    if mask.dtype is not torch.bool or mask.shape[-2:] != (tokens, keys) or not mask.numel():
        return None
    start = int(mask.reshape(-1, keys)[0].sum()) - 1
    causal = torch.ones(tokens, keys, dtype=torch.bool).tril(start)
    return start if start >= 0 and bool((mask == causal).all()) else None


class HeadsApart:
    """Attention of one text by torch's own threads, each of which computes as many heads: to hand a call over to other
    threads takes longer than a token's attention (see ``divided``)."""

    def __init__(self, module: Module, threads: int) -> None:
        first = Session(module, {}, driver=LOCAL_SYNC)
        self._sessions = [first, *(Session(module, first.device) for _ in range(1, threads))]
        self._lock = threading.Lock()

    def compute(self, q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, start: int) -> torch.Tensor:
        """``[N, n dv]`` of ``q [n, N, d]``, ``k [m, T, d]`` and ``v [m, T, dv]``."""
        begin, shares = np.array(start, np.int32), len(self._sessions)
        parts = zip(*(tensor.chunk(shares) for tensor in (q, k, v)), strict=True)
        with self._lock:
            calls = [
                _bound(session, [own_q.transpose(0, 1), own_k, own_v, begin])
                for session, (own_q, own_k, own_v) in zip(self._sessions, parts, strict=True)
            ]
            invoked = [calls[0].invoke()] if shares == 1 else Team([call.invoke for call in calls]).run()
            results = [to_torch(call.result(returned)) for call, returned in zip(calls, invoked, strict=True)]
        return results[0] if shares == 1 else torch.cat(results, dim=1)


def _bound(session: Session, inputs: Sequence[Any]) -> BoundCall:
    names = (argument.name for argument in session.signature.inputs)
    arrays = [session.device.describe(value, name) for name, value in zip(names, inputs, strict=True)]
    return BoundCall(session.function, arrays)


@cache
def _heads_apart(
    heads: int, kv_heads: int, width: int, values: int, scale: float, dtype: DType, threads: int, one_token: bool
) -> HeadsApart | None:
    """None where no kernel computes it, where torch has the matrix unit for it, or heads do not come out even."""
    target = target_on(torch.device("cpu"))
    if kv_heads % threads or (threads > 1 and not teams_there()) or target.isa.tiles:
        return None
    spec = GroupedAttentionSpec(
        hidden=heads * width,
        heads=heads // threads,
        scale=scale,
        kv_heads=kv_heads // threads,
        head_dim=width,
        v_dim=values,
    )
    made = plan(
        DenseSpec(spec.hidden, spec.hidden), Request(target=target, dtype=dtype, tokens=1 if one_token else None)
    )
    said = f"attention of {spec.heads} heads of {width} in {dtype.value} for {'one token' if one_token else 'a prompt'}"
    try:
        return HeadsApart(compiled((said, spec), target, said, partial(emit_attention, spec, made)), threads)
    except UnsupportedError:
        return None


atexit.register(_heads_apart.cache_clear)  # sessions do not outlive the runtime


def calls_attention(module: Any) -> bool:
    """Whether the forward of the module's class names a function of attention."""
    code = getattr(unwrap(type(module).forward), "__code__", None)
    return code is not None and not _NAMES.isdisjoint(code.co_names)


def attention_forward(module: Any, config: Any, *arguments: Any, **named: Any) -> Any:
    """The forward of the module's own class, its attention by our kernels where that pays and while
    ``config._experts_implementation`` is ``NAME``; in a graph of ``torch.compile`` by an operator."""
    mode: AbstractContextManager[Any] = nullcontext()
    if config._experts_implementation == NAME and _is_for(module, (*arguments, *named.values())):
        mode = Attending(module)
    with mode:
        return type(module).forward(module, *arguments, **named)


def _is_for(module: Any, given: Sequence[Any]) -> bool:
    """Whether the mode is for a call over hidden states ``[B, N, H]`` and perhaps a cache: one that is large enough, or
    any that is traced for a graph, and that torch does not have to see into."""
    tensors = [one for one in given if isinstance(one, torch.Tensor)]
    if torch.compiler.is_compiling():
        compiles = torch.compiler.is_dynamo_compiling() and not torch.compiler.is_exporting()
        return compiles and bool(tensors) and not is_followed(module, tensors)
    x = next((one for one in tensors if one.ndim == 3), None)
    if x is None or x.dtype not in LEAST:
        return False
    cache = next((one for one in given if hasattr(one, "get_seq_length")), None)
    keys = 0
    if x.shape[1] == 1 and cache is not None:
        keys = cache.get_seq_length(getattr(module, "layer_idx", 0) or 0)
    return _is_large(x.dtype, x.shape[1], keys)


def _is_large(dtype: torch.dtype, tokens: int, keys: int) -> bool:
    """Whether so many tokens, or one over so many keys, take longer by torch."""
    of_prompt, for_one = LEAST[dtype]
    return bool(tokens >= of_prompt or (tokens == 1 and keys >= for_one))
