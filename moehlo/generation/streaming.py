"""Text as tokens come: characters whole, stop strings never shown, nothing lost at the end."""

from __future__ import annotations

from collections.abc import Sequence

from emitter.errors import InputError
from moehlo.generation.tokenizer import Decoding, Tokenizer

MOST_STOPS = 64
MOST_STOP_LENGTH = 1024


class TextStream:
    """The text of one sequence, token by token.

    What ``push`` and ``finish`` give, joined, is the decoded text up to the first stop string. A character whose bytes
    come in several tokens is given with its last, and text that may be the beginning of a stop string is held back
    until it is known.

    Attributes:
        stopped_by: The stop string that ended the text, or None.
    """

    def __init__(
        self, tokenizer: Tokenizer, prompt: Sequence[int], stops: Sequence[str] = (), *, special_tokens: bool = False
    ) -> None:
        """Begin after ``prompt``, whose ids decide about the first space of some tokenizers.

        Raises:
            InputError: an empty stop string, or more or longer ones than are taken.
        """
        if len(stops) > MOST_STOPS or any(not 0 < len(stop) <= MOST_STOP_LENGTH for stop in stops):
            raise InputError(
                f"stop strings: expected at most {MOST_STOPS}, of 1 to {MOST_STOP_LENGTH} characters each; found "
                f"{len(stops)}, of {', '.join(str(len(stop)) for stop in stops[:MOST_STOPS])}"
            )
        self._decoding: Decoding = tokenizer.decoding(prompt, special_tokens=special_tokens)
        self._stops, self._held = tuple(stops), ""
        self.stopped_by: str | None = None

    def push(self, token: int) -> str:
        """The text that can be shown once ``token`` is there; empty after a stop string."""
        return self._shown(self._decoding.push(token))

    def finish(self) -> str:
        """What is left: text that was held back, and U+FFFD for bytes that never became a character."""
        shown = self._shown(self._decoding.finish())
        held, self._held = self._held, ""
        return shown + held

    def _shown(self, text: str) -> str:
        if self.stopped_by is not None:
            return ""
        text = self._held + text
        # the stop string that is complete first; of several that end there the longest
        found = [(text.find(stop) + len(stop), -len(stop), stop) for stop in self._stops if stop in text]
        if found:
            end, _, self.stopped_by = min(found)
            self._held = ""
            return text[: end - len(self.stopped_by)]
        beginning = max((_beginning(text, stop) for stop in self._stops), default=0)
        self._held = text[len(text) - beginning :]
        return text[: len(text) - beginning]


def _beginning(text: str, stop: str) -> int:
    """How many characters at the end of ``text`` are the beginning of ``stop``, at most all but one of it."""
    lengths = range(min(len(text), len(stop) - 1), 0, -1)
    return next((length for length in lengths if text.endswith(stop[:length])), 0)
