"""``moehlo generate`` and ``moehlo chat`` on a small checkpoint with a tokenizer, as a user calls them."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import moehlo
from moehlo.cli import main
from moehlo.generation.tokenizer import open_tokenizer
from tests.moehlo.generation.tokenizers_of_tests import byte_level, save
from tests.moehlo.tiny_decoders import greedy, saved

PROMPTS = ["Experts are routed", "def f(x):"]


@pytest.fixture(scope="module")
def checkpoint(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Any]:
    folder = tmp_path_factory.mktemp("checkpoint")
    theirs = saved("olmoe", folder, vocab_size=600)
    save(byte_level(), folder)
    return folder, theirs


@pytest.fixture
def run(monkeypatch, capfd):
    def call(*arguments: object, said: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["moehlo", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(said))
        with pytest.raises(SystemExit) as ended:
            main()
        out, err = capfd.readouterr()
        return ended.value.code or 0, out, err

    return call


def test_the_ids_of_prompts_are_those_of_transformers_and_their_text_is_shown(checkpoint, run, tmp_path: Path) -> None:
    folder, theirs = checkpoint
    tokenizer, file = open_tokenizer(folder), tmp_path / "prompts.txt"
    file.write_text("\n\n".join(PROMPTS) + "\n")
    code, out, err = run("generate", folder, "--prompts", file, "--max-new-tokens", 12, "--json")
    assert code == 0, err
    document = json.loads(out.splitlines()[-1])
    for prompt, ids, text in zip(PROMPTS, document["ids"], document["text"], strict=True):
        given = tokenizer.encode(prompt)
        assert ids == greedy(theirs, given, 12)
        assert tokenizer.decode([*given, *ids]).endswith(text)
        assert text in out
    assert "tokens/s" in err


def test_ids_need_no_tokenizer(checkpoint, run, tmp_path: Path) -> None:
    folder, theirs = checkpoint
    alone = tmp_path / "alone"
    alone.mkdir()
    for name in ("config.json", "model.safetensors"):
        (alone / name).symlink_to(folder / name)
    code, out, _ = run("generate", alone, "--ids", "5,9,3", "--ids", "7", "--max-new-tokens", 6, "--json")
    assert code == 0
    assert json.loads(out.splitlines()[-1])["ids"] == [greedy(theirs, [5, 9, 3], 6), greedy(theirs, [7], 6)]


def test_an_ending_token_ends_a_text_unless_it_is_ignored(checkpoint, run, tmp_path: Path) -> None:
    folder, theirs = checkpoint
    ids = greedy(theirs, [5, 9, 3], 8)
    copy = tmp_path / "copy"
    copy.mkdir()
    for path in folder.iterdir():
        (copy / path.name).symlink_to(path)
    (copy / "generation_config.json").unlink(missing_ok=True)
    (copy / "generation_config.json").write_text(json.dumps({"eos_token_id": [ids[3]]}))
    asked = ("generate", copy, "--ids", "5,9,3", "--max-new-tokens", 8, "--json")
    for more, expected in (((), ids[: ids.index(ids[3]) + 1]), (("--ignore-eos",), ids)):
        code, out, err = run(*asked, *more)
        assert code == 0, err
        assert json.loads(out.splitlines()[-1])["ids"] == [expected]


def test_draws_are_repeated_by_their_seed(checkpoint, run) -> None:
    folder, _ = checkpoint
    asked = ("generate", folder, "--ids", "5,9", "--max-new-tokens", 12, "--temperature", 1.4, "--json", "--seed")
    one, again, other = (json.loads(run(*asked, seed)[1].splitlines()[-1])["ids"] for seed in (1, 1, 2))
    assert one == again != other


def test_a_conversation_keeps_what_was_computed(checkpoint, run, monkeypatch) -> None:
    folder, _ = checkpoint
    computed: list[int] = []
    prefill = moehlo.Decoder.prefill
    monkeypatch.setattr(
        moehlo.Decoder, "prefill", lambda self, ids, cache: computed.append(len(ids)) or prefill(self, ids, cache)
    )
    code, out, err = run("chat", folder, "--max-new-tokens", 3, said="Hello\nAnd more words than before\n\n")
    assert code == 0, err
    assert len(out.splitlines()) >= 2
    tokenizer = open_tokenizer(folder)
    first = len(tokenizer.chat([{"role": "user", "content": "Hello"}]))
    assert computed[0] == first
    # the second turn computes less than the whole conversation by at least the first turn's prompt but one token
    assert computed[1] < first + len(tokenizer.encode("And more words than before")) + 3 + 12


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "one of --prompt TEXT, --prompts FILE and --ids 5,9,3 is needed"),
        (["--ids", "5", "--prompt", "x"], "one of --prompt TEXT, --prompts FILE and --ids 5,9,3 is needed"),
        (["--ids", "5,x"], '--ids is "x"; expected a whole number from 0 to 599'),
        (["--ids", "600"], '--ids is "600"; expected a whole number from 0 to 599'),
        (["--ids", "5", "--chat"], "--chat and --system are for prompts of text"),
        (["--prompt", "x", "--system", "y"], "--system goes with --chat"),
        (["--prompt", "x", "--max-new-tokens", "600"], "do not fit into a context of 512 tokens"),
        (["--prompt", "x", "--context", "513"], "context is 513; expected a whole number from 1 to 512"),
        (["--prompt", "x", "--temperature", "0", "--top-k", "3"], "--temperature 0 is greedy decoding"),
        (["--prompt", "x", "--top-p", "2"], "top_p is 2.0; expected a number from 0 to 1"),
        (["--prompt", "x", "--target", "cuda"], "whole decoders run on a CPU"),
        (["--prompt", ""], "the prompt is empty"),
    ],
)
def test_bad_use_is_refused_before_any_long_work(checkpoint, run, monkeypatch, arguments, message: str) -> None:
    monkeypatch.setattr("moehlo.cli.generate.open_decoder", lambda *_, **__: pytest.fail("the model was opened"))
    code, _, err = run("generate", checkpoint[0], *arguments)
    assert code == 2
    assert message in " ".join(err.split())


def test_from_python_a_decoder_generates_and_gives_logits(checkpoint) -> None:
    folder, theirs = checkpoint
    decoder = moehlo.open_model(folder).decoder(dtype="f32")
    ids = list(decoder.generate([5, 9, 3], max_new_tokens=5))
    assert ids == greedy(theirs, [5, 9, 3], 5)
    cache = decoder.cache()
    logits = decoder.prefill([5, 9, 3], cache)
    assert int(np.argmax(logits)) == ids[0]
    assert cache.keep([5, 9, 3, 4]) == [4]
    assert cache.ids == [5, 9, 3]
    assert repr(decoder).endswith("3 layers, 600 tokens, context 512)")
