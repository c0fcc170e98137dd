"""Reading the rotation of a decoder: ``rope_parameters``, and what older files state in its place.

As ``RotaryEmbeddingConfigMixin`` of transformers does: ``rope_scaling`` stands in the place of ``rope_parameters``;
``rope_theta`` and ``partial_rotary_factor`` next to them fill what they leave out. Parameters may be one object, or one
for each kind of layer.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from emitter.errors import UnsupportedError, shown
from emitter.reading.families.values import Key, Partial, Rope
from emitter.spec.legality import MAX_SIZE, Range
from emitter.spec.rope import (
    MAX_POSITIONS,
    DynamicScaling,
    LinearScaling,
    Llama3Scaling,
    LongScaling,
    Pairing,
    ProportionalScaling,
    RopeSpec,
    Scaling,
    YarnScaling,
)

if TYPE_CHECKING:
    from emitter.reading.reader import Reader

FULL = "full_attention"
_POSITIONS = Key("max_position_embeddings", aliases=("max_seq_len", "model_max_length"))
_CONTEXT, _ZERO = Range(1, MAX_POSITIONS), Range(0, MAX_SIZE)
_FOR_ALL = frozenset({"rope_type", "type", "rope_theta", "partial_rotary_factor"})
_NOT_FOR_TEXT = frozenset({"mrope_section", "mrope_interleaved", "interleaved"})
"""Where the axes of a picture are among the frequencies; text has the same position on all."""
_KEYS: Mapping[str, frozenset[str]] = {
    "default": frozenset(),
    "linear": frozenset({"factor"}),
    "dynamic": frozenset({"factor"}),
    "yarn": frozenset(
        {
            "factor",
            "original_max_position_embeddings",
            "beta_fast",
            "beta_slow",
            "mscale",
            "mscale_all_dim",
            "attention_factor",
            "truncate",
        }
    ),
    "longrope": frozenset(
        {"short_factor", "long_factor", "factor", "attention_factor", "original_max_position_embeddings"}
    ),
    "llama3": frozenset({"factor", "low_freq_factor", "high_freq_factor", "original_max_position_embeddings"}),
    "proportional": frozenset({"factor"}),
}


def parameters(rope: Rope, reader: Reader, proportion: float | None = None) -> Mapping[str, Any] | None:
    """The rope parameters of this layer, filled as transformers does; None for none.

    Raises ``ConfigError`` where they are no objects, or an object for each kind where the family has one for all.
    """
    scaling, stated = reader.get(Key("rope_scaling", None)), reader.get(Key("rope_parameters", None))
    everywhere = rope.flat_kinds is None
    meant = everywhere or reader.kind in (rope.flat_kinds or ())
    for name, value in (("rope_scaling", scaling), ("rope_parameters", stated)):
        if value is not None and not isinstance(value, Mapping):
            reader.fail(name, f"is {shown(value)}", "an object")
    found: Any = dict((scaling if everywhere else None) or stated or rope.absent or {})
    kinds = [key for key, value in found.items() if value is None or isinstance(value, Mapping)]
    if kinds and not rope.nested:
        said = f"has an object for {' and '.join(sorted(kinds))}"
        reader.fail("rope_parameters", said, "one object, which holds for all layers")
    if rope.nested and found and not kinds:
        said = f"has {', '.join(sorted(found))} for all layers"
        reader.fail("rope_parameters", said, "an object for each of the layer_types")
    if kinds:
        found = found.get(reader.kind) if reader.kind in found or everywhere else {}
        if found is None:
            return None
    scaled = meant and not everywhere and (rope.scaled_kinds is None or reader.kind in rope.scaled_kinds)
    found = {**found, **((scaling or {}) if scaled else {})}
    found["rope_type"] = found.get("rope_type", found.get("type", "default"))
    for key, default in ((rope.flat_theta, rope.theta), (rope.flat_proportion, proportion)):
        flat = reader.get(key) if meant else None
        if isinstance(flat, (list, tuple)):  # an entry for each layer, of which the first of a kind counts
            flat = reader.entries(key, len(reader.mixers))[reader.mixers.index(reader.kind)]
        if found.get(key.name) is None and (value := default if flat is None else flat) is not None:
            found[key.name] = value
    if rope.flat_kinds == () and reader.kind == FULL:
        _refuse_flat(reader, scaling, found)
    filled: Mapping[str, Any] = found
    return filled


def _refuse_flat(reader: Reader, scaling: object, found: Mapping[str, Any]) -> None:
    """Refuse what stands outside the parameters of each kind of layer, where transformers does not read it; unless it
    says what full layers compute."""
    if scaling:
        reader.fail(
            "rope_scaling", "is not read in this family", "rope_parameters with an object for each kind of layer"
        )
    for name, default in (("rope_theta", None), ("partial_rotary_factor", 1.0)):
        stated, computed = reader.get(Key(name, None)), found.get(name, default)
        if stated is not None and stated != computed:
            reader.fail(name, f"is {shown(stated)}, but rope_parameters say {shown(computed)}", "the same in both")


def read_rope(
    rope: Rope, reader: Reader, dims: int, pairing: Pairing, proportion: float | None, wide: bool
) -> RopeSpec | None:
    """The rotation of a layer whose heads have ``dims`` dimensions; None where the config says none.

    Raises ``UnsupportedError`` for a type of scaling or a parameter that is not known, by name, and ``ConfigError`` for
    a value that is missing or cannot be.
    """
    found = parameters(rope, reader, proportion)
    if found is None:
        return None
    kind = found["rope_type"]
    if kind not in _KEYS:
        accepted = " or ".join(sorted(_KEYS))
        raise UnsupportedError(f"{reader.where}: rope_parameters.rope_type is {shown(kind)}; expected {accepted}")
    unread = sorted(set(found) - _FOR_ALL - _NOT_FOR_TEXT - _KEYS[kind] - set(rope.more))
    if unread:
        raise UnsupportedError(
            f"{reader.where}: rope_parameters has {', '.join(unread)}, which the rope_type {kind} does not read, so "
            f"positions could be wrong; accepted are {', '.join(sorted(_FOR_ALL | _KEYS[kind]))}"
        )
    values = _Values(found, reader)
    base, attention_factor = rope.forced or values.number("rope_theta"), 1.0
    scaling: Scaling | None = None
    dims, turning = _rotated(rope, reader, values, kind, dims)
    match kind:
        case "linear":
            scaling = LinearScaling(values.number("factor"))
        case "dynamic" if "alpha" in rope.more and found.get("alpha"):
            base *= values.number("alpha") ** (dims / (dims - 2))
        case "dynamic":
            scaling = DynamicScaling(values.number("factor"), reader.size(_POSITIONS, _CONTEXT))
        case "yarn":
            scaling, attention_factor = _yarn(rope, reader, values)
        case "longrope":
            scaling, attention_factor = _long(rope, reader, values)
        case "llama3":
            low, high = values.number("low_freq_factor"), values.number("high_freq_factor")
            scaling = Llama3Scaling(values.number("factor"), low, high, _original(rope, reader, values))
        case "proportional":
            scaling = ProportionalScaling(turning, values.number("factor", 1.0))
    return RopeSpec(base, dims, pairing, scaling, attention_factor, wide, rope.learned)


def latent_scale(reader: Reader, nope: Key, rope_dim: Key, rope: Rope) -> float:
    """The scale of latent attention: d^-1/2, and with scaled positions and ``mscale_all_dim`` a times
    (0.1 a ln(factor) + 1)^2 (``yarn_apply_mscale`` of transformers)."""
    scale = float((reader.size(nope, _ZERO) + reader.size(rope_dim, _ZERO)) ** -0.5)
    values = _Values(parameters(rope, reader) or {"rope_type": "default"}, reader)
    every = values.found.get("mscale_all_dim")
    if values.found["rope_type"] == "default" or not every:
        return scale
    return float(scale * _mscale(values.number("factor"), values.number("mscale_all_dim")) ** 2)


def rope_number(reader: Reader, rope: Rope, name: str) -> float:
    """One of the parameters as a number."""
    return _Values(parameters(rope, reader) or {}, reader).number(name)


def agreeing(reader: Reader, key: Key, rope: Rope) -> Rope:
    """``rope``, where the base under ``key``, which transformers does not read, is the one that it computes with."""
    base = (parameters(rope, reader) or {}).get("rope_theta")
    if reader.has(key) and reader.get(key) != base:
        reader.fail(
            key.name, f"is {shown(reader.get(key))}, but transformers reads rope_theta, {base}", "the same in both"
        )
    return rope


def original_context(reader: Reader, rope: Rope) -> int:
    """The context of the model before it was lengthened."""
    return _original(rope, reader, _Values(parameters(rope, reader) or {}, reader))


class _Values:
    """The parameters by name."""

    def __init__(self, found: Mapping[str, Any], reader: Reader) -> None:
        self.found, self.reader = found, reader

    def number(self, name: str, default: float | None = None) -> float:
        """A number above 0; ``default`` where it is absent, null or 0."""
        value = self.found.get(name)
        if not value and default is not None:
            return default
        number = self.reader.as_number(f"rope_parameters.{name}", value)
        if number <= 0:
            self.reader.fail(f"rope_parameters.{name}", f"is {shown(value)}", "a number above 0")
        return number

    def numbers(self, name: str) -> tuple[float, ...]:
        """A list of numbers."""
        value = self.found.get(name)
        if not isinstance(value, (list, tuple)):
            self.reader.fail(f"rope_parameters.{name}", f"is {shown(value)}", "a list of numbers")
        return tuple(self.reader.as_number(f"rope_parameters.{name}", each) for each in value)


def _rotated(rope: Rope, reader: Reader, values: _Values, kind: str, dims: int) -> tuple[int, int]:
    """The dimensions that the rotation reads, and the pairs of them that proportional scaling rotates."""
    part = values.number("partial_rotary_factor", 1.0)
    if part > 1.0:
        reader.fail("partial_rotary_factor", f"is {part}", "a number above 0, at most 1")
    if kind == "proportional":
        return dims, int(part * dims // 2)
    if rope.partial is Partial.FOLLOWS:
        return dims, 0
    first = int(dims * part)
    if first == dims or (rope.partial in (Partial.IGNORED, Partial.SCALED) and kind == "default"):
        return dims, 0
    if rope.partial not in (Partial.READ, Partial.SCALED):
        reader.fail("partial_rotary_factor", f"is {part}, which transformers cannot compute in this family", "1")
    return first, 0


def _original(rope: Rope, reader: Reader, values: _Values) -> int:
    """The context before it was lengthened; next to the parameters of all layers it wins over what is in them."""
    flat = reader.get(Key("original_max_position_embeddings", None))
    if rope.nested and flat is not None:
        said = "stands outside the parameters of each kind of layer, where transformers does not read it"
        reader.fail("original_max_position_embeddings", said, "it among them")
    found = values.found.get("original_max_position_embeddings") if flat is None else flat
    if found is None:
        return reader.size(_POSITIONS, _CONTEXT)
    return reader.as_size("original_max_position_embeddings", found, _CONTEXT)


def _factor(reader: Reader, values: _Values, original: int) -> float:
    stated = values.found.get("factor")
    return reader.size(_POSITIONS, _CONTEXT) / original if stated is None else values.number("factor")


def _mscale(factor: float, weight: float = 1.0) -> float:
    return 1.0 if factor <= 1.0 else 0.1 * weight * math.log(factor) + 1.0


def _yarn(rope: Rope, reader: Reader, values: _Values) -> tuple[Scaling, float]:
    original = _original(rope, reader, values)
    factor = _factor(reader, values, original)
    if values.found.get("attention_factor") is not None:
        attention = values.number("attention_factor")
    elif values.found.get("mscale") and values.found.get("mscale_all_dim"):
        attention = _mscale(factor, values.number("mscale")) / _mscale(factor, values.number("mscale_all_dim"))
    else:
        attention = _mscale(factor)
    # of parameters for each kind of layer transformers does not read it
    truncate = True if rope.nested else values.found.get("truncate", True)
    if not isinstance(truncate, bool):
        reader.fail("rope_parameters.truncate", f"is {shown(truncate)}", "true or false")
    fast, slow = values.number("beta_fast", 32.0), values.number("beta_slow", 1.0)
    return YarnScaling(factor, original, fast, slow, truncate), attention


def _long(rope: Rope, reader: Reader, values: _Values) -> tuple[Scaling, float]:
    original = _original(rope, reader, values)
    short = values.numbers("short_factor")
    if "short_mscale" in rope.more:
        # Phi-3.5-MoE: always the short factors, and only what cosine and sine are multiplied by depends on the length
        return LongScaling(short, short, original, values.number("long_mscale")), values.number("short_mscale")
    factor = _factor(reader, values, original)
    attention = 1.0 if factor <= 1.0 else math.sqrt(1.0 + math.log(factor) / math.log(original))
    attention = values.number("attention_factor", attention)
    return LongScaling(short, values.numbers("long_factor"), original, attention), attention
