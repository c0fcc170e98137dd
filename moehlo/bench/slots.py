"""Experts that take turns in memory, timed beside those that are all there."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.errors import MoehloError
from emitter.graphs import EmitOptions, Strategy
from emitter.plan import Request, plan_dispatch
from emitter.signature import weight_arguments
from emitter.spec.tensors import canonical_weights
from moehlo.bench.contender import Array, Call, Unavailable
from moehlo.bench.ours import Modules
from moehlo.bench.workload import Workload
from moehlo.streamed import StreamedSession
from weights import write_checkpoint
from weights.store import open_store


class InSlots:
    """The workload's layer with ``slots`` of its experts in memory, the others read from a file as they are asked for.

    The file is written when the contender is made, and removed when it is closed: what is read is in the page cache
    where memory has room for it, as a model's files are that are in use.
    """

    def __init__(self, workload: Workload, modules: Modules, slots: int, threads: int) -> None:
        self.name = f"{slots} slots"
        layer, spec = workload.layer, workload.spec
        if modules.directory is not None:
            raise Unavailable("modules for experts in slots are not kept in a folder (--modules)")
        self._folder = tempfile.TemporaryDirectory(prefix="moehlo-bench-")
        try:
            wanted = weight_arguments(canonical_weights(spec), workload.dtype)
            names = {name: array for name, array in workload.weights.items() if "." not in name}
            write_checkpoint(Path(self._folder.name) / "model", {}, {layer.index: names}, layer.layout, wanted)
            request = Request(Strategy.GATHERED, modules.backend)
            options, _ = plan_dispatch(spec, request, EmitOptions(None, workload.dtype))
            store = open_store(Path(self._folder.name) / "model")
            self._session = StreamedSession(layer, store, options, modules.target, slots, threads=threads)
        except MoehloError as error:
            self._folder.cleanup()
            raise Unavailable(str(error)) from error
        self._before = self._session.statistics

    def prepare(self, inputs: Sequence[npt.NDArray[np.float32]]) -> Call:
        """See ``Contender``."""
        return lambda i: self._session(inputs[i])

    def array(self, result: Any) -> Array:
        """See ``Contender``."""
        return np.asarray(result)

    def close(self) -> None:
        """End the thread that reads ahead, and remove the file."""
        self._session.close()
        self._folder.cleanup()

    def remark(self) -> str:
        """What was found in the slots and read since the last remark."""
        now = self._session.statistics
        since, self._before = now.since(self._before), now
        return str(since)
