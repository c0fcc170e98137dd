"""Packings as a manifest spells them: a name and the fields of the class, checked as they are read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from emitter.dtype import DType
from emitter.errors import CheckpointError, shown
from emitter.packing import (
    GGUF,
    Axis,
    BlockFp8,
    Extent,
    MlxAffine,
    MlxMxfp4,
    MlxMxfp8,
    MlxNvfp4,
    Mxfp4,
    Plane,
    Quantised,
)
from emitter.reading.quantisation import MAX_BLOCK

NAMES: Mapping[str, type[Quantised]] = {
    "mlx-affine": MlxAffine,
    "mlx-mxfp4": MlxMxfp4,
    "mlx-nvfp4": MlxNvfp4,
    "mlx-mxfp8": MlxMxfp8,
    "mxfp4": Mxfp4,
    "block-fp8": BlockFp8,
    **{f"gguf-{packing.type.lower()}": type(packing) for packing in GGUF},
}
_SCALES = {dtype.value: dtype for dtype in (DType.F32, DType.BF16, DType.F16)}


def spelled(packing: Quantised) -> dict[str, Any]:
    """A packing as JSON: its name, and its fields."""
    name = next(name for name, kind in NAMES.items() if type(packing) is kind)
    given = {field.name: getattr(packing, field.name) for field in fields(packing)}  # type: ignore[arg-type]
    return {"name": name, **{key: value.value if isinstance(value, DType) else value for key, value in given.items()}}


def read_packing(given: object, where: str) -> Quantised:
    """The packing that ``spelled`` wrote. Raises ``CheckpointError`` for anything else."""
    name = given.get("name") if isinstance(given, dict) else None
    if not isinstance(given, dict) or not isinstance(name, str) or name not in NAMES:
        raise CheckpointError(f"{where} is {shown(given)}; expected an object with a name: {', '.join(NAMES)}")
    kind = NAMES[name]
    expected = [field.name for field in fields(kind)]  # type: ignore[arg-type]
    if given.keys() != {"name", *expected}:
        raise CheckpointError(f"{where} is {shown(given)}; expected the name and {', '.join(expected) or 'nothing'}")
    values = {field: _value(field, given[field], where) for field in expected}
    try:
        return kind(**values)
    except ValueError as error:
        raise CheckpointError(f"{where}: {error}") from error


def _value(field: str, value: object, where: str) -> int | DType:
    if field == "scale":
        if not isinstance(value, str) or value not in _SCALES:
            raise CheckpointError(f"{where}: {field} is {shown(value)}; expected one of {', '.join(_SCALES)}")
        return _SCALES[value]
    # bool is an int to isinstance: the type is asked for exactly
    if type(value) is not int or not 0 < value <= MAX_BLOCK:
        raise CheckpointError(f"{where}: {field} is {shown(value)}; expected a number from 1 to {MAX_BLOCK}")
    return value


def planes_of(packing: Quantised, shape: tuple[int, ...]) -> tuple[Plane, ...]:
    """The planes of a matrix of this shape, or of a stack of them.

    Raises ``ValueError`` for a shape that cannot be packed so.
    """
    if not 2 <= len(shape) <= 3:
        raise ValueError(f"{packing} is of matrices and stacks of them, not of shape {list(shape)}")
    kinds = (Axis.EXPERT, Axis.OUT, Axis.IN)[-len(shape) :]
    return packing.planes(tuple(map(Extent, kinds, shape)), DType.F32)
