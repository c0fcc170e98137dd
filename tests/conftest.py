"""No test can hang the suite: each ends within its limit, and where it does not, its process does.

pytest-timeout raises within the test, so that what the test started is ended too. For that, Python must get to run.
Where a test waits in a library that never returns, a watchdog written in C ends the process a minute later, with the
stacks of all threads; pytest-xdist counts the test as failed and goes on in a new process.
"""

from __future__ import annotations

import atexit
import contextlib
import faulthandler
import gc
import importlib.metadata
import os
import signal
import sys
from collections.abc import Iterator

import hypothesis
import pytest

from emitter.iree import compiler

NIGHTLY_SECONDS = 3600
COLLECTION_SECONDS = 600
"""The imports of all tests take seconds, on a busy machine a minute."""

BEYOND_SECONDS = 60
"""What a test has to put its things away after pytest-timeout has struck."""

STDERR = pytest.StashKey[int]()

# XLA, here and in children, is told not to optimise, to emit fusions without MLIR, and to compile in one piece: tests
# judge what it computes, and a fifth of the CPU time is enough for that.
XLA_FLAGS = (
    "--xla_backend_optimization_level=0",
    "--xla_llvm_disable_expensive_passes=true",
    "--xla_cpu_parallel_codegen_split_count=1",
)
UNTIL_0_11 = ("--xla_cpu_use_fusion_emitters=false",)


def xla_flags(jaxlib: str) -> str:
    """The flags for a version of jaxlib: one that it does not know ends its process without an exception."""
    older = tuple(int(number) for number in jaxlib.split(".")[:2]) < (0, 11)
    return " ".join((*XLA_FLAGS, *(UNTIL_0_11 if older else ())))


with contextlib.suppress(importlib.metadata.PackageNotFoundError):
    os.environ.setdefault("XLA_FLAGS", xla_flags(importlib.metadata.version("jaxlib")))

# The compiler, by one thread and without input languages and GPUs that no text here has: for a fifth less CPU time the
# same bytes (tests/emitter/iree/test_compiler.py).
HASTY_FLAGS = (
    "--mlir-disable-threading",
    *(f"--iree-plugin=-input_{name}" for name in ("torch", "tosa")),
    *(f"--iree-plugin=-hal_target_{name}" for name in ("rocm", "metal_spirv", "vulkan_spirv", "vmvx")),
)
compiler.COMMON_FLAGS += HASTY_FLAGS

# How long an example takes, to draw and to run, is up to the machine and its neighbours: no property test fails for it.
hypothesis.settings.register_profile(
    "moehlo", hypothesis.settings.default, deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("moehlo")

# What imports and collection make stays to the end: it is not searched for garbage, then or in a test. A collection of
# all tests takes 5.8 s of CPU for 9.6.
gc.disable()


# A shell that is not interactive has what it starts in the background ignore the keyboard's interrupt, and children of
# that too; tests of interrupts send it. `nohup` does the same to a hangup: this process still ignores it, but by a
# handler, which children do not inherit.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
if signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
    signal.signal(signal.SIGHUP, lambda *_: None)


def pytest_configure(config: pytest.Config) -> None:
    config.stash[STDERR] = os.dup(2)  # before the output of tests is captured
    if hasattr(config, "workerinput"):
        # Linux divides CPUs between sessions before it divides them between processes (autogroup): in one session all
        # test processes together get one of two CPUs where something else keeps the other busy. What ends the run still
        # ends them: their pipe to it breaks.
        os.setsid()
        # What a worker has left is not taken apart object by object, for seconds: the first to be registered is the
        # last to be called, after all that it had to say and what libraries do at the end.
        atexit.register(os._exit, 0)


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        gc.unfreeze()  # libraries complain of what is left at the end


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("nightly") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(NIGHTLY_SECONDS))


def limit(item: pytest.Item) -> float:
    """Seconds that the test may take, 0 for any number: its own limit, ``--timeout``, or that of pyproject.toml."""
    if marker := item.get_closest_marker("timeout"):
        return float(marker.args[0])
    asked = item.config.getoption("timeout")
    return float(item.config.getini("timeout") if asked is None else asked)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Iterator[None]:
    faulthandler.dump_traceback_later(COLLECTION_SECONDS, exit=True, file=session.config.stash[STDERR])
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()
        gc.freeze()
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    seconds = limit(item)
    if seconds and not item.config.getoption("usepdb"):
        faulthandler.dump_traceback_later(seconds + BEYOND_SECONDS, exit=True, file=item.config.stash[STDERR])
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


@pytest.fixture
def hasty_threads() -> Iterator[None]:
    """Threads take turns after every few steps of Python, not every 5 ms: what only a slow machine shows else."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)
