"""Archives of quantised checkpoints: the planes as they are stored, mapped, and what every verb makes of them."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from quantised_models import E, H, I, deepseek_fp8, gpt_oss_mxfp4, mlx_model, mlx_modes

import moehlo
from emitter.errors import CheckpointError, InputError
from emitter.graphs import signature_arguments
from emitter.packing import MlxAffine
from emitter.plan import Plan, Residency
from emitter.reading.config import open_model
from emitter.signature import DType, Role
from moehlo.bench.workload import load_workload
from tests.moehlo.command import call, document
from weights import load_layer, open_weights
from weights.archives.archive import Archive
from weights.archives.conversion import Conversion, convert
from weights.archives.irpa import place

FORMS: dict[str, tuple[Callable[[Path], Path], list[str]]] = {
    "mlx": (lambda folder: mlx_model("qwen3-moe", folder)[1], ["expert_gate_up", "expert_down"]),
    "mlx-biases": (lambda folder: mlx_model("gpt-oss", folder)[1], ["expert_gate_up", "expert_down"]),
    "mlx-2": (lambda folder: mlx_modes(folder, bits=2, group_size=32), ["expert_gate_up", "expert_down"]),
    "mlx-5": (lambda folder: mlx_modes(folder, bits=5, group_size=64), ["expert_gate_up", "expert_down"]),
    "mlx-3": (lambda folder: mlx_modes(folder, bits=3, group_size=32), ["expert_gate_up", "expert_down"]),
    "mlx-6": (lambda folder: mlx_modes(folder, bits=6, group_size=64), ["expert_gate_up", "expert_down"]),
    "mlx-mxfp4": (
        lambda folder: mlx_modes(folder, mode="mxfp4", bits=4, group_size=32),
        ["expert_gate_up", "expert_down"],
    ),
    "mlx-nvfp4": (
        lambda folder: mlx_modes(folder, mode="nvfp4", bits=4, group_size=16),
        ["expert_gate_up", "expert_down"],
    ),
    "mlx-mxfp8": (
        lambda folder: mlx_modes(folder, mode="mxfp8", bits=8, group_size=32),
        ["expert_gate_up", "expert_down"],
    ),
    "mxfp4": (gpt_oss_mxfp4, ["expert_gate_up", "expert_down"]),
    "fp8": (
        lambda folder: deepseek_fp8(folder, 64),
        ["expert_gate_up", "expert_down", "shared_gate_up", "shared_down"],
    ),
    # blocks of 48 rows would hold gates and ups
    "fp8-48": (deepseek_fp8, ["expert_down", "shared_down"]),
}


def the_layer(folder: Path) -> int:
    return open_model(folder).moe_layers[0]


def made(folder: Path, name: str) -> Path:
    """A checkpoint of a form, and beside it its archive."""
    model = FORMS[name][0](folder / "model")
    convert(Conversion.of(open_model(model), [the_layer(model)], DType.F32), folder / "archive")
    return folder / "archive"


@pytest.mark.parametrize("name", FORMS)
def test_planes_are_those_of_the_checkpoint_and_mapped(name: str, tmp_path: Path) -> None:
    archive = made(tmp_path, name)
    model = open_model(tmp_path / "model")
    conversion = Conversion.of(model, [the_layer(tmp_path / "model")], DType.F32)
    [contents], [layer] = conversion.contents, conversion.layers
    assert [n.rpartition(".")[2] for n in Archive.whole(archive).manifest.packed] == FORMS[name][1]
    stored = load_layer(open_weights(model), layer.layout, layer.index, contents.arguments)
    found = load_layer(archive, layer.layout, layer.index, contents.arguments)
    assert found.keys() == stored.keys()
    for argument, array in found.items():
        assert array.tobytes() == stored[argument].tobytes(), argument
        assert not array.flags.owndata
        assert not array.flags.writeable
        assert array.ctypes.data % 64 == 0
    plain = [a for a in signature_arguments(layer.spec, Plan(dtype=DType.BF16)) if a.role is Role.WEIGHT]
    numbers = load_layer(open_weights(model), layer.layout, layer.index, plain)
    for argument, array in load_layer(archive, layer.layout, layer.index, plain).items():
        assert array.tobytes() == numbers[argument].tobytes(), argument
    assert Archive.whole(archive).verify() == []


def test_an_archive_takes_the_disk_of_its_planes_and_says_what_it_holds(tmp_path: Path) -> None:
    model = mlx_model("qwen3-moe", tmp_path / "model")[1]
    ran = call("convert", model, "-o", tmp_path / "archive", "--layer", 1, "--json")
    found = ran.json
    packed = 3 * E * I * H * (4 + 32 / 64) / 8
    # the router, which every graph takes in f32, is written so
    assert (found["bytes"], found["dtype"]) == (packed + E * H * 4, "bf16")
    how = "MLX affine, 4 bits, groups of 64, bf16 scales"
    assert found["packed"] == {f"layers.1.{stem}": how for stem in ("expert_gate_up", "expert_down")}
    assert f"2 weights packed as they are stored: {how}" in ran.said
    assert (tmp_path / "archive/weights.irpa").stat().st_size < found["bytes"] + 8192


def test_residency_says_how_quantised_weights_are_written(tmp_path: Path) -> None:
    model = mlx_model("qwen3-moe", tmp_path / "model")[1]
    numbers = document("convert", model, "-o", tmp_path / "numbers", "--layer", 1, "--residency", "bf16")
    assert (numbers["packed"], numbers["dtype"], numbers["bytes"]) == ({}, "bf16", 3 * E * I * H * 2 + E * H * 4)
    with pytest.raises(InputError, match="--residency is bf16 and --dtype is f32"):
        call("convert", model, "-o", tmp_path / "n", "--residency", "bf16", "--dtype", "f32")
    again = document("convert", tmp_path / "numbers", "-o", tmp_path / "n", "--layer", 1, "--dtype", "bf16")
    assert (again["packed"], again["bytes"]) == ({}, numbers["bytes"])
    with pytest.raises(InputError, match=r"no weight of .* can be written .*Leave it out: numbers of"):
        call("convert", tmp_path / "numbers", "-o", tmp_path / "p", "--residency", "packed", "--layer", 1)
    assert not (tmp_path / "p").exists()
    # from packed planes to packed planes, and to numbers
    call("convert", model, "-o", tmp_path / "packed", "--layer", 1, "--residency", "packed")
    for how, like in (("packed", "packed"), ("bf16", "numbers")):
        call("convert", tmp_path / "packed", "-o", tmp_path / f"{how}-again", "--layer", 1, "--residency", how)
        raw = (tmp_path / f"{how}-again/weights.irpa").read_bytes()
        assert raw == (tmp_path / like / "weights.irpa").read_bytes()


def test_what_cannot_be_written_packed_is_said(tmp_path: Path) -> None:
    model = deepseek_fp8(tmp_path / "model")
    ran = call("convert", model, "-o", tmp_path / "archive", "--layer", the_layer(model), "--json")
    why = "is written in f32: 2 parts of 64 cannot share blocks of 48"
    assert f"layers.1.expert_gate_up {why}" in ran.said
    assert len(ran.json["packed"]) == 2


@pytest.mark.nightly
@pytest.mark.parametrize("name", ["mlx-2", "mlx-5"])
def test_archives_of_few_and_odd_bits_run_and_verify(name: str, tmp_path: Path) -> None:
    archive = made(tmp_path, name)
    np.save(tmp_path / "x.npy", np.random.default_rng(3).standard_normal((3, H)).astype(np.float32))
    given = ["--layer", 1, "--input", tmp_path / "x.npy", "--isa", "portable", "--dtype", "bf16"]
    ways = {"model": [], "archive": [], "slots": ["--expert-slots", 4]}
    for way, words in ways.items():
        folder = tmp_path / way if way == "model" else archive
        call("run", folder, *given, "--dispatch", "gathered", *words, "--output", tmp_path / f"{way}.npy")
    assert len({(tmp_path / f"{way}.npy").read_bytes() for way in ways}) == 1
    pytest.importorskip("transformers")
    found = document("verify", archive, "--layer", 1, "--tokens", "2", "--draws", "1", "--isa", "portable")
    assert found["passed"]


def test_run_computes_with_mapped_planes_what_it_computes_with_the_checkpoint(tmp_path: Path) -> None:
    archive = made(tmp_path, "mlx")
    np.save(tmp_path / "x.npy", np.random.default_rng(3).standard_normal((3, H)).astype(np.float32))
    given = ["--input", tmp_path / "x.npy", "--dispatch", "gathered", "--dtype", "f32"]
    told = [
        call("run", tmp_path / name, "--layer", 1, *given, "--output", tmp_path / f"{name}.npy").err
        for name in ("model", "archive")
    ]
    assert (tmp_path / "model.npy").read_bytes() == (tmp_path / "archive.npy").read_bytes()
    assert all("kept packed: expert_gate_up, expert_down" in text for text in told)
    layer = open_model(archive).layer(1)
    graph = moehlo.emit(layer, dispatch="gathered", residency="packed", isa="host")
    weights = moehlo.load_weights(layer, graph)
    mapped = Archive.whole(archive).tensors
    session = moehlo.Session(moehlo.compile(graph), weights)
    assert session.copied_weights == ()
    assert sum(array.nbytes for array in weights.values()) == sum(tensor.nbytes for tensor in mapped.values())
    # the addresses that the runtime has are those at which the system maps the file
    given = [low for low, _ in session.device.ranges.values()]
    assert given == [array.ctypes.data for array in weights.values()]
    if sys.platform == "linux":
        lines = [line.split() for line in Path("/proc/self/maps").read_text().splitlines()]
        ranges = [[int(end, 16) for end in line[0].split("-")] for line in lines if line[-1].endswith("weights.irpa")]
        assert all(any(low <= address < high for low, high in ranges) for address in given)


def test_planes_are_parameters_of_a_text_for_packed_weights(tmp_path: Path) -> None:
    archive, given = made(tmp_path, "mlx"), ["--layer", "1", "--dispatch", "gathered", "--isa", "host"]
    emitted = document("emit", archive, *given, "--residency", "packed", "--parameters", "ffn")
    arguments = emitted["arguments"]
    named = {a["parameter"]: (a["dtype"], a["shape"]) for a in arguments if a["role"] == "weight"}
    tensors = Archive.whole(archive).tensors
    assert named == {name: (tensor.dtype.value, list(tensor.shape)) for name, tensor in tensors.items()}
    assert "layers.1.expert_down.codes" in named
    packed = r"layers\.1\.expert_gate_up .*; it is packed \(MLX.*\): emit with --residency packed"
    with pytest.raises(CheckpointError, match=packed):
        call("emit", archive, *given, "--parameters", "ffn")
    layer = open_model(archive).layer(1)
    x = np.random.default_rng(3).standard_normal((3, H)).astype(np.float32)
    graphs = [
        moehlo.emit(layer, dispatch="gathered", residency="packed", isa="host", parameters=scope)
        for scope in (None, "ffn")
    ]
    first, second = (moehlo.Session(moehlo.compile(g), moehlo.load_weights(layer, g)) for g in graphs)
    assert np.array_equal(first(x), second(x))
    assert second.copied_weights == ()


def test_inspect_says_of_planes_what_it_says_of_the_checkpoint(tmp_path: Path) -> None:
    made(tmp_path, "mlx")
    documents = [document("inspect", tmp_path / name, "--layer", 1) for name in ("model", "archive")]
    assert documents[0]["packed"] == documents[1]["packed"] == ["expert_down", "expert_gate_up"]
    stored = [{t["name"]: t["stored"] for t in each["tensors"]} for each in documents]
    for name in ("expert_gate_up", "expert_down"):
        assert stored[1][name] == stored[0][name]
    assert stored[1]["router"] == {"packing": "plain", "bytes": E * H * 4}


@pytest.mark.nightly
def test_verify_passes_over_planes(tmp_path: Path) -> None:
    pytest.importorskip("transformers")
    found = document("verify", made(tmp_path, "mlx"), "--layer", 1, "--tokens", "2", "--draws", "1")
    assert found["passed"]
    assert found["subject"]["packed"] == ["expert_gate_up", "expert_down"]


def test_verify_is_over_the_same_planes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seen where the block of transformers is handed its weights, and where the graph is handed its planes."""
    pytest.importorskip("transformers")
    from oracle import suite

    made(tmp_path, "mlx")
    seen: list[dict[str, bytes]] = []

    def load(store: Any, layout: Any, index: int, wanted: Any) -> dict[str, Any]:
        loaded = load_layer(store, layout, index, wanted)
        seen.append({name: array.tobytes() for name, array in loaded.items()})
        if len(seen) % 2 == 0:
            raise InputError("seen")
        return loaded

    monkeypatch.setattr(suite, "load_layer", load)
    for name in ("model", "archive"):
        with pytest.raises(InputError, match="seen"):
            moehlo.verify(tmp_path / name, 1)
    assert seen[:2] == seen[2:]
    assert "expert_down" in seen[0]
    assert "expert_down.codes" in seen[1]


