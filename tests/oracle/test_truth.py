"""The block in float64 against results worked out by hand, knob by knob. No number here was copied from an output."""

import math
from dataclasses import replace

import numpy as np
import pytest

from emitter.errors import InputError
from emitter.spec import (
    Activation,
    CapacitySpec,
    Combine,
    DenseSpec,
    ExpertsSpec,
    GluKind,
    GluSpec,
    GroupFill,
    GroupScore,
    GroupSpec,
    LatentSpec,
    MoeSpec,
    NormSpec,
    NormWeight,
    Renorm,
    RenormKind,
    RouterSpec,
    RouterStateSpec,
    Score,
    SelectOn,
    SharedGate,
    SharedSpec,
    TrunkSpec,
    WeightOn,
    WeightsFrom,
)
from oracle import exact, forward, functions, selection, truth
from oracle.exact import Exact

EXACT = Exact()
INF, NAN = math.inf, math.nan
LN2, LN3 = math.log(2.0), math.log(3.0)


def identity_router(spec: RouterSpec, logits, bias=None, ids=None, router_bias=None):
    """Route with logits given directly: the router is the identity over H = E."""
    x = np.array([logits], dtype=np.float64)
    weights = {"router": np.eye(len(logits))}
    if bias is not None:
        weights["correction_bias"] = np.array(bias, dtype=np.float64)
    if router_bias is not None:
        weights["router_bias"] = np.array(router_bias, dtype=np.float64)
    with np.errstate(all="ignore"):
        return forward.route(EXACT, spec, weights, x, None if ids is None else np.array([ids]))


def test_softmax_of_logarithms_of_ratios():
    r = identity_router(RouterSpec(experts=3, top_k=2), [0.0, LN3, LN2])
    np.testing.assert_allclose(r.scores, [[1 / 6, 3 / 6, 2 / 6]], rtol=1e-15)
    assert r.ids.tolist() == [[1, 2]]
    np.testing.assert_allclose(r.weights, [[3 / 6, 2 / 6]], rtol=1e-15)


def test_softmax_does_not_overflow():
    np.testing.assert_allclose(Exact().softmax(np.array([[1e4, 1e4]])), [[0.5, 0.5]])


def test_sigmoid_of_logarithm():
    r = identity_router(RouterSpec(experts=3, top_k=1, score=Score.SIGMOID), [0.0, LN3, -LN3])
    np.testing.assert_allclose(r.scores, [[1 / 2, 3 / 4, 1 / 4]], rtol=1e-15)


def test_sqrt_softplus_where_exp_is_a_square():
    r = identity_router(RouterSpec(experts=2, top_k=1, score=Score.SQRT_SOFTPLUS), [math.log(math.e**4 - 1), 1e6])
    np.testing.assert_allclose(r.scores, [[2.0, 1e3]], rtol=1e-14)


def test_router_bias_moves_the_logits_and_correction_bias_only_the_choice():
    spec = RouterSpec(experts=3, top_k=1, score=Score.SIGMOID, correction_bias=True)
    r = identity_router(spec, [LN3, 0.0, 0.0], bias=[0.0, 0.0, 1.0])
    assert r.ids.tolist() == [[2]]
    np.testing.assert_allclose(r.weights, [[0.5]])
    r = identity_router(
        RouterSpec(experts=2, top_k=1, score=Score.SIGMOID, bias=True), [0.0, 0.0], router_bias=[0, LN3]
    )
    assert r.ids.tolist() == [[1]]
    np.testing.assert_allclose(r.weights, [[0.75]])


def test_selection_on_logits_adds_the_bias_to_the_logits():
    # Scores 1/2, 3/4 and near 1: a bias of 0.6 wins for the first among scores, not among logits.
    spec = RouterSpec(experts=3, top_k=1, score=Score.SIGMOID, correction_bias=True)
    logits, bias = [0.0, LN3, 20.0], [0.6, 0.0, 0.0]
    assert identity_router(spec, logits, bias).ids.tolist() == [[0]]
    assert identity_router(replace(spec, select_on=SelectOn.LOGIT), logits, bias).ids.tolist() == [[2]]


def test_weights_of_selected_logits():
    spec = RouterSpec(experts=3, top_k=2, select_on=SelectOn.LOGIT, weights_from=WeightsFrom.SELECTED_LOGITS)
    r = identity_router(spec, [5.0, 5.0 + LN3, -40.0])
    assert r.ids.tolist() == [[1, 0]]
    np.testing.assert_allclose(r.weights, [[0.75, 0.25]], rtol=1e-15)


