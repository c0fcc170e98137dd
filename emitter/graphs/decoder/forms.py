"""The entry points of a decoder by name, and the caches that each takes: contiguous, or in pages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from emitter.shapes import KEYS, PAGE, PAGES, SEQUENCE, TABLE, Dim, Shape, static
from emitter.signature import Argument, DType, Role
from emitter.spec.attention import AttentionSpec, GroupedAttentionSpec
from emitter.spec.model import ModelSpec
from emitter.stages.cache import Batch, Contiguous, Held, Paged
from emitter.text.builder import Value

PREFILL, DECODE = "prefill", "decode"
PREFILL_PAGED, DECODE_BATCH = "prefill_paged", "decode_batch"
SINGLE, BATCHED = (PREFILL, DECODE), (PREFILL_PAGED, DECODE_BATCH)
"""What computes one sequence at a time, over contiguous caches, and what several, over caches in pages."""


@dataclass(frozen=True)
class Room:
    """The sizes of caches: ``context`` tokens of a sequence, and batches of ``rows`` sequences; None: any."""

    context: int | None = None
    rows: int | None = None

    @property
    def sequence(self) -> Dim:
        """T, the tokens that a contiguous cache has room for."""
        return SEQUENCE if self.context is None else self.context

    @property
    def keys(self) -> Dim:
        """S, those of them that are read."""
        return KEYS if self.context is None else self.context

    @property
    def table(self) -> Dim:
        """M, the pages of a sequence."""
        return TABLE if self.context is None else -(-self.context // PAGE)

    @property
    def pages(self) -> Dim:
        """P, the pages of a pool: one is nobody's."""
        whole = self.context is not None and self.rows is not None
        return 1 + static(self.table) * (self.rows or 0) if whole else PAGES


def cache_arguments(spec: ModelSpec, dtype: DType, room: Room = Room(), *, paged: bool = False) -> tuple[Argument, ...]:
    """The state of a decoder: T rows for one sequence, or pools of P pages.

    Of each layer with keys of its own ``layers.3.keys [m, T, d]`` and ``layers.3.values``, of latent attention
    ``layers.3.latents [T, r]`` and ``layers.3.rope_keys``; in pages ``layers.3.keys_pool [P, m, page, d]`` and so on.
    """
    found = []
    for index, layer in enumerate(spec.layers):
        if layer.mixer.kv_from is None:
            for name, shape in cache_shapes(layer.mixer, room, paged):
                found.append(Argument(f"layers.{index}.{name}", shape, dtype, Role.STATE))
    return tuple(found)


def cache_shapes(mixer: AttentionSpec, room: Room, paged: bool) -> tuple[tuple[str, Shape], ...]:
    """What a layer's cache is made of: names and shapes."""
    if isinstance(mixer, GroupedAttentionSpec):
        heads: Shape = (mixer.kv_heads,)
        parts = [("keys", mixer.head_dim), ("values", mixer.v_dim)]
    else:
        heads = ()
        parts = [("latents", mixer.kv_rank), *([("rope_keys", mixer.rope_dim)] if mixer.rope_dim else [])]
    if paged:
        return tuple((f"{name}_pool", (room.pages, *heads, PAGE, width)) for name, width in parts)
    return tuple((name, (*heads, room.sequence, width)) for name, width in parts)


def held_of(form: str, values: Mapping[str, Value]) -> Held:
    """How the keys of a call lie in memory."""
    places = values["key_positions"]
    if form == PREFILL_PAGED:
        return Paged(values["start"], values["positions"], values["pages"], places)
    if form == DECODE_BATCH:
        return Batch(values["positions"], values["pages"], places, values["lengths"])
    return Contiguous(values["start"], places)
