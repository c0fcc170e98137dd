"""Strict reading of config.json: every MoE-looking key is read, known to be unused, or refused by name.

``open_model`` finds the file and the family, ``Model.spec`` gives the frozen spec of one layer. An absent key takes
the default of transformers' config class, except sizes, which a config must state.
"""

from __future__ import annotations

import difflib
import json
import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, NoReturn

from emitter.errors import ConfigError, UnsupportedError
from emitter.families import Family, by_model_type, known_model_types
from emitter.families.rules import (
    AllDense,
    AllMoe,
    Choice,
    DenseRule,
    FirstDense,
    GluRule,
    GroupRule,
    If,
    Key,
    MoeRule,
    Number,
    Product,
    Required,
    RouterRule,
    SharedRule,
    Size,
    SparseStep,
    Switch,
)
from emitter.layout import LayerLayout
from emitter.spec import (
    Activation,
    DenseSpec,
    ExpertsSpec,
    FfnSpec,
    GluKind,
    GluSpec,
    GroupScore,
    GroupSpec,
    MoeSpec,
    RouterSpec,
    SharedSpec,
)

MAX_BYTES = 16 * 2**20
"""A config.json beyond this size is not one."""
MAX_SIZE = 2**24
"""The largest size accepted for one dimension; no model is within a factor of 100 of it."""

_NESTED = ("text_config", "thinker_config", "llm_config", "language_config")
_LOOKS_MOE = re.compile(
    r"expert|moe|router|rout(ed|ing)_|topk|n_group|scoring_func|mlp_only_layers|sparse_step|first_k_dense|swiglu"
    r"|mlp_layer_types"
)
_NEVER_IN_THE_BLOCK = frozenset(
    {
        "output_router_logits",
        "router_aux_loss_coef",
        "router_z_loss_coef",
        "aux_loss_alpha",
        "seq_aux",
        "ep_size",
        "moe_implementation",
        "experts_implementation",
        "_experts_implementation",
    }
)
"""Training losses and execution hints: they change no output of the block in any family."""

_ACTIVATIONS = {
    "silu": Activation.SILU,
    "swish": Activation.SILU,
    "gelu_pytorch_tanh": Activation.GELU_TANH,
    "gelu_new": Activation.GELU_TANH,
    "relu": Activation.RELU,
    "relu2": Activation.RELU2,
}


class Reader:
    """Typed access to one JSON object; remembers what was read."""

    def __init__(self, data: Mapping[str, Any], where: str) -> None:
        self.data = data
        self.where = where
        self.read: set[str] = set()

    def fail(self, name: str, problem: str, accepted: str) -> NoReturn:
        """Refuse the value of ``name``."""
        raise ConfigError(f"{self.where}: {name} {problem}; expected {accepted}")

    def get(self, key: Key) -> Any:
        """The raw value; the key's own name wins over its aliases, and both together must agree."""
        names = (key.name, *key.aliases)
        self.read.update(names)
        found = [(n, self.data[n]) for n in names if n in self.data]
        if not found:
            if isinstance(key.default, Required):
                accepted = " or ".join(names)
                raise ConfigError(
                    f"{self.where}: {key.name} is missing; the config must state it (as {accepted}). "
                    "Take the config.json that was published with the model"
                )
            return key.default
        for other, value in found[1:]:
            if value != found[0][1]:
                self.fail(other, f"is {value!r} but {found[0][0]} is {found[0][1]!r}", "both to be the same size")
        return found[0][1]

    def size(self, key: Key, *, zero: bool = False) -> int:
        """A whole number from 1 (or 0) to ``MAX_SIZE``."""
        value = self.get(key)
        accepted = f"a whole number from {0 if zero else 1} to {MAX_SIZE}"
        if value is None:
            self.fail(key.name, "is null", accepted)
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            self.fail(key.name, f"is {_shown(value)}, not a number", accepted)
        if isinstance(value, float):
            self.fail(key.name, f"is {value!r}, not a whole number", accepted)
        if value < (0 if zero else 1):
            self.fail(key.name, f"is {value}", accepted)
        if value > MAX_SIZE:
            self.fail(key.name, f"is {value}, absurdly large", accepted)
        return value

    def flag(self, key: Key) -> bool:
        """True or false."""
        value = self.get(key)
        if not isinstance(value, bool):
            self.fail(key.name, f"is {_shown(value)}", "true or false")
        return value

    def number(self, key: Key) -> float:
        """A finite number."""
        value = self.get(key)
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(value):
            self.fail(key.name, f"is {_shown(value)}", "a finite number")
        return float(value)

    def word(self, key: Key, accepted: Mapping[str, Any]) -> Any:
        """One of the accepted words; returns what it stands for."""
        value = self.get(key)
        if not isinstance(value, str) or value not in accepted:
            self.fail(key.name, f"is {_shown(value)}", " or ".join(sorted(accepted)))
        return accepted[value]

    def layers(self, key: Key, depth: int) -> tuple[int, ...]:
        """A list of layer indices."""
        value = self.get(key)
        if value is None:
            return ()
        if not isinstance(value, (list, tuple)) or any(isinstance(v, bool) or not isinstance(v, int) for v in value):
            self.fail(key.name, f"is {_shown(value)}", f"a list of layer indices from 0 to {depth - 1}")
        return tuple(value)


