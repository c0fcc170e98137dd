"""Tokenizers of GGUF files: the ids of the tokenizer.json that the file was made from."""

import json
from pathlib import Path

import gguf
import pytest
import regex
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tokenizers import Regex, Tokenizer, decoders, models, normalizers, pre_tokenizers, processors, trainers
from transformers.integrations.gguf.gguf_tokenizer_mapping import GGUF_PRE_TOKENIZER_SPLITS

from emitter.errors import CheckpointError, UnsupportedError
from moehlo.generation.opening import open_tokenizer
from moehlo.generation.vocabulary import SPLITS, ending_tokens
from tests.moehlo.generation.tokenizers_of_tests import SENTENCES, SPECIAL, TEMPLATE, metaspace

# as in the tokenizer.json of Qwen3, of gpt-oss and of DeepSeek-V3, spelt there in one piece
QWEN = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
GPT_OSS = (
    r"[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+(?i:'s|'t|'re|'ve|'m|'ll|'d)?|"
    r"[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*(?i:'s|'t|'re|'ve|'m|'ll|'d)?|"
    r"\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+"
)
# as in that of Trinity, of which tokenizers.js has the patterns (hubRegexPatterns.ts of its tests)
TRINITY = (
    r"\p{Nd}{1,510}(?=(?>\p{Nd}{510})*(?:\P{Nd}|$))|\G\p{Nd}{510}",
    r"\A\p{Nd}{1,2}(?=\p{Nd}{3}+\z)",
    r"\A\p{Nd}{3}|\G\p{Nd}{3}",
    r"(?:[\u4E00-\u9FFF\u3040-\u309F\u30A0-\u30FF\u3400-\u4DBF\uf900-\uFAFF\uFF65-\uFF9F\u2F00-\u2FDF]+|[\u0E00-\u0E7F]+|"
    r"[\u0E80-\u0EFF]+|[\u1780-\u17FF]+|[\u1000-\u109F\uAA60-\uAA7F\uA9E0-\uA9FF]+|[\uAC00-\uD7AF\u1100-\u11FF]+)",
    r"[!\"#$%&'()*+,\-./:;<=>?@\[\\\]^_`{|}~][A-Za-z]+|[^\r\n\p{L}\p{P}\p{S}]?[\p{L}\p{M}]+| ?[\p{P}\p{S}]+[\r\n]*|"
    r"\s*[\r\n]+|\s+(?!\S)|\s+",
)
SCRIPTS = "\u0e44\u0e17\u0e22\u0ea5\u0eb2\u0ea7\u1781\u17d2\u1798\u17c2\u179a"
"""Thai, Lao and Khmer, each in its script."""


def trained(pattern: str | tuple[str, ...] | None, *, nfc: bool) -> Tokenizer:
    made = Tokenizer(models.BPE())
    if nfc:
        made.normalizer = normalizers.NFC()
    bytes_ = pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=pattern is None)
    patterns = () if pattern is None else (pattern,) if isinstance(pattern, str) else pattern
    cuts = [pre_tokenizers.Split(Regex(each), "isolated") for each in patterns]
    made.pre_tokenizer = pre_tokenizers.Sequence([*cuts, bytes_])
    made.decoder = decoders.ByteLevel()
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    trainer = trainers.BpeTrainer(vocab_size=620, special_tokens=SPECIAL, initial_alphabet=alphabet)
    made.train_from_iterator(SENTENCES, trainer)
    return made


def written(path: Path, made: Tokenizer, split: str | None, /, **changed: object) -> Path:
    """The file that llama.cpp's converter makes of a tokenizer, without tensors."""
    writer = gguf.GGUFWriter(path, "olmoe")
    put(writer, made, split, **changed)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path


def put(writer: gguf.GGUFWriter, made: Tokenizer, split: str | None, /, **changed: object) -> None:
    """The entries of a tokenizer as llama.cpp's converter writes them."""
    model = json.loads(made.to_str())["model"]
    tokens = sorted(model["vocab"], key=model["vocab"].get)
    types = [
        3 if text in SPECIAL else 2 if text == "<unk>" else 6 if text.startswith("<0x") and len(text) == 6 else 1
        for text in tokens
    ]
    entries = {"model": "llama" if split is None else "gpt2", "tokens": tokens, "token_type": types}
    entries |= {"bos_token_id": tokens.index("<s>"), "eos_token_id": tokens.index("</s>")}
    if split == "gemma4":
        entries |= {"model": split, "unknown_token_id": 0, "add_space_prefix": False}
        entries |= {"merges": [" ".join(pair) for pair in model["merges"]]}
    elif split is None:
        # SentencePiece numbers its pieces by their rank, which is the order of the merges here
        made_by = {left + right: -rank for rank, (left, right) in reversed(list(enumerate(model["merges"])))}
        entries |= {"scores": [float(made_by.get(text, -1e4)) for text in tokens], "unknown_token_id": 0}
    else:
        entries |= {"pre": split, "merges": [" ".join(pair) for pair in model["merges"]]}
    for key, value in (entries | changed).items():
        if value is None:
            continue
        add = {str: writer.add_string, int: writer.add_uint32, bool: writer.add_bool, list: writer.add_array}
        add[type(value)](f"tokenizer.ggml.{key}", value)
    writer.add_chat_template(TEMPLATE)


