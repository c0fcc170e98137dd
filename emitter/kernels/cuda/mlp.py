"""An MLP as the kernels take it: how its weights are read, and the buffers and words that its two products share."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from emitter.dtype import DType
from emitter.kernels.cuda.activation import activation_words
from emitter.kernels.cuda.generations import GENERATIONS, Few
from emitter.kernels.cuda.launch import Launcher
from emitter.kernels.cuda.storage import ELEMENTS, Reading, planes, reading
from emitter.kernels.sizes import Extent, Tensor, tensor
from emitter.packing import Interleaved, Use
from emitter.spec import ExpertsSpec, SharedSpec
from emitter.text.builder import FunctionBuilder, Value
from emitter.text.weights import HeldWeight, MlpWeights


@dataclass(frozen=True)
class Operand:
    """A weight as a kernel takes it: its planes, its bias, and whether gate and up rows of both are interleaved."""

    planes: list[Tensor]
    bias: Tensor
    interleaved: int = 0


@dataclass(frozen=True)
class Mlp:
    """An MLP, or one for each expert, computed in ``compute`` by the kernels that ``launcher`` launches.

    Its first product is that of ``weights.up``, gate over up where it is gated, its second that of ``weights.down``.
    With ``unpacks`` weights that kernels read packed are unpacked first, in launches of their own.
    """

    launcher: Launcher
    spec: ExpertsSpec | SharedSpec
    weights: MlpWeights
    compute: DType
    unpacks: bool = False

    @property
    def element(self) -> str:
        """Triton's name of the type that it is computed in."""
        return ELEMENTS[self.compute]

    @property
    def up_reading(self) -> Reading:
        """How the first weight is read; as numbers where there is none."""
        return self._reading(self.weights.up)

    @property
    def down_reading(self) -> Reading:
        """How the second weight is read."""
        return self._reading(self.weights.down)

    @property
    def stored_down(self) -> Reading:
        """How the second weight could be read as it is stored."""
        return self._stored(self.weights.down)

    def with_room(self, most: int) -> Mlp:
        """The same, which unpacks weights that take no more than so many bytes then, if any is packed."""
        held = [each for each in (self.weights.up, self.weights.down) if each is not None]
        packed = [math.prod(each.weight.shape) for each in held if self._stored(each).suffix]
        return replace(self, unpacks=0 < sum(packed) * self.compute.itemsize <= most)

    def _reading(self, held: HeldWeight | None) -> Reading:
        return Reading() if self.unpacks else self._stored(held)

    def _stored(self, held: HeldWeight | None) -> Reading:
        return reading(self.launcher.arch, held, self.spec.glu, self.compute)

    def tiles(self, variant: str, read: Reading) -> Few:
        """The tiles of a variant for few tokens over weights that are read so."""
        return GENERATIONS[self.launcher.arch].few(self.element, read.packing)[variant]

    @property
    def kind(self) -> str:
        """What stands in the name of a kernel for the first product where there is no gate."""
        return "" if self.spec.glu.gated else "_plain"

    @property
    def activation(self) -> list[Extent]:
        """What kernels for the first product are told of the activation."""
        return activation_words(self.spec.glu, self.up_reading)

    @property
    def is_interleaved(self) -> bool:
        """Whether gate and up rows of the first weight and of its bias, if any, are interleaved."""
        held = (self.weights.up, self.weights.up_bias)
        return all(each is None or isinstance(each.weight.packing, Interleaved) for each in held)

    def up(self, unread: Tensor) -> Operand:
        """The first weight; ``unread`` in the place of a bias that is not there.

        Gate and up rows interleaved are left so where those of the bias, if any, are too.
        """
        b, up, bias = self.launcher.b, self.weights.up, self.weights.up_bias
        if up is None:
            raise AssertionError("experts of one projection have no weight in front of it")
        if self.is_interleaved:
            of_up, of_bias = (unread if each is None else tensor(b, _interleaved(b, each)) for each in (up, bias))
            return Operand([of_up], of_bias, interleaved=1)
        return self._operand(up, bias, self.up_reading, unread)

    def down(self, unread: Tensor) -> Operand:
        """The second weight; ``unread`` in the place of a bias that is not there."""
        return self._operand(self.weights.down, self.weights.down_bias, self.down_reading, unread)

    def _operand(self, held: HeldWeight, bias: HeldWeight | None, read: Reading, unread: Tensor) -> Operand:
        b = self.launcher.b
        if self.unpacks and self._stored(held).suffix:
            stored = [self._unpacked(held)]
        else:
            stored = [tensor(b, plane) for plane in planes(b, held, read, self.compute)]
        return Operand(stored, unread if bias is None else tensor(b, b.convert(bias.value(b), DType.F32)))

    def _unpacked(self, held: HeldWeight) -> Tensor:
        """A packed weight as numbers of the compute type: one launch."""
        launcher, read, shape = self.launcher, self._stored(held), held.weight.shape
        *experts, rows, length = shape
        kernel = launcher.kernel(f"unpack{read.suffix}_{self.element}")
        blocks = -(-rows // kernel.constant("BLOCK_ROWS")) * -(-length // kernel.constant("BLOCK_COLUMNS"))
        (numbers,) = launcher.launch(
            kernel,
            [math.prod(experts) * blocks],
            [tensor(launcher.b, plane) for plane in held.planes.values()],
            [rows, length, *read.words],
            [Tensor("unpacked", tuple(shape), self.compute.value)],
        )
        return numbers


def no_operand(read: Reading, unread: Tensor) -> Operand:
    """``unread`` in the place of a weight that is not there, and that would be read so."""
    return Operand([unread] * read.planes, unread)


def _interleaved(b: FunctionBuilder, held: HeldWeight) -> Value:
    """A weight as it is stored, a bias in f32."""
    return held.planes[""] if held.weight.use is Use.PRODUCT else b.convert(held.planes[""], DType.F32)
