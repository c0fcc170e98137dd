"""The table as a page for people: ``python -m benchmarks.pages.families`` prints ``docs/families.md``.

With ``--write PATH`` the page is written, with ``--check PATH`` a stale page fails (exit code 1).
"""

from __future__ import annotations

import ast
import dataclasses
import inspect
import sys
from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Any

from benchmarks.pages.command import page_command
from emitter.reading.families import FAMILIES, WRAPPERS, moe_blocks
from emitter.reading.families.row import Template, keys_of
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
from emitter.reading.families.values import (
    Affine,
    AfterFirst,
    Choice,
    Compared,
    Entry,
    Given,
    If,
    Inverse,
    Key,
    Not,
    PerLayer,
    Power,
    Product,
    Quotient,
    Ratio,
    Required,
    Root,
    Stated,
    Total,
)
from emitter.reading.layout import (
    ByHead,
    Concat,
    Flat,
    Interleaved,
    Padded,
    PerExpert,
    Row,
    Rows,
    Source,
    Tensor,
    Transposed,
    WeightLayout,
)
from emitter.spec import ffn, norm

COMMAND = "python -m benchmarks.pages.families --write docs/families.md"
_PARTS = ("router", "experts", "shared")


def page() -> str:
    """The whole page, the same bytes everywhere."""
    sections = (_head(), _routing(), _experts(), _dense(), _notes(), _keys(), _names(), _parts(), _fields())
    return "\n".join(line for section in sections for line in section) + "\n"


def _head() -> Iterator[str]:
    found = [block for *_, block in moe_blocks()]
    blocks = sum(block.hf is not None and block.hf.is_published for block in found)
    others = f" and {len(found) - blocks} beside it" * (blocks < len(found))
    dense = sum(family.moe is None for family in FAMILIES)
    yield "# Families"
    yield ""
    yield f"<!-- Generated from the table in emitter/reading/families: {COMMAND} -->"
    yield ""
    moe = f"{blocks} Mixture-of-Experts blocks of transformers 5.23.0{others}"
    yield f"{moe}, and {dense} families of dense models. Each is"
    yield "a row of `emitter/reading/families`: a spec (`emitter/spec/ffn.py`) with keys of config.json in place of"
    yield "its values. The page is those rows: each field that differs from the spec's default, the key that it is read"
    yield "from, and the value that transformers takes where it is absent. [Fields](#fields) says what they mean."


# Columns -------------------------------------------------------------------------------------------------------------


def _routing() -> Iterator[str]:
    yield from _title("Routing", "block", "model_type", "router", "which layers are MoE")
    for name, family, block in moe_blocks():
        types = ", ".join(f"`{t}`" for t in family.model_types)
        layers = "; ".join(
            (f"{r.part}: " if r.part else "") + _scheme(r.layers) for r in (family, *family.other_stacks)
        )
        yield _row(name, types, _knobs(block.template["router"]), layers)


def _experts() -> Iterator[str]:
    yield from _title("Experts", "block", "experts", "shared expert", "around them", "dense layers", "further inputs")
    for name, family, block in moe_blocks():
        around = {k: v for k, v in block.template.knobs.items() if k not in _PARTS}
        inputs = ", ".join(f"`{name}`" for name in (block.hf.inputs if block.hf else ())) or "-"
        yield _row(
            name,
            _knobs(block.template["experts"]),
            _knobs(block.template["shared"]),
            _knobs(Template(block.template.spec, around)),
            "-" if family.dense is None else _knobs(family.dense.template),
            inputs,
        )


def _dense() -> Iterator[str]:
    yield from _title("Dense models", "family", "MLP")
    for family in FAMILIES:
        if family.moe is None and family.dense is not None:
            yield _row(family.name, _knobs(family.dense.template))


def _notes() -> Iterator[str]:
    yield ""
    yield "## Notes"
    yield ""
    yield from (f"- **{family.name}**: {family.note}" for family in FAMILIES if family.note)


def _keys() -> Iterator[str]:
    yield from _title("Config keys", "block", "hidden size", "also read as", "accepted as computed", "unused")
    for name, family, block in moe_blocks():
        keys = keys_of(block)
        aliases = {f"`{key.name}`: {', '.join(f'`{a}`' for a in key.aliases)}" for key in keys if key.aliases}
        fixed = [f"`{f.name}` {' or '.join(map(_literal, f.accepted))} ({f.why})" for f in family.fixed]
        unused = [f"`{key}`" for key in family.unused]
        yield _row(
            name,
            _value(family.hidden),
            "; ".join(sorted(aliases)) or "-",
            "; ".join(fixed) or "-",
            ", ".join(unused) or "-",
        )


