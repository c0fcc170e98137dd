"""How the kernels tile their outputs on each generation of GPUs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

MOST_CHOICES = 64
"""Choices of a token that kernels over all of them are compiled for."""
FEW_EXPERTS = (128, 256, 512)
"""Numbers of experts that kernels which choose and read packed ones at once are compiled for."""
FEWER_EXPERTS = (64, *FEW_EXPERTS)
"""Likewise of MLX's 4 bits, whose products are so fast that choosing among fewer shows: 0.984 of a step of OLMoE, 0.997
of gpt-oss's in MXFP4 (one row, H200)."""
ROW_BLOCKS = (16, 32, 64, 128)
"""Rows of one expert that a block of the grouped products computes, at most."""
SCALED_EACH = 128
"""Numbers of a scaled row that have a power of two in common: as many as the smallest block of columns of a second
product by the largest row blocks."""


@dataclass(frozen=True)
class Tile:
    """How a grouped product tiles its outputs: their number, reduced elements of a step, warps, stages.

    ``together``: a gate's outputs and those that it is for come from one product. ``halved``: a row block that is half
    full at most is computed as half of one. ``fragments``: packed weights are the first operand of products, for tiles
    of a multiple of 64 outputs and 16 words, by four warps (``tile`` in ``source/weights.py``). With no more than
    ``registers`` for a thread more thread blocks run at once.
    """

    outputs: int
    reduced: int
    warps: int
    stages: int
    together: bool = False
    halved: bool = False
    fragments: bool = False
    registers: int | None = None

    def least_rows(self, rows: int) -> int:
        """Of a row block of so many rows, what it is computed as where it has no more."""
        return rows // 2 if self.halved else rows


@dataclass(frozen=True)
class Tiles:
    """The tiles of the grouped products for each of ``ROW_BLOCKS``: of up, two of them at once with a gate; of down."""

    up: tuple[Tile, ...]
    down: tuple[Tile, ...]


@dataclass(frozen=True)
class Block:
    """How a kernel for few tokens tiles its outputs: their number, numbers of a row in a step, experts in it, warps.

    Numbers are loaded ``stages`` - 1 steps ahead, through shared memory; with one stage as they are needed. With no
    more than ``registers`` for a thread more blocks run at once.
    """

    outputs: int
    reduced: int
    choices: int = MOST_CHOICES
    warps: int = 4
    stages: int = 1
    registers: int | None = None


@dataclass(frozen=True)
class Few:
    """The tiles of a variant for few tokens.

    ``few_up`` by the experts that there may be, rising: choosing among more takes more threads or registers. ``up``
    where the choice is made before.
    """

    few_up: Mapping[int, Block]
    up: Block
    down: Block


GATHERED = ("gathered", "gathered_8", "gathered_16")
"""The variants for few tokens, for rising numbers of them: those after the first one have larger blocks, which wait
for memory less often, and are too few for all multiprocessors where a call's outputs are few. A generation has one of
them, or all that were measured on it."""


@dataclass(frozen=True)
class Generation:
    """A set of PTX files: ``arch`` is what they are compiled for, but for kernels of packed weights ``packed_arch``.

    ``narrow`` are the tiles for elements of 2 bytes, ``wide`` those for f32, ``packed`` those of each packing; all
    within the shared memory of a block there. ``few_narrow`` and ``few_wide`` are likewise those of the variants for
    few tokens, in the order of ``GATHERED``, packed weights having as many. ``attention_stages``: blocks of keys and
    values of 2 bytes that are on their way at once where many tokens attend to heads of at most 128 dimensions.
    ``projects_together``: up to 64 tokens are one tile of projections by numbers of 2 bytes, whose weights then pass
    the multiprocessors once. ``divided``: thread blocks up to which a projection's columns are divided into parts, 0
    where that was not measured: two for each multiprocessor, as one by itself waits for its products.
    ``early``: a kernel may be launched before the one in front of it has ended. ``converts``: it has an
    instruction that makes two f16 of two E4M3.
    """

    arch: str
    narrow: Tiles
    wide: Tiles
    packed: Mapping[str, Tiles]
    packed_arch: str
    few_narrow: tuple[Few, ...]
    few_wide: tuple[Few, ...]
    attention_stages: int = 2
    projects_together: bool = False
    divided: int = 0
    early: bool = False
    converts: bool = False

    def tiles(self, element: str, packing: str) -> Tiles:
        """Those for weights that are stored so, multiplied in an element type."""
        if packing != "plain":
            return self.packed[packing]
        return self.wide if element == "fp32" else self.narrow

    @property
    def gathered(self) -> tuple[str, ...]:
        """Its variants for few tokens."""
        return GATHERED[: len(self.few_narrow)]

    def few(self, element: str, packing: str) -> Mapping[str, Few]:
        """Those of each variant for few tokens, for weights that are stored so, multiplied in an element type."""
        plain = self.few_wide if element == "fp32" else self.few_narrow
        return dict(zip(self.gathered, plain if packing == "plain" else _FEW_PACKED[packing], strict=False))

    def compiled_for(self, packing: str) -> str:
        """The architecture that kernels of weights that are stored so are compiled for."""
        return self.arch if packing == "plain" else self.packed_arch


