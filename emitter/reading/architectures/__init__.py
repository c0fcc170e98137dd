"""The config that a GGUF file's metadata stands for, by its architecture.

Entries are read strictly: what looks like part of a MoE and is not read is refused. What else a file says of a decoder
stays in the config unread, under its own name (``attention.clamp_kqv``): a whole decoder is refused for it, a layer is
not.

What each architecture computes: llama-model.cpp of llama.cpp. The names of entries: constants.py of the ``gguf``
package.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from emitter.errors import UnsupportedError, shown
from emitter.reading.architectures.attention import ATTENTION, grouped
from emitter.reading.architectures.feed_forward import ARCHITECTURES
from emitter.reading.architectures.metadata import Metadata
from emitter.reading.architectures.rotations import TEMPERATURE
from emitter.reading.gguf import parts_of, read_header


def read_config(path: Path) -> dict[str, Any]:
    """The config.json that a file's metadata stands for, as far as layers go; of a split model, its first file's.

    Raises:
        CheckpointError: as ``read_header`` and ``parts_of``.
        ConfigError: an entry is missing, or not accepted.
        UnsupportedError: the architecture is not among those that are read, or an entry of a MoE is not.
    """
    header = read_header(path)
    parts = parts_of(path, header)
    headers = {part: header if part == path else read_header(part) for part in parts}
    header = headers[parts[0]]
    name = header.metadata.get("general.architecture")
    if not isinstance(name, str) or name not in ARCHITECTURES:
        why = f", {_OTHERWISE[name]}. Use the model's own files" if isinstance(name, str) and name in _OTHERWISE else ""
        accepted = f"read are {', '.join(ARCHITECTURES)}"
        raise UnsupportedError(f"{path}: general.architecture is {shown(name)}{why}; {accepted}")
    tensors = {name: (part, tensor) for part, each in headers.items() for name, tensor in each.tensors.items()}
    read = Metadata(header, str(path), name, tensors)
    config = {"hidden_size": read.number("embedding_length"), "num_hidden_layers": read.depth}
    config |= ARCHITECTURES[name](read)
    if read.said("attention.head_count"):
        config |= ATTENTION.get(name, grouped)(read)
        config |= _around(read)
    read.refuse_unread(config)
    return config | read.left()


_OTHERWISE: Mapping[str, str] = {
    "phimoe": "whose files lack short_mscale, long_mscale and router_jitter_noise; llama.cpp computes another model",
    "granite_swa": "whose files lack layer_rope_theta; llama.cpp computes one base for all layers",
    "hy_v4": "whose queries and keys llama.cpp rotates in neighbouring pairs, and transformers in halves",
}
"""Architectures of which llama.cpp computes another model than transformers, and what is different."""


def _around(read: Metadata) -> dict[str, Any]:
    """What is around attention and FFNs."""
    read.only("attention.causal", True)
    vocabulary = read.rows("token_embd.weight")
    read.only("vocab_size", vocabulary)
    return {
        **_epsilon(read),
        "max_position_embeddings": _positions(read),
        "vocab_size": vocabulary,
        "tie_word_embeddings": "output.weight" not in read.tensors,
    }


def _positions(read: Metadata) -> int:
    """As many as the file says; of Mistral 4 those before queries are scaled, where it does not say by how much."""
    context: int = read.number("context_length")
    if read.architecture == "mistral4" and not read.said(TEMPERATURE):
        context = min(context, read.number("rope.scaling.original_context_length"))
    return context


def _epsilon(read: Metadata) -> dict[str, float]:
    """That of the norms: Cohere's subtract the mean, unless the file has the other epsilon; DBRX's do, with one."""
    key = "attention.layer_norm_rms_epsilon"
    if read.architecture == "dbrx":
        read.only("attention.layer_norm_epsilon", 1e-5)
        return {}
    if read.architecture == "cohere2moe":
        if not read.said(key):
            return {"layer_norm_eps": read.number("attention.layer_norm_epsilon", float)}
        read.read.add("cohere2moe.attention.layer_norm_epsilon")
    return {"rms_norm_eps": read.number(key, float)}
