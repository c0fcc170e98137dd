"""What entry points call when they are compiled: counted in the schedule of a text whose kernels are known."""

import pytest

from emitter.errors import CompileError
from emitter.iree.schedule import dispatches, generated, schedules
from emitter.target import host_target

TEXT = """
module @two {
  func.func @one(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %y = stablehlo.add %x, %x : tensor<8x8xf32>
    return %y : tensor<8x8xf32>
  }
  func.func @other(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
    %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
        : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %z = stablehlo.dot_general %y, %w, contracting_dims = [1] x [0]
        : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %z : tensor<64x64xf32>
  }
}
"""


def test_the_kernels_of_each_entry_point_are_counted() -> None:
    # a product needs all of the one before: two kernels
    assert {name: dispatches(body) for name, body in schedules(TEXT, host_target()).items()} == {"one": 1, "other": 2}
    with_kernels = "\n".join(f"stream.cmd.dispatch {name} {{" for name in ("@norm::@norm[%c1]", "@one_dispatch_4::@x"))
    bodies = [*schedules(TEXT, host_target()).values(), with_kernels]
    assert [(dispatches(body), generated(body)) for body in bodies] == [(1, 1), (2, 2), (2, 1)]
    with pytest.raises(CompileError, match="IREE makes no schedule of this graph"):
        schedules("module {", host_target())
