"""What a stage of a graph is given of its surroundings, and what the kernels for a target must offer.

Stages are pure functions of (text builder, lowering, spec, values): none looks around for a kernel, and none takes the
compute dtype from a weight.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Protocol

from emitter.dtype import DType
from emitter.spec import Activation, ExpertsSpec, MoeSpec, NormSpec, RouterSpec
from emitter.spec.attention import AttentionSpec, GateFunction, LatentAttentionSpec
from emitter.target import Target
from emitter.text.builder import FunctionBuilder, Value
from emitter.text.recorder import LaunchRecorder
from emitter.text.weights import HeldWeight, MlpWeights, Weights


@dataclass(frozen=True)
class Routing:
    """What the router gives to the dispatch, and its intermediate stages.

    Shapes: logits and scores ``[N, E]`` f32 (None where the experts are given), ids ``[N, k]`` i32, weights ``[N, k]``
    f32, ``shared [N, S]`` f32, the weights of the shared experts, where the router gives them, and ``visits [N, k]``
    i32, the experts of the (token, expert) assignments that remain, where these are not all the chosen ones (see
    ``stages.capacity``). ``slots [N, k]`` i32 says where the weights of each assignment's expert are, where not all
    experts' are at hand. Of a router of the caller's ids may be i64 and weights of the compute type, for kernels that
    take them so.
    """

    logits: Value | None
    scores: Value | None
    ids: Value
    weights: Value
    shared: Value | None = None
    visits: Value | None = None
    slots: Value | None = None

    @property
    def visited(self) -> Value:
        """What the dispatch goes by, ``[N, k]`` i32; ids from E on mark no expert."""
        return self.ids if self.visits is None else self.visits


@dataclass(frozen=True)
class Thresholds:
    """Which variant computes how many tokens: the first whose ``upto`` is not below their number, else ``beyond``.

    ``upto`` lists (most tokens, variant) with rising numbers; ``reason`` says where they come from.

    Raises ``ValueError`` for numbers that do not rise.
    """

    upto: tuple[tuple[int, str], ...]
    beyond: str
    reason: str = ""

    def __post_init__(self) -> None:
        numbers = [most for most, _ in self.upto]
        if numbers != sorted(set(numbers)) or any(most < 0 for most in numbers):
            raise ValueError(f"thresholds {numbers} do not rise from 0 or more")

    def variant(self, tokens: int) -> str:
        """The variant for this number of tokens."""
        return next((variant for most, variant in self.upto if tokens <= most), self.beyond)

    def __str__(self) -> str:
        return ", ".join([*(f"{variant} up to {most} tokens" for most, variant in self.upto), f"{self.beyond} beyond"])


@dataclass(frozen=True)
class LayerSizes:
    """What a kernel must fit of a layer, but for its experts: hidden size, choices per token, compute dtype."""

    hidden: int
    top_k: int
    dtype: DType


class RouterKernels(Protocol):
    """Which experts a token visits."""

    def route(self, b: FunctionBuilder, spec: RouterSpec, x: Value, weights: Weights) -> Routing | str:
        """The whole router over ``x [N, H]`` f32, or why stage by stage is the way."""

    def choose(self, b: FunctionBuilder, spec: RouterSpec, logits: Value, weights: Weights) -> Routing | str:
        """The router after its logits ``[N, E]`` f32, or why stage by stage is the way."""

    def top_k(self, b: FunctionBuilder, keys: Value, k: int) -> Value:
        """The ids ``[N, k]`` i32 of the k largest of ``keys [N, E]`` i32, the largest first, a tie by lowest index."""

    def project(self, b: FunctionBuilder, x: Value, weight: Value, name: str) -> Value:
        """``x [N, a]`` by ``weight [c, a]``: ``x @ W^T``, ``[N, c]`` f32, as exact as logits are to be."""


class ExpertKernels(Protocol):
    """The experts that tokens chose, and the sum of their outputs."""

    @property
    def variants(self) -> Mapping[str, Dispatch]:
        """Ways to compute the routed experts, by name, the one for the fewest tokens first."""

    @property
    def whole_blocks(self) -> bool:
        """Whether a variant is chosen for the whole block, not for the experts alone: where a branch within a block
        cuts what the device gets in two, and each part costs."""

    def lowering(self, variant: str, experts: ExpertsSpec, layer: LayerSizes) -> Dispatch | str:
        """How a variant computes such experts in such a layer, or why it cannot."""

    def fused(self, variant: str) -> FusedBlock | str:
        """How a variant computes router, experts and shared expert at once, or why it does not."""

    def outputs(self, variant: str, compute: DType) -> DType:
        """What a variant may round the outputs of a token's choices to before it adds them up: f32, or f16 of which
        some have a power of two in common. Not those of packed weights, nor those that a norm reads."""

    def epilogue_add(self, variant: str) -> bool:
        """Whether a variant adds ``Lowering.addend`` in the kernel that writes the routed output (epilogue add)."""

    def add(self, b: FunctionBuilder, one: Value, other: Value, name: str) -> Value:
        """The sum of two values ``[N, H]`` f32: the routed output and that of the shared expert."""

    def pass_through(
        self, b: FunctionBuilder, experts: ExpertsSpec, routed: Value, x: Value, routing: Routing
    ) -> Value | str:
        """``routed [N, H]`` f32 and what the zero-compute experts add: ``x [N, H]`` f32 times their combine weights, of
        tokens that chose some. Or why not."""

    def norm(self, b: FunctionBuilder, spec: NormSpec, x: Value, weight: Value | None) -> Value | str:
        """``x [N, H]`` f32 through a norm of the block with ``weight [H]``; or why not."""

    def estimates(self) -> tuple[tuple[float, str], ...]:
        """Rows per expert up to which each variant but the last is estimated to be the fastest, rising."""


class RowGate(Enum):
    """Functions of a gate g besides those that a spec names."""

    ITSELF = "itself"
    """g"""
    KEEP = "keep"
    """sqrt(max((1 - s) (1 + s), 0.001)), s the sigmoid of g: what a branch that is times s leaves of the stream"""


@dataclass(frozen=True)
class Factors:
    """What rows are multiplied by: a factor, and with a ``function`` that of a gate times ``gate_factor``. With a
    ``cap``, which is not 0, the product y is ``cap tanh(y / cap)``."""

    factor: float = 1.0
    function: GateFunction | Activation | RowGate | None = None
    cap: float = 0.0
    gate_factor: float = 1.0


class LinearKernels(Protocol):
    """Dense MLPs and projections, and the norms before them."""

    @property
    def thresholds(self) -> Thresholds:
        """Which of the experts' variants compute dense MLPs of how many tokens."""

    def projection_thresholds(self, weight: HeldWeight, compute: DType) -> Thresholds:
        """Which of them compute a projection by ``weight [c, a]``, multiplied in a type, of how many tokens, where
        neither ``project`` nor ``project_batch`` does."""

    def dense_mlp(self, variant: str) -> DenseMlp | str:
        """How a variant computes them, or why it takes each as an expert that every token chooses."""

    def norm(
        self, b: FunctionBuilder, lowering: Lowering, spec: NormSpec, x: Value, weight: Value | None, bias: Value | None
    ) -> Value | str:
        """``x [.., H]`` f32 through a norm with ``weight`` and ``bias [H]`` f32, without its gate; or why not."""

    def few(self, weights: Sequence[HeldWeight]) -> int:
        """Up to how many tokens ``project`` is the fastest for these weights."""

    def project(
        self, b: FunctionBuilder, lowering: Lowering, x: Value, weights: Sequence[HeldWeight], biases: Biases
    ) -> list[Value] | str:
        """``x @ W^T (+ bias)``, ``[N, c]`` f32 of ``x [N, a]`` f32 and each weight ``[c, a]``, for few tokens and in
        as few dispatches as may be; or why not."""

    def project_batch(
        self, b: FunctionBuilder, lowering: Lowering, x: Value, weights: Sequence[HeldWeight], biases: Biases
    ) -> list[Value] | str:
        """The same for more tokens, of a static number; or why they are as a dense MLP is."""

    def look_up(self, b: FunctionBuilder, table: HeldWeight, ids: Value, name: str) -> Value | str:
        """The rows ``ids [N]`` i32 of a ``table [V, H]``, ``[N, H]`` f32; or why not."""

    def weigh(
        self, b: FunctionBuilder, x: Value, factors: Factors, gate: Value | None, bias: Value | None, name: str
    ) -> Value | str:
        """``x [N, .., c]`` f32 times ``factors``, with a function of ``gate [N, c]``, or ``[N, h]``, to which
        ``bias [h]`` is added; a head h has c / h columns. A gate of one axis is that of all rows. Or why not."""

    def argmax(self, b: FunctionBuilder, x: Value) -> Value | str:
        """The least column ``[N]`` i32 of the highest of each row of ``x [N, c]`` f32; or why not."""


