"""The weights of a model in transformers as our decoder takes them: where they lie, so that both hold them once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import torch

from emitter.reading.config import Model
from emitter.reading.decoder import places
from emitter.signature import Argument
from moehlo.transformers.dtypes import TORCHS
from weights.assembly import StateDict, static_shape
from weights.layouts import dims_of
from weights.matching import Choice, choose
from weights.parts import parts_of


def live_weights(theirs: Any, model: Model, wanted: Sequence[Argument]) -> dict[str, Any]:
    """The ``wanted`` weights of a decoder, by name, from the parameters of ``theirs``, a model of transformers' of the
    same config: the parameter itself where it is what is wanted, else a copy on its device.

    Raises ``CheckpointError`` where a parameter is missing or of another shape.
    """
    state = theirs.state_dict()
    found: dict[str, Any] = {}
    for place, inner in parts_of(places(model, model.whole), wanted):
        choices = choose(StateDict(state), place.layout, place.layer or 0, [(a.name, dims_of(a)) for a in inner])
        for argument, choice in zip(inner, choices, strict=True):
            found[".".join((*place.scope, argument.name))] = _weight(argument, choice, state)
    return {argument.name: found[argument.name] for argument in wanted}


def _weight(argument: Argument, choice: Choice, state: Mapping[str, Any]) -> Any:
    shape, dtype = static_shape(argument), TORCHS[argument.dtype]
    # views index, cut and transpose: of tensors as of arrays
    parts: list[Any] = [piece.view(state[piece.tensor]) for piece in choice.pieces]
    if len(parts) == 1 and parts[0].shape == shape:
        return parts[0].to(dtype).contiguous()
    made = torch.zeros(shape, dtype=dtype, device=parts[0].device)
    for piece, part in zip(choice.pieces, parts, strict=True):
        assert piece.region is not None
        made[piece.region] = part.to(dtype)
    return made
