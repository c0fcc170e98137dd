"""The derived tolerances hold for real f32 and bf16 arithmetic, and are not far above what it does."""

from dataclasses import replace

import ml_dtypes
import numpy as np
import pytest
from scaled_rows import Rounding, in_scaled_rows
from seven_families import CASES, draw_weights

from emitter.signature import DType
from emitter.spec import Activation, GluKind, GluSpec, MoeSpec, NormSpec, NormWeight
from oracle import forward, functions
from oracle.bounds import FLUSHED, compute_bounds, describe_tolerance
from oracle.deviations import LAMBDA, UNIT_ROUNDOFF, Approx, Deviations, exactly
from oracle.exact import Exact
from oracle.truth import compute_truth

F32 = Deviations(DType.F32)
RNG = np.random.default_rng(5)


def normal(*shape):
    return RNG.standard_normal(shape).astype(np.float32)


def rms(a):
    return float(np.sqrt(np.mean(np.asarray(a, np.float64) ** 2)))


def sequential_dot(x, w):
    """x @ w^T in f32, one addition after another: the order with the largest partial sums."""
    total = np.zeros((x.shape[0], w.shape[0]), np.float32)
    for k in range(x.shape[1]):
        total += x[:, k, None] * w[None, :, k]
    return total


@pytest.mark.parametrize("length", [3, 40, 500, 3000])
@pytest.mark.parametrize("drift", [0.0, 1.0])
def test_dot_products_stay_within_and_near_their_bound(length, drift):
    x, w = normal(17, length) + np.float32(drift), normal(23, length) + np.float32(drift)
    exact = F32.linear(exactly(x), w)
    error = np.abs(sequential_dot(x, w) - exact.value)
    assert (error <= LAMBDA * exact.sigma).all()
    # The model takes every rounding at its largest: real ones are up to a binade smaller.
    assert 0.2 * rms(exact.sigma) < rms(error) < 1.0 * rms(exact.sigma)


@pytest.mark.parametrize("length", [1, 2, 3, 40, 3000])
def test_sums_in_f64_stay_within_their_bound_and_those_in_f32_do_not(length):
    x, w = normal(17, length), normal(23, length)
    wide = Deviations(DType.F32, accumulate=DType.F64).linear(exactly(x), w)
    rounded = (x.astype(np.float64) @ w.astype(np.float64).T).astype(np.float32)
    error = np.abs(rounded - wide.value)
    assert (error <= LAMBDA * wide.sigma).all()
    assert 0.3 * rms(wide.sigma) < rms(error) < 1.0 * rms(wide.sigma)
    # never above the bound for f32, and from a few products on too near for sums in f32
    assert (wide.sigma <= F32.linear(exactly(x), w).sigma).all()
    if length >= 40:
        assert (np.abs(sequential_dot(x, w) - wide.value) > LAMBDA * wide.sigma).any()


def test_sums_of_narrow_products_are_f32_whatever_the_accumulator():
    x, w = exactly(normal(5, 40)), normal(7, 40)
    narrow, wide = (Deviations(DType.BF16, accumulate=dtype) for dtype in (DType.F32, DType.F64))
    np.testing.assert_array_equal(narrow.project(x, w).sigma, wide.project(x, w).sigma)
    assert (wide.linear(x, w).sigma < narrow.linear(x, w).sigma).all()


@pytest.mark.parametrize("dtype", [DType.BF16, DType.F16])
def test_narrowing_stays_within_and_near_its_bound(dtype):
    v = normal(50, 60)
    narrowed = Deviations(dtype).narrow(Approx(v.astype(np.float64), np.full(v.shape, 1e-30)))
    error = np.abs(v.astype(dtype.numpy).astype(np.float64) - v)
    assert (error <= narrowed.sigma * np.sqrt(3.0)).all()
    assert 0.4 * rms(narrowed.sigma) < rms(error) <= rms(narrowed.sigma)
    assert not narrowed.overflow.any()


