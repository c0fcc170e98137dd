"""The rounds of a benchmark: who is called when, over which input, and what its time holds; on the host and on GPUs."""

import math
from pathlib import Path
from typing import Any

import pytest
from clock import Clock, Layer, StandIn, Timed

from emitter.errors import InputError, TargetError
from moehlo.bench.ceilings import Ceilings, Probe
from moehlo.bench.contender import Absent, Contender, Unavailable
from moehlo.bench.device import OVER_SEVERAL, SINGLE, Pace, covered
from moehlo.bench.machine import Machine
from moehlo.bench.run import Measurement, Point, Rig, in_a_row, points, run
from moehlo.bench.table import Row, read_csv, to_csv

MACHINE = Machine("2026-01-02", "some CPU", 4, "avx2", "a=1")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr("moehlo.bench.run.time", made)
    return made


def rig(device: StandIn, pace: Pace | None = None) -> Rig:
    """Reads 1e10 bytes, copies 5e9 and computes 1e11 FLOPs a second; on the host each before a call."""

    def probe(name: str, work: float, seconds: float) -> Probe:
        return Probe(name, work, lambda: setattr(device, "queued", device.queued + seconds), device=device)

    gpu = device.tells_kernels
    read, product = probe("read", 1e6, 1e-4), probe("product", 1e9, 1e-2)
    ceilings = Ceilings(read, product, probe("copy", 2e6, 4e-4) if gpu else None)
    return Rig(MACHINE, ceilings, device, pace or (Pace() if gpu else SINGLE), between=not gpu)


def measured(
    device: StandIn, contenders: list[Contender], counts: tuple[int, ...] = (2,), pace: Pace | None = None, **plan: Any
) -> list[Row]:
    how = Measurement(points(counts), **{"repeats": 3, **plan})
    return run(Layer(), how, rig(device, pace), contenders)


def test_a_time_is_that_of_the_call_alone_right_after_the_probes(clock: Clock) -> None:
    """What the probes, the settling and the making ready take is many times what a call takes, and is in no time."""
    log: list[str] = []
    speeds, device = iter([50.0, 100.0, 25.0, 200.0, 50.0]), StandIn(clock)

    def probe(name: str, seconds: float) -> None:
        log.append(name)
        device.queued += seconds

    # 100 bytes at 2, 1, 4 and 0.5 s; 60 operations in 3 s
    read = Probe("memory", 100.0, lambda: probe("read", 100.0 / next(speeds)), lambda: probe("settle", 7.0), device)
    product = Probe("product", 60.0, lambda: probe("product", 3.0), device=device)
    ours = Timed("auto", "ours", [9.0, 0.25, 0.5, 0.125, 1.0], device, log.append)
    at = Rig(MACHINE, Ceilings(read, product), device)
    (row,) = run(Layer(), Measurement(points([4]), repeats=4, patience=0.0), at, [ours])
    assert (row.least, row.median, row.most) == (0.125, 0.375, 1.0)
    # the first reading is that of the warm-up; of the others, 100, 25, 200 and 50 bytes/s, and of 60 operations in 3 s
    assert (row.read, row.peak, row.read_by, row.peak_by) == (75.0, 20.0, "memory", "product")
    assert log == ["auto", "read", "auto", *["product", "read", "settle", "auto"] * 4]
    assert row.of_read == pytest.approx(1.2)  # of 30 bytes in 0.25 s at 100 a second, ...: 1.2, 2.4, 1.2, 0.6


def test_every_round_has_an_input_of_its_own_and_the_warm_up_another(clock: Clock) -> None:
    device = StandIn(clock)
    contenders = [Timed(name, "ours", 0.01, device) for name in ("gathered", "masked", "grouped", "auto")]
    measured(device, [*contenders], repeats=4)
    for contender in contenders:
        assert contender.inputs == contender.turns == [0, 0, 1, 2, 3, 4]
        assert contender.closed


def test_no_product_is_timed_before_a_peer_and_the_order_changes_between_rounds(clock: Clock) -> None:
    log: list[str] = []
    device = StandIn(clock)
    peers = [Timed(name, "peer", 0.01, device, log.append) for name in "abcd"]
    ceilings = Ceilings(
        Probe("memory", 1.0, lambda: log.append("read"), device=device),
        Probe("product", 1.0, lambda: pytest.fail("a product was timed")),
    )
    device.seconds = lambda run: (run(), 1.0)[1]  # type: ignore[method-assign]
    run(Layer(), Measurement(points([4]), repeats=8, patience=9.0), Rig(MACHINE, ceilings, device), [*peers])
    timed = log[3 * 4 :]
    assert timed[::2] == ["read"] * 32
    rounds = {tuple(timed[at : at + 8 : 2]) for at in range(1, 64, 8)}
    assert all(sorted(order) == list("abcd") for order in rounds)
    assert len(rounds) > 4


