"""The entry points of a decoder by name, and the caches that each takes: contiguous, or in pages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from emitter.shapes import (
    KEYS,
    PAGE,
    PAGES,
    SEQUENCE,
    TABLE,
    WINDOW,
    WINDOW_KEYS,
    WINDOW_PAGES,
    Dim,
    Shape,
    Sym,
    static,
)
from emitter.signature import Argument, DType, Role
from emitter.spec.attention import GroupedAttentionSpec, MaskKind, row_elements
from emitter.spec.model import ModelSpec
from emitter.stages.cache import Batch, Contiguous, Held, Paged
from emitter.text.builder import Value

PREFILL, DECODE = "prefill", "decode"
PREFILL_PAGED, DECODE_BATCH = "prefill_paged", "decode_batch"
SINGLE, BATCHED = (PREFILL, DECODE), (PREFILL_PAGED, DECODE_BATCH)
"""What computes one sequence at a time, over contiguous caches, and what several, over caches in pages."""


@dataclass(frozen=True)
class Room:
    """The sizes of caches: ``context`` tokens of a sequence, ``window`` tokens where it is read through windows alone,
    and batches of ``rows`` sequences; None: any. Where the context alone is a number, all caches keep it.

    With ``places`` the tokens' places are given, and tables for as many of what depends on them: for steps whose tokens
    are where the step before left them. ``padded``: behind the tokens of a prefill there may be some that are none,
    at place -1. Places are given then, and which token is the ``last [1]``."""

    context: int | None = None
    rows: int | None = None
    window: int | None = None
    places: int | None = None
    padded: bool = False

    @property
    def forgets(self) -> bool:
        """Whether contiguous caches that are read through windows alone have a size of their own."""
        return self.context is None or self.window is not None

    def sequence(self, windowed: bool) -> Dim:
        """T, the tokens that a contiguous cache has room for, or W."""
        if windowed and self.forgets:
            return WINDOW if self.window is None else self.window
        return SEQUENCE if self.context is None else self.context

    def keys(self, windowed: bool) -> Dim:
        """S, those of them that are read, or R."""
        if self.context is not None:
            return self.sequence(windowed)
        return WINDOW_KEYS if windowed else KEYS

    @property
    def table(self) -> Dim:
        """M, the pages of a sequence."""
        return TABLE if self.context is None else -(-self.context // PAGE)

    def pages(self, symbol: Sym) -> Dim:
        """The pages of a pool, the padding page among them."""
        whole = self.context is not None and self.rows is not None
        return 1 + static(self.table) * (self.rows or 0) if whole else symbol


def window_of(spec: ModelSpec, index: int) -> int | None:
    """How many keys back the cache that a layer reads is read at most; None where it is read from the beginning."""
    owner = index if (source := spec.layers[index].mixer.kv_from) is None else source
    masks = [layer.mixer.mask for i, layer in enumerate(spec.layers) if owner in (i, layer.mixer.kv_from)]
    bounded = all(mask.kind in (MaskKind.SLIDING, MaskKind.CHUNKED) for mask in masks)
    return max(mask.width for mask in masks) if bounded else None


def table_of(spec: ModelSpec, index: int) -> str:
    """The table of pages that a layer reads: those that are read through windows have one of their own.

    Its pages may be a ring: what lies after the window of every token of a call is read by none.
    """
    return "pages" if window_of(spec, index) is None else "window_pages"


def places_of(spec: ModelSpec, index: int, form: str, room: Room) -> dict[str, str]:
    """The call's inputs that say where a layer's keys lie, by what they are called in ``stages.cache``.

    A contiguous cache that is read through windows alone may have forgotten the first tokens: ``window_start`` and
    ``window_positions`` count from the first that is left. A mask goes by the differences of places, or by whole
    chunks, with the first token of which such a cache begins.
    """
    if form:
        where = {"pages": table_of(spec, index), **({} if form == DECODE_BATCH else {"start": "start"})}
        return {name: name for name in ("positions", "key_positions", *(["lengths"] * (form == DECODE_BATCH)))} | where
    of_window = "window_" if room.forgets and window_of(spec, index) is not None else ""
    return {name: of_window + name for name in ("positions", "key_positions", "start")}


def windows_apart(spec: ModelSpec, room: Room) -> tuple[bool, ...]:
    """Which contiguous caches there are: False for those that keep all tokens, True for those that may forget some."""
    apart = {room.forgets and window_of(spec, index) is not None for index in range(len(spec.layers))}
    return tuple(sorted(apart))


def page_tables(spec: ModelSpec) -> tuple[str, ...]:
    """The tables of pages that a decoder's layers read."""
    read = {table_of(spec, index) for index in range(len(spec.layers))}
    return tuple(table for table in ("pages", "window_pages") if table in read)


def cache_arguments(spec: ModelSpec, dtype: DType, room: Room = Room(), *, paged: bool = False) -> tuple[Argument, ...]:
    """The state of a decoder: T rows for one sequence, or pools of P pages.

    Of each layer with keys of its own ``layers.3.keys [m, T, d]`` and ``layers.3.values``, of latent attention
    ``layers.3.latents [T, r]`` and ``layers.3.rope_keys``, with W rows where it is read through windows alone; in pages
    ``layers.3.keys_pool [P, m, page, d]`` and so on, ``[Q, m, page, d]`` where it is read through windows alone. Of i8
    the last axis has ``row_elements``.
    """
    found = []
    for index, layer in enumerate(spec.layers):
        if layer.mixer.kv_from is None:
            for name, shape in cache_shapes(spec, index, dtype, room, paged):
                found.append(Argument(f"layers.{index}.{name}", shape, dtype, Role.STATE))
    return tuple(found)


def cache_shapes(spec: ModelSpec, index: int, dtype: DType, room: Room, paged: bool) -> tuple[tuple[str, Shape], ...]:
    """What a layer's cache of a type is made of: names and shapes."""
    mixer = spec.layers[index].mixer
    if isinstance(mixer, GroupedAttentionSpec):
        heads: Shape = (mixer.kv_heads,)
        parts = [("keys", row_elements(mixer.head_dim, dtype)), ("values", row_elements(mixer.v_dim, dtype))]
    else:
        heads = ()
        parts = [("latents", mixer.kv_rank), *([("rope_keys", mixer.rope_dim)] if mixer.rope_dim else [])]
    windowed = window_of(spec, index) is not None
    if paged:
        pages = room.pages(WINDOW_PAGES if windowed else PAGES)
        return tuple((f"{name}_pool", (pages, *heads, PAGE, width)) for name, width in parts)
    return tuple((name, (*heads, room.sequence(windowed), width)) for name, width in parts)


def held_of(form: str, given: Mapping[str, Value]) -> Held:
    """How the keys of a call lie in memory, by what ``places_of`` calls it."""
    if form == PREFILL_PAGED:
        return Paged(given["start"], given["positions"], given["pages"], given["key_positions"])
    if form == DECODE_BATCH:
        return Batch(given["positions"], given["pages"], given["key_positions"], given["lengths"])
    return Contiguous(given["start"], given["positions"], given["key_positions"])
