"""The command ``moehlo``. Each verb is thin: it reads options, calls the package, prints.

Exit codes: 0 fine, 1 a check failed, 2 bad use or bad input. With ``--json`` the last line of stdout is one JSON
document; progress and remarks go to stderr.
"""

from __future__ import annotations

import dataclasses
import json
import sys
from enum import Enum, StrEnum
from math import prod
from pathlib import Path
from typing import Annotated, Any, NoReturn

import numpy as np
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from emitter import golden
from emitter.config import Layer, Model
from emitter.errors import InputError, MoehloError
from emitter.families import FAMILIES, Family
from emitter.families.rules import MoeRule
from emitter.families.values import Choice
from emitter.figures import layer_figures
from emitter.files import read_activations, require_writable, write_file
from emitter.graph import DType, Graph
from emitter.graphs import EmitOptions, Strategy, emit
from emitter.hub import checkpoint_directory, has_weights, resolve
from emitter.spec import FfnSpec, MoeSpec
from emitter.tensors import canonical_weights

app = typer.Typer(
    name="moehlo",
    help="From a Hugging Face Mixture-of-Experts config to a verified IREE module.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
golden_app = typer.Typer(help="The frozen graphs: check, update, diff.", no_args_is_help=True)
app.add_typer(golden_app, name="golden")

# piped output is not cut to the width of a terminal that is not there
_out = Console(highlight=False, soft_wrap=True, width=None if sys.stdout.isatty() else 200)
_err = Console(stderr=True, highlight=False, soft_wrap=True)


class FloatType(StrEnum):
    """Types of the experts' matmul inputs."""

    F32 = "f32"
    BF16 = "bf16"
    F16 = "f16"


ModelArgument = Annotated[
    str, typer.Argument(metavar="MODEL", help="A directory with config.json, a config.json, or a hub id.")
]
LayerOption = Annotated[int | None, typer.Option("--layer", help="Decoder layer; the first MoE layer if not given.")]
PartOption = Annotated[str | None, typer.Option("--part", help="Part of a config that has several, e.g. text.")]
DTypeOption = Annotated[FloatType, typer.Option("--dtype", help="Type of the experts' matmul inputs.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON document as the last line.")]
ForceOption = Annotated[bool, typer.Option("--force", help="Replace an existing output file.")]
TargetOption = Annotated[str, typer.Option("--target", help="cpu, cuda, or cuda:sm_80, sm_86, sm_89, sm_90.")]


def _tokens(value: str) -> int | None:
    if value == "dynamic":
        return None
    try:
        tokens = int(value)
    except ValueError:
        tokens = 0
    if not 1 <= tokens <= 2**20:
        raise InputError(f"--tokens is {value!r}; expected dynamic or a whole number from 1 to {2**20}")
    return tokens


def _print_json(document: Any) -> None:
    sys.stdout.write(json.dumps(document, allow_nan=False) + "\n")


def _plain(value: Any) -> Any:
    """A spec as JSON values: enums by name, dataclasses as objects."""
    if isinstance(value, Enum):
        return value.value
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {f.name: _plain(getattr(value, f.name)) for f in dataclasses.fields(value)}
    if isinstance(value, (list, tuple)):
        return [_plain(v) for v in value]
    return value


# -- list ------------------------------------------------------------------------------------------------------------


@app.command("list")
def list_families(as_json: JsonOption = False) -> None:
    """Families and what each supports."""
    rows = [row for family in FAMILIES for row in _family_rows(family)]
    if as_json:
        _print_json({"blocks": rows})
        return
    table = Table(title=f"{sum(r['moe'] for r in rows)} MoE blocks, {sum(not r['moe'] for r in rows)} dense families")
    for column in ("block", "model_type", "router", "experts", "shared", "dense layers", "dispatch"):
        table.add_column(column)
    for row in rows:
        table.add_row(
            row["name"],
            ", ".join(row["model_types"]),
            row["router"] or "-",
            row["experts"] or "-",
            row["shared"] or "-",
            "yes" if row["dense"] else "no",
            ", ".join(row["dispatch"]) or "-",
        )
    _out.print(table)


def _family_rows(family: Family) -> list[dict[str, Any]]:
    """One row for each MoE block of a family; one for a family of dense models."""
    blocks = {"": family.moe, **family.variants} if family.moe is not None else {"": None}
    return [_block_row(family, variant, rule) for variant, rule in blocks.items()]


def _block_row(family: Family, variant: str, rule: MoeRule | None) -> dict[str, Any]:
    row: dict[str, Any] = {
        "name": f"{family.name}/{variant}" if variant else family.name,
        "model_types": list(family.model_types),
        "moe": rule is not None,
        "dense": family.dense is not None,
        "router": None,
        "experts": None,
        "shared": None,
        "dispatch": [],
    }
    if rule is not None:
        routers = [_words(getattr(r, "score", type(r).__name__)) for r in _alternatives(rule.router)]
        row["router"] = " or ".join(dict.fromkeys(routers))
        row["experts"] = rule.experts.glu.kind.value
        row["shared"] = None if rule.shared is None else rule.shared.gate.value
        row["dispatch"] = [s.value for s in Strategy]
    return row


def _alternatives(rule: Any) -> list[Any]:
    """The values a knob can take: itself, or the ones a config key chooses from."""
    return list(rule.values.values()) if isinstance(rule, Choice) else [rule]


def _words(knob: Any) -> str:
    return " or ".join(v.value if isinstance(v, Enum) else str(v) for v in _alternatives(knob))


# -- inspect ---------------------------------------------------------------------------------------------------------


@app.command()
def inspect(
    model: ModelArgument,
    layer: LayerOption = None,
    part: PartOption = None,
    dtype: DTypeOption = FloatType.F32,
    as_json: JsonOption = False,
) -> None:
    """Spec, tensors, bytes and floors of one layer, and the chosen strategy with its reason."""
    opened = resolve(model, part)
    found = opened.layer(layer)
    element = DType(dtype.value)
    tensors: list[dict[str, Any]] = []
    for weight in canonical_weights(found.spec):
        held = element if weight.narrow else DType.F32
        size = prod(weight.shape) * held.itemsize
        tensors.append({"name": weight.name, "shape": list(weight.shape), "dtype": held.value, "bytes": size})
    figures = [layer_figures(found.spec, element, n) for n in (1, 16, 512, 4096)]
    strategy, reason = _strategy_of(found.spec)
    document = {
        "family": opened.family.name,
        "layer": found.index,
        "layers": opened.depth,
        "moe_layers": list(opened.moe_layers),
        "spec": {"kind": type(found.spec).__name__, **_plain(found.spec)},
        "tensors": tensors,
        "floors": [dataclasses.asdict(f) for f in figures],
        "strategy": strategy,
        "reason": reason,
    }
    if as_json:
        _print_json(document)
        return
    _out.print(
        f"[bold]{opened.family.name}[/bold], layer {found.index} of {opened.depth} ({type(found.spec).__name__})"
    )
    _print_spec(found.spec)
    table = Table(title="weights")
    for column in ("argument", "shape", "dtype", "MB"):
        table.add_column(column, justify="right" if column == "MB" else "left")
    for tensor in tensors:
        table.add_row(tensor["name"], str(tensor["shape"]), tensor["dtype"], f"{tensor['bytes'] / 1e6:,.2f}")
    _out.print(table)
    table = Table(title="what one call must read and compute, uniform routing (masked-dense does more)")
    for column in ("tokens", "experts touched", "floor MB", "floor GFLOP", "masked MB", "masked GFLOP"):
        table.add_column(column, justify="right")
    for f in figures:
        values = (
            f.experts_touched,
            f.floor_bytes / 1e6,
            f.floor_flops / 1e9,
            f.masked_bytes / 1e6,
            f.masked_flops / 1e9,
        )
        table.add_row(str(f.tokens), *(f"{v:,.2f}" for v in values))
    _out.print(table)
    _out.print(f"strategy: {strategy} ({reason})")


def _strategy_of(spec: FfnSpec) -> tuple[str, str]:
    if not isinstance(spec, MoeSpec):
        return "dense", "the layer has no experts"
    return Strategy.MASKED.value, "the reference strategy; it runs on every target"


def _print_spec(spec: FfnSpec) -> None:
    def show(value: Any, indent: str) -> None:
        for field in dataclasses.fields(value):
            item = getattr(value, field.name)
            if dataclasses.is_dataclass(item) and not isinstance(item, type):
                _out.print(f"{indent}{field.name}:")
                show(item, indent + "  ")
            else:
                _out.print(f"{indent}{field.name}: {item.value if isinstance(item, Enum) else item}", markup=False)

    show(spec, "  ")


# -- emit and compile ------------------------------------------------------------------------------------------------


class Dispatch(StrEnum):
    """Values of ``--dispatch``."""

    MASKED = "masked"


DispatchOption = Annotated[Dispatch, typer.Option("--dispatch", help="How tokens reach their experts.")]


@app.command("emit")
def emit_graph(
    model: ModelArgument,
    layer: LayerOption = None,
    part: PartOption = None,
    tokens: Annotated[str, typer.Option("--tokens", help="A token count, or dynamic.")] = "dynamic",
    dispatch: DispatchOption = Dispatch.MASKED,
    dtype: DTypeOption = FloatType.F32,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="File to write.")] = None,
    show: Annotated[bool, typer.Option("--print", help="Print the text (also the default without -o).")] = False,
    force: ForceOption = False,
    as_json: JsonOption = False,
) -> None:
    """Write the StableHLO text of one layer."""
    options = EmitOptions(_tokens(tokens), DType(dtype.value), Strategy(dispatch.value))
    if output is not None:
        require_writable(output, force=force)
    opened = resolve(model, part)
    found = opened.layer(layer)
    graph = emit(found.spec, options)
    if output is not None:
        write_file(output, lambda stream: stream.write(graph.text.encode()), force=force)
        _err.print(f"wrote {output}: {opened.family.name} layer {found.index}, {len(graph.text.splitlines())} lines")
    if show or (output is None and not as_json):
        sys.stdout.write(graph.text)
    if as_json:
        _print_json(
            {
                "family": opened.family.name,
                "layer": found.index,
                "output": None if output is None else str(output),
                "arguments": [
                    {"name": a.name, "shape": list(a.shape), "dtype": a.dtype.value, "role": a.role.value}
                    for a in graph.signature.arguments
                ],
                "results": [
                    {"name": r.name, "shape": list(r.shape), "dtype": r.dtype.value} for r in graph.signature.results
                ],
                "ops": golden.op_counts(graph.text),
            }
        )


