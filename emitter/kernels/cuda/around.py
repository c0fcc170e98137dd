"""The kernels for what is around the experts of a decoder, as they are shipped: projections, norms, attention."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from emitter.kernels.cuda.generations import MOST_CHOICES, PROJECTED, SCALED_EACH, Generation
from emitter.kernels.cuda.source.groups import Division, Parts, Planes, RootMeanSquare
from emitter.kernels.cuda.variant import Constant, Storage, Variant

PAGE = 128
"""Keys of a page (``emitter.shapes.PAGE``), and of the part of a sequence that a program reads at decode."""
SHORT_PART = PAGE // 2
"""Keys of a part where few programs have work."""
MOST_SHORT = 128
"""Sequences up to which latents have such parts, being one head of keys: 256 rows of DeepSeek-V2-Lite took 0.986 of
their time by pages, 16 rows 1.02 (H200)."""
MOST_PARTS = 16
"""Such parts that a sequence is divided into at decode, at most; a longer one is divided into pages."""
FEW = 4
"""Tokens up to which kernels of few tokens are the way: of more ``linear`` reads the rows of a weight again."""
TOGETHER = 4
"""Tokens that a program of ``linear`` may read rows of weights for at once. Half as many are faster each by itself:
together a step of two rows took 1.14 to 1.24 of its time (OLMoE, Qwen3-30B, DeepSeek-V2-Lite, H200)."""
MATRICES = (1, 3)
"""Matrices that one launch of ``linear`` multiplies the same rows with: one, or those of q, k and v."""
TILES = (16, 64, 256)
"""Tokens of a batch up to which each ``linear_tiles`` is the way, rising; it is named by them."""
MOST_DIVIDED = 4
"""Parts that a projection's columns are divided into, at most (``Generation.divided``)."""
ENTERED = (64, 128, 256, 512)
"""Dimensions of a head that ``enter`` is compiled for, at most; a program has as many heads as come to the last."""
MOST_ROWS = 256
"""Sequences that go on together (``advance``), at most."""
CACHES: Mapping[str, tuple[str, ...]] = {"bf16": ("bf16", "i8")}
"""The types of caches by what is computed in, where there are others than that: bytes are FP8 (E4M3)."""
NARROW = "bf16"
"""The type in which kernels of f32 results can leave them, for launches that would round them first."""
ENDED = (2048, 4096, 8192)
"""Numbers of a row of the stream, at most, that an end of a branch is compiled for, rising: a program holds all of
it."""
CANDIDATES = 64
"""The scores of a row that a token is drawn from, at most."""
LATENT = "latent"
_WIDTHS = ("width", "turned_width", "value_width")


@dataclass(frozen=True)
class Heads:
    """Heads that attention is compiled for: ``width`` dimensions of keys and values at most, of latents with
    ``turned`` dimensions of rotated keys. A program reads ``keys`` of them at a time, ``wide_keys`` in f32."""

    width: int
    keys: int
    wide_keys: int
    turned: int = 0
    warps: int = 4

    @property
    def kind(self) -> str:
        """What stands in a kernel's name."""
        return LATENT if self.turned else str(self.width)


HEADS = (
    *(Heads(64, 64, 32), Heads(128, 64, 32), Heads(256, 32, 16, warps=8), Heads(512, 32, 16, warps=8)),
    Heads(512, 32, 16, turned=64, warps=8),
)
"""The sizes, rising; the last is that of latent attention."""
EXPANDED = (Heads(128, 64, 32, turned=64), Heads(256, 32, 16, turned=64, warps=8))
"""The sizes, rising, of keys and values that are made of latents, for many tokens, beside rotated keys."""
_DECODED = 16
"""Query heads of a program at decode: the least rows of a matrix product."""
_WIDE_CHUNK = 64
"""Dimensions that scores in f32 are computed from at once: of all warps each has those of all queries."""
_TILE, _WIDE_TILE = 64, 32
"""Pairs of a token and a query head that a program has over many tokens, the second in f32; of the widest heads as many
as at decode."""


def attention_kind(widths: tuple[int, ...], values: int, *, latent: bool) -> str | None:
    """For which heads there are kernels that take these widths of keys and values, None where there are none."""
    if latent:
        of = HEADS[-1]
        return of.kind if len(widths) == 2 and widths[0] <= of.width and widths[1] <= of.turned else None
    wide = (of.kind for of in HEADS if not of.turned and max(*widths, values) <= of.width)
    return next(wide, None)


