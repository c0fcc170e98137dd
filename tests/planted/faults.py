"""The faults as data: ``faults/*.toml``, one file for each area; and where in the sources each belongs.

A place is a name in a module and a piece of code there, compared as syntax: formatting, comments and what stands around
it do not matter, nor whether a function has moved to another module under its name.
"""

from __future__ import annotations

import ast
import functools
import itertools
import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = Path(__file__).with_name("faults")


class Misplaced(ValueError):  # noqa: N818 - a state of the sources, not of the program
    """The sources hold no place for a fault, or several."""


class MisplacedWarning(UserWarning):
    """Some faults have no place in the sources as they are."""


@dataclass(frozen=True)
class Fault:
    """In ``place`` the code ``was``, which is there once, becomes ``now``; ``tests`` (node ids of pytest) must notice.

    ``place`` is ``module:name``, the qualified name of a function, a class or a constant, or ``module`` alone.
    ``was`` is an expression, an argument given by its name (``a=b``), one or more statements in a row, or a statement
    with the body ``...`` for any, which ``now`` then stands for as well. An empty ``now`` drops statements.
    ``harmless`` is the reason why no test can notice: what else covers it. Such a fault must survive, or the reason is
    wrong. ``needs`` are the instructions, as Linux names them, without which a machine's tests do not run what is at
    fault.
    """

    name: str
    place: str
    was: str
    now: str
    tests: tuple[str, ...]
    harmless: str = ""
    needs: str = ""

    @property
    def area(self) -> str:
        """The file of the table that lists it."""
        return self.name.partition(".")[0]


def read_faults(folder: Path = FOLDER) -> list[Fault]:
    """All faults, by file and place in it; a fault is named ``bench.3`` for the third one of bench.toml."""
    found = []
    for path in sorted(folder.glob("*.toml")):
        entries = tomllib.loads(path.read_text(encoding="utf-8"))["fault"]
        for number, entry in enumerate(entries, 1):
            tests, place = entry.pop("tests"), entry.pop("in")
            found.append(Fault(name=f"{path.stem}.{number}", place=place, tests=tuple(tests), **entry))
    return found


def plant(fault: Fault, root: Path = ROOT) -> tuple[Path, str]:
    """The file that a fault belongs to, relative to ``root``, and its text with the fault; raises ``Misplaced``."""
    module, _, name = fault.place.partition(":")
    path = _file(root, module)
    if path is not None and _named(_parsed(root / path)[1], name):
        return path, _changed(root / path, fault, name)
    found = []
    for path in _sources(root) if name else ():
        if name.rpartition(".")[2] not in (root / path).read_text(encoding="utf-8"):
            continue  # before it is parsed
        try:
            found.append((path, _changed(root / path, fault, name)))
        except Misplaced:
            continue
    if len(found) == 1:
        return found[0]
    raise Misplaced(f"{fault.place} is gone" + (f", and {len(found)} modules have one like it" if found else ""))


def problem(fault: Fault, root: Path = ROOT) -> str:
    """Why a fault cannot be planted in the sources as they are; empty where it can."""
    try:
        if ast.dump(ast.parse(fault.was)) == ast.dump(ast.parse(fault.now)):
            return "it changes nothing"
        plant(fault, root)
    except (Misplaced, SyntaxError) as error:
        return str(error)
    for test in fault.tests:
        name, _, function = test.partition("::")
        if not (root / name).is_file():
            return f"{name} does not exist"
        function = function.partition("[")[0]
        defined = rf"^\s*(async )?def {function.rpartition('::')[2]}\("
        if function and not re.search(defined, (root / name).read_text(encoding="utf-8"), re.MULTILINE):
            return f"{name} has no {function}"
    return "" if fault.tests else "it names no tests"


# -- syntax --------------------------------------------------------------------------------------------------------


def _code(text: str) -> list[ast.stmt]:
    return ast.parse(text.strip()).body


def _file(root: Path, module: str) -> Path | None:
    base = Path(*module.split("."))
    return next((p for p in (base.with_suffix(".py"), base / "__init__.py") if (root / p).is_file()), None)


def _sources(root: Path) -> Iterator[Path]:
    """The modules of all packages at ``root`` but tests, relative to it."""
    for folder in sorted(path.parent for path in root.glob("*/__init__.py")):
        if folder.name != "tests":
            yield from (path.relative_to(root) for path in sorted(folder.rglob("*.py")))


@functools.lru_cache(maxsize=512)
def _parsed_as_of(path: Path, stamp: int) -> tuple[str, ast.Module]:
    text = path.read_text(encoding="utf-8")
    return text, ast.parse(text)


def _parsed(path: Path) -> tuple[str, ast.Module]:
    return _parsed_as_of(path, path.stat().st_mtime_ns)


def _named(tree: ast.Module, name: str) -> list[ast.AST]:
    """What bears a qualified name (a property and its setter bear one); the module for no name."""
    held: list[ast.AST] = [tree]
    for part in name.split(".") if name else ():
        held = [node for scope in held for node in _bound(scope) if part in _names(node)]
    return held


