"""Fit the cost model of a GPU's kernels to times of ``benchmarks.variants``, and show it on shapes that are left out.

    python -m benchmarks.fit_variants FILE... [--held-out FILE...] [--write]

The parameters of ``emitter.dispatch.cost`` are found by least squares over the logarithms of the times (Levenberg and
Marquardt): a variant within a few percent of the fastest counts most, for it is the one that could be chosen. What is
printed are tables of Markdown: what a choice loses against the fastest variant at each token count that was measured,
by the most similar shape's row and by the model. First, each shape of FILE with all others: the row of the most similar
of them, and the model fitted to them alone. Then the shapes of ``--held-out``, with all of FILE. ``--write`` ships the
parameters that all of FILE give.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path

import numpy as np
import numpy.typing as npt

from benchmarks.variants import spec_of
from emitter.dispatch.cost import DTYPE, PARAMETERS, CostModel, Load, VariantCost
from emitter.dispatch.thresholds import Measured, scaled, unlike
from emitter.kernels.cuda.generations import GENERATIONS, ROW_BLOCKS
from moehlo.bench.sweep import best_thresholds

_NEAR = 0.15
"""How far behind the fastest a variant counts half."""
_SHARED = ("overlap", "cache", "block", "router", "rows")
_STEPS = 60


@dataclass(frozen=True)
class Timed:
    """A shape and its seconds by token count and variant, as one line of a file has them."""

    name: str
    shape: tuple[int, ...]
    gpu: str
    date: str
    seconds: Mapping[int, Mapping[str, float]]

    @classmethod
    def read(cls, line: str) -> Timed:
        """A line of ``benchmarks.variants``."""
        v = json.loads(line)
        return cls(v["name"], tuple(v["shape"]), v["gpu"], v["date"], {int(n): of for n, of in v["seconds"].items()})

    def swept(self) -> Measured:
        """The line that a sweep would write."""
        names = next(iter(self.seconds.values()))
        times = {v: {n: of.get(v, math.nan) for n, of in self.seconds.items()} for v in names}
        experts, top_k, hidden, intermediate = self.shape
        return Measured("cuda:sm_90", DTYPE, experts, top_k, hidden, intermediate, best_thresholds(times))

    def losses(self, variant: Callable[[int], str]) -> dict[int, float]:
        """By token count how much longer the chosen variant takes than the fastest, as a part of its time."""
        return {n: of.get(variant(n), math.inf) / min(of.values()) - 1 for n, of in self.seconds.items()}


def first_guess(arch: str, source: str) -> CostModel:
    """An H100's memory and tensor cores, roughly. Its cache's rate stays: few shapes have experts that fit in there."""
    generation = GENERATIONS[arch]
    few = {name: found.down.outputs for name, found in generation.few("bf16", "plain").items()}
    variants = {name: VariantCost(12e-6, 3e12, outputs=outputs) for name, outputs in few.items()}
    for rows in ROW_BLOCKS:
        name = "grouped" if rows == ROW_BLOCKS[-1] else f"grouped_{rows}"
        variants[name] = VariantCost(25e-6, 3e12, rows=rows, multiply=5e12 * rows)
    return CostModel(source, 2.5, 90e6, 5.5e12, 0.4e-9, 0.4e12, 2e12, variants)


def packed(model: CostModel) -> npt.NDArray[np.float64]:
    """The logarithms of the parameters."""
    each = [[of.launches, of.read, *([] if of.multiply is None else [of.multiply])] for of in model.variants.values()]
    shared = [float(getattr(model, name)) for name in _SHARED]
    return np.log(np.array([*shared, *(value for of in each for value in of)], np.float64))


def unpacked(model: CostModel, logs: npt.NDArray[np.float64]) -> CostModel:
    """The model with other parameters."""
    values = iter(np.exp(logs).tolist())
    shared = {name: next(values) for name in _SHARED}
    variants = {}
    for name, of in model.variants.items():
        fields = ("launches", "read") if of.multiply is None else ("launches", "read", "multiply")
        variants[name] = replace(of, **{field: next(values) for field in fields})
    return replace(model, **shared, variants=variants)


def fitted(model: CostModel, shapes: Sequence[Timed]) -> CostModel:
    """The model with the parameters of least squares."""
    points = []
    for timed in shapes:
        for n, of in timed.seconds.items():
            load, least = Load.of(spec_of(timed.shape), n), min(of.values())
            points += [(v, load, math.log(t), 1 / math.sqrt(1 + (t / least - 1) / _NEAR)) for v, t in of.items()]

    def residuals(logs: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        tried = unpacked(model, logs)
        return np.array([w * (math.log(tried.seconds(v, load)) - t) for v, load, t, w in points])

    at, damping = packed(model), 1e-3
    now = residuals(at)
    for _ in range(_STEPS):
        slopes = np.stack([(residuals(at + step) - now) / 1e-5 for step in 1e-5 * np.eye(len(at))], axis=1)
        normal = slopes.T @ slopes
        change = np.linalg.solve(normal + damping * np.diag(normal.diagonal() + 1e-9), -slopes.T @ now)
        tried = residuals(at + np.clip(change, -1, 1))
        if tried @ tried < now @ now:
            done = now @ now - tried @ tried < 1e-9 * (now @ now)
            at, now, damping = at + np.clip(change, -1, 1), tried, damping / 3
            if done:
                break
        else:
            damping *= 4
    return unpacked(model, at)


def row_of(name: str, *choices: Mapping[int, float]) -> str:
    """A row of the table: of each way of choosing the mean, the worst and where, and how often it loses over 5 %."""
    cells = [name]
    for losses in choices:
        worst = max(losses, key=losses.__getitem__)
        over = sum(loss > 0.05 for loss in losses.values())
        cells += [f"{np.mean([*losses.values()]):.2%}", f"{losses[worst]:.1%} at {worst}", str(over)]
    return f"| {' | '.join(cells)} |"


def table(rows: Sequence[tuple[Timed, Mapping[int, float], Mapping[int, float]]]) -> str:
    """The losses of the nearest row and of the model, shape by shape and together."""
    way = "mean | worst | over 5 %"
    lines = [f"| E, k, H, I | row: {way} | model: {way} |", "|---|" + "---|" * 6]
    lines += [row_of(", ".join(map(str, timed.shape)), *losses) for timed, *losses in rows]
    both = []
    for which in (1, 2):
        every = [loss for row in rows for loss in row[which].values()]  # type: ignore[union-attr]
        over = sum(loss > 0.05 for loss in every)
        both += [f"{np.mean(every):.2%}", f"{max(every):.1%}", f"{over} of {len(every)}"]
    return "\n".join([*lines, f"| all | {' | '.join(both)} |"])


def chosen(timed: Timed, others: Sequence[Timed], model: CostModel) -> tuple[Timed, dict[int, float], dict[int, float]]:
    """What is lost at a shape by the row of the most similar other, and by the model."""
    spec = spec_of(timed.shape)
    row = min((other.swept() for other in others), key=partial(unlike, spec))
    return timed, timed.losses(scaled(spec, row).variant), timed.losses(model.thresholds(spec).variant)


def shipped(arch: str, model: CostModel) -> str:
    """The parameters as a file has them, to four digits."""

    def short(value: object) -> object:
        return float(f"{value:.4g}") if isinstance(value, float) else value

    values = {field: short(value) for field, value in asdict(model).items()}
    values["variants"] = {
        name: {field: short(value) for field, value in asdict(of).items() if value is not None}
        for name, of in model.variants.items()
    }
    return json.dumps({f"cuda:{arch}": values}, indent=1) + "\n"


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", type=Path, nargs="+", help="of benchmarks.variants")
    parser.add_argument("--held-out", type=Path, nargs="+", default=[], help="files whose shapes the model is shown on")
    parser.add_argument("--write", action="store_true", help=f"write {PARAMETERS.name}")
    options = parser.parse_args()

    def read(paths: Sequence[Path]) -> list[Timed]:
        return [Timed.read(line) for path in paths for line in path.read_text("utf-8").splitlines()]

    shapes, held_out = read(options.files), read(options.held_out)
    arch = "sm_90"
    source = f"times of {len(shapes)} shapes on an {shapes[0].gpu}, {shapes[0].date}"
    model = fitted(first_guess(arch, source), shapes)
    left_out = []
    for timed in shapes:
        others = [other for other in shapes if other is not timed]
        left_out.append(chosen(timed, others, fitted(model, others)))
    print(f"{table(left_out)}\n")
    if held_out:
        print(f"{table([chosen(timed, shapes, model) for timed in held_out])}\n")
    print(shipped(arch, model), end="")
    if options.write:
        PARAMETERS.write_text(shipped(arch, model), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
