"""What the compiler makes of each strategy: a schedule without copies, read-backs and needless branches.

The schedule is IREE's ``stream`` dialect, one step before code: each copy, wait and dispatch of a call is a line.
"""

import functools
import json
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from emitter.errors import TargetError
from emitter.graphs import emit
from emitter.iree import Session, compile_graph, drivers
from emitter.iree.compiler import compile_flags, compiler_path
from emitter.kernels.cpu import WRITTEN_FOR
from emitter.kernels.cpu.grouped import GroupedKernels
from emitter.lowering import Thresholds
from emitter.plan import Request, Strategy, plan
from emitter.signature import DType
from emitter.spec import ExpertsSpec, MoeSpec, RouterSpec, SharedGate, SharedSpec
from emitter.target import Target, host_features, parse_target
from emitter.target.isa import AVX2, TIERS, Isa, best_isa
from emitter.text.graph import Graph

SPEC = MoeSpec(70, RouterSpec(7, 3), ExpertsSpec(7, 37), SharedSpec(26, gate=SharedGate.SIGMOID))
LIMITS = Thresholds(((4, "gathered"), (9, "masked")), "grouped")
COUNTS = Path("goldens/dispatches.json")


def graph(strategy: Strategy, tokens: int | None = None, isa: Isa = AVX2) -> Graph:
    return emit(
        SPEC, plan(SPEC, Request(strategy, target=Target.cpu(isa), tokens=tokens, dtype=DType.F32, thresholds=LIMITS))
    )


@functools.cache
def schedule(text: str) -> str:
    """The calls that the compiled entry point makes, as text."""
    flags = [*compile_flags(parse_target("cpu")), "--compile-to=stream"]
    done = subprocess.run(
        [compiler_path(), *flags, "-"], input=text, capture_output=True, text=True, check=True, timeout=240
    )
    return done.stdout[done.stdout.index("util.func public @main") :]


@pytest.mark.parametrize("dtype", [DType.F32, DType.BF16], ids=lambda d: d.value)
@pytest.mark.parametrize("isa", TIERS, ids=lambda isa: isa.name)
def test_the_text_of_a_whole_layer_stays_below_200_kilobytes(isa: Isa, dtype: DType) -> None:
    olmoe = MoeSpec(2048, RouterSpec(64, 8), ExpertsSpec(64, 1024))
    thresholds = Thresholds(((48, "gathered"),), "grouped")
    text = emit(
        olmoe, plan(olmoe, Request(Strategy.AUTO, target=Target.cpu(isa), dtype=dtype, thresholds=thresholds))
    ).text
    assert len(text.encode()) <= 200_000


@pytest.mark.parametrize("strategy", [Strategy.GATHERED, Strategy.GROUPED, Strategy.AUTO])
def test_no_weight_is_copied_and_nothing_is_read_back(strategy: Strategy) -> None:
    text = schedule(graph(strategy).text)
    assert "stream.cmd.copy" not in text
    assert "stream.resource.load" not in text
    # one wait: for the result that is handed back
    assert text.count("stream.timepoint.await") <= 1
    assert "staging" not in text


def test_a_read_back_would_be_seen() -> None:
    text = """func.func public @main(%x: tensor<4xi32>, %w: tensor<4x8xf32>) -> tensor<8xf32> {
      %i = stablehlo.constant dense<0> : tensor<i32>
      %first = "stablehlo.slice"(%x) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>,
        strides = array<i64: 1>} : (tensor<4xi32>) -> tensor<1xi32>
      %at = stablehlo.reshape %first : (tensor<1xi32>) -> tensor<i32>
      %row = stablehlo.dynamic_slice %w, %at, %i, sizes = [1, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>)
        -> tensor<1x8xf32>
      %y = stablehlo.reshape %row : (tensor<1x8xf32>) -> tensor<8xf32>
      return %y : tensor<8xf32> }"""
    assert "stream.resource.load" in schedule(text)


def test_a_copy_would_be_seen() -> None:
    text = """func.func public @main(%w: tensor<4x8xf32>, %x: tensor<2x8xf32>) -> tensor<6x8xf32> {
      %y = stablehlo.concatenate %w, %x, dim = 0 : (tensor<4x8xf32>, tensor<2x8xf32>) -> tensor<6x8xf32>
      return %y : tensor<6x8xf32> }"""
    assert "stream.cmd.copy" in schedule(text)


@pytest.mark.nightly
def test_the_compiler_is_told_to_unroll_the_innermost_loops(tmp_path: Path) -> None:
    # By itself it does not, and a call of a few rows for each expert then takes 1.15 of the time.
    flags = [*compile_flags(parse_target("cpu")), f"--iree-hal-dump-executable-intermediates-to={tmp_path}"]
    command = [compiler_path(), *flags, "-", "-o", tmp_path / "module.vmfb"]
    subprocess.run(command, input=graph(Strategy.GROUPED).text, text=True, check=True, timeout=240)
    (generated,) = tmp_path.glob("*.codegen.ll")
    assert "llvm.loop.unroll.full" in generated.read_text()


