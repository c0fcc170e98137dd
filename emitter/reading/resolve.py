"""A row of the family table against a config: the kind of each layer, and the frozen spec of one."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from emitter.errors import UnsupportedError, shown
from emitter.reading.families.rules import (
    CapacityRule,
    DenseRule,
    Family,
    GluRule,
    GroupRule,
    LatentRule,
    MoeRule,
    NormRule,
    RenormRule,
    RouterRule,
    RouterStateRule,
    SharedRule,
    TrunkRule,
)
from emitter.reading.families.schemes import (
    DENSE,
    MOE,
    AllDense,
    AllMoe,
    FirstDense,
    Flags,
    Frequency,
    LayerScheme,
    LayerTypes,
    Listed,
    Period,
    Several,
    SparseStep,
    Stepped,
    Within,
)
from emitter.reading.families.values import (
    Affine,
    Choice,
    Entry,
    Given,
    If,
    Key,
    Number,
    PerLayer,
    Power,
    Product,
    Size,
    Switch,
)
from emitter.reading.layout import LayerLayout, Padded, WeightLayout
from emitter.reading.reader import MAX_CHOICES, MAX_EXPERTS, MAX_LAYERS, MAX_SIZE, Reader
from emitter.spec import (
    Activation,
    CapacitySpec,
    DenseSpec,
    ExpertsSpec,
    FfnSpec,
    GluKind,
    GluSpec,
    GroupScore,
    GroupSpec,
    LatentSpec,
    MoeSpec,
    NormSpec,
    Renorm,
    RouterSpec,
    RouterStateSpec,
    SharedSpec,
    TrunkSpec,
)

ACTIVATIONS = {
    "silu": Activation.SILU,
    "swish": Activation.SILU,
    "gelu": Activation.GELU,
    "gelu_python": Activation.GELU,
    "gelu_pytorch_tanh": Activation.GELU_TANH,
    "gelu_new": Activation.GELU_TANH,
    "relu": Activation.RELU,
    "relu2": Activation.RELU2,
}
"""The activation functions by the names of transformers' ACT2FN."""

_CLAMPS = (GluKind.CLAMP_BEFORE, GluKind.CLAMP_AFTER, GluKind.ALPHA_SIGMOID, GluKind.SOFTCAP)


# -- layers ------------------------------------------------------------------------------------------------------


def depth(family: Family, reader: Reader) -> int:
    """Number of decoder layers."""
    if isinstance(family.depth, Key):
        return reader.size(family.depth, most=MAX_LAYERS)
    for key in family.depth.keys:
        if reader.has(key):
            value = reader.get(key)
            if not isinstance(value, (list, tuple, str)) or not value:
                reader.fail(key.name, f"is {shown(value)}", "a list with an entry for each layer")
            return reader.as_size(f"the length of {key.name}", len(value), most=MAX_LAYERS)
    reader.get(family.depth.keys[0])
    raise UnsupportedError(f"{reader.where}: {family.depth.keys[0].name} is null; the config must list its layers")


def layer_kinds(scheme: LayerScheme, reader: Reader, count: int) -> tuple[str, ...]:
    """The kind of each of ``count`` layers, see ``schemes``."""
    layers = range(count)
    match scheme:
        case AllMoe():
            return (MOE,) * count
        case AllDense():
            return (DENSE,) * count
        case If() | Given():
            return layer_kinds(pick(scheme, reader), reader, count)
        case FirstDense(first, below):
            first = first if isinstance(first, int) else reader.size(first, zero=True)
            return tuple(below if i < first else MOE for i in layers)
        case LayerTypes(otherwise, key, words):
            if otherwise is not None and not reader.has(key):
                return layer_kinds(otherwise, reader, count)
            return tuple(_word(reader, key, entry, words) for entry in reader.entries(key, count))
        case Flags(key, otherwise):
            if not reader.has(key):
                return layer_kinds(otherwise, reader, count)
            counts = [reader.as_number(key.name, entry) for entry in reader.entries(key, count)]
            return _where([c > 0 for c in counts])
        case Listed(key, otherwise):
            if not reader.has(key):
                return layer_kinds(otherwise, reader, count)
            listed = reader.layers(key, count)
            return _where([i in listed for i in layers])
        case SparseStep(dense, step_key):
            step = reader.size(step_key)
            left_out: frozenset[int] = frozenset() if dense is None else reader.layers(dense, count)
            return _where([i not in left_out and (i + 1) % step == 0 for i in layers])
        case Stepped(step_key, shift, spread):
            if spread is not None and not reader.has(step_key):
                total, sparse = reader.size(spread[0]), reader.size(spread[1], zero=True)
                step = total // sparse if sparse else total
            else:
                step = reader.size(step_key, zero=True)
            return _where([step > 0 and (i + shift) % step == 0 for i in layers])
        case Frequency(first_key, frequency):
            first = reader.size(first_key, zero=True)
            if isinstance(reader.get(frequency), (list, tuple)):
                entries = reader.entries(frequency, count)
                return _where([i >= first and bool(entries[i]) for i in layers])
            every = reader.size(frequency)
            return _where([i >= first and i % every == 0 for i in layers])
        case Within(interval_key, start_key, end_key):
            interval, start = reader.size(interval_key), reader.size(start_key, zero=True)
            end = reader.get(end_key)
            end = count - 1 if end == -1 else reader.as_size(end_key.name, end, zero=True)
            return _where([(i + 1) % interval == 0 and start <= i <= end for i in layers])
        case Period(period_key, offset_key, experts):
            period, offset = reader.size(period_key), reader.size(offset_key, zero=True)
            several = reader.size(experts) > 1
            return _where([several and i % period == offset for i in layers])
        case Several(experts):
            return _where([reader.size(experts) > 1 for _ in layers])
    raise AssertionError(scheme)


