"""The table of thresholds that a user names: each line is read, or the file refused with place and reason."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from emitter.dispatch import thresholds
from emitter.dispatch.thresholds import MOST, read_table, write_table
from emitter.errors import InputError

HEADER = "backend,dtype,experts,top_k,hidden,intermediate,thresholds,date,machine"
LINE = "cpu:avx2,f32,8,2,40,24,gathered:4 masked:9 grouped,2026-01-01,here"


def test_what_is_written_is_read(tmp_path):
    (tmp_path / "a.csv").write_text(f"{HEADER}\n{LINE}\n")
    lines = read_table(tmp_path / "a.csv")
    assert [(m.experts, m.top_k, m.thresholds.variant(5)) for m in lines] == [(8, 2, "masked")]
    assert write_table(lines) == f"{HEADER},packing\n{LINE},plain\n"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "is not a table of thresholds"),
        (HEADER + "\n", "holds no thresholds"),
        (LINE + "\n", "is not a table of thresholds"),
        (f"{HEADER}\n{LINE},more\n", "line 2 does not have the columns"),
        (f"{HEADER}\n{LINE}\ncpu:avx2,f32\n", "line 3 does not have the columns"),
        (f"{HEADER}\n{LINE}\n".replace("f32", "f33"), 'line 2: dtype is "f33"; expected'),
        (f"{HEADER}\n{LINE}\n".replace(",8,", ",0,"), f'experts is "0"; expected a whole number from 1 to {MOST}'),
        (f"{HEADER}\n{LINE}\n".replace(",2,", ",-2,"), 'line 2: top_k is "-2"'),
        (f"{HEADER}\n{LINE}\n".replace(",40,", f",{'9' * 5000},"), "line 2: hidden is"),
        (f"{HEADER}\n{LINE}\n".replace(",24,", ",²,"), "line 2: intermediate is"),
        (f"{HEADER}\n{LINE}\n".replace("masked:9", "masked:3"), "expected numbers that rise"),
        (f"{HEADER}\n{LINE}\n".replace("masked:9", "masked"), 'masked is ""'),
        (f"{HEADER}\n{LINE}\n".replace("masked:9", "[/x]:9"), "expected such as gathered:48"),
        (f'{HEADER}\n{LINE}\n"open', "line 3 is no CSV"),
    ],
)  # fmt: skip
def test_what_is_no_table_is_refused_with_the_place(tmp_path, text, problem):
    path = tmp_path / "a.csv"
    path.write_text(text)
    with pytest.raises(InputError) as caught:
        read_table(path)
    assert str(path) in str(caught.value)
    assert problem in str(caught.value)
    assert len(str(caught.value)) < 600


def test_what_is_no_file_is_refused(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for path, problem in (
        (tmp_path / "pipe", "is a pipe"),
        (Path("/dev/zero"), "is a device"),
        (tmp_path, "is a directory"),
    ):
        with pytest.raises(InputError, match=problem):
            read_table(path)


def test_a_table_is_parsed_once_until_it_is_written_anew(tmp_path, monkeypatch):
    parsed, path = [], tmp_path / "t.csv"
    genuine = thresholds.read_rows
    monkeypatch.setattr(thresholds, "read_rows", lambda *a, **k: parsed.append(a) or genuine(*a, **k))
    shipped = Path(thresholds.__file__).with_name("thresholds.csv").read_text(encoding="utf-8")
    path.write_text(shipped, encoding="utf-8")
    first = read_table(path)
    assert (read_table(path), len(parsed)) == (first, 1)
    path.write_text("".join(shipped.splitlines(keepends=True)[:2]), encoding="utf-8")
    assert (read_table(path), len(parsed)) == (first[:1], 2)
