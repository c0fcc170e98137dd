"""How the kernels read a weight: as numbers, or packed as it is stored (see ``source/weights.py``)."""

from __future__ import annotations

from dataclasses import dataclass

from emitter.dtype import DType
from emitter.kernels.cuda.catalogue import ALIGNMENT, PACKED, PACKED_ELEMENTS
from emitter.kernels.cuda.generations import GENERATIONS
from emitter.packing import BlockFp8, MlxAffine, Mxfp4, Packing, repacked
from emitter.spec import Activation, GluKind, GluSpec
from emitter.text.builder import FunctionBuilder, Value
from emitter.text.weights import HeldWeight

ELEMENTS = {DType.BF16: "bf16", DType.F16: "fp16", DType.F32: "fp32"}
"""Triton's names of the element types."""
_LEAST_GROUP = 32
"""Numbers of a group, at least: the grouped kernels take one scale for so many; of 8 bits for half as many."""


@dataclass(frozen=True)
class Reading:
    """How the weight is packed as the kernels see it (see ``catalogue.Storage``), and what they are told of it."""

    packing: str = "plain"
    words: tuple[int, ...] = ()
    planes: int = 1

    @property
    def suffix(self) -> str:
        """What stands in a kernel's name, ``_mxfp4``, nothing for numbers."""
        return "" if self.packing == "plain" else f"_{self.packing}"


def packed_reading(packing: Packing) -> Reading | None:
    """How the kernels read weights in a packing, None where none does."""
    match packing:
        case MlxAffine(bits=4 | 8 as bits, group=group, scale=DType.BF16 | DType.F16 as scale) if (
            group * bits >= 4 * _LEAST_GROUP
        ):
            name, told = f"affine{bits}", {"group_shift": _log(group), "half_scales": int(scale is DType.F16)}
        case Mxfp4():
            name, told = "mxfp4", {}
        case BlockFp8(block_rows=rows, block_columns=columns, scale=DType.F32) if (
            1 << _log(rows) == rows and 1 << _log(columns) == columns and columns >= _LEAST_GROUP
        ):
            name, told = "fp8", {"group_shift": _log(columns), "row_shift": _log(rows)}
        case _:
            return None
    storage = PACKED[name]
    return Reading(storage.packing, tuple(told[word] for word in storage.words), len(storage.planes))


def _log(size: int) -> int:
    return size.bit_length() - 1


def unread(arch: str, packing: Packing, glu: GluSpec | None, compute: DType, shape: tuple[int, ...] = ()) -> str | None:
    """What the kernels for an architecture do not read of a weight that is packed so, in words; None where they do.

    ``glu`` is that of its MLP, None of a matrix by itself, of this ``shape`` where it is known.
    """
    other = repacked(packing)
    found = packed_reading(packing if other is None else other)
    if found is None or arch not in GENERATIONS:
        return str(packing)
    if ELEMENTS.get(compute) not in PACKED_ELEMENTS:
        return f"{packing} where it is computed in {compute.value}"
    if other is not None:
        return str(packing)
    if any(size % ALIGNMENT for size in shape):
        return f"{packing} of {' x '.join(map(str, shape))} numbers, no multiples of {ALIGNMENT}"
    if glu is None or glu.kind is GluKind.LINEAR:
        return None
    if not glu.gated or glu.kind is GluKind.SOFTCAP or glu.activation is not Activation.SILU:
        return f"{packing} of experts whose gate is not a sigmoid"
    return None


def reading(arch: str, held: HeldWeight | None, glu: GluSpec | None, compute: DType) -> Reading:
    """How a weight is read; one that is not there as numbers."""
    packing = None if held is None else held.weight.packing
    found = None if packing is None or unread(arch, packing, glu, compute) is not None else packed_reading(packing)
    return found or Reading()


def planes(b: FunctionBuilder, held: HeldWeight, read: Reading, compute: DType) -> list[Value]:
    """The planes of a weight as they are stored, where it is read so; else its numbers, of the compute type."""
    return list(held.planes.values()) if read.suffix else [b.convert(held.value(b), compute)]
