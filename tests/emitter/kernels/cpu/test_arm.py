"""Kernels compile for Arm, which no test machine is: the dialects they use are not tied to x86."""

import json

import pytest

from emitter.errors import CompileError
from emitter.golden import goldens_root
from emitter.graphs import emit
from emitter.graphs.decoder import DECODE, PREFILL, emit_decoder
from emitter.iree.compiler import compile_text
from emitter.plan import Request, Strategy, plan, plan_decoder
from emitter.reading.config import model_from_config
from emitter.signature import DType, Parameters
from emitter.spec import ExpertsSpec, MoeSpec, RouterSpec
from emitter.target import Target
from emitter.target.isa import AMX, AVX512_BF16, NEON, PORTABLE

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
@pytest.mark.parametrize(
    ("name", "isa", "flags", "cache"),
    [
        ("olmoe", NEON, ARM, None),
        ("olmoe", NEON, ARM, DType.I8),
        ("deepseek-v3", NEON, ARM, None),
        ("olmoe", AMX, [], DType.I8),
        ("olmoe", AMX, [], None),
    ],
)
def test_a_decoder_s_kernels_compile_for_processors_that_are_not_here(name, isa, flags, cache):
    config = json.loads((goldens_root() / "configs" / "tiny" / f"{name}.json").read_text()) | {"num_hidden_layers": 1}
    spec, target = model_from_config(config, name).whole, Target.cpu(isa)
    made = plan_decoder(spec, Request(target=target, dtype=DType.BF16, cache=cache))
    graph = emit_decoder(spec, made, Parameters("model"), entries=(PREFILL, DECODE))
    assert compile_text(graph.text, target, extra_flags=flags)


@pytest.mark.nightly
def test_kernels_of_another_processor_do_not():
    text = emit(SPEC, plan(SPEC, Request(Strategy.GATHERED, target=Target.cpu(AVX512_BF16), dtype=DType.BF16))).text
    with pytest.raises(CompileError):
        compile_text(text, TARGET, extra_flags=ARM)
