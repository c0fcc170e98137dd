"""Tiny whole models of every family are where the oracle's tests have them."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import torch

from moehlo.transformers import configure, placing, refusals

sys.path.append(str(Path(__file__).parents[2] / "oracle"))


@pytest.fixture(autouse=True)
def as_in_a_new_process() -> Iterator[None]:
    """Nothing was said yet, and what a test sets is not the next one's: settings, the number of threads."""
    refusals._warned.clear()
    placing._said.clear()
    threads = torch.get_num_threads()
    yield
    configure(strict=False, lay_out_anew=True)
    torch.set_num_threads(threads)
