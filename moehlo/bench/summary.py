"""What a benchmark comes to, by token count. The automatic strategy is what is judged: it is what runs unless somebody
chooses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from emitter.plan import Strategy
from moehlo.bench.table import OURS, PEER, Row


@dataclass(frozen=True)
class Count:
    """One token count: the row of auto, and the fastest of the single strategies and of the peers, if any ran."""

    tokens: int
    auto: Row
    best: Row | None
    peer: Row | None


def by_count(rows: Iterable[Row]) -> list[Count]:
    """The counts at which auto ran, in order, of rows of one layer, dtype and machine; of repeats, the last."""
    last = {(row.tokens, row.contender): row for row in rows}
    counts = []
    for tokens in sorted({n for n, _ in last}):
        here = [row for (n, _), row in last.items() if n == tokens and row.ran]
        auto = [row for row in here if row.contender == Strategy.AUTO.value]
        single = [row for row in here if row.kind == OURS and row not in auto]
        peers = [row for row in here if row.kind == PEER]
        if auto:
            counts.append(Count(tokens, auto[0], _fastest(single), _fastest(peers)))
    return counts


def _fastest(rows: Sequence[Row]) -> Row | None:
    return min(rows, key=lambda row: row.median, default=None)
