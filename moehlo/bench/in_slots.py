"""Experts held in slots, timed with those that are all in memory."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

from emitter.errors import MoehloError
from emitter.graphs import signature_arguments
from emitter.plan import Strategy
from emitter.signature import Role
from moehlo.bench.contender import Call, Contender, Unavailable
from moehlo.bench.ours import Modules, plan_of
from moehlo.bench.table import SLOTS
from moehlo.bench.workload import Workload
from moehlo.choices import SlotRule
from moehlo.slot_count import slots_in
from moehlo.streamed import StreamedSession
from weights.archives.arrays import write_arrays
from weights.store import open_store


class InSlots(Contender):
    """The workload's layer with some of its experts in memory, the others read from a file as they are asked for.

    The file is written when the contender is made, and removed when it is closed: what is read is in the page cache
    where memory has room for it, as a model's files are that are in use.
    """

    kind = SLOTS

    def __init__(
        self, workload: Workload, modules: Modules, wanted: int | Literal[SlotRule.AUTO], threads: int
    ) -> None:
        layer = workload.layer
        if modules.directory is not None:
            raise Unavailable("modules for experts in slots are not kept in a folder (--modules)")
        self._folder = tempfile.TemporaryDirectory(prefix="moehlo-bench-")
        try:
            plan = plan_of(workload.spec, workload.dtype, modules.target, Strategy.GATHERED, workload.packings)
            weights = [a for a in signature_arguments(workload.spec, plan) if a.role is Role.WEIGHT]
            place = Path(self._folder.name)
            write_arrays(place, layer, workload.dtype, weights, workload.weights)
            store = open_store(place, layer.model.part)
            slots = slots_in(layer, store, plan, wanted)
            assert slots is not None
            self.name = f"{slots.count} slots"
            self._session = StreamedSession(layer, store, plan, modules.target, slots.count, threads=threads)
        except (MoehloError, OSError) as error:
            self._folder.cleanup()
            raise Unavailable(str(error)) from error
        self._before = self._session.statistics

    def prepare(self, inputs: Sequence[Any]) -> Call:
        return lambda i: self._session(inputs[i])

    def close(self) -> None:
        """End the thread that reads ahead, and remove the file."""
        self._session.close()
        self._folder.cleanup()

    def remark(self) -> str:
        """What was found in the slots and read since the last remark."""
        now = self._session.statistics
        since, self._before = now.since(self._before), now
        return str(since)
