"""A whole model by our kernels: its experts, and the MLPs and large projections next to them."""

from __future__ import annotations

import logging
import weakref
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from transformers import PreTrainedModel

from emitter.errors import InputError
from moehlo.transformers.dense import LEAST_BYTES, NAME, attached, dense_forward
from moehlo.transformers.mlps import formula_of, weight_bytes
from moehlo.transformers.modules import NotComputedError

log = logging.getLogger("moehlo.transformers")
_before: weakref.WeakKeyDictionary[PreTrainedModel, Any] = weakref.WeakKeyDictionary()


def optimize(model: PreTrainedModel, *, least_bytes: int = LEAST_BYTES) -> PreTrainedModel:
    """Have our kernels compute a model's experts, and on CPUs what else is matrices alone: its MLPs (shared experts,
    dense layers) and projections (the output embeddings) of ``least_bytes`` or more.

    The experts are set by ``set_experts_implementation``. Each of the other modules, and no class, gets a ``forward``
    of its own, which asks the model's config: after ``set_experts_implementation`` with another name they are torch's
    too. ``restore`` takes it off. Returns the model.

    Raises:
        InputError: If transformers lets no one choose who computes the experts of this model, or it has none.
    """
    before = model.get_experts_implementation()
    already = model in _before or any(map(is_ours, model.modules()))
    model.set_experts_implementation(NAME)
    visit = _Visit(least_bytes)
    visit(model, model.config)
    if not any(config._experts_implementation == NAME for config in visit.with_experts):
        raise InputError(f"{type(model).__name__} has no experts whose implementation transformers lets one choose")
    if not already or NAME not in before.values():
        _before[model] = before
    for module, config in visit.others:
        module.forward = attached(module, config)
    taken = Counter(type(module).__name__ for module, _ in visit.others)
    log.info("besides the experts: %s", ", ".join(f"{n} {name}" for name, n in taken.items()) or "nothing")
    return model


def restore(model: PreTrainedModel) -> PreTrainedModel:
    """Undo ``optimize``: all modules' forwards are those of their classes, and the experts are computed as before, or
    by ``eager`` where this is a copy. Returns the model."""
    for module in model.modules():
        if is_ours(module):
            del module.forward
    model.set_experts_implementation(_before.pop(model, "eager"))
    return model


@dataclass
class _Visit:
    """Goes through the modules of a model: the configs ``with_experts``, and the ``others``, with the config
    of the model that it is a part of."""

    least_bytes: int
    with_experts: list[Any] = field(default_factory=list)
    others: list[tuple[Any, Any]] = field(default_factory=list)

    def __call__(self, module: Any, config: Any) -> None:
        if isinstance(module, PreTrainedModel):
            config = module.config
        if hasattr(module, "_is_expert_parallel"):  # what the decorator gives a class
            self.with_experts.append(config)
        elif _is_computed(module, self.least_bytes):
            self.others.append((module, config))
        else:
            for part in module.children():
                self(part, config)


def _is_computed(module: Any, least_bytes: int) -> bool:
    """Whether a module is an MLP or a projection for the kernels, and large enough."""
    if weight_bytes(module) < least_bytes:
        return False
    if not is_ours(module) and "forward" in vars(module):
        return False  # somebody else's
    try:
        formula_of(module)
    except NotComputedError:
        return False
    return True


def is_ours(module: Any) -> bool:
    """Whether a module has the forward that ``optimize`` gives."""
    forward = vars(module).get("forward")
    return isinstance(forward, partial) and forward.func is dense_forward
