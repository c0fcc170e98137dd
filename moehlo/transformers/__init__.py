"""The experts of transformers models by our kernels: ``import moehlo.transformers``, and

``AutoModelForCausalLM.from_pretrained(MODEL, experts_implementation="moehlo")`` or
``model.set_experts_implementation("moehlo")``.

Every class that transformers decorates with ``use_experts_implementation`` then hands its tokens, the experts that its
router chose and their weights to an IREE module, which reads the parameters where they lie. What the kernels do not
compute (gradients, quantised experts, an activation they do not know, a GPU without kernels) goes to the eager
implementation with one ``FallbackWarning`` that says why, or raises after ``configure(strict=True)``.
"""

try:
    from transformers.integrations.moe import ALL_EXPERTS_FUNCTIONS
except ImportError as missing:
    raise ImportError(
        f"moehlo.transformers needs torch and transformers 5.23 ({missing}): pip install 'moehlo[oracle]'"
    ) from missing

from moehlo.transformers.dense import LEAST_BYTES, NAME
from moehlo.transformers.experts import experts_forward
from moehlo.transformers.optimizing import optimize, restore
from moehlo.transformers.packed import load_packed
from moehlo.transformers.preparing import prepare
from moehlo.transformers.refusals import FallbackWarning, NotAcceleratedError
from moehlo.transformers.settings import Settings, configure

ALL_EXPERTS_FUNCTIONS.register(NAME, experts_forward)

__all__ = [
    "LEAST_BYTES",
    "NAME",
    "FallbackWarning",
    "NotAcceleratedError",
    "Settings",
    "configure",
    "experts_forward",
    "load_packed",
    "optimize",
    "prepare",
    "restore",
]
