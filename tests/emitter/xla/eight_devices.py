"""Run as a child with eight virtual devices: prints as JSON what layers give on meshes of so many of them.

How far each output is from that of masked-dense on one device, in bounds of such a difference; what the devices
exchange; and the bytes of weights that each holds.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import jax
import numpy as np

import moehlo
from emitter.golden import goldens_root
from emitter.graphs import emit
from emitter.plan import Plan, Strategy
from emitter.reading.config import open_model
from emitter.signature import DType
from emitter.spec import MoeSpec
from emitter.target import Target
from emitter.target.mesh import Mesh, Part
from emitter.xla import XlaSession
from emitter.xla.devices import open_mesh
from oracle.bounds import compute_bounds
from weights import random_weights

TOKENS = 16


def layer(name: str) -> MoeSpec:
    spec = open_model(goldens_root() / "configs" / "tiny" / f"{name}.json").layer(None).spec
    assert isinstance(spec, MoeSpec)
    return spec


class Reference:
    """One layer by masked-dense on one device."""

    def __init__(self, name: str, dtype: DType = DType.F32) -> None:
        self.spec, self.dtype = layer(name), dtype
        self.sessions: dict[int, XlaSession] = {}
        self.weights = dict(random_weights(self.graph(TOKENS).signature.weights, 0))

    def graph(self, tokens: int, strategy: Strategy = Strategy.MASKED, part: Part | None = None) -> Any:
        return emit(self.spec, Plan(tokens, self.dtype, strategy, part=part, stages=strategy is Strategy.MASKED))

    def x(self, tokens: int, seed: int = 0) -> Any:
        return np.random.default_rng(seed).standard_normal((tokens, self.spec.hidden), np.float32)

    def one(self, x: Any) -> dict[str, Any]:
        if len(x) not in self.sessions:
            self.sessions[len(x)] = XlaSession(self.graph(len(x)), self.weights)
        return self.sessions[len(x)].run(x)

    def apart(self, found: Any, x: Any) -> float:
        """The largest difference to one device, in allowed differences."""
        one = self.one(x)
        bounds = compute_bounds(self.spec, self.weights, x, self.dtype, ids=one["ids"].astype(np.int64), alike=True)
        assert np.isfinite(found).all()
        return float(np.max(np.abs(found - one["output"]) / (2 * bounds.tolerance("output"))))

    def report(self, label: str, session: XlaSession, x: Any) -> dict[str, Any]:
        held: dict[int, int] = {}
        for array in session._weights:
            for shard in array.addressable_shards:
                held[shard.device.id] = held.get(shard.device.id, 0) + shard.data.nbytes
        exchanged = [[c.op, c.dtype, list(c.shape)] for c in session.collectives]
        return {
            "case": label,
            "apart": self.apart(session.run(x)["output"], x),
            "collectives": exchanged,
            "held": sorted(held.values()),
        }


def main(counts: list[int]) -> None:
    """``counts`` begins with 1. A mesh of 4 devices is there in any case."""
    open_mesh(Target.xla(), Mesh(8))
    assert len(jax.devices()) == 8  # and no more than are asked for: each is a share of the threads
    plain, shared = Reference("qwen3-moe"), Reference("deepseek-v3", DType.BF16)
    found = []
    for devices in counts:
        mesh = Mesh(devices)
        session = XlaSession(plain.graph(TOKENS), plain.weights, mesh=mesh)
        found.append(plain.report(f"masked {devices}", session, plain.x(TOKENS)))
    for reference, name, devices, split in (
        (plain, "ladder", 1, False),
        *((plain, "ladder", devices, split) for devices in counts[1:] for split in (False, True)),
        (shared, "shared", 4, True),
    ):
        part = Part(Mesh(devices), split)
        session = XlaSession(reference.graph(TOKENS, Strategy.LADDER, part), reference.weights, mesh=part.mesh)
        label = f"{name} {devices}{' split' if split else ''}"
        found.append(reference.report(label, session, reference.x(TOKENS)))
    # Every token near the router's rows of the first device's experts, and then NaN in the experts of the others.
    part = Part(Mesh(4))
    session = XlaSession(plain.graph(3, Strategy.LADDER, part), plain.weights, mesh=part.mesh)
    own = plain.weights["router"][:2]
    x = (8 * own[np.array([0, 1, 0])] / np.linalg.norm(own, axis=1).max() + 0.01 * plain.x(3)).astype(np.float32)
    found.append(plain.report("skewed, fewer tokens than devices", session, x))
    idle = np.setdiff1d(np.arange(plain.spec.experts.count), plain.one(x)["ids"])
    spoilt = {name: value.copy() for name, value in plain.weights.items()}
    for name in ("expert_gate_up", "expert_down"):
        spoilt[name][idle] = np.nan
    for label, graph in (("masked NaN", plain.graph(3)), ("ladder NaN", plain.graph(3, Strategy.LADDER, part))):
        session = XlaSession(graph, spoilt, mesh=part.mesh)
        found.append(plain.report(label, session, x))
    for label, graph in (("masked", plain.graph(1)), ("ladder", plain.graph(1, Strategy.LADDER, part))):
        session = XlaSession(graph, plain.weights, mesh=part.mesh)
        found.append(plain.report(f"{label}, one token", session, plain.x(1)))
    # Inside a larger jax.jit, on arrays that are divided already.
    mesh = moehlo.device_mesh("expert=4")
    for strategy, own_part in ((Strategy.MASKED, None), (Strategy.LADDER, part)):
        graph = plain.graph(3, strategy, own_part)
        function = moehlo.sharded(graph, mesh)
        larger = jax.jit(lambda x, *weights, function=function: 2 * function(x + 1, *weights)[0])
        spec, named = jax.sharding.PartitionSpec, jax.sharding.NamedSharding
        placed = [
            jax.device_put(plain.weights[a.name], named(mesh, spec("expert") if a.by_expert else spec()))
            for a in graph.signature.weights
        ]
        # halves and doubles are exact
        apart = plain.apart(np.asarray(larger(x, *placed)) / 2, x + 1)
        found.append({"case": f"jit {strategy.value}", "apart": apart})
    print(json.dumps(found))


if __name__ == "__main__":
    main([int(word) for word in sys.argv[1:]])
