"""Experts held in slots give what all of them in memory give, bit for bit, in the memory of their slots."""

from __future__ import annotations

import contextlib
import functools
import json
import os
import shutil
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from emitter.errors import CheckpointError, InputError, UnsupportedError
from emitter.golden import goldens_root
from emitter.graphs import emit
from emitter.iree import Session, compile_graph
from emitter.packing import BlockFp8, MlxAffine, Mxfp4, Packing
from emitter.plan import Plan, Strategy, plan
from emitter.reading.config import Layer, open_model
from emitter.signature import DType, Role, weight_arguments
from emitter.spec.tensors import COMPUTE, canonical_weights, extra_inputs
from emitter.target import parse_target
from moehlo import slot_count
from moehlo.choices import read_request, read_target
from moehlo.memory import Room
from moehlo.streamed import StreamedSession
from tests.moehlo.command import document
from weights import load_layer, open_weights, random_weights, write_checkpoint
from weights.archives.arrays import write_arrays
from weights.archives.conversion import Conversion, convert
from weights.residency import stored_layer

TINY = goldens_root() / "configs" / "tiny"
ROOT = Path(__file__).parents[2]
CPU = parse_target("cpu")


def options(layer: Layer, dtype: DType = DType.F32, *, stages: bool = False, isa: str = "portable") -> Plan:
    """The text is several times shorter for the plainest tier, and the tests of kernels have all."""
    request = replace(read_request(Strategy.GATHERED, read_target("cpu", isa=isa)), dtype=dtype, stages=stages)
    return plan(layer.spec, request, None if layer.model.source.directory is None else stored_layer(layer, dtype))


def made(directory: Path, name: str, **changes: int) -> Layer:
    """A model of random weights with one layer in its archive, in bf16 as a graph of bf16 takes them."""
    path = directory / "config.json"
    path.write_text(json.dumps({**json.loads((TINY / f"{name}.json").read_text()), **changes}))
    model = open_model(path)
    layer = model.layer()
    wanted = [a for a in emit(layer.spec).signature.arguments if a.role is Role.WEIGHT]
    drawn = {layer.index: random_weights(wanted, 1)}
    write_checkpoint(directory / "model", json.loads(path.read_text()), drawn, layer.layout, wanted)
    convert(Conversion.of(open_model(directory / "model"), [layer.index], DType.BF16), directory / "archive")
    return open_model(directory / "archive").layer(layer.index)


def packed(directory: Path, packing: Packing, **changes: int) -> Layer:
    """Mixtral with experts that are packed so, in its archive."""
    path = directory / "config.json"
    path.write_text(json.dumps({**json.loads((TINY / "mixtral.json").read_text()), "num_hidden_layers": 1, **changes}))
    layer = open_model(path).layer(0)
    weights = [replace(w, packing=packing) if w.packing == COMPUTE else w for w in canonical_weights(layer.spec)]
    arguments = weight_arguments(weights, DType.BF16)
    (directory / "archive").mkdir()
    write_arrays(directory / "archive", layer, DType.BF16, arguments, random_weights(arguments, 1))
    return open_model(directory / "archive").layer(0)


def resident(layer: Layer, dtype: DType, *, stages: bool = False, isa: str = "portable") -> Session:
    graph = emit(layer.spec, options(layer, dtype, stages=stages, isa=isa))
    weights = load_layer(open_weights(layer.model), layer.layout, layer.index, graph.signature.weights)
    return Session(compile_graph(graph, CPU), weights)


def inputs(layer: Layer, tokens: int, rng: np.random.Generator) -> tuple[np.ndarray, dict[str, np.ndarray]]:
    x = rng.standard_normal((tokens, layer.spec.hidden)).astype(np.float32)
    further = {}
    for info in extra_inputs(layer.spec):
        drawn = rng.integers(0, info.below, tokens) if info.width is None else rng.standard_normal((tokens, info.width))
        further[info.name] = drawn.astype(info.dtype.numpy)
    return x, further


@pytest.fixture(scope="module")
def model(tmp_path_factory) -> Layer:
    return made(tmp_path_factory.mktemp("model"), "mixtral", num_local_experts=16, num_experts_per_tok=3)


