"""The kernels for NVIDIA GPUs as stages ask for them: values of the text in, values out."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace

from emitter.dtype import DType
from emitter.kernels.cuda.architecture import CUDA_ARCHITECTURES
from emitter.kernels.cuda.catalogue import (
    ALIGNMENT,
    CHUNKS,
    GENERATIONS,
    GIVEN,
    MOST_CHOICES,
    MOST_EXPERTS,
    ROW_BLOCKS,
    SPLITS,
    Few,
    few_experts,
    few_name,
)
from emitter.kernels.cuda.launch import Launcher, float_bits
from emitter.kernels.cuda.shipped import ShippedKernel, kernels_digest, shipped_kernels
from emitter.kernels.cuda.storage import ELEMENTS, Reading, planes, reading
from emitter.kernels.sizes import Extent, Tensor, tensor
from emitter.lowering import Dispatch, FusedBlock, Layer, Lowering, OnlyExpert, Routing, Thresholds
from emitter.packing import Alternating, Use
from emitter.spec import (
    Activation,
    ExpertsSpec,
    GluKind,
    GluSpec,
    GroupFill,
    GroupScore,
    MoeSpec,
    RenormKind,
    RouterSpec,
    Score,
    SelectOn,
    SharedGate,
    SharedSpec,
    WeightOn,
    WeightsFrom,
)
from emitter.text.builder import FunctionBuilder, TensorType, Value
from emitter.text.recorder import LaunchRecorder
from emitter.text.weights import HeldWeight, MlpWeights, Weights

_Products = Callable[[FunctionBuilder, Lowering, ExpertsSpec, Value, MlpWeights, Tensor | None], Tensor]
"""Both products of an MLP that every token visits, times the tokens' shares where there are some."""

_ACTIVATIONS = {
    Activation.SILU: 0,
    Activation.GELU: 1,
    Activation.GELU_TANH: 2,
    Activation.RELU: 3,
    Activation.RELU2: 4,
}
_SOFTCAP = 5
_SMALL_TILES = 8
"""Up to how many small blocks of each of 32 parts the logits are computed by them: about two for each multiprocessor.
On an H200 so many take 3.8 us in place of 4.9 (64 tokens of 64 experts, 32 of 128), twice as many 5.1 of 5.0."""
_IN_CHUNKS = 256
"""Tokens up to which the router's logits are computed in as many parts as there are chunks."""
_AT_ONCE = 4 * 132
"""Blocks of packed few_up that run at once on an H200 and an H100, and of most second products. Fewer blocks of plain
few_up, launched while the logits are computed, do not spread over the multiprocessors."""
_SPREAD = 3 * 132
"""Blocks up to which a second product is not launched early: the multiprocessors that the first one leaves first would
take four each, and others none. On an H200 2 to 4 us were lost where blocks filled half to two thirds of all places."""
_SCORES = {Score.SOFTMAX: 0, Score.SIGMOID: 1, Score.SQRT_SOFTPLUS: 2}
_ROUTER_KNOBS = {
    *("experts", "top_k", "score", "select_on", "weights_from", "bias", "correction_bias", "groups", "renorm"),
    *("scale", "logit_scale", "logit_softcap"),
}
"""What of a router the kernels compute; the others have their defaults there."""
_RENORMS = {RenormKind.SUM: 1, RenormKind.CLAMPED_SUM: 2}


