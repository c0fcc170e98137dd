"""The router: logits -> scores -> selection key -> chosen experts -> combine weights. All of it in f32.

Each stage is a pure function of (builder, spec, values). N is the token count, E the routed experts, k the
experts per token, G the groups.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from emitter.lowering import Lowering, Routing
from emitter.shapes import Shape
from emitter.signature import DType
from emitter.spec import GroupFill, GroupScore, GroupSpec, Renorm, RenormKind, RouterSpec, Score, SelectOn, WeightsFrom
from emitter.stages.activations import softcap
from emitter.stages.contraction import contract
from emitter.stages.norms import rms_norm
from emitter.text.builder import FunctionBuilder, Value
from emitter.text.weights import Weights

_INT_MIN, _INT_MAX, _SIGN_FLIP = -(2**31), 2**31 - 1, 2**31 - 1


def route(
    b: FunctionBuilder, lowering: Lowering, spec: RouterSpec, x: Value, weights: Weights, inputs: Mapping[str, Value]
) -> Routing:
    """The whole router over activations ``x [N, H]`` f32."""
    if spec.given:
        return given_experts(b, spec, inputs["dataset_index"])
    if lowering.kernels is not None:
        whole = lowering.kernels.router.route(b, spec, x, weights)
        if not isinstance(whole, str):
            return whole
    logits, shared_logits = router_logits(b, lowering.wide, spec, x, weights)
    if lowering.kernels is not None:
        chosen = lowering.kernels.router.choose(b, spec, logits, weights)
        if not isinstance(chosen, str):
            return chosen
    scores = router_scores(b, spec, logits)
    if spec.table:
        ids = listed_experts(b, weights, inputs)
        return combine_weights(b, spec, logits, shared_logits, scores, scores, ids, weights)
    key = selection_key(b, spec, logits, scores, weights)
    weight_source = scores
    if spec.groups is not None:
        eligible = eligible_experts(b, spec.groups, key)
        fill = b.full_like(fill_value(spec.groups.fill), key, name="group_fill")
        grouped = b.select(eligible, key, fill, name="grouped_key")
        if spec.groups.weights_masked:
            weight_source = grouped if key is scores else b.select(eligible, scores, fill, name="grouped_scores")
        key = grouped
    ids = top_k(b, lowering, key, spec.top_k)
    return combine_weights(b, spec, logits, shared_logits, scores, weight_source, ids, weights)


def fill_value(fill: GroupFill) -> float:
    """What the key of an expert outside the chosen groups becomes."""
    match fill:
        case GroupFill.NEG_INF:
            return -float("inf")
        case GroupFill.ZERO:
            return 0.0
        case _:
            assert_never(fill)


def given_experts(b: FunctionBuilder, spec: RouterSpec, index: Value) -> Routing:
    """The experts that the input ``index [N]`` i32 names, each with weight 1."""
    b.stage("given experts", "one of each token; an index outside chooses none")
    # widened before anything is computed: IREE 3.13 fails on the broadcast of a broadcast alone
    index = b.broadcast_in_dim(index, (*index.shape, 1), dims=(0,), name="dataset_index_slots")
    last = b.full_like(spec.experts - 1, index, name="no_expert")
    inside = b.and_(
        b.compare("GE", index, b.full_like(0, index, name="zero_i32"), name="from_first"),
        b.compare("LT", index, last, name="to_last"),
        name="is_expert",
    )
    ids = b.select(inside, index, last, name="expert_ids")
    weights = b.full(1.0, ids.shape, DType.F32, name="one")
    return Routing(logits=None, scores=None, ids=ids, weights=weights)


def second_type(b: FunctionBuilder, types: Value, shape: Shape) -> Value:
    """Mask ``shape`` ``[N, m]`` of the tokens whose type ``[N]`` i32 is not 0: those of the second bank."""
    rows = b.broadcast_in_dim(types, shape, dims=(0,), name="token_type_rows")
    return b.compare("NE", rows, b.full_like(0, rows, name="zero_i32"), name="is_second")


def by_type(b: FunctionBuilder, types: Value, first: Routing, second: Routing) -> Routing:
    """The routing of each token in the bank of its type; ids count the experts of that bank."""
    b.stage("banks", "each token has the routing of its type")

    def own(one: Value | None, other: Value | None, name: str) -> Value:
        if one is None or other is None:
            raise AssertionError("a given routing has one bank")
        return b.select(second_type(b, types, one.shape), other, one, name=name)

    return Routing(
        logits=own(first.logits, second.logits, "logits_by_type"),
        scores=own(first.scores, second.scores, "scores_by_type"),
        ids=own(first.ids, second.ids, "ids_by_type"),
        weights=own(first.weights, second.weights, "weights_by_type"),
    )


def router_logits(
    b: FunctionBuilder, lowering: Lowering, spec: RouterSpec, x: Value, weights: Weights
) -> tuple[Value, Value | None]:
    """``z = x @ router^T (+ router_bias)``, ``[N, E]``, and the logits ``[N, S]`` of the shared experts, if any."""
    b.stage("router logits", "z = x . router^T, [N, E], always f32")
    if spec.norm is not None:
        x = rms_norm(b, spec.norm, x, weights["router_norm"], name="router_input")
    weight, shared = weights["router"], None
    if spec.shared:
        # the weight is split rather than the logits: a slice of a tensor with a dynamic dimension is not plain
        shared_rows = b.slice(weight, dim=0, start=spec.experts, limit=spec.experts + spec.shared, name="shared_router")
        weight = b.slice(weight, dim=0, start=0, limit=spec.experts, name="routed_router")
        shared = contract(b, lowering, x, shared_rows, contracting=([1], [1]), name="shared_logits")
    if spec.keys:
        logits = pair_logits(b, lowering, spec, x, weight)
    else:
        logits = contract(b, lowering, x, weight, contracting=([1], [1]), name="router_logits")
    if spec.bias:
        bias = b.broadcast_in_dim(weights["router_bias"], logits.shape, dims=(1,), name="router_bias_rows")
        logits = b.add(logits, bias, name="router_logits_biased")
    return bounded(b, spec, logits), None if shared is None else bounded(b, spec, shared)


def bounded(b: FunctionBuilder, spec: RouterSpec, logits: Value) -> Value:
    """Logits ``[N, m]`` scaled and softly capped, as the spec says."""
    if spec.logit_scale != 1.0:
        factor = b.full_like(spec.logit_scale, logits, name="logit_scale")
        logits = b.multiply(logits, factor, name="router_logits_scaled")
    return softcap(b, logits, spec.logit_softcap) if spec.logit_softcap else logits


def key_logits(
    b: FunctionBuilder, lowering: Lowering, spec: RouterSpec, x: Value, weight: Value
) -> tuple[Value, Value]:
    """The logits a and b ``[N, K]`` of the two halves of keys, dealt out over the tokens as ``RouterSpec.keys`` says.

    Rows of K logits in one line: 2 n is the first half of token n's own, 2 n + 1 the second.
    """
    halves = []
    for name, start in (("first_keys", 0), ("second_keys", spec.keys)):
        keys = b.slice(weight, dim=0, start=start, limit=start + spec.keys, name=name)
        halves.append(contract(b, lowering, x, keys, contracting=([1], [1]), name=f"{name}_logits"))
    b.stage("product keys", "each half over all tokens of the call: token n has row n, and row N + n, of 2 N rows")
    token = b.iota((x.shape[0],), dim=0, name="token_index")
    count = b.broadcast_in_dim(b.count(x.shape[0], name="token_count"), token.shape, dims=(), name="token_count_rows")
    two = b.full_like(2, token, name="two")
    dealt = []
    for row in (token, b.add(token, count, name="second_row")):
        source = b.divide(row, two, name="row_token")
        is_first = b.compare("EQ", b.multiply(source, two, name="even_row"), row, name="is_first_half")
        first, second = (b.gather_rows(half, source, name="row_logits") for half in halves)
        mask = b.broadcast_in_dim(is_first, first.shape, dims=(0,), name="is_first_half_rows")
        dealt.append(b.select(mask, first, second, name="dealt_logits"))
    return dealt[0], dealt[1]


def pair_logits(b: FunctionBuilder, lowering: Lowering, spec: RouterSpec, x: Value, weight: Value) -> Value:
    """The logits ``[N, K K]`` of all pairs of keys, from the router ``[2 K, H]`` over ``x [N, H]``."""
    keys = spec.keys
    wide = (x.shape[0], keys * keys, keys)
    pair, key = (b.iota((keys * keys, keys), dim=d, name=n) for d, n in ((0, "pair_index"), (1, "key_index")))
    every = b.full_like(keys, pair, name="keys")
    first = b.divide(pair, every, name="first_key")
    second = b.subtract(pair, b.multiply(first, every, name="first_pair"), name="second_key")
    parts = []
    for logits, mine in zip(key_logits(b, lowering, spec, x, weight), (first, second), strict=True):
        mask = b.broadcast_in_dim(b.compare("EQ", mine, key, name="is_key"), wide, dims=(1, 2), name="is_key_rows")
        # one term of each sum is not zero, so the sum is that very value; a reshape would have to know N
        values = b.broadcast_in_dim(logits, wide, dims=(0, 2), name="logits_per_pair")
        values = b.select(mask, values, b.full_like(0.0, values, name="zero"), name="chosen_logits")
        parts.append(b.reduce("add", values, dims=[2], name="pair_half"))
    return b.add(*parts, name="pair_logits")


def listed_experts(b: FunctionBuilder, weights: Weights, inputs: Mapping[str, Value]) -> Value:
    """The ids ``[N, k]`` i32 that the table gives for each token's id; the router only weighs them."""
    b.stage("table look-up", "the experts of each token id")
    return b.gather_rows(weights["token_experts"], inputs["input_ids"], name="expert_ids")


