"""The weights that a stage may read, by name within its scope, as values of the function that is written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace

from emitter.packing import Axis, Extent, Interleaved, MlxAffine, Packing, Plain, Scope, Weight
from emitter.signature import Argument
from emitter.text.affine import unpack_affine
from emitter.text.builder import FunctionBuilder, ShapeError, Value

Unpack = Callable[[FunctionBuilder, Weight, Mapping[str, Value]], Value]
"""The formula of a packing in StableHLO: the weight in its logical shape, from its planes by name."""


def _plain(b: FunctionBuilder, weight: Weight, planes: Mapping[str, Value]) -> Value:
    return planes[""]


def _interleaved(b: FunctionBuilder, weight: Weight, planes: Mapping[str, Value]) -> Value:
    stored, shape = planes[""], weight.shape
    at = [extent.axis for extent in weight.axes].index(Axis.OUT)
    parts = weight.axes[at].parts
    apart = (*shape[:at], shape[at] // parts, parts, *shape[at + 1 :])
    order = [*range(at), at + 1, at, *range(at + 2, len(apart))]
    turned = b.transpose(b.reshape(stored, apart, name=f"{stored.name}_interleaved"), permutation=order)
    return b.reshape(turned, shape, name=f"{stored.name}_in_parts")


UNPACK: dict[type[Packing], Unpack] = {Plain: _plain, Interleaved: _interleaved, MlxAffine: unpack_affine}
"""How any stage reads a weight of each packing. A kernel may read the planes themselves."""


@dataclass(frozen=True)
class HeldWeight:
    """A weight and the values of its planes."""

    weight: Weight
    planes: Mapping[str, Value]

    def value(self, b: FunctionBuilder) -> Value:
        """The weight in its logical shape, unpacked where it is packed."""
        try:
            unpack = UNPACK[type(self.weight.packing)]
        except KeyError:
            packing = type(self.weight.packing).__name__
            raise ShapeError(f"weight {self.weight.name}: no stage reads {packing}; register it in UNPACK") from None
        return unpack(b, self.weight, self.planes)

    def stacked(self, b: FunctionBuilder) -> HeldWeight:
        """The weight of one MLP as that of one expert: with an expert axis of extent 1 in front."""
        axes = (Extent(Axis.EXPERT, 1), *self.weight.axes)
        planes = {
            name: b.reshape(value, (1, *map(value.extent, range(len(value.shape)))), name=f"{value.name}_stacked")
            for name, value in self.planes.items()
        }
        return HeldWeight(replace(self.weight, axes=axes), planes)

    def of_experts(self, b: FunctionBuilder, index: Value) -> HeldWeight:
        """The weight of the experts ``index [R]`` i32, in that order, an expert as often as it is named."""
        first, *others = self.weight.axes
        if first.axis is not Axis.EXPERT:
            return self
        planes = {name: b.gather_rows(value, index, name=f"{value.name}_chosen") for name, value in self.planes.items()}
        return HeldWeight(replace(self.weight, axes=(replace(first, size=index.extent(0)), *others)), planes)


@dataclass(frozen=True)
class MlpWeights:
    """The weights of an MLP, or of one per expert: ``up`` is gate over up where the MLP is gated, None without either.

    ``norm [H]`` is that of each expert's output.
    """

    up: HeldWeight | None
    up_bias: HeldWeight | None
    down: HeldWeight
    down_bias: HeldWeight | None
    norm: HeldWeight | None = None

    @property
    def width(self) -> int:
        """H, the width of what the MLP writes: the rows of ``down [.., H, I]``, of an embedding too, whose axes are
        named for what it gives."""
        return self.down.weight.shape[-2]

    def of_experts(self, b: FunctionBuilder, index: Value) -> MlpWeights:
        """Those of the experts ``index [R]`` i32, in that order, an expert as often as it is named."""
        parts = (self.up, self.up_bias, self.down, self.down_bias, self.norm)
        up, up_bias, down, down_bias, norm = (None if part is None else part.of_experts(b, index) for part in parts)
        assert down is not None
        return MlpWeights(up, up_bias, down, down_bias, norm)

    def stacked(self, b: FunctionBuilder) -> MlpWeights:
        """The same as those of one expert."""
        parts = (self.up, self.up_bias, self.down, self.down_bias)
        up, up_bias, down, down_bias = (None if part is None else part.stacked(b) for part in parts)
        assert down is not None
        return MlpWeights(up, up_bias, down, down_bias)


@dataclass(frozen=True)
class Weights:
    """The weights in sight of a stage: those of ``scope``; of a bank, its own and what the banks of a layer share."""

    b: FunctionBuilder
    held: Mapping[str, HeldWeight]
    scope: Scope = field(default_factory=Scope)

    def find(self, stem: str) -> HeldWeight | None:
        """The weight called ``stem``, None where there is none."""
        own = self.held.get(self.scope.name(stem))
        return self.held.get(replace(self.scope, bank="").name(stem)) if own is None else own

    def held_weight(self, stem: str) -> HeldWeight:
        """The weight called ``stem``. Raises ``ShapeError`` where there is none."""
        found = self.find(stem)
        if found is None:
            raise ShapeError(f"there is no weight {self.scope.name(stem)}; there are {', '.join(self.held)}")
        return found

    def __getitem__(self, stem: str) -> Value:
        return self.held_weight(stem).value(self.b)

    def get(self, stem: str) -> Value | None:
        """The value of the weight called ``stem``, None where there is none."""
        found = self.find(stem)
        return None if found is None else found.value(self.b)

    def within(self, *path: str) -> Weights:
        """The weights of a module of this one: ``weights.within("layers", "3")["expert_down"]``."""
        return replace(self, scope=self.scope.inside(*path))

    def of_bank(self, scope: Scope) -> Weights:
        """The weights of a bank of experts of this layer."""
        return replace(self, scope=replace(self.scope, bank=scope.bank))

    def mlp(self, prefix: str, *, norm: str = "") -> MlpWeights:
        """The weights of the MLP or MLPs whose names begin with ``prefix``; ``norm`` names that of their outputs."""
        gated = self.find(f"{prefix}gate_up")
        name = f"{prefix}up" if gated is None else f"{prefix}gate_up"
        return MlpWeights(
            gated or self.find(name),
            self.find(f"{name}_bias"),
            self.held_weight(f"{prefix}down"),
            self.find(f"{prefix}down_bias"),
            self.find(norm) if norm else None,
        )


def hold(b: FunctionBuilder, arguments: Iterable[Argument], values: Mapping[str, Value]) -> Weights:
    """The weights among ``arguments``, whose values are given by argument name."""
    held: dict[str, HeldWeight] = {}
    for argument in arguments:
        of = argument.of_weight
        planes = held[of.weight.name].planes if of.weight.name in held else {}
        held[of.weight.name] = HeldWeight(of.weight, {**planes, of.plane.name: values[argument.name]})
    return Weights(b, held)
