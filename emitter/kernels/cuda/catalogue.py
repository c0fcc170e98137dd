"""Every kernel that is shipped: which source, for which element types, in which block sizes on which GPUs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

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


MOST_EXPERTS = (128, 512)
"""Numbers of experts that kernels over all of them are compiled for; the first that is enough is taken."""
SPLITS = 8
"""Parts of the hidden size that the router's logits are computed in, added up in order: the same for every N."""
MOST_CHOICES = 64
"""Choices of a token that kernels over all of them are compiled for."""
ALIGNMENT = 16
"""What H and I must be multiples of: rows are then read 16 bytes at a time."""
ELEMENTS = ("bf16", "fp16", "fp32")
"""Triton's names of the element types of weights."""
ROW_BLOCKS = (16, 32, 64, 128)
"""Rows of one expert that a block of the grouped products computes, at most."""

_SIZES = ("inter", "hidden")


@dataclass(frozen=True)
class Tile:
    """How a grouped product tiles its outputs: their number, reduced elements of a step, warps, stages."""

    outputs: int
    reduced: int
    warps: int
    stages: int


@dataclass(frozen=True)
class Tiles:
    """The tiles of the grouped products for each of ``ROW_BLOCKS``: of up, two of them at once with a gate; of down."""

    up: tuple[Tile, ...]
    down: tuple[Tile, ...]


@dataclass(frozen=True)
class Generation:
    """A set of PTX files: ``arch`` is what they are compiled for.

    ``narrow`` are the tiles for elements of 2 bytes, ``wide`` those for f32: within the shared memory of a block there.
    """

    arch: str
    narrow: Tiles
    wide: Tiles


_WIDE = Tiles(
    up=(Tile(64, 64, 4, 3), Tile(64, 32, 4, 3), Tile(64, 32, 4, 3), Tile(64, 32, 8, 3)),
    down=(Tile(64, 64, 4, 3), Tile(64, 32, 4, 3), Tile(64, 32, 4, 3), Tile(64, 32, 8, 3)),
)
_HOPPER = Generation(
    "sm_90",
    narrow=Tiles(
        up=(Tile(64, 128, 4, 4), Tile(64, 128, 4, 3), Tile(128, 64, 8, 4), Tile(128, 64, 8, 4)),
        down=(Tile(128, 128, 4, 3), Tile(128, 128, 4, 3), Tile(128, 64, 4, 4), Tile(256, 64, 8, 4)),
    ),
    wide=replace(_WIDE, down=(*_WIDE.down[:2], Tile(128, 32, 4, 3), Tile(128, 32, 8, 3))),
)
_A100 = Generation(
    "sm_80",
    narrow=Tiles(
        up=(Tile(64, 128, 4, 4), Tile(64, 128, 4, 3), Tile(128, 64, 8, 3), Tile(64, 64, 8, 4)),
        down=(Tile(128, 128, 4, 3), Tile(128, 128, 4, 3), Tile(128, 64, 4, 4), Tile(128, 64, 8, 3)),
    ),
    wide=_WIDE,
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
)

GENERATIONS: Mapping[str, Generation] = {"sm_80": _A100, "sm_86": _SMALL, "sm_89": _SMALL, "sm_90": _HOPPER}
"""The PTX for each architecture that there are kernels for: sm_86 and sm_89 have as much shared memory and the same
instructions for these kernels, so they share theirs."""


def _suffix(gated: int) -> str:
    return "" if gated else "_plain"


