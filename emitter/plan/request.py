"""What is asked for, and how the weights are stored: all that a plan is made from beside a spec."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import KW_ONLY, dataclass, field
from enum import Enum

from emitter.dispatch.thresholds import Measured
from emitter.dtype import DType
from emitter.errors import InputError
from emitter.lowering import Thresholds
from emitter.packing import Packing
from emitter.target import Target

ACCUMULATORS = (DType.F32, DType.F64)
"""What the masked-dense strategy can sum f32 products in."""
CACHES = {DType.F32: "f32", DType.BF16: "bf16", DType.F16: "f16", DType.I8: "int8", DType.F8: "fp8"}
"""What the types of caches are called by users."""


class Strategy(Enum):
    """How tokens reach their experts. Masked and ladder are plain StableHLO, the others kernels for a target."""

    MASKED = "masked"
    GATHERED = "gathered"
    GROUPED = "grouped"
    LADDER = "ladder"
    AUTO = "auto"

    @property
    def plain(self) -> bool:
        """Whether its text is plain StableHLO, which any target runs."""
        return self in (Strategy.MASKED, Strategy.LADDER)


class Residency(Enum):
    """How the weights of a quantised checkpoint are held in memory."""

    PACKED = "packed"
    """As they are stored, where kernels read them so: what these read they dequantise where it is used."""
    BF16 = "bf16"
    """As numbers of that type, made when they are loaded; it is computed in that type then."""
    F32 = "f32"
    """Likewise."""

    @property
    def dtype(self) -> DType | None:
        """The type of the numbers, None where there are none."""
        return None if self is Residency.PACKED else DType(self.value)


@dataclass(frozen=True)
class Request:
    """What is wanted of a graph.

    ``target`` is what the graph is for; ``gather_threshold`` is the most tokens for the first of its variants,
    ``sort_threshold`` the most before the last one, which sorts rows by expert (None: by ``table``, the lines of a
    sweep, or where it has none an estimate; see ``dispatch.thresholds``). ``thresholds`` stand in place of all these.
    ``accumulate`` is what the masked-dense strategy sums f32 products in (None: f64). In f32 its text has no f64, for
    consumers that have none, such as TPUs and Metal.
    ``split_tokens`` says whether devices of a mesh divide the tokens of a call (None: see ``mesh.part_for``).

    ``choices`` has a decoder give the experts that each token chose; ``tokens``, ``dtype`` and ``stages`` are those of
    the ``Plan``; ``cache`` is the type of a decoder's caches (None:
    ``dtype``). ``packings`` says how the caller's weights lie, by
    stem, where they are to be taken so; ``residency`` how those of a checkpoint are held (None: as they are stored
    where kernels read them so).

    Raises ``InputError`` for an accumulator that the strategy does not have, and for ``split_tokens`` without a mesh.
    """

    strategy: Strategy = Strategy.AUTO
    target: Target = field(default_factory=Target)
    gather_threshold: int | None = None
    sort_threshold: int | None = None
    accumulate: DType | None = None
    split_tokens: bool | None = None
    _: KW_ONLY
    tokens: int | None = None
    dtype: DType = DType.F32
    cache: DType | None = None
    stages: bool = False
    choices: bool = False
    residency: Residency | None = None
    packings: tuple[tuple[str, Packing], ...] = ()
    thresholds: Thresholds | None = None
    table: tuple[Measured, ...] = field(default=(), repr=False)

    def __post_init__(self) -> None:
        if self.split_tokens is not None and self.target.mesh is None:
            raise InputError("split_tokens is for the devices of a mesh: give target xla and mesh expert=D")
        if self.accumulate is None:
            return
        if self.accumulate not in ACCUMULATORS:
            known = ", ".join(dtype.value for dtype in ACCUMULATORS)
            raise InputError(f"accumulate is {self.accumulate.value}; expected {known}")
        if self.strategy is not Strategy.MASKED:
            raise InputError(
                f"accumulate is {self.accumulate.value}, but {self.strategy.value} has an accumulator of its own; "
                "only the masked strategy takes one (--dispatch masked)"
            )


@dataclass(frozen=True)
class Stored:
    """How the weights of one layer are stored: ``packings`` says of a weight by its name, or of those of all banks by
    their stem, in which packing it can stay so, or why it cannot; ``quantised`` are those that are no numbers.

    ``where`` is what an error calls the layer.
    """

    packings: Mapping[str, Packing | str] = field(default_factory=dict)
    quantised: frozenset[str] = frozenset()
    where: str = "the layer"

    @classmethod
    def by_stem(cls, packings: Iterable[tuple[str, Packing]]) -> Stored:
        """Of weights that are packed so."""
        named = dict(packings)
        return cls(named, frozenset(named))

    def within(self, *path: str) -> Stored:
        """Those of a module of this one, by their names there."""
        scope = ".".join((*path, ""))
        packings = {name.removeprefix(scope): form for name, form in self.packings.items() if name.startswith(scope)}
        quantised = (name.removeprefix(scope) for name in self.quantised if name.startswith(scope))
        return Stored(packings, frozenset(quantised), f"{self.where}, {scope[:-1]}")
