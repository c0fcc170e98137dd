"""Chat templates: programs from a checkpoint, rendered in a process of their own with bounded time and memory.

The language is Jinja in its sandbox, with the names that transformers gives to templates (``chat_template_utils``).
The sandbox keeps a template from the machine, not from running for ever or from making a text of 10 GB; the limits of
the process do.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from emitter.errors import CheckpointError, InputError, shown
from emitter.io.files import is_regular, read_text

FILE = "chat_template.jinja"
MOST_BYTES = 2**22
"""Of a template, of what it is given, and of what it renders."""
CPU_SECONDS = 10
"""A template takes milliseconds; counted in CPU time, so that a busy machine fails none."""
WALL_SECONDS = 300
MEMORY_BYTES = 2**30
_REASONING = ("reasoning_content", "thinking", "reasoning")
_RENDERER = Path(__file__).with_name("renderer.py")


@dataclass(frozen=True)
class ChatTemplate:
    """A template's text and the file that it is from."""

    text: str
    source: Path

    def __repr__(self) -> str:
        return f"ChatTemplate({str(self.source)!r}, {len(self.text)} characters)"

    def render(
        self,
        messages: Sequence[Mapping[str, Any]],
        *,
        special_tokens: Mapping[str, str] | None = None,
        variables: Mapping[str, Any] | None = None,
        add_generation_prompt: bool = True,
    ) -> str:
        """The text of a conversation.

        Args:
            messages: Each with ``role`` and ``content``, and what else the template reads; JSON values alone.
            special_tokens: ``bos_token`` and the others.
            variables: What the template reads besides: ``tools``, ``documents``, ``enable_thinking``, ...
            add_generation_prompt: Whether the beginning of the assistant's answer is written.

        Raises:
            InputError: the template refuses the messages, fails, does not end, or takes too much memory; or what it is
                given is no JSON.
        """
        given = {"tools": None, "documents": None, **(special_tokens or {}), **(variables or {})}
        given |= {"messages": [_reasoned(one) for one in messages], "add_generation_prompt": add_generation_prompt}
        limits = {"cpu": CPU_SECONDS, "memory": MEMORY_BYTES, "most": MOST_BYTES}
        try:
            request = json.dumps({"template": self.text, "given": given, "limits": limits}, allow_nan=False)
        except (TypeError, ValueError) as error:
            raise InputError(f"messages for a chat template are JSON values: {error}") from error
        if len(request) > 2 * MOST_BYTES:
            raise InputError(f"a conversation of {len(request)} bytes is too long; accepted are {MOST_BYTES}")
        # without the folder of this file on the path, where a module could stand before one of the library's
        command = [sys.executable, "-P", str(_RENDERER)]
        try:
            done = subprocess.run(
                command,
                input=request.encode(),
                capture_output=True,
                timeout=WALL_SECONDS,
                env=_environment(),
                check=False,
            )
        except subprocess.TimeoutExpired as error:
            raise InputError(f"{self.source}: the chat template did not end within {WALL_SECONDS} s") from error
        try:
            answer = json.loads(done.stdout)
            return str(answer["text"])
        except (ValueError, KeyError):
            pass
        raise InputError(f"{self.source}: the chat template {self._failure(done)}")

    @staticmethod
    def _failure(done: subprocess.CompletedProcess[bytes]) -> str:
        try:
            answer = json.loads(done.stdout)
        except ValueError:
            # killed by the limit on CPU time (SIGXCPU, then SIGKILL), or of memory
            return f"did not end within {CPU_SECONDS} s of CPU time and {MEMORY_BYTES >> 20} MiB"
        return f"{answer['problem']}: {shown(answer['says'], 300)}"


def _reasoned(message: Mapping[str, Any]) -> Mapping[str, Any]:
    """A message with its reasoning under the names that templates read it by (``_alias_reasoning_fields``)."""
    found = next((message[key] for key in _REASONING if message.get(key) is not None), None)
    return message if found is None else {"thinking": found, **message, "reasoning_content": found}


def template_of(folder: Path, config: Mapping[str, Any]) -> ChatTemplate | None:
    """The template of a model directory: its own file, else the (``default``) one in ``tokenizer_config.json``.

    Raises:
        CheckpointError: a template of no known form.
    """
    path = folder / FILE
    if is_regular(path):
        return ChatTemplate(read_text(path, "a chat template", most=MOST_BYTES, error=CheckpointError), path)
    path, text = folder / "tokenizer_config.json", config.get("chat_template")
    if isinstance(text, list) and all(isinstance(entry, dict) for entry in text):
        by_name = {entry.get("name"): entry.get("template") for entry in text}
        if "default" not in by_name:
            raise CheckpointError(
                f"{path}: chat_template: no template is called default; there are {shown(list(by_name))}"
            )
        text = by_name["default"]
    if text is None or text == "":
        return None
    if not isinstance(text, str) or len(text) > MOST_BYTES:
        raise CheckpointError(f"{path}: chat_template is {shown(text)}; expected a text, or a list with names")
    return ChatTemplate(text, path)


def _environment() -> dict[str, str]:
    """The caller's, where Jinja may lie on a path of its own, with UTF-8 whatever the locale is."""
    return {**os.environ, "PYTHONUTF8": "1"}
