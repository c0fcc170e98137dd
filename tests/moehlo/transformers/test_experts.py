"""What happens around a call: fallbacks, weights that change, copies of models, threads; numbers against float64."""

from __future__ import annotations

import copy
import io
import mmap
import pickle
import re
import time
import weakref
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import tiny_models as tiny
import torch

import moehlo.transformers
from emitter.session.tensors import lies_plainly
from emitter.signature import DType
from moehlo.transformers import (
    FallbackWarning,
    NotAcceleratedError,
    answers,
    compilation,
    configure,
    experts,
    placing,
)
from moehlo.transformers.basis import Basis
from moehlo.transformers.modules import Parameter, read_module
from moehlo.transformers.settings import settings

ULP = {torch.float32: 2.0**-24, torch.bfloat16: 2.0**-8}
"""Half the distance of neighbouring numbers, relative to them."""


pytestmark = pytest.mark.filterwarnings("error::moehlo.transformers.FallbackWarning")


def module(dtype: torch.dtype = torch.float32, model: Any = None) -> Any:
    """One experts module under our implementation."""
    model = model or tiny.olmoe(dtype)
    model.set_experts_implementation(moehlo.transformers.NAME)
    return tiny.experts_of(model)[0]


def truth(of: Any, x: torch.Tensor, ids: torch.Tensor, weights: torch.Tensor) -> torch.Tensor:
    """The class's own forward in float64."""
    double = copy.deepcopy(of).double()
    with torch.no_grad():
        result: torch.Tensor = type(of).forward.__wrapped__(double, x.double(), ids, weights.double())
    return result


def bound(of: Any, x: torch.Tensor, ids: torch.Tensor, weights: torch.Tensor) -> torch.Tensor:
    """How far off ``[N, H]`` a computation may be whose matmul inputs are of the module's dtype and whose sums are f32.

    To first order: each product of the down projection has the relative error of its two factors (rounded once to the
    dtype, and the hidden value that of the activation), the hidden value inherits the errors of gate and up, whose
    terms are rounded inputs; a sum of n terms in f32 adds n half ulps of f32 at most; one rounding of the result.
    """
    u, f = ULP[x.dtype], ULP[torch.float32]
    w13, w2 = of.gate_up_proj.detach().double(), of.down_proj.detach().double()
    if of.is_transposed:
        w13, w2 = w13.transpose(1, 2), w2.transpose(1, 2)
    x, total = x.double(), torch.zeros(x.shape, dtype=torch.float64)
    for n, (row, ws) in enumerate(zip(ids.tolist(), weights.double(), strict=True)):
        for e, w in zip(row, ws, strict=True):
            gate, up = (w13[e] @ x[n]).chunk(2)
            error = (w13[e].abs() @ x[n].abs()) * (u + tiny.H * f)
            gate_error, up_error = error.chunk(2)
            # |silu'| <= 1.1, |silu(g)| <= |g|
            hidden = torch.nn.functional.silu(gate) * up
            hidden_error = 1.1 * gate_error * up.abs() + gate.abs() * up_error + gate_error * up_error
            hidden_error = hidden_error + hidden.abs() * (u + 8 * f)
            down = w2[e].abs() @ (hidden_error + hidden.abs() * (u + tiny.I * f))
            total[n] += w.abs() * (down + (w2[e] @ hidden).abs() * 4 * f)
    return total + truth(of, x, ids, weights.double()).abs() * u + 1e-30


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=str)
@pytest.mark.parametrize("count", [1, 17, 130])
def test_the_output_is_that_of_the_class_in_float64_within_the_bound(dtype: torch.dtype, count: int) -> None:
    of, call = module(dtype), tiny.routed(count, dtype)
    with torch.no_grad():
        y = of(*call)
    assert y.dtype is dtype
    assert y.shape == call[0].shape
    error = (y.double() - truth(of, *call)).abs()
    assert (error <= bound(of, *call)).all(), (error / bound(of, *call)).max()