def router_scores(b: FunctionBuilder, spec: RouterSpec, logits: Value) -> Value:
    """The score function over all E logits of a token, ``[N, E]``; the logits where these rank alike and weigh."""
    ranks = spec.select_on is SelectOn.SCORE and (spec.correction_bias or spec.groups is not None)
    if spec.weights_from is not WeightsFrom.SCORE and not ranks:
        return logits
    b.stage("router scores", spec.score.value)
    return score(b, spec.score, logits, name="scores")


def score(b: FunctionBuilder, kind: Score, logits: Value, *, name: str) -> Value:
    """The score function along the last axis of ``logits [N, m]``."""
    match kind:
        case Score.SIGMOID:
            return b.logistic(logits, name=name)
        case Score.SOFTMAX:
            return softmax(b, logits, name=name)
        case Score.SQRT_SOFTPLUS:
            # softplus(z) = max(z, 0) + log1p(exp(-|z|)) never overflows
            decay = b.exponential(b.negate(b.abs(logits)), name="softplus_decay")
            positive = b.maximum(logits, b.full_like(0.0, logits, name="zero"), name="softplus_linear")
            return b.sqrt(b.add(positive, b.log_plus_one(decay), name="softplus"), name=name)
        case _:
            assert_never(kind)


def softmax(b: FunctionBuilder, logits: Value, *, name: str) -> Value:
    """Softmax along the last axis of ``logits [N, m]``, shifted by the row maximum."""
    # z + (-max), the same number as z - max: IREE 3.13 takes a subtraction here for its softmax op, fuses that with
    # the reductions of the top-k, and then has no CPU code for the two together
    peak = b.negate(b.reduce("maximum", logits, dims=[1], name="row_max"), name="minus_row_max")
    shifted = b.add(
        logits, b.broadcast_in_dim(peak, logits.shape, dims=(0,), name="minus_row_max_rows"), name="shifted"
    )
    grown = b.exponential(shifted, name="exponentials")
    total = b.reduce("add", grown, dims=[1], name="row_sum")
    return b.divide(grown, b.broadcast_in_dim(total, grown.shape, dims=(0,), name="row_sum_rows"), name=name)


