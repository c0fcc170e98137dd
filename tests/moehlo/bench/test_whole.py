"""Whole models: the figures of their rows, each implementation runs as itself, and ours computes the model."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import torch
from torch._dynamo.testing import CompileCounter
from transformers.integrations.moe import ALL_EXPERTS_FUNCTIONS

from emitter.errors import InputError, UnsupportedError
from emitter.plan import Residency
from emitter.reading.config import open_model
from emitter.signature import DType
from emitter.target import host_target
from moehlo.bench import footprint, parts, whole
from moehlo.bench.ceilings import Ceilings, Probe
from moehlo.bench.contender import Contender
from moehlo.bench.footprint import OPTIMIZED, Memory, activation_bytes, experts_modules, other_bytes
from moehlo.bench.machine import Machine
from moehlo.bench.our_decoder import OurDecoder
from moehlo.bench.parts import Parts, parts_of
from moehlo.bench.random_model import random_model, shortened
from moehlo.bench.run import Measurement, Point, Rig, run
from moehlo.bench.steps import DECODE, PREFILL, Step
from moehlo.bench.table import Row
from moehlo.bench.whole import Compiled, InTransformers, WholeWork
from moehlo.bench.whole_rig import AskedWhole, measure_whole
from moehlo.transformers import NAME, optimize, restore
from moehlo.transformers.optimizing import is_ours
from tests.moehlo.command import call, document, refusal
from tests.moehlo.tiny_decoders import COMMON, CONFIGS, PLAINEST

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
QWEN = {**CONFIG, "model_type": "qwen2_moe", "moe_intermediate_size": 8, "shared_expert_intermediate_size": 8}
SLEEP = {"slow": 3.0, "fast": 1.0}
VISITED = 2 * (16 * 24 + 24 * 8) * 4
"""Bytes of the two experts of one token in a layer, f32."""


class Clock(list[tuple[str, int]]):
    """Calls: by whom, over how many tokens; and the time in seconds."""

    now = 0.0

    def wait(self, seconds: float) -> None:
        self.now += seconds


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
    monkeypatch.setattr("time.perf_counter", lambda: calls.now)
    return calls


class Read(Probe):
    """A machine that reads what a token visits in two layers in half a second."""

    def rate(self) -> float:
        return self.work


def model_of(layers: int = 1, config: dict[str, Any] = CONFIG, dtype: torch.dtype = torch.float32) -> Any:
    return random_model(shortened(config, layers), dtype)


def measured(
    model: Any, names: Sequence[str], steps: int = 1, repeats: int = 1, context: int = 5
) -> dict[tuple[str, str], Row]:
    """Rows of a prefill of 7 tokens, and of steps of decode."""
    work = WholeWork("olmoe", DType.F32, 1, None, model)
    contenders: list[Contender] = [InTransformers(work, name) for name in names]
    machine = Machine("2026-01-02", "some CPU", 4, "avx2", "a=1")
    rig = Rig(machine, Ceilings(Read("by hand", 4.0 * VISITED, lambda: None)))
    points = [Point(7, PREFILL), Point(1, DECODE, context, steps)]
    rows = run(work, Measurement(points, 1, repeats, patience=1e9), rig, contenders)
    return {(r.contender, r.phase): r for r in rows}


def test_figures_by_hand(clock: Clock) -> None:
    rows = measured(model_of(2), ["slow", "fast"], steps=3, repeats=2)
    # Two layers, each of them so many seconds a token, and nothing else takes time.
    assert rows["slow", PREFILL].median == pytest.approx(2 * 7 * 3.0)
    assert rows["fast", PREFILL].per_second == pytest.approx(7 / (2 * 7 * 1.0))
    assert rows["slow", DECODE].median == pytest.approx(2 * 3.0)
    assert rows["slow", PREFILL].experts_share == pytest.approx(1.0)
    assert {(r.repeats, r.layers, r.kind) for r in rows.values()} == {(2, 2, "peer")}
    # Weights but for the embedding: q and o of 24 x 24, k and v of 24 x 12, a router of 5 x 24; a head of 61 x 24.
    beside = 4 * (2 * (2 * 24 * 24 + 2 * 24 * 12 + 5 * 24) + 61 * 24)
    assert rows["fast", DECODE].bytes == beside + 2 * VISITED
    assert rows["fast", DECODE].flops == (beside + 2 * VISITED) / 2
    assert rows["fast", PREFILL].bytes == beside + 2 * VISITED * 5 / 2


def test_ratios_by_hand(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whole, "NAME", "fast")
    model = model_of(2)
    for layer in model.model.layers:  # a second of each layer is not its experts'
        layer.self_attn.register_forward_pre_hook(lambda *_: clock.wait(1.0))
    rows = measured(model, ["slow", "fast"], steps=3, repeats=2)
    fast, slow, prefill = rows["fast", DECODE], rows["slow", DECODE], rows["fast", PREFILL]
    # A step of 2 (3 + 1) seconds and one of 2 (1 + 1), of which 2 are not the experts'.
    assert fast.ahead == pytest.approx(8 / 4)
    assert fast.ahead_in_experts == pytest.approx(3)
    assert fast.ahead_if_free == pytest.approx(8 / 2)
    assert fast.ahead_if_read == pytest.approx(8 / (2 + 0.5))
    assert fast.read == 4 * VISITED
    assert prefill.ahead_if_free == pytest.approx(2 * (7 * 3 + 1) / 2)
    assert math.isnan(prefill.ahead_if_read)
    assert math.isnan(slow.ahead)


def test_memory_that_is_needed_once_and_memory_that_lies_about_count_against_nobody(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    if math.isnan(footprint._resident()):
        pytest.skip("the system does not tell")
    model, kept = model_of(), dict[int, torch.Tensor]()

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
    rows = measured(model, ["slow", "fast"]).values()
    assert all(28 < row.grown_mib < 48 for row in rows), [row.grown_mib for row in rows]


def test_one_that_fails_says_so_and_the_others_run(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any) -> torch.Tensor:
        raise RuntimeError("no such\nkernel")

    monkeypatch.setitem(ALL_EXPERTS_FUNCTIONS._global_mapping, "broken", fails)
    rows = measured(model_of(), ["broken", "fast"])
    assert (rows["broken", PREFILL].note, rows["broken", PREFILL].repeats) == ("fails: RuntimeError: no such", 0)
    assert rows["fast", PREFILL].repeats == 1


def test_a_model_has_its_true_size_and_no_two_rows_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    model = random_model(CONFIG, torch.bfloat16)
    assert len(model.model.layers) == 3
    weight = model.model.layers[0].mlp.experts.gate_up_proj
    assert weight.shape == (5, 16, 24)
    assert weight.dtype is torch.bfloat16
    assert len(weight.reshape(-1, 24).unique(dim=0)) == 5 * 16
    assert (model.model.norm.weight == 1).all()
    monkeypatch.setattr("moehlo.bench.device.available_memory", lambda: 1000)
    with pytest.raises(InputError, match=r"its weights are .* GiB are free; keep fewer decoder layers with --layers"):
        random_model(CONFIG, torch.float32)
    with pytest.raises(UnsupportedError, match="model_type 'nonsense' is unknown to the installed transformers"):
        random_model({"model_type": "nonsense"}, torch.float32)


def test_a_config_is_cut_to_so_many_layers_with_its_lists_of_layers() -> None:
    kinds = {"layer_types": ["a", "b", "c"], "other": [1, 2]}
    cut = {**CONFIG, **kinds, "num_hidden_layers": 2, "layer_types": ["a", "b"]}
    assert shortened({**CONFIG, **kinds}, 2) == cut
    assert shortened({"text_config": {**CONFIG}}, 1)["text_config"]["num_hidden_layers"] == 1
    assert shortened(CONFIG, None) == shortened(CONFIG, 9) == CONFIG
    with pytest.raises(InputError, match="--layers: the config does not say how many layers there are"):
        shortened({"hidden_size": 3}, 1)


def test_batched_mm_is_not_run_where_it_would_copy_more_weights_than_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    # 7 tokens of 2 experts, each with 16 x 24 numbers of 4 bytes
    monkeypatch.setattr("moehlo.bench.device.available_memory", lambda: 10**9)
    model = model_of()
    monkeypatch.setattr("moehlo.bench.device.available_memory", lambda: 2 * 7 * 2 * 16 * 24 * 4 - 1)
    rows = measured(model, ["batched_mm", "eager"], context=1)
    assert rows["batched_mm", PREFILL].note == "would copy 0 GiB of weights"
    assert rows["batched_mm", DECODE].repeats == 1


def test_parts_of_a_model_are_named_and_timed_and_tokens_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    model, now = model_of(2, QWEN), [0.0]
    counts = {part: len(modules) for part, modules in parts_of(model).items()}
    assert counts == {"experts": 2, "attention": 2, "shared": 2, "head": 1, "ours": 2}
    monkeypatch.setattr("time.perf_counter", lambda: now[0])
    for seconds, modules in zip((1.0, 2.0, 3.0, 4.0), [*parts_of(model).values()][:4], strict=True):

        def wait(*_: object, seconds: float = seconds) -> None:
            now[0] += seconds

        for module in modules:
            genuine = module.forward
            monkeypatch.setattr(module, "forward", lambda *a, g=genuine, w=wait, **k: (w(), g(*a, **k))[1])
    chosen: list[Any] = []
    for module in experts_modules(model):
        module.register_forward_pre_hook(lambda _, given: chosen.append(given[1].clone()))

    def call() -> None:
        model(torch.tensor([[3, 4, 9, 11]]))

    with Parts(model) as watched, torch.inference_mode():
        shares = watched.shares(call, call)  # what makes ready takes as long, and is no part of it
    expected = {"experts": 2 / 16, "attention": 4 / 16, "shared": 6 / 16, "head": 4 / 16, "ours": 2 / 16}
    assert shares == pytest.approx(expected)
    fullest = [max((ids == expert).sum() for expert in range(5)) / (4 * 2 / 5) for ids in chosen[-2:]]
    assert watched.imbalance() == pytest.approx(float(sum(fullest)) / 2)


def test_what_is_beside_the_experts_runs_as_ours_and_is_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whole, "optimize", lambda model: optimize(model, least_bytes=0))
    monkeypatch.setattr(footprint, "faster_for", lambda shape: range(1, 100))
    model = model_of(1, QWEN)
    rows = measured(model, [NAME, OPTIMIZED, "eager"], context=1)
    assert all(row.repeats for row in rows.values())
    assert all(row.difference < 1e-4 for row in rows.values())
    alone, both, eager = (rows[name, PREFILL] for name in (NAME, OPTIMIZED, "eager"))
    assert math.isnan(eager.formula_mib)
    assert both.formula_mib > alone.formula_mib
    assert [row.ahead for row in (alone, both)] == [pytest.approx(eager.median / row.median) for row in (alone, both)]
    assert [0 < row.ours_share < 1 for row in (alone, both)] == [True, True]
    assert math.isnan(eager.ours_share)
    work = WholeWork("qwen", DType.F32, 1, None, model)
    restore(model)
    experts = experts_modules(model)
    assert parts_of(model)["ours"] == experts
    InTransformers(work, OPTIMIZED).choose()
    assert {model.model.layers[0].mlp.shared_expert, model.lm_head} < {*parts_of(model)["ours"]} - {*experts}
    InTransformers(work, NAME, "eager").choose()
    assert parts_of(model)["ours"] == experts
    assert model.config._attn_implementation == "eager"


@pytest.mark.parametrize(
    "config", [CONFIG, {**CONFIG, "model_type": "gpt_oss", "head_dim": 6}], ids=["olmoe", "gpt-oss"]
)
def test_a_model_with_sinks_is_timed_with_the_attention_that_it_has(config: dict[str, Any]) -> None:
    model = model_of(1, config)
    model.set_attn_implementation("eager")
    row = measured(model, ["eager"], context=1)["eager", PREFILL]
    assert row.repeats == 1, row.note
    assert model.config._attn_implementation == ("sdpa" if config is CONFIG else "eager")


@pytest.mark.nightly
def test_compiled_steps_of_a_model_with_windows_are_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    config = {**COMMON, **CONFIGS["gpt_oss"], "model_type": "gpt_oss"}
    model = random_model(config, torch.float32)
    counter = CompileCounter()
    compiled = torch.compile
    monkeypatch.setattr(torch, "compile", lambda forward, **_: compiled(forward, backend=counter, dynamic=False))
    work = WholeWork("gpt_oss", DType.F32, 1, None, model)
    point = Point(2, DECODE, context=12, steps=5)  # more tokens than the window of 9
    (given,) = work.inputs(point, 1)
    contender = Compiled(work, "eager")
    call = contender.prepare([given])
    contender.turn(0)
    once = counter.frame_count
    logits = call(0)
    assert counter.frame_count == once > 0
    with torch.inference_mode():
        ids = torch.cat([work.prompt(12, rows=2), given.ids], dim=1)
        uncached = model(input_ids=ids, use_cache=False).logits[:, -1]
    assert (logits - uncached).norm() < 1e-5 * uncached.norm()


def test_activations_beside_the_experts_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(footprint, "faster_for", lambda shape: range(1, 100))
    model = optimize(model_of(2, QWEN), least_bytes=4 * 3 * 8 * 24)
    names = {name.rpartition(".")[2] for name, module in model.named_modules() if is_ours(module)}
    assert names == {"shared_expert", "q_proj", "o_proj", "lm_head"}
    # Both layers are alike: the shared expert; q with and o without biases, each for one token; 61 numbers of the head.
    assert other_bytes(model, 7) == 7 * ((24 + 24) * 8 + 8 * 2 * 8) + 2 * (24 + 24) * 8 + (24 + 61) * 8


def test_activations_by_hand() -> None:
    (module,) = experts_modules(model_of())
    seven, fourteen = (activation_bytes(module, tokens, 1) for tokens in (7, 14))
    # Two assignments a token: 14 more rows of 8 hidden values, an index each and two an assignment; x and y twice.
    assert fourteen - seven == 14 * (8 * 4 + 4 + 8) + 7 * 24 * (4 + 4) * 2


def test_memory_is_what_a_step_takes_at_its_peak() -> None:
    held = footprint._resident()
    peak = footprint._peak(lambda: torch.ones(1 << 24).sum())
    if math.isnan(peak):
        pytest.skip("the system does not tell")
    # The kernel counts pages of a thread by the dozen, and the first product may bring its library in.
    assert 63 <= (peak - held) / 2**20 < 64 + 16
    assert (footprint._peak(lambda: None) - footprint._resident()) / 2**20 < 1


def test_memory_is_what_a_first_step_keeps_and_what_a_later_one_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    held, given_back = [100.0], [0]

    def give_back() -> None:
        given_back[0] += 1
        held[0] -= held[0] % 100  # what the allocator holds free

    def peak(step: Callable[[], object]) -> float:
        before = held[0]
        step()
        return before + 40.0 * given_back[0]

    monkeypatch.setattr(footprint, "give_back", give_back)
    monkeypatch.setattr(footprint, "_resident", lambda: held[0])
    monkeypatch.setattr(footprint, "_peak", peak)
    memory, step = Memory(), Point(7, PREFILL)
    for name, grows in ((NAME, 317.0), (OPTIMIZED, 230.0), ("eager", 8.0)):
        with memory.kept(name, step):
            held[0] += grows
    given_back[0] = 0
    for _ in range(3):
        for name in (NAME, OPTIMIZED, "eager"):
            memory.watch(name, step, lambda: held.__setitem__(0, held[0] + 50))
    # Of the first, fourth and seventh step of nine, and so on, the median; what was kept for both is of both.
    assert memory.grown((NAME, step)) == 300 + 4 * 40
    assert memory.grown((OPTIMIZED, step)) == 300 + 200 + 5 * 40
    assert memory.grown(("eager", step)) == 0 + 6 * 40
    assert math.isnan(memory.grown(("grouped_mm", step)))
    with memory.kept("eager", step):
        held[0] -= 500  # pages of a file, which the system dropped
    assert memory.grown(("eager", step)) == 0


@pytest.mark.nightly  # half a minute of steps, and the system has to tell what a process holds
def test_a_prefill_by_us_takes_no_more_memory_than_eagers_and_the_activations() -> None:
    if math.isnan(footprint._resident()):
        pytest.skip("the system does not tell")
    sizes = {"hidden_size": 1024, "intermediate_size": 512, "num_experts": 16, "num_experts_per_tok": 4}
    model = model_of(6, {**CONFIG, **sizes, "num_hidden_layers": 6}, torch.bfloat16)
    work = WholeWork("olmoe", DType.BF16, 2, None, model)
    rig = Rig(Machine("", "", 2, "", ""), Ceilings(Read("by hand", 1.0, lambda: None)))
    plan = Measurement([Point(512, PREFILL)], 2, 1, 1e9)
    ours, eager = run(work, plan, rig, [InTransformers(work, NAME), InTransformers(work, "eager")])
    # 0.3 GB of weights, so a copy of those of one layer would show.
    assert ours.formula_mib < 17
    assert ours.grown_mib <= eager.grown_mib + ours.formula_mib


# Our decoder beside it, and the command.


@pytest.fixture
def config(tmp_path: Path) -> Path:
    path = tmp_path / "config.json"
    path.write_text(json.dumps({**COMMON, **CONFIGS["olmoe"], "model_type": "olmoe", "num_hidden_layers": 5}))
    return path


LAYERS = COMMON["num_hidden_layers"]
"""What it is cut to: the text is then that of other tests."""


@pytest.mark.parametrize("batches", [[1], pytest.param([1, 3], marks=pytest.mark.nightly)], ids=["alone", "three"])
def test_ours_computes_what_transformers_does_over_the_same_numbers(config: Path, batches: list[int]) -> None:
    """A prompt, a step of one token after 5 and after 140, and steps of three rows: each day the module of others."""
    asked = AskedWhole(
        open_model(config), DType.F32, [7], [5, 140], ["eager"], layers=LAYERS, repeats=1, rows=batches, target=PLAINEST
    )
    rows = {(r.contender, r.phase, r.tokens, r.context): r for r in measure_whole(asked)}
    steps = [(PREFILL, 7, 0), *((DECODE, count, context) for context in (5, 140) for count in batches)]
    named = ["moehlo decoder", "moehlo", "moehlo.optimize", "eager"]
    assert list(rows) == [(name, *step) for step in steps for name in named]
    assert all(row.repeats == 1 for row in rows.values()), [row.note for row in rows.values()]
    # sums of at most 48 products in f32, in another order, through three layers and a head
    assert all(row.difference < 48 * 2.0**-24 * 16 for row in rows.values())
    one, *others = (rows["moehlo decoder", DECODE, count, 140] for count in batches)
    assert one.ahead > 0
    assert one.layers == LAYERS
    assert 1 <= one.imbalance <= 7
    # keys and values of 2 heads of 8, f32
    short = rows["moehlo decoder", DECODE, 1, 5]
    assert (one.cache_bytes, short.cache_bytes) == (LAYERS * 140 * 2 * 16 * 4, LAYERS * 5 * 2 * 16 * 4)
    assert one.dispatches > one.generated > 0
    for three in others:
        # each row reads a cache of its own
        assert three.cache_bytes == 3 * one.cache_bytes
        assert three.per_second == pytest.approx(3 / three.median)
        assert three.dispatches > one.dispatches


def test_how_long_workers_wait_in_a_step_of_ours(config: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As Linux counts their time; a call on the caller's own thread has none."""
    monkeypatch.setattr("moehlo.bench.whole_rig.schedules", lambda *_: {})
    for driver, workers in (("local-task", 2), ("local-sync", 0)):
        monkeypatch.setenv("MOEHLO_DRIVER", driver)
        asked = AskedWhole(
            open_model(config), DType.F32, [3], [5], [], layers=LAYERS, threads=2, repeats=1, target=PLAINEST
        )
        for row in measure_whole(asked):
            assert 0 < row.ours_share < 1.01 if workers else math.isnan(row.ours_share)


