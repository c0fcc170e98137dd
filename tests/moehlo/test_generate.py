"""``moehlo generate`` and ``moehlo chat`` on a small checkpoint with a tokenizer, as a user calls them."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import torch
from safetensors.torch import load_file, save_file

import moehlo
from emitter.golden import goldens_root
from emitter.graphs.figures import model_figures
from emitter.iree import Session
from emitter.iree.compiler import COMMON_FLAGS
from emitter.iree.device import Upload
from emitter.plan import Residency
from emitter.reading.config import open_model
from emitter.reading.decoder import places
from emitter.signature import DType, weight_arguments
from emitter.spec.model_tensors import model_weights
from moehlo.cli.reading import gpu_read_rate, uploaded_by
from moehlo.decoder import Decoder, Timing
from moehlo.generation.opening import open_tokenizer
from moehlo.memory import Room
from tests.moehlo.generation.test_vocabulary import QWEN, put, trained
from tests.moehlo.generation.tokenizers_of_tests import byte_level, save
from tests.moehlo.gguf_decoders import written
from tests.moehlo.tiny_decoders import greedy, saved
from weights.decoder import decoder_readings

PROMPTS = ["Experts are routed", "def\u2028f(x):"]
PLAINEST = ("--isa", "portable")


@pytest.fixture(scope="module")
def checkpoint(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Any]:
    folder = tmp_path_factory.mktemp("checkpoint")
    theirs = saved("olmoe", folder)
    save(byte_level(), folder)
    return folder, theirs


@pytest.mark.parametrize("prompts", [PROMPTS[:1], pytest.param(PROMPTS, marks=pytest.mark.nightly)], ids=["one", "two"])
def test_the_ids_of_prompts_are_those_of_transformers_and_their_text_is_shown(
    checkpoint, command, tmp_path: Path, prompts: list[str]
) -> None:
    """Each day of one: several are another text, and what options reach is below."""
    folder, theirs = checkpoint
    tokenizer, file = open_tokenizer(folder), tmp_path / "prompts.txt"
    file.write_text("\n\n".join(prompts) + "\n")
    ran = command("generate", folder, "--prompts", file, "--max-new-tokens", 12, *PLAINEST, "--json")
    assert ran.code == 0, ran.err
    document = ran.json
    for prompt, ids, text in zip(prompts, document["ids"], document["text"], strict=True):
        given = tokenizer.encode(prompt)
        assert ids == greedy(theirs, given, 12)
        assert tokenizer.decode([*given, *ids]).endswith(text)
        assert text in ran.out
    assert "tokens/s" in ran.err


def test_prompts_on_the_standard_input_are_those_of_a_file(checkpoint, command, not_compiled) -> None:
    """A prompt that does not fit comes after the reading, and before the long work."""
    asked = ("generate", checkpoint[0], "--prompts", "-", "--max-new-tokens", 500)
    tokens = len(open_tokenizer(checkpoint[0]).encode(13 * "def "))
    said = f"\n\r\n{13 * 'def '}\n"
    assert f"a prompt of {tokens} and 500 new tokens" in command.refused(*asked, said=said)
    assert "the standard input: holds no prompt; expected one on each line" in command.refused(*asked, said="\n")


def test_ids_need_no_tokenizer(checkpoint, command, tmp_path: Path) -> None:
    folder, theirs = checkpoint
    alone = tmp_path / "alone"
    alone.mkdir()
    for name in ("config.json", "model.safetensors"):
        (alone / name).symlink_to(folder / name)
    ran = command("generate", alone, "--ids", "5,9,3", "--max-new-tokens", 6, *PLAINEST, "--json")
    assert ran.json["ids"] == [greedy(theirs, [5, 9, 3], 6)]
    assert "prompt 3 tokens, " in ran.err
    assert "generated 6 tokens, " in ran.err
    assert "prompt 1 token, " in command("generate", alone, "--ids", "5", "--max-new-tokens", 2, *PLAINEST).err


def test_an_ending_token_ends_a_text_unless_it_is_ignored(checkpoint, command, tmp_path: Path) -> None:
    folder, theirs = checkpoint
    ids = greedy(theirs, [5, 9, 3], 8)
    copy = tmp_path / "copy"
    copy.mkdir()
    for path in folder.iterdir():
        (copy / path.name).symlink_to(path)
    (copy / "generation_config.json").unlink(missing_ok=True)
    (copy / "generation_config.json").write_text(json.dumps({"eos_token_id": [ids[3]]}))
    asked = ("generate", copy, "--ids", "5,9,3", "--max-new-tokens", 8, *PLAINEST, "--json")
    for more, expected in (((), ids[: ids.index(ids[3]) + 1]), (("--ignore-eos",), ids)):
        assert command(*asked, *more).json["ids"] == [expected]


def test_draws_are_repeated_by_their_seed(checkpoint, command) -> None:
    folder, _ = checkpoint
    asked = ("generate", folder, "--ids", "5,9", "--max-new-tokens", 12, *PLAINEST)
    asked += ("--temperature", 1.4, "--json", "--seed")
    one, again, other = (command(*asked, seed).json["ids"] for seed in (1, 1, 2))
    assert one == again != other


def test_a_conversation_keeps_what_was_computed(checkpoint, command, monkeypatch) -> None:
    folder, _ = checkpoint
    computed: list[int] = []
    prefilled = moehlo.Decoder._prefilled
    monkeypatch.setattr(
        moehlo.Decoder, "_prefilled", lambda self, ids, *more: computed.append(len(ids)) or prefilled(self, ids, *more)
    )
    code, out, err = command(
        "chat", folder, "--max-new-tokens", 3, *PLAINEST, said="Hello\nAnd more words than before\n\n"
    )
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
        ([], "exactly one of --prompt TEXT, --prompts FILE and --ids 5,9,3 is needed"),
        (["--ids", "5", "--prompt", "x"], "exactly one of --prompt TEXT, --prompts FILE and --ids 5,9,3 is needed"),
        (["--ids", "5,,9"], 'an id of --ids is ""; expected a whole number from 0 to 600'),
        (["--ids", "5,x"], 'an id of --ids is "x"; expected a whole number from 0 to 600'),
        (["--ids", "601"], 'an id of --ids is "601"; expected a whole number from 0 to 600'),
        (["--ids", "5", "--chat"], "--chat and --system are for prompts of text"),
        (["--prompt", "x", "--system", "y"], "--system goes with --chat"),
        (
            ["--prompt", "x", "--max-new-tokens", "600"],
            "do not fit into a context of 512 tokens; the model takes no more",
        ),
        (
            ["--ids", "5", "--context", "9", "--max-new-tokens", "20"],
            "of 9 tokens; give a context of up to 512, or take",
        ),
        (
            ["--prompt", "x", "--context", "513"],
            "context is 513; expected a whole number from 1 to 512, the most that the model takes",
        ),
        (["--prompt", "x", "--temperature", "0", "--top-k", "3"], "--temperature 0 is greedy decoding"),
        (["--prompt", "x", "--top-p", "2"], "top_p is 2.0; expected a number from 0 to 1"),
        (["--prompt", ""], "the prompt is empty"),
        (["--prompt", "x", "--stop", ""], "stop strings: expected at most 64, of 1 to 1024 characters each"),
    ],
)
def test_bad_use_is_refused_before_any_long_work(checkpoint, command, monkeypatch, arguments, message: str) -> None:
    monkeypatch.setattr("moehlo.cli.generate.open_decoder", lambda *_, **__: pytest.fail("the model was opened"))
    assert message in command.refused("generate", checkpoint[0], *arguments)


@pytest.mark.parametrize(
    "prompts", [pytest.param([[5, 9, 3], [7]], marks=pytest.mark.nightly), [[5, 9, 3]]], ids=["batch", "alone"]
)
def test_the_expert_load_is_that_of_transformers(checkpoint, command, prompts: list[list[int]]) -> None:
    folder, theirs = checkpoint
    asked = [option for ids in prompts for option in ("--ids", ",".join(map(str, ids)))]
    ran = command("generate", folder, *asked, "--max-new-tokens", 9, "--expert-load", *PLAINEST, "--json")
    assert ran.code == 0, ran.err
    document = ran.json
    counts = np.zeros((3, 7), int)
    for prompt, ids in zip(prompts, document["ids"], strict=True):
        computed = torch.tensor([[*prompt, *ids[:-1]]])
        for layer, logits in enumerate(theirs(computed, output_router_logits=True).router_logits):
            counts[layer] += np.bincount(logits.topk(3).indices.flatten().numpy(), minlength=7)
    loads = document["expert_load"]
    assert [loads[layer]["counts"] for layer in "012"] == counts.tolist()
    tokens = counts[0].sum() // 3
    assert {load["tokens"] for load in loads.values()} == {tokens}
    assert f"generated {9 * len(prompts)} tokens, " in ran.err
    for layer in range(3):
        assert f"expert load of layer {layer}: {tokens} tokens, 3 choices each: " in ran.err
    used, fullest = np.count_nonzero(counts, axis=1), counts.max(axis=1) / counts.mean(axis=1)
    said = [f"{min(each):{form}} to {max(each):{form}}" for each, form in ((used, ""), (fullest, ".2f"))]
    least = f"{min(used)}" if min(used) == max(used) else said[0]
    whole = f"expert load: {least} of 7 experts of each of 3 layers, the fullest with {said[1]} times the mean"
    assert whole in ran.err


def test_a_text_ends_with_what_a_token_read(checkpoint, command, monkeypatch) -> None:
    """By the formula of ``inspect``, at the middle of the text, as a share of what threads read of memory."""
    monkeypatch.setattr("moehlo.cli.generate.read_rate", lambda threads: 1e9)
    code, out, err = command("generate", checkpoint[0], "--ids", "5,9,3", "--max-new-tokens", 6, *PLAINEST, "--json")
    assert code == 0, err
    document, opened = json.loads(out.splitlines()[-1]), open_model(checkpoint[0])
    floors = {}
    for context in (5, 6):
        floors[context] = model_figures(opened.whole, DType.F32, context).floor_bytes
    assert document["bytes_read_per_token"] == floors[5] < floors[6]
    share = floors[5] * document["decode_tokens_per_second"] / 1e9
    assert f"{share:.2f} of the read bandwidth of 1.00 GB/s" in " ".join(err.split())


def test_a_text_on_a_gpu_ends_with_how_its_weights_came(monkeypatch) -> None:
    """As the last lines are said: 3 GB in 2 s over a link of 50 GB/s."""
    monkeypatch.setattr("emitter.iree.rates.link_rate", lambda driver: 50e9)
    gpu = SimpleNamespace(driver=None)
    session = object.__new__(Session)
    session.device = SimpleNamespace(gpu=gpu, upload=Upload(3_000_000_000, 2.0))
    decoder = SimpleNamespace(session=session)
    uploaded = uploaded_by(decoder, measured=True)
    assert str(uploaded) == "3.00 GB read and copied to the GPU in 2.00 s, 1.50 GB/s, 0.03 of the link's 50.00 GB/s"
    assert uploaded.to_json() == {"bytes": 3e9, "seconds": 2.0, "link_bandwidth": 50e9, "share_of_link": 0.03}
    assert uploaded_by(decoder, measured=False).link is None
    session.device.upload = Upload()
    assert uploaded_by(decoder, measured=True) is None
    session.device.gpu = None
    assert gpu_read_rate(decoder) is None


def test_a_text_that_is_cut_off_in_its_second_step_has_no_bytes_a_token(
    checkpoint, command, monkeypatch, capfd
) -> None:
    def cut_off(decoder: Decoder, *_: object, **__: object) -> Iterator[int]:
        yield 7
        decoder.timing.decoded_tokens += 1
        raise KeyboardInterrupt

    monkeypatch.setattr(Decoder, "generate", cut_off)
    with pytest.raises(KeyboardInterrupt):
        command("generate", checkpoint[0], "--ids", "5,9,3", "--max-new-tokens", 6, *PLAINEST, "--json")
    document = json.loads(capfd.readouterr().out.splitlines()[-1])
    assert (document["ids"], document["bytes_read_per_token"]) == ([[7]], None)


def test_from_python_a_decoder_generates_and_gives_logits(checkpoint) -> None:
    folder, theirs = checkpoint
    decoder = moehlo.open_model(folder).decoder(dtype="f32", isa="portable")
    ids = list(decoder.generate([5, 9, 3], max_new_tokens=5))
    assert ids == greedy(theirs, [5, 9, 3], 5)
    cache = decoder.cache()
    logits = decoder.prefill([5, 9, 3], cache)
    assert int(np.argmax(logits)) == ids[0]
    assert cache.keep([5, 9, 3, 4]) == [4]
    assert cache.ids == [5, 9, 3]
    assert repr(decoder).endswith("3 layers, vocabulary 601, context 512)")


# What each option reaches, with a decoder that notes what it is asked for --------------------------------------------


class Noted:
    """In the place of a decoder: it notes how it was opened and asked, and gives ids that were set."""

    def __init__(self, ids: list[int]) -> None:
        self.opened: dict[str, Any] = {}
        self.asked: list[dict[str, Any]] = []
        self.ids, self.context, self.timing, self.slots = ids, 512, Timing(), None
        self.prompts_by = self.steps_by = ""
        self.loads: dict[int, Any] = {}
        self.session = SimpleNamespace(choice=SimpleNamespace(reason="noted", threads=1))

    def open(self, model: Any, target: Any, request: Any, **given: Any) -> "Noted":
        self.opened = {"model": model, "target": target.option, "request": request, **given}
        return self

    def cache(self) -> Any:
        return SimpleNamespace(keep=lambda ids: [*ids])

    @property
    def cache_growth(self) -> tuple[int, int]:
        return 1, 0

    def generate(self, prompt: list[int], **given: Any) -> Any:
        self.asked.append({"prompt": prompt, **given})
        return iter(self.ids)


@pytest.fixture
def noted(monkeypatch):
    """The decoder that ``generate`` and ``chat`` open instead of their own."""
    made = Noted([40, 41])
    monkeypatch.setattr("moehlo.cli.generate.open_decoder", made.open)
    return made


VERBS = {"generate": ("--prompt", "ab"), "chat": ()}


@pytest.mark.parametrize("verb", VERBS)
def test_a_draw_is_as_its_options_say(checkpoint, command, noted, verb: str) -> None:
    options = {
        "--temperature": (0.5, "temperature"),
        "--top-k": (7, "top_k"),
        "--top-p": (0.25, "top_p"),
        "--min-p": (0.125, "min_p"),
        "--repetition-penalty": (1.5, "repetition_penalty"),
    }
    for option, (value, field) in options.items():
        code, _, err = command(verb, checkpoint[0], *VERBS[verb], option, value, said="a\n")
        assert code == 0, err
        asked = noted.asked.pop()["sampling"]
        assert getattr(asked, field) == value
        assert asked.sample is (field != "repetition_penalty")
    command(verb, checkpoint[0], *VERBS[verb], "--seed", 12, "--max-new-tokens", 5, said="a\n")
    assert (noted.asked[-1]["seed"], noted.asked[-1]["max_new_tokens"]) == (12, 5)


@pytest.mark.parametrize("verb", VERBS)
def test_a_model_is_opened_as_its_options_say(checkpoint, command, noted, verb: str) -> None:
    options = ("--context", 77, "--dispatch", "masked", "--isa", "avx2", "--dtype", "bf16", "--threads", 2)
    options += ("--residency", "bf16", "--cache-dtype", "fp8")
    code, _, err = command(verb, checkpoint[0], *VERBS[verb], *options, "--target", "cpu", said="a\n")
    assert code == 0, err
    request = noted.opened["request"]
    found = (request.strategy.value, request.target.isa.name, request.dtype.value)
    assert request.residency is Residency.BF16
    assert request.cache is DType.F8
    assert (*found, noted.opened["context"], noted.opened["threads"]) == ("masked", "avx2", "bf16", 77, 2)
    assert noted.opened["target"] == "cpu"
    assert command(verb, checkpoint[0], *VERBS[verb], "--target", "cuda:sm_90", said="a\n")[0] == 0
    assert noted.opened["target"] == "cuda:sm_90"
    assert command(verb, checkpoint[0], *VERBS[verb], "--part", "vision")[0] == 2


def test_experts_are_divided_over_the_mesh_that_is_asked_for(checkpoint, command, noted) -> None:
    over = ("--target", "xla", "--mesh", "expert=4")
    code, out, err = command("generate", checkpoint[0], "--ids", "5", "--ids", "6", *over, "--max-new-tokens", 2)
    assert code == 0, err
    target = noted.opened["request"].target
    assert (target.kind, target.mesh.devices) == ("xla", 4)
    # one after the other there
    assert [asked["prompt"] for asked in noted.asked] == [[5], [6]]
    assert len(out.splitlines()) == 2


def test_random_weights_are_those_of_the_seed(command, noted) -> None:
    config = goldens_root() / "configs" / "tiny" / "olmoe.json"
    assert command("generate", config, "--ids", "1,2", "--random", 9)[0] == 0
    assert noted.opened["random"] == 9


@pytest.mark.parametrize("verb", VERBS)
def test_the_models_own_settings_are_taken_unless_they_are_left_out(checkpoint, command, noted, tmp_path, verb) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()
    for path in checkpoint[0].iterdir():
        (copy / path.name).symlink_to(path)
    (copy / "generation_config.json").unlink()
    (copy / "generation_config.json").write_text(json.dumps({"do_sample": True, "top_k": 3, "eos_token_id": 9}))
    for more, expected in (((), (True, 3, (9,))), (("--ignore-settings",), (False, 50, ()))):
        assert command(verb, copy, *VERBS[verb], *more, said="a\n")[0] == 0
        asked = noted.asked.pop()
        assert (asked["sampling"].sample, asked["sampling"].top_k, tuple(asked["ending"])) == expected


def test_a_prompt_is_put_into_the_template_with_what_the_system_says(checkpoint, command, noted) -> None:
    tokenizer = open_tokenizer(checkpoint[0])
    said = [{"role": "system", "content": "Be brief"}, {"role": "user", "content": "ab"}]
    command("generate", checkpoint[0], "--prompt", "ab", "--chat", "--system", "Be brief")
    assert noted.asked.pop()["prompt"] == tokenizer.chat(said)
    command("chat", checkpoint[0], "--system", "Be brief", said="ab\n")
    assert noted.asked.pop()["prompt"] == tokenizer.chat(said)


def test_text_ends_before_a_stop_string_and_shows_special_tokens_where_it_is_asked(checkpoint, command, noted) -> None:
    tokenizer = open_tokenizer(checkpoint[0])
    noted.ids = [*tokenizer.encode("one two"), tokenizer.backend.token_to_id("</s>"), *tokenizer.encode(" three")]
    asked = ("generate", checkpoint[0], "--prompt", "ab", "--json")
    texts = [command(*asked, *more).json["text"] for more in ((), ("--special-tokens",), ("--stop", " th"))]
    assert texts == [["one two three"], ["one two</s> three"], ["one two"]]


@pytest.fixture
def not_compiled(monkeypatch) -> None:
    monkeypatch.setattr("emitter.iree.compile_graph", lambda *_, **__: pytest.fail("it was compiled"))


def test_a_layer_that_a_checkpoint_lacks_is_named(checkpoint, command, not_compiled, tmp_path: Path) -> None:
    folder = shutil.copytree(checkpoint[0], tmp_path / "model")
    path = folder / "model.safetensors"
    tensors = load_file(path)
    save_file({name: tensor for name, tensor in tensors.items() if ".layers.1." not in name}, path)
    refused = command.refused("generate", folder, "--ids", "5")
    assert "no FFN weights of layer 1 here" in refused
    assert "the checkpoint has layers 0, 2: complete it" in refused


def test_a_head_that_differs_from_the_embedding_it_is_tied_to_is_refused(
    checkpoint, command, not_compiled, tmp_path
) -> None:
    """Which transformers takes, with a warning."""
    folder = shutil.copytree(checkpoint[0], tmp_path / "model")
    config = json.loads((folder / "config.json").read_text())
    (folder / "config.json").write_text(json.dumps({**config, "tie_word_embeddings": True}))
    refused = command.refused("generate", folder, "--ids", "5")
    assert "lm_head.weight would not be read, but it holds other numbers than model.embed_tokens.weight" in refused
    tensors = load_file(folder / "model.safetensors")
    save_file({**tensors, "lm_head.weight": tensors["model.embed_tokens.weight"].clone()}, folder / "model.safetensors")
    opened = open_model(folder)
    readings = decoder_readings(
        folder, places(opened, opened.whole), weight_arguments(model_weights(opened.whole), DType.F32)
    )
    assert "head" not in readings


@pytest.mark.parametrize(
    ("beside", "message"),
    [
        (-1, r"the weights take [\d.]+ \wB in f32, and a cache of 300 tokens [\d.]+ \wB, of which [\d.]+ \wB are free: "
            "take a narrower --dtype, or a machine"),
        (2000, r"a cache of 300 tokens [\d.]+ \wB, of which .* take a narrower --dtype, fewer tokens, or a machine"),
    ],
    ids=["weights", "cache"],
)  # fmt: skip
def test_too_little_memory_is_said(checkpoint, command, not_compiled, monkeypatch, beside: int, message: str) -> None:
    """For a prompt of 2 and 298 new tokens: a byte less than the weights, or 2 kB more."""
    weights = sum(p.numel() for p in checkpoint[1].parameters()) * 4
    monkeypatch.setattr("moehlo.decoder_room.room_on", lambda *_: Room(weights + beside, "are free"))
    assert re.search(message, command.refused("generate", checkpoint[0], "--ids", "5,9", "--max-new-tokens", 298))


@pytest.mark.nightly  # a second each; what stops it is in generation/test_template.py
@pytest.mark.parametrize("verb", ["generate", "chat"])
def test_a_template_that_never_ends_is_refused(checkpoint, command, not_compiled, monkeypatch, tmp_path, verb) -> None:
    monkeypatch.setattr("moehlo.generation.template.CPU_SECONDS", 1)
    folder = shutil.copytree(checkpoint[0], tmp_path / "model")
    endless = "{% for i in range(99999) %}{% for j in range(99999) %}{% endfor %}{% endfor %}"
    (folder / "chat_template.jinja").write_text(endless)
    refused = command.refused(verb, folder, *(["--chat", "--prompt", "x"] if verb == "generate" else []), said="x\n")
    assert "did not end within 1 s of CPU time" in refused


def test_a_missing_tokenizer_is_said(checkpoint, command, not_compiled, tmp_path: Path) -> None:
    folder = shutil.copytree(checkpoint[0], tmp_path / "model", ignore=shutil.ignore_patterns("tokenizer*"))
    refused = command.refused("generate", folder, "--prompt", "x")
    assert "tokenizer.json" in refused
    assert "--ids" in refused


def test_threads_that_are_none_are_refused_before_anything_is_compiled(
    checkpoint, command, not_compiled, monkeypatch
) -> None:
    monkeypatch.setenv("MOEHLO_THREADS", "x")
    refused = command.refused("generate", checkpoint[0], "--ids", "5")
    assert 'MOEHLO_THREADS is "x"; expected a whole number from 1 to 4096' in refused


def test_what_lies_beside_a_config_that_is_given_alone_is_said_to_be_in_its_directory(
    checkpoint, command, not_compiled
) -> None:
    folder, _ = checkpoint
    for arguments in (["generate", "--prompt", "x"], ["chat"]):
        refused = command.refused(*arguments, folder / "config.json")
        assert f"is read as a config alone, without a tokenizer; give its directory {folder}" in refused
    refused = command.refused("generate", folder / "config.json", "--ids", "5")
    assert f"is read as a config alone, whatever weights are in its folder; give its directory {folder}" in refused


def test_a_model_without_a_chat_template_is_said_to_take_text(checkpoint, command, not_compiled, tmp_path) -> None:
    folder = shutil.copytree(checkpoint[0], tmp_path / "model", ignore=shutil.ignore_patterns("chat_template*"))
    for arguments in (["chat"], ["generate", "--chat", "--prompt", "x"]):
        refused = command.refused(*arguments, folder)
        assert "has no chat template" in refused
        assert "moehlo generate takes the prompt as text, without --chat" in refused


def test_ids_need_no_tokenizer_that_is_understood(command, not_compiled, tmp_path: Path) -> None:
    """A GGUF file whose tokenizer splits text in a way that is not known; what comes after it is a prompt's length."""
    path, _ = written("llama", tmp_path, tokenizer=lambda writer: put(writer, trained(QWEN, nfc=False), "martian"))
    refused = command.refused("generate", path, "--ids", "5,9", "--max-new-tokens", 9999)
    assert "ids alone, no text: " in refused
    assert 'tokenizer.ggml.pre is "martian", and how it splits text is not known' in refused
    assert "a prompt of 2 and 9999 new tokens do not fit into a context of" in refused


