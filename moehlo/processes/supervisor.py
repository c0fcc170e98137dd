"""Supervisors: the one of process 0 leads, those of processes on other hosts follow it.

    leader    starts the processes that are here, listens for followers, keeps the roster, tells all what to do
    follower  starts its process, passes on what it says and how it ended, and what the leader tells

Whoever sees the other no more ends its processes. Both are one loop over pipes, sockets and clocks. The leader listens
on the address it is given alone; there is no password, so use it on a private network only.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import socket
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from emitter.errors import MoehloError, printable, shown
from emitter.io.processes import killed_with_parent
from moehlo.processes.lines import Lines, Message, NoMessageError, encoded
from moehlo.processes.roster import Bounds, Roster, State, Verdict

_TURN_SECONDS = 0.05
_ALIVE_SECONDS = 1.0
_LAST_WORDS = 400
_TAIL_BYTES = 8192
_BACKLOG = 64

Task = Callable[[int], Message]
"""What process number i is started with; ``{"address": ...}`` follows when it is to join."""


class GroupError(MoehloError):
    """A group of processes that ended as one of them went."""

    exit_code = 1


@dataclass(frozen=True)
class Group:
    """``count`` processes; ``agreed`` are the facts that must be the same for all, by the options that say them."""

    count: int
    command: Sequence[str]
    task: Task
    agreed: Mapping[str, str]
    environment: Mapping[str, str] = field(default_factory=dict)
    bounds: Bounds = field(default_factory=Bounds)


@dataclass(frozen=True)
class Outcome:
    """What the processes noted, by their numbers: those of this host, for the leader of all."""

    notes: Mapping[int, Mapping[str, Any]]


def lead(
    group: Group, here: int, address: tuple[str, int] | None = None, progress: Callable[[str], None] = lambda _: None
) -> Outcome:
    """Run the first ``here`` processes of a group on this host, and lead those that come to ``address``.

    Raises:
        GroupError: If a process went, was stopped, got stuck or did not come; all are gone then.
        MoehloError: If ``address`` cannot be listened on, a process refuses its task, or one that comes was given
            something else to do.
    """
    with contextlib.ExitStack() as stack:
        return _Leader(group, here, address, progress, stack).run()


def follow(
    group: Group, index: int, address: tuple[str, int], progress: Callable[[str], None] = lambda _: None
) -> Outcome:
    """Run process ``index`` of a group that is led from ``address``. Raises as ``lead`` does."""
    with contextlib.ExitStack() as stack:
        return _Follower(group, index, address, progress, stack).run()


class _Child:
    """A process of this host."""

    def __init__(self, group: Group, index: int, watch: _Watch, said: Callable[[int, Message], None]) -> None:
        self.index, self._watch, self._said = index, watch, said
        self._lines, self._tail = Lines(), b""
        self._stopped_since: float | None = None
        environment = {**os.environ, **group.environment}
        command = [*killed_with_parent(), *group.command]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=environment, bufsize=0)
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._streams = {self._process.stdout: self._heard, self._process.stderr: self._wrote}
        for stream in self._streams:
            os.set_blocking(stream.fileno(), False)
            watch.add(stream, partial(self._read, stream))
        self.tell(group.task(index))

    def _read(self, stream: Any) -> bool:
        """Take what has come; whether there may be more."""
        try:
            data = stream.read(1 << 16)
        except OSError:
            data = b""
        if data is None:
            return False
        if not data:
            self._watch.remove(stream)
            return False
        self._streams[stream](data)
        return True

    def _heard(self, data: bytes) -> None:
        for message in self._lines.feed(data):
            self._said(self.index, message)

    def _wrote(self, data: bytes) -> None:
        self._tail = (self._tail + data)[-_TAIL_BYTES:]

    def tell(self, message: Message) -> None:
        """Send a message; one that has gone is seen by its end."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.write(encoded(message))

    def ended(self) -> int | None:
        """Its exit code, after all that it said was heard; None while it runs."""
        code = self._process.poll()
        if code is not None:
            for stream in self._streams:
                while not stream.closed and self._read(stream):
                    pass
        return code

    def last_words(self) -> str:
        """The last line that it wrote."""
        lines = [line.strip() for line in self._tail.decode("utf-8", "replace").splitlines()]
        # frames of a stack that the runtime wrote when it aborted are no words
        spoken = [line for line in lines if line and not line.startswith(("@ ", "*** "))]
        return printable(spoken[-1][:_LAST_WORDS]) if spoken else ""

    def stopped(self, now: float) -> float:
        """For how many seconds the system has it stopped."""
        try:
            stat = Path(f"/proc/{self._process.pid}/stat").read_text(errors="replace")
        except OSError:
            return 0.0
        if stat.rpartition(")")[2].split()[0] not in "Tt":
            self._stopped_since = None
            return 0.0
        self._stopped_since = self._stopped_since or now
        return now - self._stopped_since

    def kill(self) -> None:
        """End it, in whatever state it is, and wait for its end."""
        self._process.kill()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(5)
        for stream in (self._process.stdin, *self._streams):
            if stream is not None and not stream.closed:
                with contextlib.suppress(OSError):
                    stream.close()


