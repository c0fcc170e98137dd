"""Where the buffers of a call lie."""

from hypothesis import given
from hypothesis import strategies as st

from emitter.dtype import DType
from emitter.launches import ALIGNMENT, Buffer, Conversion, Launch, LaunchList


def launch(*buffers: str, early: bool = False) -> Launch:
    return Launch("k", "k.ptx", 32, 0, (1, 1, 1), buffers, (), early)


@st.composite
def calls(draw: st.DrawFn) -> LaunchList:
    """Each step reads some of what is there and writes something new."""
    written: dict[str, Buffer] = {}
    steps: list[Launch | Conversion] = []
    for number in range(draw(st.integers(1, 9))):
        names = [*written, "x", "weight"]
        size, dtype = draw(st.integers(0, 700)), draw(st.sampled_from([DType.F32, DType.BF16]))
        written[f"b{number}"] = Buffer((size, 2), dtype)
        if draw(st.integers(0, 4)) == 0:
            steps.append(Conversion(draw(st.sampled_from(names)), f"b{number}"))
        else:
            early = bool(steps) and isinstance(steps[-1], Launch) and draw(st.booleans())
            steps.append(launch(*draw(st.lists(st.sampled_from(names), max_size=3)), f"b{number}", early=early))
    outputs = draw(st.lists(st.sampled_from([*written]), min_size=1, max_size=2, unique=True))
    return LaunchList(tuple(steps), written, tuple(outputs))


@given(calls())
def test_buffers_that_are_needed_at_the_same_time_share_no_byte(call: LaunchList):
    places, end = call.places()
    converted = {name for s in call.steps if isinstance(s, Conversion) for name in (s.source, s.result)}
    assert set(places) == call.written.keys() - {*call.outputs} - converted
    spans = {}
    for name in places:
        uses = [i for i, s in enumerate(call.steps) if isinstance(s, Launch) and name in s.buffers]
        # an early launch writes while the one in front of it still reads
        begin = min(uses) - call.steps[min(uses)].early
        spans[name] = (begin, max(uses), places[name], places[name] + call.written[name].nbytes)
        assert places[name] % ALIGNMENT == 0
        assert spans[name][3] <= end
    for one, (first, last, low, high) in spans.items():
        for other, (begin, until, start, stop) in spans.items():
            if one != other and first <= until and begin <= last:
                assert high <= start or stop <= low


def test_what_is_no_longer_needed_makes_room():
    buffer = Buffer((1000,), DType.F32)
    chain = [launch("x", "a"), launch("a", "b"), launch("b", "c"), launch("c", "y")]
    _, end = LaunchList(tuple(chain), dict.fromkeys("abcy", buffer), ("y",)).places()
    assert end == 2 * 4096
    early = [*chain[:2], launch("b", "c", early=True), chain[3]]
    _, end = LaunchList(tuple(early), dict.fromkeys("abcy", buffer), ("y",)).places()
    assert end == 3 * 4096
