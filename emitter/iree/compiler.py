"""Text in, module out: the IREE compiler, run in a process of its own.

A process of its own because the compiler does not always fail politely: some inputs make it abort, and an abort
must not take the caller down. The text goes through standard input, so no file name enters the module and equal
text gives equal bytes.
"""

from __future__ import annotations

import functools
import importlib.metadata
import importlib.util
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from emitter.errors import CompileError, TargetError
from emitter.iree.diagnostics import describe_exit, first_diagnostic
from emitter.iree.targets import Target
from emitter.kernels.cpu import KERNELS_OPENING

Progress = Callable[[float], None]
"""Called about once a second while the compiler runs, with the seconds it has taken."""

PROGRESS_SECONDS = 1.0

# O3: the default, O0, transposes every weight anew on each call and copies experts where O3 reads them in place.
COMMON_FLAGS = (
    "--iree-input-type=auto",
    "--iree-opt-level=O3",
    # Without it every f64 silently becomes an f32, and sums are accumulated in that.
    "--iree-input-demote-f64-to-f32=false",
    # From O2 on, ops whose value has several users are fused too; a softmax router over more than one token then does
    # not compile, for CPU and CUDA alike ("write affecting operations on global resources ..."). Without this part the
    # rest of O3 stands: no weight is copied, gathered experts are read in place.
    "--iree-dispatch-creation-fuse-multi-use=false",
    # The notes that repeat the failing operation run to megabytes, and nothing here reads them.
    "--mlir-print-op-on-diagnostic=false",
)


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
    """All flags that a text is compiled with, in order; part of the cache's key."""
    return (*COMMON_FLAGS, *target.flags, *extra_flags)


def compile_text(
    text: str, target: Target, *, extra_flags: Sequence[str] = (), progress: Progress | None = None
) -> bytes:
    """Compile MLIR text into an IREE module (the bytes of a .vmfb).

    The same text, target, flags and compiler give the same bytes. Raises ``TargetError`` for CPU kernels on another
    target, and ``CompileError`` with the compiler's first diagnostic, its line, and the stage of the graph it falls in.
    """
    if target.kind != "cpu" and KERNELS_OPENING in text:
        # The compiler would take them, and give each of their work groups to one thread of the GPU.
        raise TargetError(
            f"this graph holds CPU kernels, which {target.name} cannot run: emit it with --dispatch masked, "
            f"or with --target {target.name}"
        )
    command = [str(compiler_path()), *compile_flags(target, extra_flags), "-", "-o", "-"]
    started = time.monotonic()
    try:
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    except OSError as error:
        raise CompileError(f"the IREE compiler does not start: {error}") from error
    with process:
        try:
            pending: bytes | None = text.encode()
            while True:
                try:
                    output, errors = process.communicate(pending, timeout=PROGRESS_SECONDS)
                    break
                except subprocess.TimeoutExpired:
                    pending = None
                    if progress is not None:
                        progress(time.monotonic() - started)
        except BaseException:
            process.kill()
            raise
    if process.returncode == 0 and output:
        return output
    stderr = errors.decode(errors="replace")
    diagnostic = first_diagnostic(stderr, text)
    reason = str(diagnostic) if diagnostic is not None else describe_exit(process.returncode, stderr)
    if process.returncode < 0 and diagnostic is not None:
        reason = f"{describe_exit(process.returncode, stderr)} after\n  {reason}"
    raise CompileError(f"IREE {compiler_version()} does not compile this graph for {target.name}\n  {reason}")