def selection_key(b: FunctionBuilder, spec: RouterSpec, logits: Value, scores: Value, weights: Weights) -> Value:
    """What experts are ranked by: scores or logits, plus the correction bias, ``[N, E]``.

    The bias steers the choice only; combine weights come from the unbiased score (DeepSeek-V3, arXiv:2412.19437,
    section 2.1.2).
    """
    b.stage("selection key")
    match spec.select_on:
        case SelectOn.SCORE:
            key = scores
        case SelectOn.LOGIT:
            key = logits
        case _:
            assert_never(spec.select_on)
    if spec.correction_bias:
        bias = b.broadcast_in_dim(weights["correction_bias"], key.shape, dims=(1,), name="correction_bias_rows")
        key = b.add(key, bias, name="corrected_key")
    return key


def ordered_bits(b: FunctionBuilder, key: Value) -> Value:
    """f32 keys as i32 that compare in the same order, a total one: -inf < ... < +inf < NaN, and -0 equal to +0.

    Integers compare alike on every backend, and leave the smallest i32 free to mark what was already chosen, so
    that k different experts are chosen even where keys are -inf or NaN.
    """
    zero = b.full_like(0.0, key, name="zero")
    key = b.select(b.compare("EQ", key, zero, name="is_zero"), zero, key, name="unsigned_zero_key")
    bits = b.bitcast_convert(key, DType.I32, name="key_bits")
    flipped = b.xor(bits, b.full_like(_SIGN_FLIP, bits, name="magnitude_mask"), name="key_bits_flipped")
    is_negative = b.compare("LT", bits, b.full_like(0, bits, name="zero_i32"), name="is_negative")
    ordered = b.select(is_negative, flipped, bits, name="ordered_key")
    is_nan = b.compare("NE", key, key, name="is_nan")
    return b.select(is_nan, b.full_like(_INT_MAX, bits, name="nan_rank"), ordered, name="ordered_key")


