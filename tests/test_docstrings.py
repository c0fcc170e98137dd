"""Public methods say what they do, or a protocol or a base class says it of all that have their name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGES = ("emitter", "moehlo", "oracle", "weights")


def _classes() -> Iterator[tuple[Path, ast.ClassDef]]:
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            tree = ast.parse(path.read_text())
            yield from ((path, node) for node in tree.body if isinstance(node, ast.ClassDef))


def _bases(node: ast.ClassDef) -> set[str]:
    names = (base.value if isinstance(base, ast.Subscript) else base for base in node.bases)
    return {ast.unparse(name).rpartition(".")[2] for name in names}


def _methods(node: ast.ClassDef, *, documented: bool) -> set[str]:
    functions = (part for part in node.body if isinstance(part, ast.FunctionDef) and not part.name.startswith("_"))
    found = (part for part in functions if ast.unparse(part.body[0]) != "...")
    return {part.name for part in found if (ast.get_docstring(part) is not None) is documented}


def test_each_public_method_is_described_where_it_stands_or_in_what_it_implements() -> None:
    classes = [*_classes()]

    def described(name: str) -> set[str]:
        """By the classes of a name, and those that they inherit from."""
        found = [node for _, node in classes if node.name == name]
        own = (_methods(node, documented=True) for node in found)
        return set().union(*own, *(described(base) for node in found for base in _bases(node) - {name}))

    by_protocols = set().union(*(described(node.name) for _, node in classes if "Protocol" in _bases(node)))
    missing = [
        f"{path.relative_to(ROOT)}: {node.name}.{name}"
        for path, node in classes
        if not node.name.startswith("_")
        for name in sorted(_methods(node, documented=False) - by_protocols - described(node.name))
    ]
    assert not missing