_INTERRUPTED = f"""
import os, signal, sys
from emitter.iree import compiler
compiler.COMMON_FLAGS = {COMMON_FLAGS}  # the module of the tests above
from moehlo.cli import main
from moehlo.decoder import Decoder
step, left = Decoder.step, [4]
def interrupted(decoder, token, cache):
    left[0] -= 1
    if not left[0]:
        os.kill(os.getpid(), signal.SIGINT)
    return step(decoder, token, cache)
Decoder.step = interrupted
main()
"""


def test_an_interrupt_keeps_what_was_generated(checkpoint) -> None:
    folder, theirs = checkpoint
    tokenizer = open_tokenizer(folder)
    given = tokenizer.encode(PROMPTS[0])
    call = ["generate", str(folder), "--prompt", PROMPTS[0], "--max-new-tokens", "9", *PLAINEST, "--json"]
    done = subprocess.run([sys.executable, "-c", _INTERRUPTED, *call], capture_output=True, timeout=200, check=False)
    assert (done.returncode, b"Traceback" in done.stderr) == (130, False)
    assert b"generated 4 tokens" in done.stderr
    expected = greedy(theirs, given, 4)
    text = tokenizer.decode([*given, *expected]).removeprefix(tokenizer.decode(given))
    shown, _, document = done.stdout.decode().strip().rpartition("\n")
    assert shown.strip() == text.strip() != ""
    found = json.loads(document)
    assert (found["ids"], found["ended_by"]) == ([expected], ["interrupt"])
