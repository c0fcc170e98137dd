"""Kernels compile for Arm, which no test machine is: the dialects they use are not tied to x86."""

import pytest

from emitter.backend import Cpu
from emitter.errors import CompileError
from emitter.graphs import emit
from emitter.iree.compiler import compile_text
from emitter.iree.targets import cpu_with
from emitter.kernels.cpu.isa import AVX512_BF16, NEON, PORTABLE
from emitter.plan import Request, Strategy, plan
from emitter.signature import DType
from emitter.spec import ExpertsSpec, MoeSpec, RouterSpec

SPEC = MoeSpec(70, RouterSpec(7, 3), ExpertsSpec(7, 37))
ARM = ["--iree-llvmcpu-target-triple=aarch64-unknown-linux-gnu"]
TARGET = cpu_with("neon", NEON.features)


@pytest.mark.parametrize(
    ("isa", "dtype"),
    [
        pytest.param(NEON, DType.BF16, id="neon"),
        pytest.param(PORTABLE, DType.F32, id="portable", marks=pytest.mark.nightly),
    ],
)
def test_every_strategy_compiles_for_arm(isa, dtype):
    assert compile_text(
        emit(SPEC, plan(SPEC, Request(Strategy.AUTO, backend=Cpu(isa), dtype=dtype))).text,
        TARGET,
        extra_flags=ARM,
    )


@pytest.mark.nightly
def test_kernels_of_another_processor_do_not():
    text = emit(SPEC, plan(SPEC, Request(Strategy.GATHERED, backend=Cpu(AVX512_BF16), dtype=DType.BF16))).text
    with pytest.raises(CompileError):
        compile_text(text, TARGET, extra_flags=ARM)
