"""Entry points of an invented kind, written from outside every room: a stub of a decoder that remembers its past.

What they need is what CONTRIBUTING lists of a new entry point; no room was changed for them.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from emitter.dtype import DType
from emitter.errors import InputError
from emitter.graphs.layer import write_block
from emitter.graphs.lowered import lowering_of
from emitter.iree import Session, compile_graph
from emitter.packing import Axis, Extent, Plain, Use, Weight
from emitter.plan import Plan, Request, Strategy, plan
from emitter.shapes import TOKENS
from emitter.signature import Argument, Entry, Role, weight_arguments
from emitter.spec import DenseSpec, NormSpec
from emitter.spec.tensors import canonical_weights
from emitter.stages.norms import norm
from emitter.target import Target, host_target
from emitter.text.builder import FunctionBuilder, module_text
from emitter.text.graph import Graph
from emitter.text.weights import hold
from weights import random_weights

MLP, NORM, LAYERS = DenseSpec(24, 40), NormSpec(1e-5), 2
X = Argument("x", (TOKENS, MLP.hidden), DType.F32, Role.INPUT)
PAST = Argument("past", (MLP.hidden,), DType.F32, Role.STATE)
OBSERVE, RECALL = "observe", "recall"


def layer_weights(index: int, dtype: DType) -> tuple[Argument, ...]:
    own = Weight("norm", (Extent(Axis.OUT, MLP.hidden, "H"),), Use.FACTOR, Plain(DType.F32))
    return weight_arguments([w.within("layers", str(index)) for w in (own, *canonical_weights(MLP))], dtype)


def entry(name: str, made: Plan) -> tuple[FunctionBuilder, Entry]:
    """``h [N, H]`` of ``x [N, H]``, each token after what is remembered; ``@observe`` adds their sum to the past."""
    b, inner = FunctionBuilder(name), [layer_weights(i, made.dtype) for i in range(LAYERS)]
    arguments = (X, PAST, *(a for each in inner for a in each))
    values = b.take(arguments)
    lowering = lowering_of(MLP, made)
    h = b.add(values["x"], b.broadcast_in_dim(values["past"], X.shape, dims=(1,)), name="h")
    for i, held in enumerate(inner):
        b.stage(f"layer {i}")
        prefix = f"layers.{i}."
        weights = hold(b, held, values).within("layers", str(i))
        x = norm(b, lowering, NORM, h, weights, "norm", name="normed")
        own = {a.name.removeprefix(prefix): values[a.name] for a in held}
        h = b.add(h, dict(write_block(b, MLP, made, {**own, "x": x}))["output"], name="h")
    past = values["past"]
    if name == OBSERVE:
        past = b.add(past, b.reduce("add", h, dims=[0], name="sum"), name="remembered")
    b.results([("h", h), ("past", past)])
    return b, Entry(name, b.signature(arguments))


def graph(target: Target, strategy: Strategy) -> Graph:
    made = plan(MLP, Request(strategy, target))
    (observe, observed), (recall, recalled) = (entry(name, made) for name in (OBSERVE, RECALL))
    return Graph(module_text([observe, recall]), (observed, recalled))


def truth(x: npt.NDArray[Any], past: npt.NDArray[Any], weights: dict[str, npt.NDArray[Any]]) -> npt.NDArray[Any]:
    """In float64: h + down(silu(gate n) * up n) with n = h / rms(h) * weight, twice."""
    h = x.astype(np.float64) + past
    for i in range(LAYERS):
        own = {stem: weights[f"layers.{i}.{stem}"].astype(np.float64) for stem in ("norm", "gate_up", "down")}
        n = h / np.sqrt((h**2).mean(1, keepdims=True) + NORM.eps) * own["norm"]
        gate, up = np.split(n @ own["gate_up"].T, 2, axis=1)
        h = h + (gate / (1 + np.exp(-gate)) * up) @ own["down"].T
    return h


@pytest.mark.parametrize("strategy", [pytest.param(Strategy.MASKED, marks=pytest.mark.nightly), Strategy.AUTO])
def test_an_entry_point_with_a_state_is_written_compiled_and_run_from_outside(strategy: Strategy) -> None:
    made = graph(host_target(), strategy)
    entries = {each.name: each.signature for each in made.entries}
    assert entries[OBSERVE].weights == entries[RECALL].weights
    assert entries[OBSERVE].states == (PAST,)
    weights = random_weights(entries[OBSERVE].weights, 7)
    session = Session(compile_graph(made, host_target()), weights, entry=OBSERVE, threads=1)
    drawn = np.random.default_rng(3).standard_normal((3, 1, MLP.hidden)).astype(np.float32)
    past = np.zeros(MLP.hidden, np.float32)
    for x in drawn:
        recalled, seen = session.at(RECALL).run(x)["h"], session.run(x)["h"]
        np.testing.assert_array_equal(recalled, seen)
        # Sums of 24, 24 and 40 terms and some ten operations around them in each layer: fewer than 200 roundings, none
        # of a number larger than the largest term of a residual sum.
        wanted = truth(x, past, weights)
        np.testing.assert_allclose(seen, wanted, rtol=0, atol=200 * 2.0**-24 * np.abs(wanted).max())
        past = past + seen[0]  # one sum of two f32, as the graph has it
        np.testing.assert_array_equal(session.read("past"), past)
    assert session.at(RECALL).state is session.state
    with pytest.raises(InputError, match="no entry point 'main'; it has observe, recall"):
        session.at("main")
