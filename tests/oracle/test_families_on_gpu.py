"""A tiny whole model of every family on this machine's GPU, at widths that its kernels take: ids are transformers', and
what is no launch is named."""

import pytest
import torch
from drawn_models import greedy
from whole_models import build
from wide_models import NAMES, widths

import moehlo
from emitter.target.host import cuda_capability

pytestmark = [
    pytest.mark.cuda,
    pytest.mark.skipif(cuda_capability() is None, reason="needs an NVIDIA GPU"),
    pytest.mark.timeout(600),
]
PROMPTS = ([5, 9, 3, 17], [*range(4, 30)] * 6, [7, 2])
NEW = 12


@pytest.mark.parametrize("name", NAMES)
def test_ids_are_those_of_transformers(name, tmp_path):
    whole = build(name, widths(name))
    model = getattr(whole, "thinker", whole)
    getattr(model.config, "text_config", model.config).eos_token_id = None
    for config in {id(each): each for each in (model.config, model.generation_config)}.values():
        config.eos_token_id = config.pad_token_id = None
    whole.save_pretrained(tmp_path)
    with torch.no_grad():
        wanted = [greedy(model, [*prompt], NEW) for prompt in PROMPTS]
    decoder = moehlo.open_model(tmp_path).decoder(target="cuda", batches=True)
    texts = {number: [] for number in range(len(PROMPTS))}
    for number, token in decoder.generate_batch(PROMPTS, max_new_tokens=NEW, rows=3):
        texts[number].append(token)
    alone = [[*decoder.generate(prompt, max_new_tokens=NEW)] for prompt in PROMPTS]
    assert [*texts.values()] == alone == wanted
    print(name, "prompts:", decoder.prompts_by, "steps:", decoder.steps_by)
