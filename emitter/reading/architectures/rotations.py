"""The rotation of queries and keys as a GGUF file says it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np

from emitter.errors import UnsupportedError, shown
from emitter.reading.architectures.metadata import Metadata

TEMPERATURE = "attention.temperature_scale"
"""How queries of later positions are scaled."""


def rotations_by_kind(read: Metadata, rope: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """The rotation of layers without a window, and of those with one, whose positions are not scaled."""
    theta = rope["rope_theta"]
    window = {"rope_type": "default", "rope_theta": read.number("rope.freq_base_swa", float, default=theta)}
    return {"full_attention": {**rope["rope_scaling"], "rope_theta": theta}, "sliding_attention": window}


def rotation(read: Metadata, dims: int) -> dict[str, Any]:
    """The base of the rotation and how its positions are scaled."""
    base = {"rope_theta": read.number("rope.freq_base", float, default=10000.0)}
    kind = read.number("rope.scaling.type", str, default="none")
    read.read.add(f"{read.architecture}.rope.scaling.finetuned")  # whether the model was trained with the scaling
    factors = read.vector("rope_freqs.weight", dims // 2)
    if factors is not None:
        return base | {"rope_scaling": by_factors(read, factors)}
    match kind:
        case "none":  # said, for a family that is scaled where its config does not say
            read.only("rope.scaling.factor", 1.0)
            read.read.add(f"{read.architecture}.rope.scaling.original_context_length")
            return base | {"rope_scaling": {"rope_type": "default"}}
        case "linear":
            return base | {"rope_scaling": {"rope_type": "linear", "factor": read.number("rope.scaling.factor", float)}}
        case "yarn":
            return base | {"rope_scaling": _yarn(read)}
    raise UnsupportedError(f"{read.where}: rope.scaling.type is {shown(kind)}; accepted are none, linear and yarn")


def by_factors(read: Metadata, factors: list[float]) -> dict[str, Any]:
    """Each frequency divided by a factor."""
    read.only("rope.scaling.type", "none")
    return {
        "rope_type": "longrope",
        "short_factor": factors,
        "long_factor": factors,
        "factor": 1.0,
        "attention_factor": 1.0,
        "original_max_position_embeddings": read.number("context_length"),
    }


def _yarn(read: Metadata) -> dict[str, Any]:
    for key in ("attn_factor", "yarn_ext_factor"):
        read.only(f"rope.scaling.{key}", 1.0)
    factor = read.number("rope.scaling.factor", float)
    # what llama.cpp computes whatever the file says of it
    read.only("rope.scaling.yarn_attn_factor", 1.0, float(np.float32(0.1 * math.log(max(1.0, factor)) + 1.0)))
    return {
        "rope_type": "yarn",
        "factor": factor,
        "original_max_position_embeddings": read.number("rope.scaling.original_context_length"),
        "beta_fast": read.number("rope.scaling.yarn_beta_fast", float, default=32.0),
        "beta_slow": read.number("rope.scaling.yarn_beta_slow", float, default=1.0),
    }
