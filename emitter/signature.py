"""What the emitter hands on: a text and its signature. The only contract between emitter, weights and sessions."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Any

import ml_dtypes
import numpy as np


class DType(Enum):
    """Element types, spelled as in MLIR."""

    F64 = "f64"
    F32 = "f32"
    BF16 = "bf16"
    F16 = "f16"
    I32 = "i32"
    I1 = "i1"

    @property
    def numpy(self) -> np.dtype[Any]:
        """The NumPy dtype of this element type (bf16 through ml_dtypes)."""
        return _NUMPY[self]

    @property
    def itemsize(self) -> int:
        """Bytes per element."""
        return self.numpy.itemsize

    @property
    def is_float(self) -> bool:
        """Whether this is a floating-point type."""
        return self in (DType.F64, DType.F32, DType.BF16, DType.F16)


_NUMPY: dict[DType, np.dtype[Any]] = {
    DType.F64: np.dtype(np.float64),
    DType.F32: np.dtype(np.float32),
    DType.BF16: np.dtype(ml_dtypes.bfloat16),
    DType.F16: np.dtype(np.float16),
    DType.I32: np.dtype(np.int32),
    DType.I1: np.dtype(np.bool_),
}


class Role(Enum):
    """What an argument is: an activation given per call, or a weight loaded once."""

    INPUT = "input"
    WEIGHT = "weight"


@dataclass(frozen=True)
class Argument:
    """One argument of an entry point.

    ``name`` is the argument's name in the text and, for weights, the canonical weight it stands for
    (see ``tensors.py``). A dimension of ``None`` is the token count of a dynamic graph.
    """

    name: str
    shape: tuple[int | None, ...]
    dtype: DType
    role: Role


@dataclass(frozen=True)
class Result:
    """One result of an entry point: ``output`` first, then ``router_state`` where the router carries one on.

    Behind them come the stages, when they were asked for.
    """

    name: str
    shape: tuple[int | None, ...]
    dtype: DType


@dataclass(frozen=True)
class Signature:
    """Arguments (inputs first, then weights) and results, in the order of the function type."""

    arguments: tuple[Argument, ...]
    results: tuple[Result, ...]

    @cached_property
    def inputs(self) -> tuple[Argument, ...]:
        """Arguments given anew on each call."""
        return tuple(a for a in self.arguments if a.role is Role.INPUT)

    @cached_property
    def weights(self) -> tuple[Argument, ...]:
        """Arguments loaded once; their names are canonical weight names."""
        return tuple(a for a in self.arguments if a.role is Role.WEIGHT)


@dataclass(frozen=True)
class Graph:
    """A module's text and the signature of its entry point ``@main``.

    ``features`` are the instruction sets that its kernels name, in LLVM's spelling: what compiles anywhere and runs
    only where they are.
    """

    text: str
    signature: Signature
    entry: str = "main"
    features: frozenset[str] = frozenset()
