"""A model of transformers at its true size, perhaps of fewer layers, with random weights."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import torch

from emitter.errors import InputError, UnsupportedError
from moehlo.bench.device import Host

_PIECE = 1 << 20
_POSITIONS = ("max_position_embeddings", "max_seq_len", "model_max_length")
"""How configs name the tokens of a sequence, the usual name first."""
_QUANTISED = ("quantization", "quantization_config")


def shortened(config: Mapping[str, Any], layers: int | None) -> dict[str, Any]:
    """A config.json's content, of only so many decoder layers. Raises ``InputError`` where it does not say how many."""
    return dict(config) if layers is None else _in_text(config, partial(_cut, layers=layers))


def of_positions(config: Mapping[str, Any], tokens: int) -> dict[str, Any]:
    """A config.json's content, for sequences of so many tokens: random weights were trained for no length."""
    return _in_text(
        config, lambda text: {**text, **dict.fromkeys([n for n in _POSITIONS if n in text] or _POSITIONS[:1], tokens)}
    )


def unquantised(config: Mapping[str, Any]) -> dict[str, Any]:
    """A config.json's content, of weights that are numbers."""
    plain = {name: value for name, value in config.items() if name not in _QUANTISED}
    return _in_text(plain, lambda text: {name: value for name, value in text.items() if name not in _QUANTISED})


def _in_text(config: Mapping[str, Any], change: Callable[[Mapping[str, Any]], dict[str, Any]]) -> dict[str, Any]:
    """What is changed in the config of the text model alone, which may be within another."""
    inner = next((name for name in ("text_config", "llm_config") if isinstance(config.get(name), dict)), None)
    return change(config) if inner is None else {**config, inner: _in_text(config[inner], change)}


def _cut(config: Mapping[str, Any], layers: int) -> dict[str, Any]:
    depths = [name for name in ("num_hidden_layers", "n_layers", "num_layers", "n_layer") if name in config]
    if not depths:
        raise InputError("--layers: the config does not say how many layers there are (num_hidden_layers)")
    depth = config[depths[0]]
    # lists with an entry for each layer
    cut = {name: value[:layers] for name, value in config.items() if isinstance(value, list) and len(value) == depth}
    return {**config, **cut, **dict.fromkeys(depths, min(layers, depth))}


def random_model(config: Mapping[str, Any], dtype: torch.dtype, device: Host | None = None) -> Any:
    """The causal language model of a config.json at its true size, with random weights: normal with the config's
    deviation, norms are ones. On the host, or the GPU that ``device`` is.

    Raises:
        InputError: If it needs more memory than there is, with what it needs.
        UnsupportedError: If transformers has no causal language model for the config.
    """
    from transformers import CONFIG_MAPPING, AutoModelForCausalLM
    from transformers.initialization import no_init_weights

    kind = str(config.get("model_type"))
    if kind not in CONFIG_MAPPING:
        raise UnsupportedError(f"model_type {kind!r} is unknown to the installed transformers")
    made = CONFIG_MAPPING[kind].from_dict(dict(config))
    text = made.get_text_config()
    try:
        with torch.device("meta"):
            empty = AutoModelForCausalLM.from_config(made, dtype=dtype)
    except ValueError as error:
        raise UnsupportedError(f"{kind}: transformers has no causal language model for it: {error}") from error
    needed = sum(p.numel() * p.element_size() for p in empty.parameters())
    device = device or Host()
    if needed > 0.9 * (free := device.free_memory()):
        raise InputError(
            f"{kind}: its weights are {needed / 2**30:.1f} GiB and {free / 2**30:.1f} GiB are free; "
            "keep fewer decoder layers with --layers"
        )
    with no_init_weights(), torch.device(device.place):
        model = AutoModelForCausalLM.from_config(made, dtype=dtype).eval()
    deviation = float(getattr(text, "initializer_range", None) or 0.02)
    drawn = torch.randn(2 * _PIECE, generator=torch.Generator().manual_seed(0)).mul_(deviation)
    numbers = drawn.to(model.device, dtype)
    with torch.no_grad():
        for name, parameter in model.named_parameters():
            if parameter.ndim == 1 and "bias" not in name:
                parameter.fill_(1.0)
                continue
            for number, piece in enumerate(parameter.view(-1).split(_PIECE)):
                # From another place among the same numbers each time, so that no two rows of a matrix are alike.
                first = number * 7919 % _PIECE
                piece.copy_(numbers[first : first + piece.numel()])
    return model
