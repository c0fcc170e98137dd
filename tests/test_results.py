"""The measurements that are kept: a page has figures of each, and the table beside them says how it was made."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "benchmarks" / "results"
PAGES = "\n".join(page.read_text(encoding="utf-8") for page in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")))
TABLE = (RESULTS / "README.md").read_text(encoding="utf-8")
RUNS = sorted(path.name for path in RESULTS.iterdir() if path.name != "README.md")


@pytest.mark.parametrize("run", RUNS)
def test_a_page_cites_each_run_and_the_table_says_how_it_was_made(run):
    named = re.compile(rf"{re.escape(run)}(?![\w-])")
    assert named.search(PAGES)
    assert f"| `{run}` |" in TABLE


def test_runs_that_are_named_are_there():
    assert set(re.findall(r"20\d\d-\d\d-\d\d-[\w.-]*[\w]", PAGES + TABLE)) <= set(RUNS)


@pytest.mark.parametrize("rows", sorted((ROOT / "benchmarks" / "inside-transformers").iterdir()), ids=lambda p: p.stem)
def test_rows_from_inside_transformers_are_cited_by_their_page(rows):
    assert f"`{rows.stem}`" in (ROOT / "docs" / "transformers-measurements.md").read_text(encoding="utf-8")
