"""Memory of a GPU between a caller's streams and the runtime's own, without copies.

The runtime computes on one private stream, and its semaphores neither import nor export
events of CUDA (3.13: "timepoint import is not yet implemented"). A call has computed when it returns. So there are two
things to see to:

- What the caller's stream still has to do comes first: the arguments may be among it. An event on that stream, for
  which everything that the GPU's context is given later waits on the GPU (``CudaDriver.order_after``).
- A result lies in the runtime's memory, which goes back to the runtime once its tensor is gone, when kernels of the
  caller may still have to read it. So it goes back only at a later call, after an event on the stream of the call
  that made it: the rule by which torch reuses memory of its own. Who lets other streams read a tensor waits for them
  before letting go of it; ``Tensor.record_stream`` does nothing for memory that is not torch's.
"""

from __future__ import annotations

import contextlib
import weakref
from collections import deque
from typing import Any

from emitter.iree.cuda_driver import CudaDriver


class _Lent(weakref.ref[Any]):
    """Ends with an owner, and keeps a result and a stream until then. Half the time of ``weakref.finalize``.

    It knows its ``handover`` weakly: what that keeps goes with it, at the end of the process before the device does.
    """

    __slots__ = ("handover", "held")
    held: tuple[Any, int]
    handover: weakref.ref[Handover]


class Handover:
    """Keeps the order, and the memory of results, for all sessions on one GPU."""

    def __init__(self, driver: CudaDriver) -> None:
        self._driver = driver
        self._given_back: deque[tuple[Any, int]] = deque()
        self._lent: dict[int, _Lent] = {}
        self._weak = weakref.ref(self)

    def before_call(self, stream: int | None) -> None:
        """Order the runtime after the caller's ``stream``, and take back memory of results that are gone.

        Streams are the driver's handles, None for a caller without one. Raises as ``CudaDriver.order_after`` does.
        """
        if not self._given_back:
            if stream is not None:
                self._driver.order_after(stream)
            return
        back: list[tuple[Any, int]] = []
        with contextlib.suppress(IndexError):
            while True:
                back.append(self._given_back.popleft())
        try:
            # the caller's first: one that is captured is refused, and the driver orders nothing after others meanwhile
            for each in dict.fromkeys([*([] if stream is None else [stream]), *(s for _, s in back)]):
                self._driver.order_after(each)
        except BaseException:
            self._given_back.extend(back)
            raise
        # Here the runtime's memory is its own again, after all that was to read it.

    def lend(self, owner: Any, result: Any, stream: int) -> None:
        """Keep ``result`` (what holds the runtime's memory) until ``owner`` is gone and a later call is ordered after
        ``stream``. ``owner`` is what lives as long as anything refers to the memory: a tensor's storage."""
        lent = _Lent(owner, _take_back)
        lent.held, lent.handover = (result, stream), self._weak
        self._lent[id(lent)] = lent

    def take_back(self, lent: _Lent) -> None:
        """Have a later call give back what was lent; its owner is gone."""
        self._given_back.append(lent.held)
        self._lent.pop(id(lent), None)


def _take_back(lent: _Lent) -> None:
    handover = lent.handover()
    if handover is not None:
        handover.take_back(lent)
