"""The configs that a verification on a GPU is over: what they are made of, and that kernels compute them."""

import operator
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from emitter.backend import Cpu, Cuda
from emitter.golden import goldens_root
from emitter.graphs import EmitOptions, Strategy, emit, variant_of
from emitter.iree import parse_target
from emitter.plan import Request, plan_dispatch
from emitter.reading.config import open_model
from emitter.signature import DType
from oracle import suite
from oracle.verify import Plan
from oracle.wide import TINY, WIDE, widened

TINY_CONFIGS = sorted((goldens_root() / TINY).glob("*.json"))
PLAIN = {
    "doge": "its expert width is 1",
    "vitpose_backbone": "its experts are one projection each",
}
"""The blocks that no kernel for GPUs computes, and why."""


def test_wide_configs_are_what_the_command_writes():
    written = {path.name: path.read_text() for path in (goldens_root() / WIDE).glob("*.json")}
    wanted = {path.name: widened(path) for path in TINY_CONFIGS}
    assert written == wanted, "run `python -m oracle.wide`"


@pytest.mark.parametrize("config", TINY_CONFIGS, ids=lambda path: path.stem)
def test_they_differ_from_the_tiny_ones_in_widths_alone(config):
    for part in open_model(config).parts or (None,):
        tiny, wide = (open_model(goldens_root() / folder / config.name, part=part) for folder in (TINY, WIDE))
        assert tiny.representative_layers() == wide.representative_layers()
        for layer in tiny.representative_layers():
            small, large = tiny.layer(layer).spec, wide.layer(layer).spec
            assert large.hidden == 4 * small.hidden
            if hasattr(small, "router"):
                kept = operator.attrgetter("experts", "top_k", "score", "renorm", "groups", "bias")
                assert kept(large.router) == kept(small.router)


@pytest.mark.parametrize("block", list(suite.blocks(wide=True)), ids=lambda block: f"{block.config.stem}-{block.layer}")
def test_kernels_compute_them_on_a_gpu(block):
    spec = open_model(block.config, part=block.part).layer(block.layer).spec
    options, why = plan_dispatch(spec, Request(backend=Cuda("sm_90")), EmitOptions(None, DType.BF16))
    variants = {variant_of(spec, options, tokens) for tokens in (1, 7, 64)}
    if block.family in PLAIN:
        assert PLAIN[block.family] in why
        assert variants == {"masked"}
        assert variant_of(spec, replace(options, strategy=Strategy.AUTO), 1) == "masked"
    else:
        assert len(variants) > 1
        assert "masked" not in variants
        assert all(f"@{kernel}" in emit(spec, options).text for kernel in ("gathered_down", "grouped_down"))


@pytest.mark.parametrize(("backend", "wide"), [(Cuda("sm_90"), True), (Cpu(), False)])
def test_a_gpu_verifies_the_wide_ones(backend, wide, monkeypatch):
    asked = []

    def none(**given: Any) -> Iterator[suite.Block]:
        asked.append(given)
        yield from ()

    monkeypatch.setattr(suite, "blocks", none)
    plan = Plan(request=Request(Strategy.AUTO, backend))
    assert list(suite.verify_all(plan, "iree", parse_target("cpu"), jobs=1, progress=print)) == []
    assert asked == [{"wide": wide}]
