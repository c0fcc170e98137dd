"""Who else computes the layer, as one list; and Hugging Face's block, of which most of them are forms."""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from emitter.errors import MoehloError, first_line
from emitter.graphs import signature_arguments
from emitter.plan import Plan
from emitter.signature import DType
from moehlo.bench.ceilings import torch_types
from moehlo.bench.compiling import COMPILE_SECONDS, within
from moehlo.bench.contender import Call, Contender, Unavailable, attempt
from moehlo.bench.device import Host
from moehlo.bench.mlx import Choices, Mlx
from moehlo.bench.table import PART, PEER
from moehlo.bench.workload import Workload
from moehlo.bench.xla import WAYS, Xla

EXPERTS = ("eager", "batched_mm", "grouped_mm")
"""transformers' implementations of a layer's experts."""
FORMS = ("called", "graph", "compile")
"""A peer of Hugging Face's as it is called, in a CUDA graph, and by torch.compile, on a GPU with max-autotune."""
CPU, GPU = "cpu", "gpu"


@dataclass
class Field:
    """What peers are made for: the layer, where it is computed, on how many threads of the CPU.

    ``choices`` gives what chooses the experts of tokens, and their weights, when it is first needed. A peer that takes
    more than ``seconds`` to be compiled for a number of tokens is left out there.
    """

    workload: Workload
    device: Host
    threads: int | None
    choices: Callable[[], Choices]
    seconds: float = COMPILE_SECONDS
    platform: str = "cpu"
    progress: Callable[[str], None] = lambda _: None
    _block: HuggingFace | None = field(default=None, repr=False)

    @property
    def block(self) -> HuggingFace:
        """Hugging Face's block, one for all its forms. Raises ``Unavailable``."""
        if self._block is None:
            self.progress("loading the Hugging Face block")
            self._block = HuggingFace(self.workload, self.device, self.threads)
        return self._block


@dataclass(frozen=True)
class Peer:
    """A peer by the name of its option, what its rows call it, where it runs, and whether it takes minutes to be
    compiled."""

    name: str
    title: str
    on: tuple[str, ...]
    make: Callable[[Field], Contender]
    kind: str = PEER
    compiled: bool = False


def _every() -> Iterator[Peer]:
    def form(experts: str | None, form: str, title: str) -> Callable[[Field], Contender]:
        return lambda of: HuggingFaceForm(of.block, experts, form, title, seconds=of.seconds)

    def xla(way: str) -> Callable[[Field], Contender]:
        return lambda of: Xla(of.workload, way, of.device, threads=of.threads, platform=of.platform, seconds=of.seconds)

    for experts in EXPERTS:
        title = f"HF {experts}"
        yield Peer(experts, title, (CPU, GPU), form(experts, "called", title))
        yield Peer(f"{experts}_graph", f"{title} graph", (GPU,), form(experts, "graph", f"{title} graph"))
        compiled = partial(Peer, compiled=True)
        yield compiled(f"{experts}_compile", f"{title} compile", (GPU,), form(experts, "compile", f"{title} compile"))
    yield Peer("compile", "HF torch.compile", (CPU,), form(None, "compile", "HF torch.compile"))
    for way in WAYS:
        yield Peer(f"xla_{way}", f"XLA {way}", (GPU,) if way == "ladder" else (CPU, GPU), xla(way))
    yield Peer("mlx", Mlx.name, (CPU,), lambda of: Mlx(of.workload, of.choices))
    title = "torch _grouped_mm, two products alone"
    yield Peer("torch_grouped_mm", title, (GPU,), lambda of: GroupedProducts(of.workload, of.choices(), title), PART)


PEERS = {peer.name: peer for peer in _every()}
"""All of them, by name."""
QUICK = ("eager", "grouped_mm")
"""Those on a CPU that need no compiling, and of those that do not the fastest at some counts."""


def names_of(on: str, *, compiled: bool = True) -> tuple[str, ...]:
    """The peers of a CPU or of a GPU, where ``compiled`` says so also those that torch compiles for minutes."""
    return tuple(peer.name for peer in PEERS.values() if on in peer.on and (compiled or not peer.compiled))


