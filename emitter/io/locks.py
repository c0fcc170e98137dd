"""Locks of open files and folders: they belong to who opened them, and end with the process, however that ends.

The lock is flock's, so a child that inherits the open file holds it too.
"""

from __future__ import annotations

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

LOCKS = fcntl is not None
"""Whether this system has such locks."""


def lock(descriptor: int) -> bool | None:
    """Whether the lock of an open file is now ours: False where another has it.

    None where the system, or the file's own, has no locks.
    """
    if not LOCKS:
        return None
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return None
    return True
