"""Modules as the runtime holds them: one for all sessions of the same bytes."""

from __future__ import annotations

import threading
import weakref

import iree.runtime as rt

from emitter.iree.drivers import vm_instance


class Program:
    """The runtime's copy of a module's bytes. Contexts may share it: what calls change is theirs."""

    __slots__ = ("__weakref__", "module")

    def __init__(self, vmfb: bytes) -> None:
        self.module: rt.VmModule = rt.VmModule.copy_buffer(vm_instance(), vmfb)


_lock = threading.Lock()
# A model has a session for each of its layers, and for calls over one token one for each thread.
_programs: weakref.WeakValueDictionary[bytes, Program] = weakref.WeakValueDictionary()


def program_of(vmfb: bytes) -> Program:
    """The program of these bytes, there for as long as somebody holds it.

    Raises ``RuntimeError`` or ``ValueError`` for bytes that the runtime does not take.
    """
    with _lock:
        program = _programs.get(vmfb)
        if program is None:
            program = _programs[vmfb] = Program(vmfb)
        return program
