"""Run by ``test_numerics.py`` with ``TRITON_INTERPRET=1``: every kernel on the CPU, against torch in f32.

f16, because Triton's interpreter multiplies the bits of bf16 numbers in ``tl.dot`` as if they were integers.
"""

import math
import sys

import torch

from emitter.kernels.cuda.launch import float_bits
from emitter.kernels.cuda.source import gathered, grouped, route

INF = math.inf
DTYPE = torch.float16
# one rounding of a hidden value the other way moves an output by 2^-11 of it, and few of them are
CLOSE = 2.0**-11
GLUS = {
    "silu": ((0, INF, INF, INF, 1.0, 0.0), lambda g, u: torch.nn.functional.silu(g) * u),
    "gelu": ((1, INF, INF, INF, 1.0, 0.0), lambda g, u: torch.nn.functional.gelu(g) * u),
    "gelu_tanh": ((2, INF, INF, INF, 1.0, 0.0), lambda g, u: torch.nn.functional.gelu(g, approximate="tanh") * u),
    "relu": ((3, INF, INF, INF, 1.0, 0.0), lambda g, u: g.relu() * u),
    "relu2": ((4, INF, INF, INF, 1.0, 0.0), lambda g, u: g.relu() ** 2 * u),
    "softcap": ((5, INF, 3.0, 2.0, 1.0, 0.0), lambda g, u: 3 * (g / 3).tanh() * g.sigmoid() * 2 * (u / 2).tanh()),
    "clamp_after": (
        (0, INF, 0.5, 0.5, 1.0, 0.0),
        lambda g, u: torch.nn.functional.silu(g).clamp(max=0.5) * u.clamp(-0.5, 0.5),
    ),
    "alpha_sigmoid": (
        (0, 1.0, INF, 1.0, 1.7, 1.0),
        lambda g, u: (u.clamp(-1, 1) + 1) * g.clamp(max=1) * (1.7 * g.clamp(max=1)).sigmoid(),
    ),
}


