"""The table of a benchmark as CSV: what was written is read, and nothing that no benchmark measures."""

import dataclasses
import math
from pathlib import Path

import pytest
from table_rows import row

from emitter.errors import InputError
from moehlo.bench.table import Row, read_csv, to_csv, to_json

FLOATS = [f.name for f in dataclasses.fields(Row) if f.type == "float"]
WHOLE = [f.name for f in dataclasses.fields(Row) if f.type == "int"]


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    rows = [
        row("auto", 2, 0.0123456, cpu='some "CPU", two', of_peak=math.nan, peak=math.nan, note="a\nb"),
        row("HF", 2, math.nan, repeats=0, least=math.nan, most=math.nan, note='it, "failed"', difference=math.nan),
    ]
    path = tmp_path / "bench.csv"
    path.write_text(to_csv(rows))
    back = read_csv(path)
    for was, now in zip(rows, back, strict=True):
        for field in dataclasses.fields(Row):
            before, after = getattr(was, field.name), getattr(now, field.name)
            wanted = pytest.approx(before, rel=1e-5, nan_ok=True) if field.type == "float" else before
            assert after == wanted, field.name
    assert (back[0].ran, back[1].ran) == (True, False)


def changed(path: Path, name: str, text: str) -> Path:
    """A table of one row of auto, with a text of its own in one column."""
    header, line = to_csv([row("auto", 2, 0.5)]).splitlines()
    cells = line.split(",")
    cells[header.split(",").index(name)] = text
    path.write_text(f"{header}\n{','.join(cells)}\n")
    return path


@pytest.mark.parametrize("text", ["-1", "nan", "inf", "1e999", "-0.5", "1e-300", "x", "9" * 5000, "1." + "0" * 5000])
def test_a_figure_that_no_benchmark_measures_is_refused(tmp_path: Path, text: str) -> None:
    for name in FLOATS:
        with pytest.raises(InputError, match=rf"line 2, {name} is .*; expected nothing, or a number from 0 to"):
            read_csv(changed(tmp_path / "bench.csv", name, text))


@pytest.mark.parametrize("text", ["-1", "²", "1.5", "", "9" * 5000, "٣"])
@pytest.mark.parametrize("name", WHOLE)
def test_a_whole_number_that_is_none_is_refused(tmp_path: Path, name: str, text: str) -> None:
    with pytest.raises(InputError, match=rf"line 2, {name} is .*; expected a whole number from 0") as refused:
        read_csv(changed(tmp_path / "bench.csv", name, text))
    assert len(str(refused.value)) < 400


@pytest.mark.parametrize("text", ["0", ""])
@pytest.mark.parametrize("name", ["median", "least", "most", "bytes", "flops", "read", "floor"])
def test_a_row_that_ran_has_times_and_figures(tmp_path: Path, name: str, text: str) -> None:
    with pytest.raises(InputError, match=f"line 2 has repeats, but {name} not above 0"):
        read_csv(changed(tmp_path / "bench.csv", name, text))


@pytest.mark.parametrize(("name", "text"), [("least", "0.6"), ("most", "0.4")])
def test_times_are_in_order(tmp_path: Path, name: str, text: str) -> None:
    with pytest.raises(InputError, match="line 2: least, median and most are not in order"):
        read_csv(changed(tmp_path / "bench.csv", name, text))


@pytest.mark.parametrize("text", ["", "a,b\n1,2\n", "\n\n", "\x00", "tokens\n1\n"])
def test_another_file_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "bench.csv"
    path.write_text(text)
    with pytest.raises(InputError, match=r"bench\.csv: (is not the table of a benchmark|line 1 is no CSV)"):
        read_csv(path)
    path.write_text(to_csv([]).rstrip() + ",tokens\n")
    with pytest.raises(InputError, match="is not the table of a benchmark"):
        read_csv(path)
    assert read_csv(_written(path, to_csv([]))) == []


def _written(path: Path, text: str) -> Path:
    path.write_text(text)
    return path


def test_a_table_that_is_no_regular_file_or_no_text_is_refused(tmp_path: Path) -> None:
    for path, message in (
        (tmp_path, "is a directory; expected the table of a benchmark"),
        (Path("/dev/zero"), "is a device"),
        (tmp_path / "none.csv", "does not exist; expected the table of a benchmark; .*moehlo bench MODEL --csv"),
    ):
        with pytest.raises(InputError, match=message):
            read_csv(path)
    (tmp_path / "bytes.csv").write_bytes(b"\xff\xfe")
    with pytest.raises(InputError, match="is not UTF-8"):
        read_csv(tmp_path / "bytes.csv")


def test_numbers_that_do_not_exist_are_null_in_json() -> None:
    values = to_json(row("auto", 2, 0.5, of_peak=math.nan, ahead=math.inf))
    assert (values["of_peak"], values["ahead"], values["median"], values["tokens"]) == (None, None, 0.5, 2)
