"""Compiled modules in a folder: they travel without the compiler, and another text, tier or version is another file."""

import dataclasses
from importlib.metadata import version
from pathlib import Path

import numpy as np
import pytest

from emitter.errors import OutputError, TargetError
from emitter.iree import Module
from emitter.iree.compiler import fit_target
from emitter.plan import Strategy
from emitter.reading.config import open_model
from emitter.signature import DType
from emitter.target import Target, host_target
from emitter.target.isa import PORTABLE, Isa
from emitter.text.graph import Graph
from moehlo.bench import ours
from moehlo.bench.ours import (
    ChosenExperts,
    Modules,
    by_strategy,
    compile_all,
    graph_of,
    graphs_of,
    modules_for,
    routing_graph,
)
from moehlo.bench.workload import load_workload
from tests.moehlo.command import call, document

TINY = Path("goldens/configs/tiny/olmoe.json")
WORK = load_workload(open_model(TINY), None, DType.F32)
GRAPH = routing_graph(WORK.spec, DType.F32, Target.cpu(PORTABLE))


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that are compiled, by a compiler that takes no time."""
    texts: list[str] = []

    def compiling(graph: Graph, target: Target) -> Module:
        texts.append(graph.text)
        code = bytes(range(256)) + graph.text[-40:].encode()
        return Module(graph, fit_target(graph.text, target), code, version("iree-base-compiler"), False, 1.0)

    monkeypatch.setattr(ours, "compile_graph", compiling)
    return texts


def test_modules_travel_without_the_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "deep" / "modules"
    common = ["bench", TINY, "--tokens", 3, "--repeats", 1, "--modules", folder, "--isa", "portable"]
    assert call(*common, "--dispatch", "grouped", "--compile-only").code == 0
    assert len(list(folder.iterdir())) == 2
    monkeypatch.setenv("MOEHLO_CACHE_DIR", str(tmp_path / "of another machine"))
    monkeypatch.setattr("emitter.iree.cache.compile_text", None)
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    rows = document(*common, "--dispatch", "grouped,masked", "--peers", "none")["rows"]
    assert [row["contender"] for row in rows] == ["grouped", "masked"]
    assert rows[0]["median"] > 0
    assert rows[1]["median"] is None
    assert "no compiler" in rows[1]["note"]
    assert "--compile-only" in rows[1]["note"]


def test_a_module_is_compiled_once_and_its_code_is_what_the_compiler_gave(tmp_path: Path, compiled: list[str]) -> None:
    held = Modules(Target.cpu(PORTABLE), tmp_path)
    first, second = held.get(GRAPH, "routing"), held.get(GRAPH, "routing")
    assert compiled == [GRAPH.text]
    assert first.vmfb == second.vmfb
    assert (first.target, first.entries) == (second.target, second.entries)
    assert (first.compiler, second.cache_hit) == (second.compiler, True)


def test_what_decides_the_bytes_of_a_module_decides_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held = Modules(Target.cpu(PORTABLE), tmp_path)
    paths = {held.path(GRAPH)}
    paths.add(held.path(dataclasses.replace(GRAPH, text=GRAPH.text + "\n")))
    paths.add(held.path(graph_of(WORK.spec, DType.F32, Target.cpu(PORTABLE), Strategy.GROUPED)))
    paths.add(Modules(Target.cpu(Isa("portable", 16, 32, frozenset({"sse3"}))), tmp_path).path(GRAPH))
    monkeypatch.setattr("emitter.iree.compiler.COMMON_FLAGS", ("--iree-opt-level=O2",))
    paths.add(held.path(GRAPH))
    monkeypatch.setattr("importlib.metadata.version", lambda name: "9.9.9")
    paths.add(held.path(GRAPH))
    assert len(paths) == 6
    assert {path.parent for path in paths} == {tmp_path}


@pytest.mark.nightly
def test_a_ladder_has_a_module_for_each_token_count_the_others_one_for_all(tmp_path: Path) -> None:
    held, counts = Modules(Target.cpu(PORTABLE), tmp_path), (1, 2)
    texts = {
        s: {graph_of(WORK.spec, DType.F32, Target.cpu(PORTABLE), s, tokens=n).text for n in counts} for s in Strategy
    }
    assert {s: len(found) for s, found in texts.items() if len(found) > 1} == {Strategy.LADDER: 2}
    compile_all(held, graphs_of(WORK.spec, DType.F32, Target.cpu(PORTABLE), [Strategy.LADDER], (), counts), DType.F32)
    assert len(list(tmp_path.iterdir())) == 1 + len(counts)
    ladder = by_strategy(WORK, held, Strategy.LADDER, 1)
    for tokens in counts:
        inputs = WORK.inputs(tokens, 1)
        assert np.asarray(ladder.prepare(inputs)(0)).shape == (tokens, WORK.spec.hidden)


def test_another_version_or_text_is_compiled_anew(
    tmp_path: Path, compiled: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Modules(Target.cpu(PORTABLE), tmp_path)
    other = dataclasses.replace(GRAPH, text=GRAPH.text + "// another\n")
    held.get(GRAPH, "routing")
    held.get(other, "routing")
    monkeypatch.setattr(ours, "_iree_version", lambda: "9.9.9")
    held.get(GRAPH, "routing")
    assert compiled == [GRAPH.text, other.text, GRAPH.text]


@pytest.mark.parametrize("damage", ["cut", "changed", "empty", "line"])
def test_a_damaged_module_is_made_again_and_never_loaded(tmp_path: Path, compiled: list[str], damage: str) -> None:
    held = Modules(Target.cpu(PORTABLE), tmp_path)
    good = held.get(GRAPH, "routing").vmfb
    path = held.path(GRAPH)
    data = path.read_bytes()
    bad = bytearray(data)
    bad[200] ^= 1
    path.write_bytes({"cut": data[:-7], "changed": bytes(bad), "empty": b"", "line": data[:64]}[damage])
    assert held.get(GRAPH, "routing").vmfb == good
    assert path.read_bytes() == data
    assert len(compiled) == 2


def test_a_module_is_there_whole_or_not_at_all(
    tmp_path: Path, compiled: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Modules(Target.cpu(PORTABLE), tmp_path)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OutputError, match="No space left"):
        held.get(GRAPH, "routing")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path, compiled: list[str]) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OutputError, match="cannot be made"):
        modules_for("portable", tmp_path / "file" / "modules", lambda _: None)
    assert compiled == []


def test_modules_for_another_machine_are_refused_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    beyond = Isa("beyond", 16, 32, frozenset({"avx2", "fma", "avx2048"}))
    monkeypatch.setattr(ours, "_read", lambda _: b"never loaded")
    with pytest.raises(TargetError, match="avx2048"):
        ChosenExperts(WORK, Modules(Target.cpu(beyond), tmp_path), 1)


def test_a_tier_of_this_machine_is_compiled_for_this_machine_and_another_for_any_with_it() -> None:
    assert modules_for("host", None, lambda _: None).target == host_target()
    assert modules_for("host", Path("here"), lambda _: None).target == Target.cpu(host_target().isa)
    portable = modules_for("portable", None, lambda _: None)
    assert portable.target.isa is PORTABLE
