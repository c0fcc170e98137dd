"""The table as a page for people: ``python -m emitter.reading.families.document`` prints ``docs/families.md``.

With ``--write PATH`` the page is written, with ``--check PATH`` a stale page fails (exit code 1).
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Any

from emitter.generated import page_command
from emitter.reading.families import FAMILIES, WRAPPERS, moe_blocks
from emitter.reading.families.rules import (
    CapacityRule,
    DenseRule,
    GluRule,
    GroupRule,
    LatentRule,
    MoeRule,
    NormRule,
    RenormRule,
    RouterRule,
    SharedRule,
)
from emitter.reading.families.schemes import (
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
from emitter.reading.families.values import Affine, Choice, Entry, Given, If, Key, PerLayer, Power, Product, Required
from emitter.reading.layout import (
    Concat,
    Flat,
    Interleaved,
    Padded,
    PerExpert,
    Row,
    Source,
    Tensor,
    Transposed,
    WeightLayout,
)
from emitter.spec import Combine, GluKind, Renorm, RenormKind, SelectOn, SharedGate, WeightOn, WeightsFrom

COMMAND = "python -m emitter.reading.families.document --write docs/families.md"


def page() -> str:
    """The whole page, the same bytes everywhere."""
    return "\n".join([*_head(), *_routing(), *_experts(), *_notes(), *_keys(), *_names(), *_parts(), *_dense()]) + "\n"


def _head() -> Iterator[str]:
    blocks = sum(1 for _ in moe_blocks())
    dense = sum(family.moe is None for family in FAMILIES)
    yield "# Families"
    yield ""
    yield f"<!-- Generated from the table in emitter/reading/families: {COMMAND} -->"
    yield ""
    yield f"{blocks} Mixture-of-Experts blocks of transformers 5.23.0, and {dense} families of dense models. A block is"
    yield "a row of data in `emitter/reading/families`; this page is that data. z are the router's logits, s the"
    yield "scores, k the experts of a token, w their combine weights; g and u are the gate and up projections of an"
    yield "expert. `key` is a key of config.json, `key`=value the default that transformers takes when it is absent."


# Columns -------------------------------------------------------------------------------------------------------------


def _routing() -> Iterator[str]:
    yield from _title("Routing", "block", "model_type", "scores and top-k", "weights", "which layers are MoE")
    for name, family, rule in moe_blocks():
        types = ", ".join(f"`{t}`" for t in family.model_types)
        rows = (family, *family.beside)
        layers = "; ".join((f"{r.part}: " if r.part else "") + _scheme(r.layers) for r in rows)
        yield _row(name, types, _choice(rule.router), _weights(rule), layers)


def _choice(router: RouterRule | Choice[RouterRule]) -> str:
    if isinstance(router, Choice):
        return "; ".join(f"{word}: {_choice(rule)}" for word, rule in router.values.items())
    if router.given:
        return "the expert of a token is an input"
    score = _word(router.score)
    if router.weights_from is WeightsFrom.CLOSE_LOGITS:
        limit = _value(router.closeness)
        return f"{score} of the logits not chosen before and at most {limit} below the best, relatively; top-k by z"
    if router.table is not None:
        return f"{score}; hash routing: the experts of a token id come from a table"
    text = f"{score} of the top-k logits" if router.weights_from is WeightsFrom.SELECTED_LOGITS else score
    if router.keys:
        text = f"z of a pair of keys, two halves of as many as have a square within E; {text}"
    if router.state is not None:
        text = f"MLP over a state of {_value(router.state.size)} dimensions, carried from layer to layer; {text}"
    if router.norm is not None:
        text = f"RMSNorm of x; {text}"
    if router.logit_scale != 1.0:
        text += f"; z times {_value(router.logit_scale)}"
    if router.logit_softcap != 0.0:
        text += f"; z softly capped at {_value(router.logit_softcap)}"
    if router.bias is not False:
        text += "; router bias"
    key = "z" if router.select_on is SelectOn.LOGIT else "s"
    if router.correction_bias is not False:
        only = f" if {_value(router.correction_bias)}" if isinstance(router.correction_bias, Key) else ""
        text += f"; top-k by {key} + bias{only}"
    elif key == "z":
        text += "; top-k by z"
    return text + _groups(router.groups)


def _groups(rule: Any) -> str:
    if isinstance(rule, Choice):
        return f"; {_value(rule.key)}: " + " or ".join(
            word + _groups(v).replace("; in", ":") for word, v in rule.values.items()
        )
    if not isinstance(rule, GroupRule):
        return ""
    chosen = f"in the best {_value(rule.top)} of {_value(rule.count)} groups"
    return f"; {chosen} by {rule.score.value}, others {rule.fill.value}"


def _weights(rule: MoeRule) -> str:
    router = rule.router
    if isinstance(router, Choice):
        return "; ".join(f"{word}: {_renorm(r.renorm)}" for word, r in router.values.items())
    if router.given:
        return "1"
    parts = [_renorm(router.renorm)]
    if router.scale != 1.0:
        parts.append(f"times {_value(router.scale)}")
    if router.global_scale:
        parts.append("times a learned factor")
    if router.expert_scale:
        parts.append("times a learned factor per expert")
    if rule.routed_scale != 1.0:
        parts.append(f"routed output times {_value(rule.routed_scale)}")
    return "; ".join(parts)


def _renorm(rule: Any) -> str:
    if rule is None:
        return "w"
    if isinstance(rule, If):
        return f"{_renorm(rule.then)} if {_value(rule.key)}"
    if isinstance(rule, Given):
        return f"{_renorm(rule.then)}, w without it"
    assert isinstance(rule, (Renorm, RenormRule))
    value = _value(rule.value)
    return {
        RenormKind.SUM: f"w / (sum w + {value})" if rule.value else "w / sum w",
        RenormKind.CLAMPED_SUM: f"w / max(sum w, {value})",
        RenormKind.LP: f"w / norm of order {value}",
        RenormKind.JOINT: "sigmoids of the chosen and the shared over their sum",
    }[rule.kind]


def _experts() -> Iterator[str]:
    yield from _title("Experts", "block", "experts", "shared expert", "beside", "dense layers", "further inputs")
    for name, family, rule in moe_blocks():
        experts = _glu(rule.experts.glu)
        experts += "; biases" if rule.experts.bias else ""
        experts += "; weights multiply the input" if rule.experts.weight_on is WeightOn.INPUT else ""
        inputs = ", ".join(f"`{name}`" for name in rule.hf.inputs) or "-"
        yield _row(name, experts, _shared(rule), _beside(rule), _dense_rule(family.dense), inputs)


def _notes() -> Iterator[str]:
    yield ""
    yield "## Notes"
    yield ""
    yield from (f"- **{family.name}**: {family.note}" for family in FAMILIES if family.note)


def _glu(rule: GluRule) -> str:
    act = _value(rule.activation) if isinstance(rule.activation, Key) else _word(rule.activation)
    limit, up, alpha = (_value(v) for v in (rule.limit, rule.up_limit, rule.alpha))
    return {
        GluKind.GATED: f"act(g) u, act {act}",
        GluKind.PLAIN: f"act(u), act {act}",
        GluKind.CLAMP_BEFORE: f"act(min(g, L)) clip(u, L), act {act}, L {limit}",
        GluKind.CLAMP_AFTER: f"min(act(g), L) clip(u, L), act {act}, L {limit}",
        GluKind.ALPHA_SIGMOID: f"(u + 1) g sigmoid(a g), both clamped at L, L {limit}, a {alpha}",
        GluKind.LINEAR: "one projection",
        GluKind.SOFTCAP: f"cap(g) sigmoid(g) cap(u), caps {limit} and {up}",
    }[rule.kind]


def _shared(rule: MoeRule) -> str:
    shared = rule.shared
    if shared is None:
        return "-"
    gate = {
        SharedGate.NONE: "",
        SharedGate.SIGMOID: " times sigmoid of a gate",
        SharedGate.ROUTER: f", {_value(shared.count)} of them, each times the router's weight",
    }[shared.gate]
    text = f"width {_value(shared.width)}{gate}"
    if shared.glu != rule.experts.glu:
        text += f"; {_glu(shared.glu)}"
    if shared.bias is not False:
        text += "; biases" if shared.bias is True else f"; biases if {_value(shared.bias)}"
    if shared.input_norm is not None:
        text += "; between RMSNorms"
    return text


def _beside(rule: MoeRule) -> str:
    parts = []
    if isinstance(rule.combine, Choice):
        parts.append(f"shared and routed combined by {_value(rule.combine.key)}")
    elif rule.combine is Combine.AVERAGE:
        parts.append("shared and routed averaged")
    latent = rule.latent.then if isinstance(rule.latent, Given) else rule.latent
    if isinstance(latent, LatentRule):
        parts.append(f"experts in {_value(latent.size)} dimensions")
    if rule.experts.zero is not None:
        parts.append(f"{_value(rule.experts.zero)} experts that return their input")
    if rule.experts.skip and not (isinstance(rule.router, RouterRule) and rule.router.given):
        parts.append("a further class that is no expert")
    if rule.trunk is not None:
        parts.append(f"all experts read one hidden layer of width {_value(rule.trunk.width)}, {_glu(rule.trunk.glu)}")
    if rule.second is not None:
        parts.append(f"a second router and bank of experts of width {_value(rule.second)}, for other types of tokens")
    if rule.part is not None:
        parts.append(f"experts give the last {_value(rule.part)} columns, the shared one those before")
    if rule.experts.capacity is not None:
        parts.append(_capacity(rule.experts.capacity))
    if rule.experts.unpadded is not None:
        parts.append(f"padding is dropped unless {_value(rule.experts.unpadded)}")
    if rule.experts.slot_experts:
        slots = " and ".join(map(str, rule.experts.slot_experts))
        parts.append(f"the assignments of a token go to experts {slots} whatever was chosen")
    norms = (
        ("experts' input", rule.experts.input_norm),
        ("each expert's output", rule.experts.output_norm),
        ("routed output", rule.routed_norm),
        ("output", rule.output_norm),
    )
    normed = [where for where, norm in norms if isinstance(norm, NormRule)]
    if normed:
        parts.append(f"RMSNorm of {', '.join(normed)}")
    if rule.output_bias:
        parts.append("output bias")
    return "; ".join(parts) or "-"


def _capacity(rule: CapacityRule) -> str:
    text = f"capacity of an expert: {_value(rule.tokens)} tokens"
    if rule.fraction is not None:
        text += f" or, where it is above 0, {_value(rule.fraction)} of all"
    text += "; tokens beyond it are dropped"
    if isinstance(rule.renorm_first, Key):
        text += f", weights normalised before dropping if {_value(rule.renorm_first)}, else after"
    return text


def _dense_rule(rule: DenseRule | None) -> str:
    if rule is None:
        return "-"
    return f"width {_value(rule.width)}; {_glu(rule.glu)}" + ("; times a learned factor" if rule.output_scale else "")


def _keys() -> Iterator[str]:
    yield from _title("Config keys", "block", "sizes", "also read as", "accepted only as it is computed", "do nothing")
    for name, family, rule in moe_blocks():
        router = next(iter(rule.router.values.values())) if isinstance(rule.router, Choice) else rule.router
        sizes = {
            "H": family.hidden,
            "E": router.experts,
            "k": router.top_k,
            "I": rule.experts.width,
        }
        if isinstance(rule.shared, SharedRule):
            sizes["Is"] = rule.shared.width
        for row in family.beside:
            if row.moe is not None and row.moe.experts.width != rule.experts.width:
                sizes[f"{row.part} I"] = row.moe.experts.width
        aliases = {f"`{key.name}`: {', '.join(f'`{a}`' for a in key.aliases)}" for key in keys_of(rule) if key.aliases}
        fixed = [f"`{f.name}` {' or '.join(map(_literal, f.accepted))} ({f.why})" for f in family.fixed]
        unused = [f"`{key}`" for key in family.unused]
        yield _row(
            name,
            ", ".join(f"{symbol} {_value(size)}" for symbol, size in sizes.items()),
            "; ".join(sorted(aliases)) or "-",
            "; ".join(fixed) or "-",
            ", ".join(unused) or "-",
        )


def keys_of(rule: object) -> Iterator[Key]:
    """Every config key in a rule, in the order of its fields."""
    if isinstance(rule, Key):
        yield rule
    elif isinstance(rule, dict):
        for value in rule.values():
            yield from keys_of(value)
    elif isinstance(rule, tuple):
        for value in rule:
            yield from keys_of(value)
    elif hasattr(rule, "__dataclass_fields__"):
        for name in rule.__dataclass_fields__:
            yield from keys_of(getattr(rule, name))


def _names() -> Iterator[str]:
    yield ""
    yield "## Names of the weights"
    yield ""
    yield "Below the prefix of the layer's FFN (the most common one is shown; `../` steps out of it), on disk as"
    yield "`save_pretrained` writes them, and in memory where they differ. `{l}` is the layer, `{e}` the expert; *T* is"
    yield "stored transposed, *rows alternate* gate, up, gate, up, ..."
    groups: dict[tuple[str, ...], list[str]] = {}
    for name, family, rule in moe_blocks():
        lines = tuple(_weight(weight) for weight in rule.layout.weights)
        layouts = (rule.layout, *(row.moe.layout for row in family.beside if row.moe is not None))
        prefixes = " ".join(f"`{layout.prefixes[0]}`" for layout in layouts)
        groups.setdefault((prefixes, *lines), []).append(name)
    for (prefixes, *weights), names in groups.items():
        yield ""
        yield f"**{', '.join(names)}** {prefixes}"
        yield ""
        yield from (f"- {weight}" for weight in weights)


def _weight(weight: WeightLayout) -> str:
    disk = " or ".join(_source(source) for source in weight.disk)
    memory = _source(weight.memory)
    return f"{weight.weight}: {disk}" + ("" if memory == disk else f"; in memory {memory}")


def _source(source: Source) -> str:
    match source:
        case PerExpert(name, bank, banks) if banks > 1:
            return f"`{name}` (bank {bank} of {banks}, experts numbered through)"
        case Tensor(name) | PerExpert(name):
            return f"`{name}`"
        case Flat(name):
            return f"`{name}` (experts in rows)"
        case Row(name, index, of):
            return f"`{name}` (row {index} of {of})"
        case Concat(parts):
            return " over ".join(map(_source, parts))
        case Transposed(inner):
            return f"{_source(inner)} *T*"
        case Interleaved(inner):
            return f"{_source(inner)} *rows alternate*"
        case Padded(inner, rows):
            return f"{_source(inner)} and {rows} more"


def _parts() -> Iterator[str]:
    yield from _title("Models inside other configs", "model_type", "part", "under", "what it is without a model_type")
    for wrapper in WRAPPERS:
        for part in wrapper.parts:
            paths = ", ".join(f"`{path}`" for path in part.paths) + (" or the config itself" if part.flat else "")
            yield _row(f"`{wrapper.model_type}`", part.name, paths, f"`{part.model_type}`")
    for family in FAMILIES:
        for row in (family, *family.beside):
            if row.part is not None:
                yield _row(", ".join(f"`{t}`" for t in row.model_types), row.part, "the config itself", "-")


def _dense() -> Iterator[str]:
    yield from _title("Dense models", "family", "width", "MLP", "biases")
    for family in FAMILIES:
        if family.moe is None and family.dense is not None:
            rule = family.dense
            bias = f"if {_value(rule.bias)}" if isinstance(rule.bias, Key) else "-"
            yield _row(family.name, _value(rule.width), _glu(rule.glu), bias)


# Words ---------------------------------------------------------------------------------------------------------------


def _scheme(scheme: LayerScheme) -> str:
    match scheme:
        case AllMoe():
            return "all"
        case AllDense():
            return "none"
        case If(key, then, otherwise):
            return f"{_scheme(then)} if {_value(key)}, else {_scheme(otherwise)}"
        case Given(key, then, otherwise):
            return f"{_scheme(then)} with {_value(key)} above 0, else {_scheme(otherwise)}"
        case FirstDense(count, below):
            return f"from layer {_value(count)} on" + ("" if below == "dense" else f", {below} below")
        case LayerTypes(otherwise, key, words):
            kinds = ", ".join(f"{word}: {kind}" for word, kind in words.items() if word != kind)
            listed = f"{_value(key)}" + (f" ({kinds})" if kinds else "")
            return listed if otherwise is None else f"{listed}; without it {_scheme(otherwise)}"
        case Flags(key, otherwise):
            return f"where {_value(key)} is above 0; without it {_scheme(otherwise)}"
        case Listed(key, otherwise):
            return f"those in {_value(key)}; without it {_scheme(otherwise)}"
        case SparseStep(dense, step):
            beside = f", not in {_value(dense)}" if dense is not None else ""
            return f"(i + 1) a multiple of {_value(step)}{beside}"
        case Stepped(step, shift, spread):
            text = f"(i {'-' if shift < 0 else '+'} {abs(shift)}) a multiple of {_value(step)}"
            return text + (f" (without it {_value(spread[0])} // {_value(spread[1])})" if spread is not None else "")
        case Frequency(first, frequency):
            return f"from {_value(first)} on, i a multiple of {_value(frequency)} or set in its list"
        case Within(interval, start, end):
            return f"(i + 1) a multiple of {_value(interval)}, {_value(start)} to {_value(end)}"
        case Several(experts):
            return f"all, if {_value(experts)} is above 1"
        case Period(period, offset, experts):
            return f"i modulo {_value(period)} is {_value(offset)}, if {_value(experts)} is above 1"


def _value(value: object) -> str:
    match value:
        case Key(name, default):
            return f"`{name}`" if isinstance(default, Required) or default is None else f"`{name}`={_literal(default)}"
        case Entry(key, index):
            return f"{_value(key)}[{index}]"
        case Product(factors):
            return " x ".join(map(_value, factors))
        case PerLayer(key):
            return f"{_value(key)}[i]"
        case Power(key, exponent):
            return f"{_value(key)}^{exponent:g}"
        case Affine(key, factor, offset):
            return f"{factor:g} {_value(key)}" if not offset else f"({offset:g} {factor:+g} {_value(key)})"
        case Given(key, then, otherwise):
            return f"{_value(then)} with {_value(key)}, else {_value(otherwise)}"
        case bool():
            return _literal(value)
        case int() | float():
            return f"{value:g}" if isinstance(value, float) else str(value)
    return _word(value)


def _word(value: Any) -> str:
    if isinstance(value, Choice):
        return f"{_value(value.key)} ({', '.join(value.values)})"
    return str(value.value)


def _literal(value: object) -> str:
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "null"}[value]
    return f"{value:g}" if isinstance(value, float) else str(list(value) if isinstance(value, tuple) else value)


def _title(title: str, *columns: str) -> Iterator[str]:
    yield from ("", f"## {title}", "", _row(*columns), "|" + "---|" * len(columns))


def _row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"


def main(arguments: Iterable[str] | None = None) -> int:
    """Print, write or check the page."""
    return page_command("emitter.reading.families.document", page, arguments)


if __name__ == "__main__":
    sys.exit(main())
