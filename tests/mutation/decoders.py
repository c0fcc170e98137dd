"""Mutants of a whole decoder: each knob around its FFNs changed, and transformers' own model must disagree.

A mutant is caught when the model does not hold its weights, or when its logits in f32 are not those of the mutant's
truth, as ``verify --model`` judges them. Those that compute the same are listed with the reason.
"""

from __future__ import annotations

import dataclasses
import re
import types
import typing
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

import numpy as np

from emitter.spec import FfnSpec, NormSpec
from emitter.spec.attention import GateSpec, MaskKind, Positioned, PositionScaleSpec, QkNormSpec
from emitter.spec.model import LayerSpec, ModelSpec
from emitter.spec.model_tensors import model_weights
from emitter.spec.rope import LinearScaling, LongScaling, RopeSpec
from oracle.decoder import sequence
from oracle.forward import Weights
from oracle.rope import radians
from oracle.selection import F64
from oracle.verify_model import reference_complaint
from tests.mutation.mutants import changes, checked, replace

ABSENT: dict[type, Any] = {
    NormSpec: NormSpec(1e-6),
    QkNormSpec: QkNormSpec(NormSpec(1e-6)),
    GateSpec: GateSpec(),
    PositionScaleSpec: PositionScaleSpec(Positioned.POWER, 0.3, 8),
    RopeSpec: RopeSpec(1e4, 4),
    LinearScaling: LinearScaling(2.0),
    int: 0,
}
"""What stands in for a part that the parent spec lacks."""

EQUIVALENT: Mapping[str, str] = {
    r".*\.(rounded|wide)|embedding\.scale_rounded": "in f32 nothing is rounded to a narrower type",
    r"positions|.*\.top_keys": "a bound of lengths, below which nothing depends on it",
    r".*\.pairing interleaved(_to_half)? to interleaved(_to_half)?": "queries and keys are written alike",
}
"""Patterns of knob and value, and why the mutant computes what its parent does."""

NEAR: Mapping[str, str] = {
    r"embedding\.per_layer\.activation gelu_pytorch_tanh to gelu": "they are as near as rounding that grows by layers",
    r".*\.rope\.attention_factor .*": "the norm after the rotation takes a factor out again, but for its epsilon",
}
"""The same of mutants that compute nearly what their parents do: whether they are seen is for the numbers to say."""


@dataclass(frozen=True)
class Mutant:
    """A decoder with one knob changed: ``knob`` is its path, ``value`` what it was changed to."""

    knob: str
    value: str
    spec: ModelSpec
    parent: ModelSpec

    @property
    def reason(self) -> str | None:
        """Why it computes the same, None where it does not."""
        part = re.match(r"layers\.(\d+)\.(.*)", self.knob)
        if part is not None:
            before, layer = (of.layers[int(part[1])] for of in (self.parent, self.spec))
            rope, turned = before.mixer.rope, layer.mixer.rope
            norm = getattr(before.mixer, "qk_norm", None)
            of_keys = r"mixer\.(latent_norm|rope_key_norm|kv_scale|v_norm|v_is_k|v_scale)(\..*)?"
            if before.mixer.kv_from is not None and re.fullmatch(of_keys, part[2]):
                return "the keys and values are another layer's"
            if before.mixer.kv_from is not None and norm is not None and part[2] == "mixer_branch.pre.eps":
                return "only the query reads the norm's output, and its own norm takes a factor out again"
            if part[2] == "mixer.mask.width" and layer.mixer.mask.kind is MaskKind.PROMPT_AND_SLIDING:
                return "every token is of the prompt"
            if part[2] == "mixer.q_scale" and getattr(before.mixer, "q_rank", 0) == 0:
                return "the query has no latent"
            scale = before.mixer.position_scale
            if part[2] == "mixer.position_scale.factor" and scale is not None and scale.kind is Positioned.LEARNED:
                return "the factor is learned"
            if part[2] == "mixer.qk_norm.after_rope" and (rope is None or (norm and not norm.norm.weighted)):
                return "there is no rotation, or a norm without a weight, which a rotation leaves as it is"
            if part[2] == "mixer.qk_norm.over" and before.mixer.heads == 1:
                return "there is one head"
            if rope is not None and turned is not None and rope != turned and _turn_alike(rope, turned):
                return "the rotation is the same: YaRN goes by whole pairs"
        return self._listed(EQUIVALENT)

    @property
    def near(self) -> str | None:
        """Why it computes nearly the same, None where it does not."""
        part = re.match(r"layers\.(\d+)\.mixer\.rope\.attention_factor", self.knob)
        if part is not None:
            norm = getattr(self.parent.layers[int(part[1])].mixer, "qk_norm", None)
            if norm is None or not norm.after_rope:
                return None
        return self._listed(NEAR)

    def _listed(self, listed: Mapping[str, str]) -> str | None:
        said = (self.knob, f"{self.knob} {self.value}")
        return next((why for pattern, why in listed.items() if any(re.fullmatch(pattern, s) for s in said)), None)