def test_exact_values_that_are_representable_are_not_rounded():
    v = normal(9, 8).astype(ml_dtypes.bfloat16).astype(np.float64)
    v[3, 3] += 2.0**-20
    narrowed = Deviations(DType.BF16).narrow(exactly(v))
    assert np.argwhere(narrowed.sigma > 0).tolist() == [[3, 3]]


@pytest.mark.parametrize("spread", [0, 30, 60])
def test_outputs_in_scaled_rows_stay_within_and_near_their_bound(spread):
    """Numbers near each other, and down to 2^-60 of the largest beside them."""
    v = np.ldexp(normal(200, 300).astype(np.float64), -RNG.integers(0, spread + 1, (200, 300)))
    for columns in (128, 256):
        left = replace(F32, outputs=DType.F16).output_of_choice(exactly(v))
        error = np.abs(in_scaled_rows(v, columns) - v)
        assert (error <= left.sigma * np.sqrt(3.0)).all()
        assert 0.4 * rms(left.sigma) < rms(error) <= rms(left.sigma)
    assert (F32.output_of_choice(exactly(v)).sigma == 0).all()
    assert not left.overflow.any()
    v[3, 5] = float(np.finfo(np.float32).max)
    assert replace(F32, outputs=DType.F16).output_of_choice(exactly(v)).overflow.nonzero()[0].tolist() == [3]


@pytest.mark.parametrize("bias", [1.0, 30.0])
def test_rounded_outputs_of_choices_are_within_the_bound_that_names_them(bias):
    """Large biases of outputs that nearly cancel: what these lose to 11 bits is more than narrowed inputs explain."""
    case = next(case for case in CASES if isinstance(case.spec, MoeSpec) and case.spec.experts.bias)
    weights, x = draw_weights(case.spec, 1), normal(40, 40).astype(ml_dtypes.bfloat16).astype(np.float32)
    weights["expert_down_bias"] = np.float32(bias) * (1 + normal(*weights["expert_down_bias"].shape) / 8)

    rounded = forward.forward(Rounding(), case.spec, weights, x).routed
    truth = compute_truth(case.spec, weights, x)
    error = np.abs(rounded - truth.routed)
    named, not_named = (
        compute_bounds(case.spec, weights, x, DType.BF16, ids=truth.routing.ids, outputs=outputs).tolerance("routed")
        for outputs in (DType.F16, DType.F32)
    )
    assert (error <= named).all()
    assert (error > not_named).any() == (bias > 1)
    assert (named > not_named).all()


def test_unit_roundoffs_are_those_of_the_types():
    for dtype, u in UNIT_ROUNDOFF.items():
        one = np.ones(1, dtype.numpy)
        assert (one * (1 + 1.01 * u)).astype(dtype.numpy)[0] > 1 or dtype is DType.F32
        assert float(ml_dtypes.finfo(dtype.numpy).eps) == 2 * u


@pytest.mark.parametrize("scale", [0.1, 1.0, 10.0])
def test_softmax_stays_within_its_bound(scale):
    z = (normal(300, 16) * np.float32(scale)).astype(np.float32)
    sigma = np.abs(z) * 2.0**-22
    noisy = (z + RNG.standard_normal(z.shape) * sigma).astype(np.float32)
    shifted = np.exp(noisy - noisy.max(axis=1, keepdims=True))
    found = shifted / shifted.sum(axis=1, keepdims=True, dtype=np.float32)
    approx = F32.softmax(Approx(z.astype(np.float64), sigma))
    error = np.abs(found - approx.value)
    assert (error <= LAMBDA * approx.sigma + FLUSHED).all()
    assert rms(error) > 0.05 * rms(approx.sigma)


