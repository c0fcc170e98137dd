"""What a kernel may use of a processor, and the choice of it from a host's features."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Isa:
    """One tier of instruction sets. All of them run the same kernels, in vectors that the compiler splits to fit.

    ``lanes`` are the f32 lanes of a vector register, ``registers`` how many of them there are. ``bf16_dot`` is the
    pairwise bf16 dot product of AVX-512 (VDPBF16PS), which no processor has without the dot product of bytes
    (VPDPBUSD), ``tiles`` the bf16 matrix unit (AMX), ``fused`` whether the tier says that a multiplication and an
    addition are one instruction, or leaves it to the target. ``features`` is what a host must have, in LLVM's spelling.
    ``panel_bytes`` is how much of the activations a core keeps in its second-level cache while weights pass through it:
    512 KiB where it has 1 MiB or more, which was best with 1 MiB and as good as 1 MiB with 2, else 256 KiB.
    """

    name: str
    lanes: int
    registers: int
    features: frozenset[str]
    bf16_dot: bool = False
    tiles: bool = False
    fused: bool = True
    panel_bytes: int = 1 << 18


_AVX2 = frozenset({"avx2", "fma", "f16c"})
_AVX512 = _AVX2 | {"avx512f", "avx512bw", "avx512dq", "avx512vl"}
_AVX512_BF16 = _AVX512 | {"avx512bf16", "avx512vnni"}

AMX = Isa("amx", 16, 32, _AVX512_BF16 | {"amx-tile", "amx-bf16"}, bf16_dot=True, tiles=True, panel_bytes=1 << 19)
AVX512_BF16 = Isa("avx512-bf16", 16, 32, _AVX512_BF16, bf16_dot=True, panel_bytes=1 << 19)
AVX512 = Isa("avx512", 16, 32, _AVX512, panel_bytes=1 << 19)
AVX2 = Isa("avx2", 8, 16, _AVX2)
NEON = Isa("neon", 4, 32, frozenset({"neon"}))
PORTABLE = Isa("portable", 4, 16, frozenset(), fused=False)

TIERS: tuple[Isa, ...] = (AMX, AVX512_BF16, AVX512, AVX2, NEON, PORTABLE)
"""Best first; every host runs the last."""


def tiers_for(features: frozenset[str]) -> tuple[Isa, ...]:
    """The tiers that a host with these features can run, best first."""
    return tuple(isa for isa in TIERS if isa.features <= features)


def best_isa(features: frozenset[str]) -> Isa:
    """The best tier that a host with these features can run."""
    return tiers_for(features)[0]
