"""The rounds of a benchmark: who is called when, over which input, and what its time holds."""

import numpy as np
import pytest
from clock import Clock, Slow

from emitter.errors import InputError
from emitter.reading.config import open_model
from emitter.signature import DType
from moehlo.bench import run as bench
from moehlo.bench.ceilings import Probe
from moehlo.bench.ours import STRATEGIES, modules_for
from moehlo.bench.run import Entrant, Plan, _entrants, _measure, run
from moehlo.bench.workload import load_workload

TINY = "goldens/configs/tiny/olmoe.json"
INPUTS = [np.full((4, 3), i, np.float32) for i in range(5)]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr("moehlo.bench.run.time", made)
    monkeypatch.setattr("moehlo.bench.ceilings.time", made)
    return made


def reading(clock: Clock) -> Probe:
    """A probe of memory that takes a second."""
    return Probe("memory", 1.0, lambda: setattr(clock, "now", clock.now + 1.0))


def test_a_time_is_that_of_the_call_alone_right_after_the_probes(clock: Clock) -> None:
    """What the probes and the settling take is many times what a call takes, and is in no time."""
    log: list[str] = []
    speeds = iter([50.0, 100.0, 25.0, 200.0] * 2)

    def probe(name: str, seconds: float) -> None:
        log.append(name)
        clock.now += seconds

    # 100 bytes at 2, 1, 4 and 0.5 s; 60 operations in 3 s
    read = Probe("memory", 100.0, lambda: probe("read", 100.0 / next(speeds)), lambda: probe("settle", 7.0))
    product = Probe("product", 60.0, lambda: probe("product", 3.0))
    ours = Slow("auto", [9.0, 0.25, 0.5, 0.125, 1.0], clock, log.append)
    peer = Slow("XLA", [9.0, 2.0, 0.5, 4.0, 0.25], clock, log.append)
    entrants = [Entrant("auto", "ours", ours), Entrant("XLA", "peer", peer)]
    plan = Plan([4], 1, repeats=4, patience=0.0)
    ready = bench._warm_up(entrants, INPUTS, plan, Probe("none", 1.0, lambda: None), lambda _: None)
    assert [r.took for r in ready] == [9.0, 9.0]
    log.clear()
    entrants[1].dropped = "not this time"
    ceilings = _measure(entrants, INPUTS, plan, read, product, lambda _: None)
    assert entrants[0].seconds == [0.25, 0.5, 0.125, 1.0]
    # the first reading is that of the warm-up
    assert entrants[0].reads == [100.0, 25.0, 200.0, 50.0]
    assert (ceilings.read, ceilings.peak) == (75.0, 20.0)  # the median of those; 60 operations in 3 s
    assert log == ["auto", "read", "auto", *["product", "read", "settle", "auto"] * 4]


def test_no_product_is_timed_before_a_peer_and_memory_before_each(clock: Clock) -> None:
    log: list[str] = []
    read = Probe("memory", 1.0, lambda: (log.append("read"), setattr(clock, "now", clock.now + 1.0)))
    product = Probe("product", 1.0, lambda: pytest.fail("a product was timed"))
    peer = Entrant("XLA", "peer", Slow("XLA", 0.5, clock, log.append))
    _measure([peer], INPUTS, Plan([4], 1, 2, patience=9.0), read, product, lambda _: None)
    assert log == ["XLA", "read", "XLA", *["read", "XLA"] * 2]


def test_every_round_has_an_input_of_its_own_and_the_warm_up_another(clock: Clock) -> None:
    entrants = [Entrant(name, "ours", Slow(name, 0.01, clock)) for name in ("gathered", "masked", "grouped", "auto")]
    _measure(entrants, INPUTS, Plan([4], 1, repeats=4), reading(clock), None, lambda _: None)
    for entrant in entrants:
        assert entrant.contender.inputs == [0, 0, 1, 2, 3, 4]


