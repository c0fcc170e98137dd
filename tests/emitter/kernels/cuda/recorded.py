"""The recorded launches of every layer of the wide configs and of callers' own choices, and one frozen digest of each.

    python tests/emitter/kernels/cuda/recorded.py

accepts them as they are (``frozen/launches.json``). What they compute is checked in ``test_launched_calls.py``.
The digests also hold what is not computed there: packings, every architecture, and which launches are early.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from emitter.dtype import DType
from emitter.golden import goldens_root
from emitter.graphs import emit, emit_experts
from emitter.kernels.cuda.generations import GENERATIONS
from emitter.lowering import Thresholds
from emitter.packing import BlockFp8, MlxAffine, Mxfp4, Packing
from emitter.plan import Plan, Request, plan
from emitter.reading.config import model_from_config, read_config
from emitter.spec import ExpertsSpec, FfnSpec, MoeSpec, RouterSpec, SharedGate, SharedSpec, WeightOn
from emitter.target import Target
from emitter.text.graph import Graph
from emitter.text.launches import LaunchList
from oracle.suite import widened

FROZEN = Path(__file__).with_name("frozen") / "launches.json"
LIMITS = Thresholds(((4, "gathered"), (96, "grouped_16")), "grouped")
TOKENS = (2, 9, 97)
"""Of each variant: few, some and many; 9 of 16 rows and 97 of 128 are no whole row block."""
GIVEN = MoeSpec(208, RouterSpec(12, 3), ExpertsSpec(12, 112))
"""The experts that are computed for callers with a router of their own."""
PACKED = MoeSpec(256, RouterSpec(12, 3), ExpertsSpec(12, 128), shared=SharedSpec(256, gate=SharedGate.SIGMOID))
PACKINGS = (MlxAffine(4, 64, DType.BF16), MlxAffine(8, 32, DType.F16), Mxfp4(), BlockFp8())
DTYPES = (DType.BF16, DType.F16, DType.F32)


def planned(spec: FfnSpec, arch: str, dtype: DType, packings: tuple[tuple[str, Packing], ...] = ()) -> Plan:
    """A graph whose launches are asked for of any number of tokens; its text is of two, which is written soonest."""
    request = Request(target=Target.cuda(arch), tokens=TOKENS[0], dtype=dtype, thresholds=LIMITS, packings=packings)
    return plan(spec, request)


def wide_layers() -> dict[str, FfnSpec]:
    """Every layer of the wide configs by name, each spec once."""
    found: dict[FfnSpec, str] = {}
    for tiny in sorted((goldens_root() / "configs/tiny").glob("*.json")):
        opened = model_from_config(widened(read_config(tiny)))
        for layer in opened.representative_layers():
            found.setdefault(opened.layer(layer).spec, f"{tiny.stem} {layer}")
    return {name: spec for spec, name in found.items()}


def given_experts(arch: str, dtype: DType, weights: DType, weight_on: WeightOn = WeightOn.OUTPUT) -> Graph:
    """The experts alone, for ids i64 and weights of a type."""
    spec = replace(GIVEN, experts=replace(GIVEN.experts, weight_on=weight_on))
    return emit_experts(spec, planned(spec, arch, dtype), choices=(DType.I64, weights))


def graphs(arch: str, layers: dict[str, FfnSpec]) -> Iterator[tuple[str, Graph]]:
    """Every graph whose launches are frozen for an architecture, by name."""
    for name, spec in layers.items():
        for dtype in (DType.BF16, DType.F32):
            yield f"{name} {dtype.value}", emit(spec, planned(spec, arch, dtype))
    for packing in PACKINGS:
        packings = tuple((f"{scope}_{stem}", packing) for scope in ("expert", "shared") for stem in ("gate_up", "down"))
        yield f"{packing}", emit(PACKED, planned(PACKED, arch, DType.BF16, packings))
    for dtype in DTYPES:
        for weights in dict.fromkeys((dtype, DType.F32)):
            yield f"given {dtype.value}, weights {weights.value}", given_experts(arch, dtype, weights)


def calls(arch: str, layers: dict[str, FfnSpec]) -> dict[str, list[LaunchList | None]]:
    """The calls of each graph, None where one needs a compiler."""
    return {
        name: [None if graph.launches is None else graph.launches(tokens) for tokens in TOKENS]
        for name, graph in graphs(arch, layers)
    }


def digests(found: dict[str, list[LaunchList | None]]) -> dict[str, str]:
    """Of each graph's calls one digest."""
    return {name: hashlib.sha256(repr(each).encode()).hexdigest()[:16] for name, each in found.items()}


if __name__ == "__main__":
    every = wide_layers()
    document = {arch: digests(calls(arch, every)) for arch in GENERATIONS}
    FROZEN.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
