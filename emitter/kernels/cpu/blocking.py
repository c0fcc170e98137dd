"""How the loops of the kernels are cut: sizes that change the speed of a call and never what it computes.

The defaults were measured (docs/log.md, "Kernels for CPUs"); tests shrink them until every loop runs 0, 1, 2 and a
ragged number of times on matrices that take microseconds.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Blocking:
    """Sizes of the blocks that one strategy's two products are cut into.

    ``units`` are the hidden units of one work item of ``up`` at most, ``columns`` the output columns of one of
    ``down``. ``block_rows`` are the rows of one expert that share a pass over its weights at most, rounded to whole
    passes; None leaves to the tier as many as its cache holds. ``part`` is how many products of f32 are added up before
    their sum joins the other sums, of narrower numbers twice as many: the error grows with the root of that
    number, and with that of the number of parts.
    ``chunk`` are the assignments that one workgroup sorts, ``listed`` those at most of which the first of each expert
    are listed. ``workgroups`` share the work items: None is one for each
    thread.

    Raises ``ValueError`` for a size that is not positive, or no multiple of what a kernel takes in one step.
    """

    units: int
    columns: int
    block_rows: int | None = None
    part: int = 32
    chunk: int = 2048
    listed: int = 1024
    workgroups: int | None = None

    def __post_init__(self) -> None:
        steps = {"units": 2, "columns": 2, "block_rows": 1, "part": 4, "chunk": 1, "listed": 1, "workgroups": 1}
        for name, step in steps.items():
            size = getattr(self, name)
            if size is not None and (size < step or size % step):
                raise ValueError(f"{name} of a blocking must be a positive multiple of {step}, got {size}")


GATHERED = Blocking(units=32, columns=32)
"""A few rows of each weight: an item is a run long enough for the prefetchers, and there are items for every thread."""

GROUPED = Blocking(units=256, columns=256)
"""Output columns of all tokens stay in the cache of the thread that adds experts to them; units are few enough that the
row blocks of a few experts are work items for many threads."""
