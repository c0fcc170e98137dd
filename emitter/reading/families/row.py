"""The family table's vocabulary: a row is a spec with config keys in the place of its values. Data only.

``of(RouterSpec, NUM_EXPERTS, TOP_K, score=Score.SIGMOID)`` is a router whose numbers of experts are read from
config.json. ``emitter.reading.resolve`` fills such a template from a config; nothing here reads anything.
"""

from __future__ import annotations

import functools
import inspect
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields, is_dataclass, replace
from enum import Enum
from functools import cached_property
from types import UnionType
from typing import Any, get_args, get_origin

from emitter.errors import MoehloError
from emitter.reading.families.schemes import LayerScheme
from emitter.reading.families.values import (
    Affine,
    AfterFirst,
    ByKind,
    Choice,
    Compared,
    Computed,
    Entry,
    Given,
    If,
    Inverse,
    Key,
    Length,
    Not,
    PerLayer,
    Power,
    Product,
    Quotient,
    Ratio,
    Root,
    Rope,
    Stated,
    Total,
)
from emitter.reading.hf import HfBlock
from emitter.reading.layout import LayerLayout
from emitter.spec.legality import field_types
from emitter.spec.rope import RopeSpec

_EXPRESSIONS: dict[type, tuple[type, ...]] = {
    int: (int, Key, Entry, Product, Total, Quotient, Root, PerLayer),
    float: (int, float, Key, Power, Ratio, Inverse, Affine, PerLayer),
    bool: (bool, Key, Not, AfterFirst),
}
"""What may stand for a value of each type, besides values of which the config selects one (``values.Alternatives``)."""


class TableError(MoehloError):
    """A row of the family table that says what no spec has: a fault of the table, not of a config."""

    exit_code = 70


def _slip(message: str) -> TableError:
    """The error for what is wrong in a row, with the line that is being imported: the row has no name yet."""
    line = next((f for f in reversed(traceback.extract_stack()) if f.name == "<module>"), None)
    return TableError(f"the family table{'' if line is None else f', {line.filename}:{line.lineno}'}: {message}")


@dataclass(frozen=True)
class Template:
    """A spec of class ``spec``, with expressions over config keys (``values``) or further templates as its values.

    A field that ``knobs`` leaves out has the spec's own default.
    """

    spec: type
    knobs: Mapping[str, Any]

    def __getitem__(self, name: str) -> Any:
        """The value or expression of a field; ``MISSING`` of one that has no default."""
        if name in self.knobs:
            return self.knobs[name]
        found = next(f for f in fields(self.spec) if f.name == name)
        return found.default if found.default_factory is MISSING else found.default_factory()

    def but(self, **knobs: Any) -> Template:
        """The same with other values of these fields. A mapping is what differs in the template that a field has."""
        changed = {name: self[name].but(**v) if isinstance(v, Mapping) else v for name, v in knobs.items()}
        return of(self.spec, **{**self.knobs, **changed})


_signature = functools.cache(inspect.signature)


def of(spec: type, *values: Any, **knobs: Any) -> Template:
    """The template of a spec class; arguments as those of the class.

    Raises ``TableError`` for a field that the class does not have, and for a value that cannot be one of its type.
    """
    try:
        bound = _signature(spec).bind_partial(*values, **knobs).arguments
    except TypeError as error:
        raise _slip(f"{spec.__name__}: {error}") from error
    types = field_types(spec)
    for name, value in bound.items():
        _require_fit(f"{spec.__name__}.{name}", value, types[name][0])
    return Template(spec, bound)


def _require_fit(name: str, value: Any, kind: Any) -> None:
    """Raise ``TableError`` for a value, or one of its alternatives, that cannot be of type ``kind``."""
    if isinstance(value, (If, Given, Stated, Compared)):
        _require_fit(name, value.then, kind)
        _require_fit(name, value.otherwise, kind)
        return
    if isinstance(value, Computed):
        return
    if isinstance(value, (Choice, ByKind)):
        for alternative in value.values.values():
            _require_fit(name, alternative, kind)
        return
    types = get_args(kind) if isinstance(kind, UnionType) else (get_origin(kind) or kind,)
    if isinstance(value, Template):
        fits = value.spec in types
    elif isinstance(value, Rope):
        fits = RopeSpec in types
    elif isinstance(value, Key) and isinstance(kind, type) and issubclass(kind, Enum):
        fits = True
    else:
        accepted = tuple(t for one in types for t in _EXPRESSIONS.get(one, (one,)) if isinstance(t, type))
        fits = not accepted or isinstance(value, accepted)
    if not fits:
        raise _slip(f"{name} is {value!r}; expected {kind} or an expression for one")


@dataclass(frozen=True)
class Block:
    """One kind of layer of a family: what it computes, where its weights are, and the reference block.

    ``template`` is that of a ``MoeSpec`` or ``DenseSpec``; the hidden size is the family's. Without ``hf`` there is no
    class to compare with, and truth in float64 alone judges what is computed. ``padded`` are the weights that are
    stored with entries for the zero-compute experts too.
    """

    template: Template
    layout: LayerLayout
    hf: HfBlock | None
    padded: tuple[str, ...] = ()

    def but(self, hf: Mapping[str, Any] | None = None, layout: LayerLayout | None = None, **knobs: Any) -> Block:
        """The same with other values of the template, another layout, and other facts of ``hf``."""
        block = None if self.hf is None else replace(self.hf, **(hf or {}))
        return replace(self, template=self.template.but(**knobs), layout=layout or self.layout, hf=block)

    def of_model(self, model: str, classes: str) -> Block:
        """The block of another model of transformers, whose classes have the same names after ``classes``."""
        return self if self.hf is None else replace(self, hf=self.hf.of_model(model, classes))


