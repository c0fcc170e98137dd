import platform
import re
import subprocess

import pytest

from emitter.errors import TargetError
from emitter.graphs import emit
from emitter.iree import compile_text
from emitter.iree.compiler import compile_flags, compiler_path
from emitter.iree.flags import target_flags
from emitter.spec import ExpertsSpec, MoeSpec, RouterSpec, SharedGate, SharedSpec
from emitter.target import host_features, parse_target
from emitter.target.architecture import ARCHITECTURES
from emitter.text.hal import executable_target


@pytest.mark.parametrize(("name", "ptx"), [("sm_80", "7.6"), ("sm_86", "7.6"), ("sm_89", "7.8"), ("sm_90", "8.0")])
def test_each_cuda_target_yields_its_own_ptx(projection_graph, name, ptx):
    target = parse_target(f"cuda:{name}")
    vmfb = compile_text(projection_graph().text, target)
    assert set(re.findall(rb"\.target (sm_\w+)", vmfb)) == {name.encode()}
    assert set(re.findall(rb"\.version ([0-9.]+)", vmfb)) == {ptx.encode()}


def test_shared_memory_is_that_of_the_architecture():
    # CUDA C++ Programming Guide, "Maximum amount of shared memory per thread block": 163, 99, 99 and 227 KB.
    limits = {name: arch.shared_bytes for name, arch in ARCHITECTURES.items()}
    assert limits == {"sm_80": 166912, "sm_86": 101376, "sm_89": 101376, "sm_90": 232448}
    assert "max_workgroup_memory_bytes = 101376" in executable_target(ARCHITECTURES["sm_86"])


def test_iree_compiles_for_no_target_of_another():
    with pytest.raises(TargetError, match="IREE does not compile for target xla:cpu"):
        target_flags(parse_target("xla"))


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


@pytest.mark.parametrize(
    "architecture",
    [pytest.param(name, marks=[pytest.mark.nightly] * (name != max(ARCHITECTURES))) for name in ARCHITECTURES],
)
def test_a_true_size_reference_compiles_for_every_gpu(architecture):
    """Its f64 products of one token are what the compiler could not distribute."""
    spec = MoeSpec(2048, RouterSpec(64, 8), ExpertsSpec(64, 1024), SharedSpec(512, gate=SharedGate.SIGMOID))
    assert compile_text(emit(spec).text, parse_target(f"cuda:{architecture}"))
