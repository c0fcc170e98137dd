"""Every kernel against torch in f64, whoever runs it: ``interpreted.py`` on the CPU, ``on_device.py`` on a GPU.

Sizes are odd, some experts are chosen by no token, once all rows go to three experts, and some ids visit none.
"""

import functools
import itertools
import math
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import ml_dtypes
import numpy as np
import torch
from around_checks import around
from judging import ELEMENTS, Runner, cdiv, close, empty, equal, words
from stored_weights import as_tensors, packed

from emitter.dtype import DType
from emitter.kernels.cuda.catalogue import (
    CHUNKS,
    FEW_LOGITS,
    GIVEN,
    LOGITS,
    MOST_EXPERTS,
    RARE_EXPERTS,
    SPLITS,
    choose_name,
    combine_name,
    down_name,
    few_experts,
    few_name,
    scaled_length,
)
from emitter.kernels.cuda.generations import GENERATIONS, ROW_BLOCKS, Block, Few
from emitter.kernels.cuda.launch import float_bits
from emitter.kernels.cuda.storage import Reading, packed_reading
from emitter.packing import BlockFp8, MlxAffine, Mxfp4, Packing

INF = math.inf


GLUS = {
    "silu": ((0, INF, INF, INF, 1.0, 0.0), lambda g, u: torch.nn.functional.silu(g) * u),
    "gelu": ((1, INF, INF, INF, 1.0, 0.0), lambda g, u: torch.nn.functional.gelu(g) * u),
    "gelu_tanh": ((2, INF, INF, INF, 1.0, 0.0), lambda g, u: torch.nn.functional.gelu(g, approximate="tanh") * u),
    "relu": ((3, INF, INF, INF, 1.0, 0.0), lambda g, u: g.relu() * u),
    "relu2": ((4, INF, INF, INF, 1.0, 0.0), lambda g, u: g.relu() ** 2 * u),
    "softcap": ((5, INF, 3.0, 2.0, 1.0, 0.0), lambda g, u: 3 * (g / 3).tanh() * g.sigmoid() * 2 * (u / 2).tanh()),
    "clamp_after": (
        (0, INF, 0.5, 0.5, 1.0, 0.0),
        lambda g, u: torch.nn.functional.silu(g).clamp(max=0.5) * u.clamp(-0.5, 0.5),
    ),
    "alpha_sigmoid": (
        (0, 1.0, INF, 1.0, 1.7, 1.0),
        lambda g, u: (u.clamp(-1, 1) + 1) * g.clamp(max=1) * (1.7 * g.clamp(max=1)).sigmoid(),
    ),
}
PLAIN = {
    "plain silu": ((0, INF, INF, INF, 1.0, 0.0), torch.nn.functional.silu),
    "plain gelu": ((1, INF, INF, INF, 1.0, 0.0), torch.nn.functional.gelu),
    "plain relu": ((3, INF, INF, INF, 1.0, 0.0), torch.relu),
    "plain relu2": ((4, INF, INF, INF, 1.0, 0.0), lambda u: u.relu() ** 2),
}


@dataclass(frozen=True)
class Rule:
    """A router's rule, as ``source/route.py`` has it."""

    score: int = 0
    bias: bool = False
    on_logit: bool = False
    corrected: bool = False
    over_chosen: bool = False
    groups: int = 0
    group_top: int = 0
    two_best: bool = False
    fill: float = -INF
    masked: bool = False
    renorm: int = 0
    renorm_value: float = 0.0
    scale: float = 1.0
    logit_scale: float = 1.0
    softcap: float = 0.0
    closeness: float | None = None
    expert_scale: bool = False

    @property
    def is_rare(self) -> bool:
        return self.closeness is not None

    @property
    def scored(self) -> bool:
        return not self.over_chosen or (not self.on_logit and (self.corrected or self.groups > 0))

    @property
    def words(self) -> tuple[int, ...]:
        flags = (self.bias, self.scored, self.on_logit, self.corrected, self.over_chosen, self.two_best)
        bits = sum(flag << i for i, flag in enumerate((*flags, self.fill == 0.0, self.masked, self.expert_scale)))
        renorm = (self.renorm, self.renorm_value) if self.closeness is None else (3, self.closeness)
        rest = (*renorm, self.scale, self.logit_scale, self.softcap)
        return words(bits, self.score, self.groups, self.group_top, *rest)

    def score_of(self, z: torch.Tensor) -> torch.Tensor:
        if self.score == 0:
            return z.softmax(-1)
        return z.sigmoid() if self.score == 1 else torch.nn.functional.softplus(z).sqrt()

    def routed(self, z: torch.Tensor, correction: torch.Tensor, k: int) -> tuple[torch.Tensor, ...]:
        """Logits, scores, ids and weights from biased logits ``z``."""
        z = z * self.logit_scale
        z = self.softcap * (z / self.softcap).tanh() if self.softcap else z
        scores = self.score_of(z) if self.scored else z
        key = (z if self.on_logit else scores) + (correction if self.corrected else 0)
        source = scores
        if self.groups:
            each = key.unflatten(1, (self.groups, -1))
            rank = each.topk(2, -1)[0].sum(-1) if self.two_best else each.amax(-1)
            kept = torch.zeros_like(rank).scatter(1, rank.topk(self.group_top)[1], 1.0) > 0
            kept = kept.repeat_interleave(each.shape[2], 1)
            key = key.where(kept, torch.tensor(self.fill, dtype=key.dtype))
            source = source.where(kept, torch.tensor(self.fill, dtype=key.dtype)) if self.masked else source
        ids = key.topk(k)[1]
        share = self.score_of(z.gather(1, ids)) if self.over_chosen else source.gather(1, ids)
        share = share if self.closeness is None else close_shares(z, ids, self.closeness)
        total = share.sum(-1, keepdim=True)
        if self.renorm:
            share = share / (total + self.renorm_value if self.renorm == 1 else total.clamp(min=self.renorm_value))
        share = share * correction[ids] if self.expert_scale else share
        return z, scores, ids, share * self.scale


def close_shares(z: torch.Tensor, ids: torch.Tensor, closeness: float) -> torch.Tensor:
    """Each choice's share in the softmax over the logits left that are close to the best of these (SparseMixer)."""
    shares = []
    for number in range(ids.shape[1]):
        left = z.scatter(1, ids[:, :number], -INF)
        best = left.amax(1, keepdim=True)
        near = (best - z) / z.abs().maximum(best) <= closeness
        shares.append(left.where(near, torch.tensor(-INF, dtype=z.dtype)).softmax(1).gather(1, ids[:, number, None]))
    return torch.cat(shares, 1)


RARE = Rule(on_logit=True, closeness=0.4, scale=1.5)
RULES = (
    Rule(renorm=1, scale=2.0),
    Rule(over_chosen=True, on_logit=True, bias=True),
    Rule(score=1, corrected=True, groups=4, group_top=2, two_best=True, renorm=1, renorm_value=1e-20, scale=2.5),
    Rule(groups=3, group_top=1, fill=0.0, masked=True, scale=3.0),
    Rule(score=2, corrected=True, renorm=1, logit_scale=0.5),
    Rule(score=1, over_chosen=True, on_logit=True, renorm=2, renorm_value=0.3),
    Rule(score=1, corrected=True, softcap=2.0, renorm=1),
    Rule(renorm=1, scale=0.5, expert_scale=True),
)


