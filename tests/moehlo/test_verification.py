"""``moehlo verify MODEL --model``: a right decoder passes, a wrong one fails where it is wrong, and what is refused."""

import re
from pathlib import Path

import pytest

pytest.importorskip("transformers")

import transformers

from emitter.dtype import DType
from emitter.errors import InputError
from emitter.plan import Request
from emitter.reading.config import open_model
from emitter.target import parse_target
from moehlo.verification import verify_decoder
from tests.moehlo.command import call, document
from tests.moehlo.tiny_decoders import PLAINEST, saved, verify_over

transformers.logging.set_verbosity_error()
transformers.logging.disable_progress_bar()


@pytest.fixture(scope="module")
def olmoe(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("olmoe")
    saved("olmoe", folder)
    return folder


def test_a_right_decoder_passes_beside_transformers(olmoe: Path) -> None:
    asked = ("--tokens", "1,12", "--draws", 1, "--max-new-tokens", 9, "--isa", "portable")
    report = document("verify", olmoe, "--model", *asked)
    assert report["passed"]
    assert report["ids"]["tokens"] == 2 * 9
    assert report["ids"]["equal"] == report["ids"]["prompts"] == 2
    assert [row["form"] for row in report["logits"]] == ["at once", "in chunks", "step by step", "all"]
    assert [row["positions"] for row in report["logits"]][::2] == [13, 13]
    stages = [row["stage"] for row in report["stages"]]
    layers = [f"layers.{layer}{part}" for layer in range(3) for part in (".mixer", "")]
    assert stages == ["embedding", *layers, "logits"]
    assert report["routing"]["tokens"] == 13 * 3
    assert report["first_divergence"] is None


WRONG = {"mixer_norm": "layers.1.mixer", "ffn_norm": "layers.1", "final_norm": "logits"}
"""A weight, and the stage that it belongs to."""


@pytest.mark.parametrize(("what", "stage"), WRONG.items())
def test_the_first_stage_that_diverges_is_named(
    what: str, stage: str, olmoe: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = what if stage == "logits" else f"layers.1.{what}"
    verify_over(monkeypatch, lambda weights: weights.update({name: 1.001 * weights[name]}))
    request = Request(target=PLAINEST)
    report = verify_decoder(open_model(olmoe), PLAINEST, request, tokens=(9,), draws=1, new=0)
    assert not report.passed
    assert report.diverges == stage
    # what comes after is right, of what it was given
    assert [row.stage for row in report.stages if not row.passed] == [stage]
    assert f"the first stage that diverges is {stage}: {stage} is " in report.problems[0]


@pytest.mark.nightly  # two further texts; each day by XLA, in test_cache_dtype.py
def test_narrow_products_stand_beside_those_of_transformers(olmoe: Path) -> None:
    request = Request(dtype=DType.BF16)
    report = verify_decoder(open_model(olmoe), parse_target("cpu"), request, tokens=(1, 12), draws=1, new=6)
    assert report.passed, report.problems
    row = report.logits[-1]
    # weights and products of 8 bits on both sides, against truth of the same weights; f32 is a thousand times nearer
    assert row.hf_f32_median is not None
    assert row.ours_median > 100 * row.hf_f32_median


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--model", "--layer", 1), "--layer: for a layer; --model verifies the whole decoder"),
        (("--max-new-tokens", 3), "--max-new-tokens goes with --model"),
        (("--model", "--tokens", "600"), "--tokens has 600; a whole decoder is verified over prompts of at most 256"),
        (
            ("--model", "--tokens", "256", "--max-new-tokens", 300),
            "a prompt of 256 and 300 new tokens do not fit into a context of 512 tokens",
        ),
        (("--model", "--target", "xla"), "a whole decoder is verified as IREE runs it; accepted: cpu, cuda"),
    ],
)
def test_what_does_not_go_together_is_refused(olmoe: Path, options: tuple[object, ...], message: str) -> None:
    with pytest.raises(InputError, match=re.escape(message)):
        call("verify", olmoe, *options)


@pytest.mark.nightly
def test_packed_weights_give_what_transformers_gives_with_their_numbers(tmp_path: Path) -> None:
    from tests.moehlo.quantised_decoders import as_mlx

    folder, _ = as_mlx("olmoe", tmp_path, group_size=32, bits=4)
    report = verify_decoder(open_model(folder), parse_target("cpu"), Request(), tokens=(1, 12), draws=1, new=9)
    assert report.passed, report.problems
    assert "packed" in report.subject
    assert report.ids is not None
    assert report.ids.equal == report.ids.prompts == 2
