"""From checkpoints to archives: what is in them, in how much memory, and what is left when it ends in the midst."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from models import checkpoint, packed_archive, wanted

from emitter.errors import CheckpointError, InputError, OutputError
from emitter.reading.config import open_model
from emitter.signature import DType
from weights import load_layer, open_weights
from weights.archives import conversion, workfolder
from weights.archives.archive import Archive, is_archive
from weights.archives.conversion import Conversion, convert
from weights.archives.workfolder import ConversionWarning

ROOT = Path(__file__).parents[3]
FAMILIES = ("mixtral", "gpt-oss", "deepseek-v3", "qwen2-moe", "longcat-flash", "dbrx", "granitemoehybrid", "llama4")
"""One tensor per expert, interleaved and transposed ones, dense layers before the others, shared experts, padding, all
experts in one tensor, experts beside a shared MLP."""


@pytest.mark.parametrize("family", FAMILIES)
def test_every_tensor_is_the_one_that_a_checkpoint_gives(tmp_path, family) -> None:
    model = checkpoint(tmp_path / "model", family)
    manifest = convert(Conversion.of(model, None, DType.BF16), tmp_path / "archive")
    archive = Archive.whole(tmp_path / "archive")
    expected = {}
    for index in (i for i, kind in enumerate(model.kinds) if kind != "none"):
        layer = model.layer(index)
        loaded = load_layer(open_weights(model), layer.layout, index, wanted(layer.spec, DType.BF16))
        expected |= {f"layers.{index}.{name}": array for name, array in loaded.items()}
    assert list(archive.names()) == list(expected)
    for record in manifest.tensors:
        array = expected[record.name]
        assert (record.shape, record.dtype.numpy, record.nbytes) == (array.shape, array.dtype, array.nbytes)
        assert record.sha256 == hashlib.sha256(array.tobytes()).hexdigest()
        assert archive.array(record.name).tobytes() == array.tobytes()
        assert record.name == f"layers.{record.name.split('.')[1]}.{record.weight}"


def test_experts_that_are_written_one_by_one_are_the_same(tmp_path, monkeypatch) -> None:
    model = checkpoint(tmp_path / "model", "gpt-oss")
    convert(Conversion.of(model, None, DType.F32), tmp_path / "whole")
    monkeypatch.setattr(conversion, "WRITTEN_AT_ONCE", 1)
    convert(Conversion.of(model, None, DType.F32), tmp_path / "each")
    assert (tmp_path / "whole/weights.irpa").read_bytes() == (tmp_path / "each/weights.irpa").read_bytes()


def test_a_manifest_says_what_was_converted_from_what_by_what(tmp_path) -> None:
    model = checkpoint(tmp_path / "model", "mixtral")
    convert(Conversion.of(model, [1], DType.BF16), tmp_path / "archive")
    document = json.loads((tmp_path / "archive/archive.json").read_text())
    assert document["model"] == {"name": str(tmp_path / "model"), "family": "mixtral", "revision": None}
    assert document["dtype"] == "bf16"
    assert list(document["layers"]) == ["1"]
    assert document["layers"]["1"]["spec"]["router"]["top_k"] == model.layer(1).spec.router.top_k
    assert set(document["made_by"]) == {"moehlo", "iree-base-runtime", "numpy", "ml_dtypes"}
    assert (tmp_path / "archive/config.json").read_bytes() == (tmp_path / "model/config.json").read_bytes()
    assert [t["weight"] for t in document["tensors"]] == ["router", "expert_gate_up", "expert_down"]
    assert {p.name for p in (tmp_path / "archive").iterdir()} == {"archive.json", "weights.irpa", "config.json"}


def test_an_archive_is_converted_like_any_checkpoint(tmp_path) -> None:
    model = checkpoint(tmp_path / "model", "qwen2-moe")
    convert(Conversion.of(model, None, DType.F32), tmp_path / "wide")
    convert(Conversion.of(open_model(tmp_path / "wide"), None, DType.BF16), tmp_path / "narrow")
    convert(Conversion.of(model, None, DType.BF16), tmp_path / "once")
    assert (tmp_path / "narrow/weights.irpa").read_bytes() == (tmp_path / "once/weights.irpa").read_bytes()


def test_nothing_is_replaced_that_is_no_archive_and_no_archive_without_force(tmp_path) -> None:
    model = checkpoint(tmp_path / "model", "mixtral")
    asked = Conversion.of(model, [0], DType.F32)
    (tmp_path / "notes").mkdir()
    (tmp_path / "notes/mine.txt").write_text("mine")
    with pytest.raises(OutputError, match=r"holds 'mine\.txt', which no archive has"):
        convert(asked, tmp_path / "notes", force=True)
    with pytest.raises(OutputError, match="is the directory of the model that is read"):
        convert(asked, tmp_path / "model", force=True)
    with pytest.raises(OutputError, match="does not exist; make it first"):
        convert(asked, tmp_path / "absent/archive")
    (tmp_path / "file").write_text("")
    with pytest.raises(OutputError, match="is no directory"):
        convert(asked, tmp_path / "file", force=True)
    (tmp_path / "archive").mkdir()
    convert(asked, tmp_path / "archive")
    with pytest.raises(OutputError, match="exists already; give another path, or --force"):
        convert(asked, tmp_path / "archive")
    convert(Conversion.of(model, [1], DType.F32), tmp_path / "archive", force=True)
    assert list(Archive.whole(tmp_path / "archive").manifest.layers) == ["1"]
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(".")) == []
    with pytest.raises(InputError, match="layer 1 is given twice"):
        Conversion.of(model, [1, 0, 1], DType.F32)
    with pytest.raises(InputError, match=r"layers are \[\]; expected some, or None for all"):
        Conversion.of(model, [], DType.F32)


def test_what_cannot_be_read_is_refused_before_anything_is_written(tmp_path) -> None:
    model = checkpoint(tmp_path / "model", "mixtral", [0])
    with pytest.raises(CheckpointError, match="no FFN weights of layer 1 here"):
        convert(Conversion.of(model, None, DType.F32), tmp_path / "archive")
    assert not (tmp_path / "archive").exists()
    assert not list(tmp_path.glob(".*"))


def test_values_beyond_the_dtype_leave_nothing(tmp_path) -> None:
    model = checkpoint(tmp_path / "model", "mixtral")
    shard = min((tmp_path / "model").glob("*.safetensors"))
    raw = bytearray(shard.read_bytes())
    raw[-4:] = np.float32(1e30).tobytes()
    shard.write_bytes(raw)
    with pytest.raises(CheckpointError, match="holds values beyond the range of f16"):
        convert(Conversion.of(model, None, DType.F16), tmp_path / "archive")
    assert not is_archive(tmp_path / "archive")


# -- ends in the midst ---------------------------------------------------------------------------------------------

KILLED = """
import os, sys
from emitter.reading.config import open_model
from emitter.signature import DType
from weights.archives import conversion, workfolder
write, left = conversion._write, [4]
def stop(*arguments):
    if not left[0]:
        os._exit(9)
    left[0] -= 1
    return write(*arguments)
