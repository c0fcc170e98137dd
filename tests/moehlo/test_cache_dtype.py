"""Caches of another type than the products: on CPUs in two bytes beside f32, and in codes of a byte beside any."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
import torch

from emitter.dtype import DType
from emitter.errors import UnsupportedError
from emitter.graphs.decoder import BATCHED, SINGLE
from emitter.plan import Request, Strategy
from emitter.reading.config import open_model
from emitter.target import parse_target
from moehlo.decoder import Decoder
from moehlo.decoder_opening import open_decoder
from tests.moehlo.tiny_decoders import PLAINEST, logits, saved

IDS = np.random.default_rng(5).integers(0, 211, 150).tolist()
READ, PROMPT = 140, 64
XLA = parse_target("xla:cpu")
SIZES = {"llama": {"num_key_value_heads": 2, "intermediate_size": 40, "num_hidden_layers": 1}}
"""A cache is one whatever comes after it, and one layer without experts takes the compiler half the time."""


def opened(folder: Path, cache: DType, dtype: DType, entries: Sequence[str] = SINGLE) -> Decoder:
    request = Request(target=PLAINEST, dtype=dtype, cache=cache)
    return open_decoder(open_model(folder), PLAINEST, request, entries=entries)


def off(found: np.ndarray, truth: np.ndarray) -> float:
    """The largest error of a position, in the median: where another expert is chosen it is another kind of error."""
    return float(np.median(np.abs(found - truth).max(1)))


@pytest.mark.parametrize(
    ("family", "cache", "dtype", "entries"),
    [
        ("llama", DType.I8, DType.F32, SINGLE),
        *(
            pytest.param(*case, marks=pytest.mark.nightly)
            for case in (
                ("llama", DType.BF16, DType.F32, SINGLE),
                ("llama", DType.I8, DType.F32, BATCHED),
                ("olmoe", DType.BF16, DType.F32, (*SINGLE, *BATCHED)),
                ("gpt_oss", DType.I8, DType.F32, (*SINGLE, *BATCHED)),
                ("gpt_oss", DType.F16, DType.F32, (*SINGLE, *BATCHED)),
                # of experts bf16 chooses others, at other positions each time, which is more than what a cache does
                ("llama", DType.I8, DType.BF16, (*SINGLE, *BATCHED)),
            )
        ),
    ],
)
def test_logits_over_a_narrower_cache_are_nearer_to_the_truth_than_those_of_a_model_in_bf16(
    family: str, cache: DType, dtype: DType, entries: Sequence[str], tmp_path: Path
) -> None:
    theirs = saved(family, tmp_path, **SIZES.get(family, {}))
    ours, truth = opened(tmp_path, cache, dtype, entries), logits(theirs, IDS)[READ - 1 :]
    ids = list(ours.generate(IDS[:PROMPT], max_new_tokens=60)) if SINGLE[0] in entries else []
    scores = np.sort(true := logits(theirs, IDS[:PROMPT] + ids)[PROMPT - 1 : -1], axis=1)
    with torch.no_grad():
        narrow = theirs.bfloat16()(torch.tensor([IDS])).logits[0, READ - 1 :].double().numpy()
    if SINGLE[0] in entries:
        held = ours.cache()
        found = np.array([ours.prefill(IDS[:READ], held), *(ours.step(token, held) for token in IDS[READ:])])
        assert off(found, truth) < off(narrow, truth)
        rows = [held.state.read(a.name) for a in ours.caches]
        assert {array.dtype.itemsize for array in rows} == {cache.itemsize}
        assert ours.cache_bytes(held.capacity) == sum(array.nbytes for array in rows)
        # two logits of such errors leave the order as it is; other experts are chosen in bf16 alone
        sure = scores[:, -1] - scores[:, -2] > 2 * off(narrow, truth)
        assert dtype is DType.BF16 or (sure.mean() > 0.5 and ids == np.where(sure, true.argmax(1), ids).tolist())
    if BATCHED[0] in entries:
        pool = ours.pool()
        pages = pool.take(len(IDS))
        of_pages = [ours.prefill_pages(IDS[:READ], pages, pool)]
        for number, token in enumerate(IDS[READ:]):
            of_pages.append(ours.step_pages([(token, READ + number + 1, READ, pages)], pool)[0])
        assert off(np.array(of_pages), truth) < off(narrow, truth)


def test_logits_of_a_decoder_in_bf16_are_as_near_to_the_truth_as_those_of_transformers(tmp_path: Path) -> None:
    """By XLA; both round weights and products to 8 bits, in other places."""
    theirs = saved("olmoe", tmp_path)
    ours = open_decoder(open_model(tmp_path), XLA, Request(Strategy.MASKED, XLA, dtype=DType.BF16))
    held, ids, read = ours.cache(32), IDS[:28], 24
    found = np.array([ours.prefill(ids[:read], held), *(ours.step(token, held) for token in ids[read:])])
    truth = logits(theirs, ids)[read - 1 :]
    with torch.no_grad():
        narrow = theirs.bfloat16()(torch.tensor([ids])).logits[0, read - 1 :].double().numpy()
    assert off(found, truth) < 2 * off(narrow, truth)


@pytest.mark.parametrize(
    ("family", "cache", "dtype", "reason"),
    [
        ("olmoe", DType.F8, DType.F32, "its kernels read caches of the compute type or of int8, and, .*of bf16"),
        ("olmoe", DType.F32, DType.BF16, "its kernels read caches of the compute type"),
        ("deepseek_v3", DType.I8, DType.F32, "latents are kept in the compute type"),
    ],
)
def test_caches_that_no_kernel_reads_are_refused(
    family: str, cache: DType, dtype: DType, reason: str, tmp_path: Path
) -> None:
    saved(family, tmp_path)
    with pytest.raises(UnsupportedError, match=f"--cache-dtype .*: {reason}"):
        opened(tmp_path, cache, dtype)
