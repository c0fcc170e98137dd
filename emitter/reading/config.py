"""Strict reading of config.json: every MoE-looking key is read, known to be unused, or refused by name.

``open_model`` finds the file and the family, ``Model.layer`` gives the frozen spec of one layer. An absent key takes
the default of transformers' config class, except sizes, which a config must state.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from emitter.errors import ConfigError, InputError, UnsupportedError, shown
from emitter.io.files import is_directory
from emitter.io.numbers import counted, ranges
from emitter.io.strict_json import read_object
from emitter.reading import architectures
from emitter.reading.decoder import read_model
from emitter.reading.families import Family, Part, by_model_type, known_model_types, wrapper_of
from emitter.reading.families.row import Block
from emitter.reading.families.schemes import DENSE, MOE, NONE
from emitter.reading.gguf import SUFFIX
from emitter.reading.layout import LayerLayout
from emitter.reading.reader import Reader
from emitter.reading.resolve import depth, layer_kinds, layout_of, spec_of
from emitter.reading.strictness import refuse_fixed, refuse_unread, unread_keys
from emitter.spec import FfnSpec, MoeSpec
from emitter.spec.model import ModelSpec

MAX_BYTES = 16 * 2**20
"""A config.json beyond this size is not one."""

MAX_VALUES = 2**18
"""Published configs hold a few thousand values, and those with names for all their classes some ten thousand."""

_NESTED = ("text_config", "thinker_config", "llm_config", "language_config")
_LOOKS_MOE = re.compile(
    r"expert|moe|router|rout(ed|ing)_|route_scale|topk|top_k_|n_group$|scoring_func|mlp_only_layers|sparse_step"
    r"|first_k_dense|dense_layers|dense_mlp|swiglu|mlp_layer_types|hash_layers|pyramid|capacity_factor|softcap$"
)
_NEVER_IN_THE_BLOCK = frozenset(
    {
        "output_router_logits",
        "router_aux_loss_coef",
        "router_z_loss_coef",
        "router_jitter_noise",
        "aux_loss_alpha",
        "seq_aux",
        "ep_size",
        "moe_implementation",
        "experts_implementation",
        "_experts_implementation",
        "expert_dtype",
        "mtp_mlp_layer_types",
        "index_topk",
        "index_topk_blocks",
        "index_topk_freq",
        "index_topk_pattern",
        "index_skip_topk_offset",
    }
)
"""Training, execution hints, prediction heads and sparse attention: no block's output depends on them."""


@dataclass(frozen=True)
class Source:
    """Where a model came from: ``name`` as a person gave it, and the folder or the hub's repository of its weights.

    ``directory`` holds config.json and what lies beside it; None for a config alone. ``repository`` is the hub id whose
    files are in that directory as far as they have been asked for; None for a model on disk. ``file`` is a file that
    holds config and weights together.
    """

    name: str
    directory: Path | None = None
    repository: str | None = None
    file: Path | None = None


@dataclass(frozen=True)
class Layer:
    """One resolved layer: its kind, its spec, where its weights are, and which transformers class computes it.

    ``block`` is what ``moehlo list`` calls it: the family, and the variant where a family has several. ``layout`` says
    where its weights are among the files of ``model``.
    """

    block: str
    index: int
    kind: str
    spec: FfnSpec
    layout: LayerLayout
    rule: Block
    model: Model = field(compare=False)

    def __repr__(self) -> str:
        spec = self.spec
        sizes = f"H {spec.hidden}"
        if isinstance(spec, MoeSpec):
            sizes += f", E {spec.experts.count}, k {spec.router.top_k}, I {spec.experts.intermediate}"
        else:
            sizes += f", I {spec.intermediate}"
        return f"<Layer {self.index} of {self.model.depth}, {self.block} ({self.kind}): {sizes}>"