conversion._write = stop
for line in sys.stdin:
    model, archive, dtype = line.split()
    if not os.fork():
        conversion.convert(conversion.Conversion.of(open_model(model), None, DType[dtype]), archive)
        os._exit(0)
    print(os.waitstatus_to_exitcode(os.wait()[1]), flush=True)
"""
"""For each line a process of its own, which ends after the fourth tensor; what they import is imported once."""


def ended(source: str, *arguments: object, **options) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", source, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, cwd=ROOT, check=False, **options)


@pytest.fixture(scope="module")
def killing() -> Iterator[subprocess.Popen[str]]:
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", KILLED], stdin=pipe, stdout=pipe, text=True, cwd=ROOT) as process:
        yield process
        process.communicate(timeout=60)


@pytest.fixture
def killed(tmp_path, request, killing) -> Path:
    """A conversion that ended after its fourth tensor, in f32 or the type that is given."""
    checkpoint(tmp_path / "model", "mixtral")
    print(tmp_path / "model", tmp_path / "archive", getattr(request, "param", "F32"), file=killing.stdin, flush=True)
    assert int(killing.stdout.readline()) == 9
    assert not (tmp_path / "archive").exists()
    assert (tmp_path / ".archive.converting").is_dir()
    return tmp_path


def resumed(place: Path, monkeypatch, dtype: DType = DType.F32) -> list[str]:
    """The tensors that a second conversion writes."""
    names = []
    write = conversion._write

    def count(file, step, *rest):
        names.append(step.entry.name)
        return write(file, step, *rest)

    monkeypatch.setattr(conversion, "_write", count)
    model = open_model(place / "model")
    convert(Conversion.of(model, None, dtype), place / "archive")
    monkeypatch.undo()
    convert(Conversion.of(model, None, dtype), place / "fresh")
    for name in ("weights.irpa", "archive.json"):
        assert (place / "archive" / name).read_bytes() == (place / "fresh" / name).read_bytes()
    assert not list(place.glob(".*"))
    return names


def test_a_killed_conversion_goes_on_where_it_was(killed, monkeypatch) -> None:
    assert resumed(killed, monkeypatch) == ["layers.1.expert_gate_up", "layers.1.expert_down"]


def test_what_does_not_have_its_recorded_hash_is_written_again(killed, monkeypatch) -> None:
    with (killed / ".archive.converting/archive/weights.irpa").open("r+b") as file:
        file.seek(40_000)  # in layers.0.expert_gate_up
        file.write(b"\x55")
    assert resumed(killed, monkeypatch)[0] == "layers.0.expert_gate_up"


def test_a_journal_that_was_cut_short_counts_as_far_as_it_goes(killed, monkeypatch) -> None:
    journal = killed / ".archive.converting/done.jsonl"
    journal.write_text(journal.read_text()[:-30])
    assert resumed(killed, monkeypatch)[0] == "layers.1.router"


@pytest.mark.parametrize(("killed", "dtype"), [("F32", DType.BF16), ("BF16", DType.F16)], indirect=["killed"])
def test_another_conversion_begins_anew(killed, monkeypatch, dtype) -> None:
    assert resumed(killed, monkeypatch, dtype)[0] == "layers.0.router"


def test_a_resumed_conversion_needs_room_for_the_rest_alone(killed, monkeypatch) -> None:
    plan = json.loads((killed / ".archive.converting/plan.json").read_text())["plan"]
    left = plan["bytes"] - (killed / ".archive.converting/archive/weights.irpa").stat().st_blocks * 512
    assert 0 < left < plan["bytes"]
    asked = Conversion.of(open_model(killed / "model"), None, DType.F32)
    for free in (left - 1, left):
        usage = conversion.shutil._ntuple_diskusage(2 * free, free, free)
        monkeypatch.setattr(conversion.shutil, "disk_usage", lambda path, usage=usage: usage)
        if free < left:
            with pytest.raises(OutputError, match=f"{left:,} bytes are needed and the disk has {free:,} left"):
                convert(asked, killed / "archive")
    assert convert(asked, killed / "archive").tensors


def test_another_checkpoint_begins_anew(killed, monkeypatch) -> None:
    shard = min((killed / "model").glob("*.safetensors"))
    os.utime(shard, ns=(1, 1))
    assert resumed(killed, monkeypatch)[0] == "layers.0.router"


FULL = (
    "import sys, resource; from moehlo.cli import main; resource.setrlimit(resource.RLIMIT_FSIZE, (100000, 100000))\n"
)
FULL += "sys.argv = ['moehlo', 'convert', sys.argv[1], '-o', sys.argv[2]]; main()"


def test_a_full_disk_leaves_no_archive_and_is_gone_on_from(tmp_path, monkeypatch) -> None:
    checkpoint(tmp_path / "model", "mixtral")
    done = ended(FULL, tmp_path / "model", tmp_path / "archive")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert "archive: cannot be written: File too large; what is complete is kept in" in done.stderr.replace("\n", " ")
    assert not (tmp_path / "archive").exists()
    assert resumed(tmp_path, monkeypatch)[0] == "layers.1.expert_gate_up"


def test_a_disk_without_room_is_refused_at_once(tmp_path, monkeypatch) -> None:
    model = checkpoint(tmp_path / "model", "mixtral")
    monkeypatch.setattr(conversion.shutil, "disk_usage", lambda path: conversion.shutil._ntuple_diskusage(9, 8, 1))
    with pytest.raises(OutputError, match="bytes are needed and the disk has 1 left"):
        convert(Conversion.of(model, None, DType.F32), tmp_path / "archive")
    assert not list(tmp_path.glob(".*"))
    assert not (tmp_path / "archive").exists()


# -- several at once -----------------------------------------------------------------------------------------------


def test_two_conversions_at_once_make_one_archive(tmp_path, monkeypatch) -> None:
    model = checkpoint(tmp_path / "model", "mixtral")
    began, second = threading.Event(), threading.Event()
    write, writers = conversion._write, []

    def wait(*arguments):
        writers.append(threading.get_ident())
        began.set()
        second.wait(20)
        return write(*arguments)

    monkeypatch.setattr(conversion, "_write", wait)
    monkeypatch.setattr(workfolder, "_WORD_SECONDS", 0.0)
    asked = Conversion.of(model, None, DType.F32)
    first = threading.Thread(target=convert, args=(asked, tmp_path / "archive"))
    first.start()
    try:
        assert began.wait(20)
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always")
            with pytest.raises(OutputError, match=r"another process has been writing there for 0\.05 s"):
                convert(asked, tmp_path / "archive", limit_seconds=0.05)
            del said[:]
            # the first goes on once the second has said that it waits
            genuine = warnings.warn
            monkeypatch.setattr(warnings, "warn", lambda *a, **k: (genuine(*a, **k), second.set()))
            manifest = convert(asked, tmp_path / "archive")
    finally:
        second.set()
        first.join(30)
    assert [str(w.message).partition(": ")[2][:30] for w in said if w.category is ConversionWarning] == [
        "another process writes there, "
    ]
    assert len(writers) == 6
    assert len(set(writers)) == 1
    assert manifest == Archive.whole(tmp_path / "archive").manifest
    assert not list(tmp_path.glob(".*"))


def while_it_installs(monkeypatch, install, first: Conversion, second: Conversion, target: Path, says: str) -> None:
    """The second conversion begins when the first is about to install its archive, and is refused."""
    moves, began = threading.Event(), threading.Event()

    def later(work):
        began.set()
        moves.wait(20)
        install(work)

    monkeypatch.setattr(workfolder.WorkFolder, "install", later)
    writer = threading.Thread(target=convert, args=(first, target))
    writer.start()
    try:
        assert began.wait(20)
        threading.Timer(0.2, moves.set).start()
        with pytest.raises(OutputError, match=says):
            convert(second, target)
    finally:
        moves.set()
        writer.join(30)


def of_another_config(model: Path) -> Conversion:
    """Of the same weights, renormalised or not: two configs that differ in what is computed, and in no shape."""
    config = json.loads((model / "config.json").read_text())
    asked = Conversion.of(open_model(model), None, DType.F32)
    (model / "config.json").write_text(json.dumps(config | {"norm_topk_prob": not config["norm_topk_prob"]}))
    other = Conversion.of(open_model(model), None, DType.F32)
    assert asked.layers[0].spec != other.layers[0].spec
    assert [each.arguments for each in asked.contents] == [each.arguments for each in other.contents]
    return other


@pytest.mark.parametrize("what", ["layers, bytes", "config"])
def test_who_waited_for_another_archive_is_told_that_it_is_there(tmp_path, monkeypatch, what) -> None:
    model = checkpoint(tmp_path / "model", "olmoe")
    first = Conversion.of(model, None if what == "config" else [0], DType.F32)
    conversion._plan(first)  # reads its config
    config, install = conversion._config(model), workfolder.WorkFolder.install
    second = of_another_config(tmp_path / "model") if what == "config" else Conversion.of(model, [0, 1], DType.F32)
    genuine = conversion._config
    monkeypatch.setattr(conversion, "_config", lambda of: config if of is model else genuine(of))
    says = rf"archive: exists already: another process made it meanwhile, of another {what} than asked for; give"
    while_it_installs(monkeypatch, install, first, second, tmp_path / "archive", says)
    assert len(Archive.whole(tmp_path / "archive").manifest.layers) == len(first.layers)
    assert not list(tmp_path.glob(".*"))


def test_an_archive_of_another_config_is_not_the_one_that_was_waited_for(tmp_path, monkeypatch) -> None:
    """Of three processes the first, which makes what is asked for, is killed, and the next makes another archive."""
    model = checkpoint(tmp_path / "model", "olmoe")
    asked = Conversion.of(model, None, DType.F32)
    shutil.copytree(tmp_path / "model", tmp_path / "other")
    convert(of_another_config(tmp_path / "other"), tmp_path / "made")

    def instead(work):
        shutil.rmtree(work.archive)
        shutil.copytree(tmp_path / "made", work.target)

    says = "archive: exists already: another process made it meanwhile, of another model than asked for; give"
    while_it_installs(monkeypatch, instead, asked, asked, tmp_path / "archive", says)
    assert contents(tmp_path / "archive") == contents(tmp_path / "made")


# -- whose folders they are ----------------------------------------------------------------------------------------


def contents(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


@pytest.mark.parametrize("name", [".d.converting", ".d.converting/model", "d", "d/model", "."])
@pytest.mark.parametrize("linked", [False, True])
def test_a_model_is_never_where_the_archive_is_written(tmp_path, name, linked) -> None:
    place = tmp_path / "place"
    place.mkdir()
    model = checkpoint(tmp_path / "drawn" / "model", "mixtral")
    shutil.copytree(tmp_path / "drawn" / "model", place / name, dirs_exist_ok=True)
    (tmp_path / "link").symlink_to(place / name)
    before = contents(tmp_path)
    model = open_model(tmp_path / "link" if linked else place / name)
    with pytest.raises(OutputError, match=r"give (another path|a path outside it)"):
        convert(Conversion.of(model, [0], DType.F32), place / "d", force=True)
    assert contents(tmp_path) == before


def test_a_target_inside_the_model_is_refused_with_the_reason_and_another_name(tmp_path) -> None:
    model = checkpoint(tmp_path / "model", "mixtral")
    before = contents(tmp_path)
    says = (
        rf"archive: lies in {tmp_path}/model, the directory of the model that is read, where its files would be taken "
    )
    with pytest.raises(OutputError, match=says + rf"for the model's; give a .*, such as {tmp_path}/model-archive$"):
        convert(Conversion.of(model, [0], DType.F32), tmp_path / "model" / "archive")
    assert contents(tmp_path) == before


def test_a_model_of_links_into_the_target_is_not_converted_to_it(tmp_path) -> None:
    convert(Conversion.of(checkpoint(tmp_path / "model", "mixtral"), [0], DType.F32), tmp_path / "d")
    (tmp_path / "links").mkdir()
    for path in (tmp_path / "d").iterdir():
        (tmp_path / "links" / path.name).symlink_to(path)
    before = contents(tmp_path / "d")
    with pytest.raises(OutputError, match=r"lies in .*d, where the archive would be"):
        convert(Conversion.of(open_model(tmp_path / "links"), [0], DType.BF16), tmp_path / "d", force=True)
    assert contents(tmp_path / "d") == before


def test_an_archive_beside_the_target_is_a_source_like_any(tmp_path) -> None:
    model = checkpoint(tmp_path / "model", "mixtral")
    convert(Conversion.of(model, [0], DType.F32), tmp_path / ".e.replaced")
    convert(Conversion.of(model, [0], DType.F32), tmp_path / "e")
    before = contents(tmp_path / ".e.replaced")
    convert(Conversion.of(open_model(tmp_path / ".e.replaced"), [0], DType.BF16), tmp_path / "e", force=True)
    assert contents(tmp_path / ".e.replaced") == before


@pytest.mark.parametrize("name", ["mine.txt", "weights.irpa", "plan.json", "archive/config.json", "archive/sub/mine"])
def test_a_folder_of_somebody_else_beside_the_target_stays(tmp_path, name) -> None:
    model = checkpoint(tmp_path / "model", "mixtral")
    work = tmp_path / ".b.converting"
    (work / name).parent.mkdir(parents=True)
    (work / name).write_text("{}")
    for force in (False, True):
        with pytest.raises(OutputError, match=r"is not what a conversion left there .*nothing in it was changed"):
            convert(Conversion.of(model, [0], DType.F32), tmp_path / "b", force=force)
        assert contents(work) == {name: b"{}"}
    assert not (tmp_path / "b").exists()


@pytest.mark.parametrize(("name", "dtype"), [("mine.txt", DType.F32), ("archive/mine.txt", DType.BF16)])
def test_a_file_of_somebody_else_in_the_work_folder_stays(killed, name, dtype) -> None:
    (killed / ".archive.converting" / name).write_text("mine")
    before = contents(killed)
    with pytest.raises(OutputError, match=f"it holds '{name}'"):
        convert(Conversion.of(open_model(killed / "model"), None, dtype), killed / "archive")
    assert contents(killed) == before


def test_force_replaces_no_files_that_only_have_the_names_of_an_archive(tmp_path) -> None:
    asked = Conversion.of(checkpoint(tmp_path / "model", "mixtral"), [0], DType.F32)
    (tmp_path / "d").mkdir()
    (tmp_path / "d/config.json").write_text("{}")
    with pytest.raises(OutputError, match="are not those that a conversion wrote"):
        convert(asked, tmp_path / "d", force=True)
    assert (tmp_path / "d/config.json").read_text() == "{}"


def test_a_hard_link_to_what_was_begun_is_not_written_through(killed, monkeypatch) -> None:
    os.link(killed / ".archive.converting/archive/weights.irpa", killed / "kept")
    before = (killed / "kept").read_bytes()
    resumed(killed, monkeypatch)
    assert (killed / "kept").read_bytes() == before


REPLACED = """
import os, sys
from emitter.reading.config import open_model
from emitter.signature import DType
from weights.archives import conversion, workfolder
way, model, *targets = sys.argv[1:]
if way == "two steps":
    workfolder._exchange = lambda one, other: False
