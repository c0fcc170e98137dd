"""The ways in which a session's calls are executed, each behind the same protocol.

A call that is unlike those before is checked, and the first way that computes it does; what it had to find out for
that it keeps. Calls of the same kind go the short way from then on: what was checked once holds for them too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from emitter.iree.state import State
from emitter.session.arrays import ForeignArray

Given = Sequence[Any]
"""The inputs of a call as the caller has them, in the order of the signature."""
Results = dict[str, Any]
"""By name, without those that are kept as state."""
Call = Callable[[Given], Results]
"""A call of one kind, over any inputs of that kind."""
Key = tuple[tuple[Any, ...], ...]
"""Of a call's inputs: the name, address, shape and element type of each, or some of that; empty where a call is not to
be known again."""


class Way(Protocol):
    """A way in which calls of one entry point are executed."""

    def find(self, given: Given, state: State) -> Call | None:
        """The call of the kind of ``given`` with ``state``, where one was computed this way before."""

    def compute(self, given: Given, arrays: Sequence[ForeignArray], state: State) -> Results | None:
        """Check the shapes of ``arrays``, which describe ``given``, and compute; None where another way has to."""


def remember(known: dict[Key, Any], key: Key, call: Any, most: int) -> None:
    """Keep a call for its kind, in the place of the oldest where there are ``most`` already."""
    if len(known) >= most:
        del known[next(iter(known))]
    known[key] = call
