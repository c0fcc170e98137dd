"""A row of the family table against a config: the kind of each layer, and the frozen spec of one."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import replace
from enum import Enum
from typing import Any

from emitter.errors import ConfigError, MoehloError, UnsupportedError, shown
from emitter.reading.families import schemes, values
from emitter.reading.families.row import Block, Family, TableError, Template
from emitter.reading.layout import LayerLayout, Padded, WeightLayout
from emitter.reading.reader import MAX_LAYERS, Reader
from emitter.reading.rope import read_rope
from emitter.spec import Activation, FfnSpec, MoeSpec, RouterSpec, SpecError
from emitter.spec.legality import MAX_SIZE, Range, field_types
from emitter.spec.tensors import canonical_weights

ACTIVATIONS = {
    "silu": Activation.SILU,
    "swish": Activation.SILU,
    "gelu": Activation.GELU,
    "gelu_python": Activation.GELU,
    "gelu_pytorch_tanh": Activation.GELU_TANH,
    "gelu_new": Activation.GELU_TANH,
    "relu": Activation.RELU,
    "relu2": Activation.RELU2,
}
"""The activation functions by the names of transformers' ACT2FN."""

_WORDS: dict[type[Enum], Mapping[str, Enum]] = {Activation: ACTIVATIONS}
"""The words of a config for the members of an enum."""


_ANY = Range(0, MAX_SIZE)
_SOME = Range(1, MAX_SIZE)


# -- layers ------------------------------------------------------------------------------------------------------


def depth(family: Family, reader: Reader) -> int:
    """Number of decoder layers."""
    if isinstance(family.depth, values.Key):
        return reader.size(family.depth, Range(1, MAX_LAYERS))
    for key in family.depth.keys:
        if reader.has(key):
            value = reader.get(key)
            if not isinstance(value, (list, tuple, str)) or not value:
                reader.fail(key.name, f"is {shown(value)}", "a list with an entry for each layer")
            return reader.as_size(f"the length of {key.name}", len(value), Range(1, MAX_LAYERS))
    reader.get(family.depth.keys[0])
    raise UnsupportedError(f"{reader.where}: {family.depth.keys[0].name} is null; the config must list its layers")


def layer_kinds(scheme: schemes.LayerScheme, reader: Reader, count: int) -> tuple[str, ...]:
    """The kind of each of ``count`` layers, see ``schemes``."""
    layers = range(count)
    match scheme:
        case schemes.AllMoe():
            return (schemes.MOE,) * count
        case schemes.AllDense():
            return (schemes.DENSE,) * count
        case values.If() | values.Given():
            return layer_kinds(pick(scheme, reader), reader, count)
        case schemes.FirstDense(first, below):
            first = first if isinstance(first, int) else reader.size(first, _ANY)
            return tuple(below if i < first else schemes.MOE for i in layers)
        case schemes.LayerTypes(otherwise, key, words):
            if otherwise is not None and not reader.has(key):
                return layer_kinds(otherwise, reader, count)
            return tuple(_word(reader, key, entry, words) for entry in reader.entries(key, count))
        case schemes.Flags(key, otherwise):
            if not reader.has(key):
                return layer_kinds(otherwise, reader, count)
            counts = [reader.as_number(key.name, entry) for entry in reader.entries(key, count)]
            return _where([c > 0 for c in counts])
        case schemes.Listed(key, otherwise):
            if not reader.has(key):
                return layer_kinds(otherwise, reader, count)
            listed = reader.layers(key, count)
            return _where([i in listed for i in layers])
        case schemes.SparseStep(dense, step_key):
            step = reader.size(step_key)
            left_out: frozenset[int] = frozenset() if dense is None else reader.layers(dense, count)
            return _where([i not in left_out and (i + 1) % step == 0 for i in layers])
        case schemes.Stepped(step_key, shift, spread):
            if spread is not None and not reader.has(step_key):
                total, sparse = reader.size(spread[0]), reader.size(spread[1], _ANY)
                step = total // sparse if sparse else total
            else:
                step = reader.size(step_key, _ANY)
            return _where([step > 0 and (i + shift) % step == 0 for i in layers])
        case schemes.Frequency(first_key, frequency):
            first = reader.size(first_key, _ANY)
            if isinstance(reader.get(frequency), (list, tuple)):
                entries = reader.entries(frequency, count)
                return _where([i >= first and bool(entries[i]) for i in layers])
            every = reader.size(frequency)
            return _where([i >= first and i % every == 0 for i in layers])
        case schemes.Within(interval_key, start_key, end_key):
            interval, start = reader.size(interval_key), reader.size(start_key, _ANY)
            end = reader.get(end_key)
            end = count - 1 if end == -1 else reader.as_size(end_key.name, end, _ANY)
            return _where([(i + 1) % interval == 0 and start <= i <= end for i in layers])
        case schemes.Period(period_key, offset_key, experts):
            period, offset = reader.size(period_key), reader.size(offset_key, _ANY)
            several = reader.size(experts) > 1
            return _where([several and i % period == offset for i in layers])
        case schemes.Several(experts):
            return _where([reader.size(experts) > 1 for _ in layers])
    raise AssertionError(scheme)


