"""A weight: its name within a scope, its named axes, what it does to an activation, and how its numbers are stored.

Whatever needs to know which axis counts experts, or which is contracted, reads it here: sizes, floors, random weights,
layouts, and the split of a model over a mesh.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from math import prod
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from emitter.dtype import DType


class Axis(Enum):
    """What an axis of a weight counts."""

    EXPERT = "expert"
    """The routed experts: what a mesh of devices divides among them."""
    SHARED = "shared"
    """Separate shared experts, each with a weight of its own from the router."""
    OUT = "out"
    """What a product writes; what a bias or a factor acts on."""
    IN = "in"
    """What a product reads and sums over."""
    VOCABULARY = "vocabulary"
    """Token ids."""
    CHOICE = "choice"
    """The k experts of a token."""
    GROUP = "group"
    """Groups of neighbouring inputs that share what a packing keeps of them, such as a scale."""
    STORED = "stored"
    """What only a tensor on disk counts, such as weights that lie in it one after another."""


@dataclass(frozen=True)
class Extent:
    """One axis and its size. ``parts`` equal stretches, ``letter`` each, lie along it: ``2I`` is gates, then ups.

    ``interleaved``: the parts alternate element by element: a gate, its up, the next gate.
    """

    axis: Axis
    size: int
    letter: str = ""
    parts: int = 1
    interleaved: bool = False

    @property
    def symbol(self) -> str:
        """How a person writes the size: ``2I``; the number where the size has no letter."""
        return f"{self.parts if self.parts > 1 else ''}{self.letter}" if self.letter else str(self.size)


class Use(Enum):
    """What a weight does to an activation."""

    PRODUCT = "product"
    """``x @ W^T``"""
    BIAS = "bias"
    """``x + b``"""
    FACTOR = "factor"
    """``x * f``: norms and scales"""
    TABLE = "table"
    """a look-up: integers by token id"""


@dataclass(frozen=True)
class Plane:
    """One array of a weight as it is stored. The axes of a packed plane may be shorter than the weight's, or fewer.

    ``backing`` counts the bytes of the numbers that a plane of addresses leads to.
    """

    name: str
    axes: tuple[Extent, ...]
    dtype: DType
    backing: int = 0

    @property
    def shape(self) -> tuple[int, ...]:
        """The sizes of the axes."""
        return tuple(extent.size for extent in self.axes)

    @property
    def nbytes(self) -> int:
        """Bytes of the plane, and of what its addresses lead to."""
        return prod(self.shape) * self.dtype.itemsize + self.backing


class Packing(Protocol):
    """How the numbers of a weight are stored: a frozen class each, whose docstring is the formula of a number."""

    def planes(self, axes: tuple[Extent, ...], compute: DType) -> tuple[Plane, ...]:
        """The planes of a weight with these axes in a graph of this compute dtype.

        One plane without a name is the weight itself. Raises ``ValueError`` for axes that cannot be packed so.
        """


class Quantised(Packing, Protocol):
    """A packing of fewer bits than the numbers that it stands for."""

    @property
    def rows(self) -> int:
        """How many neighbouring rows (of the last axis but one) share what a packing keeps of them, 1 where none do."""

    def numbers(self, planes: Mapping[str, NDArray[Any]]) -> NDArray[np.float32]:
        """The numbers of a weight, f32, from its planes by name.

        Any stretch of rows may be given instead of the whole, the same stretch of all planes, beginning at a multiple
        of ``rows``. Holds at most a few times what it returns. The type of the elements of a plane may be any of the
        size that ``planes`` says: what the bits mean is the packing's to know.
        """


@dataclass(frozen=True)
class Scope:
    """Where a name is looked up: inside modules (``("layers", "3")``), and there in a bank of experts.

    The one place where names of weights are put together.
    """

    path: tuple[str, ...] = ()
    bank: str = ""

    def name(self, stem: str) -> str:
        """The full name of ``stem`` in this scope: ``layers.3.second_expert_down``."""
        return ".".join((*self.path, f"{self.bank}_{stem}" if self.bank else stem))

    def inside(self, *path: str) -> Scope:
        """The scope of a module of this one."""
        return Scope((*self.path, *path), self.bank)


@dataclass(frozen=True)
class Weight:
    """One weight. ``stem`` is its name within ``scope``."""

    stem: str
    axes: tuple[Extent, ...]
    use: Use
    packing: Packing
    scope: Scope = Scope()

    def __post_init__(self) -> None:
        named = [extent.axis for extent in self.axes]
        if twice := sorted({axis.value for axis in named if named.count(axis) > 1}):
            raise ValueError(f"weight {self.name} has the axis {', '.join(twice)} twice")

    @property
    def name(self) -> str:
        """The name in its scope: ``layers.3.expert_down``."""
        return self.scope.name(self.stem)

    @property
    def shape(self) -> tuple[int, ...]:
        """The logical shape, whatever the packing."""
        return tuple(extent.size for extent in self.axes)

    def size(self, axis: Axis) -> int | None:
        """The size along ``axis``, None where the weight has no such axis."""
        return next((extent.size for extent in self.axes if extent.axis is axis), None)

    def planes(self, compute: DType) -> tuple[Plane, ...]:
        """The arrays that hold the weight in a graph of this compute dtype."""
        return self.packing.planes(self.axes, compute)

    def plane_name(self, plane: Plane) -> str:
        """The name of a plane's argument: the weight's own where it is the weight itself."""
        return f"{self.name}.{plane.name}" if plane.name else self.name

    def nbytes(self, compute: DType) -> int:
        """Bytes of all planes."""
        return sum(plane.nbytes for plane in self.planes(compute))

    def within(self, *path: str) -> Weight:
        """The same weight as part of a larger model: of the module ``path``."""
        return replace(self, scope=Scope((*path, *self.scope.path), self.scope.bank))
