"""How much memory this process, or its GPU, can still take, and what bounds it."""

from __future__ import annotations

import contextlib
import ctypes
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from emitter.target.host import control_groups

if TYPE_CHECKING:
    from emitter.target import Target

PROC, GROUPS = Path("/proc"), Path("/sys/fs/cgroup")
_UNKNOWN = 4 << 30


@dataclass(frozen=True)
class Room:
    """``nbytes`` that can still be allocated, and ``by`` what no more can: as a person says it."""

    nbytes: int
    by: str

    def __str__(self) -> str:
        return f"{size(self.nbytes)} {self.by}"

    def less(self, nbytes: int, what: str) -> Room:
        """The same without what is kept for something else."""
        return Room(max(0, self.nbytes - nbytes), f"{self.by} besides {size(nbytes)} for {what}")


def size(nbytes: float) -> str:
    """``5.8 kB``, ``302.0 MB`` or ``38.65 GB``."""
    if nbytes >= 1e9:
        return f"{nbytes / 1e9:,.2f} GB"
    return f"{nbytes / 1e6:,.1f} MB" if nbytes >= 1e6 else f"{nbytes / 1e3:,.1f} kB"


def free_memory(proc: Path = PROC, groups: Path = GROUPS) -> Room | None:
    """The least of what the machine, the groups of processes that this one is in, and its own limits leave; None where
    the system does not tell.

    What files have in memory is counted as free: the system lets go of it. A group is a control group of Linux (``man 7
    cgroups``, both versions), as containers are; the limits are those of ``ulimit -v`` and ``-d``.
    """
    rooms = [*_machine(proc), *_groups(proc, groups), *_limits(proc)]
    return min(rooms, key=lambda room: room.nbytes, default=None)


def room_on(target: Target | None = None) -> Room:
    """What is free where a target computes: of a GPU's own memory what its driver says, of the host's
    ``free_memory``; a guess of 4 GiB where neither tells."""
    if target is not None and target.kind == "cuda":
        from emitter.errors import TargetError
        from emitter.iree.cuda_driver import open_driver

        with contextlib.suppress(TargetError):
            free, total = open_driver().free_memory()
            return Room(free, f"of the GPU's {size(total)} are free")
        return Room(_UNKNOWN, "of the GPU's memory are taken to be free")
    room = free_memory()
    return Room(_UNKNOWN, "are taken to be free") if room is None else Room(room.nbytes, "are free")


def available_memory() -> int:
    """Bytes of the host's ``room_on``."""
    return room_on().nbytes


def _machine(proc: Path) -> Iterator[Room]:
    if (free := _fields(proc / "meminfo").get("MemAvailable")) is not None:
        yield Room(free * 1024, "of free memory")


def _groups(proc: Path, root: Path) -> Iterator[Room]:
    """Of each group that this process is in, up to the root: its limit, less what it uses and cannot be let go of."""
    for group, unified in control_groups("memory", proc, root):
        names = ("memory.max", "memory.current") if unified else ("memory.limit_in_bytes", "memory.usage_in_bytes")
        limit, used = (_number(group / name) for name in names)
        if limit is not None and used is not None:
            stat, prefix = _fields(group / "memory.stat"), "" if unified else "total_"
            files = sum(stat.get(f"{prefix}{kind}_file", 0) for kind in ("active", "inactive"))
            yield Room(max(0, limit - max(0, used - files)), "below the memory limit of a control group")


def _limits(proc: Path) -> Iterator[Room]:
    if sys.platform != "linux":
        return
    import resource

    status = _fields(proc / "self/status")
    for which, field, flag in ((resource.RLIMIT_AS, "VmSize", "-v"), (resource.RLIMIT_DATA, "VmData", "-d")):
        limit, used = resource.getrlimit(which)[0], status.get(field)
        if limit != resource.RLIM_INFINITY and used is not None:
            yield Room(max(0, limit - used * 1024), f"below the limit of this process (ulimit {flag})")


def is_mapped_shared(address: int) -> bool:
    """Whether what lies there is also other processes' (or a file's): no where the system does not tell."""
    for line in _lines(PROC / "self/maps"):  # proc(5): "start-end rwxs ...", s for shared
        addresses, rights, *_ = line.split()
        start, end = (int(number, 16) for number in addresses.split("-"))
        if start <= address < end:
            return rights.endswith("s")
    return False


def _lines(path: Path) -> list[str]:
    try:
        return path.read_text().splitlines()
    except OSError:
        return []


def _fields(path: Path) -> dict[str, int]:
    """``name value`` or ``name: value kB`` in each line."""
    words = (line.replace(":", " ").split() for line in _lines(path))
    return {name: int(value) for name, value, *_ in (row for row in words if len(row) > 1) if value.isdigit()}


def _number(path: Path) -> int | None:
    """The number in a file; None where there is none, as for a limit of ``max``."""
    text = "".join(_lines(path)).strip()
    return int(text) if text.isdigit() else None


def give_back() -> None:
    """Have the C library return to the system what its allocator holds free (glibc's ``malloc_trim``); nothing where
    there is no such function."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)
