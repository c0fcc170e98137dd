"""The routed experts as kernels: what to dispatch for the gathered and the grouped strategy."""

from __future__ import annotations

from collections.abc import Mapping

from emitter.kernels.cpu.executable import Executable
from emitter.kernels.cpu.gathered import COUNTERS, GatheredKernels
from emitter.kernels.cpu.grouped import GroupedKernels
from emitter.kernels.cpu.host import Host, Tensor
from emitter.spec import GluKind, WeightOn


def gathered(
    host: Host,
    kernels: GatheredKernels,
    executable: Executable,
    x: Tensor,
    ids: Tensor,
    weights: Tensor,
    tensors: Mapping[str, Tensor],
) -> Tensor:
    """``[N, H]`` f32 from ``x [N, H]`` f32, ``ids`` and ``weights [N, k]``: two dispatches, three to weigh inputs,
    one where the experts are one projection each."""
    experts, tokens = kernels.experts, x.shape[0]
    assignments = host.multiply(tokens, kernels.top_k, "assignments")
    ids, weights = ids.flat(assignments), weights.flat(assignments)
    sizes = {"assignments": assignments, "tokens": tokens}
    if kernels.weighs_input:
        x = host.dispatch(executable, "gathered_weigh", {"x": x, "weights": weights}, sizes)["x_weighted"]
    else:
        x = host.convert(x, kernels.dtype.value)
    shared = sizes | {"workers": kernels.blocking.workgroups or host.workers()}
    counters = host.zeros(COUNTERS, "counters")
    if experts.glu.kind is GluKind.LINEAR:
        read = {"x": x, "counters": counters}
    else:
        given = {"x": x, "ids": ids, **_weights(tensors, kernels.up_name), "counters": counters}
        read = host.dispatch(executable, "gathered_up", given, shared, updates=["counters"])
    given = {**read, "ids": ids, "weights": weights, **_weights(tensors, "expert_down")}
    down = host.dispatch(executable, "gathered_down", given, shared, updates=["counters"])
    if experts.output_norm is None:
        return down["y"]
    given = {"outputs": down["outputs"], "ids": ids, "weights": weights, **_norm(tensors)}
    return host.dispatch(executable, "gathered_combine", given, sizes, hint="routed")["y"]


def grouped(
    host: Host,
    kernels: GroupedKernels,
    executable: Executable,
    x: Tensor,
    ids: Tensor,
    weights: Tensor,
    tensors: Mapping[str, Tensor],
) -> Tensor:
    """``[N, H]`` f32 from ``x [N, H]`` f32, ``ids`` and ``weights [N, k]``: four dispatches, or five."""
    experts, tokens, chunk = kernels.experts, x.shape[0], kernels.blocking.chunk
    assignments = host.multiply(tokens, kernels.top_k, "assignments")
    ids, weights = ids.flat(assignments), weights.flat(assignments)
    # One more than are full: without a token, too, a workgroup must write that there is no row block.
    chunks = host.add(host.divide(assignments, chunk, "full_chunks"), 1, "chunks")
    # Every expert with an assignment wastes at most 15 rows of its last tile and adds at most one ragged row block.
    used = host.minimum(assignments, experts.count, "experts_used")
    rows = host.add(assignments, host.multiply(used, 15, "gaps"), "rows")
    blocks = host.add(host.divide(assignments, kernels.block_rows, "full_blocks"), used, "row_blocks")
    sizes = {"assignments": assignments, "tokens": tokens, "rows": rows}
    weighs_input = experts.weight_on is WeightOn.INPUT
    x = x if weighs_input else host.convert(x, kernels.dtype.value)
    counting = {"assignments": assignments, "chunks": chunks}
    histograms = host.dispatch(executable, "grouped_count", {"ids": ids}, counting)["histograms"]
    placing = {"assignments": assignments, "rows": rows, "blocks": blocks, "chunks": chunks}
    placed = host.dispatch(executable, "grouped_place", {"ids": ids, "histograms": histograms}, placing)
    shared = sizes | {"blocks": blocks, "workers": kernels.blocking.workgroups or host.workers()}
    order = {name: placed[name] for name in ("assignment_of", "row_blocks", "counters")}
    given = {"x": x, **order}
    if experts.glu.kind is GluKind.LINEAR:
        up = host.dispatch(executable, "grouped_lay_out", given, shared, updates=["counters"])
    else:
        given |= _weights(tensors, kernels.up_name) | ({"weights": weights} if weighs_input else {})
        up = host.dispatch(executable, "grouped_up", given, shared, updates=["counters"])
    adds = experts.output_norm is None
    order["counters"] = up["counters"]
    given = {"hidden": up["hidden"], **order, **_weights(tensors, "expert_down")}
    if not adds:
        del given["assignment_of"]
    elif not weighs_input:
        given["weights"] = weights
    down = host.dispatch(executable, "grouped_down", given, shared, updates=["counters"])
    if adds:
        return down["y"]
    given = {"outputs": down["outputs"], "row_of": placed["row_of"], "weights": weights, **_norm(tensors)}
    return host.dispatch(executable, "grouped_combine", given, sizes, hint="routed")["y"]


def _weights(tensors: Mapping[str, Tensor], name: str) -> dict[str, Tensor]:
    """A weight of the experts, and its bias if there is one."""
    return {n: tensors[n] for n in (name, f"{name}_bias") if n in tensors}


def _norm(tensors: Mapping[str, Tensor]) -> dict[str, Tensor]:
    return {"post_expert_norm": tensors["post_expert_norm"]}
