"""Rows of a benchmark on a GPU: known numbers in, known numbers out."""

from dataclasses import replace
from pathlib import Path

import pytest
from clock import Clock
from stand_in_device import Queued, StandInDevice, tensors

from emitter.errors import InputError, TargetError
from emitter.reading.config import open_model
from emitter.signature import DType
from moehlo.bench.contender import Unavailable
from moehlo.bench.gpu import run as gpu_run
from moehlo.bench.gpu.device import DeviceProbe, Probes, covered, machine_of
from moehlo.bench.gpu.run import OVER_SEVERAL, Pace, Rig, in_a_row, run_on_gpu
from moehlo.bench.gpu.sweep import variant_times
from moehlo.bench.run import Entrant, Plan
from moehlo.bench.sweep import best_thresholds
from moehlo.bench.table import read_csv, to_csv
from moehlo.bench.workload import load_workload

torch = pytest.importorskip("torch")
TINY = Path("goldens/configs/tiny/olmoe.json")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(gpu_run, "time", made)
    return made


def rig(device: StandInDevice, chosen: int = 3) -> Rig:
    def probe(name: str, work: float, seconds: float) -> DeviceProbe:
        return DeviceProbe(name, work, lambda: setattr(device, "queued", device.queued + seconds), device=device)

    probes = Probes(probe("read", 1e6, 1e-4), probe("copy", 2e6, 4e-4), probe("product", 1e9, 1e-2))
    return Rig(device, probes, machine_of(device, "sm_90"), tensors, lambda x: chosen)


def measured(device: StandInDevice, entrants: list[Entrant], tokens: tuple[int, ...] = (2,), **plan: object):
    work = load_workload(open_model(TINY), None, DType.F32)
    return work, run_on_gpu(work, Plan(tokens, 1, repeats=3, **plan), rig(device), entrants)


def test_times_floors_and_ratios_are_those_of_the_numbers(clock: Clock) -> None:
    device = StandInDevice(clock)
    times = {"grouped": 4e-3, "auto": 2e-3, "HF grouped_mm": 6e-3, "HF grouped_mm graph": 3e-3}
    entrants = [
        Entrant(name, "peer" if name.startswith("HF") else "ours", Queued(name, t, device)) for name, t in times.items()
    ]
    work, rows = measured(device, entrants)
    found = {row.contender: row for row in rows}
    assert list(found) == [*times, "grouped, kernels alone", "auto, kernels alone"]
    figures = work.figures(2, 3)
    floor = max(figures.floor_bytes / 1e10, figures.floor_flops / 1e11)
    for name, seconds in times.items():
        row = found[name]
        assert row.repeats == 3
        assert (row.median, row.least, row.most) == pytest.approx((seconds,) * 3)
        assert row.of_floor == pytest.approx(floor / seconds)
        assert row.of_read == pytest.approx(figures.floor_bytes / 1e10 / seconds)
        assert row.of_peak == pytest.approx(figures.floor_flops / 1e11 / seconds)
        assert (row.read, row.peak, row.read_by, row.peak_by) == pytest.approx((1e10, 1e11, "read", "product"))
        assert (row.cpu, row.cores, row.isa, row.threads) == ("one stand-in", 9, "sm_90", 1)
        assert (row.experts, row.bytes, row.flops) == (3, figures.floor_bytes, figures.floor_flops)
    assert found["auto"].ahead == pytest.approx(1.5)  # the fastest peer is the one in a graph
    assert found["grouped"].ahead == pytest.approx(0.75)
    assert found["auto"].of_best == pytest.approx(0.5)
    assert found["auto"].note == "copies 5 GB/s"
    alone = found["auto, kernels alone"]
    assert (alone.kind, alone.repeats, alone.median) == ("part", 1, pytest.approx(1e-3))
    assert alone.of_floor == pytest.approx(2 * found["auto"].of_floor)
    assert alone.ahead != alone.ahead  # nothing is held against it


def test_a_table_of_a_gpu_is_read_back(clock: Clock, tmp_path: Path) -> None:
    device = StandInDevice(clock)
    _, rows = measured(device, [Entrant("auto", "ours", Queued("auto", 1e-3, device))])
    path = tmp_path / "gpu.csv"
    path.write_text(to_csv(rows))
    assert [(r.contender, r.kind) for r in read_csv(path)] == [("auto", "ours"), ("auto, kernels alone", "part")]


