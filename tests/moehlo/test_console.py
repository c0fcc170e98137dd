"""What is shown while work proceeds."""

from __future__ import annotations

import pytest

from moehlo.cli import console


def test_without_a_terminal_work_is_lines_with_the_time_that_the_rest_should_take(monkeypatch, capsys):
    seconds = iter(range(0, 10_000, 8))
    monkeypatch.setattr(console.time, "monotonic", lambda: next(seconds))
    with console.working("verifying") as work:
        work("reading [red]weights[/red]")
        for done in range(1, 6):
            work.at(done, 5)
    first, *lines = capsys.readouterr().err.splitlines()
    assert first == "reading [red]weights[/red]"
    assert lines
    assert all(line.startswith(f"{first}, ") and line.endswith(" s left") for line in lines), lines
    assert not any("100%" in line for line in lines)


def test_parts_of_work_add_up(monkeypatch):
    with console.working() as work:
        seen = []
        monkeypatch.setattr(work, "at", lambda done, total: seen.append((done, total)))
        advance = work.by(12)
        work._progress.update(work._task, completed=5)
        advance(3)
    assert seen == [(8, 12)]


@pytest.mark.parametrize("text", ["", "[/oops]"])
def test_work_takes_any_text(text):
    with console.working(text) as work:
        work(text)
