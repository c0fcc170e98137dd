"""``verify --model`` sees every knob of a decoder around its FFNs, but for mutants that compute the same."""

import sys
from pathlib import Path

import pytest

pytest.importorskip("transformers")

sys.path.insert(0, str(Path(__file__).parent.parent / "oracle"))

import transformers
from drawn_models import is_whole, logits, prompts, saved
from whole_models import CASES

from emitter.dtype import DType
from emitter.reading.decoder import places
from emitter.signature import weight_arguments
from emitter.spec.model_tensors import model_weights
from tests.mutation.decoders import examine
from weights import open_weights
from weights.decoder import load_decoder

transformers.logging.set_verbosity_error()
transformers.logging.disable_progress_bar()

SHORT = ("GptOssForCausalLM",)
"""Sinks, windows and YaRN."""
TOKENS = 48


@pytest.mark.parametrize(
    "name",
    [pytest.param(n, marks=[] if n in SHORT else pytest.mark.nightly) for n in CASES if is_whole(n)],
)
def test_every_mutant_is_seen_or_listed_as_equivalent(name, tmp_path):
    model, opened = saved(name, 1, tmp_path)
    spec = opened.whole
    weights = load_decoder(open_weights(opened), places(opened, spec), weight_arguments(model_weights(spec), DType.F32))
    given = [prompts(spec.embedding.vocabulary, seed, (TOKENS,))[0] for seed in (5, 6)]
    found = examine(spec, weights, [(ids, logits(model, ids)) for ids in given])
    assert found.refused > 0
    assert found.caught > 0
    assert not found.survived
    assert not found.listed