def _few(few_up: Mapping[int, Block], up: Block, *down: Block) -> tuple[Few, ...]:
    return tuple(Few(few_up, up, each) for each in down)


def _few_packed(experts: tuple[int, ...], first: Block, up: Block, *down: Block) -> tuple[Few, ...]:
    """A thread reads 16 bytes of codes at once, so that first blocks are as they are for any number of experts."""
    ups = (first, *[up] * (len(down) - 1))
    return tuple(Few(dict.fromkeys(experts, each), each, last) for each, last in zip(ups, down, strict=True))


_FEW_PACKED: Mapping[str, tuple[Few, ...]] = {
    "affine4": _few_packed(
        FEWER_EXPERTS,
        *(Block(16, 512), Block(32, 512)),
        *(*[Block(8, 512, choices=4, warps=8)] * 2, Block(16, 256, choices=4)),
    ),
    "mxfp4": _few_packed(
        FEW_EXPERTS,
        *[Block(16, 512, registers=80)] * 2,
        *(*[Block(8, 512, choices=4)] * 2, Block(16, 256, choices=4)),
    ),
    "affine8": _few_packed(
        FEW_EXPERTS,
        *(Block(16, 512, registers=128), Block(32, 256, registers=128)),
        *(*[Block(8, 512, choices=4)] * 2, Block(16, 256, choices=4)),
    ),
    "fp8": _few_packed(
        FEW_EXPERTS,
        *(Block(16, 256), Block(32, 256)),
        *(*[Block(8, 512, choices=4)] * 2, Block(16, 128, choices=4)),
    ),
}
PROJECTED: Mapping[str, Block] = {
    "affine4": Block(16, 1024, warps=8),
    "mxfp4": Block(16, 1024),
    "affine8": Block(8, 1024),
    "fp8": Block(8, 1024),
}
"""How projections of few tokens by packed weights tile theirs."""
_WIDE = Tiles(
    up=(Tile(64, 32, 4, 4), Tile(64, 32, 4, 3), Tile(64, 32, 4, 3), Tile(64, 32, 8, 3)),
    down=(Tile(64, 32, 4, 4), Tile(64, 32, 4, 3), Tile(64, 32, 4, 3), Tile(64, 32, 8, 3)),
)
_OF_4, _OF_8 = (Tile(64, 16 * each, 4, 3, fragments=True) for each in (8, 4))
_PACKED_4 = Tiles(
    up=(_OF_4, _OF_4, Tile(64, 64, 4, 3), Tile(64, 64, 8, 3)),
    down=(_OF_4, _OF_4, Tile(128, 64, 4, 3), Tile(128, 64, 4, 3)),
)
_PACKED_8 = Tiles(up=(_OF_8, _OF_8, *_PACKED_4.up[2:]), down=(_OF_8, _OF_8, *_PACKED_4.down[2:]))
# with its tables a thread takes 145 registers otherwise, of which a multiprocessor has three thread blocks for four
_PACKED_MX = Tiles(_PACKED_4.up, (replace(_OF_4, registers=128), *_PACKED_4.down[1:]))
_PACKED = {"affine4": _PACKED_4, "mxfp4": _PACKED_MX, "affine8": _PACKED_8, "fp8": _PACKED_8}
"""Fragments by blocks of up to 32 rows, as they were measured to be faster; of 64 a step of gpt-oss took 1.03 to 1.2 by
them (256 rows, H200)."""
_DEEP = replace(_OF_8, stages=8)
_PACKED_HOPPER = {**_PACKED, "fp8": Tiles(up=(_DEEP, *_PACKED_8.up[1:]), down=(_DEEP, *_PACKED_8.down[1:]))}
"""Of FP8 more steps are on their way: DeepSeek-V3 took 0.96 of its step of 8 and 16 rows by them, and 1.01 of 64; in
MLX's 8 bits OLMoE took 1.05 (H200)."""
_HOPPER = Generation(
    "sm_90",
    narrow=Tiles(
        up=(
            *(Tile(64, 128, 4, 4), Tile(64, 128, 4, 3), Tile(128, 64, 8, 4)),
            Tile(128, 64, 8, 4, together=True, halved=True),
        ),
        down=(
            *(Tile(128, 128, 4, 3), Tile(128, 128, 4, 3), Tile(256, 64, 8, 4)),
            Tile(256, 64, 8, 4, halved=True),
        ),
    ),
    wide=Tiles(
        up=(*_WIDE.up[:3], Tile(64, 32, 8, 3, together=True)),
        down=(*_WIDE.down[:2], Tile(128, 32, 4, 3), Tile(128, 32, 8, 3)),
    ),
    packed=_PACKED_HOPPER,
    packed_arch="sm_90",
    few_narrow=_few(
        {
            128: Block(16, 128, stages=4, registers=80),
            256: Block(16, 128, stages=4),
            512: Block(16, 128, stages=4, registers=80),
        },
        Block(16, 128, stages=4, registers=80),
        *(Block(4, 1024), Block(8, 512, stages=3), Block(16, 256, stages=3)),
    ),
    few_wide=_few(
        {512: Block(16, 128, stages=3)},
        Block(16, 128, stages=3),
        *(Block(4, 1024), Block(8, 256, stages=3), Block(16, 128, stages=3)),
    ),
    attention_stages=3,
    projects_together=True,
    divided=2 * 132,
    early=True,
    converts=True,
)
_FEW_UP = {128: Block(16, 128), 256: Block(16, 128, warps=8), 512: Block(16, 128, warps=8)}
_FEW_NARROW = _few(_FEW_UP, Block(8, 256), Block(4, 1024))
_FEW_WIDE = _few({512: _FEW_UP[512]}, Block(8, 256), Block(4, 1024))
_A100 = Generation(
    "sm_80",
    narrow=Tiles(
        up=(Tile(64, 128, 4, 4), Tile(64, 128, 4, 3), Tile(128, 64, 8, 3), Tile(64, 64, 8, 4)),
        down=(Tile(128, 128, 4, 3), Tile(128, 128, 4, 3), Tile(128, 64, 4, 4), Tile(128, 64, 8, 3)),
    ),
    wide=_WIDE,
    packed=_PACKED,
    packed_arch="sm_80",
    few_narrow=_FEW_NARROW,
    few_wide=_FEW_WIDE,
)
_SMALL = Generation(
    "sm_86",
    narrow=Tiles(
        up=(Tile(64, 64, 4, 4), Tile(64, 64, 4, 4), Tile(64, 64, 4, 3), Tile(64, 64, 8, 3)),
        down=(Tile(64, 128, 4, 3), Tile(64, 128, 4, 3), Tile(128, 64, 4, 3), Tile(128, 64, 8, 3)),
    ),
    wide=Tiles(
        up=(Tile(32, 64, 4, 3), Tile(32, 32, 4, 3), Tile(64, 32, 8, 3), Tile(64, 32, 8, 3)),
        down=(Tile(64, 64, 4, 3), Tile(64, 32, 4, 3), Tile(64, 32, 4, 3), Tile(64, 32, 8, 3)),
    ),
    packed=_PACKED,
    packed_arch="sm_80",
    few_narrow=_FEW_NARROW,
    few_wide=_FEW_WIDE,
)

GENERATIONS: Mapping[str, Generation] = {"sm_80": _A100, "sm_86": _SMALL, "sm_89": _SMALL, "sm_90": _HOPPER}
"""The PTX for each architecture that there are kernels for: sm_86 and sm_89 have as much shared memory and the same
instructions for these kernels, so they share theirs. Of packed weights theirs are those of sm_80, which fit there."""
