"""One drawn model: saved by transformers, run here, and held against ``generate`` in f32 on the same numbers."""

from __future__ import annotations

import random
import tempfile
import traceback
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Any

import numpy as np
import torch
from drawn_models import endless, greedy, logits

import moehlo
from emitter.dtype import DType
from emitter.errors import CompileError, MoehloError
from emitter.graphs.decoder import BATCHED, SINGLE
from emitter.plan import Request, Strategy
from emitter.reading.config import Model, open_model
from emitter.target import Target
from moehlo.choices import read_target
from moehlo.decoder import Decoder
from moehlo.decoder_opening import open_decoder
from moehlo.verification import verify_decoder

from .draws import changes

LENGTHS = (1, 2, 3, 5, 16, 17, 18, 31, 33, 64, 100, 127, 128, 129, 130, 150)
NEAR = 1e-4
"""What logits may differ by, as a part of the largest: f32 rounds to 6e-8, and some hundred sums of tens of terms lie
between an embedding and its logits. Above it float64 truth judges, which knows near ties of a router."""


class Outcome(Enum):
    """What came of a model."""

    EQUAL = "equal"
    EXPLAINED = "other numbers than transformers', within what float64 truth allows"
    REFUSED = "refused"
    NOT_BUILT = "not built by transformers"
    WRONG = "wrong"
    FAILED = "failed"

    @property
    def fine(self) -> bool:
        """Whether nobody has to look."""
        return self not in (Outcome.WRONG, Outcome.FAILED)


@dataclass(frozen=True)
class How:
    """How a model is run, drawn too."""

    lengths: tuple[int, ...]
    new: int
    dispatch: Strategy
    isa: str
    dtype: DType
    batched: bool
    archived: bool

    @classmethod
    def drawn(cls, draw: random.Random) -> How:
        """Mostly as ``moehlo generate`` does by itself."""
        return cls(
            tuple(draw.choice(LENGTHS) for _ in range(draw.randrange(1, 4))),
            draw.choice([6, 12, 40]),
            draw.choice([*[Strategy.AUTO] * 5, Strategy.MASKED, Strategy.GATHERED, Strategy.GROUPED]),
            draw.choice(["host", "host", "host", "portable", "avx2"]),
            draw.choice([*[DType.F32] * 5, DType.BF16]),
            draw.random() < 0.4,
            draw.random() < 0.2,
        )


@dataclass(frozen=True)
class Verdict:
    """What came of model ``name`` of ``seed``, and what there is to say of it."""

    name: str
    seed: int
    outcome: Outcome
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.name} {self.seed}: {self.outcome.value}{self.detail and f': {self.detail}'}"


def judged(name: str, seed: int) -> Verdict:
    """Draw it, run it both ways and compare."""
    draw = random.Random(f"how {name} {seed}")
    how = How.drawn(draw)
    with tempfile.TemporaryDirectory(prefix="moehlo-decoder-") as folder:
        try:
            return Verdict(name, seed, *_outcome(name, seed, how, draw, Path(folder)))
        except CompileError as error:
            return Verdict(name, seed, Outcome.FAILED, f"{how}\n{changes(name, seed)}\n{error}")
        except MoehloError as error:
            return Verdict(name, seed, Outcome.REFUSED, str(error).replace(folder, ""))
        except Exception:
            return Verdict(name, seed, Outcome.FAILED, f"{how}\n{traceback.format_exc()}")


def _outcome(name: str, seed: int, how: How, draw: random.Random, folder: Path) -> tuple[Outcome, str]:
    drawn = changes(name, seed)
    try:
        model = _built(name, drawn, seed, how.dtype, folder / "model")
        theirs = getattr(model, "thinker", model)
        vocabulary = theirs.get_output_embeddings().weight.shape[0]
        prompts = [[draw.randrange(4, vocabulary) for _ in range(length)] for length in how.lengths]
        ids = [greedy(theirs, prompt, how.new) for prompt in prompts]
        wanted = [logits(theirs, prompt + new) for prompt, new in zip(prompts, ids, strict=True)]
    except MoehloError:
        raise
    except Exception as error:  # of a config that transformers does not take
        return Outcome.NOT_BUILT, f"{type(error).__name__}: {error}"
    if not all(np.isfinite(each).all() for each in wanted):
        return Outcome.NOT_BUILT, "its logits are not finite"
    opened, target = open_model(folder / "model"), read_target("cpu", None, how.isa)
    if how.archived:
        moehlo.convert(folder / "model", folder / "archive")
        opened = open_model(folder / "archive")
    request = Request(how.dispatch, target, dtype=how.dtype)
    if how.dtype is DType.F32:
        decoder = open_decoder(opened, target, request, entries=BATCHED if how.batched else SINGLE)
        found = _generated(decoder, prompts, how)
        texts = zip(prompts, ids, wanted, strict=True)
        apart = 0.0 if how.batched else max(_apart(decoder, *text, draw) for text in texts)
        if found == ids and apart <= NEAR:
            return Outcome.EQUAL, ""
        if how.batched and found != (alone := _alone(opened, target, request, prompts, how)):
            return Outcome.WRONG, f"a batch gives {found}, each prompt alone {alone}\n{how}\n{drawn}"
    return _against_truth(open_model(folder / "model"), target, request, prompts, how, drawn)


def _built(name: str, drawn: dict[str, Any], seed: int, dtype: DType, folder: Path) -> Any:
    """The model in f32, its numbers as they are saved, which ends a text nowhere."""
    model = endless(name, drawn, seed)
    if dtype is DType.BF16:
        model.to(torch.bfloat16)
    model.save_pretrained(folder)
    return model.float()


def _generated(decoder: Decoder, prompts: Sequence[list[int]], how: How) -> list[list[int]]:
    if not how.batched:
        return [[*decoder.generate(prompt, max_new_tokens=how.new)] for prompt in prompts]
    found: list[list[int]] = [[] for _ in prompts]
    for number, token in decoder.generate_batch(prompts, max_new_tokens=how.new, rows=len(prompts)):
        found[number].append(token)
    return found


def _alone(opened: Model, target: Target, request: Request, prompts: Sequence[list[int]], how: How) -> list[list[int]]:
    return _generated(open_decoder(opened, target, request), prompts, replace(how, batched=False))


def _apart(decoder: Decoder, prompt: list[int], ids: list[int], wanted: Any, draw: random.Random) -> float:
    """The largest difference of logits in chunks and steps that are drawn, as a part of the largest logit."""
    given, cache, most = prompt + ids, decoder.cache(), 0.0
    cuts = sorted({len(prompt), len(given), *(draw.randrange(1, len(given) + 1) for _ in range(3))})
    for begin, end in zip([0, *cuts], cuts, strict=False):
        part = given[begin:end]
        row = decoder.step(part[0], cache) if len(part) == 1 else decoder.prefill(part, cache)
        most = max(most, float(np.abs(row - wanted[end - 1]).max()))
    return most / float(np.abs(wanted).max())


def _against_truth(
    opened: Model, target: Target, request: Request, prompts: Sequence[list[int]], how: How, drawn: dict[str, Any]
) -> tuple[Outcome, str]:
    lengths = tuple(sorted(set(map(len, prompts))))
    report = verify_decoder(opened, target, request, tokens=lengths, draws=1, new=how.new, seed=1)
    if report.passed:
        return (Outcome.EQUAL, "") if how.dtype is DType.BF16 else (Outcome.EXPLAINED, f"{how}\n{drawn}")
    return Outcome.WRONG, "\n".join([*map(str, report.problems), str(how), str(drawn)])
