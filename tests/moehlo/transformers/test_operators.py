"""Models under ``torch.compile``: one graph, whose operators compute what the model computes as called."""

from __future__ import annotations

import copy
import warnings
from functools import partial
from typing import Any

import pytest
import tiny_models as tiny
import torch
import whole_models
from test_dense import qwen
from test_every_class import CASES, build, prompt
from torch._subclasses.fake_tensor import FakeTensorMode

import moehlo.transformers
from emitter.errors import MoehloError
from moehlo.transformers import FallbackWarning, dense, operators

COUNTS = (7, 12, 1, 9)
LOOKS_INTO_CACHED = pytest.mark.filterwarnings("ignore:Dynamo detected a call to a .functools.lru_cache")
"""Of transformers' own, which ask for the version of torch."""
NO_GRAPH = (torch._dynamo.exc.Unsupported, torch._dynamo.exc.UserError)


@pytest.fixture(autouse=True)
def fresh() -> None:
    torch.compiler.reset()
    torch._dynamo.utils.counters.clear()


def in_one_graph(model: Any, **options: Any) -> Any:
    # without Inductor: it rounds torch's own operators elsewhere
    return torch.compile(model, fullgraph=True, backend="aot_eager", **options)


def graphs() -> int:
    return int(torch._dynamo.utils.counters["stats"]["unique_graphs"])


@pytest.fixture(scope="module")
def block() -> Any:
    model = tiny.olmoe(torch.bfloat16)
    model.set_experts_implementation("moehlo")
    return model.model.layers[0].mlp


def rows(count: int, seed: int = 1) -> torch.Tensor:
    return torch.randn((1, count, tiny.H), generator=torch.Generator().manual_seed(seed)).bfloat16()


def test_a_block_is_one_graph_with_the_same_bits_for_any_number_of_tokens(block: Any) -> None:
    with torch.no_grad():
        compiled = in_one_graph(block, dynamic=True)
        for count in COUNTS:
            assert torch.equal(compiled(rows(count)), block(rows(count)))
        warm = graphs()
        for count in (3, 30, 1, 5):
            compiled(rows(count))
        assert graphs() == warm <= 2  # one token is a graph of its own


def test_what_the_experts_rest_on_is_seen_in_the_graph(block: Any) -> None:
    block, x = copy.deepcopy(block), rows(5)
    with torch.no_grad():
        compiled, before = in_one_graph(block), block(x)
        assert torch.equal(compiled(x), before)
        block.experts.down_proj.mul_(2)
        assert torch.equal(compiled(x), 2 * before)
        block.experts.down_proj = torch.nn.Parameter(-block.experts.down_proj)
        assert torch.equal(compiled(x), -2 * before)
        block.experts.act_fn = torch.nn.GELU()
        assert torch.equal(compiled(x), block(x))
        assert not torch.equal(compiled(x), -2 * before)
        block.experts = copy.deepcopy(block.experts)
        block.experts.gate_up_proj.zero_()
        assert not compiled(x).any()


def test_layers_compiled_one_by_one_share_a_graph_and_each_is_itself() -> None:
    model, call = tiny.olmoe(), tiny.routed(5)
    model.set_experts_implementation("moehlo")
    modules = tiny.experts_of(model)
    with torch.no_grad():
        expected = [module(*call) for module in modules]
        for module in modules:
            module.compile(fullgraph=True, backend="aot_eager")
        for _ in range(2):
            assert all(torch.equal(module(*call), y) for module, y in zip(modules, expected, strict=True))
        assert not torch.equal(*expected)
        assert graphs() == 1
        modules[1].down_proj = torch.nn.Parameter(-modules[1].down_proj)
        assert torch.equal(modules[1](*call), -expected[1])
        assert torch.equal(modules[0](*call), expected[0])
        assert graphs() == 2


def test_projections_compiled_one_by_one_share_a_graph(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dense, "_taken", lambda of, _: (1, 1 if of is linears[2] else 9, 32))
    monkeypatch.setattr(dense, "faster_for", lambda _: range(1, 9))
    config, x = qwen(torch.float32).config, torch.randn(5, 24)
    config._experts_implementation = "moehlo"
    linears = [torch.nn.Linear(24, 32) for _ in range(3)]
    for linear in linears:
        linear.forward = partial(dense.dense_forward, linear, config)
    with torch.no_grad():
        expected = [linear(x) for linear in linears]
        found = [in_one_graph(linear)(x) for linear in linears]
    assert all(torch.equal(y, z) for y, z in zip(found[:2], expected[:2], strict=True))
    torch.testing.assert_close(found[2], expected[2], rtol=1e-5, atol=1e-5)  # 24 products of f32 each, in another order
    assert graphs() == 2  # of the last one torch computes so many tokens