def test_a_whole_model_gives_the_logits_of_eager() -> None:
    model, ids = tiny.olmoe(), tiny.tokens(17, batch=2)
    with torch.inference_mode():
        eager = model(ids).logits
        model.set_experts_implementation("moehlo")
        ours = model(ids).logits
        exact = copy.deepcopy(model).double()
        exact.set_experts_implementation("eager")
        error = (exact(ids).logits - eager).abs().max()
    # Both are as far from float64 as f32 is; twice eager's own distance would be another computation.
    assert (ours - eager).abs().max() <= 3 * error


def test_the_parameters_are_read_where_they_lie() -> None:
    of = module()
    with torch.no_grad():
        of(*tiny.routed(5))
    (loaded,) = experts.answers.about(of).values()
    assert loaded.session.copied_weights == ()
    assert loaded.described.shape.dtype is DType.F32
    of.down_proj.data.zero_()
    with torch.no_grad():
        assert not of(*tiny.routed(5)).any()


def test_weights_that_are_replaced_are_seen() -> None:
    model, other = tiny.olmoe(seed=0), tiny.olmoe(seed=7)
    of, call = module(model=model), tiny.routed(5)
    with torch.no_grad():
        before = of(*call)
        model.load_state_dict(other.state_dict())
        assert torch.equal(of(*call), module(model=other)(*call))
        of.gate_up_proj = torch.nn.Parameter(of.gate_up_proj.detach().clone().neg())
        assert not torch.equal(of(*call), before)
        model.to(torch.bfloat16)
        narrow = tiny.routed(5, torch.bfloat16)
        error = (of(*narrow).double() - truth(of, *narrow)).abs()
        assert (error <= bound(of, *narrow)).all()


def test_outputs_are_not_overwritten_by_later_calls() -> None:
    of = module()
    with torch.no_grad():
        first = of(*tiny.routed(5, seed=2))
        kept = first.clone()
        of(*tiny.routed(5, seed=3))
    assert torch.equal(first, kept)


def test_ids_outside_add_nothing() -> None:
    of = module()
    x, ids, weights = tiny.routed(6)
    outside = ids.clone()
    outside[:, 1] = torch.tensor([tiny.E, tiny.E + 5, -1, 2**40, -(2**40), tiny.E])
    silent = weights.clone()
    silent[:, 1] = 0
    with torch.no_grad():
        assert torch.equal(of(x, outside, weights), of(x, ids, silent))


@pytest.mark.parametrize("dtype", [torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8])
def test_ids_outside_stay_outside_in_32_bits(dtype: torch.dtype) -> None:
    """And for a GPU in 64, whose kernels pass over what is below 0 and from E on."""
    limits = torch.iinfo(dtype)
    given = [0, 1, tiny.E - 1, tiny.E, tiny.E + 5, limits.max, limits.min]
    given += [2**32, 2**32 + 1, 2**40, 1 - 2**32, -(2**40), 2**31] if dtype is torch.int64 else []
    ids = torch.tensor(given, dtype=dtype)
    wanted = [number if 0 <= number < tiny.E else None for number in given]
    ways = {"int32": experts._numbers_on_host(ids, tiny.E), "int64": experts._numbers_on_gpu(ids, tiny.E)}
    for kind, found in ways.items():
        assert str(found.dtype).rpartition(".")[2] == kind
        assert [int(number) if 0 <= number < tiny.E else None for number in found] == wanted


@pytest.mark.parametrize("dtype", [torch.float64, torch.bool, torch.complex64], ids=str)
def test_ids_that_are_no_integers_are_not_computed_with(dtype: torch.dtype) -> None:
    of, (x, ids, weights) = module(), tiny.routed(3)
    configure(strict=True)
    with (
        torch.no_grad(),
        pytest.raises(NotAcceleratedError, match=f"called with ids of {dtype}, which are no integers"),
    ):
        of(x, ids.to(dtype), weights)


def test_narrow_ids_below_0_stay_outside_of_more_experts_than_they_can_name() -> None:
    for dtype in (torch.int8, torch.uint8, torch.int16):
        found = experts._numbers_on_host(torch.tensor([-1 if dtype.is_signed else 255, 3], dtype=dtype), 300)
        assert [*found] == [300 if dtype.is_signed else 255, 3]


def test_no_token_gives_no_row() -> None:
    with torch.no_grad():
        assert module()(*tiny.routed(0)).shape == (0, tiny.H)


