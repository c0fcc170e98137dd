"""What a GPU is to be checked by can be asked of every kernel: the checks with no GPU behind them."""

from collections.abc import Sequence

import checks
import pytest
import torch

from emitter.kernels.cuda.catalogue import GENERATIONS
from emitter.kernels.cuda.shipped import shipped_kernels


class Unrun:
    """Takes launches and computes nothing."""

    dtypes = tuple(checks.ELEMENTS)
    packed_dtype = torch.bfloat16

    def __init__(self, arch: str) -> None:
        self.kernels = shipped_kernels(arch)
        self.packings = checks.PACKINGS if GENERATIONS[arch].packed is not None else ()
        self.launched: set[str] = set()

    def constant(self, kernel: str, name: str) -> int:
        return self.kernels[kernel].constant(name)

    def __call__(self, kernel: str, blocks: int, buffers: Sequence[torch.Tensor], scalars: Sequence[int]) -> None:
        taken = self.kernels[kernel]
        assert (len(buffers), len(scalars)) == (taken.pointers, taken.scalars)
        assert blocks > 0
        self.launched.add(kernel)


@pytest.mark.parametrize("arch", ["sm_80", "sm_90"])
def test_the_parts_of_the_short_check_launch_every_kernel(arch: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for judged in ("close", "equal", "same"):
        monkeypatch.setattr(checks, judged, lambda *_: None)
    parts = [Unrun(arch) for _ in range(3)]
    for number, part in enumerate(parts):
        checks.check_once(part, number, len(parts))
    assert set.union(*(part.launched for part in parts)) == shipped_kernels(arch).keys()
    assert all(part.launched < shipped_kernels(arch).keys() for part in parts)
