"""The peers do the same work as we do: the layer, in the dtype, on the threads, by the implementation that is named."""

import re
import subprocess
import sys
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest
import torch

from emitter.plan import Strategy
from emitter.reading.config import open_model
from emitter.signature import DType
from emitter.spec import CapacitySpec, ExpertsSpec, GluSpec, MoeSpec, RouterSpec, SharedSpec, WeightsFrom
from moehlo.bench import xla
from moehlo.bench.contender import Contender, Unavailable, output_of
from moehlo.bench.device import Host
from moehlo.bench.ours import by_strategy, modules_for
from moehlo.bench.peers import EXPERTS, PEERS, Field, HuggingFace, HuggingFaceForm, made
from moehlo.bench.workload import Workload, load_workload
from moehlo.bench.xla import WAYS, Xla
from oracle.truth import compute_truth

TINY = "goldens/configs/tiny/olmoe.json"
TORCH = {DType.F32: "torch.float32", DType.BF16: "torch.bfloat16", DType.F16: "torch.float16"}


def workload(dtype: DType = DType.F32) -> Workload:
    return load_workload(open_model(TINY), None, dtype)


@pytest.fixture(scope="module")
def block() -> HuggingFace:
    return HuggingFace(workload(), Host(), 1)


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The functions that transformers took for the experts, by their own names."""
    from transformers.integrations.moe import ExpertsInterface

    names: list[str] = []
    original = ExpertsInterface.get_interface

    def noting(self, implementation, default):
        chosen = original(self, implementation, default)
        names.append(chosen.__qualname__)
        return chosen

    monkeypatch.setattr(ExpertsInterface, "get_interface", noting)
    return names


ROUTER, EXPERTS_OF = RouterSpec(4, 2), ExpertsSpec(4, 8)
PLAIN = MoeSpec(16, ROUTER, EXPERTS_OF)


@pytest.mark.parametrize(
    "spec",
    [
        replace(PLAIN, routed_scale=2.0),
        replace(PLAIN, router=replace(ROUTER, logit_scale=0.5)),
        replace(PLAIN, router=replace(ROUTER, weights_from=WeightsFrom.CLOSE_LOGITS, closeness=0.02)),
        replace(PLAIN, router=replace(ROUTER, correction_bias=True)),
        replace(PLAIN, router=RouterSpec(6, 2), experts=replace(EXPERTS_OF, zero=2)),
        replace(PLAIN, experts=replace(EXPERTS_OF, padding=True)),
        replace(PLAIN, experts=replace(EXPERTS_OF, capacity=CapacitySpec(3))),
        replace(PLAIN, experts=replace(EXPERTS_OF, glu=GluSpec(limit=7.0))),
        replace(PLAIN, shared=SharedSpec(8, bias=True)),
    ],
    ids=[
        "routed_scale",
        "logit_scale",
        "close_logits",
        "correction_bias",
        "zero",
        "padding",
        "capacity",
        "limit",
        "shared bias",
    ],
)
def test_xla_is_not_run_where_it_would_leave_a_knob_out(spec: MoeSpec) -> None:
    xla.require_plain(PLAIN)
    with pytest.raises(Unavailable, match="plain routers and experts only"):
        xla.require_plain(spec)


FUNCTIONS = {
    "eager": "OlmoeExperts.forward",
    "batched_mm": "batched_mm_experts_forward",
    "grouped_mm": "grouped_mm_experts_forward",
}


def test_each_implementation_is_the_one_that_is_called_also_when_they_take_turns(
    block: HuggingFace, called: list[str]
) -> None:
    inputs = workload().inputs(3, 2)
    calls = {experts: HuggingFaceForm(block, experts).prepare(inputs) for experts in EXPERTS}
    order = [*EXPERTS, *reversed(EXPERTS)]
    for experts in order:
        calls[experts](1)
    assert called == [FUNCTIONS[experts] for experts in order]


def test_the_compiled_block_takes_the_fastest_implementation_of_this_count(
    block: HuggingFace, called: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import torch

    compiled: list[object] = []
    now = [0.0]
    monkeypatch.setattr(torch, "compile", lambda module, **how: compiled.append((module, how)) or module)
    monkeypatch.setattr("moehlo.bench.peers.time", SimpleNamespace(perf_counter=lambda: now[0]))
    seconds = {"eager": 3.0, "batched_mm": 1.0, "grouped_mm": 2.0}
    genuine = block.choose

    def choose(experts: str) -> None:
        now[0] += seconds[experts]
        genuine(experts)

    monkeypatch.setattr(block, "choose", choose)
    call = HuggingFaceForm(block, None, "compile").prepare(workload().inputs(3, 2))
    assert called[-1] == FUNCTIONS["batched_mm"]  # compiled before it is timed
    block.choose("eager")
    call(1)
    assert called[-1] == FUNCTIONS["batched_mm"]
    assert compiled == [(block.module, {"mode": None, "dynamic": False})]


def test_each_peer_that_is_asked_for_is_the_one_that_is_made(
    block: HuggingFace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("moehlo.bench.peers.HuggingFace", lambda *_: block)
    of = Field(workload(), Host(), 1, lambda: pytest.fail("nothing is routed before it is needed"))
    found = {c.name: c for c in made(("grouped_mm", "mlx", "batched_mm", "eager", "compile"), of)}
    forms = {name: (c.experts, c._form) for name, c in found.items() if isinstance(c, HuggingFaceForm)}
    assert forms == {
        "HF eager": ("eager", "called"),
        "HF batched_mm": ("batched_mm", "called"),
        "HF grouped_mm": ("grouped_mm", "called"),
        "HF torch.compile": (None, "compile"),
    }
    with pytest.raises(Unavailable, match="packed as MLX affine"):
        found["mlx experts"].prepare([])
    assert len({peer.title for peer in PEERS.values()}) == len(PEERS)


def everyone(work: Workload) -> dict[str, Contender]:
    held = modules_for("host", None, lambda _: None)
    block = HuggingFace(work, Host(), 1)
    found: dict[str, Contender] = {f"HF {experts}": HuggingFaceForm(block, experts) for experts in EXPERTS}
    found |= {f"XLA {way}": Xla(work, way, Host(), threads=1) for way in WAYS}
    return found | {"grouped": by_strategy(work, held, Strategy.GROUPED, 1)}


@pytest.mark.parametrize("dtype", [DType.F32, DType.BF16], ids=lambda d: d.value)
def test_every_contender_computes_the_layer_over_the_input_that_it_is_given(dtype: DType) -> None:
    """Against float64, each of three inputs: nobody answers from another input, or with another layer's weights."""
    work = workload(dtype)
    inputs = work.inputs(4, 3)
    truths = [compute_truth(work.spec, work.weights, x).output for x in inputs]
    # A sum over H = 40 in f32, or one rounding of inputs, hidden values and output to bf16's 8 bits.
    within = {DType.F32: 40 * 2.0**-24 * 8, DType.BF16: 4 * 2.0**-8}[dtype]
    for name, contender in everyone(work).items():
        call = contender.prepare(inputs)
        for i in (2, 0, 1):
            output = output_of(call(i)).astype(np.float64)
            assert output.shape == (4, 40), name
            assert np.linalg.norm(output - truths[i]) <= within * np.linalg.norm(truths[i]), (name, i)