def test_layers_that_are_alike_are_written_and_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Any] = []
    graphs: list[Any] = []
    for of, name, calls in ((experts, "emit_experts", written), (compilation, "compile_graph", graphs)):
        genuine = getattr(of, name)
        monkeypatch.setattr(of, name, lambda *a, calls=calls, genuine=genuine: calls.append(a) or genuine(*a))
    monkeypatch.setattr(compilation, "_modules", {})
    model = tiny.olmoe()
    model.set_experts_implementation("moehlo")
    with torch.inference_mode():
        model(tiny.tokens(7))
    assert [len(experts.answers.about(of)) for of in tiny.experts_of(model)] == [1, 1]
    assert (len(written), len(graphs)) == (1, 1)


def test_a_training_step_is_that_of_eager_with_a_warning() -> None:
    gradients = {}
    for name in ("eager", "moehlo"):
        model = tiny.olmoe().train()
        model.set_experts_implementation(name)
        if name == "eager":
            model(tiny.tokens(7), labels=tiny.tokens(7)).loss.backward()
        else:
            with pytest.warns(FallbackWarning, match="OlmoeExperts .* eager .*: gradients are asked for") as caught:
                model(tiny.tokens(7), labels=tiny.tokens(7)).loss.backward()
            assert len(caught) == 1  # not one for each layer
        gradients[name] = {n: p.grad for n, p in model.named_parameters()}
    for name, gradient in gradients["eager"].items():
        assert torch.equal(gradient, gradients["moehlo"][name]), name


class _Unknown(torch.nn.Module):
    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x.sin()


def _of_float64(of: Any) -> Any:
    return of.double()


def _with_an_unknown_activation(of: Any) -> Any:
    of.act_fn = _Unknown()
    return of


def _quantised(of: Any) -> Any:
    class Packed(torch.nn.Parameter):
        pass

    of.down_proj = Packed(of.down_proj.detach())
    return of


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (_of_float64, "weights are torch.float64 and torch.float64; the kernels are for f32, bf16 and f16"),
        (_with_an_unknown_activation, "no kernel has its activation"),
        (_quantised, "its down_proj is a Packed, not a plain tensor"),
    ],
)
def test_what_the_kernels_do_not_compute_goes_to_eager_with_one_warning(change: Any, reason: str) -> None:
    of = change(module())
    x, ids, weights = tiny.routed(5)
    x, weights = x.to(of.gate_up_proj.dtype), weights.to(of.gate_up_proj.dtype)
    with torch.no_grad():
        with pytest.warns(FallbackWarning, match=reason):
            y = of(x, ids, weights)
        assert torch.equal(y, type(of).forward.__wrapped__(of, x, ids, weights))
        of(x, ids, weights)  # says no more
        configure(strict=True)
        with pytest.raises(NotAcceleratedError, match=reason):
            of(x, ids, weights)


def test_autocast_goes_to_eager() -> None:
    of = module()
    with torch.no_grad(), torch.autocast("cpu", torch.bfloat16), pytest.warns(FallbackWarning, match="autocast"):
        of(*tiny.routed(5))


def test_transposed_weights_move_once_and_stay_the_same_parameter(logged: list[str]) -> None:
    model = tiny.aria()
    of, call = tiny.experts_of(model)[0], tiny.routed(5)
    parameter, numbers = of.gate_up_proj, of.gate_up_proj.detach().clone()
    model.set_experts_implementation("moehlo")
    with torch.no_grad():
        y = of(*call)
        of(*call)
    assert of.gate_up_proj is parameter
    assert torch.equal(parameter, numbers)
    assert parameter.transpose(1, 2).is_contiguous()
    said = "AriaExperts.gate_up_proj is stored transposed: its 270 KiB move to new memory"
    assert sum(said in message for message in logged) == 1
    assert ((y.double() - truth(of, *call)).abs() <= bound(of, *call)).all()
    (loaded,) = experts.answers.about(of).values()
    assert loaded.session.copied_weights == ()


