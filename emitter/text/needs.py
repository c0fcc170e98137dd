"""What a text needs of its target and of the compiler, as lines of the text.

    // needs: cpu avx2,f16c,fma
    // flags: --iree-input-demote-f64-to-f32=false ...

The first heads a text that holds kernels, the second any text for IREE alone, for people who compile it with
``iree-compile``: a text with kernels or with weights as parameters. Plain StableHLO runs anywhere and has neither. Only
this module spells them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from emitter.errors import InputError

FLAGS = (
    # O3: the default, O0, transposes every weight anew on each call and copies experts where O3 reads them in place.
    "--iree-opt-level=O3",
    # Without it every f64 silently becomes an f32, and sums are accumulated in that; kernels then do not compile.
    "--iree-input-demote-f64-to-f32=false",
    # From O2 on, ops whose value has several users are fused too; a softmax router over more than one token then does
    # not compile, for CPU and CUDA alike ("write affecting operations on global resources ..."). Without this part the
    # rest of O3 stands: no weight is copied, gathered experts are read in place.
    "--iree-dispatch-creation-fuse-multi-use=false",
)
"""Flags of ``iree-compile`` without which a text is slow, computes something else or does not compile."""
_OPENING = "// needs:"
_WORD = r"[a-z0-9][a-z0-9._+-]*"
_LINE = re.compile(rf"{_OPENING} ({_WORD})(?: ({_WORD}(?:,{_WORD})*))?")
_HEADER = re.compile(r"(?:[ \t]*(?://[^\n]*)?(?:\n|\Z))*")
"""The blank lines and comments above a module."""


@dataclass(frozen=True)
class Needs:
    """What the kernels of a text are written for.

    ``kind`` is the sort of device (``cpu``), ``features`` what it must have, in LLVM's spelling: instruction sets.

    Raises ``ValueError`` for a word that the line could not hold.
    """

    kind: str
    features: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        for word in (self.kind, *self.features):
            if not re.fullmatch(_WORD, word):
                raise ValueError(
                    f"{word!r} is no word of lower-case letters, digits, dots, pluses, dashes and underscores"
                )

    @property
    def line(self) -> str:
        """The line, without its end; features in alphabetical order."""
        return " ".join([_OPENING, self.kind, *([",".join(sorted(self.features))] if self.features else [])])

    @property
    def flags(self) -> tuple[str, ...]:
        """Flags of ``iree-compile`` that let it use the features: those of a CPU; a GPU is named as a whole."""
        if self.kind != "cpu" or not self.features:
            return ()
        return (f"--iree-llvmcpu-target-cpu-features={','.join(f'+{each}' for each in sorted(self.features))}",)


def header(needs: Needs | None, *, for_iree: bool) -> str:
    """The lines above a module: what its kernels need, if any, and the compiler's flags of a text for IREE alone."""
    lines = [] if needs is None else [needs.line]
    if for_iree:
        lines.append(" ".join(["// flags:", *FLAGS, *(() if needs is None else needs.flags)]))
    return "".join(f"{line}\n" for line in lines)


def read_needs(text: str) -> Needs | None:
    """What a text says that it needs in the comments above its module; None where it needs nothing.

    Raises ``InputError`` for a line that begins like this one and goes on otherwise, and for a second one.
    """
    lines = [line.strip() for line in _header(text) if line.strip().startswith(_OPENING)]
    if not lines:
        return None
    found = _LINE.fullmatch(lines[0])
    if found is None or len(lines) > 1:
        what = repr(lines[0][:200]) if len(lines) == 1 else f"{len(lines)} lines of what it needs"
        raise InputError(
            f"the text is headed by {what}; expected one line `{_OPENING} KIND FEATURE,FEATURE`, "
            "as `moehlo emit` writes it"
        )
    return Needs(found[1], frozenset(found[2].split(",") if found[2] else ()))


def _header(text: str) -> Iterable[str]:
    matched = _HEADER.match(text)
    return matched.group().split("\n") if matched is not None else ()
