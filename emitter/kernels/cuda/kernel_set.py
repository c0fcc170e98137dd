"""The kernels for NVIDIA GPUs as stages ask for them: values of the text in, values out."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from emitter.dtype import DType
from emitter.kernels.cuda.architecture import CUDA_ARCHITECTURES
from emitter.kernels.cuda.catalogue import ALIGNMENT, MOST_CHOICES, MOST_EXPERTS, ROW_BLOCKS, SPLITS, RowBlock
from emitter.kernels.cuda.launch import Launcher, float_bits
from emitter.kernels.cuda.shipped import ShippedKernel, kernels_digest, shipped_kernels
from emitter.kernels.sizes import Extent, Tensor, tensor
from emitter.lowering import Dispatch, Layer, Lowering, Routing, Thresholds
from emitter.spec import Activation, ExpertsSpec, GluKind, GluSpec, RenormKind, RouterSpec, Score, WeightOn, WeightsFrom
from emitter.text.builder import FunctionBuilder, TensorType, Value
from emitter.text.weights import HeldWeight, MlpWeights, Weights

_ELEMENTS = {DType.BF16: "bf16", DType.F16: "fp16"}
"""Triton's names of the element types that there are kernels for."""
_ACTIVATIONS = {
    Activation.SILU: 0,
    Activation.GELU: 1,
    Activation.GELU_TANH: 2,
    Activation.RELU: 3,
    Activation.RELU2: 4,
}
_SOFTCAP = 5
_RENORMS = {RenormKind.SUM: 1, RenormKind.CLAMPED_SUM: 2}


