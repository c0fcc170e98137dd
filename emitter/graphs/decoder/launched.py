"""The steps of a decoder as launches that follow one another on a GPU, each from where the one before it ended.

A step begins with the tokens that the one before it chose, at the places after those, and ends by choosing the next
ones, greedily or by draws: tokens, places and lengths stay in the GPU's memory, and so do the tables of what depends on
the places. The host looks at what was chosen when it likes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from emitter.graphs.decoder.entries import write_steps
from emitter.graphs.decoder.forms import DECODE, Room
from emitter.plan import DecoderPlan
from emitter.signature import Argument, DType, Role
from emitter.spec.model import ModelSpec
from emitter.text.launches import LaunchList
from emitter.text.recorder import NotLaunchesError

KEPT = 64
"""Steps whose tokens the GPU keeps until the host reads them."""
STEP_RESULTS = ("logits", "token")


@dataclass(frozen=True)
class Steps:
    """The launches of a step. ``inputs`` are the buffers that steps find as they were left: ``tokens``, ``positions``,
    ``window_positions`` and ``lengths [N]`` i32, ``made [KEPT, N]`` i32, whose row ``count [1]``, modulo ``KEPT``, is
    the next, the tables of pages, and those of what depends on places. Results are those of
    ``STEP_RESULTS``, ``[N, V]`` and ``[N]``.
    """

    launches: LaunchList
    inputs: tuple[Argument, ...]


def decoder_steps(spec: ModelSpec, plan: DecoderPlan, entry: str, room: Room, *, draws: bool = False) -> Steps | str:
    """The steps of ``@decode``, or of ``@decode_batch`` over ``room.rows`` sequences; or why they need more than
    kernels.

    ``room`` has all sizes as numbers. With ``draws`` tokens are drawn, by the inputs ``rule [7]`` and ``sequences [N]``
    i32 (see ``LaunchRecorder.drawn``).
    """
    kernels = plan.layers[0].kernels
    recorder = None if kernels is None else kernels.recorder(entry)
    if recorder is None:
        return "there are no kernels that are launched"
    rows = 1 if entry == DECODE else room.rows or 1
    extra = [Argument("made", (KEPT, rows), DType.I32, Role.INPUT), Argument("count", (1,), DType.I32, Role.INPUT)]
    if draws:
        extra += [Argument("rule", (7,), DType.I32, Role.INPUT), Argument("sequences", (rows,), DType.I32, Role.INPUT)]
    held = {argument.name: recorder.argument(argument.name, argument.shape, argument.dtype) for argument in extra}
    try:
        signature, values, results = write_steps(recorder, spec, plan.at(rows), entry, room)
        if draws:
            ids = recorder.drawn(results["logits"], values["positions"], held["sequences"], held["rule"])
            results = {**results, "token": ids}
        recorder.advance(results["token"], {**values, **held})
        launches = recorder.recorded([(name, results[name]) for name in STEP_RESULTS])
    except NotLaunchesError as error:
        return str(error)
    return Steps(replace(launches, in_order=True), (*signature.inputs, *extra))
