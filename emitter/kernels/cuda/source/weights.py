"""Rows of weights as they are stored: numbers of the element type, or codes that are dequantised where they are used.

A packed row is one stream of codes, 8 of 4 bits or 4 of 8 bits in a word of 32 bits, the first in the lowest bits.
Codes of a group of neighbouring numbers share a scale, and those of MLX affine an offset. ``PACKING`` says what they
stand for:

    plain               the numbers themselves
    affine4, affine8    s q + b, unsigned q              (``packing.MlxAffine``; s and b of 16 bits)
    mxfp4               2^(s - 127) E2M1(q)              (``packing.Mxfp4``; s of 8 bits)
    fp8                 s E4M3(q), s of a block of rows  (``packing.BlockFp8``; s in f32)

With ``_cvt`` behind it, ``fp8_cvt``, the GPU itself makes f16 of E4M3 (9.0 and newer).

    dots    sum_i (s_g q_i + b_g) x_i = sum_g s_g sum_{i in g} q_i x_i + b_g sum_{i in g} x_i
            A *chunk* is four words of one group: a thread reads its 16 bytes at once. Where codes stand for integers,
            all but fp8's, activations are integers of 16 bits with a unit for each chunk (``fixed_point``). The GPU
            adds up the products of four bytes by one instruction, so that these sums are exact.
    tile    the numbers, rounded to the element type: bit for bit those that a checkpoint dequantised at load holds.
            No code is looked up in memory: the bits of two at a time are put where the fields of two f16 are, unsigned
            ones into the mantissas of subnormal ones. Numbers are too small by a power of two then, ``factor_of`` it,
            and the NaN of E4M3, which is 480, is looked for apart. A bf16 of mxfp4 is made of two bytes that are picked
            from registers.

What a kernel takes of a weight together is in ``groups.py``.
"""

import os

import triton
import triton.language as tl

from emitter.kernels.cuda.source.groups import Chosen, Layout, Planes, Weight

INTERPRETED = tl.constexpr(os.environ.get("TRITON_INTERPRET") == "1")
"""Triton's interpreter knows no assembly."""
LEAST_PEAK = tl.constexpr(0x0D800000)
"""What the largest activation of a chunk is taken for, at least: the bits of 2^-100. Its unit and one by that are
normal numbers then."""
EXPONENT = tl.constexpr(0x7F800000)
"""The bits of an f32's exponent: all of them are set in inf and NaN."""
ROUNDING = tl.constexpr(12582912.0)
"""1.5 * 2^23: added to a number, its nearest integer is in the lowest bits of the sum."""
SIGN = tl.constexpr(128)
"""What is added to twice an E2M1, so that it is a byte without a sign."""


@triton.constexpr_function
def element_of(name):
    """The element type of Triton's name for it."""
    return {"bf16": tl.bfloat16, "fp16": tl.float16, "fp32": tl.float32}[name]


@triton.constexpr_function
def is_fp8(PACKING):
    """Whether codes are E4M3."""
    return PACKING in ("fp8", "fp8_cvt")


@triton.constexpr_function
def is_converted(PACKING):
    """Whether the GPU itself makes f16 of E4M3."""
    return PACKING == "fp8_cvt" and not INTERPRETED


@triton.constexpr_function
def each_of(PACKING):
    """The numbers of a word."""
    return 4 if PACKING == "affine8" or is_fp8(PACKING) else 8


@triton.constexpr_function
def run_of(PACKING):
    """How many numbers ``tile`` takes one scale for: those of the smallest group."""
    return 16 if PACKING == "affine8" else 32


@triton.constexpr_function
def is_affine(PACKING):
    """Whether groups have offsets."""
    return PACKING in ("affine4", "affine8")


@triton.jit
def rows_of_units(unit, inter, interleaved, GATED: tl.constexpr):
    """Gate and up rows of hidden units, and how many rows an expert has; past the last unit its rows again."""
    up_row = tl.minimum(unit, inter - 1)
    gate_row = up_row
    wide = inter
    if GATED:
        wide = 2 * inter
        gate_row = up_row * (1 + interleaved)
        up_row = gate_row + tl.where(interleaved != 0, 1, inter)
    return gate_row, up_row, wide


@triton.jit
def of_expert(planes: Planes, layout: Layout, expert, rows, length, PACKING: tl.constexpr):
    """The planes of one expert of ``rows`` rows of ``length`` numbers."""
    codes, scales, offsets = planes
    if PACKING == "plain":
        codes += expert.to(tl.int64) * rows * length
    else:
        codes += expert.to(tl.int64) * rows * words_of(length, PACKING)
        first = expert.to(tl.int64) * tl.cdiv(rows, 1 << layout.row_shift) * tl.cdiv(length, 1 << layout.group_shift)
        scales += first
        if is_affine(PACKING):
            offsets += first
    return Planes(codes, scales, offsets)


