"""Ends of branches of the residual stream, found in a list of launches: each is made one (see ``source/branch.py``).

A branch (attention, or an FFN) ends with the sum of what it gives and the stream. What else is done to these rows by
themselves, in front of that sum and behind it, comes into its launch: the sum of the outputs of a token's choices, or
of the parts that a projection was divided into; norms, and sums of two rows; a factor of the total, and norms of it.
"""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from emitter.kernels.cuda.around import ENDED, MOST_DIVIDED, NARROW, end_name
from emitter.kernels.cuda.catalogue import combine_name
from emitter.kernels.cuda.generations import GENERATIONS
from emitter.kernels.cuda.launch import Launcher, float_bits
from emitter.kernels.cuda.linear import row_norm
from emitter.kernels.cuda.rows import constant_factor, words_of_a_gate
from emitter.kernels.cuda.source.groups import RowNorm
from emitter.text.launches import Launch, LaunchList, names_of

GoesOn = Callable[[Launch, Launch], bool]
"""Whether a norm and a launch that reads it are one launch."""
_MOST_NORMS = 3
"""Norms of a total that ``end_branch`` leaves, at most."""
_COMBINED = {
    combine_name("fp32", scaled=scaled, added=added): (scaled, added)
    for scaled in (False, True)
    for added in (False, True)
}
"""The kernels that add up outputs of choices in f32: whether these are in scaled rows, and whether a row is added."""
_ABSENT = RowNorm(0, 0, 0, float_bits(1.0))
"""What ``end_branch`` is told of a norm that is not there."""


def ended(launcher: Launcher, found: LaunchList, goes_on: GoesOn) -> LaunchList:
    """The steps of ``found`` with ends of branches in one launch each, where that is no more launches than before.

    A norm that ``goes_on`` into the one launch that reads it stays as it is.
    """
    made, replaced, written = dict[int, Launch](), set[int](), dict(found.written)
    steps = _Steps(found, replaced)
    # from the last on: a sum within a branch is part of the end that is behind it
    for number, step in reversed([*enumerate(found.steps)]):
        if not isinstance(step, Launch) or step.kernel != "add" or number in replaced:
            continue
        end = steps.end(number, step, goes_on)
        if end is None or not end.is_shorter:
            continue
        replaced |= end.replaced
        parts = dict[str, int]()
        for row in end.rows:
            if (of := steps.projection(launcher, row)) is not None:
                made[of], parts[row] = _divided(launcher, steps.launch(of))
                written[row] = replace(written[row], shape=(parts[row], *written[row].shape))
        tokens = written[end.total].nbytes // 4 // end.width
        made[end.place] = end.launch(launcher, steps.launch(end.place), tokens, parts)
    if not made:
        return found
    after = tuple(
        made.get(number, step) for number, step in enumerate(found.steps) if number in made or number not in replaced
    )
    kept = {name for step in after for name in names_of(step)}
    return replace(found, steps=after, written={name: of for name, of in written.items() if name in kept})


