"""The router's launches (see ``source/route.py``): logits, choices, and the gate of the shared expert."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields

from emitter.dtype import DType
from emitter.kernels.cuda.catalogue import (
    ALIGNMENT,
    CHUNKS,
    FEW_LOGITS,
    LOGITS,
    MOST_EXPERTS,
    RARE_EXPERTS,
    SPLITS,
    choose_name,
)
from emitter.kernels.cuda.generations import MOST_CHOICES
from emitter.kernels.cuda.launch import Launcher, float_bits
from emitter.kernels.cuda.linear import normed
from emitter.kernels.sizes import Extent, Tensor, tensor, value
from emitter.lowering import Routing
from emitter.spec import GroupFill, GroupScore, NormSpec, Renorm, RenormKind, RouterSpec, Score, SelectOn, WeightsFrom
from emitter.text.builder import FunctionBuilder, TensorType, Value
from emitter.text.weights import Weights

_SMALL_TILES = 8
"""Up to how many small blocks of each of 32 parts the logits are computed by them: about two for each multiprocessor.
On an H200 so many take 3.8 us in place of 4.9 (64 tokens of 64 experts, 32 of 128), twice as many 5.1 of 5.0."""
_BY_F32 = 2048
"""Tokens up to which the logits are computed by all products of f32. Reading the router's rows once more, for bf16,
takes 4 us on an H200; half the products save 3 to 4 us of 1024 tokens, 4 to 17 of 4096 (8 to 128 experts)."""
_IN_CHUNKS = 256
"""Tokens up to which the router's logits are computed in as many parts as there are chunks."""
_SCORES = {Score.SOFTMAX: 0, Score.SIGMOID: 1, Score.SQRT_SOFTPLUS: 2}
_KNOBS = {
    *("experts", "top_k", "score", "select_on", "weights_from", "bias", "correction_bias", "groups", "renorm"),
    *("scale", "logit_scale", "logit_softcap", "expert_scale", "norm"),
}
"""What of a router the kernels compute; the others have their defaults there."""
_RENORMS = {RenormKind.SUM: 1, RenormKind.CLAMPED_SUM: 2}
_CLOSE = 3
"""What the kernels take in the place of a normalisation where weights are of the close logits."""


@dataclass(frozen=True)
class Router:
    """A router that the kernels compute as a whole."""

    spec: RouterSpec
    bias: Value
    correction: Value

    @classmethod
    def read(cls, spec: RouterSpec, x: Value, weights: Weights) -> Router | str:
        """Why not, for a rule that the kernels do not have."""
        close = spec.weights_from is WeightsFrom.CLOSE_LOGITS
        others = (
            field for field in fields(spec) if field.name not in _KNOBS and not (close and field.name == "closeness")
        )
        if any(getattr(spec, field.name) != field.default for field in others):
            return "it has a rule that the kernels do not know"
        if close and spec.renorm is not None:
            return "its weights are of the close logits, normalised again"
        if close and spec.experts > RARE_EXPERTS:
            return f"its weights are of the close logits of more than {RARE_EXPERTS} experts"
        if spec.expert_scale and spec.correction_bias:
            return "it has a factor and a correction bias of each expert"
        if spec.renorm is not None and _renormed(spec) is None:
            return f"its weights are normalised by {spec.renorm.kind.value}"
        router = weights["router"]
        if router.dtype is not DType.F32 or x.extent(1) % ALIGNMENT:
            return f"its rows are {x.extent(1)} of {router.dtype.value}; the kernels take multiples of {ALIGNMENT} f32"
        if spec.top_k > MOST_CHOICES or spec.experts > MOST_EXPERTS[-1]:
            return f"it chooses {spec.top_k} of {spec.experts}; the kernels take {MOST_CHOICES} of {MOST_EXPERTS[-1]}"
        read = "router_expert_scale" if spec.expert_scale else "correction_bias" if spec.correction_bias else "router"
        return cls(spec, weights["router_bias"] if spec.bias else router, weights[read])

    @property
    def is_rare(self) -> bool:
        """Whether it has a rule that few families have: weights of the close logits."""
        return self.spec.weights_from is WeightsFrom.CLOSE_LOGITS

    def vectors(self, b: FunctionBuilder) -> list[Tensor]:
        """The two vectors that are added to logits and to keys; where there is none, a buffer that is not read."""
        return [tensor(b, self.bias), tensor(b, self.correction)]

    def words(self, chunks: Extent) -> list[Extent]:
        """The scalar arguments after the number of tokens, for logits in parts of so many chunks' sums."""
        spec, groups = self.spec, self.spec.groups
        over_chosen = spec.weights_from is WeightsFrom.SELECTED_LOGITS
        on_logit = spec.select_on is SelectOn.LOGIT
        ranks = not on_logit and (spec.correction_bias or groups is not None)
        flags = [spec.bias, not over_chosen or ranks, on_logit, spec.correction_bias, over_chosen]
        if groups is not None:
            two, zero = groups.score is GroupScore.TOP2_SUM, groups.fill is GroupFill.ZERO
            flags += [two, zero, groups.weights_masked]
        flags += [False] * (8 - len(flags)) + [spec.expert_scale]
        kind, number = _renormed(spec) or (0, 0.0)
        return [
            *(spec.experts, spec.top_k, chunks, sum(flag << bit for bit, flag in enumerate(flags))),
            *(_SCORES[spec.score], *((0, 0) if groups is None else (groups.count, groups.top))),
            *(kind, *map(float_bits, (number, spec.scale, spec.logit_scale, spec.logit_softcap))),
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
            logits=value(logits, TensorType(each, DType.F32)),
            scores=value(scores, TensorType(each, DType.F32)),
            ids=value(ids, TensorType(chosen, DType.I32)),
            weights=value(weights, TensorType(chosen, DType.F32)),
        )


