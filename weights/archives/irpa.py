"""IREE's parameter archive (.irpa), version 0.0, as far as archives of weights use it.

    header    88 bytes: magic, version, sizes; offset and length of the three segments that follow
    entries   76 bytes each, every one at a multiple of 16: where its name and its data are
    names     one after another, nothing between them
    storage   the data, every tensor at a multiple of 64

(``runtime/src/iree/schemas/parameter_archive.h`` of IREE; all numbers little-endian and unpadded.) What the format has
beyond that is refused when a file is read: several archives in one file, entries that repeat a pattern or lie in
another file, segments or tensors that overlap.

Written and read here and not by IREE's runtime: that one writes a file from memory that holds all of it, and gives no
offsets of a file that has not been checked.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from dataclasses import dataclass
from typing import BinaryIO

from emitter.errors import CheckpointError, shown

MAGIC = 0x41505249
ALIGNMENT = 64
"""Of every tensor in the file: what lets the CPU use it where it is mapped."""
FILE_ALIGNMENT = 4096
MAX_ENTRIES = 2**20
MAX_NAMES = 2**26
"""Bytes of all names."""

_HEADER = struct.Struct("<IHHQQQQQQQQQQ")
_ENTRY = struct.Struct("<QIQQQQQQQQ")
_STEP = 16
_DATA = 2


@dataclass(frozen=True)
class Entry:
    """One tensor: ``offset`` is counted from the start of the file, ``nbytes`` are those of its data."""

    name: str
    offset: int
    nbytes: int


def place(sizes: Iterable[tuple[str, int]]) -> tuple[tuple[Entry, ...], bytes, int]:
    """Where tensors of these names and sizes lie, in their order; all that precedes them; and the size of the file."""
    named = [(name.encode(), nbytes) for name, nbytes in sizes]
    table = sum(_up(_ENTRY.size, _STEP) for _ in named[1:]) + _ENTRY.size * bool(named)
    first = _up(_HEADER.size, _STEP)
    names = b"".join(name for name, _ in named)
    storage = _up(first + table + len(names), ALIGNMENT)
    entries, rows, end, spelled = [], bytearray(), 0, 0
    for name, nbytes in named:
        at = _up(end, ALIGNMENT)
        rows += b"\0" * (-len(rows) % _STEP)
        rows += _ENTRY.pack(_ENTRY.size, _DATA, 0, spelled, len(name), 0, 0, ALIGNMENT, at, nbytes)
        entries.append(Entry(name.decode(), storage + at, nbytes))
        spelled += len(name)
        end = at + nbytes
    segments = (first, table, first + table, len(names), storage, end)
    header = _HEADER.pack(MAGIC, 0, 0, _HEADER.size, 0, 0, len(named), *segments)
    head = (header.ljust(first, b"\0") + bytes(rows) + names).ljust(storage, b"\0")
    return tuple(entries), head, _up(storage + end, FILE_ALIGNMENT)


def read_entries(handle: BinaryIO, size: int, source: str) -> dict[str, Entry]:
    """The entries of an archive of ``size`` bytes, every claim of its header checked; memory as its entries need.

    Raises:
        CheckpointError: it is no such archive, is cut short, or anything in it lies where it cannot.
    """
    raw = handle.read(_HEADER.size)
    if len(raw) < _HEADER.size or int.from_bytes(raw[:4], "little") != MAGIC:
        raise CheckpointError(
            f"{source}: is no parameter archive: it does not begin with the {_HEADER.size} bytes of one"
        )
    _, major, minor, header_size, following, flags, count, *segments = _HEADER.unpack(raw)
    if (major, minor) != (0, 0) or header_size != _HEADER.size or flags:
        raise CheckpointError(
            f"{source}: is an archive of version {major}.{minor} with a header of {header_size} bytes and flags "
            f"{flags}; read is version 0.0, with {_HEADER.size} bytes and none"
        )
    if following:
        raise CheckpointError(f"{source}: holds several archives one after another; read is a file with one")
    end = _HEADER.size
    for what, offset, length in zip(("entries", "names", "storage"), segments[::2], segments[1::2], strict=True):
        if offset < end or offset + length > size:
            raise CheckpointError(
                f"{source}: its {what} are said to lie in bytes {offset} to {offset + length}, expected is within "
                f"{end} to {size} (truncated?)"
            )
        end = offset + length
    table_at, table_size, names_at, names_size, storage_at, storage_size = segments
    needed = count * _up(_ENTRY.size, _STEP) - (_STEP - _ENTRY.size % _STEP) % _STEP if count else 0
    if count > MAX_ENTRIES or names_size > MAX_NAMES or table_size != needed:
        raise CheckpointError(
            f"{source}: its header says {count} entries in {table_size} bytes with {names_size} bytes of names; "
            f"expected are at most {MAX_ENTRIES} entries of {_ENTRY.size} bytes, each at a multiple of {_STEP}, and "
            f"{MAX_NAMES} bytes of names"
        )
    handle.seek(table_at)
    table = handle.read(table_size)
    handle.seek(names_at)
    names = handle.read(names_size)
    if len(table) != table_size or len(names) != names_size:
        raise CheckpointError(f"{source}: ended while its entries were read")
    entries: dict[str, Entry] = {}
    for number in range(count):
        row = _ENTRY.unpack_from(table, number * _up(_ENTRY.size, _STEP))
        entry = _entry(row, names, storage_at, storage_size, f"{source}: entry {number}")
        if entry.name in entries:
            raise CheckpointError(f"{source}: holds {shown(entry.name, 200)} twice")
        entries[entry.name] = entry
    _require_apart(entries, source)
    return entries


def _entry(row: tuple[int, ...], names: bytes, storage_at: int, storage_size: int, where: str) -> Entry:
    size, kind, flags, name_at, name_size, _, extra_size, _, at, nbytes = row
    if size != _ENTRY.size or kind != _DATA or flags or extra_size:
        raise CheckpointError(
            f"{where}: is of kind {kind} with {size} bytes, flags {flags} and {extra_size} bytes of its own; read are "
            f"entries of kind {_DATA} (data in the file) with {_ENTRY.size} bytes and nothing else"
        )
    if not name_size or name_at + name_size > len(names):
        raise CheckpointError(f"{where}: its name is said to be {name_size} bytes at {name_at} of {len(names)}")
    try:
        name = names[name_at : name_at + name_size].decode()
    except UnicodeDecodeError as error:
        raise CheckpointError(f"{where}: its name is not UTF-8") from error
    if at % ALIGNMENT or storage_at % ALIGNMENT:
        raise CheckpointError(
            f"{where}: {shown(name, 200)} begins at byte {storage_at + at}, which is no multiple of {ALIGNMENT}"
        )
    if at + nbytes > storage_size:
        raise CheckpointError(
            f"{where}: {shown(name, 200)} is said to be {nbytes} bytes from {at} on, the storage has {storage_size}"
        )
    return Entry(name, storage_at + at, nbytes)


def _require_apart(entries: dict[str, Entry], source: str) -> None:
    end, before = 0, ""
    for entry in sorted(entries.values(), key=lambda entry: (entry.offset, entry.nbytes)):
        if entry.offset < end:
            raise CheckpointError(f"{source}: {shown(entry.name, 200)} overlaps {shown(before, 200)}")
        end, before = entry.offset + entry.nbytes, entry.name


def _up(value: int, to: int) -> int:
    return -(-value // to) * to