left = [0]
def hook(event, arguments):
    if event == "os.rename":
        left[0] -= 1
        if not left[0]:
            os._exit(9)
sys.addaudithook(hook)
for rename, target in enumerate(targets, 1):
    if not os.fork():
        left[0] = rename
        conversion.convert(conversion.Conversion.of(open_model(model), [1], DType.F32), target, force=True)
        os._exit(0)
    print(os.waitstatus_to_exitcode(os.wait()[1]))
"""
"""For each target a process of its own, which ends at one rename later than that of the target before."""


@pytest.mark.parametrize("way", ["exchange", "two steps"])
def test_a_kill_at_any_rename_of_force_loses_no_archive(tmp_path, way) -> None:
    model = checkpoint(tmp_path / "model", "mixtral")
    targets = [tmp_path / f"{rename}" / "archive" for rename in range(1, 6)]
    for there in targets:
        there.parent.mkdir()
        convert(Conversion.of(model, [0], DType.F32), there)
    before = {there: contents(there) for there in targets}
    codes = [int(code) for code in ended(REPLACED, way, tmp_path / "model", *targets).stdout.split()]
    assert codes == sorted(codes, reverse=True)
    assert set(codes) == {9, 0}
    assert codes.index(0) > 1
    for there, code in zip(targets, codes, strict=True):
        # whatever is asked for next: what is there is the old archive or the new one, and nothing else is left
        with pytest.raises(OutputError, match="exists already"):
            convert(Conversion.of(model, [0], DType.F32), there)
        new = list(Archive.whole(there).manifest.layers) == ["1"]
        assert new or (code == 9 and contents(there) == before[there])
        assert not Archive.whole(there).verify()
        convert(Conversion.of(model, [1], DType.F32), there, force=True)
        assert not list(there.parent.glob(".*"))


# -- memory --------------------------------------------------------------------------------------------------------

PEAK = """
import json, re, sys
from pathlib import Path
from emitter.reading.config import open_model
from emitter.signature import DType
from weights.archives.conversion import Conversion, convert

