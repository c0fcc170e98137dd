"""Which of the runtime's drivers runs a module, and the device it opens."""

from __future__ import annotations

import contextlib
import ctypes
import math
import os
import sys
import threading
import time
import weakref
from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import iree.runtime as rt
from iree.runtime._binding import create_hal_driver, disable_leak_checker

from emitter.errors import TargetError, first_line
from emitter.io.numbers import MOST_WORKERS, whole_number
from emitter.iree.cuda_driver import OLDEST_DRIVER, driver_version
from emitter.iree.flags import STACK_BYTES
from emitter.target import Target, host_features
from emitter.target.architecture import runs_kernels
from emitter.target.host import control_groups, cuda_capability, cuda_shared_bytes

LOCAL_SYNC = "local-sync"
LOCAL_TASK = "local-task"
CUDA = "cuda"

# What passing one call to the thread pool costs (several dispatches, threads to wake), how fast one core streams
# weights and how fast it multiplies. Round figures of server CPUs: the choice needs no better, because where the two
# drivers are close it does not matter which one runs.
TASK_SECONDS_PER_CALL = 120e-6
BYTES_PER_SECOND_PER_CORE = 10e9
FLOPS_PER_SECOND_PER_CORE = 30e9

# Buffers of a call that are kept for the next: the system takes large ones back at once and hands out new ones page by
# page, each page cleared and mapped on its first touch, which cost a tenth of a call over a thousand tokens. No limit
# to one buffer's size; 512 MiB in all; up to 1024 of them.
_KEPT_BUFFERS = "caching:*=*;512mib;1024"
# On a GPU the driver's own pool gives memory back at each wait, and each call waits once. Keeping buffers took a whole
# call of OLMoE-1B-7B on an H200 from 487 to 212 us at N = 1 and from 9.5 to 4.7 ms at 16384. What the largest call
# needs stays taken, up to this.
_KEPT_BUFFERS_CUDA = "caching:*=*;4gib;1024"


@dataclass(frozen=True)
class DriverChoice:
    """A driver, how many threads it gets, and why."""

    driver: str
    threads: int
    reason: str


def choose_driver(weight_bytes: int, cores: int, *, flops: int = 0) -> DriverChoice:
    """The CPU driver for a graph whose call reads ``weight_bytes`` and computes ``flops``, on ``cores`` cores.

    ``local-sync`` runs a call on the calling thread and adds next to nothing to it; ``local-task`` spreads it over
    threads and adds tens of microseconds. So threads pay once the time they save exceeds what they cost.
    """
    if cores < 2:
        return DriverChoice(LOCAL_SYNC, 1, "there is one core")
    alone = max(weight_bytes / BYTES_PER_SECOND_PER_CORE, flops / FLOPS_PER_SECOND_PER_CORE)
    saved = alone * (1 - 1 / cores)
    figures = f"a call takes about {alone * 1e3:.3g} ms on one core; {cores} threads save {saved * 1e3:.3g} ms of it"
    cost = f"and cost {TASK_SECONDS_PER_CALL * 1e3:.3g} ms"
    if saved > TASK_SECONDS_PER_CALL:
        return DriverChoice(LOCAL_TASK, cores, f"{figures} {cost}")
    return DriverChoice(LOCAL_SYNC, 1, f"{figures} {cost}")


def available_cores(proc: Path = Path("/proc"), system: Path = Path("/sys")) -> int:
    """Threads that gain by being more: cores that this process may use, a core once however many threads it has itself
    (SMT), and no more than its control groups (both versions) give it time for.

    The kernels keep the units of a core busy that its threads share, and beyond a quota all threads are stopped for the
    rest of each period, in the midst of a call that the others wait for.
    """
    try:
        cpus = sorted(os.sched_getaffinity(0))
    except AttributeError:  # Not on macOS or Windows.
        return os.cpu_count() or 1
    siblings = {
        _text(system / f"devices/system/cpu/cpu{cpu}/topology/thread_siblings_list") or str(cpu) for cpu in cpus
    }
    return max(1, int(min(len(siblings), _quota(proc, system / "fs/cgroup"))))


