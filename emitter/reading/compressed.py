"""What ``quantization_config`` says where compressed-tensors wrote it: llm-compressor's models, and Kimi-K2-Thinking.

``config_groups`` are schemes, each of the modules that its ``targets`` name; modules that ``ignore`` names were left
alone. Source: https://github.com/vllm-project/compressed-tensors 0.20.1, ``QuantizationConfig``,
``QuantizationScheme``, ``QuantizationArgs``, ``match_targets``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeGuard

from emitter.errors import ConfigError, shown

METHOD = "compressed-tensors"


@dataclass(frozen=True)
class _Format:
    """What a format stores: the type of its numbers, how many bits they may have, and what may share a scale.

    ``groups`` are the sizes of groups; none stands for any multiple of 16.
    """

    type: str
    bits: tuple[int, ...]
    strategies: tuple[str, ...]
    groups: tuple[int, ...] = ()
    asymmetric: bool = False


FORMATS: Mapping[str, _Format] = {
    # words hold codes of 3, 5, 6 or 7 bits in two ways: with unused bits at their ends, and since 2026 without
    "pack-quantized": _Format("int", (2, 4, 8), ("group", "channel"), asymmetric=True),
    "int-quantized": _Format("int", (8,), ("group", "channel")),
    "float-quantized": _Format("float", (8,), ("group", "channel", "block", "tensor")),
    "mxfp4-pack-quantized": _Format("float", (4,), ("group",), (32,)),
    "mxfp8-quantized": _Format("float", (8,), ("group",), (32,)),
}
"""The formats that are read."""
_NAIVE = {"int": "int-quantized", "float": "float-quantized"}
"""What ``naive-quantized`` is, by the type of its numbers."""
_BY_GROUP = "mixed-precision"
"""The format of a checkpoint whose groups have formats of their own."""

_HARMLESS = ("global_compression_ratio", "kv_cache_scheme", "version", "run_compressed")
_HARMLESS_IN_GROUP = ("input_activations", "output_activations")
_HARMLESS_IN_WEIGHTS = ("observer", "observer_kwargs", "scale_dtype", "zp_dtype")
"""What no number of a weight depends on: how scales were found, how activations and caches are made narrow (here they
are not), and what the types of the tensors say as well."""
_EMPTY: Mapping[str, tuple[object, ...]] = {
    "sparsity_config": (None, {}),
    "transform_config": (None, {}, {"config_groups": {}}),
    "moe_sparsity_config": (None,),
    "quantization_status": (None, "compressed", "frozen"),
}
"""Of each key the values with which weights are stored as their format says."""
MAX_NAMES, MAX_PATTERNS, MAX_GROUPS = 2**16, 2**8, 2**6
"""The most names of modules in a list, those of them that are regular expressions, and the most groups."""
_MAX_NAME, _MAX_REPEATS = 255, 4
"""Characters of a name or an expression, and repeats in one, none within another: a name of n characters is compared in
at most n^4 steps."""
_MATRICES = "Linear"
"""The class of modules that hold matrices; embeddings are none."""
_GROUP, _MAX_SIZE = 16, 2**24


@dataclass(frozen=True)
class CompressedScheme:
    """How the weights of some modules are stored.

    ``rows`` and ``columns`` are those of the numbers that share a scale, None for all of a matrix. ``ordered``: its
    columns may be in groups by ``weight_g_idx``, not by their places.
    """

    format: str
    bits: int
    symmetric: bool
    rows: int | None
    columns: int | None
    ordered: bool = False


@dataclass(frozen=True)
class ModuleNames:
    """Names of modules: exact ones, ``re:`` with a regular expression of how they begin, or the class of matrices."""

    names: tuple[str, ...] = ()

    def __contains__(self, module: str) -> bool:
        """Whether one of them is a module, or matrices are meant, of which the module is one."""
        if module in self._exact or _MATRICES in self._exact:
            return True
        return len(module) <= _MAX_NAME and any(pattern.match(module) for pattern in self._patterns)

    @cached_property
    def _exact(self) -> frozenset[str]:
        return frozenset(self.names)

    @cached_property
    def _patterns(self) -> tuple[re.Pattern[str], ...]:
        return tuple(re.compile(_expression(name)) for name in self.names if _is_pattern(name))


@dataclass(frozen=True)
class CompressedQuantisation:
    """``quantization_config`` with ``quant_method`` compressed-tensors.

    ``targets`` are the names with their schemes, the most specific first: exact names, expressions in alphabetical
    order, the class of matrices. A scheme of None: of these modules only activations are made narrow.
    """

    targets: tuple[tuple[ModuleNames, CompressedScheme | None], ...]
    ignore: ModuleNames = ModuleNames()

    def of(self, tensor: str) -> CompressedScheme | None:
        """How ``MODULE.weight``, a matrix, is stored; None where it was left alone, or the tensor is none of a module.

        As ``match_named_modules`` and ``match_targets`` find a scheme.
        """
        module, _, leaf = tensor.rpartition(".")
        if leaf != "weight" or module in self.ignore:
            return None
        return next((scheme for names, scheme in self.targets if module in names), None)


def read_compressed(given: Mapping[str, Any], where: str) -> CompressedQuantisation:
    """What the object says. Raises ``ConfigError`` for a key or a value that is not accepted, by its name."""
    _refuse_others(given, ("quant_method", "format", "config_groups", "ignore", *_EMPTY, *_HARMLESS), where)
    for key, accepted in _EMPTY.items():
        value = given.get(key)
        dense = key == "sparsity_config" and isinstance(value, Mapping) and value.get("format") == "dense"
        if value not in accepted and not dense:
            raise ConfigError(f"{where}: {key} is {shown(value)}; accepted are {', '.join(map(shown, accepted))}")
    groups = given.get("config_groups")
    if not isinstance(groups, Mapping) or not 0 < len(groups) <= MAX_GROUPS:
        raise ConfigError(
            f"{where}: config_groups is {shown(groups)}; accepted is an object of 1 to {MAX_GROUPS} groups"
        )
    schemes: dict[str, CompressedScheme | None] = {}
    for name, group in groups.items():
        label = f"{where}: config_groups: {shown(name, 200)}"
        if not isinstance(group, Mapping):
            raise ConfigError(f"{label} is {shown(group)}; accepted is an object with targets and weights")
        scheme = _scheme(group, given.get("format"), label)
        schemes |= dict.fromkeys(_names(group.get("targets"), f"{label}: targets"), scheme)
    found = sorted(schemes, key=lambda name: (name == _MATRICES, _is_pattern(name), name))
    ignored = given.get("ignore")
    return CompressedQuantisation(
        tuple((ModuleNames((name,)), schemes[name]) for name in found),
        ModuleNames(() if ignored is None else _names(ignored, f"{where}: ignore")),
    )


def _scheme(group: Mapping[str, Any], of_all: object, where: str) -> CompressedScheme | None:
    _refuse_others(group, ("targets", "weights", "format", *_HARMLESS_IN_GROUP), where)
    weights, label = group.get("weights"), f"{where}: weights"
    if weights is None:
        return None
    if not isinstance(weights, Mapping):
        raise ConfigError(f"{label} is {shown(weights)}; accepted is an object")
    read = ("num_bits", "type", "symmetric", "strategy", "group_size", "block_structure", "dynamic", "actorder")
    _refuse_others(weights, (*read, *_HARMLESS_IN_WEIGHTS), label)
    own = group.get("format")
    name = of_all if own is None else own
    kind = weights.get("type", "int")
    if name == "naive-quantized" and isinstance(kind, str):
        name = _NAIVE.get(kind, name)
    if not isinstance(name, str) or name not in FORMATS:
        others = f"; {_BY_GROUP} has one in each group" if name == _BY_GROUP else ""
        raise ConfigError(
            f"{where}: format is {shown(name)}; read are {', '.join(FORMATS)} and naive-quantized{others}"
        )
    accepted = FORMATS[name]
    strategy, size = weights.get("strategy"), weights.get("group_size")
    if strategy is None:
        strategy = "tensor" if size is None else "channel" if size == -1 else "group"
    bits, symmetric, ordered = weights.get("num_bits", 8), weights.get("symmetric", True), weights.get("actorder")
    for key, value, values in (
        ("type", kind, (accepted.type,)),
        ("num_bits", bits, accepted.bits),
        ("symmetric", symmetric, (True, False) if accepted.asymmetric else (True,)),
        ("strategy", strategy, accepted.strategies),
        ("dynamic", weights.get("dynamic", False), (False,)),
        ("actorder", ordered, (None, False, True, "weight", "static", "group", "dynamic")),
    ):
        if not any(type(value) is type(one) and value == one for one in values):
            spelled = ", ".join(map(shown, values))
            raise ConfigError(f"{label}: {key} is {shown(value)}; accepted of format {name} are {spelled}")
    rows, columns = _shared(strategy, size, weights.get("block_structure"), accepted, f"{label} of format {name}")
    return CompressedScheme(name, bits, symmetric, rows, columns, ordered in (True, "group", "dynamic"))


def _shared(strategy: str, size: object, block: object, accepted: _Format, where: str) -> tuple[int | None, int | None]:
    """The rows and columns of the numbers that share a scale."""
    match strategy:
        case "group":
            if not _is_size(size) or (size not in accepted.groups if accepted.groups else size % _GROUP):
                sizes = ", ".join(map(str, accepted.groups)) or f"multiples of {_GROUP}"
                raise ConfigError(f"{where}: group_size is {shown(size)}; accepted are {sizes}")
            return 1, size
        case "block":
            if not isinstance(block, list) or len(block) != 2 or not all(map(_is_size, block)):
                raise ConfigError(
                    f"{where}: block_structure is {shown(block)}; accepted are two numbers, rows and columns"
                )
            return block[0], block[1]
        case _:
            if size not in (None, -1):
                raise ConfigError(f"{where}: group_size is {shown(size)} beside strategy {strategy}; accepted is none")
            return (1, None) if strategy == "channel" else (None, None)


def _refuse_others(given: Mapping[str, Any], known: tuple[str, ...], where: str) -> None:
    for key, value in given.items():
        if key not in known and value is not None:
            raise ConfigError(f"{where}: {shown(key, 200)} is not known for {METHOD}; known are {', '.join(known)}")


def _names(given: object, where: str) -> tuple[str, ...]:
    if not isinstance(given, list) or len(given) > MAX_NAMES or sum(map(_is_pattern, given)) > MAX_PATTERNS:
        raise ConfigError(
            f"{where} is {shown(given)}; accepted are at most {MAX_NAMES} names of modules, at most {MAX_PATTERNS} of "
            "them regular expressions (re:..)"
        )
    for name in given:
        if not isinstance(name, str) or not 0 < len(name) <= _MAX_NAME:
            raise ConfigError(f"{where} has {shown(name)}; accepted are names of at most {_MAX_NAME} characters")
        if _is_pattern(name):
            _require_fast(name, where)
    return tuple(dict.fromkeys(given))


def _is_pattern(name: object) -> bool:
    return isinstance(name, str) and name.startswith("re:")


def _expression(name: str) -> str:
    return name.removeprefix("re:")


def _require_fast(name: str, where: str) -> None:
    """Refuse an expression that may take long: one in which what is repeated is a group, or much is."""
    expression = re.sub(r"\\.|\[\^?\]?[^]]*\]", "x", _expression(name), flags=re.DOTALL)
    repeats = re.findall(r"[*+{]", expression)
    try:
        re.compile(_expression(name))
    except (re.error, OverflowError, RecursionError) as error:
        raise ConfigError(f"{where} has {shown(name)}, which is no regular expression: {error}") from error
    if len(repeats) > _MAX_REPEATS or re.search(r"\)[*+{]", expression):
        raise ConfigError(
            f"{where} has {shown(name)}; accepted are regular expressions with at most {_MAX_REPEATS} repeats, "
            "none of a group: others may take forever. Name the modules instead"
        )


def _is_size(value: object) -> TypeGuard[int]:
    return type(value) is int and 0 < value <= _MAX_SIZE
