import os
import re
import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pytest
from small_graphs import forked

from emitter.errors import TargetError
from emitter.iree import drivers
from emitter.iree.drivers import (
    BatchPolicy,
    DriverChoice,
    available_cores,
    choose_driver,
    open_device,
    require_device,
    require_runnable,
    resolve_driver,
)
from emitter.target import Target, parse_target
from emitter.target.host import cuda_capability


@pytest.fixture(autouse=True)
def _no_environment(monkeypatch):
    monkeypatch.delenv("MOEHLO_DRIVER", raising=False)
    monkeypatch.delenv("MOEHLO_THREADS", raising=False)


@pytest.mark.parametrize(
    ("weight_bytes", "flops", "cores", "driver", "reason"),
    [
        # At 10 GB/s and 30 GFLOP/s for a core; T threads save all but a T-th, and cost 120 us a call.
        (10**9, 0, 1, "local-sync", "there is one core"),
        (10**5, 0, 8, "local-sync", "a call takes about 0.01 ms on one core; 8 threads save 0.00875 ms"),
        (10**8, 0, 2, "local-task", "a call takes about 10 ms on one core; 2 threads save 5 ms"),
        (10**5, 10**9, 8, "local-task", "a call takes about 33.3 ms on one core; 8 threads save 29.2 ms"),
        (10**8, 10**8, 4, "local-task", "a call takes about 10 ms on one core; 4 threads save 7.5 ms"),
        (0, 0, 64, "local-sync", "a call takes about 0 ms on one core; 64 threads save 0 ms"),
    ],
)
def test_threads_only_where_they_save_more_than_they_cost(weight_bytes, flops, cores, driver, reason):
    choice = choose_driver(weight_bytes, cores, flops=flops)
    assert choice.driver == driver
    assert choice.threads == (cores if driver == "local-task" else 1)
    assert choice.reason == (reason if cores == 1 else f"{reason} of it and cost 0.12 ms")


def test_more_weights_never_turn_threads_off():
    drivers = [choose_driver(10**exponent, 4).driver for exponent in range(12)]
    assert drivers == sorted(drivers)  # local-sync sorts before local-task
    assert set(drivers) == {"local-sync", "local-task"}


def test_the_argument_beats_the_environment_beats_the_choice(monkeypatch):
    cpu = parse_target("cpu")
    monkeypatch.setenv("MOEHLO_DRIVER", "local-task")
    monkeypatch.setenv("MOEHLO_THREADS", "3")
    choice = resolve_driver(cpu, 0)
    assert (choice.driver, choice.threads) == ("local-task", 3)
    assert "MOEHLO_DRIVER" in choice.reason
    assert resolve_driver(cpu, 0, threads=2).threads == 2
    assert resolve_driver(cpu, 0, driver="local-sync").driver == "local-sync"
    monkeypatch.setenv("MOEHLO_DRIVER", "")
    assert resolve_driver(cpu, 0).driver == "local-sync"


@pytest.mark.parametrize("driver", ["cuda", "local", "vulkan", "", 0, np.ones(2)], ids=repr)
def test_a_driver_that_does_not_run_the_target_is_refused(monkeypatch, driver):
    with pytest.raises(TargetError, match=f"driver {re.escape(repr(driver))} .*accepted: local-sync, local-task"):
        resolve_driver(parse_target("cpu"), 0, driver=driver)
    if isinstance(driver, str) and driver:
        monkeypatch.setenv("MOEHLO_DRIVER", driver)
        with pytest.raises(TargetError, match="MOEHLO_DRIVER"):
            resolve_driver(parse_target("cpu"), 0)


def test_cuda_runs_on_cuda_only():
    target = parse_target("cuda:sm_80")
    assert resolve_driver(target, 0).driver == "cuda"
    with pytest.raises(TargetError, match="accepted: cuda"):
        resolve_driver(target, 0, driver="local-sync")


