"""The threads that torch computes on: how to run on them, and how to keep them out of the way of the runtime's.

torch computes on OpenMP's threads, and after a parallel region they spin for milliseconds in case that another one
follows (GCC manual of libgomp, GOMP_SPINCOUNT). So between torch's own regions nothing starts sooner than a region of
ours (``Team``): its threads are awake, each on a core. Where a call has to run on threads of the runtime meanwhile, a
spinning thread would take half a core from one of them; ``omp_pause_resource_all`` (OpenMP 5.0, 3.2.44) ends them, and
the next region makes new ones.
"""

from __future__ import annotations

import contextlib
import ctypes
import functools
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import torch

_SOFT = 1
_BODY = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class _Run(NamedTuple):
    """The numbers of the calls that no thread has taken, what calls returned, and what they raised."""

    left: Iterator[int]
    results: list[Any]
    errors: list[BaseException]


class Team:
    """Calls that run at the same time, each on a thread of OpenMP's team of whoever runs them.

    A call has to let go of the interpreter while it computes. Nothing rests on how many threads OpenMP gives: each
    takes calls as long as there are any. One run at a time.
    """

    def __init__(self, calls: Sequence[Callable[[], Any]]) -> None:
        parallel = _function("GOMP_parallel")
        assert parallel is not None  # teams_there says so
        parallel.argtypes = [_BODY, ctypes.c_void_p, ctypes.c_uint, ctypes.c_uint]
        parallel.restype = None
        self._parallel, self._count = parallel, len(calls)
        self._runs: list[_Run] = []
        runs = self._runs

        def body(_: int | None) -> None:
            run = runs[0]
            try:
                for number in run.left:
                    run.results[number] = calls[number]()
            except BaseException as error:  # what calls this is not Python's: an exception would be printed and lost
                run.errors.append(error)

        self._body = _BODY(body)

    def run(self) -> list[Any]:
        """What the calls return, in their order. Raises what one of them raises."""
        run = _Run(iter(range(self._count)), [None] * self._count, [])
        self._runs[:] = [run]
        self._parallel(self._body, None, self._count, 0)
        self._runs.clear()
        if run.errors:
            raise run.errors[0]
        return run.results


def teams_there() -> bool:
    """Whether there is an OpenMP whose threads are torch's and can be had (GNU's, or one that takes its calls)."""
    return _function("GOMP_parallel") is not None


def pause_threads() -> None:
    """End the threads that OpenMP keeps for the calling thread's next parallel region; nothing without such a library.

    Does nothing where they sleep at once, as the user may have chosen (``$OMP_WAIT_POLICY``, ``$GOMP_SPINCOUNT``).
    """
    pause = _pause()
    if pause is not None:
        pause(_SOFT)


@functools.cache
def _pause() -> Callable[[int], int] | None:
    function = _function("omp_pause_resource_all") if _spin(os.environ) else None
    if function is not None:
        function.argtypes, function.restype = [ctypes.c_int], ctypes.c_int
    return function


def _spin(environment: Mapping[str, str]) -> bool:
    """Whether idle threads spin before they sleep: the count says so, where there is none the policy (GCC manual)."""
    if count := environment.get("GOMP_SPINCOUNT"):
        return count.strip() != "0"
    return environment.get("OMP_WAIT_POLICY", "").strip().lower() != "passive"


@functools.cache
def _function(name: str) -> Any | None:
    """A function of the OpenMP that torch's own code calls; None where torch has other threads, or it no such
    function."""
    if "backend: OpenMP" not in torch.__config__.parallel_info():
        return None
    # As the dynamic linker looks it up for torch: first among what was loaded for all, then in what torch rests on.
    for library in (None, str(Path(torch.__file__).parent / "lib" / "libtorch_cpu.so")):
        with contextlib.suppress(OSError, AttributeError):
            return ctypes.CDLL(library)[name]
    return None