def argmax(b: FunctionBuilder, ordered: Value, index: Value) -> Value:
    """The lowest index of the row maximum of ``ordered [..., m]`` i32; ``index`` counts its last axis."""
    axis = len(ordered.shape) - 1
    peak = b.reduce("maximum", ordered, dims=[axis], name="best_key")
    rows = b.broadcast_in_dim(peak, ordered.shape, dims=range(axis), name="best_key_rows")
    is_best = b.compare("EQ", ordered, rows, name="is_best")
    beyond = b.full_like(ordered.extent(axis), index, name="beyond")
    return b.reduce("minimum", b.select(is_best, index, beyond, name="candidates"), dims=[axis], name="chosen")


def mask_of(b: FunctionBuilder, index: Value, chosen: Value) -> Value:
    """The one-hot mask ``[..., m]`` of ``chosen [...]``."""
    axis = len(index.shape) - 1
    rows = b.broadcast_in_dim(chosen, index.shape, dims=range(axis), name="chosen_rows")
    return b.compare("EQ", index, rows, name="is_chosen")


def top_k(b: FunctionBuilder, lowering: Lowering, key: Value, k: int) -> Value:
    """The ids ``[N, k]`` i32 of the k largest keys of ``key [N, E]``: k argmaxes, a tie takes the lowest index."""
    tokens, experts = key.shape
    b.stage("top-k", f"{k} iterative argmaxes over {experts} experts; a tie takes the lowest index")
    ordered = ordered_bits(b, key)
    if lowering.kernels is not None:
        return lowering.kernels.router.top_k(b, ordered, k)
    index = b.iota(key.shape, dim=1, name="expert_index")
    slot = b.iota((tokens, k), dim=1, name="slot_index")
    ids = b.full(0, (tokens, k), DType.I32, name="zero_i32")
    for j in range(k):
        b.comment(f"choice {j}")
        chosen = argmax(b, ordered, index)
        is_slot = b.compare("EQ", slot, b.full_like(j, slot, name=f"slot_{j}"), name="is_slot")
        ids = b.select(
            is_slot, b.broadcast_in_dim(chosen, ids.shape, dims=(0,), name="chosen_slots"), ids, name="expert_ids"
        )
        if j + 1 < k:
            taken = b.full_like(_INT_MIN, ordered, name="taken")
            ordered = b.select(mask_of(b, index, chosen), taken, ordered, name="remaining_key")
    return ids


