"""Bytes and FLOPs of every block, against the signature, the emitted text, and arithmetic by hand."""

import re
from itertools import combinations, product
from math import prod

import pytest

from emitter.golden import goldens_root
from emitter.graphs import emit
from emitter.graphs.figures import layer_figures, model_figures
from emitter.plan import Plan
from emitter.reading.config import open_model
from emitter.signature import DType
from emitter.spec import DenseSpec, ExpertsSpec, FfnSpec, MoeSpec, RouterSpec, SharedGate
from oracle.suite import Block, blocks

TOKENS = 5
LAYERS = list(blocks(dense=True))


def spec_of(block: Block) -> FfnSpec:
    return block.open().spec


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
def test_masked_flops_are_those_of_the_products_in_the_text(block: Block) -> None:
    """And every weight of the signature is read once."""
    spec = spec_of(block)
    for dtype in (DType.F32, DType.BF16):
        read = sum(size for _, size in held(spec, dtype).values())
        assert layer_figures(spec, dtype, TOKENS).masked_bytes == read
    found = product_flops(emit(spec, Plan(TOKENS)).text)
    if isinstance(spec, MoeSpec):
        if spec.shared is not None and spec.shared.gate is SharedGate.SIGMOID:
            found += 2 * TOKENS * spec.hidden  # a sum of products
        if spec.experts.intermediate == 1:
            found += 2 * 2 * TOKENS * spec.experts.count * spec.hidden  # single neurons, likewise
    assert layer_figures(spec, DType.F32, TOKENS).masked_flops == found


def held(spec: FfnSpec, dtype: DType) -> dict[str, tuple[tuple[int, ...], int]]:
    """Shape and bytes of each weight in the signature of the emitted text."""
    weights = emit(spec, Plan(dtype=dtype)).signature.weights
    shapes = {w.name: tuple(int(extent) for extent in w.shape) for w in weights}  # type: ignore[arg-type]
    return {w.name: (shapes[w.name], prod(shapes[w.name]) * w.dtype.itemsize) for w in weights}


