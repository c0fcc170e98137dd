"""Whole numbers from text, and ranges of them."""

from __future__ import annotations

import re

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emitter.errors import ConfigError, InputError
from emitter.io.numbers import ranges, whole_number

FEW = settings(max_examples=50)


@FEW
@given(st.integers(-(10**20), 10**20))
def test_every_number_in_the_range_is_read(number):
    assert whole_number(str(number), "n", least=-(10**20), most=10**20) == number


@FEW
@given(st.text())
def test_what_int_takes_beyond_plain_digits_is_refused(text):
    try:
        assert re.fullmatch(r" *-?[0-9]+ *", text)
        assert whole_number(text, "n", least=-9, most=9) == int(text)
    except (AssertionError, InputError):
        with pytest.raises(InputError):
            whole_number(text, "n", least=-9, most=9)


@pytest.mark.parametrize(
    "text", ["", " ", "-", "+1", "--1", "²", "１", "1_0", "0x1", "1.0", "1e3", "nan", "1\n", "9" * 5000]
)
def test_texts_that_are_no_number(text):
    with pytest.raises(InputError, match=r"^--tokens is .*; expected a whole number from 0 to 9$"):
        whole_number(text, "--tokens", least=0, most=9)


def test_numbers_of_a_caller_are_taken_as_they_are_and_nothing_else():
    assert whole_number(np.int64(7), "n", least=1, most=7) == 7
    assert type(whole_number(np.int64(7), "n", least=1, most=7)) is int
    for value in (8, True, 1.0, None, b"1", np.zeros(2), 10**5000):
        with pytest.raises(InputError, match=r"^n is .{1,60}; expected a whole number from 1 to 7$"):
            whole_number(value, "n", least=1, most=7)


def test_the_range_is_named_and_kept():
    assert whole_number("007", "n", least=1, most=7) == 7
    for text in ("0", "8", "-1"):
        with pytest.raises(ConfigError, match=f'^n is "{text}"; expected a whole number from 1 to 7, as x says$'):
            whole_number(text, "n", least=1, most=7, error=ConfigError, hint=", as x says")
    assert whole_number("-0", "n", least=-1, most=7) == 0


def test_ranges():
    assert ranges([]) == "none"
    assert ranges([8, 3, 5, 4, 4]) == "3 to 5, 8"
    assert ranges(range(100000)) == "0 to 99999"
