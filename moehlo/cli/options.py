"""What the verbs share: options and their readers."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sequence
from functools import partial
from typing import Annotated, Any

import typer

from emitter.dispatch.thresholds import MOST
from emitter.errors import InputError, shown
from emitter.io.numbers import MAX_DIGITS, MOST_WORKERS, whole_number
from emitter.plan import ACCUMULATORS, Residency, Strategy
from emitter.reading.config import Layer
from emitter.reading.reader import MAX_LAYERS
from emitter.shapes import MAX_TOKENS
from emitter.signature import DType
from emitter.target import Target
from emitter.target.isa import TIERS
from moehlo.choices import DTYPES, compute_of, read_accumulator, read_cache, read_dtype, read_residency, read_slots
from moehlo.cli.console import err


def spelled(name: str) -> str:
    """The option of a parameter: ``--gather-threshold`` for ``gather_threshold``."""
    return f"--{name.replace('_', '-')}"


def given_by(context: typer.Context) -> set[str]:
    """The parameters that the user has given, those left at their defaults not among them."""
    sources = {name: context.get_parameter_source(name) for name in context.params}
    return {name for name, source in sources.items() if source is not None and source.name == "COMMANDLINE"}


def refuse(given: Collection[str], names: Iterable[str], targets: str, target: str) -> None:
    """Raises ``InputError``, naming them, where parameters are given that are for ``targets`` and not ``target``."""
    if wrong := [spelled(name) for name in names if name in given]:
        raise InputError(f"{', '.join(wrong)}: for --target {targets}; this is --target {target}")


path_option, path_argument = partial(typer.Option, readable=False), partial(typer.Argument, readable=False)
"""For paths: who opens the file says what is wrong with it, and one that is to be replaced need not be readable."""


def seconds_option(option: str, help: str) -> Any:  # noqa: A002
    """An option whose value is a time: seconds, up to a day. ``InputError`` otherwise."""

    def seconds(text: Any) -> float:
        try:
            value = float(text) if len(str(text)) <= MAX_DIGITS else math.nan
        except ValueError:
            value = math.nan
        if not 0 <= value <= _DAY:
            raise InputError(f"{option} is {shown(text)}; expected a number of seconds from 0 to {_DAY}")
        return value

    return typer.Option(option, parser=seconds, metavar="SECONDS", help=help)


_DAY = 86_400
MOST_ROUNDS = 2**20
"""Of draws, repeats and the like: years of work."""


def whole_option(option: str, least: int, most: int, metavar: str, help: str) -> Any:  # noqa: A002
    """An option whose value is a whole number from ``least`` to ``most``, read as all are. ``InputError`` otherwise."""

    def number(text: Any) -> int:
        # a default comes as the number that it is
        return whole_number(text, option, least=least, most=most)

    return typer.Option(option, parser=number, metavar=metavar, help=help)


def dtype_option(help: str) -> Any:  # noqa: A002
    """``--dtype``."""
    shown_types = f"[{'|'.join(dtype.value for dtype in DTYPES)}]"
    return typer.Option("--dtype", parser=lambda given: read_dtype(given, "--dtype"), metavar=shown_types, help=help)


def choose_dtype(dtype: DType | None, residency: Residency | None, layer: Layer | None, target: Target | None) -> DType:
    """The type that a layer of a model is computed in, None where weights are drawn; where it is the model's that says
    it, it is shown with why.

    Raises as ``compute_of`` does.
    """
    compute, reason = compute_of(dtype, residency, layer, target, spelled=spelled)
    if dtype is None and layer is not None:
        err.print(f"dtype: {compute.value} ({reason})")
    return compute


def residency_option(help: str) -> Any:  # noqa: A002
    """``--residency``."""
    return typer.Option(
        "--residency",
        parser=lambda given: read_residency(given, "--residency"),
        metavar=f"[{'|'.join(residency.value for residency in Residency)}]",
        help=help,
    )


ModelArgument = Annotated[
    str,
    typer.Argument(
        metavar="MODEL",
        help="A directory with config.json (a checkpoint, or an archive of convert), a config.json, a .gguf file, or a "
        "hub id.",
    ),
]
LayerOption = Annotated[
    int | None,
    whole_option("--layer", 0, MAX_LAYERS - 1, "L", "Decoder layer; the first MoE layer if not given."),
]
PartOption = Annotated[str | None, typer.Option("--part", help="Part of a config that has several, e.g. text.")]
DTypeOption = Annotated[
    DType,
    dtype_option("Type of the experts' matmul inputs."),
]
ComputeOption = Annotated[
    DType | None,
    dtype_option(
        "Type of the experts' matmul inputs; if not given that of the weights that are read, of quantised ones on "
        "a GPU bf16, else f32."
    ),
]
CacheOption = Annotated[
    DType | None,
    typer.Option(
        "--cache-dtype",
        parser=lambda given: read_cache(given, "--cache-dtype"),
        metavar="TYPE",
        help="Type of the keys and values that are kept; --dtype if not given. int8: on CPUs. bf16, f16: on CPUs, "
        "with --dtype f32. fp8: on GPUs, with --dtype bf16.",
    ),
]
ResidencyOption = Annotated[
    Residency | None,
    residency_option(
        "How quantised weights are held: packed, as they are stored, or dequantised at load; packed if not given, "
        "where kernels read them so, else numbers of --dtype."
    ),
]
WholeOption = Annotated[bool, typer.Option("--model", help="The whole decoder instead of one layer.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON document as the last line.")]
ForceOption = Annotated[bool, typer.Option("--force", help="Replace an existing output file.")]
TargetOption = Annotated[
    str,
    typer.Option("--target", help="cpu, cuda, or cuda:sm_80, sm_86, sm_89, sm_90, by IREE; xla[:cpu|cuda], by JAX."),
]
MeshOption = Annotated[
    str | None,
    typer.Option("--mesh", metavar="expert=D", help="Divide the experts over D devices (--target xla)."),
]
ProcessesOption = Annotated[
    int | None,
    whole_option(
        "--processes",
        1,
        MOST_WORKERS,
        "P",
        "Divide the devices of --mesh over P processes; each reads its own experts alone.",
    ),
]
DispatchOption = Annotated[
    Strategy,
    typer.Option(
        "--dispatch",
        metavar="NAME",
        help="How tokens reach their experts: masked, gathered, grouped, ladder, or auto, which goes by their number.",
    ),
]
ACCUMULATORS_SHOWN = f"[{'|'.join(dtype.value for dtype in ACCUMULATORS)}]"
AccumulateOption = Annotated[
    DType | None,
    typer.Option(
        "--accumulate",
        parser=lambda given: read_accumulator(given, "--accumulate"),
        metavar=ACCUMULATORS_SHOWN,
        help="What the masked dispatch sums f32 products in: f64 if not given; with f32 its text has no f64.",
    ),
]
ISA_NAMES = f"host, {', '.join(isa.name for isa in TIERS)}"
IsaOption = Annotated[str, typer.Option("--isa", help=f"What CPU kernels may use: {ISA_NAMES}.")]
GatherThresholdOption = Annotated[
    int | None,
    whole_option("--gather-threshold", 0, MOST, "N", "Most tokens that auto gathers ($MOEHLO_GATHER_THRESHOLD)."),
]
SortThresholdOption = Annotated[
    int | None,
    whole_option(
        "--sort-threshold", 0, MOST, "N", "Most tokens before auto sorts rows by expert ($MOEHLO_SORT_THRESHOLD)."
    ),
]
ThreadsOption = Annotated[
    int,
    whole_option("--threads", 1, MOST_WORKERS, "N", "Threads, each on a core of its own."),
]
RepeatsOption = Annotated[
    int,
    whole_option("--repeats", 1, MOST_ROUNDS, "N", "Rounds, each over another input."),
]


ExpertSlotsOption = Annotated[
    Any,  # SlotsWanted: typer has no unions
    typer.Option(
        "--expert-slots",
        parser=lambda given: read_slots(given, "--expert-slots"),
        metavar="N|auto|off",
        help="How many experts are kept in memory, at least k, or auto: others are read when they are asked for "
        "($MOEHLO_EXPERT_SLOTS).",
    ),
]


def parse_names(option: str, text: str, accepted: Sequence[str]) -> list[str]:
    """Names between commas, each once, in their order. Raises ``InputError`` for none, and for any other."""
    names = list(dict.fromkeys(name.strip() for name in text.split(",") if name.strip()))
    if not names:
        raise InputError(f"{option} names nothing; expected some of {', '.join(accepted)}")
    for name in names:
        if name not in accepted:
            raise InputError(f"{option} holds {shown(name)}; expected some of {', '.join(accepted)}")
    return names


def parse_counts(text: str, option: str = "--tokens") -> list[int]:
    """Token counts between commas, each once, in their order.

    Raises:
        InputError: On anything else, a dynamic count among it.
    """
    hint = ", or several with commas between them"
    counts = (whole_number(part, option, least=1, most=MAX_TOKENS, hint=hint) for part in text.split(","))
    return list(dict.fromkeys(counts))
