"""Modules that change after a first call: the next one computes what they are then, or leaves it to transformers."""

from __future__ import annotations

import gc
import re
import weakref
from collections.abc import Callable
from functools import partial
from types import MethodType
from typing import Any

import pytest
import tiny_models as tiny
import torch
import whole_models
from torch import nn
from torch.autograd import forward_ad
from torch.nn import functional
from torch.utils.flop_counter import FlopCounterMode
from transformers import Qwen2MoeConfig

import moehlo.transformers
from moehlo.transformers import FallbackWarning, NotAcceleratedError, configure, dense, experts
from moehlo.transformers.basis import Basis
from moehlo.transformers.mlps import read_mlp
from moehlo.transformers.modules import NotComputedError, read_module

Own = Callable[..., torch.Tensor]
CPU = torch.device("cpu")
Change = Callable[[Any, pytest.MonkeyPatch], object]


pytestmark = pytest.mark.filterwarnings("ignore::moehlo.transformers.FallbackWarning")


@pytest.fixture(autouse=True)
def for_the_smallest_call(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dense, "faster_for", lambda _: range(1, 1000))


class Scaled(nn.Module):
    """An activation with a number, that draws others in training."""

    def __init__(self) -> None:
        super().__init__()
        self.scale, self.numbers, self.inner = 1.0, [1.0], nn.Sequential(nn.SiLU(), nn.Dropout(0.5)).eval()

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.inner(x) * self.scale * self.numbers[0]  # type: ignore[no-any-return]


class Plain:
    """An activation that is no module."""

    scale = 1.0

    def __call__(self, x: torch.Tensor) -> torch.Tensor:
        return functional.silu(x) * self.scale


