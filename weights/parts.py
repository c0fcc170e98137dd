"""The weights of a decoder by the part that they are read with: an FFN, what is around it, or what is in no layer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from emitter.reading.decoder import Place
from emitter.signature import Argument


def parts_of(places: Sequence[Place], wanted: Sequence[Argument]) -> Iterator[tuple[Place, tuple[Argument, ...]]]:
    """The arguments of each part of a decoder, in the part's own names."""
    for place in places:
        known = {layout.weight for layout in place.layout.weights}
        inner = [a for a in wanted if a.of_weight.weight.scope.path == place.scope and a.of_weight.weight.stem in known]
        yield place, tuple(map(_unscoped, inner))


def _unscoped(argument: Argument) -> Argument:
    """The argument by the name that its weight has within its layer."""
    of = argument.of_weight
    weight = replace(of.weight, scope=replace(of.weight.scope, path=()))
    return replace(argument, name=weight.plane_name(of.plane), plane=replace(of, weight=weight))
