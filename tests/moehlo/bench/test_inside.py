"""bench --inside transformers: the figures of its rows, and that each implementation runs as itself."""

from __future__ import annotations

import csv
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from transformers.integrations.moe import ALL_EXPERTS_FUNCTIONS

from emitter.errors import InputError, UnsupportedError
from moehlo.bench import inside
from moehlo.bench.ceilings import Probe
from moehlo.bench.inside import DECODE, PREFILL, InsidePlan, InsideRow, random_model, run_inside
from moehlo.bench.table import to_csv, to_json
from moehlo.transformers import optimize, restore
from moehlo.transformers.optimizing import is_ours

CONFIG = {
    "model_type": "olmoe",
    "hidden_size": 24,
    "intermediate_size": 8,
    "num_hidden_layers": 3,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "num_experts": 5,
    "num_experts_per_tok": 2,
    "vocab_size": 61,
    "eos_token_id": 2,
}
SLEEP = {"slow": 3.0, "fast": 1.0}


VISITED = 2 * (16 * 24 + 24 * 8) * 4
"""Bytes of the two experts of one token in a layer, f32."""


class Clock(list[tuple[str, int]]):
    """Calls: by whom, over how many tokens; and the time in seconds."""

    now = 0.0

    def wait(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture(autouse=True)
def reading(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that reads what a token visits in two layers in half a second."""

    class Read(Probe):
        def rate(self) -> float:
            return self.work

    monkeypatch.setattr(inside, "read_probe", lambda threads: Read("by hand", 4.0 * VISITED, lambda: None))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Two implementations whose calls take seconds of a clock that stands still otherwise; who was called, over how
    many tokens."""
    calls = Clock()

    def implementation(name: str) -> Any:
        def forward(self: Any, x: torch.Tensor, ids: torch.Tensor, weights: torch.Tensor) -> torch.Tensor:
            calls.wait(SLEEP[name] * len(x))
            calls.append((name, len(x)))
            return x

        return forward

    for name in SLEEP:
        monkeypatch.setitem(ALL_EXPERTS_FUNCTIONS._global_mapping, name, implementation(name))
    monkeypatch.setattr(inside.time, "perf_counter", lambda: calls.now)
    monkeypatch.setattr(inside, "PATIENCE", 1e9)
    return calls


def test_figures_by_hand(clock: Clock) -> None:
    model = random_model(CONFIG, torch.float32, layers=2)
    plan = InsidePlan(("slow", "fast"), threads=1, prompts=(7,), context=5, steps=3, repeats=2)
    rows = {(r.implementation, r.phase): r for r in run_inside("olmoe", model, plan, lambda text: None)}
    # Two layers, each of them so many seconds a token, and nothing else takes time.
    assert rows["slow", PREFILL].median == pytest.approx(2 * 7 * 3.0)
    assert rows["fast", PREFILL].per_second == pytest.approx(7 / (2 * 7 * 1.0))
    assert rows["slow", DECODE].median == pytest.approx(2 * 3.0)
    assert rows["fast", DECODE].ahead == pytest.approx(3.0)
    assert rows["slow", DECODE].ahead == pytest.approx(1 / 3)
    assert rows["slow", PREFILL].experts_share == pytest.approx(1.0)
    assert {r.repeats for r in rows.values()} == {2}
    assert {r.layers for r in rows.values()} == {2}


def test_ratios_by_hand(clock: Clock) -> None:
    model = random_model(CONFIG, torch.float32, layers=2)
    for layer in model.model.layers:  # a second of each layer is not its experts'
        layer.self_attn.register_forward_pre_hook(lambda *_: clock.wait(1.0))
    plan = InsidePlan(("slow", "fast"), threads=1, prompts=(7,), context=5, steps=3, repeats=2)
    rows = {(r.implementation, r.phase): r for r in run_inside("olmoe", model, plan, lambda text: None)}
    fast, slow, prefill = rows["fast", DECODE], rows["slow", DECODE], rows["fast", PREFILL]
    # A step of 2 (3 + 1) seconds and one of 2 (1 + 1), of which 2 are not the experts'.
    assert fast.ahead == pytest.approx(8 / 4)
    assert fast.ahead_in_experts == pytest.approx(3)
    assert slow.ahead_in_experts == pytest.approx(1 / 3)
    assert fast.ahead_if_free == pytest.approx(8 / 2)
    assert slow.ahead_if_free == pytest.approx(4 / 2)
    assert fast.ahead_if_read == pytest.approx(8 / (2 + 0.5))
    assert fast.read_per_second == 4 * VISITED
    assert prefill.ahead_if_free == pytest.approx(2 * (7 * 3 + 1) / 2)
    assert math.isnan(prefill.ahead_if_read)


def test_memory_that_is_needed_once_and_memory_that_lies_about_count_against_nobody(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    if math.isnan(inside._resident()):
        pytest.skip("the system does not tell")
    model = random_model(CONFIG, torch.float32, layers=1)
    kept: dict[int, torch.Tensor] = {}

    def keep(_: Any, __: Any, given: dict[str, Any]) -> None:
        """Of each number of tokens the first step keeps 64 MiB, as libraries do."""
        if given["input_ids"].shape[1] not in kept:
            kept[given["input_ids"].shape[1]] = torch.ones(1 << 24)

    model.register_forward_pre_hook(keep, with_kwargs=True)
    pinned: list[torch.Tensor] = []

    def in_pieces(self: Any, x: torch.Tensor, ids: torch.Tensor, weights: torch.Tensor) -> torch.Tensor:
        pieces = [torch.ones(1 << 12) for _ in range(2048)]  # 32 MiB from the heap, which its last piece keeps long
        pinned.append(pieces[-1])
        clock.wait(1.0)
        return x

    for name in SLEEP:
        monkeypatch.setitem(ALL_EXPERTS_FUNCTIONS._global_mapping, name, in_pieces)
    plan = InsidePlan(("slow", "fast"), threads=1, prompts=(7,), context=5, steps=1, repeats=1)
    rows = run_inside("olmoe", model, plan, lambda text: None)
    assert all(28 < row.grown_mib < 48 for row in rows), [row.grown_mib for row in rows]


def test_rounds_begin_with_another_implementation_each(clock: Clock) -> None:
    model = random_model(CONFIG, torch.float32, layers=1)
    plan = InsidePlan(("slow", "fast"), threads=1, prompts=(7,), context=5, steps=2, repeats=2)
    run_inside("olmoe", model, plan, lambda text: None)
    prefills = [name for name, count in clock if count == 7]
    # The first calls, three rounds of those whose memory is watched, three for the shares of each, two that are timed.
    one, other = ["slow", "fast"], ["fast", "slow"]
    assert prefills == [*one, *one, *other, *one, *["slow"] * 3, *["fast"] * 3, *one, *other]


def test_an_implementation_that_fails_says_so_and_the_others_run(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any) -> torch.Tensor:
        raise RuntimeError("no such\nkernel")

    monkeypatch.setitem(ALL_EXPERTS_FUNCTIONS._global_mapping, "broken", fails)
    model = random_model(CONFIG, torch.float32, layers=1)
    plan = InsidePlan(("broken", "fast"), threads=1, prompts=(7,), context=5, steps=1, repeats=1)
    rows = {(r.implementation, r.phase): r for r in run_inside("olmoe", model, plan, lambda text: None)}
    assert rows["broken", PREFILL].note == "RuntimeError: no such"
    assert rows["broken", PREFILL].repeats == 0
    assert to_json(rows["broken", PREFILL])["median"] is None
    assert rows["fast", PREFILL].repeats == 1
    assert math.isnan(rows["fast", PREFILL].ahead)
    plan = InsidePlan(("broken",), threads=1, prompts=(7,), context=5, steps=1, repeats=1)
    with pytest.raises(UnsupportedError, match="no implementation ran this model; broken: RuntimeError: no such"):
        run_inside("olmoe", model, plan, lambda text: None)


def test_a_model_has_its_true_size_and_no_two_rows_alike() -> None:
    model = random_model(CONFIG, torch.bfloat16)
    assert len(model.model.layers) == 3
    weight = model.model.layers[0].mlp.experts.gate_up_proj
    assert weight.shape == (5, 16, 24)
    assert weight.dtype is torch.bfloat16
    assert len(weight.reshape(-1, 24).unique(dim=0)) == 5 * 16
    assert (model.model.norm.weight == 1).all()


def test_a_model_that_does_not_fit_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inside, "available_memory", lambda: 1000)
    with pytest.raises(InputError, match=r"its weights are .* GiB are free; keep fewer decoder layers with --layers"):
        random_model(CONFIG, torch.float32)
    with pytest.raises(UnsupportedError, match="model_type 'nonsense' is unknown to the installed transformers"):
        random_model({"model_type": "nonsense"}, torch.float32)


def test_batched_mm_is_not_run_where_it_would_copy_more_weights_than_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    model = random_model(CONFIG, torch.float32, layers=1)
    # 7 tokens of 2 experts, each with 16 x 24 numbers of 4 bytes
    assert inside._copied_by_batched_mm(model, 7) == 7 * 2 * 16 * 24 * 4
    monkeypatch.setattr(inside, "available_memory", lambda: 2 * 7 * 2 * 16 * 24 * 4 - 1)
    plan = InsidePlan(("batched_mm", "eager"), threads=1, prompts=(7,), context=1, steps=1, repeats=1)
    rows = {(r.implementation, r.phase): r for r in run_inside("olmoe", model, plan, lambda text: None)}
    assert rows["batched_mm", PREFILL].note == "would copy 0 GiB of weights"
    assert rows["batched_mm", DECODE].repeats == 1


def test_rows_as_csv(clock: Clock, tmp_path: Path) -> None:
    model = random_model(CONFIG, torch.float32, layers=1)
    plan = InsidePlan(("fast",), threads=1, prompts=(7,), context=5, steps=1, repeats=1)
    rows = run_inside("olmoe", model, plan, lambda text: None)
    lines = list(csv.DictReader(to_csv(rows, InsideRow).splitlines()))
    assert [line["phase"] for line in lines] == [PREFILL, DECODE]
    assert float(lines[0]["median"]) == 7.0
    assert lines[0]["ahead"] == ""


def test_parts_of_a_model_are_named_and_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    config = {**CONFIG, "model_type": "qwen2_moe", "moe_intermediate_size": 8, "shared_expert_intermediate_size": 8}
    model, now = random_model(config, torch.float32, layers=2), [0.0]
    parts = inside._parts_of(model)
    assert {part: len(modules) for part, modules in parts.items()} == {
        "experts": 2,
        "attention": 2,
        "shared": 2,
        "head": 1,
        "ours": 2,
    }
    monkeypatch.setattr(inside.time, "perf_counter", lambda: now[0])
    for seconds, modules in zip((1.0, 2.0, 3.0, 4.0), [*parts.values()][:4], strict=True):

        def wait(*_: object, seconds: float = seconds) -> None:
            now[0] += seconds

        for module in modules:
            genuine = module.forward
            monkeypatch.setattr(module, "forward", lambda *a, g=genuine, w=wait, **k: (w(), g(*a, **k))[1])
    with inside._Parts(model) as watched, torch.inference_mode():
        shares = watched.shares(lambda: model(torch.tensor([[3, 4]])))
    expected = {"experts": 2 / 16, "attention": 4 / 16, "shared": 6 / 16, "head": 4 / 16, "ours": 2 / 16}
    assert shares == pytest.approx(expected)


def test_what_is_beside_the_experts_runs_as_ours_and_is_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inside, "optimize", lambda model: optimize(model, least_bytes=0))
    monkeypatch.setattr(inside, "faster_for", lambda shape: range(1, 100))
    config = {**CONFIG, "model_type": "qwen2_moe", "moe_intermediate_size": 8, "shared_expert_intermediate_size": 8}
    model = random_model(config, torch.float32, layers=1)
    plan = InsidePlan((inside.OURS, inside.OPTIMIZED, "eager"), threads=1, prompts=(7,), context=1, steps=1, repeats=1)
    rows = {(r.implementation, r.phase): r for r in run_inside("qwen", model, plan, lambda text: None)}
    assert all(row.repeats for row in rows.values())
    alone, both, eager = (rows[name, PREFILL] for name in plan.implementations)
    assert math.isnan(eager.formula_mib)
    assert both.formula_mib > alone.formula_mib
    assert alone.ahead == pytest.approx(eager.median / alone.median)
    assert both.ahead == pytest.approx(eager.median / both.median)
    assert eager.ahead == pytest.approx(min(alone.median, both.median) / eager.median)
    assert [0 < row.ours_share < 1 for row in (alone, both)] == [True, True]
    assert math.isnan(eager.ours_share)
    restore(model)
    experts = inside._parts_of(model)["ours"]
    assert experts == inside._experts_modules(model)
    inside._choose(model, inside.OPTIMIZED)
    beside = {model.model.layers[0].mlp.shared_expert, model.lm_head}
    assert beside < {*inside._parts_of(model)["ours"]} - {*experts}
    inside._choose(model, inside.OURS)
    assert inside._parts_of(model)["ours"] == experts


def test_activations_beside_the_experts_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inside, "faster_for", lambda shape: range(1, 100))
    config = {**CONFIG, "model_type": "qwen2_moe", "moe_intermediate_size": 8, "shared_expert_intermediate_size": 8}
    model = optimize(random_model(config, torch.float32, layers=2), least_bytes=4 * 3 * 8 * 24)
    names = {name.rpartition(".")[2] for name, module in model.named_modules() if is_ours(module)}
    assert names == {"shared_expert", "q_proj", "o_proj", "lm_head"}
    # Both layers are alike: the shared expert; q with and o without biases, each for one token; 61 numbers of the head.
    assert inside.beside_bytes(model, 7) == 7 * ((24 + 24) * 8 + 8 * 2 * 8) + 2 * (24 + 24) * 8 + (24 + 61) * 8


