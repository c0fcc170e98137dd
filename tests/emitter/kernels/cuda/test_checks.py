"""What a GPU is to be checked by can be asked of every kernel: the checks with no GPU behind them."""

import functools
import itertools
from collections.abc import Callable, Sequence

import around_checks
import checks
import pytest
import sampling_checks
import stored_weights
import torch

from emitter.kernels.cuda.generations import Few
from emitter.kernels.cuda.shipped import shipped_kernels


class Unrun:
    """Takes launches and computes nothing."""

    dtypes = tuple(checks.ELEMENTS)
    packed_dtype = torch.bfloat16

    def __init__(self, arch: str) -> None:
        self._arch, self.kernels = arch, shipped_kernels(arch)
        self.packings = stored_weights.PACKINGS
        self.launched: set[str] = set()
        self.rows: set[tuple[str, int]] = set()

    def few(self, element: str, packing: str) -> tuple[Few, ...]:
        return checks.variants_for_few(self._arch, element, packing)

    def has(self, kernel: str) -> bool:
        return kernel in self.kernels

    def constant(self, kernel: str, name: str) -> int:
        return self.kernels[kernel].constant(name)

    def __call__(self, kernel: str, blocks: int, buffers: Sequence[torch.Tensor], scalars: Sequence[int]) -> None:
        taken = self.kernels[kernel]
        assert (len(buffers), len(scalars)) == (taken.pointers, taken.scalars)
        assert blocks > 0
        self.launched.add(kernel)
        if taken.kernel in ("grouped_up", "grouped_down"):
            # of one expert that every token visits: the rows of each block
            rows, most = scalars[{"grouped_up": 4, "grouped_down": 3}[taken.kernel]], taken.constant("BLOCK_ROWS")
            self.rows |= {(kernel, min(most, rows - first)) for first in range(0, rows, most)}


def launched(arch: str, pieces: Callable[[Unrun], checks.Pieces], monkeypatch: pytest.MonkeyPatch) -> list[Unrun]:
    """Three that share the pieces, each of which one of them does: together they launch every kernel."""
    for module, judged in itertools.product(
        (checks, around_checks, sampling_checks), ("close", "equal", "rounds", "same")
    ):
        monkeypatch.setattr(module, judged, lambda *_: None, raising=False)
    parts = [Unrun(arch) for _ in range(3)]
    told: list[int] = []
    for number, part in enumerate(parts):
        checks.check_pieces(pieces(part), lambda n, _, own=number: n % 3 == own, lambda n, *_: told.append(n))
    assert sorted(told) == list(range(len(told)))
    assert set.union(*(part.launched for part in parts)) == shipped_kernels(arch).keys()
    return parts


@pytest.mark.parametrize("arch", [pytest.param("sm_80", marks=pytest.mark.nightly), "sm_90"])
def test_the_parts_of_the_short_check_launch_every_kernel(arch: str, monkeypatch: pytest.MonkeyPatch) -> None:
    parts = launched(arch, checks.few_times, monkeypatch)
    assert all(part.launched < shipped_kernels(arch).keys() for part in parts)
    # a row block that may be computed as a half of one is, and is not
    rows = set.union(*(part.rows for part in parts))
    for kernel in shipped_kernels(arch).values():
        if kernel.kernel in ("grouped_up", "grouped_down") and kernel.constant("LEAST_ROWS") < kernel.constant(
            "BLOCK_ROWS"
        ):
            ways = {some <= kernel.constant("LEAST_ROWS") for name, some in rows if name == kernel.name}
            assert ways == {True, False}, kernel.name


@pytest.mark.nightly
@pytest.mark.parametrize("arch", ["sm_80", "sm_86", "sm_90"])
def test_the_parts_of_the_long_check_launch_every_kernel(arch: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def pieces(run: Unrun) -> checks.Pieces:
        yield functools.partial(checks.check_all, run)
        yield from checks.over_sizes(run)

    launched(arch, pieces, monkeypatch)
