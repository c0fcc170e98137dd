"""The tokenizer that a GGUF file's metadata stands for (``tokenizer.ggml.*``).

A file names how text is split before pairs are merged (``tokenizer.ggml.pre``) and does not hold it. What each name
means is below, from the models' own ``tokenizer.json``. A name that is not known is refused: another split gives other
ids without a word.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tokenizers import AddedToken, Regex, decoders, models, normalizers, pre_tokenizers
from tokenizers import Tokenizer as Backend

from emitter.errors import CheckpointError, UnsupportedError, shown
from emitter.reading.gguf import MAX_VOCABULARY, parts_of, read_header
from moehlo.generation.template import MOST_BYTES, ChatTemplate
from moehlo.generation.tokenizer import Tokenizer, refused, surround

_PREFIX = "tokenizer.ggml."
_UNKNOWN, _CONTROL, _USER_DEFINED, _BYTE = 2, 3, 4, 6
"""Of ``tokenizer.ggml.token_type`` (``llama_token_type``)."""

_CONTRACTIONS = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)"
_WORDS = r"|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{DIGITS}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
_GPT_2 = r"'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+"
_REST = r"| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+"


def _cased(ending: str, but: str = "") -> str:
    """Words cut where a capital follows a small letter, each before an ``ending``; of letters ``but`` some."""
    first, rest = r"[^\r\n\p{L}\p{N}]?", rf"\p{{Lm}}\p{{Lo}}\p{{M}}{but}]"
    upper, lower = rf"[\p{{Lu}}\p{{Lt}}{rest}", rf"[\p{{Ll}}{rest}"
    return f"{first}{upper}*{lower}+{ending}|{first}{upper}+{lower}*{ending}"


_DEEPSEEK_LETTERS = (
    r"\s?[A-Za-zµÀ-ÖØ-öø-ƺƼ-ƿǄ-ʓʕ-ʯͰ-ͳͶͷͻ-ͽͿΆΈ-ΊΌΎ-ΡΣ-ϵϷ-ҁҊ-ԯԱ-ՖႠ-ჅᎠ-Ᏽᏸ-ᏽᲐ-ᲺᲽ-Ჿᴀ-ᴫᵫ-ᵷᵹ-ᶚḀ-ἕἘ-Ἕἠ-ὅὈ-Ὅὐ-ὗὙὛὝ"
    # by number where a character has another that is equivalent to it, which an editor may put in its place
    "\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fbc\u1fbe\u1fc2-\u1fc4\u1fc6-\u1fcc\u1fd0-\u1fd3\u1fd6-\u1fdb\u1fe0-\u1fec"
    "\u1ff2-\u1ff4\u1ff6-\u1ffc\u2102\u2107\u210a-\u2113\u2115\u2119-\u211d\u2124\u2126\u2128\u212a-\u212d"
    r"ℯ-ℴℹℼ-ℿⅅ-ⅉⅎↃↄⰀ-ⱻⱾ-ⳤⳫ-ⳮⳲⳳꙀ-ꙭꚀ-ꚛꜢ-ꝯꝱ-ꞇꞋ-ꞎꭰ-ꮿﬀ-ﬆﬓ-ﬗＡ-Ｚａ-ｚ𐐀-𐑏𐒰-𐓓𐓘-𐓻𐲀-𐲲𐳀-𐳲𑢠-𑣟𞤀-𞥃]+"
)
_DEEPSEEK_3 = (
    r"[!\"#$%&'()*+,\-./:;<=>?@\[\\\]^_`{|}~][A-Za-z]+|[^\r\n\p{L}\p{P}\p{S}]?[\p{L}\p{M}]+| ?[\p{P}\p{S}]+[\r\n]*|"
    r"\s*[\r\n]+|\s+(?!\S)|\s+"
)
_SCRIPTS = (
    "\u4e00-\u9fff\u3040-\u309f\u30a0-\u30ff\u3400-\u4dbf\uf900-\ufaff\uff65-\uff9f\u2f00-\u2fdf",  # Han and kana
    "\u0e00-\u0e7f",  # Thai
    "\u0e80-\u0eff",  # Lao
    "\u1780-\u17ff",  # Khmer
    "\u1000-\u109f\uaa60-\uaa7f\ua9e0-\ua9ff",  # Burmese
    "\uac00-\ud7af\u1100-\u11ff",  # Hangul
)
_TRINITY = (
    # digits in threes from the right, of 510 at a time
    r"\p{Nd}{1,510}(?=(?>\p{Nd}{510})*(?:\P{Nd}|$))|\G\p{Nd}{510}",
    r"\A\p{Nd}{1,2}(?=\p{Nd}{3}+\z)",
    r"\A\p{Nd}{3}|\G\p{Nd}{3}",
    "|".join(f"[{ranges}]+" for ranges in _SCRIPTS),
    _DEEPSEEK_3,
)
_EXAONE = r"|[^\r\n\p{L}\p{N}]?\p{L}\p{M}*(?: ?\p{L}\p{M}*)*|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n/]?|\s*[\r\n]|\s+(?!\S)|\s+"


@dataclass(frozen=True)
class Split:
    """How text is cut before pairs are merged.

    Attributes:
        patterns: Each cuts what the one before left, matches isolated; none is GPT-2's own pattern.
        normal_form: Whether text is brought to NFC first.
        single_digits: Whether digits are cut one by one, after the patterns.
        begins: Whether a beginning-of-sequence token is put before a text where the file does not say it.
        whole_words: Whether a word that is a token is taken before any merge (``ignore_merges``).
    """

    patterns: tuple[str, ...] = ()
    normal_form: bool = False
    single_digits: bool = False
    begins: bool = False
    whole_words: bool = False


_LLAMA_3 = Split((_CONTRACTIONS + _WORDS.replace("DIGITS", "1,3"),), begins=True, whole_words=True)
_QWEN_2 = Split((_CONTRACTIONS + _WORDS.replace("{DIGITS}", ""),), normal_form=True)
_DEEPSEEK = Split((r"\p{N}{1,3}", "[一-龥぀-ゟ゠-ヿ]+", _DEEPSEEK_3))
_GPT_4O = Split((_cased(f"{_CONTRACTIONS}?") + r"|\p{N}{1,3}" + _REST,))
_KIMI = r"\p{Han}+|" + _cased(f"{_CONTRACTIONS}?", r"&&[^\p{Han}]") + r"|\p{N}{1,3}" + _REST.replace("/", "")
SPLITS: Mapping[str, Split] = {
    "gpt-2": Split(),
    "olmo": Split(normal_form=True),
    **dict.fromkeys(("llama-bpe", "llama3", "llama-v3"), _LLAMA_3),
    **dict.fromkeys(("dbrx", "smaug-bpe"), Split(_LLAMA_3.patterns)),
    **dict.fromkeys(("qwen2", "deepseek-r1-qwen", "hunyuan"), _QWEN_2),
    "tekken": Split((_cased("") + r"|\p{N}" + _REST,), begins=True, whole_words=True),
    **dict.fromkeys(("gpt-4o", "llama4", "minimax-m2"), _GPT_4O),
    "kimi-k2": Split((_KIMI,)),
    "chatglm-bpe": Split(_LLAMA_3.patterns),
    "glm4": Split(_LLAMA_3.patterns, whole_words=True),
    **dict.fromkeys(("refact", "smollm", "mellum2"), Split((r"\p{N}", _GPT_2))),
    "exaone-moe": Split((_CONTRACTIONS + _EXAONE,)),
    "afmoe": Split(_TRINITY, begins=True),
    "laguna": Split((r"[^\n]+|\n+", *_QWEN_2.patterns)),
    "deepseek-llm": Split(
        ("[\r\n]", _DEEPSEEK_LETTERS, r"\s?[!-/:-~！-／：-～‘-‟　-。]+", r"\s+$", "[一-龥ࠀ-一가-퟿]+"),
        single_digits=True,
    ),
    **dict.fromkeys(("deepseek-v3", "hy_v4"), _DEEPSEEK),
}
"""By the name in ``tokenizer.ggml.pre``; those of the architectures whose experts are read, and of their fine-tunes."""


@dataclass(frozen=True)
class _Entries:
    """The ``tokenizer.ggml.`` entries of a file, read strictly."""

    metadata: Mapping[str, Any]
    where: str

    def get(self, key: str, kind: type, default: Any = None) -> Any:
        value = self.metadata.get(_PREFIX + key, default)
        if value is not default and type(value) is not kind:
            raise CheckpointError(f"{self.where}: {_PREFIX}{key} is {shown(value)}; expected {kind.__name__}")
        return value

    def array(self, key: str, kind: type, *, count: int | None = None) -> tuple[Any, ...]:
        """An array whose elements are of ``kind``, as many as ``count`` where that is known."""
        values: Any = self.metadata.get(_PREFIX + key)
        known = isinstance(values, tuple) and all(type(value) is kind for value in values)
        if not known or (count is not None and len(values) != count):
            many = f"{count} " if count is not None else f"at most {MAX_VOCABULARY} "
            state = f"holds {len(values)}" if known else "is missing or holds other values"
            raise CheckpointError(f"{self.where}: {_PREFIX}{key} {state}; expected {many}of type {kind.__name__}")
        found: tuple[Any, ...] = values
        return found

    def token(self, key: str, tokens: Sequence[str]) -> str | None:
        """The text of the token whose id an entry holds; None where there is none."""
        number = self.get(key, int)
        if number is not None and not 0 <= number < len(tokens):
            raise CheckpointError(f"{self.where}: {_PREFIX}{key} is {number}; the vocabulary has {len(tokens)} tokens")
        return None if number is None else tokens[number]


def from_gguf(path: Path) -> Tokenizer:
    """The tokenizer of a GGUF file; of a split model, its first file's.

    Raises:
        CheckpointError: its entries are missing, damaged or do not agree.
        UnsupportedError: a kind of vocabulary or a way of splitting text that is not known.
    """
    path = parts_of(path, read_header(path))[0]
    entries = _Entries(read_header(path, vocabulary=True).metadata, str(path))
    kind = entries.get("model", str)
    if kind not in ("gpt2", "llama", "gemma4"):
        raise UnsupportedError(
            f"{path}: {_PREFIX}model is {shown(kind)}; read are gpt2 (merged bytes), llama (SentencePiece) and gemma4 "
            "(merged characters). A tokenizer.json in its folder is used instead"
        )
    tokens = entries.array("tokens", str)
    if len(set(tokens)) < len(tokens):
        seen: set[str] = set()
        twice = next(text for text in tokens if text in seen or seen.add(text))  # type: ignore[func-returns-value]
        raise CheckpointError(f"{path}: {_PREFIX}tokens holds {shown(twice)} twice")
    types = entries.array("token_type", int, count=len(tokens))
    with refused(CheckpointError, f"{path}: its vocabulary is no tokenizer"):
        backend, begins = (_byte_level if kind == "gpt2" else _sentencepiece)(entries, tokens, types)
        for text, type_ in zip(tokens, types, strict=True):
            if type_ in (_CONTROL, _USER_DEFINED):
                backend.add_tokens([AddedToken(text, special=type_ == _CONTROL, normalized=False)])
        named = {
            f"{name}_token": text
            for name, key in (("bos", "bos"), ("eos", "eos"), ("unk", "unknown"), ("pad", "padding"))
            if (text := entries.token(f"{key}_token_id", tokens)) is not None
        }
        begins = entries.get("add_bos_token", bool, begins)
        surround(backend, named, begins=begins, ends=entries.get("add_eos_token", bool, False))
    template = entries.metadata.get("tokenizer.chat_template")
    if template is not None and (not isinstance(template, str) or len(template) > MOST_BYTES):
        raise CheckpointError(f"{path}: tokenizer.chat_template is {shown(template)}; expected a text")
    return Tokenizer(backend, named, ChatTemplate(template, path) if template else None, path)


def ending_tokens(path: Path) -> tuple[int, ...]:
    """The ids that end a text, as a file's metadata has them: the end of a sequence, of a turn, of a message.

    Raises:
        CheckpointError: as ``read_header``.
    """
    metadata = read_header(parts_of(path, read_header(path))[0]).metadata
    found = (metadata.get(f"{_PREFIX}{key}_token_id") for key in ("eos", "eot", "eom"))
    return tuple(dict.fromkeys(number for number in found if type(number) is int))


def _byte_level(entries: _Entries, tokens: Sequence[str], types: Sequence[int]) -> tuple[Backend, bool]:
    """Bytes spelt as characters, pairs merged in the file's order (GPT-2); and whether a text has a beginning token."""
    name = entries.get("pre", str, "")
    split = SPLITS.get(name)
    if split is None:
        raise UnsupportedError(
            f"{entries.where}: {_PREFIX}pre is {shown(name)}, and how it splits text is not known; known are "
            f"{', '.join(sorted(SPLITS))}. A tokenizer.json in its folder is used instead"
        )
    made = Backend(
        models.BPE(
            vocab={text: number for number, text in enumerate(tokens)},
            merges=_merges(entries),
            byte_fallback=False,
            ignore_merges=split.whole_words,
        )
    )
    if split.normal_form:
        made.normalizer = normalizers.NFC()
    cuts: list[Any] = [pre_tokenizers.Split(Regex(pattern), "isolated") for pattern in split.patterns]
    if split.single_digits:
        cuts.append(pre_tokenizers.Digits(individual_digits=True))
    cuts.append(pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=not split.patterns))
    made.pre_tokenizer = pre_tokenizers.Sequence(cuts)
    made.decoder = decoders.ByteLevel()
    return made, split.begins


