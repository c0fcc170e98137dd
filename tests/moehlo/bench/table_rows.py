"""Rows of a benchmark, made by hand."""

import dataclasses

from moehlo.bench.table import Row


def row(contender: str, tokens: int, median: float, **changed: object) -> Row:
    made = Row(
        date="2026-01-02",
        cpu="some CPU",
        cores=2,
        isa="avx2",
        threads=1,
        versions="",
        model="olmoe",
        layer=0,
        dtype="f32",
        routing="uniform",
        tokens=tokens,
        contender=contender,
        kind="ours" if contender in ("gathered", "masked", "grouped", "auto") else "peer",
        repeats=7,
        median=median,
        least=median,
        most=2 * median,
        experts=3.0,
        bytes=1e6,
        flops=5e5 * tokens,
        read=1e10,
        read_by="numpy max",
        peak=1e11,
        peak_by="torch",
        floor=1e-4,
        of_floor=1e-4 / max(median, 1e-9),
        of_read=0.5,
        of_peak=0.1,
        ahead=1.2,
        of_best=1.0,
        difference=0.0,
        note="",
    )
    return dataclasses.replace(made, **changed)
