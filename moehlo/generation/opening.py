"""A model's own tokenizer: its ``tokenizer.json``, or the vocabulary of a GGUF file.

What is decided here is what transformers decides around the library (``TokenizersBackend``): tokens that
``tokenizer_config.json`` adds, and what stands around the ids of a text.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tokenizers import AddedToken
from tokenizers import Tokenizer as Backend

from emitter.errors import CheckpointError, shown
from emitter.io.files import is_directory, is_regular, read_bytes
from emitter.io.strict_json import read_object
from moehlo.generation.template import template_beside
from moehlo.generation.tokenizer import Tokenizer, refused, surround
from moehlo.generation.vocabulary import from_gguf

FILE = "tokenizer.json"
CONFIG = "tokenizer_config.json"
MOST_BYTES = 2**28
"""Of a ``tokenizer.json``; the largest published ones have some 35 MB."""
_MOST_VALUES = 2**20
_OTHER_FORMATS = ("tokenizer.model", "tekken.json", "tiktoken.model", "vocab.json", "spiece.model")
_NAMED = ("bos_token", "eos_token", "unk_token", "sep_token", "pad_token", "cls_token", "mask_token")


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
        # as transformers does it where the config says one of the two (``TokenizersBackend.update_post_processor``)
        begins, ends = (config.get(f"add_{side}_token") for side in ("bos", "eos"))
        if begins is not None or ends is not None:
            surround(backend, named, begins=bool(begins), ends=bool(ends))
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
