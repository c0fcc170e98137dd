"""What depends on the places of a call's tokens alone."""

import numpy as np
import pytest

from emitter.graphs.decoder import PositionInput, PositionTables, position_rows
from emitter.spec.rope import DynamicScaling, RopeSpec


@pytest.mark.parametrize("scaling", [None, DynamicScaling(4.0, 64)])
def test_rows_for_places_are_kept_unless_the_length_counts(scaling) -> None:
    one, tables = PositionInput("rope_cos", 4, RopeSpec(1e4, 8, scaling=scaling), "cos"), PositionTables()
    for first, count in ((0, 3), (3, 80), (83, 5), (0, 7), (100, 40)):
        places = np.arange(first, first + count)
        wanted = position_rows(one, places, first + count)
        np.testing.assert_array_equal(tables.rows(one, places, first + count), wanted)