@pytest.mark.parametrize("make", [tiny.aria, tiny.gpt_oss], ids=["aria", "gpt-oss"])
def test_moved_weights_serve_whatever_served_them_before(make: Any, tmp_path: Path) -> None:
    model, ids = make(), tiny.tokens(7)
    before = {name: value.clone() for name, value in model.state_dict().items()}
    peers = ("eager", "batched_mm", "grouped_mm")
    expected = {}
    with torch.inference_mode():
        for name in peers:
            model.set_experts_implementation(name)
            expected[name] = model(ids).logits
        model.set_experts_implementation("moehlo")
        model(ids)
        assert not any(of.gate_up_proj.is_contiguous() for of in tiny.experts_of(model))
        for name in peers:
            model.set_experts_implementation(name)
            torch.testing.assert_close(model(ids).logits, expected[name], rtol=1e-5, atol=1e-5)
    model.save_pretrained(tmp_path)
    saved = type(model).from_pretrained(tmp_path)
    saved.load_state_dict(model.state_dict())
    model.load_state_dict(saved.state_dict())
    for name, value in before.items():
        assert torch.equal(model.state_dict()[name], value), name
        assert torch.equal(saved.state_dict()[name], value), name


def test_moving_weights_lets_go_of_the_memory_they_leave() -> None:
    of = module(model=tiny.gpt_oss())
    left = []
    for parameter in (of.gate_up_proj, of.down_proj):
        memory = parameter.detach().numpy().copy()  # the tensor over it keeps it alive, nothing else
        parameter.data = torch.from_numpy(memory)
        left.append(weakref.ref(memory))
        del memory
    assert all(memory() is not None for memory in left)
    with torch.no_grad():
        of(*tiny.routed(5))
    assert all(memory() is None for memory in left)


def test_weights_that_offloading_replaces_go_with_their_parameters() -> None:
    """A layer has its weights for the time of a call, and nobody has them afterwards; so from round to round."""
    model = tiny.olmoe()
    model.set_experts_implementation("moehlo")
    layers, call, numbers = tiny.experts_of(model), tiny.routed(5), {}
    for of in layers:
        numbers[of] = {name: value.detach().clone() for name, value in of.named_parameters()}
    with torch.no_grad():
        expected = [of(*call) for of in layers]
        for _ in range(2):
            for of, before in zip(layers, expected, strict=True):
                storages = []
                for name, value in numbers[of].items():
                    setattr(of, name, torch.nn.Parameter(value.clone()))
                    storages.append(weakref.ref(getattr(of, name).untyped_storage()))
                assert torch.equal(of(*call), before)
                assert all(storage() is not None for storage in storages)
                for name in numbers[of]:
                    setattr(of, name, torch.nn.Parameter(torch.empty(0, device="meta")))
                assert all(storage() is None for storage in storages)


def _in_one_buffer(of: Any) -> None:
    """The first projection becomes a view in it, which starts at no multiple of 64 bytes."""
    flat = torch.zeros(of.gate_up_proj.numel() + 2)
    flat[1:-1] = of.gate_up_proj.detach().flatten()
    of.gate_up_proj.data = flat[1:-1].view(of.gate_up_proj.shape)


def _negated(of: Any) -> None:
    of.gate_up_proj.data = torch._neg_view(-of.gate_up_proj.data)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (_in_one_buffer, r"a multiple of 64 bytes: its 270 KiB .* left to what else is in its 270 KiB of storage"),
        (_negated, r"is computed by torch at each use \(a lazy negation, or .*\): its 270 KiB .* the old is let go"),
    ],
)
@pytest.mark.parametrize("mode", [torch.no_grad, torch.inference_mode])
def test_weights_that_moved_are_those_of_training_as_before(
    change: Any, said: str, mode: Any, logged: list[str]
) -> None:
    model = tiny.olmoe()
    of, call = module(model=model), tiny.routed(5)
    with torch.no_grad():
        expected = of(*call)
    change(of)
    with mode():
        assert torch.equal(of(*call), expected)
    assert any(re.search(said, message) for message in logged), logged
    assert lies_plainly(of.gate_up_proj.detach())
    assert not of.gate_up_proj.is_inference()
    model.set_experts_implementation("eager")
    model(tiny.tokens(7), labels=tiny.tokens(7)).loss.backward()
    torch.optim.SGD(model.parameters(), lr=0.5).step()


