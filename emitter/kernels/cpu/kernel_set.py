"""The kernels for CPUs as stages ask for them: values of the text in, values out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import prod
from typing import TypeVar

from emitter.dtype import DType
from emitter.kernels.cpu.attending import CpuAttention
from emitter.kernels.cpu.choose import ChooseKernel
from emitter.kernels.cpu.coding import reads
from emitter.kernels.cpu.decoding import Stack
from emitter.kernels.cpu.gathered import GatheredKernels
from emitter.kernels.cpu.grouped import MOST_EXPERTS, GroupedKernels
from emitter.kernels.cpu.host import Host, declared
from emitter.kernels.cpu.linear import FEW, LinearKernel, Matrix, project
from emitter.kernels.cpu.look_up import LookUp
from emitter.kernels.cpu.norms import NormKernel
from emitter.kernels.cpu.packed import PackedRows
from emitter.kernels.cpu.project import Projection
from emitter.kernels.cpu.routed import gathered, grouped
from emitter.kernels.cpu.top_k import TopK
from emitter.kernels.sizes import Tensor, tensor, value
from emitter.lowering import Biases, Dispatch, KernelSet, LayerSizes, Lowering, Routing, Thresholds
from emitter.packing import Addressed, Axis, Interleaved, Plain, Use
from emitter.spec import ExpertsSpec, GluKind, NormSpec, NormWeight, RouterSpec, WeightOn
from emitter.target.isa import Isa
from emitter.text.builder import FunctionBuilder, ShapeError, TensorType, Value
from emitter.text.weights import HeldWeight, MlpWeights, Weights

Kernels = TypeVar("Kernels", GatheredKernels, GroupedKernels)

_FEW_PACKED = 7
"""Of packed weights: five tokens take 0.89, seven 0.95 and eight 1.0 of the time (OLMoE in Q4_K_M, a Zen 4, bf16)."""


def cpu_kernels(isa: Isa) -> KernelSet:
    """The kernels for an instruction set: code of the module's own."""
    return KernelSet(CpuRouter(isa), CpuExperts(isa), CpuLinear(isa), CpuAttention(isa))


@dataclass(frozen=True)
class CpuRouter:
    """See ``lowering.RouterKernels``."""

    isa: Isa

    def route(self, b: FunctionBuilder, spec: RouterSpec, x: Value, weights: Weights) -> str:
        return "logits are a kernel of their own, and the choice from them is another"

    def project(self, b: FunctionBuilder, x: Value, weight: Value, name: str) -> Value:
        """``x @ W^T``: one dispatch."""
        rows, length = weight.extent(0), weight.extent(1)
        kernel = Projection(self.isa, rows, length, weight.dtype)
        host, given = declared(b, kernel.executable(), self.isa), {"x": tensor(b, x), "weight": tensor(b, weight)}
        found = host.dispatch(kernel.name, given, {"tokens": b.index(x.shape[0])}, hint=name)
        return value(found["y"], TensorType((x.shape[0], rows), DType.F32))

    def choose(self, b: FunctionBuilder, spec: RouterSpec, logits: Value, weights: Weights) -> Routing | str:
        """See ``RouterKernels``: one dispatch."""
        kernel = ChooseKernel.of(self.isa, spec)
        if isinstance(kernel, str):
            return kernel
        b.stage("choice", f"{spec.score.value}, the {spec.top_k} highest keys, weights; kernel for {self.isa.name}")
        given = {"logits": tensor(b, logits)}
        if spec.correction_bias:
            given["correction_bias"] = tensor(b, weights["correction_bias"])
        host = declared(b, kernel.executable(), self.isa)
        found = host.dispatch("choose", given, {"tokens": b.index(logits.shape[0])})
        scores = value(found["scores"], logits.type) if kernel.scored else logits
        ids, shares = (
            value(found[name], TensorType((logits.shape[0], spec.top_k), dtype))
            for name, dtype in (("ids", DType.I32), ("weights", DType.F32))
        )
        return Routing(logits, scores, ids, shares)

    def top_k(self, b: FunctionBuilder, keys: Value, k: int) -> Value:
        """The k largest keys of each token: one dispatch, where plain StableHLO takes one for each choice."""
        kernel = TopK(self.isa, keys.extent(1), k)
        host, tokens = declared(b, kernel.executable(), self.isa), b.index(keys.shape[0])
        found = host.dispatch(kernel.name, {"keys": tensor(b, keys)}, {"tokens": tokens}, hint="expert_ids")
        return value(found["ids"], TensorType((keys.shape[0], k), DType.I32))