def test_one_module_branches_on_the_host() -> None:
    dynamic = schedule(graph(Strategy.AUTO).text)
    assert "scf.if" in dynamic or "cf.cond_br" in dynamic


@pytest.mark.parametrize("tokens", [7, *(pytest.param(n, marks=pytest.mark.nightly) for n in (1, 10))])
def test_a_static_count_leaves_no_branch(tokens: int) -> None:
    static = schedule(graph(Strategy.AUTO, tokens).text)
    assert "scf.if" not in static
    assert "cf.cond_br" not in static


# The ladder has no text for any number of tokens.
@pytest.mark.parametrize(
    ("strategy", "tokens"),
    [
        pytest.param(s, n, marks=[pytest.mark.nightly] * (n is not None and s in (Strategy.GATHERED, Strategy.GROUPED)))
        for s in Strategy
        for n in (None, 7)
        if n or s is not Strategy.LADDER
    ],
    ids=lambda value: value.value if isinstance(value, Strategy) else f"n{value}" if value else "dynamic",
)
def test_the_number_of_dispatches_is_frozen(strategy: Strategy, tokens: int | None) -> None:
    """Update goldens/dispatches.json by hand, when a change means to: each dispatch costs a call its time."""
    count = schedule(graph(strategy, tokens).text).count("stream.cmd.dispatch")
    frozen = json.loads(COUNTS.read_text())
    assert frozen["iree"] == WRITTEN_FOR
    assert count == frozen["dispatches"][f"{strategy.value} {'dynamic' if tokens is None else f'n{tokens}'}"]


def test_a_graph_for_instructions_that_this_machine_lacks_is_refused() -> None:
    beyond = Isa("beyond", 16, 32, host_features() | {"avx2048"})
    options = plan(SPEC, Request(Strategy.GROUPED, target=Target.cpu(beyond), dtype=DType.F32))
    with pytest.raises(TargetError, match=r"with avx2048, which .* lacks"):
        compile_graph(emit(SPEC, options), parse_target("cpu"))


def peak_bytes(strategy: Strategy, tokens: int, isa: Isa) -> int:
    """What one call may hold at once beside its arguments, by formula; S = N k assignments.

    Gathered: hidden S I and outputs S H. Grouped: hidden rows, at most S + 15 min(S, E) of the padded width; the
    assignment of each row and the row of each assignment; row blocks and their number; a histogram by expert for each
    chunk; counters; the panels of the row block that the one thread is at. Both: the routed result and the shared
    expert's (itself an expert with one choice for each token), and a fixed number of [N, k, E] and [N, H] values of the
    router and the sums.
    """
    total = 4 * tokens * (6 * SPEC.hidden + 8 * SPEC.router.top_k * SPEC.router.experts)
    for experts, width, top_k in ((SPEC.experts.count, SPEC.experts.intermediate, 3), (1, 26, 1)):
        slots = tokens * top_k
        if strategy is Strategy.GATHERED:
            total += 4 * slots * (width + SPEC.hidden)
        else:
            kernels = GroupedKernels(isa, ExpertsSpec(experts, width), SPEC.hidden, top_k, DType.F32)
            rows = slots + 15 * min(slots, experts)
            blocks = slots // kernels.block_rows + min(slots, experts)
            chunks = -(-slots // kernels.blocking.chunk)
            total += 4 * (rows * (kernels.layout.padded(width) + 1) + slots + 4 * blocks + chunks * experts + 1 + 32)
            total += kernels.panel_bytes
    return total + 64 * 64


@pytest.mark.parametrize(
    ("strategy", "isa"),
    [
        pytest.param(Strategy.GROUPED, AVX2, id="grouped-avx2"),
        pytest.param(Strategy.GROUPED, best_isa(host_features()), id="grouped", marks=pytest.mark.nightly),
        pytest.param(Strategy.GATHERED, best_isa(host_features()), id="gathered", marks=pytest.mark.nightly),
    ],
)
@pytest.mark.parametrize("tokens", [1, 50, 700])
def test_a_call_allocates_no_more_than_its_activations(
    strategy: Strategy, isa: Isa, tokens: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # a device keeps the buffers of earlier calls, and allocates none then
    monkeypatch.setattr(sys, drivers.KEPT, {}, raising=False)
    g = graph(strategy, isa=isa)
    rng = np.random.default_rng(0)
    weights = {a.name: (0.1 * rng.standard_normal(a.shape)).astype(np.float32) for a in g.signature.weights}
    session = Session(compile_graph(g, parse_target("cpu")), weights, driver="local-sync")
    x = rng.standard_normal((tokens, SPEC.hidden)).astype(np.float32)
    before = _allocated(session)
    y = session(x)
    assert 4 * y.size <= _allocated(session) - before <= peak_bytes(strategy, tokens, isa)


def _allocated(session: Session) -> int:
    """Bytes that the runtime has allocated so far, given back or not."""
    statistics = session.device.runtime.allocator.formatted_statistics
    (line,) = [line for line in statistics.splitlines() if "DEVICE_LOCAL" in line]
    return int(re.search(r"(\d+)B allocated", line)[1])
