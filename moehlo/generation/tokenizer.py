"""Token ids from text and text from token ids, by the model's own ``tokenizer.json`` or a GGUF file's vocabulary.

The work is done by the ``tokenizers`` library. What is decided here is what transformers decides around it
(``TokenizersBackend``): tokens that ``tokenizer_config.json`` adds, and whether the ids of a text begin with the
beginning-of-sequence token.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tokenizers import AddedToken, processors
from tokenizers import Tokenizer as Backend
from tokenizers.decoders import DecodeStream

from emitter.errors import CheckpointError, InputError, MoehloError, shown
from emitter.files import is_directory, is_regular, read_bytes
from emitter.strict_json import read_object
from moehlo.generation.template import ChatTemplate, template_beside

FILE = "tokenizer.json"
CONFIG = "tokenizer_config.json"
MOST_BYTES = 2**28
"""Of a ``tokenizer.json``; the largest published ones have some 35 MB."""
_MOST_VALUES = 2**20
_OTHER_FORMATS = ("tokenizer.model", "tekken.json", "tiktoken.model", "vocab.json", "spiece.model")
_NAMED = ("bos_token", "eos_token", "unk_token", "sep_token", "pad_token", "cls_token", "mask_token")
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

    def id_of(self, text: str) -> int | None:
        """The id of the token that is spelt so, or None."""
        found = self.backend.token_to_id(text)
        return None if found is None else int(found)

    def chat(self, messages: Sequence[Mapping[str, Any]], **variables: Any) -> list[int]:
        """The ids of a conversation and of the beginning of the assistant's answer.

        The template writes the beginning-of-sequence token itself, so none is put before it.

        Raises:
            InputError: there is no template, or it does not render (``ChatTemplate.render``).
        """
        if self.template is None:
            raise InputError(
                f"{self.source}: has no chat template (chat_template.jinja, or chat_template in {CONFIG}); pass the "
                "prompt as text"
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


def open_tokenizer(model: Path) -> Tokenizer:
    """The tokenizer of a model directory, or of a GGUF file.

    A ``tokenizer.json`` beside a GGUF file is preferred to the file's own vocabulary: it says how text is split.

    Raises:
        CheckpointError: there is none, it is damaged, or it is of a kind that is not read.
    """
    folder = model if is_directory(model) else model.parent
    if is_regular(folder / FILE):
        return _from_json(folder)
    if model.suffix == ".gguf":
        from moehlo.generation.vocabulary import from_gguf

        return from_gguf(model)
    there = [name for name in _OTHER_FORMATS if is_regular(folder / name)]
    hint = f"; {there[0]} is not read (save it by transformers' AutoTokenizer.save_pretrained)" if there else ""
    raise CheckpointError(f"{folder}: has no {FILE}{hint}. Token ids need none: --ids 5,9,3")


def _from_json(folder: Path) -> Tokenizer:
    path = folder / FILE
    raw = read_bytes(path, "a tokenizer.json", most=MOST_BYTES, error=CheckpointError)
    with refused(CheckpointError, f"{path}: is no tokenizer that the tokenizers library reads"):
        backend = Backend.from_str(raw.decode())
    config: dict[str, Any] = {}
    if is_regular(folder / CONFIG):
        config = read_object(
            folder / CONFIG,
            f"a {CONFIG}",
            most=MOST_BYTES,
            values=_MOST_VALUES,
            error=CheckpointError,
            special_floats=True,
        )
    named = {name: text for name in _NAMED if (text := _content(config.get(name), f"{folder / CONFIG}: {name}"))}
    with refused(CheckpointError, f"{folder / CONFIG}: cannot be applied to {FILE}"):
        backend.no_truncation()
        backend.no_padding()
        _add_tokens(backend, config, named, folder / CONFIG)
        _surround(backend, config, named)
    return Tokenizer(backend, named, template_beside(folder, config), path)


def _content(token: Any, where: str) -> str | None:
    """A token's text: spelt alone, or as the dictionary of an ``AddedToken``."""
    text = token.get("content") if isinstance(token, dict) else token
    if text is not None and not isinstance(text, str):
        raise CheckpointError(f"{where} is {shown(token)}; expected a text")
    return text


def _add_tokens(backend: Backend, config: Mapping[str, Any], named: Mapping[str, str], where: Path) -> None:
    """Add what only the config knows, in transformers' order; ids have to be those that the config says."""
    listed = config.get("added_tokens_decoder") or {}
    extra = config.get("extra_special_tokens") or config.get("additional_special_tokens") or []
    if not isinstance(listed, dict) or not isinstance(extra, list | dict):
        raise CheckpointError(f"{where}: added_tokens_decoder or the special tokens are of no known form")
    ids: dict[str, int] = {}
    for number, token in sorted(listed.items(), key=lambda entry: int(entry[0])):
        text = _content(token, f"{where}: added token {shown(number)}")
        if not text:
            raise CheckpointError(f"{where}: added token {shown(number)} is {shown(token)}; expected a text")
        ids[text] = int(number)
        if backend.token_to_id(text) is None:
            flags = {key: token.get(key) for key in ("lstrip", "rstrip", "single_word", "normalized", "special")}
            backend.add_tokens([AddedToken(text, **{k: v for k, v in flags.items() if isinstance(v, bool)})])
    for token in [*named.values(), *(extra.values() if isinstance(extra, dict) else extra)]:
        text = _content(token, f"{where}: a special token")
        if text and backend.token_to_id(text) is None:
            backend.add_special_tokens([AddedToken(text, special=True, normalized=False)])
    for text, number in ids.items():
        if backend.token_to_id(text) != number:
            raise CheckpointError(
                f"{where}: token {shown(text)} has id {number} there and {backend.token_to_id(text)} in {FILE}"
            )


def _surround(backend: Backend, config: Mapping[str, Any], named: Mapping[str, str]) -> None:
    """What stands around a text, where the config says it (``TokenizersBackend.update_post_processor``)."""
    asked = {side: config.get(f"add_{side}_token") for side in ("bos", "eos")}
    if all(value is None for value in asked.values()):
        return
    tokens = {side: named[f"{side}_token"] for side, value in asked.items() if value and f"{side}_token" in named}
    ids = [(text, backend.token_to_id(text)) for text in tokens.values()]
    single = [*([tokens["bos"]] if "bos" in tokens else []), "$A", *([tokens["eos"]] if "eos" in tokens else [])]
    backend.post_processor = processors.TemplateProcessing(single=single, pair=None, special_tokens=ids)


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
