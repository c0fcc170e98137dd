"""All blocks at once: every report comes back, also those of blocks that fail."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

pytest.importorskip("transformers")

from emitter.target import parse_target
from oracle import suite
from oracle.trials import Trials

CPU = parse_target("cpu")
FAILING = Trials(tokens=(2,), draws=1, ratio_limit=0.0)
"""No block is at most 0 times as far from truth as itself."""


@pytest.mark.parametrize("jobs", [pytest.param(1, marks=pytest.mark.nightly), 2])
def test_reports_of_blocks_that_fail_come_back(jobs, monkeypatch, tmp_path):
    # threads: what a process of its own does with one block is not asked here
    monkeypatch.setattr(suite, "ProcessPoolExecutor", lambda jobs, **_: ThreadPoolExecutor(jobs))
    few = [block for block in suite.blocks() if block.family in ("mixtral", "olmoe")]
    monkeypatch.setattr(suite, "blocks", lambda **_: iter(few))
    seen = []
    found = list(
        suite.verify_all(
            FAILING, "xla", CPU, jobs=jobs, cases=tmp_path, progress=lambda done, total: seen.append((done, total))
        )
    )
    assert {block.family for block, _ in found} == {"mixtral", "olmoe"}
    assert not any(report.passed for _, report in found)
    assert all("more than 0" in report.problems[0] for _, report in found)
    assert {report.subject["family"] for _, report in found} == {"mixtral", "olmoe"}
    assert seen == [(1, 2), (2, 2)]
    assert not list(Path(tmp_path).iterdir())