def routed_close(found: Sequence[torch.Tensor], true: Sequence[torch.Tensor], what: str) -> None:
    equal(found[2], true[2].int(), f"ids, {what}")
    for name, mine, theirs in zip(("logits", "scores", "", "weights"), found, true, strict=True):
        if name:
            close(mine, theirs, f"{name}, {what}", 2.0**-18)


NUMBERS = Reading()


@dataclass(frozen=True)
class Bank:
    """Experts of one kind, with biases: gate over up, or up alone; packed, ``up`` and ``down`` are f32 numbers."""

    name: str
    dtype: torch.dtype
    up: torch.Tensor
    up_bias: torch.Tensor
    down: torch.Tensor
    down_bias: torch.Tensor
    read: Reading = NUMBERS
    up_planes: tuple[torch.Tensor, ...] = ()
    down_planes: tuple[torch.Tensor, ...] = ()

    @property
    def gated(self) -> bool:
        return self.name in GLUS

    @property
    def kind(self) -> str:
        return "" if self.gated else "_plain"

    @property
    def element(self) -> str:
        return ELEMENTS[self.dtype]

    @property
    def suffix(self) -> str:
        """What ends the names of its kernels."""
        return f"{self.read.suffix}_{self.element}"

    @property
    def takes_given(self) -> bool:
        """Whether there are kernels that take x, choices and results as a caller has them."""
        return self.element in GIVEN and not self.read.suffix

    @property
    def act(self) -> tuple[int, ...]:
        found = words(*(GLUS | PLAIN)[self.name][0])
        return found[1:] if self.read.suffix else found

    @property
    def turns(self) -> tuple[int, ...]:
        """Whether gate and up rows may be interleaved."""
        return (0, 1) if self.gated and not self.read.suffix else (0,)

    def stored(self, turns: int) -> tuple[torch.Tensor, ...]:
        """The planes of the first weight and its bias."""
        if self.read.suffix:
            return (*self.up_planes, self.up_bias)
        return self.interleaved if turns else (self.up, self.up_bias)

    @property
    def stored_down(self) -> tuple[torch.Tensor, ...]:
        return (*(self.down_planes or (self.down,)), self.down_bias)

    @property
    def rounded(self) -> "Bank":
        """The same experts with numbers of the element type: what grouped kernels compute of packed ones."""
        if not self.read.suffix:
            return self
        return replace(self, up=self.up.to(self.dtype), down=self.down.to(self.dtype), read=NUMBERS, down_planes=())

    @property
    def inter(self) -> int:
        return self.down.shape[2]

    @property
    def interleaved(self) -> tuple[torch.Tensor, torch.Tensor]:
        """Gate and up rows interleaved."""
        apart = (self.up.unflatten(1, (2, -1)), self.up_bias.unflatten(1, (2, -1)))
        return tuple(each.transpose(1, 2).flatten(1, 2).contiguous() for each in apart)

    def outputs(self, x: torch.Tensor, e: int) -> torch.Tensor:
        """Expert e over ``x [n, H]``, in f64 but for the roundings to the element type: packed ones round no x."""
        both = (x if self.read.suffix else x.to(self.dtype)).double() @ self.up[e].double().T + self.up_bias[e].double()
        parts = both.chunk(2, -1) if self.gated else (both,)
        hidden = (GLUS | PLAIN)[self.name][1](*parts).to(self.dtype).double()
        return hidden @ self.down[e].double().T + self.down_bias[e].double()

    @property
    def close(self) -> float:
        # One rounding of a hidden value the other way moves an output by that much of it, and few of them are.
        # In f32 there are two sums of n < 337 products, each off by 3 2^-22 (tf32x3), each sum by sqrt(n) 2^-24.
        return {torch.float16: 2.0**-11, torch.bfloat16: 2.0**-8, torch.float32: 2.0**-18}[self.dtype]


def bank(name: str, experts: int, hidden: int, inter: int, dtype: torch.dtype, packing: Packing | None = None) -> Bank:
    """Experts that are stored in a packing, or as numbers."""
    ups, downs = (experts, inter * (2 if name in GLUS else 1), hidden), (experts, hidden, inter)
    if packing is None:
        up, down = ((torch.randn(shape) / 8).to(dtype) for shape in (ups, downs))
        return Bank(name, dtype, up, torch.randn(ups[:2]), down, torch.randn(downs[:2]))
    (up_planes, up), (down_planes, down) = (packed(packing, *shape) for shape in (ups, downs))
    read = packed_reading(packing)
    assert read is not None
    return Bank(name, dtype, up, torch.randn(ups[:2]), down, torch.randn(downs[:2]), read, up_planes, down_planes)


def summed(of: Bank, x: torch.Tensor, ids: torch.Tensor, weights: torch.Tensor) -> torch.Tensor:
    total = torch.zeros(x.shape, dtype=torch.float64)
    for e in (e for e in ids.unique().tolist() if 0 <= e < len(of.up)):
        token, slot = (ids == e).nonzero(as_tuple=True)
        total.index_add_(0, token, weights[token, slot].double()[:, None] * of.outputs(x[token], e))
    return total


def variants_for_few(arch: str, element: str, packing: str) -> tuple[Few, ...]:
    """The tiles of the variants for few tokens of an architecture, for weights that are stored so."""
    return tuple(GENERATIONS[arch].few(element, packing).values())