@app.command("compile")
def compile_file(
    file: Annotated[Path, typer.Argument(metavar="FILE.mlir", help="A text that `moehlo emit` wrote.")],
    target: TargetOption = "cpu",
    output: Annotated[Path | None, typer.Option("-o", "--output", help="FILE.vmfb if not given.")] = None,
    force: ForceOption = False,
    as_json: JsonOption = False,
) -> None:
    """Compile a text with IREE."""
    from emitter.iree import compile_text, parse_target

    output = output or file.with_suffix(".vmfb")
    require_writable(output, force=force)
    parsed = parse_target(target)
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise InputError(f"{file}: does not exist; `moehlo emit MODEL -o {file}` writes it") from error
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"{file}: cannot be read as MLIR text: {error}") from error
    with _err.status(f"compiling {file} for {parsed.name}"):
        vmfb = compile_text(text, parsed)
    write_file(output, lambda stream: stream.write(vmfb), force=force)
    _err.print(f"wrote {output}: {len(vmfb):,} bytes for {parsed.name}")
    if as_json:
        _print_json({"output": str(output), "target": parsed.name, "bytes": len(vmfb)})


# -- run -------------------------------------------------------------------------------------------------------------


@app.command()
def run(
    model: ModelArgument,
    layer: LayerOption = None,
    part: PartOption = None,
    input_file: Annotated[Path | None, typer.Option("--input", help="x.npy, [N, H] float32.")] = None,
    output_file: Annotated[Path | None, typer.Option("--output", help="y.npy to write, [N, H] float32.")] = None,
    target: TargetOption = "cpu",
    dispatch: DispatchOption = Dispatch.MASKED,
    dtype: DTypeOption = FloatType.F32,
    random: Annotated[int | None, typer.Option("--random", help="Seed for random weights, for a config alone.")] = None,
    force: ForceOption = False,
    as_json: JsonOption = False,
) -> None:
    """Run one layer with the model's own weights."""
    from emitter.iree import Session, compile_graph, parse_target

    if input_file is None or output_file is None:
        raise InputError("--input and --output are needed: `moehlo run MODEL --layer L --input x.npy --output y.npy`")
    require_writable(output_file, force=force)
    parsed = parse_target(target)
    opened = resolve(model, part)
    found = opened.layer(layer)
    x = read_activations(input_file, found.spec.hidden)
    graph = emit(found.spec, EmitOptions(None, DType(dtype.value), Strategy(dispatch.value)))
    weights = layer_weights(model, opened, found, graph, random)
    with _err.status(f"compiling for {parsed.name}"):
        module = compile_graph(graph, parsed)
    session = Session(module, weights)
    y = np.asarray(session(x))
    write_file(output_file, lambda stream: np.save(stream, y), force=force)
    _err.print(f"wrote {output_file}: {list(y.shape)} on {session.choice.driver} ({session.choice.reason})")
    if as_json:
        _print_json(
            {
                "family": opened.family.name,
                "layer": found.index,
                "output": str(output_file),
                "shape": list(y.shape),
                "target": parsed.name,
                "driver": session.choice.driver,
                "reason": session.choice.reason,
                "weights": "random" if random is not None else "checkpoint",
            }
        )


