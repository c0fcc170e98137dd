"""The kernels for NVIDIA GPUs as stages ask for them: values of the text in, values out.

The files of this folder write the launches, by subject: ``route``, ``few``, ``gathered``, ``grouped``, ``dense_mlp``,
``linear``, ``attending``, ``combine``, ``given`` and ``rows``, over ``launch`` and ``mlp``. Most launch kernels of the
same name in ``source``.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from emitter.dtype import DType
from emitter.kernels.cuda import dense_mlp, few, gathered, grouped, linear
from emitter.kernels.cuda.around import FEW
from emitter.kernels.cuda.attending import CudaAttention
from emitter.kernels.cuda.catalogue import ALIGNMENT, MOST_EXPERTS
from emitter.kernels.cuda.generations import GENERATIONS, MOST_CHOICES, ROW_BLOCKS
from emitter.kernels.cuda.launch import Launcher
from emitter.kernels.cuda.recorder import CudaRecorder
from emitter.kernels.cuda.route import projected, routed, top_k
from emitter.kernels.cuda.rows import added, looked_up, passed_through, weighed
from emitter.kernels.cuda.shipped import shipped_kernels
from emitter.lowering import (
    Biases,
    DenseMlp,
    Dispatch,
    Factors,
    FusedBlock,
    KernelSet,
    LayerSizes,
    Lowering,
    Routing,
    Thresholds,
)
from emitter.packing import Plain
from emitter.spec import ExpertsSpec, GluKind, NormSpec, RouterSpec
from emitter.text.builder import FunctionBuilder, Value
from emitter.text.weights import HeldWeight, Weights


@dataclass(frozen=True)
class CudaRouter:
    """See ``lowering.RouterKernels``."""

    arch: str

    def route(self, b: FunctionBuilder, spec: RouterSpec, x: Value, weights: Weights) -> Routing | str:
        """See ``RouterKernels``: in two launches."""
        return routed(Launcher(b, self.arch), spec, x, weights)

    def project(self, b: FunctionBuilder, x: Value, weight: Value, name: str) -> Value:
        """See ``RouterKernels``: by the kernel of the router's logits, or by code generation."""
        return projected(Launcher(b, self.arch), x, weight, name)

    def choose(self, *_: object) -> str:
        return "the whole router is two launches"

    def top_k(self, b: FunctionBuilder, keys: Value, k: int) -> Value:
        """See ``RouterKernels``: one launch."""
        return top_k(Launcher(b, self.arch), keys, k)


@dataclass(frozen=True)
class CudaExperts:
    """See ``lowering.ExpertKernels``; ``room`` is that of ``grouped.dispatch``."""

    arch: str
    room: int | None = None

    @property
    def variants(self) -> Mapping[str, Dispatch]:
        """See ``ExpertKernels``: gathered for few tokens by blocks of rising size, then grouped by row blocks."""
        by_gathering = {name: functools.partial(gathered.dispatch, self.arch, name) for name in _for_few(self.arch)}
        grouping = functools.partial(grouped.dispatch, self.arch, self.room)
        by_row_blocks = {_grouped(rows): functools.partial(grouping, rows) for rows in ROW_BLOCKS}
        return {**by_gathering, **by_row_blocks}

    @property
    def whole_blocks(self) -> bool:
        """See ``ExpertKernels``: another command buffer costs as much as eight launches in one."""
        return True

    def lowering(self, variant: str, experts: ExpertsSpec, layer: LayerSizes) -> Dispatch | str:
        if experts.glu.kind is GluKind.LINEAR:
            return "its experts are one projection each; the kernels are for two or three"
        for name, size in (("hidden size", layer.hidden), ("expert width", experts.intermediate)):
            if size % ALIGNMENT:
                return f"its {name} is {size}; the kernels are for multiples of {ALIGNMENT}"
        if layer.top_k > MOST_CHOICES or experts.count > MOST_EXPERTS[-1]:
            most = f"{MOST_CHOICES} of {MOST_EXPERTS[-1]}"
            return f"a token chooses {layer.top_k} of {experts.count} experts; the kernels are for at most {most}"
        return self.variants[variant]

    def fused(self, variant: str) -> FusedBlock | str:
        """See ``ExpertKernels``: few tokens pass the experts and the shared one in two launches after the logits."""
        if variant not in _for_few(self.arch):
            return "many tokens keep the device busy in each of its launches"
        return functools.partial(few.block, self.arch, variant)

    def outputs(self, variant: str, compute: DType) -> DType:
        """See ``ExpertKernels``: of many tokens these are what is written and read most."""
        return grouped.outputs(ROW_BLOCKS[-1], compute) if variant == _grouped(ROW_BLOCKS[-1]) else DType.F32

    def epilogue_add(self, variant: str) -> bool:
        """See ``ExpertKernels``: of many tokens, whose routed output is not written and read in between then."""
        return variant in {_grouped(rows) for rows in ROW_BLOCKS}

    def add(self, b: FunctionBuilder, one: Value, other: Value, name: str) -> Value:
        """See ``ExpertKernels``: one launch."""
        return added(Launcher(b, self.arch), one, other, name)

    def pass_through(
        self, b: FunctionBuilder, experts: ExpertsSpec, routed: Value, x: Value, routing: Routing
    ) -> Value:
        """See ``ExpertKernels``: one launch."""
        return passed_through(Launcher(b, self.arch), experts, routed, x, routing)

    def norm(self, b: FunctionBuilder, spec: NormSpec, x: Value, weight: Value | None) -> Value | str:
        """See ``ExpertKernels``: one launch."""
        return linear.normed(Launcher(b, self.arch), spec, x, weight, None)

    def estimates(self) -> tuple[tuple[float, str], ...]:
        """See ``ExpertKernels``: one token, then as measured on an H200 with 64 and 128 experts, 8 of them chosen."""
        (first, *more), (*smaller, _) = _for_few(self.arch), ROW_BLOCKS
        for_few = [(0.0, first), (0.25, more[-1])] if more else [(0.25, first)]
        return (*for_few, *((0.75 * rows, _grouped(rows)) for rows in smaller))


