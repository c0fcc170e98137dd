"""Bytes and FLOPs of every block, against the signature, the emitted text, and arithmetic by hand."""

import re
from math import prod

import pytest

from emitter.figures import layer_figures
from emitter.golden import goldens_root
from emitter.graphs import EmitOptions, emit
from emitter.reading.config import open_model
from emitter.signature import DType
from emitter.spec import DenseSpec, FfnSpec, GluKind, MoeSpec, SharedGate
from oracle.suite import Block, blocks

TOKENS = 5
LAYERS = list(blocks(dense=True))


def spec_of(block: Block) -> FfnSpec:
    return open_model(block.config, part=block.part).layer(block.layer).spec


def name_of(block: Block) -> str:
    return f"{block.config.stem}-{block.part}-{block.layer}"


def product_flops(text: str) -> int:
    """FLOPs of the products in a text: of each ``dot_general``, and of what stands in for it with one row or column."""
    flops = 0
    for lhs, rest, result in re.findall(
        r"stablehlo\.dot_general [^\n]*?contracting_dims = \[(\d+)\][^\n]*: \(tensor<([^>]*)>[^\n]*-> tensor<([^>]*)>",
        text,
    ):
        contracted = int(rest.split("x")[int(lhs)])
        flops += 2 * contracted * prod(int(extent) for extent in result.split("x")[:-1])
    return flops


@pytest.mark.parametrize("block", LAYERS, ids=name_of)
@pytest.mark.parametrize("dtype", [DType.F32, DType.BF16], ids=lambda d: d.value)
def test_masked_dense_reads_every_weight_of_the_signature_once(block: Block, dtype: DType) -> None:
    spec = spec_of(block)
    weights = emit(spec, EmitOptions(dtype=dtype)).signature.weights
    held = sum(prod(extent or 0 for extent in w.shape) * w.dtype.itemsize for w in weights)
    assert layer_figures(spec, dtype, TOKENS).masked_bytes == held


@pytest.mark.parametrize("block", LAYERS, ids=name_of)
def test_masked_flops_are_those_of_the_products_in_the_text(block: Block) -> None:
    spec = spec_of(block)
    found = product_flops(emit(spec, EmitOptions(TOKENS)).text)
    if isinstance(spec, MoeSpec):
        if spec.shared is not None and spec.shared.gate is SharedGate.SIGMOID:
            found += 2 * TOKENS * spec.hidden  # a sum of products
        if spec.experts.intermediate == 1:
            found += 2 * 2 * TOKENS * spec.experts.count * spec.hidden  # single neurons, likewise
    assert layer_figures(spec, DType.F32, TOKENS).masked_flops == found


@pytest.mark.parametrize("block", LAYERS, ids=name_of)
def test_floors_are_those_of_the_chosen_experts_alone(block: Block) -> None:
    spec = spec_of(block)
    figures = layer_figures(spec, DType.F32, TOKENS)
    if isinstance(spec, DenseSpec):
        assert (figures.floor_bytes, figures.floor_flops) == (figures.masked_bytes, figures.masked_flops)
        return
    experts, width = spec.experts, spec.expert_hidden
    matrices = {GluKind.LINEAR: 1, GluKind.PLAIN: 2}.get(experts.glu.kind, 3)
    one = matrices * width * experts.intermediate
    biases = (matrices - 1) * experts.intermediate + width if experts.bias else 0
    read = len(experts.slot_experts) or min(experts.count, spec.router.experts)
    outcomes = len(experts.slot_experts) or spec.router.experts
    touched = read * (1 - (1 - spec.router.top_k / outcomes) ** TOKENS)
    idle = 4 * (experts.count - touched) * (one + biases)
    busy = 2 * TOKENS * one * (experts.count - spec.router.top_k * read / outcomes)
    if spec.router.table:
        idle += 4 * spec.router.top_k * (spec.router.table - TOKENS)
    if spec.second:
        router = spec.router.experts * spec.hidden
        bank = experts.count * matrices * width * spec.second
        idle += 4 * (bank + router + spec.router.experts * spec.router.correction_bias)
        busy += 2 * TOKENS * (bank + router)
    assert figures.floor_bytes == pytest.approx(figures.masked_bytes - idle, rel=1e-12)
    assert figures.floor_flops == pytest.approx(figures.masked_flops - busy, rel=1e-12)


def test_olmoe_at_its_true_size() -> None:
    """64 experts of 3 x 2048 x 1024, 8 of them for a token; a router of 64 x 2048 in f32."""
    spec = open_model(goldens_root() / "configs" / "olmoe-1b-7b-0924.json").layer(0).spec
    figures = layer_figures(spec, DType.BF16, 1)
    assert figures.floor_bytes == 4 * 64 * 2048 + 2 * 8 * 3 * 2048 * 1024
    assert figures.floor_flops == 2 * (64 * 2048 + 8 * 3 * 2048 * 1024)
    assert figures.masked_bytes == 4 * 64 * 2048 + 2 * 64 * 3 * 2048 * 1024