def _fields() -> Iterator[str]:
    """The fields of the spec classes, by the text that stands below each in their source."""
    yield ""
    yield "## Fields"
    for node in (node for module in (ffn, norm) for node in ast.parse(inspect.getsource(module)).body):
        if not isinstance(node, ast.ClassDef):
            continue
        yield from ("", f"**{node.name}**: {_one_line(ast.get_docstring(node) or '')}", "")
        for field, text in zip(node.body, node.body[1:], strict=False):
            if isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant):
                target = field.targets[0] if isinstance(field, ast.Assign) else getattr(field, "target", None)
                if isinstance(target, ast.Name):
                    yield f"- `{target.id.lower() if node.bases else target.id}`: {_one_line(str(text.value.value))}"


def _one_line(text: str) -> str:
    return " ".join(text.replace("``", "`").split())


def _names() -> Iterator[str]:
    yield ""
    yield "## Names of the weights"
    yield ""
    yield "Below the prefix of the layer's FFN (the most common one is shown; `../` steps out of it), on disk as"
    yield "`save_pretrained` writes them, and in memory where they differ. `{l}` is the layer, `{e}` the expert; *T* is"
    yield "stored transposed, *rows alternate* gate, up, gate, up, ..."
    groups: dict[tuple[str, ...], list[str]] = {}
    for name, family, block in moe_blocks():
        lines = tuple(_weight(weight) for weight in block.layout.weights)
        layouts = (block.layout, *(row.moe.layout for row in family.other_stacks if row.moe is not None))
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
        case Rows(name, weights):
            return f"`{name}` (rows of {', '.join(weights)})"
        case Concat(parts):
            return " over ".join(map(_source, parts))
        case ByHead(parts):
            return f"{' and '.join(_source(part) for part, _ in parts)} *head by head*"
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
        for row in (family, *family.other_stacks):
            if row.part is not None:
                yield _row(", ".join(f"`{t}`" for t in row.model_types), row.part, "the config itself", "-")


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


def _knobs(value: Any) -> str:
    """A template as the fields in which it differs from its spec's defaults."""
    if not isinstance(value, Template):
        return "-" if value is None else _value(value)
    plain = Template(value.spec, {})
    in_order = [f.name for f in dataclasses.fields(value.spec) if f.name in value.knobs]
    shown = []
    for name in in_order:
        if (knob := value.knobs[name]) != plain[name]:
            shown.append(name if knob is True else _value(knob) if name == "kind" else f"{name} {_value(knob)}")
    return ", ".join(shown) or "-"


def _value(value: object) -> str:
    match value:
        case Key(name, default):
            stated = isinstance(default, Required) or default is None
            return f"`{name}`" if stated else f"`{name}` (default {_literal(default)})"
        case Entry(key, index):
            return f"{_value(key)}[{index}]"
        case Product(factors):
            return " x ".join(map(_value, factors))
        case Total(terms):
            return " + ".join(map(_value, terms))
        case Quotient(of, by):
            return f"{_value(of)} // {_value(by)}"
        case Root(of):
            return f"the whole part of the root of {_value(of)}"
        case PerLayer(key):
            return f"{_value(key)}[layer]"
        case Power(key, exponent):
            return f"{_value(key)}^{exponent:g}"
        case Ratio(of, by, exponent):
            return f"({_value(of)} / {_value(by)})^{exponent:g}"
        case Inverse(key):
            return f"1 / {_value(key)}"
        case Affine(key, factor, offset):
            return f"{factor:g} {_value(key)}" if not offset else f"({offset:g} {factor:+g} {_value(key)})"
        case Not(key):
            return f"unless {_value(key)}"
        case AfterFirst():
            return "from the second layer on"
        case Choice(key, words):
            return f"by {_value(key)}: " + " or ".join(f"{word}: {_value(each)}" for word, each in words.items())
        case If(key, then, otherwise):
            return _either(then, f"if {_value(key)}", otherwise)
        case Given(key, then, otherwise):
            return _either(then, f"where {_value(key)} is not 0 or null", otherwise)
        case Stated(key, then, otherwise):
            return _either(then, f"where {_value(key)} is not null", otherwise)
        case Compared(key, limit, then, otherwise, above):
            return _either(then, f"where {_value(key)} is {'above' if above else 'at least'} {limit:g}", otherwise)
        case Template():
            return f"({_knobs(value)})"
        case Enum():
            return str(value.value)
        case _ if dataclasses.is_dataclass(value) and not isinstance(value, type):
            return f"({_knobs(Template(type(value), vars(value)))})"
    return _literal(value)


def _either(then: object, condition: str, otherwise: object) -> str:
    rest = "" if otherwise is None else f", else {_value(otherwise)}"
    return f"{_value(then)} {condition}{rest}" if then is not None else f"none {condition}{rest}"


def _literal(value: object) -> str:
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "none"}[value]
    return f"{value:g}" if isinstance(value, float) else str(list(value) if isinstance(value, tuple) else value)


def _title(title: str, *columns: str) -> Iterator[str]:
    yield from ("", f"## {title}", "", _row(*columns), "|" + "---|" * len(columns))


def _row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"


def main(arguments: Iterable[str] | None = None) -> int:
    """Print, write or check the page."""
    return page_command("benchmarks.pages.families", page, arguments)


if __name__ == "__main__":
    sys.exit(main())
