"""Groups of processes that compute nothing: whoever goes, all are gone in bounded time, and the first is named."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from emitter.errors import MoehloError
from emitter.io.processes import _descendants
from moehlo.processes import Bounds, Group, GroupError, Outcome, State, follow, lead

SCRIPT = Path(__file__).with_name("one_of_several.py")
COMMAND = (sys.executable, str(SCRIPT))
ENVIRONMENT = {"PYTHONPATH": str(Path(__file__).parents[3])}
SECONDS = 60.0
"""Nothing here takes so long but by a fault: starts of Python on a busy machine."""
PATIENCE, STOPPED, SILENT = 8.0, 0.3, 5.0
"""A process that waits for a CPU is neither stuck nor silent."""

pytestmark = pytest.mark.timeout(240)


def group(
    count: int, faults: dict[int, tuple[State, str]] | None = None, *, patience: float = SECONDS, **agreed: str
) -> Group:
    def task(index: int) -> dict[str, Any]:
        state, how = (faults or {}).get(index, (State.ABSENT, ""))
        return {"index": index, "at": int(state), "how": how}

    return Group(count, COMMAND, task, agreed, ENVIRONMENT, Bounds(patience, STOPPED, SILENT))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(autouse=True)
def _nobody_is_left() -> Iterator[None]:
    before = set(_descendants(os.getpid()))
    yield
    assert set(_descendants(os.getpid())) <= before


def test_all_go_through_their_states_together() -> None:
    told: list[str] = []
    outcome = lead(group(3), 3, progress=told.append)
    assert told == ["compiling", "computing", "ending"]
    addresses = {notes["address"] for notes in outcome.notes.values()}
    assert [outcome.notes[i]["index"] for i in range(3)] == [0, 1, 2]
    assert len(addresses) == 1
    assert addresses.pop().startswith("127.0.0.1:")


@pytest.mark.parametrize(
    ("how", "state", "text"),
    [
        ("kill", State.CALLING, "process 1 of 2 was ended by SIGKILL while calling; all are ended"),
        ("kill", State.READING, "process 1 of 2 was ended by SIGKILL while reading weights; all are ended"),
        ("stop", State.JOINING, "process 1 of 2 was stopped for 0.3 s while joining the others and compiling; all are"),
        ("exit", State.CALLING, "process 1 of 2 exited with code 3 while calling; its last words: on its way out"),
        ("leave", State.READING, "process 1 of 2 exited with code 0 while reading weights"),
        ("raise", State.STARTING, "exited with code 1 while starting; its last words: ValueError: of its own"),
    ],
)
def test_who_goes_is_named_and_all_are_ended(how: str, state: State, text: str) -> None:
    begun = time.monotonic()
    with pytest.raises(GroupError, match=re.escape(text)) as raised:
        lead(group(2, {1: (state, how)}), 2)
    assert raised.value.exit_code == 1
    assert time.monotonic() - begun < SECONDS


def test_who_is_stuck_is_named_when_patience_ends() -> None:
    begun = time.monotonic()
    text = r"process 1 of 2 has made no step while joining .* for 8 s \(--patience\)"
    with pytest.raises(GroupError, match=text):
        lead(group(2, {1: (State.JOINING, "hang")}, patience=PATIENCE), 2)
    assert PATIENCE < time.monotonic() - begun < SECONDS


def test_who_misses_another_is_not_the_first_to_go() -> None:
    faults = {0: (State.CALLING, "miss"), 1: (State.CALLING, "hang"), 2: (State.READY_TO_CALL, "hang")}
    with pytest.raises(GroupError, match="process 2 of 3 is stuck while waiting to call: process 0 of 3 could not"):
        lead(group(3, faults), 3)
    with pytest.raises(GroupError, match="process 1 of 2 was ended by SIGKILL"):
        lead(group(2, {0: (State.CALLING, "abort"), 1: (State.CALLING, "kill")}), 2)


def test_a_task_that_is_refused_is_bad_use() -> None:
    with pytest.raises(MoehloError, match=r"^process 1: there is no such layer$") as raised:
        lead(group(2, {1: (State.STARTING, "refuse")}), 2)
    assert raised.value.exit_code == 2


def over_hosts(
    of: Callable[[int], Group], count: int, meanwhile: Callable[[tuple[str, int]], None] = lambda _: None
) -> list[Outcome | BaseException]:
    """What the supervisors of ``count`` hosts come to, each in a thread of its own."""
    address, found = ("127.0.0.1", free_port()), [Outcome({})] * count
    outcomes: list[Outcome | BaseException] = list(found)

    def supervise(index: int) -> None:
        try:
            outcomes[index] = lead(of(index), 1, address) if index == 0 else follow(of(index), index, address)
        except MoehloError as error:
            outcomes[index] = error

    threads = [threading.Thread(target=supervise, args=(i,)) for i in range(count)]
    for thread in threads:
        thread.start()
    meanwhile(address)
    for thread in threads:
        thread.join(SECONDS)
        assert not thread.is_alive()
    return outcomes


def test_processes_of_several_hosts_meet_whatever_strangers_say() -> None:
    def strangers(address: tuple[str, int]) -> None:
        for said in (b"GET / HTTP/1.1\r\n", b"[1]\n", b'{"worker": {"state": 7}}\n', b'{"process": 1}\n', b"{" * 9):
            end = time.monotonic() + SECONDS
            while time.monotonic() < end:
                try:
                    with socket.create_connection(address, 1) as connection:
                        connection.sendall(said)
                    break
                except OSError:
                    time.sleep(0.05)

    outcomes = over_hosts(lambda _: group(2), 2, strangers)
    assert [o.notes[i]["index"] for i, o in enumerate(outcomes) if isinstance(o, Outcome)] == [0, 1]
    assert outcomes[0].notes[0]["address"] == outcomes[0].notes[1]["address"]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("how", "text"),
    [
        ("kill", "process 1 of 2 was ended by SIGKILL while calling; all are ended"),
        ("stop", "process 1 of 2 was stopped for 0.3 s while calling; all are ended"),
        ("exit", "process 1 of 2 exited with code 3 while calling; its last words: on its way out; all are ended"),
    ],
)
def test_every_host_names_the_first_to_go(how: str, text: str) -> None:
    outcomes = over_hosts(lambda _: group(2, {1: (State.CALLING, how)}), 2)
    assert [str(o) for o in outcomes] == [text] * 2
    assert [getattr(o, "exit_code", None) for o in outcomes] == [1, 1]


def test_what_is_not_the_same_for_all_is_refused_by_name() -> None:
    meshes = {0: "expert=8", 1: "expert=4"}
    outcomes = over_hosts(lambda i: group(2, None, mesh=meshes[i]), 2)
    told = 'mesh is "expert=4", and "expert=8" in process 0; all take the same'
    assert [str(o) for o in outcomes] == [f"process 1: {told}", told]
    assert [getattr(o, "exit_code", None) for o in outcomes] == [2, 2]


def test_a_number_that_is_taken_or_too_high_is_refused_and_the_others_go_on() -> None:
    refused: list[str] = []

    def intrude(address: tuple[str, int]) -> None:
        for index in (0, 2):
            with pytest.raises(MoehloError) as raised:
                follow(group(2), index, address)
            refused.append(str(raised.value))

    outcomes = over_hosts(lambda _: group(2, {0: (State.READING, "late")}), 2, intrude)
    assert all(isinstance(o, Outcome) for o in outcomes)
    assert refused == [f"--process-id is {i}; expected 0 to 1, as --processes is" for i in (0, 2)]


def test_who_never_comes_is_named_by_leader_and_follower() -> None:
    with pytest.raises(GroupError, match=r"process 1 of 2 has not come for 1 s \(--patience\); all are ended"):
        lead(group(2, patience=1.0), 1, ("127.0.0.1", free_port()))
    with pytest.raises(GroupError, match=r"process 0 has not come: 127.0.0.1:\d+ was tried for 1 s"):
        follow(group(2, patience=1.0), 1, ("127.0.0.1", free_port()))


def supervisor_of(index: int, port: int) -> subprocess.Popen[str]:
    """A supervisor that is a process of its own, whose process waits for one that never comes."""
    call = f"lead(group(3), 1, {('127.0.0.1', port)})" if index == 0 else f"follow(group(3), 1, {('127.0.0.1', port)})"
    program = f"from test_supervisor import *\ntry: {call}\nexcept MoehloError as error: print(error)"
    folders = os.pathsep.join([str(SCRIPT.parent), ENVIRONMENT["PYTHONPATH"]])
    return subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": folders}
    )


def met(port: int) -> bool:
    """Whether a connection to the port is established (proc_net_tcp.txt: addresses and states are hexadecimal)."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return any(local.endswith(f":{port:04X}") and state == "01" for _, local, _, state, *_ in rows)


