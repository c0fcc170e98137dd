"""A process that holds a share of the experts reads no other's bytes, however they are stored."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from emitter.golden import goldens_root
from emitter.graphs import emit
from emitter.plan import Plan
from emitter.reading.config import Layer, open_model
from emitter.signature import Argument, DType
from emitter.target.mesh import Share
from weights import Checkpoint, load_layer, random_weights, share_of, write_checkpoint
from weights.readings import readings_of
from weights.store import open_store

CONFIGS = sorted((goldens_root() / "configs" / "tiny").glob("*.json"))
COUNTS = Path("/proc/thread-self/io")
"""What Linux counts of the thread that reads it."""


def bytes_read() -> int:
    """By this thread so far, as the kernel counts them: threads that other tests left may read meanwhile."""
    return int(dict(line.split(": ") for line in COUNTS.read_text().splitlines())["rchar"])


def measured(load: Callable[[], object]) -> int:
    """What ``load`` reads, the second time: then all headers are known."""
    load()
    counting = bytes_read()
    counting = bytes_read() - counting
    before = bytes_read()
    load()
    return bytes_read() - before - counting


def form(value: object) -> str:
    """How a weight is stored: the kinds of its sources, without names and numbers."""
    if isinstance(value, (tuple, list)):
        return f"({' '.join(map(form, value))})"
    if not is_dataclass(value):
        return ""
    return f"{type(value).__name__}{form([getattr(value, field.name) for field in fields(value)])}"


def layers() -> dict[str, tuple[Path, Layer]]:
    """One MoE layer for each way in which layers of the tiny configs store their experts."""
    found: dict[str, tuple[Path, Layer]] = {}
    for config in CONFIGS:
        for part in open_model(config).parts or (None,):
            model = open_model(config, part=part)
            for layer in (model.layer(i) for i in model.representative_layers() if i in model.moe_layers):
                experts = [w.sources[:1] for w in layer.layout.weights if w.weight.startswith("expert")]
                found.setdefault(form(experts), (config, layer))
    return found


LAYERS = tuple(layers().values())


@pytest.mark.skipif(not COUNTS.exists(), reason="Linux counts what a thread reads")
@pytest.mark.parametrize(("config", "layer"), LAYERS, ids=[layer.block for _, layer in LAYERS])
def test_a_layer_is_read_in_shares(config: Path, layer: Layer, tmp_path: Path) -> None:
    wanted = emit(layer.spec, Plan()).signature.weights
    drawn = random_weights(wanted, 1)
    write_checkpoint(tmp_path, json.loads(config.read_text()), {layer.index: drawn}, layer.layout, wanted)
    held = Checkpoint(tmp_path)

    def load(index: int, count: int, only: tuple[Argument, ...] = wanted) -> dict[str, Any]:
        return load_layer(held, layer.layout, layer.index, only, share=Share(index, count))

    for index in (0, 1):
        expected, weights = share_of(drawn, wanted, Share(index, 2)), load(index, 2)
        assert list(weights) == list(expected)
        assert all(np.array_equal(weights[name], expected[name]) for name in weights)
    divided, others = ([a for a in wanted if a.by_expert is by] for by in (True, False))
    beside = measured(partial(load, 0, 1, tuple(others))) if others else 0
    alone = [measured(partial(load, index, 2)) - beside for index in (0, 1)]
    everything = measured(partial(load, 0, 1)) - beside
    stored = sum(drawn[a.name].nbytes for a in divided)
    # rows of gates and ups that take turns are read for each of the two
    assert 0 < stored <= sum(alone) <= everything <= 2 * stored
    assert alone[0] == alone[1]


def test_a_share_in_another_type_is_converted_and_never_mapped(tmp_path: Path) -> None:
    config = goldens_root() / "configs" / "tiny" / "gpt-oss.json"
    layer = open_model(config).layer(None)
    wanted = emit(layer.spec, Plan()).signature.weights
    drawn = random_weights(wanted, 1)
    write_checkpoint(tmp_path, json.loads(config.read_text()), {layer.index: drawn}, layer.layout, wanted)
    wanted = emit(layer.spec, Plan(dtype=DType.BF16)).signature.weights
    whole = load_layer(tmp_path, layer.layout, layer.index, wanted)
    found = load_layer(tmp_path, layer.layout, layer.index, wanted, share=Share(1, 4))
    for argument in wanted:
        own = whole[argument.name]
        own = own[len(own) // 4 : len(own) // 2] if argument.by_expert else own
        assert found[argument.name].dtype == argument.dtype.numpy
        assert np.array_equal(found[argument.name], own)
        assert found[argument.name].flags.writeable  # what is mapped is not


@pytest.mark.parametrize(("config", "layer"), LAYERS, ids=[layer.block for _, layer in LAYERS])
def test_a_layer_is_read_in_parts(config: Path, layer: Layer, tmp_path: Path) -> None:
    """Each of some bytes, in C order, whatever experts and rows begin and end in it."""
    wanted = emit(layer.spec, Plan()).signature.weights
    drawn = random_weights(wanted, 1)
    write_checkpoint(tmp_path, json.loads(config.read_text()), {layer.index: drawn}, layer.layout, wanted)
    for argument, reading in zip(
        wanted, readings_of(open_store(tmp_path), layer.layout, layer.index, wanted), strict=True
    ):
        row = reading.rows[-1] * reading.dtype.itemsize if len(reading.rows) > 1 else reading.nbytes
        found, places = np.empty(reading.nbytes, np.uint8), [0]
        for part in reading.parts(300):
            assert part.nbytes <= max(300, row)
            target = found[places[-1] : places[-1] + part.nbytes]
            part.write_to(target)
            places.append(places[-1] + part.nbytes)
        assert len(places) > reading.nbytes / max(300, row)
        np.testing.assert_array_equal(found.view(reading.dtype).reshape(reading.shape), drawn[argument.name])