@pytest.mark.parametrize(
    ("logits", "expected"),
    [
        # relative gaps below 4: 1/4, 3/4, 3/2; below 3, the 4 taken: 2/3, 11/8
        ([3.0, -8.0, 4.0, 1.0], [1 / (1 + math.exp(-1.0)), 1.0]),
        # a magnitude above the best divides: gaps below -1: 1/2 (not more), 3/4; below -2: 1/2
        ([-2.0, -4.0, -1.0], [1 / (1 + math.exp(-1.0)), 1 / (1 + math.exp(-2.0))]),
        # zeros are close to zero
        ([0.0, -1.0, 0.0], [1 / 2, 1.0]),
    ],
)
def test_shares_among_the_close_logits_that_are_left(logits, expected):
    spec = RouterSpec(3, 2, select_on=SelectOn.LOGIT, weights_from=WeightsFrom.CLOSE_LOGITS, closeness=0.5)
    r = identity_router(replace(spec, experts=len(logits)), logits)
    np.testing.assert_allclose(r.weights, [expected], rtol=1e-15)


def admitted(spec, ids, weights, padding=None):
    """What the slots visit, and their weights, for choices and weights given directly."""
    nothing = np.empty((len(ids), 0))
    routing = forward.Routing(nothing, nothing, nothing, nothing, None, np.array(ids), np.array(weights))
    found = forward.admit(EXACT, spec, routing, None if padding is None else np.array(padding))
    return found.visits.tolist(), found.weights.tolist()


def test_an_expert_takes_so_many_tokens_first_choices_before_second_ones():
    spec = ExpertsSpec(3, 1, capacity=CapacitySpec(tokens=2))
    # Expert 0 is the first choice of tokens 0, 2 and 3, and the second of token 1; expert 2 the second of 2, 3 and 4.
    ids = [[0, 1], [1, 0], [0, 2], [0, 2], [1, 2]]
    weights = [[0.5, 0.25]] * 5
    visits, kept = admitted(spec, ids, weights)
    assert visits == [[0, 3], [1, 3], [0, 2], [3, 2], [1, 3]]
    assert kept == [[0.5, 0.0], [0.5, 0.0], [0.5, 0.25], [0.0, 0.25], [0.5, 0.0]]


def test_a_capacity_in_tokens_of_a_call_is_rounded_up():
    ids, weights = [[0]] * 5, [[1.0]] * 5
    for fraction, places in ((0.2, 1), (0.21, 2), (0.5, 3)):
        visits, _ = admitted(ExpertsSpec(1, 1, capacity=CapacitySpec(fraction=fraction)), ids, weights)
        assert visits == [[0]] * places + [[1]] * (5 - places)


def test_padding_visits_nothing_and_takes_no_place():
    spec = ExpertsSpec(2, 1, capacity=CapacitySpec(tokens=1), padding=True)
    visits, kept = admitted(spec, [[0], [0], [0]], [[0.5], [0.5], [0.5]], padding=[1, 0, 0])
    assert visits == [[2], [0], [2]]
    assert kept == [[0.0], [0.5], [0.0]]


def test_weights_are_normalised_over_what_was_kept():
    renorm = Renorm(RenormKind.CLAMPED_SUM, 0.5)
    spec = ExpertsSpec(3, 1, capacity=CapacitySpec(tokens=1, renorm=renorm))
    _, kept = admitted(spec, [[0, 1], [0, 2]], [[0.75, 0.5], [0.75, 0.25]])
    assert kept == [[0.6, 0.4], [0.0, 0.5]]


def test_slots_may_visit_experts_of_their_own():
    spec = ExpertsSpec(3, 1, padding=True, slot_experts=(1, 0))
    visits, kept = admitted(spec, [[2, 0], [2, 1]], [[0.5, 0.25], [0.5, 0.25]], padding=[0, 7])
    assert visits == [[1, 0], [3, 3]]
    assert kept == [[0.5, 0.25], [0.0, 0.0]]


@pytest.mark.parametrize(
    ("renorm", "weights", "expected"),
    [
        (Renorm(RenormKind.SUM), [0.6, 0.2], [3 / 4, 1 / 4]),
        (Renorm(RenormKind.SUM, 1.0), [0.75, 0.25], [3 / 8, 1 / 8]),
        (Renorm(RenormKind.CLAMPED_SUM, 2.0), [0.6, 0.2], [0.3, 0.1]),
        (Renorm(RenormKind.CLAMPED_SUM, 0.1), [0.6, 0.2], [3 / 4, 1 / 4]),
        (Renorm(RenormKind.LP, 2.0), [3.0, 4.0], [3 / 5, 4 / 5]),
        (Renorm(RenormKind.LP, 1.0), [3.0, 5.0], [3 / 8, 5 / 8]),
    ],
)
def test_renormalisation(renorm, weights, expected):
    np.testing.assert_allclose(Exact().renormalise(renorm, np.array([weights])), [expected], rtol=1e-15)


