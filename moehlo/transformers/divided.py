"""What decode of one sequence computes: one token, divided among the threads of OpenMP's team.

Between the layers of a model torch's threads are awake. To hand a call over one token to threads of the runtime takes
up to a tenth of the call: those sleep, and torch's have to be ended first and made anew afterwards. So each of torch's
threads computes a share by itself.

Of experts that is a share of the token's choices, in f32, and the shares are added up in their order. A choice that is
not in a share has an id there that is no expert. The sum over the choices is then associated differently than in one
call: by shares, and by rising expert in each. Of an MLP or a projection it is a share of the rows of each matrix, and
nothing is added up.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
import torch

from emitter.arrays import to_torch
from emitter.iree import ALIGNMENT, Module, Session, aligned_empty
from emitter.iree.calls.bound import BoundCall
from emitter.iree.drivers import LOCAL_SYNC
from emitter.shapes import static
from moehlo.transformers.dtypes import OURS, unsigned
from moehlo.transformers.openmp import Team


class DividedSession:
    """A module of experts in f32 sums and its weights, loaded once for each of ``shares`` threads.

    ``nobody`` is an id that visits no expert. ``shares``, 2 or more, must divide top_k.
    """

    def __init__(self, module: Module, weights: Mapping[str, Any], shares: int, nobody: int) -> None:
        x, ids, combine = module.signature.inputs
        hidden, top_k = x.shape[1], ids.shape[1]
        assert isinstance(hidden, int)
        assert isinstance(top_k, int)
        assert shares > 1
        assert top_k % shares == 0
        given = aligned_empty((1, hidden), x.dtype.numpy)
        weighed = aligned_empty((1, top_k), combine.dtype.numpy)
        # A row for each share, each from a multiple of 64 bytes on, and in it the places of the share's own choices.
        words = ALIGNMENT // 4
        rows = aligned_empty((shares, -(-top_k // words) * words), np.int32)
        rows.fill(nobody)
        each = top_k // shares
        self._own = np.lib.stride_tricks.as_strided(rows, (shares, each), (rows.strides[0] + 4 * each, 4))
        self._total, self._nobody = aligned_empty((1, hidden), np.float32), nobody
        with torch.inference_mode(mode=False):  # what is made under it, no other call may write
            self._x, self._weights, self._output = map(to_torch, (given, weighed, self._total))
        sessions = [Session(module, weights, driver=LOCAL_SYNC) for _ in range(shares)]
        self._calls = [s.bind(given, ids=rows[n : n + 1, :top_k], weights=weighed) for n, s in enumerate(sessions)]
        self._team, self._lock = Team([call.invoke for call in self._calls]), threading.Lock()

    def takes(self, x: torch.Tensor, ids: torch.Tensor, weights: torch.Tensor) -> bool:
        """Whether a call is over one token (and its shapes go together)."""
        choices = self._weights.shape
        return bool(x.shape == self._x.shape and ids.shape == choices and weights.shape == choices)

    def __call__(self, x: torch.Tensor, ids: torch.Tensor, weights: torch.Tensor) -> torch.Tensor:
        """The experts' weighed sum ``[1, H]`` for ``x [1, H]``, ``ids [1, k]`` and ``weights [1, k]``, in ``x``'s type.

        ``x`` and ``weights`` of any float type, ``ids`` of any integer type: those below 0 and from ``nobody`` on visit
        no expert.
        """
        chosen = unsigned(ids).reshape(self._own.shape)
        with self._lock:
            self._x.copy_(x)
            self._weights.copy_(weights)
            np.minimum(chosen, self._nobody, out=self._own, casting="unsafe")
            returned = self._team.run()
            first, second, *others = map(BoundCall.result, self._calls, returned)
            np.add(first, second, out=self._total)
            for other in others:
                np.add(self._total, other, out=self._total)
            return self._output.to(x.dtype, copy=True)


Share = Mapping[str, torch.Tensor]
"""The weights of one thread: its rows of each, by name."""


def divide(weights: Mapping[str, torch.Tensor], shares: int) -> list[Share] | None:
    """Each thread's rows of all ``weights``, where they lie; None where they are not as many each, or do not start
    where the runtime reads them in place."""
    if any(len(weight) % shares for weight in weights.values()):
        return None
    parts: list[Share] = [{name: w.tensor_split(shares)[n] for name, w in weights.items()} for n in range(shares)]
    aligned = all(part.data_ptr() % ALIGNMENT == 0 for own in parts for part in own.values())
    return parts if aligned else None


class DividedProjections:
    """Graphs behind each other over one token, ``x [1, a]`` to ``[1, c]``, each computed by rows: a share of them by
    each thread, all of whom then read what all have written. ``stages`` are a module for a share and the weights of
    each; everything is of ``dtype``.

    A row's sum is the same whoever computes it.
    """

    def __init__(self, stages: Sequence[tuple[Module, Sequence[Share]]], dtype: torch.dtype) -> None:
        numbers = OURS[dtype].numpy
        width = static(stages[0][0].signature.inputs[0].shape[1])
        given = first = aligned_empty((1, width), numbers)
        self._teams: list[Team] = []
        for module, shares in stages:
            sessions = [Session(module, own, driver=LOCAL_SYNC) for own in shares]
            each = static(module.signature.results[0].shape[1])
            written = aligned_empty((1, each * len(shares)), numbers)
            calls = [s.bind(given) for s in sessions]
            places = [written[:, n * each : (n + 1) * each] for n in range(len(shares))]
            self._teams.append(Team([partial(_write, *pair) for pair in zip(calls, places, strict=True)]))
            given = written
        with torch.inference_mode(mode=False):  # what is made under it, no other call may write
            self._x, self._output = to_torch(first), to_torch(given)
        self._lock = threading.Lock()

    def __call__(self, x: torch.Tensor) -> torch.Tensor:
        """``[1, c]`` of ``x [1, a]``, both of the element type of the graphs."""
        with self._lock:
            self._x.copy_(x)
            for team in self._teams:
                team.run()
            return self._output.clone()


def _write(call: BoundCall, to: npt.NDArray[Any]) -> None:
    to[:] = call.result(call.invoke())
