"""The frozen graphs: they hold, and every kind of fault is seen."""

from __future__ import annotations

import dataclasses
import functools
import hashlib
import importlib.metadata
import itertools
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from emitter import golden
from emitter.errors import InputError
from emitter.golden import goldens_root
from emitter.kernels.cpu import WRITTEN_FOR
from emitter.plan import Strategy
from emitter.reading.config import open_model
from emitter.reading.families import FAMILIES
from emitter.reading.families.row import Decoder
from emitter.signature import DType
from emitter.target.isa import TIERS, Isa
from emitter.text.needs import Needs, header

ROOT = goldens_root()


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A goldens folder of one config, frozen."""
    (tmp_path / "configs").mkdir()
    shutil.copy(ROOT / "configs" / "tiny" / "deepseek-v3.json", tmp_path / "configs" / "tiny.json")
    golden.update(tmp_path)
    return tmp_path


def test_the_frozen_graphs_hold() -> None:
    count, problems = golden.check(ROOT)
    assert not problems, "\n".join(f"{p.kind}: {p.case}\n{p.detail}" for p in problems)
    assert count == len(list((ROOT / "graphs").rglob("*.mlir")))


def test_the_decoder_of_every_family_that_is_read_whole_is_frozen() -> None:
    paths = [ROOT / "configs" / f"{case.config}.json" for case in golden.cases(ROOT) if case.layer is None]
    found = {open_model(path).family.name for path in paths}
    assert found == {family.name for family in FAMILIES if isinstance(family.decoder, Decoder)}


def test_masked_dense_in_f16_is_that_in_bf16_but_for_the_name_of_the_type() -> None:
    narrow = [c for c in golden.cases(ROOT) if c.strategy is Strategy.MASKED and c.dtype is DType.BF16]
    assert len(narrow) > 250
    for case in narrow:
        frozen = golden.graph_path(ROOT, case.name).read_text()
        assert "bf16" in frozen
        assert golden.render(ROOT, dataclasses.replace(case, dtype=DType.F16)) == frozen.replace("bf16", "f16")


def test_plain_goldens_are_plain_stablehlo_and_the_others_name_their_iree() -> None:
    index = json.loads((ROOT / "index.json").read_text())
    for case in golden.cases(ROOT):
        dialects = {op.partition(".")[0] for op in index[case.name]["ops"]}
        if case.strategy.plain:
            assert dialects <= {"func", "stablehlo", "return"}, case.name
        else:
            assert {"stream", "vector", "scf"} <= dialects, case.name
            assert case.name.endswith(f".iree-{WRITTEN_FOR}")


def test_the_kernels_are_written_for_the_iree_that_is_installed() -> None:
    assert importlib.metadata.version("iree-base-compiler") == WRITTEN_FOR
    assert f'"iree-base-compiler=={WRITTEN_FOR}"' in (ROOT.parent / "pyproject.toml").read_text()


@functools.cache
def all_cases() -> tuple[golden.Case, ...]:
    return tuple(golden.cases(ROOT))


@pytest.mark.parametrize("strategy", [Strategy.GATHERED, Strategy.GROUPED], ids=lambda s: s.value)
@pytest.mark.parametrize("isa", TIERS, ids=lambda i: i.name)
def test_every_tier_of_each_strategy_is_frozen(isa: Isa, strategy: Strategy) -> None:
    """By a case of its own, or by one whose text differs in the tier's name and instruction sets alone."""

    def body(case: golden.Case) -> str:
        text = golden.render(ROOT, case)
        above = header(Needs("cpu", case.isa.features), for_iree=True)
        return text.removeprefix(above).replace(f"for {case.isa.name}", "")

    frozen = [c for c in all_cases() if c.config == "tiny/olmoe" and c.strategy is strategy]
    if isa in [c.isa for c in frozen]:
        return
    for case in frozen:
        if body(dataclasses.replace(case, isa=isa)) == body(case):
            return
    pytest.fail(f"no golden shows the text of {strategy.value} for {isa.name}")


def test_check_says_what_is_frozen_for_which_iree(small: Path) -> None:
    assert golden.frozen_for(c.name for c in golden.cases(small)) == "8 graphs of plain StableHLO for any IREE"
    kernels = [f"tiny/olmoe/layer0.n7.f32.grouped-avx2.iree-{v}" for v in ("3.13.0", "3.13.0", "3.14.0")]
    assert golden.frozen_for([*kernels, "tiny/olmoe/layer0.n7.f32"]) == (
        "1 graphs of plain StableHLO for any IREE, "
        "2 with CPU kernels for IREE 3.13.0, 1 with CPU kernels for IREE 3.14.0"
    )


