"""The routed experts as kernels: what to dispatch for the gathered and the grouped strategy."""

from __future__ import annotations

from collections.abc import Mapping

from emitter.kernels.cpu.gathered import GatheredKernels
from emitter.kernels.cpu.grouped import GroupedKernels
from emitter.kernels.cpu.host import Host, Tensor
from emitter.kernels.cpu.writer import Executable
from emitter.spec import WeightOn


def gathered(
    host: Host,
    kernels: GatheredKernels,
    executable: Executable,
    x: Tensor,
    ids: Tensor,
    weights: Tensor,
    tensors: Mapping[str, Tensor],
) -> Tensor:
    """``[N, H]`` f32 from ``x [N, H]`` f32, ``ids`` and ``weights [N, k]``: two dispatches, three to weigh inputs."""
    experts, tokens = kernels.experts, x.shape[0]
    slots = host.multiply(tokens, kernels.top_k, "slots")
    up = [tensors[kernels.up_name], *([tensors[f"{kernels.up_name}_bias"]] if experts.bias else [])]
    down = [tensors["expert_down"], *([tensors["expert_down_bias"]] if experts.bias else [])]
    if kernels.weighs_input:
        weighted = Tensor("x_weighted", (slots, kernels.hidden), kernels.dtype.value)
        (x,) = host.dispatch(executable, "gathered_weigh", [x, weights], [slots, tokens], [weighted])
    else:
        x = host.convert(x, kernels.dtype.value)
    taken = host.zeros(kernels.counters, "taken")
    taken, hidden = host.dispatch(
        executable,
        "gathered_up",
        [x, ids, *up, taken],
        [slots, tokens],
        [Tensor("hidden", (slots, experts.intermediate), kernels.dtype.value)],
        updates=taken,
    )
    outputs = Tensor("outputs", (slots, kernels.hidden), "f32")
    routed = Tensor("routed", (tokens, kernels.hidden), "f32")
    inputs = [hidden, ids, weights, *down, taken]
    if experts.output_norm is None:
        return host.dispatch(executable, "gathered_down", inputs, [slots, tokens], [outputs, routed], updates=taken)[-1]
    _, outputs = host.dispatch(executable, "gathered_down", inputs, [slots, tokens], [outputs], updates=taken)
    inputs = [outputs, ids, weights, tensors["post_expert_norm"]]
    return host.dispatch(executable, "gathered_combine", inputs, [slots, tokens], [routed])[0]


def grouped(
    host: Host,
    kernels: GroupedKernels,
    executable: Executable,
    x: Tensor,
    ids: Tensor,
    weights: Tensor,
    tensors: Mapping[str, Tensor],
) -> Tensor:
    """``[N, H]`` f32 from ``x [N, H]`` f32, ``ids`` and ``weights [N, k]``: three dispatches, or four."""
    experts, layout, tokens = kernels.experts, kernels.layout, x.shape[0]
    slots = host.multiply(tokens, kernels.top_k, "slots")
    # Every expert with a slot wastes at most 15 rows of its last tile and adds at most one span that is not full.
    used = host.minimum(slots, experts.count, "experts_used")
    padded = host.add(slots, host.multiply(used, 15, "gaps"), "padded_rows")
    spans = host.add(host.divide(slots, kernels.span_rows, "full_spans"), used, "spans")
    weighs_input = experts.weight_on is WeightOn.INPUT
    share = [weights] if weighs_input else []
    x = x if weighs_input else host.convert(x, kernels.dtype.value)
    up = [tensors[kernels.up_name], *([tensors[f"{kernels.up_name}_bias"]] if experts.bias else [])]
    down = [tensors["expert_down"], *([tensors["expert_down_bias"]] if experts.bias else [])]
    order, position, spans_of, panels = host.dispatch(
        executable,
        "grouped_sort",
        [ids],
        [slots, padded, spans],
        [
            Tensor("order", (padded,), "i32"),
            Tensor("position", (slots,), "i32"),
            Tensor("spans", (spans, 4), "i32"),
            Tensor("panels", (kernels.panels_bytes,), "i8"),
        ],
    )
    width = layout.padded(experts.intermediate)
    _, hidden = host.dispatch(
        executable,
        "grouped_up",
        [x, order, *share, spans_of, panels, *up],
        [slots, tokens, padded, spans],
        [Tensor("hidden", (padded, width), layout.element.value)],
        updates=panels,
    )
    adds = experts.output_norm is None
    routed = Tensor("routed", (tokens, kernels.hidden), "f32")
    outputs = Tensor("outputs", (padded, kernels.hidden), "f32")
    given = [order, *([] if weighs_input else [weights])] if adds else []
    (written,) = host.dispatch(
        executable,
        "grouped_down",
        [hidden, spans_of, *given, *down],
        [slots, tokens, padded, spans],
        [routed if adds else outputs],
    )
    if adds:
        return written
    inputs = [written, position, weights, tensors["post_expert_norm"]]
    return host.dispatch(executable, "grouped_combine", inputs, [slots, tokens, padded], [routed])[0]