def test_a_thread_count_is_a_positive_integer(monkeypatch):
    for threads in (0, True, 1.5, "", 10**5000, int, np.ones(2)):
        with pytest.raises(TargetError, match=r"^threads is .*; expected a whole number from 1 to 4096$"):
            resolve_driver(parse_target("cpu"), 0, threads=threads)
    for threads in ("0", "-1", "two", "1.5", "\N{SUPERSCRIPT TWO}", "9" * 5000):
        monkeypatch.setenv("MOEHLO_THREADS", threads)
        with pytest.raises(TargetError, match=r"^MOEHLO_THREADS is .*; expected a whole number from 1 to 4096$"):
            resolve_driver(parse_target("cpu"), 0)


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="counts threads through /proc")
def test_each_thread_count_gets_its_own_device_and_so_many_workers():
    code = """
from pathlib import Path
from emitter.iree.drivers import DriverChoice, open_device
def workers():
    return sum(comm.read_text().startswith("iree-worker") for comm in Path("/proc/self/task").glob("*/comm"))
devices, before = [], 0
for threads in (2, 3, 1):
    choice = DriverChoice("local-task", threads, "test")
    devices.append(open_device(choice))
    assert open_device(choice) is devices[-1]
    assert workers() - before == threads, (workers(), before, threads)
    before = workers()
assert len(set(map(id, devices))) == 3
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


@pytest.mark.skipif(available_cores() < 2, reason="there is one core")
def test_threads_that_start_beside_those_of_the_runtime_stay_where_they_are(monkeypatch):
    """Another thread of the process may start some (torch's, say) while a device is opened."""
    cpus = os.sched_getaffinity(0)
    started, end, places = threading.Event(), threading.Event(), []

    def other():
        os.sched_setaffinity(0, {min(cpus)})
        started.set()
        end.wait(60)
        places.append(os.sched_getaffinity(0))

    thread, before, genuine = threading.Thread(target=other), drivers._threads(), drivers._threads
    thread.start()
    try:
        assert started.wait(60)
        seen = iter([before])  # by the first look, before the device is opened; later ones see all
        monkeypatch.setattr(drivers, "_threads", lambda: next(seen, None) or genuine())
        open_device(DriverChoice("local-task", 7, "test"))  # a count that no other test has
        workers = [new for new in genuine() - before if comm(new).startswith("iree-worker-")]
        assert len(workers) == 7
        assert all(os.sched_getaffinity(worker) == cpus for worker in workers)
    finally:
        end.set()
        thread.join(60)
    assert places == [{min(cpus)}]


def comm(thread):
    return Path(f"/proc/self/task/{thread}/comm").read_text()


def test_cores_are_those_this_process_may_use():
    assert 1 <= available_cores() <= (os.cpu_count() or 1)


def test_a_module_for_another_cpu_is_refused_by_what_is_missing():
    cpu = parse_target("cpu")
    require_runnable(cpu)
    other = Target("cpu", device="Some CPU", features=cpu.features | {"avx99", "amx-next"})
    with pytest.raises(TargetError, match=r"Some CPU.*amx-next, avx99\. Compile it on this machine"):
        require_runnable(other)


def test_a_module_for_a_newer_gpu_is_refused(monkeypatch):
    monkeypatch.setattr("emitter.iree.drivers.cuda_capability", lambda: (8, 0))
    require_runnable(parse_target("cuda:sm_80"))
    with pytest.raises(TargetError, match="compiled for sm_90, and this GPU is sm_80"):
        require_runnable(parse_target("cuda:sm_90"))


@pytest.mark.skipif(cuda_capability() is not None, reason="this machine has a GPU")
def test_a_machine_without_a_gpu_says_so():
    with pytest.raises(TargetError, match=r"no CUDA device(.|\n)*--target cpu") as caught:
        require_device(parse_target("cuda"))
    assert len(str(caught.value).splitlines()) == 2
    require_device(parse_target("cpu"))


def test_a_gpu_without_memory_left_is_told_from_none(monkeypatch):
    said = "cuda_device.c:576: RESOURCE_EXHAUSTED; CUDA error 'CUDA_ERROR_OUT_OF_MEMORY' (2): out of memory"

    def refuse(driver: str):
        raise RuntimeError(f"Error creating default device: {said}")

    monkeypatch.setattr("emitter.iree.drivers.create_hal_driver", refuse)
    # of a number of threads for which no device is kept
    with pytest.raises(
        TargetError, match=r"CUDA device has no memory left.*nvidia-smi.*OUT_OF_MEMORY.*\n.*--target cpu"
    ) as caught:
        open_device(DriverChoice("cuda", 977, ""))
    assert "driver installed" not in str(caught.value)


@pytest.mark.skipif(not hasattr(os, "SCHED_BATCH"), reason="only Linux has classes of threads")
def test_a_caller_preempts_no_worker_and_is_itself_again_afterwards(monkeypatch):
    seen = []

    def fail():
        with BatchPolicy(DriverChoice("local-task", 2, "")):
            seen.append(os.sched_getscheduler(0))
            raise KeyError

    with pytest.raises(KeyError):
        fail()
    assert [*seen, os.sched_getscheduler(0)] == [os.SCHED_BATCH, os.SCHED_OTHER]
    with BatchPolicy(DriverChoice("local-sync", 1, "")):
        assert os.sched_getscheduler(0) == os.SCHED_OTHER

    def forbidden(*_):
        raise PermissionError

    monkeypatch.setattr(os, "sched_setscheduler", forbidden)
    with BatchPolicy(DriverChoice("local-task", 2, "")):
        assert os.sched_getscheduler(0) == os.SCHED_OTHER


@pytest.mark.skipif(not hasattr(os, "SCHED_BATCH"), reason="only Linux has classes of threads")
def test_a_caller_with_a_scheduling_class_of_its_own_keeps_it():
    seen = []

    def call():  # in a thread, which takes its class with it when it ends
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
        with BatchPolicy(DriverChoice("local-task", 2, "")):
            seen.append(os.sched_getscheduler(0))
        seen.append(os.sched_getscheduler(0))

    thread = threading.Thread(target=call)
    thread.start()
    thread.join(60)
    assert seen == [os.SCHED_IDLE] * 2


@pytest.mark.skipif(not hasattr(os, "fork"), reason="only POSIX systems fork")
@pytest.mark.filterwarnings("ignore:.*fork")
def test_a_child_that_was_forked_while_a_device_is_opened_opens_its_own():
    opening, go_on = threading.Event(), threading.Event()

    def make():
        opening.set()
        go_on.wait(60)

    thread = threading.Thread(target=drivers.open_once, args=("test", object(), make))
    thread.start()
    assert opening.wait(60)
    threading.Timer(0.5, go_on.set).start()
    assert forked(lambda: open_device(DriverChoice("local-sync", 1, "test"))) == 0
    thread.join(60)
    assert not thread.is_alive()


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="only Linux keeps processes to some CPUs")
@pytest.mark.skipif(available_cores() < 2, reason="there is one CPU")
def test_workers_keep_to_the_cpus_of_the_process():
    code = """
import os
import re
os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
from emitter.iree.drivers import DriverChoice, open_device
before = set(os.listdir("/proc/self/task"))
device = open_device(DriverChoice("local-task", 2, ""))
workers = set(os.listdir("/proc/self/task")) - before
assert len(workers) >= 2, workers
assert {frozenset(os.sched_getaffinity(int(w))) for w in workers} == {frozenset(os.sched_getaffinity(0))}
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="only Linux keeps threads to some CPUs")
def test_each_worker_has_a_cpu_of_its_own_where_there_are_as_many():
    code = """
