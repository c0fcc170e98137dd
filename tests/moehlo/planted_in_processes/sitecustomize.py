"""Faults of one of several processes, planted in its call: ``MOEHLO_PLANTED`` is what happens, and in which process."""

from __future__ import annotations

import importlib.abc
import os
import signal
import sys
import time
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Any

HOW, _, PROCESS = os.environ.get("MOEHLO_PLANTED", "").partition(" ")


def go() -> None:
    match HOW:
        case "kill":
            os.kill(os.getpid(), signal.SIGKILL)
        case "stop":
            os.kill(os.getpid(), signal.SIGSTOP)
        case "exit":
            os._exit(3)
        case "raise":
            raise ValueError("planted")
        case "hang":
            time.sleep(600)


class Planted(importlib.abc.MetaPathFinder):
    """Sees the module of the sessions as it is imported."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != "emitter.xla.session":
            return None
        found = PathFinder.find_spec(name, path, target)
        assert found is not None
        assert found.loader is not None
        execute = found.loader.exec_module

        def execute_and_plant(module: ModuleType) -> None:
            execute(module)
            session: Any = module.XlaSession  # type: ignore[attr-defined]
            begin = session.run

            def run(self: Any, *arguments: Any, **more: Any) -> Any:
                if self._share is not None and self._share.index == int(PROCESS):
                    go()
                return begin(self, *arguments, **more)

            session.run = run

        found.loader.exec_module = execute_and_plant  # type: ignore[method-assign]
        return found


if HOW:
    sys.meta_path.insert(0, Planted())
