"""The k largest keys of each token: k argmaxes in one pass each, a tie takes the lowest index.

Keys are integers (see ``router.ordered_bits``), so that any order of comparison gives the same result. What has been
chosen is not marked: the next choice is the first of those that come after it, by falling key, then by rising index.
"""

from __future__ import annotations

from dataclasses import dataclass

from emitter.kernels.cpu.executable import Executable, Grid
from emitter.kernels.cpu.host import Host
from emitter.kernels.cpu.writer import Buffer, Kernel, Value, vector_of
from emitter.kernels.sizes import Tensor
from emitter.target.isa import Isa

_TOKENS = 16  # of one workgroup
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
        executable = Executable(self.name)
        executable.add(self._kernel(), Grid(("tokens", _TOKENS)))
        return executable

    def _kernel(self) -> Kernel:
        lanes, vector = self.isa.lanes, vector_of(self.isa.lanes, "i32")
        buffers = [
            Buffer("keys", (None, self.experts), "i32", "tokens"),
            Buffer("ids", (None, self.top_k), "i32", "tokens"),
        ]
        k = Kernel(self.name, buffers, ["tokens"], fused=self.isa.fused)
        low = k.workgroup(0) * _TOKENS
        whole = self.experts - self.experts % lanes
        lane = k.constant_vector(range(lanes))
        nothing = [k.constant(_INT_MIN, vector), k.constant(self.experts, vector)]
        with k.loop(low, k.minimum(low + _TOKENS, k.scalars["tokens"])) as token:
            before = [k.constant(_INT_MAX, "i32"), k.constant(-1, "i32")]
            with k.accumulate(0, self.top_k, 1, before) as (choice, last):
                last_key, last_id = (k.broadcast(value, lanes) for value in last)

                def consider(start: Value, mask: Value | None, best: list[Value]) -> None:
                    key = k.load("keys", token, start, lanes=lanes, mask=mask)
                    expert = lane + k.broadcast(k.cast("arith.index_cast", start, "i32"), lanes)
                    tied = k.both(k.compare("==", key, last_key), k.compare(">", expert, last_id))
                    better = k.both(
                        k.either(k.compare("<", key, last_key), tied),
                        k.compare(">", key, best[0]),
                    )
                    if mask is not None:
                        better = k.both(better, mask)
                    best[:] = [k.select(better, key, best[0]), k.select(better, expert, best[1])]

                with k.accumulate(0, whole, lanes, nothing) as (start, best):
                    consider(start, None, best)
                if whole < self.experts:
                    consider(k.constant(whole), k.mask(self.experts - whole, lanes), best)
                key = k.reduce_lanes("maxsi", best[0])
                is_best = k.compare("==", best[0], k.broadcast(key, lanes))
                expert = k.reduce_lanes("minsi", k.select(is_best, best[1], nothing[1]))
                k.store(expert, "ids", token, choice)
                last[:] = [key, expert]
        return k


def top_k(host: Host, kernel: TopK, executable: Executable, keys: Tensor) -> Tensor:
    """``[N, k]`` i32 from ``keys [N, E]`` i32: one dispatch."""
    inputs, scalars = {"keys": keys}, {"tokens": keys.shape[0]}
    return host.dispatch(executable, kernel.name, inputs, scalars, hint="expert_ids")["ids"]
