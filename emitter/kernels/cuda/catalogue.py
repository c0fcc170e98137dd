"""Every kernel that is shipped: which source, for which element types, in which block sizes on which GPUs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from emitter.kernels.cuda.around import around_experts
from emitter.kernels.cuda.generations import (
    GENERATIONS,
    MOST_CHOICES,
    ROW_BLOCKS,
    SCALED_EACH,
    Block,
    Few,
    Generation,
    Tile,
    Tiles,
)
from emitter.kernels.cuda.variant import Constant, Storage, Variant, plain

PTX_VERSION = 80
"""PTX 8.0: a driver of CUDA 12.0, 525.60 or newer, takes it. The first with the matrix instructions of Hopper."""


MOST_EXPERTS = (128, 256, 512)
"""Numbers of experts that kernels over all of them are compiled for; the first that is enough is taken."""
RARE_EXPERTS = MOST_EXPERTS[0]
"""Most experts of a router with a rule that few families have: weights of the close logits."""
SPLITS = 8
"""Parts of the hidden size that the router's logits are computed in, added up in order."""
CHUNKS = 4
"""Chunks of each, likewise: for few tokens parts of their own."""
ALIGNMENT = 16
"""What H and I must be multiples of: rows are then read 16 bytes at a time."""
ELEMENTS = ("bf16", "fp16", "fp32")
"""Triton's names of the element types of weights."""
GIVEN = ("bf16", "fp16")
"""Those in which a caller with a router of its own has x, combine weights and results as they are read and written."""
F32_PRODUCTS = "bf16x6"
"""Matrix units multiply f32 as three parts of bf16 each, which hold all its bits, and leave out the three products
that are less than 2^-24 of the whole. Two parts of TF32 and three products take as long, and lose more than sums in f32
do (``tests/emitter/kernels/cuda/test_precision.py``)."""
SCALED_ELEMENT = "bf16"
"""What is computed in where outputs of the choices are left in scaled rows of f16 (see ``source/combine.py``): these
keep 11 bits, and the hidden values in front have 8."""
SWIZZLE = 8
"""Row blocks of a group (tile swizzle): where a row has many blocks of columns, their programs run together."""
MANY_COLUMNS = 16
"""How many that is: with 132 multiprocessors, those of eight row blocks are as many as run at once."""

LOGITS = {
    "router_logits": (64, 64),
    "router_logits_16": (64, 16),
    "router_logits_few": (16, 32),
}
"""Tokens and experts of a block of the router's logits. Blocks of any size give a logit the same bits."""
LOGITS_HIDDEN = 32
"""Columns that a part of the logits is a multiple of."""
FEW_LOGITS = "router_logits_few"
"""The one of them that does not read what ``narrow_router`` gives."""
NORM_LOGITS = "norm_router_logits"
"""The kernel that norms few rows before it multiplies them."""
SORTED_AT_ONCE = 512
"""Assignments that one program sorts."""
FOUND_AT_ONCE = 2048
"""Assignments up to which every expert's program finds its own: on an H200 3 us less than to count and to sort."""

_SIZES = ("inter", "hidden")
_ORDER = {"SWIZZLE": SWIZZLE, "MANY_COLUMNS": MANY_COLUMNS}
_LOGITS = {"SPLITS": SPLITS, "MOST_CHUNKS": CHUNKS}


PACKED: Mapping[str, Storage] = {
    storage.packing: storage
    for storage in (
        Storage("affine4", ("i32", "i16", "i16"), {"row_shift": 0}),
        Storage("affine8", ("i32", "i16", "i16"), {"row_shift": 0}),
        Storage("mxfp4", ("i32", "i8"), {"group_shift": 5, "row_shift": 0, "half_scales": 0}),
        Storage("fp8", ("i32", "fp32"), {"half_scales": 0}),
    )
}
"""The packings that kernels read as they are stored."""
PACKED_ELEMENTS = ("bf16",)
"""The types that is computed in with packed weights, which are those of gated experts with the sigmoid alone."""


STORED = (
    *((element, plain(element)) for element in ELEMENTS),
    *((element, storage) for element in PACKED_ELEMENTS for storage in PACKED.values()),
)
"""What is computed in, and how the weights are stored."""


def _suffix(gated: int) -> str:
    return "" if gated else "_plain"


def few_experts(element: str, few: Few) -> tuple[int, ...]:
    """For how many experts there are kernels of a variant that choose and read them at once; the first that is enough
    is taken."""
    return tuple(few.few_up) if element in PACKED_ELEMENTS else (max(few.few_up),)


def few_name(kernel: str, block: Block, kind: str) -> str:
    """What a kernel for few tokens is called; ``kind`` is the rest of it: no gate, packing, experts, element type."""
    return f"{kernel}_{block.outputs}{kind}"


