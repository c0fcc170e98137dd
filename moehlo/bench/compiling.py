"""Time limits for what peers compile, and a folder where it is kept."""

from __future__ import annotations

import contextlib
import importlib
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from moehlo.bench.contender import Unavailable

COMPILE_SECONDS = 120.0
"""How long a peer may take to be compiled for a number of tokens, where nothing else is said."""


class _Late(BaseException):
    """The time is over. Not an ``Exception``: compilers catch those, and go on in another way."""


@contextlib.contextmanager
def within(seconds: float, what: str) -> Iterator[None]:
    """Raise ``Unavailable`` where the block, which is Python's, has not ended after ``seconds``.

    Only the main thread can be interrupted: in others there is no limit.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def late(*_: object) -> None:
        raise _Late

    before = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    except _Late:
        raise Unavailable(f"{what} took more than {seconds:.0f} s") from None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def in_time(seconds: float, what: str, make: Callable[[], Any]) -> Any:
    """What ``make`` returns. Raises ``Unavailable`` after ``seconds``: a library that cannot be interrupted goes on in
    a thread of its own, which is not waited for."""
    done: Future[Any] = Future()

    def run() -> None:
        try:
            done.set_result(make())
        except BaseException as error:
            done.set_exception(error)

    threading.Thread(target=run, daemon=True).start()
    try:
        return done.result(seconds)
    except TimeoutError:
        if done.done():
            raise
        raise Unavailable(f"{what} took more than {seconds:.0f} s") from None


def keep_compiled(folder: Path) -> None:
    """Have torch.compile and XLA keep what they compile in ``folder``, and find it there; for the whole process.

    What both tune by timing kernels is kept with it.
    """
    os.environ["TORCHINDUCTOR_CACHE_DIR"] = str(folder / "torch")
    with contextlib.suppress(ImportError):
        jax = importlib.import_module("jax")
        # keeps what took a second or more by itself
        for name, value in (("min_compile_time_secs", 0), ("min_entry_size_bytes", -1)):
            jax.config.update(f"jax_persistent_cache_{name}", value)
        jax.config.update("jax_compilation_cache_dir", str(folder / "xla"))
