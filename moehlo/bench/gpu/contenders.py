"""Who computes the layer on a GPU: ours, Hugging Face's block in several forms, XLA; and a part of it, by torch."""

from __future__ import annotations

import contextlib
import importlib
import os
import signal
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from emitter.dtype import DType
from emitter.errors import MoehloError
from emitter.graphs import emit, signature_arguments
from emitter.iree import Module, Session
from emitter.plan import Plan, Request, Strategy, plan
from emitter.target import Target
from emitter.text.graph import Graph
from moehlo.bench.contender import COMPILE_SECONDS, Call, Unavailable, first_line
from moehlo.bench.gpu.device import Device
from moehlo.bench.ours import Modules
from moehlo.bench.peers import HuggingFace
from moehlo.bench.workload import Workload
from moehlo.bench.xla import block, require_plain

FORMS = ("called", "graph", "compile")
"""A peer of Hugging Face's as it is called, in a CUDA graph, and by torch.compile with max-autotune."""
XLA_WAYS = ("masked", "ragged_dot", "ladder")


def types() -> Mapping[DType, Any]:
    """torch's element types."""
    torch = importlib.import_module("torch")
    return {DType.F32: torch.float32, DType.BF16: torch.bfloat16, DType.F16: torch.float16}


def rows(output: Any) -> Any:
    """What a block returned as a tensor ``[N, H]`` f32."""
    tensor = output[0] if isinstance(output, tuple) else output
    return tensor.reshape(-1, tensor.shape[-1]).float()


class _Late(BaseException):
    """The time is over. Not an ``Exception``: compilers catch those, and go on in another way."""


@contextlib.contextmanager
def within(seconds: float, what: str) -> Iterator[None]:
    """Raise ``Unavailable`` where the block, which is Python's, has not ended after ``seconds``.

    Only the main thread can be interrupted: in others there is no limit.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def late(*_: object) -> None:
        raise _Late

    before = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    except _Late:
        raise Unavailable(f"{what} took more than {seconds:.0f} s") from None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def in_time(seconds: float, what: str, make: Callable[[], Any]) -> Any:
    """What ``make`` returns. Raises ``Unavailable`` after ``seconds``: a library that cannot be interrupted goes on in
    a thread of its own, which nobody waits for."""
    done: Future[Any] = Future()

    def run() -> None:
        try:
            done.set_result(make())
        except BaseException as error:
            done.set_exception(error)

    threading.Thread(target=run, daemon=True).start()
    try:
        return done.result(seconds)
    except TimeoutError:
        if done.done():
            raise
        raise Unavailable(f"{what} took more than {seconds:.0f} s") from None


class OursOnGpu:
    """A graph of ours in a session: from a tensor to a tensor."""

    def __init__(self, name: str, workload: Workload, modules: Modules, graph: Graph) -> None:
        self.name = name
        self._session = session(modules.get(graph, f"{name} {workload.dtype.value}"), workload)

    def prepare(self, inputs: Sequence[Any]) -> Call:
        """See ``Contender``."""
        return lambda i: self._session(inputs[i])

    def array(self, result: Any) -> Any:
        """The output ``[N, H]`` f32."""
        return rows(result)


def session(module: Module, workload: Workload) -> Session:
    """A session over the workload's weights, in place."""
    return Session(module, {argument.name: workload.weights[argument.name] for argument in module.signature.weights})


class ChosenExperts:
    """How many different experts an input chooses, by the emitted graph itself."""

    def __init__(self, workload: Workload, modules: Modules, graph: Graph) -> None:
        self._session = session(modules.get(graph, f"routing {workload.dtype.value}"), workload)

    def ids(self, x: Any) -> Any:
        """The experts of each token, ``[N, k]``."""
        return self._session.run(x)["ids"]

    def __call__(self, x: Any) -> int:
        """How many different ones."""
        return int(self.ids(x).unique().numel())


