"""What a supervisor makes of times, by a clock that the tests turn: nothing here waits, and no process is started."""

from __future__ import annotations

import itertools
import socket
import threading
from types import SimpleNamespace
from typing import Any

import pytest

from moehlo.processes import Bounds, State, supervisor
from moehlo.processes import member as member_module
from moehlo.processes.lines import Lines
from moehlo.processes.member import Member
from moehlo.processes.roster import Roster
from moehlo.processes.supervisor import _Child, _Follower, _Leader, _Link

BOUNDS = Bounds(patience=60, stopped=2, silent=10)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """The time of supervisors and their processes, in seconds."""
    found = SimpleNamespace(now=0.0)
    for module in (supervisor, member_module):
        monkeypatch.setattr(module.time, "monotonic", lambda: found.now)
    return found


def test_who_says_that_it_gets_on_is_waited_for(clock: SimpleNamespace) -> None:
    roster: Any = Roster(2, 2, BOUNDS, 0.0)
    leader: Any = SimpleNamespace(_roster=roster, _notes={})
    for message in ({"progress": True}, {"state": int(State.READING)}):
        clock.now += 50.0
        _Leader._heard(leader, 0, message)
        roster.made_step(1, State.READY_TO_JOIN, clock.now)
        assert roster.verdict(clock.now + 59.0) is None
    verdict = roster.verdict(clock.now + 60.0)
    assert verdict.text == "process 0 of 2 has made no step while reading weights for 60 s (--patience)"


def test_a_follower_passes_on_that_its_process_gets_on() -> None:
    sent: list[Any] = []
    follower: Any = SimpleNamespace(_notes={}, _link=SimpleNamespace(tell=sent.append))
    _Follower._heard(follower, 1, {"progress": True})
    assert sent == [{"worker": {"progress": True}}]


def test_a_process_says_that_it_gets_on_now_and_then(clock: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[float] = []
    made = object.__new__(Member)
    made._lock, made._last = threading.Lock(), 0.0
    monkeypatch.setattr(made, "_say", lambda _: said.append(clock.now), raising=False)
    for step in range(1, 101):
        clock.now = step / 32
        made.getting_on()
    gaps = [after - before for before, after in itertools.pairwise(said)]
    assert gaps
    assert 0.2 < min(gaps) <= max(gaps) < 0.25


@pytest.mark.parametrize("silent", [10.0, 1.0])
def test_a_host_shows_that_it_is_there_several_times_before_it_is_given_up(silent: float) -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        link = _Link(ours, SimpleNamespace(add=lambda *_: None), lambda *_: None, silent)  # type: ignore[arg-type]
        theirs.setblocking(False)
        heard, lines = [0.0], Lines()
        for turn in range(1, 201):
            now = turn * silent / 200
            link.keep(now)
            try:
                heard += [now for message in lines.feed(theirs.recv(4096)) if message == {"alive": True}]
            except BlockingIOError:
                continue
        gaps = [after - before for before, after in zip(heard, [*heard[1:], silent], strict=True)]
        assert max(gaps) <= 0.3 * silent
        assert len(gaps) <= 12


def test_short_stops_do_not_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    states = iter("TTStTT")
    stat = SimpleNamespace(read_text=lambda **_: f"7 (a) T (b) {next(states)} 1 7")
    monkeypatch.setattr(supervisor, "Path", lambda _: stat)
    child: Any = SimpleNamespace(_process=SimpleNamespace(pid=7), _stopped_since=None)
    assert [_Child.stopped(child, now) for now in (1.0, 2.5, 3.0, 4.0, 5.5, 6.0)] == [0.0, 1.5, 0.0, 0.0, 1.5, 2.0]