STEPS = 500
STAGES = ("logits", "scores", "ids", "weights")


def decode(
    layer: Layer,
    whole: Session,
    slots: int,
    steps: int,
    *,
    prompts: tuple[int, ...] = (),
    stages: tuple[str, ...] = (),
    isa: str = "portable",
) -> None:
    """Steps of one token, whose routing is skewed, after prompts of some tokens: both give the same, bit for bit."""
    rng = np.random.default_rng(0)
    # what all tokens share raises the logits of some experts
    common = rng.standard_normal(layer.spec.hidden)
    planned = options(layer, DType.BF16, stages=bool(stages), isa=isa)
    with StreamedSession(layer, open_weights(layer.model), planned, CPU, slots) as streamed:
        for step, tokens in enumerate((*prompts, *[1] * steps)):
            x = (rng.standard_normal((tokens, layer.spec.hidden)) + common).astype(np.float32)
            found, wanted = streamed.run(x), whole.run(x)
            assert set(found) == {"output", *stages}
            for name, array in found.items():
                assert array.tobytes() == wanted[name].tobytes(), f"step {step}: {name}"
        seen = streamed.statistics
    assert seen.nbytes == (seen.misses + seen.prefetched) * streamed.slots.expert_bytes(layer.index)
    top_k, experts = layer.spec.router.top_k, layer.spec.experts.count
    if not prompts:
        assert seen.hits + seen.misses == top_k * steps
        assert seen.parts == steps
        assert (seen.misses <= experts) == (slots == experts)


@pytest.mark.parametrize(
    ("slots", "isa"), [(3, "portable"), *(pytest.param(n, "host", marks=pytest.mark.nightly) for n in (3, 6, 8, 16))]
)
def test_decode_is_the_same_bit_for_bit_with_experts_in_slots(model, slots, isa) -> None:
    decode(model, resident(model, DType.BF16, stages=True, isa=isa), slots, STEPS, stages=STAGES, isa=isa)


AFFINE, SIZES = MlxAffine(4, 64, DType.BF16), {"num_local_experts": 16, "num_experts_per_tok": 3}


def test_packed_experts_in_slots_are_the_same_bit_for_bit(tmp_path) -> None:
    """A row of down has planes of 64, 4 and 4 bytes, one of gates twice as many: each plane has a stride of its own."""
    layer = packed(tmp_path, AFFINE, hidden_size=256, intermediate_size=128, **SIZES)
    decode(layer, resident(layer, DType.BF16), 3, STEPS, prompts=(1, 7, 0, 40))


PACKINGS = {"affine": AFFINE, "affine-2": MlxAffine(2, 32, DType.F16), "mxfp4": Mxfp4(), "fp8": BlockFp8(128, 128)}


@pytest.mark.nightly
@pytest.mark.parametrize("packing", PACKINGS.values(), ids=PACKINGS)
def test_packed_experts_in_slots_are_the_same_with_any_number_of_them(tmp_path, packing) -> None:
    layer = packed(tmp_path, packing, hidden_size=256, intermediate_size=128, **SIZES)
    whole = resident(layer, DType.BF16, isa="host")
    for slots in (3, 6, 8, 16):
        decode(layer, whole, slots, STEPS, isa="host")


FAMILIES = {"qwen2-moe": True, "longcat-flash": True, "gpt-oss": True, "llama4": True, "nllb-moe": False}
"""A shared expert after a gate, experts that return their input, biases, weights on the input, experts with room for
some tokens only; and whether calls are split: where tokens are padding or find no room, few experts are needed."""


@pytest.mark.nightly  # each day packed ones, above
@pytest.mark.parametrize("family", FAMILIES)
def test_calls_of_any_size_are_the_same_bit_for_bit(tmp_path, family) -> None:
    layer = made(tmp_path, family)
    whole, rng = resident(layer, DType.F32), np.random.default_rng(0)
    slots = min(layer.spec.router.top_k + 1, layer.spec.experts.count)
    with StreamedSession(layer, open_weights(layer.model), options(layer), CPU, slots) as streamed:
        for tokens in (1, 1, 7, 0, 7, 40, 1):
            x, further = inputs(layer, tokens, rng)
            assert streamed(x, **further).tobytes() == whole(x, **further).tobytes(), f"{tokens} tokens"
        # seven calls, one of no token
        assert (streamed.statistics.parts > 6) == FAMILIES[family]


