"""A failing draw as a file, and the command that runs it again."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import numpy as np

from emitter.errors import MoehloError
from emitter.io.files import write_file
from emitter.plan import Strategy
from emitter.spec.tensors import canonical_weights
from oracle.executors import Executor
from oracle.trials import Drawn, Subject, Trials

SMALL_CASE = 64 * 2**20
"""Weights up to this many bytes are stored in the file of a failing case."""


def command_again(subject: Subject, trials: Trials, drawn: Drawn, executor: Executor) -> str:
    """The command that runs one draw again, on this machine or another."""
    target = getattr(getattr(executor, "target", None), "option", None)
    request = trials.request
    part = f" --part {subject.part}" if subject.part is not None else ""
    parts = [f"moehlo verify {subject.model}{part} --layer {subject.layer} --dtype {trials.dtype.value}"]
    parts += [f"--target {target}"] if target else [f"--executor {executor.option}"]
    if request.target.mesh is not None:
        parts += [f"--mesh {request.target.mesh}"]
    parts += [f"--dispatch {request.strategy.value}"]
    parts += [] if request.accumulate is None else [f"--accumulate {request.accumulate.value}"]
    if request.strategy is not Strategy.MASKED and request.target.kind == "cpu":
        parts += [f"--isa {request.target.isa.name}"]
    for name, most in (("gather", request.gather_threshold), ("sort", request.sort_threshold)):
        parts += [f"--{name}-threshold {most}"] if most is not None else []
    parts += [] if subject.residency is None else [f"--residency {subject.residency.value}"]
    parts += [] if trials.dynamic else ["--static"]
    parts += [f"--tokens {drawn.tokens}", f"--seed {trials.seed}", f"--draws {trials.draws}", f"--draw {drawn.draw}"]
    return " ".join(parts)


def write_case(subject: Subject, trials: Trials, drawn: Drawn, command: str, directory: Path) -> Path:
    """An .npz of a failing draw: ``value.*``, ``found.*``, ``truth.*`` and ``about`` (JSON)."""
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MoehloError(f"{directory}: cannot be made for the failing case: {error.strerror}") from error
    names = [info.name for info in canonical_weights(subject.spec)]
    small = sum(drawn.values[name].nbytes for name in names) <= SMALL_CASE
    about = {
        "family": subject.family,
        "layer": subject.layer,
        "dtype": trials.dtype.value,
        "tokens": drawn.tokens,
        "draw": drawn.draw,
        "weights": "stored" if small else ("given" if subject.weights is not None else f"seed {drawn.weight_seed}"),
        "command": command,
        "problems": list(drawn.comparison.problems),
    }
    arrays: dict[str, Any] = {"about": np.array(json.dumps(about))}
    for name, value in drawn.values.items():
        if small or name not in names:
            # bf16 is not a type of .npz: every bf16 is an f32.
            arrays[f"value.{name}"] = value if value.dtype.kind in "fib" else value.astype(np.float32)
    arrays |= {f"found.{name}": value for name, value in drawn.found.items()}
    arrays |= {f"truth.{name}": value for name, value in drawn.comparison.equal_routing.stages().items()}
    family = "-".join(filter(None, (subject.family.replace("/", "_"), subject.part)))
    path = directory / f"verify-{family}-layer{subject.layer}-{trials.dtype.value}-n{drawn.tokens}-draw{drawn.draw}.npz"
    buffer = io.BytesIO()
    np.savez_compressed(buffer, **arrays)
    write_file(path, lambda stream: stream.write(buffer.getvalue()), force=True)
    return path
