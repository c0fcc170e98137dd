"""Transformers' own model of a decoder: it is built from configs that its class does not fit, or says why not."""

import json

import pytest

pytest.importorskip("transformers")

from drawn_models import saved

from emitter.dtype import DType
from emitter.errors import UnsupportedError
from emitter.reading.config import open_model
from emitter.signature import weight_arguments
from emitter.spec.model_tensors import model_weights
from oracle.hf_model import build
from weights import random_weights


@pytest.fixture(scope="module")
def omni(tmp_path_factory):
    """A model whose class looks for an id that neither its config nor its config's class has, and numbers for it."""
    folder = tmp_path_factory.mktemp("omni")
    saved("Qwen3OmniMoeThinkerForConditionalGeneration", 1, folder)
    config = json.loads((folder / "config.json").read_text())
    del config["vision_start_token_id"]
    (folder / "config.json").write_text(json.dumps(config))
    model = open_model(folder)
    return model, random_weights(weight_arguments(model_weights(model.whole), DType.F32), 1)


def test_a_model_with_towers_needs_no_marker_of_pictures(omni):
    assert len(build(*omni, DType.F32).generate([5, 9, 3], 4)) == 4


def test_a_class_that_does_not_run_is_refused_with_what_it_said(omni, monkeypatch):
    monkeypatch.setattr("oracle.hf_model._MARKERS", ())
    with pytest.raises(UnsupportedError, match=r"transformers' model does not run: AttributeError: .*vision_start"):
        build(*omni, DType.F32)
