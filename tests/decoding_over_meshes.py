"""Run as a child with eight virtual devices: decodes with docs/decoder_over_mesh.py over meshes of so many of them.

Arguments: the model's directory, the prompt's ids, how many to add, then cases as ``devices:dispatch:divided from``: a
prompt of so many tokens is divided over the devices, 0 for none. The logits of a case go to a .npy beside the model. Of
each is printed, as JSON: the new ids, the exchanges of each of its programs, the bytes of experts on each device.
"""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

import emitter.mesh
import moehlo
from emitter.xla import collectives

PAGE = Path(__file__).parents[1] / "docs" / "decoder_over_mesh.py"


def example() -> Any:
    spec = importlib.util.spec_from_file_location("decoder_over_mesh", PAGE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Watched:
    """A step of the decoder, compiled once for each number of tokens."""

    def __init__(self, step: Any) -> None:
        self.step = step
        self.compiled: dict[int, Any] = {}

    def __call__(self, weights: Any, ids: Any, caches: Any, start: int) -> Any:
        if len(ids) not in self.compiled:
            self.compiled[len(ids)] = self.step.lower(weights, ids, caches, start).compile()
        return self.compiled[len(ids)](weights, ids, caches, start)


def main(path: str, ids: str, count: str, *cases: str) -> None:
    moehlo.device_mesh("expert=8")
    module, found = example(), {}
    for case in cases:
        devices, dispatch, divided_from = case.split(":")
        emitter.mesh.SPLIT_FROM = int(divided_from)
        mesh = moehlo.device_mesh(f"expert={devices}")
        decoder = module.Decoder(path, mesh, dispatch=dispatch, split_tokens=None if int(divided_from) else False)
        decoder.step = Watched(decoder.step)
        new, logits = decoder.generate(json.loads(ids), int(count))
        np.save(Path(path) / f"{case}.npy", np.stack(logits))
        held = dict.fromkeys((device.id for device in mesh.devices.flat), 0)
        for layer in decoder.weights["layers"]:
            for array in (a for a in layer["moe"] if a.ndim == 3):
                for shard in array.addressable_shards:
                    held[shard.device.id] += shard.data.nbytes
        programs = {n: sorted([c.op, *c.shape] for c in collectives(p)) for n, p in decoder.step.compiled.items()}
        found[case] = {"ids": new, "exchanged": programs, "held": list(held.values())}
    print(json.dumps(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
