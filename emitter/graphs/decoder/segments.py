"""What one call computes of a decoder whose experts share slots: from the choice of some to that of the next.

    @decode.0    embedding, layers before the first with experts; its mixer and its router       the host fills slots
    @decode.1    those experts; layers up to the next with experts; its mixer and its router      and again
    @decode.2    those experts, layers after; final norm and head

Of several tokens, whose experts may be more than there are slots, the experts are calls of their own, over as many of
the tokens as find their experts in slots (``@prefill.1.experts``).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from emitter.graphs.decoder.forms import DECODE
from emitter.plan import DecoderPlan


@dataclass(frozen=True)
class Segment:
    """A stretch of an entry point, itself an entry point called ``name``.

    ``first``: it begins with the embedding; ``last``: it ends with the head. Between these are the ``experts`` of a
    layer, whole ``layers``, and what is before the experts of another, which ``routing`` says.
    """

    name: str
    experts: int | None = None
    layers: range = range(0)
    routing: int | None = None
    first: bool = False
    last: bool = False


def segments_of(plan: DecoderPlan, entry: str) -> tuple[Segment, ...]:
    """The segments of an entry point, in order; itself where no experts are in slots."""
    routed = [index for index, layer in enumerate(plan.layers) if layer.slots is not None]
    if not routed:
        return (Segment(entry, layers=range(len(plan.layers)), first=True, last=True),)
    found = []
    for number, (before, after) in enumerate(zip([None, *routed], [*routed, None], strict=True)):
        name, experts = f"{entry}.{number}", before
        if before is not None and entry != DECODE:
            found.append(Segment(f"{name}.experts", experts=before))
            experts = None
        stop = len(plan.layers) if after is None else after
        layers = range(0 if before is None else before + 1, stop)
        found.append(Segment(name, experts, layers, after, first=before is None, last=after is None))
    return tuple(found)


def next_in_slots(plan: DecoderPlan, index: int) -> int | None:
    """The first layer after ``index`` whose experts are in slots."""
    return next((i for i in range(index + 1, len(plan.layers)) if plan.layers[i].slots is not None), None)


def entry_names(names: Sequence[str]) -> tuple[str, ...]:
    """The entry points of a decoder that a module's functions are, or are segments of, each once."""
    return tuple(dict.fromkeys(name.partition(".")[0] for name in names))
