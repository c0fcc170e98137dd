"""An archive as the place that weights come from: mapped, converted where another dtype is asked for, checked."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from models import checkpoint, wanted

from emitter.errors import CheckpointError
from emitter.reading.config import open_model
from emitter.signature import DType
from weights import load_layer, open_weights
from weights.archives.archive import Archive, is_archive
from weights.archives.conversion import Conversion, convert


@pytest.fixture(scope="module")
def model(tmp_path_factory):
    return checkpoint(tmp_path_factory.mktemp("model") / "mixtral", "mixtral")


@pytest.fixture
def archive(model, tmp_path) -> Path:
    convert(Conversion.of(model, None, DType.BF16), tmp_path / "archive")
    return tmp_path / "archive"


def test_a_layer_is_mapped_where_it_is_stored_as_it_is_wanted(model, archive) -> None:
    layer = open_model(archive).layer(1)
    arguments = wanted(layer.spec, DType.BF16)
    expected = load_layer(open_weights(model), model.layer(1).layout, 1, arguments)
    found = load_layer(archive, layer.layout, 1, arguments)
    for name, array in found.items():
        assert array.tobytes() == expected[name].tobytes()
        assert not array.flags.owndata
        assert not array.flags.writeable
        assert array.ctypes.data % 64 == 0


def test_a_layer_is_converted_where_another_dtype_is_wanted(archive) -> None:
    layer = open_model(archive).layer(1)
    narrow = load_layer(archive, layer.layout, 1, wanted(layer.spec, DType.BF16))
    wide = load_layer(archive, layer.layout, 1, wanted(layer.spec))
    for name, array in wide.items():
        assert array.dtype == np.float32
        np.testing.assert_array_equal(array, narrow[name].astype(np.float32))


def test_a_layer_that_was_not_converted_is_named_with_those_that_were(model, tmp_path) -> None:
    convert(Conversion.of(model, [1], DType.F32), tmp_path / "one")
    layer = open_model(tmp_path / "one").layer(0)
    with pytest.raises(CheckpointError, match=r"layer 0 here: .*has layer 1 alone: complete it; .*--layer 1\)$"):
        load_layer(tmp_path / "one", layer.layout, 0, wanted(layer.spec))


def test_an_archive_holds_one_part_of_a_config(tmp_path) -> None:
    two = checkpoint(tmp_path / "nllb", "nllb-moe", [1])
    assert two.part is not None
    convert(Conversion.of(two, [1], DType.F32), tmp_path / "archive")
    other = next(part for part in two.parts if part != two.part)
    open_weights(open_model(tmp_path / "archive", part=two.part))
    with pytest.raises(CheckpointError, match=f'holds part "{two.part}" and part "{other}" is asked for'):
        open_weights(open_model(tmp_path / "archive", part=other))


def edit(path: Path, change) -> None:
    document = json.loads(path.read_text())
    change(document)
    path.write_text(json.dumps(document))


def tensor(number: int, **changed):
    return lambda document: document["tensors"][number].update(changed)


MANIFESTS = {
    "format": (lambda d: d.update(format="moehlo archive 1"), "format is"),
    "a key too many": (lambda d: d.update(more=1), 'expected the keys .*"more"'),
    "a key too few": (lambda d: d.pop("made_by"), 'expected the keys .*"made_by"'),
    "no list": (lambda d: d.update(tensors={}), "tensors is"),
    "no layer": (lambda d: d.update(layers={"x": {}}), "layers has"),
    "no family": (lambda d: d["model"].pop("family"), "does not say its family"),
    "dtype": (tensor(0, dtype="q4"), "tensor 0: dtype is"),
    "shape": (tensor(0, shape=[-1, -320]), "tensor 0: shape is"),
    "a shape that is larger": (tensor(0, shape=[2**39, 2**39]), "tensor 0: shape .* does not take"),
    "bytes": (tensor(0, bytes=4), "does not take 4 bytes"),
    "offset": (tensor(1, offset=0), "is said to be 30720 bytes from 0 on; weights.irpa has"),
    "another offset": (tensor(1, offset=True), "are no place in a file"),
    "hash": (tensor(0, sha256="ab"), "expected 64 hexadecimal digits"),
    "name": (tensor(0, name="other"), "does not hold"),
    "twice": (lambda d: d["tensors"].append(d["tensors"][0]), "names a tensor twice"),
    "one tensor less": (lambda d: d["tensors"].pop(), "does not hold"),
    "config": (lambda d: d.update(config="0" * 64), "is not the config.json that was converted"),
}


@pytest.mark.parametrize("case", MANIFESTS)
def test_a_manifest_that_contradicts_the_rest_is_refused(archive, case) -> None:
    change, message = MANIFESTS[case]
    edit(archive / "archive.json", change)
    with pytest.raises(CheckpointError, match=message):
        Archive(archive)


@pytest.mark.parametrize("name", ["archive.json", "weights.irpa", "config.json"])
def test_an_archive_without_one_of_its_files_is_refused(archive, name) -> None:
    (archive / name).unlink()
    assert is_archive(archive)
    with pytest.raises(CheckpointError, match=f"is no whole archive: {name} is missing"):
        Archive(archive)


def test_another_config_is_not_read_with_the_weights_of_the_first(archive) -> None:
    edit(archive / "config.json", lambda document: document.update(num_experts_per_tok=1))
    with pytest.raises(CheckpointError, match=r"config.json: is not the config.json that was converted"):
        open_weights(open_model(archive))


@pytest.mark.parametrize("more", [-1, 1, 40])
def test_a_file_that_lost_or_gained_bytes_is_refused(archive, more) -> None:
    """Within its tensors: those after them would be read from the wrong place, and the file ends in zeros."""
    path = archive / "weights.irpa"
    whole, middle = path.read_bytes(), Archive(archive).manifest.tensors[1].offset
    path.write_bytes(whole[:middle] + bytes(max(more, 0)) + whole[middle + max(-more, 0) :])
    with pytest.raises(CheckpointError, match=rf"is {len(whole) + more} bytes long, and was written with {len(whole)}"):
        Archive(archive)


def test_bytes_that_are_not_those_written_are_found_by_their_hash(archive) -> None:
    opened = Archive(archive)
    assert opened.verify() == []
    victim = opened.manifest.tensors[3]
    with (archive / "weights.irpa").open("r+b") as file:
        file.seek(victim.offset + victim.nbytes - 1)
        last = file.read(1)[0]
        file.seek(victim.offset + victim.nbytes - 1)
        file.write(bytes([last ^ 1]))
    assert Archive(archive).verify() == [victim.name]


MEASURE = """
import json, re, sys
from pathlib import Path
from emitter.reading.config import open_model
from emitter.graphs import signature_arguments
from emitter.plan import Plan
from emitter.signature import DType
from weights import load_layer, open_weights

def anonymous():
    return 1024 * int(re.search(r"RssAnon:\\s*(\\d+) kB", Path("/proc/self/status").read_text())[1])

model = open_model(sys.argv[1])
layer = model.layer(0)
arguments = [a for a in signature_arguments(layer.spec, Plan(dtype=DType.BF16)) if a.role.value == "weight"]
store = open_weights(model)
before = anonymous()
weights = load_layer(store, layer.layout, 0, arguments)
total = sum(int(array.view("u1").sum(dtype="u8")) for array in weights.values())
print(json.dumps([anonymous() - before, sum(array.nbytes for array in weights.values())]))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="reads the memory from /proc")
def test_loading_copies_nothing(tmp_path) -> None:
    large = checkpoint(tmp_path / "m", "mixtral", [0], hidden_size=1024, intermediate_size=1024, num_hidden_layers=1)
    convert(Conversion.of(large, [0], DType.BF16), tmp_path / "archive")
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, str(tmp_path / "archive")],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
        cwd=Path(__file__).parents[3],
    )
    grown, nbytes = json.loads(done.stdout)
    assert nbytes > 50_000_000
    # names, views and what summing needs: all of it read, none of it copied
    assert grown < 2_000_000
