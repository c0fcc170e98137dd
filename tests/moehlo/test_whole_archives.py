"""Archives of whole decoders: what generates from a checkpoint generates from its archive."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import moehlo
from emitter.errors import CheckpointError
from emitter.packing import Addressed
from emitter.plan import Request, plan_decoder
from emitter.reading.config import open_model
from emitter.reading.decoder import places
from emitter.signature import DType, weight_arguments
from emitter.spec.model_tensors import model_weights
from moehlo.decoder_opening import open_decoder
from moehlo.generation.opening import open_tokenizer
from tests.moehlo.command import call, document
from tests.moehlo.generation.test_vocabulary import QWEN, put, trained
from tests.moehlo.generation.tokenizers_of_tests import byte_level, save
from tests.moehlo.gguf_decoders import written
from tests.moehlo.quantised_decoders import as_fp8, as_mlx
from tests.moehlo.tiny_decoders import PLAINEST, greedy, require_equal_numbers, saved
from weights.archives.archive import Archive
from weights.archives.conversion import Conversion, convert
from weights.decoder import load_decoder, stored_decoder
from weights.store import open_store

PROMPT = np.random.default_rng(3).integers(0, 160, 17).tolist()


def test_an_archive_generates_as_its_checkpoint_with_its_tokenizer(tmp_path: Path) -> None:
    theirs = saved("olmoe", tmp_path / "model")
    save(byte_level(), tmp_path / "model")
    ran = call("convert", tmp_path / "model", "-o", tmp_path / "archive", "--verify", "--json")
    found = ran.json
    assert (found["whole"], found["verified"], found["layers"]) == (True, True, [0, 1, 2])
    assert "the whole decoder, 3 layers" in ran.said
    call("convert", tmp_path / "model", "-o", tmp_path / "archive", "--force")
    prompt = open_tokenizer(tmp_path / "archive").encode("Experts are")
    decoder = moehlo.open_model(tmp_path / "archive").decoder(dtype="f32", isa="portable")
    assert list(decoder.generate(prompt, max_new_tokens=12)) == greedy(theirs, prompt, 12)


def test_a_checkpoint_is_read_where_it_lies_and_gives_the_bits_of_its_archive(tmp_path: Path) -> None:
    theirs = saved("olmoe", tmp_path / "model")
    # small shards, so that the experts of a layer lie in several
    theirs.save_pretrained(tmp_path / "model", max_shard_size="40KB")
    convert(Conversion.of(open_model(tmp_path / "model"), None, DType.F32), tmp_path / "archive")
    found = []
    for name in ("model", "archive"):
        decoder = open_decoder(open_model(tmp_path / name), PLAINEST, Request(target=PLAINEST))
        cache = decoder.cache()
        found.append((decoder.plan, [decoder.prefill(PROMPT, cache), *(decoder.step(i, cache) for i in (3, 9))]))
    (ours, mapped), (theirs_plan, laid_out) = found
    for layer in ours.layers:
        forms = dict(layer.packings)
        assert forms == {
            **dict.fromkeys(("q", "k", "v", "o", "expert_down"), Addressed(DType.F32)),
            "expert_gate_up": Addressed(DType.F32, 2),
        }
    assert dict(ours.packings) == {"head": Addressed(DType.F32)}
    assert ours.held == {}
    assert not any(layer.packings for layer in theirs_plan.layers)
    np.testing.assert_array_equal(mapped, laid_out)


@pytest.mark.parametrize("form", ["mlx", "fp8", "gguf"])
def test_planes_and_numbers_are_those_of_a_quantised_checkpoint(form: str, tmp_path: Path) -> None:
    match form:
        case "mlx":
            path, _ = as_mlx("olmoe", tmp_path / "model", group_size=32, bits=4)
        case "fp8":
            path, _ = as_fp8(tmp_path / "model")
        case _:
            path, _ = written("deepseek_v3", tmp_path / "model", mla=True)
    model = open_model(path)
    convert(Conversion.of(model, None, DType.F32), tmp_path / "archive")
    archive = open_model(tmp_path / "archive")
    assert archive.whole == model.whole
    assert Archive(tmp_path / "archive").verify() == []
    require_equal_numbers(path, tmp_path / "archive")
    plans = [plan_decoder(m.whole, Request(), stored_decoder(m, DType.F32)) for m in (model, archive)]
    assert plans[0] == plans[1]
    assert any(layer.packings for layer in plans[0].layers)


def test_a_file_of_llama_cpp_brings_its_tokenizer_into_its_archive(tmp_path: Path) -> None:
    made = trained(QWEN, nfc=True)
    vocabulary = {"vocab_size": made.get_vocab_size(), "tokenizer": lambda writer: put(writer, made, "qwen2")}
    path, _ = written("qwen2_moe", tmp_path / "model", **vocabulary)
    call("convert", path, "-o", tmp_path / "archive")
    mine, other = (open_tokenizer(each) for each in (path, tmp_path / "archive"))
    ids = mine.encode("hello world")
    assert ids == other.encode("hello world") == made.encode("hello world").ids
    assert mine.decode(ids) == other.decode(ids) == "hello world"


def test_a_layer_that_is_two_of_the_decoder_has_both_halves_in_an_archive(tmp_path: Path) -> None:
    sizes = {
        "num_layers": 2, "num_hidden_layers": 4, "ffn_hidden_size": 56, "expert_ffn_hidden_size": 24,
        "n_routed_experts": 5, "moe_topk": 3, "zero_expert_num": 2, "kv_lora_rank": 20,
        "q_lora_rank": 28, "qk_nope_head_dim": 10, "qk_rope_head_dim": 8,
        "v_head_dim": 12, "head_dim": 8, "num_key_value_heads": 6,
    }  # fmt: skip
    saved("longcat_flash", tmp_path / "model", **sizes)
    found = document("convert", tmp_path / "model", "-o", tmp_path / "archive", "--verify")
    assert (found["whole"], found["layers"]) == (True, [0, 1])
    require_equal_numbers(tmp_path / "model", tmp_path / "archive")
    emitted = document("emit", tmp_path / "archive", "--model", "--isa", "host", "--parameters", "model")
    read = {a["parameter"] for a in emitted["entries"]["decode"]["arguments"] if a["role"] == "weight"}
    assert read == {*Archive(tmp_path / "archive").names()}
    assert [way["layers"] for way in emitted["dispatch"]] == [[0, 1, 2, 3], [0, 2]]
    with pytest.raises(CheckpointError, match=r"reads parameter embedding \[\d+, 48\] bf16; it is .* f32"):
        call("emit", tmp_path / "archive", "--model", "--dtype", "bf16", "--parameters", "model")
    one, other = (moehlo.open_model(tmp_path / place).layer(1) for place in ("model", "archive"))
    graph = moehlo.emit(one)
    expected, read = (moehlo.load_weights(layer, graph) for layer in (one, other))
    assert expected.keys() == read.keys()
    for name in expected:
        np.testing.assert_array_equal(expected[name], read[name])


def test_layers_that_are_asked_for_are_ffns_alone_and_no_decoder(tmp_path: Path) -> None:
    saved("olmoe", tmp_path / "model")
    found = document("convert", tmp_path / "model", "-o", tmp_path / "archive", "--layer", 1)
    assert (found["whole"], found["layers"]) == (False, [1])
    assert set(Archive(tmp_path / "archive").tensors) == {
        f"layers.1.{name}" for name in ("router", "expert_gate_up", "expert_down")
    }
    with pytest.raises(CheckpointError, match="holds FFNs alone; `moehlo convert MODEL -o DIR` without --layer"):
        moehlo.open_model(tmp_path / "archive").decoder()


def test_a_tensor_that_no_part_reads_is_refused(tmp_path: Path) -> None:
    saved("olmoe", tmp_path / "model")
    model = open_model(tmp_path / "model")
    convert(Conversion.of(model, None, DType.F32), tmp_path / "archive")
    path = tmp_path / "archive/config.json"
    manifest = tmp_path / "archive/archive.json"
    config = {**json.loads(path.read_text()), "attention_bias": False, "tie_word_embeddings": True}
    path.write_text(json.dumps(config))
    document = json.loads(manifest.read_text()) | {"config": hashlib.sha256(path.read_bytes()).hexdigest()}
    manifest.write_text(json.dumps(document))
    archive = open_model(tmp_path / "archive")
    with pytest.raises(CheckpointError, match="head would not be read"):
        load_decoder(
            open_store(tmp_path / "archive"),
            places(archive, archive.whole),
            weight_arguments(model_weights(archive.whole), DType.F32),
        )


_STOPPED = """
import sys
from emitter.reading.config import open_model
from emitter.signature import DType
from weights.archives import conversion
write, left = conversion._write, [9]
def stop(file, step, *others):
    left[0] -= 1
    if left[0] < 0:
        file.flush()
        import os
        os._exit(9)
    return write(file, step, *others)
conversion._write = stop
conversion.convert(conversion.Conversion.of(open_model(sys.argv[1]), None, DType.F32), sys.argv[2])
"""


def test_a_conversion_that_was_killed_among_the_attention_goes_on(tmp_path: Path, monkeypatch) -> None:
    saved("olmoe", tmp_path / "model")
    done = subprocess.run(
        [sys.executable, "-c", _STOPPED, tmp_path / "model", tmp_path / "archive"], check=False, timeout=300
    )
    assert done.returncode == 9
    from weights.archives import conversion

    wrote, write = [], conversion._write

    def counted(file, step, *others):
        wrote.append(step.entry.name)
        return write(file, step, *others)

    monkeypatch.setattr(conversion, "_write", counted)
    asked = Conversion.of(open_model(tmp_path / "model"), None, DType.F32)
    convert(asked, tmp_path / "archive")
    convert(asked, tmp_path / "fresh")
    names = [tensor.name for tensor in Archive(tmp_path / "archive").manifest.tensors]
    assert wrote == [*names[9:], *names]
    read = [(tmp_path / place / "weights.irpa").read_bytes() for place in ("archive", "fresh")]
    assert read[0] == read[1]
