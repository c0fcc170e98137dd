"""The faults: each scenario takes a place and a random generator, and says what went wrong."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from emitter.iree import ModuleCache
from emitter.target import parse_target

from .place import ARCHIVE, OLD, OUTPUTS, Compiler, Disturbance, Ended, Place, Round

GONE_SECONDS = 5.0
"""For processes to end that have nothing more to do, on a busy machine."""

CROWD = 8

WAYS = (
    "slow",
    "nothing",
    "crash before reading",
    "crash while reading",
    "half and no word of it",
    "half and a crash",
    "half and a failure",
    "endless",
)
"""How a compiler behaves ill."""


@contextlib.contextmanager
def _round(place: Place, name: str) -> Iterator[Round]:
    at = Round(place, place.folder / name)
    try:
        yield at
    finally:
        at.remove()


def _old(at: Round, verb: str, rng: random.Random) -> bool:
    """Perhaps there is a file already in the place of the output, which the command may replace."""
    if rng.random() < 0.5:
        return False
    (at.out / OUTPUTS[verb]).write_bytes(OLD)
    return True


def _refused(ended: Ended, *, also: tuple[int, ...] = ()) -> list[str]:
    """Either all went well, or there is a message for a person."""
    if ended.code is None:
        return ["the command did not end"]
    if ended.code not in (0, 2, *also):
        return [f"it ended with {ended.code}: {ended.stderr.strip()[-500:]}"]
    if "Traceback" in ended.stderr or (ended.code == 2 and "error: " not in ended.stderr):
        return [f"it ended with {ended.code} and no message: {ended.stderr.strip()[-500:]}"]
    return []


def killed(place: Place, rng: random.Random) -> list[str]:
    """A verb is killed: at some moment, at a step that it takes in the file system, or in the midst of a write."""
    verb = rng.choice(list(OUTPUTS))
    signum = rng.choice((signal.SIGKILL, signal.SIGKILL, signal.SIGTERM))
    when = rng.choice(("moment", "step", "step", "write"))
    by = Compiler(before=rng.choice((0, 0, 0.3)), after=rng.choice((0, 0, 0.3)))
    writes = [place.right[verb], place.entry[1]] if verb == "run" else [place.right[verb]]
    disturbance = Disturbance()
    if when == "step":
        disturbance = Disturbance(step=rng.randint(1, place.steps[verb]), signal=signum)
    elif when == "write":
        signum = signal.SIGXFSZ
        disturbance = Disturbance(bytes=rng.randint(3000, max(4000, len(rng.choice(writes)))), fatal=True)
    moment = rng.uniform(0, 1.1 * (place.seconds[verb] + by.before + by.after))
    with _round(place, "kill") as at:
        old = _old(at, verb, rng)
        process = at.starts(verb, by, disturbance)
        if when == "moment":
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(moment)
            process.send_signal(signum)
        ended = at.ends(process)
        said = []
        if ended.code is None:
            said.append("the command did not end")
        elif ended.code not in (0, -signum, 128 + signum) and when != "write":
            said.append(f"it ended with {ended.code}: {ended.stderr.strip()[-500:]}")
        said += at.compilers_left(ended, GONE_SECONDS + by.before + by.after)
        said += at.wrong_outputs(verb, old=old) + at.wrong_entries()
        said += at.later(verb)
    return [f"{verb}, {signal.Signals(signum).name} by {when}: {one}" for one in said]


def full(place: Place, rng: random.Random) -> list[str]:
    """There is no room for the output, the cache or the compiler's temporaries, or not for all of it."""
    verb = rng.choice(list(OUTPUTS))
    pages = rng.choice((2, 3, 5, 10, 16, 20, 25, 40))
    mounted = can_mount() and rng.random() < 0.7
    with _round(place, "full") as at, contextlib.ExitStack() as stack:
        old = False
        disturbance = Disturbance()
        if mounted:
            disk = at.folder / "disk"
            stack.enter_context(_disk(disk, f"size={4 * pages}k"))
            for name in rng.choice((("out",), ("tmp",), ("cache",), ("out", "tmp", "cache"))):
                (disk / name).mkdir(mode=0o700)
                setattr(at, name, disk / name)
        else:
            old = _old(at, verb, rng)
            disturbance = Disturbance(bytes=4096 * pages)
        ended = at.ends(at.starts(verb, Compiler(object=rng.choice((3000, 60_000))), disturbance))
        said = _refused(ended)
        said += at.wrong_outputs(verb, old=old) + at.wrong_entries() + at.leftovers(verb)
        path = at.out / OUTPUTS[verb]
        if ended.code == 0 and (not path.exists() or path.read_bytes() != place.right[verb]):
            said.append("it ended well without its output")
        said += at.compilers_left(ended, GONE_SECONDS)
    return [f"{verb}, {4 * pages} KiB of {'disk' if mounted else 'quota'}: {one}" for one in said]