def _where(is_moe: list[bool]) -> tuple[str, ...]:
    return tuple(schemes.MOE if moe else schemes.DENSE for moe in is_moe)


def _word(reader: Reader, key: values.Key, entry: object, words: Mapping[str, str]) -> str:
    if not isinstance(entry, str) or entry not in words:
        reader.fail(key.name, f"has an entry {shown(entry)}", " or ".join(sorted(words)))
    return words[entry]


# -- values ------------------------------------------------------------------------------------------------------


def pick(value: Any, reader: Reader) -> Any:
    """The alternative that the config selects (``values.Alternatives``); anything else as it is."""
    while True:
        match value:
            case values.Choice(key, words):
                value = reader.word(key, words)
            case values.If(key, then, otherwise):
                value = then if reader.flag(key) else otherwise
            case values.Given(key, then, otherwise):
                found = reader.entry(key.key) if isinstance(key, values.PerLayer) else reader.get(key)
                value = then if found not in (None, 0) else otherwise
            case values.Stated(key, then, otherwise):
                value = then if reader.get(key) is not None else otherwise
            case values.Compared(key, limit, then, otherwise, above):
                number = reader.number(key)
                value = then if number > limit or (number == limit and not above) else otherwise
            case values.ByKind(by_kind):
                value = by_kind[reader.kind]
            case values.Computed(function, arguments):
                value = function(reader, *arguments)
            case _:
                return value