def _divided(launcher: Launcher, projection: Launch) -> tuple[Launch, int]:
    """A projection over parts of its columns, and how many: as many as give the GPU thread blocks enough."""
    tokens, length, rows, has_bias, weighed, _, *layout = projection.scalars
    (blocks, *_) = projection.grid
    steps = length // launcher.kernel(projection.kernel).constant("BLOCK_LENGTH")
    parts = max(1, min(MOST_DIVIDED, GENERATIONS[launcher.arch].divided // blocks, steps))
    words = (tokens, length, rows, has_bias, weighed, parts, *layout)
    return replace(projection, grid=(blocks * parts, 1, 1), scalars=words), parts


@dataclass(frozen=True)
class _Norm:
    """An RMSNorm of rows ``x [N, H]``, or a factor of them: step ``number``, which leaves ``y``; its ``weight``, where
    it has one, and what a kernel is told of it."""

    number: int
    x: str
    weight: str | None
    y: str
    words: RowNorm


@dataclass(frozen=True)
class _Row:
    """A row that a branch gives: the buffer ``x [N, H]``, through a ``norm`` or as it is.

    ``combine`` is the step, by its number, that adds x up of outputs of choices, where an end does that in its place.
    """

    x: str
    norm: _Norm | None
    combine: tuple[int, Launch] | None

    @property
    def is_scaled(self) -> bool:
        """Whether the outputs of its choices are in scaled rows."""
        return self.combine is not None and _COMBINED[self.combine[1].kernel][0]

    @property
    def has_one_more(self) -> bool:
        """Whether a row is added to those outputs."""
        return self.combine is not None and _COMBINED[self.combine[1].kernel][1]

    def combined(self) -> _Row:
        """The same, of choices that a launch of its own adds up."""
        return replace(self, combine=None)


@dataclass(frozen=True)
class _Left:
    """A norm of the total as an end leaves it: ``in_f32``, ``rounded`` in a buffer of that name in the place of the
    step ``rounding``, or both."""

    norm: _Norm
    in_f32: bool
    rounding: int | None
    rounded: str | None


@dataclass(frozen=True)
class _End:
    """The end of a branch: ``total = (stream + outer(row + beside)) * factor``, and the norms of that which are
    ``left``.

    All rows have ``width`` numbers. ``sums`` are the numbers of the steps that add rows, and multiply by the factor.
    ``is_normed_next``: the total would be made by the launch of a norm of it otherwise (``add_norm``).
    """

    stream: str
    row: _Row
    beside: _Row | None
    outer: _Norm | None
    total: str
    sums: tuple[int, ...]
    width: int
    factor: str | None = None
    left: Sequence[_Left] = ()
    is_normed_next: bool = False

    @property
    def place(self) -> int:
        """The step in whose place it is launched: the last that makes the total."""
        return max(self.sums)

    @property
    def norms_before(self) -> tuple[_Norm | None, ...]:
        """Those in front of the sum with the stream, as the kernel is told of them."""
        return self.row.norm, None if self.beside is None else self.beside.norm, self.outer

    @property
    def replaced(self) -> set[int]:
        """The steps that it takes the place of."""
        norms = (*self.norms_before, *(each.norm for each in self.left))
        combine = () if self.row.combine is None else (self.row.combine[0],)
        rounding = (each.rounding for each in self.left if each.rounding is not None)
        return {*self.sums, *combine, *(norm.number for norm in norms if norm is not None), *rounding}

    @property
    def is_shorter(self) -> bool:
        """Whether it is fewer launches, or, with a norm of the total, no more."""
        before = len(self.replaced) - self.is_normed_next
        return before >= 1 if self.left else before > 1

    @property
    def is_normed(self) -> bool:
        """Whether it is by the kernels that norm in front of the sum, and leave several norms of it."""
        return any(self.norms_before) or len(self.left) > 1

    @property
    def second(self) -> str | None:
        """The buffer of the row beside the other, None where there is none."""
        if self.row.combine is not None and self.row.has_one_more:
            _, _, _, more, _ = self.row.combine[1].buffers
            return more
        return None if self.beside is None else self.beside.x

    @property
    def rows(self) -> tuple[str, ...]:
        """The buffers of the branch's rows: not the outputs of choices."""
        first = () if self.row.combine is not None else (self.row.x,)
        return first if self.second is None else (*first, self.second)

    def launch(self, launcher: Launcher, last: Launch, tokens: int, parts: Mapping[str, int]) -> Launch:
        """``end_branch`` of so many tokens, in the place of the launch ``last``, of rows in so many ``parts``.

        In the place of a buffer that the kernel does not read is the stream; of one that it does not write, the total.
        """
        outputs, ids, weights, top_k, experts, is_weighed = *[self.row.x] * 3, 1, 1, 0
        if self.row.combine is not None:
            _, combine = self.row.combine
            outputs, ids, weights, *_ = combine.buffers
            top_k, experts, _, is_weighed = combine.scalars
        width, second = next(width for width in ENDED if self.width <= width), self.second
        kernel = launcher.kernel(
            end_name(width, choices=self.row.combine is not None, scaled=self.row.is_scaled, normed=self.is_normed)
        )
        left = (*self.left, *[None] * (_MOST_NORMS - len(self.left)))
        flags = sum(
            (each.in_f32 | (each.rounded is not None) << 8 | each.norm.words.has_weight << 16) << number
            for number, each in enumerate(self.left)
        )
        norms = [each.norm for each in self.left]
        buffers = (
            *(self.stream, outputs, ids, weights, second or self.stream),
            *((norm and norm.weight) or self.stream for norm in self.norms_before),
            self.factor or self.stream,
            *((each and each.norm.weight) or self.stream for each in left),
            *(self.total if each is None else each.rounded or self.total for each in left),
            *(each.norm.y if each is not None and each.in_f32 else self.total for each in left),
            self.total,
        )
        words = (
            *(top_k, experts, self.width, is_weighed),
            *(parts.get(self.row.x, 1), 0 if second is None else parts.get(second, 1), int(self.factor is not None)),
            *(word for norm in self.norms_before for word in (_ABSENT if norm is None else norm.words)),
            *(norms[0].words.epsilon if norms else 0, _offset(norms), flags),
        )
        return replace(
            last,
            kernel=kernel.name,
            ptx=kernel.path,
            threads=32 * kernel.warps,
            shared_bytes=kernel.shared_bytes,
            grid=(tokens, 1, 1),
            buffers=buffers,
            scalars=words,
        )


class _Steps:
    """Recorded steps, by what they read and leave; those that are ``replaced`` are within an end already."""

    def __init__(self, found: LaunchList, replaced: Collection[int]) -> None:
        self._found, self._replaced = found, replaced
        self._readers = defaultdict[str, list[int]](list)
        self._makers: dict[str, int] = {}
        for number, step in enumerate(found.steps):
            for name in {*names_of(step)[:-1]}:
                self._readers[name].append(number)
            self._makers[names_of(step)[-1]] = number

    def launch(self, number: int) -> Launch:
        """Step ``number``, which is a launch."""
        step = self._found.steps[number]
        assert isinstance(step, Launch)
        return step

    def projection(self, launcher: Launcher, row: str) -> int | None:
        """The step that makes a row which one step alone reads, where that is a projection that can be divided."""
        number = self._makers.get(row)
        if number is None or not self._is_read_once(row) or not isinstance(self._found.steps[number], Launch):
            return None
        kernel = launcher.kernel(self.launch(number).kernel)
        return number if kernel.variant.constants.get("DIVIDED") else None

    def end(self, number: int, step: Launch, goes_on: GoesOn) -> _End | None:
        """That of the branch which comes to the stream by the sum ``step``; None where rows are too long."""
        (one, other, total), (width, *_) = step.buffers, step.scalars
        if width > ENDED[-1] or one == other:
            return None
        # what more is done to is the branch, the second where both are alike
        ends = [
            self._of_branch(stream, branch, total, number, width) for stream, branch in ((one, other), (other, one))
        ]
        end = max(ends, key=lambda end: len(end.replaced))
        scaling = self._only_reader(total, "weigh")
        if scaling is not None and self.launch(scaling).scalars == words_of_a_gate(width):
            _, by, _, total = self.launch(scaling).buffers
            end = replace(end, factor=by, total=total, sums=(*end.sums, scaling))
        end = self._with_norms(end, goes_on)
        if end.is_normed and end.row.is_scaled:
            # there is no kernel of scaled rows that norms
            end = replace(end, row=end.row.combined())
        return end

    def _of_branch(self, stream: str, branch: str, total: str, number: int, width: int) -> _End:
        """What the sum ``number`` ends, of a row or of two, where it is ``branch`` that comes to ``stream``."""
        outer = self._norm(branch, width)
        inner = branch if outer is None else outer.x
        if (summing := self._only_maker(inner, "add")) is not None:
            one, other, _ = self.launch(summing).buffers
            if one != other and self.launch(summing).scalars[0] == width:
                row, beside = self._row(one, width), self._row(other, width)
                if row.combine is None:
                    row, beside = beside, row
                # there is room for one row beside the choices'
                row = row.combined() if row.has_one_more else row
                return _End(stream, row, beside.combined(), outer, total, (summing, number), width)
        row = self._row(branch, width)
        if row.has_one_more:
            # a norm is of the sum with one more
            row, outer = replace(row, norm=None), row.norm
        else:
            outer = None
        return _End(stream, row, None, outer, total, (number,), width)

    def _with_norms(self, end: _End, goes_on: GoesOn) -> _End:
        """With the norms of its total that it can leave: those that have the first one's epsilon and offset."""
        norms = [
            norm
            for reader in self._readers[end.total]
            if reader not in self._replaced
            and (norm := self._norm_at(reader, end.width)) is not None
            and norm.x == end.total
            and (norm.weight is None or self._makers.get(norm.weight, -1) <= end.place)
        ]
        if not norms:
            return end
        end = replace(end, is_normed_next=end.factor is None)
        epsilon, offset = norms[0].words.epsilon, _offset(norms)
        alike = (
            n for n in norms if n.words.epsilon == epsilon and (not n.words.has_weight or n.words.offset == offset)
        )
        norms = [*itertools.islice(alike, _MOST_NORMS)]
        if len(norms) == 1 and self._goes_on(norms[0], goes_on):
            return end
        return replace(end, left=[self._left(norm) for norm in norms])

    def _left(self, norm: _Norm) -> _Left:
        """A norm of the total as it is read."""
        readers = self._readers[norm.y]
        rounding = next((reader for reader in readers if self._is(reader, f"narrow_{NARROW}")), None)
        in_f32 = len(readers) > (rounding is not None) or norm.y in self._found.outputs
        return _Left(norm, in_f32, rounding, None if rounding is None else self.launch(rounding).buffers[-1])

    def _goes_on(self, norm: _Norm, goes_on: GoesOn) -> bool:
        steps = (self._found.steps[reader] for reader in self._readers[norm.y])
        return any(isinstance(step, Launch) and goes_on(self.launch(norm.number), step) for step in steps)

    def _row(self, name: str, width: int) -> _Row:
        """The row that is added as ``name``."""
        norm = self._norm(name, width)
        x = name if norm is None else norm.x
        combine = self._only_maker(x, *_COMBINED)
        return _Row(x, norm, None if combine is None else (combine, self.launch(combine)))

    def _norm(self, name: str, width: int) -> _Norm | None:
        """The norm, or the factor, that makes what one step alone reads."""
        if (number := self._only_maker(name, "norm")) is not None:
            return self._norm_at(number, width)
        if (number := self._only_maker(name, "weigh")) is None:
            return None
        x, *_, y = self.launch(number).buffers
        factor = constant_factor(width, self.launch(number).scalars)
        return None if factor is None else _Norm(number, x, None, y, _ABSENT._replace(offset=factor))

    def _norm_at(self, number: int, width: int) -> _Norm | None:
        """The RMSNorm that step ``number`` is, of rows of so many numbers; None for any other step."""
        if not self._is(number, "norm"):
            return None
        step = self.launch(number)
        words = row_norm(step.scalars)
        if step.scalars[0] != width or words is None:
            return None
        x, weight, _, y = step.buffers
        return _Norm(number, x, weight if words.has_weight else None, y, words)

    def _is_read_once(self, name: str) -> bool:
        """Whether one step alone reads it, and no caller."""
        return len(self._readers[name]) == 1 and name not in self._found.outputs

    def _only_maker(self, name: str, *kernels: str) -> int | None:
        """The step of these kernels that makes what one step alone reads."""
        number = self._makers.get(name)
        return number if number is not None and self._is_read_once(name) and self._is(number, *kernels) else None

    def _only_reader(self, name: str, kernel: str) -> int | None:
        """The step of this kernel that alone reads it."""
        if not self._is_read_once(name):
            return None
        (number,) = self._readers[name]
        return number if self._is(number, kernel) else None

    def _is(self, number: int, *kernels: str) -> bool:
        step = self._found.steps[number]
        return isinstance(step, Launch) and step.kernel in kernels


def _offset(norms: Sequence[_Norm]) -> int:
    """What is added to the weights of norms: that of the first one which has a weight."""
    return next((norm.words.offset for norm in norms if norm.words.has_weight), 0)
