"""The demonstration: OLMoE's FFN at its true size, from a checkpoint on disk to a verified run on the CPU.

Writes one layer of OLMoE-1B-7B (64 experts, 2048 x 1024) as a sharded Hugging Face checkpoint with seeded weights, then
does what a user would: ``moehlo inspect``, ``run`` and ``verify`` on that directory.
"""

from __future__ import annotations

import argparse
import json
import resource
import shlex
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
from rich.console import Console

from emitter.golden import goldens_root
from emitter.graphs import emit
from emitter.plan import Plan
from emitter.reading.config import open_model
from emitter.signature import DType
from weights import random_weights, write_checkpoint

CONFIG = "olmoe-1b-7b-0924.json"
LAYER = 0
_console = Console(highlight=False, soft_wrap=True)


def write_olmoe(directory: Path, seed: int) -> None:
    """Write layer 0 of OLMoE-1B-7B in bf16, as published, in shards of at most 256 MB."""
    path = goldens_root() / "configs" / CONFIG
    model = open_model(path)
    layer = model.layer(LAYER)
    arguments = emit(layer.spec, Plan(dtype=DType.BF16)).signature.weights
    weights = random_weights(arguments, seed)
    write_checkpoint(
        directory,
        json.loads(path.read_text()),
        {LAYER: weights},
        layer.layout,
        arguments,
        dtype=DType.BF16,
        max_shard_bytes=256 * 10**6,
    )


def main() -> int:
    """Run the demonstration; returns the exit code of the verification."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=0, help="seed of the weights and inputs")
    parser.add_argument("--keep", type=Path, help="folder to leave the checkpoint in (must not exist)")
    options = parser.parse_args()
    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="moehlo-demo-") as temporary:
        directory = options.keep or Path(temporary) / "OLMoE-1B-7B-0924"
        with _console.status("writing one layer of OLMoE-1B-7B as a sharded checkpoint"):
            write_olmoe(directory, options.seed)
        size = sum(p.stat().st_size for p in directory.iterdir())
        _console.print(
            f"wrote {len(list(directory.glob('*.safetensors')))} shards, {size / 1e6:,.0f} MB, to {directory}"
        )
        x = np.random.default_rng(options.seed).standard_normal((7, 2048)).astype(np.float32)
        np.save(Path(temporary) / "x.npy", x)
        run_command("inspect", str(directory))
        run_command("run", str(directory), f"--input={temporary}/x.npy", f"--output={temporary}/y.npy")
        code = run_command("verify", str(directory), "--tokens=1,7,64", "--draws=3")
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024
    peak = max(peak, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024)
    _console.print(f"took {time.monotonic() - started:.0f} s; the largest process held {peak / 1e9:.1f} GB")
    return code


def run_command(*arguments: str) -> int:
    """Run `moehlo ARGUMENTS`, shown as a user would type it; returns its exit code."""
    _console.print(f"\n[bold]$ moehlo {shlex.join(arguments)}[/bold]")
    return subprocess.run([sys.executable, "-m", "moehlo", *arguments], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
