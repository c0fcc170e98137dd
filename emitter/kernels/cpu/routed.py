"""The routed experts as kernels: what to dispatch for the gathered and the grouped strategy.

Both read tensors by name: ``x [N, H]`` f32, ``ids [N, k]`` i32, ``weights [N, k]`` f32, and the experts' weights,
biases and norms under their canonical names.
"""

from __future__ import annotations

from collections.abc import Mapping

from emitter.kernels.cpu.gathered import GatheredKernels, lay_out_name
from emitter.kernels.cpu.grouped import GroupedKernels
from emitter.kernels.cpu.host import Host
from emitter.kernels.cpu.packed import PackedRows
from emitter.kernels.cpu.rows import Rows
from emitter.kernels.cpu.work_items import COUNTERS
from emitter.kernels.cpu.writer import Buffer
from emitter.kernels.sizes import Extent, Sizes, Tensor
from emitter.spec import GluKind, WeightOn


def gathered(host: Host, kernels: GatheredKernels, tensors: Mapping[str, Tensor]) -> Tensor:
    """``[N, H]`` f32 from the ``tensors``: three dispatches, one more to weigh inputs, two where the experts are one
    projection each; packed rows take one more for each projection."""
    experts, x = kernels.experts, tensors["x"]
    tokens = x.shape[0]
    assignments = host.multiply(tokens, kernels.top_k, "assignments")
    ids, weights = tensors["ids"].flat(assignments), tensors["weights"].flat(assignments)
    visited = {"ids": ids} if kernels.slots is None else {"ids": ids, "slots": tensors["slots"].flat(assignments)}
    sizes = {"assignments": assignments, "tokens": tokens}
    if kernels.weighs_input:
        x = host.dispatch("gathered_weigh", {"x": x, "weights": weights}, sizes)["x_weighted"]
    else:
        x = host.convert(x, kernels.dtype.value)
    shared = sizes | {"workers": kernels.blocking.workgroups or host.workers()}
    counters = host.zeros(COUNTERS, "counters")

    def laid_out(read: Tensor, reads: Buffer, rows: Rows) -> dict[str, Tensor]:
        """The activations as the rows of a weight read them."""
        if not isinstance(rows, PackedRows):
            return {reads.name: read}
        count = {reads.dynamic: sizes[reads.dynamic]}
        return host.dispatch(lay_out_name(reads.name), {reads.name: read}, count)

    hidden = x
    if not kernels.linear:
        given = laid_out(x, kernels.up_reads, kernels.up_rows)
        given |= {**visited, **_weights(tensors, kernels.up_name), "counters": counters}
        up = host.dispatch("gathered_up", given, shared, updates=["counters"])
        hidden, counters = up["hidden"], up["counters"]
    given = {**laid_out(hidden, kernels.down_reads, kernels.down_rows), "counters": counters}
    given |= {**visited, **_weights(tensors, "expert_down")}
    down = host.dispatch("gathered_down", given, shared, updates=["counters"])
    given = {"outputs": down["outputs"], "ids": ids, "weights": weights}
    given |= {} if experts.output_norm is None else _norm(tensors)
    return host.dispatch("gathered_combine", given, sizes, hint="routed")["y"]


def grouped(host: Host, kernels: GroupedKernels, tensors: Mapping[str, Tensor]) -> Tensor:
    """``[N, H]`` f32 from the ``tensors``: four dispatches, or five."""
    experts, x = kernels.experts, tensors["x"]
    sizes = grouped_sizes(host, kernels, x.shape[0])
    ids, weights = (tensors[name].flat(sizes["assignments"]) for name in ("ids", "weights"))
    weighs_input = experts.weight_on is WeightOn.INPUT
    x = x if weighs_input else host.convert(x, kernels.dtype.value)
    placed = sort(host, ids, sizes)
    combining = {name: sizes[name] for name in ("assignments", "tokens", "rows")}
    shared = {**combining, "blocks": sizes["blocks"], "workers": kernels.blocking.workgroups or host.workers()}
    order = {name: placed[name] for name in ("assignment_of", "row_blocks", "block_count")}
    # A constant, not a result of the sort: of a result that two products count in, IREE 3.13 may leave out the copy.
    order["counters"] = host.zeros(COUNTERS, "counters")
    given = {"x": x, **order}
    if experts.glu.kind is GluKind.LINEAR:
        up = host.dispatch("grouped_lay_out", given, shared, updates=["counters"])
    else:
        given |= _weights(tensors, kernels.up_name) | ({"weights": weights} if weighs_input else {})
        up = host.dispatch("grouped_up", given, shared, updates=["counters"])
    combines = experts.output_norm is None
    order["counters"] = up["counters"]
    given = {"hidden": up["hidden"], **order, **_weights(tensors, "expert_down")}
    if not combines:
        del given["assignment_of"]
    elif not weighs_input:
        given["weights"] = weights
    down = host.dispatch("grouped_down", given, shared, updates=["counters"])
    if combines:
        return down["y"]
    given = {"outputs": down["outputs"], "row_of": placed["row_of"], "weights": weights, **_norm(tensors)}
    return host.dispatch("grouped_combine", given, combining, hint="routed")["y"]


def grouped_sizes(host: Sizes, kernels: GroupedKernels, tokens: Extent) -> dict[str, Extent]:
    """The scalars of the grouped kernels: what N tokens come to at most, whatever experts they choose."""
    experts, chunk = kernels.experts, kernels.blocking.chunk
    assignments = host.multiply(tokens, kernels.top_k, "assignments")
    # One more than are full: without a token, too, a workgroup must write that there is no row block.
    chunks = host.add(host.divide(assignments, chunk, "full_chunks"), 1, "chunks")
    # Every expert with an assignment wastes at most 15 rows of its last tile and adds at most one ragged row block.
    used = host.minimum(assignments, experts.count, "experts_used")
    rows = host.add(assignments, host.multiply(used, 15, "gaps"), "rows")
    blocks = host.add(host.divide(assignments, kernels.block_rows, "full_blocks"), used, "row_blocks")
    return {"assignments": assignments, "tokens": tokens, "chunks": chunks, "rows": rows, "blocks": blocks}


def sort(host: Host, ids: Tensor, sizes: Mapping[str, Extent]) -> dict[str, Tensor]:
    """``assignment_of``, ``row_of``, ``row_blocks`` and ``block_count`` of the flat ``ids``: two dispatches."""
    counting = {name: sizes[name] for name in ("assignments", "chunks")}
    histograms = host.dispatch("grouped_count", {"ids": ids}, counting)["histograms"]
    placing = {name: sizes[name] for name in ("assignments", "rows", "blocks", "chunks")}
    return host.dispatch("grouped_place", {"ids": ids, "histograms": histograms}, placing)


def _weights(tensors: Mapping[str, Tensor], name: str) -> dict[str, Tensor]:
    """The planes of a weight of the experts, and its bias if there is one."""
    return {n: tensor for n, tensor in tensors.items() if n in (name, f"{name}_bias") or n.startswith(f"{name}.")}


def _norm(tensors: Mapping[str, Tensor]) -> dict[str, Tensor]:
    return {"post_expert_norm": tensors["post_expert_norm"]}
