"""Functions of one number, over all of what they are given, in last places of f32."""

import numpy as np

from emitter.dtype import DType
from emitter.graphs.lowered import graph_of
from emitter.iree import Session, compile_graph
from emitter.kernels.cpu.activation import tanh
from emitter.kernels.cpu.executable import Executable, Grid
from emitter.kernels.cpu.host import declared
from emitter.kernels.cpu.writer import Buffer, Kernel
from emitter.kernels.sizes import tensor, value
from emitter.signature import MAIN, Argument, Role
from emitter.target import host_features, parse_target
from emitter.target.isa import tiers_for
from emitter.text.builder import FunctionBuilder
from emitter.text.graph import Graph

HOST = tiers_for(host_features())[0]


def tanh_graph(count: int) -> Graph:
    kernel = Kernel("map", [Buffer("x", (count,), "f32"), Buffer("y", (count,), "f32")], [], fused=HOST.fused)
    with kernel.loop(0, count, HOST.lanes) as i:
        kernel.store(tanh(kernel, kernel.load("x", i, lanes=HOST.lanes)), "y", i)
    b, given = FunctionBuilder(MAIN), Argument("x", (count,), DType.F32, Role.INPUT)
    (x,) = b.take([given]).values()
    host = declared(b, Executable("map", (kernel, Grid(1))), HOST)
    y = host.dispatch("map", {"x": tensor(b, x)}, {})["y"]
    return graph_of(b, [given], [("y", value(y, x.type))])


def test_tanh_is_within_a_last_place_and_below_one_half_within_its_rounding():
    rng = np.random.default_rng(1)
    sizes = np.concatenate([rng.uniform(0, 1, 65536), rng.uniform(1, 12, 16384), 2.0 ** rng.uniform(-125, 0, 16384)])
    special = np.array([0.0, np.inf, 1e30, 0.75, np.nextafter(np.float32(0.75), np.float32(0)), 20.0, 1e-37, 3.0])
    x = np.concatenate([sizes, special, -sizes, -special]).astype(np.float32)
    found = np.asarray(Session(compile_graph(tanh_graph(len(x)), parse_target("cpu")), {})(x), np.float64)
    truth = np.tanh(x.astype(np.float64))
    apart = (found - truth) / np.spacing(np.maximum(np.abs(truth), 2.0**-126).astype(np.float32)).astype(np.float64)
    # of the part that is not rounded with the result: 3 roundings and a quotient of at most 0.43 of it; see ``tanh``
    assert np.abs(apart).max() <= 1.1
    plain = (np.abs(x) <= 0.5) & (np.abs(x) > 2.0**-20)
    assert np.abs(apart[np.abs(x) <= 0.5]).max() <= 0.72
    # a rounding alone is evenly spread over a last place: 12 ** -0.5 of it
    assert np.sqrt((apart[plain] ** 2).mean()) <= 0.3
    none = np.full(16, np.nan, np.float32)
    assert np.isnan(np.asarray(Session(compile_graph(tanh_graph(16), parse_target("cpu")), {})(none))).all()