def _quota(proc: Path, root: Path) -> float:
    """CPUs for whose time the control groups of this process have a quota; infinite without one."""
    least = math.inf
    for group, unified in control_groups("cpu", proc, root):
        names = ["cpu.max"] if unified else ["cpu.cfs_quota_us", "cpu.cfs_period_us"]
        said = " ".join(_text(group / name) for name in names).split()
        if len(said) == 2 and said[0].isdigit() and said[1].isdigit() and int(said[1]):
            least = min(least, int(said[0]) / int(said[1]))
    return least


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return ""


def resolve_driver(
    target: Target, weight_bytes: int, flops: int = 0, *, driver: str | None = None, threads: int | None = None
) -> DriverChoice:
    """The driver for a module: the argument, else ``$MOEHLO_DRIVER``, else the choice by size.

    Threads likewise: the argument, else ``$MOEHLO_THREADS``, else as many as gain (``available_cores``). Raises
    ``TargetError`` for a driver that does not run the target and for a thread count that is none.
    """
    accepted = (LOCAL_SYNC, LOCAL_TASK) if target.kind == "cpu" else (CUDA,)
    asked, source = driver, "driver"
    if driver is None:
        asked, source = os.environ.get("MOEHLO_DRIVER") or None, "MOEHLO_DRIVER"
    if asked is not None and not (isinstance(asked, str) and asked in accepted):
        raise TargetError(
            f"{source} {asked!r} does not run modules for {target.option}; accepted: {', '.join(accepted)}"
        )
    if target.kind == "cuda":
        return DriverChoice(CUDA, 1, "the module is for CUDA")
    count = _thread_count(threads)
    if asked is None:
        return choose_driver(weight_bytes, count, flops=flops)
    return DriverChoice(asked, count if asked == LOCAL_TASK else 1, f"asked for by {source}")


def _thread_count(threads: int | None) -> int:
    given = (os.environ.get("MOEHLO_THREADS") or None) if threads is None else threads
    if given is None:
        return available_cores()
    source = "MOEHLO_THREADS" if threads is None else "threads"
    return whole_number(given, source, least=1, most=MOST_WORKERS, error=TargetError)


_WORKER = "iree-worker-"  # a thread of the runtime gives itself its name when it first runs
_NAMED_WITHIN = 5.0  # where the machine is so busy that a new thread has to wait for a CPU

_lock = threading.RLock()
KEPT = "_moehlo_runtime"
"""Where the devices and the virtual machine are: an attribute of ``sys``.

The interpreter clears the dictionary of ``sys`` last of all. A result lies in a device's memory, so a device must not
go before what a script still holds at its end. And where another library keeps our modules past that (torch does),
what they held would never go, and the runtime's binding says so.
"""


def kept(kind: str) -> dict[Any, Any]:
    """The runtime's objects of a kind, by what they were opened for. Held by ``sys`` alone."""
    everything: dict[str, dict[Any, Any]] = sys.__dict__.setdefault(KEPT, {})
    return everything.setdefault(kind, {})


def open_once(kind: str, key: Any, make: Callable[[], Any]) -> Any:
    """The runtime's object of a kind that was made for ``key``, by the first thread that asks for it."""
    with _lock:
        of_kind = kept(kind)
        if key not in of_kind:
            of_kind[key] = make()
        return of_kind[key]


LOST: dict[int, Any] = {}
"""Devices whose threads, or calls that were under way, are those of the process that this one was forked from, by
identity."""

CALLS: weakref.WeakKeyDictionary[Any, int] = weakref.WeakKeyDictionary()
"""The lock of each session, which a call holds, and the identity of its device."""


def _lose_threads() -> None:
    """In a child that was forked there is the thread that forked alone: a call on other threads would never end, nor
    one that another thread had begun.

    What comes after opens devices of its own. Those before are never let go: to end one is to wait for its threads.
    """
    devices = kept("devices")
    busy = {device for lock, device in CALLS.items() if lock.locked()}
    for lock in [lock for lock in CALLS if lock.locked()]:
        lock.release()
    for key in [key for key, device in devices.items() if key[0] == LOCAL_TASK or id(device) in busy]:
        device = devices.pop(key)
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(device))
        LOST[id(device)] = device
    if LOST:
        disable_leak_checker()  # at the end of the child it would tell of them
    _lock.release()


