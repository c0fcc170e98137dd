"""What is timed: something that computes the layer, prepared for one token count."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, runtime_checkable

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
Call = Callable[[int], Any]
"""Computes the layer over input number i, to the end; the result is as its library gives it."""


COMPILE_SECONDS = 120.0
"""How long a peer on a GPU may take to be compiled for a number of tokens, where nothing else is said."""


class Unavailable(Exception):  # noqa: N818 - not an error: a row of the table says it
    """Why a contender does not run: a package is missing, memory is short, it is written for other layers."""


def first_line(error: BaseException, most: int = 160) -> str:
    """What an error says, as far as a table has room for it: its first line, or its type where it says nothing."""
    said = str(error).strip() or type(error).__name__
    return said.splitlines()[0][:most]


class Contender(Protocol):
    """One way to compute the layer."""

    name: str

    def prepare(self, inputs: Sequence[npt.NDArray[np.float32]]) -> Call:
        """Make ready for inputs ``[N, H]`` of one N. Raises ``Unavailable``."""

    def array(self, result: Any) -> Array:
        """What a call returned, as ``[N, H]`` f32."""


@runtime_checkable
class Remarking(Contender, Protocol):
    """A contender that has something to say of its calls at a token count, beside their times."""

    def remark(self) -> str:
        """What was seen since the last remark."""
