"""Attention kernels alone against float64: every tier, heads and widths of the census, masks, sinks, ragged lengths.

A kernel is as exact as torch's attention over the same numbers: that is the limit of each case.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
import pytest
import torch
from numpy.typing import NDArray

from emitter.dtype import DType
from emitter.iree import Session, compile_graph
from emitter.iree.module import BaseModule
from emitter.kernels.cpu.attending import CpuAttention
from emitter.lowering import AttentionCall, Cached
from emitter.shapes import PAGE, PAGES, SEQUENCE, TABLE, TOKENS, Dim
from emitter.signature import Argument, Entry, Role, Signature
from emitter.spec.attention import (
    AttentionSpec,
    GroupedAttentionSpec,
    LatentAttentionSpec,
    MaskKind,
    MaskSpec,
    row_elements,
)
from emitter.spec.norm import NormSpec
from emitter.target import host_features, parse_target
from emitter.target.isa import AVX2, PORTABLE, Isa, best_isa, tiers_for
from emitter.text.builder import FunctionBuilder, module_text
from emitter.text.graph import Graph
from tests.emitter.kernels.cpu.codes import decoded, encoded
from tests.emitter.kernels.cpu.tile_registers import EMULATED, emulate

Array = NDArray[Any]
HOST = best_isa(host_features())
TIERS = tiers_for(host_features())


@dataclass(frozen=True)
class Case:
    """Heads, key heads, widths of keys and values; of latent attention one key head, whose latents are the values."""

    heads: int
    kv_heads: int
    keys: int
    values: int
    dtype: DType = DType.F32
    isa: Isa = HOST
    mask: MaskSpec = field(default_factory=MaskSpec)
    sinks: bool = False
    softcap: float = 0.0
    rotated: int = 0
    coded: bool = False

    @property
    def spec(self) -> AttentionSpec:
        scale = (self.keys + self.rotated) ** -0.5
        if self.rotated:
            return LatentAttentionSpec(
                hidden=8, heads=self.heads, scale=scale, mask=self.mask, q_rank=0, kv_rank=self.keys, nope_dim=4,
                rope_dim=self.rotated, v_dim=4, latent_norm=NormSpec(1e-6), sinks=self.sinks, softcap=self.softcap,
            )  # fmt: skip
        return GroupedAttentionSpec(
            hidden=8, heads=self.heads, scale=scale, mask=self.mask, sinks=self.sinks, softcap=self.softcap,
            kv_heads=self.kv_heads, head_dim=self.keys, v_dim=self.values,
        )  # fmt: skip

    def write(self, b: FunctionBuilder, tokens: Dim, form: str) -> Signature:
        """An entry point. ``form``: keys one after the other, of one sequence in ``pages``, or of a ``batch``."""
        latent = bool(self.rotated)
        widths = [self.keys, self.rotated] if latent else [self.keys]
        lead = () if latent else (self.kv_heads,)
        cached = [self.keys, self.rotated] if latent else [self.keys, self.values]
        room: tuple[Dim, ...] = (PAGES, *lead, PAGE) if form else (*lead, SEQUENCE)
        arguments = [Argument(f"q{n}", (tokens, self.heads, w), self.dtype, Role.INPUT) for n, w in enumerate(widths)]
        kept = DType.I8 if self.coded else self.dtype
        rows = [(*room, row_elements(width, kept)) for width in cached]
        arguments += [Argument(f"c{n}", shape, kept, Role.INPUT) for n, shape in enumerate(rows)]
        entries: dict[str, tuple[Dim, ...]] = {} if form == "batch" else {"start": ()}
        entries |= {"": {}, "pages": {"pages": (TABLE,)}}.get(form, {"pages": (tokens, TABLE), "lengths": (tokens,)})
        arguments += [Argument(name, shape, DType.I32, Role.INPUT) for name, shape in entries.items()]
        arguments += [Argument("sinks", (self.heads,), DType.F32, Role.INPUT)] if self.sinks else []
        v = b.take(arguments)
        queries = [v[f"q{n}"] for n in range(len(widths))]
        positions = b.iota((tokens,), dim=0, name="positions")  # which these kernels do not read
        cache = Cached([v["c0"], v["c1"]], positions, *map(v.get, ("start", "pages", "lengths")))
        y = CpuAttention(self.isa).attend(b, AttentionCall(self.spec, queries, cache, v.get("sinks")))
        assert not isinstance(y, str), y
        b.results([("y", y)])
        return b.signature(arguments)

    def data(self, tokens: int, start: int, context: int) -> dict[str, Array]:
        random = np.random.default_rng(start + 7 * tokens)
        lead = () if self.rotated else (self.kv_heads,)
        widths = [self.keys, self.rotated] if self.rotated else [self.keys]
        cached = [self.keys, self.rotated] if self.rotated else [self.keys, self.values]
        found = {f"q{n}": 2 * random.standard_normal((tokens, self.heads, w)) for n, w in enumerate(widths)}
        found |= {f"c{n}": random.standard_normal((*lead, context, w)) for n, w in enumerate(cached)}
        found = {name: each.astype(self.dtype.numpy) for name, each in found.items()}
        for cache in (found["c0"], found["c1"]):
            cache[..., start + tokens :, :] = np.nan  # nobody may look at what is behind the last token
        if self.coded:
            found |= {part: encoded(found[part].astype(np.float32)) for part in ("c0", "c1")}
        if self.sinks:
            found["sinks"] = random.standard_normal(self.heads).astype(np.float32)
        return found

    def formula(self, data: dict[str, Array], start: int, dtype: torch.dtype) -> Array:
        """What ``torch`` computes in a type."""
        numbers = {name: decoded(each) if each.dtype == np.int8 else each for name, each in data.items()}
        given = {name: torch.from_numpy(np.asarray(each, np.float32)).to(dtype) for name, each in numbers.items()}
        tokens, length = data["q0"].shape[0], start + data["q0"].shape[0]
        if self.rotated:
            q = torch.cat([given["q0"], given["q1"]], -1)
            k, v = torch.cat([given["c0"], given["c1"]], -1)[None, :length], given["c0"][None, :length]
        else:
            q, k, v = given["q0"], given["c0"][:, :length], given["c1"][:, :length]
        group = self.heads // k.shape[0]
        k, v = (each.repeat_interleave(group, 0) for each in (k, v))
        at, key = torch.arange(start, length)[:, None], torch.arange(length)[None]
        seen, width = key <= at, self.mask.width
        if self.mask.kind is MaskKind.SLIDING:
            seen &= at - key < width
        elif self.mask.kind is MaskKind.CHUNKED:
            seen &= at // width == key // width
        q = q.transpose(0, 1)
        if not self.sinks and not self.softcap:
            y = torch.nn.functional.scaled_dot_product_attention(
                q[None], k[None], v[None], attn_mask=seen[None, None], scale=self.spec.scale
            )[0]
        else:
            scores = q @ k.transpose(1, 2) * self.spec.scale
            scores = torch.tanh(scores / self.softcap) * self.softcap if self.softcap else scores
            scores = scores.masked_fill(~seen, -torch.inf)
            if self.sinks:
                scores = torch.cat([scores, given["sinks"][:, None, None].expand(-1, tokens, 1)], -1)
            y = torch.softmax(scores, -1)[..., :length] @ v
        return y.transpose(0, 1).reshape(tokens, -1).double().numpy()

    def errors(
        self, run: Session, tokens: int, start: int, context: int, *, pages: bool = False
    ) -> tuple[Array, Array]:
        """Ours and torch's, of every number, in units of the largest."""
        data = self.data(tokens, start, context)
        others = {name: each for name, each in data.items() if name != "q0"}
        if pages:
            (others["c0"], others["c1"]), (others["pages"],) = in_pages([(data["c0"], data["c1"])])
        found = np.asarray(run.run(data["q0"], start=np.array(start, np.int32), **others)["y"], np.float64)
        return self.compared(found, data, start)

    def compared(self, found: Array, data: dict[str, Array], start: int) -> tuple[Array, Array]:
        truth = self.formula(data, start, torch.float64)
        theirs = self.formula(data, start, torch.bfloat16 if self.dtype is DType.BF16 else torch.float32)
        most = np.abs(truth).max()
        return (found - truth).ravel() / most, (theirs - truth).ravel() / most


