"""``moehlo verify``: parity with the Hugging Face block and with float64 truth."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, get_args

import typer
from rich.table import Table

from emitter.errors import InputError, MoehloError
from emitter.io.numbers import MOST_SEED, MOST_WORKERS
from emitter.plan import Strategy
from emitter.reading.hub import resolve
from moehlo.api import read_trials
from moehlo.choices import ExecutorName, read_executor, read_request, read_target
from moehlo.cli import options
from moehlo.cli.console import err, out, print_json, print_text, table, working
from moehlo.cli.options import MOST_ROUNDS, choose_dtype, parse_counts, spelled, whole_option
from oracle.draws import THOROUGH

if TYPE_CHECKING:
    from oracle.report import Report


def verify(
    model: Annotated[str | None, typer.Argument(metavar="[MODEL]", help="As elsewhere; not with --all.")] = None,
    whole: options.WholeOption = False,
    everything: Annotated[bool, typer.Option("--all", help="Every block of the family table, at tiny sizes.")] = False,
    layer: options.LayerOption = None,
    part: options.PartOption = None,
    target: options.TargetOption = "cpu",
    mesh: options.MeshOption = None,
    executor: Annotated[
        ExecutorName,
        typer.Option(
            "--executor",
            parser=lambda given: read_executor(given, "--executor"),
            metavar="NAME",
            help=f"What runs the graph: {', '.join(get_args(ExecutorName))}.",
        ),
    ] = "iree",
    dispatch: options.DispatchOption = Strategy.AUTO,
    isa: options.IsaOption = "host",
    gather_threshold: options.GatherThresholdOption = None,
    sort_threshold: options.SortThresholdOption = None,
    dtype: options.ComputeOption = None,
    residency: options.ResidencyOption = None,
    accumulate: options.AccumulateOption = None,
    tokens: Annotated[str, typer.Option("--tokens", help="Token counts, comma-separated.")] = "1,7,64",
    draws: Annotated[
        int | None,
        whole_option(
            "--draws",
            1,
            MOST_ROUNDS,
            "N",
            f"Fresh inputs for each token count; {THOROUGH} if not given, and half a minute's of a large layer.",
        ),
    ] = None,
    thorough: Annotated[bool, typer.Option("--thorough", help=f"{THOROUGH} draws, whatever time they take.")] = False,
    draw: Annotated[
        int | None,
        whole_option("--draw", 0, MOST_ROUNDS, "N", "Only this draw: runs a failure again."),
    ] = None,
    seed: Annotated[
        int,
        whole_option("--seed", 0, MOST_SEED, "N", "Seed of the inputs and of random weights."),
    ] = 0,
    max_new_tokens: Annotated[
        int | None,
        whole_option("--max-new-tokens", 0, MOST_ROUNDS, "N", "Greedy ids after each prompt: 32; with --model."),
    ] = None,
    static: Annotated[bool, typer.Option("--static", help="One static graph for each token count.")] = False,
    jobs: Annotated[
        int | None,
        whole_option("--jobs", 1, MOST_WORKERS, "N", "Blocks at a time, with --all."),
    ] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the report as Markdown.")] = False,
    as_json: options.JsonOption = False,
) -> None:
    """Parity with the Hugging Face block and with float64 truth. Exit code 1 when it fails.

    Weights are the checkpoint's where MODEL has one, random ones for a config alone.

    --all is over tiny configs; on a GPU over wider ones, as kernels there take widths that are multiples of 16.

    With --accumulate f32 the error of sums in f64 stands beside.

    --model is over the whole decoder: logits of prompts of so many --tokens at once, in chunks and step by step, each
    half of a layer, and greedy ids, against transformers' own model. The first stage that diverges is named.
    """
    from oracle.suite import verify_all, verify_layer

    if whole:
        others = {"--all": everything, "--layer": layer is not None, "--draw": draw is not None, "--static": static,
                  "--jobs": jobs is not None, "--executor": executor != "iree", "--mesh": mesh is not None,
                  "--thorough": thorough}  # fmt: skip
        if given := [name for name, there in others.items() if there]:
            raise InputError(f"{', '.join(given)}: for a layer; --model verifies the whole decoder")
        if model is None:
            raise InputError("--model needs MODEL: `moehlo verify MODEL --model`")
    elif max_new_tokens is not None:
        raise InputError("--max-new-tokens goes with --model")
    if everything == (model is not None):
        raise InputError("expected either MODEL or --all: `moehlo verify MODEL`, or `moehlo verify --all`")
    if everything and (layer is not None or part is not None):
        raise InputError("--layer and --part are for MODEL; --all has the layers of each block")
    if not everything and jobs is not None:
        raise InputError("--jobs is for --all: MODEL is one layer")
    if everything and residency is not None:
        raise InputError("--residency is for a quantised MODEL; --all is over random weights")
    if thorough and draws is not None:
        raise InputError(f"--thorough is --draws {THOROUGH}: give one of them")
    parsed = read_target(target, mesh, isa, spelled=spelled)
    counts = parse_counts(tokens)
    if whole:
        opened = resolve(str(model), part)
        request = replace(
            read_request(dispatch, parsed, gather_threshold, sort_threshold, accumulate, spelled=spelled),
            residency=residency,
            dtype=choose_dtype(dtype, residency, opened.layer(), parsed),
        )
        if parsed.kind == "xla":
            raise InputError(f"--target {target}: a whole decoder is verified as IREE runs it; accepted: cpu, cuda")
        from moehlo.verification import verify_decoder

        with working("reading the model") as work:
            found_whole = verify_decoder(
                opened,
                parsed,
                request,
                tokens=counts,
                draws=draws or 2,
                new=32 if max_new_tokens is None else max_new_tokens,
                seed=seed,
                progress=work.at,
                on_step=work,
            )
        _print_report(found_whole, markdown, as_json)
        return
    found = None if model is None else resolve(model, part).layer(layer)
    trials = read_trials(
        parsed,
        executor,
        dispatch=dispatch,
        gather_threshold=gather_threshold,
        sort_threshold=sort_threshold,
        accumulate=accumulate,
        dtype=choose_dtype(dtype, residency, found, parsed),
        tokens=counts,
        draws=THOROUGH if thorough else draws,
        draw=draw,
        seed=seed,
        static=static,
        layer=found,
        spelled=spelled,
    )
    refused: dict[str, str] = {}
    with working() as work:
        # before the first draw is judged torch, transformers and graphs are loaded
        work("verifying")
        if found is None:
            reports = []
            for block, report in verify_all(trials, executor, parsed, jobs=jobs, cases=Path(), progress=work.at):
                name = " ".join(filter(None, (block.family, block.part, f"layer {block.layer}")))
                if isinstance(report, MoehloError):
                    err.print(f"NOT RUN {name}")
                    refused[name] = str(report)
                    continue
                err.print(f"{'PASS' if report.passed else 'FAIL'} {name}")
                reports.append(report)
            reports.sort(key=lambda r: (r.subject["family"], r.subject["layer"]))
        else:
            reports = [
                verify_layer(found, trials, executor, parsed, residency=residency, cases=Path(), progress=work.at)
            ]
    if model is None and refused and not reports:
        raise InputError(f"no block was run: {next(iter(refused.values()))}")
    if model is None:
        out.print(_summary(reports))
        for name, reason in sorted(refused.items()):
            out.print(f"not run: {name}: {reason}")
    for report in reports:
        if markdown:
            print_text(report.to_markdown())
        elif model is not None or not report.passed:
            out.print(report.to_table())
    passed = sum(r.passed for r in reports)
    if as_json:
        documents = [r.to_json() for r in reports]
        print_json(documents[0] if model is not None else {"reports": documents, "not_run": refused})
    if passed < len(reports):
        raise typer.Exit(1)


def _print_report(report: Report, markdown: bool, as_json: bool) -> None:
    """One report in the form that was asked for. Raises ``typer.Exit`` where it failed."""
    if markdown:
        print_text(report.to_markdown())
    else:
        out.print(report.to_table())
    if as_json:
        print_json(report.to_json())
    if not report.passed:
        raise typer.Exit(1)


def _summary(reports: list[Any]) -> Table:
    """One row for each block: its error against truth next to the HF reference block's own."""
    passed = sum(r.passed for r in reports)
    ratios = sorted(r.ratio_median for r in reports if r.ratio_median is not None)
    middle = f", median ratio {ratios[len(ratios) // 2]:.2f}" if ratios else ""
    blocks = {report.subject["family"] for report in reports}
    failed = {report.subject["family"] for report in reports if not report.passed}
    layers = f"{passed}/{len(reports)} layers"
    columns = ("block", "layer", "variants", "result", "our error", "HF block's error", "ratio", "flips")
    found = table(f"{len(blocks - failed)}/{len(blocks)} blocks PASS, {layers}{middle}", columns, columns)
    for report in reports:
        ours = max((row.ours for row in report.tokens if row.ours is not None), default=None)
        theirs = max((row.hf for row in report.tokens if row.hf is not None), default=None)
        flips = "-" if report.routing is None else f"{report.routing.near_ties} near-ties, {report.routing.wrong} wrong"
        cells = [f"{v:.2e}" if v is not None else "-" for v in (ours, theirs)]
        ratio = "-" if report.ratio_median is None else f"{report.ratio_median:.2f}"
        result = "PASS" if report.passed else "FAIL"
        named = (report.subject["family"], str(report.subject["layer"]), report.subject.get("variants", "-"))
        found.add_row(*named, result, *cells, ratio, flips)
    return found
