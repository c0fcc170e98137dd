"""Weights that are made while others are used: each once, few ahead, errors where they are asked for."""

from functools import partial
from threading import Event

import numpy as np
import pytest

from emitter.errors import CheckpointError
from weights.arriving import AHEAD, Arriving

NAMES = [f"w{i}" for i in range(4 * AHEAD)]


def test_each_weight_is_made_once_and_few_ahead_of_what_is_asked_for():
    made: list[str] = []

    def make(name):
        made.append(name)
        return np.full(3, int(name[1:]))

    weights = Arriving({name: partial(make, name) for name in NAMES})
    assert list(weights) == NAMES
    assert "w0" in weights
    assert "none" not in weights
    assert not made
    for number, name in enumerate(NAMES):
        assert weights[name].tolist() == [number] * 3
        assert len(made) <= number + 1 + AHEAD
    assert sorted(made) == sorted(NAMES)


def test_the_next_weight_is_made_while_one_is_used():
    begun = Event()
    weights = Arriving({"a": lambda: np.zeros(1), "b": lambda: (begun.set(), np.ones(1))[1]})
    weights["a"]
    assert begun.wait(60)
    assert weights["b"].tolist() == [1]


def test_what_making_a_weight_raises_is_raised_where_it_is_asked_for():
    def fail():
        raise CheckpointError("model.safetensors: was cut short")

    weights = Arriving({"a": lambda: np.zeros(1), "b": fail, "c": lambda: np.ones(1)})
    weights["a"]
    with pytest.raises(CheckpointError, match="was cut short"):
        weights["b"]
    assert weights["c"].tolist() == [1]
