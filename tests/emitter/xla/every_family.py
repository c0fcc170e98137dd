"""Run as a child with eight virtual devices: every kind of MoE layer of the tiny configs on meshes of 1, 2, 4 and 8.

Prints a line of JSON for each layer: for masked-dense, the ladder, and the ladder with divided tokens, on each mesh
that its experts divide over, whether it holds against float64 truth, how far it is from masked-dense on one device in
allowed differences, and what the devices exchange.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np

from emitter.errors import InputError
from emitter.graphs import emit
from emitter.plan import Plan, Strategy, coupled
from emitter.signature import DType
from emitter.spec import MoeSpec
from emitter.target import Target
from emitter.target.mesh import Mesh, Part
from emitter.xla import XlaSession
from emitter.xla.devices import open_mesh
from oracle.bounds import compute_bounds
from oracle.compare import compare
from oracle.draws import draw_weights
from oracle.suite import blocks
from oracle.trials import Trials
from oracle.verify import _draw_inputs

TOKENS = 16


def ways(spec: MoeSpec) -> Iterator[tuple[str, int, Strategy, Part | None]]:
    """Name, devices, and what is emitted."""
    for devices in (1, 2, 4, 8):
        mesh = Mesh(devices)
        try:
            for experts in (spec.experts, spec.second_experts) if spec.second else (spec.experts,):
                mesh.share(experts.count)
        except InputError:
            continue
        yield "masked", devices, Strategy.MASKED, None
        yield "ladder", devices, Strategy.LADDER, Part(mesh)
        if not coupled(spec) and devices > 1:
            yield "ladder, tokens divided", devices, Strategy.LADDER, Part(mesh, True)


def layer(spec: MoeSpec) -> list[dict[str, Any]]:
    """What each way gives."""
    trials = Trials(tokens=(TOKENS,), draws=1)
    weights, inputs = draw_weights(spec, DType.F32, 0), _draw_inputs(spec, trials, TOKENS, 0)
    x, others = inputs["x"], {name: value for name, value in inputs.items() if name != "x"}
    one: dict[str, Any] | None = None
    bounds: Any = None
    found = []
    for name, devices, strategy, part in ways(spec):
        graph = emit(spec, Plan(TOKENS, DType.F32, strategy, part=part, stages=True))
        session = XlaSession(graph, weights, mesh=Mesh(devices))
        results = session.run(x, **others)
        if one is None:
            one = results
            bounds = compute_bounds(
                spec, weights, x, DType.F32, ids=one["ids"].astype(np.int64), inputs=inputs, alike=True
            )
        judged = compare(spec, weights, x, results, DType.F32, inputs=inputs)
        same = (results["ids"] == one["ids"]).all(axis=1) & ~bounds.overflow
        apart = np.abs(results["output"].astype(np.float64) - one["output"]) / (2 * bounds.tolerance("output"))
        found.append(
            {
                "way": name,
                "devices": devices,
                "passed": bool(judged.passed),
                "apart": float(apart[same].max()),
                "alike": int(same.sum()),
                "collectives": Counter(c.op for c in session.collectives),
            }
        )
    return found


def main() -> None:
    open_mesh(Target.xla(), Mesh(8))
    wanted = sys.argv[1:]
    for block in blocks():
        if wanted and block.family not in wanted:
            continue
        spec = block.open().spec
        assert isinstance(spec, MoeSpec)
        print(
            json.dumps({"block": f"{block.family} {block.layer}", "banks": 1 + bool(spec.second), "ways": layer(spec)}),
            flush=True,
        )


if __name__ == "__main__":
    main()
