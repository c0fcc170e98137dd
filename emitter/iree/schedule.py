"""What a text's entry points call when they are compiled: the compiler's schedule, before code is generated."""

from __future__ import annotations

import re
import subprocess

from emitter.errors import CompileError
from emitter.io.processes import killed_with_parent
from emitter.iree.compiler import compile_flags, compiler_path, fit_target, limit_seconds
from emitter.target import Target

_ENTRY = re.compile(r"^  util\.func public @(\w+)\(", re.MULTILINE)
_GENERATED = re.compile(r"stream\.cmd\.dispatch @\w+_dispatch_\d+::")


def schedules(text: str, target: Target) -> dict[str, str]:
    """By entry point, the calls that it makes, as text. Raises ``CompileError`` where there is none."""
    flags = (*compile_flags(fit_target(text, target)), "--compile-to=stream", "-")
    command = [*killed_with_parent(), str(compiler_path()), *flags]
    try:
        done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=limit_seconds(), check=True)
    except (subprocess.SubprocessError, OSError) as error:
        raise CompileError(f"IREE makes no schedule of this graph: {error}") from error
    names = [*_ENTRY.finditer(done.stdout)]
    ends = [*(name.start() for name in names[1:]), len(done.stdout)]
    return {name[1]: done.stdout[name.start() : end] for name, end in zip(names, ends, strict=True)}


def dispatches(schedule: str) -> int:
    """How many kernels an entry point calls at most: of a choice by the number of tokens all branches count."""
    return schedule.count("stream.cmd.dispatch")


def generated(schedule: str) -> int:
    """How many of them are the compiler's own code, which it names for the function that it found them in."""
    return len(_GENERATED.findall(schedule))
