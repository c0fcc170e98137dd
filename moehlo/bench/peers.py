"""Hugging Face's block, with each of its implementations of the experts, and compiled."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from emitter.errors import MoehloError
from emitter.graphs import signature_arguments
from emitter.plan import Plan
from emitter.signature import DType
from moehlo.bench.contender import Array, Call, Unavailable, first_line
from moehlo.bench.workload import Workload
from moehlo.memory import available_memory

EXPERTS = ("eager", "batched_mm", "grouped_mm")


class HuggingFace:
    """The HF reference block in ``workload.dtype``, inputs and outputs too, as a model loaded in that dtype runs it.

    ``seconds`` of the last call, by implementation of the experts and token count. ``state`` is its state dict, the
    workload's weights if not given.
    """

    def __init__(self, workload: Workload, threads: int, *, state: Mapping[str, Any] | None = None) -> None:
        from oracle.hf import HfFfn, load_torch
        from weights import to_state_dict

        hf = workload.layer.rule.hf
        if hf is None or hf.inputs or hf.output is not None:
            raise Unavailable("the HF reference block cannot be run alone")
        self._workload = workload
        try:
            self._torch = load_torch()
            if state is None:
                wanted = signature_arguments(workload.spec, Plan())
                state = to_state_dict(workload.weights, workload.layer.layout, wanted, prefix=hf.prefix)
            block = HfFfn(hf, workload.model.config, workload.layer.index, state, workload.dtype)
        except (MoehloError, ImportError) as error:
            raise Unavailable(str(error).splitlines()[0]) from error
        self._torch.set_num_threads(threads)
        self.module = block.bare()
        self.seconds: dict[tuple[str, int], float] = {}

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
        spec = self._workload.spec
        # The gate and up weights of every slot, then the down weights, exist at once.
        parts = 3 if spec.experts.glu.gated else 2
        copied = tokens * spec.router.top_k * parts * spec.expert_hidden * spec.experts.intermediate
        needed = copied * self._workload.dtype.itemsize
        if needed > 0.5 * self.free_memory():
            raise Unavailable(f"it would copy {needed / 1e9:.0f} GB of weights")

    def free_memory(self) -> int:
        """Bytes that batched_mm may copy weights into."""
        return available_memory()

    def calls(self, inputs: Sequence[npt.NDArray[np.float32]], module: Callable[[Any], Any]) -> Call:
        """``module`` over each input, which is converted beforehand."""
        torch = self._torch
        types = {DType.F32: torch.float32, DType.BF16: torch.bfloat16, DType.F16: torch.float16}
        batches = [torch.from_numpy(x).to(types[self._workload.dtype])[None] for x in inputs]

        def call(i: int) -> Any:
            with torch.inference_mode():
                output = module(batches[i])
                return output[0] if isinstance(output, tuple) else output

        return call


class HuggingFaceExperts:
    """The block with one implementation of its experts."""

    def __init__(self, block: HuggingFace, experts: str) -> None:
        self.name = f"HF {experts}"
        self._block, self._experts = block, experts

    def prepare(self, inputs: Sequence[npt.NDArray[np.float32]]) -> Call:
        """See ``Contender``."""
        self._block.require_memory(self._experts, len(inputs[0]))
        call = self._block.calls(inputs, self._block.module)

        def chosen(i: int) -> Any:
            self._block.choose(self._experts)
            started = time.perf_counter()
            result = call(i)
            self._block.seconds[self._experts, len(inputs[0])] = time.perf_counter() - started
            return result

        return chosen

    def array(self, result: Any) -> Array:
        """See ``Contender``."""
        return np.asarray(result.float().reshape(-1, result.shape[-1]).numpy())


class HuggingFaceCompiled(HuggingFaceExperts):
    """The block through torch.compile, with the implementation that was fastest without it at this token count."""

    def __init__(self, block: HuggingFace) -> None:
        super().__init__(block, "eager")
        self.name = "HF torch.compile"

    def prepare(self, inputs: Sequence[npt.NDArray[np.float32]]) -> Call:
        """See ``Contender``. Compiling takes up to a minute."""
        block, torch, tokens = self._block, self._block._torch, len(inputs[0])
        known = {experts: s for (experts, n), s in block.seconds.items() if n == tokens}
        if not known:
            known = self._try_each(inputs)
        if not known:
            raise Unavailable("the block does not take an implementation of its experts")
        best = min(known, key=lambda experts: known[experts])
        torch._dynamo.reset()
        block.choose(best)
        call = block.calls(inputs, torch.compile(block.module, dynamic=False))
        try:
            call(0)
        except Exception as error:
            raise Unavailable(f"torch.compile fails: {first_line(error, 120)}") from error

        def chosen(i: int) -> Any:
            block.choose(best)
            return call(i)

        return chosen

    def _try_each(self, inputs: Sequence[npt.NDArray[np.float32]]) -> dict[str, float]:
        """Seconds of a call with each implementation that there is."""
        found: dict[str, float] = {}
        for experts in EXPERTS:
            try:
                self._block.require_memory(experts, len(inputs[0]))
                self._block.choose(experts)
            except Unavailable:
                continue
            call = self._block.calls(inputs[:1], self._block.module)
            call(0)
            started = time.perf_counter()
            call(0)
            found[experts] = time.perf_counter() - started
        return found
