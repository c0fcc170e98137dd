"""The readers that are fuzzed, by name."""

from __future__ import annotations

from ..target import Target
from .archives import IRPA, MANIFEST, PACKED
from .arrays import NPY, NPZ
from .checkpoints import INDEX, SAFETENSORS, WEIGHTS
from .configs import CONFIG
from .directories import DIRECTORIES
from .entries import CACHE
from .gguf_files import GGUF
from .quantised import QUANTISED
from .tables import BENCHMARK, PLOT, THRESHOLDS

TARGETS: dict[str, Target] = {
    target.name: target
    for target in (
        CONFIG,
        SAFETENSORS,
        INDEX,
        WEIGHTS,
        QUANTISED,
        GGUF,
        DIRECTORIES,
        IRPA,
        MANIFEST,
        PACKED,
        NPY,
        NPZ,
        THRESHOLDS,
        BENCHMARK,
        PLOT,
        CACHE,
    )
}
