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
from emitter.reading.architectures.feed_forward import ARCHITECTURES, Architecture
from emitter.reading.architectures.metadata import Metadata
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
    of = ARCHITECTURES[name]
    read = Metadata(header, str(path), name, tensors, of.own)
    config = {"hidden_size": read.number("embedding_length"), "num_hidden_layers": read.depth}
    config |= of.ffn(read)
    if read.said("attention.head_count"):
        config |= of.attention(read)
        config |= _around(read, of)
    read.refuse_unread(config)
    return config | read.left()


_OTHERWISE: Mapping[str, str] = {
    "phimoe": "whose files lack short_mscale, long_mscale and router_jitter_noise; llama.cpp computes another model",
    "granite_swa": "whose files lack layer_rope_theta; llama.cpp computes one base for all layers",
    "hy_v4": "whose queries and keys llama.cpp rotates in neighbouring pairs, and transformers in halves",
}
"""Architectures of which llama.cpp computes another model than transformers, and what is different."""


def _around(read: Metadata, of: Architecture) -> dict[str, Any]:
    """What is around attention and FFNs."""
    read.only("attention.causal", True)
    vocabulary = read.rows("token_embd.weight")
    read.only("vocab_size", vocabulary)
    return {
        **of.epsilon(read),
        "max_position_embeddings": of.positions(read),
        "vocab_size": vocabulary,
        "tie_word_embeddings": "output.weight" not in read.tensors,
    }
