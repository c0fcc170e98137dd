"""How many experts of a layer are kept in memory at once, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from emitter.errors import InputError, UnsupportedError
from emitter.graphs import signature_arguments
from emitter.plan import Plan, Request, Strategy, plan, split_refusal
from emitter.reading.config import Layer
from emitter.signature import Role
from emitter.spec import MoeSpec
from moehlo.choices import SlotRule, SlotsWanted
from moehlo.memory import Room, free_memory, size
from weights.expert_slots import is_expert_plane
from weights.readings import readings_of
from weights.residency import stored_layer
from weights.store import Store, open_weights

FOR_EACH = 4
"""Slots for each of a token's experts where it is left open: where routing is skewed most experts are found in them
(docs/expert-slots.md)."""

KEPT_FREE = 8
"""One in so many bytes of what is free stays so: for the compiler, activations, and others on the machine."""


@dataclass(frozen=True)
class LayerBytes:
    """What the weights of a MoE layer, or of all layers of a decoder, take in memory as a graph takes them.

    ``expert`` are those of one expert, ``others`` of all that is no expert's, which is besides the slots, ``copied`` of
    all weights those that loading all of them copies: what lies in its file as it is wanted is mapped, and takes none.
    """

    experts: int
    top_k: int
    expert: int
    copied: int
    others: int
    usual: int | None = None
    """Slots where it is left open, as far as there is room: those of ``FOR_EACH`` if not given."""

    @property
    def whole(self) -> int:
        """All experts."""
        return self.experts * self.expert


@dataclass(frozen=True)
class Slots:
    """``count`` of a layer's experts in memory at once, and why so many."""

    count: int
    layer: LayerBytes
    reason: str

    def __str__(self) -> str:
        return f"{self.count} of {self.layer.experts} experts ({size(self.layer.expert)} each) in memory: {self.reason}"

    def to_json(self) -> dict[str, int | str]:
        """The numbers by name, and the reason."""
        return {
            "slots": self.count,
            "experts": self.layer.experts,
            "expert_bytes": self.layer.expert,
            "reason": self.reason,
        }