def test_bench_measures_the_packing_that_the_files_have(tmp_path: Path) -> None:
    """A config alone does not say of what type scales are, nor that an archive holds numbers."""
    packings = (("expert_gate_up", MlxAffine(3, 32, DType.F16)), ("expert_down", MlxAffine(3, 32, DType.F16)))
    archive = made(tmp_path, "mlx-3")
    for folder in (tmp_path / "model", archive):
        assert load_workload(open_model(folder), 1, DType.F32).packings == packings
    convert(Conversion.of(open_model(archive), [1], DType.F32, Residency.F32), tmp_path / "numbers")
    assert load_workload(open_model(tmp_path / "numbers"), 1, DType.F32).packings == ()
    with pytest.raises(InputError, match="has no experts that are quantised in a way that kernels read"):
        load_workload(open_model(tmp_path / "numbers"), 1, DType.F32, residency=Residency.PACKED)


# -- what is not believed ------------------------------------------------------------------------------------------


def edit(archive: Path, change: Callable[[dict[str, Any]], object]) -> None:
    path = archive / "archive.json"
    document = json.loads(path.read_text())
    change(document)
    path.write_text(json.dumps(document))


DOWN = "layers.1.expert_down"


def packing(**changed: Any) -> Callable[[dict[str, Any]], object]:
    return lambda document: document["packed"][DOWN]["packing"].update(changed)