@pytest.mark.parametrize("slots", [3, 4])
def test_rows_of_a_batch_find_what_was_read_ahead(model, slots) -> None:
    """Eight sequences whose experts stay the same and do not fit: what the first rows need is back when they come, also
    where the last ones have taken every slot."""
    rng = np.random.default_rng(3)
    x = rng.standard_normal((8, model.spec.hidden)).astype(np.float32)
    with StreamedSession(model, open_weights(model.model), options(model, DType.BF16), CPU, slots) as streamed:
        for _ in range(6):
            before = streamed.statistics
            streamed(x)
            streamed.slots.settle()
        ahead = streamed.statistics
    with StreamedSession(
        model, open_weights(model.model), options(model, DType.BF16), CPU, slots, prefetch=False
    ) as streamed:
        for _ in range(6):
            streamed(x)
        plain = streamed.statistics
    assert (plain.prefetched, plain.accuracy) == (0, None)
    assert ahead.prefetched > before.prefetched > 0
    assert ahead.misses == plain.misses - ahead.used
    # but for what the last call had read for one that does not come
    assert ahead.used == before.prefetched


def test_after_a_prompt_its_last_tokens_are_read_ahead_and_of_a_batch_the_first(model, monkeypatch) -> None:
    """As many tokens as before are the same sequences one step on; another number is a prompt, which goes on after."""
    ahead: list[list[int]] = []
    monkeypatch.setattr(
        "weights.expert_slots.ExpertSlots.prefetch", lambda _, layer, experts: ahead.append(list(experts))
    )
    planned = options(model, DType.BF16, stages=True)
    x = np.random.default_rng(7).standard_normal((6, model.spec.hidden)).astype(np.float32)
    with StreamedSession(model, open_weights(model.model), planned, CPU, model.spec.router.top_k) as streamed:
        first, second = (sorted(streamed.run(x)["ids"][row].tolist()) for row in (-1, 0))
    assert first != second
    assert [experts[: len(first)] for experts in ahead] == [first, second]


def test_threads_are_those_that_are_asked_for(model, monkeypatch) -> None:
    asked: list[int | None] = []

    def noting(*arguments, threads, **more):
        asked.append(threads)
        return Session(*arguments, threads=threads, **more)

    monkeypatch.setattr("moehlo.streamed.Session", noting)
    StreamedSession(model, open_weights(model.model), options(model, DType.BF16), CPU, 3, threads=2).close()
    StreamedSession.open(model, 3, dtype="bf16", isa="portable", threads=3).close()
    assert asked == [2, 2, 3, 3]


@pytest.mark.usefixtures("hasty_threads")
def test_threads_do_not_take_each_others_experts_away(model) -> None:
    """Three slots of sixteen, so that each call needs all of them for other experts."""
    rng = np.random.default_rng(5)
    given = rng.standard_normal((4, 2, model.spec.hidden)).astype(np.float32)
    with StreamedSession(model, open_weights(model.model), options(model, DType.BF16), CPU, 3) as streamed:
        expected = [streamed(x).tobytes() for x in given]

        def call(number: int) -> int:
            return sum(streamed(given[number]).tobytes() != expected[number] for _ in range(30))

        with ThreadPoolExecutor(4) as pool:
            assert list(pool.map(call, range(4), timeout=60)) == [0] * 4


