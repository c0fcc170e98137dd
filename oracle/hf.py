"""The reference block of a layer, built from a config and canonical weights, as a NumPy function.

torch and the block's module are imported only when a block is built; without them an ``UnsupportedError`` says what to
install or where to put it.
"""

from __future__ import annotations

import contextlib
import importlib
import re
import warnings
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import ml_dtypes
import numpy as np
import numpy.typing as npt

from emitter.errors import InputError, MoehloError, UnsupportedError
from emitter.reading.hf import HfBlock
from emitter.signature import DType

Array = npt.NDArray[Any]


@dataclass(frozen=True)
class HfResult:
    """One call of the block: ``output`` [N, H], ``router_state`` [N, R] where it hands one on, and, when its router can
    be observed, its routing.

    All arrays are float64 copies of what the block computed in its own dtype (``ids`` int64). ``logits`` [N, E],
    ``weights`` and ``ids`` [N, k] are None together, and the logits alone where the router does not return them.
    """

    output: npt.NDArray[np.float64]
    logits: npt.NDArray[np.float64] | None = None
    weights: npt.NDArray[np.float64] | None = None
    ids: npt.NDArray[np.int64] | None = None
    router_state: npt.NDArray[np.float64] | None = None


def load_torch() -> ModuleType:
    """The torch module; raises ``UnsupportedError`` when the oracle extra is not installed."""
    try:
        return importlib.import_module("torch")
    except ImportError as error:
        raise UnsupportedError(
            "comparing with the Hugging Face block needs torch and transformers, which are not installed: "
            "pip install 'moehlo[oracle]'"
        ) from error


def _load_class(block: HfBlock, name: str, kind: str = "modeling") -> Any:
    """The class that a block names. Raises ``UnsupportedError`` where it cannot be imported."""
    load_torch()
    path, own = block.module_of(name, kind), ":" in name
    hint = (
        "a row of the family table names it; put the folder that it is in on PYTHONPATH"
        if own
        else "the oracle compares with the pinned transformers release: pip install 'moehlo[oracle]'"
    )
    try:
        return getattr(importlib.import_module(path), name.rpartition(":")[2])
    except Exception as error:  # a module may raise anything when it is run
        raise UnsupportedError(f"cannot import {name} of {path}: {_first_line(error)}; {hint}") from error


def _first_line(error: Exception) -> str:
    return f"{type(error).__name__}: {str(error).strip().partition(chr(10))[0]}"


