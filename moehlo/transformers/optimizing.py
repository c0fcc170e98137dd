"""A whole model by our kernels: its experts, and the MLPs and large projections next to them."""

from __future__ import annotations

import logging
import weakref
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from transformers import PreTrainedModel

from emitter.errors import InputError
from moehlo.transformers.attention import attention_forward, calls_attention
from moehlo.transformers.choosing import block_forward, is_for
from moehlo.transformers.dense import LEAST_BYTES, NAME, dense_forward
from moehlo.transformers.mlps import formula_of, weight_bytes
from moehlo.transformers.modules import NotComputedError, is_experts

log = logging.getLogger("moehlo.transformers")
_before: weakref.WeakKeyDictionary[PreTrainedModel, Any] = weakref.WeakKeyDictionary()


def optimize(model: PreTrainedModel, *, least_bytes: int = LEAST_BYTES) -> PreTrainedModel:
    """Have our kernels compute a model's experts, and on CPUs what else is matrices alone: its MLPs (shared experts,
    dense layers) and projections (the output embeddings) of ``least_bytes`` or more; and causal attention over long
    texts, where torch's ``scaled_dot_product_attention`` would.

    If the model lies on a GPU, routers choose by a faster ``torch.topk`` in graphs of ``torch.compile``. Move a model
    before this, not after.

    The experts are set by ``set_experts_implementation``. Each of the other modules, and no class, gets a ``forward``
    of its own, which asks the model's config: after ``set_experts_implementation`` with another name they are torch's
    too. So does what stands around the experts. ``restore`` takes it off. Returns the model.

    Raises:
        InputError: If transformers lets no one choose who computes the experts of this model, or it has none.
    """
    before = model.get_experts_implementation()
    already = model in _before or any(map(_is_changed, model.modules()))
    model.set_experts_implementation(NAME)
    visit = _Visit(least_bytes)
    visit(model, model.config)
    if not any(config._experts_implementation == NAME for config in visit.with_experts):
        raise InputError(f"{type(model).__name__} has no experts whose implementation transformers lets one choose")
    if not already or NAME not in before.values():
        _before[model] = before
    for module, config, forward in visit.changed:
        module.forward = partial(forward, module, config)  # which can be copied and pickled with the module
    taken = Counter(type(module).__name__ for module, _, forward in visit.changed if forward is not block_forward)
    log.info("besides the experts: %s", ", ".join(f"{n} {name}" for name, n in taken.items()) or "nothing")
    return model


def restore(model: PreTrainedModel) -> PreTrainedModel:
    """Undo ``optimize``: all modules' forwards are those of their classes, and the experts are computed as before, or
    by ``eager`` where this is a copy. Returns the model."""
    for module in model.modules():
        if _is_changed(module):
            del module.forward
    model.set_experts_implementation(_before.pop(model, "eager"))
    return model


@dataclass
class _Visit:
    """Goes through the modules of a model: the configs ``with_experts``, and each other module that is to be
    ``changed``, with the config of the model that it is a part of and the forward that it gets."""

    least_bytes: int
    with_experts: list[Any] = field(default_factory=list)
    changed: list[tuple[Any, Any, Callable[..., Any]]] = field(default_factory=list)

    def __call__(self, module: Any, config: Any) -> None:
        if isinstance(module, PreTrainedModel):
            config = module.config
        if is_experts(module):
            self.with_experts.append(config)
        elif _is_computed(module, self.least_bytes):
            self.changed.append((module, config, dense_forward))
        else:
            if _may_change(module):
                on_gpu = is_for(module)
                if on_gpu and any(map(is_experts, module.children())):
                    self.changed.append((module, config, block_forward))
                elif not on_gpu and calls_attention(module):
                    self.changed.append((module, config, attention_forward))
            for part in module.children():
                self(part, config)


def _may_change(module: Any) -> bool:
    """Whether its forward is its class's, or ours: not somebody else's."""
    return _is_changed(module) or "forward" not in vars(module)


def _is_computed(module: Any, least_bytes: int) -> bool:
    """Whether a module is an MLP or a projection for the kernels, which are for CPUs, and large enough."""
    if weight_bytes(module) < least_bytes or is_for(module):
        return False
    if not _may_change(module):
        return False
    try:
        formula_of(module)
    except NotComputedError:
        return False
    return True


def is_ours(module: Any) -> bool:
    """Whether a module has the forward that ``optimize`` gives those that our kernels compute."""
    return _has_forward(module, dense_forward)


def _is_changed(module: Any) -> bool:
    return any(_has_forward(module, of) for of in (dense_forward, block_forward, attention_forward))


def _has_forward(module: Any, function: Callable[..., Any]) -> bool:
    forward = vars(module).get("forward")
    return isinstance(forward, partial) and forward.func is function
