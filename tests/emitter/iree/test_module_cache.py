import dataclasses
import errno
import hashlib
import os
import subprocess
import sys
import textwrap
import time
import types
import warnings
from pathlib import Path

import pytest
from small_graphs import END

from emitter.errors import CompileError
from emitter.io.locks import LOCKS, lock
from emitter.iree import CacheWarning, ModuleCache, cache, compile_graph, compiler, default_cache_directory
from emitter.iree.cache import MAGIC, cache_key
from emitter.target import parse_target
from emitter.target.isa import PORTABLE

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
    keys = [
        base,
        cache_key("text ", cpu),
        cache_key("text", parse_target("cuda:sm_80")),
        cache_key("text", parse_target("cuda:sm_90")),
        cache_key("text", dataclasses.replace(cpu, features=cpu.features | {"avx99"})),
        cache_key("text", dataclasses.replace(cpu, device="another")),
    ]
    for number in range(len(compiler.COMMON_FLAGS)):
        with monkeypatch.context() as patch:
            patch.setattr(
                compiler, "COMMON_FLAGS", compiler.COMMON_FLAGS[:number] + compiler.COMMON_FLAGS[number + 1 :]
            )
            keys.append(cache_key("text", cpu))
    monkeypatch.setattr(cache, "compiler_version", lambda: "99.0")
    keys.append(cache_key("text", cpu))
    assert len(set(keys)) == len(keys) == 7 + len(compiler.COMMON_FLAGS)


def test_the_key_covers_nothing_that_changes_no_code(cpu):
    gpu = parse_target("cuda:sm_90")
    for changed in (parse_target("cuda:sm_90/NVIDIA-H200"), dataclasses.replace(gpu, room=2**30)):
        assert cache_key("text", changed) == cache_key("text", gpu)
    assert cache_key("text", dataclasses.replace(cpu, isa=PORTABLE)) == cache_key("text", cpu)


@pytest.mark.parametrize("name", ["cuda:sm_90", "cpu"])
def test_the_key_covers_the_kernels_by_their_content(name, monkeypatch):
    target = parse_target(name)
    here = cache_key("text", target)
    monkeypatch.setattr(compiler, "kernels_digest", lambda: "ptx-0123456789ab")
    assert (cache_key("text", target) == here) is (name == "cpu")


def test_the_flags_of_the_key_are_those_that_the_compiler_gets(monkeypatch, fake_compiler, cpu):
    path = fake_compiler("sys.stdin.read(); sys.stdout.write('\\n'.join(sys.argv[1:]))")
    monkeypatch.setattr(compiler, "compiler_path", lambda: path)
    given = compiler.compile_text("text", cpu, extra_flags=["--flag"]).removesuffix(END).decode().splitlines()
    assert given == [*compiler.compile_flags(cpu, ["--flag"]), "-", "-o", "-"]
    assert set(compiler.COMMON_FLAGS) <= set(given)


