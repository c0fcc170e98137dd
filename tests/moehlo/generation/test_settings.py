"""What generation_config.json says, beside transformers' reading of it."""

import json
from pathlib import Path
from typing import Any

import pytest
from transformers import GenerationConfig

from emitter.errors import ConfigError, MoehloError, UnsupportedError
from moehlo.generation.sampling import Sampling
from moehlo.generation.settings import Settings, read_settings

# as published with Qwen3-30B-A3B, OLMoE-1B-7B-0924-Instruct and gpt-oss-20b
PUBLISHED: list[tuple[dict[str, Any], Settings]] = [
    (
        {
            "bos_token_id": 151643,
            "do_sample": True,
            "eos_token_id": [151645, 151643],
            "pad_token_id": 151643,
            "temperature": 0.6,
            "top_k": 20,
            "top_p": 0.95,
            "transformers_version": "4.51.0",
        },
        Settings(Sampling(True, 0.6, 20, 0.95), (151645, 151643)),
    ),
    (
        {"_from_model_config": True, "eos_token_id": 50279, "pad_token_id": 1, "transformers_version": "4.43.0"},
        Settings(ending=(50279,)),
    ),
    (
        {"bos_token_id": 199998, "do_sample": True, "eos_token_id": [200002, 199999, 200012], "pad_token_id": 199999},
        Settings(Sampling(True), (200002, 199999, 200012)),
    ),
]


@pytest.mark.parametrize(("said", "expected"), PUBLISHED)
def test_published_files_are_read(tmp_path: Path, said: dict[str, Any], expected: Settings) -> None:
    path = tmp_path / "generation_config.json"
    path.write_text(json.dumps(said))
    assert read_settings(tmp_path) == Settings(
        expected.sampling, expected.ending, expected.stops, expected.max_new_tokens, str(path)
    )


def test_what_transformers_saves_of_its_defaults_is_read(tmp_path: Path) -> None:
    GenerationConfig(max_new_tokens=7, stop_strings=["\n\n"], eos_token_id=3).save_pretrained(tmp_path)
    found = read_settings(tmp_path)
    assert (found.sampling, found.ending, found.stops, found.max_new_tokens) == (Sampling(), (3,), ("\n\n",), 7)


def test_every_key_of_transformers_is_computed_unused_or_refused(tmp_path: Path) -> None:
    path = tmp_path / "generation_config.json"
    for key in GenerationConfig().to_dict():
        path.write_text(json.dumps({key: {"a": 1}}))
        # a dictionary is a value of none of them but of those that no id depends on
        try:
            read_settings(tmp_path)
        except UnsupportedError as error:
            assert "is not known" not in str(error) or key in (  # noqa: PT017 - the keys without a neutral value
                "top_h",
                "forced_bos_token_id",
                "forced_eos_token_id",
                "exponential_decay_length_penalty",
                "sequence_bias",
                "watermarking_config",
                "assistant_ensemble_weight",
                "dola_layers",
                "constraints",
                "force_words_ids",
            )
        except MoehloError:
            pass


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ({"num_beams": 4}, "num_beams is 4, which generation here does not compute; accepted is 1"),
        ({"no_repeat_ngram_size": 3}, "no_repeat_ngram_size is 3"),
        ({"invented": 1}, "invented is 1, which generation here does not compute, and is not known"),
    ],
)
def test_settings_that_are_not_computed_are_refused(tmp_path: Path, said: dict[str, Any], message: str) -> None:
    (tmp_path / "generation_config.json").write_text(json.dumps(said))
    with pytest.raises(UnsupportedError, match=f"{message}.*--ignore-settings"):
        read_settings(tmp_path)


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ({"temperature": -1}, "temperature is -1; expected a number above 0"),
        ({"do_sample": "yes"}, 'sample is "yes"; expected True or False'),
        ({"eos_token_id": [1, -2]}, "eos_token_id is -2; expected a whole number from 0"),
        ({"eos_token_id": "</s>"}, 'eos_token_id is "</s>"; expected a whole number'),
        ({"stop_strings": [""]}, "stop_strings is"),
        ({"max_new_tokens": 1.5}, "max_new_tokens is 1.5; expected a whole number"),
    ],
)
def test_values_that_are_not_accepted_are_refused(tmp_path: Path, said: dict[str, Any], message: str) -> None:
    (tmp_path / "generation_config.json").write_text(json.dumps(said))
    with pytest.raises(ConfigError, match=message):
        read_settings(tmp_path)


def test_without_the_file_config_json_says_what_ends_a_text(tmp_path: Path) -> None:
    assert read_settings(tmp_path, {"eos_token_id": 2}).ending == (2,)
    assert read_settings(tmp_path, {"text_config": {"eos_token_id": [3, 4]}}).ending == (3, 4)
    assert read_settings(tmp_path, {}).ending == ()
