"""llama.cpp over the same GGUF file, by the low interface of its Python package, llama-cpp-python."""

from __future__ import annotations

import ctypes
import importlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from moehlo.bench.contender import Call, Contender, Unavailable
from moehlo.bench.steps import DECODE, PREFILL, Step
from moehlo.bench.whole import WholeWork

_WITH_CUDA = "build it with CMAKE_ARGS=-DGGML_CUDA=on pip install --no-binary llama-cpp-python llama-cpp-python"
_AT_ONCE = 2048
"""Tokens of a prompt that a GPU computes at once: 512, as they come, are fewer than it takes to fill one."""


class LlamaCpp(Contender):
    """A context of llama.cpp for each point, its settings as they come: weights repacked for the processor where it
    does that, flash attention where it can, keys and values in f16. Several rows are sequences of one batch. On a GPU
    all layers are there, on one, and a prompt is computed in parts of up to 2048 tokens.

    Raises ``Unavailable`` without the package, on a GPU for a build that has none, and for a file that it refuses.
    """

    name = "llama.cpp"

    def __init__(self, work: WholeWork, path: Path) -> None:
        try:
            self._api: Any = importlib.import_module("llama_cpp.llama_cpp")
        except (ImportError, OSError, RuntimeError) as error:
            raise Unavailable("llama.cpp is not installed; pip install llama-cpp-python") from error
        if work.on_gpu and not self._api.llama_supports_gpu_offload():
            raise Unavailable(f"the llama.cpp that is installed computes on CPUs alone; {_WITH_CUDA}")
        self._work = work
        self._context: Any = None
        self._batch: Any = None
        self._quiet = self._api.llama_log_callback(lambda *_: None)
        self._api.llama_log_set(self._quiet, ctypes.c_void_p(0))
        self._api.llama_backend_init()
        given = self._api.llama_model_default_params()
        given.n_gpu_layers = -1 if work.on_gpu else 0
        given.split_mode = self._api.LLAMA_SPLIT_MODE_NONE
        self._model = self._api.llama_model_load_from_file(str(path).encode(), given)
        if not self._model:
            raise Unavailable(f"llama.cpp does not load {path}")
        self._inputs: Sequence[Step] = ()

    def prepare(self, inputs: Sequence[Step]) -> Call:
        """See ``Contender``; each row's context is read."""
        api, point = self._api, inputs[0].point
        self._inputs = inputs
        rows = point.tokens if point.phase == DECODE else 1
        longest = point.context + point.steps + 1 if point.phase == DECODE else point.tokens
        self._drop()
        given = api.llama_context_default_params()
        given.n_ctx, given.n_batch = rows * -(-longest // 256) * 256, max(512, longest)
        given.n_seq_max, given.n_threads, given.n_threads_batch = rows, self._work.threads, self._work.threads
        given.op_offload = given.offload_kqv = self._work.on_gpu
        if self._work.on_gpu:
            given.n_ubatch = min(given.n_batch, _AT_ONCE)
        self._context = api.llama_init_from_model(self._model, given)
        if not self._context:
            raise Unavailable(f"llama.cpp makes no context of {rows} sequences of {longest} tokens")
        self._batch = api.llama_batch_init(given.n_batch, 0, 1)
        if point.phase == DECODE:
            for row, prompt in enumerate(self._work.prompt(point.context, rows=rows).tolist()):
                self._decode([(token, at, row) for at, token in enumerate(prompt)])
        return self._call

    def turn(self, i: int) -> None:
        point, api = self._inputs[i].point, self._api
        api.llama_memory_seq_rm(api.llama_get_memory(self._context), -1, point.context, -1)
        if point.phase == DECODE:
            self._step(i, 0)

    def close(self) -> None:
        self._drop()
        self._api.llama_model_free(self._model)

    def _call(self, i: int) -> Any:
        point, ids, api = self._inputs[i].point, self._inputs[i].ids, self._api
        kept = point.context + (point.phase == DECODE)
        api.llama_memory_seq_rm(api.llama_get_memory(self._context), -1, kept, -1)
        if point.phase == PREFILL:
            return self._logits(self._decode([(token, at, 0) for at, token in enumerate(ids[0].tolist())]))
        for number in range(1, point.steps + 1):
            last = self._step(i, number)
        return self._logits(last)

    def _step(self, i: int, number: int) -> Sequence[int]:
        point = self._inputs[i].point
        tokens = self._inputs[i].ids[:, number].tolist()
        return self._decode([(token, point.context + number, row) for row, token in enumerate(tokens)])

    def _decode(self, given: Sequence[tuple[int, int, int]]) -> Sequence[int]:
        """Compute each (token, position, row); which of them are the last of their rows."""
        api, batch = self._api, self._batch
        last = {row: number for number, (_, _, row) in enumerate(given)}
        batch.n_tokens = len(given)
        for number, (token, position, row) in enumerate(given):
            batch.token[number], batch.pos[number] = token, position
            batch.n_seq_id[number], batch.seq_id[number][0] = 1, row
            batch.logits[number] = last[row] == number
        if (code := api.llama_decode(self._context, batch)) != 0:
            raise Unavailable(f"llama_decode gives {code} for {len(given)} tokens")
        api.llama_synchronize(self._context)
        return [*last.values()]

    def _logits(self, numbers: Sequence[int]) -> npt.NDArray[np.float32]:
        """Those ``[rows, V]`` after the tokens of these numbers of the last call."""
        found = (self._api.llama_get_logits_ith(self._context, number) for number in numbers)
        return np.stack([np.ctypeslib.as_array(logits, (self._work.vocabulary,)) for logits in found])

    def _drop(self) -> None:
        """End the context of the point before."""
        if self._context:
            self._api.llama_batch_free(self._batch)
            self._api.llama_free(self._context)
            self._context = None
