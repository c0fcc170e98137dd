"""The command, called to its end."""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from moehlo.cli import main
from tests.moehlo.command import Ran


@dataclass(frozen=True)
class Command:
    """Calls the command; ``said`` is its stdin."""

    patch: pytest.MonkeyPatch
    captured: pytest.CaptureFixture[str]

    def __call__(self, *arguments: object, said: str = "") -> Ran:
        self.patch.setattr(sys, "argv", ["moehlo", *map(str, arguments)])
        self.patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(said.encode()), "utf-8"))
        self.captured.readouterr()
        with pytest.raises(SystemExit) as ended:
            main()
        return Ran(int(ended.value.code or 0), *self.captured.readouterr())

    def refused(self, *arguments: object, said: str = "") -> str:
        """What it says where it refuses a use."""
        ran = self(*arguments, said=said)
        assert ran.code == 2, ran
        assert "Traceback" not in ran.err
        return ran.said


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path) -> Command:
    """The command in an empty folder, where another test's environment does not choose."""
    monkeypatch.chdir(tmp_path)
    for name in ("MOEHLO_GATHER_THRESHOLD", "MOEHLO_SORT_THRESHOLD"):
        monkeypatch.delenv(name, raising=False)
    return Command(monkeypatch, capfd)