def _gathered(element: str, storage: Storage, few: Few, early: int) -> Iterator[Variant]:
    """The kernels of a variant for few tokens."""
    packed = storage.packing != "plain"
    takes_given = not packed and element in GIVEN
    both = storage.constants("weight", "shared_weight")
    for gated in (1,) if packed else (1, 0):
        up: Mapping[str, Constant] = {
            "GATED": gated,
            "BLOCK_UNITS": few.up.outputs,
            "BLOCK_HIDDEN": few.up.reduced,
            **storage.constants("weight"),
            **storage.activation("act"),
        }
        yield _of_block(
            few.up,
            f"{_suffix(gated)}{storage.suffix}_{element}",
            *("gathered", "gathered_up"),
            ("fp32", "i32", *storage.planes, "fp32", element),
            {**up, "combine_weights": None, "ids_out": None, "combine_weights_out": None, "wide": 0},
        )
        if takes_given:
            yield _of_block(
                few.up,
                f"{_suffix(gated)}_given_{element}",
                *("gathered", "gathered_up"),
                ("i32", "i64", element, *storage.planes, "fp32", element, "i32", "fp32"),
                {**up, "dense": 0},
            )
        for experts in few_experts(element, few):
            few_up = few.few_up[experts]
            yield _of_block(
                few_up,
                f"{_suffix(gated)}{storage.suffix}_{experts}_{element}",
                *("few", "few_up"),
                (
                    *("fp32", "fp32", "fp32", "fp32", *storage.planes, "fp32"),
                    *("fp32", "fp32", *storage.planes, "fp32"),
                    *("fp32", "fp32", "i32", "fp32", "fp32", element),
                ),
                {
                    "GATED": gated,
                    **_LOGITS,
                    "BLOCK_EXPERTS": experts,
                    "BLOCK_K": MOST_CHOICES,
                    "BLOCK_UNITS": few_up.outputs,
                    "BLOCK_HIDDEN": few_up.reduced,
                    **both,
                    **storage.activation("act", "shared_act"),
                    "EARLY": early,
                },
            )
    down = few.down
    sizes = {"BLOCK_COLUMNS": down.outputs, "BLOCK_UNITS": down.reduced, "BLOCK_K": down.choices}
    kind = f"{storage.suffix}_{element}"
    yield _of_block(
        down,
        kind,
        *("gathered", "gathered_down"),
        (element, "i32", "fp32", *storage.planes, "fp32", "fp32"),
        {**sizes, **storage.constants("weight"), **({} if takes_given else {"rounded": 0}), "EARLY": early},
    )
    yield _of_block(
        down,
        kind,
        *("few", "few_down"),
        (
            *(element, "i32", "fp32", *storage.planes, "fp32", "fp32", *storage.planes, "fp32"),
            *("fp32", "fp32", "fp32"),
        ),
        {**sizes, **both, "EARLY": early},
    )


def _of_block(
    block: Block, kind: str, module: str, kernel: str, pointers: tuple[str, ...], constants: Mapping[str, Constant]
) -> Variant:
    """A kernel for few tokens that tiles so; its loops over rows say their stages themselves."""
    return Variant(
        few_name(kernel, block, kind),
        module,
        kernel,
        pointers,
        {**constants, "STAGES": block.stages},
        warps=block.warps,
        stages=1,
        multiples_of_16=(*_SIZES, "shared_inter") if module == "few" else _SIZES,
        registers=block.registers,
    )


def _grouped(element: str, storage: Storage, tiles: Tiles, early: int) -> Iterator[Variant]:
    """The grouped products."""
    for rows, up, down in zip(ROW_BLOCKS, tiles.up, tiles.down, strict=True):
        for gated in (1,) if storage.packing != "plain" else (1, 0):
            yield Variant(
                f"grouped_up{_suffix(gated)}_{rows}{storage.suffix}_{element}",
                "grouped",
                "grouped_up",
                (element, "i32", "i32", *storage.planes, "fp32", element),
                {
                    "GATED": gated,
                    "PRECISION": _precision(element),
                    **_ORDER,
                    "TOGETHER": int(up.together and gated),
                    "BLOCK_ROWS": rows,
                    "LEAST_ROWS": up.least_rows(rows),
                    "BLOCK_UNITS": up.outputs,
                    "BLOCK_HIDDEN": up.reduced,
                    **storage.constants("weight"),
                    **storage.activation("act"),
                    "FRAGMENTS": int(up.fragments),
                    "EARLY": early,
                },
                up.warps,
                up.stages,
                _SIZES,
                registers=up.registers,
            )
        yield _grouped_down(element, storage, rows, down, early, scaled=False)


