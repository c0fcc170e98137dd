"""The table of thresholds that sweeps write: how it is read, refused and chosen from."""

import os
import re
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from emitter.dispatch.thresholds import MOST, Measured, forms, read_table, thresholds, write_table
from emitter.errors import InputError
from emitter.io.csv_rows import read_rows
from emitter.kernels.cpu.coding import reads
from emitter.lowering import Thresholds
from emitter.packing import GGUF, BlockFp8, GgufQ4_K, GgufQ6_K, MlxAffine, MlxMxfp8, MlxNvfp4, Mxfp4, Packing
from emitter.packing.form import BITS, form
from emitter.signature import DType
from emitter.spec import ExpertsSpec, MoeSpec, RouterSpec
from emitter.target import Target
from emitter.target.isa import AMX


def test_a_table_is_read_back_and_chosen_from(tmp_path: Path) -> None:
    early = Thresholds(((5, "gathered"), (9, "masked")), "grouped")
    late = Thresholds(((6, "gathered"),), "grouped")
    old = Measured("cpu:amx", DType.BF16, 8, 2, 64, 32, early, "2026-01-02", "one, two")
    new = Measured("cpu:amx", DType.BF16, 8, 2, 64, 32, late, "2026-01-03", "one, two")
    other = Measured("cpu:avx2", DType.F32, 8, 2, 64, 32, early, "2026-01-02", "three")
    path = tmp_path / "thresholds.csv"
    path.write_text(write_table([old, other, new]))
    table = read_table(path)
    assert sorted(table, key=lambda m: m.backend) == [new, other]
    spec = MoeSpec(64, RouterSpec(8, 2), ExpertsSpec(8, 32))
    chosen = thresholds(spec, DType.BF16, Target.cpu(AMX), table)
    assert (chosen.upto, chosen.beyond) == (late.upto, "grouped")
    assert "2026-01-03, one, two" in chosen.reason


def test_thresholds_are_those_of_the_backend_and_the_dtype() -> None:
    spec = MoeSpec(64, RouterSpec(8, 2), ExpertsSpec(8, 32))
    keys = [("cpu:avx2", DType.BF16), ("cpu:amx", DType.F32), ("cpu:amx", DType.BF16)]
    upto = [((most, "gathered"),) for most in (5, 6, 7)]
    table = [
        Measured(backend, dtype, 8, 2, 64, 32, Thresholds(most, "grouped"), "2026-01-02", "one")
        for (backend, dtype), most in zip(keys, upto, strict=True)
    ]
    for lines_in_any_order in (table, table[::-1]):
        found = [thresholds(spec, dtype, Target.cpu(AMX), lines_in_any_order).upto for _, dtype in keys[1:]]
        assert found == upto[1:]
    without = thresholds(spec, DType.BF16, Target.cpu(AMX), [])
    assert thresholds(spec, DType.BF16, Target.cpu(AMX), table[:2]) == without


Q4_K, AFFINE4, AFFINE8 = GgufQ4_K(), MlxAffine(4, 64, DType.BF16), MlxAffine(8, 32, DType.F32)


@pytest.mark.parametrize(
    ("packings", "spelled"),
    [
        ({}, "plain"),
        ({"expert_gate_up": AFFINE4, "expert_down": replace(AFFINE4, group=32, scale=DType.F32)}, "affine4"),
        ({"expert_up": Q4_K, "expert_down": GgufQ6_K(), "shared_up": AFFINE4}, "gguf-q4_k+gguf-q6_k"),
        ({"expert_down": Mxfp4()}, "plain+mxfp4"),
        ({"expert_gate_up": BlockFp8(128, 128)}, "fp8+plain"),
        ({"expert_gate_up": MlxNvfp4(), "expert_down": MlxNvfp4()}, "plain"),
    ],
)
def test_tables_spell_how_experts_are_packed(packings: dict[str, Packing], spelled: str) -> None:
    assert forms(packings) == spelled


def test_every_packing_that_cpu_kernels_read_has_a_form() -> None:
    affine = (MlxAffine(bits, 64, DType.F16) for bits in (2, 3, 4, 5, 6, 8))
    every = (*affine, *GGUF, Mxfp4(), MlxMxfp8(), BlockFp8(128, 128))
    assert all(reads(packing) for packing in every)
    assert sorted(map(form, every)) == sorted(set(BITS) - {"plain"})


