import platform
import re
import subprocess

import pytest

from emitter.errors import TargetError
from emitter.graphs import emit
from emitter.iree import compile_text, cuda_capability, host_cpu, host_features, parse_target, targets
from emitter.iree.compiler import compile_flags, compiler_path
from emitter.iree.targets import CUDA_ARCHITECTURES
from emitter.spec import ExpertsSpec, MoeSpec, RouterSpec, SharedGate, SharedSpec


@pytest.mark.parametrize("text", ["", "CPU", "cpu:avx2", "cuda:", "cuda:sm_70", "cuda:sm_90 ", "sm_90", "metal"])
def test_an_unknown_target_names_what_is_accepted(text):
    with pytest.raises(TargetError) as caught:
        parse_target(text)
    assert repr(text) in str(caught.value)
    for accepted in ("cpu", "cuda", "cuda:sm_80", "cuda:sm_86", "cuda:sm_89", "cuda:sm_90"):
        assert accepted in str(caught.value)


@pytest.mark.parametrize(("name", "ptx"), [("sm_80", "7.6"), ("sm_86", "7.6"), ("sm_89", "7.8"), ("sm_90", "8.0")])
def test_each_cuda_target_yields_its_own_ptx(projection_graph, name, ptx):
    target = parse_target(f"cuda:{name}")
    vmfb = compile_text(projection_graph().text, target)
    assert set(re.findall(rb"\.target (sm_\w+)", vmfb)) == {name.encode()}
    assert set(re.findall(rb"\.version ([0-9.]+)", vmfb)) == {ptx.encode()}


def test_shared_memory_is_that_of_the_architecture():
    # CUDA C++ Programming Guide, "Maximum amount of shared memory per thread block": 163, 99, 99 and 227 KB.
    limits = {name: arch.shared_bytes for name, arch in targets.CUDA_ARCHITECTURES.items()}
    assert limits == {"sm_80": 166912, "sm_86": 101376, "sm_89": 101376, "sm_90": 232448}
    assert "max_workgroup_memory_bytes = 101376" in parse_target("cuda:sm_86").executable_attribute


@pytest.mark.parametrize(
    ("capability", "name"),
    [((8, 0), "sm_80"), ((8, 6), "sm_86"), ((8, 9), "sm_89"), ((9, 0), "sm_90")],
)
def test_cuda_alone_is_the_architecture_of_the_gpu(monkeypatch, capability, name):
    monkeypatch.setattr(targets, "cuda_capability", lambda: capability)
    monkeypatch.setattr(targets, "cuda_device_name", lambda: "")
    assert parse_target("cuda").name == f"cuda:{name}"


@pytest.mark.parametrize(
    ("capability", "shared_bytes", "name"),
    [
        ((8, 7), 166912, "sm_80"),
        ((10, 0), 232448, "sm_80"),  # not Hopper's, which are for it alone
        ((12, 0), 101376, "sm_89"),
        ((12, 0), None, "sm_80"),
        ((12, 0), 50000, "sm_90"),  # no kernels fit: what is left is generated
        ((7, 5), 65536, "sm_80"),  # none is as old: a module for the oldest, which says what it needs
    ],
)
def test_cuda_alone_on_another_gpu_is_what_has_kernels_for_it(monkeypatch, capability, shared_bytes, name):
    monkeypatch.setattr(targets, "cuda_capability", lambda: capability)
    monkeypatch.setattr(targets, "cuda_shared_bytes", lambda: shared_bytes)
    monkeypatch.setattr(targets, "cuda_device_name", lambda: "")
    assert parse_target("cuda").name == f"cuda:{name}"


def test_cuda_alone_without_a_gpu_is_the_oldest_architecture(monkeypatch):
    monkeypatch.setattr(targets, "cuda_capability", lambda: None)
    monkeypatch.setattr(targets, "cuda_device_name", lambda: "")
    assert parse_target("cuda").name == "cuda:sm_80"


def test_no_target_but_cuda_has_an_executable_attribute():
    with pytest.raises(TargetError, match="no CUDA executable target"):
        _ = parse_target("cpu").executable_attribute


def test_the_cpu_target_carries_this_processor():
    target = parse_target("cpu")
    assert (target.cpu, target.features) == (host_cpu(), host_features())
    assert target.cpu