def test_a_session_is_called_and_refuses_as_one_with_all_experts_in_memory(model) -> None:
    torch = pytest.importorskip("torch")
    x = np.random.default_rng(0).standard_normal((5, model.spec.hidden)).astype(np.float32)
    whole, planned = resident(model, DType.BF16, stages=True), options(model, DType.BF16, stages=True)
    with StreamedSession(model, open_weights(model.model), planned, CPU, 3) as streamed:
        assert streamed.signature.arguments == whole.signature.arguments
        named = {result.name: result for result in whole.signature.results}
        assert streamed.signature.results == tuple(named[name] for name in ("output", *STAGES))
        assert repr(streamed).endswith(f"3 of 16 experts in memory: {streamed.signature.brief}>")
        for session in (streamed, whole):
            place = np.zeros_like(x)
            assert session(x, out=place) is place
            found = session.run(torch.from_numpy(x))
            assert [*found] == [result.name for result in session.signature.results]
            assert {type(value) for value in found.values()} == {torch.Tensor}
            assert np.array_equal(found["output"].numpy(), place)
            for given, others, message in (
                (x.astype(np.float64), {}, r"x: expected \[N, \d+\] f32, got \[5, \d+\] float64: convert it first"),
                (x, {"ids": x}, "inputs: unknown ids; this graph takes x"),
                (x, {"out": {"output": x}}, "out output shares memory with x"),
                (x, {"out": {"y": x}}, "no result y; it has output, logits, scores, ids, weights"),
            ):
                with pytest.raises(InputError, match=message):
                    session.run(given, **others)


def test_a_session_that_was_closed_refuses_calls(model) -> None:
    with StreamedSession(model, open_weights(model.model), options(model, DType.BF16), CPU, 3) as streamed:
        x = np.ones((1, model.spec.hidden), np.float32)
        streamed(x)
    for _ in range(2):
        with pytest.raises(InputError, match=r"^this session was closed; open another one$"):
            streamed(x)
        streamed.close()


def test_what_cannot_be_streamed_is_refused_and_says_why(model, tmp_path) -> None:
    store = open_weights(model.model)
    with pytest.raises(InputError, match="--expert-slots is 2 and each token has 3 experts; expected at least 3"):
        StreamedSession(model, store, options(model), CPU, 2)
    with pytest.raises(UnsupportedError, match="--expert-slots is for the CPU, not for cuda"):
        StreamedSession(model, store, options(model), parse_target("cuda:sm_80"), 4)
    banks = open_model(TINY / "ernie4-5-vl-moe.json").layer()
    with pytest.raises(UnsupportedError, match=r"this layer has two, whose .* \(--expert-slots off\)$"):
        StreamedSession(banks, store, options(banks), CPU, 8)
    dense = open_model(TINY / "deepseek-v3.json").layer(0)
    with pytest.raises(UnsupportedError, match="this layer is dense"):
        StreamedSession(dense, store, Plan(), CPU, 8)


def test_an_expert_that_cannot_be_read_is_an_error_of_the_call_and_of_no_other(model, tmp_path) -> None:
    """Nothing is mapped: what was read before the file was emptied is computed with as before."""
    shutil.copytree(model.model.source.directory, tmp_path / "archive")
    layer = open_model(tmp_path / "archive").layer(model.index)
    rng = np.random.default_rng(0)
    planned = options(layer, DType.BF16)
    with StreamedSession(layer, open_weights(layer.model), planned, CPU, 3, prefetch=False) as streamed:
        x = rng.standard_normal((1, layer.spec.hidden)).astype(np.float32)
        first = streamed(x).tobytes()
        path = tmp_path / "archive/weights.irpa"
        whole = path.read_bytes()
        os.truncate(path, 0)
        assert streamed(x).tobytes() == first
        with pytest.raises(CheckpointError, match=r"weights\.irpa: was cut short while it was read, .* try again when"):
            streamed(rng.standard_normal((40, layer.spec.hidden)).astype(np.float32))
        path.write_bytes(whole)
        assert streamed(x).tobytes() == first