def _shown(value: object) -> str:
    text = json.dumps(value, default=repr)
    return text if len(text) <= 60 else f"{text[:57]}..."


@dataclass(frozen=True)
class Layer:
    """One resolved layer: its spec, where its weights are, and which transformers class computes it."""

    index: int
    spec: FfnSpec
    layout: LayerLayout
    rule: MoeRule | DenseRule


@dataclass(frozen=True)
class Model:
    """A config that was read: its family, the JSON object that describes the text model, and where it came from."""

    family: Family
    config: Mapping[str, Any]
    where: str
    directory: Path | None = None
    root: Mapping[str, Any] = field(default_factory=dict)

    @cached_property
    def depth(self) -> int:
        """Number of decoder layers."""
        return Reader(self.config, self.where).size(self.family.depth)

    @cached_property
    def moe_layers(self) -> tuple[int, ...]:
        """Indices of the MoE layers."""
        reader = Reader(self.config, self.where)
        return tuple(i for i in range(self.depth) if _is_moe(self.family, reader, i, self.depth))

    def default_layer(self) -> int:
        """The first MoE layer, or layer 0 of a dense model."""
        return self.moe_layers[0] if self.moe_layers else 0

    def layer(self, index: int | None = None, *, moe: bool | None = None) -> Layer:
        """The layer ``index`` (the first MoE layer when None).

        Raises:
            ConfigError: If a value is missing or not accepted, or a MoE-looking key is not known to the family.
            UnsupportedError: If the index is out of range, or ``moe`` asks for a kind of layer that this one is not.
        """
        if index is None:
            index = self.default_layer()
        if not 0 <= index < self.depth:
            raise UnsupportedError(
                f"{self.where}: layer {index} is out of range; the model has layers 0 to {self.depth - 1}"
            )
        is_moe = index in self.moe_layers
        if moe is not None and moe != is_moe:
            kind, other = ("MoE", "dense") if moe else ("dense", "MoE")
            raise UnsupportedError(
                f"{self.where}: layer {index} is {other}, but a {kind} layer was asked for; "
                f"its MoE layers are {_ranges(self.moe_layers)}"
            )
        reader = Reader(self.config, self.where)
        rule = self.family.moe if is_moe else self.family.dense
        if rule is None:
            raise UnsupportedError(f"{self.where}: {self.family.name} has no {'MoE' if is_moe else 'dense'} layers")
        spec = (
            _moe_spec(self.family, rule, reader)
            if isinstance(rule, MoeRule)
            else _dense_spec(self.family, rule, reader)
        )
        self._refuse_unread()
        return Layer(index, spec, rule.layout, rule)

    def _refuse_unread(self) -> None:
        """Refuse keys that look like MoE and that no rule of the family reads (in any of its layers)."""
        family = self.family
        reader = Reader(self.config, self.where)
        for fixed in family.fixed:
            value = self.config.get(fixed.name, fixed.accepted[0])
            if value not in fixed.accepted:
                raise UnsupportedError(
                    f"{self.where}: {fixed.name} is {_shown(value)}, but {family.name} does not read it: {fixed.why}; "
                    f"accepted is {' or '.join(map(_shown, fixed.accepted))}"
                )
        known = {k for rule in (family.moe, family.dense, family.layers) for k in _keys_of(rule)}
        known |= {family.hidden.name, *family.unused, *(f.name for f in family.fixed)} | _NEVER_IN_THE_BLOCK
        unread = sorted(k for k in reader.data if _LOOKS_MOE.search(k) and k not in known)
        if unread:
            raise UnsupportedError(
                f"{self.where}: {', '.join(unread)} looks like part of a Mixture-of-Experts, but {family.name} does not "
                "read it, so the emitted graph could be wrong. Remove it if it is a leftover; otherwise this model is "
                "not the one that its model_type names"
            )


def _keys_of(rule: object) -> set[str]:
    """Every config key named anywhere in a rule."""
    if isinstance(rule, Key):
        return {rule.name, *rule.aliases}
    if isinstance(rule, Mapping):
        return {k for v in rule.values() for k in _keys_of(v)}
    if isinstance(rule, tuple):
        return {k for v in rule for k in _keys_of(v)}
    if hasattr(rule, "__dataclass_fields__"):
        return {k for name in rule.__dataclass_fields__ for k in _keys_of(getattr(rule, name))}
    return set()