def size_of(value: Any, reader: Reader, within: Range) -> int:
    """A size in a range."""
    value = pick(value, reader)
    match value:
        case values.Key():
            return reader.size(value, within)
        case values.PerLayer(key):
            return reader.as_size(key.name, reader.entry(key), within)
        case values.Entry(key, index):
            return reader.as_size(key.name, reader.at(key, index), within)
        case values.Root(of):
            return math.isqrt(size_of(of, reader, within))
        case values.Quotient(of, by):
            return reader.as_size(name_of(value) or "a size", size_of(of, reader, _ANY) // size_of(by, reader, _SOME))
        case values.Product(factors):
            # a factor of 0 is named by its own key
            total = math.prod(size_of(factor, reader, replace(within, most=MAX_SIZE)) for factor in factors)
        case values.Total(terms):
            total = sum(size_of(term, reader, _ANY) for term in terms)
        case _:
            return int(value)
    if total > within.most:
        reader.fail(name_of(value) or "a size", f"is {total}, absurdly large", f"at most {within.most:.0f}")
    return total


def switch_of(value: Any, reader: Reader) -> bool:
    """True or false."""
    match value:
        case values.Key():
            return reader.flag(value)
        case values.Not(key):
            return not reader.flag(key)
        case values.AfterFirst():
            return bool(reader.layer)
    return bool(value)


def number_of(value: Any, reader: Reader) -> float:
    """A number."""
    value = pick(value, reader)
    match value:
        case values.Key():
            return reader.number(value)
        case values.PerLayer(key):
            return reader.as_number(key.name, reader.entry(key))
        case values.Power(of, exponent):
            return math.pow(size_of(of, reader, _SOME), exponent)
        case values.Ratio(of, by, exponent):
            return float((size_of(of, reader, _SOME) / size_of(by, reader, _SOME)) ** exponent)
        case values.Inverse(key):
            number = reader.number(key)
            if not number:
                reader.fail(key.name, "is 0", "a number other than 0")
            return 1.0 / number
        case values.Affine(key, factor, offset):
            return factor * reader.number(key) + offset
    return float(value)


def name_of(value: object) -> str | None:
    """What a message should call the value of an expression: its config key or keys; None where it has none."""
    match value:
        case values.Key(name):
            return name
        case values.Entry(key) | values.PerLayer(key) | values.Given(key) | values.If(key):
            return name_of(key)
        case values.Power(key) | values.Affine(key) | values.Inverse(key):
            return name_of(key)
        case values.Root(of):
            return name_of(of)
        case values.Quotient(of, by):
            return f"{name_of(of)} // {name_of(by)}"
        case values.Product(parts) | values.Total(parts):
            names = dict.fromkeys(said for part in parts if (said := name_of(part)) is not None)
            return (" * " if isinstance(value, values.Product) else " + ").join(names)
    return None


# -- specs -------------------------------------------------------------------------------------------------------


def fill(template: Template, reader: Reader) -> Any:
    """The spec that a template says, with its values from the config.

    Raises ``ConfigError`` for a value that is missing or not accepted, by the name of its config key, and
    ``TableError`` for an expression that nothing can be read by, by the field of the spec.
    """
    types = field_types(template.spec)
    values = {}
    for name, value in template.knobs.items():
        try:
            values[name] = _value(value, reader, *types[name])
        except MoehloError:
            raise
        except Exception as error:
            raise TableError(
                f"{template.spec.__name__}.{name} is {value!r}, which cannot be read: {type(error).__name__}: {error}"
            ) from error
    try:
        spec = template.spec(**values)
    except SpecError as error:
        key = _key_at(template, error.field)
        detail = re.sub(r"\b[a-z_.]+(?= = )", lambda m: _key_at(template, m[0]) or m[0], error.detail)
        if key is None:
            detail += (
                "; the values of this config do not go together, and `moehlo inspect` of a published one of this "
                "model_type shows some that do"
            )
        raise ConfigError(f"{reader.where}: {key or error.field} {detail}") from error
    if isinstance(spec, RouterSpec) and spec.groups is not None and spec.groups.top == spec.groups.count:
        return replace(spec, groups=None)  # every group stays eligible
    return spec


def _value(value: Any, reader: Reader, kind: Any, within: Range | None) -> Any:
    """What the field of a spec, of type ``kind``, becomes."""
    value = pick(value, reader)
    if isinstance(value, Template):
        return fill(value, reader)
    if isinstance(value, values.Rope):
        dims = size_of(value.dims, reader, _SOME)
        part = pick(value.proportion, reader)
        part = None if part is None else number_of(part, reader)
        theta, wide = number_of(value.theta, reader), switch_of(pick(value.wide, reader), reader)
        value = replace(value, theta=theta)
        try:
            return read_rope(value, reader, dims, pick(value.pairing, reader), part, wide)
        except SpecError as error:
            raise ConfigError(f"{reader.where}: the rotation: {error}") from error
    if kind is bool:
        return switch_of(value, reader)
    if kind is int and within is not None:
        return size_of(value, reader, within)
    if kind is float:
        return number_of(value, reader)
    if isinstance(value, values.Key) and isinstance(kind, type) and issubclass(kind, Enum):
        return reader.word(value, _WORDS[kind])
    return value


def _key_at(template: Template, path: str) -> str | None:
    """The config key of a field of a spec by its path (``router.top_k``), None where no key says it."""
    first, *rest = path.split(".")
    if first not in template.knobs:
        return _key_at(template, ".".join(rest)) if rest else None
    value = template.knobs[first]
    while isinstance(value, (values.If, values.Given, values.Stated, values.Compared)) and rest:
        value = value.then if value.then is not None else value.otherwise
    if rest:
        return _key_at(value, ".".join(rest)) if isinstance(value, Template) else None
    return name_of(value)


def spec_of(family: Family, block: Block, reader: Reader) -> FfnSpec:
    """What a layer of this kind computes under a config. Raises as ``fill``."""
    try:
        spec: FfnSpec = fill(block.template.but(hidden=family.hidden), reader)
    except TableError as error:
        raise TableError(f"the row {family.name} of the family table: {error}") from error
    return spec


def layout_of(block: Block, spec: FfnSpec) -> LayerLayout:
    """Where the weights that the layer computes with are, with the entries that zero-compute experts add to some."""
    names = {weight.name for weight in canonical_weights(spec)}
    zero = spec.experts.zero if isinstance(spec, MoeSpec) else 0
    weights = tuple(
        WeightLayout(w.weight, Padded(w.memory, zero), tuple(Padded(source, zero) for source in w.disk))
        if zero and w.weight in block.padded
        else w
        for w in block.layout.weights
        if w.weight in names
    )
    return replace(block.layout, weights=weights)