def test_memory_is_what_a_step_takes_at_its_peak() -> None:
    held = inside._resident()
    peak = inside._peak(lambda: torch.ones(1 << 24).sum())
    if math.isnan(peak):
        pytest.skip("the system does not tell")
    # The kernel counts pages of a thread by the dozen, and the first product may bring its library in.
    assert 63 <= (peak - held) / 2**20 < 64 + 16
    assert (inside._peak(lambda: None) - inside._resident()) / 2**20 < 1


def test_memory_is_what_a_first_step_keeps_and_what_a_later_one_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    held, given_back = [100.0], [0]

    def give_back() -> None:
        given_back[0] += 1
        held[0] -= held[0] % 100  # what the allocator holds free

    def peak(step: Callable[[], object]) -> float:
        before = held[0]
        step()
        return before + 40.0 * given_back[0]

    monkeypatch.setattr(inside, "give_back", give_back)
    monkeypatch.setattr(inside, "_resident", lambda: held[0])
    monkeypatch.setattr(inside, "_peak", peak)
    memory, step = inside._Memory(), inside._Step(PREFILL, 7, 0)
    for name, grows in ((inside.OURS, 317.0), (inside.OPTIMIZED, 230.0), ("eager", 8.0)):
        with memory.kept(name, step):
            held[0] += grows
    given_back[0] = 0
    for _ in range(3):
        for name in (inside.OURS, inside.OPTIMIZED, "eager"):
            memory.watch(name, step, lambda: held.__setitem__(0, held[0] + 50))
    # Of the first, fourth and seventh step of nine, and so on, the median; what was kept for both is of both.
    assert memory.grown((inside.OURS, step)) == 300 + 4 * 40
    assert memory.grown((inside.OPTIMIZED, step)) == 300 + 200 + 5 * 40
    assert memory.grown(("eager", step)) == 0 + 6 * 40
    assert math.isnan(memory.grown(("grouped_mm", step)))