MANIFESTS: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "no object": (lambda d: d.update(packed=[]), "packed is"),
    "no packing": (lambda d: d["packed"][DOWN].pop("packing"), "expected an object with packing and shape"),
    "unknown": (packing(name="int4"), "expected an object with a name: mlx-affine, "),
    "another": (packing(name="mxfp4"), "expected the name and nothing"),
    "a field less": (lambda d: d["packed"][DOWN]["packing"].pop("bits"), "expected the name and bits, group, scale"),
    "bits": (packing(bits=7), "MlxAffine: bits is 7"),
    "bits as text": (packing(bits="4"), "bits is .*; expected a number from 1 to"),
    "bits as a truth": (packing(bits=True), "bits is true; expected a number from 1 to"),
    "scale": (packing(scale="i8"), "scale is .*; expected one of f32, bf16, f16"),
    "other bits": (packing(bits=8), r"expected a plane codes \[8, 128, 16\] of i32 .*; there is \[8, 128, 8\] of i32"),
    "other scales": (packing(scale="f16"), r"expected a plane scales .* of f16 .*; there is .* of bf16"),
    "shape": (lambda d: d["packed"][DOWN].update(shape=[E, H, 2 * I]), "expected a plane codes"),
    "rank": (lambda d: d["packed"][DOWN].update(shape=[H]), "is of matrices and stacks of them, not of shape"),
    "no groups": (lambda d: d["packed"][DOWN].update(shape=[E, H, 65]), "takes rows of a multiple of 64"),
    "not packed": (lambda d: d["packed"].pop(DOWN), 'packed does not say what "layers.1.expert_down.codes" is, plane'),
    "no planes": (lambda d: d["packed"].update({"layers.1.router": d["packed"][DOWN]}), "expected a plane codes"),
    "another plane": (lambda d: d["tensors"][-1].update(plane="scales"), "expected a plane biases"),
    "no plane": (lambda d: d["tensors"][-1].update(plane=""), "expected a plane biases"),
}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made(tmp_path_factory.mktemp("whole"), "mlx")