def test_what_tracing_is_told_of_an_operator_is_what_it_gives() -> None:
    module, linear = tiny.experts_of(tiny.olmoe(torch.bfloat16))[0], torch.nn.Linear(40, 24)
    x, ids, weights = tiny.routed(5, torch.bfloat16)
    # not in C order, as an operator before it may give it
    for operator, of, inputs in (
        (torch.ops.moehlo.experts, module, (x.t().contiguous().t(), ids, weights)),
        (torch.ops.moehlo.dense, linear, (torch.randn(3, 2, 40).transpose(0, 1), 24)),
    ):
        call = (*inputs, operators.parameters_of(of), id(of), False)
        with torch.no_grad(), FakeTensorMode(allow_non_fake_inputs=True):
            told = operator(*call)
        with torch.no_grad():
            given = operator(*call)
        assert (told.shape, told.stride(), told.dtype) == (given.shape, given.stride(), given.dtype)


def test_modules_of_another_process_and_replaced_ones_are_refused() -> None:
    model = tiny.olmoe()
    module, other = tiny.experts_of(model)
    call, number = tiny.routed(5), id(module)
    for guarded in (False, True):
        with pytest.raises(MoehloError, match="not in this process"):
            torch.ops.moehlo.experts(*call, operators.parameters_of(module), 1, guarded)
    with pytest.raises(MoehloError, match="was replaced by another one: compile the model again"):
        torch.ops.moehlo.experts(*call, operators.parameters_of(other), number, False)


def test_gradients_are_torchs(block: Any) -> None:
    block = copy.deepcopy(block)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Dynamo looks at the gradients of what is no leaf
        y = torch.compile(block, backend="aot_eager")(rows(5))
        expected = block(rows(5))
    y.float().sum().backward()
    found = block.experts.down_proj.grad
    block.zero_grad()
    expected.float().sum().backward()
    torch.testing.assert_close(found, block.experts.down_proj.grad)


def test_experts_that_the_kernels_do_not_compute_are_eagers_in_the_graph(block: Any) -> None:
    block, x = copy.deepcopy(block), rows(5)
    block.experts.act_fn = torch.nn.Mish()
    with torch.no_grad(), warnings.catch_warnings():
        warnings.simplefilter("ignore", FallbackWarning)
        assert torch.equal(in_one_graph(block)(x), block(x))


def test_optimized_modules_are_operators_where_they_are_faster(monkeypatch: pytest.MonkeyPatch) -> None:
    model = moehlo.transformers.optimize(qwen(torch.bfloat16), least_bytes=20_000)
    called: list[torch.Size] = []
    genuine = dense.Loaded.compute
    monkeypatch.setattr(dense.Loaded, "compute", lambda self, x: called.append(x.shape) or genuine(self, x))
    end = torch.nn.Sequential(model.model.layers[1].mlp, model.lm_head)  # Dynamo takes seconds for the whole model
    compiled = in_one_graph(end, dynamic=True)
    with torch.no_grad():
        for count in (1, 6):
            x = torch.randn((1, count, model.config.hidden_size), generator=torch.Generator().manual_seed(1)).bfloat16()
            expected = end(x)
            as_called = len(called)
            assert torch.equal(compiled(x), expected)
            assert as_called == (2 if count == 1 else 0)
            assert called[as_called:] == called[:as_called]  # the same modules: of small ones, calls over one token
            called.clear()


def test_an_exported_model_calls_the_kernels_in_this_process() -> None:
    model, ids = tiny.olmoe(), tiny.tokens(6)
    model.set_experts_implementation("moehlo")
    with torch.no_grad():
        exported = torch.export.export(model, (ids,), {"use_cache": False})
        assert torch.equal(exported.module()(ids, use_cache=False).logits, model(ids, use_cache=False).logits)
    assert sum(node.target is torch.ops.moehlo.experts.default for node in exported.graph.nodes) == 2