def layer_bytes(layer: Layer, store: Store, plan: Plan) -> LayerBytes:
    """What a layer's weights take; headers are read, no numbers.

    Raises:
        CheckpointError: as ``load_layer``.
    """
    spec = layer.spec
    assert isinstance(spec, MoeSpec)
    wanted = [a for a in signature_arguments(spec, plan) if a.role is Role.WEIGHT]
    found = list(zip(wanted, readings_of(store, layer.layout, layer.index, wanted), strict=True))
    experts = [reading for argument, reading in found if is_expert_plane(argument)]
    copied = sum(reading.nbytes for _, reading in found if not reading.is_mapped)
    whole = sum(reading.nbytes for reading in experts)
    others = sum(reading.nbytes for _, reading in found) - whole
    count = spec.experts.count
    return LayerBytes(count, spec.router.top_k, whole // count, copied, others)


def choose_slots(wanted: SlotsWanted, layer: LayerBytes, room: Room | None) -> Slots | None:
    """How many experts of a layer are held at once; None where all of them are loaded.

    Args:
        wanted: A number; ``auto``; ``off``, which loads all; None, which does where they fit.
        layer: What its weights take.
        room: The memory that is free; None where the system does not tell, which bounds nothing.

    Raises:
        InputError: a number, or what is free, is below the experts of a token.
    """
    if room is None:
        usable, free, fits = None, "what is free is not known", True
    else:
        all_usable = room.nbytes - room.nbytes // KEPT_FREE
        usable, free, fits = max(0, all_usable - layer.others), str(room), layer.copied <= all_usable
    if wanted is SlotRule.OFF or (wanted is None and fits):
        return None
    most = layer.experts if usable is None else min(usable // layer.expert, layer.experts)
    if isinstance(wanted, int):
        require_slots(wanted, layer.top_k)
        count = min(wanted, layer.experts)
        beyond = f", though {size(count * layer.expert)} are more than can be used of {free}" if count > most else ""
        return Slots(count, layer, f"asked for{beyond}")
    if most < layer.top_k:
        insist = f"--expert-slots {layer.top_k}" + (", or off for all at once" if wanted is None else "")
        raise InputError(
            f"the {layer.top_k} experts of a token take {size(layer.top_k * layer.expert)}, and of {free} "
            f"{size(usable or 0)} can be used for them; free some, make experts smaller (--residency packed, --dtype "
            f"bf16), or insist ({insist})"
        )
    if wanted is None:
        why = f"loading all copies {size(layer.copied)}, more than can be used of {free}"
        return Slots(most, layer, f"{why} (--expert-slots off loads all; an archive of this --dtype is mapped)")
    count = min(layer.usual or FOR_EACH * layer.top_k, layer.experts)
    if count > most:
        return Slots(most, layer, f"as many as can be used of {free}")
    why = "which is all" if count == layer.experts else f"{FOR_EACH} for each of a token's {layer.top_k}"
    return Slots(count, layer, f"{why}, {size(count * layer.expert)} of {free}" if room else f"{why}; {free}")


def require_slots(slots: int, top_k: int) -> None:
    """Raises ``InputError`` where there are fewer slots than a token has experts."""
    if slots < top_k:
        raise InputError(
            f"--expert-slots is {slots} and each token has {top_k} experts; expected at least {top_k}, and {2 * top_k} "
            "or more to find experts in memory again, or auto"
        )


def slots_in(layer: Layer, store: Store, plan: Plan, wanted: SlotsWanted) -> Slots | None:
    """``choose_slots`` for a layer whose weights are in ``store``, as a graph of this plan takes them, and for what is
    free now.

    Raises:
        InputError: as ``choose_slots``.
        UnsupportedError: the layer's experts cannot be held in slots.
        CheckpointError: as ``load_layer``.
    """
    if (reason := split_refusal(layer.spec)) is not None:
        raise UnsupportedError(reason)
    return choose_slots(wanted, layer_bytes(layer, store, plan), free_memory())


def slots_for(layer: Layer, wanted: SlotsWanted, request: Request) -> Slots | None:
    """``slots_in`` for a layer of a model on disk whose experts are gathered, and held as the request says.

    None too where nothing is asked for and the experts cannot be held in slots, or are to be dispatched otherwise than
    gathered. Raises as ``slots_in``.
    """
    refused = split_refusal(layer.spec, request)
    free_to = request.strategy in (Strategy.AUTO, Strategy.GATHERED) and refused is None
    if wanted is SlotRule.OFF or (wanted is None and not free_to):
        return None
    if refused is not None:
        raise UnsupportedError(refused)
    gathering = replace(request, strategy=Strategy.GATHERED, accumulate=None)
    made = plan(layer.spec, gathering, stored_layer(layer, request.dtype))
    return slots_in(layer, open_weights(layer.model), made, wanted)


def slots_of_decoder(
    wanted: SlotsWanted, decoder: LayerBytes, counts: Sequence[int]
) -> tuple[Slots, tuple[int, ...]] | None:
    """How many experts of a decoder are in memory at once: in all, and of each of the groups whose experts are alike,
    which have ``counts`` of them in all layers. None where all are, as where nothing is asked for and they fit.

    Raises ``InputError`` as ``choose_slots``.
    """
    room = free_memory()
    if wanted is None and (room is None or decoder.copied <= room.nbytes):
        return None
    chosen = choose_slots(SlotRule.AUTO if wanted is None else wanted, decoder, room)
    if chosen is None:
        return None
    # a module is for its numbers of slots: those of machines that are nearly alike are to be the same
    whole = chosen.count if isinstance(wanted, int) else _coarse(chosen.count)
    shares = [min(count, max(decoder.top_k, whole * count // decoder.experts)) for count in counts]
    return replace(chosen, count=sum(shares)), tuple(shares)


def _coarse(count: int) -> int:
    """The largest number of five binary digits and zeros after them that is not above ``count``."""
    zeros = max(0, count.bit_length() - 5)
    return count >> zeros << zeros
