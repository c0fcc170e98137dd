"""A wheel installs one name: in it ``emitter``, ``weights`` and ``oracle`` are packages of ``moehlo``.

In the repository they are beside ``moehlo``, and import each other by these names. The wheel has their files below
``moehlo/`` (``sources`` in pyproject.toml), and this hook names them so in what imports them: each line stays where it
is. An editable installation has the repository itself on its path, and nothing is rewritten.
"""

from __future__ import annotations

import ast
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MOVED = ("emitter", "weights", "oracle")
"""The packages that a wheel has below ``moehlo``."""


def renamed(source: str, root: Path) -> str:
    """A module as a wheel has it: its imports of ``MOVED``, and strings that are the name of a module of these.

    Raises:
        ValueError: If an import binds the name of a package itself (``import emitter.spec``), which would be another.
    """
    lines = source.encode().splitlines(keepends=True)
    places = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and not node.level and _is_moved(node.module or ""):
            places.append((node.lineno, node.col_offset + len("from ")))
        elif isinstance(node, ast.Import) and any(_is_moved(alias.name) for alias in node.names):
            raise ValueError(f"line {node.lineno}: {ast.unparse(node)}; write `from ... import ...`")
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and _is_module(node.value, root):
            places.append((node.lineno, node.col_offset + 1))
    for line, column in places:
        text = lines[line - 1]
        if not _is_moved(text[column:].decode().partition(".")[0].split()[0]):
            raise ValueError(f"line {line}: the name of a module is not where its string begins")
        lines[line - 1] = text[:column] + b"moehlo." + text[column:]
    return b"".join(lines).decode()


def _is_moved(name: str) -> bool:
    return name.partition(".")[0] in MOVED


def _is_module(value: str, root: Path) -> bool:
    """Whether a string is the name of one of the modules, and not of a package alone (``weights`` is a word)."""
    parts = value.split(".")
    if parts[0] not in MOVED or len(parts) == 1 or not all(part.isidentifier() for part in parts):
        return False
    path = root.joinpath(*parts)
    return path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()


class Hook(BuildHookInterface[Any]):
    """Puts modules with the names of a wheel in the place of those that import ``MOVED``."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Give the builder the files that differ."""
        if version == "editable":
            return
        self._folder = tempfile.TemporaryDirectory()
        root = Path(self.root)
        for number, file in enumerate(self.build_config.builder.recurse_selected_project_files()):
            if not file.path.endswith(".py"):
                continue
            source = Path(file.path).read_text(encoding="utf-8")
            try:
                text = renamed(source, root)
            except ValueError as error:
                raise ValueError(f"{file.relative_path}, {error}") from None
            if text != source:
                path = Path(self._folder.name, f"{number}.py")
                path.write_text(text, encoding="utf-8")
                build_data["force_include"][str(path)] = file.distribution_path

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove them again."""
        if version != "editable":
            self._folder.cleanup()
