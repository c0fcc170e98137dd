"""How the loops of the kernels are cut: sizes that change the speed of a call and never what it computes.

The defaults were measured (docs/log.md); tests shrink them until every loop runs 0, 1, 2 and a ragged number of times
on matrices that take microseconds.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Blocking:
    """Sizes of the blocks that one strategy's two products are cut into.

    ``units`` are the hidden units of one work item of ``up`` at most, ``columns`` the output columns of one of
    ``down``. ``span_rows`` are the rows of one expert that share a pass over its weights at most, rounded to whole
    passes; None leaves to the tier as many as its cache holds. ``part`` is how many products of f32 are added up before
    their sum joins the other sums: the error grows with the root of that number, and with that of the number of
    parts. ``panels`` are the spans that are worked on at once, ``workgroups`` the workgroups that share the items: no
    more threads than the fewer of the two find work.

    Raises ``ValueError`` for a size that is not positive, or no multiple of what a kernel takes in one step.
    """

    units: int
    columns: int
    span_rows: int | None = None
    part: int = 64
    panels: int = 64
    workgroups: int = 64

    def __post_init__(self) -> None:
        steps = {"units": 2, "columns": 2, "span_rows": 1, "part": 4, "panels": 1, "workgroups": 1}
        for name, step in steps.items():
            size = getattr(self, name)
            if size is not None and (size < step or size % step):
                raise ValueError(f"{name} of a blocking must be a positive multiple of {step}, got {size}")


GATHERED = Blocking(units=32, columns=32)
"""A few rows of each weight: an item is a run long enough for the prefetchers, and there are items for every thread."""

GROUPED = Blocking(units=1024, columns=256)
"""The output columns of all tokens stay in the cache of the thread that adds experts to them."""
