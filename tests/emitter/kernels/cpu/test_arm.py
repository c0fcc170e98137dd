"""Kernels compile for Arm, which no test machine is: the dialects they use are not tied to x86."""

import pytest

from emitter.errors import CompileError
from emitter.graphs import emit
from emitter.iree.compiler import compile_text
from emitter.plan import Request, Strategy, plan
from emitter.signature import DType
from emitter.spec import ExpertsSpec, MoeSpec, RouterSpec
from emitter.target import Target
from emitter.target.isa import AVX512_BF16, NEON, PORTABLE

SPEC = MoeSpec(70, RouterSpec(7, 3), ExpertsSpec(7, 37))
ARM = ["--iree-llvmcpu-target-triple=aarch64-unknown-linux-gnu"]
TARGET = Target.cpu(NEON)


@pytest.mark.parametrize(
    ("isa", "dtype"),
    [
        pytest.param(NEON, DType.BF16, id="neon"),
        pytest.param(PORTABLE, DType.F32, id="portable", marks=pytest.mark.nightly),
    ],
)
def test_every_strategy_compiles_for_arm(isa, dtype):
    assert compile_text(
        emit(SPEC, plan(SPEC, Request(Strategy.AUTO, target=Target.cpu(isa), dtype=dtype))).text,
        TARGET,
        extra_flags=ARM,
    )


@pytest.mark.nightly
def test_kernels_of_another_processor_do_not():
    text = emit(SPEC, plan(SPEC, Request(Strategy.GATHERED, target=Target.cpu(AVX512_BF16), dtype=DType.BF16))).text
    with pytest.raises(CompileError):
        compile_text(text, TARGET, extra_flags=ARM)
