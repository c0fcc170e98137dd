"""What one token reads of packed experts, nothing of it in memory: ``python -m benchmarks.cold MODEL [FOLDER]``.

The first MoE layer of a config at its true size, random weights of 4 bits in groups of 64 (MLX affine, bf16 scales), in
an archive that is written to FOLDER (a disk's; the system's folder for temporary files if not given) and removed again.

1. Pages touched. The archive is mapped and its pages are dropped before each token (``madvise``, ``posix_fadvise``).
   The mapping is advised to be read at random, so that a fault brings in the one page of 4 KiB that was touched and no
   neighbour; ``mincore`` then says which ones are in memory. Held against the packed bytes of the experts that the
   token chose, read off the router's ids. It shows what is read, not how often.
2. Decode from a cold disk. The pages are dropped before each token; what is in slots stays. Milliseconds and the bytes
   that the disk gave for this process (/proc/self/io), medians and means over the tokens; routing uniform, and skewed
   as by what all tokens of a text share.
"""

from __future__ import annotations

import ctypes
import mmap
import os
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from emitter.errors import InputError, MoehloError
from emitter.graphs import emit
from emitter.iree import Session, compile_graph
from emitter.packing import Axis, MlxAffine
from emitter.plan import Residency, Strategy, plan
from emitter.reading.config import Layer, open_model
from emitter.signature import DType, weight_arguments
from emitter.spec import MoeSpec
from emitter.spec.tensors import COMPUTE, canonical_weights
from emitter.target import host_target
from moehlo.bench.machine import this_machine
from moehlo.choices import read_request
from moehlo.streamed import StreamedSession
from weights import load_layer, random_weights
from weights.archives.archive import Archive
from weights.archives.arrays import write_arrays
from weights.residency import stored_layer

_PACKING, _DTYPE = MlxAffine(4, 64, DType.BF16), DType.BF16
_TOKENS = 24
_PAGE = mmap.PAGESIZE


