"""The forward of MLPs and large projections: our kernels where they compute the call faster, torch where not."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import torch
from torch._dynamo.comptime import ComptimeContext, comptime

from emitter.graphs import emit_hidden, emit_mlp, emit_projection
from emitter.iree import Module, Session
from emitter.iree.drivers import resolve_driver
from emitter.plan import Plan, Request, plan
from emitter.session.arrays import to_torch
from emitter.signature import DType
from emitter.spec import DenseSpec
from emitter.text.graph import Graph
from moehlo.transformers.answers import Answers, Refused
from moehlo.transformers.basis import Basis
from moehlo.transformers.compilation import compiled
from moehlo.transformers.devices import target_on
from moehlo.transformers.divided import DividedProjections, Share, divide
from moehlo.transformers.dtypes import TORCHS
from moehlo.transformers.mlps import MlpShape, read_mlp
from moehlo.transformers.modules import NotComputedError
from moehlo.transformers.openmp import pause_threads, teams_there
from moehlo.transformers.operators import define, is_followed, module_at, module_of, new_site, parameters_of, settle
from moehlo.transformers.refusals import fall_back, refused_call
from moehlo.transformers.settings import settings

NAME = "moehlo"
"""What ``experts_implementation`` is called."""
LEAST_BYTES = 16 << 20
"""Matrices of a module below which torch computes one token as fast."""
_SEVERAL_BYTES, _WIDE_BYTES = 32 << 20, 64 << 20
"""The same for several tokens, of an MLP and of a projection."""
_FASTER = {DType.BF16: range(1, sys.maxsize), DType.F32: range(2, 65), DType.F16: range(1, 2)}
"""For how many tokens torch is slower: measured on AMX with torch 2.13 (docs/log.md, "Kernels for CPUs")."""
_MOST_RESULT = 64 << 20
"""Bytes of a projection's result in f32, besides the one that is returned."""


@dataclass(frozen=True)
class Loaded:
    """A module with its weights in the runtime, for calls over ``tokens`` tokens, where that is faster; torch's own
    threads compute those over one token.
    """

    session: Session | DividedProjections | None
    tokens: range
    width: int
    dtype: torch.dtype
    rests_on: Basis

    def takes(self, x: torch.Tensor) -> bool:
        """Whether ``x [.., width]`` is for the kernels; what does not go with the weights is torch's to refuse."""
        goes = x.dtype is self.dtype and x.ndim > 0 and x.shape[-1] == self.width
        return goes and x.shape[:-1].numel() in self.tokens

    def compute(self, x: torch.Tensor) -> torch.Tensor:
        """The module's output of ``x [N, a]`` in ``dtype``."""
        if isinstance(self.session, DividedProjections):
            return to_torch(self.session.compute(x))
        assert self.session is not None
        if self.session.choice.threads > 1:
            pause_threads()
        output: torch.Tensor = self.session(x)
        return output


answers: Answers[Loaded] = Answers()
"""By (threads, device, whether it is one token)."""


def dense_forward(module: torch.nn.Module, config: Any, *arguments: Any, **named: Any) -> Any:
    """The forward of a module that ``optimize`` was given: its own class's, by our kernels while
    ``config._experts_implementation`` is ``NAME``."""
    if config._experts_implementation != NAME or named or len(arguments) != 1:
        return type(module).forward(module, *arguments, **named)
    (x,) = arguments
    if not torch.compiler.is_compiling():
        return _forward(module, x)
    guarded = torch.compiler.is_dynamo_compiling()
    site = new_site() if guarded else id(module)
    comptime(_settle)
    start, stop, width = _traced(site, x.device, guarded)
    if start <= x.shape[:-1].numel() < stop and not is_followed(module, (x,)):
        return torch.ops.moehlo.dense(x, width, parameters_of(module), site, guarded)
    return type(module).forward(module, x)


def _settle(context: ComptimeContext) -> None:
    """For the call that ``dense_forward`` traces."""
    settle(context, _finder, "module", "x", alike=_taken)


@torch._dynamo.assume_constant_result  # type: ignore[untyped-decorator]
def _traced(site: int, device: torch.device, guarded: bool) -> tuple[int, int, int]:
    """``_taken`` of the module at a place of the graph that is traced."""
    module = module_at(site) if guarded else module_of(site)
    assert module is not None
    return _taken(module, device)


def _taken(module: torch.nn.Module, device: torch.device) -> tuple[int, int, int]:
    """For how many tokens (from, to) a graph is to call the kernels, and the width of what they give."""
    try:
        shape = read_mlp(module, device).shape
    except NotComputedError as error:
        fall_back(module, "its own forward", str(error))
        return 0, 0, 0
    tokens = faster_for(shape)
    return tokens.start, tokens.stop, shape.hidden