def test_the_share_of_workers_is_of_all_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Calls of eight seconds in which two of four workers compute for six and one for four; a turn counts nowhere."""
    now, worked = [0.0], [100.0]

    def call() -> None:
        now[0], worked[0] = now[0] + 8, worked[0] + 16

    def turn() -> None:
        now[0], worked[0] = now[0] + 3, worked[0] + 5

    monkeypatch.setattr("time.perf_counter", lambda: now[0])
    monkeypatch.setattr(parts, "worker_seconds", lambda: worked[0])
    assert parts.busy_share(turn, call, 4) == pytest.approx(0.5)


def test_each_turn_of_ours_begins_after_its_context() -> None:
    trimmed: list[int] = []
    cache = SimpleNamespace(trim=trimmed.append, length=9)
    decoder: Any = SimpleNamespace(cache=lambda _: cache, prefill=lambda *_: None, step=lambda *_: np.zeros(3))
    work: Any = SimpleNamespace(prompt=lambda context, rows: torch.zeros((rows, context), dtype=torch.long))
    ours = OurDecoder(work, decoder, {})
    ours.prepare([Step(Point(1, DECODE, 5, 2), torch.zeros((1, 3), dtype=torch.long))])
    ours.turn(0)
    assert trimmed == [5]


def test_rows_of_a_batch_go_on_where_they_are() -> None:
    """After 5 tokens, of which none is a window's, two steps of two rows."""
    asked: list[Any] = []
    pool = SimpleNamespace(take=lambda count: count)
    decoder: Any = SimpleNamespace(
        pool=lambda: pool,
        prefill_pages=lambda *_: None,
        step_pages=lambda rows, _: asked.append(rows) or np.zeros((2, 3)),
        begin_pages=lambda *_: None,
    )
    work: Any = SimpleNamespace(prompt=lambda context, rows: torch.zeros((rows, context), dtype=torch.long))
    ours, ids = OurDecoder(work, decoder, {}), torch.tensor([[3, 4, 7], [5, 6, 8]])
    call = ours.prepare([Step(Point(2, DECODE, 5, 2), ids)])
    ours.turn(0)
    call(0)
    assert asked == [[(ids[0, n], 6 + n, 5, 8), (ids[1, n], 6 + n, 5, 8)] for n in range(3)]


