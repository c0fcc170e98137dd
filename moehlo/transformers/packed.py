"""Experts of a transformers model that stay as a quantised checkpoint has them, in 4 bits say: ``load_packed``.

The parameters of such experts are on the meta device: shapes without memory. The kernels read the planes of the file's
packing, which ``PackedExperts`` keeps for each module. Everything else of the model is filled with numbers.
"""

from __future__ import annotations

import logging
import os
import weakref
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import torch
from transformers import PreTrainedModel

from emitter.errors import InputError
from emitter.packing import Quantised
from emitter.plan import Stored
from emitter.reading.config import open_model
from emitter.reading.decoder import Place, places
from emitter.reading.quantisation import method_not_read
from emitter.signature import Argument, weight_arguments
from emitter.spec.model_tensors import model_weights
from moehlo.transformers.dtypes import OURS
from moehlo.transformers.modules import is_experts
from weights import open_weights
from weights.assembly import StateDict
from weights.layer import load_layer, packings_of
from weights.layouts import dims_of
from weights.matching import Choice, choose
from weights.parts import parts_of
from weights.residency import may_be_quantised
from weights.store import Store

log = logging.getLogger("moehlo.transformers")


@dataclass
class PackedExperts:
    """The experts of one module in their checkpoint: ``stored`` says by stem in which packing each weight lies."""

    store: Store
    place: Place
    stored: Stored
    held: dict[tuple[Argument, ...], Mapping[str, Any]] = field(default_factory=dict)

    def load(self, wanted: Sequence[Argument]) -> Mapping[str, Any]:
        """The planes that a graph takes, read once. Raises ``CheckpointError``."""
        key = tuple(wanted)
        if key not in self.held:
            self.held = {key: load_layer(self.store, self.place.layout, self.place.layer or 0, wanted)}
        return self.held[key]


_packed: weakref.WeakKeyDictionary[torch.nn.Module, PackedExperts] = weakref.WeakKeyDictionary()


def packed_experts(module: torch.nn.Module) -> PackedExperts | None:
    """Those of a module, where ``load_packed`` gave it some."""
    return _packed.get(module)


def load_packed(
    model: PreTrainedModel, path: str | os.PathLike[str], *, device: torch.device | str = "cpu"
) -> PreTrainedModel:
    """Fill a model from a quantised checkpoint whose experts stay packed, and have our kernels compute these.

    The model may be on the meta device (``with torch.device("meta"): AutoModelForCausalLM.from_config(config)``): what
    is there goes to ``device``, in the dtype that the model has. Experts take no memory besides what the file holds of
    them, where the kernels read its packing; parameters that they had are let go. They cannot be trained, moved by
    ``model.to`` or computed by another implementation. Returns the model.

    Args:
        model: A model of transformers of the checkpoint's config.
        path: A directory of safetensors (MLX, MXFP4, compressed-tensors), a GGUF file, or an archive of ours of a whole
            decoder.
        device: Where tensors go that are on the meta device.

    Raises:
        InputError: The checkpoint is not quantised, or in a way that is not read; or the model has a tensor that is
            none of its.
        CheckpointError: It is damaged, or its tensors are not those of this model.
        UnsupportedError: A family or a packing that is not read.
    """
    read = open_model(os.fspath(path))
    spec = read.whole
    if not may_be_quantised(read):
        said = method_not_read(read.root) or "is not quantised; AutoModelForCausalLM.from_pretrained loads it"
        raise InputError(f"{read.source.name}: {said}")
    store = open_weights(read)
    if not any(map(is_experts, model.modules())):
        raise InputError(f"{type(model).__name__} has no experts whose implementation transformers lets one choose")
    dtype = OURS.get(model.dtype)
    if dtype is None:
        raise InputError(f"the model is in {model.dtype}; the kernels are for f32, bf16 and f16")
    found: list[_Part] = []
    shapes = StateDict({n: np.broadcast_to(np.zeros((), np.int8), t.shape) for n, t in model.state_dict().items()})
    for place, inner in parts_of(places(read, spec), weight_arguments(model_weights(spec), dtype)):
        if inner:  # what a checkpoint or a model lacks is said before anything changes
            choices = choose(shapes, place.layout, place.layer or 0, [(a.name, dims_of(a)) for a in inner])
            packings = packings_of(store, place.layout, place.layer or 0, inner)
            found.append(_Part(place, inner, choices, {weight.stem: form for weight, form in packings.items()}))
    _require_all(model, {piece.tensor for part in found for c in part.choices for piece in c.pieces})
    _materialise(model, torch.device(device))
    tensors = model.state_dict(keep_vars=True)
    for part in found:
        _fill(model, tensors, store, part)
    model.tie_weights()
    model.set_experts_implementation("moehlo")
    return model.eval()