class _Link:
    """A connection to the supervisor of another host, which gives this one up where it is ``silent`` for so long."""

    def __init__(
        self, connection: socket.socket, watch: _Watch, said: Callable[[_Link, Message], None], silent: float
    ) -> None:
        connection.setblocking(False)
        self._connection, self._watch, self._said, self._lines = connection, watch, said, Lines()
        self._unsent = b""
        self._every = min(_ALIVE_SECONDS, silent / 4)
        self.heard, self._spoke, self.broken = time.monotonic(), 0.0, ""
        self.index: int | None = None
        watch.add(connection, self._read)

    def _read(self) -> None:
        try:
            data = self._connection.recv(1 << 16)
        except BlockingIOError:
            return
        except OSError as error:
            self.close(f"its connection broke: {error.strerror}")
            return
        if not data:
            self.close("its connection was closed")
            return
        self.heard = time.monotonic()
        try:
            for message in self._lines.feed(data):
                self._said(self, message)
        except NoMessageError as error:
            self.close(f"it sent {error}")

    def tell(self, message: Message) -> None:
        """Send a message, as much of it as goes at once."""
        self._unsent += encoded(message)
        self.flush()

    def flush(self) -> None:
        """Send what is left."""
        try:
            while self._unsent:
                self._unsent = self._unsent[self._connection.send(self._unsent) :]
        except BlockingIOError:
            pass
        except OSError:
            self._unsent = b""

    def keep(self, now: float) -> None:
        """Let the other know that this one is there."""
        self.flush()
        if now - self._spoke >= self._every and not self._unsent:
            self._spoke = now
            self.tell({"alive": True})

    def close(self, why: str) -> None:
        """No more of it."""
        if not self.broken:
            self.broken = why
            self._watch.remove(self._connection)
            with contextlib.suppress(OSError):
                self._connection.close()

    def finish(self, message: Message) -> None:
        """Send the last message, whatever it takes up to a second."""
        with contextlib.suppress(OSError):
            self._connection.settimeout(1.0)
            self._connection.sendall(self._unsent + encoded(message))


class _Watch:
    """What is called when something has come."""

    def __init__(self, stack: contextlib.ExitStack) -> None:
        self._selector = stack.enter_context(selectors.DefaultSelector())

    def add(self, stream: Any, ready: Callable[[], object]) -> None:
        """Call ``ready`` whenever ``stream`` can be read."""
        self._selector.register(stream, selectors.EVENT_READ, ready)

    def remove(self, stream: Any) -> None:
        """No more."""
        with contextlib.suppress(KeyError, ValueError):
            self._selector.unregister(stream)

    def turn(self) -> None:
        """Wait for what comes, for a moment."""
        for key, _ in self._selector.select(_TURN_SECONDS):
            key.data()