@dataclass(frozen=True)
class Model:
    """A config that was read: its family, the JSON object that describes this part of it, and where it came from.

    ``root`` is the whole config, ``around`` the object that holds this part, where a wrapper holds it.
    ``part`` is the name of that part and ``parts`` all parts with layers that the config has, where it has several
    (``text``, ``vision``, ``thinker``, ``talker``).
    """

    family: Family
    config: Mapping[str, Any]
    where: str
    source: Source
    root: Mapping[str, Any] = field(default_factory=dict)
    part: str | None = None
    parts: tuple[str, ...] = ()
    around: Mapping[str, Any] | None = None

    def __repr__(self) -> str:
        part = "" if self.part is None else f", part {self.part}"
        layers = f"layers: {self.depth}, MoE: {ranges(self.moe_layers)}"
        return f"<Model {self.source.name}{part}: {self.family.name}, {layers}>"

    @cached_property
    def depth(self) -> int:
        """Number of decoder layers."""
        return depth(self.family, Reader(self.config, self.where))

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The kind of each layer: ``moe``, ``dense``, ``none`` (no FFN), or a variant that the family names."""
        return layer_kinds(self.family.layers, Reader(self.config, self.where), self.depth)

    @cached_property
    def moe_layers(self) -> tuple[int, ...]:
        """Indices of the MoE layers, of whatever variant."""
        return tuple(i for i, kind in enumerate(self.kinds) if kind not in (DENSE, NONE))

    @cached_property
    def whole(self) -> ModelSpec:
        """The whole decoder, see ``emitter.reading.decoder.read_model``."""
        return read_model(self)

    def representative_layers(self) -> tuple[int, ...]:
        """The first layer of each kind that has an FFN, and of each spec where layers of a kind differ."""
        first: dict[tuple[str, FfnSpec], int] = {}
        for index, kind in enumerate(self.kinds):
            if kind != NONE:
                first.setdefault((kind, self.layer(index).spec), index)
        return tuple(first.values())

    def default_layer(self) -> int:
        """The first MoE layer (of the most common kind), or the first dense layer of a dense model."""
        kinds = (MOE, *self.family.variants, DENSE)
        return next((self.kinds.index(kind) for kind in kinds if kind in self.kinds), 0)

    def layer(self, index: int | None = None, *, moe: bool | None = None) -> Layer:
        """The layer ``index`` (the first MoE layer when None).

        Raises:
            InputError: If the index is no whole number.
            ConfigError: If a value is missing or not accepted, or a MoE-looking key is not known to the family.
            UnsupportedError: If the index is out of range, or ``moe`` asks for a kind of layer that this one is not.
        """
        if index is None:
            index = self.default_layer()
        if (number := counted(index)) is None:
            raise InputError(f"layer is {shown(index)}; expected a whole number from 0 to {self.depth - 1}")
        index = number
        if not 0 <= index < self.depth:
            raise UnsupportedError(
                f"{self.where}: layer {index} is out of range; the model has layers 0 to {self.depth - 1}"
            )
        kind = self.kinds[index]
        is_moe = index in self.moe_layers
        if kind == NONE or (moe is not None and moe != is_moe):
            found = "without an FFN" if kind == NONE else "MoE" if is_moe else "dense"
            asked = "FFN" if moe is None else "MoE" if moe else "dense"
            raise UnsupportedError(
                f"{self.where}: layer {index} is {found}, but {'an' if moe is None else 'a'} {asked} layer was asked "
                f"for; its MoE layers are {ranges(self.moe_layers)}"
            )
        reader = Reader(self.config, self.where, index)
        rule = {MOE: self.family.moe, DENSE: self.family.dense, **self.family.variants}[kind]
        if rule is None:
            raise UnsupportedError(f"{self.where}: {self.family.name} has no {'MoE' if is_moe else 'dense'} layers")
        spec = spec_of(self.family, rule, reader)
        self._refuse_unread()
        name = f"{self.family.name}/{kind}" if kind in self.family.variants else self.family.name
        return Layer(name, index, kind, spec, layout_of(rule, spec), rule, self)

    @cached_property
    def _unread(self) -> list[str]:
        """Keys that look like MoE and that no rule of the family reads."""
        family = by_model_type(self.family.model_types[0]) or self.family
        known = family.read_keys | {*family.unused, *(f.name for f in family.fixed)} | _NEVER_IN_THE_BLOCK
        return unread_keys(self.config, known, _LOOKS_MOE)

    def _refuse_unread(self) -> None:
        """Refuse keys that look like MoE and that no rule of the family reads (in any of its layers)."""
        # what one of a model's stacks reads is known to the others
        family = by_model_type(self.family.model_types[0]) or self.family
        refuse_fixed(self.config, self.where, family.name, family.fixed)
        refuse_unread(self._unread, self.where, family.name, "Mixture-of-Experts", "the emitted graph")


# -- finding the file and the family -----------------------------------------------------------------------------


def read_config(path: Path, hint: str = "") -> dict[str, Any]:
    """The object in a config.json; ``hint`` follows what is expected where there is none.

    Raises:
        ConfigError: If the file cannot be read or holds anything else; says what.
    """
    return read_object(path, "a config.json", most=MAX_BYTES, values=MAX_VALUES, special_floats=True, hint=hint)


def model_from_config(
    config: Mapping[str, Any], where: str = "config.json", source: Source | None = None, *, part: str | None = None
) -> Model:
    """The model that a config describes, descending into ``text_config`` and friends.

    ``where`` names the config in messages, ``source`` where it came from (None: it has no weights).
    ``part`` names which of several models inside a config is meant; None takes the first that is known.

    Raises:
        ConfigError: If there is no usable ``model_type``, or no such part.
        UnsupportedError: If no row of the family table knows the ``model_type``; names the closest ones.
    """
    source = source or Source(where)
    model_type = config.get("model_type")
    if not isinstance(model_type, str) or not model_type:
        state = f"is {shown(model_type)}" if "model_type" in config else "is missing"
        raise ConfigError(
            f"{where}: model_type {state}; expected a string such as mixtral. `moehlo list` prints the known ones"
        )
    wrapper = wrapper_of(model_type)
    if wrapper is not None:
        return _inside(wrapper.parts, config, where, source, part)
    family = by_model_type(model_type)
    if family is not None:
        return _stack(family, config, where, source, part)
    for name in _NESTED:
        nested = config.get(name)
        if isinstance(nested, Mapping):
            if "model_type" not in nested:
                raise ConfigError(f"{where}: {name} has no model_type; expected one that `moehlo list` prints")
            inner = model_from_config(nested, f"{where}: {name}", source, part=part)
            return Model(inner.family, inner.config, inner.where, source, config, inner.part, inner.parts)
    close = difflib.get_close_matches(model_type, known_model_types(), n=3, cutoff=0.5)
    hint = f"; the closest known ones are {', '.join(close)}" if close else ""
    raise UnsupportedError(
        f"{where}: model_type {model_type!r} is not in the family table{hint}. `moehlo list` prints all of them"
    )


def _stack(family: Family, config: Mapping[str, Any], where: str, source: Source, wanted: str | None) -> Model:
    """The wanted stack of layers of a model, or its first (most have but one)."""
    if not family.other_stacks:
        if wanted not in (None, "text"):
            raise ConfigError(f"{where}: there is no part {wanted!r}; {config['model_type']} is one model")
        return Model(family, config, where, source, config)
    rows = {row.part: row for row in (family, *family.other_stacks)}
    names = tuple(name for name in rows if name is not None)
    if wanted not in (None, *names):
        raise ConfigError(f"{where}: there is no part {wanted!r}; it has {' and '.join(names)}")
    row = rows[wanted or family.part]
    return Model(row, config, where, source, config, row.part, names)


def _inside(
    parts: tuple[Part, ...], config: Mapping[str, Any], where: str, source: Source, wanted: str | None
) -> Model:
    """The wanted part of a wrapper config, or the first one that is there."""
    found = {part.name: nested for part in parts if (nested := _nested(part, config)) is not None}
    if wanted is not None and wanted not in found:
        raise ConfigError(f"{where}: there is no part {wanted!r}; it has {' and '.join(found) or 'none'}")
    if not found:
        accepted = " or ".join(path for part in parts for path in part.paths)
        raise ConfigError(f"{where}: the model inside is missing; expected it under {accepted}")
    name = wanted or next(iter(found))
    path, inner = found[name]
    part = next(p for p in parts if p.name == name)
    if "model_type" not in inner or path == "" or inner["model_type"] in part.also:
        inner = {**inner, "model_type": part.model_type}
    label = f"{where}: {path}" if path else where
    model = model_from_config(inner, label, source)
    around = config
    for step in path.split(".")[:-1]:
        around = around[step]
    return Model(model.family, model.config, label, source, config, name, tuple(found), around if path else None)


def _nested(part: Part, config: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]] | None:
    for path in part.paths:
        value: Any = config
        for step in path.split("."):
            value = value.get(step) if isinstance(value, Mapping) else None
        if isinstance(value, Mapping):
            return path, value
    return ("", config) if part.flat else None


def open_model(model: str | Path, *, part: str | None = None) -> Model:
    """Open ``MODEL``: a directory with a config.json, or the file itself, or a GGUF file; ``part`` of it, where it has
    several.

    Raises:
        CheckpointError: If the header of a GGUF file is damaged.
        ConfigError: If there is no such file, or it is no config of a model.
        UnsupportedError: If the family table has no such model.
    """
    path = Path(model)
    directory = path if is_directory(path) else None
    if directory is None and path.suffix == SUFFIX:
        return model_from_config(architectures.read_config(path), str(path), Source(str(model), file=path), part=part)
    if directory is None and path.suffix == ".safetensors":
        raise ConfigError(f"{path}: is a file of weights; expected is its directory, where a config.json is too")
    file = path if directory is None else path / "config.json"
    hint = ", a model directory with one, or a hub id such as org/name"
    return model_from_config(read_config(file, hint), str(file), Source(str(model), directory), part=part)