def cdiv(a: int, b: int) -> int:
    return -(-a // b)


def power_of_2(n: int) -> int:
    return max(16, 1 << (n - 1).bit_length())


def close(found: torch.Tensor, true: torch.Tensor, what: str) -> None:
    error = float((found.double() - true.double()).norm() / true.double().norm())
    if not error < CLOSE:
        sys.exit(f"{what}: off by {error:.2g}")


def equal(found: torch.Tensor, true: torch.Tensor, what: str) -> None:
    if not torch.equal(found, true):
        sys.exit(f"{what}: {found} is not {true}")


def route_check(tokens: int, experts: int, top_k: int, hidden: int, over_chosen: int) -> tuple[torch.Tensor, ...]:
    x, router, bias = torch.randn(tokens, hidden), torch.randn(experts, hidden) / 8, torch.randn(experts)
    parts = torch.full((3, tokens, experts), math.nan)
    grid = (cdiv(tokens, 16) * cdiv(experts, 32) * 3,)
    blocks = {"BLOCK_TOKENS": 16, "BLOCK_EXPERTS": 32, "BLOCK_HIDDEN": 16, "PRECISION": "ieee"}
    route.router_logits[grid](x, router, parts, tokens, experts, hidden, 3, **blocks)
    true = x @ router.T + bias
    logits, scores = torch.full((2, tokens, experts), math.nan)
    ids, weights = torch.full((tokens, top_k), -1, dtype=torch.int32), torch.full((tokens, top_k), math.nan)
    words = (tokens, experts, top_k, 3, 1, over_chosen, 1, float_bits(0.0), float_bits(2.0))
    blocks = {"BLOCK_EXPERTS": power_of_2(experts), "BLOCK_K": 16}
    route.router_choose[(tokens,)](parts, bias, logits, scores, ids, weights, *words, **blocks)
    close(logits, true, "logits")
    value, index = (true if over_chosen else true.softmax(-1)).topk(top_k)
    share = value.softmax(-1) if over_chosen else value
    equal(ids, index.int(), "ids")
    close(weights, 2 * share / share.sum(-1, keepdim=True), "weights")
    return ids, weights


def ties_check() -> None:
    keys = torch.randint(-3, 3, (9, 21), dtype=torch.int32)
    keys[0], keys[1] = 2**31 - 1, -(2**31)
    ids = torch.full((9, 6), -1, dtype=torch.int32)
    route.choose[(9,)](keys, ids, 21, 6, BLOCK_EXPERTS=32)
    equal(ids, torch.sort(keys, dim=-1, descending=True, stable=True)[1][:, :6].int(), "ids of ties")


def experts_check(ids: torch.Tensor, weights: torch.Tensor, experts: int, hidden: int, inter: int, glu: str) -> None:
    words, function = GLUS[glu]
    act = (words[0], *map(float_bits, words[1:]))
    tokens, top_k = ids.shape
    x = torch.randn(tokens, hidden)
    up, down = (
        (torch.randn(experts, 2 * inter, hidden) / 8).to(DTYPE),
        (torch.randn(experts, hidden, inter) / 8).to(DTYPE),
    )
    up_bias, down_bias = torch.randn(experts, 2 * inter), torch.randn(experts, hidden)
    true = torch.zeros(tokens, hidden)
    for n in range(tokens):
        for j, e in enumerate(ids[n].tolist()):
            if e < experts:
                both = up[e].float() @ x[n].to(DTYPE).float() + up_bias[e]
                value = function(both[:inter], both[inter:]).to(DTYPE).float()
                true[n] += weights[n, j] * (down[e].float() @ value + down_bias[e])
    count = tokens * top_k
    middle, y = torch.full((count, inter), math.nan, dtype=DTYPE), torch.full((tokens, hidden), math.nan)
    sizes = (top_k, experts, inter, hidden, 1)
    grid = (cdiv(inter, 8), count)
    gathered.gathered_up[grid](x, ids, up, up_bias, middle, *sizes, *act, BLOCK_UNITS=8, BLOCK_HIDDEN=64)
    grid, blocks = (cdiv(hidden, 8), tokens), {"BLOCK_COLUMNS": 8, "BLOCK_UNITS": 64, "BLOCK_K": 16}
    gathered.gathered_down[grid](middle, ids, weights, down, down_bias, y, *sizes, **blocks)
    close(y, true, f"gathered, {glu}")
    most = count // 16 + min(count, experts)
    order, blocks_of = torch.full((count,), -1, dtype=torch.int32), torch.full((3, most), -7, dtype=torch.int32)
    grouped.group_rows[(experts,)](ids, order, blocks_of, count, experts, most, 16, BLOCK=32, BINS=power_of_2(experts))
    flat = ids.flatten()
    stable = [s for e in range(experts) for s in range(count) if flat[s] == e]
    equal(order[: len(stable)], torch.tensor(stable, dtype=torch.int32), "order")
    outputs = torch.full((count, hidden), math.nan)
    grid, blocks = (most * cdiv(inter, 32),), {"BLOCK_ROWS": 16, "BLOCK_UNITS": 32, "BLOCK_HIDDEN": 64}
    narrow, words_up = x.to(DTYPE), (most, top_k, inter, hidden, 1)
    grouped.grouped_up[grid](narrow, order, blocks_of, up, up_bias, middle, *words_up, *act, **blocks)
    grid, blocks = (most * cdiv(hidden, 32),), {"BLOCK_ROWS": 16, "BLOCK_COLUMNS": 32, "BLOCK_UNITS": 64}
    grouped.grouped_down[grid](middle, order, blocks_of, down, down_bias, outputs, most, inter, hidden, 1, **blocks)
    grid = (tokens * cdiv(hidden, 128),)
    y = torch.full((tokens, hidden), math.nan)
    grouped.combine[grid](outputs, ids, weights, y, top_k, experts, hidden, BLOCK_COLUMNS=128, BLOCK_K=16)
    close(y, true, f"grouped, {glu}")


torch.manual_seed(0)
ties_check()
for number, name in enumerate(GLUS):
    chosen, shares = route_check(1 + number, 12 + number, 3, 48, over_chosen=number % 2)
    if number == 3:
        chosen[0, 0] = 99  # visits nobody
    if number == 4:
        chosen[:] = torch.tensor([2, 0, 1], dtype=torch.int32)  # all rows to three experts
    experts_check(chosen, shares, 12 + number, 80, 48, name)
print("every kernel agrees")