def test_what_still_refers_to_the_memory_that_weights_leave_is_named(logged: list[str]) -> None:
    of = module(model=tiny.aria())
    kept = of.gate_up_proj.data
    with torch.no_grad():
        of(*tiny.routed(5))
    first, second = logged[:2]
    assert "AriaExperts.gate_up_proj is stored transposed" in first
    assert "the old is left to other tensors over it, which the weights do not follow" in first
    assert "the old is let go" in second
    assert kept.data_ptr() != of.gate_up_proj.data_ptr()


def _shared_by_torch(value: torch.Tensor) -> torch.Tensor:
    return value.clone().share_memory_()


def _shared_by_others(value: torch.Tensor) -> torch.Tensor:
    memory = mmap.mmap(-1, value.numel() * 4)
    return torch.frombuffer(memory, dtype=torch.float32).view(value.shape).copy_(value)


@pytest.mark.parametrize("share", [_shared_by_torch, _shared_by_others])
def test_memory_that_other_processes_see_does_not_move(share: Any) -> None:
    of, call = module(model=tiny.aria()), tiny.routed(5)
    shared = share(of.gate_up_proj.data)
    of.gate_up_proj.data = shared
    why = r"its gate_up_proj is stored transposed, and its 270 KiB are memory that is shared between processes"
    with torch.no_grad(), pytest.warns(FallbackWarning, match=why):
        y = of(*call)
    assert of.gate_up_proj.data_ptr() == shared.data_ptr()
    assert torch.equal(y, type(of).forward.__wrapped__(of, *call))
    lying = module()
    lying.share_memory()
    configure(strict=True)
    with torch.no_grad():
        lying(*call)


@pytest.mark.parametrize("count", [1, 5])
def test_numbers_that_no_memory_holds_are_computed_with(count: int) -> None:
    of, (x, ids, weights) = module(), tiny.routed(count)
    configure(strict=True)
    for given in (
        (torch._neg_view(-x), ids, weights),
        (x, torch._neg_view(-ids), weights),
        (x, ids, torch._neg_view(-weights)),
        (torch._efficientzerotensor(x.shape), ids, weights),
        (x, ids, torch._efficientzerotensor(weights.shape)),
        (x[:1].expand(count, -1), ids[:1].expand(count, -1), weights[:, :1].expand(-1, tiny.K)),
    ):
        plain = tuple(value.clone() for value in given)
        with torch.no_grad():
            assert torch.equal(of(*given), of(*plain))
    with torch.no_grad():
        y = of(*given)
        of.down_proj.data = torch._neg_view(of.down_proj.data)
        assert torch.equal(of(*given), -y)


def test_tensors_that_cannot_be_read_are_refused_and_not_read() -> None:
    of, (x, ids, weights) = module(), tiny.routed(3)
    configure(strict=True)
    with torch.no_grad():
        of(x, ids, weights)
        for number, given in enumerate((x, ids, weights)):
            call = [x, ids, weights]
            call[number] = given.clone()
            call[number].untyped_storage().resize_(8)
            with pytest.raises(NotAcceleratedError, match=r"a tensor that reaches to byte .* resized to 8"):
                of(*call)
        of.down_proj.untyped_storage().resize_(64)
        with pytest.raises(NotAcceleratedError, match=r"its down_proj reaches to byte .* resized to 64"):
            of(x, ids, weights)


def test_weights_stay_where_they_are_when_told_to() -> None:
    configure(lay_out_anew=False)
    of = module(model=tiny.aria())
    with torch.no_grad(), pytest.warns(FallbackWarning, match=r"gate_up_proj is stored transposed.*lay_out_anew=False"):
        of(*tiny.routed(5))


def test_copies_and_pickles_of_a_model_compute_on_their_own_weights() -> None:
    model = tiny.olmoe()
    of, call = module(model=model), tiny.routed(5)
    with torch.no_grad():
        y = of(*call)
        copied = tiny.experts_of(copy.deepcopy(model))[0]
        saved = io.BytesIO()
        pickle.dump(model, saved)
        loaded = tiny.experts_of(pickle.loads(saved.getvalue()))[0]
        of.down_proj.data.zero_()
        assert torch.equal(copied(*call), y)
        assert torch.equal(loaded(*call), y)