@pytest.mark.nightly  # half a minute of steps, and the system has to tell what a process holds
def test_a_prefill_by_us_takes_no_more_memory_than_eagers_and_the_activations() -> None:
    if math.isnan(inside._resident()):
        pytest.skip("the system does not tell")
    sizes = {"hidden_size": 1024, "intermediate_size": 512, "num_experts": 16, "num_experts_per_tok": 4}
    model = random_model({**CONFIG, **sizes, "num_hidden_layers": 6}, torch.bfloat16)
    plan = InsidePlan((inside.OURS, "eager"), threads=2, prompts=(512,), context=1, steps=1, repeats=1)
    rows = {(r.implementation, r.phase): r for r in run_inside("olmoe", model, plan, lambda text: None)}
    ours, eager = rows[inside.OURS, PREFILL], rows["eager", PREFILL]
    # 0.3 GB of weights, so a copy of those of one layer would show.
    assert ours.formula_mib < 17
    assert ours.grown_mib <= eager.grown_mib + ours.formula_mib


def test_activations_by_hand() -> None:
    model = random_model(CONFIG, torch.float32, layers=1)
    (module,) = inside._experts_modules(model)
    seven, fourteen = (inside.activation_bytes(module, tokens, 1) for tokens in (7, 14))
    # Two assignments a token: 14 more rows of 8 hidden values, an index each and two an assignment; x and y twice.
    assert fourteen - seven == 14 * (8 * 4 + 4 + 8) + 7 * 24 * (4 + 4) * 2