@triton.jit
def words_of(length, PACKING: tl.constexpr):
    """The words of a row; a row is a multiple of 16 bytes."""
    return tl.multiple_of(length // each_of(PACKING), 4)


@triton.constexpr_function
def factor_of(PACKING, n):
    """What number ``n`` of a word is divided by in ``decoded``; of mxfp4 half of it, whose scales are halved."""
    if PACKING == "affine4":
        return 2.0**24 if n % 2 == 0 else 2.0**20
    return 2.0**24 if PACKING == "affine8" else 2.0**15 if PACKING == "mxfp4" else 2.0**8


@triton.jit
def shifted(words, by: tl.constexpr):
    """Bits moved to the left, or to the right."""
    return words << by if by >= 0 else words >> -by


@triton.constexpr_function
def code_bits(PACKING, n):
    """The bits of a word that unsigned code ``n`` and the one half a word behind it have, moved by whole bytes."""
    return 0x00FF00FF if PACKING == "affine8" else 0x00F000F0 if n % 2 else 0x000F000F


@triton.jit
def moved(words, n: tl.constexpr, PACKING: tl.constexpr):
    """Words of which ``code_bits`` are unsigned code ``n`` and the one half a word behind it."""
    return shifted(words, -8 * (n % 4 // 2 if PACKING == "affine4" else n % 2))


@triton.jit
def placed(words, n: tl.constexpr, PACKING: tl.constexpr):
    """Code ``n`` of each word, and the one half a word behind it, where the fields of two f16 are."""
    if is_affine(PACKING):
        both = moved(words, n, PACKING) & code_bits(PACKING, n)
    elif PACKING == "mxfp4":
        at: tl.constexpr = 4 * (n % 4)
        both = (shifted(words, 9 - at) & 0x0E000E00) | (shifted(words, 12 - at) & 0x80008000)
    else:
        high = shifted(words, 8 - 8 * (n % 2))
        both = ((high >> 1) & 0x3F803F80) | (high & 0x80008000)
    return both


@triton.jit
def decoded(words, n: tl.constexpr, PACKING: tl.constexpr):
    """What code ``n`` of each word stands for, f32, without its factor."""
    both = placed(words, n, PACKING)
    if n >= each_of(PACKING) // 2:
        both = both >> 16
    return (both & 0xFFFF).to(tl.uint16).to(tl.float16, bitcast=True).to(tl.float32)


@triton.constexpr_function
def widening_of(PACKING, n):
    """Instructions that make two f32 of ``placed``, their factor undone: of f16, both at once.

    An unsigned code is what 1024 in f16 has in its lowest bits, or 16 times that.
    """
    # 1024 from a register: one instruction masks codes and sets it
    place = f"mov.b32 ones, 0x64006400; lop3.b32 pair, $2, {code_bits(PACKING, n)}, ones, 0xEA;"
    factor, less = 0x3C003C00, 0xE400E400
    if PACKING == "affine4" and n % 2:
        factor, less = 0x2C002C00, 0xD400D400
    elif PACKING == "mxfp4" or is_fp8(PACKING):
        place, less = "mov.b32 pair, $2;", 0x80008000
        factor = 0x78007800 if PACKING == "mxfp4" else 0x5C005C00
    return f"""
    {{
    .reg .b32 pair, ones, factor, less;
    .reg .b16 low, high;
    {place}
    mov.b32 factor, {factor};
    mov.b32 less, {less};
    fma.rn.f16x2 pair, pair, factor, less;
    mov.b32 {{low, high}}, pair;
    cvt.f32.f16 $0, low;
    cvt.f32.f16 $1, high;
    }}
    """


@triton.constexpr_function
def pair_conversion_of(n):
    """Instructions that make an f32 each of E4M3 number ``n`` of a word and the second one behind it."""
    return f"""
    {{
    .reg .b32 pair;
    .reg .b16 low, high;
    prmt.b32 pair, $2, 0, {0x4400 + 0x11 * n + 0x20};
    mov.b32 {{low, high}}, pair;
    cvt.rn.f16x2.e4m3x2 pair, low;
    mov.b32 {{low, high}}, pair;
    cvt.f32.f16 $0, low;
    cvt.f32.f16 $1, high;
    }}
    """


@triton.jit
def code_pair(words, n: tl.constexpr, PACKING: tl.constexpr):
    """What code ``n`` of each word and the one half a word behind it stand for, f32; of mxfp4 twice that."""
    HALF: tl.constexpr = each_of(PACKING) // 2
    if INTERPRETED:
        first = decoded(words, n, PACKING) * factor_of(PACKING, n)
        second = decoded(words, n + HALF, PACKING) * factor_of(PACKING, n)
        if is_fp8(PACKING):
            first = tl.where((words >> (8 * n)) & 0x7F == 0x7F, float("nan"), first)
            second = tl.where((words >> (8 * (n + HALF))) & 0x7F == 0x7F, float("nan"), second)
    elif is_fp8(PACKING) and is_converted(PACKING):
        first, second = tl.inline_asm_elementwise(
            pair_conversion_of(n), "=&f,=&f,r", [words], dtype=(tl.float32, tl.float32), is_pure=True, pack=1
        )
    else:
        both = moved(words, n, PACKING) if is_affine(PACKING) else placed(words, n, PACKING)
        if is_fp8(PACKING):
            # the highest bit of an exponent is set by the sum where the others and the mantissa are all ones
            both = both | (((both & 0x3F803F80) + 0x00800080) & 0x40004000)
        first, second = tl.inline_asm_elementwise(
            widening_of(PACKING, n),
            "=&f,=&f,r",
            [both],
            dtype=(tl.float32, tl.float32),
            is_pure=True,
            pack=1,
        )
    return first, second


@triton.jit
def scale_of(loaded, layout: Layout, PACKING: tl.constexpr):
    """Scales, or offsets, in f32; those of mxfp4 halved, ``2^(s - 128)``: 2^128 is no f32."""
    if is_affine(PACKING):
        bits = loaded.to(tl.uint16, bitcast=True)
        brain = (bits.to(tl.uint32) << 16).to(tl.float32, bitcast=True)
        scale = tl.where(layout.half_scales != 0, bits.to(tl.float16, bitcast=True).to(tl.float32), brain)
    elif PACKING == "mxfp4":
        code = loaded.to(tl.uint8, bitcast=True).to(tl.uint32)
        # below 2^-126 bits move through the mantissa
        bits = tl.where(code < 2, 0x00200000 << code, (code - 1) << 23)
        scale = bits.to(tl.float32, bitcast=True)
    else:
        scale = loaded
    return scale


@triton.jit
def load_words(pointers, inside):
    """Words, 0 outside."""
    return tl.load(pointers, mask=inside, other=0).to(tl.uint32, bitcast=True)


@triton.jit
def at_places(x, WORDS: tl.constexpr):
    """Of ``x``, the numbers of ``WORDS`` words of four, those at each place of a word: as many vectors ``[WORDS]``."""
    even, odd = tl.split(tl.reshape(x, (WORDS, 2, 2)))
    n0, n2 = tl.split(even)
    n1, n3 = tl.split(odd)
    return n0, n1, n2, n3


@triton.jit
def by_chunk(values, CHUNKS: tl.constexpr):
    """The sums over the four words of each chunk."""
    return tl.sum(tl.reshape(values, (values.shape[0], CHUNKS, 4)), axis=2)


E4M3_CONVERSION = tl.constexpr("""
{
.reg .b32 pair;
.reg .b16 low, high, first, second;
mov.b32 {low, high}, $4;
cvt.rn.f16x2.e4m3x2 pair, low;
mov.b32 {first, second}, pair;
cvt.f32.f16 $0, first;
cvt.f32.f16 $1, second;
cvt.rn.f16x2.e4m3x2 pair, high;
mov.b32 {first, second}, pair;
cvt.f32.f16 $2, first;
cvt.f32.f16 $3, second;
}
""")
"""Instructions that make an f32 of each E4M3 of a word."""


@triton.jit
def in_bytes(n0, n1, n2, n3):
    """Of the lowest halves of four i32 the high bytes, in one i32, the low bytes, in another, and their sum."""
    if INTERPRETED:
        high = ((n0 >> 8) & 0xFF) | (n1 & 0xFF00) | ((n2 & 0xFF00) << 8) | ((n3 & 0xFF00) << 16)
        low = (n0 & 0xFF) | ((n1 & 0xFF) << 8) | ((n2 & 0xFF) << 16) | ((n3 & 0xFF) << 24)
        total = ((n0 << 16) >> 16) + ((n1 << 16) >> 16) + ((n2 << 16) >> 16) + ((n3 << 16) >> 16)
    else:
        high, low, total = tl.inline_asm_elementwise(
            """
            {
            .reg .b32 first, last;
            prmt.b32 first, $3, $4, 0x0051;
            prmt.b32 last, $5, $6, 0x0051;
            prmt.b32 $0, first, last, 0x5410;
            prmt.b32 first, $3, $4, 0x0040;
            prmt.b32 last, $5, $6, 0x0040;
            prmt.b32 $1, first, last, 0x5410;
            dp4a.s32.s32 first, $0, 0x01010101, 0;
            dp4a.u32.u32 last, $1, 0x01010101, 0;
            mad.lo.s32 $2, first, 256, last;
            }
            """,
            "=&r,=&r,=&r,r,r,r,r",
            [n0, n1, n2, n3],
            dtype=(tl.int32, tl.int32, tl.int32),
            is_pure=True,
            pack=1,
        )
    return high, low, total


@triton.jit
def side_by_side(low, high):
    """Two i32 in an i64."""
    return (low.to(tl.int64) & 0xFFFFFFFF) | (high.to(tl.int64) << 32)


@triton.jit
def at_even_places(first, last):
    """Of two i64 of four bytes of each kind the bytes at even places, and those at odd ones."""
    if INTERPRETED:
        even = (first & 0xFF000000FF) | ((first & 0xFF000000FF0000) >> 8)
        even |= ((last & 0xFF000000FF) << 16) | ((last & 0xFF000000FF0000) << 8)
        odd = ((first & 0xFF000000FF00) >> 8) | (((first >> 8) & 0xFF000000FF0000) >> 8)
        odd |= ((last & 0xFF000000FF00) << 8) | (((last >> 8) & 0xFF000000FF0000) << 8)
    else:
        even, odd = tl.inline_asm_elementwise(
            """
            {
            .reg .b32 a, b, c, d, e, f;
            mov.b64 {a, b}, $2;
            mov.b64 {c, d}, $3;
            prmt.b32 e, a, c, 0x6420;
            prmt.b32 f, b, d, 0x6420;
            mov.b64 $0, {e, f};
            prmt.b32 e, a, c, 0x7531;
            prmt.b32 f, b, d, 0x7531;
            mov.b64 $1, {e, f};
            }
            """,
            "=&l,=&l,l,l",
            [first, last],
            dtype=(tl.int64, tl.int64),
            is_pure=True,
            pack=1,
        )
    return even, odd


@triton.jit
def fixed_point(x, WORDS: tl.constexpr, PACKING: tl.constexpr):
    """``x`` f32, the numbers of ``WORDS`` words, as integers of 16 bits times a power of two, the *unit* of a chunk.

    A unit is 2^-13 of the power of two below the largest number: each number is off by half a unit at most.

    For each four numbers of a word, one i64 ``[WORDS]`` or two: their high bytes, signed, and above them the low ones,
    unsigned. Of affine4 they are the numbers at even places and those at odd ones. Then an i64 ``[WORDS / 4]``: the
    bits of a chunk's unit, and above them the sum of its integers. In as few tensors as they fit into: each is
    exchanged between threads by itself. With NaN or inf the unit is NaN.
    """
    EACH: tl.constexpr = each_of(PACKING)
    CHUNKS: tl.constexpr = WORDS // 4
    rows = tl.reshape(x, (CHUNKS, 4 * EACH))
    # as integers, of which those of NaN are the largest
    peak = tl.maximum(tl.max(tl.abs(rows).to(tl.int32, bitcast=True), axis=1), LEAST_PEAK) & EXPONENT
    exponent = peak - (13 << 23)
    unit = tl.where(peak == EXPONENT, float("nan"), exponent.to(tl.float32, bitcast=True))
    inverse = ((254 << 23) - exponent).to(tl.float32, bitcast=True)
    bits = (rows * inverse[:, None] + ROUNDING).to(tl.int32, bitcast=True)
    even, odd = tl.split(tl.reshape(bits, (CHUNKS * EACH, 2, 2)))
    n0, n2 = tl.split(even)
    n1, n3 = tl.split(odd)
    high, low, total = in_bytes(n0, n1, n2, n3)
    total = tl.sum(tl.reshape(total, (CHUNKS, EACH)), axis=1)
    chunk = side_by_side(unit.to(tl.int32, bitcast=True), total)
    both = side_by_side(high, low)
    if EACH == 4:
        found = (both, chunk)
    else:
        first, last = tl.split(tl.reshape(both, (WORDS, 2)))
        if PACKING == "affine4":
            first, last = at_even_places(first, last)
        found = (first, last, chunk)
    return found


@triton.jit
def activations(x, WORDS: tl.constexpr, PACKING: tl.constexpr):
    """Of ``x`` f32, the numbers of ``WORDS`` words, what ``advance`` multiplies codes by."""
    return at_places(x, WORDS) if is_fp8(PACKING) else fixed_point(x, WORDS, PACKING)


@triton.jit
def in_a_register(number: tl.constexpr):
    """A constant that each thread keeps in a register.

    It is added to a zero of the thread: ``n^2 + n`` is even, which ptxas does not know. Otherwise it would be copied in
    front of every ``prmt`` that has a constant beside it, which is an eighth of the instructions of a loop over MXFP4.
    """
    zero = tl.inline_asm_elementwise(
        "{ .reg .b32 n; mov.u32 n, %tid.x; mad.lo.u32 n, n, n, n; and.b32 $0, n, 1; }",
        "=r",
        [],
        dtype=tl.int32,
        is_pure=True,
        pack=1,
    )
    return zero + number


@triton.constexpr_function
def byte_products_of(PACKING):
    """Instructions that add up the products of the codes of a word, and the high and the low bytes of activations."""
    if PACKING == "affine8":
        return """
        {
        .reg .b32 high, low;
        mov.b64 {high, low}, $3;
        dp4a.u32.s32 $0, $2, high, 0;
        dp4a.u32.u32 $1, $2, low, 0;
        }
        """
    if PACKING == "affine4":
        place = """
        and.b32 one, $2, 0x0F0F0F0F;
        shr.u32 other, $2, 4;
        and.b32 other, other, 0x0F0F0F0F;
        """
    else:
        # a selector's highest bit has it take the sign of a byte, 0 here: positive codes are looked up, then others
        place = """
        xor.b32 turned, $2, 0x88888888;
        prmt.b32 one, $5, 0x0C080604, $2;
        prmt.b32 less, $5, 0x0C080604, turned;
        sub.u32 one, one, less;
        add.u32 one, one, 0x80808080;
        shr.u32 other, $2, 16;
        shr.u32 turned, turned, 16;
        prmt.b32 other, $5, 0x0C080604, other;
        prmt.b32 less, $5, 0x0C080604, turned;
        sub.u32 other, other, less;
        add.u32 other, other, 0x80808080;
        """
    return f"""
    {{
    .reg .b32 one, other, turned, less, a, b;
    {place}
    mov.b64 {{a, b}}, $3;
    dp4a.u32.s32 $0, one, a, 0;
    dp4a.u32.u32 $1, one, b, 0;
    mov.b64 {{a, b}}, $4;
    dp4a.u32.s32 $0, other, a, $0;
    dp4a.u32.u32 $1, other, b, $1;
    }}
    """


@triton.constexpr_function
def operands_of(PACKING):
    """Those of ``byte_products_of``: both sums; the word, the activations; the first half of a table, of mxfp4."""
    return "=&r,=&r,r" + {"affine8": ",l", "affine4": ",l,l", "mxfp4": ",l,l,r"}[PACKING]


@triton.constexpr_function
def tensor_of(PACKING, n):
    """In which tensor of ``fixed_point`` number ``n`` of a word is."""
    return 0 if PACKING == "affine8" else n % 2 if PACKING == "affine4" else n // 4


@triton.constexpr_function
def byte_of(PACKING, n):
    """At which bit of it the number's high byte begins."""
    return 8 * (n // 2 if PACKING == "affine4" else n % 4)


@triton.jit
def byte_products(words, given, PACKING: tl.constexpr):
    """The products of the codes of each word and the activations, added up, i32; of mxfp4 of twice them and ``SIGN``.

    By the high bytes of activations, and by the low ones.
    """
    if INTERPRETED:
        high = tl.zeros(words.shape, tl.int32)
        low = tl.zeros(words.shape, tl.int32)
        for n in tl.static_range(each_of(PACKING)):
            if PACKING == "affine8":
                code = ((words >> (8 * n)) & 0xFF).to(tl.int32)
            elif PACKING == "affine4":
                code = ((words >> (4 * n)) & 0xF).to(tl.int32)
            else:
                code = (decoded(words, n, PACKING) * factor_of(PACKING, n)).to(tl.int32) + SIGN
            signed = given[tensor_of(PACKING, n)] >> byte_of(PACKING, n)
            unsigned = signed >> 32
            high += code * (((signed & 0xFF) ^ 0x80) - 0x80).to(tl.int32)[None, :]
            low += code * (unsigned & 0xFF).to(tl.int32)[None, :]
    else:
        operands = [words, given[0][None, :]]
        if PACKING != "affine8":
            operands += [given[1][None, :]]
        if PACKING == "mxfp4":
            operands += [in_a_register(0x03020100)]
        high, low = tl.inline_asm_elementwise(
            byte_products_of(PACKING),
            operands_of(PACKING),
            operands,
            dtype=(tl.int32, tl.int32),
            is_pure=True,
            pack=1,
        )
    return high, low


@triton.jit
def float_dots(words, places, CHUNKS: tl.constexpr, PACKING: tl.constexpr):
    """The dot products by chunk of codes that are numbers of floating point, fp8's."""
    numbers = ()
    if is_converted(PACKING):
        numbers = tl.inline_asm_elementwise(
            E4M3_CONVERSION, "=&f,=&f,=&f,=&f,r", [words], dtype=(tl.float32,) * 4, is_pure=True, pack=1
        )
    part = tl.zeros(words.shape, tl.float32)
    for n in tl.static_range(4):
        number = numbers[n] if is_converted(PACKING) else decoded(words, n, PACKING)
        part += number * places[n][None, :]
    if not is_converted(PACKING):
        # the highest bit of a byte is set by the sum where the others are all ones
        not_a_number = ((words & 0x7F7F7F7F) + 0x01010101) & 0x80808080
        part = tl.where(not_a_number != 0, float("nan"), part) * factor_of(PACKING, 0)
    return by_chunk(part, CHUNKS)


@triton.jit
def advance(terms, loaded, given, layout: Layout, PACKING: tl.constexpr):
    """``terms [R, C]`` and the dot products by chunk of words ``[R, 4 C]``, with their scales, with ``activations``."""
    words, scales, offsets = loaded
    CHUNKS: tl.constexpr = terms.shape[1]
    if is_fp8(PACKING):
        terms += scale_of(scales, layout, PACKING) * float_dots(words, given, CHUNKS, PACKING)
    else:
        high, low = byte_products(words, given, PACKING)
        chunk = given[len(given) - 1]
        unit = (chunk & 0xFFFFFFFF).to(tl.int32).to(tl.float32, bitcast=True)[None, :]
        total = (chunk >> 32).to(tl.int32)[None, :]
        dots = 256 * by_chunk(high, CHUNKS) + by_chunk(low, CHUNKS)
        if PACKING == "mxfp4":
            dots -= SIGN * total
        # a power of two rounds nothing, and scales may be as large as numbers are
        terms += scale_of(scales, layout, PACKING) * (dots.to(tl.float32) * unit)
        if is_affine(PACKING):
            terms += scale_of(offsets, layout, PACKING) * (total.to(tl.float32) * unit)
    return terms


@triton.jit
def load_scales(planes: Planes, at, inside, PACKING: tl.constexpr):
    """Scales and offsets, as stored, 0 outside; twice the scales where there are no offsets."""
    scales = tl.load(planes.scales + at, mask=inside, other=0)
    offsets = scales
    if is_affine(PACKING):
        offsets = tl.load(planes.offsets + at, mask=inside, other=0)
    return scales, offsets


@triton.jit
def load_rows(planes: Planes, row, start, length, layout: Layout, WORDS: tl.constexpr, PACKING: tl.constexpr):
    """``WORDS`` words of rows ``row [R]`` of one expert from word ``start`` on, their scales and offsets as stored."""
    words = words_of(length, PACKING)
    word = start + tl.arange(0, WORDS)
    first = start + 4 * tl.arange(0, WORDS // 4)
    codes = load_words(planes.codes + row[:, None] * words + word[None, :], (word < words)[None, :])
    groups = tl.cdiv(length, 1 << layout.group_shift)
    at = (row >> layout.row_shift)[:, None] * groups + ((first * each_of(PACKING)) >> layout.group_shift)[None, :]
    scales, offsets = load_scales(planes, at, (first < words)[None, :], PACKING)
    return codes, scales, offsets


@triton.jit
def chosen_columns(
    chosen: Chosen,
    weight: Weight,
    row,
    inter,
    hidden,
    BLOCK_COLUMNS: tl.constexpr,
    BLOCK_UNITS: tl.constexpr,
    BLOCK_CHOICES: tl.constexpr,
    PACKING: tl.constexpr,
):
    """Columns ``row`` of the sum of a token's choices: rows of ``BLOCK_CHOICES`` experts are read as if they were one.

    With ``dense`` there is one choice, of expert 0. Of one or two choices several parts of each row are read side by
    side.
    """
    EACH: tl.constexpr = each_of(PACKING)
    planes, layout = weight.planes, weight.layout
    top_k, experts, dense = chosen.top_k, chosen.experts, chosen.dense
    BLOCK_WORDS: tl.constexpr = BLOCK_UNITS // EACH
    WORDS: tl.constexpr = BLOCK_CHOICES * BLOCK_WORDS
    words = words_of(inter, PACKING)
    groups = tl.cdiv(inter, 1 << layout.group_shift)
    # parts of a row, as a shift
    along = 0
    if BLOCK_CHOICES == 4:
        along = tl.where(top_k == 1, 2, tl.where(top_k == 2, 1, 0))
    last = (1 << along) - 1
    each = tl.arange(0, BLOCK_CHOICES)
    number = ((each & last) * BLOCK_UNITS)[:, None] + tl.arange(0, BLOCK_UNITS)[None, :]
    word = tl.arange(0, WORDS)
    place = (word // BLOCK_WORDS & last) * BLOCK_WORDS + word % BLOCK_WORDS
    word = 4 * tl.arange(0, WORDS // 4)
    chunk = (word // BLOCK_WORDS & last) * BLOCK_WORDS + word % BLOCK_WORDS
    terms = tl.zeros((BLOCK_COLUMNS, WORDS // 4), tl.float32)
    total = tl.zeros((BLOCK_COLUMNS,), tl.float32)
    for choice in range(0, top_k, BLOCK_CHOICES >> along):
        slot = choice + (each >> along)
        expert = tl.load(chosen.ids + slot, mask=slot < tl.where(dense == 0, top_k, 0), other=experts)
        expert = tl.where(slot < tl.where(dense == 0, 0, top_k), 0, expert)
        visits = (expert >= 0) & (expert < experts)
        factor = tl.load(
            chosen.weights + slot, mask=visits & (slot < tl.where(chosen.weighed != 0, top_k, 0)), other=1.0
        )
        codes_of = for_each(expert.to(tl.int64) * hidden * words, BLOCK_WORDS)
        scales_of = for_each(expert.to(tl.int64) * tl.cdiv(hidden, 1 << layout.row_shift) * groups, BLOCK_WORDS // 4)
        is_read = tl.max_constancy(for_each(visits, BLOCK_WORDS), BLOCK_WORDS)
        is_scaled = for_each(visits, BLOCK_WORDS // 4)
        for start in range(0, words, BLOCK_WORDS << along):
            # everything is asked for before anything is waited for
            column = start * EACH + number
            inside = visits[:, None] & (column < inter)
            x = tl.load(chosen.hidden + slot[:, None] * inter + column, mask=inside, other=0.0)
            word = start + place
            at = codes_of[None, :] + (row[:, None] * words + word[None, :])
            at = tl.max_contiguous(tl.multiple_of(at, (1, 4)), (1, 4))
            codes = load_words(planes.codes + at, (is_read & (word < words))[None, :])
            word = start + chunk
            group = (word * EACH) >> layout.group_shift
            at = scales_of[None, :] + ((row >> layout.row_shift)[:, None] * groups + group[None, :])
            scales, offsets = load_scales(planes, at, (is_scaled & (word < words))[None, :], PACKING)
            given = activations(tl.reshape(x.to(tl.float32) * factor[:, None], (WORDS * EACH,)), WORDS, PACKING)
            terms = advance(terms, (codes, scales, offsets), given, layout, PACKING)
        if weight.has_bias:
            biased = (visits & ((each & last) == 0))[None, :]
            at = expert[None, :] * hidden + row[:, None]
            weighed_bias = tl.load(weight.bias + at, mask=biased, other=0.0) * factor[None, :]
            # a product that is added as one instruction is rounded in one thread of two that then hold the same sum
            total += tl.sum(tl.where(biased, weighed_bias, 0.0), axis=1)
    return tl.sum(terms, axis=1) + total


@triton.jit
def for_each(values, COUNT: tl.constexpr):
    """Each of ``values [n]`` so many times in a row, ``[n COUNT]``."""
    wide = tl.broadcast_to(values[:, None], (values.shape[0], COUNT))
    return tl.reshape(wide, (values.shape[0] * COUNT,))


@triton.jit
def numbers_of(words, scales, offsets, layout: Layout, PACKING: tl.constexpr, ELEMENT):
    """The numbers of words ``[R, W]``, ``[R, W, 2, 2, 2]`` of eight and ``[R, W, 2, 2]`` of four, in their order.

    ``scales`` and ``offsets`` are those of ``tile_scales``.
    """
    WORDS: tl.constexpr = words.shape[1]
    if PACKING == "mxfp4" and tl.bfloat16 == ELEMENT and not INTERPRETED:
        even, odd = bfloat_numbers(words, spread(bfloat_scales(scales), WORDS))
    else:
        scale = spread(scale_of(scales, layout, PACKING), WORDS)
        offset = scale
        if is_affine(PACKING):
            offset = spread(scale_of(offsets, layout, PACKING), WORDS)
        even = number_pair(words, scale, offset, 0, PACKING, ELEMENT)
        odd = number_pair(words, scale, offset, 1, PACKING, ELEMENT)
        if each_of(PACKING) == 8:
            # numbers n and n + 4 are a pair
            even = tl.join(even, number_pair(words, scale, offset, 2, PACKING, ELEMENT))
            odd = tl.join(odd, number_pair(words, scale, offset, 3, PACKING, ELEMENT))
    return tl.join(even, odd)


@triton.jit
def tile(
    planes: Planes,
    scales,
    offsets,
    row,
    start,
    length,
    layout: Layout,
    COLUMNS: tl.constexpr,
    PACKING: tl.constexpr,
    ELEMENT,
    FRAGMENTS: tl.constexpr = False,
):
    """``[R, COLUMNS]`` numbers of rows ``row [R]`` of one expert from column ``start`` on, 0 behind the last.

    As ``FRAGMENTS`` they are in another order: row i is that of ``fragment_rows``, column i that of
    ``fragment_columns``. R is a multiple of 64 then, and COLUMNS are 16 words. Four warps of threads read 16 bytes
    each, four threads a row. What they hold is what they give a matrix instruction as its first operand: a thread has
    rows g and g + 8 of 16 there, and of 16 columns 2 c, 2 c + 1, 2 c + 8 and 2 c + 9. So numbers go from codes into
    products without shared memory, whose bandwidth bounds kernels of few rows. A sum over columns has any order.
    """
    EACH: tl.constexpr = each_of(PACKING)
    ROWS: tl.constexpr = row.shape[0]
    words = words_of(length, PACKING)
    word = start // EACH + tl.arange(0, COLUMNS // EACH)
    codes = load_words(planes.codes + row[:, None] * words + word[None, :], (word < words)[None, :])
    numbers = numbers_of(codes, scales, offsets, layout, PACKING, ELEMENT)
    if FRAGMENTS:
        # rows: 64 of them, half, warp, g; columns: c, word, number of the word
        numbers = tl.reshape(numbers, (ROWS // 64, 2, 4, 8, 4, 4, EACH // 4, 2, 2))
        numbers = tl.permute(numbers, (0, 2, 1, 3, 5, 6, 7, 4, 8))
    return tl.reshape(numbers, (ROWS, COLUMNS))


@triton.jit
def fragment_rows(ROWS: tl.constexpr):
    """Which row of a tile stands at each place of it as FRAGMENTS."""
    place = tl.arange(0, ROWS)
    return place // 64 * 64 + place % 16 // 8 * 32 + place % 64 // 16 * 8 + place % 8


@triton.jit
def fragment_columns(COLUMNS: tl.constexpr):
    """Which column of a tile of 16 words stands at each place of it as FRAGMENTS, two neighbours together."""
    place = tl.arange(0, COLUMNS)
    column = place % 8 // 2 * (COLUMNS // 4) + place // 16 * 4 + place % 16 // 8 * 2 + place % 2
    return tl.max_contiguous(tl.multiple_of(column, 2), 2)


def _four_bfloats(codes: str, signs: str, first: int) -> str:
    """Instructions that make numbers ``first`` to ``first + 3`` of a word of the codes in the lower half of a register
    without their signs; a selector picks the bytes that have these in their highest bits."""
    return f"""
prmt.b32 high, $10, 0x41414040, {codes};
prmt.b32 low, $11, 0x4000C080, {codes};
prmt.b32 first, signs, $8, {signs};
lop3.b32 high, first, 0x80808080, high, 0xEA;
prmt.b32 pair, low, high, 0x5140;
fma.rn.bf16x2 pair, pair, $9, none;
mov.b32 {{${first}, ${first + 1}}}, pair;
prmt.b32 pair, low, high, 0x7362;
fma.rn.bf16x2 pair, pair, $9, none;
mov.b32 {{${first + 2}, ${first + 3}}}, pair;"""


BFLOAT_CONVERSION = tl.constexpr(f"""
{{
.reg .b32 first, last, signs, high, low, pair, none;
and.b32 first, $8, 0x77777777;
shr.u32 last, first, 16;
shl.b32 signs, $8, 4;
mov.b32 none, 0x80008000;{_four_bfloats("first", "0x5140", 0)}{_four_bfloats("last", "0x7362", 4)}
}}
""")
"""Instructions that make a bf16 each of the eight E2M1 of a word, and of a scale that both halves of a word hold.

The bytes of twice an E2M1 without its sign are looked up in two registers, high ones and low ones. A power of two
multiplies it without rounding, but for what is subnormal.
"""


@triton.jit
def bfloat_scales(loaded):
    """Halved scales of mxfp4, ``2^(s - 128)``, the bits of a bf16 in either half of a word."""
    code = loaded.to(tl.uint8, bitcast=True).to(tl.uint32)
    # below 2^-126 bits move through the mantissa
    return tl.where(code < 2, 0x20 << code, (code - 1) << 7) * 0x10001


@triton.jit
def bfloat_numbers(words, scales):
    """Numbers of mxfp4, bf16: even ones of each word ``[R, W, 2, 2]``, and odd ones."""
    n0, n1, n2, n3, n4, n5, n6, n7 = tl.inline_asm_elementwise(
        BFLOAT_CONVERSION,
        "=&h,=&h,=&h,=&h,=&h,=&h,=&h,=&h,r,r,r,r",
        [words, scales, in_a_register(0x40403F00), in_a_register(0x40008000)],
        dtype=(tl.int16,) * 8,
        is_pure=True,
        pack=1,
    )
    even = tl.join(tl.join(n0, n4), tl.join(n2, n6))
    odd = tl.join(tl.join(n1, n5), tl.join(n3, n7))
    return even.to(tl.bfloat16, bitcast=True), odd.to(tl.bfloat16, bitcast=True)


@triton.jit
def tile_scales(planes: Planes, row, start, length, layout: Layout, COLUMNS: tl.constexpr, PACKING: tl.constexpr):
    """Scales and offsets ``[R, COLUMNS / RUN]`` of ``tile``, as stored, 0 behind the last."""
    RUN: tl.constexpr = run_of(PACKING)
    groups = tl.cdiv(length, 1 << layout.group_shift)
    column = start + RUN * tl.arange(0, COLUMNS // RUN)
    at = (row >> layout.row_shift)[:, None] * groups + (column >> layout.group_shift)[None, :]
    return load_scales(planes, at, (column < length)[None, :], PACKING)


@triton.jit
def spread(values, WORDS: tl.constexpr):
    """``values [R, C]`` for each of ``[R, WORDS]``."""
    ROWS: tl.constexpr = values.shape[0]
    CHUNKS: tl.constexpr = values.shape[1]
    return tl.reshape(tl.broadcast_to(values[:, :, None], (ROWS, CHUNKS, WORDS // CHUNKS)), (ROWS, WORDS))


@triton.jit
def number_pair(words, scale, offset, n: tl.constexpr, PACKING: tl.constexpr, ELEMENT):
    """Numbers ``n`` and half a word behind of each word, side by side, ``[R, W, 2]``."""
    first, second = code_pair(words, n, PACKING)
    return tl.join(
        rounded(first, scale, offset, PACKING, ELEMENT),
        rounded(second, scale, offset, PACKING, ELEMENT),
    )


@triton.jit
def rounded(code, scale, offset, PACKING: tl.constexpr, ELEMENT):
    """What codes stand for, with scales and offsets, rounded to f32 as the packing says, then to the element type."""
    value = code * scale
    if is_affine(PACKING):
        # the product of an integer and a scale of 16 bits is a f32: fused or not, this is rounded once
        value += offset
    return value.to(ELEMENT)
