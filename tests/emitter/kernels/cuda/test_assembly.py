"""Instructions that kernels are given as assembly: those that are shipped, run here one by one, over many words.

Triton's interpreter knows no assembly, and a GPU is needed for the rest of ``on_device.py``.
"""

import re

import ml_dtypes
import numpy as np
import pytest

from emitter.ptx import read_ptx

TWICE_E2M1 = np.array([0, 1, 2, 3, 4, 6, 8, 12, 0, -1, -2, -3, -4, -6, -8, -12])
WORDS = np.concatenate([np.arange(256, dtype=np.uint32) * 0x01010101, np.random.default_rng(0).integers(0, 2**32, 999)])
WORDS = WORDS.astype(np.uint32)


def blocks(kernel: str, marks: str):
    """The instructions of each block of assembly that holds ``marks``: lists of the operation, then its operands."""
    found = re.findall(r"^\s*\{\s*\.reg \.b32 [^{}]*;\s(?:[^{}]|\{[^{}]*\})*?\}$", read_ptx(kernel).decode(), re.M)
    for block in found:
        if marks in block:
            lines = re.sub(r"\.reg[^;]*;", "", block).strip().strip("{}").split(";")
            yield [re.findall(r"[^\s,{}]+", line) for line in lines if line.strip()]


def kept(kernel: str) -> dict[str, np.ndarray]:
    """The constants that a kernel keeps in registers, by their names: each is added to a zero of the thread, which is
    the last bit of ``n^2 + n``."""
    text = read_ptx(kernel).decode()
    zeros = re.findall(r"mad\.lo\.u32 n, n, n, n; and\.b32 (%r\d+), n, 1;", text)
    sums = re.findall(r"^\s*add\.s32\s+(%r\d+), (%r\d+), (\d+);", text, re.M)
    return {name: np.full(len(WORDS), int(number), np.uint32) for name, zero, number in sums if zero in zeros}


def octets(words):
    """The four bytes of words, the lowest first, ``[4, ..]``."""
    return np.stack([words >> np.uint32(8 * i) & np.uint32(0xFF) for i in range(4)])


def signed(octet):
    return octet.astype(np.uint8).view(np.int8).astype(np.int64)


def unsigned(octet):
    return octet.astype(np.int64)


def permuted(low, high, selector):
    """PTX ``prmt.b32``: for each four bits of the selector a byte of both words, or where their highest is set its
    sign."""
    every = np.concatenate([octets(low), octets(high)])
    made = np.zeros_like(low)
    for i in range(4):
        nibble = selector >> np.uint32(4 * i) & np.uint32(15)
        octet = np.take_along_axis(every, (nibble & np.uint32(7))[None].astype(np.int64), 0)[0]
        octet = np.where(nibble & 8, (octet >> np.uint32(7)) * np.uint32(0xFF), octet)
        made |= octet.astype(np.uint32) << np.uint32(8 * i)
    return made


def splits(operation: str, operands: list[str]) -> bool:
    """Whether an instruction moves a number into two halves."""
    return operation in ("mov.b64", "mov.b32") and len(operands) == 3 and not operands[0].startswith("%rd")