@pytest.mark.parametrize("case", MANIFESTS)
def test_a_manifest_that_contradicts_its_planes_is_refused(case: str, whole: Path, tmp_path: Path) -> None:
    change, message = MANIFESTS[case]
    for path in whole.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    Archive(tmp_path)
    edit(tmp_path, change)
    with pytest.raises(CheckpointError, match=message):
        Archive(tmp_path)


def test_a_weight_is_packed_or_plain_and_not_both(whole: Path, tmp_path: Path) -> None:
    """A tensor with the name of a packed weight, and a plane of none."""
    sizes = {"a.codes": ("i32", [1, 4], 16), "a.scales": ("f16", [1, 1], 2), "a.biases": ("f16", [1, 1], 2)}
    how = {"name": "mlx-affine", "bits": 4, "group": 32, "scale": "f16"}

    def written(more: str, plane: str) -> None:
        every = {**sizes, more: ("f32", [1], 4)}
        entries, head, size = place([(name, nbytes) for name, (_, _, nbytes) in every.items()])
        (tmp_path / "weights.irpa").write_bytes(head.ljust(size, b"\0"))
        records = [
            {"name": e.name, "weight": e.name, "plane": e.name[2:] if e.name in sizes else plane, "ffn": True}
            | {"dtype": dtype, "shape": shape, "offset": e.offset, "bytes": e.nbytes, "sha256": "0" * 64}
            for e, (dtype, shape, _) in zip(entries, every.values(), strict=True)
        ]
        for name in ("archive.json", "config.json"):
            (tmp_path / name).write_bytes((whole / name).read_bytes())
        edit(tmp_path, lambda d: d.update(tensors=records, packed={"a": {"packing": how, "shape": [1, 32]}}))

    written("b", "")
    assert list(Archive(tmp_path).names()) == ["a", "b"]
    written("a", "")
    with pytest.raises(CheckpointError, match='packed does not say what "a" is, a weight of its own'):
        Archive(tmp_path)
    written("b.codes", "codes")
    with pytest.raises(CheckpointError, match=r'packed does not say what "b\.codes" is, plane "codes" of a weight'):
        Archive(tmp_path)