def unfit_cache(place: Place, rng: random.Random) -> list[str]:
    """A cache that cannot be written, or that others may write, with a wrong entry in it: right, with a warning."""
    key, _ = place.entry
    warm = rng.random() < 0.5
    way = rng.choice(("read-only", "directory", "modules", "shelf", "locks", "entry"))
    with _round(place, "cache") as at, contextlib.ExitStack() as stack:
        expected = "may be written by others"
        if way == "read-only":
            expected = "" if warm else "cannot write the cache"
            stack.enter_context(_read_only(at, warm))
        else:
            cache = ModuleCache(at.cache)
            with cache.lock(key):
                pass
            cache.store(key, place.right["compile"][: rng.randrange(1, 1000)], parse_target("cpu"))
            entry = cache.path(key)
            loose = {"directory": at.cache, "modules": entry.parent.parent, "shelf": entry.parent, "entry": entry}
            path = loose.get(way, at.cache / "locks")
            path.chmod(path.stat().st_mode | rng.choice((0o022, 0o002, 0o020)))
        ended = at.ends(at.starts("run", Compiler()))
        said = _refused(ended)
        if ended.code != 0:
            said.append(f"it ended with {ended.code}: {ended.stderr.strip()[-500:]}")
        if expected not in ended.stderr or ("warning: " in ended.stderr) != bool(expected):
            said.append(f"its warning is not that it {expected or '(none)'}: {ended.stderr.strip()[-500:]}")
        if at.compilations() != (0 if way == "read-only" and warm else 1):
            said.append(f"compilers were started {at.compilations()} times")
        said += at.wrong_outputs("run", old=False) + at.leftovers("run")
        if not (at.out / OUTPUTS["run"]).exists():
            said.append("it made nothing")
    return [f"{way}, {'warm' if warm else 'cold'}: {one}" for one in said]


def crowd(place: Place, rng: random.Random) -> list[str]:
    """Many processes on one cold cache at once, one of them perhaps killed: the others make what is right, in time."""
    victim = rng.randrange(CROWD) if rng.random() < 0.3 else None
    shared = rng.random() < 0.3
    with _round(place, "crowd") as at:
        outs = [at.out if shared else at.folder / f"out{number}" for number in range(CROWD)]
        for out in outs:
            out.mkdir(exist_ok=True)
        by = Compiler(after=rng.choice((0, 0.5)))
        processes = [at.starts("run", by, out=out) for out in outs]
        if victim is not None:
            time.sleep(rng.uniform(0, 2 * place.seconds["run"]))
            processes[victim].kill()
        said = []
        for number, process in enumerate(processes):
            ended = at.ends(process)
            if number != victim and ended.code != 0:
                said.append(f"one ended with {ended.code}: {ended.stderr.strip()[-500:]}")
            said += at.compilers_left(ended, GONE_SECONDS)
            said += at.wrong_outputs("run", old=False, out=outs[number])
            if number != victim and not (outs[number] / OUTPUTS["run"]).exists():
                said.append("one made nothing")
        most = 1 if victim is None else 2
        if not 1 <= at.compilations() <= most:
            said.append(f"compilers were started {at.compilations()} times, expected at most {most}")
        said += at.wrong_entries() + at.later("run")
    return said


def bad_compiler(place: Place, rng: random.Random) -> list[str]:
    """A compiler that is slow, never ends, crashes, or writes half its output."""
    verb = rng.choice(("compile", "run"))
    way = rng.choice(WAYS)
    signum = rng.choice((signal.SIGSEGV, signal.SIGABRT, signal.SIGKILL))
    limit = 1 if way == "endless" else None
    if way == "slow":
        by = Compiler(before=rng.uniform(1.0, 2.5))
    elif way == "endless":
        by = Compiler(**{rng.choice(("before", "after")): 600.0})  # type: ignore[arg-type]
    else:
        by = Compiler(way=way, signal=signum)
    with _round(place, "compiler") as at:
        old = _old(at, verb, rng)
        ended = at.ends(at.starts(verb, by, limit=limit))
        said = _refused(ended)
        if ended.code != (0 if way == "slow" else 2):
            said.append(f"it ended with {ended.code}: {ended.stderr.strip()[-500:]}")
        path = at.out / OUTPUTS[verb]
        if way == "slow" and (not path.exists() or path.read_bytes() != place.right[verb]):
            said.append("it made nothing")
        if way != "slow" and (at.entries() or path.exists() != old or (old and path.read_bytes() != OLD)):
            said.append("something was made of what a compiler left that failed")
        said += at.compilers_left(ended, GONE_SECONDS)
        said += at.wrong_outputs(verb, old=old) + at.wrong_entries() + at.leftovers(verb) + at.later(verb)
    return [f"{verb}, {way}: {one}" for one in said]


