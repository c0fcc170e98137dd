"""A mesh of devices over which the experts of a layer are divided, and what one device's part of it is.

Figures: docs/meshes.md derives the formulas.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from emitter.errors import InputError, shown
from emitter.io.numbers import whole_number
from emitter.packing import Axis, Extent, Weight

AXIS = "expert"
"""The one axis of a mesh."""
MOST_DEVICES = 2**12
SPLIT_FROM = 512
"""From so many tokens on each device begins with a share of them: then what is sent counts, not how often."""


@dataclass(frozen=True)
class Mesh:
    """``devices`` devices, each with an equal share of the experts, in their order."""

    devices: int

    def __str__(self) -> str:
        return f"{AXIS}={self.devices}"

    def share(self, experts: int) -> int:
        """The experts of a device.

        Raises:
            InputError: If there are more devices than experts, or the experts do not divide among them.
        """
        if experts < self.devices:
            raise InputError(
                f"mesh {self}: more devices than experts, of which the layer has {experts}; give a divisor of {experts}"
            )
        if experts % self.devices:
            fitting = [str(d) for d in range(1, experts + 1) if experts % d == 0 and d <= 2 * self.devices]
            raise InputError(
                f"mesh {self}: the layer's {experts} experts do not divide among {self.devices} devices; "
                f"{', '.join(fitting)} devices fit"
            )
        return experts // self.devices


@dataclass(frozen=True)
class Share:
    """What process ``index`` of ``count`` holds of the experts: as many as every other, in their order."""

    index: int
    count: int

    def of(self, experts: int) -> range:
        """Which of ``experts`` they are."""
        each = experts // self.count
        return range(self.index * each, (self.index + 1) * each)


def read_mesh(text: str, option: str = "mesh") -> Mesh:
    """``expert=8`` as a mesh. Raises ``InputError`` for anything else."""
    name, equals, count = text.partition("=")
    if name != AXIS or not equals:
        raise InputError(f"{option} is {shown(text)}; expected {AXIS}= and a number of devices, such as {AXIS}=8")
    return Mesh(whole_number(count, f"{option} {AXIS}", least=1, most=MOST_DEVICES, hint=" of devices"))


@dataclass(frozen=True)
class Part:
    """What one device of a mesh computes: its experts, over all tokens of a call.

    Either every device is given every token, and what their experts write is summed on all (one all-reduce: decode);
    or each begins with ``1 / devices`` of the tokens, all-gathers them with their routing, and is left with the sums
    of its own (reduce-scatter: prefill).
    """

    mesh: Mesh
    split_tokens: bool = False

    def tokens(self, tokens: int) -> int:
        """The tokens that a device is given. Raises ``InputError`` where they do not divide."""
        if not self.split_tokens:
            return tokens
        if tokens % self.mesh.devices:
            raise InputError(f"{tokens} tokens do not divide among the {self.mesh.devices} devices of mesh {self.mesh}")
        return tokens // self.mesh.devices

    def weight(self, weight: Weight) -> Weight:
        """A device's share of a weight: its experts', or all of a weight that has none."""
        return replace(weight, axes=_resized(weight.axes, self.mesh.share))

    def whole(self, axes: tuple[Extent, ...]) -> tuple[Extent, ...]:
        """The axes over all devices, of which ``axes`` are a device's."""
        return _resized(axes, lambda size: self.mesh.devices * size)


def _resized(axes: tuple[Extent, ...], resize: Callable[[int], int]) -> tuple[Extent, ...]:
    return tuple(replace(each, size=resize(each.size)) if each.axis is Axis.EXPERT else each for each in axes)


def part_for(mesh: Mesh, tokens: int, *, coupled: bool, split: bool | None = None) -> Part:
    """The part for calls of ``tokens`` tokens; with ``coupled`` the routing of one depends on the others'.

    ``split`` says whether a device begins with a share of them; if not given, from ``SPLIT_FROM`` on where they divide.
    """
    if split is None:
        split = tokens >= SPLIT_FROM and tokens % mesh.devices == 0 and not coupled
    return Part(mesh, split)
