"""The command as tests call it, and what a call leaves behind."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest
from typer.testing import CliRunner

from emitter.errors import MoehloError
from moehlo.cli.app import app


class Ran(NamedTuple):
    """The exit code of a call, and what it wrote."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The document that is the last line."""
        return json.loads(self.out.splitlines()[-1])

    @property
    def said(self) -> str:
        """What it said on stderr, without the breaks of lines."""
        return " ".join(self.err.split())


def call(*arguments: object, **environment: str) -> Ran:
    """A verb in this process. Raises the error with which the command would end, and whatever else it raises."""
    done = CliRunner().invoke(app, [*map(str, arguments)], env=environment)
    if isinstance(done.exception, Exception):
        raise done.exception
    return Ran(done.exit_code, done.stdout, done.stderr)


def document(*arguments: object, **environment: str) -> Any:
    """What a verb that ends well has to say in JSON."""
    ran = call(*arguments, "--json", **environment)
    assert ran.code == 0, ran.err
    return ran.json


def refusal(*arguments: object) -> str:
    """What a verb says where it refuses what it is given."""
    with pytest.raises(MoehloError) as raised:
        call(*arguments)
    return str(raised.value)
