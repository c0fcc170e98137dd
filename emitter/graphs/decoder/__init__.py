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
from emitter.graphs.decoder.launched import (
    KEPT,
    decoder_prefill,
    decoder_steps,
    launches_of,
)
from emitter.graphs.decoder.layers import is_of_expert
from emitter.graphs.decoder.positions import (
    PositionInput,
    PositionTables,
    by_length,
    position_inputs,
    position_rows,
)
from emitter.graphs.decoder.segments import Segment, entry_names, next_in_slots, segments_of

__all__ = [
    "BATCHED",
    "DECODE",
    "DECODE_BATCH",
    "KEPT",
    "PREFILL",
    "PREFILL_PAGED",
    "SINGLE",
    "PositionInput",
    "PositionTables",
    "Room",
    "Segment",
    "by_length",
    "cache_arguments",
    "decoder_prefill",
    "decoder_steps",
    "emit_decoder",
    "entry_names",
    "is_of_expert",
    "launches_of",
    "next_in_slots",
    "page_tables",
    "position_inputs",
    "position_rows",
    "segments_of",
    "window_of",
    "windows_apart",
]