# The baseline of x86-64, and instructions for operating systems and special uses that no tensor code is made of.
BASELINE = {
    *("64bit", "avx10.1", "avx10.1-512", "clflushopt", "cldemote", "clwb", "clzero", "cmov", "crc32", "cx16", "cx8"),
    *("enqcmd", "fsgsbase", "fxsr", "hreset", "invpcid", "kl", "mmx", "movdir64b", "movdiri", "mwaitx", "pconfig"),
    *("pku", "prefetchi", "prfchw", "ptwrite", "rdpid", "rdpru", "rdrnd", "rdseed", "rtm", "sahf", "serialize", "sgx"),
    *("shstk", "sse", "sse2", "tsxldtrk", "uintr", "waitpkg", "wbnoinvd", "widekl", "x87", "xsave", "xsavec"),
    *("xsaveopt", "xsaves"),
}


@pytest.mark.skipif(platform.machine() != "x86_64", reason="the lists are those of x86-64")
def test_host_features_are_those_the_compiler_uses(projection_graph):
    """Otherwise a module could hold instructions that its features do not own up to."""
    text = projection_graph().text
    command = [str(compiler_path()), *compile_flags(parse_target("cpu")), "--compile-to=executable-sources", "-"]
    ir = subprocess.run(command, input=text, capture_output=True, text=True, check=True, timeout=240).stdout
    listed = re.search(r'cpu_features = "([^"]*)"', ir)
    assert listed is not None
    states = {item[1:]: item[0] for item in listed[1].split(",")}  # A later mention of a feature overrides.
    used = {name for name, state in states.items() if state == "+"} - BASELINE
    # Linux may know AMX and yet refuse it to this process; code generation never uses it unasked.
    assert {name for name in used if not name.startswith("amx-")} == {
        name for name in host_features() if not name.startswith("amx-")
    }


def test_amx_is_listed_only_with_the_consent_of_the_system(monkeypatch):
    monkeypatch.setattr(targets, "cpuinfo", lambda: {"flags": "avx2 amx_tile amx_bf16 pni"})
    for granted, expected in ((True, {"avx2", "amx-tile", "amx-bf16", "sse3"}), (False, {"avx2", "sse3"})):
        monkeypatch.setattr(targets, "_request_amx", lambda granted=granted: granted)
        assert host_features.__wrapped__() == expected


def test_a_machine_that_tells_nothing_has_no_features(monkeypatch):
    monkeypatch.setattr(targets, "cpuinfo", dict)
    assert host_features.__wrapped__() == frozenset()
    assert host_cpu.__wrapped__()


def test_cuda_capability_is_a_version_or_nothing():
    capability = cuda_capability()
    assert capability is None or capability >= (3, 0)


@pytest.mark.parametrize(
    "architecture",
    [
        pytest.param(name, marks=[pytest.mark.nightly] * (name != max(CUDA_ARCHITECTURES)))
        for name in CUDA_ARCHITECTURES
    ],
)
def test_a_true_size_reference_compiles_for_every_gpu(architecture):
    """Its f64 products of one token are what the compiler could not distribute."""
    spec = MoeSpec(2048, RouterSpec(64, 8), ExpertsSpec(64, 1024), SharedSpec(512, gate=SharedGate.SIGMOID))
    assert compile_text(emit(spec).text, parse_target(f"cuda:{architecture}"))


def test_a_gpus_name_is_part_of_its_target_and_changes_no_code(monkeypatch):
    monkeypatch.setattr(targets, "cuda_capability", lambda: (9, 0))
    monkeypatch.setattr(targets, "cuda_device_name", lambda: targets.spelled_device("NVIDIA H100 80GB HBM3"))
    named, plain = parse_target("cuda"), parse_target("cuda:sm_90")
    assert named.name == "cuda:sm_90/NVIDIA-H100-80GB-HBM3"
    assert parse_target(named.name) == named
    assert (named.arch, named.flags) == (plain.arch, plain.flags)
    for wrong in ("cuda:sm_90/", "cuda:sm_90/H 100", "cuda:sm_90/a/b", "cuda/H100"):
        with pytest.raises(TargetError, match="unknown target"):
            parse_target(wrong)