def _grouped_down(element: str, storage: Storage, rows: int, tile: Tile, early: int, *, scaled: bool) -> Variant:
    return Variant(
        down_name(rows, storage.suffix, element, scaled=scaled),
        "grouped",
        "grouped_down",
        (element, "i32", "i32", "fp32", *storage.planes, "fp32", "fp32"),
        {
            "PRECISION": _precision(element),
            **_ORDER,
            "BLOCK_ROWS": rows,
            "LEAST_ROWS": tile.least_rows(rows),
            "BLOCK_COLUMNS": tile.outputs,
            "BLOCK_UNITS": tile.reduced,
            "EACH": SCALED_EACH,
            "SCALED": int(scaled),
            **storage.constants("weight"),
            "FRAGMENTS": int(tile.fragments),
            "EARLY": early,
        },
        tile.warps,
        tile.stages,
        _SIZES,
        registers=tile.registers,
    )


def _precision(element: str) -> str:
    return F32_PRODUCTS if element == "fp32" else "tf32"


def down_name(rows: int, suffix: str, element: str, *, scaled: bool) -> str:
    """What the second grouped product is called; ``suffix`` says how its weights are stored."""
    return f"grouped_down_{rows}{'_scaled' * scaled}{suffix}_{element}"


def combine_name(element: str, *, scaled: bool, added: bool = False) -> str:
    """What the kernel is called that adds up outputs, of f32 or in scaled rows, and rounds to an element type.

    With ``added`` it takes another output, which it adds to the sum.
    """
    return f"combine{'_scaled' * scaled}{'_added' * added}{'' if element == 'fp32' else f'_{element}'}"


