"""The axes of planes whose rows are cut into groups."""

from __future__ import annotations

from dataclasses import replace

from emitter.packing.weight import Axis, Extent


def words(axes: tuple[Extent, ...], per_number: int, per_element: int) -> tuple[Extent, ...]:
    """The axes of a plane that holds numbers of ``per_number`` bits in elements of ``per_element``."""
    return (*axes[:-1], Extent(axes[-1].axis, axes[-1].size * per_number // per_element))


def groups(axes: tuple[Extent, ...], group: int) -> tuple[Extent, ...]:
    """The axes of a plane with one element for each ``group`` numbers of a row."""
    return (*axes[:-1], Extent(Axis.GROUP, axes[-1].size // group))


def need_whole(axes: tuple[Extent, ...], group: int, packing: object) -> None:
    """Raises ``ValueError`` where a row is no whole number of groups."""
    if not axes or axes[-1].size % group:
        sizes = [extent.size for extent in axes]
        raise ValueError(f"{packing} takes rows of a multiple of {group} numbers, not a weight of shape {sizes}")


def blocks(extent: Extent, block: int) -> Extent:
    """The extent of an axis with one element for each ``block`` of another's, of the last one perhaps fewer.

    Raises ``ValueError`` where parts that lie along the axis share a block.
    """
    if extent.parts > 1 and extent.size // extent.parts % block:
        raise ValueError(f"{extent.parts} parts of {extent.size // extent.parts} cannot share blocks of {block}")
    return replace(extent, size=-(-extent.size // block), letter="")
