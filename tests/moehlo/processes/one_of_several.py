"""A process of a group that computes nothing: it goes through all states, and at one of them does what its task says.

kill, stop    by a signal of its own             exit, abort   as if on its own
hang          no step more, but alive            raise         an exception of Python's
refuse, miss  what it says of its task, of others
"""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import NoReturn

from moehlo.processes.member import Member
from moehlo.processes.roster import LOST, REFUSED, State


def go(member: Member, how: str) -> None:
    match how:
        case "kill":
            os.kill(os.getpid(), signal.SIGKILL)
        case "stop":
            os.kill(os.getpid(), signal.SIGSTOP)
        case "exit":
            print("on its way out", file=sys.stderr)
            sys.exit(3)
        case "leave":
            sys.exit(0)
        case "abort":
            print("a peer is unhealthy", file=sys.stderr)
            os.abort()
        case "hang":
            time.sleep(600)
        case "raise":
            raise ValueError("of its own")
        case "refuse":
            member.refuse("there is no such layer")
            sys.exit(REFUSED)
        case "miss":
            member.missed("connection closed by peer")
            os._exit(LOST)


def main() -> NoReturn:
    member = Member()
    task = member.task

    def reached(state: State) -> None:
        if task.get("at") == int(state):
            go(member, task["how"])

    for state in State:
        if state in (State.READY_TO_JOIN, State.READY_TO_CALL, State.DONE):
            told = member.wait(state)
            if "address" in told:
                member.note(address=told["address"], index=task["index"])
        elif state not in (State.ABSENT, State.ENDED):
            member.at(state)
        reached(state)
    sys.exit(0)


if __name__ == "__main__":
    main()