@pytest.mark.parametrize(
    ("keys", "k", "expected"),
    [
        ([1.0, 3.0, 2.0], 2, [1, 2]),
        ([5.0, 5.0, 5.0, 5.0], 3, [0, 1, 2]),
        ([0.0, 1.0, 1.0, 2.0], 3, [3, 1, 2]),
        ([-0.0, 0.0, 0.0], 2, [0, 1]),
        ([0.0, -0.0, -1.0], 2, [0, 1]),
        ([1.0, INF, NAN, -INF], 4, [2, 1, 0, 3]),
        ([NAN, NAN, INF], 2, [0, 1]),
        ([INF, NAN, NAN], 3, [1, 2, 0]),
        ([-INF, -INF, -INF], 2, [0, 1]),
        ([-INF, -INF, 4.0], 2, [2, 0]),
        ([-0.0, NAN, -NAN], 2, [1, 2]),
    ],
)
def test_total_order_of_keys(keys, k, expected):
    assert selection.top_k(np.array([keys]), k).tolist() == [expected]


def grouped(score=GroupScore.TOP2_SUM, fill=GroupFill.NEG_INF, top=1, weights_masked=False, **kwargs):
    groups = GroupSpec(count=2, top=top, score=score, fill=fill, weights_masked=weights_masked)
    return RouterSpec(experts=6, top_k=2, score=Score.SIGMOID, groups=groups, **kwargs)


# Groups {0,1,2} and {3,4,5}: the best expert is in the first, the best two together in the second.
LOGITS = [2.0, -4.0, -4.0, 1.0, 1.5, -4.0]


def test_groups_by_best_two_or_by_best():
    assert identity_router(grouped(), LOGITS).ids.tolist() == [[4, 3]]
    assert identity_router(grouped(score=GroupScore.MAX), LOGITS).ids.tolist() == [[0, 1]]
    r = identity_router(grouped(), LOGITS)
    assert r.groups.tolist() == [[False, True]]
    assert np.isneginf(r.keys[0, :3]).all()


def test_all_groups_eligible_is_plain_top_k():
    assert identity_router(grouped(top=2), LOGITS).ids.tolist() == [[0, 4]]


def test_group_ties_go_to_the_lowest_group():
    assert identity_router(grouped(), [0.0] * 6).ids.tolist() == [[0, 1]]


def test_zero_fill_lets_masked_experts_beat_negative_keys():
    spec = grouped(fill=GroupFill.ZERO, correction_bias=True)
    # Keys of the eligible second group are negative, so the masked first group (0.0) wins.
    assert identity_router(spec, LOGITS, [-9.0] * 3 + [-2.0] * 3).ids.tolist() == [[0, 1]]
    spec = grouped(fill=GroupFill.NEG_INF, correction_bias=True)
    assert identity_router(spec, LOGITS, [-9.0] * 3 + [-2.0] * 3).ids.tolist() == [[4, 3]]


def test_masked_weights_are_zero_outside_the_groups():
    spec = grouped(fill=GroupFill.ZERO, correction_bias=True)
    bias = [-9.0] * 3 + [-2.0] * 3
    plain = identity_router(spec, LOGITS, bias).weights
    np.testing.assert_allclose(plain, [[1 / (1 + math.exp(-2)), 1 / (1 + math.exp(4))]], rtol=1e-15)
    masked = identity_router(grouped(fill=GroupFill.ZERO, correction_bias=True, weights_masked=True), LOGITS, bias)
    assert masked.weights.tolist() == [[0.0, 0.0]]


def test_equal_routing_takes_weights_of_the_given_experts():
    spec = grouped(score=GroupScore.MAX, fill=GroupFill.ZERO, weights_masked=True)
    r = identity_router(spec, LOGITS, ids=[4, 3])
    np.testing.assert_allclose(r.weights, [[1 / (1 + math.exp(-1.5)), 1 / (1 + math.exp(-1))]], rtol=1e-15)


@pytest.mark.parametrize(
    ("activation", "value", "expected"),
    [
        (Activation.SILU, LN3, LN3 * 3 / 4),
        (Activation.RELU, -2.0, 0.0),
        (Activation.RELU, 2.0, 2.0),
        (Activation.RELU2, 3.0, 9.0),
        (Activation.RELU2, -3.0, 0.0),
        (Activation.GELU, 0.0, 0.0),
        # Normal distribution function at 1 and at -10 (tables of the distribution).
        (Activation.GELU, 1.0, 0.841344746068542949),
        (Activation.GELU, -10.0, -7.61985302416052606e-23),
        (Activation.GELU_TANH, 1.0, 0.5 * (1 + math.tanh(math.sqrt(2 / math.pi) * 1.044715))),
        (Activation.SILU, NAN, NAN),
        (Activation.RELU, NAN, NAN),
    ],
)
def test_activations(activation, value, expected):
    np.testing.assert_allclose(functions.activate(activation, np.array([value])), [expected], rtol=1e-14)


SIG = 1 / (1 + math.exp(-1.0))


