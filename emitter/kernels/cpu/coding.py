"""Which coding reads a packing: a line each."""

from __future__ import annotations

from emitter.kernels.cpu.blocks import Q4KCoding, Q4KPairsCoding, Q5KCoding, Q6KCoding, Q80Coding
from emitter.kernels.cpu.decoding import Coding
from emitter.kernels.cpu.halves import HalvesCoding, Iq4XsCoding
from emitter.kernels.cpu.streams import E2M1, AffineCoding, Fp8Coding, MlxMxfp4Coding, MlxMxfp8Coding, Mxfp4Coding
from emitter.packing import (
    Addressed,
    BlockFp8,
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
    MlxAffine,
    MlxMxfp4,
    MlxMxfp8,
    Mxfp4,
    Packing,
)
from emitter.packing.gguf import IQ4

_IQ4 = tuple(map(int, IQ4))


def coding(packing: Packing, runs: int = 1) -> Coding | None:
    """How a packing is read, streams in steps of ``runs`` vectors where that may be; None where no kernel reads it."""
    match packing:
        case MlxAffine():
            return AffineCoding(packing, runs)
        case Mxfp4():
            return Mxfp4Coding(packing, runs)
        case MlxMxfp4():
            return MlxMxfp4Coding(packing, runs)
        case MlxMxfp8():
            return MlxMxfp8Coding(packing)
        case BlockFp8(block_columns=columns):
            # what is unpacked at a time, 32 numbers, has one scale
            return Fp8Coding(packing) if columns == 32 or columns % 64 == 0 else None
        case GgufQ8_0():
            return Q80Coding(packing)
        case GgufQ4_K():
            return Q4KPairsCoding(packing) if runs > 1 else Q4KCoding(packing)
        case GgufQ5_K():
            return Q5KCoding(packing)
        case GgufQ6_K():
            return Q6KCoding(packing)
        case GgufQ4_0() | GgufQ4_1():
            return HalvesCoding(packing, biased=isinstance(packing, GgufQ4_1))
        case GgufQ5_0() | GgufQ5_1():
            return HalvesCoding(packing, bits=5, biased=isinstance(packing, GgufQ5_1))
        case GgufIq4Nl():
            return HalvesCoding(packing, values=_IQ4)
        case GgufIq4Xs():
            return Iq4XsCoding(packing, values=_IQ4)
        case GgufMxfp4():
            return HalvesCoding(packing, values=E2M1)
        case _:
            return None


def reads(packing: Packing) -> bool:
    """Whether kernels read the planes of rows that are stored so."""
    return isinstance(packing, Addressed) or coding(packing) is not None