def test_torch_threads_are_the_sessions_threads() -> None:
    of, call = module(), tiny.routed(5)
    for count in (1, 2, 1):
        torch.set_num_threads(count)
        with torch.no_grad():
            of(*call)
        loaded = experts.answers.about(of)[tiny.K, count, torch.device("cpu"), torch.float32]
        assert loaded.session.choice.threads <= count


def test_two_models_in_two_threads() -> None:
    modules = [module(model=tiny.olmoe(seed=seed)) for seed in (0, 1)]
    call = tiny.routed(17)
    with torch.no_grad():
        expected = [of(*call) for of in modules]
    wrong: list[int] = []

    def run(number: int) -> None:
        with torch.inference_mode():
            for _ in range(20):
                if not torch.equal(modules[number](*call), expected[number]):
                    wrong.append(number)

    tiny.by_four_threads(run)
    assert wrong == []


def all_at_once(*calls: Callable[[], object]) -> None:
    """Each call in a thread of its own; an error in one is raised here."""
    with ThreadPoolExecutor(len(calls)) as pool:
        for done in [pool.submit(call) for call in calls]:
            done.result(60)


def test_a_parameter_that_is_replaced_while_a_call_loads_is_seen_by_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    of, call = module(), tiny.routed(5)
    genuine = experts.Session

    def replacing(*given: Any, **options: Any) -> Any:
        """Another thread replaces a parameter once the session has its memory."""
        made = genuine(*given, **options)
        all_at_once(lambda: setattr(of, "down_proj", torch.nn.Parameter(2 * of.down_proj.detach())))
        return made

    with torch.no_grad():
        monkeypatch.setattr(experts, "Session", replacing)
        before = of(*call)
        monkeypatch.setattr(experts, "Session", genuine)
        assert torch.equal(of(*call), 2 * before)


