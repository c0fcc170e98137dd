"""How far each process is, when all may go on, and which was the first to go. Without clocks, processes or sockets."""

from __future__ import annotations

import signal
from dataclasses import dataclass
from enum import IntEnum

LOST = 75
"""The exit code of a process that another one's end has ended: the runtime could not exchange with it."""

REFUSED = 2
"""The exit code of a process that refuses its task, after it has said why."""

GRACE_SECONDS = 3.0
"""How long after a process that missed another one the cause may still come, or the next one that missed it."""

SETTLE_SECONDS = 15.0
"""How long that goes on where no process can be named: they begin to wait at different times on a busy machine."""


class State(IntEnum):
    """What a process is doing. It begins to join, to call and to end when all are ready to."""

    ABSENT = 0
    STARTING = 1
    READING = 2
    READY_TO_JOIN = 3
    JOINING = 4
    READY_TO_CALL = 5
    CALLING = 6
    DONE = 7
    ENDED = 8

    def __str__(self) -> str:
        return {
            State.READING: "reading weights",
            State.READY_TO_JOIN: "waiting to join the others",
            State.JOINING: "joining the others and compiling",
            State.READY_TO_CALL: "waiting to call",
            State.DONE: "waiting to end",
        }.get(self, self.name.lower())


WAITING = {State.READY_TO_JOIN: "join", State.READY_TO_CALL: "call", State.DONE: "end"}
"""The states in which a process waits, and what it is told when all are there."""


@dataclass(frozen=True)
class Bounds:
    """Seconds after which a process is given up.

    ``patience`` for one that has not come, or makes no step while others wait for it; ``stopped`` for one that the
    system has stopped; ``silent`` for one on another host that is not heard of.
    """

    patience: float = 300.0
    stopped: float = 2.0
    silent: float = 10.0


@dataclass(frozen=True)
class Verdict:
    """How it all ends: the exit code of the command, and why in words (empty where all is well)."""

    code: int
    text: str = ""


@dataclass
class _Member:
    state: State
    since: float
    """When it made its last step, or said that it is getting on."""


class Roster:
    """Processes 0 to ``count`` - 1; the first of them are here, the others come. Times are seconds of one clock."""

    def __init__(self, count: int, here: int, bounds: Bounds, now: float) -> None:
        self._bounds = bounds
        self._members = [_Member(State.STARTING if i < here else State.ABSENT, now) for i in range(count)]
        self._cause: Verdict | None = None
        self._symptom: Verdict | None = None
        self._missing_others: dict[int, float] = {}
        self._waited_for: set[int] = set()
        self._gave_up: set[int] = set()
        self._told: set[str] = set()

    def state(self, index: int) -> State:
        """What a process does."""
        return self._members[index].state

    def came(self, index: int, now: float) -> None:
        """A process of another host has come."""
        self._members[index] = _Member(State.STARTING, now)

    def made_step(self, index: int, state: State | None, now: float) -> None:
        """A process is at ``state``, or getting on in the one it is at."""
        member = self._members[index]
        member.since = now
        member.state = member.state if state is None else max(member.state, state)

    def refused(self, index: int, text: str) -> None:
        """A process refuses its task, for which it has said why."""
        self._blame(Verdict(REFUSED, f"process {index}: {text}"))

    def missed(self, index: int, text: str, now: float, waited_for: int | None = None) -> None:
        """A process could not exchange with another, which may or may not be known to have gone.

        ``waited_for`` is the other one, where the runtime says so.
        """
        self._gave_up.add(index)
        if waited_for is not None:
            self._waited_for.add(waited_for)
        self._symptom_of(index, text, now)

    def _symptom_of(self, index: int, text: str, now: float) -> None:
        self._missing_others.setdefault(index, now)
        if self._symptom is None:
            self._symptom = Verdict(1, f"{self._name(index)} could not exchange with the others: {text}")

    def fault(self, index: int, text: str, words: str = "") -> None:
        """A process went: ``text`` says how; ``words`` are its last."""
        self._blame(Verdict(1, f"{self._name(index)} {text} while {self.state(index)}{words}"))

    def ended(self, index: int, code: int, tail: str, now: float) -> None:
        """A process ended with ``code`` (below 0: by that signal); ``tail`` is the last that it wrote."""
        member, last = self._members[index], f"; its last words: {tail}" if tail else ""
        if code == 0 and member.state >= State.DONE and "end" in self._told:
            member.state = State.ENDED
        elif code == LOST:
            self.missed(index, "it ended" + last, now)
        elif code == -signal.SIGABRT:
            # what the runtime does to a process that misses another, and to one that all others have given up
            self._symptom_of(index, "it was aborted" + last, now)
        elif code < 0:
            self.fault(index, f"was ended by {_signal_name(-code)}")
        else:
            self.fault(index, f"exited with code {code}", last)

    def command(self, now: float) -> str | None:
        """What all are to be told now; each command once."""
        for state, command in WAITING.items():
            if command not in self._told and all(member.state >= state for member in self._members):
                self._told.add(command)
                for member in self._members:
                    member.since = now
                return command
        return None

    def verdict(self, now: float) -> Verdict | None:
        """How it ends, as soon as that is known."""
        if self._cause is not None:
            return self._cause
        if all(member.state is State.ENDED for member in self._members):
            return Verdict(0)
        behind = min(member.state for member in self._members)
        last = [i for i, member in enumerate(self._members) if member.state is behind]
        if self._symptom is not None and behind is not State.ENDED:
            return self._of_symptom(self._symptom, last, now)
        quiet = [index for index in last if now - self._members[index].since >= self._bounds.patience]
        return self._of_quiet(quiet, behind) if quiet and behind is not State.ENDED else None

    def _of_quiet(self, quiet: list[int], state: State) -> Verdict:
        """No step for too long. In a call the others may wait for one that hangs, and nothing tells it from them."""
        bound = f"for {self._bounds.patience:g} s (--patience)"
        if state is State.CALLING and len(quiet) > 1:
            *first, last = map(str, quiet)
            return Verdict(
                1,
                f"processes {', '.join(first)} and {last} of {len(self._members)} have made no step while {state} "
                f"{bound}: one of them hangs, the others wait for it",
            )
        how = "has not come" if state is State.ABSENT else f"has made no step while {state}"
        return Verdict(1, f"{self._name(quiet[0])} {how} {bound}")

    def _of_symptom(self, symptom: Verdict, last: list[int], now: float) -> Verdict | None:
        """Who waited gave up first: blamed is who is behind, or where all are as far, who has not given up."""
        times = self._missing_others.values()
        if now < max(times) + GRACE_SECONDS:
            return None
        waits = [i for i in range(len(self._members)) if i not in self._missing_others]
        known = sorted(self._waited_for - self._gave_up)
        stuck = known or (last if len(last) < len(self._members) else waits)
        if stuck and len(stuck) < max(2, len(times)):
            one = stuck[0]
            return Verdict(1, f"{self._name(one)} is stuck while {self.state(one)}: {symptom.text}")
        return symptom if now >= min(times) + SETTLE_SECONDS else None

    def _name(self, index: int) -> str:
        return f"process {index} of {len(self._members)}"

    def _blame(self, verdict: Verdict) -> None:
        if self._cause is None:
            self._cause = verdict


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