class _Leader:
    def __init__(
        self,
        group: Group,
        here: int,
        address: tuple[str, int] | None,
        progress: Callable[[str], None],
        stack: contextlib.ExitStack,
    ) -> None:
        self._group, self._stack, self._progress = group, stack, progress
        self._host = "127.0.0.1" if address is None else address[0]
        self._watch = _Watch(stack)
        self._roster = Roster(group.count, here, group.bounds, time.monotonic())
        self._notes: dict[int, dict[str, Any]] = {}
        self._links: list[_Link] = []
        if address is not None:
            listener = stack.enter_context(_listening(address))
            self._watch.add(listener, lambda: self._accept(listener))
        self._children: dict[int, _Child] = {}
        for index in range(here):
            child = self._children[index] = _Child(group, index, self._watch, self._heard)
            stack.callback(child.kill)

    def run(self) -> Outcome:
        while True:
            self._watch.turn()
            now = time.monotonic()
            self._look(now)
            if (command := self._roster.command(now)) is not None:
                self._tell_all(self._command(command))
            if (verdict := self._roster.verdict(now)) is not None:
                for link in self._links:
                    link.finish({"verdict": [verdict.code, verdict.text]})
                return _outcome(verdict, self._notes)

    def _command(self, command: str) -> Message:
        if command != "join":
            return {"do": command}
        return {"do": command, "address": f"{_bracketed(self._host)}:{_free_port(self._host)}"}

    def _tell_all(self, message: Message) -> None:
        self._progress({"join": "compiling", "call": "computing"}.get(message["do"], "ending"))
        for child in self._children.values():
            child.tell(message)
        for link in self._links:
            if link.index is not None:
                link.tell({"tell": message})

    def _look(self, now: float) -> None:
        """See who has gone without a word."""
        bounds = self._group.bounds
        for index, child in list(self._children.items()):
            code = child.ended()
            if code is not None:
                self._roster.ended(index, code, child.last_words(), now)
                del self._children[index]
            elif child.stopped(now) >= bounds.stopped:
                self._roster.fault(index, f"was stopped for {bounds.stopped:g} s")
        for link in list(self._links):
            link.keep(now)
            if not link.broken and now - link.heard >= bounds.silent:
                link.close(f"nothing was heard of it for {bounds.silent:g} s")
            if link.broken:
                self._links.remove(link)
                if link.index is not None and self._roster.state(link.index) is not State.ENDED:
                    self._roster.fault(link.index, f"is gone ({link.broken})")

    def _heard(self, index: int, message: Message) -> None:
        now = time.monotonic()
        match message:
            case {"state": int(state)} if state in _STATES:
                self._roster.made_step(index, State(state), now)
            case {"progress": _}:
                self._roster.made_step(index, None, now)
            case {"note": dict(facts)}:
                self._notes.setdefault(index, {}).update(facts)
            case {"refused": str(text)}:
                self._roster.refused(index, text)
            case {"missed": str(text), "waited_for": int() | None as other}:
                self._roster.missed(index, text, now, other)

    def _accept(self, listener: socket.socket) -> None:
        with contextlib.suppress(OSError):
            connection, _ = listener.accept()
            link = _Link(connection, self._watch, self._told_by, self._group.bounds.silent)
            self._stack.callback(link.close, "it is over")
            self._links.append(link)

    def _told_by(self, link: _Link, message: Message) -> None:
        """What another supervisor says; strangers are sent away."""
        now = time.monotonic()
        match message:
            case {"process": int(index), "agreed": dict(agreed)} if link.index is None:
                why = self._refusal(index, agreed)
                if why is not None:
                    link.finish({"verdict": [2, why]})
                    link.close("it did not fit")
                    return
                link.index = index
                self._roster.came(index, now)
            case {"worker": dict(said)} if link.index is not None:
                self._heard(link.index, said)
            case {"ended": int(code), "words": str(words)} if link.index is not None:
                self._roster.ended(link.index, code, words[:_LAST_WORDS], now)
            case {"stopped": True} if link.index is not None:
                self._roster.fault(link.index, f"was stopped for {self._group.bounds.stopped:g} s")
            case {"alive": True}:
                pass
            case _ if link.index is None:
                link.close("it is no process of this group")

    def _refusal(self, index: int, agreed: Mapping[str, Any]) -> str | None:
        """Why a process that has come is none of this group; where it was given something else to do, all end."""
        if not 0 < index < self._group.count:
            return f"--process-id is {index}; expected 0 to {self._group.count - 1}, as --processes is"
        if self._roster.state(index) is not State.ABSENT:
            return f"--process-id is {index}, and there is a process of that number already"
        for option, value in self._group.agreed.items():
            if agreed.get(option) != value:
                text = f"{option} is {shown(agreed.get(option))}, and {shown(value)} in process 0; all take the same"
                self._roster.refused(index, text)
                return text
        return None


_STATES = frozenset(range(State.STARTING, State.ENDED))