def test_thresholds_are_those_of_the_packing_else_of_as_many_bits_else_of_plain_experts() -> None:
    spec = MoeSpec(64, RouterSpec(8, 2), ExpertsSpec(8, 32))

    def line(most: int, packing: str, experts: int = 8) -> Measured:
        # what is packed alike goes before what has as many experts
        found = Thresholds(((most, "gathered"),), "grouped")
        return Measured("cpu:amx", DType.BF16, experts, 2, 64, 32, found, "2026-01-02", "one", packing)

    table = [line(5, "plain"), line(6, "affine4", 16), line(7, "gguf-q4_k"), line(8, "gguf-q4_k+gguf-q6_k")]

    def chosen(packing: str, lines: list[Measured]) -> Thresholds:
        one, other = (
            thresholds(spec, DType.BF16, Target.cpu(AMX), given, packing=packing) for given in (lines, lines[::-1])
        )
        assert one == other
        return one

    for packing, most, measured in (
        ("plain", 5, ""),
        ("affine4", 3, ", affine4"),
        ("gguf-q4_k", 7, ", gguf-q4_k"),
        ("gguf-q4_k+gguf-q6_k", 8, ", gguf-q4_k+gguf-q6_k"),
        ("affine8", 5, ", plain (affine8 was not)"),
    ):
        found = chosen(packing, table)
        assert found.upto == ((most, "gathered"),), packing
        assert (
            found.reason
            == f"measured on cpu:amx for E {16 if most == 3 else 8}, k 2, H 64, I 32{measured}, 2026-01-02, one"
        )
    assert chosen("mxfp4", table[:2]).upto == ((3, "gathered"),)
    assert chosen("affine4+affine8", table[:2]).upto == ((3, "gathered"),)
    assert chosen("affine4+affine6", table).upto == ((8, "gathered"),)
    assert chosen("plain", table[1:]).reason.startswith("estimated")
    assert chosen("affine8", table[1:]).reason.startswith("estimated")


COLUMNS = "backend,dtype,experts,top_k,hidden,intermediate,thresholds,date,machine"
"""Those of a table from before experts were packed."""


def test_a_table_without_packings_is_one_of_plain_experts(tmp_path: Path) -> None:
    path = tmp_path / "thresholds.csv"
    line = "cpu:amx,f32,8,2,64,32,gathered:5 grouped,d,m"
    path.write_text(f"{COLUMNS}\n{line}\n")
    (read,) = read_table(path)
    assert read.packing == "plain"
    packed = replace(read, packing="affine4+gguf-q6_k")
    path.write_text(write_table([read, packed]))
    assert path.read_text() == f"{COLUMNS},packing\n{line},plain\n{line},affine4+gguf-q6_k\n"
    assert read_table(path) == (read, packed)


@pytest.mark.parametrize("packing", ["", "affine", "affine7", "plain+", "affine4+affine4+affine4", "[/x]"])
def test_a_packing_that_there_is_none_of_is_refused_by_its_line(tmp_path: Path, packing: str) -> None:
    path = tmp_path / "thresholds.csv"
    path.write_text(f"{COLUMNS},packing\ncpu:amx,f32,8,2,64,32,gathered:5 grouped,d,m,{packing}\n")
    with pytest.raises(
        InputError, match=r"line 2: packing is .*; expected plain, affine2, .* with a \+ between"
    ) as refused:
        read_table(path)
    assert f'"{packing}"' in str(refused.value)


