"""Specs that cannot be computed are refused where they are made, by the field; all others emit."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from emitter.graphs import emit
from emitter.plan import Plan
from emitter.spec import (
    Activation,
    CapacitySpec,
    Combine,
    DenseSpec,
    ExpertsSpec,
    FfnSpec,
    GluKind,
    GluSpec,
    GroupFill,
    GroupScore,
    GroupSpec,
    LatentSpec,
    MoeSpec,
    NormSpec,
    NormWeight,
    Renorm,
    RenormKind,
    RouterSpec,
    RouterStateSpec,
    Score,
    SelectOn,
    SharedGate,
    SharedSpec,
    SpecError,
    TrunkSpec,
    WeightOn,
    WeightsFrom,
)

ROUTER, EXPERTS = RouterSpec(8, 2), ExpertsSpec(8, 6)
JOINT = Renorm(RenormKind.JOINT)


def groups(count: int, top: int, score: GroupScore = GroupScore.MAX) -> GroupSpec:
    return GroupSpec(count, top, score, GroupFill.NEG_INF)


def moe(**parts: Any) -> MoeSpec:
    return MoeSpec(**{"hidden": 4, "router": ROUTER, "experts": EXPERTS, **parts})


ILLEGAL: dict[str, Callable[[], object]] = {
    "router.top_k is 9, more than router.experts = 8": lambda: RouterSpec(8, 9),
    "router.top_k is 0; expected a whole number from 1": lambda: RouterSpec(8, 0),
    "router.top_k is 2; an expert that is given is the only one": lambda: RouterSpec(8, 2, given=True),
    "router.experts is -1": lambda: RouterSpec(-1, 1),
    "router.scale is nan; expected a finite number": lambda: RouterSpec(8, 2, scale=math.nan),
    "router.logit_softcap is -1": lambda: RouterSpec(8, 2, logit_softcap=-1.0),
    "groups.count is 3, which does not divide router.experts = 8": lambda: RouterSpec(8, 2, groups=groups(3, 1)),
    "groups.top is 5, more than groups.count = 4": lambda: groups(4, 5),
    "groups.count is 8, one expert in each": lambda: RouterSpec(8, 2, groups=groups(8, 4, GroupScore.TOP2_SUM)),
    "router.top_k is 3, more than the 2 experts of the best": lambda: RouterSpec(8, 3, groups=groups(4, 1)),
    "router.renorm is joint where shared experts": lambda: RouterSpec(8, 2, renorm=JOINT),
    "router.bias is set together with router.shared": lambda: RouterSpec(8, 2, renorm=JOINT, shared=1, bias=True),
    "router.keys is 3; pairs of keys are 9 experts": lambda: RouterSpec(8, 2, keys=3),
    "norm.eps is -1": lambda: NormSpec(-1.0),
    "norm.eps is inf": lambda: NormSpec(math.inf),
    "renorm.value is 0; an L_p norm": lambda: Renorm(RenormKind.LP),
    "glu.limit is -1": lambda: GluSpec(GluKind.CLAMP_BEFORE, limit=-1.0),
    "capacity.fraction is 0.5 and capacity.tokens is 4": lambda: CapacitySpec(4, 0.5),
    "capacity.renorm is joint": lambda: CapacitySpec(4, renorm=JOINT),
    "experts.slot_experts are (8,)": lambda: ExpertsSpec(8, 6, slot_experts=(8,)),
    "shared.count is 2": lambda: SharedSpec(6, count=2),
    "hidden is 0": lambda: moe(hidden=0),
    "router.experts is 8; experts.count + experts.zero + experts.skip are 9": lambda: moe(
        experts=ExpertsSpec(8, 6, zero=1)
    ),
    "router.shared is 0, against what shared.gate": lambda: moe(shared=SharedSpec(6, gate=SharedGate.ROUTER)),
    "router.shared is 1, against what shared.gate": lambda: moe(router=RouterSpec(8, 2, renorm=JOINT, shared=1)),
    "part is 4; expected less than hidden = 4": lambda: moe(part=4),
    "combine needs a shared expert": lambda: moe(combine=Combine.AVERAGE),
    "experts.slot_experts are 1, not router.top_k = 2": lambda: moe(experts=ExpertsSpec(8, 6, slot_experts=(1,))),
    "experts.glu.kind must be linear after a trunk": lambda: moe(experts=ExpertsSpec(8, 6, GluSpec(GluKind.LINEAR))),
    "glu.kind is linear; only experts": lambda: DenseSpec(4, 6, GluSpec(GluKind.LINEAR)),
    "second bank goes with no": lambda: moe(second=3, router=RouterSpec(8, 1, given=True)),
}


@pytest.mark.parametrize("message", ILLEGAL, ids=str)
def test_what_cannot_be_computed_is_refused_by_its_field(message: str) -> None:
    with pytest.raises(SpecError) as caught:
        ILLEGAL[message]()
    assert str(caught.value).startswith(message)
    assert message.startswith(caught.value.field)


SMALL = st.integers(-1, 9)
REAL = st.sampled_from([0.0, 0.5, 1.0, 2.5, -1.0, math.nan, math.inf])
BOOL = st.booleans()


def maybe(strategy: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.none() | strategy


def drawn(data: st.DataObject, make: Callable[..., Any], **fields: st.SearchStrategy[Any]) -> Any:
    """A spec with some of its fields drawn, legal or not."""
    chosen = data.draw(st.sets(st.sampled_from(sorted(fields)), max_size=3))
    return replace(make(), **{name: data.draw(fields[name]) for name in sorted(chosen)})


def draw_spec(data: st.DataObject) -> FfnSpec:
    norm = maybe(st.builds(NormSpec, REAL, st.sampled_from(NormWeight)))
    glu = st.builds(GluSpec, st.sampled_from(GluKind), st.sampled_from(Activation), REAL, REAL, REAL)
    renorm = maybe(st.builds(Renorm, st.sampled_from(RenormKind), REAL))
    router = drawn(
        data,
        lambda: ROUTER,
        experts=SMALL,
        top_k=SMALL,
        score=st.sampled_from(Score),
        select_on=st.sampled_from(SelectOn),
        weights_from=st.sampled_from(WeightsFrom),
        groups=maybe(st.builds(groups, SMALL, SMALL, st.sampled_from(GroupScore))),
        renorm=renorm,
        scale=REAL,
        norm=norm,
        logit_softcap=REAL,
        shared=st.integers(0, 2),
        table=st.integers(-1, 5),
        keys=st.integers(0, 3),
        state=maybe(st.builds(RouterStateSpec, SMALL, st.just(NormSpec(1e-6)), BOOL)),
        given=BOOL,
    )
    experts = drawn(
        data,
        lambda: EXPERTS,
        count=SMALL,
        intermediate=SMALL,
        glu=glu,
        bias=BOOL,
        weight_on=st.sampled_from(WeightOn),
        zero=st.integers(-1, 2),
        skip=st.integers(-1, 2),
        capacity=maybe(st.builds(CapacitySpec, st.integers(-1, 3), REAL, renorm)),
        padding=BOOL,
        slot_experts=st.lists(SMALL, max_size=2).map(tuple),
    )
    shared = st.builds(SharedSpec, SMALL, glu, st.sampled_from(SharedGate), BOOL, st.integers(1, 2))
    return drawn(
        data,
        lambda: MoeSpec(4, router, experts),
        hidden=SMALL,
        shared=maybe(shared),
        combine=st.sampled_from(Combine),
        latent=maybe(st.builds(LatentSpec, SMALL, BOOL)),
        routed_scale=REAL,
        routed_norm=norm,
        trunk=maybe(st.builds(TrunkSpec, SMALL, glu, BOOL)),
        part=SMALL,
        second=SMALL,
    )


def made(data: st.DataObject) -> FfnSpec | SpecError:
    try:
        return draw_spec(data)
    except SpecError as error:
        return error


@settings(max_examples=60, derandomize=True, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
@given(st.data())
def test_every_spec_is_refused_by_name_or_emits(data: st.DataObject) -> None:
    spec = made(data)
    if isinstance(spec, SpecError):
        assert spec.field
        assert str(spec).startswith(spec.field)
    else:
        assert "@main" in emit(spec, Plan(tokens=3)).text
