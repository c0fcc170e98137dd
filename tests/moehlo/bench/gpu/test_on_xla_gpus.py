"""XLA's strategies in a benchmark of GPUs, here on its CPU's device."""

from __future__ import annotations

import threading
from concurrent.futures import Future
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from clock import Clock
from stand_in_device import StandInDevice
from typer.testing import CliRunner

from emitter.errors import TargetError
from emitter.mesh import Mesh
from emitter.plan import Strategy
from emitter.reading.config import open_model
from emitter.signature import DType
from emitter.target import Target
from moehlo.bench.gpu import device as devices
from moehlo.bench.gpu import entrants as on_gpu
from moehlo.bench.gpu.contenders import XlaOnGpu
from moehlo.bench.gpu.device import Gpus, probes
from moehlo.bench.gpu.on_xla import OnXlaGpus, entrants_on_xla, sweep_on_xla
from moehlo.bench.gpu.run import Pace, run_on_gpu
from moehlo.bench.run import Plan
from moehlo.bench.workload import load_workload
from moehlo.cli.app import app
from moehlo.cli.measure_xla import default_xla_gpu_peers, open_xla_rig

torch = pytest.importorskip("torch")
TINY = Path("goldens/configs/tiny/olmoe.json")


class Timed(StandInDevice):
    """A device that takes as long as the host does."""

    def __init__(self) -> None:
        super().__init__(Clock())

    def finish(self, result: Any) -> None:
        if hasattr(result, "block_until_ready"):
            result.block_until_ready()
        super().finish(result)

    def seconds(self, run: Any) -> float:
        run()
        return 1e-3


def rig(target: Target, monkeypatch: pytest.MonkeyPatch) -> AbstractContextManager[Any]:
    monkeypatch.setattr(devices, "READ_BYTES", 4096)
    monkeypatch.setattr(devices, "SIDE", 16)
    return open_xla_rig(open_model(TINY), None, DType.F32, "uniform", target, lambda _: None, Timed(), "cpu")


def test_strategies_agree_over_weights_that_lie_on_the_devices_once(monkeypatch: pytest.MonkeyPatch) -> None:
    with rig(Target.xla(mesh=Mesh(1)), monkeypatch) as (programs, chosen, found):
        plan = Plan((2, 3), 1, 1, (Strategy.MASKED, Strategy.LADDER, Strategy.AUTO), ())
        entrants = entrants_on_xla(programs, plan, found.device, chosen)
        rows = run_on_gpu(programs.workload, plan, found, entrants)
        sessions = [future.result() for future in programs._sessions.values()]
    by_name = {(row.tokens, row.contender): row for row in rows}
    assert {name for _, name in by_name if ", kernels" not in name} == {"masked", "ladder", "auto"}
    assert {row.isa for row in rows} == {"xla:cpu expert=1"}
    # sums of 40 and 24 products of f32, in another order
    assert all(row.difference < 64 * 2.0**-24 for row in rows if ", kernels" not in row.contender)
    assert by_name[2, "ladder"].note.startswith("temporaries ")
    assert len(sessions) == 4  # what auto takes is compiled already
    held = sessions[0].weights
    for session in sessions[1:]:
        assert all(session.weights[name] is held[name] or _same(session.weights[name], held[name]) for name in held)


def _same(one: Any, other: Any) -> bool:
    return bool(one.unsafe_buffer_pointer() == other.unsafe_buffer_pointer())


def test_nothing_is_timed_while_graphs_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    with rig(Target.xla(), monkeypatch) as (programs, chosen, found):
        plan = Plan((2, 3), 1, 1, (Strategy.LADDER,), ())
        slow: Future[object] = Future()
        programs._sessions["another graph"] = slow  # type: ignore[assignment]
        threading.Timer(0.2, slow.set_result, [None]).start()
        (ladder,) = (e.contender for e in entrants_on_xla(programs, plan, found.device, chosen))
        assert ladder is not None
        ladder.prepare(found.inputs(2, 1))
        assert all(future.done() for future in programs._sessions.values())


def test_the_ladder_on_one_device_is_compiled_beside_that_over_several(monkeypatch: pytest.MonkeyPatch) -> None:
    with rig(Target.xla(mesh=Mesh(1)), monkeypatch) as (programs, chosen, found):
        plan = Plan((2, 3), 1, 1, (Strategy.LADDER,), ("xla_ladder",))
        entrants = entrants_on_xla(programs, plan, found.device, chosen)
        begun = len(programs._sessions)
        rows = run_on_gpu(programs.workload, plan, found, entrants)
        compiled = len(programs._sessions)
    assert begun == compiled == 2 * 2  # before any call: nothing is compiled between them
    alone = [row for row in rows if row.contender == "XLA ladder"]
    assert [(row.tokens, row.kind, row.ran) for row in alone] == [(2, "peer", True), (3, "peer", True)]