def _merges(entries: _Entries) -> list[tuple[str, str]]:
    """The pairs of tokens that are merged, the first ones first."""
    merges = []
    for merge in entries.array("merges", str):
        left, space, right = merge[1:].partition(" ")  # the first character may be the space itself
        if not space:
            raise CheckpointError(f"{entries.where}: {_PREFIX}merges holds {shown(merge)}; expected two tokens")
        merges.append((merge[0] + left, right))
    return merges


def _merges_by_score(entries: _Entries, vocabulary: Mapping[str, int], types: Sequence[int]) -> list[tuple[str, str]]:
    """The same where a file has them not: SentencePiece merges first the pair whose token has the highest score."""
    scores = entries.array("scores", float, count=len(vocabulary))
    merges = [
        (-scores[number], vocabulary[text[:cut]], vocabulary[text[cut:]], text[:cut], text[cut:])
        for (text, number), type_ in zip(vocabulary.items(), types, strict=True)
        if type_ not in (_CONTROL, _BYTE, _UNKNOWN)
        for cut in range(1, len(text))
        if text[:cut] in vocabulary and text[cut:] in vocabulary
    ]
    return [(left, right) for *_, left, right in sorted(merges)]


def _sentencepiece(entries: _Entries, tokens: Sequence[str], types: Sequence[int]) -> tuple[Backend, bool]:
    """SentencePiece's BPE, which merges over spaces too; unknown characters are bytes."""
    vocabulary = {text: number for number, text in enumerate(tokens)}
    given = entries.get("model", str) == "gemma4"
    merges = _merges(entries) if given else _merges_by_score(entries, vocabulary, types)
    unknown = entries.token("unknown_token_id", tokens)
    made = Backend(
        models.BPE(
            vocab=vocabulary,
            merges=merges,
            unk_token=unknown,
            fuse_unk=True,
            byte_fallback=True,
        )
    )
    prefixed = entries.get("add_space_prefix", bool, True)
    made.normalizer = normalizers.Sequence(
        [*([normalizers.Prepend("▁")] if prefixed else []), normalizers.Replace(" ", "▁")]
    )
    steps: list[Any] = [decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse()]
    made.decoder = decoders.Sequence([*steps, *([decoders.Strip(" ", 1, 0)] if prefixed else [])])
    return made, True
