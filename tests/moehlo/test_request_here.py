"""A request takes what it leaves open from the environment, at the edge alone."""

import re

import pytest

from emitter.dispatch.thresholds import read_table
from emitter.errors import InputError
from emitter.plan import Request, Strategy
from emitter.target import Target
from moehlo.choices import request_here

BOTH = {"MOEHLO_GATHER_THRESHOLD": "6", "MOEHLO_SORT_THRESHOLD": "40"}


@pytest.mark.parametrize(
    ("asked", "environment", "gather", "sort"),
    [
        (Request(), {}, None, None),
        (Request(), {"MOEHLO_GATHER_THRESHOLD": "", "MOEHLO_SORT_THRESHOLD": "40"}, None, 40),
        (Request(target=Target.cuda("sm_90")), BOTH, 6, 40),
        (Request(gather_threshold=0, sort_threshold=7), BOTH, 0, 7),
        (Request(target=Target.xla("cpu")), BOTH, None, 40),  # XLA gathers nothing
    ],
)
def test_the_environment_says_what_an_argument_does_not(asked, environment, gather, sort) -> None:
    here = request_here(asked, environment)
    assert (here.gather_threshold, here.sort_threshold, here.table) == (gather, sort, read_table())


def test_what_chooses_nothing_asks_nobody() -> None:
    for strategy in (each for each in Strategy if each is not Strategy.AUTO):
        assert request_here(Request(strategy), {**BOTH, "MOEHLO_THRESHOLDS": "missing.csv"}) == Request(strategy)


def test_the_table_is_the_one_that_is_named(tmp_path) -> None:
    path = tmp_path / "mine.csv"
    path.write_text(
        "backend,dtype,experts,top_k,hidden,intermediate,thresholds,date,machine\ncpu:amx,f32,8,2,4,3,grouped,d,m\n"
    )
    assert request_here(Request(), {"MOEHLO_THRESHOLDS": str(path)}).table == read_table(path)
    with pytest.raises(InputError, match=re.escape(str(tmp_path / "no.csv"))):
        request_here(Request(), {"MOEHLO_THRESHOLDS": str(tmp_path / "no.csv")})


@pytest.mark.parametrize("name", BOTH)
@pytest.mark.parametrize("text", ["many", "²", "9" * 5000, "-1", "1.0", "1" + "0" * 16])
def test_a_variable_that_is_no_number_of_tokens_is_refused(name: str, text: str) -> None:
    with pytest.raises(InputError, match=rf"{name} is .*; expected a whole number from 0 to \d+ of tokens"):
        request_here(Request(), {name: text})