def layer_weights(model: str, opened: Model, layer: Layer, graph: Graph, random: int | None) -> dict[str, Any]:
    """The weights that a graph asks for: random ones from a seed, or the checkpoint's."""
    from weights import load_layer, random_weights

    if random is not None:
        return dict(random_weights(graph.signature.weights, random))
    directory = checkpoint_directory(model, opened, layer.index)
    with Progress(console=_err, transient=True) as progress:
        task = progress.add_task(f"reading layer {layer.index}", total=None)
        return dict(
            load_layer(
                directory,
                layer.layout,
                layer.index,
                graph.signature.weights,
                progress=lambda done, total: progress.update(task, completed=done, total=total),
            )
        )


# -- verify ----------------------------------------------------------------------------------------------------------


class ExecutorName(StrEnum):
    """Values of ``--executor``."""

    IREE = "iree"
    XLA = "xla"
    INTERPRETER = "interpreter"


@app.command()
def verify(
    model: Annotated[str | None, typer.Argument(metavar="[MODEL]", help="As elsewhere; not with --all.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Every block of the family table, at tiny sizes.")] = False,
    layer: LayerOption = None,
    part: PartOption = None,
    target: TargetOption = "cpu",
    executor: Annotated[ExecutorName, typer.Option("--executor", help="What runs the graph.")] = ExecutorName.IREE,
    dispatch: DispatchOption = Dispatch.MASKED,
    dtype: DTypeOption = FloatType.F32,
    tokens: Annotated[str, typer.Option("--tokens", help="Token counts, comma-separated.")] = "1,7,64",
    draws: Annotated[int, typer.Option("--draws", min=1, help="Fresh inputs for each token count.")] = 20,
    draw: Annotated[int | None, typer.Option("--draw", min=0, help="Only this draw: runs a failure again.")] = None,
    seed: Annotated[int, typer.Option("--seed", help="Seed of the inputs and of random weights.")] = 0,
    static: Annotated[bool, typer.Option("--static", help="One static graph for each token count.")] = False,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, help="Blocks at a time, with --all.")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the report as Markdown.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Parity with the Hugging Face block and with float64 truth. Exit code 1 when it fails.

    Weights are the checkpoint's where MODEL has one, random ones for a config alone.
    """
    from oracle.suite import make_executor, subject_of, verify_all
    from oracle.verify import Plan
    from oracle.verify import verify as verify_layer

    if everything == (model is not None):
        raise InputError("expected either MODEL or --all: `moehlo verify MODEL`, or `moehlo verify --all`")
    counts = tuple(n for n in (_tokens(t.strip()) for t in tokens.split(",")) if n is not None)
    if not counts:
        raise InputError(f"--tokens is {tokens!r}; expected token counts such as 1,7,64")
    plan = Plan(
        dtype=DType(dtype.value),
        strategy=Strategy(dispatch.value),
        tokens=counts,
        draws=draws,
        seed=seed,
        draw=draw,
        dynamic=not static,
    )
    with Progress(console=_err, transient=True) as progress:
        task = progress.add_task("verifying", total=None)

        def shown(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        if model is None:
            reports = []
            for block, report in verify_all(plan, executor.value, target, jobs=jobs, cases=Path(), progress=shown):
                progress.console.print(f"{'PASS' if report.passed else 'FAIL'} {block.family}", markup=False)
                reports.append(report)
            reports.sort(key=lambda r: (r.subject["family"], r.subject["layer"]))
        else:
            opened = resolve(model, part)
            found = opened.layer(layer)
            graph = emit(found.spec, EmitOptions(None if plan.dynamic else counts[0], plan.dtype, plan.strategy))
            weights = layer_weights(model, opened, found, graph, None) if has_weights(model, opened) else None
            subject = subject_of(model, opened, found, weights)
            runner = make_executor(executor.value, target)
            reports = [verify_layer(subject, plan, runner, case_directory=Path(), progress=shown)]
    if model is None:
        _out.print(_summary(reports))
    for report in reports:
        if markdown:
            sys.stdout.write(report.to_markdown())
        elif model is not None or not report.passed:
            _out.print(report.to_table())
    passed = sum(r.passed for r in reports)
    if as_json:
        _print_json(reports[0].to_json() if model is not None else {"reports": [r.to_json() for r in reports]})
    if passed < len(reports):
        raise typer.Exit(1)


def _summary(reports: list[Any]) -> Table:
    """One row for each block: its error against truth beside the genuine block's own."""
    passed = sum(r.passed for r in reports)
    ratios = sorted(r.ratio_median for r in reports if r.ratio_median is not None)
    middle = f", median ratio {ratios[len(ratios) // 2]:.2f}" if ratios else ""
    table = Table(title=f"{passed}/{len(reports)} PASS{middle}")
    for column in ("block", "layer", "result", "our error", "genuine block's error", "ratio", "flips"):
        table.add_column(column)
    for report in reports:
        ours = max((row.ours for row in report.tokens if row.ours is not None), default=None)
        theirs = max((row.hf for row in report.tokens if row.hf is not None), default=None)
        flips = "-" if report.routing is None else f"{report.routing.near_ties} near-ties, {report.routing.wrong} wrong"
        cells = [f"{v:.2e}" if v is not None else "-" for v in (ours, theirs)]
        ratio = "-" if report.ratio_median is None else f"{report.ratio_median:.2f}"
        result = "PASS" if report.passed else "FAIL"
        table.add_row(report.subject["family"], str(report.subject["layer"]), result, *cells, ratio, flips)
    return table