@pytest.mark.nightly  # torch compiles for 20 s
def test_what_torch_compiles_computes_the_same(config: Path) -> None:
    asked = AskedWhole(open_model(config), DType.F32, [7], [5], ["eager", "compile"], layers=1, repeats=1)
    rows = {(r.contender, r.phase): r for r in measure_whole(asked)}
    for phase in (PREFILL, DECODE):
        row = rows["static cache, torch.compile, grouped_mm", phase]
        assert row.repeats == 1
        assert row.difference < 48 * 2.0**-24 * 16


def test_ours_is_timed_alone_over_random_weights(config: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("moehlo.bench.whole_rig.random_model", lambda *_: pytest.fail("transformers was asked"))
    monkeypatch.setattr("moehlo.bench.whole_rig.schedules", lambda *_: {})
    command = [
        "bench",
        str(config),
        "--model",
        "--layers",
        f"{LAYERS}",
        "--peers",
        "none",
        "--tokens",
        "3",
        "--contexts",
        "4",
    ]
    rows = document(*command, "--repeats", 1, "--isa", "portable")["rows"]
    assert [(row["contender"], row["phase"], row["layers"]) for row in rows] == [
        ("moehlo decoder", "prefill", LAYERS),
        ("moehlo decoder", "decode", LAYERS),
    ]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What our decoder was opened over, and how, before anything is measured."""
    found: list[Any] = []
    monkeypatch.setattr("moehlo.bench.whole_rig.open_decoder", lambda *a, **k: found.append((a[0], k)) or 1 / 0)
    return found


def test_a_model_whose_weights_are_there_is_measured_with_them(
    config: Path, opened: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    random_model(json.loads(config.read_text()), torch.float32).save_pretrained(config.parent)
    monkeypatch.setattr("moehlo.bench.whole_rig.random_model", lambda *_: pytest.fail("weights were drawn"))
    asked = AskedWhole(open_model(config.parent), DType.F32, [7], [5], ["eager"])
    with pytest.raises(ZeroDivisionError):
        measure_whole(asked)
    ((model, how),) = opened
    assert model.source.directory == config.parent
    assert (how["random"], how["threads"], how["context"]) == (None, 1, 21)


def test_random_weights_are_numbers_for_sequences_of_any_length(config: Path, opened: list[Any]) -> None:
    packed = {"quantization_config": {"quant_method": "mxfp4", "modules_to_not_convert": []}}
    published = {**json.loads(config.read_text()), **packed, "max_position_embeddings": 32}
    config.write_text(json.dumps(published))
    said: list[str] = []
    with pytest.raises(ZeroDivisionError):
        measure_whole(AskedWhole(open_model(config), DType.F32, [7], [90], ["eager"], layers=1), said.append)
    with pytest.raises(ZeroDivisionError):
        measure_whole(AskedWhole(open_model(config), DType.F32, [7], [5], []))
    (plain, long), (stored, short) = opened
    assert said[0] == "making weights, in f32 where the config has quantised ones"
    assert (long["context"], plain.whole.positions, "quantization_config" in plain.config) == (106, 106, False)
    assert (short["context"], stored.whole.positions, stored.config == published) == (21, 32, True)


def test_ours_reads_packed_weights_beside_peers_of_numbers_where_it_is_asked_to(
    config: Path, opened: list[Any]
) -> None:
    plain, said = json.loads(config.read_text()), list[str]()
    with pytest.raises(InputError, match=r"^--residency packed: .*config\.json has no experts that are quantised in a"):
        measure_whole(AskedWhole(open_model(config), DType.F32, [7], [5], [], residency=Residency.PACKED))
    quantised = {**plain, "quantization_config": {"quant_method": "mxfp4", "modules_to_not_convert": []}}
    config.write_text(json.dumps(quantised))
    for residency, peers in ((Residency.PACKED, ["eager"]), (Residency.F32, [])):
        asked = AskedWhole(open_model(config), DType.F32, [7], [5], peers, residency=residency)
        with pytest.raises(ZeroDivisionError):
            measure_whole(asked, said.append)
    (packed, how), (numbers, _) = opened
    assert said[0] == "making weights for peers, in f32 where the config has quantised ones"
    assert (packed.config, how["weights"], how["random"]) == (quantised, None, 0)
    assert numbers.config == plain


def test_weights_that_are_there_take_no_longer_sequences(config: Path, opened: list[Any]) -> None:
    random_model(json.loads(config.read_text()), torch.float32).save_pretrained(config.parent)
    told = (
        r"^--tokens and --contexts: 9016 tokens, with those of the steps, do not fit into a context of \d+ tokens; ask"
    )
    with pytest.raises(InputError, match=told):
        measure_whole(AskedWhole(open_model(config.parent), DType.F32, [7], [5, 9000], []))
    assert not opened


@pytest.mark.parametrize("form", ["--model", "--inside"])
def test_a_whole_model_has_the_plan_of_its_options(form: str, config: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[AskedWhole] = []
    monkeypatch.setattr("moehlo.cli.measure_whole.measure_whole", lambda asked, *_: made.append(asked))
    common = ["bench", str(config), form, *(["transformers"] if form == "--inside" else [])]
    options = ["--contexts", "9,20", "--layers", "1", "--tokens", "4,8", "--dtype", "bf16", "--threads", "2"]
    options += ["--rows", "1,8", "--repeats", "3", "--peers", "grouped_mm", "--csv", str(config.parent / "t.csv")]
    ours, rows = form == "--model", [1, 8]
    cache = DType.I8 if ours else None
    options += ["--cache-dtype", "int8", "--residency", "packed"] if ours else []
    for given in (options, [], ["--context", "7", "--thorough"]):
        assert call(*common, *given).code == 0
    full, bare, thorough = made
    opened, target = full.model, host_target()
    held = Residency.PACKED if ours else None
    asked = AskedWhole(opened, DType.BF16, [4, 8], [9, 20], ["grouped_mm"], 1, 2, 3, target, ours, rows, cache, held)
    assert full == asked
    quick = ["eager", "batched_mm", "grouped_mm", "eager_attention"]
    assert (bare.prompts, bare.contexts, bare.rows, bare.peers, bare.repeats) == ([512], [64], [1], quick, 3)
    assert (thorough.contexts, thorough.peers, thorough.repeats) == ([7], [*quick, "compile"], 7)
    wrong = refusal(*common, "--routing", "skewed", "--compile-only")
    assert wrong.startswith("--compile-only, --routing: not an option of bench " + " ".join(common[2:]))
    alone = refusal("bench", config, "--layers", 1)
    assert "--contexts, --rows and --layers are for --model and for --inside" in alone
    assert refusal(*common, "--target", "cuda:sm_90", "--threads", 2).startswith("--threads: ")
    assert refusal(*common, "--target", "xla").startswith("--target xla:cpu: whole models are timed on cpu and cuda")
    assert "--rows: a step has at most 256 sequences; got 257" in refusal(*common, "--rows", "8,257")