def scaled_length(hidden: int, each: int = SCALED_EACH) -> int:
    """Numbers of f16 of a scaled row of ``hidden`` (see ``source/combine.py``)."""
    return -(-(hidden + 2 * -(-hidden // each)) // 16) * 16


def through_scaled_rows(element: str, tiles: Tiles, early: int) -> Iterator[Variant]:
    """The second grouped product by the largest row blocks that leaves scaled rows, and the sums of these."""
    yield _grouped_down(element, plain(element), ROW_BLOCKS[-1], tiles.down[-1], early, scaled=True)
    yield from _sums(("fp32", element), early, scaled=True)


def _sums(elements: tuple[str, ...], early: int, *, scaled: bool) -> Iterator[Variant]:
    """Sums rounded to these types, and one in f32 to which another output is added."""
    for element in elements:
        yield _combine(element, early, scaled=scaled, added=False)
    yield _combine("fp32", early, scaled=scaled, added=True)


def _combine(element: str, early: int, *, scaled: bool, added: bool) -> Variant:
    return Variant(
        combine_name(element, scaled=scaled, added=added),
        "combine",
        "combine",
        ("fp32", "i32", "fp32", *(["fp32"] if added else []), element),
        {
            **({} if added else {"added": None}),
            "BLOCK_COLUMNS": 1024,
            "BLOCK_K": MOST_CHOICES,
            "EACH": SCALED_EACH,
            "SCALED": int(scaled),
            "EARLY": early,
        },
        warps=4,
        stages=1,
        multiples_of_16=("hidden",),
    )


def _unpack(element: str, storage: Storage, early: int) -> Variant:
    return Variant(
        f"unpack{storage.suffix}_{element}",
        "unpack",
        "unpack",
        (*storage.planes, element),
        {"BLOCK_ROWS": 32, "BLOCK_COLUMNS": 256, **storage.constants("weight"), "EARLY": early},
        warps=4,
        stages=1,
        multiples_of_16=("length",),
    )


def over_weights(generation: Generation, element: str, storage: Storage) -> Iterator[Variant]:
    """The kernels that read weights stored so, and multiply in an element type."""
    storage = storage.on(converts=generation.converts)
    # variants share what they tile alike
    shared = {
        variant.name: variant
        for few in generation.few(element, storage.packing).values()
        for variant in _gathered(element, storage, few, int(generation.early))
    }
    yield from shared.values()
    yield from _grouped(element, storage, generation.tiles(element, storage.packing), int(generation.early))
    if storage.packing != "plain":
        yield _unpack(element, storage, int(generation.early))


def choose_name(experts: int, *, rare: bool) -> str:
    """What the kernel is called that chooses of so many experts; ``rare``: also by the rule that few families have."""
    return f"router_choose{'_rare' * rare}_{experts}"


def _over(experts: int, early: int) -> Iterator[Variant]:
    """Kernels over all experts."""
    warps = 1 if experts <= 256 else 4
    for rare in (0, 1) if experts <= RARE_EXPERTS else (0,):
        yield Variant(
            choose_name(experts, rare=bool(rare)),
            "route",
            "router_choose",
            ("fp32", "fp32", "fp32", "fp32", "fp32", "i32", "fp32"),
            {**_LOGITS, "BLOCK_EXPERTS": experts, "BLOCK_K": MOST_CHOICES, "RARE": rare, "EARLY": early},
            warps=warps,
            stages=1,
            # 24 us in place of 29 (16384 tokens of 64 experts): more tokens side by side
            registers=96 if experts <= 128 else None,
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
    counting: dict[str, Constant] = {"BLOCK": SORTED_AT_ONCE, "BINS": experts, "EARLY": early}
    yield Variant(f"count_rows_{experts}", "grouped", "count_rows", ("i32", "i32"), counting, stages=1)
    yield Variant(
        f"place_rows_{experts}",
        "grouped",
        "place_rows",
        ("i32", "i32", "i32", "i32"),
        {**counting, "FEW": FOUND_AT_ONCE, "BLOCK_PLACES": 32 if experts <= 256 else 16},
        warps=8,
        stages=1,
    )


def _logits(name: str, early: int) -> Variant:
    """The router's logits by blocks of a size."""
    tokens, experts = LOGITS[name]
    narrowed = () if name == FEW_LOGITS else ("bf16", "i32")
    absent: Mapping[str, Constant] = {} if narrowed else {"narrow": None, "is_wide": None, "is_narrowed": 0}
    return Variant(
        name,
        "route",
        "router_logits",
        ("fp32", "fp32", *narrowed, "fp32"),
        {
            "BLOCK_TOKENS": tokens,
            "BLOCK_EXPERTS": experts,
            "BLOCK_HIDDEN": LOGITS_HIDDEN,
            "PRECISION": F32_PRODUCTS,
            **absent,
            "EARLY": early,
        },
        warps=4,
        stages=3,
        multiples_of_16=("hidden",),
    )


def _normed_logits(early: int) -> Variant:
    """Those of few rows that are normed in the same launch."""
    return Variant(
        NORM_LOGITS,
        "route",
        "norm_router_logits",
        ("fp32",) * 7,
        {"BLOCK_EXPERTS": 32, "BLOCK_HIDDEN": LOGITS_HIDDEN, "BLOCK_COLUMNS": 64, "BLOCK_ROW": 2048, "EARLY": early},
        warps=4,
        stages=1,
        multiples_of_16=("hidden",),
    )


def catalogue(generation: Generation) -> tuple[Variant, ...]:
    """All kernels of a generation."""
    early = int(generation.early)
    return (
        *(_logits(name, early) for name in LOGITS),
        # of others it is not launched (``CudaRecorder``)
        *([_normed_logits(early)] if generation.early else []),
        *(
            Variant(
                name,
                "route",
                name,
                pointers,
                {"BLOCK_HIDDEN": 1024, "EARLY": early},
                warps=4,
                stages=1,
                multiples_of_16=("hidden",),
            )
            for name, pointers in (
                ("narrow_router", ("fp32", "bf16", "i32")),
                ("token_share", ("fp32", "fp32", "fp32")),
            )
        ),
        *(
            Variant(
                f"narrow_{element}",
                "rows",
                "narrow",
                ("fp32", element),
                {"BLOCK_COLUMNS": 2048, "EARLY": early},
                warps=4,
                stages=1,
                multiples_of_16=("width",),
            )
            for element in ELEMENTS
            if element != "fp32"
        ),
        Variant(
            "add",
            "rows",
            "add",
            ("fp32", "fp32", "fp32"),
            {"BLOCK_COLUMNS": 1024, "EARLY": early},
            warps=4,
            stages=1,
        ),
        *(variant for experts in MOST_EXPERTS for variant in _over(experts, early)),
        *(variant for element, storage in STORED for variant in over_weights(generation, element, storage)),
        *_sums(("fp32", *GIVEN), early, scaled=False),
        *through_scaled_rows(SCALED_ELEMENT, generation.tiles(SCALED_ELEMENT, "plain"), early),
        *(
            Variant(
                f"take_choices_{element}",
                "given",
                "take_choices",
                ("i64", element, "i32", "fp32"),
                {"BLOCK": 128, "EARLY": early},
                warps=4,
                stages=1,
            )
            for element in GIVEN
        ),
        *around_experts(generation, ELEMENTS, STORED, F32_PRODUCTS),
    )


def compiled_kernels() -> Mapping[str, Mapping[str, Variant]]:
    """Every kernel that is compiled, by architecture and name: those that generations have in common once."""
    kernels: dict[str, dict[str, Variant]] = {}
    for generation in GENERATIONS.values():
        for variant in catalogue(generation):
            kernels.setdefault(generation.compiled_for(variant.packing), {})[variant.name] = variant
    return kernels