@dataclass(frozen=True)
class CpuExperts:
    """See ``lowering.ExpertKernels``."""

    isa: Isa

    @property
    def variants(self) -> Mapping[str, Dispatch]:
        """See ``ExpertKernels``: gathered for few tokens, grouped for many."""
        return {"gathered": self.gathered, "grouped": self.grouped}

    @property
    def whole_blocks(self) -> bool:
        """See ``ExpertKernels``: a branch costs next to nothing."""
        return False

    def lowering(self, variant: str, experts: ExpertsSpec, layer: LayerSizes) -> Dispatch | str:
        if experts.glu.kind is GluKind.LINEAR and experts.weight_on is WeightOn.INPUT:
            return "its experts are one projection each and weigh what they read; the kernels weigh what those write"
        if experts.count > MOST_EXPERTS and variant == "grouped":
            return (
                f"it has {experts.count} experts; the kernel that sorts tokens by expert is for at most {MOST_EXPERTS}"
            )
        return self.variants[variant]

    def fused(self, variant: str) -> str:
        return "a dispatch costs little on a CPU"

    def outputs(self, variant: str, compute: DType) -> DType:
        return DType.F32

    def epilogue_add(self, variant: str) -> bool:
        """See ``ExpertKernels``: code generation adds them up as it stores the block's output."""
        return False

    def add(self, b: FunctionBuilder, one: Value, other: Value, name: str) -> Value:
        """See ``ExpertKernels``: by code generation, which fuses it with what is around it."""
        return b.add(one, other, name=name)

    def pass_through(self, *_: object) -> str:
        return "code generation fuses it with what is around it"

    def norm(self, *_: object) -> str:
        return "code generation fuses it with what is around it"

    def estimates(self) -> tuple[tuple[float, str], ...]:
        """See ``ExpertKernels``: gathering computes for four tokens at a time, and sorts nothing."""
        return ((2.0, "gathered"),)

    def gathered(
        self, b: FunctionBuilder, lowering: Lowering, spec: ExpertsSpec, x: Value, routing: Routing, weights: MlpWeights
    ) -> Value:
        """Gathered, for few tokens: only the chosen experts' weights are read, each of them once.

        Three kernels (see ``kernels.cpu.gathered``): gate, up and activation; down; the weighted sum. No weight is
        copied and nothing is read back to the host.
        """
        slots = None if routing.slots is None else weights.down.weight.size(Axis.EXPERT)
        held = "" if slots is None else f" in {slots} slots"
        b.stage("experts", f"gathered: the chosen experts of {spec.count}{held}, kernels for {self.isa.name}")
        kernels = partial(GatheredKernels, slots=slots)
        return self._run(b, kernels, gathered, lowering, spec, x, routing, weights)

    def grouped(
        self, b: FunctionBuilder, lowering: Lowering, spec: ExpertsSpec, x: Value, routing: Routing, weights: MlpWeights
    ) -> Value:
        """Grouped, for many tokens: rows sorted by expert, one matrix product per expert.

        Four kernels (see ``kernels.cpu.grouped``): a stable counting sort, gate, up and activation, down, and the
        weighted sum. The weights of an expert pass once for up to a few hundred rows; nothing is padded beyond the last
        tile of an expert.
        """
        b.stage("experts", f"grouped: {spec.count} experts over the rows that chose them, kernels for {self.isa.name}")
        return self._run(b, GroupedKernels, grouped, lowering, spec, x, routing, weights)

    def _run(
        self,
        b: FunctionBuilder,
        written: Callable[..., Kernels],
        dispatch: Callable[[Host, Kernels, Mapping[str, Tensor]], Tensor],
        lowering: Lowering,
        spec: ExpertsSpec,
        x: Value,
        routing: Routing,
        weights: MlpWeights,
    ) -> Value:
        """The kernels of a strategy into the module, and the lines that dispatch them."""
        kernels = written(
            *(self.isa, spec, weights.width, routing.ids.extent(1), lowering.compute),
            interleaved=interleaved(weights),
            up=Plain() if weights.up is None else weights.up.weight.packing,
            down=weights.down.weight.packing,
        )
        if spec.weight_on is not WeightOn.INPUT:
            x = b.rounded(x, lowering.compute) or x
        read = tensors(b, x, routing, kernels.up_name, weights, lowering.compute)
        result = dispatch(declared(b, kernels.executable(), self.isa), kernels, read)
        return value(result, TensorType((x.shape[0], weights.width), DType.F32))


