"""``moehlo run`` in several processes: what their supervisors are given, and what each of them does.

``python -m moehlo.cli.several`` is such a process; it takes its task from its supervisor.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
import time
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import numpy as np

from emitter.errors import InputError, MoehloError, first_line, shown
from emitter.graphs import emit
from emitter.io.files import write_file
from emitter.io.numbers import whole_number
from emitter.io.processes import FAULT
from emitter.reading.hub import resolve
from emitter.signature import DType
from emitter.target import Target
from emitter.target.mesh import Mesh, Share
from emitter.xla.processes import Place, join
from moehlo.api import load_weights
from moehlo.choices import read_request, read_residency, read_target
from moehlo.cli.calls import LayerCall, read_call
from moehlo.processes import Bounds, Group, Outcome, State, follow, lead
from moehlo.processes.member import Member
from moehlo.processes.roster import LOST, REFUSED

COMMAND = (sys.executable, "-m", "moehlo.cli.several")

_ADDRESS = re.compile(r"(?:\[(?P<literal>[0-9A-Fa-f:.]+)\]|(?P<name>[^\[\]:/\s]+)):(?P<port>[0-9]{1,6})")


@dataclass(frozen=True)
class Several:
    """``count`` processes with an equal share of a mesh's devices each: all of them here, or ``index`` alone, which
    meets the others at ``address``."""

    count: int
    mesh: Mesh
    address: tuple[str, int] | None = None
    index: int | None = None
    patience: float = Bounds.patience

    @property
    def local(self) -> int:
        """The devices of a process."""
        return self.mesh.devices // self.count

    @property
    def here(self) -> int:
        """The processes of this host."""
        return self.count if self.address is None else 1


def read_several(
    target: Target,
    processes: int | None,
    coordinator: str | None,
    process_id: int | None,
    patience: float | None,
) -> Several | None:
    """The processes that a command line asks for; None where it asks for none beside its own.

    Raises:
        InputError: If the options do not belong together, or the devices do not divide among the processes.
    """
    if processes is None:
        for option, value in (("--coordinator", coordinator), ("--process-id", process_id), ("--patience", patience)):
            if value is not None:
                raise InputError(
                    f"{option} is for several processes: give --processes P, and on several hosts --coordinator "
                    "HOST:PORT and --process-id I as well"
                )
        return None
    if (coordinator is None) != (process_id is None):
        raise InputError(
            "--coordinator HOST:PORT and --process-id I belong together: give both, one process on each host, or "
            "neither, and all are started here"
        )
    if target.mesh is None:
        raise InputError("--processes divides a mesh of devices: give --target xla and --mesh expert=D with it")
    mesh = target.mesh
    if mesh.devices % processes:
        fitting = ", ".join(str(p) for p in range(1, mesh.devices + 1) if mesh.devices % p == 0)
        raise InputError(
            f"mesh {mesh}: its {mesh.devices} devices do not divide among {processes} processes; {fitting} fit"
        )
    if process_id is not None and process_id >= processes:
        raise InputError(f"--process-id is {process_id}; expected 0 to {processes - 1}, as --processes is {processes}")
    several = Several(
        processes,
        mesh,
        None if coordinator is None else read_address(coordinator),
        process_id,
        Bounds.patience if patience is None else patience,
    )
    return None if several.count == 1 else several


def read_address(text: str) -> tuple[str, int]:
    """``host:port`` or ``[ipv6]:port``. Raises ``InputError`` for anything else."""
    found = _ADDRESS.fullmatch(text)
    if found is None:
        raise InputError(f"--coordinator is {shown(text)}; expected HOST:PORT, such as 10.0.0.1:7777 or [::1]:7777")
    port = whole_number(found["port"], "the port of --coordinator", least=1, most=65535)
    return found["literal"] or found["name"], port


def run_several(
    several: Several, call: LayerCall, words: Mapping[str, Any], progress: Callable[[str], None]
) -> Outcome:
    """Compute a call in several processes; that of number 0 writes the files. ``words`` are those of ``compute``.

    Raises:
        GroupError: If a process goes, is stopped, gets stuck or does not come.
        MoehloError: As the processes do, which have each read the input and the model themselves.
    """
    bounds = Bounds(several.patience, silent=min(Bounds.silent, several.patience))

    def task(index: int) -> dict[str, Any]:
        first = index * several.local if several.address is None else 0
        place = {"index": index, "count": several.count, "local": several.local, "first": first}
        return {**words, **place, "patience": several.patience}

    group = Group(several.count, COMMAND, task, _agreed(several, call, words), bounds=bounds)
    if several.index:
        assert several.address is not None
        return follow(group, several.index, several.address, progress)
    return lead(group, several.here, several.address, progress)


def _agreed(several: Several, call: LayerCall, words: Mapping[str, Any]) -> dict[str, str]:
    """What all processes must have been given alike: first what a person reads, then all that decides the result."""
    graph = emit(call.layer.spec, call.plan)
    arrays = hashlib.sha256(call.x.tobytes())
    for name in sorted(call.inputs):
        arrays.update(name.encode() + call.inputs[name].tobytes())
    return {
        "--processes": str(several.count),
        "--mesh": str(several.mesh),
        "--target": str(words["target"]),
        "--layer": str(call.layer.index),
        "--dispatch": call.plan.strategy.value,
        "--accumulate": str(words["accumulate"]),
        "--dtype": call.plan.dtype.value,
        "--random": str(words["random"]),
        "the number of tokens": str(len(call.x)),
        "the input": arrays.hexdigest()[:16],
        "the text of the layer": hashlib.sha256(graph.text.encode()).hexdigest()[:16],
        "the version of moehlo": _version("moehlo"),
        "the version of jax": _version("jax"),
    }


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "none"


def compute(
    member: Member,
    *,
    model: str,
    part: str | None,
    layer: int | None,
    target: str,
    mesh: str,
    dispatch: str,
    accumulate: str | None,
    dtype: str,
    residency: str | None,
    random: int | None,
    input_file: str,
    input_files: Mapping[str, str],
    output_file: str,
    results_file: str | None,
    force: bool,
    index: int,
    count: int,
    local: int,
    first: int,
    patience: float,
) -> None:
    """One process's part of ``moehlo run``: its experts' weights, its devices' share of the call.

    Raises what ``moehlo run`` raises, and ``jax.errors.JaxRuntimeError`` where another process is missed.
    """
    from emitter.xla import XlaSession

    member.at(State.STARTING)
    parsed = read_target(target, mesh)
    assert parsed.kind == "xla"
    request = read_request(dispatch, parsed, accumulate=accumulate)
    request = replace(request, dtype=DType(dtype), residency=read_residency(residency), stages=results_file is not None)
    call = read_call(
        resolve(model, part).layer(layer),
        request,
        input_file=Path(input_file),
        input_files={name: Path(path) for name, path in input_files.items()},
        stored=random is None,
    )
    graph = emit(call.layer.spec, call.plan)
    share = Share(index, count)
    member.at(State.READING)
    before, started = bytes_read(), time.monotonic()
    weights = load_weights(call.layer, graph, random=random, share=share, progress=lambda *_: member.getting_on())
    after = bytes_read()
    read = None if before is None or after is None or random is not None else after - before
    member.note(read=read, held=_bytes(weights), seconds=time.monotonic() - started)
    address = member.wait(State.READY_TO_JOIN)["address"]
    member.at(State.JOINING)
    join(parsed, Place(share, address, local, first), seconds=max(1, int(patience)))
    session = XlaSession(graph, weights, parsed, share=share)
    del weights
    member.wait(State.READY_TO_CALL)
    member.at(State.CALLING)
    results = session.run(call.x, **call.inputs)
    if index == 0:
        write_results(results, Path(output_file), None if results_file is None else Path(results_file), force=force)
    member.note(shape=list(results["output"].shape), results=list(results))
    member.wait(State.DONE)


_GLOO_KEY = re.compile(r"\bgloo/[0-9,]+/([0-9]{1,6})\b")


def waited_for(text: str, local: int) -> int | None:
    """The process for which gloo waited, as the runtime's error names it (the rank of its device), or None."""
    found = _GLOO_KEY.search(text)
    return None if found is None else int(found[1]) // local