def _where(is_moe: list[bool]) -> tuple[str, ...]:
    return tuple(MOE if moe else DENSE for moe in is_moe)


def _word(reader: Reader, key: Key, entry: object, words: Mapping[str, str]) -> str:
    if not isinstance(entry, str) or entry not in words:
        reader.fail(key.name, f"has an entry {shown(entry)}", " or ".join(sorted(words)))
    return words[entry]


# -- values ------------------------------------------------------------------------------------------------------


def pick(rule: Any, reader: Reader) -> Any:
    """The alternative of an ``If``, ``Given`` or ``Choice`` that the config selects; anything else as it is."""
    while isinstance(rule, (If, Given, Choice)):
        if isinstance(rule, Choice):
            rule = reader.word(rule.key, rule.values)
        elif isinstance(rule, If):
            rule = rule.then if reader.flag(rule.key) else rule.otherwise
        else:
            rule = rule.then if reader.has(rule.key) and reader.get(rule.key) != 0 else rule.otherwise
    return rule


def size_of(rule: Size | int, reader: Reader, *, zero: bool = False, most: int = MAX_SIZE) -> int:
    """A size of at most ``most``."""
    rule = pick(rule, reader)
    if isinstance(rule, int):
        return rule
    if isinstance(rule, PerLayer):
        return reader.as_size(rule.key.name, reader.entry(rule.key), zero=zero, most=most)
    if isinstance(rule, Entry):
        return reader.as_size(rule.key.name, reader.at(rule.key, rule.index), zero=zero, most=most)
    if isinstance(rule, Product):
        total = 1
        for factor in rule.factors:
            total *= size_of(factor, reader, zero=zero, most=most)
        if total > most:
            names = " * ".join(map(_name_of, rule.factors))
            reader.fail(names, f"is {total}, absurdly large", f"at most {most}")
        return total
    assert isinstance(rule, Key)
    return reader.size(rule, zero=zero, most=most)


def switch_of(rule: Switch, reader: Reader) -> bool:
    """True or false."""
    return reader.flag(rule) if isinstance(rule, Key) else rule


def number_of(rule: Number, reader: Reader) -> float:
    """A number."""
    if isinstance(rule, Key):
        return reader.number(rule)
    if isinstance(rule, PerLayer):
        value = reader.entry(rule.key)
        return 0.0 if value is None else reader.as_number(rule.key.name, value)
    if isinstance(rule, Power):
        return math.pow(reader.size(rule.key), rule.exponent)
    if isinstance(rule, Affine):
        return rule.factor * reader.number(rule.key) + rule.offset
    return rule


# -- specs -------------------------------------------------------------------------------------------------------


