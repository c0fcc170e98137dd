"""torch's idle threads, out of the way of the runtime's.

After a parallel region GNU's OpenMP, which torch's CPU builds bring, has its threads spin for milliseconds in case that
another region follows. The experts' kernels run on threads of the runtime meanwhile, on the same cores, and a spinning
thread takes half a core from one of them (GCC manual of libgomp, GOMP_SPINCOUNT). ``omp_pause_resource_all`` (OpenMP
5.0, 3.2.44) ends these threads; the next region makes new ones.
"""

from __future__ import annotations

import ctypes
import functools
import os
from collections.abc import Callable
from pathlib import Path

_SOFT = 1


def pause_threads() -> None:
    """End the threads that OpenMP keeps for the calling thread's next parallel region; nothing without such a library.

    Does nothing where the user has chosen how they wait (``$OMP_WAIT_POLICY``, ``$GOMP_SPINCOUNT``).
    """
    pause = _pause()
    if pause is not None:
        pause(_SOFT)


@functools.cache
def _pause() -> Callable[[int], int] | None:
    if os.environ.get("OMP_WAIT_POLICY") or os.environ.get("GOMP_SPINCOUNT"):
        return None
    try:
        maps = Path("/proc/self/maps").read_text()
    except OSError:
        return None
    loaded = {line.split(maxsplit=5)[-1] for line in maps.splitlines() if "libgomp" in line.rpartition("/")[2]}
    if len(loaded) != 1:
        return None
    try:
        function = ctypes.CDLL(loaded.pop()).omp_pause_resource_all
    except (OSError, AttributeError):
        return None
    function.argtypes, function.restype = [ctypes.c_int], ctypes.c_int
    return function