@pytest.mark.parametrize(
    ("glu", "gate", "up", "expected"),
    [
        (GluSpec(), LN3, 2.0, LN3 * 0.75 * 2),
        (GluSpec(GluKind.CLAMP_BEFORE, limit=1.0), 5.0, -3.0, SIG * -1.0),
        (GluSpec(GluKind.CLAMP_BEFORE, Activation.RELU, limit=1.0), 0.5, 0.25, 0.125),
        (GluSpec(GluKind.CLAMP_AFTER, limit=1.0), 5.0, -3.0, -1.0),
        (GluSpec(GluKind.CLAMP_AFTER, limit=4.0), 1.0, 3.0, SIG * 3.0),
        (GluSpec(GluKind.ALPHA_SIGMOID, limit=1.0, alpha=2.0), 5.0, 9.0, 2.0 / (1 + math.exp(-2.0))),
        (GluSpec(GluKind.ALPHA_SIGMOID, limit=7.0, alpha=1.0), -9.0, -9.0, -6.0 * -9.0 / (1 + math.exp(9.0))),
        (
            GluSpec(GluKind.SOFTCAP, limit=2.0, up_limit=3.0),
            1.0,
            6.0,
            2.0 * math.tanh(0.5) * SIG * 3.0 * math.tanh(2.0),
        ),
    ],
)
def test_gated_units(glu, gate, up, expected):
    parts = functions.halves(glu, np.array([[gate, up]]))
    np.testing.assert_allclose(functions.glu(glu, *parts), [[expected]], rtol=1e-14)


def test_no_gate():
    plain = GluSpec(GluKind.PLAIN, Activation.RELU2)
    (up,) = functions.halves(plain, np.array([[3.0, -1.0]]))
    assert functions.glu(plain, up).tolist() == [[9.0, 0.0]]


def relu_moe(**changes):
    """H = 2, E = 3, I = 1, k = 2; expert e computes relu(x0) * x1 * (e + 1) into both outputs, weights by sigmoid."""
    router = RouterSpec(experts=3, top_k=2, score=Score.SIGMOID)
    spec = MoeSpec(2, router, ExpertsSpec(3, 1, GluSpec(activation=Activation.RELU)))
    weights = {
        "router": np.array([[0.0, 0.0], [LN3, 0.0], [0.0, -50.0]]),
        "expert_gate_up": np.tile(np.eye(2), (3, 1, 1)),
        "expert_down": np.array([[[e + 1.0], [e + 1.0]] for e in range(3)]),
    }
    return replace(spec, **changes), weights


def test_block_sums_the_weighted_experts():
    spec, weights = relu_moe()
    t = truth.compute_truth(spec, weights, np.array([[1.0, 2.0]]))
    assert t.routing.ids.tolist() == [[1, 0]]
    # 0.75 * (2 * 2) + 0.5 * (1 * 2)
    np.testing.assert_allclose(t.output, [[4.0, 4.0]], rtol=1e-15)


def test_weight_on_the_input_enters_the_expert():
    spec, weights = relu_moe()
    spec = replace(spec, experts=replace(spec.experts, weight_on=WeightOn.INPUT))
    # Both factors of the product scale: 0.75**2 * 4 + 0.5**2 * 2
    np.testing.assert_allclose(truth.compute_truth(spec, weights, np.array([[1.0, 2.0]])).output, [[2.75, 2.75]])


def test_scales_of_the_weights_and_of_the_routed_output():
    spec, weights = relu_moe()
    x = np.array([[1.0, 2.0]])
    t = truth.compute_truth(replace(spec, router=replace(spec.router, scale=2.5)), weights, x)
    np.testing.assert_allclose(t.routed, [[10.0, 10.0]])
    np.testing.assert_allclose(t.routing.weights, [[1.875, 1.25]])
    t = truth.compute_truth(replace(spec, routed_scale=2.5), weights, x)
    np.testing.assert_allclose(t.routed, [[10.0, 10.0]])
    np.testing.assert_allclose(t.routing.weights, [[0.75, 0.5]])


@pytest.mark.parametrize(
    ("combine", "gate", "expected"),
    [
        (Combine.SUM, SharedGate.NONE, 4.0 + 6.0),
        (Combine.AVERAGE, SharedGate.NONE, (4.0 + 6.0) / 2),
        (Combine.SUM, SharedGate.SIGMOID, 4.0 + 0.75 * 6.0),
    ],
)
def test_shared_expert(combine, gate, expected):
    shared = SharedSpec(1, GluSpec(activation=Activation.RELU), gate)
    spec, weights = relu_moe(shared=shared, combine=combine)
    weights |= {
        "shared_gate_up": np.eye(2),
        "shared_down": np.array([[3.0], [3.0]]),
        "shared_gate": np.array([[LN3, 0.0]]),
    }
    t = truth.compute_truth(spec, weights, np.array([[1.0, 2.0]]))
    np.testing.assert_allclose(t.output, [[expected, expected]], rtol=1e-15)
    assert list(t.stages()) == ["logits", "scores", "ids", "weights", "routed", "shared", "output"]