def test_cases_cover_layers_tokens_and_dtypes(small: Path) -> None:
    assert [c.name for c in golden.cases(small)] == [
        f"tiny/layer{layer}.{tokens}.{dtype}"
        for layer in (0, 1)
        for tokens in ("dynamic", "n7")
        for dtype in ("f32", "bf16")
    ]
    assert golden.check(small) == (8, [])


def test_a_changed_golden_fails_and_shows_op_counts_then_a_diff(small: Path) -> None:
    path = golden.graph_path(small, "tiny/layer1.n7.f32")
    path.write_text(path.read_text().replace("stablehlo.logistic", "stablehlo.tanh", 1))
    _, [problem] = golden.check(small)
    assert (problem.kind, problem.case) == ("changed", "tiny/layer1.n7.f32")
    lines = problem.detail.splitlines()
    assert lines[0] == "op counts:"
    assert any("stablehlo.tanh: 1 -> 0" in line for line in lines)
    assert any(line.startswith("-") and "stablehlo.tanh" in line for line in lines)
    assert golden.new_path(small, problem.case).read_text() == golden.render(small, next(_named(small, problem.case)))


def test_one_changed_byte_fails(small: Path) -> None:
    path = golden.graph_path(small, "tiny/layer0.dynamic.bf16")
    path.write_bytes(path.read_bytes()[:-1])
    _, [problem] = golden.check(small)
    assert problem.kind == "changed"


def test_bytes_after_the_text_fail(small: Path) -> None:
    path = golden.graph_path(small, "tiny/layer0.n7.f32")
    frozen = path.read_bytes()
    for behind in (b"\n", b" ", b"\x00", b"\xff", b"// more\n", frozen):
        path.write_bytes(frozen + behind)
        _, [problem] = golden.check(small)
        assert (problem.kind, problem.case) == ("changed", "tiny/layer0.n7.f32"), behind
    path.write_bytes(frozen.replace(b"\n", b"\r\n"))
    assert [p.kind for p in golden.check(small)[1]] == ["changed"]
    assert golden.change_of(small, problem.case, frozen.decode()) is not None


def _huge(path: Path) -> None:
    path.touch()
    os.truncate(path, 2**40)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (os.mkfifo, "is a pipe; expected a frozen graph"),
        (Path.mkdir, "is a directory; expected a frozen graph"),
        (lambda path: path.symlink_to("nowhere"), "is a symbolic link to a file that is not there"),
        (lambda path: path.symlink_to("/dev/zero"), "is a device; expected a frozen graph"),
        (_huge, "is too large for a frozen graph"),
    ],
)
def test_what_is_no_golden_in_its_place_fails_and_is_said(small: Path, make: Any, message: str) -> None:
    path = golden.graph_path(small, "tiny/layer0.n7.f32")
    path.unlink()
    make(path)
    _, [problem] = golden.check(small)
    assert (problem.kind, problem.case) == ("changed", "tiny/layer0.n7.f32")
    assert message in problem.detail


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"a": NaN}', '{"a": 1, "a": 2}', "\x00", "[" * 100_000])
def test_a_damaged_index_is_said_and_nothing_is_written(small: Path, damage: str) -> None:
    index = small / "index.json"
    index.write_text(damage)
    before = {path: path.stat().st_mtime_ns for path in small.rglob("*")}
    for verb in (golden.check, golden.update):
        with pytest.raises(InputError, match=r"index\.json: .*(index of the goldens|twice|not JSON)"):
            verb(small)
    assert {path: path.stat().st_mtime_ns for path in small.rglob("*")} == before
    index.unlink()
    golden.update(small)
    assert golden.check(small) == (8, [])


