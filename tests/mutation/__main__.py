"""A table of how many mutants of each layer's spec verification catches.

Layers are those of the tiny configs, one of each kind. Families of dense models have no tiny config: their layers are
the dense MLP of the MoE families, whose knobs are all changed here, and their whole models are run by the tests.
"""

from __future__ import annotations

import collections
import sys

from oracle.suite import blocks
from tests.mutation.judge import Row, examine
from tests.program import Program


def main(arguments: list[str] | None = None) -> int:
    """Print the table; 1 when the list of equivalent mutants is not exact."""
    program = Program("tests.mutation")
    parser = program.parser
    parser.add_argument("configs", nargs="*", metavar="CONFIG", help="names of tiny configs; all of them if none")
    options = program.read(arguments)
    chosen = [b for b in blocks(dense=True, referenced=True) if not options.configs or b.config.stem in options.configs]
    unknown = set(options.configs) - {block.config.stem for block in chosen}
    if unknown:
        parser.error(f"there is no tiny config {' or '.join(sorted(unknown))}")
    print("| layer | mutants | weights refused | output differs | equivalent | survived | wrongly listed |")
    print("|---|---|---|---|---|---|---|")
    rows = []
    with program.run():
        for block in chosen:
            rows.append(row := examine(block))
            _print(row.block, [row])
    _print("all", rows)
    reasons = sum((row.equivalent for row in rows), collections.Counter[str]())
    print("", *(f"- {count} equivalent: {reason}" for reason, count in reasons.most_common()), sep="\n")
    for row in rows:
        for what, wrong in (("survived", row.survived), ("is listed as equivalent, but seen", row.listed)):
            for mutant in wrong:
                print(f"- {row.block}: {mutant.knob} = {mutant.value} {what}")
    return program.code(not all(row.passed for row in rows))


def _print(name: str, rows: list[Row]) -> None:
    refused, caught = sum(r.refused for r in rows), sum(r.caught for r in rows)
    equivalent = sum(r.equivalent.total() for r in rows)
    survived, listed = sum(len(r.survived) for r in rows), sum(len(r.listed) for r in rows)
    total = refused + caught + equivalent + survived
    print(f"| {name} | {total} | {refused} | {caught} | {equivalent} | {survived} | {listed} |", flush=True)


if __name__ == "__main__":
    sys.exit(main())
