"""Masked-dense over blocks of rows gives what it gives over all of them, whatever their number."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from emitter.dtype import DType
from emitter.graphs import emit
from emitter.iree import Session, compile_graph
from emitter.plan import Plan, Request, Strategy, plan
from emitter.reading.config import open_model
from emitter.spec import CapacitySpec, DenseSpec, ExpertsSpec, MoeSpec, RouterSpec
from emitter.target import Target, parse_target
from weights import random_weights

SPEC = MoeSpec(128, RouterSpec(5, 2, table=9), ExpertsSpec(5, 10))

TURING = Target.cuda("sm_75")
LINEAR = open_model(Path(__file__).parents[3] / "goldens/configs/tiny/vitpose-backbone.json").layer(None).spec


def planned(spec, target=TURING, **options):
    return plan(spec, Request(target=target, **options))


@pytest.fixture(scope="module")
def sessions():
    """In blocks of 4 rows, and all at once; with the stages, and with an input beside x."""
    plain = Plan(stages=True, accumulate=DType.F32)
    graph = emit(SPEC, plain)
    weights = random_weights(graph.signature.weights, 3)
    target = parse_target("cpu")
    made = (graph, emit(SPEC, replace(plain, row_blocks=(4,))))
    return [Session(compile_graph(each, target), weights, threads=1) for each in made]


@pytest.mark.parametrize("tokens", [0, 1, 4, 5, 11])
def test_blocks_of_rows_compute_what_all_rows_do(sessions, tokens: int):
    rng = np.random.default_rng(tokens)
    x, ids = rng.standard_normal((tokens, 128), np.float32), rng.integers(0, 9, tokens, np.int32)
    whole, blocks = (session.run(x, input_ids=ids) for session in sessions)
    assert blocks.keys() == whole.keys()
    for name, values in whole.items():
        assert blocks[name].shape == values.shape
        # at most 128 terms of magnitude below 16 in f32, in another order; ids are equal
        np.testing.assert_allclose(blocks[name], values, rtol=0, atol=128 * 2.0**-24 * 16)


def test_gpus_without_kernels_get_blocks_of_rows_and_say_so():
    for spec in (SPEC, LINEAR, DenseSpec(24, 12)):
        made = planned(spec)
        assert (made.strategy, made.row_blocks) == (Strategy.MASKED, (16, 64, 256))
        assert made.reason.endswith("masked-dense over 16 or 64 or 256 rows at a time")
    for spec in (LINEAR, DenseSpec(24, 12)):
        assert planned(spec, Target.cuda("sm_90")).row_blocks
    text = emit(SPEC, planned(SPEC, dtype=DType.BF16)).text
    # logits, gate, up and down, in each of three sizes: no product over a number of rows that a call decides
    assert text.count("stablehlo.dot_general") == 4 * 3
    assert not [line for line in text.splitlines() if "stablehlo.dot_general" in line and "?" in line]
    # the logits are f32: two parts of 64 terms for each row block
    assert text.count("batching_dims = [1] x [1], contracting_dims = [2] x [2]") == 3


def test_others_get_the_text_that_they_got():
    queue = replace(SPEC, experts=replace(SPEC.experts, capacity=CapacitySpec(fraction=1.0)))
    cases = [
        (SPEC, Target.cpu(), {}),
        (SPEC, TURING, {"tokens": 3}),
        (queue, TURING, {}),  # whom a token visits depends on all tokens
    ]
    for spec, target, options in cases:
        assert planned(spec, target, **options).row_blocks == ()
    asked = plan(SPEC, Request(Strategy.MASKED, TURING))
    assert emit(SPEC, asked).text == emit(SPEC, Plan()).text
