"""What the emitter gives: a module's text and its entry points."""

from __future__ import annotations

from dataclasses import dataclass, replace

from emitter.signature import MAIN, Argument, Entry, Parameters, PlaneRef, Role, Signature, find_entry
from emitter.target.mesh import Part
from emitter.text.launches import Launches


@dataclass(frozen=True)
class Graph:
    """A module's text, which says what it needs of its target (see ``text.needs``), and its entry points.

    With ``part`` it is the text of one device of a mesh, and the signatures' shapes are that device's. ``launches``
    gives what a call of ``@main`` is on a GPU, where the graph may be kernels alone. With ``parameters`` the text's
    functions take no weights: all entry points read the module's, and signatures still say which these are.

    Raises ``ValueError`` where a weight or a state of one entry point is another thing in the next: they are shared.
    """

    text: str  # of up to some 200 KB
    entries: tuple[Entry, ...]
    part: Part | None = None
    launches: Launches | None = None
    parameters: Parameters | None = None

    def __post_init__(self) -> None:
        shared: dict[str, tuple[str, Argument]] = {}
        for entry in self.entries:
            for argument in entry.signature.arguments:
                if argument.role is Role.INPUT:
                    continue
                first, meant = shared.setdefault(argument.name, (entry.name, argument))
                if meant != argument:
                    raise ValueError(f"{argument.role.value} {argument.name} of @{entry.name} is not that of @{first}")

    def __repr__(self) -> str:
        lines = (f"@{entry.name}: {entry.signature.brief}" for entry in self.entries)
        return f"<Graph {'; '.join(lines)}; text: {len(self.text):,} characters>"

    def entry(self, name: str = MAIN) -> Entry:
        """The entry point called ``name``. Raises ``InputError`` where there is none."""
        return find_entry(self.entries, name)

    @property
    def whole_weights(self) -> tuple[Argument, ...]:
        """The weights of the block over all devices, where the text is one device's."""
        part = self.part
        if part is None:
            return self.signature.weights
        return tuple(_whole(part, argument) for argument in self.signature.weights)

    @property
    def signature(self) -> Signature:
        """The signature of the block's entry point, ``@main``."""
        return self.entry().signature


def _whole(part: Part, argument: Argument) -> Argument:
    of = argument.of_weight
    weight = replace(of.weight, axes=part.whole(of.weight.axes))
    plane = replace(of.plane, axes=part.whole(of.plane.axes))
    return replace(argument, shape=plane.shape, plane=PlaneRef(weight, plane))