def test_it_ends_within_what_it_said(clock: Clock) -> None:
    """The calls of slow take ten times as long from the second round on: no third one is begun."""
    said: list[tuple[float, str]] = []
    far: list[tuple[float, float]] = []
    model = random_model(CONFIG, torch.float32, layers=1)

    def progress(text: str) -> None:
        said.append((clock.now, text))
        if text.startswith("round 2"):
            SLEEP["slow"] = 30.0

    plan = InsidePlan(("slow", "fast"), threads=1, prompts=(7,), context=5, steps=3, repeats=20)
    try:
        rows = run_inside("olmoe", model, plan, progress, at=lambda *done: far.append(done))
    finally:
        SLEEP["slow"] = 3.0
    ((at, most),) = [(now, float(text.split()[3])) for now, text in said if text.startswith("the rest takes")]
    round_of_slow = 10 * (3.0 * 7 + 3.0 * 4) + 7 + 4
    assert clock.now <= at + most
    assert clock.now + round_of_slow > at + most
    assert {row.repeats for row in rows} == {rows[0].repeats}
    assert 2 <= rows[0].repeats < 20
    assert [done for done, _ in far] == sorted({done for done, _ in far})


def test_one_that_fails_later_has_a_row_that_says_so_and_the_rows_of_each_round_are_kept(clock: Clock) -> None:
    model = random_model(CONFIG, torch.float32, layers=1)
    kept: list[list[InsideRow]] = []

    def progress(text: str) -> None:
        if text == "round 2 of 3: slow":
            SLEEP["slow"] = math.nan  # a clock that goes nowhere: the fake fails
            clock.wait = lambda seconds: (_ for _ in ()).throw(OSError("gone")) if math.isnan(seconds) else None  # type: ignore[method-assign]

    plan = InsidePlan(("slow", "fast"), threads=1, prompts=(7,), context=5, steps=3, repeats=3)
    try:
        rows = run_inside("olmoe", model, plan, progress, kept.append)
    finally:
        SLEEP["slow"] = 3.0
    assert {(r.implementation, r.repeats, r.note) for r in rows} == {("slow", 0, "OSError: gone"), ("fast", 3, "")}
    assert [{r.repeats for r in each} for each in kept] == [{1}, {0, 2}, {0, 3}]
