"""What a weight is: named axes, a use, and the planes of its numbers. Frozen data that imports no other room."""

from emitter.packing.addressed import Addressed
from emitter.packing.gguf import (
    GGUF,
    Gguf,
    GgufIq4Nl,
    GgufIq4Xs,
    GgufMxfp4,
    GgufQ4_0,
    GgufQ4_1,
    GgufQ4_K,
    GgufQ5_0,
    GgufQ5_1,
    GgufQ5_K,
    GgufQ6_K,
    GgufQ8_0,
)
from emitter.packing.hf import BlockFp8, Mxfp4
from emitter.packing.interleaved import Interleaved
from emitter.packing.mlx import MlxAffine, MlxMxfp4, MlxMxfp8, MlxNvfp4
from emitter.packing.plain import Plain
from emitter.packing.repacked import repack, repacked
from emitter.packing.weight import Axis, Extent, Packing, Plane, Quantised, Scope, Use, Weight

__all__ = [
    "GGUF",
    "Addressed",
    "Axis",
    "BlockFp8",
    "Extent",
    "Gguf",
    "GgufIq4Nl",
    "GgufIq4Xs",
    "GgufMxfp4",
    "GgufQ4_0",
    "GgufQ4_1",
    "GgufQ4_K",
    "GgufQ5_0",
    "GgufQ5_1",
    "GgufQ5_K",
    "GgufQ6_K",
    "GgufQ8_0",
    "Interleaved",
    "MlxAffine",
    "MlxMxfp4",
    "MlxMxfp8",
    "MlxNvfp4",
    "Mxfp4",
    "Packing",
    "Plain",
    "Plane",
    "Quantised",
    "Scope",
    "Use",
    "Weight",
    "repack",
    "repacked",
]
