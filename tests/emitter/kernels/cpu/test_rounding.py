"""Numbers that kernels round to a narrower type, to nearest even, and go on with: on processors without bf16 too."""

import json
from dataclasses import replace

import ml_dtypes
import numpy as np
import pytest
from iree.compiler import compile_str

from emitter.golden import goldens_root
from emitter.graphs import emit
from emitter.graphs.lowered import graph_of
from emitter.iree import Session, compile_graph
from emitter.iree.compiler import compile_flags, fit_target
from emitter.kernels.cpu.executable import Executable, Grid
from emitter.kernels.cpu.host import declared
from emitter.kernels.cpu.writer import Buffer, Kernel
from emitter.kernels.sizes import tensor, value
from emitter.plan import Request, Strategy, plan
from emitter.reading.config import model_from_config
from emitter.signature import MAIN, Argument, DType, Role
from emitter.target import parse_target
from emitter.target.isa import AVX2, PORTABLE, Isa
from emitter.text.builder import FunctionBuilder
from emitter.text.graph import Graph

LANES = 4


def rounding(count: int) -> Graph:
    """``y [count]``: x rounded to bf16, as f32."""
    kernel = Kernel("round", [Buffer("x", (count,), "f32"), Buffer("y", (count,), "f32")], [])
    with kernel.loop(0, count, LANES) as i:
        kernel.store(kernel.rounded(kernel.load("x", i, lanes=LANES), "bf16"), "y", i)
    b, given = FunctionBuilder(MAIN), Argument("x", (count,), DType.F32, Role.INPUT)
    (x,) = b.take([given]).values()
    host = declared(b, Executable("round", (kernel, Grid(1))), PORTABLE)
    y = host.dispatch("round", {"x": tensor(b, x)}, {})["y"]
    return graph_of(b, [given], [("y", value(y, x.type))])


def test_rounding_to_bf16_is_to_nearest_even() -> None:
    ties = (np.arange(0x3F80, 0x3F90, dtype=np.uint32) << 16) | 0x8000
    near = np.concatenate([ties - 1, ties, ties + 1, ties ^ 0x80000000]).view(np.float32)
    special = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 3.4e38, 1e-45, -1e-39], np.float32)
    x = np.concatenate([near, special, np.random.default_rng(1).standard_normal(4000).astype(np.float32)])
    found = np.asarray(Session(compile_graph(rounding(len(x)), parse_target("cpu")), {})(x))
    with np.errstate(over="ignore"):
        expected = x.astype(ml_dtypes.bfloat16).astype(np.float32)
    np.testing.assert_array_equal(found, expected)
    np.testing.assert_array_equal(np.signbit(found), np.signbit(expected))


@pytest.mark.parametrize(
    ("dtype", "isa", "cpu"),
    [
        pytest.param(dtype, isa, cpu, id=f"{dtype.value}-{isa.name}", marks=[pytest.mark.nightly] * (i != j))
        for i, dtype in enumerate((DType.BF16, DType.F16))
        for j, (isa, cpu) in enumerate([(PORTABLE, "generic"), (AVX2, "x86-64-v3")])
    ],
)
def test_layers_link_for_processors_that_have_no_narrow_types(isa: Isa, cpu: str, dtype: DType) -> None:
    config = json.loads((goldens_root() / "configs" / "tiny" / "olmoe.json").read_text())
    spec = model_from_config(config, "olmoe.json").layer(0).spec
    target = replace(parse_target("cpu"), isa=isa)
    text = emit(spec, plan(spec, Request(Strategy.AUTO, target, dtype=dtype))).text
    flags = [f for f in compile_flags(fit_target(text, target)) if "target-cpu" not in f]
    compile_str(text, extra_args=[*flags, f"--iree-llvmcpu-target-cpu={cpu}"])
