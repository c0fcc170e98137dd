"""Damage: to bytes, to a tree of JSON, to lines of CSV. Pure functions of a generator of random numbers."""

# ruff: noqa: SIM905 - many short words are read more easily in one string

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Sequence
from typing import Any


class Raw(str):
    """Text that stands for a JSON value as it is."""

    __slots__ = ()


_POWERS = (24, 31, 32, 53, 62, 63, 64)
NUMBERS = (
    *map(Raw, "0 -0 -1 1 2 3 7 8 16 255 65536 0.5 1.0 2.0 1e3 -1.5".split()),
    *(Raw(str(sign * 2**power + by)) for power in _POWERS for by in (-1, 0, 1) for sign in (1, -1)),
    *map(Raw, "1e300 1.7e308 1e308 -1e308 1e-320 1e400 -1e400 1e-400 1E+2 0.1e1 NaN Infinity -Infinity".split()),
    *map(Raw, ("1" * 30, "9" * 99, "9" * 101, "1" * 5000, "0." + "3" * 5000)),
    *map(Raw, "01 +1 1_000 .5 1. 0x10 1e --1 ² ١".split()),
)
WORDS = (
    "",
    "a",
    "3",
    "None",
    "\x00",
    "\ud800",
    "\x1b[31mred\x1b]0;title\x07",
    "\r\nerror: all is well",
    "[/x]",
    "[bold]x",
    "é" * 3,
    "\u202eright to left",
    "x" * 5000,
    "../../etc/passwd",
    "/etc/passwd",
    "a/../b.safetensors",
    "%s%n{0}",
    "silu",
    "softmax",
    "sigmoid",
    "$\\frac{$",
)
SHAPES = (
    Raw("null"),
    Raw("true"),
    Raw("false"),
    Raw("[]"),
    Raw("{}"),
    Raw("[[]]"),
    Raw("[null]"),
    Raw('{"": {}}'),
    Raw('{"__float__": "NaN"}'),
    Raw('{"__float__": "Infinity"}'),
    Raw('{"__float__": 1e5}'),
    Raw('{"__float__": "1_0"}'),
    Raw('{"__float__": [1]}'),
    Raw('{"__float__": null}'),
    Raw('{"__float__": "' + "1" * 5000 + '"}'),
    Raw('{"a": 1, "a": 1}'),
    Raw("[" * 500 + "]" * 500),
    Raw("[" * 3000 + "]" * 3000),
    Raw('{"a":' * 3000 + "1" + "}" * 3000),
    Raw("[" + "0," * 5000 + "0]"),
    Raw("[" + "[]," * 20000 + "[]]"),
)
_RARE = (
    lambda: Raw("[" * 200_000),
    lambda: Raw("[" * 100_000 + "]" * 100_000),
    lambda: Raw("[" + "[]," * 300_000 + "[]]"),
    lambda: Raw("[" + "0," * 300_000 + "0]"),
    lambda: Raw("{" + ",".join(f'"k{i}": {i}' for i in range(50_000)) + "}"),
    lambda: Raw('"' + "x" * 2_000_000 + '"'),
    lambda: Raw("9" * 1_000_000),
)
"""Large ones, a second of work for a reader that does more with them than it must."""


def value(rng: random.Random, others: Sequence[Any] = ()) -> Any:
    """Something else to stand for a JSON value."""
    kind = rng.random()
    if kind < 0.4:
        return rng.choice(NUMBERS)
    if kind < 0.55:
        return rng.choice(WORDS)
    if kind < 0.75:
        return rng.choice(SHAPES)
    if kind < 0.755:
        return rng.choice(_RARE)()
    if others:
        return rng.choice(others)
    return Raw(str(rng.randrange(-4, 300)))


def dump(tree: Any) -> str:
    """A tree as JSON; objects are mappings or lists of pairs (``Pairs``), whose keys may occur twice."""
    if isinstance(tree, Raw):
        return str(tree)
    if isinstance(tree, Pairs):
        return "{" + ", ".join(f"{_text(k)}: {dump(v)}" for k, v in tree) + "}"
    if isinstance(tree, list):
        return "[" + ", ".join(map(dump, tree)) + "]"
    return _text(tree)


