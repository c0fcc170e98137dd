"""Prompts of a decoder on a GPU: launches for so many tokens, made when they are first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from emitter.graphs.decoder import Room, decoder_prefill
from emitter.plan import DecoderPlan
from emitter.spec.model import ModelSpec

if TYPE_CHECKING:
    from emitter.iree import Session
    from emitter.iree.replay import Relaunch, Workspace

KEPT_PROMPTS = 32
"""Numbers of tokens whose launches are kept."""
_EXACT = 16
"""Tokens of the least step of these numbers."""


def computed_as(count: int) -> int:
    """The tokens as which so many are computed: a power of two, or from 16 on one of eight in each octave."""
    octave = 1 << (count - 1).bit_length()
    step = octave if octave <= _EXACT else max(_EXACT, octave // 16)
    return -(-count // step) * step


class Prompts:
    """The launches of a decoder's prefills, in one workspace."""

    def __init__(self, spec: ModelSpec, plan: DecoderPlan, memory: Workspace) -> None:
        self._spec, self._plan, self._memory = spec, plan, memory
        self._made: dict[tuple[str, Room, int], Relaunch] = {}

    def call(self, session: Session, entry: str, room: Room, count: int, places: Mapping[str, int]) -> Relaunch | str:
        """That of ``count`` tokens over weights and a state at ``places``, to be filled; or why there is none."""
        size = computed_as(count)
        key = entry, room, size
        if (call := self._made.pop(key, None)) is None:
            found = decoder_prefill(self._spec, self._plan, entry, room, size)
            if isinstance(found, str):
                return found
            call = session.relaunch(found, places, self._memory)
        # the last that was used comes last
        self._made = dict([*self._made.items()][1 - KEPT_PROMPTS :]) | {key: call}
        call.take(places)
        return call


def fill(call: Relaunch, tokens: npt.NDArray[np.int32], first: Mapping[str, int], given: Mapping[str, Any]) -> None:
    """Write the inputs of a call: ``tokens``, their places from ``first`` on by the names of the inputs, and what else
    is ``given``, padded to the number that the call computes."""
    (size,), count = call.shape("tokens"), len(tokens)
    places = {name: np.arange(start, start + count, dtype=np.int32) for name, start in first.items()}
    call.write("last", np.array([count - 1], np.int32))
    for name, array in {"tokens": tokens, **given}.items():
        call.write(name, _padded(array, call.shape(name)[0], 0))
    for name, array in places.items():
        call.write(name, _padded(array, size, -1))


def _padded(array: npt.NDArray[Any], size: int, value: int) -> npt.NDArray[Any]:
    """``array [N, ..]`` with rows of ``value`` behind."""
    behind = [(0, size - len(array)), *((0, 0) for _ in array.shape[1:])]
    return np.pad(array, behind, constant_values=value)