def _forward(module: torch.nn.Module, x: torch.Tensor, guarded: bool = False) -> torch.Tensor:
    reason = refused_call(module, (x,), guarded)
    loaded = answers.kept(module, _key(x)) if guarded else None
    if reason is not None:
        loaded = Refused(reason)
    elif loaded is None:
        loaded = _finder(x)(module)
    if isinstance(loaded, Refused):
        fall_back(module, "its own forward", loaded.reason)
    elif loaded.takes(x):
        computed = loaded.compute(x.reshape(-1, x.shape[-1]))
        return computed.view(*x.shape[:-1], computed.shape[-1])
    own: torch.Tensor = type(module).forward(module, x)
    return own


define(
    "dense(Tensor x, int width, Tensor[] parameters, int module, bool guarded) -> Tensor",
    lambda module, x, width, guarded: _forward(module, x, guarded),
    lambda x, width, parameters, module, guarded: x.new_empty((*x.shape[:-1], width)),
)


def _finder(x: torch.Tensor) -> Callable[[torch.nn.Module], Loaded | Refused]:
    """What finds the answer about a module, for calls like one over ``x``."""
    return partial(answers.find, key=_key(x), load=_load)


def _key(x: torch.Tensor) -> tuple[Any, ...]:
    return torch.get_num_threads(), x.device, bool(x.shape[:-1].numel() == 1)


def _load(module: torch.nn.Module, threads: int, device: torch.device, one_token: bool) -> Loaded:
    """Raises ``NotComputedError``."""

    def read() -> tuple[MlpShape, dict[str, torch.Tensor]]:
        described = read_mlp(module, device)
        return described.shape, described.placed(module, settings().lay_out_anew)

    (shape, weights), now = answers.settled(module, read)
    # No kernel refuses an MLP or a projection of whatever sizes.
    made = plan(DenseSpec(shape.hidden, shape.intermediate), Request(target=target_on(device), dtype=shape.dtype))
    tokens = faster_for(shape)
    tokens = range(max(tokens.start, 1), min(tokens.stop, 2)) if one_token else range(max(tokens.start, 2), tokens.stop)
    session: Session | DividedProjections | None = None
    if one_token and tokens:
        session = _divided(shape, weights, threads, made)
    if tokens and session is None:
        session = Session(_compiled(shape, made), weights, threads=threads)
    return Loaded(session, tokens, shape.width, TORCHS[shape.dtype], now)


def faster_for(shape: MlpShape) -> range:
    """For how many tokens a module of this shape is faster by our kernels, and takes no more memory than it should."""
    matrices = 1 if shape.glu is None else 3 if shape.glu.gated else 2
    size = matrices * shape.hidden * shape.intermediate * shape.dtype.itemsize
    tokens = _FASTER[shape.dtype]
    if size < (_WIDE_BYTES if shape.glu is None else _SEVERAL_BYTES):
        return range(tokens.start, 2)
    most = tokens.stop if shape.glu is not None else min(tokens.stop, 1 + _MOST_RESULT // (4 * shape.hidden))
    return range(tokens.start, most)


def _divided(shape: MlpShape, weights: dict[str, torch.Tensor], threads: int, plan: Plan) -> DividedProjections | None:
    """The module over one token on torch's own threads, each with as many rows; None where they do not come out even,
    or one thread is enough."""
    total = sum(weight.numel() * weight.element_size() for weight in weights.values())
    shares = resolve_driver(plan.target, total, threads=threads).threads
    if shares < 2 or not teams_there():
        return None
    one = replace(plan, tokens=1)
    stages: list[tuple[Module, list[Share]]] = []
    if shape.glu is not None:
        own = divide({name: weight for name, weight in weights.items() if not name.startswith("down")}, shares)
        if own is None:
            return None
        part = replace(shape, intermediate=shape.intermediate // shares)
        stages.append((_compiled_as(part, one, "hidden", partial(emit_hidden, part.spec, one)), own))
    own = divide({name: weight for name, weight in weights.items() if name.startswith("down")}, shares)
    if own is None:
        return None
    part = replace(shape, hidden=shape.hidden // shares, glu=None)
    stages.append((_compiled(part, one), own))
    return DividedProjections(stages)


def _compiled(shape: MlpShape, plan: Plan) -> Module:
    if shape.glu is None:
        emit: Callable[[], Graph] = partial(emit_projection, shape.hidden, shape.intermediate, plan, bias=shape.bias)
        return _compiled_as(shape, plan, "projection", emit)
    return _compiled_as(shape, plan, "MLP", partial(emit_mlp, shape.spec, plan))


def _compiled_as(shape: MlpShape, plan: Plan, what: str, emit: Callable[[], Graph]) -> Module:
    tokens = "several tokens" if plan.tokens is None else "one token"
    said = f"{what} [{shape.hidden}, {shape.intermediate}] in {shape.dtype.value} for {tokens}"
    return compiled((what, shape, plan.tokens), plan.target, said, emit)