# -- goldens ---------------------------------------------------------------------------------------------------------


@golden_app.command("check")
def golden_check(as_json: JsonOption = False) -> None:
    """Compare every emitted graph with its golden, byte for byte."""
    root = golden.goldens_root()
    count, problems = golden.check(root)
    for problem in problems:
        _err.print(f"{problem.kind}: {problem.case}\n{problem.detail}", markup=False)
        if problem.kind == "changed":
            _err.print(f"the new text is in {golden.new_path(root, problem.case)}", markup=False)
    if problems:
        _err.print("accept with: moehlo golden update" + (f" {problems[0].case}" if len(problems) == 1 else ""))
    else:
        _err.print(f"{count} goldens hold")
    if as_json:
        _print_json({"cases": count, "problems": [dataclasses.asdict(p) for p in problems]})
    if problems:
        raise typer.Exit(1)


CasesArgument = Annotated[list[str] | None, typer.Argument(metavar="CASE...", help="Cases, or beginnings of them.")]


@golden_app.command("update")
def golden_update(only: CasesArgument = None, as_json: JsonOption = False) -> None:
    """Freeze today's texts: all of them, or the cases whose name starts with CASE."""
    written, removed = golden.update(golden.goldens_root(), only or ())
    for word, names in (("wrote", written), ("removed", removed)):
        for name in names:
            _err.print(f"{word} {name}", markup=False)
    _err.print(f"{len(written)} written, {len(removed)} removed; read the diff before you commit it")
    if as_json:
        _print_json({"written": written, "removed": removed})


@golden_app.command("diff")
def golden_diff(only: CasesArgument = None) -> None:
    """Show how today's texts differ from their goldens; writes nothing."""
    root = golden.goldens_root()
    different = 0
    for case in golden.cases(root):
        if only and not case.name.startswith(tuple(only)):
            continue
        path = golden.graph_path(root, case.name)
        frozen = path.read_text() if path.exists() else ""
        text = golden.render(root, case)
        if frozen != text:
            different += 1
            _out.print(f"{case.name}\n{golden.describe_change(frozen, text, most=200)}", markup=False)
    if different:
        raise typer.Exit(1)
    _err.print("no difference")


# -- entry -----------------------------------------------------------------------------------------------------------


def main() -> NoReturn:
    """Run the command; errors that a person can act on become one message and exit code 2."""
    try:
        app()
    except MoehloError as error:
        _err.print(f"[bold red]error:[/bold red] {_escape(str(error))}")
        sys.exit(2)
    except BrokenPipeError:
        # the reader went away (`| head`); that is no fault, and nothing more can be printed
        sys.stdout = None
    sys.exit(0)


def _escape(text: str) -> str:
    return text.replace("[", "\\[")


if __name__ == "__main__":
    main()
