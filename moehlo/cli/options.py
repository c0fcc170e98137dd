"""What the verbs share: options and their readers."""

from __future__ import annotations

import dataclasses
from enum import Enum, StrEnum
from typing import Annotated, Any

import typer
from rich.progress import Progress

from emitter.backend import read_backend
from emitter.errors import InputError
from emitter.graphs import Strategy
from emitter.kernels.cpu.isa import TIERS, Isa
from emitter.plan import Request
from emitter.reading.config import Layer
from emitter.reading.hub import weight_folder
from emitter.signature import Graph
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


ModelArgument = Annotated[
    str, typer.Argument(metavar="MODEL", help="A directory with config.json, a config.json, or a hub id.")
]
LayerOption = Annotated[int | None, typer.Option("--layer", help="Decoder layer; the first MoE layer if not given.")]
PartOption = Annotated[str | None, typer.Option("--part", help="Part of a config that has several, e.g. text.")]
DTypeOption = Annotated[FloatType, typer.Option("--dtype", help="Type of the experts' matmul inputs.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON document as the last line.")]
ForceOption = Annotated[bool, typer.Option("--force", help="Replace an existing output file.")]
TargetOption = Annotated[str, typer.Option("--target", help="cpu, cuda, or cuda:sm_80, sm_86, sm_89, sm_90.")]
DispatchOption = Annotated[
    Dispatch, typer.Option("--dispatch", help="How tokens reach their experts; auto chooses by the token count.")
]
IsaOption = Annotated[
    str, typer.Option("--isa", help=f"What CPU kernels may use: host, {', '.join(isa.name for isa in TIERS)}.")
]
GatherThresholdOption = Annotated[
    int | None,
    typer.Option("--gather-threshold", min=0, help="Most tokens that auto gathers ($MOEHLO_GATHER_THRESHOLD)."),
]
SortThresholdOption = Annotated[
    int | None,
    typer.Option(
        "--sort-threshold", min=0, help="Most tokens before auto sorts rows by expert ($MOEHLO_SORT_THRESHOLD)."
    ),
]


def parse_tokens(value: str) -> int | None:
    """A token count, or None for ``dynamic``.

    Raises:
        InputError: On anything else.
    """
    if value == "dynamic":
        return None
    try:
        tokens = int(value)
    except ValueError:
        tokens = 0
    if not 1 <= tokens <= 2**20:
        raise InputError(f"--tokens is {value!r}; expected dynamic or a whole number from 1 to {2**20}")
    return tokens


def parse_isa(name: str) -> Isa:
    """The tier of instruction sets called ``name``; ``host`` is the best that this machine has.

    Raises:
        InputError: If there is no such tier.
    """
    known = {isa.name: isa for isa in TIERS}
    if name in known:
        return known[name]
    if name != "host":
        raise InputError(f"--isa is {name!r}; expected host, {', '.join(known)}")
    from emitter.iree import host_features
    from emitter.kernels.cpu.isa import best_isa

    return best_isa(host_features())


def dispatch_request(
    dispatch: Dispatch, backend: str, isa: str, gather_threshold: int | None, sort_threshold: int | None
) -> Request:
    """The options that concern dispatch, read."""
    return Request(Strategy(dispatch.value), read_backend(backend, parse_isa(isa)), gather_threshold, sort_threshold)


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
