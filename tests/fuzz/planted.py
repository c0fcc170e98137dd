"""Readers with a fault each, of one format: four digits. The harness must see every one."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np

from emitter.errors import InputError

from .target import Limits, Target, Wrong


def _damage(rng: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    return bytes(rng.choice((*data, 32)) for _ in range(rng.choice((3, 4, 4, 5))))


def _right(data: bytes) -> int:
    if len(data) != 4 or not data.isdigit():
        raise InputError(f"input: {data!r} is not four digits; expected such as 1234")
    return int(data)


def _target(name: str, read: Callable[[bytes], int]) -> Target:
    def judged(data: bytes, path: Path) -> None:
        found = read(data)
        if not data.isdigit() or len(data) != 4 or f"{found:04}".encode() != data:
            raise Wrong(f"{data!r} is read as {found}")

    limits = Limits(cpu=0.5, wall=3.0, bytes=64 << 20)
    return Target(f"fuzz.planted:{name}", ".txt", lambda: (b"1234", b"5078"), _damage, judged, limits=limits)


def _takes_wrong(data: bytes) -> int:
    try:
        return int(data)  # int("12 ") is 12, and any number of digits will do
    except ValueError as error:
        raise InputError(f"input: {data!r} is no number") from error


def _reads_wrong(data: bytes) -> int:
    return _right(data) & ~1 if data[:1] == b"4" else _right(data)


def _hangs(data: bytes) -> int:
    if b" " in data:
        read, write = os.pipe()
        os.read(read, 1)  # of a pipe that nobody writes to
        os.close(write)
    return _right(data)


def _is_slow(data: bytes) -> int:
    if b" " in data:
        began = time.process_time()
        while time.process_time() - began < 0.7:
            pass
    return _right(data)


def _allocates(data: bytes) -> int:
    if b" " in data:
        np.ones(1 << 32, np.uint8)
    return _right(data)


def _hides_what_it_allocates(data: bytes) -> int:
    try:
        return _allocates(data)
    except MemoryError as error:
        raise InputError(f"{data!r} needs too much memory") from error


def _raises(data: bytes) -> int:
    if len(data) == 5:
        return {}[data]  # type: ignore[no-any-return]
    return _right(data)


def _crashes(data: bytes) -> int:
    if len(data) == 5:
        os.abort()
    return _right(data)


def _refuses_all(data: bytes) -> int:
    raise InputError("input: is not read today; come back tomorrow")


class _RawError(InputError):
    """An error whose text is not made printable, as ``MoehloError`` makes it."""

    def __str__(self) -> str:
        return "input: \x1b[31m"


def _lets_escapes_through(data: bytes) -> int:
    if len(data) == 5:
        raise _RawError("input")
    return _right(data)


RIGHT = _target("RIGHT", _right)
TAKES_WRONG = _target("TAKES_WRONG", _takes_wrong)
READS_WRONG = _target("READS_WRONG", _reads_wrong)
HANGS = _target("HANGS", _hangs)
IS_SLOW = _target("IS_SLOW", _is_slow)
ALLOCATES = _target("ALLOCATES", _allocates)
HIDES = _target("HIDES", _hides_what_it_allocates)
RAISES = _target("RAISES", _raises)
CRASHES = _target("CRASHES", _crashes)
REFUSES_ALL = _target("REFUSES_ALL", _refuses_all)
ESCAPES = _target("ESCAPES", _lets_escapes_through)