def eligible_experts(b: FunctionBuilder, groups: GroupSpec, key: Value) -> Value:
    """Mask ``[N, E]`` of the experts whose group is among the best ``groups.top`` (DeepSeek-V2, arXiv:2405.04434).

    A group is E / G neighbouring experts; it ranks by its best key, or by the sum of its two best.
    """
    tokens, experts = key.shape[0], key.extent(1)
    size = experts // groups.count
    b.stage("group selection", f"the best {groups.top} of {groups.count} groups of {size} by {groups.score.value}")
    wide = (tokens, groups.count, experts)
    expert = b.iota((groups.count, experts), dim=1, name="expert_index")
    group = b.iota((groups.count, experts), dim=0, name="group_index")
    first = b.multiply(group, b.full_like(size, group, name="group_size"), name="group_first")
    last = b.add(first, b.full_like(size - 1, group, name="group_reach"), name="group_last")
    member = b.and_(
        b.compare("GE", expert, first, name="from_first"),
        b.compare("LE", expert, last, name="to_last"),
        name="is_member",
    )
    member = b.broadcast_in_dim(member, wide, dims=(1, 2), name="is_member_rows")
    keys = b.broadcast_in_dim(key, wide, dims=(0, 2), name="key_per_group")
    ordered = b.broadcast_in_dim(ordered_bits(b, key), wide, dims=(0, 2), name="ordered_per_group")
    taken = b.full_like(_INT_MIN, ordered, name="taken")
    ordered = b.select(member, ordered, taken, name="member_key")
    index = b.iota(wide, dim=2, name="expert_index")
    group_score: Value | None = None
    for _ in range(2 if groups.score is GroupScore.TOP2_SUM else 1):
        mask = mask_of(b, index, argmax(b, ordered, index))
        best = b.select(mask, keys, b.full_like(0.0, keys, name="zero"), name="best_member")
        value = b.reduce("add", best, dims=[2], name="best_member_key")
        group_score = value if group_score is None else b.add(group_score, value, name="group_score")
        ordered = b.select(mask, taken, ordered, name="member_key")
    assert group_score is not None
    ranked = ordered_bits(b, group_score)
    group_id = b.iota(ranked.shape, dim=1, name="group_index")
    kept = b.full(False, ranked.shape, DType.I1, name="no")
    for _ in range(groups.top):
        mask = mask_of(b, group_id, argmax(b, ranked, group_id))
        kept = b.or_(kept, mask, name="kept_groups")
        ranked = b.select(mask, b.full_like(_INT_MIN, ranked, name="taken"), ranked, name="remaining_groups")
    kept_wide = b.broadcast_in_dim(kept, wide, dims=(0, 1), name="kept_per_expert")
    return b.reduce("or", b.and_(member, kept_wide, name="kept_member"), dims=[1], name="is_eligible")


def one_hot(b: FunctionBuilder, ids: Value, experts: int) -> Value:
    """Mask ``[N, k, E]``: whether slot j of token n holds expert e."""
    shape = (*ids.shape, experts)
    index = b.iota(shape, dim=2, name="expert_index")
    return b.compare("EQ", b.broadcast_in_dim(ids, shape, dims=(0, 1), name="ids_per_expert"), index, name="is_chosen")


