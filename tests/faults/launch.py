"""The command with a stand-in for its compiler, ended where it is told to be: ``launch.py SPEC ARGUMENTS...``.

``step`` and ``signal``: the signal comes when the command is about to take that step in the file system, of those that
concern ``folder``. ``bytes``: no file may grow beyond; ``fatal``: the process is killed in the midst of the write that
would (SIGXFSZ), else the write fails as on a full disk. ``exchange``: whether two folders can be exchanged.
``plant``: a fault in the program itself, by its name.
"""

from __future__ import annotations

import contextlib
import json
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

STEPS = {"open", "os.rename", "os.link", "os.remove", "os.mkdir", "os.rmdir", "subprocess.Popen", "fcntl.flock"}
"""Audit events of Python: raised before the step is taken."""


def watch(folder: str, step: int, signum: int, count: str | None) -> None:
    """Have the signal come at a step; write how many steps there were to ``count`` in the end."""
    seen = 0

    def concerns(event: str, arguments: tuple[Any, ...]) -> bool:
        if event in ("subprocess.Popen", "fcntl.flock"):
            return True
        return any(os.fspath(a).startswith(folder) for a in arguments[:2] if isinstance(a, (str, os.PathLike)))

    def hook(event: str, arguments: tuple[Any, ...]) -> None:
        nonlocal seen
        if event in STEPS and concerns(event, arguments):
            seen += 1
            if seen == step:
                os.kill(os.getpid(), signum)

    sys.addaudithook(hook)
    if count:
        import atexit

        atexit.register(lambda: Path(count).write_text(str(seen)))


def _write_in_place() -> None:
    from emitter.io import files

    def write_file(path: Path, write: Callable[[Any], object], *, force: bool) -> None:
        with path.open("wb", buffering=4096) as stream:
            write(stream)

    files.write_file = write_file


def _store_in_place() -> None:
    from emitter.iree import cache

    def store(self: Any, key: str, vmfb: bytes, target: Any) -> None:
        path = self.path(key)
        cache._make_private(self.directory, path.parent.parent, path.parent)
        header = json.dumps({"key": key, "sha256": "", "target": target.option, "compiler": cache.compiler_version()})
        with open(path, "wb", 4096, opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
            file.write(cache.MAGIC + header.encode() + b"\n")
            for start in range(0, len(vmfb), 4096):
                file.write(vmfb[start : start + 4096])

    cache.ModuleCache.store = store  # type: ignore[method-assign]
    cache._digest = lambda key, vmfb: ""


def _keep_temporaries() -> None:
    from emitter.io import files, scratch

    scratch.sweep = lambda parent, prefix: None
    files.remove_abandoned = lambda folder: None


def _lock_nothing() -> None:
    from emitter.iree import cache

    cache.ModuleCache.lock = lambda self, key: contextlib.nullcontext()  # type: ignore[method-assign,assignment]


def _trust_everybody() -> None:
    from emitter.iree import cache

    cache._require_private = lambda path, found, is_kind: None


def _believe_the_compiler() -> None:
    from emitter.iree import compiler

    run = compiler._run
    compiler._run = lambda *arguments: (0, *run(*arguments)[1:])
    compiler.is_whole = bool


def _leave_the_compiler() -> None:
    from emitter.io import processes
    from emitter.iree import compiler

    processes.end_children = lambda root=None: None
    compiler.killed_with_parent = lambda: ()
    subprocess.Popen.kill = lambda self: None  # type: ignore[method-assign]


def _convert_in_place() -> None:
    from weights.archives import workfolder

    workfolder.WorkFolder.archive = property(lambda self: self.target)  # type: ignore[assignment]
    workfolder.WorkFolder.install = lambda self: None  # type: ignore[method-assign]


def _replace_by_removing() -> None:
    import shutil

    from weights.archives import workfolder

    install = workfolder.WorkFolder.install

    def install_anew(self: Any) -> None:
        shutil.rmtree(self.target, ignore_errors=True)
        sys.audit("os.rename", str(self.archive), str(self.target), -1, -1)
        install(self)

    workfolder.WorkFolder.install = install_anew  # type: ignore[method-assign]


PLANTS: dict[str, Callable[[], None]] = {
    "outputs are written in place": _write_in_place,
    "entries are stored in place and not checked": _store_in_place,
    "nobody removes what kills have left": _keep_temporaries,
    "nothing is locked": _lock_nothing,
    "everybody is trusted": _trust_everybody,
    "the compiler is always believed": _believe_the_compiler,
    "the compiler is left alone": _leave_the_compiler,
    "archives are written in place": _convert_in_place,
    "the old archive goes first": _replace_by_removing,
}


def main() -> None:
    spec = json.loads(sys.argv[1])
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if spec["bytes"]:
        if spec["fatal"]:
            signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_FSIZE, (spec["bytes"], spec["bytes"]))
    from emitter.iree import compiler

    compiler.compiler_path = lambda: Path(spec["compiler"])
    if not spec["exchange"]:
        from weights.archives import workfolder

        workfolder._exchange = lambda one, other: False
    if spec["plant"]:
        PLANTS[spec["plant"]]()
    from moehlo.cli import main as command

    sys.argv = ["moehlo", *sys.argv[2:]]
    watch(spec["folder"], spec["step"], spec["signal"], spec["count"])
    command()


if __name__ == "__main__":
    main()
