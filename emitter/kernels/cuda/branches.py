"""Ends of branches of the residual stream, found among recorded launches: each in one (see ``source/branch.py``)."""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace

from emitter.kernels.cuda.around import ENDED, MOST_DIVIDED, NARROW, end_name
from emitter.kernels.cuda.catalogue import combine_name
from emitter.kernels.cuda.generations import GENERATIONS
from emitter.kernels.cuda.launch import Launcher, float_bits
from emitter.kernels.cuda.linear import root_mean_square
from emitter.kernels.cuda.rows import constant_factor, words_of_a_gate
from emitter.kernels.cuda.source.groups import RowNorm
from emitter.text.launches import Launch, LaunchList, Step, names_of

GoesOn = Callable[[Launch, Launch], bool]
"""Whether a norm and what reads it are one launch."""
_MOST_NORMS = 3
_COMBINED = {
    combine_name("fp32", scaled=scaled, added=added): (scaled, added)
    for scaled in (False, True)
    for added in (False, True)
}
"""The kernels that add up outputs of choices in f32: whether these are in scaled rows, and whether one more comes."""
_ABSENT = RowNorm(0, 0, 0, float_bits(1.0))
"""What a kernel is told of a norm that is not there."""


def ended(launcher: Launcher, found: LaunchList, goes_on: GoesOn) -> LaunchList:
    """The same with ends of branches in one launch each, where that is fewer."""
    made, gone = dict[int, Launch](), set[int]()
    steps = _Steps(found, gone)
    # from the last on: the sum with the stream is behind those of the branch
    for number, step in reversed([*enumerate(found.steps)]):
        if isinstance(step, Launch) and step.kernel == "add" and number not in gone:
            end = steps.end(number, step, goes_on)
            # with a norm of the sum it takes the place of `add_norm`
            if end is not None and end.saves >= (0 if end.norms else 1):
                gone |= end.gone
                made[end.at] = end.launch(launcher, found)
    if not made:
        return found
    after = tuple(
        made.get(number, step) for number, step in enumerate(found.steps) if number in made or number not in gone
    )
    kept = {name for step in after for name in names_of(step)}
    return replace(found, steps=after, written={name: of for name, of in found.written.items() if name in kept})


