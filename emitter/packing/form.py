"""What tables of measurements call a packing: by how its codes are read, and of how many bits they are."""

from __future__ import annotations

from emitter.packing.gguf import GGUF
from emitter.packing.hf import BlockFp8, Mxfp4
from emitter.packing.mlx import AFFINE_BITS, MlxAffine, MlxMxfp4, MlxMxfp8
from emitter.packing.weight import Packing

PLAIN = "plain"
"""Numbers, and packings that are in no table."""
BITS = {
    PLAIN: 0,
    **{f"affine{bits}": bits for bits in AFFINE_BITS},
    "mxfp4": 4,
    "mxfp8": 8,
    "fp8": 8,
    **{f"gguf-{packing.type.lower()}": packing.bits for packing in GGUF},
}
"""Every form, with the bits of its codes."""


def form(packing: Packing) -> str:
    """The form of a packing: groups and scales of whatever size and type have one."""
    match packing:
        case MlxAffine(bits=bits):
            return f"affine{bits}"
        case Mxfp4() | MlxMxfp4():
            return "mxfp4"
        case MlxMxfp8():
            return "mxfp8"
        case BlockFp8():
            return "fp8"
        case _:
            return f"gguf-{packing.type.lower()}" if packing in GGUF else PLAIN
