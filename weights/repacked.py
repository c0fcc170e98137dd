"""Tensors of blocks, seen as a plane of the packing that they are repacked to as they are read."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any, cast

import numpy as np

from emitter.dtype import DType
from emitter.errors import CheckpointError, shown
from emitter.packing import Gguf, Packing, Quantised, Weight, repack
from weights.layouts import Array
from weights.made_rows import MadeRows
from weights.stored import Stored

BLOCKS = "blocks"
"""The plane that is read."""
_AT_ONCE = 1 << 20
"""Bytes that are made at once: fewer, and threads wait for each other between NumPy's calls."""


class RepackedPlane(MadeRows):
    """Tensors ``[.., rows, blocks, bytes]`` of a packing as one ``plane`` of ``emitter.packing.repacked``: of each row
    ``width`` elements of ``dtype``. See ``Stored``; what ``array`` gives are places alone.

    To read them raises ``CheckpointError`` where a scale is beyond the range of f16.
    """

    def __init__(self, stored: Stored, packing: Gguf, plane: str, width: int, dtype: np.dtype[Any]) -> None:
        super().__init__(self.shape, lambda name: dtype, self._repack)
        self.stored, self.label = stored, stored.label
        self._of, self._width, self._element = (packing, plane), width, dtype

    def shape(self, name: str) -> tuple[int, ...]:
        """``[.., rows, width]``."""
        return (*self.stored.array(name).shape[:-2], self._width)

    def stored_bytes(self, name: str) -> int:
        """Bytes of the blocks."""
        return self.stored.stored_bytes(name)

    def mapped(self, name: str) -> bool:
        """See ``Stored``: never."""
        return False

    def _repack(self, name: str, first: int, found: Array) -> None:
        """Write the rows from ``first`` on to ``found [R, width]``, a part after the other."""
        blocks = self.stored.array(name)
        blocks = blocks.reshape(math.prod(blocks.shape[:-2]), *blocks.shape[-2:])[first : first + len(found)]
        count = max(1, _AT_ONCE // found[0].nbytes)
        try:
            for start in range(0, len(found), count):
                octets = self.stored.read(name, blocks[start : start + count]).view(np.uint8)
                found[start : start + count] = repack(self._of[0], octets, self._of[1]).view(self._element)
        except OverflowError:
            raise CheckpointError(
                f"{self.label}: {shown(name, 200)} has scales beyond the range of f16, in which kernels read them; "
                "take --residency bf16"
            ) from None


def repacked_numbers(
    weights: Iterable[Weight], stored: Mapping[str, Packing | str], planes: Mapping[str, Array]
) -> dict[str, Array]:
    """The numbers by name, f32, of those ``weights`` that have other planes than they are ``stored`` in: what kernels
    read, where the file's differ from it by the rounding of scales."""
    found = {}
    for weight in weights:
        if stored.get(weight.name, weight.packing) == weight.packing:
            continue
        packing = cast("Quantised", weight.packing)
        held = {plane.name: planes[weight.plane_name(plane)] for plane in weight.planes(DType.F32)}
        found[weight.name] = packing.numbers(held).reshape(weight.shape)
    return found
