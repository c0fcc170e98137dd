"""What the matrix units lose of products of f32, by their arithmetic in NumPy.

A unit adds products of numbers of a few bits to an f32: all terms of a step are cut off at the same place, two bits
below the last one of the largest, and so is their sum (Fasi, Higham, Mikaitis and Pranesh, "Numerical behavior of
NVIDIA tensor cores", 2021). An operand of f32 is several numbers for it.
"""

import numpy as np
import numpy.typing as npt
import pytest

from emitter.kernels.cuda.catalogue import F32_PRODUCTS, catalogue
from emitter.kernels.cuda.generations import GENERATIONS

Array = npt.NDArray[np.float32]
EXTRA_BITS = 2


def rounded(x: Array, bits: int) -> Array:
    """``x`` to ``bits`` significant ones, nearest."""
    mantissa, exponent = np.frexp(x.astype(np.float64))
    return np.ldexp(np.round(mantissa * 2.0**bits) / 2.0**bits, exponent).astype(np.float32)


def cut(x: npt.NDArray[np.float64], bits: int) -> npt.NDArray[np.float64]:
    """``x`` to ``bits`` significant ones, towards zero."""
    mantissa, exponent = np.frexp(x)
    return np.ldexp(np.trunc(mantissa * 2.0**bits) / 2.0**bits, exponent)


def unit(total: Array, a: Array, b: Array, step: int) -> Array:
    """``total + a @ b`` as a matrix unit computes it, ``step`` products at a time."""
    for start in range(0, a.shape[1], step):
        products = a[:, start : start + step, None].astype(np.float64) * b[None, start : start + step]
        terms = np.concatenate([total[:, None].astype(np.float64), products], axis=1)
        exponent = np.frexp(np.abs(terms).max(axis=1))[1]
        last = np.ldexp(1.0, exponent - 24 - EXTRA_BITS)[:, None]
        total = cut((np.trunc(terms / last) * last).sum(axis=1), 24).astype(np.float32)
    return total


def parts(x: Array, count: int, bits: int) -> list[Array]:
    """``x`` as a sum of numbers of ``bits`` bits, and what is left."""
    found = []
    for _ in range(count):
        found.append(rounded(x, bits))
        x = x - found[-1]
    return found


def product(a: Array, b: Array, precision: str, reduced: int) -> Array:
    """``a @ b`` as Triton has it computed: small products first, ``reduced`` terms at a time, these added in f32."""
    pairs, bits, step = {
        "tf32x3": (((1, 0), (0, 1), (0, 0)), 11, 8),
        "bf16x6": (((1, 1), (2, 0), (0, 2), (1, 0), (0, 1), (0, 0)), 8, 16),
    }[precision]
    count = 1 + max(map(max, pairs))
    result = np.zeros((a.shape[0], b.shape[1]), np.float32)
    for start in range(0, a.shape[1], reduced):
        left = parts(a[:, start : start + reduced], count, bits)
        right = parts(b[start : start + reduced], count, bits)
        tile = np.zeros_like(result)
        for i, j in pairs:
            tile = unit(tile, left[i], right[j], step)
        result = result + tile
    return result


def in_f32(a: Array, b: Array) -> Array:
    """``a @ b`` by fused multiply-adds, one behind the other."""
    total = np.zeros((a.shape[0], b.shape[1]))
    for k in range(a.shape[1]):
        total = (total + a[:, k, None].astype(np.float64) * b[k]).astype(np.float32).astype(np.float64)
    return total.astype(np.float32)


def error(found: Array, a: Array, b: Array) -> float:
    truth = a.astype(np.float64) @ b.astype(np.float64)
    return float(np.linalg.norm(found - truth) / np.linalg.norm(truth))


def operands(width: int) -> tuple[Array, Array]:
    drawn = np.random.default_rng(width)
    return drawn.standard_normal((64, width), np.float32), drawn.standard_normal((width, 32), np.float32)


ALONG = {
    "grouped_down": "BLOCK_UNITS",
    "linear_tiles": "BLOCK_LENGTH",
    "enter_latents": "BLOCK_DIMS",
    "leave_latents": "BLOCK_LENGTH",
}
"""The constant that says how many terms a kernel adds at once, where it is not BLOCK_HIDDEN."""
REDUCED = sorted(
    {
        int(variant.constants[ALONG.get(variant.kernel, "BLOCK_HIDDEN")] or 0)
        for generation in GENERATIONS.values()
        for variant in catalogue(generation)
        # scores are sums over a head's dimensions at once: around_checks.py judges what comes of them
        if variant.constants.get("PRECISION") == F32_PRODUCTS and variant.module != "attention"
    }
)


@pytest.mark.parametrize("width", [16, 48, 128, 512])
@pytest.mark.parametrize("reduced", REDUCED)
def test_f32_products_lose_less_than_sums_in_f32(width: int, reduced: int):
    a, b = operands(width)
    assert error(product(a, b, F32_PRODUCTS, reduced), a, b) < error(in_f32(a, b), a, b)


def test_two_parts_of_tf32_lose_more_over_few_terms():
    # measured on an H200, as torch's f32 products there: 1.63e-7 (16 rows), 1.28e-7 and 7.7e-8
    a, b = operands(48)
    assert error(product(a, b, "tf32x3", 64), a, b) > 1.2 * error(in_f32(a, b), a, b)


def test_the_parts_hold_all_bits():
    a, _ = operands(48)
    assert np.array_equal(sum(part.astype(np.float64) for part in parts(a, 3, 8)), a.astype(np.float64))


def test_every_f32_product_of_matrix_units_is_of_these_parts():
    kernels = [variant for generation in GENERATIONS.values() for variant in catalogue(generation)]
    # these take f32 activations to the type of their weights, which are other pointers, before they multiply
    operand = {"enter_latents": 10, "leave_latents": -2}
    f32 = [v for v in kernels if "PRECISION" in v.constants and v.pointers[operand.get(v.kernel, 0)] == "fp32"]
    names = {"attend", "attend_tiles", "grouped_down", "grouped_up", "linear_tiles", "router_logits", *operand}
    assert {v.kernel for v in f32} == names
    assert {v.constants["PRECISION"] for v in f32} == {F32_PRODUCTS}