if hasattr(os, "register_at_fork"):
    # No fork while another thread opens something: in the child that would stay half open, and the lock held.
    os.register_at_fork(before=_lock.acquire, after_in_parent=_lock.release, after_in_child=_lose_threads)


def vm_instance() -> rt.VmInstance:
    """The runtime's virtual machine, one per process."""
    return open_once("instances", None, rt.VmInstance)


def open_device(choice: DriverChoice) -> rt.HalDevice:
    """The device of a driver; one per driver and thread count in this process. Raises ``TargetError`` without one."""
    return open_once("devices", (choice.driver, choice.threads), lambda: _open_device(choice))


def _open_device(choice: DriverChoice) -> rt.HalDevice:
    if choice.driver == LOCAL_TASK:
        # The only way in from Python. Process-wide, but read when a driver is made, so each count works.
        rt.flags.parse_flags(f"--task_topology_group_count={choice.threads}")
        # The runtime's own choice, 128 kB, is less than what a function may take of it.
        rt.flags.parse_flags(f"--task_worker_stack_size={2 * STACK_BYTES}")
    if choice.driver == CUDA:
        # Buffers of the driver's pool can neither be kept nor be passed to torch.
        rt.flags.parse_flags("--cuda_async_allocations=false")
    others = _threads()
    try:
        buffers = [_KEPT_BUFFERS_CUDA if choice.driver == CUDA else _KEPT_BUFFERS]
        # Not rt.get_driver: its drivers are kept for the process, and a driver keeps its threads.
        device = create_hal_driver(choice.driver).create_default_device(allocators=buffers)
    except (RuntimeError, ValueError) as error:
        raise TargetError(_no_device(choice.driver, error)) from error
    if choice.driver == LOCAL_TASK:
        _place(_threads() - others, choice.threads)
    return device


def _place(threads: Collection[int], count: int) -> None:
    """Keep the ``count`` workers among ``threads`` to the CPUs of this process; each to one of its own, where there are
    as many.

    The runtime lets them run on every CPU, also where the process is to keep to a few (taskset). And workers wake each
    other: a virtual machine cannot tell a CPU that sleeps from one that its host has taken away, so Linux sometimes
    starts a worker on the CPU of the one that wakes it, and leaves another idle. All other threads, which may be ones
    that somebody else started meanwhile, stay where they are.
    """
    if not threads:
        return
    cpus = sorted(os.sched_getaffinity(0))
    workers = sorted((n, thread) for thread, n in _names(threads, count).items() if n.startswith(_WORKER))
    own = {thread: [cpu] for (_, thread), cpu in zip(workers, cpus, strict=False)} if len(workers) == len(cpus) else {}
    for _, thread in workers:
        with contextlib.suppress(OSError):  # it may have ended
            os.sched_setaffinity(thread, own.get(thread, cpus))


def _names(threads: Collection[int], workers: int) -> dict[int, str]:
    """What threads call themselves, once as many as there are ``workers`` do: others may have started besides them."""
    names: dict[int, str] = {}
    until = time.monotonic() + _NAMED_WITHIN
    while time.monotonic() < until:
        for thread in threads:
            with contextlib.suppress(OSError):
                names[thread] = Path(f"/proc/self/task/{thread}/comm").read_text().strip()
        if sum(name.startswith(_WORKER) for name in names.values()) >= workers:
            break
        time.sleep(0.001)
    return names


def _threads() -> set[int]:
    """The threads of this process, where Linux tells."""
    folder = Path("/proc/self/task")
    return {int(thread.name) for thread in folder.iterdir()} if folder.is_dir() else set()


