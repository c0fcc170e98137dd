"""Expert loads of several layers on one line."""

import numpy as np
import pytest

from moehlo.load import Load, expert_load, spread_of

EVEN, ONE = expert_load([[0, 1], [2, 3]], 4), expert_load([[5, 5], [5, 5]], 8)
MEAN, NONE = " times the mean", Load(np.zeros(4, np.int64), 0, 2, 0)


@pytest.mark.parametrize(
    ("loads", "said"),
    [
        ([EVEN], "4 of 4 experts of a layer, the fullest with 1.00 times the mean"),
        ([EVEN, EVEN], "4 of 4 experts of each of 2 layers, the fullest with 1.00 times the mean"),
        (
            [ONE, EVEN, NONE],
            "0 to 4 of 4 to 8 experts of each of 3 layers, the fullest with 1.00 to 8.00 times the mean",
        ),
        ([NONE], "0 of 4 experts of a layer"),
    ],
)
def test_loads_are_said_from_the_least_to_the_most_of_a_layer(loads, said) -> None:
    assert spread_of(loads) == said
