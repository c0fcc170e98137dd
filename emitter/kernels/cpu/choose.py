"""The router after its logits: scores, the k experts of the highest keys, their weights.

choose  for 16 tokens (a workgroup):
          scores of all experts: softmax shifted by the highest logit, or sigmoid; stored
          keys as integers of the same order (see ``router.ordered_bits``), with the correction bias
          k argmaxes (see ``top_k``)
          weights of the chosen: their scores, or the score function over their logits; normalised and scaled
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from emitter.kernels.cpu.activation import exp, sigmoid
from emitter.kernels.cpu.executable import Executable, Grid
from emitter.kernels.cpu.top_k import TOKENS_OF_A_WORKGROUP, in_turn
from emitter.kernels.cpu.writer import Buffer, Kernel, Operand, Value, vector_of
from emitter.spec import Renorm, RenormKind, RouterSpec, Score, SelectOn, WeightsFrom
from emitter.target.isa import Isa

MOST_EXPERTS = 4096  # the keys of a token are on the stack, of which IREE gives a kernel 32 kB
_MAGNITUDE, _NAN = 2**31 - 1, 2**31 - 1


@dataclass(frozen=True)
class ChooseKernel:
    """The kernel for what ``spec`` says of scores, choice and weights."""

    isa: Isa
    spec: RouterSpec

    @staticmethod
    def of(isa: Isa, spec: RouterSpec) -> ChooseKernel | str:
        """The kernel for a router, or why there is none."""
        renorm = spec.renorm
        refused = {
            "its experts are not chosen by scores": not spec.chooses,
            "it chooses groups of experts first": spec.groups is not None,
            f"its score is {spec.score.value}": spec.score not in (Score.SOFTMAX, Score.SIGMOID),
            f"its weights are {spec.weights_from.value}": spec.weights_from is WeightsFrom.CLOSE_LOGITS,
            "its weights are normalised with those of shared experts": spec.shared > 0,
            "its weights have a norm of powers": renorm is not None
            and renorm.kind is RenormKind.LP
            and renorm.value != 1.0,
            "its weights have learned factors": spec.expert_scale or spec.global_scale,
            f"it has more than {MOST_EXPERTS} experts": spec.experts > MOST_EXPERTS,
        }
        reason = next((why for why, holds in refused.items() if holds), None)
        # what is before the logits is no part of the kernel, and would make another one of the same
        return reason or ChooseKernel(
            isa, replace(spec, bias=False, norm=None, logit_scale=1.0, logit_softcap=0.0, keys=0, state=None)
        )

    @property
    def scored(self) -> bool:
        """Whether all experts have scores; else their logits rank and weigh."""
        return self.spec.weights_from is WeightsFrom.SCORE or (
            self.spec.select_on is SelectOn.SCORE and self.spec.correction_bias
        )

    def executable(self) -> Executable:
        """The one kernel."""
        return Executable("choose", (self._kernel(), Grid(("tokens", TOKENS_OF_A_WORKGROUP))))

    def _kernel(self) -> Kernel:
        spec, lanes = self.spec, self.isa.lanes
        buffers = [
            Buffer("logits", (None, spec.experts), "f32", "tokens"),
            *([Buffer("correction_bias", (spec.experts,), "f32")] if spec.correction_bias else []),
            *([Buffer("scores", (None, spec.experts), "f32", "tokens")] if self.scored else []),
            Buffer("ids", (None, spec.top_k), "i32", "tokens"),
            Buffer("weights", (None, spec.top_k), "f32", "tokens"),
        ]
        k = Kernel("choose", buffers, ["tokens"], fused=self.isa.fused)
        keys, chosen = k.scratch("keys", (spec.experts + lanes,), "i32"), k.scratch("chosen", (spec.top_k,), "f32")
        low = k.workgroup(0) * TOKENS_OF_A_WORKGROUP
        with k.loop(low, k.minimum(low + TOKENS_OF_A_WORKGROUP, k.scalars["tokens"])) as token:
            if self.scored:
                self._score(k, "logits", "scores", (token,), spec.experts)
            source = "scores" if self.scored else "logits"
            ranked = "scores" if self.scored and spec.select_on is SelectOn.SCORE else "logits"

            def rank(start: Operand, mask: Value | None) -> None:
                key = k.load(ranked, token, start, lanes=lanes, mask=mask)
                if spec.correction_bias:
                    key = key + k.load("correction_bias", start, lanes=lanes, mask=mask)
                k.store(_ordered(k, key), keys, start)

            k.vectors(0, spec.experts, lanes, rank)
            weighed = "logits" if spec.weights_from is WeightsFrom.SELECTED_LOGITS else source

            def take(choice: Value, expert: Value) -> None:
                k.store(expert, "ids", token, choice)
                k.store(k.load(weighed, token, k.index(expert)), chosen, choice)

            in_turn(k, lanes, spec.experts, spec.top_k, lambda at, mask: k.load(keys, at, lanes=lanes, mask=mask), take)
            if spec.weights_from is WeightsFrom.SELECTED_LOGITS:
                self._score(k, chosen, chosen, (), spec.top_k)
            self._finish(k, chosen, token)
        return k

    def _score(self, k: Kernel, source: str | Buffer, to: str | Buffer, row: tuple[Value, ...], count: int) -> None:
        """The score function over ``count`` numbers of a row."""
        lanes = self.isa.lanes
        nothing = k.constant(-float("inf"), vector_of(lanes, "f32"))

        def read(at: Operand, mask: Value | None, of: str | Buffer = source) -> Value:
            return k.load(of, *row, at, lanes=lanes, mask=mask)

        if self.spec.score is Score.SIGMOID:
            k.vectors(0, count, lanes, lambda at, mask: k.store(sigmoid(k, read(at, mask)), to, *row, at, mask=mask))
            return

        def higher(at: Operand, mask: Value | None, best: list[Value]) -> None:
            found = read(at, mask)
            best[0] = k.maximum(best[0], found if mask is None else k.select(mask, found, nothing))

        (best,) = k.fold(count, lanes, [nothing], higher)
        for half in _halves(lanes):
            best = k.maximum(best, k.shuffle(best, best, [(lane + half) % lanes for lane in range(lanes)]))

        def grown(at: Operand, mask: Value | None, total: list[Value]) -> None:
            found = exp(k, read(at, mask) - best)
            k.store(found, to, *row, at, mask=mask)
            total[0] = total[0] + (found if mask is None else k.select(mask, found, zero))

        zero = k.constant(0.0, nothing.type)
        (sums,) = k.fold(count, lanes, [zero], grown)
        total = k.broadcast(k.sum_lanes(sums), lanes)
        k.vectors(0, count, lanes, lambda at, mask: k.store(read(at, mask, to) / total, to, *row, at, mask=mask))

    def _finish(self, k: Kernel, chosen: Buffer, token: Value) -> None:
        """Normalise and scale the weights of a token."""
        spec, lanes = self.spec, self.isa.lanes

        def read(at: Operand, mask: Value | None) -> Value:
            return k.load(chosen, at, lanes=lanes, mask=mask)

        total = None
        if spec.renorm is not None:
            of_sign = spec.renorm.kind is RenormKind.LP

            def add(at: Operand, mask: Value | None, sums: list[Value]) -> None:
                sums[0] = sums[0] + _size(k, read(at, mask), absolute=of_sign)

            (sums,) = k.fold(spec.top_k, lanes, [k.constant(0.0, vector_of(lanes, "f32"))], add)
            total = k.broadcast(_bounded(k, spec.renorm, k.sum_lanes(sums)), lanes)

        def store(at: Operand, mask: Value | None) -> None:
            weight = read(at, mask)
            weight = weight if total is None else weight / total
            k.store(weight if spec.scale == 1.0 else weight * spec.scale, "weights", token, at, mask=mask)

        k.vectors(0, spec.top_k, lanes, store)


def _halves(lanes: int) -> list[int]:
    return [1 << bit for bit in range(lanes.bit_length() - 1)]


def _size(k: Kernel, x: Value, *, absolute: bool) -> Value:
    return k.maximum(x, k.constant(0.0, x.type) - x) if absolute else x


def _bounded(k: Kernel, renorm: Renorm, total: Value) -> Value:
    match renorm.kind:
        case RenormKind.SUM:
            return total + renorm.value if renorm.value else total
        case RenormKind.CLAMPED_SUM:
            return k.maximum(total, renorm.value)
        case _:
            return total


def _ordered(k: Kernel, key: Value) -> Value:
    """See ``router.ordered_bits``."""
    integers = key.type.replace("f32", "i32")
    zero, none = k.constant(0.0, key.type), k.constant(0, integers)
    key = k.select(k.compare("==", key, zero), zero, key)
    bits = k.bitcast(key, integers)
    mask = k.constant(_MAGNITUDE, integers)
    flipped = k.assign(f"arith.xori {bits.name}, {mask.name} : {integers}", integers)
    ordered = k.select(k.compare("<", bits, none), flipped, bits)
    return k.select(k.compare("==", key, key), ordered, k.constant(_NAN, integers))
