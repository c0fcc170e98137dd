"""What a GPU draws, against the host's sampler given the same logits: the same ids, whatever the rules."""

import functools
import math
import struct
from collections.abc import Iterator

import torch
from judging import Runner, cdiv, empty, equal

from moehlo.generation.sampling import Sampling, next_token, uniform

RULES = (
    Sampling(sample=True, top_k=50),
    Sampling(sample=True, top_k=20, temperature=0.6, top_p=0.95),
    Sampling(sample=True, top_k=9, temperature=1.7, top_p=0.3, min_p=0.1),
    Sampling(sample=True, top_k=40, min_p=0.02),
    Sampling(sample=True, top_k=1, temperature=0.3),
    Sampling(sample=True, top_k=5, top_p=0.0),
)


def drawn(run: Runner, logits: torch.Tensor, rule: Sampling, seed: int, places: list[tuple[int, int]]) -> list[int]:
    """The ids that the kernels give for ``places``: position of what is drawn, and number of the sequence."""
    rows, width = logits.shape
    parts, kept = cdiv(width, run.constant("candidates", "BLOCK_COLUMNS")), run.constant("candidates", "KEPT")
    found, ids = empty(rows, parts, kept, dtype=torch.int64), empty(rows, dtype=torch.int32)
    run("candidates", rows * parts, (logits, found), (width,))
    positions, sequences = (torch.tensor([place[i] for place in places], dtype=torch.int32) for i in (0, 1))
    how = torch.tensor(
        struct.unpack("<7i", struct.pack("<Qfidf", seed, rule.temperature, rule.top_k, rule.top_p, rule.min_p))
    )
    run("sample", rows, (found, positions - 1, sequences, how.int(), ids), (parts,))
    return ids.tolist()


def draws(run: Runner, rule: Sampling, width: int, seed: int) -> None:
    """Rows of random logits, some of them equal, in sequences and at positions that are large too."""
    kept = run.constant("candidates", "KEPT")
    rule = Sampling(True, rule.temperature, min(rule.top_k, kept - 1), rule.top_p, rule.min_p)
    places = [(1, 0), (2**31 - 1, 5), (77, 2**31 - 1), (0, 0), (12, 3), (13, 3), (14, 3)]
    logits = torch.randn(len(places), width) * 3
    logits[1] = (logits[1] * 2).round() / 2  # ties, fewer than there are candidates
    logits[2, ::2] = -math.inf
    found = drawn(run, logits, rule, seed, places)
    for row, (position, sequence) in enumerate(places):
        host = next_token(logits[row].numpy(), (), rule, uniform(seed, sequence, position))
        if found[row] != -1 or row != 1:
            equal(torch.tensor(found[row]), torch.tensor(host), f"{rule}, row {row} of {width}, seed {seed}")


def left_to_the_host(run: Runner, width: int) -> None:
    """More equal scores than candidates; NaN, an infinity, and nothing finite; beside a row that is drawn."""
    logits = torch.randn(5, width)
    logits[0] = 1.5
    logits[1, 3], logits[2, 4], logits[3] = math.nan, math.inf, -math.inf
    found = drawn(run, logits, RULES[2], 7, [(4, row) for row in range(5)])
    equal(torch.tensor(found[:4]), torch.tensor([-1] * 4), "rows that are left to the host")
    host = next_token(logits[4].numpy(), (), RULES[2], uniform(7, 4, 4))
    equal(torch.tensor(found[4]), torch.tensor(host), "a row beside them")


def sampling(run: Runner) -> Iterator[functools.partial[None]]:
    """Every check, in pieces that do not need each other."""
    # more blocks of columns than are read at once
    wide = run.constant("candidates", "BLOCK_COLUMNS") * run.constant("sample", "BLOCK_PARTS") + 37
    for number, rule in enumerate(RULES):
        for width in (211, wide) if number < 3 else (1001,):
            yield functools.partial(draws, run, rule, width, (3**40, 0, 2**64 - 1)[number % 3])
    yield functools.partial(left_to_the_host, run, 300)