def _text(leaf: Any) -> str:
    return json.dumps(leaf)


class Pairs(list[tuple[str, Any]]):
    """An object, in the order of its keys."""


def parse(text: str | bytes) -> Any:
    """A genuine JSON text as a tree whose objects are ``Pairs``."""
    return json.loads(text, object_pairs_hook=Pairs)


def places(tree: Any) -> list[tuple[Any, int]]:
    """Every container of a tree with every index in it."""
    found: list[tuple[Any, int]] = []
    stack = [tree]
    while stack:
        node = stack.pop()
        if isinstance(node, list):
            for index, item in enumerate(node):
                found.append((node, index))
                stack.append(item[1] if isinstance(node, Pairs) else item)
    return found


def tree_damage(rng: random.Random, tree: Any) -> None:
    """One to three edits, in place."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        found = places(tree)
        if not found:
            return
        node, index = rng.choice(found)
        held = [item[1] if isinstance(n, Pairs) else item for n, i in found for item in (n[i],)]
        others = [v for v in held if not isinstance(v, list)]
        edit = rng.random()
        if isinstance(node, Pairs):
            key, old = node[index]
            if edit < 0.6:
                node[index] = (key, _near(rng, old, others))
            elif edit < 0.72:
                del node[index]
            elif edit < 0.82:
                node.append((key, old if rng.random() < 0.5 else value(rng, others)))
            elif edit < 0.92:
                names = [k for n, i in found if isinstance(n, Pairs) for k, _ in (n[i],)]
                node[index] = (rng.choice((*names, *WORDS, key + "x", key.upper(), f"{key}.{key}")), old)
            else:
                node.append((rng.choice(("num_experts", "moe_extra", "n_group", "x", *WORDS)), value(rng, others)))
        elif edit < 0.6:
            node[index] = _near(rng, node[index], others)
        elif edit < 0.75:
            del node[index]
        elif edit < 0.9:
            node.insert(index, value(rng, others))
        else:
            node.extend(node[: 1 + index] * rng.choice((1, 3, 50)))


def _near(rng: random.Random, old: Any, others: Sequence[Any]) -> Any:
    """A value like the old one, or any other."""
    if rng.random() < 0.4:
        if isinstance(old, bool):
            return not old
        if isinstance(old, int):
            return rng.choice((old + 1, old - 1, 2 * old, old // 2, -old, float(old), str(old), [old], old * 10**6))
        if isinstance(old, float):
            return rng.choice((old / 2, -old, int(old), str(old), old * 1e300))
        if isinstance(old, str):
            return rng.choice((old + " ", old.upper(), old[:-1], old * 2, [old], old + "\x00"))
        if isinstance(old, list) and not isinstance(old, Pairs):
            return rng.choice(([], old[:-1], old + old[-1:], old + old, list(reversed(old)), Raw("null")))
    return value(rng, others)


def json_damage(rng: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    """A JSON text with its tree edited, or its bytes."""
    if rng.random() < 0.2:
        return byte_damage(rng, data, seeds)
    tree = parse(data)
    tree_damage(rng, tree)
    text = dump(tree).encode("utf-8", "surrogatepass")
    return byte_damage(rng, text, seeds) if rng.random() < 0.03 else text


_TOKENS = (
    b"\x00",
    b"\xff\xfe",
    b"\xef\xbb\xbf",
    b"\n",
    b"\r",
    b'"',
    b"'",
    b",",
    b"-" * 9000,
    b"(" * 5000,
    b"[" * 5000,
    b" " * 70000,
    b"9" * 5000,
    b"\xc3\x28",
    b"\xed\xa0\x80",
    "²".encode(),
)


def _span(rng: random.Random, data: bytes) -> tuple[int, int]:
    start = rng.randrange(len(data) + 1)
    return start, min(len(data), start + rng.choice((1, 1, 2, 4, 8, 64, 1000)))


def _flip(rng: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + bytes([data[at] ^ (1 << rng.randrange(8))]) + data[at + 1 :]


def _set(rng: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + bytes([rng.choice((0, 1, 0x20, 0x7F, 0x80, 0xFF, rng.randrange(256)))]) + data[at + 1 :]


def _integer(rng: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    size = rng.choice((2, 4, 8))
    at = rng.choice((0, 0, 8, rng.randrange(len(data))))
    number = rng.choice((0, 1, 2**15, 2**31, 2**62, 2**64 - 1, len(data), rng.randrange(100_000))) % 2 ** (8 * size)
    return data[:at] + number.to_bytes(size, "little") + data[at + size :]


def _delete(rng: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    start, stop = _span(rng, data)
    return data[:start] + data[stop:]


def _double(rng: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    start, stop = _span(rng, data)
    return data[:stop] + data[start:stop] * rng.choice((1, 1, 2, 20)) + data[stop:]


def _insert(rng: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    at = rng.randrange(len(data) + 1)
    piece = rng.choice(_TOKENS) if rng.random() < 0.5 else rng.randbytes(rng.choice((1, 4, 100)))
    return data[:at] + piece + data[at:]


def _truncate(rng: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    return data[: rng.choice((0, 1, 7, 8, 9, len(data) - 1, len(data) // 2, rng.randrange(len(data))))]


def _append(rng: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    return data + rng.choice((b"\x00", b"\n", b"x", data, bytes(64), rng.randbytes(9)))


def _splice(rng: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    other = rng.choice(seeds)
    return data[: rng.randrange(len(data) + 1)] + other[rng.randrange(len(other) + 1) :]


def _number(rng: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    found = list(re.finditer(rb"\d+", data[:4096]))
    if not found:
        return _set(rng, data, seeds)
    match = rng.choice(found)
    return data[: match.start()] + rng.choice(NUMBERS).encode() + data[match.end() :]


_EDITS: tuple[Callable[[random.Random, bytes, Sequence[bytes]], bytes], ...] = (
    _flip,
    _set,
    _integer,
    _delete,
    _double,
    _insert,
    _truncate,
    _append,
    _splice,
    _number,
)


def byte_damage(rng: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    """One to eight edits of bytes."""
    for _ in range(rng.choice((1, 1, 1, 2, 4, 8))):
        if not data:
            return rng.choice((b"", b"\x00", b"x", rng.choice(seeds)[:3]))
        data = rng.choice(_EDITS)(rng, data, seeds)
    return data


_CELLS = (
    *map(str, NUMBERS),
    *(w for w in WORDS if "\ud800" not in w),
    "inf",
    "nan",
    " 1",
    "1 ",
    "1,2",
    '"',
    '"1"',
    "a\nb",
    "x" * 140_000,
    "True",
)


def csv_damage(rng: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    """A table with cells, rows or columns changed, or its bytes."""
    if rng.random() < 0.25:
        return byte_damage(rng, data, seeds)
    rows = [line.split(",") for line in data.decode().splitlines()]
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        if not rows or not rows[0]:
            break
        row = rng.choice(rows[:1] * 2 + rows)
        at = rng.randrange(len(row)) if row else 0
        edit = rng.random()
        if not row or edit < 0.08:
            row.insert(at, rng.choice(_CELLS))
        elif edit < 0.65:
            row[at] = rng.choice((*_CELLS, *rng.choice(rows)))
        elif edit < 0.73:
            del row[at]
        elif edit < 0.8:
            rows.insert(rng.randrange(len(rows) + 1), list(row))
        elif edit < 0.85:
            rows.remove(row)
        elif edit < 0.9:
            other = rng.randrange(len(row))
            row[at], row[other] = row[other], row[at]
        elif edit < 0.94:
            del rows[rng.randrange(len(rows)) :]
        elif edit < 0.97:
            for line in rows:
                del line[at : at + 1]
        else:
            for line in rows:
                line.insert(at, rng.choice(_CELLS))
    end = rng.choice(("\n", "\n", "\n", "\r\n", "\r"))
    return (end.join(",".join(map(str, row)) for row in rows) + rng.choice((end, ""))).encode("utf-8", "surrogatepass")
