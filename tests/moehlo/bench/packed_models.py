"""A config whose experts are packed, in each form that kernels read."""

import json
from pathlib import Path
from typing import Any

from emitter.golden import goldens_root
from emitter.packing import BlockFp8, MlxAffine, Mxfp4, Packing
from emitter.reading.config import Model, open_model
from emitter.signature import DType

TINY = goldens_root() / "configs" / "tiny"
E, H, I, TOP_K = 8, 128, 64, 3  # noqa: E741
FOUR = {"quantization": {"bits": 4, "group_size": 32}}
FORMS: list[tuple[dict[str, Any], Packing]] = [
    (FOUR, MlxAffine(4, 32, DType.BF16)),
    ({"quantization_config": {"quant_method": "mxfp4"}}, Mxfp4()),
    ({"quantization_config": {"quant_method": "fp8", "weight_block_size": [32, 64]}}, BlockFp8(32, 64)),
]
FORM_IDS = ["affine", "mxfp4", "fp8"]


def model(folder: Path, **quantised: Any) -> Model:
    config = json.loads((TINY / "qwen3-moe.json").read_text())
    sizes = {"hidden_size": H, "moe_intermediate_size": I, "num_experts": E, "num_local_experts": E}
    (folder / "config.json").write_text(json.dumps(config | sizes | {"num_experts_per_tok": TOP_K} | quantised))
    return open_model(folder / "config.json")
