"""How much a decoder computes at once, how long a sequence is, and whether weights and caches fit into memory."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from emitter.dtype import DType
from emitter.errors import InputError
from emitter.graphs.decoder import cache_arguments, window_of
from emitter.graphs.figures import call_bytes
from emitter.io.numbers import whole_number
from emitter.plan import DecoderPlan
from emitter.shapes import SEQUENCE, WINDOW, Sym
from emitter.signature import Argument
from emitter.spec.attention import MaskKind
from emitter.spec.model import ModelSpec
from moehlo.memory import room_on, size

STEP = 128
"""Tokens by which caches grow at least."""
STEP_ON_GPU = 1024
"""The same on a GPU, which captures steps anew for a cache that has grown."""
MOST_AT_ONCE = 1024
"""Tokens of a prompt that one call computes: it reads the experts of a layer once for all of them."""
MOST_ON_GPU = 8192
"""The same on a GPU, whose memory is read faster and which has more units to keep busy with the tokens of an expert."""
MOST_WITH_SCORES = 256
"""The same where attention has no kernel: scores take memory for each pair of a token and a key."""


def bytes_of(states: Sequence[Argument], sizes: Mapping[Sym, int]) -> int:
    """Bytes of states whose symbols have these sizes."""
    return sum(math.prod(sizes[d] if isinstance(d, Sym) else d for d in a.shape) * a.dtype.itemsize for a in states)


def widths(spec: ModelSpec) -> tuple[int, int]:
    """Of caches that are read through windows alone: the widest that slides (0: none does), and the least number of
    tokens that whole chunks come to (1: there are none)."""
    masks = [layer.mixer.mask for i, layer in enumerate(spec.layers) if window_of(spec, i) is not None]
    sliding = [mask.width for mask in masks if mask.kind is MaskKind.SLIDING]
    return max(sliding, default=0), math.lcm(*(mask.width for mask in masks if mask.kind is MaskKind.CHUNKED))


def most_at_once(plan: DecoderPlan) -> int:
    """The tokens of a prompt that one call computes at most."""
    sets = [layer.kernels for layer in plan.layers]
    if any(kernels is None or isinstance(kernels.attention, str) for kernels in sets):
        return min(MOST_WITH_SCORES, MOST_AT_ONCE)
    return MOST_ON_GPU if plan.target.kind == "cuda" else MOST_AT_ONCE


def window_rows(read: tuple[int, int], at_once: int) -> int:
    """The tokens that a cache has room for at most where it is read through windows of these ``widths`` alone: what a
    call's tokens see, the most that one call has, and ``STEP`` by which it may be trimmed without being computed
    again."""
    sliding, chunk = read
    return rounded(max(0, sliding - 1) + chunk - 1 + STEP + at_once, STEP)


def context_of(spec: ModelSpec, asked: int | None = None) -> int:
    """The longest sequence of a decoder in tokens. Raises ``InputError`` for more than the model's own."""
    longest = min(spec.positions, spec.longest or spec.positions)
    hint = _bound(spec, longest) or ", the most that the model takes"
    return whole_number(longest if asked is None else asked, "context", least=1, most=longest, hint=hint)


def context_text(spec: ModelSpec, context: int) -> str:
    """A context in words."""
    return f"a context of {context} tokens{_bound(spec, context)}"


def _bound(spec: ModelSpec, context: int) -> str:
    """Why no more than ``context`` tokens are computed, where that is not for the caller to say."""
    if spec.longest is None or context < spec.longest:
        return ""
    return f": of more, the model's indexer would keep only {spec.longest} keys (its top-k), which is not computed"


def require_room(spec: ModelSpec, context: int, prompt: int, new: int, taken: int = 0) -> None:
    """Raises ``InputError`` where so many tokens and new ones, of which the last is not kept, do not fit."""
    if new and taken + prompt + new - 1 > context:
        after = f" after the {taken} in the cache" if taken else ""
        room = context_text(spec, context)
        longest = min(spec.positions, spec.longest or spec.positions)
        more = f"give a context of up to {longest}, or" if context < longest else "the model takes no more;"
        raise InputError(
            f"a prompt of {prompt} and {new} new tokens{after} do not fit into {room}; {more} take fewer of either"
        )


def rounded(tokens: int, step: int) -> int:
    """Tokens rounded up to whole steps of a cache."""
    return -(-tokens // step) * step


def require_memory(wanted: Sequence[Argument], dtype: DType, *, packed: bool, cache: int = 0, tokens: int = 0) -> None:
    """Raises ``InputError`` where weights in ``dtype``, and the ``cache`` bytes of so many ``tokens`` beside them, take
    too much memory; ``packed``: some weights stay as stored."""
    needed, room = weight_bytes(wanted), room_on()
    if needed + cache > room.nbytes:
        said = ", and what kernels read so as it is stored" if packed else ""
        beside = f", and a cache of {tokens} tokens {size(cache)}" if cache else ""
        fewer = ", fewer tokens" if cache and needed <= room.nbytes else ""
        raise InputError(
            f"the weights take {size(needed)} in {dtype.value}{said}{beside}, of which {room}: take "
            f"a narrower --dtype{fewer}, or a machine with more memory"
        )


def require_room_on_gpu(
    spec: ModelSpec, plan: DecoderPlan, wanted: Sequence[Argument], capacity: int, context: int
) -> None:
    """Raises ``InputError`` where weights, caches of ``capacity`` tokens and the values of a call do not fit into a
    GPU's memory together; before anything is compiled, read or copied. No prompt is longer than the ``context``."""
    at_once = min(most_at_once(plan), context)
    parts = {
        "weights": weight_bytes(wanted),
        f"a cache of {capacity} tokens": cache_bytes(spec, plan, capacity),
        f"the values of a call of {at_once} tokens": call_bytes(spec, plan.dtype, at_once, capacity),
    }
    needed, room = sum(parts.values()), room_on(plan.target)
    if needed > room.nbytes:
        said = ", ".join(f"{name} {size(nbytes)}" for name, nbytes in parts.items())
        raise InputError(
            f"the model takes {size(needed)} of the GPU's memory ({said}), of which {room}: end what else uses it "
            "(nvidia-smi lists that), take a narrower --dtype, or try --target cpu"
        )


def cache_bytes(spec: ModelSpec, plan: DecoderPlan, capacity: int) -> int:
    """Bytes of a cache of so many tokens."""
    rows = min(capacity, window_rows(widths(spec), most_at_once(plan)))
    return bytes_of(cache_arguments(spec, plan.cache_dtype), {SEQUENCE: capacity, WINDOW: rows})


def weight_bytes(wanted: Sequence[Argument]) -> int:
    """Bytes of weights as they are held."""
    return sum(argument.of_weight.plane.nbytes for argument in wanted)