@pytest.mark.parametrize(
    ("first", "number", "text"),
    [
        (0, signal.SIGSTOP, f"is gone (nothing was heard of it for {SILENT:g} s)"),
        (1, signal.SIGKILL, "is gone (its connection"),
    ],
)
def test_a_host_that_goes_is_missed_by_the_other(first: int, number: signal.Signals, text: str) -> None:
    port = free_port()
    hosts = [supervisor_of(index, port) for index in (0, 1)]
    try:
        end = time.monotonic() + SECONDS
        while not (all(len(_descendants(host.pid)) == 1 for host in hosts) and met(port)) and time.monotonic() < end:
            time.sleep(0.05)
        time.sleep(0.5)  # for their first words
        hosts[first].send_signal(number)
        said, _ = hosts[1 - first].communicate(timeout=SECONDS)
        assert f"process {first} of 3 {text}" in said
    finally:
        for host in hosts:
            for pid in _descendants(host.pid):
                os.kill(pid, signal.SIGKILL)
            host.kill()
            host.communicate(timeout=5)


def test_the_leader_listens_on_the_address_it_is_given_alone() -> None:
    heard: list[str] = []

    def look(address: tuple[str, int]) -> None:
        end = time.monotonic() + SECONDS
        while not heard and time.monotonic() < end:
            lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
            heard.extend(a for _, a, _, state, *_ in lines if state == "0A" and a.endswith(f":{address[1]:04X}"))
            time.sleep(0.02)

    over_hosts(lambda _: group(2), 2, look)
    assert {address.partition(":")[0] for address in heard} == {"0100007F"}


def test_an_address_that_cannot_be_listened_on_is_bad_use() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(MoehloError, match=rf"--coordinator 127.0.0.1:{port}: process 0 cannot listen there: Addr"):
            lead(group(2), 1, ("127.0.0.1", port))
    with pytest.raises(MoehloError, match=r'"no.such.host.invalid" is no host that is known here'):
        lead(group(2), 1, ("no.such.host.invalid", 1))
