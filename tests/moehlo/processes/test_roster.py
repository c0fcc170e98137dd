"""Who was the first to go, as told from states and times alone."""

from __future__ import annotations

import signal

import pytest

from moehlo.processes.roster import GRACE_SECONDS, LOST, SETTLE_SECONDS, Bounds, Roster, State, Verdict

BOUNDS = Bounds(patience=60)


def roster(count: int = 3, here: int = 3) -> Roster:
    return Roster(count, here, BOUNDS, 0.0)


def bring(group: Roster, states: list[State], now: float = 1.0) -> None:
    for index, state in enumerate(states):
        group.made_step(index, state, now)


def test_all_go_on_when_the_last_one_is_there_and_end_well() -> None:
    group = roster(2, 2)
    for state, command in ((State.READY_TO_JOIN, "join"), (State.READY_TO_CALL, "call"), (State.DONE, "end")):
        group.made_step(0, state, 1.0)
        assert group.command(1.0) is None
        group.made_step(1, state, 2.0)
        assert (group.command(2.0), group.command(2.0)) == (command, None)
    assert group.verdict(3.0) is None
    for index in (0, 1):
        group.ended(index, 0, "", 3.0)
    assert group.verdict(3.0) == Verdict(0)


@pytest.mark.parametrize(
    ("code", "text"),
    [
        (-signal.SIGKILL, "process 1 of 3 was ended by SIGKILL while calling"),
        (3, "process 1 of 3 exited with code 3 while calling; its last words: oh"),
        (0, "process 1 of 3 exited with code 0 while calling; its last words: oh"),
        (-99, "process 1 of 3 was ended by signal 99 while calling"),
    ],
)
def test_an_end_before_its_time_is_a_fault(code: int, text: str) -> None:
    group = roster()
    bring(group, [State.CALLING] * 3)
    group.ended(1, code, "oh", 2.0)
    assert group.verdict(2.0) == Verdict(1, text)


def test_the_first_fault_counts() -> None:
    group = roster()
    group.ended(2, -signal.SIGTERM, "", 1.0)
    group.ended(0, -signal.SIGKILL, "", 1.0)
    group.refused(1, "no")
    assert group.verdict(1.0) == Verdict(1, "process 2 of 3 was ended by SIGTERM while starting")


@pytest.mark.parametrize("symptom", ["missed", "lost", "aborted"])
def test_who_misses_another_is_not_blamed_while_the_cause_may_come(symptom: str) -> None:
    def suffer(group: Roster) -> None:
        if symptom == "missed":
            group.missed(0, "closed by peer", 5.0)
        group.ended(0, LOST if symptom != "aborted" else -signal.SIGABRT, "", 5.0)

    group = roster()
    bring(group, [State.CALLING] * 3)
    suffer(group)
    assert group.verdict(5.0 + GRACE_SECONDS / 2) is None
    group.ended(1, -signal.SIGKILL, "", 5.0 + GRACE_SECONDS / 2)
    assert group.verdict(5.0 + GRACE_SECONDS / 2) == Verdict(1, "process 1 of 3 was ended by SIGKILL while calling")

    group = roster()  # no cause comes: one of them is behind
    bring(group, [State.CALLING, State.CALLING, State.READY_TO_CALL])
    suffer(group)
    verdict = group.verdict(5.0 + GRACE_SECONDS)
    assert verdict is not None
    assert verdict.text.startswith("process 2 of 3 is stuck while waiting to call: process 0 of 3 could not exchange")

    group = roster()  # nor is one behind
    bring(group, [State.CALLING] * 3)
    suffer(group)
    assert group.verdict(5.0 + GRACE_SECONDS) is None
    verdict = group.verdict(5.0 + SETTLE_SECONDS)
    assert verdict is not None
    assert verdict.text.startswith("process 0 of 3 could not exchange with the others")

    group = roster()  # but one has not given up
    bring(group, [State.CALLING] * 3)
    suffer(group)
    group.missed(2, "closed by peer", 12.0)
    assert group.verdict(12.0 + GRACE_SECONDS / 2) is None
    verdict = group.verdict(12.0 + GRACE_SECONDS)
    assert verdict is not None
    assert verdict.text.startswith("process 1 of 3 is stuck while calling: process 0 of 3 could not exchange")


def test_who_makes_no_step_while_others_wait_is_stuck() -> None:
    group = roster()
    bring(group, [State.READY_TO_JOIN, State.READING, State.READY_TO_JOIN], 1.0)
    group.made_step(1, None, 50.0)  # it gets on
    assert group.verdict(109.0) is None
    assert group.verdict(110.0) == Verdict(
        1, "process 1 of 3 has made no step while reading weights for 60 s (--patience)"
    )


def test_who_hangs_in_a_call_is_not_told_from_those_that_wait_for_it() -> None:
    """As NCCL has it, which waits for ever: gloo gives up, and says for whom it waited."""
    group = roster()
    bring(group, [State.CALLING] * 3, 1.0)
    assert group.verdict(60.0) is None
    assert group.verdict(61.0) == Verdict(
        1,
        "processes 0, 1 and 2 of 3 have made no step while calling for 60 s (--patience): one of them hangs, the "
        "others wait for it",
    )


def test_having_waited_for_others_counts_against_nobody() -> None:
    group = roster()
    bring(group, [State.READY_TO_JOIN, State.READING, State.READY_TO_JOIN], 1.0)
    group.made_step(1, State.READING, 50.0)
    group.made_step(1, State.READY_TO_JOIN, 100.0)
    assert group.command(100.0) == "join"
    assert group.verdict(159.0) is None
    assert group.verdict(160.0) is not None


def test_who_does_not_come_is_named() -> None:
    group = roster(3, 1)
    group.came(2, 30.0)
    assert group.verdict(59.0) is None
    assert group.verdict(60.0) == Verdict(1, "process 1 of 3 has not come for 60 s (--patience)")


@pytest.mark.parametrize("aborted", [False, True])
def test_whom_the_runtime_says_it_waited_for_is_stuck_unless_it_gave_up_itself(aborted: bool) -> None:
    for waited_for, first in ((3, "process 3 of 5 is stuck while calling: process 0"), (0, "process 0 of 5 could not")):
        group = roster(5, 5)
        bring(group, [State.CALLING] * 5)
        group.missed(0, "timed out", 5.0, waited_for)
        if aborted:  # as the runtime does with all when process 0, its coordinator, is gone
            for index in (1, 2, 3, 4):
                group.ended(index, -signal.SIGABRT, "", 6.0)
        verdict = group.verdict(6.0 + SETTLE_SECONDS)
        assert verdict is not None
        assert verdict.text.startswith(first)
