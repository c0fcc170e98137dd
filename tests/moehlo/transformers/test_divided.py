"""The experts of one token, divided among torch's threads, one share each."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import tiny_models as tiny
import torch
from error_bounds import reference

import moehlo.transformers
from emitter.errors import InputError
from moehlo.transformers import experts
from moehlo.transformers.openmp import Team, teams_there

pytestmark = pytest.mark.skipif(not teams_there(), reason="torch has no OpenMP here whose threads can be had")


@pytest.fixture(autouse=True)
def threads_for_the_smallest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three threads for three choices, also where one thread would be faster."""
    monkeypatch.setenv("MOEHLO_DRIVER", "local-task")
    torch.set_num_threads(tiny.K)


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many calls each run of a team was."""
    seen: list[int] = []
    genuine = Team.run

    def run(team: Any) -> Any:
        results = genuine(team)
        seen.append(len(results))
        return results

    monkeypatch.setattr(Team, "run", run)
    return seen


def experts_module(model: Any) -> Any:
    model.set_experts_implementation(moehlo.transformers.NAME)
    return tiny.experts_of(model)[0]


@pytest.mark.parametrize(
    ("dtype", "make"),
    [
        pytest.param(dtype, make, id=f"{dtype}-{name}", marks=[pytest.mark.nightly] * (i != j))
        for i, dtype in enumerate((torch.float32, torch.bfloat16))
        for j, (name, make) in enumerate({"plain": tiny.olmoe, "biases interleaved": tiny.gpt_oss}.items())
    ],
)
def test_one_token_is_within_the_bound_and_the_same_each_time(dtype: torch.dtype, make: Any, runs: list[int]) -> None:
    of = experts_module(make(dtype))
    calls = [tiny.routed(1, dtype, seed) for seed in range(4)]
    with torch.inference_mode():
        outputs = [of(*call) for call in calls]
        kept = [output.clone() for output in outputs]
        again = [of(*call) for call in calls]
    assert runs == [tiny.K] * 8
    for call, output, before, after in zip(calls, outputs, kept, again, strict=True):
        exact, bound, _ = reference(of, *call)
        assert ((output.double() - exact).abs() <= bound).all()
        assert output.dtype is dtype
        assert torch.equal(output, before)  # no later call writes what an earlier one returned
        assert torch.equal(output, after)


def test_ids_of_any_integer_type_and_choices_of_no_expert(runs: list[int]) -> None:
    of = experts_module(tiny.olmoe())
    x, ids, weights = tiny.routed(1)
    silent = weights.clone()
    silent[:, 1] = 0
    with torch.no_grad():
        expected = of(x, ids, silent)
        for outside_id in (tiny.E, -1, 2**40, -(2**40)):
            outside = ids.clone()
            outside[:, 1] = outside_id
            assert torch.equal(of(x, outside, weights), expected)
        for dtype in (torch.int32, torch.int16, torch.int8, torch.uint8):
            assert torch.equal(of(x, ids.to(dtype), silent), expected)
        assert not of(x, torch.full_like(ids, tiny.E), weights).any()
    assert runs == [tiny.K] * 10


def test_weights_and_inputs_lie_anyhow(runs: list[int]) -> None:
    """Weights in another type than x, tensors with strides of their own, and a parameter that is written in place."""
    of = experts_module(tiny.olmoe())
    x, ids, weights = tiny.routed(1)
    apart = torch.stack([x, x], dim=-1)[..., 0]
    backwards = torch.arange(tiny.K).flip(0)
    with torch.no_grad():
        expected = of(x, ids, weights.to(torch.bfloat16).float())
        assert not apart.is_contiguous()
        assert torch.equal(of(apart, ids, weights.to(torch.bfloat16)), expected)
        every = torch.stack([ids, ids + 1], dim=-1)[..., 0]
        assert torch.equal(of(x, every, weights.to(torch.bfloat16)), expected)
        exact, bound, _ = reference(of, x, ids[:, backwards], weights[:, backwards])
        assert ((of(x, ids[:, backwards], weights[:, backwards]).double() - exact).abs() <= bound).all()
        of.down_proj.data.zero_()
        assert not of(x, ids, weights).any()
    assert runs == [tiny.K] * 5


def test_what_was_loaded_under_inference_mode_serves_other_calls(runs: list[int]) -> None:
    of, call = experts_module(tiny.olmoe().requires_grad_(requires_grad=False)), tiny.routed(1)
    with torch.inference_mode():
        expected = of(*call)
    assert torch.equal(of(*call), expected)
    assert runs == [tiny.K] * 2


@pytest.mark.parametrize("threads", [1, 2])
def test_threads_that_do_not_share_the_choices_evenly_are_the_runtimes(threads: int, runs: list[int]) -> None:
    of, call = experts_module(tiny.olmoe()), tiny.routed(1)
    with torch.no_grad():
        shared = of(*call)
        torch.set_num_threads(threads)
        exact, bound, _ = reference(of, *call)
        assert ((of(*call).double() - exact).abs() <= bound).all()
        assert ((shared.double() - exact).abs() <= bound).all()
    assert runs == [tiny.K]


def test_a_divided_session_is_called_and_refuses_as_all_sessions_do(runs: list[int]) -> None:
    of, (x, ids, weights) = experts_module(tiny.olmoe()), tiny.routed(1)
    with torch.no_grad():
        expected = of(x, ids, weights)
    (loaded,) = experts.answers.about(of).values()
    assert isinstance(loaded, experts.Loaded)
    divided, given = loaded.divided, {"ids": ids.int(), "weights": weights}
    assert divided is not None
    assert divided.device.copied == ()
    assert repr(divided) == f"<DividedSession on torch's threads: {divided.signature.brief}>"
    place = torch.empty(1, tiny.H)
    assert divided(x, out=place, **given) is place
    assert torch.equal(place, expected)
    in_numpy = divided(x.numpy(), ids=given["ids"].numpy(), weights=weights.numpy())
    assert type(in_numpy) is np.ndarray
    assert np.array_equal(in_numpy, expected.numpy())
    computed = len(runs)
    for wrong, others, message in (
        (x.double(), given, r"x: expected \[1, \d+\] f32, got \[1, \d+\] torch.float64: convert it first"),
        (x, {**given, "ids": ids}, r"ids: expected \[1, \d\] i32, got \[1, \d\] torch.int64: convert it first"),
        (x, {"ids": ids.int()}, "inputs: missing weights; this graph takes x, ids, weights"),
        (x, {**given, "more": x}, "inputs: unknown more; this graph takes x, ids, weights"),
        (x.repeat(2, 1), given, r"x: expected \[1, \d+\] f32, got \[2, \d+\] torch.float32: axis 0 is 2"),
        (x.clone().requires_grad_(), given, "x: this tensor asks for gradients"),
        (x, {**given, "out": {"y": x}}, "out: the graph has no result y; it has output"),
    ):
        with pytest.raises(InputError, match=message):
            divided.run(wrong, **others)
    assert len(runs) == computed


def test_other_calls_than_over_one_token_are_not_divided(runs: list[int]) -> None:
    of = experts_module(tiny.olmoe())
    x, ids, weights = tiny.routed(1)
    with torch.no_grad():
        assert of(*tiny.routed(0)).shape == (0, tiny.H)
        of(*tiny.routed(2))
        for wrong in ((x[:, :1], ids, weights), (x, ids, weights[:, :1])):
            with pytest.raises(InputError):
                of(*wrong)
    assert runs == []


def test_without_such_threads_the_runtimes_compute(monkeypatch: pytest.MonkeyPatch, runs: list[int]) -> None:
    monkeypatch.setattr(experts, "teams_there", lambda: False)
    of, call = experts_module(tiny.olmoe()), tiny.routed(1)
    with torch.no_grad():
        exact, bound, _ = reference(of, *call)
        assert ((of(*call).double() - exact).abs() <= bound).all()
    assert runs == []


def test_threads_of_the_caller_that_share_a_module_and_that_do_not(runs: list[int]) -> None:
    modules = [experts_module(tiny.olmoe(seed=seed)) for seed in (0, 1)]
    calls = [tiny.routed(1, seed=seed) for seed in range(4)]
    with torch.no_grad():
        expected = [[of(*call) for call in calls] for of in modules]
    wrong: list[tuple[int, int]] = []

    def run(number: int) -> None:
        torch.set_num_threads(tiny.K)
        with torch.inference_mode():
            for _ in range(10):
                for n, call in enumerate(calls):
                    if not torch.equal(modules[number](*call), expected[number][n]):
                        wrong.append((number, n))

    tiny.by_four_threads(run)
    assert wrong == []
    assert len(runs) == 8 + 160
