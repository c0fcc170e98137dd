"""Reading of config.json: what is accepted, what is refused, and what the refusal says."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from emitter.errors import ConfigError, MoehloError, UnsupportedError
from emitter.golden import goldens_root
from emitter.reading.config import MAX_BYTES, open_model
from emitter.reading.reader import MAX_LAYERS
from emitter.spec import DenseSpec, MoeSpec
from emitter.spec.ffn import MAX_CHOICES, MAX_EXPERTS

CONFIGS = goldens_root() / "configs"
MIXTRAL: dict[str, Any] = json.loads((CONFIGS / "tiny" / "mixtral.json").read_text())
DEEPSEEK: dict[str, Any] = json.loads((CONFIGS / "tiny" / "deepseek-v3.json").read_text())


def _write(tmp_path: Path, config: dict[str, Any], **changes: Any) -> Path:
    config = {k: v for k, v in {**config, **changes}.items() if v is not _ABSENT}
    path = tmp_path / "config.json"
    path.write_text(json.dumps(config))
    return path


class _Absent:
    pass


_ABSENT = _Absent()


def _refused(path: Path, layer: int | None = None) -> str:
    with pytest.raises(MoehloError) as error:
        open_model(path).layer(layer)
    assert str(path) in str(error.value)
    return str(error.value)


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        (_ABSENT, "is missing; the config must state it"),
        (None, "is null"),
        (-8, "is -8; expected a whole number from 1 to"),
        (0, "is 0; expected a whole number from 1 to"),
        (7.5, "is 7.5, not a whole number"),
        (8.0, "is 8.0, not a whole number"),
        (2**40, f"is {2**40}, absurdly large"),
        ("8", 'is "8", not a number'),
        (True, "is true, not a number"),
        ([8], "is [8], not a number"),
    ],
)
@pytest.mark.parametrize("key", ["hidden_size", "num_local_experts", "num_experts_per_tok", "intermediate_size"])
def test_every_size_is_checked(tmp_path: Path, key: str, value: Any, problem: str) -> None:
    message = _refused(_write(tmp_path, MIXTRAL, **{key: value}))
    assert key in message
    assert problem in message


@pytest.mark.parametrize("value", [_ABSENT, None, -1, 0, 2.5])
def test_depth_is_checked(tmp_path: Path, value: Any) -> None:
    assert "num_hidden_layers" in _refused(_write(tmp_path, MIXTRAL, num_hidden_layers=value))


@pytest.mark.parametrize(
    ("config", "changes", "problem"),
    [
        (MIXTRAL, {"num_experts_per_tok": 9}, "num_experts_per_tok is 9, more than num_local_experts = 8; expected 1"),
        (DEEPSEEK, {"n_group": 3, "topk_group": 1}, "n_group is 3, which does not divide n_routed_experts = 16"),
        (DEEPSEEK, {"topk_group": 5}, "topk_group is 5, more than n_group = 4"),
        (DEEPSEEK, {"n_group": 8, "topk_group": 1}, "num_experts_per_tok is 3, more than the 2 experts"),
        (DEEPSEEK, {"n_group": 16, "topk_group": 8}, "one expert in each"),
        (MIXTRAL, {"model_type": "mixtrall"}, "'mixtrall' is not in the family table; the closest known ones are mixt"),
        (MIXTRAL, {"model_type": _ABSENT}, "model_type is missing"),
        (MIXTRAL, {"model_type": 7}, "model_type is 7"),
        (MIXTRAL, {"moe_latent_size": 12}, "looks like part of a Mixture-of-Experts, but mixtral does not read it"),
        (DEEPSEEK, {"scoring_func": "softmax"}, 'scoring_func is "softmax", but deepseek_v3 does not read it'),
    ],
)
def test_what_does_not_go_together_or_is_not_read(
    tmp_path: Path, config: dict[str, Any], changes: dict[str, Any], problem: str
) -> None:
    assert problem in _refused(_write(tmp_path, config, **changes))


def test_a_key_that_says_what_is_computed_anyway(tmp_path: Path) -> None:
    assert open_model(_write(tmp_path, DEEPSEEK, scoring_func="sigmoid")).layer()


def test_layer_out_of_range(tmp_path: Path) -> None:
    path = _write(tmp_path, DEEPSEEK)
    for layer in (-1, 2):
        assert f"layer {layer} is out of range; the model has layers 0 to 1" in _refused(path, layer)


def test_layers_beyond_any_model_are_refused_before_their_kinds_are_worked_out(tmp_path: Path) -> None:
    began = time.process_time()
    path = _write(tmp_path, {**DEEPSEEK, "num_hidden_layers": 2_000_000})
    assert "num_hidden_layers is 2000000, absurdly large; expected a whole number from 1 to 16384" in _refused(path, 1)
    assert time.process_time() - began < 1


def test_a_dense_layer_asked_for_as_moe(tmp_path: Path) -> None:
    model = open_model(_write(tmp_path, DEEPSEEK))
    assert isinstance(model.layer(0).spec, DenseSpec)
    assert isinstance(model.layer(1).spec, MoeSpec)
    with pytest.raises(UnsupportedError, match="layer 0 is dense, but a MoE layer was asked for; its MoE layers are 1"):
        model.layer(0, moe=True)


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "is empty"),
        (b'{"a": 1, "a": 2}', 'the key "a" appears twice'),
        (b" " * (MAX_BYTES + 1), "too large for a config.json"),
    ],
)
def test_files_that_are_no_config(tmp_path: Path, content: bytes, problem: str) -> None:
    path = tmp_path / "config.json"
    path.write_bytes(content)
    with pytest.raises(ConfigError) as error:
        open_model(path)
    assert problem in str(error.value)
    assert str(path) in str(error.value)


def test_missing_files(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="does not exist"):
        open_model(tmp_path / "nowhere")
    with pytest.raises(ConfigError, match=r"config\.json: does not exist"):
        open_model(tmp_path)


def test_nested_text_config(tmp_path: Path) -> None:
    plain = open_model(_write(tmp_path, MIXTRAL)).layer().spec
    nested = open_model(_write(tmp_path, {"model_type": "llava", "text_config": MIXTRAL})).layer().spec
    assert nested == plain


def test_aliases_must_agree(tmp_path: Path) -> None:
    renamed = {**MIXTRAL, "num_experts": 8}
    assert open_model(_write(tmp_path, renamed)).layer()
    assert "num_experts is 5 but num_local_experts is 8" in _refused(_write(tmp_path, renamed, num_experts=5))


def test_sparse_layers_of_qwen(tmp_path: Path) -> None:
    qwen = json.loads((CONFIGS / "tiny" / "qwen2-moe.json").read_text())
    model = open_model(_write(tmp_path, qwen, num_hidden_layers=7, decoder_sparse_step=2, mlp_only_layers=[3]))
    # layers 1, 3, 5 are every second one; 3 is listed as dense
    assert model.moe_layers == (1, 5)


def test_the_first_moe_layer_is_the_default() -> None:
    assert open_model(CONFIGS / "deepseek-v3.json").layer().index == 3


QWEN: dict[str, Any] = json.loads((CONFIGS / "tiny" / "qwen2-moe.json").read_text())


@pytest.mark.parametrize(
    ("config", "key", "most"),
    [
        (MIXTRAL, "num_hidden_layers", MAX_LAYERS),
        (MIXTRAL, "num_local_experts", MAX_EXPERTS),
        (MIXTRAL, "num_experts_per_tok", MAX_CHOICES),
    ],
)
def test_what_would_take_minutes_is_refused_by_its_bound(
    tmp_path: Path, config: dict[str, Any], key: str, most: int
) -> None:
    many = {"num_local_experts": MAX_EXPERTS} if key == "num_experts_per_tok" else {}
    assert open_model(_write(tmp_path, config, **{**many, key: most})).layer()
    message = _refused(_write(tmp_path, config, **{**many, key: most + 1}))
    assert f"{key} is {most + 1}, absurdly large; expected a whole number from 1 to {most}" in message


def test_long_lists_of_layers_take_no_longer_than_their_length(tmp_path: Path) -> None:
    listed = list(range(0, MAX_LAYERS, 2)) * 20
    path = _write(tmp_path, QWEN, num_hidden_layers=MAX_LAYERS, mlp_only_layers=listed, decoder_sparse_step=1)
    started = time.process_time()
    assert open_model(path).moe_layers == tuple(range(1, MAX_LAYERS, 2))
    assert time.process_time() - started < 2
    assert "absurdly large" in _refused(_write(tmp_path, QWEN, num_hidden_layers=200_000, mlp_only_layers=listed))


@pytest.mark.parametrize("value", [1e300, -1e300, 1.7e308, 10**99, 3.5e38])
def test_a_number_that_float32_does_not_hold(tmp_path: Path, value: float) -> None:
    message = _refused(_write(tmp_path, DEEPSEEK, routed_scaling_factor=value))
    assert "routed_scaling_factor is" in message
    assert "which is infinite in float32; expected at most 3.4e+38 either way" in message


@pytest.mark.parametrize("value", [{"__float__": "Infinity"}, {"__float__": "NaN"}, {"__float__": "1"}, float("inf")])
def test_a_tag_of_transformers_is_refused_by_the_key_that_reads_it(tmp_path: Path, value: Any) -> None:
    assert "routed_scaling_factor is" in _refused(_write(tmp_path, DEEPSEEK, routed_scaling_factor=value))
    assert open_model(_write(tmp_path, DEEPSEEK, time_step_limit=[0.0, value])).layer()
