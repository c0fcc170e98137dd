"""Rows of CSV files that anybody may have written: columns by name, every row as long as the header."""

from __future__ import annotations

import csv
import io
from collections.abc import Collection, Mapping
from pathlib import Path

from emitter.errors import InputError, first_of, shown
from emitter.io.files import read_text

MAX_BYTES = 2**24
"""Fifty thousand rows of the widest table that is read here."""


def read_rows(
    path: Path, what: str, columns: Collection[str], *, absent: Mapping[str, str] | None = None, hint: str = ""
) -> list[tuple[int, dict[str, str]]]:
    """The rows of a CSV file with exactly ``columns``, in any order: the line each ends on, and its cells by column.

    ``what`` is what was expected there (``a table of limits``), for messages; ``hint`` follows it (what writes one).
    ``absent`` are columns that a file may lack, which older ones do, with what their cells then say.

    Raises:
        InputError: If the file cannot be read, has other columns, or holds a row of another length than its header.
    """
    reader = csv.reader(io.StringIO(read_text(path, what, most=MAX_BYTES, hint=hint), newline=""), strict=True)
    try:
        header = next(reader, [])
        missing = {name: cell for name, cell in (absent or {}).items() if name not in header}
        if sorted([*header, *missing]) != sorted(columns):
            raise InputError(f"{path}: is not {what}: its first line {_amiss(header, columns, missing)}{hint}")
        rows: list[tuple[int, dict[str, str]]] = []
        for row in reader:
            if row and len(row) != len(header):
                raise InputError(
                    f"{path}: line {reader.line_num} does not have the columns of the header: {len(row)}, expected "
                    f"{len(header)}"
                )
            if row:
                rows.append((reader.line_num, dict(zip(header, row, strict=True)) | missing))
    except csv.Error as error:
        raise InputError(f"{path}: line {reader.line_num} is no CSV: {shown(str(error))}") from error
    return rows


def _amiss(header: Collection[str], columns: Collection[str], missing: Collection[str]) -> str:
    """How the columns of a header are not those that are expected."""
    if lacking := [name for name in columns if name not in header and name not in missing]:
        return f"lacks the column{_named(lacking)}"
    if unknown := [name for name in header if name not in columns]:
        return f"has the unknown column{_named(unknown)}"
    return "names a column twice"


def _named(names: list[str]) -> str:
    return f"{'s' * (len(names) > 1)} {first_of(names, shown)}"
