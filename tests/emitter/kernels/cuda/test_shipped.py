"""The PTX that is shipped: made from these very sources, and as IREE calls it."""

import importlib.util
import re
import tarfile
from pathlib import Path

import pytest

from emitter.errors import TargetError
from emitter.iree.compiler import write_kernels
from emitter.kernels.cuda.catalogue import PTX_VERSION, catalogue, compiled_kernels
from emitter.kernels.cuda.compile import KernelError, callable_ptx
from emitter.kernels.cuda.generate import generate, source_digests
from emitter.kernels.cuda.generations import GENERATIONS
from emitter.kernels.cuda.shipped import shipped_kernels
from emitter.kernels.cuda.variant import Variant
from emitter.ptx import ARCHIVES, MANIFEST, PTX_FOLDER, _archive, manifest, pack_ptx, read_ptx, sha256
from emitter.target.architecture import ARCHITECTURES, Architecture
from emitter.text.hal import executable_target

FILES = {(arch, name) for arch, variants in compiled_kernels().items() for name in variants}
MOST_BYTES = 7 * 2**19
"""Of the archives, most of a wheel."""


def test_the_manifest_is_of_these_sources():
    assert manifest()["sources"] == source_digests(), "run `make ptx`"


def test_every_kernel_of_the_catalogue_is_shipped_and_nothing_else():
    archives = {*ARCHIVES.values()}
    assert {path.name for path in PTX_FOLDER.iterdir()} == {"manifest.json", *(f"{a}.tar.xz" for a in archives)}
    packed = [(archive, *path.removesuffix(".ptx").split("/")) for archive in archives for path in _archive(archive)]
    assert sorted(packed) == sorted((ARCHIVES[arch], arch, name) for arch, name in FILES)
    assert {(arch, name) for arch, entries in manifest()["kernels"].items() for name in entries} == FILES
    for generation in GENERATIONS.values():
        names = [variant.name for variant in catalogue(generation)]
        assert len(set(names)) == len(names)


def test_codes_that_are_read_by_half_lines_come_from_memory_by_whole_ones():
    """Of all kernels those that give matrix instructions codes as threads read them, four threads 64 bytes of a row."""
    found = set()
    for arch, variants in compiled_kernels().items():
        for name, variant in variants.items():
            copies = re.findall(r"cp\.async\.cg\.shared\.global(\S*) \[", read_ptx(f"{arch}/{name}.ptx").decode())
            assert set(copies) <= {".L2::128B" if variant.constants.get("FRAGMENTS") else ""}, name
            found |= {variant.constants.get("FRAGMENTS")} if copies else set()
    assert found == {None, 0, 1}


def test_the_ptx_stays_small():
    assert sum(path.stat().st_size for path in PTX_FOLDER.iterdir()) < MOST_BYTES


def test_packing_depends_on_the_files_alone(tmp_path: Path):
    files = {"sm_2/b.ptx": b"second", "sm_1/b.ptx": b"third", "sm_2/a.ptx": b"first" * 100}
    pack_ptx(tmp_path, "one", files)
    pack_ptx(tmp_path, "other", dict(sorted(files.items())))
    assert (tmp_path / "one.tar.xz").read_bytes() == (tmp_path / "other.tar.xz").read_bytes()
    with tarfile.open(tmp_path / "one.tar.xz") as archive:
        assert [(m.name, archive.extractfile(m).read(), m.mtime) for m in archive] == [
            (path, files[path], 0) for path in ("sm_2/a.ptx", "sm_1/b.ptx", "sm_2/b.ptx")
        ]


def test_a_kernel_that_is_not_shipped_is_told_by_its_name():
    for path in ("sm_90/none.ptx", "sm_75/combine.ptx", "combine.ptx"):
        with pytest.raises(KeyError):
            read_ptx(path)


@pytest.mark.parametrize("arch", GENERATIONS)
def test_kernels_are_those_in_the_manifest_and_take_pointers_then_words(arch: str):
    for variant in catalogue(GENERATIONS[arch]):
        require_as_shipped(arch, variant.name)


