"""From projections to the cache: norms, rotation and store against float64, in each form of cache and on every tier."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from emitter.dtype import DType
from emitter.graphs.lowered import graph_of
from emitter.iree import Session, compile_graph
from emitter.kernels.cpu.attending import CpuAttention
from emitter.lowering import Cached
from emitter.shapes import PAGE, PAGES, SEQUENCE, TABLE, TOKENS, Dim
from emitter.signature import MAIN, Argument, Role
from emitter.spec.attention import (
    GroupedAttentionSpec,
    NormOver,
    Positioned,
    PositionScaleSpec,
    QkNormSpec,
    row_elements,
)
from emitter.spec.norm import NormSpec, NormWeight
from emitter.spec.rope import Pairing, RopeSpec
from emitter.target import host_features, parse_target
from emitter.target.isa import Isa, tiers_for
from emitter.text.builder import FunctionBuilder
from emitter.text.graph import Graph
from tests.emitter.kernels.cpu.codes import decoded

Array = NDArray[Any]
TIERS = tiers_for(host_features())
PLAIN = GroupedAttentionSpec(hidden=8, heads=6, scale=1.0, kv_heads=2, head_dim=20, v_dim=12)
SCALE = PositionScaleSpec(Positioned.LOG_STEPS, 0.1, 4)


@dataclass(frozen=True)
class Case:
    """An attention, the type of its queries and cache, or of queries alone over one of codes, and the form of that."""

    spec: GroupedAttentionSpec
    isa: Isa
    dtype: DType = DType.F32
    form: str = ""
    coded: bool = False

    @property
    def states(self) -> list[tuple[str, int, DType]]:
        """The caches, the elements of their rows, and of what type."""
        kept = DType.I8 if self.coded else self.dtype
        widths = (("keys", self.spec.head_dim), ("values", self.spec.v_dim))
        return [(name, row_elements(width, kept), kept) for name, width in widths]

    def graph(self) -> Graph:
        s = self.spec
        n, m, d = s.heads, s.kv_heads, s.head_dim
        shapes: dict[str, tuple[Dim, ...]] = {"q": (TOKENS, n * d), "k": (TOKENS, m * d)}
        shapes |= {} if s.v_is_k else {"v": (TOKENS, m * s.v_dim)}
        if s.qk_norm is not None and s.qk_norm.norm.weighted:
            wide = s.qk_norm.over is NormOver.ALL
            shapes |= {f"{name}_norm": (heads * d if wide else d,) for name, heads in (("q", n), ("k", m))}
        if s.rope is not None:
            shapes |= dict.fromkeys(("cos", "sin"), (TOKENS, s.rope.pairs))
        shapes |= {"factors": (TOKENS,)} if s.position_scale is not None else {}
        lead: tuple[Dim, ...] = (PAGES, m, PAGE) if self.form else (m, SEQUENCE)
        indices: dict[str, tuple[Dim, ...]] = {"positions": (TOKENS,)}
        indices |= {"": {"start": ()}, "one": {"start": (), "pages": (TABLE,)}}.get(
            self.form, {"pages": (TOKENS, TABLE), "lengths": (TOKENS,)}
        )
        arguments = [Argument(name, shape, DType.F32, Role.INPUT) for name, shape in shapes.items()]
        arguments += [Argument(name, shape, DType.I32, Role.INPUT) for name, shape in indices.items()]
        states = [Argument(name, (*lead, width), kept, Role.INPUT) for name, width, kept in self.states]
        b = FunctionBuilder(MAIN)
        v = b.take((*arguments, *states))
        made = {name: v[name] for name in shapes}
        cache = Cached([v["keys"], v["values"]], v["positions"], *map(v.get, ("start", "pages", "lengths")))
        found = CpuAttention(self.isa).enter(b, s, made, cache, self.dtype)
        assert not isinstance(found, str), found
        named = [("rows", found[0]), ("keys", found[1][0]), ("values", found[1][1])]
        return graph_of(b, (*arguments, *states), named)

    def formula(self, data: dict[str, Array], name: str) -> Array:
        """q or k by head in float64, ``[N, heads, d]``."""
        s, x = self.spec, data[name].astype(np.float64)
        heads = s.heads if name == "q" else s.kv_heads
        x = x.reshape(len(x), heads, s.head_dim)
        if s.qk_norm is not None:
            norm, weight = s.qk_norm.norm, data.get(f"{name}_norm", np.ones(s.head_dim)).astype(np.float64)
            axes = (1, 2) if s.qk_norm.over is NormOver.ALL else (2,)
            weight = weight.reshape(heads, -1) if s.qk_norm.over is NormOver.ALL else weight
            weight = weight + (norm.weight is NormWeight.CENTRED)
            x = x / np.sqrt((x**2).mean(axes, keepdims=True) + norm.eps) * weight
        x = np.clip(x, -s.clip, s.clip) if s.clip else x
        if s.rope is not None:
            pairs = s.rope.pairs
            a, b = x[..., :pairs], x[..., pairs : 2 * pairs]
            if s.rope.pairing is not Pairing.HALF:
                a, b = x[..., : 2 * pairs : 2], x[..., 1 : 2 * pairs : 2]
            cos, sin = (data[table].astype(np.float64)[:, None] for table in ("cos", "sin"))
            x = np.concatenate([a * cos - b * sin, b * cos + a * sin, x[..., 2 * pairs :]], -1)
        return x * data["factors"].astype(np.float64)[:, None, None] if name == "q" and s.position_scale else x


HEADWISE = QkNormSpec(NormSpec(1e-6))
NONE = NormSpec(1e-3, NormWeight.NONE)
CASES = [
    Case(PLAIN, TIERS[0]),
    Case(replace(PLAIN, qk_norm=HEADWISE, rope=RopeSpec(1e4, 20)), TIERS[0], DType.BF16),
    Case(replace(PLAIN, qk_norm=replace(HEADWISE, over=NormOver.ALL), rope=RopeSpec(1e4, 20), clip=0.8), TIERS[-1]),
    Case(replace(PLAIN, rope=RopeSpec(1e4, 14, Pairing.INTERLEAVED), position_scale=SCALE, v_scale=0.5), TIERS[0]),
    *(
        Case(replace(PLAIN, head_dim=72, rope=RopeSpec(1e4, 72, pairing)), isa)
        for isa, pairing in zip(TIERS[1:], (*Pairing, *Pairing), strict=False)
    ),
    Case(
        replace(PLAIN, rope=RopeSpec(1e4, 8), qk_norm=QkNormSpec(NormSpec(1e-6, NormWeight.CENTRED))),
        TIERS[0],
        form="one",
    ),
    Case(replace(PLAIN, rope=RopeSpec(1e4, 20)), TIERS[0], form="batch"),
    Case(replace(PLAIN, qk_norm=HEADWISE, v_norm=NONE, rope=RopeSpec(1e4, 20)), TIERS[-1]),
    Case(replace(PLAIN, qk_norm=HEADWISE, rope=RopeSpec(1e4, 14)), TIERS[0], DType.BF16, "batch", coded=True),
    Case(replace(PLAIN, v_scale=0.5, rope=RopeSpec(1e4, 20)), TIERS[-1], coded=True),
    Case(
        replace(PLAIN, qk_norm=QkNormSpec(NONE), v_norm=NONE, v_is_k=True, v_dim=20, rope=RopeSpec(1e4, 20)),
        TIERS[0],
        form="one",
    ),
]


@pytest.mark.parametrize(
    "case", CASES, ids=lambda case: f"{case.isa.name}-{case.dtype.value}-{case.form or 'whole'}{'-codes' * case.coded}"
)
def test_heads_are_normed_turned_and_stored_at_their_places(case: Case) -> None:
    s, tokens, start = case.spec, 5, 126
    random = np.random.default_rng(4)
    graph = case.graph()
    data: dict[str, Array] = {}
    for argument in graph.entry(MAIN).signature.arguments:
        if argument.dtype is DType.F32 and argument.name not in ("keys", "values"):
            shape = [tokens if isinstance(dim, type(TOKENS)) else dim for dim in argument.shape]
            data[argument.name] = random.standard_normal(shape).astype(np.float32)
    positions = np.arange(start, start + tokens, dtype=np.int32)
    places: dict[str, Array] = {"start": np.array(start, np.int32)}
    if case.form == "":
        lead: tuple[int, ...] = (s.kv_heads, 140)
        where = [(slice(None), position) for position in positions]
    else:
        lead = (11, s.kv_heads, PAGE)
        table = np.array([[3, 7], [9, 1], [4, 2], [8, 5], [6, 10]], np.int32)
        rows = np.arange(tokens) if case.form == "batch" else np.zeros(tokens, int)
        where = [(table[r, p // PAGE], slice(None), p % PAGE) for r, p in zip(rows, positions, strict=True)]
        places |= {"pages": table[0]}
        if case.form == "batch":
            lengths = positions + 1
            lengths[2], positions[2], where[2] = 0, 0, (0, slice(None), 2)  # a row that is not in use
            places = {"pages": table, "lengths": lengths}
    states = {name: np.full((*lead, width), 7, kept.numpy) for name, width, kept in case.states}
    q, others = data["q"], {name: of for name, of in data.items() if name != "q"}
    run = Session(compile_graph(graph, parse_target("cpu")), {}, driver="local-sync")

    found = run.run(q, positions=positions, **places, **states, **others)
    # a few roundings, and one to the type of the cache; sums of squares of up to 120 numbers in four lanes at least
    unit = 2.0 ** (-8 if case.dtype is DType.BF16 else -24)
    v = data["k" if s.v_is_k else "v"].astype(np.float64).reshape(tokens, s.kv_heads, s.v_dim)
    v = np.clip(v, -s.clip, s.clip) if s.clip else v
    v = v if s.v_norm is None else v / np.sqrt((v**2).mean(2, keepdims=True) + s.v_norm.eps)
    wanted = {
        "rows": case.formula(data, "q"),
        "keys": case.formula(data, "k"),
        "values": v * s.v_scale,
    }
    for name, truth in wanted.items():
        array = np.array(found[name])
        stored = array if name == "rows" else np.stack([array[place] for place in where])
        if case.coded and name != "rows":  # to the nearest of 255 numbers
            limit = (0.5 / 127 + 2.0**-20) * np.abs(truth).max(-1, keepdims=True)
            assert (np.abs(stored[..., :-4]).max(-1) == 127).all(), name
            stored = decoded(stored)
        else:
            limit = (unit + 24 * 2.0**-24) * (np.abs(truth) + np.abs(truth).max() / 4)
        assert (np.abs(stored.astype(np.float64) - truth) <= limit).all(), name
        if name != "rows":
            for place in where:
                array[place] = 7
            assert (array == 7).all(), f"{name}: something else was written"


def test_rows_of_codes_that_have_no_scale_are_zeros_and_those_with_a_nan_are_nan() -> None:
    case = Case(PLAIN, TIERS[0], coded=True)
    data = {"q": np.zeros((3, 120), np.float32), "k": np.zeros((3, 40), np.float32), "v": np.zeros((3, 24), np.float32)}
    data["k"][1, 3] = 1e-39
    data["k"][2, 25] = np.nan
    run = Session(compile_graph(case.graph(), parse_target("cpu")), {}, driver="local-sync")
    states = {name: np.full((2, 4, width), 7, np.int8) for name, width, _ in case.states}
    positions = np.arange(3, dtype=np.int32)
    found = run.run(data.pop("q"), positions=positions, start=np.array(0, np.int32), **data, **states)
    keys = decoded(np.asarray(found["keys"])[:, :3])
    assert np.isnan(keys[1, 2]).all()
    keys[1, 2] = 0
    assert not keys.any()
    assert not decoded(np.asarray(found["values"])[:, :3]).any()