def test_no_two_inputs_of_a_count_are_alike_and_other_seeds_and_counts_draw_others() -> None:
    model = open_model(TINY)
    work = load_workload(model, None, DType.F32)
    inputs = work.inputs(3, 6)
    assert len(inputs) == 6
    assert all(x.shape == (3, 40) and x.dtype == np.float32 for x in inputs)
    others = [*load_workload(model, None, DType.F32, seed=1).inputs(3, 6), *(x[:3] for x in work.inputs(4, 6))]
    assert len({row.tobytes() for x in (*inputs, *others) for row in x}) == 18 * 3


def test_inputs_hold_what_the_dtype_holds() -> None:
    (x,) = load_workload(open_model(TINY), None, DType.BF16).inputs(3, 1)
    np.testing.assert_array_equal(x, x.astype(DType.BF16.numpy).astype(np.float32))


def test_the_order_changes_between_rounds(clock: Clock) -> None:
    log: list[str] = []
    entrants = [Entrant(name, "ours", Slow(name, 0.01, clock, log.append)) for name in "abcd"]
    inputs = [INPUTS[0]] * 9
    _measure(entrants, inputs, Plan([4], 1, repeats=8), reading(clock), None, lambda _: None)
    rounds = {tuple(log[at : at + 4]) for at in range(8, 40, 4)}
    assert all(sorted(order) == list("abcd") for order in rounds)
    assert len(rounds) > 4


def test_every_contender_and_probe_is_made_for_the_threads_of_the_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, int] = {}

    def noting(name: str, threads: int) -> Slow:
        given[name] = threads
        return Slow(name, 0.0, Clock())

    monkeypatch.setattr(bench, "Ours", lambda work, held, strategy, threads, _: noting(strategy.value, threads))
    monkeypatch.setattr(bench, "Xla", lambda work, way, threads: noting(f"XLA {way}", threads))
    monkeypatch.setattr(bench, "HuggingFace", lambda work, threads: given.update(HF=threads))
    monkeypatch.setattr(bench, "HuggingFaceExperts", lambda block, experts: Slow(experts, 0.0, Clock()))
    monkeypatch.setattr(bench, "read_probe", lambda threads: given.update(read=threads) or Probe("r", 1.0, list))
    monkeypatch.setattr(bench, "matmul_probe", lambda dtype, threads: given.update({f"{dtype.value} product": threads}))
    monkeypatch.setattr(
        bench, "Routing", lambda work, held, threads: given.update(routing=threads) or (lambda x: [[0]])
    )
    work = load_workload(open_model(TINY), None, DType.BF16)
    plan = Plan([1], 3, repeats=1, peers=("eager", "xla_masked", "xla_ragged_dot"))
    run(work, modules_for("host", None, lambda _: None), plan)
    ours = {strategy.value: 3 for strategy in STRATEGIES}
    assert given == {**ours, "HF": 3, "XLA masked": 3, "XLA ragged_dot": 3, "read": 3, "routing": 3, "bf16 product": 3}


def test_each_peer_that_is_asked_for_is_the_one_that_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "HuggingFace", lambda work, threads: None)
    work = load_workload(open_model(TINY), None, DType.F32)
    asked = ("grouped_mm", "batched_mm", "eager", "compile")
    plan = Plan([1], 1, strategies=(), peers=asked)
    entrants = _entrants(work, modules_for("host", None, lambda _: None), plan, lambda _: None)
    made = {e.name: (type(e.contender).__name__, e.contender._experts) for e in entrants}
    assert made == {
        "HF eager": ("HuggingFaceExperts", "eager"),
        "HF batched_mm": ("HuggingFaceExperts", "batched_mm"),
        "HF grouped_mm": ("HuggingFaceExperts", "grouped_mm"),
        "HF torch.compile": ("HuggingFaceCompiled", "eager"),
    }


def test_what_does_not_fit_into_memory_is_refused_before_anything_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "available_memory", lambda: 3 * 5 * 7 * 40 * 4)
    monkeypatch.setattr(bench, "_entrants", lambda *_: pytest.fail("something was made"))
    work = load_workload(open_model(TINY), None, DType.F32)
    with pytest.raises(InputError, match=r"5 inputs of 8 tokens need .* fewer --tokens or --repeats"):
        run(work, modules_for("host", None, lambda _: None), Plan([7, 8], 1, repeats=4))
