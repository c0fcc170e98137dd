"""Checkpoints in, canonical weights out: safetensors read without trust, layouts carried out, random weights made."""

from weights.assembly import to_state_dict
from weights.checkpoint import Checkpoint
from weights.layer import StoredWeight, load_layer, packings_of, share_of, stored_weights
from weights.store import open_weights
from weights.synthetic import random_weights
from weights.writer import write_checkpoint

__all__ = [
    "Checkpoint",
    "StoredWeight",
    "load_layer",
    "open_weights",
    "packings_of",
    "random_weights",
    "share_of",
    "stored_weights",
    "to_state_dict",
    "write_checkpoint",
]
