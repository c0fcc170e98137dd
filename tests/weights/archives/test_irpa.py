"""The file of an archive: the bytes that IREE writes, read as IREE reads them; what is damaged is refused by name."""

from __future__ import annotations

import io
import struct

import iree.runtime as rt
import numpy as np
import pytest

from emitter.errors import CheckpointError
from weights.archives.irpa import place, read_entries

SIZES = {"layers.0.router": 40, "b": 100, "größe": 0, "c": 4096}


def content(sizes: dict[str, int]) -> dict[str, np.ndarray]:
    return {name: np.random.default_rng(i).integers(0, 256, n, np.uint8) for i, (name, n) in enumerate(sizes.items())}


def written(sizes: dict[str, int]) -> bytearray:
    entries, head, size = place(sizes.items())
    file = bytearray(size)
    file[: len(head)] = head
    for entry, array in zip(entries, content(sizes).values(), strict=True):
        file[entry.offset : entry.offset + entry.nbytes] = array.tobytes()
    return file


@pytest.mark.parametrize("count", range(1, len(SIZES) + 1))
def test_a_file_is_the_one_that_iree_writes(tmp_path, count) -> None:
    sizes = dict(list(SIZES.items())[:count])
    rt.save_archive_file(content(sizes), tmp_path / "theirs.irpa")
    theirs = (tmp_path / "theirs.irpa").read_bytes()
    assert bytes(written(sizes)) == theirs


def test_what_iree_wrote_is_read_as_iree_reads_it(tmp_path) -> None:
    path = tmp_path / "theirs.irpa"
    arrays = content(SIZES)
    rt.save_archive_file(arrays, path)
    with path.open("rb") as handle:
        entries = read_entries(handle, path.stat().st_size, "theirs")
    raw = path.read_bytes()
    for name, array in arrays.items():
        entry = entries[name]
        assert raw[entry.offset : entry.offset + entry.nbytes] == array.tobytes()
        assert entry.offset % 64 == 0
    assert list(entries) == list(arrays)


HEADER = "<IHHQQQQQQQQQQ"
ENTRY = "<QIQQQQQQQQ"
FIRST = 96


def header(**changed: int) -> bytes:
    names = ["magic", "major", "minor", "size", "following", "flags", "count"]
    names += [f"{what}_{of}" for what in ("entries", "names", "storage") for of in ("at", "size")]
    file = written(SIZES)
    values = dict(zip(names, struct.unpack_from(HEADER, file), strict=True))
    for name, value in changed.items():
        values[name] = value if value >= 0 else values[name] + value
    struct.pack_into(HEADER, file, 0, *values.values())
    return bytes(file)


def entry(number: int, **changed: int) -> bytes:
    names = ["size", "kind", "flags", "name_at", "name_size", "extra_at", "extra_size", "align", "at", "nbytes"]
    file = written(SIZES)
    at = FIRST + 80 * number
    values = dict(zip(names, struct.unpack_from(ENTRY, file, at), strict=True)) | changed
    struct.pack_into(ENTRY, file, at, *values.values())
    return bytes(file)


def with_name(replacement: bytes) -> bytes:
    return bytes(written(SIZES)).replace(b"layers.0.router", replacement)


CASES = {
    "empty": (b"", "is no parameter archive"),
    "magic": (header(magic=7), "is no parameter archive"),
    "short": (bytes(written(SIZES))[:80], "is no parameter archive"),
    "truncated": (bytes(written(SIZES))[:4000], "truncated?"),
    "version": (header(major=1), "is an archive of version 1.0"),
    "flags": (header(flags=1), "flags 1; read is version 0.0"),
    "header size": (header(size=96), "with a header of 96 bytes"),
    "following": (header(following=4096), "holds several archives"),
    "entries inside the header": (header(entries_at=64), "its entries are said to lie in bytes 64 to"),
    "names behind the end": (header(names_at=2**63), "its names are said to lie in bytes"),
    "storage behind the end": (header(storage_size=2**64 - 1), "its storage are said to lie in bytes"),
    "storage over the names": (header(storage_at=-64), "its storage are said to lie in bytes"),
    "millions of entries": (header(count=2**40), f"its header says {2**40} entries"),
    "fewer entries": (header(count=3), "its header says 3 entries"),
    "kind": (entry(1, kind=1), "entry 1: is of kind 1"),
    "elsewhere": (entry(1, kind=3), "entry 1: is of kind 3"),
    "entry size": (entry(1, size=80), "entry 1: is of kind 2 with 80 bytes"),
    "name": (entry(2, name_at=2**63), "entry 2: its name is said to be"),
    "nameless": (entry(2, name_size=0), "entry 2: its name is said to be 0 bytes"),
    "no text": (with_name(b"\xff" * 15), "entry 0: its name is not UTF-8"),
    "unaligned": (entry(1, at=65), "which is no multiple of 64"),
    "beyond": (entry(1, nbytes=2**62), 'entry 1: "b" is said to be 4611686018427387904 bytes'),
    "overlap": (entry(3, at=64), "overlaps"),
    "twice": (entry(3, name_at=15, name_size=1), 'holds "b" twice'),
}


@pytest.mark.parametrize("case", CASES)
def test_a_damaged_file_is_refused(case) -> None:
    file, message = CASES[case]
    with pytest.raises(CheckpointError, match=r"^it: ") as caught:
        read_entries(io.BytesIO(file), len(file), "it")
    assert message in str(caught.value)