def test_slow_contenders_get_few_rounds_or_none_and_the_row_says_why(clock: Clock) -> None:
    device = StandIn(clock)
    kinds = {"auto": "ours", "gathered": "ours", "best": "peer", "near": "peer", "slow": "peer", "huge": "peer"}
    times = {"auto": 0.001, "gathered": 0.042, "best": 0.01, "near": 0.045, "slow": 0.06, "huge": 0.3}
    contenders = [Timed(name, kind, times[name], device) for name, kind in kinds.items()]
    rows = measured(device, [*contenders], (4, 9), repeats=4, patience=0.15)
    # Peers have to be within 5 times the fastest peer, ours within 2 times the fastest of ours.
    # The patience holds three rounds of gathered, two of slow and none of huge.
    expected = {"auto": 4, "gathered": 3, "best": 4, "near": 4, "slow": 2, "huge": 1}
    assert {r.contender: r.repeats for r in rows if r.tokens == 4} == expected
    assert {r.contender: r.repeats for r in rows if r.tokens == 9} == expected | {"huge": 0}
    # a call beyond the patience is not warmed up twice
    called = {"auto": 6, "gathered": 5, "best": 6, "near": 6, "slow": 4, "huge": 1}
    assert {c.name: len(c.inputs) for c in contenders} == {n: 2 * c if c > 1 else 2 for n, c in called.items()}
    notes = {(r.contender, r.tokens): r.note for r in rows}
    assert (notes["auto", 4], notes["near", 4]) == ("", "")
    assert "3 of 4 rounds: a call took 0.042 s, 42 times the fastest of ours" in notes["gathered", 4]
    assert "1 of 4 rounds: a call took 0.3 s, 30 times the fastest peer" in notes["huge", 4]
    assert "not run beyond N = 4: a call took 0.3" in notes["huge", 9]


@pytest.mark.parametrize("error", [Unavailable("it would copy 9 GB"), RuntimeError("out of memory\nmore")])
@pytest.mark.parametrize("gpu", [False, True])
def test_who_cannot_run_says_why_and_the_others_go_on(clock: Clock, error: Exception, gpu: bool) -> None:
    device = StandIn(clock, gpu=gpu)

    class Failing(Timed):
        def prepare(self, inputs: Any) -> Any:
            raise error

    absent = Absent("mlx", "peer", "mlx is not installed")
    failing = Failing("HF eager", "peer", 1.0, device)
    rows = measured(device, [failing, Timed("auto", "ours", 1e-3, device), absent])
    assert [row.repeats for row in rows[:3]] == [0, 3, 0]
    assert str(error).splitlines()[0] in rows[0].note
    assert "more" not in rows[0].note
    assert rows[2].note == "mlx is not installed"


class FailsLater(Timed):
    """It fails from its seventh call over 3 tokens on."""

    def prepare(self, inputs: Any) -> Any:
        call, calls = super().prepare(inputs), iter(range(10**6))

        def counted(i: int) -> Any:
            if len(inputs[0]) == 3 and next(calls) > 3:
                raise RuntimeError("CUDA error: an illegal memory access was encountered\nmore")
            return call(i)

        return counted


def test_whose_calls_fail_in_a_round_is_said_and_on_a_gpu_ends_all(clock: Clock) -> None:
    host, gpu = StandIn(clock), StandIn(clock, gpu=True)
    rows = measured(
        host, [Timed("auto", "ours", 1e-3, host), FailsLater("HF", "peer", 1e-3, host)], (2, 3, 4), repeats=5
    )
    found = {(r.tokens, r.contender): r for r in rows}
    assert [found[n, "HF"].repeats for n in (2, 3, 4)] == [5, 0, 5]
    assert found[3, "HF"].note == "fails: RuntimeError: CUDA error: an illegal memory access was encountered"
    kept: list[list[Row]] = []
    contenders: list[Contender] = [Timed("auto", "ours", 1e-3, gpu), FailsLater("HF graph", "peer", 1e-3, gpu)]
    with pytest.raises(TargetError, match=r"^HF graph fails at N = 3, .*: CUDA error: an illegal[^\n]*--peers"):
        run(
            Layer(),
            Measurement(points((2, 3)), repeats=3),
            rig(gpu),
            contenders,
            keep=lambda rows: kept.append([*rows]),
        )
    assert [(row.tokens, row.contender) for row in kept[-1]] == [(2, "auto"), (2, "HF graph")]


