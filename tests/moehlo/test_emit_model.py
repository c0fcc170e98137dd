"""``moehlo emit --model``: the text of a whole decoder, by its options, which ``moehlo compile`` takes."""

import json
from pathlib import Path

import pytest

from emitter.golden import goldens_root

TINY = goldens_root() / "configs" / "tiny" / "olmoe.json"


def test_numbers_give_a_text_of_plain_stablehlo(command) -> None:
    code, out, _ = command("emit", TINY, "--model", "--tokens", 5, "--context", 24, "--rows", 3)
    assert code == 0
    assert all(f"tensor<{count}xi32>" in out for count in (5, 1, 3))
    assert not any(dialect in out for dialect in ("tensor.", "util.", "flow.", "?x"))
    for name in ("prefill", "decode", "prefill_paged", "decode_batch"):
        assert f"func.func public @{name}(" in out


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.nightly)], ids=["text", "module"])
def test_a_text_for_any_numbers_compiles_and_reads_parameters(command, tmp_path: Path, *, compiled: bool) -> None:
    text, module, config = (tmp_path / name for name in ("decoder.mlir", "decoder.vmfb", "config.json"))
    config.write_text(json.dumps(json.loads((TINY.parent / "dense/llama.json").read_text()) | {"num_hidden_layers": 1}))
    code, out, _ = command("emit", config, "--model", "--parameters", "weights", "-o", text, "--json")
    assert code == 0
    entries = json.loads(out.splitlines()[-1])["entries"]
    assert list(entries) == ["prefill", "decode"]
    weight = next(a for a in entries["decode"]["arguments"] if a["name"] == "layers.0.q")
    assert weight["parameter"] == "layers.0.q"
    assert '"weights"::"layers.0.q"' in text.read_text()
    if compiled:
        assert command("compile", text, "-o", module)[0] == 0
        assert module.stat().st_size > 10_000


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--model", "--layer", 1], "--model is for all layers, and --layer for one"),
        (["--model", "--tokens", 5], "--tokens 5: a prefill of so many tokens goes with --context N"),
        (["--model", "--context", 5], "--context 5: a cache of so many tokens goes with --tokens from 1 to 5"),
        (["--model", "--tokens", 9, "--context", 5], "goes with --tokens from 1 to 5"),
        (["--context", 5], "--context and --rows are for whole decoders"),
        (["--rows", 5], "--context and --rows are for whole decoders"),
        (["--model", "--tokens", 1, "--context", 10**6], "context is 1000000; expected a whole number from 1 to 4096"),
    ],
)
def test_sizes_that_do_not_go_together_are_refused(command, options, message: str) -> None:
    assert message in command.refused("emit", TINY, *options)