def combine_weights(
    b: FunctionBuilder,
    spec: RouterSpec,
    logits: Value,
    shared_logits: Value | None,
    scores: Value,
    source: Value,
    ids: Value,
    held: Weights,
) -> Routing:
    """The weight of each chosen expert, ``[N, k]`` f32: gathered, normalised and scaled; and of the shared experts."""
    b.stage("combine weights", "[N, k]")
    joint = spec.renorm is not None and spec.renorm.kind is RenormKind.JOINT
    mask = one_hot(b, ids, logits.extent(1))
    shared: Value | None = None
    if joint:
        weights = pick(b, mask, logits, name="chosen_weights")
    else:
        match spec.weights_from:
            case WeightsFrom.CLOSE_LOGITS:
                weights = close_weights(b, spec.closeness, logits, mask)
            case WeightsFrom.SELECTED_LOGITS:
                weights = pick(b, mask, logits, name="chosen_weights")
                weights = score(b, spec.score, weights, name="chosen_weights")
            case WeightsFrom.SCORE:
                weights = pick(b, mask, source, name="chosen_weights")
            case _:
                assert_never(spec.weights_from)
    if joint and shared_logits is not None:
        weights, shared = joint_weights(b, weights, shared_logits)
    elif spec.renorm is not None:
        weights = renormalise(b, spec.renorm, weights)
    if spec.expert_scale:
        rows = b.broadcast_in_dim(held["router_expert_scale"], logits.shape, dims=(1,), name="expert_scale_rows")
        weights = b.multiply(weights, pick(b, mask, rows, name="chosen_scales"), name="expert_scaled_weights")
    weights = scaled(b, spec, weights, held)
    if shared is not None:
        shared = scaled(b, spec, shared, held)
    return Routing(logits=logits, scores=scores, ids=ids, weights=weights, shared=shared)


def pick(b: FunctionBuilder, mask: Value, values: Value, *, name: str) -> Value:
    """The values ``[N, k]`` of ``values [N, E]`` that ``mask [N, k, E]`` marks, one per slot."""
    wide = b.broadcast_in_dim(values, mask.shape, dims=(0, 2), name="values_per_slot")
    # one term of each sum is not zero, so the sum is that very value
    picked = b.select(mask, wide, b.full_like(0.0, wide, name="zero"), name="chosen_values")
    return b.reduce("add", picked, dims=[2], name=name)


def close_weights(b: FunctionBuilder, closeness: float, logits: Value, mask: Value) -> Value:
    """The share ``[N, k]`` of each choice among the remaining experts with close logits (``WeightsFrom.CLOSE_LOGITS``).

    ``logits [N, E]``; ``mask [N, k, E]`` marks the choices.
    """
    b.comment("each choice: its share in the softmax over the logits that were left and are close to their best")
    slot = b.iota(mask.shape, dim=1, name="slot_index")
    taken = b.select(mask, slot, b.full_like(mask.extent(1), slot, name="never"), name="taken_at")
    taken = b.reduce("minimum", taken, dims=[1], name="taken_slot")
    remains = b.compare(
        "GE", b.broadcast_in_dim(taken, mask.shape, dims=(0, 2), name="taken_rows"), slot, name="remains"
    )
    wide = b.broadcast_in_dim(logits, mask.shape, dims=(0, 2), name="logits_per_slot")
    lowest = b.full_like(-float("inf"), wide, name="minus_inf")
    peak = b.reduce("maximum", b.select(remains, wide, lowest, name="remaining_logits"), dims=[2], name="slot_max")
    peaks = b.broadcast_in_dim(peak, mask.shape, dims=(0, 1), name="slot_max_rows")
    size = b.maximum(b.abs(wide), peaks, name="logit_size")
    gap = b.divide(b.subtract(peaks, wide, name="gap"), size, name="relative_gap")
    # not "at most": 0 / 0, between zeros, is close
    is_far = b.compare("GT", gap, b.full_like(closeness, gap, name="closeness"), name="is_far")
    grown = b.exponential(b.add(wide, b.negate(peaks, name="minus_slot_max"), name="shifted"), name="exponentials")
    nothing = b.full_like(0.0, grown, name="zero")
    grown = b.select(is_far, nothing, grown, name="close_exponentials")
    grown = b.select(remains, grown, nothing, name="close_exponentials")
    total = b.reduce("add", grown, dims=[2], name="slot_sum")
    chosen = b.reduce("add", b.select(mask, grown, nothing, name="chosen_values"), dims=[2], name="chosen_exponential")
    return b.divide(chosen, total, name="chosen_weights")