def _renormed(spec: RouterSpec) -> tuple[int, float] | None:
    """How the kernels are told of the normalisation, None where they have none of that kind, or there is none."""
    if spec.renorm is None:
        return (_CLOSE, spec.closeness) if spec.weights_from is WeightsFrom.CLOSE_LOGITS else None
    if spec.renorm == Renorm(RenormKind.LP, 1.0):
        return _RENORMS[RenormKind.SUM], 0.0  # no score is below 0
    kind = _RENORMS.get(spec.renorm.kind)
    return None if kind is None else (kind, spec.renorm.value)


def bins(experts: int, compiled: Sequence[int] = MOST_EXPERTS) -> int:
    """The number of experts that a kernel over so many is ``compiled`` for: the first that is enough."""
    return next(most for most in compiled if experts <= most)


def routed(launcher: Launcher, spec: RouterSpec, x: Value, weights: Weights) -> Routing | str:
    """The whole router in two launches, whatever the score, groups and normalisation (see ``RouterKernels``); in one
    more where it has a norm of x."""
    router = Router.read(spec, x, weights)
    if isinstance(router, str):
        return router
    b = launcher.b
    b.stage("router", f"{spec.score.value}, {spec.top_k} of {spec.experts} experts, {launcher.by}, always f32")
    x = normed_rows(launcher, spec.norm, x, weights, "router_norm")
    tokens = b.index(x.shape[0])
    # Of few tokens the chunks of a part are parts of their own, for more blocks; they are added up alike.
    parts_of_each = launcher.by_size(tokens, _IN_CHUNKS, CHUNKS, 1, "router_chunks")
    chunks = launcher.by_size(tokens, _IN_CHUNKS, 1, CHUNKS, "chunks_of_a_part")
    splits = launcher.multiply(parts_of_each, SPLITS, "router_parts")
    parts = logits(launcher, x, weights["router"], splits, chunks)
    results = launcher.launch(
        launcher.kernel(choose_name(bins(spec.experts), rare=router.is_rare)),
        [tokens],
        [parts, *router.vectors(b)],
        [tokens, *router.words(parts_of_each)],
        router.results(tokens),
    )
    return router.routing(x, results)


def normed_rows(launcher: Launcher, spec: NormSpec | None, x: Value, weights: Weights, stem: str) -> Value:
    """``x [N, H]`` f32 through a norm of the block by the weight ``stem``, in one launch; ``x`` without a norm.

    H is a multiple of ``ALIGNMENT``, as of all rows that a ``Router`` reads.
    """
    if spec is None:
        return x
    found = normed(launcher, spec, x, launcher.b.convert(weights[stem], DType.F32), None)
    assert isinstance(found, Value)  # of rows that the kernel takes
    return found