def test_biases_of_experts():
    spec, weights = relu_moe()
    spec = replace(spec, experts=replace(spec.experts, bias=True))
    weights |= {
        "expert_gate_up_bias": np.array([[0.0, 0.0], [1.0, 2.0], [0.0, 0.0]]),
        "expert_down_bias": np.array([[10.0, 0.0], [0.0, 0.0], [0.0, 0.0]]),
    }
    # Expert 1: (1+1)*(2+2)*2 = 16; expert 0: 2 + [10, 0].
    t = truth.compute_truth(spec, weights, np.array([[1.0, 2.0]]))
    np.testing.assert_allclose(t.output, [[0.75 * 16 + 0.5 * 12, 0.75 * 16 + 0.5 * 2]], rtol=1e-15)


def test_unselected_experts_contribute_nothing():
    spec, weights = relu_moe()
    clean = truth.compute_truth(spec, weights, np.array([[1.0, 2.0]])).output
    weights["expert_gate_up"][2], weights["expert_down"][2] = INF, NAN
    assert np.array_equal(truth.compute_truth(spec, weights, np.array([[1.0, 2.0]])).output, clean)


def test_a_token_of_nan_spoils_only_itself_and_goes_to_the_first_experts():
    spec, weights = relu_moe()
    t = truth.compute_truth(spec, weights, np.array([[NAN, 1.0], [1.0, 2.0]]))
    assert t.routing.ids.tolist() == [[0, 1], [1, 0]]
    assert np.isnan(t.output[0]).all()
    np.testing.assert_allclose(t.output[1], [4.0, 4.0], rtol=1e-15)


def test_no_tokens():
    spec, weights = relu_moe()
    t = truth.compute_truth(spec, weights, np.zeros((0, 2)))
    assert t.output.shape == (0, 2)
    assert t.routing.ids.shape == (0, 2)


def test_dense_layer():
    weights = {"gate_up": np.eye(2), "down": np.array([[3.0], [4.0]])}
    spec = DenseSpec(2, 1, GluSpec(activation=Activation.RELU))
    t = truth.compute_truth(spec, weights, np.array([[2.0, 5.0], [-2.0, 5.0]]))
    assert t.output.tolist() == [[30.0, 40.0], [0.0, 0.0]]
    assert list(t.stages()) == ["output"]


def test_rows_are_converted_in_blocks(monkeypatch):
    rng = np.random.default_rng(0)
    x, w = rng.standard_normal((3, 5)), rng.standard_normal((11, 5))
    monkeypatch.setattr(exact, "FEW_BLOCK", 4 * 5)
    np.testing.assert_allclose(Exact().linear(x, w), x @ w.T, rtol=1e-14)


def test_wrong_width_is_refused():
    spec, weights = relu_moe()
    with pytest.raises(InputError, match=r"\[N, 2\]"):
        truth.compute_truth(spec, weights, np.zeros((4, 3)))


@pytest.mark.parametrize(
    ("weight", "expected"),
    [
        # The mean square of (3, 4) and 0.25 make a root of 12.75; of (6, 12) one of 90.25: 9.5.
        (NormWeight.SCALE, [3 * 1 / math.sqrt(12.75), 4 * 2 / math.sqrt(12.75)]),
        (NormWeight.CENTRED, [3 * 2 / math.sqrt(12.75), 4 * 3 / math.sqrt(12.75)]),
        (NormWeight.CENTRED_INPUT, [6 / 9.5, 12 / 9.5]),
    ],
)
def test_rms_norm(weight, expected):
    found = forward.rms_norm(EXACT, NormSpec(0.25, weight), np.array([[3.0, 4.0]]), np.array([1.0, 2.0]))
    np.testing.assert_allclose(found, [expected], rtol=1e-15)


def test_logits_are_scaled_then_softly_capped():
    spec = RouterSpec(experts=2, top_k=1, score=Score.SIGMOID, logit_scale=0.5, logit_softcap=2.0)
    r = identity_router(spec, [4.0, -6.0])
    np.testing.assert_allclose(r.logits, [[2 * math.tanh(1.0), 2 * math.tanh(-1.5)]], rtol=1e-15)


def test_the_router_may_see_a_normed_input():
    weights = {"router": np.eye(2), "router_norm": np.array([1.0, 2.0])}
    r = forward.route(EXACT, RouterSpec(experts=2, top_k=1, norm=NormSpec(0.25)), weights, np.array([[3.0, 4.0]]))
    np.testing.assert_allclose(r.logits, [[3 / math.sqrt(12.75), 8 / math.sqrt(12.75)]], rtol=1e-15)