def _ranges(layers: tuple[int, ...]) -> str:
    """``(3, 4, 5, 8)`` as ``3 to 5, 8``."""
    if not layers:
        return "none"
    runs: list[list[int]] = []
    for layer in layers:
        if runs and layer == runs[-1][1] + 1:
            runs[-1][1] = layer
        else:
            runs.append([layer, layer])
    return ", ".join(str(a) if a == b else f"{a} to {b}" for a, b in runs)


# -- resolving rules ---------------------------------------------------------------------------------------------


def _is_moe(family: Family, reader: Reader, layer: int, depth: int) -> bool:
    scheme = family.layers
    if isinstance(scheme, AllMoe):
        return True
    if isinstance(scheme, AllDense):
        return False
    if isinstance(scheme, FirstDense):
        return layer >= reader.size(scheme.key, zero=True)
    if isinstance(scheme, SparseStep):
        step = reader.size(scheme.step)
        return layer not in reader.layers(scheme.dense, depth) and (layer + 1) % step == 0
    raise AssertionError(scheme)


def _moe_spec(family: Family, rule: MoeRule, reader: Reader) -> MoeSpec:
    hidden = reader.size(family.hidden)
    router = _router_spec(rule.router, reader)
    experts = ExpertsSpec(
        count=router.experts,
        intermediate=_size(rule.experts.width, reader),
        glu=_glu_spec(rule.experts.glu, reader),
        bias=_switch(rule.experts.bias, reader),
        weight_on=rule.experts.weight_on,
    )
    return MoeSpec(hidden, router, experts, _shared_spec(rule.shared, reader), rule.combine)


def _dense_spec(family: Family, rule: DenseRule, reader: Reader) -> DenseSpec:
    return DenseSpec(
        hidden=reader.size(family.hidden),
        intermediate=_size(rule.width, reader),
        glu=_glu_spec(rule.glu, reader),
        bias=_switch(rule.bias, reader),
    )


def _router_spec(rule: RouterRule, reader: Reader) -> RouterSpec:
    experts, top_k = reader.size(rule.experts), reader.size(rule.top_k)
    if top_k > experts:
        reader.fail(rule.top_k.name, f"is {top_k}, more than {rule.experts.name} = {experts}", f"1 to {experts}")
    groups = rule.groups
    if isinstance(groups, Choice):
        groups = reader.word(groups.key, groups.values)
    renorm = rule.renorm
    if isinstance(renorm, If):
        renorm = renorm.then if reader.flag(renorm.key) else renorm.otherwise
    return RouterSpec(
        experts=experts,
        top_k=top_k,
        score=rule.score,
        select_on=rule.select_on,
        weights_from=rule.weights_from,
        bias=_switch(rule.bias, reader),
        correction_bias=_switch(rule.correction_bias, reader),
        groups=_group_spec(groups, rule, reader, experts, top_k) if groups is not None else None,
        renorm=renorm,
        scale=_number(rule.scale, reader),
        scale_at=rule.scale_at,
    )


def _group_spec(groups: GroupRule, rule: RouterRule, reader: Reader, experts: int, top_k: int) -> GroupSpec | None:
    if groups.count.default is None and reader.get(groups.count) is None:
        return None
    count, top = reader.size(groups.count), reader.size(groups.top)
    if experts % count:
        reader.fail(
            groups.count.name, f"is {count}, which does not divide {rule.experts.name} = {experts}", "a divisor"
        )
    if top > count:
        reader.fail(groups.top.name, f"is {top}, more than {groups.count.name} = {count}", f"1 to {count}")
    size = experts // count
    if groups.score is GroupScore.TOP2_SUM and size < 2:
        reader.fail(
            groups.count.name,
            f"is {count}, which leaves 1 expert in a group, but groups rank by their two best",
            f"at most {experts // 2}",
        )
    if top_k > top * size:
        reader.fail(
            rule.top_k.name,
            f"is {top_k}, more than the {top * size} experts of {groups.top.name} = {top} groups of {size}",
            f"1 to {top * size}",
        )
    if top == count:
        return None  # every group stays eligible
    return GroupSpec(count, top, groups.score, groups.fill, groups.weights_masked)


def _shared_spec(rule: SharedRule | None, reader: Reader) -> SharedSpec | None:
    if rule is None:
        return None
    width = _size(rule.width, reader, zero=rule.optional)
    if width == 0:
        return None
    return SharedSpec(width, _glu_spec(rule.glu, reader), rule.gate, _switch(rule.bias, reader))