@dataclass(frozen=True)
class CpuLinear:
    """See ``lowering.LinearKernels``."""

    isa: Isa

    @property
    def thresholds(self) -> Thresholds:
        """See ``LinearKernels``: four tokens share one pass over the weights; beyond, rows are grouped."""
        return Thresholds(((4, "gathered"),), "grouped")

    def projection_thresholds(self, weight: HeldWeight, compute: DType) -> Thresholds:
        """See ``LinearKernels``: as a dense MLP's second product."""
        return self.thresholds

    def dense_mlp(self, variant: str) -> str:
        return "a choice that is known costs no more than none"

    def norm(
        self, b: FunctionBuilder, lowering: Lowering, spec: NormSpec, x: Value, weight: Value | None, bias: Value | None
    ) -> Value | str:
        """See ``LinearKernels``: in f32 and rounded, in one dispatch."""
        if len(x.shape) != 2:
            return "code generation fuses norms of heads with what is around them"
        if spec.weight is NormWeight.CENTRED_INPUT:
            return "its weight is on what it reads; the kernel weighs what it writes"
        kernel = NormKernel(self.isa, spec, x.extent(1), lowering.compute)
        given = {"x": x} | ({} if weight is None else {"weight": weight}) | ({} if bias is None else {"bias": bias})
        host, read = declared(b, kernel.executable(), self.isa), {name: tensor(b, of) for name, of in given.items()}
        found = host.dispatch("norm", read, {"rows": b.index(x.shape[0])}, hint="normed")
        y = value(found["y"], TensorType(x.shape, DType.F32))
        if "rounded" in found:
            b.rounds_to(y, value(found["rounded"], TensorType(x.shape, lowering.compute)))
        return y

    def few(self, weights: Sequence[HeldWeight]) -> int:
        """See ``LinearKernels``: a second pass over packed rows, which are in the cache then, takes less than to unpack
        them for products of the vector units; the matrix unit multiplies while rows are unpacked."""
        packed = all(reads(weight.weight.packing) for weight in weights)
        return _FEW_PACKED if packed and self.isa.bf16_dot and not self.isa.tiles else FEW

    def project(
        self, b: FunctionBuilder, lowering: Lowering, x: Value, weights: Sequence[HeldWeight], biases: Biases
    ) -> list[Value] | str:
        """See ``LinearKernels``: weights that are packed alike are read in one dispatch."""
        forms = [weight.weight.packing for weight in weights]
        for form in forms:
            if not (reads(form) or isinstance(form, Plain)):
                return f"no kernel reads {form}"
        found: dict[int, Value] = {}
        for form in dict.fromkeys(forms):
            alike = [number for number, other in enumerate(forms) if other == form]
            found |= zip(alike, self._project(b, lowering, x, [(weights[n], biases[n]) for n in alike]), strict=True)
        return [found[number] for number in range(len(weights))]

    def project_batch(self, *_: object) -> str:
        return "more tokens are computed as a dense MLP is"

    def weigh(self, *_: object) -> str:
        return "code generation fuses it with what is around it"

    def look_up(self, b: FunctionBuilder, table: HeldWeight, ids: Value, name: str) -> Value | str:
        """See ``LinearKernels``: one dispatch."""
        if isinstance(table.weight.packing, Plain):
            return "rows of numbers are a gather"
        rows, length = table.weight.shape
        read = PackedRows.of(self.isa, table.weight.packing, DType.F32, Stack("table", 1, rows, length))
        if read is None:
            return f"no kernel reads rows of {table.weight.packing}"
        planes = {f"table{plane}": v for plane, v in _stored(b, table.stacked(b), DType.F32).items()}
        given = {of: tensor(b, v) for of, v in ({"ids": ids} | planes).items()}
        host = declared(b, LookUp(read).executable(), self.isa)
        found = host.dispatch("look_up", given, {"tokens": b.index(ids.shape[0])})
        y = value(found["y"], TensorType((ids.shape[0], read.width), DType.F32))
        return y if read.width == length else b.slice(y, dim=1, start=0, limit=length, name=name)

    def argmax(self, *_: object) -> str:
        return "code generation computes it"

    def _project(
        self, b: FunctionBuilder, lowering: Lowering, x: Value, pairs: Sequence[tuple[HeldWeight, HeldWeight | None]]
    ) -> list[Value]:
        tokens = x.shape[0]
        matrices = tuple(
            Matrix(weight.weight.shape[0], weight.weight.packing, bias is not None) for weight, bias in pairs
        )
        kernel = LinearKernel(self.isa, lowering.compute, x.extent(1), matrices)
        read = {"x": b.convert(x, lowering.compute)}
        for number, (weight, _) in enumerate(pairs):
            stored = _stored(b, weight.stacked(b), lowering.compute)
            read |= {f"weight_{number}{plane}": held for plane, held in stored.items()}
        read |= {f"bias_{n}": bias.value(b) for n, (_, bias) in enumerate(pairs) if bias is not None}
        given = {name: tensor(b, v) for name, v in read.items()}
        results = project(declared(b, kernel.executable(), self.isa), kernel, given, b.index(tokens))
        types = (TensorType((tokens, of.rows), DType.F32) for of in matrices)
        return [value(result, type_) for result, type_ in zip(results, types, strict=True)]