def run(instructions, given):
    """What the registers hold in the end, where those of ``given`` hold that in the beginning."""
    held = dict(given)
    count = len(next(iter(given.values())))

    def read(name):
        if re.fullmatch(r"0x[0-9A-Fa-f]+|\d+", name):
            return np.full(count, int(name, 0), np.uint32)
        return held[name]

    def product(name, left, right):
        of_left, of_right = (signed if kind == "s32" else unsigned for kind in name.split(".")[1:])
        return (of_left(octets(left)) * of_right(octets(right))).sum(0)

    for operation, *operands in instructions:
        halves = splits(operation, operands)
        values = [read(name) for name in operands[2 if halves else 1 :]]
        match operation:
            case "shl.b32":
                held[operands[0]] = values[0] << values[1]
            case "shr.u32":
                held[operands[0]] = values[0] >> values[1]
            case "and.b32":
                held[operands[0]] = values[0] & values[1]
            case "lop3.b32":
                assert operands[-1] == "0xEA"
                held[operands[0]] = values[0] & values[1] | values[2]
            case "fma.rn.bf16x2":
                one, two, three = (value[:, None].view(ml_dtypes.bfloat16).astype(np.float32) for value in values)
                # the products here are f32: one by a power of two, of numbers of few bits
                with np.errstate(over="ignore"):
                    total = (one * two + three).astype(ml_dtypes.bfloat16)
                held[operands[0]] = total.view(np.uint32)[:, 0]
            case "xor.b32":
                held[operands[0]] = values[0] ^ values[1]
            case "add.u32":
                held[operands[0]] = values[0] + values[1]
            case "sub.u32":
                held[operands[0]] = values[0] - values[1]
            case "mad.lo.s32":
                held[operands[0]] = values[0] * values[1] + values[2]
            case "prmt.b32":
                held[operands[0]] = permuted(*values)
            case "dp4a.s32.s32" | "dp4a.u32.s32" | "dp4a.u32.u32":
                total = product(operation, values[0], values[1]) + values[2].view(np.int32)
                assert (np.abs(total) < 2**31).all()
                held[operands[0]] = total.astype(np.int32).view(np.uint32)
            case "mov.b64" if halves:
                held[operands[0]], held[operands[1]] = (
                    values[0].astype(np.uint32),
                    (values[0] >> np.uint64(32)).astype(np.uint32),
                )
            case "mov.b64":
                held[operands[0]] = pair_of(*values)
            case "mov.b32" if halves:
                held[operands[0]], held[operands[1]] = values[0] & np.uint32(0xFFFF), values[0] >> np.uint32(16)
            case "mov.b32":
                held[operands[0]] = values[0]
            case "cvt.rn.f16x2.e4m3x2":
                pair = values[0].astype(np.uint16)[:, None].view(ml_dtypes.float8_e4m3fn).astype(np.float16)
                held[operands[0]] = pair.view(np.uint32)[:, 0]
            case "cvt.f32.f16":
                held[operands[0]] = values[0].astype(np.uint16).view(np.float16).astype(np.float32)
            case _:
                raise AssertionError(f"an instruction that this test does not know: {operation}")
    return held


def registers(instructions):
    """The registers of Triton's that a block reads before it writes them, and those that it writes first."""
    read, written = [], []
    for operation, *operands in instructions:
        results = operands[:2] if splits(operation, operands) else operands[:1]
        for name in operands[len(results) :]:
            if name.startswith("%") and name not in (*read, *written):
                read.append(name)
        written += [name for name in results if name.startswith("%") and name not in written]
    return read, written


def random_words(count, seed):
    kinds = np.random.default_rng(seed)
    return kinds.integers(0, 2**32, (count, len(WORDS))).astype(np.uint32)


def pair_of(low, high):
    return low.astype(np.uint64) | high.astype(np.uint64) << np.uint64(32)


def codes_of(packing, words):
    """What the codes of words stand for as kernels multiply them, in the order of the bytes that they meet."""
    if packing == "affine8":
        return octets(words).astype(np.int64)
    nibbles = np.stack([words >> np.uint32(4 * n) & np.uint32(15) for n in range(8)]).astype(np.int64)
    return np.concatenate([nibbles[::2], nibbles[1::2]]) if packing == "affine4" else 128 + TWICE_E2M1[nibbles]


@pytest.mark.parametrize("arch", ["sm_80", "sm_90"])
@pytest.mark.parametrize("packing", ["affine4", "affine8", "mxfp4"])
@pytest.mark.parametrize("kernel", ["few_up_16_{}_128_bf16", "gathered_down_8_{}_bf16", "linear_1_{}_bf16"])
def test_products_of_codes_and_bytes_are_added_up(kernel: str, packing: str, arch: str) -> None:
    path = f"{arch}/{kernel.format(packing)}.ptx"
    found, constants = [*blocks(path, "dp4a.u32.s32")], kept(path)
    assert found
    high, low = random_words(2, 1), random_words(2, 2)
    codes = codes_of(packing, WORDS)
    for block in found:
        read, (by_high, by_low) = registers(block)
        words = next(name for name in read if not name.startswith("%rd") and name not in constants)
        pairs = [name for name in read if name.startswith("%rd")]
        given = {words: WORDS} | {name: pair_of(high[i], low[i]) for i, name in enumerate(pairs)}
        made = run(block, constants | given)
        bytes_of = [np.concatenate([octets(each[i]) for i in range(len(pairs))]) for each in (high, low)]
        np.testing.assert_array_equal(made[by_high].view(np.int32), (codes * signed(bytes_of[0])).sum(0))
        np.testing.assert_array_equal(made[by_low].view(np.int32), (codes * unsigned(bytes_of[1])).sum(0))