@pytest.mark.parametrize("block", LAYERS, ids=name_of)
def test_one_more_expert_is_its_part_of_each_weight_of_the_experts(block: Block) -> None:
    spec, dtype = spec_of(block), DType.BF16
    if isinstance(spec, DenseSpec):
        figures = layer_figures(spec, dtype, TOKENS)
        assert (figures.floor_bytes, figures.floor_flops) == (figures.masked_bytes, figures.masked_flops)
        return
    weights = held(spec, dtype)
    one = sum(size // shape[0] for name, (shape, size) in weights.items() if name.startswith("expert_"))
    some = [
        layer_figures(spec, dtype, TOKENS, touched=touched).floor_bytes for touched in (0, 1, 2, spec.experts.count)
    ]
    assert [some[1] - some[0], some[2] - some[0], some[3] - some[0]] == [one, 2 * one, spec.experts.count * one]
    # Beside the experts, everything is read but what other tokens take: rows of a table, a bank for another type.
    rest = sum(
        size // shape[0] * TOKENS if name == "token_experts" else size
        for name, (shape, size) in weights.items()
        if not name.startswith(("expert_", "second_"))
    )
    assert some[0] == rest


@pytest.mark.parametrize(("classes", "k", "tokens"), [(5, 2, 3), (4, 1, 4), (3, 3, 2), (6, 2, 1)])
def test_the_experts_that_are_touched_are_the_mean_over_all_choices(classes: int, k: int, tokens: int) -> None:
    """Each token chooses each set of k classes equally often: counted over all choices, one by one."""
    spec = MoeSpec(8, RouterSpec(classes, k), ExpertsSpec(classes, 3))
    choices = list(product(combinations(range(classes), k), repeat=tokens))
    distinct = sum(len({expert for token in choice for expert in token}) for choice in choices)
    found = layer_figures(spec, DType.F32, tokens).experts_touched
    assert found == pytest.approx(distinct / len(choices), rel=1e-12)


def test_classes_that_are_no_experts_are_not_touched() -> None:
    """longcat_flash: 8 experts and 4 classes that compute nothing, 3 of the 12 for a token."""
    spec = open_model(goldens_root() / "configs" / "tiny" / "longcat-flash.json").layer(0).spec
    choices = list(product(combinations(range(12), 3), repeat=2))
    distinct = sum(len({e for token in choice for e in token if e < 8}) for choice in choices)
    figures = layer_figures(spec, DType.F32, 2)
    assert figures.experts_touched == pytest.approx(distinct / len(choices), rel=1e-12)
    # a token computes 3 x 8 / 12 = 2 experts of 3 x 40 x 24 on average, and a router of 12 x 40
    assert figures.floor_flops == 2 * 2 * (12 * 40 + 2 * 3 * 40 * 24)


BY_HAND = {
    # config: bytes in bf16 and FLOPs of one token beside a router's
    "gpt-oss-20b": (  # 4 of 32 experts of 3 x 2880 x 2880; biases in f32, one of the router
        4 * 32 * 2880 + 4 * 32 + 4 * (2 * 3 * 2880 * 2880 + 4 * (5760 + 2880)),
        2 * (32 * 2880 + 4 * 3 * 2880 * 2880),
    ),
    "qwen1.5-moe-a2.7b": (  # 4 of 60 experts of 3 x 2048 x 1408, one shared of 3 x 2048 x 5632 with a gate of 2048
        4 * 60 * 2048 + 4 * 2048 + 2 * 3 * 2048 * (4 * 1408 + 5632),
        2 * (60 * 2048 + 2048 + 3 * 2048 * (4 * 1408 + 5632)),
    ),
    "mixtral-8x7b-v0.1": (  # 2 of 8 experts of 3 x 4096 x 14336
        4 * 8 * 4096 + 2 * 2 * 3 * 4096 * 14336,
        2 * (8 * 4096 + 2 * 3 * 4096 * 14336),
    ),
    "deepseek-v3": (  # 8 of 256 experts of 3 x 7168 x 2048, one shared; a correction of 256 in f32
        4 * 256 * 7168 + 4 * 256 + 2 * 9 * 3 * 7168 * 2048,
        2 * (256 * 7168 + 9 * 3 * 7168 * 2048),
    ),
}


@pytest.mark.parametrize("name", BY_HAND)
def test_one_token_at_the_true_size(name: str) -> None:
    model = open_model(goldens_root() / "configs" / f"{name}.json")
    figures = layer_figures(model.layer(model.moe_layers[0]).spec, DType.BF16, 1)
    assert (figures.floor_bytes, figures.floor_flops) == pytest.approx(BY_HAND[name], rel=1e-12)
    more = layer_figures(model.layer(model.moe_layers[0]).spec, DType.BF16, 7)
    assert more.floor_flops == pytest.approx(7 * BY_HAND[name][1], rel=1e-12)


def test_olmoe_at_its_true_size() -> None:
    """64 experts of 3 x 2048 x 1024, 8 of them for a token; a router of 64 x 2048 in f32."""
    spec = open_model(goldens_root() / "configs" / "olmoe-1b-7b-0924.json").layer(0).spec
    figures = layer_figures(spec, DType.BF16, 1)
    assert figures.floor_bytes == 4 * 64 * 2048 + 2 * 8 * 3 * 2048 * 1024
    assert figures.floor_flops == 2 * (64 * 2048 + 8 * 3 * 2048 * 1024)
    assert figures.masked_bytes == 4 * 64 * 2048 + 2 * 64 * 3 * 2048 * 1024


def test_one_more_token_of_a_whole_decoder() -> None:
    """OLMoE: 16 layers of q, k, v and o, 2048 x 2048 each, in 16 heads of 128; the head is computed once."""
    spec = open_model(goldens_root() / "configs" / "olmoe-1b-7b-0924.json").whole
    one, two = (model_figures(spec, DType.BF16, 5, tokens) for tokens in (1, 2))
    expert = 3 * 2048 * 1024
    # the second token sees itself, the first and 5 before them
    attended = 2 * 7 * 16 * (128 + 128)
    assert two.floor_flops - one.floor_flops == 16 * (2 * (4 * 2048**2 + 64 * 2048 + 8 * expert) + attended)
    # 64 (1 - (7/8)^2) = 15 experts are touched, 7 more; and a row of the embedding
    assert (one.experts_touched, two.experts_touched) == (8, 15)
    assert two.floor_bytes - one.floor_bytes == 2 * (16 * 7 * expert + 2048)
    assert one.cache_bytes == two.cache_bytes == 5 * 16 * 2 * 2048 * 2
    # two sequences, each with 5 tokens of its own
    apart = model_figures(spec, DType.BF16, 5, 2, batch=True)
    assert apart.cache_bytes == 2 * one.cache_bytes
    assert apart.floor_bytes - two.floor_bytes == one.cache_bytes
    assert two.floor_flops - apart.floor_flops == 16 * 2 * 16 * (128 + 128)