@dataclass(frozen=True)
class Cached:
    """A layer's cache, and where the keys of a call's tokens are in it.

    ``rows`` are keys ``[m, T, d]`` and values ``[m, T, dv]``, or of latent attention latents ``[T, r]``, which are the
    values too, and rotated keys ``[T, dr]``; in pages pools ``[P, m, 128, d]`` and so on. The tokens are those of one
    sequence from ``start`` (i32) on; with ``pages`` in that order of pages of a pool, ``[M]`` i32. Without ``start``
    there is a sequence for each token: tables ``pages [N, M]`` and ``lengths [N]`` i32, the token counted; a row of
    length 0 is not in use. ``positions [N]`` i32 are the tokens' places in their sequence.
    """

    rows: Sequence[Value]
    positions: Value
    start: Value | None = None
    pages: Value | None = None
    lengths: Value | None = None


@dataclass(frozen=True)
class AttentionCall:
    """Queries over a cache, each token's own keys and values in it.

    ``queries [N, n, d]``, one for each matrix of keys, in the cache's type where it is a float type, else in the
    compute type. ``sinks [n]`` f32.
    """

    spec: AttentionSpec
    queries: Sequence[Value]
    cache: Cached
    sinks: Value | None = None


class AttentionKernels(Protocol):
    """Softmax attention of queries over a cache, the tokens' own keys and values in it."""

    def keeps(self, spec: AttentionSpec, cache: DType, compute: DType) -> str | None:
        """Why a layer that is computed in one type is not computed over a cache of another, None where it is."""

    def enter(
        self, b: FunctionBuilder, spec: AttentionSpec, made: Mapping[str, Value], cache: Cached, compute: DType
    ) -> tuple[Value, tuple[Value, ...]] | str:
        """Queries ``[N, n, d]`` as ``attend`` takes them, and the cache with the tokens' keys and values; or why not.

        ``made`` are the projections ``q``, ``k`` and ``v [N, ..]`` f32 by name, the weights ``q_norm`` and ``k_norm``
        f32, and of each token ``cos`` and ``sin [N, pairs]`` and its ``factors [N]`` f32.
        """

    def attend(self, b: FunctionBuilder, call: AttentionCall) -> Value | str:
        """What the heads give, ``[N, n dv]`` f32, or why not."""

    def norm(self, b: FunctionBuilder, spec: NormSpec, y: Value, width: int) -> Value | str:
        """What the heads give, ``[N, n dv]`` f32, each head ``width`` wide through a norm without a weight; or why
        not."""

    def latents(self, spec: LatentAttentionSpec) -> LatentKernels | str:
        """What is around ``attend`` where it is over latents, or why that is plain StableHLO."""


