"""Entries of the cache of compiled modules."""

from __future__ import annotations

import functools
import random
import tempfile
from collections.abc import Sequence
from pathlib import Path

from emitter.iree import ModuleCache
from emitter.iree.cache import cache_key
from emitter.target import parse_target

from ..mutation import byte_damage
from ..target import Target, Wrong

MODULES = {name: bytes(range(256)) * n + name.encode() for name, n in (("one", 1), ("two", 40), ("empty", 0))}


@functools.cache
def keys() -> dict[str, str]:
    """The key of each module's text."""
    return {name: cache_key(f"module @{name} {{}}", parse_target("cpu")) for name in MODULES}


@functools.cache
def entries() -> dict[str, bytes]:
    """What the cache writes."""
    held = {}
    with tempfile.TemporaryDirectory() as folder:
        cache = ModuleCache(Path(folder))
        for name, key in keys().items():
            cache.store(key, MODULES[name], parse_target("cpu"))
            held[name] = cache.path(key).read_bytes()
    return held


def cache_seeds() -> tuple[bytes, ...]:
    """The one entry that is right for its key."""
    return (entries()["one"],)


def cache_damage(rng: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    """Another key's entry, parts of two, or bytes changed."""
    others = tuple(entries().values())
    if rng.random() < 0.1:
        return rng.choice(others)
    if rng.random() < 0.3:
        first, second = rng.choice(others).split(b"\n"), rng.choice(others).split(b"\n")
        at = rng.randrange(1 + min(len(first), len(second)))
        return b"\n".join((*first[:at], *second[at:]))
    return byte_damage(rng, data, others)


def judge_cache(data: bytes, path: Path) -> None:
    """The module that was stored under the key, or none. Other entries are as good as none, so nothing is refused."""
    cache = ModuleCache(Path.cwd() / "cache")
    key = keys()["one"]
    entry = cache.path(key)
    cache.store(key, MODULES["one"], parse_target("cpu"))
    entry.write_bytes(data)
    found = cache.load(key)
    if data == entries()["one"] and found is None:
        raise Wrong("a genuine entry is not found")
    if found is not None and found != MODULES["one"]:
        raise Wrong(f"another module is found under the key: {len(found)} bytes")


CACHE = Target("cache", ".module", cache_seeds, cache_damage, judge_cache)
