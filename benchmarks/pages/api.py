"""What ``import moehlo`` offers, as a page for people: ``python -m benchmarks.pages.api`` prints ``docs/api.md``.

With ``--write PATH`` the page is written, with ``--check PATH`` a stale page fails (exit code 1). griffe reads the
docstrings from the sources, without importing anything.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Any

from benchmarks.pages.command import page_command
from moehlo import __all__ as public

COMMAND = "python -m benchmarks.pages.api --write docs/api.md"

VALUES = (
    "emitter.reading.config.Model",
    "emitter.reading.config.Layer",
    "emitter.text.graph.Graph",
    "emitter.signature.Signature",
    "emitter.signature.Argument",
    "emitter.signature.Result",
    "emitter.iree.module.Module",
    "oracle.report.Report",
    "weights.archives.manifest.Manifest",
)
"""What the functions take and give besides arrays."""

_WIDTH = 100


def page() -> str:
    """The whole page, the same bytes everywhere."""
    from griffe import GriffeLoader, Parser

    # never by importing: the extensions of IREE do not bear to be imported twice
    loader = GriffeLoader(docstring_parser=Parser.google, allow_inspection=False)
    for package in ("moehlo", "emitter", "oracle", "weights"):
        loader.load(package)
    loader.resolve_aliases(implicit=True)
    found = loader.modules_collection
    offered = [found["moehlo"][name].final_target for name in public if name != "MoehloError"]
    # lines of other files, from which a name is offered too, say nothing of the order
    functions = sorted((o for o in offered if o.is_function), key=lambda f: (f.parent.path != "moehlo.api", f.lineno))
    classes = [o for o in offered if o.is_class] + [found[path] for path in VALUES]
    lines = ["# The Python interface", "", f"<!-- Generated from the docstrings: {COMMAND} -->"]
    for module in ("moehlo", "moehlo.api"):
        lines += ["", _prose(found[module])]
    lines += [
        "",
        "`emitter`, `weights` and `oracle` are packages of `moehlo` where it is installed: `moehlo.emitter.signature`.",
    ]
    lines += ["", "## Functions"]
    for function in functions:
        lines += ["", f"### `moehlo.{function.name}`", *_function(function)]
    lines += ["", "## Names", "", "| type | accepted |", "|---|---|"]
    for name, alias in sorted(found["moehlo.choices"].attributes.items()):
        if name.endswith("Name"):
            literals = ", ".join(f"`{element}`" for element in alias.value.slice.elements)
            lines.append(f"| `{name}` | {literals} |")
    lines += ["", "## Values"]
    for value in classes:
        home = "moehlo" if value.name in public else value.parent.path
        lines += ["", f"### `{home}.{value.name}`", *_class(value)]
    lines += ["", "## Errors", "", "| in `emitter.errors` | |", "|---|---|"]
    for name, error in found["emitter.errors"].classes.items():
        lines.append(f"| `{'moehlo.' if name in public else ''}{name}` | {' '.join(_prose(error).split())} |")
    return "\n".join([*lines, ""])


def _prose(item: Any) -> str:
    """The text of a docstring, without its sections."""
    if item.docstring is None:
        return ""
    return "\n\n".join(_text(s.value) for s in item.docstring.parsed if s.kind.value == "text")


def _text(text: str) -> str:
    return text.replace("``", "`")


def _function(function: Any, *, bound: bool = False) -> Iterator[str]:
    """Signature, text and sections of a function, or of a method without its ``self``."""
    yield from ("", "```python", _signature(function, bound=bound), "```")
    yield from _sections(function)


def _signature(function: Any, *, bound: bool) -> str:
    parts: list[str] = []
    kind = None
    for parameter in list(function.parameters)[bound:]:
        if kind == "positional-only" and parameter.kind.value != kind:
            parts.append("/")
        if parameter.kind.value == "keyword-only" and kind not in ("keyword-only", "variadic positional"):
            parts.append("*")
        kind = parameter.kind.value
        stars = {"variadic positional": "*", "variadic keyword": "**"}.get(kind, "")
        default = "" if parameter.default is None or stars else f" = {parameter.default}"
        parts.append(f"{stars}{parameter.name}: {parameter.annotation}{default}")
    result = f" -> {function.returns}"
    line = f"{function.name}({', '.join(parts)}){result}"
    if len(line) <= _WIDTH:
        return line
    return "\n".join([f"{function.name}(", *(f"    {part}," for part in parts), f"){result}"])


_TITLES = {"attributes": "Holds", "parameters": "Takes", "returns": "Gives", "raises": "Raises"}


def _sections(item: Any) -> Iterator[str]:
    for section in item.docstring.parsed if item.docstring is not None else ():
        title = _TITLES.get(section.kind.value)
        if title is None:
            yield from ("", _text(section.value))
            continue
        yield from ("", f"{title}:", "")
        for element in section.value:
            name = {"Holds": "name", "Takes": "name", "Gives": "", "Raises": "annotation"}[title]
            label = f"`{getattr(element, name)}`: " if name else ""
            yield f"- {label}{_text(' '.join(element.description.split()))}"


def _class(value: Any) -> Iterator[str]:
    """Text of a class, its fields, and its public methods and properties."""
    yield from _sections(value)
    constructor = value.members.get("__init__")
    if constructor is not None and constructor.lineno is not None and "dataclass" not in value.labels:
        yield from ("", "```python", _signature(constructor, bound=True).replace("__init__(", f"{value.name}("), "```")
    rows = []
    for name, member in value.members.items():
        if name.startswith("_") or (member.docstring is None and not member.is_attribute):
            continue
        if member.is_attribute and member.annotation is not None:
            rows.append(f"| `{name}` | `{str(member.annotation).replace('|', chr(92) + '|')}` | {_summary(member)} |")
    if rows:
        yield from ("", "| | type | |", "|---|---|---|", *rows)
    for name, method in value.functions.items():
        if (not name.startswith("_") or name == "__call__") and method.docstring is not None:
            yield from ("", f"#### `{value.name}.{name}`", *_function(method, bound=True))


def _summary(member: Any) -> str:
    return " ".join(_prose(member).split())


def main(arguments: Iterable[str] | None = None) -> int:
    """Print, write or check the page."""
    return page_command("benchmarks.pages.api", page, arguments)


if __name__ == "__main__":
    sys.exit(main())
