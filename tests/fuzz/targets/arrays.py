"""Arrays: .npy as ``--input`` takes it, .npz as ``plot`` does."""

# ruff: noqa: SIM905 - many short words are read more easily in one string

from __future__ import annotations

import functools
import io
import random
import struct
import warnings
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from emitter.io.npy import read_array
from moehlo.bench.load import is_archive, read_load

from ..mutation import byte_damage
from ..target import Target, Wrong


@functools.cache
def npy_seeds() -> tuple[bytes, ...]:
    """What ``numpy.save`` writes: dtypes, orders, ranks, sizes of zero, each version of the format."""
    rng = np.random.default_rng(0)
    held = [
        *(rng.standard_normal((5, 8)).astype(dtype) for dtype in ("f2", "f4", "f8", ">f4")),
        *(rng.integers(0, 9, 7).astype(dtype) for dtype in ("i4", "u1", "i8", ">i2", "?")),
        np.asfortranarray(rng.standard_normal((3, 4, 2)).astype("f4")),
        np.float32(3.5),
        np.zeros((0, 8), "f4"),
        np.zeros((3, 0), "i4"),
        np.arange(6, dtype="c8").reshape(1, 6, 1),
    ]
    saved = []
    for array in held:
        stream = io.BytesIO()
        np.save(stream, array)
        saved.append(stream.getvalue())
    for version in ((2, 0), (3, 0)):
        stream = io.BytesIO()
        np.lib.format.write_array(stream, held[1], version)
        saved.append(stream.getvalue())
    return tuple(saved)


_DESCR = (
    *"'<f4' '>f4' '<f2' '<f8' '|b1' '<i4' '|u1' '<c16' '|O' 'O' '|V0' '|V8' '<U3' '<U1000000000' '|S0'".split(),
    *"'<m8' '<M8[ns]' 'f4' '<f3' '<f99' 'float32' '' '(' '<f4,<f8' [] None 4 ['<f4'] b'<f4' '\\x00' (2,'f4')".split(),
    *("[('a', '<f4')]", "[('a', '<f4', (2,))]", "[('a', '|O')]", "('<f4', (2,))", "{'a': ('<f4', 0)}"),
    *("[('a', [('b', '<f4')])]", "'" + "<f4," * 3000 + "<f4'"),
)
_ORDER = ("False", "False", "True", "0", "1", "None", "'x'", "[]", "1.0")
_SHAPE = (
    *"() (5,) (5,8) (8,5) (40,) (0,) (0,8) (1,5,8) (-1,) (-5,-8) (5,-8) (True,5) (5.0,8) ('5',8) (None,) 5".split(),
    *"[5,8] None (2**63,) (9223372036854775807,) (9223372036854775808,) (0,9223372036854775808)".split(),
    *"(0,4611686018427387904) (65536,65536,65536,65536) (4294967296,4294967296) (99999999999999999999999999,)".split(),
    *"(5L,8L) (5,8L) ((5,8)) ((5,),8) (1000000000,) (1_0,4) (0x5,8) ({},8) (5,8,) (5+0,8) (5j,8) (-0,8)".split(),
    *("(" + "1, " * 33 + ")", "(" + "1, " * 100 + "40)", "(" + "2, " * 65 + ")", "(0, " + "2, " * 62 + ")"),
    *("(" + "-" * 9000 + "5,)", "(" * 90 + "5" + ")" * 90),
)
_KEYS = (
    "",
    "'x': 1, ",
    "'shape': (5, 8), ",
    "1: 2, ",
    "(): 2, ",
    "[]: 2, ",
    "{}: 2, ",
    "None: 1, ",
    "b'descr': 1, ",
    "**{}, ",
    "'a': '" + "x" * 3000 + "', ",
)