def _bound(scope: ast.AST) -> Iterator[ast.stmt]:
    """The statements of a scope that bind names, under conditions or not."""
    for node in ast.iter_child_nodes(scope):
        if isinstance(node, ast.stmt):
            yield node
        if not isinstance(node, ast.FunctionDef | ast.ClassDef | ast.expr):
            yield from _bound(node)


def _names(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _changed(path: Path, fault: Fault, name: str) -> str:
    """The text of a module with what is named ``name`` changed; raises ``Misplaced``."""
    text, tree = _parsed(path)
    was, now = _code(fault.was), _code(fault.now)
    edits = [edit for scope in _named(tree, name) for edit in _edits(scope, was, now)]
    if len(edits) != 1:
        raise Misplaced(f"{fault.place} holds {len(edits)} times: {fault.was.strip().splitlines()[0]}")
    first, last, code = edits[0]
    lines = text.encode().splitlines(keepends=True)
    start, end = _offset(lines, *_start(first)), _offset(lines, last.end_lineno or 0, last.end_col_offset or 0)
    raw = text.encode()
    indent = "\n" + " " * _start(first)[1]
    begins = "el" if raw[start:].startswith(b"elif ") else ""
    return (raw[:start] + (begins + code.replace("\n", indent)).encode() + raw[end:]).decode()


Edit = tuple[ast.stmt, ast.stmt, str]
"""The first and the last statement that are replaced, and by what."""


def _edits(scope: ast.AST, was: list[ast.stmt], now: list[ast.stmt]) -> Iterator[Edit]:
    """Every place in a scope that holds ``was``, with what it becomes."""
    match was, now:
        case [ast.Expr(old)], [ast.Expr(new)]:
            return _nodes(scope, old, new)
        case [ast.Assign([ast.Name(name)], old)], [ast.Assign([ast.Name(other)], new)]:
            keyword = _nodes(scope, ast.keyword(name, old), ast.keyword(other, new))
            return itertools.chain(keyword, _statements(scope, was, now))
        case _:
            return _statements(scope, was, now)


def _nodes(scope: ast.AST, was: ast.expr | ast.keyword, now: ast.expr | ast.keyword) -> Iterator[Edit]:
    wanted = ast.unparse(was)

    def visit(node: ast.AST, around: ast.stmt | None) -> Iterator[Edit]:
        around = node if isinstance(node, ast.stmt) else around
        for field, value in ast.iter_fields(node):
            for index, child in enumerate(value if isinstance(value, list) else [value]):
                if type(child) is type(was) and around and ast.unparse(child) == wanted:
                    changed = [*value[:index], now, *value[index + 1 :]] if isinstance(value, list) else now
                    yield around, around, _text_with(around, node, field, changed)
                if isinstance(child, ast.AST):
                    yield from visit(child, around)

    return visit(scope, None)


def _statements(scope: ast.AST, was: list[ast.stmt], now: list[ast.stmt]) -> Iterator[Edit]:
    wanted = "\n".join(map(ast.unparse, was))
    whole = not _is_rest(getattr(was[0], "body", None))
    for node in ast.walk(scope):
        for _, value in ast.iter_fields(node):
            if not (isinstance(value, list) and value and isinstance(value[0], ast.stmt)):
                continue
            for i in range(len(value) - len(was) + 1):
                here: list[ast.stmt] = value[i : i + len(was)]
                if type(here[0]) is not type(was[0]):
                    continue
                if whole and "\n".join(map(ast.unparse, here)) == wanted:
                    yield here[0], here[-1], "\n".join(map(ast.unparse, now)) or "pass"
                elif not whole and _text_with(here[0], here[0], "body", _REST) == wanted:
                    yield here[0], here[0], _filled(now, here[0])


_REST: list[ast.stmt] = [ast.Expr(ast.Constant(...))]


def _is_rest(body: object) -> bool:
    """Whether a body is ``...``, which stands for any."""
    return isinstance(body, list) and [ast.unparse(statement) for statement in body] == ["..."]


def _filled(now: list[ast.stmt], was: ast.stmt) -> str:
    """The text of ``now`` with the body of ``was`` for ``...``."""
    if not now:
        return "pass"
    [statement] = now
    body = getattr(was, "body", [])
    if _is_rest(now):
        return "\n".join(map(ast.unparse, body))
    return _text_with(statement, statement, "body", body)


def _text_with(around: ast.stmt, node: ast.AST, field: str, value: object) -> str:
    """The statement as text, with one field of a node in it replaced for as long as it is written."""
    held = getattr(node, field)
    setattr(node, field, value)
    try:
        return ast.unparse(around)
    finally:
        setattr(node, field, held)


def _start(statement: ast.stmt) -> tuple[int, int]:
    """Line and column of a statement, or of its first decorator."""
    first = [d.lineno for d in getattr(statement, "decorator_list", ())]
    return min([statement.lineno, *first]), statement.col_offset


def _offset(lines: Sequence[bytes], line: int, column: int) -> int:
    return sum(map(len, lines[: line - 1])) + column
