"""MLPs and projections beside the experts: what is recognised, numbers against float64, and what happens around a
call."""

from __future__ import annotations

import copy
import io
import pickle
import sys
from functools import partial
from typing import Any

import pytest
import tiny_models as tiny
import torch
from error_bounds import dense_bound
from torch import nn
from torch.nn import functional
from torch.nn.utils import parametrizations
from transformers import Qwen2MoeConfig, Qwen2MoeForCausalLM

from emitter.errors import InputError
from emitter.signature import DType
from emitter.spec import Activation, GluKind, GluSpec
from moehlo.transformers import (
    FallbackWarning,
    NotAcceleratedError,
    compilation,
    configure,
    dense,
    optimize,
    restore,
)
from moehlo.transformers.divided import DividedProjections
from moehlo.transformers.mlps import Formula, MlpShape, Rows, formula_of
from moehlo.transformers.modules import NotComputedError
from moehlo.transformers.openmp import teams_there

H, I = 96, 64  # noqa: E741 - the field's letters


pytestmark = pytest.mark.filterwarnings("error::moehlo.transformers.FallbackWarning")


@pytest.fixture(autouse=True)
def two_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also for the smallest call."""
    monkeypatch.setenv("MOEHLO_DRIVER", "local-task")
    monkeypatch.setattr(dense, "faster_for", lambda _: range(1, 1000))
    torch.set_num_threads(2)


class Apart(nn.Module):
    """Gate and up apart, in an order that no name gives away."""

    def __init__(self, bias: bool = False) -> None:
        super().__init__()
        self.c = nn.Linear(I, H, bias=bias)
        self.a = nn.Linear(H, I, bias=bias)
        self.b = nn.Linear(H, I, bias=bias)
        self.limit = 7.0

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.c(self.activated(self.b(x)) * self.a(x))  # type: ignore[no-any-return]

    def activated(self, gate: torch.Tensor) -> torch.Tensor:
        return functional.silu(gate)


class Limited(Apart):
    def forward(self, x: torch.Tensor) -> torch.Tensor:
        up = self.a(x).clamp(-self.limit, self.limit)
        return self.c(functional.silu(self.b(x).clamp(max=self.limit)) * up)  # type: ignore[no-any-return]


class Stacked(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.both = nn.Linear(H, 2 * I, bias=False)
        self.out = nn.Linear(I, H, bias=False)
        self.act = nn.GELU(approximate="tanh")

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        gate, up = self.both(x).chunk(2, dim=-1)
        return self.out(self.act(gate) * up)  # type: ignore[no-any-return]


class Ungated(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.up = nn.Linear(H, I)
        self.down = nn.Linear(I, H)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.down(functional.relu(self.up(x)).square())  # type: ignore[no-any-return]


class _Scaled(Apart):
    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return super().forward(2 * x)


class _Normed(Apart):
    def __init__(self) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(I)


class _Sine(Apart):
    def activated(self, gate: torch.Tensor) -> torch.Tensor:
        return gate.sin()


class _TwoInputs(Apart):
    def forward(self, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:  # type: ignore[override]
        return super().forward(x + y)


class _Own(Apart):
    def __init__(self) -> None:
        super().__init__()
        self.scale = nn.Parameter(torch.ones(1))


@pytest.mark.parametrize(
    ("module", "expected"),
    [
        (Apart(), Formula(GluSpec(), Rows("b"), Rows("a"), Rows("c"))),
        (Apart(bias=True), Formula(GluSpec(), Rows("b"), Rows("a"), Rows("c"))),
        (Limited(), Formula(GluSpec(GluKind.CLAMP_BEFORE, limit=7.0), Rows("b"), Rows("a"), Rows("c"))),
        (
            Stacked(),
            Formula(GluSpec(activation=Activation.GELU_TANH), Rows("both", 0), Rows("both", 1), Rows("out")),
        ),
        (Ungated(), Formula(GluSpec(GluKind.PLAIN, Activation.RELU2), None, Rows("up"), Rows("down"))),
        (nn.Linear(3, 4), Formula(None, None, None, Rows(""))),
    ],
    ids=["apart", "biases", "limited", "stacked", "ungated", "linear"],
)
def test_what_a_module_computes_is_found_by_asking_it(module: nn.Module, expected: Formula) -> None:
    before = {name: value.clone() for name, value in module.state_dict().items()}
    assert formula_of(module) == expected
    assert all(torch.equal(before[name], value) for name, value in module.state_dict().items())


@pytest.mark.parametrize(
    ("module", "reason"),
    [
        (_Scaled(), "no MLP with an activation that the kernels know"),
        (_Sine(), "no MLP with an activation that the kernels know"),
        (_TwoInputs(), "no MLP with an activation that the kernels know"),
        (_Normed(), "its norm is a torch.nn.modules.normalization.LayerNorm, not a torch.nn.Linear"),
        (_Own(), "other parameters than those of its projections"),
        (nn.Sequential(nn.Linear(H, I), nn.Linear(I, I), nn.Linear(I, I), nn.Linear(I, H)), "4 of its parts are"),
        (nn.SiLU(), "0 of its parts are"),
    ],
    ids=["scaled", "sine", "two inputs", "norm", "parameter", "four", "none"],
)
def test_other_modules_are_none_of_ours(module: nn.Module, reason: str) -> None:
    with pytest.raises(NotComputedError, match=reason):
        formula_of(module)


def computed(module: nn.Module, dtype: torch.dtype = torch.float32, seed: int = 0) -> Any:
    """The module with random weights, computed by ours."""
    tiny.randomised(module, seed).to(dtype)
    config = Qwen2MoeConfig()
    config._experts_implementation = "moehlo"
    module.forward = partial(dense.dense_forward, module, config)  # type: ignore[method-assign]
    return module


def tokens(*shape: int, dtype: torch.dtype = torch.float32, width: int = H, seed: int = 2) -> torch.Tensor:
    return torch.randn((*shape, width), generator=torch.Generator().manual_seed(seed)).to(dtype)


@pytest.fixture
def sessions(monkeypatch: pytest.MonkeyPatch) -> list[torch.Tensor]:
    """What was computed by ours."""
    seen: list[torch.Tensor] = []
    genuine = dense.Loaded.compute

    def computed(loaded: Any, x: torch.Tensor) -> torch.Tensor:
        seen.append(x)
        return genuine(loaded, x)

    monkeypatch.setattr(dense.Loaded, "compute", computed)
    return seen


@pytest.mark.parametrize(
    ("make", "dtype"),
    [
        pytest.param(Apart, torch.float32, id="f32"),
        pytest.param(Stacked, torch.bfloat16, id="stacked", marks=pytest.mark.nightly),
        pytest.param(Apart, torch.bfloat16, id="bf16", marks=pytest.mark.nightly),
        pytest.param(lambda: nn.Linear(H, 160, bias=False), torch.bfloat16, id="a projection"),
        pytest.param(Ungated, torch.float32, id="ungated with biases", marks=pytest.mark.nightly),
    ],
)
def test_outputs_are_within_the_bound(make: Any, dtype: torch.dtype, sessions: list[torch.Tensor]) -> None:
    of = computed(make(), dtype)
    with torch.no_grad():
        for shape in ((1, 1), (3,), (2, 9)):
            x = tokens(*shape, dtype=dtype)
            y, exact, bound = of(x), *dense_bound(of, formula_of(of), x)
            assert y.dtype is dtype
            assert y.shape == exact.shape
            assert ((y.double() - exact).abs() <= bound).all()
    assert [len(x) for x in sessions] == [1, 3, 18]


def test_inputs_lie_anyhow_and_have_the_width_of_the_matrices(sessions: list[torch.Tensor]) -> None:
    of = computed(Apart())
    with torch.no_grad():
        for count in (1, 5):
            x = tokens(count)
            apart = torch.stack([x, x], dim=-1)[..., 0]
            assert not apart.is_contiguous()
            assert torch.equal(of(apart), of(x))
            with pytest.raises(RuntimeError, match="shapes cannot be multiplied"):
                of(x[:, :1])
        assert of(tokens(1)[0]).shape == (H,)
    assert len(sessions) == 5


def test_outputs_are_the_callers_and_weights_are_read_where_they_lie(sessions: list[torch.Tensor]) -> None:
    of = computed(Apart())
    with torch.no_grad():
        for x in (tokens(1), tokens(5)):
            first = of(x)
            kept = first.clone()
            of(tokens(len(x), seed=3))
            assert torch.equal(first, kept)
        of.c.weight.data.zero_()
        assert not of(tokens(1)).any()
        assert not of(tokens(5)).any()
        of.c = nn.Linear(I, H, bias=False)
        assert torch.allclose(of(tokens(5)), Apart.forward(of, tokens(5)), atol=1e-5)
        of.bfloat16()
        assert of(tokens(5, dtype=torch.bfloat16)).dtype is torch.bfloat16
    assert len(sessions) == 8


def _double(of: Any) -> Any:
    return of.double()


def _hooked(of: Any) -> Any:
    of.a.register_forward_hook(lambda *_: None)
    return of


def _adapted(of: Any) -> Any:
    class Adapter(nn.Linear):
        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return super().forward(x) + x.sum()

    of.a = Adapter(H, I, bias=False)
    return of


def _parametrised(of: Any) -> Any:
    parametrizations.weight_norm(of.a)
    return of


def _other_forward(of: Any) -> Any:
    of.b.forward = lambda x: functional.linear(x, of.b.weight).abs()
    return of


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (_double, "its weights are torch.float64; the kernels are for f32, bf16 and f16"),
        (_hooked, "its a has hooks"),
        (_adapted, r"its a is a test_dense._adapted.<locals>.Adapter, not a torch.nn.Linear"),
        (_parametrised, "its a is a torch.nn.utils.parametrize.ParametrizedLinear, not a torch.nn.Linear"),
        (_other_forward, "its b has a forward of its own"),
    ],
)
@pytest.mark.parametrize("called", [False, True], ids=["before a call", "after one"])
def test_what_is_not_computed_goes_to_torch_with_one_warning(change: Any, reason: str, called: bool) -> None:
    of, x = computed(Apart()), tokens(5)
    with torch.no_grad():
        if called:
            of(x)
        of = change(of)
        x = x.to(of.c.weight.dtype)
        with pytest.warns(FallbackWarning, match=f"Apart is computed by its own forward: {reason}"):
            y = of(x)
        assert torch.equal(y, Apart.forward(of, x))
        of(x)  # says no more
        configure(strict=True)
        with pytest.raises(NotAcceleratedError, match=reason):
            of(x)


def test_what_torch_computes_faster_is_left_to_it(
    monkeypatch: pytest.MonkeyPatch, sessions: list[torch.Tensor]
) -> None:
    monkeypatch.setattr(dense, "faster_for", lambda _: range(2, 5))
    of = computed(Apart())
    with torch.no_grad():
        for count in (0, 1, 2, 4, 5):
            assert of(tokens(count)).shape == (count, H)
    assert [len(x) for x in sessions] == [2, 4]


@pytest.mark.parametrize(
    ("glu", "hidden", "dtype", "expected"),
    [
        (GluSpec(), 2048, DType.BF16, range(1, sys.maxsize)),
        (GluSpec(), 512, DType.BF16, range(1, 2)),
        (GluSpec(), 2048, DType.F32, range(2, 65)),
        (GluSpec(), 2048, DType.F16, range(1, 2)),
        (GluSpec(GluKind.PLAIN), 1024, DType.BF16, range(1, 2)),
        (None, 151936, DType.BF16, range(1, 111)),
        (None, 2048, DType.BF16, range(1, 2)),
    ],
)
def test_kernels_are_taken_where_they_were_measured_to_be_faster(
    monkeypatch: pytest.MonkeyPatch, glu: GluSpec | None, hidden: int, dtype: DType, expected: range
) -> None:
    monkeypatch.undo()
    assert dense.faster_for(MlpShape(hidden, 5632, glu, bias=False, dtype=dtype)) == expected


def test_gradients_and_autocast_go_to_torch() -> None:
    of, x = computed(Apart()), tokens(5)
    with pytest.warns(FallbackWarning, match="gradients are asked for"):
        of(x).sum().backward()
    expected = {name: p.grad.clone() for name, p in of.named_parameters()}
    of.zero_grad()
    Apart.forward(of, x).sum().backward()
    assert all(torch.equal(p.grad, expected[name]) for name, p in of.named_parameters())
    with torch.no_grad(), torch.autocast("cpu", torch.bfloat16), pytest.warns(FallbackWarning, match="autocast"):
        of(x)
    handle = nn.modules.module.register_module_forward_hook(lambda *_: None)
    with torch.no_grad(), pytest.warns(FallbackWarning, match="hooks want to see the call of every module"):
        of(x)
    handle.remove()


def qwen(dtype: torch.dtype = torch.float32, **named: Any) -> Any:
    """A layer with a shared expert, and one without experts."""
    config = Qwen2MoeConfig(
        hidden_size=H,
        intermediate_size=I,
        moe_intermediate_size=tiny.I,
        shared_expert_intermediate_size=I,
        num_experts=tiny.E,
        num_experts_per_tok=tiny.K,
        mlp_only_layers=[1],
        **tiny._AROUND,
        **named,
    )
    return tiny.randomised(Qwen2MoeForCausalLM(config), 0).to(dtype)


def taken(model: Any) -> list[str]:
    """The modules with a forward of their own, but attention."""
    changed = [name for name, module in model.named_modules() if "forward" in vars(module)]
    return [name for name in changed if not name.endswith("self_attn")]


BESIDE = ["model.layers.0.mlp.shared_expert", "model.layers.1.mlp", "lm_head"]
"""What ``optimize`` gives the ``qwen`` besides experts and attention."""


def test_a_model_is_optimized_and_restored(sessions: list[torch.Tensor]) -> None:
    model, ids = qwen(), tiny.tokens(17, batch=2)
    with torch.inference_mode():
        before = model.get_experts_implementation()
        torchs = model(ids).logits
        assert optimize(model, least_bytes=40_000) is model
        assert taken(model) == BESIDE
        ours = model(ids).logits
        exact = copy.deepcopy(model).double()
        exact.set_experts_implementation("eager")
        error = (exact(ids).logits - torchs).abs().max()
        assert (ours - torchs).abs().max() <= 3 * error
        assert len(sessions) == 3
        model.set_experts_implementation("eager")
        eager = model(ids).logits
        assert len(sessions) == 3
        restore(optimize(model, least_bytes=40_000))
        assert taken(model) == []
        assert model.get_experts_implementation() == {"": "eager"}
        assert torch.equal(model(ids).logits, eager)
    assert before[""] != "moehlo"


@pytest.mark.parametrize("name", ["moehlo", "batched_mm"])
def test_restored_experts_are_computed_as_before_optimize(name: str) -> None:
    model = qwen()
    model.set_experts_implementation(name)
    optimize(optimize(model, least_bytes=40_000), least_bytes=0)
    copied = copy.deepcopy(model)
    assert restore(model).get_experts_implementation() == {"": name}
    # nobody knows what a copy was before
    assert restore(optimize(copied)).get_experts_implementation() == {"": "eager"}
    optimize(model)
    model.set_experts_implementation("grouped_mm")
    assert restore(optimize(model)).get_experts_implementation() == {"": "grouped_mm"}


def test_small_matrices_and_forwards_of_others_stay() -> None:
    assert taken(optimize(qwen())) == []
    model = qwen()
    other = model.model.layers[1].mlp.forward
    model.model.layers[1].mlp.forward = other
    optimize(model, least_bytes=40_000)
    assert model.model.layers[1].mlp.forward == other
    restore(model)
    assert taken(model) == ["model.layers.1.mlp"]


def test_a_model_without_experts_is_refused() -> None:
    from transformers import LlamaConfig, LlamaForCausalLM

    model = LlamaForCausalLM(LlamaConfig(hidden_size=H, intermediate_size=I, **tiny._AROUND))
    with pytest.raises(InputError, match="LlamaForCausalLM has no experts whose implementation"):
        optimize(model, least_bytes=0)
    assert taken(model) == []


def test_copies_and_pickles_compute_on_their_own_weights(sessions: list[torch.Tensor]) -> None:
    model, ids = optimize(qwen(), least_bytes=40_000), tiny.tokens(5)
    with torch.inference_mode():
        expected = model(ids).logits
        saved = io.BytesIO()
        pickle.dump(model, saved)
        others = [copy.deepcopy(model), pickle.loads(saved.getvalue())]
        for parameter in model.parameters():
            parameter.zero_()
        for other in others:
            assert taken(other) == BESIDE
            assert torch.equal(other(ids).logits, expected)
            restore(other)
            assert taken(other) == []
        assert taken(model) == BESIDE
    assert len(sessions) == 9


def test_layers_of_one_shape_share_their_compiled_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    graphs: list[Any] = []
    genuine = compilation.compile_graph
    monkeypatch.setattr(compilation, "compile_graph", lambda *a: graphs.append(a) or genuine(*a))
    monkeypatch.setattr(compilation, "_modules", {})
    one, other = computed(Apart()), computed(Apart(), seed=1)
    with torch.no_grad():
        for of in (one, other):
            of(tokens(5))
            of(tokens(1))
    assert len(graphs) == (3 if teams_there() else 1)


def test_threads_that_share_a_module_and_that_do_not() -> None:
    modules = [computed(Apart(), seed=seed) for seed in (0, 1)]
    calls = [tokens(n, seed=n) for n in (1, 2, 1, 9)]
    with torch.no_grad():
        expected = [[of(x) for x in calls] for of in modules]
    wrong: list[tuple[int, int]] = []

    def run(number: int) -> None:
        torch.set_num_threads(2)
        with torch.inference_mode():
            for _ in range(10):
                for n, x in enumerate(calls):
                    if not torch.equal(modules[number](x), expected[number][n]):
                        wrong.append((number, n))

    tiny.by_four_threads(run)
    assert wrong == []


@pytest.mark.parametrize("threads", [1, 3])
def test_rows_that_do_not_come_out_even_are_the_runtimes(threads: int, sessions: list[torch.Tensor]) -> None:
    of, x = computed(Apart()), tokens(1)
    with torch.no_grad():
        divided = of(x)
        torch.set_num_threads(threads)
        assert torch.equal(of(x), divided)
    both = [*dense.answers.about(of).values()]
    divides = [isinstance(loaded, dense.Loaded) and isinstance(loaded.session, DividedProjections) for loaded in both]
    assert divides == [teams_there(), False]
    assert len(sessions) == 2
