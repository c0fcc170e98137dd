"""Whole decoders of every family as they run, at drawn sizes, beside transformers and float64 truth.

Each model has prompts of 1, 17 and 130 tokens: logits at once, in chunks and step by step, and 200 greedy ids after
each prompt, over caches that grow. Windows are shorter than the prompts, and an indexer keeps more keys than there are.
"""

import re
from types import SimpleNamespace

import numpy as np
import pytest

pytest.importorskip("transformers")

import transformers
from drawn_models import POSITIONS, greedy, is_whole, logits, prompts, saved
from whole_models import CASES, config_of

from emitter.dtype import DType
from emitter.errors import InputError
from emitter.graphs.decoder import PREFILL, emit_decoder
from emitter.plan import Request, Strategy, plan_decoder
from emitter.reading.config import model_from_config, open_model
from emitter.target import parse_target
from moehlo import verification
from moehlo.decoder import Cache
from moehlo.decoder_opening import open_decoder
from moehlo.decoder_room import context_of, require_room
from moehlo.verification import verify_decoder
from oracle import verify_model as judge
from oracle.report import LogitsSummary
from tests.moehlo import tiny_decoders
from tests.moehlo.tiny_decoders import PLAINEST

transformers.logging.set_verbosity_error()
transformers.logging.disable_progress_bar()

WHOLE = [name for name in CASES if is_whole(name)]
CPU, XLA = parse_target("cpu"), parse_target("xla:cpu")
# Latent attention with an indexer in two residual streams and more; inputs of each layer beside shared keys; norms of
# each head and windows.
SHORT = {"HYV4ForCausalLM": 30, "Gemma4ForCausalLM+dense": 30, "Qwen3MoeForCausalLM": 30}


@pytest.mark.nightly
@pytest.mark.parametrize("strategy", [Strategy.AUTO, Strategy.MASKED])
@pytest.mark.parametrize("name", WHOLE)
def test_every_family_runs_as_transformers_does(name, strategy, tmp_path):
    _, opened = saved(name, 1, tmp_path)
    report = verify_decoder(opened, CPU, Request(strategy), tokens=(1, 17, 130), draws=1, new=200, seed=1)
    assert report.passed, report.problems
    assert report.ids is not None
    assert (report.ids.prompts, report.ids.equal, report.ids.tokens) == (3, 3, 600)


@pytest.mark.nightly  # one text takes the compiler 6 s
def test_two_projections_over_one_sort_each_count_their_own_work(tmp_path):
    """The queries are as wide as the hidden states here: IREE puts both projections of the prompt after one sort."""
    model, opened = saved("Glm4MoeLiteForCausalLM", 1, tmp_path)
    ours = open_decoder(opened, PLAINEST, Request(target=PLAINEST), entries=(PREFILL,))
    (prompt,) = prompts(ours.vocabulary, 1, (17,))
    wanted = logits(model, prompt)[-1]
    # sums of some hundred terms, rounded to f32, between an embedding and its logits
    cache = Cache(ours, ours.session.new_state(ours.sizes(17)), 17)
    np.testing.assert_allclose(ours.prefill(prompt, cache), wanted, rtol=0, atol=1e-4 * np.abs(wanted).max())


@pytest.mark.parametrize("name", SHORT)
@pytest.mark.parametrize("target", [XLA, pytest.param(PLAINEST, marks=pytest.mark.nightly)], ids=["xla", "iree"])
def test_ids_and_clones_are_those_of_transformers(target, name, tmp_path):
    """By XLA, which compiles a text in a tenth of the time; ``test_decoder_texts`` has both compute the same."""
    model, opened = saved(name, 1, tmp_path)
    strategy, count = Strategy.MASKED if target is XLA else Strategy.AUTO, SHORT[name]
    ours = open_decoder(opened, target, Request(strategy, target))
    (prompt,) = prompts(ours.vocabulary, 2, (41,))
    ids = greedy(model, prompt, count)
    cache = ours.cache(len(prompt) + (count if target is XLA else 0))
    assert list(ours.generate(prompt, max_new_tokens=count, cache=cache)) == ids
    cache.trim(len(prompt))
    clone = cache.clone()
    for token in ids[:3]:
        first = ours.step(token, clone)
    np.testing.assert_array_equal(first, [ours.step(token, cache) for token in ids[:3]][-1])


