"""The tiny configs with four times their widths: ``python -m oracle.wide`` writes them.

Kernels for GPUs take multiples of 16, and the widths of tiny configs are 40, 28 and 24. Over these ``auto`` falls back
to masked-dense, so that a verification on a GPU would be of no kernel.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from emitter.golden import goldens_root
from emitter.reading.config import read_config

TINY, WIDE = Path("configs", "tiny"), Path("wide")
"""The folders of both, within the goldens."""

_WIDTH = re.compile(
    r"(hidden|intermediate)_size$|^d_(model|ff)$|ffn_dim$|^share_expert_dim$|^part_features$"
    # what transformers' config classes hold against the hidden size
    r"|^adapter_(in|out)_dim$|^mamba_d_head$"
)
_TIMES = 4


def _wider(value: Any, name: str = "") -> Any:
    """A config, or a value of that ``name`` in one, with wider activations and weights."""
    if isinstance(value, dict):
        return {key: _wider(each, key) for key, each in value.items()}
    if isinstance(value, list):
        return [_wider(each, name) for each in value]
    is_width = type(value) is int and _WIDTH.search(name) is not None
    return _TIMES * value if is_width else value


def widened(path: Path) -> str:
    """The text of the config that stands for the tiny one at ``path``."""
    return json.dumps(_wider(read_config(path)), indent=2, sort_keys=True) + "\n"


def main() -> None:
    """Write them all anew."""
    folder = goldens_root() / WIDE
    folder.mkdir(exist_ok=True)
    for stale in folder.glob("*.json"):
        stale.unlink()
    for path in sorted((goldens_root() / TINY).glob("*.json")):
        (folder / path.name).write_text(widened(path))


if __name__ == "__main__":
    main()
