"""Attention in plain StableHLO: what its sums are accumulated in reaches the softmax."""

import numpy as np
import pytest

from emitter.dtype import DType
from emitter.graphs.lowered import graph_of
from emitter.iree import Session, compile_graph
from emitter.lowering import Lowering
from emitter.packing import Axis, Extent, Plain, Use, Weight
from emitter.signature import MAIN, Argument, Role, weight_arguments
from emitter.spec.attention import GroupedAttentionSpec, MaskSpec
from emitter.stages.attention import Surroundings, attention
from emitter.stages.cache import Contiguous
from emitter.target import parse_target
from emitter.text.builder import FunctionBuilder
from emitter.text.weights import hold

TOKENS, WIDTH = 7, 16


@pytest.mark.parametrize("sinks", [False, True])
def test_large_scores_reach_the_softmax_without_a_rounding_of_their_own(sinks: bool) -> None:
    spec = GroupedAttentionSpec(
        hidden=WIDTH, heads=1, scale=WIDTH**-0.5, mask=MaskSpec(), sinks=sinks, softcap=0.0, kv_heads=1,
        head_dim=WIDTH, v_dim=WIDTH,
    )  # fmt: skip
    wanted = [Weight(stem, (Extent(Axis.OUT, WIDTH), Extent(Axis.IN, WIDTH)), Use.PRODUCT, Plain()) for stem in "qkvo"]
    wanted += [Weight("sinks", (Extent(Axis.OUT, 1),), Use.BIAS, Plain(DType.F32))] if sinks else []
    arguments = weight_arguments(wanted, DType.F32)
    shapes = {"x": (TOKENS, WIDTH), "c0": (1, TOKENS, WIDTH), "c1": (1, TOKENS, WIDTH)}
    inputs = [Argument(name, shape, DType.F32, Role.INPUT) for name, shape in shapes.items()]
    b = FunctionBuilder(MAIN)
    values = b.take((*inputs, *arguments))
    positions = b.iota((TOKENS,), dim=0)
    call = Surroundings(positions, Contiguous(b.constant(0, DType.I32), positions, positions))
    cache, weights = (values["c0"], values["c1"]), hold(b, arguments, values)
    y, _ = attention(b, Lowering(DType.F32, DType.F64), spec, values["x"], weights, cache, call)
    random = np.random.default_rng(3)
    # exact in f32, as are q and k; scores of 1000 that differ by a few
    x = 4 + np.round(48 * random.standard_normal((TOKENS, WIDTH))) / 1024
    given = {"q": 16 * np.eye(WIDTH), "k": np.eye(WIDTH), "o": np.eye(WIDTH)}
    given["v"] = 16 * (np.eye(WIDTH) - np.roll(np.eye(WIDTH), 1, axis=1))  # the differences of a row
    given |= {"sinks": np.array([1024.0])} if sinks else {}
    arrays = {name: array.astype(np.float32) for name, array in given.items()}
    graph = graph_of(b, (*inputs, *arguments), [("y", y)])
    session = Session(compile_graph(graph, parse_target("cpu")), arrays, driver="local-sync")
    zeros = np.zeros((1, TOKENS, WIDTH), np.float32)
    found = session.run(x.astype(np.float32), c0=zeros, c1=zeros)["y"]
    scores = 16 * x @ x.T * spec.scale
    assert 1000 < np.abs(scores).max() < 1200
    scores[np.triu_indices(TOKENS, 1)] = -np.inf
    highest = np.maximum(scores.max(1, keepdims=True), 1024.0 if sinks else -np.inf)
    p = np.exp(scores - highest)
    p /= p.sum(1, keepdims=True) + (np.exp(1024.0 - highest) if sinks else 0.0)
    v = x @ given["v"].T
    # an exponential of what is below the highest, its sum, their quotient, p v and its own: of scores that were
    # rounded, 500 of them
    assert (np.abs(np.asarray(found) - p @ v) <= 12 * 2.0**-24 * (p @ np.abs(v))).all()
