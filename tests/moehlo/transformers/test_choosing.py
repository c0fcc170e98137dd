"""Routers' ``torch.topk`` in graphs for a GPU: what is chosen, and that each router's choice is found."""

from __future__ import annotations

import copy
from typing import Any

import pytest
import tiny_models as tiny
import torch
from test_every_class import CASES, build, prompt
from test_operators import LOOKS_INTO_CACHED, NO_GRAPH, as_called_and_traced

import moehlo.transformers
from moehlo.transformers import choosing

CHOICES = (torch.ops.aten.topk.default, torch.topk, "topk")
INDEXED = {
    *("AXK2ForCausalLM", "DeepseekV32ForCausalLM", "DeepseekV4ForCausalLM", "Dots3NoteForCausalLM", "HYV4ForCausalLM"),
    *("Glm5NextForConditionalGeneration", "GlmMoeDsaForCausalLM", "MistralLarge4ForConditionalGeneration"),
}
"""Whose attention chooses among tokens."""
NAN, INF = float("nan"), float("inf")


@pytest.fixture
def on_cpus(monkeypatch: pytest.MonkeyPatch) -> None:
    torch.compiler.reset()
    monkeypatch.setattr(choosing, "_ON", "cpu")


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16])
def test_what_is_chosen_is_what_torch_chooses(dtype: torch.dtype) -> None:
    distinct = torch.stack([torch.randperm(96).to(dtype) - 48 for _ in range(14)]).view(2, 7, 96)
    for x, k in ((distinct, 8), (distinct[0], 1), (distinct[0, 0], 16), (distinct[..., :5], 5)):
        values, indices = choosing.chosen(x, k)
        expected = x.topk(k)
        assert torch.equal(values, expected.values)
        assert torch.equal(indices, expected.indices)


def test_the_first_of_equal_ones_is_chosen_and_each_once() -> None:
    x = torch.tensor([[-0.0, 0.0, 1, 1], [-INF, 2, -INF, -INF], [INF, NAN, 3, NAN], [-NAN, -1, -2, INF]])
    assert choosing.chosen(x, 4).indices.tolist() == [[2, 3, 1, 0], [1, 0, 2, 3], [1, 3, 0, 2], [0, 3, 1, 2]]


def test_gradients_are_those_of_what_is_chosen() -> None:
    x = torch.randn(3, 20, requires_grad=True)
    gradients = []
    for values in (choosing.chosen(x, 4).values, x.topk(4).values):
        x.grad = None
        values.cos().sum().backward()
        gradients.append(x.grad)
    assert torch.equal(*gradients)


@pytest.mark.usefixtures("on_cpus")
def test_torch_computes_all_other_choices() -> None:
    x = torch.randn(30, 600)
    ours = [lambda: x[:, :512].topk(16), lambda: torch.topk(x[:, :9], k=2, dim=1, sorted=False)]
    out = (torch.empty(30, 3), torch.empty(30, 3, dtype=torch.long))
    torchs = [
        lambda: x.topk(3),
        lambda: x[:, :500].topk(17),
        lambda: x.topk(3, dim=0),
        lambda: x[:, :9].topk(3, largest=False),
        lambda: torch.topk(x[:, :9], 3, out=out),
        lambda: x[:, :9].double().topk(3),
        lambda: x[:, :9].long().topk(3),
    ]
    with choosing.Choosing():
        assert all(isinstance(call(), choosing.Choice) for call in ours)
        assert not any(isinstance(call(), choosing.Choice) for call in torchs)
        with pytest.raises(RuntimeError, match="out of range"):
            x[:, :9].topk(10)


def traced(of: Any, given: torch.Tensor, **named: Any) -> tuple[Any, list[Any]]:
    """What a model or a block gives in one graph, and the choices that are torch's there."""
    found: list[Any] = []

    def backend(graph: torch.fx.GraphModule, _: object) -> Any:
        found.extend(node for node in graph.graph.nodes if node.target in CHOICES)
        return graph.forward

    return torch.compile(of, fullgraph=True, backend=backend)(given, **named), found


def as_called(of: Any, given: torch.Tensor, **named: Any) -> Any:
    """What a model or a block gives, whose routers choose as in graphs."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(torch.compiler, "is_dynamo_compiling", lambda: True)
        return of(given, **named)


@pytest.mark.usefixtures("on_cpus")
def test_a_routers_choice_is_ours_in_graphs_alone_and_restored() -> None:
    model, x = tiny.olmoe(), torch.randn((1, 6, tiny.H), generator=torch.Generator().manual_seed(1))
    model.set_experts_implementation("moehlo")
    with torch.no_grad():
        assert len(traced(model.model.layers[0].mlp, x)[1]) == 1
        made = copy.deepcopy(moehlo.transformers.optimize(model))
        for of in (model, made):
            torch.compiler.reset()
            y, torchs = traced(block := of.model.layers[0].mlp, x)
            assert not torchs
            assert torch.equal(y, as_called(block, x))
        moehlo.transformers.restore(made)
        for of in (model, made):
            of.set_experts_implementation("grouped_mm")
            torch.compiler.reset()
            assert len(traced(of.model.layers[0].mlp, x)[1]) == 1
    assert not any("forward" in vars(module) for module in made.modules())


def test_a_model_on_a_cpu_has_the_forwards_of_its_classes_around_experts() -> None:
    model = moehlo.transformers.optimize(tiny.olmoe())
    assert not any("forward" in vars(layer.mlp) for layer in model.model.layers)


@pytest.mark.usefixtures("on_cpus")
def test_where_routers_choose_no_module_waits_for_kernels_of_cpus() -> None:
    """They would warn that torch computes them."""
    model = moehlo.transformers.optimize(tiny.olmoe(), least_bytes=0)
    around = [layer.mlp for layer in model.model.layers]
    assert [module for module in model.modules() if "forward" in vars(module)] == around


@pytest.mark.usefixtures("on_cpus")
def test_a_forward_that_somebody_has_set_stays() -> None:
    model = tiny.olmoe()
    block = model.model.layers[0].mlp
    block.forward = own = block.forward
    moehlo.transformers.optimize(model)
    assert block.forward is own
    assert "forward" in vars(model.model.layers[1].mlp)
    moehlo.transformers.restore(model)
    assert block.forward is own


@LOOKS_INTO_CACHED
@pytest.mark.nightly  # Dynamo takes ten seconds for a whole model
@pytest.mark.parametrize("name", CASES)
@pytest.mark.usefixtures("on_cpus")
def test_each_class_chooses_as_called_and_in_its_graph(name: str) -> None:
    """With the same bits, where transformers' own forward has those as called and in its graph."""
    model = moehlo.transformers.optimize(build(name, torch.float32))
    model.eval()
    with torch.inference_mode():
        try:
            found, torchs = traced(model, prompt(17), use_cache=False)
        except NO_GRAPH as error:
            pytest.skip(f"transformers' own forward is no one graph: {str(error).splitlines()[0]}")
        assert bool(torchs) == (name in INDEXED)
        if not torch.equal(found.logits, as_called(model, prompt(17), use_cache=False).logits):
            model.set_experts_implementation("grouped_mm")
            assert not torch.equal(*as_called_and_traced(model, prompt(17)))
