"""Where rounds take place: what an undisturbed command makes, and commands that are disturbed."""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
import safetensors.numpy

from emitter.graphs import signature_arguments
from emitter.iree import ModuleCache, compiler
from emitter.plan import Plan
from emitter.reading.config import model_from_config
from emitter.target import parse_target
from tests.program import ONE_THREAD
from weights import random_weights, write_checkpoint

ROOT = Path(__file__).parents[2]
CONFIG = ROOT / "goldens" / "configs" / "tiny" / "mixtral.json"
SECONDS = 90.0
"""For one command, which takes about one with a processor to itself."""

OLD = b"what was there before\n"
OUTPUTS = {"emit": "a.mlir", "compile": "a.vmfb", "run": "y.npy"}
"""The verbs that write a file, and what they write here."""
ARCHIVE = "archive"
"""The directory that ``convert`` writes here."""
ARCHIVING = {"convert": [], "convert one": ["--layer", "0"], "replace": ["--force"]}
"""How it is called, and with what."""


PACKED: dict[str, Any] = {
    "hidden_size": 64,
    "intermediate_size": 32,
    "num_local_experts": 8,
    "quantization": {"group_size": 32, "bits": 4},
}
"""What of the config is another where a layer is packed."""


def packed_layer(index: int) -> dict[str, Any]:
    """A layer as MLX stores it with ``PACKED``: any codes, and scales and biases of f16."""
    rng, module = np.random.default_rng(index), f"model.layers.{index}.block_sparse_moe."
    hidden, width, experts = PACKED["hidden_size"], PACKED["intermediate_size"], PACKED["num_local_experts"]
    tensors: dict[str, Any] = {f"{module}gate.weight": rng.standard_normal((experts, hidden)).astype(np.float32)}
    shapes = {"gate_proj": (width, hidden), "up_proj": (width, hidden), "down_proj": (hidden, width)}
    for name, (rows, columns) in shapes.items():
        base = f"{module}switch_mlp.{name}."
        tensors[f"{base}weight"] = rng.integers(0, 2**32, (experts, rows, columns // 8), np.uint32)
        for plane in ("scales", "biases"):
            tensors[base + plane] = rng.standard_normal((experts, rows, columns // 32)).astype(np.float16)
    return tensors


@dataclass(frozen=True)
class Compiler:
    """How the stand-in behaves: seconds ``before`` and ``after`` it reads, its ``way`` to end and the ``signal`` of a
    crash, bytes of the ``object`` file that it writes; ``real``: the compiler that makes a module not seen yet."""

    before: float = 0.0
    after: float = 0.0
    way: str = "right"
    signal: int = signal.SIGSEGV
    object: int = 3000
    real: str | None = None


@dataclass(frozen=True)
class Disturbance:
    """What happens to a command: see ``launch``."""

    step: int = 0
    signal: int = signal.SIGKILL
    bytes: int = 0
    fatal: bool = False
    exchange: bool = True


@dataclass(frozen=True)
class Ended:
    """How a command ended; ``code`` is None where it did not, within ``SECONDS``, and was killed."""

    code: int | None
    stderr: str
    pid: int


@dataclass
class Place:
    """A folder with everything that rounds need, made once by undisturbed commands with the real compiler."""

    folder: Path
    plant: str | None = None
    right: dict[str, bytes] = field(default_factory=dict)
    steps: dict[str, int] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    entry: tuple[str, bytes] = ("", b"")
    archive: dict[str, bytes] = field(default_factory=dict)
    old_archive: dict[str, bytes] = field(default_factory=dict)

    @classmethod
    def made(cls, folder: Path) -> Place:
        """Raises ``RuntimeError`` where an undisturbed command fails."""
        place = cls(folder)
        (folder / "library").mkdir()
        hidden = json.loads(CONFIG.read_text())["hidden_size"]
        np.save(folder / "x.npy", np.random.default_rng(0).standard_normal((5, hidden)).astype(np.float32))
        real = str(compiler.compiler_path())
        for verb in OUTPUTS:
            while True:
                known = set((folder / "library").iterdir())
                place._make(verb, real)
                if set((folder / "library").iterdir()) == known:
                    break  # so it went as it does in rounds, in the time that it takes there
        return place

    def _make(self, verb: str, real: str) -> None:
        at = Round(self, self.folder / "first")
        count = self.folder / "steps"
        began = time.monotonic()
        ended = at.ends(at.starts(verb, Compiler(real=real), count=count))
        self.seconds[verb] = time.monotonic() - began
        if ended.code != 0:
            raise RuntimeError(f"undisturbed, moehlo {verb} ended with {ended.code}: {ended.stderr}")
        made = (at.out / OUTPUTS[verb]).read_bytes()
        if self.right.setdefault(verb, made) != made:
            raise RuntimeError(f"moehlo {verb} made other bytes the second time")
        self.steps[verb] = int(count.read_text())
        for entry in at.entries():
            self.entry = (entry.stem, entry.read_bytes())
        if verb == "emit":
            shutil.copy(at.out / OUTPUTS[verb], self.folder)
        at.remove()

    def with_archive(self) -> Place:
        """The place with a checkpoint, what undisturbed conversions of its first layer and of all make, and how many
        steps it takes to make the latter, and to replace the former by it.

        Of its two layers one is plain, and one packed by MLX.
        """
        if "convert" in self.steps:
            return self
        config = {**json.loads(CONFIG.read_text()), **PACKED}
        plain = model_from_config(config).layer(0)
        wanted = signature_arguments(plain.spec, Plan())[1:]
        folder = self.folder / "model"
        write_checkpoint(folder, config, {0: random_weights(wanted, 0)}, plain.layout, wanted)
        (folder / "model.safetensors").rename(folder / "plain.safetensors")
        safetensors.numpy.save_file(packed_layer(1), folder / "packed.safetensors")
        # of the program as it is: planted places share what is found here
        at, count = Round(replace(self, plant=None), self.folder / "first"), self.folder / "steps"
        for verb in ("convert", "convert one", "replace"):
            if verb == "convert one":
                shutil.rmtree(at.out / ARCHIVE)
            began = time.monotonic()
            ended = at.ends(at.starts(verb, Compiler(), count=count))
            if ended.code != 0:
                raise RuntimeError(f"undisturbed, moehlo {verb} ended with {ended.code}: {ended.stderr}")
            self.seconds[verb] = time.monotonic() - began
            self.steps[verb] = int(count.read_text())
            made = {path.name: path.read_bytes() for path in (at.out / ARCHIVE).iterdir()}
            (self.old_archive if verb == "convert one" else self.archive).update(made)
        at.remove()
        return self

    def planted(self, plant: str) -> Place:
        """The same place with a fault in the program."""
        return replace(self, plant=plant)


class Round:
    """The folders of one round: ``out``, ``tmp`` and ``cache``; what is in them at its end is judged."""

    def __init__(self, place: Place, folder: Path) -> None:
        self.place = place
        self.folder = folder
        self.out, self.tmp, self.cache = (folder / name for name in ("out", "tmp", "cache"))
        self.log = folder / "compilers"
        folder.mkdir()
        self.out.mkdir()
        self.tmp.mkdir()
        self.running: list[subprocess.Popen[str]] = []

    def arguments(self, verb: str, out: Path) -> list[str]:
        """The command line of a verb that writes to ``out``."""
        at = self.place.folder
        output = str(out / OUTPUTS.get(verb, ARCHIVE))
        if verb == "emit":
            return ["emit", str(CONFIG), "-o", output, "--force"]
        if verb in ARCHIVING:
            return ["convert", str(at / "model"), "-o", output, *ARCHIVING[verb]]
        if verb == "compile":
            return ["compile", str(at / "a.mlir"), "-o", output, "--force"]
        given = ["--input", str(at / "x.npy"), "--output", output, "--random", "1", "--dispatch", "masked"]
        return ["run", str(CONFIG), *given, "--force"]

    def starts(
        self,
        verb: str,
        by: Compiler,
        disturbance: Disturbance = Disturbance(),
        *,
        out: Path | None = None,
        count: Path | None = None,
        limit: int | None = None,
    ) -> subprocess.Popen[str]:
        """Start a verb in a session of its own. ``limit``: seconds that the compiler may take."""
        stand_in = self.folder / f"compile{len(self.running)}"
        spec = json.dumps({**vars(by), "log": str(self.log), "library": str(self.place.folder / "library")})
        script = Path(__file__).with_name("stand_in.py")
        line = f'exec {shlex.join([sys.executable, "-IS", str(script), spec])} "$@"'
        stand_in.write_text(f"#!/bin/sh\n{line}\n")
        stand_in.chmod(0o755)
        told = {
            **vars(disturbance),
            "compiler": str(stand_in),
            "folder": str(self.folder),
            "count": None if count is None else str(count),
            "plant": self.place.plant,
        }
        environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "PYTHONDONTWRITEBYTECODE": "1",
            **ONE_THREAD,
            "TMPDIR": str(self.tmp),
            "MOEHLO_CACHE_DIR": str(self.cache),
        }
        environment |= {} if limit is None else {"MOEHLO_COMPILE_SECONDS": str(limit)}
        command = [sys.executable, str(Path(__file__).with_name("launch.py")), json.dumps(told)]
        process = subprocess.Popen(
            [*command, *self.arguments(verb, out or self.out)],
            cwd=self.folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self.running.append(process)
        return process

    def ends(self, process: subprocess.Popen[str], seconds: float = SECONDS) -> Ended:
        """Wait for a command, and kill it where it takes too long."""
        try:
            _, stderr = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            kill(session(process.pid))
            _, stderr = process.communicate(timeout=60)
            return Ended(None, stderr, process.pid)
        return Ended(process.returncode, stderr, process.pid)

    def entries(self) -> list[Path]:
        """The entries of the cache."""
        return sorted(self.cache.glob("modules/*/*"))

    def compilations(self) -> int:
        """How often a compiler was started."""
        return len(self.log.read_text().splitlines()) if self.log.exists() else 0

    def remove(self) -> None:
        """End what still runs, and remove the folders."""
        for process in self.running:
            kill(session(process.pid))
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.communicate(timeout=60)
        shutil.rmtree(self.folder, ignore_errors=True)

    # -- what is wrong ---------------------------------------------------------------------------------------------

    def wrong_outputs(self, verb: str, *, old: bool, out: Path | None = None) -> list[str]:
        """An output is absent (or as it was before), or right."""
        path = (out or self.out) / OUTPUTS[verb]
        if not path.exists():
            return [f"{path.name}, which was there before, is gone"] if old else []
        content = path.read_bytes()
        if content == self.place.right[verb] or (old and content == OLD):
            return []
        return [f"{path.name} is wrong: {len(content)} bytes, right are {len(self.place.right[verb])}"]

    def wrong_entries(self) -> list[str]:
        """An entry of the cache is absent or right: it comes whole, in one step."""
        key, right = self.place.entry
        return [
            f"entry {path.name} of the cache is wrong: {path.stat().st_size} bytes, right are {len(right)}"
            for path in self.entries()
            if path.name != f"{key}.module" or path.read_bytes() != right
        ]

    def wrong_archives(self, *, old: bool = False) -> list[str]:
        """The archive is absent, or right, or as it was before."""
        if not (self.out / ARCHIVE).exists():
            return []
        made = {path.name: path.read_bytes() for path in (self.out / ARCHIVE).iterdir()}
        right = self.place.archive
        if old and made == self.place.old_archive:
            return []
        said = [f"{name} of the archive is missing" for name in right if name not in made]
        said += [f"{name} of the archive is wrong" for name in right if name in made and made[name] != right[name]]
        return said + [f"{n} is in the archive" for n in made if n not in right]

    def leftovers(self, verb: str) -> list[str]:
        """What is neither an output nor an entry."""
        found = [path for path in self.out.iterdir() if path.name != OUTPUTS[verb]]
        found += self.tmp.iterdir()
        if self.cache.is_dir():
            found += [path for path in self.cache.iterdir() if path.name not in ("modules", "locks")]
        return [f"{path.relative_to(self.folder)} is left" for path in found]

    def compilers_left(self, ended: Ended, seconds: float) -> list[str]:
        """Processes of a command that outlive it by more than so many seconds."""
        deadline = time.monotonic() + seconds
        while left := session(ended.pid):
            if time.monotonic() > deadline:
                kill(left)
                return [f"{len(left)} processes of the command run {seconds:g} s after its end"]
            time.sleep(0.02)
        return []

    def later(self, verb: str) -> list[str]:
        """An undisturbed command afterwards makes what is right, and tidies up."""
        ended = self.ends(self.starts(verb, Compiler()))
        said = [] if ended.code == 0 else [f"afterwards, {verb} ended with {ended.code}: {ended.stderr.strip()}"]
        said += self.wrong_outputs(verb, old=False) + self.wrong_entries()
        if not (self.out / OUTPUTS[verb]).exists():
            said.append(f"afterwards, {verb} made nothing")
        if verb == "run" and not self.place.plant:
            # the empty folder of one that was killed when its entry was in place is removed by the next that stores
            ModuleCache(self.cache).store("ab" * 32, b"another", parse_target("cpu"))
        return said + self.leftovers(verb)


def session(pid: int) -> list[int]:
    """The living processes of the session that process ``pid`` began."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError, ValueError, IndexError):
            fields = path.read_text(errors="replace").rpartition(")")[2].split()
            if int(fields[3]) == pid and fields[0] not in "ZX":
                found.append(int(path.parent.name))
    return found


def kill(pids: list[int]) -> None:
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