class HuggingFaceOnGpu(HuggingFace):
    """The HF reference block over the workload's own tensors, where its layout is theirs, else over copies."""

    def __init__(self, workload: Workload, device: Device, *, where: str = "cuda:0") -> None:
        super().__init__(workload, 1, state=_state(workload, where))
        self._device = device
        self._compiled_for = 0
        self.module.to(where)

    def free_memory(self) -> int:
        """Bytes that batched_mm may copy weights into."""
        return self._device.free_memory()

    def compiled(self, inputs: Sequence[Any]) -> Callable[[Any], Any]:
        """The block by torch.compile, for as many tokens.

        What was compiled for another number is forgotten: torch keeps eight versions of a function and then runs it as
        it is. What was compiled for this one with other experts stays: a timed call would compile it again.
        """
        torch = importlib.import_module("torch")
        if self._compiled_for != len(inputs[0]):
            torch._dynamo.reset()
            self._compiled_for = len(inputs[0])
        compiled: Callable[[Any], Any] = torch.compile(self.module, mode="max-autotune", dynamic=False)
        return compiled

    def batches(self, inputs: Sequence[Any]) -> list[Any]:
        """Inputs as the block takes them, ``[1, N, H]``."""
        return [x.to(types()[self._workload.dtype])[None] for x in inputs]


def _state(workload: Workload, where: str) -> dict[str, Any]:
    """The block's state dict as tensors: the workload's own, but for those that the block stores another way, which are
    laid out anew where they lie, without the host."""
    from weights import to_state_dict
    from weights.layouts import Storage

    torch = importlib.import_module("torch")

    def built(storage: Storage) -> Any:
        whole: Any = storage.whole
        if whole is not None and whole.is_contiguous():
            return whole
        return storage.fill(torch.zeros(storage.shape, dtype=storage.dtype, device=where))

    hf, wanted = workload.layer.rule.hf, signature_arguments(workload.spec, Plan())
    prefix = "" if hf is None else hf.prefix
    try:
        return to_state_dict(workload.weights, workload.layer.layout, wanted, prefix=prefix, build=built)
    except MoehloError as error:
        raise Unavailable(str(error).splitlines()[0]) from error


class HuggingFaceForm:
    """The block with one implementation of its experts, in one of ``FORMS``, compiled within ``seconds``."""

    def __init__(self, made: HuggingFaceOnGpu, experts: str, form: str, *, seconds: float = COMPILE_SECONDS) -> None:
        self.name = f"HF {experts}" if form == "called" else f"HF {experts} {form}"
        self._block, self._experts, self._form, self._seconds = made, experts, form, seconds

    def prepare(self, inputs: Sequence[Any]) -> Call:
        """See ``Contender``. Compiling takes a minute or more for each token count."""
        block_, experts = self._block, self._experts
        block_.require_memory(experts, len(inputs[0]))
        block_.choose(experts)
        torch, batches = importlib.import_module("torch"), block_.batches(inputs)
        if self._form == "graph":
            return captured(block_.module, batches)
        module: Callable[[Any], Any] = block_.module
        if self._form == "compile":
            module = block_.compiled(inputs)
            try:
                with within(self._seconds, "torch.compile"), torch.inference_mode():
                    module(batches[0])
            except Unavailable:
                raise
            except Exception as error:
                raise Unavailable(f"torch.compile fails: {first_line(error, 120)}") from error

        def call(i: int) -> Any:
            block_.choose(experts)
            with torch.inference_mode():
                return module(batches[i])

        return call

    def array(self, result: Any) -> Any:
        """The output ``[N, H]`` f32."""
        return rows(result).clone()


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