@dataclass(frozen=True)
class CudaLinear:
    """See ``lowering.LinearKernels``."""

    arch: str

    @property
    def thresholds(self) -> Thresholds:
        """See ``LinearKernels``: what was measured on an H200 with widths of 2048 and 5632.

        Gathering reads the weights for each token. Larger row blocks read them fewer times, and are too few for all
        multiprocessors until there are several times as many tokens.
        """
        limits = zip((32, 128, 512), ROW_BLOCKS, strict=False)
        return Thresholds(((2, "gathered"), *((most, _grouped(rows)) for most, rows in limits)), "grouped")

    def projection_thresholds(self, weight: HeldWeight, compute: DType) -> Thresholds:
        """See ``LinearKernels``: as a dense MLP, but of many rows, as a head has, by row blocks of all tokens up to the
        largest: those rows make thread blocks enough, and are read once then.

        Not of packed rows, which the largest row blocks have unpacked first, nor in f32, of which it was not measured.
        """
        is_plain = isinstance(weight.weight.packing, Plain)
        if weight.weight.shape[0] <= linear.MOST_ROWS or not is_plain or compute is DType.F32:
            return self.thresholds
        *smaller, largest = ROW_BLOCKS
        return Thresholds(tuple((rows, _grouped(rows)) for rows in smaller), _grouped(largest))

    def dense_mlp(self, variant: str) -> DenseMlp:
        """See ``LinearKernels``: nothing is chosen, sorted or added up."""
        by_gathering = {name: functools.partial(dense_mlp.by_gathering, name) for name in _for_few(self.arch)}
        by_row_blocks = {_grouped(rows): functools.partial(dense_mlp.by_row_blocks, rows) for rows in ROW_BLOCKS}
        products: dict[str, dense_mlp.Products] = {**by_gathering, **by_row_blocks}
        return functools.partial(dense_mlp.dense_mlp, self.arch, products[variant])

    def norm(
        self, b: FunctionBuilder, lowering: Lowering, spec: NormSpec, x: Value, weight: Value | None, bias: Value | None
    ) -> Value | str:
        """See ``LinearKernels``: one launch."""
        return linear.normed(Launcher(b, self.arch), spec, x, weight, bias)

    def few(self, weights: Sequence[HeldWeight]) -> int:
        return FEW

    def project(
        self, b: FunctionBuilder, lowering: Lowering, x: Value, weights: Sequence[HeldWeight], biases: Biases
    ) -> list[Value] | str:
        """See ``LinearKernels``: those of q, k and v in one launch."""
        return linear.projected(Launcher(b, self.arch), lowering.compute, x, weights, biases)

    def project_batch(
        self, b: FunctionBuilder, lowering: Lowering, x: Value, weights: Sequence[HeldWeight], biases: Biases
    ) -> list[Value] | str:
        """See ``LinearKernels``: up to 256 tokens, and not as many rows as a head has."""
        return linear.tiled(Launcher(b, self.arch), lowering.compute, x, weights, biases)

    def argmax(self, b: FunctionBuilder, x: Value) -> Value | str:
        """See ``LinearKernels``: two launches.

        IREE's own takes 1.8 ms over 50304 scores (H100), and of a dynamic number of rows IREE 3.13 does not compile it
        within five minutes.
        """
        return linear.highest(Launcher(b, self.arch), x)

    def weigh(
        self, b: FunctionBuilder, x: Value, factors: Factors, gate: Value | None, bias: Value | None, name: str
    ) -> Value:
        """See ``LinearKernels``: one launch."""
        return weighed(Launcher(b, self.arch), x, factors, gate, bias, name)

    def look_up(self, b: FunctionBuilder, table: HeldWeight, ids: Value, name: str) -> Value | str:
        """See ``LinearKernels``: one launch."""
        if isinstance(table.weight.packing, Plain):
            return looked_up(Launcher(b, self.arch), table.value(b), ids, name)
        return linear.looked_up(Launcher(b, self.arch), table, ids)


def cuda_kernels(arch: str, room: int | None = None) -> KernelSet | None:
    """The kernels for an architecture; ``room`` is that of ``grouped.dispatch``. None where none are shipped: there the
    compiler generates all code."""
    if not shipped_kernels(arch):
        return None
    jobs = CudaRouter(arch), CudaExperts(arch, room), CudaLinear(arch), CudaAttention(arch)
    return KernelSet(*jobs, lambda name: CudaRecorder(name, arch))


def _grouped(rows: int) -> str:
    """What the variant for many tokens by row blocks of so many is called."""
    return "grouped" if rows == ROW_BLOCKS[-1] else f"grouped_{rows}"


def _for_few(arch: str) -> tuple[str, ...]:
    """The variants for few tokens."""
    return GENERATIONS[arch].gathered