def _experts_of(model: torch.nn.Module, tensor: str) -> torch.nn.Module | None:
    """The experts module that a tensor is in, None where it is in none."""
    path = tensor.split(".")
    parts = [model.get_submodule(".".join(path[:end])) for end in range(len(path))]
    return next(filter(is_experts, parts), None)


def _require_all(model: torch.nn.Module, read: set[str]) -> None:
    """Raises ``InputError`` where the model has a parameter that none of the tensors ``read`` is."""
    named = dict(model.named_parameters(remove_duplicate=False))
    known = {id(p) for name, p in named.items() if name in read}  # tied ones have two names
    if missing := [name for name, p in named.items() if id(p) not in known]:
        raise InputError(
            f"the model has {missing[0]}, which the decoder of this checkpoint does not have ({len(missing)} such "
            "tensors); build the text model alone, from the checkpoint's own config"
        )


def _materialise(model: PreTrainedModel, device: torch.device) -> None:
    """Give tensors on the meta device memory, but those of experts, which lose theirs."""
    made: dict[int, torch.nn.Parameter] = {}
    for module in model.modules():
        of_experts = is_experts(module)
        for name, value in [*module._parameters.items()]:
            if value is not None and (value.is_meta or of_experts):
                there = torch.device("meta") if of_experts else device
                empty = torch.empty(value.shape, dtype=value.dtype, device=there)
                module._parameters[name] = made.setdefault(id(value), torch.nn.Parameter(empty, requires_grad=False))
        buffers = [name for name, value in module._buffers.items() if value is not None and value.is_meta]
        for name in buffers:
            module._buffers[name] = torch.empty_like(module._buffers[name], device=device)
        if buffers:
            model._init_weights(module)  # as transformers does in from_pretrained: the frequencies of rotations


@dataclass(frozen=True)
class _Part:
    """What a place of the checkpoint holds of the model: the weights ``wanted``, the tensors of the model that each is,
    and by stem the packings of those that are packed, or why one is not."""

    place: Place
    wanted: Sequence[Argument]
    choices: Sequence[Choice]
    packings: Mapping[str, Quantised | str]


def _fill(model: torch.nn.Module, tensors: Mapping[str, torch.Tensor], store: Store, part: _Part) -> None:
    """Put what a place of the checkpoint holds into the ``tensors`` of the model, and keep what is of experts."""
    place, others, owners = part.place, [], dict[int, torch.nn.Module]()
    for argument, choice in zip(part.wanted, part.choices, strict=True):
        of = {id(o): o for piece in choice.pieces if (o := _experts_of(model, piece.tensor)) is not None}
        owners |= of
        if not of:
            others.append((argument, choice))
    packings = {stem: form for stem, form in part.packings.items() if stem.startswith("expert_")}
    quantised = frozenset(stem for stem, form in packings.items() if not isinstance(form, str))
    for module in owners.values():
        _packed[module] = PackedExperts(store, place, Stored(packings, quantised, f"layer {place.layer}"))
    arrays = load_layer(store, place.layout, place.layer or 0, [argument for argument, _ in others])
    for argument, choice in others:
        for piece in choice.pieces:
            if piece.region is not None:
                tensor = tensors[piece.tensor].detach()
                host = tensor.cpu()  # itself, where it is there
                numbers = host.view(torch.uint8).numpy().view(OURS[tensor.dtype].numpy)
                piece.view(numbers)[...] = arrays[argument.name][(*piece.region, ...)].astype(numbers.dtype)
                if host.device != tensor.device:
                    tensor.copy_(host)
