"""GGUF files: their headers and metadata, against the package that wrote them."""

from __future__ import annotations

import functools
import random
import struct
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import gguf
import numpy as np
from gguf import GGMLQuantizationType as Kind

from emitter.graphs import signature_arguments
from emitter.plan import Plan
from emitter.reading.config import open_model
from emitter.reading.gguf import GgufHeader, read_header
from emitter.signature import Role
from weights import load_layer

from ..mutation import byte_damage
from ..target import Target, Wrong

E, H, I = 4, 256, 32  # noqa: E741
_NUMBERS = (0, 1, 2, 3, 7, 8, 9, 12, 31, 32, 33, 63, 64, 255, 256, 2**16, 2**31, 2**32 - 1, 2**40, 2**62, 2**63)


def _written(path: Path, architecture: str, rng: np.random.Generator) -> bytes:
    counts = {"embedding_length": H, "block_count": 1, "expert_used_count": 2, "expert_count": E}
    widths = {"feed_forward_length": I, "expert_feed_forward_length": I}
    if architecture == "qwen2moe":
        widths["expert_shared_feed_forward_length"] = I
    writer = gguf.GGUFWriter(path, architecture)
    for key, value in (counts | widths).items():
        writer.add_uint32(f"{architecture}.{key}", value)
    writer.add_bool(f"{architecture}.expert_weights_norm", True)
    writer.add_array("tokenizer.ggml.tokens", ["<s>", "a", "b"])
    writer.add_array("tokenizer.ggml.scores", [0.0, 1.0, 2.0])
    writer.add_string("general.name", "a model")
    shapes = {"ffn_gate_exps": (E, I, H), "ffn_up_exps": (E, I, H), "ffn_down_exps": (E, H, I)}
    if architecture == "qwen2moe":
        shapes |= {"ffn_gate_shexp": (I, H), "ffn_up_shexp": (I, H), "ffn_down_shexp": (H, I)}
        writer.add_tensor("blk.0.ffn_gate_inp_shexp.weight", rng.standard_normal(H).astype(np.float32))
    writer.add_tensor("blk.0.ffn_gate_inp.weight", rng.standard_normal((E, H)).astype(np.float32))
    for name, shape in shapes.items():
        if "gate" in name:
            block, nbytes = gguf.GGML_QUANT_SIZES[Kind.Q4_K]
            raw = rng.integers(0, 60, (*shape[:-1], shape[-1] // block * nbytes), np.uint8)
            writer.add_tensor(f"blk.0.{name}.weight", raw, raw_dtype=Kind.Q4_K)
        else:
            writer.add_tensor(f"blk.0.{name}.weight", rng.standard_normal(shape).astype(np.float16))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path.read_bytes()


@functools.cache
def seeds() -> tuple[bytes, ...]:
    """Files of one layer."""
    with tempfile.TemporaryDirectory() as folder:
        rng = np.random.default_rng(8)
        return tuple(_written(Path(folder) / "a.gguf", name, rng) for name in ("qwen3moe", "qwen2moe", "llama"))


def damage(rng: random.Random, data: bytes, genuine: Sequence[bytes]) -> bytes:
    """Numbers of the header changed, a piece of it moved, any bytes, or the end cut off."""
    header = data.index(b"weight", data.rindex(b"blk.0.")) + 64
    damaged = bytearray(data)
    if rng.random() < 0.25:
        head = byte_damage(rng, data[:header], [seed[:header] for seed in genuine])
        damaged[:header] = head
    for _ in range(rng.choice((1, 1, 2, 3))):
        at = rng.randrange(4, header - 8)
        kind = rng.choice("BIQ")
        size = struct.calcsize(f"<{kind}")
        [old] = struct.unpack_from(f"<{kind}", damaged, at)
        new = rng.choice((old + 1, old - 1, old * 2, old ^ 1 << rng.randrange(8 * size), rng.choice(_NUMBERS)))
        struct.pack_into(f"<{kind}", damaged, at, min(max(new, 0), 2 ** (8 * size) - 1))
    if rng.random() < 0.1:
        del damaged[rng.randrange(len(damaged)) :]
    return bytes(damaged)


def judge(data: bytes, path: Path) -> None:
    """Header, metadata and numbers are what the package reads, or the file is refused."""
    header = read_header(path)
    _compare(header, path)
    found = open_model(path).layer(0)
    arguments = [a for a in signature_arguments(found.spec, Plan()) if a.role is Role.WEIGHT]
    loaded = load_layer(path, found.layout, 0, arguments)
    theirs = {tensor.name: tensor for tensor in gguf.GGUFReader(path).tensors}
    for canonical, name in (("router", "ffn_gate_inp"), ("expert_down", "ffn_down_exps")):
        tensor = theirs[f"blk.0.{name}.weight"]
        with np.errstate(all="ignore"):
            expected = gguf.dequantize(tensor.data, tensor.tensor_type).astype(np.float32)
        np_bits = loaded[canonical].reshape(-1).view(np.uint32)
        if not np.array_equal(np_bits, expected.reshape(-1).view(np.uint32)) and not np.isnan(expected).any():
            raise Wrong(f"{canonical} is not what the package reads")


def _compare(header: GgufHeader, path: Path) -> None:
    known = {kind.name for kind in Kind}
    if not all(tensor.type in known for tensor in header.tensors.values()):
        return
    try:
        reader = gguf.GGUFReader(path)
    except Exception as error:
        raise Wrong(f"read; the package refuses it: {error!r}"[:800]) from error
    ours = {t.name: (t.type, t.shape, t.begin) for t in header.tensors.values()}
    theirs = {t.name: (t.tensor_type.name, tuple(t.shape[::-1].tolist()), t.data_offset) for t in reader.tensors}
    if ours != theirs:
        raise Wrong(f"read as {ours}, the package has {theirs}"[:1500])
    for name, value in header.metadata.items():
        if value is not None and not _same(value, reader.fields[name].contents()):
            raise Wrong(f"{name} is {value!r}, the package has {reader.fields[name].contents()!r}"[:800])


def _same(ours: Any, theirs: Any) -> bool:
    if isinstance(ours, tuple):
        return len(ours) == len(theirs) and all(map(_same, ours, theirs))
    return bool(ours == theirs) or (ours != ours and theirs != theirs)


GGUF = Target("gguf", ".gguf", seeds, damage, judge)
