"""The path of a request as docs/architecture.md draws it: what a run asks, in this order, each once."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import FrameType

import numpy as np

from emitter.golden import goldens_root
from moehlo.cli.app import run

ROOT = Path(__file__).parents[2]


def test_a_run_asks_each_question_once_in_the_order_that_the_page_draws(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    drawn = re.findall(r"^(\S+\.py) +(\S+) .*─▶ ", page, re.MULTILINE)
    assert len(drawn) > 5
    calls: list[tuple[str, str]] = []

    def seen(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(str(ROOT)):
            path = Path(frame.f_code.co_filename).relative_to(ROOT).as_posix()
            calls.append((path, frame.f_code.co_qualname))

    np.save(tmp_path / "x.npy", np.ones((2, 40), np.float32))
    asked = ["run", str(goldens_root() / "configs" / "tiny" / "mixtral.json"), "--random", "1", "--isa", "portable"]
    before = sys.getprofile()
    sys.setprofile(seen)
    try:
        run([*asked, "--input", str(tmp_path / "x.npy"), "--output", str(tmp_path / "y.npy")])
    finally:
        sys.setprofile(before)
    assert [call for call in calls if call in drawn] == drawn