def expanded_kind(still: int, turning: int, values: int) -> str | None:
    """For which keys and values made of latents there are kernels that take these widths, None where there are none."""
    wide = (f"expanded_{of.width}" for of in EXPANDED if max(still, values) <= of.width and turning <= of.turned)
    return next(wide, None)


def around_experts(
    generation: Generation, elements: tuple[str, ...], stored: Sequence[tuple[str, Storage]], f32_products: str
) -> Iterator[Variant]:
    """All of them; projections of the element types and ``stored`` so, matrix products of f32 by ``f32_products``."""
    early: Mapping[str, Constant] = {"EARLY": int(generation.early)}
    norm = {"BLOCK_COLUMNS": 2048, **early}
    of_f32 = ("fp32",) * 6
    forms: tuple[tuple[str, str, tuple[str, ...], Mapping[str, Constant]], ...] = (
        *(
            (name, "norm", (*of_f32[:3], element), {"addend": None, "narrow": None, "total": None, "rounded": 0})
            for name, element in (("norm", "fp32"), (narrowing("norm"), NARROW))
        ),
        ("add_norm", "norm", (*of_f32[:4], NARROW, *of_f32[4:]), {}),
    )
    for name, kernel, pointers, absent in forms:
        constants = {**absent, **norm}
        yield Variant(
            *(name, "linear", kernel, pointers, constants),
            warps=8,
            stages=1,
            multiples_of_16=("width",),
        )
    yield from _ends(early)
    weighing = {"BLOCK_COLUMNS": 1024, **early}
    yield Variant("weigh", "weighing", "weigh", ("fp32",) * 4, weighing, stages=1)
    passing = {**weighing, "BLOCK_K": MOST_CHOICES}
    pointers_of_choices = ("fp32", "i32", "fp32", "fp32", "fp32")
    yield Variant("pass_through", "weighing", "pass_through", pointers_of_choices, passing, stages=1)
    columns = {"BLOCK_COLUMNS": 2048, **early}
    yield Variant("highest", "linear", "highest", ("fp32", "fp32", "i32"), columns, warps=8, stages=1)
    parts = {"BLOCK_PARTS": 128, **early}
    yield Variant("argmax", "linear", "argmax", ("fp32", "i32", "i32"), parts, stages=1)
    yield Variant("advance", "rows", "advance", ("i32",) * 7, {"BLOCK": MOST_ROWS, **early}, stages=1)
    kept = {"KEPT": CANDIDATES, **early}
    yield Variant(
        "candidates",
        "sampling",
        "candidates",
        ("fp32", "i64"),
        {"BLOCK_COLUMNS": 2048, **kept},
        warps=8,
        stages=1,
    )
    drawing = {"BLOCK_PARTS": 32, **kept}
    yield Variant("sample", "sampling", "sample", ("i64", "i32", "i32", "i32", "i32"), drawing, warps=8, stages=1)
    # one warp, whose threads each have all parts of two columns: nothing is added up between threads
    joined = {"MOST_PARTS": MOST_PARTS, "PAGE": PAGE, "BLOCK_PARTS": 16, "BLOCK_VALUES": 64, **early}
    for name, element in (("join", "fp32"), (narrowing("join"), NARROW)):
        yield Variant(
            name,
            "attention",
            "join",
            ("fp32", "fp32", "i32", "fp32", element),
            joined,
            warps=1,
            stages=1,
            multiples_of_16=("value_width",),
        )
    for element, storage in stored:
        yield from over_rows(generation, element, storage, f32_products)
    for element in elements:
        looked_up = {"BLOCK_COLUMNS": 1024, **early}
        yield Variant(f"look_up_{element}", "rows", "look_up", ("i32", element, "fp32"), looked_up, stages=1)
        precision = f32_products if element == "fp32" else "tf32"
        for cache in CACHES.get(element, (element,)):
            yield from over_caches(generation, element, cache, precision)
        yield from _around_latents(element, precision, early)


def narrowing(kernel: str) -> str:
    """What the kernel is called that does what another does, and leaves it rounded for the products behind it."""
    return f"{kernel}_to_{NARROW}"


def end_name(width: int, *, choices: bool, scaled: bool, normed: bool) -> str:
    """What the kernel is called that ends a branch, of rows of at most so many numbers: of ``choices``, whose outputs
    may be in ``scaled`` rows, and with norms before the sum with the stream."""
    return f"end_branch{'_choices' * choices}{'_scaled' * scaled}{'_normed' * normed}_{width}"


