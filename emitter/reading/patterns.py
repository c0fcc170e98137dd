"""The kind of each layer's mixer where config.json does not list them, as transformers' config classes compute it."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from emitter.errors import shown
from emitter.reading.families.values import Key, Rope
from emitter.spec.attention import GateFunction, GateSpec
from emitter.spec.legality import MAX_SIZE, Range

if TYPE_CHECKING:
    from emitter.reading.reader import Reader

FULL, SLIDING, CHUNKED, INDEXED = "full_attention", "sliding_attention", "chunked_attention", "indexed_attention"
MAMBA = "linear_attention"
"""A mixer that no spec has."""


def same(reader: Reader, depth: int, kind: str) -> list[str]:
    """All layers are of one kind."""
    return [kind] * depth


def windowed(reader: Reader, depth: int, width: Key, switch: Key | None = None) -> list[str]:
    """All slide where a width is stated (and ``switch`` is true), none otherwise."""
    slides = (switch is None or reader.flag(switch)) and reader.get(width) is not None
    return [SLIDING if slides else FULL] * depth


def every(reader: Reader, depth: int, step: Key | int, width: Key | None = None) -> list[str]:
    """Each ``step``-th layer is full, the others slide; all are full where ``width`` is null."""
    number = step if isinstance(step, int) else reader.size(step)
    none = width is not None and reader.get(width) is None
    return [FULL if none or (i + 1) % number == 0 else SLIDING for i in range(depth)]


def sliding_where(reader: Reader, depth: int, slides: Callable[[int, int], bool]) -> list[str]:
    """Layer i of n slides where ``slides(i, n)``."""
    return [SLIDING if slides(i, depth) else FULL for i in range(depth)]


def sliding_from(reader: Reader, depth: int, first: Key, width: Key, switch: Key | None = None) -> list[str]:
    """Layers from the number under ``first`` on slide, where a width is stated (and ``switch`` is true)."""
    at = reader.as_size(first.name, reader.get(first)) if reader.get(first) else 0
    slides = (switch is None or reader.flag(switch)) and reader.get(width) is not None
    return [SLIDING if slides and i >= at else FULL for i in range(depth)]


def even_below(reader: Reader, depth: int, first: Key, switch: Key) -> list[str]:
    """Even layers below the number under ``first`` slide, where ``switch`` is true."""
    below = reader.size(first) if reader.get(first) else 0
    slides = reader.flag(switch)
    return [SLIDING if slides and i % 2 == 0 and i < below else FULL for i in range(depth)]


def rotated_layers(reader: Reader, depth: int, listed: Key, interval: Key) -> list[bool]:
    """Which layers rotate their queries and keys: those with a 1 in a list, or all but each ``interval``-th."""
    if reader.has(listed) and reader.get(listed):
        flags = reader.entries(listed, depth)
        for flag in flags:
            if flag not in (0, 1):
                reader.fail(listed.name, f"has an entry {flag!r}", "1 (positions are read) or 0")
        return [bool(flag) for flag in flags]
    step = reader.size(interval)
    return [(i + 1) % step != 0 for i in range(depth)]


def where_rotated(reader: Reader, listed: Key, interval: Key, then: Any, otherwise: Any) -> Any:
    """``then`` in layers that rotate their queries and keys (``rotated_layers``), else ``otherwise``."""
    assert reader.layer is not None
    return then if rotated_layers(reader, len(reader.mixers), listed, interval)[reader.layer] else otherwise


def sliding_unrotated(reader: Reader, depth: int, listed: Key, interval: Key, width: Key, switch: Key) -> list[str]:
    """Layers that do not rotate their queries slide, where a width is stated and ``switch`` is true."""
    slides = reader.flag(switch) and reader.get(width) is not None
    return [SLIDING if slides and not t else FULL for t in rotated_layers(reader, depth, listed, interval)]


def chunked_where_rotated(reader: Reader, depth: int, listed: Key, interval: Key) -> list[str]:
    """Layers that rotate their queries see their own chunk, the others all."""
    return [CHUNKED if t else FULL for t in rotated_layers(reader, depth, listed, interval)]


def every_and_last(reader: Reader, depth: int, step: int) -> list[str]:
    """Each ``step``-th layer and the last are full, the others slide."""
    return [FULL if (i + 1) % step == 0 or i == depth - 1 else SLIDING for i in range(depth)]


def after_prefix(reader: Reader, depth: int, step: Key, prefix_step: Key, prefix: Key) -> list[str]:
    """Each layer whose number is a multiple of a step is full; a prefix has its own step, and the count starts anew."""
    first = min(depth, reader.as_size(prefix.name, reader.get(prefix), Range(0, MAX_SIZE)))
    return [*every(reader, first, prefix_step), *every(reader, depth - first, step)]


def not_each_fourth(i: int, depth: int) -> bool:
    """Of Granite: layers 0, 4, 8, ... are full."""
    return i % 4 != 0


def not_each_fourth_from_the_end(i: int, depth: int) -> bool:
    """Of Muse Spark: the last layer is full, and each fourth before it."""
    return (depth - 1 - i) % 4 != 0


def not_of_flint(i: int, depth: int) -> bool:
    """Of Flint: the first two, the last, and layers 1, 5, 9, ... are full."""
    return not (i < 2 or i % 4 == 1 or i == depth - 1)


def not_of_mimo(i: int, depth: int) -> bool:
    """Of MiMo-V2-Flash: the first and each sixth are full."""
    return i != 0 and (i + 1) % 6 != 0


def where_moe(reader: Reader, then: Any, otherwise: Any) -> Any:
    """``then`` in layers with experts, else ``otherwise``."""
    assert reader.layer is not None
    return then if reader.ffns[reader.layer] == "moe" else otherwise


def where_theta(reader: Reader, listed: Key, rope: Rope, forced: bool = True) -> Rope | None:
    """No rotation in layers whose entry of a list is 0; the entry is the base of the others, where it is ``forced``."""
    if reader.get(listed) is None:
        return rope
    theta = reader.as_number(listed.name, reader.entry(listed))
    return None if theta == 0 else replace(rope, forced=theta if forced else None)


def proportion_of(reader: Reader, part: Key, whole: Key) -> float | None:
    """One size as a fraction of another; None where it is not stated."""
    return reader.size(part) / reader.size(whole) if reader.has(part) else None


def overlaid(reader: Reader, name: str, older: Key) -> Key:
    """The key ``name`` of a config with values for single layers, and ``older`` in one without."""
    return older if reader.get(Key("per_layer_config", None)) is None else Key(name)


def shared_source(reader: Reader, listed: Key, unrotated: Key, interval: Key) -> int | None:
    """The layer whose keys and values this one reads, None where they are its own.

    transformers keeps one pair for layers that rotate their queries and one for the others: the last that was stored.
    """
    if reader.get(listed) is None:
        return None
    depth = len(reader.mixers)
    sources = [reader.as_size(listed.name, at, Range(0, depth - 1)) for at in reader.entries(listed, depth)]
    at, layer = sources[reader.layer or 0], reader.layer or 0
    if at == layer:
        return None
    rotated = rotated_layers(reader, depth, unrotated, interval)
    readers = Counter(sources)
    stored = [i for i in sorted(readers) if i < layer and rotated[i] == rotated[layer] and readers[i] > 1]
    if not stored or stored[-1] != at:
        expected = f"{stored[-1]}, the last layer like it whose keys others read" if stored else "the layer itself"
        reader.fail(listed.name, f"says that layer {layer} reads the keys of layer {at}", expected)
    return at


def last_of_kind(reader: Reader, shared: Key) -> int | None:
    """Of the last layers, as many as ``shared`` says: the last one of the same kind before them."""
    assert reader.layer is not None
    first = len(reader.mixers) - reader.as_size(shared.name, reader.get(shared) or 0, Range(0, len(reader.mixers) - 1))
    if reader.layer < first:
        return None
    before = [i for i in range(first) if reader.mixers[i] == reader.kind]
    if not before:
        reader.fail(shared.name, f"leaves no {reader.kind} before layer {first}", "fewer layers that share keys")
    return before[-1]


def referring(reader: Reader, depth: int, width: Key) -> list[str]:
    """All layers see the prompt and a window, where its width is stated."""
    return [FULL if reader.get(width) is None else "reference_sliding_attention"] * depth


def where_prefix(reader: Reader, step: Key, then: Any) -> Any:
    """``then`` in dense layers where the number under ``step`` is 1, else nothing."""
    return where_moe(reader, None, then) if reader.size(step) == 1 else None


def overlaid_by(reader: Reader, older: Key, key: Key) -> Key:
    """``older`` where it is stated, else ``key``."""
    return older if reader.has(older) else key


def flagged(reader: Reader, depth: int, listed: Key, kind: str) -> list[str]:
    """Layers with a 1 in a list are of ``kind``, the others full; all are without the list."""
    if not reader.has(listed):
        return [FULL] * depth
    return [kind if flag else FULL for flag in reader.entries(listed, depth)]


def sliding_heads(reader: Reader, heads: Key, *stated: Key) -> Key:
    """The heads of sliding layers of Step 3.5: the first of ``stated`` that is, else ``heads``."""
    if reader.get(Key("per_layer_config", None)) is not None:
        return heads
    return next((key for key in stated if reader.has(key)), heads)


def laguna_gate(reader: Reader, key: Key) -> GateSpec:
    """A softplus gate for each head (true, or "per-head") or each element."""
    value = reader.get(key)
    if value not in (True, False, "per-head", "per-element"):
        reader.fail(key.name, f"is {shown(value)}", "true, per-head or per-element")
    return GateSpec(GateFunction.SOFTPLUS, per_head=value in (True, "per-head"))


def scaled_scale(reader: Reader, factor: Key, dim: Key) -> float:
    """d^-1/2 times a factor."""
    return float(reader.number(factor) * reader.size(dim) ** -0.5)


def unrotated_from_the_end(reader: Reader, listed: Key, rope: Rope) -> Rope | None:
    """No rotation in layers whose entry of a list is 0; without it in the last layer and each fourth before it."""
    assert reader.layer is not None
    if reader.get(listed) is None:
        return rope if not_each_fourth_from_the_end(reader.layer, len(reader.mixers)) else None
    return where_theta(reader, listed, rope, False)


def depth_keep(reader: Reader, half: int) -> float:
    """sqrt((i - 1) / i), i counting the branches of all layers from 2 on: what is kept of the stream."""
    assert reader.layer is not None
    return math.sqrt(1.0 - 1.0 / (2 * (reader.layer + 1) + half))


def depth_add(reader: Reader, half: int) -> float:
    """1 / sqrt(i): the factor on what is added."""
    assert reader.layer is not None
    return 1.0 / math.sqrt(2 * (reader.layer + 1) + half)


def dots3_mixers(reader: Reader, depth: int, windows: Key) -> list[str]:
    """The first two layers and layers 5, 9, 13, ... are indexed, the others slide."""
    slides = reader.flag(windows)
    return [INDEXED if not slides or i < 2 or i % 4 == 1 else SLIDING for i in range(depth)]


def dots3_rope_dim(reader: Reader, key: Key, stated: Key, whole: Key, rest: Key) -> Any:
    """The rotated dimensions of sliding layers: what is ``stated``, or left of a head."""
    if reader.get(Key("per_layer_config", None)) is not None:
        return key
    return stated if reader.has(stated) else reader.size(whole) - reader.size(rest)
