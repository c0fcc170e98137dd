"""What a measurement was made on: processor, instruction sets, cores, versions."""

from __future__ import annotations

import datetime
import importlib.metadata
import os
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from emitter.errors import InputError
from emitter.target import host_features
from emitter.target.host import cpuinfo
from emitter.target.isa import best_isa

_PACKAGES = ("iree-base-runtime", "numpy", "torch", "transformers", "jax", "llama-cpp-python")


@dataclass(frozen=True)
class Machine:
    """``cpu`` by name, ``isa`` the best tier of kernels that it runs, ``versions`` as ``name=version ...``."""

    date: str
    cpu: str
    cores: int
    isa: str
    versions: str


def this_machine() -> Machine:
    """The machine that this process runs on, today."""
    return Machine(
        date=datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%d"),
        cpu=_cpu_name(),
        cores=os.cpu_count() or 1,
        isa=best_isa(host_features()).name,
        versions=" ".join(f"{name}={version}" for name in _PACKAGES if (version := _version(name))),
    )


def gpu_machine(device: Any, architecture: str) -> Machine:
    """GPUs as a table names them: their multiprocessors are their cores, their architecture what kernels are for."""
    return replace(this_machine(), cpu=device.name, cores=device.processors, isa=architecture)


def pin_to(threads: int) -> None:
    """Keep this process to ``threads`` of the CPUs that it may use now (taskset), where Linux can.

    CPUs of different cores are taken first: two of one core would share its units and its caches. Raises
    ``InputError`` where there are fewer CPUs: threads that wait for each other's would be what is timed.
    """
    if hasattr(os, "sched_setaffinity"):
        cpus = sorted(os.sched_getaffinity(0))
        if threads > len(cpus):
            raise InputError(f"--threads is {threads}, and this process may use {len(cpus)} CPUs; give at most that")
        os.sched_setaffinity(0, _spread(cpus, _core_of)[:threads])


def _spread(cpus: Sequence[int], core_of: Callable[[int], str]) -> list[int]:
    """The first CPU of each core, then the second ones, and so on."""
    seen: Counter[str] = Counter()
    rank = {}
    for cpu in cpus:
        core = core_of(cpu)
        rank[cpu] = seen[core]
        seen[core] += 1
    return sorted(cpus, key=lambda cpu: (rank[cpu], cpu))


def _core_of(cpu: int) -> str:
    """A name of the CPU's core: the CPUs that share it, or itself where the system does not tell."""
    try:
        return Path(f"/sys/devices/system/cpu/cpu{cpu}/topology/thread_siblings_list").read_text().strip()
    except OSError:
        return str(cpu)


def _cpu_name() -> str:
    """The model name, with family and model where hypervisors shorten the name."""
    info = cpuinfo()
    if not info:
        return "unknown"
    return f"{info.get('model name', 'unknown')} (family {info.get('cpu family')}, model {info.get('model')})"


def _version(name: str) -> str | None:
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return None


def threads_of(count: int, cpu: str) -> str:
    """Where something was measured, in words."""
    return f"{count} thread{'s' * (count != 1)} of {cpu}"