def test_aotinductor_is_refused_before_it_compiles() -> None:
    model = tiny.olmoe()
    model.set_experts_implementation("moehlo")
    with torch.no_grad():
        exported = torch.export.export(tiny.experts_of(model)[0], tiny.routed(5))
        with pytest.raises(Exception, match=r"AOTInductor packages .* package the model with another experts_impl"):
            torch._inductor.aoti_compile_and_package(exported)


def test_weights_that_must_move_do_so_before_a_graph_is_traced() -> None:
    model = tiny.gpt_oss()
    model.set_experts_implementation("moehlo")
    module, call = tiny.experts_of(model)[0].requires_grad_(requires_grad=False), tiny.routed(5)
    found = in_one_graph(module)(*call)
    assert torch.equal(found, module(*call))
    assert graphs() == 1


@pytest.mark.filterwarnings("ignore::moehlo.transformers.FallbackWarning")
def test_autocast_is_transformers_own(block: Any) -> None:
    x = rows(5).float()
    with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
        assert torch.equal(torch.compile(block, backend="aot_eager")(x), block(x))


def traced(name: str, dtype: torch.dtype, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The model, tiny, with our experts."""
    monkeypatch.setitem(whole_models.AROUND, "max_position_embeddings", 256)
    model = build(name, dtype)
    model.set_experts_implementation("moehlo")
    return model


def as_traced(model: Any) -> Any:
    # the graph itself: AOTAutograd may put several operators of torch in the place of one
    return torch.compile(model, fullgraph=True, backend=with_checked_experts)


def with_checked_experts(graph: torch.fx.GraphModule, _: object) -> Any:
    """The graph, whose operators are held against their modules, called as they are over the same inputs."""

    def checked(*arguments: Any) -> torch.Tensor:
        *inputs, _, number, guarded = arguments
        found: torch.Tensor = torch.ops.moehlo.experts(*arguments)
        module = operators.module_at(number) if guarded else operators.module_of(number)
        assert module is not None
        torch.testing.assert_close(found, module(*inputs), rtol=0, atol=0)
        return found

    for node in graph.graph.nodes:
        if node.target in (torch.ops.moehlo.experts, torch.ops.moehlo.experts.default):
            node.target = checked
    graph.recompile()
    return graph.forward


def as_called_and_traced(model: Any, ids: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    expected = model(ids, use_cache=False).logits
    torch.compiler.reset()
    return expected, as_traced(model)(ids, use_cache=False).logits


@LOOKS_INTO_CACHED
@pytest.mark.nightly  # Dynamo takes ten seconds for a whole model
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=["f32", "bf16"])
@pytest.mark.parametrize("name", CASES)
def test_every_class_is_one_graph(name: str, dtype: torch.dtype, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is one under transformers' own implementation, too. With the same bits, where it has those as well: of
    torch 2.11 Inkling, Qwen3-Next and Qwen3.5 have not, from before the first experts on."""
    model = traced(name, dtype, monkeypatch)
    with torch.inference_mode():
        for ids in (prompt(17), prompt(1)):
            try:
                expected, found = as_called_and_traced(model, ids)
            except NO_GRAPH as error:
                model.set_experts_implementation("grouped_mm")
                with pytest.raises(NO_GRAPH):
                    as_traced(model)(ids, use_cache=False)
                pytest.skip(f"transformers' own forward is no one graph: {str(error).splitlines()[0]}")
            if not torch.equal(found, expected):
                model.set_experts_implementation("grouped_mm")
                assert not torch.equal(*as_called_and_traced(model, ids))
                model.set_experts_implementation("moehlo")


@LOOKS_INTO_CACHED
@pytest.mark.nightly
@pytest.mark.parametrize("name", CASES)
def test_changing_numbers_of_tokens_compile_nothing_again(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No more than transformers' own forward does by itself."""
    model = traced(name, torch.bfloat16, monkeypatch)

    def again() -> int:
        torch.compiler.reset()
        torch._dynamo.utils.counters.clear()
        call = torch.compile(model, dynamic=True, backend="eager")
        with torch.inference_mode():
            for count in (17, 9, 1):
                call(prompt(count), use_cache=False)
            warm = graphs()
            for count in (5, 23, 1, 12):
                call(prompt(count), use_cache=False)
        return graphs() - warm

    ours = again()
    if ours:
        model.set_experts_implementation("grouped_mm")
        theirs = again()
        print(f"{name}: {ours} graphs again, {theirs} with grouped_mm")
        assert ours <= theirs