TOUCHED = """
import os, signal, sys
from pathlib import Path
import numpy as np
sys.path.insert(0, sys.argv[2])
import test_streamed
from emitter.reading.config import open_model
from emitter.signature import DType

layer = open_model(sys.argv[1]).layer()
if sys.argv[3] == "handled":
    signal.signal(signal.SIGBUS, lambda *_: (print("handled", flush=True), os._exit(0)))
session = test_streamed.resident(layer, DType.BF16)
x = np.ones((1, layer.spec.hidden), np.float32)
session(x)
os.truncate(Path(sys.argv[1], "weights.irpa"), 0)
print("touched", flush=True)
try:
    session(x)
except BaseException as error:
    print("caught", error, flush=True)
print("went on", flush=True)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="what a system does about a page that is gone differs")
@pytest.mark.parametrize("how", ["not handled", pytest.param("handled", marks=pytest.mark.nightly)])
def test_a_mapped_file_that_is_cut_short_ends_the_process_and_no_handler_runs(model, tmp_path, how) -> None:
    """docs/archives.md says so, and what to do. With a handler of Python's the access is repeated for ever."""
    shutil.copytree(model.model.source.directory, tmp_path / "archive")
    command = [sys.executable, "-c", TOUCHED, str(tmp_path / "archive"), str(Path(__file__).parent), how]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    with process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "touched\n"
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(3 if how == "handled" else 60)
        finally:
            process.kill()
        assert process.stdout.read() == ""
    assert process.returncode == -(signal.SIGKILL if how == "handled" else signal.SIGBUS)


run = functools.partial(document, "run")


def test_run_keeps_as_many_experts_as_are_asked_for(model, tmp_path) -> None:
    name = model.model.source.name
    np.save(tmp_path / "x.npy", np.random.default_rng(0).standard_normal((9, model.spec.hidden)).astype(np.float32))
    given = [name, "--input", tmp_path / "x.npy", "--dtype", "bf16", "--isa", "portable"]
    run(*given, "--output", tmp_path / "whole.npy", "--dispatch", "gathered")
    found = run(*given, "--output", tmp_path / "y.npy", "--expert-slots", "4", "--results", tmp_path / "r.npz")
    assert (tmp_path / "whole.npy").read_bytes() == (tmp_path / "y.npy").read_bytes()
    assert (found["strategy"], found["strategy_reason"][:7]) == ("gathered", "4 slots")
    sizes = {"slots": 4, "experts": 16, "expert_bytes": 3 * 40 * 24 * 2, "reason": "asked for"}
    assert sizes.items() <= found["expert_slots"].items()
    seen = found["expert_slots"]
    assert seen["hits"] + seen["misses"] >= 9
    assert seen["parts"] > 1
    assert seen["bytes_read"] >= seen["misses"] * 3 * 40 * 24 * 2
    ids = np.load(tmp_path / "r.npz")["ids"]
    assert ids.shape == (9, 3)
    load = found["expert_load"]
    assert load["counts"] == [int((ids == expert).sum()) for expert in range(16)]
    assert (load["distinct"], load["imbalance"]) == (len(np.unique(ids)), max(load["counts"]) * 16 / 27)
    with StreamedSession.open(model, 4, dtype="bf16", isa="portable") as session:
        assert session(np.load(tmp_path / "x.npy")).tobytes() == np.load(tmp_path / "whole.npy").tobytes()
        assert session.statistics.parts == seen["parts"]
    again = run(*given, "--output", tmp_path / "z.npy", MOEHLO_EXPERT_SLOTS="16")
    assert again["expert_slots"]["parts"] == 1
    with pytest.raises(InputError, match="gathers the chosen experts and --dispatch is masked"):
        run(*given, "--output", tmp_path / "n.npy", "--expert-slots", "4", "--dispatch", "masked")
    with pytest.raises(InputError, match="reads experts from a model's files"):
        run(*given, "--output", tmp_path / "n.npy", "--expert-slots", "4", "--random", "1")
    assert not (tmp_path / "n.npy").exists()