class LatentKernels(Protocol):
    """Multi-head latent attention in front of its scores and behind them.

    ``kv_b [n (nope + dv), r]`` are the rows that make keys and values of a latent, in the compute type.
    """

    def position(self, b: FunctionBuilder, q: Value, log: Value, slope: Value, offset: Value) -> Value:
        """``q [N, n (nope + dr)]`` f32, head h times ``slope[h] log + offset[h]`` of ``log [N]``, both ``[n]`` f32."""

    def enter(
        self, b: FunctionBuilder, made: Mapping[str, Value], kv_b: Value, cache: Cached
    ) -> tuple[tuple[Value, Value], tuple[Value, ...]]:
        """Queries as ``attend`` takes them, the second of rotated keys ``[N, n, dr]``, and the cache with the tokens'
        latents and keys.

        ``made`` are the projections ``q [N, n (nope + dr)]``, without ``q_scale``, and ``kv_a [N, r + dr]`` f32 by
        name, the weights ``kv_a_norm`` and ``rope_key_norm`` f32, and ``cos``, ``sin`` and ``factors`` as
        ``AttentionKernels.enter`` has them.
        """

    def attend(self, b: FunctionBuilder, call: AttentionCall, kv_b: Value) -> Value:
        """What the heads give, ``[N, n dv]`` f32, of the queries and the cache that ``enter`` gave."""