class HfFfn:
    """The HF reference block of one layer, in eval mode, with the eager experts loop.

    ``block``: which class; ``config``: the model's config as a dictionary (of the text model, where it is nested);
    ``layer``: decoder layer index; ``state``: the module's complete state dict as NumPy arrays, in any floating
    dtype; ``dtype``: the dtype the model would be loaded in. Tensors that transformers keeps in f32 stay f32.

    Raises ``UnsupportedError`` where the class cannot be imported (torch and transformers are not installed),
    ``InputError`` where it cannot be built or called, and when the state dict is not exactly the module's (a missing
    name would leave memory uninitialised). Where the block is a part of a whole decoder layer, the
    layer's other tensors are ones, and the first call checks that the block's output does not depend on them.
    """

    def __init__(
        self, block: HfBlock, config: Mapping[str, Any], layer: int, state: Mapping[str, Array], dtype: DType
    ) -> None:
        self._torch = load_torch()
        self.block = block
        self.dtype = dtype
        self._module = self._build(config, layer)
        self._beyond: list[Any] = []
        self._load(state)
        self._observed: list[tuple[Any, ...]] = []
        self._captured: list[Any] = []
        self._hooks: list[Any] = []
        router = f"{block.prefix}{block.router}" if block.router and block.siblings else block.router
        with _blamed(block, "is not what its row of the family table says"):
            for name, hook in ((router, self._observe), (block.output, self._capture)):
                if name is not None:
                    self._hooks.append(self._module.get_submodule(name).register_forward_hook(hook))

    def _build(self, config: Mapping[str, Any], layer: int) -> Any:
        torch, block = self._torch, self.block
        made, keywords = _arguments(block, config)
        self._made, self._config = made, config
        if block.layer_keyword is not None:
            keywords[block.layer_keyword] = layer
        made_of = _load_class(block, block.block)
        before = torch.get_default_dtype()
        torch.set_default_dtype(_torch_dtype(torch, self.dtype))
        try:
            # On the meta device no memory is made that loading could leave uninitialised.
            with torch.device("meta"), _blamed(block, "cannot be built from this config"):
                module = made_of(*made, **keywords)
                for stub in block.stubs:
                    setattr(module, stub, _zeros(torch))
                if block.siblings:
                    siblings = {
                        name: _load_class(block, kind)(*made)
                        for name, kind, width in block.siblings
                        if getattr(made[0], width)
                    }
                    module = _sum_of_modules(torch, block.prefix.rstrip("."), module, siblings)
                return module.eval()
        finally:
            torch.set_default_dtype(before)

    def _load(self, state: Mapping[str, Array]) -> None:
        wanted = {name: tensor.dtype for name, tensor in (*_tensors(self._module),)}
        if self.block.output is not None:
            # The rest of the decoder layer does not reach the FFN's output (its attention gives zeros).
            shapes = {name: tuple(tensor.shape) for name, tensor in _tensors(self._module)}
            beyond = {name: np.ones(shapes[name], np.float32) for name in wanted.keys() - state.keys()}
            state = {**beyond, **state}
        else:
            beyond = {}
        missing, surplus = sorted(wanted.keys() - state.keys()), sorted(state.keys() - wanted.keys())
        if missing or surplus:
            raise InputError(
                f"{self.block.block}: state dict lacks {_listed(missing)}, has unknown {_listed(surplus)}; the "
                "layout of the family says what its tensors are called in memory"
            )
        keep_f32 = _kept_in_f32(importlib.import_module(self.block.module_of(self.block.block)))
        tensors = {}
        for name, array in state.items():
            # The names are matched inside a whole model, where an FFN is almost always its layer's ``mlp``.
            f32 = any(re.search(rf"(^|\.){re.escape(part)}(\.|$)", f"mlp.{name}") for part in keep_f32)
            target = self._torch.float32 if f32 and wanted[name].is_floating_point else wanted[name]
            tensors[name] = _to_torch(self._torch, array).to(target)
        self._beyond = [tensors[name] for name in beyond]
        for name, tensor in _tensors(self._module):
            if tensor.shape != tensors[name].shape:
                raise InputError(
                    f"{self.block.block}: {name} has shape {list(tensors[name].shape)}, not {list(tensor.shape)}"
                    + _by_default(self._made, self._config, set(tensor.shape) - set(tensors[name].shape))
                )
        self._module.load_state_dict(tensors, strict=True, assign=True)
        left = [name for name, tensor in _tensors(self._module) if tensor.is_meta]
        if left:
            raise InputError(f"{self.block.block}: these tensors were not loaded: {left}")

    def bare(self) -> Any:
        """The torch module without what observes it, for callers that time it. Routing is not seen from then on."""
        for handle in self._hooks:
            handle.remove()
        return self._module

    def _of_dispatch(self, kept: Any, weights: Any, logits: Any) -> tuple[Any, Any, Any]:
        """Logits, weights and ids of a router that keeps its choices to itself: they are made again as it makes them.

        The first choice is by probability in the block's dtype, the second by logit; dropped choices weigh nothing.
        """
        torch = self._torch
        probabilities = torch.softmax(logits, dim=-1).to(_torch_dtype(torch, self.dtype))
        first = probabilities.argmax(dim=-1, keepdim=True)
        if weights.shape[-1] == 1:
            return logits, weights * kept.sum(dim=-1, keepdim=True), first
        second = logits.scatter(-1, first, float("-inf")).argmax(dim=-1, keepdim=True)
        ids = torch.cat([first, second], dim=-1)
        return logits, weights.gather(-1, ids), ids

    def _observe(self, _module: Any, _inputs: Any, output: Any) -> None:
        if isinstance(output, tuple) and len(output) >= 3:
            self._observed.append(output)

    def _capture(self, _module: Any, _inputs: Any, output: Any) -> None:
        self._captured.append(output)

    def __call__(self, x: Array, inputs: Mapping[str, Array] | None = None) -> HfResult:
        """Run the block over ``x`` [N, H] (cast to the block's dtype); ``inputs`` are its further inputs by name."""
        torch = self._torch
        # A batch of one sequence, or of sequences of one token; integers as torch's embeddings take them.
        axis, dtype = (1 if self.block.alone else 0), _torch_dtype(torch, self.dtype)

        def batched(array: Array) -> Any:
            made = _to_torch(torch, array.astype(np.int64) if array.dtype.kind == "i" else array)
            return (made.to(dtype) if made.is_floating_point() else made).contiguous().unsqueeze(axis)

        # the first layer's router has no state before it
        given = [batched(inputs[name]) for name in self.block.inputs if inputs and name in inputs]
        given = [tensor.squeeze(axis) if self.block.flat else tensor for tensor in given]
        with torch.inference_mode():
            batch = batched(x)
            if self._beyond:
                self._require_independence(batch, given)
            with _blamed(self.block, f"cannot be called with x of shape {list(batch.shape)}"):
                output, *further = self._forward(batch, given)
                result = _to_f64(output.reshape(x.shape))
        state = _to_f64(further[0].reshape(len(x), -1)) if self.block.carries else None
        if not self._observed:
            return HfResult(result, router_state=state)
        logits, weights, ids = (t.reshape(-1, t.shape[-1]) for t in self._observed[0][:3])
        if self.block.observes == "dispatch":
            logits, weights, ids = self._of_dispatch(logits, weights, ids)
        if self.block.skips:
            ids = torch.where(weights == 0, logits.shape[-1] - 1, ids)
        return HfResult(
            result,
            _to_f64(logits) if self.block.observes != "other" else None,
            _to_f64(weights),
            ids.to(torch.int64).numpy(),
            state,
        )

    def _forward(self, batch: Any, given: list[Any]) -> tuple[Any, ...]:
        self._observed.clear()
        self._captured.clear()
        output = self._module(batch.clone(), *given)
        output = self._captured[0] if self._captured else output
        return output if isinstance(output, tuple) else (output,)

    def _require_independence(self, batch: Any, given: list[Any]) -> None:
        """Refuse a state dict that lacks a weight of the block: it would be among the ones, which must not matter."""
        before = self._forward(batch, given)[0].nan_to_num()
        for tensor in self._beyond:
            # Not a common factor: a norm that follows would take it out again.
            tensor.copy_(self._torch.linspace(0.5, 1.5, tensor.numel()).reshape(tensor.shape))
        self._beyond = []
        if not self._torch.equal(before, self._forward(batch, given)[0].nan_to_num()):
            raise InputError(f"{self.block.block}: the state dict lacks tensors that its output depends on")