def _turn_alike(rope: RopeSpec, other: RopeSpec) -> bool:
    """Whether both turn each pair by the same angle, and nothing else is between them."""
    if dataclasses.replace(rope, scaling=other.scaling) != other:
        return False
    ours, theirs = (radians(each, 1.0) for each in (rope, other))
    return ours[1] == theirs[1] and bool(np.array_equal(ours[0], theirs[0]))


def mutants(spec: ModelSpec) -> Iterator[Mutant]:
    """Every legal mutant of every knob outside the FFNs; of layers that are alike the first one's."""
    for knob, value, changed in changes(spec, _others):
        made = checked(changed)
        if made is not None and made != spec:
            yield Mutant(knob, value, made, spec)
    seen: set[LayerSpec] = set()
    for index, layer in enumerate(spec.layers):
        if layer in seen:
            continue
        seen.add(layer)
        for knob, value, changed in changes(layer, _others, leaving=typing.get_args(FfnSpec)):
            if knob == "mixer.v_scale" and layer.mixer_branch.post is not None:
                continue  # the norm after the mixer takes it out again, but for its epsilon
            other = checked(changed)
            if other is None or other == layer:
                continue
            made = checked(replace(spec, layers=(*spec.layers[:index], other, *spec.layers[index + 1 :])))
            if made is not None:
                yield Mutant(f"layers.{index}.{knob}", value, made, spec)


def _others(part: Any, hint: Any, now: Any) -> list[Any]:
    """Other values of a knob: every one of an enum, some of a number, a part that is not there or no part."""
    if isinstance(now, Enum):
        return [value for value in type(now) if value is not now]
    if isinstance(now, bool):
        return [not now]
    if isinstance(now, tuple):
        return [tuple(2.0 * value for value in now)] if isinstance(part, LongScaling) else []
    if isinstance(now, float):
        return [1.5 * now + 0.5 if now < 1000.0 else now / 64.0]  # bases of rotations turn little as they are
    optional = isinstance(hint, types.UnionType) and types.NoneType in typing.get_args(hint)
    if isinstance(now, int):
        near = [now + 1, now - 1] if now < 1000 else []  # of thousands of positions one more is not seen
        return [*near, 2 * now, *([None] if optional else [])]
    if not optional:
        return []
    if now is not None:
        return [None]
    kinds = [typing.get_args(kind)[0] if typing.get_origin(kind) else kind for kind in typing.get_args(hint)]
    return [ABSENT[kind] for kind in kinds if kind in ABSENT][:1]


@dataclass(frozen=True)
class Outcome:
    """What became of the mutants of one decoder: ``survived`` are neither seen nor listed, ``listed`` are seen though
    they are listed."""

    refused: int
    caught: int
    equivalent: int
    survived: tuple[str, ...]
    listed: tuple[str, ...]


def examine(spec: ModelSpec, weights: Weights, seen: list[tuple[list[int], F64]]) -> Outcome:
    """Judge every mutant of ``spec`` by what transformers' model gave: ids, and their logits ``[T, V]``."""
    shapes = {weight.name: weight.shape for weight in model_weights(spec)}

    def complaint(of: ModelSpec) -> str | None:
        found = (reference_complaint(of, weights, sequence(ids, weights), theirs) for ids, theirs in seen)
        return next((said for said in found if said is not None), None)

    if (said := complaint(spec)) is not None:
        raise AssertionError(f"the parent spec is not what transformers computes: {said}")
    refused = caught = equivalent = 0
    survived, listed = [], []
    for mutant in mutants(spec):
        wanted = {weight.name: weight.shape for weight in model_weights(mutant.spec)}
        if wanted != shapes:
            refused += 1
            continue
        unseen = complaint(mutant.spec) is None
        said = f"{mutant.knob} = {mutant.value}"
        if mutant.reason is not None:
            equivalent += unseen
            listed += [] if unseen else [said]
        elif unseen and mutant.near is not None:
            equivalent += 1
        else:
            caught += not unseen
            survived += [said] if unseen else []
    return Outcome(refused, caught, equivalent, tuple(survived), tuple(listed))