DAMAGE = {
    "empty": lambda entry: b"",
    "truncated": lambda entry: entry[:-1],
    "header only": lambda entry: entry[: entry.index(b"module of")],
    "flipped bit": lambda entry: entry[:-3] + bytes([entry[-3] ^ 1]) + entry[-2:],
    "longer": lambda entry: entry + b"\0",
    "other file": lambda entry: b"\x7fELF" + entry,
    "no JSON": lambda entry: entry.replace(b"{", b"[", 1),
    "other JSON": lambda entry: entry.replace(b'"sha256"', b'"sha255"', 1),
    "JSON of another kind": lambda entry: MAGIC + b"3\nx",
    "deep JSON": lambda entry: MAGIC + b"[" * 4000 + b"\nx",
    "an endless header": lambda entry: MAGIC + b" " * 5000 + entry[len(MAGIC) :],
    "no end of the header": lambda entry: entry.replace(b"\n", b" ").replace(b" ", b"\n", 3),
    "only the magic": lambda entry: MAGIC,
    "the module of another key": lambda entry: entry.replace(b'"key": "', b'"key": "0', 1),
    "of the first format": lambda entry: (
        b'moehlo module 1\n{"sha256": "'
        + hashlib.sha256(entry[entry.index(b"module of") :]).hexdigest().encode()
        + b'"}\n'
        + entry[entry.index(b"module of") :]
    ),
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


def test_an_entry_under_the_key_of_another_graph_is_not_run(projection_graph, counted, cpu, tmp_path):
    store = ModuleCache(tmp_path / "cache")
    graph, other = projection_graph(), projection_graph(tokens=3)
    entry, place = (store.path(cache_key(g.text, cpu)) for g in (graph, other))
    compile_graph(graph, cpu, cache=store)
    place.parent.mkdir(mode=0o700, exist_ok=True)
    copied = entry.read_bytes()
    names = (entry.stem.encode(), place.stem.encode())
    for forged in (copied, copied.replace(*names)):
        place.write_bytes(forged)
        place.chmod(0o600)
        found = compile_graph(other, cpu, cache=store)
        assert (found.cache_hit, found.vmfb) == (False, b"module of " + other.text.encode() + END)
    assert counted() == 3
    assert copied.replace(*names) != copied


def test_what_others_could_have_written_is_not_run(projection_graph, counted, cpu, tmp_path):
    store = ModuleCache(tmp_path / "cache")
    path = store.path(cache_key(projection_graph().text, cpu))
    compile_graph(projection_graph(), cpu, cache=store)
    runs = 1
    for mode in (0o602, 0o620, 0o666):
        path.chmod(mode)
        with pytest.warns(
            CacheWarning, match=rf"{path.name} may be written by others \(mode {mode:o}; chmod go-w .*\)"
        ) as caught:
            assert not compile_graph(projection_graph(), cpu, cache=store).cache_hit
        assert len(caught) == 1
        runs += 1
        assert path.stat().st_mode & 0o777 == 0o600
    for folder in (store.directory, store.directory / "modules", path.parent, store.directory / "locks"):
        for mode in (0o702, 0o770, 0o1777):
            folder.chmod(mode)
            before = path.read_bytes()
            with pytest.warns(CacheWarning, match=rf"is not used: {folder} may be .*MOEHLO_CACHE_DIR") as caught:
                assert not compile_graph(projection_graph(), cpu, cache=store).cache_hit
            assert len(caught) == 1
            runs += 1
            assert path.read_bytes() == before
        folder.chmod(0o755)
        assert compile_graph(projection_graph(), cpu, cache=store).cache_hit
    assert counted() == runs


def test_a_right_is_to_be_taken_away_only_where_it_is_what_is_wrong(projection_graph, counted, cpu, tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.warns(CacheWarning, match=r"file is not a folder; this graph is compiled anew \(MOEHLO_CACHE_DIR"):
        compile_graph(projection_graph(), cpu, cache=ModuleCache(tmp_path / "file"))
    assert counted() == 1


def test_a_fresh_cache_is_private_under_any_umask(projection_graph, counted, cpu, tmp_path):
    before = os.umask(0)
    try:
        compile_graph(projection_graph(), cpu, cache=ModuleCache(tmp_path / "cache"))
    finally:
        os.umask(before)
    made = [tmp_path / "cache", *(tmp_path / "cache").rglob("*")]
    assert {oct(path.stat().st_mode & 0o777) for path in made if path.is_dir()} == {"0o700"}
    assert {oct(path.stat().st_mode & 0o777) for path in made if path.is_file()} == {"0o600"}
    assert compile_graph(projection_graph(), cpu, cache=ModuleCache(tmp_path / "cache")).cache_hit


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file to another user")
def test_what_belongs_to_another_user_is_not_run(projection_graph, counted, cpu, tmp_path):
    store = ModuleCache(tmp_path / "cache")
    path = store.path(cache_key(projection_graph().text, cpu))
    compile_graph(projection_graph(), cpu, cache=store)
    for owned in (path, path.parent, path.parent.parent, store.directory):
        os.chown(owned, 65534, 65534)
        with pytest.warns(CacheWarning, match=rf"{owned} belongs to another user \(uid 65534\)"):
            assert not compile_graph(projection_graph(), cpu, cache=store).cache_hit
        if owned != path:
            os.chown(owned, 0, 0)
        assert compile_graph(projection_graph(), cpu, cache=store).cache_hit


IN_THE_WAY = {
    "a pipe": os.mkfifo,
    "a link to nothing": lambda path: path.symlink_to("absent"),
    "a link to a device": lambda path: path.symlink_to("/dev/zero"),
    "a link to itself": lambda path: path.symlink_to(path),
    "a socket": lambda path: bound(path),
    "a folder": lambda path: path.mkdir(mode=0o700),
}


def bound(path):
    """A socket at the path. Its name may only be short, so it is given from within its folder."""
    code = "import os, socket, sys; os.chdir(sys.argv[1]); socket.socket(socket.AF_UNIX).bind(sys.argv[2])"
    subprocess.run([sys.executable, "-c", code, path.parent, path.name], check=True, timeout=60)


@pytest.mark.timeout(60)
@pytest.mark.parametrize("thing", IN_THE_WAY)
def test_something_else_in_the_place_of_an_entry(projection_graph, counted, cpu, tmp_path, thing):
    store = ModuleCache(tmp_path / "cache")
    path = store.path(cache_key(projection_graph().text, cpu))
    path.parent.mkdir(parents=True, mode=0o700)
    for folder in (store.directory, path.parent.parent):
        folder.chmod(0o700)
    IN_THE_WAY[thing](path)
    with pytest.warns(CacheWarning) as caught:
        assert not compile_graph(projection_graph(), cpu, cache=store).cache_hit
    first, *others = (str(warning.message) for warning in caught)
    assert f"{path} is not a regular file: this entry is not used" in first
    if thing == "a folder":  # it stays, since whatever is in it we did not make
        assert "Is a directory" in others[0]
        return
    assert others == []
    assert compile_graph(projection_graph(), cpu, cache=store).cache_hit
    assert path.is_file()
    assert not path.is_symlink()


def test_a_link_to_a_good_entry_is_not_followed(projection_graph, counted, cpu, tmp_path):
    store = ModuleCache(tmp_path / "cache")
    path = store.path(cache_key(projection_graph().text, cpu))
    compile_graph(projection_graph(), cpu, cache=store)
    path.rename(tmp_path / "elsewhere")
    path.symlink_to(tmp_path / "elsewhere")
    with pytest.warns(CacheWarning, match="is not a regular file"):
        assert not compile_graph(projection_graph(), cpu, cache=store).cache_hit


@pytest.mark.timeout(60)
@pytest.mark.parametrize("thing", IN_THE_WAY)
def test_something_else_in_the_place_of_a_lock(projection_graph, counted, cpu, tmp_path, thing):
    store = ModuleCache(tmp_path / "cache")
    place = store.lock_path(cache_key(projection_graph().text, cpu))
    for folder in (store.directory, place.parent):
        folder.mkdir(mode=0o700)
    IN_THE_WAY[thing](place)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", CacheWarning)
        assert not compile_graph(projection_graph(), cpu, cache=store).cache_hit
    assert compile_graph(projection_graph(), cpu, cache=store).cache_hit


def test_an_entry_beyond_all_bounds_is_not_read(projection_graph, counted, cpu, tmp_path):
    store = ModuleCache(tmp_path / "cache")
    compile_graph(projection_graph(), cpu, cache=store)
    os.truncate(store.path(cache_key(projection_graph().text, cpu)), 1 << 42)  # sparse: takes no room
    assert not compile_graph(projection_graph(), cpu, cache=store).cache_hit


def test_a_held_lock_is_waited_for_with_a_word_and_a_limit(projection_graph, counted, cpu, tmp_path, monkeypatch):
    fcntl = pytest.importorskip("fcntl")
    monkeypatch.setattr(cache, "_WORD_SECONDS", 0.1)
    monkeypatch.setenv("MOEHLO_COMPILE_SECONDS", "3")
    store = ModuleCache(tmp_path / "cache")
    key = cache_key(projection_graph().text, cpu)
    with store.lock(key):
        pass
    with store.lock_path(key).open("rb") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        started = time.monotonic()
        with pytest.warns(CacheWarning) as caught:
            assert not compile_graph(projection_graph(), cpu, cache=store).cache_hit
        assert 3 <= time.monotonic() - started < 120
    first, second = (str(warning.message) for warning in caught)
    assert "another process holds this lock while it compiles the same graph" in first
    assert "at most 3 s" in first
    assert "compiling without it" in second
    assert compile_graph(projection_graph(), cpu, cache=store).cache_hit


def test_where_files_have_no_locks_nothing_is_waited_for(projection_graph, counted, cpu, tmp_path, monkeypatch):
    fcntl = pytest.importorskip("fcntl")

    def refused(*_):
        raise OSError(errno.ENOLCK, "No locks available")

    def wait(seconds):
        raise AssertionError(f"waits {seconds} s for a lock that nobody has")

    monkeypatch.setattr(fcntl, "flock", refused)
    monkeypatch.setattr(cache, "time", types.SimpleNamespace(monotonic=time.monotonic, sleep=wait))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        compile_graph(projection_graph(), cpu, cache=ModuleCache(tmp_path / "cache"))
    assert counted() == 1


@pytest.mark.skipif(not LOCKS, reason="this system has no such locks")
@pytest.mark.parametrize("wrong", ["writable", "owner"])
def test_a_lock_that_others_could_hold_for_ever_is_not_waited_for(
    projection_graph, counted, cpu, tmp_path, monkeypatch, wrong
):
    monkeypatch.setenv("MOEHLO_COMPILE_SECONDS", "2")
    store = ModuleCache(tmp_path / "cache")
    key = cache_key(projection_graph().text, cpu)
    with store.lock(key):
        pass
    path = store.lock_path(key)
    if wrong == "writable":
        path.chmod(0o666)
    elif os.geteuid() == 0:
        os.chown(path, 65534, 65534)
    else:
        pytest.skip("only root can give a file to another user")
    with path.open("rb") as held:
        assert lock(held.fileno())
        with pytest.warns(CacheWarning) as caught:
            compile_graph(projection_graph(), cpu, cache=store)
    said = [str(warning.message) for warning in caught]
    assert len(said) == 1
    assert said[0].endswith("nothing is locked, so other processes may compile the same graph")
    assert counted() == 1


@pytest.mark.skipif(not LOCKS, reason="this system has no such locks")
def test_who_compiles_another_graph_is_not_waited_for(tmp_path):
    store = ModuleCache(tmp_path / "cache")
    first, second = "ab" * 32, "ab" * 31 + "cd"
    for key in (first, second):
        with store.lock(key):
            pass
    with store.lock(first), store.lock_path(second).open("rb") as other, store.lock_path(first).open("rb") as same:
        assert lock(other.fileno()) is not False
        assert lock(same.fileno()) is not True


def test_what_a_killed_process_left_is_removed_by_the_next_that_stores(projection_graph, counted, cpu, tmp_path):
    store = ModuleCache(tmp_path / "cache")
    code = "import sys, pathlib, os\nfrom emitter.iree import ModuleCache\nfrom emitter.target import parse_target\n"
    code += "pathlib.Path.replace = lambda *_: os.kill(os.getpid(), 9)\n"
    code += "ModuleCache(pathlib.Path(sys.argv[1])).store('ab' * 32, b'x' * 100, parse_target('cpu'))\n"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", code, str(store.directory)]
    assert subprocess.run(command, env=environment, timeout=60).returncode == -9
    assert [path.read_bytes()[-100:] for path in store.directory.rglob("entry")] == [b"x" * 100]
    compile_graph(projection_graph(), cpu, cache=store)
    assert len([path for path in store.directory.rglob("*") if path.is_file() and path.parent.name != "locks"]) == 1


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
    with pytest.warns(CacheWarning, match="is not used|cannot write"):
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


@pytest.mark.parametrize("home", ["", "not/absolute"])
def test_a_home_or_a_folder_of_caches_that_is_no_absolute_path_counts_as_none(monkeypatch, home):
    """The XDG base directory specification: "all paths set in these environment variables must be absolute"."""
    pwd = pytest.importorskip("pwd")
    for name in ("MOEHLO_CACHE_DIR", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", "caches")
    monkeypatch.setenv("HOME", "/home/someone")
    assert default_cache_directory() == Path("/home/someone/.cache/moehlo")
    monkeypatch.setenv("HOME", home)
    assert default_cache_directory() == Path(pwd.getpwuid(os.geteuid()).pw_dir) / ".cache" / "moehlo"

    def unknown(number):
        raise KeyError(number)

    monkeypatch.setattr(pwd, "getpwuid", unknown)
    assert default_cache_directory().name == f"moehlo-{os.geteuid()}"


SCRIPT = """
import sys, hashlib, pathlib
from emitter.text.graph import Graph
from emitter.iree import ModuleCache, cache, compile_graph, compiler
from emitter.target import parse_target
directory, fake, lock = sys.argv[1:]
compiler.compiler_path = lambda: pathlib.Path(fake)
if lock == "unlocked":
    cache.LOCKS = False
store = ModuleCache(pathlib.Path(directory))
module = compile_graph(Graph("one text", ()), parse_target("cpu"), cache=store)
print(module.cache_hit, module.vmfb.decode())
"""


@pytest.mark.parametrize("locked", ["locked", "unlocked"])
def test_many_processes_share_one_entry(tmp_path, fake_compiler, locked):
    log = tmp_path / "runs"
    fake = fake_compiler(COUNTING.format(log=str(log), seconds=0.5))
    command = [sys.executable, "-c", textwrap.dedent(SCRIPT), str(tmp_path / "cache"), str(fake), locked]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    processes = [subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) for _ in range(4)]
    outputs = [process.communicate(timeout=60)[0].strip() for process in processes]
    runs = len(log.read_text())
    assert [process.returncode for process in processes] == [0] * 4
    assert {output.partition(" ")[2] for output in outputs} == {"module of one text" + END.decode()}
    assert sum(output.startswith("False") for output in outputs) == runs
    assert runs == 1 if locked == "locked" else runs >= 1
    assert len([path for path in (tmp_path / "cache" / "modules").rglob("*") if path.is_file()]) == 1


def test_a_lock_of_a_killed_process_holds_nobody_up(tmp_path):
    store = ModuleCache(tmp_path)
    held = "import sys, pathlib, os\nfrom emitter.iree import ModuleCache\n"
    held += "with ModuleCache(pathlib.Path(sys.argv[1])).lock('ab' * 32):\n    os.kill(os.getpid(), 9)\n"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    killed = subprocess.run([sys.executable, "-c", held, str(tmp_path)], env=environment, timeout=240)
    assert killed.returncode == -9
    with store.lock("ab" * 32):
        assert store.lock_path("ab" * 32).exists()


def test_a_cache_that_works_is_silent(projection_graph, counted, cpu, tmp_path):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        compile_graph(projection_graph(), cpu, cache=ModuleCache(tmp_path / "cache"))
