"""What the experts of a call are given: rows of x, and the choices of a router, maybe one of the caller's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from emitter.dtype import DType
from emitter.kernels.cuda.catalogue import GIVEN
from emitter.kernels.cuda.launch import Launcher
from emitter.kernels.cuda.rows import by_choice
from emitter.kernels.cuda.storage import ELEMENTS, Reading
from emitter.kernels.sizes import Extent, Tensor, tensor, value
from emitter.lowering import Routing
from emitter.spec import ExpertsSpec, WeightOn
from emitter.text.builder import TensorType, Value


@dataclass(frozen=True)
class Choices:
    """Sizes of the choices of a call."""

    tokens: Extent
    top_k: int
    experts: int

    def assignments(self, launcher: Launcher) -> Extent:
        """N k."""
        return launcher.multiply(self.tokens, self.top_k, "assignments") if self.top_k > 1 else self.tokens


@dataclass(frozen=True)
class Given:
    """What the experts read: a row of x for each ``per_row`` assignments; without ids there is one expert.

    ``combine_weights`` are what their outputs are multiplied by, None where nothing is.
    """

    x: Tensor
    ids: Tensor | None
    combine_weights: Tensor | None
    choices: Choices
    per_row: int

    @classmethod
    def read(
        cls,
        launcher: Launcher,
        spec: ExpertsSpec,
        x: Value,
        routing: Routing,
        narrow: Callable[[Value], Value] = lambda x: x,
    ) -> Given:
        """Of ``x [N, H]`` through ``narrow``; where weights multiply it, a row for each assignment."""
        b, top_k = launcher.b, routing.ids.extent(1)
        choices = Choices(b.index(x.shape[0]), top_k, spec.count)
        if spec.weight_on is not WeightOn.INPUT:
            return cls(tensor(b, narrow(x)), tensor(b, routing.visited), tensor(b, routing.weights), choices, top_k)
        x = narrow(by_choice(launcher, x, routing.weights, "x_weighted"))
        return cls(tensor(b, x), tensor(b, routing.visited), None, choices, per_row=1)

    @property
    def is_from_elsewhere(self) -> bool:
        """Whether the choices are as a router of the caller's gives them."""
        return self.ids is not None and self.ids.element == DType.I64.value


def as_the_caller_has(compute: DType, read: Reading) -> bool:
    """Whether kernels over weights that are read so take x and choices as a caller has them, and round what they give.

    Those that read no weights do as those of plain ones.
    """
    return ELEMENTS[compute] in GIVEN and not read.suffix


def taken(launcher: Launcher, compute: DType, experts: int, routing: Routing) -> Routing:
    """The choices as the kernels read them: those of a router of the caller's in one launch."""
    ids, combine_weights = routing.visited, routing.weights
    if ids.dtype is DType.I32 and combine_weights.dtype is DType.F32:
        return routing
    b, element = launcher.b, ELEMENTS[compute]
    kernel = launcher.kernel(f"take_choices_{element if element in GIVEN else GIVEN[0]}")
    given, top_k = tensor(b, ids), ids.extent(1)
    count = launcher.multiply(given.shape[0], top_k, "choices")
    blocks = launcher.divide_up(count, kernel.constant("BLOCK"), "choice_blocks")
    words = [count, experts, int(combine_weights.dtype is DType.F32)]
    results = taken_choices((given.shape[0], top_k))
    written = launcher.launch(kernel, [blocks], [given, tensor(b, combine_weights)], words, results)
    types = (TensorType(ids.shape, DType.I32), TensorType(ids.shape, DType.F32))
    as_read, as_f32 = (value(each, type_) for each, type_ in zip(written, types, strict=True))
    return replace(routing, ids=as_read, weights=as_f32, visits=None)


def taken_choices(shape: tuple[Extent, ...]) -> list[Tensor]:
    """Ids and weights of the choices as kernels write them down for others."""
    return [Tensor("expert_ids", shape, "i32"), Tensor("weights_f32", shape, "f32")]
