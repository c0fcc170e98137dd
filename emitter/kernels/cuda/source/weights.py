"""Rows of weights as they are stored: numbers of the element type, or codes that are dequantised where they are used.

A packed row is one stream of codes, 8 of 4 bits or 4 of 8 bits in a word of 32 bits, the first in the lowest bits.
Codes of a group of neighbouring numbers share a scale, and those of MLX affine an offset. ``PACKING`` says what they
stand for:

    plain               the numbers themselves
    affine4, affine8    s q + b, unsigned q              (``packing.MlxAffine``; s and b of 16 bits)
    mxfp4               2^(s - 127) E2M1(q)              (``packing.Mxfp4``; s of 8 bits)
    fp8                 s E4M3(q), s of a block of rows  (``packing.BlockFp8``; s in f32)

With ``_cvt`` behind it, ``mxfp4_cvt`` and ``fp8_cvt``, the GPU itself makes f16 of E4M3 (9.0 and newer).

No code is looked up. The bits of two at a time are put where the fields of two f16 are, unsigned ones into the
mantissas of subnormal ones: numbers that are too small by a power of two, ``factor_of`` it. The NaN of E4M3 is 480
then, and looked for apart.

    dots    sum_i (s_g q_i + b_g) x_i = sum_g s_g sum_{i in g} q_i x_i + b_g sum_{i in g} x_i
            A *chunk* is four words of one group: a thread reads its 16 bytes at once. Of affine4 see ``pair_dots``.
    tile    the numbers, rounded to the element type: bit for bit those that a checkpoint dequantised at load holds

What a kernel takes of a weight together is in ``groups.py``.
"""

import os

import triton
import triton.language as tl

from emitter.kernels.cuda.source.groups import Chosen, Layout, Planes, Weight

INTERPRETED = tl.constexpr(os.environ.get("TRITON_INTERPRET") == "1")
"""Triton's interpreter knows no assembly."""
BYTE = tl.constexpr(2.0**-133)
"""What bytes of codes of 4 bits are multiplied by: 2^16 of the smallest f32."""
RAISED = tl.constexpr(2.0**48)
"""What their activations are, so that products are no such numbers; up to 2^79 there is room."""


@triton.constexpr_function
def element_of(name):
    """The element type of Triton's name for it."""
    return {"bf16": tl.bfloat16, "fp16": tl.float16, "fp32": tl.float32}[name]


@triton.constexpr_function
def is_mxfp4(PACKING):
    """Whether codes are E2M1."""
    return PACKING in ("mxfp4", "mxfp4_cvt")


@triton.constexpr_function
def is_fp8(PACKING):
    """Whether codes are E4M3."""
    return PACKING in ("fp8", "fp8_cvt")


@triton.constexpr_function
def is_converted(PACKING):
    """Whether the GPU itself makes f16 of E4M3."""
    return PACKING.endswith("_cvt") and not INTERPRETED


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
    return 2.0**24 if PACKING == "affine8" else 2.0**15 if is_mxfp4(PACKING) else 2.0**8


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
    elif is_mxfp4(PACKING):
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
    elif is_mxfp4(PACKING) or is_fp8(PACKING):
        place, less = "mov.b32 pair, $2;", 0x80008000
        factor = 0x78007800 if is_mxfp4(PACKING) else 0x5C005C00
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
    elif is_mxfp4(PACKING):
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
def at_places(x, WORDS: tl.constexpr, PACKING: tl.constexpr):
    """Of ``x``, the numbers of ``WORDS`` words, those at each place of a word: as many vectors ``[WORDS]``."""
    if each_of(PACKING) == 8:
        even, odd = tl.split(tl.reshape(x, (WORDS, 2, 2, 2)))
        n04, n26 = tl.split(even)
        n15, n37 = tl.split(odd)
        n0, n4 = tl.split(n04)
        n2, n6 = tl.split(n26)
        n1, n5 = tl.split(n15)
        n3, n7 = tl.split(n37)
        places = (n0, n1, n2, n3, n4, n5, n6, n7)
    else:
        even, odd = tl.split(tl.reshape(x, (WORDS, 2, 2)))
        n0, n2 = tl.split(even)
        n1, n3 = tl.split(odd)
        places = (n0, n1, n2, n3)
    return places


