"""A model's own tokenizer: its ``tokenizer.json``, or the vocabulary of a GGUF file.

What is decided here is what transformers decides around the library (``TokenizersBackend``): tokens that
``tokenizer_config.json`` adds, and what stands around the ids of a text.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from tokenizers import AddedToken
from tokenizers import Tokenizer as Backend

from emitter.errors import CheckpointError, MoehloError, shown
from emitter.io.files import is_directory, is_regular, read_bytes
from emitter.io.strict_json import read_object
from emitter.reading.config import Model
from moehlo.generation.settings import FILE as SETTINGS
from moehlo.generation.template import FILE as TEMPLATE
from moehlo.generation.template import template_of
from moehlo.generation.tokenizer import Tokenizer, refused, surround
from moehlo.generation.vocabulary import ending_tokens, from_gguf

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
    raise CheckpointError(f"{folder}: has no {FILE}{hint}. moehlo generate takes token ids without one: --ids 5,9,3")


def files_for(model: Model, said: Callable[[str], None] = lambda text: None) -> dict[str, bytes]:
    """``files_of`` a model that was opened; none where there are none or they are not understood, which is ``said``."""
    where = model.source.file or model.source.directory
    try:
        return {} if where is None else files_of(where)
    except MoehloError as error:
        said(str(error))
        return {}


def files_of(model: Path) -> dict[str, bytes]:
    """The files that a copy of a model's weights needs beside them to generate as it does: those of a directory, or
    what a GGUF file's metadata stands for.

    Raises:
        CheckpointError, UnsupportedError: as ``open_tokenizer`` of a GGUF file.
    """
    folder = model if is_directory(model) else model.parent
    names = (FILE, CONFIG, TEMPLATE, SETTINGS)
    found = {
        name: read_bytes(folder / name, f"a {name}", most=MOST_BYTES, error=CheckpointError)
        for name in names
        if is_regular(folder / name)
    }
    if model.suffix != ".gguf" or FILE in found:
        return found
    tokenizer = from_gguf(model)
    config = {**tokenizer.named, **({} if tokenizer.template is None else {"chat_template": tokenizer.template.text})}
    made = {CONFIG: json.dumps(config, indent=2), SETTINGS: json.dumps({"eos_token_id": [*ending_tokens(model)]})}
    return {FILE: tokenizer.backend.to_str().encode(), **{n: t.encode() for n, t in made.items()}, **found}


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
    return Tokenizer(backend, named, template_of(folder, config), path)


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
