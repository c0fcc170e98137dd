"""What may not be read or written: each command line ends with one message that names it, and no traceback.

Root may read and write everything, so where the tests run as root the command runs without those two rights.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from emitter.golden import goldens_root
from emitter.reading.config import open_model
from emitter.signature import DType, weight_arguments
from emitter.spec.tensors import canonical_weights
from weights import random_weights, write_checkpoint

CONFIG = goldens_root() / "configs" / "tiny" / "mixtral.json"
M = str(CONFIG)
RIGHTS = "-dac_override,-dac_read_search"
AS_OTHERS = ["setpriv", f"--bounding-set={RIGHTS}", f"--inh-caps={RIGHTS}", "--"] if os.geteuid() == 0 else []

# every line in one process, for the imports take longer than the lines
PROGRAM = """
import contextlib, io, json, os, sys
from moehlo.cli import main
ended = []
for cache, *line in json.loads(sys.argv[1]):
    os.environ["MOEHLO_CACHE_DIR"] = cache
    sys.argv, stream = ["moehlo", *line], io.StringIO()
    with contextlib.redirect_stderr(stream), contextlib.redirect_stdout(stream):
        try:
            main()
        except SystemExit as error:
            ended.append([error.code, stream.getvalue()])
print(json.dumps(ended))
"""

FILES = ["--input", "x.npy", "--output", "y.npy"]
UNREADABLE = "cannot be read: Permission denied"
LINES: dict[str, tuple[list[str], str]] = {
    "a folder": (["inspect", "folder"], f"folder/config.json: {UNREADABLE}; expected a config.json"),
    "a folder that may be entered, not listed": (["run", "unlisted", *FILES], "unlisted"),
    "a config": (["emit", "config"], f"config.json: {UNREADABLE}; expected a config.json"),
    "a config alone": (["emit", "config/config.json"], f"config.json: {UNREADABLE}"),
    "weights": (["run", "weights", *FILES], f"model.safetensors: {UNREADABLE}"),
    "an input": (
        ["run", M, "--random", "1", "--input", "secret.npy", "--output", "y.npy"],
        f"secret.npy: {UNREADABLE}; expected x as a .npy file",
    ),
    "a text": (["compile", "secret.mlir"], f"secret.mlir: {UNREADABLE}; expected the text of a graph"),
    "a table": (["plot", "secret.csv", "-o", "a.png"], f"secret.csv: {UNREADABLE}; expected a benchmark or results"),
    "thresholds": (["sweep", M, "--csv", "secret.csv"], f"secret.csv: {UNREADABLE}"),
    "an output": (
        ["emit", M, "-o", "closed/b.mlir"],
        "closed/b.mlir: its folder closed cannot be written; give a path in another",
    ),
    "results": (["run", M, *FILES, "--results", "closed/r.npz"], "closed/r.npz: its folder closed cannot be written"),
    "a folder to enter": (["emit", M, "-o", "folder/a.mlir"], "folder/a.mlir: cannot be written: Permission denied"),
    "a module": (["compile", "closed/a.mlir"], "closed/a.vmfb: its folder closed cannot be written"),
    "a benchmark": (["bench", M, "--csv", "closed/a.csv"], "closed/a.csv: its folder closed cannot be written"),
    "modules": (["bench", M, "--compile-only", "--modules", "closed/m"], "closed/m: cannot be made: Permission denied"),
}


CACHES = {"unwritable": 0o500, "unreadable": 0}


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, tuple[int, str]]]:
    """The exit code and the messages of each line, and of a run with each cache."""
    place = tmp_path_factory.mktemp("place")
    for name in ("folder", "unlisted", "config", "weights", "closed", *CACHES):
        (place / name).mkdir()
    layer = open_model(CONFIG).layer()
    wanted = weight_arguments(canonical_weights(layer.spec), DType.F32)
    weights = random_weights(wanted, 1)
    for name in ("unlisted", "weights"):
        config = json.loads(CONFIG.read_text())
        write_checkpoint(place / name, config, {layer.index: weights}, layer.layout, wanted, dtype=DType.F32)
    for name in ("folder", "config"):
        (place / name / "config.json").write_text(CONFIG.read_text())
    np.save(place / "x.npy", np.ones((3, layer.spec.hidden), np.float32))
    for name in ("secret.npy", "secret.mlir", "secret.csv", "closed/a.mlir"):
        (place / name).write_bytes(b"")
    (place / "old.mlir").write_bytes(b"")
    modes = {place / "config/config.json": 0, place / "folder": 0, place / "unlisted": 0o300, place / "closed": 0o500}
    modes |= dict.fromkeys((*place.glob("weights/*.safetensors"), *place.glob("secret.*")), 0)
    modes |= {place / name: mode for name, mode in CACHES.items()} | {place / "old.mlir": 0}
    before = {path.name for path in place.iterdir()}
    lines = [["cache", *line] for line, _ in LINES.values()]
    for name in CACHES:
        output = ["--input", "x.npy", "--output", f"{name}.npy"]
        lines.append([name, "run", M, "--random", "1", "--dispatch", "gathered", "--isa", "portable", *output])
    lines.append(["cache", "emit", M, "-o", "old.mlir", "--force"])
    try:
        for path, mode in modes.items():
            path.chmod(mode)
        yield dict(zip((*LINES, *CACHES, "replaced"), run(place, lines), strict=True))
    finally:
        for path in modes:
            path.chmod(0o700)
    assert {path.name for path in place.iterdir()} - before == {f"{name}.npy" for name in CACHES}
    assert [path.name for path in (place / "closed").iterdir()] == ["a.mlir"]
    assert not [path for name in CACHES for path in (place / name).iterdir()]


def run(place: Path, lines: list[list[str]]) -> Any:
    command = [*AS_OTHERS, sys.executable, "-c", PROGRAM, json.dumps(lines)]
    known = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    try:
        done = subprocess.run(command, cwd=place, env=known, capture_output=True, text=True, timeout=200, check=False)
    except FileNotFoundError:
        pytest.skip("as root this needs setpriv")
    if done.returncode != 0 and "setpriv" in done.stderr:
        pytest.skip(f"a process cannot be without the rights of root here: {done.stderr.strip()}")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


@pytest.mark.parametrize("what", LINES)
def test_what_may_not_be_read_or_written_is_named(ended: dict[str, tuple[int, str]], what: str) -> None:
    code, said = ended[what]
    assert (code, said.count("error: "), "Traceback" in said) == (2, 1, False), said
    assert LINES[what][1] in said.replace("\n", "")


@pytest.mark.parametrize(
    ("what", "expected"),
    [
        ("unwritable", "cannot write the cache of compiled modules in unwritable: Permission denied"),
        ("unreadable", "the cache of compiled modules is not used: unreadable/locks: Permission denied"),
    ],
)
def test_a_cache_that_may_not_be_written_or_read_costs_time_alone(
    ended: dict[str, tuple[int, str]], what: str, expected: str
) -> None:
    code, said = ended[what]
    assert (code, said.count("warning: "), "Traceback" in said) == (0, 1, False), said
    assert expected in said.replace("\n", "")


def test_what_is_replaced_need_not_be_readable(ended: dict[str, tuple[int, str]]) -> None:
    code, said = ended["replaced"]
    assert (code, "wrote old.mlir: mixtral layer 0" in said) == (0, True), said