def in_pages(sequences: list[tuple[Array, Array]]) -> tuple[list[Array], Array]:
    """Pools of the caches ``[.., T, d]`` of sequences, in pages of any order, and their tables ``[B, M]``."""
    most = max(-(-c.shape[-2] // PAGE) for c, _ in sequences)
    order = np.random.default_rng(most).permutation(len(sequences) * most).astype(np.int32) + 1
    tables = order.reshape(len(sequences), most)
    pools = []
    for part in range(2):
        first = sequences[0][part]
        lead, width = first.shape[:-2], first.shape[-1]
        nobodys = np.full((len(sequences) * most + 1, *lead, PAGE, width), np.nan, np.float32)
        pool = np.full(nobodys.shape, -1, np.int8) if first.dtype == np.int8 else nobodys.astype(first.dtype)
        for caches, table in zip(sequences, tables, strict=True):
            cache = caches[part]
            for number in range(-(-cache.shape[-2] // PAGE)):
                rows = cache[..., number * PAGE : (number + 1) * PAGE, :]
                pool[table[number]][..., : rows.shape[-2], :] = rows
        pools.append(pool)
    return pools, tables


@dataclass(frozen=True)
class Module:
    """Cases as entry points of one module: a module of its own takes as long as two of them."""

    cases: tuple[Case, ...]
    tokens: Dim
    form: str = ""

    @cached_property
    def compiled(self) -> BaseModule:
        declared, functions, entries = FunctionBuilder("module"), [], []
        for number, case in enumerate(self.cases):
            functions.append(b := FunctionBuilder(f"case_{number}", same_module_as=declared))
            entries.append(Entry(b.name, case.write(b, self.tokens, self.form)))
        return compile_graph(Graph(module_text(functions), tuple(entries)), parse_target("cpu"))

    def session(self, case: Case) -> Session:
        return Session(self.compiled, {}, entry=f"case_{self.cases.index(case)}", driver="local-sync")


def require_as_exact(isa: Isa, errors: list[tuple[Array, Array]]) -> None:
    """Over all numbers of all calls the error is at most torch's; of one number at most twice their largest.

    Without a fused multiply-add, which torch has here, each product is rounded too: twice the variance.
    """
    ours, theirs = (np.concatenate(each) for each in zip(*errors, strict=True))
    assert np.isfinite(ours).all()
    assert np.mean(ours**2) <= (1 if isa.fused else 2) * np.mean(theirs**2)
    assert np.abs(ours).max() <= 2 * np.abs(theirs).max()


BF16 = DType.BF16
SLIDING, CHUNKED = MaskSpec(MaskKind.SLIDING, 50), MaskSpec(MaskKind.CHUNKED, 96)
LENGTHS = (1, 2, 17, 127, 128, 129, 300)
EITHER = [
    Case(16, 16, 128, 128, BF16),
    Case(6, 2, 14, 14, mask=SLIDING, sinks=True),
    Case(20, 4, 80, 80, BF16, mask=CHUNKED),
    Case(8, 1, 256, 256, softcap=50.0),
    Case(1, 1, 192, 128),
    Case(7, 1, 96, 40, isa=AVX2, dtype=BF16),
    *(Case(12, 4, 72, 72, DType.F32, isa) for isa in TIERS[1:]),
    Case(16, 1, 512, 512, BF16, rotated=64),
    Case(5, 1, 20, 20, isa=PORTABLE, rotated=8, sinks=True),
]
# in each type of queries on each tier: pairs, and numbers one by one; widths that end within a vector
CODED = [
    Case(16, 4, 64, 40, BF16, mask=SLIDING, coded=True),
    Case(6, 2, 20, 36, isa=AVX2, dtype=BF16, coded=True),
    Case(12, 4, 72, 72, isa=TIERS[1], mask=CHUNKED, coded=True),
    Case(8, 1, 24, 24, isa=PORTABLE, sinks=True, coded=True),
]
CASES = [*EITHER, *CODED, Case(32, 4, 64, 64, BF16, mask=SLIDING, sinks=True)]


def name(case: Case) -> str:
    words = [
        case.mask.kind.value,
        *(["codes"] if case.coded else []),
        *(["sinks"] if case.sinks else []),
        *(["softcap"] if case.softcap else []),
    ]
    return f"{case.heads}x{case.keys}+{case.rotated}-{case.dtype.value}-{case.isa.name}-{'-'.join(words)}"


ONE = Module((*CASES,), 1)


@pytest.mark.parametrize("case", ONE.cases, ids=name)
def test_one_token_over_its_cache_is_as_exact_as_torch(case: Case) -> None:
    run = ONE.session(case)
    require_as_exact(case.isa, [case.errors(run, 1, length - 1, length + 3) for length in LENGTHS])


MANY = Module((*EITHER[:4], EITHER[5], *EITHER[-3:], CODED[0], CODED[-1]), TOKENS)
OTHERS = [case for case in (*EITHER, *CODED) if case not in MANY.cases]
FURTHER = Module((*OTHERS, Case(8, 2, 64, 64, BF16, mask=SLIDING, sinks=True)), TOKENS)
# a row, whole and ragged tiles, work items of up to 96 rows; chunks of 128 keys, of which some are not seen by all
CALLS = ((1, 0), (2, 126), (17, 0), (16, 111), (60, 69), (130, 0), (97, 203))


@pytest.mark.parametrize(
    ("case", "module"),
    [
        *(pytest.param(case, MANY, id=name(case)) for case in MANY.cases),
        *(pytest.param(case, FURTHER, id=name(case), marks=pytest.mark.nightly) for case in FURTHER.cases),
    ],
)
def test_many_tokens_over_their_cache_are_as_exact_as_torch(case: Case, module: Module) -> None:
    run = module.session(case)
    require_as_exact(case.isa, [case.errors(run, tokens, start, start + tokens + 2) for tokens, start in CALLS])


# heads whose widths end within a tile, values of an odd number of tiles, two matrices of keys, fewer rows than a tile
MATRIX_UNIT = (
    Case(16, 16, 128, 128, BF16, EMULATED),
    Case(8, 2, 80, 48, BF16, EMULATED, SLIDING, sinks=True),
    Case(3, 1, 15, 23, BF16, EMULATED, CHUNKED, softcap=50.0),
    Case(64, 1, 96, 96, BF16, EMULATED, rotated=24),
    Case(8, 2, 80, 48, BF16, EMULATED, coded=True),
)
IN_ROWS = Module(MATRIX_UNIT, TOKENS)
IN_PAGES = Module(MATRIX_UNIT, TOKENS, "pages")


@pytest.mark.parametrize(
    ("case", "module"),
    [
        *((case, IN_ROWS) for case in MATRIX_UNIT),
        *(pytest.param(case, IN_PAGES, marks=pytest.mark.nightly) for case in MATRIX_UNIT),
    ],
    ids=lambda each: name(each) if isinstance(each, Case) else each.form or "rows",
)
def test_products_of_the_matrix_unit_are_as_exact_as_torch(
    case: Case, module: Module, monkeypatch: pytest.MonkeyPatch
) -> None:
    emulate(monkeypatch)
    run, pages = module.session(case), bool(module.form)
    require_as_exact(case.isa, [case.errors(run, n, start, start + n + 2, pages=pages) for n, start in CALLS])


# the other shapes over pages are in the census below
PAGED = Module((EITHER[1], EITHER[-1], *CODED[:2]), TOKENS, "pages")


@pytest.mark.nightly
@pytest.mark.parametrize("case", PAGED.cases, ids=name)
def test_many_tokens_over_pages_are_as_exact_as_torch(case: Case) -> None:
    run = PAGED.session(case)
    require_as_exact(case.isa, [case.errors(run, n, start, start + n + 2, pages=True) for n, start in CALLS])


# (heads, key heads, widths of keys, of values, of rotated keys) that models of the families have
SHAPES = [
    *((1, 1, 64, 64, 0), (16, 16, 128, 128, 0), (32, 4, 128, 128, 0), (64, 8, 64, 64, 0), (40, 8, 80, 80, 0)),
    *((32, 2, 96, 96, 0), (64, 4, 192, 128, 0), (16, 1, 256, 256, 0), (16, 1, 512, 512, 64), (128, 1, 512, 512, 64)),
]
KNOBS: list[dict[str, Any]] = [{}, {"mask": SLIDING, "sinks": True}, {"mask": CHUNKED}, {"softcap": 30.0}]
CENSUS = [
    Case(*shape[:4], dtype, isa, rotated=shape[4], **KNOBS[(number + (dtype is BF16)) % len(KNOBS)])
    for number, shape in enumerate(SHAPES)
    for dtype in (DType.F32, BF16)
    for isa in TIERS
]


@pytest.mark.nightly
@pytest.mark.parametrize("case", CENSUS, ids=name)
def test_every_shape_on_every_tier_is_as_exact_as_torch(case: Case) -> None:
    forms = ((1, ""), (TOKENS, ""), (TOKENS, "pages"))
    one, many, paged = (Module((case,), tokens, form).session(case) for tokens, form in forms)
    require_as_exact(case.isa, [case.errors(one, 1, length - 1, length + 3) for length in LENGTHS])
    calls = [(tokens, start, start + tokens + 2) for tokens, start in CALLS]
    require_as_exact(case.isa, [case.errors(many, *call) for call in calls])
    require_as_exact(case.isa, [case.errors(paged, *call, pages=True) for call in calls])


BATCH = Module((CASES[0], CASES[1], CASES[3], EITHER[-1], *CODED[-2:], CASES[-1]), TOKENS, "batch")


@pytest.mark.parametrize("case", BATCH.cases, ids=name)
def test_a_token_of_each_of_some_sequences_is_what_it_is_alone(case: Case) -> None:
    """Ragged: each row over its own pages, to the bit what it is over a cache of its own. A row not in use is zeros."""
    batch, alone = BATCH.session(case), ONE.session(case)
    lengths = (300, 1, 128, 129, 127, 0, 17)
    data = [case.data(1, max(length, 1) - 1, max(length, 1)) for length in lengths]
    pools, tables = in_pages([(each["c0"], each["c1"]) for each in data])
    q = {part: np.concatenate([each[part] for each in data]) for part in data[0] if part.startswith("q")}
    sinks = {"sinks": data[0]["sinks"]} if case.sinks else {}
    others = {part: each for part, each in q.items() if part != "q0"} | {"c0": pools[0], "c1": pools[1], **sinks}
    found = np.asarray(batch.run(q["q0"], pages=tables, lengths=np.array(lengths, np.int32), **others)["y"])
    for row, (length, each) in enumerate(zip(lengths, data, strict=True)):
        given = {part: array for part, array in each.items() if part not in ("q0", "sinks")} | sinks
        if length:
            one = alone.run(each["q0"], start=np.array(length - 1, np.int32), **given)["y"]
            np.testing.assert_array_equal(found[row : row + 1], np.asarray(one), f"length {length}")
        else:
            assert not found[row].any()