def divided(launcher: Launcher, found: LaunchList) -> LaunchList:
    """The same, where an end adds up parts of the projection in front that has too few thread blocks by itself."""
    readers = Counter(name for step in found.steps for name in {*names_of(step)[:-1]})
    steps, written = [*found.steps], dict(found.written)
    makers = {
        step.buffers[-1]: number
        for number, step in enumerate(steps)
        if isinstance(step, Launch) and launcher.kernel(step.kernel).variant.constants.get("DIVIDED")
    }
    for number, step in enumerate(found.steps):
        if not isinstance(step, Launch) or not step.kernel.startswith("end_branch"):
            continue
        words = [*step.scalars]
        # outputs of choices are no rows
        for buffer, word in ((1, 4), (4, 5))[launcher.kernel(step.kernel).constant("CHOICES") :]:
            name = step.buffers[buffer]
            if name not in makers or readers[name] > 1 or name in found.outputs or not words[word]:
                continue
            projection = steps[makers[name]]
            assert isinstance(projection, Launch)
            most = min(MOST_DIVIDED, GENERATIONS[launcher.arch].divided // projection.grid[0])
            blocks = projection.scalars[1] // launcher.kernel(projection.kernel).constant("BLOCK_LENGTH")
            parts = max(1, min(most, blocks))
            told = (*projection.scalars[:5], parts, *projection.scalars[6:])
            steps[makers[name]] = replace(projection, grid=(projection.grid[0] * parts, 1, 1), scalars=told)
            written[name] = replace(written[name], shape=(parts, *written[name].shape))
            words[word] = parts
        steps[number] = replace(step, scalars=tuple(words))
    return replace(found, steps=tuple(steps), written=written)


@dataclass(frozen=True)
class _Norm:
    """An RMSNorm of whole rows: the step, what it reads and leaves, its weight, and its words (``RowNorm``); without a
    root that is there it is a factor."""

    number: int
    x: str
    weight: str
    y: str
    words: RowNorm


@dataclass(frozen=True)
class _Side:
    """A row that is added: as it is or normed; that of choices by the launch that adds these up."""

    row: str
    norm: _Norm | None
    combine: tuple[int, Launch] | None

    @property
    def gone(self) -> set[int]:
        steps = [self.norm.number] if self.norm else []
        return {*steps, *([self.combine[0]] if self.combine else [])}

    @property
    def is_scaled(self) -> bool:
        """Whether its outputs of choices are in scaled rows."""
        return self.combine is not None and _COMBINED[self.combine[1].kernel][0]

    @property
    def has_one_more(self) -> bool:
        """Whether the launch that adds its choices up takes a row beside them already."""
        return self.combine is not None and _COMBINED[self.combine[1].kernel][1]

    def alone(self) -> _Side:
        """As a row that is there, though it be of choices."""
        return replace(self, combine=None)


@dataclass(frozen=True)
class _End:
    """The end of a branch: ``stream`` and the branch's two sides, the second of which may be missing."""

    stream: str
    side: _Side
    beside: _Side | None
    outer: _Norm | None
    total: str
    gone: set[int]
    at: int
    width: int
    factor: str | None = None
    norms: Sequence[_Norm] = ()
    merges: bool = False
    """Whether the sum would be one launch with a norm of it anyway."""
    rounded: dict[str, str] = field(default_factory=dict)
    """Of what is normed where it is rounded to."""
    in_f32: frozenset[str] = frozenset()

    @property
    def norms_before(self) -> tuple[_Norm | None, ...]:
        """Those before the sum with the stream, as the kernel is told of them."""
        return self.side.norm, None if self.beside is None else self.beside.norm, self.outer

    @property
    def is_normed(self) -> bool:
        """Whether it is by kernels that norm before the sum, and leave several norms of it."""
        return any(self.norms_before) or len(self.norms) > 1

    @property
    def saves(self) -> int:
        """How many launches fewer it is."""
        return len(self.gone) - self.merges - 1

    def launch(self, launcher: Launcher, found: LaunchList) -> Launch:
        """``end_branch``, in the place of the last step that it is for; what it does not read or leave is named by the
        stream or the total."""
        side, beside = self.side, self.beside
        outputs, ids, weights, chosen = side.row, side.row, side.row, (1, 1, 0)
        second = None if beside is None else beside.row
        if side.combine is not None:
            combine = side.combine[1]
            outputs, ids, weights, *more, _ = combine.buffers
            top_k, experts, _, is_weighed = combine.scalars
            chosen = (top_k, experts, is_weighed)
            second = more[0] if side.has_one_more else second
        width = next(width for width in ENDED if self.width <= width)
        kernel = launcher.kernel(
            end_name(width, choices=side.combine is not None, scaled=side.is_scaled, normed=self.is_normed)
        )
        unread = [None] * (_MOST_NORMS - len(self.norms))
        left = sum(
            ((norm.y in self.in_f32) | (norm.y in self.rounded) << 8 | norm.words.has_weight << 16) << number
            for number, norm in enumerate(self.norms)
        )
        epsilon = self.norms[0].words.epsilon if self.norms else 0
        offset = _offset(self.norms)
        buffers = (
            *(self.stream, outputs, ids, weights, second or self.stream),
            *(self.stream if norm is None else norm.weight for norm in self.norms_before),
            self.factor or self.stream,
            *(self.stream if norm is None else norm.weight for norm in (*self.norms, *unread)),
            *(self.total if norm is None else self.rounded.get(norm.y, self.total) for norm in (*self.norms, *unread)),
            *(norm.y if norm and norm.y in self.in_f32 else self.total for norm in (*self.norms, *unread)),
            self.total,
        )
        words = (
            *(chosen[0], chosen[1], self.width, chosen[2], 1, int(second is not None), int(self.factor is not None)),
            *(word for norm in self.norms_before for word in (_ABSENT if norm is None else norm.words)),
            *(epsilon, offset, left),
        )
        rows = found.written[self.total].nbytes // 4 // self.width
        last = found.steps[self.at]
        assert isinstance(last, Launch)
        return replace(
            last,
            kernel=kernel.name,
            ptx=kernel.path,
            threads=32 * kernel.warps,
            shared_bytes=kernel.shared_bytes,
            grid=(rows, 1, 1),
            buffers=buffers,
            scalars=words,
        )


class _Steps:
    """Recorded steps, by what they read and leave; those that are ``gone`` are within an end already."""

    def __init__(self, found: LaunchList, gone: Collection[int]) -> None:
        self._found, self._gone = found, gone
        self._readers = defaultdict[str, list[int]](list)
        self._makers: dict[str, int] = {}
        for number, step in enumerate(found.steps):
            for name in {*names_of(step)[:-1]}:
                self._readers[name].append(number)
            self._makers[names_of(step)[-1]] = number

    def end(self, number: int, step: Launch, goes_on: GoesOn) -> _End | None:
        """That of the branch which comes to the stream by the sum ``step``; None where rows are too long."""
        (one, other, total), (width, *_) = step.buffers, step.scalars
        if width > ENDED[-1] or one == other:
            return None
        # what more is done to is the branch, the second where both are alike
        ends = [
            self._of_branch(stream, branch, total, number, width) for stream, branch in ((one, other), (other, one))
        ]
        end = max(ends, key=lambda end: len(end.gone))
        scaling = self._only_reader(total, "weigh")
        if scaling is not None and (scaled := self._step(scaling)).scalars == words_of_a_gate(width):
            by, total = scaled.buffers[1], scaled.buffers[-1]
            end = replace(end, factor=by, total=total, gone={*end.gone, scaling}, at=scaling)
        end = self._with_norms(end, goes_on)
        if end.is_normed and end.side.is_scaled and (combine := end.side.combine) is not None:
            # there is no kernel of scaled rows that norms
            end = replace(end, side=end.side.alone(), gone=end.gone - {combine[0]})
        return end

    def _of_branch(self, stream: str, branch: str, total: str, number: int, width: int) -> _End:
        """What the sum ``number`` ends, of a row or of two, where it is ``branch`` that comes to ``stream``."""
        outer = self._norm(branch, width)
        inner = branch if outer is None else outer.x
        gone = {number} if outer is None else {number, outer.number}
        sum_of_two = self._only_maker(inner, "add")
        if sum_of_two is not None and self._step(sum_of_two).scalars[0] == width:
            sides = [self._side(name, width) for name in self._step(sum_of_two).buffers[:2]]
            if sides[0].combine is None:
                sides.reverse()
            side, beside = sides[0], sides[1].alone()
            side = side.alone() if side.has_one_more else side
            return _End(
                stream, side, beside, outer, total, gone | side.gone | beside.gone | {sum_of_two}, number, width
            )
        side = self._side(branch, width)
        if side.norm is not None and side.has_one_more:
            # the norm is of the sum with one more
            norm, side = side.norm, replace(side, norm=None)
            return _End(stream, side, None, norm, total, {number, norm.number} | side.gone, number, width)
        return _End(stream, side, None, None, total, {number} | side.gone, number, width)

    def _with_norms(self, end: _End, goes_on: GoesOn) -> _End:
        """With the norms of its total that it can leave."""
        norms = [
            norm
            for reader in self._readers[end.total]
            if reader not in self._gone
            and (norm := self._norm_at(reader, end.width)) is not None
            and norm.x == end.total
        ]
        if end.factor is None and norms:
            end = replace(end, merges=True)
        if norms:
            epsilon, offset = norms[0].words.epsilon, _offset(norms)
            alike = (
                n for n in norms if n.words.epsilon == epsilon and (not n.words.has_weight or n.words.offset == offset)
            )
            norms = [*itertools.islice(alike, _MOST_NORMS)]
        if len(norms) == 1 and self._goes_on(norms[0], goes_on):
            return end
        return self._leaving(end, norms)

    def _leaving(self, end: _End, norms: Sequence[_Norm]) -> _End:
        """With these norms, each in f32, rounded or both, as it is read."""
        rounded, in_f32, gone = dict[str, str](), set[str](), {*end.gone}
        for norm in norms:
            gone.add(norm.number)
            readers = self._readers[norm.y]
            rounding = [reader for reader in readers if self._is(reader, f"narrow_{NARROW}")]
            if rounding:
                rounded[norm.y] = self._step(rounding[0]).buffers[-1]
                gone.add(rounding[0])
            if len(readers) > len(rounding) or norm.y in self._found.outputs:
                in_f32.add(norm.y)
        return replace(end, norms=norms, rounded=rounded, in_f32=frozenset(in_f32), gone=gone)

    def _goes_on(self, norm: _Norm, goes_on: GoesOn) -> bool:
        steps = (self._found.steps[reader] for reader in self._readers[norm.y])
        return any(isinstance(step, Launch) and goes_on(self._step(norm.number), step) for step in steps)

    def _side(self, name: str, width: int) -> _Side:
        norm = self._norm(name, width)
        row = name if norm is None else norm.x
        combining = self._only_maker(row, *_COMBINED)
        return _Side(row, norm, None if combining is None else (combining, self._step(combining)))

    def _norm(self, name: str, width: int) -> _Norm | None:
        """The norm, or the factor, that makes what one step alone reads."""
        if (number := self._only_maker(name, "norm")) is not None:
            return self._norm_at(number, width)
        if (number := self._only_maker(name, "weigh")) is None:
            return None
        step = self._step(number)
        if (factor := constant_factor(width, step.scalars)) is None:
            return None
        return _Norm(number, step.buffers[0], step.buffers[0], step.buffers[-1], RowNorm(0, 0, 0, factor))

    def _norm_at(self, number: int, width: int) -> _Norm | None:
        if not self._is(number, "norm"):
            return None
        step = self._step(number)
        words = root_mean_square(step.scalars)
        if step.scalars[0] != width or words is None:
            return None
        x, weight, _, y = step.buffers
        return _Norm(number, x, weight, y, words)

    def _only_maker(self, name: str, *kernels: str) -> int | None:
        """The step of these kernels that makes what one step alone reads."""
        number = self._makers.get(name)
        alone = len(self._readers[name]) == 1 and name not in self._found.outputs
        return number if number is not None and alone and self._is(number, *kernels) else None

    def _only_reader(self, name: str, kernel: str) -> int | None:
        readers = self._readers[name]
        alone = len(readers) == 1 and name not in self._found.outputs
        return readers[0] if alone and self._is(readers[0], kernel) else None

    def _is(self, number: int, *kernels: str) -> bool:
        step: Step = self._found.steps[number]
        return isinstance(step, Launch) and step.kernel in kernels

    def _step(self, number: int) -> Launch:
        step = self._found.steps[number]
        assert isinstance(step, Launch)
        return step


def _offset(norms: Sequence[_Norm]) -> int:
    """What is added to the weights of norms, of the first that has one."""
    return next((norm.words.offset for norm in norms if norm.words.has_weight), 0)
