"""Where the buffers of a call lie."""

from hypothesis import given
from hypothesis import strategies as st

from emitter.dtype import DType
from emitter.text.launches import ALIGNMENT, Await, Buffer, Conversion, Launch, LaunchList, Signal, UseStream


def launch(*buffers: str, early: bool = False) -> Launch:
    return Launch("k", "k.ptx", 32, 0, (1, 1, 1), buffers, (), early)


@st.composite
def calls(draw: st.DrawFn) -> LaunchList:
    """Each step reads some of what is there and writes something new; in half of the calls torch converts nothing."""
    written: dict[str, Buffer] = {}
    steps: list[Launch | Conversion] = []
    converts = draw(st.booleans())
    for number in range(draw(st.integers(1, 9))):
        names = [*written, "x", "weight"]
        size, dtype = draw(st.integers(0, 700)), draw(st.sampled_from([DType.F32, DType.BF16]))
        written[f"b{number}"] = Buffer((size, 2), dtype)
        if converts and draw(st.integers(0, 4)) == 0:
            steps.append(Conversion(draw(st.sampled_from(names)), f"b{number}"))
        else:
            early = bool(steps) and isinstance(steps[-1], Launch) and draw(st.booleans())
            steps.append(launch(*draw(st.lists(st.sampled_from(names), max_size=3)), f"b{number}", early=early))
    outputs = draw(st.lists(st.sampled_from([*written]), min_size=1, max_size=2, unique=True))
    return LaunchList(tuple(steps), written, tuple(outputs))


def made(step: Launch | Conversion) -> str:
    """What a step of ``calls`` writes."""
    return step.result if isinstance(step, Conversion) else step.buffers[-1]


def ended_before(call: LaunchList) -> tuple[dict[str, set[str]], set[str]]:
    """For each step, by what it writes, those that have ended when it begins to write, and when the call has."""
    ended: dict[bool, set[str]] = {False: set(), True: set()}
    last: dict[bool, str] = {}
    events: dict[int, set[str]] = {}
    before: dict[str, set[str]] = {}
    side = False
    for each in call.schedule():
        match each:
            case UseStream():
                side = each.side
            case Signal():
                events[each.number] = {*ended[side]}
            case Await():
                ended[side] |= events[each.number]
            case _:
                is_early = isinstance(each, Launch) and each.early
                before[made(each)] = ended[side] - ({last[side]} if is_early else set())
                ended[side] = ended[side] | {made(each)}
                last[side] = made(each)
    assert not side
    return before, ended[False]


@given(calls())
def test_every_step_is_enqueued_once_and_after_what_it_needs(call: LaunchList):
    before, at_the_end = ended_before(call)
    assert before.keys() == call.written.keys() == at_the_end
    steps = {made(step): step for step in call.steps}
    for name, step in steps.items():
        read = {step.source} if isinstance(step, Conversion) else {*step.buffers[:-1]}
        early = next(e for e in call.schedule() if isinstance(e, Launch | Conversion) and made(e) == name)
        # an early one waits by itself for the end of the one in front of it
        waits = {other for other in call.written if other not in before[name]} if getattr(early, "early", False) else {}
        assert {other for other in read if other in call.written} <= before[name] | {*waits}
    for each in call.schedule():
        if isinstance(each, Launch) and each.early:
            assert steps[made(each)].early


@given(calls())
def test_buffers_that_are_needed_at_the_same_time_share_no_byte(call: LaunchList):
    places, end = call.places()
    converted = {name for s in call.steps if isinstance(s, Conversion) for name in (s.source, s.result)}
    assert set(places) == call.written.keys() - {*call.outputs} - converted
    before, _ = ended_before(call)
    users = {n: {made(s) for s in call.steps if isinstance(s, Launch) and n in s.buffers} for n in places}
    for one, start in places.items():
        stop = start + call.written[one].nbytes
        assert start % ALIGNMENT == 0
        assert stop <= end
        for other, low in places.items():
            if one != other and start < low + call.written[other].nbytes and low < stop:
                assert users[one] <= before[other] or users[other] <= before[one]


def test_what_needs_nothing_of_the_first_step_goes_to_the_side_stream():
    steps = (
        launch("x", "logits"),
        launch("logits", "ids", early=True),
        launch("x", "narrow", early=True),
        launch("ids", "narrow", "up", early=True),
        launch("up", "routed", early=True),
        launch("narrow", "shared_up", early=True),
        launch("shared_up", "shared", early=True),
        launch("routed", "shared", "y", early=True),
    )
    names = ("logits", "ids", "narrow", "up", "routed", "shared_up", "shared", "y")
    call = LaunchList(steps, dict.fromkeys(names, Buffer((8,), DType.F32)), ("y",))
    on, off = UseStream(side=True), UseStream(side=False)
    late = [launch(*step.buffers) for step in steps]
    assert call.schedule() == (
        *(Signal(-1), steps[0], on, Await(-1), late[2], Signal(2), off),
        *(steps[1], on, steps[5], off),
        *(Await(2), late[3], on, steps[6], Signal(6), off),
        *(steps[4], Await(6), late[7]),
    )
    # one kernel alone takes less than to wait for it
    assert LaunchList(steps[:5], dict.fromkeys(names[:5], Buffer((8,), DType.F32)), ("routed",)).schedule() == steps[:5]


def test_what_is_no_longer_needed_makes_room():
    buffer = Buffer((1000,), DType.F32)
    chain = [launch("x", "a"), launch("a", "b"), launch("b", "c"), launch("c", "y")]
    _, end = LaunchList(tuple(chain), dict.fromkeys("abcy", buffer), ("y",)).places()
    assert end == 2 * 4096
    early = [*chain[:2], launch("b", "c", early=True), chain[3]]
    _, end = LaunchList(tuple(early), dict.fromkeys("abcy", buffer), ("y",)).places()
    assert end == 3 * 4096
