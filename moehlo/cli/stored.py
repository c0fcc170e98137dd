"""How the weights of a layer are stored, where that is not as the graph takes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from emitter.errors import InputError
from emitter.kernels.cpu.kernel_set import PACKED
from emitter.packing import Packing
from emitter.reading.config import Layer
from emitter.reading.hub import has_weights
from emitter.reading.quantisation import read_quantisation
from emitter.signature import Argument
from moehlo.choices import Residency

if TYPE_CHECKING:
    from weights import StoredWeight


def quantised_weights(layer: Layer, wanted: Sequence[Argument]) -> tuple[StoredWeight, ...]:
    """How each weight of a quantised checkpoint on disk is stored; nothing where there is none, or it is not quantised.

    A repository of the hub is not asked: that would be to download the weights.

    Raises:
        CheckpointError: the weights are not as the config says.
    """
    from weights import open_weights, stored_weights

    model = layer.model
    if model.source.repository is not None or not has_weights(model):
        return ()
    if read_quantisation(model.root, model.where) is None:
        return ()
    found = stored_weights(open_weights(model), layer.layout, layer.index, wanted)
    # an archive of a quantised model holds its numbers
    return found if any(weight.packings for weight in found) else ()


def packings(weight: StoredWeight) -> str:
    """What a weight is stored as, as a person says it."""
    return " and ".join(map(str, weight.packings)) or "plain"


def kept_packings(layer: Layer, residency: Residency, wanted: Sequence[Argument]) -> tuple[tuple[str, Packing], ...]:
    """The packings of the experts that are to stay packed (``EmitOptions.packings``).

    Raises:
        InputError: they are to, and none of them can.
    """
    from weights import open_weights, packings_of

    if residency is Residency.DEQUANTISED:
        return ()
    stored = quantised_weights(layer, wanted)
    kept = packings_of(open_weights(layer.model), layer.layout, layer.index, wanted, PACKED) if stored else ()
    if not kept:
        forms = ", ".join(f"{weight.name}: {packings(weight)}" for weight in stored) or "no weight is quantised"
        raise InputError(
            f"--residency packed: no experts of layer {layer.index} can stay as they are stored ({forms}); accepted "
            "are experts in MLX affine, all of a projection alike. Give --residency dequantised"
        )
    return kept


def cost(stored: Sequence[StoredWeight], wanted: Sequence[Argument]) -> str:
    """What the weights take as they are stored, and in memory."""
    forms = dict.fromkeys(packings(weight) for weight in stored if weight.packings)
    there, here = sum(weight.nbytes for weight in stored), sum(a.of_weight.plane.nbytes for a in wanted)
    kept = dict.fromkeys(a.of_weight.weight.name for a in wanted if a.of_weight.plane.name)
    held = f"kept packed: {', '.join(kept)}; in memory" if kept else "dequantised at load to"
    return (
        f"{there / 1e6:,.2f} MB stored ({'; '.join(forms)}), {held} {here / 1e6:,.2f} MB, "
        f"{here / there:.1f} times as much"
    )