@contextlib.contextmanager
def _blamed(block: HfBlock, what: str) -> Iterator[None]:
    """Any error within it as an ``InputError``: the class is not ours, and may raise what it likes."""
    try:
        yield
    except MoehloError:
        raise
    except Exception as error:
        raise InputError(f"the reference block {block.block} {what}: {_first_line(error)}") from error


def _arguments(block: HfBlock, config: Mapping[str, Any]) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """What a block is built with, by position and by keyword. Raises ``InputError`` for a value that is not there."""
    if block.config is None:
        absent = [key for _, key in block.keywords if key not in config]
        if absent:
            raise InputError(f"{block.block} is built with {', '.join(absent)}, which config.json lacks")
        return (), {name: config[key] for name, key in block.keywords}
    config_class = _load_class(block, block.config, "configuration")
    with _blamed(block, "cannot be built from this config"):
        made = config_class.from_dict(dict(config))
        # Other implementations of the experts sum in another order and precision.
        made._experts_implementation = "eager"
        return (made,), {name: getattr(made, field) for name, field in block.keywords}


_SIZE = re.compile(r"^(?!.*(head|vocab)).*(size|dim|expert|ff)")
"""Keys that give an FFN its sizes."""


def _by_default(made: tuple[Any, ...], config: Mapping[str, Any], sizes: Collection[int]) -> str:
    """Which of ``sizes`` come from defaults of the config class, as gates and ups interleaved too."""
    absent = [
        f"{key} ({value})"
        for one in made
        for key, value in vars(one).items()
        if type(value) is int
        and value > 1
        and _SIZE.search(key)
        and not {key, *_aliases(one, key)} & config.keys()
        and {value, 2 * value} & {*sizes}
    ]
    if not absent:
        return ""
    return f"; config.json lacks {', '.join(absent)}, whose value is the default of {type(made[0]).__name__}: state it"


