"""A drawn model is judged equal, and not where its config is another than the one it was built from."""

import json
import sys
from pathlib import Path

import pytest

pytest.importorskip("transformers")

sys.path.insert(0, str(Path(__file__).parent.parent / "oracle"))

from decoders import judge
from decoders.draws import NAMES, changes
from decoders.judge import Outcome, judged
from emitter.dtype import DType
from emitter.reading.config import open_model
from emitter.reading.decoder import places
from emitter.signature import weight_arguments
from emitter.spec.model_tensors import model_weights
from weights import open_weights
from weights.decoder import load_decoder

MODEL = ("OlmoForCausalLM", 3)
SCALES = ("MistralLarge4ForConditionalGeneration", 271101)
"""transformers saves scales of rotations with every model of this class, and here no layer rotates. This one has biases
in its attention, too."""
NEAR_TIES = (("AXK1ForCausalLM", 1), ("LagunaForCausalLM", 27112701))
"""In bf16, where rounding has a token take other experts than truth: one of a prompt, and one of the new ids."""
NIGHTLY = range(1, 3)


def test_a_seed_draws_one_config_of_each_model():
    drawn = [[changes(name, seed) for name in NAMES] for seed in (1, 1, 2)]
    assert drawn[0] == drawn[1] != drawn[2]


@pytest.mark.nightly
@pytest.mark.parametrize("model", [MODEL, SCALES])
def test_a_model_runs_as_transformers_runs_it(model):
    verdict = judged(*model)
    assert verdict.outcome is Outcome.EQUAL, verdict


def test_scales_of_rotations_may_be_there_where_no_layer_rotates(tmp_path):
    judge._built(SCALES[0], changes(*SCALES), SCALES[1], DType.F32, tmp_path)
    opened = open_model(tmp_path)
    assert not any(layer.mixer.rope for layer in opened.whole.layers)
    wanted = weight_arguments(model_weights(opened.whole), DType.F32)
    assert load_decoder(open_weights(opened), places(opened, opened.whole), wanted).keys() == {a.name for a in wanted}


@pytest.mark.nightly
@pytest.mark.parametrize("model", NEAR_TIES)
def test_truth_takes_the_experts_of_near_ties(model):
    assert judged(*model).outcome is Outcome.EQUAL


@pytest.mark.nightly
def test_another_config_than_that_of_the_model_is_noticed(monkeypatch):
    built = judge._built

    def tampered(*given):
        model, path = built(*given), given[-1] / "config.json"
        config = json.loads(path.read_text())
        path.write_text(json.dumps({**config, "rope_parameters": {"rope_type": "default", "rope_theta": 7.0}}))
        return model

    monkeypatch.setattr(judge, "_built", tampered)
    assert judged(*MODEL).outcome is Outcome.EXPLAINED  # by transformers' model of the other config


@pytest.mark.nightly
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("seed", NIGHTLY)
@pytest.mark.parametrize("name", NAMES)
def test_every_model_of_a_seed_runs_as_transformers_runs_it(name, seed):
    verdict = judged(name, seed)
    assert verdict.outcome.fine, verdict
