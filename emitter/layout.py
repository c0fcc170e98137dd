"""Where a canonical weight comes from in a checkpoint, as data.

A ``Source`` is an expression over tensors on disk; the same expression is read forwards (checkpoint to
canonical weight) and backwards (canonical weight to checkpoint), see ``weights.layouts``. Names are relative
to the layer's FFN prefix unless they start with ``/``; ``{e}`` stands for the expert index.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Tensor:
    """One tensor on disk, taken as it is."""

    name: str


@dataclass(frozen=True)
class PerExpert:
    """One tensor per expert (``{e}`` in the name), stacked along a new leading axis."""

    name: str


@dataclass(frozen=True)
class Concat:
    """Parts joined along ``axis`` of the canonical weight (gate above up: axis 1). Parts have equal extents there."""

    axis: int
    parts: tuple[Source, ...]


@dataclass(frozen=True)
class Transposed:
    """A source whose last two axes are stored the other way round."""

    source: Source


@dataclass(frozen=True)
class Interleaved:
    """A source whose ``axis`` alternates gate, up, gate, up, ...; canonical is all gates, then all ups."""

    source: Source
    axis: int


Source = Tensor | PerExpert | Concat | Transposed | Interleaved


@dataclass(frozen=True)
class WeightLayout:
    """Every known way one canonical weight is stored, in order of preference.

    ``memory`` is the name in the live transformers module (the FFN module's ``state_dict``), ``disk`` the
    layouts that ``save_pretrained`` and published checkpoints write.
    """

    weight: str
    memory: Source
    disk: tuple[Source, ...]

    @property
    def sources(self) -> tuple[Source, ...]:
        """All layouts accepted when reading: those on disk first, then the in-memory one."""
        return self.disk if self.memory in self.disk else (*self.disk, self.memory)


@dataclass(frozen=True)
class LayerLayout:
    """Where the weights of one layer's FFN are.

    ``prefixes`` are the known module paths of the FFN of layer ``{l}`` on disk, most common first, each with its
    trailing dot (``model.layers.{l}.mlp.``).
    """

    prefixes: tuple[str, ...]
    weights: tuple[WeightLayout, ...]