def moe_spec(family: Family, rule: MoeRule, reader: Reader) -> MoeSpec:
    """The spec of a MoE layer."""
    hidden = reader.size(family.hidden)
    zero = 0 if rule.experts.zero is None else reader.size(rule.experts.zero, zero=True)
    router = router_spec(pick(rule.router, reader), reader, zero + rule.experts.skip)
    latent = pick(rule.latent, reader)
    capacity = capacity_spec(rule.experts.capacity, router.renorm, reader)
    if capacity is not None and capacity.renorm is not None:
        router = replace(router, renorm=None)
    experts = ExpertsSpec(
        count=size_of(pick(rule.router, reader).experts, reader, most=MAX_EXPERTS),
        intermediate=size_of(rule.experts.width, reader),
        glu=glu_spec(rule.experts.glu, reader),
        bias=switch_of(rule.experts.bias, reader),
        weight_on=rule.experts.weight_on,
        zero=zero,
        skip=rule.experts.skip,
        capacity=capacity,
        padding=rule.experts.unpadded is not None and not reader.flag(rule.experts.unpadded),
        slot_experts=rule.experts.slot_experts,
        input_norm=norm_spec(rule.experts.input_norm, reader),
        output_norm=norm_spec(rule.experts.output_norm, reader),
    )
    shared = shared_spec(rule.shared, reader)
    return MoeSpec(
        hidden,
        router,
        experts,
        shared,
        # without a shared expert there is nothing to combine, whatever the config says
        combine=pick(rule.combine, reader) if shared is not None else MoeSpec.combine,
        latent=latent_spec(latent, reader),
        routed_scale=number_of(rule.routed_scale, reader),
        routed_norm=norm_spec(rule.routed_norm, reader),
        output_norm=norm_spec(rule.output_norm, reader),
        output_bias=rule.output_bias,
        trunk=trunk_spec(rule.trunk, reader),
        part=part_of(rule.part, hidden, reader),
        second=0 if rule.second is None else size_of(rule.second, reader),
    )


def dense_spec(family: Family, rule: DenseRule, reader: Reader) -> DenseSpec:
    """The spec of a dense layer."""
    return DenseSpec(
        hidden=reader.size(family.hidden),
        intermediate=size_of(rule.width, reader),
        glu=glu_spec(rule.glu, reader),
        bias=switch_of(rule.bias, reader),
        output_scale=rule.output_scale,
    )


def layout_of(rule: MoeRule | DenseRule, spec: FfnSpec) -> LayerLayout:
    """Where the layer's weights are, with the entries that zero-compute experts add to some of them."""
    if not isinstance(rule, MoeRule) or not isinstance(spec, MoeSpec) or not spec.experts.zero:
        return rule.layout
    zero = spec.experts.zero
    weights = tuple(
        WeightLayout(w.weight, Padded(w.memory, zero), tuple(Padded(source, zero) for source in w.disk))
        if w.weight in rule.padded
        else w
        for w in rule.layout.weights
    )
    return LayerLayout(rule.layout.prefixes, weights)


def router_spec(rule: RouterRule, reader: Reader, idle: int = 0) -> RouterSpec:
    """The router of a MoE layer, over the experts and ``idle`` more classes that compute nothing."""
    experts = size_of(rule.experts, reader, most=MAX_EXPERTS) + idle
    keys = math.isqrt(experts) if rule.keys else 0
    experts = keys * keys or experts
    top_k = size_of(rule.top_k, reader, most=MAX_CHOICES)
    if isinstance(rule.top_k, int) and top_k > experts:
        reader.fail(_name_of(rule.experts), f"is {experts}", f"at least {top_k}, for each token takes {top_k}")
    if top_k > experts:
        key, count = _name_of(rule.top_k), _name_of(rule.experts)
        reader.fail(key, f"is {top_k}, more than {count} = {experts}", f"1 to {experts}")
    groups = pick(rule.groups, reader)
    renorm = pick(rule.renorm, reader)
    if isinstance(renorm, RenormRule):
        renorm = Renorm(renorm.kind, number_of(renorm.value, reader))
    return RouterSpec(
        experts=experts,
        top_k=top_k,
        score=pick(rule.score, reader),
        select_on=rule.select_on,
        weights_from=rule.weights_from,
        closeness=number_of(rule.closeness, reader),
        bias=switch_of(rule.bias, reader),
        correction_bias=switch_of(rule.correction_bias, reader),
        groups=group_spec(groups, rule, reader, experts, top_k) if groups is not None else None,
        renorm=renorm,
        scale=number_of(rule.scale, reader),
        norm=norm_spec(rule.norm, reader),
        logit_scale=number_of(rule.logit_scale, reader),
        logit_softcap=number_of(rule.logit_softcap, reader),
        expert_scale=rule.expert_scale,
        global_scale=rule.global_scale,
        shared=0 if rule.shared is None else reader.size(rule.shared),
        table=0 if rule.table is None else reader.size(rule.table),
        keys=keys,
        state=router_state_spec(rule.state, reader),
        given=rule.given,
    )


def _name_of(rule: object) -> str:
    """The config key that a message about a size should name."""
    if isinstance(rule, Key):
        return rule.name
    if isinstance(rule, (Entry, PerLayer, Given, If)):
        return rule.key.name
    return str(rule)