def npy_damage(rng: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    """A header of odd values in front of plain data, or bytes changed."""
    if rng.random() < 0.45:
        return byte_damage(rng, data, seeds)
    parts = {
        "descr": rng.choice(_DESCR) if rng.random() < 0.4 else "'<f4'",
        "fortran_order": rng.choice(_ORDER),
        "shape": rng.choice(_SHAPE),
    }
    if rng.random() < 0.05:
        del parts[rng.choice(list(parts))]
    entries = "".join(f"'{key}': {value}, " for key, value in parts.items())
    text = "{" + entries + (rng.choice(_KEYS) if rng.random() < 0.3 else "") + "}"
    if rng.random() < 0.1:
        text = rng.choice(
            (text + "#", text + "\x00", " " * 20000 + text, text[:-1], text * 2, f"({text})", f"-{text}", "1")
        )
        text = rng.choice(
            (text, "-" * 9000 + text, "(" * 3000 + text, "[" * 40000, "a" * 9999, "é" + text, "x for x in y")
        )
    version = rng.choice((1, 1, 1, 2, 3, 0, 4, 255))
    header = text.encode("utf-8" if version == 3 else "latin1", "replace")
    header += b" " * (-(len(header) + 1 + (10 if version == 1 else 12)) % 64) + b"\n"
    length = (
        len(header)
        if rng.random() < 0.9
        else rng.choice((0, 1, len(header) - 1, len(header) + 1, 2**16 - 1, 2**32 - 1))
    )
    form, most = ("<H", 2**16) if version == 1 else ("<I", 2**32)
    body = np.arange(rng.choice((0, 5, 39, 40, 40, 40, 41, 100)), dtype="<f4").tobytes()
    return b"\x93NUMPY" + bytes([version, rng.choice((0, 0, 0, 1))]) + struct.pack(form, length % most) + header + body


def same(ours: Any, theirs: Any, what: str) -> None:
    """Raise ``Wrong`` unless two arrays are the same in every bit."""
    if (ours.dtype, ours.shape) != (theirs.dtype, theirs.shape):
        raise Wrong(f"{what} is {ours.dtype} {ours.shape}, the independent reader has {theirs.dtype} {theirs.shape}")
    if np.ascontiguousarray(ours).tobytes() != np.ascontiguousarray(theirs).tobytes():
        raise Wrong(f"{what} holds other values than the independent reader finds")


def judge_npy(data: bytes, path: Path) -> None:
    """Against ``numpy.load``."""
    ours = read_array(path, "x", lambda shape, dtype: None)
    try:
        theirs = np.load(io.BytesIO(data), allow_pickle=False)
    except Exception as error:
        raise Wrong(f"read as {ours.dtype} {ours.shape}; numpy.load refuses it: {error!r}"[:500]) from error
    same(ours, theirs, "x")


NPY = Target("npy", ".npy", npy_seeds, npy_damage, judge_npy, share=3.0)


def _archive(members: Sequence[tuple[str, bytes]], compression: int = zipfile.ZIP_STORED) -> bytes:
    stream = io.BytesIO()
    with warnings.catch_warnings(action="ignore"), zipfile.ZipFile(stream, "w", compression) as archive:
        for name, data in members:
            archive.writestr(zipfile.ZipInfo(name), data, compression)
    return stream.getvalue()


def _saved(array: Any) -> bytes:
    stream = io.BytesIO()
    np.save(stream, array)
    return stream.getvalue()


@functools.cache
def npz_seeds() -> tuple[bytes, ...]:
    """What ``numpy.savez`` writes of a run's results."""
    rng = np.random.default_rng(1)
    ids, logits = rng.integers(0, 6, (5, 2)).astype("i4"), rng.standard_normal((5, 6)).astype("f4")
    held: list[dict[str, Any]] = [
        {"ids": ids, "logits": logits},
        {"ids": ids.astype("i8")},
        {"ids": ids, "logits": logits, "output": logits, "scores": logits},
    ]
    saved = []
    for arrays in held:
        for save in (np.savez, np.savez_compressed):
            stream = io.BytesIO()
            save(stream, **arrays)
            saved.append(stream.getvalue())
    return tuple(saved)


def npz_damage(rng: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    """An archive of other members, of damaged ones, or with its own bytes changed."""
    if rng.random() < 0.4:
        return byte_damage(rng, data, seeds)
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    kind = rng.random()
    if kind < 0.3:
        name = rng.choice(list(members))
        members[name] = byte_damage(rng, members[name], npy_seeds())
    elif kind < 0.5:
        members["ids.npy"] = npy_damage(rng, members["ids.npy"], npy_seeds())
    elif kind < 0.75:
        dtype = rng.choice(("i4", "i8", "u8", "u1", "f4", "?", "U3", "c8"))
        top = rng.choice((6, 6, 100, 2**31 - 1, 2**62, 2**63 - 1, -1, -(2**63)))
        shape = rng.choice(((5, 2), (5, 1), (5, 6), (0, 2), (5, 0), (5,), (), (4, 2), (1, 5, 2)))
        held = np.zeros(shape, "i8")
        if held.size:
            held.flat[rng.randrange(held.size)] = top
        with np.errstate(all="ignore"):
            members["ids.npy"] = _saved(held.astype(dtype))
        if rng.random() < 0.5:
            members.pop("logits.npy", None)
    elif kind < 0.85:
        shape = rng.choice(((5, 0), (0, 6), (5,), (5, 1), (6, 6), (5, 2**20), (5, 6, 1), ()))
        members["logits.npy"] = _saved(np.zeros(shape, rng.choice(("f4", "i4", "?"))))
    pairs = list(members.items())
    if rng.random() < 0.15:
        pairs.append(
            (rng.choice(("ids.npy", "ids", "logits", "../x.npy", "a\nb.npy", "\x1b[31m", "x" * 300)), b"no array")
        )
    if rng.random() < 0.005:
        # 64 MB of zeros in a few kilobytes
        return _archive([("ids.npy", _saved(np.zeros((2_000_000, 8), "i4")))], zipfile.ZIP_DEFLATED)
    return _archive(pairs, rng.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA)))


def judge_npz(data: bytes, path: Path) -> None:
    """Against the zip file and ``numpy.lib.format``, counting by sorting."""
    is_archive(path)
    load = read_load(path)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            names = [name for name in ("ids", "logits") if f"{name}.npy" in archive.namelist()]
            held = {name: np.lib.format.read_array(io.BytesIO(archive.read(f"{name}.npy"))) for name in names}
    except Exception as error:
        raise Wrong(f"read; but the archive's own reader refuses it: {error!r}"[:500]) from error
    ids = held["ids"]
    experts = held["logits"].shape[1] if "logits" in held else 1 + int(ids.max())
    chosen = {int(expert): int(count) for expert, count in zip(*np.unique(ids, return_counts=True), strict=True)}
    nowhere = sum(count for expert, count in chosen.items() if expert >= experts)
    inside = {expert: count for expert, count in chosen.items() if expert < experts}
    counts = {int(expert): int(load.counts[expert]) for expert in np.flatnonzero(load.counts)}
    found = (counts, len(load.counts), load.tokens, load.top_k, load.nowhere)
    expected = (inside, experts, len(ids), len(ids[0]), nowhere)
    if found != expected:
        raise Wrong(f"load is {found}, counted by sorting {expected}"[:1000])


NPZ = Target("npz", ".npz", npz_seeds, npz_damage, judge_npz)
