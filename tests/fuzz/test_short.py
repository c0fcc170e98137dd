"""Some inputs for every reader, always the same ones; and every input that was once read wrong."""

from __future__ import annotations

from pathlib import Path

from fuzz import harness
from fuzz.targets import TARGETS

CORPUS = Path(__file__).with_name("corpus")
INPUTS = 400
"""Of all targets together, and what a core that is shared reads in some three seconds."""

NOT_YET: dict[str, str] = {}
"""Inputs of the corpus that are still read wrong, and why."""


def described(tallies: dict[str, harness.Tally]) -> str:
    found = [finding for tally in tallies.values() for finding in tally.findings]
    return "\n".join(f"{f.target} {f.file or f.index}: {f.verdict.outcome.value}: {f.verdict.detail}" for f in found)


def test_every_reader_reads_right_or_refuses() -> None:
    tallies = harness.run(harness.by_share(list(TARGETS), INPUTS), seed=1)
    assert set(tallies) == set(TARGETS)
    assert not described(tallies)
    assert sum(tally.inputs for tally in tallies.values()) >= 0.95 * INPUTS


def test_no_input_of_the_corpus_is_read_wrong() -> None:
    held = sorted(path for path in CORPUS.rglob("*") if path.is_file())
    assert {path.parent.name for path in held} <= set(TARGETS)
    tallies = harness.run([harness.Request(path.parent.name, 0, 1, path) for path in held], seed=0)
    assert sum(tally.inputs for tally in tallies.values()) == len(held)
    wrong = {finding.file: finding for tally in tallies.values() for finding in tally.findings}
    assert {f"{file.parent.name}/{file.name}" for file in wrong if file} == set(NOT_YET), described(tallies)