def _few(element: str) -> Iterator[Variant]:
    """Kernels for few tokens."""
    up = {"BLOCK_UNITS": 8, "BLOCK_HIDDEN": 256}
    down = {"BLOCK_COLUMNS": 8, "BLOCK_UNITS": 1024, "BLOCK_K": MOST_CHOICES}
    for gated in (1, 0):
        yield Variant(
            f"gathered_up{_suffix(gated)}_{element}",
            "gathered",
            "gathered_up",
            ("fp32", "i32", element, "fp32", element),
            {"GATED": gated, **up},
            warps=4,
            stages=1,
            multiples_of_16=_SIZES,
        )
        yield Variant(
            f"few_up{_suffix(gated)}_{element}",
            "few",
            "few_up",
            (
                *("fp32", "fp32", "fp32", "fp32", element, "fp32", "fp32", element, "fp32"),
                *("fp32", "fp32", "i32", "fp32", "fp32", element),
            ),
            {"GATED": gated, "BLOCK_EXPERTS": MOST_EXPERTS[-1], "BLOCK_K": MOST_CHOICES, **up},
            warps=4,
            stages=1,
            multiples_of_16=(*_SIZES, "shared_inter"),
        )
    yield Variant(
        f"gathered_down_{element}",
        "gathered",
        "gathered_down",
        (element, "i32", "fp32", element, "fp32", "fp32"),
        down,
        warps=8,
        stages=1,
        multiples_of_16=_SIZES,
    )
    yield Variant(
        f"few_down_{element}",
        "few",
        "few_down",
        (element, "i32", "fp32", element, "fp32", "fp32", element, "fp32", "fp32", "fp32", "fp32"),
        down,
        warps=8,
        stages=1,
        multiples_of_16=(*_SIZES, "shared_inter"),
    )


def _grouped(element: str, tiles: Tiles) -> Iterator[Variant]:
    """The grouped products. Those of f32 multiply each operand as a sum of two parts of TF32."""
    precision = "tf32x3" if element == "fp32" else "tf32"
    for rows, up, down in zip(ROW_BLOCKS, tiles.up, tiles.down, strict=True):
        for gated in (1, 0):
            yield Variant(
                f"grouped_up{_suffix(gated)}_{rows}_{element}",
                "grouped",
                "grouped_up",
                (element, "i32", "i32", element, "fp32", element),
                {
                    "GATED": gated,
                    "PRECISION": precision,
                    "BLOCK_ROWS": rows,
                    "BLOCK_UNITS": up.outputs,
                    "BLOCK_HIDDEN": up.reduced,
                },
                up.warps,
                up.stages,
                _SIZES,
            )
        yield Variant(
            f"grouped_down_{rows}_{element}",
            "grouped",
            "grouped_down",
            (element, "i32", "i32", "fp32", element, "fp32", "fp32"),
            {
                "PRECISION": precision,
                "BLOCK_ROWS": rows,
                "BLOCK_COLUMNS": down.outputs,
                "BLOCK_UNITS": down.reduced,
            },
            down.warps,
            down.stages,
            _SIZES,
        )


def _over(experts: int) -> Iterator[Variant]:
    """Kernels over all experts."""
    warps = 1 if experts <= 128 else 4
    yield Variant(
        f"router_choose_{experts}",
        "route",
        "router_choose",
        ("fp32", "fp32", "fp32", "fp32", "fp32", "i32", "fp32"),
        {"BLOCK_EXPERTS": experts, "BLOCK_K": MOST_CHOICES},
        warps=warps,
        stages=1,
    )
    yield Variant(
        f"choose_{experts}",
        "route",
        "choose",
        ("i32", "i32"),
        {"BLOCK_EXPERTS": experts, "BLOCK_K": MOST_CHOICES},
        warps=warps,
        stages=1,
    )
    yield Variant(
        f"group_rows_{experts}",
        "grouped",
        "group_rows",
        ("i32", "i32", "i32"),
        {"BLOCK": 2048, "BINS": experts},
        warps=8,
        stages=1,
    )


def catalogue(generation: Generation) -> tuple[Variant, ...]:
    """All kernels of a generation."""
    return (
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
        Variant(
            "token_share",
            "route",
            "token_share",
            ("fp32", "fp32", "fp32"),
            {"BLOCK_HIDDEN": 1024},
            warps=4,
            stages=1,
            multiples_of_16=("hidden",),
        ),
        *(
            Variant(
                f"narrow_{element}",
                "rows",
                "narrow",
                ("fp32", element),
                {"BLOCK_COLUMNS": 2048},
                warps=4,
                stages=1,
                multiples_of_16=("width",),
            )
            for element in ELEMENTS
            if element != "fp32"
        ),
        Variant("add", "rows", "add", ("fp32", "fp32", "fp32"), {"BLOCK_COLUMNS": 1024}, warps=4, stages=1),
        *(variant for experts in MOST_EXPERTS for variant in _over(experts)),
        *(variant for element in ELEMENTS for variant in _few(element)),
        *(v for e in ELEMENTS for v in _grouped(e, generation.wide if e == "fp32" else generation.narrow)),
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