def _glu_spec(rule: GluRule, reader: Reader) -> GluSpec:
    activation = rule.activation
    if isinstance(activation, Key):
        activation = reader.word(activation, _ACTIVATIONS)
    limit, up_limit = _number(rule.limit, reader), _number(rule.up_limit, reader)
    clamped = rule.kind in (GluKind.CLAMP_BEFORE, GluKind.CLAMP_AFTER, GluKind.ALPHA_SIGMOID, GluKind.SOFTCAP)
    if clamped and limit <= 0 and isinstance(rule.limit, Key):
        reader.fail(rule.limit.name, f"is {limit}", "a positive number")
    return GluSpec(rule.kind, activation, limit, up_limit, _number(rule.alpha, reader))


def _size(size: Size, reader: Reader, *, zero: bool = False) -> int:
    if isinstance(size, Product):
        total = 1
        for factor in size.factors:
            total *= reader.size(factor, zero=zero)
        if total > MAX_SIZE:
            names = " * ".join(f.name for f in size.factors)
            reader.fail(names, f"is {total}, absurdly large", f"at most {MAX_SIZE}")
        return total
    return reader.size(size, zero=zero)


def _switch(switch: Switch, reader: Reader) -> bool:
    return reader.flag(switch) if isinstance(switch, Key) else switch


def _number(number: Number, reader: Reader) -> float:
    return reader.number(number) if isinstance(number, Key) else number


# -- finding the file and the family -----------------------------------------------------------------------------


def read_json(path: Path) -> dict[str, Any]:
    """The JSON object in ``path``; everything else is a ``ConfigError`` that says what it is instead."""
    try:
        size = path.stat().st_size
        if size > MAX_BYTES:
            raise ConfigError(f"{path}: {size} bytes is too large for a config.json (at most {MAX_BYTES})")
        raw = path.read_bytes()
    except OSError as error:
        raise ConfigError(f"{path}: cannot be read: {error.strerror}") from error
    try:
        data = json.loads(raw.decode("utf-8"), object_pairs_hook=_no_duplicates, parse_constant=_no_constants)
    except UnicodeDecodeError as error:
        raise ConfigError(f"{path}: is not UTF-8 text (byte {error.start}); expected a JSON config") from error
    except json.JSONDecodeError as error:
        what = "is empty" if not raw.strip() else f"is not JSON: {error.msg}"
        raise ConfigError(f"{path}: {what} (line {error.lineno}, column {error.colno}); is it truncated?") from error
    except RecursionError as error:
        raise ConfigError(f"{path}: is nested too deeply for a config.json") from error
    except ValueError as error:
        raise ConfigError(f"{path}: {error}") from error
    if not isinstance(data, dict):
        raise ConfigError(f"{path}: holds a JSON {type(data).__name__}; expected an object with a model_type")
    return data


def _no_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for key, value in pairs:
        if key in data:
            raise ValueError(f"the key {key!r} appears twice in one object")
        data[key] = value
    return data


def _no_constants(text: str) -> NoReturn:
    raise ValueError(f"{text} is not JSON; expected a finite number")


def model_from_config(config: Mapping[str, Any], where: str = "config.json", directory: Path | None = None) -> Model:
    """The model that a config describes, descending into ``text_config`` and friends.

    Raises:
        ConfigError: If there is no usable ``model_type``.
        UnsupportedError: If no row of the family table knows the ``model_type``; names the closest ones.
    """
    model_type = config.get("model_type")
    if not isinstance(model_type, str) or not model_type:
        state = f"is {_shown(model_type)}" if "model_type" in config else "is missing"
        raise ConfigError(
            f"{where}: model_type {state}; expected a string such as mixtral. `moehlo list` prints the known ones"
        )
    family = by_model_type(model_type)
    if family is not None:
        return Model(family, config, where, directory, config)
    for name in _NESTED:
        nested = config.get(name)
        if isinstance(nested, Mapping):
            if "model_type" not in nested:
                raise ConfigError(f"{where}: {name} has no model_type; expected one that `moehlo list` prints")
            inner = model_from_config(nested, f"{where}: {name}", directory)
            return Model(inner.family, inner.config, inner.where, directory, config)
    close = difflib.get_close_matches(model_type, known_model_types(), n=3, cutoff=0.5)
    hint = f"; the closest known ones are {', '.join(close)}" if close else ""
    raise UnsupportedError(
        f"{where}: model_type {model_type!r} is not in the family table{hint}. `moehlo list` prints all of them"
    )


def open_model(model: str | Path) -> Model:
    """Open ``MODEL``: a directory with a config.json, or the file itself."""
    path = Path(model)
    file = path / "config.json" if path.is_dir() else path
    if not file.exists():
        what = "has no config.json" if path.is_dir() else "does not exist"
        raise ConfigError(f"{path}: {what}; expected a model directory, a config.json or a hub id such as org/name")
    return model_from_config(read_json(file), str(file), file.parent)
