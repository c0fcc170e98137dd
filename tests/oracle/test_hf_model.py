"""Transformers' own model of a decoder: it is built from configs that its class does not fit, or says why not."""

import json

import numpy as np
import pytest

pytest.importorskip("transformers")

from drawn_models import saved

from emitter.dtype import DType
from emitter.errors import UnsupportedError
from emitter.reading.config import open_model
from emitter.signature import weight_arguments
from emitter.spec.model_tensors import model_weights
from oracle.decoder import LOGITS, compute, sequence
from oracle.exact import Exact
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


@pytest.mark.parametrize(
    ("name", "inside"), [("Kimi_K25ForConditionalGeneration", True), ("MixtralForCausalLM", False)]
)
@pytest.mark.parametrize("key", ["dtype", "torch_dtype"])
def test_a_config_may_name_the_dtype_of_its_checkpoint(tmp_path, name, inside, key):
    """Inside too, whence a class with towers takes it; where no class is named, the config itself is what says it."""
    saved(name, 1, tmp_path)
    config = json.loads((tmp_path / "config.json").read_text())
    if not inside:
        del config["architectures"]
    (config["text_config"] if inside else config)[key] = "bfloat16"
    (tmp_path / "config.json").write_text(json.dumps(config))
    model = open_model(tmp_path)
    weights = random_weights(weight_arguments(model_weights(model.whole), DType.F32), 1)
    found = {str(tensor.dtype) for tensor in build(model, weights, DType.F32).module.parameters()}
    assert found == {"torch.float32"}


@pytest.mark.parametrize(
    ("around", "architecture", "name", "also"),
    [
        ("internvl", "InternVLForConditionalGeneration", "Qwen3MoeForCausalLM", {"tie_word_embeddings": False}),
        ("cohere2_vision", "Cohere2VisionForConditionalGeneration", "Cohere2MoeForCausalLM", {"logit_scale": 0.25}),
    ],
)
def test_a_text_model_inside_a_config_of_no_row_is_compared_with_its_own_class(
    tmp_path, around, architecture, name, also
):
    """InternVL's class ties the head unless it is told not to, that of Command A+ forgets the scale of the logits."""
    saved(name, 1, tmp_path)
    inside = json.loads((tmp_path / "config.json").read_text()) | also
    (tmp_path / "config.json").write_text(
        json.dumps({"architectures": [architecture], "model_type": around, "text_config": inside})
    )
    model = open_model(tmp_path)
    weights = random_weights(weight_arguments(model_weights(model.whole), DType.F32), 1)
    truth = compute(Exact(), model.whole, weights, sequence([5, 9, 3], weights))[0][LOGITS]
    np.testing.assert_allclose(build(model, weights, DType.F32).logits([5, 9, 3]), truth, rtol=0, atol=1e-4)