@pytest.mark.parametrize("weight", list(NormWeight))
def test_rms_norm_stays_within_its_bound(weight):
    v, w = normal(200, 40), normal(40)
    sigma = np.abs(v) * 2.0**-21
    noisy = (v + RNG.standard_normal(v.shape) * sigma).astype(np.float32)
    spec = NormSpec(1e-6, weight)
    approx = forward.rms_norm(F32, spec, Approx(v.astype(np.float64), sigma), w)
    np.testing.assert_allclose(approx.value, forward.rms_norm(Exact(), spec, v.astype(np.float64), w), rtol=1e-12)
    error = np.abs(forward.rms_norm(Exact(), spec, noisy.astype(np.float64), w) - approx.value)
    assert (error <= LAMBDA * approx.sigma).all()
    assert rms(error) > 0.2 * rms(approx.sigma)


@pytest.mark.parametrize(
    "glu",
    [
        GluSpec(),
        GluSpec(GluKind.GATED, Activation.GELU),
        GluSpec(GluKind.GATED, Activation.GELU_TANH),
        GluSpec(GluKind.PLAIN, Activation.RELU2),
        GluSpec(GluKind.CLAMP_BEFORE, limit=0.5),
        GluSpec(GluKind.CLAMP_AFTER, limit=0.5),
        GluSpec(GluKind.ALPHA_SIGMOID, limit=0.7, alpha=1.702),
        GluSpec(GluKind.SOFTCAP, limit=0.7, up_limit=0.9),
    ],
    ids=lambda glu: f"{glu.kind.value}-{glu.activation.value}",
)
def test_gated_units_stay_within_and_near_their_bound(glu):
    y = normal(200, 48).astype(np.float64)
    sigma = np.full(y.shape, 1e-4)
    noisy = y + RNG.standard_normal(y.shape) * sigma
    approx = F32.glu(glu, Approx(y, sigma))
    exact, off = (functions.glu(glu, *functions.halves(glu, v)) for v in (y, noisy))
    error = np.abs(off - exact)
    assert (error <= LAMBDA * approx.sigma + FLUSHED).all()
    assert 0.5 * rms(approx.sigma) < rms(error) < 1.1 * rms(approx.sigma)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
@pytest.mark.parametrize("dtype", [DType.F32, DType.BF16])
def test_every_stage_has_its_deviation(case, dtype):
    weights = draw_weights(case.spec, 1)
    x = normal(6, 40).astype(dtype.numpy).astype(np.float32)
    exact = compute_truth(case.spec, weights, x)
    ids = None if exact.routing is None else exact.routing.ids
    found = compute_bounds(case.spec, weights, x, dtype, ids=ids)
    assert set(found.stages) == set(exact.stages()) - {"ids"}
    for stage, sigma in found.stages.items():
        assert sigma.shape == exact.stages()[stage].shape
        assert np.isfinite(sigma).all()
        assert (sigma >= 0).all()
        # A relative error of 1e-4 everywhere must be seen in f32, one of 1/16 where matmul inputs are bf16; and no
        # stage may demand less than one rounding.
        narrow = dtype is DType.BF16 and stage in ("routed", "shared", "output")
        relative = LAMBDA * rms(sigma) / rms(exact.stages()[stage])
        assert (2.0**-8 if narrow else 2.0**-24) < relative < (2.0**-4 if narrow else 1e-4)


def test_overflow_marks_the_token():
    case = CASES[0]
    weights = draw_weights(case.spec, 1)
    x = normal(4, 40)
    x[1] *= np.float32(1e20)
    ids = compute_truth(case.spec, weights, x).routing.ids
    assert compute_bounds(case.spec, weights, x, DType.F32, ids=ids).overflow.tolist() == [False, True, False, False]
    x[1] = 300.0
    assert compute_bounds(case.spec, weights, x, DType.F16, ids=ids).overflow.tolist() == [False, True, False, False]
    assert not compute_bounds(case.spec, weights, x, DType.BF16, ids=ids).overflow.any()


def test_the_source_of_the_tolerance_is_said():
    text = describe_tolerance(CASES[0].spec, DType.BF16)
    assert "outputs of choices" not in text
    rounded = describe_tolerance(CASES[0].spec, DType.BF16, outputs=DType.F16)
    assert "outputs of choices u=2^-11 where kernels round them" in rounded
    assert "accumulated in f64 u=2^-53" in describe_tolerance(CASES[0].spec, DType.F32, DType.F64)
    for part in ("8 standard deviations", "H=40", "I=24", "k=3", "2^-24", "2^-8", "Higham and Mary"):
        assert part in text