def conversion(place: Place, rng: random.Random) -> list[str]:
    """A conversion is killed or has no room, once or several times; the last one goes on and makes what is right.

    Perhaps it replaces an archive that was there before, in one step or two: that is there until the new one is.
    """
    place.with_archive()
    said: list[str] = []
    told = []
    old, exchange = rng.random() < 0.5, rng.random() < 0.5
    verb = "replace" if old else "convert"
    with _round(place, "convert") as at, contextlib.ExitStack() as stack:
        if can_mount() and rng.random() < 0.3:
            # room for the archives in the end: the quota of each try is what strikes
            stack.enter_context(_disk(at.folder / "disk", "size=2m"))
            at.out = at.folder / "disk"
        if old:
            (at.out / ARCHIVE).mkdir()
            for name, content in place.old_archive.items():
                (at.out / ARCHIVE / name).write_bytes(content)
        for _ in range(rng.choice((1, 1, 2, 3))):
            signum = rng.choice((signal.SIGKILL, signal.SIGTERM))
            way = rng.choice(("step", "step", "moment", "write", "quota", "crowd"))
            told.append(way)
            size = len(place.archive["weights.irpa"])
            if way == "step":
                disturbance = Disturbance(rng.randint(1, place.steps[verb]), signum, exchange=exchange)
            elif way in ("write", "quota"):
                disturbance = Disturbance(bytes=rng.randint(100, size), fatal=way == "write", exchange=exchange)
            else:
                disturbance = Disturbance(exchange=exchange)
            processes = [at.starts(verb, Compiler(), disturbance) for _ in range(3 if way == "crowd" else 1)]
            if way == "moment":
                with contextlib.suppress(subprocess.TimeoutExpired):
                    processes[0].wait(rng.uniform(0, 1.1 * place.seconds[verb]))
                processes[0].send_signal(signum)
            for process in processes:
                ended = at.ends(process)
                if ended.code is None or "Traceback" in ended.stderr:
                    said.append(f"it ended with {ended.code}: {ended.stderr.strip()[-500:]}")
            said += at.wrong_archives(old=old)
        there = old or (at.out / ARCHIVE).exists()
        for again in ("convert", "replace") if old else ("convert",):
            ended = at.ends(at.starts(again, Compiler()))
            refused = there and again == "convert"
            if ended.code != (2 if refused else 0) or (refused and "exists already" not in ended.stderr):
                said.append(f"afterwards {again} ended with {ended.code}: {ended.stderr.strip()[-500:]}")
            said += at.wrong_archives(old=refused and old)
        if not (at.out / ARCHIVE).exists():
            said.append("afterwards there is no archive")
        said += [f"{path.name} is left" for path in at.out.iterdir() if path.name != ARCHIVE]
    return [f"{verb}, {', '.join(told)}: {one}" for one in said]


SCENARIOS: dict[str, Callable[[Place, random.Random], list[str]]] = {
    "kill": killed,
    "full": full,
    "cache": unfit_cache,
    "compiler": bad_compiler,
    "crowd": crowd,
    "convert": conversion,
}

TURNS = ("kill", "full", "kill", "compiler", "kill", "cache", "convert", "full", "kill", "crowd")
"""Kills have the most moments to come at; a crowd takes the longest."""


# -- disks ---------------------------------------------------------------------------------------------------------


def can_mount() -> bool:
    """Whether this process may try to mount: root, on Linux."""
    return os.geteuid() == 0 and Path("/proc/mounts").exists() and not _refusals


_refusals: list[str] = []


def _mount(*arguments: str) -> bool:
    done = subprocess.run(["mount", *arguments], capture_output=True, text=True, timeout=60, check=False)
    if done.returncode != 0:
        _refusals.append(done.stderr.strip())  # such as in a container
    return done.returncode == 0


@contextlib.contextmanager
def _disk(place: Path, options: str) -> Iterator[bool]:
    """A small disk in a new folder, while the context lasts; False and no disk where mounting is refused."""
    place.mkdir(mode=0o700)
    mounted = _mount("-t", "tmpfs", "-o", f"{options},mode=700", "none", str(place))
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", "-l", str(place)], capture_output=True, timeout=60, check=False)


@contextlib.contextmanager
def _read_only(at: Round, warm: bool) -> Iterator[None]:
    """A cache that cannot be written, with the right entry in it or without."""
    with contextlib.ExitStack() as stack:
        disk = can_mount() and stack.enter_context(_disk(at.cache, "size=1m"))
        if warm:
            at_once = at.place.entry
            path = ModuleCache(at.cache).path(at_once[0])
            path.parent.mkdir(parents=True, mode=0o700)
            path.parent.parent.chmod(0o700)
            path.write_bytes(at_once[1])
            path.chmod(0o600)
        at.cache.mkdir(mode=0o700, exist_ok=True)
        if disk:
            _mount("-o", "remount,ro", str(at.cache))
        elif os.geteuid() == 0:  # to whom modes do not matter: a file where a folder should be
            if not warm:
                at.cache.rmdir()
                at.cache = at.folder / "file" / "cache"
                at.cache.parent.write_bytes(b"")
        else:
            at.cache.chmod(0o500)
            stack.callback(at.cache.chmod, 0o700)
        yield
