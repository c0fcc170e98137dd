"""Text in, module out: the IREE compiler, run in a process of its own.

A process of its own because the compiler does not always fail politely: some inputs make it abort, and an abort
must not take the caller down. The text goes through standard input, so no file name enters the module and equal
text gives equal bytes.
"""

from __future__ import annotations

import contextlib
import functools
import importlib.metadata
import importlib.util
import os
import re
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from emitter.errors import CompileError, OutputError, TargetError
from emitter.io.numbers import whole_number
from emitter.io.processes import killed_with_parent
from emitter.io.scratch import Scratch, scratch_folder, temporary_folder
from emitter.iree.diagnostics import describe_exit, failed_write, first_diagnostic
from emitter.iree.flags import target_flags
from emitter.iree.module import is_whole
from emitter.ptx import kernels_digest, read_ptx
from emitter.target import Target
from emitter.target.architecture import ARCHITECTURES
from emitter.target.isa import tiers_for
from emitter.text.needs import FLAGS, Needs, read_needs

LIMIT_VARIABLE = "MOEHLO_COMPILE_SECONDS"
LIMIT_SECONDS, LONGEST_LIMIT_SECONDS = 3600, 1_000_000
"""A compilation that takes longer has failed: true sizes take seconds, the longest seen took minutes."""

SCRATCH_PREFIX = "moehlo-compile-"
"""Of the compiler's folder for object files, in the system's folder for temporaries."""

COMMON_FLAGS = (
    "--iree-input-type=auto",
    *FLAGS,
    # The notes that repeat the failing operation run to megabytes, and nothing here reads them.
    "--mlir-print-op-on-diagnostic=false",
    # A text is verified where it is parsed, with this too. To verify the IR again after each of hundreds of passes is a
    # quarter of a compilation's time, and changes no byte of the module.
    "--verify=false",
)


_NAMED_KERNEL = re.compile(r'#hal\.executable\.object<\{path = "(sm_\d+/\w+\.ptx)"\}>')

KERNELS_OPTION = "--iree-hal-executable-object-search-path="
"""Where the kernels are that a text names."""


@functools.cache
def compiler_version() -> str:
    """The version of the installed IREE compiler, such as ``3.13.0``. Raises ``CompileError`` without one."""
    try:
        return importlib.metadata.version("iree-base-compiler")
    except importlib.metadata.PackageNotFoundError:
        raise CompileError(
            "the IREE compiler is not installed: pip install iree-base-compiler==3.13.0 "
            "(or run a module that was compiled elsewhere)"
        ) from None


@functools.cache
def compiler_path() -> Path:
    """Where the compiler of the installed wheel is. Raises ``CompileError`` when it is not there."""
    compiler_version()
    spec = importlib.util.find_spec("iree.compiler")
    for folder in (spec.submodule_search_locations or []) if spec is not None else []:
        for name in ("iree-compile", "iree-compile.exe"):
            path = Path(folder) / "_mlir_libs" / name
            if path.is_file():
                return path
    raise CompileError("the package iree-base-compiler holds no iree-compile: reinstall it")


def compile_flags(target: Target, extra_flags: Sequence[str] = ()) -> tuple[str, ...]:
    """All flags that a text is compiled with, in order."""
    return (*COMMON_FLAGS, *target_flags(target), *extra_flags)


def deciding_flags(target: Target) -> tuple[str, ...]:
    """What decides a module's bytes beside its text and the compiler: ``compile_flags``, of shipped kernels what they
    are, not the folder they lie in, and of "this machine's processor" which that is.

    So a module that was compiled on one machine, or in one installation, is found again by another.
    """
    meant: tuple[str, ...] = ()
    if target.kind == "cuda":
        meant = (f"{KERNELS_OPTION}{kernels_digest()}",)
    elif target.device:
        meant = (target.device, *sorted(target.features))
    return (*COMMON_FLAGS, *target_flags(target), *meant)


def fit_target(text: str, target: Target) -> Target:
    """The target with the instruction sets that a text says it needs (see ``text.needs``).

    Another machine's CPU, known only by what it must have, is taken to have these too. Raises ``TargetError`` where the
    text holds kernels for another kind of target, or for more than this machine's CPU has, and ``InputError`` where
    what it says cannot be read.
    """
    needs = read_needs(text)
    if needs is None:
        return target
    if needs.kind != target.kind:
        # The compiler would take kernels for the CPU, and give each of their work groups to one thread of a GPU.
        raise TargetError(
            f"this graph holds {needs.kind.upper()} kernels, which {target.option} cannot run: emit it with "
            f"--dispatch masked, or with --target {target.option}"
        )
    if target.kind == "cuda":
        return _fit_kernels(needs, target)
    missing = sorted(needs.features - target.features)
    if missing and target.device:
        *others, last = (isa.name for isa in tiers_for(target.features))
        raise TargetError(
            f"this graph holds kernels for a CPU with {', '.join(missing)}, which {target.device} lacks: "
            f"emit it with --isa {', '.join(others)}{' or ' * bool(others)}{last}"
        )
    return replace(target, features=target.features | needs.features)


