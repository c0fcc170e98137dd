"""Verification of a whole decoder as it runs: what ``oracle.verify_model`` takes, of a model and a request."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from emitter.errors import InputError, UnsupportedError
from emitter.graphs.decoder import DECODE, SINGLE, emit_decoder
from emitter.iree import Session, compile_graph, defer, require_device
from emitter.plan import Request, Strategy, plan_decoder
from emitter.reading.config import Model
from emitter.reading.decoder import places
from emitter.reading.hub import has_weights
from emitter.signature import Argument, DType, weight_arguments
from emitter.spec.model_tensors import model_weights
from moehlo.decoder import Cache, Decoder
from moehlo.decoder_opening import decoder_over, launched_alone, parameters_for
from moehlo.decoder_room import MOST_WITH_SCORES, context_of, require_memory, require_room
from moehlo.memory import available_memory, size
from oracle.hf_model import HfModel, build
from oracle.report import Report
from oracle.verify_model import ModelSubject, ModelTrials, verify_model
from weights import open_weights, random_weights
from weights.decoder import load_decoder, stored_decoder
from weights.repacked import repacked_numbers

if TYPE_CHECKING:
    from emitter.target import Target

Array = npt.NDArray[Any]


@dataclass
class _Runner:
    """The decoder that users run, and the one whose graph gives its stages too."""

    plain: Decoder
    watched: Decoder

    def stages(self, ids: Sequence[int], lengths: Sequence[int]) -> Mapping[str, Array]:
        cache, ends = self.watched.cache(len(ids)), np.cumsum(lengths)
        parts = [self.watched.results(ids[end - n : end], cache) for n, end in zip(lengths, ends, strict=True)]
        return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}

    def rows(self, ids: Sequence[int], lengths: Sequence[int]) -> list[Array]:
        cache, done, found = self.plain.cache(len(ids)), 0, []
        for length in lengths:
            part = ids[done : done + length]
            found.append(self._logits(part, cache))
            done += length
        return found

    def _logits(self, part: Sequence[int], cache: Cache) -> Array:
        return self.plain.step(part[0], cache) if len(part) == 1 else self.plain.prefill(part, cache)

    def generate(self, ids: Sequence[int], count: int) -> list[int]:
        return list(self.plain.generate(ids, max_new_tokens=count))


def verify_decoder(
    model: Model,
    target: Target,
    request: Request,
    *,
    tokens: Sequence[int] = (1, 7, 64),
    draws: int = 2,
    new: int = 32,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
    on_step: Callable[[str], None] = lambda step: None,
) -> Report:
    """Verify a whole decoder: with the weights of its model where it has some, with random ones for a config alone.

    Args:
        model: The model.
        target: What it is compiled for.
        request: What is asked of each FFN; its dtype is that of all products.
        tokens: Lengths of the prompts.
        draws: Prompts of each length.
        new: Greedy ids after each.
        seed: Of the prompts and of random weights.
        progress: Called with what is done and what there is to do.
        on_step: Called with what is done next, as a person says it.

    Raises:
        InputError: a prompt and its new ids do not fit into the context, or the weights not into memory.
        UnsupportedError: a part of it is not computed.
        CheckpointError: the files are damaged or incomplete.
        TargetError: this machine has no such GPU, or lacks the instructions.
    """
    spec, own = model.whole, has_weights(model)
    context = context_of(spec)
    longest = max(tokens)
    if longest > MOST_WITH_SCORES:
        most = f"a whole decoder is verified over prompts of at most {MOST_WITH_SCORES}"
        raise InputError(f"--tokens has {longest}; {most}")
    require_room(spec, context, longest, new or 1)
    require_device(target)
    stored = stored_decoder(model, request.dtype, in_place=True) if own else None
    plan = plan_decoder(spec, request, stored)
    graph = emit_decoder(spec, plan, parameters_for(target))
    wanted = graph.entry(DECODE).signature.weights
    require_memory(wanted, request.dtype, packed=stored is not None and bool(stored.quantised))
    on_step("reading weights")
    packed = frozenset(plan.held)
    numbers = _numbers(model, request.dtype, packed, seed)
    planes = [argument for argument in wanted if argument.name not in numbers]
    held: dict[str, Array] = dict(numbers)
    if planes:
        held |= load_decoder(open_weights(model), places(model, spec), planes)
    weights = {argument.name: held[argument.name] for argument in wanted}
    in_planes = [replace(w, packing=plan.held[w.name]) for w in model_weights(spec) if w.name in packed]
    numbers |= repacked_numbers(in_planes, {} if stored is None else stored.packings, held)
    watched = plan_decoder(spec, replace(request, stages=True), stored)
    pair = []
    for each in (plan, watched):
        on_step("compiling" if each is plan else "compiling with stages")
        text = graph if each is plan else emit_decoder(spec, each, parameters_for(target))
        # what users run is compiled where it is not launches alone, as they have it
        later = each is plan and target.kind == "cuda" and launched_alone(spec, each, SINGLE)
        module = defer(text, target) if later else compile_graph(text, target)
        session = Session(module, weights, entry=text.entries[0].name)
        pair.append(decoder_over(model, each, text, session, weights, context))
    on_step("preparing the reference")
    references, reason = _references(model, numbers, request.dtype)
    about = {
        "family": model.family.name,
        "layers": len(spec.layers),
        "dtype": request.dtype.value,
        "dispatch": request.strategy.value,
        "target": target.name,
        **({"packed": f"{len(packed)} weights"} if packed else {}),
        "weights": "given" if own else "random",
        **({} if reason is None else {"reference": reason}),
    }
    masked = request.strategy is Strategy.MASKED and request.accumulate is not DType.F32
    trials = ModelTrials(
        dtype=request.dtype,
        accumulate=DType.F64 if masked else DType.F32,
        tokens=tuple(tokens),
        draws=draws,
        new=new,
        seed=seed,
        at_once=MOST_WITH_SCORES,
    )
    on_step("verifying")
    subject = ModelSubject(spec, numbers, about, references)
    report = verify_model(subject, trials, _Runner(*pair), progress=progress)
    computed = {"prompts": pair[0].prompts_by, "steps": pair[0].steps_by}
    return replace(report, subject={**report.subject, **{name: how for name, how in computed.items() if how}})


def _numbers(model: Model, dtype: DType, packed: frozenset[str], seed: int) -> dict[str, Array]:
    """All weights as numbers, rounded to ``dtype``; those that stay packed are what they are, in f32."""
    spec = model.whole
    wanted: list[Argument] = []
    for weight in model_weights(spec):
        wanted += weight_arguments([weight], DType.F32 if weight.name in packed else dtype)
    if has_weights(model):
        found = load_decoder(open_weights(model), places(model, spec), wanted)
    else:
        found = random_weights(wanted, seed)
    for argument in wanted:
        array = found[argument.name]
        if argument.dtype.is_float and argument.name not in packed and dtype is not DType.F32:
            found[argument.name] = array.astype(dtype.numpy).astype(argument.dtype.numpy, copy=False)
    return found


def _references(model: Model, numbers: Mapping[str, Array], dtype: DType) -> tuple[dict[DType, HfModel], str | None]:
    """Transformers' models with the same numbers in f32 and in ``dtype``, and why there is none."""
    found: dict[DType, HfModel] = {}
    count = sum(array.size for array in numbers.values())
    for kind in dict.fromkeys((DType.F32, dtype)):
        # it is made in f32
        needed, free = 4 * count, available_memory()
        if needed > free:
            return found, f"none in {kind.value}: transformers' model takes {size(needed)}, {size(free)} are free"
        try:
            found[kind] = build(model, numbers, kind)
        except UnsupportedError as error:
            return {}, f"none: {error}"
    return found, None
