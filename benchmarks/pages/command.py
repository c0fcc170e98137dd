"""Pages of ``docs/`` that a program writes: printed, written, or checked against what it would write today."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from emitter.io.files import write_file


def page_command(program: str, page: Callable[[], str], arguments: Iterable[str] | None = None) -> int:
    """Run ``python -m PROGRAM [--write PATH | --check PATH]``; returns the exit code, 1 for a page that is stale."""
    parser = argparse.ArgumentParser(prog=f"python -m {program}", description=page.__doc__)
    action = parser.add_mutually_exclusive_group()
    action.add_argument("--write", type=Path, metavar="PATH")
    action.add_argument("--check", type=Path, metavar="PATH")
    options = parser.parse_args(None if arguments is None else list(arguments))
    text = page()
    if options.write:
        write_file(options.write, lambda stream: stream.write(text.encode()), force=True)
    elif options.check:
        if not options.check.exists() or options.check.read_text(encoding="utf-8") != text:
            print(f"{options.check} is stale: python -m {program} --write {options.check}", file=sys.stderr)
            return 1
    else:
        sys.stdout.write(text)
    return 0