_SAME: Mapping[str, Any] = {}


@dataclass(frozen=True)
class Fixed:
    """A key that transformers does not read in this family: only a value that matches what it computes passes.

    A list passes where each of its entries does: a value for each layer.
    """

    name: str
    accepted: tuple[object, ...]
    why: str

    def accepts(self, value: object) -> bool:
        """Whether ``value`` says what is computed anyway."""
        if self._is_accepted(value):
            return True
        return isinstance(value, list) and bool(value) and all(map(self._is_accepted, value))

    def _is_accepted(self, value: object) -> bool:
        """Equal to one that is accepted, and of its kind: neither 2.0 nor true is a count. A whole number may stand for
        a real one."""
        return any(
            value == accepted and (type(value) is type(accepted) or (type(value), type(accepted)) == (int, float))
            for accepted in self.accepted
        )


@dataclass(frozen=True)
class Pattern:
    """The kind of each layer's mixer, in transformers' words: those in the list under ``stated``, where there is one.

    Without the list it is what ``rule(reader, depth, *keys)`` gives. ``words`` are those that the family has, each with
    the kind that it means. ``last`` is the kind of the last layer, whatever is listed. ``lacking`` are the kinds that
    no spec has, each with what it is: only configs without such layers are read.
    """

    words: Mapping[str, str]
    rule: Callable[..., Iterable[str]]
    keys: tuple[Any, ...] = ()
    stated: Key | None = field(default_factory=lambda: Key("layer_types", None))
    last: str | None = None
    lacking: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Decoder:
    """What is around the FFNs of a family: ``model`` is the template of a ``ModelSpec`` without its layers, ``layer``
    that of a ``LayerSpec`` without its FFN.

    ``layout`` says where the weights are that are none of a layer's, and ``layer_layout`` those of a layer, both with
    names below their prefix. With ``dense`` each layer of the config is two layers of the decoder: both have that FFN,
    and the first the family's MoE block aside.
    """

    model: Template
    layer: Template
    mixers: Pattern
    layout: LayerLayout
    layer_layout: LayerLayout
    dense: Block | None = None
    unused: tuple[str, ...] = ()
    fixed: tuple[Fixed, ...] = ()


@dataclass(frozen=True)
class Family:
    """One row of the table: the FFN blocks of one kind of model.

    ``model_types`` are the strings under ``model_type`` that select the row, its name if none are given. ``unused``
    are keys that look like MoE and do nothing to the block in inference. ``moe`` is None for families of dense
    models; ``variants`` are further kinds of MoE layers by the name that ``layers`` gives them. Where a model has
    several stacks of layers, the row is that of the first, ``part`` its name, and ``other_stacks`` the rows of the
    others. ``note`` says what a user must know. ``decoder`` is what is around the FFNs, or a text: what a whole
    decoder of the family needs that no spec says.
    """

    name: str
    layers: LayerScheme
    model_types: tuple[str, ...] = ()
    moe: Block | None = None
    dense: Block | None = None
    variants: Mapping[str, Block] = field(default_factory=dict)
    hidden: Key = field(default_factory=lambda: Key("hidden_size"))
    depth: Key | Length = field(default_factory=lambda: Key("num_hidden_layers"))
    unused: tuple[str, ...] = ()
    fixed: tuple[Fixed, ...] = ()
    part: str | None = None
    other_stacks: tuple[Family, ...] = ()
    note: str = ""
    decoder: Decoder | str = "a decoder, none of which is in its row"

    def __post_init__(self) -> None:
        object.__setattr__(self, "model_types", self.model_types or (self.name,))

    @cached_property
    def read_keys(self) -> frozenset[str]:
        """``read_keys`` of the row: each layer of each model asks for them."""
        return read_keys(self)

    def but(
        self,
        name: str,
        classes: str,
        *,
        moe: Mapping[str, Any] | Block | None = _SAME,
        dense: Mapping[str, Any] | Block | None = _SAME,
        **facts: Any,
    ) -> Family:
        """The row of another model, whose classes in transformers have the same names after ``classes``.

        ``moe`` and ``dense`` are what differs in a block (``Block.but``), a block of its own, or None for none;
        ``facts`` are other fields of the row.
        """

        def changed(block: Block | None, change: Mapping[str, Any] | Block | None) -> Block | None:
            if change is None or isinstance(change, Block):
                return change
            return None if block is None else block.of_model(name, classes).but(**change)

        blocks = {"moe": changed(self.moe, moe), "dense": changed(self.dense, dense)}
        return replace(self, name=name, **{"model_types": (), **blocks, **facts})


def keys_of(row: object) -> Iterator[Key]:
    """Every config key in a row or a part of one, in the order of its fields."""
    if isinstance(row, Key):
        yield row
    elif isinstance(row, (Mapping, tuple)):
        for value in row.values() if isinstance(row, Mapping) else row:
            yield from keys_of(value)
    elif is_dataclass(row) and not isinstance(row, type):
        for item in fields(row):
            yield from keys_of(getattr(row, item.name))


def read_keys(row: object) -> frozenset[str]:
    """Every config key that a row, or a part of one, reads for any of its layers, aliases included."""
    return frozenset(name for key in keys_of(row) for name in (key.name, *key.aliases))
