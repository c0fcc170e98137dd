"""Layers on meshes of virtual devices: as on one device, with no exchange but those that are meant."""

from __future__ import annotations

import json
import math
import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from emitter.errors import CompileError, InputError, UnsupportedError
from emitter.golden import goldens_root
from emitter.graphs import emit
from emitter.graphs.figures import mesh_figures
from emitter.iree import Session, compile_graph
from emitter.plan import Plan, Strategy, coupled
from emitter.reading.config import open_model
from emitter.signature import Argument, DType, Entry, Result, Role, Signature
from emitter.spec import CapacitySpec, ExpertsSpec, GluKind, GluSpec, MoeSpec, RouterSpec, SelectOn, WeightsFrom
from emitter.target import Target, parse_target
from emitter.target.mesh import Mesh, Part, part_for, read_mesh
from emitter.xla import XlaSession, collectives, compiler_options
from emitter.xla import session as session_module
from weights import random_weights

ROOT = Path(__file__).parents[3]
SELECTED = WeightsFrom.SELECTED_LOGITS
SPEC = MoeSpec(24, RouterSpec(8, 2), ExpertsSpec(8, 10))
SECONDS = 240
TOKENS, HIDDEN, TOP_K = 16, 40, 3
"""Of the tiny qwen3-moe."""
REDUCED = ["all-reduce", "f32", [TOKENS, HIDDEN]]


@pytest.fixture(
    scope="module",
    params=[pytest.param((1, 8), id="8"), pytest.param((1, 2, 4, 8), id="2,4,8", marks=pytest.mark.nightly)],
)
def counts(request: pytest.FixtureRequest) -> tuple[int, ...]:
    return request.param