def test_a_parameter_that_two_modules_share_moves_once_whoever_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each session would else read memory of its own, and one of them what the parameter has left."""
    one, other = (tiny.experts_of(tiny.aria())[0] for _ in range(2))
    other.down_proj = one.down_proj
    genuine, moved, found = placing._lay_out_anew, [], []

    def slowly(parameter: Parameter, value: torch.Tensor) -> None:
        moved.append(value)
        time.sleep(0.05)  # for the other thread to look too
        genuine(parameter, value)

    monkeypatch.setattr(placing, "_lay_out_anew", slowly)
    down = Parameter("expert_down", "down_proj", transposed=True)
    all_at_once(*(lambda of=of: found.append(placing.placed(of, down, True)) for of in (one, other)))
    assert [tensor.data_ptr() for tensor in found] == [one.down_proj.data_ptr()] * 2
    assert len(moved) == 1


def test_a_module_may_get_an_attribute_while_it_is_looked_at() -> None:
    of = module()

    class Asked(type):
        """Whoever asks which type it is gives another thread time to add to the module."""

        def __hash__(cls) -> int:
            setattr(of, f"extra_{len(vars(of))}", 1)
            return type.__hash__(cls)

    class Busy(metaclass=Asked):
        pass

    of.busy = Busy()
    assert Basis(of).holds() == Basis(of).holds()
    assert read_module(of, tiny.K, torch.device("cpu")).shape.spec.router.top_k == tiny.K


@pytest.mark.usefixtures("hasty_threads")
def test_settings_that_two_threads_change_at_once_are_both_in_force() -> None:
    for _ in range(300):
        configure(strict=False, lay_out_anew=True)
        all_at_once(lambda: configure(strict=True), lambda: configure(lay_out_anew=False))
        assert (settings().strict, settings().lay_out_anew) == (True, False)


def test_threads_of_other_counts_keep_their_sessions(monkeypatch: pytest.MonkeyPatch) -> None:
    """``torch.set_num_threads`` is for the calling thread, and for those that have not used torch yet."""
    of, call, opened = module(), tiny.routed(5), []
    genuine = experts.Session
    monkeypatch.setattr(experts, "Session", lambda *a, **k: opened.append(k) or genuine(*a, **k))
    with torch.no_grad():
        for count in (1, 2, 1, 2, 1):
            torch.set_num_threads(count)
            of(*call)
    assert [options["threads"] for options in opened] == [1, 2]


def test_a_refusal_is_found_once_and_again_when_what_it_rests_on_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[object] = []
    genuine = experts.read_module
    monkeypatch.setattr(experts, "read_module", lambda *a: read.append(a) or genuine(*a))
    of, call, silu = module(), tiny.routed(5), None
    silu, of.act_fn = of.act_fn, _Unknown()
    with torch.no_grad():
        with pytest.warns(FallbackWarning, match="no kernel has its activation"):
            of(*call)
        of(*call)
        of(*call)
        assert len(read) == 1
        of.act_fn = silu
        configure(strict=True)
        y = of(*call)
    assert len(read) == 2
    assert ((y.double() - truth(of, *call)).abs() <= bound(of, *call)).all()


def test_memory_that_loading_a_layer_took_is_given_back_once(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[None] = []
    monkeypatch.setattr(answers, "give_back", lambda: given.append(None))
    model = tiny.olmoe()
    model.set_experts_implementation("moehlo")
    with torch.inference_mode():
        for _ in range(2):
            model(tiny.tokens(7))
            assert len(given) == len(tiny.experts_of(model))


def test_nothing_is_loaded_for_a_training_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(experts, "_load", lambda *_: pytest.fail("loaded"))
    of = module()
    with pytest.warns(FallbackWarning, match="gradients are asked for"):
        of(*tiny.routed(5))


@pytest.mark.parametrize("bias", ["gate_up_proj_bias", "down_proj_bias"])
def test_a_bias_at_any_address_is_read_where_it_lies(bias: str) -> None:
    of, call = module(model=tiny.gpt_oss()), tiny.routed(5)
    memory = torch.empty(getattr(of, bias).numel() + 1)
    own = memory[1:].view(getattr(of, bias).shape)
    own.copy_(getattr(of, bias).detach())
    setattr(of, bias, torch.nn.Parameter(own))
    with torch.no_grad():
        before = of(*call)
        getattr(of, bias).add_(1.0)
        assert not torch.equal(of(*call), before)
        torch.testing.assert_close(of(*call).double(), truth(of, *call), rtol=1e-4, atol=1e-4)


def test_weights_made_anew_at_each_look_go_to_eager() -> None:
    of, call = module(), tiny.routed(5)
    torch.nn.utils.parametrize.register_parametrization(of, "down_proj", torch.nn.Identity())
    with torch.no_grad(), pytest.warns(FallbackWarning, match="its parameters are parametrised"):
        of(*call)


def test_a_model_is_loaded_with_it_by_name(tmp_path: Path) -> None:
    made, ids = tiny.olmoe(), tiny.tokens(7)
    made.save_pretrained(tmp_path)
    configure(strict=True)
    model = type(made).from_pretrained(tmp_path, experts_implementation="moehlo")
    with torch.inference_mode():
        torch.testing.assert_close(model(ids).logits, made(ids).logits, rtol=1e-4, atol=1e-5)
    assert all(of in experts.answers._states for of in tiny.experts_of(model))


def test_a_fine_tuning_step_is_seen_by_the_next_call() -> None:
    model, ids = tiny.olmoe(), tiny.tokens(7)
    model.set_experts_implementation("moehlo")
    with torch.no_grad():
        before = model(ids).logits
    optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
    with pytest.warns(FallbackWarning, match="gradients are asked for"):
        model(ids, labels=ids).loss.backward()
    assert all(of.down_proj.grad.abs().max() > 0 for of in tiny.experts_of(model))
    optimizer.step()
    configure(strict=True)
    with torch.no_grad():
        after = model(ids).logits
        model.set_experts_implementation("eager")
        torch.testing.assert_close(after, model(ids).logits, rtol=1e-4, atol=1e-4)
    assert (after - before).abs().max() > 0.01


def test_a_device_without_kernels_is_named() -> None:
    of = module().to("meta")
    configure(strict=True)
    call = tuple(value.to("meta") for value in tiny.routed(5))
    with (
        torch.no_grad(),
        pytest.raises(NotAcceleratedError, match="called on meta; the kernels are for CPUs and NVIDIA"),
    ):
        of(*call)
