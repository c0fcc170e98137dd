"""What a config.json says of quantised weights: frozen data, one class for each scheme.

Which tensors are quantised follows from the tensors that are there; what the config adds is how to read them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cached_property
from typing import Any

from emitter.errors import ConfigError, shown
from emitter.packing.mlx import AFFINE_BITS, AFFINE_GROUPS
from emitter.reading.compressed import METHOD as COMPRESSED
from emitter.reading.compressed import CompressedQuantisation, read_compressed

_MLX_MODES = {"affine": (4, 64), "mxfp4": (4, 32), "nvfp4": (4, 16), "mxfp8": (8, 32)}
"""Bits and group of each mode where they are not said."""
_MLX_KEYS = ("mode", "bits", "group_size")


@dataclass(frozen=True)
class MlxParameters:
    """How ``mlx.nn.quantize`` quantised a module: mode, bits and group."""

    mode: str
    bits: int
    group: int


@dataclass(frozen=True)
class MlxQuantisation:
    """``quantization`` as mlx-lm writes it: the parameters of most modules, and by path those of others.

    None marks a module that was left alone.
    """

    default: MlxParameters
    modules: Mapping[str, MlxParameters | None]

    def of(self, module: str) -> MlxParameters | None:
        """The parameters of the module at a path."""
        return self.modules.get(module, self.default)


@dataclass(frozen=True)
class LeftAlone:
    """``modules_to_not_convert``: the modules that were left as they were, by name or with ``*`` for any characters."""

    modules: tuple[str, ...] = ()

    def __contains__(self, tensor: str) -> bool:
        """Whether one of them holds a tensor: is it or what it lies in, or is how the name of its module ends.

        As ``should_convert_module`` of transformers has it, where experts are one module however they are stored.
        """
        path = tensor.removesuffix(".weight")
        experts = path[: path.find(".experts.") + len(".experts")] if ".experts." in path else path
        outer = {path[: dot.start()] for dot in re.finditer(r"\.|$", path)}
        if not self._names.isdisjoint(outer) or path.endswith(self.modules) or experts.endswith(self.modules):
            return True
        return any(fnmatchcase(name, module) for module in self.modules if "*" in module for name in outer)

    @cached_property
    def _names(self) -> frozenset[str]:
        return frozenset(self.modules)


@dataclass(frozen=True)
class Mxfp4Quantisation:
    """``quantization_config`` with ``quant_method`` mxfp4: gpt-oss, whose experts it is of."""

    left_alone: LeftAlone = LeftAlone()


@dataclass(frozen=True)
class Fp8Quantisation:
    """``quantization_config`` with ``quant_method`` fp8: ``weight_block_size``, rows and columns of a block."""

    rows: int
    columns: int
    left_alone: LeftAlone = LeftAlone()


Quantisation = MlxQuantisation | Mxfp4Quantisation | Fp8Quantisation | CompressedQuantisation

MAX_MODULES, MAX_PATTERNS = 2**16, 2**8
"""The most modules that were left alone, and those of them with ``*``."""
MAX_BLOCK = 2**24
"""The most rows or columns of a block: a whole dimension of a weight, at its largest."""


_ELSEWHERE: Mapping[str, Mapping[str, tuple[object, ...]]] = {
    "mxfp4": {"dequantize": (False, True)},
    "fp8": {
        "dequantize": (False, True),
        "activation_scheme": ("dynamic", "static"),
        "fmt": ("e4m3", "float8_e4m3fn"),
        "scale_fmt": ("float", "ue8m0"),
        "expert_dtype": ("fp8",),
    },
}
"""Of each method what changes no weight with these values: how a runtime holds them, or makes activations narrow, or
what the types of the tensors say as well."""


def read_quantisation(config: Mapping[str, Any], where: str) -> Quantisation | None:
    """What the config of a model says of quantised weights; None where it says nothing that is read.

    Args:
        config: The whole config.json.
        where: Its name, for messages.

    Raises:
        ConfigError: a value is not accepted.
    """
    if "quantization" in config:
        return _mlx(_object(config["quantization"], f"{where}: quantization"), f"{where}: quantization")
    found = _configured(config)
    if found is None:
        return None
    label = f"{where}: quantization_config"
    given = _object(found, label)
    match given.get("quant_method"):
        case "mxfp4":
            _refuse_others(given, "mxfp4", (), label)
            return Mxfp4Quantisation(_left_alone(given, label))
        case "fp8":
            _refuse_others(given, "fp8", ("weight_block_size",), label)
            return _fp8(given, label)
        case method if method == COMPRESSED:
            return read_compressed(given, label)
        case _:
            return None


def method_not_read(config: Mapping[str, Any]) -> str | None:
    """What to say of the ``quant_method`` of a config.json, where no tensors of it are read; None where they are."""
    given = _configured(config) if "quantization" not in config else None
    method = given.get("quant_method") if isinstance(given, Mapping) else None
    if not isinstance(method, str) or method in (*_ELSEWHERE, COMPRESSED):
        return None
    return (
        f"config.json says that {shown(method, 200)} quantised it (quant_method), which is not read; fp8 in blocks, "
        f"mxfp4, {COMPRESSED} and mlx-lm's quantization are, and .gguf files. Take one of these, or the model in bf16"
    )


def _configured(config: Mapping[str, Any]) -> object:
    """``quantization_config``, of the whole config or the text model in it; None where there is none."""
    for holder in (config, config.get("text_config")):
        if isinstance(holder, Mapping) and "quantization_config" in holder:
            return holder["quantization_config"]
    return None


def _mlx(given: Mapping[str, Any], where: str) -> MlxQuantisation:
    modules: dict[str, MlxParameters | None] = {}
    of_modules = {k: v for k, v in given.items() if isinstance(v, (Mapping, bool)) and k not in _MLX_KEYS}
    default = _parameters({key: value for key, value in given.items() if key not in of_modules}, where)
    for path, value in of_modules.items():
        if isinstance(value, Mapping):
            modules[path] = _parameters(value, f"{where}: {shown(path, 200)}")
        else:
            modules[path] = default if value else None
    return MlxQuantisation(default, modules)


def _parameters(given: Mapping[str, Any], where: str) -> MlxParameters:
    for key, value in given.items():
        if key not in _MLX_KEYS and value is not None:
            raise ConfigError(f"{where}: {shown(key, 200)} is not known; known are {', '.join(_MLX_KEYS)} and modules")
    mode = given.get("mode", "affine")
    if not isinstance(mode, str) or mode not in _MLX_MODES:
        raise ConfigError(f"{where}: mode is {shown(mode)}; accepted are {', '.join(_MLX_MODES)}")
    bits, group = (
        default if given.get(key) is None else given[key]
        for key, default in zip(("bits", "group_size"), _MLX_MODES[mode], strict=True)
    )
    accepted = (AFFINE_BITS, AFFINE_GROUPS) if mode == "affine" else tuple((only,) for only in _MLX_MODES[mode])
    for key, value, known in zip(("bits", "group_size"), (bits, group), accepted, strict=True):
        if type(value) is not int or value not in known:
            raise ConfigError(f"{where}: {key} is {shown(value)}; accepted for {mode} are {', '.join(map(str, known))}")
    return MlxParameters(mode, bits, group)


def _fp8(given: Mapping[str, Any], where: str) -> Fp8Quantisation:
    block = given.get("weight_block_size", [128, 128])
    if not isinstance(block, list) or len(block) != 2 or not all(type(n) is int and 0 < n <= MAX_BLOCK for n in block):
        raise ConfigError(
            f"{where}: weight_block_size is {shown(block)}; accepted are two numbers from 1 to {MAX_BLOCK}, rows and "
            "columns"
        )
    rows, columns = block
    return Fp8Quantisation(rows, columns, _left_alone(given, where))


def _refuse_others(given: Mapping[str, Any], method: str, read: tuple[str, ...], where: str) -> None:
    """Refuse what a method's config says and nothing reads: it may say that weights are stored otherwise."""
    elsewhere, read = _ELSEWHERE[method], ("quant_method", "modules_to_not_convert", *read)
    for key, value in given.items():
        if key in read or value is None:
            continue
        if key not in elsewhere:
            known = ", ".join((*read, *elsewhere))
            raise ConfigError(f"{where}: {shown(key, 200)} is not known for quant_method {method}; known are {known}")
        if value not in elsewhere[key]:
            accepted = ", ".join(map(shown, elsewhere[key]))
            raise ConfigError(f"{where}: {key} is {shown(value)}; accepted are {accepted}")


def _left_alone(given: Mapping[str, Any], where: str) -> LeftAlone:
    modules = given.get("modules_to_not_convert")
    if modules is None:
        return LeftAlone()
    patterns = "at most {} names of modules, letters, digits, _ - and . alone, at most {} of them with * for any"
    accepted = f"{where}: modules_to_not_convert is {{}}; accepted are {patterns.format(MAX_MODULES, MAX_PATTERNS)}"
    if not isinstance(modules, list) or len(modules) > MAX_MODULES:
        raise ConfigError(accepted.format(shown(modules)))
    odd = [m for m in modules if not isinstance(m, str) or not re.fullmatch(r"[\w*-][\w.*-]{0,254}", m)]
    if odd or sum("*" in module for module in modules) > MAX_PATTERNS:
        raise ConfigError(accepted.format(f"[.., {shown(odd[0])}, ..]" if odd else shown(modules)))
    return LeftAlone(tuple(dict.fromkeys(module.removesuffix(".") for module in modules)))


def _object(value: object, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise ConfigError(f"{where} is {shown(value)}; accepted is an object")
    return value