@dataclass(frozen=True)
class KernelSet:
    """The kernels for one kind of target by what they compute; ``emitter.kernels.by_target`` lists the sets.

    Each job is asked for a lowering and answers with one, or says in words why there is none: so for all of
    ``attention``. ``recorder`` gives a function of a name that takes the launches of these kernels, None where they run
    by their text alone.
    """

    router: RouterKernels
    experts: ExpertKernels
    linear: LinearKernels
    attention: AttentionKernels | str
    recorder: Callable[[str], LaunchRecorder | None] = field(default=lambda name: None, compare=False)


@dataclass(frozen=True)
class Lowering:
    """How a stage is to be written.

    ``compute`` is the type of the inputs of matrix products, ``accumulate`` what sums of f32 products are accumulated
    in (see ``stages.contraction``); ``kernels`` are those that a stage may use, None for plain StableHLO. With ``part``
    f32 products of a static shape are summed in parts of so many terms, each for itself, where a device would do too
    little at a time otherwise. With ``highest`` no device rounds the operands of f32 products (XLA on a GPU takes TF32
    otherwise).
    ``result`` is what the routed output is rounded to where it is all that a graph gives: kernels may do that.
    ``projections`` are by kernels where they are given.
    ``addend [N, H]`` f32 is added to the routed output by a variant that can (``ExpertKernels.epilogue_add``): it gives
    the sum.
    """

    compute: DType
    accumulate: DType
    kernels: KernelSet | None = None
    target: Target | None = None
    highest: bool = False
    part: int | None = None
    result: DType = DType.F32
    addend: Value | None = None
    projections: Projections | None = None

    @property
    def wide(self) -> Lowering:
        """The same with f32 inputs: what the router is lowered with, whatever the experts compute in."""
        return replace(self, compute=DType.F32)


Biases = Sequence[HeldWeight | None]
"""Of some weights, ``[c]`` f32, None for one without."""

Projections = Callable[[FunctionBuilder, Lowering, Value, Sequence[HeldWeight], Biases], list[Value]]
"""Projections of the same ``x [N, a]`` f32 by weights ``[c, a]``, ``[N, c]`` f32 each, for any number of tokens."""

Dispatch = Callable[[FunctionBuilder, Lowering, ExpertsSpec, Value, Routing, MlpWeights], Value]
"""How tokens reach their experts: the routed output ``[N, H]``, f32 or ``Lowering.result``, of ``x [N, H]`` f32."""


DenseMlp = Callable[[FunctionBuilder, Lowering, ExpertsSpec, Value, MlpWeights, Value | None], Value]
"""A dense MLP, or a projection: ``[N, H]`` f32 of ``x [N, H]`` f32, by weights of no expert axis.

With a gate ``[1, H]`` f32 the output is times ``sigmoid(x @ gate^T)``."""

FusedBlock = Callable[
    [FunctionBuilder, Lowering, MoeSpec, Value, Weights], tuple[Routing, Value, Value | None, Value] | None
]
"""A whole block over ``x [N, H]`` f32: its routing, the routed output, that of the shared expert, if any, their sum.

Each is ``[N, H]`` f32. None, and nothing written, for a block that is not of this kind."""
