"""Choices as a caller's router gives them: ids i64, combine weights of the type of its weights, or f32.

take_choices   for block of choices: the ids and weights as kernels read them, i32 and f32
"""

import triton
import triton.language as tl

from emitter.kernels.cuda.source.order import begin


@triton.jit
def expert_of(number, experts):
    """An id i64 as i32: ``experts`` for what is no expert, also what 32 bits do not hold."""
    return tl.where((number >= 0) & (number < experts), number, experts).to(tl.int32)


@triton.jit
def combine_weight_at(combine_weights, place, inside, wide):
    """The weights at a ``place`` as f32; ``wide``: they are f32, whatever the pointer says."""
    if wide:
        weight = tl.load(combine_weights.to(tl.pointer_type(tl.float32), bitcast=True) + place, mask=inside, other=0.0)
    else:
        weight = tl.load(combine_weights + place, mask=inside, other=0.0).to(tl.float32)
    return weight


@triton.jit
def take_choices(
    ids, combine_weights, ids_out, combine_weights_out, count, experts, wide, BLOCK: tl.constexpr, EARLY: tl.constexpr
):
    """``ids_out [count]`` i32 and ``combine_weights_out [count]`` f32 from ``ids`` i64 and ``combine_weights``."""
    begin(EARLY)
    place = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = place < count
    tl.store(ids_out + place, expert_of(tl.load(ids + place, mask=inside, other=0), experts), mask=inside)
    tl.store(combine_weights_out + place, combine_weight_at(combine_weights, place, inside, wide), mask=inside)
