"""The k largest keys of each token: k argmaxes in one pass each, a tie takes the lowest index.

Keys are integers (see ``router.ordered_bits``), so that any order of comparison gives the same result. What has been
chosen is not marked: the next choice is the first of those that come after it, by falling key, then by rising index.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from emitter.kernels.cpu.executable import Executable, Grid
from emitter.kernels.cpu.writer import Buffer, Kernel, Value, vector_of
from emitter.target.isa import Isa

TOKENS_OF_A_WORKGROUP = 16
_INT_MIN, _INT_MAX = -(2**31), 2**31 - 1


@dataclass(frozen=True)
class TopK:
    """The kernel for ``top_k`` of ``experts``, over keys ``[N, experts]`` i32 that are above the smallest i32."""

    isa: Isa
    experts: int
    top_k: int

    @property
    def name(self) -> str:
        """The executable's name: one for each shape."""
        return f"top_{self.top_k}_of_{self.experts}"

    def executable(self) -> Executable:
        """The one kernel."""
        return Executable(self.name, (self._kernel(), Grid(("tokens", TOKENS_OF_A_WORKGROUP))))

    def _kernel(self) -> Kernel:
        lanes = self.isa.lanes
        buffers = [
            Buffer("keys", (None, self.experts), "i32", "tokens"),
            Buffer("ids", (None, self.top_k), "i32", "tokens"),
        ]
        k = Kernel(self.name, buffers, ["tokens"], fused=self.isa.fused)
        low = k.workgroup(0) * TOKENS_OF_A_WORKGROUP
        with k.loop(low, k.minimum(low + TOKENS_OF_A_WORKGROUP, k.scalars["tokens"])) as token:

            def load(start: Value, mask: Value | None) -> Value:
                return k.load("keys", token, start, lanes=lanes, mask=mask)

            def take(choice: Value, expert: Value) -> None:
                k.store(expert, "ids", token, choice)

            in_turn(k, lanes, self.experts, self.top_k, load, take)
        return k


def in_turn(
    k: Kernel,
    lanes: int,
    experts: int,
    top_k: int,
    load: Callable[[Value, Value | None], Value],
    take: Callable[[Value, Value], None],
) -> None:
    """Run ``take(choice, expert)`` for each choice among ``experts`` keys, which ``load(start, mask)`` gives."""
    vector, lane = vector_of(lanes, "i32"), k.constant_vector(range(lanes))
    nothing = [k.constant(_INT_MIN, vector), k.constant(experts, vector)]
    before = [k.constant(_INT_MAX, "i32"), k.constant(-1, "i32")]
    with k.accumulate(0, top_k, 1, before) as (choice, last):
        last_key, last_id = (k.broadcast(value, lanes) for value in last)

        def consider(start: Value, mask: Value | None, best: list[Value]) -> None:
            key = load(start, mask)
            expert = lane + k.broadcast(k.cast("arith.index_cast", start, "i32"), lanes)
            tied = k.both(k.compare("==", key, last_key), k.compare(">", expert, last_id))
            better = k.both(
                k.either(k.compare("<", key, last_key), tied),
                k.compare(">", key, best[0]),
            )
            if mask is not None:
                better = k.both(better, mask)
            best[:] = [k.select(better, key, best[0]), k.select(better, expert, best[1])]

        best = k.fold(experts, lanes, nothing, consider)
        key = k.reduce_lanes("maxsi", best[0])
        is_best = k.compare("==", best[0], k.broadcast(key, lanes))
        expert = k.reduce_lanes("minsi", k.select(is_best, best[1], nothing[1]))
        take(choice, expert)
        last[:] = [key, expert]
