"""Typed, strict access to the keys of a config: every refusal says what is there and what is accepted."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, NoReturn

import numpy as np

from emitter.errors import ConfigError, shown
from emitter.io.numbers import whole_number
from emitter.reading.families.values import Key, Required
from emitter.spec.legality import MAX_SIZE, Range

MAX_LAYERS = 2**14
"""The most decoder layers, a factor of 50 above any model; the kinds of all are worked out before any is read."""

_MAX_F32 = float(np.finfo(np.float32).max)
_SIZE = Range(1, MAX_SIZE)


class Reader:
    """One JSON object as one layer sees it.

    With ``layer``, the entry of ``per_layer_config`` for that layer (transformers' own mechanism for values that
    differ between layers) lies over the object. ``mixers`` and ``ffns`` are the kinds of all layers' mixers and FFNs.
    """

    def __init__(
        self,
        data: Mapping[str, Any],
        where: str,
        layer: int | None = None,
        mixers: tuple[str, ...] = (),
        ffns: tuple[str, ...] = (),
    ) -> None:
        self.data = _overlaid(data, layer)
        self.where = where
        self.layer = layer
        self.mixers, self.ffns = mixers, ffns

    @property
    def kind(self) -> str:
        """The kind of this layer's mixer, where ``mixers`` says that of each layer."""
        assert self.layer is not None
        return self.mixers[self.layer]

    def fail(self, name: str, problem: str, accepted: str) -> NoReturn:
        """Refuse the value of ``name``."""
        raise ConfigError(f"{self.where}: {name} {problem}; expected {accepted}")

    def has(self, key: Key) -> bool:
        """Whether the key is there under any of its names, and is not null."""
        return any(self._find(name)[1] is not None for name in (key.name, *key.aliases))

    def get(self, key: Key) -> Any:
        """The raw value; the key's own name wins over its aliases, and both together must agree."""
        names = (key.name, *key.aliases)
        found = [(n, value) for n, (there, value) in ((n, self._find(n)) for n in names) if there]
        if not found:
            if isinstance(key.default, Required):
                accepted = " or ".join(names)
                raise ConfigError(
                    f"{self.where}: {key.name} is missing; the config must state it (as {accepted}). "
                    "Take the config.json that was published with the model"
                )
            return self.get(key.null) if key.default is None and isinstance(key.null, Key) else key.default
        for other, value in found[1:]:
            if value != found[0][1]:
                self.fail(
                    other, f"is {shown(value)} but {found[0][0]} is {shown(found[0][1])}", "both to be the same size"
                )
        value = found[0][1]
        if value is None and isinstance(key.null, Key):
            return self.get(key.null)
        return key.null if value is None else value

    def _find(self, name: str) -> tuple[bool, Any]:
        data: Any = self.data
        *path, last = name.split(".")
        for step in path:
            data = data.get(step) if isinstance(data, Mapping) else None
        if not isinstance(data, Mapping) or last not in data:
            return False, None
        return True, data[last]

    def size(self, key: Key, within: Range = _SIZE) -> int:
        """A whole number in a range."""
        return self.as_size(key.name, self.get(key), within)

    def as_size(self, name: str, value: object, within: Range = _SIZE) -> int:
        """``value`` as a whole number in a range."""
        accepted = f"a whole number from {within.least:.0f} to {within.most:.0f}"
        if value is None:
            self.fail(name, "is null", accepted)
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            self.fail(name, f"is {shown(value)}, not a number", accepted)
        if isinstance(value, float):
            self.fail(name, f"is {value!r}, not a whole number", accepted)
        if value < within.least:
            self.fail(name, f"is {shown(value)}", accepted)
        if value > within.most:
            self.fail(name, f"is {shown(value)}, absurdly large", accepted)
        return value

    def flag(self, key: Key) -> bool:
        """True or false."""
        value = self.get(key)
        if not isinstance(value, bool):
            self.fail(key.name, f"is {shown(value)}", "true or false")
        return value

    def number(self, key: Key) -> float:
        """A number that float32 holds."""
        return self.as_number(key.name, self.get(key))

    def as_number(self, name: str, value: object) -> float:
        """``value`` as a number that float32 holds, in which layers compute."""
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(value):
            self.fail(name, f"is {shown(value)}", "a finite number")
        if abs(value) > _MAX_F32:
            self.fail(name, f"is {shown(value)}, which is infinite in float32", f"at most {_MAX_F32:.3g} either way")
        return float(value)

    def word(self, key: Key, accepted: Mapping[str, Any]) -> Any:
        """One of the accepted words; returns what it stands for."""
        value = self.get(key)
        if not isinstance(value, str) or value not in accepted:
            self.fail(key.name, f"is {shown(value)}", " or ".join(sorted(accepted)))
        return accepted[value]

    def layers(self, key: Key, depth: int) -> frozenset[int]:
        """The layer indices in a list; also as a string of them between commas."""
        value = self.get(key)
        if value is None:
            return frozenset()
        if isinstance(value, str):
            parts = [part.strip() for part in value.split(",") if part.strip()]
            value = [
                whole_number(part, f"{self.where}: {key.name}: layer", least=0, most=MAX_LAYERS, error=ConfigError)
                for part in parts
            ]
        if not isinstance(value, (list, tuple)) or any(isinstance(v, bool) or not isinstance(v, int) for v in value):
            self.fail(key.name, f"is {shown(self.get(key))}", f"a list of layer indices from 0 to {depth - 1}")
        return frozenset(value)

    def entries(self, key: Key, depth: int) -> list[Any]:
        """A list with one entry per layer, or a string of letters; entries of prediction layers after are left out."""
        value = self.get(key)
        value = list(value) if isinstance(value, str) else value
        if not isinstance(value, (list, tuple)):
            self.fail(key.name, f"is {shown(value)}", f"a list with an entry for each of the {depth} layers")
        extra = self.data.get("num_nextn_predict_layers") or 0
        if len(value) not in (depth, depth + extra if isinstance(extra, int) else depth):
            self.fail(key.name, f"has {len(value)} entries", f"one for each of the {depth} layers")
        return list(value[:depth])

    def at(self, key: Key, index: int) -> Any:
        """Entry ``index`` of the list under ``key``."""
        value = self.get(key)
        if not isinstance(value, (list, tuple)) or index >= len(value):
            self.fail(key.name, f"is {shown(value)}", f"a list of at least {index + 1} values")
        return value[index]

    def entry(self, key: Key) -> Any:
        """This layer's entry of the list under ``key``, or the value that holds for all layers."""
        value = self.get(key)
        if not isinstance(value, (list, tuple)):
            return value
        if self.layer is None or self.layer >= len(value):
            self.fail(key.name, f"has {len(value)} entries", f"one for layer {self.layer} too")
        return value[self.layer]


def _overlaid(data: Mapping[str, Any], layer: int | None) -> Mapping[str, Any]:
    layers = data.get("per_layer_config")
    if not isinstance(layers, Mapping) or layer is None:
        return data
    # transformers pads numbers to one width ("03" of twelve layers)
    own = next((values for number, values in layers.items() if (str(number).lstrip("0") or "0") == str(layer)), None)
    return {**data, **own} if isinstance(own, Mapping) else data
