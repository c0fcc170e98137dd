"""The process that renders one chat template: JSON in and out by the standard streams. It imports nothing of ours."""

from __future__ import annotations

import contextlib
import json
import sys
from datetime import datetime
from typing import Any

import jinja2
from jinja2 import nodes
from jinja2.ext import Extension, loopcontrols
from jinja2.sandbox import ImmutableSandboxedEnvironment


class Generation(Extension):
    """The block ``{% generation %}``, which marks what an assistant said; it renders as what it holds."""

    tags = {"generation"}  # noqa: RUF012 - Jinja's own declaration

    def parse(self, parser: Any) -> nodes.Node | list[nodes.Node]:
        """The statements within."""
        line = next(parser.stream).lineno
        body = parser.parse_statements(("name:endgeneration",), drop_needle=True)
        return nodes.Scope(body).set_lineno(line)


class RefusedError(jinja2.TemplateError):
    """What a template raises by ``raise_exception``: it does not take these messages."""


def _refuse(message: object) -> None:
    raise RefusedError(str(message))


def _tojson(
    value: object,
    ensure_ascii: bool = False,
    indent: int | None = None,
    separators: Any = None,
    sort_keys: bool = False,
) -> str:
    """JSON as it is: Jinja's own filter escapes what HTML would read."""
    return json.dumps(value, ensure_ascii=ensure_ascii, indent=indent, separators=separators, sort_keys=sort_keys)


class _Dict:
    """``dict`` for templates, without the attributes of the type."""

    def __call__(self, *entries: Any, **named: Any) -> dict[Any, Any]:
        return dict(*entries, **named)

    def fromkeys(self, *entries: Any) -> dict[Any, Any]:
        return dict.fromkeys(*entries)


def environment() -> ImmutableSandboxedEnvironment:
    """The names and settings that transformers 5.23 gives to chat templates."""
    found = ImmutableSandboxedEnvironment(trim_blocks=True, lstrip_blocks=True, extensions=[Generation, loopcontrols])
    found.filters["tojson"] = _tojson
    found.globals.update(
        raise_exception=_refuse,
        strftime_now=lambda form: datetime.now().astimezone().strftime(form),
        dict=_Dict(),
    )
    return found


def _limit(cpu: int, memory: int) -> None:
    with contextlib.suppress(ImportError):  # Windows
        import resource

        for what, most in ((resource.RLIMIT_CPU, cpu), (resource.RLIMIT_AS, memory)):
            with contextlib.suppress(ValueError, OSError):  # a limit below this one is there already
                resource.setrlimit(what, (most, most))


def _answer(request: dict[str, Any]) -> dict[str, str]:
    limits = request["limits"]
    _limit(limits["cpu"], limits["memory"])
    pieces, length = [], 0
    try:
        for piece in environment().from_string(request["template"]).generate(**request["given"]):
            length += len(piece)
            if length > limits["most"]:
                return {"problem": "renders too long a text", "says": f"more than {limits['most']} characters"}
            pieces.append(piece)
    except RefusedError as error:
        return {"problem": "refuses these messages", "says": str(error)}
    except jinja2.TemplateSyntaxError as error:
        return {"problem": f"is no valid template (line {error.lineno})", "says": error.message or ""}
    except MemoryError:
        return {"problem": "takes too much memory", "says": f"more than {limits['memory'] >> 20} MiB"}
    except Exception as error:  # whatever a stranger's program runs into
        return {"problem": "fails", "says": f"{type(error).__name__}: {error}"}
    return {"text": "".join(pieces)}


if __name__ == "__main__":
    json.dump(_answer(json.load(sys.stdin)), sys.stdout)
