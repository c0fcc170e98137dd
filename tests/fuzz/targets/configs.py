"""config.json, from every family of the table, to its spec and its text."""

from __future__ import annotations

import functools
import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from emitter.golden import goldens_root
from emitter.graphs import emit
from emitter.plan import Plan
from emitter.reading.config import model_from_config, open_model
from emitter.reading.families.schemes import NONE
from emitter.spec import MoeSpec

from ..mutation import json_damage
from ..target import Target, Wrong

SIZES = {
    # of plain families: hidden size, experts, choices, the experts' width
    "mixtral": ("hidden_size", "num_local_experts", "num_experts_per_tok", "intermediate_size"),
    "olmoe": ("hidden_size", "num_experts", "num_experts_per_tok", "intermediate_size"),
    "qwen2_moe": ("hidden_size", "num_experts", "num_experts_per_tok", "moe_intermediate_size"),
    "qwen3_moe": ("hidden_size", "num_experts", "num_experts_per_tok", "moe_intermediate_size"),
    "gpt_oss": ("hidden_size", "num_local_experts", "num_experts_per_tok", "intermediate_size"),
    "deepseek_v3": ("hidden_size", "n_routed_experts", "num_experts_per_tok", "moe_intermediate_size"),
    "phimoe": ("hidden_size", "num_local_experts", "num_experts_per_tok", "intermediate_size"),
    "granitemoe": ("hidden_size", "num_local_experts", "num_experts_per_tok", "intermediate_size"),
}


@functools.cache
def config_seeds() -> tuple[bytes, ...]:
    """Published configs, and the small ones of every family."""
    return tuple(path.read_bytes() for path in sorted((goldens_root() / "configs").rglob("*.json")))


def judge_config(data: bytes, path: Path) -> None:
    """Against ``json`` alone: the same document, the same spec from it, and sizes that stand in it."""
    model = open_model(path)
    plain = json.loads(data, parse_constant=_finite)
    _same(model.root, plain)
    rng = random.Random(len(data))
    for part in model.parts or (None,):
        inner = open_model(path, part=part)
        depth = inner.depth
        if len(inner.kinds) != depth:
            raise Wrong(f"{depth} layers, but {len(inner.kinds)} kinds")
        held = [index for index, kind in enumerate(inner.kinds) if kind != NONE]
        for index in {inner.default_layer(), rng.choice(held or [0])}:
            _judge_layer(inner, plain, b"__float__" not in data, part, index)


def _judge_layer(model: Any, plain: dict[str, Any], shuffle: bool, part: str | None, index: int) -> None:
    spec = model.layer(index).spec
    shuffled = list(plain.items())
    random.Random(index).shuffle(shuffled)
    # What JSON has no number for is not shuffled: transformers writes it as an object, and a reader turns it.
    if shuffle:
        again = model_from_config(dict(shuffled), part=part).layer(index).spec
        if repr(again) != repr(spec):
            raise Wrong("the order of the keys changes the spec")
    names = SIZES.get(str(model.config.get("model_type")))
    if names and isinstance(spec, MoeSpec) and "per_layer_config" not in model.config:
        stated = [model.config.get(name) for name in names]
        found = [spec.hidden, spec.experts.count, spec.router.top_k, spec.experts.intermediate]
        # of a key that says what is computed anyway, a list says it for each layer
        said = [(each, f) for s, f in zip(stated, found, strict=True) for each in (s if isinstance(s, list) else [s])]
        if any(each is not None and (type(each) is not int or each != f) for each, f in said):
            raise Wrong(f"{names} are {stated} in the config, {found} in the spec")
    text = emit(spec, Plan(3)).text
    if not text.startswith("module @moe_ffn") or not text.endswith("}\n"):
        raise Wrong("the text is no module")


def _finite(text: str) -> float:
    if text == "NaN":
        raise Wrong("read; but NaN is refused")
    return float(text)


_TAGS = {"Infinity": float("inf"), "-Infinity": float("-inf"), "NaN": float("nan")}
"""What transformers writes as ``{"__float__": TAG}``, since JSON has no such number."""


def _same(ours: Any, theirs: Any) -> None:
    """Raise ``Wrong`` unless two documents are the same, equal numbers of other types apart.

    Not by recursion: what is read may be nested as deeply as the reader's stack allows.
    """
    stack = [(ours, theirs)]
    while stack:
        a, b = stack.pop()
        if isinstance(b, dict) and len(b) == 1 and isinstance(tag := b.get("__float__"), str):
            b = _TAGS.get(tag, b)
        if type(a) is not type(b):
            raise Wrong(f"{str(b)[:100]!r} is read as {str(a)[:100]!r}")
        if isinstance(a, dict):
            if list(a) != list(b):
                raise Wrong("keys are read otherwise than json reads them")
            stack += [(a[key], b[key]) for key in a]
        elif isinstance(a, list):
            if len(a) != len(b):
                raise Wrong("a list is read otherwise than json reads it")
            stack += zip(a, b, strict=True)
        elif repr(a) != repr(b):
            raise Wrong(f"{b!r} is read as {a!r}"[:300])


def config_damage(rng: random.Random, data: bytes, seeds: Sequence[bytes]) -> bytes:
    """A tree or bytes changed; a third of them a family with its sizes told by the table above."""
    if rng.random() < 0.3:
        data = rng.choice([seed for seed in seeds if json.loads(seed).get("model_type") in SIZES])
    return json_damage(rng, data, seeds)


CONFIG = Target("config", ".json", config_seeds, config_damage, judge_config)
