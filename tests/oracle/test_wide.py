"""The configs that a verification on a GPU is over: what they are made of, and that kernels compute them."""

import operator
from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from emitter.graphs import emit
from emitter.plan import Request, Strategy, plan
from emitter.reading.config import open_model
from emitter.signature import DType
from emitter.target import Target, parse_target
from oracle import suite
from oracle.trials import Trials

PLAIN = {
    "doge": "its expert width is 1",
    "vitpose_backbone": "its experts are one projection each",
}
"""The blocks that no kernel for GPUs computes, and why."""


def test_they_differ_from_the_tiny_ones_in_widths_alone():
    kept = operator.attrgetter("experts", "top_k", "score", "renorm", "groups", "bias")
    for tiny, wide in zip(suite.blocks(dense=True), suite.blocks(dense=True, wide=True), strict=True):
        assert wide == replace(tiny, wide=True)
        small, large = tiny.open(), wide.open()
        assert (large.kind, large.spec.hidden) == (small.kind, 4 * small.spec.hidden)
        if hasattr(small.spec, "router"):
            assert kept(large.spec.router) == kept(small.spec.router)


def test_a_layer_that_fails_leaves_its_config_where_its_command_finds_it(tmp_path, monkeypatch):
    """Nobody has the widened config; one that fails is written beside the failing case."""
    block = next(block for block in suite.blocks(wide=True) if block.family == "olmoe")
    for passed in (True, False):
        monkeypatch.setattr(suite, "verify_layer", lambda layer, *_, **__: SimpleNamespace(passed=passed))  # noqa: B023
        suite.verify_block(block, Trials(), "iree", parse_target("cpu"), tmp_path)
        assert [path.name for path in tmp_path.iterdir()] == ([] if passed else ["verify-olmoe-wide.json"])
    subject = suite.subject_of(block.open(), None)
    assert open_model(tmp_path / subject.model).layer(block.layer).spec == subject.spec


@pytest.mark.parametrize("block", list(suite.blocks(wide=True)), ids=lambda block: f"{block.config.stem}-{block.layer}")
def test_kernels_compute_them_on_a_gpu(block):
    spec = block.open().spec
    made = plan(spec, Request(target=Target.cuda("sm_90"), dtype=DType.BF16))
    variants = {made.variant(tokens) for tokens in (1, 7, 64)}
    if block.family in PLAIN:
        assert PLAIN[block.family] in made.reason
        assert variants == {"masked"}
    else:
        assert len(variants) > 1
        assert "masked" not in variants
        assert all(f"@{kernel}" in emit(spec, made).text for kernel in ("gathered_down", "grouped_down"))


@pytest.mark.parametrize(("target", "wide"), [(Target.cuda("sm_90"), True), (Target.cpu(), False)])
def test_a_gpu_verifies_the_wide_ones(target, wide, monkeypatch):
    asked = []

    def none(**given: Any) -> Iterator[suite.Block]:
        asked.append(given)
        yield from ()

    monkeypatch.setattr(suite, "blocks", none)
    plan = Trials(request=Request(Strategy.AUTO, target))
    assert list(suite.verify_all(plan, "iree", parse_target("cpu"), jobs=1, progress=print)) == []
    assert asked == [{"wide": wide}]