def test_run_takes_slots_by_itself_where_experts_do_not_fit_into_memory(model, tmp_path, monkeypatch) -> None:
    """An archive is mapped and always fits; a checkpoint of f32 is copied to be computed in bf16."""
    archive = Path(model.model.source.name)
    np.save(tmp_path / "x.npy", np.random.default_rng(0).standard_normal((9, model.spec.hidden)).astype(np.float32))
    given = ["--input", tmp_path / "x.npy", "--dtype", "bf16", "--isa", "portable"]
    free = Room(32_000, "of free memory")  # four experts of 5760 bytes, an eighth and the router
    monkeypatch.setattr(slot_count, "free_memory", lambda: free)
    in_archive = slot_count.layer_bytes(model, open_weights(model.model), options(model, DType.BF16))
    assert in_archive == slot_count.LayerBytes(16, 3, expert=5760, copied=0, others=16 * 40 * 4)
    mapped = run(archive, *given, "--output", tmp_path / "mapped.npy", "--dispatch", "gathered")
    assert mapped["expert_slots"] is None
    checkpoint = archive.parent / "model"
    found = run(checkpoint, *given, "--output", tmp_path / "y.npy")
    assert (found["strategy"], found["expert_slots"]["slots"]) == ("gathered", 4)
    assert "loading all copies 92.2 kB, more than can be used of" in found["expert_slots"]["reason"]
    assert (tmp_path / "y.npy").read_bytes() == (tmp_path / "mapped.npy").read_bytes()
    for words in (["--expert-slots", "off", "--dispatch", "gathered"], ["--dispatch", "masked"]):
        assert run(checkpoint, *given, "--output", tmp_path / "all.npy", "--force", *words)["expert_slots"] is None
    assert (
        run(archive, *given, "--output", tmp_path / "a.npy", MOEHLO_EXPERT_SLOTS="auto")["expert_slots"]["slots"] == 4
    )
    with StreamedSession.open(model, dtype="bf16", isa="portable") as session:
        assert session.slots.count(model.index) == 4
    monkeypatch.setattr(slot_count, "free_memory", lambda: Room(16_000, "of free memory"))
    with pytest.raises(InputError, match=r"the 3 experts of a token take 17\.3 kB"):
        run(checkpoint, *given, "--output", tmp_path / "n.npy")
    assert not (tmp_path / "n.npy").exists()


MEASURE = """
import json, re, sys
from pathlib import Path
import numpy as np
sys.path.insert(0, sys.argv[2])
import test_streamed
from emitter.reading.config import open_model
from emitter.signature import DType
from moehlo.streamed import StreamedSession
from weights import open_weights

def peak():
    return 1024 * int(re.search(r"VmHWM:\\s*(\\d+) kB", Path("/proc/self/status").read_text())[1])

def decode(slots, steps):
    layer = open_model(sys.argv[1]).layer(0)
    options = test_streamed.options(layer, DType.BF16)
    rng = np.random.default_rng(0)
    with StreamedSession(layer, open_weights(layer.model), options, test_streamed.CPU, slots) as streamed:
        for _ in range(steps):
            streamed(rng.standard_normal((1, layer.spec.hidden)).astype(np.float32))
        return streamed.slots.count(layer.index) * streamed.slots.expert_bytes(layer.index), streamed.statistics.nbytes

decode(4, 1)
Path("/proc/self/clear_refs").write_text("5")
before = peak()
held, read = decode(int(sys.argv[3]), 60)
print(json.dumps([peak() - before, held, read]))
"""

CONSTANT = 16 << 20
"""Bytes beside the slots: a second runtime session, two modules, the routing, and what allocation rounds up."""


def grown(folder: Path, slots: int) -> tuple[int, int, int]:
    """By how much memory grows in 60 steps, the bytes of the slots, and what was read."""
    arguments = [str(folder / "archive"), str(Path(__file__).parent), str(slots)]
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, *arguments], capture_output=True, text=True, timeout=240, cwd=ROOT, check=True
    )
    return tuple(json.loads(done.stdout))


@pytest.mark.skipif(sys.platform != "linux", reason="reads the memory from /proc")
@pytest.mark.parametrize("form", [pytest.param("plain", marks=pytest.mark.nightly), "packed"])
def test_memory_is_that_of_the_slots(tmp_path, form) -> None:
    experts, slots, hidden, width = 40, 8, 1024, 768
    sizes = {"hidden_size": hidden, "intermediate_size": width, "num_local_experts": experts, "num_experts_per_tok": 2}
    if form == "plain":
        made(tmp_path, "mixtral", num_hidden_layers=1, **sizes)
    else:
        packed(tmp_path, AFFINE, **sizes)
    nbytes = experts * 3 * hidden * width * (16 if form == "plain" else 4.5) / 8
    more, held, read = grown(tmp_path, slots)
    assert nbytes == 5 * held
    assert read > nbytes
    assert more <= held + CONSTANT < nbytes
