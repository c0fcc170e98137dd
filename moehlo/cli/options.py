"""What the verbs share: options and their readers."""

from __future__ import annotations

import dataclasses
import math
from enum import Enum, StrEnum
from typing import Annotated, Any

import typer
from rich.progress import Progress

from emitter.backend import read_backend
from emitter.dispatch.thresholds import MOST
from emitter.errors import InputError, shown
from emitter.graphs import Strategy
from emitter.kernels.cpu.isa import TIERS, Isa
from emitter.numbers import MAX_DIGITS, whole_number
from emitter.plan import Request
from emitter.reading.config import Layer
from emitter.reading.hub import weight_folder
from emitter.reading.reader import MAX_LAYERS
from emitter.signature import Graph
from moehlo.choices import MOST_TOKENS, read_isa, read_tokens
from moehlo.cli.console import err


class FloatType(StrEnum):
    """Types of the experts' matmul inputs."""

    F32 = "f32"
    BF16 = "bf16"
    F16 = "f16"


class Dispatch(StrEnum):
    """Values of ``--dispatch``."""

    MASKED = "masked"
    GATHERED = "gathered"
    GROUPED = "grouped"
    AUTO = "auto"


def whole(option: str, least: int, most: int) -> Any:
    """How typer reads a whole number from ``least`` to ``most``: as all of them are read. ``InputError`` otherwise."""

    def number(text: Any) -> int:
        # a default comes as the number that it is
        return whole_number(str(text), option, least=least, most=most)

    return number


def seconds(text: Any) -> float:
    """How typer reads a time: up to a day."""
    try:
        value = float(text) if len(str(text)) <= MAX_DIGITS else math.nan
    except ValueError:
        value = math.nan
    if not 0 <= value <= _DAY:
        raise InputError(f"--patience is {shown(text)}; expected a number of seconds from 0 to {_DAY}")
    return value


_DAY = 86_400
MOST_SEED = 2**64 - 1
MOST_ROUNDS = 2**20
"""Of draws, repeats and the like: years of work."""
MOST_WORKERS = 2**12
"""Of threads and processes."""

ModelArgument = Annotated[
    str, typer.Argument(metavar="MODEL", help="A directory with config.json, a config.json, or a hub id.")
]
LayerOption = Annotated[
    int | None,
    typer.Option(
        "--layer",
        parser=whole("--layer", 0, MAX_LAYERS - 1),
        metavar="L",
        help="Decoder layer; the first MoE layer if not given.",
    ),
]
PartOption = Annotated[str | None, typer.Option("--part", help="Part of a config that has several, e.g. text.")]
DTypeOption = Annotated[FloatType, typer.Option("--dtype", help="Type of the experts' matmul inputs.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON document as the last line.")]
ForceOption = Annotated[bool, typer.Option("--force", help="Replace an existing output file.")]
TargetOption = Annotated[str, typer.Option("--target", help="cpu, cuda, or cuda:sm_80, sm_86, sm_89, sm_90.")]
DispatchOption = Annotated[
    Dispatch, typer.Option("--dispatch", help="How tokens reach their experts; auto chooses by the token count.")
]
ISA_NAMES = f"host, {', '.join(isa.name for isa in TIERS)}"
IsaOption = Annotated[str, typer.Option("--isa", help=f"What CPU kernels may use: {ISA_NAMES}.")]
GatherThresholdOption = Annotated[
    int | None,
    typer.Option(
        "--gather-threshold",
        parser=whole("--gather-threshold", 0, MOST),
        metavar="N",
        help="Most tokens that auto gathers ($MOEHLO_GATHER_THRESHOLD).",
    ),
]
SortThresholdOption = Annotated[
    int | None,
    typer.Option(
        "--sort-threshold",
        parser=whole("--sort-threshold", 0, MOST),
        metavar="N",
        help="Most tokens before auto sorts rows by expert ($MOEHLO_SORT_THRESHOLD).",
    ),
]


def parse_tokens(value: str) -> int | None:
    """A token count, or None for ``dynamic``.

    Raises:
        InputError: On anything else.
    """
    return read_tokens(value, "--tokens")


def parse_counts(text: str) -> list[int]:
    """Token counts between commas, each once, in their order.

    Raises:
        InputError: On anything else, a dynamic count among it.
    """
    hint = ", or several with commas between them"
    counts = (whole_number(part, "--tokens", least=1, most=MOST_TOKENS, hint=hint) for part in text.split(","))
    return list(dict.fromkeys(counts))


def dispatch_request(
    dispatch: Dispatch | Strategy,
    backend: str,
    isa: str | Isa,
    gather_threshold: int | None,
    sort_threshold: int | None,
) -> Request:
    """The options that concern dispatch, read.

    Raises:
        InputError: If there are no such instruction sets, or a limit is given to a strategy that has none.
    """
    strategy = Strategy(dispatch.value)
    if strategy is not Strategy.AUTO and (gather_threshold is not None or sort_threshold is not None):
        raise InputError(
            f"--gather-threshold and --sort-threshold are for --dispatch auto; this is --dispatch {strategy.value}"
        )
    return Request(strategy, read_backend(backend, read_isa(isa, "--isa")), gather_threshold, sort_threshold)


def plain(value: Any) -> Any:
    """A spec as JSON values: enums by name, dataclasses as objects."""
    if isinstance(value, Enum):
        return value.value
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {f.name: plain(getattr(value, f.name)) for f in dataclasses.fields(value)}
    if isinstance(value, (list, tuple)):
        return [plain(v) for v in value]
    return value


def layer_weights(layer: Layer, graph: Graph, random: int | None) -> dict[str, Any]:
    """The weights that a graph asks for: random ones from a seed, or the checkpoint's."""
    from weights import Checkpoint, load_layer, random_weights

    if random is not None:
        return dict(random_weights(graph.signature.weights, random))
    checkpoint = Checkpoint(*weight_folder(layer.model))
    with Progress(console=err, transient=True) as progress:
        task = progress.add_task(f"reading layer {layer.index}", total=None)
        return dict(
            load_layer(
                checkpoint,
                layer.layout,
                layer.index,
                graph.signature.weights,
                progress=lambda done, total: progress.update(task, completed=done, total=total),
            )
        )