@dataclass(frozen=True)
class Checks:
    """The checks, for one runner."""

    run: Runner

    def blocks(self, kernel: str, name: str, size: int) -> int:
        """How many blocks of a kernel's constant a size takes."""
        return cdiv(size, self.run.constant(kernel, name))

    def logits(self, tokens: int, experts: int, hidden: int, chunks: int) -> tuple[torch.Tensor, ...]:
        """The parts of the logits of random ``x``, which comes first, and these logits; ``chunks`` parts of a split."""
        x, router = torch.randn(tokens, hidden), torch.randn(experts, hidden) / 8
        true = x.double() @ router.double().T
        found = {}
        for each in (1, CHUNKS):
            for kernel in LOGITS:
                parts, splits = empty(SPLITS * each, tokens, experts), SPLITS * each
                tiles = self.blocks(kernel, "BLOCK_TOKENS", tokens) * self.blocks(kernel, "BLOCK_EXPERTS", experts)
                sizes, given = (tokens, experts, hidden, splits, CHUNKS // each), (x, router)
                if kernel != FEW_LOGITS:
                    sizes, given = (*sizes, 0), (x, router, router.to(self.run.packed_dtype), empty(experts))
                self.run(kernel, splits * tiles, (*given, parts), sizes)
                equal(parts, found.setdefault(each, parts), "logits by blocks of another size")
            close(found[each].sum(0), true, "logits", hidden * 2.0**-23)
        added = torch.zeros(SPLITS, tokens, experts)
        for chunk in range(CHUNKS):
            added += found[CHUNKS].unflatten(0, (SPLITS, CHUNKS))[:, chunk]
        equal(added, found[1], "logits in a call of few tokens and in others")
        return x, found[chunks], true

    def narrowed(self, tokens: int, experts: int, hidden: int) -> None:
        """Logits by narrowed rows of the router are those by all of its bits, where some rows are held and all are."""
        kind = self.run.packed_dtype
        x, router = torch.randn(tokens, hidden), torch.randn(experts, hidden) / 8
        held = router.to(kind).float()
        some = torch.where(torch.arange(experts)[:, None] % 7 == 3, router, held)
        extreme = held.clone()
        extreme[-1, -1] = math.inf
        for weight in (router, held, some, extreme):
            narrow, is_wide = empty(experts, hidden, dtype=kind), empty(experts, dtype=torch.int32)
            self.run("narrow_router", experts, (weight, narrow, is_wide), (hidden,))
            equal(narrow, weight.to(kind), "narrowed router")
            wide = (narrow.float() != weight) | weight.isinf()
            equal(is_wide, wide.any(1).int(), "rows of the router that are not held")
            for kernel in (name for name in LOGITS if name != FEW_LOGITS):
                tiles = self.blocks(kernel, "BLOCK_TOKENS", tokens) * self.blocks(kernel, "BLOCK_EXPERTS", experts)
                found = []
                for is_narrowed in (0, 1):
                    parts = empty(SPLITS, tokens, experts)
                    sizes = (tokens, experts, hidden, SPLITS, CHUNKS, is_narrowed)
                    self.run(kernel, SPLITS * tiles, (x, weight, narrow, is_wide, parts), sizes)
                    found.append(parts)
                if kind is torch.bfloat16:
                    same(found[1].flatten(), found[0].flatten(), f"{kernel}, by narrowed rows")
                elif weight is not extreme:  # products of f32 are no sums of others without a GPU
                    close(found[1].sum(0), x.double() @ weight.double().T, f"{kernel}, by narrowed rows", 2.0**-18)
            if kind is torch.bfloat16:
                x[0, :3] = torch.tensor([math.inf, -math.inf, math.nan])

    def routing(self, tokens: int, experts: int, top_k: int, hidden: int, rule: Rule) -> tuple[torch.Tensor, ...]:
        """Random ids and weights by a rule, checked."""
        _, parts, z = self.logits(tokens, experts, hidden, 1)
        bias, correction = torch.randn(experts), torch.rand(experts) / 4
        logits, scores = empty(2, tokens, experts)
        ids, weights = empty(tokens, top_k, dtype=torch.int32), empty(tokens, top_k)
        given = (tokens, experts, top_k, 1, *rule.words)
        results = (logits, scores, ids, weights)
        kernel = choose_name(bins(experts), rare=rule.is_rare)
        self.run(kernel, tokens, (parts, bias, correction, *results), given)
        routed_close(results, rule.routed(z + bias if rule.bias else z, correction, top_k), str(rule))
        return ids, weights

    def ties(self, experts: int) -> None:
        """A tie takes the lowest index, and every choice is of an expert not chosen before."""
        keys = torch.randint(-3, 3, (9, experts), dtype=torch.int32)
        keys[0], keys[1] = 2**31 - 1, -(2**31)
        ids = empty(9, 6, dtype=torch.int32)
        self.run(f"choose_{bins(experts)}", 9, (keys, ids), (experts, 6))
        equal(ids, torch.sort(keys, dim=-1, descending=True, stable=True)[1][:, :6].int(), "ids of ties")

    def gates(self) -> None:
        """The gate of a shared expert."""
        x, vector, gates = torch.randn(5, 48), torch.randn(48), empty(5)
        self.run("token_share", 5, (x, vector, gates), (48,))
        close(gates, (x @ vector).sigmoid(), "gates", 2.0**-20)

    def rows(self, tokens: int, width: int) -> None:
        """Rows narrowed, and added."""
        x, y = torch.randn(2, tokens, width)
        total = empty(tokens, width)
        self.run("add", tokens * self.blocks("add", "BLOCK_COLUMNS", width), (x, y, total), (width,))
        equal(total, x + y, "sum")
        for dtype in (dtype for dtype in self.run.dtypes if dtype is not torch.float32):
            kernel, narrowed = f"narrow_{ELEMENTS[dtype]}", empty(tokens, width, dtype=dtype)
            self.run(kernel, tokens * self.blocks(kernel, "BLOCK_COLUMNS", width), (x, narrowed), (width,))
            equal(narrowed, x.to(dtype), f"narrowed to {dtype}")

    def gathered(self, of: Bank, x: torch.Tensor, ids: torch.Tensor, weights: torch.Tensor, true: torch.Tensor) -> None:
        """The gathered kernels, gate over up and interleaved."""
        (experts, hidden, inter), (tokens, top_k) = of.down.shape, ids.shape
        sizes = (top_k, experts, inter, hidden, 0)
        for turns, tiles in itertools.product(of.turns, self.tiles(of)):
            middle, y = empty(tokens * top_k, inter, dtype=of.dtype), empty(tokens, hidden)
            kernel = few_name("gathered_up", tiles.up, f"{of.kind}{of.suffix}")
            grid = self.blocks(kernel, "BLOCK_UNITS", inter) * tokens * top_k
            given = (*sizes, 1, turns, *of.read.words, *of.act)
            self.run(kernel, grid, (x, ids, *of.stored(turns), middle), given)
            self.gathered_down(of, tiles.down, middle, ids, weights, y, sizes)
            close(y, true, f"{kernel}, {tiles.down.outputs} columns, {of.name}, interleaved {turns}", of.close)
            if of.takes_given:
                rounded = empty(tokens, hidden, dtype=of.dtype)
                self.gathered_down(of, tiles.down, middle, ids, weights, rounded, sizes)
                equal(rounded, y.to(of.dtype), f"{kernel}, rounded")
                for combine_weights in (weights, weights.to(of.dtype)):
                    self.gathered_given(of, tiles.up, turns, x, ids, combine_weights, middle)

    def gathered_given(self, of: Bank, block: Block, turns: int, x, ids, combine_weights, middle: torch.Tensor) -> None:
        """The first gathered kernel over x and choices as a caller has them: the bits of ``middle``."""
        (experts, hidden, inter), (tokens, top_k) = of.down.shape, ids.shape
        kernel = few_name("gathered_up", block, f"{of.kind}_given_{of.element}")
        wide = ids.long()
        wide[0, 0] = wide[0, 0] + 2**32 if ids[0, 0] >= experts else wide[0, 0]
        found, kept = torch.full_like(middle, math.nan), middle.clone()
        results = found, empty(tokens, top_k, dtype=torch.int32), empty(tokens, top_k)
        grid = self.blocks(kernel, "BLOCK_UNITS", inter) * tokens * top_k
        given = (top_k, experts, inter, hidden, 1, turns, *of.act, int(combine_weights.dtype is torch.float32))
        words = x.to(of.dtype).view(torch.int32)
        self.run(kernel, grid, (words, wide, combine_weights, *of.stored(turns), *results), given)
        invalid = (ids.flatten() >= experts) | (ids.flatten() < 0)
        found[invalid], kept[invalid] = 0, 0
        equal(found, kept, f"{kernel}, interleaved {turns}")
        equal(results[1], ids.where((ids >= 0) & (ids < experts), torch.tensor(experts, dtype=torch.int32)), "ids")
        equal(results[2], combine_weights.float(), "combine_weights")

    def choices(self, tokens: int, experts: int, top_k: int) -> None:
        """Choices of a router of the caller's: some of no expert, one of them an id beyond 32 bits."""
        ids = torch.randint(-2, experts + 2, (tokens, top_k))
        ids[0, 0] = 2**32 + 1
        true = ids.where((ids >= 0) & (ids < experts), torch.tensor(experts)).int()
        for dtype in (dtype for dtype in self.run.dtypes if ELEMENTS[dtype] in GIVEN):
            kernel = f"take_choices_{ELEMENTS[dtype]}"
            for combine_weights in (torch.rand(tokens, top_k), torch.rand(tokens, top_k).to(dtype)):
                taken, as_f32 = empty(tokens, top_k, dtype=torch.int32), empty(tokens, top_k)
                words = (tokens * top_k, experts, int(combine_weights.dtype is torch.float32))
                self.run(
                    kernel, self.blocks(kernel, "BLOCK", tokens * top_k), (ids, combine_weights, taken, as_f32), words
                )
                equal(taken, true, f"{kernel}, ids")
                equal(as_f32, combine_weights.float(), f"{kernel}, combine weights")

    def tiles(self, of: Bank) -> tuple[Few, ...]:
        """Those of the variants for few tokens."""
        return self.run.few(of.element, of.read.packing)

    def gathered_down(
        self, of: Bank, block: Block, middle, ids, weights, y: torch.Tensor, sizes: tuple[int, ...]
    ) -> None:
        kernel, (tokens, hidden) = few_name("gathered_down", block, of.suffix), y.shape
        grid = self.blocks(kernel, "BLOCK_COLUMNS", hidden) * tokens
        rounded = (int(y.dtype is not torch.float32),) if of.takes_given else ()
        self.run(kernel, grid, (middle, ids, weights, *of.stored_down, y), (*sizes, 1, 1, *of.read.words, *rounded))

    def grouped(
        self, of: Bank, x: torch.Tensor, ids: torch.Tensor, weights: torch.Tensor, true: torch.Tensor, rows: int
    ) -> torch.Tensor:
        """The grouped kernels of a row block, gate over up and interleaved; what they give of the last."""
        (experts, hidden, inter), (tokens, top_k) = of.down.shape, ids.shape
        count = tokens * top_k
        if of.read.suffix:
            self.unpacked(of)
        order, blocks_of = self.sort(ids, experts, rows)
        most = blocks_of.shape[1]
        for turns in of.turns:
            middle, outputs, y = empty(count, inter, dtype=of.dtype), empty(count, hidden), empty(tokens, hidden)
            # where a block is not full, invalid lanes are read and thrown away
            middle[:] = 1
            kernel = f"grouped_up{of.kind}_{rows}{of.suffix}"
            grid = most * self.blocks(kernel, "BLOCK_UNITS", inter)
            given = (most, top_k, inter, hidden, 0, 1, turns, *of.read.words, *of.act)
            self.run(kernel, grid, (x.to(of.dtype), order, blocks_of, *of.stored(turns), middle), given)
            self.grouped_down(of, middle, (order, blocks_of, weights), outputs, most, rows, dense_rows=0, weighed=0)
            grid = tokens * self.blocks("combine", "BLOCK_COLUMNS", hidden)
            self.run("combine", grid, (outputs, ids, weights, y), (top_k, experts, hidden, 1))
            close(y, true, f"grouped_{rows}, {of.name}{of.suffix}, interleaved {turns}", of.close)
            self.added_to(outputs, ids, weights, y, experts, scaled=False)
            if of.element in GIVEN:
                rounded = empty(tokens, hidden, dtype=of.dtype)
                self.run(f"combine_{of.element}", grid, (outputs, ids, weights, rounded), (top_k, experts, hidden, 1))
                equal(rounded, y.to(of.dtype), "combined, rounded")
        if self.has_scaled(of, rows):
            somebody = ((ids >= 0) & (ids < experts)).flatten()
            sort = (order, blocks_of, weights)
            found, near = self.scaled(of, middle, sort, outputs, somebody, most, dense_rows=0, weighed=0)
            self.sums_of_scaled(found, near, ids, weights, experts, of.name)
        return y

    def has_scaled(self, of: Bank, rows: int) -> bool:
        """Whether there is a second product of so many rows that leaves scaled rows."""
        return rows == ROW_BLOCKS[-1] and of.dtype is self.run.packed_dtype and not of.read.suffix

    def scaled(
        self,
        of: Bank,
        middle,
        sort,
        outputs: torch.Tensor,
        which: torch.Tensor,
        blocks: int,
        *,
        dense_rows: int,
        weighed: int,
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """The second product that leaves scaled rows: these, and what they hold, the numbers nearest to ``outputs``."""
        hidden, kernel = outputs.shape[1], self.scaled_down
        columns, each = (self.run.constant(kernel, name) for name in ("BLOCK_COLUMNS", "EACH"))
        found = empty(len(outputs), scaled_length(hidden, each), dtype=torch.float16)
        self.grouped_down(of, middle, sort, found, blocks, ROW_BLOCKS[-1], dense_rows=dense_rows, weighed=weighed)
        near = unscaled(found, hidden, each)
        same(near[which].flatten(), nearest_scaled(outputs[which], columns).flatten(), f"{kernel}, {of.name}")
        return found, near

    @property
    def scaled_down(self) -> str:
        """The second product that leaves scaled rows."""
        return down_name(ROW_BLOCKS[-1], "", ELEMENTS[self.run.packed_dtype], scaled=True)

    def sums_of_scaled(self, rows, near, ids: torch.Tensor, weights: torch.Tensor, experts: int, what: str) -> None:
        """``combine`` over scaled ``rows``: what it gives over the numbers ``near`` that they hold."""
        (tokens, top_k), hidden = ids.shape, near.shape[1]
        for dtype in (torch.float32, self.run.packed_dtype):
            y, true = empty(2, tokens, hidden, dtype=dtype)
            for given, to, scaled in ((near, true, False), (rows, y, True)):
                kernel = combine_name(ELEMENTS[dtype], scaled=scaled)
                grid = tokens * self.blocks(kernel, "BLOCK_COLUMNS", hidden)
                self.run(kernel, grid, (given, ids, weights, to), (top_k, experts, hidden, 1))
            same(y.flatten(), true.flatten(), f"{kernel}, {what}")
            if dtype is torch.float32:
                self.added_to(rows, ids, weights, y, experts, scaled=True)

    def added_to(self, outputs, ids, weights, y: torch.Tensor, experts: int, *, scaled: bool) -> None:
        """The sum ``y`` of ``outputs``, to which ``combine`` adds another one."""
        (tokens, hidden), kernel = y.shape, combine_name("fp32", scaled=scaled, added=True)
        other, both = torch.randn(tokens, hidden), empty(tokens, hidden)
        grid = tokens * self.blocks(kernel, "BLOCK_COLUMNS", hidden)
        self.run(kernel, grid, (outputs, ids, weights, other, both), (ids.shape[1], experts, hidden, 1))
        same(both.flatten(), (y + other).flatten(), kernel)

    def scaled_extremes(self) -> None:
        """Numbers from the smallest to the largest, far below each other, inf, NaN and zeros in scaled rows.

        They are biases of nothing: of one row of each of some experts.
        """
        columns, each = (self.run.constant(self.scaled_down, name) for name in ("BLOCK_COLUMNS", "EACH"))
        numbers, inter, kind = extreme_outputs(2 * columns + 2 * each + 16, columns), 16, self.run.packed_dtype
        experts, hidden = numbers.shape
        weight, ids = torch.ones(experts, hidden, inter, dtype=kind), torch.arange(experts, dtype=torch.int32)
        places = torch.stack((ids, ids, ids + 1))
        of = Bank("plain relu2", kind, weight, numbers, weight, numbers)
        middle, which = torch.zeros(experts, inter, dtype=kind), torch.ones(experts, dtype=torch.bool)
        found, near = self.scaled(of, middle, (ids, places, empty(1)), numbers, which, experts, dense_rows=0, weighed=0)
        self.sums_of_scaled(found, near, ids[:, None], torch.ones(experts, 1), experts, "extremes")
        self.sums_of_scaled(found, near, ids.view(-1, 2), torch.rand(experts // 2, 2), experts, "extremes, by twos")

    def unpacked(self, of: Bank) -> None:
        """Packed weights as numbers: what a checkpoint dequantised at load holds."""
        for planes, true in ((of.up_planes, of.up), (of.down_planes, of.down)):
            experts, rows, length = true.shape
            kernel, found = f"unpack{of.suffix}", empty(*true.shape, dtype=of.dtype)
            grid = experts * self.blocks(kernel, "BLOCK_ROWS", rows) * self.blocks(kernel, "BLOCK_COLUMNS", length)
            self.run(kernel, grid, (*planes, found), (rows, length, *of.read.words))
            same(found.flatten(), true.to(of.dtype).flatten(), f"{kernel}, {of.name}")

    def sort(self, ids: torch.Tensor, experts: int, rows: int) -> tuple[torch.Tensor, torch.Tensor]:
        """Assignments sorted by expert, and row blocks of so many ``rows``: checked."""
        flat, count, size = ids.flatten(), ids.numel(), bins(experts)
        kernel, most = f"place_rows_{size}", count // rows + min(count, experts)
        order, blocks_of = empty(count, dtype=torch.int32), empty(3, most, dtype=torch.int32)
        parts = self.blocks(kernel, "BLOCK", count)
        counts = empty(parts, self.run.constant(f"count_rows_{size}", "BINS"), dtype=torch.int32)
        few = count <= self.run.constant(kernel, "FEW")
        if not few:
            self.run(f"count_rows_{size}", parts, (ids, counts), (count, experts))
        grid = experts if few else parts
        self.run(kernel, grid, (ids, counts, order, blocks_of), (count, experts, most, rows))
        is_own = (flat >= 0) & (flat < experts)
        stable = flat.where(is_own, torch.tensor(experts)).sort(stable=True)[1][: int(is_own.sum())]
        equal(order[: len(stable)], stable.int(), "order")
        expected, low = list[tuple[int, int, int]](), 0
        for expert, rows_of in enumerate(torch.bincount(flat[is_own], minlength=experts).tolist()):
            high = low + rows_of
            expected += [(expert, first, min(first + rows, high)) for first in range(low, high, rows)]
            low = high
        needed = torch.tensor(expected, dtype=torch.int32).reshape(-1, 3).T
        equal(blocks_of[:, : len(expected)], needed, "row blocks")
        others = blocks_of[0, len(expected) :]
        equal(others, torch.full_like(others, -1), "row blocks that are not needed")
        return order, blocks_of

    def sorts(self, experts: int) -> None:
        """As many assignments as are found at once, and one more; of many blocks; of no expert; all of one expert."""
        kernel, rows = f"place_rows_{bins(experts)}", ROW_BLOCKS[-1]
        few, block = (self.run.constant(kernel, name) for name in ("FEW", "BLOCK"))
        # counts are added up 16 blocks at a time
        for count in (few, few + 1, few + block, 17 * block + 3, 33 * block):
            self.sort(torch.randint(experts, (count,), dtype=torch.int32), experts, rows)
        for count in (5, few + 7):
            self.sort(torch.randint(-2, experts + 2, (count,), dtype=torch.int32), experts, rows)
            self.sort(torch.full((count,), experts - 1, dtype=torch.int32), experts, ROW_BLOCKS[0])
            self.sort(torch.full((count,), experts, dtype=torch.int32), experts, rows)

    def grouped_down(
        self, of: Bank, middle, sort, outputs: torch.Tensor, blocks: int, rows: int, *, dense_rows: int, weighed: int
    ) -> None:
        """Outputs f32, or in scaled rows where they are f16."""
        (_, hidden, inter), scaled = of.down.shape, outputs.dtype is torch.float16
        kernel = down_name(rows, of.read.suffix, of.element, scaled=scaled)
        grid = blocks * self.blocks(kernel, "BLOCK_COLUMNS", hidden)
        given = (blocks, inter, hidden, dense_rows, weighed, 1, *of.read.words)
        self.run(kernel, grid, (middle, *sort, *of.stored_down, outputs), given)

    def dense(self, of: Bank, x: torch.Tensor) -> None:
        """The gathered kernels over one expert that every token visits, weighed: nothing that is chosen is read."""
        (_, hidden, inter), tokens = of.down.shape, len(x)
        gates, unread, true = self._shared(of, x)
        for tiles in self.tiles(of):
            middle, y = empty(tokens, inter, dtype=of.dtype), empty(tokens, hidden)
            kernel = few_name("gathered_up", tiles.up, f"{of.kind}{of.suffix}")
            grid = self.blocks(kernel, "BLOCK_UNITS", inter) * tokens
            given = (1, 1, inter, hidden, 1, 1, 0, *of.read.words, *of.act)
            self.run(kernel, grid, (x, unread, *of.stored(0), middle), given)
            self.gathered_down(of, tiles.down, middle, unread, gates, y, (1, 1, inter, hidden, 1))
            close(y, true, f"{kernel}, {tiles.down.outputs} columns, dense, {of.name}", of.close)

    def dense_grouped(self, of: Bank, x: torch.Tensor, rows: int) -> None:
        """The same by the grouped kernels of a row block: nothing that is sorted is read either."""
        (_, hidden, inter), tokens = of.down.shape, len(x)
        gates, unread, true = self._shared(of.rounded, x)
        blocks, middle, y = cdiv(tokens, rows), empty(tokens, inter, dtype=of.dtype), empty(tokens, hidden)
        kernel = f"grouped_up{of.kind}_{rows}{of.suffix}"
        grid = blocks * self.blocks(kernel, "BLOCK_UNITS", inter)
        given = (blocks, 1, inter, hidden, tokens, 1, 0, *of.read.words, *of.act)
        self.run(kernel, grid, (x.to(of.dtype), unread, unread, *of.stored(0), middle), given)
        self.grouped_down(of, middle, (unread, unread, gates), y, blocks, rows, dense_rows=tokens, weighed=1)
        close(y, true, f"grouped_{rows}, dense, {of.name}{of.suffix}", of.close)
        if self.has_scaled(of, rows):
            every, sort = torch.ones(tokens, dtype=torch.bool), (unread, unread, gates)
            self.scaled(of, middle, sort, y, every, blocks, dense_rows=tokens, weighed=1)

    def _shared(self, of: Bank, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Weights of the first expert over ``x``, what must not be read in place of ids, and the true output."""
        gates, unread = torch.rand(len(x)), torch.full((1,), 10**9, dtype=torch.int32)
        return gates, unread, gates.double()[:, None] * of.outputs(x, 0)

    def few(self, of: Bank, shared: Bank | None, rule: Rule, tokens: int, top_k: int) -> None:
        """The block in two launches behind the logits; the shared expert reads rows of its own."""
        experts, hidden, inter = of.down.shape
        x, parts, z = self.logits(tokens, experts, hidden, CHUNKS)
        bias, correction = torch.randn(experts), torch.rand(experts) / 4
        # of a logit far below 0 the gate would be as far off, relatively, as the logit is: a sum of f32, in any order
        gate = torch.randn(1, hidden) / hidden**0.5
        logits, scores = empty(2, tokens, experts)
        ids, weights, gates = empty(tokens, top_k, dtype=torch.int32), empty(tokens, top_k), empty(tokens)
        wide = 0 if shared is None else shared.inter
        middle = empty(tokens * (top_k * inter + wide), dtype=of.dtype)
        beside = of if shared is None else shared
        turns = of.turns[-1]
        routed, other, y = empty(3, tokens, hidden)
        if shared is None:
            own, shared_true = torch.full_like(x, math.nan), None  # which must not be read
        else:
            own = torch.randn(tokens, hidden)
            shared_true = (own.double() @ gate.double().T).sigmoid() * shared.outputs(own, 0)
        for tiles in self.tiles(of):
            most = next(most for most in few_experts(of.element, tiles) if experts <= most)
            kernel = few_name("few_up", tiles.few_up[most], f"{of.kind}{of.read.suffix}_{most}_{of.element}")
            given = (tokens, experts, top_k, CHUNKS, *rule.words, inter, hidden, 1, turns, *of.read.words, *of.act)
            blocks = top_k * self.blocks(kernel, "BLOCK_UNITS", inter) + self.blocks(kernel, "BLOCK_UNITS", wide)
            read = (parts, bias, correction, x, *of.stored(turns), own, gate, *beside.stored(0))
            results = (logits, scores, ids, weights)
            self.run(kernel, tokens * blocks, (*read, *results, gates, middle), (*given, wide, 1, 1, *beside.act))
            what = f"{kernel}, {tiles.down.outputs} columns, {of.name}, {rule}"
            routed_close(results, rule.routed(z + bias if rule.bias else z, correction, top_k), what)
            routed_true = 2 * summed(of, x, ids, weights)
            if shared is None:
                self.gathered_down(of, tiles.down, middle, ids, weights, y, (top_k, experts, inter, hidden, 0))
                close(2 * y, routed_true, what, of.close)
                continue
            kernel = few_name("few_down", tiles.down, of.suffix)
            sizes = (tokens, top_k, experts, inter, hidden, 1, *of.read.words, float_bits(2.0), wide, 1)
            read = (middle, ids, weights, *of.stored_down, gates, *shared.stored_down)
            grid = tokens * self.blocks(kernel, "BLOCK_COLUMNS", hidden)
            self.run(kernel, grid, (*read, routed, other, y), sizes)
            close(routed, routed_true, what, of.close)
            close(other, shared_true, f"{what}, shared", of.close)
            equal(y, routed + other, f"{what}, sum")

    def bank(self, of: Bank, ids: torch.Tensor, weights: torch.Tensor, rows: int) -> None:
        """Gathered and grouped, by the same ids; of packed rows bit for bit what their rounded numbers give, but by
        blocks of few rows, which add up the same products in another order."""
        x = torch.randn(len(ids), of.down.shape[1])
        true = summed(of, x, ids, weights)
        self.gathered(of, x, ids, weights, true)
        if of.read.suffix:
            true = summed(of.rounded, x, ids, weights)
        found = self.grouped(of, x, ids, weights, true, rows)
        self.dense(of, x)
        self.dense_grouped(of, x, rows)
        if of.read.suffix and not self.run.constant(f"grouped_down_{rows}{of.suffix}", "FRAGMENTS"):
            equal(found, self.grouped(of.rounded, x, ids, weights, true, rows), f"grouped_{rows}{of.suffix}")

    def extremes(self, packing: Packing) -> None:
        """Every code by scales from the smallest to the largest: the first number of each of many rows, bit for bit."""
        planes, numbers = extreme_rows(packing)
        read, (rows, inter), dtype = packed_reading(packing), numbers.shape, self.run.packed_dtype
        assert read is not None
        suffix, unread = f"{read.suffix}_{ELEMENTS[dtype]}", torch.zeros(1, dtype=torch.int32)
        one, y = torch.zeros(1, inter, dtype=dtype), empty(1, rows)
        one[0, 0] = 1
        for tiles in self.run.few(ELEMENTS[dtype], read.packing):
            kernel = few_name("gathered_down", tiles.down, suffix)
            given = (1, 1, inter, rows, 1, 0, 0, *read.words)
            grid = self.blocks(kernel, "BLOCK_COLUMNS", rows)
            self.run(kernel, grid, (one, unread, unread, *planes, unread, y), given)
            same(y[0], numbers[:, 0], f"extremes, {kernel}")
        for block in ROW_BLOCKS:
            kernel = f"grouped_down_{block}{suffix}"
            grid = self.blocks(kernel, "BLOCK_COLUMNS", rows)
            given = (1, inter, rows, 1, 0, 0, *read.words)
            self.run(kernel, grid, (one, unread, unread, unread, *planes, unread, y), given)
            same(y[0], numbers[:, 0].to(dtype).float(), f"extremes, grouped_{block}{suffix}")


def unscaled(rows: torch.Tensor, hidden: int, each: int) -> torch.Tensor:
    """``[S, H]`` f32 of scaled rows ``[S, L]`` f16 (see ``source/combine.py``)."""
    powers = rows[:, hidden:].contiguous().view(torch.float32)[:, : cdiv(hidden, each)]
    return rows[:, :hidden].float() * powers.repeat_interleave(each, 1)[:, :hidden]


def nearest_scaled(values: torch.Tensor, columns: int) -> torch.Tensor:
    """What scaled rows hold of ``values [S, H]`` f32: by exponents and rounding of NumPy's, block by block."""
    blocks = []
    for block in values.split(columns, 1):
        finite = block.abs().where(block.isfinite(), torch.zeros(()))
        exponent = np.frexp(finite.amax(1, keepdim=True).numpy())[1].clip(-111, None)
        halves = np.ldexp(block.double().numpy(), 15 - exponent).astype(np.float16)
        with np.errstate(over="ignore"):
            numbers = np.ldexp(halves.astype(np.float64), exponent - 15).astype(np.float32)
        blocks.append(torch.from_numpy(numbers))
    return torch.cat(blocks, 1)


def extreme_outputs(hidden: int, columns: int) -> torch.Tensor:
    """``[E, H]`` f32: blocks of columns around powers of two, and numbers that are not as the ones beside them."""
    tiny, most = torch.finfo(torch.float32).smallest_normal, torch.finfo(torch.float32).max
    exponents = torch.tensor([-149, -140, -126, -113, -112, -111, -60, -14, 0, 15, 60, 112, 113, 126])
    signs = torch.randint(0, 2, (len(exponents), hidden)) * 2 - 1
    # another power in each block, in another order in each row
    exponent = exponents[
        (torch.arange(hidden)[None] // columns + torch.arange(len(exponents))[:, None]) % len(exponents)
    ]
    numbers = torch.ldexp(signs * (1 + torch.rand(signs.shape)).double(), exponent).float()
    # 11 bits of numbers 2^-28 below the largest, fewer of those below, and nothing of those 2^-40 below
    for place, below in enumerate((27, 28, 29, 33, 39, 40, 60)):
        numbers[:, 2 + place] = torch.ldexp(numbers[:, 2 + place].double(), torch.tensor(-below)).float()
    beside = (0.0, -0.0, math.inf, -math.inf, math.nan, tiny, -tiny / 2**20, 3e-4)
    numbers[::2, columns + 1 : columns + 1 + len(beside)] = torch.tensor(beside)
    # blocks of zeros, of zeros and one number, of nothing finite, and the largest numbers that there are
    numbers[0, :columns], numbers[1, :columns], numbers[2, :columns] = 0, 0, math.inf
    numbers[1, columns - 1], numbers[2, 0], numbers[3, 1] = -1.7, math.nan, most
    numbers[4, 1] = most * (1 - 2.0**-12)
    return numbers


def extreme_rows(packing: Packing) -> tuple[tuple[torch.Tensor, ...], torch.Tensor]:
    """Planes of ``[R, 32]`` whose codes but the first are 0, and the numbers, f32."""
    count = 256 if isinstance(packing, BlockFp8) or getattr(packing, "bits", 4) == 8 else 16
    if isinstance(packing, Mxfp4):
        scales = np.arange(256, dtype=np.uint8)
    else:
        kind = ml_dtypes.bfloat16 if getattr(packing, "scale", None) is DType.BF16 else np.float16
        kind = np.float32 if isinstance(packing, BlockFp8) else kind
        least, most = float(ml_dtypes.finfo(kind).smallest_subnormal), float(ml_dtypes.finfo(kind).max)
        scales = np.array([least, 3 * least, 0.0, 1.0, -1.2345, 7e-3, most], kind)
    code, scale = (each.ravel() for each in np.meshgrid(np.arange(count, dtype=np.uint8), np.arange(len(scales))))
    codes = np.zeros((len(code), 32 if count == 256 else 16), np.uint8)
    codes[:, 0] = code
    if isinstance(packing, MlxAffine):
        # of numbers that f16 has: they stand in all places but the first, times 0
        biases = np.roll(scales, 3).clip(-6e4, 6e4).astype(kind)
        planes = {"codes": codes.view(np.uint32), "scales": scales[scale][:, None], "biases": biases[scale][:, None]}
    else:
        named = {"blocks": codes[:, None]} if isinstance(packing, Mxfp4) else {"codes": codes}
        planes = {**named, "scales": scales[scale][:, None]}
    return as_tensors(packing, planes)


EXTREMES = (
    MlxAffine(4, 32, DType.BF16),
    MlxAffine(4, 32, DType.F16),
    MlxAffine(8, 32, DType.F16),
    MlxAffine(8, 32, DType.BF16),
    Mxfp4(),
    BlockFp8(1, 32),
)


def same(found: torch.Tensor, true: torch.Tensor, what: str) -> None:
    """Equal, a NaN to a NaN, and 0 to -0."""
    different = ((found != true) & ~(found.isnan() & true.isnan())).nonzero()
    if len(different):
        at = int(different[0, 0])
        sys.exit(f"{what}: {len(different)} of {len(true)} differ, the first is {found[at]}, not {true[at]}")


def bins(experts: int) -> int:
    return next(most for most in MOST_EXPERTS if experts <= most)


def check_all(run: Runner) -> None:
    """Every kernel that is shipped; ends the process at the first that is wrong."""
    torch.manual_seed(0)
    checks = Checks(run)
    checks.ties(21)
    checks.sorts(12)
    checks.narrowed(5, 12, 80)
    checks.gates()
    checks.rows(3, 80)
    checks.choices(5, 12, 3)
    number = 0
    checks.routing(4, 12, 3, 32, RARE)
    for number, rule in enumerate(RULES):
        ids, weights = checks.routing(1 + 3 * number, 12, 3, 32, rule)
        if number == 1:
            ids[0, 0] = 99  # visits no expert
        if number == 2:
            ids[:] = torch.tensor([2, 0, 1], dtype=torch.int32)  # all rows to three experts
        # every activation once, each with a row block; then every kernel of each dtype
        dtype = run.dtypes[number % len(run.dtypes)]
        for names in (GLUS, PLAIN):
            name = list(names)[number % len(names)]
            checks.bank(bank(name, 12, 48, 32, dtype), ids, weights, ROW_BLOCKS[number % len(ROW_BLOCKS)])
            checks.few(bank(name, 12, 48, 32, dtype), bank(name, 1, 48, 64, dtype), rule, 1 + number % 3, 3)
        checks.few(bank("silu", 12, 48, 32, dtype), None, rule, 2, 3)
    checks.bank(bank("alpha_sigmoid", 12, 48, 32, run.dtypes[0]), ids, weights, ROW_BLOCKS[0])
    ids[0, 0] = 99
    for number, packing in enumerate(run.packings):
        name, kind = ("silu", "alpha_sigmoid", "clamp_after")[number % 3], run.packed_dtype
        hidden, inter = (128, 256) if getattr(packing, "group", 32) > 32 else (64, 96)
        packed_to = bank(name, 12, hidden, inter, kind, packing)
        checks.bank(packed_to, ids, weights, ROW_BLOCKS[number % len(ROW_BLOCKS)])
        checks.few(packed_to, bank(name, 1, hidden, 2 * inter, kind, packing), RULES[number % len(RULES)], 2, 3)
    for packing in EXTREMES:
        checks.extremes(packing)
    checks.scaled_extremes()
    for check in around(run):
        check()


Pieces = Iterator[functools.partial[object]]
"""Checks that do not need each other."""


def check_pieces(
    pieces: Pieces, wanted: Callable[[int, str], bool], tell: Callable[[int, str, float], None]
) -> set[str]:
    """What several may share: ``wanted`` says of each number and name whether this one runs it, and ``tell`` is told of
    the number, what it was, and its seconds. The names of all that there are."""
    names = set[str]()
    for number, check in enumerate(pieces):
        name = check.func.__name__.lstrip("_")
        names.add(name)
        if not wanted(number, name):
            continue
        started = time.monotonic()
        torch.manual_seed(number)
        check()
        shown = [str(each) for each in check.args if not (isinstance(each, Checks) or callable(each))]
        tell(number, " ".join([name, *shown]), time.monotonic() - started)
    return names


def over_sizes(run: Runner) -> Pieces:
    """Every kernel of every dtype and row block, over sizes that fill blocks and sizes that do not."""
    checks = Checks(run)
    for packing in run.packings:
        group = getattr(packing, "group", 32)
        for experts, hidden, inter, wide in (
            (132, 21 * group, group, 9 * group),
            (72, group, 21 * group, 5 * group),
            (260, 2176, 128, 1280),
            (132, 128, 1152, 1280),
        ):
            yield functools.partial(_few_packed_of, checks, packing, experts, hidden, inter, wide)
    for dtype in run.dtypes:
        for name in ("silu", "plain relu2"):
            for experts in (132, 260) if dtype is run.packed_dtype else (132,):
                yield functools.partial(_few_of, checks, name, dtype, experts, 336, 144, 272, 5, 6)
            yield functools.partial(_few_of, checks, name, dtype, 14, 2896, 2064, 1424, 3, 5)
        for rows in ROW_BLOCKS:
            for sizes in (
                (1, 7, 1, 80, 16),
                (37, 5, 3, 144, 272),
                # so many blocks of columns that row blocks pass over them side by side, and not a multiple of these
                (60, 5, 3, 64, 2064),
                (60, 5, 3, 4112, 48),
                *(((259, 130, 4, 336, 144), (rows + 71, 3, 2, 144, 272)) if rows == ROW_BLOCKS[-1] else ()),
            ):
                yield functools.partial(_bank_of, checks, "silu", None, dtype, rows, *sizes)
                yield functools.partial(_bank_of, checks, "plain relu2", None, dtype, rows, *sizes)
    for packing in run.packings:
        group = getattr(packing, "group", 32)
        for rows in ROW_BLOCKS:
            for sizes in ((1, 7, 1, 3 * group, group), (37, 9, 6, 11 * group, 9 * group)):
                yield functools.partial(_bank_of, checks, "silu", packing, run.packed_dtype, rows, *sizes)
    yield functools.partial(checks.rows, 5, 4112)
    yield functools.partial(checks.choices, 130, 70, 7)
    for experts in (130, 260):
        yield functools.partial(checks.ties, experts)
        yield functools.partial(checks.sorts, experts)
        yield functools.partial(checks.routing, 70, experts, 5, 80, RULES[4])
        yield functools.partial(checks.routing, 70, experts, 5, 80, RULES[-1])
    yield functools.partial(checks.routing, 70, RARE_EXPERTS, 5, 80, RARE)
    yield functools.partial(checks.narrowed, 70, 150, 2896)
    yield functools.partial(checks.scaled_extremes)
    yield from around(run)


def _few_of(
    checks: Checks,
    name: str,
    dtype: torch.dtype,
    experts: int,
    hidden: int,
    inter: int,
    wide: int,
    tokens: int,
    top_k: int,
) -> None:
    few, shared = bank(name, experts, hidden, inter, dtype), bank(name, 1, hidden, wide, dtype)
    checks.few(few, shared, _rule(experts), tokens, top_k)


def _few_packed_of(checks: Checks, packing: Packing, experts: int, hidden: int, inter: int, wide: int) -> None:
    few = bank("silu", experts, hidden, inter, checks.run.packed_dtype, packing)
    checks.few(few, bank("silu", 1, hidden, wide, checks.run.packed_dtype, packing), RULES[2], 5, 6)
    checks.few(few, None, RULES[2], 2, 6)


def _bank_of(
    checks: Checks,
    name: str,
    packing: Packing | None,
    dtype: torch.dtype,
    rows: int,
    tokens: int,
    experts: int,
    top_k: int,
    hidden: int,
    inter: int,
) -> None:
    ids, weights = checks.routing(tokens, experts, top_k, hidden, RULES[0])
    checks.bank(bank(name, experts, hidden, inter, dtype, packing), ids, weights, rows)


def few_times(run: Runner) -> Pieces:
    """Every kernel, few times, over small sizes, those of many blocks first: for tools under which each launch takes
    long."""
    checks = Checks(run)
    for dtype in run.dtypes:
        for name in ("silu", "plain relu2"):
            yield functools.partial(_full_blocks, checks, name, dtype)
            yield functools.partial(_long_rows, checks, name, dtype)
    for rows in ROW_BLOCKS:
        yield functools.partial(_many_columns, checks, run.dtypes[0], rows)
    # of one type the same kernel serves less than all that there may be
    for dtype in (dtype for dtype in run.dtypes if dtype is run.packed_dtype):
        for name in ("silu", "plain relu2"):
            yield functools.partial(_few_and_grouped, checks, name, 260, dtype)
    for packing in run.packings[::2]:
        yield functools.partial(_few_packed, checks, packing, 260)
    for rows in ROW_BLOCKS:
        for dtype in run.dtypes:
            for name in ("silu", "plain relu2"):
                yield functools.partial(_small_bank, checks, name, None, dtype, rows)
        for packing in run.packings[::2]:
            yield functools.partial(_small_bank, checks, "silu", packing, run.packed_dtype, rows)
    for experts, rule in ((260, RULES[1]), (130, RULES[-1]), (20, RULES[2]), (20, RARE)):
        yield functools.partial(checks.ties, experts)
        yield functools.partial(checks.sorts, experts)
        yield functools.partial(checks.narrowed, 5, experts, 336)
        yield functools.partial(checks.routing, 3, experts, 3, 64, rule)
    for experts in (130, 70, 20):
        for dtype in run.dtypes:
            for name in ("silu", "plain relu2"):
                yield functools.partial(_few_and_grouped, checks, name, experts, dtype)
        for packing in run.packings[::2]:
            yield functools.partial(_few_packed, checks, packing, experts)
    yield functools.partial(checks.gates)
    yield functools.partial(checks.rows, 3, 80)
    yield functools.partial(checks.choices, 50, 12, 3)
    yield functools.partial(checks.scaled_extremes)
    yield from around(run)


def _few_and_grouped(checks: Checks, name: str, experts: int, dtype: torch.dtype) -> None:
    # rows of the first product of more steps than are loaded ahead, the last of them not whole
    few = bank(name, experts, 528, 32, dtype)
    checks.few(few, bank(name, 1, 528, 48, dtype), _rule(experts), 2, 2)
    ids, weights = checks.routing(5, experts, 2, 64, RULES[0])
    checks.grouped(few, x := torch.randn(5, 528), ids, weights, summed(few, x, ids, weights), ROW_BLOCKS[0])


def _long_rows(checks: Checks, name: str, dtype: torch.dtype) -> None:
    """Likewise of the second product, and of the first where the choice is made before."""
    few = bank(name, 4, 64, 1552, dtype)
    checks.few(few, bank(name, 1, 64, 1040, dtype), RULES[0], 2, 3)
    few = bank(name, 3, 528, 64, dtype)
    ids, weights = checks.routing(2, 3, 2, 64, RULES[0])
    checks.gathered(few, x := torch.randn(2, 528), ids, weights, summed(few, x, ids, weights))


def _few_packed(checks: Checks, packing: Packing, experts: int) -> None:
    few, shared = (bank("silu", n, 128, 128, checks.run.packed_dtype, packing) for n in (experts, 1))
    # of three choices biases are added up over more threads than of two
    checks.few(few, shared, _rule(experts), 2, 3)


def _rule(experts: int) -> Rule:
    """One with groups where these experts have some, else one with factors of experts."""
    return RULES[2] if experts % RULES[2].groups == 0 else RULES[-1]


def _many_columns(checks: Checks, dtype: torch.dtype, rows: int) -> None:
    """So many blocks of columns, and of rows, that these pass over those side by side."""
    ids, weights = checks.routing(60, 5, 3, 64, RULES[0])
    for hidden, inter in ((64, 2064), (4112, 48)):
        of, x = bank("silu", 5, hidden, inter, dtype), torch.randn(60, hidden)
        checks.grouped(of, x, ids, weights, summed(of, x, ids, weights), rows)


def _full_blocks(checks: Checks, name: str, dtype: torch.dtype) -> None:
    """Of each expert a full row block, one more than half full, or one of a few rows behind it."""
    rows = ROW_BLOCKS[-1]
    of = bank(name, 3, 80, 48, dtype)
    ids, weights = checks.routing(rows + 5, 3, 3, 64, RULES[0])
    checks.grouped(of, x := torch.randn(rows + 5, 80), ids, weights, summed(of, x, ids, weights), rows)
    for tokens in (rows + 5, rows // 2 + 6):
        checks.dense_grouped(of, x[:tokens], rows)


def _small_bank(checks: Checks, name: str, packing: Packing | None, dtype: torch.dtype, rows: int) -> None:
    ids, weights = checks.routing(9, 3, 2, 64, RULES[0])
    ids[0, 0] = 99  # visits no expert
    sizes = (80, 48) if packing is None else (128, 128)
    checks.bank(bank(name, 4, *sizes, dtype, packing), ids, weights, rows)
