"""Every kernel that is shipped: which source, for which element types, in which block sizes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

PTX_VERSION = 80
"""PTX 8.0: a driver of CUDA 12.0, 525.60 or newer, takes it. The first with the matrix instructions of Hopper."""


@dataclass(frozen=True)
class Variant:
    """One kernel as compiled: function ``kernel`` of ``source/<module>.py`` as ``name``.

    ``pointers`` are the element types of its first parameters, ``constants`` its compile-time constants,
    ``multiples_of_16`` the scalars that are promised to be; ``warps`` of 32 threads run it, loads are issued ``stages``
    ahead.
    """

    name: str
    module: str
    kernel: str
    pointers: tuple[str, ...]
    constants: Mapping[str, int | str] = field(default_factory=dict)
    warps: int = 4
    stages: int = 3
    multiples_of_16: tuple[str, ...] = ()


ARCHITECTURES = ("sm_90",)
"""What PTX is shipped for."""

MOST_EXPERTS = (128, 512)
"""Numbers of experts that kernels over all of them are compiled for; the first that is enough is taken."""
SPLITS = 8
"""Parts of the hidden size that the router's logits are computed in, added up in order: the same for every N."""
MOST_CHOICES = 64
"""Choices of a token that kernels over all of them are compiled for."""
ALIGNMENT = 16
"""What H and I must be multiples of: rows are then read 16 bytes at a time."""

_SIZES = ("inter", "hidden")


@dataclass(frozen=True)
class RowBlock:
    """A block size of the grouped matrix products: ``rows`` of it, and how up and down tile their outputs."""

    rows: int
    up: tuple[int, int, int, int]
    down: tuple[int, int, int, int]
    """Outputs and reduced elements of a tile, warps, stages."""


ROW_BLOCKS = (
    RowBlock(16, up=(64, 128, 4, 4), down=(128, 128, 4, 3)),
    RowBlock(32, up=(64, 128, 4, 3), down=(128, 128, 4, 3)),
    RowBlock(64, up=(128, 64, 8, 4), down=(128, 64, 4, 4)),
    RowBlock(128, up=(128, 64, 8, 4), down=(256, 64, 8, 4)),
)


def _typed(dtype: str) -> tuple[Variant, ...]:
    gathered = (
        Variant(
            f"gathered_up_{dtype}",
            "gathered",
            "gathered_up",
            ("fp32", "i32", dtype, "fp32", dtype),
            {"BLOCK_UNITS": 8, "BLOCK_HIDDEN": 256},
            warps=4,
            stages=1,
            multiples_of_16=_SIZES,
        ),
        Variant(
            f"gathered_down_{dtype}",
            "gathered",
            "gathered_down",
            (dtype, "i32", "fp32", dtype, "fp32", "fp32"),
            {"BLOCK_COLUMNS": 8, "BLOCK_UNITS": 1024, "BLOCK_K": MOST_CHOICES},
            warps=8,
            stages=1,
            multiples_of_16=_SIZES,
        ),
    )
    grouped: list[Variant] = []
    for block in ROW_BLOCKS:
        outputs, reduced, warps, stages = block.up
        grouped.append(
            Variant(
                f"grouped_up_{block.rows}_{dtype}",
                "grouped",
                "grouped_up",
                (dtype, "i32", "i32", dtype, "fp32", dtype),
                {"BLOCK_ROWS": block.rows, "BLOCK_UNITS": outputs, "BLOCK_HIDDEN": reduced},
                warps,
                stages,
                _SIZES,
            )
        )
        outputs, reduced, warps, stages = block.down
        grouped.append(
            Variant(
                f"grouped_down_{block.rows}_{dtype}",
                "grouped",
                "grouped_down",
                (dtype, "i32", "i32", dtype, "fp32", "fp32"),
                {"BLOCK_ROWS": block.rows, "BLOCK_COLUMNS": outputs, "BLOCK_UNITS": reduced},
                warps,
                stages,
                _SIZES,
            )
        )
    return (*gathered, *grouped)


def _over(experts: int) -> tuple[Variant, ...]:
    return (
        Variant(
            f"router_choose_{experts}",
            "route",
            "router_choose",
            ("fp32", "fp32", "fp32", "fp32", "i32", "fp32"),
            {"BLOCK_EXPERTS": experts, "BLOCK_K": MOST_CHOICES},
            warps=1 if experts <= 128 else 4,
            stages=1,
        ),
        Variant(
            f"choose_{experts}",
            "route",
            "choose",
            ("i32", "i32"),
            {"BLOCK_EXPERTS": experts},
            warps=1 if experts <= 128 else 4,
            stages=1,
        ),
        Variant(
            f"group_rows_{experts}",
            "grouped",
            "group_rows",
            ("i32", "i32", "i32"),
            {"BLOCK": 2048, "BINS": experts},
            warps=8,
            stages=1,
        ),
    )


CATALOGUE: tuple[Variant, ...] = (
    Variant(
        "router_logits",
        "route",
        "router_logits",
        ("fp32", "fp32", "fp32"),
        {"BLOCK_TOKENS": 64, "BLOCK_EXPERTS": 64, "BLOCK_HIDDEN": 32, "PRECISION": "tf32x3"},
        warps=4,
        stages=3,
        multiples_of_16=("hidden",),
    ),
    *(variant for experts in MOST_EXPERTS for variant in _over(experts)),
    *(variant for dtype in ("bf16", "fp16") for variant in _typed(dtype)),
    Variant(
        "combine",
        "grouped",
        "combine",
        ("fp32", "i32", "fp32", "fp32"),
        {"BLOCK_COLUMNS": 1024, "BLOCK_K": MOST_CHOICES},
        warps=4,
        stages=1,
        multiples_of_16=("hidden",),
    ),
)
