"""Every way in which the command ends, and its exit code.

0 fine; 1 a check failed; 2 bad use or bad input, an output that cannot be written among them; 130, 143 and 129 ended by
SIGINT, SIGTERM and SIGHUP; 141 the reader of stdout went away, as other programs end then; 70 a fault of this program,
with its traceback.

This module imports next to nothing, so that a signal during the imports of the rest finds it in place.
"""

from __future__ import annotations

import contextlib
import errno
import os
import signal
import sys
import traceback
import warnings
from collections.abc import Callable, Iterator
from typing import NoReturn, TextIO

from emitter.errors import MoehloError
from emitter.io.processes import FAULT, Interrupted, Received, ends_on_signals, exit_code

BAD_USE = 2
CLOSED_PIPE = 128 + getattr(signal, "SIGPIPE", 13)

_CANNOT_WRITE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)


def main() -> NoReturn:
    """Run the command on ``sys.argv``; errors that a person can act on become one message."""
    _open_streams()
    with ends_on_signals() as received, _warnings_as_messages():
        code = _ended(_run, received)
        # what was printed may still be on its way: a full disk and a closed pipe show here
        code = code or _ended(_flush, received)
    if received.signum is not None:
        code = exit_code(received.signum)
    if code == CLOSED_PIPE or received.signum is not None:
        _silence(sys.stdout)
    sys.exit(code)


def _run() -> int:
    from moehlo.cli.app import run

    return run(sys.argv[1:])


def _flush() -> int:
    sys.stdout.flush()
    return 0


def _ended(step: Callable[[], int], received: Received) -> int:
    """The exit code of a step, whatever it raises."""
    try:
        return _unless_interrupted(step, received)
    except MoehloError as error:
        return _refuse(str(error), error.exit_code)
    except Interrupted as error:
        return exit_code(error.signum)
    except BrokenPipeError:
        return CLOSED_PIPE
    except SystemExit as ended:
        if isinstance(ended.__context__, BrokenPipeError):  # rich ends the program by itself
            return CLOSED_PIPE
        return ended.code if isinstance(ended.code, int) else BAD_USE
    except OSError as error:
        if error.filename is None and error.errno in _CANNOT_WRITE:
            _silence(sys.stdout)
            return _refuse(f"stdout cannot be written: {error.strerror}")
        return _refuse(f"{error.filename}: {error.strerror}" if error.filename is not None else str(error))
    except MemoryError as error:
        return _refuse(f"not enough memory ({error}); take fewer tokens, a smaller layer or a larger machine")
    except RecursionError:
        return _refuse("the input is nested too deeply to be worked on")
    except UnicodeError as error:
        return _refuse(f"text that is not valid: {error}")
    except Exception:
        # no failed check, and nothing that another input is the answer to
        sys.stderr.write(f"{traceback.format_exc()}this is a fault of moehlo: please report it with these lines\n")
        return FAULT


def _unless_interrupted(step: Callable[[], int], received: Received) -> int:
    """The step; what it raises once a signal has come is the signal: imports of libraries make an error of it."""
    try:
        return step()
    except Exception as error:
        if received.signum is None:
            raise
        raise Interrupted(received.signum) from error


def _refuse(message: str, code: int = BAD_USE) -> int:
    from moehlo.cli.console import err

    # who closed stderr does not want to know
    with contextlib.suppress(OSError, SystemExit):
        err.print("error: ", style="bold red", end="")
        err.print(message)
    return code


def _open_streams() -> None:
    """Put something in the place of streams that were closed, and let no name break them.

    Nothing that is opened later must get the number of a standard stream. Who closed stdout is told when there is
    something to print; who closed stderr is not.
    """
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        with contextlib.suppress(OSError):
            os.fstat(number)
            continue
        opened = os.open(os.devnull, os.O_WRONLY if name == "stderr" else os.O_RDONLY)
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(opened, "r" if name == "stdin" else "w"))
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def _silence(stream: TextIO) -> None:
    """Let what is still to be written go nowhere, or Python complains of it at its end."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


@contextlib.contextmanager
def _warnings_as_messages() -> Iterator[None]:
    """Warnings go to stderr as one line each, without the line of source that raised them."""

    def show(message: Warning | str, *_where: object, **_more: object) -> None:
        from moehlo.cli.console import err

        with contextlib.suppress(OSError, SystemExit):
            err.print("warning: ", style="yellow", end="")
            err.print(str(message))

    before, warnings.showwarning = warnings.showwarning, show
    try:
        yield
    finally:
        warnings.showwarning = before
