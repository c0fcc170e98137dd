"""Random weights: the same everywhere, every element random, and of a scale that keeps activations in range."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from layer_cases import H, wanted, weight

from emitter.packing import GGUF, MlxMxfp4, MlxMxfp8, Quantised, Use
from emitter.signature import DType, weight_arguments
from weights import random_weights


def pcg64(state: int, increment: int, count: int) -> list[int]:
    """The published PCG64 generator (XSL-RR 128/64, O'Neill 2014), in Python integers."""
    words = []
    for _ in range(count):
        state = (state * 0x2360ED051FC65DA44385DF649FCCF645 + increment) % 2**128
        word, turn = ((state >> 64) ^ state) % 2**64, state >> 122
        words.append((word >> turn | word << (64 - turn)) % 2**64)
    return words


def test_elements_are_the_raw_draws_of_pcg64_scaled() -> None:
    array = random_weights((weight("down", 3, 5),), 11)["down"]
    digest = hashlib.sha256(b"11:down").digest()
    seeds = [int.from_bytes(digest[at : at + 4], "little") for at in range(0, 32, 4)]
    initial = np.random.PCG64(np.random.SeedSequence(seeds)).state["state"]
    expected = []
    for word in pcg64(initial["state"], initial["inc"], 8):
        for half in (word % 2**32, word >> 32):
            signed = half - 2**32 if half >= 2**31 else half
            expected.append(np.float32(signed) * np.float32(5**-0.5 * 3**0.5 * 2.0**-31))
    assert array.ravel().tolist() == [float(value) for value in expected[:15]]


def test_the_same_in_another_process_and_whatever_else_is_wanted() -> None:
    script = (
        "import hashlib, sys; sys.path[:0] = sys.argv[1:]\n"
        "from layer_cases import wanted\nfrom weights import random_weights\n"
        "for name, array in reversed(random_weights(wanted()[::-1], 5).items()):\n"
        "    print(name, hashlib.sha256(array.tobytes()).hexdigest())\n"
    )
    paths = [str(Path(__file__).parent), str(Path(__file__).parents[2])]
    done = subprocess.run(
        [sys.executable, "-c", script, *paths], capture_output=True, text=True, check=True, timeout=240
    )
    here = random_weights(wanted(), 5)
    assert done.stdout.splitlines() == [
        f"{name} {hashlib.sha256(array.tobytes()).hexdigest()}" for name, array in here.items()
    ]


def test_seeds_and_names_give_different_weights() -> None:
    arrays = [
        random_weights((weight(name, 30, 40),), seed)[name] for name in ("up", "gate_up") for seed in (0, 1, 2**70)
    ]
    for number, array in enumerate(arrays):
        assert all(np.mean(array == other) < 0.01 for other in arrays[:number])


def test_moments_and_that_no_element_is_left_unset() -> None:
    experts, inner, hidden = 4, 300, 500
    arrays = random_weights(
        (
            weight("router", experts, hidden),
            weight("expert_down", experts, hidden, inner),
            weight("expert_gate_up", experts, 2 * inner, hidden),
            weight("correction_bias", 4000, use=Use.BIAS),
            weight("per_expert_scale", 4000, use=Use.FACTOR),
            weight("post_expert_norm", 4000, use=Use.FACTOR),
        ),
        1,
    )
    for name, fan_in in (("expert_down", inner), ("expert_gate_up", hidden), ("router", hidden)):
        count = arrays[name].size
        std = fan_in**-0.5
        # Five standard errors: of the mean std/sqrt(n); of the variance of a uniform variable std^2 sqrt(0.8/n).
        assert abs(arrays[name].mean()) < 5 * std / count**0.5
        assert abs(arrays[name].var() / std**2 - 1) < 5 * (0.8 / count) ** 0.5
        assert np.abs(arrays[name]).max() <= 3**0.5 * std * (1 + 2**-23)
        # Memory that nothing wrote would repeat itself. f32 has some 2^25 values in reach, so that few draws meet.
        assert len(np.unique(arrays[name])) > 0.95 * count
        assert np.count_nonzero(arrays[name]) == count
    assert abs(arrays["correction_bias"].std() - 0.1) < 5 * 0.1 * (0.2 / 4000) ** 0.5
    for name in ("per_expert_scale", "post_expert_norm"):
        assert 0.9 <= arrays[name].min() < 0.91
        assert 1.09 < arrays[name].max() <= 1.1 + 1e-6


@pytest.mark.parametrize("packing", [*GGUF, MlxMxfp4(), MlxMxfp8()], ids=str)
def test_codes_of_any_bits_stand_for_numbers_of_that_deviation(packing: Quantised) -> None:
    """The mean of codes of 4 bits around 8 is half a step below 0, 0.11 of the deviation.

    Their scales: within a third, for MXFP4's are powers of two and those of blocks of 256 within theirs.
    """
    plain = weight("expert_down", 3, 64, 512).of_weight.weight
    arguments = weight_arguments([replace(plain, packing=packing)], DType.F32)
    drawn = random_weights(arguments, 4)
    numbers = packing.numbers({argument.of_weight.plane.name: drawn[argument.name] for argument in arguments})
    assert numbers.shape == (3, 64, 512)
    assert abs(numbers.mean()) < 0.125 * 512**-0.5
    assert 2 / 3 < numbers.std() * 512**0.5 < 3 / 2


def test_router_logits_spread_by_about_one() -> None:
    router = random_weights((weight("router", 64, 512),), 0)["router"]
    x = np.random.default_rng(0).standard_normal((100, 512)).astype(np.float32)
    assert 0.9 < (x @ router.T).std() < 1.1


def test_narrow_weights_are_the_wide_ones_rounded() -> None:
    wide, narrow = random_weights(wanted(), 9), random_weights(wanted(DType.BF16), 9)
    assert narrow["expert_down"].tobytes() == wide["expert_down"].astype(ml_dtypes.bfloat16).tobytes()
    assert narrow["router"].dtype == np.float32


def test_every_array_is_aligned_and_writeable() -> None:
    for array in random_weights((*wanted(), weight("odd", 3, 7), weight("scalar")), 0).values():
        assert array.ctypes.data % 64 == 0
        assert array.flags.c_contiguous
        assert array.flags.writeable


@pytest.mark.parametrize("experts", [1, 6, 7, 64])
def test_tables_hold_different_experts_in_every_row(experts: int) -> None:
    k = min(experts, 5)
    asked = (weight("router", experts + 2, H), weight("expert_down", experts, H, 3))
    table = random_weights((*asked, weight("table", 500, k, dtype=DType.I32)), 2)["table"]
    assert table.dtype == np.int32
    assert table.min() >= 0
    assert all(len(set(row)) == k for row in table.tolist())
    assert set(table.ravel().tolist()) == set(range(experts))


def test_what_cannot_be_drawn_is_refused() -> None:
    with pytest.raises(ValueError, match="seed -1 is negative"):
        random_weights(wanted(), -1)
    with pytest.raises(ValueError, match="a table of k of None experts"):
        random_weights((weight("table", 5, 2, dtype=DType.I32),), 0)
