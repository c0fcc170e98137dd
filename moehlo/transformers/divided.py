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
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
import torch

from emitter.iree import ALIGNMENT, Module, Session, aligned_empty
from emitter.iree.calls.bound import BoundCall
from emitter.iree.calls.host import layouts
from emitter.iree.device import Device
from emitter.iree.drivers import LOCAL_SYNC
from emitter.session.arrays import StagingPlace, in_library_of
from emitter.session.base import BaseSession
from emitter.shapes import TOKENS, static
from emitter.signature import Argument, Result, Signature, require_inputs
from moehlo.transformers.openmp import Team

Array = npt.NDArray[Any]


class _OneToken(BaseSession):
    """A call over one token by torch's threads, which read its inputs where they are copied to."""

    where = "on torch's threads"

    def __init__(self, device: Device, signature: Signature) -> None:
        self.device, self.signature, self._lock = device, signature, threading.Lock()
        self._places = [StagingPlace([*map(static, a.shape)], a.dtype) for a in signature.inputs]
        self._shapes = [place.memory.shape for place in self._places]
        self._others = tuple(argument.name for argument in signature.inputs[1:])
        self._known: set[Any] = set()

    @abstractmethod
    def _computed(self) -> Array:
        """The first result of what lies in the places; the next call writes it."""

    def _results(self, x: Any, extra_inputs: Mapping[str, Any]) -> dict[str, Any]:
        given: Sequence[Any] = (x, *map(extra_inputs.get, self._others))
        if len(given) != 1 + len(extra_inputs) or layouts(given) not in self._known:
            given = self._checked(self._named(x, extra_inputs))
        return in_library_of(x, {self.signature.outputs[0].name: self.compute(*given)})

    def takes(self, *inputs: Any) -> bool:
        """Whether inputs are of one token and of the shapes of the signature."""
        return [value.shape for value in inputs] == self._shapes

    def compute(self, *inputs: Any) -> Array:
        """The first result of ``run``, for a caller who has seen to it that inputs are as the signature says, and that
        they lie plainly."""
        with self._lock:
            for place, value in zip(self._places, inputs, strict=True):
                place.take(value)
            return self._computed().copy()

    def _checked(self, named: Mapping[str, Any]) -> list[Any]:
        arrays = [self.device.describe(value, name) for name, value in named.items()]
        require_inputs(arrays, self.signature.inputs)
        if key := layouts([*named.values()]):
            self._known.add(key)
        return [array.owner for array in arrays]


class DividedSession(_OneToken):
    """A module of experts in f32 sums, loaded for each of ``shares`` threads on one device, which holds its weights.

    ``no_expert`` is an id that visits no expert. ``shares``, 2 or more, must divide top_k.
    """

    def __init__(self, module: Module, weights: Mapping[str, Any], shares: int, no_expert: int) -> None:
        first = Session(module, weights, driver=LOCAL_SYNC)
        super().__init__(first.device, _of_one_token(module.signature))
        x, ids, combine = (place.memory for place in self._places)
        assert shares > 1
        each, rest = divmod(ids.shape[1], shares)
        assert not rest
        # A row for each share, each from a multiple of 64 bytes on, and in it the places of the share's own choices.
        words = ALIGNMENT // 4
        rows = aligned_empty((shares, -(-ids.shape[1] // words) * words), np.int32)
        rows.fill(no_expert)
        self._chosen = ids.reshape(shares, each)
        self._own = np.lib.stride_tricks.as_strided(rows, (shares, each), (rows.strides[0] + 4 * each, 4))
        self._total = aligned_empty(x.shape, np.float32)
        sessions = [first, *(Session(module, first.device) for _ in range(1, shares))]
        given = [{"ids": rows[n : n + 1, : ids.shape[1]], "weights": combine} for n in range(shares)]
        self._calls = [session.bind(x, **others) for session, others in zip(sessions, given, strict=True)]
        self._team = Team([call.invoke for call in self._calls])

    def _computed(self) -> Array:
        self._own[...] = self._chosen
        returned = self._team.run()
        first, second, *others = map(BoundCall.result, self._calls, returned)
        np.add(first, second, out=self._total)
        for other in others:
            np.add(self._total, other, out=self._total)
        return self._total


def _of_one_token(signature: Signature) -> Signature:
    def one(value: Any) -> Any:
        return replace(value, shape=tuple(1 if dim is TOKENS else dim for dim in value.shape))

    return Signature(tuple(map(one, signature.arguments)), tuple(map(one, signature.results)))


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


class DividedProjections(_OneToken):
    """Graphs one after another over one token, ``x [1, a]`` to ``[1, c]``, each computed by rows: a share of them by
    each thread, all of whom then read what all have written. ``stages`` are a module for a share and the weights of
    each.

    A row's sum is the same whoever computes it.
    """

    def __init__(self, stages: Sequence[tuple[Module, Sequence[Share]]]) -> None:
        sessions = [[Session(module, own, driver=LOCAL_SYNC) for own in shares] for module, shares in stages]
        super().__init__(sessions[0][0].device, _of_all_shares([(module, len(own)) for module, own in stages]))
        given = self._places[0].memory
        self._teams: list[Team] = []
        for (module, _), of_stage in zip(stages, sessions, strict=True):
            result = module.signature.results[0]
            each = static(result.shape[1])
            written = aligned_empty((1, each * len(of_stage)), result.dtype.numpy)
            calls = [session.bind(given) for session in of_stage]
            places = [written[:, n * each : (n + 1) * each] for n in range(len(of_stage))]
            self._teams.append(Team([partial(_write, *pair) for pair in zip(calls, places, strict=True)]))
            given = written
        self._output = given

    def _computed(self) -> Array:
        for team in self._teams:
            team.run()
        return self._output


def _of_all_shares(stages: Sequence[tuple[Module, int]]) -> Signature:
    def whole(argument: Argument, shares: int) -> Argument:
        return replace(argument, shape=(shares * static(argument.shape[0]), *argument.shape[1:]), plane=None)

    (first, _), (last, shares) = stages[0], stages[-1]
    weights = [whole(weight, count) for module, count in stages for weight in module.signature.weights]
    result = last.signature.results[0]
    output = Result(result.name, (1, shares * static(result.shape[1])), result.dtype)
    return Signature((*first.signature.inputs, *weights), (output,))


def _write(call: BoundCall, to: Array) -> None:
    to[:] = call.result(call.invoke())
