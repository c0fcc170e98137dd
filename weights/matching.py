"""Which of a layer's known layouts a checkpoint uses, and messages for one that uses none of them."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from emitter.errors import CheckpointError, UnsupportedError, first_of
from emitter.io.numbers import ranges
from emitter.packing import Extent
from emitter.reading.families.row import TableError
from emitter.reading.layout import LayerLayout, PerExpert, Source, WeightLayout, leaves
from weights.layouts import Piece, plan, resolve
from weights.stored import Named


@dataclass(frozen=True)
class Choice:
    """How one weight is stored in a given checkpoint: its pieces under their full names.

    ``padding`` names the tensors that only fill up the axis of the experts (``Padded``).
    """

    weight: str
    pieces: tuple[Piece, ...]
    padding: tuple[str, ...] = ()


def choose(
    stored: Named, layout: LayerLayout, layer: int, wanted: Sequence[tuple[str, tuple[Extent, ...]]]
) -> tuple[Choice, ...]:
    """Finds the prefix and, for each wanted weight (name, axes), the layout that a checkpoint uses.

    The first prefix under which every weight is found wins, and for each weight the first layout whose names and
    shapes are there.

    Raises:
        CheckpointError: a tensor is missing, has another shape, or there are more experts than the weight has; or two
            layouts of the same tensors fit the shapes equally well; or a tensor of the block would not be read.
        UnsupportedError: the layer layout does not say how a wanted weight is stored.
    """
    layouts = {entry.weight: entry for entry in layout.weights}
    for name, _ in wanted:
        if name not in layouts:
            raise UnsupportedError(f"it is not known how the weight {name!r} is stored in checkpoints of this family")
    best: list[Choice | CheckpointError | _Missing] = []
    best_found, best_prefix = -1, ""
    for prefix in layout.places:
        results = [_choose_one(stored, layouts[name], layout, prefix, layer, name, dims) for name, dims in wanted]
        found = sum(not isinstance(result, _Missing) or result.partly for result in results)
        if found > best_found:
            best, best_found, best_prefix = results, found, prefix
        if found == len(wanted):
            break
    if best_found == 0 and wanted:
        raise CheckpointError(_nothing_found(stored, layout, layer))
    for result in best:
        if isinstance(result, CheckpointError):
            raise result
        if isinstance(result, _Missing):
            raise CheckpointError(result.why())
    choices = tuple(result for result in best if isinstance(result, Choice))
    _refuse_unread(stored, layout, best_prefix, layer, choices)
    return choices


def tensor_names(layout: LayerLayout, weight: str) -> Iterator[str]:
    """Every name that a tensor of a weight of no layer may have."""
    for source in (source for entry in layout.weights if entry.weight == weight for source in entry.sources):
        for name in _names(source):
            yield from (resolve(name, prefix, 0) for prefix in layout.places)


def first_names(layout: LayerLayout, weight: str, layer: int) -> Iterator[str]:
    """The names of a weight's tensors as most checkpoints have them, of experts one by one with ``{e}``."""
    for source in (entry.sources[0] for entry in layout.weights if entry.weight == weight):
        for name in _names(source):
            yield resolve(name, layout.prefixes[0], layer)


def _refuse_unread(stored: Named, layout: LayerLayout, prefix: str, layer: int, choices: tuple[Choice, ...]) -> None:
    """Refuse tensors of the block that are neither read nor known to be unused: without them it may compute something
    else. Weights of the layer that are not wanted now are read at another time, and an MLP of no units has no numbers.
    """
    chosen = {choice.weight for choice in choices}
    seen = {name for choice in choices for name in (*(p.tensor for p in choice.pieces), *choice.padding)}
    later = [
        _pattern(resolve(name, prefix, layer))
        for entry in layout.weights
        if entry.weight not in chosen
        for source in (*entry.sources, *entry.stacks)
        for name in _names(source)
    ]
    if later:
        any_later = re.compile("|".join(later))
        seen |= {name for name in stored.names() if any_later.fullmatch(name)}
    read = {plane for name in seen for plane in stored.planes(name)}
    starts, of_block = _block_of(layout, prefix, layer)
    unused = [re.compile(re.escape(resolve("", prefix, layer)) + known.pattern) for known in layout.unused]
    below = {name for start in starts for name in stored.stored_beginning_with(start)}
    unread = sorted(
        name for name in below - read if of_block.match(name) and not any(known.fullmatch(name) for known in unused)
    )
    named = set(stored.names()) if unread else set()
    unread = [name for name in unread if name not in named or 0 not in stored.shape(name)]
    if unread:
        raise CheckpointError(
            f"{stored.label}: {first_of(unread, _printable)} would not be read: the config asks for no "
            f"such weight in layer {layer}, and what is computed without it may be wrong. Expected are the config and "
            "the tensors of one model; a tensor that the model does not use has to be removed"
        )


