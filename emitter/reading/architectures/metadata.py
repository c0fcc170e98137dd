"""The entries of a GGUF file's metadata that are of its architecture, read strictly."""

from __future__ import annotations

import re
import struct
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from emitter.errors import CheckpointError, ConfigError, UnsupportedError, shown
from emitter.io.files import open_regular
from emitter.reading.gguf import MAX_BYTES, MAX_NAME, GgufHeader, GgufTensor
from emitter.reading.reader import MAX_LAYERS

MAX_PAIRS = 2**16
"""The most pairs of a rotation whose factors are read."""


@dataclass(frozen=True)
class Metadata:
    """The entries of one architecture, read strictly; ``tensors`` of all files of a split model, with their file.

    ``own`` are entries that the architecture need not be told, as ``_FIXED`` has those of any.
    """

    header: GgufHeader
    where: str
    architecture: str
    tensors: Mapping[str, tuple[Path, GgufTensor]]
    own: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    read: set[str] = field(default_factory=set)

    def number(self, key: str, kind: type = int, default: Any = None) -> Any:
        """The entry ``ARCHITECTURE.key``. Raises ``ConfigError`` where it is missing or of another type."""
        name = f"{self.architecture}.{key}"
        self.read.add(name)
        value = self.header.metadata.get(name, default)
        accepted = (int, float) if kind is float else (kind,)
        if type(value) not in accepted:
            state = f"is {shown(value)}" if name in self.header.metadata else "is missing"
            raise ConfigError(f"{self.where}: {name} {state}; expected {kind.__name__}")
        return _decimal(float(value)) if kind is float else value

    def each(self, key: str, kind: type) -> list[Any]:
        """The entry ``ARCHITECTURE.key`` of each block: an array of as many, or one value for all. Raises
        ``ConfigError`` as ``number`` does."""
        name, blocks = f"{self.architecture}.{key}", self.blocks
        value = self.header.metadata.get(name)
        if not isinstance(value, tuple):
            return [self.number(key, kind)] * blocks
        self.read.add(name)
        if len(value) != blocks or any(type(one) is not kind for one in value):
            raise ConfigError(f"{self.where}: {name} is {shown(value)}; expected {blocks} of {kind.__name__}")
        return list(value)

    def only(self, key: str, *accepted: Any) -> None:
        """Refuse another value of the entry ``ARCHITECTURE.key`` than these, where there is one."""
        name = f"{self.architecture}.{key}"
        self.read.add(name)
        value = _decimal(self.header.metadata.get(name, accepted[0]))
        if not any(type(value) is type(known) and value == known for known in map(_decimal, accepted)):
            expected = " or ".join(map(shown, accepted))
            raise UnsupportedError(f"{self.where}: {name} is {shown(value)}; accepted is {expected}")

    @property
    def depth(self) -> int:
        """The layers: the last blocks may predict tokens further ahead, which no other block reads."""
        depth: int = self.blocks - self.number("nextn_predict_layers", default=0)
        if not 1 <= depth <= self.blocks:
            raise ConfigError(
                f"{self.where}: {self.architecture}.nextn_predict_layers leaves {depth} layers of {self.blocks}"
            )
        return depth

    @property
    def blocks(self) -> int:
        """The blocks of tensors, those among them that predict tokens further ahead."""
        blocks: int = self.number("block_count")
        if not 1 <= blocks <= MAX_LAYERS:
            raise ConfigError(f"{self.where}: {self.architecture}.block_count is {blocks}; expected 1 to {MAX_LAYERS}")
        return blocks

    def rows(self, tensor: str) -> int:
        """The rows of a matrix. Raises ``CheckpointError`` where there is none of this name."""
        if tensor not in self.tensors or len(self.tensors[tensor][1].shape) != 2:
            raise CheckpointError(f"{self.where}: there is no matrix {tensor}, which every decoder has")
        return self.tensors[tensor][1].shape[0]

    def vector(self, tensor: str, count: int) -> list[float] | None:
        """The ``count`` numbers of a tensor of f32; None where there is no such tensor."""
        if tensor not in self.tensors:
            return None
        path, found = self.tensors[tensor]
        if found.type != "F32" or found.shape != (count,) or count > MAX_PAIRS:
            raise CheckpointError(
                f"{path}: {tensor} is {list(found.shape)} of {found.type}; expected [{count}] of F32, a factor for "
                "each pair of dimensions that is rotated"
            )
        with open_regular(path, "a GGUF file", most=MAX_BYTES, error=CheckpointError) as handle:
            handle.seek(found.begin)
            raw = handle.read(4 * count)
        if len(raw) != 4 * count:
            raise CheckpointError(f"{path}: ended while {tensor} was read")
        return list(struct.unpack(f"<{count}f", raw))

    def said(self, key: str) -> bool:
        """Whether there is such an entry."""
        return f"{self.architecture}.{key}" in self.header.metadata

    def left(self) -> dict[str, Any]:
        """The entries of the architecture that were not read, by their key; of an array that is not kept a word."""
        scope = f"{self.architecture}."
        fixed = {**_FIXED, **self.own}
        unread = {n.removeprefix(scope): v for n, v in self.header.metadata.items() if n.startswith(scope)}
        left = {key: v for key, v in unread.items() if scope + key not in self.read and key not in fixed}
        return {key: "an array" if value is None else value for key, value in left.items()}

    def refuse_unread(self, config: Mapping[str, Any]) -> None:
        """Raises ``UnsupportedError`` for entries of a MoE that were not read, but for those that say what the
        architecture computes without being told."""
        fixed = {**_FIXED, **self.own}
        for name, value in self.header.metadata.items():
            key = name.removeprefix(f"{self.architecture}.")
            if name in self.read or not _LOOKS_MOE.search(key) or key.startswith(_NEVER_IN_THE_BLOCK):
                continue
            accepted = [config[known] if isinstance(known, str) else known for known in fixed.get(key, ())]
            if name == key or not any(type(value) is type(known) and value == known for known in accepted):
                says = f"; accepted is {' or '.join(map(shown, accepted))}" if accepted and name != key else ""
                named = name if name.isprintable() and name.isascii() else shown(name, MAX_NAME)
                raise UnsupportedError(
                    f"{self.where}: {named} is {shown(value)}, which looks like part of a Mixture-of-Experts, but "
                    f"{self.architecture} is computed without it{says}. Convert the model to another format, such as "
                    "safetensors"
                )


def _decimal(value: Any) -> Any:
    """A config's decimal, of which a file has the nearest f32; other values as they are."""
    return float(str(np.float32(value))) if type(value) is float and value == np.float32(value) else value


_LOOKS_MOE = re.compile(r"expert|exp(s|_|$)|moe|rout|gating|dense_block|swiglu|clamp|top_?k")


_NEVER_IN_THE_BLOCK = ("attention.", "rope.", "ssm.", "general.", "tokenizer.", "quantize.")


_FIXED: Mapping[str, tuple[Any, ...]] = {
    "expert_gating_func": (1,),
    "expert_weights_scale": (0.0, 1.0),
    "expert_group_count": (0, 1),
    "expert_group_used_count": (0, 1),
    "expert_shared_count": (0,),
    "expert_shared_feed_forward_length": (0,),
    "leading_dense_block_count": (0,),
    "interleave_moe_layer_step": (1,),
    "moe_every_n_layers": (1,),
    "moe_latent_size": (0,),
    "router_logit_softcapping": (0.0,),
}
"""Entries that an architecture need not be told, and the values that say what it computes; words are keys of the config
that the value has to agree with."""