@dataclass(frozen=True)
class CudaKernels:
    """Kernels for one architecture (see ``lowering.KernelSet``)."""

    arch: str

    @property
    def variants(self) -> Mapping[str, Dispatch]:
        """See ``KernelSet``: gathered for few tokens by blocks of rising size, then grouped by row blocks of such."""
        gathered = {variant: functools.partial(self._gathered, variant) for variant in self._for_few}
        return {**gathered, **{_grouped_name(rows): self._grouped(rows) for rows in ROW_BLOCKS}}

    @property
    def only_experts(self) -> Mapping[str, OnlyExpert]:
        """See ``KernelSet``: nothing is chosen, sorted or added up."""
        grouped = {_grouped_name(rows): self._only(functools.partial(self._only_grouped, rows)) for rows in ROW_BLOCKS}
        gathered = {name: self._only(functools.partial(self._only_gathered, name)) for name in self._for_few}
        return {**gathered, **grouped}

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
        return Thresholds(((2, "gathered"), *((most, _grouped_name(rows)) for most, rows in limits)), "grouped")

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

    def estimates(self) -> tuple[tuple[float, str], ...]:
        """See ``KernelSet``: one token, then what was measured on an H200 with 64 and 128 experts, 8 of them chosen."""
        (first, *more), (*smaller, _) = self._for_few, ROW_BLOCKS
        few = [(0.0, first), (0.25, more[-1])] if more else [(0.25, first)]
        return (*few, *((0.75 * rows, _grouped_name(rows)) for rows in smaller))

    def project(self, b: FunctionBuilder, x: Value, weight: Value, name: str) -> Value:
        """``x @ W^T`` by the kernel of the router's logits where both are f32, else by code generation."""
        columns = weight.extent(1)
        if x.dtype is not DType.F32 or weight.dtype is not DType.F32 or columns % ALIGNMENT:
            return b.dot_general(x, weight, contracting=([1], [1]), name=name)
        parts = self._logits(b, x, weight, splits=1, chunks=1)
        type_ = TensorType((x.shape[0], weight.extent(0)), DType.F32)
        collapsed = b.fresh(name)
        b.line(f"%{collapsed} = tensor.collapse_shape {parts.name} [[0, 1], [2]] : {parts.type} into {type_}")
        return Value(collapsed, type_)

    def add(self, b: FunctionBuilder, one: Value, other: Value, name: str) -> Value:
        """``one + other``: one launch."""
        launcher, kernel = self._launcher(b), self._kernel("add")
        given = tensor(b, one)
        rows, width = given.shape[0], one.extent(1)
        blocks = launcher.multiply(rows, -(-width // kernel.constant("BLOCK_COLUMNS")), "row_tiles")
        results = [Tensor(name, given.shape, "f32")]
        (y,) = launcher.launch(kernel, [blocks], [given, tensor(b, other)], [width], results)
        return _value(y, one.type)

    def top_k(self, b: FunctionBuilder, keys: Value, k: int) -> Value:
        """The k largest keys of each token: one launch."""
        given = tensor(b, keys)
        tokens, experts = given.shape[0], keys.extent(1)
        kernel = self._kernel(f"choose_{_bins(experts)}")
        results = [Tensor("expert_ids", (tokens, k), "i32")]
        (ids,) = self._launcher(b).launch(kernel, [tokens], [given], [experts, k], results)
        return _value(ids, TensorType((keys.shape[0], k), DType.I32))

    def route(self, b: FunctionBuilder, spec: RouterSpec, x: Value, weights: Weights) -> Routing | None:
        """See ``KernelSet``: in two launches, whatever the score, the groups and the normalisation."""
        router = _Router.read(spec, x, weights)
        if router is None:
            return None
        b.stage("router", f"{spec.score.value}, {spec.top_k} of {spec.experts} experts, {self._by}, always f32")
        launcher = self._launcher(b)
        tokens = b.index(x.shape[0])
        # Of few tokens the chunks of a part are parts of their own, for more blocks; they are added up alike.
        parts_of_each = launcher.by_size(tokens, _IN_CHUNKS, CHUNKS, 1, "router_chunks")
        chunks = launcher.by_size(tokens, _IN_CHUNKS, 1, CHUNKS, "chunks_of_a_part")
        splits = launcher.multiply(parts_of_each, SPLITS, "router_parts")
        parts = self._logits(b, x, weights["router"], splits, chunks)
        results = launcher.launch(
            self._kernel(f"router_choose_{_bins(spec.experts)}"),
            [tokens],
            [parts, *router.vectors(b)],
            [tokens, *router.words(parts_of_each)],
            router.results(tokens),
        )
        return router.routing(x, results)

    def fused(self, variant: str) -> FusedBlock | None:
        """See ``KernelSet``: few tokens pass the experts and the shared one in two launches behind the logits."""
        return functools.partial(self._few, variant) if variant in self._for_few else None

    def recorder(self, name: str) -> LaunchRecorder:
        """See ``KernelSet``."""
        return LaunchRecorder(name)

    def _few(
        self, variant: str, b: FunctionBuilder, lowering: Lowering, spec: MoeSpec, x: Value, weights: Weights
    ) -> tuple[Routing, Value, Value | None, Value] | None:
        router, shared, experts = _Router.read(spec.router, x, weights), spec.shared, spec.experts
        plain = not (experts.selective or experts.zero or spec.second or spec.routed_norm or spec.trunk or spec.latent)
        plain &= experts.input_norm is None and experts.output_norm is None and experts.weight_on is WeightOn.OUTPUT
        if router is None or not plain or (shared is not None and not _beside(shared, experts)):
            return None
        compute, hidden = lowering.compute, spec.hidden
        routed = weights.mlp("expert_", norm="post_expert_norm")
        beside = None if shared is None else weights.mlp("shared_")
        read = read_up, read_down = self._readings(routed, experts.glu, compute)
        if shared is not None and beside is not None and self._readings(beside, shared.glu, compute) != read:
            return None
        with_shared = "" if shared is None else " and the shared expert"
        b.stage("block", f"{spec.router.top_k} of {experts.count} experts{with_shared} for few tokens, {self._by}")
        launcher = self._launcher(b)
        parts = self._logits(b, x, weights["router"], SPLITS * CHUNKS, 1, few=True)
        tokens, top_k, inter = parts.shape[1], spec.router.top_k, experts.intermediate
        unread = parts
        up, up_bias, turns = _up(b, routed, read_up, compute, unread)
        shared_up, shared_up_bias, _ = _up(b, beside, read_up, compute, unread)
        gated = shared is not None and shared.gate is SharedGate.SIGMOID
        gate = tensor(b, weights["shared_gate"]) if gated else unread
        wide, glu = (0, experts.glu) if shared is None else (shared.intermediate, shared.glu)
        element = ELEMENTS[compute]
        bins = next(most for most in few_experts(element) if experts.count <= most)
        tile = self._tiles(variant, compute, read_up).few_up[bins]
        kernel = self._kernel(few_name("few_up", tile, f"{_kind(experts.glu)}{read_up.suffix}_{bins}_{element}"))
        units = kernel.constant("BLOCK_UNITS")
        each = top_k * inter + wide
        blocks = launcher.multiply(tokens, top_k * -(-inter // units) + -(-wide // units), "up_blocks")
        # On an H200, N = 1: of plain rows 32.4 us in place of 30.2 with 384 blocks (Qwen3-30B), 61.3 in place of 62.1
        # with 720 (gpt-oss); of packed ones 20.9 in place of 21.3 with 384, but 22.5 with an early second product.
        packed, many = bool(read_up.suffix), _exceeds(blocks, _AT_ONCE)
        early_up, early_down = many or packed, many or not packed
        *chosen, shares, values = launcher.launch(
            kernel,
            [blocks],
            [parts, *router.vectors(b), tensor(b, x), *up, up_bias, gate, *shared_up, shared_up_bias],
            [
                *(tokens, *router.words(CHUNKS), inter, hidden, int(experts.bias), turns, *read_up.words),
                *_activation(experts.glu, read_up),
                *(wide, int(gated), int(shared is not None and shared.bias), *_activation(glu, read_up)),
            ],
            [
                *router.results(tokens),
                Tensor("shared_share", (tokens,), "f32"),
                Tensor("hidden", (launcher.multiply(tokens, each, "hidden_values"),), compute.value),
            ],
            early=early_up,
        )
        routing = router.routing(x, chosen)
        type_ = TensorType((x.shape[0], hidden), DType.F32)
        ids, given = chosen[2:]
        if shared is None or beside is None:
            choices = _Choices(tokens, top_k, experts.count)
            shape = (tokens, hidden)
            output = self._gathered_down(
                b, variant, compute, values, ids, given, routed, choices, experts, shape, early=early_down
            )
            y = _value(output, type_)
            if spec.routed_scale != 1.0:
                y = b.multiply(y, b.full_like(spec.routed_scale, y, name="routed_scale"), name="routed_scaled")
            return routing, y, None, y
        tile = self._tiles(variant, compute, read_down).down
        kernel = self._kernel(few_name("few_down", tile, f"{read_down.suffix}_{element}"))
        down, down_bias = _down(b, routed, read_down, compute, unread)
        shared_down, shared_down_bias = _down(b, beside, read_down, compute, unread)
        outputs = launcher.launch(
            kernel,
            [launcher.multiply(tokens, -(-hidden // kernel.constant("BLOCK_COLUMNS")), "down_blocks")],
            [values, ids, given, *down, down_bias, shares, *shared_down, shared_down_bias],
            [
                *(tokens, top_k, experts.count, inter, hidden, int(experts.bias), *read_down.words),
                *(float_bits(spec.routed_scale), wide, int(shared.bias)),
            ],
            [Tensor(name, (tokens, hidden), "f32") for name in ("routed", "shared", "output")],
            early=early_down,
        )
        y, beside_y, output_y = (_value(of, type_) for of in outputs)
        return routing, y, beside_y, output_y

    def _gathered(
        self,
        variant: str,
        b: FunctionBuilder,
        lowering: Lowering,
        spec: ExpertsSpec,
        x: Value,
        routing: Routing,
        weights: MlpWeights,
    ) -> Value:
        """Gathered, for few tokens: each assignment reads the rows of its expert once. Two launches."""
        b.stage("experts", f"gathered: the chosen experts of {spec.count}, {self._by}")
        narrow = self._as_given(b, lowering, spec, x, routing, weights)
        if narrow is None:
            given = _given(b, spec, x, self._taken(b, lowering, spec, routing))
        else:
            given = _given(b, spec, narrow, routing)
        values, given = self._gathered_up(b, variant, lowering, spec, given, weights)
        hidden, choices = weights.width, given.choices
        shares = None if spec.weight_on is WeightOn.INPUT else given.shares
        if spec.output_norm is None:
            shape: tuple[Extent, ...] = (choices.tokens, hidden)
            result = lowering.result if self._rounds(lowering, weights, spec) else DType.F32
            y = self._gathered_down(
                b, variant, lowering.compute, values, given.ids, shares, weights, choices, spec, shape, result
            )
            return _value(y, TensorType((x.shape[0], hidden), result))
        # each assignment as a token with one choice
        each = replace(choices, tokens=choices.assignments(self._launcher(b)), top_k=1)
        shape = (choices.tokens, choices.top_k, hidden)
        outputs = self._gathered_down(b, variant, lowering.compute, values, given.ids, None, weights, each, spec, shape)
        return self._combined(b, lowering, spec, outputs, given.ids, shares, weights, choices, x)

    def _grouped(self, rows: int) -> Dispatch:
        """Grouped, for many tokens: rows sorted by expert, a matrix product for each row block. Four launches."""

        def dispatch(
            b: FunctionBuilder,
            lowering: Lowering,
            spec: ExpertsSpec,
            x: Value,
            routing: Routing,
            weights: MlpWeights,
        ) -> Value:
            what = f"{spec.count} experts over the rows that chose them, {rows} at a time"
            b.stage("experts", f"grouped: {what}, {self._by}")
            launcher = self._launcher(b)
            taken = self._taken(b, lowering, spec, routing)
            given = _given(b, spec, x, taken, lambda b, x: self._narrowed(b, lowering, x))
            choices = given.choices
            assert given.ids is not None
            assignments = choices.assignments(launcher)
            # Each expert that is chosen has at most one block that is not full.
            used = launcher.minimum(assignments, spec.count, "experts_used")
            blocks = launcher.add(launcher.divide(assignments, rows, "full_blocks"), used, "row_blocks")
            order, placed = launcher.launch(
                self._kernel(f"group_rows_{_bins(spec.count)}"),
                [spec.count],
                [given.ids],
                [assignments, spec.count, blocks, rows],
                [
                    Tensor("assignment_of", (choices.tokens, choices.top_k), "i32"),
                    Tensor("row_blocks", (3, blocks), "i32"),
                ],
            )
            sort = _Sort(order, placed, blocks)
            values = self._grouped_up(b, lowering, spec, rows, given, sort, weights)
            shape = (choices.tokens, choices.top_k, weights.width)
            outputs = self._grouped_down(b, lowering, spec, rows, values, sort, None, weights, shape)
            shares = None if spec.weight_on is WeightOn.INPUT else given.shares
            return self._combined(b, lowering, spec, outputs, given.ids, shares, weights, choices, x)

        return dispatch

    def _only(self, products: _Products) -> OnlyExpert:
        """An MLP that every token visits, by kernels where there are some: ``products`` weighs by the token's share."""

        def only(
            b: FunctionBuilder,
            lowering: Lowering,
            spec: ExpertsSpec,
            x: Value,
            weights: MlpWeights,
            gate: Value | None,
        ) -> Value:
            if (projected := _by_codegen(b, lowering, spec, x, weights)) is not None:
                return projected
            share = None if gate is None else self._share(b, x, gate)
            y = products(b, lowering, spec, x, weights, share)
            return _value(y, TensorType((x.shape[0], weights.width), DType.F32))

        return only

    def _only_gathered(
        self,
        variant: str,
        b: FunctionBuilder,
        lowering: Lowering,
        spec: ExpertsSpec,
        x: Value,
        weights: MlpWeights,
        share: Tensor | None,
    ) -> Tensor:
        given = tensor(b, x if spec.glu.kind is not GluKind.LINEAR else self._narrowed(b, lowering, x))
        only = _Choices(given.shape[0], 1, 1)
        if spec.glu.kind is not GluKind.LINEAR:
            given, _ = self._gathered_up(b, variant, lowering, spec, _Given(given, None, None, only, 1), weights)
        shape = (only.tokens, weights.width)
        return self._gathered_down(b, variant, lowering.compute, given, None, share, weights, only, spec, shape)

    def _only_grouped(
        self,
        rows: int,
        b: FunctionBuilder,
        lowering: Lowering,
        spec: ExpertsSpec,
        x: Value,
        weights: MlpWeights,
        share: Tensor | None,
    ) -> Tensor:
        values = tensor(b, self._narrowed(b, lowering, x))
        tokens = values.shape[0]
        sort = _Sort(None, None, self._launcher(b).divide_up(tokens, rows, "row_blocks"), tokens)
        if spec.glu.kind is not GluKind.LINEAR:
            given = _Given(values, None, None, _Choices(tokens, 1, 1), 1)
            values = self._grouped_up(b, lowering, spec, rows, given, sort, weights)
        shape = (tokens, weights.width)
        return self._grouped_down(b, lowering, spec, rows, values, sort, share, weights, shape)

    def _gathered_up(
        self,
        b: FunctionBuilder,
        variant: str,
        lowering: Lowering,
        spec: ExpertsSpec,
        given: _Given,
        weights: MlpWeights,
    ) -> tuple[Tensor, _Given]:
        """The hidden values ``[S, I]`` of the assignments, and what is given as the second product takes it."""
        launcher, choices, inter = self._launcher(b), given.choices, spec.intermediate
        read = reading(self.arch, weights.up, spec.glu, lowering.compute)
        up, up_bias, turns = _up(b, weights, read, lowering.compute, given.x)
        tile = self._tiles(variant, lowering.compute, read).up
        assignments = choices.assignments(launcher)
        sizes = (given.per_row, choices.experts, inter, given.x.shape[-1])
        words = (int(spec.bias), turns, *read.words, *_activation(spec.glu, read))
        hidden = Tensor("hidden", (assignments, inter), lowering.compute.value)
        shares = given.shares if given.is_from_elsewhere else None
        form = read.suffix if shares is None else "_given"
        kernel = self._kernel(few_name("gathered_up", tile, f"{_kind(spec.glu)}{form}_{ELEMENTS[lowering.compute]}"))
        blocks = launcher.multiply(assignments, -(-inter // kernel.constant("BLOCK_UNITS")), "up_blocks")
        if shares is None:
            (values,) = launcher.launch(
                kernel,
                [blocks],
                [given.x, given.ids or given.x, *up, up_bias],
                [*sizes, int(given.ids is None), *words],
                [hidden],
            )
            return values, given
        values, ids, as_f32 = launcher.launch(
            kernel,
            [blocks],
            [given.x, given.ids or given.x, shares, *up, up_bias],
            [*sizes, *words, int(shares.element == DType.F32.value)],
            [hidden, *_taken_choices((choices.tokens, choices.top_k))],
        )
        return values, replace(given, ids=ids, shares=as_f32)

    def _as_given(
        self,
        b: FunctionBuilder,
        lowering: Lowering,
        spec: ExpertsSpec,
        x: Value,
        routing: Routing,
        weights: MlpWeights,
    ) -> Value | None:
        """``x`` in the compute type where a kernel for few tokens takes it and the choices as a caller has them."""
        read = reading(self.arch, weights.up, spec.glu, lowering.compute)
        if routing.visited.dtype is DType.I32 or spec.weight_on is WeightOn.INPUT or read.suffix:
            return None
        return b.widened_from(x, lowering.compute) if ELEMENTS[lowering.compute] in GIVEN else None

    def _taken(self, b: FunctionBuilder, lowering: Lowering, spec: ExpertsSpec, routing: Routing) -> Routing:
        """The choices as the kernels read them: those of a router of the caller's in one launch."""
        ids, shares = routing.visited, routing.weights
        if ids.dtype is DType.I32 and shares.dtype is DType.F32:
            return routing
        launcher, element = self._launcher(b), ELEMENTS[lowering.compute]
        kernel = self._kernel(f"take_choices_{element if element in GIVEN else GIVEN[0]}")
        given, top_k = tensor(b, ids), ids.extent(1)
        count = launcher.multiply(given.shape[0], top_k, "choices")
        blocks = launcher.divide_up(count, kernel.constant("BLOCK"), "choice_blocks")
        words = [count, spec.count, int(shares.dtype is DType.F32)]
        results = _taken_choices((given.shape[0], top_k))
        taken = launcher.launch(kernel, [blocks], [given, tensor(b, shares)], words, results)
        types = (TensorType(ids.shape, DType.I32), TensorType(ids.shape, DType.F32))
        as_read, as_f32 = (_value(each, type_) for each, type_ in zip(taken, types, strict=True))
        return replace(routing, ids=as_read, weights=as_f32, visits=None)

    def _rounds(self, lowering: Lowering, weights: MlpWeights, spec: ExpertsSpec) -> bool:
        """Whether the second product of few tokens rounds to ``Lowering.result``."""
        read = reading(self.arch, weights.down, spec.glu, lowering.compute)
        return lowering.result is lowering.compute and _takes_rounding(lowering.compute, read)

    def _gathered_down(
        self,
        b: FunctionBuilder,
        variant: str,
        compute: DType,
        values: Tensor,
        ids: Tensor | None,
        shares: Tensor | None,
        weights: MlpWeights,
        choices: _Choices,
        spec: ExpertsSpec,
        shape: tuple[Extent, ...],
        result: DType = DType.F32,
        *,
        early: bool = True,
    ) -> Tensor:
        """The sum ``[N, H]`` of the choices, in ``shape``, times their ``shares``; without ids, of the only expert.

        f32 or the compute type, as ``result`` says.
        """
        launcher, hidden, read = self._launcher(b), weights.width, reading(self.arch, weights.down, spec.glu, compute)
        down, down_bias = _down(b, weights, read, compute, values)
        tile = self._tiles(variant, compute, read).down
        kernel = self._kernel(few_name("gathered_down", tile, f"{read.suffix}_{ELEMENTS[compute]}"))
        blocks = launcher.multiply(choices.tokens, -(-hidden // kernel.constant("BLOCK_COLUMNS")), "down_blocks")
        (y,) = launcher.launch(
            kernel,
            [blocks],
            [values, ids or values, shares or values, *down, down_bias],
            [
                *(choices.top_k, choices.experts, spec.intermediate, hidden),
                *(int(ids is None), int(shares is not None), int(spec.bias), *read.words),
                *([int(result is not DType.F32)] if _takes_rounding(compute, read) else []),
            ],
            [Tensor("routed", shape, result.value)],
            early=early and _exceeds(blocks, _SPREAD),
        )
        return y

    def _grouped_up(
        self,
        b: FunctionBuilder,
        lowering: Lowering,
        spec: ExpertsSpec,
        rows: int,
        given: _Given,
        sort: _Sort,
        weights: MlpWeights,
    ) -> Tensor:
        """The hidden values ``[S, I]`` of the sorted assignments."""
        launcher, inter, read = (
            self._launcher(b),
            spec.intermediate,
            reading(self.arch, weights.up, spec.glu, lowering.compute),
        )
        up, up_bias, turns = _up(b, weights, read, lowering.compute, given.x)
        kernel = self._kernel(f"grouped_up{_kind(spec.glu)}_{rows}{read.suffix}_{ELEMENTS[lowering.compute]}")
        (values,) = launcher.launch(
            kernel,
            [launcher.multiply(sort.blocks, -(-inter // kernel.constant("BLOCK_UNITS")), "up_tiles")],
            [given.x, sort.order or given.x, sort.placed or given.x, *up, up_bias],
            [
                *(sort.blocks, given.per_row, inter, given.x.shape[-1], sort.only, int(spec.bias), turns),
                *(*read.words, *_activation(spec.glu, read)),
            ],
            [Tensor("hidden", (given.choices.assignments(launcher), inter), lowering.compute.value)],
        )
        return values

    def _grouped_down(
        self,
        b: FunctionBuilder,
        lowering: Lowering,
        spec: ExpertsSpec,
        rows: int,
        values: Tensor,
        sort: _Sort,
        shares: Tensor | None,
        weights: MlpWeights,
        shape: tuple[Extent, ...],
    ) -> Tensor:
        """The outputs by assignment, in ``shape``, times their ``shares``."""
        launcher, hidden, read = (
            self._launcher(b),
            weights.width,
            reading(self.arch, weights.down, spec.glu, lowering.compute),
        )
        down, down_bias = _down(b, weights, read, lowering.compute, values)
        kernel = self._kernel(f"grouped_down_{rows}{read.suffix}_{ELEMENTS[lowering.compute]}")
        (outputs,) = launcher.launch(
            kernel,
            [launcher.multiply(sort.blocks, -(-hidden // kernel.constant("BLOCK_COLUMNS")), "down_tiles")],
            [values, sort.order or values, sort.placed or values, shares or values, *down, down_bias],
            [sort.blocks, spec.intermediate, hidden, sort.only, int(shares is not None), int(spec.bias), *read.words],
            [Tensor("outputs", shape, "f32")],
            # blocks that wait take the room of the product in front: Mixtral, 16 tokens, 596 us in place of 571
            early=False,
        )
        return outputs

    def _combined(
        self,
        b: FunctionBuilder,
        lowering: Lowering,
        spec: ExpertsSpec,
        outputs: Tensor,
        ids: Tensor | None,
        shares: Tensor | None,
        weights: MlpWeights,
        choices: _Choices,
        x: Value,
    ) -> Value:
        """The sum ``[N, H]`` of the outputs ``[N, k, H]``, each through its norm, if any, and times its share."""
        launcher, hidden = self._launcher(b), weights.width
        if spec.output_norm is not None:
            assert weights.norm is not None
            assert lowering.norm is not None
            each = _value(outputs, TensorType((x.shape[0], choices.top_k, hidden), DType.F32))
            outputs = tensor(b, lowering.norm(b, spec.output_norm, each, weights.norm.value(b), name="normed_experts"))
        rounds = lowering.result is lowering.compute and ELEMENTS[lowering.compute] in GIVEN
        result = lowering.result if rounds else DType.F32
        kernel = self._kernel(f"combine_{ELEMENTS[result]}" if rounds else "combine")
        (y,) = launcher.launch(
            kernel,
            [launcher.multiply(choices.tokens, -(-hidden // kernel.constant("BLOCK_COLUMNS")), "combine_tiles")],
            [outputs, ids or outputs, shares or outputs],
            [choices.top_k, choices.experts, hidden, int(shares is not None)],
            [Tensor("routed", (choices.tokens, hidden), result.value)],
        )
        return _value(y, TensorType((x.shape[0], hidden), result))

    def _narrowed(self, b: FunctionBuilder, lowering: Lowering, x: Value) -> Value:
        """``x [.., a]`` f32 in the compute type: a launch of its own, none for f32 and what was widened from that."""
        if lowering.compute is DType.F32:
            return x
        if (narrow := b.widened_from(x, lowering.compute)) is not None:
            return narrow
        launcher, kernel = self._launcher(b), self._kernel(f"narrow_{ELEMENTS[lowering.compute]}")
        given, width = tensor(b, x), x.extent(len(x.shape) - 1)
        rows = functools.reduce(lambda rows, size: launcher.multiply(rows, size, "rows"), given.shape[:-1])
        blocks = -(-width // kernel.constant("BLOCK_COLUMNS"))
        results = [Tensor("narrowed", given.shape, lowering.compute.value)]
        (y,) = launcher.launch(kernel, [launcher.multiply(rows, blocks, "row_tiles")], [given], [width], results)
        return _value(y, TensorType(x.shape, lowering.compute))

    def _share(self, b: FunctionBuilder, x: Value, gate: Value) -> Tensor:
        """``sigmoid(x @ gate^T)``, ``[N]`` f32."""
        given = tensor(b, x)
        tokens, hidden = given.shape[0], x.extent(1)
        results = [Tensor("shared_share", (tokens,), "f32")]
        (share,) = self._launcher(b).launch(
            self._kernel("token_share"), [tokens], [given, tensor(b, gate)], [hidden], results
        )
        return share

    def _logits(
        self, b: FunctionBuilder, x: Value, weight: Value, splits: Extent, chunks: Extent, *, few: bool = False
    ) -> Tensor:
        """The dot products ``[splits, N, c]`` f32 of ``x [N, a]`` and ``weight [c, a]``, in parts over a.

        By smaller blocks, which give the same bits, for ``few`` tokens, and where these are known to be no more than
        run side by side.
        """
        given = tensor(b, x)
        tokens, rows, columns = given.shape[0], weight.extent(0), weight.extent(1)
        small = self._kernel("router_logits_few")
        if isinstance(tokens, int) and splits == SPLITS * CHUNKS:
            tiles = -(-tokens // small.constant("BLOCK_TOKENS")) * -(-rows // small.constant("BLOCK_EXPERTS"))
            few |= tiles <= _SMALL_TILES
        launcher, kernel = self._launcher(b), small if few else self._kernel("router_logits")
        across = launcher.multiply(splits, -(-rows // kernel.constant("BLOCK_EXPERTS")), "logit_blocks")
        blocks = launcher.divide_up(tokens, kernel.constant("BLOCK_TOKENS"), "token_blocks")
        (parts,) = launcher.launch(
            kernel,
            [launcher.multiply(blocks, across, "logit_tiles")],
            [given, tensor(b, weight)],
            [tokens, rows, columns, splits, chunks],
            [Tensor("logit_parts", (splits, tokens, rows), "f32")],
            early=False,
        )
        return parts

    def _readings(self, weights: MlpWeights, glu: GluSpec, compute: DType) -> tuple[Reading, Reading]:
        """How the weights in front of the hidden values and behind them are read."""
        up, down = (reading(self.arch, held, glu, compute) for held in (weights.up, weights.down))
        return up, down

    @property
    def _for_few(self) -> tuple[str, ...]:
        return GENERATIONS[self.arch].gathered

    def _tiles(self, variant: str, compute: DType, read: Reading) -> Few:
        """The tiles of a variant for few tokens over weights that are read so."""
        return GENERATIONS[self.arch].few(ELEMENTS[compute], read.packing)[variant]

    @property
    def _by(self) -> str:
        return f"kernels for {self.arch}"

    def _launcher(self, b: FunctionBuilder) -> Launcher:
        return Launcher(b, CUDA_ARCHITECTURES[self.arch], kernels_digest())

    def _kernel(self, name: str) -> ShippedKernel:
        return shipped_kernels(self.arch)[name]


@dataclass(frozen=True)
class _Choices:
    """Sizes of the choices of a call."""

    tokens: Extent
    top_k: int
    experts: int

    def assignments(self, launcher: Launcher) -> Extent:
        """N k."""
        return launcher.multiply(self.tokens, self.top_k, "assignments") if self.top_k > 1 else self.tokens


@dataclass(frozen=True)
class _Given:
    """What the experts read: a row of x for each ``per_row`` assignments; without ids there is one expert."""

    x: Tensor
    ids: Tensor | None
    shares: Tensor | None
    choices: _Choices
    per_row: int

    @property
    def is_from_elsewhere(self) -> bool:
        """Whether the choices are as a router of the caller's gives them."""
        return self.ids is not None and self.ids.element == DType.I64.value


@dataclass(frozen=True)
class _Sort:
    """Sorted assignments in row blocks; without a sort ``only`` rows of the only expert."""

    order: Tensor | None
    placed: Tensor | None
    blocks: Extent
    only: Extent = 0


@dataclass(frozen=True)
class _Router:
    """A router that the kernels compute as a whole (see ``source/route.py``)."""

    spec: RouterSpec
    bias: Value
    correction: Value

    @classmethod
    def read(cls, spec: RouterSpec, x: Value, weights: Weights) -> _Router | None:
        """None for a rule that the kernels do not have."""
        others = (field for field in fields(spec) if field.name not in _ROUTER_KNOBS)
        if any(getattr(spec, field.name) != field.default for field in others):
            return None
        if spec.weights_from is WeightsFrom.CLOSE_LOGITS:
            return None
        if spec.renorm is not None and spec.renorm.kind not in _RENORMS:
            return None
        router = weights["router"]
        if router.dtype is not DType.F32 or x.extent(1) % ALIGNMENT:
            return None
        if spec.top_k > MOST_CHOICES or spec.experts > MOST_EXPERTS[-1]:
            return None
        return cls(
            spec,
            weights["router_bias"] if spec.bias else router,
            weights["correction_bias"] if spec.correction_bias else router,
        )

    def vectors(self, b: FunctionBuilder) -> list[Tensor]:
        """The two vectors that are added to logits and to keys; where there is none, a buffer that is not read."""
        return [tensor(b, self.bias), tensor(b, self.correction)]

    def words(self, chunks: Extent) -> list[Extent]:
        """What the kernels are told behind the number of tokens, of logits in parts of so many chunks' sums."""
        spec, groups = self.spec, self.spec.groups
        over_chosen = spec.weights_from is WeightsFrom.SELECTED_LOGITS
        on_logit = spec.select_on is SelectOn.LOGIT
        ranks = not on_logit and (spec.correction_bias or groups is not None)
        flags = [spec.bias, not over_chosen or ranks, on_logit, spec.correction_bias, over_chosen]
        if groups is not None:
            two, zero = groups.score is GroupScore.TOP2_SUM, groups.fill is GroupFill.ZERO
            flags += [two, zero, groups.weights_masked]
        kind, value = (0, 0.0) if spec.renorm is None else (_RENORMS[spec.renorm.kind], spec.renorm.value)
        return [
            *(spec.experts, spec.top_k, chunks, sum(flag << bit for bit, flag in enumerate(flags))),
            *(_SCORES[spec.score], *((0, 0) if groups is None else (groups.count, groups.top))),
            *(kind, *map(float_bits, (value, spec.scale, spec.logit_scale, spec.logit_softcap))),
        ]

    def results(self, tokens: Extent) -> list[Tensor]:
        """What the kernels give of the routing, in their order."""
        each, chosen = (tokens, self.spec.experts), (tokens, self.spec.top_k)
        return [
            Tensor("logits", each, "f32"),
            Tensor("scores", each, "f32"),
            Tensor("expert_ids", chosen, "i32"),
            Tensor("weights", chosen, "f32"),
        ]

    def routing(self, x: Value, results: list[Tensor]) -> Routing:
        """The results as values."""
        logits, scores, ids, weights = results
        each, chosen = (x.shape[0], self.spec.experts), (x.shape[0], self.spec.top_k)
        return Routing(
            logits=_value(logits, TensorType(each, DType.F32)),
            scores=_value(scores, TensorType(each, DType.F32)),
            ids=_value(ids, TensorType(chosen, DType.I32)),
            weights=_value(weights, TensorType(chosen, DType.F32)),
        )


def cuda_kernels(arch: str) -> CudaKernels | None:
    """The kernels for an architecture; None where none are shipped: there the compiler generates all code."""
    return CudaKernels(arch) if shipped_kernels(arch) else None


def _grouped_name(rows: int) -> str:
    return "grouped" if rows == ROW_BLOCKS[-1] else f"grouped_{rows}"


def _bins(experts: int) -> int:
    return next(most for most in MOST_EXPERTS if experts <= most)


def _beside(shared: SharedSpec, experts: ExpertsSpec) -> bool:
    """Whether the shared expert passes through the kernels that compute the experts."""
    plain = shared.gate is not SharedGate.ROUTER and shared.input_norm is None and shared.output_norm is None
    return plain and shared.glu.gated == experts.glu.gated and shared.intermediate % ALIGNMENT == 0


def _given(
    b: FunctionBuilder,
    spec: ExpertsSpec,
    x: Value,
    routing: Routing,
    narrow: Callable[[FunctionBuilder, Value], Value] | None = None,
) -> _Given:
    """What the experts read of ``x [N, H]``, narrowed or not; where weights multiply it, a row for each assignment."""
    top_k, per_row = routing.ids.extent(1), routing.ids.extent(1)
    tokens = b.index(x.shape[0])
    if spec.weight_on is WeightOn.INPUT:
        wide, per_row = (x.shape[0], top_k, x.extent(1)), 1
        rows = b.broadcast_in_dim(x, wide, dims=(0, 2), name="x_per_choice")
        shares = b.broadcast_in_dim(routing.weights, wide, dims=(0, 1), name="weight_rows")
        x = b.multiply(rows, shares, name="x_weighted")
    x = narrow(b, x) if narrow is not None else x
    choices = _Choices(tokens, top_k, spec.count)
    return _Given(tensor(b, x), tensor(b, routing.visited), tensor(b, routing.weights), choices, per_row)


def _taken_choices(shape: tuple[Extent, ...]) -> list[Tensor]:
    """Ids and weights of the choices as kernels write them down for others."""
    return [Tensor("expert_ids", shape, "i32"), Tensor("weights_f32", shape, "f32")]


def _takes_rounding(compute: DType, read: Reading) -> bool:
    """Whether ``gathered_down`` is told to round what it writes."""
    return ELEMENTS[compute] in GIVEN and not read.suffix


def _by_codegen(
    b: FunctionBuilder, lowering: Lowering, spec: ExpertsSpec, x: Value, weights: MlpWeights
) -> Value | None:
    """A projection of sizes that the kernels are not for; None for anything else, which has been looked at before."""
    if spec.glu.kind is not GluKind.LINEAR or (spec.intermediate % ALIGNMENT == 0 and weights.width % ALIGNMENT == 0):
        return None
    y = b.dot_general(b.convert(x, lowering.compute), weights.down.value(b), contracting=([1], [1]), name="projected")
    if weights.down_bias is None:
        return y
    bias = b.broadcast_in_dim(weights.down_bias.value(b), y.shape, dims=(1,), name="projection_bias_rows")
    return b.add(y, bias, name="projected_biased")


def _kind(glu: GluSpec) -> str:
    """What stands in a kernel's name for experts without a gate."""
    return "" if glu.gated else "_plain"


def _activation(glu: GluSpec, read: Reading) -> list[Extent]:
    """What the kernels are told of an activation (see ``source/activation.py``): those of packed weights have one."""
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
        case GluKind.GATED | GluKind.PLAIN:
            pass
        case GluKind.LINEAR:
            raise AssertionError("a projection has no activation")
    codes = [] if read.suffix else [code]
    return [*codes, *(float_bits(value) for value in (gate_limit, act_limit, up_limit, alpha, shift))]


def _up(
    b: FunctionBuilder, weights: MlpWeights | None, read: Reading, compute: DType, unread: Tensor
) -> tuple[list[Tensor], Tensor, int]:
    """The planes of the first weight, its bias, and whether their gate and up rows are in turns.

    Where there is no bias, or no MLP at all, buffers in their place that are not read.
    """
    if weights is None:
        return [unread] * read.planes, unread, 0
    if weights.up is None:
        raise AssertionError("experts of one projection have no weight in front of it")
    held = (weights.up, weights.up_bias)
    if all(each is None or isinstance(each.weight.packing, Alternating) for each in held):
        up, bias = (unread if each is None else tensor(b, _wide(b, each)) for each in held)
        return [up], bias, 1
    return [tensor(b, plane) for plane in planes(b, weights.up, read, compute)], _bias(b, weights.up_bias, unread), 0


def _down(
    b: FunctionBuilder, weights: MlpWeights | None, read: Reading, compute: DType, unread: Tensor
) -> tuple[list[Tensor], Tensor]:
    """The planes of the second weight and its bias; likewise."""
    if weights is None:
        return [unread] * read.planes, unread
    return [tensor(b, plane) for plane in planes(b, weights.down, read, compute)], _bias(b, weights.down_bias, unread)


def _bias(b: FunctionBuilder, held: HeldWeight | None, unread: Tensor) -> Tensor:
    return unread if held is None else tensor(b, b.convert(held.value(b), DType.F32))


def _wide(b: FunctionBuilder, held: HeldWeight) -> Value:
    """A weight in turns as it is stored, a bias in f32."""
    return held.planes[""] if held.weight.use is Use.PRODUCT else b.convert(held.planes[""], DType.F32)


def _exceeds(blocks: Extent, most: int) -> bool:
    """Whether there are more blocks than so many. In a text for any number of tokens, whose launches wait for each
    other anyway, nobody knows."""
    return isinstance(blocks, int) and blocks > most


def _value(of: Tensor, type_: TensorType) -> Value:
    return Value(of.name.removeprefix("%"), type_)