def test_calls_follow_each_other_over_all_inputs_and_the_last_is_waited_for(clock: Clock) -> None:
    device = StandInDevice(clock)
    contender = Queued("auto", 1e-3, device)
    call = contender.prepare(tensors(1, 4))
    assert in_a_row(call, 4, 6, 2, device) == pytest.approx(1e-3)
    assert contender.inputs == [2, 3, 0, 1, 2, 3]
    assert device.finished == 2  # once before, once at the end


def test_many_calls_of_a_short_one_and_one_of_a_long_one(clock: Clock) -> None:
    device = StandInDevice(clock)
    short, long = Queued("auto", 1e-4, device), Queued("grouped", 0.5, device)
    measured(device, [Entrant("auto", "ours", short), Entrant("grouped", "ours", long)], patience=9.0)
    assert len(short.inputs) == 2 + 2 + 3 * (48 + 48) + 1 + 8
    assert len(long.inputs) == 2 + 2 + 3 + 1 + 2


def test_whose_calls_fail_in_a_round_is_said_and_rows_before_are_kept(clock: Clock) -> None:
    device, kept = StandInDevice(clock), []

    class Failing(Queued):
        def prepare(self, inputs):
            call, self.calls = super().prepare(inputs), 0

            def counted(i):
                self.calls += 1
                if len(inputs[0]) == 3 and self.calls > 6:
                    raise RuntimeError("CUDA error: an illegal memory access was encountered\nmore")
                return call(i)

            return counted

    entrants = [
        Entrant("auto", "ours", Queued("auto", 1e-3, device)),
        Entrant("HF grouped_mm graph", "peer", Failing("HF grouped_mm graph", 1e-3, device)),
    ]
    work = load_workload(open_model(TINY), None, DType.F32)
    with pytest.raises(
        TargetError, match=r"^HF grouped_mm graph fails at N = 3, .*: CUDA error: an illegal[^\n]*--peers"
    ):
        run_on_gpu(work, Plan((2, 3), 1, 3), rig(device), entrants, keep=lambda rows: kept.append(list(rows)))
    assert [(row.tokens, row.contender) for row in kept[-1]] == [(2, "auto"), (2, "HF grouped_mm graph")]


def test_rounds_are_as_long_as_the_pace_says(clock: Clock) -> None:
    device = StandInDevice(clock)
    auto = Queued("auto", 1e-3, device)
    over_several = replace(rig(device), pace=OVER_SEVERAL)
    run_on_gpu(
        load_workload(open_model(TINY), None, DType.F32),
        Plan((2,), 1, 3),
        over_several,
        [Entrant("auto", "ours", auto)],
    )
    assert len(auto.inputs) == 2 + 2 + 3 * (100 + 100) + 1 + 8
    assert (Pace().of(1e-4), OVER_SEVERAL.of(1e-4), OVER_SEVERAL.of(0.2)) == (48, 128, 0)


def test_gpus_that_others_left_idle_are_awake_when_calls_are_timed(clock: Clock) -> None:
    device, last = StandInDevice(clock), [""]

    class Sleepy(Queued):
        """Its first calls after another's take three times as long."""

        since = 0

        def prepare(self, inputs):
            call = super().prepare(inputs)

            def woken(i):
                self.since = 0 if last[0] != self.name else self.since + 1
                last[0] = self.name
                device.queued += 2e-3 if self.since < 5 else 0.0
                return call(i)

            return woken

    names = ("auto", "HF")
    _, rows = measured(device, [Entrant(n, "peer" if n == "HF" else "ours", Sleepy(n, 1e-3, device)) for n in names])
    assert [row.median for row in rows if row.kind != "part"] == pytest.approx(2 * [1e-3])


def test_no_call_is_timed_once_kernels_have_been_seen(clock: Clock) -> None:
    class Watched(StandInDevice):
        """As a GPU is: once kernels have been seen, what is launched takes longer."""

        seen = False

        def finish(self, result):
            self.queued *= 3.0 if self.seen else 1.0
            super().finish(result)

        def kernel_seconds(self, run):
            found = super().kernel_seconds(run)
            self.seen = True
            return found

    device = Watched(clock)
    entrants = [
        Entrant("auto", "ours", Queued("auto", 1e-3, device)),
        Entrant("HF", "peer", Queued("HF", 1e-3, device)),
    ]
    _, rows = measured(device, entrants, (5, 2))
    assert [row.tokens for row in rows] == [5, 5, 5, 2, 2, 2]
    assert [row.contender for row in rows] == 2 * ["auto", "HF", "auto, kernels alone"]
    assert [row.median for row in rows if row.kind != "part"] == pytest.approx(4 * [1e-3])


