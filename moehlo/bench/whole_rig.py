"""A whole model ready to be measured: our decoder, and transformers over the same numbers."""

from __future__ import annotations

import contextlib
import json
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

import torch
from transformers import AutoModelForCausalLM

from emitter.errors import CompileError, InputError, UnsupportedError
from emitter.graphs.decoder import BATCHED
from emitter.graphs.decoder import SINGLE as ONE_SEQUENCE
from emitter.iree.schedule import dispatches, generated, schedules
from emitter.plan import Residency, Strategy
from emitter.reading.config import Model, open_model
from emitter.reading.hub import has_weights
from emitter.signature import Argument, DType
from emitter.target import Target, host_target
from moehlo.bench.ceilings import gpu_ceilings, host_ceilings
from moehlo.bench.contender import Contender, Unavailable, attempt
from moehlo.bench.device import SINGLE, Host, TorchDevice
from moehlo.bench.live_weights import live_weights
from moehlo.bench.llama_cpp import LlamaCpp
from moehlo.bench.machine import gpu_machine, pin_to, this_machine
from moehlo.bench.our_decoder import OurDecoder
from moehlo.bench.random_model import of_positions, random_model, shortened, unquantised
from moehlo.bench.run import Measurement, Rig, run
from moehlo.bench.steps import STEPS, STEPS_ON_GPU, points_of
from moehlo.bench.table import PEER, Row
from moehlo.bench.whole import PATIENCE, WholeWork, in_transformers
from moehlo.bench.workload import not_quantised
from moehlo.choices import read_request
from moehlo.decoder import Decoder
from moehlo.decoder_opening import open_decoder
from moehlo.decoder_room import context_text
from moehlo.transformers.dtypes import TORCHS

LLAMA_CPP = "llama_cpp"
"""The peer that is not in transformers."""
_ROOM = 8
"""Tokens after a context, besides a call's steps."""


@dataclass(frozen=True)
class AskedWhole:
    """What is to be measured: prefills of ``prompts`` tokens, decode of ``rows`` sequences after ``contexts`` tokens,
    on a ``target`` of IREE's, by our decoder too where ``ours``, its keys and values in ``cache``. ``layers`` keeps
    only so many decoder layers. ``residency`` is how ours holds quantised weights: where they are random ones, and not
    asked for packed, as the numbers that transformers has too."""

    model: Model
    dtype: DType
    prompts: Sequence[int]
    contexts: Sequence[int]
    peers: Sequence[str]
    layers: int | None = None
    threads: int = 1
    repeats: int = 3
    target: Target = field(default_factory=host_target)
    ours: bool = True
    rows: Sequence[int] = (1,)
    cache: DType | None = None
    residency: Residency | None = None

    @property
    def is_packed(self) -> bool:
        """Whether ours is to read quantised weights as they are stored, whatever peers read."""
        return self.residency is Residency.PACKED

    @property
    def steps(self) -> int:
        """Of decode, in one timed call."""
        return STEPS_ON_GPU if self.target.kind == "cuda" else STEPS

    @property
    def longest(self) -> int:
        """Tokens of the longest sequence."""
        return max(*self.prompts, *(context + self.steps + _ROOM for context in self.contexts))


