"""Transformers' own model of a whole decoder: its logits, and the ids that its ``generate`` gives.

torch and transformers are imported when a model is built; without them an ``UnsupportedError`` says what to install.
"""

from __future__ import annotations

import importlib
import re
import warnings
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.errors import UnsupportedError
from emitter.reading.config import Model
from emitter.reading.decoder import places
from emitter.reading.families import wrapper_of
from emitter.signature import DType
from emitter.spec.model_tensors import model_weights
from oracle.hf import _torch_dtype, load_torch
from oracle.selection import F64
from weights.assembly import StateDict
from weights.matching import choose

Array = npt.NDArray[Any]
_AUTO = ("AutoModelForCausalLM", "AutoModelForImageTextToText", "AutoModelForMultimodalLM")
_INSIDE = ("thinker",)
"""Where the model that reads and writes text is, in those that also talk."""
_MARKERS = ("vision_start_token_id",)
"""Ids that classes with towers look for, which not all their config classes have."""


@dataclass(frozen=True)
class HfModel:
    """A model of transformers, in eval mode, with the eager experts loop; see ``build``."""

    module: Any
    dtype: DType

    def logits(self, ids: Sequence[int]) -> F64:
        """``[T, V]`` in float64 copies, of a sequence at once."""
        return self._run(ids, {})[0]

    def logits_in_parts(self, ids: Sequence[int], lengths: Sequence[int]) -> F64:
        """The same of a sequence that is computed in parts of such lengths, over its own cache."""
        found, given, done = [], {"use_cache": True}, 0
        for length in lengths:
            logits, given["past_key_values"] = self._run(ids[done : done + length], given)
            found.append(logits)
            done += length
        return np.concatenate(found)

    def _run(self, ids: Sequence[int], given: Mapping[str, Any]) -> tuple[F64, Any]:
        """Logits, and the cache."""
        torch = load_torch()
        with torch.inference_mode():
            made = self.module(input_ids=torch.tensor([list(ids)]), **given)
        return np.asarray(made.logits[0].double().numpy()), made.get("past_key_values")

    def generate(self, ids: Sequence[int], count: int) -> list[int]:
        """The ids that ``generate`` gives greedily, whatever ends a text."""
        torch, module = load_torch(), self.module
        given = torch.tensor([list(ids)])
        settings = module.generation_config
        settings.eos_token_id = settings.pad_token_id = None
        with torch.inference_mode():
            made = module.generate(
                given, attention_mask=torch.ones_like(given), max_new_tokens=count, min_length=0, do_sample=False
            )
        return [int(i) for i in made[0, len(ids) :]]


def build(model: Model, weights: Mapping[str, Array], dtype: DType) -> HfModel:
    """The model that a config names, with ``weights`` (canonical, of any floating dtype) in ``dtype``.

    What transformers keeps in f32 stays f32. Raises ``UnsupportedError`` where no class is built from the config, where
    one holds other tensors than the layout of the family says, or where it does not run.
    """
    torch = load_torch()
    transformers = importlib.import_module("transformers")
    root = _built_from(model)
    try:
        config = transformers.CONFIG_MAPPING[root["model_type"]].from_dict(root)
        config._experts_implementation = "eager"
        torch.manual_seed(0)
        made = _class_of(transformers, root, config)
    except Exception as error:  # transformers raises anything for a config that it does not take
        raise UnsupportedError(f"{model.where}: transformers does not build this model: {_said(error)}") from error
    module = next((getattr(made, name) for name in _INSIDE if hasattr(made, name)), made).eval()
    for name in _MARKERS:
        if hasattr(module.config, "vision_config") and not hasattr(module.config, name):
            setattr(module.config, name, -1)  # no token's: a text has no pictures
    with torch.no_grad():
        _fill(made, model, weights)
        with warnings.catch_warnings():
            # rotations of pictures, which no text has, are complex in some classes
            warnings.filterwarnings("ignore", "Casting complex values to real", UserWarning)
            module.to(_torch_dtype(torch, dtype))
        kept = [re.compile(rf"(^|\.){re.escape(name)}(\.|$)") for name in _strict(made)]
        for name, tensor in (*module.named_parameters(), *module.named_buffers()):
            if tensor.is_floating_point() and any(pattern.search(name) for pattern in kept):
                tensor.data = tensor.data.float()
    found = HfModel(module, dtype)
    try:
        found.generate([0], 1)
    except Exception as error:  # of a class that its own config does not fit
        raise UnsupportedError(f"{model.where}: transformers' model does not run: {_said(error)}") from error
    return found


def _built_from(model: Model) -> dict[str, Any]:
    """The whole config, or the text model's own where it is inside one of no row: that is what was read alone.

    Such a one's class may tie the head to the embedding unasked, and may forget what the text model's own does to its
    logits.
    """
    return _untyped(model.root if wrapper_of(str(model.root.get("model_type"))) else model.config)


def _untyped(config: Mapping[str, Any]) -> dict[str, Any]:
    """A config that asks for no dtype, nor do those inside: it is built in f32, so that nothing is rounded before.

    A class that makes its decoder from a config inside makes it in the dtype which that names.
    """
    kept = {key: value for key, value in config.items() if key not in ("dtype", "torch_dtype")}
    return {key: _untyped(value) if isinstance(value, Mapping) else value for key, value in kept.items()}


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {str(error).strip().partition(chr(10))[0]}"


def _class_of(transformers: Any, root: Mapping[str, Any], config: Any) -> Any:
    named = [name for name in root.get("architectures") or () if hasattr(transformers, name)]
    if named:
        return getattr(transformers, named[0])(config)
    for name in _AUTO:
        if hasattr(transformers, name) and type(config) in getattr(transformers, name)._model_mapping:
            return getattr(transformers, name).from_config(config)
    raise UnsupportedError(f"no class generates text from a {type(config).__name__}")


def _strict(module: Any) -> Iterable[str]:
    return getattr(module, "_keep_in_fp32_modules_strict", None) or ()


def _fill(module: Any, model: Model, weights: Mapping[str, Array]) -> None:
    """Put canonical weights into the tensors that hold them."""
    stored = StateDict({name: tensor.detach().numpy() for name, tensor in module.state_dict().items()})
    spec = model.whole
    wanted = {weight.name: weight for weight in model_weights(spec)}
    for place in places(model, spec):
        names = {layout.weight: ".".join((*place.scope, layout.weight)) for layout in place.layout.weights}
        here = {name: wanted[full] for name, full in names.items() if full in wanted}
        dims = [(name, weight.axes) for name, weight in here.items()]
        for choice in choose(stored, place.layout, place.layer or 0, dims) if dims else ():
            array = weights[names[choice.weight]]
            for piece in choice.pieces:
                if piece.region is not None:
                    tensor = stored.arrays[piece.tensor]
                    piece.view(tensor)[...] = array[(*piece.region, ...)].astype(tensor.dtype)
