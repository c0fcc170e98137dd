"""Tiny whole models of every family are where the oracle's tests have them."""

import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import torch

from moehlo.transformers import configure, placing, refusals

sys.path.append(str(Path(__file__).parents[2] / "oracle"))


@pytest.fixture
def logged() -> Iterator[list[str]]:
    """The messages that are logged for users who ask to see how their model is computed."""
    found: list[str] = []
    handler, logger = logging.Handler(), logging.getLogger("moehlo.transformers")
    handler.emit = lambda record: found.append(record.getMessage())  # type: ignore[method-assign]
    before = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    yield found
    logger.setLevel(before)
    logger.removeHandler(handler)


@pytest.fixture(autouse=True)
def as_in_a_new_process() -> Iterator[None]:
    """Nothing was said yet, and what a test sets is not the next one's: settings, the number of threads."""
    refusals._warned.clear()
    placing._said.clear()
    threads = torch.get_num_threads()
    yield
    configure(strict=False, lay_out_anew=True)
    torch.set_num_threads(threads)
