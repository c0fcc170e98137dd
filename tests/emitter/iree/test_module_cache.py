import dataclasses
import os
import subprocess
import sys
import textwrap
import warnings
from pathlib import Path

import pytest

from emitter.errors import CompileError
from emitter.iree import (
    CacheWarning,
    ModuleCache,
    cache,
    compile_graph,
    compiler,
    default_cache_directory,
    parse_target,
)
from emitter.iree.cache import cache_key

COUNTING = """
open({log!r}, 'a').write('x')
text = sys.stdin.read(); time.sleep({seconds}); sys.stdout.write('module of ' + text)
"""


@pytest.fixture(scope="module")
def cpu():
    return parse_target("cpu")


@pytest.fixture
def counted(monkeypatch, fake_compiler, tmp_path):
    """A stand-in for the compiler; returns how often it ran."""
    log = tmp_path / "runs"
    path = fake_compiler(COUNTING.format(log=str(log), seconds=0))
    monkeypatch.setattr(compiler, "compiler_path", lambda: path)
    return lambda: len(log.read_text()) if log.exists() else 0


def test_the_second_compilation_is_a_hit(projection_graph, counted, cpu, tmp_path):
    store = ModuleCache(tmp_path / "cache")
    first = compile_graph(projection_graph(), cpu, cache=store)
    second = compile_graph(projection_graph(), cpu, cache=store)
    assert (first.cache_hit, second.cache_hit, counted()) == (False, True, 1)
    assert first.vmfb == second.vmfb
    assert second.signature == projection_graph().signature


def test_without_a_cache_nothing_is_read_or_written(projection_graph, counted, cpu, tmp_path, monkeypatch):
    monkeypatch.setenv("MOEHLO_CACHE_DIR", str(tmp_path / "cache"))
    for _ in range(2):
        assert not compile_graph(projection_graph(), cpu, use_cache=False).cache_hit
    assert counted() == 2
    assert not (tmp_path / "cache").exists()


def test_the_key_covers_all_that_decides_the_bytes(cpu, monkeypatch):
    base = cache_key("text", cpu)
    assert cache_key("text", cpu) == base
    others = {
        cache_key("text ", cpu),
        cache_key("text", cpu, ["--flag"]),
        cache_key("text", parse_target("cuda:sm_80")),
        cache_key("text", parse_target("cuda:sm_90")),
        cache_key("text", dataclasses.replace(cpu, features=cpu.features | {"avx99"})),
        cache_key("text", dataclasses.replace(cpu, cpu="another")),
    }
    monkeypatch.setattr(cache, "compiler_version", lambda: "99.0")
    others.add(cache_key("text", cpu))
    assert len(others - {base}) == 7


