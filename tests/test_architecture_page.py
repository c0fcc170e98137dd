"""The picture in docs/architecture.md is true: every room is in it, and none imports from its own line or above."""

import ast
import re
from pathlib import Path

from moehlo.cli.app import VERBS

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
PACKAGES = ("moehlo", "emitter", "weights", "oracle")


def levels() -> dict[str, int]:
    """Room to its line in the picture, counted from the top."""
    (picture,) = re.findall(r"^## Who imports whom\n.*?```\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    return {room: number for number, line in enumerate(picture.splitlines()) for room in line.split()}


def room_of(path: Path) -> str:
    """The room of a module: a package of one room by its name, else its first two parts."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return parts[0] if parts[0] in ("weights", "oracle") else "/".join(parts[:2])


def modules() -> list[Path]:
    return [path for package in PACKAGES for path in (ROOT / package).rglob("*.py")]


def imported_names(path: Path) -> set[str]:
    """The modules that a module imports, and what it imports from them, at its top or later."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return names


def imported_by(path: Path) -> set[str]:
    """The rooms that a module imports from."""
    rooms = set()
    for name in imported_names(path):
        if name.partition(".")[0] in PACKAGES:
            module = ROOT.joinpath(*name.split("."))
            if module.with_suffix(".py").exists():
                rooms.add(room_of(module.with_suffix(".py")))
            elif (module / "__init__.py").exists():
                rooms.add(room_of(module / "__init__.py"))
    return rooms


def test_every_room_is_in_the_picture_and_nothing_else():
    rooms = {room_of(path) for path in modules()}
    bare = {f"{package}/{name}" for package in PACKAGES for name in ("__init__", "__main__")} - {"moehlo/__init__"}
    assert set(levels()) == rooms - bare


def test_no_arrow_goes_up():
    at = levels()
    wrong = {
        f"{path.relative_to(ROOT)} imports {room}"
        for path in modules()
        for room in imported_by(path) - {room_of(path)}
        if room in at and at[room] <= at.get(room_of(path), -1)
    }
    assert not wrong


def test_some_rooms_know_no_more_than_the_page_says():
    known = {
        "emitter/dtype": set(),
        "emitter/packing": {"emitter/dtype"},
        "emitter/spec": {"emitter/dtype", "emitter/shapes", "emitter/packing"},
        "emitter/signature": {"emitter/dtype", "emitter/shapes", "emitter/packing", "emitter/errors"},
    }
    for room, allowed in known.items():
        imported = {name for path in modules() if room_of(path) == room for name in imported_by(path)}
        assert imported - {room} <= allowed, room
    writes = {"emitter/kernels", "emitter/dispatch", "emitter/stages", "emitter/graphs"}
    for room, others in (("emitter/iree", {"emitter/plan"}), ("emitter/xla", {"emitter/plan"}), ("weights", set())):
        imported = {name for path in modules() if room_of(path) == room for name in imported_by(path)}
        assert imported, room
        assert not imported & (writes | others), room


def test_every_room_that_the_page_names_is_there():
    named = re.findall(r"`((?:emitter|moehlo|weights|oracle|goldens|benchmarks)/[\w/.]*)`", PAGE)
    assert named
    assert not [name for name in named if not (ROOT / name).exists() and not (ROOT / f"{name}.py").exists()]


def test_what_computes_a_call_is_asked_by_those_who_fill_a_request_alone():
    """Graphs, sessions and weights are handed a plan, or report what one is made from: they make none."""
    below = [
        path
        for path in modules()
        if room_of(path).split("/")[0] in ("emitter", "weights")
        and room_of(path) not in ("emitter/plan", "emitter/golden")
    ]
    made = {
        f"{path.relative_to(ROOT)} imports {alias.name}"
        for path in below
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module == "emitter.plan"
        for alias in node.names
        if alias.name in ("plan", "Request")
    }
    assert len(below) > 100
    assert not made


def test_no_modules_of_the_command_import_each_other_in_a_circle():
    """Also where an import is in a function, or of a verb by its name."""
    room = {f"moehlo.cli.{path.stem}": path for path in (ROOT / "moehlo" / "cli").glob("*.py")}
    verbs = {f"moehlo.cli.{place.partition(':')[0]}" for place, _ in VERBS.values()}
    imports = {name: imported_names(path) & room.keys() for name, path in room.items()}
    imports["moehlo.cli.app"] |= verbs
    while leaves := [name for name, others in imports.items() if not others & imports.keys()]:
        for name in leaves:
            del imports[name]
    assert not imports