@dataclass(frozen=True)
class CudaKernels:
    """Kernels for one architecture (see ``lowering.KernelSet``)."""

    arch: str

    @property
    def variants(self) -> Mapping[str, Dispatch]:
        """See ``KernelSet``: gathered for few tokens, then grouped by row blocks of rising size."""
        *smaller, largest = ROW_BLOCKS
        named = {f"grouped_{block.rows}": self._grouped(block) for block in smaller}
        return {"gathered": self.gathered, **named, "grouped": self._grouped(largest)}

    @property
    def whole_blocks(self) -> bool:
        """See ``KernelSet``: handing the device another command buffer costs as much as eight launches in one."""
        return True

    @property
    def one_expert(self) -> Thresholds:
        """See ``KernelSet``: gathering reads the weights for each token; then by rows in a block."""
        *smaller, _ = ROW_BLOCKS
        return Thresholds(((2, "gathered"), *((block.rows, f"grouped_{block.rows}") for block in smaller)), "grouped")

    def refusal(self, variant: str, experts: ExpertsSpec, layer: Layer) -> str | None:
        """See ``KernelSet``."""
        if layer.dtype not in _ELEMENTS:
            return f"its experts compute in {layer.dtype.value}; the kernels are for bf16 and f16"
        if experts.glu.kind in (GluKind.PLAIN, GluKind.LINEAR):
            return f"its experts are {experts.glu.kind.value}; the kernels are for gated ones"
        if experts.weight_on is WeightOn.INPUT or experts.output_norm is not None:
            what = "weigh what they read" if experts.weight_on is WeightOn.INPUT else "pass a norm"
            return f"its experts {what}; the kernels weigh what they write"
        for name, size in (("hidden size", layer.hidden), ("expert width", experts.intermediate)):
            if size % ALIGNMENT:
                return f"its {name} is {size}; the kernels are for multiples of {ALIGNMENT}"
        if layer.top_k > MOST_CHOICES or experts.count > MOST_EXPERTS[-1]:
            most = f"{MOST_CHOICES} of {MOST_EXPERTS[-1]}"
            return f"a token chooses {layer.top_k} of {experts.count} experts; the kernels are for at most {most}"
        return None

    def estimates(self) -> tuple[tuple[float, str], ...]:
        """See ``KernelSet``: what was measured on an H200 with 64 and 128 experts, 8 of them chosen."""
        *smaller, _ = ROW_BLOCKS
        return ((0.25, "gathered"), *((0.75 * block.rows, f"grouped_{block.rows}") for block in smaller))

    def project(self, b: FunctionBuilder, x: Value, weight: Value, name: str) -> Value:
        """``x @ W^T`` by the kernel of the router's logits where both are f32, else by code generation."""
        columns = weight.extent(1)
        if x.dtype is not DType.F32 or weight.dtype is not DType.F32 or columns % ALIGNMENT:
            return b.dot_general(x, weight, contracting=([1], [1]), name=name)
        parts = self._logits(b, x, weight, splits=1)
        type_ = TensorType((x.shape[0], weight.extent(0)), DType.F32)
        collapsed = b.fresh(name)
        b.line(f"%{collapsed} = tensor.collapse_shape {parts.name} [[0, 1], [2]] : {parts.type} into {type_}")
        return Value(collapsed, type_)

    def top_k(self, b: FunctionBuilder, keys: Value, k: int) -> Value:
        """The k largest keys of each token: one launch."""
        launcher = self._launcher(b)
        given = tensor(b, keys)
        tokens, experts = given.shape[0], keys.extent(1)
        kernel = self._kernel(f"choose_{self._bins(experts)}")
        (ids,) = launcher.launch(kernel, [tokens], [given], [experts, k], [Tensor("expert_ids", (tokens, k), "i32")])
        return _value(ids, TensorType((keys.shape[0], k), DType.I32))

    def route(self, b: FunctionBuilder, spec: RouterSpec, x: Value, weights: Weights) -> Routing | None:
        """See ``KernelSet``: softmax routers without groups, in two launches."""
        plain = spec == RouterSpec(
            spec.experts,
            spec.top_k,
            select_on=spec.select_on,
            weights_from=spec.weights_from,
            bias=spec.bias,
            renorm=spec.renorm,
            scale=spec.scale,
        )
        over_chosen = spec.weights_from is WeightsFrom.SELECTED_LOGITS
        fits = spec.top_k <= MOST_CHOICES and spec.experts <= MOST_EXPERTS[-1] and x.extent(1) % ALIGNMENT == 0
        known = spec.renorm is None or spec.renorm.kind in _RENORMS
        weighs = over_chosen or spec.weights_from is WeightsFrom.SCORE
        router = weights["router"]
        if not (plain and fits and known and weighs and spec.score is Score.SOFTMAX and router.dtype is DType.F32):
            return None
        b.stage("router", f"softmax, {spec.top_k} of {spec.experts} experts, kernels for {self.arch}, always f32")
        launcher = self._launcher(b)
        parts = self._logits(b, x, router, SPLITS)
        tokens = parts.shape[1]
        bias = tensor(b, weights["router_bias"]) if spec.bias else tensor(b, router)
        kind, value = (0, 0.0) if spec.renorm is None else (_RENORMS[spec.renorm.kind], spec.renorm.value)
        logits, scores, ids, shares = launcher.launch(
            self._kernel(f"router_choose_{self._bins(spec.experts)}"),
            [tokens],
            [parts, bias],
            [
                tokens,
                spec.experts,
                spec.top_k,
                SPLITS,
                int(spec.bias),
                int(over_chosen),
                kind,
                float_bits(value),
                float_bits(spec.scale),
            ],
            [
                Tensor("logits", (tokens, spec.experts), "f32"),
                Tensor("scores", (tokens, spec.experts), "f32"),
                Tensor("expert_ids", (tokens, spec.top_k), "i32"),
                Tensor("weights", (tokens, spec.top_k), "f32"),
            ],
        )
        each, chosen = (x.shape[0], spec.experts), (x.shape[0], spec.top_k)
        return Routing(
            logits=_value(logits, TensorType(each, DType.F32)),
            scores=_value(scores, TensorType(each, DType.F32)),
            ids=_value(ids, TensorType(chosen, DType.I32)),
            weights=_value(shares, TensorType(chosen, DType.F32)),
        )

    def gathered(
        self, b: FunctionBuilder, lowering: Lowering, spec: ExpertsSpec, x: Value, routing: Routing, weights: MlpWeights
    ) -> Value:
        """Gathered, for few tokens: each assignment reads the rows of its expert once. Two launches."""
        if spec.glu.kind is GluKind.LINEAR:
            return _projected(b, lowering, x, weights)
        b.stage("experts", f"gathered: the chosen experts of {spec.count}, kernels for {self.arch}")
        launcher, element = self._launcher(b), _ELEMENTS[lowering.compute]
        x_given, ids, shares = (tensor(b, v) for v in (x, routing.visited, routing.weights))
        tokens, top_k = x_given.shape[0], routing.ids.extent(1)
        inter, hidden = spec.intermediate, weights.width
        up, up_bias = _weight(b, launcher, weights.up, weights.up_bias, shares)
        down, down_bias = _weight(b, launcher, weights.down, weights.down_bias, shares)
        assignments = launcher.multiply(tokens, top_k, "assignments")
        kernel = self._kernel(f"gathered_up_{element}")
        (values,) = launcher.launch(
            kernel,
            [-(-inter // kernel.constant("BLOCK_UNITS")), assignments],
            [x_given, ids, up, up_bias],
            [top_k, spec.count, inter, hidden, int(spec.bias), *_activation(spec.glu)],
            [Tensor("hidden", (tokens, top_k, inter), lowering.compute.value)],
        )
        kernel = self._kernel(f"gathered_down_{element}")
        (y,) = launcher.launch(
            kernel,
            [-(-hidden // kernel.constant("BLOCK_COLUMNS")), tokens],
            [values, ids, shares, down, down_bias],
            [top_k, spec.count, inter, hidden, int(spec.bias)],
            [Tensor("routed", (tokens, hidden), "f32")],
        )
        return _value(y, TensorType((x.shape[0], hidden), DType.F32))

    def _grouped(self, block: RowBlock) -> Dispatch:
        """Grouped, for many tokens: rows sorted by expert, a matrix product for each row block. Four launches."""

        def dispatch(
            b: FunctionBuilder,
            lowering: Lowering,
            spec: ExpertsSpec,
            x: Value,
            routing: Routing,
            weights: MlpWeights,
        ) -> Value:
            if spec.glu.kind is GluKind.LINEAR:
                return _projected(b, lowering, x, weights)
            what = f"{spec.count} experts over the rows that chose them, {block.rows} at a time"
            b.stage("experts", f"grouped: {what}, kernels for {self.arch}")
            launcher, element = self._launcher(b), _ELEMENTS[lowering.compute]
            narrow = tensor(b, b.convert(x, lowering.compute))
            ids, shares = tensor(b, routing.visited), tensor(b, routing.weights)
            tokens, top_k = narrow.shape[0], routing.ids.extent(1)
            inter, hidden = spec.intermediate, weights.width
            up, up_bias = _weight(b, launcher, weights.up, weights.up_bias, shares)
            down, down_bias = _weight(b, launcher, weights.down, weights.down_bias, shares)
            assignments = launcher.multiply(tokens, top_k, "assignments")
            # Each expert that is chosen has at most one block that is not full.
            used = launcher.minimum(assignments, spec.count, "experts_used")
            blocks = launcher.add(launcher.divide(assignments, block.rows, "full_blocks"), used, "row_blocks")
            order, placed = launcher.launch(
                self._kernel(f"group_rows_{self._bins(spec.count)}"),
                [spec.count],
                [ids],
                [assignments, spec.count, blocks, block.rows],
                [Tensor("assignment_of", (tokens, top_k), "i32"), Tensor("row_blocks", (3, blocks), "i32")],
            )
            kernel = self._kernel(f"grouped_up_{block.rows}_{element}")
            tiles = -(-inter // kernel.constant("BLOCK_UNITS"))
            (values,) = launcher.launch(
                kernel,
                [launcher.multiply(blocks, tiles, "up_tiles")],
                [narrow, order, placed, up, up_bias],
                [blocks, top_k, inter, hidden, int(spec.bias), *_activation(spec.glu)],
                [Tensor("hidden", (tokens, top_k, inter), lowering.compute.value)],
            )
            kernel = self._kernel(f"grouped_down_{block.rows}_{element}")
            tiles = -(-hidden // kernel.constant("BLOCK_COLUMNS"))
            (outputs,) = launcher.launch(
                kernel,
                [launcher.multiply(blocks, tiles, "down_tiles")],
                [values, order, placed, down, down_bias],
                [blocks, inter, hidden, int(spec.bias)],
                [Tensor("outputs", (tokens, top_k, hidden), "f32")],
            )
            kernel = self._kernel("combine")
            tiles = -(-hidden // kernel.constant("BLOCK_COLUMNS"))
            (y,) = launcher.launch(
                kernel,
                [launcher.multiply(tokens, tiles, "combine_tiles")],
                [outputs, ids, shares],
                [top_k, spec.count, hidden],
                [Tensor("routed", (tokens, hidden), "f32")],
            )
            return _value(y, TensorType((x.shape[0], hidden), DType.F32))

        return dispatch

    def _logits(self, b: FunctionBuilder, x: Value, weight: Value, splits: int) -> Tensor:
        """The dot products ``[splits, N, c]`` f32 of ``x [N, a]`` and ``weight [c, a]``, in parts over a."""
        launcher, kernel = self._launcher(b), self._kernel("router_logits")
        given = tensor(b, x)
        tokens, rows, columns = given.shape[0], weight.extent(0), weight.extent(1)
        across = -(-rows // kernel.constant("BLOCK_EXPERTS")) * splits
        blocks = launcher.divide_up(tokens, kernel.constant("BLOCK_TOKENS"), "token_blocks")
        (parts,) = launcher.launch(
            kernel,
            [launcher.multiply(blocks, across, "logit_tiles")],
            [given, tensor(b, weight)],
            [tokens, rows, columns, splits],
            [Tensor("logit_parts", (splits, tokens, rows), "f32")],
        )
        return parts

    def _launcher(self, b: FunctionBuilder) -> Launcher:
        return Launcher(b, CUDA_ARCHITECTURES[self.arch], kernels_digest())

    def _kernel(self, name: str) -> ShippedKernel:
        return shipped_kernels(self.arch)[name]

    def _bins(self, experts: int) -> int:
        return next(most for most in MOST_EXPERTS if experts <= most)


def cuda_kernels(arch: str) -> CudaKernels | None:
    """The kernels for an architecture; None where none are shipped: there the compiler generates all code."""
    return CudaKernels(arch) if shipped_kernels(arch) else None


def _activation(glu: GluSpec) -> list[Extent]:
    """What the kernels are told of a gated activation (see ``source/activation.py``)."""
    code, gate_limit, act_limit, up_limit, alpha, shift = _ACTIVATIONS[glu.activation], *[math.inf] * 3, 1.0, 0.0
    match glu.kind:
        case GluKind.SOFTCAP:
            code, act_limit, up_limit = _SOFTCAP, glu.limit, glu.up_limit
        case GluKind.CLAMP_AFTER:
            act_limit, up_limit = glu.limit, glu.limit
        case GluKind.CLAMP_BEFORE:
            gate_limit, up_limit = glu.limit, glu.limit
        case GluKind.ALPHA_SIGMOID:
            code, gate_limit, up_limit, alpha, shift = 0, glu.limit, glu.limit, glu.alpha, 1.0
        case GluKind.GATED:
            pass
        case GluKind.PLAIN | GluKind.LINEAR:
            raise AssertionError(f"a {glu.kind.value} MLP has no gate")
    return [code, *(float_bits(value) for value in (gate_limit, act_limit, up_limit, alpha, shift))]


def _weight(
    b: FunctionBuilder, launcher: Launcher, weight: HeldWeight | None, bias: HeldWeight | None, nothing: Tensor
) -> tuple[Tensor, Tensor]:
    """A weight of the experts and its bias; without one a buffer in its place that is not read."""
    if weight is None:
        raise AssertionError("experts of one projection have no weight in front of it")
    return tensor(b, weight.value(b)), nothing if bias is None else tensor(b, bias.value(b))


def _projected(b: FunctionBuilder, lowering: Lowering, x: Value, weights: MlpWeights) -> Value:
    """``x @ W^T (+ bias)`` by the only expert's weight ``[1, c, a]``, by code generation."""
    whole = weights.down.value(b)
    matrix = b.reshape(whole, (whole.extent(1), whole.extent(2)), name="projection_weight")
    y = b.dot_general(b.convert(x, lowering.compute), matrix, contracting=([1], [1]), name="projected")
    if weights.down_bias is None:
        return y
    bias = b.reshape(weights.down_bias.value(b), (whole.extent(1),), name="projection_bias")
    return b.add(y, b.broadcast_in_dim(bias, y.shape, dims=(1,), name="projection_bias_rows"), name="projected_biased")


def _value(of: Tensor, type_: TensorType) -> Value:
    return Value(of.name.removeprefix("%"), type_)