MADE = {
    "gpt-2": (None, False),
    "olmo": (None, True),
    "qwen2": (QWEN, True),
    "gpt-4o": (GPT_OSS, False),
    "afmoe": (TRINITY, False),
}


@pytest.fixture(scope="module", params=[*MADE, "llama", "gemma4"])
def pair(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Tokenizer, Path]:
    folder = tmp_path_factory.mktemp("gguf")
    if request.param in ("llama", "gemma4"):
        made = metaspace()
        made.post_processor = processors.TemplateProcessing(single="<s> $A", special_tokens=[("<s>", 1)])
        if request.param == "llama":
            return made, written(folder / "model.gguf", made, None)
        made.normalizer = normalizers.Replace(" ", "▁")
        made.decoder = decoders.Sequence([decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse()])
        return made, written(folder / "model.gguf", made, request.param)
    pattern, nfc = MADE[request.param]
    made = trained(pattern, nfc=nfc)
    if SPLITS[request.param].begins:
        made.post_processor = processors.TemplateProcessing(single="<s> $A", special_tokens=[("<s>", 0)])
    return made, written(folder / "model.gguf", made, request.param)


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("1234", ["1", "234"]),
        ("x12345", ["x", "12", "345"]),
        ("1234567.891011", ["1", "234", "567", ".", "891", "011"]),
        ("7" * 1021, ["7", *["777"] * 340]),
        (SCRIPTS, [SCRIPTS[:3], SCRIPTS[3:6], SCRIPTS[6:]]),
        ("line1\r\n\tline2\n\n", ["line", "1", "\r\n", "\tline", "2", "\n\n"]),
        ("!Hello #World", ["!Hello", " #", "World"]),
    ],
)
def test_trinity_cuts_digits_in_threes_from_the_right_and_scripts_apart(
    text: str, pieces: list[str], tmp_path: Path
) -> None:
    """As tokenizers.js tests of Trinity-Nano-Preview have them; of 1021 digits, 1 comes before 2 of 510."""
    ours = open_tokenizer(written(tmp_path / "model.gguf", trained(QWEN, nfc=False), "afmoe"))
    found = ours.backend.pre_tokenizer.pre_tokenize_str(text)
    assert [text[start:end] for _, (start, end) in found] == pieces


@settings(max_examples=100, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])
@given(
    text=st.one_of(
        st.text(max_size=30), st.sampled_from([*SENTENCES, "", "<s>x</s>", "I'LL  12345\r\n\r\n é́ // {}", SCRIPTS])
    )
)
def test_the_ids_are_those_of_the_tokenizer_that_the_file_was_made_from(
    pair: tuple[Tokenizer, Path], text: str
) -> None:
    made, path = pair
    ours = open_tokenizer(path)
    ids = made.encode(text).ids
    assert ours.encode(text) == ids
    assert ours.decode(ids) == made.decode(ids)


def test_the_template_and_the_ending_tokens_are_the_files(pair: tuple[Tokenizer, Path]) -> None:
    _, path = pair
    ours = open_tokenizer(path)
    assert ours.template is not None
    assert ours.template.text == TEMPLATE
    assert ending_tokens(path) == (ours.backend.token_to_id("</s>"),)
    assert ours.chat([{"role": "user", "content": "hi"}])[0] == ours.backend.token_to_id("<s>")


OF_TRANSFORMERS = (
    *("llama-bpe", "llama3", "llama-v3", "dbrx", "smaug-bpe", "qwen2", "deepseek-r1-qwen", "tekken"),
    *("gpt-4o", "llama4", "minimax-m2"),
)