def write_results(results: Mapping[str, Any], output: Path, every: Path | None, *, force: bool) -> None:
    """The output as .npy, and all results as .npz where a file for them is given."""
    write_file(output, lambda stream: np.save(stream, results["output"]), force=force)
    if every is not None:
        write_file(every, lambda stream: np.savez(stream, **results), force=force)


def bytes_read() -> int | None:
    """What this process has read by system calls, as Linux counts it; None elsewhere."""
    try:
        lines = Path("/proc/self/io").read_text().splitlines()
    except OSError:
        return None
    return int(dict(line.split(": ") for line in lines)["rchar"])


def _bytes(weights: Mapping[str, Any]) -> int:
    return sum(weight.nbytes for weight in weights.values())


def main() -> None:
    """A process of several: its task comes on stdin, what it does goes to stdout."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # its supervisor is interrupted, and ends it
    member = Member()
    # no exit but at once: on an orderly one jax.distributed waits for the others, which then are the first to go
    try:
        compute(member, **member.task)
    except MoehloError as error:
        member.refuse(str(error))
        os._exit(REFUSED)
    except MemoryError as error:
        member.refuse(f"not enough memory ({error}); give more processes, on more hosts")
        os._exit(REFUSED)
    except Exception as error:
        if type(error).__module__.startswith(("jax", "jaxlib")):
            text = first_line(error)
            member.missed(text, waited_for(text, member.task["local"]))
            os._exit(LOST)
        traceback.print_exc()
        sys.stderr.flush()
        os._exit(FAULT)


if __name__ == "__main__":
    main()
