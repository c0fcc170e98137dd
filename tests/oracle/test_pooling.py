"""What a report makes of many draws: errors pooled, the worst draw shown, selection keys of both signs."""

import math

import numpy as np
import pytest

from emitter.golden import goldens_root
from emitter.reading.config import open_model
from emitter.signature import DType
from oracle.collected import pooled, stage_row
from oracle.compare import stage_error
from oracle.draws import draw_weights


def test_errors_are_pooled_over_the_draws() -> None:
    # sqrt(3^2 + 4^2) over sqrt(12^2 + 5^2)
    assert pooled([(3.0, 12.0), None, (4.0, 5.0)]) == pytest.approx(5 / 13)
    assert pooled([None]) is None
    assert pooled([(0.0, 0.0)]) == 0.0
    assert pooled([(1.0, 0.0)]) == math.inf


def test_the_worst_draw_of_a_stage_is_the_one_that_is_reported() -> None:
    truth = np.array([[1.0, 2.0], [4.0, 8.0]])
    tolerance = np.full((2, 2), 0.5)
    found = {}
    for draw, error in (("draw 0", 0.25), ("draw 1", 1.0), ("draw 2", 0.125)):
        values = truth.copy()
        values[1, 0] += error
        found[draw] = stage_error("output", values, truth, tolerance)
    row = stage_row("output", list(found.items()))
    assert (row.used, row.where, row.passed) == (2.0, "draw 1 [1,0]", False)
    assert (row.max_abs, row.tolerance, row.compared) == (1.0, 0.5, 12)
    norm = math.sqrt(3 * (1 + 4 + 16 + 64))
    assert row.rel_l2 == pytest.approx(math.sqrt(0.25**2 + 1.0 + 0.125**2) / norm)
    assert stage_row("output", [("draw 0", found["draw 0"]), ("draw 2", found["draw 2"])]).passed


def test_odd_seeds_make_selection_keys_negative() -> None:
    """Biases of standard deviation 0.1, within sqrt(3) of it, and scores below 1."""
    spec = open_model(goldens_root() / "configs" / "tiny" / "deepseek-v3.json").layer().spec
    for seed, middle in ((0, 0.0), (1, -2.0), (2, 0.0), (3, -2.0)):
        biases = draw_weights(spec, DType.F32, seed)["correction_bias"]
        assert np.all(np.abs(biases - middle) < 0.2), seed