@triton.jit
def by_chunk(values, CHUNKS: tl.constexpr):
    """The sums over the four words of each chunk."""
    return tl.sum(tl.reshape(values, (values.shape[0], CHUNKS, 4)), axis=2)


@triton.jit
def chunk_sums(places, WORDS: tl.constexpr, PACKING: tl.constexpr):
    """The sums ``[1, WORDS / 4]`` of the activations of each chunk; zeros where there are no offsets."""
    total = tl.zeros((WORDS,), tl.float32)
    if is_affine(PACKING):
        for n in tl.static_range(each_of(PACKING)):
            total += places[n]
    return by_chunk(total[None, :], WORDS // 4)


@triton.jit
def raised_bytes(words):
    """The bytes of words as the bits of f32 that are ``BYTE`` times as large: 16 bits to the left, even from 128 on."""
    if INTERPRETED:
        b0, b1, b2, b3 = (words << 16) & 0xFF0000, (words << 8) & 0xFF0000, words & 0xFF0000, (words >> 8) & 0xFF0000
    else:
        # one instruction each, which compilers do not find
        b0, b1, b2, b3 = tl.inline_asm_elementwise(
            """
            prmt.b32 $0, $4, 0, 0x4044;
            prmt.b32 $1, $4, 0, 0x4144;
            prmt.b32 $2, $4, 0, 0x4244;
            prmt.b32 $3, $4, 0, 0x4344;
            """,
            "=&r,=&r,=&r,=&r,r",
            [words],
            dtype=(tl.uint32, tl.uint32, tl.uint32, tl.uint32),
            is_pure=True,
            pack=1,
        )
    return b0, b1, b2, b3


@triton.jit
def pair_dots(words, places):
    """``words`` of 4 bits and their activations: the products of each word, added up, times ``BYTE`` and ``RAISED``.

    A byte is 16 h + l, and h x_h + l x_l = (16 h + l) x_h / 16 + l (x_l - x_h / 16): two codes take an instruction to
    place them and one to mask.
    """
    part = tl.zeros(words.shape, tl.float32)
    all_bytes = raised_bytes(words)
    for n in tl.static_range(4):
        high = places[2 * n + 1] * (RAISED / 16)
        low = places[2 * n] * RAISED - high
        part += all_bytes[n].to(tl.float32, bitcast=True) * high[None, :]
        part += (all_bytes[n] & 0x000F0000).to(tl.float32, bitcast=True) * low[None, :]
    return part


@triton.constexpr_function
def conversion_of(PACKING):
    """Instructions that make an f32 of each code of a word, by E4M3 in bytes, whose bits are ``s xxxx mmm``.

    A code of 4 bits, ``s ee m``, is ``s 00ee m00`` there, 64 times too small: those at even places are four bytes, and
    those at odd ones.
    """
    if is_mxfp4(PACKING):
        place = """
        shl.b32 sign, $8, 4;
        shl.b32 even, $8, 2;
        and.b32 even, even, 0x1C1C1C1C;
        lop3.b32 even, sign, 0x80808080, even, 0xEA;
        shr.b32 odd, $8, 2;
        and.b32 odd, odd, 0x1C1C1C1C;
        lop3.b32 odd, $8, 0x80808080, odd, 0xEA;
        """
        halves = (("even", 0, 2), ("even", 4, 6), ("odd", 1, 3), ("odd", 5, 7))
    else:
        place = "mov.b32 even, $4;"
        halves = (("even", 0, 1), ("even", 2, 3))
    lines = [".reg .b32 sign, even, odd, pair;", ".reg .b16 low, high;", place]
    for number, (source, first, second) in enumerate(halves):
        lines += [
            f"mov.b32 {{low, high}}, {source};",
            f"cvt.rn.f16x2.e4m3x2 pair, {'high' if number % 2 else 'low'};",
            "mov.b32 {low, high}, pair;",
            f"cvt.f32.f16 ${first}, low;",
            f"cvt.f32.f16 ${second}, high;",
        ]
    return "{" + "\n".join(lines) + "}"


@triton.constexpr_function
def operands_of(PACKING):
    """Those of ``conversion_of``: a number for each code, and the word."""
    return "=&f," * each_of(PACKING) + "r"


@triton.constexpr_function
def types_of(PACKING):
    """The types of what ``conversion_of`` makes."""
    return (tl.float32,) * each_of(PACKING)


@triton.constexpr_function
def magnified_by(PACKING):
    """What makes numbers of codes that ``advance`` multiplies one by one: twice as much for mxfp4, whose scales are
    halved."""
    if is_converted(PACKING):
        return 2.0 * 64.0 if is_mxfp4(PACKING) else 1.0
    return factor_of(PACKING, 0)


@triton.jit
def advance(terms, loaded, places, sums, layout: Layout, PACKING: tl.constexpr):
    """``terms [R, C]`` and the dot products by chunk of words ``[R, 4 C]``, with their scales, with activations."""
    words, scales, offsets = loaded
    if PACKING == "affine4":
        dots = by_chunk(pair_dots(words, places), terms.shape[1]) * (1 / (BYTE * RAISED))
    elif PACKING == "affine8":
        part = tl.zeros(words.shape, tl.float32)
        all_bytes = raised_bytes(words)
        for n in tl.static_range(4):
            part += all_bytes[n].to(tl.float32, bitcast=True) * (places[n] * RAISED)[None, :]
        dots = by_chunk(part, terms.shape[1]) * (1 / (BYTE * RAISED))
    else:
        numbers = ()
        if is_converted(PACKING):
            numbers = tl.inline_asm_elementwise(
                conversion_of(PACKING),
                operands_of(PACKING),
                [words],
                dtype=types_of(PACKING),
                is_pure=True,
                pack=1,
            )
        part = tl.zeros(words.shape, tl.float32)
        for n in tl.static_range(each_of(PACKING)):
            number = numbers[n] if is_converted(PACKING) else decoded(words, n, PACKING)
            part += number * places[n][None, :]
        if is_fp8(PACKING) and not is_converted(PACKING):
            # the highest bit of a byte is set by the sum where the others are all ones
            not_a_number = ((words & 0x7F7F7F7F) + 0x01010101) & 0x80808080
            part = tl.where(not_a_number != 0, float("nan"), part)
        dots = by_chunk(part, terms.shape[1]) * magnified_by(PACKING)
    terms += scale_of(scales, layout, PACKING) * dots
    if is_affine(PACKING):
        terms += scale_of(offsets, layout, PACKING) * sums
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
            places = at_places(tl.reshape(x.to(tl.float32) * factor[:, None], (WORDS * EACH,)), WORDS, PACKING)
            sums = chunk_sums(places, WORDS, PACKING)
            terms = advance(terms, (codes, scales, offsets), places, sums, layout, PACKING)
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
):
    """``[R, COLUMNS]`` numbers of rows ``row [R]`` of one expert from column ``start`` on, 0 behind the last."""
    EACH: tl.constexpr = each_of(PACKING)
    ROWS: tl.constexpr = row.shape[0]
    words = words_of(length, PACKING)
    word = start // EACH + tl.arange(0, COLUMNS // EACH)
    codes = load_words(planes.codes + row[:, None] * words + word[None, :], (word < words)[None, :])
    scale = spread(scale_of(scales, layout, PACKING), COLUMNS // EACH)
    offset = scale
    if is_affine(PACKING):
        offset = spread(scale_of(offsets, layout, PACKING), COLUMNS // EACH)
    first = number_pair(codes, scale, offset, 0, PACKING, ELEMENT)
    second = number_pair(codes, scale, offset, 1, PACKING, ELEMENT)
    if EACH == 8:
        third = number_pair(codes, scale, offset, 2, PACKING, ELEMENT)
        fourth = number_pair(codes, scale, offset, 3, PACKING, ELEMENT)
        # numbers n and n + 4 are a pair
        even, odd = tl.join(first, third), tl.join(second, fourth)
    else:
        even, odd = first, second
    return tl.reshape(tl.join(even, odd), (ROWS, COLUMNS))


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