DAMAGE = {
    "empty": lambda entry: b"",
    "truncated": lambda entry: entry[:-1],
    "header only": lambda entry: entry[: entry.index(b"module of")],
    "flipped bit": lambda entry: entry[:-3] + bytes([entry[-3] ^ 1]) + entry[-2:],
    "longer": lambda entry: entry + b"\0",
    "other file": lambda entry: b"\x7fELF" + entry,
    "no JSON": lambda entry: entry.replace(b"{", b"[", 1),
    "other JSON": lambda entry: entry.replace(b'"sha256"', b'"sha255"', 1),
    "JSON of another kind": lambda entry: b"moehlo module 1\n3\nx",
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
def test_a_damaged_entry_is_made_again(projection_graph, counted, cpu, tmp_path, damage):
    store = ModuleCache(tmp_path / "cache")
    good = compile_graph(projection_graph(), cpu, cache=store)
    path = store.path(cache_key(projection_graph().text, cpu))
    entry = path.read_bytes()
    assert damage(entry) != entry
    path.write_bytes(damage(entry))
    again = compile_graph(projection_graph(), cpu, cache=store)
    assert (again.cache_hit, again.vmfb, counted()) == (False, good.vmfb, 2)
    assert path.read_bytes() == entry


def test_a_failed_compilation_stores_nothing(projection_graph, cpu, tmp_path, monkeypatch, fake_compiler):
    monkeypatch.setattr(compiler, "compiler_path", lambda: fake_compiler("sys.exit(1)"))
    with pytest.raises(CompileError):
        compile_graph(projection_graph(), cpu, cache=ModuleCache(tmp_path / "cache"))
    assert not list((tmp_path / "cache").rglob("*.module"))


def test_a_directory_that_cannot_be_written_warns_and_works(projection_graph, counted, cpu, tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    with pytest.warns(CacheWarning, match=r"cannot write the cache.*MOEHLO_CACHE_DIR") as caught:
        module = compile_graph(projection_graph(), cpu, cache=ModuleCache(blocked / "cache"))
    assert module.vmfb.startswith(b"module of ")
    assert len(caught) == 1
    assert blocked.read_text() == "in the way"


def test_a_full_disk_leaves_nothing_behind(projection_graph, counted, cpu, tmp_path, monkeypatch):
    def full(_self, _target):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    store = ModuleCache(tmp_path / "cache")
    with pytest.warns(CacheWarning, match="No space left on device"):
        compile_graph(projection_graph(), cpu, cache=store)
    assert [path for path in (tmp_path / "cache" / "modules").rglob("*") if path.is_file()] == []


def test_an_unreadable_entry_is_made_again(projection_graph, counted, cpu, tmp_path):
    store = ModuleCache(tmp_path / "cache")
    store.path(cache_key(projection_graph().text, cpu)).mkdir(parents=True)
    with pytest.warns(CacheWarning):
        module = compile_graph(projection_graph(), cpu, cache=store)
    assert not module.cache_hit


def test_where_the_cache_is(monkeypatch):
    for name in ("MOEHLO_CACHE_DIR", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", "/home/someone")
    assert default_cache_directory() == Path("/home/someone/.cache/moehlo")
    monkeypatch.setenv("XDG_CACHE_HOME", "/caches")
    assert default_cache_directory() == Path("/caches/moehlo")
    monkeypatch.setenv("MOEHLO_CACHE_DIR", "/own")
    assert default_cache_directory() == Path("/own")


SCRIPT = """
import sys, hashlib, pathlib
from emitter.signature import Graph
from emitter.iree import ModuleCache, cache, compile_graph, compiler, parse_target
directory, fake, lock = sys.argv[1:]
compiler.compiler_path = lambda: pathlib.Path(fake)
if lock == "unlocked":
    cache.fcntl = None
store = ModuleCache(pathlib.Path(directory))
module = compile_graph(Graph("one text", ()), parse_target("cpu"), cache=store)
print(module.cache_hit, module.vmfb.decode())
"""


@pytest.mark.parametrize("lock", ["locked", "unlocked"])
def test_many_processes_share_one_entry(tmp_path, fake_compiler, lock):
    log = tmp_path / "runs"
    fake = fake_compiler(COUNTING.format(log=str(log), seconds=0.5))
    command = [sys.executable, "-c", textwrap.dedent(SCRIPT), str(tmp_path / "cache"), str(fake), lock]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    processes = [subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) for _ in range(4)]
    outputs = [process.communicate(timeout=60)[0].strip() for process in processes]
    runs = len(log.read_text())
    assert [process.returncode for process in processes] == [0] * 4
    assert {output.partition(" ")[2] for output in outputs} == {"module of one text"}
    assert sum(output.startswith("False") for output in outputs) == runs
    assert runs == 1 if lock == "locked" else runs >= 1
    assert len([path for path in (tmp_path / "cache" / "modules").rglob("*") if path.is_file()]) == 1


def test_a_lock_of_a_killed_process_holds_nobody_up(tmp_path):
    store = ModuleCache(tmp_path)
    held = "import sys, pathlib, os\nfrom emitter.iree import ModuleCache\n"
    held += "with ModuleCache(pathlib.Path(sys.argv[1])).lock('ab' * 32):\n    os.kill(os.getpid(), 9)\n"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    killed = subprocess.run([sys.executable, "-c", held, str(tmp_path)], env=environment, timeout=240)
    assert killed.returncode == -9
    with store.lock("ab" * 32):
        assert (tmp_path / "locks" / "ab").exists()


def test_a_cache_that_works_is_silent(projection_graph, counted, cpu, tmp_path):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        compile_graph(projection_graph(), cpu, cache=ModuleCache(tmp_path / "cache"))