def _block_of(layout: LayerLayout, prefix: str, layer: int) -> tuple[set[str], re.Pattern[str]]:
    """What the full names of a block's tensors begin with, and the expression of how; see ``LayerLayout.block``."""
    below = resolve("", prefix, layer)
    if layout.block is not None:
        return {below}, re.compile(re.escape(below) + layout.block)
    is_module = bool(prefix) and not prefix.endswith("{l}.")
    starts = {below} if is_module else set()
    beginnings = {re.escape(below)} if is_module else set()
    for entry in layout.weights:
        for name in (name for source in (*entry.sources, *entry.stacks) for name in _names(source)):
            if is_module and not name.startswith(("../", "/")):
                continue
            outside = name[: len(name) - len(name.lstrip("./"))]
            module, dot, _ = name[len(outside) :].partition(".")
            starts.add(start := resolve(outside + module, prefix, layer) + dot)
            beginnings.add(re.escape(start) + ("" if dot else "$"))
    return starts, re.compile("|".join(sorted(beginnings)))


def _pattern(name: str) -> str:
    return re.escape(name).replace(r"\{e\}", r"\d+")


def _names(source: Source) -> Iterator[str]:
    return (leaf.name for leaf, _ in leaves(source))


_MANY_EXPERTS = 4096
"""Up to so many, what is missing is said by name, whatever the checkpoint holds."""


@dataclass(frozen=True)
class _Missing:
    """No layout of a weight has all its names in the checkpoint; ``partly`` if one has some of them.

    ``why`` is asked where it is said alone: it compares names, and every prefix but one is without its weights.
    """

    why: Callable[[], str]
    partly: bool


def _choose_one(
    stored: Named,
    weight_layout: WeightLayout,
    layout: LayerLayout,
    prefix: str,
    layer: int,
    weight: str,
    dims: tuple[Extent, ...],
) -> Choice | CheckpointError | _Missing:
    # A config may say millions of experts: no name is made for each before as many tensors are seen to be there.
    experts = dims[0].size if dims else 0
    many = experts > _MANY_EXPERTS and any(map(_per_expert, weight_layout.sources))
    total = sum(1 for _ in stored.names()) if many else 0
    sources = [source for source in weight_layout.sources if not (many and experts > total and _per_expert(source))]

    def planned(source: Source) -> tuple[Source, tuple[Piece, ...]]:
        try:
            return source, tuple(replace(p, tensor=resolve(p.tensor, prefix, layer)) for p in plan(source, dims))
        except ValueError as error:
            raise TableError(f"the family table: the layout of {weight} below {layout.prefixes[0]}: {error}") from error

    # Of the stacks that every family may have, those are spoken of that there is something of.
    stacks = [(source, pieces) for source, pieces in map(planned, weight_layout.stacks) if _any(stored, pieces)]
    plans = [*map(planned, sources), *stacks]
    named = [(source, pieces) for source, pieces in plans if all(p.tensor in stored or not _used(p) for p in pieces)]
    if not named and not stacks and len(sources) < len(weight_layout.sources):
        said = f"{weight} is missing: the config says {experts} experts, there are {total} tensors in all"
        return _Missing(lambda: f"{stored.label}: {said}", partly=True)
    if not named:
        return _missing(stored, weight, [pieces for _, pieces in plans])
    fitting = [(source, pieces) for source, pieces in named if _misfit(stored, pieces) is None]
    if not fitting:
        return CheckpointError(_wrong_shape(stored, weight, [pieces for _, pieces in named]))
    source, pieces = fitting[0]
    tensors = {piece.tensor for piece in pieces}
    if any({piece.tensor for piece in other} == tensors for _, other in fitting[1:]):
        first = pieces[0]
        return CheckpointError(
            f"{stored.label}: {first.tensor} {list(stored.shape(first.tensor))} may be stored transposed or not, and "
            f"its sizes do not tell which; {weight} is not read rather than read wrongly"
        )
    excess = _excess_experts(stored, source, prefix, layer, dims[0].size if dims else 0)
    if excess is not None:
        return CheckpointError(f"{stored.label}: {weight}: {excess}")
    used = tuple(piece for piece in pieces if _used(piece))
    return Choice(weight, used, tuple(p.tensor for p in pieces if not _used(p) and p.tensor in stored))


def _any(stored: Named, pieces: Iterable[Piece]) -> bool:
    return any(piece.tensor in stored for piece in pieces)


def _used(piece: Piece) -> bool:
    return piece.region is not None


def _misfit(stored: Named, pieces: Iterable[Piece]) -> Piece | None:
    return next((p for p in pieces if p.tensor in stored and stored.shape(p.tensor) not in p.accepted), None)