import os
import re
from pathlib import Path
from emitter.iree.drivers import DriverChoice, open_device
cpus = os.sched_getaffinity(0)
def places(threads):
    before = set(Path("/proc/self/task").iterdir())
    devices.append(open_device(DriverChoice("local-task", threads, "")))
    named = [(thread, (thread / "comm").read_text()) for thread in set(Path("/proc/self/task").iterdir()) - before]
    return [os.sched_getaffinity(int(thread.name)) for thread, name in named if name.startswith("iree-worker")]
devices = []
assert sorted(map(list, places(len(cpus)))) == [[cpu] for cpu in sorted(cpus)]
assert places(len(cpus) + 1) == [cpus] * (len(cpus) + 1)
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


CPUS = {0: "0,4", 1: "1,5", 4: "0,4", 5: "1,5"}
"""Two cores of two threads each."""
QUOTAS = {
    "none": ({}, "0::/\n", {0, 1, 4, 5}, 2),
    "fewer allowed": ({}, "", {0, 4, 1}, 2),
    "threads of one core": ({}, "", {1, 5}, 1),
    "a topology that is not told": ({}, "", {0, 2, 3, 6}, 4),
    "no limit": ({"a/cpu.max": "max 100000"}, "0::/a\n", {0, 1}, 2),
    "one and a half": ({"a/cpu.max": "150000 100000"}, "0::/a\n", {0, 1}, 1),
    "of a parent": ({"cpu.max": "100000 100000", "a/b/cpu.max": "max 100000"}, "0::/a/b\n", {0, 1}, 1),
    "less than one": ({"a/cpu.max": "5000 100000"}, "0::/a\n", {0, 1}, 1),
    "of more": ({"a/cpu.max": "900000 100000"}, "0::/a\n", {0, 1}, 2),
    "the older version": (
        {"cpu/c/cpu.cfs_quota_us": "100000", "cpu/c/cpu.cfs_period_us": "100000"},
        "4:cpu,cpuacct:/c\n0::/\n",
        {0, 1},
        1,
    ),
    "the older version without": (
        {"cpu/cpu.cfs_quota_us": "-1", "cpu/cpu.cfs_period_us": "100000"},
        "4:cpu:/c\n",
        {0, 1},
        2,
    ),
    "damaged": ({"a/cpu.max": "lots 0"}, "0::/a\nnonsense\n", {0, 1}, 2),
}


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="the system does not tell")
@pytest.mark.parametrize("case", QUOTAS)
def test_threads_are_cores_that_there_is_time_for(case, tmp_path, monkeypatch):
    files, groups, allowed, expected = QUOTAS[case]
    written = {f"sys/fs/cgroup/{name}": text for name, text in files.items()} | {"proc/self/cgroup": groups}
    for cpu, siblings in CPUS.items():
        written[f"sys/devices/system/cpu/cpu{cpu}/topology/thread_siblings_list"] = siblings + "\n"
    for name, text in written.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: allowed)
    assert available_cores(tmp_path / "proc", tmp_path / "sys") == expected