def test_what_is_slow_gets_few_rounds_and_is_dropped_for_later_counts(clock: Clock) -> None:
    device = StandInDevice(clock)
    slow = Entrant("HF eager", "peer", Queued("HF eager", 2.0, device))
    fast = Entrant("HF grouped_mm", "peer", Queued("HF grouped_mm", 1e-3, device))
    _, rows = measured(device, [slow, fast], tokens=(2, 5))
    found = {(r.tokens, r.contender): r for r in rows}
    assert found[2, "HF eager"].repeats == 1
    assert "1 of 3 rounds: a call took 2 s, 2e+03 times the fastest peer" in found[2, "HF eager"].note
    assert found[5, "HF eager"].repeats == 0
    assert "not run beyond N = 2" in found[5, "HF eager"].note


def test_outputs_are_held_against_autos(clock: Clock) -> None:
    device = StandInDevice(clock)
    peer = Queued("HF eager", 1e-3, device, scale=1.5)
    entrants = [Entrant("HF eager", "peer", peer), Entrant("auto", "ours", Queued("auto", 1e-3, device))]
    _, rows = measured(device, entrants)
    assert {r.contender: r.difference for r in rows if r.kind != "part"} == pytest.approx({"HF eager": 0.5, "auto": 0})


@pytest.mark.parametrize("error", [Unavailable("it would copy 9 GB"), RuntimeError("out of memory\nmore")])
def test_who_cannot_run_says_why_and_the_others_go_on(clock: Clock, error: Exception) -> None:
    device = StandInDevice(clock)

    class Failing(Queued):
        def prepare(self, inputs):
            raise error

    entrants = [
        Entrant("HF eager", "peer", Failing("HF eager", 1.0, device)),
        Entrant("auto", "ours", Queued("auto", 1e-3, device)),
    ]
    _, rows = measured(device, entrants)
    assert rows[0].repeats == 0
    assert str(error).splitlines()[0] in rows[0].note
    assert "more" not in rows[0].note
    assert rows[1].repeats == 3


def test_a_device_that_tells_no_kernels_leaves_their_row_empty(clock: Clock) -> None:
    device = StandInDevice(clock)
    device.tells_kernels = False
    _, rows = measured(device, [Entrant("auto", "ours", Queued("auto", 1e-3, device))])
    assert (rows[1].repeats, rows[1].note) == (0, "the device does not tell the times of kernels")


def test_inputs_beyond_the_memory_are_refused_before_anything_is_measured(clock: Clock) -> None:
    device = StandInDevice(clock, free=2 * 4 * 5 * 40 * 4 - 1)
    contender = Queued("auto", 1e-3, device)
    with pytest.raises(InputError, match=r"4 inputs of 5 tokens need .* the GPU are free; give fewer --tokens"):
        measured(device, [Entrant("auto", "ours", contender)], tokens=(2, 5))
    assert contender.inputs == []


def test_a_sweep_goes_by_kernels_alone_where_all_are_seen(clock: Clock) -> None:
    device = StandInDevice(clock)
    few, many = Queued("few", 1e-3, device), Queued("many", 3e-3, device)
    rows = []
    for tokens, (a, b) in {1: (1e-3, 3e-3), 4: (2e-3, 3e-3), 16: (8e-3, 3e-3)}.items():
        few.seconds, many.seconds = a, b
        rows += measured(device, [Entrant("few", "ours", few), Entrant("many", "ours", many)], tokens=(tokens,))[1]
    times = variant_times(rows, ["few", "many"])
    assert times["few"] == pytest.approx({1: 5e-4, 4: 1e-3, 16: 4e-3})
    assert best_thresholds(times).upto == ((4, "few"),)
    device.tells_kernels = False
    rows = measured(device, [Entrant("few", "ours", few), Entrant("many", "ours", many)], tokens=(16,))[1]
    lucky = [replace(each, least=1e-6) for each in rows]
    assert variant_times(lucky, ["few", "many"])["few"] == pytest.approx({16: 8e-3})


def test_kernels_that_run_at_once_count_once():
    kernels = [(0, 5.0, 12.0), (0, 0.0, 10.0), (0, 6.0, 7.0), (1, 0.0, 3.0), (0, 20.0, 21.0)]
    assert covered(kernels) == 12 + 1 + 3
    assert covered([]) == 0
