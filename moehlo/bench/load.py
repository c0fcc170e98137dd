"""How a run spread its tokens over the experts, from what ``moehlo run --results`` wrote."""

from __future__ import annotations

import math
import zipfile
from pathlib import Path
from typing import Any

import numpy as np

from emitter.errors import InputError
from emitter.io.files import open_regular
from emitter.io.npy import MAX_BYTES, read_archive
from moehlo.load import Load, load_of

_MOST_EXPERTS = 2**16
_MOST_CHOICES = 2**30


def is_archive(path: Path) -> bool:
    """Whether a file is an archive of arrays, as ``numpy.savez`` writes it, by its content."""
    try:
        with open_regular(path, "a benchmark or results", most=MAX_BYTES) as stream:
            return zipfile.is_zipfile(stream)
    except OSError:
        return False


def read_load(path: Path) -> Load:
    """The load that the chosen experts in an archive of results make.

    Raises:
        InputError: If the archive cannot be read, holds no ids, or holds ids that no run writes.
    """
    hint = "`moehlo run MODEL ... --results FILE.npz` of a layer with experts writes one"

    def check(shape: tuple[int, ...], dtype: np.dtype[Any]) -> None:
        if len(shape) != 2 or shape[1] == 0 or math.prod(shape) > _MOST_CHOICES:
            raise InputError(f"{path}: holds an array {list(shape)} {dtype}; expected ids and logits [N, E]; {hint}")

    held, names = read_archive(path, ("ids", "logits"), check)
    if "ids" not in held:
        raise InputError(f"{path}: holds {', '.join(names) or 'nothing'}, but no ids of chosen experts; {hint}")
    ids = held["ids"]
    if ids.dtype.kind not in "iu":
        raise InputError(f"{path}: ids are {list(ids.shape)} {ids.dtype}; expected integers [N, k]; {hint}")
    if ids.size == 0:
        raise InputError(f"{path}: holds no tokens; there is no load to draw")
    if not 0 <= int(ids.min()) <= int(ids.max()) <= _MOST_EXPERTS:
        raise InputError(f"{path}: ids go from {ids.min()} to {ids.max()}; expected 0 to {_MOST_EXPERTS}; {hint}")
    logits = held.get("logits")
    if logits is not None and len(logits) != len(ids):
        raise InputError(f"{path}: logits are {list(logits.shape)}, ids {list(ids.shape)}; {hint}")
    found = load_of(held)
    assert found is not None
    return found
