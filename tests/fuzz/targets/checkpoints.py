"""Weights: a safetensors file, an index of shards, and a config that says what to take from them."""

from __future__ import annotations

import functools
import json
import random
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import safetensors
import safetensors.numpy

from emitter.golden import goldens_root
from emitter.graphs import signature_arguments
from emitter.plan import Plan
from emitter.reading.config import open_model
from weights import Checkpoint, load_layer, random_weights, write_checkpoint
from weights.tensorfile import NUMPY, TensorFile

from ..mutation import NUMBERS, Pairs, Raw, byte_damage, dump, json_damage, parse, tree_damage
from ..target import Target, Wrong

TINY = goldens_root() / "configs" / "tiny"


@functools.cache
def safetensors_seeds() -> tuple[bytes, ...]:
    """What safetensors writes: every dtype that NumPy has, metadata, empty tensors, no tensors."""
    rng = np.random.default_rng(0)
    some = {"a.weight": rng.standard_normal((3, 4)).astype("f4"), "b": rng.integers(0, 99, 7)}
    kinds = ("f2", "f4", "f8", "i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "?")
    return (
        safetensors.numpy.save(some),
        safetensors.numpy.save(some, {"format": "pt"}),
        safetensors.numpy.save({kind: rng.integers(0, 2, (2, 3)).astype(kind) for kind in kinds}),
        safetensors.numpy.save({"bf16": np.arange(8).astype(ml_dtypes.bfloat16), "none": np.zeros((0, 5), "f4")}),
        safetensors.numpy.save({"scalar": np.array(1.5, "f4"), "long": np.zeros((1,) * 8, "u1")}),
        safetensors.numpy.save({}),
    )


_DTYPES = ("F32", "BF16", "F16", "F64", "I64", "U8", "BOOL", "F8_E4M3", "F4", "F6_E2M3", "C64", "f32", "Q4", "F128", "")


def safetensors_damage(rng: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    """The header's tree edited, its length, or any bytes."""
    if rng.random() < 0.25:
        return byte_damage(rng, data, seeds)
    size = int.from_bytes(data[:8], "little")
    tree, body = parse(data[8 : 8 + size]), data[8 + size :]
    entries = [entry for name, entry in tree if name != "__metadata__"]
    if entries and rng.random() < 0.6:
        entry: Any = rng.choice(entries)
        for _ in range(rng.choice((1, 1, 2))):
            at = rng.randrange(len(entry))
            key = entry[at][0]
            new: Any
            if key == "dtype":
                new = rng.choice(_DTYPES)
            elif key == "shape":
                new = rng.choice(
                    (
                        [rng.choice(NUMBERS)],
                        [rng.choice(NUMBERS), rng.choice(NUMBERS)],
                        [12],
                        [1, 12],
                        [4, 3],
                        [],
                        [0],
                        [0, Raw(str(2**62))],
                        [0, *[Raw(str(2**31 - 1))] * 3],
                        [1] * 33,
                        [1] * 65,
                        [1] * 32 + [12],
                        [2**32, 2**32],
                        [-3, -4],
                        [3.0, 4],
                        [True, 12],
                        Raw("null"),
                        "3,4",
                    )
                )
            else:
                near = [o for e in entries for k, v in e if k == "data_offsets" for o in v] + [
                    0,
                    len(body),
                    len(body) + 1,
                ]
                new = [rng.choice((*near, rng.choice(NUMBERS))) for _ in range(rng.choice((2, 2, 2, 2, 1, 3)))]
            entry[at] = (key, new)
    else:
        tree_damage(rng, tree)
    header = dump(tree).encode("utf-8", "surrogatepass")
    if rng.random() < 0.1:
        header += b" " * rng.choice((1, 7, 1000)) if rng.random() < 0.8 else rng.choice((b"x", b"\x00", b"{}", b"\n"))
    length = len(header)
    if rng.random() < 0.08:
        length = rng.choice((0, 1, length - 1, length + 1, len(data), 100_000_000, 100_000_001, 2**63, 2**64 - 1))
    if rng.random() < 0.1:
        body = rng.choice((body[:-1], body + b"\x00", b"", body * 2))
    return length.to_bytes(8, "little") + header + body


def judge_safetensors(data: bytes, path: Path) -> None:
    """Against safetensors' own reader, tensor by tensor."""
    file = TensorFile(path)
    ours = {name: (held.dtype, list(held.shape)) for name, held in file.tensors.items()}
    try:
        theirs = dict(safetensors.deserialize(data))
    except Exception as error:
        raise Wrong(f"read {ours}; safetensors refuses it: {error!r}"[:800]) from error
    described = {name: (held["dtype"], list(held["shape"])) for name, held in theirs.items()}
    if ours != described:
        raise Wrong(f"header read as {ours}, safetensors has {described}"[:1500])
    for name, (dtype, _) in ours.items():
        if dtype in NUMPY and file.array(name).tobytes() != bytes(theirs[name]["data"]):
            raise Wrong(f"the bytes of {name!r} are not those that safetensors finds"[:300])


SAFETENSORS = Target("safetensors", ".safetensors", safetensors_seeds, safetensors_damage, judge_safetensors, share=3.0)


class Stored:
    """A checkpoint on disk with the weights that are in it, made once in each process."""

    def __init__(self, config: str, layer: int, shard_bytes: int) -> None:
        self.temporary = tempfile.TemporaryDirectory(prefix="moehlo-fuzz-")
        self.folder = Path(self.temporary.name)
        self.config = (TINY / config).read_bytes()
        self.layer = layer
        found = open_model(TINY / config).layer(layer)
        self.arguments = [a for a in signature_arguments(found.spec, Plan()) if a.name != "x"]
        self.weights: Mapping[str, Any] = random_weights(self.arguments, 3)
        model = self.folder / "model"
        layers = {layer: self.weights}
        write_checkpoint(
            model, json.loads(self.config), layers, found.layout, self.arguments, max_shard_bytes=shard_bytes
        )


@functools.cache
def sharded() -> Stored:
    """mixtral in some ten shards."""
    return Stored("mixtral.json", 0, 20_000)


@functools.cache
def index_seeds() -> tuple[bytes, ...]:
    """The index that our writer makes, and one with nothing beside the map."""
    index = json.loads((sharded().folder / "model" / "model.safetensors.index.json").read_bytes())
    return json.dumps(index, indent=2).encode(), json.dumps({"weight_map": index["weight_map"]}).encode()


_FILES: tuple[Callable[[str], str], ...] = (
    lambda file: f"../model/{file}",
    lambda file: f"./{file}",
    lambda file: file.upper(),
    lambda file: f"{file}\x00",
    lambda file: f"\ud800{file}",
    lambda file: f"\x1b[2J{file}",
    lambda file: "x" * 300 + file,
    lambda file: f"a/{file}",
    lambda file: f"..{file}",
    lambda file: "config.json",
    lambda file: "/etc/passwd",
    lambda file: "CON.safetensors",
    lambda file: ".safetensors",
    lambda file: "",
)


def index_damage(rng: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    """A map to other files, or the JSON changed."""
    if rng.random() < 0.4:
        return json_damage(rng, data, seeds)
    tree = parse(data)
    [held] = [value for key, value in tree if key == "weight_map"]
    files = sorted({file for _, file in held})
    for _ in range(rng.choice((1, 1, 2, 5))):
        at = rng.randrange(len(held))
        name, file = held[at][0], rng.choice(files)
        edit = rng.random()
        if edit < 0.35:
            held[at] = (name, file)
        elif edit < 0.7:
            held[at] = (name, rng.choice(_FILES)(file))
        elif edit < 0.8:
            del held[at]
        elif edit < 0.9:
            held.append((name if rng.random() < 0.5 else name + "x", file))
        else:
            held[at] = (name, rng.choice((3, [], None, Pairs([("a", 1)]), True)))
        if not held:
            break
    return dump(tree).encode("utf-8", "surrogatepass")


def judge_index(data: bytes, path: Path) -> None:
    """Every name of the map is read from the file it names, or refused; the layer as it was written, or refused."""
    stored = sharded()
    folder = stored.folder / "model"
    (folder / "model.safetensors.index.json").write_bytes(data)
    checkpoint = Checkpoint(folder)
    weight_map = json.loads(data)["weight_map"]
    if dict.fromkeys(checkpoint.names()) != dict.fromkeys(weight_map):
        raise Wrong("other names than the map has")
    config = open_model(folder).layer(stored.layer)
    loaded = load_layer(checkpoint, config.layout, stored.layer, stored.arguments)
    _compare(loaded, stored)
    for name, file in weight_map.items():
        ours = checkpoint.array(name)
        with safetensors.safe_open(folder / file, framework="np") as held:
            theirs = held.get_tensor(name) if name in held.keys() else None  # noqa: SIM118 - no mapping
        if theirs is None or ours.tobytes() != theirs.tobytes():
            raise Wrong(f"{name!r} is not what {file!r} holds")


def _compare(loaded: Mapping[str, Any], stored: Stored) -> None:
    for name, array in loaded.items():
        if array.shape != stored.weights[name].shape or array.tobytes() != stored.weights[name].tobytes():
            raise Wrong(f"{name} was read otherwise than it was written")


INDEX = Target("index", ".json", index_seeds, index_damage, judge_index)


@functools.cache
def held_models() -> tuple[Stored, ...]:
    """Checkpoints of several layouts: one tensor per expert, stacked, with biases, with a shared expert."""
    chosen = (("mixtral.json", 0), ("deepseek-v3.json", 1), ("gpt-oss.json", 0), ("qwen2-moe.json", 0))
    return tuple(Stored(name, open_model(TINY / name).default_layer(), 1 << 30) for name, _ in chosen)


def weights_seeds() -> tuple[bytes, ...]:
    """Their configs."""
    return tuple(stored.config for stored in held_models())


def judge_weights(data: bytes, path: Path) -> None:
    """A changed config beside unchanged weights: they are read as they were written, or refused."""
    model = open_model(path)
    for stored in held_models():
        if model.config.get("model_type") != json.loads(stored.config)["model_type"]:
            continue
        found = model.layer(stored.layer)
        arguments = [a for a in signature_arguments(found.spec, Plan()) if a.role.value == "weight"]
        loaded = load_layer(stored.folder / "model", found.layout, stored.layer, arguments)
        _compare({name: array for name, array in loaded.items() if name in stored.weights}, stored)


WEIGHTS = Target("weights", ".json", weights_seeds, json_damage, judge_weights, share=0.5)
