"""Headers of safetensors files come from anywhere: whatever they say, only CheckpointError comes out."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import safetensors
import safetensors.numpy

from emitter.errors import CheckpointError
from weights.tensorfile import BITS, NUMPY, TensorFile, _read_tensors, parse_header


def entry(dtype: object = "F32", shape: object = (2, 3), begin: object = 0, end: object = 24) -> dict[str, object]:
    return {"dtype": dtype, "shape": shape, "data_offsets": [begin, end]}


def file_bytes(header: bytes | dict[str, Any], data: bytes = bytes(24), length: int | None = None) -> bytes:
    text = header if isinstance(header, bytes) else json.dumps(header).encode()
    return (len(text) if length is None else length).to_bytes(8, "little") + text + data


def test_reads_what_the_reference_writer_writes(tmp_path: Path) -> None:
    rng = np.random.default_rng(0)
    arrays = {
        "f32": rng.standard_normal((3, 5)).astype(np.float32),
        "f16": rng.standard_normal((7,)).astype(np.float16),
        "bf16": rng.standard_normal((2, 1, 3)).astype(ml_dtypes.bfloat16),
        "f64": rng.standard_normal((1, 2)),
        "i64": rng.integers(-9, 9, (4,)),
        "i32": rng.integers(-9, 9, (2, 2)).astype(np.int32),
        "i8": rng.integers(-9, 9, (3,)).astype(np.int8),
        "u8": rng.integers(0, 9, (5,)).astype(np.uint8),
        "bool": np.array([True, False, True]),
        "scalar": np.array(2.5, np.float32),
        "empty": np.zeros((0, 4), np.float32),
    }
    path = tmp_path / "model.safetensors"
    safetensors.numpy.save_file(arrays, path, metadata={"format": "np"})
    file = TensorFile(path)
    assert file.tensors.keys() == arrays.keys()
    for name, array in arrays.items():
        read = file.array(name)
        assert (read.dtype, read.shape) == (array.dtype, array.shape)
        assert read.tobytes() == array.tobytes()
        assert not read.flags.writeable or not read.size


def test_every_dtype_has_the_size_its_name_says() -> None:
    assert all(NUMPY[name].itemsize * 8 == BITS[name] for name in NUMPY)
    assert BITS.keys() - NUMPY.keys() == {"F4", "F6_E2M3", "F6_E3M2"}


@pytest.mark.parametrize("kind", ["F8_E4M3", "F8_E5M2"])
def test_eight_bit_floats_are_decoded(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "x.safetensors"
    path.write_bytes(file_bytes({"x": entry(kind, [1], 0, 1)}, bytes([0b00111100])))
    # 0 0111 100 is 1.5 in E4M3 (bias 7), 0 01111 00 is 1.0 in E5M2 (bias 15).
    assert float(TensorFile(path).array("x")[0]) == {"F8_E4M3": 1.5, "F8_E5M2": 1.0}[kind]


def test_packed_dtypes_are_described_but_not_read(tmp_path: Path) -> None:
    path = tmp_path / "x.safetensors"
    path.write_bytes(file_bytes({"x": entry("F4", [2, 4], 0, 4)}, bytes(4)))
    file = TensorFile(path)
    assert file.tensors["x"].shape == (2, 4)
    with pytest.raises(CheckpointError, match=r'"x" is stored as packed F4'):
        file.array("x")


GOOD = {"x": entry()}
BAD_FILES = {
    "empty": (b"", "0 bytes are too few"),
    "seven bytes": (bytes(7), "7 bytes are too few"),
    "length beyond the file": (file_bytes(GOOD, length=4000), "header is said to take 4000 bytes"),
    "length one byte too long": (file_bytes(GOOD, b"", len(json.dumps(GOOD)) + 1), "header is said to take"),
    "length of all ones": (b"\xff" * 100, "announce a header of 18446744073709551615 bytes"),
    "length over the cap": (file_bytes(GOOD, length=100_000_001), "announce a header of 100000001 bytes"),
    "a zip archive": (b"PK\x03\x04" + bytes(200), "not a safetensors file|not JSON|header is said"),
    "data cut off": (file_bytes(GOOD, bytes(23)), '"x": bytes 0 to 24 do not lie in the 23 bytes'),
    "data too long": (file_bytes(GOOD, bytes(25)), "tensors take 24 bytes, the file holds 25"),
    "not JSON": (file_bytes(b"{'x': 1}"), "not JSON"),
    "a name twice": (
        file_bytes(b'{"x":%(e)s,"x":%(e)s}' % {b"e": json.dumps(entry()).encode()}),
        'the key "x" appears twice',
    ),
    "entry not an object": (file_bytes({"x": 5}), '"x": its header entry must hold'),
    "entry lacks the shape": (file_bytes({"x": {"dtype": "F32", "data_offsets": [0, 24]}}), "must hold dtype, shape"),
    "entry with more": (file_bytes({"x": entry() | {"code": "x"}}), "and nothing else"),
    "metadata not text": (file_bytes({"__metadata__": {"a": 1}, "x": entry()}), "__metadata__ must map"),
    "unknown dtype": (file_bytes({"x": entry("F128")}), '"x": unknown dtype "F128"; known are BOOL, F4'),
    "dtype a list": (file_bytes({"x": entry(["F32"])}), "unknown dtype"),
    "negative size": (file_bytes({"x": entry(shape=[-2, -3])}), r"shape \[-2, -3\] is not a list"),
    "size a bool": (file_bytes({"x": entry(shape=[True, 6])}), "is not a list"),
    "size a float": (file_bytes({"x": entry(shape=[2.0, 3])}), "is not a list"),
    "shape a number": (file_bytes({"x": entry(shape=6)}), "is not a list"),
    "shape of rank 33": (file_bytes({"x": entry(shape=[1] * 33, end=4)}, bytes(4)), "at most 32 sizes"),
    "shape of lists": (file_bytes({"x": entry(shape=[[2], 3])}), "is not a list"),
    "size beyond counting": (file_bytes({"x": entry(shape=[2**70, 0], end=0)}, b""), "cannot fit"),
    "product beyond counting": (file_bytes({"x": entry(shape=[2**31] * 3 + [0], end=0)}, b""), "cannot fit"),
    "shape larger than its bytes": (file_bytes({"x": entry(shape=[2, 4])}), "takes 32 bytes, data_offsets give 24"),
    "shape smaller than its bytes": (file_bytes({"x": entry(shape=[5])}), "takes 20 bytes, data_offsets give 24"),
    "half a byte": (file_bytes({"x": entry("F4", [3], 0, 1)}, bytes(1)), "takes 2 bytes, data_offsets give 1"),
    "offsets reversed": (file_bytes({"x": entry(begin=24, end=0)}), "bytes 24 to 0"),
    "offsets negative": (file_bytes({"x": entry(begin=-24, end=0)}), "bytes -24 to 0"),
    "offsets not a pair": (file_bytes({"x": {"dtype": "F32", "shape": [], "data_offsets": [0]}}), "not a pair"),
    "offsets not numbers": (file_bytes({"x": entry(begin="0")}), "not a pair"),
    "offset a bool": (file_bytes({"x": entry(begin=False)}), "not a pair"),
    "end beyond the file": (file_bytes({"x": entry(shape=[7], end=28)}), "bytes 0 to 28 do not lie in the 24"),
    "overlap": (
        file_bytes({"x": entry(), "y": entry(shape=[6], begin=20, end=44)}, bytes(44)),
        '"y" begins at byte 20 of the data and overlaps tensor "x", which ends at byte 24',
    ),
    "the same bytes twice": (file_bytes({"x": entry(), "y": entry()}), '"y" begins at byte 0 .* overlaps tensor "x"'),
    "hole": (
        file_bytes({"x": entry(), "y": entry(shape=[6], begin=28, end=52)}, bytes(52)),
        '"y" begins at byte 28 .* leaves a hole after tensor "x"',
    ),
    "hole at the start": (file_bytes({"x": entry(begin=4, end=28)}, bytes(28)), "hole after the start of the data"),
}


@pytest.mark.parametrize("case", BAD_FILES)
def test_a_wrong_header_is_refused_with_the_file_and_the_reason(tmp_path: Path, case: str) -> None:
    content, reason = BAD_FILES[case]
    path = tmp_path / "model.safetensors"
    path.write_bytes(content)
    with pytest.raises(CheckpointError, match=reason) as caught:
        TensorFile(path)
    assert str(path) in str(caught.value)
    assert len(str(caught.value)) < 1000


def test_a_hostile_name_does_not_reach_the_terminal() -> None:
    name = "\x1b[2J" + "x" * 100_000 + "\ud800"
    header = json.dumps({name: entry("F128")}).encode()
    with pytest.raises(CheckpointError) as caught:
        parse_header(header, 24, "model.safetensors")
    message = str(caught.value)
    assert message.isprintable()
    assert len(message) < 1000


def test_what_is_not_a_regular_file_is_not_opened(tmp_path: Path) -> None:
    pipe = tmp_path / "model.safetensors"
    os.mkfifo(pipe)
    with pytest.raises(CheckpointError, match="is a pipe; expected a safetensors file"):
        TensorFile(pipe)
    with pytest.raises(CheckpointError, match="does not exist; expected a safetensors file"):
        TensorFile(tmp_path / "absent.safetensors")


def lists(megabytes: int) -> bytes:
    return b'{"x":[' + b"[]," * (megabytes * 10**6 // 3 - 10) + b"[]]}"


@pytest.mark.parametrize(
    ("header", "reason"),
    [
        (lists(99), r"holds more than 2097152 values"),
        (b'{"' + b"x" * 90_000_000 + b'":1}', "its header entry must hold dtype"),
    ],
    ids=["a hundred megabytes of []", "a name of 90 MB"],
)
@pytest.mark.timeout(60)
def test_a_large_header_is_refused_in_seconds(tmp_path: Path, header: bytes, reason: str) -> None:
    path = tmp_path / "model.safetensors"
    path.write_bytes(file_bytes(header, b""))
    started = time.process_time()
    with pytest.raises(CheckpointError, match=reason) as caught:
        TensorFile(path)
    assert len(str(caught.value)) < 1000
    # A second where nothing else runs; the parser took a minute for the first.
    assert time.process_time() - started < 15


CUT = """
import os, sys
from pathlib import Path
import numpy as np
sys.path[:0] = sys.argv[2:]
from emitter.errors import CheckpointError
from emitter.reading.layout import LayerLayout, Tensor, WeightLayout
from emitter.signature import Argument, DType, Role
from weights import Checkpoint, assembly, load_layer
path, rows = Path(sys.argv[1]), 4096
assembly.BLOCK_BYTES = 1 << 20
layout = LayerLayout(("",), (WeightLayout("up", Tensor("w"), ()),))
wanted = [Argument("up", (rows, 1024), DType.BF16, Role.WEIGHT)]
def cut(done, total):
    if done:
        os.truncate(path, 1 << 20)