def test_what_xla_does_not_compile_says_so_in_its_row(monkeypatch: pytest.MonkeyPatch) -> None:
    with rig(Target.xla(), monkeypatch) as (programs, chosen, found):
        programs._weights["router"] = np.zeros((1, 1), np.float32)
        plan = Plan((2,), 1, 1, (Strategy.LADDER,), ())
        rows = run_on_gpu(programs.workload, plan, found, entrants_on_xla(programs, plan, found.device, chosen))
    assert [row.ran for row in rows if row.kind == "ours"] == [False]
    assert "router: expected" in rows[0].note


def test_routing_counts_the_experts_that_the_layer_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    from moehlo.bench.on_xla import XlaRouting

    with rig(Target.xla(), monkeypatch) as (_, chosen, found):
        assert found.pace == Pace()
        x = found.inputs(3, 1)[0]
        host = load_workload(open_model(TINY), None, DType.F32)
        ids = np.asarray(XlaRouting(host, Target.xla())(x.numpy()))
        assert ids.shape == (3, host.spec.router.top_k)
        np.testing.assert_array_equal(chosen.ids(x).numpy(), ids)
        assert chosen(x) == len(np.unique(ids))


def test_several_gpus_read_and_multiply_so_many_times_as_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "READ_BYTES", 4096)
    monkeypatch.setattr(devices, "SIDE", 16)
    first = Timed()
    one, two = (probes(first, DType.BF16, where="cpu", count=count) for count in (1, 2))
    assert [p.rate() for p in (two.read, two.copy, two.matmul)] == [
        2 * p.rate() for p in (one.read, one.copy, one.matmul)
    ]
    assert two.read.name == f"2 times {one.read.name}" or two.read.name.startswith("2 times torch ")
    gpus = Gpus(first, 2)
    assert (gpus.name, gpus.processors, gpus.free_memory()) == ("2 one stand-in", 9, first.free_memory())
    assert gpus.kernel_seconds(lambda: None) == first.kernel_seconds(lambda: None) / 2


def test_a_sweep_is_of_masked_and_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    with rig(Target.xla(), monkeypatch) as (programs, _, found):
        line, rows = sweep_on_xla(programs, found, 1, (2,))
    assert (line.backend, line.dtype, line.machine) == ("xla:cpu", DType.F32, "one one stand-in")
    assert {row.contender for row in rows if row.kind == "ours"} == {"masked", "ladder"}
    times = {row.contender: row.median for row in rows if row.kind == "ours"}
    assert line.thresholds.variant(2) == min(times, key=lambda name: times[name])


def test_the_ladder_is_a_peer_of_itself_over_several_devices_alone() -> None:
    for one in (Target.xla("cuda"), Target.xla("cuda", Mesh(1))):
        assert "xla_ladder" not in default_xla_gpu_peers(one)
        assert {"grouped_mm", "xla_ragged_dot", "torch_grouped_mm"} <= set(default_xla_gpu_peers(one))
    assert set(default_xla_gpu_peers(Target.xla("cuda", Mesh(2)))) == {*default_xla_gpu_peers(one), "xla_ladder"}
    result = CliRunner().invoke(app, ["bench", str(TINY), "--target", "xla:cuda", "--peers", "xla_ladder"])
    assert '"xla_ladder"; expected some of eager' in str(result.exception)


def test_the_ladder_on_one_device_is_timed_beside_that_over_a_mesh(monkeypatch: pytest.MonkeyPatch) -> None:
    with rig(Target.xla(mesh=Mesh(1)), monkeypatch) as (programs, chosen, found):
        plan = Plan((2,), 1, 1, (Strategy.LADDER,), ("xla_ladder",))
        monkeypatch.setattr(on_gpu, "XlaOnGpu", partial(XlaOnGpu, platform="cpu"))
        rows = run_on_gpu(programs.workload, plan, found, entrants_on_xla(programs, plan, found.device, chosen))
    times = {row.contender: row for row in rows if row.kind != "part"}
    assert set(times) == {"ladder", "XLA ladder"}
    assert times["ladder"].ahead == times["XLA ladder"].median / times["ladder"].median
    assert times["XLA ladder"].difference < 1e-5


@pytest.mark.skipif(torch.cuda.is_available(), reason="this machine has a GPU")
@pytest.mark.parametrize("verb", ["bench", "sweep"])
def test_without_a_gpu_the_command_says_what_can_be_done(verb: str) -> None:
    result = CliRunner().invoke(app, [verb, str(TINY), "--target", "xla:cuda"])
    assert isinstance(result.exception, TargetError)
    assert str(result.exception) == (
        "--target xla:cuda measures a GPU, and torch sees none here; --target xla measures the CPU"
    )


def test_a_strategy_is_compiled_for_every_count_before_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    with rig(Target.xla(), monkeypatch) as (programs, _, _):
        made = OnXlaGpus(programs, Strategy.LADDER, (1, 2), DType.F32)
        assert list(made._sessions) == [1, 2]
        assert len(programs._sessions) == 2
        assert made.remark() == ""