@pytest.mark.parametrize("name", OF_TRANSFORMERS)
def test_text_is_split_as_transformers_splits_it_for_such_a_file(name: str, tmp_path: Path) -> None:
    made = trained(GGUF_PRE_TOKENIZER_SPLITS[name], nfc=False)
    ours = open_tokenizer(written(tmp_path / "model.gguf", made, name, add_bos_token=False))
    for text in (*SENTENCES, "I'LL  12345\r\n\r\n // {}", "camelCase HTTPServer don't", SCRIPTS):
        assert ours.encode(text) == made.encode(text).ids


# pat_str of Kimi-K2's tokenization_kimi.py
KIMI = (
    r"[\p{Han}]+|[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}&&[^\p{Han}]]*"
    r"[\p{Ll}\p{Lm}\p{Lo}\p{M}&&[^\p{Han}]]+(?i:'s|'t|'re|'ve|'m|'ll|'d)?|"
    r"[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}&&[^\p{Han}]]+"
    r"[\p{Ll}\p{Lm}\p{Lo}\p{M}&&[^\p{Han}]]*(?i:'s|'t|'re|'ve|'m|'ll|'d)?|"
    r"\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
)


def test_kimi_cuts_han_from_other_letters(tmp_path: Path) -> None:
    """Beside another engine of regular expressions."""
    ours = open_tokenizer(written(tmp_path / "model.gguf", trained(QWEN, nfc=False), "kimi-k2"))
    for text in (
        *SENTENCES,
        "我想在apple工作1314151天～ HTTPServer世界's don't IT'S\r\n// {}\n",
        " 東京タワーTower  x²",
        SCRIPTS,
    ):
        found = ours.backend.pre_tokenizer.pre_tokenize_str(text)
        assert [text[start:end] for _, (start, end) in found] == regex.findall(KIMI, text, flags=regex.V1)


@pytest.mark.parametrize("name", ["smollm", "refact", "mellum2"])
def test_digits_are_cut_one_by_one_before_gpt_2_splits(name: str, tmp_path: Path) -> None:
    """As the tokenizer.json of SmolLM2 has it."""
    made = trained(None, nfc=False)
    cuts = [pre_tokenizers.Digits(individual_digits=True), pre_tokenizers.ByteLevel(add_prefix_space=False)]
    made.pre_tokenizer = pre_tokenizers.Sequence(cuts)
    ours = open_tokenizer(written(tmp_path / "model.gguf", made, name))
    for text in (*SENTENCES, "I'LL  12345\r\n\r\n // {}", "x²3 ½ ５"):
        assert ours.encode(text) == made.encode(text).ids


@pytest.mark.parametrize("name", SPLITS)
def test_every_way_of_splitting_loses_no_character(tmp_path: Path, name: str) -> None:
    made = trained(QWEN, nfc=False)
    ours = open_tokenizer(written(tmp_path / "model.gguf", made, name))
    for text in SENTENCES:
        assert ours.decode(ours.encode(text)) == text


@pytest.mark.parametrize(
    ("changed", "error", "message"),
    [
        ({"pre": "martian"}, UnsupportedError, "how it splits text is not known; known are afmoe, chatglm-bpe, dbrx"),
        ({"pre": None}, UnsupportedError, 'tokenizer.ggml.pre is "", and how it splits text is not known'),
        ({"model": "t5"}, UnsupportedError, 'tokenizer.ggml.model is "t5"; read are gpt2'),
        ({"tokens": ["a", "a"]}, CheckpointError, r'tokens holds "a" twice'),
        ({"tokens": [1, 2]}, CheckpointError, "tokens is missing or holds other values"),
        ({"token_type": [1]}, CheckpointError, "token_type holds 1; expected"),
        ({"merges": ["ab"]}, CheckpointError, r'merges holds "ab"; expected two tokens'),
        ({"merges": ["not there"]}, CheckpointError, "its vocabulary is no tokenizer"),
        ({"bos_token_id": 10**6}, CheckpointError, "bos_token_id is 1000000; the vocabulary has"),
        ({"add_bos_token": 1}, CheckpointError, "add_bos_token is 1; expected bool"),
    ],
)
def test_a_vocabulary_that_does_not_hold_together_is_refused(
    tmp_path: Path, changed: dict[str, object], error: type[Exception], message: str
) -> None:
    path = written(tmp_path / "model.gguf", trained(None, nfc=False), "gpt-2", **changed)
    with pytest.raises(error, match=message):
        open_tokenizer(path)


def test_a_tokenizer_json_beside_the_file_is_preferred(tmp_path: Path) -> None:
    made = trained(None, nfc=False)
    path = written(tmp_path / "model.gguf", made, "martian")
    made.save(str(tmp_path / "tokenizer.json"))
    assert open_tokenizer(path).encode("expert") == made.encode("expert").ids