def test_learned_scales_multiply_the_weights_after_renormalisation():
    spec = RouterSpec(
        experts=3,
        top_k=2,
        score=Score.SIGMOID,
        renorm=Renorm(RenormKind.SUM),
        scale=2.0,
        expert_scale=True,
        global_scale=True,
    )
    weights = {
        "router": np.eye(3),
        "router_expert_scale": np.array([10.0, 100.0, 1000.0]),
        "router_scale": np.array([3.0]),
    }
    # Sigmoids 3/4 and 1/4 are their own shares.
    r = forward.route(EXACT, spec, weights, np.array([[-LN3, -50.0, LN3]]))
    assert r.ids.tolist() == [[2, 0]]
    np.testing.assert_allclose(r.weights, [[0.75 * 1000 * 6, 0.25 * 10 * 6]], rtol=1e-15)


def test_joint_weights_share_one_sum_with_the_shared_experts():
    spec = RouterSpec(experts=2, top_k=1, score=Score.SIGMOID, renorm=Renorm(RenormKind.JOINT), scale=3.0, shared=1)
    # Sigmoids: 3/4 for the chosen, 1/4 left out, 1/2 for the shared one.
    weights = {"router": np.array([[LN3, 0.0], [-LN3, 0.0], [0.0, 0.0]])}
    r = forward.route(EXACT, spec, weights, np.array([[1.0, 7.0]]))
    assert r.logits.shape == (1, 2)
    np.testing.assert_allclose(r.weights, [[3 * 0.75 / 1.25]], rtol=1e-15)
    np.testing.assert_allclose(r.shared, [[3 * 0.5 / 1.25]], rtol=1e-15)


def test_joint_weights_of_hopeless_logits_are_finite():
    chosen, shared = forward.joint_weights(EXACT, np.array([[-2000.0]]), np.array([[-2000.0]]))
    assert chosen.tolist() == shared.tolist() == [[0.5]]


def test_experts_weighed_by_the_router():
    router = RouterSpec(experts=3, top_k=2, score=Score.SIGMOID, renorm=Renorm(RenormKind.JOINT), shared=2)
    shared = SharedSpec(1, GluSpec(activation=Activation.RELU), SharedGate.ROUTER, count=2)
    spec, weights = relu_moe(router=router, shared=shared)
    weights["router"] = np.vstack([weights["router"], [[0.0, 0.0], [-LN3, 0.0]]])
    weights |= {
        "shared_gate_up": np.tile(np.eye(2), (2, 1, 1)),
        "shared_down": np.array([[[1.0], [1.0]], [[10.0], [10.0]]]),
    }
    # Sigmoids 3/4 and 1/2 for the chosen, 1/2 and 1/4 for the shared: 2 in all.
    t = truth.compute_truth(spec, weights, np.array([[1.0, 2.0]]))
    np.testing.assert_allclose(t.routed, [[(0.75 * 4 + 0.5 * 2) / 2] * 2], rtol=1e-15)
    np.testing.assert_allclose(t.shared, [[(0.5 * 2 + 0.25 * 20) / 2] * 2], rtol=1e-15)


def test_experts_from_a_table_of_token_ids():
    spec, weights = relu_moe(router=RouterSpec(experts=3, top_k=2, score=Score.SIGMOID, table=2))
    weights["token_experts"] = np.array([[0, 1], [2, 0]], np.int32)
    x = np.array([[1.0, 2.0], [1.0, 2.0]])
    t = truth.compute_truth(spec, weights, x, inputs={"input_ids": np.array([1, 0], np.int32)})
    assert t.routing.ids.tolist() == [[2, 0], [0, 1]]
    np.testing.assert_allclose(t.output[1], [0.5 * 2 + 0.75 * 4] * 2, rtol=1e-15)
    with pytest.raises(InputError, match="input_ids"):
        truth.compute_truth(spec, weights, x)


def test_zero_compute_experts_return_their_input():
    spec, weights = relu_moe()
    spec = replace(spec, router=replace(spec.router, experts=4), experts=replace(spec.experts, zero=1))
    weights["router"] = np.vstack([weights["router"], [[2 * LN3, 0.0]]])
    t = truth.compute_truth(spec, weights, np.array([[1.0, 2.0]]))
    assert t.routing.ids.tolist() == [[3, 1]]
    np.testing.assert_allclose(t.output, [[0.9 * 1 + 0.75 * 4, 0.9 * 2 + 0.75 * 4]], rtol=1e-15)


@pytest.mark.parametrize(
    ("rows", "first", "second"),
    [
        # one token: its own two halves
        (1, [[1, 2]], [[3, 4]]),
        # three: the six halves in one line, of which the first three and the last three are dealt out
        (3, [[1, 2], [3, 4], [10, 20]], [[30, 40], [100, 200], [300, 400]]),
    ],
)
def test_product_keys_are_dealt_out_over_the_tokens_of_the_call(rows, first, second):
    spec = RouterSpec(4, 2, select_on=SelectOn.LOGIT, weights_from=WeightsFrom.SELECTED_LOGITS, keys=2)
    x = np.array([[1.0], [10.0], [100.0]])[:rows]
    r = forward.route(EXACT, spec, {"router": np.array([[1.0], [2.0], [3.0], [4.0]])}, x)
    pairs = [[a[0] + b[0], a[0] + b[1], a[1] + b[0], a[1] + b[1]] for a, b in zip(first, second, strict=True)]
    assert r.logits.tolist() == pairs
    if rows == 1:  # 1 + 3, 1 + 4, 2 + 3, 2 + 4: of the tie between 1 and 2 the lower
        assert r.ids.tolist() == [[3, 1]]
        np.testing.assert_allclose(r.weights, [[math.e / (1 + math.e), 1 / (1 + math.e)]], rtol=1e-15)