def made(names: Sequence[str], of: Field) -> list[Contender]:
    """The peers that are asked for, in the order of the list; who cannot run says why."""
    of.workload = replace(of.workload, weights=of.workload.numbers) if of.workload.where else of.workload
    chosen = (peer for peer in PEERS.values() if peer.name in names)
    return [attempt(peer.title, peer.kind, partial(peer.make, of)) for peer in chosen]


class HuggingFace:
    """The HF reference block in ``workload.dtype``, inputs and outputs too, as a model loaded in that dtype runs it.

    It is over the workload's own memory, where its layout is theirs, else over copies.
    """

    def __init__(self, workload: Workload, device: Host, threads: int | None) -> None:
        from oracle.hf import HfFfn, load_torch

        hf = workload.layer.rule.hf
        if hf is None or hf.inputs or hf.output is not None:
            raise Unavailable("the HF reference block cannot be run alone")
        self.workload, self._device, self._compiled_for = workload, device, 0
        try:
            torch = load_torch()
            state = laid_out(workload)
            block = HfFfn(hf, workload.model.config, workload.layer.index, state, workload.dtype)
        except (MoehloError, ImportError) as error:
            raise Unavailable(first_line(error)) from error
        if threads is not None:
            torch.set_num_threads(threads)
        self.module = block.bare().to(workload.where or "cpu")

    def choose(self, experts: str) -> None:
        """Take one of ``EXPERTS``. Raises ``Unavailable`` where the block has no such choice."""
        configs = [m.config for m in self.module.modules() if hasattr(m, "config")]
        if not configs:
            raise Unavailable("the block does not take an implementation of its experts")
        for config in configs:
            config._experts_implementation = experts

    def require_memory(self, experts: str, tokens: int) -> None:
        """Refuse what would not fit: batched_mm copies a whole expert for every slot."""
        if experts != "batched_mm":
            return
        spec = self.workload.spec
        # The gate and up weights of every slot, then the down weights, exist at once.
        parts = 3 if spec.experts.glu.gated else 2
        copied = tokens * spec.router.top_k * parts * spec.expert_hidden * spec.experts.intermediate
        needed = copied * self.workload.dtype.itemsize
        if needed > 0.5 * self._device.free_memory():
            raise Unavailable(f"it would copy {needed / 1e9:.0f} GB of weights")

    def compiled(self, tokens: int) -> Callable[[Any], Any]:
        """The block by torch.compile, for as many tokens.

        What was compiled for another number is forgotten: torch keeps eight versions of a function and then runs it as
        it is. What was compiled for this one with other experts stays: a timed call would compile it again.
        """
        torch = importlib.import_module("torch")
        if self._compiled_for != tokens:
            torch._dynamo.reset()
            self._compiled_for = tokens
        mode = "max-autotune" if self.workload.where else None
        compiled: Callable[[Any], Any] = torch.compile(self.module, mode=mode, dynamic=False)
        return compiled

    def batches(self, inputs: Sequence[Any]) -> list[Any]:
        """Inputs as the block takes them, ``[1, N, H]``."""
        torch = importlib.import_module("torch")
        return [torch.as_tensor(x).to(torch_types()[self.workload.dtype])[None] for x in inputs]

    def fastest(self, inputs: Sequence[Any]) -> str:
        """Which of ``EXPERTS`` is the fastest over as many tokens. Raises ``Unavailable`` where there is no choice."""
        seconds: dict[str, float] = {}
        for experts in EXPERTS:
            try:
                call = HuggingFaceForm(self, experts).prepare(inputs[:1])
            except Unavailable:
                continue
            call(0)
            started = time.perf_counter()
            call(0)
            seconds[experts] = time.perf_counter() - started
        if not seconds:
            raise Unavailable("the block does not take an implementation of its experts")
        return min(seconds, key=lambda experts: seconds[experts])


def laid_out(workload: Workload) -> dict[str, Any]:
    """The block's state dict as tensors: the workload's own, but for those that the block stores another way, which are
    laid out anew where they lie."""
    from emitter.session.arrays import to_torch
    from weights import to_state_dict
    from weights.layouts import Storage

    torch = importlib.import_module("torch")
    tensors = {n: w if hasattr(w, "data_ptr") else to_torch(w) for n, w in workload.numbers.items()}

    def built(storage: Storage) -> Any:
        whole: Any = storage.whole
        if whole is not None and whole.is_contiguous():
            return whole
        where = next(iter(tensors.values())).device
        return storage.fill(torch.zeros(storage.shape, dtype=storage.dtype, device=where))

    hf, wanted = workload.layer.rule.hf, signature_arguments(workload.spec, Plan())
    return to_state_dict(tensors, workload.layer.layout, wanted, prefix="" if hf is None else hf.prefix, build=built)