def _ends(early: Mapping[str, Constant]) -> Iterator[Variant]:
    """Ends of branches."""
    for width in ENDED:
        for choices, scaled, normed in ((0, 0, 0), (0, 0, 1), (1, 0, 0), (1, 1, 0), (1, 0, 1)):
            yield Variant(
                end_name(width, choices=bool(choices), scaled=bool(scaled), normed=bool(normed)),
                "branch",
                "end_branch",
                (*("fp32", "fp32", "i32"), *["fp32"] * 9, *[NARROW] * 3, *["fp32"] * 4),
                {
                    "BLOCK_COLUMNS": width,
                    "BLOCK_K": MOST_CHOICES,
                    "EACH": SCALED_EACH,
                    "CHOICES": choices,
                    "SCALED": scaled,
                    "NORMED": normed,
                    **early,
                },
                warps=width // 256,
                stages=1,
                multiples_of_16=("width",),
            )


def over_caches(generation: Generation, element: str, cache: str, precision: str) -> Iterator[Variant]:
    """Those that compute in an element type over caches of another, or the same: not latents, which have their own."""
    early: Mapping[str, Constant] = {"EARLY": int(generation.early)}
    for width in ENTERED:
        yield Variant(
            f"enter_{width}_{cache_kind(element, cache)}",
            "heads",
            "enter",
            (*["fp32"] * 8, "i32", "i32", "i32", cache, cache, element),
            {"PAGE": PAGE, "HEADS": ENTERED[-1] // width, "BLOCK": width, **early},
            stages=1,
        )
    for heads in HEADS[: None if cache == element else -1]:
        yield from _attention(generation, element, cache, heads, precision, early)


def cache_kind(element: str, cache: str) -> str:
    """What stands in the name of a kernel that computes in an element type over caches of another, or the same."""
    return element if cache == element else f"fp8_{element}"


def over_rows(generation: Generation, element: str, storage: Storage, f32_products: str) -> Iterator[Variant]:
    """Those that read weights stored so by rows: projections in an element type, and tables that are packed."""
    storage = storage.on(converts=generation.converts)
    early: Mapping[str, Constant] = {"EARLY": int(generation.early)}
    precision = f32_products if element == "fp32" else "tf32"
    for matrices in MATRICES:
        for tokens in (1, TOGETHER) if are_together(element, storage.packing) else (1,):
            yield _linear(generation, element, storage, matrices, tokens, early)
        # elsewhere they are not launched (``CudaRecorder``)
        if generation.early and (element == NARROW or storage.packing != "plain"):
            yield _linear(generation, element, storage, matrices, 1, early, normed=True)
        for most in TILES:
            yield _tiles(generation, element, storage, matrices, most, precision, early)
    if storage.packing != "plain":
        yield _unpack_rows(storage, early)


def _around_latents(element: str, precision: str, early: Mapping[str, Constant]) -> Iterator[Variant]:
    """What makes latents and what reads what is gathered of them, by tiles of as few tokens as there are rows in the
    least matrix product: a token's numbers are the same in any batch."""
    wide, heads = element == "fp32", HEADS[-1]
    shared: Mapping[str, Constant] = {"BLOCK_TOKENS": min(TILES), "PRECISION": precision, **early}
    for name, absorbed in (("enter_latents", 1), *([] if wide else [("enter_expanded", 0)])):
        yield Variant(
            f"{name}_{element}",
            "latents",
            "enter_latents",
            (*["fp32"] * 7, *["i32"] * 3, *[element] * 5),
            {
                "PAGE": PAGE,
                "BLOCK_DIMS": 32 if wide else 64,
                "BLOCK_COLUMNS": 32 if wide else 64,
                "BLOCK": heads.width,
                "BLOCK_TURNED": heads.turned,
                "ABSORBED": absorbed,
                **shared,
            },
            stages=2,
            multiples_of_16=("still", "turning", "value_size", "rank"),
        )
    not_of_parts: Mapping[str, Constant] = {
        **{f"x.{name}": None for name in Parts._fields[1:]},
        **{f"by.{name}": 0 for name in Division._fields},
    }
    left = f"leave_latents_{element}"
    for name, inputs, result, constants in (
        (left, ("fp32",), "fp32", not_of_parts),
        *([(narrowing(left), ("fp32",), NARROW, not_of_parts)] if element == NARROW else []),
        (f"join_{left}", ("fp32", "fp32", "i32", "fp32"), "fp32", {}),
    ):
        yield Variant(
            name,
            "latents",
            "leave_latents",
            (*inputs, element, result),
            {
                **constants,
                "MOST_PARTS": MOST_PARTS,
                "PAGE": PAGE,
                "BLOCK_PARTS": MOST_PARTS,
                "BLOCK_ROWS": 16,
                "BLOCK_LENGTH": 128 if wide else 256,
                **shared,
            },
            stages=2,
            multiples_of_16=("still", "value_size", "rank"),
        )
    if not wide:
        yield Variant(
            f"expand_latents_{element}",
            "latents",
            "expand_latents",
            (element, element, "i32", "i32", element, element),
            {"PAGE": PAGE, "BLOCK_ROWS": 128, "BLOCK_LENGTH": 64, **early},
            warps=8,
            stages=3,
            multiples_of_16=("still", "value_size", "rank"),
        )
        for of in EXPANDED:
            yield _tiles_of_keys(element, element, of, precision, early, expanded=True)


def are_together(element: str, packing: str) -> bool:
    """Whether there are kernels by which several tokens read rows of weights that are stored so at once: of what was
    measured, in bf16. DeepSeek-V3's FP8 took 1.02 of its time by them, four rows on an H200."""
    return element == NARROW and packing in ("plain", "affine4", "affine8")


def linear_kind(tokens: int) -> str:
    """What stands in the name of a kernel whose programs read rows of weights for up to so many tokens."""
    return "" if tokens == 1 else f"_{tokens}"


def _linear(
    generation: Generation,
    element: str,
    storage: Storage,
    matrices: int,
    tokens: int,
    early: Mapping[str, Constant],
    *,
    normed: bool = False,
) -> Variant:
    if storage.packing == "plain":
        tile = generation.few(element, storage.packing)["gathered"].down
        if tokens > 1:
            tile = replace(tile, outputs=2 * tile.outputs, reduced=tile.reduced // 2)
    else:
        tile = PROJECTED[storage.packing]
    constants: Mapping[str, Constant] = {
        "TOKENS": tokens,
        "BLOCK_ROWS": tile.outputs,
        "BLOCK_LENGTH": tile.reduced,
        "STAGES": tile.stages,
        "ELEMENT": element,
        **early,
    }
    return _projection("linear", linear_kind(tokens), element, storage, matrices, constants, tile.warps, normed=normed)


def _tiles(
    generation: Generation,
    element: str,
    storage: Storage,
    matrices: int,
    most: int,
    precision: str,
    early: Mapping[str, Constant],
) -> Variant:
    packed, wide = storage.packing != "plain", element == "fp32"
    tokens = {TILES[0]: 16, TILES[1]: 32, TILES[2]: 64}[most]
    # as many as tokens: few enough for all multiprocessors, and tokens are read again by each block of rows
    rows, length, stages = tokens, 256, 3
    together = generation.projects_together and not packed
    if wide:  # three parts of bf16 each fill the registers
        length = 128 if most == TILES[0] else 64
    elif most == TILES[-1]:
        length, stages = 64, 5
    elif most == TILES[0] and together:
        # each warp has rows of its own; of one matrix thread blocks are enough where its columns are divided
        rows, length, stages = (32, 256, 4) if matrices == 1 else (32, 128, 5)
    elif most == TILES[1] and together:
        tokens, length = most, 128
        rows, stages = (32, 4) if matrices == 1 else (64, 5)
    elif most == TILES[1] and matrices > 1:
        # there are thread blocks enough, of which more run at once so
        length, stages = 128, 4
    constants: Mapping[str, Constant] = {
        "BLOCK_TOKENS": tokens,
        "BLOCK_ROWS": rows,
        "BLOCK_LENGTH": length,
        "STAGES": stages,
        "PRECISION": precision,
        **early,
    }
    is_divided = matrices == 1 and bool(generation.divided) and not wide
    one: Mapping[str, Constant] = {} if matrices == 1 else {"gates": None, "weighed": 0}
    known = {**one, **({} if is_divided else {"parts": 1}), "DIVIDED": int(is_divided), **constants}
    # bounds that are computed take more registers otherwise, of which fewer thread blocks run at once
    registers = {TILES[0]: 128, TILES[1]: 168}.get(most) if packed and is_divided else None
    found = _projection("linear_tiles", f"_{most}", element, storage, matrices, known)
    return replace(found, registers=registers)


def _projection(
    kernel: str,
    kind: str,
    element: str,
    storage: Storage,
    matrices: int,
    constants: Mapping[str, Constant],
    warps: int = 4,
    *,
    normed: bool = False,
) -> Variant:
    """A kernel that multiplies by up to three matrices; of fewer the others are absent. ``normed``: rows are, first."""
    weights = [f"weight_{n}" for n in range(3)]
    absent = {f"{name}_{n}": None for n in range(matrices, 3) for name in ("bias", "y")}
    absent |= {f"{weight}.{plane}": None for weight in weights[matrices:] for plane in Planes._fields}
    sizes = {f"rows_{n}": 0 for n in range(matrices, 3)}
    tiled = kernel == "linear_tiles"
    given = element if tiled else "fp32"
    # beside them what is added, and the norm's weight
    rows = 3 if normed else 1
    if not tiled and not normed:
        absent |= dict.fromkeys(("addend", "norm_weight", "total"))
        sizes |= {f"by.{name}": 0 for name in RootMeanSquare._fields}
    gates = 1 if tiled and matrices == 1 else 0
    return Variant(
        f"{'norm_' * normed}{kernel}_{matrices}{kind}{storage.suffix}_{element}",
        kernel,
        kernel,
        (*[given] * rows, *storage.planes * matrices, *["fp32"] * (2 * matrices + gates + normed)),
        {**storage.constants(*weights), **absent, **sizes, **constants},
        warps=warps,
        stages=1,
        multiples_of_16=("length",),
    )


def _unpack_rows(storage: Storage, early: Mapping[str, Constant]) -> Variant:
    return Variant(
        f"unpack_rows{storage.suffix}",
        "unpack",
        "unpack_rows",
        ("i32", *storage.planes, "fp32"),
        {"BLOCK_ROWS": 1, "BLOCK_COLUMNS": 1024, **storage.constants("weight"), **early},
        stages=1,
        multiples_of_16=("length",),
    )


def _attention(
    generation: Generation,
    element: str,
    cache: str,
    heads: Heads,
    precision: str,
    early: Mapping[str, Constant],
) -> Iterator[Variant]:
    """Over a cache: of one token of each sequence, and of many of one."""
    yield _over_keys("attend", element, cache, heads, _DECODED, precision, early)
    tiles = _tiles_of_keys(element, cache, heads, precision, early)
    narrow = element != "fp32" and cache == element and heads.width <= 128
    yield replace(tiles, stages=generation.attention_stages) if narrow else tiles


def _tiles_of_keys(
    element: str, cache: str, heads: Heads, precision: str, early: Mapping[str, Constant], *, expanded: bool = False
) -> Variant:
    wide = element == "fp32"
    tile = _DECODED if heads.width > (128 if wide else 256) else _WIDE_TILE if wide else _TILE
    # masks are little against the products of f32 and what is made of bytes, and the code is twice as long
    more: Mapping[str, Constant] = {"WHOLE": int(not wide and cache == element), "EXPANDED": int(expanded)}
    return _over_keys("attend_tiles", element, cache, heads, tile, precision, {**more, **early}, expanded=expanded)


def _over_keys(
    name: str,
    element: str,
    cache: str,
    heads: Heads,
    queries: int,
    precision: str,
    more: Mapping[str, Constant],
    *,
    expanded: bool = False,
) -> Variant:
    wide, kind = element == "fp32", heads.kind
    held: tuple[str, ...] = (element,) * 4
    parts: Mapping[str, Constant] = {"MOST_PARTS": MOST_PARTS}
    absent: Mapping[str, Constant] = parts if name == "attend" else {"own_rows": 0}
    if expanded:
        absent, kind, held = {}, f"expanded_{heads.width}", (element,) * 5
    elif heads.turned:
        absent = {"values": None, **absent}
    else:
        absent, held = {"q_turned": None, "keys_turned": None, **absent}, (element, cache, cache)
    constants: Mapping[str, Constant] = {
        **absent,
        "PAGE": PAGE,
        "BLOCK_QUERIES": queries,
        "BLOCK_KEYS": heads.wide_keys if wide else heads.keys,
        "BLOCK": heads.width,
        "BLOCK_TURNED": heads.turned,
        "BLOCK_VALUES": heads.width,
        "CHUNK": min(heads.width, _WIDE_CHUNK) if wide else heads.width,
        "PRECISION": precision,
        **more,
    }
    return Variant(
        f"{name}_{kind}_{cache_kind(element, cache)}",
        "attention",
        name,
        (*held, "i32", "i32", "fp32", "fp32"),
        constants,
        warps=heads.warps,
        # two of keys and values in f32 have no room beside each other's on sm_86
        stages=1 if wide and heads.width > 256 and not heads.turned else 2,
        multiples_of_16=_WIDTHS,
    )