def scaled(b: FunctionBuilder, spec: RouterSpec, weights: Value, held: Weights) -> Value:
    """Weights ``[N, m]`` times the constant and the learned factor that the spec names."""
    if spec.scale != 1.0:
        weights = b.multiply(weights, b.full_like(spec.scale, weights, name="routed_scale"), name="scaled_weights")
    if spec.global_scale:
        factor = b.broadcast_in_dim(held["router_scale"], weights.shape, dims=(1,), name="router_scale_rows")
        weights = b.multiply(weights, factor, name="scaled_weights")
    return weights


def joint_weights(b: FunctionBuilder, chosen: Value, shared: Value) -> tuple[Value, Value]:
    """The sigmoids of the logits ``chosen [N, k]`` and ``shared [N, S]`` over the sum of all of them.

    As a softmax of their logarithms, so that logits of any size have a finite quotient.
    """
    logs = [log_sigmoid(b, logits) for logits in (chosen, shared)]
    peaks = [b.reduce("maximum", log, dims=[1], name="row_max") for log in logs]
    peak = b.maximum(*peaks, name="row_max")
    grown = []
    for log in logs:
        rows = b.broadcast_in_dim(peak, log.shape, dims=(0,), name="row_max_rows")
        grown.append(b.exponential(b.subtract(log, rows, name="shifted"), name="exponentials"))
    total = b.add(*[b.reduce("add", g, dims=[1], name="row_sum") for g in grown], name="row_sum")
    first, second = (
        b.divide(g, b.broadcast_in_dim(total, g.shape, dims=(0,), name="row_sum_rows"), name="normalised_weights")
        for g in grown
    )
    return first, second


def log_sigmoid(b: FunctionBuilder, z: Value) -> Value:
    """``log(1 / (1 + e^-z)) = min(z, 0) - log1p(e^-|z|)``, which never overflows."""
    decay = b.exponential(b.negate(b.abs(z)), name="softplus_decay")
    negative = b.minimum(z, b.full_like(0.0, z, name="zero"), name="negative_part")
    return b.subtract(negative, b.log_plus_one(decay), name="log_sigmoid")


def renormalise(b: FunctionBuilder, renorm: Renorm, weights: Value) -> Value:
    """The k weights of a token divided by their sum or norm (see ``RenormKind``), ``[N, k]``."""
    match renorm.kind:
        case RenormKind.LP:
            total = lp_norm(b, renorm.value, weights)
        case RenormKind.SUM:
            total = b.reduce("add", weights, dims=[1], name="weight_sum")
            if renorm.value:
                total = b.add(total, b.full_like(renorm.value, total, name="epsilon"), name="weight_sum_epsilon")
        case RenormKind.CLAMPED_SUM:
            total = b.reduce("add", weights, dims=[1], name="weight_sum")
            total = b.maximum(total, b.full_like(renorm.value, total, name="smallest_sum"), name="weight_sum_clamped")
        case RenormKind.JOINT:
            raise AssertionError("joint weights are normalised with those of the shared experts")
        case _:
            assert_never(renorm.kind)
    rows = b.broadcast_in_dim(total, weights.shape, dims=(0,), name="weight_sum_rows")
    return b.divide(weights, rows, name="normalised_weights")


def lp_norm(b: FunctionBuilder, p: float, weights: Value) -> Value:
    """``(sum_j |w_j|^p)^(1/p)`` of ``weights [N, k]``, ``[N]``."""
    if p == 1.0:
        return b.reduce("add", b.abs(weights), dims=[1], name="weight_norm")
    powers = b.power(b.abs(weights), b.full_like(p, weights, name="p"), name="weight_powers")
    total = b.reduce("add", powers, dims=[1], name="power_sum")
    return b.power(total, b.full_like(1.0 / p, total, name="one_over_p"), name="weight_norm")