def _aliases(made: Any, key: str) -> set[str]:
    """What else config.json may call an attribute of a config."""
    return {alias for alias, meant in getattr(made, "attribute_map", {}).items() if meant == key}


def _listed(names: list[str]) -> str:
    more = f" and {len(names) - 4} more" if len(names) > 4 else ""
    return ", ".join(names[:4]) + more if names else "nothing"


def _zeros(torch: ModuleType) -> Any:
    """A stand-in for an attention module: its output is zero."""

    class Zeros(torch.nn.Module):  # type: ignore[misc, name-defined]
        def forward(self, hidden_states: Any, *_: Any, **__: Any) -> Any:
            return torch.zeros_like(hidden_states), None

    return Zeros()


def _sum_of_modules(torch: ModuleType, name: str, block: Any, siblings: Mapping[str, Any]) -> Any:
    """The sum of modules that a decoder layer adds up in its own ``forward``."""

    class SumOfModules(torch.nn.Module):  # type: ignore[misc, name-defined]
        def forward(self, x: Any) -> Any:
            total = self.get_submodule(name)(x)
            total = total[0] if isinstance(total, tuple) else total
            for other in siblings:
                total = total + self.get_submodule(other)(x)
            return total

    module = SumOfModules()
    for attribute, child in {name: block, **siblings}.items():
        module.add_module(attribute, child)
    return module


def _tensors(module: Any) -> list[tuple[str, Any]]:
    return [*module.named_parameters(), *module.named_buffers()]


def _kept_in_f32(modeling: ModuleType) -> set[str]:
    """Names that this family's models keep in f32 whatever they are loaded in (``_keep_in_fp32_modules_strict``)."""
    names: set[str] = set()
    for value in vars(modeling).values():
        if isinstance(value, type) and value.__module__ == modeling.__name__:
            names |= set(getattr(value, "_keep_in_fp32_modules_strict", None) or ())
    return names


def _torch_dtype(torch: ModuleType, dtype: DType) -> Any:
    return {DType.F32: torch.float32, DType.BF16: torch.bfloat16, DType.F16: torch.float16}[dtype]


def _to_torch(torch: ModuleType, array: Any) -> Any:
    if isinstance(array, torch.Tensor):
        return array
    array = np.ascontiguousarray(array)
    with warnings.catch_warnings():
        # Weights may be mapped read-only; nothing here writes to them.
        warnings.filterwarnings("ignore", message=".*not writable.*")
        if array.dtype == ml_dtypes.bfloat16:
            return torch.from_numpy(array.view(np.int16)).view(torch.bfloat16)
        return torch.from_numpy(array)


def _to_f64(tensor: Any) -> npt.NDArray[np.float64]:
    return np.asarray(tensor.double().numpy())
