"""Loading a layer takes its weights and one expert more, measured by the kernel in a process of its own."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from layer_cases import LAYOUT, weight

from emitter.reading.layout import Interleaved, LayerLayout, Tensor, Transposed, WeightLayout
from emitter.session.arrays import LARGE_PAGE, aligned_empty
from emitter.signature import Argument, DType
from weights import random_weights, write_checkpoint
from weights.assembly import is_aligned

EXPERTS, INNER, HIDDEN = 7, 1024, 896
STACKED = LayerLayout(
    LAYOUT.prefixes,
    (
        WeightLayout("expert_gate_up", Interleaved(Transposed(Tensor("experts.gate_up_proj"))), ()),
        WeightLayout("expert_down", Transposed(Tensor("experts.down_proj")), ()),
    ),
)


def experts(dtype: DType) -> tuple[Argument, ...]:
    return (
        weight("expert_gate_up", EXPERTS, 2 * INNER, HIDDEN, dtype=dtype),
        weight("expert_down", EXPERTS, HIDDEN, INNER, dtype=dtype),
    )


MEASURE = """
import json, re, sys
from pathlib import Path
sys.path[:0] = sys.argv[2:]
import test_memory
from emitter.signature import DType
from weights import load_layer

def peak():
    # Not getrusage: its figure is inherited from the process that started this one.
    return 1024 * int(re.search(r"VmHWM:\\s*(\\d+) kB", Path("/proc/self/status").read_text())[1])

layout = {"per expert": test_memory.LAYOUT, "stacked": test_memory.STACKED}[sys.argv[1].rsplit("/", 1)[-1]]
before = peak()
weights = load_layer(sys.argv[1], layout, 0, test_memory.experts(DType.F32))
print(json.dumps([peak() - before, sum(array.nbytes for array in weights.values())]))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="reads the peak from /proc")
@pytest.mark.parametrize(
    ("kind", "stored"),
    [
        pytest.param(kind, stored, id=f"{stored.value}-{kind}", marks=[pytest.mark.nightly] * (i != j))
        for i, kind in enumerate(("per expert", "stacked"))
        for j, stored in enumerate((DType.F32, DType.BF16))
    ],
)
def test_peak_is_the_layer_and_one_expert(tmp_path: Path, kind: str, stored: DType) -> None:
    layout = LAYOUT if kind == "per expert" else STACKED
    write_checkpoint(tmp_path / kind, {}, {0: random_weights(experts(stored), 0)}, layout, experts(stored))
    paths = [str(Path(__file__).parent), str(Path(__file__).parents[2])]
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, str(tmp_path / kind), *paths],
        capture_output=True,
        text=True,
        check=True,
        timeout=240,
    )
    grown, nbytes = json.loads(done.stdout)
    expert = 4 * 3 * INNER * HIDDEN
    # 4 MB: the block that is converted at a time where an expert is smaller. 2 MB: page tables (1/512) and headers.
    assert grown <= nbytes + max(expert, 4 << 20) + (2 << 20)
    assert grown >= nbytes * 0.9


def test_arrays_of_a_large_page_or_more_begin_with_one() -> None:
    sizes = (LARGE_PAGE - 1, LARGE_PAGE, LARGE_PAGE, 3 * LARGE_PAGE + 5)
    held = [aligned_empty((size,), np.uint8) for size in sizes]
    assert [array.ctypes.data % LARGE_PAGE == 0 for array in held[1:]] == [True] * 3
    assert all(is_aligned(array) and array.flags.writeable for array in held)