def test_a_router_state_goes_through_an_mlp_and_a_class_may_be_no_expert():
    # The roots of the mean squares are 5 with this epsilon: the norm divides by it; 30 is where gelu is the identity.
    state = RouterStateSpec(2, NormSpec(25.0 - 12.5), carried=True)
    router = RouterSpec(3, 1, Score.SIGMOID, correction_bias=True, state=state)
    spec = MoeSpec(1, router, ExpertsSpec(2, 1, GluSpec(GluKind.PLAIN, Activation.RELU), skip=1))
    weights = {
        "router_in": np.array([[1.0], [2.0]]),
        "router_in_bias": np.array([1.0, 0.0]),
        "router_state_scale": np.array([10.0, 1.0]),
        "router_state_norm": np.array([50.0, 100.0]),
        "router_fc1": np.array([[1.0, 0.0], [0.0, 1.0]]),
        "router_fc1_bias": np.array([0.0, 20.0]),
        "router_fc2": np.array([[0.0, 1.0], [1.0, 0.0]]),
        "router_fc2_bias": np.array([0.0, 0.0]),
        "router": np.array([[LN3 / 100, 0.0], [0.0, 0.0], [-LN3 / 100, 0.0]]),  # 3/4, 1/2, 1/4
        "correction_bias": np.array([0.0, 0.0, 0.0]),
        "expert_up": np.array([[[1.0]], [[2.0]]]),
        "expert_down": np.array([[[8.0]], [[1.0]]]),
    }
    x, before = np.array([[1.0]]), {"router_state": np.array([[0.1, 2.0]])}
    t = truth.compute_truth(spec, weights, x, inputs=before)
    np.testing.assert_allclose(t.router_state, [[3.0, 4.0]], rtol=1e-15)
    np.testing.assert_allclose(t.routing.scores, [[0.75, 0.5, 0.25]], rtol=1e-14)
    np.testing.assert_allclose(t.output, [[0.75 * 8.0]], rtol=1e-14)
    assert next(iter(t.stages())) == "router_state"
    skipping = truth.compute_truth(spec, weights | {"correction_bias": np.array([0.0, 0.0, 1.0])}, x, inputs=before)
    assert skipping.routing.ids.tolist() == [[2]]
    assert skipping.routing.weights.tolist() == [[0.0]]
    assert skipping.output.tolist() == [[0.0]]
    first = replace(spec, router=replace(router, state=replace(state, carried=False)))
    np.testing.assert_allclose(truth.compute_truth(first, weights, x).router_state, [[2.0, 2.0]], rtol=1e-15)


def test_two_banks_by_the_type_of_the_token():
    router = RouterSpec(experts=2, top_k=1, score=Score.SIGMOID, correction_bias=True)
    relu = GluSpec(GluKind.PLAIN, Activation.RELU)
    spec = MoeSpec(1, router, ExpertsSpec(2, 1, relu), SharedSpec(1, relu), second=2)
    weights = {
        "router": np.array([[LN3], [0.0]]),  # sigmoids of 1: 3/4 and 1/2
        "correction_bias": np.array([0.0, 1.0]),  # the second is chosen
        "second_router": np.array([[-LN3], [LN3]]),  # 1/4 and 3/4
        "second_correction_bias": np.array([1.0, 0.0]),  # the first is chosen
        "expert_up": np.array([[[1.0]], [[2.0]]]),
        "expert_down": np.array([[[1.0]], [[10.0]]]),
        "second_expert_up": np.array([[[3.0], [5.0]], [[0.0], [0.0]]]),
        "second_expert_down": np.array([[[100.0, 1000.0]], [[0.0, 0.0]]]),
        "shared_up": np.array([[1.0]]),
        "shared_down": np.array([[7.0]]),
    }
    t = truth.compute_truth(spec, weights, np.ones((3, 1)), inputs={"token_types": np.array([0, 1, 2])})
    assert t.routing.ids.tolist() == [[1], [0], [0]]
    np.testing.assert_allclose(t.routed, [[0.5 * 20], [0.25 * 5300], [0.25 * 5300]], rtol=1e-15)
    np.testing.assert_allclose(t.output, t.routed + 7.0, rtol=1e-15)
    np.testing.assert_allclose(t.routing.keys, [[0.75, 1.5], [1.25, 0.75], [1.25, 0.75]], rtol=1e-15)