class _Follower:
    def __init__(
        self,
        group: Group,
        index: int,
        address: tuple[str, int],
        progress: Callable[[str], None],
        stack: contextlib.ExitStack,
    ) -> None:
        self._group, self._index, self._progress = group, index, progress
        self._watch, self._stack = _Watch(stack), stack
        self._verdict: Verdict | None = None
        self._notes: dict[int, dict[str, Any]] = {}
        progress(f"looking for process 0 at {_spelled(address)}")
        bounds = group.bounds
        self._link = _Link(_connected(address, bounds.patience), self._watch, self._led, bounds.silent)
        stack.callback(self._link.close, "it is over")
        self._link.tell({"process": index, "agreed": dict(group.agreed)})
        self._child: _Child | None = _Child(group, index, self._watch, self._heard)
        stack.callback(self._child.kill)

    def run(self) -> Outcome:
        stopped = False
        while self._verdict is None:
            self._watch.turn()
            now, bounds = time.monotonic(), self._group.bounds
            self._link.keep(now)
            if self._child is not None and (code := self._child.ended()) is not None:
                self._link.tell({"ended": code, "words": self._child.last_words()})
                self._child = None
            elif self._child is not None and not stopped and self._child.stopped(now) >= bounds.stopped:
                stopped = True
                self._link.tell({"stopped": True})
            if not self._link.broken and now - self._link.heard >= bounds.silent:
                self._link.close(f"nothing was heard of it for {bounds.silent:g} s")
            if self._link.broken and self._verdict is None:
                raise GroupError(f"process 0 of {self._group.count} is gone ({self._link.broken}); this one is ended")
        return _outcome(self._verdict, self._notes)

    def _led(self, _: _Link, message: Message) -> None:
        match message:
            case {"tell": dict(told)} if self._child is not None:
                self._child.tell(told)
            case {"verdict": [int(code), str(text)]}:
                self._verdict = Verdict(code, text)

    def _heard(self, index: int, message: Message) -> None:
        match message:
            case {"note": dict(facts)}:
                self._notes.setdefault(index, {}).update(facts)
        self._link.tell({"worker": message})


def _outcome(verdict: Verdict, notes: Mapping[int, Mapping[str, Any]]) -> Outcome:
    if verdict.code == 0:
        return Outcome(notes)
    text = printable(verdict.text)
    raise GroupError(f"{text}; all are ended") if verdict.code == 1 else MoehloError(text)


def _spelled(address: tuple[str, int]) -> str:
    return f"{_bracketed(address[0])}:{address[1]}"


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _resolved(address: tuple[str, int]) -> tuple[socket.AddressFamily, tuple[Any, ...]]:
    try:
        found = socket.getaddrinfo(*address, type=socket.SOCK_STREAM)
    except OSError as error:
        raise MoehloError(f"--coordinator: {shown(address[0])} is no host that is known here: {error}") from error
    return found[0][0], found[0][4]


@contextlib.contextmanager
def _listening(address: tuple[str, int]) -> Iterator[socket.socket]:
    family, place = _resolved(address)
    with socket.socket(family, socket.SOCK_STREAM) as listener:
        # a port that was in use a moment ago; one that is in use now is refused all the same
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(place)
            listener.listen(_BACKLOG)
        except OSError as error:
            raise MoehloError(
                f"--coordinator {_spelled(address)}: process 0 cannot listen there: {error.strerror}; give an address "
                "of its host and a free port"
            ) from error
        listener.setblocking(False)
        yield listener


def _free_port(host: str) -> int:
    family, place = _resolved((host, 0))
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.bind(place)
        return int(probe.getsockname()[1])


def _connected(address: tuple[str, int], patience: float) -> socket.socket:
    """A connection to the leader, for which this waits as it may come later."""
    end = time.monotonic() + patience
    family, place = _resolved(address)
    while True:
        connection = socket.socket(family, socket.SOCK_STREAM)
        connection.settimeout(min(5.0, max(0.1, end - time.monotonic())))
        try:
            connection.connect(place)
        except OSError as error:
            connection.close()
            if time.monotonic() >= end:
                raise GroupError(
                    f"process 0 has not come: {_spelled(address)} was tried for {patience:g} s (--patience), last: "
                    f"{error.strerror or error}"
                ) from error
            time.sleep(0.2)
        else:
            return connection
