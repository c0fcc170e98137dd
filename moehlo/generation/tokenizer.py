"""Token ids from text and text from token ids, by the ``tokenizers`` library; see ``opening`` for where one is from."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tokenizers import Tokenizer as Backend
from tokenizers import processors
from tokenizers.decoders import DecodeStream

from emitter.errors import CheckpointError, InputError, MoehloError, shown
from moehlo.generation.template import ChatTemplate

_REPLACEMENT = "�"


@dataclass(frozen=True)
class Tokenizer:
    """A model's tokenizer.

    Attributes:
        named: The texts of the special tokens that have a name, by it: ``bos_token``, ``eos_token``, ...
        template: The chat template that lies beside it, or None.
        source: The file that it was read from.
    """

    backend: Backend
    named: Mapping[str, str]
    template: ChatTemplate | None
    source: Path

    def __repr__(self) -> str:
        return f"Tokenizer({str(self.source)!r}, {self.size} tokens)"

    @property
    def size(self) -> int:
        """The number of ids, those of added tokens among them."""
        return int(self.backend.get_vocab_size(with_added_tokens=True))

    def encode(self, text: str, *, special_tokens: bool = True) -> list[int]:
        """The ids of ``text``, with those that the tokenizer puts around it unless told otherwise.

        Raises:
            InputError: a text that the tokenizer does not take: half of a surrogate pair, say.
        """
        try:
            text.encode()
        except UnicodeEncodeError as error:
            raise InputError("the text holds half of a surrogate pair, which is no Unicode character") from error
        with refused(InputError, f"{self.source}: cannot encode this text"):
            return list(self.backend.encode(text, add_special_tokens=special_tokens).ids)

    def decode(self, ids: Sequence[int], *, special_tokens: bool = False) -> str:
        """The text of ``ids``, without special tokens unless they are asked for."""
        with refused(InputError, f"{self.source}: cannot decode these ids"):
            return str(self.backend.decode(list(ids), skip_special_tokens=not special_tokens))

    def decoding(self, prompt: Sequence[int], *, special_tokens: bool = False) -> Decoding:
        """The text that follows ``prompt``, as its tokens come."""
        return Decoding(self, prompt, special_tokens)

    def chat(self, messages: Sequence[Mapping[str, Any]], **variables: Any) -> list[int]:
        """The ids of a conversation and of the beginning of the assistant's answer.

        The template writes the beginning-of-sequence token itself, so none is put before it.

        Raises:
            InputError: there is no template, or it does not render (``ChatTemplate.render``).
        """
        if self.template is None:
            raise InputError(
                f"{self.source}: has no chat template (chat_template.jinja, or chat_template in "
                "tokenizer_config.json); moehlo generate takes the prompt as text, without --chat"
            )
        text = self.template.render(messages, special_tokens=self.named, variables=variables)
        return self.encode(text, special_tokens=False)


class Decoding:
    """Text that follows a prompt. The library's stream gives whole characters; this adds what it keeps at the end."""

    def __init__(self, tokenizer: Tokenizer, prompt: Sequence[int], special_tokens: bool) -> None:
        self._tokenizer, self._special = tokenizer, special_tokens
        # some ids before the first: a tokenizer that writes spaces before words drops the one of a text's first word
        self._context = list(prompt[-8:])
        self._pending: list[int] = []
        self._stream = self._begin()

    def _begin(self) -> DecodeStream:
        return DecodeStream(ids=self._context, skip_special_tokens=not self._special)

    def push(self, token: int) -> str:
        """The whole characters that ``token`` completes."""
        self._pending.append(token)
        try:
            text = self._stream.step(self._tokenizer.backend, token)
        except Exception:  # the library's own type is Exception: "Invalid prefix encountered"
            text = self._rest()
            if text.endswith(_REPLACEMENT):
                return ""
        if text is None:
            return ""
        self._context, self._pending = (self._context + self._pending)[-8:], []
        return str(text)

    def finish(self) -> str:
        """What has not been given yet."""
        rest = self._rest() if self._pending else ""
        self._pending = []
        return rest

    def _rest(self) -> str:
        decode, special = self._tokenizer.decode, self._special
        before = decode(self._context, special_tokens=special)
        whole = decode(self._context + self._pending, special_tokens=special)
        return whole[len(before) :] if whole.startswith(before) else decode(self._pending, special_tokens=special)


def surround(backend: Backend, named: Mapping[str, str], *, begins: bool, ends: bool) -> None:
    """Put the tokens that begin and end a sequence around each text, of those of ``named`` that there are."""
    asked = (("bos_token", begins), ("eos_token", ends))
    first, last = ([named[name]] if wanted and name in named else [] for name, wanted in asked)
    ids = [(text, backend.token_to_id(text)) for text in (*first, *last)]
    backend.post_processor = processors.TemplateProcessing(single=[*first, "$A", *last], pair=None, special_tokens=ids)


@contextlib.contextmanager
def refused(error: type[InputError] | type[CheckpointError], what: str) -> Iterator[None]:
    """What the library raises of itself, a panic of its Rust code among them, as an error that says where."""
    try:
        yield
    except MoehloError:
        raise
    except BaseException as problem:
        if not isinstance(problem, Exception) and type(problem).__name__ != "PanicException":
            raise
        raise error(f"{what}: {shown(str(problem), 200)}") from problem
