"""Which weights stay as they are stored: those that the kernels of a plan read so."""

from __future__ import annotations

from collections.abc import Mapping

from emitter.errors import InputError
from emitter.kernels.by_target import unread
from emitter.lowering import Thresholds
from emitter.packing import Axis, Packing, Use, Weight, repacked
from emitter.plan.request import Request, Residency, Stored, Strategy
from emitter.spec import DenseSpec, FfnSpec, GluSpec, MoeSpec, SharedGate
from emitter.spec.tensors import canonical_weights


def kept_packed(
    spec: FfnSpec, request: Request, strategy: Strategy, mlp: Thresholds | None, stored: Stored | None
) -> tuple[tuple[tuple[str, Packing], ...], tuple[tuple[str, str], ...]]:
    """The packings by stem of the weights that stay as they are stored, and by name why others do not."""
    if stored is None or request.residency not in (None, Residency.PACKED):
        return request.packings, ()
    packings: dict[str, Packing] = {}
    refused: dict[str, str] = {}
    named = {w: stored.packings.get(w.name, stored.packings.get(w.stem)) for w in canonical_weights(spec)}
    for weight, form in named.items():
        if form is None:
            continue
        if not isinstance(form, str):
            form = held_as(request, form)
        reason = form if isinstance(form, str) else _packed_refusal(spec, request, strategy, mlp, weight, form)
        if reason is not None:
            refused[weight.name] = reason
        elif not isinstance(form, str) and packings.setdefault(weight.stem, form) != form:
            refused[weight.name] = "the banks of experts are packed in different ways"
    # a stem stands for the weights of all banks
    stems = {weight.stem for weight in named if weight.name in refused}
    unpacked = {
        weight.name: refused.get(weight.name, "the other bank of experts cannot stay packed")
        for weight, form in named.items()
        if form is not None and weight.stem in stems and not stored.quantised.isdisjoint((weight.name, weight.stem))
    }
    kept = tuple((stem, packing) for stem, packing in packings.items() if stem not in stems)
    if request.residency is Residency.PACKED and not kept:
        raise none_packed(stored, unpacked, request)
    return (*request.packings, *kept), tuple(unpacked.items())


def held_as(request: Request, packing: Packing) -> Packing:
    """How weights in a packing are held where kernels read them: as they are stored, or repacked as they are loaded
    where no kernel for the target reads that, and one the same codes in other planes."""
    other = repacked(packing)
    if other is None or unread(request.target, packing, None, request.dtype) is None:
        return packing
    return packing if unread(request.target, other, None, request.dtype) is not None else other


def none_packed(stored: Stored, unpacked: Mapping[str, str], request: Request) -> InputError:
    """What is raised where packed weights are asked for, and none can stay so."""
    why = "; ".join(f"{name}: {reason}" for name, reason in unpacked.items()) or "no weight is quantised"
    kernels = unpacked and request.strategy.plain and request.target.kind != "xla"
    return InputError(
        f"--residency packed: no weight of {stored.where} can stay as it is stored ({why}). Leave it out: "
        f"its weights are numbers of {request.dtype.value} then"
        + (", or ask for kernels, which read packed ones (--dispatch auto)" if kernels else "")
    )


def _packed_refusal(
    spec: FfnSpec, request: Request, strategy: Strategy, mlp: Thresholds | None, weight: Weight, packing: Packing
) -> str | None:
    """Why the kernels of a graph do not read a weight as it is packed, or None where they do.

    Otherwise the whole weight would be unpacked in each call: better once, where it is loaded.
    """
    if weight.use is not Use.PRODUCT:
        return "it is no matrix"
    if strategy.plain:
        return f"{strategy.value} dispatch reads numbers"
    if (what := unread(request.target, packing, _glu_of(spec, weight), request.dtype)) is not None:
        return f"no kernel for {request.target.name} reads {what}"
    if weight.size(Axis.EXPERT) is not None:
        return None
    if weight.stem.removeprefix("shared_") not in ("gate_up", "up", "down") or mlp is None:
        return "the kernels read packed rows of experts and of the MLPs that every token visits"
    if isinstance(spec, MoeSpec) and spec.shared is not None and spec.shared.gate is SharedGate.ROUTER:
        return "shared experts that the router weighs are computed from numbers"
    return None


def _glu_of(spec: FfnSpec, weight: Weight) -> GluSpec:
    """How the MLP that a weight belongs to is gated."""
    if isinstance(spec, DenseSpec):
        return spec.glu
    shared = spec.shared is not None and weight.stem.startswith("shared_")
    return spec.shared.glu if spec.shared is not None and shared else spec.experts.glu


_PROJECTIONS = (
    *("q", "k", "v", "o", "q_a", "q_b", "q_gate_b", "kv_a", "attention_gate", "head"),
    *("per_layer_projection", "per_layer_gate", "per_layer_up"),
)
"""The matrices outside FFNs that are read by whole rows (``stages.block.projections``)."""


_TABLES = ("embedding", "per_layer_embedding")
"""Those whose rows are looked up (``stages.decoder.looked_up``)."""


def projection_refusal(request: Request, weight: Weight, packing: Packing) -> str | None:
    """Why no kernel reads a weight outside the FFNs as it is packed, or None where one does."""
    table = weight.use is Use.TABLE
    if not table and weight.use is not Use.PRODUCT:
        return "it is no matrix"
    if weight.stem not in (_TABLES if table else _PROJECTIONS):
        return "it is no projection; the kernels read packed rows of these"
    if request.strategy.plain:
        return f"{request.strategy.value} dispatch reads numbers"
    shape = () if table else weight.shape  # of a table any number of rows is looked up
    if (what := unread(request.target, packing, None, request.dtype, shape)) is not None:
        return f"no kernel for {request.target.name} {'looks up rows' if table else 'reads projections'} in {what}"
    return None