class HuggingFaceForm(Contender):
    """The block with one implementation of its experts, the fastest if none is given, in one of ``FORMS``, compiled
    within ``seconds``."""

    def __init__(
        self,
        block: HuggingFace,
        experts: str | None,
        form: str = "called",
        name: str = "",
        *,
        seconds: float = COMPILE_SECONDS,
    ) -> None:
        self.name, self._block, self.experts = name, block, experts
        self._form, self._seconds = form, seconds

    def prepare(self, inputs: Sequence[Any]) -> Call:
        """See ``Contender``. Compiling takes a minute or more for each token count."""
        torch, block = importlib.import_module("torch"), self._block
        experts = self.experts or block.fastest(inputs)
        block.require_memory(experts, len(inputs[0]))
        block.choose(experts)
        batches, module = block.batches(inputs), block.module
        if self._form == "graph":
            return captured(module, batches)
        if self._form == "compile":
            module = block.compiled(len(inputs[0]))
            try:
                with within(self._seconds, "torch.compile"), torch.inference_mode():
                    module(batches[0])
            except Unavailable:
                raise
            except Exception as error:
                raise Unavailable(f"torch.compile fails: {first_line(error, 120)}") from error

        def call(i: int) -> Any:
            block.choose(experts)
            with torch.inference_mode():
                return module(batches[i])

        return call


def captured(module: Callable[[Any], Any], batches: Sequence[Any]) -> Call:
    """``module`` in a CUDA graph over one input, into which each call copies its own.

    Raises ``Unavailable`` where it cannot be captured: a step of it waits for the GPU.
    """
    torch = importlib.import_module("torch")
    static, graph, side = batches[0].clone(), torch.cuda.CUDAGraph(), torch.cuda.Stream()
    # Graphs captured on one stream, torch's default, share cuBLAS's workspace there: it is freed with the first of
    # them, and the others write where it was (https://github.com/pytorch/pytorch/issues/193402).
    own = torch.cuda.Stream()
    try:
        with torch.inference_mode():
            side.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(side):
                for _ in range(3):
                    module(static)
            torch.cuda.synchronize()
            with torch.cuda.graph(graph, stream=own):
                output = module(static)
    except RuntimeError as error:
        torch.cuda.synchronize()
        raise Unavailable(f"it cannot be captured into a CUDA graph: {first_line(error, 120)}") from error

    def call(i: int) -> Any:
        static.copy_(batches[i])
        graph.replay()
        return output

    return call


class GroupedProducts(Contender):
    """Not the layer: torch's two grouped matrix products of it, over rows that are sorted already."""

    kind = PART

    def __init__(self, workload: Workload, choices: Choices, name: str = "") -> None:
        torch = importlib.import_module("torch")
        if not hasattr(torch, "_grouped_mm"):
            raise Unavailable("this torch has no _grouped_mm")
        if workload.dtype is not DType.BF16 or "expert_gate_up" not in workload.weights:
            raise Unavailable("torch's grouped product is for gated experts in bf16 here")
        self.name, self._workload, self._choices = name, workload, choices

    def prepare(self, inputs: Sequence[Any]) -> Call:
        torch, weights = importlib.import_module("torch"), self._workload.weights
        up, down = (weights[name].transpose(-2, -1) for name in ("expert_gate_up", "expert_down"))
        sorted_rows = []
        for x in inputs:
            ids, _ = self._choices(x)
            order = ids.flatten().argsort(stable=True)
            counts = ids.flatten().bincount(minlength=up.shape[0])[: up.shape[0]]
            gathered = x.to(torch.bfloat16)[order // ids.shape[1]]
            sorted_rows.append((gathered, counts.cumsum(0).to(torch.int32)))

        def call(i: int) -> Any:
            gathered, ends = sorted_rows[i]
            both = torch._grouped_mm(gathered, up, offs=ends)
            return torch._grouped_mm(both[:, : both.shape[1] // 2].contiguous(), down, offs=ends)

        return call
