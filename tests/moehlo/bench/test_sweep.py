"""The thresholds that a sweep finds, and the table that carries them to the choice of a strategy."""

import math
from pathlib import Path

import pytest

from emitter.backend import Cpu
from emitter.dispatch.thresholds import Measured, read_table, thresholds, write_table
from emitter.errors import InputError
from emitter.kernels.cpu.isa import AMX
from emitter.lowering import Thresholds
from emitter.signature import DType
from emitter.spec import ExpertsSpec, MoeSpec, RouterSpec
from moehlo.bench.sweep import best_thresholds

COUNTS = (1, 2, 4, 8, 16, 32)


def lines(*slopes: tuple[float, float]) -> list[dict[int, float]]:
    return [{n: base + slope * n for n in COUNTS} for base, slope in slopes]


def found(gathered: dict[int, float], masked: dict[int, float], grouped: dict[int, float]) -> Thresholds:
    return best_thresholds({"gathered": gathered, "masked": masked, "grouped": grouped})


def test_thresholds_are_where_the_lines_cross() -> None:
    gathered, masked, grouped = lines((0.0, 1.0), (6.0, 0.1), (8.5, 0.01))
    assert found(gathered, masked, grouped).upto == ((4, "gathered"), (16, "masked"))
    never = dict.fromkeys(COUNTS, math.nan)
    assert found(gathered, never, grouped).upto == ((8, "gathered"),)
    assert found(dict.fromkeys(COUNTS, 9.0), masked, dict.fromkeys(COUNTS, 1.0)).upto == ()


def test_any_number_of_variants_is_swept() -> None:
    times = dict(zip("abcd", lines((0.0, 4.0), (6.0, 1.5), (12.5, 0.1), (14.5, 0.01)), strict=True))
    assert best_thresholds(times) == Thresholds(((2, "a"), (4, "b"), (16, "c")), "d")


def test_one_noisy_point_does_not_move_a_threshold() -> None:
    gathered, masked, grouped = lines((0.0, 1.0), (99.0, 0.0), (8.5, 0.01))
    gathered[2] = 9.5
    assert found(gathered, masked, grouped).upto == ((8, "gathered"),)


def test_a_table_is_read_back_and_chosen_from(tmp_path: Path) -> None:
    early = Thresholds(((5, "gathered"), (9, "masked")), "grouped")
    late = Thresholds(((6, "gathered"),), "grouped")
    old = Measured("cpu:amx", DType.BF16, 8, 2, 64, 32, early, "2026-01-02", "one, two")
    new = Measured("cpu:amx", DType.BF16, 8, 2, 64, 32, late, "2026-01-03", "one, two")
    other = Measured("cpu:avx2", DType.F32, 8, 2, 64, 32, early, "2026-01-02", "three")
    path = tmp_path / "thresholds.csv"
    path.write_text(write_table([old, other, new]))
    table = read_table({"MOEHLO_THRESHOLDS": str(path)})
    assert sorted(table, key=lambda m: m.backend) == [new, other]
    spec = MoeSpec(64, RouterSpec(8, 2), ExpertsSpec(8, 32))
    chosen = thresholds(spec, DType.BF16, Cpu(AMX), table, environment={})
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
        found = [thresholds(spec, dtype, Cpu(AMX), lines_in_any_order, environment={}).upto for _, dtype in keys[1:]]
        assert found == upto[1:]


@pytest.mark.parametrize("text", ["a,b\n1,2\n", "backend,dtype\ncpu,f33\n", "\xff\xfe"])
def test_another_file_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "thresholds.csv"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(InputError, match="thresholds"):
        read_table({"MOEHLO_THRESHOLDS": str(path)})
    with pytest.raises(InputError, match="does not exist; expected a table of thresholds"):
        read_table({"MOEHLO_THRESHOLDS": str(tmp_path / "missing.csv")})


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "holds no thresholds; `moehlo sweep"),
        ("cpu,f32,0,0,64,32,gathered:5 grouped,d,m", 'line 2: experts is "0"; expected a whole number from 1'),
        ("cpu,f32,8,9,64,32,gathered:5 grouped,d,m", 'line 2: top_k is "9"; expected a whole number from 1 to 8'),
        ("cpu,f32,8,2,²,32,gathered:5 grouped,d,m", "line 2: hidden is"),
        ("cpu,f32,8,2,64,32,gathered:-1 grouped,d,m", 'line 2: thresholds: gathered is "-1"; expected a whole number'),
        (f"cpu,f32,8,2,64,32,masked:{'9' * 5000} grouped,d,m", "line 2: thresholds: masked is"),
        ("cpu,f32,8,2,64,32,gathered:9 masked:5 grouped,d,m", "expected numbers that rise"),
        ("cpu,f32,8,2,64,32,gathered:5 gro-uped,d,m", "expected such as gathered:48 masked:96 grouped"),
        ("cpu,f33,8,2,64,32,gathered:5 grouped,d,m", 'line 2: dtype is "f33"; expected f32, bf16 or f16'),
        ("cpu,f32,8,2,64,32,gathered:5 grouped,d", "line 2 does not have the columns of the header: 8, expected 9"),
        ("cpu,f32,8,2,64,32,gathered:5 grouped,d,m,e", "line 2 does not have the columns of the header: 10, expected"),
        ('cpu,f32,8,2,64,32,gathered:5 grouped,d,"m', "line 2 is no CSV"),
    ],
)
def test_a_line_that_no_sweep_wrote_is_refused_by_its_number(tmp_path: Path, line: str, message: str) -> None:
    path = tmp_path / "thresholds.csv"
    path.write_text(write_table([]) + line + ("\n" if line else ""))
    with pytest.raises(InputError) as refused:
        read_table({"MOEHLO_THRESHOLDS": str(path)})
    assert message in str(refused.value)
    assert len(str(refused.value)) < 300


def test_a_variant_that_there_is_none_of_is_refused_where_it_would_be_chosen() -> None:
    spec = MoeSpec(64, RouterSpec(8, 2), ExpertsSpec(8, 32))
    line = Measured("cpu:amx", DType.F32, 8, 2, 64, 32, Thresholds(((5, "gathered"),), "groupd"))
    with pytest.raises(InputError, match='has "groupd" for cpu:amx; expected gathered, grouped, masked'):
        thresholds(spec, DType.F32, Cpu(AMX), [line], environment={})


@pytest.mark.parametrize("text", ["²", "9" * 5000, "-1", "1.0", "1" + "0" * 16])
def test_a_variable_that_is_no_number_of_tokens_is_refused(text: str) -> None:
    spec = MoeSpec(64, RouterSpec(8, 2), ExpertsSpec(8, 32))
    with pytest.raises(InputError, match=r"MOEHLO_GATHER_THRESHOLD is .*; expected a whole number from 0 to .* of tok"):
        thresholds(spec, DType.F32, Cpu(AMX), environment={"MOEHLO_GATHER_THRESHOLD": text})


def test_the_table_that_comes_with_the_package_is_one() -> None:
    for line in read_table({}):
        assert line.backend.partition(":")[0] in ("cpu", "cuda")
        assert line.date
        assert line.machine
