"""How fast a file is read from its disk."""

from __future__ import annotations

import contextlib
import mmap
import os
import threading
import time
from pathlib import Path

import numpy as np

_ALIGNED = 4096
"""Bytes of which places, lengths and memory are multiples where nothing of a file is kept in memory (O_DIRECT)."""


def disk_rate(path: Path, piece: int, *, reads: int, seconds: float = 0.5) -> float | None:
    """Bytes a second that the disk gives in pieces of so many bytes at random places, ``reads`` of them in flight.

    What the system has of the file in memory is left out; None where it cannot be (the file is in memory alone, or the
    system has no such reading), or the file is shorter than a piece.
    """
    piece = max(_ALIGNED, piece // _ALIGNED * _ALIGNED)
    direct = getattr(os, "O_DIRECT", None)
    try:
        places = path.stat().st_size // piece
        if direct is None or not places:
            return None
        descriptor = os.open(path, os.O_RDONLY | direct)
    except OSError:
        return None
    until, done, lock = time.perf_counter() + seconds, [0], threading.Lock()

    def read(draws: np.random.Generator) -> None:
        with mmap.mmap(-1, piece) as memory, contextlib.suppress(OSError):
            while time.perf_counter() < until:
                count = os.preadv(descriptor, [memory], int(draws.integers(places)) * piece)
                with lock:
                    done[0] += count

    began = time.perf_counter()
    threads = [threading.Thread(target=read, args=(np.random.default_rng(number),)) for number in range(reads)]
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        taken = time.perf_counter() - began
    finally:
        os.close(descriptor)
    return done[0] / taken if done[0] else None