def test_an_overflow_is_carried_to_what_depends_on_it():
    flagged = Approx(np.ones((3, 2)), np.zeros((3, 2)), np.array([False, True, False]))
    plain = exactly(np.ones((3, 2)))
    for result in (flagged + plain, plain * flagged, F32.apply(np.exp, flagged, 1), F32.concatenate(plain, flagged)):
        assert result.overflow.tolist() == [False, True, False]
    assert flagged[np.array([1, 1, 2])].overflow.tolist() == [True, True, False]
    assert F32.either(np.array([[True], [False], [True]]), flagged, plain).overflow.tolist() == [False, False, False]
    assert F32.either(np.array([[True, False]] * 3), flagged, plain).overflow.tolist() == [False, True, False]
    assert F32.reshape(flagged, (6, 1)).overflow.tolist() == [True] * 6
    total = F32.weighted_sum(4, 2, 1)
    total.add(np.array([0, 2, 3]), flagged, None)
    assert total.total().overflow.tolist() == [False, False, True, False]


def test_an_expert_that_a_table_names_twice_is_added_twice():
    out, weight = exactly(np.full((2, 3), 5.0)), exactly(np.full((2, 1), 0.25))
    sums = F32.weighted_sum(2, 3, 2)
    sums.add(np.array([1, 1]), out, weight)
    assert sums.total().value.tolist() == [[0.0] * 3, [2.5] * 3]
    once = F32.weighted_sum(2, 3, 2)
    once.add(np.array([1]), out[:1], weight[:1])
    assert (sums.total().sigma[1] > once.total().sigma[1]).all()


def test_the_block_in_numbers_with_deviations_has_the_values_of_truth():
    for case in CASES:
        weights, x = draw_weights(case.spec, 1), normal(6, 40)
        exact = compute_truth(case.spec, weights, x)
        found = forward.forward(F32, case.spec, weights, x).stages()
        for stage, value in exact.stages().items():
            assert np.array_equal(getattr(found[stage], "value", found[stage]), value), (case.name, stage)


@pytest.mark.parametrize("length", [3, 40, 700])
def test_products_of_two_uncertain_operands_stay_within_and_near_their_bound(length):
    x, y = normal(9, 2, length), normal(11, 2, length)
    for sizes in ((1e-4, 0.0), (0.0, 1e-4), (1e-4, 1e-4)):
        wide = [v.astype(np.float64) for v in (x, y)]
        given = [Approx(v, size * np.abs(v)) for v, size in zip(wide, sizes, strict=True)]
        moved = [v.value + v.sigma * RNG.standard_normal(v.value.shape) for v in given]
        bound = F32.contract("ihd,jhd->ihj", *given)
        error = np.abs(np.einsum("ihd,jhd->ihj", *moved) - bound.value)
        assert (error <= LAMBDA * bound.sigma).all()
        assert 0.3 * rms(bound.sigma) < rms(error) < 3.0 * rms(bound.sigma)
    exact = F32.contract("ihd,jhd->ihj", exactly(x), exactly(y))
    for head in range(2):
        error = np.abs(sequential_dot(x[:, head], y[:, head]) - exact.value[:, head])
        assert (error <= LAMBDA * exact.sigma[:, head]).all()
        assert 0.2 * rms(exact.sigma) < rms(error)


def test_centring_stays_within_its_bound():
    x = normal(50, 300) + np.float32(3.0)
    bound = F32.centre(exactly(x))
    total = np.zeros(50, np.float32)
    for k in range(300):
        total += x[:, k]
    error = np.abs((x - total[:, None] * np.float32(1 / 300)) - bound.value)
    assert (error <= LAMBDA * bound.sigma).all()
    assert 0.1 * rms(bound.sigma) < rms(error)