@pytest.fixture(scope="module")
def found(counts: tuple[int, ...]) -> dict[str, Any]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "JAX_PLATFORMS": "cpu"}
    script = Path(__file__).with_name("eight_devices.py")
    done = subprocess.run(
        [sys.executable, script, *map(str, counts)],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        env=environment,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return {case["case"]: case for case in json.loads(done.stdout.splitlines()[-1])}


@pytest.mark.timeout(SECONDS + 60)
def test_every_mesh_gives_what_one_device_gives(found: dict[str, Any], counts: tuple[int, ...]) -> None:
    assert len(found) == 8 + 3 * len(counts) - 1
    assert {name: case["apart"] for name, case in found.items() if not case["apart"] <= 1} == {}


def test_masked_dense_is_split_with_one_all_reduce_and_no_weight_gathered(
    found: dict[str, Any], counts: tuple[int, ...]
) -> None:
    exchanged = {devices: found[f"masked {devices}"]["collectives"] for devices in counts}
    assert exchanged == {devices: [REDUCED] * (devices > 1) for devices in counts}


def test_tokens_on_every_device_take_one_all_reduce(found: dict[str, Any], counts: tuple[int, ...]) -> None:
    assert all(found[f"ladder {devices}"]["collectives"] == [REDUCED] for devices in counts[1:])


def test_split_tokens_are_gathered_with_their_routing_and_summed_where_they_came_from(
    found: dict[str, Any], counts: tuple[int, ...]
) -> None:
    for devices in counts[1:]:
        assert found[f"ladder {devices} split"]["collectives"] == [
            ["all-gather", "f32", [TOKENS, HIDDEN]],
            ["all-gather", "s32", [TOKENS, 2 * TOP_K]],
            ["reduce-scatter", "f32", [TOKENS // devices, HIDDEN]],
        ]
    # XLA's CPU may gather bf16 in a wider type
    assert [op for op, _, _ in found["shared 4 split"]["collectives"]] == ["all-gather"] * 2 + ["reduce-scatter"]


STARTED = """\
  %all-gather-start = (bf16[8,40]{1,0}, bf16[16,40]{1,0}) all-gather-start(%x), channel_id=1, dimensions={0}
  ROOT %all-gather-done = bf16[16,40]{1,0} all-gather-done(%all-gather-start)
  %all-gather-start.1 = ((s32[8,3]{1,0}, f32[8,3]{1,0}), (s32[16,3]{1,0}, f32[16,3]{1,0})) all-gather-start(%i, %w)
  %all-gather-done.1 = (s32[16,3]{1,0}, f32[16,3]{1,0}) all-gather-done(%all-gather-start.1)
  %reduce-scatter-start = ((f32[16,40]{1,0}), f32[8,40]{1,0}) reduce-scatter-start(%y), to_apply=%add
  %reduce-scatter-done = f32[8,40]{1,0} reduce-scatter-done(%reduce-scatter-start)
  %all-reduce-start = f32[16,40]{1,0} all-reduce-start(%z), replica_groups={{0,1}}, to_apply=%add
  %all-reduce-done = f32[16,40]{1,0} all-reduce-done(%all-reduce-start)
"""
"""Exchanges as XLA writes them for a GPU, some of several arrays."""


def test_an_exchange_that_is_started_and_ended_counts_once() -> None:
    exchanged = collectives(SimpleNamespace(as_text=lambda: STARTED))
    assert [[c.op, c.dtype, list(c.shape)] for c in exchanged] == [
        ["all-gather", "bf16", [16, 40]],
        ["all-gather", "s32", [16, 3]],
        ["all-gather", "f32", [16, 3]],
        ["reduce-scatter", "f32", [8, 40]],
        ["all-reduce", "f32", [16, 40]],
    ]


def ring_bytes(collectives: list[Any], devices: int) -> float:
    """What each device sends when all exchange by rings."""
    sizes = {"f32": 4, "s32": 4, "bf16": 2}
    shares = {"all-reduce": 2 / devices, "all-gather": 1 / devices, "reduce-scatter": 1}
    return sum((devices - 1) * shares[op] * sizes[dtype] * math.prod(shape) for op, dtype, shape in collectives)


@pytest.mark.parametrize("way", ["masked {}", "ladder {}", "ladder {} split"])
def test_the_figures_of_a_mesh_are_those_of_the_compiled_exchanges(
    found: dict[str, Any], counts: tuple[int, ...], way: str
) -> None:
    split = "split" in way
    spec = open_model(goldens_root() / "configs" / "tiny" / "qwen3-moe.json").layer(None).spec
    assert isinstance(spec, MoeSpec)
    for devices in counts[1:]:
        case = found[way.format(devices)]
        figures = mesh_figures(spec, DType.F32, Part(Mesh(devices), split), TOKENS)
        assert figures.sent == ring_bytes(case["collectives"], devices)
        assert {figures.held} == set(case["held"])


@pytest.mark.parametrize("label", ["masked 8", "ladder 8"])
def test_a_device_holds_its_experts_and_what_is_whole(found: dict[str, Any], label: str) -> None:
    # the tiny qwen3-moe: 8 experts of width 24, a router
    experts, router = 8 * 3 * 24 * HIDDEN * 4, 8 * HIDDEN * 4
    assert found[label]["held"] == [experts // 8 + router] * 8


def test_a_mesh_is_read_and_refused_with_what_is_accepted() -> None:
    assert read_mesh("expert=8") == Mesh(8)
    for text in ("8", "expert", "expert:8", "data=8", "Expert=8"):
        with pytest.raises(InputError, match=r"--mesh is .*; expected expert= and a number of devices, such"):
            read_mesh(text, "--mesh")
    for text in ("expert=0", "expert=-1", "expert=x", "expert="):
        with pytest.raises(InputError, match=r"--mesh expert is .*; expected a whole number from 1 to 4096 of devices"):
            read_mesh(text, "--mesh")


def test_experts_that_do_not_divide_are_refused() -> None:
    assert Mesh(4).share(8) == 2
    with pytest.raises(InputError, match=r"expert=3: the layer's 8 experts .* among 3 devices; 1, 2, 4 devices fit"):
        Mesh(3).share(8)
    with pytest.raises(InputError, match=r"mesh expert=16: more devices than experts, of which the layer has 8"):
        Mesh(16).share(8)


def test_tokens_are_split_from_a_prefill_on_where_they_divide_and_route_alone() -> None:
    assert part_for(Mesh(8), 512, coupled=False) == Part(Mesh(8), True)
    assert [part_for(Mesh(8), n, coupled=c) for n, c in ((511, False), (516, False), (512, True))] == [
        Part(Mesh(8))
    ] * 3
    assert part_for(Mesh(8), 16, coupled=False, split=True) == Part(Mesh(8), True)
    assert part_for(Mesh(8), 512, coupled=False, split=False) == Part(Mesh(8))


def test_what_has_no_device_text_is_refused() -> None:
    limited = MoeSpec(24, RouterSpec(8, 2), ExpertsSpec(8, 10, capacity=CapacitySpec(fraction=0.5)))
    with pytest.raises(UnsupportedError, match="masked-dense is split as it is"):
        emit(SPEC, Plan(8, part=Part(Mesh(2))))
    by_keys = MoeSpec(
        24,
        RouterSpec(16, 2, select_on=SelectOn.LOGIT, weights_from=SELECTED, keys=4),
        ExpertsSpec(18, 1, GluSpec(GluKind.PLAIN)),
    )
    for spec in (limited, by_keys):
        assert coupled(spec)
        with pytest.raises(UnsupportedError, match="depends on the tokens of other devices"):
            emit(spec, Plan(8, strategy=Strategy.LADDER, part=Part(Mesh(2), True)))
    with pytest.raises(InputError, match="9 tokens do not divide among the 2 devices"):
        emit(SPEC, Plan(9, strategy=Strategy.LADDER, part=Part(Mesh(2), True)))


@pytest.mark.parametrize("split", [False, True])
def test_both_parsers_take_the_text_of_a_device(split: bool) -> None:
    from oracle.executors import parse_with_iree, parse_with_jax

    graph = emit(SPEC, Plan(8, strategy=Strategy.LADDER, part=Part(Mesh(4), split)))
    assert parse_with_iree(graph.text) == parse_with_jax(graph.text)
    shapes = {a.name: a.shape for a in graph.signature.arguments}
    assert shapes["x"] == (2 if split else 8, 24)
    assert (shapes["expert_down"], shapes["router"]) == ((2, 24, 10), (8, 24))
    assert graph.signature.results[0].shape == shapes["x"]


def test_calls_may_not_overlap() -> None:
    graph = emit(SPEC, Plan(2, strategy=Strategy.LADDER))
    session = XlaSession(graph, random_weights(graph.signature.weights, 0))
    x = np.zeros((2, 24), np.float32)
    refused: list[BaseException] = []

    def second() -> None:
        try:
            session.run(x)
        except InputError as error:
            refused.append(error)

    with session_module._alone():
        thread = threading.Thread(target=second)
        thread.start()
        thread.join(60)
    assert [str(error).partition(",")[0] for error in refused] == ["another thread's call is being computed"]
    assert session.run(x)["output"].shape == (2, 24)


LIKE = np.zeros((2, 24), np.float32)


@pytest.mark.parametrize(
    ("x", "others", "message"),
    [
        (LIKE.astype(np.float64), {}, "x: expected [2, 24] f32, got [2, 24] float64: convert it first"),
        (LIKE.astype(np.int64), {}, "x: expected [2, 24] f32, got [2, 24] int64: convert it first"),
        (LIKE[:, :-1], {}, "x: expected [2, 24] f32, got [2, 23] float32: axis 1 is 23, the graph's is 24"),
        (LIKE[0], {}, "x: expected [2, 24] f32, got [24] float32: rank 1 where the graph takes rank 2"),
        (LIKE, {"input_ids": np.zeros(2, np.int64)}, "inputs: unknown input_ids; this graph takes x"),
        (LIKE, {"x": LIKE}, "x is given twice: it is the first argument of run"),
        (LIKE.tolist(), {}, "x: expected a NumPy array or a torch tensor, got list"),
        (LIKE.astype("U3"), {}, "x: expected [2, 24] f32, got [2, 24] <U3: convert it first"),
        (np.broadcast_to(LIKE[:1], (2**21, 24)), {}, "x: expected [2, 24] f32, got [2097152, 24] float32: axis 0 is"),
        (LIKE, {"out": [LIKE]}, "out is of type list; expected arrays by the names of results, a mapping"),
        (LIKE, {"out": {"y": LIKE}}, "out: the graph has no result y; it has output"),
        (LIKE, {"out": {"output": LIKE}}, "out output shares memory with x: give results memory of their own"),
        (
            LIKE,
            {"out": {"output": LIKE[:, :3].copy()}},
            "out output: the result is [2, 24] float32 on cpu, the array [2, 3]",
        ),
    ],
)
def test_every_session_refuses_the_same_inputs_in_the_same_words(
    x: Any, others: dict[str, Any], message: str, sessions: list[Any]
) -> None:
    for session in sessions:
        with pytest.raises(InputError) as refused:
            session.run(x, **others)
        assert str(refused.value).startswith(message)


def test_every_session_gives_results_of_the_same_kind_and_to_the_callers_own_arrays(sessions: list[Any]) -> None:
    torch = pytest.importorskip("torch")
    x = np.random.default_rng(0).standard_normal((2, 24)).astype(np.float32)
    for session in sessions:
        assert repr(session).startswith(f"<{type(session).__name__} ")
        assert repr(session).endswith(f": {session.signature.brief}>")
        truth, place = session(x), np.zeros_like(x)
        truth[:] = truth  # which may be written
        assert session(x, out=place) is place
        assert np.array_equal(place, truth)
        found = session.run(torch.from_numpy(x))
        assert [*found] == ["output"]
        assert type(found["output"]) is torch.Tensor
        assert np.array_equal(found["output"].numpy(), truth)
        with pytest.raises(InputError, match="x: this tensor asks for gradients"):
            session(torch.from_numpy(x).requires_grad_())


def test_a_graph_that_keeps_state_is_refused() -> None:
    state = Argument("total", (4,), DType.F32, Role.STATE)
    entry = Entry("main", Signature((state,), (Result("total", (4,), DType.F32),)))
    with pytest.raises(UnsupportedError, match="the graph keeps total between calls, and sessions of XLA keep nothing"):
        XlaSession(replace(GRAPH, entries=(entry,)), {})


def test_every_session_refuses_the_same_weights(sessions: list[Any]) -> None:
    weights = random_weights(sessions[0].signature.weights, 0)
    wide = {**weights, "router": weights["router"].astype(np.float64)}
    cases: tuple[tuple[Any, str], ...] = (
        ({**weights, "more": LIKE}, "weights that the graph does not take: more; it takes "),
        ({n: w for n, w in weights.items() if n != "router"}, "weights missing: router; the graph takes "),
        ([*weights.values()], "weights are of type list; expected them by name, a mapping"),
        (wide, "weight router: expected dtype f32, got float64; convert it first, nothing is converted here"),
    )
    for held, message in cases:
        for again in AGAIN:
            with pytest.raises(InputError, match=re.escape(message)):
                again(held)


GRAPH = emit(SPEC, Plan(2))
AGAIN: list[Callable[[Any], Any]] = [
    lambda weights: Session(compile_graph(GRAPH, parse_target("cpu")), weights),
    lambda weights: XlaSession(GRAPH, weights),
]


@pytest.fixture(scope="module")
def sessions() -> list[Any]:
    """One of IREE's and one of XLA's."""
    return [again(random_weights(GRAPH.signature.weights, 0)) for again in AGAIN]


def test_gpus_of_a_mesh_are_asked_to_exchange_beside_other_work(monkeypatch: pytest.MonkeyPatch) -> None:
    jax = pytest.importorskip("jax")
    assert compiler_options(Target.xla("cuda")) == compiler_options(Target.xla("cpu", Mesh(2))) == {}
    options = compiler_options(Target.xla("cuda", Mesh(2)))
    assert options["xla_gpu_enable_latency_hiding_scheduler"] is True
    assert float(jax.jit(lambda x: x, compiler_options=options)(2.5)) == 2.5  # names that this jaxlib knows
    monkeypatch.setattr(
        session_module, "compiler_options", lambda target: {f"xla_no_{target.name}_of_{target.mesh}": 1}
    )
    graph = emit(SPEC, Plan(2, DType.F32, Strategy.MASKED))
    with pytest.raises(CompileError, match="xla_no_xla:cpu_of_None"):  # so they reach the compiler
        XlaSession(graph, random_weights(graph.signature.weights, 0))
