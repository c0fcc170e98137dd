"""The kernels for NVIDIA GPUs as stages ask for them: values of the text in, values out.

What writes the launches is beside this file, by subject: ``route``, ``few``, ``gathered``, ``grouped``, ``only``,
``combine``, ``given`` and ``rows``, over ``launch`` and ``mlp``. Most launch kernels of the same name in ``source``.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass

from emitter.dtype import DType
from emitter.kernels.cuda import few, gathered, grouped, only
from emitter.kernels.cuda.catalogue import ALIGNMENT, MOST_EXPERTS
from emitter.kernels.cuda.generations import GENERATIONS, MOST_CHOICES, ROW_BLOCKS
from emitter.kernels.cuda.launch import Launcher
from emitter.kernels.cuda.route import projected, routed, top_k
from emitter.kernels.cuda.rows import added
from emitter.kernels.cuda.shipped import shipped_kernels
from emitter.lowering import Dispatch, FusedBlock, Layer, OnlyExpert, Routing, Thresholds
from emitter.spec import ExpertsSpec, GluKind, RouterSpec
from emitter.text.builder import FunctionBuilder, Value
from emitter.text.recorder import LaunchRecorder
from emitter.text.weights import Weights


@dataclass(frozen=True)
class CudaKernels:
    """Kernels for one architecture (see ``lowering.KernelSet``); ``room`` is that of ``grouped.dispatch``."""

    arch: str
    room: int | None = None

    @property
    def variants(self) -> Mapping[str, Dispatch]:
        """See ``KernelSet``: gathered for few tokens by blocks of rising size, then grouped by row blocks of such."""
        by_gathering = {name: functools.partial(gathered.dispatch, self.arch, name) for name in self._for_few}
        grouping = functools.partial(grouped.dispatch, self.arch, self.room)
        by_row_blocks = {_grouped(rows): functools.partial(grouping, rows) for rows in ROW_BLOCKS}
        return {**by_gathering, **by_row_blocks}

    @property
    def only_experts(self) -> Mapping[str, OnlyExpert]:
        """See ``KernelSet``: nothing is chosen, sorted or added up."""
        by_gathering = {name: functools.partial(only.by_gathering, name) for name in self._for_few}
        by_row_blocks = {_grouped(rows): functools.partial(only.by_row_blocks, rows) for rows in ROW_BLOCKS}
        products: dict[str, only.Products] = {**by_gathering, **by_row_blocks}
        return {name: functools.partial(only.only_expert, self.arch, both) for name, both in products.items()}

    @property
    def whole_blocks(self) -> bool:
        """See ``KernelSet``: handing the device another command buffer costs as much as eight launches in one."""
        return True

    @property
    def one_expert(self) -> Thresholds:
        """See ``KernelSet``: what was measured on an H200 with widths of 2048 and 5632.

        Gathering reads the weights for each token. Larger row blocks read them fewer times, and are too few for all
        multiprocessors until there are several times as many tokens.
        """
        limits = zip((32, 128, 512), ROW_BLOCKS, strict=False)
        return Thresholds(((2, "gathered"), *((most, _grouped(rows)) for most, rows in limits)), "grouped")

    def refusal(self, variant: str, experts: ExpertsSpec, layer: Layer) -> str | None:
        """See ``KernelSet``."""
        if experts.glu.kind is GluKind.LINEAR:
            return "its experts are one projection each; the kernels are for two or three"
        for name, size in (("hidden size", layer.hidden), ("expert width", experts.intermediate)):
            if size % ALIGNMENT:
                return f"its {name} is {size}; the kernels are for multiples of {ALIGNMENT}"
        if layer.top_k > MOST_CHOICES or experts.count > MOST_EXPERTS[-1]:
            most = f"{MOST_CHOICES} of {MOST_EXPERTS[-1]}"
            return f"a token chooses {layer.top_k} of {experts.count} experts; the kernels are for at most {most}"
        return None

    def outputs(self, variant: str, compute: DType) -> DType:
        """See ``KernelSet``: of many tokens these are what is written and read most."""
        return grouped.outputs(ROW_BLOCKS[-1], compute) if variant == _grouped(ROW_BLOCKS[-1]) else DType.F32

    def adds(self, variant: str) -> bool:
        """See ``KernelSet``: of many tokens, whose routed output is not written and read in between then."""
        return variant in {_grouped(rows) for rows in ROW_BLOCKS}

    def estimates(self) -> tuple[tuple[float, str], ...]:
        """See ``KernelSet``: one token, then what was measured on an H200 with 64 and 128 experts, 8 of them chosen."""
        (first, *more), (*smaller, _) = self._for_few, ROW_BLOCKS
        for_few = [(0.0, first), (0.25, more[-1])] if more else [(0.25, first)]
        return (*for_few, *((0.75 * rows, _grouped(rows)) for rows in smaller))

    def project(self, b: FunctionBuilder, x: Value, weight: Value, name: str) -> Value:
        """See ``KernelSet``: by the kernel of the router's logits, or by code generation."""
        return projected(Launcher(b, self.arch), x, weight, name)

    def add(self, b: FunctionBuilder, one: Value, other: Value, name: str) -> Value:
        """See ``KernelSet``: one launch."""
        return added(Launcher(b, self.arch), one, other, name)

    def top_k(self, b: FunctionBuilder, keys: Value, k: int) -> Value:
        """See ``KernelSet``: one launch."""
        return top_k(Launcher(b, self.arch), keys, k)

    def route(self, b: FunctionBuilder, spec: RouterSpec, x: Value, weights: Weights) -> Routing | None:
        """See ``KernelSet``: in two launches."""
        return routed(Launcher(b, self.arch), spec, x, weights)

    def fused(self, variant: str) -> FusedBlock | None:
        """See ``KernelSet``: few tokens pass the experts and the shared one in two launches behind the logits."""
        return functools.partial(few.block, self.arch, variant) if variant in self._for_few else None

    def recorder(self, name: str) -> LaunchRecorder:
        """See ``KernelSet``."""
        return LaunchRecorder(name)

    @property
    def _for_few(self) -> tuple[str, ...]:
        return GENERATIONS[self.arch].gathered


def cuda_kernels(arch: str, room: int | None = None) -> CudaKernels | None:
    """The kernels for an architecture; None where none are shipped: there the compiler generates all code."""
    return CudaKernels(arch, room) if shipped_kernels(arch) else None


def _grouped(rows: int) -> str:
    """What the variant for many tokens by row blocks of so many is called."""
    return "grouped" if rows == ROW_BLOCKS[-1] else f"grouped_{rows}"