@dataclass(frozen=True)
class Cold:
    """An archive whose pages can be dropped, and asked for."""

    archive: Archive

    @property
    def map(self) -> mmap.mmap:
        """Of the whole file."""
        return self.archive.file._map

    def drop(self) -> None:
        """Have no page of the file in memory. Raises ``InputError`` where some stay."""
        self.map.madvise(mmap.MADV_DONTNEED)
        os.posix_fadvise(self.archive.file._descriptor, 0, 0, os.POSIX_FADV_DONTNEED)
        if kept := int(self.resident().sum()):
            raise InputError(f"{kept} pages of {self.archive.file.path} stay in memory; give a FOLDER on a disk")

    def resident(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Of each page of the file, whether it is in memory."""
        size = self.archive.file.size
        found = np.zeros(-(-size // _PAGE), np.uint8)
        libc = ctypes.CDLL(None, use_errno=True)
        start, told = ctypes.c_void_p(self.archive.file._base), ctypes.c_void_p(found.ctypes.data)
        if libc.mincore(start, ctypes.c_size_t(size), told):
            raise InputError(f"mincore: {os.strerror(ctypes.get_errno())}")
        return (found & 1).astype(bool)


def _opened(layer: Layer, folder: Path) -> Layer:
    """The layer with random packed weights, in an archive that the disk has."""
    weights = canonical_weights(layer.spec)
    experts = {w.name for w in weights if w.packing == COMPUTE and w.size(Axis.EXPERT)}
    packed = [replace(w, packing=_PACKING) if w.name in experts else w for w in weights]
    arguments = weight_arguments(packed, _DTYPE)
    write_arrays(folder, layer, _DTYPE, arguments, random_weights(arguments, 1))
    os.sync()
    return open_model(folder).layer(layer.index)


def _disk() -> int:
    """Bytes that the disk gave for this process."""
    found = re.search(r"^read_bytes: (\d+)$", Path("/proc/self/io").read_text(), re.MULTILINE)
    if found is None:
        raise InputError("/proc/self/io does not tell what was read; expected Linux")
    return int(found[1])


def _inputs(hidden: int, *, skewed: bool) -> Iterator[Any]:
    rng = np.random.default_rng(0)
    shared = rng.standard_normal(hidden) if skewed else np.zeros(hidden)
    for _ in range(_TOKENS):
        yield (rng.standard_normal((1, hidden)) + shared).astype(np.float32)


def _touched(cold: Cold, session: Session, layer: Layer) -> None:
    """Print what the tokens touch of the experts' planes."""
    spec = layer.spec
    assert isinstance(spec, MoeSpec)
    count = spec.experts.count
    planes = [t for t in cold.archive.tensors.values() if t.plane]
    each = sum(t.nbytes for t in planes) // count
    cold.map.madvise(mmap.MADV_RANDOM)
    ratios, chosen = [], set()
    for x in _inputs(spec.hidden, skewed=False):
        cold.drop()
        before = _disk()
        ids = session.run(x)["ids"]
        read, pages = _disk() - before, cold.resident()
        ranges = (slice(t.offset // _PAGE, -(-(t.offset + t.nbytes) // _PAGE)) for t in planes)
        touched = _PAGE * sum(int(pages[of].sum()) for of in ranges)
        wanted = len(np.unique(ids)) * each
        chosen |= set(np.unique(ids).tolist())
        ratios.append((touched / wanted, wanted, touched, read))
    cold.map.madvise(mmap.MADV_NORMAL)
    most, wanted, touched, read = max(ratios)
    median = statistics.median(ratio for ratio, *_ in ratios)
    print(f"  {len(ratios)} tokens, {len(chosen)} experts of {each / 1e6:.3f} MB in {len(planes)} planes")
    print(f"  touched pages over packed bytes of the chosen experts: {median:.4f}, at most {most:.4f}")
    print(f"  there {wanted / 1e6:.3f} MB chosen, {touched / 1e6:.3f} touched; the disk gave {read / 1e6:.3f}")


def _timed(cold: Cold, call: Callable[[Any], Any], hidden: int, *, skewed: bool) -> str:
    times, read = [], []
    for x in _inputs(hidden, skewed=skewed):
        cold.drop()
        before, started = _disk(), time.perf_counter()
        call(x)
        times.append(time.perf_counter() - started)
        read.append(_disk() - before)
    # the first fills the slots
    return f"{1e3 * statistics.median(times[1:]):7.1f} ms {statistics.mean(read[1:]) / 1e6:7.2f} MB"


def measure(model: Path, folder: Path) -> None:
    """Measure and print. Raises ``MoehloError`` for a model that cannot be read or whose layer has no experts."""
    named = open_model(model).layer(None)
    if not isinstance(named.spec, MoeSpec):
        raise InputError(f"{model}: its first layer has no experts")
    layer = _opened(named, folder)
    spec, cold = named.spec, Cold(Archive.whole(folder))
    target = host_target()
    request = read_request(Strategy.GATHERED, target)
    request = replace(request, dtype=_DTYPE, stages=True, residency=Residency.PACKED)
    made = plan(spec, request, stored_layer(layer, _DTYPE))
    graph = emit(spec, made)
    weights = load_layer(cold.archive, layer.layout, layer.index, graph.signature.weights)
    session = Session(compile_graph(graph, target), weights, threads=2)
    experts = f"{spec.experts.count} experts, {spec.router.top_k} of a token"
    print(f"{model.stem}: {experts}, {_PACKING}, {this_machine().cpu}")
    _touched(cold, session, layer)
    k, count = spec.router.top_k, spec.experts.count
    for name, skewed in (("uniform", False), ("skewed", True)):
        for way, advice in (("mapped", mmap.MADV_NORMAL), ("page by page", mmap.MADV_RANDOM)):
            cold.map.madvise(advice)
            print(f"  {name}: {way:12}", _timed(cold, session, spec.hidden, skewed=skewed))
        for slots in sorted({k, 2 * k, 4 * k, count // 2, count}):
            with StreamedSession(
                layer, cold.archive, replace(made, stages=False), target, slots, threads=2
            ) as streamed:
                told = _timed(cold, streamed, spec.hidden, skewed=skewed)
                print(f"  {name}: {slots:4} slots  ", told, streamed.statistics)


def main() -> int:
    """Print for the model of the command line."""
    if len(sys.argv) not in (2, 3):
        print("usage: python -m benchmarks.cold MODEL [FOLDER]", file=sys.stderr)
        return 2
    try:
        place = sys.argv[2] if len(sys.argv) == 3 else None
        with tempfile.TemporaryDirectory(prefix="moehlo-cold-", dir=place) as folder:
            measure(Path(sys.argv[1]), Path(folder))
    except (MoehloError, OSError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
