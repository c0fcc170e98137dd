"""What a plan says, as the stages of a graph ask for it; and a graph of one entry point."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from emitter.dispatch import adaptive, ladder, masked
from emitter.errors import UnsupportedError
from emitter.lowering import DenseMlp, Dispatch, KernelSet, Lowering
from emitter.packing import Use
from emitter.plan import Plan, Strategy, coupled
from emitter.signature import MAIN, Argument, DType, Entry
from emitter.spec import FfnSpec, MoeSpec
from emitter.stages.block import as_dense_mlp
from emitter.target.mesh import Part
from emitter.text.builder import FunctionBuilder, Value, module_text
from emitter.text.graph import Graph
from emitter.text.launches import LaunchList
from emitter.text.recorder import NotLaunchesError

_PART = 64
"""Terms of a sum in f32 products over blocks of rows (see ``Lowering``)."""
MOST_TOKENS = 2**53
"""More than the tokens of any call."""
Named = Sequence[tuple[str, Value]]


def graph_of(b: FunctionBuilder, arguments: Iterable[Argument], named: Named) -> Graph:
    """The graph of one entry point, ``@main``, whose body is in ``b``."""
    b.results(named)
    return Graph(module_text([b]), (Entry(MAIN, b.signature(arguments)),))


def widened(b: FunctionBuilder, planes: Sequence[Argument], given: Mapping[str, Value]) -> dict[str, Value]:
    """The planes of weights as stages take them: those that are no matrices in f32."""
    return {
        a.name: given[a.name] if a.of_weight.weight.use is Use.PRODUCT else b.convert(given[a.name], DType.F32)
        for a in planes
    }


def lowering_of(spec: FfnSpec, plan: Plan) -> Lowering:
    """How the stages of a graph are lowered. Raises ``UnsupportedError`` and ``ValueError`` as ``emit`` does."""
    if plan.tokens is not None and plan.tokens < 1:
        raise ValueError(f"tokens is {plan.tokens}; a static graph takes at least 1 token, a dynamic one any number")
    if plan.dtype not in (DType.F32, DType.BF16, DType.F16):
        raise ValueError(f"dtype is {plan.dtype.value}; expected f32, bf16 or f16")
    kernels = plan.kernels
    if plan.strategy is Strategy.LADDER and isinstance(spec, MoeSpec) and plan.tokens is None:
        raise UnsupportedError(
            "the ladder strategy takes a static number of tokens: the capacities of its rungs are numbers in the text; "
            "give --tokens N, or take masked, which is for any number"
        )
    if plan.part is not None:
        _require_part(spec, plan, plan.part)
    target = None if kernels is None else plan.target
    # whoever asks for sums in f32 takes them on XLA's devices, as the ladder does
    highest = plan.strategy is Strategy.LADDER or plan.accumulate is DType.F32
    part = _PART if plan.row_blocks else None
    return Lowering(plan.dtype, plan.accumulator, kernels, target, highest, part)


def _require_part(spec: FfnSpec, plan: Plan, part: Part) -> None:
    if plan.strategy is not Strategy.LADDER or not isinstance(spec, MoeSpec):
        raise UnsupportedError(
            "the text of one device of a mesh is of the ladder strategy, for a layer with experts; masked-dense is "
            "split as it is, by the runtime"
        )
    if part.split_tokens and coupled(spec):
        raise UnsupportedError("which experts a token of this layer visits depends on the tokens of other devices")


def dispatch_of(plan: Plan, kernels: KernelSet | None, most: int | None = None) -> Dispatch:
    """How tokens reach the experts; ``most`` as that of ``_Block.write``."""
    if plan.strategy is Strategy.LADDER:
        return ladder.dispatch if plan.part is None else ladder.on_mesh(plan.part)
    if kernels is None or plan.thresholds is None:
        return masked.dispatch
    variants = {Strategy.MASKED.value: masked.dispatch, **kernels.experts.variants}
    if most is None and plan.thresholds.upto:
        return adaptive.choose(plan.thresholds, variants)
    return variants[plan.variant(most or 0)]


def dense_mlp_of(plan: Plan, kernels: KernelSet | None, most: int | None = None) -> DenseMlp | None:
    """How an MLP or a projection that every token visits is computed: by the kernels, where they can.

    ``most`` as that of ``_Block.write``.
    """
    if kernels is None or plan.mlp is None:
        return None
    if most is None and plan.mlp.upto:
        return as_dense_mlp(adaptive.choose(plan.mlp, kernels.experts.variants))
    variant = plan.mlp.variant(most or 0)
    found = kernels.linear.dense_mlp(variant)
    return as_dense_mlp(kernels.experts.variants[variant]) if isinstance(found, str) else found


def recorded(plan: Plan, write: Callable[[FunctionBuilder], Named]) -> LaunchList | str:
    """The launches of what ``write`` writes by a plan of a static token count; where it is more than kernels, the first
    op that a compiler has to write, after its stage."""
    recorder = None if plan.kernels is None else plan.kernels.recorder(MAIN)
    if recorder is None:
        return "all of it"
    try:
        return recorder.recorded(write(recorder))
    except NotLaunchesError as error:
        return str(error)
