"""The configs of real models say what their authors publish.

The expectations come from outside the files: parameter counts from the model cards, sizes from the table in
``goldens/configs/README.md``, which is written by hand.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

CONFIGS = Path(__file__).parents[2] / "goldens" / "configs"
NAMES = sorted(path.stem for path in CONFIGS.glob("*.json"))

# Total parameters in billions as the model cards, papers or hub pages state them, to the digits that they give. A half
# unit of the last digit is the tolerance, because that is what rounding leaves open.
PUBLISHED_BILLIONS = {
    "mixtral-8x7b-v0.1": "46.7",
    "qwen1.5-moe-a2.7b": "14.3",
    "qwen3-30b-a3b": "30.5",
    "olmoe-1b-7b-0924": "6.92",
    "deepseek-v2-lite": "15.7",
    "deepseek-v3": "671",
    "gpt-oss-20b": "20.91",
    "gpt-oss-120b": "116.83",
    "qwen3-0.6b": "0.6",
    "qwen3-vl-30b-a3b-instruct": "31",
}
COLUMNS = ("layers", "hidden", "width", "experts", "top_k", "shared", "dense_layers", "dense_width")


def read(name: str) -> dict[str, Any]:
    config: dict[str, Any] = json.loads((CONFIGS / f"{name}.json").read_text())
    return config


def readme_rows() -> dict[str, dict[str, int]]:
    """The first table of the README: file -> column -> value."""
    rows = {}
    for line in (CONFIGS / "README.md").read_text().splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == len(COLUMNS) + 1 and cells[1].isdigit():
            rows[cells[0]] = dict(zip(COLUMNS, map(int, cells[1:]), strict=True))
    return rows


def sizes(config: dict[str, Any]) -> dict[str, int]:
    """The columns of the README, read from a config by its keys alone."""
    text = config.get("text_config", config)
    experts = next((text[key] for key in ("num_local_experts", "num_experts", "n_routed_experts") if key in text), 0)
    width = text.get("moe_intermediate_size", text["intermediate_size"])
    layers = text["num_hidden_layers"]
    dense_layers = text.get("first_k_dense_replace", 0) if experts else layers
    return {
        "layers": layers,
        "hidden": text["hidden_size"],
        "width": width,
        "experts": experts,
        "top_k": text.get("num_experts_per_tok", 0),
        "shared": text.get("shared_expert_intermediate_size", text.get("n_shared_experts", 0) * width),
        "dense_layers": dense_layers,
        "dense_width": text["intermediate_size"] if dense_layers else 0,
    }


def test_every_config_has_its_row_and_its_parameter_count() -> None:
    assert NAMES == sorted(readme_rows()) == sorted(PUBLISHED_BILLIONS)


@pytest.mark.parametrize("name", NAMES)
def test_sizes_are_those_of_the_readme(name: str) -> None:
    assert sizes(read(name)) == readme_rows()[name]


@pytest.mark.parametrize("name", NAMES)
def test_file_is_sorted_json_with_a_final_newline(name: str) -> None:
    text = (CONFIGS / f"{name}.json").read_text()
    assert text == json.dumps(json.loads(text), indent=2, sort_keys=True) + "\n"


@pytest.mark.parametrize("name", NAMES)
def test_the_model_has_the_published_number_of_parameters(name: str) -> None:
    torch = pytest.importorskip("torch")
    transformers = pytest.importorskip("transformers")
    raw = read(name)
    config = transformers.CONFIG_MAPPING[raw["model_type"]].from_dict(raw)
    auto = transformers.AutoModelForImageTextToText if "text_config" in raw else transformers.AutoModelForCausalLM
    with torch.device("meta"):
        model = auto.from_config(config)
    billions = sum(parameter.numel() for parameter in model.parameters()) / 1e9
    published = PUBLISHED_BILLIONS[name]
    digits = len(published.partition(".")[2])
    assert abs(billions - float(published)) <= 0.5 * 10**-digits, f"{name} has {billions:.3f} billion parameters"