def _fit_kernels(needs: Needs, target: Target) -> Target:
    """A CUDA target with what a text that calls shipped kernels says: their architecture and their digest."""
    made_for = sorted(needs.features & ARCHITECTURES.keys())
    if made_for != [target.arch]:
        raise TargetError(
            f"this graph holds kernels for cuda:{' and '.join(made_for)}, which {target.name} cannot run: emit it with "
            f"--dispatch masked, or with --target {target.name}"
        )
    others = sorted(needs.features - {target.arch, kernels_digest()})
    if others:
        raise TargetError(
            f"this graph calls kernels ({', '.join(others)}) that are not those of this version "
            f"({kernels_digest()}): emit it again"
        )
    return replace(target, features=needs.features)


def compile_text(text: str, target: Target, *, extra_flags: Sequence[str] = ()) -> bytes:
    """Compile MLIR text into an IREE module (the bytes of a .vmfb).

    The same text, target, flags and compiler give the same bytes. The target is fitted to the text (``fit_target``).

    Raises ``TargetError`` for kernels that the target cannot run, ``CompileError`` with the compiler's first
    diagnostic, its line, and the stage of the graph it falls in, when it is not done within ``limit_seconds``, or when
    it ends well with half a module, and ``OutputError`` when there is no room for its temporary files.
    """
    target = fit_target(text, target)
    limit = limit_seconds()
    command = [*killed_with_parent(), str(compiler_path()), *compile_flags(target, extra_flags)]
    with contextlib.ExitStack() as stack:
        place = tempfile.tempdir or os.environ.get("TMPDIR", "")
        try:
            folder = temporary_folder()
            place = str(folder)
            scratch = stack.enter_context(scratch_folder(folder, SCRATCH_PREFIX))
        except OSError as error:
            raise _no_room(place, error.strerror or str(error)) from error
        try:
            if write_kernels(text, scratch.path):
                command.append(f"{KERNELS_OPTION}{scratch.path}")
        except OSError as error:
            raise _no_room(str(scratch.path), error.strerror or str(error)) from error
        command += ["-", "-o", "-"]
        returncode, output, printed = _run(command, text.encode(), scratch, limit)
    if returncode == 0 and is_whole(output):
        return output
    stderr = printed.decode(errors="replace")
    if (reason := failed_write(stderr)) is not None:
        raise _no_room(place, reason)
    diagnostic = first_diagnostic(stderr, text)
    reason = str(diagnostic) if diagnostic is not None else describe_exit(returncode, stderr)
    if returncode == 0 and output:
        reason = f"it ended well, but the {len(output):,} bytes that it wrote are no whole module; try again"
    if returncode < 0 and diagnostic is not None:
        reason = f"{describe_exit(returncode, stderr)} after\n  {reason}"
    raise CompileError(f"IREE {compiler_version()} does not compile this graph for {target.option}\n  {reason}")


def limit_seconds() -> int:
    """How long a compilation may take: ``$MOEHLO_COMPILE_SECONDS``, else an hour. Raises ``TargetError``."""
    given = os.environ.get(LIMIT_VARIABLE) or LIMIT_SECONDS
    most, hint = LONGEST_LIMIT_SECONDS, ", of seconds"
    return whole_number(given, LIMIT_VARIABLE, least=1, most=most, error=TargetError, hint=hint)


def named_kernels(text: str) -> tuple[str, ...]:
    """The PTX files that a text names, each once."""
    return tuple(dict.fromkeys(_NAMED_KERNEL.findall(text)))


def write_kernels(text: str, folder: Path) -> tuple[str, ...]:
    """Write the PTX that a text names below ``folder``, where ``KERNELS_OPTION`` has the compiler look; the names.

    Raises ``TargetError`` for a kernel that is not shipped.
    """
    names = named_kernels(text)
    for name in names:
        try:
            content = read_ptx(name)
        except KeyError:
            raise TargetError(f"this graph calls {name}, a kernel that is not of this version: emit it again") from None
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return names


def _no_room(place: str, reason: str) -> OutputError:
    return OutputError(
        f"the IREE compiler cannot write its temporary files in {place}: {reason}; "
        "make room there, or set TMPDIR to a folder that can be written"
    )


def _run(command: Sequence[str], text: bytes, scratch: Scratch, limit: int) -> tuple[int, bytes, bytes]:
    """The compiler's exit status, output and messages. Whatever ends the wait ends the compiler."""
    try:
        process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "TMPDIR": str(scratch.path)},
            # Should this process be killed, the compiler may go on for a while and its folder must stay.
            pass_fds=() if scratch.lock is None else (scratch.lock,),
        )
    except OSError as error:
        raise CompileError(f"the IREE compiler does not start: {error}") from error
    with process:
        try:
            output, errors = process.communicate(text, timeout=limit)
        except BaseException as error:
            process.kill()
            process.wait()  # an interrupted `communicate` has used up what the end of the block would wait
            if not isinstance(error, subprocess.TimeoutExpired):
                raise
            raise CompileError(
                f"the IREE compiler was not done after {limit} second{'s' * (limit > 1)} and was ended; "
                f"{LIMIT_VARIABLE} sets the limit"
            ) from None
    return process.returncode, output, errors
