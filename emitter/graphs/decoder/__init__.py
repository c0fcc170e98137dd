"""A whole decoder: from a ``ModelSpec`` and a plan to a ``Graph`` of its entry points (see ``entries``)."""

from emitter.graphs.decoder.entries import emit_decoder
from emitter.graphs.decoder.forms import (
    BATCHED,
    DECODE,
    DECODE_BATCH,
    PREFILL,
    PREFILL_PAGED,
    SINGLE,
    Room,
    cache_arguments,
    page_tables,
    window_of,
    windows_apart,
)
from emitter.graphs.decoder.positions import PositionInput, position_inputs, position_rows

__all__ = [
    "BATCHED",
    "DECODE",
    "DECODE_BATCH",
    "PREFILL",
    "PREFILL_PAGED",
    "SINGLE",
    "PositionInput",
    "Room",
    "cache_arguments",
    "emit_decoder",
    "page_tables",
    "position_inputs",
    "position_rows",
    "window_of",
    "windows_apart",
]