class Stacked(nn.Module):
    """A dense MLP with an activation of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.both, self.out = nn.Linear(24, 2 * 16), nn.Linear(16, 24)
        self.act_fn: Any = Scaled()

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        gate, up = self.both(x).chunk(2, dim=-1)
        return self.out(self.act_fn(gate) * up)  # type: ignore[no-any-return]


def experts_of(model: Any, **attributes: Any) -> tuple[Any, tuple[torch.Tensor, ...], Own]:
    """Its first experts by ours, with other attributes; what to call them with; what transformers computes then."""
    model.set_experts_implementation(moehlo.transformers.NAME)
    of = tiny.experts_of(model)[0]
    for name, value in attributes.items():
        of._modules.pop(name, None)
        setattr(of, name, value)
    generator = torch.Generator().manual_seed(1)
    x = torch.randn((5, of.down_proj.shape[2 if of.is_transposed else 1]), generator=generator)
    return of, (x, torch.tensor([[0, 2, 1]] * 5), torch.rand((5, 3), generator=generator)), type(of).forward.__wrapped__


def olmoe(activation: Any = None) -> Any:
    return experts_of(tiny.olmoe(), act_fn=activation or Scaled())


def gpt_oss(**attributes: Any) -> Any:
    return experts_of(tiny.gpt_oss(), **attributes)


def muse_spark() -> Any:
    return whole_models.build("MuseSparkForConditionalGeneration")


def mlp(activation: Any = None) -> Any:
    of, config = tiny.randomised(Stacked(), 0), Qwen2MoeConfig()
    config._experts_implementation = moehlo.transformers.NAME
    if activation is not None:
        del of.act_fn
        of.act_fn = activation
    of.forward = partial(dense.dense_forward, of, config)
    return of, (torch.randn((5, 24), generator=torch.Generator().manual_seed(1)),), Stacked.forward


def projection() -> Any:
    of, x, _ = mlp()
    of.both.forward = partial(dense.dense_forward, of.both, of.forward.args[1])
    return of.both, x, lambda module, x: nn.Linear.forward(module, x)


NUMBERS = {"scale": 1.0}


def gate(x: torch.Tensor) -> torch.Tensor:
    return functional.silu(x[..., ::2]) * x[..., 1::2] * NUMBERS["scale"]


def gate_of(numbers: list[float]) -> Own:
    return lambda x: gate(x) * numbers[0]


def double(genuine: Own) -> Own:
    return lambda *arguments: 2 * genuine(*arguments)


def on_class(name: str, part: Callable[[Any], Any] = lambda of: of) -> Change:
    """Another function on the class of a part."""
    return lambda of, patch: patch.setattr(type(part(of)), name, double(getattr(type(part(of)), name)))


def hook(name: str, value: Callable[..., Any]) -> Change:
    return lambda of, _: getattr(of.act_fn.inner[0], name)(value)


INSIDE: dict[str, Change] = {  # an activation
    "a number": lambda of, _: setattr(of.act_fn, "scale", 2.0),
    "a number in a list": lambda of, _: of.act_fn.numbers.__setitem__(0, 2.0),
    "a forward": lambda of, _: setattr(of.act_fn, "forward", double(of.act_fn.forward)),
    "a class's forward": on_class("forward", lambda of: of.act_fn),
    "a class's forward further in": on_class("forward", lambda of: of.act_fn.inner[0]),
    "a hook": hook("register_forward_hook", lambda _, __, y: 2 * y),
    "a hook before": hook("register_forward_pre_hook", lambda _, x: 2 * x[0]),
    "training": lambda of, _: of.train(),
    "a part": lambda of, _: setattr(of.act_fn, "inner", nn.Tanh()),
    "a part's class": lambda of, _: setattr(of.act_fn.inner[0], "__class__", nn.Mish),
}
BEHIND: dict[str, Change] = {  # a norm
    "an epsilon": lambda of, _: setattr(of.post_expert_norm, "eps", 3.0),
    "a norm's forward": lambda of, _: setattr(of.post_expert_norm, "forward", double(of.post_expert_norm.forward)),
    "a norm's class": on_class("forward", lambda of: of.post_expert_norm),
    "a norm's hook": lambda of, _: of.post_expert_norm.register_forward_hook(lambda _, __, y: 2 * y),
}
OWN_GATE: dict[str, Change] = {
    "a gate": lambda of, _: setattr(of, "_apply_gate", double(of._apply_gate)),
    "a class's gate": on_class("_apply_gate"),
    "a gate's number": lambda of, _: setattr(of, "limit", 0.1),
}
AROUND: dict[str, Change] = {  # a function of a user's
    "a variable around it": lambda of, _: of._apply_gate.__closure__[0].cell_contents.__setitem__(0, 2.0),
    "a variable of its module": lambda _, patch: patch.setitem(globals(), "NUMBERS", {"scale": 2.0}),
    "an entry of its module": lambda _, patch: patch.setitem(NUMBERS, "scale", 2.0),
}
PLAINLY: dict[str, Change] = {  # an activation that is no module
    "another function": lambda of, _: setattr(of, "act_fn", functional.mish),
    "an object's attribute": lambda of, _: setattr(of.act_fn, "scale", 2.0),
    "a class's attribute": lambda _, patch: patch.setattr(Plain, "scale", 2.0),
}
WEIGHTS: dict[str, Change] = {
    "a parameter's numbers": lambda of, _: next(of.parameters()).data.mul_(2),
    "a parameter": lambda of, _: setattr(of, "weight", nn.Parameter(2 * of.weight.detach())),
    "strides": lambda of, _: setattr(of.weight, "data", of.weight.data.view(24, 32).T),
    "Linear's forward": lambda _, patch: patch.setattr(nn.Linear, "forward", double(nn.Linear.forward)),
}
STACKS: dict[str, Change] = {
    "strides": lambda of, _: setattr(of.down_proj, "data", of.down_proj.data.view(tiny.E, tiny.I, tiny.H).mT),
}
CASES = [
    pytest.param(make, change, id=f"{of}: {name}", marks=[pytest.mark.nightly] * (changes is BEHIND))
    for of, make, changes in (
        ("experts", olmoe, INSIDE),
        ("experts", lambda: experts_of(muse_spark()), BEHIND),
        ("experts", gpt_oss, OWN_GATE),
        ("experts", lambda: gpt_oss(_apply_gate=gate_of([1.0])), AROUND),
        ("experts", lambda: olmoe(Plain()), PLAINLY),
        ("experts", olmoe, STACKS),
        ("MLP", mlp, INSIDE),
        ("MLP", lambda: mlp(Plain()), PLAINLY),
        ("projection", projection, WEIGHTS),
    )
    for name, change in changes.items()
]


IN_EACH_RUN = {
    *(f"experts: {name}" for name in ("a hook", "a class's gate", "an entry of its module", "strides")),
    "MLP: a number in a list",
}
COMPILED = [
    pytest.param(*case.values, id=case.id, marks=[pytest.mark.nightly] * (case.id not in IN_EACH_RUN)) for case in CASES
]


def looks(make: Callable[[], Any], change: Change, patch: pytest.MonkeyPatch, *, compiled: bool) -> None:
    """A call before a change and one after it, as the module is or as its graph: both are what transformers computes
    then, and between calls without a change nothing is read anew."""
    of, call, own = make()
    answers: Any = experts.answers if hasattr(of, "_is_expert_parallel") else dense.answers
    torch.compiler.reset()
    # without Inductor: it rounds torch's own operators elsewhere
    run = torch.compile(of, fullgraph=True, backend="aot_eager") if compiled else of
    with torch.no_grad():
        before = run(*call)
        torch.testing.assert_close(before, own(of, *call), rtol=1e-4, atol=1e-5)
        (answer,) = answers.about(of).values()
        assert isinstance(answer, (experts.Loaded, dense.Loaded))
        with patch.context() as without:
            if compiled:  # no operator looks at its module in a call
                without.setattr(type(answers), "find", None)
            run(*call)
        assert [*answers.about(of).values()] == [answer]
        change(of, patch)
        torch.manual_seed(3)
        expected = own(of, *call)
        torch.manual_seed(3)
        torch.testing.assert_close(run(*call), expected, rtol=1e-4, atol=1e-5)
    assert not torch.allclose(expected, before, rtol=1e-3, atol=1e-3)


@pytest.mark.parametrize(("make", "change"), CASES)
def test_what_changes_after_a_call_is_seen_by_the_next(
    make: Callable[[], Any], change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks(make, change, monkeypatch, compiled=False)


@torch._dynamo.config.patch(use_recursive_dict_tags_for_guards=True)  # as in torch 2.11, which then looks at less
@pytest.mark.parametrize(("make", "change"), COMPILED)
def test_what_changes_is_seen_by_the_next_call_of_a_graph(
    make: Callable[[], Any], change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks(make, change, monkeypatch, compiled=True)


def dual(f: Own, x: torch.Tensor) -> Any:
    with forward_ad.dual_level(), torch.no_grad():
        return (*forward_ad.unpack_dual(f(forward_ad.make_dual(x, x.cos()))),)


def counted(f: Own, x: torch.Tensor) -> int:
    with FlopCounterMode(display=False) as counter:
        f(x)
    flops: int = counter.get_total_flops()
    assert flops > 0
    return flops


WAYS: dict[str, Callable[[Own, torch.Tensor], Any]] = {
    "dual numbers": dual,
    "jvp": lambda f, x: torch.func.jvp(f, (x,), (x.cos(),)),
    "grad": lambda f, x: torch.func.grad(lambda x: f(x).sum())(x),
    "trace": lambda f, x: torch.jit.trace(f, x, check_trace=False)(2 * x),
    "operators counted": counted,
}


@pytest.mark.parametrize("way", [pytest.param(way, id=name) for name, way in WAYS.items()])
@pytest.mark.parametrize("make", [olmoe, mlp, projection], ids=["experts", "MLP", "projection"])
@pytest.mark.filterwarnings("ignore::torch.jit.TracerWarning", "ignore:.*torch.jit:DeprecationWarning")
def test_what_follows_operators_sees_those_of_transformers(
    make: Callable[[], Any], way: Callable[[Own, torch.Tensor], Any]
) -> None:
    of, (x, *others), own = make()
    of.requires_grad_(requires_grad=False)
    of(x, *others)
    torch.testing.assert_close(way(lambda x: of(x, *others), x), way(lambda x: own(of, x, *others), x))


# torch traces no graph
@pytest.mark.parametrize(
    ("make", "way"),
    [
        pytest.param(make, way, id=f"{name}-{way}", marks=[pytest.mark.nightly] * ((i + j) % 2))
        for i, way in enumerate(("dual numbers", "jvp", "grad", "operators counted"))
        for j, (name, make) in enumerate((("experts", olmoe), ("MLP", mlp), ("projection", projection)))
    ],
)
@pytest.mark.filterwarnings("ignore:Using `torch.compile:UserWarning")  # of those who count
def test_what_follows_operators_of_a_compiled_call_sees_those_of_transformers(
    make: Callable[[], Any], way: str
) -> None:
    of, (x, *others), own = make()
    of.requires_grad_(requires_grad=False)
    torch.compiler.reset()
    graph = torch.compile(of, backend="aot_eager")
    graph(x, *others)
    found, expected = (WAYS[way](f, x) for f in (lambda x: graph(x, *others), lambda x: own(of, x, *others)))
    torch.testing.assert_close(found, expected)


def test_vmap_is_that_of_transformers() -> None:
    of, (x,), own = mlp()
    of.requires_grad_(requires_grad=False)
    torch.testing.assert_close(torch.func.vmap(of)(x[None]), own(of, x[None]))
    weights = {name: torch.stack([value, 2 * value]) for name, value in of.named_parameters()}
    computed = torch.func.vmap(lambda one: torch.func.functional_call(of, one, (x,)))(weights)
    for result, factor in zip(computed, (1, 2), strict=True):
        of.load_state_dict({name: factor * value[0] for name, value in weights.items()})
        torch.testing.assert_close(result, own(of, x))


def test_gradients_of_a_weight_that_is_no_parameter_are_those_of_transformers() -> None:
    of, call, own = gpt_oss()
    of.requires_grad_(requires_grad=False)
    weight = of.down_proj.detach().requires_grad_()
    del of.down_proj
    of.down_proj = 2 * weight
    ours, theirs = (torch.autograd.grad(y.sum(), weight, retain_graph=True) for y in (of(*call), own(of, *call)))
    torch.testing.assert_close(ours, theirs)


def test_a_hook_that_only_looks_sees_each_call() -> None:
    for of, call, own in (olmoe(), mlp()):
        seen: list[object] = []
        with torch.no_grad():
            of(*call)
            of.act_fn.inner.register_forward_hook(lambda part, *_, seen=seen: seen.append(part))
            of(*call)
            once = len(seen)
            own(of, *call)
            assert len(seen) == 2 * once > 0
            of.act_fn.inner._forward_hooks.clear()
            of(*call)
            handle = nn.modules.module.register_module_forward_hook(lambda part, *_, seen=seen: seen.append(part))
            of(*call)
            handle.remove()
        assert of.act_fn in seen


def test_a_part_that_counts_its_calls_is_transformers_and_strict_says_so() -> None:
    class Counting(Scaled):
        calls = 0

        def forward(self, x: torch.Tensor) -> torch.Tensor:
            self.calls += 1
            return super().forward(x)

    of, call, own = olmoe(Counting())
    with torch.no_grad():
        torch.testing.assert_close(of(*call), own(of, *call))
        configure(strict=True)
        with pytest.raises(NotAcceleratedError, match="its functions write attributes or variables"):
            of(*call)


@pytest.mark.filterwarnings("ignore:.*torch.jit:DeprecationWarning")
def test_a_part_of_torch_jit_is_transformers() -> None:
    for of, call, own in (olmoe(torch.jit.script(nn.SiLU())), mlp(torch.jit.script(nn.SiLU()))):
        with torch.no_grad(), pytest.warns(FallbackWarning, match=r"its act_fn is compiled by torch\.jit"):
            torch.testing.assert_close(of(*call), own(of, *call))


def test_reading_a_module_draws_no_numbers_of_the_callers() -> None:
    (experts_in_training, *_), (mlp_in_training, *_) = olmoe(Scaled().train()), mlp(Scaled().train())
    state = torch.get_rng_state()
    with pytest.raises(NotComputedError, match="activation"):
        read_module(experts_in_training, 3, CPU)
    with pytest.raises(NotComputedError, match="activation"):
        read_mlp(mlp_in_training, CPU)
    assert torch.equal(torch.get_rng_state(), state)


def test_an_activation_that_hardly_ever_drops_is_transformers() -> None:
    of, _, _ = olmoe(nn.Sequential(nn.SiLU(), nn.Dropout(1e-7)))
    assert read_module(of.eval(), 3, CPU).shape.spec.experts.count == tiny.E
    with pytest.raises(NotComputedError, match="activation"):
        read_module(of.train(), 3, CPU)


@pytest.mark.parametrize(
    ("make", "names"),
    [
        (tiny.gpt_oss, ("gate_up_proj_bias", "down_proj_bias")),
        pytest.param(muse_spark, ("post_expert_norm.weight",), marks=pytest.mark.nightly),
    ],
)
def test_biases_and_norms_of_another_type_than_the_weights_are_read_as_what_they_are(
    make: Callable[[], Any], names: tuple[str, ...]
) -> None:
    of, (x, ids, weights), _ = experts_of(make().bfloat16())
    with torch.no_grad():
        narrow = of(x.bfloat16(), ids, weights)
        for parameter in map(of.get_parameter, names):
            parameter.data = parameter.data.float()  # the same numbers
        assert torch.equal(of(x.bfloat16(), ids, weights), narrow)


def test_another_type_for_the_same_bits_is_seen() -> None:
    of, _, _ = experts_of(tiny.gpt_oss().bfloat16())
    seen = Basis(of)
    of.down_proj_bias.data = of.down_proj_bias.data.view(torch.float16)
    assert not seen.holds()


def test_a_bias_of_another_type_than_its_projection_is_left_to_torch() -> None:
    of, _, _ = mlp()
    of.out.bias.data = of.out.bias.data.bfloat16()
    with pytest.raises(NotComputedError, match=r"its weights are torch\.bfloat16 and torch\.float32"):
        read_mlp(of, CPU)


def test_an_adapter_is_named_by_its_module_and_what_to_do_about_it() -> None:
    class Linear(nn.Module):
        def __init__(self, base_layer: nn.Linear) -> None:
            super().__init__()
            self.base_layer = base_layer

    Linear.__module__, Linear.__qualname__ = "peft.tuners.lora.layer", "Linear"
    of, _, _ = mlp()
    of.both = Linear(of.both)
    said = "its both is a peft.tuners.lora.layer.Linear, not a torch.nn.Linear; merge the adapter into its weights"
    with pytest.raises(NotComputedError, match=re.escape(said)):
        read_mlp(of, CPU)


@pytest.mark.parametrize("make", [olmoe, gpt_oss, mlp, projection])
def test_nothing_that_is_remembered_keeps_a_module(make: Callable[[], Any]) -> None:
    of, call, _ = make()
    with torch.no_grad():
        of(*call)
        of.itself, of.method = of, MethodType(lambda self: None, of)
        of.register_forward_hook(lambda *_, of=of: None)
        of(*call)
    gone, call = weakref.ref(of), ()
    del of
    gc.collect()
    assert gone() is None


def test_an_address_that_something_else_took_is_no_sign_of_the_same() -> None:
    of, _, _ = olmoe(Plain())
    seen = Basis(of)
    address = id(of.act_fn)
    others = []
    del of.act_fn
    while id(other := Plain()) != address:
        others.append(other)
    of.act_fn = other
    assert not seen.holds()
