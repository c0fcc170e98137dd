"""Whole decoders of every family as they run, at drawn sizes, beside transformers and float64 truth.

Each model has prompts of 1, 17 and 130 tokens: logits at once, in chunks and step by step, and 200 greedy ids after
each prompt, over caches that grow. Windows are shorter than the prompts, and an indexer keeps more keys than there are.
"""

from types import SimpleNamespace

import numpy as np
import pytest

pytest.importorskip("transformers")

import transformers
from drawn_models import POSITIONS, greedy, is_whole, prompts, saved
from whole_models import CASES

from emitter.dtype import DType
from emitter.errors import InputError
from emitter.plan import Request, Strategy
from emitter.reading.config import model_from_config
from emitter.target import parse_target
from moehlo.decoder_opening import open_decoder
from moehlo.decoder_room import context_of, require_room
from moehlo.verification import verify_decoder
from oracle import verify_model as judge
from oracle.report import LogitsSummary

transformers.logging.set_verbosity_error()
transformers.logging.disable_progress_bar()

WHOLE = [name for name in CASES if is_whole(name)]
CPU = parse_target("cpu")
# Latent attention with an indexer in two residual streams and more; inputs of each layer beside shared keys.
SHORT = {"HYV4ForCausalLM": 30, "Gemma4ForCausalLM+dense": 30}


@pytest.mark.nightly
@pytest.mark.parametrize("strategy", [Strategy.AUTO, Strategy.MASKED])
@pytest.mark.parametrize("name", WHOLE)
def test_every_family_runs_as_transformers_does(name, strategy, tmp_path):
    _, opened = saved(name, 1, tmp_path)
    report = verify_decoder(opened, CPU, Request(strategy), tokens=(1, 17, 130), draws=1, new=200, seed=1)
    assert report.passed, report.problems
    assert report.ids is not None
    assert (report.ids.prompts, report.ids.equal, report.ids.tokens) == (3, 3, 600)


def test_two_projections_over_one_sort_each_count_their_own_work(tmp_path):
    """The queries are as wide as the hidden states here: IREE puts both projections of the prompt after one sort."""
    _, opened = saved("Glm4MoeLiteForCausalLM", 1, tmp_path)
    report = verify_decoder(opened, CPU, Request(), tokens=(17,), draws=1, new=1, seed=1)
    assert report.diverges is None, report.problems


@pytest.mark.parametrize("name", SHORT)
def test_ids_and_clones_are_those_of_transformers(name, tmp_path):
    model, opened = saved(name, 2, tmp_path)
    ours, count = open_decoder(opened, CPU, Request()), SHORT[name]
    (prompt,) = prompts(ours.vocabulary, 2, (41,))
    ids = greedy(model, prompt, count)
    cache = ours.cache(len(prompt))
    assert list(ours.generate(prompt, max_new_tokens=count, cache=cache)) == ids
    cache.trim(len(prompt))
    clone = cache.clone()
    for token in ids[:3]:
        first = ours.step(token, clone)
    np.testing.assert_array_equal(first, [ours.step(token, cache) for token in ids[:3]][-1])


def test_errors_beyond_their_limits_are_complained_of():
    def complaint(median, worst, limit=1.0):
        return LogitsSummary("all", 9, median, worst, 1.0, 4.0, 1.0, median_limit=limit).complaint

    assert complaint(1.0, 8.0) is None
    assert complaint(1.5, 8.0, None) is None
    assert "our median logit error is 1.5 times" in complaint(1.5, 8.0)
    assert "our worst logit error is 2.5 times" in complaint(0.5, 10.0)
    assert "a logit is NaN or inf" in complaint(0.5, np.inf)


class Apart:
    """A decoder whose logits are ``apart`` from truth after each part, and transformers' as far at one position."""

    def __init__(self, truth, apart):
        self.truth, self.apart = truth, apart

    def stages(self, ids):
        return {"logits": self.truth}

    def rows(self, ids, lengths):
        error = self.apart if max(lengths) > 1 else 0.0
        return [row + error for row in self.truth[np.cumsum(lengths) - 1]]


@pytest.mark.parametrize(("apart", "passes"), [(2.1e-6, True), (2.3e-6, False)])
def test_the_worst_of_few_positions_is_held_against_transformers_worst_of_all(apart, passes, monkeypatch):
    truth = np.random.default_rng(1).standard_normal((12, 5))
    theirs = truth + 1e-7
    theirs[3] += 1e-6  # no chunk ends there
    monkeypatch.setattr(judge, "lockstep", lambda *given: ([], {}))
    monkeypatch.setattr(judge, "reference_complaint", lambda *given: None)
    monkeypatch.setattr(judge._Judged, "_truth", lambda *given, **more: truth)
    hf = SimpleNamespace(logits=lambda ids: theirs)
    spec = SimpleNamespace(layers=(), embedding=SimpleNamespace(vocabulary=5))
    judged = judge._Judged(judge.ModelSubject(spec, {}, {}, {DType.F32: hf}), judge.ModelTrials())
    judged.logits("one", [0] * 12, [2, 4, 6], Apart(truth, apart))
    row = judged.report(0.0).logits[1]
    assert (row.form, row.positions) == ("in chunks", 3)
    assert (row.complaint is None) == passes


INDEXED = {
    **{name: {"index_topk": 40} for name in ("AXK2ForCausalLM", "DeepseekV32ForCausalLM", "GlmMoeDsaForCausalLM")},
    **{name: {"index_topk": 40} for name in ("HYV4ForCausalLM", "Dots3NoteForCausalLM")},
    "MistralLarge4ForConditionalGeneration": {"index_topk": 40},
    "MiniMaxM3VLForCausalLM": {
        "index_topk_blocks": 5,
        "index_block_size": 8,
        "layer_types": ["minimax_m3_sparse", "full_attention"],
    },
}


@pytest.mark.parametrize("name", INDEXED)
def test_more_keys_than_an_indexer_keeps_are_refused_by_its_name(name):
    from whole_models import config_of

    spec = model_from_config({**config_of(name), "max_position_embeddings": POSITIONS, **INDEXED[name]}, "a.json").whole
    assert context_of(spec) == 40
    require_room(spec, 40, 30, 11)
    why = r"a context of 40 tokens: of more, the model's indexer would keep only 40 keys \(its top-k\)"
    with pytest.raises(InputError, match=f"30 and 12 new tokens do not fit into {why}"):
        require_room(spec, 40, 30, 12)
    with pytest.raises(InputError, match=r"context is 41; .* the model's indexer would keep only 40 keys"):
        context_of(spec, 41)
