"""Mutants of a spec: one knob each at another legal value, and what must follow from it."""

from __future__ import annotations

import copy
import dataclasses
import types
import typing
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeVar

from emitter.spec import (
    CapacitySpec,
    DenseSpec,
    FfnSpec,
    GluKind,
    GluSpec,
    GroupFill,
    GroupScore,
    GroupSpec,
    LatentSpec,
    NormSpec,
    Renorm,
    RenormKind,
    RouterStateSpec,
    SharedGate,
    SharedSpec,
    SpecError,
    TrunkSpec,
    WeightsFrom,
)

_P = TypeVar("_P")

PARTS: dict[type, Any] = {
    CapacitySpec: CapacitySpec(tokens=2),
    NormSpec: NormSpec(1e-6),
    Renorm: Renorm(RenormKind.SUM),
    GroupSpec: GroupSpec(2, 1, GroupScore.MAX, GroupFill.NEG_INF),
    SharedSpec: SharedSpec(24),
    LatentSpec: LatentSpec(16),
    TrunkSpec: TrunkSpec(24, GluSpec(GluKind.PLAIN)),
    RouterStateSpec: RouterStateSpec(12, NormSpec(1e-6), carried=True),
}
"""What stands in for a part that the parent spec lacks."""


@dataclass(frozen=True)
class Mutant:
    """A spec with one knob changed: ``knob`` is its path (``router.score``), ``value`` what it was changed to."""

    knob: str
    value: str
    spec: FfnSpec


def mutants(spec: FfnSpec) -> Iterator[Mutant]:
    """Every legal mutant of every knob."""
    for knob, value, changed in changes(spec, _others):
        made = checked(_settle(spec, knob, changed))
        if made is not None and made != spec:
            yield Mutant(knob, value, made)


def replace(part: _P, /, **changes: Any) -> _P:
    """``dataclasses.replace`` without the checks of a spec: on the way from one legal spec to another."""
    changed = copy.copy(part)
    for name, value in changes.items():
        object.__setattr__(changed, name, value)
    return changed


def checked(part: _P) -> _P | None:
    """The same part, made anew and so checked with all in it; None where it is refused."""
    try:
        made: _P = _made(part)
    except (SpecError, IndexError):
        return None
    return made


def _made(part: Any) -> Any:
    if not dataclasses.is_dataclass(part):
        return part
    kind: Any = type(part)
    return kind(**{field.name: _made(getattr(part, field.name)) for field in dataclasses.fields(part)})


def changes(
    part: Any, others: Callable[[Any, Any, Any], list[Any]], leaving: tuple[type, ...] = ()
) -> Iterator[tuple[str, str, Any]]:
    """Every knob of a part and of the parts in it, but of those ``leaving`` out, at another value: its path, what it
    was changed to, and the part with it, which nothing has checked.

    ``others`` gives the other values of a part's knob by its type and its value now.
    """
    hints = typing.get_type_hints(type(part))
    for field in dataclasses.fields(part):
        now = getattr(part, field.name)
        if isinstance(now, leaving):
            continue
        for value in others(part, hints[field.name], now):
            yield field.name, _shown(now, value), replace(part, **{field.name: value})
        if dataclasses.is_dataclass(now):
            for inner, shown, changed in changes(now, others, leaving):
                yield f"{field.name}.{inner}", shown, replace(part, **{field.name: changed})


def _shown(now: Any, value: Any) -> str:
    if isinstance(value, Enum):
        return f"{now.value} to {value.value}"
    return type(value).__name__ if dataclasses.is_dataclass(value) else str(value)


def _others(_: Any, hint: Any, now: Any) -> list[Any]:
    """Other values of a knob: every one of an enum, some of a number."""
    if isinstance(hint, types.UnionType):
        kind = next(a for a in typing.get_args(hint) if a is not types.NoneType)
        return [PARTS[kind]] if now is None else [None]
    if isinstance(now, Enum):
        return [value for value in type(now) if value is not now]
    if isinstance(now, bool):
        return [not now]
    if isinstance(now, int):
        return [now + 1, now - 1, 2 * now]
    if isinstance(now, tuple):
        return [now[::-1], ()] if now else []
    return [2 * now + 0.5] if isinstance(now, float) else []


def _settle(spec: FfnSpec, knob: str, changed: FfnSpec) -> FfnSpec:
    """``changed``, with what the changed knob needs to be legal."""
    if isinstance(changed, DenseSpec):
        return replace(changed, glu=_limited(changed.glu))
    router, shared = changed.router, changed.shared
    experts = replace(changed.experts, glu=_limited(changed.experts.glu))
    shared = None if shared is None else replace(shared, glu=_limited(shared.glu))
    if knob == "router.experts":
        experts = replace(experts, count=router.experts - experts.zero - experts.skip)
    # Two keys find an expert; there may be more than that, which none finds.
    total = experts.count + experts.zero + experts.skip
    router = replace(router, experts=router.keys**2 if router.keys else total)
    if changed.trunk is not None and knob == "trunk.intermediate":
        experts = replace(experts, intermediate=changed.trunk.intermediate)
        shared = None if shared is None else replace(shared, intermediate=changed.trunk.intermediate)
    if shared is not None and shared.gate is SharedGate.ROUTER:
        if knob == "shared.count":
            router = replace(router, shared=shared.count)
        shared = replace(shared, count=router.shared)
    if knob == "router.renorm.kind" and router.renorm is not None:
        router = replace(router, renorm=_valued(router.renorm))
    capacity = experts.capacity
    if knob == "experts.capacity.renorm.kind" and capacity is not None and capacity.renorm is not None:
        experts = replace(experts, capacity=replace(capacity, renorm=_valued(capacity.renorm)))
    if knob == "experts.capacity.fraction" and capacity is not None:
        experts = replace(experts, capacity=replace(capacity, tokens=0))
    if router.weights_from is WeightsFrom.CLOSE_LOGITS:
        router = replace(router, closeness=router.closeness or 0.5)
    return replace(changed, router=router, experts=experts, shared=shared)


def _limited(glu: GluSpec) -> GluSpec:
    """With the numbers that its kind reads."""
    read = NUMBERS.get(glu.kind, ())
    return GluSpec(
        glu.kind,
        glu.activation,
        **{name: getattr(glu, name) or 0.5 * (name in read) for name in ("limit", "up_limit", "alpha")},
    )


def _valued(renorm: Renorm) -> Renorm:
    """With the number that its kind reads."""
    return Renorm(renorm.kind, _RENORM_VALUES[renorm.kind])


NUMBERS: dict[GluKind, tuple[str, ...]] = {
    GluKind.CLAMP_BEFORE: ("limit",),
    GluKind.CLAMP_AFTER: ("limit",),
    GluKind.ALPHA_SIGMOID: ("limit", "alpha"),
    GluKind.SOFTCAP: ("limit", "up_limit"),
}
"""The numbers that each kind of activation reads."""

_RENORM_VALUES = {RenormKind.SUM: 0.0, RenormKind.CLAMPED_SUM: 1e-12, RenormKind.LP: 2.0, RenormKind.JOINT: 0.0}