def group_spec(groups: GroupRule, rule: RouterRule, reader: Reader, experts: int, top_k: int) -> GroupSpec | None:
    """The groups of a router; None where every group stays eligible."""
    if groups.count.default is None and reader.get(groups.count) is None:
        return None
    count, top = reader.size(groups.count), reader.size(groups.top)
    if experts % count:
        name = _name_of(rule.experts)
        reader.fail(groups.count.name, f"is {count}, which does not divide {name} = {experts}", "a divisor")
    if top > count:
        reader.fail(groups.top.name, f"is {top}, more than {groups.count.name} = {count}", f"1 to {count}")
    size = experts // count
    if groups.score is GroupScore.TOP2_SUM and size < 2:
        reader.fail(
            groups.count.name,
            f"is {count}, which leaves 1 expert in a group, but groups rank by their two best",
            f"at most {experts // 2}",
        )
    if top_k > top * size:
        reader.fail(
            _name_of(rule.top_k),
            f"is {top_k}, more than the {top * size} experts of {groups.top.name} = {top} groups of {size}",
            f"1 to {top * size}",
        )
    if top == count:
        return None  # every group stays eligible
    return GroupSpec(count, top, groups.score, groups.fill, groups.weights_masked)


def capacity_spec(rule: CapacityRule | None, renorm: Renorm | None, reader: Reader) -> CapacitySpec | None:
    """How many tokens an expert takes; None where it takes all, which no token can exceed: it chooses each once."""
    if rule is None:
        return None
    fraction = 0.0 if rule.fraction is None else max(0.0, reader.number(rule.fraction))
    if fraction >= 1.0:
        return None
    tokens = 0 if fraction else reader.size(rule.tokens, zero=True)
    return CapacitySpec(tokens, fraction, None if switch_of(rule.renorm_first, reader) else renorm)


def shared_spec(rule: SharedRule | None, reader: Reader) -> SharedSpec | None:
    """The shared expert, if the layer has one."""
    if rule is None:
        return None
    width = size_of(rule.width, reader, zero=rule.optional)
    if width == 0:
        return None
    return SharedSpec(
        width,
        glu_spec(rule.glu, reader),
        rule.gate,
        switch_of(rule.bias, reader),
        count=size_of(rule.count, reader),
        input_norm=norm_spec(rule.input_norm, reader),
        output_norm=norm_spec(rule.output_norm, reader),
    )


def latent_spec(rule: LatentRule | None, reader: Reader) -> LatentSpec | None:
    """The space in which the experts work, if it is not the model's."""
    return None if rule is None else LatentSpec(reader.size(rule.size), switch_of(rule.bias, reader))


def router_state_spec(rule: RouterStateRule | None, reader: Reader) -> RouterStateSpec | None:
    """The state of the router, if it has one; the first layer has none to carry on."""
    if rule is None:
        return None
    norm = NormSpec(number_of(rule.norm.eps, reader), rule.norm.weight)
    return RouterStateSpec(reader.size(rule.size), norm, carried=bool(reader.layer))


def trunk_spec(rule: TrunkRule | None, reader: Reader) -> TrunkSpec | None:
    """The hidden layer in front of the experts, if there is one."""
    if rule is None:
        return None
    return TrunkSpec(size_of(rule.width, reader), glu_spec(rule.glu, reader), switch_of(rule.bias, reader))


def part_of(key: Key | None, hidden: int, reader: Reader) -> int:
    """How many columns of the output the experts give, where those are not all."""
    if key is None:
        return 0
    part = reader.size(key)
    if part >= hidden:
        reader.fail(key.name, f"is {part}, not less than the hidden size {hidden}", f"1 to {hidden - 1}")
    return part


def norm_spec(rule: NormRule | None, reader: Reader) -> NormSpec | None:
    """A norm, if there is one."""
    return None if rule is None else NormSpec(number_of(rule.eps, reader), rule.weight)


def glu_spec(rule: GluRule, reader: Reader) -> GluSpec:
    """The activation of an MLP."""
    activation = rule.activation
    if isinstance(activation, Key):
        activation = reader.word(activation, ACTIVATIONS)
    limit, up_limit = number_of(rule.limit, reader), number_of(rule.up_limit, reader)
    if isinstance(rule.limit, PerLayer) and limit == 0:
        return GluSpec(activation=activation)
    for key, value in ((rule.limit, limit), (rule.up_limit, up_limit)):
        if rule.kind in _CLAMPS and value <= 0 and isinstance(key, (Key, PerLayer)):
            reader.fail(_name_of(key), f"is {value}", "a positive number")
    return GluSpec(rule.kind, activation, limit, up_limit, number_of(rule.alpha, reader))
