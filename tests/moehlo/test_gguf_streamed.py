"""Experts of GGUF files held in slots, and archives of such files: as all in memory, bit for bit."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import moehlo
from emitter.packing import GgufMxfp4, GgufQ4_K, GgufQ6_K, GgufQ8_0, Quantised
from emitter.reading.config import open_model
from emitter.signature import DType
from moehlo.streamed import StreamedSession
from weights.archives.archive import Archive
from weights.archives.conversion import Conversion, convert

sys.path.insert(0, str(Path(__file__).parents[1] / "weights"))
from gguf_files import E, H, I, K, Kind, blocks, written

KINDS: dict[str, tuple[tuple[Kind, Quantised], tuple[Kind, Quantised]]] = {
    "Q4_K and Q8_0": ((Kind.Q4_K, GgufQ4_K()), (Kind.Q8_0, GgufQ8_0())),
    "Q6_K and MXFP4": ((Kind.Q6_K, GgufQ6_K()), (Kind.MXFP4, GgufMxfp4())),
}


def model(path: Path, up: Kind, down: Kind) -> Path:
    """A layer of Qwen3-MoE whose gates and ups have one type, and whose down projections another."""
    rng = np.random.default_rng(0)

    def change(tensors: dict[str, tuple[Any, Kind | None]]) -> None:
        for name, kind, rows, columns in (("gate", up, I, H), ("up", up, I, H), ("down", down, H, I)):
            tensors[f"blk.1.ffn_{name}_exps.weight"] = (blocks(kind, rng, E, rows, columns), kind)

    written(path, "qwen3moe", changed=change)
    return path


@pytest.mark.nightly  # each day those of MLX (test_streamed.py)
@pytest.mark.parametrize(
    ("kinds", "dtype"),
    [
        ("Q4_K and Q8_0", "f32"),  # products that a sum may round or not
        ("Q4_K and Q8_0", "bf16"),
        ("Q6_K and MXFP4", "f32"),
        ("Q6_K and MXFP4", "bf16"),
    ],
)
def test_blocks_in_slots_are_the_same_bit_for_bit(kinds: str, dtype: str, tmp_path: Path) -> None:
    """From the file and from its archive, one token at a time and prompts in parts."""
    (up, as_up), (down, as_down) = KINDS[kinds]
    path = model(tmp_path / "model.gguf", up, down)
    manifest = convert(Conversion.of(open_model(path), [1], DType.F32), tmp_path / "archive")
    assert [packed.packing for packed in manifest.packed.values()] == [as_up, as_down]
    assert Archive.whole(tmp_path / "archive").verify() == []
    outputs = []
    for place in (path, tmp_path / "archive"):
        layer = open_model(place).layer(1)
        graph = moehlo.emit(layer, dtype=dtype, dispatch="gathered", isa="portable", residency="packed")
        whole = moehlo.Session(moehlo.compile(graph), moehlo.load_weights(layer, graph))
        rng = np.random.default_rng(1)
        with StreamedSession.open(layer, K + 1, dtype=dtype, isa="portable") as streamed:
            for tokens in (*[1] * 40, 7, 0, 1):
                x = rng.standard_normal((tokens, H)).astype(np.float32)
                expected = np.asarray(whole(x))
                assert streamed(x).tobytes() == expected.tobytes()
                outputs.append(expected)
            seen = streamed.statistics
            packed = sum(array.nbytes for name, array in streamed.slots.arrays.items()) // (K + 1)
        assert seen.misses > E
        # 144 bytes for 256 numbers, 34 for 32; 210 and 17
        up_bytes, down_bytes = {"Q4_K and Q8_0": (144 / 256, 34 / 32), "Q6_K and MXFP4": (210 / 256, 17 / 32)}[kinds]
        assert packed == 2 * I * H * up_bytes + H * I * down_bytes
        assert seen.nbytes == (seen.misses + seen.prefetched) * packed
    half = len(outputs) // 2
    assert all(np.isfinite(y).all() and (not len(y) or y.any()) for y in outputs)
    assert all(a.tobytes() == b.tobytes() for a, b in zip(outputs[:half], outputs[half:], strict=True))
