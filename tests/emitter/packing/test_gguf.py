"""GGUF's blocks against the ``gguf`` package, on any bits and on what it quantises itself."""

from __future__ import annotations

import re

import gguf
import numpy as np
import pytest
from arrays import axes, equal_bits, random_bytes, shapes
from hypothesis import given, settings
from hypothesis import strategies as st

from emitter.dtype import DType
from emitter.packing import GGUF, GgufQ4_K, GgufQ8_0, Quantised

TYPES: list[tuple[Quantised, gguf.GGMLQuantizationType]] = [
    (packing, gguf.GGMLQuantizationType[packing.type]) for packing in GGUF
]


@pytest.mark.parametrize(("packing", "type_"), TYPES, ids=lambda value: str(value))
@given(seed=st.integers(0, 2**32))
@settings(max_examples=30)
@pytest.mark.filterwarnings("ignore::RuntimeWarning:gguf")
def test_any_bits_are_what_gguf_makes_of_them(packing: Quantised, type_: gguf.GGMLQuantizationType, seed: int) -> None:
    count, size = gguf.GGML_QUANT_SIZES[type_]
    assert shapes(packing, 3, 5, 4 * count) == {"blocks": (3, 5, 4, size)}
    blocks = random_bytes(np.random.default_rng(seed), 3, 5, 4, size)
    equal_bits(packing.numbers({"blocks": blocks}), gguf.dequantize(blocks.reshape(3, 5, 4 * size), type_))


def test_what_gguf_quantised_comes_back() -> None:
    """Q8_0 of a row's numbers: within half a step, which is a 127th of the largest of 32."""
    weight = np.random.default_rng(1).standard_normal((6, 64)).astype(np.float32)
    blocks = gguf.quantize(weight, gguf.GGMLQuantizationType.Q8_0).reshape(6, 2, 34)
    step = np.abs(weight.reshape(6, 2, 32)).max(axis=-1).repeat(32, axis=-1) / 127
    # an f16 step is off by up to 2^-11 of itself, 127 times
    assert (np.abs(GgufQ8_0().numbers({"blocks": blocks}) - weight) <= step * (0.5 + 127 * 2**-11)).all()


def test_a_ragged_row_is_refused() -> None:
    with pytest.raises(
        ValueError, match=re.escape("rows of a multiple of 256 numbers, not a weight of shape [2, 128]")
    ):
        GgufQ4_K().planes(axes(2, 128), DType.F32)
