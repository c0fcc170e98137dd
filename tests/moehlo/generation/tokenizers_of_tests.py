"""Small tokenizers of the kinds that MoE checkpoints have, trained on a few sentences and saved by transformers."""

import json
from pathlib import Path

from tokenizers import AddedToken, Tokenizer, decoders, models, normalizers, pre_tokenizers, trainers
from transformers import PreTrainedTokenizerFast

SENTENCES = [
    "The quick brown fox jumps over the lazy dog; 12345 times, it's said.",
    "Ein schöner Tag für größere Übungen — naïve café, 東京タワー, привет мир, 🙂🙃.",
    "def f(x):\n    return x ** 2  # tab\tand  spaces\n\n",
    "Experts are routed: token by token, expert by expert.",
] * 4
SPECIAL = ["<s>", "</s>", "<|user|>", "<|assistant|>"]
TEMPLATE = (
    "{{ bos_token }}{% for m in messages %}{{ '<|' + m['role'] + '|>' }}{{ m['content'] }}{{ eos_token }}\n{% endfor %}"
    "{% if add_generation_prompt %}<|assistant|>{% endif %}"
)


def byte_level() -> Tokenizer:
    """As GPT-2, OLMoE and Qwen: bytes spelt as characters, pairs merged."""
    made = Tokenizer(models.BPE())
    made.normalizer = normalizers.NFC()
    made.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    made.decoder = decoders.ByteLevel()
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    made.train_from_iterator(
        SENTENCES, trainers.BpeTrainer(vocab_size=600, special_tokens=SPECIAL, initial_alphabet=alphabet)
    )
    return made


def metaspace() -> Tokenizer:
    """As Mixtral: spaces as U+2581, unknown characters as bytes."""
    made = Tokenizer(models.BPE(byte_fallback=True, unk_token="<unk>", fuse_unk=True))
    made.normalizer = normalizers.Sequence([normalizers.Prepend("▁"), normalizers.Replace(" ", "▁")])
    made.decoder = decoders.Sequence(
        [decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse(), decoders.Strip(" ", 1, 0)]
    )
    tokens = ["<unk>", *SPECIAL, *(f"<0x{byte:02X}>" for byte in range(256))]
    made.train_from_iterator(
        [*SENTENCES[:1], *SENTENCES[2:4]], trainers.BpeTrainer(vocab_size=500, special_tokens=tokens)
    )
    # trained as special tokens to be in the vocabulary; only SPECIAL and the unknown one are
    described = json.loads(made.to_str())
    described["added_tokens"] = [token for token in described["added_tokens"] if not token["content"].startswith("<0x")]
    return Tokenizer.from_str(json.dumps(described))


def save(made: Tokenizer, folder: Path, **options: object) -> PreTrainedTokenizerFast:
    """Saved by transformers, which is given back to compare with."""
    theirs = PreTrainedTokenizerFast(
        tokenizer_object=made, bos_token="<s>", eos_token=AddedToken("</s>", special=True), **options
    )
    theirs.chat_template = TEMPLATE
    theirs.save_pretrained(folder)
    return theirs
