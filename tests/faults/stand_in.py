"""A stand-in for iree-compile: the module that the real one made of the same text, given out in many ways.

Called as ``stand_in.py SPEC FLAGS...``: the text on stdin, the module to stdout. SPEC is what ``place.Compiler`` holds,
``log``, where each start adds a line, and ``library``, the folder of modules by the hash of their text.
"""

from __future__ import annotations

import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path


def main() -> int:
    spec = json.loads(sys.argv[1])
    way = spec["way"]
    with Path(spec["log"]).open("a") as log:
        log.write(f"{os.getpid()}\n")
    if way == "crash before reading":
        os.kill(os.getpid(), spec["signal"])
    time.sleep(spec["before"])
    if way == "crash while reading":
        os.read(0, 1000)
        os.kill(os.getpid(), spec["signal"])
    text = sys.stdin.buffer.read()
    try:
        # as the real one does for its linker
        Path(os.environ["TMPDIR"], "module.o").write_bytes(bytes(spec["object"]))
    except OSError as error:
        sys.stderr.write(f"LLVM ERROR: IO failure on output stream: {error.strerror}\n")
        return 1
    time.sleep(spec["after"])
    place = Path(spec["library"], hashlib.sha256(text).hexdigest())
    if spec["real"] and not place.exists():
        made = subprocess.run(
            [spec["real"], *sys.argv[2:]], input=text, stdout=subprocess.PIPE, timeout=300, check=True
        )
        place.write_bytes(made.stdout)
    module = place.read_bytes()
    if way == "nothing":
        return 0
    halves = way.startswith("half")
    sys.stdout.buffer.write(module[: len(module) // 2] if halves else module)
    sys.stdout.buffer.flush()
    if way == "half and a crash":
        os.kill(os.getpid(), spec["signal"])
    return 1 if way == "half and a failure" else 0


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    sys.exit(main())