class GroupedProducts:
    """Not the layer: torch's two grouped matrix products of it, over rows that are sorted already."""

    name = "torch _grouped_mm, two products alone"

    def __init__(self, workload: Workload, chosen: Callable[[Any], Any]) -> None:
        torch = importlib.import_module("torch")
        if not hasattr(torch, "_grouped_mm"):
            raise Unavailable("this torch has no _grouped_mm")
        if workload.dtype is not DType.BF16 or "expert_gate_up" not in workload.weights:
            raise Unavailable("torch's grouped product is for gated experts in bf16 here")
        self._workload, self._chosen = workload, chosen

    def prepare(self, inputs: Sequence[Any]) -> Call:
        """See ``Contender``."""
        torch, weights = importlib.import_module("torch"), self._workload.weights
        up, down = (weights[name].transpose(-2, -1) for name in ("expert_gate_up", "expert_down"))
        sorted_rows = []
        for x in inputs:
            ids = self._chosen(x)
            order = ids.flatten().argsort(stable=True)
            counts = ids.flatten().bincount(minlength=up.shape[0])[: up.shape[0]]
            gathered = x.to(torch.bfloat16)[order // ids.shape[1]]
            sorted_rows.append((gathered, counts.cumsum(0).to(torch.int32)))

        def call(i: int) -> Any:
            gathered, ends = sorted_rows[i]
            both = torch._grouped_mm(gathered, up, offs=ends)
            return torch._grouped_mm(both[:, : both.shape[1] // 2].contiguous(), down, offs=ends)

        return call

    def array(self, result: Any) -> Any:
        """None: there is no output of the layer."""
        return None


def keep_compiled(folder: Path) -> None:
    """Have torch.compile and XLA keep what they compile in ``folder``, and find it there; for the whole process.

    What both tune by timing kernels is kept with it.
    """
    os.environ["TORCHINDUCTOR_CACHE_DIR"] = str(folder / "torch")
    with contextlib.suppress(ImportError):
        jax = importlib.import_module("jax")
        # keeps what took a second or more by itself
        for name, value in (("min_compile_time_secs", 0), ("min_entry_size_bytes", -1)):
            jax.config.update(f"jax_persistent_cache_{name}", value)
        jax.config.update("jax_compilation_cache_dir", str(folder / "xla"))


def jax_beside_torch(platform: str) -> Any:
    """JAX with its devices of ``platform``, where torch computes too. Raises ``Unavailable`` without either."""
    # Read when JAX makes its client: it takes three quarters of the memory at once otherwise.
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    try:
        jax = importlib.import_module("jax")
    except ImportError as error:
        raise Unavailable("jax is not installed") from error
    try:
        jax.devices({"cuda": "gpu"}.get(platform, platform))
    except RuntimeError as error:
        raise Unavailable(f"JAX sees no GPU: {first_line(error, 120)}") from error
    return jax


def handed_to_jax(jax: Any, tensor: Any) -> Any:
    """A tensor as a ``jax.Array`` in its place.

    torch hands out those of the GPU that is current alone, and of several JAX leaves another one so.
    """
    at = importlib.import_module("torch").cuda.device(tensor.device) if tensor.is_cuda else contextlib.nullcontext()
    with at:
        return jax.dlpack.from_dlpack(tensor.contiguous())


class XlaOnGpu:
    """One of ``XLA_WAYS`` through JAX, compiled for each token count within ``seconds``, over the workload's own
    tensors."""

    def __init__(
        self,
        workload: Workload,
        way: str,
        device: Device,
        *,
        platform: str = "cuda",
        seconds: float = COMPILE_SECONDS,
    ) -> None:
        self.name, self._seconds = f"XLA {way}", seconds
        self._jax = jax_beside_torch(platform)
        self._workload, self._way, self._device, self._platform = workload, way, device, platform
        if way != "ladder":
            require_plain(workload.spec)
        self._weights = {name: handed_to_jax(self._jax, tensor) for name, tensor in workload.weights.items()}

    def prepare(self, inputs: Sequence[Any]) -> Call:
        """See ``Contender``."""
        jax, spec, tokens = self._jax, self._workload.spec, len(inputs[0])
        if self._way == "masked":
            needed = 4 * spec.experts.count * tokens * (3 * spec.experts.intermediate + 2 * spec.expert_hidden)
            if needed > 0.5 * self._device.free_memory():
                raise Unavailable(f"it would need {needed / 1e9:.0f} GB for activations")
        taken = [handed_to_jax(jax, x) for x in inputs]
        traced = jax.jit(self._function(tokens)).lower(taken[0], self._weights)
        compiled = in_time(self._seconds, "XLA's compilation", traced.compile)
        return lambda i: compiled(taken[i], self._weights)

    def _function(self, tokens: int) -> Callable[[Any, Mapping[str, Any]], Any]:
        spec, dtype, way = self._workload.spec, self._workload.dtype, self._way
        if way != "ladder":
            return lambda x, weights: block(self._jax, spec, dtype, way, x, dict(weights))
        from emitter.xla import sharded

        target = Target.xla(self._platform)
        try:
            made = plan(spec, Request(Strategy.LADDER, target, dtype=dtype), call=tokens)
            graph = emit(spec, made)
            function = sharded(graph, None, target)
        except MoehloError as error:
            raise Unavailable(str(error).splitlines()[0]) from error
        names = [argument.name for argument in graph.signature.weights]
        return lambda x, weights: function(x, *(weights[name] for name in names))[0]

    def array(self, result: Any) -> Any:
        """The output ``[N, H]`` f32."""
        return importlib.import_module("torch").from_dlpack(result).float()
