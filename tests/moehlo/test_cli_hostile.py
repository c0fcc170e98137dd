"""Command lines that mean harm: each ends with exit code 2, one message, nothing written, and soon."""

from __future__ import annotations

import json
import os
import sys
import time
import zipfile
from pathlib import Path

import numpy as np
import pytest

from emitter.golden import goldens_root
from emitter.reading.config import open_model
from moehlo.cli import main

TINY = goldens_root() / "configs" / "tiny"
M = str(TINY / "mixtral.json")
ERNIE = str(TINY / "ernie4-5-vl-moe.json")
LONG = "n" * 300
NUL = "a\0b"
RUN = ["run", M, "--random", 1, "--output", "y.npy", "--input"]


def header(text: str) -> bytes:
    return b"\x93NUMPY\x01\x00" + len(text).to_bytes(2, "little") + text.encode("latin-1")


ARRAYS = {
    "unhashable.npy": header("{[]: 1, 'descr': '<f4', 'fortran_order': False, 'shape': (3, 40)}"),
    "mixed.npy": header("{1: 2, 'descr': '<f4', 'fortran_order': False, 'shape': (3, 40)}"),
    "negative.npy": header("{'descr': '<f4', 'fortran_order': False, 'shape': (-3, 40), }"),
    "axes.npy": header(f"{{'descr': '<f4', 'fortran_order': False, 'shape': ({'1, ' * 100}), }}"),
    "minus.npy": header("{'descr': '<f4', 'fortran_order': False, 'shape': (" + "-" * 9000 + "3, 40), }"),
    "digits.npy": header("{'descr': '<f4', 'fortran_order': False, 'shape': (" + "9" * 5000 + ", 40), }"),
    "twice.npy": header("{'descr': '<f4', 'descr': '<f4', 'fortran_order': False, 'shape': (0, 40), }"),
    "huge.npy": header("{'descr': '<f4', 'fortran_order': False, 'shape': (4611686018427387904, 40), }"),
    "objects.npy": header("{'descr': '|O', 'fortran_order': False, 'shape': (1, 40), }") + b"\x80\x04.",
    "record.npy": header("{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (1, 40), }") + bytes(160),
    "short.npy": header("{'descr': '<f4', 'fortran_order': False, 'shape': (1, 40), }") + bytes(159),
    "behind.npy": header("{'descr': '<f4', 'fortran_order': False, 'shape': (1, 40), }") + bytes(161),
    "empty.npy": b"",
    "header.npy": b"\x93NUMPY\x02\x00\xff\xff\xff\xff",
}


