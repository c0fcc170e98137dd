"""What ``generate`` and ``chat`` show: texts as they come, each whole, in whatever order their tokens are computed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from moehlo.cli.console import print_text

if TYPE_CHECKING:
    from moehlo.generation.streaming import TextStream


@dataclass
class Answer:
    """What was generated for one prompt, of ``most`` tokens at most; with a stream as text, else as ids."""

    prompt: list[int]
    most: int
    stream: TextStream | None = None
    ids: list[int] = field(default_factory=list)
    text: str = ""
    ended_by: str = "length"
    ended: bool = False

    def take(self, token: int, ending: Collection[int]) -> str:
        """What the token adds to what is shown."""
        self.ids.append(token)
        comma = "," if len(self.ids) > 1 else ""
        piece = f"{comma}{token}" if self.stream is None else self.stream.push(token)
        if token in ending:
            self.ended_by = "eos"
        elif self.stream is not None and self.stream.stopped_by is not None:
            self.ended_by = "stop"
        self.ended = self.ended_by != "length" or len(self.ids) >= self.most
        if self.stream is None:
            return piece
        piece += self.stream.finish() if self.ended else ""
        self.text += piece
        return piece

    def rest(self) -> str:
        """What is shown of a text that was broken off, after what was."""
        if self.ended or self.stream is None:
            return ""
        tail = self.stream.finish()
        self.text += tail
        return tail


class Shown:
    """Answers on stdout in their order: the first that has not ended as it comes, those after it when it has."""

    def __init__(self, answers: Sequence[Answer], ending: Collection[int]) -> None:
        self._answers, self._ending = answers, ending
        self._at = 0
        self._held = [""] * len(answers)

    def take(self, number: int, token: int) -> bool:
        """Another token of an answer; whether it is the last."""
        answer = self._answers[number]
        self._held[number] += answer.take(token, self._ending)
        while self._at < len(self._answers) and (number == self._at or self._answers[self._at].ended):
            self._print(self._at)
            if not self._answers[self._at].ended:
                break
            self._end()
        sys.stdout.flush()
        return answer.ended

    @property
    def whole(self) -> bool:
        """Whether all answers have ended."""
        return self._at == len(self._answers)

    def close(self) -> None:
        """Show all that was said, whatever ended it."""
        while self._at < len(self._answers):
            answer = self._answers[self._at]
            self._held[self._at] += answer.rest()
            if answer.ids or len(self._answers) == 1 or not answer.most:
                self._print(self._at)
                self._end()
            else:
                self._at += 1
        sys.stdout.flush()

    def _print(self, number: int) -> None:
        first = len(self._answers) > 1 and not self._begun
        print_text((f"[{number}] " if first else "") + self._held[number])
        self._held[number], self._begun = "", True

    def _end(self) -> None:
        print_text("\n")
        self._at += 1
        self._begun = False

    _begun = False


def show(shown: Shown, tokens: Iterator[tuple[int, int]], end: Callable[[int], None] = lambda number: None) -> None:
    """Show ``tokens``, each with the number of its answer, as they come; ``end`` has an answer end that is whole.

    What was said stays, whatever ends it.
    """
    try:
        for number, token in tokens:
            if shown.take(number, token):
                end(number)
            if shown.whole:
                break
    finally:
        shown.close()