def test_given_experts_are_columns_beside_the_shared_ones_after_a_trunk():
    linear = GluSpec(GluKind.LINEAR)
    spec = MoeSpec(
        3,
        RouterSpec(experts=3, top_k=1, given=True),
        ExpertsSpec(2, 2, linear, bias=True, skip=1),
        SharedSpec(2, linear, bias=True),
        trunk=TrunkSpec(2, GluSpec(GluKind.PLAIN, Activation.RELU), bias=True),
        part=1,
    )
    weights = {
        "trunk_up": np.array([[1.0, 0.0, 0.0], [0.0, 1.0, 1.0]]),
        "trunk_up_bias": np.array([-1.0, 10.0]),
        "expert_down": np.array([[[1.0, 1.0]], [[2.0, 3.0]]]),
        "expert_down_bias": np.array([[100.0], [200.0]]),
        "shared_down": np.array([[1.0, 0.0], [0.0, -1.0]]),
        "shared_down_bias": np.array([0.5, 0.25]),
    }
    x = np.array([[3.0, -4.0, -1.0]] * 4)  # hidden: relu(3 - 1), relu(-5 + 10)
    t = truth.compute_truth(spec, weights, x, inputs={"dataset_index": np.array([0, 1, 2, -1])})
    assert t.routing.ids.tolist() == [[0], [1], [2], [2]]
    assert t.routing.weights.tolist() == [[1.0], [1.0], [0.0], [0.0]]
    assert t.output.tolist() == [[2.5, -4.75, last] for last in (107.0, 219.0, 0.0, 0.0)]
    assert list(t.stages()) == ["ids", "weights", "routed", "shared", "output"]


def test_experts_in_a_latent_space_between_norms():
    norm = NormSpec(0.25)
    spec, weights = relu_moe(latent=LatentSpec(1), routed_scale=2.0)
    glu = GluSpec(GluKind.PLAIN, Activation.RELU)
    experts = ExpertsSpec(3, 1, glu, input_norm=norm, output_norm=norm)
    spec = replace(spec, experts=experts)
    weights = {
        "router": weights["router"],
        "latent_in": np.array([[1.0, 1.0]]),
        "pre_expert_norm": np.array([5.0]),
        "expert_up": np.array([[[1.0]], [[2.0]], [[3.0]]]),
        "expert_down": np.array([[[1.0]], [[1.0]], [[1.0]]]),
        "post_expert_norm": np.array([1.0]),
        "latent_out": np.array([[1.0], [-1.0]]),
    }
    z = 5 * 3 / math.sqrt(9.25)
    first, second = (v / math.sqrt(v * v + 0.25) for v in (2 * z, z))
    routed = 2.0 * (0.75 * first + 0.5 * second)
    t = truth.compute_truth(spec, weights, np.array([[1.0, 2.0]]))
    np.testing.assert_allclose(t.output, [[routed, -routed]], rtol=1e-14)


def test_norms_and_bias_of_the_outputs():
    norm = NormSpec(0.25)
    shared = SharedSpec(1, GluSpec(activation=Activation.RELU), input_norm=norm, output_norm=norm)
    spec, weights = relu_moe(shared=shared, routed_norm=norm, output_norm=norm, output_bias=True)
    weights |= {
        "shared_gate_up": np.eye(2),
        "shared_down": np.array([[3.0], [3.0]]),
        "shared_input_norm": np.ones(2),
        "shared_output_norm": np.ones(2),
        "routed_norm": np.array([1.0, 2.0]),
        "output_norm": np.ones(2),
        "output_bias": np.array([10.0, 20.0]),
    }
    t = truth.compute_truth(spec, weights, np.array([[1.0, 2.0]]))
    routed = 4.0 / math.sqrt(16.25)
    np.testing.assert_allclose(t.routed, [[routed, 2 * routed]], rtol=1e-15)
    mlp = 3.0 * 2.0 / 2.75  # x / sqrt(2.5 + 0.25), its two entries multiplied
    normed = mlp / math.sqrt(mlp**2 + 0.25)
    np.testing.assert_allclose(t.shared, [[normed, normed]], rtol=1e-15)
    a, b = routed + normed, 2 * routed + normed
    root = math.sqrt((a * a + b * b) / 2 + 0.25)
    np.testing.assert_allclose(t.output, [[a / root + 10, b / root + 20]], rtol=1e-15)


def test_a_dense_layer_with_a_learned_scale():
    weights = {"gate_up": np.eye(2), "down": np.array([[3.0], [4.0]]), "output_scale": np.array([0.5])}
    spec = DenseSpec(2, 1, GluSpec(activation=Activation.RELU), output_scale=True)
    assert truth.compute_truth(spec, weights, np.array([[2.0, 5.0]])).output.tolist() == [[15.0, 20.0]]
