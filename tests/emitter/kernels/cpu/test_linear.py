"""Projections of few tokens and norms: every tier, packing and ragged size against float64."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from emitter.dispatch.projections import by_kernels
from emitter.dtype import DType
from emitter.graphs.lowered import graph_of
from emitter.iree import Session, compile_graph
from emitter.kernels.cpu.kernel_set import CpuLinear, cpu_kernels
from emitter.lowering import Lowering
from emitter.packing import (
    Axis,
    BlockFp8,
    Extent,
    GgufQ4_K,
    GgufQ6_K,
    GgufQ8_0,
    MlxAffine,
    Mxfp4,
    Packing,
    Plain,
    Use,
    Weight,
)
from emitter.shapes import TOKENS, Dim
from emitter.signature import MAIN, Argument, Role, weight_arguments
from emitter.spec import NormSpec, NormWeight
from emitter.spec.norm import NormKind
from emitter.stages.norms import norm
from emitter.target import host_features, parse_target
from emitter.target.isa import AMX, AVX2, AVX512_BF16, PORTABLE, Isa, best_isa, tiers_for
from emitter.text.builder import FunctionBuilder
from emitter.text.graph import Graph
from emitter.text.weights import hold
from tests.emitter.kernels.cpu.test_packed_rows import packed_weights

Array = NDArray[Any]
HOST = best_isa(host_features())
TIERS = tiers_for(host_features())


def projections(
    isa: Isa, dtype: DType, length: int, matrices: list[tuple[int, Packing, bool]], tokens: Dim = TOKENS
) -> Graph:
    """``y_0 .. [N, rows]`` of ``x [N, length]`` and the matrices, of which some have biases."""
    weights = []
    for number, (rows, packing, biased) in enumerate(matrices):
        axes = (Extent(Axis.OUT, rows), Extent(Axis.IN, length))
        weights.append(Weight(f"w{number}", axes, Use.PRODUCT, packing))
        weights += [Weight(f"w{number}_bias", axes[:1], Use.BIAS, Plain(DType.F32))] if biased else []
    x = Argument("x", (tokens, length), DType.F32, Role.INPUT)
    arguments = (x, *weight_arguments(weights, dtype))
    b = FunctionBuilder(MAIN)
    values = b.take(arguments)
    held = hold(b, arguments[1:], values)
    stems = [f"w{number}" for number in range(len(matrices))]
    biases = [held.find(f"{stem}_bias") for stem in stems]
    lowering = Lowering(dtype, DType.F32)
    made = CpuLinear(isa).project(b, lowering, values["x"], [held.held_weight(stem) for stem in stems], biases)
    assert not isinstance(made, str)
    return graph_of(b, arguments, [(f"y_{number}", value) for number, value in enumerate(made)])


# 32 rows a workgroup, 8 or 2 runs of them, vectors of 4 to 32 numbers; tokens by 4, 2 and 1
CASES = [
    (TIERS[0], DType.BF16, 70, [(33, Plain(), True), (64, Plain(), False), (1, Plain(), True)]),
    (TIERS[-1], DType.F32, 65, [(40, Plain(), False), (31, Plain(), True)]),
    *((isa, DType.BF16, 64, [(50, Plain(), True)]) for isa in TIERS[1:-1]),
    (HOST, DType.F16, 33, [(32, Plain(), False), (16, Plain(), False)]),
    (HOST, DType.BF16, 256, [(40, MlxAffine(4, 64, DType.BF16), True), (33, MlxAffine(4, 64, DType.BF16), False)]),
    (HOST, DType.BF16, 512, [(34, GgufQ4_K(), False), (40, GgufQ6_K(), False), (18, GgufQ4_K(), True)]),
    (AVX2, DType.F32, 96, [(40, GgufQ8_0(), False)]),
    (PORTABLE, DType.BF16, 64, [(36, Mxfp4(), True), (36, Plain(), True)]),
    (HOST, DType.BF16, 256, [(130, BlockFp8(64, 128), False)]),
]


# each packing is in ``test_codings`` too, and the tiers between the best and the last are in the nightly run
IN_EACH_RUN = (0, 1, 5, 6, 8)


@pytest.mark.parametrize(
    ("isa", "dtype", "length", "matrices"),
    [pytest.param(*case, marks=[pytest.mark.nightly] * (i not in IN_EACH_RUN)) for i, case in enumerate(CASES)],
)
def test_projections_side_by_side_are_sums_of_their_products(
    isa: Isa, dtype: DType, length: int, matrices: list[tuple[int, Packing, bool]]
) -> None:
    graph = projections(isa, dtype, length, matrices)
    planes, numbers = packed_weights(graph, 3)
    run = Session(compile_graph(graph, parse_target("cpu")), planes, driver="local-sync")
    for tokens in (1, 2, 3, 4, 7):
        x = np.random.default_rng(tokens).standard_normal((tokens, length)).astype(dtype.numpy).astype(np.float32)
        found = run.run(x)
        for number, (_, packing, biased) in enumerate(matrices):
            w = np.asarray(numbers[f"w{number}"], np.float64)
            bias = np.asarray(numbers[f"w{number}_bias"], np.float64) if biased else 0.0
            truth = x.astype(np.float64) @ w.T + bias
            # Each product and each sum is rounded to f32 at most once. Packed rows are summed about the middle of
            # their range, two terms for one, of which neither is above the largest of the row; bf16 rows multiplied as
            # integers keep 2^-22 of the largest activation.
            magnitude = np.abs(x) @ np.abs(w).T + np.abs(bias)
            bound = (length + 2) * 2.0**-24 * magnitude
            if not isinstance(packing, Plain):
                most = np.abs(w).max(1) * np.abs(x).sum(1, keepdims=True)
                bound = (length + 4) * 2.0**-24 * (2.2 * most + np.abs(bias)) + 2.0**-22 * length * np.abs(x).max() * (
                    np.abs(w).max(1)
                )
            np.testing.assert_array_less(np.abs(found[f"y_{number}"] - truth), bound + 1e-30, f"{tokens} tokens")


NORMS = [
    NormSpec(1e-5),
    NormSpec(1e-6, NormWeight.CENTRED),
    NormSpec(1e-6, NormWeight.NONE),
    NormSpec(1e-5, kind=NormKind.LAYER, bias=True),
]


@pytest.mark.parametrize(
    ("isa", "width", "spec"),
    [
        pytest.param(
            *tier, spec, id=f"{spec.kind.value}-{spec.weight.value}-{i}", marks=[pytest.mark.nightly] * (i != j)
        )
        for i, tier in enumerate([(TIERS[0], 48), (TIERS[-1], 37), (TIERS[len(TIERS) // 2], 70)])
        for j, spec in zip((2, 1, 0, 0), NORMS, strict=True)
    ],
)
def test_norms_are_rounded_once_and_once_more_for_products(isa: Isa, width: int, spec: NormSpec) -> None:
    shapes = {"x": (TOKENS, width), "w": (width,), "c": (width,)}
    arguments = [Argument(name, shape, DType.F32, Role.INPUT) for name, shape in shapes.items()]
    b = FunctionBuilder(MAIN)
    x, w, c = b.take(arguments).values()
    lowering = Lowering(DType.BF16, DType.F32)
    y = CpuLinear(isa).norm(b, lowering, spec, x, w if spec.weighted else None, c if spec.bias else None)
    assert not isinstance(y, str)
    plain, wide = (
        norm(b, replace(lowering, accumulate=dtype), spec, x, {"n": w, "n_bias": c}, "n", name="plain")
        for dtype in (DType.F32, DType.F64)
    )
    results = [("y", y), ("narrow", b.convert(y, DType.BF16)), ("plain", plain), ("wide", wide)]
    graph = graph_of(b, arguments, results)
    random = np.random.default_rng(width)
    given = [(3 * random.standard_normal(shape) + 1).astype(np.float32) for shape in ((5, width), (width,), (width,))]
    if spec.kind is NormKind.LAYER:
        given[0] += 1000  # beside which what the norm keeps is little
    found = Session(compile_graph(graph, parse_target("cpu")), {}, driver="local-sync").run(
        given[0], w=given[1], c=given[2]
    )
    v, weight, bias = (each.astype(np.float64) for each in given)
    middle = v - v.mean(1, keepdims=True) if spec.kind is NormKind.LAYER else v
    root = 1 / np.sqrt((middle**2).mean(1, keepdims=True) + spec.eps)
    factor = {NormWeight.SCALE: weight, NormWeight.CENTRED: 1 + weight, NormWeight.NONE: np.ones(width)}[spec.weight]
    truth = middle * root * factor + (bias if spec.bias else 0)
    # of the plain form sums of all terms, then six roundings; of a mean, whatever it is, as many of the largest of what
    # it leaves; of the kernel and of sums in f64 one, of what f64 gives: an input of 1000 has at most 2^-43, and there
    # are 70
    magnitude = (np.abs(middle).max(1, keepdims=True) + np.abs(middle)) * root * np.abs(factor) + np.abs(bias)
    assert (np.abs(found["plain"] - truth) <= (width + 12) * 2.0**-24 * magnitude).all()
    for name in ("y", "wide"):
        assert (np.abs(found[name] - truth) <= 2.0**-24 * np.abs(truth) + 2.0**-36 * magnitude).all(), name
    np.testing.assert_array_equal(np.asarray(found["narrow"]), np.asarray(found["y"]).astype(DType.BF16.numpy))


def test_sums_of_many_tokens_are_nearer_than_one_running_sum() -> None:
    """A running sum of ``n`` products has an error of n^2 / 2 roundings, one of parts of ``p`` of n (p + n / p) / 2."""
    tokens, rows, length = 64, 48, 28
    axes = (Extent(Axis.OUT, rows), Extent(Axis.IN, length))
    weights = [Weight("w", axes, Use.PRODUCT, Plain())]
    x = Argument("x", (tokens, length), DType.F32, Role.INPUT)
    arguments = (x, *weight_arguments(weights, DType.F32))
    b = FunctionBuilder(MAIN)
    values = b.take(arguments)
    held = hold(b, arguments[1:], values).held_weight("w")
    (y,) = by_kernels(cpu_kernels(HOST))(b, Lowering(DType.F32, DType.F32), values["x"], [held], [None])
    graph = graph_of(b, arguments, [("y", y)])
    rng = np.random.default_rng(1)
    weight, given = (rng.standard_normal((n, length)).astype(np.float32) for n in (rows, tokens))
    found = np.asarray(Session(compile_graph(graph, parse_target("cpu")), {"w": weight})(given), np.float64)
    products = given.astype(np.float64)[:, None] * weight.astype(np.float64)
    running = np.zeros((tokens, rows), np.float32)
    for i in range(length):
        running = (running.astype(np.float64) + products[..., i]).astype(np.float32)
    ours, theirs = (float(np.square(each - products.sum(-1)).mean()) for each in (found, running))
    assert ours <= 0.6 * theirs  # of parts of 8: (8 + 28 / 8) / 28 = 0.41, a part that is not whole among them


@pytest.mark.parametrize(
    ("isa", "packing", "most"),
    [
        (AVX512_BF16, GgufQ4_K(), 7),
        (AVX512_BF16, Plain(), 4),
        (AMX, GgufQ4_K(), 4),
        (PORTABLE, GgufQ4_K(), 4),
    ],
)
def test_packed_rows_are_read_twice_where_unpacking_them_takes_longer(isa: Isa, packing: Packing, most: int) -> None:
    def text(tokens: int) -> str:
        b = FunctionBuilder(MAIN)
        weight = Weight("w", (Extent(Axis.OUT, 32), Extent(Axis.IN, 256)), Use.PRODUCT, packing)
        arguments = (Argument("x", (tokens, 256), DType.F32, Role.INPUT), *weight_arguments([weight], DType.BF16))
        values = b.take(arguments)
        held = hold(b, arguments[1:], values).held_weight("w")
        project = by_kernels(cpu_kernels(isa))
        (y,) = project(b, Lowering(DType.BF16, DType.F32), values["x"], [held], [None])
        return graph_of(b, arguments, [("y", y)]).text

    assert "@rows::@linear" in text(most)
    assert "@rows::@linear" not in text(most + 1)