def test_errors_beyond_their_limits_are_complained_of():
    def complaint(median, worst, limit=1.0):
        return LogitsSummary("all", 9, median, worst, 1.0, 4.0, 1.0, limit, worst_limit=2.0).complaint

    assert complaint(1.0, 8.0) is None
    assert complaint(1.5, 8.0, None) is None
    assert "our median logit error is 1.5 times" in complaint(1.5, 8.0)
    assert "our worst logit error is 2.5 times" in complaint(0.5, 10.0)
    assert "a logit is NaN or inf" in complaint(0.5, np.inf)


class Apart:
    """A decoder whose logits are so far from truth at once, and so far in parts."""

    def __init__(self, truth, at_once, in_parts):
        self.truth, self.at_once, self.in_parts = truth, at_once, in_parts

    def stages(self, ids, lengths):
        return {"logits": self.logits(ids)}

    def rows(self, ids, lengths):
        return [*self.logits_in_parts(ids, lengths)[np.cumsum(lengths) - 1]]

    def logits(self, ids):
        return self.truth + self.at_once

    def logits_in_parts(self, ids, lengths):
        return self.truth + self.in_parts


@pytest.mark.parametrize(
    ("ours", "theirs", "ratios"),
    [
        ((1e-7, 4e-7), (2e-7, 8e-7), (0.5, 0.5)),  # each form beside the same form
        ((1e-7, 4e-7), (1e-7, 1.0), (4.0, 4.0)),  # in parts theirs is another model: beside theirs at once
    ],
)
def test_each_form_is_held_against_the_same_form_of_transformers(ours, theirs, ratios, monkeypatch):
    truth = np.random.default_rng(1).standard_normal((12, 5))
    monkeypatch.setattr(judge, "lockstep", lambda *given: ([], {}))
    monkeypatch.setattr(judge, "reference_complaint", lambda *given: None)
    monkeypatch.setattr(judge._Judged, "_truth", lambda *given, **more: (truth, {}))
    spec = SimpleNamespace(layers=(), embedding=SimpleNamespace(vocabulary=5))
    subject = judge.ModelSubject(spec, {}, {}, {DType.F32: Apart(truth, *theirs)})
    judged = judge._Judged(subject, judge.ModelTrials())
    judged.logits("one", [0] * 12, [2, 4, 6], Apart(truth, *ours))
    at_once, chunks, steps, pooled = judged.report(0.0).logits
    assert [row.positions for row in (at_once, chunks, steps, pooled)] == [12, 3, 12, 27]
    assert (pooled.ratio_median, pooled.ratio_worst) == pytest.approx(ratios, rel=1e-6)
    assert (pooled.complaint is None) == (max(ratios) < 1.0)
    assert at_once.complaint is None


class OtherExperts:
    """A decoder that in steps says of the last token to have taken the experts that the others did not."""

    def __init__(self, own, layer, experts):
        self.own, self.layer, self.experts = own, layer, experts

    def __getattr__(self, name):
        return getattr(self.own, name)

    def stages(self, ids, lengths):
        found = dict(self.own.stages(ids, lengths))
        if len(lengths) > 1 and max(lengths) == 1:
            chosen = found[self.layer].copy()
            chosen[-1] = [e for e in range(self.experts) if e not in chosen[-1]][: chosen.shape[1]]
            found[self.layer] = chosen
        return found


def test_progress_goes_forward_one_prompt_at_a_time(monkeypatch):
    done = []

    class Judged:
        def __init__(self, subject, trials):
            self.logits = self.ids = lambda label, *_: done.append(label)

        def report(self, seconds):
            return seconds

    monkeypatch.setattr(judge, "_Judged", Judged)
    subject = SimpleNamespace(spec=SimpleNamespace(embedding=SimpleNamespace(vocabulary=11)))
    seen = []
    trials = SimpleNamespace(tokens=(3, 5), draws=3, seed=0)
    judge.verify_model(subject, trials, None, progress=lambda *at: seen.append((*at, len(done))))
    assert seen == [(count, 12, count) for count in range(1, 13)]