def worker_seconds() -> float:
    """CPU time that the runtime's workers have taken in this process, while they computed and between; NaN where Linux
    does not tell. It is exact while they sleep."""
    seconds = []
    for thread in _threads():
        folder = Path(f"/proc/self/task/{thread}")
        with contextlib.suppress(OSError, ValueError):  # it may have ended
            if (folder / "comm").read_text().startswith(_WORKER):
                seconds.append(1e-9 * int((folder / "schedstat").read_text().split()[0]))
    return sum(seconds) if seconds else math.nan


def _no_device(driver: str, error: Exception) -> str:
    detail = first_line(error)
    if driver == CUDA and "RESOURCE_EXHAUSTED" in detail:
        return (
            "this machine's CUDA device has no memory left "
            f"(nvidia-smi tells what holds it): {detail}\nTry again when it has, or --target cpu"
        )
    if driver == CUDA:
        return (
            "this machine has no CUDA device that the runtime can use "
            f"(is the NVIDIA driver installed? nvidia-smi tells): {detail}\nTry --target cpu"
        )
    return f"the runtime's driver {driver} does not start: {detail}"


class BatchPolicy:
    """For the time of a call, keep the calling thread from taking a core from a worker when it wakes up (Linux).

    The runtime wakes its caller a moment before the worker that finished last is through, and the caller then spins
    until that worker is. Where it took the worker's core, it spins for a slice of the scheduler, milliseconds, and with
    as many workers as cores it often does. A thread of the batch class preempts none. A caller with a policy of its own
    (real-time, say) keeps it.
    """

    def __init__(self, choice: DriverChoice) -> None:
        self._wanted = choice.driver == LOCAL_TASK and hasattr(os, "SCHED_BATCH")
        self._set = False
        # Made once: between the layers of a model nothing is in a cache, and a call pays for each thing that it makes.
        self._priority: Any = os.sched_param(0) if self._wanted else None

    def __enter__(self) -> None:
        if self._wanted and os.sched_getscheduler(0) == os.SCHED_OTHER:
            try:
                os.sched_setscheduler(0, os.SCHED_BATCH, self._priority)
                self._set = True
            except OSError:  # a sandbox may forbid it
                self._wanted = False

    def __exit__(self, *_: object) -> None:
        if self._set:
            os.sched_setscheduler(0, os.SCHED_OTHER, self._priority)
            self._set = False


def require_device(target: Target, *, threads: int | None = None) -> None:
    """Refuse a target that this machine cannot run, before anything is read or compiled for it.

    Raises ``TargetError``, for a GPU that is not there too, and as ``resolve_driver``.
    """
    require_runnable(target)
    choice = resolve_driver(target, 0, threads=threads)
    if target.kind == "cuda":
        open_device(choice)


def require_runnable(target: Target) -> None:
    """Refuse a module whose code this machine cannot execute, before its first illegal instruction.

    Raises ``TargetError`` naming the instruction sets, or the GPU's compute capability.
    """
    if target.kind != "cuda":
        missing = sorted(target.features - host_features())
        if missing:
            raise TargetError(
                f"the module was compiled for a CPU ({target.device or target.name}) with instructions that this one "
                f"lacks: {', '.join(missing)}. Compile it on this machine"
            )
        return
    version = driver_version()
    if version is not None and version < OLDEST_DRIVER:
        raise TargetError(
            f"NVIDIA's driver here is for CUDA {version // 1000}.{version % 1000 // 10}, and modules need "
            f"{OLDEST_DRIVER // 1000}.{OLDEST_DRIVER % 1000 // 10} (525.60) or newer: update the driver, or try "
            "--target cpu"
        )
    capability = cuda_capability()
    if (
        capability is not None
        and target.features
        and not runs_kernels(target.architecture, capability, cuda_shared_bytes())
    ):
        raise TargetError(
            f"the module holds kernels for {target.arch} alone, and this GPU is "
            f"sm_{capability[0]}{capability[1]}; emit it anew for this GPU (--target cuda), or with --dispatch masked"
        )
    if capability is not None and capability < target.architecture.capability:
        raise TargetError(
            f"the module was compiled for {target.arch}, and this GPU is sm_{capability[0]}{capability[1]}; "
            "compile with --target cuda"
        )