def require_as_shipped(arch: str, name: str):
    kernel = shipped_kernels(arch)[name]
    content = read_ptx(kernel.path)
    made_for = GENERATIONS[arch].compiled_for(kernel.variant.packing)
    assert sha256(content) == manifest()["kernels"][made_for][name]["sha256"]
    text = content.decode()
    # sm_90a is Hopper with its matrix instructions, and runs on no other architecture; other PTX runs on newer ones
    assert re.search(r"^\.target (\S+)$", text, re.M)[1] == {"sm_90": "sm_90a"}.get(made_for, made_for)
    assert ARCHITECTURES[made_for].capability <= ARCHITECTURES[arch].capability
    # PTX 8.0: drivers from 525.60 (CUDA 12.0) on
    assert re.search(r"^\.version (\S+)$", text, re.M)[1] == "8.0"
    entries = re.findall(r"\.entry (\w+)\((.*?)\)\n", text, re.S)
    assert [entry for entry, _ in entries] == [name]
    types = re.findall(r"\.param \.(\w+)", entries[0][1])
    assert types == ["u64"] * kernel.pointers + ["u32"] * kernel.scalars
    assert re.search(r"^\.reqntid (\d+)", text, re.M)[1] == str(32 * kernel.warps)
    assert kernel.shared_bytes <= ARCHITECTURES[arch].shared_bytes
    assert not re.search(r"\.(loc|file|section)\b", text), "debug information names the machine it was made on"
    # two threads that add up what each other has must round alike: both store what they then take for the same sum
    others = set(re.findall(r"shfl\.sync\.bfly\.b32\s+(%\w+)", text))
    assert not others & set(re.findall(r"fma\.rn\.f32\s+%\w+, %\w+, %\w+, (%\w+);", text))


PTX = """.visible .entry f(
	.param .u64 .ptr .global .align 1 f_param_0,
	.param .u32 f_param_1,
	.param .u64 .ptr .global .align 1 f_param_2,
	.param .u64 .ptr .global .align 1 f_param_3
)
{
	ld.param.b64 %rd1, [f_param_0];
	ld.param.b32 %r1, [f_param_1];
}
"""
VARIANT = Variant("f_bf16", "module", "f", ("bf16",))


@pytest.mark.parametrize("arch", ARCHITECTURES.values(), ids=lambda arch: arch.name)
def test_an_architecture_says_how_much_shared_memory_its_kernels_take(arch: Architecture) -> None:
    assert arch.kernel_bytes == max(kernel.shared_bytes for kernel in shipped_kernels(arch.name).values())


@pytest.mark.parametrize("arch", ARCHITECTURES.values(), ids=lambda arch: arch.name)
def test_generated_code_needs_no_newer_driver_than_the_kernels(arch: Architecture) -> None:
    """What a driver of CUDA 12.0 reads, which is all that is asked for when a module is loaded."""
    assert arch.ptx <= PTX_VERSION
    assert f'features = "+ptx{arch.ptx}"' in executable_target(arch)


def test_scratch_pointers_are_taken_off_and_the_entry_has_the_variant_s_name():
    text = callable_ptx(PTX, VARIANT, scalars=1)
    assert re.findall(r"\w+_param_\d", text) == ["f_bf16_param_0", "f_bf16_param_1", "f_bf16_param_0", "f_bf16_param_1"]
    assert ".entry f_bf16(" in text


@pytest.mark.parametrize(
    ("ptx", "scalars", "message"),
    [
        (PTX.replace("[f_param_1]", "[f_param_2]"), 1, "uses scratch memory, which IREE does not pass"),
        (PTX, 2, "has no parameter 4"),
        (PTX.replace("f_param_3\n", "f_param_3,\n\t.param .u32 f_param_4\n"), 1, "takes 3 parameters, not 2"),
    ],
)
def test_a_kernel_that_iree_could_not_call_is_refused(ptx: str, scalars: int, message: str):
    with pytest.raises(KernelError, match=message):
        callable_ptx(ptx, VARIANT, scalars)


@pytest.mark.nightly
def test_the_sources_give_the_shipped_bytes(tmp_path: Path):
    if importlib.util.find_spec("triton") is None:
        pytest.skip("Triton is not installed: only `make ptx` needs it, and its wheel is 285 MB")
    import triton

    if triton.__version__ != manifest()["triton"]:
        pytest.skip(f"Triton {triton.__version__} is here; the bytes are those of {manifest()['triton']}")
    generate(tmp_path)
    # the manifest has the digest of each kernel; how archives are packed may depend on the library that packs them
    assert (tmp_path / "manifest.json").read_bytes() == MANIFEST.read_bytes()


def test_the_compiler_is_given_the_kernels_that_a_text_names(tmp_path: Path):
    text = '#hal.executable.object<{path = "sm_90/combine.ptx"}> #hal.executable.object<{path = "sm_80/combine.ptx"}>'
    assert write_kernels(text + text, tmp_path) == ("sm_90/combine.ptx", "sm_80/combine.ptx")
    for name in ("sm_90/combine.ptx", "sm_80/combine.ptx"):
        assert (tmp_path / name).read_bytes() == read_ptx(name)
    assert write_kernels("module {}", tmp_path / "none") == ()
    with pytest.raises(TargetError, match=r"calls sm_90/gone\.ptx, a kernel that is not of this version: emit"):
        write_kernels('#hal.executable.object<{path = "sm_90/gone.ptx"}>', tmp_path)