try:
    load_layer(path, layout, 0, wanted, progress=cut)
except CheckpointError as error:
    print(error)
"""


@pytest.mark.skipif(os.name != "posix", reason="elsewhere a mapped file cannot be cut short")
def test_a_file_that_is_cut_short_while_it_is_read_is_no_bus_error(tmp_path: Path) -> None:
    path = tmp_path / "model.safetensors"
    safetensors.numpy.save_file({"w": np.ones((4096, 1024), np.float32)}, path)
    paths = [str(Path(__file__).parents[2])]
    done = subprocess.run(
        [sys.executable, "-c", CUT, str(path), *paths], capture_output=True, text=True, check=False, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"model\.safetensors: was cut short while it was read, from \d+ bytes to 1048576", done.stdout)


@pytest.mark.parametrize("left", [8, 20])
def test_a_file_that_ends_while_its_header_is_read_says_so(left: int) -> None:
    """Its size is asked for before: what writes to it may have cut it short since."""
    whole = file_bytes({"w": entry()})
    with pytest.raises(CheckpointError, match=r"^model\.safetensors: ended while its header was read$"):
        _read_tensors(Path("model.safetensors"), io.BytesIO(whole[:left]), len(whole))


def test_what_is_read_is_what_is_mapped(tmp_path: Path) -> None:
    path = tmp_path / "model.safetensors"
    array = np.random.default_rng(0).standard_normal((6, 10, 14)).astype(np.float32)
    safetensors.numpy.save_file({"pad": np.zeros(3, np.uint8), "w": array}, path)
    file = TensorFile(path)
    mapped = file.array("w")
    views = [mapped, mapped[2], mapped[1:4, ::2], mapped.swapaxes(1, 2), mapped[3:, 1::2].swapaxes(1, 2), mapped[::-1]]
    for view in [*views, mapped[:0], mapped[5, 9, 13:]]:
        assert np.array_equal(file.read(view), view)
        assert not view.size or not np.shares_memory(file.read(view), mapped)
    os.truncate(path, path.stat().st_size - 4)  # the last byte of w, and the padding after it
    assert np.array_equal(file.read(mapped[:5]), array[:5])
    with pytest.raises(CheckpointError, match="was cut short"):
        file.read(mapped[5])


LIMITED = """
import resource, sys
from pathlib import Path
from weights.tensorfile import TensorFile
used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (used + 2**29, used + 2**29))
try:
    TensorFile(Path(sys.argv[1]))
except Exception as error:
    print(type(error).__name__, error)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="reads the process's size as Linux tells it")
def test_a_file_larger_than_the_address_space_says_what_it_takes(tmp_path: Path) -> None:
    path, size = tmp_path / "model.safetensors", 2**30
    path.write_bytes(file_bytes({"w": {"dtype": "U8", "shape": [size], "data_offsets": [0, size]}}, b""))
    os.truncate(path, path.stat().st_size + size)  # sparse
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    command = [sys.executable, "-c", LIMITED, str(path)]
    said = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=120).stdout
    taken = f"{path.stat().st_size:,} bytes of address space; see `ulimit -v`"
    assert said == f"CheckpointError {path}: cannot be mapped: it takes {taken}\n"


def test_an_announced_header_is_not_allocated(tmp_path: Path) -> None:
    # A sparse file of a terabyte announcing a header just under the cap: only the header is read, and refused.
    path = tmp_path / "model.safetensors"
    with path.open("wb") as file:
        file.write((1000).to_bytes(8, "little"))
        file.truncate(1 << 40)
    with pytest.raises(CheckpointError, match="is not JSON"):
        TensorFile(path)
