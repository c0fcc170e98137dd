"""Where a canonical weight comes from in a checkpoint, as data.

A ``Source`` is an expression over tensors on disk; the same expression is read forwards (checkpoint to
canonical weight) and backwards (canonical weight to checkpoint), see ``weights.layouts``.

Names are relative to the layer's FFN prefix. ``../`` in front steps out of the FFN module into the decoder layer
(``../shared_mlp.input_linear.weight``), a leading ``/`` makes a name absolute; ``{l}`` stands for the layer index
and, in ``PerExpert``, ``{e}`` for the expert index.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Tensor:
    """One tensor on disk, taken as it is."""

    name: str


@dataclass(frozen=True)
class PerExpert:
    """One tensor per expert (``{e}`` in the name), stacked along a new leading axis.

    Where a file numbers several banks of E experts in one row, expert e of bank b is ``{e}`` = b E + e.
    """

    name: str
    bank: int = 0
    banks: int = 1


@dataclass(frozen=True)
class Flat:
    """One tensor ``[E A, B]`` that holds the weight ``[E, A, B]`` with experts and rows in one axis."""

    name: str


@dataclass(frozen=True)
class Row:
    """The weight is row ``index`` of one tensor ``[of, ...]``: banks stored together, or an axis of extent 1."""

    name: str
    index: int = 0
    of: int = 1


@dataclass(frozen=True)
class Rows:
    """The weight is the rows of one tensor of ``of`` rows from row ``start`` on.

    In the table it says which ``weights`` lie there, in their order; the numbers follow from a model's sizes.
    """

    name: str
    weights: tuple[str, ...]
    start: int = 0
    of: int = 0

    def among(self, weight: str, rows: Mapping[str, int]) -> Rows:
        """The same with the numbers for ``weight``, by the rows of each."""
        before = self.weights[: self.weights.index(weight)]
        return replace(self, start=sum(rows[w] for w in before), of=sum(rows[w] for w in self.weights))


@dataclass(frozen=True)
class Concat:
    """Parts joined along what the product writes (``Axis.OUT``): gates, then ups. Parts have equal extents there."""

    parts: tuple[Source, ...]


@dataclass(frozen=True)
class Transposed:
    """A source whose ``Axis.OUT`` and ``Axis.IN`` are stored the other way round."""

    source: Source


@dataclass(frozen=True)
class Interleaved:
    """A source whose ``Axis.OUT`` alternates gate, up, gate, up, ...; canonical is all gates, then all ups.

    So it is within each of ``runs`` equal runs of them: within each head, where neighbours are a pair of the rotation
    and canonical has the first of all pairs before the second ones.
    """

    source: Source
    runs: int = 1


@dataclass(frozen=True)
class ByHead:
    """Sources ``[heads, rows, IN]`` of so many ``rows`` each; the weight ``[heads * rows, IN]`` has those of the first
    head, one source after the other, then those of the second."""

    parts: tuple[tuple[Source, int], ...]
    heads: int


@dataclass(frozen=True)
class Padded:
    """A source with ``rows`` more entries on the leading axis that nothing uses: read if there, written as zeros.

    Longcat-Flash stores gate and up rows for its zero-compute experts. Files with none of the rows are read too.
    """

    source: Source
    rows: int


_AROUND = ("model", "transformer", "backbone")
"""What models with a head call the model without it."""

Leaf = Tensor | PerExpert | Flat | Row | Rows
"""What names tensors."""
Source = Leaf | Concat | ByHead | Transposed | Interleaved | Padded


def leaves(source: Source, spare: int = 0) -> Iterator[tuple[Leaf, int]]:
    """What of a source names tensors, and how many unused entries each may have after its own (``Padded``)."""
    match source:
        case Padded(inner, rows):
            yield from leaves(inner, spare + rows)
        case Transposed(inner) | Interleaved(inner):
            yield from leaves(inner, spare)
        case Concat(parts):
            for part in parts:
                yield from leaves(part, spare)
        case ByHead(parts):
            for inner, _ in parts:
                yield from leaves(inner, spare)
        case _:
            yield source, spare


def _mlx_stacks() -> Mapping[str, tuple[Source, ...]]:
    """See ``MLX_STACKS``."""

    def each(weight: str, leaf: str, *sources: Callable[[str], Source]) -> tuple[str, tuple[Source, ...]]:
        return f"{weight}{'' if leaf == 'weight' else '_bias'}", tuple(source(leaf) for source in sources)

    def gate_up(module: str) -> Callable[[str], Source]:
        return lambda leaf: Concat((Tensor(f"{module}.gate_proj.{leaf}"), Tensor(f"{module}.up_proj.{leaf}")))

    def one(name: str) -> Callable[[str], Source]:
        return lambda leaf: Tensor(f"{name}.{leaf}")

    return dict(
        entry
        for leaf in ("weight", "bias")
        for entry in (
            each("expert_gate_up", leaf, *map(gate_up, _MLX_MODULES)),
            each("expert_up", leaf, one("switch_mlp.fc1")),
            each("expert_down", leaf, *(one(f"{m}.down_proj") for m in _MLX_MODULES), one("switch_mlp.fc2")),
        )
    )


_MLX_MODULES = ("switch_mlp", "experts", "experts.switch_glu")

MLX_STACKS: Mapping[str, tuple[Source, ...]] = _mlx_stacks()
"""How mlx-lm stores the experts of every family: ``SwitchGLU`` with three stacks, ``SwitchMLP`` with two (gpt-oss and
llama4 call the module ``experts``, gemma4 ``experts.switch_glu``). What else it calls otherwise than transformers is in
the layout of the family."""


@dataclass(frozen=True)
class WeightLayout:
    """Every known way one canonical weight is stored, in order of preference.

    ``memory`` is the name in the live transformers module (the FFN module's ``state_dict``), ``disk`` the
    layouts that ``save_pretrained`` and published checkpoints write. Two layouts may name the same tensors and
    differ in their shapes alone (stored transposed or not); the file's shapes then decide.
    """

    weight: str
    memory: Source
    disk: tuple[Source, ...]

    @property
    def sources(self) -> tuple[Source, ...]:
        """The family's layouts that are accepted when reading: those on disk first, then the in-memory one."""
        return self.disk if self.memory in self.disk else (*self.disk, self.memory)

    @property
    def stacks(self) -> tuple[Source, ...]:
        """The layouts of mlx-lm, accepted besides the family's."""
        return MLX_STACKS.get(self.weight, ())


@dataclass(frozen=True)
class Unused:
    """Tensors of a block that its output does not depend on: a regular expression over names below the prefix."""

    pattern: str
    why: str


@dataclass(frozen=True)
class LayerLayout:
    """Where the weights of one layer's FFN are.

    ``prefixes`` are the known module paths of the FFN of layer ``{l}`` on disk, most common first, each with its
    trailing dot (``model.layers.{l}.mlp.``). ``weights`` are those that the layer computes with.

    A tensor of the block that is neither one of ``weights`` nor ``unused`` is refused. To the block belongs what
    ``block``, a regular expression, finds in a name below the prefix. Without one these are all tensors below the
    prefix of an FFN module, and where the prefix is a decoder layer's, or a weight lies beside the FFN, those of the
    modules that a weight is in. Where a layer of the files is two of a decoder, ``half`` says which one this is of.
    ``rows`` are those of each weight, where a model's sizes are known.
    """

    prefixes: tuple[str, ...]
    weights: tuple[WeightLayout, ...]
    unused: tuple[Unused, ...] = ()
    block: str | None = None
    half: int | None = None
    rows: tuple[tuple[str, int], ...] = ()

    @property
    def places(self) -> tuple[str, ...]:
        """The prefixes, and after them those of a bare model, which was saved without the one around it."""
        bare = (prefix.partition(".") for prefix in self.prefixes)
        return tuple(dict.fromkeys((*self.prefixes, *(inner for outer, _, inner in bare if outer in _AROUND))))
