"""The entry points of a decoder as launches on a GPU.

A prefill computes N tokens from anywhere on, or fewer: what comes after them is padding, which nothing reads. Steps
follow one another, each from where the one before it ended. A step begins with the tokens that the one before it chose,
at the places after those, and ends by choosing the next ones, greedily or by draws: tokens, places and lengths stay in
the GPU's memory, and so do the tables of what depends on the places. The host looks at what was chosen when it likes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from emitter.graphs.decoder.entries import write_entry
from emitter.graphs.decoder.forms import BATCHED, DECODE, PREFILL, PREFILL_PAGED, Room
from emitter.plan import DecoderPlan
from emitter.shapes import PAGE
from emitter.signature import Argument, DType, Role
from emitter.spec.model import ModelSpec
from emitter.text.launches import Launched
from emitter.text.recorder import LaunchRecorder, NotLaunchesError

KEPT = 64
"""Steps whose tokens the GPU keeps until the host reads them."""
_RESULTS = ("logits", "token")
"""``[1, V]`` and ``[1]`` of a prefill, ``[N, V]`` and ``[N]`` of a step."""


def launches_of(spec: ModelSpec, plan: DecoderPlan, entries: Sequence[str]) -> dict[str, int | str]:
    """How many launches entry points are on a GPU, by name, or why they need more than kernels.

    Prompts are of a page of tokens, batches of four rows.
    """
    found: dict[str, int | str] = {}
    for entry in entries:
        paged, rows = entry in BATCHED, None if entry in (DECODE, PREFILL) else 1 if entry == PREFILL_PAGED else 4
        if entry in (PREFILL, PREFILL_PAGED):
            room = Room(PAGE, rows, None if paged else PAGE, padded=True)
            made = decoder_prefill(spec, plan, entry, room, PAGE)
        else:
            made = decoder_steps(spec, plan, entry, Room(PAGE, rows, None if paged else PAGE, PAGE))
        found[entry] = made if isinstance(made, str) else len(made.launches.steps)
    return found


def decoder_prefill(spec: ModelSpec, plan: DecoderPlan, entry: str, room: Room, tokens: int) -> Launched | str:
    """``@prefill`` or ``@prefill_paged`` of so many tokens; or why it needs more than kernels.

    ``room`` has all sizes as numbers, and is ``padded``. Inputs are ``tokens``, ``positions`` and ``window_positions
    [tokens]`` i32, -1 after the tokens that there are, of which the ``last [1]`` i32 has the logits; the rows of what
    depends on places; ``pages`` and ``window_pages [M]`` i32.
    """
    recorder = _recorder(plan, entry)
    if isinstance(recorder, str):
        return recorder
    if plan.layers[0].ffn.stages:
        return "its stages are results too"
    try:
        signature, _, results = write_entry(recorder, spec, plan.at(tokens), entry, room)
        launches = recorder.recorded([(name, results[name]) for name in _RESULTS])
    except NotLaunchesError as error:
        return str(error)
    return Launched(replace(launches, in_order=True), signature.inputs, _RESULTS)


def decoder_steps(spec: ModelSpec, plan: DecoderPlan, entry: str, room: Room, *, draws: bool = False) -> Launched | str:
    """The steps of ``@decode``, or of ``@decode_batch`` over ``room.rows`` sequences; or why they need more than
    kernels.

    ``room`` has all sizes as numbers. Inputs are as steps leave them: ``tokens``, ``positions``, ``window_positions``
    and ``lengths [N]`` i32, ``made [KEPT, N]`` i32, whose row ``count [1]``, modulo ``KEPT``, is the next, the tables
    of pages, and those of what depends on places. With ``draws`` tokens are drawn, by the inputs ``rule [7]`` and
    ``sequences [N]`` i32 (see ``LaunchRecorder.drawn``).
    """
    recorder = _recorder(plan, entry)
    if isinstance(recorder, str):
        return recorder
    rows = 1 if entry == DECODE else room.rows or 1
    extra = [Argument("made", (KEPT, rows), DType.I32, Role.INPUT), Argument("count", (1,), DType.I32, Role.INPUT)]
    if draws:
        extra += [Argument("rule", (7,), DType.I32, Role.INPUT), Argument("sequences", (rows,), DType.I32, Role.INPUT)]
    held = recorder.take(extra)
    try:
        signature, values, results = write_entry(recorder, spec, plan.at(rows), entry, room)
        if draws:
            ids = recorder.drawn(results["logits"], values["positions"], held["sequences"], held["rule"])
            results = {**results, "token": ids}
        recorder.advance(results["token"], {**values, **held})
        launches = recorder.recorded([(name, results[name]) for name in _RESULTS])
    except NotLaunchesError as error:
        return str(error)
    return Launched(replace(launches, in_order=True), (*signature.inputs, *extra), _RESULTS)


def _recorder(plan: DecoderPlan, entry: str) -> LaunchRecorder | str:
    kernels = plan.layers[0].kernels
    recorder = None if kernels is None else kernels.recorder(entry)
    return "there are no kernels that are launched" if recorder is None else recorder
