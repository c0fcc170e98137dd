"""``moehlo emit --model``: the text of a whole decoder, by its options, which ``moehlo compile`` takes."""

import json
import sys
from pathlib import Path

import pytest

from emitter.golden import goldens_root
from moehlo.cli import main

TINY = goldens_root() / "configs" / "tiny" / "olmoe.json"


@pytest.fixture
def run(monkeypatch, capfd):
    def call(*arguments: object) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["moehlo", *map(str, arguments)])
        with pytest.raises(SystemExit) as ended:
            main()
        out, err = capfd.readouterr()
        return ended.value.code or 0, out, " ".join(err.split())

    return call


def test_numbers_give_a_text_of_plain_stablehlo(run) -> None:
    code, out, _ = run("emit", TINY, "--model", "--tokens", 5, "--context", 24, "--rows", 3)
    assert code == 0
    assert all(f"tensor<{count}xi32>" in out for count in (5, 1, 3))
    assert not any(dialect in out for dialect in ("tensor.", "util.", "flow.", "?x"))
    for name in ("prefill", "decode", "prefill_paged", "decode_batch"):
        assert f"func.func public @{name}(" in out


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.nightly)], ids=["text", "module"])
def test_a_text_for_any_numbers_compiles_and_reads_parameters(run, tmp_path: Path, *, compiled: bool) -> None:
    text, module, config = (tmp_path / name for name in ("decoder.mlir", "decoder.vmfb", "config.json"))
    config.write_text(json.dumps(json.loads((TINY.parent / "dense/llama.json").read_text()) | {"num_hidden_layers": 1}))
    code, out, _ = run("emit", config, "--model", "--parameters", "weights", "-o", text, "--json")
    assert code == 0
    entries = json.loads(out.splitlines()[-1])["entries"]
    assert list(entries) == ["prefill", "decode"]
    weight = next(a for a in entries["decode"]["arguments"] if a["name"] == "layers.0.q")
    assert weight["parameter"] == "layers.0.q"
    assert '"weights"::"layers.0.q"' in text.read_text()
    if compiled:
        assert run("compile", text, "-o", module)[0] == 0
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
def test_sizes_that_do_not_go_together_are_refused(run, options, message: str) -> None:
    code, _, err = run("emit", TINY, *options)
    assert code == 2
    assert message in err