@pytest.fixture
def place(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    os.mkfifo("pipe")
    Path("model").mkdir()
    os.mkfifo("model/config.json")
    np.save("x.npy", np.ones((3, 40), np.float32))
    for name, content in ARRAYS.items():
        Path(name).write_bytes(content)
    Path("text.mlir").write_text("module {}")
    Path("bytes.mlir").write_bytes(b"\xff\xfe")
    with zipfile.ZipFile("members.npz", "w") as archive:
        archive.writestr("ids.npy", "no array")
    np.savez("far.npz", ids=np.full((2, 2), 2**62))
    for name, changes in CONFIGS.items():
        Path(name).write_text(json.dumps({**json.loads(Path(M).read_text()), **changes}))
    Path("nested.json").write_text("[" * 2**20)
    Path("lists.json").write_text('{"a": [' + "[]," * 2**20 + "[]]}")
    return tmp_path


CONFIGS = {
    "layers.json": {"num_hidden_layers": 200_000},
    "experts.json": {"num_local_experts": 2**24},
    "choices.json": {"num_local_experts": 2**16, "num_experts_per_tok": 2**16},
    "escape.json": {"moe_\x1b[31m[/x]": 1},
    "type.json": {"model_type": "\x1b]0;x\x07"},
}
LINES = [
    *(["inspect", name] for name in CONFIGS),
    *([verb, name] for verb in ("inspect", "emit", "verify") for name in ("nested.json", "lists.json")),
    *([verb, model] for verb in ("inspect", "emit", "verify", "bench", "sweep") for model in ("pipe", "model", LONG)),
    *(["inspect", model] for model in ("/dev/zero", NUL, "", "/", "x.npy", "\udcff", "[/x]", "x.npy/config.json")),
    *([*RUN, name] for name in (*ARRAYS, "pipe", "/dev/zero", ".", LONG, NUL)),
    *(["emit", M, "--tokens", n] for n in ("0", "-1", "²", "1_0", "1e3", str(10**14), "9" * 5000, "", "nan")),
    *(["verify", M, "--tokens", n] for n in ("dynamic", "1,,2", "²", "1,-2", str(10**14))),
    *(["bench", M, "--tokens", n] for n in ("²", str(10**14), "", "1;2")),
    *(["verify", M, option, n] for option in ("--seed", "--draws", "--draw", "--jobs") for n in ("-1", "²", "9" * 99)),
    *(["bench", M, option, n] for option in ("--threads", "--repeats") for n in ("-1", "nan", "9" * 5000)),
    *(["bench", M, "--patience", n] for n in ("-1", "nan", "inf", "9" * 5000)),
    *([*RUN, "x.npy", "--random", n] for n in ("-1", "²", "9" * 5000)),
    *(["emit", M, "--layer", n] for n in ("-1", "99", "9" * 5000, "1.0")),
    *(["emit", M, "-o", name] for name in (LONG, NUL, ".", "pipe", "/dev/null", "no/where", "x.npy/a")),
    *(["compile", name] for name in (".", "/", "", "pipe", "/dev/zero", LONG, NUL, "bytes.mlir", "text.mlir", "none")),
    *(["plot", name] for name in (".", "pipe", LONG, NUL, "members.npz", "far.npz", "x.npy", "/dev/zero")),
    ["compile", "text.mlir", "-o", "text.mlir", "--force"],
    ["compile", "text.mlir", "-o", "model/../text.mlir", "--force"],
    ["emit", "layers.json", "-o", "./layers.json", "--force"],
    [*RUN, "x.npy", "--results", "./y.npy"],
    [*RUN[:4], "--output", "x.npy", "--force", "--input", "x.npy"],
    ["emit", M, "--isa", "\x1b[0m"],
    ["emit", M, "--dtype", "[/x]"],
    ["\x1b[31m"],
    ["emit"],
    ["emit", M, "--no-such"],
]  # fmt: skip


@pytest.mark.parametrize("line", LINES, ids=[f"{n}-{line[0]!a}" for n, line in enumerate(LINES)])
def test_a_hostile_line_is_refused(place, monkeypatch, capfd, line):
    before = sorted(p.name for p in place.rglob("*"))
    monkeypatch.setattr(sys, "argv", ["moehlo", *map(str, line)])
    started = time.process_time()
    with pytest.raises(SystemExit) as ended:
        main()
    out, err = capfd.readouterr()
    assert (ended.value.code, out) == (2, "")
    assert err.count("error: ") == 1
    assert "Traceback" not in err
    assert "\x1b" not in err
    assert len(err) < 1500
    assert time.process_time() - started < 20
    assert sorted(p.name for p in place.rglob("*")) == before


def test_the_table_that_the_environment_names(place, monkeypatch, capfd):
    for name in ("pipe", "/dev/zero", ".", "x.npy", LONG):
        monkeypatch.setenv("MOEHLO_THRESHOLDS", name)
        monkeypatch.setattr(sys, "argv", ["moehlo", "inspect", M])
        with pytest.raises(SystemExit) as ended:
            main()
        assert ended.value.code == 2
        assert capfd.readouterr().err.startswith("error: ")


def test_without_token_types_every_token_is_text(place, monkeypatch):
    hidden = open_model(ERNIE).layer().spec.hidden
    np.save("h.npy", np.random.default_rng(0).standard_normal((5, hidden)).astype(np.float32))
    for types in ("none", "zeros", "mixed"):
        np.save(
            f"{types}.types.npy", np.zeros(5, np.int32) if types == "zeros" else np.array([0, 1, 2, 0, 1], np.int32)
        )
        given = [] if types == "none" else ["--token-types", f"{types}.types.npy"]
        plan = ["--random", "1", "--dispatch", "gathered", "--isa", "portable"]
        line = ["run", ERNIE, *plan, "--input", "h.npy", "--output", f"{types}.y.npy", *given]
        monkeypatch.setattr(sys, "argv", ["moehlo", *line])
        with pytest.raises(SystemExit) as ended:
            main()
        assert ended.value.code == 0
    np.testing.assert_array_equal(np.load("none.y.npy"), np.load("zeros.y.npy"))
    assert not np.array_equal(np.load("none.y.npy"), np.load("mixed.y.npy"))