@pytest.mark.parametrize("gpu", [False, True])
def test_inputs_beyond_the_memory_are_refused_before_anything_is_measured(clock: Clock, gpu: bool) -> None:
    device = StandIn(clock, free=4 * 12 * 5 - 1, gpu=gpu)
    contender = Timed("auto", "ours", 1e-3, device)
    with pytest.raises(InputError, match=r"4 inputs of 5 tokens need .* are free; give fewer --tokens or --repeats"):
        measured(device, [contender], (2, 5))
    assert contender.inputs == []
    assert contender.closed


@pytest.mark.parametrize("gpu", [False, True])
def test_outputs_are_held_against_autos(clock: Clock, gpu: bool) -> None:
    device = StandIn(clock, gpu=gpu)
    peer, part = Timed("HF", "peer", 1e-3, device, scale=1.5), Timed("products", "part", 1e-3, device, scale=9.0)
    rows = measured(device, [peer, Timed("auto", "ours", 1e-3, device), part])
    found = {r.contender: r.difference for r in rows if "kernels" not in r.contender}
    assert found == pytest.approx({"HF": 0.5, "auto": 0, "products": float("nan")}, nan_ok=True)


def test_a_call_of_several_steps_is_timed_as_one_of_them(clock: Clock) -> None:
    device = StandIn(clock)
    step = Point(2, "decode", context=7, steps=8)
    (row,) = run(Layer(), Measurement([step], repeats=3), rig(device), [Timed("auto", "ours", 0.08, device)])
    assert (row.phase, row.tokens, row.context, row.repeats) == ("decode", 2, 7, 3)
    assert row.median == pytest.approx(0.01)


def test_work_ends_at_its_whole(clock: Clock) -> None:
    seen: list[tuple[float, float]] = []
    device = StandIn(clock)
    contenders: list[Contender] = [Timed(name, "ours", 1e-3, device) for name in ("auto", "grouped")]
    run(Layer(), Measurement(points([1, 9]), repeats=3), rig(device), contenders, at=lambda *done: seen.append(done))
    done, total = zip(*seen, strict=True)
    assert len(set(total)) == 1
    assert list(done) == sorted(set(done))
    assert done[-1] == pytest.approx(total[0])


# On GPUs.


def test_times_floors_and_ratios_of_a_gpu_are_those_of_the_numbers(clock: Clock, tmp_path: Path) -> None:
    device = StandIn(clock, gpu=True)
    times = {"grouped": 4e-3, "auto": 2e-3, "HF grouped_mm": 6e-3, "HF grouped_mm graph": 3e-3}
    rows = measured(device, [Timed(n, "peer" if "HF" in n else "ours", t, device) for n, t in times.items()])
    found = {row.contender: row for row in rows}
    assert list(found) == [*times, "grouped, kernels alone", "auto, kernels alone"]
    for name, seconds in times.items():
        row = found[name]
        assert (row.repeats, row.experts, row.bytes, row.flops) == (3, 3, 30, 300)
        assert (row.median, row.least, row.most) == pytest.approx((seconds,) * 3)
        assert row.of_read == pytest.approx(30 / 1e10 / seconds)
        assert (row.read, row.peak, row.read_by, row.peak_by) == pytest.approx((1e10, 1e11, "read", "product"))
    assert found["auto"].ahead == pytest.approx(1.5)  # the fastest peer is the one in a graph
    assert found["auto"].of_best == pytest.approx(0.5)
    assert found["auto"].note == "copies 5 GB/s"
    alone = found["auto, kernels alone"]
    assert (alone.kind, alone.repeats, alone.median) == ("part", 1, pytest.approx(1e-3))
    assert alone.of_floor == pytest.approx(2 * found["auto"].of_floor)
    assert alone.ahead != alone.ahead  # nothing is held against it
    (tmp_path / "gpu.csv").write_text(to_csv(rows))
    assert [(r.contender, r.kind) for r in read_csv(tmp_path / "gpu.csv")] == [(r.contender, r.kind) for r in rows]
    device.sees_kernels = False
    _, alone = measured(device, [Timed("auto", "ours", 1e-3, device)])
    assert (alone.repeats, alone.note) == (0, "the device does not tell the times of kernels")


def test_experts_of_a_gpus_calls_are_the_mean_of_all_inputs(clock: Clock) -> None:
    device = StandIn(clock, gpu=True)
    (row, _) = run(
        Layer([1, 2, 3, 6]), Measurement(points([2]), repeats=3), rig(device), [Timed("auto", "ours", 1e-3, device)]
    )
    assert (row.experts, row.bytes) == (3, 30)


def test_calls_follow_each_other_over_all_inputs_and_the_last_is_waited_for(clock: Clock) -> None:
    device = StandIn(clock)
    contender = Timed("auto", "ours", 1e-3, device)
    call = contender.prepare(Layer().inputs(Point(1), 4))
    assert in_a_row(contender, call, 4, 6, 2, device)[0] == pytest.approx(1e-3)
    assert contender.inputs == [2, 3, 0, 1, 2, 3]
    assert contender.turns == [2]
    assert device.finished == 2  # once before, once at the end