def logits(
    launcher: Launcher,
    x: Value,
    weight: Value,
    splits: Extent,
    chunks: Extent,
    *,
    few: bool = False,
    early: bool = False,
) -> Tensor:
    """The dot products ``[splits, N, c]`` f32 of ``x [N, a]`` and ``weight [c, a]``, in parts over a.

    By smaller blocks, which give the same bits, for ``few`` tokens, and where these are known to be no more than
    run side by side. ``early`` where what is launched after it waits before it reads x.
    """
    given = tensor(launcher.b, x)
    tokens, rows, columns = given.shape[0], weight.extent(0), weight.extent(1)
    small = launcher.kernel(FEW_LOGITS)
    if isinstance(tokens, int) and splits == SPLITS * CHUNKS:
        tiles = -(-tokens // small.constant("BLOCK_TOKENS")) * -(-rows // small.constant("BLOCK_EXPERTS"))
        few |= tiles <= _SMALL_TILES
    kernel = small if few else launcher.kernel(_for_many(rows))
    across = launcher.multiply(splits, -(-rows // kernel.constant("BLOCK_EXPERTS")), "logit_blocks")
    blocks = launcher.divide_up(tokens, kernel.constant("BLOCK_TOKENS"), "token_blocks")
    read = tensor(launcher.b, weight)
    narrow, words = ([], []) if kernel is small else _narrow_rows(launcher, tokens, read)
    (parts,) = launcher.launch(
        kernel,
        [launcher.multiply(blocks, across, "logit_tiles")],
        [given, read, *narrow],
        [tokens, rows, columns, splits, chunks, *words],
        [Tensor("logit_parts", (splits, tokens, rows), "f32")],
        early=early,
    )
    return parts


def _for_many(experts: int) -> str:
    """Which kernel computes the logits of many tokens of so many experts."""
    # of gpt-oss's 32 experts two blocks of 16 take 37 us, one of 64 had taken 45 (4096 tokens)
    if experts <= 2 * LOGITS["router_logits_16"][1]:
        return "router_logits_16"
    return "router_logits"


def _narrow_rows(launcher: Launcher, tokens: Extent, router: Tensor) -> tuple[list[Tensor], list[Extent]]:
    """What the kernels of the logits of many tokens read besides the ``router``, and whether they do."""
    is_narrowed = launcher.by_size(tokens, _BY_F32, 0, 1, "is_narrowed")
    if is_narrowed == 0:
        return [router, router], [0]
    rows, columns = router.shape
    narrow = launcher.launch(
        launcher.kernel("narrow_router"),
        # one row, which is not read, for a call of few tokens: a launch of no blocks is not for every runtime
        [launcher.by_size(tokens, _BY_F32, 1, rows, "rows_narrowed")],
        [router],
        [columns],
        [Tensor("narrow_router", (rows, columns), "bf16"), Tensor("is_wide", (rows,), "i32")],
        early=False,
    )
    return narrow, [is_narrowed]


def projected(launcher: Launcher, x: Value, weight: Value, name: str) -> Value:
    """``x @ W^T`` by the kernel of the router's logits where both are f32, else by code generation."""
    b, columns = launcher.b, weight.extent(1)
    if x.dtype is not DType.F32 or weight.dtype is not DType.F32 or columns % ALIGNMENT:
        return b.dot_general(x, weight, contracting=([1], [1]), name=name)
    parts = logits(launcher, x, weight, splits=1, chunks=1)
    type_ = TensorType((x.shape[0], weight.extent(0)), DType.F32)
    collapsed = b.fresh(name)
    b.line(f"%{collapsed} = tensor.collapse_shape {parts.name} [[0, 1], [2]] : {parts.type} into {type_}")
    return Value(collapsed, type_)


def top_k(launcher: Launcher, keys: Value, k: int) -> Value:
    """The ids ``[N, k]`` i32 of the k largest of ``keys [N, E]`` i32: one launch."""
    given = tensor(launcher.b, keys)
    tokens, experts = given.shape[0], keys.extent(1)
    kernel = launcher.kernel(f"choose_{bins(experts)}")
    results = [Tensor("expert_ids", (tokens, k), "i32")]
    (ids,) = launcher.launch(kernel, [tokens], [given], [experts, k], results)
    return value(ids, TensorType((keys.shape[0], k), DType.I32))


def shared_gates(launcher: Launcher, x: Value, gate: Value) -> Tensor:
    """``sigmoid(x @ gate^T)``, ``[N]`` f32."""
    b = launcher.b
    given = tensor(b, x)
    tokens, hidden = given.shape[0], x.extent(1)
    results = [Tensor("shared_share", (tokens,), "f32")]
    kernel = launcher.kernel("token_share")
    (gates,) = launcher.launch(kernel, [tokens], [given, tensor(b, gate)], [hidden], results)
    return gates