@pytest.mark.parametrize("kernel", ["few_up_16_affine4_64_bf16", "linear_3_affine8_bf16", "gathered_down_8_mxfp4_bf16"])
def test_the_lowest_halves_of_four_numbers_become_their_high_bytes_their_low_ones_and_their_sum(kernel: str) -> None:
    found = [*blocks(f"sm_90/{kernel}.ptx", "dp4a.s32.s32")]
    assert found
    numbers = random_words(4, 3)
    for block in found:
        read, written = registers(block)
        made = run(block, dict(zip(read, numbers, strict=True)))
        high, low, total = (made[name] for name in written)
        np.testing.assert_array_equal(octets(high), numbers >> np.uint32(8) & np.uint32(0xFF))
        np.testing.assert_array_equal(octets(low), numbers & np.uint32(0xFF))
        halves = (numbers & np.uint32(0xFFFF)).astype(np.uint16).view(np.int16).astype(np.int64)
        np.testing.assert_array_equal(total.view(np.int32), halves.sum(0))


def test_bytes_of_eight_numbers_are_those_at_even_places_and_those_at_odd_ones() -> None:
    found = [*blocks("sm_90/few_up_16_affine4_64_bf16.ptx", "0x6420")]
    assert found
    high, low = random_words(2, 4), random_words(2, 5)
    for block in found:
        read, written = registers(block)
        made = run(block, {name: pair_of(high[i], low[i]) for i, name in enumerate(read)})
        for first, name in enumerate(written):
            for each, shift in ((high, 0), (low, 32)):
                places = np.concatenate([octets(each[0]), octets(each[1])])[first::2]
                half = (made[name] >> np.uint64(shift)).astype(np.uint32)
                np.testing.assert_array_equal(octets(half), places)


def numbers(instructions):
    """The numbers that a block makes of ``WORDS``, by its registers, which Triton names in their order."""
    read, _ = registers(instructions)
    held = run(instructions, dict.fromkeys(read, WORDS))
    made = [line[1] for line in instructions if line[0] == "cvt.f32.f16"]
    return [held[name] for name in sorted(made, key=lambda name: int(name.removeprefix("%r")))]


@pytest.mark.parametrize("kernel", ["few_up_16_fp8_128_bf16", "gathered_down_8_fp8_bf16", "linear_1_fp8_bf16"])
def test_codes_of_eight_bits_become_their_numbers(kernel: str) -> None:
    found = [*blocks(f"sm_90/{kernel}.ptx", "e4m3x2")]
    assert found
    for block in found:
        np.testing.assert_array_equal(np.transpose(numbers(block)), of_bytes())


@pytest.mark.parametrize("kernel", ["grouped_up_16_fp8_bf16", "linear_tiles_1_16_fp8_bf16", "unpack_fp8_bf16"])
def test_codes_of_eight_bits_become_their_numbers_in_pairs(kernel: str) -> None:
    pairs, seen = of_bytes().T.reshape(2, 2, -1).swapaxes(0, 1), set()
    for block in blocks(f"sm_90/{kernel}.ptx", "e4m3x2"):
        made = np.stack(numbers(block))
        (number,) = (n for n in range(2) if np.array_equal(made, pairs[n], equal_nan=True))
        seen.add(number)
    assert seen == {0, 1}


@pytest.mark.parametrize("arch", ["sm_80", "sm_90"])
@pytest.mark.parametrize("kernel", ["grouped_up_16", "grouped_down_64", "linear_tiles_1_16", "unpack"])
def test_codes_of_four_bits_become_bfloats_of_any_scale(kernel: str, arch: str) -> None:
    path = f"{arch}/{kernel}_mxfp4_bf16.ptx"
    found, constants = [*blocks(path, "fma.rn.bf16x2")], kept(path)
    assert found
    exponents = np.random.default_rng(6).integers(0, 256, len(WORDS))
    exponents[:256] = np.arange(256)
    # half of the scale, which may be too large for a number
    halves = np.ldexp(1.0, exponents - 128).astype(ml_dtypes.bfloat16).view(np.uint16).astype(np.uint32)
    codes = np.stack([WORDS >> np.uint32(4 * n) & np.uint32(15) for n in range(8)])
    with np.errstate(over="ignore"):
        true = (TWICE_E2M1[codes] * np.ldexp(1.0, exponents - 128)).astype(np.float32).astype(ml_dtypes.bfloat16)
    for block in found:
        read, written = registers(block)
        words_and_scales = (name for name in read if name not in constants)
        made = run(block, constants | dict(zip(words_and_scales, (WORDS, halves * 0x10001), strict=True)))
        numbers = np.stack([made[name].astype(np.uint16).view(ml_dtypes.bfloat16) for name in written])
        np.testing.assert_array_equal(numbers, true)


def of_bytes():
    """The E4M3 of each byte of ``WORDS``, the lowest first."""
    return WORDS[:, None].view(ml_dtypes.float8_e4m3fn).astype(np.float32)