def anonymous(key):
    return 1024 * int(re.search(rf"{key}:\\s*(\\d+) kB", Path("/proc/self/status").read_text())[1])

model = open_model(sys.argv[1])
asked = Conversion.of(model, None, DType[sys.argv[3]])
# what is imported and opened once
first = open_model(sys.argv[4]) if len(sys.argv) > 4 else model
convert(Conversion.of(first, [0], DType.F16), sys.argv[2] + "-first")
Path("/proc/self/clear_refs").write_text("5")
before = anonymous("VmRSS")
convert(asked, sys.argv[2])
print(json.dumps([anonymous("VmHWM") - before, Path(sys.argv[2], "weights.irpa").stat().st_size]))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="reads the peak from /proc")
def test_peak_is_two_experts_however_large_the_file(tmp_path) -> None:
    hidden, width, experts = 1536, 1408, 5
    sizes = {"hidden_size": hidden, "intermediate_size": width, "num_hidden_layers": 2, "num_local_experts": experts}
    checkpoint(tmp_path / "m", "mixtral", dtype=DType.BF16, **sizes)
    done = ended(PEAK, tmp_path / "m", tmp_path / "archive", "F32")
    grown, size = json.loads(done.stdout)
    expert = 4 * 3 * hidden * width
    assert size > 4 * 2 * expert
    # 1 MB: the names and plans of the second layer
    assert grown <= 2 * expert + 2**20, f"{grown / 1e6} MB beside {size / 1e6} MB"


@pytest.mark.skipif(sys.platform != "linux", reason="reads the peak from /proc")
def test_peak_is_two_experts_also_where_they_are_packed(tmp_path) -> None:
    hidden, width, experts = 1536, 1408, 8
    packed_archive(tmp_path / "m", hidden_size=hidden, intermediate_size=width, num_local_experts=experts)
    packed_archive(tmp_path / "small", hidden_size=64, intermediate_size=64)
    done = ended(PEAK, tmp_path / "m", tmp_path / "archive", "F32", tmp_path / "small")
    grown, size = json.loads(done.stdout)
    expert = 3 * hidden * width * (4 + 32 / 64) / 8
    assert size > experts * expert
    assert grown <= 2 * expert + 2**20, f"{grown / 1e6} MB beside {size / 1e6} MB"
