"""JSON that anybody may have written: what is read, what is refused, and what it may cost."""

from __future__ import annotations

import json
import math
import time
import tracemalloc

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emitter.errors import CheckpointError, ConfigError
from emitter.io.strict_json import MAX_DEPTH, _depth, parse_object, read_object

TEXT = st.text(max_size=8)
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**60), 10**60)
    | st.floats(allow_nan=False, allow_infinity=False)
    | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=8,
)
FEW = settings(max_examples=50)


def parse(raw, **options):
    return parse_object(raw, "the source", "a config.json", **{"values": 2**20, **options})


def refused(raw, **options):
    with pytest.raises(CheckpointError) as caught:
        parse(raw, error=CheckpointError, **options)
    message = str(caught.value)
    assert message.startswith("the source: ")
    assert len(message) < 300
    return message


@FEW
@given(st.dictionaries(TEXT, VALUES, max_size=3), st.booleans())
def test_what_the_library_writes_is_read(value, ascii_only):
    text = json.dumps(value, ensure_ascii=ascii_only)
    try:
        raw = text.encode()
    except UnicodeEncodeError:  # half of a surrogate pair, which only the ASCII form can spell
        return
    assert parse(raw) == value


@FEW
@given(VALUES)
def test_depth_is_that_of_the_value(value):
    def depth(v):
        inner = v.values() if isinstance(v, dict) else v if isinstance(v, list) else None
        return 0 if inner is None else 1 + max(map(depth, inner), default=0)

    # below so many brackets nobody counts
    padded = [value, [[]] * MAX_DEPTH]
    assert _depth(json.dumps(padded).encode()) == max(1 + depth(value), 3)


@pytest.mark.parametrize(
    ("raw", "problem"),
    [
        (b"", "is empty"),
        (b" \n", "is empty"),
        (b'{"a', "is not JSON"),
        (b"[1]", "holds a JSON list; expected a config.json"),
        (b'"a"', "holds a JSON str"),
        (b'{"a": "\xff"}', "is not UTF-8 text (byte 7)"),
        (b'{"b": {"a": 1, "c": 2, "a": 1}}', 'the key "a" appears twice in one object'),
        (b'{"\\u001b[31m": 1, "\\u001b[31m": 1}', 'the key "\\u001b[31m" appears twice'),
        (b'{"%s": 1, "%s": 2}' % (b"k" * 9999, b"k" * 9999), "kkk... appears twice"),
        (b'{"\\ud800": 1}', "a string in it holds half of a surrogate pair"),
        (b'{"a": [{"b": "x\\uDfFfy"}]}', "a string in it holds half of a surrogate pair"),
        (b'{"a": NaN}', "NaN is not JSON"),
        (b'{"a": Infinity}', "Infinity is not JSON"),
        (b'{"a": %s}' % (b"9" * 101), "a number of 101 digits is absurdly large"),
        (b'{"a": -0}', "-0 is no whole number to other readers"),
        (b'{"a": -%s}' % (b"9" * 5000), "a number of 5001 digits is absurdly large"),
        (b'{"a": 0.%s}' % (b"9" * 5000), "a number of 5002 digits is absurdly long"),
        (b'{"a": %s1%s}' % (b"[" * 64, b"]" * 64), "is nested too deeply for a config.json (at most 64 levels)"),
    ],
)
def test_what_is_refused(raw, problem):
    assert problem in refused(raw)


def test_pairs_of_surrogates_are_characters_and_a_backslash_is_no_escape():
    assert parse(rb'{"\ud83d\ude00": "\\ud800"}') == {"\U0001f600": "\\ud800"}


def test_numbers_up_to_the_bounds_are_read():
    assert parse(b'{"a": %s}' % (b"9" * 100))["a"] == 10**100 - 1
    exact = f"{math.ulp(0.0):.1074f}".encode()
    assert parse(b'{"a": %s}' % exact)["a"] == math.ulp(0.0)
    assert parse(b'{"a": %s1%s}' % (b"[" * 63, b"]" * 63))


@pytest.mark.parametrize(
    "raw",
    [
        b'{"a": [' + b"[]," * (2**22) + b"[]]}",
        b"[" * 2**24,
        b'{"a":' * 2**22,
        b'{"a": [' + b"1," * 2**22 + b"1]}",
        b'{"a": "' + b'\\"' * 2**22 + b"[" * 100 + b"\\",
        b'"' * 2**22 + b"[" * 100,
        b'{"a": ' + b"9" * 2**23 + b"}",
        b'{"a": 1.' + b"9" * 2**23 + b"}",
    ],
    ids=["lists", "nesting", "objects", "numbers", "escapes", "quotes", "digits", "decimals"],
)
def test_hostile_texts_cost_no_more_than_their_bytes(raw):
    tracemalloc.start()
    started = time.process_time()
    try:
        refused(raw)
        assert time.process_time() - started < 5
        assert tracemalloc.get_traced_memory()[1] < 10 * len(raw)
    finally:
        tracemalloc.stop()


def test_as_many_values_as_are_allowed():
    raw = b'{"a": [1, 2, 3]}'  # the object, the list, and two more numbers than one
    assert parse(raw, values=4)
    assert "holds more than 3 values" in refused(raw, values=3)


def test_special_floats_are_read_as_transformers_reads_them(tmp_path):
    transformers = pytest.importorskip("transformers")
    config = {
        "limit": float("inf"), "least": float("-inf"), "none": float("nan"),
        "nested": {"list": [float("inf"), 1.5]}, "tag": {"__float__": "Infinity", "more": 1},
    }  # fmt: skip
    tagged = transformers.PreTrainedConfig._encode_special_floats(config)
    tagged |= {"unknown": {"__float__": "inf"}, "odd": {"__float__": 7}}
    path = tmp_path / "config.json"
    path.write_text(json.dumps(tagged))
    theirs = transformers.PreTrainedConfig._dict_from_json_file(path)
    ours = read_object(path, "a config.json", most=9999, values=99, special_floats=True)
    # NaN is not equal to itself, but its text is
    assert repr(ours) == repr(theirs)
    assert ours["limit"] == math.inf
    assert ours["odd"] == {"__float__": 7}
    assert read_object(path, "a config.json", most=9999, values=99)["limit"] == {"__float__": "Infinity"}


def test_a_bare_infinity_is_read_where_configs_have_it():
    assert parse(b'{"a": [-Infinity, 1e999]}', special_floats=True)["a"] == [-math.inf, math.inf]
    assert "NaN is not JSON" in refused(b'{"a": NaN}', special_floats=True)


def test_the_file_goes_through_the_one_door(tmp_path):
    with pytest.raises(CheckpointError, match="is a device; expected an index, or so"):
        read_object("/dev/zero", "an index", most=9, values=9, error=CheckpointError, hint=", or so")
    (tmp_path / "a").write_text('{"abc": 12}')
    with pytest.raises(ConfigError, match="11 bytes is too large for an index"):
        read_object(tmp_path / "a", "an index", most=10, values=9)