def test_an_update_that_is_broken_off_leaves_no_half_file_and_the_next_one_finishes_it(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = {path: path.read_bytes() for path in small.rglob("*") if path.is_file()}
    for path in (small / "graphs").rglob("*.mlir"):
        path.write_text("module {}\n")
    replaced = itertools.count()
    replace = Path.replace

    def broken_off(path: Path, target: Path) -> Path:
        if next(replaced) == 5:
            raise KeyboardInterrupt
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", broken_off)
    with pytest.raises(KeyboardInterrupt):
        golden.update(small)
    monkeypatch.undo()
    held = {path: path.read_bytes() for path in (small / "graphs").rglob("*") if path.is_file()}
    assert sum(content == whole[path] for path, content in held.items()) == 5
    assert all(content in (whole[path], b"module {}\n") for path, content in held.items())
    assert golden.check(small)[1]
    golden.update(small)
    assert golden.check(small) == (8, [])
    assert {path: path.read_bytes() for path in small.rglob("*") if path.is_file()} == whole


def test_a_missing_and_an_unused_golden_fail(small: Path) -> None:
    path = golden.graph_path(small, "tiny/layer1.dynamic.f32")
    path.rename(path.with_name("layer9.dynamic.f32.mlir"))
    _, problems = golden.check(small)
    assert {(p.kind, p.case) for p in problems} == {
        ("missing", "tiny/layer1.dynamic.f32"),
        ("unused", "tiny/layer9.dynamic.f32"),
    }


def test_a_config_without_goldens_fails(small: Path) -> None:
    shutil.copy(ROOT / "configs" / "tiny" / "mixtral.json", small / "configs" / "mixtral.json")
    _, problems = golden.check(small)
    assert {p.kind for p in problems} == {"missing"}
    assert len(problems) == 4


def test_an_index_that_does_not_match_fails(small: Path) -> None:
    index = json.loads((small / "index.json").read_text())
    index["tiny/layer1.n7.f32"]["sha256"] = "0" * 64
    index["tiny/gone"] = {}
    (small / "index.json").write_text(json.dumps(index))
    _, problems = golden.check(small)
    assert {(p.kind, p.case) for p in problems} == {("changed", "tiny/layer1.n7.f32"), ("unused", "tiny/gone")}


def test_update_accepts_only_what_is_named(small: Path) -> None:
    for name in ("tiny/layer1.n7.f32", "tiny/layer0.n7.f32"):
        golden.graph_path(small, name).write_text("module {}\n")
    assert golden.update(small, ["tiny/layer1"]) == (["tiny/layer1.n7.f32"], [])
    assert [p.case for p in golden.check(small)[1]] == ["tiny/layer0.n7.f32"]
    with pytest.raises(InputError, match="no golden case starts with 'olmoe'"):
        golden.update(small, ["olmoe"])


def _named(root: Path, name: str):
    return (c for c in golden.cases(root) if c.name == name)


_DIGEST = """
import hashlib, pathlib, sys
sys.path[:0] = {path!r}
from emitter import golden
root = golden.goldens_root()
digest = hashlib.sha256()
for case in golden.cases(root):
    digest.update(golden.render(root, case).encode())
print(digest.hexdigest())
"""


@functools.cache
def _digest(python: str, hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    code = _DIGEST.format(path=[str(ROOT.parent)])
    done = subprocess.run(
        [python, "-c", code], env=environment, capture_output=True, text=True, check=True, timeout=240
    )
    return done.stdout.strip()


@functools.cache
def _frozen_digest() -> str:
    """What ``_DIGEST`` prints where every graph is the frozen one."""
    digest = hashlib.sha256()
    for case in golden.cases(ROOT):
        digest.update(golden.graph_path(ROOT, case.name).read_bytes())
    return digest.hexdigest()


@pytest.mark.nightly  # each day by the seed that the process of the test happens to have
def test_bytes_do_not_depend_on_the_hash_seed() -> None:
    # by another seed than that of this process, which gives the frozen ones too
    other = "1" if os.environ.get("PYTHONHASHSEED") == "4242" else "4242"
    assert _digest(sys.executable, other) == _frozen_digest()


@pytest.mark.slow
@pytest.mark.parametrize("minor", [minor for minor in (11, 12, 13, 14) if minor != sys.version_info.minor])
def test_bytes_do_not_depend_on_the_python_version(minor: int) -> None:
    python = shutil.which(f"python3.{minor}")
    # emitting needs numpy and ml_dtypes alone
    probe = [python or "", "-c", "import numpy, ml_dtypes"]
    if python is None or subprocess.run(probe, capture_output=True, check=False, timeout=240).returncode:
        pytest.skip(f"no Python 3.{minor} with numpy and ml_dtypes here")
    assert _digest(python, "1") == _frozen_digest()
