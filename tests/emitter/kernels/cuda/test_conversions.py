"""Codes of 8 and 4 bits that Hopper converts by itself: the shipped instructions, run here one by one, for all codes.

Triton's interpreter knows no assembly, and a GPU is needed for the rest of ``on_device.py``.
"""

import re

import ml_dtypes
import numpy as np
import pytest

from emitter.ptx import read_ptx

E2M1 = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6, -0.0, -0.5, -1, -1.5, -2, -3, -4, -6], np.float32)
WORDS = np.concatenate([np.arange(256, dtype=np.uint32) * 0x01010101, np.random.default_rng(0).integers(0, 2**32, 999)])
WORDS = WORDS.astype(np.uint32)


def blocks(kernel):
    """The instructions of each block of assembly that converts, as lists of words: the operation, then operands."""
    found = re.findall(r"^\s*\{\s*\.reg \.b32 [^{}]*;\s(?:[^{}]|\{[^{}]*\})*?\}$", read_ptx(kernel).decode(), re.M)
    for block in found:
        if "e4m3x2" in block:
            lines = re.sub(r"\.reg[^;]*;", "", block).strip().strip("{}").split(";")
            yield [re.findall(r"[^\s,{}]+", line) for line in lines if line.strip()]


def run(instructions, words):
    """What the registers hold in the end; the one that is read before it is written holds ``words``."""
    held = {}

    def read(name):
        if re.fullmatch(r"0x[0-9A-Fa-f]+|\d+", name):
            return np.uint32(int(name, 0))
        return held.get(name, words)

    for operation, *operands in instructions:
        match operation:
            case "shl.b32":
                held[operands[0]] = read(operands[1]) << read(operands[2])
            case "shr.b32":
                held[operands[0]] = read(operands[1]) >> read(operands[2])
            case "and.b32":
                held[operands[0]] = read(operands[1]) & read(operands[2])
            case "lop3.b32":
                assert operands[4] == "0xEA"
                held[operands[0]] = read(operands[1]) & read(operands[2]) | read(operands[3])
            case "prmt.b32":
                octets = [*((read(operands[1]) >> np.uint32(8 * i)) & np.uint32(0xFF) for i in range(4)), *[0] * 4]
                picked = [octets[int(operands[3], 0) >> 4 * i & 0xF] for i in range(4)]
                held[operands[0]] = sum(octet << np.uint32(8 * i) for i, octet in enumerate(picked))
            case "mov.b32" if len(operands) == 3:
                value = read(operands[2])
                held[operands[0]], held[operands[1]] = value & np.uint32(0xFFFF), value >> np.uint32(16)
            case "mov.b32":
                held[operands[0]] = read(operands[1])
            case "cvt.rn.f16x2.e4m3x2":
                pair = read(operands[1]).astype(np.uint16)[:, None].view(ml_dtypes.float8_e4m3fn).astype(np.float16)
                held[operands[0]] = pair.view(np.uint32)[:, 0]
            case "cvt.f32.f16":
                held[operands[0]] = read(operands[1]).astype(np.uint16).view(np.float16).astype(np.float32)
            case _:
                raise AssertionError(f"an instruction that this test does not know: {operation}")
    return held


def numbers(instructions):
    """The numbers that a block makes of ``WORDS``, by its registers, which Triton names in their order."""
    held = run(instructions, WORDS)
    made = [line[1] for line in instructions if line[0] == "cvt.f32.f16"]
    return [held[name] for name in sorted(made, key=lambda name: int(name.removeprefix("%r")))]


@pytest.mark.parametrize("kernel", ["few_up_16_mxfp4_128_bf16", "gathered_down_8_mxfp4_bf16", "linear_1_mxfp4_bf16"])
def test_codes_of_four_bits_become_their_numbers(kernel):
    found = [*blocks(f"sm_90/{kernel}.ptx")]
    assert found
    for block in found:
        expected = [E2M1[WORDS >> np.uint32(4 * n) & np.uint32(15)] / 64 for n in range(8)]
        np.testing.assert_array_equal(numbers(block), expected)


@pytest.mark.parametrize("kernel", ["few_up_16_fp8_128_bf16", "gathered_down_8_fp8_bf16", "linear_1_fp8_bf16"])
def test_codes_of_eight_bits_become_their_numbers(kernel):
    found = [*blocks(f"sm_90/{kernel}.ptx")]
    assert found
    for block in found:
        np.testing.assert_array_equal(np.transpose(numbers(block)), of_bytes())


@pytest.mark.parametrize("kernel", ["grouped_up_16_fp8_bf16", "linear_tiles_1_16_fp8_bf16", "unpack_fp8_bf16"])
def test_codes_of_eight_bits_become_their_numbers_in_pairs(kernel):
    pairs, seen = of_bytes().T.reshape(2, 2, -1).swapaxes(0, 1), set()
    for block in blocks(f"sm_90/{kernel}.ptx"):
        made = np.stack(numbers(block))
        (number,) = (n for n in range(2) if np.array_equal(made, pairs[n], equal_nan=True))
        seen.add(number)
    assert seen == {0, 1}


def of_bytes():
    """The E4M3 of each byte of ``WORDS``, the lowest first."""
    return WORDS[:, None].view(ml_dtypes.float8_e4m3fn).astype(np.float32)
