"""How a model's own files want it to generate: ``generation_config.json``, ``config.json`` or a GGUF's metadata."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from emitter.errors import ConfigError, InputError, UnsupportedError, shown
from emitter.io.files import is_directory, is_regular
from emitter.io.numbers import whole_number
from emitter.io.strict_json import read_object
from moehlo.generation.sampling import Sampling

FILE = "generation_config.json"
MOST_TOKENS = 2**31 - 1
_MOST_BYTES = 2**22

_SAMPLING = {
    "do_sample": "sample",
    **{key: key for key in ("temperature", "top_k", "top_p", "min_p", "repetition_penalty")},
}
"""The keys that ``Sampling`` holds, and its names for them."""

_SAME_RESULT = frozenset(
    [
        "_from_model_config",
        "transformers_version",
        "pad_token_id",
        "bos_token_id",
        "decoder_start_token_id",
        "use_cache",
        "cache_implementation",
        "cache_config",
        "max_cache_len",
        "prefill_chunk_size",
        "low_memory",
        "compile_config",
        "disable_compile",
        "continuous_batching_config",
        "max_time",
        "max_length",
        "use_mtp",
        "output_attentions",
        "output_hidden_states",
        "output_scores",
        "output_logits",
        "return_dict_in_generate",
        "is_assistant",
        "num_assistant_tokens",
        "num_assistant_tokens_schedule",
        "assistant_confidence_threshold",
        "prompt_lookup_num_tokens",
        "max_matching_ngram_size",
        "assistant_early_exit",
        "assistant_lookbehind",
        "target_lookbehind",
        "speculation_type",
        "early_stopping",
        "length_penalty",
        "renormalize_logits",
        "assistant_temperature",
        "chat_format",
        "max_window_size",
        "trust_remote_code",
        "_commit_hash",
    ]
)
"""Keys that no id depends on (how it is computed, what else is returned, beams that are not searched, drafts that the
model checks), and lengths in total, which say when a text is cut and are the caller's here."""

_NEUTRAL: Mapping[str, tuple[Any, ...]] = {
    "num_beams": (1,),
    "num_beam_groups": (1,),
    "num_return_sequences": (1,),
    "diversity_penalty": (0.0,),
    "typical_p": (1.0,),
    "epsilon_cutoff": (0.0,),
    "eta_cutoff": (0.0,),
    "encoder_repetition_penalty": (1.0,),
    "encoder_no_repeat_ngram_size": (0,),
    "no_repeat_ngram_size": (0,),
    "min_length": (0,),
    "min_new_tokens": (0,),
    "remove_invalid_values": (False,),
    "token_healing": (False,),
    "penalty_alpha": (0.0,),
    "guidance_scale": (1.0,),
    "suppress_tokens": ([],),
    "begin_suppress_tokens": ([],),
    "bad_words_ids": ([],),
}
"""Keys that change the ids and are not computed, with the values that say they are off."""


@dataclass(frozen=True)
class Settings:
    """How a model generates unless the caller says otherwise.

    Attributes:
        sampling: How the next token is chosen.
        ending: Ids that end a text, themselves not part of it.
        stops: Strings that end a text.
        max_new_tokens: How many tokens at most, or None.
        source: The file that this is from.
    """

    sampling: Sampling = field(default_factory=Sampling)
    ending: tuple[int, ...] = ()
    stops: tuple[str, ...] = ()
    max_new_tokens: int | None = None
    source: str = "the defaults"


def read_settings(model: Path, config: Mapping[str, Any] | None = None) -> Settings:
    """The settings of a model directory or a GGUF file.

    Args:
        model: The directory or the file.
        config: The content of config.json, which says what ends a text where there is no generation_config.json.

    Raises:
        ConfigError: a value that is not accepted.
        UnsupportedError: a setting that changes the ids and is not computed, or one that is not known.
    """
    folder = model if is_directory(model) else model.parent
    path = folder / FILE
    if is_regular(path):
        return _from_file(path)
    if model.suffix == ".gguf":
        from moehlo.generation.vocabulary import ending_tokens

        return Settings(ending=ending_tokens(model), source=str(model))
    where = str(folder / "config.json")
    text = (config or {}).get("text_config")
    eos = (config or {}).get("eos_token_id", text.get("eos_token_id") if isinstance(text, Mapping) else None)
    return Settings(ending=_ids(eos, f"{where}: eos_token_id"), source=where)


def _from_file(path: Path) -> Settings:
    found = read_object(path, f"a {FILE}", most=_MOST_BYTES, values=2**16, special_floats=True)
    # null is transformers' word for a key that is not set
    said = {key: value for key, value in found.items() if value is not None}
    for key, value in said.items():
        if key in _SAMPLING or key in _SAME_RESULT or key in ("eos_token_id", "stop_strings", "max_new_tokens"):
            continue
        accepted = _NEUTRAL.get(key, ())
        if not any(type(value) in (type(known), int) and value == known for known in accepted):
            expected = f"; accepted is {shown(accepted[0])}" if accepted else ", and is not known"
            raise UnsupportedError(
                f"{path}: {key} is {shown(value)}, which generation here does not compute{expected}. Leave the file "
                "out with --ignore-settings"
            )
    try:
        sampling = Sampling(**{_SAMPLING[key]: value for key, value in said.items() if key in _SAMPLING})
    except InputError as error:
        raise ConfigError(f"{path}: {error}") from error
    stops = said.get("stop_strings", [])
    stops = [stops] if isinstance(stops, str) else stops
    if not isinstance(stops, list) or not all(isinstance(stop, str) and stop for stop in stops):
        raise ConfigError(f"{path}: stop_strings is {shown(stops)}; expected a text or a list of texts")
    most = said.get("max_new_tokens")
    if most is not None:
        most = whole_number(most, f"{path}: max_new_tokens", least=0, most=MOST_TOKENS, error=ConfigError)
    ending = _ids(said.get("eos_token_id"), f"{path}: eos_token_id")
    return Settings(sampling, ending, tuple(stops), most, str(path))


def _ids(value: Any, where: str) -> tuple[int, ...]:
    """The ids that end a text: none, one or a list of them."""
    listed = value if isinstance(value, list) else [] if value is None else [value]
    return tuple(whole_number(entry, where, least=0, most=MOST_TOKENS, error=ConfigError) for entry in listed)