def _wrong_shape(stored: Named, weight: str, plans: Sequence[tuple[Piece, ...]]) -> str:
    lines = []
    for pieces in plans:
        piece = _misfit(stored, pieces)
        if piece is not None:
            expected = " or ".join(str(list(shape)) for shape in piece.accepted)
            symbols = "" if piece.formula == str(list(piece.shape)) else f" = {piece.formula}"
            lines.append(f"{piece.tensor} is {list(stored.shape(piece.tensor))}, expected {expected}{symbols}")
    return f"{stored.label}: {weight} has another shape than the config says: " + "; or ".join(dict.fromkeys(lines))


def _missing(stored: Named, weight: str, plans: Sequence[tuple[Piece, ...]]) -> _Missing:
    """What was looked for, what of it is there, and which names come closest."""
    for pieces in plans:
        absent = [piece.tensor for piece in pieces if _used(piece) and piece.tensor not in stored]
        if len(absent) < sum(map(_used, pieces)):
            message = f"{stored.label}: {weight} is incomplete: {first_of(absent)} missing"
            return _Missing(partial(str, message), partly=True)
    looked_for = list(dict.fromkeys(pieces[0].tensor for pieces in plans))

    def why() -> str:
        message = f"{stored.label}: {weight} is missing: looked for {', or '.join(looked_for)}"
        close = _closest(stored, looked_for)
        if close:
            message += f"; closest names there: {', '.join(map(_printable, close))}"
            if any(re.search(_LOOKS_QUANTISED, name) for name in close):
                message += " (these look quantised; this layout of quantised weights is not read)"
        return message

    return _Missing(why, partly=False)


_LOOKS_QUANTISED = r"_blocks$|_scales?$|_packed$|scale_inv$|qweight$|qzeros$|\.scales$"


def _closest(stored: Named, looked_for: Sequence[str]) -> list[str]:
    # Only names of the same module tree are compared: the comparison is slow and checkpoints hold 100 000 names.
    stems = {name.rsplit(".", 2)[0] for name in looked_for}
    near = [name for name in stored.names() if any(name.startswith(stem) for stem in stems)][:2000]
    scored = {close: None for name in looked_for for close in difflib.get_close_matches(name, near, n=3, cutoff=0.6)}
    return list(scored)[:4]


def _printable(name: str) -> str:
    """A name from a file, which may hold anything, as it may be shown on a terminal."""
    return name if name.isprintable() and len(name) <= 200 else repr(name[:200])


def _nothing_found(stored: Named, layout: LayerLayout, layer: int) -> str:
    prefixes = [resolve("", prefix, layer) for prefix in layout.prefixes]
    places = [resolve("", prefix, layer) for prefix in layout.places]
    names = list(stored.names())
    message = f"{stored.label}: no FFN weights of layer {layer} here: looked under {', '.join(prefixes)}"
    present = [prefix for prefix in places if any(name.startswith(prefix) for name in names)]
    if present:
        example = next(name for name in names if name.startswith(present[0]))
        return (
            f"{message}; found other tensors there, such as {_printable(example)}. "
            "Is this layer of the kind the config says?"
        )
    layers: set[int] = set()
    for prefix in layout.places:
        pattern = re.compile(re.escape(prefix).replace(r"\{l\}", r"(\d{1,9})"))
        layers.update(int(found[1]) for name in names if (found := pattern.match(name)) and found.lastindex)
    if layers:
        few = f"layers {ranges(layers)}" if len(layers) > 1 else f"layer {min(layers)} alone"
        asked = f"complete it; run, verify and bench take one that is there (--layer {min(layers)})"
        return f"{message}; the checkpoint has {few}: {asked}"
    return message + (
        f"; it holds names such as {', '.join(map(_printable, sorted(names)[:3]))}"
        if names
        else "; it holds no tensors"
    )


def _excess_experts(stored: Named, source: Source, prefix: str, layer: int, experts: int) -> str | None:
    """Says so when the checkpoint numbers more experts than the config has."""
    for leaf, spare in _per_expert(source):
        head, _, tail = resolve(leaf.name, prefix, layer).partition("{e}")
        indices = [
            int(number)
            for full in stored.beginning_with(head)
            if full.endswith(tail)
            for number in [full[len(head) : len(full) - len(tail)]]
            if number.isascii() and number.isdigit() and len(number) < 10
        ]
        count = max(indices, default=-1) + 1
        if count not in (experts * leaf.banks, experts * leaf.banks + spare):
            return f"{head}*{tail} counts {count} experts, the config says {experts * leaf.banks}"
    return None


def _per_expert(source: Source) -> list[tuple[PerExpert, int]]:
    """The experts' tensors of a source that are one by one, and how many more of each may be there."""
    return [(leaf, spare) for leaf, spare in leaves(source) if isinstance(leaf, PerExpert)]