LINE = "cpu,f32,8,2,64,32,gathered:5 masked:9 grouped,d,m"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "",
            'is not a table of thresholds: its first line lacks the columns "backend", "dtype", "experts" and 6 more;',
        ),
        ("a,b\n1,2\n", "is not a table of thresholds"),
        (COLUMNS.replace(",date", ",day"), 'its first line lacks the column "date"; `moehlo sweep MODEL --csv FILE`'),
        (f"{COLUMNS},a,b,c,d", 'its first line has the unknown columns "a", "b", "c" and 1 more;'),
        (f"{COLUMNS},date", "its first line names a column twice"),
        (f"{LINE}\n", "is not a table of thresholds"),
        ("\udcff", "is not UTF-8"),
        (f"{COLUMNS}\n", "holds no thresholds; `moehlo sweep"),
        (f"{COLUMNS}\n{LINE},e\n", "line 2 does not have the columns of the header: 10, expected 9"),
        (f"{COLUMNS}\n{LINE}\ncpu,f32\n", "line 3 does not have the columns of the header: 2, expected 9"),
        (f'{COLUMNS}\n{LINE}\n"open', "line 3 is no CSV"),
        *(
            (f"{COLUMNS}\n{LINE.replace(was, now)}\n", f"line 2: {message}")
            for was, now, message in (
                ("f32", "f33", 'dtype is "f33"; expected f32, bf16 or f16'),
                (",8,", ",0,", f'experts is "0"; expected a whole number from 1 to {MOST}'),
                (",2,", ",9,", 'top_k is "9"; expected a whole number from 1 to 8'),
                (",64,", ",²,", "hidden is"),
                (",32,", f",{'9' * 5000},", "intermediate is"),
                (":5", ":-1", 'thresholds: gathered is "-1"; expected a whole number'),
                (":9", "", 'thresholds: masked is ""'),
            )
        ),
        (f"{COLUMNS}\n{LINE.replace(':9', ':3')}\n", "expected numbers that rise"),
        *(
            (f"{COLUMNS}\n{LINE.replace(*wrong)}\n", "expected such as gathered:48 masked:96 grouped")
            for wrong in (("masked", "[/x]"), ("grouped", "gro-uped"))
        ),
    ],
)
def test_what_no_sweep_wrote_is_refused_with_the_place(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "thresholds.csv"
    path.write_text(text, errors="surrogateescape")
    with pytest.raises(InputError, match=re.escape(str(path))) as refused:
        read_table(path)
    assert message in str(refused.value)
    assert len(str(refused.value)) < 400


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path, problem in (
        (tmp_path / "pipe", "is a pipe"),
        (Path("/dev/zero"), "is a device"),
        (tmp_path, "is a directory"),
        (tmp_path / "missing.csv", "does not exist; expected a table of thresholds"),
    ):
        with pytest.raises(InputError, match=problem):
            read_table(path)


def test_a_table_is_parsed_once_until_it_is_written_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[object] = []
    path, shipped = tmp_path / "t.csv", (files("emitter") / "dispatch/thresholds.csv").read_text(encoding="utf-8")
    monkeypatch.setattr("emitter.dispatch.thresholds.read_rows", lambda *a, **k: parsed.append(a) or read_rows(*a, **k))
    path.write_text(shipped, encoding="utf-8")
    first = read_table(path)
    assert (read_table(path), len(parsed)) == (first, 1)
    path.write_text("".join(shipped.splitlines(keepends=True)[:2]), encoding="utf-8")
    assert (read_table(path), len(parsed)) == (first[:1], 2)


def test_a_variant_that_there_is_none_of_is_refused_where_it_would_be_chosen() -> None:
    spec = MoeSpec(64, RouterSpec(8, 2), ExpertsSpec(8, 32))
    line = Measured("cpu:amx", DType.F32, 8, 2, 64, 32, Thresholds(((5, "gathered"),), "groupd"))
    with pytest.raises(InputError, match='has "groupd" for cpu:amx; expected gathered, grouped, masked'):
        thresholds(spec, DType.F32, Target.cpu(AMX), [line])


def test_a_variant_that_there_is_none_of_is_refused_with_its_file_and_line(tmp_path: Path) -> None:
    path = tmp_path / "thresholds.csv"
    path.write_text(f"{COLUMNS}\ncpu:amx,f32,8,2,64,32,gathered:5 groupd,d,m\n")
    spec, table = MoeSpec(64, RouterSpec(8, 2), ExpertsSpec(8, 32)), read_table(path)
    with pytest.raises(InputError, match=f'^{re.escape(str(path))}: line 2 has "groupd" for cpu:amx; expected'):
        thresholds(spec, DType.F32, Target.cpu(AMX), table)


def test_the_table_that_comes_with_the_package_is_one() -> None:
    for line in read_table():
        assert line.backend.partition(":")[0] in ("cpu", "cuda")
        assert line.date
        assert line.machine