def test_another_choice_in_steps_is_wrong_where_it_is_no_near_tie(tmp_path, monkeypatch):
    tiny_decoders.saved("olmoe", tmp_path)
    opened = open_model(tmp_path)
    own, experts = verification._Runner, opened.whole.layers[0].ffn.router.experts
    monkeypatch.setattr(verification, "_Runner", lambda *pair: OtherExperts(own(*pair), "layers.0.ids", experts))
    report = verify_decoder(opened, PLAINEST, Request(target=PLAINEST), tokens=(9,), draws=1, new=0, seed=1)
    said = "N=9 #0 step by step: the first stage that diverges is layers.0.ids: token 8: .* came before"
    assert report.diverges == "layers.0.ids"
    assert re.match(said, report.problems[0])


def test_truth_takes_the_experts_of_a_tie(tmp_path, monkeypatch):
    """Of two experts with one row in the router ours takes the other one: its weights are where the first one's are."""
    model, tied = tiny_decoders.saved("olmoe", tmp_path), [2, 5]
    model.model.layers[1].mlp.gate.weight.data[tied[1]] = model.model.layers[1].mlp.gate.weight.data[tied[0]]
    model.save_pretrained(tmp_path)

    def exchange(weights):
        for name in ("layers.1.expert_gate_up.addresses", "layers.1.expert_down.addresses"):
            weights[name] = weights[name].copy()
            weights[name][tied] = weights[name][tied[::-1]]

    class Exchanged(verification._Runner):
        def stages(self, ids, lengths):
            found = dict(super().stages(ids, lengths))
            chosen = found["layers.1.ids"]
            found["layers.1.ids"] = np.select([chosen == tied[0], chosen == tied[1]], tied[::-1], chosen)
            return found

    tiny_decoders.verify_over(monkeypatch, exchange)
    monkeypatch.setattr(verification, "_Runner", Exchanged)
    monkeypatch.setattr(verification, "_references", lambda *_: ({}, None))  # who may take either
    report = verify_decoder(open_model(tmp_path), PLAINEST, Request(target=PLAINEST), tokens=(9,), draws=2, new=9)
    assert report.passed, report.problems
    assert report.routing.near_ties
    assert report.ids.near_ties
    # f32 rounds to 6e-8, and some hundred sums of tens of terms lie between an embedding and its logits
    assert all(row.ours_worst < 1e-4 for row in report.logits)


@pytest.mark.nightly
@pytest.mark.parametrize("strategy", [Strategy.GATHERED, Strategy.GROUPED])
def test_dense_parts_are_dispatched_as_experts_where_that_is_asked_for(strategy, tmp_path):
    """IREE does not compile a fill of any number of tokens that the shared experts of several layers read."""
    model, opened = saved("AriaTextForCausalLM", 1, tmp_path)
    ours = open_decoder(opened, PLAINEST, Request(strategy, PLAINEST))
    (prompt,) = prompts(ours.vocabulary, 2, (41,))
    assert list(ours.generate(prompt, max_new_tokens=6)) == greedy(model, prompt, 6)


def test_zeros_for_any_number_of_tokens_are_made_of_the_tokens_of_their_layer():
    spec = model_from_config(config_of("AriaTextForCausalLM"), "a.json").whole
    text = emit_decoder(spec, plan_decoder(spec, Request(Strategy.GROUPED)), entries=(PREFILL,)).text
    made = re.findall(r"%shared_id\w* = (.+) :", text)
    assert len(made) > 1
    assert all(each.startswith("stablehlo.convert %") for each in made)


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
    spec = model_from_config({**config_of(name), "max_position_embeddings": POSITIONS, **INDEXED[name]}, "a.json").whole
    assert context_of(spec) == 40
    require_room(spec, 40, 30, 11)
    why = r"a context of 40 tokens: of more, the model's indexer would keep only 40 keys \(its top-k\)"
    with pytest.raises(InputError, match=f"30 and 12 new tokens do not fit into {why}"):
        require_room(spec, 40, 30, 12)
    with pytest.raises(InputError, match=r"context is 41; .* the model's indexer would keep only 40 keys"):
        context_of(spec, 41)