def test_a_block_with_an_mlp_beside_it_is_both() -> None:
    work = load_workload(open_model("goldens/configs/tiny/granitemoeshared.json"), None, DType.F32)
    inputs = work.inputs(4, 1)
    truth = compute_truth(work.spec, work.weights, inputs[0]).output
    peer = HuggingFaceForm(HuggingFace(work, Host(), 1), "eager")
    output = output_of(peer.prepare(inputs)(0)).astype(np.float64)
    assert np.linalg.norm(output - truth) <= work.spec.hidden * 2.0**-24 * 8 * np.linalg.norm(truth)


@pytest.mark.parametrize("dtype", [DType.BF16, DType.F16, DType.F32], ids=lambda d: d.value)
def test_hugging_faces_block_holds_and_gets_the_dtype(dtype: DType) -> None:
    block = HuggingFace(workload(dtype), Host(), 1)
    (experts,) = [m for m in block.module.modules() if hasattr(m, "config")]
    assert {str(p.dtype) for p in experts.parameters()} == {TORCH[dtype]}
    got: list[str] = []
    experts.register_forward_pre_hook(lambda module, given: got.append(str(given[0].dtype)))
    block.module.register_forward_pre_hook(lambda module, given: got.append(str(given[0].dtype)))
    for name in EXPERTS:
        result = HuggingFaceForm(block, name).prepare(workload(dtype).inputs(2, 1))(0)
        got.append(str(result.dtype))
    assert got == [TORCH[dtype]] * 9


