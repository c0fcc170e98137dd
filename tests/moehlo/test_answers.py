"""Texts of several prompts on stdout: each whole and in order, whatever comes first, and whatever ends them."""

import pytest

from moehlo.cli.answers import Answer, Shown, show

ORDERS = {
    "the second is ahead": [(0, 5), (1, 7), (1, 8), (2, 4), (0, 6)],
    "one after the other": [(0, 5), (0, 6), (1, 7), (1, 8), (2, 4)],
    "backwards": [(2, 4), (1, 7), (1, 8), (0, 5), (0, 6)],
}


@pytest.mark.parametrize("order", ORDERS)
def test_each_text_is_shown_whole_in_the_order_of_prompts(capfd, order: str) -> None:
    answers = [Answer([1], 2), Answer([1], 2), Answer([1], 9)]
    ended: list[int] = []
    show(Shown(answers, [4]), iter(ORDERS[order]), ended.append)
    assert capfd.readouterr().out == "[0] 5,6\n[1] 7,8\n[2] 4\n"
    assert sorted(ended) == [0, 1, 2]
    assert [answer.ended_by for answer in answers] == ["length", "length", "eos"]


def test_the_first_text_is_shown_as_it_comes(capfd) -> None:
    shown = Shown([Answer([1], 3), Answer([1], 3)], [])
    for token, piece in ((5, "[0] 5"), (6, ",6"), (7, ",7\n")):
        shown.take(0, token)
        assert capfd.readouterr().out == piece


def test_what_was_said_is_kept_when_it_is_broken_off(capfd) -> None:
    def broken():
        yield from [(0, 5), (1, 7), (0, 6), (3, 2)]
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        show(Shown([Answer([1], 9) for _ in range(4)], []), broken())
    assert capfd.readouterr().out == "[0] 5,6\n[1] 7\n[3] 2\n"


def test_a_text_that_has_ended_takes_no_more(capfd) -> None:
    show(Shown([Answer([1], 2)], []), iter([(0, 5), (0, 6), (0, 7)]))
    assert capfd.readouterr().out == "5,6\n"
