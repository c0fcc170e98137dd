"""What is bound to a kernel's buffers is bound by name, with the shape and the element type that it reads."""

from collections.abc import Mapping
from typing import Any

import pytest

from emitter.kernels.cpu.executable import Executable, Grid
from emitter.kernels.cpu.host import Host
from emitter.kernels.cpu.writer import Buffer, Kernel, KernelError
from emitter.kernels.sizes import Tensor

X, IDS = Tensor("%x", ("%n", 8), "f32"), Tensor("%ids", ("%n", 2), "i32")
INPUTS = {"x": X, "ids": IDS.flat("%s")}
SIZES = {"tokens": "%n", "assignments": "%s"}


def bound(
    inputs: Mapping[str, Tensor], scalars: Mapping[str, Any], **options: Any
) -> tuple[list[str], dict[str, Tensor]]:
    buffers = [
        Buffer("x", (None, 8), "f32", "tokens"),
        Buffer("ids", (None,), "i32", "assignments"),
        Buffer("y", (None, 4), "bf16", "assignments"),
        Buffer("z", (3,), "i32"),
    ]
    executable = Executable("trial", (Kernel("run", buffers, ["tokens", "assignments"]), Grid(1)))
    lines: list[str] = []
    return lines, Host(lines.append, str, executable).dispatch("run", inputs, scalars, **options)


def test_the_order_of_names_is_nothing_and_results_have_the_shapes_of_their_buffers() -> None:
    lines, results = bound(INPUTS, SIZES)
    again, _ = bound(dict(reversed(INPUTS.items())), dict(reversed(SIZES.items())))
    assert lines == again
    assert lines == [
        "%run:2 = flow.dispatch @trial::@run[%n, %s](%x, %ids, %n, %s) : "
        "(tensor<?x8xf32>{%n}, tensor<?x2xi32>{%n}, index, index) -> (tensor<?x4xbf16>{%s}, tensor<3xi32>)"
    ]
    assert results == {"y": Tensor("%run#0", ("%s", 4), "bf16"), "z": Tensor("%run#1", (3,), "i32")}


def test_an_input_that_is_written_in_place_comes_back_as_it_is_afterwards() -> None:
    y = Tensor("%y", ("%s", 4), "bf16")
    lines, results = bound(INPUTS | {"y": y}, SIZES, updates=["y"])
    assert lines[0].endswith("-> (%y{%s}, tensor<3xi32>)")
    assert results["y"] == Tensor("%run#0", ("%s", 4), "bf16")


@pytest.mark.parametrize(
    ("inputs", "scalars", "message"),
    [
        (INPUTS, {"tokens": "%n"}, "kernel run takes the scalars tokens, assignments; got tokens"),
        (INPUTS | {"w": X}, SIZES, "kernel run has no buffer w; it has x, ids, y, z"),
        ({"ids": INPUTS["ids"]}, SIZES, "kernel run reads more than ids; without an input are x, y, z"),
        (INPUTS | {"x": IDS}, SIZES, "kernel run: x is [%n, 8] f32, got %ids: [%n, 2] i32"),
        (INPUTS | {"ids": IDS}, SIZES, "kernel run: ids is [%s] i32, got %ids: [%n, 2] i32"),
        (INPUTS | {"x": Tensor("%x", ("%n", 8), "bf16")}, SIZES, "kernel run: x is [%n, 8] f32, got %x: [%n, 8] bf16"),
        (INPUTS | {"x": Tensor("%x", ("%n", 9), "f32")}, SIZES, "kernel run: x is [%n, 8] f32, got %x: [%n, 9] f32"),
        (INPUTS, SIZES | {"tokens": 5}, "kernel run: x is [5, 8] f32, got %x: [%n, 8] f32"),
    ],
)
def test_what_does_not_fit_is_refused(inputs: dict[str, Tensor], scalars: dict[str, Any], message: str) -> None:
    with pytest.raises(KernelError) as caught:
        bound(inputs, scalars)
    assert str(caught.value) == message


def test_a_kernel_that_is_not_there_is_refused() -> None:
    with pytest.raises(KernelError, match=r"executable trial has no kernel run; it has $"):
        Host(print, str, Executable("trial")).dispatch("run", {}, {})
