"""Run as a child with eight virtual devices: a decoder over meshes of so many of them.

Arguments: the model's directory, the prompt's ids, how many to add, then meshes: numbers of devices. Of each is
printed, as JSON: the new ids, the exchanges of a step, the bytes of experts on each device, and whether the weights of
a layer by ``load_sharded`` are those that are loaded.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import numpy as np

import moehlo
from emitter.plan import Request
from emitter.reading.config import open_model
from emitter.target import Target
from emitter.target.mesh import Mesh
from emitter.xla.devices import open_mesh
from emitter.xla.program import collectives
from moehlo.decoder_opening import open_decoder


def main(path: str, ids: str, count: str, *meshes: str) -> None:
    open_mesh(Target.xla(), Mesh(8))
    found: dict[str, Any] = {}
    for devices in map(int, meshes):
        target = Target.xla(mesh=Mesh(devices)) if devices else Target.xla()
        decoder = open_decoder(open_model(path), target, Request(target=target))
        cache = decoder.cache(24)
        decoder.prefill([3], cache)
        clone = cache.clone()
        new = list(decoder.generate(json.loads(ids), max_new_tokens=int(count)))
        first = [int(decoder.step(5, each).argmax()) for each in (cache, clone)]
        session: Any = decoder.session
        held = dict.fromkeys(range(8), 0)
        for weight in session.graph.entries[0].signature.weights:
            if weight.by_expert and len(weight.shape) == 3:
                for shard in session.weights[weight.name].addressable_shards:
                    held[shard.device.id] += shard.data.nbytes
        step = next(program for (entry, _), (_, program) in session._programs.items() if entry == "decode")
        exchanges = [(c.op, list(c.shape)) for c in collectives(step)]
        layer = moehlo.open_model(path).layer(2)
        graph = moehlo.emit(layer, tokens=4, dispatch="masked")
        arrays = moehlo.load_sharded(layer, graph, moehlo.device_mesh(f"expert={devices or 1}"))
        loaded = moehlo.load_weights(layer, graph)
        same = [
            np.array_equal(np.asarray(a), loaded[w.name]) for a, w in zip(arrays, graph.signature.weights, strict=True)
        ]
        found[str(devices)] = {"ids": new, "exchanges": exchanges, "held": held}
        found[str(devices)] |= {"clone": first[0] == first[1], "loaded": all(same)}
    print(json.dumps(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