def measure_whole(
    asked: AskedWhole,
    progress: Callable[[str], None] = lambda _: None,
    keep: Callable[[list[Row]], None] = lambda _: None,
    at: Callable[[float, float], None] = lambda _done, _total: None,
) -> list[Row]:
    """Rows of everybody at each prefill and context.

    Where the model has weights, and is measured whole, they are its own, else random ones: of transformers' model where
    there is one, which ours reads as a checkpoint; on a GPU both hold them once (``live_weights``). Packed random ones
    are of our own beside those, and results are then not compared.

    Raises what ``random_model`` and ``open_decoder`` raise, ``TargetError`` where there is no such GPU,
    ``UnsupportedError`` where no contender runs the model, and ``InputError`` where packed weights are asked for and
    the model has none.
    """
    on_gpu, same_numbers = asked.target.kind == "cuda", True
    device = TorchDevice(asked.target.name, "give --target cpu") if on_gpu else Host()
    if not on_gpu:
        pin_to(asked.threads)
    with contextlib.ExitStack() as stack:
        opened, theirs, random = asked.model, None, None
        inside = [peer for peer in asked.peers if peer != LLAMA_CPP]
        if not has_weights(opened) or asked.layers is not None:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="moehlo-bench-")))
            config, random = shortened(opened.root or opened.config, asked.layers), 0
            if asked.ours and asked.longest > opened.whole.positions:
                config = of_positions(config, asked.longest)
            plain = unquantised(config)
            if asked.is_packed and plain == config:
                raise not_quantised(asked.model.where)
            if not asked.ours or inside:
                same_numbers = not asked.is_packed
                left_out = "" if plain == config else f", in {asked.dtype.value} where the config has quantised ones"
                progress(f"making weights{'' if same_numbers else ' for peers'}{left_out}")
                theirs = random_model(plain, TORCHS[asked.dtype], device)
            if not asked.is_packed and (theirs is not None or asked.residency is not None):
                config = plain
            if asked.ours and theirs is not None and not on_gpu and same_numbers:
                theirs.save_pretrained(folder)
                random = None
            else:
                (folder / "config.json").write_text(json.dumps(config))
            opened = open_model(folder, part=opened.part)
        elif not asked.ours or inside:
            progress("reading weights")
            where, dtype = opened.source.directory, TORCHS[asked.dtype]
            theirs = AutoModelForCausalLM.from_pretrained(where, dtype=dtype).eval()
        if on_gpu and theirs is not None:
            theirs = theirs.to("cuda:0")
        torch.set_num_threads(asked.threads)
        is_shared = theirs is not None and on_gpu and not asked.is_packed
        shared = partial(live_weights, theirs, opened) if is_shared else None
        decoder = _decoder(opened, asked, random, shared, progress) if asked.ours else None
        spec = decoder.spec if decoder is not None else _spec(opened)
        held = None if decoder is None else decoder.plan.held
        if asked.is_packed and not held:
            raise not_quantised(asked.model.where)
        work = WholeWork(
            *(asked.model.family.name, asked.dtype, asked.threads, spec, theirs, held, device, asked.cache),
            same_numbers=same_numbers,
        )
        contenders: list[Contender] = []
        if decoder is not None:
            progress("counting dispatches")
            contenders.append(OurDecoder(work, decoder, _dispatches(decoder, asked.target)))
        if theirs is not None:
            contenders += in_transformers(work, inside)
        if LLAMA_CPP in asked.peers:
            progress("loading the file in llama.cpp")
            contenders.append(attempt(LlamaCpp.name, PEER, lambda: _llama_cpp(work, opened)))
        progress("measuring the ceilings")
        if isinstance(device, TorchDevice):
            found = gpu_ceilings(device, asked.dtype)
            rig = Rig(gpu_machine(device, asked.target.arch), found, device, SINGLE, between=False)
        else:
            rig = Rig(this_machine(), host_ceilings(asked.dtype, asked.threads))
        points = points_of(asked.prompts, asked.contexts, asked.rows, asked.steps)
        plan = Measurement(points, asked.threads, asked.repeats, PATIENCE)
        rows = run(work, plan, rig, contenders, progress, keep, at)
    if not any(row.ran for row in rows):
        said = dict.fromkeys(f"{row.contender}: {row.note}" for row in rows)
        raise UnsupportedError(f"no contender ran this model; {'; '.join(said)}")
    return rows


def _decoder(
    opened: Model,
    asked: AskedWhole,
    random: int | None,
    weights: Callable[[Sequence[Argument]], dict[str, Any]] | None,
    progress: Callable[[str], None],
) -> Decoder:
    request, most = read_request(Strategy.AUTO, asked.target), opened.whole.longest or opened.whole.positions
    if asked.longest > most:
        raise InputError(
            f"--tokens and --contexts: {asked.longest} tokens, with those of the steps, do not fit into "
            f"{context_text(opened.whole, most)}; ask for fewer"
        )
    return open_decoder(
        opened,
        asked.target,
        replace(request, dtype=asked.dtype, cache=asked.cache, residency=asked.residency if random is None else None),
        context=asked.longest,
        random=random,
        weights=weights,
        threads=None if asked.target.kind == "cuda" else asked.threads,
        entries=ONE_SEQUENCE if max(asked.rows) == 1 else (*ONE_SEQUENCE, *BATCHED),
        on_step=progress,
    )


def _llama_cpp(work: WholeWork, opened: Model) -> LlamaCpp:
    if opened.source.file is None:
        raise Unavailable("it reads a .gguf file, given as MODEL")
    return LlamaCpp(work, opened.source.file)


def _spec(opened: Model) -> Any:
    try:
        return opened.whole
    except UnsupportedError:
        return None


def _dispatches(decoder: Decoder, target: Target) -> dict[str, tuple[float, float]]:
    """By entry point, the dispatches for each of its layers, and those of them that are the compiler's own code.

    Nothing where there is no compiler.
    """
    try:
        found = schedules(decoder.graph.text, target)
    except CompileError:
        return {}
    depth = len(decoder.spec.layers)
    return {name: (dispatches(each) / depth, generated(each) / depth) for name, each in found.items()}