@pytest.mark.parametrize("way", WAYS[:2])
def test_xla_multiplies_experts_in_bf16(way: str) -> None:
    import jax

    work = workload(DType.BF16)
    weights = dict(work.weights)
    text = (
        jax.jit(lambda x, w: xla.block(jax, work.spec, work.dtype, way, x, w))
        .lower(work.inputs(2, 1)[0], weights)
        .as_text()
    )
    products = re.findall(r"(?:dot_general|ragged_dot)[^\n]*: \(([^)]*)\)", text)
    narrow = [operands for operands in products if operands.count("bf16") == 2]
    # the router stays f32; combining the experts' outputs is f32 too
    assert len(narrow) == 2, products
    assert all("bf16" not in operands for operands in products if operands not in narrow)


def test_xla_is_waited_for() -> None:
    log: list[str] = []
    Host().finish(SimpleNamespace(block_until_ready=lambda: log.append("waited")))
    assert log == ["waited"]


THREADS = """
import pathlib
from emitter.reading.config import open_model
from emitter.signature import DType
from moehlo.bench.device import Host
from moehlo.bench.workload import load_workload
from moehlo.bench.xla import Xla

work = load_workload(open_model("goldens/configs/tiny/olmoe.json"), None, DType.F32)
inputs = work.inputs(2, 1)
Xla(work, "masked", Host(), threads=3).prepare(inputs)(0)
names = [p.read_text() for p in pathlib.Path("/proc/self/task").glob("*/comm")]
print(sum("XLAEigen" in name for name in names))
"""


@pytest.mark.nightly
@pytest.mark.skipif(sys.platform != "linux", reason="threads are counted by their names in /proc")
def test_xla_runs_on_as_many_threads_as_it_is_told() -> None:
    """Three, whatever the machine has; in a process of its own, because XLA makes its threads once."""
    done = subprocess.run([sys.executable, "-c", THREADS], capture_output=True, text=True, timeout=240, check=True)
    assert int(done.stdout) == 3


def test_torch_runs_on_as_many_threads_as_it_is_told() -> None:
    before = torch.get_num_threads()
    try:
        HuggingFaceForm(HuggingFace(workload(), Host(), before + 2), "eager").prepare(workload().inputs(2, 1))(0)
        assert torch.get_num_threads() == before + 2
    finally:
        torch.set_num_threads(before)


def test_ours_run_on_as_many_threads_as_they_are_told() -> None:
    work, held = workload(), modules_for("host", None, lambda _: None)
    for threads, driver in ((1, "local-sync"), (3, "local-task")):
        choice = by_strategy(work, held, Strategy.GROUPED, threads)._session.choice
        assert (choice.driver, choice.threads) == (driver, threads)


def test_copies_of_weights_that_do_not_fit_are_not_made(block: HuggingFace, monkeypatch: pytest.MonkeyPatch) -> None:
    # 7 tokens of 3 experts of 3 x 40 x 24 f32, and no more than half of what is free
    needed = 7 * 3 * 3 * 40 * 24 * 4
    monkeypatch.setattr(Host, "free_memory", lambda _: 2 * needed)
    block.require_memory("batched_mm", 7)
    with pytest.raises(Unavailable, match="copy"):
        block.require_memory("batched_mm", 8)
    block.require_memory("eager", 8)


@pytest.mark.parametrize("way", WAYS[:2])
@pytest.mark.parametrize("family", ["qwen2-moe", "gpt-oss", "mixtral"])
def test_xla_is_the_layer_of_other_families(family: str, way: str) -> None:
    """A shared expert with its gate, biases and clamped activations, renormalised weights; against float64."""
    work = load_workload(open_model(f"goldens/configs/tiny/{family}.json"), None, DType.F32)
    (x,) = work.inputs(5, 1)
    output = output_of(Xla(work, way, Host(), threads=1).prepare([x])(0)).astype(np.float64)
    truth = compute_truth(work.spec, work.weights, x).output
    assert np.linalg.norm(output - truth) <= 40 * 2.0**-24 * 8 * np.linalg.norm(truth)
