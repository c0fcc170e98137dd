"""Caches in pages, stored and read as plain StableHLO: each row at its place of its page."""

from __future__ import annotations

import numpy as np
import pytest

from emitter.graphs.lowered import graph_of
from emitter.shapes import PAGE
from emitter.signature import MAIN, Argument, DType, Role
from emitter.stages.cache import Batch, Paged
from emitter.text.builder import FunctionBuilder
from oracle.executors import ReferenceExecutor

POSITIONS = np.array([0, PAGE - 1, PAGE, 2 * PAGE + 5], np.int32)


@pytest.mark.parametrize("row", [(3,), (2, 4)], ids=["latents", "heads"])
@pytest.mark.parametrize("batched", [False, True], ids=["one", "batch"])
def test_rows_are_where_their_page_is(row: tuple[int, ...], *, batched: bool) -> None:
    count, rng = len(POSITIONS), np.random.default_rng(1)
    tables = np.array([[5, 2, 4], [1, 3, 6], [7, 8, 9], [10, 11, 12]] if batched else [5, 2, 4], np.int32)
    values = {
        "x": rng.standard_normal((count, *row)).astype(np.float32),
        "pool": rng.standard_normal((13, *row[:-1], PAGE, row[-1])).astype(np.float32),
        "at": POSITIONS,
        "keys": np.arange(2 * PAGE + 6, dtype=np.int32)[::7].copy(),
        "pages": tables,
        "lengths": POSITIONS + 1,
    }
    arguments = [
        Argument(n, v.shape, DType.I32 if v.dtype == np.int32 else DType.F32, Role.INPUT) for n, v in values.items()
    ]
    b = FunctionBuilder(MAIN)
    v = b.take(arguments)
    held = (
        Batch(v["at"], v["pages"], v["keys"], v["lengths"])
        if batched
        else Paged(v["at"], v["at"], v["pages"], v["keys"])
    )
    stored = held.store(b, v["pool"], v["x"])
    found = held.read(b, stored)
    graph = graph_of(b, arguments, [("stored", stored), ("found", found)])
    pool = values["pool"].copy()
    made = ReferenceExecutor().run(graph, values)
    for n, p in enumerate(POSITIONS):
        pool[(tables[n] if batched else tables)[p // PAGE], ..., p % PAGE, :] = values["x"][n]
    np.testing.assert_array_equal(made["stored"], pool)
    for found_row, table in zip(made["found"], tables, strict=True) if batched else [(made["found"], tables)]:
        read = [pool[table[p // PAGE], ..., p % PAGE, :] for p in values["keys"]]
        np.testing.assert_array_equal(found_row, np.stack(read, axis=-2))