def test_rounds_are_as_long_as_the_pace_says(clock: Clock) -> None:
    device = StandIn(clock, gpu=True)
    short, long = Timed("auto", "ours", 1e-4, device), Timed("grouped", "ours", 0.5, device)
    measured(device, [short, long], patience=9.0)
    assert len(short.inputs) == 1 + 2 + 3 * (48 + 48) + 1 + 8
    assert len(long.inputs) == 1 + 2 + 3 + 1 + 2
    several = Timed("auto", "ours", 9e-4, device)
    measured(device, [several], pace=OVER_SEVERAL)
    assert len(several.inputs) == 1 + 2 + 3 * (111 + 111) + 1 + 8
    assert (Pace().of(1e-4), OVER_SEVERAL.of(1e-4), OVER_SEVERAL.of(0.2), SINGLE.of(1e-9)) == (48, 128, 0, 0)


def test_gpus_that_others_left_idle_are_awake_when_calls_are_timed(clock: Clock) -> None:
    device, last = StandIn(clock, gpu=True), [""]

    class Sleepy(Timed):
        """Its first calls after another's take three times as long."""

        since = 0

        def prepare(self, inputs: Any) -> Any:
            call = super().prepare(inputs)

            def woken(i: int) -> Any:
                self.since = 0 if last[0] != self.name else self.since + 1
                last[0] = self.name
                device.queued += 2e-3 if self.since < 5 else 0.0
                return call(i)

            return woken

    rows = measured(device, [Sleepy(n, "peer" if n == "HF" else "ours", 1e-3, device) for n in ("auto", "HF")])
    assert [row.median for row in rows if row.kind != "part"] == pytest.approx(2 * [1e-3])


def test_no_call_is_timed_once_kernels_have_been_seen(clock: Clock) -> None:
    class Watched(StandIn):
        """As a GPU is: once kernels have been seen, what is launched takes longer."""

        seen = False

        def finish(self, result: Any) -> None:
            self.queued *= 3.0 if self.seen else 1.0
            super().finish(result)

        def kernel_seconds(self, run: Any) -> float:
            found = super().kernel_seconds(run)
            self.seen = True
            return found

    device = Watched(clock, gpu=True)
    rows = measured(device, [Timed("auto", "ours", 1e-3, device), Timed("HF", "peer", 1e-3, device)], (5, 2))
    assert [row.tokens for row in rows] == [5, 5, 5, 2, 2, 2]
    assert [row.contender for row in rows] == 2 * ["auto", "HF", "auto, kernels alone"]
    assert [row.median for row in rows if row.kind != "part"] == pytest.approx(4 * [1e-3])


def test_kernels_are_seen_in_calls_that_were_made_ready_for(clock: Clock) -> None:
    """The last calls before were of another point, with another state."""

    class Stateful(Timed):
        state = 0

        def prepare(self, inputs: Any) -> Any:
            self.sizes, call = [len(x) for x in inputs], super().prepare(inputs)

            def checked(i: int) -> Any:
                if self.state != self.sizes[i]:
                    raise RuntimeError(f"the state is of {self.state}")
                return call(i)

            return checked

        def turn(self, i: int) -> None:
            super().turn(i)
            self.state = self.sizes[i]

    device = StandIn(clock, gpu=True)
    rows = measured(device, [Stateful("auto", "ours", 1e-3, device)], (5, 2))
    assert [(row.kind, row.note, row.median) for row in rows if row.kind == "part"] == 2 * [
        ("part", "", pytest.approx(5e-4))
    ]


def test_kernels_that_run_at_once_count_once() -> None:
    kernels = [(0, 5.0, 12.0), (0, 0.0, 10.0), (0, 6.0, 7.0), (1, 0.0, 3.0), (0, 20.0, 21.0)]
    assert covered(kernels) == 12 + 1 + 3
    assert covered([]) == 0


@pytest.mark.parametrize("same", [True, False])
def test_results_are_compared_where_all_have_the_same_weights(clock: Clock, same: bool) -> None:
    device, work = StandIn(clock), Layer()
    work.same_numbers = same
    named = [Timed("auto", "ours", 1e-3, device, lambda _: None), Timed("eager", "peer", 1e-3, device, lambda _: None)]
    named[1].scale = 1.5
    found = run(work, Measurement(points((2,)), repeats=3), rig(device), named)
    expected = [0.0, 0.5] if same else [math.nan, math.nan]
    assert [row.difference for row in found] == pytest.approx(expected, nan_ok=True)