def tensors(
    b: FunctionBuilder,
    x: Value,
    routing: Routing,
    up_name: str,
    weights: MlpWeights,
    compute: DType,
) -> dict[str, Tensor]:
    """What the kernels read, by name: ``x``, ``ids``, ``weights`` and the experts' weights.

    Of weights that they read packed, each plane by the weight's name and its own (``expert_down.codes``).
    """
    parts = {
        up_name: weights.up,
        f"{up_name}_bias": weights.up_bias,
        "expert_down": weights.down,
        "expert_down_bias": weights.down_bias,
        "post_expert_norm": weights.norm,
    }
    named = {
        f"{name}{plane}": held_value
        for name, held in parts.items()
        if held is not None
        for plane, held_value in _stored(b, held, compute).items()
    }
    named |= {"x": x, "ids": routing.visited, "weights": routing.weights}
    named |= {} if routing.slots is None else {"slots": routing.slots}
    return {name: tensor(b, v) for name, v in named.items()}


def interleaved(weights: MlpWeights) -> bool:
    """Whether gate and up rows are interleaved. Raises ``ShapeError`` where their biases are stored otherwise."""
    found = [isinstance(h.weight.packing, Interleaved) for h in (weights.up, weights.up_bias) if h is not None]
    if len(set(found)) > 1:
        raise ShapeError("gate and up rows and their biases are stored in different orders; the kernels read one order")
    return any(found)


def _stored(b: FunctionBuilder, held: HeldWeight, compute: DType) -> dict[str, Value]:
    """What the kernels read of a weight, by the rest of its name: interleaved and packed rows as they are.

    Of a packed plane with more axes than the weight, the last ones are the bytes of a row.
    """
    packing, rank = held.weight.packing, len(held.weight.shape)
    if isinstance(packing, Addressed):
        return {f".{plane}": value for plane, value in held.planes.items()}
    if reads(packing):
        return {f".{plane}": _rows_of(b, value, rank) for plane, value in held.planes.items()}
    if isinstance(packing, Interleaved):
        return {"": held.planes[""]}
    return {"": b.convert(held.value(b), compute) if held.weight.use is Use.PRODUCT else held.value(b)}


def _rows_of(b: FunctionBuilder, plane: Value, rank: int) -> Value:
    sizes = [plane.extent(axis) for axis in range(len(plane.shape))]
    if len(sizes) == rank:
        return plane
    return b.reshape(plane, (*sizes[: rank - 1], prod(sizes[rank - 1 :])), name=f"{plane.name}_rows")
