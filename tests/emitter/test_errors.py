"""Values and names from outside, as a message shows them."""

from __future__ import annotations

import json
import time

from hypothesis import given, settings
from hypothesis import strategies as st

from emitter.errors import ConfigError, MoehloError, first_line, printable, shown

FEW = settings(max_examples=25)


@FEW
@given(st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), st.lists, max_leaves=20))
def test_a_value_is_shown_in_printable_ascii_within_the_length(value):
    text = shown(value)
    assert len(text) <= 60
    assert text.isascii()
    assert text.isprintable()


def test_small_values_are_shown_as_json():
    for value in (7, True, None, "a", [1, 2], {"a": [1, {"b": 2.5}]}):
        assert shown(value) == json.dumps(value)
    assert shown("x" * 99) == '"' + "x" * 56 + "..."


def test_showing_costs_no_more_than_what_is_shown():
    deep = None
    for _ in range(10_000):
        deep = [deep]
    wide = [["x" * 10**6] * 10**5] * 10**3
    started = time.process_time()
    for value in (deep, wide, dict.fromkeys(map(str, range(10**5))), "x" * 10**7, -(10**50_000)):
        assert len(shown(value)) <= 60
    assert time.process_time() - started < 2


@FEW
@given(st.text(st.characters(codec="utf-8")))
def test_ordinary_text_stays(text):
    if text.isprintable():
        assert printable(text) == text
    assert printable(printable(text)) == printable(text)


def test_what_steers_a_terminal_is_written_out():
    assert printable("a\x1b[31mb\x07\r\x9b1m") == "a\\x1b[31mb\\x07\\r\\x9b1m"
    assert printable("\u202eabc\u200b\udcff") == "\\u202eabc\\u200b\\udcff"
    assert printable("\x1b]0;title\x07") == "\\x1b]0;title\\x07"  # in ASCII throughout
    assert printable("a\tb\nc") == "a\tb\nc"


@FEW
@given(st.text(max_size=50))
def test_the_text_of_an_error_is_printable_whatever_it_quotes(name):
    text = str(ConfigError(f"{name}: is no model"))
    assert all(c.isprintable() or c in "\n\t" for c in text)
    assert text == str(MoehloError(text))
    text.encode("utf-8")


def test_the_text_of_an_error_is_not_longer_than_anybody_reads():
    assert str(ConfigError("x" * 3000)) == "x" * 3000
    assert str(ConfigError("x" * 4000)) == "x" * 3000 + "... (1000 more characters)"


def test_the_first_line_of_an_error_that_says_nothing_is_its_type() -> None:
    said = [first_line(error, 5) for error in (ValueError("\nrefused\nbecause"), ValueError(" "), OSError())]
    assert said == ["refus", "Value", "OSErr"]
